//! Truth values and integers: logical and bitwise operations, shifts. They carry no cotangent.

use super::compare::primal_of;
use crate::axis::{Axes, Broadcast, Ids, Join, MappedAxes, Single};
use crate::element::{Bits, Element, Integer};
use crate::kernel::elementwise;
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tensor::{Operand, Tensor};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("and", &["", ""]),
    ("or", &["", ""]),
    ("xor", &["", ""]),
    ("not", &[""]),
    ("shl", &["", ""]),
    ("shr", &["", ""]),
];

/// The result of an operation of two operands that carries no cotangent.
pub type Discrete<E, A, B> = Tensor<
    E,
    <<A as Operand<E>>::S as Broadcast<<B as Operand<E>>::S>>::Out,
    <Join<<A as Operand<E>>::V, <B as Operand<E>>::V> as MappedAxes>::Primal,
>;

#[track_caller]
fn zipped<E: Element>(plan: &Plan, a: Raw<E>, b: Raw<E>, f: elementwise::Binary<E>) -> Raw<E> {
    let ((a, ai), (b, bi)) = (primal_of(&a, &plan.a), primal_of(&b, &plan.b));
    elementwise::binary(&Plan::new(ai, bi, plan.primal().out), a, b, f)
}

macro_rules! functions {
    ($Bound:ident; $($(#[$doc:meta])* $name:ident: |$x:ident, $y:ident| $value:expr, $check:expr;)*) => { $(
        $(#[$doc])*
        #[inline(never)]
        #[track_caller]
        pub fn $name<E: $Bound, A: Operand<E>, B: Operand<E>>(a: A, b: B) -> Discrete<E, A, B>
        where
            A::S: Broadcast<B::S>,
        {
            fn kernel<E: $Bound>(o: &mut [E], b: &[E]) {
                o.iter_mut().zip(b).for_each(|(o, y)| {
                    let ($x, $y) = (*o, *y);
                    *o = $value;
                });
            }
            let plan = super::arith::JoinedPlan::<E, A, B>::PLAN;
            let b = b.into_raw();
            let check: fn(&Raw<E>) = $check;
            check(&b);
            Tensor::from_raw(zipped(plan, a.into_raw(), b, kernel))
        }
    )* };
}

functions! {
    Bits;
    /// Whether both hold; of integers, the bits that both have. Broadcast by name.
    and: |x, y| x & y, |_| ();
    /// Whether one holds; of integers, the bits that one has. Broadcast by name.
    or: |x, y| x | y, |_| ();
    /// Whether exactly one holds; of integers, the bits that exactly one has. Broadcast by name.
    xor: |x, y| x ^ y, |_| ();
}

functions! {
    Integer;
    /// The bits moved up by so many places, those beyond the last lost. Broadcast by name.
    ///
    /// # Panics
    /// When a number of places is negative, or not less than the number of bits.
    shl: |x, y| x << y.as_shift().unwrap_or(0), |b| refuse_shift(b, "<<");
    /// The bits moved down by so many places, the sign kept. Broadcast by name.
    ///
    /// # Panics
    /// When a number of places is negative, or not less than the number of bits.
    shr: |x, y| x >> y.as_shift().unwrap_or(0), |b| refuse_shift(b, ">>");
}

#[track_caller]
fn refuse_shift<E: Integer>(b: &Raw<E>, operator: &str) {
    if let Some(n) = b.clone().into_vec().into_iter().find(|n| n.as_shift().is_none()) {
        panic!("`{operator}`: a shift by {n} places, of `{}` with {} bits", E::NAME, E::BITS);
    }
}

/// Whether it does not hold; of integers, all bits changed.
#[inline(never)]
pub fn not<E: Bits, X: Operand<E>>(x: X) -> Tensor<E, X::S, <X::V as MappedAxes>::Primal> {
    let (x, _) = x.with_raw(|x| primal_of(x, &Ids::of::<X::S, X::V>()));
    Tensor::from_raw(elementwise::unary(x, |x| x.iter_mut().for_each(|x| *x = !*x)))
}

impl<E: Bits, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// Whether both hold, `x & y`; of integers, the bits that both have. Broadcast by name.
    #[track_caller]
    pub fn and<B: Operand<E>>(&self, other: B) -> Discrete<E, &Self, B>
    where
        S: Broadcast<B::S>,
    {
        and::<E, &Self, B>(self, other)
    }

    /// Whether one holds, `x | y`; of integers, the bits that one has. Broadcast by name.
    #[track_caller]
    pub fn or<B: Operand<E>>(&self, other: B) -> Discrete<E, &Self, B>
    where
        S: Broadcast<B::S>,
    {
        or::<E, &Self, B>(self, other)
    }

    /// Whether exactly one holds, `x ^ y`; of integers, the bits that exactly one has. Broadcast by name.
    #[track_caller]
    pub fn xor<B: Operand<E>>(&self, other: B) -> Discrete<E, &Self, B>
    where
        S: Broadcast<B::S>,
    {
        xor::<E, &Self, B>(self, other)
    }

    /// Whether it does not hold, `!x`; of integers, all bits changed.
    #[expect(clippy::should_implement_trait, reason = "the operator is there as well")]
    pub fn not(&self) -> Tensor<E, S, V::Primal> {
        not(self)
    }
}

impl<E: Bits, S: Axes, V: MappedAxes> std::ops::Not for Tensor<E, S, V> {
    type Output = Tensor<E, S, V::Primal>;
    fn not(self) -> Self::Output {
        not(self)
    }
}

impl<E: Bits, S: Axes, V: MappedAxes> std::ops::Not for &Tensor<E, S, V> {
    type Output = Tensor<E, S, V::Primal>;
    fn not(self) -> Self::Output {
        not(self)
    }
}

operators! {
    Bits, [bool i32 i64 usize], [V, V2 => <Join<V, V2> as MappedAxes>::Primal], [V => V::Primal];
    BitAnd bitand and; BitOr bitor or; BitXor bitxor xor;
}

operators! {
    Integer, [i32 i64 usize], [V, V2 => <Join<V, V2> as MappedAxes>::Primal], [V => V::Primal];
    Shl shl shl; Shr shr shr;
}

assignments! { Bits; BitAndAssign bitand_assign and; BitOrAssign bitor_assign or; BitXorAssign bitxor_assign xor; }
assignments! { Integer; ShlAssign shl_assign shl; ShrAssign shr_assign shr; }
