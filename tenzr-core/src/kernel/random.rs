//! Random numbers from counters: Threefry-2x32, and from its bits the numbers that JAX draws, bit for bit.
//!
//! The logarithms here are not those of the standard library. A normal number is `√2 erf⁻¹(u)`, and its last bits are those
//! of XLA's CPU backend only if every step is: `erf⁻¹` by the polynomials of Giles, "Approximating the erfinv function"
//! (2012), `ln(1 + x)` by the rational function of Cephes, and in `f32` the logarithm of Cephes as well, each product
//! fused with the sum that follows it, as XLA has it where the instruction exists. In `f64` the logarithm itself, which
//! only tails need, is the platform's in both.

#![expect(clippy::excessive_precision, reason = "coefficients as their authors print them")]

use super::gamma::Samples;
use super::isa::{self, Kernel};
use crate::element::{Element, Float};

/// A key: two words.
pub type Words = [u32; 2];

/// The block cipher Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as
/// 1, 2, 3", 2011).
#[inline(always)]
pub fn threefry(key: Words, counter: Words) -> Words {
    let (mut a, mut b) = ([counter[0]], [counter[1]]);
    encrypt(key, &mut a, &mut b);
    [a[0], b[0]]
}

/// The cipher on several counters at once, first words and second ones: loops that become those of vectors.
#[inline(always)]
fn encrypt<const N: usize>(key: Words, a: &mut [u32; N], b: &mut [u32; N]) {
    const ROTATIONS: [[u32; 4]; 2] = [[13, 15, 26, 6], [17, 29, 16, 24]];
    let keys = [key[0], key[1], key[0] ^ key[1] ^ 0x1BD1_1BDA];
    let add = |a: &mut [u32; N], b: &mut [u32; N], round: usize| {
        let (first, second) = (keys[round % 3], keys[(round + 1) % 3].wrapping_add(round as u32));
        for (a, b) in a.iter_mut().zip(b) {
            *a = a.wrapping_add(first);
            *b = b.wrapping_add(second);
        }
    };
    add(a, b, 0);
    for round in 0..5 {
        for rotation in ROTATIONS[round % 2] {
            for (a, b) in a.iter_mut().zip(b.iter_mut()) {
                *a = a.wrapping_add(*b);
                *b = b.rotate_left(rotation) ^ *a;
            }
        }
        add(a, b, round + 1);
    }
}

/// The block of a number of 64 bits.
#[inline(always)]
pub fn block(key: Words, number: u64) -> Words {
    threefry(key, [(number >> 32) as u32, number as u32])
}

/// What a number of a type is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Distribution {
    /// In [0, 1).
    Uniform,
    /// Of mean 0 and variance 1.
    Normal,
    /// `-ln(-ln u)`.
    Gumbel,
    /// `-ln(1 - u)`.
    Exponential,
}

/// The numbers of one type.
#[derive(Debug)]
pub struct Draws<E: 'static> {
    /// Writes the numbers of a key from one of them on.
    pub fill: fn(Distribution, Words, u64, &mut [E]),
    /// Writes gamma-distributed numbers with these parameters.
    pub gamma: fn(Words, &[E], &mut [E]),
}

/// Arithmetic of one type, one number at a time.
pub trait Draw: Element {
    /// In [0, 1), from the bits of the mantissa.
    fn uniform(bits: Words) -> Self;
    /// `√2 erf⁻¹(u)`.
    fn normal(bits: Words) -> Self;
    /// `-ln(-ln u)` of a number that is not 0.
    fn gumbel(bits: Words) -> Self;
    /// `-ln(1 - u)`.
    fn exponential(bits: Words) -> Self;
    /// The natural logarithm that the draws use.
    fn log(self) -> Self;
}

struct Fill<'a, E> {
    from: Distribution,
    key: Words,
    start: u64,
    out: &'a mut [E],
}

/// Numbers made in one go: their blocks first, which are integer arithmetic alone.
const RUN: usize = 32;

impl<E: Draw> Fill<'_, E> {
    #[inline(always)]
    fn with(self, f: impl Fn(Words) -> E) {
        let mut number = self.start;
        for part in self.out.chunks_mut(RUN) {
            let (mut high, mut low) = ([0; RUN], [0; RUN]);
            for (i, (h, l)) in high.iter_mut().zip(&mut low).enumerate() {
                let number = number.wrapping_add(i as u64);
                (*h, *l) = ((number >> 32) as u32, number as u32);
            }
            encrypt(self.key, &mut high, &mut low);
            part.iter_mut().zip(high.iter().zip(&low)).for_each(|(o, (&h, &l))| *o = f([h, l]));
            number = number.wrapping_add(part.len() as u64);
        }
    }
}

