//! The table of operations: all that the compiler knows of them.
//!
//! A row names the function in the core, what it takes, how its maps follow from those of its operands, and the
//! reverse rule of each operand. The rules themselves stand beside the kernels, in the core.

mod arith;
mod compare;
mod contract;
mod conv;
mod convert;
mod discrete;
mod elementwise;
mod gather;
mod index;
mod linalg;
mod list;
mod loss;
mod moments;
mod moves;
mod normalise;
mod order;
mod pool;
mod random;
mod reduce;
mod runtime;
mod scan;
mod shape;
mod views;

/// Where the function of a row stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Module {
    /// An operation that users write.
    Operation,
    /// Part of maps and forward mode, made by the compiler.
    Runtime,
    /// An operation on lists of tensors.
    List,
}

/// What an operation takes beside its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttrKind {
    /// An axis, or a tuple of axes.
    Axis,
    /// A number.
    Number,
    /// A range of positions, or what else says a slice.
    Range,
    /// The name of a differentiable function of plain numbers.
    Function,
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
    /// Those of the first operand.
    First,
    /// Their union and the axis of the type argument.
    Add,
    /// Their union without the axis of the type argument.
    Remove,
}

/// What a reverse rule takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Take {
    /// The cotangent of the result, or of the first one.
    Ct,
    /// The cotangent of one of several results.
    CtOf(usize),
    /// An operand.
    Operand(usize),
    /// The type and the extents of an operand.
    Like(usize),
    /// The result, or the first one.
    Result,
    /// One of several results.
    ResultOf(usize),
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
    /// The number of results.
    pub results: usize,
    /// The maps of the results.
    pub maps: Maps,
    /// The function that also gives a residual.
    pub with_residual: Option<&'static str>,
    /// The rule of each operand.
    pub adjoints: &'static [Adjoint],
}

use Adjoint::{None as Constant, Rule};
use AttrKind::{Axis, Function, Number, Range, Type};
use Take::{Attr, Ct, CtOf, Like, Operand, Residual, Result, ResultOf};

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
        results: 1,
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
/// Of what picks entries along the axes of its first attribute: the residual says where.
const PICKED: &[Adjoint] = &[Rule("picked_vjp", &[Ct, Residual, Attr(0), Like(0)])];
const CONTRACT: &[Adjoint] =
    &[Rule("contract_like", &[Ct, Operand(1), Like(0)]), Rule("contract_like", &[Ct, Operand(0), Like(1)])];

static FAMILIES: &[&[Primitive]] = &[
    arith::ROWS,
    elementwise::ROWS,
    compare::ROWS,
    discrete::ROWS,
    random::ROWS,
    reduce::ROWS,
    loss::ROWS,
    moments::ROWS,
    normalise::ROWS,
    order::ROWS,
    pool::ROWS,
    scan::ROWS,
    contract::ROWS,
    conv::ROWS,
    index::ROWS,
    linalg::ROWS,
    shape::ROWS,
    moves::ROWS,
    views::ROWS,
    gather::ROWS,
    convert::ROWS,
    runtime::ROWS,
    list::ROWS,
];

/// All rows.
pub fn rows() -> impl Iterator<Item = &'static Primitive> {
    FAMILIES.iter().copied().flatten()
}

/// The function that adds what a rule gives to another cotangent, where there is one: of the rules that place a cotangent among
/// zeros.
pub fn added(rule: &str) -> Option<&'static str> {
    match rule {
        "index_vjp" => Some("index_vjp_added"),
        "at_vjp" => Some("at_vjp_added"),
        "element_vjp" => Some("element_vjp_added"),
        _ => None,
    }
}

/// Whether a rule stands with the operations on lists.
pub fn is_of_lists(rule: &str) -> bool {
    let of = |a: &Adjoint| matches!(a, Rule(name, _) if *name == rule || added(name) == Some(rule));
    list::ROWS.iter().flat_map(|p| p.adjoints).any(of)
}

/// The row of a name.
///
/// # Panics
/// When there is none: for the compiler's own use.
pub fn primitive(name: &str) -> &'static Primitive {
    rows().find(|p| p.name == name).expect("a row of the table")
}

/// The operation that users write as this method.
pub fn method(name: &str) -> Option<&'static Primitive> {
    function(name).filter(|p| !["add", "sub", "mul", "div", "rem", "neg", "shl", "shr"].contains(&p.name))
}

/// The operation that users write as this function of the module `ops`.
pub fn function(name: &str) -> Option<&'static Primitive> {
    rows().find(|p| p.name == name && p.module == Module::Operation && p.name != "fit_like")
}

/// The method whose name is nearest to one that does not exist.
pub fn nearest_method(name: &str) -> Option<&'static str> {
    let known: Vec<&'static str> = rows().filter_map(|p| method(p.name)).map(|p| p.name).collect();
    crate::messages::nearest(name, &known)
}
