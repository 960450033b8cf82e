//! Control flow in functions of tensors: every program as a function and inline in every macro, in both modes, mapped and not,
//! to second order, against differences.

#![allow(unused_variables, reason = "a program without axes needs no extents")]
#![allow(clippy::reversed_empty_ranges, reason = "a loop without iterations is a case")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

// Conditions of Rust's, the same for all examples.
unary!(branch(x: [A, B] any) -> [A, B] { if std::mem::size_of::<f64>() == 7 { x.exp() } else { x.tanh() } });
unary!(two_ways(x: [A, B] any) -> [A, B] {
    let deep = true;
    let mut y = x * 1.0;
    if deep {
        y = y.tanh();
        y *= x;
    } else {
        y = y.exp();
    }
    y + x
});
unary!(steps(x: [A, B] any) -> [A, B] {
    let mut y = x * 0.5;
    for i in 0..3 {
        y = if i % 2 == 0 { (&y * x).tanh() } else { &y + x };
    }
    y
});
unary!(nested_loops(x: [A] any) -> [A] {
    let mut y = x * 1.0;
    for i in 0..3 {
        for j in (0..=i).rev() {
            y = if j == 1 { (&y * 0.4).tanh() + x } else { (&y * 0.7).tanh() - x };
        }
        y = &y * 0.5;
    }
    y
});
unary!(no_iterations(x: [A] any) -> [A] {
    let mut y = x.exp();
    for _ in 0..0 {
        y = y.tanh() * x;
    }
    y
});
unary!(counted_while(x: [A, B] any) -> [A, B] {
    let mut y = x.tanh();
    let mut k = 0;
    while k < 4 {
        k += 1;
        if k == 2 {
            continue;
        }
        y = &y * x + y.tanh() * 0.9;
    }
    y
});
unary!(broken(x: [A] any) -> [A] {
    let mut y = x * 1.0;
    for k in 0..10 {
        if k == 3 {
            break;
        }
        y = y.tanh() + x;
    }
    y
});
unary!(outer_break(x: [A] any) -> [A] {
    let mut y = x * 1.0;
    'all: for i in 0..4 {
        for j in 0..4 {
            if i + j == 4 {
                break 'all;
            }
            if j > i {
                continue 'all;
            }
            y = (&y * 0.7 + x).tanh();
        }
        y = y * 1.1;
    }
    y
});
unary!(matched(x: [A] any) -> [A] {
    let mut y = x * 1.0;
    for step in [Some(2), None, Some(7)] {
        y = match step {
            Some(n) if n > 5 => y.tanh(),
            Some(n) => y * 0.8,
            None => y + x,
        };
    }
    y
});
unary!(let_else(x: [A] any) -> [A] {
    let mut y = x * 1.0;
    for step in [Some(5), None, Some(2)] {
        let Some(k) = step else {
            y = y.tanh();
            continue;
        };
        if let 3.. = k {
            y = y * 0.4 + x;
        } else {
            y = y.tanh();
        }
    }
    y
});
unary!(loop_value(x: [A] any) -> [A] {
    let mut y = x * 1.0;
    let mut k = 0;
    let z = loop {
        y = y.tanh() + x;
        k += 1;
        if k == 3 {
            break y * 2.0;
        }
    };
    z * x
});
unary!(swapped(x: [A] any) -> [A] {
    let (mut a, mut b) = (x.tanh(), x * 2.0);
    for _ in 0..3 {
        (a, b) = (&b * 0.5, a + x);
    }
    a * b
});
unary!(unused_result(x: [A] any) -> [A] {
    let mut y = x * 1.0;
    let mut z = x.exp();
    for _ in 0..2 {
        z = z.tanh();
        y = y * x;
    }
    y
});

