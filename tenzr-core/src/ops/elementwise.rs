//! Elementwise functions of one operand.
//!
//! The Jacobian of an elementwise function is diagonal, so that its reverse rule, applied to a tangent, is its forward
//! rule as well. A rule is written once, on values that may carry levels of forward mode: then from operations that
//! handle levels, otherwise as one pass.

use super::arith::{add_same, mul_same, neg_untyped, scale_untyped, strong_mul_same};
use crate::axis::{Axes, Ids, MappedAxes};
use crate::element::Float;
use crate::kernel::elementwise::{self, Unary};
use crate::kernel::isa::{map_in_place, zip_in_place};
use crate::raw::Raw;
use crate::tangent;
use crate::tensor::{Operand, Tensor};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("exp", &["exp_vjp"]),
    ("ln", &["ln_vjp"]),
    ("sqrt", &["sqrt_vjp"]),
    ("tanh", &["tanh_vjp"]),
    ("sigmoid", &["sigmoid_vjp"]),
    ("relu", &["relu_vjp"]),
    ("abs", &["abs_vjp"]),
    ("square", &["square_vjp"]),
    ("recip", &["recip_vjp"]),
    ("powi", &["powi_vjp"]),
];

/// A rule: cotangent (or tangent), operand, result, axes.
pub(crate) type Rule<E> = fn(Raw<E>, &Raw<E>, &Raw<E>, &Ids) -> Raw<E>;

/// Applies `f`, with `rule` for the tangents.
pub(crate) fn apply<E: Float>(x: Raw<E>, ids: &Ids, f: Unary<E>, rule: Rule<E>) -> Raw<E> {
    apply_with(x, ids, &|x| elementwise::unary(x, f), &rule)
}

fn apply_with<E: Float>(
    x: Raw<E>,
    ids: &Ids,
    f: &dyn Fn(Raw<E>) -> Raw<E>,
    rule: &dyn Fn(Raw<E>, &Raw<E>, &Raw<E>, &Ids) -> Raw<E>,
) -> Raw<E> {
    let Some(level) = ids.tangent() else { return f(x) };
    let inner = ids.without(level);
    let (p, t) = tangent::split(&x, level);
    drop(x);
    let y = apply_with(p.clone(), &inner, f, rule);
    let tangent = t.map(|t| rule(t, &p, &y, &inner));
    tangent::stack(y, tangent, level)
}

/// `1 - x`, for rules on values with levels.
fn one_minus<E: Float>(x: Raw<E>, ids: &Ids) -> Raw<E> {
    let one = Raw::filled(primal_dims(&x, ids), x.rank(), E::ONE);
    add_same(ids, one, neg_untyped(x))
}

/// The extents of a value whose tangents are zero.
fn primal_dims<E: Float>(x: &Raw<E>, ids: &Ids) -> crate::raw::PerAxis {
    let mut dims = *x.dims();
    for (i, axis) in ids.iter().enumerate() {
        if axis.is_tangent() {
            dims[i] = 1;
        }
    }
    dims
}

/// Declares an elementwise function: the method, the function for generated code, and the rule.
macro_rules! elementwise {
    ($(
        $(#[$doc:meta])*
        $name:ident, rule $vjp:ident ($residual:ident) {
            kernel: $kernel:expr;
            one_pass: $one_pass:expr;
            composed: $composed:expr;
        }
    )*) => {
        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            pub fn $name(&self) -> Self {
                $name(self)
            }
        )* }
        $(
            #[doc = concat!("See [`Tensor::", stringify!($name), "`]. In place where `x` is given by value and nobody else holds it.")]
            #[inline(never)]
            pub fn $name<E: Float, X: Operand<E>>(x: X) -> Tensor<E, X::S, X::V> {
                fn kernel<E: Float>(x: &mut [E]) {
                    map_in_place(x, $kernel)
                }
                fn rule<E: Float>(ct: Raw<E>, x: &Raw<E>, y: &Raw<E>, ids: &Ids) -> Raw<E> {
                    $vjp::untyped(ct, elementwise!(@pick $residual x, y), ids)
                }
                Tensor::from_raw(apply(x.into_raw(), &Ids::of::<X::S, X::V>(), kernel, rule))
            }

            mod $vjp {
                use super::*;

                pub(super) fn untyped<E: Float>(ct: Raw<E>, residual: &Raw<E>, ids: &Ids) -> Raw<E> {
                    fn one_pass<E: Float>(ct: &mut [E], residual: &[E]) {
                        zip_in_place(ct, residual, $one_pass)
                    }
                    fn composed<E: Float>(ct: Raw<E>, r: &Raw<E>, ids: &Ids) -> Raw<E> {
                        let f: fn(Raw<E>, &Raw<E>, &Ids) -> Raw<E> = $composed;
                        f(ct, r, ids)
                    }
                    if ids.tangent().is_some() {
                        composed(ct, residual, ids)
                    } else {
                        elementwise::binary_same(ct, residual.clone(), one_pass)
                    }
                }
            }

            #[doc = concat!("The rule of [`Tensor::", stringify!($name), "`]: cotangent, then the residual `", stringify!($residual), "`.")]
            #[inline(never)]
            pub fn $vjp<E: Float, S: Axes, V: MappedAxes>(ct: Tensor<E, S, V>, residual: &Tensor<E, S, V>) -> Tensor<E, S, V> {
                Tensor::from_raw($vjp::untyped(ct.into_raw(), residual.raw(), Tensor::<E, S, V>::IDS))
            }
        )*
    };
    (@pick x $x:ident, $y:ident) => {{ let _ = $y; $x }};
    (@pick y $x:ident, $y:ident) => {{ let _ = $x; $y }};
}

