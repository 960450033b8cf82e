//! The errors that a value of axes by position gives where it runs, as errors of types.

use tenzr::prelude::*;

axis!(pub X);
axis!(pub Y);
axis!(pub Four = 4);
axis!(pub Two = 2);

type Num = Tensor<f64, ()>;
type OverX = Tensor<f64, (X,)>;
type OverY = Tensor<f64, (Y,)>;

// err.vectorize_scalar: there is no axis to map over.
fn scalar(one: &Num) -> OverX {
    vmap!(X, |x: &Num| x * 2.0)(one)
}

// err.vectorize_too_many: one axis, and a map over two.
fn too_many(row: &OverX) -> Tensor<f64, (X, Y)> {
    vmap!((X, Y), |x: &Num| x * 2.0)(row)
}

// err.vectorize_inner_name_clash: the example has the axis that is mapped over.
fn inner_name(rows: &Tensor<f64, (X, Y)>) -> OverY {
    vmap!(Y, |row: &OverY| row.sum(Y))(rows)
}

// err.inner_broadcast: extents 4 and 2, of two axes.
fn inner_broadcast(four: &Tensor<f64, (Four,)>, two: &Tensor<f64, (Two,)>) -> Tensor<f64, (Four,)> {
    four + two
}

// err.axis_size_mismatch: extents that are fixed are axes of their own.
fn sizes(two: &Tensor<f64, (X, Two)>, four: &Tensor<f64, (X, Four)>) -> Tensor<f64, (X, Two)> {
    two * four
}

fn main() {}
