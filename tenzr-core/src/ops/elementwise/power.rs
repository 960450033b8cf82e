//! Functions of two and three operands, broadcast by name: powers, lengths, angles, signs, bounds.

use super::prelude::*;
use super::{Ln, Recip};
use crate::ops::compare::Selected;

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: crate::ops::Listed = &[
    ("powf", &["powf_vjp_first", "powf_vjp_second"]),
    ("hypot", &["hypot_vjp_first", "hypot_vjp_second"]),
    ("atan2", &["atan2_vjp_first", "atan2_vjp_second"]),
    ("copysign", &["copysign_vjp_first", ""]),
    ("clip", &["clip_vjp_first", "clip_vjp_second", "clip_vjp_third"]),
    ("mul_add", &["contract_like", "contract_like", "fit_like"]),
];

/// `x / r`, and 0 where `r` is.
#[inline(always)]
fn over<E: Float, T: Term<E>>(x: T, r: T) -> T {
    let is_zero = |r| r == E::ZERO;
    // Away from the division first: no tangent of it is infinite.
    let divisor = r.choose(is_zero, r.constant(1.0), r.clone());
    r.choose(is_zero, r.constant(0.0), x * divisor.apply(Recip))
}

joint! {
    /// `x^y`, broadcast by name: the exponent is a tensor or a number. NaN for negative `x` unless `y` is an integer.
    ///
    /// Rules: `ct y x^(y-1)`, and 0 where `y` is 0; `ct x^y ln x`, and 0 where the power is 0, so also at `x = 0` for
    /// positive `y`. At `x = 0` the one-sided limit, and 0 for a cotangent of exactly 0.
    powf Powf Strong {
        value: |x, y| x.powf(y);
        rule powf_vjp_first: |x, y| y.clone().strong_mul(T::join([x, y.plus(-1.0)], Powf));
        rule powf_vjp_second: |x, y| T::join([x.clone(), y], Powf).strong_mul(x.apply(Ln));
    }

    /// `√(x² + y²)` without overflow, broadcast by name. Rules: `ct x / h` and `ct y / h`, and 0 at the origin.
    hypot Hypot Plain {
        value: |x, y| x.hypot(y);
        rule hypot_vjp_first: |x, y| over(x.clone(), T::join([x, y], Hypot));
        rule hypot_vjp_second: |x, y| over(y.clone(), T::join([x, y], Hypot));
    }

    /// The angle of the point with ordinate `x` and abscissa `y`, from -π to π, broadcast by name: `x.atan2(y)`.
    ///
    /// Rules: `ct y / (x² + y²)` and `-ct x / (x² + y²)`, and 0 at the origin.
    atan2 Atan2 Plain {
        value: |x, y| x.atan2(y);
        rule atan2_vjp_first: |x, y| {
            let r = T::join([x, y.clone()], Hypot);
            over(over(y, r.clone()), r)
        };
        rule atan2_vjp_second: |x, y| {
            let r = T::join([x.clone(), y], Hypot);
            -over(over(x, r.clone()), r)
        };
    }

    /// The size of `x` with the sign of `y`, broadcast by name. Rule: `ct` where the sign stays, `-ct` where it changes, and
    /// 0 at `x = 0`; the second operand carries no cotangent.
    copysign Copysign Plain {
        value: |x, y| x.copysign(y);
        rule copysign_vjp_first: |x, y| T::steps([x, y], |[x, y]| super::sign_of(x) * y.signum());
    }
}

/// `min(max(x, lo), hi)`: an upper bound below the lower one wins. NaN stays, and a bound that is NaN is none.
#[derive(Clone, Copy)]
pub(crate) struct Clip;

impl Joint<3> for Clip {
    const NAME: &'static str = "clip";
    const PRODUCT: Product = Product::Chosen;

    #[inline(always)]
    fn value<E: Float>(self, [x, lo, hi]: [E; 3]) -> E {
        let x = if x < lo { lo } else { x };
        if x > hi { hi } else { x }
    }

    /// One of the three is chosen: at a bound the operand itself.
    #[inline(always)]
    fn slope<E: Float, T: Term<E>>(self, k: usize, x: [T; 3]) -> T {
        T::steps(x, |[x, lo, hi]| {
            let chosen = match (x < lo, self.value([x, lo, E::INFINITY]) > hi) {
                (_, true) => 2,
                (true, false) => 1,
                (false, false) => 0,
            };
            if chosen == k { E::ONE } else { E::ZERO }
        })
    }
}

