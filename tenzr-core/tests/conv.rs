//! Convolutions of ordinary size against the sum that they are defined by.

mod common;

use common::{A, B, C, D, K, L, O};
use ndarray::{Array4, ArrayD};
use tenzr_core::Tensor;
use tenzr_core::axis::Axes;
use tenzr_core::window::{Padding, Window};

fn random<S: Axes, const N: usize>(extents: [usize; N], seed: u64) -> Tensor<f64, S> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 11) as f64 / (1u64 << 53) as f64 - 0.5
    };
    let n = extents.iter().product();
    Tensor::from_vec(extents, (0..n).map(|_| next()).collect()).unwrap()
}

/// Examples, channels, two dimensions; kernels of channels of the result, channels, two dimensions.
fn by_definition(x: &ArrayD<f64>, w: &ArrayD<f64>, window: &Window<2>) -> Array4<f64> {
    let (sx, sw) = (x.shape(), w.shape());
    let window = window.sized([sw[2], sw[3]]);
    let (down, across) = (window.slide(0, sx[2]), window.slide(1, sx[3]));
    Array4::from_shape_fn((sx[0], sw[0], down.windows(), across.windows()), |(n, o, i, j)| {
        let mut sum = 0.0;
        for c in 0..sw[1] {
            for k in 0..sw[2] {
                for l in 0..sw[3] {
                    if let (Some(p), Some(q)) = (down.index(i, k), across.index(j, l)) {
                        sum += x[[n, c, p, q]] * w[[o, c, k, l]];
                    }
                }
            }
        }
        sum
    })
}

#[test]
fn convolutions_of_ordinary_size() {
    let x: Tensor<f64, (A, C, B, D)> = random([3, 5, 17, 12], 1);
    let w: Tensor<f64, (O, C, K, L)> = random([7, 5, 3, 4], 2);
    let windows = [
        Window::default(),
        Window::default().padding(Padding::Same),
        Window::default().stride([2, 3]).padding(Padding::Same),
        Window::default().stride([2, 1]).dilation([2, 3]).padding(Padding::Explicit([(3, -1), (0, 5)])),
        Window::default().base_dilation([2, 3]).stride([3, 2]).padding(Padding::Explicit([(1, 2), (4, 0)])),
    ];
    for window in windows {
        let want = by_definition(&x.to_array(), &w.to_array(), &window);
        let got = x.conv(&w, C, (B, D), (K, L), window).permute((A, O, B, D));
        assert_eq!(got.shape(), want.shape(), "{window:?}");
        for (got, want) in got.to_vec().into_iter().zip(want) {
            assert!((got - want).abs() < 1e-12, "{window:?}: {got} and not {want}");
        }
        // Other orders of the axes are the same sums.
        let last = x.permute((A, B, D, C)).conv(&w.permute((K, L, C, O)), C, (B, D), (K, L), window);
        let of_views = last.permute((A, O, B, D)).to_vec();
        assert!(got.to_vec().iter().zip(&of_views).all(|(a, b)| (a - b).abs() < 1e-12), "{window:?}");
        let rows_last = x.permute((A, B, D, C)).to_vec();
        let stored = Tensor::<f64, (A, B, D, C)>::from_vec([3, 17, 12, 5], rows_last).unwrap();
        let of_stored = stored.conv(&w.permute((K, L, C, O)), C, (B, D), (K, L), window);
        assert!(of_stored.to_vec().iter().zip(last.to_vec()).all(|(a, b)| (a - b).abs() < 1e-12), "{window:?}");
    }
}

/// `⟨conv(x), y⟩ = ⟨x, conv_transpose(y)⟩`.
#[test]
fn a_transposed_convolution_is_the_transpose() {
    let y: Tensor<f64, (A, O, B, D)> = random([2, 3, 4, 5], 3);
    let w: Tensor<f64, (O, C, K, L)> = random([3, 2, 3, 2], 4);
    for window in [
        Window::default().stride([2, 3]),
        Window::default().stride([2, 3]).padding(Padding::Same),
        Window::default().stride([1, 2]).dilation([2, 1]).padding(Padding::Explicit([(2, 1), (0, -1)])),
    ] {
        let back = y.conv_transpose(&w, O, (B, D), (K, L), window);
        let extents: [usize; 4] = back.permute((A, C, B, D)).shape().try_into().unwrap();
        let x: Tensor<f64, (A, C, B, D)> = random(extents, 5);
        let there = x.conv(&w, C, (B, D), (K, L), window);
        let inner = |a: Vec<f64>, b: Vec<f64>| a.iter().zip(&b).map(|(a, b)| a * b).sum::<f64>();
        let first = inner(there.permute((A, O, B, D)).to_vec(), y.to_vec());
        let second = inner(back.permute((A, C, B, D)).to_vec(), x.to_vec());
        assert!((first - second).abs() < 1e-12, "{window:?}: {first} and {second}");
    }
}
