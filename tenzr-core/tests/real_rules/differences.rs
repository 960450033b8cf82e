//! Every operation on a grid of signs and sizes, against differences of the next lower order.

use tenzr_core::real::{Dual, Real};

use crate::table::{Operation, Visitor, visit_all};

type D1<R> = Dual<R, 3>;
type D2 = D1<D1<f64>>;
type D3 = D1<D2>;

/// The derivative of `f` in operand `k` by differences of the fourth order, and the error to be expected of it.
fn difference(x: [f64; 3], k: usize, f: impl Fn([f64; 3]) -> f64) -> (f64, f64) {
    let h = 1e-4 * x[k].abs();
    let at = |steps: f64| {
        let mut moved = x;
        moved[k] += steps * h;
        f(moved)
    };
    let slope = (8.0 * (at(1.0) - at(-1.0)) - (at(2.0) - at(-2.0))) / (12.0 * h);
    // Of the function itself, and of the terms of order one that its rule may have subtracted from each other.
    let rounding = f(x).abs() / h * 1e-13 + 1e-15 / h;
    (slope, rounding + 1e-9 * slope.abs())
}

fn assert_close<O: Operation>(what: &str, x: [f64; 3], c: f64, found: f64, (expected, error): (f64, f64)) {
    assert!(
        (found - expected).abs() <= error,
        "{what} of {} at {x:?} with {c}: {found} where differences give {expected}, within {error:e}",
        O::NAME,
    );
}

fn variables<R: Real>(x: [R; 3]) -> [Dual<R, 3>; 3] {
    std::array::from_fn(|k| Dual::variable(x[k], k))
}

fn first<O: Operation, R: Real>(x: [R; 3], c: f64) -> D1<R> {
    O::eval(variables(x), c)
}

fn second<O: Operation>(x: [f64; 3], c: f64) -> D2 {
    first::<O, _>(variables(x), c)
}

fn third<O: Operation>(x: [f64; 3], c: f64) -> D3 {
    first::<O, _>(variables(variables(x)), c)
}

struct Rules;

impl Visitor for Rules {
    fn visit<O: Operation>(&mut self) {
        for (x, c) in O::points() {
            let y = O::eval(x, c);
            let dual = first::<O, _>(x, c);
            assert_eq!(dual.re.to_bits(), y.to_bits(), "{} at {x:?} with {c}", O::NAME);
            for k in 0..O::ARITY {
                let partial = O::partial(k, x, c, y);
                assert_close::<O>("the rule", x, c, partial, difference(x, k, |x| O::eval(x, c)));
                assert_eq!(dual.eps[k], partial, "{} at {x:?} with {c}, operand {k}", O::NAME);
            }
        }
    }
}

struct Orders;

impl Visitor for Orders {
    fn visit<O: Operation>(&mut self) {
        for (x, c) in O::points() {
            let (two, three) = (second::<O>(x, c), third::<O>(x, c));
            for k in 0..O::ARITY {
                for i in 0..O::ARITY {
                    let slope = difference(x, k, |x| O::partial(i, x, c, O::eval(x, c)));
                    assert_close::<O>("the second order", x, c, two.eps[i].eps[k], slope);
                    for j in 0..O::ARITY {
                        let slope = difference(x, k, |x| second::<O>(x, c).eps[i].eps[j]);
                        assert_close::<O>("the third order", x, c, three.eps[i].eps[j].eps[k], slope);
                    }
                }
            }
        }
    }
}

struct Single;

impl Visitor for Single {
    fn visit<O: Operation>(&mut self) {
        for (x, c) in O::points() {
            let narrow = x.map(|x| x as f32);
            let wide = narrow.map(f64::from);
            let (y, dual) = (O::eval(wide, c), first::<O, f32>(narrow, c));
            for k in 0..O::ARITY {
                let (found, expected) = (f64::from(dual.eps[k]), O::partial(k, wide, c, y));
                assert!(
                    (found - expected).abs() <= 3e-5 * expected.abs().max(1e-2),
                    "{} at {x:?} with {c}, operand {k}: {found} in f32, {expected} in f64",
                    O::NAME,
                );
            }
        }
    }
}

#[test]
fn rules_agree_with_differences_and_forward_mode_with_rules() {
    visit_all(&mut Rules);
}

#[test]
fn the_second_and_third_orders_agree_with_differences() {
    visit_all(&mut Orders);
}

#[test]
fn single_precision_agrees_with_double() {
    visit_all(&mut Single);
}
