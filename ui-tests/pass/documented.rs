//! A library whose every public item is documented, with axes and functions of all visibilities.

#![deny(missing_docs, warnings)]
#![deny(rustdoc::broken_intra_doc_links)]

/// The model.
pub mod model {
    use tenzr::prelude::*;

    axis! {
        /// The examples.
        pub Batch
    }
    axis!(#[doc = "The inputs."] pub Feature = 2);
    axis!(
        /// The steps.
        pub(crate) Step <= 16;
    );
    axis!(Private);

    /// One example.
    pub type X = Tensor<f32, (Feature,)>;

    /// The loss.
    ///
    /// With more to say of it.
    #[differentiable]
    #[must_use]
    pub fn loss(x: &X, w: &X) -> Tensor<f32, ()> {
        hidden(x) + (x * w).sum(Feature)
    }

    #[differentiable]
    pub(crate) fn hidden(x: &X) -> Tensor<f32, ()> {
        private(x).mean_all()
    }

    #[inline]
    #[differentiable]
    fn private(x: &X) -> X {
        x * 2.0
    }

    /// The number of things hidden.
    #[must_use]
    pub fn steps() -> usize {
        let steps = Tensor::<f32, (Step, Private)>::from_slice([2, 1], &[0.0; 2]);
        steps.map_or(0, |s| s.to_vec().len())
    }
}

use model::{Batch, Feature, X, loss};

fn main() {
    let x = X::from_slice([2], &[1.0, 2.0]).unwrap();
    assert_eq!(loss::grad(&x, &x).0.to_vec(), [2.0, 3.0]);
    let xs = tenzr::Tensor::<f32, (Batch, Feature)>::from_slice([1, 2], &[1.0, 2.0]).unwrap();
    assert_eq!(tenzr::vmap!(Batch, |x: &X| model::hidden(x))(&xs).to_vec(), [3.0]);
    assert_eq!(model::steps(), 2);
}
