//! Entries at indices, and values put there, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

axis!(pub Free);
axis!(pub Two = 2);
axis!(pub Four = 4);
axis!(pub Six = 6);

macro_rules! fixed {
    ($($A:ident $n:literal)*) => { $(
        impl Extent for $A {
            fn of(_: &Dims) -> usize {
                $n
            }
        }
    )* };
}
fixed! { Two 2 Four 4 Six 6 }

unary!(take(x: [A, B] any) -> [A] needs B; { x.take(x.argmax(B), B) });
binary!(take_rows(x: [Three, A] any, y: [B, Three] any) -> [B, A] { x.take(y.argmax(Three), Three) * 2.0 });
binary!(take_one(x: [Three, A] any, y: [Three] any) -> [A] { x.take(y.argmax(Three), Three).tanh() });
unary!(take_known(x: [Three, A] any) -> [Four, A] {
    let ids: Tensor<usize, (Four,)> = Tensor::from_slice([4], &[2, 0, 2, 2]).unwrap();
    x.take(&ids, Three)
});
unary!(take_along(x: [A, Three] any) -> [Three, A] {
    let ids: Tensor<usize, (Three,)> = Tensor::from_slice([3], &[1, 1, 0]).unwrap();
    x.take(&ids, Three) * x
});
binary!(dynamic_slice(x: [A, Four] any, y: [Three] any) -> [A, Two] {
    x.rename(Four, Free).dynamic_slice(y.argmax(Three), Free, 2).rename(Free, Two)
});
binary!(dynamic_update(x: [A, Four] any, y: [Two, A] any) -> [A, Four] {
    let start = y.sum(A).argmax(Two);
    x.rename(Four, Free).dynamic_update(y.rename(Two, Free), start, Free).rename(Free, Four) * 1.5
});
binary!(one_hot(x: [Three] any, y: [B, Three] any) -> [B] {
    y.argmax(Three).one_hot(Three, 3).select(x, 0.0).sum(Three)
});
binary!(masked_fill(x: [A, B] any, y: [B] any) -> [A, B] { x.masked_fill(x.gt(0.2), y) * y });
binary!(scatter_add(x: [Three, A] any, y: [Four, A] any) -> [Three, A] {
    let ids = known();
    x.scatter_add(&ids, y, Three)
});
binary!(scatter_add_where_a_value_says(x: [A, Three] any, y: [B, Three] any) -> [A, Three] needs B; {
    x.scatter_add(y.argmax(Three), y.sum(Three), Three)
});
binary!(scatter_set(x: [Three, A] any, y: [Four, A] any) -> [Three, A] {
    let ids = known();
    x.scatter_set(&ids, y, Three)
});
binary!(scatter_set_where_a_value_says(x: [A, Three] any, y: [B, Three] any) -> [A, Three] needs B; {
    x.scatter_set(y.argmax(Three), y.sum(Three), Three)
});
binary!(scatter_mul(x: [Three, A] any, y: [Four, A] any) -> [Three, A] {
    let ids = known();
    x.scatter_mul(&ids, y, Three)
});
binary!(scatter_mul_where_a_value_says(x: [A, Three] any, y: [B, Three] any) -> [A, Three] needs B; {
    x.scatter_mul(y.argmax(Three), y.sum(Three), Three)
});
binary!(scatter_max(x: [Three, A] any, y: [Four, A] any) -> [Three, A] {
    let ids = known();
    x.scatter_max(&ids, y, Three)
});
binary!(scatter_max_where_a_value_says(x: [A, Three] any, y: [B, Three] any) -> [A, Three] needs B; {
    x.scatter_max(y.argmax(Three), y.sum(Three), Three)
});
binary!(scatter_min(x: [Three, A] any, y: [Four, A] any) -> [Three, A] {
    let ids = known();
    x.scatter_min(&ids, y, Three)
});
binary!(scatter_min_where_a_value_says(x: [A, Three] any, y: [B, Three] any) -> [A, Three] needs B; {
    x.scatter_min(y.argmax(Three), y.sum(Three), Three)
});

/// One index twice and more, and one that does not occur.
fn known() -> Tensor<usize, (Four,)> {
    Tensor::from_slice([4], &[2, 0, 2, 2]).unwrap()
}

