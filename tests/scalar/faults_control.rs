//! Known faults of other tools: control flow, mutation, accumulation, indexing, capture and depth.

use crate::check::{check, init, last, near, outputs, scalar, slice, two};
use tenzr::prelude::*;

#[test]
fn bl122_finished_lane_of_a_loop() {
    #[differentiable]
    fn repeated(x: f64, n: usize) -> f64 {
        let mut y = x;
        for _ in 0..n {
            y = (y - 1.0).sqrt();
        }
        y
    }
    check!(repeated, |x| (x[0], 0), |d| (d[0])).gives(0.5, 0.5, 1.0);
    check!(repeated, |x| (x[0], 2), |d| (d[0])).gives_within(1e-9, 6.0, 1.1117859405028423, 0.1005619830238388);
}

#[test]
fn bl128_data_dependent_while() {
    #[differentiable]
    fn raised(x: f64) -> f64 {
        let mut y = x;
        while y <= 0.0 {
            y += 1.0;
        }
        y
    }
    scalar!(raised).gives(-2.0, 1.0, 1.0).gives(0.0, 1.0, 1.0).gives(3.0, 3.0, 1.0);
}

#[test]
fn bl130_swap_of_carried_values() {
    #[differentiable]
    fn swapped(x: f64) -> f64 {
        let (mut a, mut b) = (x, 2.0 * x);
        for _ in 0..3 {
            (a, b) = (b, a);
        }
        a
    }
    #[differentiable]
    fn swapped_in_place(x: f64) -> f64 {
        let (mut a, mut b) = (x, 2.0 * x);
        for _ in 0..3 {
            std::mem::swap(&mut a, &mut b);
        }
        a
    }
    scalar!(swapped).gives(1.0, 2.0, 2.0);
    scalar!(swapped_in_place).gives(1.0, 2.0, 2.0);
}

#[test]
fn bl132_power_by_while() {
    #[differentiable]
    fn cube(x: f64) -> f64 {
        let mut acc = 1.0;
        let mut i = 0;
        while i < 3 {
            acc = acc * x;
            i += 1;
        }
        acc
    }
    scalar!(cube).gives(0.5, 0.125, 0.75);
}

#[test]
fn bl134_accumulator_that_starts_as_a_literal() {
    #[differentiable]
    fn square(x: f64) -> f64 {
        let mut r = 1.0;
        for _ in 0..2 {
            r *= x;
        }
        r
    }
    scalar!(square).gives(3.0, 9.0, 6.0);
}

#[test]
fn bl136_test_at_the_end() {
    #[differentiable]
    fn cube(x: f64) -> f64 {
        let mut r = 1.0;
        let mut i = 0;
        loop {
            r = r * x;
            i += 1;
            if i >= 3 {
                break;
            }
        }
        r
    }
    scalar!(cube).gives(2.0, 8.0, 12.0);
}

#[test]
fn bl138_iterations_after_a_break() {
    #[differentiable]
    fn first_only(u: f64, _v: f64) -> f64 {
        let mut res = 0.0;
        for i in 1..3 {
            res += f64::from(i) * u;
            if i == 1 {
                break;
            }
        }
        res
    }
    two!(first_only).gives([3.0, 5.0], 3.0, [1.0, 0.0]);
}

#[test]
fn bl140_divisor_without_a_name() {
    #[differentiable]
    fn inline(a: f64) -> f64 {
        let mut s = 0.0;
        for i in 0..3 {
            let x = f64::from(i + 1);
            s += 1.0 / (x + a * a);
        }
        s
    }
    #[differentiable]
    fn named(a: f64) -> f64 {
        let mut s = 0.0;
        for i in 0..3 {
            let x = f64::from(i + 1);
            let divisor = x + a * a;
            s += 1.0 / divisor;
        }
        s
    }
    scalar!(inline).gives_within(1e-9, 0.7, 1.359280316589525, -0.9713466198015549);
    scalar!(named).gives_within(1e-9, 0.7, 1.359280316589525, -0.9713466198015549);
}

#[test]
fn bl143_condition_that_updates_the_result() {
    #[differentiable]
    fn updated(i: f64, j: f64) -> f64 {
        let mut res = 0.0;
        let mut c = 0;
        while {
            res += i * j;
            c < 3
        } {
            if c == 1 {
                res = i * j;
                c += 1;
                continue;
            }
            c += 1;
        }
        res
    }
    two!(updated).gives([3.0, 5.0], 45.0, [15.0, 9.0]);
}

