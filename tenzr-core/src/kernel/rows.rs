//! Buffers for what the iterations of a loop leave behind.
//!
//! [`Rows`] has a length that is known before it is filled. `Vec::push` may have to grow, and a loop that contains the call
//! keeps the pointer and the length in memory because of it. Here a full buffer is a panic, after which nothing is read, so
//! both stay in registers.
//!
//! [`Trail`] is for loops of which nobody knows how often they run. It grows by further buffers: what was written once is
//! never copied. [`Tape`] is for loops inside other loops: one for all their runs, which are taken back one by one.
//!
//! `unsafe` because elements are written behind the length of a `Vec`.
#![allow(unsafe_code)]

use std::mem::{self, MaybeUninit};

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

/// The rows of the runs of an inner loop, one run after the other. The last run is taken back first.
#[derive(Debug)]
pub struct Tape<T> {
    /// The buffer that is being filled. A run stands in one buffer as a whole.
    last: Vec<T>,
    /// Those before it.
    full: Vec<Vec<T>>,
    /// One that was emptied, for the next one that is needed.
    spare: Vec<T>,
}

impl<T> Tape<T> {
    /// Without rows.
    #[inline(always)]
    #[must_use]
    pub const fn new() -> Self {
        Self { last: Vec::new(), full: Vec::new(), spare: Vec::new() }
    }

    /// A run of at most `rows`.
    #[inline(always)]
    pub fn run(&mut self, rows: usize) -> Run<'_, T> {
        if self.last.capacity() - self.last.len() < rows {
            self.last = roomy(mem::take(&mut self.last), &mut self.full, &mut self.spare, rows);
        }
        Run { next: self.last.spare_capacity_mut().as_mut_ptr().cast(), added: 0, rows, buffer: &mut self.last }
    }

    /// The rows of the last run, which were so many, the last one first.
    ///
    /// # Panics
    ///
    /// Panics if there was no such run.
    #[inline(always)]
    pub fn back(&mut self, rows: usize) -> Back<'_, T> {
        if self.last.len() < rows {
            self.last = before(mem::take(&mut self.last), &mut self.full, &mut self.spare);
        }
        let start = self.last.len() - rows;
        // SAFETY: the elements behind the new length belong to what is returned, which drops those that it does not give.
        unsafe { self.last.set_len(start) };
        Back { rows: &mut self.last.spare_capacity_mut()[..rows] }
    }
}

/// The rows of a run that is taken back, the last one first.
#[derive(Debug)]
pub struct Back<'t, T> {
    /// Those that are left: all are initialised.
    rows: &'t mut [MaybeUninit<T>],
}

impl<T> Iterator for Back<'_, T> {
    type Item = T;

    #[inline(always)]
    fn next(&mut self) -> Option<T> {
        let (row, rows) = mem::take(&mut self.rows).split_last_mut()?;
        self.rows = rows;
        // SAFETY: the row is initialised, and nothing mentions it any more.
        Some(unsafe { row.assume_init_read() })
    }

    #[inline(always)]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rows.len(), Some(self.rows.len()))
    }
}

impl<T> Drop for Back<'_, T> {
    #[inline(always)]
    fn drop(&mut self) {
        if mem::needs_drop::<T>() {
            self.for_each(drop);
        }
    }
}

/// A run that is being written. Pointer and counts are its own, so that they stay in registers.
#[derive(Debug)]
pub struct Run<'t, T> {
    next: *mut T,
    added: usize,
    rows: usize,
    buffer: &'t mut Vec<T>,
}

impl<T> Run<'_, T> {
    /// Adds a row at the end.
    ///
    /// # Panics
    ///
    /// Panics if there is no room left.
    #[inline(always)]
    pub fn push(&mut self, row: T) {
        if self.added >= self.rows {
            full();
        }
        // SAFETY: `next` is where the buffer's elements end, which has room for `rows` more and is borrowed as long as
        // this is there; fewer than `rows` were added.
        unsafe { self.next.add(self.added).write(row) };
        self.added += 1;
    }
}

impl<T> Drop for Run<'_, T> {
    #[inline(always)]
    fn drop(&mut self) {
        let length = self.buffer.len() + self.added;
        // SAFETY: behind the length of before stand `added` elements that were written.
        unsafe { self.buffer.set_len(length) };
    }
}

impl<T> Default for Tape<T> {
    #[inline(always)]
    fn default() -> Self {
        Self::new()
    }
}

/// A buffer with room for `rows` after one that has none.
#[cold]
#[inline(never)]
fn roomy<T>(last: Vec<T>, full: &mut Vec<Vec<T>>, spare: &mut Vec<T>, rows: usize) -> Vec<T> {
    let wanted = rows.max(FIRST).max(2 * last.capacity());
    if !last.is_empty() {
        full.push(last);
    }
    if spare.capacity() >= rows { mem::take(spare) } else { Vec::with_capacity(wanted) }
}

