//! Calls: functions, modules, methods, recursion, nested functions, closures and functions as arguments.

use crate::check::{check, flat_fields, init, last, method, outputs, scalar, slice, two};
use tenzr::prelude::*;

#[differentiable]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn norm(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        s += square(*v);
    }
    s.sqrt()
}

#[differentiable]
fn polar(r: f64, phi: f64) -> (f64, f64) {
    (r * phi.cos(), r * phi.sin())
}

#[differentiable]
fn uses_results(r: f64, phi: f64) -> f64 {
    let (x, y) = polar(r, phi);
    let again = polar(x, y);
    again.0 * y + square(again.1)
}

#[differentiable]
fn called_twice(x: f64) -> f64 {
    square(square(x) + 1.0) * square(3.0) + square(x.sin())
}

#[differentiable]
fn gradient_not_wanted(x: f64, y: f64) -> f64 {
    let (a, _) = polar(2.0, y);
    a * x + polar(x, 0.5).1
}

#[test]
fn functions() {
    slice!(norm).at([vec![3.0, 4.0], vec![1.0, -2.0, 2.0], vec![5.0]]).gives([3.0, 4.0], 5.0, [0.6, 0.8]);
    slice!(norm).gives([0.0; 0], 0.0, [0.0; 0]);
    two!(uses_results).at([[1.0, 0.5], [-2.0, 1.5], [0.3, 0.0]]);
    scalar!(called_twice).at([0.5, -1.5]).gives(0.0, 9.0, 0.0);
    two!(gradient_not_wanted).at([[1.0, 0.5], [-2.0, 1.5]]);
    outputs!(polar, |x| (x[0], x[1]), |d| (d[0], d[1])).at([[1.0, 0.5], [0.0, 1.5]]);
}

mod geometry {
    use tenzr::prelude::*;

    #[differentiable]
    pub fn area(w: f64, h: f64) -> f64 {
        w * h
    }

    pub mod solid {
        use tenzr::prelude::*;

        #[differentiable]
        pub fn volume(w: f64, h: f64, d: f64) -> f64 {
            super::area(w, h) * d
        }
    }
}

#[differentiable]
fn cost(w: f64, h: f64) -> f64 {
    geometry::solid::volume(w, h, 2.0) + self::geometry::area(h, h) + crate::calls::square(w)
}

#[test]
fn modules() {
    two!(cost).at([[1.0, 2.0], [0.0, -3.0]]).gives([1.0, 2.0], 9.0, [6.0, 6.0]);
    check!(geometry::solid::volume, |x| (x[0], x[1], x[2]), |d| (d[0], d[1], d[2])).gives(
        [2.0, 3.0, 5.0],
        30.0,
        [15.0, 10.0, 6.0],
    );
}

/// A spring with a damper.
#[differentiable]
#[derive(Clone, Copy, Debug, PartialEq)]
struct Spring {
    stiffness: f64,
    length: f64,
}
flat_fields!(Spring: stiffness, length);

#[differentiable]
impl Spring {
    fn energy(&self, x: f64) -> f64 {
        let stretch = x - self.length;
        0.5 * self.stiffness * stretch * stretch
    }

    fn energy_of_all(&self, xs: &[f64]) -> f64 {
        xs.iter().map(|x| self.energy(*x)).sum()
    }

    fn into_period(self, mass: f64) -> f64 {
        std::f64::consts::TAU * (mass / self.stiffness).sqrt()
    }

    fn soften(&mut self, by: f64) {
        self.stiffness *= by;
        self.length += by;
    }

    fn softened_energy(mut self, by: f64, x: f64) -> f64 {
        self.soften(by);
        self.energy(x)
    }

    fn new(stiffness: f64, length: f64) -> Self {
        Self { stiffness: stiffness.exp(), length }
    }
}

fn spring(x: &[f64]) -> Spring {
    Spring { stiffness: x[0], length: x[1] }
}

#[differentiable]
fn made_and_used(k: f64, x: f64) -> f64 {
    let mut s = Spring::new(k, x * 0.5);
    s.soften(x);
    s.energy(k) + s.into_period(x)
}

