//! Special functions of `f64` that the standard library lacks; those of `f32` are computed in `f64` and rounded.
//!
//! `erf`, `erfc` and `lgamma` are those of `libm`. The others:
//!
//! - `erf_inv`: M. J. Wichura, Algorithm AS 241 (PPND16), Applied Statistics 37 (1988), which gives the quantiles of the
//!   normal distribution to 16 digits; `erf⁻¹(x)` is that of `(1 + x) / 2`, divided by `√2`.
//! - `polygamma`: the Euler-Maclaurin sum of `ψ⁽ⁿ⁾(x) = (-1)ⁿ⁺¹ n! ζ(n + 1, x)` after the recurrence, DLMF 25.11.5 and
//!   5.15; the reflection DLMF 5.15.6 for negative `x`.
//! - `digamma`: the asymptotic series DLMF 5.11.2 after the recurrence; between 1 and 2, where its zero is, the rational
//!   approximation of Boost, which keeps the relative accuracy there.

use std::f64::consts::{LN_2, PI};

/// A polynomial by Horner's rule, highest coefficient first.
fn horner(x: f64, coefficients: &[f64]) -> f64 {
    coefficients.iter().fold(0.0, |value, c| value * x + c)
}

/// The error function `2/√π ∫₀ˣ e^(-t²) dt`.
pub fn erf(x: f64) -> f64 {
    libm::erf(x)
}

/// `1 - erf(x)`, with its digits where that is small.
pub fn erfc(x: f64) -> f64 {
    libm::erfc(x)
}

/// The inverse of the error function; infinite at ±1, NaN outside.
pub fn erf_inv(x: f64) -> f64 {
    let size = x.abs();
    if size >= 1.0 {
        return if size == 1.0 { x * f64::INFINITY } else { f64::NAN };
    }
    if size <= 0.85 {
        // The deviation from 1/2 is x / 2: no digit is lost near zero.
        let q = x * 0.5;
        let r = 0.180_625 - q * q;
        return q * quotient(r, &CENTRE) * std::f64::consts::FRAC_1_SQRT_2;
    }
    // ln((1 - |x|) / 2), with no rounding on the way.
    let r = (LN_2 - (1.0 - size).ln()).sqrt();
    let value = if r <= 5.0 { quotient(r - 1.6, &TAIL) } else { quotient(r - 5.0, &FAR_TAIL) };
    (value * std::f64::consts::FRAC_1_SQRT_2).copysign(x)
}

/// Numerator and denominator, highest coefficient first.
type Rational = [[f64; 8]; 2];

fn quotient(r: f64, rational: &Rational) -> f64 {
    horner(r, &rational[0]) / horner(r, &rational[1])
}

#[rustfmt::skip]
const CENTRE: Rational = [
    [
        2.509_080_928_730_122_672_7e3, 3.343_057_558_358_812_810_5e4, 6.726_577_092_700_870_085_3e4,
        4.592_195_393_154_987_145_7e4, 1.373_169_376_550_946_112_5e4, 1.971_590_950_306_551_442_7e3,
        1.331_416_678_917_843_774_5e2, 3.387_132_872_796_366_608,
    ],
    [
        5.226_495_278_852_854_561e3, 2.872_908_573_572_194_267_4e4, 3.930_789_580_009_271_061e4,
        2.121_379_430_158_659_586_7e4, 5.394_196_021_424_751_107_7e3, 6.871_870_074_920_579_083e2,
        4.231_333_070_160_091_125_2e1, 1.0,
    ],
];

#[rustfmt::skip]
const TAIL: Rational = [
    [
        7.745_450_142_783_414_076_4e-4, 2.272_384_498_926_918_458_33e-2, 2.417_807_251_774_506_117_7e-1,
        1.270_458_252_452_368_382_58, 3.647_848_324_763_204_605_04, 5.769_497_221_460_691_405_5,
        4.630_337_846_156_545_295_9, 1.423_437_110_749_683_577_34,
    ],
    [
        1.050_750_071_644_416_843_24e-9, 5.475_938_084_995_344_946e-4, 1.519_866_656_361_645_719_66e-2,
        1.481_039_764_274_800_745_9e-1, 6.897_673_349_851_000_045_5e-1, 1.676_384_830_183_803_849_4,
        2.053_191_626_637_758_821_87, 1.0,
    ],
];

