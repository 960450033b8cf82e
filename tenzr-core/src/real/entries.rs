//! The numbers inside a value, one by one.
//!
//! What is the same for a number wherever it stands (seeds of chunked forward mode, rows of Jacobians, one result's part of
//! a wide cotangent) visits them, in the order in which they stand in the type.

use ndarray::{Array, Dimension};

use super::{Cotangent, Dual, Real, Wide};

/// A value with numbers of type `N` inside: the number itself, arrays, `Vec`, slices, `Option`, tuples, arrays of ndarray, and
/// structs and enums with `#[differentiable]`. What is no number has none.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type that can be differentiated",
    label = "expected floats, containers of them, or a type marked `#[differentiable]`",
    note = "mark the type with `#[differentiable]`, or the parameter as a constant with `#[no_grad]`"
)]
pub trait Entries<N> {
    /// Whether it is always one number.
    #[doc(hidden)]
    const SINGLE: bool = false;

    /// Calls `f` for each of them.
    fn each_entry<F: FnMut(&mut N) + ?Sized>(&mut self, f: &mut F);

    /// Writes `values` in the place of the numbers from number `at` on, as far as there are any.
    #[doc(hidden)]
    #[inline]
    fn put(&mut self, at: usize, values: &[N])
    where
        N: Copy,
    {
        let mut number = 0_usize;
        self.each_entry(&mut |x: &mut N| {
            if let Some(value) = number.checked_sub(at).and_then(|k| values.get(k)) {
                *x = *value;
            }
            number += 1;
        });
    }
}

/// The same for numbers that stand side by side.
#[inline(always)]
fn put_side_by_side<N: Copy, T: Entries<N>>(all: &mut [T], at: usize, values: &[N]) {
    let places = all.get_mut(at..).unwrap_or_default();
    for (place, value) in places.iter_mut().zip(values) {
        place.each_entry(&mut |x: &mut N| *x = *value);
    }
}

/// [`Entries::put`] for elements one after the other.
#[inline(always)]
fn put_in_elements<N: Copy, T: Entries<N>>(all: &mut [T], at: usize, values: &[N]) {
    if T::SINGLE {
        return put_side_by_side(all, at, values);
    }
    let mut first = 0;
    for element in all {
        let numbers = count::<N, T>(element);
        if first + numbers > at && first < at + values.len() {
            element.put(at.saturating_sub(first), &values[first.saturating_sub(at)..]);
        }
        first += numbers;
    }
}

/// How many numbers a value has.
pub fn count<N, T: Entries<N> + ?Sized>(v: &mut T) -> usize {
    let mut n = 0;
    v.each_entry(&mut |_| n += 1);
    n
}

/// Makes the number at `start + k`, counted through values that are given one after the other, the variable `k` of
/// forward mode, for all `k < N`; `at` counts on.
pub fn seeded<R: Real, const N: usize, T: Entries<Dual<R, N>> + ?Sized>(v: &mut T, start: usize, at: &mut usize) {
    v.each_entry(&mut |x| {
        if let Some(e) = at.checked_sub(start).and_then(|k| x.eps.get_mut(k)) {
            *e = R::ONE;
        }
        *at += 1;
    });
}

/// Writes the cotangents of result `lane` into a value of numbers with the same structure.
pub fn fill_lane<R: Real, C: Cotangent<R>, U: Entries<C>, V: Entries<R>>(ct: &mut U, lane: usize, into: &mut V) {
    let mut flat = Vec::new();
    ct.each_entry(&mut |c| flat.push(c.lane(lane)));
    let mut flat = flat.into_iter();
    into.each_entry(&mut |x| *x = flat.next().expect("a cotangent has as many numbers as its value"));
}

/// Adds the tangents of `from` to the cotangents of result `lane`.
pub fn add_tangents<R: Real, C: Cotangent<R>, W: Entries<Dual<R, 1>>, S: Entries<C> + ?Sized>(
    from: &mut W,
    lane: usize,
    to: &mut S,
) {
    add_parts(from, lane, to, |d| d.eps[0]);
}

/// Adds the values of `from` to the cotangents of result `lane`.
pub fn add_values<R: Real, C: Cotangent<R>, W: Entries<Dual<R, 1>>, S: Entries<C> + ?Sized>(
    from: &mut W,
    lane: usize,
    to: &mut S,
) {
    add_parts(from, lane, to, |d| d.re);
}

fn add_parts<R: Real, C: Cotangent<R>, W: Entries<Dual<R, 1>>, S: Entries<C> + ?Sized>(
    from: &mut W,
    lane: usize,
    to: &mut S,
    part: impl Fn(&Dual<R, 1>) -> R,
) {
    let mut flat = Vec::new();
    from.each_entry(&mut |d| flat.push(part(d)));
    let mut flat = flat.into_iter();
    to.each_entry(&mut |c| c.add_lane(lane, flat.next().expect("a cotangent has as many numbers as its value")));
}

