//! Exponentials and logarithms.

use super::prelude::*;
use std::f64::consts::{LN_2, LN_10};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: crate::ops::Listed = &[
    ("exp", &["exp_vjp"]),
    ("exp2", &["exp2_vjp"]),
    ("exp_m1", &["exp_m1_vjp"]),
    ("ln", &["ln_vjp"]),
    ("ln_1p", &["ln_1p_vjp"]),
    ("log2", &["log2_vjp"]),
    ("log10", &["log10_vjp"]),
];

functions! {
    /// `e^x`, within 2 ulp. Rule: `ct y`; 0 for a cotangent of exactly 0, where `y` overflows too.
    exp Exp, rule exp_vjp(y) Strong {
        value: |x| x.exp();
        slope: |y| y;
    }

    /// `2^x`. Rule: `ct y ln 2`; 0 for a cotangent of exactly 0.
    exp2 Exp2, rule exp2_vjp(y) Strong {
        value: |x| x.exp2();
        slope: |y| y.times(LN_2);
    }

    /// `e^x - 1`, accurate near zero. Rule: `ct e^x`; 0 for a cotangent of exactly 0.
    exp_m1 ExpM1, rule exp_m1_vjp(x) Strong {
        value: |x| x.exp_m1();
        slope(costly): |x| x.apply(Exp);
    }

    /// The natural logarithm. Rule: `ct / x`; at 0 the one-sided limit, and 0 for a cotangent of exactly 0.
    ln Ln, rule ln_vjp(x) Over {
        value: |x| x.ln();
        slope: |x| x;
    }

    /// `ln(1 + x)`, accurate near zero. Rule: `ct / (1 + x)`; at -1 the one-sided limit, and 0 for a cotangent of exactly
    /// 0.
    ln_1p Ln1p, rule ln_1p_vjp(x) Over {
        value: |x| x.ln_1p();
        slope: |x| x.plus(1.0);
    }

    /// The logarithm to base 2. Rule: `ct / (x ln 2)`; at 0 the one-sided limit, and 0 for a cotangent of exactly 0.
    log2 Log2, rule log2_vjp(x) Over {
        value: |x| x.log2();
        slope: |x| x.times(LN_2);
    }

    /// The logarithm to base 10. Rule: `ct / (x ln 10)`; at 0 the one-sided limit, and 0 for a cotangent of exactly 0.
    log10 Log10, rule log10_vjp(x) Over {
        value: |x| x.log10();
        slope: |x| x.times(LN_10);
    }
}