impl<E: Draw> Kernel for Fill<'_, E> {
    type Out = ();

    #[inline(always)]
    fn run<const FMA: bool>(self) {
        match self.from {
            Distribution::Uniform => self.with(
                #[inline(always)]
                |bits| E::uniform(bits),
            ),
            Distribution::Normal => self.with(
                #[inline(always)]
                |bits| E::normal(bits),
            ),
            Distribution::Gumbel => self.with(
                #[inline(always)]
                |bits| E::gumbel(bits),
            ),
            Distribution::Exponential => self.with(
                #[inline(always)]
                |bits| E::exponential(bits),
            ),
        }
    }
}

impl<E: Draw + Float> Draws<E> {
    /// The numbers of `E`.
    pub const TABLE: &'static Self = &Draws {
        fill: |from, key, start, out| isa::dispatch(Fill { from, key, start, out }),
        gamma: |key, alphas, out| isa::dispatch(Samples { key, alphas, out }),
    };
}

/// A polynomial by Horner's rule, each step rounded once.
macro_rules! horner {
    ($x:expr, $first:expr $(, $c:expr)* $(,)?) => {{
        let (x, mut sum) = ($x, $first);
        $(sum = sum.mul_add(x, $c);)*
        sum
    }};
}

/// The natural logarithm of Cephes, `logf`.
#[inline(always)]
fn ln_f32(x: f32) -> f32 {
    if x == 0.0 {
        return f32::NEG_INFINITY;
    }
    if x.is_nan() || x < 0.0 {
        return f32::NAN;
    }
    if x == f32::INFINITY {
        return x;
    }
    let bits = x.max(f32::MIN_POSITIVE).to_bits();
    let exponent = ((bits >> 23) as i32 - 126) as f32;
    let mantissa = f32::from_bits(bits & 0x007F_FFFF | 0x3F00_0000);
    let below = mantissa < std::f32::consts::FRAC_1_SQRT_2;
    let (m, e) = if below { (mantissa - 1.0 + mantissa, exponent - 1.0) } else { (mantissa - 1.0, exponent) };
    let square = m * m;
    let cube = square * m;
    let high = horner!(m, 0.070_376_836f32, -0.115_146_1, 0.116_769_984);
    let middle = horner!(m, -0.124_201_41f32, 0.142_493_23, -0.166_680_57);
    let low = horner!(m, 0.200_007_14f32, -0.249_999_94, 0.333_333_3);
    let y = high.mul_add(cube, middle).mul_add(cube, low);
    let rest = y.mul_add(cube, e * -2.121_944_4e-4);
    e.mul_add(0.693_359_4, (m - square * 0.5) + rest)
}

/// `ln(1 + x)`, by the rational function of Cephes where `x` is small.
#[inline(always)]
fn ln_1p_f32(x: f32) -> f32 {
    let over = horner!(x, 4.527e-5f32, 0.498_541_03, 6.578_732_5, 29.911_919, 60.949_67, 57.112_965, 20.039_553);
    let under = horner!(x, 1.0f32, 15.062_909, 83.047_57, 221.762_4, 309.098_72, 216.427_89, 60.118_66);
    // The bound is √2 - 1.
    if x.abs() < 0.414_213_57 { ln_1p_from(x, over / under) } else { ln_f32(x + 1.0) }
}

/// `ln(1 + x)` from the quotient of the rational function: `x - x²/2 + x³ q`.
macro_rules! ln_1p_from {
    ($name:ident, $E:ty) => {
        #[inline(always)]
        fn $name(x: $E, quotient: $E) -> $E {
            let square = x * x;
            x + square.mul_add(-0.5, x * square * quotient)
        }
    };
}
ln_1p_from!(ln_1p_from, f32);
ln_1p_from!(ln_1p_from_f64, f64);

/// As [`ln_1p_f32`].
#[inline(always)]
fn ln_1p_f64(x: f64) -> f64 {
    let over = horner!(
        x,
        4.527_000_086_244_519_963_5e-5f64,
        4.985_410_282_319_337_597_2e-1,
        6.578_732_594_206_104_461_2,
        29.911_919_328_553_073_277,
        60.949_667_980_987_787_057,
        57.112_963_590_585_538_103,
        20.039_553_499_201_281_259,
    );
    let under = horner!(
        x,
        1.0f64,
        15.062_909_083_469_192_043,
        83.047_565_967_967_209_469,
        221.762_398_237_328_564_86,
        309.098_722_253_120_57,
        216.427_886_144_959_474_41,
        60.118_660_497_603_843_919,
    );
    if x.abs() < 0.414_213_562_373_095_05 { ln_1p_from_f64(x, over / under) } else { (x + 1.0).ln() }
}

