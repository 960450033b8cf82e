//! The messages of GradBench, the table of what this tool can evaluate, and how a function is timed.

use std::hint::black_box;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{ba, det, gmm, hello, ht, kmeans, llsq, lse, lstm, ode};
use crate::{particle, saddle};

/// A function of a module, as an eval names it.
pub struct Function {
    pub name: &'static str,
    /// Reads the input of a message, runs the function and times it.
    pub evaluate: fn(Value) -> Result<Evaluation, String>,
}

/// Every module with its functions.
const MODULES: &[(&str, &[Function])] = &[
    ("hello", hello::FUNCTIONS),
    ("gmm", gmm::FUNCTIONS),
    ("ba", ba::FUNCTIONS),
    ("ht", ht::FUNCTIONS),
    ("lstm", lstm::FUNCTIONS),
    ("kmeans", kmeans::FUNCTIONS),
    ("llsq", llsq::FUNCTIONS),
    ("lse", lse::FUNCTIONS),
    ("ode", ode::FUNCTIONS),
    ("det", det::FUNCTIONS),
    ("particle", particle::FUNCTIONS),
    ("saddle", saddle::FUNCTIONS),
];

/// What an eval sends, without the `id`. Fields that this tool does not need are left out.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Request {
    Start,
    Define { module: String },
    Evaluate { module: String, function: String, input: Value },
    Analysis,
}

/// What this tool answers; a field that is absent is not written.
#[derive(Serialize, Default)]
pub struct Response {
    id: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    tool: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    success: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    output: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    timings: Option<Vec<Timing>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// The time of one run.
#[derive(Serialize)]
struct Timing {
    name: &'static str,
    nanoseconds: u64,
}

/// The result of a function and the times of its runs.
pub struct Evaluation {
    output: Value,
    timings: Vec<Timing>,
}

/// How often an eval wants a function to be run: until both bounds are met.
#[derive(Deserialize)]
struct Repetition {
    #[serde(default = "one_run")]
    min_runs: usize,
    #[serde(default = "one_second")]
    min_seconds: f64,
}

fn one_run() -> usize {
    1
}

fn one_second() -> f64 {
    1.0
}

impl Repetition {
    /// Reads the bounds that stand among the fields of `input`. An input that has no fields (a number) asks for one run.
    fn of(input: &Value) -> Result<Self, String> {
        if input.is_object() {
            Self::deserialize(input).map_err(|error| error.to_string())
        } else {
            Ok(Self { min_runs: 1, min_seconds: 0.0 })
        }
    }
}

/// The answer to one line.
///
/// # Errors
///
/// When the line is not a JSON object with an integer `id`: there is nothing then to address an answer to. Any other
/// mistake of the sender is answered with `"success": false` and a text.
pub fn respond(line: &str) -> Result<Response, String> {
    let message: Value = serde_json::from_str(line).map_err(|error| format!("the message is not JSON: {error}"))?;
    let id = message.get("id").and_then(Value::as_i64).ok_or("the message has no integer `id`")?;
    let response = match Request::deserialize(message) {
        Ok(request) => answer(request),
        Err(error) => failure(error.to_string()),
    };
    Ok(Response { id, ..response })
}

fn answer(request: Request) -> Response {
    match request {
        Request::Start => Response { tool: Some("tenzr"), ..Response::default() },
        Request::Analysis => Response::default(),
        Request::Define { module } => match functions(&module) {
            Ok(_) => Response { success: Some(true), ..Response::default() },
            Err(error) => failure(error),
        },
        Request::Evaluate { module, function, input } => match evaluate(&module, &function, input) {
            Ok(Evaluation { output, timings }) => {
                Response { success: Some(true), output: Some(output), timings: Some(timings), ..Response::default() }
            }
            Err(error) => failure(error),
        },
    }
}

fn failure(error: String) -> Response {
    Response { success: Some(false), error: Some(error), ..Response::default() }
}

/// The functions of a module; a module without any is not defined.
fn functions(module: &str) -> Result<&'static [Function], String> {
    match MODULES.iter().find(|(name, _)| *name == module) {
        Some((_, functions)) if !functions.is_empty() => Ok(functions),
        _ => Err(format!("there is no module `{module}`")),
    }
}

fn evaluate(module: &str, function: &str, input: Value) -> Result<Evaluation, String> {
    let found = functions(module)?.iter().find(|known| known.name == function);
    let found = found.ok_or_else(|| format!("module `{module}` has no function `{function}`"))?;
    (found.evaluate)(input)
}

/// Reads an input of type `I`, runs `function` on it as often as the input asks for, and gives what `present` makes of
/// the last result. Only `function` is timed.
///
/// # Errors
///
/// When `input` is not an `I`, or the result is a number that JSON cannot write.
pub fn run<I, O, P>(
    input: Value,
    function: impl Fn(&I) -> O,
    present: impl FnOnce(O) -> P,
) -> Result<Evaluation, String>
where
    I: DeserializeOwned,
    P: Serialize,
{
    let repetition = Repetition::of(&input)?;
    let input: I = serde_json::from_value(input).map_err(|error| error.to_string())?;
    let mut timings = Vec::new();
    let mut total = Duration::ZERO;
    let result = loop {
        let start = Instant::now();
        let result = black_box(function(black_box(&input)));
        let elapsed = start.elapsed();
        total += elapsed;
        timings.push(Timing { name: "evaluate", nanoseconds: elapsed.as_nanos() as u64 });
        if timings.len() >= repetition.min_runs && total.as_secs_f64() >= repetition.min_seconds {
            break result;
        }
    };
    let output = serde_json::to_value(present(result)).map_err(|error| error.to_string())?;
    if output.is_null() {
        return Err("the result is not a finite number".into());
    }
    Ok(Evaluation { output, timings })
}

/// `Ok` if `condition` holds; otherwise `text`, which says what an input has to be.
pub fn require(condition: bool, text: &str) -> Result<(), String> {
    if condition { Ok(()) } else { Err(text.into()) }
}
