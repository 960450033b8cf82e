//! Truth values and integers: their operations outside of bodies, in differentiated bodies, and under maps. They carry no
//! cotangent, and what is computed beside them has the derivative that it has without.

use tenzr::prelude::*;

axis!(pub N);
axis!(pub A);
axis!(pub B);

type X = Tensor<f64, (A,)>;
type L = Tensor<f64, ()>;
type I = Tensor<i64, (A,)>;

fn x(v: &[f64]) -> X {
    X::from_slice([v.len()], v).unwrap()
}

fn ints(v: &[i64]) -> I {
    I::from_slice([v.len()], v).unwrap()
}

fn truths(v: &[bool]) -> Tensor<bool, (A,)> {
    Tensor::from_slice([v.len()], v).unwrap()
}

#[test]
fn logic() {
    let (t, f) = (true, false);
    let (p, q) = (truths(&[t, t, f, f]), truths(&[t, f, t, f]));
    for (got, want) in [
        (&p & &q, [t, f, f, f]),
        (p.and(&q), [t, f, f, f]),
        (&p | q.clone(), [t, t, t, f]),
        (p.or(&q), [t, t, t, f]),
        (p.clone() ^ &q, [f, t, t, f]),
        (p.xor(&q), [f, t, t, f]),
        (!&p, [f, f, t, t]),
        (p.not(), [f, f, t, t]),
        (&p & true, [t, t, f, f]),
        (false | &q, [t, f, t, f]),
    ] {
        assert_eq!(got.to_vec(), want);
    }
    let mut r = p.clone();
    r &= &q;
    r |= false;
    r ^= true;
    assert_eq!(r.to_vec(), [f, t, t, t]);
}

#[test]
fn truth_values_over_axes() {
    let (t, f) = (true, false);
    let m = Tensor::<bool, (A, B)>::from_slice([2, 3], &[t, f, t, t, t, t]).unwrap();
    assert_eq!(m.all(B).to_vec(), [f, t]);
    assert_eq!(m.all(A).to_vec(), [t, f, t]);
    assert_eq!((!&m).any(A).to_vec(), [f, t, f]);
    assert_eq!(m.count(A).to_vec(), [2, 1, 2]);
    assert_eq!(m.count((A, B)).item(), 5);
    assert_eq!((m.all_all().item(), m.any_all().item(), m.count_all().item()), (f, t, 5));
    // What is stored once counts as often as it stands there.
    let row = truths(&[t, f]).broadcast(B, 4);
    assert_eq!(row.count(B).to_vec(), [4, 0]);
    let empty = Tensor::<bool, (A, B)>::from_slice([2, 0], &[]).unwrap();
    assert_eq!(
        (empty.all(B).to_vec(), empty.any(B).to_vec(), empty.count(B).to_vec()),
        (vec![t; 2], vec![f; 2], vec![0; 2])
    );
    assert_eq!((empty.all(A).shape(), empty.all_all().item()), (vec![0], t));
}

#[test]
fn numbers_that_are_none() {
    let v = x(&[1.0, f64::NAN, f64::INFINITY, -0.0]);
    assert_eq!(v.is_nan().to_vec(), [false, true, false, false]);
    assert_eq!(v.is_finite().to_vec(), [true, false, false, true]);
    // Masked out before they are used, they have no part in the derivative.
    let g = grad!(|x: &X| x.is_finite().select(x, 0.0).square().sum_all())(&v);
    assert_eq!(g.to_vec(), [2.0, 0.0, 0.0, 0.0]);
}

