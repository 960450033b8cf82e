//! Scans, windows, order, moments, normalisation and attention at their edges: special values, ties, empty axes, bad
//! input.

mod common;

use common::{A, B, C, D, Three, UpToFour};
use tenzr_core::Tensor;
use tenzr_core::axis::{Outermost, Tangent};
use tenzr_core::ops::pick::picked_vjp;
use tenzr_core::ops::{order, pool, scan};
use tenzr_core::runtime::{dual, tangent_of};
use tenzr_core::window::{Padding, Window};

const NAN: f64 = f64::NAN;
const INF: f64 = f64::INFINITY;

fn row(v: &[f64]) -> Tensor<f64, (A,)> {
    Tensor::from_slice([v.len()], v).unwrap()
}

fn table(a: usize, b: usize, v: &[f64]) -> Tensor<f64, (A, B)> {
    Tensor::from_slice([a, b], v).unwrap()
}

fn same(got: &[f64], want: &[f64]) {
    let equal = |(a, b): (&f64, &f64)| a == b || a.is_nan() && b.is_nan();
    assert!(got.len() == want.len() && got.iter().zip(want).all(equal), "{got:?} and not {want:?}");
}

#[test]
fn products_of_nothing_and_of_zeros() {
    assert_eq!(table(2, 0, &[]).prod(B).to_vec(), [1.0, 1.0]);
    let g = |v: &[f64]| {
        let x = row(v);
        tenzr_core::ops::product::prod_vjp(Tensor::<f64, ()>::scalar(2.0), &x).to_vec()
    };
    assert_eq!(g(&[3.0, 0.0, 5.0]), [0.0, 30.0, 0.0]);
    assert_eq!(g(&[0.0, 0.0, 5.0]), [0.0, 0.0, 0.0]);
    // The others are finite where the product is not.
    assert_eq!(g(&[1e200, 1e200, 0.0]), [0.0, 0.0, INF]);
    // The mixed derivative of a product of three by the two that are zero is the third.
    type First = Tangent<Outermost>;
    let x = dual::<First, _, _, _>(row(&[0.0, 0.0, 5.0]), row(&[1.0, 0.0, 0.0]));
    let ct = tenzr_core::runtime::constant::<First, _, _>(&Tensor::<f64, ()>::scalar(1.0));
    let g = tangent_of::<First, _, _>(tenzr_core::ops::product::prod_vjp(ct, &x));
    assert_eq!(g.to_vec(), [0.0, 5.0, 0.0]);
}

#[test]
fn moments_of_few_entries() {
    same(&table(2, 0, &[]).variance(B, 0).to_vec(), &[NAN, NAN]);
    same(&table(2, 1, &[3.0, 4.0]).variance(B, 1).to_vec(), &[NAN, NAN]);
    same(&table(2, 1, &[3.0, 4.0]).variance(B, 2).to_vec(), &[NAN, NAN]);
    assert_eq!(table(2, 1, &[3.0, 4.0]).std(B, 0).to_vec(), [0.0, 0.0]);
    assert_eq!(table(2, 0, &[]).norm(B).to_vec(), [0.0, 0.0]);
    assert_eq!(table(2, 0, &[]).norm_inf(B).to_vec(), [0.0, 0.0]);
    assert_eq!(table(2, 0, &[]).norm_l1(B).to_vec(), [0.0, 0.0]);
}

#[test]
fn norms_do_not_square_out_of_range() {
    let big: Tensor<f32, (A,)> = Tensor::from_slice([2], &[3e30, 4e30]).unwrap();
    let small: Tensor<f32, (A,)> = Tensor::from_slice([2], &[3e-30, 4e-30]).unwrap();
    for (x, y) in [(big, 5e30), (small, 5e-30)] {
        assert!((x.norm_all().item() / y - 1.0).abs() < 1e-6, "{}", x.norm_all().item());
        let unit = tenzr_core::ops::moments::norm_vjp(Tensor::<f32, ()>::scalar(1.0), &x).to_vec();
        assert!((unit[0] - 0.6).abs() < 1e-6 && (unit[1] - 0.8).abs() < 1e-6, "{unit:?}");
    }
    same(&[row(&[NAN, 1.0]).norm_all().item(), row(&[-INF, 1.0]).norm_all().item()], &[NAN, INF]);
    same(&[row(&[NAN, 1.0]).norm_inf_all().item(), row(&[0.0, 0.0]).norm_all().item()], &[NAN, 0.0]);
}

