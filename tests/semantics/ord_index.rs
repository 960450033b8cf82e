//! Entries at indices that are a tensor, and values put there.

use crate::cases::*;
use tenzr::prelude::*;

/// A loss of a tensor and of indices, which are a constant.
macro_rules! indexed {
    ($name:ident $id:literal |$t:ident: $T:ident, $i:ident: ($($Axis:ident),*)| $($body:tt)*) => {
        #[test]
        fn $name() {
            let case = case($id);
            let $i: Tensor<usize, ($($Axis),*)> = case.index("i");
            let (value, dt): (Num, $T) = value_and_grad!(|$t: &$T| $($body)*)(&case.input(stringify!($t)));
            case.value(&value).grad(stringify!($t), &dt).done();
        }
    };
}

// An axis that the indices and the tensor both have is one axis: indices along rows.

indexed! {
    ord_take_along_axis_sum "ord.take_along_axis.sum" |t: Matrix, i: (D1, D0)| t.take(&i, D0).sum_all()
}
indexed! {
    ord_take_along_axis_log_pow_cos "ord.take_along_axis.log_pow_cos" |t: Matrix, i: (D1, D0)|
        t.cos().take(&i, D0).square().ln().sum_all()
}
indexed! { ord_take_axis1_pow "ord.take.axis1_pow" |t: Matrix, i: (P, Q)| t.square().take(&i, D0).sum_all() }
indexed! {
    ord_take_axis1_log_pow_cos "ord.take.axis1_log_pow_cos" |t: Matrix, i: (P, Q)|
        t.cos().take(&i, D0).square().ln().sum_all()
}
indexed! { ord_take_rank4_index "ord.take.rank4_index" |t: Matrix, i: (P, Q, R, S)| t.take(&i, D0).sum_all() }

/// As `indexed`, of pairs of indices.
macro_rules! gathered {
    ($name:ident $id:literal |$t:ident, $row:ident, $column:ident| $($body:tt)*) => {
        #[test]
        fn $name() {
            let case = case($id);
            let i: Tensor<usize, (P, Q, R, Coord)> = case.index("i");
            let ($row, $column) = (i.index(Coord, 0), i.index(Coord, 1));
            let (value, dt): (Num, Matrix) = value_and_grad!(|$t: &Matrix| $($body)*)(&case.input("t"));
            case.value(&value).grad("t", &dt).done();
        }
    };
}
// The rows first; then the columns, along axes that both have.
gathered! { ord_gather_sum "ord.gather.sum" |t, row, column| t.take(&row, D1).take(&column, D0).sum_all() }
gathered! { ord_gather_pow "ord.gather.pow" |t, row, column| t.square().take(&row, D1).take(&column, D0).sum_all() }
gathered! {
    ord_gather_log_pow_cos "ord.gather.log_pow_cos" |t, row, column|
        t.cos().take(&row, D1).take(&column, D0).square().ln().sum_all()
}

/// The places of pairs of indices in rows of four entries.
fn places(case: &Case) -> Tensor<usize, (N,)> {
    let pairs = case.index::<(N, Coord)>("i").to_vec();
    let places: Vec<usize> = pairs.chunks(2).map(|pair| pair[0] * 4 + pair[1]).collect();
    Tensor::from_vec([places.len()], places).unwrap()
}

type Updates = Tensor<f64, (N,)>;

macro_rules! updated {
    ($name:ident $id:literal |$t:ident, $u:ident, $i:ident| $($body:tt)*) => {
        #[test]
        fn $name() {
            let case = case($id);
            let $i = places(&case);
            let (value, (dt, du)): (Num, (Matrix, Updates)) =
                value_and_grad!(|$t: &Matrix, $u: &Updates| $($body)*)(&case.input("t"), &case.input("u"));
            case.value(&value).grad_if_any("t", &dt).grad_if_any("u", &du).done();
        }
    };
}
updated! {
    ord_indexed_put_sum "ord.indexed_put.sum" |t, u, i| t.merge((D1, D0), C).scatter_set(&i, u, C).sum_all()
}
updated! {
    ord_indexed_put_composed_updates "ord.indexed_put.composed_updates" |t, u, i|
        t.merge((D1, D0), C).scatter_set(&i, u.cos(), C).sin().sum_all()
}
updated! {
    ord_indexed_add_sum "ord.indexed_add.sum" |t, u, i|
        t.merge((D1, D0), C).scatter_add(&i, u, C).scatter_add(&i, u, C).sum_all()
}
updated! {
    ord_indexed_add_composed_target "ord.indexed_add.composed_target" |t, u, i|
        t.cos().merge((D1, D0), C).scatter_add(&i, u, C).sin().sum_all()
}
updated! {
    ord_indexed_add_composed_updates "ord.indexed_add.composed_updates" |t, u, i|
        t.merge((D1, D0), C).scatter_add(&i, u.cos(), C).sin().sum_all()
}

fn both() -> Tensor<usize, (N,)> {
    Tensor::from_slice([2], &[0, 1]).unwrap()
}

one! {
    ord_indexed_put_both "ord.indexed_put.both" |t: Vector|
        t.scatter_set(both(), t.cos().rename(D0, N), D0).sin().sum_all()
}
one! {
    ord_indexed_add_both "ord.indexed_add.both" |t: Vector|
        t.scatter_add(both(), t.cos().rename(D0, N), D0).sin().sum_all()
}
