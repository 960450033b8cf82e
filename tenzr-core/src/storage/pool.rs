//! The memory a thread keeps for the buffers to come.
//!
//! When the last owner of a buffer drops it, its memory is not freed but kept by that thread, and the next buffer of a
//! like size takes it over. This is what makes a warm training step free of `malloc`, and of the page faults that would
//! otherwise dominate large results.
//!
//! How much is kept:
//!
//! - blocks up to 256 KB: eight of every power of two, so at most 4 MB a thread and element type;
//! - larger blocks: up to a limit that [`set_limit`] sets, 256 MB a thread unless told otherwise. A block no allocation
//!   has wanted for a while is freed, and the oldest ones go first when the limit is reached.
//!
//! [`trim`] gives it all back. A thread that ends frees what it kept.
//!
//! Nothing has to be set up. Two calls are there for programs whose memory is tight:
//!
//! ```
//! use tenzr_core::pool;
//!
//! pool::set_limit(64 << 20); // every thread keeps at most 64 MB of large blocks
//! // ... a phase with large tensors ...
//! pool::trim(); // this thread keeps nothing
//! # pool::set_limit(256 << 20);
//! ```

use std::array;
use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::element::Element;

/// Shared values, all initialised; the pool keeps the header together with the vector, so a warm allocation needs
/// neither.
pub(super) type Store<E> = Arc<Vec<E>>;

/// Blocks up to this size come in powers of two; above it that would waste too much.
const SMALL_BYTES: usize = 256 << 10;
/// One class for each power of two of elements, up to `SMALL_BYTES` of one-byte elements.
const CLASSES: usize = SMALL_BYTES.ilog2() as usize + 1;
const PER_CLASS: usize = 8;
/// A large block is freed after this many large allocations that did not want it.
const MAX_AGE: u64 = 64;
const DEFAULT_LIMIT: usize = 256 << 20;

static LIMIT: AtomicUsize = AtomicUsize::new(DEFAULT_LIMIT);

thread_local! {
    /// Bytes in the large blocks that this thread's pools keep, over all element types.
    static HELD: Cell<usize> = const { Cell::new(0) };
}

/// Frees all memory that this thread keeps for reuse. Buffers in use are not affected.
///
/// Worth calling when a program moves on from a phase that worked with much larger tensors.
pub fn trim() {
    f32::with_pool(Pool::clear);
    f64::with_pool(Pool::clear);
    bool::with_pool(Pool::clear);
    i32::with_pool(Pool::clear);
    i64::with_pool(Pool::clear);
    usize::with_pool(Pool::clear);
}

/// Sets how many bytes of large blocks (above 256 KB each) every thread may keep for reuse; 256 MB at the start.
///
/// The limit holds for each thread, over all element types. A thread that keeps more than a lowered limit frees the
/// excess when it next drops a large buffer, or at once with [`trim`]. With zero, large blocks are always freed.
pub fn set_limit(bytes: usize) {
    LIMIT.store(bytes, Ordering::Relaxed);
}

/// The number of values a new store for `len` of them gets.
pub(super) fn capacity_for<E: Element>(len: usize) -> usize {
    if is_small::<E>(len) { len.next_power_of_two() } else { len }
}

fn is_small<E: Element>(len: usize) -> bool {
    len <= SMALL_BYTES / size_of::<E>()
}

/// One thread's unused stores for one element type.
#[doc(hidden)]
pub struct Pool<E> {
    /// `small[c]` holds stores of at least `2^c` values.
    small: [Vec<Store<E>>; CLASSES],
    large: Vec<Idle<E>>,
    /// The number of large allocations so far: the clock that `Idle::since` is read against.
    clock: u64,
}

struct Idle<E> {
    since: u64,
    store: Store<E>,
}

impl<E> Idle<E> {
    fn bytes(&self) -> usize {
        self.store.len() * size_of::<E>()
    }
}

impl<E: Element> Pool<E> {
    pub(crate) const fn new() -> Self {
        Self { small: [const { Vec::new() }; CLASSES], large: Vec::new(), clock: 0 }
    }

    /// A store of at least `len` values that nobody else holds.
    pub(super) fn take(&mut self, len: usize) -> Option<Store<E>> {
        if is_small::<E>(len) {
            return self.small[len.next_power_of_two().ilog2() as usize].pop();
        }
        self.clock += 1;
        let fits = len..=len + len / 4;
        let best = (0..self.large.len())
            .filter(|&i| fits.contains(&self.large[i].store.len()))
            .min_by_key(|&i| self.large[i].store.len())?;
        Some(self.remove(best))
    }

    /// Keeps a store for later. The caller is its only owner.
    pub(super) fn give(&mut self, store: Store<E>) {
        // A vector that came from outside has any length, and serves requests up to the power of two below it.
        let len = store.len();
        if is_small::<E>(len) {
            let class = &mut self.small[len.ilog2() as usize];
            if class.len() < PER_CLASS {
                class.push(store);
            }
            return;
        }
        self.give_large(store, LIMIT.load(Ordering::Relaxed));
    }

