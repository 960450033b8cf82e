//! Differentiable functions, axes and constants in the bodies of functions.

use tenzr::prelude::*;

type L = Tensor<f64, ()>;

#[differentiable]
fn outer(x: &L) -> L {
    const K: f64 = 3.0;
    fn twice(x: f64) -> f64 {
        2.0 * x
    }
    x * x * K * twice(1.0)
}

fn main() {
    axis!(Local);
    type X = Tensor<f64, (Local,)>;

    #[differentiable]
    fn f(x: &X) -> L {
        let y = x * 2.0;
        y.sum(Local)
    }

    let x = X::from_slice([2], &[1.0, 2.0]).unwrap();
    assert_eq!(f::grad(&x).to_vec(), [2.0, 2.0]);
    assert_eq!(outer::grad(&L::scalar(1.0)).item(), 12.0);
}