/// `erf⁻¹`, by the polynomials of Giles.
#[inline(always)]
fn erf_inv_f32(x: f32) -> f32 {
    let w = -ln_1p_f32(x * -x);
    x * if w < 5.0 {
        horner!(
            w - 2.5,
            2.810_226_4e-8f32,
            3.432_739_4e-7,
            -3.523_387_7e-6,
            -4.391_506_5e-6,
            2.185_808_7e-4,
            -1.253_725_03e-3,
            -4.177_681_6e-3,
            2.466_407_3e-1,
            1.501_409_4,
        )
    } else {
        horner!(
            w.sqrt() - 3.0,
            -2.002_142_6e-4f32,
            1.009_505_6e-4,
            1.349_343_2e-3,
            -3.673_428_4e-3,
            5.739_507_7e-3,
            -7.622_461_3e-3,
            9.438_870_5e-3,
            1.001_674_06,
            2.832_976_8,
        )
    }
}

/// As [`erf_inv_f32`].
#[inline(always)]
fn erf_inv_f64(x: f64) -> f64 {
    let w = -ln_1p_f64(x * -x);
    x * if w < 6.25 {
        near(w - 3.125)
    } else if w < 16.0 {
        far(w.sqrt() - 3.25)
    } else {
        farthest(w.sqrt() - 5.0)
    }
}

#[inline(always)]
fn near(w: f64) -> f64 {
    horner!(
        w,
        -3.644_412_064_017_819_699_6e-21f64,
        -1.685_059_138_182_016_589e-19,
        1.285_848_071_525_640_016_7e-18,
        1.115_787_767_802_518_096e-17,
        -1.333_171_662_854_620_906e-16,
        2.097_276_787_596_856_163_7e-17,
        6.637_638_134_358_323_832_5e-15,
        -4.054_566_272_975_206_863_9e-14,
        -8.151_934_197_605_472_152_2e-14,
        2.633_509_315_308_232_297_7e-12,
        -1.297_513_325_345_353_249_8e-11,
        -5.415_412_054_294_627_931_7e-11,
        1.051_212_273_321_532_285e-9,
        -4.112_633_980_346_983_697_6e-9,
        -2.907_036_995_788_200_508_6e-8,
        4.234_787_782_793_240_351_8e-7,
        -1.365_469_200_083_467_864_5e-6,
        -1.388_252_336_278_646_871_9e-5,
        1.867_342_080_340_571_352e-4,
        -7.407_025_341_662_669_751_2e-4,
        -6.033_670_871_430_149_053_3e-3,
        2.401_581_824_255_896_169_3e-1,
        1.653_654_562_683_102_735_6,
    )
}

#[inline(always)]
fn far(w: f64) -> f64 {
    horner!(
        w,
        2.213_737_692_177_578_704_9e-9f64,
        9.075_656_193_888_539_097_9e-8,
        -2.751_740_629_706_454_542_8e-7,
        1.823_962_921_438_922_775_5e-8,
        1.502_740_396_890_982_762_7e-6,
        -4.013_867_526_981_545_969e-6,
        2.923_444_908_995_544_604_4e-6,
        1.247_530_448_167_177_872_3e-5,
        -4.731_822_900_905_573_398_1e-5,
        6.828_485_145_957_317_544_8e-5,
        2.403_111_038_709_789_399_9e-5,
        -3.550_375_203_628_474_796e-4,
        9.532_893_797_373_804_970_3e-4,
        -1.688_275_556_023_504_731_3e-3,
        2.491_442_096_107_850_806_6e-3,
        -3.751_208_507_569_241_210_7e-3,
        5.370_914_553_590_063_617e-3,
        1.005_258_967_694_159_233_4,
        3.083_885_610_492_220_763_5,
    )
}

#[inline(always)]
fn farthest(w: f64) -> f64 {
    horner!(
        w,
        -2.710_992_061_643_857_324_3e-11f64,
        -2.555_641_816_996_525_205_5e-10,
        1.507_657_269_350_054_808_3e-9,
        -3.789_465_440_126_736_993_7e-9,
        7.615_701_208_078_339_380_4e-9,
        -1.496_002_662_714_924_047_8e-8,
        2.914_795_345_090_108_082_6e-8,
        -6.771_199_775_845_233_949_8e-8,
        2.290_048_222_802_665_471_7e-7,
        -9.929_827_294_231_700_253_9e-7,
        4.526_062_597_223_153_703_9e-6,
        -1.968_177_810_553_167_056_7e-5,
        7.599_527_703_001_776_113_9e-5,
        -2.150_301_193_004_447_734_7e-4,
        -1.387_193_183_362_312_202_6e-4,
        1.010_300_464_864_534_397_7,
        4.849_906_401_408_584_422_1,
    )
}

