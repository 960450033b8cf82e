use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Class);
type X = Tensor<f32, (Feature,)>;

fn main() {
    let gradient = grad!(|x: &X| x.mean(Class));
}
