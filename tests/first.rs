use tenzr::prelude::*;
axis!(pub Batch);
axis!(pub Time);
axis!(pub Feature);
axis!(pub Hidden);
axis!(pub Class);
axis!(pub Foo);
axis!(pub Bar);
type X = Tensor<f64, (Feature,)>;
type Y = Tensor<f64, (Class,)>;
type W1 = Tensor<f64, (Feature, Hidden)>;
type W2 = Tensor<f64, (Hidden, Class)>;
type H = Tensor<f64, (Hidden,)>;
type L = Tensor<f64, ()>;

#[differentiable]
fn layer(x: &X, w: &W1) -> H {
    x.dot(w, Feature).tanh()
}

#[differentiable]
fn loss(x: &X, w1: &W1, w2: &W2, y: &Y) -> L {
    layer(x, w1).dot(w2, Hidden).cross_entropy(y, Class)
}

fn rng(seed: u64) -> impl FnMut() -> f64 {
    let mut s = seed;
    move || {
        s = s.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (s >> 33) as f64 / (1u64 << 31) as f64 - 0.5
    }
}

fn close(a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len());
    for (x, y) in a.iter().zip(b) {
        assert!((x - y).abs() < 1e-6 * (1.0 + y.abs()), "{a:?}\n{b:?}");
    }
}

#[test]
fn classifier() {
    let mut r = rng(1);
    let w1 = W1::from_shape_fn([4, 5], |_| r()).unwrap();
    let w2 = W2::from_shape_fn([5, 3], |_| r()).unwrap();
    let xs = Tensor::<f64, (Batch, Feature)>::from_shape_fn([6, 4], |_| r()).unwrap();
    let ys = Tensor::<f64, (Batch, Class)>::from_shape_fn([6, 3], |[i, j]| if i % 3 == j { 1.0 } else { 0.0 }).unwrap();
    let losses: Tensor<f64, (Batch,)> = vmap!(Batch, |x: &X, y: &Y| loss(x, &w1, &w2, y))(&xs, &ys);
    println!("{losses}");
    let per: Tensor<f64, (Batch, Feature, Hidden)> =
        vmap!(Batch, |x: &X, y: &Y| grad!(|w: &W1| loss(x, w, &w2, y))(&w1))(&xs, &ys);
    let mean: W1 = grad!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys).mean_all())(&w1);
    close(&per.mean(Batch).to_vec(), &mean.to_vec());
    let f = |w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys).mean_all().item();
    let e = 1e-5;
    for k in 0..20 {
        let bump = |d: f64| {
            let mut v = w1.to_vec();
            v[k] += d;
            W1::from_vec([4, 5], v).unwrap()
        };
        let fd = (f(&bump(e)) - f(&bump(-e))) / (2.0 * e);
        assert!((fd - mean.to_vec()[k]).abs() < 1e-8, "{fd} {}", mean.to_vec()[k]);
    }
    let (l, (g1, g2)) =
        value_and_grad!(|a: &W1, b: &W2| vmap!(Batch, |x: &X, y: &Y| loss(x, a, b, y))(&xs, &ys).mean_all())(&w1, &w2);
    close(&g1.to_vec(), &mean.to_vec());
    assert!((l.item() - f(&w1)).abs() < 1e-12);
    let _ = g2;
    // hessian-vector product against differences of the gradient
    let v = W1::from_shape_fn([4, 5], |_| r()).unwrap();
    let (g, hv) =
        jvp!(|w: &W1| grad!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys).mean_all())(w))(&w1, &v);
    close(&g.to_vec(), &mean.to_vec());
    let gr = grad!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys).mean_all());
    let fd = (gr(&(&w1 + &v * 1e-5)) - gr(&(&w1 - &v * 1e-5))) * 5e4;
    close(&hv.to_vec(), &fd.to_vec());
    // reverse over reverse
    let hv2 = grad!(|w: &W1| (grad!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys).mean_all())(w)
        * &v)
        .sum_all())(&w1);
    close(&hv2.to_vec(), &hv.to_vec());
    // reverse over forward
    let hv3 = grad!(|w: &W1| {
        let (_, t) = jvp!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys).mean_all())(w, &v);
        t
    })(&w1);
    close(&hv3.to_vec(), &hv.to_vec());
    let (y, pb) = vjp!(|w: &W1| vmap!(Batch, |x: &X, y: &Y| loss(x, w, &w2, y))(&xs, &ys))(&w1);
    close(&pb(&(y.clone() * 0.0 + 1.0 / 6.0)).to_vec(), &mean.to_vec());
    let x0 = X::from_shape_fn([4], |_| r()).unwrap();
    let y0 = Y::from_shape_fn([3], |[i]| if i == 0 { 1.0 } else { 0.0 }).unwrap();
    let (gx, ga, gb, gy) = loss::grad(&x0, &w1, &w2, &y0);
    let _ = (gx, gb, gy);
    close(&ga.to_vec(), &grad!(|w: &W1| loss(&x0, w, &w2, &y0))(&w1).to_vec());
    let (_, t) = layer::jvp(&x0, &w1, &(&x0 * 0.0), &v);
    let fd = (layer(&x0, &(&w1 + &v * 1e-5)) - layer(&x0, &(&w1 - &v * 1e-5))) * 5e4;
    close(&t.to_vec(), &fd.to_vec());
}

#[test]
fn perturbations_are_not_confused() {
    let x = L::scalar(3.0);
    let one = L::scalar(1.0);
    let (_, t) = jvp!(|x: &L| {
        let (_, s) = jvp!(|y: &L| x + y)(&one, &one);
        x * s
    })(&x, &one);
    assert_eq!(t.item(), 1.0);
    let g = grad!(|x: &L| x * grad!(|y: &L| x + y)(&one))(&x);
    assert_eq!(g.item(), 1.0);
    let g3 = grad!(|x: &L| grad!(|x: &L| grad!(|x: &L| x * x * x * x)(x))(x))(&x);
    assert_eq!(g3.item(), 72.0);
}

#[test]
fn heterogeneous() {
    let xs = Tensor::<f64, (Foo,)>::from_slice([3], &[1., 2., 3.]).unwrap();
    let ys = Tensor::<f64, (Bar,)>::from_slice([2], &[4., 5.]).unwrap();
    let g: Tensor<f64, (Foo, Bar)> = vmap!(Foo, |x: &L| vmap!(Bar, |y: &L| grad!(|x: &L| x * y)(x))(&ys))(&xs);
    assert_eq!(g.to_vec(), [4., 5., 4., 5., 4., 5.]);
}
