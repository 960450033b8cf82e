//! What generated code calls beside operations: mapped values, the ambient of maps, forward mode, seeds and checks.

use crate::axis::{Axes, Axis, AxisId, AxisRef, Bool, Ids, Insert, Join, MAX_RANK, MappedAxes, Over, Single, SumOver};
use crate::element::{Element, Float};
use crate::ops::shape::{fit_untyped, zeros};
use crate::plan::Plan;
use crate::raw::{PerAxis, Raw};
use crate::tangent;
use crate::tensor::{Named, Operand, Planned, SameElement, Shaped, Tensor, TensorOf};
use std::marker::PhantomData;

/// The type of one example: a tensor, or a tuple of them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a value of a differentiable function",
    label = "expected a tensor, or a tuple of tensors",
    note = "mark a parameter that is neither with `#[no_grad]` and give it by value"
)]
pub trait Example {
    /// The same, mapped over `V`.
    type Mapped<V: MappedAxes>;
    /// Value and tangent at the level `T` of what is mapped over `W`: both mapped over `V`, which is `W` without it.
    fn parts<T: Axis, W: MappedAxes, V: MappedAxes>(y: Self::Mapped<W>) -> (Self::Mapped<V>, Self::Mapped<V>);
}

impl<E: Element, S: Axes> Example for Tensor<E, S> {
    type Mapped<V: MappedAxes> = Tensor<E, S, V>;
    fn parts<T: Axis, W: MappedAxes, V: MappedAxes>(y: Tensor<E, S, W>) -> (Tensor<E, S, V>, Tensor<E, S, V>) {
        (retag(part::<T, E, S, W>(y.raw(), 0)), retag(part::<T, E, S, W>(y.raw(), 1)))
    }
}

macro_rules! tuples {
    ($(($($T:ident)*))*) => { $(
        impl<$($T: Example),*> Example for ($($T,)*) {
            type Mapped<M: MappedAxes> = ($($T::Mapped<M>,)*);
            #[expect(non_snake_case, reason = "a name for each type")]
            fn parts<L: Axis, W: MappedAxes, V: MappedAxes>(
                ($($T,)*): Self::Mapped<W>,
            ) -> (Self::Mapped<V>, Self::Mapped<V>) {
                $(let $T = $T::parts::<L, W, V>($T);)*
                (($($T.0,)*), ($($T.1,)*))
            }
        }
    )* };
}

tuples! { (A) (A B) (A B C) (A B C D) (A B C D F) (A B C D F G) (A B C D F G H) (A B C D F G H I) }

/// What an argument is mapped over, whatever it is an example of: of an argument of the wrong type, too, so that no error
/// follows from it.
pub trait Argument {
    /// The mapped axes.
    type V: MappedAxes;
}

impl<T: Argument> Argument for &T {
    type V = T::V;
}

impl<E: Element, S, V: MappedAxes> Argument for Tensor<E, S, V> {
    type V = V;
}

/// One example, or a batch of them: an argument of a differentiable function whose parameter is declared as `X`.
#[diagnostic::on_unimplemented(
    message = "expected a tensor, found `{Self}`",
    label = "expected one example of `{X}`, or a batch of them"
)]
pub trait Lifted<X: Example>: Argument {
    /// The argument by value.
    type Owned;
    /// The argument, with its type spelled out.
    fn lifted(&self) -> X::Mapped<Self::V>;
    /// The argument by value, with its type spelled out.
    fn into_lifted(self) -> X::Mapped<Self::V>;
    /// The inverse of [`Lifted::into_lifted`].
    fn lowered(x: X::Mapped<Self::V>) -> Self::Owned;
}

impl<X: Example, T: Lifted<X>> Lifted<X> for &T {
    type Owned = T::Owned;
    #[inline]
    fn lifted(&self) -> X::Mapped<T::V> {
        (**self).lifted()
    }
    #[inline]
    fn into_lifted(self) -> X::Mapped<T::V> {
        self.lifted()
    }
    #[inline]
    fn lowered(x: X::Mapped<T::V>) -> T::Owned {
        T::lowered(x)
    }
}