#[rustfmt::skip]
const FAR_TAIL: Rational = [
    [
        2.010_334_399_292_288_132_65e-7, 2.711_555_568_743_487_578_15e-5, 1.242_660_947_388_078_438_6e-3,
        2.653_218_952_657_612_309_3e-2, 2.965_605_718_285_048_912_3e-1, 1.784_826_539_917_291_335_8,
        5.463_784_911_164_114_369_9, 6.657_904_643_501_103_777_2,
    ],
    [
        2.044_263_103_389_939_785_64e-15, 1.421_511_758_316_445_888_7e-7, 1.846_318_317_510_054_681_8e-5,
        7.868_691_311_456_132_591e-4, 1.487_536_129_085_061_485_25e-2, 1.369_298_809_227_358_053_1e-1,
        5.998_322_065_558_879_376_9e-1, 1.0,
    ],
];

/// The logarithm of the absolute value of the gamma function; infinite at the poles.
pub fn lgamma(x: f64) -> f64 {
    libm::lgamma(x)
}

/// The derivative of order `n + 1` of `ln Γ`: digamma for `n = 0`, trigamma for `n = 1`.
///
/// At the poles 0, -1, ..: infinite for odd `n`; for even `n` NaN, and at ±0 the limit from that side.
pub fn polygamma(n: u32, x: f64) -> f64 {
    if x == 0.0 {
        let above = if n % 2 == 1 { f64::INFINITY } else { f64::NEG_INFINITY };
        return if n % 2 == 0 && x.is_sign_negative() { -above } else { above };
    }
    if x < 0.0 {
        return reflected(n, x);
    }
    match n {
        0 => digamma(x),
        _ => positive_polygamma(n, x),
    }
}

/// `ψ⁽ⁿ⁾(x) = (-1)ⁿ ψ⁽ⁿ⁾(1 - x) - π dⁿ/dxⁿ cot πx`.
fn reflected(n: u32, x: f64) -> f64 {
    let deviation = x - x.round();
    if deviation == 0.0 || x.is_infinite() {
        return if n % 2 == 1 && x.is_finite() { f64::INFINITY } else { f64::NAN };
    }
    let cot = (PI * deviation).tan().recip();
    let mirrored = polygamma(n, 1.0 - x);
    let term = PI * (-PI).powi(n as i32) * cot_derivative(n, cot);
    if n % 2 == 0 { mirrored - term } else { -mirrored - term }
}

/// The polynomial `Pₙ(cot)` with `dⁿ/dxⁿ cot(πx) = (-π)ⁿ Pₙ(cot πx)`: `P₀ = c`, `Pₙ₊₁ = (1 + c²) Pₙ'`.
fn cot_derivative(n: u32, cot: f64) -> f64 {
    // Lowest coefficient first.
    let mut p = vec![0.0, 1.0];
    for _ in 0..n {
        let mut next = vec![0.0; p.len() + 1];
        for (i, c) in p.iter().enumerate().skip(1) {
            next[i - 1] += c * i as f64;
            next[i + 1] += c * i as f64;
        }
        p = next;
    }
    p.iter().rev().fold(0.0, |value, c| value * cot + c)
}

/// `B₂ₖ / 2k`, `k` from 1.
const BERNOULLI_OVER_INDEX: [f64; 8] =
    [1.0 / 12.0, -1.0 / 120.0, 1.0 / 252.0, -1.0 / 240.0, 1.0 / 132.0, -691.0 / 32_760.0, 1.0 / 12.0, -3617.0 / 8160.0];

