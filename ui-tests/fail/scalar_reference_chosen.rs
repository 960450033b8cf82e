use tenzr::prelude::*;

#[differentiable]
fn f(x: &mut [f64], n: usize) -> f64 {
    let r = if n > 2 {
        let k = n / 2;
        &mut x[k]
    } else {
        &mut x[0]
    };
    *r = 2.0;
    x[0]
}

fn main() {}
