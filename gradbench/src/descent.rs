//! Gradient descent with a step that adapts, as the evals `particle` and `saddle` prescribe it.

/// What a gradient or a step has to exceed to count.
pub const TOLERANCE: f64 = 1e-5;
/// The first step size.
pub const FIRST_STEP: f64 = 1e-5;
/// After so many steps that made progress the step size is doubled.
pub const PATIENCE: usize = 10;

/// Where `value` is least, from `start` on: the step size doubles after [`PATIENCE`] steps in a row that made progress
/// and halves after one that did not.
pub fn minimise<const N: usize>(
    start: [f64; N],
    value: impl Fn([f64; N]) -> f64,
    gradient: impl Fn([f64; N]) -> [f64; N],
) -> [f64; N] {
    let mut x = start;
    let mut least = value(x);
    let mut slope = gradient(x);
    let mut step = FIRST_STEP;
    let mut progress = 0;
    while distance(slope, [0.0; N]) > TOLERANCE {
        if progress == PATIENCE {
            step *= 2.0;
            progress = 0;
            continue;
        }
        let next: [f64; N] = std::array::from_fn(|i| x[i] - step * slope[i]);
        if distance(x, next) <= TOLERANCE {
            break;
        }
        let at_next = value(next);
        if at_next < least {
            x = next;
            least = at_next;
            slope = gradient(x);
            progress += 1;
        } else {
            step /= 2.0;
            progress = 0;
        }
    }
    x
}

fn distance<const N: usize>(a: [f64; N], b: [f64; N]) -> f64 {
    a.iter().zip(&b).map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_value_of_a_parabola_is_found() {
        let found = minimise([0.5], |[x]| (x - 2.0) * (x - 2.0), |[x]| [2.0 * (x - 2.0)]);
        assert!((found[0] - 2.0).abs() < 1e-4, "{found:?}");
    }

    #[test]
    fn a_start_without_slope_stays() {
        assert_eq!(minimise([0.0, 0.0], |[x, y]| x * x + y * y, |[x, y]| [2.0 * x, 2.0 * y]), [0.0, 0.0]);
    }
}
