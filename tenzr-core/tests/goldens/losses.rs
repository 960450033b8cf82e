//! Losses of two operands that are broadcast by name, and divergences.

use crate::common::{A, B, C};
use crate::forms::unknown;
use crate::harness::{Case, Golden};
use tenzr_core::ops::divergence::{
    bce_with_logits, bce_with_logits_targets_vjp, bce_with_logits_vjp, kl, kl_targets_vjp, kl_vjp,
};
use tenzr_core::ops::regression::{huber, huber_vjp, mae, mae_vjp, mse, mse_vjp};

pub fn run<E: Golden>(t: &Case<E>) {
    macro_rules! pairs {
        (|$x:ident, $z:ident| $f:expr, |$ct:ident, $a:ident, $b:ident| ($g:expr, $h:expr)) => {
            pairs!(@ [|$x, $z| $f, |$ct, $a, $b, _y| ($g, $h)]
                "," (), (); "A,A" (A,), (A,); "AB,AB" (A, B), (A, B); "ABC,ABC" (A, B, C), (A, B, C);
                "AB,B" (A, B), (B,); "A,AB" (A,), (A, B); "AB," (A, B), ();)
        };
        (@ $code:tt $($key:literal $S:ty, $S2:ty;)*) => {
            match t.axes.as_str() {
                $($key => pairs!(# $S, $S2, $code),)*
                other => unknown(t, other),
            }
        };
        (# $S:ty, $S2:ty, [$($code:tt)*]) => { two!(t, $S, $S2, $($code)*) };
    }
    match t.op {
        "mse" => pairs!(|x, z| mse(x, z), |ct, a, b| (mse_vjp(ct, a, b, a), mse_vjp(ct, b, a, b))),
        "mae" => pairs!(|x, z| mae(x, z), |ct, a, b| (mae_vjp(ct, a, b, a), mae_vjp(ct, b, a, b))),
        "huber" => {
            let delta = t.attr("delta").as_f64().expect("a number");
            pairs!(|x, z| huber(x, z, delta), |ct, a, b| (huber_vjp(ct, a, b, delta, a), huber_vjp(ct, b, a, delta, b)))
        }
        "bce_with_logits" => pairs!(|x, z| bce_with_logits(x, z), |ct, a, b| (
            bce_with_logits_vjp(ct, a, b, a),
            bce_with_logits_targets_vjp(ct, a, b, b)
        )),
        _ => divergence(t),
    }
}

fn divergence<E: Golden>(t: &Case<E>) {
    macro_rules! over {
        ($($axes:literal $S:ty;)*) => {
            match t.axes.as_str() {
                $($axes => two!(t, $S, $S, |q, p| kl(q, p, C), |ct, q, p, _y| (
                    kl_vjp(ct, p, q),
                    kl_targets_vjp(ct, q, p, p)
                )),)*
                other => unknown(t, other),
            }
        };
    }
    over! { "AC,AC" (A, C); "CA,CA" (C, A); "ABC,ABC" (A, B, C); "C,C" (C,); }
}