#[test]
fn bl144_running_maximum_with_continue() {
    #[differentiable]
    fn largest(x: f64, c: &[i32]) -> f64 {
        let mut m = -1e20;
        for (p, k) in c.iter().enumerate() {
            if *k == 0 {
                continue;
            }
            let v = x * f64::from(*k) * (p + 1) as f64;
            if v > m {
                m = v;
            }
        }
        m
    }
    check!(largest, |x| (x[0], &[0, 2, 0, -3, 1]), |d| (d[0]))
        .gives(1.0, 5.0, 5.0)
        .gives(-1.0, 12.0, -12.0)
        .gives(2.0, 10.0, 5.0);
}

#[test]
fn bl147_loop_that_overwrites_its_input() {
    #[differentiable]
    fn iterated(x: f64) -> f64 {
        let mut v = x;
        for _ in 0..4 {
            v = 0.5 * v * v + v.sin();
        }
        v
    }
    scalar!(iterated).at([0.6]).gives_within(1e-9, 0.6, 1.7650868779802207, 5.064042668662057);
}

#[test]
fn bl149_return_from_a_condition_in_a_loop() {
    #[differentiable]
    fn sine(x: f64) -> f64 {
        let mut sum = 0.0;
        let mut term = x;
        let mut i = 1.0;
        loop {
            sum += term;
            term = -term * x * x / ((i + 1.0) * (i + 2.0));
            i += 2.0;
            if term.abs() < 1e-8 {
                return sum;
            }
        }
    }
    scalar!(sine).gives_within(1e-9, 1.0, 0.841470984648068, 0.5403023037918872);
}

#[test]
fn bl151_nested_conditions_around_logaddexp() {
    #[differentiable]
    fn logaddexp(a: f64, b: f64) -> f64 {
        if a == f64::NEG_INFINITY {
            b
        } else if b == f64::NEG_INFINITY {
            a
        } else if b > a {
            b + (1.0 + (a - b).exp()).ln()
        } else {
            a + (1.0 + (b - a).exp()).ln()
        }
    }
    let (p, q) = (0.8175744761936437, 0.18242552380635635);
    let value = 0.3 + 0.2014132779827524;
    two!(logaddexp)
        .gives_within(1e-9, [0.3, -1.2], value, [p, q])
        .gives_within(1e-9, [-1.2, 0.3], value, [q, p])
        .gives([f64::NEG_INFINITY, 2.0], 2.0, [0.0, 1.0]);
}

#[test]
#[allow(unused_variables)]
fn bl152_shadowed_accumulator() {
    #[differentiable]
    fn shadowed(xs: &[f64]) -> f64 {
        let total = 0.0;
        for x in xs {
            let total = total + x;
        }
        total
    }
    #[differentiable]
    fn assigned(xs: &[f64]) -> f64 {
        let mut total = 0.0;
        for x in xs {
            total = total + x;
        }
        total
    }
    slice!(shadowed).gives([1.0, 2.0, 3.0], 0.0, [0.0; 3]);
    slice!(assigned).gives([1.0, 2.0, 3.0], 6.0, [1.0; 3]);
}

