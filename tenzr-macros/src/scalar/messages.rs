//! Every text about scalar code that a user of the macros reads.

use crate::messages::with_help;

pub const ASSOCIATED_TYPE: &str = "an associated type is not supported in a differentiable trait, as its floats are not known\n\nhelp: write the type itself, or mark the function with `#[no_grad]`";
pub const GENERIC_MODEL: &str = "a type with a differentiable trait is over `f64` or `f32`, and this function is generic in its numbers\n\nhelp: write the function over the floats that the trait has";

/// A trait over `T: Real`.
pub fn generic_trait(parameter: &str) -> String {
    with_help(
        format!("a differentiable trait is over `f64` or `f32`, and `{parameter}` may be any number"),
        "write `f64`: derivatives of any order go through it",
    )
}

/// A method of a trait over `T: Real`.
pub fn generic_method_of_trait(parameter: &str) -> String {
    with_help(
        format!("a method of a differentiable trait is over `f64` or `f32`, and `{parameter}` may be any number"),
        "write `f64`: derivatives of any order go through it",
    )
}

pub const GENERIC_PARAMETER: &str = "a parameter of a generic type is not differentiated, as its floats are not known\n\nhelp: bound the type by a trait that is marked `#[differentiable]`, by `Real` if it is a number, or mark the parameter as a constant with `#[no_grad]`";
pub const RECEIVER: &str =
    "a receiver of this type is not supported in a differentiable method\n\nhelp: take `self`, `&self` or `&mut self`";

pub fn mixed_floats(first: &str, second: &str) -> String {
    with_help(
        format!("`{first}` and `{second}` are both differentiated in this function"),
        "use one of them, or mark the parameters of the other `#[no_grad]`",
    )
}

pub fn written_constant(name: &str) -> String {
    with_help(
        format!("`{name}` is marked `#[no_grad]` and is behind `&mut`"),
        "leave out the mark, or take the constant by `&`",
    )
}

pub const NO_RESULT: &str = "this function gives nothing: it has no result, and writes to no parameter\n\nhelp: return the value, or take a parameter by `&mut`";
pub const METHOD: &str = "`#[differentiable]` goes on the `impl` block of a method, and on the struct\n\nhelp: write `#[differentiable]` before `impl`, and none here";
pub const ASYNC_CLOSURE: &str = "`async` code is not supported in a differentiable function\n\nhelp: compute the value outside the differentiable function";

/// A `Clone` that is not derived.
pub fn cloned_by_hand(name: &str) -> String {
    with_help(
        format!("`{name}` has a `Clone` that may be anything, and to its derivative a clone is a copy"),
        "derive it, with `#[differentiable]` before `#[derive(Clone)]`, and give what is not a copy a name of its own",
    )
}

/// A field that borrows what is differentiated.
pub fn borrowed(name: &str) -> String {
    format!(
        "a field cannot borrow `{name}`, which is differentiated\n\nhelp: own it in the field (`Vec<f64>` for `&[f64]`), or give it as an argument"
    )
}

/// A construct that is not lowered.
pub fn unsupported(what: &str, help: &str) -> String {
    with_help(format!("{what} is not supported in a differentiable function"), help)
}

/// A method that has no rule.
pub fn no_method(name: &str, nearest: Option<&str>) -> String {
    let help = match nearest {
        Some(n) => format!("did you mean `{n}`?"),
        None => "write it as a loop, or compute it where nothing is differentiated".to_owned(),
    };
    with_help(format!("`{name}` has no derivative rule"), help)
}

/// A function that takes values with derivatives and is none of the compiler's.
pub fn not_differentiable(name: &str, variable: &str) -> String {
    with_help(
        format!("`{name}` is not differentiable, and it is given `{variable}`, which is"),
        "mark the function `#[differentiable]`, or give it values that nothing is differentiated through",
    )
}

pub fn opaque_macro(name: &str, variable: &str) -> String {
    crate::messages::opaque_macro(name, variable)
}

pub fn argument_count(name: &str, expected: usize, found: usize) -> String {
    let s = if expected == 1 { "" } else { "s" };
    let are = if found == 1 { "is" } else { "are" };
    // What has no name is described.
    let name = if name.contains(' ') { name.to_owned() } else { format!("`{name}`") };
    format!("{name} takes {expected} argument{s}, and {found} {are} given")
}

