//! The table of operations: all that the compiler knows of them.
//!
//! A row names the function in the core, what it takes, how its maps follow from those of its operands, and the
//! reverse rule of each operand. The rules themselves stand beside the kernels, in the core.

/// Where the function of a row stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Module {
    /// An operation that users write.
    Operation,
    /// Part of maps and forward mode, made by the compiler.
    Runtime,
}

/// What an operation takes beside its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttrKind {
    /// An axis, or a tuple of axes.
    Axis,
    /// A number.
    Number,
    /// An axis as a type argument.
    Type,
}

/// How the maps of the result follow from those of the operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Maps {
    /// Their union.
    Join,
    /// Their union, without levels of forward mode.
    JoinPrimal,
    /// Their union and the axis of the type argument.
    Add,
    /// Their union without the axis of the type argument.
    Remove,
}

/// What a reverse rule takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Take {
    /// The cotangent of the result.
    Ct,
    /// An operand.
    Operand(usize),
    /// The type and the extents of an operand.
    Like(usize),
    /// The result.
    Result,
    /// What the forward pass left.
    Residual,
    /// A number or an axis of the operation.
    Attr(usize),
}

/// The reverse rule of one operand.
#[derive(Clone, Copy, Debug)]
pub enum Adjoint {
    /// The operand carries no cotangent, or the result does not depend on it smoothly.
    None,
    /// A function of the core, and what it takes.
    Rule(&'static str, &'static [Take]),
}

/// A row.
#[derive(Debug)]
pub struct Primitive {
    /// The name of the function, and of the method that users write.
    pub name: &'static str,
    /// Where the function stands.
    pub module: Module,
    /// The number of operands.
    pub operands: usize,
    /// How many of them, at the end, count by type and extents only.
    pub likes: usize,
    /// Whether its element type is a type parameter of the function.
    pub element: bool,
    /// What it takes beside operands.
    pub attrs: &'static [AttrKind],
    /// The maps of the result.
    pub maps: Maps,
    /// The function that also gives a residual.
    pub with_residual: Option<&'static str>,
    /// The rule of each operand.
    pub adjoints: &'static [Adjoint],
}

use Adjoint::{None as Constant, Rule};
use AttrKind::{Axis, Number, Type};
use Take::{Attr, Ct, Like, Operand, Residual, Result};

const fn operation(
    name: &'static str,
    operands: usize,
    attrs: &'static [AttrKind],
    adjoints: &'static [Adjoint],
) -> Primitive {
    Primitive {
        name,
        module: Module::Operation,
        operands,
        likes: 0,
        element: true,
        attrs,
        maps: Maps::Join,
        with_residual: None,
        adjoints,
    }
}

const fn comparison(name: &'static str) -> Primitive {
    Primitive { maps: Maps::JoinPrimal, ..operation(name, 2, &[], &[Constant, Constant]) }
}

const fn runtime(name: &'static str, operands: usize, maps: Maps, adjoints: &'static [Adjoint]) -> Primitive {
    Primitive { module: Module::Runtime, maps, ..operation(name, operands, &[Type], adjoints) }
}

const FIT: &[Adjoint] = &[Rule("fit_like", &[Ct, Like(0)])];
const FIT_BOTH: &[Adjoint] = &[Rule("fit_like", &[Ct, Like(0)]), Rule("fit_like", &[Ct, Like(1)])];
const CONTRACT: &[Adjoint] =
    &[Rule("contract_like", &[Ct, Operand(1), Like(0)]), Rule("contract_like", &[Ct, Operand(0), Like(1)])];
const EXTREME: &[Adjoint] = &[Rule("extreme_vjp", &[Ct, Operand(0), Result])];