elementwise! {
    /// `e^x`, within 2 ulp. Rule: `ct y`.
    exp, rule exp_vjp(y) {
        kernel: #[inline(always)] |x: E| x.exp();
        one_pass: #[inline(always)] |ct: E, y: E| ct * y;
        composed: |ct, y, ids| mul_same(ids, ct, y.clone());
    }

    /// The natural logarithm. Rule: `ct / x`; at 0 the one-sided limit, and 0 for a cotangent of exactly 0.
    ln, rule ln_vjp(x) {
        kernel: |x: E| x.ln();
        one_pass: #[inline(always)] |ct: E, x: E| if ct == E::ZERO { E::ZERO } else { ct / x };
        composed: |ct, x, ids| strong_mul_same(ids, ct, recip_untyped(x.clone(), ids));
    }

    /// The square root. Rule: `ct / (2 y)`; at 0 the one-sided limit, and 0 for a cotangent of exactly 0.
    sqrt, rule sqrt_vjp(y) {
        kernel: #[inline(always)] |x: E| x.sqrt();
        one_pass: #[inline(always)] |ct: E, y: E| if ct == E::ZERO { E::ZERO } else { ct / (y + y) };
        composed: |ct, y, ids| {
            let twice = scale_untyped(y.clone(), E::ONE + E::ONE);
            strong_mul_same(ids, ct, recip_untyped(twice, ids))
        };
    }

    /// The hyperbolic tangent, within 2 ulp. Rule: `ct (1 - y²)`.
    tanh, rule tanh_vjp(y) {
        kernel: #[inline(always)] |x: E| x.tanh();
        one_pass: #[inline(always)] |ct: E, y: E| ct * (E::ONE - y * y);
        composed: |ct, y, ids| mul_same(ids, ct, one_minus(mul_same(ids, y.clone(), y.clone()), ids));
    }

    /// The logistic function `1 / (1 + e^-x)`, stable for any `x`. Rule: `ct y (1 - y)`.
    sigmoid, rule sigmoid_vjp(y) {
        kernel: #[inline(always)] |x: E| x.sigmoid();
        one_pass: #[inline(always)] |ct: E, y: E| ct * (y * (E::ONE - y));
        composed: |ct, y, ids| {
            let slope = mul_same(ids, y.clone(), one_minus(y.clone(), ids));
            mul_same(ids, ct, slope)
        };
    }

    /// `max(x, 0)`. Rule: `ct` where `x > 0`, else 0 (at 0 too).
    relu, rule relu_vjp(y) {
        kernel: #[inline(always)] |x: E| if x <= E::ZERO { E::ZERO } else { x };
        one_pass: #[inline(always)] |ct: E, y: E| if y > E::ZERO { ct } else { E::ZERO };
        composed: |ct, y, ids| {
            let step = primal_map(y, ids, &|y| if y > E::ZERO { E::ONE } else { E::ZERO });
            // Not chosen is zero, whatever the cotangent: the step comes first.
            strong_mul_same(ids, step, ct)
        };
    }

    /// The absolute value. Rule: `ct sign(x)`, with sign 0 at 0.
    abs, rule abs_vjp(x) {
        kernel: #[inline(always)] |x: E| x.abs();
        one_pass: #[inline(always)] |ct: E, x: E| {
            if x > E::ZERO { ct } else if x < E::ZERO { -ct } else { ct * (x * E::ZERO) }
        };
        composed: |ct, x, ids| {
            let sign = |x| if x > E::ZERO { E::ONE } else if x < E::ZERO { -E::ONE } else { x * E::ZERO };
            mul_same(ids, ct, primal_map(x, ids, &sign))
        };
    }

    /// `x²`. Rule: `2 ct x`.
    square, rule square_vjp(x) {
        kernel: #[inline(always)] |x: E| x * x;
        one_pass: #[inline(always)] |ct: E, x: E| ct * (x + x);
        composed: |ct, x, ids| scale_untyped(mul_same(ids, ct, x.clone()), E::ONE + E::ONE);
    }

    /// `1 / x`. Rule: `-ct y²`; at 0 the limit, and 0 for a cotangent of exactly 0.
    recip, rule recip_vjp(y) {
        kernel: #[inline(always)] |x: E| E::ONE / x;
        one_pass: #[inline(always)] |ct: E, y: E| if ct == E::ZERO { E::ZERO } else { -ct * (y * y) };
        composed: |ct, y, ids| {
            neg_untyped(strong_mul_same(ids, ct, mul_same(ids, y.clone(), y.clone())))
        };
    }
}

