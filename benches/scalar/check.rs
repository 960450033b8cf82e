//! The adjoints written by hand against central differences, so that what everything is compared with is right.

/// Largest difference allowed, as a share of the largest entry of the directional derivative.
const TOLERANCE: f64 = 1e-6;

/// So many inputs are moved one by one; if there are more, they are spread over all of them.
const SINGLE_INPUTS: usize = 40;

/// So many times all inputs are moved together, each by its own amount.
const ALL_INPUTS: usize = 3;

/// The step as a share of an input: the error of the formula is of order `STEP^4`, that of rounding `f64::EPSILON / STEP`.
const STEP: f64 = 1e-4;

/// Checks the gradient of a function with one output; see [`jacobian`].
pub fn gradient(title: &str, f: impl Fn(&[f64]) -> f64, at: &[f64], found: &[f64]) {
    jacobian(title, |x| vec![f(x)], at, found);
}

/// Checks `found`, the Jacobian of `f` at `at` with a row for each output, and prints the largest difference.
///
/// # Panics
///
/// If `found` has the wrong length or differs from the central differences by more than rounding explains.
pub fn jacobian(title: &str, f: impl Fn(&[f64]) -> Vec<f64>, at: &[f64], found: &[f64]) {
    let value = f(at);
    assert_eq!(found.len(), value.len() * at.len(), "{title}: length of the Jacobian");
    // How far off central differences may be because the values are rounded.
    let noise = 64.0 * f64::EPSILON / STEP * value.iter().fold(0.0f64, |largest, number| largest.max(number.abs()));
    let mut worst = 0.0f64;
    for direction in directions(at) {
        let differences = central_differences(&f, at, &direction);
        let product = |row: &[f64]| -> f64 { row.iter().zip(&direction).map(|(entry, step)| entry * step).sum() };
        let derivatives: Vec<f64> = found.chunks_exact(at.len()).map(product).collect();
        let largest = differences.iter().fold(0.0f64, |largest, number| largest.max(number.abs()));
        for (output, (difference, derivative)) in differences.iter().zip(&derivatives).enumerate() {
            let error = (difference - derivative).abs();
            assert!(
                error <= TOLERANCE * largest + noise,
                "{title}: output {output}: {derivative} by hand, {difference} by central differences"
            );
            worst = worst.max(error / (largest + noise / TOLERANCE));
        }
    }
    println!("{title}: hand and central differences agree to {worst:.0e}");
}

/// Steps for all inputs, each in proportion to its input.
fn directions(at: &[f64]) -> Vec<Vec<f64>> {
    let size = |index: usize| at[index].abs().max(0.1);
    let apart = at.len().div_ceil(SINGLE_INPUTS);
    let single = (0..at.len()).step_by(apart).map(|moved| {
        let mut direction = vec![0.0; at.len()];
        direction[moved] = size(moved);
        direction
    });
    let all = (0..ALL_INPUTS).map(|salt| {
        let shares = scattered(100 + salt, at.len(), -1.0, 1.0);
        shares.iter().enumerate().map(|(index, share)| share * size(index)).collect()
    });
    single.chain(all).collect()
}

/// The derivative of every output in the direction, by the five-point formula.
fn central_differences(f: impl Fn(&[f64]) -> Vec<f64>, at: &[f64], direction: &[f64]) -> Vec<f64> {
    let moved = |steps: f64| -> Vec<f64> {
        let x: Vec<f64> = at.iter().zip(direction).map(|(x, step)| x + steps * STEP * step).collect();
        f(&x)
    };
    let (near, far) = ((moved(1.0), moved(-1.0)), (moved(2.0), moved(-2.0)));
    let formula = |i: usize| (8.0 * (near.0[i] - near.1[i]) - (far.0[i] - far.1[i])) / (12.0 * STEP);
    (0..near.0.len()).map(formula).collect()
}

/// Numbers between `low` and `high`, scattered by a multiplicative hash: the same in every run.
pub fn scattered(salt: usize, count: usize, low: f64, high: f64) -> Vec<f64> {
    let share = |index: usize| {
        let mixed = ((index as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)) ^ (salt as u64).wrapping_mul(0xBF58_476D);
        let mixed = (mixed ^ (mixed >> 31)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed >> 11) as f64 / (1u64 << 53) as f64
    };
    (0..count).map(|index| low + (high - low) * share(index)).collect()
}
