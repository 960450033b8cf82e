//! From the name of an operation, the axes of its operands and its attributes to typed code.

use crate::common::{A, B, C, D};
use crate::forms::unknown;
use crate::harness::{Case, Golden};
use crate::{along, losses};
use tenzr_core::ops::{arith, compare, contract, elementwise, fit, loss, reduce, shape};

/// A family of operations stands in a file of its own here, as it does beside the cases.
pub fn run<E: Golden>(t: &Case<E>) {
    match (t.family, t.op) {
        ("functions", _) => crate::functions::run(t),
        ("joint", _) => crate::joint::run(t),
        ("compare", _) => comparison(t),
        ("scan", _) => along::scans(t),
        ("order", _) => along::orders(t),
        ("pool", _) => along::windows(t),
        ("moments", _) => along::reductions(t),
        ("normalise", _) => along::normalisations(t),
        (_, "add" | "sub" | "mul" | "div" | "maximum" | "minimum") => binary(t),
        (_, "mse" | "mae" | "huber" | "bce_with_logits" | "kl") => losses::run(t),
        ("contract", _) => product(t),
        ("reduce", _) => reduction(t),
        (_, "permute") => permute(t),
        (_, "broadcast") => broadcast(t),
        ("loss", _) => classes(t),
        ("elementwise", _) => function(t),
        ("conv", _) => crate::conv::run(t),
        ("discrete", _) => crate::discrete::run(t),
        ("index", _) => crate::index::run(t),
        ("moves", _) => crate::moves::run(t),
        ("views", _) => crate::views::run(t),
        ("gather", _) => crate::gather::run(t),
        ("linalg", _) => crate::linalg::run(t),
        (family, _) => unknown(t, family),
    }
}

fn function<E: Golden>(t: &Case<E>) {
    match t.op {
        "exp" => unary!(t, |x| elementwise::exp(x), |ct, _x, y| elementwise::exp_vjp(ct, y)),
        "ln" => unary!(t, |x| elementwise::ln(x), |ct, x, _y| elementwise::ln_vjp(ct, x)),
        "sqrt" => unary!(t, |x| elementwise::sqrt(x), |ct, _x, y| elementwise::sqrt_vjp(ct, y)),
        "tanh" => unary!(t, |x| elementwise::tanh(x), |ct, _x, y| elementwise::tanh_vjp(ct, y)),
        "sigmoid" => unary!(t, |x| elementwise::sigmoid(x), |ct, _x, y| elementwise::sigmoid_vjp(ct, y)),
        "relu" => unary!(t, |x| elementwise::relu(x), |ct, _x, y| elementwise::relu_vjp(ct, y)),
        "abs" => unary!(t, |x| elementwise::abs(x), |ct, x, _y| elementwise::abs_vjp(ct, x)),
        "square" => unary!(t, |x| elementwise::square(x), |ct, x, _y| elementwise::square_vjp(ct, x)),
        "recip" => unary!(t, |x| elementwise::recip(x), |ct, _x, y| elementwise::recip_vjp(ct, y)),
        "neg" => unary!(t, |x| arith::neg(x), |ct, _x, _y| arith::neg(ct)),
        "powi" => {
            let n = t.attr("exponent").as_i64().expect("an exponent") as i32;
            unary!(t, |x| elementwise::powi(x, n), |ct, x, _y| elementwise::powi_vjp(ct, x, n))
        }
        other => unknown(t, other),
    }
}

fn binary<E: Golden>(t: &Case<E>) {
    use contract::contract_like;
    use fit::fit_like;
    match t.op {
        "add" => broadcasting!(t, |x, z| arith::add(x, z), |ct, a, b, y| (fit_like(ct, a), fit_like(ct, b))),
        "sub" => broadcasting!(t, |x, z| arith::sub(x, z), |ct, a, b, y| (fit_like(ct, a), arith::sub_right(ct, b))),
        "mul" => {
            broadcasting!(t, |x, z| arith::mul(x, z), |ct, a, b, y| (contract_like(ct, b, a), contract_like(ct, a, b)))
        }
        "div" => broadcasting!(t, |x, z| arith::div(x, z), |ct, a, b, y| (
            arith::div_left(ct, b, a),
            arith::div_right(ct, b, y, b)
        )),
        "maximum" => broadcasting!(t, |x, z| compare::maximum(x, z), |ct, a, b, y| (
            compare::maximum_vjp(ct, a, b, a),
            compare::maximum_vjp(ct, b, a, b)
        )),
        "minimum" => broadcasting!(t, |x, z| compare::minimum(x, z), |ct, a, b, y| (
            compare::minimum_vjp(ct, a, b, a),
            compare::minimum_vjp(ct, b, a, b)
        )),
        other => unknown(t, other),
    }
}

