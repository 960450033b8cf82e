//! Functions of two operands, broadcast by name: powers, remainders, lengths, angles, signs.

use super::prelude::*;
use super::{Ln, Recip};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: crate::ops::Listed = &[
    ("powf", &["powf_vjp_first", "powf_vjp_second"]),
    ("rem", &["rem_vjp_first", "rem_vjp_second"]),
    ("hypot", &["hypot_vjp_first", "hypot_vjp_second"]),
    ("atan2", &["atan2_vjp_first", "atan2_vjp_second"]),
    ("copysign", &["copysign_vjp_first", ""]),
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

    /// The remainder of `x / y` with the sign of `x`, as Rust's `%`, broadcast by name; NaN where `y` is 0.
    ///
    /// Rules: `ct`; `-ct trunc(x / y)`.
    rem Remainder Strong {
        value: |x, y| x % y;
        rule rem_vjp_first: |x, _y| x.constant(1.0);
        rule rem_vjp_second: |x, y| {
            // The quotient itself may round up to the next integer.
            let whole = x.clone() - T::join([x, y.clone()], Remainder);
            -(whole * y.apply(Recip)).steps(|q| q.round())
        };
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
        rule copysign_vjp_first: |x, y| x.steps(super::sign_of) * y.steps(|y| y.signum());
    }
}
