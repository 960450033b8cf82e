//! Leaves out of the reverse of a block what nobody reads: adjoints that are only added to, and what was computed for them.

use super::ir::{Block, Stmt, Use, Value, Var};
use std::collections::BTreeSet;

/// The statements without additions to those of `adjoints` that are never read, and without values that nothing uses.
/// What is outside of the statements reads none of these.
pub fn without_dead(mut stmts: Vec<Stmt>, adjoints: &BTreeSet<Var>) -> Vec<Stmt> {
    loop {
        let uses = Uses::of(&stmts);
        let dead: BTreeSet<Var> = adjoints.difference(&uses.read).copied().collect();
        let before = count(&stmts);
        stmts = filtered(stmts, &|s| !is_dead(s, &dead, &uses.values));
        if count(&stmts) == before {
            return stmts;
        }
    }
}

/// How variables are used.
#[derive(Default)]
struct Uses {
    /// Used otherwise than as what a statement adds to.
    read: BTreeSet<Var>,
    /// Used as values.
    values: BTreeSet<Var>,
}

impl Uses {
    fn of(stmts: &[Stmt]) -> Uses {
        let mut all = Uses::default();
        each(stmts, &mut |s| {
            let target = match s {
                Stmt::Update { place, .. } => Some(place.base),
                _ => None,
            };
            s.uses(&mut |v, how| {
                all.values.insert(v);
                if how != Use::Write || target != Some(v) {
                    all.read.insert(v);
                }
            });
            for k in s.kept().into_iter().flat_map(|k| &k.values).flatten() {
                all.values.insert(*k);
                all.read.insert(*k);
            }
            if let Stmt::Recompute(r) = s {
                all.values.extend(&r.values);
            }
        });
        all
    }
}

fn each(stmts: &[Stmt], f: &mut dyn FnMut(&Stmt)) {
    for s in stmts {
        f(s);
        s.blocks().into_iter().for_each(|b| each(&b.stmts, f));
    }
}

fn count(stmts: &[Stmt]) -> usize {
    let mut n = 0;
    each(stmts, &mut |_| n += 1);
    n
}

fn filtered(stmts: Vec<Stmt>, keep: &dyn Fn(&Stmt) -> bool) -> Vec<Stmt> {
    let stmts = stmts.into_iter().filter(|s| keep(s));
    stmts
        .map(|mut s| {
            for b in s.blocks_mut() {
                *b = Block { stmts: filtered(std::mem::take(&mut b.stmts), keep) };
            }
            s
        })
        .collect()
}

fn is_dead(s: &Stmt, dead: &BTreeSet<Var>, used: &BTreeSet<Var>) -> bool {
    match s {
        Stmt::Update { place, .. } => dead.contains(&place.base),
        Stmt::Let { var, value: Value::Read(_) | Value::Pullback { .. } | Value::Zero(_) | Value::Copy(_) } => {
            !used.contains(var)
        }
        _ => false,
    }
}
