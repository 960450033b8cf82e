//! Padding, slices, shapes, and what is put together.

use crate::cases::*;
use tenzr::ndarray::Slice;
use tenzr::prelude::*;

// Padding is along one axis at a time, as is its interior.

one! {
    ord_pad_negative_low "ord.pad.negative_low" |x: Matrix|
        x.pad(2.0, D1, Pad::edges(-1, 1)).pad(2.0, D0, Pad::edges(1, 1)).sum_all()
}
one! {
    ord_pad_diverse "ord.pad.diverse" |x: Matrix|
        x.pad(2.0, D1, Pad::edges(-2, 1).interior(4)).pad(2.0, D0, Pad::edges(1, 3).interior(2)).sum_all()
}
one! {
    ord_pad_value_from_tensor "ord.pad.value_from_tensor" |x: Matrix| {
        let value = x.cos().mean_all();
        x.pad(&value, D1, Pad::edges(-2, 1).interior(4)).pad(&value, D0, Pad::edges(1, 3).interior(2)).mean_all()
    }
}
one! {
    ord_pad_symmetric "ord.pad.symmetric" |x: Matrix|
        x.pad(0.0, D1, Pad::edges(1, 1)).pad(0.0, D0, Pad::edges(2, 2)).sum_all()
}
one! {
    ord_pad_cos "ord.pad.cos" |x: Matrix|
        x.pad(0.0, D1, Pad::edges(1, 1)).pad(0.0, D0, Pad::edges(1, 1)).cos().sum_all()
}
one! {
    ord_pad_interior_12 "ord.pad.interior_12" |x: Matrix|
        x.pad(0.0, D1, Pad::edges(0, 0).interior(1)).pad(0.0, D0, Pad::edges(0, 0).interior(2)).sum_all()
}

one! {
    ord_slice_strided_mean "ord.slice.strided_mean" |x: Matrix|
        x.slice(D1, 0..1).slice(D0, Slice::new(1, Some(3), 2)).mean_all()
}
one! {
    ord_slice_dynamic_strided_mean "ord.slice.dynamic_strided_mean" |x: Matrix| {
        let (row, column) = (Tensor::<usize, ()>::scalar(0), Tensor::<usize, ()>::scalar(1));
        let part = x.dynamic_slice(&row, D1, 1).dynamic_slice(&column, D0, 2);
        part.slice(D0, Slice::from(..).step_by(2)).mean_all()
    }
}
one! {
    ord_slice_pad "ord.slice.pad" |t: Matrix| {
        let value = t.sin().mean_all();
        let part = t.slice(D1, 1..2).slice(D0, 0..2);
        part.pad(&value, D1, Pad::edges(2, 1).interior(2)).pad(&value, D0, Pad::edges(-1, 2)).sum_all()
    }
}

// A start beyond the end is not moved back, as it is in Nx and JAX: it is refused. The gradient of the case is that of
// the start 2, where the slice ends with the axis.
fn from_start(start: usize) -> (Num, Vector) {
    let start = Tensor::<usize, ()>::scalar(start);
    let t: Vector = case("ord.slice.dynamic_clamped").input("t");
    value_and_grad!(|t: &Vector| t.dynamic_slice(&start, D0, 2).sum_all())(&t)
}

#[test]
fn ord_slice_dynamic_clamped() {
    let (value, dt) = from_start(2);
    case("ord.slice.dynamic_clamped").value(&value).grad("t", &dt).done();
}

#[test]
#[should_panic(expected = "`dynamic_slice` of 2 entries from 3 on of the axis `D0`, whose extent is 4")]
fn ord_slice_dynamic_clamped_is_refused() {
    from_start(3);
}

// A part is put back axis by axis.

fn at(start: usize) -> Tensor<usize, ()> {
    Tensor::scalar(start)
}

two! {
    ord_put_slice_operand_update "ord.put_slice.operand_update" |t1: Matrix, t2: Matrix| {
        let rows = t1.slice(D1, 0..1).dynamic_update(t2, at(1), D0);
        t1.dynamic_update(rows, at(0), D1).mean_all()
    }
}
two! {
    ord_put_slice_composed_operand "ord.put_slice.composed_operand" |t1: Matrix, t2: Matrix| {
        let (operand, value) = (t1.cos(), t1.sin().mean_all());
        let rows = operand.slice(D1, 1..3).dynamic_update(t2.sin(), at(2), D0);
        let put = operand.dynamic_update(rows, at(1), D1);
        put.pad(&value, D1, Pad::edges(2, 1).interior(2)).pad(&value, D0, Pad::edges(-1, 2)).sum_all()
    }
}

#[test]
fn ord_put_slice_captured_target() {
    let case = case("ord.put_slice.captured_target");
    let t: Vector = case.input("t");
    let (value, dp): (Num, Vector) =
        value_and_grad!(|p: &Vector| t.dynamic_update(p, at(1), D0).sum_all())(&case.input("p"));
    case.value(&value).grad("p", &dp).done();
}

one! { ord_reverse_exp_reverse "ord.reverse.exp_reverse" |x: Matrix| x.flip(D1).flip(D0).exp().sum_all() }
one! { ord_reverse_reverse_exp "ord.reverse.reverse_exp" |x: Matrix| x.exp().flip(D1).flip(D0).sum_all() }

// An axis of extent 1 does not broadcast: it is taken away, and the one in its place is named.

one! { ord_broadcast_3x2x2 "ord.broadcast.3x2x2" |t: Cube| t.sum_all() }
one! { ord_broadcast_1x2x2 "ord.broadcast.1x2x2" |t: Cube| t.remove_axis(D2).broadcast(D2, 3).sum_all() }
one! {
    ord_broadcast_1x1x1 "ord.broadcast.1x1x1" |t: Cube| {
        let number = t.remove_axis(D2).remove_axis(D1).remove_axis(D0);
        number.broadcast(D0, 2).broadcast(D1, 2).broadcast(D2, 3).sum_all()
    }
}
one! {
    ord_broadcast_2x1 "ord.broadcast.2x1" |t: Matrix| t.remove_axis(D0).broadcast(D0, 2).broadcast(D2, 3).sum_all()
}

one! { ord_concat_powers "ord.concat.powers" |t: Matrix| t.powi(2).concat(t.powi(3), D1).sum_all() }
one! { ord_concat_logs "ord.concat.logs" |t: Rank4| t.powi(2).ln().concat(t.powi(3).ln(), D0).sum_all() }
one! {
    ord_stack_powers "ord.stack.powers" |t: Matrix|
        t.powi(2).stack(t.powi(3), S).concat(t.powi(4).broadcast(S, 1), S).sum_all()
}
