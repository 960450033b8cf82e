//! Plain numbers beside tensors, entries by index, and control flow over both.

mod common;

use common::*;
use tenzr::prelude::*;

type X = Tensor<f64, (Feature,)>;
type Xs = Tensor<f64, (Time, Feature)>;

#[differentiable]
fn scaled(x: &X, rate: f64) -> f64 {
    (x.tanh() * rate).sum_all().item()
}

#[differentiable]
fn pair(x: &X, rate: f64) -> (X, f64) {
    if rate > 1.0 { (x * rate, rate.tanh()) } else { (x * 2.0, rate * rate) }
}

#[differentiable(tensor)]
fn nested(x: &X, rate: f64) -> f64 {
    let (y, r) = pair(x, rate);
    scaled(&y, r) + rate
}

#[differentiable]
fn recurrent(xs: &Xs, decay: f64, n: usize) -> f64 {
    let mut h = xs.index(Time, 0);
    for t in 1..n {
        h = (&h * decay + xs.index(Time, t)).tanh();
        if h.at([0]) > 0.9 {
            break;
        }
    }
    h.sum_all().item()
}

fn numbers(n: usize) -> Vec<f64> {
    let mut r = rng(n as u64);
    (0..n).map(|_| r() * 2.0).collect()
}

#[test]
fn a_plain_number_has_a_plain_gradient() {
    let x = X::from_slice([3], &[0.3, -0.2, 1.1]).unwrap();
    let (value, (gx, gr)): (f64, (X, f64)) = scaled::value_and_grad(&x, 0.7);
    assert_eq!(value, scaled(&x, 0.7));
    near("rate", &[gr], &[(scaled(&x, 0.7 + 1e-6) - scaled(&x, 0.7 - 1e-6)) / 2e-6], 1e-8);
    near("x", &gx.to_vec(), &x.to_vec().iter().map(|v| 0.7 * (1.0 - v.tanh() * v.tanh())).collect::<Vec<_>>(), 1e-12);
    let (y, t): (f64, f64) = scaled::jvp(&x, 0.7, &x, 0.5);
    assert_eq!(y, value);
    near("jvp", &[t], &[(&gx * &x).sum_all().item() + 0.5 * gr], 1e-12);
    let (_, pullback) = scaled::vjp(&x, 0.7);
    assert_eq!(pullback(&2.0).1, 2.0 * gr);
}

#[test]
fn calls_pass_plain_numbers_on() {
    let x = X::from_slice([3], &[0.3, -0.2, 1.1]).unwrap();
    for rate in [0.4, 1.6] {
        let (gx, gr) = nested::grad(&x, rate);
        let f = |v: &[f64]| vec![nested(&X::from_slice([3], &v[..3]).unwrap(), v[3])];
        let all = differences(f, &[x.to_vec(), vec![rate]].concat());
        near("nested", &[gx.to_vec(), vec![gr]].concat(), &all.concat(), 1e-8);
        let g = grad!(|x: &Tensor<f64, (Feature,)>, k: f64| nested(x, k) * k)(&x, rate);
        near("inline", &[g.1], &[gr * rate + nested(&x, rate)], 1e-12);
    }
}

#[test]
fn a_map_gives_each_example_its_numbers() {
    let n = 5;
    let xs: Tensor<f64, (Batch, Feature)> = Tensor::from_slice([n, 3], &numbers(3 * n)).unwrap();
    let ks: Tensor<f64, (Batch,)> = Tensor::from_slice([n], &[0.4, 1.6, -0.2, 2.0, 0.9]).unwrap();
    let values = vmap!(Batch, |x: &X, k: f64| nested(x, k))(&xs, &ks);
    let (gx, gk) = vmap!(Batch, |x: &X, k: &L| grad!(|x: &X, k: &L| nested(x, k))(x, k))(&xs, &ks);
    for i in 0..n {
        let x = xs.index(Batch, i);
        let k = ks.at([i]);
        assert_eq!(values.at([i]), nested(&x, k));
        let (a, b) = nested::grad(&x, k);
        near("x", &gx.index(Batch, i).to_vec(), &a.to_vec(), 1e-13);
        near("k", &[gk.at([i])], &[b], 1e-13);
    }
}

#[test]
fn a_loop_over_time_reads_its_steps() {
    for (n, decay) in [(1, 0.5), (4, 0.5), (4, 3.0)] {
        let v = numbers(8);
        let (gx, gd) = recurrent::grad(&Xs::from_slice([4, 2], &v).unwrap(), decay, n);
        let f = |v: &[f64]| vec![recurrent(&Xs::from_slice([4, 2], &v[..8]).unwrap(), v[8], n)];
        let all = differences(f, &[v, vec![decay]].concat());
        near("recurrent", &[gx.to_vec(), vec![gd]].concat(), &all.concat(), 1e-8);
    }
}

