//! Differentiable traits with documentation, visibilities and names of std; derivatives in bodies.
#![deny(warnings, missing_docs, unreachable_pub, clippy::all)]

use tenzr::prelude::*;

/// A module with a trait.
pub mod models {
    use tenzr::prelude::*;

    /// A model.
    #[differentiable]
    pub trait Model {
        /// How far it reaches.
        const REACH: usize = 2;

        /// The loss at a point.
        fn loss(&self, x: f64) -> f64;

        /// Named like a method of iterators.
        fn take(&self, zero: f64) -> f64 {
            let mut sum = 0.0;
            for i in 0..Self::REACH {
                sum += self.loss(zero * i as f64);
            }
            sum
        }
    }

    /// A line.
    #[differentiable]
    #[derive(Clone, Debug, PartialEq)]
    pub struct Line {
        /// How steep it is.
        pub slope: f64,
    }

    #[differentiable]
    impl Model for Line {
        fn loss(&self, x: f64) -> f64 {
            x * x * self.slope
        }
    }
}

use models::{Line, Model};

/// The loss at two points.
#[differentiable]
pub fn total<M: Model>(model: &M, x: f64) -> f64 {
    let (value, pullback) = loss_of::vjp(model, x);
    let (_, dx) = pullback(value);
    model.take(x) + dx + model.loss_grad(x).1
}

/// The loss.
#[differentiable]
pub fn loss_of(model: &impl Model, x: f64) -> f64 {
    model.loss(x)
}

/// Not differentiable itself.
fn fit<M: Model>(mut model: M, step: impl Fn(&M, &M) -> M) -> M {
    for _ in 0..2 {
        let (gradient, _) = total::grad(&model, 1.0);
        model = step(&model, &gradient);
    }
    model
}

fn main() {
    let line = Line { slope: 3.0 };
    assert_eq!(total::value_and_grad(&line, 1.0), (3.0 + 18.0 + 6.0, (Line { slope: 1.0 + 12.0 + 2.0 }, 6.0 + 54.0 + 6.0)));
    let fitted = fit(line, |m, d| Line { slope: m.slope - 0.01 * d.slope });
    assert!(fitted.slope < 3.0);
}
