use tenzr::prelude::*;

axis!(pub Feature);
type X = Tensor<f32, (Feature,)>;
type L = Tensor<f32, ()>;
type Fault = std::num::ParseFloatError;

#[differentiable]
fn scaled(x: &X, by: &str) -> Result<X, Fault> {
    Ok(x * by.parse::<f32>()?)
}

#[differentiable]
fn by_example(x: &X, by: &str) -> Result<X, String> {
    if x.sum_all() > 0.0 {
        return Err("positive".to_owned());
    }
    let mut y = x * 1.0;
    while y.sum_all() < -1.0 {
        y = scaled(&y, by).map_err(|_| "no number")? + 0.5;
    }
    Ok(y)
}

#[differentiable]
fn without_result(x: &X, by: &str) -> L {
    (x * by.parse::<f32>()?).sum_all()
}

#[differentiable]
fn in_derivative(x: &X, by: &str) -> Result<X, Fault> {
    Ok(grad!(|x: &X| scaled(x, by)?.sum_all())(x))
}

#[differentiable]
fn error_of_value(x: &X) -> Result<X, String> {
    if x.sum_all() > 0.0 { Err(format!("{x}")) } else { Ok(x * 2.0) }
}

#[differentiable]
fn result_of_value(x: &X) -> Result<X, Fault> {
    x * 2.0
}

#[differentiable]
fn result_kept(x: &X, by: &str) -> Option<X> {
    let y = Some(x * 2.0);
    let z = scaled(x, by).inspect_err(|_| {}).ok()?;
    Some(y.unwrap() + z)
}

fn main() {
    let xs = Tensor::<f32, (Feature,)>::zeros([2]).unwrap();
    let _ = grad!(|x: &X| scaled(x, "2")?.sum_all())(&xs);
}
