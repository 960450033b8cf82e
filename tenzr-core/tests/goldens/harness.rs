//! Reading the stored cases and comparing with them.

use ndarray::ArrayD;
use serde_json::Value;
use std::path::Path;
use tenzr_core::Tensor;
use tenzr_core::axis::Axes;
use tenzr_core::element::{Element, Float};

/// A float with the error that an operation may have in it: absolute, then relative.
pub trait Golden: Float {
    fn bound(op: &str) -> (f64, f64);
}

impl Golden for f64 {
    fn bound(_: &str) -> (f64, f64) {
        (1e-12, 1e-11)
    }
}

/// In units of the rounding of the inputs, which are not numbers of `f32`: a few of them for what is well conditioned.
impl Golden for f32 {
    fn bound(op: &str) -> (f64, f64) {
        const EPS: f64 = f32::EPSILON as f64;
        match op {
            "stop_gradient" | "index" | "at" | "rename" | "to_f32" | "to_f64" | "neg" | "relu" | "abs" | "max"
            | "min" | "permute" | "hardtanh" | "slice" | "flip" | "roll" | "concat" | "stack" | "split" | "merge"
            | "remove_axis" | "diagonal" | "tril" | "triu" | "one_hot" | "dynamic_slice" => (0.0, EPS),
            "leaky_relu" => (0.0, 2.0 * EPS),
            // Sums of a few entries.
            "tile" | "repeat" | "pad" | "windows" | "take" | "scatter_add" | "scatter_mul" | "scatter_max"
            | "scatter_min" | "scatter_set" | "dynamic_update" | "masked_fill" => (16.0 * EPS, 8.0 * EPS),
            "maximum" | "minimum" | "copysign" | "clip" | "select" | "add" | "sub" | "mul" | "square" | "sum"
            | "mean" | "broadcast" | "broadcast_like" | "nll" => (8.0 * EPS, 4.0 * EPS),
            "dot" | "outer" | "mse" | "conv" | "conv_transpose" => (16.0 * EPS, 8.0 * EPS),
            // The exponential multiplies the rounding of its operand, 20 at most here, by that operand.
            "exp" | "ln" | "sqrt" | "tanh" | "sigmoid" | "recip" | "div" | "powi" => (16.0 * EPS, 32.0 * EPS),
            "exp2" | "exp_m1" | "ln_1p" | "log2" | "log10" | "rsqrt" | "cbrt" | "sin" | "cos" | "tan" | "asin"
            | "acos" | "atan" | "sinh" | "cosh" | "asinh" | "acosh" | "atanh" | "erf" | "erfc" | "erf_inv"
            | "softplus" | "log_sigmoid" | "silu" | "elu" | "selu" | "gelu" | "gelu_tanh" | "hypot" | "atan2"
            | "powf" | "mul_add" | "rem" => (16.0 * EPS, 32.0 * EPS),
            "lgamma" | "digamma" | "polygamma" => (32.0 * EPS, 64.0 * EPS),
            "logsumexp" | "softmax" | "log_softmax" | "cross_entropy" => (64.0 * EPS, 16.0 * EPS),
            "sort" | "sort_descending" | "top_k" => (0.0, EPS),
            // Cotangents add up where one entry was picked several times.
            "window_max" | "window_min" | "max_pool" | "cummax" | "cummax_reverse" | "cummin" | "cummin_reverse"
            | "norm_l1" | "norm_inf" | "mae" => (8.0 * EPS, 4.0 * EPS),
            "cumsum" | "cumsum_reverse" | "window_sum" | "window_mean" | "avg_pool" | "median" | "quantile" => {
                (16.0 * EPS, 8.0 * EPS)
            }
            "prod" | "cumprod" | "cumprod_reverse" | "norm" | "huber" | "bce_with_logits" => (32.0 * EPS, 32.0 * EPS),
            // The mean is taken off; and a cube of what may be small divides in second derivatives.
            "variance"
            | "std"
            | "attention"
            | "attention_masked"
            | "kl"
            | "cross_entropy_at"
            | "cumlogsumexp"
            | "cumlogsumexp_reverse" => (64.0 * EPS, 64.0 * EPS),
            "layer_norm" | "batch_norm" | "rms_norm" => (256.0 * EPS, 256.0 * EPS),
            "trace" => (8.0 * EPS, 4.0 * EPS),
            // The condition of the matrices multiplies the rounding, and in derivatives it does so more than once.
            "cholesky" | "triangular_solve" | "solve" | "solve_pd" | "inverse" | "pinv" | "expm" | "det"
            | "log_det" | "log_det_pd" | "eigvalsh" | "svdvals" => (1e3 * EPS, 1e3 * EPS),
            // Gaps between eigenvalues divide.
            "lu" | "qr" | "eigh" | "svd" => (1e4 * EPS, 1e4 * EPS),
            _ => (0.0, 0.0),
        }
    }
}

