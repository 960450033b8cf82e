//! What lowering gives, as text.

use crate::scalar::lower::function;
use crate::scalar::print;
use crate::scalar::signature::Signature;

mod basics;
mod calls;
mod elements;
mod iterators;
mod jumps;
mod matching;
mod refusals;

/// The printed representation, or the errors.
fn lowered(text: &str) -> String {
    let item: syn::ItemFn = syn::parse_str(text).expect("a function");
    let result = Signature::parse(&item.sig).and_then(|sig| function(&sig, &item.block));
    match result {
        Ok(f) => print::function(&f),
        Err(e) => e.into_iter().map(|e| format!("error: {e}\n")).collect(),
    }
}

/// Compares with what is expected, without the indentation of both.
fn check(text: &str, expected: &str) {
    let lowered = lowered(text);
    let expected = expected.trim_start_matches('\n').trim_end();
    assert!(lowered.trim_end() == expected, "{text}\ngives\n{lowered}");
}
