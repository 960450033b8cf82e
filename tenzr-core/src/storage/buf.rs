//! The buffer: a few values inline, more in a shared store.

use std::fmt;
use std::mem;
use std::sync::Arc;

use super::pages;
use super::pool::{self, Store};
use crate::element::Element;

/// The largest number of values kept in the buffer itself. Measured: 64 is slower than `malloc`, since every move
/// copies them.
pub const INLINE: usize = 8;

/// A run of values of one type. Cloning shares the storage; writing needs it unshared.
pub struct Buf<E: Element> {
    repr: Repr<E>,
}

enum Repr<E> {
    Inline {
        len: u8,
        values: [E; INLINE],
    },
    /// The first `len` values of the store. No `Weak` to it is ever made, so a count of one means sole ownership.
    Heap {
        store: Store<E>,
        len: usize,
    },
}

impl<E: Element> Buf<E> {
    /// A buffer of `len` values with unspecified contents, which the caller writes over completely. Debug builds fill it
    /// with [`Element::POISON`].
    #[inline]
    pub fn fresh(len: usize) -> Self {
        if len <= INLINE {
            let value = if cfg!(debug_assertions) { E::POISON } else { E::default() };
            return Self::inline(len, value);
        }
        let mut buf = Self::heap(len);
        if cfg!(debug_assertions) {
            buf.make_mut().fill(E::POISON);
        }
        buf
    }

    /// `len` copies of `value`.
    pub fn filled(len: usize, value: E) -> Self {
        if len <= INLINE {
            return Self::inline(len, value);
        }
        let mut buf = Self::heap(len);
        buf.make_mut().fill(value);
        buf
    }

    /// Takes over the vector's memory, unless the values fit inline.
    pub fn from_vec(vec: Vec<E>) -> Self {
        let len = vec.len();
        if len > INLINE {
            return Self { repr: Repr::Heap { store: Arc::new(vec), len } };
        }
        let mut values = [E::default(); INLINE];
        values[..len].copy_from_slice(&vec);
        Self { repr: Repr::Inline { len: len as u8, values } }
    }

    #[inline]
    fn inline(len: usize, value: E) -> Self {
        debug_assert!(len <= INLINE);
        Self { repr: Repr::Inline { len: len as u8, values: [value; INLINE] } }
    }

    /// A store of at least `len` values that nobody else holds: recycled, or new.
    #[inline(never)]
    fn heap(len: usize) -> Self {
        let store = E::with_pool(|pool| pool.take(len)).flatten().unwrap_or_else(|| {
            // Zeroed by the allocator: for large blocks those are the kernel's untouched pages, so nothing is written
            // here and the pages can still be advised.
            let vec = vec![E::default(); pool::capacity_for::<E>(len)];
            pages::advise_huge(&vec);
            Arc::new(vec)
        });
        Self { repr: Repr::Heap { store, len } }
    }

