//! Scans, windows, order, moments, normalisation and losses on a batch, against the stack of what they give on single
//! examples: each operand mapped or shared, in every form of storage, by reference and by value.

mod common;
#[macro_use]
#[path = "common/batch.rs"]
mod batch;

use common::forms::{Operand as _, sizes};
use common::{A, B, C, UpToFour};
use tenzr_core::Tensor;
use tenzr_core::axis::MappedAxes;
use tenzr_core::ops::pick::picked_vjp;
use tenzr_core::ops::{
    arith, attention, compare, divergence, fit, moments, normalise, order, pool, product, reduce, regression, scan,
    shape,
};
use tenzr_core::window::{Padding, Window};

macro_rules! scans {
    ($($name:ident: |$ct:ident, $x:ident, $A:ident| $g:expr;)*) => { $(
        #[test]
        fn $name() {
            let name = stringify!($name);
            one!(name, sizes(true), (A, B), |x| scan::$name(x, B), |ct, x, _y| {
                let ($ct, $x, $A) = (ct, x, B);
                let _ = $x;
                $g
            });
            one!(name, sizes(true), (A, B, C), |x| scan::$name(x, A), |ct, x, _y| {
                let ($ct, $x, $A) = (ct, x, A);
                let _ = $x;
                $g
            });
        }
    )* };
}

scans! {
    cumsum: |ct, x, axis| scan::cumsum_reverse(ct, axis);
    cumsum_reverse: |ct, x, axis| scan::cumsum(ct, axis);
    cumprod: |ct, x, axis| scan::cumprod_vjp(ct, x, axis);
    cumprod_reverse: |ct, x, axis| scan::cumprod_reverse_vjp(ct, x, axis);
    cummax: |ct, x, axis| picked_vjp(ct, &scan::cummax_with_places(x, axis).1, axis, x);
    cummax_reverse: |ct, x, axis| picked_vjp(ct, &scan::cummax_reverse_with_places(x, axis).1, axis, x);
    cummin: |ct, x, axis| picked_vjp(ct, &scan::cummin_with_places(x, axis).1, axis, x);
    cummin_reverse: |ct, x, axis| picked_vjp(ct, &scan::cummin_reverse_with_places(x, axis).1, axis, x);
    cumlogsumexp: |ct, x, axis| scan::cumlogsumexp_vjp(ct, x, axis);
    cumlogsumexp_reverse: |ct, x, axis| scan::cumlogsumexp_reverse_vjp(ct, x, axis);
}

#[test]
fn sorting() {
    one!("sort", sizes(true), (A, B, C), |x| order::sort(x, B), |ct, x, _y| {
        picked_vjp(ct, &order::sort_with_places(x, B).1, B, x)
    });
    one!("sort_descending", sizes(true), (A, B), |x| order::sort_descending(x, A), |ct, x, _y| {
        picked_vjp(ct, &order::sort_descending_with_places(x, A).1, A, x)
    });
    one!("argsort", sizes(true), (A, B), |x| order::argsort(x, A).to_float::<f64>());
    one!("argsort_descending", sizes(true), (A, B), |x| order::argsort_descending(x, B).to_float::<f64>());
    one!("top_k", sizes(false), (A, B), |x| order::top_k(x, B, C, 1), |ct, x, _y| {
        picked_vjp(ct, &order::top_k_with_places(x, B, C, 1).1, B, x)
    });
    one!("arg_top_k", sizes(false), (A, B, C), |x| order::arg_top_k(x, A, UpToFour, 1).to_float::<f64>());
}

#[test]
fn quantiles() {
    one!("median", sizes(false), (A, B), |x| order::median(x, B), |ct, x, _y| order::median_vjp(ct, x, B));
    one!("quantile", sizes(false), (A, B, C), |x| order::quantile(x, (C, A), 0.3), |ct, x, _y| {
        order::quantile_vjp(ct, x, (C, A), 0.3)
    });
    one!("quantile_all", sizes(false), (A, B), |x| order::quantile_all(x, 0.9), |ct, x, _y| {
        order::quantile_all_vjp(ct, x, 0.9)
    });
    one!("argmin", sizes(false), (A, B, C), |x| reduce::argmin(x, B).to_float::<f64>());
}

