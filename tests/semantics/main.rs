//! Values and gradients of small programs: vectorized gradients and operations as the tests of Nx have them, recomputed
//! in float64 with JAX. The programs are written here as a user of tenzr writes them; their inputs, values and gradients
//! are in `cases.json`.
//!
//! A test is called as its case, `vec_exp` for `vec.exp`. The axes of a result are stated twice: by its type, and in the
//! file. Where tenzr chooses otherwise a comment at the test says so, and both values are in the test or in the file.

#![allow(clippy::type_complexity, reason = "the axes of a result are stated by its type")]

#[macro_use]
mod cases;
mod err;
mod fwd;
mod linalg;
mod ord_elementwise;
mod ord_index;
mod ord_move;
mod ord_reduce;
mod ord_window;
mod vec;

/// The cases that have no test, with the reason.
const EXCEPTIONS: [(&str, &str); 0] = [];

fn sources(folder: &str, prefix: &str) -> String {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = std::fs::read_dir(folder).expect("the folder is there").map(|file| file.expect("a file").path());
    let source = |path: &std::path::PathBuf| {
        let name = path.file_name().expect("a file has a name").to_string_lossy();
        name.starts_with(prefix) && name.ends_with(".rs")
    };
    files.filter(source).map(|path| std::fs::read_to_string(path).expect("a file of text")).collect()
}

/// Whether the text has this word, and not only a longer one.
fn has(text: &str, word: &str) -> bool {
    let in_word = |c: char| c.is_alphanumeric() || "_.".contains(c);
    let alone = |at: usize| !text[..at].ends_with(in_word) && !text[at + word.len()..].starts_with(in_word);
    text.match_indices(word).any(|(at, _)| alone(at))
}

#[test]
fn every_case_has_a_test_of_its_name() {
    let (tests, programs) = (sources("tests/semantics", ""), sources("ui-tests/fail", "semantics_"));
    let tested =
        |id: &str| has(&tests, &format!("\"{id}\"")) && has(&tests, &id.replace('-', "minus_").replace('.', "_"));
    let refused =
        |id: &str| id.starts_with("err.") && (has(&tests, &format!("// {id}")) || has(&programs, &format!("// {id}")));
    let forgotten = |id: &&str| !tested(id) && !refused(id) && !EXCEPTIONS.iter().any(|(exception, _)| exception == id);
    assert_eq!(cases::ids().count(), 278);
    assert_eq!(cases::ids().filter(forgotten).collect::<Vec<_>>(), Vec::<&str>::new());
}