/// `x y + z`, rounded once.
#[derive(Clone, Copy)]
pub(crate) struct MulAdd;

impl Joint<3> for MulAdd {
    const NAME: &'static str = "mul_add";
    const PRODUCT: Product = Product::Plain;

    #[inline(always)]
    fn value<E: Float>(self, [x, y, z]: [E; 3]) -> E {
        x.mul_add(y, z)
    }

    #[inline(always)]
    fn slope<E: Float, T: Term<E>>(self, k: usize, [x, y, z]: [T; 3]) -> T {
        match k {
            0 => y,
            1 => x,
            _ => z.constant(1.0),
        }
    }
}

/// The result of a function of a tensor and two operands.
type OfThree<E, X, A, B> = Selected<E, <X as Operand<E>>::S, <X as Operand<E>>::V, A, B>;

#[track_caller]
fn of_three<E, X, A, B, F>(x: X, a: A, b: B, f: F) -> OfThree<E, X, A, B>
where
    E: Float,
    X: Operand<E>,
    A: Operand<E>,
    B: Operand<E>,
    A::S: Broadcast<B::S>,
    X::S: Broadcast<<A::S as Broadcast<B::S>>::Out>,
    F: Joint<3>,
{
    let (xi, ai, bi) = (Ids::of::<X::S, X::V>(), Ids::of::<A::S, A::V>(), Ids::of::<B::S, B::V>());
    let out = OfThree::<E, X, A, B>::IDS;
    let x = aligned(F::NAME, [(x.into_raw(), &xi), (a.into_raw(), &ai), (b.into_raw(), &bi)], out);
    Tensor::from_raw(joined(x, out, f))
}

macro_rules! of_three {
    ($($(#[$doc:meta])* $name:ident($a:ident, $b:ident) $Type:ident;)*) => {
        $(
            $(#[$doc])*
            #[inline(never)]
            #[track_caller]
            pub fn $name<E, X, A, B>(x: X, $a: A, $b: B) -> OfThree<E, X, A, B>
            where
                E: Float,
                X: Operand<E>,
                A: Operand<E>,
                B: Operand<E>,
                A::S: Broadcast<B::S>,
                X::S: Broadcast<<A::S as Broadcast<B::S>>::Out>,
            {
                of_three(x, $a, $b, $Type)
            }
        )*

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<A: Operand<E>, B: Operand<E>>(&self, $a: A, $b: B) -> Selected<E, S, V, A, B>
            where
                A::S: Broadcast<B::S>,
                S: Broadcast<<A::S as Broadcast<B::S>>::Out>,
            {
                $name::<E, &Self, A, B>(self, $a, $b)
            }
        )* }
    };
}

of_three! {
    /// `x` within bounds, `min(max(x, lo), hi)`; the bounds are tensors or numbers, broadcast by name. NaN stays, a bound
    /// that is NaN is none, and an upper bound below the lower one wins.
    ///
    /// Rule: the cotangent goes to the operand that is chosen: at a bound that is `x`, outside of the bounds the nearer
    /// one.
    clip(lo, hi) Clip;
    /// `x a + b`, rounded once, broadcast by name. Rules: those of the product and of the sum.
    mul_add(a, b) MulAdd;
}

macro_rules! clip_rules {
    ($($name:ident $k:literal $which:literal;)*) => { $(
        #[doc = concat!("The rule of the ", $which, " operand of [`Tensor::clip`]: the cotangent where it is chosen.")]
        #[inline(never)]
        pub fn $name<E, S, V, X, A, B, L>(ct: Tensor<E, S, V>, x: X, lo: A, hi: B, like: &L) -> TensorOf<L>
        where
            E: Float,
            S: Axes,
            V: MappedAxes,
            X: Operand<E>,
            A: Operand<E>,
            B: Operand<E>,
            L: Shaped<E = E>,
        {
            let (xi, li, hi_ids) = (Ids::of::<X::S, X::V>(), Ids::of::<A::S, A::V>(), Ids::of::<B::S, B::V>());
            let ids = Tensor::<E, S, V>::IDS;
            let x = aligned(Clip::NAME, [(x.into_raw(), &xi), (lo.into_raw(), &li), (hi.into_raw(), &hi_ids)], ids);
            fit_like(Tensor::<E, S, V>::from_raw(pulled_joint(ct.into_raw(), $k, &x, ids, Clip)), like)
        }
    )* };
}

clip_rules! { clip_vjp_first 0 "first"; clip_vjp_second 1 "second"; clip_vjp_third 2 "third"; }
