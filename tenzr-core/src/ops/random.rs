//! Random numbers from keys without state: the same key gives the same numbers, wherever and whenever.
//!
//! The stream is that of JAX, with `jax_threefry_partitionable` as is the default there: the number at position `i` of a
//! tensor, in row-major order, comes from block `i` of Threefry-2x32 under the key. `Key::new(s)` is `jax.random.key(s)`,
//! and uniform and normal numbers, Gumbel and exponential ones are those of `jax.random` on a CPU, bit for bit; of `f64`
//! in the tails as far as the platform's logarithm is that of the C library which JAX uses.
//!
//! In a map a key is one key: all examples see the same numbers. A tensor of keys, [`Key::keys`], that is mapped over gives
//! each example its own.

use super::arith::{add_same, add_untyped, strong_mul_same, strong_mul_untyped};
use super::compare::primal_of;
use super::fit::fit_untyped;
use crate::axis::{Axes, Axis, Has, HasAxis, Ids, Join, MAX_RANK, MappedAxes, Single, SumOver};
use crate::create::checked;
use crate::element::Float;
use crate::error::ShapeError;
use crate::kernel::nest::Nest;
use crate::kernel::random::{Distribution, Words, block};
use crate::kernel::{elementwise, gamma};
use crate::plan::Plan;
use crate::raw::{PerAxis, Raw};
use crate::tangent;
use crate::tensor::{Operand, Planned, Shaped, Tensor, TensorOf};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed = &[
    ("fold_in", &[""]),
    ("uniform_like", &["", ""]),
    ("normal_like", &["", ""]),
    ("gumbel_like", &["", ""]),
    ("exponential_like", &["", ""]),
    ("bernoulli", &["", ""]),
    ("categorical", &["", ""]),
    ("dropout", &["dropout_vjp", ""]),
    ("gamma", &["gamma_vjp", ""]),
];

/// What random numbers are drawn from: a value, not a state. A key is used for one draw; [`split`](Key::split) and
/// [`fold_in`](Key::fold_in) make further ones of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key(Words);

impl Key {
    /// The key of a seed.
    pub const fn new(seed: u64) -> Key {
        Key([(seed >> 32) as u32, seed as u32])
    }

    /// The two words.
    pub const fn words(self) -> [u32; 2] {
        self.0
    }

    /// New keys: `let [a, b] = key.split();`. The key itself is not used again.
    pub fn split<const N: usize>(self) -> [Key; N] {
        std::array::from_fn(|i| Key(block(self.0, i as u64)))
    }

    /// The key of a number, for the steps of a loop for instance.
    pub fn fold_in(self, number: u32) -> Key {
        Key(block(self.0, u64::from(number)))
    }

    /// The key as an entry of a tensor.
    pub(crate) const fn packed(self) -> i64 {
        (((self.0[0] as u64) << 32) | self.0[1] as u64) as i64
    }

    /// The inverse of [`Key::packed`].
    pub(crate) const fn unpacked(entry: i64) -> Key {
        Key([(entry as u64 >> 32) as u32, entry as u32])
    }

    /// A tensor of `n` new keys, the same as [`split`](Key::split) gives, to be mapped over.
    ///
    /// # Errors
    /// When the axis does not allow the extent.
    pub fn keys<A: Axis>(self, _axis: A, n: usize) -> Result<Tensor<i64, (A,)>, ShapeError> {
        Tensor::from_vec([n], (0..n as u64).map(|i| Key(block(self.0, i)).packed()).collect())
    }
}

impl Operand<i64> for Key {
    type S = ();
    type V = Single;
    fn into_raw(self) -> Raw<i64> {
        Raw::scalar(self.packed())
    }
    fn with_raw<R>(&self, f: impl FnOnce(&Raw<i64>) -> R) -> R {
        f(&Raw::scalar(self.packed()))
    }
}