#[test]
fn bl155_overwritten_in_every_iteration() {
    #[differentiable]
    fn last_product(x: &[[f64; 3]; 2]) -> f64 {
        let mut r = 0.0;
        for k in 0..3 {
            r = x[0][k] * x[1][k];
        }
        r
    }
    check!(last_product, |x| (&[[x[0], x[1], x[2]], [x[3], x[4], x[5]]]), |d| (&[
        [d[0], d[1], d[2]],
        [d[3], d[4], d[5]]
    ]))
    .gives([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 18.0, [0.0, 0.0, 6.0, 0.0, 0.0, 3.0]);
}

#[test]
fn bl160_dead_write() {
    #[differentiable]
    fn written_twice(a: &[f64], b: &[f64]) -> f64 {
        let mut y = vec![0.0; a.len()];
        for i in 0..a.len() {
            y[i] = 2.0 * a[i];
        }
        for i in 0..b.len() {
            y[i] = 3.0 * b[i];
        }
        y.iter().sum()
    }
    check!(written_twice, |x| (&x[..4], &x[4..]), |d| (&d[..4], &d[4..])).gives(
        [1.0; 8],
        12.0,
        [0.0, 0.0, 0.0, 0.0, 3.0, 3.0, 3.0, 3.0],
    );
}

#[test]
fn bl162_updates_of_a_local_array() {
    #[differentiable]
    fn coupled(x: f64) -> f64 {
        let mut v = [x, 2.0 * x];
        for _ in 0..3 {
            v[0] = v[0] + x * v[1];
            v[1] = v[1] + v[0];
        }
        v[0] * v[1]
    }
    scalar!(coupled).at([0.5]).gives(0.5, 32.0, 263.0);
}

#[test]
fn bl164_three_assignments_into_a_copy() {
    #[differentiable]
    fn assigned(x: &[f64], y: &[f64]) -> f64 {
        let mut xc = x.to_vec();
        xc[0] = 2.0 * y.iter().sum::<f64>();
        xc[1] = 3.0 * y.iter().sum::<f64>();
        xc[2] = 4.0 * y.iter().sum::<f64>();
        xc.iter().sum()
    }
    check!(assigned, |x| (&x[..4], &x[4..]), |d| (&d[..4], &d[4..])).gives(
        [1.0, 1.0, 1.0, 1.0, 1.0, 2.0],
        28.0,
        [0.0, 0.0, 0.0, 1.0, 9.0, 9.0],
    );
}

#[test]
fn bl166_two_names_for_one_buffer() {
    #[differentiable]
    fn updated_copy(x: &[f64]) -> f64 {
        let mut b = x.to_vec();
        let a = b.clone();
        for v in b.iter_mut() {
            *v = 3.0 * *v;
        }
        a.iter().zip(&b).map(|(p, q)| p * q).sum()
    }
    slice!(updated_copy).gives([1.0, 2.0], 15.0, [6.0, 12.0]);
}

#[test]
fn bl170_value_used_twice() {
    #[differentiable]
    fn diamond(a: f64, b: f64) -> f64 {
        let d = a * b;
        let e = a + b;
        d * e
    }
    two!(diamond).gives([-2.0, 3.0], -6.0, [-3.0, -8.0]);
}

#[differentiable]
fn cubes(x: &[f64]) -> f64 {
    x.iter().map(|v| v * v * v).sum()
}

#[differentiable]
fn slope_of_cubes(x: &[f64]) -> Vec<f64> {
    cubes::grad(x)
}

#[test]
fn bl172_one_variable_thrice_in_a_product() {
    slice!(cubes).gives([1.0; 6], 6.0, [3.0; 6]);
    outputs!(slope_of_cubes, |x| (x), |d| (d)).gives([1.0; 6], [3.0; 6], [6.0; 6]);
}

#[test]
fn bl180_repeated_index() {
    #[differentiable]
    fn gathered(a: &[f64], index: &[usize], #[no_grad] w: &[f64]) -> f64 {
        index.iter().zip(w).map(|(i, w)| w * a[*i]).sum()
    }
    #[differentiable]
    fn squares(a: &[f64], index: &[usize]) -> f64 {
        let mut s = 0.0;
        for &i in index {
            s += a[i] * a[i];
        }
        s
    }
    check!(gathered, |x| (x, &[0, 2, 0], &[1.0, 10.0, 100.0]), |d| (d)).gives(
        [1.0, 2.0, 3.0, 4.0],
        131.0,
        [101.0, 0.0, 10.0, 0.0],
    );
    check!(squares, |x| (x, &[0, 2, 0]), |d| (d)).gives([1.0, 2.0, 3.0, 4.0], 11.0, [4.0, 0.0, 6.0, 0.0]);
}

#[test]
fn bl182_segment_out_of_range() {
    #[differentiable]
    fn segments(data: &[f64], ids: &[i32], n: usize) -> f64 {
        let mut sums = vec![0.0; n];
        for (v, id) in data.iter().zip(ids) {
            if let Ok(i) = usize::try_from(*id)
                && let Some(s) = sums.get_mut(i)
            {
                *s += *v;
            }
        }
        sums.iter().sum()
    }
    check!(segments, |x| (x, &[2, 0, -1], 2), |d| (d)).gives([1.0, 2.0, 3.0], 2.0, [0.0, 1.0, 0.0]);
}

#[test]
fn bl184_negative_step() {
    #[differentiable]
    fn every_second(x: &[f64], #[no_grad] w: &[f64]) -> f64 {
        x.iter().rev().step_by(2).zip(w).map(|(a, b)| a * b).sum()
    }
    #[differentiable]
    fn backwards(x: &[f64], #[no_grad] v: &[f64]) -> f64 {
        let mut s = 0.0;
        for (k, i) in (2..5).rev().enumerate() {
            s += v[k] * x[i];
        }
        s
    }
    let x = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
    check!(every_second, |x| (x, &[1.0, 10.0, 100.0]), |d| (d)).gives(x, 246.0, [0.0, 100.0, 0.0, 10.0, 0.0, 1.0]);
    check!(backwards, |x| (x, &[1.0, 10.0, 100.0]), |d| (d)).gives(x, 345.0, [0.0, 0.0, 100.0, 10.0, 1.0, 0.0]);
}

#[test]
fn bl186_position_computed_from_the_value() {
    #[differentiable]
    fn placed(x: &[f64]) -> f64 {
        let mut y = [0.0; 3];
        for v in x {
            y[(v - 1.0) as usize] = *v;
        }
        y.iter().map(|v| v * v).sum::<f64>() / 2.0
    }
    slice!(placed).gives([1.0, 2.0, 3.0], 7.0, [1.0, 2.0, 3.0]);
}

#[test]
fn bl188_overwritten_part_of_a_matrix() {
    #[differentiable]
    fn replaced(x: [[f64; 4]; 2], y: &[[f64; 2]; 2], #[no_grad] w: [f64; 2]) -> f64 {
        let mut z = x;
        for i in 0..2 {
            z[i][0..2].copy_from_slice(&y[i]);
        }
        let mut s = 0.0;
        for (row, w) in z.iter().zip(w) {
            s += w * row.iter().sum::<f64>();
        }
        s
    }
    let (dx, dy) = replaced::grad([[1.0; 4]; 2], &[[2.0; 2]; 2], [1.0, 3.0]);
    assert_eq!(dx, [[0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 3.0, 3.0]]);
    assert_eq!(dy, [[1.0, 1.0], [3.0, 3.0]]);
}

#[test]
fn bl242_argmax_in_the_loss() {
    #[differentiable]
    fn place(x: &[f64]) -> f64 {
        let mut best = 0;
        for i in 1..x.len() {
            if x[i] > x[best] {
                best = i;
            }
        }
        1.0 * best as f64
    }
    #[differentiable]
    fn picked(x: &[f64]) -> f64 {
        let best = x.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)).map_or(0, |(i, _)| i);
        x[best]
    }
    slice!(place).gives([1.0, 5.0, 2.0], 1.0, [0.0; 3]);
    slice!(picked).gives([1.0, 5.0, 2.0], 5.0, [0.0, 1.0, 0.0]);
}

