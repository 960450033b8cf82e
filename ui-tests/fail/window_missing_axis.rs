use tenzr::Window;
use tenzr::prelude::*;

axis!(pub Height);
axis!(pub Width);
axis!(pub Channel);
type X = Tensor<f32, (Height, Channel)>;

#[differentiable]
fn pooled(x: &X) -> X {
    x.max_pool((Height, Width), Window::new([2, 2]))
}

fn main() {}
