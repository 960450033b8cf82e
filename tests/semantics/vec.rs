//! Vectorized gradients: a map around a derivative, one gradient for each example, nothing added up over examples.

use crate::cases::*;
use tenzr::Window;
use tenzr::prelude::*;

// A parameter that the examples share has a gradient for each of them.

shared! { vec_const_add_captured "vec.const.add_captured" |x: Vector in (X, D0), y: Num in ()| -> (X, D0) = x + y }
shared! {
    vec_const_add_sin_captured "vec.const.add_sin_captured" |x: Vector in (X, D0), y: Num in ()| -> (X, D0) =
        y + x.sin()
}
shared! {
    vec_nonvec_input_vec_output "vec.nonvec_input_vec_output"
    |x: Vector in (Batch, D0), y: Vector in (D0)| -> (Batch,) = (x + y).sum_all()
}
shared! {
    vec_nonvec_target_vec_capture "vec.nonvec_target_vec_capture" |x: Vector in (Batch, D0), y: Num in ()| -> (Batch,) =
        (x * y).sum_all()
}
shared! { vec_issue1533 "vec.issue1533" |x: Num in (Bar), y: Num in ()| -> (Bar,) = x + y }

// Inputs over different axes: every pair is an example.

pairs! {
    vec_hetero_inner_vector "vec.hetero.inner_vector" |x: Vector in (X, D0), y: Num in (Y)| -> (X, Y, D0) = x * y
}
pairs! { vec_hetero_add_vector "vec.hetero.add_vector" |x: Vector in (X, D0), y: Num in (Y)| -> (X, Y, D0) = x + y }
pairs! {
    vec_hetero_multiply_vector "vec.hetero.multiply_vector" |x: Vector in (X, D0), y: Num in (Y)| -> (X, Y, D0) = x * y
}
pairs! {
    vec_hetero_sin_add_vector "vec.hetero.sin_add_vector" |x: Vector in (X, D0), y: Num in (Y)| -> (X, Y, D0) =
        (x + y).sin()
}
pairs! {
    vec_vector_output_seed "vec.vector_output_seed" |x: Vector in (X, D0), y: Num in (Y)| -> (X, Y, D0) = x * y.sin()
}
pairs! { vec_hetero_multiply "vec.hetero.multiply" |x: Num in (Foo), y: Num in (Bar)| -> (Foo, Bar) = x * y }
pairs! { vec_hetero_add "vec.hetero.add" |x: Num in (Foo), y: Num in (Bar)| -> (Foo, Bar) = x + y }
pairs! { vec_hetero_sin_add "vec.hetero.sin_add" |x: Num in (Foo), y: Num in (Bar)| -> (Foo, Bar) = (x + y).sin() }
pairs! { vec_hetero_x2y "vec.hetero.x2y" |x: Num in (Foo), y: Num in (Bar)| -> (Foo, Bar) = x.square() * y }
pairs! {
    vec_order_swapped "vec.order_swapped" |y: Num in (Y), x: Vector in (X, D0)| -> (Y, X) = (x * y).sum_all()
}
// The examples are those of the maps: an input that the function does not use brings its axis all the same.
pairs! {
    vec_unused_input "vec.unused_input" |x: Vector in (X, D0), y: Num in (Y)| -> (X, Y) = x.sum_all() + y * 0.0
}

// One input.

