//! Run-time choice of the instruction set, and elementwise drivers that go through it.
//!
//! A kernel is plain Rust over slices. [`dispatch`] compiles it twice: once for the build's own target and once for
//! AVX2 with FMA, where LLVM vectorises the same loops eight floats wide.
//!
//! Everything between the dispatch and the arithmetic has to be `#[inline(always)]`, *closures included*
//! (`map_slice(x, o, #[inline(always)] |x| ..)`): a function that is compiled on its own has no AVX, and a call in the
//! loop prevents vectorisation.
//!
//! `unsafe` because calling a function compiled for instructions the target may lack is.
#![allow(unsafe_code)]

use crate::element::{Element, Float};

/// A loop to be compiled for each instruction set.
pub trait Kernel {
    type Out;

    /// The work. Implementations are `#[inline(always)]`. With `FMA`, a fused multiply-add is one fast instruction.
    fn run<const FMA: bool>(self) -> Self::Out;
}

/// Runs the kernel on the best instruction set that this machine has.
#[inline]
pub fn dispatch<K: Kernel>(kernel: K) -> K::Out {
    #[cfg(target_arch = "x86_64")]
    if std::is_x86_feature_detected!("avx2") && std::is_x86_feature_detected!("fma") {
        // SAFETY: both features are there.
        return unsafe { run_avx2(kernel) };
    }
    kernel.run::<false>()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma")]
fn run_avx2<K: Kernel>(kernel: K) -> K::Out {
    kernel.run::<true>()
}

/// `a * b + c`, fused where that is fast. Only for results that may differ in the last bit between machines.
#[inline(always)]
pub fn fma<const FMA: bool, E: Float>(a: E, b: E, c: E) -> E {
    if FMA { a.mul_add(b, c) } else { a * b + c }
}

/// Values that a driver handles at a time: one AVX2 register of `f32`, two of `f64`. A block of fixed length is what LLVM
/// vectorises most reliably, and it needs no scalar loop for the rest: the last block overlaps the one before.
const LANES: usize = 8;

/// `o[i] = f(x[i])`.
///
/// `f` is called more than once for some elements when the length is not a multiple of the block's.
#[inline(always)]
pub fn map_slice<A: Element, B: Element>(x: &[A], o: &mut [B], f: impl Fn(A) -> B) {
    assert_eq!(x.len(), o.len());
    dispatch(Map { x, o, f });
}

/// `x[i] = f(x[i])`.
#[inline(always)]
pub fn map_in_place<E: Element>(x: &mut [E], f: impl Fn(E) -> E) {
    dispatch(MapInPlace { x, f });
}

/// `o[i] = f(x[i], y[i])`.
#[inline(always)]
pub fn zip_slice<A: Element, B: Element, C: Element>(x: &[A], y: &[B], o: &mut [C], f: impl Fn(A, B) -> C) {
    assert!(x.len() == o.len() && y.len() == o.len());
    dispatch(Zip { x, y, o, f });
}

/// `x[i] = f(x[i], y[i])`.
#[inline(always)]
pub fn zip_in_place<A: Element, B: Element>(x: &mut [A], y: &[B], f: impl Fn(A, B) -> A) {
    assert_eq!(x.len(), y.len());
    dispatch(ZipInPlace { x, y, f });
}

/// `o[i] = f(x[i], y[i], z[i])`.
#[inline(always)]
pub fn zip3_slice<A: Element, B: Element, C: Element, D: Element>(
    x: &[A],
    y: &[B],
    z: &[C],
    o: &mut [D],
    f: impl Fn(A, B, C) -> D,
) {
    assert!(x.len() == o.len() && y.len() == o.len() && z.len() == o.len());
    dispatch(Zip3 { x, y, z, o, f });
}

/// The last block of `xs`, which overlaps the one before; a slice shorter than a block has a value repeated. Padding has
/// to be a real argument, since `f` could panic on zero. `None` if whole blocks cover the slice.
#[inline(always)]
fn last_block<E: Element>(xs: &[E]) -> Option<[E; LANES]> {
    if xs.len().is_multiple_of(LANES) {
        return None;
    }
    if let Some(block) = xs.last_chunk() {
        return Some(*block);
    }
    // Reading past the end by a clamped index needs neither a call to `memcpy` nor a detour through memory.
    let mut block = [xs[0]; LANES];
    for (i, lane) in block.iter_mut().enumerate() {
        *lane = xs[i.min(xs.len() - 1)];
    }
    Some(block)
}

#[inline(always)]
fn store_last<E: Element>(o: &mut [E], block: [E; LANES]) {
    if let Some(tail) = o.last_chunk_mut() {
        *tail = block;
        return;
    }
    for (o, value) in o.iter_mut().zip(block) {
        *o = value;
    }
}

#[inline(always)]
fn map_block<A: Element, B: Element>(x: &[A; LANES], f: &impl Fn(A) -> B) -> [B; LANES] {
    let mut o = [B::default(); LANES];
    for i in 0..LANES {
        o[i] = f(x[i]);
    }
    o
}

#[inline(always)]
fn zip_block<A: Element, B: Element, C: Element>(x: &[A; LANES], y: &[B; LANES], f: &impl Fn(A, B) -> C) -> [C; LANES] {
    let mut o = [C::default(); LANES];
    for i in 0..LANES {
        o[i] = f(x[i], y[i]);
    }
    o
}

struct Map<'a, A, B, F> {
    x: &'a [A],
    o: &'a mut [B],
    f: F,
}

