//! `docs/operations.md`, the page of all operations: written from the table of operations, the rules in the core, the
//! uses of the harness and the golden cases, and compared with what is checked in, so that it cannot say what is not so.
//!
//! After a change: `TENZR_WRITE_DOCS=1 cargo test --test operations_page`.

use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

tenzr_macros::__operation_table!();

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The files below a folder with this ending, in order, each with its text.
fn files(path: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(path).expect("a folder").map(|f| f.expect("a file").path()).collect();
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        if path.is_dir() {
            all.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            let text = std::fs::read_to_string(&path).expect("a text");
            all.push((path, text));
        }
    }
    all
}

/// A use of the harness: its file, its name, its body.
struct Use {
    file: String,
    name: String,
    body: String,
}

/// What takes an operation through all its uses.
const HARNESSES: [&str; 3] = ["unary!(", "binary!(", "conversion!("];

/// All uses of these.
fn uses() -> Vec<Use> {
    let mut all = Vec::new();
    for (path, text) in files(&folder("tests"), "rs") {
        let file = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if !file.starts_with("operations_") || file == "operations_page" {
            continue;
        }
        for (start, _) in HARNESSES.iter().flat_map(|harness| text.match_indices(harness)) {
            let inside = &text[text[start..].find('(').expect("a call") + start + 1..];
            let name = inside[..inside.find('(').expect("arguments")].to_owned();
            all.push(Use { file: file.clone(), name, body: enclosed(inside).to_owned() });
        }
    }
    all
}

/// What stands before the parenthesis that closes.
fn enclosed(text: &str) -> &str {
    let mut depth = 0;
    for (i, c) in text.char_indices() {
        match c {
            '(' | '{' | '[' => depth += 1,
            ')' if depth == 0 => return &text[..i],
            ')' | '}' | ']' => depth -= 1,
            _ => {}
        }
    }
    text
}

/// How an operation is written in a body.
fn spellings(operation: &str) -> Vec<String> {
    let operator = match operation {
        "add" => "+",
        "sub" => "-",
        "mul" => "*",
        "div" => "/",
        "rem" => "%",
        "shl" => "<<",
        "shr" => ">>",
        "neg" => return vec!["-x".to_owned(), "-y".to_owned(), "-(".to_owned()],
        name => return vec![format!(".{name}("), format!("ops::{name}(")],
    };
    vec![format!(" {operator} ")]
}

/// The stored cases by operation: all, those with an empty axis, those with an axis of one entry, those without axes.
#[derive(Default)]
struct Cases {
    all: usize,
    empty: usize,
    single: usize,
}

fn cases() -> BTreeMap<String, Cases> {
    let mut by_name: BTreeMap<String, Cases> = BTreeMap::new();
    let goldens = folder("tests/goldens");
    for (_, text) in files(&goldens, "json").iter().filter(|(path, _)| path.parent() == Some(&*goldens)) {
        let list: Vec<Value> = serde_json::from_str(text).expect("a list of cases");
        for case in list {
            let cases = by_name.entry(case["op"].as_str().expect("an operation").to_owned()).or_default();
            let tensors = case["inputs"].as_array().expect("inputs").iter().chain([&case["output"]]);
            let extents: Vec<u64> =
                tensors.flat_map(|t| t["shape"].as_array().expect("extents")).filter_map(Value::as_u64).collect();
            cases.all += 1;
            cases.empty += usize::from(extents.contains(&0));
            cases.single += usize::from(extents.contains(&1));
        }
    }
    by_name
}

/// The name of the operation in the stored cases: a reduction over all axes stands with the one over some, and JAX calls
/// comparisons by shorter names.
fn stored_name(operation: &str) -> &str {
    let name = operation.strip_suffix("_all").unwrap_or(operation);
    name.strip_suffix("_each").unwrap_or(name)
}

/// Operations whose values or uses are not in the stored cases or the harness: their file and tests there.
struct Elsewhere {
    operation: &'static str,
    file: &'static str,
    values: &'static str,
    uses: &'static str,
}

const fn drawn(operation: &'static str, values: &'static str) -> Elsewhere {
    Elsewhere { operation, file: "tenzr-core/tests/random.rs", values, uses: "" }
}

const ELSEWHERE: &[Elsewhere] = &[
    // Compared by their bits, in both elements.
    drawn("fold_in", "keys_are_those_of_jax"),
    drawn("uniform_like", "draws_of_f64_are_those_of_jax"),
    drawn("normal_like", "draws_of_f64_are_those_of_jax"),
    drawn("gumbel_like", "draws_of_f64_are_those_of_jax"),
    drawn("exponential_like", "draws_of_f64_are_those_of_jax"),
    drawn("bernoulli", "choices_are_those_of_jax"),
    drawn("categorical", "choices_are_those_of_jax"),
    drawn("dropout", "rates_at_the_ends"),
    drawn("gamma", "gamma_samples_are_those_of_jax"),
    Elsewhere {
        operation: "gamma",
        file: "tests/operations_random.rs",
        values: "",
        uses: "samples_of_gamma_distributions",
    },
    // Take functions of plain numbers: against the same function in operations of tensors.
    Elsewhere { operation: "map", file: "tests/operations_map.rs", values: "one_operand", uses: "under_maps" },
    Elsewhere { operation: "zip_map", file: "tests/operations_map.rs", values: "two_operands", uses: "under_maps" },
];