/// A cotangent of dual numbers from those of result `lane`: its values, and its tangents where there are any.
pub fn dual_lane<R: Real, C: Cotangent<R>, U: Entries<C>, W: Entries<Dual<R, 1>>>(
    values: &mut U,
    tangents: &mut U,
    lane: usize,
    into: &mut W,
) {
    let (mut re, mut eps) = (Vec::new(), Vec::new());
    values.each_entry(&mut |c| re.push(c.lane(lane)));
    tangents.each_entry(&mut |c| eps.push(c.lane(lane)));
    let mut parts = re.into_iter().zip(eps);
    into.each_entry(&mut |d| {
        let (re, eps) = parts.next().expect("a cotangent has as many numbers as its value");
        *d = Dual::new(re, [eps]);
    });
}

/// A cotangent as one of dual numbers without tangents.
pub fn constant_seed<R: Real, U: Entries<R>, W: Entries<Dual<R, 1>>>(ct: &mut U, into: &mut W) {
    let mut flat = Vec::new();
    ct.each_entry(&mut |c| flat.push(*c));
    let mut flat = flat.into_iter();
    into.each_entry(&mut |d| {
        *d = Dual::new(flat.next().expect("a cotangent has as many numbers as its value"), [R::ZERO]);
    });
}

impl<R: Real> Entries<R> for R {
    const SINGLE: bool = true;

    #[inline(always)]
    fn each_entry<F: FnMut(&mut R) + ?Sized>(&mut self, f: &mut F) {
        f(self);
    }
}

impl<R: Real, const K: usize> Entries<Wide<R, K>> for Wide<R, K> {
    #[inline(always)]
    fn each_entry<F: FnMut(&mut Wide<R, K>) + ?Sized>(&mut self, f: &mut F) {
        f(self);
    }
}

macro_rules! discrete {
    ($($ty:ty),* $(,)?) => {$(
        impl<N> Entries<N> for $ty {
            #[inline(always)]
            fn each_entry<F: FnMut(&mut N) + ?Sized>(&mut self, _: &mut F) {}
        }
    )*};
}

discrete! { i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, bool, char, (), String, &str }

impl<N, T: Entries<N>> Entries<N> for [T] {
    #[inline]
    fn each_entry<F: FnMut(&mut N) + ?Sized>(&mut self, f: &mut F) {
        self.iter_mut().for_each(|x| x.each_entry(f));
    }

    #[inline]
    fn put(&mut self, at: usize, values: &[N])
    where
        N: Copy,
    {
        put_in_elements(self, at, values);
    }
}

impl<N, T: Entries<N>, const M: usize> Entries<N> for [T; M] {
    #[inline]
    fn each_entry<F: FnMut(&mut N) + ?Sized>(&mut self, f: &mut F) {
        self.iter_mut().for_each(|x| x.each_entry(f));
    }

    #[inline]
    fn put(&mut self, at: usize, values: &[N])
    where
        N: Copy,
    {
        put_in_elements(self, at, values);
    }
}

impl<N, T: Entries<N>> Entries<N> for Vec<T> {
    #[inline]
    fn each_entry<F: FnMut(&mut N) + ?Sized>(&mut self, f: &mut F) {
        self.iter_mut().for_each(|x| x.each_entry(f));
    }

    #[inline]
    fn put(&mut self, at: usize, values: &[N])
    where
        N: Copy,
    {
        put_in_elements(self, at, values);
    }
}

impl<N, T: Entries<N>> Entries<N> for Option<T> {
    #[inline]
    fn each_entry<F: FnMut(&mut N) + ?Sized>(&mut self, f: &mut F) {
        self.iter_mut().for_each(|x| x.each_entry(f));
    }
}

impl<N, T: Entries<N>, E> Entries<N> for Result<T, E> {
    #[inline]
    fn each_entry<F: FnMut(&mut N) + ?Sized>(&mut self, f: &mut F) {
        self.iter_mut().for_each(|x| x.each_entry(f));
    }
}

impl<N, T: Entries<N>, D: Dimension> Entries<N> for Array<T, D> {
    #[inline]
    fn each_entry<F: FnMut(&mut N) + ?Sized>(&mut self, f: &mut F) {
        self.iter_mut().for_each(|x| x.each_entry(f));
    }
}

macro_rules! tuples {
    ($(($($name:ident $i:tt),+))*) => {$(
        impl<N, $($name: Entries<N>),+> Entries<N> for ($($name,)+) {
            #[inline]
            fn each_entry<F: FnMut(&mut N) + ?Sized>(&mut self, f: &mut F) {
                $(self.$i.each_entry(f);)+
            }
        }
    )*};
}

tuples! {
    (T0 0)
    (T0 0, T1 1)
    (T0 0, T1 1, T2 2)
    (T0 0, T1 1, T2 2, T3 3)
    (T0 0, T1 1, T2 2, T3 3, T4 4)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9, T10 10)
    (T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9, T10 10, T11 11)
}
