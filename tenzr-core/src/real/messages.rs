//! Traits that hold for nothing and exist for their messages.

/// A type with the attribute.
pub trait Marked {}

/// A type whose method has forms that derivatives go through.
#[diagnostic::on_unimplemented(
    message = "this method is not differentiable",
    label = "its `impl` block has no `#[differentiable]`",
    note = "write `#[differentiable]` before the `impl` block, or mark a constant with `#[no_grad]`",
    note = "a method whose body stands in a trait is called by the type: `P::method(&p, ..)`"
)]
pub trait HasForms {
    /// The forms.
    type Forms;
}

/// A result of which there is a gradient, not a Jacobian only.
#[diagnostic::on_unimplemented(
    message = "a gradient is of a function that gives a single number, and this one gives `{Self}`",
    label = "no gradient",
    note = "use `f::vjp`, which takes the cotangent of the result, or `f::jacobian` for all derivatives of an array or a `Vec`"
)]
pub trait SingleNumber<'a> {
    /// The gradient.
    type Gradient;
    /// The value and the gradient.
    type ValueAndGradient;
}

/// The body of what is not called, since its bound does not hold.
///
/// # Panics
///
/// Always.
pub fn no_forms<T>() -> T {
    unreachable!("a bound that holds for nothing holds")
}