/// The operations.
pub static TABLE: &[Primitive] = &[
    operation("add", 2, &[], FIT_BOTH),
    operation("sub", 2, &[], &[Rule("fit_like", &[Ct, Like(0)]), Rule("sub_right", &[Ct, Like(1)])]),
    operation("mul", 2, &[], CONTRACT),
    operation(
        "div",
        2,
        &[],
        &[Rule("div_left", &[Ct, Operand(1), Like(0)]), Rule("div_right", &[Ct, Operand(1), Result, Like(1)])],
    ),
    operation("neg", 1, &[], &[Rule("neg", &[Ct])]),
    operation("exp", 1, &[], &[Rule("exp_vjp", &[Ct, Result])]),
    operation("ln", 1, &[], &[Rule("ln_vjp", &[Ct, Operand(0)])]),
    operation("sqrt", 1, &[], &[Rule("sqrt_vjp", &[Ct, Result])]),
    operation("tanh", 1, &[], &[Rule("tanh_vjp", &[Ct, Result])]),
    operation("sigmoid", 1, &[], &[Rule("sigmoid_vjp", &[Ct, Result])]),
    operation("relu", 1, &[], &[Rule("relu_vjp", &[Ct, Result])]),
    operation("abs", 1, &[], &[Rule("abs_vjp", &[Ct, Operand(0)])]),
    operation("square", 1, &[], &[Rule("square_vjp", &[Ct, Operand(0)])]),
    operation("recip", 1, &[], &[Rule("recip_vjp", &[Ct, Result])]),
    operation("powi", 1, &[Number], &[Rule("powi_vjp", &[Ct, Operand(0), Attr(0)])]),
    operation(
        "maximum",
        2,
        &[],
        &[
            Rule("maximum_vjp", &[Ct, Operand(0), Operand(1), Like(0)]),
            Rule("maximum_vjp", &[Ct, Operand(1), Operand(0), Like(1)]),
        ],
    ),
    operation(
        "minimum",
        2,
        &[],
        &[
            Rule("minimum_vjp", &[Ct, Operand(0), Operand(1), Like(0)]),
            Rule("minimum_vjp", &[Ct, Operand(1), Operand(0), Like(1)]),
        ],
    ),
    comparison("lt"),
    comparison("le"),
    comparison("gt"),
    comparison("ge"),
    comparison("eq_each"),
    comparison("ne_each"),
    operation(
        "select",
        3,
        &[],
        &[
            Constant,
            Rule("select_vjp_first", &[Ct, Operand(0), Like(1)]),
            Rule("select_vjp_second", &[Ct, Operand(0), Like(2)]),
        ],
    ),
    operation("sum", 1, &[Axis], FIT),
    operation("sum_all", 1, &[], FIT),
    operation("mean", 1, &[Axis], &[Rule("mean_vjp", &[Ct, Like(0)])]),
    operation("mean_all", 1, &[], &[Rule("mean_vjp", &[Ct, Like(0)])]),
    operation("max", 1, &[Axis], EXTREME),
    operation("max_all", 1, &[], EXTREME),
    operation("min", 1, &[Axis], EXTREME),
    operation("min_all", 1, &[], EXTREME),
    operation("logsumexp", 1, &[Axis], &[Rule("logsumexp_vjp", &[Ct, Operand(0)])]),
    operation("logsumexp_all", 1, &[], &[Rule("logsumexp_vjp", &[Ct, Operand(0)])]),
    operation("softmax", 1, &[Axis], &[Rule("softmax_vjp", &[Ct, Result, Attr(0)])]),
    operation("log_softmax", 1, &[Axis], &[Rule("log_softmax_vjp", &[Ct, Result, Attr(0)])]),
    Primitive { maps: Maps::JoinPrimal, ..operation("argmax", 1, &[Axis], &[Constant]) },
    Primitive {
        with_residual: Some("cross_entropy_with_factor"),
        ..operation(
            "cross_entropy",
            2,
            &[Axis],
            &[
                Rule("cross_entropy_vjp", &[Ct, Residual, Like(0)]),
                Rule("cross_entropy_targets_vjp", &[Ct, Operand(0), Attr(0), Like(1)]),
            ],
        )
    },
    operation("nll", 2, &[Axis], &[Rule("nll_vjp", &[Ct, Operand(1), Attr(0), Like(0)]), Constant]),
    operation(
        "mse",
        2,
        &[],
        &[
            Rule("mse_vjp", &[Ct, Operand(0), Operand(1), Like(0)]),
            Rule("mse_vjp", &[Ct, Operand(1), Operand(0), Like(1)]),
        ],
    ),
    operation("dot", 2, &[Axis], CONTRACT),
    operation("outer", 2, &[], CONTRACT),
    operation("permute", 1, &[Axis], FIT),
    operation("rename", 1, &[Axis, Axis], &[Rule("rename_like", &[Ct, Like(0)])]),
    operation("broadcast", 1, &[Axis, Number], FIT),
    Primitive { likes: 1, ..operation("broadcast_like", 2, &[], &[Rule("fit_like", &[Ct, Like(0)]), Constant]) },
    operation("to_f32", 1, &[], &[Rule("convert_vjp", &[Ct, Like(0)])]),
    operation("to_f64", 1, &[], &[Rule("convert_vjp", &[Ct, Like(0)])]),
    Primitive { likes: 1, ..operation("fit_like", 2, &[], &[Rule("fit_like", &[Ct, Like(0)]), Constant]) },
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
    Primitive { attrs: &[], ..runtime("not", 1, Maps::JoinPrimal, &[Constant]) },
    Primitive { attrs: &[], ..runtime("and", 2, Maps::JoinPrimal, &[Constant, Constant]) },
    Primitive { attrs: &[], ..runtime("or", 2, Maps::JoinPrimal, &[Constant, Constant]) },
    runtime("constant", 1, Maps::Add, FIT),
    runtime("primal", 1, Maps::Remove, &[Rule("primal_vjp", &[Attr(0), Ct, Like(0)])]),
    runtime("tangent_of", 1, Maps::Remove, &[Rule("tangent_of_vjp", &[Attr(0), Ct, Like(0)])]),
];

/// The row of a name.
///
/// # Panics
/// When there is none: for the compiler's own use.
pub fn primitive(name: &str) -> &'static Primitive {
    TABLE.iter().find(|p| p.name == name).expect("a row of the table")
}

/// The operation that users write as this method.
pub fn method(name: &str) -> Option<&'static Primitive> {
    function(name).filter(|p| !["add", "sub", "mul", "div", "neg"].contains(&p.name))
}

/// The operation that users write as this function of the module `ops`.
pub fn function(name: &str) -> Option<&'static Primitive> {
    TABLE.iter().find(|p| p.name == name && p.module == Module::Operation && p.name != "fit_like")
}

/// The method whose name is nearest to one that does not exist.
pub fn nearest_method(name: &str) -> Option<&'static str> {
    let known: Vec<&'static str> = TABLE.iter().filter_map(|p| method(p.name)).map(|p| p.name).collect();
    crate::messages::nearest(name, &known)
}
