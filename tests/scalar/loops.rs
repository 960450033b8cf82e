//! `for`, `while`, `loop` and `while let`, with `break`, `continue` and early return.

use crate::check::{check, init, last, outputs, scalar, slice, two};
use tenzr::prelude::*;

#[differentiable]
fn ranges(x: f64, n: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..n {
        s += x.powi(i as i32);
    }
    for i in 1..=n {
        s *= 1.0 + x / i as f64;
    }
    for i in (0..n).rev() {
        s = s * 0.5 + (x * i as f64).sin();
    }
    for i in (0..2 * n).step_by(2) {
        s -= x * i as f64;
    }
    for i in (1..=n).rev().step_by(3) {
        s += s * x / (1 + i) as f64;
    }
    s
}

#[differentiable]
fn signed_range(x: f64, low: i32, high: i32) -> f64 {
    let mut s = 1.0;
    for k in low..high {
        s += x.powi(k) * f64::from(k);
    }
    s
}

#[differentiable]
fn unused_counter(x: f64, n: usize) -> f64 {
    let mut y = x;
    for _ in 0..n {
        y = y.sin() + y * y * 0.1;
    }
    y
}

#[differentiable]
fn accumulate_slice(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        s += v * v;
    }
    for &v in x {
        s += v.sin();
    }
    for v in x.iter() {
        s *= 1.0 + v * 0.1;
    }
    for i in 0..x.len() {
        s += x[i] * x[x.len() - 1 - i];
    }
    s
}

#[differentiable]
fn array_loop(x: [f64; 3], k: f64) -> f64 {
    let mut s = k;
    for v in x {
        s = s * k + v;
    }
    for w in [k, 2.0, x[0]] {
        s += w * w;
    }
    s
}

#[test]
fn for_loops() {
    check!(ranges, |x| (x[0], 0), |d| (d[0])).gives(0.4, 0.0, 0.0);
    check!(ranges, |x| (x[0], 1), |d| (d[0])).at([0.4, -0.9]);
    check!(ranges, |x| (x[0], 7), |d| (d[0])).at([0.4, -0.9]);
    check!(signed_range, |x| (x[0], -2, 3), |d| (d[0])).at([0.7, -1.2]).gives(1.0, 1.0, 10.0);
    check!(signed_range, |x| (x[0], 3, -2), |d| (d[0])).gives(0.7, 1.0, 0.0);
    check!(unused_counter, |x| (x[0], 0), |d| (d[0])).gives(0.7, 0.7, 1.0);
    check!(unused_counter, |x| (x[0], 1), |d| (d[0])).at([0.7]);
    check!(unused_counter, |x| (x[0], 9), |d| (d[0])).at([0.7, -0.4]);
    slice!(accumulate_slice).at([vec![0.5], vec![1.0, -0.3], vec![0.2, 0.4, -0.6, 0.8]]).gives([0.0; 0], 0.0, [0.0; 0]);
    check!(array_loop, |x| ([x[0], x[1], x[2]], x[3]), |d| ([d[0], d[1], d[2]], d[3])).at([[0.5, -1.0, 2.0, 0.7]]);
}

#[differentiable]
fn newton_root(a: f64) -> f64 {
    let mut y = a;
    let mut steps = 0;
    while (y * y - a).abs() > 1e-13 * a && steps < 50 {
        y = 0.5 * (y + a / y);
        steps += 1;
    }
    y
}

#[differentiable]
fn halve_while_large(x: f64) -> f64 {
    let mut v = x * x;
    let mut sum = 0.0;
    while v > 1.0 {
        sum += v.sqrt();
        v /= 2.0;
    }
    sum + v
}

#[differentiable]
fn counted_loop(x: f64, n: usize) -> f64 {
    let mut i = 0;
    let mut s: f64 = 1.0;
    loop {
        if i >= n {
            break;
        }
        s += x * s.cos();
        i += 1;
    }
    s
}

#[differentiable]
fn loop_with_value(x: f64) -> f64 {
    let mut t = x;
    let found = loop {
        t = t * 1.5 + 0.1;
        if t > 10.0 {
            break t.ln();
        }
    };
    found * x
}

