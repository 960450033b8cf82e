//! What generated code calls beside arithmetic: records of branches, parts of values, and sums of cotangents into parts.

use std::borrow::Borrow;
use std::marker::PhantomData;

use super::{Accumulate, Dual, Lift, Real, Split, Tangent, Value};

/// The values that one of two blocks kept for its reverse.
#[derive(Clone, Debug)]
pub enum Either<A, B> {
    /// Those of the first block.
    First(A),
    /// Those of the second block, or of one after it.
    Second(B),
}

/// A value that may be missing.
pub trait Payload {
    /// What is inside.
    type Inside;

    /// Whether there is one.
    fn is_there(&self) -> bool;

    /// The value inside.
    ///
    /// # Panics
    ///
    /// Panics if there is none.
    fn inside(&self) -> &Self::Inside;

    /// The value inside, to be written.
    ///
    /// # Panics
    ///
    /// Panics if there is none.
    fn inside_mut(&mut self) -> &mut Self::Inside;
}

impl<T> Payload for Option<T> {
    type Inside = T;

    #[inline(always)]
    fn is_there(&self) -> bool {
        self.is_some()
    }

    #[inline(always)]
    fn inside(&self) -> &T {
        self.as_ref().expect("the value that was matched is there")
    }

    #[inline(always)]
    fn inside_mut(&mut self) -> &mut T {
        self.as_mut().expect("the value that was matched is there")
    }
}

impl<T, E> Payload for Result<T, E> {
    type Inside = T;

    #[inline(always)]
    fn is_there(&self) -> bool {
        self.is_ok()
    }

    #[inline(always)]
    fn inside(&self) -> &T {
        self.as_ref().ok().expect("the value that was matched is there")
    }

    #[inline(always)]
    fn inside_mut(&mut self) -> &mut T {
        self.as_mut().ok().expect("the value that was matched is there")
    }
}

/// References to these are as what they refer to.
impl<T: Payload> Payload for &T {
    type Inside = T::Inside;

    #[inline(always)]
    fn is_there(&self) -> bool {
        (**self).is_there()
    }

    #[inline(always)]
    fn inside(&self) -> &T::Inside {
        (**self).inside()
    }

    #[inline(always)]
    fn inside_mut(&mut self) -> &mut T::Inside {
        unreachable!("what stands behind a shared reference is not written")
    }
}

/// Whether an `Option` is `Some`, or a `Result` `Ok`.
#[inline(always)]
pub fn is_there<T: Payload>(x: &T) -> bool {
    x.is_there()
}

/// The value inside an `Option` or a `Result`.
///
/// # Panics
///
/// Panics if there is none.
#[inline(always)]
pub fn payload<T: Payload>(x: &T) -> &T::Inside {
    x.inside()
}

/// The value inside an `Option` or a `Result`, to be written.
///
/// # Panics
///
/// Panics if there is none.
#[inline(always)]
pub fn payload_mut<T: Payload>(x: &mut T) -> &mut T::Inside {
    x.inside_mut()
}

/// A variant other than the one that was matched.
///
/// # Panics
///
/// Always: the variant of a value cannot change between its two sweeps.
#[cold]
#[inline(never)]
pub fn other_variant() -> ! {
    unreachable!("the value has the variant that was matched")
}

/// The last element of the cotangent of a vector, removed: the reverse of a push.
///
/// # Panics
///
/// Panics if there is none.
#[inline(always)]
pub fn unpush<T>(v: &mut Vec<T>) -> T {
    v.pop().expect("the cotangent of a vector has the vector's length")
}

/// How often a loop over the range runs, as far as that is known before.
#[inline(always)]
pub fn trips<I: Iterator>(range: &I) -> usize {
    range.size_hint().0
}

/// The next number of a range.
///
/// # Panics
///
/// Panics if there is none: as many are asked for as the range has.
#[inline(always)]
pub fn following<I: Iterator>(range: &mut I) -> I::Item {
    range.next().expect("a range has as many numbers as its bounds say")
}

