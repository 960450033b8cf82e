//! Jumps become flags and conditions.

use super::check;

#[test]
fn return_in_a_branch_needs_no_flag() {
    check(
        "fn f(x: f64, n: usize) -> f64 { if n == 0 { return 0.0; } let y = x * n as f64; if y > 1.0 { y } else { y * y } }",
        r#"
fn(x_0', n_1)
    let result_3'
    k_2 = `n_1 == 0`
    if k_2
        result_3 := 0.0
    else
        k_5 = `n_1 as f64`
        y_6' = mul(x_0, k_5)
        test_7 = y_6 > 1.0
        let value_8'
        if test_7
            value_8 := y_6
        else
            mul_9' = mul(y_6, y_6)
            value_8 := mul_9
        result_3 := value_8
    -> result_3
"#,
    );
}

#[test]
fn return_at_the_end_is_the_value() {
    check(
        "fn f(x: f64) -> f64 { let y = x * x; return y; }",
        r#"
fn(x_0')
    y_1' = mul(x_0, x_0)
    -> y_1
"#,
    );
}

#[test]
fn break_stops_the_loop() {
    check(
        "fn f(x: &[f64]) -> f64 { let mut s = 0.0; for i in 0..x.len() - 1 { s += x[i] * x[i + 1]; if s > 10.0 { break; } } s }",
        r#"
fn(&x_0')
    mut exit_10 = 0
    mut s_1' = 0.0
    k_2 = `x_0.len() - 1`
    for i_3 in 0..k_2 exit exit_10
        x_4' = *x_0[i_3]
        k_5 = `i_3 + 1`
        x_6' = *x_0[k_5]
        mul_7' = mul(x_4, x_6)
        s_1 += mul_7
        s_8' = *s_1
        test_9 = s_8 > 10.0
        if test_9
            exit_10 := 2
    exit_10 := 0
    s_11' = *s_1
    -> s_11
"#,
    );
}

#[test]
fn continue_moves_the_rest() {
    check(
        "fn f(x: &[f64]) -> f64 { let mut s = 0.0; for v in x { if *v < 0.0 { continue; } s += v.sqrt(); } s }",
        r#"
fn(&x_0')
    mut s_1' = 0.0
    n_2 = `x_0.len()`
    for i_3 in 0..n_2
        x_4' = *x_0[i_3]
        test_5 = x_4 < 0.0
        if test_5
        else
            sqrt_7' = sqrt(x_4)
            s_1 += sqrt_7
    s_8' = *s_1
    -> s_8
"#,
    );
}

#[test]
fn return_in_a_loop() {
    check(
        "fn f(x: &[f64]) -> f64 { let mut s = 0.0; for v in x { if *v > 10.0 { return s; } s += v.sqrt(); } s }",
        r#"
fn(&x_0')
    mut exit_8 = 0
    mut result_6' = 0.0
    mut s_1' = 0.0
    n_2 = `x_0.len()`
    for i_3 in 0..n_2 exit exit_8
        x_4' = *x_0[i_3]
        test_5 = x_4 > 10.0
        if test_5
            s_7' = *s_1
            result_6 := s_7
            exit_8 := 1
        else
            sqrt_9' = sqrt(x_4)
            s_1 += sqrt_9
    go_11 = once `exit_8 == 0`
    if go_11
        s_10' = *s_1
        result_6 := s_10
    result_12' = *result_6
    -> result_12
"#,
    );
}

#[test]
fn return_in_one_of_nested_branches() {
    check(
        "fn f(x: f64, a: bool, b: bool) -> f64 { let y = if a { if b { return 0.0; } 1.0 * x } else { 2.0 }; y }",
        r#"
fn(x_0', a_1, b_2)
    mut exit_4 = 0
    mut result_3' = 0.0
    mut y_6' = 0.0
    if a_1
        if b_2
            result_3 := 0.0
            exit_4 := 1
        else
            mul_5' = mul(1.0, x_0)
            y_6 := mul_5
    else
        y_6 := 2.0
    go_7 = once `exit_4 == 0`
    if go_7
        y_8' = *y_6
        result_3 := y_8
    result_9' = *result_3
    -> result_9
"#,
    );
}

#[test]
fn loop_with_a_value() {
    check(
        "fn f(x: f64) -> f64 { let mut y = x; let r = loop { y *= 0.5; if y < 1.0 { break y * 3.0; } }; r + y }",
        r#"
fn(x_0')
    mut exit_9 = 0
    mut y_1' = x_0
    mut r_8' = 0.0
    while exit exit_9
      holds true
        y_2' = *y_1
        mul_3' = mul(y_2, 0.5)
        y_1 := mul_3
        y_4' = *y_1
        test_5 = y_4 < 1.0
        if test_5
            y_6' = *y_1
            mul_7' = mul(y_6, 3.0)
            r_8 := mul_7
            exit_9 := 2
    exit_9 := 0
    y_10' = *y_1
    r_12' = *r_8
    add_11' = add(r_12, y_10)
    -> add_11
"#,
    );
}

#[test]
fn loop_with_a_value_of_an_unknown_type() {
    check(
        "fn f(x: f64) -> f64 { let mut y = x; let p = loop { y *= 0.5; if y < 1.0 { break point(y); } }; p.x }",
        r#"
fn(x_0')
    mut exit_9 = 0
    mut y_1' = x_0
    none_12' = None()
    mut p_11' = none_12
    while exit exit_9
      holds true
        y_2' = *y_1
        mul_3' = mul(y_2, 0.5)
        y_1 := mul_3
        y_4' = *y_1
        test_5 = y_4 < 1.0
        if test_5
            y_6' = *y_1
            point_7' = call point(y_6)
            some_13' = Some(point_7)
            p_11 := some_13
            exit_9 := 2
    exit_9 := 0
    p_14' = *p_11?
    x_10' = *p_14.x
    -> x_10
"#,
    );
}

#[test]
fn loop_that_only_returns() {
    check(
        "fn f(x: f64, n: usize) -> f64 { let mut k = 0; let mut y = x; loop { if k >= n { return y; } y = y.sin(); k += 1; } }",
        r#"
fn(x_0', n_1)
    mut exit_7 = 0
    mut result_5' = 0.0
    mut k_2 = 0
    mut y_3' = x_0
    while exit exit_7
      holds true
        k_4 = once `k_2 >= n_1`
        if k_4
            y_6' = *y_3
            result_5 := y_6
            exit_7 := 1
        else
            y_8' = *y_3
            sin_9' = sin(y_8)
            y_3 := sin_9
            do once `k_2 += 1`
    result_10' = *result_5
    -> result_10
"#,
    );
}

#[test]
fn labels() {
    check(
        "fn f(x: &[f64], n: usize) -> f64 { let mut s = 0.0; 'o: for i in 0..n { for j in 0..n { if x[j] > s { continue 'o; } if x[i] < 0.0 { break 'o; } s += x[i]; } s += 1.0; } s }",
        r#"
fn(&x_0', n_1)
    mut exit_8 = 0
    mut s_2' = 0.0
    for i_3 in 0..n_1 exit exit_8
        for j_4 in 0..n_1 exit exit_8
            x_5' = *x_0[j_4]
            s_6' = *s_2
            test_7 = x_5 > s_6
            if test_7
                exit_8 := 3
            else
                x_9' = *x_0[i_3]
                test_10 = x_9 < 0.0
                if test_10
                    exit_8 := 2
                else
                    s_2 += x_9
        go_11 = once `exit_8 == 0`
        if go_11
            s_2 += 1.0
        go_12 = once `exit_8 == 3`
        if go_12
            exit_8 := 0
    exit_8 := 0
    s_13' = *s_2
    -> s_13
"#,
    );
}

#[test]
fn labelled_block() {
    check(
        "fn f(x: f64) -> f64 { let r = 'b: { if x > 1.0 { break 'b x; } let y = x * x; if y > 0.5 { break 'b y; } 0.0 }; r * 2.0 }",
        r#"
fn(x_0')
    let r_2'
    test_1 = x_0 > 1.0
    if test_1
        r_2 := x_0
    else
        y_4' = mul(x_0, x_0)
        test_5 = y_4 > 0.5
        if test_5
            r_2 := y_4
        else
            r_2 := 0.0
    mul_6' = mul(r_2, 2.0)
    -> mul_6
"#,
    );
}

#[test]
fn while_keeps_its_condition() {
    check(
        "fn f(x: f64) -> f64 { let mut y = x; let mut k = 0; while (y * y - x).abs() > 1e-9 && k < 100 { y = 0.5 * (y + x / y); k += 1; } y }",
        r#"
fn(x_0')
    mut y_1' = x_0
    mut k_2 = 0
    while
            y_3' = *y_1
            mul_4' = mul(y_3, y_3)
            sub_5' = sub(mul_4, x_0)
            abs_6' = abs(sub_5)
            test_7 = abs_6 > 1e-9
            k_8 = once `k_2 < 100`
            test_9 = `test_7 &&k_8`
      holds test_9
        y_10' = *y_1
        div_11' = div(x_0, y_10)
        add_12' = add(y_10, div_11)
        mul_13' = mul(0.5, add_12)
        y_1 := mul_13
        do once `k_2 += 1`
    y_14' = *y_1
    -> y_14
"#,
    );
}

#[test]
fn while_whose_condition_has_effects() {
    check(
        "fn f(x: &[f64]) -> f64 { let mut i = 0; let mut s = 0.0; while { i += 1; i < x.len() } { s += x[i]; } s }",
        r#"
fn(&x_0')
    mut exit_6 = 0
    mut i_1 = 0
    mut s_2' = 0.0
    while exit exit_6
      holds true
        k_3 = once `{ i_1 += 1; i_1 < x_0.len() }`
        if k_3
            i_4 = *i_1
            x_5' = *x_0[i_4]
            s_2 += x_5
        else
            exit_6 := 2
    exit_6 := 0
    s_7' = *s_2
    -> s_7
"#,
    );
}

#[test]
fn question_mark_on_options() {
    check(
        "fn f(o: Option<f64>) -> Option<f64> { let v = o?; let w = v.sqrt(); if w > 3.0 { return None; } Some(w * v) }",
        r#"
fn(o_0')
    let result_2'
    ok_1 = `o_0.is_some()`
    if ok_1
        v_5' = *o_0?
        w_6' = sqrt(v_5)
        test_7 = w_6 > 3.0
        if test_7
            variant_8' = None()
            result_2 := variant_8
        else
            mul_9' = mul(w_6, v_5)
            some_10' = Some(mul_9)
            result_2 := some_10
    else
        variant_3' = None()
        result_2 := variant_3
    -> result_2
"#,
    );
}

#[test]
fn question_mark_in_a_loop() {
    check(
        "fn f(x: &[Option<f64>]) -> Option<f64> { let mut s = 0.0; for o in x { let v = (*o)?; s += v; } Some(s) }",
        r#"
fn(&x_0')
    mut exit_7 = 0
    start_12' = None()
    mut result_5' = start_12
    mut s_1' = 0.0
    n_2 = `x_0.len()`
    for i_3 in 0..n_2 exit exit_7
        ok_4 = `x_0[i_3].is_some()`
        if ok_4
            v_8' = *x_0[i_3]?
            s_1 += v_8
        else
            variant_6' = None()
            result_5 := variant_6
            exit_7 := 1
    go_11 = once `exit_7 == 0`
    if go_11
        s_9' = *s_1
        some_10' = Some(s_9)
        result_5 := some_10
    result_13' = *result_5
    -> result_13
"#,
    );
}

#[test]
fn question_mark_on_results() {
    check(
        r#"fn f(x: f64, r: Result<f64, String>) -> Result<f64, String> { let v = r?; if v < 0.0 { return Err(format!("neg {v}")); } Ok(v * x) }"#,
        r#"
fn(x_0', r_1')
    let result_6'
    ok_2 = `r_1.is_ok()`
    if ok_2
        v_8' = *r_1?
        test_9 = v_8 < 0.0
        if test_9
            k_10 = once `format!("neg {v}", v = v_8)`
            err_11' = Err(k_10)
            result_6 := err_11
        else
            mul_12' = mul(v_8, x_0)
            ok_13' = Ok(mul_12)
            result_6 := ok_13
    else
        r_3 = *r_1<Err>.0
        error_4 = once `< String as::core::convert::From < _ >>::from(r_3)`
        left_5' = Err(error_4)
        result_6 := left_5
    -> result_6
"#,
    );
}

#[test]
fn return_in_a_closure_leaves_the_closure() {
    check(
        "fn f(x: f64) -> f64 { let g = |a: f64| { if a > 1.0 { return 1.0; } a * 2.0 }; g(x) + x }",
        r#"
fn(x_0')
    let result_2'
    test_1 = x_0 > 1.0
    if test_1
        result_2 := 1.0
    else
        mul_4' = mul(x_0, 2.0)
        result_2 := mul_4
    add_5' = add(result_2, x_0)
    -> add_5
"#,
    );
}

#[test]
fn late_binding_beside_a_jump() {
    check(
        "fn f(x: f64, n: usize) -> f64 { let y; if n > 3 { if n > 5 { return 0.0; } y = x; } else { y = x * x; } y + 1.0 }",
        r#"
fn(x_0', n_1)
    mut exit_6 = 0
    mut result_5' = 0.0
    mut y_2' = 0.0
    k_3 = `n_1 > 3`
    if k_3
        k_4 = `n_1 > 5`
        if k_4
            result_5 := 0.0
            exit_6 := 1
        else
            y_2 := x_0
    else
        mul_7' = mul(x_0, x_0)
        y_2 := mul_7
    go_9 = once `exit_6 == 0`
    if go_9
        y_10' = *y_2
        add_8' = add(y_10, 1.0)
        result_5 := add_8
    result_11' = *result_5
    -> result_11
"#,
    );
}
