//! Sorting, the largest entries, quantiles.

use super::*;

/// A sort, and the function that also says where its entries come from.
const fn sort(name: &'static str, with_places: &'static str) -> Primitive {
    Primitive { with_residual: Some(with_places), ..operation(name, 1, &[Axis], PICKED) }
}

/// Indices, which carry no cotangent.
const fn indices(name: &'static str, attrs: &'static [AttrKind]) -> Primitive {
    Primitive { maps: Maps::JoinPrimal, ..operation(name, 1, attrs, &[Constant]) }
}

pub(super) static ROWS: &[Primitive] = &[
    sort("sort", "sort_with_places"),
    sort("sort_descending", "sort_descending_with_places"),
    indices("argsort", &[Axis]),
    indices("argsort_descending", &[Axis]),
    Primitive { with_residual: Some("top_k_with_places"), ..operation("top_k", 1, &[Axis, Axis, Number], PICKED) },
    indices("arg_top_k", &[Axis, Axis, Number]),
    operation("median", 1, &[Axis], &[Rule("median_vjp", &[Ct, Operand(0), Attr(0)])]),
    operation("median_all", 1, &[], &[Rule("median_all_vjp", &[Ct, Operand(0)])]),
    operation("quantile", 1, &[Axis, Number], &[Rule("quantile_vjp", &[Ct, Operand(0), Attr(0), Attr(1)])]),
    operation("quantile_all", 1, &[Number], &[Rule("quantile_all_vjp", &[Ct, Operand(0), Attr(0)])]),
];
