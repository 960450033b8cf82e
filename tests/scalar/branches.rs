//! `if`, `if let` and `match`, with values that live across them.

use crate::check::{check, outputs, scalar, slice, two};
use tenzr::prelude::*;

#[differentiable]
fn leaky(x: f64) -> f64 {
    if x > 0.0 { x } else { 0.1 * x }
}

#[differentiable]
fn huber(x: f64, delta: f64) -> f64 {
    let a = x.abs();
    if a <= delta { 0.5 * x * x } else { delta * (a - 0.5 * delta) }
}

#[differentiable]
fn bands(x: f64) -> f64 {
    if x < -1.0 {
        x.exp()
    } else if x < 0.0 {
        x * x
    } else if x < 1.0 {
        x.sin()
    } else {
        x.sqrt() + x.ln()
    }
}

#[differentiable]
fn no_else(x: f64, y: f64) -> f64 {
    let mut r = x * y;
    if x > y {
        r += x.sin();
    }
    if y > 2.0 {
        r *= y;
        r -= x;
    }
    r
}

#[test]
fn if_and_else() {
    scalar!(leaky).at([-2.0, -0.3, 0.4, 5.0]).gives(0.0, 0.0, 0.1).gives(-0.0, -0.0, 0.1).gives(3.0, 3.0, 1.0);
    two!(huber).at([[0.3, 1.0], [-0.3, 1.0], [4.0, 1.0], [-4.0, 1.5]]).gives([1.0, 1.0], 0.5, [1.0, 0.0]).gives(
        [-2.0, 0.5],
        0.875,
        [-0.5, 1.5],
    );
    scalar!(bands)
        .at([-3.0, -1.01, -0.99, -0.01, 0.01, 0.99, 1.01, 4.0])
        .gives(-1.0, 1.0, -2.0)
        .gives(0.0, 0.0, 1.0)
        .gives(1.0, 1.0, 1.5);
    two!(no_else).at([[1.0, 0.5], [0.5, 1.0], [3.0, 2.5], [1.0, 3.0]]).gives([1.0, 3.0], 8.0, [8.0, 6.0 - 1.0 + 1.0]);
}

#[differentiable]
fn both_sides_assign(x: f64, up: bool) -> f64 {
    let scale;
    let shift;
    if up {
        scale = x * 2.0;
        shift = 1.0;
    } else {
        scale = 3.0;
        shift = -x;
    }
    scale * x.sin() + shift * x
}

#[differentiable]
fn tuple_of_branch(x: f64, y: f64) -> f64 {
    let (small, large) = if x < y { (x, y) } else { (y, x) };
    small.exp() - large * large
}

#[differentiable]
fn nested(x: f64, y: f64) -> f64 {
    if x > 0.0 {
        let t = x * y;
        if y > 0.0 {
            if t > 1.0 { t.ln() } else { t - 1.0 }
        } else {
            let t = t * t;
            t + x
        }
    } else if y > 0.0 {
        (x - y).powi(3)
    } else {
        7.0
    }
}

#[differentiable]
fn as_expressions(x: f64) -> f64 {
    (if x > 1.0 { x * x } else { x } + if x > 2.0 { 1.0 } else { x.cos() }) * 2.0
}

#[test]
fn branches_as_values() {
    check!(both_sides_assign, |x| (x[0], true), |d| (d[0])).at([-0.7, 0.0, 1.3]);
    check!(both_sides_assign, |x| (x[0], false), |d| (d[0])).at([-0.7, 0.0, 1.3]);
    two!(tuple_of_branch).at([[0.2, 0.7], [0.7, 0.2], [-1.0, 3.0]]).gives(
        [1.0, 1.0],
        1f64.exp() - 1.0,
        [-2.0, 1f64.exp()],
    );
    two!(nested)
        .at([[2.0, 1.5], [0.5, 1.0], [0.5, -1.0], [-1.0, 2.0], [-1.0, -2.0]])
        .gives([-1.0, -2.0], 7.0, [0.0, 0.0])
        .gives([1.0, 1.0], 0.0, [1.0, 1.0]);
    scalar!(as_expressions).at([0.5, 1.5, 2.5]).gives(3.0, 20.0, 12.0);
}

