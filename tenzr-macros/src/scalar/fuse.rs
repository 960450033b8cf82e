//! Both sweeps in one, where the cotangent of the result is known from the start.
//!
//! If what flows back into a loop does not depend on what the loop computes, as for a sum, the reverse of an iteration can
//! run right after the iteration. Nothing is kept for it then. The iterations have to be independent of one another in the
//! reverse: they read cotangents that none of them changes, and add to others.

use super::dead::without_dead;
use super::ir::{Block, Function, Range, Stmt, Use, Value, Var};
use super::reverse::{Reverser, Sweeps, declarations};
use super::tidy::tidied;
use std::collections::{BTreeMap, BTreeSet};

/// A function and its reverse in one sweep, which is all in `reverse`; none where no loop can run both at once.
pub fn fused(f: &Function) -> Option<Sweeps> {
    if f.checkpoint.is_some() {
        return None;
    }
    let mut loops: Vec<usize> = (0..f.body.stmts.len()).filter(|i| counted(&f.body.stmts[*i]).is_some()).collect();
    loop {
        if loops.is_empty() {
            return None;
        }
        match Fusion::over(f, &loops).run(f) {
            Ok(s) => return Some(s),
            Err(refused) => loops.retain(|i| *i != refused),
        }
    }
}

/// A loop that runs to its end.
fn counted(s: &Stmt) -> Option<(Var, &Range, &Block)> {
    match s {
        Stmt::For { var, range, exit: None, body, .. } => Some((*var, range, body)),
        _ => None,
    }
}

struct Fusion {
    reverser: Reverser,
    /// The statements of the forward sweep that each statement becomes.
    forward: Vec<Vec<Stmt>>,
    /// The loops that are to run with their reverse: which statement each is.
    loops: BTreeMap<Var, usize>,
    /// What else the forward sweep does at its end: the zeros that adjoints start with.
    ends: Vec<Stmt>,
    /// The reverse sweep.
    reverse: Vec<Stmt>,
}

impl Fusion {
    fn over(f: &Function, loops: &[usize]) -> Fusion {
        let mut reverser = Reverser::of(f);
        let (mut forward, mut reversed, mut chosen) = (Vec::new(), Vec::new(), BTreeMap::new());
        for (i, s) in f.body.stmts.iter().enumerate() {
            let later = &f.body.stmts[i + 1..];
            let (fs, rs) = match counted(s).filter(|_| loops.contains(&i)) {
                Some((var, range, body)) => {
                    let (fb, rb) = reverser.before(later, |r| r.iteration(body));
                    chosen.insert(var, i);
                    let with = |body| Stmt::For { var, range: range.clone(), exit: None, body, kept: None };
                    let rs = if rb.stmts.is_empty() { vec![] } else { vec![with(rb)] };
                    (vec![with(fb)], rs)
                }
                None => reverser.before(later, |r| r.stmt(s)),
            };
            forward.push(fs);
            reversed.push(rs);
        }
        let reverse = reversed.into_iter().rev().flatten().collect();
        Fusion { reverser, forward, loops: chosen, ends: Vec::new(), reverse }
    }

    fn run(mut self, f: &Function) -> Result<Sweeps, usize> {
        let first = self.loops.values().next().copied().unwrap_or_default();
        self.declare(f);
        let ct = self.reverser.result_cotangent(f);
        let mut block = Block { stmts: std::mem::take(&mut self.reverse) };
        if let Some(start) = self.reverser.result_start(f, ct, &block) {
            block.stmts.insert(declarations(&block), start);
        }
        self.reverse = block.stmts;
        let mut any = false;
        for (var, i) in self.loops.clone() {
            any |= self.fuse(f, var, i)?;
        }
        if !any {
            return Err(first);
        }
        let adjoints = f.params.iter().map(|p| self.reverser.adjoint_if_active(p.var)).collect();
        let mut stmts: Vec<Stmt> = self.forward.into_iter().flatten().collect();
        stmts.extend(self.ends);
        stmts.extend(self.reverse);
        let mut arena = self.reverser.arena;
        let reverse = tidied(Block { stmts }, &mut arena);
        let (params, result) = (f.params.clone(), f.result.clone());
        Ok(Sweeps { arena, params, forward: Block::default(), result, ct, reverse, adjoints })
    }

