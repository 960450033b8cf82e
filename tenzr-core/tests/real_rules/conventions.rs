//! Ties, kinks and singular points.

use tenzr_core::real::{Cotangent as _, Dual, Real, rules};

type D = Dual<f64, 2>;
type DD = Dual<D, 1>;

const INFINITY: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

/// A variable with a tangent in the first direction, and none in the second.
fn x(re: f64) -> D {
    Dual::variable(re, 0)
}

fn assert_same(found: D, re: f64, first: f64) {
    // The tangent of zero stays zero, whatever the partial.
    assert_eq!((found.re, found.eps), (re, [first, 0.0]));
}

#[test]
fn a_tie_is_shared_and_nan_gives_all_to_the_other() {
    for (a, b, larger, smaller) in [
        (1.0, 1.0, [0.5, 0.5], [0.5, 0.5]),
        (0.0, -0.0, [0.5, 0.5], [0.5, 0.5]),
        (2.0, 1.0, [1.0, 0.0], [0.0, 1.0]),
        (-1.0, 3.0, [0.0, 1.0], [1.0, 0.0]),
        (NAN, 1.0, [0.0, 1.0], [0.0, 1.0]),
        (1.0, NAN, [1.0, 0.0], [1.0, 0.0]),
        (INFINITY, INFINITY, [0.5, 0.5], [0.5, 0.5]),
    ] {
        let (p, q) = (D::variable(a, 0), D::variable(b, 1));
        assert_eq!((p.max(q).eps, p.min(q).eps), (larger, smaller), "{a} and {b}");
    }
    // A tie of second order: the mean of both.
    let v = DD::variable(x(3.0), 0);
    assert_eq!((v * v).max(v * DD::lit(3.0)).eps[0].eps[0], 1.0);
}

#[test]
fn a_bound_that_is_reached_has_no_part() {
    for (at, parts) in [
        (0.5, [0.0, 1.0, 0.0]),
        (1.0, [1.0, 0.0, 0.0]),
        (1.5, [1.0, 0.0, 0.0]),
        (2.0, [1.0, 0.0, 0.0]),
        (2.5, [0.0, 0.0, 1.0]),
        (NAN, [1.0, 0.0, 0.0]),
    ] {
        type D3 = Dual<f64, 3>;
        assert_eq!(D3::variable(at, 0).clamp(D3::variable(1.0, 1), D3::variable(2.0, 2)).eps, parts, "at {at}");
    }
}

#[test]
#[should_panic(expected = "min > max")]
fn bounds_out_of_order_panic_as_in_std() {
    let _ = x(0.0).clamp(D::lit(1.0), D::lit(0.0));
}

#[test]
fn kinks_and_steps_have_derivative_zero() {
    for zero in [0.0, -0.0] {
        assert_same(x(zero).abs(), 0.0, 0.0);
        assert_same(x(zero).copysign(D::lit(-1.0)), -0.0, 0.0);
        assert_same(x(zero).signum(), zero.signum(), 0.0);
        assert_same(x(zero).hypot(x(zero)), 0.0, 0.0);
        assert_same(x(zero).atan2(x(0.0)), zero, 0.0);
    }
    assert_same(x(-2.0).abs(), 2.0, -1.0);
    assert_same(x(-2.0).copysign(D::lit(1.0)), 2.0, -1.0);
    assert_same(x(-2.0).copysign(D::lit(-1.0)), -2.0, 1.0);
    for round in [D::floor, D::ceil, D::round, D::round_ties_even, D::trunc] {
        assert_same(round(x(3.0)), 3.0, 0.0);
    }
    // Second derivatives are zero at the origin, too.
    let v = DD::variable(x(0.0), 0);
    for y in [v.hypot(v), v.atan2(v), v.abs()] {
        assert_eq!((y.eps[0].re, y.eps[0].eps), (0.0, [0.0; 2]));
    }
}

#[test]
fn singular_points_have_the_limit_of_one_side_and_zero_stays_zero() {
    assert_same(x(0.0).sqrt(), 0.0, INFINITY);
    assert_same(x(0.0).cbrt(), 0.0, INFINITY);
    assert_same(x(0.0).ln(), -INFINITY, INFINITY);
    assert_same(x(0.0).log2(), -INFINITY, INFINITY);
    assert_same(x(0.0).log10(), -INFINITY, INFINITY);
    assert_same(x(-1.0).ln_1p(), -INFINITY, INFINITY);
    assert_same(x(1.0).asin(), 1.0_f64.asin(), INFINITY);
    assert_same(x(-1.0).acos(), (-1.0_f64).acos(), -INFINITY);
    assert_same(x(1.0).acosh(), 0.0, INFINITY);
    assert_same(x(1.0).atanh(), INFINITY, INFINITY);
    assert_same(x(0.0).powc(0.5), 0.0, INFINITY);
    assert_same(x(0.0).powf(D::lit(0.5)), 0.0, INFINITY);
    assert_same(x(0.0).powi(-1), INFINITY, -INFINITY);
    assert_same(x(0.0).recip(), INFINITY, -INFINITY);
    assert_same(x(0.0).rdiv(2.0), INFINITY, -INFINITY);
    assert_same(x(1.0) / D::lit(0.0), INFINITY, INFINITY);
    assert_same(x(1.0).divc(0.0), INFINITY, INFINITY);
    // A constant that passes a singular point has no derivative there, of no order.
    let constant = DD::lit(0.0);
    for y in [constant.sqrt(), constant.ln(), constant.powc(0.5), DD::ONE / constant, constant.powf(constant)] {
        assert!(y.eps[0].all_zero(), "{y:?}");
    }
}