// The types found differ from those declared only where that is an error, which then names axes and elements alone.
impl<E, S, F, T, V> Lifted<Tensor<E, S>> for Tensor<F, T, V>
where
    (): SameElement<E, F> + SameExample<S, T>,
    E: Element,
    S: Axes,
    F: Element,
    V: MappedAxes,
{
    type Owned = Tensor<F, T, V>;
    #[inline]
    fn lifted(&self) -> Tensor<E, S, V> {
        Tensor::from_raw(<()>::from_found(self.raw().clone()))
    }
    #[inline]
    fn into_lifted(self) -> Tensor<E, S, V> {
        Tensor::from_raw(<()>::from_found(self.into_raw()))
    }
    #[inline]
    fn lowered(x: Tensor<E, S, V>) -> Tensor<F, T, V> {
        Tensor::from_raw(<()>::into_found(x.into_raw()))
    }
}

/// Holds for the axes declared and the same axes found.
#[diagnostic::on_unimplemented(
    message = "expected a tensor with the axes `{Declared}`, found one with the axes `{Found}`",
    label = "expected the axes `{Declared}`, found `{Found}`"
)]
pub trait SameExample<Declared, Found> {}
impl<S> SameExample<S, S> for () {}

/// The value of a body as a result of the type that the user wrote, and the way back for its cotangent. Where the two
/// types differ this is the only error: what uses the result goes on with the declared one, and the reverse sweep with
/// the computed one.
#[inline(always)]
pub fn result<X: Example, Y: Lifted<X>>(y: Y) -> (X::Mapped<Y::V>, fn(X::Mapped<Y::V>) -> Y::Owned) {
    (y.into_lifted(), Y::lowered)
}

/// An example that can be batched over `A`.
pub trait Batchable<A: Axis>: Example {
    /// The batch: the axis `A`, then those of the example.
    type Batch;
}

impl<A: Axis, E: Element, S: Axes + Insert<A>> Batchable<A> for Tensor<E, S> {
    type Batch = Tensor<E, <S as Insert<A>>::Out>;
}

/// A batch over `A` of examples of the type `X`.
pub type Batched<X, A> = <X as Batchable<A>>::Batch;

/// A value that has a gradient.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no gradient",
    label = "only tensors of `f32` and `f64` have one",
    note = "mark the parameter with `#[no_grad]`"
)]
pub trait Differentiable {}

impl<E: Float, S: Axes, V: MappedAxes> Differentiable for Tensor<E, S, V> {}

/// Compiles where `T` has a gradient.
pub fn differentiable<T: Differentiable>() {}

/// A value that `grad!` can start from.
#[diagnostic::on_unimplemented(
    message = "the gradient needs a loss, and this is `{Self}`",
    label = "expected a tensor of `f32` or `f64` without axes"
)]
pub trait Loss {
    /// The cotangent that a gradient starts from: one, stored once.
    fn seed(&self) -> Self;
}

impl<E: Float, S: Axes + NoAxes, V: MappedAxes> Loss for Tensor<E, S, V> {
    fn seed(&self) -> Self {
        seed(self)
    }
}

/// Holds for no axes.
#[diagnostic::on_unimplemented(
    message = "the gradient needs a loss without axes, and this has the axes `{Self}`",
    label = "reduce this with `.sum_all()` or `.mean_all()`",
    note = "for a value with axes use `vjp!`, which takes the cotangent"
)]
pub trait NoAxes {}
impl NoAxes for () {}

/// Compiles where one example of `P` has the type `X`: the type that the user wrote.
#[inline(always)]
pub fn check<X: Example, P: Lifted<X>>(_: &P) {}

