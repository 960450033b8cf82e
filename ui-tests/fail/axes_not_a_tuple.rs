use tenzr::prelude::*;

axis!(pub Feature);

fn main() {
    let x = Tensor::<f32, Feature>::from_slice([2], &[0.0; 2]);
}