/// Far from zero the mean itself is rounded: it is taken off twice.
#[test]
fn variances_far_from_zero() {
    let x: Tensor<f32, (A,)> = Tensor::from_slice([3], &[1e6 + 1.0, 1e6 + 2.5, 1e6 - 0.5]).unwrap();
    assert_eq!(x.variance(A, 0).item(), 1.5);
    assert_eq!(x.variance(A, 1).item(), 2.25);
    let y = x.layer_norm(A, 0.0).to_vec();
    let want = [0.0, 1.5f32.sqrt(), -(1.5f32.sqrt())];
    assert!(y.iter().zip(want).all(|(y, w)| (y - w).abs() < 1e-6), "{y:?}");
}

#[test]
fn extremes_so_far_at_special_values() {
    same(&row(&[1.0, NAN, 2.0]).cummax(A).to_vec(), &[1.0, NAN, NAN]);
    same(&row(&[1.0, NAN, 2.0]).cummin_reverse(A).to_vec(), &[NAN, NAN, 2.0]);
    // The first that the scan met takes all.
    let x = row(&[1.0, 1.0, 0.0]);
    let g = |places: &Tensor<usize, (A,)>| picked_vjp(row(&[1.0, 2.0, 4.0]), places, A, &x).to_vec();
    assert_eq!(g(&scan::cummax_with_places(&x, A).1), [7.0, 0.0, 0.0]);
    assert_eq!(g(&scan::cummax_reverse_with_places(&x, A).1), [0.0, 3.0, 4.0]);
}

#[test]
fn sums_of_exponentials_so_far_at_special_values() {
    same(&row(&[-INF, -INF, 1.0]).cumlogsumexp(A).to_vec(), &[-INF, -INF, 1.0]);
    same(&row(&[0.0, INF, 1.0]).cumlogsumexp(A).to_vec(), &[0.0, INF, INF]);
    same(&row(&[0.0, NAN, 1.0]).cumlogsumexp(A).to_vec(), &[0.0, NAN, NAN]);
    let y = row(&[1000.0, 1000.0]).cumlogsumexp(A).to_vec();
    assert_eq!(y, [1000.0, 1000.0 + 2f64.ln()]);
}

#[test]
fn equal_entries_keep_their_order() {
    let x = row(&[2.0, -INF, 0.0, -0.0, INF, 2.0]);
    same(&x.sort(A).to_vec(), &[-INF, 0.0, -0.0, 2.0, 2.0, INF]);
    assert!(x.sort(A).to_vec()[1].is_sign_positive() && x.sort(A).to_vec()[2].is_sign_negative(), "stable");
    assert_eq!(x.argsort(A).to_vec(), [1, 2, 3, 0, 5, 4]);
    assert_eq!(x.argsort_descending(A).to_vec(), [4, 0, 5, 2, 3, 1]);
    same(&x.top_k(A, UpToFour, 3).to_vec(), &[INF, 2.0, 2.0]);
    assert_eq!(x.arg_top_k(A, UpToFour, 3).to_vec(), [4, 0, 5]);
    assert_eq!(x.top_k(A, D, 0).to_vec(), Vec::<f64>::new());
    assert_eq!(row(&[]).sort(A).to_vec(), Vec::<f64>::new());
}

