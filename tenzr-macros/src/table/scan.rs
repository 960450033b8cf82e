//! Scans along an axis.

use super::*;

/// A cumulative maximum or minimum, and the function that also says where its entries come from.
const fn record(name: &'static str, with_places: &'static str) -> Primitive {
    Primitive { with_residual: Some(with_places), ..operation(name, 1, &[Axis], PICKED) }
}

pub(super) static ROWS: &[Primitive] = &[
    operation("cumsum", 1, &[Axis], &[Rule("cumsum_reverse", &[Ct, Attr(0)])]),
    operation("cumsum_reverse", 1, &[Axis], &[Rule("cumsum", &[Ct, Attr(0)])]),
    operation("cumprod", 1, &[Axis], &[Rule("cumprod_vjp", &[Ct, Operand(0), Attr(0)])]),
    operation("cumprod_reverse", 1, &[Axis], &[Rule("cumprod_reverse_vjp", &[Ct, Operand(0), Attr(0)])]),
    record("cummax", "cummax_with_places"),
    record("cummax_reverse", "cummax_reverse_with_places"),
    record("cummin", "cummin_with_places"),
    record("cummin_reverse", "cummin_reverse_with_places"),
    operation("cumlogsumexp", 1, &[Axis], &[Rule("cumlogsumexp_vjp", &[Ct, Operand(0), Attr(0)])]),
    operation("cumlogsumexp_reverse", 1, &[Axis], &[Rule("cumlogsumexp_reverse_vjp", &[Ct, Operand(0), Attr(0)])]),
];
