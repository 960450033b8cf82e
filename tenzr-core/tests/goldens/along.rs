//! Scans, windows, order, moments and normalisation.

use crate::common::{A, B, C, D};
use crate::forms::unknown;
use crate::harness::{Case, Golden};
use tenzr_core::ops::{attention, moments, normalise, order, pick, pool, product, scan};
use tenzr_core::window::{Padding, Window};

pub fn scans<E: Golden>(t: &Case<E>) {
    use scan::*;
    macro_rules! along {
        ($name:ident, |$A:ident, $ct:ident, $x:ident, $y:ident| $g:expr) => {
            match (t.axes.as_str(), t.attr_axes("axis").as_str()) {
                ("AB", "B") => along!(@ $name, B (A, B), |$A, $ct, $x, $y| $g),
                ("AB", "A") => along!(@ $name, A (A, B), |$A, $ct, $x, $y| $g),
                ("ABC", "B") => along!(@ $name, B (A, B, C), |$A, $ct, $x, $y| $g),
                ("B", "B") => along!(@ $name, B (B,), |$A, $ct, $x, $y| $g),
                (axes, over) => unknown(t, &format!("{axes} along {over}")),
            }
        };
        (@ $name:ident, $over:ident $S:ty, |$A:ident, $ct:ident, $x:ident, $y:ident| $g:expr) => {
            one!(t, $S, |x| $name(x, $over), |$ct, $x, $y| {
                let ($A, _) = ($over, $y);
                $g
            })
        };
    }
    macro_rules! records {
        ($name:ident, $with_places:ident) => {
            along!($name, |axis, ct, x, _y| pick::picked_vjp(ct, &$with_places(x, axis).1, axis, x))
        };
    }
    match t.op {
        "cumsum" => along!(cumsum, |axis, ct, _x, _y| cumsum_reverse(ct, axis)),
        "cumsum_reverse" => along!(cumsum_reverse, |axis, ct, _x, _y| cumsum(ct, axis)),
        "cumprod" => along!(cumprod, |axis, ct, x, _y| cumprod_vjp(ct, x, axis)),
        "cumprod_reverse" => along!(cumprod_reverse, |axis, ct, x, _y| cumprod_reverse_vjp(ct, x, axis)),
        "cummax" => records!(cummax, cummax_with_places),
        "cummax_reverse" => records!(cummax_reverse, cummax_reverse_with_places),
        "cummin" => records!(cummin, cummin_with_places),
        "cummin_reverse" => records!(cummin_reverse, cummin_reverse_with_places),
        "cumlogsumexp" => along!(cumlogsumexp, |axis, ct, x, _y| cumlogsumexp_vjp(ct, x, axis)),
        "cumlogsumexp_reverse" => {
            along!(cumlogsumexp_reverse, |axis, ct, x, _y| cumlogsumexp_reverse_vjp(ct, x, axis))
        }
        other => unknown(t, other),
    }
}

pub fn orders<E: Golden>(t: &Case<E>) {
    use order::*;
    use pick::picked_vjp;
    macro_rules! along {
        ($($axes:literal / $over:literal $A:ident $S:ty;)*) => {
            match (t.op, t.axes.as_str(), t.attr_axes("axis").as_str()) {
                $(
                    ("sort", $axes, $over) => {
                        one!(t, $S, |x| sort(x, $A), |ct, x, _y| picked_vjp(ct, &sort_with_places(x, $A).1, $A, x))
                    }
                    ("sort_descending", $axes, $over) => one!(t, $S, |x| sort_descending(x, $A), |ct, x, _y| {
                        picked_vjp(ct, &sort_descending_with_places(x, $A).1, $A, x)
                    }),
                    ("argsort", $axes, $over) => {
                        t.other_value(&argsort(t.input::<$S>(0), $A), |i: usize| i as f64);
                    }
                    ("argsort_descending", $axes, $over) => {
                        t.other_value(&argsort_descending(t.input::<$S>(0), $A), |i: usize| i as f64);
                    }
                    ("top_k", $axes, $over) => {
                        let k = t.attr("k").as_u64().expect("a number of entries") as usize;
                        one!(t, $S, |x| top_k(x, $A, D, k), |ct, x, _y| {
                            picked_vjp(ct, &top_k_with_places(x, $A, D, k).1, $A, x)
                        })
                    }
                    ("arg_top_k", $axes, $over) => {
                        let k = t.attr("k").as_u64().expect("a number of entries") as usize;
                        t.other_value(&arg_top_k(t.input::<$S>(0), $A, D, k), |i: usize| i as f64);
                    }
                )*
                (op, axes, over) => unknown(t, &format!("{op} of {axes} along {over}")),
            }
        };
    }
    match t.op {
        "median" | "quantile" => quantiles(t),
        _ => along! { "AB" / "B" B (A, B); "AB" / "A" A (A, B); "ABC" / "B" B (A, B, C); "B" / "B" B (B,); },
    }
}

