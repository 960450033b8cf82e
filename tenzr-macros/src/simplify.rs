//! Simplification: other names of one value, and statements that nothing uses, go.

use crate::ir::{Op, Stmt, Var};
use std::collections::{BTreeMap, BTreeSet};

/// Simplifies statements whose results are `results`, which are renamed as well.
pub fn simplify(stmts: Vec<Stmt>, results: &mut [Var]) -> Vec<Stmt> {
    let (stmts, names) = without_aliases(stmts);
    for r in results.iter_mut() {
        if let Some(n) = names.get(r) {
            *r = *n;
        }
    }
    live(stmts, results.iter().copied().collect())
}

/// Statements without other names of one value, and what each of those stands for.
pub fn without_aliases(stmts: Vec<Stmt>) -> (Vec<Stmt>, BTreeMap<Var, Var>) {
    let mut names = BTreeMap::new();
    let mut out = Vec::with_capacity(stmts.len());
    for mut s in stmts {
        s.op.rename(&names);
        match s.op {
            Op::Alias(x) => {
                names.insert(s.dsts[0], x);
            }
            _ => out.push(s),
        }
    }
    (out, names)
}

/// The statements whose results are used, or that have effects.
pub fn live(stmts: Vec<Stmt>, mut needed: BTreeSet<Var>) -> Vec<Stmt> {
    let mut out = Vec::with_capacity(stmts.len());
    for mut s in stmts.into_iter().rev() {
        let used = s.dsts.iter().any(|d| needed.contains(d));
        if !used && s.op.is_pure() {
            continue;
        }
        drop_unused_results(&mut s, &needed);
        needed.extend(s.used());
        out.push(s);
    }
    out.reverse();
    out
}

fn drop_unused_results(s: &mut Stmt, needed: &BTreeSet<Var>) {
    match &mut s.op {
        Op::Pull { wanted, .. } => {
            let mut dsts = std::mem::take(&mut s.dsts).into_iter();
            for w in wanted.iter_mut() {
                if w.is_some()
                    && let Some(d) = dsts.next()
                {
                    match needed.contains(&d) {
                        true => s.dsts.push(d),
                        false => *w = None,
                    }
                }
            }
        }
        Op::Prim { residual, .. } if *residual && !needed.contains(&s.dsts[1]) => {
            *residual = false;
            s.dsts.truncate(1);
        }
        _ => {}
    }
}