fn number(v: &Value) -> f64 {
    match v.as_str() {
        Some("nan") => f64::NAN,
        Some("inf") => f64::INFINITY,
        Some("-inf") => f64::NEG_INFINITY,
        Some(other) => panic!("{other} is not a number"),
        None => v.as_f64().expect("a number"),
    }
}

fn numbers(v: &Value) -> Option<Vec<f64>> {
    Some(v.as_array()?.iter().map(number).collect())
}

fn names(v: &Value) -> String {
    v.as_array().expect("names of axes").iter().map(|v| v.as_str().expect("a name")).collect()
}

fn extents(v: &Value) -> Vec<usize> {
    v.as_array().expect("extents").iter().map(|v| v.as_u64().expect("an extent") as usize).collect()
}

/// All stored cases, each with its family.
pub fn cases() -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/goldens");
    let files = std::fs::read_dir(folder).expect("the stored cases").map(|file| file.expect("a file").path());
    let mut files: Vec<_> = files.filter(|file| file.extension().is_some_and(|e| e == "json")).collect();
    files.sort();
    let mut all = Vec::new();
    for file in files {
        let family = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(file).expect("the stored cases");
        let cases: Vec<Value> = serde_json::from_str(&text).expect("a list of cases");
        all.extend(cases.into_iter().map(|case| (family.clone(), case)));
    }
    all
}

/// A stored case, read in one element type.
pub struct Case<'a, E> {
    record: &'a Value,
    pub family: &'a str,
    pub op: &'a str,
    /// The operand that is not counted: it has no rule.
    skipped: Option<usize>,
    /// The operands' axes.
    pub axes: String,
    element: std::marker::PhantomData<E>,
}

impl<'a, E: Golden> Case<'a, E> {
    pub fn new((family, record): &'a (String, Value)) -> Self {
        let inputs = record["inputs"].as_array().expect("inputs");
        let axes: Vec<String> = inputs.iter().map(|i| names(&i["axes"])).collect();
        let op = record["op"].as_str().expect("an operation");
        Case { record, family, op, skipped: None, axes: axes.join(","), element: std::marker::PhantomData }
    }

    /// The case with the operands after one, a mask or indices, counted as if that were not there: it has no rule.
    pub fn without(&self, operand: usize) -> Self {
        let Case { record, family, op, .. } = *self;
        Case { record, family, op, skipped: Some(operand), axes: self.axes.clone(), element: self.element }
    }

    fn counted(&self, i: usize) -> usize {
        i + usize::from(self.skipped.is_some_and(|skipped| skipped <= i))
    }

    pub fn id(&self) -> &str {
        self.record["id"].as_str().expect("an id")
    }

    /// Whether no operand overflows or underflows in the element type.
    pub fn is_representable(&self) -> bool {
        let inputs = self.record["inputs"].as_array().expect("inputs");
        let fits = |v: f64| {
            let there = E::from_f64(v).to_f64();
            there.is_finite() == v.is_finite() && (there == 0.0) == (v == 0.0)
        };
        inputs.iter().all(|i| numbers(&i["data"]).expect("entries").into_iter().all(fits))
    }

    /// An attribute that is a number.
    pub fn number(&self, name: &str) -> f64 {
        self.attr(name).as_f64().expect("a number")
    }

    pub fn attr(&self, name: &str) -> &Value {
        &self.record["attrs"][name]
    }

    /// An attribute that is an axis, or a list of them.
    pub fn attr_axes(&self, name: &str) -> String {
        let v = self.attr(name);
        v.as_str().map_or_else(|| names(v), str::to_owned)
    }

    /// An attribute that is an integer.
    pub fn integer(&self, name: &str) -> isize {
        self.attr(name).as_i64().expect("an integer") as isize
    }

    /// An attribute that is a list of extents.
    pub fn extents(&self, name: &str) -> Vec<usize> {
        extents(self.attr(name))
    }

    pub fn extent(&self, axis: &str) -> usize {
        let at = self.attr_axes("axes").find(axis).expect("an axis of the result");
        extents(self.attr("shape"))[at]
    }