#[differentiable]
fn stack_machine(x: &[f64]) -> f64 {
    let mut stack = x.to_vec();
    let mut acc = 1.0;
    while let Some(top) = stack.pop() {
        if top < 0.0 {
            continue;
        }
        acc = acc * 0.5 + top * top;
        if top > 3.0 {
            break;
        }
    }
    acc
}

#[differentiable]
fn while_let_iterator(x: &[f64]) -> f64 {
    let mut it = x.iter();
    let mut s = 0.0;
    while let Some(a) = it.next() {
        let b = it.next().copied().unwrap_or(1.0);
        s += a * b;
    }
    s
}

#[test]
fn while_and_loop() {
    scalar!(newton_root).at([2.0, 9.0, 0.3]).gives_within(1e-9, 4.0, 2.0, 0.25);
    scalar!(halve_while_large).at([0.5, 1.2, -3.0, 6.5]).gives(1.0, 1.0, 2.0);
    check!(counted_loop, |x| (x[0], 0), |d| (d[0])).gives(0.3, 1.0, 0.0);
    check!(counted_loop, |x| (x[0], 1), |d| (d[0])).gives(0.3, 1.0 + 0.3 * 1f64.cos(), 1f64.cos());
    check!(counted_loop, |x| (x[0], 12), |d| (d[0])).at([0.3, -0.2]);
    scalar!(loop_with_value).at([0.4, 1.0, 11.0]);
    slice!(stack_machine)
        .at([vec![1.0], vec![1.0, -2.0, 0.5], vec![1.0, 4.0, -2.0, 0.5]])
        .gives([0.0; 0], 1.0, [0.0; 0])
        .gives([1.0, 4.0, 2.0], 18.25, [0.0, 8.0, 2.0]);
    slice!(while_let_iterator).at([vec![2.0], vec![2.0, 3.0], vec![2.0, 3.0, -1.0]]).gives(
        [2.0, 3.0, -1.0],
        5.0,
        [3.0, 2.0, 1.0],
    );
}

#[differentiable]
fn first_above(x: &[f64], limit: f64) -> f64 {
    let mut weight = 1.0;
    for v in x {
        if *v > limit {
            return v * weight;
        }
        weight *= 1.0 + v.abs();
    }
    weight - limit
}

#[differentiable]
fn skip_negative(x: &[f64]) -> f64 {
    let mut p = 1.0;
    for (i, v) in x.iter().enumerate() {
        if *v < 0.0 {
            continue;
        }
        if i > 3 {
            break;
        }
        p *= v + 1.0;
    }
    p
}

#[differentiable]
fn break_after_update(x: f64, n: usize) -> f64 {
    let mut s = 0.0;
    let mut term = 1.0;
    for i in 1..=n {
        term *= x / i as f64;
        s += term;
        if term.abs() < 1e-3 {
            break;
        }
        s *= 1.001;
    }
    s
}

#[differentiable]
fn two_breaks_and_a_continue(x: f64, y: f64) -> f64 {
    let mut a = x;
    let mut b = y;
    let mut n = 0;
    loop {
        n += 1;
        if n > 20 {
            break;
        }
        a = a * 0.9 + b * 0.1;
        if n % 3 == 0 {
            b += a * a;
            continue;
        }
        if a * b > 4.0 {
            b *= a;
            break;
        }
        b += 0.2;
    }
    a * b
}

#[differentiable]
fn labelled(x: &[f64], limit: f64) -> f64 {
    let mut s = limit;
    'rows: for (i, a) in x.iter().enumerate() {
        for (j, b) in x.iter().enumerate() {
            if j > i {
                continue 'rows;
            }
            s += a * b;
            if s > 20.0 {
                break 'rows;
            }
        }
        s -= a;
    }
    s
}

#[differentiable]
fn labelled_value(x: f64) -> f64 {
    let y = 'found: {
        if x < 0.0 {
            break 'found x * x;
        }
        let t = x.sqrt();
        if t > 1.0 {
            break 'found t;
        }
        t.exp()
    };
    y * x
}

#[differentiable]
fn value_from_outer_loop(x: f64) -> f64 {
    let mut t = x;
    'outer: loop {
        t += 1.0;
        let mut u = t;
        loop {
            u *= 1.3;
            if u > 8.0 {
                break 'outer u * t;
            }
            if u > 5.0 {
                break;
            }
        }
        t += 0.01 * u;
    }
}

