//! Names that are bound again, and Rust between the operations.

use super::*;

#[differentiable]
fn mutated(x: &X) -> L {
    let mut k = 1.0;
    for _ in 0..3 {
        k += 1.0;
    }
    let y = x * k;
    k = 10.0;
    let z = &y + k;
    (y * z).sum_all()
}

#[differentiable]
fn bound_before(x: &L) -> L {
    let k = x * 2.0;
    let c = 3.0;
    let g = grad!(|z: &L| z.square() * &k * c);
    let k = x * 100.0;
    let c = 7.0;
    let h = {
        let k = &k * c;
        g(x) + k
    };
    h + k
}

#[differentiable]
fn closures(x: &L) -> L {
    let k = 5.0;
    let y = {
        let k = 7.0;
        let s = [1.0, 2.0].iter().map(|k: &f64| k * 2.0).sum::<f64>();
        let t = if s > 1.0 {
            let k: f64 = 3.0;
            k + 1.0
        } else {
            k
        };
        let u = (|(k, n): (f64, f64)| k * n)((2.0, 3.0)) + (|n: f64, k: f64| n * k)(2.0, 4.0);
        x * s * t * u * k
    };
    y * k
}

struct Pair {
    k: f64,
    n: f64,
}

#[differentiable]
fn fields(x: &L) -> L {
    let k = 2.0;
    let y = {
        let k = 3.0;
        let p = Pair { k: k + 1.0, n: 5.0 };
        let Pair { n, .. } = p;
        let (p, q) = (Pair { n: 1.0, k: n }, f64::from(i32::MAX.min(2)));
        let s = if k > 0.0 { k } else { n };
        let both = Pair { k, n }.k + Pair { n, k }.n + { k } - s;
        let Pair { k: other, .. } = Pair { k, ..p };
        x * (p.k * k + q + p.n + both - other)
    };
    y * k
}

#[differentiable]
fn times(x: &X, #[no_grad] k: f64, #[no_grad] c: &[f64; 2]) -> X {
    x * (k * c[1])
}

/// What a call was given, and what an operation met, was changed since.
#[test]
fn numbers_that_change() {
    let x = X::from_slice([2], &[1.0, 2.0]).unwrap();
    assert_eq!(mutated(&x).item(), 4.0 * 14.0 + 8.0 * 18.0);
    assert_eq!(mutated::grad(&x).to_vec(), [8.0 * 4.0 + 40.0, 16.0 * 4.0 + 40.0]);
    let g = grad!(|x: &X| {
        let (mut k, mut c) = (1.0, [1.0, 2.0]);
        k += 1.0;
        let y = times(x, k, &c) * k + x * c[0];
        k = 10.0;
        c[1] = 100.0;
        c[0] = 3.0;
        let z = times(&y, k + 1.0, &c) + x * c[0];
        (z * k).sum_all()
    })(&x);
    assert_eq!(g.to_vec(), [(9.0 * 1100.0 + 3.0) * 10.0; 2]);
    let (_, pullback) = vjp!(|x: &X| {
        let mut k = 3.0;
        let y = times(x, k, &[0.0, 1.0]) * k;
        k = 5.0;
        y * k
    })(&x);
    assert_eq!(pullback(&X::ones([2]).unwrap()).to_vec(), [45.0; 2]);
}

#[test]
fn a_derivative_bound_to_a_name_sees_the_names_there() {
    let x = scalar(0.5);
    // 2 x · 2 x · 3 + 100 x · 7 + 100 x
    assert_eq!(bound_before(&x).item(), 12.0 * 0.25 + 800.0 * 0.5);
    assert_eq!(bound_before::grad(&x).item(), 24.0 * 0.5 + 800.0);
}

#[test]
fn closures_and_fields_have_their_own_names() {
    let x = scalar(0.5);
    assert_eq!(closures::grad(&x).item(), 6.0 * 4.0 * (6.0 + 8.0) * 7.0 * 5.0);
    assert_eq!(fields::grad(&x).item(), (15.0 + 2.0 + 1.0 + 8.0 - 3.0) * 2.0);
    let y = vmap!(Batch, |x: &L| {
        let k = 5.0;
        let y = {
            let k = 7.0;
            let s = [1.0, 2.0].iter().map(|k: &f64| k * 2.0).sum::<f64>();
            x * s * k * 56.0
        };
        y * k
    })(&Tensor::<f64, (Batch,)>::from_slice([1], &[0.5]).unwrap());
    assert_eq!(y.to_vec(), [closures(&x).item()]);
}

#[differentiable]
fn single(x: &X) -> (L,) {
    (x.square().sum_all(),)
}

#[differentiable]
fn takes_single(x: &X) -> L {
    let (y,) = single(x);
    y * 2.0
}

#[test]
fn tuples_of_one() {
    let x = X::from_slice([2], &[1.0, 2.0]).unwrap();
    assert_eq!(takes_single::grad(&x).to_vec(), [4.0, 8.0]);
    let ((y,), pullback) = single::vjp(&x);
    assert_eq!(pullback(&(y,)).to_vec(), [10.0, 20.0]);
    let ((y,), (t,)) = single::jvp(&x, &x);
    assert_eq!((y.item(), t.item()), (5.0, 10.0));
}

/// Every operation with one value for both of its operands; results that do not depend on the arguments.
#[differentiable]
fn constant(_x: &X) -> (L, X) {
    (scalar(3.0), X::ones([2]).unwrap())
}

#[test]
fn one_value_twice_and_none() {
    let x = X::from_slice([2], &[1.5, -2.0]).unwrap();
    let of = |f: fn(&X) -> X| f(&x).to_vec();
    assert_eq!(of(|x| grad!(|x: &X| x.dot(x, Feature))(x)), [3.0, -4.0]);
    assert_eq!(of(|x| grad!(|x: &X| (x / x).sum_all())(x)), [0.0, 0.0]);
    assert_eq!(of(|x| grad!(|x: &X| (x - x).sum_all())(x)), [0.0, 0.0]);
    assert_eq!(of(|x| grad!(|x: &X| x.mse(x))(x)), [0.0, 0.0]);
    assert_eq!(of(|x| grad!(|x: &X| x.maximum(x).sum_all() + x.minimum(x).sum_all())(x)), [2.0, 2.0]);
    assert_eq!(of(|x| grad!(|x: &X| x.gt(x).select(x, x).sum_all())(x)), [1.0, 1.0]);
    assert_eq!(of(|x| grad!(|x: &X| x.outer(x.rename(Feature, Hidden)).sum_all())(x)), [-1.0, -1.0]);
    let (g, k) = grad!(|x: &X, k: &L| {
        let (a, b) = constant(x);
        a * k + (b * x * k).sum_all()
    })(&x, &scalar(2.0));
    assert_eq!((g.to_vec(), k.item()), (vec![2.0, 2.0], 2.5));
    let xs = Tensor::<f64, (Batch, Feature)>::ones([3, 2]).unwrap();
    let (a, b) = vmap!(Batch, |x: &X| {
        let (a, b) = constant(x);
        (a, b)
    })(&xs);
    assert_eq!((a.to_vec(), b.to_vec()), (vec![3.0; 3], vec![1.0; 6]));
    let (_, t) = jvp!(|x: &X| {
        let (a, b) = constant(x);
        b * a
    })(&x, &x);
    assert_eq!(t.to_vec(), [0.0, 0.0]);
}