#[test]
fn windows() {
    let w = Window::new([2, 3]).stride([1, 2]).padding(Padding::Same);
    one!("window_sum", sizes(true), (A, B, C), |x| pool::window_sum(x, (C, A), w), |ct, x, _y| {
        pool::window_sum_vjp(ct, (C, A), w, x)
    });
    one!("window_mean", sizes(true), (A, B), |x| pool::window_mean(x, (A, B), w), |ct, x, _y| {
        pool::window_mean_vjp(ct, (A, B), w, x)
    });
    one!("avg_pool", sizes(true), (A, B), |x| pool::avg_pool(x, (B, A), w), |ct, x, _y| {
        pool::avg_pool_vjp(ct, (B, A), w, x)
    });
    one!("window_max", sizes(true), (A, B, C), |x| pool::window_max(x, (A, B), w), |ct, x, _y| {
        picked_vjp(ct, &pool::window_max_with_places(x, (A, B), w).1, (A, B), x)
    });
    one!("window_min", sizes(true), (A, B, C), |x| pool::window_min(x, (C, A), w), |ct, x, _y| {
        picked_vjp(ct, &pool::window_min_with_places(x, (C, A), w).1, (C, A), x)
    });
    let narrow = Window::new([2]).dilation([2]).base_dilation([2]);
    one!("max_pool", sizes(true), (A, B), |x| pool::max_pool(x, B, narrow), |ct, x, _y| {
        picked_vjp(ct, &pool::max_pool_with_places(x, B, narrow).1, B, x)
    });
}

macro_rules! reductions {
    ($($name:ident, $all:ident($($n:expr)?), $empty:literal, $module:ident: |$ct:ident, $x:ident, $y:ident| $g:expr;)*) => { $(
        #[test]
        fn $name() {
            let name = stringify!($name);
            one!(name, sizes($empty), (A, B), |x| $module::$name(x, B $(, $n)?), |$ct, $x, $y| $g);
            one!(name, sizes($empty), (A, B, C), |x| $module::$name(x, (C, A) $(, $n)?), |$ct, $x, $y| $g);
            one!(name, sizes($empty), (A, B), |x| $module::$all(x $(, $n)?), |$ct, $x, $y| $g);
            one!(name, sizes($empty), (), |x| $module::$all(x $(, $n)?), |$ct, $x, $y| $g);
        }
    )* };
}

reductions! {
    prod, prod_all(), true, product: |ct, x, _y| product::prod_vjp(ct, x);
    variance, variance_all(1), true, moments: |ct, x, _y| moments::variance_vjp(ct, x, 1);
    std, std_all(0), true, moments: |ct, x, _y| moments::std_vjp(ct, x, 0);
    norm, norm_all(), true, moments: |ct, x, _y| moments::norm_vjp(ct, x);
    norm_l1, norm_l1_all(), true, moments: |ct, x, _y| moments::norm_l1_vjp(ct, x);
    norm_inf, norm_inf_all(), true, moments: |ct, x, y| moments::norm_inf_vjp(ct, x, y);
}

#[test]
fn normalisation() {
    one!("layer_norm", sizes(true), (A, B), |x| normalise::layer_norm(x, B, 1e-2), |ct, x, y| {
        normalise::layer_norm_vjp(ct, y, &normalise::layer_norm_with_factor(x, B, 1e-2).1, B)
    });
    one!("batch_norm", sizes(true), (A, B, C), |x| normalise::batch_norm(x, (A, C), 1e-2), |ct, x, y| {
        normalise::layer_norm_vjp(ct, y, &normalise::batch_norm_with_factor(x, (A, C), 1e-2).1, (A, C))
    });
    one!("rms_norm", sizes(true), (A, B), |x| normalise::rms_norm(x, A, 1e-2), |ct, x, y| {
        normalise::rms_norm_vjp(ct, y, &normalise::rms_norm_with_factor(x, A, 1e-2).1, A)
    });
}