each! {
    vec_reshape_inside "vec.reshape_inside" (Batch, D0) -> (Batch,) = |x: Vector|
        x.split(D0, (I, J), [2, 2]).sum_all()
}
each! { vec_value_and_grad "vec.value_and_grad" (Batch, D0) -> (Batch,) = |x: Vector| (x * x).sum_all() }
each! { vec_large_batch "vec.large_batch" (Batch, D0) -> (Batch,) = |x: Vector| x.exp().sum_all() }
each! { vec_exp "vec.exp" (Batch, D0) -> (Batch,) = |x: Vector| x.exp().sum_all() }
each! { vec_multiply "vec.multiply" (Batch, D0) -> (Batch,) = |x: Vector| (x * x).sum_all() }
each! { vec_sum_inner_axis "vec.sum_inner_axis" (Batch, D1, D0) -> (Batch,) = |x: Matrix| x.sum(D1).sum_all() }
each! { vec_issue1699 "vec.issue1699" (Batch, D1, D0) -> (Batch,) = |x: Matrix| x.sum(D0).sum_all() }
each! {
    vec_reshape_transpose "vec.reshape_transpose" (Batch, D1, D0) -> (Batch,) = |x: Matrix|
        x.permute((D0, D1)).merge((D1, D0), I).sum_all()
}
each! { vec_concatenate "vec.concatenate" (Batch, D0) -> (Batch,) = |x: Vector| x.concat(x * 2.0, D0).sum_all() }
each! {
    vec_window_sum "vec.window_sum" (Batch, D1, D0) -> (Batch,) = |x: Matrix|
        x.window_sum((D1, D0), Window::new([1, 2])).sum_all()
}
each! { vec_cumulative_sum "vec.cumulative_sum" (Batch, D0) -> (Batch,) = |x: Vector| x.cumsum(D0).sum_all() }
each! {
    vec_while_square "vec.while_square" (Batch, D0) -> (Batch,) = |x: Vector| {
        let mut t = x * 1.0;
        for _ in 0..3 {
            t = &t * &t;
        }
        t.sum_all()
    }
}
each! {
    vec_select_abs "vec.select_abs" (Batch, D0) -> (Batch,) = |x: Vector| x.gt(0.0).select(x, -x).sum_all()
}
// The branch of each example.
each! {
    vec_cond "vec.cond" (Batch, D0) -> (Batch, D0) = |x: Vector|
        if x.sum_all() > 0.0 { x * 2.0 } else { x * -2.0 }
}
each! {
    vec_issue1533_comment "vec.issue1533_comment" (Elements, D0) -> (Elements,) = |x: Vector|
        x.at([0]) + x.at([1]) + x.at([2])
}
each! {
    vec_second_order "vec.second_order" (Batch, D0) -> (Batch,) = |x: Vector|
        grad!(|u: &Vector| u.powi(3).sum_all())(x).sum_all()
}

// Indices and truth values are constants.

each! {
    vec_const_argmax "vec.const.argmax" (Batch, D0) -> (Batch,) = |x: Vector|
        (x * positions().take(x.argmax(D0), D0)).sum_all()
}
each! {
    vec_const_argmin "vec.const.argmin" (Batch, D0) -> (Batch,) = |x: Vector|
        (x * positions().take(x.argmin(D0), D0)).sum_all()
}
each! {
    vec_const_all "vec.const.all" (Batch, D0) -> (Batch,) = |x: Vector|
        (x * x.ne_each(0.0).select(1.0, 0.0).min(D0)).sum_all()
}
each! {
    vec_const_any "vec.const.any" (Batch, D0) -> (Batch,) = |x: Vector|
        (x * x.ne_each(0.0).select(1.0, 0.0).max(D0)).sum_all()
}

fn positions() -> Vector {
    Vector::from_slice([3], &[0.0, 1.0, 2.0]).unwrap()
}

// Decompositions.

each! {
    vec_qr_tall "vec.qr_tall" (Batch, D1, D0) -> (Batch,) = |x: Matrix| {
        let (q, r) = x.qr(D1, D0, K);
        q.sum_all() + r.sum_all()
    }
}
each! {
    vec_eigh "vec.eigh" (Batch, D1, D0) -> (Batch,) = |x: Matrix| {
        let (w, v) = x.eigh(D1, D0, K);
        w.sum_all() + v.sum_all()
    }
}
each! {
    vec_svd_singular_values "vec.svd_singular_values" (Batch, D1, D0) -> (Batch,) = |x: Matrix|
        x.svdvals(D1, D0, K).sum_all()
}

