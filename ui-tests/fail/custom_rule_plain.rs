//! A rule that is not differentiable itself.
use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f64, (Feature,)>;

fn plain(ct: &X, x: &X) -> X {
    ct * x
}

#[differentiable(vjp = plain)]
fn by_a_plain_function(x: &X) -> X {
    x.square()
}

fn main() {}
