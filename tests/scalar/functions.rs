//! Functions that take functions: names, closures with what they capture, functions that are handed on.

use crate::check::{check, flat_fields, init, last, scalar, two};
use tenzr::prelude::*;

#[differentiable]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn quadratic(x: &[f64]) -> f64 {
    x.iter().enumerate().map(|(i, v)| (i + 1) as f64 * v * v).sum()
}

#[differentiable]
fn at(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    f(x)
}

#[differentiable]
fn at_pair(f: impl Fn(f64, f64) -> f64, x: f64, y: f64) -> f64 {
    f(x, y) + f(y, x) * 0.5
}

#[differentiable]
fn at_slice(f: &impl Fn(&[f64]) -> f64, x: &[f64]) -> f64 {
    let doubled: Vec<f64> = x.iter().map(|v| 2.0 * v).collect();
    f(x) * f(&doubled)
}

#[differentiable]
fn by_pointer(f: fn(f64) -> f64, x: f64) -> f64 {
    f(x) * x
}

#[differentiable]
fn by_object(f: &dyn Fn(f64) -> f64, x: f64) -> f64 {
    f(f(x) + 1.0)
}

#[differentiable]
fn indexed<F>(f: F, n: usize) -> f64
where
    F: Fn(usize) -> f64,
{
    (0..n).map(|i| f(i)).sum()
}

#[differentiable]
fn names_of_functions(x: f64, y: f64) -> f64 {
    at(square, x) + at(f64::sin, y) + at_pair(f64::hypot, x, y) + by_pointer(square, y) + by_object(&square, x)
}

#[differentiable]
fn names_of_functions_of_slices(x: &[f64]) -> f64 {
    at_slice(&quadratic, x)
}

#[test]
fn names() {
    two!(names_of_functions).at([[0.5, 1.2], [-1.0, 0.3]]);
    check!(names_of_functions_of_slices, |x| (x), |d| (d)).at([vec![0.5], vec![0.5, -1.2, 0.7]]);
}

/// A potential.
#[differentiable]
#[derive(Clone, Debug)]
struct Well {
    depth: f64,
    widths: Vec<f64>,
}
flat_fields!(Well: depth, widths);

#[differentiable]
fn captures_numbers(x: f64, k: f64) -> f64 {
    let scale = x * 2.0;
    let wave = |t: f64| (t * k).sin() * scale + x;
    at(wave, 0.3) + at(wave, k) + at(|t| t.powi(2) * 3.0, x) + at(|_| 2.5, k) + at(|_| k, x)
}

#[differentiable]
fn captures_lists(x: &[f64], k: f64) -> f64 {
    let squares: Vec<f64> = x.iter().map(|v| v * v).collect();
    let pair = [k, k * k];
    let order: Vec<usize> = (0..x.len()).rev().collect();
    let n = x.len();
    at(|t| x.iter().map(|v| v * t).sum::<f64>() * pair[1], k)
        + at(|t| squares[order[0]] * t + squares[n - 1] / (2.0 + pair[0] * pair[0]), x[0])
}

#[differentiable]
fn captures_constants(x: f64, #[no_grad] w: &[f64], marks: &[bool]) -> f64 {
    at(|t| w.iter().map(|w| w * t).sum::<f64>() + marks.len() as f64 * t * x, x)
}

#[differentiable]
fn captures_struct(well: &Well, x: f64) -> f64 {
    at(|t| well.depth * (t - well.widths[0]).powi(2) + well.widths[1] * t, x)
}

#[differentiable]
fn captures_what_changes(x: f64, n: usize) -> f64 {
    let mut v = x;
    let mut total = 0.0;
    for i in 0..n {
        total += at(|t| t * v + i as f64, x + v);
        v = at(|t| (t + v).cos(), total);
    }
    total
}

#[differentiable]
fn captures_place(x: &[f64], k: f64) -> f64 {
    let mut grid = vec![[0.0; 2]; x.len()];
    for (cell, v) in grid.iter_mut().zip(x) {
        cell[0] = *v;
        let seen = cell[0];
        cell[1] = at(|t| t * seen, k);
    }
    grid.iter().map(|c| at(|t| t * c[1] + c[0], k)).sum()
}