#[test]
fn the_norm_has_gradient_zero_where_its_square_is_used() {
    // √(x²) squared: the cotangent of the root is zero at zero.
    let v = DD::variable(x(0.0), 0);
    let norm = (v * v).sqrt();
    assert_eq!(norm.re.re, 0.0);
    let ct = 2.0 * norm.re.re;
    assert_eq!(ct.strong(rules::sqrt_0(0.0, norm.re.re)), 0.0);
    assert!(ct.scale(rules::sqrt_0(0.0, norm.re.re)).is_nan());
}

#[test]
fn powers_at_zero_and_of_negative_numbers() {
    // x⁰ is constant, also at zero.
    assert_same(x(0.0).powi(0), 1.0, 0.0);
    assert_same(x(0.0).powc(0.0), 1.0, 0.0);
    assert_same(x(0.0).powf(D::lit(0.0)), 1.0, 0.0);
    for n in [1, 2, 3] {
        let (y, expected) = (f64::from(n), if n == 1 { 1.0 } else { 0.0 });
        assert_same(x(0.0).powi(n), 0.0, expected);
        assert_same(x(0.0).powc(y), 0.0, expected);
        assert_same(x(0.0).powf(D::lit(y)), 0.0, expected);
    }
    // Integer exponents of negative numbers, as `powi` has them.
    for n in [-2, -1, 0, 1, 2, 3] {
        let [i, c, f] = [x(-1.5).powi(n), x(-1.5).powc(f64::from(n)), x(-1.5).powf(D::lit(f64::from(n)))];
        for y in [c, f] {
            assert!((y.re - i.re).abs() <= 1e-15 && (y.eps[0] - i.eps[0]).abs() <= 1e-15, "{y:?} for {i:?}");
            assert_eq!(y.eps[1], 0.0);
        }
    }
    // Second derivatives at zero: of x², x³ and of the constant.
    let v = DD::variable(x(0.0), 0);
    for (n, expected) in [(0, 0.0), (1, 0.0), (2, 2.0), (3, 0.0)] {
        for y in [v.powi(n), v.powc(f64::from(n)), v.powf(DD::lit(f64::from(n)))] {
            assert_eq!(y.eps[0].eps[0], expected, "x^{n}");
        }
    }
    // In the exponent: 0 for positive ones, where the power is 0 on either side; the limit at 0; none below zero.
    assert_same(D::lit(0.0).powf(x(2.0)), 0.0, 0.0);
    assert_same(x(2.0).cpow(0.0), 0.0, 0.0);
    assert_same(D::lit(0.0).powf(x(0.0)), 1.0, -INFINITY);
    assert!(D::lit(-2.0).powf(x(2.0)).eps[0].is_nan());
    // The extreme integer power.
    assert_same(x(1.0).powi(i32::MIN), 1.0, f64::from(i32::MIN));
}

#[test]
fn remainders_have_the_truncated_quotient() {
    for (a, b) in [(7.5, 2.0), (-7.5, 2.0), (7.5, -2.0), (-7.5, -2.0), (1.0, 3.0), (6.0, 3.0), (-6.0, 3.0)] {
        let (p, q) = (D::variable(a, 0), D::variable(b, 1));
        let (truncated, euclid) = (p % q, p.rem_euclid(q));
        assert_eq!((truncated.re, truncated.eps), (a % b, [1.0, -(a / b).trunc()]), "{a} % {b}");
        assert_eq!((euclid.re, euclid.eps), (a.rem_euclid(b), [1.0, -a.div_euclid(b)]), "{a} rem_euclid {b}");
        assert_eq!(p.div_euclid(q).eps, [0.0; 2]);
        assert_eq!((p.remc(b).eps, q.rrem(a).eps), ([1.0, 0.0], [0.0, -(a / b).trunc()]));
    }
    // The quotient rounds up to 10, the remainder knows that it is 9.
    let q = D::variable(0.1, 1);
    let y = D::variable(1.0, 0) % q;
    assert_eq!((y.re, y.eps), (1.0 % 0.1, [1.0, -9.0]));
}