// Conditions of each example.
unary!(by_example(x: [] any) -> [] { if x > 0.3 { (x * 2.0).tanh() } else { x * x } });
unary!(by_example_of_axes(x: [A, B] any) -> [A, B] {
    let total = x.sum_all();
    if total.item() > 0.0 { x * total } else { x.tanh() }
});
unary!(chain(x: [] any) -> [] {
    if x < -0.5 {
        x.exp()
    } else if x < 0.5 {
        x * x * x
    } else {
        x.tanh()
    }
});
unary!(only_then(x: [A] any) -> [A] {
    let mut y = x * 2.0;
    if x.sum_all() > 0.0 {
        y = y.tanh();
    }
    y * x
});
unary!(conditions(x: [] any) -> [] {
    let inside = x > -1.0 && x < 1.0;
    if inside && !(x > 0.4 || x == 0.1) { x * x } else { x * 3.0 }
});
unary!(never_evaluated(x: [] any) -> [] { if x > 0.2 { x.ln() + x.sqrt() } else { x * 2.0 } });
unary!(whiles(x: [] any) -> [] {
    let mut y = x * 1.0;
    while y.item() < 2.0 {
        y = y * 1.1 + 0.3;
    }
    y * x
});
unary!(breaks(x: [] any) -> [] {
    let mut y = x * 1.0;
    for k in 0..20 {
        y = y + (x * 0.1).tanh() * 0.3 + 0.2;
        if y > 1.5 {
            break;
        }
        if y < 0.0 {
            continue;
        }
        y = y * 1.2;
    }
    y
});
unary!(breaks_of_axes(x: [A, B] any) -> [A, B] {
    let mut y = x * 1.0;
    for _ in 0..6 {
        if (&y * &y).sum_all() > 20.0 {
            break;
        }
        y = y * 1.5 + 0.1;
    }
    y
});
unary!(newton(x: [] positive) -> [] {
    let mut y = x + 0.5;
    while (&y * &y - x).abs().item() > 1e-4 {
        y = (&y + x / &y) * 0.5;
    }
    y
});
unary!(break_with_value(x: [A] any) -> [A] {
    let mut y = x * 1.0;
    let mut k = x.sum_all() * 0.0;
    let z = loop {
        k += 1.0;
        y = y * 1.2 + 0.25;
        if k > 30.0 {
            break x * 3.0;
        }
        if y.sum_all() > 4.0 {
            break y.tanh();
        }
        if y.sum_all() < -9.0 {
            break x * 2.0;
        }
    };
    z + x
});
unary!(cases(x: [] any) -> [] {
    match x.item() {
        ..-0.7 => x.exp(),
        -0.7..0.0 => x * x,
        y if y > 1.0 => y.tanh(),
        _ => x * 0.5,
    }
});
unary!(nested_conditions(x: [] any) -> [] {
    let mut y = x * 1.0;
    for k in 0..4 {
        if y > 0.0 {
            if k % 2 == 0 {
                y = y * 0.3 - 0.4;
            } else if x > 0.5 {
                y = y.tanh() - x;
            }
        } else {
            y = y * y + 0.1;
        }
    }
    y
});
binary!(two_operands(x: [A, B] any, z: [B] any) -> [A] {
    let mut y = x.dot(z, B);
    for k in 0..3 {
        y = if k == 1 { y.tanh() } else { &y + x.dot(z, B) * 0.5 };
    }
    y
});
binary!(weights_by_example(x: [A, B] any, z: [B] any) -> [A] {
    let y = x.dot(z, B);
    if y.sum_all() > 0.0 { y.tanh() } else { y * z.sum_all() }
});
binary!(loop_by_both(x: [] any, z: [] any) -> [] {
    let mut y = x * 1.0;
    while &y * &y + z * z < 3.0 {
        y = y * 1.3 + z * 0.1 + 0.2;
    }
    y * z
});

mod calls {
    use super::*;

    #[differentiable]
    fn step<E: Float>(x: &Tensor<E, (A,)>, y: &Tensor<E, (A,)>) -> Tensor<E, (A,)> {
        let mut z = (x * y).tanh();
        for k in 0..2 {
            if k == 1 {
                z = z * x + y;
            }
        }
        z
    }

    #[differentiable]
    fn choice<E: Float>(x: &Tensor<E, (A,)>) -> (Tensor<E, (A,)>, Tensor<E, ()>) {
        let total = x.sum_all();
        if total.item() > 0.0 { (x.tanh(), total) } else { (x * 2.0, total.tanh()) }
    }

