use tenzr::Window;
use tenzr::prelude::*;

axis!(pub Height);
axis!(pub Width);
type X = Tensor<f32, (Height, Width)>;

#[differentiable]
fn pooled(x: &X) -> X {
    x.max_pool((Height, Width), Window::new([2]))
}

fn main() {
    pooled(&X::ones([2, 2]).unwrap());
}
