//! The checks of an operation by its number of operands: value, rule and tangent, and both rules on dual numbers.

use crate::harness::{Case, Golden};
use tenzr_core::Tensor;
use tenzr_core::axis::{Axes, Outermost, Tangent};
pub use tenzr_core::runtime::{constant, dual, primal, tangent_of};

pub type Level = Tangent<Outermost>;

/// The cotangent of a case, with the type of the result.
pub fn cotangent_of<E: Golden, S: Axes>(case: &Case<E>, _: &Tensor<E, S>) -> Tensor<E, S> {
    case.cotangent()
}

/// An operation of one operand: its value on a shared and on an owned operand, its rule, both on dual numbers.
macro_rules! one {
    ($t:ident, $S:ty, |$x:ident| $f:expr, |$ct:ident, $a:ident, $y:ident| $g:expr) => {{
        let p = $t.input::<$S>(0);
        let y = {
            let $x = &p;
            $f
        };
        $t.value(&y);
        $t.value(&{
            let $x = $t.input::<$S>(0);
            $f
        });
        if $t.has_cotangent() {
            let ct = $crate::forms::cotangent_of($t, &y);
            $t.gradient(0, &{
                let ($ct, $a, $y) = (ct.clone(), &p, &y);
                $g
            });
            let d = $crate::forms::dual::<$crate::forms::Level, _, _, _>(&p, $t.tangent::<$S>(0));
            let dy = {
                let $x = &d;
                $f
            };
            $t.value(&$crate::forms::primal::<$crate::forms::Level, _, _>(dy.clone()));
            $t.output_tangent(&$crate::forms::tangent_of::<$crate::forms::Level, _, _>(dy.clone()));
            let dg = {
                let ($ct, $a, $y) = ($crate::forms::constant::<$crate::forms::Level, _, _>(&ct), &d, &dy);
                $g
            };
            $t.gradient(0, &$crate::forms::primal::<$crate::forms::Level, _, _>(dg.clone()));
            $t.hvp(0, &$crate::forms::tangent_of::<$crate::forms::Level, _, _>(dg));
        }
    }};
}

/// As `one`, for two operands and both their rules.
macro_rules! two {
    ($t:ident, $S:ty, $S2:ty, |$x:ident, $z:ident| $f:expr, |$ct:ident, $a:ident, $b:ident, $y:ident| ($g:expr, $h:expr)) => {{
        let (p, q) = ($t.input::<$S>(0), $t.input::<$S2>(1));
        let y = {
            let ($x, $z) = (&p, &q);
            $f
        };
        $t.value(&y);
        $t.value(&{
            let ($x, $z) = ($t.input::<$S>(0), $t.input::<$S2>(1));
            $f
        });
        if $t.has_cotangent() {
            let ct = $crate::forms::cotangent_of($t, &y);
            $t.gradient(0, &{
                let ($ct, $a, $b, $y) = (ct.clone(), &p, &q, &y);
                let _ = (&$ct, $b, $y);
                $g
            });
            $t.gradient(1, &{
                let ($ct, $a, $b, $y) = (ct.clone(), &p, &q, &y);
                let _ = (&$ct, $a, $y);
                $h
            });
            let dp = $crate::forms::dual::<$crate::forms::Level, _, _, _>(&p, $t.tangent::<$S>(0));
            let dq = $crate::forms::dual::<$crate::forms::Level, _, _, _>(&q, $t.tangent::<$S2>(1));
            let dy = {
                let ($x, $z) = (&dp, &dq);
                $f
            };
            $t.value(&$crate::forms::primal::<$crate::forms::Level, _, _>(dy.clone()));
            $t.output_tangent(&$crate::forms::tangent_of::<$crate::forms::Level, _, _>(dy.clone()));
            let dg = {
                let ($ct, $a, $b, $y) = ($crate::forms::constant::<$crate::forms::Level, _, _>(&ct), &dp, &dq, &dy);
                let _ = (&$ct, $b, $y);
                $g
            };
            $t.gradient(0, &$crate::forms::primal::<$crate::forms::Level, _, _>(dg.clone()));
            $t.hvp(0, &$crate::forms::tangent_of::<$crate::forms::Level, _, _>(dg));
            let dh = {
                let ($ct, $a, $b, $y) = ($crate::forms::constant::<$crate::forms::Level, _, _>(&ct), &dp, &dq, &dy);
                let _ = (&$ct, $a, $y);
                $h
            };
            $t.gradient(1, &$crate::forms::primal::<$crate::forms::Level, _, _>(dh.clone()));
            $t.hvp(1, &$crate::forms::tangent_of::<$crate::forms::Level, _, _>(dh));
        }
    }};
}

