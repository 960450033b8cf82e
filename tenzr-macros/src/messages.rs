//! Every text that a user of the macros reads.

use std::fmt::Display;

/// A message and, after an empty line, what to write instead.
fn with_help(message: impl Display, help: impl Display) -> String {
    format!("{message}\n\nhelp: {help}")
}

/// The name nearest to `name`, if one is near.
pub fn nearest(name: &str, known: &[&'static str]) -> Option<&'static str> {
    known
        .iter()
        .map(|k| (distance(name, k), *k))
        .filter(|(d, k)| *d <= 1 + k.len() / 4)
        .min_by_key(|(d, _)| *d)
        .map(|(_, k)| k)
}

/// Edit distance.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

pub fn unknown_key(key: &str, known: &[&'static str]) -> String {
    let help = match nearest(key, known) {
        Some(k) => format!("did you mean `{k}`?"),
        None => format!("the keys are {}", listed(known)),
    };
    with_help(format!("`#[differentiable]` has no key `{key}`"), help)
}

fn listed(names: &[impl AsRef<str>]) -> String {
    names.iter().map(|n| format!("`{}`", n.as_ref())).collect::<Vec<_>>().join(", ")
}

pub fn unknown_parameter(name: &str, parameters: &[String]) -> String {
    with_help(
        format!("`wrt({name})` names no parameter of this function"),
        if parameters.is_empty() {
            "the function has no tensor parameter".to_owned()
        } else {
            format!("its tensor parameters are {}", listed(parameters))
        },
    )
}

pub fn repeated_parameter(name: &str) -> String {
    format!("`wrt` names `{name}` twice")
}

pub fn wrt_and_no_grad(name: &str) -> String {
    with_help(format!("`{name}` is marked `#[no_grad]` and named in `wrt`"), "leave out one of the two")
}

pub const NOTHING_TO_DIFFERENTIATE: &str = "this function has no parameter to differentiate\n\nhelp: give it a tensor parameter that is not marked `#[no_grad]`";
pub const NO_RESULT: &str = "a differentiable function returns a value\n\nhelp: write its type: `-> Tensor<f32, ()>`, and end the body with the value";
pub const METHOD: &str = "`#[differentiable]` on a method is not supported yet\n\nhelp: write a free function that takes the fields as parameters";
pub const ASYNC: &str = "an `async` function cannot be differentiated";
pub const UNSAFE: &str = "an `unsafe` function cannot be differentiated";
pub const CONST: &str = "a `const` function cannot be differentiated\n\nhelp: leave out `const`";
pub const EXTERN: &str = "a function with a foreign ABI cannot be differentiated";
pub const VARIADIC: &str = "a variadic function cannot be differentiated";
pub const NOT_A_FUNCTION: &str = "`#[differentiable]` goes on a function";
pub const PARAMETER_PATTERN: &str =
    "a parameter of a differentiable function is a plain name\n\nhelp: take the value apart with `let` in the body";
pub const MUTABLE_PARAMETER: &str =
    "a `&mut` parameter is not supported in a differentiable function yet\n\nhelp: take `&` and return the new value";
pub const IMPL_PARAMETER: &str =
    "an `impl Trait` parameter is not supported in a differentiable function\n\nhelp: write a generic parameter";
pub const EMPTY_RESULT: &str =
    "a differentiable body ends with its value\n\nhelp: leave out the last `;`, or add the value as the last line";

pub fn scalar_parameter(name: &str, ty: &str) -> String {
    with_help(
        format!("the plain scalar `{name}: {ty}` has no gradient"),
        format!("mark it as a constant, `#[no_grad] {name}: {ty}`, or take a tensor, `{name}: &Tensor<{ty}, ()>`"),
    )
}

pub fn integer_gradient(name: &str) -> String {
    with_help(format!("`{name}` is an integer or a truth value, which has no gradient"), "leave it out of `wrt`")
}

pub const CLOSURE_EXPECTED: &str =
    "expected a closure: `grad!(|w: &W| loss(w, &x))`\n\nhelp: the parameters carry the type of one example";
pub const AXIS_EXPECTED: &str = "expected an axis and a closure: `vmap!(Batch, |x: &X| f(x, &w))`";
pub const CLOSURE_TYPE: &str = "a parameter needs its type, that of one example: `|x: &X|`";
pub const CLOSURE_PATTERN: &str = "a parameter is a plain name with its type: `|x: &X|`";
pub const CLOSURE_NO_PARAMETERS: &str = "the closure needs a parameter: `|x: &X|`";
pub const CLOSURE_ATTRIBUTE: &str = "the only attributes of a closure's parameter are `#[no_grad]` and `#[shared]`";
pub const SHARED_OUTSIDE_VMAP: &str = "`#[shared]` marks an argument of `vmap!` that is not mapped over";
pub const NO_GRAD_IN_VMAP: &str = "`#[no_grad]` marks an argument of `grad!`, `vjp!` or `jvp!`\n\nhelp: an argument of `vmap!` that is not mapped over is marked `#[shared]`";
pub const ALL_SHARED: &str = "`vmap!` maps over no argument: all of them are `#[shared]`";
pub const ALL_CONSTANT: &str = "nothing to differentiate: all parameters are `#[no_grad]`";

pub fn nested_axis(axis: &str) -> String {
    with_help(
        format!("`vmap!` over `{axis}`, which an enclosing `vmap!` already maps over"),
        "map over another axis, or rename this one: `x.rename(Old, New)`",
    )
}

pub fn argument_count(expected: usize, found: usize) -> String {
    let s = if expected == 1 { "" } else { "s" };
    format!("this takes {expected} argument{s}, and {found} are given")
}

pub fn method_arguments(name: &str, what: &[&str], found: usize) -> String {
    let expected = if what.is_empty() { "no argument".to_owned() } else { what.join(", ") };
    format!("`{name}` takes {expected}, and {found} are given")
}

pub fn no_rule(name: &str, nearest: Option<&str>) -> String {
    let help = match nearest {
        Some(n) => format!("did you mean `{n}`?"),
        None => "write it with operations that have one, or move it where nothing is differentiated".to_owned(),
    };
    with_help(format!("`{name}` has no derivative rule"), help)
}

pub fn opaque_macro(name: &str, variable: &str) -> String {
    with_help(
        format!("`{name}!` cannot be seen through, and it mentions the tracked value `{variable}`"),
        "write the expression out, or compute it where nothing is differentiated or mapped",
    )
}

pub const NOT_CALLED: &str = "a `grad!`, `vmap!` or other derivative in a body is called there: `grad!(|w: &W| ..)(&w)`\n\nhelp: or bind it with `let f = vmap!(..);` and call `f(&x)`";
pub const CLOSURE_AS_VALUE: &str = "a derivative or a map bound with `let` can only be called";
pub const PULLBACK_AS_VALUE: &str = "a pullback can only be called: `pullback(&cotangent)`";
pub const TUPLE_AS_VALUE: &str = "a tuple is taken apart before it is used\n\nhelp: `let (a, b) = ..;`";
pub const LET_WITHOUT_VALUE: &str = "a `let` in a differentiable body needs a value";
pub const LET_ELSE: &str = "`let .. else` on a tracked value is not supported";
pub const LET_PATTERN: &str = "a tracked value is bound to a name or to a tuple of names";
pub const LET_REF: &str = "`ref` and `@` patterns are not supported for a tracked value";
pub const STATEMENT_WITHOUT_EFFECT: &str =
    "this value is not used\n\nhelp: bind it with `let`, or leave the statement out";
pub const NUMBER_FROM_TRACKED: &str = "a number or an axis given to an operation cannot depend on a tracked value";
pub const TURBOFISH: &str =
    "type arguments are not written at a call of a differentiable function: they follow from the arguments";
pub const METHOD_TURBOFISH: &str = "an operation takes no type arguments";
pub const PULLBACK_TWICE: &str = "a pullback takes one cotangent: `pullback(&cotangent)`";
pub const ITEM: &str = "items in a differentiable body are not supported\n\nhelp: declare them before the function";

pub fn tuple_arity(expected: usize, found: usize) -> String {
    format!("this pattern takes {expected} values, and the value has {found}")
}

/// The refusal of an expression by its kind, with the rewrite.
pub fn unsupported(what: &str, help: &str) -> String {
    with_help(format!("{what} is not supported in a differentiable body"), help)
}

pub fn recursive(name: &str) -> String {
    with_help(
        format!("`{name}` calls itself, and recursion is not supported in a differentiable function"),
        "write the recursion outside, in a function that is not differentiated",
    )
}

pub const AXIS_SYNTAX: &str =
    "expected the declaration of an axis: `axis!(pub Batch);`, `axis!(pub Feature = 4);` or `axis!(pub Token <= 512);`";
pub const AXIS_EXTENT: &str = "the extent of an axis is a literal: `axis!(pub Feature = 4);`";
