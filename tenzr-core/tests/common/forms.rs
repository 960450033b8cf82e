//! Values in every form of storage that the kernels tell apart, mapped over `D` or shared.

use super::D;
use ndarray::{ArrayViewD, Axis, Zip};
use tenzr_core::Tensor;
use tenzr_core::axis::{Axes, Ids, MappedAxes, Over, Single};
use tenzr_core::raw::{PerAxis, Raw};

/// A mapped value.
pub type Mapped<S> = Tensor<f64, S, Over<D>>;

/// Quarters in ±2 that look random: sums of few of them are exact, and ties and zeros occur.
pub fn entries(n: usize, seed: u64) -> Vec<f64> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % 17) as f64 / 4.0 - 2.0
    };
    (0..n).map(|_| next()).collect()
}

fn per_axis(extents: &[usize]) -> PerAxis {
    std::array::from_fn(|i| extents.get(i).map_or(1, |&n| n as u32))
}

pub fn dense(extents: &[usize], seed: u64) -> Raw<f64> {
    Raw::from_vec(per_axis(extents), extents.len(), entries(extents.iter().product(), seed))
}

/// Row-major, reversed, rotated, a part of something larger, stored once on the first or the last axis or on all.
pub fn forms(extents: &[usize], seed: u64) -> Vec<Raw<f64>> {
    let rank = extents.len();
    let base = dense(extents, seed);
    let filled = Raw::filled(per_axis(extents), rank, 1.5);
    let part = dense(&[extents, &[2]].concat(), seed + 1).at(rank, 1);
    if rank == 0 {
        return vec![base, part];
    }
    let reversed: Vec<usize> = (0..rank).rev().collect();
    let mut rotated: Vec<usize> = (0..rank).collect();
    rotated.rotate_right(1);
    let first = dense(&extents[1..], seed + 2);
    let last = dense(&extents[..rank - 1], seed + 3);
    vec![
        base.clone().in_order(&reversed, u16::MAX),
        base.clone().in_order(&rotated, u16::MAX),
        first.reseen((0..rank).map(|i| if i == 0 { Err(extents[0]) } else { Ok(i - 1) })),
        last.reseen((0..rank).map(|i| if i == rank - 1 { Err(extents[i]) } else { Ok(i) })),
        part,
        filled,
        base,
    ]
}

/// The extents of axes, by the first letter of their names.
#[derive(Clone, Copy, Debug)]
pub struct Extents {
    pub n: usize,
    pub abc: [usize; 3],
}

impl Extents {
    pub fn of(&self, ids: &Ids) -> Vec<usize> {
        let extent = |name: &str| match name {
            "A" => self.abc[0],
            "B" => self.abc[1],
            "C" => self.abc[2],
            _ => self.n,
        };
        ids.iter().map(|axis| extent(axis.name)).collect()
    }
}

/// Batches of 0, 1, 7 and 64; every axis of extent 0 and 1; and lengths beyond what kernels do in one go.
pub fn sizes(with_empty: bool) -> Vec<Extents> {
    let small = [[2, 3, 4], [1, 3, 4], [2, 1, 4], [2, 3, 1], [1, 1, 1]];
    let empty = [[0, 3, 4], [2, 0, 4], [2, 3, 0]];
    let mut all: Vec<Extents> =
        [0, 1, 7].iter().flat_map(|&n| small.iter().map(move |&abc| Extents { n, abc })).collect();
    if with_empty {
        all.extend([0, 1, 7].iter().flat_map(|&n| empty.iter().map(move |&abc| Extents { n, abc })));
    }
    all.push(Extents { n: 64, abc: [2, 3, 4] });
    all.extend([[3, 300, 2], [2, 3, 300], [17, 9, 33]].map(|abc| Extents { n: 2, abc }));
    all
}

/// A value, mapped over `D` or shared by the whole batch.
pub trait Operand: Clone {
    type S: Axes;
    type V: MappedAxes;
    /// Every form of it.
    fn all(e: &Extents, seed: u64) -> Vec<Self>;
    /// The same, held by nobody else.
    fn unique(&self) -> Self;
    fn logical(&self) -> Vec<f64>;
    /// What one example sees.
    fn example(&self, i: usize) -> Tensor<f64, Self::S>;
    /// That this is the cotangent which the examples' rules give: each its own, or their sum.
    fn assert_cotangent(&self, n: usize, what: &str, f: impl Fn(usize) -> Tensor<f64, Self::S>);
}

impl<S: Axes> Operand for Mapped<S> {
    type S = S;
    type V = Over<D>;
    fn all(e: &Extents, seed: u64) -> Vec<Self> {
        forms(&e.of(Self::IDS), seed).into_iter().map(Tensor::from_raw).collect()
    }
    fn unique(&self) -> Self {
        Tensor::from_raw(self.raw().clone().owned())
    }
    fn logical(&self) -> Vec<f64> {
        self.raw().clone().into_vec()
    }
    fn example(&self, i: usize) -> Tensor<f64, S> {
        Tensor::from_raw(self.raw().at(0, i).row_major())
    }
    fn assert_cotangent(&self, n: usize, what: &str, f: impl Fn(usize) -> Tensor<f64, S>) {
        assert_eq!(self.raw().dim(0), n, "{what}");
        for i in 0..n {
            assert_close(self.example(i).view(), f(i).view(), what);
        }
    }
}

impl<S: Axes> Operand for Tensor<f64, S> {
    type S = S;
    type V = Single;
    fn all(e: &Extents, seed: u64) -> Vec<Self> {
        forms(&e.of(Self::IDS), seed).into_iter().map(Tensor::from_raw).collect()
    }
    fn unique(&self) -> Self {
        Tensor::from_raw(self.raw().clone().owned())
    }
    fn logical(&self) -> Vec<f64> {
        self.raw().clone().into_vec()
    }
    fn example(&self, _: usize) -> Tensor<f64, S> {
        Tensor::from_raw(self.raw().clone().row_major())
    }
    fn assert_cotangent(&self, n: usize, what: &str, f: impl Fn(usize) -> Tensor<f64, S>) {
        let mut sum = self.to_array();
        sum.fill(0.0);
        (0..n).for_each(|i| sum += &f(i).view());
        assert_close(self.view(), sum.view(), what);
    }
}

/// Other values of the type and the extents of a result.
pub fn like<S: Axes>(y: &Mapped<S>, seed: u64) -> Vec<Mapped<S>> {
    let extents: Vec<usize> = (0..y.raw().rank()).map(|i| y.raw().dim(i)).collect();
    forms(&extents, seed).into_iter().rev().take(3).map(Tensor::from_raw).collect()
}

pub fn is_close(a: f64, b: f64) -> bool {
    a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= 1e-11 * (1.0 + a.abs().max(b.abs()))
}

pub fn assert_close(got: ArrayViewD<'_, f64>, want: ArrayViewD<'_, f64>, what: &str) {
    assert_eq!(got.shape(), want.shape(), "{what}");
    let close = Zip::from(&got).and(&want).all(|&a, &b| is_close(a, b));
    assert!(close, "{what}:\n{got}\nand not\n{want}");
}

/// That the batch `y` is the stack of the examples' results.
pub fn assert_stack<S: Axes, S2: Axes>(y: &Tensor<f64, S>, n: usize, what: &str, f: impl Fn(usize) -> Tensor<f64, S2>) {
    assert_eq!(y.shape()[0], n, "{what}");
    for i in 0..n {
        assert_close(y.view().index_axis(Axis(0), i), f(i).view(), what);
    }
}