/// What the pullback of a method is given again for its receiver: the receiver, or nothing where the method takes it by
/// `&mut` or by value. Which of them, the pullback's type says.
pub trait Again<'a, T: ?Sized> {
    /// From the receiver.
    fn again(x: &'a T) -> Self;
}

impl<'a, T: ?Sized> Again<'a, T> for &'a T {
    #[inline(always)]
    fn again(x: &'a T) -> Self {
        x
    }
}

impl<T: ?Sized> Again<'_, T> for () {
    #[inline(always)]
    fn again(_: &T) -> Self {}
}

/// A receiver, given again.
#[inline(always)]
pub fn again<'a, T: ?Sized, A: Again<'a, T>>(x: &'a T) -> A {
    A::again(x)
}

/// What a cast to a float may start from where it is not known what is cast: that of a float would lose the derivative.
#[diagnostic::on_unimplemented(
    message = "a value of type `{Self}` is cast to a float, and its type is not known to the compiler of derivatives",
    label = "leave the cast out, or give the type first: `let x: f64 = ..`"
)]
pub trait Discrete {}

macro_rules! discrete {
    ($($ty:ty)*) => { $(impl Discrete for $ty {})* };
}
discrete! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool char }

/// A value that has no derivative by its type.
#[inline(always)]
pub fn discrete<T: Discrete>(x: T) -> T {
    x
}

/// A value that is looked at: of a real number the float, of what is copied the value, else a reference.
///
/// Which of the three traits applies is decided by method lookup, as for [`Part`].
pub struct Seen<'a, T: ?Sized>(pub &'a T);

/// Looks at a number.
pub trait SeenNumber {
    /// The float.
    type Float;
    /// The float.
    fn seen(self) -> Self::Float;
}

impl<R: Real> SeenNumber for &&&Seen<'_, R> {
    type Float = R::Base;

    #[inline(always)]
    fn seen(self) -> R::Base {
        self.0.value()
    }
}

/// Looks at what is copied.
pub trait SeenCopy {
    /// Its type.
    type Copy;
    /// The value.
    fn seen(self) -> Self::Copy;
}

impl<T: Copy> SeenCopy for &&Seen<'_, T> {
    type Copy = T;

    #[inline(always)]
    fn seen(self) -> T {
        *self.0
    }
}

/// Looks at anything else.
pub trait SeenOther<'a> {
    /// What is looked at.
    type Whole: ?Sized;
    /// What is looked at.
    fn seen(self) -> &'a Self::Whole;
}

impl<'a, T: ?Sized> SeenOther<'a> for &Seen<'a, T> {
    type Whole = T;

    #[inline(always)]
    fn seen(self) -> &'a T {
        self.0
    }
}

/// The elements of a part of a cotangent, to be added to. What the user lends as a constant, `#[no_grad] x: &[f64]`, is lent
/// in the cotangent as well: what is added to its elements goes nowhere.
///
/// Which of the two traits applies is decided by method lookup, as for [`Part`].
pub struct Elements<'a, T>(pub &'a mut T);

/// The elements of what is owned.
pub trait OwnElements {
    /// What holds them.
    type Whole;
    /// What holds them.
    fn elements(&mut self) -> &mut Self::Whole;
}

impl<T> OwnElements for Elements<'_, T> {
    type Whole = T;

    #[inline(always)]
    fn elements(&mut self) -> &mut T {
        self.0
    }
}

/// The elements of what is lent.
pub trait LentElements<'a> {
    /// Their type.
    type Element: 'a;
    /// Copies of them.
    fn elements(&mut self) -> Lent<'a, Self::Element>;
}

impl<'a, T> LentElements<'a> for &mut Elements<'_, &'a [T]> {
    type Element = T;

    #[inline(always)]
    fn elements(&mut self) -> Lent<'a, T> {
        Lent { of: self.0, last: None }
    }
}

/// Copies of elements, each made where it is asked for.
pub struct Lent<'a, T> {
    of: &'a [T],
    last: Option<T>,
}

impl<T: Clone> std::ops::Index<usize> for Lent<'_, T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, i: usize) -> &T {
        &self.of[i]
    }
}

