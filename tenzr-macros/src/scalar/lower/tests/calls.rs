//! Closures and calls.

use super::check;

#[test]
fn closures_are_written_out() {
    check(
        "fn f(x: f64, y: f64) -> f64 { let k = 2.0 * y; let f = |a: f64| a * k + x; f(x) + f(y) }",
        r#"
fn(x_0', y_1')
    k_2' = mul(2.0, y_1)
    mul_3' = mul(x_0, k_2)
    add_4' = add(mul_3, x_0)
    mul_5' = mul(y_1, k_2)
    add_6' = add(mul_5, x_0)
    add_7' = add(add_4, add_6)
    -> add_7
"#,
    );
}

#[test]
fn closures_write_what_they_capture() {
    check(
        "fn f(x: &[f64]) -> f64 { let mut s = 0.0; let mut add = |v: f64| { s += v * v; }; for v in x { add(*v); } s }",
        r#"
fn(&x_0')
    mut s_1' = 0.0
    n_2 = `x_0.len()`
    for i_3 in 0..n_2
        x_4' = *x_0[i_3]
        mul_5' = mul(x_4, x_4)
        s_1 += mul_5
    s_6' = *s_1
    -> s_6
"#,
    );
}

#[test]
fn move_copies_at_the_definition() {
    check(
        "fn f(mut x: f64) -> f64 { let f = move |a: f64| a * x; x = 3.0; f(2.0) + x }",
        r#"
fn(mut x_0')
    x_1' = *x_0
    mut x_2' = x_1
    x_0 := 3.0
    x_3' = *x_2
    mul_4' = mul(2.0, x_3)
    x_5' = *x_0
    add_6' = add(mul_4, x_5)
    -> add_6
"#,
    );
}

#[test]
fn local_functions_are_written_out() {
    check(
        "fn f(x: f64) -> f64 { fn sq(a: f64) -> f64 { a * a } fn twice(a: f64) -> f64 { sq(sq(a)) } twice(x) }",
        r#"
fn(x_0')
    mul_1' = mul(x_0, x_0)
    mul_2' = mul(mul_1, mul_1)
    -> mul_2
"#,
    );
}

#[test]
fn functions_by_path() {
    check(
        "fn f(x: &[f64], y: f64) -> f64 { let mut b = [0.0; 3]; fill(&mut b, y); m::helper(x, &b, 3, y * y) }",
        r#"
fn(&x_0', y_1')
    array_2' = [0.0; 3]
    mut b_3' = array_2
    call fill(&mut b_3, y_1)
    mul_4' = mul(y_1, y_1)
    helper_5' = call m::helper(&x_0, &b_3, 3, mul_4)
    -> helper_5
"#,
    );
}

#[test]
fn calls_of_constants_stay_rust() {
    check(
        "fn f(x: f64, #[no_grad] c: f64, n: usize) -> f64 { x * table(n) * scale(c) }",
        r#"
fn(x_0', c_1, n_2)
    k_3 = once `table(n_2)`
    mul_4' = mul(x_0, k_3)
    scale_5 = once `scale(c_1)`
    mul_6' = mul(mul_4, scale_5)
    -> mul_6
"#,
    );
}

#[test]
fn gradients() {
    check(
        "fn f(y: f64) -> f64 { let g = sq::grad(y); let (v, d) = sq::value_and_grad(y); g * v + d }",
        r#"
fn(y_0')
    g_1' = call sq::grad(y_0)
    derivative_2' = call sq::value_and_grad(y_0)
    derivative_3' = *derivative_2.0
    mul_4' = mul(g_1, derivative_3)
    derivative_5' = *derivative_2.1
    add_6' = add(mul_4, derivative_5)
    -> add_6
"#,
    );
}

#[test]
fn methods() {
    check(
        "fn f(p: &Point, q: f64) -> f64 { p.scaled(q) + p.norm() }",
        r#"
fn(&p_0', q_1')
    scaled_2' = call .scaled(&p_0, q_1)
    norm_3' = call .norm(&p_0)
    add_4' = add(scaled_2, norm_3)
    -> add_4
"#,
    );
}

#[test]
fn functions_as_arguments() {
    check(
        "fn f(x: f64, f: impl Fn(f64) -> f64) -> f64 { f(x) * f(1.0) + apply(f2, x) + [x].iter().map(|v| f(*v)).sum::<f64>() }",
        r#"
fn(x_0', &f_1')
    f_2' = call value(&f_1, x_0)
    f_3' = call value(&f_1, 1.0)
    mul_4' = mul(f_2, f_3)
    f2_5' = fn f2
    apply_6' = call apply(&f2_5, x_0)
    add_7' = add(mul_4, apply_6)
    array_8' = [x_0]
    mut sum_9' = (- 0.0)
    for i_10 in 0..1
        array_11' = *array_8[i_10]
        f_12' = call value(&f_1, array_11)
        sum_9 += f_12
    sum_13' = *sum_9
    add_14' = add(add_7, sum_13)
    -> add_14
"#,
    );
}

#[test]
fn functions_of_floats_by_path() {
    check(
        "fn f(x: f64, n: i32) -> f64 { f64::max(x.sin(), f64::from(n)) + f64::powi(x, 2) + f64::consts::PI }",
        r#"
fn(x_0', n_1)
    sin_2' = sin(x_0)
    float_3 = `::tenzr::__private::real::float_from::< f64, _ >(n_1)`
    max_4' = max(sin_2, float_3)
    powi_5' = powi(x_0, 2)
    add_6' = add(max_4, powi_5)
    add_7' = add(add_6, f64::consts::PI)
    -> add_7
"#,
    );
}

#[test]
fn order_of_floats() {
    check(
        "fn f(x: f64, y: f64) -> f64 { let (s, c) = x.sin_cos(); if x.partial_cmp(&y) == Some(Ordering::Less) { s } else { c } }",
        r#"
fn(x_0', y_1')
    sin_2' = sin(x_0)
    cos_3' = cos(x_0)
    test_4 = x_0 < y_1
    test_5 = x_0 > y_1
    test_6 = x_0 == y_1
    order_7 = once `if test_4 {::core::option::Option::Some(::core::cmp::Ordering::Less) } else if test_5 {::core::option::Option::Some(::core::cmp::Ordering::Greater) } else if test_6 {::core::option::Option::Some(::core::cmp::Ordering::Equal) } else {::core::option::Option::None }`
    variant_8 = Ordering::Less()
    some_9 = Some(variant_8)
    test_10 = `order_7 == some_9`
    let value_11'
    if test_10
        value_11 := sin_2
    else
        value_11 := cos_3
    -> value_11
"#,
    );
}

#[test]
fn closures_as_arguments() {
    check(
        "fn f(x: f64, v: &[f64]) -> f64 { let mut k = x; k += 1.0; apply(|t| t * k + v[0], x) }",
        r#"
fn(x_0', &v_1')
    mut k_2' = x_0
    k_2 += 1.0
    v_8' = to_vec v_1
    k_9' = *k_2
    closure_10' = |t_3| of v_1, k_2 = v_8, k_9 {
        k_4' = *k_2
        mul_5' = mul(t_3, k_4)
        v_6' = *v_1[0]
        add_7' = add(mul_5, v_6)
    } -> add_7
    apply_11' = call apply(&closure_10, x_0)
    -> apply_11
"#,
    );
}
