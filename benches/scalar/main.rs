//! What derivatives of scalar code cost, beside adjoints written by hand.
//!
//! A file a program: the function as a user writes it, its adjoint as a good programmer writes it by hand (one careful
//! reverse sweep that keeps what it needs, without vector kernels or barriers against the optimiser), and `variants`,
//! which puts them in the table. A derivative to be compared with them is one more `.variant(..)` there: it has to give
//! what the adjoint by hand gives, which is itself checked against central differences, all before anything is timed.
//!
//! `cargo bench --bench scalar`; with `-- --quick`, a few short rounds; with a word after `--`, only the programs whose
//! titles contain it.

mod ba;
mod check;
mod det;
mod gmm;
#[path = "../harness/mod.rs"]
mod harness;
mod ht;
mod kmeans;
mod llsq;
mod lse;
mod lstm;
mod newton;
mod ode;
mod particle;
mod program;
mod rosenbrock;
mod scan;
mod table;
mod van_der_pol;

use std::time::Duration;

use harness::{Effort, Measured};

fn main() {
    // Cargo adds `--bench` of its own.
    let (flags, words): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|word| word.starts_with("--"));
    let effort = if flags.iter().any(|flag| flag == "--quick") {
        Effort { rounds: 7, slice: Duration::from_millis(2) }
    } else {
        Effort { rounds: 21, slice: Duration::from_millis(8) }
    };
    let programs = [
        rosenbrock::variants(),
        lse::variants("log-sum-exp, n 1000", 1000),
        lse::variants("log-sum-exp, n 10000", 10_000),
        van_der_pol::variants(),
        newton::variants(),
        scan::variants(),
        gmm::variants(),
        ba::variants(),
        lstm::variants(),
        kmeans::variants(),
        llsq::variants(),
        ode::variants(),
        det::variants(),
        ht::variants(),
        particle::variants(),
    ];
    println!();
    let chosen = programs.into_iter().filter(|program| words.iter().all(|word| program.title.contains(word.as_str())));
    let measured: Vec<Measured> = chosen.map(|program| program.measure(&effort)).collect();
    table::print(&measured);
}
