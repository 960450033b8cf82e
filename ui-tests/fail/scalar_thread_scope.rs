use tenzr::prelude::*;

use std::thread;

#[differentiable]
fn f(x: &[f64]) -> f64 {
    thread::scope(|s| {
        let handle = s.spawn(|| x[0] * x[0]);
        handle.join().unwrap()
    })
}

fn main() {}
