//! Checks between stages, in debug builds: a variable is assigned once, and before it is used.

use crate::ir::{Op, Stmt, Var};
use crate::region::Region;
use std::collections::BTreeSet;

/// # Panics
/// When a stage broke the representation: a fault of the compiler.
pub fn verify(stage: &str, stmts: &[Stmt], given: impl IntoIterator<Item = Var>) {
    if cfg!(debug_assertions) {
        check(stage, stmts, &mut given.into_iter().collect());
    }
}

fn check(stage: &str, stmts: &[Stmt], known: &mut BTreeSet<Var>) {
    for s in stmts {
        for v in s.used() {
            assert!(known.contains(&v), "{stage}: {v:?} is used before it is assigned, in {:?}", s.op);
        }
        if let Op::Pullback(p) = &s.op {
            assert_eq!(p.args.len(), p.body.params.len(), "{stage}: an argument for each parameter");
            check(stage, &p.body.stmts, &mut p.body.params.iter().copied().collect());
        }
        if let Op::Region(r) = &s.op {
            check_region(stage, r, known);
        }
        for d in &s.dsts {
            assert!(known.insert(*d), "{stage}: {d:?} is assigned twice");
        }
    }
}

/// What a forward arm assigns is known to its reverse.
fn check_region(stage: &str, r: &Region, known: &mut BTreeSet<Var>) {
    for a in &r.arms {
        assert_eq!(a.params.len(), a.args.len(), "{stage}: an argument for each parameter");
        let mut inner = known.clone();
        inner.extend(&a.params);
        check(stage, &a.stmts, &mut inner);
        for v in a.results.iter().chain(&a.stop) {
            assert!(inner.contains(v), "{stage}: {v:?} is a result and not assigned");
        }
        if r.kept.is_some() {
            known.extend(inner);
        }
    }
}