// Of a wide matrix Nx leaves the last column as it is: the last entry on the diagonal of r may be negative. Here
// it is positive, and the last column of q and row of r of the second example are the negative of those of Nx.
#[test]
fn vec_qr_wide() {
    type Signs = Tensor<f64, (K,)>;
    let case = case("vec.qr_wide");
    let x: Tensor<f64, (Batch, D1, D0)> = case.input("x");
    let signs = Tensor::<f64, (Batch, K)>::from_slice([2, 2], &[1.0, 1.0, 1.0, -1.0]).unwrap();
    let parts = |x: &Tensor<f64, (Batch, D1, D0)>, signs: &Tensor<f64, (Batch, K)>| {
        vmap!(Batch, |x: &Matrix, s: &Signs| {
            value_and_grad!(|x: &Matrix| {
                let (q, r) = x.qr(D1, D0, K);
                (q * s).sum_all() + (r * s).sum_all()
            })(x)
        })(x, signs)
    };
    let (value, dx): (Tensor<f64, (Batch,)>, Tensor<f64, (Batch, D1, D0)>) = parts(&x, &signs);
    let (_, r) = x.qr(D1, D0, K);
    assert!(r.diagonal((K, D0), D0).iter().all(|entry| entry > 0.0));
    case.value(&value).grad("x", &dx).done();
    // As tenzr has it: the first example is the same, the second is not.
    let (chosen, _) = parts(&x, &(signs.abs()));
    near("the first", &chosen.to_vec()[..1], &value.to_vec()[..1]);
    assert!((chosen.to_vec()[1] - value.to_vec()[1]).abs() > 1.0);
}

// Cholesky reads the symmetric part: its gradient is the symmetric part of that of Nx.
#[test]
fn vec_cholesky() {
    let case = case("vec.cholesky");
    let x: Tensor<f64, (Batch, D1, D0)> = case.input("x");
    let (value, each): (Tensor<f64, (Batch,)>, Tensor<f64, (Batch, D1, D0)>) =
        vmap!(Batch, |x: &Matrix| value_and_grad!(|x: &Matrix| x.cholesky(D1, D0).sum_all())(x))(&x);
    let one = grad!(|x: &Matrix| x.cholesky(D1, D0).sum_all());
    near("by example", &each.to_vec(), &stacked(&x, Batch, |x| one(x).to_vec()));
    case.value(&value).grad_symmetrised("x", &each).done();
}

// Operands that are shared.

#[test]
fn vec_dot_captured() {
    let case = case("vec.dot_captured");
    let (x, w) = (case.input::<(Batch, I, K)>("x"), case.input::<(K, J)>("w"));
    let value: Tensor<f64, (Batch,)> = vmap!(Batch, |x: &Tensor<f64, (I, K)>| x.dot(&w, K).sum_all())(&x);
    let each: Tensor<f64, (Batch, I, K)> =
        vmap!(Batch, |x: &Tensor<f64, (I, K)>| { grad!(|x: &Tensor<f64, (I, K)>| x.dot(&w, K).sum_all())(x) })(&x);
    let one = grad!(|x: &Tensor<f64, (I, K)>| x.dot(&w, K).sum_all());
    near("by example", &each.to_vec(), &stacked(&x, Batch, |x| one(x).to_vec()));
    case.value(&value).grad("x", &each).done();
}

#[test]
fn vec_times_captured() {
    let case = case("vec.times_captured");
    let (x, y) = (case.input::<(Batch, D0)>("x"), case.input::<(D0,)>("y"));
    let (value, each): (Tensor<f64, (Batch,)>, Tensor<f64, (Batch, D0)>) =
        vmap!(Batch, |x: &Vector| value_and_grad!(|x: &Vector| (x * &y).sum_all())(x))(&x);
    let one = grad!(|x: &Vector| (x * &y).sum_all());
    near("by example", &each.to_vec(), &stacked(&x, Batch, |x| one(x).to_vec()));
    case.value(&value).grad("x", &each).done();
}

