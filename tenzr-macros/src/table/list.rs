//! Lists of tensors.

use super::*;

const fn list(
    name: &'static str,
    operands: usize,
    attrs: &'static [AttrKind],
    adjoints: &'static [Adjoint],
) -> Primitive {
    Primitive { module: Module::List, ..operation(name, operands, attrs, adjoints) }
}

pub(super) static ROWS: &[Primitive] = &[
    list("element", 1, &[Number], &[Rule("element_vjp", &[Ct, Attr(0), Like(0)])]),
    list("part", 1, &[Number], &[Rule("part_vjp", &[Ct, Attr(0), Like(0)])]),
    list("pushed", 2, &[], &[Rule("pushed_vjp_list", &[Ct]), Rule("pushed_vjp_entry", &[Ct])]),
    list(
        "replaced",
        2,
        &[Number],
        &[Rule("replaced_vjp_list", &[Ct, Attr(0), Like(0)]), Rule("replaced_vjp_entry", &[Ct, Attr(0)])],
    ),
];