fn quantiles<E: Golden>(t: &Case<E>) {
    use order::*;
    let q = t.attr("q").as_f64().expect("a part");
    macro_rules! over {
        ($($axes:literal / $over:literal $A:tt $S:ty;)*) => {
            match (t.op, t.axes.as_str(), t.attr_axes("axes").as_str()) {
                $(
                    ("median", $axes, $over) => {
                        one!(t, $S, |x| median(x, $A), |ct, x, _y| median_vjp(ct, x, $A))
                    }
                    (_, $axes, $over) => {
                        one!(t, $S, |x| quantile(x, $A, q), |ct, x, _y| quantile_vjp(ct, x, $A, q))
                    }
                )*
                ("median", "ABC", "ABC") => {
                    one!(t, (A, B, C), |x| median_all(x), |ct, x, _y| median_all_vjp(ct, x))
                }
                (_, "ABC", "ABC") => {
                    one!(t, (A, B, C), |x| quantile_all(x, q), |ct, x, _y| quantile_all_vjp(ct, x, q))
                }
                (_, "", "") => one!(t, (), |x| quantile_all(x, q), |ct, x, _y| quantile_all_vjp(ct, x, q)),
                (_, axes, over) => unknown(t, &format!("{axes} over {over}")),
            }
        };
    }
    over! {
        "AB" / "B" B (A, B); "AB" / "A" A (A, B); "ABC" / "B" B (A, B, C); "ABC" / "AC" (A, C) (A, B, C);
        "B" / "B" B (B,);
    }
}

fn numbers<const N: usize>(v: &serde_json::Value) -> [usize; N] {
    std::array::from_fn(|i| v[i].as_u64().expect("a number") as usize)
}

fn window<E: Golden, const N: usize>(t: &Case<E>) -> Window<N> {
    let v = t.attr("window");
    let end = |i: usize, j: usize| v["padding"][i][j].as_i64().expect("a number of entries") as isize;
    let padding = match v["padding"].as_str() {
        Some("VALID") => Padding::Valid,
        Some("SAME") => Padding::Same,
        _ => Padding::Explicit(std::array::from_fn(|i| (end(i, 0), end(i, 1)))),
    };
    Window::new(numbers(&v["size"]))
        .stride(numbers(&v["stride"]))
        .padding(padding)
        .dilation(numbers(&v["dilation"]))
        .base_dilation(numbers(&v["base_dilation"]))
}

