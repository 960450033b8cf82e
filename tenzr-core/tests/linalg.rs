//! Decompositions of larger matrices, and of those that are hard: they give the matrix again.

mod common;

use common::{A, B, D};
use tenzr_core::Tensor;
use tenzr_core::element::Float;

type M<E> = Tensor<E, (A, B)>;

struct Random(u64);

impl Random {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 11) as f64 / (1u64 << 53) as f64 - 0.5
    }
}

fn random<E: Float>(m: usize, n: usize, rank: usize, seed: u64) -> M<E> {
    let mut r = Random(seed);
    let (left, right): (Vec<f64>, Vec<f64>) =
        ((0..m * rank).map(|_| r.next()).collect(), (0..rank * n).map(|_| r.next()).collect());
    let entry = |i: usize, j: usize| (0..rank).map(|k| left[i * rank + k] * right[k * n + j]).sum::<f64>();
    let data = (0..m * n).map(|e| E::from_f64(entry(e / n, e % n))).collect();
    M::from_vec([m, n], data).unwrap()
}

fn near<E: Float, S: tenzr_core::axis::Axes>(what: &str, got: &Tensor<E, S>, want: &Tensor<E, S>, units: f64) {
    let bound = E::EPSILON.to_f64() * units;
    for (i, (g, w)) in got.to_vec().into_iter().zip(want.to_vec()).enumerate() {
        assert!((g.to_f64() - w.to_f64()).abs() <= bound, "{what}, entry {i}: {g} and not {w}");
    }
}

/// The products of the columns with each other.
fn is_orthogonal<E: Float>(what: &str, q: &Tensor<E, (A, D)>) {
    let other = q.rename(D, B);
    let gram = q.dot(&other, A);
    let k = gram.shape()[0];
    let one: Vec<E> = (0..k * k).map(|i| E::from_usize(usize::from(i / k == i % k))).collect();
    near(what, &gram, &Tensor::from_vec([k, k], one).unwrap(), 1e3);
}

fn transposed_mean<E: Float>(a: &M<E>) -> M<E> {
    let n = a.shape()[0];
    let v = a.to_vec();
    let half = E::from_f64(0.5);
    M::from_vec([n, n], (0..n * n).map(|e| (v[e] + v[e % n * n + e / n]) * half).collect()).unwrap()
}

fn decompositions<E: Float>() {
    for (m, n, rank) in [
        (1, 1, 1),
        (2, 2, 1),
        (3, 3, 1),
        (5, 3, 3),
        (3, 5, 2),
        (8, 8, 8),
        (20, 7, 7),
        (7, 20, 5),
        (33, 33, 20),
        (60, 60, 60),
        (50, 1, 1),
        (1, 50, 1),
        (4, 4, 0),
    ] {
        let what = format!("{} of {m} by {n}, rank {rank}", E::NAME);
        let a = random::<E>(m, n, rank, 7 + (m * n) as u64);
        let (q, r) = a.qr(A, B, D);
        is_orthogonal(&format!("q, {what}"), &q);
        near(&format!("q r, {what}"), &q.dot(&r, D), &a, 1e3);
        let (l, u) = a.lu(A, B, D);
        near(&format!("l u, {what}"), &l.dot(&u, D), &a, 1e3);
        let (u, s, vt) = a.svd(A, B, D);
        is_orthogonal(&format!("u, {what}"), &u);
        is_orthogonal(&format!("v, {what}"), &vt.rename(B, A).permute((A, D)));
        near(&format!("u s v, {what}"), &(&u * &s).dot(&vt, D), &a, 1e3);
        assert!(s.to_vec().windows(2).all(|w| w[0] >= w[1]), "descending, {what}");
        if m == n {
            let (w, v) = a.eigh(A, B, D);
            is_orthogonal(&format!("eigenvectors, {what}"), &v);
            let symmetric = transposed_mean(&a);
            near(&format!("v w v, {what}"), &(&v * &w).dot(&v.rename(A, B), D), &symmetric, 1e3);
            assert!(w.to_vec().windows(2).all(|w| w[0] <= w[1]), "ascending, {what}");
        }
    }
}

#[test]
fn decompositions_in_f64() {
    decompositions::<f64>();
}

#[test]
fn decompositions_in_f32() {
    decompositions::<f32>();
}

/// `y a y = y` and `a y a = a` of a pseudoinverse, whatever the rank.
#[test]
fn a_pseudoinverse_of_any_rank() {
    for (m, n, rank) in [(3, 3, 1), (5, 3, 2), (3, 5, 3), (4, 4, 0), (6, 6, 6)] {
        let a = random::<f64>(m, n, rank, 3);
        let y = a.pinv(A, B);
        // y is over (B, A): contracted over B with a, whose rows are then D.
        let ay = a.rename(A, D).dot(&y, B);
        near("a y a", &ay.dot(&a, A).rename(D, A), &a, 1e4);
    }
}
