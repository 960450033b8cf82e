//! The macros on closures over plain numbers, and maps of them.

use tenzr::prelude::*;

axis!(Batch);
axis!(Feature = 2);

type X = Tensor<f64, (Feature,)>;

#[differentiable]
fn halved(x: f64, k: f64) -> f64 {
    let mut y = x;
    while y > 1.0 {
        y *= k;
    }
    if y < 0.7 { y.sin() } else { y * y }
}

#[test]
fn gradients_of_closures() {
    let (k, data) = (3.0, vec![1.0, 2.0, 3.0]);
    let f = |x: f64, y: &[f64]| {
        let mut s = 0.0;
        for (i, v) in y.iter().enumerate() {
            s += v * x * data[i];
        }
        if s > 1.0 { s * k } else { s }
    };
    let of = value_and_grad!(|x: f64, y: &[f64]| {
        let mut s = 0.0;
        for (i, v) in y.iter().enumerate() {
            s += v * x * data[i];
        }
        if s > 1.0 { s * k } else { s }
    });
    for (x, y) in [(2.0, [1.0, 0.5, 0.25]), (0.1, [1.0, 0.5, 0.25])] {
        let factor = if f(x, &y) > 1.0 { 3.0 } else { 1.0 };
        let (value, (dx, dy)) = of(x, &y);
        assert_eq!(value, f(x, &y));
        assert_eq!((dx, dy), (factor * 2.75, vec![factor * x, factor * 2.0 * x, factor * 3.0 * x]));
    }
    assert_eq!(grad!(|x: f64| x * x * k)(2.0), 12.0);
    assert_eq!(grad!(|x: f64, #[no_grad] c: f64| x * c)(2.0, 5.0), 5.0);
    assert_eq!(grad!(|x: f32| x * x)(3.0), 6.0);
    assert_eq!(grad!(|x: f64| 2.0 * k)(1.0), 0.0);
}

#[test]
fn pullbacks_and_tangents_of_closures() {
    let k = 3.0;
    let (y, pullback) = vjp!(|x: f64| [x * x, x * k])(2.0);
    assert_eq!((y, pullback([1.0, 10.0])), ([4.0, 6.0], 34.0));
    assert_eq!(jvp!(|x: f64, y: f64| x * y * k)(2.0, 3.0, 1.0, 0.0), (18.0, 9.0));
    // The second derivative of x³ at 2.
    #[differentiable]
    fn cube(x: f64) -> f64 {
        x.powi(3)
    }
    assert_eq!(jvp!(|x: f64| cube::grad(x))(2.0, 1.0), (12.0, 12.0));
    assert_eq!(grad!(|x: f64| cube::grad(x) * k)(2.0), 36.0);
}

#[test]
fn each_example_takes_its_own_way() {
    let xs = Tensor::<f64, (Batch,)>::from_slice([3], &[1.5, 3.0, 0.9]).unwrap();
    let ys: Tensor<f64, (Batch,)> = vmap!(Batch, |x: f64| halved(x, 0.5))(&xs);
    assert_eq!(ys.to_vec(), [0.5625, 0.5625, 0.81]);
    let (dx, dk) = vmap!(Batch, |x: f64, #[shared] k: f64| halved::grad(x, k))(&xs, 0.5);
    assert_eq!((dx.to_vec(), dk.to_vec()), (vec![0.75, 0.375, 1.8], vec![2.25, 4.5, 0.0]));
    let second = vmap!(Batch, |x: f64| jvp!(|x: f64| halved::grad(x, 0.5).0)(x, 1.0).1)(&xs);
    assert_eq!(second.to_vec(), [0.5, 0.125, 2.0]);
    // A branch that is not taken is not evaluated.
    let roots = vmap!(Batch, |x: f64| if x > 1.0 { grad!(|x: f64| (x - 1.0).sqrt())(x) } else { 0.0 })(&xs);
    assert_eq!(roots.to_vec(), [0.5 / 0.5_f64.sqrt(), 0.5 / 2.0_f64.sqrt(), 0.0]);
}

#[test]
fn tensors_and_numbers_in_one_map() {
    let xs = Tensor::<f64, (Batch, Feature)>::from_slice([2, 2], &[1.0, 2.0, -3.0, 4.0]).unwrap();
    let ks = Tensor::<f64, (Batch,)>::from_slice([2], &[2.0, 10.0]).unwrap();
    let scaled: Tensor<f64, (Batch, Feature)> = vmap!(Batch, |x: &X, k: f64| x * k)(&xs, &ks);
    assert_eq!(scaled.to_vec(), [2.0, 4.0, -30.0, 40.0]);
    let sums = vmap!(Batch, |x: &X| {
        let s = x.sum_all();
        if x.at([0]) > 0.0 { s * 2.0 } else { s }
    })(&xs);
    assert_eq!(sums.to_vec(), [6.0, 1.0]);
}

#[test]
fn batches_of_none_and_of_one() {
    let none = Tensor::<f64, (Batch,)>::from_slice([0], &[]).unwrap();
    assert_eq!(vmap!(Batch, |x: f64| halved(x, 0.5))(&none).shape(), [0]);
    let one = Tensor::<f64, (Batch,)>::from_slice([1], &[3.0]).unwrap();
    assert_eq!(vmap!(Batch, |x: f64| x > 2.0)(&one).to_vec(), [true]);
}

#[test]
#[should_panic(expected = "vmap over `Batch`: `x` has 1 examples and `y` has 2")]
fn different_numbers_of_examples() {
    let x = Tensor::<f64, (Batch,)>::from_slice([1], &[3.0]).unwrap();
    let y = Tensor::<f64, (Batch,)>::from_slice([2], &[3.0, 4.0]).unwrap();
    let _ = vmap!(Batch, |x: f64, y: f64| x * y)(&x, &y);
}