fn product<E: Golden>(t: &Case<E>) {
    use contract::{contract_like, dot, outer};
    if t.op == "outer" {
        macro_rules! outers {
            ($($axes:literal $S:ty, $S2:ty;)*) => {
                match t.axes.as_str() {
                    $($axes => two!(t, $S, $S2, |x, z| outer(x, z), |ct, a, b, y| (contract_like(ct, b, a), contract_like(ct, a, b))),)*
                    other => unknown(t, other),
                }
            };
        }
        return outers! {
            "A,B" (A,), (B,); "AB,C" (A, B), (C,); "C,AB" (C,), (A, B); "AB,CD" (A, B), (C, D);
            "A," (A,), (); ",B" (), (B,); "," (), ();
        };
    }
    macro_rules! dots {
        ($($axes:literal / $over:literal $A:tt => $S:ty, $S2:ty;)*) => {
            match (t.axes.as_str(), t.attr_axes("axes").as_str()) {
                $(($axes, $over) => two!(t, $S, $S2, |x, z| dot(x, z, $A), |ct, a, b, y| (contract_like(ct, b, a), contract_like(ct, a, b))),)*
                (axes, over) => unknown(t, &format!("{axes} over {over}")),
            }
        };
    }
    dots! {
        "AB,BC" / "B" B => (A, B), (B, C);
        "BA,BC" / "B" B => (B, A), (B, C);
        "AB,CB" / "B" B => (A, B), (C, B);
        "BA,CB" / "B" B => (B, A), (C, B);
        "AB,B" / "B" B => (A, B), (B,);
        "AB,A" / "A" A => (A, B), (A,);
        "A,AB" / "A" A => (A,), (A, B);
        "B,AB" / "B" B => (B,), (A, B);
        "A,A" / "A" A => (A,), (A,);
        "AB,AB" / "AB" (A, B) => (A, B), (A, B);
        "AB,BA" / "AB" (A, B) => (A, B), (B, A);
        "ABC,BCD" / "BC" (B, C) => (A, B, C), (B, C, D);
        "ABC,CBD" / "BC" (B, C) => (A, B, C), (C, B, D);
        "BAC,DCB" / "BC" (B, C) => (B, A, C), (D, C, B);
        "ABC,ACD" / "C" C => (A, B, C), (A, C, D);
        "ABC,CDA" / "C" C => (A, B, C), (C, D, A);
        "BAC,ACD" / "C" C => (B, A, C), (A, C, D);
        "AB,AB" / "B" B => (A, B), (A, B);
        "ABC,AC" / "C" C => (A, B, C), (A, C);
        "AC,ABC" / "C" C => (A, C), (A, B, C);
        "ABC,ABC" / "C" C => (A, B, C), (A, B, C);
        "ABC,BACD" / "C" C => (A, B, C), (B, A, C, D);
        "ABC,ABCD" / "BC" (B, C) => (A, B, C), (A, B, C, D);
    }
}

