//! Random numbers in differentiated code, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::Key;
use tenzr::prelude::*;

unary!(dropout(x: [A, B] any) -> [A, B] draws "by type"; { x.dropout(Key::new(3), 0.3) });
unary!(normal_like(x: [A, B] any) -> [A, B] draws "by type"; { x.exp() * Key::new(5).normal_like(x) + x });
unary!(uniform_like(x: [A, B] any) -> [A, B] draws "by type"; { x.exp() * Key::new(6).uniform_like(x) });
unary!(gumbel_like(x: [A, B] any) -> [B] needs A; draws "by type"; { (x + Key::new(7).gumbel_like(x)).logsumexp(A) });
unary!(exponential_like(x: [A, B] any) -> [A, B] draws "by type"; { x.exp() * Key::new(8).fold_in(2).exponential_like(x) });
unary!(bernoulli(x: [A, B] any) -> [A, B] draws "by type"; { x.sigmoid().bernoulli(Key::new(9)).select(x.square(), x.tanh()) });
unary!(categorical(x: [A, B] any) -> [A] needs B; draws "by type"; {
    let class = x.categorical(Key::new(10), B);
    x.log_softmax(B).nll(class, B)
});

type X = Tensor<f64, (A,)>;
type L = Tensor<f64, ()>;
type K = Tensor<i64, ()>;

/// A sample of a normal distribution, by its parameters.
#[differentiable]
fn sample(mean: &X, deviation: &X, #[no_grad] key: Key) -> X {
    mean + key.normal_like(mean) * deviation
}

#[differentiable]
fn noisy(x: &X, #[no_grad] key: &K) -> L {
    let hidden = x.dropout(key, 0.5).tanh();
    (hidden * key.fold_in(1).normal_like(x)).sum_all()
}

#[test]
fn samples_are_differentiated_by_their_parameters() {
    let (mean, deviation) =
        (X::from_slice([3], &[0.5, -1.0, 2.0]).unwrap(), X::from_slice([3], &[1.0, 2.0, 0.5]).unwrap());
    let key = Key::new(11);
    let noise = key.normal_like(&mean);
    let (y, pullback) = sample::vjp(&mean, &deviation, key);
    assert_eq!(y.to_vec(), (&mean + &noise * &deviation).to_vec());
    let ones = X::from_slice([3], &[1.0; 3]).unwrap();
    let (d_mean, d_deviation) = pullback(&ones);
    assert_eq!(d_mean.to_vec(), [1.0; 3]);
    assert_eq!(d_deviation.to_vec(), noise.to_vec());
}

#[test]
fn a_mapped_key_is_one_for_each_example() {
    let xs = Tensor::<f64, (N, A)>::from_vec([4, 3], (0..12).map(|i| f64::from(i) * 0.1).collect()).unwrap();
    let keys = Key::new(12).keys(N, 4).unwrap();
    let each = vmap!(N, |x: &X, k: &K| grad!(|x: &X| noisy(x, k))(x))(&xs, &keys);
    let mut expected = Vec::new();
    for (i, key) in Key::new(12).split::<4>().into_iter().enumerate() {
        let x = xs.index(N, i);
        let hidden = |x: &X| (x.dropout(key, 0.5).tanh() * key.fold_in(1).normal_like(x)).sum_all();
        let at = |j: usize, h: f64| {
            let mut v = x.to_vec();
            v[j] += h;
            hidden(&X::from_slice([3], &v).unwrap()).item()
        };
        expected.extend((0..3).map(|j| (at(j, 1e-6) - at(j, -1e-6)) / 2e-6));
    }
    common::near("gradients by example", &each.to_vec(), &expected, 1e-8);
    // A shared key drops the same entries in all examples.
    let ones = Tensor::<f64, (N, A)>::from_vec([4, 3], vec![1.0; 12]).unwrap();
    let key = Key::new(13);
    let shared = vmap!(N, |x: &X| x.dropout(key, 0.5))(&ones).to_vec();
    assert!(shared.chunks(3).all(|row| row == &shared[..3]), "{shared:?}");
}

/// Samples do not move continuously with their parameters at a fixed key: they are drawn by rejection. What moves
/// continuously is the distribution, so the derivatives are compared in the mean, and with each other.
#[test]
fn samples_of_gamma_distributions() {
    type A0 = Tensor<f64, ()>;
    let key = Key::new(14);
    let n = 100_000;
    for alpha in [0.4, 1.0, 3.5] {
        let a = A0::scalar(alpha);
        // The mean is the parameter, the second moment `a + a²`.
        let mean = grad!(|a: &A0| a.broadcast(N, n).gamma(key).mean(N))(&a).item();
        let moment = grad!(|a: &A0| a.broadcast(N, n).gamma(key).square().mean(N))(&a).item();
        assert!((mean - 1.0).abs() < 0.03, "{alpha}: {mean}");
        assert!((moment / (1.0 + 2.0 * alpha) - 1.0).abs() < 0.06, "{alpha}: {moment}");
        // `E z³ = a (a + 1) (a + 2)`, whose second derivative is `6 a + 6`.
        let second = grad!(|a: &A0| grad!(|a: &A0| a.broadcast(N, n).gamma(key).powi(3).mean(N))(a))(&a).item();
        assert!((second / (6.0 * alpha + 6.0) - 1.0).abs() < 0.15, "{alpha}: {second}");
    }
    let alphas = X::from_slice([3], &[0.5, 2.0, 7.0]).unwrap();
    let ones = X::from_slice([3], &[1.0; 3]).unwrap();
    let (z, slopes) = jvp!(|a: &X| a.gamma(key))(&alphas, &ones);
    let (y, pullback) = vjp!(|a: &X| a.gamma(key))(&alphas);
    assert_eq!((y.to_vec(), pullback(&ones).to_vec()), (z.to_vec(), slopes.to_vec()));
    // The second derivative in both orders, and through a map with a key for each example.
    let second = grad!(|a: &X| grad!(|a: &X| a.gamma(key).sum_all())(a).sum_all())(&alphas);
    let (_, forward) = jvp!(|a: &X| grad!(|a: &X| a.gamma(key).sum_all())(a))(&alphas, &ones);
    common::near("forward over reverse", &forward.to_vec(), &second.to_vec(), 1e-12);
    let (_, twice) = jvp!(|a: &X| {
        let (_, t) = jvp!(|a: &X| a.gamma(key))(a, &ones);
        t
    })(&alphas, &ones);
    common::near("forward over forward", &twice.to_vec(), &second.to_vec(), 1e-12);
    let batch = Tensor::<f64, (N, A)>::from_vec([2, 3], [alphas.to_vec(), alphas.to_vec()].concat()).unwrap();
    let keys = key.keys(N, 2).unwrap();
    let each = vmap!(N, |a: &X, k: &K| grad!(|a: &X| a.gamma(k).sum_all())(a))(&batch, &keys).to_vec();
    for (i, k) in key.split::<2>().into_iter().enumerate() {
        assert_eq!(each[3 * i..3 * i + 3], grad!(|a: &X| a.gamma(k).sum_all())(&alphas).to_vec());
    }
    let shared = vmap!(N, |a: &X| a.gamma(key))(&batch).to_vec();
    assert_eq!(shared, [z.to_vec(), z.to_vec()].concat());
    // One parameter, a key for each example.
    let many = vmap!(N, |k: &K| alphas.gamma(k))(&keys).to_vec();
    assert_eq!(many[3..], alphas.gamma(key.split::<2>()[1]).to_vec());
}
