//! Convolution, against differences and against itself in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;
use tenzr::{Padding, Window};

axis!(pub K = 2);
axis!(pub L = 3);

fixed! { K 2 L 3 }

binary!(conv(x: [C, B] any, y: [A, C, K] any) -> [B, A] {
    x.conv(y, C, B, K, Window::default().padding(Padding::Same))
});
binary!(conv_in_two_dimensions(x: [C, B, Three] any, y: [A, C, K, L] any) -> [B, Three, A] {
    x.conv(y, C, (B, Three), (K, L), Window::default().padding(Padding::Same))
});
binary!(conv_of_groups(x: [A, C, B] any, y: [A, C, K] any) -> [A, B] {
    x.conv(y, C, B, K, Window::default().padding(Padding::Explicit([(1, 0)])))
});
binary!(conv_dilated(x: [C, B] any, y: [C, L] any) -> [B] {
    x.conv(y, C, B, L, Window::default().padding(Padding::Explicit([(3, 1)])).dilation([2]))
});
binary!(conv_transpose(x: [C, B] any, y: [C, A, L] any) -> [B, A] {
    x.conv_transpose(y, C, B, L, Window::default().padding(Padding::Same))
});

#[test]
#[should_panic(
    expected = "conv: the axis `Three` does not allow the extent 2, the number of windows: rename it before"
)]
fn an_axis_of_fixed_extent_is_named() {
    let x: Tensor<f64, (C, Three)> = Tensor::from_slice([1, 3], &[1.0, 2.0, 3.0]).unwrap();
    let w: Tensor<f64, (C, K)> = Tensor::from_slice([1, 2], &[1.0, 1.0]).unwrap();
    x.conv(&w, C, Three, K, Window::default());
}

#[test]
#[should_panic(expected = "conv: the window has the size [3] and the kernel [2]: start from `Window::default()`")]
fn a_window_of_another_size_is_refused() {
    let x: Tensor<f64, (C, B)> = Tensor::from_slice([1, 3], &[1.0, 2.0, 3.0]).unwrap();
    let w: Tensor<f64, (C, K)> = Tensor::from_slice([1, 2], &[1.0, 1.0]).unwrap();
    x.conv(&w, C, B, K, Window::new([3]));
}

#[test]
#[should_panic(expected = "conv_transpose: the padding along the axis `B` is larger than the result")]
fn a_padding_that_takes_too_much_is_refused() {
    let x: Tensor<f64, (C, B)> = Tensor::from_slice([1, 1], &[1.0]).unwrap();
    let w: Tensor<f64, (C, K)> = Tensor::from_slice([1, 2], &[1.0, 1.0]).unwrap();
    x.conv_transpose(&w, C, B, K, Window::default().padding(Padding::Explicit([(2, 1)])));
}

/// A stack of layers, each parameter's gradient by example and in sum.
#[test]
fn kernels_by_example() {
    let numbers = |n: usize, k: f64| (0..n).map(|i| (i as f64 * k).sin()).collect::<Vec<_>>();
    let xs = Tensor::<f64, (N, C, B)>::from_vec([3, 2, 6], numbers(36, 1.3)).unwrap();
    let w = Tensor::<f64, (A, C, L)>::from_vec([2, 2, 3], numbers(12, 0.7)).unwrap();
    type X = Tensor<f64, (C, B)>;
    type W = Tensor<f64, (A, C, L)>;
    let window = Window::default().stride([2]).padding(Padding::Same);
    let each = vmap!(N, |x: &X| grad!(|w: &W| x.conv(w, C, B, L, window).tanh().sum_all())(&w))(&xs);
    let sum = grad!(|w: &W| xs.conv(w, C, B, L, window).tanh().sum_all())(&w);
    common::near("the sum over examples", &each.sum(N).to_vec(), &sum.to_vec(), 1e-13);
}

/// Second derivatives where the kernel, or what it slides over, is captured.
#[test]
fn second_derivatives_beside_what_is_captured() {
    type X = Tensor<f64, (C, B)>;
    type W = Tensor<f64, (A, C, L)>;
    let numbers = |n: usize, k: f64| (0..n).map(|i| (i as f64 * k + 0.3).sin()).collect::<Vec<_>>();
    let (x, dx) = (X::from_vec([2, 6], numbers(12, 1.3)).unwrap(), X::from_vec([2, 6], numbers(12, 0.9)).unwrap());
    let (w, dw) =
        (W::from_vec([2, 2, 3], numbers(12, 0.7)).unwrap(), W::from_vec([2, 2, 3], numbers(12, 1.1)).unwrap());
    let window = Window::default().stride([2]).padding(Padding::Same);
    let h = 1e-5;
    let slope = |x: &X| grad!(|x: &X| x.conv(&w, C, B, L, window).powi(3).sum_all())(x);
    let got = grad!(|x: &X| (grad!(|x: &X| x.conv(&w, C, B, L, window).powi(3).sum_all())(x) * &dx).sum_all())(&x);
    let want = (slope(&(&x + &dx * h)) - slope(&(&x - &dx * h))) * (0.5 / h);
    common::near("along the operand", &got.to_vec(), &want.to_vec(), 1e-8);
    let slope = |w: &W| grad!(|w: &W| x.conv(w, C, B, L, window).powi(3).sum_all())(w);
    let got = grad!(|w: &W| (grad!(|w: &W| x.conv(w, C, B, L, window).powi(3).sum_all())(w) * &dw).sum_all())(&w);
    let want = (slope(&(&w + &dw * h)) - slope(&(&w - &dw * h))) * (0.5 / h);
    common::near("along the kernel", &got.to_vec(), &want.to_vec(), 1e-8);
}
