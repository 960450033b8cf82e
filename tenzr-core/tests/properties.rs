//! Kernels on random axes, orders of storage and axes stored once, against plain loops.

mod common;

use common::forms::{entries, is_close};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tenzr_core::axis::{AxisRef, ExtentRule, Ids, MAX_RANK};
use tenzr_core::kernel::{contract, elementwise, reduce};
use tenzr_core::plan::Plan;
use tenzr_core::raw::{PerAxis, Raw};

/// The axes of the world of one case.
const AXES: usize = 5;

fn axis(i: usize) -> AxisRef {
    AxisRef { id: 100 + i as u64, name: "axis", extent: ExtentRule::Dyn }
}

fn ids(axes: &[usize]) -> Ids {
    axes.iter().fold(Ids::EMPTY, |ids, &i| ids.with(axis(i)))
}

/// An operand: its axes, the order of its storage, the axes stored once, and whether it is a part of something larger.
#[derive(Clone, Debug)]
struct Operand {
    axes: Vec<usize>,
    order: Vec<usize>,
    once: u8,
    part: bool,
    seed: u64,
}

impl Operand {
    fn build(&self, extents: &[usize; AXES]) -> Raw<f64> {
        let rank = self.axes.len();
        let mut dims = [1; MAX_RANK];
        for (i, &a) in self.axes.iter().enumerate() {
            dims[i] = if self.once >> a & 1 == 1 { 1 } else { extents[a] as u32 };
        }
        let stored = |dims: &PerAxis| dims[..rank + 1].iter().map(|&n| n as usize).product();
        let base = if self.part {
            dims[rank] = 2;
            Raw::from_vec(dims, rank + 1, entries(stored(&dims), self.seed)).at(rank, 1)
        } else {
            let order: Vec<usize> = self.order.iter().copied().filter(|&i| i < rank).collect();
            Raw::from_vec(dims, rank, entries(stored(&dims), self.seed)).in_order(&order, u16::MAX)
        };
        base.reseen(
            (0..rank).map(|i| if self.once >> self.axes[i] & 1 == 1 { Err(extents[self.axes[i]]) } else { Ok(i) }),
        )
    }
}

fn subset() -> impl Strategy<Value = Vec<usize>> {
    Just((0..AXES).collect::<Vec<_>>())
        .prop_shuffle()
        .prop_flat_map(|all| (0..=AXES).prop_map(move |n| all[..n].to_vec()))
}

fn operand() -> impl Strategy<Value = Operand> {
    let order = Just((0..AXES).collect::<Vec<_>>()).prop_shuffle();
    (subset(), order, any::<u8>(), any::<u8>(), any::<bool>(), any::<u64>()).prop_map(
        |(axes, order, m, n, part, seed)| {
            // The conjunction: a quarter of the axes is stored once.
            Operand { axes, order, once: m & n, part, seed }
        },
    )
}

/// Mostly small, now and then beyond a block of a kernel.
fn extents() -> impl Strategy<Value = [usize; AXES]> {
    let one = prop_oneof![1 => Just(0usize), 3 => Just(1), 12 => 2..5usize, 1 => 17..40usize];
    [one.clone(), one.clone(), one.clone(), one.clone(), one]
        .prop_filter("a few thousand index tuples", |e| e.iter().map(|&n| n.max(1)).product::<usize>() <= 6000)
}

/// Adds `f` of the operands' positions into the result, over all indices of the axes in `axes`.
fn naive(extents: &[usize; AXES], axes: &[usize], out: &[usize], f: impl Fn(&[usize; AXES]) -> f64) -> Vec<f64> {
    let mut sums = vec![0.0; out.iter().map(|&a| extents[a]).product()];
    let total: usize = axes.iter().map(|&a| extents[a]).product();
    for mut rest in 0..total {
        let mut index = [0; AXES];
        for &a in axes {
            index[a] = rest % extents[a];
            rest /= extents[a];
        }
        sums[row_major(extents, out, &index)] += f(&index);
    }
    sums
}

