//! What extents an axis may have.

use std::marker::PhantomData;
use typenum::Unsigned;

/// Any extent, checked where two of them meet.
pub struct Dyn;
/// One extent, checked once when a tensor is made: equal types then mean equal extents.
pub struct Fixed<N>(PhantomData<N>);
/// Any extent up to a bound, checked when a tensor is made.
pub struct AtMost<N>(PhantomData<N>);

/// The rule for the extents of an axis.
pub trait Extent: 'static {
    /// The rule as a value.
    const RULE: ExtentRule;
}

impl Extent for Dyn {
    const RULE: ExtentRule = ExtentRule::Dyn;
}

impl<N: Unsigned + 'static> Extent for Fixed<N> {
    const RULE: ExtentRule = ExtentRule::Fixed(N::USIZE);
}

impl<N: Unsigned + 'static> Extent for AtMost<N> {
    const RULE: ExtentRule = ExtentRule::AtMost(N::USIZE);
}

/// The rule for the extents of an axis, at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtentRule {
    /// Any extent.
    Dyn,
    /// This one.
    Fixed(usize),
    /// Up to this one.
    AtMost(usize),
}

impl ExtentRule {
    /// Whether the rule allows an extent.
    pub fn allows(self, n: usize) -> bool {
        match self {
            ExtentRule::Dyn => true,
            ExtentRule::Fixed(m) => n == m,
            ExtentRule::AtMost(m) => n <= m,
        }
    }
}