#[test]
fn bl244_argument_of_the_branch_not_taken() {
    #[differentiable]
    fn one_sided(x: f64, y: &[f64]) -> f64 {
        if x > 0.0 { x * x } else { x + y.iter().sum::<f64>() }
    }
    check!(one_sided, |x| (x[0], &x[1..]), |d| (d[0], &d[1..])).gives([2.0, 1.0, 2.0], 4.0, [4.0, 0.0, 0.0]).gives(
        [-1.0, 1.0, 2.0],
        2.0,
        [1.0, 1.0, 1.0],
    );
}

#[test]
fn bl260_long_chain() {
    #[differentiable]
    fn grown(x: f64, n: usize) -> f64 {
        let mut y = x;
        for _ in 0..n {
            y += 0.002 * y;
        }
        y
    }
    let (y, dy) = grown::value_and_grad(1.0, 100_000);
    near("slope over value", &[dy / y, dy.ln()], &[1.0, 199.8002662673056], 1e-9);
    let (_, tangent) = grown::jvp(1.0, 100_000, 1.0);
    near("forward mode", &[tangent.ln()], &[199.8002662673056], 1e-9);
}

#[test]
fn bl280_captured_divisor_in_a_map() {
    #[differentiable]
    fn scaled(x: &[f64], y: f64) -> f64 {
        let parts: Vec<f64> = x.iter().map(|t| t / y).collect();
        parts.iter().sum()
    }
    check!(scaled, |x| (init(x), last(x)), |d| (init(d), last(d))).gives(
        [1.0, 2.0, 3.0, 2.0],
        3.0,
        [0.5, 0.5, 0.5, -1.5],
    );
}

#[test]
fn bl283_layers_as_closures() {
    #[differentiable]
    fn layers(w: &[f64], x: f64) -> f64 {
        let first = |h: f64| (w[0] * h).tanh();
        let second = |h: f64| (w[1] * h).tanh() * w[0];
        second(first(x))
    }
    check!(layers, |x| (init(x), last(x)), |d| (init(d), last(d))).gives_within(
        1e-9,
        [0.5, -1.5, 0.8],
        -0.2576515261204737,
        [-0.8923639491077008, 0.13952918256516417, -0.23566306054172081],
    );
}

macro_rules! squared {
    ($name:ident) => {
        #[differentiable]
        fn $name(x: f64) -> f64 {
            x * x
        }
    };
}
squared!(by_macro);

#[test]
fn bl284_function_of_a_macro() {
    scalar!(by_macro).gives(3.0, 9.0, 6.0);
}
