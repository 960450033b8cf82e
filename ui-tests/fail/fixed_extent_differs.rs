use tenzr::prelude::*;

axis!(pub A4 = 4);
axis!(pub A5 = 5);

#[differentiable]
fn total(x: &Tensor<f32, (A4,)>) -> Tensor<f32, ()> {
    x.sum_all()
}

fn main() {
    let x = Tensor::<f32, (A5,)>::from_slice([5], &[0.0; 5]).unwrap();
    let y = total(&x);
}