#[test]
fn arithmetic_of_integers() {
    let (a, b) = (ints(&[7, -7, 6]), ints(&[2, 2, -4]));
    for (got, want) in [
        (&a + &b, [9, -5, 2]),
        (&a - 1, [6, -8, 5]),
        (10 - &a, [3, 17, 4]),
        (&a * &b, [14, -14, -24]),
        (&a / &b, [3, -3, -1]),
        (&a % &b, [1, -1, 2]),
        (-&a, [-7, 7, -6]),
        (&a & 3, [3, 1, 2]),
        (&a | &b, [7, -5, -2]),
        (&a ^ &b, [5, -5, -6]),
        (!&a, [-8, 6, -7]),
        (&a << 2, [28, -28, 24]),
        (&a >> 1, [3, -4, 3]),
        (1 << ints(&[0, 3, 62]), [1, 8, 1 << 62]),
    ] {
        assert_eq!(got.to_vec(), want);
    }
    let mut c = a.clone();
    c += &b;
    c -= 1;
    c *= 3;
    c /= 2;
    c %= 5;
    c <<= 2;
    c >>= 1;
    c &= 6;
    c |= 1;
    c ^= 2;
    let want =
        [7, -7, 6].iter().zip([2, 2, -4]).map(|(a, b)| (((((((a + b - 1) * 3) / 2) % 5) << 2) >> 1) & 6 | 1) ^ 2);
    assert_eq!(c.to_vec(), want.collect::<Vec<i64>>());
    assert_eq!(a.gt(&b).to_vec(), [true, false, true]);
    assert_eq!(a.eq_each(6).to_vec(), [false, false, true]);
    assert_eq!((&a + ints(&[1]).sum_all()).to_vec(), [8, -6, 7], "broadcast by name");
    let counts = Tensor::<usize, (A,)>::from_slice([2], &[3, 5]).unwrap();
    assert_eq!((&counts - 3).to_vec(), [0, 2]);
    let small = Tensor::<i32, (A,)>::from_slice([2], &[3, -5]).unwrap();
    assert_eq!((small.clone() * small).to_vec(), [9, 25]);
}

#[test]
fn integers_over_axes() {
    let m = Tensor::<i64, (A, B)>::from_slice([2, 3], &[4, -9, 2, 0, 7, 1]).unwrap();
    assert_eq!((m.sum(A).to_vec(), m.sum(B).to_vec(), m.sum_all().item()), (vec![4, -2, 3], vec![-3, 8], 5));
    assert_eq!((m.max(A).to_vec(), m.min(B).to_vec()), (vec![4, 7, 2], vec![-9, 0]));
    assert_eq!((m.max_all().item(), m.min_all().item()), (7, -9));
    let repeated = ints(&[5, -3]).broadcast(B, 4);
    assert_eq!((repeated.sum(B).to_vec(), repeated.max(B).to_vec()), (vec![20, -12], vec![5, -3]));
    let empty = Tensor::<i64, (A, B)>::from_slice([2, 0], &[]).unwrap();
    assert_eq!((empty.sum(B).to_vec(), empty.max(A).shape()), (vec![0, 0], vec![0]));
    // Two rows of equal largest entries: integers have no shares.
    assert_eq!(ints(&[3, 3]).max_all().item(), 3);
}

/// The message of a panic.
fn message(f: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = std::panic::catch_unwind(f).expect_err("a panic");
    panic
        .downcast_ref::<String>()
        .cloned()
        .unwrap_or_else(|| (*panic.downcast_ref::<&str>().expect("a text")).to_owned())
}

#[test]
fn what_integers_refuse() {
    assert_eq!(message(|| drop(ints(&[1, 2]) / ints(&[1, 0]))), "`/`: a divisor is zero, in a tensor of `i64`");
    assert_eq!(message(|| drop(ints(&[1, 2]) % 0)), "`%`: a divisor is zero, in a tensor of `i64`");
    assert_eq!(message(|| drop(ints(&[1]) << 64)), "`<<`: a shift by 64 places, of `i64` with 64 bits");
    assert_eq!(message(|| drop(ints(&[1]) >> -1)), "`>>`: a shift by -1 places, of `i64` with 64 bits");
    let empty = Tensor::<i64, (A, B)>::from_slice([2, 0], &[]).unwrap();
    assert_eq!(message(move || drop(empty.max(B))), "max over the axis `B`, which has no entries");
    // A divisor beside no entry divides nothing.
    assert_eq!((ints(&[]) / ints(&[])).to_vec(), [] as [i64; 0]);
}

