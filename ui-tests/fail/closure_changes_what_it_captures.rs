use tenzr::prelude::*;

#[differentiable]
fn each(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    f(x) + f(2.0 * x)
}

#[differentiable]
fn counted(x: f64) -> f64 {
    let mut total = 0.0;
    let sum = each(
        |t| {
            total += t;
            total
        },
        x,
    );
    sum + total
}

fn main() {
    counted(1.0);
}