/// The test of an operation elsewhere, which has to be there.
fn elsewhere(operation: &str, test: fn(&Elsewhere) -> &'static str) -> Option<String> {
    let found = ELSEWHERE.iter().find(|e| e.operation == operation && !test(e).is_empty())?;
    let text = std::fs::read_to_string(folder(found.file)).expect("a file of tests");
    assert!(text.contains(&format!("fn {}()", test(found))), "`{}` is not in {}", test(found), found.file);
    Some(format!("`{}` in {}", test(found), found.file))
}

struct Row {
    name: &'static str,
    cells: [String; 7],
}

/// The file of the core that lists an operation.
fn home(operation: &str, core: &[(PathBuf, String)]) -> String {
    let listed = format!("(\"{operation}\", &[");
    let root = folder("tenzr-core/src/ops");
    let file = core.iter().find(|(_, text)| text.contains(&listed));
    file.map(|(path, _)| path.strip_prefix(&root).unwrap_or(path).display().to_string()).unwrap_or_default()
}

fn rows() -> Vec<Row> {
    let core = files(&folder("tenzr-core/src/ops"), "rs");
    let (uses, cases) = (uses(), cases());
    // Written by the compiler alone: the cotangent of a pullback that is called in a body.
    let shown = OPERATIONS.iter().filter(|(name, _)| *name != "fit_like");
    shown
        .map(|(name, rules)| {
            let spelled = spellings(name);
            let is_used = |u: &&Use| spelled.iter().any(|s| u.body.contains(s.as_str()));
            // The use that is named after the operation, else the first.
            let own = uses.iter().filter(is_used).find(|u| u.name == *name).or_else(|| uses.iter().find(is_used));
            let outside = elsewhere(name, |e| e.uses);
            let used =
                own.map(|u| format!("`{}` in {}", u.name, u.file)).or_else(|| outside.clone()).unwrap_or_default();
            let given: Vec<String> = rules.iter().filter(|r| !r.is_empty()).map(|r| format!("`{r}`")).collect();
            let constant = given.is_empty();
            let reverse = if constant { "none: constant".to_owned() } else { given.join(", ") };
            let derived = |what: &str| match (own.is_some(), &outside, constant) {
                (false, None, _) => String::new(),
                (_, _, true) => "constant".to_owned(),
                (true, _, false) => what.to_owned(),
                (false, Some(test), false) => test.clone(),
            };
            let stored = cases.get(stored_name(name));
            let goldens =
                stored.map(|c| format!("{}", c.all)).or_else(|| elsewhere(name, |e| e.values)).unwrap_or_default();
            let edges = stored.filter(|c| c.empty + c.single > 0);
            // The harness runs each use at extents 0, where it is defined, and 1 of every axis.
            let edges = match (edges, own) {
                (Some(c), _) => format!("{} empty, {} single", c.empty, c.single),
                (None, Some(_)) => "in the harness".to_owned(),
                (None, None) => outside.clone().unwrap_or_default(),
            };
            let batched = if own.is_some() { "0, 1, 7, 64".to_owned() } else { outside.clone().unwrap_or_default() };
            let cells = [home(name, &core), reverse, used, batched, derived("four nestings"), goldens, edges];
            Row { name, cells }
        })
        .collect()
}

fn page(rows: &[Row]) -> String {
    let mut text = String::from(
        "# Operations\n\n\
         Written by `tests/operations_page.rs` from the compiler's table, the rules of the core, the uses of the harness and\n\
         the golden cases; the test fails where this page says anything else. Formulas, axes, errors and the source of each\n\
         rule stand with the methods of `Tensor`; the conventions at edges in [conventions.md](conventions.md).\n\n\
         - kernel: the file in `tenzr-core/src/ops` with kernel, rules and documentation;\n\
         - reverse: the rule of each operand that carries a cotangent;\n\
         - forward: the use of the harness that takes the operation through forward mode, reverse mode and differences;\n\
         - batched: the numbers of examples for which maps of it, of its gradient and gradients of maps are compared with\n\
         example by example, each operand mapped or shared;\n\
         - second order: forward over reverse, reverse over reverse (inline and through a call), reverse over forward;\n\
         - goldens: cases against JAX in float64, and in float32 within a bound for each operation;\n\
         - edge shapes: those among them with an axis of extent 0, and of extent 1.\n\n\
         | operation | kernel | reverse | forward | batched | second order | goldens | edge shapes |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    for row in rows {
        text.push_str(&format!("| `{}` | {} |\n", row.name, row.cells.join(" | ")));
    }
    text
}

#[test]
fn the_page_of_operations_has_no_empty_cell() {
    const COLUMNS: [&str; 7] = ["kernel", "reverse", "forward", "batched", "second order", "goldens", "edge shapes"];
    let rows = rows();
    let mut empty = Vec::new();
    for row in &rows {
        for (column, cell) in COLUMNS.iter().zip(&row.cells) {
            if cell.is_empty() {
                empty.push(format!("{}: {column}", row.name));
            }
        }
    }
    assert!(empty.is_empty(), "{} empty cells:\n{}", empty.len(), empty.join("\n"));
}

#[test]
fn the_page_of_operations_is_as_it_is_written() {
    let (path, page) = (folder("docs/operations.md"), page(&rows()));
    if std::env::var_os("TENZR_WRITE_DOCS").is_some() {
        std::fs::write(&path, &page).expect("the page is written");
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(stored == page, "docs/operations.md is not what the operations are: TENZR_WRITE_DOCS=1 writes it anew");
}