pub fn recursive_closure(name: &str) -> String {
    with_help(
        format!("`{name}` calls itself, and a function in a body is written out where it is called"),
        "mark it `#[differentiable]` outside of this function",
    )
}

pub fn unknown_label(name: &str) -> String {
    format!("no loop or block around has the label `{name}`")
}

pub const BREAK_OUTSIDE: &str = "`break` and `continue` stand in a loop";
pub const REFERENCE_CHOSEN: &str = "a mutable reference that depends on a condition is not supported in a differentiable function\n\nhelp: choose an index, or write the change into each branch";
pub const OPTION_OR_RESULT: &str = "the compiler cannot tell whether this `?` is one of `Option` or of `Result`\n\nhelp: bind the value with its type: `let r: Option<f64> = ..;`";
pub const CLOSURE_VALUE: &str = "a closure can be called, and given to methods of iterators\n\nhelp: write a `#[differentiable]` function, and give its name";
pub const FUNCTION_TYPE: &str = "a parameter that is a function has a value and up to eight parameters, none of them `&mut`\n\nhelp: `f: impl Fn(f64) -> f64`";
pub const CLOSURE_CHANGES: &str = "a closure that changes what it captures or is given cannot be given to a function\n\nhelp: give back the new value instead, or write the closure out";
pub const CLOSURE_WITHOUT_VALUE: &str = "a closure that is given to a function has a value";
pub const TOO_MANY_PARAMETERS: &str =
    "a closure that is given to a function has at most eight parameters\n\nhelp: take an array or a tuple";
pub const TOO_MANY_CAPTURED: &str = "a closure that is given to a function captures at most twelve variables\n\nhelp: put them into an array or a struct";
pub const ASSOCIATED_VALUE: &str =
    "an associated function cannot be given to a function by its path\n\nhelp: write a closure: `|x| P::f(x)`";
pub const ITERATOR_VALUE: &str =
    "an iterator cannot be kept or given away here\n\nhelp: consume it on the spot, or `collect` it into a `Vec`";
pub const VIEW_VALUE: &str =
    "a part of an `ndarray` array cannot be kept or given away here\n\nhelp: give the array and the index of the row";
pub const INDEXED_ITERATOR: &str = "this adaptor needs to know the position of every item, and an adaptor before it leaves items out\n\nhelp: put it before `filter`, or `collect` in between";
pub const STEPPED_CHANGES: &str = "`step_by` leaves out items, and a closure before it changes what it captures for every one\n\nhelp: write a loop over the items";
pub const REVERSED_CHANGES: &str = "`rev` of an iterator that was cut, and a closure before it changes what it captures for every item\n\nhelp: `collect` before `rev`, or write a loop over the items";
pub const ZIPPED_CHANGES: &str = "how often the closure before `zip` runs depends on which iterator is longer, and it changes what it captures\n\nhelp: put the iterator with the closure second, or `collect` it first";
pub const COLLECT_TYPE: &str = "`collect` in a differentiable function makes a `Vec`, or an `Option` of one\n\nhelp: `.collect::<Vec<_>>()`, or write a loop";
pub const ARRAY_LENGTH: &str =
    "the length of this array is not known here\n\nhelp: bind it with its type: `let a: [f64; 3] = ..;`";
pub const CONST_ITEM: &str =
    "this item in a body is not supported in a differentiable function\n\nhelp: declare it before the function";
pub const CFG: &str = crate::messages::CFG;

/// A name in `wrt(..)` that is no differentiated parameter.
pub fn not_a_parameter(name: &str) -> String {
    with_help(
        format!("`{name}` is not a parameter that is differentiated"),
        "name parameters with floats that are not marked `#[no_grad]`",
    )
}

/// An operator between a value that is differentiated and one that is taken for an integer.
pub fn operator_of_integers(name: &str) -> String {
    with_help(
        format!("this operator is taken for one of integers, and `{name}` is differentiated"),
        "give the other operand a type, as in `let c: f64 = ..`",
    )
}

/// Code that the compiler does not see through.
pub fn taken_as_constant(name: &str) -> String {
    with_help(
        format!("no derivative passes through this, and it reads `{name}`, which is differentiated"),
        "write it with operations on floats, loops and calls of differentiable functions",
    )
}
