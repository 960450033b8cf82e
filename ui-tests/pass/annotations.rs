//! Types written in bodies.

use tenzr::prelude::*;

axis!(pub Batch);
axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;
type Xs = Tensor<f32, (Batch, Feature)>;
type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &X) -> L {
    let y: X = x * 2.0;
    let z: &X = &y;
    let n: f32 = 3.0;
    let (a, b): (L, L) = (z.sum_all(), y.square().sum_all());
    let c: _ = a * n;
    c + b
}

fn main() {
    let xs = Xs::from_slice([2, 2], &[1.0, 2.0, 3.0, 4.0]).unwrap();
    let gradients: Xs = vmap!(Batch, |x: &X| grad!(|x: &X| f(x))(x))(&xs);
    assert_eq!(gradients.to_vec(), [14.0, 22.0, 30.0, 38.0]);
}
