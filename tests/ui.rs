//! Programs that must not compile, with what is said of each, and programs that must compile and run.
//!
//! After a change of a text: `TRYBUILD=overwrite cargo test --test ui`, then read the difference.

/// Checked by one run of cargo.
#[test]
fn refused() {
    trybuild::TestCases::new().compile_fail("ui-tests/fail/*.rs");
}

/// Built, one by one: beside the programs that run those whose error shows where generic code is built only.
#[test]
fn accepted() {
    let programs = trybuild::TestCases::new();
    programs.pass("ui-tests/pass/*.rs");
    programs.compile_fail("ui-tests/fail-build/*.rs");
}
