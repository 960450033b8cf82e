//! Inputs and reference outputs of GradBench, sent through the tool; `data/README.md` says where they come from.

mod common;

use std::fs;

use common::Tool;
use serde_json::{Value, json};

/// The relative error that is allowed to a number.
const RELATIVE: f64 = 1e-9;
/// What is allowed in addition to each number of an array, relative to the largest: where large terms cancel, the rest
/// has the error of the terms.
const FLOOR: f64 = 1e-13;

#[derive(serde::Deserialize)]
struct Sample {
    function: String,
    description: String,
    input: Value,
    expected: Value,
}

/// The samples of a file for one function.
fn samples(file: &str, function: &str) -> Vec<Sample> {
    let path = format!("{}/data/samples/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let samples = text.lines().map(|line| serde_json::from_str(line).expect("a line is a sample"));
    let samples: Vec<Sample> = samples.filter(|sample: &Sample| sample.function == function).collect();
    assert!(!samples.is_empty(), "{path} has samples of {function}");
    samples
}

/// What the tool answers to one input, run once.
fn evaluate(module: &str, function: &str, mut input: Value) -> Value {
    if let Some(fields) = input.as_object_mut() {
        fields.insert("min_runs".into(), json!(1));
        fields.insert("min_seconds".into(), json!(0));
    }
    let mut tool = Tool::start();
    assert_eq!(tool.ask(&json!({"id": 0, "kind": "start", "eval": module}).to_string()), r#"{"id":0,"tool":"tenzr"}"#);
    let defined = tool.ask(&json!({"id": 1, "kind": "define", "module": module}).to_string());
    assert_eq!(defined, r#"{"id":1,"success":true}"#);
    let message = json!({"id": 2, "kind": "evaluate", "module": module, "function": function, "input": input});
    let mut answer: Value = serde_json::from_str(&tool.ask(&message.to_string())).expect("the answer is JSON");
    let (status, rest) = tool.end();
    assert!(status.success() && rest.is_empty(), "{module} {function} ends with {status} and {rest:?}");
    assert_eq!(answer["success"], true, "{module} {function}: {}", answer["error"]);
    assert_eq!(answer["timings"].as_array().map(Vec::len), Some(1));
    answer["output"].take()
}

/// Compares the tool with all samples of a function.
fn replay(file: &str, module: &str, function: &str) {
    for sample in samples(file, function) {
        let output = evaluate(module, function, sample.input);
        let place = format!("{module} {function} {}", sample.description);
        compare(&output, &sample.expected, 0.0, &place);
    }
}

/// Compares two trees. `floor` is the absolute error that is allowed to a number.
fn compare(actual: &Value, expected: &Value, floor: f64, place: &str) {
    match (actual, expected) {
        (Value::Object(actual), Value::Object(expected)) => {
            assert_eq!(actual.len(), expected.len(), "fields at {place}");
            for (key, expected) in expected {
                let actual = actual.get(key).unwrap_or_else(|| panic!("no field `{key}` at {place}"));
                compare(actual, expected, floor, &format!("{place} {key}"));
            }
        }
        (Value::Array(actual), Value::Array(entries)) => {
            assert_eq!(actual.len(), entries.len(), "length at {place}");
            let floor = floor.max(FLOOR * largest(expected));
            for (index, (actual, expected)) in actual.iter().zip(entries).enumerate() {
                compare(actual, expected, floor, &format!("{place}[{index}]"));
            }
        }
        (Value::Number(_), Value::Number(_)) => {
            let (actual, expected) = (number(actual), number(expected));
            let allowed = RELATIVE * actual.abs().max(expected.abs()) + floor;
            assert!((actual - expected).abs() <= allowed, "{actual} instead of {expected} at {place}");
        }
        _ => assert_eq!(actual, expected, "at {place}"),
    }
}

/// The largest absolute value of the numbers of a tree.
fn largest(value: &Value) -> f64 {
    match value {
        Value::Array(entries) => entries.iter().map(largest).fold(0.0, f64::max),
        _ => number(value).abs(),
    }
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is not a number"))
}

/// A test that compares one function with its samples.
macro_rules! replay {
    ($($(#[$attribute:meta])* $test:ident: $file:literal $module:literal $function:literal;)*) => {$(
        $(#[$attribute])*
        #[test]
        fn $test() {
            replay($file, $module, $function);
        }
    )*};
}

replay! {
    ba_objective: "ba" "ba" "objective";
    det_primal: "det" "det" "primal";
    gmm_objective: "gmm" "gmm" "objective";
    ht_simple_objective: "ht_simple" "ht" "objective";
    ht_complicated_objective: "ht_complicated" "ht" "objective";
    kmeans_cost: "kmeans" "kmeans" "cost";
    llsq_primal: "llsq" "llsq" "primal";
    lse_primal: "lse" "lse" "primal";
    lstm_objective: "lstm" "lstm" "objective";
    ode_primal: "ode" "ode" "primal";
}

replay! {
    ba_jacobian: "ba" "ba" "jacobian";
    det_gradient: "det" "det" "gradient";
    gmm_jacobian: "gmm" "gmm" "jacobian";
    ht_simple_jacobian: "ht_simple" "ht" "jacobian";
    ht_complicated_jacobian: "ht_complicated" "ht" "jacobian";
    kmeans_dir: "kmeans" "kmeans" "dir";
    llsq_gradient: "llsq" "llsq" "gradient";
    lse_gradient: "lse" "lse" "gradient";
    lstm_jacobian: "lstm" "lstm" "jacobian";
}

#[test]
fn hello_square() {
    for x in [1.0, 2.0, -3.5] {
        assert_eq!(evaluate("hello", "square", json!(x)), json!(x * x));
    }
}

#[test]
fn hello_double() {
    for x in [1.0, 2.0, -3.5] {
        assert_eq!(evaluate("hello", "double", json!(x)), json!(2.0 * x));
    }
}

/// The reference is the derivative of the exact solution, which Runge-Kutta's method reaches for up to four equations
/// only. Larger systems are compared with differences of the primal by the tests of the tool itself.
#[test]
fn ode_gradient_of_four_equations() {
    let samples = samples("ode", "gradient").into_iter().filter(|sample| sample.description.starts_with("n=4,"));
    let mut compared = 0;
    for sample in samples {
        let output = evaluate("ode", "gradient", sample.input);
        compare(&output, &sample.expected, 0.0, &format!("ode gradient {}", sample.description));
        compared += 1;
    }
    assert_eq!(compared, 2);
}

/// The answers that GradBench expects. The searches stop where a step gets shorter than 1e-5, so what is compared is how
/// the search ran too.
#[test]
fn particle_and_saddle_in_four_modes() {
    for modes in ["ff", "fr", "rf", "rr"] {
        let particle = evaluate("particle", modes, json!({"w": 0.0}));
        compare(&particle, &json!(0.2071918746486116), 0.0, &format!("particle {modes}"));
        let saddle = evaluate("saddle", modes, json!({"start": [1.0, 1.0]}));
        compare(&saddle, &json!(vec![8.246324826140356e-06; 4]), 0.0, &format!("saddle {modes}"));
    }
}
