use tenzr::prelude::*;

use std::thread;

#[differentiable]
fn f(x: f64) -> f64 {
    let handle = thread::spawn(move || x * x);
    handle.join().unwrap()
}

fn main() {}