#[differentiable]
fn given(s: &Spring, x: f64) -> f64 {
    s.energy(x) * s.length
}

#[test]
fn methods() {
    method!(Spring::energy[energy_grad, energy_value_and_grad, energy_vjp, energy_jvp],
        |x| (&spring(x), x[2]), |d| (&spring(d), d[2]))
    .at([[2.0, 1.0, 3.0], [-1.0, 0.5, 0.2]])
    .gives([2.0, 1.0, 3.0], 4.0, [2.0, -4.0, 4.0]);
    method!(Spring::energy_of_all
            [energy_of_all_grad, energy_of_all_value_and_grad, energy_of_all_vjp, energy_of_all_jvp],
        |x| (&spring(x), &x[2..]), |d| (&spring(d), &d[2..]))
    .at([vec![2.0, 1.0], vec![2.0, 1.0, 3.0], vec![-1.0, 0.5, 0.2, 4.0, -1.0]]);
    method!(Spring::into_period[into_period_grad, into_period_value_and_grad, into_period_vjp, into_period_jvp],
        |x| (spring(x), x[2]), |d| (spring(d), d[2]))
    .at([[2.0, 1.0, 3.0]]);
    method!(Spring::softened_energy
            [softened_energy_grad, softened_energy_value_and_grad, softened_energy_vjp, softened_energy_jvp],
        |x| (spring(x), x[2], x[3]), |d| (spring(d), d[2], d[3]))
    .at([[2.0, 1.0, 0.5, 3.0], [1.5, -1.0, 2.0, 0.3]]);
    two!(made_and_used).at([[0.3, 1.5], [-0.5, 0.7]]);
    check!(given, |x| (&spring(x), x[2]), |d| (&spring(d), d[2])).at([[2.0, 1.0, 3.0], [0.0, 0.5, 0.2]]);
    let (ds, dx) = given::grad(&Spring { stiffness: 2.0, length: 1.0 }, 3.0);
    assert_eq!((ds, dx), (Spring { stiffness: 2.0, length: 0.0 }, 4.0));
    assert_eq!(Spring { stiffness: 2.0, length: 1.0 }.energy_grad(3.0).0, Spring { stiffness: 2.0, length: -4.0 });
}

#[differentiable]
fn power(x: f64, n: u32) -> f64 {
    if n == 0 {
        1.0
    } else if n % 2 == 0 {
        let h = power(x, n / 2);
        h * h
    } else {
        x * power(x, n - 1)
    }
}

#[differentiable]
fn horner(c: &[f64], x: f64) -> f64 {
    match c {
        [] => 0.0,
        [first, rest @ ..] => first + x * horner(rest, x),
    }
}

#[differentiable]
fn halved_until_small(x: f64) -> f64 {
    if x.abs() < 1.0 { x.sin() } else { halved_until_small(x / 2.0) + x }
}

#[differentiable]
fn fibonacci_like(x: f64, n: usize) -> f64 {
    if n < 2 { x } else { fibonacci_like(x, n - 1) * 0.5 + fibonacci_like(x * 0.9, n - 2).cos() }
}

#[differentiable(recursive)]
fn even(x: f64, n: usize) -> f64 {
    if n == 0 { x } else { odd(x * 1.5, n - 1) + 1.0 }
}

#[differentiable]
fn odd(x: f64, n: usize) -> f64 {
    if n == 0 { x * x } else { even(x.sin(), n - 1) }
}

#[differentiable]
fn cofactors(a: &[f64], n: usize) -> f64 {
    if n == 0 {
        return 1.0;
    }
    let mut sum = 0.0;
    let mut sign = 1.0;
    for column in 0..n {
        let mut minor = Vec::with_capacity((n - 1) * (n - 1));
        for i in 1..n {
            for j in 0..n {
                if j != column {
                    minor.push(a[i * n + j]);
                }
            }
        }
        sum += sign * a[column] * cofactors(&minor, n - 1);
        sign = -sign;
    }
    sum
}