/// The extents of a few operands: pairs of them in every form are many.
fn few() -> Vec<common::forms::Extents> {
    sizes(true).into_iter().filter(|e| e.n != 1 && e.abc.iter().all(|&n| n < 9)).collect()
}

#[test]
fn losses() {
    use divergence::{bce_with_logits, bce_with_logits_targets_vjp, bce_with_logits_vjp, kl, kl_targets_vjp, kl_vjp};
    use regression::{huber, huber_vjp, mae, mae_vjp};
    two!("mae", few(), (A, B), (B,), |x, z| mae(x, z), |ct, x, z, _y| (mae_vjp(ct, x, z, x), mae_vjp(ct, z, x, z)));
    two!("huber", few(), (A, B), (A, B), |x, z| huber(x, z, 0.75), |ct, x, z, _y| (
        huber_vjp(ct, x, z, 0.75, x),
        huber_vjp(ct, z, x, 0.75, z)
    ));
    two!("bce_with_logits", few(), (A,), (A, B), |x, z| bce_with_logits(x, z), |ct, x, z, _y| (
        bce_with_logits_vjp(ct, x, z, x),
        bce_with_logits_targets_vjp(ct, x, z, z)
    ));
    two!("kl", few(), (A, B), (B, A), |q, p| kl(q, p, B), |ct, q, p, _y| (
        kl_vjp(ct, p, q),
        kl_targets_vjp(ct, q, p, p)
    ));
    let some = || few().into_iter().filter(|e| e.abc[1] > 0);
    two!(
        "cross_entropy_at",
        some(),
        (A, B),
        (B, A),
        |z, i| divergence::cross_entropy_at(z, reduce::argmin(i, B), B),
        |ct, z, i, _y| (divergence::cross_entropy_at_vjp(ct, z, reduce::argmin(i, B), B), fit::zeros_like(i))
    );
}

/// The keys again, as values of other features.
fn values<V: MappedAxes>(k: &Tensor<f64, (C, B), V>) -> Tensor<f64, (C, UpToFour), V> {
    shape::rename(k, B, UpToFour)
}

/// Where a key counts.
macro_rules! mask {
    ($k:expr) => {
        compare::lt(moments::norm_inf($k.clone(), B), 1.4)
    };
}

/// The queries beside keys that are the values as well.
#[test]
fn attentions() {
    use attention::{attention, attention_masked, attention_masked_with_weights, attention_values_vjp, attention_vjp};
    two!(
        "attention",
        few(),
        (A, B),
        (C, B),
        |q, k| {
            let v = shape::rename(k.clone(), B, UpToFour);
            attention(q, k, v, B, C)
        },
        |ct, q, k, _y| (
            attention_vjp(ct, k, values(k), &attention::attention_with_weights(q, k, values(k), B, C).1, B, C, q),
            {
                let p = attention::attention_with_weights(q, k, values(k), B, C).1;
                let of_keys = attention_vjp(ct.clone(), q, values(k), &p, B, C, k);
                arith::add(of_keys, shape::rename_like(attention_values_vjp(ct, &p, &values(k)), k))
            }
        )
    );
    two!(
        "attention_masked",
        few(),
        (A, B),
        (C, B),
        |q, k| {
            let (v, m) = (shape::rename(k.clone(), B, UpToFour), mask!(k));
            attention_masked(q, k, v, m, B, C)
        },
        |ct, q, k, _y| (
            {
                let p = attention_masked_with_weights(q, k, values(k), mask!(k), B, C).1;
                attention_vjp(ct, k, values(k), &p, B, C, q)
            },
            {
                let p = attention_masked_with_weights(q, k, values(k), mask!(k), B, C).1;
                let of_keys = attention_vjp(ct.clone(), q, values(k), &p, B, C, k);
                arith::add(of_keys, shape::rename_like(attention_values_vjp(ct, &p, &values(k)), k))
            }
        )
    );
}
