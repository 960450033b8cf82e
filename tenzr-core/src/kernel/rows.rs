//! A buffer whose length is known before it is filled.
//!
//! `Vec::push` may have to grow, and a loop that contains the call keeps the pointer and the length in memory because of
//! it. Here a full buffer is a panic, after which nothing is read, so both stay in registers.
//!
//! `unsafe` because elements are written behind the length of a `Vec`.
#![allow(unsafe_code)]

/// A `Vec` that is filled from the front and never grows.
#[derive(Debug)]
pub struct Rows<T>(Vec<T>);

impl<T> Rows<T> {
    /// Room for `capacity` elements.
    #[inline(always)]
    #[must_use]
    pub fn new(capacity: usize) -> Self {
        Self(Vec::with_capacity(capacity))
    }

    /// Adds an element at the end.
    ///
    /// # Panics
    ///
    /// Panics if there is no room left.
    #[inline(always)]
    pub fn push(&mut self, row: T) {
        let length = self.0.len();
        if length >= self.0.capacity() {
            full();
        }
        // SAFETY: the place at `length` is within the allocation, since `length` is less than the capacity; after the
        // write it is initialised, so that the length may include it.
        unsafe {
            self.0.as_mut_ptr().add(length).write(row);
            self.0.set_len(length + 1);
        }
    }
}

impl<T> IntoIterator for Rows<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    #[inline(always)]
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

#[cold]
#[inline(never)]
fn full() -> ! {
    panic!("a loop runs as often as its range says")
}

#[cfg(test)]
mod tests {
    use super::Rows;

    #[test]
    fn gives_what_was_added() {
        let mut rows = Rows::new(3);
        for i in 0..3 {
            rows.push(vec![i]);
        }
        assert_eq!(rows.into_iter().rev().flatten().collect::<Vec<_>>(), [2, 1, 0]);
    }

    #[test]
    fn drops_what_was_added() {
        let shared = std::rc::Rc::new(());
        let mut rows = Rows::new(4);
        rows.push(shared.clone());
        rows.push(shared.clone());
        drop(rows);
        assert_eq!(std::rc::Rc::strong_count(&shared), 1);
    }

    #[test]
    #[should_panic(expected = "as often as its range says")]
    fn has_no_more_room_than_was_asked_for() {
        // Room for exactly as many as asked for: elements of no size have room for all.
        let mut rows = Rows::<u8>::new(1);
        for _ in 0..1000 {
            rows.push(0);
        }
    }
}
