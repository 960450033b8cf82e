use tenzr::prelude::*;

axis!(pub Batch);
type L = Tensor<f32, ()>;
type Xs = Tensor<f32, (Batch,)>;

#[differentiable]
fn total(x: &L, xs: &Xs) -> L {
    vmap!(Batch, |y: &L| x * y)(xs).sum_all()
}

fn main() {
    let xs = Xs::from_slice([2], &[0.0; 2]).unwrap();
    let _totals = vmap!(Batch, |x: &L| total(x, &xs))(&xs);
}
