//! What is refused, construct by construct, with the rewrite.

use super::super::messages::unsupported;
use syn::Expr;

/// The refusal of an expression that is not lowered.
pub fn refuse(e: &Expr) -> syn::Error {
    let (what, help) = reason(e);
    let message = unsupported(what, help);
    match e {
        Expr::Async(x) => syn::Error::new_spanned(x.async_token, message),
        Expr::Await(x) => syn::Error::new_spanned(x.await_token, message),
        Expr::Unsafe(x) => syn::Error::new_spanned(x.unsafe_token, message),
        e => syn::Error::new_spanned(e, message),
    }
}

fn reason(e: &Expr) -> (&'static str, &'static str) {
    match e {
        Expr::Async(_) | Expr::Await(_) => ("`async` code", "compute the value outside the differentiable function"),
        Expr::Unsafe(_) => ("an `unsafe` block", "use safe operations"),
        Expr::Const(_) => ("a `const` block", "declare a `const` before the function"),
        Expr::RawAddr(_) => ("a raw pointer", "use references"),
        Expr::Yield(_) => ("`yield`", "push the values to a `Vec`"),
        Expr::TryBlock(_) => ("a `try` block", "write it as a function with `?`"),
        Expr::Infer(_) => ("`_` as a value", "write the value"),
        _ => ("this expression", "write it with numbers, arrays, loops and calls"),
    }
}

/// An operator on something that is not a number.
pub fn operator_on(what: &str) -> String {
    unsupported(&format!("an operator on {what}"), "write it entry by entry, or field by field")
}

/// A float of another size.
pub fn other_float(name: &str) -> String {
    unsupported(
        &format!("`as {name}` of a value that is differentiated"),
        "keep one kind of float throughout the function",
    )
}

/// `let (a, b);`
pub fn late_pattern() -> String {
    unsupported("a pattern in a `let` without a value", "declare the names one by one, or give the value at once")
}

/// An assignment to a name that stands for a place.
pub fn assigned_reference() -> String {
    unsupported(
        "a reference that is made to point elsewhere",
        "keep an index and change that, or assign to what it points to: `*r = ..`",
    )
}

/// An assignment to what is no variable of the function.
pub fn assigned_elsewhere() -> String {
    unsupported(
        "a write to what is no variable of the function",
        "keep the value in a `let mut` variable, and return it",
    )
}

/// A cast to a pointer.
pub fn pointer_cast() -> String {
    unsupported("a raw pointer", "use references")
}

/// A thread.
pub fn thread() -> String {
    unsupported("a thread", "call the function in place, or start threads outside that each call a companion")
}

/// A parallel iterator.
pub fn parallel(name: &str) -> String {
    unsupported(&format!("`.{name}()`"), "write `.iter()`, or differentiate the function of one item in each thread")
}

/// A type of std that holds values which are differentiated.
pub fn holder(name: &str, help: &str) -> String {
    unsupported(&format!("`{name}` of values that are differentiated"), help)
}

/// A collection that may hold floats.
pub fn collection(name: &str) -> String {
    unsupported(
        &format!("`{name}` of values that are differentiated"),
        "keep them in a `Vec`; a collection of integers is bound with its type, `let m: HashMap<usize, usize> = ..`",
    )
}

/// A pattern.
pub fn pattern(what: &str) -> String {
    unsupported(&format!("{what} in a pattern"), "bind the whole value, and take it apart with `let`")
}

/// A derivative of a function, inside of another.
pub fn derivative(name: &str) -> String {
    let help = "call `f::vjp` once for each result, or `f::jvp` for each parameter";
    unsupported(&format!("`{name}` of a function"), help)
}

/// An adaptor or consumer of iterators.
pub fn adaptor(name: &str, help: &str) -> String {
    unsupported(&format!("`.{name}(..)` on an iterator of values that are differentiated"), help)
}

/// The items of an `ndarray` array.
pub fn array_iterator() -> String {
    unsupported(
        "an iterator over an `ndarray` array",
        "loop over its indices: `for i in 0..a.nrows() { .. a[[i, j]] .. }`",
    )
}

/// A method of an `ndarray` array.
pub fn array_method(name: &str) -> String {
    unsupported(&format!("`.{name}(..)` of an `ndarray` array"), "loop over its indices: `a[[i, j]]`")
}

/// A method of options.
pub fn option_method(name: &str) -> String {
    unsupported(&format!("`.{name}(..)` of an option"), "write it as `match` or `if let`")
}
