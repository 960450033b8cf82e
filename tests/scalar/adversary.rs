//! Programs whose meaning hangs on what is computed and left out, and on what a name stands for.

use crate::check::{check, init, last, scalar, slice, two};
use tenzr::prelude::*;

#[differentiable]
fn skipped(x: &[f64]) -> f64 {
    let (mut c, mut k) = (1.0, x[0]);
    for q in x.iter().map(|v| {
        c += v;
        v * c
    }) {
        k += q;
    }
    let second = x.iter().map(|v| {
        c = c * 1.1 + v;
        v * c
    });
    k += second.skip(1).sum::<f64>();
    let paired = x.iter().zip(x.iter().map(|v| {
        c += v;
        v * c
    }));
    paired.skip(2).for_each(|(a, b)| k += a * b);
    c * k
}

#[differentiable]
fn reversed_and_skipped(x: &[f64]) -> f64 {
    let (mut c, mut k) = (1.0, 1.0);
    let items = x.iter().map(|v| {
        c = c * 1.5 + v;
        v * c
    });
    for q in items.rev().skip(1).take(2) {
        k = k * 0.5 + q;
    }
    c * k
}

#[differentiable]
fn passed_over(x: &[f64]) -> f64 {
    let mut c = x[0];
    let mut bump = |k: f64| {
        c = c * 1.5 + k;
        c
    };
    let a = x.iter().map(|v| bump(*v)).nth(1).unwrap();
    let b = (0..4).map(|i| bump(i as f64)).nth(2).unwrap();
    a * b * c
}

#[test]
fn a_closure_that_changes_something_runs_for_items_that_are_left_out() {
    let points = || [vec![1.7, -0.4, 3.3], vec![0.5, 0.6, 0.7, 0.8]];
    slice!(skipped).at(points());
    slice!(reversed_and_skipped).at(points());
    slice!(passed_over).at(points());
}

/// What is skipped is still found by position where nothing changes, from both ends.
#[differentiable]
fn skipped_without_changes(x: &[f64], c: f64) -> f64 {
    let weighed = |v: &f64| {
        let mut s = 0.0;
        for i in 0..3 {
            s += v * f64::from(i) * c;
        }
        s.sin()
    };
    let mut k = x.iter().map(weighed).step_by(2).sum::<f64>();
    for v in x.iter().map(|v| v.powi(2)).skip(1).rev() {
        k = k * 0.5 + v;
    }
    k
}

#[test]
fn a_closure_that_changes_nothing_is_skipped_by_position() {
    check!(skipped_without_changes, |x| (init(x), last(x)), |d| (init(d), last(d))).at([vec![0.7, 0.3, 0.2, 0.7]]);
}

#[differentiable]
fn nth_of_some(x: &[f64]) -> f64 {
    let a = x.iter().filter(|v| **v > 0.0).nth(1).unwrap();
    let b = x.iter().copied().filter(|v| *v > 5.0).nth(0).unwrap_or(x[1]);
    let c = x.iter().skip_while(|v| **v < 0.75).nth(2).unwrap();
    a * b * c
}

#[test]
fn nth_counts_what_the_filter_lets_through() {
    slice!(nth_of_some).gives([-1.7, 0.7, 3.3, 0.8, 1.2], 3.3 * 0.7 * 1.2, [0.0, 3.3 * 1.2, 0.7 * 1.2, 0.0, 3.3 * 0.7]);
}

#[differentiable]
fn taken(x: &[f64], n: usize) -> f64 {
    let (mut c, mut k) = (1.0, 0.0);
    // Another item would never come.
    for i in (0..).filter(|i| *i < x.len()).take(x.len()) {
        k += x[i] * i as f64;
    }
    let positive = x.iter().filter(|v| {
        c += **v;
        **v > 0.0
    });
    for v in positive.take(n) {
        k = k * 0.5 + v * v;
    }
    k * c
}

#[test]
fn take_ends_before_the_next_item_is_computed() {
    let x = [-1.7, 0.7, 3.3, 0.8, 1.2];
    check!(taken, |x| (x, 0), |d| (d)).at([x]);
    check!(taken, |x| (x, 2), |d| (d)).at([x]);
    check!(taken, |x| (x, 4), |d| (d)).at([x]);
}

mod own {
    use tenzr::prelude::*;

    #[differentiable]
    pub fn swap(a: f64, b: f64) -> f64 {
        a * a * b
    }

    #[differentiable]
    pub fn drop(a: f64) -> f64 {
        a * a * 3.0
    }

    #[differentiable]
    pub fn called(x: f64, y: f64) -> f64 {
        self::swap(x, y) * self::drop(x)
    }
}

#[differentiable]
fn of_std(x: f64, y: f64) -> f64 {
    use std::mem::{replace, swap};
    let (mut a, mut b) = (x, y * x);
    swap(&mut a, &mut b);
    let old = replace(&mut a, y);
    old * a * b * b
}

#[test]
fn names_of_std_are_told_from_those_of_the_user() {
    two!(own::called).gives(
        [0.7, 0.3],
        3.0 * 0.7f64.powi(4) * 0.3,
        [12.0 * 0.7f64.powi(3) * 0.3, 3.0 * 0.7f64.powi(4)],
    );
    two!(of_std).at([[0.7, 0.3]]);
}

mod imported {
    use std::mem::take;
    use tenzr::prelude::*;

    pub fn gradient(x: f64) -> f64 {
        grad!(|x: f64| {
            let mut a = x;
            let r = take(&mut a);
            r * r + a
        })(x)
    }
}

#[test]
fn a_name_of_std_in_the_body_of_a_macro() {
    assert_eq!(imported::gradient(3.0), 6.0);
}

#[differentiable]
fn declared_late(x: f64, y: f64) -> f64 {
    let mut q: f64;
    if x > y {
        q = x;
    } else {
        q = y * x;
    }
    q *= x;
    q * y
}

#[test]
fn a_variable_that_is_declared_late_can_change() {
    two!(declared_late).at([[0.7, 0.3], [0.1, 0.3]]);
}

#[differentiable]
fn ordered(x: f64, y: f64) -> f64 {
    let mut v = vec![x, y];
    let mut a = x;
    let z = [
        v[0],
        {
            v[0] = y * 2.0;
            a = y;
            v[0]
        },
        v[0] * a,
    ];
    let r = v[0].mul_add(
        {
            v[0] *= x;
            v[0]
        },
        v[0],
    );
    a += {
        a = 2.0 * x;
        a
    };
    z[0] * z[1] * z[2] + r * a
}

#[differentiable]
fn one_more(x: f64) -> f64 {
    let mut a = x;
    let mut n = 0;
    while {
        a *= 1.3;
        n += 1;
        a < 4.0
    } && n < 7
    {
        a += x * x;
        if n == 3 {
            continue;
        }
        a += 0.1;
    }
    a
}

#[test]
fn operands_are_computed_in_the_order_of_rust() {
    two!(ordered).at([[0.7, 0.3], [-1.2, 0.4]]);
    scalar!(one_more).at([0.7, 3.0, 0.1]);
}