#[test]
fn leaving_loops() {
    check!(first_above, |x| (init(x), last(x)), |d| (init(d), last(d)))
        .at([vec![1.0, 2.0, 3.0, 1.5], vec![0.5, -0.2, 4.0], vec![2.0]])
        .gives(0.3, 0.7, -1.0)
        .gives([1.0, 2.0, 1.5], 4.0, [2.0, 2.0, 0.0]);
    slice!(skip_negative)
        .at([vec![-1.0], vec![1.0, -2.0, 0.5], vec![0.1, 0.2, 0.3, 0.4, -1.0, 0.5]])
        .gives([0.0; 0], 1.0, [0.0; 0])
        .gives([1.0, -2.0, 0.5], 3.0, [1.5, 0.0, 2.0]);
    check!(break_after_update, |x| (x[0], 0), |d| (d[0])).gives(0.5, 0.0, 0.0);
    check!(break_after_update, |x| (x[0], 30), |d| (d[0])).at([0.5, -1.3, 2.1]);
    two!(two_breaks_and_a_continue).at([[1.0, 0.5], [-3.0, 0.1], [2.0, 3.0]]);
    check!(labelled, |x| (init(x), last(x)), |d| (init(d), last(d))).at([
        vec![0.3],
        vec![1.0, 2.0, 0.3],
        vec![3.0, 2.0, 4.0, 1.0, 0.3],
    ]);
    scalar!(labelled_value).at([-0.7, 0.5, 3.0]).gives(-2.0, -8.0, 12.0);
    scalar!(value_from_outer_loop).at([0.2, 3.0, 9.0]);
}

#[differentiable]
fn matrix_product(a: &[f64], b: &[f64], n: usize) -> f64 {
    let mut total = 0.0;
    for i in 0..n {
        for j in 0..n {
            let mut s = 0.0;
            for k in 0..n {
                s += a[i * n + k] * b[k * n + j];
            }
            total += s * s * (1 + i + 2 * j) as f64;
        }
    }
    total
}

#[differentiable]
fn triangular(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        for j in i + 1..x.len() {
            let d = x[i] - x[j];
            s += (1.0 + d * d).ln();
        }
    }
    s
}

#[differentiable]
fn trips_depend_on_data(x: f64, y: f64) -> f64 {
    let n = (x * 3.0).floor() as usize;
    let mut s = y;
    for i in 0..n {
        let m = (s.abs() * 2.0) as usize % 4;
        for _ in 0..m {
            s = s * 0.8 + x * 0.3;
        }
        s += i as f64 * y * 0.1;
    }
    s
}

#[differentiable]
fn branch_in_loop(x: &[f64]) -> f64 {
    let mut up = 0.0;
    let mut down = 1.0;
    for v in x {
        if *v > up {
            up = *v;
        } else if *v > 0.0 {
            down *= v + up;
        } else {
            up *= 0.5;
        }
    }
    up * up + down
}

#[differentiable]
fn running_maximum(x: &[f64]) -> f64 {
    let mut m = f64::NEG_INFINITY;
    let mut sum = 0.0;
    for &v in x {
        if v > m {
            m = v;
        }
        sum += m;
    }
    sum
}

#[differentiable]
fn log_sum_exp(x: &[f64]) -> f64 {
    let mut m = f64::NEG_INFINITY;
    for &v in x {
        if v > m {
            m = v;
        }
    }
    let mut s = 0.0;
    for &v in x {
        s += (v - m).exp();
    }
    m + s.ln()
}

