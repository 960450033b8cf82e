//! Numbers behind references. Generated code does not know whether a variable holds a number or a reference to one.

use super::{Base, Real};

/// The number behind any depth of references.
///
/// `x.v()` finds the number by the automatic dereferencing of method calls, so it works for `R`, `&R`, `&&R` and
/// `&mut R` alike.
pub trait Get: Copy {
    /// The number itself.
    #[inline(always)]
    fn v(self) -> Self {
        self
    }
}

impl<R: Real> Get for R {}

/// A number of the base type or a reference to one.
pub trait ToBase<B> {
    /// The number itself.
    fn to_base(self) -> B;
}

impl<B: Base> ToBase<B> for B {
    #[inline(always)]
    fn to_base(self) -> B {
        self
    }
}

impl<B: Base> ToBase<B> for &B {
    #[inline(always)]
    fn to_base(self) -> B {
        *self
    }
}

impl<B: Base> ToBase<B> for &&B {
    #[inline(always)]
    fn to_base(self) -> B {
        **self
    }
}

impl<B: Base> ToBase<B> for &mut B {
    #[inline(always)]
    fn to_base(self) -> B {
        *self
    }
}

/// The constant that `c` is or refers to.
#[inline(always)]
pub fn base<B: Base, T: ToBase<B>>(c: T) -> B {
    c.to_base()
}