impl<T: Clone> std::ops::IndexMut<usize> for Lent<'_, T> {
    #[inline(always)]
    fn index_mut(&mut self, i: usize) -> &mut T {
        self.last.insert(self.of[i].clone())
    }
}

/// Whether there is anything in a cotangent to be added.
///
/// Which of the two traits applies is decided by method lookup, as for [`Part`].
pub struct Carried<'a, T>(pub &'a T);

/// There is nothing in that of an integer.
pub trait CarriesNothing {
    /// Whether there is anything.
    #[inline(always)]
    fn carries(&self) -> bool {
        false
    }
}

impl<T: Discrete> CarriesNothing for &Carried<'_, T> {}

/// There is in any other.
pub trait CarriesSome {
    /// Whether there is anything.
    #[inline(always)]
    fn carries(&self) -> bool {
        true
    }
}

impl<T> CarriesSome for Carried<'_, T> {}

/// The item of a range at a position.
///
/// # Panics
///
/// Panics if the range ends before it.
#[inline(always)]
pub fn nth<I: Iterator>(mut range: I, k: usize) -> I::Item {
    range.nth(k).expect("the position is in the range")
}

/// The place for the cotangent of what a function writes.
///
/// # Panics
///
/// Panics if there is none: a caller that gives a place to be written gives its cotangent.
#[inline(always)]
pub fn wanted<T: ?Sized>(slot: Option<&mut T>) -> &mut T {
    slot.expect("what is written has a cotangent")
}

/// Zeros of the shape of a cotangent.
#[inline(always)]
pub fn zeros_like<A: Accumulate>(a: &A) -> A {
    a.cotangent_zeros()
}

/// Zeros of the shape of the cotangent of a slice.
#[inline]
pub fn zeros_like_slice<A: Accumulate>(a: &[A]) -> Vec<A> {
    a.iter().map(zeros_like).collect()
}

/// A cotangent to which one of type `V` is added.
pub trait Sum<V> {
    /// Adds it.
    ///
    /// # Panics
    ///
    /// Panics if lengths differ.
    fn add(&mut self, v: V);
}

impl<A: Accumulate> Sum<A> for A {
    #[inline(always)]
    fn add(&mut self, v: A) {
        self.accumulate_cotangent(v);
    }
}

impl<A: Accumulate> Sum<Vec<A>> for [A] {
    #[inline]
    fn add(&mut self, v: Vec<A>) {
        assert_eq!(self.len(), v.len(), "the cotangent of a slice has its length");
        for (a, b) in self.iter_mut().zip(v) {
            a.accumulate_cotangent(b);
        }
    }
}

/// `to += v` for cotangents.
///
/// # Panics
///
/// Panics if lengths differ.
#[inline(always)]
pub fn add<V, T: Sum<V> + ?Sized>(to: &mut T, v: V) {
    to.add(v);
}

/// A place that a value with numbers in it is written to.
pub trait Write<V> {
    /// Writes it.
    fn write(&mut self, v: V);
}

impl<V> Write<V> for V {
    #[inline(always)]
    fn write(&mut self, v: V) {
        *self = v;
    }
}

impl<V> Write<Vec<V>> for [V] {
    #[inline]
    fn write(&mut self, v: Vec<V>) {
        for (to, v) in self.iter_mut().zip(v) {
            *to = v;
        }
    }
}

/// Writes the value of a value of dual numbers.
#[inline(always)]
pub fn write_value<R: Real, V: Split<R>, T: Write<V::Plain> + ?Sized>(v: &V, to: &mut T) {
    to.write(v.value_of());
}

/// Writes the tangent of a value of dual numbers.
#[inline(always)]
pub fn write_tangent<R: Real, V: Split<R>, T: Write<V::Plain> + ?Sized>(v: &V, to: &mut T) {
    to.write(v.tangent_of());
}