/// Gives a value the name of its set of mapped axes that the compiler computed: no data moves. Without it the types of
/// a generic function would grow with its length.
///
/// The sets differ only where a map in the function is over an axis that its caller maps over, too.
#[inline(always)]
pub fn retag<V2: MappedAxes, E: Element, S: Axes, V: MappedAxes>(x: Tensor<E, S, V>) -> Tensor<E, S, V2> {
    const { assert!(V::IDS.same(&V2::IDS), "`vmap!` over an axis that an enclosing `vmap!` already maps over") };
    Tensor::from_raw(x.into_raw())
}

/// What is mapped over at a place of the code, with extents.
pub struct Ambient<V> {
    dims: PerAxis,
    axes: PhantomData<V>,
}

impl<V: MappedAxes> Ambient<V> {
    /// The ambient of a function, before its arguments are known.
    pub fn new() -> Self {
        Ambient { dims: [u32::MAX; MAX_RANK], axes: PhantomData }
    }

    /// Adds the extents of an argument.
    ///
    /// # Panics
    /// When two arguments have different extents of one mapped axis.
    #[track_caller]
    pub fn with<T: Shaped>(mut self, argument: &T) -> Self {
        for (i, axis) in T::V::IDS.iter().enumerate().filter(|(_, axis)| !axis.is_tangent()) {
            let p = V::IDS.position(axis.id).expect("the ambient is the union of the arguments' maps");
            let n = argument.dims()[i];
            if self.dims[p] != u32::MAX && self.dims[p] != n {
                panic!("`{}`: {} examples in one argument and {n} in another", axis.name, self.dims[p]);
            }
            self.dims[p] = n;
        }
        self
    }

    /// The ambient inside a map over `A` of `n` examples, or inside a level of forward mode.
    pub fn enter<A: Axis>(&self, n: usize) -> Ambient<Join<V, Over<A>>> {
        const { assert!(!<V::Has<A> as Bool>::VALUE, "`vmap!` over an axis that an enclosing `vmap!` already maps over") };
        let to = <Join<V, Over<A>> as MappedAxes>::IDS;
        let mut dims = [n as u32; MAX_RANK];
        for (i, axis) in to.iter().enumerate() {
            if let Some(p) = V::IDS.position(axis.id) {
                dims[i] = self.dims[p];
            }
        }
        Ambient { dims, axes: PhantomData }
    }
}

impl<V: MappedAxes> Default for Ambient<V> {
    fn default() -> Self {
        Ambient::new()
    }
}

/// `x` mapped over the ambient as well; stored once, so nothing is copied.
#[track_caller]
pub fn lift<E: Float, X: Operand<E>, A: MappedAxes>(x: X, ambient: &Ambient<A>) -> Tensor<E, X::S, Join<X::V, A>> {
    let plan = Planned::<(X::S, X::V), ((), Single), (X::S, Join<X::V, A>)>::PLAN;
    let mut dims = [1; MAX_RANK];
    for (i, axis) in plan.out.iter().enumerate().filter(|(_, axis)| !axis.is_tangent()) {
        if let Some(p) = A::IDS.position(axis.id) {
            dims[i] = ambient.dims[p];
        }
    }
    Tensor::from_raw(fit_untyped(plan, x.into_raw(), &dims))
}

/// The number of examples of a batch over `A`.
pub fn extent_of<A: Axis, E: Element, X: Operand<E>>(x: &X) -> usize
where
    X::S: SumOver<A>,
{
    let p = <(X::S, X::V)>::IDS.position(A::Id::VALUE).expect("the axis is one of the batch");
    x.with_raw(|x| x.dim(p))
}

/// The number of examples that the arguments of a map have.
///
/// # Panics
/// When they have different ones.
#[track_caller]
pub fn batch_extent<A: Axis>(arguments: &[(&str, usize)]) -> usize {
    let (first, n) = arguments[0];
    for &(name, m) in arguments {
        if m != n {
            panic!("vmap over `{}`: `{first}` has {n} examples and `{name}` has {m}", A::NAME);
        }
    }
    n
}