#[test]
fn the_cotangents_of_equal_entries_stay_apart() {
    let x = row(&[1.0, 0.5, 1.0]);
    let ct = row(&[1.0, 2.0, 4.0]);
    let g = |places: &Tensor<usize, (A,)>| picked_vjp(ct.clone(), places, A, &x).to_vec();
    assert_eq!(g(&order::sort_with_places(&x, A).1), [2.0, 1.0, 4.0]);
    assert_eq!(g(&order::sort_descending_with_places(&x, A).1), [1.0, 4.0, 2.0]);
}

#[test]
#[should_panic(expected = "`sort`: the entry 1 along the axis `A` is NaN, which has no place in an order")]
fn a_nan_is_not_sorted() {
    order::sort(row(&[1.0, NAN, 2.0]), A);
}

#[test]
#[should_panic(expected = "`argsort_descending`: the entry 2 along the axis `B` is NaN")]
fn a_nan_has_no_place() {
    order::argsort_descending(table(2, 3, &[1.0, 2.0, 3.0, 4.0, 5.0, NAN]), B);
}

#[test]
#[should_panic(expected = "`top_k`: the entry 0 along the axis `A` is NaN")]
fn a_nan_is_not_among_the_largest() {
    row(&[NAN, 1.0]).top_k(A, B, 1);
}

#[test]
fn quantiles_between_entries() {
    let x = row(&[4.0, 1.0, 3.0, 2.0]);
    assert_eq!(x.median(A).item(), 2.5);
    let at = |q: f64| x.quantile(A, q).item();
    assert_eq!([at(0.0), at(1.0), at(0.5)], [1.0, 4.0, 2.5]);
    assert!((at(0.25) - 1.75).abs() < 1e-15, "{}", at(0.25));
    assert!(row(&[1.0, NAN]).median(A).item().is_nan());
    // Beside an infinite entry that has no weight.
    assert_eq!(row(&[1.0, INF, 2.0]).median(A).item(), 2.0);
    assert_eq!(row(&[1.0, INF]).quantile(A, 0.0).item(), 1.0);
    // The order of the axes named says nothing.
    let t = table(2, 2, &[4.0, 1.0, 3.0, 2.0]);
    assert_eq!(t.quantile((B, A), 0.5).item(), t.quantile_all(0.5).item());
}

#[test]
#[should_panic(expected = "quantile: 1.5 is not within 0 and 1")]
fn a_part_beyond_the_whole_is_named() {
    row(&[1.0]).quantile(A, 1.5);
}

#[test]
#[should_panic(expected = "a quantile over the axis `B`, which has no entries")]
fn the_median_of_nothing_is_named() {
    table(2, 0, &[]).median(B);
}

#[test]
#[should_panic(expected = "top_k: the 3 largest entries along the axis `A`, whose extent is 2")]
fn more_entries_than_there_are_is_named() {
    row(&[1.0, 2.0]).top_k(A, B, 3);
}

#[test]
#[should_panic(expected = "the axis `Three` has extent 3, and the data has 2")]
fn an_axis_that_does_not_allow_so_many_is_named() {
    row(&[1.0, 2.0]).top_k(A, Three, 2);
}

#[test]
#[should_panic(expected = "argmin over the axis `B`, which has no entries")]
fn the_smallest_of_nothing_is_named() {
    table(2, 0, &[]).argmin(B);
}

#[test]
#[should_panic(expected = "window_sum: the axis `Three` does not allow the extent 2, the number of windows")]
fn windows_over_a_fixed_axis_are_named() {
    let x: Tensor<f64, (Three,)> = Tensor::from_slice([3], &[1.0, 2.0, 3.0]).unwrap();
    x.window_sum(Three, Window::new([2]));
}

#[test]
#[should_panic(expected = "huber: the limit 0 of the quadratic part is not positive")]
fn a_limit_of_zero_is_named() {
    row(&[1.0]).huber(row(&[2.0]), 0.0);
}

