//! Axes split and merged, windows, diagonals and triangles, against differences and against themselves in every other use.

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

unary!(split(x: [A, Six] any) -> [A, Three, Two] { x.split(Six, (Three, Two), [3, 2]) });
unary!(merge(x: [A, Three, Two] any) -> [A, Six] { x.merge((Three, Two), Six) });
unary!(merge_in_another_order(x: [Three, A, Two] any) -> [A, Six] { x.merge((Two, Three), Six).tanh() });
unary!(remove_axis(x: [A] any) -> [A] { x.broadcast(Free, 1).remove_axis(Free) * x });
unary!(windows(x: [A, Four] any) -> [Three, A, Two] {
    x.rename(Four, Free).windows(Free, Three, 3, 1).rename(Free, Two)
});
unary!(windows_apart(x: [Six, A] any) -> [Two, Three, A] {
    x.rename(Six, Free).windows(Free, Two, 2, 2).rename(Free, Three)
});
unary!(diagonal(x: [Three, A, Two] any) -> [Free2, A] { x.diagonal((Three, Two), Free2) });
unary!(tril(x: [Three, A, Two] any) -> [Three, A, Two] { x.tril((Three, Two), -1).tanh() + x.tril((Two, Three), 0) });
unary!(triu(x: [Three, A, Two] any) -> [Three, A, Two] { x.triu((Three, Two), 0) * x });

axis!(pub Free2 = 2);
fixed! { Free2 2 }

fn numbers<S: tenzr::axes::Axes, const K: usize>(extents: [usize; K]) -> Tensor<f64, S> {
    Tensor::from_vec(extents, (0..extents.iter().product()).map(|i| i as f64).collect()).unwrap()
}

#[test]
fn the_last_axis_of_a_merged_one_varies_fastest() {
    let x: Tensor<f64, (Three, Two)> = numbers([3, 2]);
    assert_eq!(x.merge((Three, Two), Six).to_vec(), [0., 1., 2., 3., 4., 5.]);
    assert_eq!(x.merge((Two, Three), Six).to_vec(), [0., 2., 4., 1., 3., 5.]);
    assert_eq!(x.permute((Two, Three)).merge((Two, Three), Six).to_vec(), [0., 2., 4., 1., 3., 5.]);
    assert_eq!(x.merge((Three, Two), Six).split(Six, (Two, Three), [2, 3]).to_vec(), [0., 1., 2., 3., 4., 5.]);
}

#[test]
fn what_is_stored_once_is_merged() {
    let x: Tensor<f64, (Three, Two)> = numbers::<(Two,), 1>([2]).broadcast(Three, 3);
    assert_eq!(x.merge((Three, Two), Six).to_vec(), [0., 1., 0., 1., 0., 1.]);
    let y: Tensor<f64, (Three, Two)> = Tensor::<f64, ()>::scalar(2.0).broadcast(Two, 2).broadcast(Three, 3);
    assert_eq!(y.merge((Two, Three), Six).to_vec(), [2.; 6]);
}

#[test]
fn windows_that_do_not_fit_are_left_out() {
    let x: Tensor<f64, (Free,)> = numbers([5]);
    assert_eq!(x.windows(Free, A, 2, 2).to_vec(), [0., 2., 1., 3.]);
    assert_eq!(x.windows(Free, A, 6, 1).shape(), [6, 0]);
    // Windows that overlap are no view: what is written to one is not seen in another.
    let w = x.windows(Free, A, 3, 1);
    assert_eq!((w.clone() + &w).to_vec(), [0., 2., 4., 2., 4., 6., 4., 6., 8.]);
}

#[test]
fn triangles_of_every_offset() {
    let x: Tensor<f64, (Three, Two)> = numbers::<(Three, Two), 2>([3, 2]) + 1.0;
    assert_eq!(x.tril((Three, Two), 0).to_vec(), [1., 0., 3., 4., 5., 6.]);
    assert_eq!(x.tril((Three, Two), -3).to_vec(), [0.; 6]);
    assert_eq!(x.triu((Three, Two), 1).to_vec(), [0., 2., 0., 0., 0., 0.]);
    assert_eq!(x.triu((Two, Three), 1).to_vec(), [0., 0., 3., 0., 5., 6.]);
}

#[test]
#[should_panic(expected = "`split` of the axis `Six` of extent 6 into the extents [2, 2]")]
fn extents_that_do_not_multiply_are_named() {
    numbers::<(Six,), 1>([6]).split(Six, (A, B), [2, 2]);
}

#[test]
#[should_panic(expected = "`remove_axis` of the axis `Two`, whose extent is 2 and not 1")]
fn an_axis_with_entries_is_not_removed() {
    numbers::<(Two,), 1>([2]).remove_axis(Two);
}
