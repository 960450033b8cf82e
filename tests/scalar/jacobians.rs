//! Jacobians: both modes against each other and against rows worked out by hand, and the value that comes with them.

use tenzr::prelude::*;

#[differentiable]
fn polar(r: f64, angle: f64) -> [f64; 2] {
    [r * angle.cos(), r * angle.sin()]
}

#[test]
fn the_value_comes_with_the_jacobian() {
    let (value, (by_r, by_angle)) = polar::value_and_jacobian(2.0, 0.5);
    let (sin, cos) = 0.5_f64.sin_cos();
    assert_eq!(value, polar(2.0, 0.5));
    assert_eq!((by_r, by_angle), ([cos, sin], [-2.0 * sin, 2.0 * cos]));
    assert_eq!(polar::jacobian(2.0, 0.5), (by_r, by_angle));
    assert_eq!(polar::jacfwd(2.0, 0.5), polar::jacrev(2.0, 0.5));
}

/// More inputs than one run of forward mode takes, and more results than one of reverse mode.
#[differentiable]
fn products(x: &[f64]) -> Vec<f64> {
    (1..x.len()).map(|i| x[i - 1] * x[i]).collect()
}

#[test]
fn the_value_comes_with_a_jacobian_in_chunks() {
    let x: Vec<f64> = (0..19).map(|i| f64::from(i) - 4.5).collect();
    let (value, rows) = products::value_and_jacobian(&x);
    assert_eq!(value, products(&x));
    for (i, row) in rows.iter().enumerate() {
        let expected = |k: usize| {
            if k == i {
                x[i + 1]
            } else if k == i + 1 {
                x[i]
            } else {
                0.0
            }
        };
        assert_eq!(*row, (0..x.len()).map(expected).collect::<Vec<_>>(), "row {i}");
    }
    assert_eq!(products::jacrev(&x), rows);
    assert_eq!(products::value_and_jacobian(&[]), (vec![], vec![]));
}

#[differentiable]
#[derive(Clone)]
struct Line {
    slope: f64,
    start: f64,
}

#[differentiable]
impl Line {
    fn at(&self, x: f64) -> [f64; 2] {
        [self.start, self.start + self.slope * x]
    }
}

#[test]
fn of_a_method() {
    let line = Line { slope: 2.0, start: 1.0 };
    let (value, (of_line, of_x)) = line.at_value_and_jacobian(3.0);
    assert_eq!((value, of_x), (line.at(3.0), [0.0, 2.0]));
    assert_eq!(of_line.map(|d| (d.slope, d.start)), [(0.0, 1.0), (3.0, 1.0)]);
}