#[test]
fn windows_over_an_axis_that_is_too_short() {
    let x = table(2, 3, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    let w = Window::new([4]);
    assert_eq!(x.window_sum(B, w).shape(), [2, 0]);
    assert_eq!(x.window_max(B, w).shape(), [2, 0]);
    let ct = x.window_sum(B, w);
    assert_eq!(pool::window_sum_vjp(ct.clone(), B, w, &x).to_vec(), [0.0; 6]);
    let places = pool::window_max_with_places(&x, B, w).1;
    assert_eq!(picked_vjp(ct, &places, B, &x).to_vec(), [0.0; 6]);
    assert_eq!(table(0, 2, &[]).window_sum(A, Window::new([2]).padding(Padding::Same)).shape(), [0, 2]);
}

#[test]
fn windows_at_special_values() {
    let w = Window::new([2]).padding(Padding::Same);
    let x = row(&[-INF, NAN, 1.0]);
    same(&x.window_max(A, w).to_vec(), &[NAN, NAN, 1.0]);
    same(&x.window_min(A, w).to_vec(), &[NAN, NAN, 1.0]);
    // A window of -inf only belongs to its first entry, not to the padding before that.
    let x = row(&[-INF, -INF]);
    let w = Window::new([2]).padding(Padding::Explicit([(1, 0)]));
    let (y, places) = pool::window_max_with_places(&x, A, w);
    assert_eq!((y.to_vec(), places.to_vec()), (vec![-INF, -INF], vec![0, 0]));
    // The mean counts what is there, the average what could be.
    let x = row(&[2.0, 2.0, 2.0]);
    let w = Window::new([3]).padding(Padding::Same);
    assert_eq!(x.window_mean(A, w).to_vec(), [2.0, 2.0, 2.0]);
    assert_eq!(x.avg_pool(A, w).to_vec(), [4.0 / 3.0, 2.0, 4.0 / 3.0]);
    let w = Window::new([1]).padding(Padding::Explicit([(1, 0)]));
    same(&x.window_mean(A, w).to_vec(), &[NAN, 2.0, 2.0, 2.0]);
}

/// A window over three axes, which are named in another order than that of the tensor: the first entry is that in the
/// order of the names.
#[test]
fn the_first_entry_of_a_window_is_in_the_order_of_the_names() {
    let x = table(2, 2, &[0.0, 1.0, 1.0, 0.0]);
    let w = Window::new([2, 2]);
    let ct = table(1, 1, &[1.0]);
    let by_rows = pool::window_max_with_places(&x, (A, B), w).1;
    let by_columns = pool::window_max_with_places(&x, (B, A), w).1;
    assert_eq!(picked_vjp(ct.clone(), &by_rows, (A, B), &x).to_vec(), [0.0, 1.0, 0.0, 0.0]);
    assert_eq!(picked_vjp(ct, &by_columns, (B, A), &x).to_vec(), [0.0, 0.0, 1.0, 0.0]);
}

#[test]
fn attention_to_nothing() {
    let q = table(1, 2, &[1.0, 2.0]);
    let k: Tensor<f64, (C, B)> = Tensor::from_slice([2, 2], &[1.0, 0.0, 0.0, 1.0]).unwrap();
    let v: Tensor<f64, (C, D)> = Tensor::from_slice([2, 1], &[3.0, 5.0]).unwrap();
    let mask = |m: [bool; 2]| Tensor::<bool, (C,)>::from_slice([2], &m).unwrap();
    assert_eq!(q.attention_masked(&k, &v, mask([false, false]), B, C).to_vec(), [0.0]);
    assert_eq!(q.attention_masked(&k, &v, mask([false, true]), B, C).to_vec(), [5.0]);
    let none: Tensor<f64, (C, B)> = Tensor::from_slice([0, 2], &[]).unwrap();
    let nothing: Tensor<f64, (C, D)> = Tensor::from_slice([0, 1], &[]).unwrap();
    assert_eq!(q.attention(&none, &nothing, B, C).to_vec(), [0.0]);
}
