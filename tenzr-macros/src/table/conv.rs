//! Convolution.

use super::*;

const ATTRS: &[AttrKind] = &[Axis, Axis, Axis, Number];

pub(super) static ROWS: &[Primitive] = &[
    operation(
        "conv",
        2,
        ATTRS,
        &[
            Rule("conv_input", &[Ct, Operand(1), Attr(0), Attr(1), Attr(2), Attr(3), Like(0)]),
            Rule("conv_kernel", &[Ct, Operand(0), Attr(0), Attr(1), Attr(2), Attr(3), Like(1)]),
        ],
    ),
    operation(
        "conv_transpose",
        2,
        ATTRS,
        &[
            Rule("conv_transpose_input", &[Ct, Operand(1), Attr(0), Attr(1), Attr(2), Attr(3), Like(0)]),
            Rule("conv_transpose_kernel", &[Ct, Operand(0), Attr(0), Attr(1), Attr(2), Attr(3), Like(1)]),
        ],
    ),
];