#[differentiable]
fn by_literal(x: f64, kind: u32) -> f64 {
    match kind {
        0 => x,
        1 => x * x,
        2 | 3 => x.sin() * f64::from(kind),
        4..=6 => x.exp(),
        _ => -x,
    }
}

#[differentiable]
fn by_bool_and_str(x: f64, flag: bool, name: &str) -> f64 {
    let y = match flag {
        true => x.tanh(),
        false => x + 1.0,
    };
    match name {
        "square" => y * y,
        "cube" => y * y * y,
        _ => y,
    }
}

#[differentiable]
fn by_guard(x: f64, n: i32) -> f64 {
    match n {
        0 if x > 0.0 => x.ln(),
        0 => x * 2.0,
        m if m < 0 => x * f64::from(m),
        m @ 1..=9 => x.powi(m),
        m => x / f64::from(m),
    }
}

#[differentiable]
fn by_value(x: f64, y: f64) -> f64 {
    match x * y {
        p if p > 1.0 => p.ln(),
        p if p < -1.0 => (-p).sqrt(),
        p => p * x,
    }
}

#[differentiable]
fn by_tuple(x: f64, y: f64) -> f64 {
    match (x > 0.0, y > 0.0) {
        (true, true) => x * y,
        (true, false) => x.exp() + y,
        (false, true) => x - y * y,
        (false, false) => (x * x + y * y).sqrt(),
    }
}

#[differentiable]
fn by_float_range(x: f64) -> f64 {
    match x {
        ..0.0 => x.exp(),
        0.0..2.0 => 1.0 + x,
        _ => 3.0 + x.ln() - 2f64.ln(),
    }
}

#[test]
fn matches_on_literals_ranges_and_guards() {
    check!(by_literal, |x| (x[0], 0), |d| (d[0])).at([-0.8, 0.0, 1.7]);
    check!(by_literal, |x| (x[0], 1), |d| (d[0])).at([-0.8, 0.0, 1.7]);
    check!(by_literal, |x| (x[0], 3), |d| (d[0])).at([-0.8, 0.0]).gives(0.0, 0.0, 3.0);
    check!(by_literal, |x| (x[0], 5), |d| (d[0])).at([-0.8, 0.0, 1.7]);
    check!(by_literal, |x| (x[0], 7), |d| (d[0])).gives(2.0, -2.0, -1.0);
    check!(by_bool_and_str, |x| (x[0], true, "square"), |d| (d[0])).at([-0.8, 0.0, 1.7]);
    check!(by_bool_and_str, |x| (x[0], false, "cube"), |d| (d[0])).at([-0.8, 0.0]).gives(1.0, 8.0, 12.0);
    check!(by_bool_and_str, |x| (x[0], false, ""), |d| (d[0])).gives(1.0, 2.0, 1.0);
    check!(by_guard, |x| (x[0], 0), |d| (d[0])).at([-0.8, 1.7]).gives(0.0, 0.0, 2.0);
    check!(by_guard, |x| (x[0], -3), |d| (d[0])).gives(2.0, -6.0, -3.0);
    check!(by_guard, |x| (x[0], 4), |d| (d[0])).at([0.0, 0.3]).gives(2.0, 16.0, 32.0);
    check!(by_guard, |x| (x[0], 10), |d| (d[0])).gives(2.0, 0.2, 0.1);
    two!(by_value).at([[2.0, 1.5], [2.0, -1.5], [0.5, 0.5], [-0.5, 0.5]]).gives([1.0, 1.0], 1.0, [2.0, 1.0]);
    two!(by_tuple).at([[2.0, 1.5], [2.0, -1.5], [-2.0, 1.5], [-2.0, -1.5]]).gives([0.0, 1.0], -1.0, [1.0, -2.0]);
    scalar!(by_float_range).at([-1.0, 0.5, 1.9, 2.1]).gives(0.0, 1.0, 1.0).gives(2.0, 3.0, 0.5);
}

#[derive(Clone, Copy)]
enum Activation {
    Identity,
    Tanh,
    Scaled(i32),
    Powers { low: i32, high: i32 },
}

