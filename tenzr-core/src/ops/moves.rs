//! Entries moved along one axis: slices, flips, rolls, tiles, repeats, padding.
//!
//! Each is linear and leaves the other axes alone, so that levels of forward mode and mapped axes are axes like others
//! to it; its rule is its transpose. Each keeps the name of the axis and may change its extent. Where the axis has a
//! fixed extent that is refused: rename it first, `x.rename(Token, Part).slice(Part, ..3)`.

use super::arith::add_same;
use super::fit::fit_like;
use crate::axis::{Axes, Axis, AxisId, Ids, Join, MappedAxes, SumOver};
use crate::element::{Element, Float};
use crate::kernel::positions::{NOWHERE, gathered, scattered};
use crate::raw::Raw;
use crate::tangent::{self, Named};
use crate::tensor::{Named as _, Operand, Shaped, Tensor, TensorOf};
use ndarray::Slice;

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("slice", &["slice_vjp"]),
    ("flip", &["flip_vjp"]),
    ("roll", &["roll_vjp"]),
    ("tile", &["tile_vjp"]),
    ("repeat", &["repeat_vjp"]),
    ("pad", &["pad_vjp", "pad_value_vjp"]),
];

/// Where an axis stands.
pub(super) fn position<A: Axis>(ids: &Ids) -> usize {
    ids.position(A::Id::VALUE).expect("the axis is one of the tensor")
}

/// # Panics
/// When the axis does not allow its new extent.
#[track_caller]
pub(super) fn check_resized(what: &str, ids: &Ids, axis: usize, n: usize) {
    let axis = ids.axis(axis);
    assert!(
        axis.extent.allows(n),
        "`{what}` would give the axis `{}` the extent {n}, which it does not allow: rename it before, `x.rename({}, ..)`",
        axis.name,
        axis.name
    );
}

/// How the entries of a result come from those of an operand along an axis.
enum Move {
    /// Every `step`-th from `first` on, `n` of them.
    Steps { first: usize, step: usize, n: usize },
    /// One by one.
    Each(Vec<u32>),
}

impl Move {
    fn len(&self) -> usize {
        match self {
            Move::Steps { n, .. } => *n,
            Move::Each(from) => from.len(),
        }
    }

    fn positions(&self) -> Vec<u32> {
        match self {
            Move::Steps { first, step, n } => (0..*n).map(|i| (first + i * step) as u32).collect(),
            Move::Each(from) => from.clone(),
        }
    }
}

/// # Panics
/// When the slice reaches beyond the axis, or its step is 0.
#[track_caller]
fn sliced(slice: Slice, n: usize, name: &str) -> Move {
    let Slice { start, end, step } = slice;
    let from_end = |i: isize| if i < 0 { i + n as isize } else { i };
    let (first, last) = (from_end(start), from_end(end.unwrap_or(n as isize)));
    assert!(step != 0, "`slice` with a step of 0 along the axis `{name}`");
    let inside = 0 <= first && first <= n as isize && 0 <= last && last <= n as isize;
    assert!(inside, "`slice` from {start} to {} of the axis `{name}`, whose extent is {n}", end.unwrap_or(n as isize));
    let (first, last) = (first as usize, last.max(first) as usize);
    let count = (last - first).div_ceil(step.unsigned_abs());
    match usize::try_from(step) {
        Ok(step) => Move::Steps { first, step, n: count },
        Err(_) => Move::Each((0..count).map(|i| (last - 1 - i * step.unsigned_abs()) as u32).collect()),
    }
}

/// The entry `i` of the result is the entry `i - shift` of the operand, in a circle.
fn rolled(n: usize, shift: isize) -> Move {
    let n = n as isize;
    Move::Each((0..n).map(|i| (i - shift).rem_euclid(n) as u32).collect())
}

#[track_caller]
fn moved<E: Element>(what: &str, x: &Raw<E>, ids: &Ids, axis: usize, by: &Move) -> Raw<E> {
    check_resized(what, ids, axis, by.len());
    match by {
        Move::Steps { first, step, n } => x.stepped(axis, *first, *step, *n),
        Move::Each(from) => gathered(x, axis, from, E::default()),
    }
}

