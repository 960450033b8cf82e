//! Programs chosen to go wrong: values that are rewritten while others hold them, gradients of which only some are asked
//! for, maps and levels of forward mode in odd places. Every number is compared with an independent one.

#[path = "../common/mod.rs"]
mod common;

mod axes;
mod forward;
mod further_in;
mod maps;
mod names;
mod numbers;
mod rewriting;
mod shapes;
mod wants;

use common::{Bar, Batch, Class, Feature, Foo, Hidden, L, Qux, Time, differences, near, rng};
use tenzr::prelude::*;

type X = Tensor<f64, (Feature,)>;
type W = Tensor<f64, (Feature, Hidden)>;
type Xs = Tensor<f64, (Batch, Feature)>;

/// Too long to be stored in the value itself: rewriting one would show in whatever else holds it.
const LONG: usize = 40;

fn long(seed: u64) -> X {
    let mut r = rng(seed);
    X::from_shape_fn([LONG], |_| 2.0 * r()).unwrap()
}

fn scalar(x: f64) -> L {
    L::scalar(x)
}

fn gradient(f: impl Fn(&X) -> L, x: &X) -> Vec<f64> {
    let of = |v: &[f64]| vec![f(&X::from_slice([v.len()], v).unwrap()).item()];
    differences(of, &x.to_vec()).concat()
}
