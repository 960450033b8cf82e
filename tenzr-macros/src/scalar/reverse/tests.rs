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
