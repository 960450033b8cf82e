use tenzr::prelude::*;

type L = Tensor<f32, ()>;

fn main() {
    let gradient = grad!(|x: &L| {
        let a = x.frobnicate();
        a + x.sigmod()
    });
}
