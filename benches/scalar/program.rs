//! A program of this bench: its primal, the adjoint written by hand, and what else is to be compared with that.

use std::hint::black_box;
use std::rc::Rc;

use crate::harness::Column;

pub const HAND: &str = "hand";
pub const PRIMAL: &str = "primal";
/// What `#[differentiable]` makes of the primal.
pub const TENZR: &str = "tenzr";

/// Largest difference allowed between two variants, as a share of the largest number of the result.
const TOLERANCE: f64 = 1e-9;

/// The numbers of a result in a row: of a value and its gradient or Jacobian, the value first.
pub trait Flat {
    fn flatten(&self, out: &mut Vec<f64>);
}

impl Flat for f64 {
    fn flatten(&self, out: &mut Vec<f64>) {
        out.push(*self);
    }
}

impl<T: Flat> Flat for Vec<T> {
    fn flatten(&self, out: &mut Vec<f64>) {
        self.iter().for_each(|item| item.flatten(out));
    }
}

impl<T: Flat, const N: usize> Flat for [T; N] {
    fn flatten(&self, out: &mut Vec<f64>) {
        self.iter().for_each(|item| item.flatten(out));
    }
}

impl<A: Flat, B: Flat> Flat for (A, B) {
    fn flatten(&self, out: &mut Vec<f64>) {
        self.0.flatten(out);
        self.1.flatten(out);
    }
}

impl<A: Flat, B: Flat, C: Flat, D: Flat> Flat for (A, B, C, D) {
    fn flatten(&self, out: &mut Vec<f64>) {
        self.0.flatten(out);
        self.1.flatten(out);
        self.2.flatten(out);
        self.3.flatten(out);
    }
}

pub fn flat(result: &impl Flat) -> Vec<f64> {
    let mut out = Vec::new();
    result.flatten(&mut out);
    out
}

/// Variants over one input. `column` gives what the harness measures.
pub struct Program<I> {
    title: &'static str,
    input: Rc<I>,
    /// What the adjoint written by hand gives.
    expected: Vec<f64>,
    column: Column<'static>,
}

impl<I: 'static> Program<I> {
    /// `hand` gives the value and after it the gradient, or the Jacobian with the rows of the outputs.
    ///
    /// # Panics
    ///
    /// If the value that `hand` gives is not the primal's.
    pub fn new<V: Flat, T: Flat>(
        title: &'static str,
        input: I,
        primal: impl Fn(&I) -> V + 'static,
        hand: impl Fn(&I) -> T + 'static,
    ) -> Self {
        let input = Rc::new(input);
        let expected = flat(&hand(&input));
        let value = flat(&primal(&input));
        assert_close(title, PRIMAL, &value, &expected[..value.len()]);
        let shared = Rc::clone(&input);
        let program = Self { title, input, expected, column: Column::new(title) };
        let mut program = program.variant(HAND, hand);
        program.column = program.column.variant(PRIMAL, move || primal(black_box(&shared)));
        program
    }

    /// Adds a variant that gives what `hand` gives.
    ///
    /// # Panics
    ///
    /// If it does not.
    pub fn variant<T: Flat>(mut self, name: &'static str, run: impl Fn(&I) -> T + 'static) -> Self {
        assert_close(self.title, name, &flat(&run(&self.input)), &self.expected);
        let input = Rc::clone(&self.input);
        self.column = self.column.variant(name, move || run(black_box(&input)));
        self
    }

    pub fn column(self) -> Column<'static> {
        self.column
    }
}

fn assert_close(title: &str, name: &str, found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len(), "{title}: {name} gives as many numbers as {HAND}");
    let largest = expected.iter().fold(0.0f64, |largest, number| largest.max(number.abs()));
    for (index, (found, expected)) in found.iter().zip(expected).enumerate() {
        let difference = (found - expected).abs();
        // Not `difference > ..`, which would let NaN pass.
        let close = difference <= TOLERANCE * largest;
        assert!(close, "{title}: {name} differs from {HAND} at {index}: {found} and {expected}");
    }
}