    #[inline]
    pub fn len(&self) -> usize {
        match &self.repr {
            Repr::Inline { len, .. } => usize::from(*len),
            Repr::Heap { len, .. } => *len,
        }
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    #[inline]
    pub fn as_slice(&self) -> &[E] {
        match &self.repr {
            Repr::Inline { len, values } => &values[..usize::from(*len)],
            Repr::Heap { store, len } => &store[..*len],
        }
    }

    /// The values for writing, if no clone shares them.
    #[inline]
    pub fn unique(&mut self) -> Option<&mut [E]> {
        match &mut self.repr {
            Repr::Inline { len, values } => Some(&mut values[..usize::from(*len)]),
            Repr::Heap { store, len } => Arc::get_mut(store).map(|values| &mut values[..*len]),
        }
    }

    /// The values for writing; copies them first if a clone shares them.
    pub fn make_mut(&mut self) -> &mut [E] {
        if self.is_shared() {
            let mut copy = Self::heap(self.len());
            // The new store is nobody else's, so this does not recurse further.
            copy.make_mut().copy_from_slice(self.as_slice());
            *self = copy;
        }
        self.unique().expect("a buffer that is not shared can be written")
    }

    #[inline]
    fn is_shared(&self) -> bool {
        matches!(&self.repr, Repr::Heap { store, .. } if Arc::strong_count(store) != 1)
    }

    /// The values as a vector: without a copy when they are on the heap and no clone shares them.
    pub fn into_vec(mut self) -> Vec<E> {
        match self.take_repr() {
            Repr::Inline { len, values } => values[..usize::from(len)].to_vec(),
            Repr::Heap { store, len } => match Arc::try_unwrap(store) {
                Ok(mut vec) => {
                    vec.truncate(len);
                    vec
                }
                Err(shared) => shared[..len].to_vec(),
            },
        }
    }

    /// Moves the contents out, past `Drop`.
    #[inline]
    fn take_repr(&mut self) -> Repr<E> {
        mem::replace(&mut self.repr, Repr::Inline { len: 0, values: [E::default(); INLINE] })
    }

    /// Out of line: a drop is emitted at every place a tensor goes out of scope, and those add up in compile time.
    #[inline(never)]
    fn recycle(&mut self) {
        if let Repr::Heap { store, .. } = self.take_repr()
            // One relaxed load: with a count of one nobody can make a second owner, and whoever takes the store from
            // the pool goes through `Arc::get_mut`, which acquires what former owners did.
            && Arc::strong_count(&store) == 1
        {
            // Without a pool (the thread is ending) the closure is dropped, and the store with it.
            E::with_pool(|pool| pool.give(store));
        }
    }
}

/// Out of line for the same reason as [`Buf::recycle`].
#[inline(never)]
fn share<E>(store: &Store<E>) -> Store<E> {
    Arc::clone(store)
}

impl<E: Element> Clone for Buf<E> {
    #[inline]
    fn clone(&self) -> Self {
        let repr = match &self.repr {
            Repr::Inline { len, values } => Repr::Inline { len: *len, values: *values },
            Repr::Heap { store, len } => Repr::Heap { store: share(store), len: *len },
        };
        Self { repr }
    }
}

impl<E: Element> Drop for Buf<E> {
    #[inline]
    fn drop(&mut self) {
        if matches!(self.repr, Repr::Heap { .. }) {
            self.recycle();
        }
    }
}

impl<E: Element> PartialEq for Buf<E> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<E: Element> fmt::Debug for Buf<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_send_sync<T: Send + Sync>() {}

    #[test]
    fn crosses_threads() {
        is_send_sync::<Buf<f32>>();
        is_send_sync::<Buf<bool>>();
        let buf = Buf::filled(1000, 1.5f32);
        let there = buf.clone();
        let mut back = std::thread::spawn(move || {
            drop(Buf::<f32>::fresh(5000));
            there
        })
        .join()
        .unwrap();
        back.make_mut()[0] = 2.0;
        assert_eq!((buf.as_slice()[0], back.as_slice()[0]), (1.5, 2.0));
    }

    #[test]
    fn round_trips_vectors() {
        for n in [0, 1, 7, 8, 9, 100, 70_000, 300_000] {
            let vec: Vec<i32> = (0..n).collect();
            let buf = Buf::from_vec(vec.clone());
            assert_eq!(buf.len(), vec.len());
            assert_eq!(buf.as_slice(), &vec[..]);
            let shared = buf.clone();
            assert_eq!(buf.into_vec(), vec);
            assert_eq!(shared.into_vec(), vec);
        }
    }

    #[test]
    fn a_unique_vector_comes_back_without_a_copy() {
        let vec = vec![1.0f64; 50];
        let address = vec.as_ptr();
        let back = Buf::from_vec(vec).into_vec();
        assert_eq!(back.as_ptr(), address);
    }

    #[test]
    fn sharing_prevents_writing_in_place() {
        let mut buf = Buf::filled(20, 1i64);
        assert!(buf.unique().is_some());
        let other = buf.clone();
        assert!(buf.unique().is_none());
        buf.make_mut()[3] = 9;
        assert_eq!((other.as_slice()[3], buf.as_slice()[3]), (1, 9));
        assert_eq!(buf.len(), 20);
        drop(other);
        assert!(buf.unique().is_some());

        let mut inline = Buf::filled(3, 1i64);
        let copy = inline.clone();
        inline.unique().unwrap()[0] = 5;
        assert_eq!((copy.as_slice()[0], inline.as_slice()), (1, &[5, 1, 1][..]));
    }

    #[test]
    fn debug_builds_poison() {
        if cfg!(debug_assertions) {
            for n in [3, 8, 9, 100] {
                drop(Buf::filled(n, 1.0f32));
                assert!(Buf::<f32>::fresh(n).as_slice().iter().all(|x| x.is_nan()));
            }
        }
    }
}
