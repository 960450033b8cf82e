//! What is refused: the message, and the tokens that it stands at.

use crate::scalar::lower::function;
use crate::scalar::messages;
use crate::scalar::signature::Signature;

/// The tokens of the first error and its text.
fn refused(text: &str) -> (String, String) {
    let item: syn::ItemFn = syn::parse_str(text).expect("a function");
    let result = Signature::parse(&item.sig).and_then(|sig| function(&sig, &item.block));
    let error = result.expect_err(text);
    let first = error.into_iter().next().expect("an error");
    (first.span().source_text().unwrap_or_default(), first.to_string())
}

fn check(text: &str, at: &str, message: &str) {
    let (tokens, found) = refused(text);
    assert_eq!((tokens.as_str(), found.as_str()), (at, message), "{text}");
    let (problem, help) = found.split_once("\n\nhelp: ").unwrap_or((&found, "."));
    assert!(!problem.contains('\n') && !problem.ends_with('.') && !help.is_empty(), "{found}");
    assert_eq!(found.matches('`').count() % 2, 0, "{found}");
}

#[test]
fn constructs_without_a_derivative() {
    check(
        "fn f(x: f64) -> f64 { unsafe { x } }",
        "unsafe",
        "an `unsafe` block is not supported in a differentiable function\n\nhelp: use safe operations",
    );
    check(
        "fn f(x: f64) -> f64 { g(async { x }) }",
        "async",
        "`async` code is not supported in a differentiable function\n\nhelp: compute the value outside the differentiable \
         function",
    );
    check(
        "fn f(x: f64) -> f64 { struct Y; x }",
        "struct Y;",
        "this item in a body is not supported in a differentiable function\n\nhelp: declare it before the function",
    );
    check(
        "fn f(x: f64) -> f64 { #[cfg(test)] let y = 2.0; x }",
        "#[cfg(test)]",
        "`#[cfg]` is not supported in a differentiable body\n\nhelp: write it at the function",
    );
}

#[test]
fn names_that_are_not_known() {
    check("fn f(x: f64) -> f64 { x.sinn() }", "sinn", "`sinn` has no derivative rule\n\nhelp: did you mean `sin`?");
    check(
        "fn f(x: f64) -> f64 { f64::hyppot(x, x) }",
        "hyppot",
        "`hyppot` has no derivative rule\n\nhelp: did you mean `hypot`?",
    );
    check(
        "fn f(x: &[f64]) -> f64 { x.iter().summ() }",
        "summ",
        "`summ` has no derivative rule\n\nhelp: did you mean `sum`?",
    );
    check(
        "fn f(mut x: Vec<f64>) -> f64 { x.dedup_by(|a, b| a == b); x[0] }",
        "dedup_by",
        "`dedup_by` has no derivative rule\n\nhelp: write it as a loop, or compute it where nothing is differentiated",
    );
    check("fn f(x: f64) -> f64 { x.powi(2, 3) }", "powi", "`powi` takes 1 argument, and 2 are given");
    check(
        "fn f(x: f64) -> f64 { let g = |a: f64| a * x; g(x, 1.0) }",
        "g",
        "the closure takes 1 argument, and 2 are given",
    );
}

#[test]
fn what_depends_on_activity() {
    let opaque = |v: &str| {
        format!(
            "`m!` cannot be seen through, and it mentions the tracked value `{v}`\n\nhelp: write the expression out, or \
             compute it where nothing is differentiated or mapped"
        )
    };
    check("fn f(x: f64) -> f64 { m!(x) }", "m", &opaque("x"));
    check(
        "fn f(x: f64) -> f64 { let y = x as f32; y as f64 }",
        "as",
        "`as f32` of a value that is differentiated is not supported in a differentiable function\n\nhelp: keep one kind \
         of float throughout the function",
    );
    check(
        "fn f(x: f64) -> f64 { g(Box::new(x)) }",
        "Box::new",
        "`Box::new` is not differentiable, and it is given `x`, which is\n\nhelp: mark the function `#[differentiable]`, \
         or give it values that nothing is differentiated through",
    );
    // The same on constants is left to Rust.
    for text in [
        "fn f(x: f64, #[no_grad] c: f64) -> f64 { x * m!(c) }",
        "fn f(x: f64, #[no_grad] c: f64) -> f64 { x * (c as f32) as f64 }",
        "fn f(x: f64, #[no_grad] c: f64) -> f64 { g(Box::new(c), x) }",
    ] {
        let item: syn::ItemFn = syn::parse_str(text).expect("a function");
        let sig = Signature::parse(&item.sig).expect("a signature");
        assert!(function(&sig, &item.block).is_ok(), "{text}");
    }
}