/// The buffer before one that is empty, which is kept if it is the larger one of two.
#[cold]
#[inline(never)]
fn before<T>(last: Vec<T>, full: &mut Vec<Vec<T>>, spare: &mut Vec<T>) -> Vec<T> {
    debug_assert!(last.is_empty(), "a run stands in one buffer");
    if last.capacity() > spare.capacity() {
        *spare = last;
    }
    full.pop().unwrap_or_default()
}

/// Rows that are added at the end and taken back from there.
#[derive(Debug)]
pub struct Trail<T> {
    /// The buffer that is being filled.
    last: Vec<T>,
    /// Those that are full, each twice as long as the one before.
    full: Vec<Vec<T>>,
}

/// How many rows the first buffer of a [`Trail`] has.
const FIRST: usize = 64;

impl<T> Trail<T> {
    const EMPTY: Self = Self { last: Vec::new(), full: Vec::new() };

    /// Room for a few dozen rows, or for `most` if that is less.
    #[inline(always)]
    #[must_use]
    pub fn new(most: usize) -> Self {
        Self { last: Vec::with_capacity(most.min(FIRST)), full: Vec::new() }
    }

    /// Adds a row at the end.
    #[inline(always)]
    pub fn push(&mut self, row: T) {
        if self.last.len() == self.last.capacity() {
            *self = longer(mem::replace(self, Self::EMPTY));
        }
        let length = self.last.len();
        // SAFETY: the place at `length` is within the allocation: either the test above says so, or the buffer is empty
        // and new, with room for `FIRST` rows at least. After the write it is initialised, so the length may include it.
        unsafe {
            self.last.as_mut_ptr().add(length).write(row);
            self.last.set_len(length + 1);
        }
    }
}

/// The same rows with room for more. They are given by value: what nobody has the address of stays in registers.
#[cold]
#[inline(never)]
fn longer<T>(mut rows: Trail<T>) -> Trail<T> {
    let longer = Vec::with_capacity(FIRST.max(2 * rows.last.len()));
    rows.full.push(mem::replace(&mut rows.last, longer));
    rows
}

/// What the iterations of a loop left behind, to be taken back.
pub trait Record {
    /// Some of the rows, in order.
    type Rows: IntoIterator<IntoIter: DoubleEndedIterator>;

    /// All rows, those of the last iterations first.
    fn back(self) -> impl Iterator<Item = Self::Rows>;
}

impl<T> Record for Trail<T> {
    type Rows = Vec<T>;

    #[inline(always)]
    fn back(self) -> impl Iterator<Item = Vec<T>> {
        std::iter::once(self.last).chain(self.full.into_iter().rev())
    }
}

impl<T> Record for Option<T> {
    type Rows = Option<T>;

    #[inline(always)]
    fn back(self) -> impl Iterator<Item = Option<T>> {
        std::iter::once(self)
    }
}

#[cold]
#[inline(never)]
fn full() -> ! {
    panic!("a loop runs as often as its range says")
}

#[cfg(test)]
mod tests {
    use super::{Record, Rows, Tape, Trail};

    #[test]
    fn a_tape_gives_back_run_by_run() {
        let runs = [3, 0, 70, 1, 64, 200, 0, 5];
        let mut tape = Tape::new();
        for round in 0..3 {
            for (run, rows) in runs.into_iter().enumerate() {
                let mut written = tape.run(rows);
                (0..rows).for_each(|row| written.push(vec![round, run, row]));
            }
            for (run, rows) in runs.into_iter().enumerate().rev() {
                assert!(tape.back(rows).eq((0..rows).rev().map(|row| vec![round, run, row])), "run {run} of {rows}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "as often as its range says")]
    fn a_run_has_no_more_rows_than_was_said() {
        let mut tape = Tape::new();
        let mut run = tape.run(2);
        (0..3).for_each(|row| run.push(row));
    }

    #[test]
    fn a_tape_drops_what_is_not_taken_back() {
        let shared = std::rc::Rc::new(());
        let mut tape = Tape::new();
        for rows in [2, 100] {
            let mut run = tape.run(rows);
            (0..rows).for_each(|_| run.push(shared.clone()));
        }
        drop(tape.back(100));
        assert_eq!(std::rc::Rc::strong_count(&shared), 3);
        drop(tape);
        assert_eq!(std::rc::Rc::strong_count(&shared), 1);
    }

    #[test]
    fn a_trail_of_any_length_goes_back() {
        for n in [0, 1, 63, 64, 65, 192, 193, 1000] {
            for most in [0, 5, 64, usize::MAX] {
                let mut trail = Trail::new(most);
                (0..n).for_each(|i| trail.push(vec![i]));
                assert!(
                    trail.back().flat_map(|rows| rows.into_iter().rev()).flatten().eq((0..n).rev()),
                    "{n} rows, of {most} at most"
                );
            }
        }
    }

    #[test]
    fn a_trail_drops_what_is_not_taken_back() {
        let shared = std::rc::Rc::new(());
        let mut trail = Trail::new(8);
        (0..100).for_each(|_| trail.push(shared.clone()));
        let mut back = trail.back();
        assert!(back.next().is_some());
        drop(back);
        assert_eq!(std::rc::Rc::strong_count(&shared), 1);
    }

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
