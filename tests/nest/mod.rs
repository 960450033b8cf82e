//! Every nesting of the five derivatives and maps, three deep, against polynomials: a polynomial stays one under each.
#![allow(unused_macros, unused_imports, dead_code, reason = "every test file takes what it needs")]

use crate::common::{Bar, Foo, L, Qux, near};
use tenzr::prelude::*;

/// Coefficients, lowest degree first.
pub type Polynomial = Vec<f64>;

pub const POINTS: [f64; 3] = [0.5, -1.5, 2.0];

pub fn foo() -> Tensor<f64, (Foo,)> {
    Tensor::from_slice([3], &POINTS).unwrap()
}

pub fn bar() -> Tensor<f64, (Bar,)> {
    Tensor::from_slice([3], &POINTS).unwrap()
}

pub fn qux() -> Tensor<f64, (Qux,)> {
    Tensor::from_slice([3], &POINTS).unwrap()
}

/// `x³ / 2 - x`: the innermost body.
pub fn innermost() -> Polynomial {
    vec![0.0, -1.0, 0.0, 0.5]
}

pub fn derivative(p: &[f64]) -> Polynomial {
    p.iter().enumerate().skip(1).map(|(i, c)| i as f64 * c).collect()
}

fn product(a: &[f64], b: &[f64]) -> Polynomial {
    let mut out = vec![0.0; a.len() + b.len()];
    for (i, x) in a.iter().enumerate() {
        for (j, y) in b.iter().enumerate() {
            out[i + j] += x * y;
        }
    }
    out
}

/// `a p + b x p'`
fn combined(p: &[f64], a: f64, b: f64) -> Polynomial {
    p.iter().enumerate().map(|(i, c)| a * c + b * i as f64 * c).collect()
}

/// What each derivative makes of a polynomial in [`nest!`].
pub fn applied(name: &str, p: &[f64]) -> Polynomial {
    match name {
        "grad" => derivative(p),
        "value_and_grad" => product(p, &derivative(p)),
        "vjp" => combined(p, 1.0, 1.0),
        "jvp" => combined(p, 1.0, -2.0),
        "vmap" => {
            let sum = |i: usize| POINTS.iter().map(|t| t.powi(i as i32)).sum::<f64>();
            p.iter().enumerate().map(|(i, c)| c * sum(i)).collect()
        }
        _ => unreachable!("{name}"),
    }
}

pub fn at(p: &[f64], x: f64) -> f64 {
    p.iter().rev().fold(0.0, |y, c| y * x + c)
}

/// `names` from the outermost to the innermost.
pub fn expected(names: &[&str]) -> Polynomial {
    names.iter().rev().fold(innermost(), |p, name| applied(name, &p))
}

pub fn check(names: &[&str], f: fn(&L) -> L) {
    let p = expected(names);
    for x in [0.7, -0.4, 1.3] {
        near(&format!("{names:?} at {x}"), &[f(&L::scalar(x)).item()], &[at(&p, x)], 1e-11);
    }
}

/// The body inside the derivatives listed, innermost first; each uses the axes it needs.
macro_rules! nest {
    ([expression] $x:ident; ; $axes:tt; $($body:tt)*) => { $($body)* };
    ([function $name:ident] $x:ident; ; $axes:tt; $($body:tt)*) => {
        #[differentiable]
        pub fn $name($x: &L) -> L { $($body)* }
    };
    ($to:tt $x:ident; grad $($rest:ident)*; [$a:ident $p:ident $($axes:ident)*]; $($body:tt)*) => {
        nest! { $to $x; $($rest)*; [$($axes)*]; grad!(|$x: &L| { $($body)* })($x) }
    };
    ($to:tt $x:ident; value_and_grad $($rest:ident)*; [$a:ident $p:ident $($axes:ident)*]; $($body:tt)*) => {
        nest! { $to $x; $($rest)*; [$($axes)*]; {
            let (v, g) = value_and_grad!(|$x: &L| { $($body)* })($x);
            v * g
        } }
    };
    ($to:tt $x:ident; vjp $($rest:ident)*; [$a:ident $p:ident $($axes:ident)*]; $($body:tt)*) => {
        nest! { $to $x; $($rest)*; [$($axes)*]; {
            let (y, pullback) = vjp!(|$x: &L| { $($body)* })($x);
            y + pullback($x)
        } }
    };
    ($to:tt $x:ident; jvp $($rest:ident)*; [$a:ident $p:ident $($axes:ident)*]; $($body:tt)*) => {
        nest! { $to $x; $($rest)*; [$($axes)*]; {
            let (y, t) = jvp!(|$x: &L| { $($body)* })($x, $x);
            y - 2.0 * t
        } }
    };
    ($to:tt $x:ident; vmap $($rest:ident)*; [$a:ident $p:ident $($axes:ident)*]; $($body:tt)*) => {
        nest! { $to $x; $($rest)*; [$($axes)*]; vmap!($a, |$x: &L| { $($body)* })(&($x * &$p())).sum_all() }
    };
}

/// One module for each outermost derivative, one in it for each middle one, one test for each innermost one.
macro_rules! nestings {
    ($x:ident => $($body:tt)*) => { nestings!(@outer $x { $($body)* }: grad value_and_grad vjp jvp vmap); };
    (@outer $x:ident $body:tt: $($a:ident)*) => { $(
        mod $a {
            use super::*;
            nestings!(@middle $x $body $a: grad value_and_grad vjp jvp vmap);
        }
    )* };
    (@middle $x:ident $body:tt $a:ident: $($b:ident)*) => { $(
        mod $b {
            use super::*;
            nestings!(@inner $x $body $a $b: grad value_and_grad vjp jvp vmap);
        }
    )* };
    (@inner $x:ident $body:tt $a:ident $b:ident: $($c:ident)*) => { $(
        #[test]
        fn $c() {
            check(
                &[stringify!($a), stringify!($b), stringify!($c)],
                |$x| nest!([expression] $x; $c $b $a; [Foo foo Bar bar Qux qux]; $body),
            );
        }
    )* };
}

/// One module for each outer derivative, and in it one function for each inner one, with its own derivatives.
macro_rules! nested_functions {
    ($x:ident => $($body:tt)*) => { nested_functions!(@outer $x { $($body)* }: grad value_and_grad vjp jvp vmap); };
    (@outer $x:ident $body:tt: $($a:ident)*) => { $(
        mod $a {
            use super::*;
            nested_functions!(@inner $x $body $a: grad value_and_grad vjp jvp vmap);
        }
    )* };
    (@inner $x:ident $body:tt $a:ident: $($b:ident)*) => {
        mod functions {
            use super::*;
            $( nest! { [function $b] $x; $b $a; [Foo foo Bar bar]; $body } )*
        }
        $(
            #[test]
            fn $b() {
                let names = [stringify!($a), stringify!($b)];
                check(&names, |x| functions::$b(x));
                let p = derivative(&expected(&names));
                let x = L::scalar(0.8);
                near("grad", &[functions::$b::grad(&x).item()], &[at(&p, 0.8)], 1e-11);
                near("jvp", &[functions::$b::jvp(&x, &x).1.item()], &[0.8 * at(&p, 0.8)], 1e-11);
                let per = vmap!(Qux, |x: &L| grad!(|x: &L| functions::$b(x))(x))(&qux());
                near("vmap of grad", &per.to_vec(), &POINTS.map(|x| at(&p, x)), 1e-10);
                let h = grad!(|x: &L| grad!(|x: &L| functions::$b(x))(x))(&x);
                near("grad of grad", &[h.item()], &[at(&derivative(&p), 0.8)], 1e-10);
            }
        )*
    };
}
