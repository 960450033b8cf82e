//! What the gradients of long loops keep, by a counting allocator.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use tenzr::prelude::*;

thread_local! {
    /// What this thread has allocated.
    static USED: Cell<Used> = const { Cell::new(Used { now: 0, peak: 0, total: 0 }) };
}

#[derive(Clone, Copy, Debug, Default)]
struct Used {
    /// Bytes that are allocated; less than none where older ones were freed.
    now: isize,
    /// The most there were at a time.
    peak: isize,
    /// Bytes of all allocations.
    total: usize,
}

struct Counting;

// SAFETY: the system's allocator, with a count of its calls; the count is a plain thread-local cell, which allocates
// nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size(), 0);
        unsafe { System.alloc(layout) }
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size(), 0);
        unsafe { System.alloc_zeroed(layout) }
    }
    unsafe fn realloc(&self, p: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size, layout.size());
        unsafe { System.realloc(p, layout, size) }
    }
    unsafe fn dealloc(&self, p: *mut u8, layout: Layout) {
        count(0, layout.size());
        unsafe { System.dealloc(p, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn count(new: usize, old: usize) {
    let _ = USED.try_with(|c| {
        let u = c.get();
        let now = u.now + new as isize - old as isize;
        c.set(Used { now, peak: u.peak.max(now), total: u.total + new });
    });
}

/// The result of `f`, the most bytes that it held at a time, and the bytes that it allocated.
fn used<R>(f: impl FnOnce() -> R) -> (R, usize, usize) {
    USED.set(Used::default());
    let r = f();
    let u = USED.get();
    (r, u.peak as usize, u.total)
}

/// The size of a number.
const NUMBER: usize = size_of::<f64>();

/// The same function three times: keeping everything, and by either policy.
macro_rules! policies {
    ($plain:ident, $sqrt:ident, $binomial:ident, ($($params:tt)*) $body:block) => {
        #[differentiable]
        fn $plain($($params)*) -> f64 $body

        #[differentiable(checkpoint(sqrt))]
        fn $sqrt($($params)*) -> f64 $body

        #[differentiable(checkpoint(binomial(20)))]
        fn $binomial($($params)*) -> f64 $body
    };
}

policies! { van_der_pol, van_der_pol_sqrt, van_der_pol_binomial, (mu: f64, x0: f64, n: usize) {
    let (mut x, mut v) = (x0, 0.0);
    for _ in 0..n {
        let a = mu * (1.0 - x * x) * v - x;
        (x, v) = (x + 1e-3 * v, v + 1e-3 * a);
    }
    x * x + v
} }

policies! { relaxed, relaxed_sqrt, relaxed_binomial, (a: f64, start: f64, n: usize) {
    let mut x = start;
    let mut steps = 0;
    while x < 1e9 && steps < n {
        x = x * 0.999 + a * x.sin();
        steps += 1;
    }
    x * a
} }

policies! { coupled, coupled_sqrt, coupled_binomial, (k: f64, start: &[f64; 4], n: usize) {
    let mut y = *start;
    for _ in 0..n {
        let mut next = y;
        for i in 0..4 {
            next[i] += 1e-3 * (k * y[(i + 1) % 4].sin() - y[i]);
        }
        y = next;
    }
    y[0] * y[1] + y[2] - y[3]
} }

policies! { stencil, stencil_sqrt, stencil_binomial, (k: f64, start: &[f64], n: usize) {
    let mut y = start.to_vec();
    for _ in 0..n {
        for i in 1..y.len() - 1 {
            y[i] += k * (y[i - 1] - 2.0 * y[i] + y[i + 1] - y[i] * y[i] * y[i]);
        }
    }
    y.iter().map(|v| v * v).sum()
} }

/// What the gradients of a loop of `n` steps may hold: all rows of `row` numbers, or few of them or of the states of
/// `state` numbers.
struct Bounds {
    n: usize,
    row: usize,
    state: usize,
    /// How many times the rows are held: once where their number is known; up to three times in a vector that grows,
    /// which has at most twice the room that it needs, beside its former self.
    times: usize,
}

impl Bounds {
    #[track_caller]
    fn hold<G: PartialEq + std::fmt::Debug>(&self, runs: [(G, usize, usize); 3]) {
        let [(plain, all, _), (by_sqrt, few, _), (by_states, fewest, _)] = runs;
        assert_eq!(by_sqrt, plain, "`checkpoint(sqrt)` computes the same");
        assert_eq!(by_states, plain, "`checkpoint(binomial(20))` computes the same");
        let rows = self.n * self.row * NUMBER;
        println!("rows of {rows} bytes: {all} held, {few} by `sqrt`, {fewest} by `binomial(20)`");
        assert!(all >= rows / 2, "{all} bytes are less than the rows, {rows}: the bound says nothing");
        assert!(all <= self.times * rows + 2048, "{all} bytes for rows of {rows}");
        let root = (self.n as f64).sqrt().ceil() as usize;
        let bound = 4 * root * self.row.max(self.state) * NUMBER;
        assert!(few < bound, "`checkpoint(sqrt)` holds {few} bytes, more than {bound}");
        let bound = 30 * self.row.max(self.state) * NUMBER;
        assert!(fewest < bound, "`checkpoint(binomial(20))` holds {fewest} bytes, more than {bound}");
    }
}

#[test]
fn a_million_steps() {
    let n = 1_000_000;
    // A row is x and v.
    Bounds { n, row: 2, state: 2, times: 1 }.hold([
        used(|| van_der_pol::value_and_grad(1.5, 1.0, n)),
        used(|| van_der_pol_sqrt::value_and_grad(1.5, 1.0, n)),
        used(|| van_der_pol_binomial::value_and_grad(1.5, 1.0, n)),
    ]);
}

#[test]
fn a_while_loop() {
    let n = 200_000;
    // A row is x; the state has the count of steps as well.
    Bounds { n, row: 1, state: 2, times: 3 }.hold([
        used(|| relaxed::value_and_grad(0.3, 0.7, n)),
        used(|| relaxed_sqrt::value_and_grad(0.3, 0.7, n)),
        used(|| relaxed_binomial::value_and_grad(0.3, 0.7, n)),
    ]);
}

#[test]
fn a_state_that_is_an_array_and_a_loop_inside() {
    let n = 50_000;
    let start = [0.3, -0.2, 0.9, 0.5];
    // A row is the array; that which the inner loop reads and that which it makes are both kept.
    Bounds { n, row: 4, state: 4, times: 2 }.hold([
        used(|| coupled::value_and_grad(0.8, &start, n)),
        used(|| coupled_sqrt::value_and_grad(0.8, &start, n)),
        used(|| coupled_binomial::value_and_grad(0.8, &start, n)),
    ]);
}

#[test]
fn a_state_that_is_a_vector_and_a_loop_inside() {
    let n = 10_000;
    let start: Vec<f64> = (0..30).map(|i| (i as f64 * 0.7).sin()).collect();
    // What the inner loop keeps of all steps stands on one tape, which doubles where it is full.
    Bounds { n, row: 30, state: 30, times: 4 }.hold([
        used(|| stencil::value_and_grad(0.05, &start, n)),
        used(|| stencil_sqrt::value_and_grad(0.05, &start, n)),
        used(|| stencil_binomial::value_and_grad(0.05, &start, n)),
    ]);
}

#[differentiable]
fn element(x: &[f64], i: usize) -> f64 {
    x[i] * x[i]
}

#[differentiable]
fn by_elements(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        s += element(x, i).sin();
    }
    s
}

#[test]
fn a_call_that_reads_one_element_of_many() {
    for n in [1_000, 20_000] {
        let x: Vec<f64> = (0..n).map(|i| (i as f64).sin()).collect();
        let (g, _, total) = used(|| by_elements::grad(&x));
        assert!(g.iter().zip(&x).all(|(g, x)| (g - 2.0 * x * (x * x).cos()).abs() < 1e-12));
        assert!(total <= 30 * n * NUMBER, "{total} bytes for {n} elements");
    }
}

axis!(pub Time);
axis!(pub Input);
axis!(pub State);
axis!(pub Next);

type Series = Tensor<f64, (Time, Input)>;
type H = Tensor<f64, (State,)>;
type ByInput = Tensor<f64, (Input, State)>;
type ByState = Tensor<f64, (State, Next)>;

/// A recurrent cell over a series: all steps in one function, or steps that run again, one by one or in pieces.
#[differentiable]
fn cell(x: &Series, t: usize, h: &H, w: &ByInput, u: &ByState) -> H {
    let a = x.index(Time, t).dot(w, Input) + h.dot(u, State).rename(Next, State);
    (a.tanh() * a.sigmoid() + h * 0.5).tanh()
}

#[differentiable(checkpoint(recompute))]
fn cell_again(x: &Series, t: usize, h: &H, w: &ByInput, u: &ByState) -> H {
    cell(x, t, h, w, u)
}

#[differentiable(checkpoint(recompute))]
fn piece(x: &Series, from: usize, to: usize, h: &H, w: &ByInput, u: &ByState) -> Option<H> {
    let mut h = h * 1.0;
    for t in from..to {
        h = cell(x, t, &h, w, u);
    }
    (to >= from).then_some(())?;
    Some(h)
}

#[differentiable]
fn recurrent(x: &Series, w: &ByInput, u: &ByState, h: &H, n: usize) -> Tensor<f64, ()> {
    let mut h = h * 1.0;
    for t in 0..n {
        h = cell(x, t, &h, w, u);
    }
    h.square().sum_all()
}

#[differentiable]
fn recurrent_by_steps(x: &Series, w: &ByInput, u: &ByState, h: &H, n: usize) -> Tensor<f64, ()> {
    let mut h = h * 1.0;
    for t in 0..n {
        h = cell_again(x, t, &h, w, u);
    }
    h.square().sum_all()
}

#[differentiable]
fn recurrent_by_pieces(x: &Series, w: &ByInput, u: &ByState, h: &H, n: usize) -> Tensor<f64, ()> {
    let mut h = h * 1.0;
    let length = n.isqrt();
    for from in (0..n).step_by(length) {
        h = piece(x, from, n.min(from + length), &h, w, u).unwrap();
    }
    h.square().sum_all()
}

/// A recurrent cell over a long series: every step keeps its state and no more, or every piece does.
#[test]
fn cells_that_run_again() {
    let (n, size) = (900, 64);
    let number = |i: usize| (i as f64 * 0.7).sin() * 0.3;
    let x = Series::from_shape_fn([n, 2], |[t, i]| number(2 * t + i)).unwrap();
    let w = ByInput::from_shape_fn([2, size], |[i, j]| number(i + 3 * j)).unwrap();
    let u = ByState::from_shape_fn([size, size], |[i, j]| number(5 * i + j) * 0.2).unwrap();
    let h = H::from_shape_fn([size], |[i]| number(i)).unwrap();
    let flat = |(x, w, u, h): (Series, ByInput, ByState, H)| [x.to_vec(), w.to_vec(), u.to_vec(), h.to_vec()].concat();
    let (all, held, _) = used(|| flat(recurrent::grad(&x, &w, &u, &h, n)));
    let (by_steps, fewer, _) = used(|| flat(recurrent_by_steps::grad(&x, &w, &u, &h, n)));
    let (by_pieces, fewest, _) = used(|| flat(recurrent_by_pieces::grad(&x, &w, &u, &h, n)));
    assert!(all == by_steps, "steps that run again compute the same");
    // The sum over the steps is taken piece by piece.
    let near = |(a, b): (&f64, &f64)| (a - b).abs() <= 1e-12 * a.abs().max(1e-3);
    assert!(all.iter().zip(&by_pieces).all(near), "pieces that run again compute the same");
    let states = n * size * NUMBER;
    println!("states of {states} bytes: {held} held, {fewer} by steps, {fewest} by pieces");
    assert!(held > 4 * states, "{held} bytes are kept by all steps: the bounds say nothing");
    assert!(fewer < 3 * states, "{fewer} bytes by steps");
    assert!(fewest < states / 2, "{fewest} bytes by pieces");
}
