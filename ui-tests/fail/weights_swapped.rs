use tenzr::prelude::*;

axis!(pub Batch);
axis!(pub Pixel = 64);
axis!(pub Hidden);
axis!(pub Digit = 10);
type X = Tensor<f32, (Pixel,)>;
type Y = Tensor<f32, (Digit,)>;
type W1 = Tensor<f32, (Pixel, Hidden)>;
type W2 = Tensor<f32, (Hidden, Digit)>;

#[differentiable]
pub fn loss(w1: &W1, w2: &W2, x: &X, y: &Y) -> Tensor<f32, ()> {
    x.dot(w1, Pixel).tanh().dot(w2, Hidden).cross_entropy(y, Digit)
}

fn wrong(w1: W1, w2: W2, xs: Tensor<f32, (Batch, Pixel)>, ys: Tensor<f32, (Batch, Digit)>) {
    let wrong = vmap!(Batch, |x: &X, y: &Y| loss(&w2, &w1, x, y))(&xs, &ys);
}

fn main() {}
