//! What a gradient allocates, by a counting allocator.

mod common;

use common::{Batch, Class, Feature, Hidden, L, rng};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use tenzr::prelude::*;

thread_local! {
    /// The allocations of this thread.
    static COUNTS: Cell<Counts> = const { Cell::new(Counts { all: 0, large: 0, bytes: 0, largest: 0 }) };
}

#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    all: usize,
    /// Those of more than a kilobyte.
    large: usize,
    bytes: usize,
    largest: usize,
}

struct Counting;

// SAFETY: the system's allocator, with a count of its calls; the count is a plain thread-local cell, which allocates
// nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        unsafe { System.alloc(layout) }
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        unsafe { System.alloc_zeroed(layout) }
    }
    unsafe fn realloc(&self, p: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size);
        unsafe { System.realloc(p, layout, size) }
    }
    unsafe fn dealloc(&self, p: *mut u8, layout: Layout) {
        unsafe { System.dealloc(p, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn count(size: usize) {
    let _ = COUNTS.try_with(|c| {
        let n = c.get();
        c.set(Counts {
            all: n.all + 1,
            large: n.large + usize::from(size > 1024),
            bytes: n.bytes + size,
            largest: n.largest.max(size),
        });
    });
}

/// The result of `f`, and its allocations.
fn counted<R>(f: impl FnOnce() -> R) -> (R, Counts) {
    COUNTS.set(Counts::default());
    let r = f();
    (r, COUNTS.get())
}

type X = Tensor<f64, (Feature,)>;
type Y = Tensor<f64, (Class,)>;
type W1 = Tensor<f64, (Feature, Hidden)>;
type W2 = Tensor<f64, (Hidden, Class)>;

#[differentiable]
fn loss(x: &X, w1: &W1, w2: &W2, y: &Y) -> L {
    x.dot(w1, Feature).tanh().dot(w2, Hidden).cross_entropy(y, Class)
}

const B: usize = 64;
const F: usize = 100;
const H: usize = 50;
const C: usize = 10;

struct Data {
    xs: Tensor<f64, (Batch, Feature)>,
    ys: Tensor<f64, (Batch, Class)>,
    w1: W1,
    w2: W2,
}

fn data() -> Data {
    let mut r = rng(1);
    Data {
        xs: Tensor::from_shape_fn([B, F], |_| r()).unwrap(),
        ys: Tensor::from_shape_fn([B, C], |[i, j]| if i % C == j { 1.0 } else { 0.0 }).unwrap(),
        w1: W1::from_shape_fn([F, H], |_| r()).unwrap(),
        w2: W2::from_shape_fn([H, C], |_| r()).unwrap(),
    }
}

fn gradient(d: &Data) -> (W1, W2) {
    grad!(|w1: &W1, w2: &W2| vmap!(Batch, |x: &X, y: &Y| loss(x, w1, w2, y))(&d.xs, &d.ys).mean_all())(&d.w1, &d.w2)
}

/// No copy of the weights for each example.
#[test]
fn the_gradient_of_a_mean_loss_is_never_as_large_as_batch_times_weights() {
    let d = data();
    let (_, Counts { bytes, largest, .. }) = counted(|| gradient(&d));
    // The largest value there is, with room for packing.
    let value = 8 * (B * F).max(F * H);
    assert!(largest <= 2 * value, "an allocation of {largest} bytes");
    assert!(bytes < 8 * B * F * H / 2, "{bytes} bytes in all");
    // The same for forward over reverse, whose values are pairs.
    let hessian = || {
        jvp!(|w1: &W1| grad!(|w1: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w1, &d.w2, y))(&d.xs, &d.ys).mean_all())(w1))(
            &d.w1, &d.w1,
        )
    };
    let (_, Counts { largest, .. }) = counted(hessian);
    assert!(largest <= 4 * value, "an allocation of {largest} bytes");
}

/// Large buffers are recycled.
#[test]
fn a_warm_call_allocates_almost_nothing() {
    let d = data();
    drop(gradient(&d));
    drop(gradient(&d));
    let (g, n) = counted(|| gradient(&d));
    // `matrixmultiply` packs its operands into a buffer of its own, one for each of the five products.
    assert!(n.large <= 5, "{n:?}");
    assert!(n.all <= 20, "{n:?}");
    drop(g);
}
