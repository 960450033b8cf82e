//! Entries at indices that are a tensor, and values put there.

use super::*;

const fn scatter(name: &'static str, adjoints: &'static [Adjoint]) -> Primitive {
    operation(name, 3, &[Axis], adjoints)
}

pub(super) static ROWS: &[Primitive] = &[
    operation("take", 2, &[Axis], &[Rule("take_vjp", &[Ct, Operand(1), Attr(0), Like(0)]), Constant]),
    operation(
        "dynamic_slice",
        2,
        &[Axis, Number],
        &[Rule("dynamic_slice_vjp", &[Ct, Operand(1), Attr(0), Attr(1), Like(0)]), Constant],
    ),
    Primitive { element: false, ..operation("one_hot", 1, &[Axis, Number], &[Constant]) },
    operation(
        "masked_fill",
        3,
        &[],
        &[
            Rule("select_vjp_second", &[Ct, Operand(1), Like(0)]),
            Constant,
            Rule("select_vjp_first", &[Ct, Operand(1), Like(2)]),
        ],
    ),
    scatter(
        "scatter_add",
        &[
            Rule("fit_like", &[Ct, Like(0)]),
            Constant,
            Rule("scatter_add_updates_vjp", &[Ct, Operand(1), Attr(0), Like(2)]),
        ],
    ),
    scatter(
        "scatter_set",
        &[
            Rule("scatter_set_vjp", &[Ct, Operand(1), Attr(0), Like(0)]),
            Constant,
            Rule("scatter_set_updates_vjp", &[Ct, Operand(1), Attr(0), Like(2)]),
        ],
    ),
    scatter(
        "scatter_mul",
        &[
            Rule("scatter_mul_vjp", &[Ct, Operand(0), Operand(1), Operand(2), Attr(0), Like(0)]),
            Constant,
            Rule("scatter_mul_updates_vjp", &[Ct, Operand(0), Operand(1), Operand(2), Attr(0), Like(2)]),
        ],
    ),
    scatter(
        "scatter_max",
        &[
            Rule("scatter_max_vjp", &[Ct, Operand(0), Operand(1), Operand(2), Attr(0), Like(0)]),
            Constant,
            Rule("scatter_max_updates_vjp", &[Ct, Operand(0), Operand(1), Operand(2), Attr(0), Like(2)]),
        ],
    ),
    scatter(
        "scatter_min",
        &[
            Rule("scatter_min_vjp", &[Ct, Operand(0), Operand(1), Operand(2), Attr(0), Like(0)]),
            Constant,
            Rule("scatter_min_updates_vjp", &[Ct, Operand(0), Operand(1), Operand(2), Attr(0), Like(2)]),
        ],
    ),
    operation(
        "dynamic_update",
        3,
        &[Axis],
        &[
            Rule("dynamic_update_vjp", &[Ct, Like(1), Operand(2), Attr(0), Like(0)]),
            Rule("dynamic_update_part_vjp", &[Ct, Operand(2), Attr(0), Like(1)]),
            Constant,
        ],
    ),
];
