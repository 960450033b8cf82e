//! Elementwise operations, products of tensors, branches and loops.

use crate::cases::*;
use tenzr::prelude::*;

type Column = Matrix;

#[test]
fn ord_simple_identity() {
    let case = case("ord.simple.identity");
    let (value, pullback) = vjp!(|t: &Vector| t.clone())(&case.input("t"));
    let dt: Vector = pullback(&ones(&value));
    case.value(&value).grad("t", &dt).done();
}

/// Passes a value on, and no gradient.
#[differentiable(vjp = stopped)]
fn stop(x: &Num) -> Num {
    x * 1.0
}

#[differentiable]
fn stopped(ct: &Num, _x: &Num) -> Num {
    ct * 0.0
}

one! { ord_stop_grad "ord.stop_grad" |t: Num| stop(&t.exp()) }

#[test]
fn ord_shared_subexpression() {
    let case = case("ord.shared_subexpression");
    let y: Vector = case.input("y");
    let (value, dx): (Num, Vector) = value_and_grad!(|x: &Vector| {
        let z = x * &y;
        (&z - z.exp().sum(D0).ln()).sum_all()
    })(&case.input("x"));
    case.value(&value).grad("x", &dx).done();
}

one! { ord_rule_addition "ord.rule.addition" |t: Num| (t.powi(2) + t.powi(3)).tanh().tanh() }
one! { ord_rule_remainder "ord.rule.remainder" |t: Num| t.tanh() % t }
one! { ord_rule_atan2 "ord.rule.atan2" |t: Num| t.tanh().atan2(t) }
one! { ord_rule_chain "ord.rule.chain" |t: Num| t.exp().tanh() }
one! { ord_rule_product_tensor "ord.rule.product_tensor" |t: Matrix| (t.powi(2) * t.powi(3)).sum_all() }
one! { ord_second_order_tanh "ord.second_order_tanh" |t: Num| grad!(|t: &Num| t.tanh())(t) }
one! { ord_tuple_pattern "ord.tuple.pattern" |a: Num| a.powi(2) + 2.0 }

#[test]
fn ord_tuple_unused() {
    let case = case("ord.tuple.unused");
    let (value, (da, db)): (Num, (Num, Num)) =
        value_and_grad!(|a: &Num, _b: &Num| a.powf(a))(&case.input("a"), &case.input("b"));
    case.value(&value).grad("a", &da).grad("b", &db).done();
}

one! { ord_erf_inv_0_98 "ord.erf_inv.0.98" |x: Num| x.erf_inv() }
one! { ord_erf_inv_0_995 "ord.erf_inv.0.995" |x: Num| x.erf_inv() }
one! { ord_erf_inv_0_999 "ord.erf_inv.0.999" |x: Num| x.erf_inv() }
one! { ord_erf "ord.erf" |x: Vector| x.erf().sum_all() }
one! { ord_unary_cos "ord.unary.cos" |x: Vector| x.cos().sum_all() }
one! { ord_unary_expm1 "ord.unary.expm1" |x: Vector| x.exp_m1().sum_all() }
one! { ord_unary_sin "ord.unary.sin" |x: Vector| x.sin().sum_all() }
one! { ord_unary_sqrt "ord.unary.sqrt" |x: Vector| x.sqrt().sum_all() }
one! { ord_unary_tan "ord.unary.tan" |x: Vector| x.tan().sum_all() }
one! { ord_unary_asin "ord.unary.asin" |x: Vector| x.asin().sum_all() }
one! { ord_unary_acos "ord.unary.acos" |x: Vector| x.acos().sum_all() }
one! { ord_unary_atan "ord.unary.atan" |x: Vector| x.atan().sum_all() }
one! { ord_unary_sinh "ord.unary.sinh" |x: Vector| x.sinh().sum_all() }
one! { ord_unary_asinh "ord.unary.asinh" |x: Vector| x.asinh().sum_all() }
one! { ord_unary_acosh "ord.unary.acosh" |x: Vector| x.acosh().sum_all() }
one! { ord_unary_atanh "ord.unary.atanh" |x: Vector| x.atanh().sum_all() }

type Ik = Tensor<f64, (I, K)>;
type Kj = Tensor<f64, (K, J)>;
type OverK = Tensor<f64, (K,)>;

two! { ord_dot_matrix_vector "ord.dot.matrix_vector" |x: Ik, y: OverK| x.dot(y, K).sum_all() }
two! { ord_dot_vector_matrix "ord.dot.vector_matrix" |x: OverK, y: Kj| x.dot(y, K).sum_all() }
// No axis is paired but the one contracted: the others are renamed on one side.
one! {
    ord_dot_both_rank3 "ord.dot.both_rank3" |x: Cube| {
        let right = x.powi(3).rename(D0, J).rename(D1, K).rename(D2, I);
        x.square().rename(D0, K).dot(right, K).sum_all()
    }
}

