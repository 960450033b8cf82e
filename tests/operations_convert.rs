//! Conversions between element types, in every use: what is converted is a constant factor of one to all of them.

mod common;
#[macro_use]
mod harness;

use harness::*;
use tenzr::prelude::*;

/// `Σ x² / 2` through another element type and back: the gradient is `x`, the Hessian one.
macro_rules! conversion {
    ($name:ident(|$x:ident| $body:expr)) => {
        #[test]
        fn $name() {
            type X = Tensor<f64, (A,)>;
            type L = Tensor<f64, ()>;
            #[differentiable]
            fn half_square($x: &X) -> L {
                $body
            }
            // Numbers that both types have.
            let v = [0.5, -2.0, 1.25];
            let (x, t) = (X::from_slice([3], &v).unwrap(), X::from_slice([3], &[1.0, 0.5, -4.0]).unwrap());
            let one = L::scalar(1.0);
            assert_eq!(half_square(&x).item(), v.iter().map(|v| v * v / 2.0).sum::<f64>());
            assert_eq!(half_square::grad(&x).to_vec(), v);
            assert_eq!(half_square::vjp(&x).1(&one).to_vec(), v);
            assert_eq!(half_square::jvp(&x, &t).1.item(), -5.5);
            assert_eq!(jvp!(|x: &X| grad!(|x: &X| half_square(x))(x))(&x, &t).1.to_vec(), t.to_vec());
            assert_eq!(grad!(|x: &X| (grad!(|x: &X| half_square(x))(x) * &t).sum_all())(&x).to_vec(), t.to_vec());
            let reverse_over_forward = grad!(|x: &X| {
                let (_, t) = jvp!(|x: &X| half_square(x))(x, &t);
                t
            });
            assert_eq!(reverse_over_forward(&x).to_vec(), t.to_vec());
            for n in [0, 1, 7, 64] {
                let numbers: Vec<f64> = (0..3 * n).map(|i| (i % 9) as f64 - 4.0).collect();
                let xs: Tensor<f64, (N, A)> = Tensor::from_slice([n, 3], &numbers).unwrap();
                assert_eq!(vmap!(N, |x: &X| grad!(|$x: &X| $body)(x))(&xs).to_vec(), numbers);
                let total = grad!(|xs: &Tensor<f64, (N, A)>| vmap!(N, |x: &X| half_square(x))(xs).sum_all());
                assert_eq!(total(&xs).to_vec(), numbers);
            }
        }
    };
}

conversion!(to_f32(|x| x.to_f32().square().to_f64().sum_all() * 0.5));
conversion!(to_f64(|x| (x.to_f64().square() * 0.5).to_f64().sum_all()));
