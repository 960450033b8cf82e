use tenzr::prelude::*;

axis!(pub Feature);
type W = Tensor<f32, (Feature, Feature)>;

fn main() {
    let _w = W::from_slice([1, 1], &[0.0]).unwrap();
}
