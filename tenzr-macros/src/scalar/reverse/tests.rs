//! What the reverse sweep of a function has, as text.

use super::sweeps;
use crate::scalar::lower::function;
use crate::scalar::reads::shared;
use crate::scalar::signature::Signature;
use crate::scalar::testing::show;

/// The reverse sweep.
fn reverse(text: &str) -> String {
    let item: syn::ItemFn = syn::parse_str(text).expect("a function");
    let lowered = Signature::parse(&item.sig).and_then(|s| function(&s, &item.block)).expect("scalar code");
    let text = show::sweeps(0, &sweeps(&shared(lowered)));
    text.split_once("reverse f_0").expect("two sweeps").1.to_owned()
}

#[test]
fn the_partial_of_a_reciprocal_is_had_from_the_result() {
    let text = reverse("fn f(x: f64) -> f64 { 1.0 / (x * x) }");
    assert!(text.contains("d recip_0(_) = div_"), "{text}");
    assert!(!text.contains("d div_"), "{text}");
    // Another numerator divides once more.
    let text = reverse("fn f(x: f64) -> f64 { 2.0 / x }");
    assert!(text.contains("d div_1("), "{text}");
}

#[test]
fn a_pullback_computes_again_what_is_cheap() {
    let text = reverse("fn f(w: f64, x: f64) -> f64 { let d = w - x; d * d }");
    assert!(text.contains("= sub(w_0, x_1)"), "{text}");
    let squares = "let mut s = 0.0; for i in 0..2 { s += d[i] * d[i]; } s";
    let text = reverse(&format!("fn f(w: f64, x: f64) -> f64 {{ let d = [w - x, 2.0]; {squares} }}"));
    assert!(text.contains("= sub(w_0, x_1)") && text.contains("= array ("), "{text}");
    let text = reverse("fn f(x: f64) -> f64 { let e = x.exp(); e * e }");
    assert!(!text.contains("= exp("), "{text}");
}

#[test]
fn a_counter_is_counted_back() {
    let text = |body: &str| reverse(&format!("fn f(x: &[f64], n: usize) -> f64 {{ {body} }}"));
    let found = text("let (mut s, mut k) = (1.0, 0); for i in 0..n { s = s * x[k]; k += i; } s");
    // Beside `s` itself nothing is kept.
    assert!(found.contains("-= i_"), "{found}");
    // What is read after the step is not what it is at the start of the iteration.
    let found = text("let (mut s, mut k) = (1.0, 0); for i in 0..n { k += i; s = s * x[k]; } s");
    assert!(!found.contains("-= i_"), "{found}");
    // A float is not exactly what it was after a sum is undone.
    let found = text("let (mut s, mut k) = (1.0, 0.0); for i in 0..n { s = s * x[i] * k; k += i as f64; } s");
    assert!(!found.contains("-= k_"), "{found}");
}

#[test]
fn what_is_handed_on_is_multiplied_by_factors() {
    let found = reverse("fn f(x: f64, n: usize) -> f64 { let mut y = x; for _ in 0..n { y = (y * y + x).sin(); } y }");
    assert!(found.contains("whole_"), "{found}");
    assert!(!found.contains("nonzero"), "{found}");
    // Where a factor may be infinite, zero times it is zero.
    let found = reverse("fn f(x: f64, n: usize) -> f64 { let mut y = x; for _ in 0..n { y = (y * y + x).sqrt(); } y }");
    assert!(found.contains("nonzero whole_"), "{found}");
    // A sum is short already, and two cotangents that are handed on are none of this.
    for body in
        ["for _ in 0..n { y += x; }", "let mut z = x; for _ in 0..n { let t = y; y = (y * z).sin(); z = z * t; }"]
    {
        let found = reverse(&format!("fn f(x: f64, n: usize) -> f64 {{ let mut y = x; {body} y }}"));
        assert!(!found.contains("whole_"), "{body} {found}");
    }
}
