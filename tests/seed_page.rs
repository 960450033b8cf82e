//! `docs/seed_rules.md`: where each rule that a differentiable tensor library is expected to have stands here, with the test
//! that proves it. Written by this test, which fails where a test that the page names is not there.
//!
//! After a change: `TENZR_WRITE_DOCS=1 cargo test --test seed_page`.

use std::path::{Path, PathBuf};

/// The rule, how it is written, the file of the test, the test.
type Seed = (&'static str, &'static str, &'static str, &'static str);

const RULES: &[Seed] = &[
    ("Add", "`a + b`", "operations_arithmetic", "add"),
    ("Sub", "`a - b`", "operations_arithmetic", "sub"),
    ("Mul", "`a * b`", "operations_arithmetic", "mul"),
    ("Div", "`a / b`", "operations_arithmetic", "div"),
    ("Matmul", "`a.dot(&b, K)`", "operations_shape", "dot"),
    ("Convolution, strides and padding", "`x.conv(&k, ..)`", "operations_conv", "conv_in_two_dimensions"),
    ("Relu", "`x.relu()`", "operations_elementwise", "relu"),
    ("Sigmoid", "`x.sigmoid()`", "operations_elementwise", "sigmoid"),
    ("Reshape", "`x.split(A, (B, C), [m, n])`, `x.merge((B, C), A)`", "operations_views", "merge"),
    ("Transpose", "`x.permute((B, A))`", "operations_shape", "permute"),
    ("BroadcastTo", "`x.broadcast(A, n)`, or by name in any operation", "operations_shape", "broadcast"),
    (
        "Pad, low, high and interior",
        "`x.pad(0.0, A, Pad::edges(1, 2).interior(1))`",
        "operations_moves",
        "pad_with_a_value",
    ),
    ("Gather along an axis", "`x.take(&ids, A)`", "operations_gather", "take_known"),
    ("DynamicSlice", "`x.dynamic_slice(&start, A, n)`", "operations_gather", "dynamic_slice"),
    ("DynamicUpdateSlice", "`x.dynamic_update(&part, &start, A)`", "operations_gather", "dynamic_update"),
    ("Scatter, set", "`x.scatter_set(&ids, &u, A)`", "operations_gather", "scatter_set"),
    ("Scatter, add", "`x.scatter_add(&ids, &u, A)`", "operations_gather", "scatter_add"),
    ("Scatter, multiply", "`x.scatter_mul(&ids, &u, A)`", "operations_gather", "scatter_mul"),
    ("Scatter, min", "`x.scatter_min(&ids, &u, A)`", "operations_gather", "scatter_min"),
    ("Scatter, max", "`x.scatter_max(&ids, &u, A)`", "operations_gather", "scatter_max"),
    ("Concatenate", "`x.concat(&y, A)`", "operations_moves", "concat"),
    ("Sort", "`x.sort(A)`", "operations_order", "sort"),
    ("ArgSort", "`x.argsort(A)`", "operations_order", "argsort"),
    ("Convert", "`x.to_f32()`, `x.to_f64()`", "operations_convert", "to_f32"),
    ("ReduceSum", "`x.sum(A)`", "operations_reduce", "sum"),
    ("ReduceProd", "`x.prod(A)`", "operations_moments", "prod"),
    ("ReduceMax", "`x.max(A)`", "operations_reduce", "max"),
    ("ReduceMin", "`x.min(A)`", "operations_reduce", "min"),
    ("Slice, start, stop and step", "`x.slice(A, Slice::new(1, None, 2))`", "operations_moves", "slice_with_steps"),
    ("CustomOp, a reverse rule", "`#[differentiable(vjp = rule)]`", "custom", "a_reverse_rule"),
    ("CustomOp, a table of derivatives", "`#[differentiable(jvp = rule)]`", "custom", "a_forward_rule"),
    (
        "CustomOp, a declared zero derivative",
        "`x.stop_gradient()`, `#[no_grad]`",
        "custom",
        "a_rule_counts_and_not_the_body",
    ),
    ("Constant", "literals and captured values", "operations_operands", "literals"),
];

