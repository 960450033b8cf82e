//! Dual numbers beside the numbers they are made of: the same values, comparisons and text, and no derivative of what
//! has none.

use std::cmp::Ordering;

use tenzr_core::real::{Dual, Get as _, Real, seed};

type D = Dual<f64, 2>;

fn x(re: f64) -> D {
    Dual::new(re, [1.0, -2.0])
}

const SAMPLES: [f64; 9] = [f64::NEG_INFINITY, -1.5, -0.0, 0.0, 1e-310, 0.5, 2.0, f64::INFINITY, f64::NAN];

#[test]
fn comparisons_and_predicates_look_at_values() {
    for a in SAMPLES {
        let p = x(a);
        assert_eq!(
            [p.is_nan(), p.is_finite(), p.is_infinite(), p.is_normal(), p.is_subnormal()],
            [a.is_nan(), a.is_finite(), a.is_infinite(), a.is_normal(), a.is_subnormal()],
            "{a}"
        );
        assert_eq!((p.is_sign_positive(), p.is_sign_negative()), (a.is_sign_positive(), a.is_sign_negative()));
        assert_eq!(Real::is_normal(a), a.is_normal());
        for b in SAMPLES {
            let q = D::constant(b);
            assert_eq!((p == q, p.partial_cmp(&q), p.total_cmp(&q)), (a == b, a.partial_cmp(&b), a.total_cmp(&b)));
            assert_eq!((p < q, p <= q, p > q, p >= q), (a < b, a <= b, a > b, a >= b), "{a} and {b}");
        }
    }
    let mut numbers = [x(2.0), x(-0.0), x(0.0), x(-3.0)];
    numbers.sort_by(Real::total_cmp);
    assert_eq!(numbers.map(|x| x.re), [-3.0, -0.0, 0.0, 2.0]);
    assert_eq!(D::ONE.total_cmp(&D::ZERO), Ordering::Greater);
}

#[test]
fn text_is_that_of_the_value() {
    let p = Dual::<D, 1>::constant(x(-1234.5678));
    assert_eq!((format!("{p:.2}"), format!("{p:>10.1}"), format!("{p:e}")), {
        let a = -1234.5678;
        (format!("{a:.2}"), format!("{a:>10.1}"), format!("{a:e}"))
    });
    assert_eq!(format!("{:?}", D::ONE), "Dual { re: 1.0, eps: [0.0, 0.0] }");
}

#[test]
fn sums_and_products_start_where_those_of_floats_do() {
    for samples in [&[][..], &[-0.0], &[-0.0, -0.0], &[0.1, 0.2, 0.3], &[1e16, 1.0, -1e16, 1.0]] {
        let duals: Vec<D> = samples.iter().map(|&a| D::constant(a)).collect();
        let (sum, product): (f64, f64) = (samples.iter().sum(), samples.iter().product());
        assert_eq!(duals.iter().sum::<D>().re.to_bits(), sum.to_bits(), "{samples:?}");
        assert_eq!(duals.iter().product::<D>().re.to_bits(), product.to_bits(), "{samples:?}");
        assert_eq!(duals.iter().copied().sum::<D>().re.to_bits(), sum.to_bits());
        assert_eq!(duals.into_iter().product::<D>().re.to_bits(), product.to_bits());
    }
    let factors = [D::variable(2.0, 0), D::variable(5.0, 1), D::constant(3.0)];
    assert_eq!(factors.iter().product::<D>().eps, [15.0, 6.0]);
    assert_eq!(factors.iter().sum::<D>().eps, [1.0, 1.0]);
}

#[test]
fn assignments_are_operators() {
    let (a, b) = (Dual::new(7.5, [1.0, 2.0]), Dual::new(2.0, [-3.0, 0.5]));
    let all = |y: D| (y.re, y.eps);
    let mut y = a;
    y += b;
    assert_eq!(all(y), all(a + b));
    y = a;
    y -= b;
    assert_eq!(all(y), all(a - b));
    y = a;
    y *= b;
    assert_eq!(all(y), all(a * b));
    y = a;
    y /= b;
    assert_eq!(all(y), all(a / b));
    y = a;
    y %= b;
    assert_eq!(all(y), all(a % b));
    assert_eq!(all(a + b), (9.5, [-2.0, 2.5]));
    assert_eq!(all(a - b), (5.5, [4.0, 1.5]));
    assert_eq!(all(a * b), (15.0, [-20.5, 7.75]));
    assert_eq!(all(a / b), (3.75, [6.125, 0.0625]));
    assert_eq!(all(a % b), (1.5, [10.0, 0.5]));
    assert_eq!(all(-a), (-7.5, [-1.0, -2.0]));
}

#[test]
fn constants_are_not_lifted() {
    let a = Dual::new(0.75, [1.0, -2.0]);
    for c in [-2.0, 0.5, 3.0] {
        let l = D::lit(c);
        for (by_constant, by_dual) in [
            (a.addc(c), a + l),
            (a.subc(c), a - l),
            (a.rsub(c), l - a),
            (a.mulc(c), a * l),
            (a.divc(c), a / l),
            (a.rdiv(c), l / a),
            (a.remc(c), a % l),
            (a.rrem(c), l % a),
            (a.powc(c), a.powf(l)),
            (a.cpow(c.abs()), l.abs().powf(a)),
        ] {
            assert_eq!(by_constant.re.to_bits(), by_dual.re.to_bits(), "{c}");
            for (p, q) in by_constant.eps.iter().zip(by_dual.eps) {
                assert!((p - q).abs() <= 1e-15 * q.abs(), "{c}: {by_constant:?} and {by_dual:?}");
            }
        }
    }
}

#[test]
fn constants_and_seeds() {
    type DD = Dual<Dual<f32, 1>, 3>;
    assert_eq!((DD::PI.value(), DD::EPSILON.value(), DD::MAX.value()), (f32::PI, f32::EPSILON, f32::MAX));
    assert!(DD::NAN.is_nan() && DD::NEG_INFINITY < DD::MIN && DD::MIN_POSITIVE.is_normal());
    assert!((DD::LN_2.exp() - DD::lit(2.0)).abs() < DD::EPSILON);
    assert_eq!((DD::from_f64(0.1).value(), f64::from_f64(0.1)), (0.1_f32, 0.1));
    assert_eq!(DD::default(), DD::ZERO);
    assert_eq!(seed::<f64, 3>(2), [0.0, 0.0, 1.0]);
    let along: [f64; 3] = seed(1);
    assert_eq!(Dual::<f64, 3>::variable(2.0, 1).eps, along);
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_seed_beyond_the_directions_panics() {
    let _ = seed::<f64, 2>(2);
}

#[test]
fn the_barrier_changes_nothing() {
    for a in SAMPLES {
        let (single, dual) = (a as f32, x(a).keep());
        assert_eq!((a.keep().to_bits(), single.keep().to_bits()), (a.to_bits(), single.to_bits()));
        assert_eq!((dual.re.to_bits(), dual.eps), (a.to_bits(), [1.0, -2.0]));
    }
}

#[test]
fn a_plain_float_has_the_same_methods() {
    fn both<R: Real>(x: R) -> [R; 3] {
        let (sin, cos) = x.sin_cos();
        [sin * sin + cos * cos, x.mul_add(x, R::ONE), x.v().clamp(R::ZERO, R::ONE)]
    }
    let plain = both(1.25_f32);
    let dual = both(Dual::<f32, 1>::variable(1.25, 0));
    assert_eq!(plain, dual.map(Real::value));
    assert_eq!(dual.map(|y| y.eps[0]), [0.0, 2.5, 0.0]);
}