#[test]
fn vec_sigmoid_affine() {
    type In = Tensor<f64, (K,)>;
    let case = case("vec.sigmoid_affine");
    let (x, w, b) = (case.input::<(Batch, K)>("x"), case.input::<(K, J)>("w"), case.input::<(J,)>("b"));
    let (value, each): (Tensor<f64, (Batch,)>, Tensor<f64, (Batch, K)>) =
        vmap!(Batch, |x: &In| { value_and_grad!(|x: &In| (x.dot(&w, K) + &b).sigmoid().sum_all())(x) })(&x);
    let one = grad!(|x: &In| (x.dot(&w, K) + &b).sigmoid().sum_all());
    near("by example", &each.to_vec(), &stacked(&x, Batch, |x| one(x).to_vec()));
    case.value(&value).grad("x", &each).done();
}

#[test]
fn vec_conv() {
    type Image = Tensor<f64, (D2, D1, D0)>;
    let case = case("vec.conv");
    let (x, k) = (case.input::<(Batch, D2, D1, D0)>("x"), case.input::<(O, C, Kw)>("k"));
    let k = k.rename(C, D1);
    let (value, each): (Tensor<f64, (Batch,)>, Tensor<f64, (Batch, D2, D1, D0)>) = vmap!(Batch, |x: &Image| {
        value_and_grad!(|x: &Image| x.conv(&k, D1, D0, Kw, Window::default()).sum_all())(x)
    })(&x);
    let one = grad!(|x: &Image| x.conv(&k, D1, D0, Kw, Window::default()).sum_all());
    near("by example", &each.to_vec(), &stacked(&x, Batch, |x| one(x).to_vec()));
    case.value(&value).grad("x", &each).done();
}

// `window_scatter_max` puts each entry of a source where its window is largest: what selects has no gradient.
#[test]
fn vec_window_scatter_max() {
    let case = case("vec.window_scatter_max");
    let (x, source) = (case.input::<(Batch, D1, D0)>("x"), case.input::<(D1, D0)>("source").rename(D0, J));
    let (value, each): (Tensor<f64, (Batch, D1, D0)>, Tensor<f64, (Batch, D1, D0)>) = vmap!(Batch, |x: &Matrix| {
        let (value, pullback) = vjp!(|x: &Matrix| {
            let largest = x.split(D0, (J, K), [2, 2]).argmax(K);
            largest.one_hot(K, 2).select(&source, 0.0).merge((J, K), D0).permute((D1, D0))
        })(x);
        let each = pullback(&value * 0.0 + 1.0);
        (value, each)
    })(&x);
    case.value(&value).grad("x", &each).done();
}

// Two maps, over axes that both inputs have, one of them, or none.

#[test]
fn vec_same_axis() {
    let case = case("vec.same_axis");
    let (x, y) = (case.input::<(X, D0)>("x"), case.input::<(X,)>("y"));
    let value: Tensor<f64, (X, D0)> = vmap!(X, |x: &Vector, y: &Num| x * y)(&x, &y);
    let (dx, dy): (Tensor<f64, (X, D0)>, Tensor<f64, (X,)>) =
        vmap!(X, |x: &Vector, y: &Num| grad!(|x: &Vector, y: &Num| (x * y).sum_all())(x, y))(&x, &y);
    case.value(&value).grad("x", &dx).grad("y", &dy).done();
}

#[test]
fn vec_tuple_mixed() {
    let case = case("vec.tuple_mixed");
    let (x, y) = (case.input::<(Batch, D0)>("x"), case.input::<()>("y"));
    let (value, (dx, dy)): (Tensor<f64, (Batch,)>, (Tensor<f64, (Batch, D0)>, Tensor<f64, (Batch,)>)) =
        vmap!(Batch, |x: &Vector| value_and_grad!(|x: &Vector, y: &Num| (x * y).sum_all())(x, &y))(&x);
    let one = grad!(|x: &Vector, y: &Num| (x * y).sum_all());
    near("by example", &dx.to_vec(), &stacked(&x, Batch, |x| one(x, &y).0.to_vec()));
    near("by example", &dy.to_vec(), &stacked(&x, Batch, |x| one(x, &y).1.to_vec()));
    case.value(&value).grad("x", &dx).grad("y", &dy).done();
}

