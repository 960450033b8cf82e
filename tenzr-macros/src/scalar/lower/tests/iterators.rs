//! Iterators are loops over positions.

use super::check;

#[test]
fn map_and_sum() {
    check(
        "fn f(x: &[f64], y: &[f64]) -> f64 { x.iter().zip(y).map(|(a, b)| a * b).sum() }",
        r#"
fn(&x_0', &y_1')
    mut sum_2' = (- 0.0)
    n_3 = `x_0.len()`
    n_4 = `y_1.len()`
    n_5 = `::core::cmp::min(n_3, n_4)`
    for i_6 in 0..n_5
        x_7' = *x_0[i_6]
        y_8' = *y_1[i_6]
        mul_9' = mul(x_7, y_8)
        sum_2 += mul_9
    sum_10' = *sum_2
    -> sum_10
"#,
    );
}

#[test]
fn ranges_keep_their_bounds() {
    check(
        "fn f(x: &[f64], n: usize) -> f64 { let mut s = 0.0; for i in (1..=n).rev() { s = s * 0.5 + x[i]; } s + (2..n).map(|i| x[i]).product::<f64>() }",
        r#"
fn(&x_0', n_1)
    mut s_2' = 0.0
    for i_3 in 1..=n_1 reversed
        s_4' = *s_2
        mul_5' = mul(s_4, 0.5)
        x_6' = *x_0[i_3]
        add_7' = add(mul_5, x_6)
        s_2 := add_7
    s_8' = *s_2
    mut product_9' = 1.0
    for i_10 in 2..n_1
        x_11' = *x_0[i_10]
        product_12' = *product_9
        mul_13' = mul(product_12, x_11)
        product_9 := mul_13
    product_14' = *product_9
    add_15' = add(s_8, product_14)
    -> add_15
"#,
    );
}

#[test]
fn fold_with_a_function() {
    check(
        "fn f(x: &[f64]) -> f64 { x.iter().copied().fold(f64::NEG_INFINITY, f64::max) }",
        r#"
fn(&x_0')
    mut acc_1' = f64::NEG_INFINITY
    n_2 = `x_0.len()`
    for i_3 in 0..n_2
        x_4' = *x_0[i_3]
        acc_5' = *acc_1
        max_6' = max(acc_5, x_4)
        acc_1 := max_6
    acc_7' = *acc_1
    -> acc_7
"#,
    );
}

#[test]
fn fold_over_a_tuple() {
    check(
        "fn f(x: &[f64]) -> f64 { let (a, b) = x.iter().fold((0.0, 1.0), |(s, p), v| (s + v, p * v)); a * b }",
        r#"
fn(&x_0')
    mut acc_1' = 0.0
    mut acc_2' = 1.0
    n_3 = `x_0.len()`
    for i_4 in 0..n_3
        acc_5' = *acc_1
        acc_6' = *acc_2
        x_7' = *x_0[i_4]
        add_8' = add(acc_5, x_7)
        mul_9' = mul(acc_6, x_7)
        acc_1 := add_8
        acc_2 := mul_9
    acc_10' = *acc_1
    acc_11' = *acc_2
    mul_12' = mul(acc_10, acc_11)
    -> mul_12
"#,
    );
}

#[test]
fn fold_over_a_vector() {
    check(
        "fn f(x: &[f64]) -> f64 { let r = x.iter().fold(vec![0.0; 2], |mut acc, v| { acc[0] += v; acc }); r[0] }",
        r#"
fn(&x_0')
    array_1' = vec![0.0; 2]
    mut acc_2' = array_1
    n_3 = `x_0.len()`
    for i_4 in 0..n_3
        x_5' = *x_0[i_4]
        acc_2[0] += x_5
    acc_6' = *acc_2[0]
    -> acc_6
"#,
    );
}

#[test]
fn filter_and_positions() {
    check(
        "fn f(x: &[f64]) -> f64 { x.iter().filter(|v| **v > 0.0).enumerate().map(|(i, v)| v * i as f64).sum() }",
        r#"
fn(&x_0')
    mut count_1 = 0
    mut sum_2' = (- 0.0)
    n_3 = `x_0.len()`
    for i_4 in 0..n_3
        x_5' = *x_0[i_4]
        test_6 = x_5 > 0.0
        if test_6
            count_8 = *count_1
            do once `count_1 += 1`
            k_9 = `count_8 as f64`
            mul_10' = mul(x_5, k_9)
            sum_2 += mul_10
    sum_11' = *sum_2
    -> sum_11
"#,
    );
}

#[test]
fn rev_take_skip_and_steps() {
    check(
        "fn f(x: &[f64]) -> f64 { let mut s = 0.0; for (i, v) in x.iter().enumerate().skip(1).step_by(2) { s += v * i as f64; } for v in x.iter().take(3).rev() { s *= v; } s }",
        r#"
fn(&x_0')
    mut s_1' = 0.0
    n_2 = `x_0.len()`
    n_3 = `usize::saturating_sub(n_2, 1)`
    n_4 = `usize::div_ceil(n_3, 2)`
    for i_5 in 0..n_4
        n_6 = `i_5 * 2`
        n_7 = `n_6 + 1`
        x_8' = *x_0[n_7]
        k_9 = `n_7 as f64`
        mul_10' = mul(x_8, k_9)
        s_1 += mul_10
    n_11 = `::core::cmp::min(n_2, 3)`
    for i_12 in 0..n_11 reversed
        x_13' = *x_0[i_12]
        s_14' = *s_1
        mul_15' = mul(s_14, x_13)
        s_1 := mul_15
    s_16' = *s_1
    -> s_16
"#,
    );
}

#[test]
fn windows_and_chunks() {
    check(
        "fn f(x: &[f64]) -> f64 { let mut s = 0.0; for w in x.windows(2) { s += w[1] - w[0]; } for c in x.chunks(3) { s += c[0]; } for c in x.chunks_exact(2) { s += c[1]; } s }",
        r#"
fn(&x_0')
    mut s_1' = 0.0
    n_2 = `x_0.len()`
    n_3 = `usize::saturating_sub(n_2 + 1, 2)`
    for i_4 in 0..n_3
        n_5 = `i_4 + 2`
        k_6 = `i_4 + 1`
        x_7' = *x_0[k_6]
        x_8' = *x_0[i_4]
        sub_9' = sub(x_7, x_8)
        s_1 += sub_9
    n_10 = `usize::div_ceil(n_2, 3)`
    for i_11 in 0..n_10
        n_12 = `i_11 * 3`
        n_13 = `n_12 + 3`
        n_14 = `::core::cmp::min(n_13, n_2)`
        x_15' = *x_0[n_12..n_14][0]
        s_1 += x_15
    n_16 = `n_2 / 2`
    for i_17 in 0..n_16
        n_18 = `i_17 * 2`
        n_19 = `n_18 + 2`
        k_20 = `n_18 + 1`
        x_21' = *x_0[k_20]
        s_1 += x_21
    s_22' = *s_1
    -> s_22
"#,
    );
}

#[test]
fn items_are_written() {
    check(
        "fn f(x: &mut [f64], y: &[f64]) { for (a, b) in x.iter_mut().zip(y.iter()) { *a += b.exp(); } for v in &mut x[1..] { *v = 2.0; } }",
        r#"
fn(&mut x_0', &y_1')
    n_2 = once `x_0.len()`
    n_3 = `y_1.len()`
    n_4 = `::core::cmp::min(n_2, n_3)`
    for i_5 in 0..n_4
        y_6' = *y_1[i_5]
        exp_7' = exp(y_6)
        x_0[i_5] += exp_7
    n_8 = once `x_0[1 ..].len()`
    for i_9 in 0..n_8
        k_10 = `1 + i_9`
        x_0[k_10] := 2.0
"#,
    );
}

#[test]
fn collect() {
    check(
        "fn f(x: &[f64]) -> Vec<f64> { let mut v: Vec<f64> = x.iter().map(|a| a * a).collect(); v[0] = 1.0; v }",
        r#"
fn(&x_0')
    n_1 = `x_0.len()`
    vec_2' = vec![] of n_1
    mut v_3' = vec_2
    for i_4 in 0..n_1
        x_5' = *x_0[i_4]
        mul_6' = mul(x_5, x_5)
        push v_3, mul_6
    v_3[0] := 1.0
    v_7' = *v_3
    -> v_7
"#,
    );
}

#[test]
fn unzip() {
    check(
        "fn f(x: &[f64]) -> f64 { let (a, b): (Vec<f64>, Vec<f64>) = x.iter().map(|v| (v * 2.0, *v)).unzip(); a[0] + b[1] }",
        r#"
fn(&x_0')
    left_1' = vec![]
    mut a_2' = left_1
    right_3' = vec![]
    mut b_4' = right_3
    n_5 = `x_0.len()`
    for i_6 in 0..n_5
        x_7' = *x_0[i_6]
        mul_8' = mul(x_7, 2.0)
        push a_2, mul_8
        push b_4, x_7
    a_9' = *a_2[0]
    b_10' = *b_4[1]
    add_11' = add(a_9, b_10)
    -> add_11
"#,
    );
}

#[test]
fn greatest_by_position() {
    check(
        "fn f(x: &[f64]) -> f64 { let (i, m) = x.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)).unwrap(); m * i as f64 }",
        r#"
fn(&x_0')
    mut found_1 = false
    mut at_2 = 0
    n_3 = `x_0.len()`
    for i_4 in 0..n_3
        found_5 = *found_1
        first_6 = `! found_5`
        let test_12
        if first_6
            test_12 := true
        else
            at_7 = *at_2
            x_8' = *x_0[at_7]
            x_9' = *x_0[i_4]
            order_10 = `x_8.total_cmp(&x_9)`
            better_11 = `order_10!=::core::cmp::Ordering::Greater`
            test_12 := better_11
        if test_12
            at_2 := i_4
            found_1 := true
    found_13 = *found_1
    at_14 = *at_2
    do once `::core::assert!(found_13, "called `Option::unwrap()` on a `None` value")`
    x_15' = *x_0[at_14]
    k_16 = `at_14 as f64`
    mul_17' = mul(x_15, k_16)
    -> mul_17
"#,
    );
}

#[test]
fn least_of_computed_values() {
    check(
        "fn f(x: &[f64]) -> f64 { x.iter().map(|v| v * v).min_by(|a, b| a.partial_cmp(b).unwrap()).unwrap() }",
        r#"
fn(&x_0')
    mut found_1 = false
    mut best_6' = 0.0
    n_2 = `x_0.len()`
    for i_3 in 0..n_2
        x_4' = *x_0[i_3]
        mul_5' = mul(x_4, x_4)
        found_7 = *found_1
        first_8 = `! found_7`
        let test_16
        if first_8
            test_16 := true
        else
            best_9' = *best_6
            test_10 = best_9 < mul_5
            test_11 = best_9 > mul_5
            test_12 = best_9 == mul_5
            order_13 = once `if test_10 {::core::option::Option::Some(::core::cmp::Ordering::Less) } else if test_11 {::core::option::Option::Some(::core::cmp::Ordering::Greater) } else if test_12 {::core::option::Option::Some(::core::cmp::Ordering::Equal) } else {::core::option::Option::None }`
            k_14 = `order_13.unwrap()`
            better_15 = `k_14 ==::core::cmp::Ordering::Greater`
            test_16 := better_15
        if test_16
            best_6 := mul_5
            found_1 := true
    found_17 = *found_1
    best_18' = *best_6
    do once `::core::assert!(found_17, "called `Option::unwrap()` on a `None` value")`
    -> best_18
"#,
    );
}

#[test]
fn any_and_position() {
    check(
        "fn f(x: &[f64]) -> f64 { let a = x.iter().any(|&v| v < 0.0); match x.iter().position(|v| *v > 1.0) { Some(i) if !a => x[i], _ => 0.0 } }",
        r#"
fn(&x_0')
    mut exit_6 = 0
    mut known_1 = false
    n_2 = `x_0.len()`
    for i_3 in 0..n_2 exit exit_6
        v_4' = *x_0[i_3]
        test_5 = v_4 < 0.0
        if test_5
            known_1 := true
            exit_6 := 2
    exit_6 := 0
    a_7 = *known_1
    mut position_8 = 0
    mut found_9 = false
    for i_10 in 0..n_2 exit exit_6
        x_11' = *x_0[i_10]
        test_12 = x_11 > 1.0
        if test_12
            position_8 := i_10
            found_9 := true
            exit_6 := 5
    exit_6 := 0
    found_13 = *found_9
    position_14 = *position_8
    let value_17'
    k_15 = `! a_7`
    test_16 = `found_13 &&k_15`
    if test_16
        x_18' = *x_0[position_14]
        value_17 := x_18
    else
        value_17 := 0.0
    -> value_17
"#,
    );
}

#[test]
fn find() {
    check(
        "fn f(x: &[f64]) -> f64 { *x.iter().find(|v| **v > 0.0).unwrap_or(&1.0) }",
        r#"
fn(&x_0')
    mut exit_7 = 0
    mut found_1 = false
    mut at_2 = 0
    n_3 = `x_0.len()`
    for i_4 in 0..n_3 exit exit_7
        x_5' = *x_0[i_4]
        test_6 = x_5 > 0.0
        if test_6
            at_2 := i_4
            found_1 := true
            exit_7 := 2
    exit_7 := 0
    found_8 = *found_1
    at_9 = *at_2
    let value_11'
    if found_8
        x_10' = *x_0[at_9]
        value_11 := x_10
    else
        value_11 := 1.0
    -> value_11
"#,
    );
}

#[test]
fn scan_and_while() {
    check(
        "fn f(x: &[f64]) -> f64 { x.iter().scan(1.0, |st, v| { *st *= v; Some(*st) }).take_while(|v| *v < 9.0).sum() }",
        r#"
fn(&x_0')
    mut exit_10 = 0
    mut state_1' = 1.0
    mut sum_2' = (- 0.0)
    n_3 = `x_0.len()`
    for i_4 in 0..n_3 exit exit_10
        x_5' = *x_0[i_4]
        state_6' = *state_1
        mul_7' = mul(state_6, x_5)
        state_1 := mul_7
        state_8' = *state_1
        test_9 = state_8 < 9.0
        if test_9
            sum_2 += state_8
        else
            exit_10 := 2
    exit_10 := 0
    sum_11' = *sum_2
    -> sum_11
"#,
    );
}

#[test]
fn flat_map() {
    check(
        "fn f(x: &[Vec<f64>]) -> f64 { x.iter().flat_map(|r| r.iter()).map(|v| v * v).sum() }",
        r#"
fn(&x_0')
    mut sum_1' = (- 0.0)
    n_2 = `x_0.len()`
    for i_3 in 0..n_2
        n_4 = `x_0[i_3].len()`
        for j_5 in 0..n_4
            x_6' = *x_0[i_3][j_5]
            mul_7' = mul(x_6, x_6)
            sum_1 += mul_7
    sum_8' = *sum_1
    -> sum_8
"#,
    );
}

#[test]
fn reduce() {
    check(
        "fn f(x: &[f64]) -> f64 { x.iter().copied().reduce(|a, b| a * b).unwrap() }",
        r#"
fn(&x_0')
    mut found_1 = false
    mut acc_2' = 0.0
    n_3 = `x_0.len()`
    for i_4 in 0..n_3
        x_5' = *x_0[i_4]
        found_6 = *found_1
        if found_6
            acc_7' = *acc_2
            mul_8' = mul(acc_7, x_5)
            acc_2 := mul_8
        else
            acc_2 := x_5
            found_1 := true
    found_9 = *found_1
    acc_10' = *acc_2
    do once `::core::assert!(found_9, "called `Option::unwrap()` on a `None` value")`
    -> acc_10
"#,
    );
}

#[test]
fn endless_ranges() {
    check(
        "fn f(x: f64) -> f64 { (1..).map(|i| x * i as f64).take_while(|v| *v < 10.0).sum() }",
        r#"
fn(x_0')
    mut exit_8 = 0
    mut sum_1' = (- 0.0)
    mut count_2 = 0
    while exit exit_8
      holds true
        count_3 = *count_2
        do once `count_2 += 1`
        n_4 = `::tenzr::__private::real::nth(1 .., count_3)`
        k_5 = `n_4 as f64`
        mul_6' = mul(x_0, k_5)
        test_7 = mul_6 < 10.0
        if test_7
            sum_1 += mul_6
        else
            exit_8 := 2
    exit_8 := 0
    sum_9' = *sum_1
    -> sum_9
"#,
    );
}

#[test]
fn count_and_integers_stay_rust() {
    check(
        "fn f(x: f64, idx: &[usize]) -> f64 { let n = idx.iter().filter(|i| **i > 2).count(); x * n as f64 }",
        r#"
fn(x_0', &idx_1)
    n_2 = once `idx_1.iter().filter(| i | * * i > 2).count()`
    k_3 = `n_2 as f64`
    mul_4' = mul(x_0, k_3)
    -> mul_4
"#,
    );
}
