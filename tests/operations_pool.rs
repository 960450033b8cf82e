//! Windows and pooling, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;
use tenzr::{Padding, Window};

axis!(pub Two = 2);

impl Extent for Two {
    fn of(_: &Dims) -> usize {
        2
    }
}

unary!(window_sum(x: [A, B] any) -> [A, B] { x.window_sum(B, Window::new([2]).padding(Padding::Same)) });
unary!(window_sum_two(x: [A, B, C] any) -> [A, B, C] {
    x.window_sum((B, A), Window::new([2, 3]).dilation([2, 1]).padding(Padding::Same))
});
unary!(window_mean(x: [A, B] any) -> [A, B] {
    x.window_mean((A, B), Window::new([2, 3]).padding(Padding::Explicit([(1, 0), (1, 1)])))
});
unary!(window_max(x: [A, B, C] any) -> [A, B, C] { x.window_max((A, B), Window::new([2, 2]).padding(Padding::Same)) });
unary!(window_min(x: [A, B] any) -> [A, B] { x.window_min(B, Window::new([3]).padding(Padding::Same)) });
unary!(avg_pool(x: [Three, B] any) -> [Two, B] {
    let y = x.rename(Three, A).avg_pool(A, Window::new([2]));
    y.rename(A, Two)
});
unary!(max_pool(x: [Three, B] any) -> [Two, B] {
    let y = x.rename(Three, A).max_pool(A, Window::new([1]).stride([2]));
    y.rename(A, Two)
});
