//! The protocol, message by message.

mod common;

use common::Tool;
use serde_json::{Value, json};

#[test]
fn a_session_is_answered_line_by_line() {
    let mut tool = Tool::start();
    let script = [
        (r#"{"id":0,"kind":"start","eval":"hello","config":{"any":1}}"#, r#"{"id":0,"tool":"tenzr"}"#),
        (r#"{"id":1,"kind":"define","module":"hello"}"#, r#"{"id":1,"success":true}"#),
        (r#"{"id":3,"kind":"analysis","of":2,"valid":true}"#, r#"{"id":3}"#),
        (r#"{"id":4,"kind":"analysis","of":2,"valid":false,"error":"no"}"#, r#"{"id":4}"#),
        (
            r#"{"id":5,"kind":"define","module":"word2vec"}"#,
            r#"{"id":5,"success":false,"error":"there is no module `word2vec`"}"#,
        ),
        (
            r#"{"id":6,"kind":"evaluate","module":"word2vec","function":"primal","input":1.0}"#,
            r#"{"id":6,"success":false,"error":"there is no module `word2vec`"}"#,
        ),
        (
            r#"{"id":7,"kind":"evaluate","module":"hello","function":"cube","input":1.0}"#,
            r#"{"id":7,"success":false,"error":"module `hello` has no function `cube`"}"#,
        ),
        (
            r#"{"id":8,"kind":"evaluate","module":"hello","function":"square","input":"x"}"#,
            r#"{"id":8,"success":false,"error":"invalid type: string \"x\", expected f64"}"#,
        ),
        (
            r#"{"id":9,"kind":"evaluate","module":"hello","function":"square","input":1e200}"#,
            r#"{"id":9,"success":false,"error":"the result is not a finite number"}"#,
        ),
        (
            r#"{"id":10,"kind":"pause"}"#,
            r#"{"id":10,"success":false,"error":"unknown variant `pause`, expected one of `start`, `define`, `evaluate`, `analysis`"}"#,
        ),
        (r#"{"id":11,"kind":"define"}"#, r#"{"id":11,"success":false,"error":"missing field `module`"}"#),
    ];
    for (message, answer) in script {
        assert_eq!(tool.ask(message), answer, "the answer to {message}");
    }
    let (status, rest) = tool.end();
    assert!(status.success());
    assert_eq!(rest, "");
}

#[test]
fn inputs_that_do_not_fit_are_refused_with_a_reason() {
    let cases = [
        ("llsq", "primal", json!({"x": [1.0]}), "missing field `n`"),
        ("llsq", "primal", json!({"x": [1.0], "n": 1}), "`n` has to be at least 2"),
        (
            "llsq",
            "primal",
            json!({"x": [1.0], "n": 4, "min_runs": "two"}),
            "invalid type: string \"two\", expected usize",
        ),
        ("det", "primal", json!({"A": [1.0, 2.0], "ell": 2}), "`A` does not have `ell * ell` entries"),
        ("ode", "primal", json!({"x": [], "s": 1}), "`x` is empty"),
        (
            "kmeans",
            "cost",
            json!({"points": [[1.0, 2.0], [3.0]], "centroids": [[0.0, 0.0]]}),
            "the rows of a matrix have different lengths",
        ),
    ];
    let mut tool = Tool::start();
    for (module, function, input, reason) in cases {
        let message = json!({"id": 1, "kind": "evaluate", "module": module, "function": function, "input": input});
        let answer: Value = serde_json::from_str(&tool.ask(&message.to_string())).expect("the answer is JSON");
        assert_eq!(answer, json!({"id": 1, "success": false, "error": reason}));
    }
}

#[test]
fn a_line_without_an_id_ends_the_tool_with_an_error() {
    for line in ["no JSON", "{\"kind\":\"start\"}", "[1]", ""] {
        let mut tool = Tool::start();
        assert_eq!(tool.ask(line), "", "no answer to {line:?}");
        let (status, rest) = tool.end();
        assert!(!status.success(), "after {line:?}");
        assert_eq!(rest, "");
    }
}

/// How many runs are timed for the given bounds, and the time they took together in seconds.
fn runs(input: Value) -> (usize, f64) {
    let message = json!({"id": 2, "kind": "evaluate", "module": "lse", "function": "primal", "input": input});
    let answer: Value = serde_json::from_str(&Tool::start().ask(&message.to_string())).expect("the answer is JSON");
    assert_eq!(answer["output"], json!(2f64.ln()));
    let timings = answer["timings"].as_array().expect("there are timings");
    assert!(timings.iter().all(|timing| timing["name"] == "evaluate"));
    let nanoseconds: u64 = timings.iter().map(|timing| timing["nanoseconds"].as_u64().expect("a count")).sum();
    (timings.len(), nanoseconds as f64 * 1e-9)
}

#[test]
fn runs_go_on_until_both_bounds_are_met() {
    assert_eq!(runs(json!({"x": [0.0, 0.0], "min_runs": 7, "min_seconds": 0})).0, 7);
    assert_eq!(runs(json!({"x": [0.0, 0.0], "min_runs": 0, "min_seconds": 0.0})).0, 1);
    let (count, seconds) = runs(json!({"x": [0.0, 0.0], "min_runs": 2, "min_seconds": 0.01}));
    assert!(count >= 2 && seconds >= 0.01, "{count} runs in {seconds} s");
    let (_, seconds) = runs(json!({"x": [0.0, 0.0], "min_seconds": 0.001}));
    assert!(seconds >= 0.001, "{seconds} s");
}

#[test]
fn a_bare_number_asks_for_one_run() {
    let line = r#"{"id":2,"kind":"evaluate","module":"hello","function":"square","input":3}"#;
    let mut answer: Value = serde_json::from_str(&Tool::start().ask(line)).expect("the answer is JSON");
    let nanoseconds = answer["timings"][0]["nanoseconds"].take();
    assert!(nanoseconds.is_u64());
    let timings = json!([{"name": "evaluate", "nanoseconds": null}]);
    assert_eq!(answer, json!({"id": 2, "success": true, "output": 9.0, "timings": timings}));
}
