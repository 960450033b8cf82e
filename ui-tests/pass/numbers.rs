//! Literals on both sides, and numbers from around a closure.

use tenzr::prelude::*;

type L = Tensor<f32, ()>;

const TWO: f32 = 2.0;

#[differentiable]
fn f(x: &L) -> L {
    let k = 0.5;
    let n = 2;
    let twice: f32 = 2.0 * TWO;
    2.0 * x + x * 3.0 - 1.0 / x + x / 4.0 + (1.0 - x) + (-2.0) * x + k * x + x.powi(n) + TWO * x + twice * x
}

fn main() {
    let x = L::scalar(2.0);
    assert_eq!(f::grad(&x).item(), 2.0 + 3.0 + 0.25 + 0.25 - 1.0 - 2.0 + 0.5 + 4.0 + 2.0 + 4.0);

    let k = 2.0;
    assert_eq!(grad!(|x: &L| x * k)(&x).item(), 2.0);
    let steps: usize = 3;
    assert_eq!(grad!(|x: &L| k * x * x * steps as f32)(&x).item(), 24.0);
    let inside = grad!(|x: &L| {
        let k = 0.5;
        x * x * k
    });
    assert_eq!(inside(&x).item(), 2.0);
    let settings = (1.5f32, [4.0f32, 5.0]);
    assert_eq!(grad!(|x: &L| x * settings.0 * settings.1[1])(&x).item(), 7.5);
}
