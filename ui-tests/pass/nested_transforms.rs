//! `vjp!` and `jvp!` inside other derivatives, maps and functions.

use tenzr::prelude::*;

axis!(pub Batch);
type L = Tensor<f64, ()>;
type Ls = Tensor<f64, (Batch,)>;

#[differentiable]
fn cube(x: &L) -> L {
    x * x * x
}

#[differentiable]
fn second(x: &L) -> L {
    let one = L::scalar(1.0);
    let (_, tangent) = jvp!(|x: &L| {
        let (y, pullback) = vjp!(|x: &L| cube(x))(x);
        pullback(&(y * 0.0 + 1.0))
    })(x, &one);
    tangent
}

fn main() {
    let x = L::scalar(2.0);
    let one = L::scalar(1.0);
    assert_eq!(second(&x).item(), 12.0);
    assert_eq!(second::grad(&x).item(), 6.0);

    let xs = Ls::from_slice([2], &[1.0, 2.0]).unwrap();
    let seconds = vmap!(Batch, |x: &L| second(x))(&xs);
    assert_eq!(seconds.to_vec(), [6.0, 12.0]);
    let (values, tangents) = vmap!(Batch, |x: &L| jvp!(|x: &L| cube(x))(x, &one))(&xs);
    assert_eq!((values.to_vec(), tangents.to_vec()), (vec![1.0, 8.0], vec![3.0, 12.0]));

    let (value, pullback) = vjp!(|x: &L, y: &L| (cube(x), x * y))(&x, &one);
    assert_eq!((value.0.item(), value.1.item()), (8.0, 2.0));
    let (dx, dy) = pullback(&(L::scalar(1.0), L::scalar(10.0)));
    assert_eq!((dx.item(), dy.item()), (22.0, 20.0));

    let f = grad!(|x: &L| {
        let g = vmap!(Batch, |y: &L| cube(y) * x);
        let h = grad!(|x: &L| cube(x));
        g(&xs).sum_all() + h(x)
    });
    assert_eq!(f(&x).item(), 9.0 + 12.0);
    let (value, gradient) = value_and_grad!(|x: &L| {
        let (y, g) = value_and_grad!(|x: &L| cube(x))(x);
        y * g
    })(&one);
    assert_eq!((value.item(), gradient.item()), (3.0, 15.0));
}