type X = Tensor<f64, (Three,)>;
type U = Tensor<f64, (Four,)>;

fn x(v: [f64; 3]) -> X {
    X::from_slice([3], &v).unwrap()
}

fn u(v: [f64; 4]) -> U {
    U::from_slice([4], &v).unwrap()
}

#[test]
fn the_last_of_repeated_indices_is_set_and_alone_has_a_gradient() {
    let ids = known();
    let f = |x: &X, u: &U| vjp!(|x: &X, u: &U| x.scatter_set(&ids, u, Three))(x, u);
    let (y, pullback) = f(&x([1., 2., 3.]), &u([4., 5., 6., 7.]));
    assert_eq!(y.to_vec(), [5., 2., 7.]);
    let (dx, du) = pullback(&x([10., 20., 30.]));
    assert_eq!((dx.to_vec(), du.to_vec()), (vec![0., 20., 0.], vec![0., 10., 0., 30.]));
}

#[test]
fn products_with_zeros_have_exact_gradients() {
    let ids = known();
    let f = |x: &X, u: &U| value_and_grad!(|x: &X, u: &U| x.scatter_mul(&ids, u, Three).sum_all())(x, u);
    let (y, (dx, du)) = f(&x([1., 2., 3.]), &u([0., 5., 6., 7.]));
    assert_eq!((y.item(), dx.to_vec(), du.to_vec()), (7., vec![5., 1., 0.], vec![126., 1., 0., 0.]));
    let (_, (dx, du)) = f(&x([0., 0., 3.]), &u([0., 5., 0., 7.]));
    assert_eq!((dx.to_vec(), du.to_vec()), (vec![5., 1., 0.], vec![0., 0., 0., 0.]));
    let (_, (dx, du)) = f(&x([1., 1., 0.]), &u([2., 5., 3., 7.]));
    assert_eq!((dx.to_vec(), du.to_vec()), (vec![5., 1., 42.], vec![0., 1., 0., 0.]));
}

#[test]
fn extremes_share_at_a_tie() {
    let ids = known();
    let f = |x: &X, u: &U| grad!(|x: &X, u: &U| x.scatter_max(&ids, u, Three).sum_all())(x, u);
    let (dx, du) = f(&x([1., 2., 7.]), &u([7., 1., 6., 7.]));
    assert_eq!(dx.to_vec(), [0.5, 1., 1. / 3.]);
    assert_eq!(du.to_vec(), [1. / 3., 0.5, 0., 1. / 3.]);
    let y = x([f64::NAN, 2., 3.]).scatter_min(&ids, &u([1., 1., f64::NAN, 0.]), Three);
    assert!(y.to_vec()[0].is_nan() && y.to_vec()[2].is_nan() && y.to_vec()[1] == 2.0);
}

#[test]
fn a_gradient_adds_over_repeated_indices() {
    let ids = known();
    let g = grad!(|x: &X| (x.take(&ids, Three) * u([1., 2., 4., 8.])).sum_all())(&x([0.; 3]));
    assert_eq!(g.to_vec(), [2., 0., 13.]);
}

#[test]
#[should_panic(expected = "`take`: index 3 of the axis `Three`, whose extent is 3")]
fn an_index_out_of_range_is_named() {
    x([0.; 3]).take(Tensor::<usize, (Two,)>::from_slice([2], &[0, 3]).unwrap(), Three);
}

#[test]
#[should_panic(expected = "`scatter_add`: index 3 of the axis `Three`, whose extent is 3")]
fn an_index_of_an_update_out_of_range_is_named() {
    x([0.; 3]).scatter_add(Tensor::<usize, ()>::scalar(3), 1.0, Three);
}

#[test]
#[should_panic(expected = "`take`: the axis `A` has the extent 2 in one operand and 3 in another")]
fn extents_that_do_not_meet_are_named() {
    let x: Tensor<f64, (Three, A)> = Tensor::zeros([3, 3]).unwrap();
    x.take(Tensor::<usize, (A,)>::zeros([2]).unwrap(), Three);
}

#[test]
#[should_panic(expected = "`dynamic_slice` of 2 entries from 2 on of the axis `Free`, whose extent is 3")]
fn a_slice_beyond_its_axis_is_named() {
    x([0.; 3]).rename(Three, Free).dynamic_slice(2usize, Free, 2);
}