    fn tensor<F: Element, S: Axes>(&self, i: usize, data: &Value, f: impl Fn(f64) -> F) -> Tensor<F, S> {
        let data = numbers(data).expect("entries").into_iter().map(f).collect();
        let array = ArrayD::from_shape_vec(extents(&self.record["inputs"][i]["shape"]), data).expect("its extents");
        Tensor::from_array(array).expect("the case's axes")
    }

    pub fn input<S: Axes>(&self, i: usize) -> Tensor<E, S> {
        let i = self.counted(i);
        self.tensor(i, &self.record["inputs"][i]["data"], E::from_f64)
    }

    pub fn mask<S: Axes>(&self, i: usize) -> Tensor<bool, S> {
        self.tensor(i, &self.record["inputs"][i]["data"], |v| v != 0.0)
    }

    pub fn other_input<F: Element, S: Axes>(&self, i: usize, f: fn(f64) -> F) -> Tensor<F, S> {
        self.tensor(i, &self.record["inputs"][i]["data"], f)
    }

    pub fn indices<S: Axes>(&self, i: usize) -> Tensor<usize, S> {
        self.tensor(i, &self.record["inputs"][i]["data"], |v| v as usize)
    }

    pub fn tangent<S: Axes>(&self, i: usize) -> Tensor<E, S> {
        let i = self.counted(i);
        self.tensor(i, &self.record["tangents"][i], E::from_f64)
    }

    /// Whether the case has derivatives.
    pub fn has_cotangent(&self) -> bool {
        self.record["cotangent"].is_array()
    }

    pub fn cotangent<S: Axes>(&self) -> Tensor<E, S> {
        let data = numbers(&self.record["cotangent"]).expect("a cotangent").into_iter().map(E::from_f64).collect();
        let array = ArrayD::from_shape_vec(extents(&self.record["output"]["shape"]), data).expect("its extents");
        Tensor::from_array(array).expect("the case's axes")
    }

    fn agrees(&self, what: &str, got: &ArrayD<f64>, shape: &[usize], want: &[f64]) {
        assert_eq!(got.shape(), shape, "{}: extents of the {what}", self.id());
        let (absolute, relative) = E::bound(self.op);
        for (i, (&got, &want)) in got.iter().zip(want).enumerate() {
            // A number beyond this element type is its infinity.
            let there = E::from_f64(want).to_f64();
            let want = if there.is_infinite() { there } else { want };
            let close = (got - want).abs() <= absolute + relative * want.abs();
            let same = got == want || got.is_nan() && want.is_nan();
            assert!(close || same, "{} in {}: {what}, entry {i}: {got:e} and not {want:e}", self.id(), E::NAME);
        }
    }

    pub fn value<S: Axes>(&self, got: &Tensor<E, S>) {
        self.output(&got.to_array().mapv(E::to_f64), Tensor::<E, S>::IDS);
    }

    pub fn other_value<F: Element, S: Axes>(&self, got: &Tensor<F, S>, f: fn(F) -> f64) {
        self.output(&got.to_array().mapv(f), Tensor::<F, S>::IDS);
    }

    fn output(&self, got: &ArrayD<f64>, ids: &tenzr_core::axis::Ids) {
        let output = &self.record["output"];
        assert_eq!(ids.iter().map(|a| a.name).collect::<String>(), names(&output["axes"]), "{}", self.id());
        self.agrees("value", got, &extents(&output["shape"]), &numbers(&output["data"]).expect("entries"));
    }

    pub fn output_tangent<S: Axes>(&self, got: &Tensor<E, S>) {
        let want = numbers(&self.record["output_tangent"]).expect("a tangent");
        let shape = extents(&self.record["output"]["shape"]);
        self.agrees("tangent", &got.to_array().mapv(E::to_f64), &shape, &want);
    }

    pub fn gradient<S: Axes>(&self, i: usize, got: &Tensor<E, S>) {
        self.by_input("gradients", i, got);
    }

    pub fn hvp<S: Axes>(&self, i: usize, got: &Tensor<E, S>) {
        if self.record["hvp"].is_array() {
            self.by_input("hvp", i, got);
        }
    }

    fn by_input<S: Axes>(&self, what: &str, i: usize, got: &Tensor<E, S>) {
        let i = self.counted(i);
        let want = numbers(&self.record[what][i]).expect("an input with a gradient");
        let shape = extents(&self.record["inputs"][i]["shape"]);
        self.agrees(&format!("{what} {i}"), &got.to_array().mapv(E::to_f64), &shape, &want);
    }
}