const VECTORIZED: &[Seed] = &[
    ("exp", "`x.exp()`", "semantics/vec", "vec_exp"),
    ("multiply", "`x * x`", "semantics/vec", "vec_multiply"),
    ("sum over an inner axis", "`x.sum(A)`", "semantics/vec", "vec_sum_inner_axis"),
    ("reshape", "`x.merge((A, B), C)`", "semantics/vec", "vec_reshape_transpose"),
    ("concatenate", "`x.concat(&y, A)`", "semantics/vec", "vec_concatenate"),
    ("window_sum", "`x.window_sum(A, ..)`", "semantics/vec", "vec_window_sum"),
    ("dot with a captured matrix", "`x.dot(&w, K)`", "semantics/vec", "vec_dot_captured"),
    ("cumulative sum", "`x.cumsum(A)`", "semantics/vec", "vec_cumulative_sum"),
    ("conv", "`x.conv(&k, ..)`", "semantics/vec", "vec_conv"),
    ("while", "`for`, `while` in the body", "semantics/vec", "vec_while_square"),
    ("mixed mapped and shared inputs", "`x * y`", "semantics/vec", "vec_times_captured"),
    ("two stacked mapped axes", "`vmap!` in `vmap!`", "semantics/vec", "vec_two_axes_list"),
    ("sigmoid(x·w + b)", "`(x.dot(&w, K) + b).sigmoid()`", "semantics/vec", "vec_sigmoid_affine"),
    ("Cholesky", "`x.cholesky(..)`", "semantics/vec", "vec_cholesky"),
    ("QR", "`x.qr(..)`", "semantics/vec", "vec_qr_tall"),
    ("eigh", "`x.eigh(..)`", "semantics/vec", "vec_eigh"),
    ("triangular solve", "`a.triangular_solve(&b, ..)`", "semantics/linalg", "linalg_trisolve_batched_right"),
    ("LU", "`x.lu(..)`", "semantics/linalg", "linalg_lu_batched"),
    ("SVD", "`x.svd(..)`", "semantics/vec", "vec_svd_singular_values"),
];

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Whether a file of tests has a test of this name: a function, or the name given to a macro that writes one.
fn has_test(file: &str, test: &str) -> bool {
    let text = std::fs::read_to_string(folder("tests").join(file).with_extension("rs")).unwrap_or_default();
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    let begins = |before: &str| ["fn ", "!(", "! {", "{ ", "    ", "\" "].iter().any(|start| before.ends_with(start));
    text.match_indices(test).any(|(at, _)| begins(&text[..at]) && ends(&text[at + test.len()..]))
}

fn table(title: &str, seeds: &[Seed]) -> String {
    let mut text = format!("| {title} | written as | test |\n|---|---|---|\n");
    for (rule, written, file, test) in seeds {
        text.push_str(&format!("| {rule} | {written} | `{test}` in [{file}.rs](../tests/{file}.rs) |\n"));
    }
    text
}

#[test]
fn every_seed_rule_has_its_test() {
    let missing: Vec<String> = RULES
        .iter()
        .chain(VECTORIZED)
        .filter(|(_, _, file, test)| !has_test(file, test))
        .map(|(rule, _, file, test)| format!("{rule}: {test} in {file}"))
        .collect();
    assert!(missing.is_empty(), "tests that are not there: {missing:#?}");
}

#[test]
fn the_page_of_seed_rules_is_as_it_is_written() {
    let page = format!(
        "# Seed rules\n\n\
         The rules that a differentiable tensor library is expected to have, and where each is tested: against differences,\n\
         both modes, mapped and shared, to second order. [operations.md](operations.md) has all operations, with their golden\n\
         cases. Written by `tests/seed_page.rs`.\n\n{}\n\
         Mapped: one gradient for each example, compared with the stack of those of single examples.\n\n{}",
        table("rule", RULES),
        table("mapped", VECTORIZED)
    );
    let path = folder("docs/seed_rules.md");
    if std::env::var_os("TENZR_WRITE_DOCS").is_some() {
        std::fs::write(&path, &page).expect("the page is written");
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(stored == page, "docs/seed_rules.md is not what the tests are: TENZR_WRITE_DOCS=1 writes it anew");
}
