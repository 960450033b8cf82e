//! Linear algebra where rules are special: batches under gradients, equal eigenvalues, several results, what is refused.

mod common;

use common::near;
use tenzr::error::MatrixError;
use tenzr::prelude::*;

axis!(pub Batch);
axis!(pub Row);
axis!(pub Col);
axis!(pub K);

type M = Tensor<f64, (Row, Col)>;
type Ms = Tensor<f64, (Batch, Row, Col)>;

fn square(v: &[f64]) -> M {
    let n = v.len().isqrt();
    M::from_slice([n, n], v).unwrap()
}

#[test]
fn the_gradient_of_a_batch_of_cholesky_factors() {
    let x = Ms::from_slice([2, 2, 2], &[4.0, 2.0, 2.0, 5.0, 9.0, 3.0, 3.0, 10.0]).unwrap();
    // Of one: l = [[√a, 0], [b/√a, √(c - b²/a)]], b read from both places.
    let expected = |a: f64, b: f64, c: f64| {
        let rest = (c - b * b / a).sqrt();
        let da = 0.5 / a.sqrt() - 0.5 * b / a.powf(1.5) + 0.5 * b * b / (a * a) / rest;
        let db = 1.0 / a.sqrt() - b / a / rest;
        [da, 0.5 * db, 0.5 * db, 0.5 / rest]
    };
    let expected = [expected(4.0, 2.0, 5.0), expected(9.0, 3.0, 10.0)].concat();
    let whole = grad!(|x: &Ms| x.cholesky(Row, Col).sum_all())(&x);
    near("a batch of the example's own", &whole.to_vec(), &expected, 1e-14);
    let each = vmap!(Batch, |x: &M| grad!(|x: &M| x.cholesky(Row, Col).sum_all())(x))(&x);
    near("gradients by example", &each.to_vec(), &expected, 1e-14);
    let mapped = grad!(|x: &Ms| vmap!(Batch, |x: &M| x.cholesky(Row, Col).sum_all())(x).sum_all())(&x);
    near("the gradient of a map", &mapped.to_vec(), &expected, 1e-14);
}

#[differentiable]
fn log_density(x: &Tensor<f64, (Row,)>, a: &M) -> Tensor<f64, ()> {
    let z = a.solve_pd(x, Row, Col).rename(Col, Row);
    (z.dot(x, Row) + a.log_det_pd(Row, Col)) * -0.5
}

#[test]
fn a_shared_matrix_in_a_map() {
    let a = square(&[3.0, 0.5, 0.5, 2.0]);
    let xs = Tensor::<f64, (Batch, Row)>::from_slice([3, 2], &[1.0, 2.0, -1.0, 0.5, 0.0, 1.5]).unwrap();
    let total = grad!(|a: &M| vmap!(Batch, |x: &Tensor<f64, (Row,)>| log_density(x, a))(&xs).sum_all())(&a);
    let each = vmap!(Batch, |x: &Tensor<f64, (Row,)>| grad!(|a: &M| log_density(x, a))(&a))(&xs);
    near("the sum over examples", &total.to_vec(), &each.sum(Batch).to_vec(), 1e-14);
}

#[test]
fn eigenvalues_that_are_equal() {
    // Σ w² is the sum of squares of the entries, whose gradient is 2 a.
    let one = square(&[2.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 2.0]);
    let g = grad!(|a: &M| a.eigvalsh(Row, Col, K).square().sum_all())(&one);
    near("values alone", &g.to_vec(), &[4.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 4.0], 1e-14);
    let g = grad!(|a: &M| {
        let (w, _) = a.eigh(Row, Col, K);
        w.square().sum_all()
    })(&one);
    near("vectors unused", &g.to_vec(), &[4.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 4.0], 1e-14);
    // Of vectors there is no derivative: no number is made up.
    let g = grad!(|a: &M| {
        let (w, v) = a.eigh(Row, Col, K);
        (v.exp() * w.exp()).sum_all()
    })(&one);
    assert!(g.to_vec().iter().any(|v| v.is_nan()), "{g:?}");
    // One that is asked for only where eigenvalues differ is.
    let pair = square(&[2.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]);
    let weights = Tensor::<f64, (Row, K)>::from_slice([3, 3], &[0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0]).unwrap();
    let g = grad!(|a: &M| {
        let (_, v) = a.eigh(Row, Col, K);
        (v * &weights).sum_all()
    })(&pair);
    assert!(g.to_vec().iter().all(|v| v.is_finite()), "{g:?}");
}

#[test]
fn singular_values_that_are_equal() {
    let a = square(&[0.0, -2.0, 2.0, 0.0]);
    // Σ s² is the sum of squares of the entries.
    let g = grad!(|a: &M| a.svdvals(Row, Col, K).square().sum_all())(&a);
    near("values alone", &g.to_vec(), &[0.0, -4.0, 4.0, 0.0], 1e-14);
}

#[test]
fn a_tuple_of_results_through_a_call() {
    #[differentiable]
    fn parts(a: &M) -> (Tensor<f64, (Row, K)>, Tensor<f64, (K, Col)>) {
        a.qr(Row, Col, K)
    }
    let a = square(&[2.0, 1.0, -0.5, 1.5]);
    let through = grad!(|a: &M| {
        let (q, r) = parts(a);
        (q.exp().sum_all()) * r.square().sum_all()
    })(&a);
    let direct = grad!(|a: &M| {
        let (q, r) = a.qr(Row, Col, K);
        (q.exp().sum_all()) * r.square().sum_all()
    })(&a);
    near("through a call", &through.to_vec(), &direct.to_vec(), 1e-14);
    // In a branch, and in a loop.
    let branched = grad!(|a: &M| {
        let (q, r) = if true { a.qr(Row, Col, K) } else { a.lu(Row, Col, K) };
        (q.exp().sum_all()) * r.square().sum_all()
    })(&a);
    near("in a branch", &branched.to_vec(), &direct.to_vec(), 1e-14);
}