    unary!(in_a_loop(x: [A] any) -> [A] {
        let mut y = x * 0.5;
        for _ in 0..3 {
            y = step(&y, x);
        }
        y
    });
    unary!(in_a_branch(x: [A] any) -> [A] {
        let mut y = x * 1.0;
        for k in 0..3 {
            if y.sum_all() > 0.0 {
                y = step(x, &y);
            } else if k > 0 {
                let (a, b) = choice(&y);
                y = a * b + x;
            }
        }
        y
    });
    unary!(nested_calls_in_loops(x: [A] any) -> [A] {
        let mut y = x * 1.0;
        let mut t = x.sum_all();
        for _ in 0..2 {
            for k in 0..2 {
                (y, t) = choice(&step(&y, x));
                y = y * &t;
            }
        }
        y + t
    });
    unary!(tuples_of_calls(x: [A] any) -> [A] {
        let (y, t) = if x.sum_all() > 0.2 {
            choice(x)
        } else if x.sum_all() < -0.5 {
            choice(&(x * 0.5))
        } else {
            (x * 3.0, x.sum_all())
        };
        y * t
    });
    unary!(while_it_grows(x: [A] any) -> [A] {
        let mut y = x * 1.0;
        let mut n = y.sum_all() * 0.0;
        while (&y * &y).sum_all() < 2.0 && n.item() < 5.0 {
            y = step(&y, x) + 0.4;
            n += 1.0;
        }
        y
    });
}

// `match` whose arms are statements, and jumps by it.
unary!(statement_arms(x: [A] any) -> [A] {
    let mut y = x * 1.0;
    for k in 0..4 {
        match k {
            0 => y = y * 1.2,
            1 => {}
            _ => y += x,
        }
        match y.sum_all().item() {
            ..0.0 => y = y.tanh(),
            0.0..=0.5 => (),
            _ => y *= 0.9,
        }
    }
    y
});
unary!(jumps_by_match(x: [] any) -> [] {
    let mut y = x * 2.0;
    for _ in 0..9 {
        match y.item() {
            ..-1.0 => break,
            1.0..1.2 => {
                y = y * 0.9;
                continue;
            }
            v if v > 2.5 => return x * 7.0,
            _ => y = y * 0.8 - 0.3,
        }
        y = y - 0.1;
    }
    y * x
});

// What a condition looks at first decides whether it looks further.
binary!(conditions_in_order(x: [] any, z: [Three] any) -> [] {
    let mut y = x * 1.0;
    for i in 0..5 {
        if i >= 3 || z.at([i]) < -0.4 {
            continue;
        }
        if i < 2 && z.at([i + 1]) > 0.0 {
            y = y.tanh();
        }
        let last = x > 0.0 && z.at([2 - i]) < 0.3;
        y = if last { y * 1.1 } else { y + 0.1 };
    }
    y
});
binary!(chains_of_let(x: [] any, z: [Three] any) -> [] {
    let mut y = x * 1.0;
    let mut steps = vec![Some(0), None, Some(2)].into_iter();
    while let Some(step) = steps.next() {
        if let Some(i) = step
            && z.at([i]) > 0.0
            && i < 2
        {
            y = y * z.at([i + 1]);
        } else if let Some(i) = step {
            y = y.tanh() + z.at([i]);
        } else {
            y = y * 0.7;
        }
    }
    y
});

// Derivatives whose bodies have control flow, inside of loops and branches.
unary!(derivatives_in_loops(x: [A] any) -> [A] {
    let mut w = x * 0.5;
    for _ in 0..3 {
        let g = grad!(|w: &Tensor<_, (A,)>| {
            let mut s = (w * x).sum_all();
            for _ in 0..2 {
                if s > 0.4 {
                    break;
                }
                s = s * 1.3 + (w * w).sum_all() * 0.2;
            }
            if s < 0.0 { s.tanh() } else { &s * &s }
        })(&w);
        w = w - g * 0.2;
        if w.sum_all() > 0.8 {
            break;
        }
    }
    w
});
unary!(pullbacks_in_branches(x: [] any) -> [] {
    let s = x * 1.3;
    let (z, pullback) = vjp!(|a: &Tensor<_, ()>| a * a * x)(&s);
    let mut y = if z > 0.1 { &s + &z * 0.1 } else { &s + pullback(&z) * 0.1 };
    for _ in 0..2 {
        y = &y * 0.5 + pullback(&y) * 0.2;
    }
    y * s
});

