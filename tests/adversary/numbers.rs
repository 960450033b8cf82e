//! Precision and special numbers.

use super::*;

type F = Tensor<f32, (Feature,)>;

#[test]
fn long_sums_in_single_precision() {
    let n = 1_000_000;
    let x = F::from_shape_fn([n], |[i]| 0.1 + (i % 7) as f32 * 1e-3).unwrap();
    let e: f64 = x.to_vec().iter().map(|v| f64::from(*v)).sum();
    let relative = |v: f32, e: f64| ((f64::from(v) - e) / e).abs();
    assert!(relative(x.sum_all().item(), e) < 1e-6);
    assert!(relative(x.mean_all().item(), e / n as f64) < 1e-6);
    let s: f64 = x.to_vec().iter().map(|v| f64::from(*v) * f64::from(*v)).sum();
    assert!(relative(x.dot(&x, Feature).item(), s) < 1e-6, "{} {s}", x.dot(&x, Feature).item());
    assert!(relative(x.square().sum_all().item(), s) < 1e-6);
    let l: f64 = x.to_vec().iter().map(|v| f64::from(*v).exp()).sum::<f64>().ln();
    assert!(relative(x.logsumexp(Feature).item(), l) < 1e-6);
    let p = x.softmax(Feature);
    assert!(relative(p.sum_all().item(), 1.0) < 1e-5);
    // The gradient of a shared number over a long batch.
    let k = Tensor::<f32, ()>::scalar(1.5);
    let g = grad!(|k: &Tensor<f32, ()>| vmap!(Feature, |x: &Tensor<f32, ()>| x * k)(&x).sum_all())(&k);
    assert!(relative(g.item(), e) < 1e-6);
    let g = grad!(|k: &Tensor<f32, ()>| (x.clone() * k).square().mean_all())(&k);
    assert!(relative(g.item(), 3.0 * s / n as f64) < 1e-5);
}

#[test]
fn large_logits() {
    let x = F::from_slice([3], &[1e30, -1e30, 1e30]).unwrap();
    assert_eq!(x.softmax(Feature).to_vec(), [0.5, 0.0, 0.5]);
    let x = F::from_slice([3], &[1000.0, 999.0, -1000.0]).unwrap();
    let y = F::from_slice([3], &[0.0, 1.0, 0.0]).unwrap();
    let (l, g) = value_and_grad!(|x: &F| x.cross_entropy(&y, Feature))(&x);
    let p = 1.0 / (1.0 + (-1.0f64).exp());
    assert!((f64::from(l.item()) - (1.0 - p.ln())).abs() < 1e-5);
    near("gradient", &g.to_vec().iter().map(|v| f64::from(*v)).collect::<Vec<_>>(), &[p, -p, 0.0], 1e-6);
    let (_, t) = jvp!(|x: &F| x.logsumexp(Feature))(&x, &F::ones([3]).unwrap());
    assert!((t.item() - 1.0).abs() < 1e-6);
}

#[test]
fn strong_zeros_and_poison() {
    let x = X::from_slice([3], &[0.0, 4.0, 0.0]).unwrap();
    let c = X::from_slice([3], &[0.0, 1.0, 1.0]).unwrap();
    let g = grad!(|x: &X| (x.sqrt() * &c).sum_all())(&x);
    assert_eq!(g.to_vec(), [0.0, 0.25, f64::INFINITY]);
    let (_, t) = jvp!(|x: &X| x.sqrt())(&x, &c);
    assert_eq!(t.to_vec(), [0.0, 0.25, f64::INFINITY]);
    let g = grad!(|x: &X| (x.ln() * &c).gt(-1e9).select(x.ln(), 0.0).sum_all())(&x);
    assert_eq!(g.to_vec()[1], 0.25);
    // Not taken: no cotangent reaches it.
    let g = grad!(|x: &X| x.gt(0.0).select(x.ln() + x.sqrt() + x.recip(), x * 2.0).sum_all())(&x);
    near("select", &g.to_vec(), &[2.0, 0.25 + 0.25 - 1.0 / 16.0, 2.0], 1e-14);
    let (_, t) = jvp!(|x: &X| x.gt(0.0).select(x.ln() + x.sqrt() + x.recip(), x * 2.0))(&x, &X::ones([3]).unwrap());
    near("select", &t.to_vec(), &[2.0, 0.25 + 0.25 - 1.0 / 16.0, 2.0], 1e-14);
    let n = X::from_slice([3], &[1.0, f64::NAN, 2.0]).unwrap();
    assert!(n.max(Feature).item().is_nan() && n.min_all().item().is_nan() && n.sum_all().item().is_nan());
    assert!(n.logsumexp(Feature).item().is_nan());
    assert!(n.relu().to_vec()[1].is_nan() && n.maximum(0.0).to_vec()[1].is_nan());
    assert!((&n * 0.0).to_vec()[1].is_nan());
    let w = W::zeros([3, 2]).unwrap();
    assert!(n.dot(&w, Feature).to_vec().iter().all(|v| v.is_nan()));
    let i = X::from_slice([3], &[1.0, f64::INFINITY, 2.0]).unwrap();
    assert_eq!(i.max(Feature).item(), f64::INFINITY);
    assert_eq!(i.logsumexp(Feature).item(), f64::INFINITY);
    // The norm at the zero vector.
    let z = X::zeros([3]).unwrap();
    assert_eq!(grad!(|x: &X| x.square().sum_all().sqrt().square())(&z).to_vec(), [0.0; 3]);
    let (_, t) = jvp!(|x: &X| x.square().sum_all().sqrt().square())(&z, &c);
    assert_eq!(t.item(), 0.0);
    assert_eq!(x.powi(0).to_vec(), [1.0; 3]);
    assert_eq!(grad!(|x: &X| x.powi(0).sum_all())(&x).to_vec(), [0.0; 3]);
    assert_eq!(grad!(|x: &X| x.powi(1).sum_all())(&x).to_vec(), [1.0; 3]);
    let (_, h) = jvp!(|x: &X| grad!(|x: &X| x.powi(2).sum_all())(x))(&x, &c);
    assert_eq!(h.to_vec(), [0.0, 2.0, 2.0]);
}