pub fn windows<E: Golden>(t: &Case<E>) {
    use pick::picked_vjp;
    use pool::*;
    macro_rules! over {
        ($name:ident, |$A:ident, $w:ident, $ct:ident, $x:ident| $g:expr) => {
            over!(@ [$name, |$A, $w, $ct, $x| $g]
                "AB" / "B" 1 B (A, B); "AB" / "A" 1 A (A, B); "B" / "B" 1 B (B,); "ABC" / "BC" 2 (B, C) (A, B, C);
                "ABC" / "CA" 2 (C, A) (A, B, C); "ABC" / "ABC" 3 (A, B, C) (A, B, C);)
        };
        (@ $code:tt $($axes:literal / $over:literal $n:literal $A:tt $S:ty;)*) => {
            match (t.axes.as_str(), t.attr_axes("axes").as_str()) {
                $(($axes, $over) => over!(# $code $n $A $S),)*
                (axes, over) => unknown(t, &format!("{axes} over {over}")),
            }
        };
        (# [$name:ident, |$A:ident, $w:ident, $ct:ident, $x:ident| $g:expr] $n:literal $over:tt $S:ty) => {{
            let $w = window::<E, $n>(t);
            one!(t, $S, |x| $name(x, $over, $w), |$ct, $x, _y| {
                let $A = $over;
                $g
            })
        }};
    }
    match t.op {
        "window_sum" => over!(window_sum, |axes, w, ct, x| window_sum_vjp(ct, axes, w, x)),
        "window_mean" => over!(window_mean, |axes, w, ct, x| window_mean_vjp(ct, axes, w, x)),
        "avg_pool" => over!(avg_pool, |axes, w, ct, x| avg_pool_vjp(ct, axes, w, x)),
        "window_max" => {
            over!(window_max, |axes, w, ct, x| picked_vjp(ct, &window_max_with_places(x, axes, w).1, axes, x))
        }
        "window_min" => {
            over!(window_min, |axes, w, ct, x| picked_vjp(ct, &window_min_with_places(x, axes, w).1, axes, x))
        }
        "max_pool" => over!(max_pool, |axes, w, ct, x| picked_vjp(ct, &max_pool_with_places(x, axes, w).1, axes, x)),
        other => unknown(t, other),
    }
}

pub fn reductions<E: Golden>(t: &Case<E>) {
    use moments::*;
    use product::*;
    let ddof = t.attr("ddof").as_u64().unwrap_or(0) as usize;
    macro_rules! over {
        ($name:ident, $all:ident($($n:ident)?), |$ct:ident, $x:ident, $y:ident| $g:expr) => {
            match (t.axes.as_str(), t.attr_axes("axes").as_str()) {
                ("AB", "B") => one!(t, (A, B), |x| $name(x, B $(, $n)?), |$ct, $x, $y| $g),
                ("AB", "A") => one!(t, (A, B), |x| $name(x, A $(, $n)?), |$ct, $x, $y| $g),
                ("AB", "AB") => one!(t, (A, B), |x| $name(x, (A, B) $(, $n)?), |$ct, $x, $y| $g),
                ("ABC", "B") => one!(t, (A, B, C), |x| $name(x, B $(, $n)?), |$ct, $x, $y| $g),
                ("ABC", "AC") => one!(t, (A, B, C), |x| $name(x, (A, C) $(, $n)?), |$ct, $x, $y| $g),
                ("ABC", "ABC") => one!(t, (A, B, C), |x| $all(x $(, $n)?), |$ct, $x, $y| $g),
                ("B", "B") => one!(t, (B,), |x| $all(x $(, $n)?), |$ct, $x, $y| $g),
                ("", "") => one!(t, (), |x| $all(x $(, $n)?), |$ct, $x, $y| $g),
                (axes, over) => unknown(t, &format!("{axes} over {over}")),
            }
        };
    }
    match t.op {
        "prod" => over!(prod, prod_all(), |ct, x, _y| prod_vjp(ct, x)),
        "variance" => over!(variance, variance_all(ddof), |ct, x, _y| variance_vjp(ct, x, ddof)),
        "std" => over!(std, std_all(ddof), |ct, x, _y| std_vjp(ct, x, ddof)),
        "norm" => over!(norm, norm_all(), |ct, x, _y| norm_vjp(ct, x)),
        "norm_l1" => over!(norm_l1, norm_l1_all(), |ct, x, _y| norm_l1_vjp(ct, x)),
        "norm_inf" => over!(norm_inf, norm_inf_all(), |ct, x, y| norm_inf_vjp(ct, x, y)),
        other => unknown(t, other),
    }
}

pub fn normalisations<E: Golden>(t: &Case<E>) {
    use normalise::*;
    if t.op.starts_with("attention") {
        return attentions(t);
    }
    let eps = t.attr("eps").as_f64().expect("a number");
    macro_rules! over {
        ($name:ident, $with_factor:ident, $rule:ident) => {
            over!(@ $name, $with_factor, $rule
                "AB" / "B" B (A, B); "AB" / "A" A (A, B); "ABC" / "B" B (A, B, C); "ABC" / "AC" (A, C) (A, B, C);
                "B" / "B" B (B,);)
        };
        (@ $name:ident, $with_factor:ident, $rule:ident $($axes:literal / $over:literal $A:tt $S:ty;)*) => {
            match (t.axes.as_str(), t.attr_axes("axes").as_str()) {
                $(($axes, $over) => one!(t, $S, |x| $name(x, $A, eps), |ct, x, y| {
                    $rule(ct, y, &$with_factor(x, $A, eps).1, $A)
                }),)*
                (axes, over) => unknown(t, &format!("{axes} over {over}")),
            }
        };
    }
    match t.op {
        "layer_norm" => over!(layer_norm, layer_norm_with_factor, layer_norm_vjp),
        "batch_norm" => over!(batch_norm, batch_norm_with_factor, layer_norm_vjp),
        "rms_norm" => over!(rms_norm, rms_norm_with_factor, rms_norm_vjp),
        other => unknown(t, other),
    }
}

/// Two operands at a time; the third is held.
fn attentions<E: Golden>(t: &Case<E>) {
    use attention::*;
    macro_rules! shapes {
        ($($axes:literal $Q:ty, $K:ty, $V:ty $(, $M:ty)?;)*) => {
            match t.axes.as_str() {
                $($axes => shapes!(@ $Q, $K, $V $(, $M)?),)*
                other => unknown(t, other),
            }
        };
        (@ $Q:ty, $K:ty, $V:ty) => {
            three!(t, $Q, $K, $V, |q, k, v| attention(q, k, v, B, C), |ct, q, k, v| (
                attention_vjp(ct.clone(), k, v, &attention_with_weights(q, k, v, B, C).1, B, C, q),
                attention_vjp(ct.clone(), q, v, &attention_with_weights(q, k, v, B, C).1, B, C, k),
                attention_values_vjp(ct, &attention_with_weights(q, k, v, B, C).1, v)
            ))
        };
        (@ $Q:ty, $K:ty, $V:ty, $M:ty) => {{
            let m = t.mask::<$M>(3);
            three!(t, $Q, $K, $V, |q, k, v| attention_masked(q, k, v, &m, B, C), |ct, q, k, v| (
                attention_vjp(ct.clone(), k, v, &attention_masked_with_weights(q, k, v, &m, B, C).1, B, C, q),
                attention_vjp(ct.clone(), q, v, &attention_masked_with_weights(q, k, v, &m, B, C).1, B, C, k),
                attention_values_vjp(ct, &attention_masked_with_weights(q, k, v, &m, B, C).1, v)
            ))
        }};
    }
    shapes! {
        "AB,CB,CD" (A, B), (C, B), (C, D);
        "B,CB,C" (B,), (C, B), (C,);
        "AB,CB,CD,AC" (A, B), (C, B), (C, D), (A, C);
        "AB,CB,CD,C" (A, B), (C, B), (C, D), (C,);
    }
}
