//! Simplification: other names of one value, and statements that nothing uses, go.

use crate::ir::{Op, Stmt, Use, Var};
use crate::tag::Tags;
use std::collections::{BTreeMap, BTreeSet};

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

/// A cotangent has the type and the extents of its value: where only those of a cotangent are read, they are read of the
/// value, and the cotangent need not be computed.
pub fn likes_of_values(stmts: &mut [Stmt], values: &mut BTreeMap<Var, Var>) {
    for s in stmts {
        let value = |v: Var| *values.get(&v).unwrap_or(&v);
        s.op.uses_mut(&mut |v, how| {
            if how == Use::Like {
                *v = value(*v);
            }
        });
        let of: Vec<Var> = match &s.op {
            Op::Rule { of, .. } | Op::Accumulate { of, .. } => vec![*of],
            Op::Zeros { like } | Op::Seed { like, reduced: false } => vec![*like],
            Op::Pull { wanted, .. } => wanted.iter().flatten().copied().collect(),
            _ => Vec::new(),
        };
        for (d, of) in s.dsts.iter().zip(of) {
            let of = *values.get(&of).unwrap_or(&of);
            values.insert(*d, of);
        }
    }
}

/// A lift of a value that is mapped over the ambient already is the value itself.
pub fn without_trivial_lifts(mut stmts: Vec<Stmt>, tags: &Tags) -> Vec<Stmt> {
    for s in &mut stmts {
        if let Op::Lift { x, ambient } = s.op
            && !tags.set(x).is_empty()
            && tags.set(x) == tags.set(ambient)
        {
            s.op = Op::Alias(x);
        }
    }
    stmts
}

/// The statements whose results are used, or that have effects. Tags are computed before: a level of forward mode is
/// named by its ambient, whether or not a statement uses that.
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