impl<A: Element, B: Element, F: Fn(A) -> B> Kernel for Map<'_, A, B, F> {
    type Out = ();

    #[inline(always)]
    fn run<const FMA: bool>(self) {
        let Self { x, o, f } = self;
        for (o, x) in o.as_chunks_mut().0.iter_mut().zip(x.as_chunks().0) {
            *o = map_block(x, &f);
        }
        if let Some(x) = last_block(x) {
            store_last(o, map_block(&x, &f));
        }
    }
}

struct MapInPlace<'a, E, F> {
    x: &'a mut [E],
    f: F,
}

impl<E: Element, F: Fn(E) -> E> Kernel for MapInPlace<'_, E, F> {
    type Out = ();

    #[inline(always)]
    fn run<const FMA: bool>(self) {
        let Self { x, f } = self;
        // Before anything is written: it must still see the values that it shares with the block before.
        let last = last_block(x);
        for x in x.as_chunks_mut().0 {
            *x = map_block(x, &f);
        }
        if let Some(last) = last {
            store_last(x, map_block(&last, &f));
        }
    }
}

struct Zip<'a, A, B, C, F> {
    x: &'a [A],
    y: &'a [B],
    o: &'a mut [C],
    f: F,
}

impl<A: Element, B: Element, C: Element, F: Fn(A, B) -> C> Kernel for Zip<'_, A, B, C, F> {
    type Out = ();

    #[inline(always)]
    fn run<const FMA: bool>(self) {
        let Self { x, y, o, f } = self;
        for ((o, x), y) in o.as_chunks_mut().0.iter_mut().zip(x.as_chunks().0).zip(y.as_chunks().0) {
            *o = zip_block(x, y, &f);
        }
        if let (Some(x), Some(y)) = (last_block(x), last_block(y)) {
            store_last(o, zip_block(&x, &y, &f));
        }
    }
}

struct ZipInPlace<'a, A, B, F> {
    x: &'a mut [A],
    y: &'a [B],
    f: F,
}

impl<A: Element, B: Element, F: Fn(A, B) -> A> Kernel for ZipInPlace<'_, A, B, F> {
    type Out = ();

    #[inline(always)]
    fn run<const FMA: bool>(self) {
        let Self { x, y, f } = self;
        // Before anything is written, as in `MapInPlace`.
        let last = last_block(x);
        for (x, y) in x.as_chunks_mut().0.iter_mut().zip(y.as_chunks().0) {
            *x = zip_block(x, y, &f);
        }
        if let (Some(last), Some(y)) = (last, last_block(y)) {
            store_last(x, zip_block(&last, &y, &f));
        }
    }
}

