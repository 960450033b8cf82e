//! Blocks, parentheses, and Rust that mentions no tracked value.

use std::ops::Range;
use tenzr::prelude::*;

type L = Tensor<f64, ()>;

fn steps(n: usize) -> f64 {
    n as f64
}

#[differentiable]
fn f(x: &L, n: usize) -> L {
    let scale = {
        let mut total = 0.0;
        for i in 0..n {
            total += steps(i);
        }
        total
    };
    let (first, Range { end, start: _ }) = (scale + 1.0, 0..n);
    assert!(first > 0.0 && end > 0, "no steps of {n}: {first}");
    let offset = match n {
        1 => 0.5,
        _ => 1.5,
    };
    let y = {
        let scale = scale * 2.0;
        let y = (x * scale);
        y + offset
    };
    let names = vec!["a", "b"];
    let count = names.iter().map(|x| x.len()).sum::<usize>() as f64;
    ({ y * scale }) * count
}

fn main() {
    let x = L::scalar(2.0);
    assert_eq!(f(&x, 3).item(), (2.0 * 6.0 + 1.5) * 3.0 * 2.0);
    assert_eq!(f::grad(&x, 3).item(), 36.0);
}
