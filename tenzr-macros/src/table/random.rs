//! Random numbers.

use super::*;

const NONE: &[Adjoint] = &[Constant, Constant];

pub(super) static ROWS: &[Primitive] = &[
    operation("fold_in", 1, &[Number], &[Constant]),
    like("uniform_like"),
    like("normal_like"),
    like("gumbel_like"),
    like("exponential_like"),
    Primitive { maps: Maps::JoinPrimal, ..operation("bernoulli", 2, &[], NONE) },
    Primitive { maps: Maps::JoinPrimal, ..operation("categorical", 2, &[Axis], NONE) },
    operation("dropout", 2, &[Number], &[Rule("dropout_vjp", &[Ct, Operand(1), Attr(0), Like(0)]), Constant]),
];

/// Numbers from a key, of the type and the extents of one example of a value: mapped as the key is.
const fn like(name: &'static str) -> Primitive {
    Primitive { likes: 1, maps: Maps::First, ..operation(name, 2, &[], NONE) }
}
