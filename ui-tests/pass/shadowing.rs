//! A name bound again, in a block and after it.

use tenzr::prelude::*;

type L = Tensor<f64, ()>;

#[differentiable]
fn f(x: &L) -> L {
    let y = x * x;
    let y = {
        let x = &y * 2.0;
        let y = x + 1.0;
        y * 3.0
    };
    let x = x + &y;
    x * y
}

fn main() {
    // y = 6x² + 3, f = (x + y) y
    let (value, gradient) = f::value_and_grad(&L::scalar(2.0));
    assert_eq!(value.item(), 29.0 * 27.0);
    assert_eq!(gradient.item(), (1.0 + 24.0) * 27.0 + 29.0 * 24.0);
    let gradient = grad!(|x: &L| {
        let x = x * 3.0;
        let x = &x * &x;
        x
    })(&L::scalar(2.0));
    assert_eq!(gradient.item(), 36.0);
}