#[test]
fn closures_with_what_they_capture() {
    two!(captures_numbers).at([[0.5, 1.2], [-1.0, 0.3]]);
    check!(captures_lists, |x| (init(x), last(x)), |d| (init(d), last(d)))
        .at([vec![0.5, 1.2], vec![0.5, -0.4, 2.0, 1.2]]);
    check!(captures_constants, |x| (x[0], &[1.0, 3.0], &[true, false]), |d| (d[0]))
        .at([0.4, -1.5])
        .gives(2.0, 16.0, 12.0);
    check!(captures_struct, |x| (&Well { depth: x[0], widths: x[1..3].to_vec() }, x[3]), |d| (
        &Well { depth: d[0], widths: d[1..3].to_vec() },
        d[3]
    ))
    .at([[1.5, 0.3, -0.7, 0.9]]);
    check!(captures_what_changes, |x| (x[0], 0), |d| (d[0])).gives(0.3, 0.0, 0.0);
    check!(captures_what_changes, |x| (x[0], 4), |d| (d[0])).at([0.3, -0.8]);
    check!(captures_place, |x| (init(x), last(x)), |d| (init(d), last(d))).at([vec![0.7], vec![0.5, -0.4, 0.7]]);
}

#[differentiable]
fn closure_with_flow(x: f64, y: f64) -> f64 {
    at(
        |t| {
            if t > 1.0 {
                return t * y;
            }
            let mut s = 0.0;
            for i in 0..3 {
                if s > 2.0 {
                    break;
                }
                s += t.powi(i) * y;
            }
            match t {
                t if t < 0.0 => -s,
                _ => s * s,
            }
        },
        x,
    )
}

#[differentiable]
fn closure_of_two(x: f64, y: f64) -> f64 {
    at_pair(|a, b| a * b * b - x, y, x) + indexed(|i: usize| x.powi(i as i32) * y, 4)
}

#[differentiable]
fn closure_of_slice(x: &[f64], k: f64) -> f64 {
    at_slice(&|v: &[f64]| v[0] * k + v.iter().product::<f64>(), x)
}

#[test]
fn closures_of_all_kinds() {
    two!(closure_with_flow).at([[0.5, 0.7], [0.5, 3.0], [1.7, 0.6], [-0.8, 0.6]]);
    two!(closure_of_two).at([[0.5, 0.7], [-1.5, 3.0]]);
    check!(closure_of_slice, |x| (init(x), last(x)), |d| (init(d), last(d))).at([vec![0.5, 1.2], vec![0.5, -0.4, 1.2]]);
}

#[differentiable]
fn handed_on(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    at(&f, x) + by_object(&f, x * 0.5) + at(|t| f(t) * x, 2.0)
}

#[differentiable]
fn handed_on_to_iterator<F: Fn(f64) -> f64>(f: F, x: &[f64]) -> f64 {
    x.iter().copied().map(&f).sum::<f64>() + x.iter().map(|v| f(v * v)).sum::<f64>()
}

#[differentiable]
fn where_needed(f: impl Fn(f64) -> f64, x: f64, n: usize) -> f64 {
    let mut s = x;
    let mut i = 0;
    while i < n {
        s = if s > 1.0 { f(s) * 0.25 } else { s + f(x) };
        i += 1;
    }
    s
}

#[differentiable]
fn several_layers(x: f64, k: f64) -> f64 {
    let outer = |t: f64| at(|u| u * t + k, t);
    handed_on(outer, x)
        + handed_on(f64::tanh, k)
        + handed_on_to_iterator(|t| t * k - x, &[x, 1.0, k])
        + where_needed(|t| t * t * k, x, 3)
}

#[test]
fn functions_that_are_handed_on() {
    two!(several_layers).at([[0.5, 0.7], [-0.4, 1.3], [1.1, 0.4]]);
}

#[differentiable]
fn polar(r: f64, phi: f64) -> (f64, f64) {
    (r * phi.cos(), r * phi.sin())
}

#[differentiable]
fn with_pair(f: impl Fn(f64, f64) -> (f64, f64), x: f64) -> f64 {
    let (a, b) = f(x, 0.5);
    let (c, d) = f(b, a);
    c * a + d
}

#[differentiable]
fn rotations(x: f64, k: f64) -> f64 {
    with_pair(polar, x) + with_pair(|a, b| (a * k, b + k), x)
}

