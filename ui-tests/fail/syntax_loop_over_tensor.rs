use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;
type L = Tensor<f32, ()>;

#[differentiable]
fn f(x: &X) -> L {
    let mut s = x.sum_all();
    for v in x {
        s += v;
    }
    s
}

fn main() {}
