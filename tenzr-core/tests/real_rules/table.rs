//! Every operation on real numbers with its rules, and points where it is smooth.

use tenzr_core::real::{Base as _, Real, rules};

/// An operation of up to three operands and a constant.
pub trait Operation {
    const NAME: &'static str;
    const ARITY: usize;

    /// Operands and the constant. Unused operands are zero.
    fn points() -> Vec<([f64; 3], f64)>;

    fn eval<R: Real>(x: [R; 3], c: f64) -> R;

    /// The partial in operand `k`.
    fn partial<R: Real>(k: usize, x: [R; 3], c: f64, y: R) -> R;
}

pub trait Visitor {
    fn visit<O: Operation>(&mut self);
}

/// Numbers of both signs and several sizes, none of them close to an integer or a half.
const REALS: &[f64] = &[-6.1, -1.9, -0.7, -0.31, -0.0021, 0.0021, 0.31, 0.7, 1.9, 6.1];
/// The same, away from those: no quotient of the two is close to an integer.
const OTHERS: &[f64] = &[-5.3, -2.3, -0.83, -0.43, -0.0033, 0.0033, 0.43, 0.83, 2.3, 5.3];
const POSITIVE: &[f64] = &[0.0021, 0.31, 0.7, 1.9, 6.1, 350.0];
const OTHER_POSITIVE: &[f64] = &[0.0033, 0.43, 0.83, 2.3, 5.3];
const UNIT: &[f64] = &[-0.9, -0.7, -0.31, -0.0021, 0.0021, 0.31, 0.7, 0.9];
const ABOVE_ONE: &[f64] = &[1.1, 1.9, 6.1, 350.0];
const ABOVE_MINUS_ONE: &[f64] = &[-0.9, -0.7, -0.0021, 0.0021, 0.7, 6.1, 350.0];
const CONSTANTS: &[f64] = &[-2.5, -1.0, 0.5, 3.0];
const INTEGERS: &[f64] = &[-3.0, -1.0, 0.0, 1.0, 2.0, 5.0];
const LOW: &[f64] = &[-2.5, -1.0, 0.5];
const HIGH: &[f64] = &[0.6, 3.0];

fn product(classes: &[&[f64]], constants: &[f64]) -> Vec<([f64; 3], f64)> {
    let mut points = vec![[0.0; 3]];
    for (k, class) in classes.iter().enumerate() {
        points = points
            .iter()
            .flat_map(|point| {
                class.iter().map(move |&x| {
                    let mut point = *point;
                    point[k] = x;
                    point
                })
            })
            .collect();
    }
    points.iter().flat_map(|&point| constants.iter().map(move |&c| (point, c))).collect()
}

macro_rules! operation {
    (
        $name:ident, $arity:literal, [$($class:ident),*], $cs:expr,
        |$x:ident, $c:ident| $eval:expr, |$k:ident, $y:ident| $partial:expr
    ) => {
        #[allow(non_camel_case_types)]
        struct $name;

        impl Operation for $name {
            const NAME: &'static str = stringify!($name);
            const ARITY: usize = $arity;

            fn points() -> Vec<([f64; 3], f64)> {
                product(&[$($class),*], $cs)
            }

            fn eval<R: Real>($x: [R; 3], $c: f64) -> R {
                $eval
            }

            fn partial<R: Real>($k: usize, $x: [R; 3], $c: f64, $y: R) -> R {
                $partial
            }
        }
    };
}

/// The constant of an operation, as it takes it.
fn base<R: Real>(c: f64) -> R::Base {
    R::Base::nearest(c)
}

#[expect(clippy::extra_unused_type_parameters, reason = "called as `base` is")]
fn integer<R: Real>(c: f64) -> i32 {
    c as i32
}

macro_rules! operations {
    (
        one: { $($n1:ident $in1:ident |$x1:ident| $eval1:expr, $r1:ident;)* }
        constant: { $($n0:ident $in0:ident $cs:ident $conv:ident $r0:ident;)* }
        two: { $($n2:ident $in20:ident $in21:ident |$x2:ident, $y2:ident| $eval2:expr, $r20:ident $r21:ident;)* }
        three: { $($n3:ident $in30:ident $in31:ident $in32:ident $r30:ident $r31:ident $r32:ident;)* }
    ) => {
        $(operation! {
            $n1, 1, [$in1], &[0.0],
            |x, _c| { let [$x1, ..] = x; $eval1 },
            |_k, y| rules::$r1(x[0], y)
        })*
        $(operation! {
            $n0, 1, [$in0], $cs,
            |x, c| x[0].$n0($conv::<R>(c)),
            |_k, y| rules::$r0(x[0], $conv::<R>(c), y)
        })*
        $(operation! {
            $n2, 2, [$in20, $in21], &[0.0],
            |x, _c| { let [$x2, $y2, _] = x; $eval2 },
            |k, y| [rules::$r20, rules::$r21][k](x[0], x[1], y)
        })*
        $(operation! {
            $n3, 3, [$in30, $in31, $in32], &[0.0],
            |x, _c| x[0].$n3(x[1], x[2]),
            |k, y| [rules::$r30, rules::$r31, rules::$r32][k](x[0], x[1], x[2], y)
        })*

        /// Shows `visitor` every operation.
        pub fn visit_all(visitor: &mut impl Visitor) {
            $(visitor.visit::<$n1>();)*
            $(visitor.visit::<$n0>();)*
            $(visitor.visit::<$n2>();)*
            $(visitor.visit::<$n3>();)*
        }
    };
}

