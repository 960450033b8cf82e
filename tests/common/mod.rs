//! Axes, seeded numbers and comparisons for all tests.
#![allow(dead_code, unused_macros, unused_imports, reason = "every test file takes what it needs")]

use tenzr::prelude::*;

axis!(pub Batch);
axis!(pub Time);
axis!(pub Feature);
axis!(pub Hidden);
axis!(pub Class);
axis!(pub Foo);
axis!(pub Bar);
axis!(pub Qux);

/// A tensor of one number.
pub type L = Tensor<f64, ()>;

/// Numbers in (-0.5, 0.5), the same in every run.
pub fn rng(seed: u64) -> impl FnMut() -> f64 {
    let mut s = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x1234_5678);
    move || {
        s = s.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (s >> 33) as f64 / (1u64 << 31) as f64 - 0.5
    }
}

/// Fails where two lists differ by more than `tolerance`, relative to the largest entry.
#[track_caller]
pub fn near(what: &str, a: &[f64], b: &[f64], tolerance: f64) {
    assert_eq!(a.len(), b.len(), "{what}: lengths");
    let scale = b.iter().fold(1.0f64, |m, v| m.max(v.abs()));
    for (i, (x, y)) in a.iter().zip(b).enumerate() {
        let close = approx::abs_diff_eq!(*x, *y, epsilon = tolerance * scale);
        assert!(close, "{what}: entry {i} is {x} and should be {y}\n{a:?}\n{b:?}");
    }
}

/// The numbers of a tensor, or of a tuple of tensors in order.
pub trait Flat {
    fn push(&self, out: &mut Vec<Vec<f64>>);
    fn parts(&self) -> Vec<Vec<f64>> {
        let mut out = Vec::new();
        self.push(&mut out);
        out
    }
    fn flat(&self) -> Vec<f64> {
        self.parts().concat()
    }
}

impl<S: tenzr::axes::Axes> Flat for Tensor<f64, S> {
    fn push(&self, out: &mut Vec<Vec<f64>>) {
        out.push(self.to_vec());
    }
}

impl<S: tenzr::axes::Axes> Flat for Tensor<f32, S> {
    fn push(&self, out: &mut Vec<Vec<f64>>) {
        out.push(self.to_vec().into_iter().map(f64::from).collect());
    }
}

macro_rules! flat_tuples {
    ($(($($T:ident)*))*) => { $(
        impl<$($T: Flat),*> Flat for ($($T,)*) {
            #[allow(non_snake_case)]
            fn push(&self, out: &mut Vec<Vec<f64>>) {
                let ($($T,)*) = self;
                $($T.push(out);)*
            }
        }
    )* };
}
flat_tuples! { (A) (A B) (A B C) (A B C D) }

/// The derivative of `f` at `x` by central differences: one row of partial derivatives for each entry of `x`.
pub fn differences(f: impl Fn(&[f64]) -> Vec<f64>, x: &[f64]) -> Vec<Vec<f64>> {
    let e = 1e-5;
    (0..x.len())
        .map(|k| {
            let at = |d: f64| {
                let mut x = x.to_vec();
                x[k] += d;
                f(&x)
            };
            at(e).iter().zip(at(-e)).map(|(p, m)| (p - m) / (2.0 * e)).collect()
        })
        .collect()
}