impl Draw for f32 {
    #[inline(always)]
    fn uniform(bits: Words) -> f32 {
        f32::from_bits((bits[0] ^ bits[1]) >> 9 | 0x3F80_0000) - 1.0
    }
    #[inline(always)]
    fn normal(bits: Words) -> f32 {
        // From the number above -1, so that no draw is infinite.
        let least = (-1.0f32).next_up();
        let u = (f32::uniform(bits) * (1.0 - least) + least).max(least);
        std::f32::consts::SQRT_2 * erf_inv_f32(u)
    }
    #[inline(always)]
    fn gumbel(bits: Words) -> f32 {
        -ln_f32(-ln_f32((f32::uniform(bits) + f32::MIN_POSITIVE).max(f32::MIN_POSITIVE)))
    }
    #[inline(always)]
    fn exponential(bits: Words) -> f32 {
        -ln_1p_f32(-f32::uniform(bits))
    }
    #[inline(always)]
    fn log(self) -> f32 {
        ln_f32(self)
    }
}

impl Draw for f64 {
    #[inline(always)]
    fn uniform(bits: Words) -> f64 {
        let bits = u64::from(bits[0]) << 32 | u64::from(bits[1]);
        f64::from_bits(bits >> 12 | 0x3FF0_0000_0000_0000) - 1.0
    }
    #[inline(always)]
    fn normal(bits: Words) -> f64 {
        let least = (-1.0f64).next_up();
        let u = (f64::uniform(bits) * (1.0 - least) + least).max(least);
        std::f64::consts::SQRT_2 * erf_inv_f64(u)
    }
    #[inline(always)]
    fn gumbel(bits: Words) -> f64 {
        -(-(f64::uniform(bits) + f64::MIN_POSITIVE).max(f64::MIN_POSITIVE).ln()).ln()
    }
    #[inline(always)]
    fn exponential(bits: Words) -> f64 {
        -ln_1p_f64(-f64::uniform(bits))
    }
    #[inline(always)]
    fn log(self) -> f64 {
        self.ln()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The known answers of the authors of the cipher.
    #[test]
    fn known_answers() {
        assert_eq!(threefry([0; 2], [0; 2]), [0x6b20_0159, 0x99ba_4efe]);
        assert_eq!(threefry([u32::MAX; 2], [u32::MAX; 2]), [0x1cb9_96fc, 0xbb00_2be7]);
        assert_eq!(threefry([0x1319_8a2e, 0x0370_7344], [0x243f_6a88, 0x85a3_08d3]), [0xc492_3a9c, 0x483d_f7a0]);
    }

    /// The coefficients as XLA has them, bit for bit.
    #[test]
    fn logarithms_have_the_coefficients_of_cephes() {
        let bits = [0.070_376_836f32, -0.115_146_1, 0.116_769_984, -0.124_201_41, 0.142_493_23, -0.166_680_57];
        let want = [0x3D90_21BB, 0xBDEB_D1B8, 0x3DEF_251A, 0xBDFE_5D4F, 0x3E11_E9BF, 0xBE2A_AE50];
        assert_eq!(bits.map(f32::to_bits), want);
        let bits = [0.200_007_14f32, -0.249_999_94, 0.333_333_3, -2.121_944_4e-4, 0.693_359_4, 0.414_213_57];
        let want = [0x3E4C_CEAC, 0xBE7F_FFFC, 0x3EAA_AAAA, 0xB95E_8083, 0x3F31_8000, 0x3ED4_13CD];
        assert_eq!(bits.map(f32::to_bits), want);
    }

    /// All entries of a run at once are those of one at a time.
    #[test]
    fn a_run_is_its_entries() {
        for from in [Distribution::Uniform, Distribution::Normal, Distribution::Gumbel, Distribution::Exponential] {
            let mut all = [0.0f32; 200];
            (Draws::<f32>::TABLE.fill)(from, [1, 2], 5, &mut all);
            for (i, want) in all.iter().enumerate() {
                let mut one = [0.0];
                (Draws::<f32>::TABLE.fill)(from, [1, 2], 5 + i as u64, &mut one);
                assert_eq!(one[0].to_bits(), want.to_bits(), "{from:?} {i}");
            }
        }
    }
}
