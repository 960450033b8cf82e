//! Scaled dot product attention over named axes: `softmax(q·k / √d) · v`.
//!
//! A composition of products and a softmax; the forward pass leaves the weights for the rules.

use super::arith::scale_untyped;
use super::compare::select_untyped;
use super::contract::{contract_like, contract_untyped};
use super::fit::fit_untyped;
use super::reduce::{Reduced, softmax_untyped, softmax_vjp};
use crate::axis::{Axes, AxisSet, Broadcast, Contract, Ids, Join, MAX_RANK, MappedAxes, Single, SumOver};
use crate::element::Float;
use crate::plan::Plan;
use crate::raw::Raw;
use crate::tensor::{Named, Operand, Planned, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("attention", &["attention_vjp", "attention_vjp", "attention_values_vjp"]),
    ("attention_masked", &["attention_vjp", "attention_vjp", "attention_values_vjp", ""]),
];

/// The axes of the products of queries and keys.
pub type Scores<E, Q, K, F> = <<Q as Operand<E>>::S as Contract<F, <K as Operand<E>>::S>>::Out;
/// The axes of the result.
pub type Attended<E, Q, K, W, F, T> = <Scores<E, Q, K, F> as Contract<T, <W as Operand<E>>::S>>::Out;
/// What the result is mapped over.
type Maps<E, Q, K, W> = Join<<Q as Operand<E>>::V, Join<<K as Operand<E>>::V, <W as Operand<E>>::V>>;

/// `1 / √d`, where `d` is the number of entries over the axes `F` of a value.
fn scale_of<E: Float, F: AxisSet>(ids: &Ids, dims: &[u32]) -> E {
    let d: usize = super::pick::positions::<F>(ids).iter().map(|&p| dims[p] as usize).product();
    E::from_f64(1.0 / (d.max(1) as f64).sqrt())
}

/// `q·k / √d`.
#[track_caller]
fn scores<E: Float, Q: Operand<E>, K: Operand<E>, F: AxisSet>(q: &Q, k: &K) -> Raw<E>
where
    Q::S: Contract<F, K::S>,
{
    let plan = Planned::<(Q::S, Q::V), (K::S, K::V), (Scores<E, Q, K, F>, Join<Q::V, K::V>)>::PLAN;
    q.with_raw(|q| {
        let scale = scale_of::<E, F>(&plan.a, q.dims());
        scale_untyped(k.with_raw(|k| contract_untyped(plan, q, k, None)), scale)
    })
}

/// `x` under the axes `all`, which has more mapped ones; their extents are those of `other`.
fn widened<E: Float>(ids: &Ids, all: &Ids, x: Raw<E>, other: &Raw<E>, other_ids: &Ids) -> Raw<E> {
    let mut dims = [1; MAX_RANK];
    for (i, axis) in all.iter().enumerate() {
        if let Some(p) = other_ids.position(axis.id) {
            dims[i] = other.dims()[p];
        }
    }
    fit_untyped(&Plan::unary(*ids, *all), x, &dims)
}

/// The result, and the weights of the values.
#[track_caller]
fn attended<E: Float, W: Operand<E>, O: Named, P: Named>(rows: &Plan, scores: Raw<E>, values: W) -> (Raw<E>, Raw<E>) {
    let weights = softmax_untyped(rows, scores);
    let vi = Ids::of::<W::S, W::V>();
    values.with_raw(|v| {
        let y = contract_untyped(&Plan::new(rows.a, vi, O::IDS), &weights, v, None);
        let weights = widened(&rows.a, &P::IDS, weights, v, &vi);
        (y, weights)
    })
}

/// See [`Tensor::attention`].
#[track_caller]
pub fn attention<E, Q, K, W, F, T>(
    q: Q,
    k: K,
    v: W,
    feature: F,
    key: T,
) -> Tensor<E, Attended<E, Q, K, W, F, T>, Maps<E, Q, K, W>>
where
    E: Float,
    Q: Operand<E>,
    K: Operand<E>,
    W: Operand<E>,
    F: AxisSet,
    T: AxisSet,
    Q::S: Contract<F, K::S>,
    Scores<E, Q, K, F>: SumOver<T> + Contract<T, W::S>,
{
    attention_with_weights(q, k, v, feature, key).0
}