#[test]
fn recursion() {
    check!(power, |x| (x[0], 0), |d| (d[0])).gives(2.0, 1.0, 0.0);
    check!(power, |x| (x[0], 1), |d| (d[0])).gives(2.0, 2.0, 1.0);
    check!(power, |x| (x[0], 10), |d| (d[0])).at([0.7, -1.2]).gives(2.0, 1024.0, 5120.0).gives(0.0, 0.0, 0.0);
    check!(horner, |x| (init(x), last(x)), |d| (init(d), last(d))).at([
        vec![0.5],
        vec![0.5, 3.0],
        vec![-2.0, 1.0, 2.0, 3.0],
    ]);
    scalar!(halved_until_small).at([0.4, 3.0, -11.0]);
    check!(fibonacci_like, |x| (x[0], 7), |d| (d[0])).at([0.4, -1.0]);
    check!(even, |x| (x[0], 0), |d| (d[0])).gives(0.4, 0.4, 1.0);
    check!(even, |x| (x[0], 5), |d| (d[0])).at([0.4, -0.3]);
    check!(odd, |x| (x[0], 4), |d| (d[0])).at([0.4, -0.3]);
    check!(cofactors, |x| (x, 3), |d| (d)).at([[2.0, 1.0, 3.0, 0.5, -1.0, 4.0, 1.5, 2.5, 0.0]]).gives(
        [0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 0.0, 3.0, 4.0],
        0.0,
        [-2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    );
    check!(cofactors, |x| (x, 0), |d| (d)).gives([0.0; 0], 1.0, [0.0; 0]);
    check!(cofactors, |x| (x, 1), |d| (d)).gives(3.0, 3.0, 1.0);
}

/// The sum of the products along all ways down a triangle; `taken` counts the ways.
#[differentiable]
fn ways(a: &[f64], row: usize, at: usize, rows: usize, taken: &mut usize) -> f64 {
    if row == rows {
        *taken += 1;
        return 1.0;
    }
    let mut sum = 0.0;
    for side in 0..2 {
        let k = row * rows + (at + side) % rows;
        sum += a[k] * ways(a, row + 1, at + side, rows, taken);
    }
    sum
}

/// What flows back into a call depends on the call where `n` is odd.
#[differentiable]
fn partly_known(x: f64, scale: f64, n: usize) -> f64 {
    if n == 0 {
        return x * scale;
    }
    let linear = scale * partly_known(x * 0.9, scale, n - 1);
    if n % 2 == 0 {
        return linear + x;
    }
    let inner = partly_known(x + scale, x, n - 1);
    inner * inner * 0.1 - linear
}

/// Both arguments of the call are the same variable, and the result is used twice.
#[differentiable]
fn same_twice(x: f64, y: f64, n: usize) -> f64 {
    if n == 0 { x * y * y } else { y * same_twice(x, x, n - 1) + x * same_twice(y, x, n - 1) }
}

/// The argument is overwritten before and after the call.
#[differentiable]
fn overwritten(x: &[f64], n: usize) -> f64 {
    let mut sum = 0.0;
    if n > 0 {
        let mut y = x.to_vec();
        for i in 0..y.len() {
            y[i] *= 0.5 + i as f64;
            sum += x[i] * overwritten(&y, n - 1);
            y[i] = x[0];
        }
    } else {
        for v in x {
            sum += v * v;
        }
    }
    sum
}

#[test]
fn recursion_in_one_sweep_is_recursion_in_two() {
    let near = |a: &[f64], b: &[f64]| {
        assert_eq!(a.len(), b.len());
        for (a, b) in a.iter().zip(b) {
            assert!((a - b).abs() <= 1e-13 * (1.0 + a.abs()), "{a} is not {b}");
        }
    };
    let a: Vec<f64> = (0..16).map(|i| f64::from(i * 7 % 11) * 0.3 - 1.2).collect();
    let (mut once, mut twice) = (0, 0);
    let by_grad = ways::grad(&a, 0, 1, 4, &mut once);
    let (_, pullback) = ways::vjp(&a, 0, 1, 4, &mut twice);
    assert_eq!((once, twice), (16, 16));
    near(&by_grad, &pullback(1.0));

    let (dx, dscale) = partly_known::grad(0.7, 1.1, 5);
    let by_vjp = partly_known::vjp(0.7, 1.1, 5).1(1.0);
    near(&[dx, dscale], &[by_vjp.0, by_vjp.1]);

    let (dx, dy) = same_twice::grad(0.7, -0.4, 3);
    let by_vjp = same_twice::vjp(0.7, -0.4, 3).1(1.0);
    near(&[dx, dy], &[by_vjp.0, by_vjp.1]);

    near(&overwritten::grad(&a[..3], 2), &overwritten::vjp(&a[..3], 2).1(1.0));

    check!(ways, |x| (x, 0, 0, 2, &mut 0), |d| (d)).at([[0.3, -1.2, 2.0, 0.7]]);
    check!(partly_known, |x| (x[0], x[1], 4), |d| (d[0], d[1])).at([[0.7, 1.1], [-0.3, 0.4]]);
    check!(same_twice, |x| (x[0], x[1], 3), |d| (d[0], d[1])).at([[0.7, -0.4], [1.1, 0.6]]);
    check!(overwritten, |x| (x, 2), |d| (d)).at([[0.3, -1.2, 0.8]]);
}

#[differentiable]
fn nested_functions(x: f64, y: f64) -> f64 {
    const GAIN: f64 = 1.5;
    fn inner(a: f64, b: f64) -> f64 {
        fn innermost(a: f64) -> f64 {
            a.exp() * GAIN
        }
        innermost(a) + b * b
    }
    inner(x, y) * inner(y, 1.0)
}

#[differentiable]
fn closures(x: f64, y: f64) -> f64 {
    let scale = x * 2.0;
    let add = |a: f64| a * scale + y;
    let twice = |a| add(add(a));
    twice(y) + add(x)
}

#[differentiable]
fn closure_over_later_change(x: f64) -> f64 {
    let mut v = x;
    let doubled = {
        let old = v;
        move |a: f64| a * old
    };
    v += 1.0;
    doubled(v)
}

#[differentiable]
fn closure_that_mutates(x: f64, y: f64) -> f64 {
    let mut total = 0.0;
    let mut add = |a: f64| {
        total += a * y;
        total
    };
    let first = add(x);
    add(first);
    total * x
}

#[differentiable]
fn closure_with_branch(x: f64) -> f64 {
    let relu = |a: f64| if a > 0.0 { a } else { 0.0 };
    relu(x) + relu(-x * 3.0) + relu(1.0 - x)
}

#[differentiable]
fn closure_with_return(x: f64) -> f64 {
    let clip = |a: f64| {
        if a > 1.0 {
            return 1.0 + (a - 1.0) * 0.01;
        }
        a * a
    };
    clip(x) * clip(2.0 * x)
}

#[test]
fn nested_functions_and_closures() {
    two!(nested_functions).at([[0.3, 0.8], [-1.0, 0.0]]);
    two!(closures).at([[0.3, 0.8], [-1.0, 0.0]]).gives([1.0, 1.0], 10.0, [14.0, 8.0]);
    scalar!(closure_over_later_change).at([0.3, -1.0]).gives(2.0, 6.0, 5.0);
    two!(closure_that_mutates).at([[0.3, 0.8], [-1.0, 0.0]]).gives([2.0, 3.0], 48.0, [48.0, 28.0]);
    scalar!(closure_with_branch).at([-1.0, 0.5, 2.0]);
    scalar!(closure_with_return).at([0.3, 0.7, 2.0]);
}

#[differentiable]
fn trapezoid(f: impl Fn(f64) -> f64, a: f64, b: f64, n: usize) -> f64 {
    let h = (b - a) / n as f64;
    let mut s = 0.5 * (f(a) + f(b));
    for i in 1..n {
        s += f(a + h * i as f64);
    }
    s * h
}

#[differentiable]
fn integral_of_function(a: f64, b: f64) -> f64 {
    trapezoid(square, a, b, 8)
}

#[differentiable]
fn integral_of_closure(a: f64, k: f64) -> f64 {
    trapezoid(|t| (k * t).sin(), a, 2.0, 5) + trapezoid(f64::exp, 0.0, a, 1)
}

#[differentiable]
fn apply_twice<F: Fn(f64) -> f64>(f: F, x: f64) -> f64 {
    f(f(x))
}

#[differentiable]
fn compose<F, G>(f: F, g: G, x: f64) -> f64
where
    F: Fn(f64) -> f64,
    G: Fn(f64) -> f64,
{
    f(g(x)) - g(f(x))
}

#[differentiable]
fn higher_order(x: f64, y: f64) -> f64 {
    apply_twice(|t| t * y, x) + compose(square, |t| t + y, x) + apply_twice(square, y)
}

#[differentiable]
fn mapped_and_folded(x: &[f64], k: f64) -> f64 {
    let scaled: Vec<f64> = x.iter().map(|v| v * k).collect();
    scaled.iter().fold(k, |acc, v| acc * 0.5 + square(*v))
}

#[differentiable]
fn functions_by_name(x: &[f64]) -> f64 {
    x.iter().copied().map(square).map(f64::sqrt).map(f64::tanh).sum()
}

#[test]
fn functions_as_arguments() {
    two!(integral_of_function).at([[0.0, 1.0], [-1.0, 2.5]]);
    two!(integral_of_closure).at([[0.5, 1.0], [-1.0, 2.5]]);
    two!(higher_order).at([[0.5, 1.0], [-1.0, 0.3]]).gives([1.0, 2.0], 26.0, [8.0, 41.0]);
    check!(mapped_and_folded, |x| (init(x), last(x)), |d| (init(d), last(d))).at([
        vec![0.7],
        vec![0.7, 2.0],
        vec![1.5, -2.0, 0.3],
    ]);
    slice!(functions_by_name).at([vec![0.7], vec![-0.4, 2.0, 0.9]]).gives([0.0; 0], 0.0, [0.0; 0]);
}

#[differentiable(wrt(a, c))]
fn restricted(a: f64, b: f64, c: &[f64]) -> f64 {
    a * b * c[0] + c[1] * b
}

#[differentiable]
fn calls_restricted(b: f64) -> f64 {
    restricted(2.0, b, &[1.0, b]) + restricted(b, 3.0, &[b, 1.0])
}

#[test]
fn chosen_gradients() {
    check!(restricted, |x| (x[0], 3.0, &x[1..]), |d| (d[0], &d[1..])).gives([2.0, 5.0, 7.0], 51.0, [15.0, 6.0, 3.0]);
    scalar!(calls_restricted).at([0.5, -2.0]);
}

/// Two parameters, of which a call may give one without a derivative: by value, behind a reference, a struct, a literal.
#[differentiable]
fn weighed(a: [f64; 2], b: &[f64; 2]) -> f64 {
    let mut sum = 0.0;
    for i in 0..2 {
        sum += a[i] * b[i] * b[i];
    }
    sum
}

#[differentiable]
fn reduced(mut a: f64, b: f64) -> f64 {
    while a > 1.0 {
        a = a * 0.5 - b;
    }
    a * b
}

#[differentiable]
fn first_of(a: f64, n: usize) -> f64 {
    a.powi(n as i32)
}

#[differentiable]
fn last_of(n: usize, a: f64) -> f64 {
    a.powi(n as i32)
}

#[differentiable]
fn any<T: Real>(a: T, b: T) -> T {
    a * b + a
}

#[differentiable]
fn one_at_a_time(x: f64, #[no_grad] table: &[f64; 2]) -> f64 {
    let own = [x, x * x];
    let sums = weighed(*table, &own) + weighed(own, table) + weighed([1.0, 2.0], &own);
    let steps = reduced(x + 3.0, 0.25) + reduced(table[0] + 4.0, x * 0.1) + reduced(2.0, x);
    sums + steps + first_of(x, 3) + last_of(2, x) + any(x, table[1]) + any(2.0, x)
}

#[test]
fn one_argument_without_a_derivative() {
    check!(one_at_a_time, |x| (x[0], &[0.7, -1.3]), |d| (d[0])).at([0.4, 0.9]);
    // Forward mode does not meet the other argument's numbers.
    let value = |x: f64| one_at_a_time(x, &[0.7, -1.3]);
    assert_eq!(one_at_a_time::jvp(0.4, &[0.7, -1.3], 1.0).0, value(0.4));
}