    /// Declares the adjoints of what the body binds and of parameters by value.
    fn declare(&mut self, f: &Function) {
        let by_value = |v: &Var| f.arena.info(*v).active && !f.arena.info(*v).by_ref;
        let params = f.params.iter().map(|p| p.var).filter(by_value);
        let mut bound: Vec<(Var, Var)> = params.map(|v| (v, self.reverser.adjoint(v))).collect();
        let wanted: BTreeSet<Var> = bound.iter().map(|(_, d)| *d).collect();
        bound.extend(f.body.stmts.iter().flat_map(Stmt::binds).filter_map(|v| Some((v, self.reverser.adjoint_of(v)?))));
        let local = bound.iter().map(|(_, d)| *d).filter(|d| !wanted.contains(d)).collect();
        let stmts = without_dead(std::mem::take(&mut self.reverse), &local);
        let used = Block { stmts: stmts.clone() }.free();
        for (v, d) in bound {
            if wanted.contains(&d) || used.contains(&d) {
                let (at_end, at_start) = self.reverser.zero(v, d);
                self.ends.extend(at_end);
                self.reverse.extend(at_start);
            }
        }
        self.reverse.extend(stmts);
    }

    /// Moves the reverse of a loop into the loop, and before the loop what the reverse needs. The error is the loop.
    fn fuse(&mut self, f: &Function, var: Var, i: usize) -> Result<bool, usize> {
        let is_it = |s: &Stmt| counted(s).is_some_and(|(v, ..)| v == var);
        let Some(at) = self.reverse.iter().position(is_it) else { return Ok(false) };
        let flow = Flow::of(&self.reverser, &self.reverse[at]).ok_or(i)?;
        let before: BTreeSet<Var> = f.params.iter().map(|p| p.var).chain(self.bound_before(i)).collect();
        let moved = self.needed(&flow, at, &before).ok_or(i)?;
        if !self.others_only_add(&flow, at, &moved) || !self.is_final(at, &moved) {
            return Err(i);
        }
        let mut starts = Vec::new();
        for k in moved.iter().rev() {
            starts.insert(0, self.reverse.remove(*k));
        }
        let zeros: BTreeSet<Var> = starts.iter().filter_map(init).collect();
        let (early, late): (Vec<Stmt>, Vec<Stmt>) =
            std::mem::take(&mut self.ends).into_iter().partition(|s| s.binds().iter().any(|v| zeros.contains(v)));
        self.ends = late;
        if !early.iter().all(|s| self.has_its_shape(f, s, i, &before)) {
            return Err(i);
        }
        let reverse = self.reverse.remove(at - moved.len());
        if let (Some(Stmt::For { body, .. }), Stmt::For { body: rb, .. }) = (self.forward[i].last_mut(), reverse) {
            body.stmts.extend(rb.stmts);
        }
        self.forward[i].splice(0..0, early.into_iter().chain(starts));
        Ok(true)
    }

    /// What the statements before bind.
    fn bound_before(&self, i: usize) -> impl Iterator<Item = Var> {
        self.forward[..i].iter().flatten().flat_map(Stmt::binds)
    }

    /// Whether the shape of what a zero is made for is the same before the statement as at the end.
    fn has_its_shape(&self, f: &Function, s: &Stmt, i: usize, before: &BTreeSet<Var>) -> bool {
        let Stmt::Let { value: Value::ZeroLike(p), .. } = s else { return false };
        let mut written = false;
        for s in &f.body.stmts[i..] {
            Block { stmts: vec![s.clone()] }.each(&mut |s| {
                s.uses(&mut |v, how| written |= v == p.base && how == Use::Write);
            });
        }
        before.contains(&p.base) && !written
    }

