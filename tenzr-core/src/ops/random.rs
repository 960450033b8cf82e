//! Random numbers from keys without state: the same key gives the same numbers, wherever and whenever.
//!
//! The stream is that of JAX, with `jax_threefry_partitionable` as is the default there: the number at position `i` of a
//! tensor, in row-major order, comes from block `i` of Threefry-2x32 under the key. `Key::new(s)` is `jax.random.key(s)`,
//! and uniform and normal numbers, Gumbel and exponential ones are those of `jax.random` on a CPU, bit for bit; of `f64`
//! in the tails as far as the platform's logarithm is that of the C library which JAX uses.
//!
//! In a map a key is one key: all examples see the same numbers. A tensor of keys, [`Key::keys`], that is mapped over gives
//! each example its own.

use super::arith::{add_untyped, strong_mul_untyped};
use super::compare::primal_of;
use super::fit::fit_untyped;
use crate::axis::{Axes, Axis, Has, HasAxis, Ids, Join, MAX_RANK, MappedAxes, Single, SumOver};
use crate::create::checked;
use crate::element::Float;
use crate::error::ShapeError;
use crate::kernel::elementwise;
use crate::kernel::nest::Nest;
use crate::kernel::random::{Distribution, Words, block};
use crate::plan::Plan;
use crate::raw::{PerAxis, Raw};
use crate::tensor::{Operand, Shaped, Tensor, TensorOf};

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

    /// A tensor of `n` new keys, the same as [`split`](Key::split) gives, to be mapped over.
    ///
    /// # Errors
    /// When the axis does not allow the extent.
    pub fn keys<A: Axis>(self, _axis: A, n: usize) -> Result<Tensor<i64, (A,)>, ShapeError> {
        Tensor::from_vec([n], (0..n as u64).map(|i| packed(block(self.0, i))).collect())
    }
}

/// A key as an entry of a tensor.
const fn packed(words: Words) -> i64 {
    (((words[0] as u64) << 32) | words[1] as u64) as i64
}

const fn unpacked(entry: i64) -> Words {
    [(entry as u64 >> 32) as u32, entry as u32]
}

impl Operand<i64> for Key {
    type S = ();
    type V = Single;
    fn into_raw(self) -> Raw<i64> {
        Raw::scalar(packed(self.0))
    }
    fn with_raw<R>(&self, f: impl FnOnce(&Raw<i64>) -> R) -> R {
        f(&Raw::scalar(packed(self.0)))
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
        (E::DRAWS.fill)(from, unpacked(words[at]), 0, &mut to[start..start + size]);
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
    let fold = |entry| packed(block(unpacked(entry), u64::from(number)));
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

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
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
