use tenzr::prelude::*;

axis!(pub Feature);
axis!(pub Hidden);
type W = Tensor<f32, (Feature, Hidden)>;

fn renamed(w: &W) {
    let square = w.rename(Hidden, Feature);
}

fn main() {}
