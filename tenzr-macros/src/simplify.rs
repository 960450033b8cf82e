//! Simplification: other names of one value, and statements that nothing uses, go.

use crate::ir::{Op, RuleArg, Stmt, Use, Var};
use crate::region::{Arm, Region};
use crate::tag::Tags;
use std::collections::{BTreeMap, BTreeSet};

/// Statements without other names of one value, and what each of those stands for.
pub fn without_aliases(stmts: Vec<Stmt>) -> (Vec<Stmt>, BTreeMap<Var, Var>) {
    let mut names = BTreeMap::new();
    let out = unaliased(stmts, &mut names);
    (out, names)
}

fn unaliased(stmts: Vec<Stmt>, names: &mut BTreeMap<Var, Var>) -> Vec<Stmt> {
    let mut out = Vec::with_capacity(stmts.len());
    for mut s in stmts {
        match s.op {
            Op::Region(mut r) => {
                for a in &mut r.arms {
                    a.stmts = unaliased(std::mem::take(&mut a.stmts), names);
                }
                s.op = Op::Region(r);
                s.op.rename(names);
                out.push(s);
            }
            Op::Alias(mut x) => {
                x = *names.get(&x).unwrap_or(&x);
                names.insert(s.dsts[0], x);
            }
            _ => {
                s.op.rename(names);
                out.push(s);
            }
        }
    }
    out
}

/// A cotangent has the type and the extents of its value: where only those of a cotangent are read, they are read of the
/// value, and the cotangent need not be computed.
pub fn likes_of_values(stmts: &mut [Stmt], values: &mut BTreeMap<Var, Var>) {
    for s in stmts {
        if let Op::Region(r) = &mut s.op {
            r.arms.iter_mut().for_each(|a| likes_of_values(&mut a.stmts, values));
            continue;
        }
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

/// A rule that places a cotangent among zeros, which are then added to another cotangent, adds it there instead. `ends` are
/// used after the statements.
pub fn added_in_place(stmts: &mut Vec<Stmt>, ends: &[Var]) {
    for s in stmts.iter_mut() {
        if let Op::Region(r) = &mut s.op {
            for a in &mut r.arms {
                let ends: Vec<Var> = a.results.iter().chain(&a.stop).copied().collect();
                added_in_place(&mut a.stmts, &ends);
            }
        }
    }
    let mut uses: BTreeMap<Var, usize> = BTreeMap::new();
    stmts.iter().for_each(|s| s.uses(&mut |v, _| *uses.entry(v).or_insert(0) += 1));
    ends.iter().for_each(|v| *uses.entry(*v).or_insert(0) += 1);
    let mut gone = BTreeSet::new();
    for k in 0..stmts.len() {
        let Op::Accumulate { a, b, of } = stmts[k].op else { continue };
        let Some((name, args)) = stmts[..k].iter().find_map(|s| match &s.op {
            Op::Rule { rule, args, .. } if s.dsts == [b] && uses.get(&b) == Some(&1) => {
                crate::table::added(rule).map(|name| (name, args.clone()))
            }
            _ => None,
        }) else {
            continue;
        };
        let like = |x: &RuleArg| matches!(x, RuleArg::Like(_));
        let args = std::iter::once(RuleArg::Cotangent(a)).chain(args.into_iter().filter(|x| !like(x))).collect();
        stmts[k].op = Op::Rule { rule: name, args, of };
        gone.insert(b);
    }
    stmts.retain(|s| !s.dsts.iter().any(|d| gone.contains(d)));
}

/// A lift of a value that is mapped over the ambient already is the value itself.
pub fn without_trivial_lifts(mut stmts: Vec<Stmt>, tags: &Tags) -> Vec<Stmt> {
    for s in &mut stmts {
        if let Op::Region(r) = &mut s.op {
            for a in &mut r.arms {
                a.stmts = without_trivial_lifts(std::mem::take(&mut a.stmts), tags);
            }
        }
        if let Op::Lift { x, ambient, primal: false } = s.op
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
        Op::Region(r) => live_region(r, &mut s.dsts, needed),
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
        Op::Prim { prim, residual, .. } if *residual && !needed.contains(&s.dsts[prim.results]) => {
            *residual = false;
            s.dsts.truncate(prim.results);
        }
        _ => {}
    }
}

/// Results of a region that nothing uses go, and then what only they need. What the reverse of an arm uses of it is among
/// what is needed, since the reverse sweep is looked at before the forward sweep.
fn live_region(r: &mut Region, dsts: &mut Vec<Var>, needed: &BTreeSet<Var>) {
    if r.kept.is_some_and(|k| !needed.contains(&k)) {
        r.kept = None;
        dsts.pop();
    }
    let n = dsts.len() - usize::from(r.kept.is_some());
    let wanted: Vec<bool> = if r.is_loop() {
        carried_that_count(&r.arms[0], &dsts[..n], needed)
    } else {
        dsts[..n].iter().map(|d| needed.contains(d)).collect()
    };
    let select = |all: &mut Vec<Var>| {
        let mut keep = wanted.iter().chain(std::iter::repeat(&true));
        all.retain(|_| *keep.next().unwrap_or(&true));
    };
    select(dsts);
    for a in &mut r.arms {
        select(&mut a.results);
        if r.control.carries() {
            select(&mut a.params);
            select(&mut a.args);
        }
        let used = needed.iter().chain(&a.results).chain(&a.stop).copied().collect();
        a.stmts = live(std::mem::take(&mut a.stmts), used);
        if !r.control.carries() {
            let used: BTreeSet<Var> = a.stmts.iter().flat_map(Stmt::used).chain(a.results.iter().copied()).collect();
            let mut keep = a.params.iter().map(|p| used.contains(p) || needed.contains(p));
            let keep: Vec<bool> = keep.by_ref().collect();
            retain(&mut a.params, &keep);
            retain(&mut a.args, &keep);
        }
    }
}

fn retain(all: &mut Vec<Var>, keep: &[bool]) {
    let mut keep = keep.iter();
    all.retain(|_| *keep.next().unwrap_or(&true));
}

/// Which values that a loop carries are used after it, by its reverse, or for those that are.
fn carried_that_count(a: &Arm, dsts: &[Var], needed: &BTreeSet<Var>) -> Vec<bool> {
    let mut counts: Vec<bool> =
        dsts.iter().zip(&a.params).map(|(d, p)| needed.contains(d) || needed.contains(p)).collect();
    loop {
        let results = a.results.iter().zip(&counts).filter(|(_, c)| **c).map(|(r, _)| *r);
        let ends: BTreeSet<Var> = needed.iter().copied().chain(a.stop).chain(results).collect();
        let stmts = live(a.stmts.clone(), ends.clone());
        let used: BTreeSet<Var> = stmts.iter().flat_map(Stmt::used).chain(ends).collect();
        let next: Vec<bool> = counts.iter().zip(&a.params).map(|(c, p)| *c || used.contains(p)).collect();
        if next == counts {
            return counts;
        }
        counts = next;
    }
}