/// Numbers for every key: mapped axes of the keys, then the axes of an example, whose extents are the first ones of `dims`.
fn drawn<E: Float>(from: Distribution, keys: &Raw<i64>, dims: &[u32]) -> Raw<E> {
    let mapped = keys.rank();
    let mut all = *keys.dims();
    all[mapped..mapped + dims.len()].copy_from_slice(dims);
    let once = (0..mapped).filter(|&i| keys.stride(i) == 0 && keys.dim(i) != 0).fold(0, |m, i| m | 1 << i);
    let order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
    let rank = mapped + dims.len();
    let mut out = Raw::fresh_in_order(all, rank, &order[..rank], once);
    if out.is_empty() {
        return out;
    }
    let size: usize = dims.iter().map(|&n| n as usize).product();
    let mut nest = Nest::<1>::new();
    (0..mapped).filter(|i| once >> i & 1 == 0).for_each(|i| nest.push(keys.dim(i), [keys.stride(i)]));
    let (words, to) = (keys.data(), out.fresh_mut());
    let mut start = 0;
    nest.for_each(|[at]| {
        (E::DRAWS.fill)(from, Key::unpacked(words[at]).0, 0, &mut to[start..start + size]);
        start += size;
    });
    out
}

/// The extents of one example of a value.
fn example<S: Axes, V: MappedAxes>(dims: &PerAxis) -> &[u32] {
    &dims[V::IDS.rank()..Ids::of::<S, V>().rank()]
}