// Bodies of derivatives that mention variables of the loops and branches around them, and some that change there.
mod derivatives_of_steps {
    use super::*;
    use common::{differences, near};

    type X = Tensor<f64, (A,)>;
    type Xs = Tensor<f64, (N, A)>;

    #[differentiable]
    fn f(x: &X) -> Tensor<f64, ()> {
        let mut w = x * 0.5;
        let mut count = 1;
        let rates = [0.3, 0.2, 0.4];
        for (k, rate) in rates.iter().enumerate() {
            count += k;
            let scale = rate * 2.0;
            let g = grad!(|w: &X| {
                let mut s = (w * x).sum_all() * scale;
                for i in 0..=k {
                    assert!(i <= k && count > 0, "{k} of {count}");
                    if s > 0.4 + i as f64 {
                        break;
                    }
                    s = s * 1.1 + (w * w).sum_all() * (0.1 * count as f64);
                }
                s
            })(&w);
            if let Some(&last) = rates.get(k + 1) {
                let h = grad!(|w: &X| {
                    let s = w.square().sum_all() * last;
                    if s > 0.1 { s.tanh() } else { s }
                })(&w);
                w = w - h * 0.1;
            }
            w = w - g * 0.2;
        }
        w.square().sum_all()
    }

    #[test]
    fn they_are_given_the_values() {
        let at = [0.7, -0.4];
        let value = |v: &[f64]| vec![f(&X::from_slice([2], v).unwrap()).item()];
        near("grad", &f::grad(&X::from_slice([2], &at).unwrap()).to_vec(), &differences(value, &at).concat(), 1e-8);
        let all = [0.7, -0.4, 0.1, 0.2, -0.9, 1.3];
        let xs = Xs::from_slice([3, 2], &all).unwrap();
        let each: Vec<f64> = all.chunks(2).flat_map(|v| f::grad(&X::from_slice([2], v).unwrap()).to_vec()).collect();
        let total = grad!(|xs: &Xs| vmap!(N, |x: &X| f(x))(xs).sum_all())(&xs);
        near("the gradient of the sum", &total.to_vec(), &each, 1e-12);
        let per = vmap!(N, |x: &X| grad!(|x: &X| f(x))(x))(&xs);
        near("the gradient of each", &per.to_vec(), &each, 1e-12);
    }
}

// Blocks with labels, and tuples under a name that `break` gives.
unary!(labelled(x: [] any) -> [] {
    let mut y = x * 1.0;
    let z = 'found: {
        for k in 0..4 {
            if k == 3 {
                break 'found y.tanh();
            }
            if y > 0.9 {
                break 'found y * 2.0;
            }
            y = y * 1.2 + 0.1;
        }
        x * 3.0
    };
    'once: {
        if z < 0.0 {
            break 'once;
        }
        y = y + z.tanh();
    }
    for k in 0..3 {
        'step: {
            if y > 1.4 {
                break;
            }
            if k == 1 {
                continue;
            }
            if x < -0.5 {
                break 'step;
            }
            y = y * 0.9;
        }
        y = y + 0.05;
    }
    y * z
});
unary!(tuples_by_break(x: [A] any) -> [A] {
    let start = (x * 1.0, x.sum_all());
    let (a, s) = {
        let mut t = start;
        let mut k = x.sum_all() * 0.0;
        loop {
            let (a, s) = t;
            if s > 1.5 || k > 3.5 {
                let found = (a.tanh(), s);
                break found;
            }
            k += 1.0;
            t = (a * 1.1, s * 1.2 + 0.2);
        }
    };
    a * s
});
