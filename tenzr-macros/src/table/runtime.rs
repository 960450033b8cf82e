//! Maps and forward mode.

use super::*;

pub(super) static ROWS: &[Primitive] = &[
    runtime("vectorize", 1, Maps::Add, &[Rule("vectorize_vjp", &[Attr(0), Ct, Like(0)])]),
    Primitive {
        attrs: &[Type, Number],
        element: false,
        ..runtime("devectorize", 1, Maps::Remove, &[Rule("devectorize_vjp", &[Attr(0), Ct, Like(0)])])
    },
    runtime(
        "dual",
        2,
        Maps::Add,
        &[Rule("fit_like", &[Ct, Like(0)]), Rule("dual_vjp_tangent", &[Attr(0), Ct, Like(1)])],
    ),
    runtime("constant", 1, Maps::Add, FIT),
    runtime("primal", 1, Maps::Remove, &[Rule("primal_vjp", &[Attr(0), Ct, Like(0)])]),
    runtime("tangent_of", 1, Maps::Remove, &[Rule("tangent_of_vjp", &[Attr(0), Ct, Like(0)])]),
];
