use tenzr::Window;
use tenzr::prelude::*;

axis!(pub Channel);
axis!(pub Out);
axis!(pub Height);
axis!(pub Width);
axis!(pub Down);
axis!(pub Across);

type X = Tensor<f64, (Channel, Height, Width)>;
type W = Tensor<f64, (Out, Channel, Down, Across)>;

#[differentiable]
fn other_channel(x: &X, w: &W) -> Tensor<f64, (Height, Width, Out)> {
    x.conv(w, Out, (Height, Width), (Down, Across), Window::default())
}

#[differentiable]
fn two_of_one(x: &X, w: &W) -> Tensor<f64, (Height, Width, Out)> {
    x.conv(w, Channel, (Height, Width), Down, Window::default())
}

fn main() {}
