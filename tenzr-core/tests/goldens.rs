//! Every operation against JAX in float64: its value, its reverse rule, its forward mode, and its second derivative,
//! which is the rule run on dual numbers. In `f32` too, within a bound stated for each operation.

mod common;
#[macro_use]
#[path = "goldens/forms.rs"]
mod forms;
#[path = "goldens/along.rs"]
mod along;
#[path = "goldens/conv.rs"]
mod conv;
#[path = "goldens/discrete.rs"]
mod discrete;
#[path = "goldens/functions.rs"]
mod functions;
#[path = "goldens/gather.rs"]
mod gather;
#[path = "goldens/harness.rs"]
mod harness;
#[path = "goldens/index.rs"]
mod index;
#[path = "goldens/joint.rs"]
mod joint;
#[path = "goldens/linalg.rs"]
mod linalg;
#[path = "goldens/losses.rs"]
mod losses;
#[path = "goldens/moves.rs"]
mod moves;
#[path = "goldens/table.rs"]
mod table;
#[path = "goldens/views.rs"]
mod views;

use harness::{Case, Golden, cases};
use std::panic::AssertUnwindSafe;

/// Runs every case, shows all that differ, and gives the numbers of those compared and of those whose operands the
/// element type does not have.
fn compare<E: Golden>(f: fn(&Case<E>)) -> (usize, usize) {
    let all = cases();
    let (mut compared, mut left_out, mut failed) = (0, 0, Vec::new());
    for record in &all {
        let case = Case::<E>::new(record);
        if !case.is_representable() {
            left_out += 1;
            continue;
        }
        compared += 1;
        if std::panic::catch_unwind(AssertUnwindSafe(|| f(&case))).is_err() {
            failed.push(case.id().to_owned());
        }
    }
    println!("{}: {compared} cases compared, {left_out} left out", E::NAME);
    assert!(failed.is_empty(), "{} cases differ in {}: {failed:?}", failed.len(), E::NAME);
    (compared, left_out)
}

/// The number of cases stored. More are welcome; fewer mean that some were lost.
const STORED: usize = 1824;

#[test]
fn f64_agrees_with_jax() {
    let (compared, left_out) = compare::<f64>(table::run::<f64>);
    assert!(compared >= STORED && left_out == 0, "goldens are missing: {compared}");
}

#[test]
fn f32_agrees_with_jax() {
    let (compared, left_out) = compare::<f32>(table::run::<f32>);
    assert!(compared + left_out >= STORED && left_out <= 20, "goldens are missing: {compared}, {left_out} left out");
}
