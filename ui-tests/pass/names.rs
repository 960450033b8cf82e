//! Names that generated code might use as well.

#![allow(non_snake_case)]

use tenzr::prelude::*;

axis!(pub Batch);
axis!(pub V);
type L = Tensor<f64, ()>;
type Ls = Tensor<f64, (Batch,)>;
type X = Tensor<f64, (V,)>;

#[differentiable]
fn ct(x: &L, ct: &L, __x_1: &L, tape: &L, ret: &L, d_w: &L) -> L {
    let __out = x * ct;
    let __want = __x_1 * tape;
    let ambient = ret * d_w;
    let pullback = __out + __want;
    let seed = pullback * ambient;
    seed
}

#[differentiable]
fn pullback(__ct: &L, w: &L, d_w: &L, __pullback: &L, __y: &L, __like0: &L, __d0: &L) -> L {
    __ct * w * d_w * __pullback * __y * __like0 * __d0
}

#[differentiable]
fn add(exp: &X, mul: &L) -> L {
    let Some_ = exp.exp() * mul;
    let Option = Some_.sum(V);
    Option
}

#[differentiable]
fn r#match(r#type: &L) -> L {
    let r#fn = r#type * 2.0;
    r#fn
}

/// Modules that hide the crates' names.
mod hidden {
    #[allow(dead_code)]
    pub mod core {}
    #[allow(dead_code)]
    pub mod std {}
    pub struct Option;
    #[allow(non_camel_case_types)]
    pub struct bool;
    #[allow(non_camel_case_types)]
    pub struct usize;
    pub struct Clone;

    type L = ::tenzr::Tensor<f64, ()>;

    #[::tenzr::differentiable]
    pub fn f(x: &L, y: &L) -> L {
        let _ = (Option, bool, usize, Clone);
        x * y
    }
}

fn main() {
    let one = L::scalar(1.0);
    let (dx, _, _, _, _, d_w) = ct::grad(&one, &one, &one, &one, &one, &one);
    assert_eq!((dx.item(), d_w.item()), (1.0, 2.0));
    let (_, dw, _, _, _, _, d0) = pullback::grad(&one, &one, &one, &one, &one, &one, &one);
    assert_eq!((dw.item(), d0.item()), (1.0, 1.0));
    let (value, tangent) =
        pullback::jvp(&one, &one, &one, &one, &one, &one, &one, &one, &one, &one, &one, &one, &one, &one);
    assert_eq!((value.item(), tangent.item()), (1.0, 7.0));
    let x = X::from_slice([2], &[0.0, 0.0]).unwrap();
    assert_eq!(add::grad(&x, &one).0.to_vec(), [1.0, 1.0]);
    assert_eq!(r#match::grad(&one).item(), 2.0);
    assert_eq!(hidden::f::grad(&one, &one).0.item(), 1.0);

    let __arg_x = L::scalar(5.0);
    let __x_1 = L::scalar(7.0);
    let d_x = L::scalar(11.0);
    let ambient = L::scalar(13.0);
    let gradient = grad!(|x: &L| x * &__arg_x * &__x_1 * &d_x * &ambient)(&one);
    assert_eq!(gradient.item(), 5005.0);
    let (_, tangent) = jvp!(|x: &L| x * &__arg_x * &d_x)(&one, &one);
    assert_eq!(tangent.item(), 55.0);
    let xs = Ls::from_slice([2], &[1.0, 2.0]).unwrap();
    let n = 3.0;
    assert_eq!(vmap!(Batch, |x: &L| x * n * &ambient)(&xs).to_vec(), [39.0, 78.0]);
    let (_, back) = vjp!(|x: &L| x * (&d_x + 1.0) * L::scalar(2.0))(&one);
    assert_eq!(back(&one).item(), 24.0);
    let (_, back) = vjp!(|x: &L, ct: &L| x * ct * &d_x)(&one, &one);
    assert_eq!(back(&one).1.item(), 11.0);
}
