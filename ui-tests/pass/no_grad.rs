//! Parameters that are not differentiated: scalars, integers, tensors; and `wrt`.

use tenzr::prelude::*;

axis!(pub Batch);
axis!(pub Class);
type L = Tensor<f32, ()>;
type X = Tensor<f32, (Class,)>;

#[differentiable]
fn scaled(x: &L, #[no_grad] rate: f32, n: i32, flip: bool, #[no_grad] shift: &L) -> L {
    let sign = if flip { -1.0f32 } else { 1.0 };
    x.powi(n) * rate * sign + shift
}

#[differentiable(wrt(b, a))]
fn chosen(a: &L, b: &L, c: &L) -> L {
    a * b * b * c
}

#[differentiable]
fn classified(x: &X, label: &Tensor<usize, ()>) -> L {
    x.nll(label, Class)
}

#[differentiable]
fn all(x: &L) -> L {
    scaled(x, 0.5, 2, false, x) + chosen(x, x, x)
}

#[differentiable(wrt(x),)]
fn with_index(x: &X, names: &[&str], #[no_grad] weights: &[f32]) -> L {
    x.sum_all() * names.len() as f32 * weights[1]
}

fn main() {
    let x = L::scalar(2.0);
    assert_eq!(scaled::grad(&x, 0.5, 3, true, &x).item(), -6.0);
    // In the order of the parameters.
    let (a, b) = chosen::grad(&L::scalar(2.0), &L::scalar(3.0), &L::scalar(5.0));
    assert_eq!((a.item(), b.item()), (45.0, 60.0));
    assert_eq!(all::grad(&x).item(), 2.0 + 32.0);
    let xs = X::from_slice([2], &[0.25, 0.75]).unwrap();
    let gradient = classified::grad(&xs, &Tensor::scalar(1));
    assert_eq!(gradient.to_vec().len(), 2);
    assert_eq!(with_index::grad(&xs, &["a", "b"], &[1.0, 4.0]).to_vec(), [8.0, 8.0]);
    let gradient = grad!(|a: &L, #[no_grad] b: &L| chosen(a, b, b))(&x, &x);
    assert_eq!(gradient.item(), 8.0);
    let batch = Tensor::<f32, (Batch,)>::from_slice([2], &[1.0, 2.0]).unwrap();
    let values = vmap!(Batch, |x: &L, #[shared] k: &L| x * k)(&batch, &x);
    assert_eq!(values.to_vec(), [2.0, 4.0]);
}