/// Declares a move along an axis: the method, the function for generated code, and the rule.
macro_rules! moves {
    ($(
        $(#[$doc:meta])*
        $name:ident($($arg:ident: $ty:ty $(= $given:ty)?),*), rule $vjp:ident = |$n:ident, $axis:ident| $by:expr;
    )*) => {
        $(
            #[doc = concat!("See [`Tensor::", stringify!($name), "`].")]
            #[track_caller]
            pub fn $name<E: Element, X: Operand<E>, A: Axis>(x: X, _axis: A $(, $arg: moves!(@ $ty $(= $given)?))*) -> Tensor<E, X::S, X::V>
            where
                X::S: SumOver<A>,
            {
                let ids = <(X::S, X::V)>::IDS;
                let at = position::<A>(&ids);
                $(let $arg: $ty = $arg.into();)*
                Tensor::from_raw(x.with_raw(|x| {
                    let ($n, $axis) = (x.dim(at), A::NAME);
                    moved(stringify!($name), x, &ids, at, &$by)
                }))
            }

            #[doc = concat!("The rule of [`Tensor::", stringify!($name), "`]: its transpose.")]
            #[track_caller]
            pub fn $vjp<E: Float, S: Axes, V: MappedAxes, A: Axis, L: Shaped<E = E, S = S, V = V>>(
                ct: Tensor<E, S, V>,
                _axis: A
                $(, $arg: moves!(@ $ty $(= $given)?))*,
                like: &L,
            ) -> TensorOf<L> {
                let at = position::<A>(Tensor::<E, S, V>::IDS);
                $(let $arg: $ty = $arg.into();)*
                let ($n, $axis) = (like.dims()[at] as usize, A::NAME);
                Tensor::from_raw(scattered(ct.raw(), at, &$by.positions(), $n))
            }
        )*

        impl<E: Element, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            #[track_caller]
            pub fn $name<A: Axis>(&self, axis: A $(, $arg: moves!(@ $ty $(= $given)?))*) -> Self
            where
                S: SumOver<A>,
            {
                $name(self, axis $(, $arg)*)
            }
        )* }
    };
    (@ $ty:ty = $given:ty) => { $given };
    (@ $ty:ty) => { $ty };
}

moves! {
    /// The entries of a range of an axis: `x.slice(Time, 2..5)`, `x.slice(Time, ..-1)`, and with a step
    /// `x.slice(Time, Slice::from(1..).step_by(2))`. Negative bounds count from the end; a negative step takes the range
    /// backwards, as [`ndarray::Slice`] says. No data moves for positive steps.
    ///
    /// Axes: `(.., Time, ..)` to the same. Rule: the cotangent at the positions of the range, zero elsewhere.
    ///
    /// # Panics
    /// When the range reaches beyond the axis, the step is 0, or the axis does not allow the extent.
    slice(range: Slice = impl Into<Slice>), rule slice_vjp = |n, axis| sliced(range, n, axis);

    /// The entries of an axis in reverse. Rule: the cotangent in reverse.
    flip(), rule flip_vjp = |n, _axis| Move::Each((0..n as u32).rev().collect());

    /// The entries of an axis moved up by `shift`, in a circle: entry `i` of the result is entry `i - shift`. Rule: the
    /// cotangent, moved back.
    roll(shift: isize), rule roll_vjp = |n, _axis| rolled(n, shift);

    /// The entries of an axis, all of them `times` times over: `a b a b`. Rule: the sum over the copies.
    ///
    /// # Panics
    /// When the axis does not allow the extent.
    tile(times: usize), rule tile_vjp = |n, _axis| Move::Each((0..(n * times) as u32).map(|i| i % n as u32).collect());

    /// Each entry of an axis `times` times: `a a b b`. Rule: the sum over the copies.
    ///
    /// # Panics
    /// When the axis does not allow the extent.
    repeat(times: usize), rule repeat_vjp = |n, _axis| {
        Move::Each((0..n as u32).flat_map(|i| std::iter::repeat_n(i, times)).collect())
    };
}

/// How many entries to add along an axis: before it, after it, and between each two of its entries. Negative edges take
/// entries away, after those between have been added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Pad {
    /// Entries before the first.
    pub low: isize,
    /// Entries after the last.
    pub high: isize,
    /// Entries between two.
    pub interior: usize,
}

impl Pad {
    /// Entries before the first and after the last.
    pub const fn edges(low: isize, high: isize) -> Pad {
        Pad { low, high, interior: 0 }
    }

    /// The same with entries between each two.
    pub const fn interior(self, interior: usize) -> Pad {
        Pad { interior, ..self }
    }

    /// For each entry of the result where it comes from.
    ///
    /// # Panics
    /// When more is taken away than there is.
    #[track_caller]
    fn positions(self, n: usize, axis: &str) -> Vec<u32> {
        let step = self.interior as isize + 1;
        let dilated = if n == 0 { 0 } else { (n as isize - 1) * step + 1 };
        let extent = self.low + dilated + self.high;
        assert!(
            extent >= 0,
            "`pad` by {} and {} takes more than the {dilated} entries of the axis `{axis}` away",
            self.low,
            self.high
        );
        let from = |i: isize| (0 <= i && i < dilated && i % step == 0).then_some((i / step) as u32);
        (0..extent).map(|i| from(i - self.low).unwrap_or(NOWHERE)).collect()
    }
}