/// A value as one of dual numbers without a tangent.
#[inline]
pub fn constant_dual<R: Real, V: Tangent<R> + Value<R> + ?Sized>(v: &V) -> V::Dual
where
    V::Ct<R>: Borrow<V>,
{
    v.with_tangent(v.cotangent_filled(R::ZERO).borrow())
}

/// A value that is lifted where it can be, for code that does not know its type: a type without floats stays as it is.
///
/// Which of the two traits applies is decided by method lookup: [`LiftPart`] is found first, and only where its bound
/// holds.
pub struct Part<R, T>(T, PhantomData<R>);

impl<R: Real, T> Part<R, T> {
    /// The value.
    #[inline(always)]
    pub fn new(x: T) -> Self {
        Part(x, PhantomData)
    }
}

/// Lifts what has numbers.
pub trait LiftPart {
    /// The type with other numbers.
    type Lifted;
    /// The value over other numbers.
    fn part(self) -> Self::Lifted;
}

impl<R: Real, T: Lift<R> + Clone> LiftPart for &&Part<R, T> {
    type Lifted = T::Lifted;

    #[inline(always)]
    fn part(self) -> T::Lifted {
        self.0.clone().into_lifted()
    }
}

/// Leaves what has none.
pub trait KeepPart {
    /// The same type.
    type Kept;
    /// The value.
    fn part(self) -> Self::Kept;
}

impl<R: Real, T: Clone> KeepPart for &Part<R, T> {
    type Kept = T;

    #[inline(always)]
    fn part(self) -> T {
        self.0.clone()
    }
}

/// A place in a cotangent and what is added to it, for code that does not know whether the place carries one: a field
/// that is marked as a constant does not.
pub struct Contribution<'a, T: ?Sized, V>(&'a mut T, Option<V>);

impl<'a, T: ?Sized, V> Contribution<'a, T, V> {
    /// The place and the cotangent.
    #[inline(always)]
    pub fn new(to: &'a mut T, v: V) -> Self {
        Contribution(to, Some(v))
    }
}

/// Adds where cotangents stand.
pub trait AddPart {
    /// Adds.
    fn add_part(self);
}

impl<T: Sum<V> + ?Sized, V> AddPart for &mut &mut Contribution<'_, T, V> {
    #[inline(always)]
    fn add_part(self) {
        if let Some(v) = self.1.take() {
            self.0.add(v);
        }
    }
}

/// Adds nothing where none stand.
pub trait SkipPart {
    /// Adds nothing.
    fn add_part(self);
}

impl<T: ?Sized, V> SkipPart for &mut Contribution<'_, T, V> {
    #[inline(always)]
    fn add_part(self) {}
}

/// A field that a constant is written to: of the base type where it is marked as a constant, else a real number.
pub trait FromPlain<T> {
    /// The constant.
    fn from_plain(c: T) -> Self;
}

impl FromPlain<f64> for f64 {
    #[inline(always)]
    fn from_plain(c: f64) -> f64 {
        c
    }
}

impl FromPlain<f32> for f32 {
    #[inline(always)]
    fn from_plain(c: f32) -> f32 {
        c
    }
}

impl<R: Real, const N: usize> FromPlain<R::Base> for Dual<R, N> {
    #[inline(always)]
    fn from_plain(c: R::Base) -> Self {
        Dual::constant(R::lit(c))
    }
}

/// A constant for a field.
#[inline(always)]
pub fn from_plain<T, U: FromPlain<T>>(c: T) -> U {
    U::from_plain(c)
}

/// A closure as the pullback of a value: it takes the value's cotangent.
#[inline(always)]
pub fn pullback<R: Real, V: Value<R>, T, F: FnOnce(V::Ct<R>) -> T>(_: &V, f: F) -> F {
    f
}

/// A result that has a gradient: a float.
#[diagnostic::on_unimplemented(
    message = "the gradient needs one float, and this is `{Self}`",
    label = "expected `f64` or `f32`; `vjp!` takes other values"
)]
pub trait Loss {}

impl<R: Real> Loss for R {}

/// A result that has a gradient.
#[inline(always)]
pub fn loss<L: Loss>(x: L) -> L {
    x
}
