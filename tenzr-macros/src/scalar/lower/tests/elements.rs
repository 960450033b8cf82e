//! Arrays of `ndarray`, and what moves elements or chooses between them.

use super::check;

#[test]
fn rows_and_columns() {
    check(
        "fn f(m: &Array2<f64>, v: ArrayView1<f64>) -> f64 { let mut s = m.row(0).sum(); for row in m.outer_iter() { for (a, b) in row.iter().zip(v.iter()) { s += a * b; } } s + m.column(1)[2] }",
        r#"
fn(&m_0', v_1')
    mut sum_2' = 0.0
    n_3 = `m_0.shape()[1usize]`
    for i_4 in 0..n_3
        m_5' = *m_0[0, i_4]
        sum_2 += m_5
    sum_6' = *sum_2
    mut s_7' = sum_6
    n_8 = `m_0.shape()[0usize]`
    for i_9 in 0..n_8
        n_10 = `m_0.shape()[1usize]`
        n_11 = `v_1.len()`
        n_12 = `::core::cmp::min(n_10, n_11)`
        for i_13 in 0..n_12
            m_14' = *m_0[i_9, i_13]
            v_15' = *v_1[i_13]
            mul_16' = mul(m_14, v_15)
            s_7 += mul_16
    s_17' = *s_7
    m_18' = *m_0[2, 1]
    add_19' = add(s_17, m_18)
    -> add_19
"#,
    );
}

#[test]
fn arrays_are_made_and_filled() {
    check(
        "fn f(x: &[f64], y: f64) -> f64 { let v = Array1::from(x.to_vec()); let m = Array2::from_shape_fn((2, 3), |(i, j)| y * (i + j) as f64); v[0] + m.sum() }",
        r#"
fn(&x_0', y_1')
    vec_2' = to_vec x_0
    n_3 = `vec_2.len()`
    array_4 = once `Array1::< f64 >::zeros(n_3)`
    mut array_5' = array_4
    n_6 = once `array_5.len()`
    for i_7 in 0..n_6
        vec_8' = *vec_2[i_7]
        array_5[i_7] := vec_8
    pair_9 = (2, 3)
    array_10 = once `Array2::< f64 >::zeros(pair_9)`
    mut array_11' = array_10
    n_12 = once `array_11.shape()[0usize]`
    for i_13 in 0..n_12
        n_14 = once `array_11.shape()[1usize]`
        for i_15 in 0..n_14
            k_16 = `(i_13 + i_15) as f64`
            mul_17' = mul(y_1, k_16)
            array_11[i_13, i_15] := mul_17
    array_18' = *array_5[0]
    mut sum_19' = 0.0
    n_20 = once `array_11.shape()[0usize]`
    for i_21 in 0..n_20
        n_22 = once `array_11.shape()[1usize]`
        for j_23 in 0..n_22
            array_24' = *array_11[i_21, j_23]
            sum_19 += array_24
    sum_25' = *sum_19
    add_26' = add(array_18, sum_25)
    -> add_26
"#,
    );
}

