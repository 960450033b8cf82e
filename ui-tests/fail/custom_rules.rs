//! What a function with rules of its own may not have.
use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f64, (Feature,)>;
type L = Tensor<f64, ()>;

#[differentiable]
fn rule(ct: &X, x: &X) -> X {
    ct * x
}

#[differentiable(wrt(x), vjp = rule)]
fn with_wrt(x: &X) -> X {
    x.square()
}

#[differentiable(vjp = rule)]
fn fallible(x: &X) -> Option<X> {
    Some(x.square())
}

#[differentiable(vjp = rule)]
fn borrows(x: &X, name: &str) -> X {
    x.square()
}

#[differentiable(vjp = rule)]
fn nested(x: &X) -> (X, (L, L)) {
    (x.square(), (x.sum_all(), x.sum_all()))
}

#[differentiable(vjp = rule, vjp = rule)]
fn twice(x: &X) -> X {
    x.square()
}

#[differentiable]
fn wrong(ct: &X, x: &X) -> L {
    (ct * x).sum_all()
}

#[differentiable(vjp = wrong)]
fn by_a_wrong_rule(x: &X) -> X {
    x.square()
}

fn main() {}
