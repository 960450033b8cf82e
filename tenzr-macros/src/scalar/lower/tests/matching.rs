//! Patterns.

use super::check;

#[test]
fn match_on_integers() {
    check(
        "fn f(x: f64, n: usize) -> f64 { match n { 0 => 1.0, 1 | 2 => x, k if k > 10 => x * k as f64, _ => x * x } }",
        r#"
fn(x_0', n_1)
    let value_3'
    match `n_1`
      0 =>
        value_3 := 1.0
      1 | 2 =>
        value_3 := x_0
      k_4 if `k_4 > 10` =>
        k_5 = `k_4 as f64`
        mul_6' = mul(x_0, k_5)
        value_3 := mul_6
      _ =>
        mul_7' = mul(x_0, x_0)
        value_3 := mul_7
    -> value_3
"#,
    );
}

#[test]
fn match_on_floats() {
    check(
        "fn f(x: f64) -> f64 { match x { 0.0 => 1.0, 1.0..=2.0 => x, y if y < 0.0 => -y, _ => x * x } }",
        r#"
fn(x_0')
    let value_2'
    test_1 = x_0 == 0.0
    if test_1
        value_2 := 1.0
    else
        test_3 = x_0 >= 1.0
        test_4 = x_0 <= 2.0
        test_5 = `test_3 &&test_4`
        if test_5
            value_2 := x_0
        else
            test_6 = x_0 < 0.0
            test_7 = `true &&test_6`
            if test_7
                neg_8' = neg(x_0)
                value_2 := neg_8
            else
                mul_9' = mul(x_0, x_0)
                value_2 := mul_9
    -> value_2
"#,
    );
}

#[test]
fn match_on_an_enum() {
    check(
        "fn f(s: &Shape, k: f64) -> f64 { match s { Shape::Circle(r) => PI * r * r, Shape::Rect { w, h } => w * h * k, Shape::Empty => 0.0 } }",
        r#"
fn(&s_0', k_1')
    let value_5'
    match once `s_0`
      Shape::Circle(_) =>
        s_2' = *s_0<Shape::Circle>.0
        mul_3' = mul(PI, s_2)
        mul_4' = mul(mul_3, s_2)
        value_5 := mul_4
      Shape::Rect { w : _, h : _ } =>
        s_6' = *s_0<Shape::Rect>.w
        s_7' = *s_0<Shape::Rect>.h
        mul_8' = mul(s_6, s_7)
        mul_9' = mul(mul_8, k_1)
        value_5 := mul_9
      Shape::Empty =>
        value_5 := 0.0
    -> value_5
"#,
    );
}

#[test]
fn guards_on_what_is_bound() {
    check(
        "fn f(o: Option<f64>, x: f64) -> f64 { match o { Some(v) if v > 0.0 => v * x, Some(v) => v, None => x } }",
        r#"
fn(o_0', x_1')
    let value_8'
    test_2 = `::core::matches!(&o_0, Some(_))`
    let test_5
    if test_2
        v_3' = *o_0?
        test_4 = v_3 > 0.0
        test_5 := test_4
    else
        test_5 := false
    if test_5
        v_6' = *o_0?
        mul_7' = mul(v_6, x_1)
        value_8 := mul_7
    else
        if test_2
            v_9' = *o_0?
            value_8 := v_9
        else
            value_8 := x_1
    -> value_8
"#,
    );
}

#[test]
fn match_on_a_tuple_of_options() {
    check(
        "fn f(x: &[f64], k: usize) -> f64 { match (x.get(k), x.first()) { (Some(a), Some(b)) => a * b, (None, _) => 0.0, _ => 1.0 } }",
        r#"
fn(&x_0', k_1)
    n_2 = `x_0.len()`
    some_3 = `n_2 > k_1`
    some_4 = `n_2 > 0`
    let value_9'
    test_5 = `some_3 &&some_4`
    if test_5
        x_6' = *x_0[k_1]
        x_7' = *x_0[0]
        mul_8' = mul(x_6, x_7)
        value_9 := mul_8
    else
        none_10 = `! some_3`
        if none_10
            value_9 := 0.0
        else
            value_9 := 1.0
    -> value_9
"#,
    );
}

#[test]
fn match_with_a_jump() {
    check(
        "fn f(x: f64, n: usize) -> f64 { let y = match n { 0 => return 1.0, 1 => return x, k => x * k as f64 }; y * y }",
        r#"
fn(x_0', n_1)
    let result_2'
    let y_7'
    match `n_1`
      0 =>
        result_2 := 1.0
      1 =>
        result_2 := x_0
      k_4 =>
        k_5 = `k_4 as f64`
        mul_6' = mul(x_0, k_5)
        y_7 := mul_6
        mul_8' = mul(y_7, y_7)
        result_2 := mul_8
    -> result_2
"#,
    );
}

#[test]
fn if_let() {
    check(
        "fn f(o: Option<f64>) -> f64 { if let Some(v) = o { v * v } else { 0.0 } }",
        r#"
fn(o_0')
    test_1 = `::core::matches!(&o_0, Some(_))`
    let value_4'
    if test_1
        v_2' = *o_0?
        mul_3' = mul(v_2, v_2)
        value_4 := mul_3
    else
        value_4 := 0.0
    -> value_4
"#,
    );
}

#[test]
fn chains_of_conditions() {
    check(
        "fn f(a: Option<f64>, n: usize) -> f64 { if let Some(x) = a && n > 2 && x > 0.0 { x } else { 0.0 } }",
        r#"
fn(a_0', n_1)
    mut exit_7 = 0
    mut result_6' = 0.0
    test_2 = `::core::matches!(&a_0, Some(_))`
    if test_2
        x_3' = *a_0?
        k_4 = `n_1 > 2`
        if k_4
            test_5 = x_3 > 0.0
            if test_5
                result_6 := x_3
                exit_7 := 2
    go_8 = once `exit_7 == 0`
    if go_8
        result_6 := 0.0
    exit_7 := 0
    result_9' = *result_6
    -> result_9
"#,
    );
}

#[test]
fn while_let() {
    check(
        "fn f(x: f64) -> f64 { let mut st = vec![x, 2.0 * x]; let mut s = 0.0; while let Some(v) = st.pop() { s += v; if v > 8.0 { st.push(v / 2.0); } } s }",
        r#"
fn(x_0')
    mut exit_9 = 0
    mul_1' = mul(2.0, x_0)
    vec_2' = vec![x_0, mul_1]
    mut st_3' = vec_2
    mut s_4' = 0.0
    while exit exit_9
      holds true
        popped_5' = pop st_3
        match once `&popped_5`
          Some(_) =>
            v_6' = *popped_5?
            s_4 += v_6
            test_7 = v_6 > 8.0
            if test_7
                div_8' = div(v_6, 2.0)
                push st_3, div_8
          _ =>
            exit_9 := 2
    exit_9 := 0
    s_10' = *s_4
    -> s_10
"#,
    );
}

#[test]
fn let_else() {
    check(
        "fn f(x: &[f64]) -> f64 { let Some(a) = x.first() else { return 0.0 }; let [b, c] = x[..2] else { return *a }; a * b * c }",
        r#"
fn(&x_0')
    let result_3'
    n_1 = `x_0.len()`
    some_2 = `n_1 > 0`
    if some_2
        test_5 = `::core::matches!(&x_0[.. 2],[_, _])`
        if test_5
            b_7' = *x_0[..2][0]
            c_8' = *x_0[..2][1]
            x_9' = *x_0[0]
            mul_10' = mul(x_9, b_7)
            mul_11' = mul(mul_10, c_8)
            result_3 := mul_11
        else
            x_6' = *x_0[0]
            result_3 := x_6
    else
        result_3 := 0.0
    -> result_3
"#,
    );
}

#[test]
fn slices_and_tuples_are_taken_apart() {
    check(
        "fn f(x: [f64; 3]) -> f64 { let [a, b, c] = x; let [p, ..] = x; let [.., z] = x; let (u, .., v) = (a, b, c); a * p + u * v + z }",
        r#"
fn(x_0')
    a_1' = *x_0[0]
    b_2' = *x_0[1]
    c_3' = *x_0[2]
    k_4 = `3 - 1usize`
    z_5' = *x_0[k_4]
    mul_6' = mul(a_1, a_1)
    mul_7' = mul(a_1, c_3)
    add_8' = add(mul_6, mul_7)
    add_9' = add(add_8, z_5)
    -> add_9
"#,
    );
}

#[test]
fn structs_are_taken_apart() {
    check(
        "fn f(p: Params) -> f64 { let Params { a, b: (c, d), .. } = p; a * c + d }",
        r#"
fn(p_0')
    a_1' = *p_0.a
    b_2' = *p_0.b.0
    mul_3' = mul(a_1, b_2)
    b_4' = *p_0.b.1
    add_5' = add(mul_3, b_4)
    -> add_5
"#,
    );
}

#[test]
fn options_without_derivative() {
    check(
        "fn f(x: f64, v: &[usize]) -> f64 { let mut best = None; for &i in v { if i > 3 { best = Some(i); } } match best { Some(i) => x * i as f64, None => x } }",
        r#"
fn(x_0', &v_1)
    variant_2 = None()
    mut best_3 = variant_2
    n_4 = `v_1.len()`
    for i_5 in 0..n_4
        i_6 = *v_1[i_5]
        k_7 = `i_6 > 3`
        if k_7
            some_8 = Some(i_6)
            best_3 := some_8
    let value_12'
    match once `best_3`
      Some(i_9) =>
        k_10 = `i_9 as f64`
        mul_11' = mul(x_0, k_10)
        value_12 := mul_11
      None =>
        value_12 := x_0
    -> value_12
"#,
    );
}

#[test]
fn maps_and_strings_stay_rust() {
    check(
        r#"fn f(x: f64, m: &HashMap<usize, usize>, kind: &str) -> f64 { let mut s = 0.0; if let Some(&k) = m.get(&3) { s += x * k as f64; } for (k, v) in m { s += x * (k + v) as f64; } match kind { "a" => x, _ => s } }"#,
        r#"
fn(x_0', &m_1, &kind_2)
    mut s_3' = 0.0
    match once `m_1.get(&3)`
      Some(&k_4) =>
        k_5 = `k_4 as f64`
        mul_6' = mul(x_0, k_5)
        s_3 += mul_6
      _ =>
    items_7 = once `::core::iter::IntoIterator::into_iter(m_1).collect::<::std::vec::Vec < _ >>()`
    n_8 = `items_7.len()`
    for i_9 in 0..n_8
        n_10 = `items_7[i_9].clone()`
        k_11 = *n_10.0
        v_12 = *n_10.1
        k_13 = `(k_11 + v_12) as f64`
        mul_14' = mul(x_0, k_13)
        s_3 += mul_14
    let value_15'
    match `kind_2`
      "a" =>
        value_15 := x_0
      _ =>
        s_16' = *s_3
        value_15 := s_16
    -> value_15
"#,
    );
}