const fn mapped<A: Axis>() -> AxisRef {
    <Over<A> as MappedAxes>::IDS.axis(0)
}

/// The entries of `x` under the axes `to`, where the axis `from` is called `as_`; axes that `x` lacks are stored once.
fn renamed<E: Element>(x: &Raw<E>, ids: &Ids, to: &Ids, (from, as_): (u64, u64), n: usize) -> Raw<E> {
    let position = |axis: &AxisRef| ids.position(if axis.id == as_ { from } else { axis.id });
    x.reseen((0..to.rank()).map(|i| position(&to.axis(i)).ok_or(n)))
}

/// The batch `x` as a mapped example: the axis `A` moves from the axes of the value to those mapped over.
#[track_caller]
pub fn vectorize<A: Axis, E: Element, X: Operand<E>>(x: X) -> Tensor<E, <X::S as SumOver<A>>::Out, Join<X::V, Over<A>>>
where
    X::S: SumOver<A>,
{
    let to = Tensor::<E, <X::S as SumOver<A>>::Out, Join<X::V, Over<A>>>::IDS;
    let names = (A::Id::VALUE, mapped::<A>().id);
    Tensor::from_raw(x.with_raw(|x| renamed(x, &<(X::S, X::V)>::IDS, to, names, 1)))
}

/// The rule of [`vectorize`].
pub fn vectorize_vjp<A: Axis, E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    _like: &L,
) -> TensorOf<L> {
    let names = (mapped::<A>().id, A::Id::VALUE);
    Tensor::from_raw(renamed(ct.raw(), Tensor::<E, S, V>::IDS, TensorOf::<L>::IDS, names, 1))
}

/// The mapped example `x` as a batch of `n`: the axis `A` moves to the front of the axes of the value.
pub fn devectorize<A: Axis, E: Element, X: Operand<E>>(
    x: X,
    n: usize,
) -> Tensor<E, <X::S as Insert<A>>::Out, <X::V as MappedAxes>::Remove<A>>
where
    X::S: Insert<A>,
{
    let to = Tensor::<E, <X::S as Insert<A>>::Out, <X::V as MappedAxes>::Remove<A>>::IDS;
    let names = (mapped::<A>().id, A::Id::VALUE);
    Tensor::from_raw(x.with_raw(|x| renamed(x, &<(X::S, X::V)>::IDS, to, names, n)))
}

/// The rule of [`devectorize`]: the cotangent mapped again, summed where the example did not depend on the map.
pub fn devectorize_vjp<A: Axis, E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    like: &L,
) -> TensorOf<L> {
    let plan = MappedAgain::<A, (S, V), (L::S, L::V)>::PLAN;
    Tensor::from_raw(fit_untyped(plan, ct.into_raw(), like.dims()))
}

/// The plan of [`devectorize_vjp`].
struct MappedAgain<A, C, L>(PhantomData<(A, C, L)>);

impl<A: Axis, C: Named, L: Named> MappedAgain<A, C, L> {
    const PLAN: &'static Plan = &Plan::unary(C::IDS.replaced(A::Id::VALUE, mapped::<A>()), L::IDS);
}

/// The dual number with the primal `p` and the tangent `t` at the level `T`.
#[track_caller]
pub fn dual<T: Axis, E: Float, P: Operand<E>, D: Operand<E, S = P::S>>(
    p: P,
    t: D,
) -> Tensor<E, P::S, Join<Join<P::V, D::V>, Over<T>>> {
    let ids = Tensor::<E, P::S, Join<Join<P::V, D::V>, Over<T>>>::IDS;
    let at = ids.position(mapped::<T>().id).expect("the level");
    let inner = ids.without(at);
    let plan = Plan::new(<(P::S, P::V)>::IDS, <(D::S, D::V)>::IDS, inner);
    let (p, t) = (p.into_raw(), t.into_raw());
    let dims = dual_dims(&plan, &p, &t);
    let p = fit_untyped(&Plan::unary(plan.a, inner), p, &dims);
    let t = fit_untyped(&Plan::unary(plan.b, inner), t, &dims);
    Tensor::from_raw(tangent::stack(p, Some(t), at))
}

