//! What other libraries find out when a gradient is asked for is said where it is written.

use tenzr::prelude::*;

axis!(pub D0);
axis!(pub A);
axis!(pub B);

type Num = Tensor<f64, ()>;
type Vector = Tensor<f64, (D0,)>;

fn main() {
    // err.vectorize_bad_spec: an axis is a type.
    let _ = vmap!((A, "y"), |x: &Num| x * 2.0);
    // err.vectorize_vec_name_clash: the axis is mapped over already.
    let _ = vmap!(A, |x: &Tensor<f64, (D0,)>| vmap!(A, |y: &Num| y * 2.0)(x));
    // err.grad_tuple_output: one loss.
    let _ = grad!(|a: &Num| (a + 1.0, a - 1.0));
    // err.grad_invalid_target: no tensor and no number.
    let _ = grad!(|name: &str| name.len());
    let _ = grad!(|t: &Vector, n: usize| t.powi(n as i32).sum_all());
    // err.grad_reduce: a function as an argument has no rule.
    let _ = grad!(|t: &Vector| t.reduce(0.0, |a, b| a + b));
    // err.grad_window_reduce
    let _ = grad!(|t: &Vector| t.window_reduce(D0, 0.0, 2, |a, b| if a > b { a } else { b }).sum_all());
    // err.grad_quotient: integers have no derivative.
    let _ = grad!(|t: &Vector| t.div_euclid(2.0).sum_all());
    // err.grad_window_product
    let _ = grad!(|t: &Vector| t.window_product(D0, 2).sum_all());
    // err.revectorize_two_auto: extents are given, one for each axis.
    let _ = grad!(|t: &Vector| t.split(D0, (A, B)).sum_all());
}
