//! Calls in other modules and through re-exports.

use tenzr::prelude::*;

mod axes {
    use tenzr::prelude::*;
    axis!(pub Feature);
    axis!(pub Hidden);
    axis!(pub Batch);
}

mod layers {
    use super::axes::{Feature, Hidden};
    use tenzr::{Tensor, differentiable};
    pub type X = Tensor<f64, (Feature,)>;
    pub type W = Tensor<f64, (Feature, Hidden)>;

    pub mod inner {
        #[tenzr::differentiable]
        pub(crate) fn scaled(x: &super::X) -> super::X {
            x * 2.0
        }
    }

    #[differentiable]
    pub fn layer(x: &X, w: &W) -> Tensor<f64, (Hidden,)> {
        self::inner::scaled(x).dot(w, Feature)
    }
}

use axes::{Batch, Feature};
use layers::layer as l2;
pub use layers::{W, X};

#[differentiable]
fn loss(x: &X, w: &W) -> Tensor<f64, ()> {
    l2(x, w).sum_all() + crate::layers::layer(x, w).sum_all() + layers::layer(x, w).mean_all()
}

fn main() {
    let x = X::from_slice([2], &[1.0, 2.0]).unwrap();
    let w = W::from_slice([2, 1], &[3.0, 4.0]).unwrap();
    let gradient = tenzr::grad!(|w: &W| loss(&x, w))(&w);
    assert_eq!(gradient.to_vec(), [6.0, 12.0]);
    assert_eq!(grad!(|w: &W| l2(&x, w).sum_all())(&w).to_vec(), [2.0, 4.0]);
    assert_eq!(l2::jvp(&x, &w, &x, &w).1.to_vec(), [44.0]);
    let xs = Tensor::<f64, (Batch, Feature)>::from_slice([1, 2], &[1.0, 2.0]).unwrap();
    let gradients = tenzr::vmap!(axes::Batch, |x: &X| tenzr::grad!(|x: &X| loss(x, &w))(x))(&xs);
    assert_eq!(gradients.to_vec(), [18.0, 24.0]);
}