    fn give_large(&mut self, store: Store<E>, limit: usize) {
        self.expire();
        let idle = Idle { since: self.clock, store };
        // A block that exceeds the limit by itself does not drive out the others.
        let keep = idle.bytes() <= limit;
        let room = if keep { limit - idle.bytes() } else { limit };
        while HELD.get() > room {
            // Blocks of other element types are not this pool's to free: with none left here, the new one goes.
            let Some(oldest) = (0..self.large.len()).min_by_key(|&i| self.large[i].since) else { return };
            self.remove(oldest);
        }
        if keep {
            HELD.set(HELD.get() + idle.bytes());
            self.large.push(idle);
        }
    }

    fn expire(&mut self) {
        for i in (0..self.large.len()).rev() {
            if self.clock - self.large[i].since > MAX_AGE {
                self.remove(i);
            }
        }
    }

    fn remove(&mut self, index: usize) -> Store<E> {
        let idle = self.large.swap_remove(index);
        HELD.set(HELD.get() - idle.bytes());
        idle.store
    }

    fn clear(&mut self) {
        self.small = array::from_fn(|_| Vec::new());
        while !self.large.is_empty() {
            self.remove(0);
        }
        self.large.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Buf;

    fn address<E: Element>(buf: &Buf<E>) -> *const E {
        buf.as_slice().as_ptr()
    }

    /// Every test runs on a thread of its own: its pools are empty and nobody else's. `LIMIT` is the exception.
    fn large_held() -> usize {
        HELD.get()
    }

    #[test]
    fn a_dropped_store_is_taken_again() {
        trim();
        for n in [9, 100, 5000, 65_536, 100_000] {
            let first = Buf::<f32>::fresh(n);
            let at = address(&first);
            drop(first);
            let again = Buf::<f32>::fresh(n);
            assert_eq!(address(&again), at, "{n}");
            assert_eq!(again.len(), n);
        }
        trim();
        assert_eq!(large_held(), 0);
    }

    #[test]
    fn a_shared_store_is_recycled_by_its_last_owner() {
        let first = Buf::filled(100, 1.0f64);
        let (second, at) = (first.clone(), address(&first));
        drop(first);
        assert_ne!(address(&Buf::<f64>::fresh(100)), at);
        drop(second);
        assert_eq!(address(&Buf::<f64>::fresh(100)), at);
    }

    #[test]
    fn foreign_vectors_serve_smaller_requests() {
        let buf = Buf::from_vec(vec![1i32; 100]);
        let at = address(&buf);
        drop(buf);
        assert_ne!(address(&Buf::<i32>::fresh(100)), at, "too short for the class of 128");
        assert_eq!(address(&Buf::<i32>::fresh(64)), at);
    }

    #[test]
    fn large_blocks_are_exact_and_waste_at_most_a_quarter() {
        let n = 26_000_000 / 4;
        assert_eq!(capacity_for::<f32>(n), n);
        drop(Buf::<f32>::fresh(n));
        assert_eq!(large_held(), n * 4);
        let smaller = Buf::<f32>::fresh(n / 2);
        assert_eq!(large_held(), n * 4, "a block of twice the size is not used");
        let close = Buf::<f32>::fresh(n - n / 6);
        assert_eq!(large_held(), 0, "a block of 6/5 is");
        drop((smaller, close));
        trim();
        assert_eq!(large_held(), 0);
    }

    #[test]
    fn unwanted_blocks_age_out() {
        drop(Buf::<f64>::fresh(1_000_000));
        let old = large_held();
        for _ in 0..MAX_AGE + 1 {
            drop(Buf::<f64>::fresh(100_000));
        }
        assert_eq!(large_held(), 100_000 * 8);
        assert!(large_held() < old);
    }

    #[test]
    fn a_class_keeps_a_few() {
        let many: Vec<_> = (0..20).map(|_| Buf::<usize>::fresh(1000)).collect();
        drop(many);
        assert_eq!(usize::with_pool(|pool| pool.small[10].len()), Some(PER_CLASS));
    }

    #[test]
    fn the_limit_evicts_the_oldest() {
        let block = 1 << 20;
        let store = |blocks: usize| Arc::new(vec![0i32; blocks * block / 4]);
        i32::with_pool(|pool| {
            for _ in 0..6 {
                pool.clock += 1;
                pool.give_large(store(1), 4 * block);
            }
            assert_eq!(pool.large.iter().map(|idle| idle.since).min(), Some(3), "the first two are gone");
            assert_eq!(HELD.get(), 4 * block);
            pool.give_large(store(5), 4 * block);
            assert_eq!(HELD.get(), 4 * block, "one that could never be kept drives out nothing");
            pool.give_large(store(3), 4 * block);
            assert_eq!((HELD.get(), pool.large.len()), (4 * block, 2));
            pool.give_large(store(4), 4 * block);
            assert_eq!((HELD.get(), pool.large.len()), (4 * block, 1));
            pool.give_large(store(1), 0);
            assert_eq!(HELD.get(), 0, "a lowered limit takes effect");
        })
        .unwrap();
    }
}