#[test]
fn references_and_closures_as_values() {
    check(
        "fn f(x: &mut [f64], n: usize) { let r = if n > 2 { let k = n / 2; &mut x[k] } else { &mut x[0] }; *r = 2.0; }",
        "x",
        "a mutable reference that depends on a condition is not supported in a differentiable function\n\nhelp: choose an \
         index, or write the change into each branch",
    );
    check(
        "fn f(x: &[f64]) -> f64 { let mut r = &x[0]; r = &x[1]; *r }",
        "r",
        "a reference that is made to point elsewhere is not supported in a differentiable function\n\nhelp: keep an index \
         and change that, or assign to what it points to: `*r = ..`",
    );
    check(
        "fn f(x: f64) -> f64 { let mut s = 0.0; takes(|a: f64| { s += a; s * x }) }",
        "|a: f64| { s += a; s * x }",
        "a closure that changes what it captures or is given cannot be given to a function\n\nhelp: give back the new \
         value instead, or write the closure out",
    );
    check(
        "fn f(x: f64) -> f64 { fn g(a: f64) -> f64 { if a > 1.0 { g(a / 2.0) } else { a } } g(x) }",
        "g",
        "`g` calls itself, and a function in a body is written out where it is called\n\nhelp: mark it \
         `#[differentiable]` outside of this function",
    );
    check(
        "fn f(x: &Point) -> f64 { x * 2.0 }",
        "*",
        "an operator on a value of a type of your own is not supported in a differentiable function\n\nhelp: write it \
         entry by entry, or field by field",
    );
}

#[test]
fn iterators_and_jumps() {
    check(
        "fn f(x: &[f64]) -> f64 { x.iter().filter(|v| **v > 0.0).rev().sum() }",
        "rev",
        "this adaptor needs to know the position of every item, and an adaptor before it leaves items out\n\nhelp: put it \
         before `filter`, or `collect` in between",
    );
    check(
        "fn f(x: &[f64]) -> f64 { x.iter().cycle().take(9).sum() }",
        "cycle",
        "`.cycle(..)` on an iterator of values that are differentiated is not supported in a differentiable \
         function\n\nhelp: write it as a loop over indices",
    );
    check("fn f(x: f64) -> f64 { break; x }", "break", "`break` and `continue` stand in a loop");
    check("fn f(x: f64) -> f64 { loop { break 'a; } x }", "'a", "no loop or block around has the label `'a`");
    check(
        "fn f(a: &Array2<f64>) -> f64 { a.row(0).to_owned()[0] }",
        "a.row(0).to_owned()",
        "a part of an `ndarray` array cannot be kept or given away here\n\nhelp: give the array and the index of the row",
    );
}

#[test]
fn iterators_whose_closures_change_something() {
    let f = |chain: &str| {
        format!(
            "fn f(x: &[f64]) -> f64 {{ let mut c = 1.0; let s: f64 = x.iter().map(|v| {{ c += v; v * c }}){chain}; s * c }}"
        )
    };
    check(&f(".step_by(2).sum()"), "step_by", messages::STEPPED_CHANGES);
    check(&f(".take(2).rev().sum()"), "rev", messages::REVERSED_CHANGES);
    check(&f(".zip(x).map(|(a, b)| a * b).sum()"), "zip", messages::ZIPPED_CHANGES);
}