fn reduction<E: Golden>(t: &Case<E>) {
    use reduce::*;
    let over = t.attr_axes(if t.attr("axis").is_null() { "axes" } else { "axis" });
    macro_rules! reductions {
        ($one:ident, $all:ident, |$ct:ident, $a:ident, $y:ident| $g:expr) => {
            match (t.axes.as_str(), over.as_str()) {
                ("AB", "B") => one!(t, (A, B), |x| $one(x, B), |$ct, $a, $y| $g),
                ("AB", "A") => one!(t, (A, B), |x| $one(x, A), |$ct, $a, $y| $g),
                ("AB", "AB") => one!(t, (A, B), |x| $one(x, (A, B)), |$ct, $a, $y| $g),
                ("ABC", "AC") => one!(t, (A, B, C), |x| $one(x, (A, C)), |$ct, $a, $y| $g),
                ("ABC", "B") => one!(t, (A, B, C), |x| $one(x, B), |$ct, $a, $y| $g),
                ("ABC", "ABC") => one!(t, (A, B, C), |x| $all(x), |$ct, $a, $y| $g),
                ("B", "B") => one!(t, (B,), |x| $all(x), |$ct, $a, $y| $g),
                ("A", "A") => one!(t, (A,), |x| $one(x, A), |$ct, $a, $y| $g),
                ("", "") => one!(t, (), |x| $all(x), |$ct, $a, $y| $g),
                (axes, over) => unknown(t, &format!("{axes} over {over}")),
            }
        };
    }
    macro_rules! row_functions {
        ($name:ident, $rule:ident) => {
            match (t.axes.as_str(), over.as_str()) {
                ("AB", "B") => one!(t, (A, B), |x| $name(x, B), |ct, _x, y| $rule(ct, y, B)),
                ("AB", "A") => one!(t, (A, B), |x| $name(x, A), |ct, _x, y| $rule(ct, y, A)),
                ("ABC", "B") => one!(t, (A, B, C), |x| $name(x, B), |ct, _x, y| $rule(ct, y, B)),
                ("B", "B") => one!(t, (B,), |x| $name(x, B), |ct, _x, y| $rule(ct, y, B)),
                (axes, over) => unknown(t, &format!("{axes} over {over}")),
            }
        };
    }
    macro_rules! indices {
        ($name:ident: $($axes:literal / $over:literal $A:ident $S:ty;)*) => {
            match (t.axes.as_str(), over.as_str()) {
                $(($axes, $over) => t.other_value(&$name(t.input::<$S>(0), $A), |i: usize| i as f64),)*
                (axes, over) => unknown(t, &format!("{axes} over {over}")),
            }
        };
    }
    match t.op {
        "sum" => reductions!(sum, sum_all, |ct, x, _y| fit::fit_like(ct, x)),
        "mean" => reductions!(mean, mean_all, |ct, x, _y| mean_vjp(ct, x)),
        "max" => reductions!(max, max_all, |ct, x, y| extreme_vjp(ct, x, y)),
        "min" => reductions!(min, min_all, |ct, x, y| extreme_vjp(ct, x, y)),
        "logsumexp" => reductions!(logsumexp, logsumexp_all, |ct, x, _y| logsumexp_vjp(ct, x)),
        "softmax" => row_functions!(softmax, softmax_vjp),
        "log_softmax" => row_functions!(log_softmax, log_softmax_vjp),
        "argmax" => {
            indices! { argmax: "AB" / "B" B (A, B); "AB" / "A" A (A, B); "ABC" / "B" B (A, B, C); "B" / "B" B (B,); }
        }
        _ => indices! { argmin: "AB" / "B" B (A, B); "AB" / "A" A (A, B); "ABC" / "B" B (A, B, C); "B" / "B" B (B,); },
    }
}

fn permute<E: Golden>(t: &Case<E>) {
    macro_rules! orders {
        ($($order:literal $P:tt <- $S:ty;)*) => {
            match t.attr_axes("order").as_str() {
                $($order => one!(t, $S, |x| shape::permute(x, $P), |ct, x, _y| fit::fit_like(ct, x)),)*
                other => unknown(t, other),
            }
        };
    }
    orders! {
        "" () <- (); "A" (A,) <- (A,); "AB" (A, B) <- (A, B); "BA" (B, A) <- (A, B);
        "BCA" (B, C, A) <- (A, B, C); "CAB" (C, A, B) <- (A, B, C); "CBA" (C, B, A) <- (A, B, C);
        "ACB" (A, C, B) <- (A, B, C); "BAC" (B, A, C) <- (A, B, C);
        "DBAC" (D, B, A, C) <- (A, B, C, D); "CDAB" (C, D, A, B) <- (A, B, C, D);
    }
}

/// New axes come first; the order of the case is a permutation of that.
fn broadcast<E: Golden>(t: &Case<E>) {
    let n = |axis: &str| t.extent(axis);
    macro_rules! wider {
        ($($from:literal $to:literal $S:ty => [$($A:ident $name:literal),*] $P:tt;)*) => {
            match (t.axes.as_str(), t.attr_axes("axes").as_str()) {
                $(($from, $to) => one!(
                    t, $S,
                    |x| { let _ = &n; $(let x = shape::broadcast(x, $A, n($name));)* shape::permute(x, $P) },
                    |ct, x, _y| fit::fit_like(ct, x)
                ),)*
                (from, to) => unknown(t, &format!("{from} to {to}")),
            }
        };
    }
    wider! {
        "B" "AB" (B,) => [A "A"] (A, B);
        "A" "AB" (A,) => [B "B"] (A, B);
        "" "AB" () => [A "A", B "B"] (A, B);
        "" "A" () => [A "A"] (A,);
        "" "" () => [] ();
        "AB" "AB" (A, B) => [] (A, B);
        "AC" "ABC" (A, C) => [B "B"] (A, B, C);
        "B" "ABC" (B,) => [A "A", C "C"] (A, B, C);
        "AB" "BCA" (A, B) => [C "C"] (B, C, A);
        "AC" "ABCD" (A, C) => [B "B", D "D"] (A, B, C, D);
    }
}

