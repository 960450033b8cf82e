//! Every stage on printed code, without rustc.

use crate::ir::Var;
use crate::lower::{Lower, Value};
use crate::parse::closure::{Transform, Transformed};
use crate::pipeline::{Code, Straight, Sweeps};
use crate::print::print;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

/// A function of tensors by reference, lowered.
fn function(body: &str, params: &[&str]) -> Code {
    let mut lower = Lower::new(None);
    let vars: Vec<Var> = params.iter().map(|p| lower.param(&Ident::new(p, Span::call_site()), true)).collect();
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
    let vars: Vec<Var> = t.params.iter().map(|p| lower.argument(&p.name)).collect();
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
    lower.param(&Ident::new("x", Span::call_site()), true);
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

fn same(found: &str, expected: &str) {
    let lines = |s: &str| s.lines().map(str::trim_end).filter(|l| !l.trim().is_empty()).map(str::to_owned).collect();
    let (found, mut expected): (Vec<String>, Vec<String>) = (lines(found), lines(expected));
    let margin = expected.iter().map(|l| l.len() - l.trim_start().len()).min().unwrap_or(0);
    expected.iter_mut().for_each(|l| *l = l[margin..].to_owned());
    assert_eq!(found, expected, "\n{}\n", found.join("\n"));
}

#[test]
fn show() {
    let mut c = function("{ let h = x.dot(w, Feature).tanh(); (&h * 2.0).sum_all() }", &["x", "w"]);
    println!("{}", print(&c.arena, &c.stmts));
    let (f, r, _) = sweeps(&mut c);
    println!("{f}---\n{r}");
    let mut c = function(
        "{ let (a, b) = two(x, &w); let k = n + 1; let c = { let k = 2 * k; a.powi(k) }; c - b }",
        &["x", "w"],
    );
    println!("{}", print(&c.arena, &c.stmts));
    let (f, r, _) = sweeps(&mut c);
    println!("{f}---\n{r}");
    let mut c = function("{ x.cross_entropy(y, Class) }", &["x", "y"]);
    let (f, r, _) = sweeps(&mut c);
    println!("{f}---\n{r}");
    let mut c = closure(Transform::Vmap, "Batch, |x: &X, y: &Y| grad!(|w: &W| loss(x, w, &w2, y))(&w1)");
    println!("{}", print(&c.arena, &c.stmts));
    let Straight { stmts, .. } = c.straight();
    println!("---\n{}", print(&c.arena, &stmts));
    let mut c = closure(Transform::Grad, "|x: &L| grad!(|y: &L| y * y * x)(x)");
    println!("{}", print(&c.arena, &c.stmts));
    let Straight { stmts, .. } = c.straight();
    println!("---\n{}", print(&c.arena, &stmts));
    let mut c = closure(Transform::Grad, "|x: &L| { let (_, t) = jvp!(|y: &L| y * y)(x, &one); t }");
    let Straight { stmts, .. } = c.straight();
    println!("---\n{}", print(&c.arena, &stmts));
}