macro_rules! sum_of_squares_over_two_axes {
    ($($name:ident $id:literal)*) => { $(
        #[test]
        fn $name() {
            let case = case($id);
            let x: Tensor<f64, (A, B, D0)> = case.input("x");
            let (value, each): (Tensor<f64, (A, B)>, Tensor<f64, (A, B, D0)>) =
                vmap!((A, B), |x: &Vector| value_and_grad!(|x: &Vector| (x * x).sum_all())(x))(&x);
            let one = grad!(|x: &Vector| (x * x).sum_all());
            near("by example", &each.to_vec(), &stacked(&x, A, |x| stacked(x, B, |x| one(x).to_vec())));
            case.value(&value).grad("x", &each).done();
        }
    )* };
}
sum_of_squares_over_two_axes! { vec_two_axes_input "vec.two_axes_input" vec_two_axes_list "vec.two_axes_list" }

// An axis of extent 1 that both have is one axis: nothing is broadcast.
#[test]
fn vec_issue1317() {
    let case = case("vec.issue1317");
    let (x, p) = (case.input::<(A, D0)>("x"), case.input::<(A,)>("p"));
    let value: Tensor<f64, (A, D0)> = vmap!(A, |x: &Vector, p: &Num| x * p)(&x, &p);
    let each: Tensor<f64, (A,)> = vmap!(A, |x: &Vector, p: &Num| grad!(|p: &Num| (x * p).sum_all())(p))(&x, &p);
    case.value(&value).grad("p", &each).done();
}

// The axis of what is captured is kept. Nx adds up over it here.
#[test]
fn vec_issue1706_captured() {
    type In = Tensor<f64, (I, K)>;
    type By = Tensor<f64, (K, J)>;
    let case = case("vec.issue1706_captured");
    let (x, y) = (case.input::<(A, I, K)>("x"), case.input::<(Row, K, J)>("y"));
    let (value, each): (Tensor<f64, (A, Row)>, Tensor<f64, (A, Row, I, K)>) =
        vmap!(A, |x: &In| { vmap!(Row, |y: &By| value_and_grad!(|x: &In| x.dot(y, K).sum_all())(x))(&y) })(&x);
    let one = |x: &In, y: &By| grad!(|x: &In| x.dot(y, K).sum_all())(x).to_vec();
    near("by example", &each.to_vec(), &stacked(&x, A, |x| stacked(&y, Row, |y| one(x, y))));
    case.value(&value).grad("x", &each).done();
}

// As above: Nx gives [[30, 30], [30, 30]] over x alone.
#[test]
fn vec_captured_foreign_axis() {
    let case = case("vec.captured_foreign_axis");
    let (x, y) = (case.input::<(X, D0)>("x"), case.input::<(Y,)>("y"));
    let (value, each): (Tensor<f64, (X, Y)>, Tensor<f64, (X, Y, D0)>) =
        vmap!(X, |x: &Vector| { vmap!(Y, |y: &Num| value_and_grad!(|x: &Vector| (x * y).sum_all())(x))(&y) })(&x);
    let one = |x: &Vector, y: &Num| grad!(|x: &Vector| (x * y).sum_all())(x).to_vec();
    near("by example", &each.to_vec(), &stacked(&x, X, |x| stacked(&y, Y, |y| one(x, y))));
    near("what Nx gives", &each.sum(Y).to_vec(), &[30.0; 4]);
    case.value(&value).grad("x", &each).done();
}