#[differentiable]
fn activate(x: f64, #[no_grad] kind: Activation) -> f64 {
    match kind {
        Activation::Identity => x,
        Activation::Tanh => x.tanh(),
        Activation::Scaled(k) if k > 0 => x * f64::from(k),
        Activation::Scaled(_) => 0.0,
        Activation::Powers { low, high } => x.powi(low) + x.powi(high),
    }
}

#[differentiable]
fn with_default(x: f64, bias: Option<f64>) -> f64 {
    let b = match bias {
        Some(b) => b * b,
        None => 1.0,
    };
    x * b
}

#[differentiable]
fn if_let(x: f64, bias: Option<f64>) -> f64 {
    if let Some(b) = bias { x + b * x } else { x.sin() }
}

#[differentiable]
fn if_let_chain(x: &[f64]) -> f64 {
    if let Some(first) = x.first()
        && *first > 0.0
    {
        first.ln()
    } else if let [_, second, ..] = x {
        second * second
    } else {
        0.5
    }
}

#[differentiable]
fn slice_patterns(x: &[f64]) -> f64 {
    match x {
        [] => 1.0,
        [a] => a.exp(),
        [a, b] => a * b,
        [first, .., last] => first - last * last,
    }
}

#[differentiable]
fn option_inside(x: f64, y: f64) -> f64 {
    let root = if x * y >= 0.0 { Some((x * y).sqrt()) } else { None };
    match root {
        Some(r) if r > 1.0 => r.ln(),
        Some(r) => r,
        None => x - y,
    }
}

#[test]
fn enums_and_options() {
    check!(activate, |x| (x[0], Activation::Identity), |d| (d[0])).at([-0.5, 0.0]);
    check!(activate, |x| (x[0], Activation::Tanh), |d| (d[0])).at([-0.5, 0.0]);
    check!(activate, |x| (x[0], Activation::Scaled(3)), |d| (d[0])).gives(2.0, 6.0, 3.0);
    check!(activate, |x| (x[0], Activation::Scaled(-3)), |d| (d[0])).gives(2.0, 0.0, 0.0);
    check!(activate, |x| (x[0], Activation::Powers { low: 1, high: 3 }), |d| (d[0])).gives(2.0, 10.0, 13.0);
    check!(with_default, |x| (x[0], Some(x[1])), |d| (d[0], Some(d[1]))).at([[1.5, 2.0], [-1.0, 0.0]]);
    check!(with_default, |x| (x[0], None), |d| (d[0], None)).gives(1.5, 1.5, 1.0);
    check!(if_let, |x| (x[0], Some(x[1])), |d| (d[0], Some(d[1]))).at([[1.5, 2.0], [-1.0, 0.0]]);
    check!(if_let, |x| (x[0], None), |d| (d[0], None)).at([0.0, 1.5]);
    slice!(if_let_chain)
        .at([vec![2.0], vec![2.0, 3.0], vec![-2.0, 3.0], vec![-1.0, 0.5, 4.0]])
        .gives([0.0; 0], 0.5, [0.0; 0])
        .gives(-1.0, 0.5, 0.0);
    slice!(slice_patterns)
        .at([vec![0.5], vec![0.5, 2.0], vec![0.5, 2.0, 3.0], vec![1.0, 2.0, 3.0, 4.0]])
        .gives([0.0; 0], 1.0, [0.0; 0])
        .gives([1.0, 2.0, 3.0], -8.0, [1.0, 0.0, -6.0]);
    two!(option_inside).at([[4.0, 1.0], [0.5, 0.5], [-1.0, 2.0], [-0.4, -0.4]]).gives([-1.0, 2.0], -3.0, [1.0, -1.0]);
}

#[differentiable]
fn effect_in_condition(x: f64) -> f64 {
    let mut t = x;
    if {
        t *= 2.0;
        t > 1.0
    } {
        t.ln()
    } else {
        t * t
    }
}

#[differentiable]
fn short_circuit(x: f64, y: f64) -> f64 {
    let mut calls = 0.0;
    if x > 0.0 && {
        calls += y;
        y > 0.0
    } {
        calls * x
    } else if x < -1.0 || {
        calls -= x;
        y > 1.0
    } {
        calls + x * y
    } else {
        calls * calls
    }
}

