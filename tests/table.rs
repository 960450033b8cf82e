//! The compiler's table of operations and the core's list of them are one.

use std::collections::BTreeSet;

// Also imports every function that a row names: one that the core lacks does not compile.
tenzr_macros::__operation_table!();

#[test]
fn the_compiler_knows_the_operations_of_the_core() {
    let table: BTreeSet<&str> = OPERATIONS.iter().map(|row| row.0).collect();
    let core: BTreeSet<&str> = tenzr_core::ops::operations().map(|row| row.0).collect();
    assert_eq!(table.len(), OPERATIONS.len(), "a row for each operation");
    assert_eq!(core.len(), tenzr_core::ops::operations().count(), "an entry for each operation");
    assert_eq!(table, core);
}

#[test]
fn the_compiler_knows_the_rules_of_the_core() {
    for (name, rules) in OPERATIONS {
        let core = tenzr_core::ops::operations().find(|row| row.0 == *name);
        assert_eq!(core.map(|row| row.1), Some(*rules), "the rules of `{name}`");
    }
}

/// The harness is applied to every operation: each stands in one of the files of its invocations.
#[test]
fn every_operation_is_tested() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let files = std::fs::read_dir(folder).expect("the tests").map(|file| file.expect("a file").path());
    let is_of_operations = |file: &std::path::PathBuf| {
        file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("operations_"))
    };
    let files: Vec<String> =
        files.filter(is_of_operations).map(|file| std::fs::read_to_string(file).expect("a test")).collect();
    let operators = ["add", "sub", "mul", "div", "rem", "neg", "shl", "shr"];
    // Written by the compiler only: the cotangent of a pullback that is called in a body.
    let hidden = ["fit_like"];
    for (name, _) in OPERATIONS.iter().filter(|row| !operators.contains(&row.0) && !hidden.contains(&row.0)) {
        assert!(files.iter().any(|f| f.contains(&format!(".{name}("))), "`{name}` is not tested");
    }
}
