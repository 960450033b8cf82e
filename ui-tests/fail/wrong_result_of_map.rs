use tenzr::prelude::*;

axis!(pub Batch);
axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;

fn sums(xs: &Tensor<f32, (Batch, Feature)>) -> Tensor<f32, (Feature,)> {
    vmap!(Batch, |x: &X| x.sum(Feature))(xs)
}

fn main() {}
