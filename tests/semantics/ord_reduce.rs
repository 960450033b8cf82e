//! Reductions, scans and sorting.

use crate::cases::*;
use tenzr::prelude::*;

one! { ord_axes_sum_full "ord.axes.sum_full" |t: Matrix| t.sum_all() }
one! { ord_axes_mean_full "ord.axes.mean_full" |t: Matrix| t.mean_all() }
one! { ord_axes_log_sum0_sin "ord.axes.log_sum0_sin" |t: Matrix| t.ln().sum(D1).sin().sum_all() }
one! { ord_axes_log_sum1_sin "ord.axes.log_sum1_sin" |t: Matrix| t.ln().sum(D0).sin().sum_all() }
one! { ord_axes_sum1_mean "ord.axes.sum1_mean" |t: Matrix| t.sum(D0).mean_all() }
one! {
    ord_axes_reshape_mean1 "ord.axes.reshape_mean1" |t: Matrix|
        t.ln().merge((D1, D0), K).split(K, (I, J), [3, 2]).mean(J).sum_all()
}
one! { ord_axes_transpose_mean0 "ord.axes.transpose_mean0" |t: Matrix| t.ln().permute((D0, D1)).mean(D0).sum_all() }
one! { ord_axes_transpose_mean1 "ord.axes.transpose_mean1" |t: Matrix| t.ln().permute((D0, D1)).mean(D1).sum_all() }

// Entries that are equally large share the gradient.

one! { ord_reduce_max_axis1 "ord.reduce_max.axis1" |t: Matrix| t.max(D0).sum_all() }
one! { ord_reduce_max_min_sum "ord.reduce_max.min_sum" |t: Cube| t.sum(D1).min(D2).max_all() }
one! { ord_reduce_min_cos_exp "ord.reduce_min.cos_exp" |t: Matrix| t.exp().cos().min_all() }
one! { ord_reduce_min_axis1 "ord.reduce_min.axis1" |t: Matrix| t.min(D0).sum_all() }
one! { ord_reduce_min_cos_axis1 "ord.reduce_min.cos_axis1" |t: Matrix| t.cos().min(D0).sum_all() }
one! { ord_reduce_min_max_sum "ord.reduce_min.max_sum" |t: Cube| t.sum(D1).max(D2).min_all() }
one! { ord_misc_reduce_max_tie "ord.misc.reduce_max_tie" |x: Vector| x.max_all() }

one! { ord_product_one_zero "ord.product.one_zero" |t: Rank4| t.prod_all() }
one! { ord_product_composed "ord.product.composed" |t: Rank4| t.cos().prod_all().sin() }
one! { ord_misc_std "ord.misc.std" |x: Vector| x.std_all(0) }
one! { ord_misc_logsumexp "ord.misc.logsumexp" |x: Vector| x.logsumexp_all() }
one! { ord_misc_median_even "ord.misc.median_even" |x: Vector| x.median_all() }

one! { ord_misc_cumprod "ord.misc.cumprod" |x: Vector| x.cumprod(D0).sum_all() }
// The first of equal entries has everything. In Nx and JAX two that are equal share, which gives [1, 2, 1, 0].
macro_rules! ties {
    ($($name:ident $id:literal $scan:ident)*) => { $(
        #[test]
        fn $name() {
            let case = case($id);
            let (value, dx): (Num, Vector) = value_and_grad!(|x: &Vector| x.$scan(D0).sum_all())(&case.input("x"));
            case.value(&value).instead("x", &dx, &[1.0, 3.0, 0.0, 0.0]).done();
        }
    )* };
}
ties! { ord_misc_cummax_ties "ord.misc.cummax_ties" cummax ord_misc_cummin_ties "ord.misc.cummin_ties" cummin }

one! { ord_sort_sum "ord.sort.sum" |t: Vector| t.sort_descending(D0).sum_all() }
one! { ord_sort_pow_then_sort "ord.sort.pow_then_sort" |t: Vector| t.square().sort_descending(D0).sum_all() }
one! { ord_sort_sort_then_pow "ord.sort.sort_then_pow" |t: Vector| t.sort_descending(D0).square().sum_all() }
one! { ord_sort_log_pow_cos "ord.sort.log_pow_cos" |t: Vector| t.cos().sort(D0).square().ln().sum_all() }
one! { ord_sort_slice "ord.sort.slice" |t: Vector| t.sort_descending(D0).slice(D0, 2..5).sum_all() }
one! {
    ord_sort_slice_chain "ord.sort.slice_chain" |t: Vector|
        t.square().sort_descending(D0).slice(D0, 2..5).cos().sum_all()
}
one! { ord_sort_axis1 "ord.sort.axis1" |t: Cube| t.cos().sort(D1).square().ln().sum_all() }

fn over_d0(entries: [f64; 3]) -> Vector {
    Vector::from_slice([3], &entries).unwrap()
}

one! {
    ord_sort_ties_stable_desc "ord.sort.ties_stable_desc" |t: Vector|
        t.sort_descending(D0).dot(over_d0([1.0, 10.0, 100.0]), D0)
}
one! {
    ord_argsort_constant "ord.argsort.constant" |t: Vector|
        (t * over_d0([0.0, 1.0, 2.0]).take(t.argsort(D0), D0)).sum_all()
}
