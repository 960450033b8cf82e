//! No warning comes from the expansions, and no unsafe code.

#![forbid(unsafe_code)]
#![deny(warnings)]
#![deny(
    missing_debug_implementations,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unreachable_pub,
    unused_import_braces,
    unused_lifetimes,
    unused_qualifications,
    unused_results,
    let_underscore_drop,
    non_ascii_idents,
    explicit_outlives_requirements,
    meta_variable_misuse,
    redundant_lifetimes,
    unit_bindings,
    variant_size_differences,
    elided_lifetimes_in_paths,
    unnameable_types
)]

use tenzr::prelude::*;

axis!(Batch);
axis!(Feature = 2);
axis!(Step <= 8);
type X = Tensor<f32, (Feature,)>;
type L = Tensor<f32, ()>;
type Xs = Tensor<f32, (Batch, Feature)>;

#[differentiable]
fn layer(x: &X, w: &X, #[no_grad] rate: f32, n: i32) -> X {
    let y = x.tanh();
    (y * w * rate).powi(n)
}

#[differentiable]
fn loss(x: &X, w: &X) -> L {
    let (a, _b) = (layer(x, w, 0.5, 2), 3);
    a.sum_all()
}

#[differentiable]
fn pair(x: &L) -> (L, L) {
    (x.exp(), x * 2.0)
}

fn main() {
    let x = X::from_slice([2], &[1.0, 2.0]).expect("two values");
    let xs = Xs::from_slice([1, 2], &[1.0, 2.0]).expect("two values");
    let (value, (gx, gw)) = loss::value_and_grad(&x, &x);
    assert!(value.item() > 0.0 && gx.to_vec().len() == 2 && gw.to_vec().len() == 2);
    let gradients = vmap!(Batch, |x: &X| grad!(|w: &X| loss(x, w))(&x))(&xs);
    let mean = grad!(|w: &X| vmap!(Batch, |x: &X| loss(x, w))(&xs).mean_all())(&x);
    assert!(gradients.to_vec() == mean.to_vec());
    let ((one, _), pullback) = vjp!(|x: &L| {
        let (a, b) = pair(x);
        (a, b)
    })(&L::scalar(0.0));
    let gradient = pullback(&(one.clone(), one));
    assert!(gradient.item() > 2.9);
    let (_, tangent) = jvp!(|x: &L| x * x)(&L::scalar(1.0), &L::scalar(1.0));
    assert!(tangent.item() > 1.9);
    assert!(Tensor::<f32, (Step,)>::from_slice([9], &[0.0; 9]).is_err());
}