/// For positive `x`.
fn digamma(x: f64) -> f64 {
    if (1.0..=2.0).contains(&x) {
        return digamma_near_zero(x);
    }
    let (mut x, mut shift) = (x, 0.0);
    while x < 10.0 {
        if (1.0..=2.0).contains(&x) {
            return digamma_near_zero(x) - shift;
        }
        shift += 1.0 / x;
        x += 1.0;
    }
    let inverse = 1.0 / (x * x);
    let series = BERNOULLI_OVER_INDEX.iter().rev().fold(0.0, |sum, b| (sum + b) * inverse);
    x.ln() - 0.5 / x - series - shift
}

/// Between 1 and 2: `(x - x₀)(Y + R(x - 1))`, where `x₀` is the zero in three parts. Boost's `digamma_imp_1_2`.
fn digamma_near_zero(x: f64) -> f64 {
    const Y: f64 = 0.995_581_626_892_089_84;
    const ROOT: [f64; 3] = [
        1_569_415_565.0 / 1_073_741_824.0,
        (381_566_830.0 / 1_073_741_824.0) / 1_073_741_824.0,
        0.901_631_209_325_891_869_2e-19,
    ];
    const P: [f64; 6] = [
        -0.002_071_332_116_774_595_2,
        -0.045_251_321_448_739_056,
        -0.289_191_264_447_747_84,
        -0.650_318_537_708_965_07,
        -0.325_550_311_868_044_91,
        0.254_798_510_611_315_51,
    ];
    const Q: [f64; 7] = [
        -0.557_898_413_216_755_13e-6,
        0.002_128_498_701_782_114_4,
        0.054_151_797_245_674_225,
        0.435_935_296_926_659_69,
        1.460_624_290_976_351_5,
        2.076_711_702_373_046_9,
        1.0,
    ];
    let g = ((x - ROOT[0]) - ROOT[1]) - ROOT[2];
    g * Y + g * (horner(x - 1.0, &P) / horner(x - 1.0, &Q))
}

/// `B₂ₖ / (2k)!`, `k` from 1.
const BERNOULLI_OVER_FACTORIAL: [f64; 10] = [
    8.333_333_333_333_333e-2,
    -1.388_888_888_888_889e-3,
    3.306_878_306_878_307e-5,
    -8.267_195_767_195_767e-7,
    2.087_675_698_786_81e-8,
    -5.284_190_138_687_493e-10,
    1.338_253_653_068_467_9e-11,
    -3.389_680_296_322_582_7e-13,
    8.586_062_056_277_845e-15,
    -2.174_868_698_558_061_8e-16,
];

/// For positive `x` and `n`. The powers are taken relative to `x`, so that only the leading factor can overflow.
fn positive_polygamma(n: u32, x: f64) -> f64 {
    let (s, count) = (f64::from(n) + 1.0, n as i32 + 1);
    let enough = 10.0 + f64::from(n);
    let (mut z, mut sum) = (x, 0.0);
    while z < enough {
        sum += (x / z).powi(count);
        z += 1.0;
    }
    // Euler and Maclaurin's sum for the rest, from z on.
    let (mut rising, mut tail) = (s, 1.0 / f64::from(n) + 0.5 / z);
    let mut inverse = 1.0 / (z * z);
    for (k, b) in BERNOULLI_OVER_FACTORIAL.iter().enumerate() {
        let k = 2.0 * k as f64;
        tail += b * rising * inverse;
        rising *= (s + k + 1.0) * (s + k + 2.0);
        inverse /= z * z;
    }
    sum += (x / z).powi(count) * z * tail;
    let size = leading(n, x) * sum;
    if n % 2 == 1 { size } else { -size }
}