#[test]
fn sorting_finds_the_order_first() {
    check(
        "fn f(x: &[f64]) -> f64 { let mut v = x.to_vec(); v.sort_by(|a, b| a.total_cmp(b)); v[0] }",
        r#"
fn(&x_0')
    vec_1' = to_vec x_0
    mut v_2' = vec_1
    order_3 = once `{ let mut order :::std::vec::Vec < usize > =(0 .. v_2.len()).collect(); order.sort_by(| i, j | {::core::option::Option::Some((&v_2[* i], &v_2[* j])).map(|(a, b) | a.total_cmp(b)).expect("two elements") }); order }`
    unsorted_4' = to_vec v_2
    n_5 = once `v_2.len()`
    for i_6 in 0..n_5
        order_7 = *order_3[i_6]
        unsorted_8' = *unsorted_4[order_7]
        v_2[i_6] := unsorted_8
    v_9' = *v_2[0]
    -> v_9
"#,
    );
}

#[test]
fn insertion_and_removal() {
    check(
        "fn f(mut v: Vec<f64>, x: f64, k: usize) -> f64 { v.insert(k, x); v.remove(0) + v.swap_remove(1) }",
        r#"
fn(mut v_0', x_1', k_2)
    n_3 = once `v_0.len()`
    do once `::core::assert!(k_2 <= n_3, "the index is out of bounds")`
    push v_0, x_1
    for i_4 in k_2..n_3 reversed
        k_5 = `i_4 + 1`
        swap v_0[i_4], v_0[k_5]
    n_6 = once `v_0.len()`
    do once `::core::assert!(0 < n_6, "the index is out of bounds")`
    k_7 = `n_6 - 1`
    for i_8 in 0..k_7
        k_9 = `i_8 + 1`
        swap v_0[i_8], v_0[k_9]
    removed_10' = pop v_0
    removed_11' = *removed_10?
    n_12 = once `v_0.len()`
    do once `::core::assert!(1 < n_12, "the index is out of bounds")`
    k_13 = `n_12 - 1`
    swap v_0[1], v_0[k_13]
    removed_14' = pop v_0
    removed_15' = *removed_14?
    add_16' = add(removed_11, removed_15)
    -> add_16
"#,
    );
}

#[test]
fn one_of_two_references() {
    check(
        "fn f(x: f64, y: f64, c: bool) -> f64 { let (mut a, mut b) = (x, y); let r = if c { &mut a } else { &mut b }; *r += 2.0; *r = r.sin(); a * b }",
        r#"
fn(x_0', y_1', c_2)
    mut a_3' = x_0
    mut b_4' = y_1
    if c_2
        a_3 += 2.0
    else
        b_4 += 2.0
    let value_5'
    if c_2
        a_6' = *a_3
        value_5 := a_6
    else
        b_7' = *b_4
        value_5 := b_7
    sin_8' = sin(value_5)
    if c_2
        a_3 := sin_8
    else
        b_4 := sin_8
    a_9' = *a_3
    b_10' = *b_4
    mul_11' = mul(a_9, b_10)
    -> mul_11
"#,
    );
}

#[test]
fn conditions_that_give_options() {
    check(
        "fn f(x: f64) -> f64 { let pair = (x > 1.0).then(|| (x.sin(), x)); let Some((s, q)) = pair else { return x }; s * q }",
        r#"
fn(x_0')
    let result_8'
    test_1 = x_0 > 1.0
    let pair_3'
    if test_1
        sin_2' = sin(x_0)
        pair_4' = (sin_2, x_0)
        some_5' = Some(pair_4)
        pair_3 := some_5
    else
        variant_6' = None()
        pair_3 := variant_6
    test_7 = `::core::matches!(&pair_3, Some((_, _)))`
    if test_7
        s_10' = *pair_3?.0
        q_11' = *pair_3?.1
        mul_12' = mul(s_10, q_11)
        result_8 := mul_12
    else
        result_8 := x_0
    -> result_8
"#,
    );
}

#[test]
fn methods_of_options() {
    check(
        "fn f(x: &[f64]) -> f64 { let m = x.get(1).filter(|v| **v > 0.0).copied().or(Some(x[0])).map(f64::exp); m.unwrap_or(0.0) + x.first().zip(x.last()).map_or(0.0, |(p, q)| p * q) }",
        r#"
fn(&x_0')
    n_1 = `x_0.len()`
    some_2 = `n_1 > 1`
    let test_5
    if some_2
        x_3' = *x_0[1]
        test_4 = x_3 > 0.0
        test_5 := test_4
    else
        test_5 := false
    x_6' = *x_0[0]
    let option_7'
    if test_5
        x_8' = *x_0[1]
        some_9' = Some(x_8)
        option_7 := some_9
    else
        some_10' = Some(x_6)
        option_7 := some_10
    some_11 = `option_7.is_some()`
    let m_15'
    if some_11
        option_12' = *option_7?
        exp_13' = exp(option_12)
        some_14' = Some(exp_13)
        m_15 := some_14
    else
        variant_16' = None()
        m_15 := variant_16
    some_17 = `m_15.is_some()`
    let value_19'
    if some_17
        m_18' = *m_15?
        value_19 := m_18
    else
        value_19 := 0.0
    some_20 = `n_1 > 0`
    last_21 = `(n_1).wrapping_sub(1)`
    test_22 = `some_20 &&some_20`
    let value_25'
    if test_22
        x_23' = *x_0[last_21]
        mul_24' = mul(x_6, x_23)
        value_25 := mul_24
    else
        value_25 := 0.0
    add_26' = add(value_19, value_25)
    -> add_26
"#,
    );
}

#[test]
fn chains() {
    check(
        "fn f(x: &[f64], y: &[f64]) -> f64 { x.iter().chain(y).map(|v| v.exp()).sum() }",
        r#"
fn(&x_0', &y_1')
    n_2 = `x_0.len()`
    mut sum_3' = (- 0.0)
    n_4 = `y_1.len()`
    n_5 = `n_2 + n_4`
    for i_6 in 0..n_5
        n_7 = `i_6 < n_2`
        let item_8'
        if n_7
            x_9' = *x_0[i_6]
            item_8 := x_9
        else
            n_10 = `i_6 - n_2`
            y_11' = *y_1[n_10]
            item_8 := y_11
        exp_12' = exp(item_8)
        sum_3 += exp_12
    sum_13' = *sum_3
    -> sum_13
"#,
    );
}

#[test]
fn iterators_in_variables() {
    check(
        "fn f(x: &[f64]) -> f64 { let mut it = x.iter(); let first = it.next().copied().unwrap_or(1.0); let mut s = first; for v in it { s *= v; } s }",
        r#"
fn(&x_0')
    mut it_1 = 0
    n_2 = `x_0.len()`
    it_3 = *it_1
    some_4 = `it_3 < n_2`
    do once `it_1 += 1`
    let first_6'
    if some_4
        x_5' = *x_0[it_3]
        first_6 := x_5
    else
        first_6 := 1.0
    mut s_7' = first_6
    it_8 = *it_1
    n_9 = `usize::saturating_sub(n_2, it_8)`
    for i_10 in 0..n_9
        it_11 = *it_1
        n_12 = `i_10 + it_11`
        x_13' = *x_0[n_12]
        s_14' = *s_7
        mul_15' = mul(s_14, x_13)
        s_7 := mul_15
    s_16' = *s_7
    -> s_16
"#,
    );
}

#[test]
fn folds_that_end_early() {
    check(
        "fn f(x: &[f64]) -> Option<f64> { x.iter().try_fold(1.0, |s, v| if *v > 0.0 { Some(s * v) } else { None }) }",
        r#"
fn(&x_0')
    mut exit_14 = 0
    mut acc_1' = 1.0
    mut whole_2 = true
    n_3 = `x_0.len()`
    for i_4 in 0..n_3 exit exit_14
        acc_5' = *acc_1
        x_6' = *x_0[i_4]
        test_7 = x_6 > 0.0
        let value_9'
        if test_7
            mul_8' = mul(acc_5, x_6)
            some_10' = Some(mul_8)
            value_9 := some_10
        else
            variant_11' = None()
            value_9 := variant_11
        some_12 = `value_9.is_some()`
        if some_12
            value_13' = *value_9?
            acc_1 := value_13
        else
            whole_2 := false
            exit_14 := 2
    exit_14 := 0
    whole_15 = *whole_2
    acc_16' = *acc_1
    let option_17'
    if whole_15
        some_18' = Some(acc_16)
        option_17 := some_18
    else
        none_19' = None()
        option_17 := none_19
    -> option_17
"#,
    );
}

#[test]
fn folds_from_the_end() {
    check(
        "fn f(x: &[f64]) -> f64 { x.iter().rfold(0.0, |a, v| a * 0.5 + v) }",
        r#"
fn(&x_0')
    mut acc_1' = 0.0
    n_2 = `x_0.len()`
    for i_3 in 0..n_2 reversed
        acc_4' = *acc_1
        mul_5' = mul(acc_4, 0.5)
        x_6' = *x_0[i_3]
        add_7' = add(mul_5, x_6)
        acc_1 := add_7
    acc_8' = *acc_1
    -> acc_8
"#,
    );
}

#[test]
fn arrays_by_functions() {
    check(
        "fn f(x: [f64; 3], k: f64) -> f64 { let y = x.map(|v| v * k); let z: [f64; 3] = std::array::from_fn(|i| y[i] * x[(i + 1) % 3]); z[0] }",
        r#"
fn(x_0', k_1')
    array_6' = [0.0; 3]
    mut y_2' = array_6
    for i_3 in 0..3
        x_4' = *x_0[i_3]
        mul_5' = mul(x_4, k_1)
        y_2[i_3] := mul_5
    array_13' = [0.0; 3]
    mut z_7' = array_13
    for i_8 in 0..3
        y_9' = *y_2[i_8]
        k_10 = `(i_8 + 1) % 3`
        x_11' = *x_0[k_10]
        mul_12' = mul(y_9, x_11)
        z_7[i_8] := mul_12
    z_14' = *z_7[0]
    -> z_14
"#,
    );
}