#[test]
fn checked_forms_tell() {
    let singular = square(&[1.0, 2.0, 2.0, 4.0]);
    let axes = ["Row", "Col"];
    assert_eq!(singular.try_inverse(Row, Col).unwrap_err(), MatrixError::Singular { operation: "inverse", axes });
    let b = Tensor::<f64, (Row,)>::from_slice([2], &[1.0, 1.0]).unwrap();
    let error = singular.try_solve(&b, Row, Col).unwrap_err();
    assert_eq!(error.to_string(), "solve: a matrix over the axes `Row` and `Col` is singular");
    let indefinite = square(&[1.0, 2.0, 2.0, 1.0]);
    let error = indefinite.try_cholesky(Row, Col).unwrap_err();
    assert_eq!(error.to_string(), "cholesky: a matrix over the axes `Row` and `Col` is not positive definite");
    let l = indefinite.cholesky(Row, Col).to_vec();
    assert!(l[0].is_nan() && l[2].is_nan() && l[3].is_nan() && l[1] == 0.0, "{l:?}");
    let regular = square(&[2.0, 0.0, 0.0, 4.0]);
    assert_eq!(regular.try_cholesky(Row, Col).unwrap().to_vec()[3], 2.0);
    assert_eq!(regular.try_solve(&b, Row, Col).unwrap().to_vec(), [0.5, 0.25]);
    assert_eq!(regular.try_inverse(Row, Col).unwrap().to_vec(), [0.5, 0.0, 0.0, 0.25]);
}

#[test]
#[should_panic(expected = "solve: a matrix over the axes `Row` and `Col` is singular")]
fn a_singular_system_is_refused() {
    let b = Tensor::<f64, (Row,)>::from_slice([2], &[1.0, 1.0]).unwrap();
    let _ = grad!(|a: &M| a.solve(&b, Row, Col).sum_all())(&square(&[1.0, 2.0, 2.0, 4.0]));
}

#[test]
#[should_panic(expected = "det: the axis `Row` has extent 2 and the axis `Col` has 3, and the matrix has to be square")]
fn a_matrix_that_is_not_square_is_refused() {
    let _ = M::from_slice([2, 3], &[0.0; 6]).unwrap().det(Row, Col);
}

#[test]
#[should_panic(expected = "the axis `Row` has extent 2 in one operand and 3 in the other")]
fn a_right_side_of_another_extent_is_refused() {
    let b = Tensor::<f64, (Row,)>::from_slice([3], &[1.0; 3]).unwrap();
    let _ = square(&[1.0, 0.0, 0.0, 1.0]).solve(&b, Row, Col);
}

#[test]
#[should_panic(expected = "the axis `Short` has extent 2, and the data has 3")]
fn a_factor_of_another_extent_is_refused() {
    axis!(pub Short = 2);
    let _ = square(&[1.0; 9]).qr(Row, Col, Short);
}

#[test]
fn a_matrix_with_nan_ends() {
    let a = square(&[f64::NAN, 1.0, 1.0, 2.0]);
    assert!(a.eigvalsh(Row, Col, K).to_vec().iter().all(|v| v.is_nan()));
    assert!(a.svdvals(Row, Col, K).to_vec().iter().all(|v| v.is_nan()));
    assert!(a.expm(Row, Col).to_vec().iter().all(|v| v.is_nan()));
    assert!(a.qr(Row, Col, K).1.to_vec().iter().all(|v| v.is_nan()));
    assert!(a.cholesky(Row, Col).to_vec()[0].is_nan());
    assert!(a.det(Row, Col).item().is_nan());
}

/// Second derivatives where one operand is captured: it has no level of forward mode, and the cotangent has.
#[test]
fn second_derivatives_beside_what_is_captured() {
    type B = Tensor<f64, (Row,)>;
    let (a, b) = (square(&[3.0, 0.5, -1.0, 2.0]), B::from_slice([2], &[1.0, -2.0]).unwrap());
    let (u, v) = (square(&[0.3, -0.2, 0.5, 0.1]), B::from_slice([2], &[0.7, 0.4]).unwrap());
    let h = 1e-5;
    let by_right = |b: &B| grad!(|b: &B| a.solve(b, Row, Col).powi(3).sum_all())(b);
    let got = grad!(|b: &B| (grad!(|b: &B| a.solve(b, Row, Col).powi(3).sum_all())(b) * &v).sum_all())(&b);
    let want = (by_right(&(&b + &v * h)) - by_right(&(&b - &v * h))) * (0.5 / h);
    near("the right side alone", &got.to_vec(), &want.to_vec(), 1e-8);
    let by_matrix = |a: &M| grad!(|a: &M| a.solve(&b, Row, Col).powi(3).sum_all())(a);
    let got = grad!(|a: &M| (grad!(|a: &M| a.solve(&b, Row, Col).powi(3).sum_all())(a) * &u).sum_all())(&a);
    let want = (by_matrix(&(&a + &u * h)) - by_matrix(&(&a - &u * h))) * (0.5 / h);
    near("the matrix alone", &got.to_vec(), &want.to_vec(), 1e-8);
    // The gradient of the one in the direction of the other.
    let got = grad!(|b: &B| (grad!(|a: &M| a.solve(b, Row, Col).powi(3).sum_all())(&a) * &u).sum_all())(&b);
    let want = grad!(|b: &B| {
        let (_, t) = jvp!(|a: &M| a.solve(b, Row, Col).powi(3).sum_all())(&a, &u);
        t
    })(&b);
    near("both", &got.to_vec(), &want.to_vec(), 1e-12);
}
