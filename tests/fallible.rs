//! Functions of tensors that may give no value: `?`, `Ok`, `Err`, and their companions.

mod common;

use common::{Batch, Feature, L, differences, near, rng};
use std::fmt;
use std::num::ParseFloatError;
use tenzr::prelude::*;

type X = Tensor<f64, (Feature,)>;
type Xs = Tensor<f64, (Batch, Feature)>;

#[derive(Clone, Debug, PartialEq)]
enum Fault {
    Number,
    Empty,
    Steps(usize),
}

impl From<ParseFloatError> for Fault {
    fn from(_: ParseFloatError) -> Fault {
        Fault::Number
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// `?` on what is not tracked, alone and inside of an expression.
#[differentiable]
fn scaled(x: &X, by: &str) -> Result<X, Fault> {
    let k = by.parse::<f64>()?;
    Ok(x * k + by.trim().parse::<f64>()?)
}

/// Errors by conditions, in loops and at the end; a value that is not used fails all the same.
#[differentiable]
fn steps(x: &X, n: usize, by: &str) -> Result<L, Fault> {
    if n > 4 {
        return Err(Fault::Steps(n));
    }
    let mut y = x * 1.0;
    for i in 0..n {
        y = y.tanh() * 0.9 + x;
        if i == 3 {
            return Err(Fault::Steps(i));
        }
    }
    let _unused = scaled(x, by)?;
    let _unused_number = by.parse::<f64>()?;
    if by.is_empty() {
        Err(Fault::Empty)
    } else if n == 2 {
        return Ok(y.square().sum_all());
    } else {
        Ok(y.sum_all())
    }
}

/// Calls of functions that may fail: `?` at once, after other methods, in a loop, under a condition, and as the result.
#[differentiable]
fn combined(x: &X, parts: &[&str]) -> Result<L, String> {
    let mut y = scaled(x, "0.5").map_err(|e| e.to_string())?;
    for part in parts {
        if part.len() < 4 {
            y = scaled(&y, part).map_err(|e| format!("{part}: {e}"))? + x;
        }
    }
    let Some(last) = parts.last() else { return Err("no part".to_owned()) };
    let n = match last.len() {
        0 => return Err("an empty part".to_owned()),
        n => n,
    };
    let (z, s) = pair(&y, n).ok_or("no pair")?;
    steps(&(z * s), 2, "1").map_err(|e| e.to_string())
}

/// An `Option` of a tuple with a number.
#[differentiable]
fn pair(x: &X, n: usize) -> Option<(X, f64)> {
    let k = (n > 0).then_some(n as f64)?;
    if n > 9 {
        return None;
    }
    let s = x.sum_all() / k;
    // A condition of the example chooses values, not errors.
    Some(if s > 0.2 { (x.tanh(), s * 2.0) } else { (x * 0.5, s.tanh()) })
}

#[differentiable]
fn unwrapped(x: &X) -> L {
    let mut y = scaled(x, "1.5").unwrap();
    if y.sum_all() > 0.0 {
        y = scaled(&y, "0.7").expect("a number");
    }
    let (z, s) = pair(&y, 3).unwrap();
    z.square().sum_all() * s
}

fn x() -> X {
    X::from_slice([3], &[0.3, -0.7, 1.1]).unwrap()
}

fn xs(n: usize) -> Xs {
    let mut r = rng(8);
    Tensor::from_shape_fn([n, 3], |_| 3.0 * r()).unwrap()
}

/// Checks all modes of a loss at [`x`] and on batches.
macro_rules! checked {
    (|$x:ident| $value:expr, $grad:expr, $both:expr, $vjp:expr, |$d:ident| $jvp:expr) => {
        let value = |$x: &X| -> f64 { $value.item() };
        let ($x, $d) = (&x(), &X::from_slice([3], &[0.4, 1.0, -0.6]).unwrap());
        let g: X = $grad;
        let expected = differences(|v| vec![value(&X::from_slice([3], v).unwrap())], &$x.to_vec()).concat();
        near("grad", &g.to_vec(), &expected, 1e-8);
        let (y, again) = $both;
        assert_eq!((y.item(), again.to_vec()), (value($x), g.to_vec()));
        let (y, pullback) = $vjp;
        assert_eq!(y.item(), value($x));
        near("vjp", &pullback(&L::scalar(2.0)).to_vec(), &(&g * 2.0).to_vec(), 1e-13);
        let (y, t) = $jvp;
        assert_eq!(y.item(), value($x));
        near("jvp", &[t.item()], &[(&g * $d).sum_all().item()], 1e-12);
        for n in [0, 1, 7] {
            let batch = xs(n);
            let each: Vec<X> = (0..n).map(|i| batch.index(Batch, i)).collect();
            let values = vmap!(Batch, |$x: &X| $value)(&batch);
            near("vmap", &values.to_vec(), &each.iter().map(|x| value(x)).collect::<Vec<_>>(), 1e-13);
            let gradients = vmap!(Batch, |$x: &X| grad!(|$x: &X| $value)($x))(&batch);
            let expected: Vec<f64> = each
                .iter()
                .flat_map(|$x| {
                    let g: X = $grad;
                    g.to_vec()
                })
                .collect();
            near("gradients", &gradients.to_vec(), &expected, 1e-12);
            let total = grad!(|xs: &Xs| vmap!(Batch, |$x: &X| $value)(xs).sum_all())(&batch);
            near("the gradient of the sum", &total.to_vec(), &expected, 1e-12);
        }
        let second = grad!(|$x: &X| (grad!(|$x: &X| $value)($x) * $d).sum_all())(&x());
        let gradient = |v: &[f64]| {
            let $x = &X::from_slice([3], v).unwrap();
            let g: X = $grad;
            g.to_vec()
        };
        let rows = differences(gradient, &x().to_vec());
        let expected: Vec<f64> = rows.iter().map(|r| r.iter().zip($d.to_vec()).map(|(r, d)| r * d).sum()).collect();
        near("second order", &second.to_vec(), &expected, 1e-7);
    };
}

#[test]
fn losses_that_may_fail_are_differentiated() {
    let parts = ["0.5", "1.25", "2"];
    checked!(
        |x| combined(x, &parts).unwrap(),
        combined::grad(x, &parts).unwrap(),
        combined::value_and_grad(x, &parts).unwrap(),
        combined::vjp(x, &parts).unwrap(),
        |d| combined::jvp(x, &parts, d).unwrap()
    );
    checked!(
        |x| steps(x, 3, "2").unwrap(),
        steps::grad(x, 3, "2").unwrap(),
        steps::value_and_grad(x, 3, "2").unwrap(),
        steps::vjp(x, 3, "2").unwrap(),
        |d| steps::jvp(x, 3, "2", d).unwrap()
    );
    checked!(
        |x| unwrapped(x),
        unwrapped::grad(x),
        unwrapped::value_and_grad(x),
        unwrapped::vjp(x),
        |d| unwrapped::jvp(x, d)
    );
}

#[test]
fn errors_leave_every_companion() {
    let parts: [&str; 0] = [];
    assert_eq!(combined(&x(), &parts).err().as_deref(), Some("no part"));
    assert_eq!(combined::grad(&x(), &["x"]).err().as_deref(), Some("x: Number"));
    assert_eq!(combined::value_and_grad(&x(), &["1", ""]).err().as_deref(), Some(": Number"));
    assert_eq!(combined::vjp(&x(), &["0123456789"]).err().as_deref(), Some("no pair"));
    assert_eq!(combined::jvp(&x(), &["0123456789"], &x()).err().as_deref(), Some("no pair"));
    assert_eq!(steps(&x(), 5, "1").err(), Some(Fault::Steps(5)));
    assert_eq!(steps::grad(&x(), 4, "1").err(), Some(Fault::Steps(3)));
    // What is not used fails as well.
    assert_eq!(steps::grad(&x(), 2, "one").err(), Some(Fault::Number));
    assert_eq!(steps(&x(), 2, "").err(), Some(Fault::Number));
    assert!(pair(&x(), 0).is_none() && pair(&x(), 10).is_none());
    assert!(pair::vjp(&x(), 0).is_none() && pair::jvp(&x(), 10, &x()).is_none());
}

#[test]
fn tuples_with_numbers_in_an_option() {
    let ((y, s), pullback) = pair::vjp(&x(), 2).unwrap();
    let (value, number): (X, f64) = pair(&x(), 2).unwrap();
    assert_eq!((y.to_vec(), s), (value.to_vec(), number));
    let ct = X::from_slice([3], &[0.2, 0.5, -1.0]).unwrap();
    let g = pullback(&(ct.clone(), 0.5));
    let loss = |v: &[f64]| {
        let (y, s) = pair(&X::from_slice([3], v).unwrap(), 2).unwrap();
        vec![(y * &ct).sum_all().item() + 0.5 * s]
    };
    near("pullback", &g.to_vec(), &differences(loss, &x().to_vec()).concat(), 1e-8);
    let ((_, _), (dy, ds)) = pair::jvp(&x(), 2, &ct).unwrap();
    near("jvp", &[(dy * &ct).sum_all().item() + 0.5 * ds], &[(g * &ct).sum_all().item()], 1e-12);
}

#[test]
#[should_panic(expected = "Number")]
fn a_panic_of_unwrap_is_that_of_rust() {
    #[differentiable]
    fn f(x: &X, by: &str) -> L {
        scaled(x, by).unwrap().sum_all()
    }
    f::grad(&x(), "one");
}
