//! Linear algebra: matrices, and batches of them over an axis of their own.

use crate::cases::*;
use tenzr::ops::Triangle;
use tenzr::prelude::*;

type Square = Tensor<f64, (I, J)>;
type Squares = Tensor<f64, (B, I, J)>;
type Right = Tensor<f64, (I,)>;
type Rights = Tensor<f64, (B, I)>;

// Cholesky reads the symmetric part, as JAX does, and has a symmetric gradient. That of Nx is not.

macro_rules! cholesky {
    ($($name:ident $id:literal |$x:ident: $X:ident| $body:expr;)*) => { $(
        #[test]
        fn $name() {
            let case = case($id);
            let (value, dx): (Num, $X) = value_and_grad!(|$x: &$X| $body)(&case.input("x"));
            case.value(&value).grad_of_jax("x", &dx).done();
        }
    )* };
}
cholesky! {
    linalg_cholesky_batched "linalg.cholesky_batched" |x: Squares| x.cholesky(I, J).sum_all();
    linalg_cholesky_2x2 "linalg.cholesky_2x2" |x: Square| x.cholesky(I, J).sum_all();
    linalg_cholesky_cos "linalg.cholesky_cos" |x: Square| x.cholesky(I, J).cos().sum_all();
}

// The diagonal of r is positive, here and in Nx but for the last entry of a square matrix.

one! {
    linalg_qr_megapower "linalg.qr_megapower" |x: Square| {
        let (q, r) = x.square().qr(I, J, K);
        q.cos().sum_all() + r.sin().sum_all()
    }
}
one! {
    linalg_qr_batched_positive_diag "linalg.qr_batched_positive_diag" |x: Squares| {
        let (q, r) = x.qr(I, J, K);
        q.sum_all() + r.sum_all()
    }
}
one! {
    linalg_qr_batched_tall_positive_diag "linalg.qr_batched_tall_positive_diag" |x: Squares| {
        let (q, r) = x.qr(I, J, K);
        q.sum_all() + r.sum_all()
    }
}

#[test]
fn linalg_qr_batched_nx_signs() {
    let case = case("linalg.qr_batched_nx_signs");
    // The last row of r in Nx, negative for the second matrix. `qr_batched_positive_diag` has the signs of tenzr.
    let signs = Tensor::<f64, (B, K)>::from_slice([2, 2], &[1.0, 1.0, 1.0, -1.0]).unwrap();
    let (value, dx): (Num, Squares) = value_and_grad!(|x: &Squares| {
        let (q, r) = x.qr(I, J, K);
        (q * &signs).sum_all() + (r * &signs).sum_all()
    })(&case.input("x"));
    case.value(&value).grad("x", &dx).done();
}

#[test]
fn linalg_qr_tall_positive_diag() {
    let case = case("linalg.qr_tall_positive_diag");
    let of_q = Tensor::<f64, (I, K)>::from_slice([3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]).unwrap();
    let of_r = Tensor::<f64, (K, J)>::from_slice([2, 2], &[1.0, 2.0, 0.0, 3.0]).unwrap();
    let (value, dx): (Num, Square) = value_and_grad!(|x: &Square| {
        let (q, r) = x.qr(I, J, K);
        (q * &of_q).sum_all() + (r * &of_r).sum_all()
    })(&case.input("x"));
    case.value(&value).grad("x", &dx).done();
}

// Eigenvalues ascend; Nx orders them by magnitude, which their sum does not see.

one! { linalg_eigh_2x2_eigensum "linalg.eigh_2x2_eigensum" |x: Square| x.eigvalsh(I, J, K).sum_all() }

#[test]
fn linalg_eigh_batched_evecs() {
    let case = case("linalg.eigh_batched_evecs");
    let c = Right::from_slice([2], &[1.0, 2.0]).unwrap();
    let d = Tensor::<f64, (K,)>::from_slice([2], &[3.0, 5.0]).unwrap();
    let (value, dx): (Num, Squares) = value_and_grad!(|x: &Squares| {
        let (_, v) = x.eigh(I, J, K);
        (v.square() * &c * &d).sum_all()
    })(&case.input("x"));
    case.value(&value).grad("x", &dx).done();
}

// A system with the unknown to the left of the matrix, and one with the transpose, name the axes in the other order.

#[test]
fn linalg_trisolve_b() {
    let case = case("linalg.trisolve_b");
    let a: Square = case.input("a");
    let (value, db): (Num, Right) =
        value_and_grad!(|b: &Right| a.triangular_solve(b, I, J, Triangle::Upper).sum_all())(&case.input("b"));
    case.value(&value).grad("b", &db).done();
}

#[test]
fn linalg_trisolve_transpose() {
    let case = case("linalg.trisolve_transpose");
    let b = case.input::<(I,)>("b").rename(I, J);
    let (value, da): (Num, Square) =
        value_and_grad!(|a: &Square| a.triangular_solve(&b, J, I, Triangle::Upper).sum_all())(&case.input("a"));
    case.value(&value).grad("a", &da).done();
}