/// `n! x^-(n + 1)`.
fn leading(n: u32, x: f64) -> f64 {
    let (factorial, power) = (libm::tgamma(f64::from(n) + 1.0), x.powi(-(n as i32) - 1));
    let product = factorial * power;
    if factorial.is_finite() && power.is_normal() && product.is_normal() {
        return product;
    }
    (libm::lgamma(f64::from(n) + 1.0) - (f64::from(n) + 1.0) * x.ln()).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(got: f64, want: f64, what: &str) {
        assert!((got - want).abs() <= 4e-15 * want.abs().max(f64::MIN_POSITIVE), "{what}: {got:e} and not {want:e}");
    }

    #[test]
    fn the_inverse_of_the_error_function_inverts_it() {
        for i in 1..4000 {
            let x = f64::from(i) / 4000.0;
            let y = erf_inv(x);
            assert_eq!(erf_inv(-x), -y);
            // The slope of erf at y says how far the result may be off.
            let slope = 2.0 / PI.sqrt() * (-y * y).exp();
            assert!((erf(y) - x).abs() <= 4e-16 * (1.0 + slope * y), "{x}");
        }
        assert_eq!([erf_inv(0.0), erf_inv(1.0), erf_inv(-1.0)], [0.0, f64::INFINITY, f64::NEG_INFINITY]);
        assert!(erf_inv(1.5).is_nan() && erf_inv(f64::NAN).is_nan() && erf_inv(-0.0).is_sign_negative());
        close(erf_inv(1e-300), 1e-300 * PI.sqrt() / 2.0, "near zero");
        assert!(erf_inv(1.0 - f64::EPSILON / 2.0) > 5.8);
    }

    #[test]
    fn known_values_of_polygamma() {
        const EULER: f64 = 0.577_215_664_901_532_9;
        const ZETA_3: f64 = 1.202_056_903_159_594_2;
        close(polygamma(0, 1.0), -EULER, "ψ(1)");
        close(polygamma(0, 0.5), -EULER - 2.0 * LN_2, "ψ(1/2)");
        close(polygamma(1, 1.0), PI * PI / 6.0, "ψ'(1)");
        close(polygamma(1, 0.5), PI * PI / 2.0, "ψ'(1/2)");
        close(polygamma(2, 1.0), -2.0 * ZETA_3, "ψ''(1)");
        close(polygamma(3, 1.0), PI.powi(4) / 15.0, "ψ'''(1)");
        close(polygamma(0, -0.5), -EULER - 2.0 * LN_2 + 2.0, "ψ(-1/2)");
        close(polygamma(1, -0.5), PI * PI / 2.0 + 4.0, "ψ'(-1/2)");
        close(polygamma(2, 0.5), -14.0 * ZETA_3, "ψ''(1/2)");
        assert_eq!([polygamma(0, 0.0), polygamma(0, -0.0)], [f64::NEG_INFINITY, f64::INFINITY]);
        assert_eq!([polygamma(1, 0.0), polygamma(1, -3.0)], [f64::INFINITY; 2]);
        assert!(polygamma(0, -3.0).is_nan() && polygamma(2, f64::NAN).is_nan());
    }

    /// `ψ⁽ⁿ⁾(x + 1) = ψ⁽ⁿ⁾(x) + (-1)ⁿ n! / xⁿ⁺¹`, over every formula's border.
    #[test]
    fn the_recurrence_holds() {
        for n in 0..12 {
            for i in -60..300 {
                let x = f64::from(i) * 0.21 + 0.053;
                let step = libm::tgamma(f64::from(n) + 1.0) * x.powi(-(n as i32) - 1);
                let step = if n % 2 == 0 { step } else { -step };
                let (a, b) = (polygamma(n, x), polygamma(n, x + 1.0));
                let scale = a.abs().max(b.abs()).max(step.abs());
                assert!((b - a - step).abs() <= 1e-13 * scale, "n = {n}, x = {x}: {a:e} {b:e} {step:e}");
            }
        }
    }

    /// `(n - 1)! / xⁿ (1 + n / 2x + n (n + 1) / 12x²)` for large `x`, whose factors overflow here.
    #[test]
    fn orders_whose_factors_overflow() {
        let (n, x) = (201.0, 2000.0_f64);
        let series = 1.0 + n / (2.0 * x) + n * (n + 1.0) / (12.0 * x * x);
        let want = (libm::lgamma(n) - n * x.ln()).exp() * series;
        assert!((polygamma(201, x) / want - 1.0).abs() < 1e-6);
    }
}
