//! Arithmetic, constants, order of evaluation and places.

use super::check;

#[test]
fn arithmetic_and_constants() {
    check(
        "fn f(x: f64, y: f64) -> f64 { 2.0 * x * y + x.sin().max(0.0) - 1.0 / (3.0 * PI) }",
        r#"
fn(x_0', y_1')
    mul_2' = mul(2.0, x_0)
    mul_3' = mul(mul_2, y_1)
    sin_4' = sin(x_0)
    max_5' = max(sin_4, 0.0)
    add_6' = add(mul_3, max_5)
    sub_7' = sub(add_6, (1.0 /(3.0 * PI)))
    -> sub_7
"#,
    );
}

#[test]
fn operands_are_read_when_they_are_evaluated() {
    check(
        "fn f(mut x: f64) -> f64 { x + { x = 2.0; x } }",
        r#"
fn(mut x_0')
    x_1' = *x_0
    x_0 := 2.0
    x_2' = *x_0
    add_3' = add(x_1, x_2)
    -> add_3
"#,
    );
}

#[test]
fn what_is_known_is_read_once() {
    check(
        "fn f(x: &[f64], mut y: f64) -> f64 { let a = y * y; y += x[0] * x[0]; a + y }",
        r#"
fn(&x_0', mut y_1')
    y_2' = *y_1
    a_3' = mul(y_2, y_2)
    x_4' = *x_0[0]
    mul_5' = mul(x_4, x_4)
    y_1 += mul_5
    y_6' = *y_1
    add_7' = add(a_3, y_6)
    -> add_7
"#,
    );
}

#[test]
fn integers_stay_rust() {
    check(
        "fn f(x: f64, n: usize) -> f64 { let m = if n > 3 { n - 1 } else { n }; let k: u64 = 3; x * (m * 2 + 1) as f64 + k as f64 }",
        r#"
fn(x_0', n_1)
    m_2 = once `if n_1 > 3 { n_1 - 1 } else { n_1 }`
    k_3 = `{ let value : u64 = 3; value }`
    k_4 = `(m_2 * 2 + 1) as f64`
    mul_5' = mul(x_0, k_4)
    k_6 = `k_3 as f64`
    add_7' = add(mul_5, k_6)
    -> add_7
"#,
    );
}

#[test]
fn inactive_floats_are_operations_too() {
    check(
        "fn f(x: f64, n: usize) -> f64 { let h = 1.0 / n as f64; x * h.sqrt() }",
        r#"
fn(x_0', n_1)
    k_2 = `n_1 as f64`
    h_3 = div(1.0, k_2)
    sqrt_4 = sqrt(h_3)
    mul_5' = mul(x_0, sqrt_4)
    -> mul_5
"#,
    );
}

#[test]
fn late_bindings() {
    check(
        "fn f(x: f64, c: bool) -> f64 { let y; if c { y = x } else { y = x * x } y + 1.0 }",
        r#"
fn(x_0', c_1)
    let y_2'
    if c_1
        y_2 := x_0
    else
        mul_3' = mul(x_0, x_0)
        y_2 := mul_3
    add_4' = add(y_2, 1.0)
    -> add_4
"#,
    );
}

#[test]
fn aliases_are_no_variables() {
    check(
        "fn f(p: &mut Point, h: f64) { let w = &mut p.w; w[0] *= 2.0; let v = &p.v; p.x += h * *v; }",
        r#"
fn(&mut p_0', h_1')
    w_2' = *p_0.w[0]
    mul_3' = mul(w_2, 2.0)
    p_0.w[0] := mul_3
    v_4' = *p_0.v
    mul_5' = mul(h_1, v_4)
    p_0.x += mul_5
"#,
    );
}

#[test]
fn copies_are_values() {
    check(
        "fn f(x: f64) -> f64 { let mut a = [x, 2.0 * x]; let b = a; a[0] = 0.0; let s = &mut a[1]; *s = b[0]; a[0] + a[1] }",
        r#"
fn(x_0')
    mul_1' = mul(2.0, x_0)
    array_2' = [x_0, mul_1]
    mut a_3' = array_2
    b_4' = *a_3
    a_3[0] := 0.0
    b_5' = *b_4[0]
    a_3[1] := b_5
    a_6' = *a_3[0]
    a_7' = *a_3[1]
    add_8' = add(a_6, a_7)
    -> add_8
"#,
    );
}

#[test]
fn tuples_dissolve() {
    check(
        "fn f(x: f64, y: f64) -> f64 { let (a, b) = if x > y { (x, y) } else { (y, x) }; let p = (a * b, 2); p.0 * p.1 as f64 }",
        r#"
fn(x_0', y_1')
    test_2 = x_0 > y_1
    let value_3'
    let value_4'
    if test_2
        value_3 := x_0
        value_4 := y_1
    else
        value_3 := y_1
        value_4 := x_0
    mul_5' = mul(value_3, value_4)
    k_6 = `2 as f64`
    mul_7' = mul(mul_5, k_6)
    -> mul_7
"#,
    );
}

#[test]
fn assignments_read_all_before_they_write() {
    check(
        "fn f(mut a: f64, mut b: f64, n: usize) -> f64 { for _ in 0..n { (a, b) = (b, a + b); } a }",
        r#"
fn(mut a_0', mut b_1', n_2)
    for i_3 in 0..n_2
        b_4' = *b_1
        a_5' = *a_0
        add_6' = add(a_5, b_4)
        a_0 := b_4
        b_1 := add_6
    a_7' = *a_0
    -> a_7
"#,
    );
}

#[test]
fn swap_replace_and_take() {
    check(
        "fn f(mut a: f64, v: &mut [f64]) -> f64 { std::mem::swap(&mut a, &mut v[0]); v.swap(1, 2); let o = std::mem::replace(&mut v[1], 3.0); o + std::mem::take(&mut a) }",
        r#"
fn(mut a_0', &mut v_1')
    swap a_0, v_1[0]
    swap v_1[1], v_1[2]
    o_2' = *v_1[1]
    v_1[1] := 3.0
    a_3' = *a_0
    a_0 := 0.0
    add_4' = add(o_2, a_3)
    -> add_4
"#,
    );
}

#[test]
fn vectors() {
    check(
        "fn f(mut v: Vec<f64>, n: usize) -> f64 { v.truncate(n); v.extend_from_slice(&[1.0, 2.0]); v.reverse(); let last = v.last().copied().unwrap_or(0.0); v.clear(); last }",
        r#"
fn(mut v_0', n_1)
    n_2 = once `v_0.len()`
    for i_3 in n_1..n_2
        popped_4' = pop v_0
    array_5 = [1.0, 2.0]
    for i_6 in 0..2
        array_7 = *array_5[i_6]
        push v_0, array_7
    reverse v_0
    n_8 = once `v_0.len()`
    some_9 = `n_8 > 0`
    last_10 = `(n_8).wrapping_sub(1)`
    let last_12'
    if some_9
        v_11' = *v_0[last_10]
        last_12 := v_11
    else
        last_12 := 0.0
    vec_13' = vec![]
    v_0 := vec_13
    -> last_12
"#,
    );
}

#[test]
fn slices() {
    check(
        "fn f(x: &[f64], y: &mut [f64]) { let (a, b) = y.split_at_mut(2); a[0] = b[1]; y[0..2].copy_from_slice(&x[0..2]); y.fill(x[1]); }",
        r#"
fn(&x_0', &mut y_1')
    y_2' = *y_1[2..][1]
    y_1[..2][0] := y_2
    n_3 = once `y_1[0 .. 2].len()`
    n_4 = `x_0[0 .. 2].len()`
    do once `::core::assert_eq!(n_3, n_4, "source slice length does not match destination slice length")`
    n_5 = once `y_1[0 .. 2].len()`
    for i_6 in 0..n_5
        x_7' = *x_0[0..2][i_6]
        y_1[0..2][i_6] := x_7
    x_8' = *x_0[1]
    n_9 = once `y_1.len()`
    for i_10 in 0..n_9
        y_1[i_10] := x_8
"#,
    );
}

#[test]
fn arrays_of_known_length() {
    check(
        "fn f(m: &[[f64; 3]; 3], v: [f64; 3]) -> [f64; 3] { let mut out = [0.0; 3]; for i in 0..3 { for j in 0..3 { out[i] += m[i][j] * v[j]; } } out }",
        r#"
fn(&m_0', v_1')
    array_2' = [0.0; 3]
    mut out_3' = array_2
    for i_4 in 0..3
        for j_5 in 0..3
            m_6' = *m_0[i_4][j_5]
            v_7' = *v_1[j_5]
            mul_8' = mul(m_6, v_7)
            out_3[i_4] += mul_8
    out_9' = *out_3
    -> out_9
"#,
    );
}

#[test]
fn arrays_of_ndarray() {
    check(
        "fn f(a: &Array2<f64>, x: &Array1<f64>) -> f64 { let (n, m) = a.dim(); let mut s = 0.0; for i in 0..n { for j in 0..m { s += a[[i, j]] * x[j]; } } s }",
        r#"
fn(&a_0', &x_1')
    k_2 = `a_0.dim()`
    n_3 = *k_2.0
    m_4 = *k_2.1
    mut s_5' = 0.0
    for i_6 in 0..n_3
        for j_7 in 0..m_4
            a_8' = *a_0[i_6, j_7]
            x_9' = *x_1[j_7]
            mul_10' = mul(a_8, x_9)
            s_5 += mul_10
    s_11' = *s_5
    -> s_11
"#,
    );
}

#[test]
fn structs() {
    check(
        "fn f(p: &Point, q: f64) -> Point { let r = Point { x: p.x * q, ..*p }; Point { x: r.x, y: p.y, n: p.n + 1 } }",
        r#"
fn(&p_0', q_1')
    x_2' = *p_0.x
    mul_3' = mul(x_2, q_1)
    p_4' = *p_0
    r_5' = Point { x } of (mul_3, p_4) ..
    x_6' = *r_5.x
    y_7' = *p_0.y
    n_8 = *p_0.n
    k_9 = `n_8 + 1`
    value_10' = Point { x, y, n } of (x_6, y_7, k_9)
    -> value_10
"#,
    );
}

#[test]
fn generic_floats() {
    check(
        "fn f<T: Real>(x: T, n: i32) -> T { let mut y = T::ONE; for _ in 0..n { y = y * x.mulc(0.5) + T::lit(0.5); } y.powi(n) }",
        r#"
fn(x_0', n_1)
    mut y_2' = T::ONE
    for i_3 in 0..n_1
        y_4' = *y_2
        mul_5' = mul(x_0, 0.5)
        mul_6' = mul(y_4, mul_5)
        k_7 = once `T::lit(0.5)`
        add_8' = add(mul_6, k_7)
        y_2 := add_8
    y_9' = *y_2
    powi_10' = powi(y_9, n_1)
    -> powi_10
"#,
    );
}

#[test]
fn local_constants() {
    check(
        "fn f(x: f64) -> f64 { const N: usize = 3; const H: f64 = 0.5; let a = [x; N]; a[N - 1] * H }",
        r#"
fn(x_0')
    a_1' = [x_0; { const N : usize = 3; N }]
    k_2 = `{ const N : usize = 3; N } - 1`
    a_3' = *a_1[k_2]
    mul_4' = mul(a_3, { const H : f64 = 0.5; H })
    -> mul_4
"#,
    );
}

#[test]
fn what_only_looks_stays_rust() {
    check(
        r#"fn f(x: f64, y: f64) -> f64 { println!("{x} {:?} {y:.3}", x); assert!(x > 0.0, "bad {x}"); if y.is_nan() { panic!("nan {y}"); } x * y }"#,
        r#"
fn(x_0', y_1')
    do once `println!("{x} {:?} {y:.3}", x_0, x = x_0, y = y_1)`
    do once `assert!(x_0 > 0.0, "bad {x}", x = x_0)`
    do once `if y_1.is_nan() { panic!("nan {y}", y = y_1); }`
    mul_2' = mul(x_0, y_1)
    -> mul_2
"#,
    );
}

#[test]
fn imports_of_the_body() {
    check(
        "fn f(x: f64) -> f64 { use std::f64::consts::{PI, E as EULER}; use m::helper; x * PI * EULER + helper(x) }",
        r#"
fn(x_0')
    mul_1' = mul(x_0, std::f64::consts::PI)
    mul_2' = mul(mul_1, std::f64::consts::E)
    helper_3' = call m::helper(x_0)
    add_4' = add(mul_2, helper_3)
    -> add_4
"#,
    );
}
