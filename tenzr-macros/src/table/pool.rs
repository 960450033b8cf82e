//! Windowed reductions and pooling.

use super::*;

/// A windowed maximum or minimum, and the function that also says where its entries come from.
const fn extreme(name: &'static str, with_places: &'static str) -> Primitive {
    Primitive { with_residual: Some(with_places), ..operation(name, 1, &[Axis, Number], PICKED) }
}

pub(super) static ROWS: &[Primitive] = &[
    operation("window_sum", 1, &[Axis, Number], &[Rule("window_sum_vjp", &[Ct, Attr(0), Attr(1), Like(0)])]),
    operation("window_mean", 1, &[Axis, Number], &[Rule("window_mean_vjp", &[Ct, Attr(0), Attr(1), Like(0)])]),
    extreme("window_max", "window_max_with_places"),
    extreme("window_min", "window_min_with_places"),
    operation("avg_pool", 1, &[Axis, Number], &[Rule("avg_pool_vjp", &[Ct, Attr(0), Attr(1), Like(0)])]),
    extreme("max_pool", "max_pool_with_places"),
];
