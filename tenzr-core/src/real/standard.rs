//! Whether a bare name is the function of std that the compiler takes it for.

/// The same type: every function has one of its own.
#[diagnostic::on_unimplemented(
    message = "this name is read as a function of `core::mem` in a differentiable function, and it is another one here",
    label = "not the function of std",
    note = "call a function of your own by its path: `self::name(..)`"
)]
pub trait Same<B> {}

impl<F> Same<F> for F {}

/// Nothing has this type: with one implementation rustc would take the second type to be the first, and say that they
/// are mismatched.
pub struct Other<F>(std::marker::PhantomData<F>);

impl<F> Same<Other<F>> for F {}

/// Compiles where both are the same function.
pub fn same<A: Same<B>, B>(_: A, _: B) {}