macro_rules! distributions {
    ($($(#[$doc:meta])* $name:ident, $like:ident = $from:ident;)*) => {
        impl<E: Float, S: Axes> Tensor<E, S> { $(
            $(#[$doc])*
            ///
            /// The key is a [`Key`], or one from a tensor of keys that is mapped over; extents are in the order of the axes.
            /// Does not compile when the number of extents is not that of the axes.
            ///
            /// # Errors
            /// When an axis does not allow its extent, or the extents or their product do not fit 32 bits.
            pub fn $name<K: Operand<i64, S = ()>, const N: usize>(
                key: K,
                extents: [usize; N],
            ) -> Result<Tensor<E, S, K::V>, ShapeError> {
                const { assert!(N == Ids::of::<S, Single>().rank(), "give one extent for each axis of the tensor") };
                let (dims, _) = checked(Self::IDS, &extents)?;
                Ok(Tensor::from_raw(key.with_raw(|key| drawn(Distribution::$from, key, &dims[..N]))))
            }
        )* }
        $(
            #[doc = concat!("As [`Tensor::", stringify!($name), "`], with the type and the extents of one example of a value; mapped as the key is.")]
            #[inline(never)]
            pub fn $like<E: Float, K: Operand<i64, S = ()>, L: Shaped<E = E>>(key: K, like: &L) -> Tensor<E, L::S, K::V> {
                let dims = example::<L::S, L::V>(like.dims());
                Tensor::from_raw(key.with_raw(|key| drawn(Distribution::$from, key, dims)))
            }
        )*

        impl Key { $(
            #[doc = concat!("As [`Tensor::", stringify!($name), "`], with the type and the extents of one example of a tensor. In differentiated code it carries no cotangent: `mean + key.", stringify!($like), "(&mean) * deviation` is a sample whose gradient is that of mean and deviation.")]
            pub fn $like<E: Float, S: Axes, V: MappedAxes>(self, like: &Tensor<E, S, V>) -> Tensor<E, S> {
                $like(self, like)
            }
        )* }

        impl<V: MappedAxes> Tensor<i64, (), V> { $(
            #[doc = concat!("As `Key::", stringify!($like), "`, from a key of a tensor of keys: each example has numbers of its own.")]
            pub fn $like<E: Float, S: Axes, V2: MappedAxes>(&self, like: &Tensor<E, S, V2>) -> Tensor<E, S, V> {
                $like(self, like)
            }
        )* }
    };
}

distributions! {
    /// Uniform numbers in [0, 1): as many bits as the mantissa has.
    uniform, uniform_like = Uniform;
    /// Normal numbers of mean 0 and variance 1: `√2 erf⁻¹(u)`, `u` uniform in (-1, 1).
    normal, normal_like = Normal;
    /// Numbers of the standard Gumbel distribution: `-ln(-ln u)`.
    gumbel, gumbel_like = Gumbel;
    /// Numbers of the exponential distribution of rate 1: `-ln(1 - u)`.
    exponential, exponential_like = Exponential;
}

/// The keys of a number.
#[inline(never)]
pub fn fold_in<X: Operand<i64>>(keys: X, number: u32) -> Tensor<i64, X::S, X::V> {
    let fold = |entry| Key::unpacked(entry).fold_in(number).packed();
    Tensor::from_raw(elementwise::convert(keys.into_raw(), fold))
}

impl<S: Axes, V: MappedAxes> Tensor<i64, S, V> {
    /// The keys that [`Key::fold_in`] makes of the keys in a tensor.
    pub fn fold_in(&self, number: u32) -> Self {
        fold_in(self, number)
    }
}

/// The maps of two operands without levels of forward mode.
type Primal<A, B> = <Join<A, B> as MappedAxes>::Primal;

/// See [`Tensor::bernoulli`].
#[inline(never)]
#[track_caller]
pub fn bernoulli<E: Float, X: Operand<E>, K: Operand<i64, S = ()>>(
    probability: X,
    key: K,
) -> Tensor<bool, X::S, Primal<X::V, K::V>> {
    let out = Ids::of::<X::S, Primal<X::V, K::V>>();
    Tensor::from_raw(probability.with_raw(|p| {
        let u = key.with_raw(|key| drawn::<E>(Distribution::Uniform, key, example::<X::S, X::V>(p.dims())));
        let (p, ids) = primal_of(p, &Ids::of::<X::S, X::V>());
        elementwise::compare(&Plan::new(Ids::of::<X::S, K::V>(), ids, out), &u, &p, |u, p| u < p)
    }))
}

/// See [`Tensor::categorical`].
#[inline(never)]
#[track_caller]
pub fn categorical<E: Float, X: Operand<E>, K: Operand<i64, S = ()>, A: Axis>(
    logits: X,
    key: K,
    axis: A,
) -> Tensor<usize, <X::S as SumOver<A>>::Out, Primal<X::V, K::V>>
where
    X::S: SumOver<A>,
    Has<X::S, A>: HasAxis<A, X::S>,
{
    let out = Ids::of::<X::S, Primal<X::V, K::V>>();
    let sum = logits.with_raw(|z| {
        let noise = key.with_raw(|key| drawn::<E>(Distribution::Gumbel, key, example::<X::S, X::V>(z.dims())));
        let (z, ids) = primal_of(z, &Ids::of::<X::S, X::V>());
        add_untyped(&Plan::new(Ids::of::<X::S, K::V>(), ids, out), noise, z)
    });
    let best = super::reduce::argmax(Tensor::<E, X::S, Primal<X::V, K::V>>::from_raw(sum), axis);
    Tensor::from_raw(best.into_raw())
}

/// The factor of every entry of one example: 0 where it is dropped.
fn kept<E: Float>(keys: &Raw<i64>, dims: &[u32], rate: f64) -> Raw<E> {
    let keep = E::from_f64(1.0 - rate);
    let factor = E::ONE / keep;
    elementwise::convert(drawn::<E>(Distribution::Uniform, keys, dims), |u| if u < keep { factor } else { E::ZERO })
}

/// # Panics
/// When the rate is no probability.
#[track_caller]
fn check_rate(rate: f64) {
    assert!((0.0..=1.0).contains(&rate), "dropout: the rate {rate} is not between 0 and 1");
}

/// See [`Tensor::dropout`].
#[inline(never)]
#[track_caller]
pub fn dropout<E: Float, X: Operand<E>, K: Operand<i64, S = ()>>(
    x: X,
    key: K,
    rate: f64,
) -> Tensor<E, X::S, Join<X::V, K::V>> {
    check_rate(rate);
    let x = x.into_raw();
    let mask = key.with_raw(|key| kept(key, example::<X::S, X::V>(x.dims()), rate));
    let plan = Plan::new(Ids::of::<X::S, K::V>(), Ids::of::<X::S, X::V>(), Ids::of::<X::S, Join<X::V, K::V>>());
    // Not chosen is zero, whatever the entry: the mask comes first.
    Tensor::from_raw(strong_mul_untyped(&plan, mask, x))
}

/// The rule of [`Tensor::dropout`]: the same entries of the cotangent.
#[inline(never)]
pub fn dropout_vjp<E, S, V, K, L>(ct: Tensor<E, S, V>, key: K, rate: f64, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    K: Operand<i64, S = ()>,
    L: Shaped<E = E>,
{
    let mask = key.with_raw(|key| kept(key, example::<L::S, L::V>(like.dims()), rate));
    let all = Ids::of::<S, V>();
    let ct = strong_mul_untyped(&Plan::new(Ids::of::<L::S, K::V>(), all, all), mask, ct.into_raw());
    Tensor::from_raw(fit_untyped(&Plan::unary(all, Ids::of::<L::S, L::V>()), ct, like.dims()))
}

/// Samples for every key, from the parameters in `alpha`, which have no levels.
fn gamma_primal<E: Float>(plan: &Plan, alpha: &Raw<E>, keys: &Raw<i64>, mapped: usize) -> Raw<E> {
    // The axes of the keys lead, and the entries of an example follow in row-major order.
    let dims = elementwise::joined_dims(plan, alpha, keys);
    let order: [usize; MAX_RANK] = std::array::from_fn(|i| i);
    let rank = plan.out.rank();
    let alpha = fit_untyped(&Plan::unary(plan.a, plan.out), alpha.clone(), &dims).in_order(&order[..rank], u16::MAX);
    let keys = keys.reseen(plan.places()[..mapped].iter().zip(&dims).map(|(p, &n)| p.b().ok_or(n as usize)));
    let mut out = Raw::fresh(dims, rank);
    let size: usize = (mapped..rank).map(|i| out.dim(i)).product();
    if out.is_empty() {
        return out;
    }
    let mut nest = Nest::<1>::new();
    (0..mapped).for_each(|i| nest.push(keys.dim(i), [keys.stride(i)]));
    let (words, alphas, to) = (keys.data(), alpha.data(), out.fresh_mut());
    let mut start = 0;
    nest.for_each(|[at]| {
        let part = start..start + size;
        (E::DRAWS.gamma)(Key::unpacked(words[at]).0, &alphas[part.clone()], &mut to[part]);
        start += size;
    });
    out
}

/// A function of parameters and samples, entry by entry, in `f64`.
fn by_sample<E: Float>(f: fn(f64, f64) -> f64, ai: &Ids, a: &Raw<E>, zi: &Ids, z: &Raw<E>) -> Raw<E> {
    elementwise::compare(&Plan::new(*ai, *zi, *zi), a, z, |a: E, z: E| E::from_f64(f(a.to_f64(), z.to_f64())))
}

/// `dz/da` of samples `z`, on values with at most one level of forward mode.
///
/// # Panics
/// With two levels: the derivative would be a third one.
fn gamma_slope<E: Float>(ai: &Ids, a: &Raw<E>, zi: &Ids, z: &Raw<E>) -> Raw<E> {
    let Some(level) = zi.tangent().map(|p| zi.axis(p)) else { return by_sample(gamma::slope, ai, a, zi, z) };
    let ((a0, a1), (z0, z1)) = (tangent::split_id(a, ai, level), tangent::split_id(z, zi, level));
    let inner = Plan::new(*ai, *zi, *zi).without(level);
    assert!(!inner.has_tangent(), "gamma: a third derivative of samples is not available");
    let at = |f| by_sample(f, &inner.a, &a0, &inner.b, &z0);
    let along = |f, ids: &Ids, t| strong_mul_untyped(&Plan::new(*ids, inner.b, inner.b), t, at(f));
    let by_a = a1.map(|t| along(|a, z| gamma::slopes_of_slope(a, z).0, &inner.a, t));
    let by_z = z1.map(|t| along(|a, z| gamma::slopes_of_slope(a, z).1, &inner.b, t));
    let tangent = match (by_a, by_z) {
        (Some(x), Some(y)) => Some(add_same(&inner.b, x, y)),
        (x, y) => x.or(y),
    };
    tangent::stack(at(gamma::slope), tangent, zi.position(level.id).expect("a level of the samples"))
}

/// Samples on values with levels, which stand among the `mapped` axes.
fn gamma_untyped<E: Float>(plan: &Plan, alpha: &Raw<E>, keys: &Raw<i64>, mapped: usize) -> Raw<E> {
    let Some(level) = plan.level() else { return gamma_primal(plan, alpha, keys, mapped) };
    let inner = plan.without(level);
    let (a0, a1) = tangent::split_id(alpha, &plan.a, level);
    let y = gamma_untyped(&inner, &a0, keys, mapped - 1);
    let tangent = a1.map(|a1| {
        let slope = gamma_slope(&inner.a, &a0, &inner.out, &y);
        strong_mul_untyped(&Plan::new(inner.a, inner.out, inner.out), a1, slope)
    });
    tangent::stack(y, tangent, plan.out.position(level.id).expect("samples have the levels of their parameters"))
}

/// See [`Tensor::gamma`].
#[inline(never)]
#[track_caller]
pub fn gamma<E: Float, X: Operand<E>, K: Operand<i64, S = ()>>(alpha: X, key: K) -> Tensor<E, X::S, Join<X::V, K::V>> {
    let plan = Planned::<(X::S, X::V), ((), K::V), (X::S, Join<X::V, K::V>)>::PLAN;
    let mapped = <Join<X::V, K::V> as MappedAxes>::IDS.rank();
    Tensor::from_raw(alpha.with_raw(|alpha| key.with_raw(|key| gamma_untyped(plan, alpha, key, mapped))))
}

/// The rule of [`Tensor::gamma`]: `ct dz/da`.
#[inline(never)]
#[track_caller]
pub fn gamma_vjp<E, S, V, X, L>(ct: Tensor<E, S, V>, alpha: X, y: &Tensor<E, S, V>, like: &L) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    X: Operand<E>,
    L: Shaped<E = E>,
{
    let all = Ids::of::<S, V>();
    let slope = alpha.with_raw(|alpha| gamma_slope(&Ids::of::<X::S, X::V>(), alpha, &all, y.raw()));
    let ct = strong_mul_same(&all, ct.into_raw(), slope);
    Tensor::from_raw(fit_untyped(&Plan::unary(all, Ids::of::<L::S, L::V>()), ct, like.dims()))
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// Gamma-distributed numbers of rate 1 whose shape parameters are the entries: `alpha.gamma(key)`; divide by a rate for
    /// another one. Entry `i` of an example draws from block `i` of the key, so that under a shared key examples with the same
    /// parameters get the same numbers. They are those of JAX but for the last digits; NaN where a parameter is NaN, or
    /// negative and so far below zero that the method has no number to draw.
    ///
    /// Rule: `ct dz/da`, with `dz/da = -P_a(a, z) / p(a, z)` by implicit differentiation of the distribution function `P`
    /// (Figurnov, Mohamed and Mnih 2018). There is a second derivative as well.
    ///
    /// # Panics
    /// In a third derivative.
    #[track_caller]
    pub fn gamma<K: Operand<i64, S = ()>>(&self, key: K) -> Tensor<E, S, Join<V, K::V>> {
        gamma::<E, &Self, K>(self, key)
    }

    /// Truth values that hold with these probabilities: `u < p`. They carry no cotangent. In a map a shared key draws the
    /// same `u` for all examples, a key of a tensor of keys its own for each.
    pub fn bernoulli<K: Operand<i64, S = ()>>(&self, key: K) -> Tensor<bool, S, Primal<V, K::V>> {
        bernoulli::<E, &Self, K>(self, key)
    }

    /// Indices along an axis, drawn with the probabilities `softmax(z)` along it: the largest of the logits with Gumbel noise.
    /// They carry no cotangent.
    ///
    /// # Panics
    /// When the axis is empty.
    #[track_caller]
    pub fn categorical<K: Operand<i64, S = ()>, A: Axis>(
        &self,
        key: K,
        axis: A,
    ) -> Tensor<usize, <S as SumOver<A>>::Out, Primal<V, K::V>>
    where
        S: SumOver<A>,
        Has<S, A>: HasAxis<A, S>,
    {
        categorical::<E, &Self, K, A>(self, key, axis)
    }

    /// Dropout: each entry of an example is zero with the probability `rate`, and over `1 - rate` otherwise:
    /// `x.dropout(key, 0.1)`. The key decides, so that a second call drops the same ones.
    ///
    /// In a map a shared key drops the same entries in all examples, a key of a tensor of keys its own in each. Rule: the
    /// cotangent, dropped alike.
    ///
    /// # Panics
    /// When the rate is not between 0 and 1.
    #[track_caller]
    pub fn dropout<K: Operand<i64, S = ()>>(&self, key: K, rate: f64) -> Tensor<E, S, Join<V, K::V>> {
        dropout::<E, &Self, K>(self, key, rate)
    }
}
