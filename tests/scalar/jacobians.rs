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

/// As many inputs as are asked for, in two arguments, so that runs begin and end at any place of either.
#[differentiable]
fn crossed(x: &[f64], y: &[f64]) -> Vec<f64> {
    x.iter().flat_map(|x| y.iter().map(move |y| x * y * y)).collect()
}

#[test]
fn runs_of_any_width() {
    for (n, m) in [(0, 3), (1, 1), (1, 3), (3, 1), (2, 3), (4, 4), (5, 4), (7, 5), (9, 1), (3, 14)] {
        let x: Vec<f64> = (0..n).map(|i| 0.5 + f64::from(i)).collect();
        let y: Vec<f64> = (0..m).map(|i| 2.0 - f64::from(i)).collect();
        let (by_x, by_y) = crossed::jacfwd(&x, &y);
        for (row, (dx, dy)) in by_x.iter().zip(&by_y).enumerate() {
            let (i, j) = (row / y.len(), row % y.len());
            let of_x: Vec<f64> = (0..x.len()).map(|k| if k == i { y[j] * y[j] } else { 0.0 }).collect();
            let of_y: Vec<f64> = (0..y.len()).map(|k| if k == j { 2.0 * x[i] * y[j] } else { 0.0 }).collect();
            assert_eq!((dx, dy), (&of_x, &of_y), "{n} and {m} inputs, row {row}");
        }
        assert_eq!((by_x.len(), by_y.len()), (x.len() * y.len(), x.len() * y.len()));
        assert_eq!((by_x, by_y), crossed::jacrev(&x, &y));
    }
}

/// Numbers in structs in arrays, more than a run takes.
#[differentiable]
fn of_lines(lines: &[Line; 3], x: [[f64; 2]; 2]) -> Vec<f64> {
    lines.iter().map(|line| line.slope * x[0][1] + line.start * x[1][0]).collect()
}

#[test]
fn of_structs_and_arrays_in_runs() {
    let lines = [1.0, 2.0, 3.0].map(|k| Line { slope: k, start: -k });
    let (by_lines, by_x) = of_lines::jacfwd(&lines, [[5.0, 7.0], [11.0, 13.0]]);
    for (i, (lines, x)) in by_lines.iter().zip(&by_x).enumerate() {
        let k = i as f64 + 1.0;
        let expected: [(f64, f64); 3] = std::array::from_fn(|j| if j == i { (7.0, 11.0) } else { (0.0, 0.0) });
        assert_eq!(lines.each_ref().map(|d| (d.slope, d.start)), expected);
        assert_eq!(*x, [[0.0, k], [-k, 0.0]]);
    }
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

/// Functions of any real number whose results have rows.
mod generic {
    use super::*;

    #[differentiable]
    fn f<T: Real>(x: T) -> [[T; 1]; 2] {
        [[x * x], [x.sin()]]
    }
    #[differentiable]
    fn h<T: Real>(x: [T; 2], k: T) -> Vec<[T; 2]> {
        vec![[x[0] * x[1], k], [x[1].sin(), x[0] * k]]
    }
    #[differentiable]
    fn v<T: Real>(x: &[T], k: T) -> Vec<T> {
        x.iter().map(|x| *x * *x * k).collect()
    }
    #[differentiable]
    fn uses(x: f64) -> f64 {
        let [[a], [b]] = f(x);
        let c = v(&[a, b], 2.0);
        let d = h([a, b], c[0]);
        d[0][0] + d[1][1] + c[1]
    }
    #[test]
    fn rows_of_any_real_number() {
        let j: [[f64; 1]; 2] = f::jacfwd(2.0);
        assert_eq!(j, [[4.0], [2.0f64.cos()]]);
        assert_eq!(f::jacrev(2.0), j);
        assert_eq!(f::jacobian(2.0), j);
        assert_eq!(h::jacfwd([0.2, 0.5], 2.0), h::jacrev([0.2, 0.5], 2.0));
        assert_eq!(v::jacobian(&[0.2, 0.5], 2.0), v::jacfwd(&[0.2, 0.5], 2.0));
        assert_eq!(f::jacobian(2.0f32), f::jacrev(2.0f32));
        assert!(uses::grad(0.3).is_finite());
    }
}
