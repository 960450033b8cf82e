use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;

fn main() {
    let gradient = grad!(|x: &X| x.tanh());
}
