//! Truth values and integers: what carries no cotangent.

use super::*;

/// An operation whose result has no tangents.
const fn discrete(name: &'static str, operands: usize, attrs: &'static [AttrKind]) -> Primitive {
    const NONE: &[Adjoint] = &[Constant, Constant];
    let (adjoints, _) = NONE.split_at(operands);
    Primitive { maps: Maps::JoinPrimal, ..operation(name, operands, attrs, adjoints) }
}

pub(super) static ROWS: &[Primitive] = &[
    discrete("and", 2, &[]),
    discrete("or", 2, &[]),
    discrete("xor", 2, &[]),
    discrete("not", 1, &[]),
    discrete("shl", 2, &[]),
    discrete("shr", 2, &[]),
    discrete("all", 1, &[Axis]),
    discrete("all_all", 1, &[]),
    discrete("any", 1, &[Axis]),
    discrete("any_all", 1, &[]),
    discrete("count", 1, &[Axis]),
    discrete("count_all", 1, &[]),
    discrete("is_nan", 1, &[]),
    discrete("is_finite", 1, &[]),
    discrete("to_i32", 1, &[]),
    discrete("to_i64", 1, &[]),
    discrete("to_usize", 1, &[]),
];
