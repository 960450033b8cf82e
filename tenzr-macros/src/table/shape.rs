//! Shapes.

use super::*;

pub(super) static ROWS: &[Primitive] = &[
    operation("permute", 1, &[Axis], FIT),
    operation("rename", 1, &[Axis, Axis], &[Rule("rename_like", &[Ct, Like(0)])]),
    operation("broadcast", 1, &[Axis, Number], FIT),
    Primitive { likes: 1, ..operation("broadcast_like", 2, &[], &[Rule("fit_like", &[Ct, Like(0)]), Constant]) },
];