    /// The statements of the reverse before the loop's that say what flows into it, and that declare what it adds to.
    fn needed(&self, flow: &Flow, at: usize, before: &BTreeSet<Var>) -> Option<BTreeSet<usize>> {
        let ends: BTreeSet<Var> = self.ends.iter().flat_map(Stmt::binds).collect();
        let (mut moved, mut vars) = (BTreeSet::new(), flow.read.clone());
        loop {
            let count = moved.len();
            for (k, s) in self.reverse[..at].iter().enumerate() {
                let declares = |v: &Var| matches!(s, Stmt::Declare { var, .. } if var == v);
                let is_needed = target(s).is_some_and(|v| vars.contains(&v) || flow.added.contains(&v) && declares(&v));
                if is_needed && moved.insert(k) {
                    s.uses(&mut |v, _| {
                        vars.insert(v);
                    });
                }
            }
            if moved.len() == count {
                break;
            }
        }
        let known = |v: &Var| {
            let info = self.reverser.arena.info(*v);
            info.adjoint || before.contains(v) || ends.contains(v)
        };
        // What else writes one of them is no simple statement.
        let writes = |s: &Stmt| {
            let mut found = false;
            Block { stmts: vec![s.clone()] }.each(&mut |s| {
                s.uses(&mut |v, how| found |= how == Use::Write && vars.contains(&v));
            });
            found
        };
        let simple = (0..at).all(|k| if moved.contains(&k) { is_simple(&self.reverse[k]) } else { !writes(&self.reverse[k]) });
        (simple && vars.iter().all(known)).then_some(moved)
    }

    /// Whether the statements that now come after the loop only add to what the loop adds to.
    fn others_only_add(&self, flow: &Flow, at: usize, moved: &BTreeSet<usize>) -> bool {
        let mut only = true;
        let others = (0..at).filter(|k| !moved.contains(k)).map(|k| &self.reverse[k]);
        for s in others {
            Block { stmts: vec![s.clone()] }.each(&mut |s| {
                let adds = additions(s);
                s.uses(&mut |v, how| only &= !flow.added.contains(&v) || how == Use::Write && adds.contains(&v));
            });
        }
        only
    }

    /// Whether nothing that stays reads a cotangent before it is complete.
    fn is_final(&self, at: usize, moved: &BTreeSet<usize>) -> bool {
        (0..at).filter(|k| !moved.contains(k)).all(|k| {
            let free = Block { stmts: vec![self.reverse[k].clone()] }.free();
            moved.range(k..).all(|m| target(&self.reverse[*m]).is_none_or(|v| !free.contains(&v)))
        })
    }
}

/// What a declaration starts with.
fn init(s: &Stmt) -> Option<Var> {
    match s {
        Stmt::Declare { init: Some(o), .. } => o.var(),
        _ => None,
    }
}

/// The variable that a simple statement binds or writes.
fn target(s: &Stmt) -> Option<Var> {
    match s {
        Stmt::Let { var, .. } | Stmt::Declare { var, .. } => Some(*var),
        Stmt::Update { place, .. } => Some(place.base),
        _ => None,
    }
}

/// Whether a statement only computes cotangents from others.
fn is_simple(s: &Stmt) -> bool {
    match s {
        Stmt::Let { value, .. } => matches!(
            value,
            Value::Zero(_) | Value::Read(_) | Value::Pullback { .. } | Value::Prim(..) | Value::Copy(_)
        ),
        Stmt::Declare { .. } | Stmt::Update { .. } => true,
        _ => false,
    }
}

/// What a statement adds to.
fn additions(s: &Stmt) -> Vec<Var> {
    match s {
        Stmt::Update { place, .. } => vec![place.base],
        Stmt::Pull { args, .. } => {
            args.iter().filter(|a| !a.written).filter_map(|a| a.adjoint.as_ref()).map(|p| p.base).collect()
        }
        _ => Vec::new(),
    }
}

/// The cotangents from outside that the reverse of a loop uses.
#[derive(Default)]
struct Flow {
    /// Those that it reads.
    read: BTreeSet<Var>,
    /// Those that it adds to.
    added: BTreeSet<Var>,
}

impl Flow {
    /// None where it does both with one of them, or anything else.
    fn of(reverser: &Reverser, reverse: &Stmt) -> Option<Flow> {
        let whole = Block { stmts: vec![reverse.clone()] };
        let outer = whole.free();
        let (mut flow, mut other) = (Flow::default(), false);
        whole.each(&mut |s| {
            let adds = additions(s);
            s.uses(&mut |v, how| {
                if !outer.contains(&v) || !reverser.arena.info(v).adjoint {
                    return;
                }
                match how {
                    Use::Value | Use::Read => flow.read.insert(v),
                    Use::Write if adds.contains(&v) => flow.added.insert(v),
                    Use::Write => {
                        other = true;
                        false
                    }
                };
            });
        });
        (!other && flow.read.is_disjoint(&flow.added)).then_some(flow)
    }
}