#[test]
fn vec_partial_overlap() {
    let case = case("vec.partial_overlap");
    let (x, y) = (case.input::<(A, B)>("x"), case.input::<(B, C)>("y"));
    type Every = Tensor<f64, (A, B, C)>;
    let (value, (dx, dy)): (Every, (Every, Every)) = vmap!(A, |x: &Tensor<f64, (B,)>| {
        vmap!(B, |x: &Num, y: &Tensor<f64, (C,)>| {
            vmap!(C, |y: &Num| value_and_grad!(|x: &Num, y: &Num| x * y)(x, y))(y)
        })(x, &y)
    })(&x);
    case.value(&value).grad("x", &dx).grad("y", &dy).done();
}

// Alignment is by name, wherever an axis stands. Nx pairs by place, with the value [[1, 20, 6], [80, 15, 180]].
#[test]
fn vec_permuted_axes() {
    let case = case("vec.permuted_axes");
    let (x, y) = (case.input::<(Foo, Bar)>("x"), case.input::<(Bar, Foo)>("y"));
    let of_pairs: Tensor<f64, (Foo, Bar)> = &x * &y;
    type Pairs = Tensor<f64, (Foo, Bar)>;
    type Turned = Tensor<f64, (Bar, Foo)>;
    let (value, (dx, dy)): (Pairs, (Pairs, Pairs)) = {
        let y = y.permute((Foo, Bar));
        vmap!((Foo, Bar), |x: &Num, y: &Num| value_and_grad!(|x: &Num, y: &Num| x * y)(x, y))(&x, &y)
    };
    assert_eq!(of_pairs, value);
    // Of the sum over all pairs each has its gradient over its own axes, in its own order.
    let (sum_x, sum_y): (Pairs, Turned) = grad!(|x: &Pairs, y: &Turned| (x * y).sum_all())(&x, &y);
    assert_eq!((sum_x, sum_y.permute((Foo, Bar))), (dx.clone(), dy.clone()));
    case.value(&value).grad("x", &dx).grad("y", &dy).done();
}

#[test]
fn vec_second_order_hetero() {
    let case = case("vec.second_order_hetero");
    let (x, y) = (case.input::<(Foo,)>("x"), case.input::<(Bar,)>("y"));
    type Pairs = Tensor<f64, (Foo, Bar)>;
    let (value, (dx, dy)): (Pairs, (Pairs, Pairs)) = vmap!(Foo, |x: &Num| {
        vmap!(Bar, |y: &Num| value_and_grad!(|x: &Num, y: &Num| grad!(|u: &Num| u.powi(3) * y)(x))(x, y))(&y)
    })(&x);
    case.value(&value).grad("x", &dx).grad("y", &dy).done();
}

// A gradient in the shape of the parameters is the sum over the axes that are not its own, and says so.
#[test]
fn vec_sum_over_foreign() {
    let case = case("vec.sum_over_foreign");
    let (x, y) = (case.input::<(Foo,)>("x"), case.input::<(Bar,)>("y"));
    type Pairs = Tensor<f64, (Foo, Bar)>;
    let (value, (dx, dy)): (Pairs, (Pairs, Pairs)) =
        vmap!(Foo, |x: &Num| { vmap!(Bar, |y: &Num| value_and_grad!(|x: &Num, y: &Num| x.square() * y)(x, y))(&y) })(
            &x,
        );
    let (dx, dy): (Tensor<f64, (Foo,)>, Tensor<f64, (Bar,)>) = (dx.sum(Bar), dy.sum(Foo));
    case.value(&value.sum_all()).grad("x", &dx).grad("y", &dy).done();
}

#[test]
fn vec_constant_function() {
    let case = case("vec.constant_function");
    let x: Tensor<f64, (X, D0)> = case.input("x");
    let ten = Vector::from_slice([2], &[10.0, 10.0]).unwrap();
    let each: Tensor<f64, (X, D0)> = vmap!(X, |x: &Vector| grad!(|_x: &Vector| ten.sum_all())(x))(&x);
    case.value(&ten).grad("x", &each).done();
}

// Functions that see the axis of the batch, give it another name or another extent. The gradient is over the axes of
// the input, whatever the function does with them.