#[test]
fn conversions() {
    let v = x(&[1.7, -2.7, 1e30, f64::NAN]);
    assert_eq!(v.to_i64().to_vec(), [1, -2, i64::MAX, 0]);
    assert_eq!(v.to_i32().to_vec(), [1, -2, i32::MAX, 0]);
    assert_eq!(v.to_usize().to_vec(), [1, 0, usize::MAX, 0]);
    let big = ints(&[i64::MAX, -3, 1 << 40, 0]);
    assert_eq!(big.to_i32().to_vec(), [-1, -3, 0, 0]);
    assert_eq!(big.to_f64().to_vec(), [i64::MAX as f64, -3.0, 2f64.powi(40), 0.0]);
    assert_eq!(big.to_f32().to_vec(), [i64::MAX as f32, -3.0, 2f32.powi(40), 0.0]);
    assert_eq!(big.to_i64().to_vec(), big.to_vec());
    let mask = truths(&[true, false]);
    assert_eq!(
        (mask.to_f64().to_vec(), mask.to_i32().to_vec(), mask.to_usize().to_vec()),
        (vec![1.0, 0.0], vec![1, 0], vec![1, 0])
    );
}

/// Beside floats in a body: indices, masks and counts of all kinds.
#[differentiable]
fn mixed(x: &X, #[no_grad] ids: &I, #[no_grad] keep: &Tensor<bool, (A,)>) -> L {
    let even = (ids % 2).eq_each(0);
    let near = x.lt(1.5) & !(x.lt(-1.5)) | even ^ keep;
    let weight = (ids * 2 + 1 - (ids >> 1)).to_f64();
    let mut shifted = ids << 1;
    shifted += 3;
    shifted &= 7;
    let n = near.count_all().to_f64();
    let top = ids.max_all().to_f64() + ids.sum(A).to_f64() - ids.min(A).to_f64();
    let masked = near.and(keep.or(even.not())).select(x.square() * weight, x * 0.5);
    (masked + x * shifted.to_f64()).sum_all() * top + x.sum_all() * n
}

fn mixed_by_hand(x: &[f64], ids: &[i64], keep: &[bool]) -> (f64, Vec<f64>) {
    let near: Vec<bool> =
        (0..x.len()).map(|i| (-1.5..1.5).contains(&x[i]) || (ids[i] % 2 == 0) ^ keep[i]).collect();
    let n = near.iter().filter(|n| **n).count() as f64;
    let top = (ids.iter().max().unwrap() + ids.iter().sum::<i64>() - ids.iter().min().unwrap()) as f64;
    let (mut value, mut slope) = (0.0, vec![0.0; x.len()]);
    for i in 0..x.len() {
        let weight = (ids[i] * 2 + 1 - (ids[i] >> 1)) as f64;
        let shifted = (((ids[i] << 1) + 3) & 7) as f64;
        let chosen = near[i] && (keep[i] || ids[i] % 2 != 0);
        let (y, d) = if chosen { (x[i] * x[i] * weight, 2.0 * x[i] * weight) } else { (x[i] * 0.5, 0.5) };
        value += (y + x[i] * shifted) * top + x[i] * n;
        slope[i] = (d + shifted) * top + n;
    }
    (value, slope)
}

