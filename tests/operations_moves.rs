//! Entries moved along an axis, and tensors one after the other, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

use tenzr::ndarray::Slice;

unary!(slice(x: [A, Three] any) -> [A, Two] {
    x.rename(Three, Free).slice(Free, 1..).rename(Free, Two)
});
unary!(slice_with_steps(x: [Three, B] any) -> [Two, B] {
    let back = x.rename(Three, Free).slice(Free, Slice::new(0, None, -2));
    back.rename(Free, Two) * x.rename(Three, Free).slice(Free, Slice::from(..).step_by(2)).rename(Free, Two)
});
unary!(slice_of_none(x: [A, B] any) -> [A, B] { x.slice(B, 0..0).sum(B) * x });
unary!(flip(x: [A, B] any) -> [A, B] { x.flip(B) * x });
unary!(roll(x: [B, A] any) -> [B, A] { x.roll(B, -1) * x.roll(A, 3) });
unary!(tile(x: [A, Three] any) -> [A, Six] { x.rename(Three, Free).tile(Free, 2).rename(Free, Six) });
unary!(repeat(x: [Three, A] any) -> [Six, A] { x.rename(Three, Free).repeat(Free, 2).rename(Free, Six) });
unary!(pad(x: [A, Three] any) -> [A, Six] {
    x.rename(Three, Free).pad(0.5, Free, Pad::edges(2, -1).interior(1)).rename(Free, Six)
});
binary!(pad_with_a_value(x: [Three, A] any, y: [] any) -> [Six, A] {
    x.rename(Three, Free).pad(y, Free, Pad::edges(-1, 2).interior(1)).rename(Free, Six)
});
binary!(concat(x: [A, Three] any, y: [Three, A] any) -> [A, Six] {
    x.rename(Three, Free).concat(y.rename(Three, Free), Free).rename(Free, Six)
});
binary!(concat_with_a_constant(x: [Three] any, y: [A] any) -> [Six] needs A; {
    let y = y.index(A, 0).broadcast(Free, 3);
    y.concat(x.rename(Three, Free), Free).rename(Free, Six)
});
binary!(stack(x: [A, B] any, y: [B, A] any) -> [Two, A, B] { x.stack(y, Two) });

type X = Tensor<f64, (Free,)>;

fn x(v: &[f64]) -> X {
    X::from_slice([v.len()], v).unwrap()
}

#[test]
fn slices_are_those_of_ndarray() {
    let x = x(&[0., 1., 2., 3., 4., 5., 6.]);
    let array = x.to_array();
    let slices = [
        Slice::from(..),
        Slice::from(2..5),
        Slice::from(-3..),
        Slice::from(..-2),
        Slice::from(..0),
        Slice::from(7..),
        Slice::new(5, Some(2), 1),
        Slice::new(1, None, 2),
        Slice::new(1, Some(6), 3),
        Slice::new(0, None, -1),
        Slice::new(1, Some(-1), -2),
        Slice::new(-5, Some(-1), -3),
    ];
    for slice in slices {
        let expected: Vec<f64> = array.slice_axis(tenzr::ndarray::Axis(0), slice).iter().copied().collect();
        assert_eq!(x.slice(Free, slice).to_vec(), expected, "{slice:?}");
    }
}

#[test]
fn edges_and_interiors_are_those_of_xla() {
    let p = |pad: Pad| x(&[1., 2., 3.]).pad(9.0, Free, pad).to_vec();
    assert_eq!(p(Pad::edges(1, 2)), [9., 1., 2., 3., 9., 9.]);
    assert_eq!(p(Pad::edges(0, 0).interior(1)), [1., 9., 2., 9., 3.]);
    assert_eq!(p(Pad::edges(-1, -1)), [2.]);
    assert_eq!(p(Pad::edges(-1, 1).interior(1)), [9., 2., 9., 3., 9.]);
    assert!(p(Pad::edges(-3, 0)).is_empty());
    assert_eq!(x(&[]).pad(9.0, Free, Pad::edges(1, 1).interior(2)).to_vec(), [9., 9.]);
}

#[test]
fn empty_parts_are_joined() {
    let (a, b) = (x(&[]), x(&[1., 2.]));
    assert_eq!(a.concat(&b, Free).to_vec(), [1., 2.]);
    assert_eq!(b.concat(&a, Free).to_vec(), [1., 2.]);
    assert!(a.concat(&a, Free).is_empty());
    assert!(grad!(|a: &X| a.concat(&b, Free).sum_all())(&a).is_empty());
}

#[test]
fn integers_and_truth_values_are_moved_too() {
    let i: Tensor<i64, (Free,)> = Tensor::from_slice([3], &[1, 2, 3]).unwrap();
    assert_eq!(i.roll(Free, 1).concat(i.flip(Free), Free).to_vec(), [3, 1, 2, 3, 2, 1]);
}

#[test]
#[should_panic(expected = "`slice` from 2 to 5 of the axis `Free`, whose extent is 3")]
fn a_slice_beyond_its_axis_is_named() {
    x(&[1., 2., 3.]).slice(Free, 2..5);
}

#[test]
#[should_panic(expected = "`pad` by -2 and -2 takes more than the 3 entries of the axis `Free` away")]
fn too_negative_edges_are_named() {
    x(&[1., 2., 3.]).pad(0.0, Free, Pad::edges(-2, -2));
}

#[test]
#[should_panic(
    expected = "`slice` would give the axis `Three` the extent 2, which it does not allow: rename it before"
)]
fn an_axis_of_a_fixed_extent_is_not_sliced() {
    let x: Tensor<f64, (Three,)> = Tensor::from_slice([3], &[1., 2., 3.]).unwrap();
    x.slice(Three, 1..);
}

#[test]
#[should_panic(expected = "the axis `A` has the extent 1 in one operand and 2 in the other")]
fn extents_that_do_not_meet_are_named() {
    let x: Tensor<f64, (Free, A)> = Tensor::zeros([1, 1]).unwrap();
    let y: Tensor<f64, (Free, A)> = Tensor::zeros([1, 2]).unwrap();
    x.concat(y, Free);
}