/// [`attention`], and the weights of the values.
#[inline(never)]
#[track_caller]
#[expect(clippy::type_complexity, reason = "two tensors, each with its axes")]
pub fn attention_with_weights<E, Q, K, W, F, T>(
    q: Q,
    k: K,
    v: W,
    _feature: F,
    _key: T,
) -> (Tensor<E, Attended<E, Q, K, W, F, T>, Maps<E, Q, K, W>>, Tensor<E, Scores<E, Q, K, F>, Maps<E, Q, K, W>>)
where
    E: Float,
    Q: Operand<E>,
    K: Operand<E>,
    W: Operand<E>,
    F: AxisSet,
    T: AxisSet,
    Q::S: Contract<F, K::S>,
    Scores<E, Q, K, F>: SumOver<T> + Contract<T, W::S>,
{
    let rows = Planned::<
        (Scores<E, Q, K, F>, Join<Q::V, K::V>),
        ((), Single),
        (Reduced<Scores<E, Q, K, F>, T>, Join<Q::V, K::V>),
    >::PLAN;
    let (y, weights) = attended::<
        E,
        W,
        (Attended<E, Q, K, W, F, T>, Maps<E, Q, K, W>),
        (Scores<E, Q, K, F>, Maps<E, Q, K, W>),
    >(rows, scores::<E, Q, K, F>(&q, &k), v);
    (Tensor::from_raw(y), Tensor::from_raw(weights))
}

/// What the result is mapped over, with a mask.
type MaskedMaps<E, Q, K, W, M> =
    Join<Join<<Q as Operand<E>>::V, <K as Operand<E>>::V>, Join<<W as Operand<E>>::V, <M as Operand<bool>>::V>>;

/// See [`Tensor::attention_masked`].
#[track_caller]
pub fn attention_masked<E, Q, K, W, M, F, T>(
    q: Q,
    k: K,
    v: W,
    mask: M,
    feature: F,
    key: T,
) -> Tensor<E, Attended<E, Q, K, W, F, T>, MaskedMaps<E, Q, K, W, M>>
where
    E: Float,
    Q: Operand<E>,
    K: Operand<E>,
    W: Operand<E>,
    M: Operand<bool>,
    F: AxisSet,
    T: AxisSet,
    Q::S: Contract<F, K::S>,
    Scores<E, Q, K, F>: SumOver<T> + Contract<T, W::S>,
    M::S: Broadcast<Scores<E, Q, K, F>, Out = Scores<E, Q, K, F>>,
{
    attention_masked_with_weights(q, k, v, mask, feature, key).0
}

/// [`attention_masked`], and the weights of the values.
#[inline(never)]
#[track_caller]
#[expect(clippy::type_complexity, reason = "two tensors, each with its axes")]
pub fn attention_masked_with_weights<E, Q, K, W, M, F, T>(
    q: Q,
    k: K,
    v: W,
    mask: M,
    _feature: F,
    _key: T,
) -> (
    Tensor<E, Attended<E, Q, K, W, F, T>, MaskedMaps<E, Q, K, W, M>>,
    Tensor<E, Scores<E, Q, K, F>, MaskedMaps<E, Q, K, W, M>>,
)
where
    E: Float,
    Q: Operand<E>,
    K: Operand<E>,
    W: Operand<E>,
    M: Operand<bool>,
    F: AxisSet,
    T: AxisSet,
    Q::S: Contract<F, K::S>,
    Scores<E, Q, K, F>: SumOver<T> + Contract<T, W::S>,
    M::S: Broadcast<Scores<E, Q, K, F>, Out = Scores<E, Q, K, F>>,
{
    let rows = Planned::<
        (Scores<E, Q, K, F>, Join<Join<Q::V, K::V>, M::V>),
        ((), Single),
        (Reduced<Scores<E, Q, K, F>, T>, Join<Join<Q::V, K::V>, M::V>),
    >::PLAN;
    let all = scores::<E, Q, K, F>(&q, &k);
    let (mi, si) = (Ids::of::<M::S, M::V>(), Ids::of::<Scores<E, Q, K, F>, Join<Q::V, K::V>>());
    let none = Raw::scalar(E::NEG_INFINITY);
    let kept = mask.with_raw(|m| select_untyped([&mi, &si, &Ids::EMPTY, &rows.a], m, &all, &none));
    let (y, weights) = attended::<
        E,
        W,
        (Attended<E, Q, K, W, F, T>, MaskedMaps<E, Q, K, W, M>),
        (Scores<E, Q, K, F>, MaskedMaps<E, Q, K, W, M>),
    >(rows, kept, v);
    (Tensor::from_raw(y), Tensor::from_raw(weights))
}