/// The extents of a dual number's parts; the two must agree except for the extents of other levels.
#[track_caller]
fn dual_dims<E: Float>(plan: &Plan, p: &Raw<E>, t: &Raw<E>) -> PerAxis {
    let mut dims = [1; MAX_RANK];
    for (i, place) in plan.places().iter().enumerate() {
        let axis = plan.out.axis(i);
        if axis.is_tangent() {
            continue;
        }
        match (place.a().map(|a| p.dim(a)), place.b().map(|b| t.dim(b))) {
            (Some(m), Some(n)) if m != n => {
                panic!("the tangent has extent {n} of the axis `{}`, and the value has {m}", axis.name)
            }
            (m, n) => dims[i] = m.or(n).unwrap_or(1) as u32,
        }
    }
    dims
}

/// `x` as a dual number at the level `T` whose tangent is zero.
pub fn constant<T: Axis, E: Float, X: Operand<E>>(x: X) -> Tensor<E, X::S, Join<X::V, Over<T>>> {
    let plan = Planned::<(X::S, X::V), ((), Single), (X::S, Join<X::V, Over<T>>)>::PLAN;
    let mut dims = [1; MAX_RANK];
    x.with_raw(|x| {
        for (i, place) in plan.places().iter().enumerate() {
            dims[i] = place.a().map_or(1, |p| x.dims()[p]);
        }
    });
    Tensor::from_raw(fit_untyped(plan, x.into_raw(), &dims))
}

fn part<T: Axis, E: Element, S: Axes, V: MappedAxes>(x: &Raw<E>, index: usize) -> Tensor<E, S, V::Remove<T>> {
    let zeros = |x: &Raw<E>| Raw::filled(*x.dims(), x.rank(), E::default());
    let raw = match Tensor::<E, S, V>::IDS.position(mapped::<T>().id) {
        None if index == 0 => x.clone(),
        None => zeros(x),
        Some(p) if index < x.dim(p) => x.at(p, index),
        Some(p) => zeros(&x.at(p, 0)),
    };
    Tensor::from_raw(raw)
}

/// The value of a dual number at the level `T`.
pub fn primal<T: Axis, E: Float, X: Operand<E>>(x: X) -> Tensor<E, X::S, <X::V as MappedAxes>::Remove<T>> {
    x.with_raw(|x| part::<T, E, X::S, X::V>(x, 0))
}

/// The tangent of a dual number at the level `T`; zero for a value that lacks the level.
pub fn tangent_of<T: Axis, E: Float, X: Operand<E>>(x: X) -> Tensor<E, X::S, <X::V as MappedAxes>::Remove<T>> {
    x.with_raw(|x| part::<T, E, X::S, X::V>(x, 1))
}

/// The cotangent of a dual number from those of its parts. The dual numbers are their own dual with the parts
/// exchanged: the primal part holds the cotangent of the tangent.
fn dual_cotangent<T: Axis, E: Float, L: Shaped<E = E>>(
    of_primal: Option<Raw<E>>,
    of_tangent: Option<Raw<E>>,
    like: &L,
) -> TensorOf<L> {
    let ids = TensorOf::<L>::IDS;
    let raw = match (ids.position(mapped::<T>().id), of_primal, of_tangent) {
        (Some(at), Some(p), None) => tangent::stack(zeros(&p), Some(p), at),
        (Some(at), None, Some(t)) => tangent::stack(t, None, at),
        (None, Some(p), None) => p,
        _ => Raw::filled(*like.dims(), ids.rank(), E::ZERO),
    };
    Tensor::from_raw(raw)
}

