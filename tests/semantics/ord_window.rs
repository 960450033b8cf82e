//! Convolution, and windows that slide over axes.
//!
//! `Padding::Same` is that of XLA, which knows the stride. Nx pads by the size of the window less one, whatever the
//! stride, the smaller half before: where that differs a test has both, the padding of Nx written out.

use crate::cases::*;
use tenzr::prelude::*;
use tenzr::{Padding, Window};

type Image = Tensor<f64, (N, C, H, W)>;
type Last = Tensor<f64, (N, H, W, C)>;
type Kernel = Tensor<f64, (O, Ci, Kh, Kw)>;

two! {
    ord_conv_basic "ord.conv.basic" |x: Image, k: Kernel|
        x.conv(k.rename(Ci, C), C, (H, W), (Kh, Kw), Window::default()).sum_all()
}
two! {
    ord_conv_inner_function "ord.conv.inner_function" |x: Image, k: Kernel|
        x.cos().conv(k.sin().rename(Ci, C), C, (H, W), (Kh, Kw), Window::default()).sum_all()
}
two! {
    ord_conv_stride_pad_rhs_dilated "ord.conv.stride_pad_rhs_dilated" |x: Image, k: Kernel| {
        let padding = Padding::Explicit([(1, 2), (-1, 0)]);
        let window = Window::default().stride([1, 2]).padding(padding).dilation([1, 2]);
        x.conv(k.rename(Ci, C), C, (H, W), (Kh, Kw), window).mean_all()
    }
}
// Axes have names: which of them stands last does not matter.
two! {
    ord_conv_channels_last "ord.conv.channels_last" |x: Last, k: Kernel|
        x.conv(k.rename(Ci, C), C, (H, W), (Kh, Kw), Window::default()).sum_all()
}
// Groups are an axis that both have.
two! {
    ord_conv_feature_groups "ord.conv.feature_groups" |x: Image, k: Kernel| {
        let (x, k) = (x.split(C, (A, C), [2, 2]), k.rename(Ci, C).split(O, (A, O), [2, 1]));
        x.conv(k, C, (H, W), (Kh, Kw), Window::default()).sum_all()
    }
}
two! {
    ord_conv_batch_groups "ord.conv.batch_groups" |x: Image, k: Kernel| {
        let (x, k) = (x.split(N, (A, N), [3, 2]), k.rename(Ci, C).split(O, (A, O), [3, 1]));
        let window = Window::default().padding(Padding::Same).dilation([2, 1]);
        x.conv(k, C, (H, W), (Kh, Kw), window).sum_all()
    }
}
two! {
    ord_conv_constant_image "ord.conv.constant_image" |x: Image, k: Kernel|
        x.conv(k.rename(Ci, C), C, (H, W), (Kh, Kw), Window::default()).sum_all()
}

fn ones_of_three() -> Tensor<f64, (O, C, Kh, Kw)> {
    Tensor::filled([1, 1, 3, 3], 1.0).unwrap()
}

macro_rules! dilated_same {
    ($($name:ident $id:literal)*) => { $(
        one! {
            $name $id |x: Image| {
                let window = Window::default().padding(Padding::Same).dilation([2, 2]);
                x.conv(ones_of_three(), C, (H, W), (Kh, Kw), window).sum_all()
            }
        }
    )* };
}
dilated_same! {
    ord_conv_dilated_same "ord.conv.dilated_same"
    ord_conv_dilated_same_small "ord.conv.dilated_same_small"
}

one! { ord_window_sum_basic "ord.window_sum.basic" |x: Rank4| x.window_sum((D3, D1), Window::new([2, 2])).sum_all() }
one! {
    ord_window_sum_inner_cos "ord.window_sum.inner_cos" |x: Rank4|
        x.cos().window_sum((D3, D1), Window::new([2, 2])).sum_all()
}
one! {
    ord_window_sum_dilations "ord.window_sum.dilations" |x: Rank4|
        x.window_sum((D3, D2, D1, D0), Window::new([1, 1, 3, 2]).dilation([2, 2, 1, 1])).sum_all()
}
one! {
    ord_window_sum_padding "ord.window_sum.padding" |x: Rank4| {
        let padding = Padding::Explicit([(0, 1), (2, 1), (3, 0), (0, 0)]);
        x.window_sum((D3, D2, D1, D0), Window::new([2, 1, 1, 2]).padding(padding)).sum_all()
    }
}
one! {
    ord_window_sum_dil_1d "ord.window_sum.dil_1d" |x: Vector|
        x.window_sum(D0, Window::new([3]).dilation([2]).padding(Padding::Same)).sum_all()
}

// Windows of the smallest or the largest entry; padding is never either.

one! {
    ord_window_min_cos_same_stride "ord.window_min.cos_same_stride" |x: Rank4|
        x.cos().window_min((D1, D0), Window::new([2, 2]).stride([2, 2]).padding(Padding::Same)).sum_all()
}
one! {
    ord_window_max_explicit_sym "ord.window_max.explicit_sym" |x: Rank4| {
        let padding = Padding::Explicit([(1, 1), (1, 1)]);
        x.window_max((D2, D1), Window::new([3, 3]).stride([2, 2]).padding(padding)).sum_all()
    }
}
one! {
    ord_window_max_explicit_asym "ord.window_max.explicit_asym" |x: Rank4| {
        let padding = Padding::Explicit([(2, 0), (0, 2)]);
        x.window_max((D2, D1), Window::new([3, 3]).stride([2, 2]).padding(padding)).sum_all()
    }
}
one! {
    ord_window_max_kernel_gt_input "ord.window_max.kernel_gt_input" |x: Rank4|
        x.window_max((D2, D1), Window::new([3, 3]).padding(Padding::Same)).sum_all()
}
one! {
    ord_window_max_kernel_eq_input "ord.window_max.kernel_eq_input" |x: Matrix|
        x.window_max((D1, D0), Window::new([4, 4]).stride([2, 2]).padding(Padding::Same)).sum_all()
}
one! {
    ord_window_max_stride_gt_kernel "ord.window_max.stride_gt_kernel" |x: Rank4|
        x.window_max((D2, D1), Window::new([2, 2]).stride([3, 3]).padding(Padding::Same)).sum_all()
}
one! {
    ord_window_max_negative_same "ord.window_max.negative_same" |x: Vector|
        x.window_max(D0, Window::new([3]).padding(Padding::Same)).sum_all()
}
one! {
    ord_window_min_positive_same "ord.window_min.positive_same" |x: Vector|
        x.window_min(D0, Window::new([3]).padding(Padding::Same)).sum_all()
}