/// The rule of the queries (beside the keys as `other`) and of the keys (beside the queries): the cotangent of the weights,
/// back through the softmax, times the other operand over `√d`.
#[inline(never)]
pub fn attention_vjp<E, S, V, SP, O, W, F, T, L>(
    ct: Tensor<E, S, V>,
    other: O,
    v: W,
    weights: &Tensor<E, SP, V>,
    _feature: F,
    key: T,
    like: &L,
) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    SP: Axes + SumOver<T>,
    O: Operand<E>,
    W: Operand<E>,
    F: AxisSet,
    T: AxisSet,
    L: Shaped<E = E>,
{
    let scale = scale_of::<E, F>(TensorOf::<L>::IDS, like.dims());
    let d_scores = softmax_vjp(contract_like(ct, v, weights), weights, key);
    Tensor::from_raw(scale_untyped(contract_like(d_scores, other, like).into_raw(), scale))
}

/// The rule of the values: the weights times the cotangent.
#[inline(never)]
pub fn attention_values_vjp<E, S, V, SP, L>(ct: Tensor<E, S, V>, weights: &Tensor<E, SP, V>, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    SP: Axes,
    L: Shaped<E = E>,
{
    contract_like(ct, weights, like)
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// Scaled dot product attention of queries: `softmax(q·k / √d) · v`, the product with the keys over the axis `feature`,
    /// softmax and the product with the values over the axis `key`: `q.attention(&k, &v, Feature, Key)`.
    ///
    /// Named axes: queries `(Head, Query, Feature)`, keys `(Head, Key, Feature)` and values `(Head, Key, Value)` give
    /// `(Head, Query, Value)`; what both of two operands have and what is not named, as `Head`, is a batch. `d` is the extent of
    /// `feature`.
    ///
    /// Rules: with the weights `p` and `ds = softmax's rule of ct·v`: `ds·k / √d` for the queries, `ds·q / √d` for the keys,
    /// `p·ct` for the values. Vaswani and others, 2017.
    ///
    /// # Panics
    /// When a common axis has different extents.
    #[track_caller]
    pub fn attention<K: Operand<E>, W: Operand<E>, F: AxisSet, T: AxisSet>(
        &self,
        k: K,
        v: W,
        feature: F,
        key: T,
    ) -> Tensor<E, Attended<E, &Self, K, W, F, T>, Maps<E, &Self, K, W>>
    where
        S: Contract<F, K::S>,
        <S as Contract<F, K::S>>::Out: SumOver<T> + Contract<T, W::S>,
    {
        attention::<E, &Self, K, W, F, T>(self, k, v, feature, key)
    }

    /// [`Tensor::attention`] to the keys where the mask holds only: `q.attention_masked(&k, &v, &mask, Feature, Key)`. The axes
    /// of the mask are among those of the products `q·k`. A query whose mask holds nowhere gets zeros, and gives no
    /// gradient; the mask carries no cotangent.
    ///
    /// # Panics
    /// When a common axis has different extents.
    #[track_caller]
    pub fn attention_masked<K: Operand<E>, W: Operand<E>, M: Operand<bool>, F: AxisSet, T: AxisSet>(
        &self,
        k: K,
        v: W,
        mask: M,
        feature: F,
        key: T,
    ) -> Tensor<E, Attended<E, &Self, K, W, F, T>, MaskedMaps<E, &Self, K, W, M>>
    where
        S: Contract<F, K::S>,
        <S as Contract<F, K::S>>::Out: SumOver<T> + Contract<T, W::S>,
        M::S: Broadcast<<S as Contract<F, K::S>>::Out, Out = <S as Contract<F, K::S>>::Out>,
    {
        attention_masked::<E, &Self, K, W, M, F, T>(self, k, v, mask, feature, key)
    }
}