/// A function of a whole batch, whose entries' sum is differentiated.
macro_rules! whole {
    ($name:ident $id:literal ($($Axis:ident),*) -> $Value:ty = |$x:ident| $($body:tt)*) => {
        #[test]
        fn $name() {
            let case = case($id);
            let x: Tensor<f64, ($($Axis),*)> = case.input("x");
            let (value, pullback) = vjp!(|$x: &Tensor<f64, ($($Axis),*)>| $($body)*)(&x);
            let value: Tensor<f64, $Value> = value;
            let dx: Tensor<f64, ($($Axis),*)> = pullback(&ones(&value));
            case.value(&value).grad("x", &dx).done();
        }
    };
}

whole! {
    vec_vectorize_devectorize_inside "vec.vectorize_devectorize_inside" (Batch, D0) -> (Batch,) = |x|
        vmap!(Batch, |s: &Vector| s.sum_all())(x.rename(Batch, D1).rename(D1, Batch))
}
whole! {
    vec_rename_inside "vec.rename_inside" (A, D0) -> (B,) = |x| vmap!(B, |s: &Vector| s.sum_all())(x.rename(A, B))
}
whole! { vec_devectorize_to_scalar "vec.devectorize_to_scalar" (Batch, D0) -> () = |x| (x * x).sum_all() }
whole! {
    vec_chained_devectorize_compute "vec.chained_devectorize_compute" (Batch, D0) -> (Batch,) = |x|
        vmap!(Batch, |s: &Vector| s.sum_all())(x * 2.0)
}
whole! {
    vec_hidden_different_names_and_lengths "vec.hidden.different_names_and_lengths" (Batch, D1, D0) -> (A, B) = |x|
        vmap!((A, B), |s: &Vector| s.sum_all())(x.rename(Batch, A).rename(D1, B))
}
whole! {
    vec_hidden_same_outer_name "vec.hidden.same_outer_name" (Batch, D1, D0) -> (Batch,) = |x| {
        let sums = vmap!((A, B), |s: &Vector| s.sum_all())(x.rename(Batch, A).rename(D1, B));
        vmap!(Batch, |s: &Tensor<f64, (B,)>| s.sum_all())(sums.rename(A, Batch))
    }
}
whole! {
    vec_hidden_same_length_other_name "vec.hidden.same_length_other_name" (Batch, D1, D0) -> (Other,) = |x|
        vmap!(Other, |s: &Matrix| s.sum_all())(x.rename(Batch, Other))
}
whole! {
    vec_hidden_nonlinear_before_rename "vec.hidden.nonlinear_before_rename" (Batch, D1, D0) -> (A, B) = |x|
        vmap!((A, B), |s: &Vector| s.sum_all())(x.square().rename(Batch, A).rename(D1, B))
}
// The axis has 3 entries before and 1 after: the extent belongs to a value, not to a name.
whole! {
    vec_same_name_other_size_add "vec.same_name_other_size_add" (X, D0) -> (X,) = |x| {
        let offset = Vector::from_slice([2], &[1.0, 10.0]).unwrap();
        let one = x.rename(X, D1).broadcast(X, 1);
        vmap!(X, |v: &Matrix| (v + &offset).sum_all())(one)
    }
}

// The value is that of the function alone, 30, whatever else is differentiated. Nx expands `x` over `z` first, with 90.
#[test]
fn vec_boundary_transparency() {
    type Batched = Tensor<f64, (X, D0)>;
    type Others = Tensor<f64, (Z,)>;
    let case = case("vec.boundary_transparency");
    let (x, z) = (case.input("x"), case.input("z"));
    let (value, (dx, dz)): (Num, (Batched, Others)) =
        value_and_grad!(|x: &Batched, _z: &Others| (x * x).sum_all())(&x, &z);
    assert_eq!(value, (&x * &x).sum_all());
    case.value(&value).grad("x", &dx).grad("z", &dz).done();
}
