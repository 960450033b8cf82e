//! What the derivative that the macros write costs, beside the same gradients written by hand.
//!
//! A two-layer classifier (x W1 -> tanh -> W2 -> softmax cross-entropy) in f32, small enough that overhead shows and
//! large enough that memory does: its per-example gradients, what is commonly made of them (norms, sums of clipped
//! gradients), and the gradient of the mean loss. `cargo bench --bench classifier`; with `-- --quick`, a few short
//! rounds. Every variant's values are checked against the hand-written reference before anything is timed.

mod generated;
#[path = "../harness/mod.rs"]
mod harness;
mod reference;
mod table;
mod tuned;

use std::cell::RefCell;
use std::error::Error;
use std::hint::black_box;
use std::time::Duration;

use generated::Inputs;
use harness::{Column, Effort, Measured};
use reference::{Extents, Problem};
use tuned::Workspace;

const HAND: &str = "hand-written";
const TUNED: &str = "hand-written, tuned";
const TENZR: &str = "tenzr";

/// Largest difference allowed, as a share of the largest value.
const TOLERANCE: f32 = 1e-5;

struct Size {
    extents: Extents,
    per_example_title: &'static str,
    mean_title: &'static str,
    effort: Effort,
}

fn main() -> Result<(), Box<dyn Error>> {
    // Cargo adds `--bench` of its own; everything but `--quick` is passed over.
    let quick = std::env::args().any(|argument| argument == "--quick");
    let (mut per_example, mut mean) = (Vec::new(), Vec::new());
    for size in sizes(quick) {
        let problem = Problem::new(&size.extents);
        let inputs = Inputs::new(&problem)?;
        let workspace = RefCell::new(Workspace::new(&size.extents));
        check(&problem, &inputs, &mut workspace.borrow_mut())?;
        per_example.push(measure_per_example(&size, &problem, &inputs, &workspace));
        mean.push(measure_mean(&size, &problem, &inputs, &workspace));
    }
    per_example.append(&mut mean);
    table::print(&per_example);
    Ok(())
}

fn sizes(quick: bool) -> [Size; 2] {
    let effort = |rounds: usize, milliseconds: u64| {
        let (rounds, milliseconds) = if quick { (3, milliseconds / 4) } else { (rounds, milliseconds) };
        Effort { rounds, slice: Duration::from_millis(milliseconds) }
    };
    [
        Size {
            extents: Extents { batch: 16, features: 4, hidden: 8, classes: 3 },
            per_example_title: "each, 16x4x8x3",
            mean_title: "mean, 16x4x8x3",
            effort: effort(21, 8),
        },
        Size {
            extents: Extents { batch: 256, features: 784, hidden: 128, classes: 10 },
            per_example_title: "each, 256x784x128x10",
            mean_title: "mean, 256x784x128x10",
            effort: effort(11, 60),
        },
    ]
}

fn measure_per_example(size: &Size, problem: &Problem, inputs: &Inputs, workspace: &RefCell<Workspace>) -> Measured {
    let limit = clip_limit(problem);
    let tuned = || {
        let mut workspace = workspace.borrow_mut();
        workspace.per_example(black_box(problem));
        black_box(&workspace.per_example);
    };
    Column::new(size.per_example_title)
        .variant(HAND, || reference::per_example(black_box(problem)))
        .variant(TUNED, tuned)
        .variant(TENZR, || black_box(inputs).per_example())
        .variant("norms, hand-written", || reference::norms(black_box(problem)))
        .variant("norms, tenzr", || black_box(inputs).norms())
        .variant("clipped sum, hand-written", || reference::clipped(black_box(problem), limit))
        .variant("clipped sum, tenzr", || black_box(inputs).clipped(limit))
        .measure(&size.effort)
}

fn measure_mean(size: &Size, problem: &Problem, inputs: &Inputs, workspace: &RefCell<Workspace>) -> Measured {
    let tuned = || {
        let mut workspace = workspace.borrow_mut();
        workspace.mean(black_box(problem));
        black_box(&workspace.mean);
    };
    Column::new(size.mean_title)
        .variant(HAND, || reference::mean(black_box(problem)))
        .variant(TUNED, tuned)
        .variant(TENZR, || black_box(inputs).mean())
        .measure(&size.effort)
}

/// A little below the largest norm, so that some gradients are shortened and some are not.
fn clip_limit(problem: &Problem) -> f32 {
    0.7 * reference::norms(problem).into_iter().fold(0.0, f32::max)
}

fn check(problem: &Problem, inputs: &Inputs, workspace: &mut Workspace) -> Result<(), String> {
    let (r1, r2) = reference::per_example(problem);
    workspace.per_example(problem);
    close("tuned, each W1", workspace.per_example.0.iter(), r1.iter())?;
    close("tuned, each W2", workspace.per_example.1.iter(), r2.iter())?;
    let (g1, g2) = inputs.per_example();
    close("tenzr, each W1", g1.to_vec().iter(), r1.iter())?;
    close("tenzr, each W2", g2.to_vec().iter(), r2.iter())?;

    let (r1, r2) = reference::mean(problem);
    workspace.mean(problem);
    close("tuned, mean W1", workspace.mean.0.iter(), r1.iter())?;
    close("tuned, mean W2", workspace.mean.1.iter(), r2.iter())?;
    let (g1, g2) = inputs.mean();
    close("tenzr, mean W1", g1.to_vec().iter(), r1.iter())?;
    close("tenzr, mean W2", g2.to_vec().iter(), r2.iter())?;

    close("tenzr, norms", inputs.norms().iter(), reference::norms(problem).iter())?;
    let limit = clip_limit(problem);
    let ((r1, r2), (g1, g2)) = (reference::clipped(problem, limit), inputs.clipped(limit));
    close("tenzr, clipped W1", g1.to_vec().iter(), r1.iter())?;
    close("tenzr, clipped W2", g2.to_vec().iter(), r2.iter())
}

fn close<'a>(
    what: &str,
    found: impl ExactSizeIterator<Item = &'a f32>,
    expected: impl ExactSizeIterator<Item = &'a f32> + Clone,
) -> Result<(), String> {
    if found.len() != expected.len() {
        return Err(format!("{what}: {} values for {}", found.len(), expected.len()));
    }
    let scale = expected.clone().fold(0.0, |largest: f32, value| largest.max(value.abs()));
    for (index, (found, expected)) in found.zip(expected).enumerate() {
        let difference = (found - expected).abs() / scale;
        if difference > TOLERANCE || difference.is_nan() {
            return Err(format!("{what}: {found} for {expected} at {index}, apart by {difference:e}"));
        }
    }
    Ok(())
}