struct Zip3<'a, A, B, C, D, F> {
    x: &'a [A],
    y: &'a [B],
    z: &'a [C],
    o: &'a mut [D],
    f: F,
}

impl<A: Element, B: Element, C: Element, D: Element, F: Fn(A, B, C) -> D> Kernel for Zip3<'_, A, B, C, D, F> {
    type Out = ();

    #[inline(always)]
    fn run<const FMA: bool>(self) {
        let Self { x, y, z, o, f } = self;
        let inputs = x.as_chunks().0.iter().zip(y.as_chunks().0).zip(z.as_chunks().0);
        for (o, ((x, y), z)) in o.as_chunks_mut().0.iter_mut().zip(inputs) {
            *o = zip3_block(x, y, z, &f);
        }
        if let (Some(x), Some(y), Some(z)) = (last_block(x), last_block(y), last_block(z)) {
            store_last(o, zip3_block(&x, &y, &z, &f));
        }
    }
}

#[inline(always)]
fn zip3_block<A: Element, B: Element, C: Element, D: Element>(
    x: &[A; LANES],
    y: &[B; LANES],
    z: &[C; LANES],
    f: &impl Fn(A, B, C) -> D,
) -> [D; LANES] {
    let mut o = [D::default(); LANES];
    for i in 0..LANES {
        o[i] = f(x[i], y[i], z[i]);
    }
    o
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_is_covered_once() {
        for n in 0..70usize {
            let x: Vec<f32> = (0..n).map(|i| i as f32 - 7.5).collect();
            let y: Vec<f32> = (0..n).map(|i| (i * i) as f32).collect();
            let want: Vec<f32> = x.iter().map(|x| x * x - 1.0).collect();
            let mut o = vec![f32::NAN; n];
            map_slice(
                &x,
                &mut o,
                #[inline(always)]
                |x| x * x - 1.0,
            );
            assert_eq!(o, want);
            let mut o = x.clone();
            map_in_place(
                &mut o,
                #[inline(always)]
                |x| x * x - 1.0,
            );
            assert_eq!(o, want);

            let want: Vec<f32> = x.iter().zip(&y).map(|(x, y)| x - y).collect();
            let mut o = vec![f32::NAN; n];
            zip_slice(
                &x,
                &y,
                &mut o,
                #[inline(always)]
                |x, y| x - y,
            );
            assert_eq!(o, want);
            let mut o = x.clone();
            zip_in_place(
                &mut o,
                &y,
                #[inline(always)]
                |x, y| x - y,
            );
            assert_eq!(o, want);

            let want: Vec<f32> = x.iter().zip(&y).map(|(x, y)| x * y - x).collect();
            let mut o = vec![f32::NAN; n];
            zip3_slice(
                &x,
                &y,
                &x,
                &mut o,
                #[inline(always)]
                |x, y, z| x * y - z,
            );
            assert_eq!(o, want);
        }
    }

    #[test]
    fn element_types_mix_and_padding_is_a_real_argument() {
        for n in 0..20i32 {
            let x: Vec<i32> = (1..=n).collect();
            let (mut o, mut quotients) = (vec![false; x.len()], vec![0; x.len()]);
            map_slice(
                &x,
                &mut o,
                #[inline(always)]
                |x| x % 2 == 0,
            );
            zip_slice(
                &x,
                &x,
                &mut quotients,
                #[inline(always)]
                |x, y| 2 * x / y,
            );
            assert!(o.iter().zip(&x).all(|(o, x)| *o == (x % 2 == 0)));
            assert!(quotients.iter().all(|q| *q == 2));
        }
    }

    #[test]
    fn the_baseline_gives_the_same_bits() {
        let x: Vec<f32> = (0..1003).map(|i| i as f32 * 0.02 - 10.0).collect();
        let (mut wide, mut base) = (vec![0.0; x.len()], vec![0.0; x.len()]);
        map_slice(
            &x,
            &mut wide,
            #[inline(always)]
            |x| Float::tanh(x) + Float::exp(x),
        );
        let f = |x| Float::tanh(x) + Float::exp(x);
        Map { x: &x, o: &mut base, f }.run::<false>();
        assert_eq!(wide, base);
    }
}
