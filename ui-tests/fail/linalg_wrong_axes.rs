use tenzr::prelude::*;

axis!(pub Row);
axis!(pub Col);
axis!(pub Other);

type M = Tensor<f64, (Row, Col)>;

#[differentiable]
fn factor(a: &M) -> M {
    a.cholesky(Row, Other)
}

#[differentiable]
fn solution(a: &M, b: &Tensor<f64, (Row, Col)>) -> M {
    a.solve(b, Row, Col)
}

#[differentiable]
fn spectrum(a: &M) -> Tensor<f64, (Row,)> {
    let (w, _) = a.eigh(Row, Col, Row);
    w
}

fn main() {}