fn row_major(extents: &[usize; AXES], axes: &[usize], index: &[usize; AXES]) -> usize {
    axes.iter().fold(0, |at, &a| at * extents[a] + index[a])
}

fn dims_of(extents: &[usize; AXES], axes: &[usize]) -> PerAxis {
    std::array::from_fn(|i| axes.get(i).map_or(1, |&a| extents[a] as u32))
}

fn union(lists: &[&[usize]]) -> Vec<usize> {
    (0..AXES).filter(|a| lists.iter().any(|l| l.contains(a))).collect()
}

fn same(got: Raw<f64>, want: &[f64], extents: &[usize; AXES], out: &[usize]) -> Result<(), TestCaseError> {
    prop_assert_eq!(&got.dims()[..out.len()], &dims_of(extents, out)[..out.len()]);
    let got = got.into_vec();
    prop_assert_eq!(got.len(), want.len());
    for (i, (&g, &w)) in got.iter().zip(want).enumerate() {
        prop_assert!(is_close(g, w), "entry {}: {} and not {}", i, g, w);
    }
    Ok(())
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, rng_seed: RngSeed::Fixed(20), failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn contractions_are_sums_of_products(e in extents(), a in operand(), b in operand(), out in subset()) {
        let (x, y) = (a.build(&e), b.build(&e));
        let plan = Plan::new(ids(&a.axes), ids(&b.axes), ids(&out));
        let got = contract::contract(&plan, &x, &y, Some(&dims_of(&e, &out)));
        let (x, y) = (x.into_vec(), y.into_vec());
        let want = naive(&e, &union(&[&a.axes, &b.axes, &out]), &out, |i| {
            x[row_major(&e, &a.axes, i)] * y[row_major(&e, &b.axes, i)]
        });
        same(got, &want, &e, &out)?;
    }

    #[test]
    fn fitting_sums_repeats_and_permutes(e in extents(), a in operand(), out in subset(), owned in any::<bool>()) {
        let x = a.build(&e);
        let plan = Plan::unary(ids(&a.axes), ids(&out));
        let kept = (!owned).then(|| x.clone());
        let dense = x.clone().into_vec();
        let got = reduce::fit(&plan, x, &dims_of(&e, &out));
        let want = naive(&e, &union(&[&a.axes, &out]), &out, |i| dense[row_major(&e, &a.axes, i)]);
        same(got, &want, &e, &out)?;
        if let Some(kept) = kept {
            prop_assert_eq!(kept.into_vec(), dense);
        }
    }

    #[test]
    fn elementwise_operations_broadcast(
        e in extents(), a in operand(), b in operand(), owned in any::<bool>(),
        order in Just((0..AXES).collect::<Vec<_>>()).prop_shuffle(),
    ) {
        let all = union(&[&a.axes, &b.axes]);
        let out: Vec<usize> = order.into_iter().filter(|i| all.contains(i)).collect();
        let (x, y) = (a.build(&e), b.build(&e));
        let (dx, dy) = (x.clone().into_vec(), y.clone().into_vec());
        let plan = Plan::new(ids(&a.axes), ids(&b.axes), ids(&out));
        let want = naive(&e, &out, &out, |i| dx[row_major(&e, &a.axes, i)] - dy[row_major(&e, &b.axes, i)]);
        let compared = elementwise::compare(&plan, &x, &y, |x, y| x - y);
        same(compared, &want, &e, &out)?;
        let kept = (!owned).then(|| (x.clone(), y.clone()));
        let got = elementwise::binary(&plan, x, y, |o, b| o.iter_mut().zip(b).for_each(|(o, b)| *o -= b));
        same(got, &want, &e, &out)?;
        if let Some((x, y)) = kept {
            prop_assert_eq!((x.into_vec(), y.into_vec()), (dx, dy));
        }
    }
}