/// As `one`, for three operands and their rules.
macro_rules! three {
    ($t:ident, $S:ty, $S2:ty, $S3:ty, |$x:ident, $z:ident, $w:ident| $f:expr,
        |$ct:ident, $a:ident, $b:ident, $c:ident| ($($g:expr),*)) => {{
        let (p, q, r) = ($t.input::<$S>(0), $t.input::<$S2>(1), $t.input::<$S3>(2));
        let y = {
            let ($x, $z, $w) = (&p, &q, &r);
            $f
        };
        $t.value(&y);
        $t.value(&{
            let ($x, $z, $w) = ($t.input::<$S>(0), $t.input::<$S2>(1), $t.input::<$S3>(2));
            $f
        });
        if $t.has_cotangent() {
            let given = $crate::forms::cotangent_of($t, &y);
            let ($ct, $a, $b, $c) = (given.clone(), &p, &q, &r);
            let (g, h, k) = ($($g),*);
            $t.gradient(0, &g);
            $t.gradient(1, &h);
            $t.gradient(2, &k);
            let p = $crate::forms::dual::<$crate::forms::Level, _, _, _>(&p, $t.tangent::<$S>(0));
            let q = $crate::forms::dual::<$crate::forms::Level, _, _, _>(&q, $t.tangent::<$S2>(1));
            let r = $crate::forms::dual::<$crate::forms::Level, _, _, _>(&r, $t.tangent::<$S3>(2));
            let dy = {
                let ($x, $z, $w) = (&p, &q, &r);
                $f
            };
            $t.value(&$crate::forms::primal::<$crate::forms::Level, _, _>(dy.clone()));
            $t.output_tangent(&$crate::forms::tangent_of::<$crate::forms::Level, _, _>(dy));
            let ct = $crate::forms::constant::<$crate::forms::Level, _, _>(&given);
            let ($ct, $a, $b, $c) = (ct, &p, &q, &r);
            let (g, h, k) = ($($g),*);
            $t.gradient(0, &$crate::forms::primal::<$crate::forms::Level, _, _>(g.clone()));
            $t.hvp(0, &$crate::forms::tangent_of::<$crate::forms::Level, _, _>(g));
            $t.gradient(1, &$crate::forms::primal::<$crate::forms::Level, _, _>(h.clone()));
            $t.hvp(1, &$crate::forms::tangent_of::<$crate::forms::Level, _, _>(h));
            $t.gradient(2, &$crate::forms::primal::<$crate::forms::Level, _, _>(k.clone()));
            $t.hvp(2, &$crate::forms::tangent_of::<$crate::forms::Level, _, _>(k));
        }
    }};
}

macro_rules! triples {
    ($t:ident, |$x:ident, $z:ident, $w:ident| $f:expr, |$ct:ident, $a:ident, $b:ident, $c:ident| ($g:expr, $h:expr, $k:expr)) => {
        triples!(@ $t, [|$x, $z, $w| $f, |$ct, $a, $b, $c| ($g, $h, $k)]
            ",," (), (), (); "B,B,B" (B,), (B,), (B,); "AB,AB,AB" (A, B), (A, B), (A, B);
            "AB,A,A" (A, B), (A,), (A,); "B,B,AB" (B,), (B,), (A, B); "ABC,," (A, B, C), (), ();)
    };
    (@ $t:ident, $code:tt $($key:literal $S:ty, $S2:ty, $S3:ty;)*) => {
        match $t.axes.as_str() {
            $($key => triples!(# $t, $S, $S2, $S3, $code),)*
            other => $crate::forms::unknown($t, other),
        }
    };
    (# $t:ident, $S:ty, $S2:ty, $S3:ty, [$($code:tt)*]) => { three!($t, $S, $S2, $S3, $($code)*) };
}

macro_rules! unary {
    ($t:ident, |$x:ident| $f:expr, |$ct:ident, $a:ident, $y:ident| $g:expr) => {
        match $t.axes.as_str() {
            "" => one!($t, (), |$x| $f, |$ct, $a, $y| $g),
            "B" => one!($t, (B,), |$x| $f, |$ct, $a, $y| $g),
            "AB" => one!($t, (A, B), |$x| $f, |$ct, $a, $y| $g),
            "ABC" => one!($t, (A, B, C), |$x| $f, |$ct, $a, $y| $g),
            other => $crate::forms::unknown($t, other),
        }
    };
}

macro_rules! broadcasting {
    ($t:ident, |$x:ident, $z:ident| $f:expr, |$ct:ident, $a:ident, $b:ident, $y:ident| ($g:expr, $h:expr)) => {
        broadcasting!(@ $t, [|$x, $z| $f, |$ct, $a, $b, $y| ($g, $h)]
            "," (), (); "A,A" (A,), (A,); "B,B" (B,), (B,); "AB,AB" (A, B), (A, B); "ABC,ABC" (A, B, C), (A, B, C);
            "AB,A" (A, B), (A,); "AB,B" (A, B), (B,); "A,AB" (A,), (A, B); "AB," (A, B), (); ",AB" (), (A, B);
            "ABC,B" (A, B, C), (B,); "C,AC" (C,), (A, C); "ABC,CA" (A, B, C), (C, A);)
    };
    (@ $t:ident, $code:tt $($key:literal $S:ty, $S2:ty;)*) => {
        match $t.axes.as_str() {
            $($key => broadcasting!(# $t, $S, $S2, $code),)*
            other => $crate::forms::unknown($t, other),
        }
    };
    (# $t:ident, $S:ty, $S2:ty, [$($code:tt)*]) => { two!($t, $S, $S2, $($code)*) };
}

pub fn unknown<E: Golden>(case: &Case<E>, what: &str) -> ! {
    panic!("{}: no code for {what}", case.id())
}