/// `positions` say where each entry of the axis `id` comes from.
fn padded<E: Float>(out: &Ids, (x, xi): Named<E>, (value, vi): Named<E>, (id, positions): (u64, &[u32])) -> Raw<E> {
    // The value stands once along the axis, whatever that has.
    let wide = |x: &Raw<E>, ids: &Ids, dims: &Raw<E>, of: &Ids| {
        let seen = out.iter().map(|axis| match (ids.position(axis.id), of.position(axis.id)) {
            (Some(p), _) => Ok(p),
            (None, Some(p)) if axis.id != id => Err(dims.dim(p)),
            _ => Err(1),
        });
        x.reseen(seen)
    };
    let at = out.position(id).expect("the axis is one of the tensor");
    let (x, value) = (wide(x, xi, value, vi), wide(value, vi, x, xi));
    if value.stored() <= 1 {
        return gathered(&x, at, positions, value.data().first().copied().unwrap_or_default());
    }
    let outside: Vec<u32> = positions.iter().map(|&p| if p == NOWHERE { 0 } else { NOWHERE }).collect();
    add_same(out, gathered(&x, at, positions, E::ZERO), gathered(&value, at, &outside, E::ZERO))
}

/// See [`Tensor::pad`].
#[track_caller]
pub fn pad<E: Float, X: Operand<E>, W: Operand<E, S = ()>, A: Axis>(
    x: X,
    value: W,
    _axis: A,
    pad: Pad,
) -> Tensor<E, X::S, Join<X::V, W::V>>
where
    X::S: SumOver<A>,
{
    let (xi, vi, out) = (<(X::S, X::V)>::IDS, <((), W::V)>::IDS, <(X::S, Join<X::V, W::V>)>::IDS);
    Tensor::from_raw(x.with_raw(|x| {
        let at = position::<A>(&xi);
        let positions = pad.positions(x.dim(at), A::NAME);
        check_resized("pad", &xi, at, positions.len());
        let from = (A::Id::VALUE, &positions[..]);
        value.with_raw(|value| {
            tangent::joint(&out, (x, &xi), (value, &vi), &|out, x, value| padded(out, x, value, from))
        })
    }))
}

/// The rule of the tensor of [`pad`]: the cotangent at its entries, zero where entries were taken away.
#[track_caller]
pub fn pad_vjp<E: Float, S: Axes, V: MappedAxes, A: Axis, L: Shaped<E = E, S = S>>(
    ct: Tensor<E, S, V>,
    _axis: A,
    pad: Pad,
    like: &L,
) -> TensorOf<L> {
    let n = like.dims()[position::<A>(TensorOf::<L>::IDS)] as usize;
    let at = position::<A>(Tensor::<E, S, V>::IDS);
    let back = scattered(ct.raw(), at, &pad.positions(n, A::NAME), n);
    fit_like(Tensor::<E, S, V>::from_raw(back), like)
}

/// The rule of the value of [`pad`]: the sum of the cotangent over the entries that were added.
#[track_caller]
pub fn pad_value_vjp<E, S, V, A, X, L>(ct: Tensor<E, S, V>, x: &X, _axis: A, pad: Pad, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    A: Axis,
    X: Shaped<S = S>,
    L: Shaped<E = E>,
{
    let n = x.dims()[position::<A>(TensorOf::<X>::IDS)] as usize;
    let at = position::<A>(Tensor::<E, S, V>::IDS);
    let added = |p: &(usize, &u32)| *p.1 == NOWHERE;
    let positions = pad.positions(n, A::NAME);
    let positions: Vec<u32> = positions.iter().enumerate().filter(added).map(|(i, _)| i as u32).collect();
    fit_like(Tensor::<E, S, V>::from_raw(gathered(ct.raw(), at, &positions, E::ZERO)), like)
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The tensor with entries `value` added along an axis: `x.pad(0.0, Time, Pad::edges(1, 2))`, between its entries
    /// as well with `Pad::interior`. Negative edges take entries away.
    ///
    /// Axes: `(.., Time, ..)` and a value without axes to the former. Rules: the cotangent at the tensor's own entries;
    /// its sum over those that were added.
    ///
    /// # Panics
    /// When more is taken away than there is, or the axis does not allow the extent.
    #[track_caller]
    pub fn pad<W: Operand<E, S = ()>, A: Axis>(&self, value: W, axis: A, by: Pad) -> Tensor<E, S, Join<V, W::V>>
    where
        S: SumOver<A>,
    {
        pad::<E, &Self, W, A>(self, value, axis, by)
    }
}
