//! Checks between stages, in debug builds: a variable is assigned once, and before it is used.

use crate::ir::{Op, Stmt, Var};
use std::collections::BTreeSet;

/// # Panics
/// When a stage broke the representation: a fault of the compiler.
pub fn verify(stage: &str, stmts: &[Stmt], given: impl IntoIterator<Item = Var>) {
    if cfg!(debug_assertions) {
        check(stage, stmts, given.into_iter().collect());
    }
}

fn check(stage: &str, stmts: &[Stmt], mut known: BTreeSet<Var>) {
    for s in stmts {
        for v in s.used() {
            assert!(known.contains(&v), "{stage}: {v:?} is used before it is assigned, in {:?}", s.op);
        }
        if let Op::Pullback(p) = &s.op {
            assert_eq!(p.args.len(), p.body.params.len(), "{stage}: an argument for each parameter");
            check(stage, &p.body.stmts, p.body.params.iter().copied().collect());
        }
        for d in &s.dsts {
            assert!(known.insert(*d), "{stage}: {d:?} is assigned twice");
        }
    }
}