/// The losses over classes. From indices, cross-entropy is nll of a log-softmax.
fn classes<E: Golden>(t: &Case<E>) {
    use loss::{cross_entropy, cross_entropy_targets_vjp, cross_entropy_vjp, cross_entropy_with_factor, nll, nll_vjp};
    use reduce::{log_softmax, log_softmax_vjp};
    use tenzr_core::ops::divergence::{cross_entropy_at, cross_entropy_at_vjp};
    let over = t.attr_axes("axis");
    macro_rules! arms {
        ($($axes:literal / $over:literal $A:ident $S:ty, $I:ty;)*) => {
            match (t.op, t.axes.as_str(), over.as_str()) {
                $(("cross_entropy", $axes, $over) if t.attr("targets") == "probabilities" => two!(
                    t, $S, $S,
                    |z, p| cross_entropy(z, p, $A),
                    |ct, z, p, _y| (
                        cross_entropy_vjp(ct, &cross_entropy_with_factor(z, p, $A).1, z),
                        cross_entropy_targets_vjp(ct, z, $A, p)
                    )
                ),)*
                _ => by_index(t, &over),
            }
        };
    }
    arms! {
        "AC,AC" / "C" C (A, C), (A,);
        "CA,CA" / "C" C (C, A), (A,);
        "ABC,ABC" / "C" C (A, B, C), (A, B);
        "ABC,ABC" / "B" B (A, B, C), (A, C);
        "C,C" / "C" C (C,), ();
    }
    fn by_index<E: Golden>(t: &Case<E>, over: &str) {
        macro_rules! arms {
            ($($axes:literal / $over:literal $A:ident $S:ty, $I:ty;)*) => {
                match (t.op, t.axes.as_str(), over) {
                    $(("nll", $axes, $over) => {
                        let i = t.indices::<$I>(1);
                        one!(t, $S, |x| nll(x, &i, $A), |ct, x, _y| nll_vjp(ct, &i, $A, x))
                    })*
                    $(("cross_entropy_at", $axes, $over) => {
                        let i = t.indices::<$I>(1);
                        one!(t, $S, |z| cross_entropy_at(z, &i, $A), |ct, z, _y| cross_entropy_at_vjp(ct, z, &i, $A))
                    })*
                    $((_, $axes, $over) => {
                        let i = t.indices::<$I>(1);
                        one!(t, $S, |z| nll(log_softmax(z, $A), &i, $A), |ct, z, _y| {
                            let p = log_softmax(z, $A);
                            log_softmax_vjp(nll_vjp(ct, &i, $A, &p), &p, $A)
                        })
                    })*
                    (_, axes, over) => unknown(t, &format!("{axes} over {over}")),
                }
            };
        }
        arms! {
            "AC,A" / "C" C (A, C), (A,);
            "CA,A" / "C" C (C, A), (A,);
            "ABC,AB" / "C" C (A, B, C), (A, B);
            "ABC,AC" / "B" B (A, B, C), (A, C);
            "C," / "C" C (C,), ();
        }
    }
}

fn comparison<E: Golden>(t: &Case<E>) {
    use compare::{eq_each, ge, gt, le, lt, ne_each, select, select_vjp_first, select_vjp_second};
    macro_rules! comparisons {
        ($f:ident: $($axes:literal $S:ty, $S2:ty;)*) => {
            match t.axes.as_str() {
                $($axes => {
                    let (a, b) = (t.input::<$S>(0), t.input::<$S2>(1));
                    t.other_value(&$f::<E, _, _>(&a, &b), |v| f64::from(u8::from(v)));
                })*
                other => unknown(t, other),
            }
        };
        ($f:ident) => {
            comparisons! { $f:
                "AB,AB" (A, B), (A, B); "AB,B" (A, B), (B,); "A,AB" (A,), (A, B);
                "AB," (A, B), (); "," (), (); "B,B" (B,), (B,);
            }
        };
    }
    macro_rules! selections {
        ($($axes:literal $M:ty, $S:ty, $S2:ty;)*) => {
            match t.axes.as_str() {
                $($axes => {
                    let m = t.mask::<$M>(0);
                    let t = &t.without(0);
                    two!(t, $S, $S2, |a, b| select(&m, a, b), |ct, a, b, _y| (
                        select_vjp_first(ct, &m, a),
                        select_vjp_second(ct, &m, b)
                    ))
                })*
                other => unknown(t, other),
            }
        };
    }
    match t.op {
        "lt" => comparisons!(lt),
        "le" => comparisons!(le),
        "gt" => comparisons!(gt),
        "ge" => comparisons!(ge),
        "eq" => comparisons!(eq_each),
        "ne" => comparisons!(ne_each),
        _ => selections! {
            "AB,AB,AB" (A, B), (A, B), (A, B); "B,AB,AB" (B,), (A, B), (A, B); "AB,A,AB" (A, B), (A,), (A, B);
            "AB,AB," (A, B), (A, B), (); "AB,," (A, B), (), (); ",AB,AB" (), (A, B), (A, B); ",," (), (), ();
            "B,B,B" (B,), (B,), (B,);
        },
    }
}