#[test]
fn beside_floats_in_a_body() {
    let values = [[0.5, -2.0, 1.25, 3.0], [-0.5, 2.0, 0.25, -3.0]];
    let (ids, keep) = ([3, -4, 8, 5], [true, true, false, false]);
    let (i, k) = (ints(&ids), truths(&keep));
    for v in values {
        let (value, slope) = mixed_by_hand(&v, &ids, &keep);
        let (y, g) = mixed::value_and_grad(&x(&v), &i, &k);
        assert_eq!((y.item(), g.to_vec()), (value, slope.clone()));
        let t = x(&[1.0, -1.0, 0.5, 2.0]);
        let (y, d) = mixed::jvp(&x(&v), &i, &k, &t);
        assert_eq!((y.item(), d.item()), (value, (t * &g).sum_all().item()));
    }
    // A batch, with shared and with mapped integers; and the second derivative.
    let xs = Tensor::<f64, (N, A)>::from_vec([2, 4], values.concat()).unwrap();
    let is = Tensor::<i64, (N, A)>::from_vec([2, 4], [ids, [1, 2, 3, 4]].concat()).unwrap();
    let shared = vmap!(N, |x: &X| grad!(|x: &X| mixed(x, &i, &k))(x))(&xs);
    let want: Vec<f64> = values.iter().flat_map(|v| mixed_by_hand(v, &ids, &keep).1).collect();
    assert_eq!(shared.to_vec(), want);
    let mapped = vmap!(N, |x: &X, i: &I| grad!(|x: &X| mixed(x, i, &k))(x))(&xs, &is);
    let second = mixed_by_hand(&values[1], &[1, 2, 3, 4], &keep).1;
    assert_eq!(mapped.to_vec()[4..], second);
    let h = jvp!(|x: &X| grad!(|x: &X| mixed(x, &i, &k))(x))(&x(&values[0]), &x(&[1.0; 4])).1;
    let hr = grad!(|x: &X| grad!(|x: &X| mixed(x, &i, &k))(x).sum_all())(&x(&values[0]));
    assert_eq!(h.to_vec(), hr.to_vec());
    assert!(h.to_vec().iter().any(|h| *h != 0.0));
}

#[test]
fn integers_in_branches_and_loops() {
    #[differentiable]
    fn f(x: &X, #[no_grad] ids: &I) -> L {
        let mut y = x * 1.0;
        let mut left = ids.sum(A);
        for _ in 0..3 {
            if left.gt(2).item() {
                y *= 2.0;
                left -= 2;
            }
        }
        y.sum_all()
    }
    let (v, i) = (x(&[1.0, 2.0]), ints(&[2, 3]));
    assert_eq!(f(&v, &i).item(), 12.0);
    assert_eq!(f::grad(&v, &i).to_vec(), [4.0, 4.0]);
    let is = Tensor::<i64, (N, A)>::from_vec([2, 2], vec![2, 3, 0, 1]).unwrap();
    let g = vmap!(N, |i: &I| grad!(|x: &X| f(x, i))(&v))(&is);
    assert_eq!(g.to_vec(), [4.0, 4.0, 1.0, 1.0]);
}

#[test]
fn no_derivative_passes_a_stop() {
    let v = x(&[1.0, 2.0, 3.0]);
    let g = grad!(|x: &X| (x.stop_gradient() * x).sum_all())(&v);
    assert_eq!(g.to_vec(), [1.0, 2.0, 3.0]);
    let (y, t) = jvp!(|x: &X| x.stop_gradient() * x)(&v, &v);
    assert_eq!((y.to_vec(), t.to_vec()), (vec![1.0, 4.0, 9.0], vec![1.0, 4.0, 9.0]));
    let h = jvp!(|x: &X| grad!(|x: &X| (x.stop_gradient() * x.square()).sum_all())(x))(&v, &x(&[1.0; 3])).1;
    assert_eq!(h.to_vec(), [2.0, 4.0, 6.0], "d/dx of 2 x stop(x), once more stopped");
    let r = grad!(|x: &X| grad!(|x: &X| (x.stop_gradient() * x.square()).sum_all())(x).sum_all())(&v);
    assert_eq!(r.to_vec(), h.to_vec());
    let xs = Tensor::<f64, (N, A)>::from_vec([2, 3], vec![1.0; 6]).unwrap();
    let g = vmap!(N, |x: &X| grad!(|x: &X| (x.stop_gradient().exp() + x).sum_all())(x))(&xs);
    assert_eq!(g.to_vec(), [1.0; 6]);
}
