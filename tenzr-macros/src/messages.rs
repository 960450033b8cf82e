//! Every text that a user of the macros reads.

use quote::ToTokens;
use std::fmt::Display;

/// A message and, after an empty line, what to write instead.
pub fn with_help(message: impl Display, help: impl Display) -> String {
    format!("{message}\n\nhelp: {help}")
}

/// The name nearest to `name`, if one is near.
pub fn nearest(name: &str, known: &[&'static str]) -> Option<&'static str> {
    known
        .iter()
        .filter(|k| **k != name)
        .map(|k| (distance(name, k), *k))
        // A short name is near to anything: it has to begin alike.
        .filter(|(d, k)| *d <= 1 + k.len() / 4 && (k.len() > 3 || name.starts_with(&k[..1])))
        .min_by_key(|(d, _)| *d)
        .map(|(_, k)| k)
}

/// Edit distance; two neighbours exchanged count once.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let replaced = rows[i][j] + usize::from(x != y);
            let mut least = replaced.min(row[j] + 1).min(rows[i][j + 1] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

pub fn unknown_key(key: &str, known: &[&'static str]) -> String {
    let help = match nearest(key, known) {
        Some(k) => format!("did you mean `{k}`?"),
        None => format!("the keys are: {}", listed(known)),
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
            format!("its tensor parameters: {}", listed(parameters))
        },
    )
}

pub fn repeated_parameter(name: &str) -> String {
    format!("`wrt` names `{name}` twice")
}

pub fn wrt_and_no_grad(name: &str) -> String {
    with_help(format!("`{name}` is marked `#[no_grad]` and named in `wrt`"), "leave out one of the two")
}

pub const RULE_AND_WRT: &str =
    "`wrt` has no meaning beside a rule\n\nhelp: mark the parameters that have no gradient with `#[no_grad]`";
pub const RULE_OF_FALLIBLE: &str = "a function with a rule of its own gives a value, and no `Result` or `Option`\n\nhelp: let a function around it fail";
pub const RULE_BORROWS: &str = "a function with a rule of its own takes plain parameters by value\n\nhelp: give a tensor, or a value that is `Clone`";
pub const RULE_OF_MANY: &str =
    "a function with a rule of its own takes tensors one by one\n\nhelp: stack them: `a.stack(&b, Pair)`";
pub const RULE_OF_NESTED: &str =
    "the results of a function with a rule of its own stand side by side\n\nhelp: write `(A, B, C)` for `(A, (B, C))`";
pub const REPEATED_KEY: &str = "`wrt` is given twice\n\nhelp: name all parameters in one list: `wrt(a, b)`";
pub const REPEATED_RULE: &str = "this rule is given twice\n\nhelp: a function has one `vjp` and one `jvp`";
pub const NOTHING_TO_DIFFERENTIATE: &str = "this function has no parameter to differentiate\n\nhelp: give it a tensor parameter that is not marked `#[no_grad]`";
pub const NO_RESULT: &str = "a differentiable function returns a value\n\nhelp: write its type: `-> Tensor<f32, ()>`, and end the body with the value";
pub const METHOD: &str =
    "a method over tensors cannot be differentiated\n\nhelp: write a free function that takes the fields as parameters";
pub const ASYNC: &str = "an `async` function cannot be differentiated";
pub const UNSAFE: &str = "an `unsafe` function cannot be differentiated";
pub const CONST: &str = "a `const` function cannot be differentiated\n\nhelp: leave out `const`";
pub const EXTERN: &str = "a function with a foreign ABI cannot be differentiated";
pub const VARIADIC: &str = "a variadic function cannot be differentiated";
pub const NOT_A_FUNCTION: &str = "`#[differentiable]` goes on a function, a struct, an enum or an `impl` block";
pub const ONE_AXIS: &str = "a map of plain numbers is over one axis\n\nhelp: write one `vmap!` inside another";
pub const NO_CHECKPOINTS: &str = "a loop needs one state at least, that before it";
pub const CHECKPOINT_POLICY: &str = "unknown policy\n\nhelp: write `checkpoint(sqrt)` or `checkpoint(binomial(n))` for the loops of scalar code, `checkpoint(recompute)` for a function of tensors";
pub const CHECKPOINT_OF_TENSORS: &str = "loops over tensors keep what each iteration needs\n\nhelp: write the step, or several steps, as a function with `#[differentiable(checkpoint(recompute))]`: it keeps its arguments alone, and runs again";
pub const RECOMPUTE_OF_NUMBERS: &str = "`checkpoint(recompute)` is for functions of tensors\n\nhelp: write `checkpoint(sqrt)` or `checkpoint(binomial(n))`, which bound what the loops of scalar code keep";
pub const RECOMPUTE_OF_REFERENCE: &str =
    "a function that runs again keeps its arguments, and this is not its own\n\nhelp: take it by value";
pub const BORROWED_FIELD: &str = "a field that borrows has no cotangent to add to\n\nhelp: own it (`Vec<f64>` for `&[f64]`), or mark the field as a constant with `#[no_grad]`";
pub const MIXED_FIELDS: &str = "the fields hold both `f32` and `f64`, and one of them only can be differentiated\n\nhelp: mark the fields of the other as constants with `#[no_grad]`";
pub const PARAMETER_PATTERN: &str =
    "a parameter of a differentiable function is a plain name\n\nhelp: take the value apart with `let` in the body";
pub const MUTABLE_PARAMETER: &str =
    "a `&mut` parameter is not supported in a differentiable function yet\n\nhelp: take `&` and return the new value";
pub const IMPL_PARAMETER: &str =
    "an `impl Trait` parameter is not supported in a differentiable function\n\nhelp: write a generic parameter";
pub const EMPTY_RESULT: &str =
    "a differentiable body ends with its value\n\nhelp: leave out the last `;`, or add the value as the last line";

/// A parameter of plain scalars: one, a slice, an array.
pub fn scalar_parameter(name: &str, ty: &syn::Type, element: &syn::Type) -> String {
    let (ty, element) = (ty.to_token_stream().to_string().replace("& ", "&"), element.to_token_stream());
    with_help(
        format!("`{name}` holds plain `{element}`, which has no gradient"),
        format!("mark it as a constant, `#[no_grad] {name}: {ty}`, or take a tensor, `{name}: &Tensor<{element}, ..>`"),
    )
}

/// A parameter of a derivative that cannot have one.
pub fn discrete_parameter(name: &str, element: &syn::Type) -> String {
    with_help(
        format!("`{name}` holds `{}`, which has no gradient", element.to_token_stream()),
        "use it without a parameter: what the closure captures is a constant",
    )
}

pub fn integer_gradient(name: &str) -> String {
    with_help(format!("`{name}` is an integer or a truth value, which has no gradient"), "leave it out of `wrt`")
}

pub const JUMP_IN_EXPRESSION: &str =
    "control leaves in the middle of an expression\n\nhelp: bind the value with `let` first: `let y = match c { .. };`";
pub const LET_OF_TRACKED: &str = "`let` in a condition takes a value that is not tracked\n\nhelp: bind the value first, and compare it: `if x.item() > 0.0`";
pub const CASE_PATTERN: &str = "a `match` on a tracked value takes numbers, ranges, names and `_` as patterns\n\nhelp: compare it: `if x.item() > 0.0 { .. } else { .. }`";
pub const BRANCHES_DIFFER: &str = "the branches give different numbers of values";
pub const LEAVES_BY_EXAMPLE: &str = "whether this loop ends depends on the example, by a condition that could not be seen to\n\nhelp: write the condition out at the `break`: `if x.item() > 0.0 { break; }`";
pub const STATE_BY_EXAMPLE: &str = "this changes a variable under a condition that may differ between the examples of a batch\n\nhelp: make it a tensor without axes: `let mut n = Tensor::scalar(0.0);`";
pub const EFFECT_IN_DERIVATIVE: &str = "this changes a variable from outside of the derivative, whose body may run more than once\n\nhelp: change it before or after";
pub const ASSIGNED_PLACE: &str =
    "assignment to a part of a tracked value is not supported\n\nhelp: assign to the whole variable";
pub const UNTRACKED_PLACE: &str = "a tracked value is assigned to a variable that was not declared with `let mut` in this body\n\nhelp: declare it with `let mut` before";
pub const TOO_MANY_PATHS: &str =
    "too many ways through this block\n\nhelp: leave early in a function of its own, or join conditions";

pub const FAILS_WITHOUT_RESULT: &str = "an error leaves a function here that gives neither a `Result` nor an `Option`\n\nhelp: let it give one: `-> Result<Tensor<..>, Error>`, with `Ok(..)` around the value";
pub const FAILS_IN_DERIVATIVE: &str =
    "an error cannot leave the body of a derivative or of a map\n\nhelp: compute before it what may fail, or unwrap it";
pub const FAILS_BY_EXAMPLE: &str = "whether there is an error may differ between the examples of a batch here\n\nhelp: look for the error before the condition, or give a value that stands for it, such as NaN";
pub const TRY_OF_VALUE: &str = "a `Result` or an `Option` of a tracked value is the result of the function, or a call\n\nhelp: end the function with `Ok(..)` or `Some(..)` of the value, and take the value of a call by `?`, `.unwrap()` or `.expect(..)`";

pub fn error_of_tracked(name: &str) -> String {
    with_help(format!("an error mentions the tracked value `{name}`"), "describe it by what is not tracked")
}

pub fn method_before_try(name: &str, known: &[&str]) -> String {
    with_help(
        format!("`{name}` after a call of a differentiable function is not supported"),
        format!("before `?` may stand {}", listed(known)),
    )
}

pub fn immutable(name: &str) -> String {
    with_help(format!("cannot assign twice to immutable variable `{name}`"), format!("declare it as `let mut {name}`"))
}

pub fn guard(name: &str) -> String {
    with_help(format!("the guard of a pattern mentions the tracked value `{name}`"), "write an `if` in the branch")
}

pub const NOT_A_LIST: &str = "this is taken for a tensor, which is not indexed and not looped over\n\nhelp: `x.at([i, j])` and `x.index(Axis, i)` give entries of a tensor; a list that a call gives is bound with its type: `let xs: Vec<Tensor<..>> = f(&x);`";
pub const NESTED_LIST: &str =
    "the entries of a list are tensors\n\nhelp: a list for each part, or one tensor with an axis more";
pub const LIST_OR_VALUE: &str = "this is a list in one place and a tensor in another\n\nhelp: a list is not given by `break`, nor by `return` from a loop: assign it to a variable; one that a call gives is bound with its type";
pub const PAIR_PATTERN: &str = "what `zip` and `enumerate` give is taken apart by the pattern\n\nhelp: `for (i, (w, b)) in ws.iter().zip(bs).enumerate()`";

pub fn list_method(name: &str) -> String {
    with_help(
        format!("`{name}` of a list of tensors is not supported"),
        "a list has `len()`, `push(x)`, `xs[i]`, `xs[i] = x`, `xs[i..]`, `first().unwrap()`, `last().unwrap()`, and `for` loops over `iter()` with `zip`, `enumerate`, `rev`, `skip`, `take` and `step_by`; after these, and one `map`, stand `sum()`, `fold(..)` and `collect()`",
    )
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
    let are = if found == 1 { "is" } else { "are" };
    format!("this takes {expected} argument{s}, and {found} {are} given")
}

pub fn method_arguments(name: &str, what: &[&str], found: usize) -> String {
    let expected = match what {
        [] => "no argument".to_owned(),
        [one] => one.to_string(),
        [first, last] => format!("{first} and {last}"),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    };
    let given = match found {
        0 => "nothing is given".to_owned(),
        1 => "1 argument is given".to_owned(),
        n => format!("{n} arguments are given"),
    };
    format!("`{name}` takes {expected}, and {given}")
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
pub const TUPLE_AS_LOSS: &str = "the gradient needs one loss, and this is a tuple\n\nhelp: give one of its values, or \
     their sum; `vjp!` takes a tuple, with a cotangent for each value";
pub const TUPLE_AS_VALUE: &str = "a tuple is taken apart before it is used\n\nhelp: `let (a, b) = ..;`";
pub const LET_WITHOUT_VALUE: &str = "a `let` in a differentiable body needs a value";
pub const LET_ELSE: &str = "`let .. else` on a tracked value is not supported";
pub const LET_PATTERN: &str = "a tracked value is bound to a name or to a tuple of names";
pub const LET_REF: &str = "`ref` and `@` patterns are not supported for a tracked value";
pub const STATEMENT_WITHOUT_EFFECT: &str =
    "this value is not used\n\nhelp: bind it with `let`, or leave the statement out";
pub const NUMBER_FROM_TRACKED: &str = "a number or an axis given to an operation cannot depend on a tracked value";
pub const FUNCTION_BY_NAME: &str = "`map` and `zip_map` take the name of a `#[differentiable]` function of plain numbers here\n\nhelp: write the closure as such a function, and give its name";
pub const TURBOFISH: &str =
    "type arguments are not written at a call of a differentiable function: they follow from the arguments";
pub const METHOD_TURBOFISH: &str = "an operation takes no type arguments";
pub const PULLBACK_TWICE: &str = "a pullback takes one cotangent: `pullback(&cotangent)`";
pub const CFG: &str = "`#[cfg]` is not supported in a differentiable body\n\nhelp: write it at the function";
pub const ITEM: &str = "items in a differentiable body are not supported\n\nhelp: declare them before the function";

pub fn tuple_arity(expected: usize, found: usize) -> String {
    match found {
        1 => format!("this pattern takes {expected} values apart, and the value is a single one"),
        n => format!("this pattern takes {expected} values apart, and the value has {n}"),
    }
}

/// A tracked name, and the same name from a macro's own code or given to one.
pub fn two_names(name: &str) -> String {
    with_help(
        format!("`{name}` is the name of two values here, one of them a macro's own"),
        "give one of them another name",
    )
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Every text, each made from what a user may have written.
    fn all() -> Vec<String> {
        let ty = |t: &str| syn::parse_str::<syn::Type>(t).expect("a type");
        let names = ["w1".to_owned(), "w2".to_owned()];
        let mut texts: Vec<String> = [
            NOTHING_TO_DIFFERENTIATE,
            NO_RESULT,
            METHOD,
            ASYNC,
            UNSAFE,
            CONST,
            EXTERN,
            VARIADIC,
            NOT_A_FUNCTION,
            BORROWED_FIELD,
            MIXED_FIELDS,
            NO_CHECKPOINTS,
            ONE_AXIS,
            CHECKPOINT_POLICY,
            PARAMETER_PATTERN,
            MUTABLE_PARAMETER,
            IMPL_PARAMETER,
            EMPTY_RESULT,
            JUMP_IN_EXPRESSION,
            LET_OF_TRACKED,
            CASE_PATTERN,
            BRANCHES_DIFFER,
            LEAVES_BY_EXAMPLE,
            STATE_BY_EXAMPLE,
            EFFECT_IN_DERIVATIVE,
            ASSIGNED_PLACE,
            UNTRACKED_PLACE,
            TOO_MANY_PATHS,
            CLOSURE_EXPECTED,
            AXIS_EXPECTED,
            CLOSURE_TYPE,
            CLOSURE_PATTERN,
            CLOSURE_NO_PARAMETERS,
            CLOSURE_ATTRIBUTE,
            SHARED_OUTSIDE_VMAP,
            NO_GRAD_IN_VMAP,
            ALL_SHARED,
            ALL_CONSTANT,
            NOT_CALLED,
            CLOSURE_AS_VALUE,
            PULLBACK_AS_VALUE,
            TUPLE_AS_LOSS,
            TUPLE_AS_VALUE,
            LET_WITHOUT_VALUE,
            LET_ELSE,
            LET_PATTERN,
            LET_REF,
            STATEMENT_WITHOUT_EFFECT,
            NUMBER_FROM_TRACKED,
            FUNCTION_BY_NAME,
            TURBOFISH,
            METHOD_TURBOFISH,
            PULLBACK_TWICE,
            CFG,
            ITEM,
            AXIS_SYNTAX,
            AXIS_EXTENT,
        ]
        .map(str::to_owned)
        .into();
        texts.extend([
            unknown_key("wtr", &["wrt"]),
            unknown_key("checkpoint", &["wrt"]),
            unknown_parameter("w3", &names),
            unknown_parameter("w3", &[]),
            repeated_parameter("w1"),
            wrt_and_no_grad("w1"),
            scalar_parameter("rate", &ty("f32"), &ty("f32")),
            scalar_parameter("rates", &ty("&[f32]"), &ty("f32")),
            discrete_parameter("n", &ty("usize")),
            integer_gradient("n"),
            nested_axis("Batch"),
            argument_count(1, 2),
            argument_count(2, 1),
            method_arguments("tanh", &[], 1),
            method_arguments("dot", &["a tensor", "an axis"], 0),
            no_rule("sigmod", Some("sigmoid")),
            no_rule("to_vec", None),
            opaque_macro("square", "x"),
            tuple_arity(2, 3),
            tuple_arity(2, 1),
            recursive("loss"),
            two_names("y"),
        ]);
        texts.extend(crate::fence::texts());
        texts
    }

    #[test]
    fn no_text_has_a_generated_name_or_a_word_of_the_compiler() {
        let words =
            ["__", "typenum", "UInt", "UTerm", "Lifted", "Mapped", "retag", "Join<", "Over<", "Single", "ambient"];
        for text in all() {
            for word in words {
                assert!(!text.contains(word), "`{word}` in: {text}");
            }
        }
    }

    #[test]
    fn every_text_is_one_problem_and_then_its_help() {
        for text in all() {
            let (problem, help) = text.split_once("\n\nhelp: ").unwrap_or((&text, "."));
            assert!(!problem.contains('\n') && !help.contains('\n'), "{text}");
            assert!(!problem.is_empty() && !help.is_empty(), "{text}");
            assert!(!problem.ends_with('.'), "{text}");
            assert_eq!(text.matches('`').count() % 2, 0, "{text}");
        }
    }

    #[test]
    fn counts_agree_with_their_nouns() {
        assert_eq!(argument_count(1, 2), "this takes 1 argument, and 2 are given");
        assert_eq!(argument_count(2, 1), "this takes 2 arguments, and 1 is given");
        assert_eq!(method_arguments("tanh", &[], 1), "`tanh` takes no argument, and 1 argument is given");
        assert_eq!(
            method_arguments("dot", &["a tensor", "an axis"], 0),
            "`dot` takes a tensor and an axis, and nothing is given"
        );
        assert_eq!(tuple_arity(2, 1), "this pattern takes 2 values apart, and the value is a single one");
    }

    #[test]
    fn the_nearest_name_is_near() {
        assert_eq!(nearest("sigmod", &["sigmoid", "sum"]), Some("sigmoid"));
        assert_eq!(nearest("soft_max", &["softmax", "max"]), Some("softmax"));
        assert_eq!(nearest("frobnicate", &["sigmoid", "sum"]), None);
        assert_eq!(nearest("wtr", &["wrt"]), Some("wrt"));
        assert_eq!(nearest("sin", &["min", "sum"]), None);
    }
}
