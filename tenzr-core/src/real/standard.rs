//! What generated code asks rustc about the user's: whether a bare name is the function of std that the compiler takes it
//! for, and whether a type has a `Clone`.

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

/// A type that is asked whether it has a `Clone`: its own constant is found first, and only where the bound holds.
pub struct Asked<T>(std::marker::PhantomData<T>);

impl<T: Clone> Asked<T> {
    /// It has.
    pub const CLONE: bool = true;
}

/// It has not.
pub trait NotClone {
    /// It has not.
    const CLONE: bool = false;
}

impl<T> NotClone for Asked<T> {}

/// The same where a type has parameters: rustc has to choose between two implementations where there is a `Clone`.
pub trait OnlyDerivedClone<A> {
    /// Names the implementation.
    fn confirmed() {}
}

/// Chosen where there is one.
pub struct ByHand;

impl<T> OnlyDerivedClone<()> for T {}

impl<T: Clone> OnlyDerivedClone<ByHand> for T {}
