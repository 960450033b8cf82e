//! Every operation with its kernel, its rules and its behaviour under maps and forward mode, one file a family.
//!
//! The free functions are what generated code calls: they take operands by value or by reference, and rewrite a value
//! that they are given for good in place. The methods of [`Tensor`](crate::Tensor) are for people.

pub mod arith;
pub mod compare;
pub mod contract;
pub mod convert;
pub mod elementwise;
pub mod fit;
pub mod index;
pub mod loss;
pub mod reduce;
pub mod shape;

/// The operations, each with the rule of each operand; empty where that carries no cotangent. The compiler's table says
/// the same, or a test fails.
#[doc(hidden)]
pub const OPERATIONS: &[(&str, &[&str])] = &[
    ("add", &["fit_like", "fit_like"]),
    ("sub", &["fit_like", "sub_right"]),
    ("mul", &["contract_like", "contract_like"]),
    ("div", &["div_left", "div_right"]),
    ("neg", &["neg"]),
    ("exp", &["exp_vjp"]),
    ("ln", &["ln_vjp"]),
    ("sqrt", &["sqrt_vjp"]),
    ("tanh", &["tanh_vjp"]),
    ("sigmoid", &["sigmoid_vjp"]),
    ("relu", &["relu_vjp"]),
    ("abs", &["abs_vjp"]),
    ("square", &["square_vjp"]),
    ("recip", &["recip_vjp"]),
    ("powi", &["powi_vjp"]),
    ("maximum", &["maximum_vjp", "maximum_vjp"]),
    ("minimum", &["minimum_vjp", "minimum_vjp"]),
    ("lt", &["", ""]),
    ("le", &["", ""]),
    ("gt", &["", ""]),
    ("ge", &["", ""]),
    ("eq_each", &["", ""]),
    ("ne_each", &["", ""]),
    ("select", &["", "select_vjp_first", "select_vjp_second"]),
    ("sum", &["fit_like"]),
    ("sum_all", &["fit_like"]),
    ("mean", &["mean_vjp"]),
    ("mean_all", &["mean_vjp"]),
    ("max", &["extreme_vjp"]),
    ("max_all", &["extreme_vjp"]),
    ("min", &["extreme_vjp"]),
    ("min_all", &["extreme_vjp"]),
    ("logsumexp", &["logsumexp_vjp"]),
    ("logsumexp_all", &["logsumexp_vjp"]),
    ("softmax", &["softmax_vjp"]),
    ("log_softmax", &["log_softmax_vjp"]),
    ("argmax", &[""]),
    ("cross_entropy", &["cross_entropy_vjp", "cross_entropy_targets_vjp"]),
    ("nll", &["nll_vjp", ""]),
    ("mse", &["mse_vjp", "mse_vjp"]),
    ("dot", &["contract_like", "contract_like"]),
    ("outer", &["contract_like", "contract_like"]),
    ("index", &["index_vjp"]),
    ("at", &["at_vjp"]),
    ("permute", &["fit_like"]),
    ("rename", &["rename_like"]),
    ("broadcast", &["fit_like"]),
    ("broadcast_like", &["fit_like", ""]),
    ("to_f32", &["convert_vjp"]),
    ("to_f64", &["convert_vjp"]),
    ("fit_like", &["fit_like", ""]),
];
