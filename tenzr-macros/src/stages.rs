//! Every stage on printed code, without rustc.

use crate::ir::Var;
use crate::lower::{Lower, Value};
use crate::parse::closure::{Transform, Transformed};
use crate::pipeline::{Code, Sweeps};
use crate::print::print;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

/// A function of tensors by reference, lowered.
fn function(body: &str, params: &[&str]) -> Code {
    let mut lower = Lower::new(None);
    let vars: Vec<Var> = params
        .iter()
        .map(|p| lower.param(&Ident::new(p, Span::call_site()), &syn::parse_quote!(X), true, false))
        .collect();
    let block: syn::Block = syn::parse_str(body).expect("a block");
    let value = lower.block(&block);
    let shape = lower.result(value, &syn::parse_str("Out").expect("a type"), Span::call_site());
    let results = lower.flat(&shape, Span::call_site()).unwrap_or_default();
    let (arena, stmts, errors) = lower.finish(vars.clone());
    errors.check(()).expect("a body that is accepted");
    let maps = params.iter().map(|p| {
        let v = Ident::new(&p.to_uppercase(), Span::call_site());
        quote!(#v)
    });
    Code::new(arena, stmts, vars, maps.collect(), results)
}

/// A macro's input, lowered.
fn closure(transform: Transform, input: &str) -> Code {
    let input: TokenStream = input.parse().expect("tokens");
    let t = Transformed::parse(transform, input).expect("an input that is accepted");
    let mut lower = Lower::new(None);
    let vars: Vec<Var> = t.params.iter().map(|p| lower.argument(&p.name, &p.ty)).collect();
    let value = lower.transform(&t, vars.clone());
    let value = if let (Transform::Vjp, Value::Tuple(parts)) = (transform, &value) { parts[0].clone() } else { value };
    let results = lower.flat(&value, Span::call_site()).unwrap_or_default();
    let (arena, stmts, errors) = lower.finish(Vec::new());
    errors.check(()).expect("a body that is accepted");
    Code::new(arena, stmts, vars, Vec::new(), results)
}

/// What is wrong with a body.
fn refusals(body: &str) -> Vec<String> {
    let mut lower = Lower::new(Some(Ident::new("own", Span::call_site())));
    lower.param(&Ident::new("x", Span::call_site()), &syn::parse_quote!(X), true, false);
    let block: syn::Block = syn::parse_str(body).expect("a block");
    lower.block(&block);
    let (_, _, errors) = lower.finish(Vec::new());
    match errors.check(()) {
        Ok(()) => Vec::new(),
        Err(e) => e.into_iter().map(|e| e.to_string().lines().next().unwrap_or_default().to_owned()).collect(),
    }
}

fn sweeps(code: &mut Code) -> (String, String, Sweeps) {
    let params = code.params.clone();
    let s = code.sweeps(&params);
    (print(&code.arena, &s.forward), print(&code.arena, &s.reverse), s)
}

fn straight(code: &mut Code) -> String {
    let s = code.straight();
    print(&code.arena, &s.stmts)
}

fn same(found: &str, expected: &str) {
    let lines = |s: &str| s.lines().map(str::trim_end).filter(|l| !l.trim().is_empty()).map(str::to_owned).collect();
    let (found, mut expected): (Vec<String>, Vec<String>) = (lines(found), lines(expected));
    let margin = expected.iter().map(|l| l.len() - l.trim_start().len()).min().unwrap_or(0);
    expected.iter_mut().for_each(|l| *l = l[margin..].to_owned());
    assert_eq!(found, expected, "\n{}\n", found.join("\n"));
}

#[test]
fn lowering_dissolves_names_blocks_and_tuples() {
    let c = function(
        "{ let (a, b) = two(x, &w); let a = a * 2.0; let k = n + 1; let c = { let k = 2 * k; a.powi(k) }; c - b }",
        &["x", "w"],
    );
    same(
        &print(&c.arena, &c.stmts),
        "
        ambient_0 = ambient of (x_1, w_2)
        two_4, two_5 = call two(&x_1, &w_2)
        mul_6 = mul(two_4, 2.0)
        rust `let k = n + 1 ;`
        rust `let __k_7 = 2 * k ;`
        k_8 = `__k_7`
        powi_9 = powi(mul_6; k_8)
        sub_10 = sub(powi_9, two_5)
        ",
    );
}

#[test]
fn the_reverse_sweep_reads_what_the_rules_take() {
    let mut c = function("{ let h = x.dot(w, Feature).tanh(); (&h * 2.0).sum_all() }", &["x", "w"]);
    let (forward, reverse, _) = sweeps(&mut c);
    same(
        &forward,
        "
        dot_3 = dot(x_1, w_2; Feature)
        tanh_4 = tanh(dot_3)
        mul_5 = mul(tanh_4, 2.0)
        sum_all_6 = sum_all(mul_5)
        ",
    );
    same(
        &reverse,
        "
        d_mul_9 = fit_like(ct_8, like mul_5)
        d_tanh_10 = contract_like(d_mul_9, 2.0, like tanh_4)
        d_dot_11 = tanh_vjp(d_tanh_10, tanh_4)
        d_x_12 = contract_like(d_dot_11, w_2, like x_1)
        d_w_13 = contract_like(d_dot_11, x_1, like w_2)
        ",
    );
}

#[test]
fn contributions_accumulate_and_calls_are_pulled() {
    let mut c = function("{ let h = layer(x, w); &h * &h + h }", &["x", "w"]);
    let (forward, reverse, s) = sweeps(&mut c);
    same(
        &forward,
        "
        layer_3, pullback_8 = call layer with pullback(&x_1, &w_2)
        mul_4 = mul(layer_3, layer_3)
        add_5 = add(mul_4, layer_3)
        ",
    );
    same(
        &reverse,
        "
        d_mul_9 = fit_like(ct_7, like mul_4)
        d_layer_10 = fit_like(ct_7, like layer_3)
        d_layer_11 = contract_like(d_mul_9, layer_3, like layer_3)
        d_layer_12 = d_layer_10 + d_layer_11
        d_layer_13 = contract_like(d_mul_9, layer_3, like layer_3)
        d_layer_14 = d_layer_12 + d_layer_13
        d_x_15, d_w_16 = pull pullback_8(d_layer_14) for (x_1, w_2)
        ",
    );
    let ty = s.tags.of(&c.arena, s.results[0]).to_string().replace(' ', "");
    assert_eq!(ty, "::tenzr::__private::axis::Join<X,W>", "the canonical union of the parameters' maps");
}

#[test]
fn a_residual_is_kept_where_a_rule_takes_it() {
    let mut c = function("{ x.cross_entropy(y, Class) }", &["x", "y"]);
    let params = c.params.clone();
    let both = c.sweeps(&params);
    same(
        &print(&c.arena, &both.forward),
        "
        cross_entropy_3, residual_6 = cross_entropy(x_1, y_2; Class) keeping its residual
        ",
    );
    let targets = c.sweeps(&params[1..]);
    same(
        &print(&c.arena, &targets.forward),
        "
        cross_entropy_3 = cross_entropy(x_1, y_2; Class)
        ",
    );
    same(
        &print(&c.arena, &targets.reverse),
        "
        d_y_10 = cross_entropy_targets_vjp(ct_9, x_1, Class, like y_2)
        ",
    );
}

#[test]
fn a_parameter_that_nothing_depends_on_has_no_cotangent() {
    let mut c = function("{ x.gt(w).select(x, 1.0) }", &["x", "w"]);
    let params = c.params.clone();
    let s = c.sweeps(&params);
    assert!(s.gradients[0].is_some() && s.gradients[1].is_none());
}

#[test]
fn a_derivative_is_structured_until_it_is_expanded() {
    let mut c = closure(Transform::Vmap, "Batch, |x: &X, y: &Y| grad!(|w: &W| loss(x, w, &w2, y))(&w1)");
    let lowered = print(&c.arena, &c.stmts);
    assert!(lowered.contains("= pullback(d w_"), "{lowered}");
    assert!(lowered.contains("] from seed {") || lowered.contains(") from seed {"), "{lowered}");
    let expanded = straight(&mut c);
    assert!(expanded.contains("= call loss with pullback("), "{expanded}");
    // Only the weights' cotangent is asked of the call.
    assert!(expanded.contains(" for (_, w_"), "{expanded}");
    assert!(expanded.contains("devectorize("), "{expanded}");
}

#[test]
fn the_derivative_of_a_derivative_runs_on_dual_numbers() {
    let mut c = closure(Transform::Grad, "|x: &L| grad!(|y: &L| f(y))(x)");
    let expanded = straight(&mut c);
    let calls = expanded.matches("= call f with pullback(").count();
    assert_eq!(calls, 1, "the value of the inner gradient is not asked for:\n{expanded}");
    for part in ["= dual(", "= tangent_of(", "seed like"] {
        assert!(expanded.contains(part), "{part} in\n{expanded}");
    }
}

#[test]
fn the_reverse_of_forward_mode_exchanges_the_parts() {
    let mut c = closure(Transform::Grad, "|x: &L| { let (_, t) = jvp!(|y: &L| y * y)(x, &one); t }");
    let expanded = straight(&mut c);
    assert!(expanded.contains("= dual(") && expanded.contains("= tangent_of_vjp("), "{expanded}");
}

#[test]
fn levels_of_forward_mode_differ_by_nesting() {
    let c = closure(Transform::Jvp, "|x: &L| { let (_, t) = jvp!(|y: &L| x * y)(&one, &one); x * t }");
    let text = print(&c.arena, &c.stmts);
    assert!(text.contains("level 0") && text.contains("level 1"), "{text}");
}

#[test]
fn a_total_is_not_computed_for_its_seed() {
    let mut c = closure(Transform::Grad, "|x: &X| (x * x).mean_all()");
    let expanded = straight(&mut c);
    assert!(!expanded.contains("= mean_all("), "{expanded}");
    assert!(expanded.contains("seed like the total of mul_"), "{expanded}");
}

#[test]
fn what_is_not_used_goes_and_what_has_effects_stays() {
    let mut c = function("{ let unused = x.exp(); assert!(n > 0); x.tanh() }", &["x"]);
    let text = straight(&mut c);
    assert!(!text.contains("exp("), "{text}");
    assert!(text.contains("rust `assert !"), "{text}");
}

#[test]
fn a_body_is_refused_with_all_that_is_wrong_with_it() {
    let found = refusals("{ let a = x.fancy(); for i in 0..3 { let b = x * 2.0; } let c = x[0]; own(x) }");
    assert_eq!(
        found,
        [
            "`fancy` has no derivative rule",
            "this is taken for a tensor, which is not indexed and not looped over",
            "`own` calls itself, and recursion is not supported in a differentiable function",
        ]
    );
}

#[test]
fn every_construct_is_refused_by_name() {
    for (body, what) in [
        ("{ match x.item() { Some(y) => x.ln(), _ => x.exp() } }", "takes numbers, ranges"),
        ("{ for y in x { } x.ln() }", "not looped over"),
        ("{ x.exp() + if n > 0 { return x } else { x } }", "control leaves in the middle"),
        ("{ while let Some(y) = x.exp() { } x.ln() }", "`let` in a condition"),
        ("{ match n { k if x.item() > 0.0 => x.exp(), _ => x.ln() } }", "the guard of a pattern mentions"),
        ("{ let mut n = 0; if x.item() > 0.0 { n += 1; } x.ln() }", "may differ between the examples"),
        ("{ let y = x.exp(); y = x.tanh(); y }", "cannot assign twice to immutable variable `y`"),
        ("{ let y = g(x)?; y }", "neither a `Result` nor an `Option`"),
        ("{ let mut y = x.exp(); y %= x; y }", "compound assignment"),
        ("{ let f = |y| x * y; x.exp() }", "closure"),
        ("{ let y = format!(\"{}\", x); x.exp() }", "cannot be seen through"),
        ("{ grad!(|w: &W| w * x) }", "is called there"),
        ("{ x % 2.0 }", "`%`"),
        ("{ x.sum(x) }", "cannot depend on a tracked value"),
        ("{ let (a, b) = x.exp(); a }", "this pattern takes 2 values"),
    ] {
        let found = refusals(body);
        assert!(found.iter().any(|m| m.contains(what)), "{body}: {found:?}");
    }
}