operations! {
    one: {
    neg REALS |x| -x, neg_0;
    exp REALS |x| x.exp(), exp_0;
    exp2 REALS |x| x.exp2(), exp2_0;
    exp_m1 REALS |x| x.exp_m1(), exp_m1_0;
    sin REALS |x| x.sin(), sin_0;
    cos REALS |x| x.cos(), cos_0;
    tan REALS |x| x.tan(), tan_0;
    atan REALS |x| x.atan(), atan_0;
    sinh REALS |x| x.sinh(), sinh_0;
    cosh REALS |x| x.cosh(), cosh_0;
    tanh REALS |x| x.tanh(), tanh_0;
    asinh REALS |x| x.asinh(), asinh_0;
    cbrt REALS |x| x.cbrt(), cbrt_0;
    recip REALS |x| x.recip(), recip_0;
    abs REALS |x| x.abs(), abs_0;
    signum REALS |x| x.signum(), signum_0;
    floor REALS |x| x.floor(), floor_0;
    ceil REALS |x| x.ceil(), ceil_0;
    round REALS |x| x.round(), round_0;
    round_ties_even REALS |x| x.round_ties_even(), round_ties_even_0;
    trunc REALS |x| x.trunc(), trunc_0;
    fract REALS |x| x.fract(), fract_0;
    to_degrees REALS |x| x.to_degrees(), to_degrees_0;
    to_radians REALS |x| x.to_radians(), to_radians_0;
    ln POSITIVE |x| x.ln(), ln_0;
    log2 POSITIVE |x| x.log2(), log2_0;
    log10 POSITIVE |x| x.log10(), log10_0;
    sqrt POSITIVE |x| x.sqrt(), sqrt_0;
    ln_1p ABOVE_MINUS_ONE |x| x.ln_1p(), ln_1p_0;
    asin UNIT |x| x.asin(), asin_0;
    acos UNIT |x| x.acos(), acos_0;
    atanh UNIT |x| x.atanh(), atanh_0;
    acosh ABOVE_ONE |x| x.acosh(), acosh_0;
    }
    constant: {
    addc REALS CONSTANTS base addc_0;
    subc REALS CONSTANTS base subc_0;
    rsub REALS CONSTANTS base rsub_0;
    mulc REALS CONSTANTS base mulc_0;
    divc REALS CONSTANTS base divc_0;
    rdiv REALS CONSTANTS base rdiv_0;
    remc REALS CONSTANTS base remc_0;
    rrem REALS CONSTANTS base rrem_0;
    powi REALS INTEGERS integer powi_0;
    powc POSITIVE CONSTANTS base powc_0;
    cpow REALS OTHER_POSITIVE base cpow_0;
    }
    two: {
    add REALS OTHERS |x, y| x + y, add_0 add_1;
    sub REALS OTHERS |x, y| x - y, sub_0 sub_1;
    mul REALS OTHERS |x, y| x * y, mul_0 mul_1;
    div REALS OTHERS |x, y| x / y, div_0 div_1;
    rem REALS OTHERS |x, y| x % y, rem_0 rem_1;
    log POSITIVE OTHER_POSITIVE |x, y| x.log(y), log_0 log_1;
    powf POSITIVE OTHERS |x, y| x.powf(y), powf_0 powf_1;
    atan2 REALS OTHERS |x, y| x.atan2(y), atan2_0 atan2_1;
    hypot REALS OTHERS |x, y| x.hypot(y), hypot_0 hypot_1;
    copysign REALS OTHERS |x, y| x.copysign(y), copysign_0 copysign_1;
    max REALS OTHERS |x, y| x.max(y), max_0 max_1;
    min REALS OTHERS |x, y| x.min(y), min_0 min_1;
    midpoint REALS OTHERS |x, y| x.midpoint(y), midpoint_0 midpoint_1;
    div_euclid REALS OTHERS |x, y| x.div_euclid(y), div_euclid_0 div_euclid_1;
    rem_euclid REALS OTHERS |x, y| x.rem_euclid(y), rem_euclid_0 rem_euclid_1;
    }
    three: {
    mul_add REALS OTHERS OTHERS mul_add_0 mul_add_1 mul_add_2;
    clamp REALS LOW HIGH clamp_0 clamp_1 clamp_2;
    }
}