// The first of equal entries of a window has everything, as in JAX; in Nx the last has.
#[test]
fn ord_window_max_ties() {
    let case = case("ord.window_max.ties");
    let (value, dx): (Num, Vector) =
        value_and_grad!(|x: &Vector| x.window_max(D0, Window::new([2])).sum_all())(&case.input("x"));
    case.value(&value).grad_of_jax("x", &dx).done();
}

/// A loss with the padding of Nx, which the file has, and with `Same`, whose value is given and whose gradient is that
/// of JAX.
macro_rules! paddings {
    ($name:ident $id:literal $nx:expr, $same:literal, |$x:ident: $X:ident, $padding:ident| $loss:expr) => {
        #[test]
        fn $name() {
            let x: $X = case($id).input("x");
            let with = |$padding| value_and_grad!(|$x: &$X| $loss)(&x);
            let (value, dx): (Num, $X) = with(Padding::Explicit($nx));
            case($id).value(&value).grad("x", &dx).done();
            let (value, dx): (Num, $X) = with(Padding::Same);
            case($id).instead("value", &value, &[$same]).grad_of_jax("x", &dx).done();
        }
    };
}

paddings! {
    ord_window_sum_same "ord.window_sum.same" [(1, 1), (1, 1)], 200.0, |x: Rank4, padding|
        x.window_sum((D2, D1), Window::new([3, 3]).stride([2, 2]).padding(padding)).sum_all()
}
paddings! {
    ord_window_sum_dil_stride_same "ord.window_sum.dil_stride_same" [(1, 1), (1, 1)], 60.0, |x: Rank4, padding|
        x.window_sum((D2, D1), Window::new([2, 2]).stride([2, 2]).dilation([2, 2]).padding(padding)).sum_all()
}
paddings! {
    ord_window_max_sin_cos_same "ord.window_max.sin_cos_same" [(1, 1), (1, 1)], 2.5850058639165354, |x: Rank4, padding|
        x.cos().window_max((D2, D1), Window::new([3, 3]).stride([2, 2]).padding(padding)).sin().sum_all()
}
paddings! {
    ord_window_max_asym_kernel "ord.window_max.asym_kernel" [(0, 1), (1, 1)], 94.0, |x: Rank4, padding|
        x.window_max((D2, D1), Window::new([2, 3]).stride([2, 2]).padding(padding)).sum_all()
}
paddings! {
    ord_window_max_same_1d "ord.window_max.same_1d" [(1, 1)], 19.0, |x: Vector, padding|
        x.window_max(D0, Window::new([3]).stride([2]).padding(padding)).sum_all()
}
paddings! {
    ord_window_max_same_2d "ord.window_max.same_2d" [(1, 1), (1, 1)], 50.0, |x: Matrix, padding|
        x.window_max((D1, D0), Window::new([3, 3]).stride([2, 2]).padding(padding)).sum_all()
}

// A source put where each window is largest or smallest, over a constant: windows as axes, and the place of the extreme
// as a mask of its own cell. What selects has no gradient. Nx takes the last of equal entries, and `argmin` the first:
// hence `flip`.

macro_rules! window_scatter {
    ($name:ident $id:literal $extreme:ident |$t:ident| $selecting:expr, |$y:ident, $init:ident| $result:expr) => {
        #[test]
        fn $name() {
            let case = case($id);
            let (t, source, init): (Matrix, Matrix, Num) = (case.input("t"), case.input("source"), case.input("init"));
            let (value, pullback) = vjp!(|$t: &Matrix, source: &Matrix, $init: &Num| {
                let windows = $selecting.split(D1, (I, P), [2, 2]).split(D0, (J, Q), [2, 3]);
                let place = windows.merge((P, Q), K).flip(K).$extreme(K);
                let source = source.rename(D1, I).rename(D0, J);
                let put = place.one_hot(K, 6).select(source, 0.0).flip(K);
                let $y = put.split(K, (P, Q), [2, 3]).merge((I, P), D1).merge((J, Q), D0) + $init;
                $result
            })(&t, &source, &init);
            let value: Matrix = value;
            let (dt, dsource, dinit): (Matrix, Matrix, Num) = pullback(&ones(&value));
            case.value(&value).grad("t", &dt).grad("source", &dsource).grad("init", &dinit).done();
        }
    };
}
window_scatter! {
    ord_window_scatter_max_composed "ord.window_scatter_max.composed" argmax |t| t.square(),
    |y, init| y.exp() + init * 2.0
}
window_scatter! { ord_window_scatter_min "ord.window_scatter_min" argmin |t| t, |y, init| y }
window_scatter! {
    ord_window_scatter_min_composed "ord.window_scatter_min.composed" argmin |t| t.square(),
    |y, init| y.exp() + init * 2.0
}