#[test]
fn linalg_trisolve_right_a() {
    let case = case("linalg.trisolve_right_a");
    let b = case.input::<(I,)>("b").rename(I, J);
    let (value, da): (Num, Square) =
        value_and_grad!(|a: &Square| { a.sin().triangular_solve(b.cos(), J, I, Triangle::Lower).sin().sum_all() })(
            &case.input("a"),
        );
    case.value(&value).grad("a", &da).done();
}

#[test]
fn linalg_trisolve_right_b() {
    let case = case("linalg.trisolve_right_b");
    let a: Square = case.input("a");
    let (value, db): (Num, Right) = value_and_grad!(|b: &Right| {
        a.sin().triangular_solve(b.cos().rename(I, J), J, I, Triangle::Lower).sin().sum_all()
    })(&case.input("b"));
    case.value(&value).grad("b", &db).done();
}

#[test]
fn linalg_trisolve_batched_a_shared_rhs() {
    let case = case("linalg.trisolve_batched_a_shared_rhs");
    let b = Right::from_slice([2], &[1.0; 2]).unwrap();
    let (value, da): (Num, Squares) =
        value_and_grad!(|a: &Squares| a.triangular_solve(&b, I, J, Triangle::Lower).sum_all())(&case.input("a"));
    case.value(&value).grad("a", &da).done();
}

two! {
    linalg_trisolve_batched_right "linalg.trisolve_batched_right" |a: Squares, b: Rights|
        a.triangular_solve(b.rename(I, J), J, I, Triangle::Lower).sum_all()
}

#[test]
fn linalg_trisolve_batched_transpose() {
    let case = case("linalg.trisolve_batched_transpose");
    let b = case.input::<(B, I)>("b").rename(I, J);
    let (value, da): (Num, Squares) =
        value_and_grad!(|a: &Squares| a.triangular_solve(&b, J, I, Triangle::Upper).sum_all())(&case.input("a"));
    case.value(&value).grad("a", &da).done();
}

// The permutation is in the rows of l. The values of the file leave out that of Nx, which is constant.

one! {
    linalg_lu_2x2 "linalg.lu_2x2" |x: Square| {
        let (l, u) = x.lu(I, J, K);
        l.sum_all() + u.sum_all()
    }
}
one! {
    linalg_lu_megapower "linalg.lu_megapower" |x: Square| {
        let (l, u) = x.square().lu(I, J, K);
        l.cos().sum_all() + u.sin().sum_all()
    }
}
one! {
    linalg_lu_batched "linalg.lu_batched" |x: Squares| {
        let (l, u) = x.lu(I, J, K);
        l.sum_all() + u.sum_all()
    }
}

// The entry of the largest magnitude of each column of u is positive, so it is in Nx here.

one! {
    linalg_svd_2x2_all "linalg.svd_2x2_all" |x: Square| {
        let (u, s, vt) = x.svd(I, J, K);
        u.sum_all() + s.sum_all() + vt.sum_all()
    }
}
// Beside the diagonal stands exp 0 = 1, twice.
one! {
    linalg_svd_2x2_composed "linalg.svd_2x2_composed" |x: Square| {
        let (u, s, vt) = x.svd(I, J, K);
        s.exp().sum_all() + 2.0 + u.cos().sum_all() + vt.sin().sum_all()
    }
}
one! { linalg_svd_sum_is_uvt "linalg.svd_sum_is_uvt" |x: Square| x.svdvals(I, J, K).sum_all() }
one! { linalg_svd_wide_s "linalg.svd_wide_s" |x: Square| x.svdvals(I, J, K).sum_all() }

#[test]
fn linalg_svd_batched_signfree() {
    let case = case("linalg.svd_batched_signfree");
    let c = Right::from_slice([2], &[1.0, 2.0]).unwrap();
    let d = Tensor::<f64, (K,)>::from_slice([2], &[1.0, 5.0]).unwrap();
    let e = Tensor::<f64, (J,)>::from_slice([2], &[3.0, 4.0]).unwrap();
    let (value, dx): (Num, Squares) = value_and_grad!(|x: &Squares| {
        let (u, s, vt) = x.svd(I, J, K);
        ((&u * &c).sum(I) * s.square() * vt.dot(&e, J)).sum_all() + (u.square() * &c * &d).sum_all()
    })(&case.input("x"));
    case.value(&value).grad("x", &dx).done();
}

#[test]
fn linalg_solve_add() {
    let case = case("linalg.solve_add");
    let (b, w): (Right, Right) = (case.input("b"), case.input("w"));
    let (value, da): (Num, Square) = value_and_grad!(|a: &Square| (a + &w).solve(&b, I, J).sum_all())(&case.input("a"));
    case.value(&value).grad("a", &da).done();
}

two! { linalg_solve_batched "linalg.solve_batched" |a: Squares, b: Rights| a.solve(b, I, J).sum_all() }
one! { linalg_invert_batched_3x3 "linalg.invert_batched_3x3" |x: Squares| x.inverse(I, J).sum_all() }
one! { linalg_determinant_batched_4x4 "linalg.determinant_batched_4x4" |x: Squares| x.det(I, J).sum_all() }
one! { linalg_determinant_batched_2x2 "linalg.determinant_batched_2x2" |x: Squares| x.det(I, J).sum_all() }