#[test]
fn nested_loops() {
    check!(matrix_product, |x| (&x[..4], &x[4..], 2), |d| (&d[..4], &d[4..]))
        .at([[1.0, -2.0, 0.5, 3.0, 2.0, 0.3, -1.0, 1.5]]);
    check!(matrix_product, |x| (x, &[], 0), |d| (d, &[])).gives([0.0; 0], 0.0, [0.0; 0]);
    slice!(triangular).at([vec![1.0, 2.5, 0.3, -1.0]]).gives(3.0, 0.0, 0.0).gives([0.0; 0], 0.0, [0.0; 0]);
    two!(trips_depend_on_data).at([[0.1, 2.1], [1.1, 1.6], [2.5, -1.2]]).gives([-1.0, 0.5], 0.5, [0.0, 1.0]);
    slice!(branch_in_loop).at([vec![1.0], vec![1.0, 0.5, -1.0, 0.8, 3.0], vec![-1.0, 2.0, 1.5, 0.3]]);
    slice!(running_maximum).at([vec![1.0], vec![1.0, 3.0, 2.0, 4.0]]).gives(
        [0.5, 0.1, 0.2, 0.7, 0.9, 0.8],
        4.0,
        [3.0, 0.0, 0.0, 1.0, 2.0, 0.0],
    );
    slice!(running_maximum).gives([2.0, 2.0, 1.0], 6.0, [3.0, 0.0, 0.0]);
    slice!(log_sum_exp)
        .at([vec![1.0], vec![1.0, 3.0, 2.0], vec![-30.0, -31.0]])
        .gives([-1000.0, -1001.0], -999.6867383124818, [0.7310585786300049, 0.2689414213699951])
        .gives([0.0, 0.0], 2f64.ln(), [0.5, 0.5])
        .gives([1000.0, 0.0], 1000.0, [1.0, 0.0]);
}

#[differentiable]
fn rosenbrock(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() - 1 {
        let a = x[i + 1] - x[i] * x[i];
        let b = 1.0 - x[i];
        s += 100.0 * a * a + b * b;
    }
    s
}

#[differentiable]
fn van_der_pol(mu: f64, x0: f64, n: usize) -> f64 {
    let (mut x, mut v) = (x0, 0.0);
    let h = 0.05;
    for _ in 0..n {
        let a = mu * (1.0 - x * x) * v - x;
        (x, v) = (x + h * v, v + h * a);
    }
    x * x + v
}

#[differentiable]
fn runge_kutta(x: [f64; 2], k: f64, n: usize) -> [f64; 2] {
    let field = |y: [f64; 2]| [y[1], -k * y[0].sin()];
    let h = 0.1;
    let mut y = x;
    for _ in 0..n {
        let a = field(y);
        let b = field([y[0] + 0.5 * h * a[0], y[1] + 0.5 * h * a[1]]);
        for i in 0..2 {
            y[i] += h * (0.25 * a[i] + 0.75 * b[i]);
        }
    }
    y
}

#[differentiable]
fn gradient_descent(start: f64, rate: f64) -> f64 {
    let mut x = start;
    let mut best = f64::INFINITY;
    for _ in 0..200 {
        let loss = (x - 2.0) * (x - 2.0) + 0.1 * x.sin();
        let slope = 2.0 * (x - 2.0) + 0.1 * x.cos();
        if loss < best {
            best = loss;
        }
        if slope.abs() < 0.05 {
            break;
        }
        x -= rate * slope;
    }
    best + x
}

#[test]
fn numerical_programs() {
    slice!(rosenbrock)
        .at([vec![0.5], vec![1.2, 0.7], vec![0.3, -0.5, 1.1, 2.0]])
        .gives([1.0, 1.0, 1.0], 0.0, [0.0, 0.0, 0.0])
        .gives([-1.2, 1.0], 24.2, [-215.6, -88.0]);
    check!(van_der_pol, |x| (x[0], x[1], 0), |d| (d[0], d[1])).gives([1.0, 0.5], 0.25, [0.0, 1.0]);
    check!(van_der_pol, |x| (x[0], x[1], 60), |d| (d[0], d[1])).at([[1.0, 0.5], [0.2, 2.0]]);
    outputs!(runge_kutta, |x| ([x[0], x[1]], x[2], 0), |d| ([d[0], d[1]], d[2])).gives(
        [1.0, 2.0, 3.0],
        [1.0, 2.0],
        [1.0, 1.0, 0.0],
    );
    outputs!(runge_kutta, |x| ([x[0], x[1]], x[2], 25), |d| ([d[0], d[1]], d[2]))
        .at([[0.5, 0.1, 1.0], [2.0, -1.0, 3.0]]);
    two!(gradient_descent).at([[0.0, 0.3], [5.0, 0.35]]);
}