/// A function of plain numbers with control flow, called from code of tensors.
#[differentiable]
fn wave(x: f64, k: f64, n: usize) -> f64 {
    let mut y = x;
    for i in 0..n {
        y = if y > 0.5 { (y * k).sin() } else { y * y + k * i as f64 };
        if y > 3.0 {
            break;
        }
    }
    y
}

#[differentiable]
fn waves(x: &X, k: f64) -> f64 {
    let mut total = x.sum_all() * 0.1;
    for i in 0..3 {
        total += wave(x.at([i]).item(), k, 4);
    }
    total.item()
}

#[test]
fn code_of_tensors_calls_functions_of_numbers() {
    let v = [0.3, 0.9, -0.4];
    let (gx, gk) = waves::grad(&X::from_slice([3], &v).unwrap(), 0.8);
    let f = |v: &[f64]| vec![waves(&X::from_slice([3], &v[..3]).unwrap(), v[3])];
    let args = [&v[..], &[0.8]].concat();
    near("waves", &[gx.to_vec(), vec![gk]].concat(), &differences(f, &args).concat(), 1e-7);
    let plain: f64 = 0.1 * v.iter().sum::<f64>() + v.iter().map(|x| wave(*x, 0.8, 4)).sum::<f64>();
    near("value", &f(&args), &[plain], 1e-14);
}

#[test]
fn a_map_of_numbers_is_differentiated_through() {
    let xs: Tensor<f64, (Batch,)> = Tensor::from_slice([5], &[0.3, 0.9, -0.4, 1.4, 0.6]).unwrap();
    let k = L::scalar(0.8);
    let g = grad!(|k: &L| vmap!(Batch, |x: f64| wave(x, k, 4) * x)(&xs).sum_all())(&k);
    let total = |k: f64| xs.iter().map(|x| wave(x, k, 4) * x).sum::<f64>();
    near("shared", &[g.item()], &[(total(0.8 + 1e-6) - total(0.8 - 1e-6)) / 2e-6], 1e-7);
    let each = vmap!(Batch, |x: &L| grad!(|x: &L| wave(x, &k, 4))(x))(&xs);
    let expected: Vec<f64> = xs.iter().map(|x| wave::grad(x, 0.8, 4).0).collect();
    near("each", &each.to_vec(), &expected, 1e-13);
    let second = vmap!(Batch, |x: &L| grad!(|x: &L| grad!(|x: &L| wave(x, &k, 4))(x))(x))(&xs);
    let (_, forward) = jvp!(|x: &L| grad!(|x: &L| wave(x, &k, 4))(x))(&L::scalar(0.9), &L::scalar(1.0));
    let h = 1e-5;
    let expected: Vec<f64> =
        xs.iter().map(|x| (wave::grad(x + h, 0.8, 4).0 - wave::grad(x - h, 0.8, 4).0) / (2.0 * h)).collect();
    near("second", &second.to_vec(), &expected, 1e-6);
    near("forward over reverse", &[forward.item()], &expected[1..2], 1e-6);
}

#[differentiable]
fn polynomial(x: &X, w: &Tensor<f64, (Hidden,)>, n: usize) -> f64 {
    let mut y = x.at([0]) * 0.0;
    for i in 0..n {
        y = y * x.at([i % 2]) + w.at([i]) * x.at([1]);
    }
    y.item()
}

#[test]
fn cotangents_of_entries_add_up_in_place() {
    let (x, w) = ([0.7, -0.4], numbers(40));
    let f = |v: &[f64]| {
        vec![polynomial(&X::from_slice([2], &v[..2]).unwrap(), &Tensor::from_slice([40], &v[2..]).unwrap(), 40)]
    };
    let (gx, gw) = polynomial::grad(&X::from_slice([2], &x).unwrap(), &Tensor::from_slice([40], &w).unwrap(), 40);
    let all = differences(f, &[&x[..], &w].concat()).concat();
    near("polynomial", &[gx.to_vec(), gw.to_vec()].concat(), &all, 1e-8);
    let xs: Tensor<f64, (Batch, Feature)> = Tensor::from_slice([3, 2], &numbers(6)).unwrap();
    let w = Tensor::from_slice([40], &w).unwrap();
    let each = vmap!(Batch, |x: &X| grad!(|x: &X| polynomial(x, &w, 40))(x))(&xs);
    for i in 0..3 {
        let one = polynomial::grad(&xs.index(Batch, i), &w, 40).0;
        near("each", &each.index(Batch, i).to_vec(), &one.to_vec(), 1e-13);
    }
}