#[differentiable]
fn live_across(x: f64, y: f64) -> f64 {
    let a = x.sin();
    let b = a * y;
    let c = if b > 0.0 {
        let d = b.sqrt();
        d + a
    } else {
        a * a
    };
    let e = if c > 1.0 { b } else { c };
    a + b * c - e * y
}

#[differentiable]
fn same_value_on_both_sides(x: f64, y: f64) -> f64 {
    let mut a = x;
    let mut b = y;
    if a > b {
        (a, b) = (b, a);
    }
    a * 2.0 + b * b * b
}

#[differentiable]
fn early_return(x: f64) -> f64 {
    if x < 0.0 {
        return -x;
    }
    let y = x.sqrt();
    if y > 2.0 {
        return y * x;
    }
    y + 1.0
}

#[differentiable]
fn return_in_match(x: f64, n: usize) -> f64 {
    let y = match n {
        0 => return 3.0,
        1 => return x * x,
        2 => x.sin(),
        _ => x.cos(),
    };
    y * y
}

#[differentiable]
fn two_results(x: f64, y: f64) -> (f64, f64) {
    if x > y {
        return (x, y * y);
    }
    if y > 1.0 { (x * y, 0.0) } else { (1.0, x + y) }
}

#[differentiable]
fn matches_macro(x: f64, n: Option<u8>) -> f64 {
    if matches!(n, Some(1..=3)) { x * x } else { x }
}

#[differentiable]
fn unreachable_arm(x: f64, n: usize) -> f64 {
    match n % 2 {
        0 => x.exp(),
        1 => x * x,
        _ => unreachable!("a remainder by two"),
    }
}

#[test]
fn effects_and_values_that_live_across() {
    scalar!(effect_in_condition).at([-1.0, 0.2, 0.8]).gives(2.0, 4f64.ln(), 0.5).gives(0.5, 1.0, 4.0 * 0.5 * 2.0);
    two!(short_circuit)
        .at([[1.0, 2.0], [1.0, -2.0], [-2.0, 0.5], [-0.5, 2.0], [-0.5, 0.5], [0.5, -0.3]])
        .gives([1.0, 2.0], 2.0, [2.0, 1.0])
        .gives([-0.5, 0.5], 0.25, [-1.0, 0.0]);
    two!(live_across).at([[0.5, 1.0], [2.0, 3.0], [-0.5, 1.0], [0.7, -2.0], [0.1, 0.3]]);
    two!(same_value_on_both_sides).at([[1.0, 2.0], [2.0, 1.0]]).gives([3.0, 2.0], 31.0, [27.0, 2.0]);
    scalar!(early_return).at([-1.0, 2.0, 9.0]).gives(4.0, 3.0, 0.25).gives(9.0, 27.0, 4.5);
    check!(return_in_match, |x| (x[0], 0), |d| (d[0])).gives(0.4, 3.0, 0.0);
    check!(return_in_match, |x| (x[0], 1), |d| (d[0])).gives(0.5, 0.25, 1.0);
    check!(return_in_match, |x| (x[0], 2), |d| (d[0])).at([-0.4, 0.4]);
    check!(return_in_match, |x| (x[0], 3), |d| (d[0])).at([-0.4, 0.4]);
    outputs!(two_results, |x| (x[0], x[1]), |d| (d[0], d[1])).at([[2.0, 1.0], [1.0, 2.0], [0.3, 0.5]]).gives(
        [0.3, 0.5],
        [1.0, 0.8],
        [1.0, 1.0],
    );
    check!(matches_macro, |x| (x[0], Some(2)), |d| (d[0])).gives(3.0, 9.0, 6.0);
    check!(matches_macro, |x| (x[0], None), |d| (d[0])).gives(3.0, 3.0, 1.0);
    check!(unreachable_arm, |x| (x[0], 4), |d| (d[0])).at([-0.4, 0.0]);
    check!(unreachable_arm, |x| (x[0], 5), |d| (d[0])).gives(3.0, 9.0, 6.0);
}