/// The rule of [`primal`].
pub fn primal_vjp<T: Axis, E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    like: &L,
) -> TensorOf<L> {
    dual_cotangent::<T, E, L>(Some(ct.into_raw()), None, like)
}

/// The rule of [`tangent_of`].
pub fn tangent_of_vjp<T: Axis, E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    like: &L,
) -> TensorOf<L> {
    dual_cotangent::<T, E, L>(None, Some(ct.into_raw()), like)
}

/// The rule of the tangent in [`dual`]; that of the primal is `fit_like`.
pub fn dual_vjp_tangent<T: Axis, E: Float, S: Axes, V: MappedAxes, L: Shaped<E = E>>(
    ct: Tensor<E, S, V>,
    like: &L,
) -> TensorOf<L> {
    crate::ops::shape::fit_like(primal::<T, E, _>(ct), like)
}

/// The cotangent that a gradient starts from: one, stored once.
pub fn seed<L: Shaped>(y: &L) -> TensorOf<L>
where
    L::E: Float,
    L::S: NoAxes,
{
    let ids = TensorOf::<L>::IDS;
    let mut dims = *y.dims();
    for (i, axis) in ids.iter().enumerate() {
        if axis.is_tangent() {
            dims[i] = 1;
        }
    }
    Tensor::from_raw(Raw::filled(dims, ids.rank(), <L::E as Float>::ONE))
}

/// The seed of a total over all axes of an example of `x`.
pub fn seed_of_total<L: Shaped>(x: &L) -> Tensor<L::E, (), L::V>
where
    L::E: Float,
{
    let ids = Tensor::<L::E, (), L::V>::IDS;
    let mut dims = [1; MAX_RANK];
    for (i, axis) in ids.iter().enumerate().filter(|(_, axis)| !axis.is_tangent()) {
        debug_assert_eq!(TensorOf::<L>::IDS.axis(i).id, axis.id, "mapped axes come first");
        dims[i] = x.dims()[i];
    }
    Tensor::from_raw(Raw::filled(dims, ids.rank(), <L::E as Float>::ONE))
}

/// A cotangent, or zeros of the extents of `like` where nothing depends on it. `like` has the cotangent's type, except
/// where the call that gave it was wrong: that is an error already.
pub fn or_zeros<E, S, V, L>(ct: Option<Tensor<E, S, V>>, like: &L) -> Tensor<E, S, V>
where
    E: Element,
    S: Axes,
    V: MappedAxes,
    L: Shaped,
{
    ct.unwrap_or_else(|| Tensor::from_raw(Raw::filled(*like.dims(), Tensor::<E, S, V>::IDS.rank(), E::default())))
}

/// What an earlier part of a reverse sweep computed: a part that uses it runs only where that one ran.
///
/// # Panics
/// When it did not: a fault of the compiler.
#[inline]
pub fn computed<T>(value: Option<T>) -> T {
    value.expect("a reverse statement runs only where those before it that it uses ran")
}

/// The cotangents that a pullback takes, by the types and extents of the values.
pub trait Cotangents {
    /// The cotangents.
    type Owned: Clone;
}

impl<E: Element, S: Axes, V: MappedAxes> Cotangents for crate::tensor::Like<E, S, V> {
    type Owned = Tensor<E, S, V>;
}

macro_rules! cotangents {
    ($(($($T:ident)*))*) => { $(
        impl<$($T: Cotangents),*> Cotangents for ($($T,)*) {
            type Owned = ($($T::Owned,)*);
        }
    )* };
}

cotangents! { (A B) (A B C) (A B C D) (A B C D F) (A B C D F G) (A B C D F G H) (A B C D F G H I) }

/// A pullback with the types of its cotangents.
pub fn pullback<C: Cotangents, R>(_types: C, f: impl FnOnce(C::Owned) -> R) -> impl FnOnce(&C::Owned) -> R {
    move |ct: &C::Owned| f(ct.clone())
}