#[test]
fn ord_dot_batched() {
    let case = case("ord.dot.batched");
    let t2: Tensor<f64, (B, I, K)> = case.input("t2");
    let (value, d1): (Num, Tensor<f64, (B, K, J)>) =
        value_and_grad!(|t1: &Tensor<f64, (B, K, J)>| t1.dot(&t2, K).sum_all())(&case.input("t1"));
    case.value(&value).grad("t1", &d1).done();
}

// At a tie each operand has half.

one! { ord_max_tie_column "ord.max.tie_column" |t: Column| t.powi(2).maximum(t.powi(3)).sum_all() }
one! { ord_max_matrix "ord.max.matrix" |t: Matrix| t.powi(2).maximum(t.powi(3)).sum_all() }
one! { ord_min_tie_column "ord.min.tie_column" |t: Column| t.powi(2).minimum(t.powi(3)).sum_all() }
one! { ord_min_matrix "ord.min.matrix" |t: Matrix| t.powi(2).minimum(t.powi(3)).sum_all() }
one! { ord_select_sum "ord.select.sum" |t: Matrix| t.gt(0.0).select(t.exp(), t.cos()).sum_all() }
one! { ord_select_pred_only "ord.select.pred_only" |t: Vector| (t * t).ne_each(0.0).select(1.0, -1.0).sum_all() }

one! { ord_if_scalar_1 "ord.if.scalar_1" |t: Num| if t + 1.0 != 0.0 { t.powi(2) } else { t.powi(3) } }
one! { ord_if_scalar_minus_1 "ord.if.scalar_-1" |t: Num| if t + 1.0 != 0.0 { t.powi(2) } else { t.powi(3) } }
one! {
    ord_if_sum_has_zero "ord.if.sum_has_zero" |t: Vector| {
        let all = t.ne_each(0.0).select(1.0_f64, 0.0).min_all();
        let powers = if all > 0.0 { t.powi(2) } else { t.powi(3) };
        powers.sum_all()
    }
}

// The fourth of the values that the branches give is 0 in both.
macro_rules! branches_of_three {
    ($($name:ident $id:literal)*) => { $(
        one! {
            $name $id |t: Num| {
                let (a, b, c) = if t > 0.0 {
                    (t.powi(2), t.powi(3), t.powi(4))
                } else {
                    (t.powi(4), t.powi(3), t.powi(2))
                };
                a * b + c
            }
        }
    )* };
}
branches_of_three! { ord_if_tuple_2 "ord.if.tuple_2" ord_if_tuple_minus_1 "ord.if.tuple_-1" }

one! {
    ord_while_cube "ord.while.cube" |x: Num| {
        let mut y = x * 0.0 + 1.0;
        for _ in 0..3 {
            y *= x;
        }
        y
    }
}
one! {
    ord_while_shifted "ord.while.shifted" |x: Num| {
        let mut y = x * 0.0 + 1.0;
        for _ in 0..2 {
            y *= x - 2.0;
        }
        y
    }
}
one! {
    ord_while_additive "ord.while.additive" |x: Num| {
        let mut y = x * 0.0;
        for _ in 0..3 {
            y += x;
        }
        y
    }
}

// At a bound the operand has everything and the bound nothing; JAX gives a half to each.
two! { ord_clip_partials_sum "ord.clip.partials_sum" |t: Vector, lo: Num| t.clip(lo, 10.0).sum_all() }

#[test]
fn ord_clip_wrt_lower() {
    let case = case("ord.clip.wrt_lower");
    let t: Vector = case.input("t");
    let (value, dlo): (Num, Num) = value_and_grad!(|lo: &Num| t.clip(lo, 10.0).sum_all())(&case.input("lo"));
    case.value(&value).grad("lo", &dlo).done();
}

one! { ord_clip_mean "ord.clip.mean" |t: Vector| t.clip(-60.0, 60.0).mean_all() }
one! { ord_clip_mean_max "ord.clip.mean_max" |t: Vector| t.clip(-60.0, 60.0).maximum(0.0).mean_all() }

#[test]
fn ord_clip_mean_product() {
    let case = case("ord.clip.mean_product");
    let u: Vector = case.input("u");
    let (value, dt): (Num, Vector) =
        value_and_grad!(|t: &Vector| (t.clip(-60.0, 60.0) * &u).mean_all())(&case.input("t"));
    case.value(&value).grad("t", &dt).done();
}

one! { ord_misc_integer_like_square "ord.misc.integer_like_square" |x: Vector| (x * x).sum_all() }
// The remainder of Rust, whose derivative in the divisor is -trunc(x / y) = 1. Nx gives -floor(x / y) = 2.
two! { ord_misc_remainder_negative "ord.misc.remainder_negative" |x: Num, y: Num| x % y }
two! { ord_misc_pow_zero_base "ord.misc.pow_zero_base" |x: Num, y: Num| x.powf(y) }
