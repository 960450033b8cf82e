//! Iterations that leave nothing for the reverse sweep.
//!
//! Where everything in the reverse of an iteration follows from what one arm of a branch contributes, an iteration that
//! did not take the arm contributes nothing: it keeps nothing either. And where the arm overwrites a carried variable as a
//! whole and is all that reads the variable's cotangent, as in the search of a maximum, only the last iteration that took
//! it contributes.

use super::ir::{Arena, Block, Only, Operand, Place, Stmt, Value, Var};
use std::collections::BTreeSet;

/// The reverse of an iteration with all of it inside the one arm that contributes, and which arm that is.
pub fn sunk(arena: &Arena, reverse: Block) -> (Block, Option<Only>) {
    let Some(at) = reverse.stmts.iter().position(|s| !is_start(s)) else { return (reverse, None) };
    let Some((choice, first, recorded)) = one_armed(&reverse.stmts[at]) else { return (reverse, None) };
    let mut idle = Idle::over(arena);
    idle.starts(&reverse.stmts[..at]);
    if !idle.all(&reverse.stmts[at + 1..]) {
        return (reverse, None);
    }
    let mut stmts = reverse.stmts;
    let rest = stmts.split_off(at + 1);
    let Some(mut branch) = stmts.pop() else { return (Block { stmts }, None) };
    if let Some(arm) = branch.blocks_mut().into_iter().find(|b| !b.stmts.is_empty()) {
        stmts.append(&mut arm.stmts);
        stmts.extend(rest);
        arm.stmts = stmts;
    }
    let last = branch.blocks().into_iter().any(|b| is_search(arena, b));
    // Without a record, the arm is all that is left, since no other iteration comes here.
    let stmts = match branch {
        Stmt::If { then, otherwise, .. } => {
            if first {
                then.stmts
            } else {
                otherwise.stmts
            }
        }
        kept => vec![kept],
    };
    (Block { stmts }, Some(Only { choice, first, recorded, last }))
}

/// Whether a statement declares an adjoint, or gives the zero that one starts with.
fn is_start(s: &Stmt) -> bool {
    matches!(s, Stmt::Let { value: Value::Zero(_), .. } | Stmt::Declare { init: Some(_), .. })
}

/// The choice of a branch with two arms of which one is empty, whether the first one is not, and whether it has a record.
fn one_armed(s: &Stmt) -> Option<(Var, bool, bool)> {
    let (choice, recorded) = match s {
        Stmt::If { cond: Operand::Var(v), kept: None, .. } => (*v, false),
        Stmt::IfKept { record, blocks } if blocks.len() == 2 => (*record, true),
        _ => return None,
    };
    let empty: Vec<bool> = s.blocks().into_iter().map(|b| b.stmts.is_empty()).collect();
    match empty.as_slice() {
        [false, true] => Some((choice, true, recorded)),
        [true, false] => Some((choice, false, recorded)),
        _ => None,
    }
}

/// Whether the block does nothing but pass on what it takes from one adjoint, which nothing in it adds to.
fn is_search(arena: &Arena, b: &Block) -> bool {
    let declared = b.binds();
    let mut taken: Vec<Var> = b.stmts.iter().filter_map(taken).filter(|v| !declared.contains(v)).collect();
    let (Some(from), None) = (taken.pop(), taken.pop()) else { return false };
    let others = b.stmts.iter().filter(|s| self::taken(s) != Some(from));
    let mentioned = others.map(|s| Block { stmts: vec![s.clone()] }).any(|b| b.free().contains(&from));
    let mut idle = Idle::over(arena);
    idle.fresh.insert(from);
    !mentioned && idle.all(&b.stmts)
}

/// The variable whose whole cotangent is taken.
fn taken(s: &Stmt) -> Option<Var> {
    match s {
        Stmt::Let { value: Value::Take(Place { base, path }), .. } if path.is_empty() => Some(*base),
        _ => None,
    }
}

/// Finds out whether statements do nothing as long as some adjoints are zero.
struct Idle<'a> {
    arena: &'a Arena,
    /// Adjoints that are zero.
    fresh: BTreeSet<Var>,
    /// Values that are zero.
    zeros: BTreeSet<Var>,
}

impl<'a> Idle<'a> {
    fn over(arena: &'a Arena) -> Self {
        Idle { arena, fresh: BTreeSet::new(), zeros: BTreeSet::new() }
    }

    fn starts(&mut self, stmts: &[Stmt]) {
        for s in stmts {
            match s {
                Stmt::Let { var, .. } => self.zeros.insert(*var),
                Stmt::Declare { var, .. } => self.fresh.insert(*var),
                _ => false,
            };
        }
    }

    fn all(&mut self, stmts: &[Stmt]) -> bool {
        stmts.iter().all(|s| self.one(s))
    }

    fn one(&mut self, s: &Stmt) -> bool {
        match s {
            Stmt::Let { var, value } => {
                let zero = match value {
                    Value::Zero(_) => true,
                    Value::Read(p) | Value::Take(p) => self.fresh.contains(&p.base),
                    Value::Pullback { ct, .. } => self.is_zero(ct),
                    _ => false,
                };
                if zero {
                    self.zeros.insert(*var);
                }
                zero
            }
            Stmt::Declare { var, init: Some(o) } => {
                let zero = self.is_zero(o);
                if zero {
                    self.fresh.insert(*var);
                }
                zero
            }
            Stmt::Update { place, value, .. } => self.arena.info(place.base).adjoint && self.is_zero(value),
            Stmt::Pull { ct: Some(ct), args, .. } => self.fresh.contains(&ct.base) && args.iter().all(|a| !a.written),
            Stmt::If { then, otherwise, .. } => self.all(&then.stmts) && self.all(&otherwise.stmts),
            Stmt::IfKept { blocks, .. } => blocks.iter().all(|(_, b)| self.all(&b.stmts)),
            Stmt::For { body, .. } | Stmt::Backwards { body, .. } => self.all(&body.stmts),
            _ => false,
        }
    }

    fn is_zero(&self, o: &Operand) -> bool {
        o.var().is_some_and(|v| self.zeros.contains(&v))
    }
}