/// A step of the classical Runge-Kutta method for `y' = f(t, y)`.
#[differentiable]
fn runge_kutta(f: impl Fn(f64, &[f64]) -> Vec<f64>, t: f64, y: &[f64], h: f64) -> Vec<f64> {
    let moved = |k: &[f64], h: f64| -> Vec<f64> { y.iter().zip(k).map(|(y, k)| y + h * k).collect() };
    let k1 = f(t, y);
    let k2 = f(t + 0.5 * h, &moved(&k1, 0.5 * h));
    let k3 = f(t + 0.5 * h, &moved(&k2, 0.5 * h));
    let k4 = f(t + h, &moved(&k3, h));
    (0..y.len()).map(|i| y[i] + h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i])).collect()
}

#[differentiable]
fn pendulum(angle: f64, friction: f64, steps: usize) -> f64 {
    let mut y = vec![angle, 0.0];
    for i in 0..steps {
        let t = i as f64 * 0.1;
        y = runge_kutta(|t: f64, y: &[f64]| -> Vec<f64> { vec![y[1], -y[0].sin() - friction * y[1] + t] }, t, &y, 0.1);
    }
    y[0] * y[0] + y[1]
}

#[test]
fn results_that_are_no_numbers() {
    two!(rotations).at([[0.5, 0.7], [-0.4, 1.3]]);
    check!(pendulum, |x| (x[0], x[1], 0), |d| (d[0], d[1])).gives([2.0, 0.5], 4.0, [4.0, 0.0]);
    check!(pendulum, |x| (x[0], x[1], 5), |d| (d[0], d[1])).at([[0.5, 0.2], [-1.4, 0.3]]);
}

#[differentiable]
fn cubic(x: f64, k: f64) -> f64 {
    at(|t| t * t * t * k, x)
}

#[differentiable]
fn slope_of_cubic(x: f64, k: f64) -> f64 {
    let (dx, dk) = cubic::grad(x, k);
    dx + 2.0 * dk
}

#[differentiable]
fn bend_of_cubic(x: f64, k: f64) -> f64 {
    slope_of_cubic::grad(x, k).0
}

#[test]
fn higher_orders() {
    two!(slope_of_cubic).at([[0.5, 0.7]]).gives([2.0, 3.0], 52.0, [60.0, 12.0]);
    two!(bend_of_cubic).at([[0.5, 0.7]]).gives([2.0, 3.0], 60.0, [42.0, 12.0]);
}

#[differentiable]
fn single(f: impl Fn(f32) -> f32, x: f32) -> f32 {
    f(x) * x
}

#[differentiable]
fn single_caller(x: f32, k: f32) -> f32 {
    single(|t| t * k, x) + single(f32::sqrt, k)
}

#[differentiable]
fn generic<T: Real>(f: impl Fn(T) -> T, x: T) -> T {
    f(x) * x
}

#[differentiable]
fn generic_caller<T: Real>(x: T, k: T) -> T {
    generic(|t| t * k, x)
}

#[test]
fn other_numbers() {
    assert_eq!(single_caller::value_and_grad(2.0, 4.0), (24.0, (16.0, 7.0)));
    assert_eq!(generic_caller::value_and_grad(2.0, 4.0), (16.0, (16.0, 4.0)));
    assert_eq!(generic_caller::grad(2.0f32, 4.0), (16.0, 4.0));
}

#[test]
fn companions_take_functions_by_their_names() {
    assert_eq!(at::grad(square::function(), 3.0), 6.0);
    assert_eq!(at::value_and_grad(square::function(), 3.0), (9.0, 6.0));
    assert_eq!(at::jvp(square::function(), 3.0, 0.5), (9.0, 3.0));
    let (y, pullback) = at_slice::vjp(quadratic::function(), &[1.0, 2.0]);
    assert_eq!((y, pullback(1.0)), (9.0 * 36.0, vec![2.0 * 36.0 + 9.0 * 8.0, 8.0 * 36.0 + 9.0 * 32.0]));
    assert_eq!(at(square, 3.0), 9.0);
    assert_eq!(by_pointer::grad(square::function(), 2.0), 12.0);
}

/// What stands for a function is asked for its value at a point only.
#[differentiable]
fn by_value_only(x: f64) -> f64 {
    let n = at(square, x) as usize;
    let mut s = x;
    for _ in 0..n {
        s = at(|t| t * 1.5, s);
    }
    s
}

