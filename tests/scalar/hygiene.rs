//! Names that generated code might use, and functions that macros write.

use crate::check::{check, scalar, slice, two};
use tenzr::prelude::*;

#[differentiable]
fn user_names(d_x: f64, ct: f64) -> f64 {
    let tape = d_x * ct;
    let adj = tape.sin();
    let d_tape = adj + ct;
    let __x = d_tape * d_x;
    let x = __x + 1.0;
    let dx = x * adj;
    let ret = dx - tape;
    let result = ret * 0.5;
    result + __x
}

#[differentiable]
fn words_of_the_compiler(primal: f64, tangent: f64, cotangent: f64) -> f64 {
    let value = primal * tangent;
    let pullback = |residual: f64| residual * cotangent;
    let want = pullback(value);
    let seed = want + primal;
    let grad = seed * seed;
    let vjp = grad.sqrt();
    let jvp = vjp - tangent;
    let zero = jvp * jvp;
    let out = zero;
    out
}

#[differentiable]
#[allow(non_snake_case)]
fn capital_names(R: f64, C: f64) -> f64 {
    let V = R * C;
    let T = V + R;
    const N: usize = 3;
    let mut B = T;
    for _ in 0..N {
        B = B * 0.5 + V;
    }
    B * T
}

#[differentiable]
fn generic_named_r<R: Real>(x: R, y: R) -> R {
    let one = R::ONE;
    x * y + x * one
}

#[differentiable]
fn r#type(r#match: f64, self_: f64) -> f64 {
    let r#loop = r#match * self_;
    r#loop * r#loop
}

#[differentiable]
fn one_name_many_times(x: f64) -> f64 {
    let x_0 = x;
    let x_1 = x_0 * x;
    let x = x_1 + x_0;
    let t = x * x;
    let t = t + x_1;
    let t1 = t * x_0;
    let t2 = t1;
    t2 + t
}

#[differentiable]
fn dual(lit: f64, base: f64) -> f64 {
    let dual = lit + base;
    let real = dual * lit;
    let sum = real;
    let f64_ = sum * base;
    f64_
}

#[test]
fn names() {
    two!(user_names).at([[0.5, 1.2], [-1.0, 0.3]]);
    check!(words_of_the_compiler, |x| (x[0], x[1], x[2]), |d| (d[0], d[1], d[2]))
        .at([[0.5, 1.2, 0.7], [1.0, 0.3, 2.0]]);
    two!(capital_names).at([[0.5, 1.2], [-1.0, 0.3]]);
    check!(generic_named_r, |x| (x[0], x[1]), |d| (d[0], d[1])).gives([2.0, 3.0], 8.0, [4.0, 2.0]);
    two!(r#type).gives([2.0, 3.0], 36.0, [36.0, 24.0]);
    scalar!(one_name_many_times).at([0.5, -1.2]);
    two!(dual).gives([1.0, 2.0], 6.0, [8.0, 5.0]);
}

mod shadowed_prelude {
    use crate::check::{scalar, two};
    use tenzr::prelude::*;

    #[allow(dead_code)]
    struct Vec;

    #[allow(dead_code)]
    type Option = f64;

    #[allow(dead_code)]
    fn drop() {}

    #[allow(dead_code)]
    mod core {}

    #[allow(dead_code)]
    mod std {}

    #[differentiable]
    fn product(x: f64, y: f64) -> f64 {
        let mut s = 0.0;
        for i in 0..3 {
            s += if i == 1 { x * y } else { y.sin() };
        }
        s
    }

    #[differentiable]
    fn while_loop(x: f64) -> f64 {
        let mut v = x;
        while v > 1.0 {
            v *= 0.5;
        }
        v
    }

    #[test]
    fn items_of_the_user() {
        two!(product).at([[0.5, 1.2], [-1.0, 0.3]]);
        scalar!(while_loop).at([0.5, 3.0, 11.0]);
    }
}

macro_rules! polynomial {
    ($name:ident, $($c:literal),*) => {
        #[differentiable]
        fn $name(x: f64) -> f64 {
            let mut y = 0.0;
            $(
                y = y * x + $c;
            )*
            y
        }
    };
}
polynomial!(line, 2.0, 1.0);
polynomial!(parabola, 3.0, 0.0, -1.0);

macro_rules! binary {
    ($name:ident, |$a:ident, $b:ident| $body:expr) => {
        #[differentiable]
        fn $name($a: f64, $b: f64) -> f64 {
            let x = $b;
            let r = $body;
            r * x
        }
    };
}
binary!(swapped, |x, y| x * x + y);
binary!(same_word, |r, x| r * x);

macro_rules! module_of {
    ($name:ident, $f:ident, $n:ty) => {
        mod $name {
            use tenzr::prelude::*;

            #[differentiable]
            pub fn f(x: $n) -> $n {
                let x = x.$f();
                x * x
            }
        }
    };
}
module_of!(of_sin, sin, f64);
module_of!(of_exp, exp, f64);

#[test]
fn functions_written_by_macros() {
    scalar!(line).gives(3.0, 7.0, 2.0);
    scalar!(parabola).at([0.5]).gives(2.0, 11.0, 12.0);
    two!(swapped).at([[0.5, 1.2]]).gives([2.0, 3.0], 21.0, [12.0, 10.0]);
    two!(same_word).gives([2.0, 3.0], 18.0, [9.0, 12.0]);
    scalar!(of_sin::f).at([0.5, -2.0]);
    scalar!(of_exp::f).at([0.5, -2.0]);
}

macro_rules! square {
    ($e:expr) => {{
        let t = $e;
        t * t
    }};
}

/// Macros of std that hold no value to differentiate may stand in a body.
#[differentiable]
fn macros_of_std(x: &[f64]) -> f64 {
    assert!(!x.is_empty(), "at least one number");
    debug_assert_ne!(x.len(), usize::MAX);
    let v = vec![x[0]; 2];
    let w = vec![1.0, x[0] * 2.0];
    if x.len() > 100 {
        panic!("too long");
    }
    v[0] * v[1] + w[1]
}

#[differentiable]
fn constant_of_a_macro(x: f64) -> f64 {
    let k: f64 = square!(3.0);
    x * k
}

#[test]
fn macros_in_bodies() {
    slice!(macros_of_std).gives([3.0], 15.0, [8.0]).at([vec![0.5], vec![0.5, 2.0]]);
    scalar!(constant_of_a_macro).gives(2.0, 18.0, 9.0);
}

#[test]
fn functions_in_functions() {
    #[differentiable]
    fn square(x: f64) -> f64 {
        x * x
    }
    {
        #[differentiable]
        fn square(x: f64) -> f64 {
            x * x * x
        }
        scalar!(square).gives(2.0, 8.0, 12.0);
    }
    #[differentiable]
    fn outer(x: f64) -> f64 {
        square(x) + 1.0
    }
    scalar!(outer).gives(3.0, 10.0, 6.0);
}

/// Attributes and documentation stay on the function.
#[differentiable]
#[inline]
#[must_use]
#[doc(hidden)]
pub fn documented(#[allow(unused_variables)] x: f64, mut y: f64) -> f64 {
    y += 1.0;
    y * y
}

#[test]
fn attributes() {
    two!(documented).gives([5.0, 1.0], 4.0, [0.0, 4.0]);
}