/// `1 / x` on values with levels.
fn recip_untyped<E: Float>(x: Raw<E>, ids: &Ids) -> Raw<E> {
    fn kernel<E: Float>(x: &mut [E]) {
        map_in_place(
            x,
            #[inline(always)]
            |x| E::ONE / x,
        )
    }
    apply(x, ids, kernel, |ct, _, y, ids| recip_vjp::untyped(ct, y, ids))
}

/// A piecewise constant function of the primal part: its tangents are zero.
pub(crate) fn primal_map<E: Float>(x: &Raw<E>, ids: &Ids, f: &dyn Fn(E) -> E) -> Raw<E> {
    match ids.tangent() {
        Some(level) => tangent::stack(primal_map(&x.at(level, 0), &ids.without(level), f), None, level),
        None => elementwise::convert(x.clone(), f),
    }
}

/// `x^n` on values with levels. Small powers are products, in one vectorised pass.
fn powi_untyped<E: Float>(x: Raw<E>, n: i32, ids: &Ids) -> Raw<E> {
    let kernel = |x: Raw<E>| match n {
        1 => x,
        2 => elementwise::unary(x, |x| {
            map_in_place(
                x,
                #[inline(always)]
                |x| x * x,
            )
        }),
        3 => elementwise::unary(x, |x| {
            map_in_place(
                x,
                #[inline(always)]
                |x| x * x * x,
            )
        }),
        _ => elementwise::convert(x, |x: E| x.powi(n)),
    };
    apply_with(x, ids, &kernel, &|ct, x, _, ids| powi_vjp_untyped(ct, x, n, ids))
}

/// `n ct x^(n-1)`; 0 for `n = 0`, and for a cotangent of exactly 0 where the factor is infinite.
fn powi_vjp_untyped<E: Float>(ct: Raw<E>, x: &Raw<E>, n: i32, ids: &Ids) -> Raw<E> {
    if n == 0 {
        return super::fit::zeros(&ct);
    }
    let slope = scale_untyped(powi_untyped(x.clone(), n.saturating_sub(1), ids), E::from_f64(f64::from(n)));
    if n > 0 { mul_same(ids, ct, slope) } else { strong_mul_same(ids, ct, slope) }
}

/// See [`Tensor::powi`].
#[inline(never)]
pub fn powi<E: Float, X: Operand<E>>(x: X, n: i32) -> Tensor<E, X::S, X::V> {
    Tensor::from_raw(powi_untyped(x.into_raw(), n, &Ids::of::<X::S, X::V>()))
}

/// The rule of [`Tensor::powi`].
#[inline(never)]
pub fn powi_vjp<E: Float, S: Axes, V: MappedAxes>(ct: Tensor<E, S, V>, x: &Tensor<E, S, V>, n: i32) -> Tensor<E, S, V> {
    Tensor::from_raw(powi_vjp_untyped(ct.into_raw(), x.raw(), n, Tensor::<E, S, V>::IDS))
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// `x^n` for an integer `n`; `x^0` is 1 everywhere. Rule: `n ct x^(n-1)`, and 0 for `n = 0`; at a pole, 0 for a
    /// cotangent of exactly 0.
    pub fn powi(&self, n: i32) -> Self {
        powi(self, n)
    }
}

/// `e^x` on values with levels, for rules of other files.
pub(crate) fn exp_of<E: Float>(x: Raw<E>, ids: &Ids) -> Raw<E> {
    fn kernel<E: Float>(x: &mut [E]) {
        map_in_place(
            x,
            #[inline(always)]
            |x| x.exp(),
        )
    }
    apply(x, ids, kernel, |ct, _, y, ids| mul_same(ids, ct, y.clone()))
}