#[test]
fn values_without_derivative() {
    scalar!(by_value_only).at([1.5, 2.1, -1.8]);
}

#[differentiable]
fn of_eight(f: impl Fn(f64, f64, f64, f64, f64, f64, f64, &[f64]) -> f64, x: &[f64]) -> f64 {
    f(x[0], x[1], x[0] * x[1], 2.0, x[1].sin(), 0.5, x[0] + 1.0, x)
}

#[differentiable]
fn eight(a: f64, b: f64, c: f64, d: f64, e: f64, f: f64, g: f64, rest: &[f64]) -> f64 {
    a * b + c * d * e - f * g * g + rest.iter().sum::<f64>() * a
}

#[differentiable]
fn many_parameters(x: &[f64], k: f64) -> f64 {
    of_eight(&eight, x)
        + of_eight(
            |a: f64, b: f64, c: f64, d: f64, e: f64, f: f64, g: f64, rest: &[f64]| {
                (a * b * c + d * e) * k + f * g * rest[0]
            },
            x,
        )
}

#[differentiable]
fn many_captured(x: &[f64], k: f64) -> f64 {
    let (a, b, c) = (x[0] * k, x[1] + k, k * k);
    let (d, e, f) = (a * b, b * c, c * a);
    let (g, h, i) = (d.sin(), e.cos(), f.tanh());
    let (j, l) = (g * h, h * i);
    at(|t| t * a + b * c - d * e + f * g + h * i * t * t - j * l + k, x[0])
}

#[test]
fn larger_functions() {
    check!(many_parameters, |x| (init(x), last(x)), |d| (init(d), last(d))).at([[0.5, 1.2, 0.7]]);
    check!(many_captured, |x| (init(x), last(x)), |d| (init(d), last(d))).at([[0.5, 1.2, 0.7]]);
}

#[differentiable]
fn at_each(f: impl Fn(f64) -> f64, x: [f64; 3], k: f64) -> [f64; 3] {
    [f(x[0]) * k, f(x[1] * x[0]), f(k)]
}

#[differentiable]
fn over_all(f: impl Fn(f64) -> f64, x: &[f64]) -> Vec<f64> {
    x.iter().map(|v| f(v * v)).collect()
}

#[test]
fn jacobians_of_functions_that_take_functions() {
    let (of_x, of_k) = at_each::jacobian(square::function(), [1.0, 2.0, 3.0], 0.5);
    assert_eq!(of_x, [[1.0, 0.0, 0.0], [8.0, 4.0, 0.0], [0.0, 0.0, 0.0]]);
    assert_eq!(of_k, [1.0, 0.0, 1.0]);
    assert_eq!(at_each::jacrev(square::function(), [1.0, 2.0, 3.0], 0.5), (of_x, of_k));
    assert_eq!(at_each::jacfwd(square::function(), [1.0, 2.0, 3.0], 0.5), (of_x, of_k));
    let rows = over_all::jacobian(square::function(), &[1.0, 2.0]);
    assert_eq!(rows, vec![vec![4.0, 0.0], vec![0.0, 32.0]]);
    assert_eq!(over_all::jacrev(square::function(), &[1.0, 2.0]), rows);
}

/// Derivatives, in a body, of functions that take functions by their names.
#[differentiable]
fn derivatives_of_functions_that_take_functions(x: f64, k: f64) -> f64 {
    let (y, dx) = at::value_and_grad(square::function(), x * k);
    let (a, da) = at::jvp(square::function(), k, x);
    let (z, pullback) = at_pair::vjp(at_pair_of::function(), x, k);
    let (dz, dk) = pullback(y);
    y * dx + a * da + z * dz * dk
}

#[differentiable]
fn at_pair_of(a: f64, b: f64) -> f64 {
    a * a * b.sin()
}

#[differentiable]
fn second_of_functions_that_take_functions(x: f64, k: f64) -> f64 {
    let (dx, dk) = derivatives_of_functions_that_take_functions::grad(x, k);
    dx * dk
}

#[test]
fn nested_derivatives_of_functions_that_take_functions() {
    two!(derivatives_of_functions_that_take_functions).at([[0.5, 0.7], [-0.4, 1.3]]);
    two!(second_of_functions_that_take_functions).at([[0.5, 0.7], [-0.4, 1.3]]);
}
