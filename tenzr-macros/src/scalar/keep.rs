//! What a block keeps for its reverse: of the values that the reverse reads, those that cannot be had again for less.
//!
//! A value is computed again where that takes cheap operations on values that are kept anyway, that belong to an outer
//! block, or that are read again from what is never written. All else is kept, and transcendental functions always.

use super::ir::{Arena, Block, Capture, Make, Operand, Place, Stmt, Value, Var};
use super::reverse::is_static;
use std::collections::BTreeSet;

/// The values of a block, and of `extra` that are bound for it, that are kept for its reverse, and the reverse with the
/// statements before it that compute the others again.
pub fn close(arena: &Arena, forward: &Block, reverse: Block, extra: &[Var]) -> (Vec<Var>, Block) {
    let mut bound = forward.binds();
    bound.extend(extra);
    let needed: BTreeSet<Var> = reverse.free().intersection(&bound).copied().collect();
    if needed.is_empty() {
        return (Vec::new(), reverse);
    }
    let mut search = Search { arena, bound: &bound, known: BTreeSet::new() };
    // What is kept in any case comes first: it may be what the others are computed from.
    let definition = |v: &Var| forward.stmts.iter().find(|s| s.binds().contains(v));
    search.known = needed.iter().filter(|v| !definition(v).is_some_and(|s| search.is_cheap(s))).copied().collect();
    let mut kept = search.known.clone();
    let mut again = BTreeSet::new();
    for v in &needed {
        if search.known.contains(v) {
            continue;
        }
        let mut chain = BTreeSet::new();
        if search.derivable(*v, forward, &mut chain) {
            again.extend(chain);
        } else {
            kept.insert(*v);
            search.known.insert(*v);
        }
    }
    let mut stmts: Vec<Stmt> =
        forward.stmts.iter().filter(|s| s.binds().iter().any(|v| again.contains(v))).cloned().collect();
    stmts.extend(reverse.stmts);
    (kept.into_iter().collect(), Block { stmts })
}

struct Search<'a> {
    arena: &'a Arena,
    /// What is bound in the block.
    bound: &'a BTreeSet<Var>,
    /// What is kept.
    known: BTreeSet<Var>,
}

impl Search<'_> {
    /// Whether the statement costs less than what it computes would cost to keep, its operands given.
    fn is_cheap(&self, s: &Stmt) -> bool {
        let Stmt::Let { var, value } = s else { return false };
        match value {
            Value::Make(Make::Array | Make::Tuple, _) => is_static(&self.arena.info(*var).ty),
            Value::Prim(p, operands) => p.cheap || self.is_invariant(p.name, operands),
            Value::Copy(_) | Value::Compare(..) => true,
            Value::Read(p) => self.is_fixed(p),
            Value::Capture(c) => self.is_repeatable(c),
            _ => false,
        }
    }

    /// Whether an operation gives the same in every iteration: the optimiser takes it out of the loop.
    fn is_invariant(&self, name: &str, operands: &[Operand]) -> bool {
        let outside = |o: &Operand| o.var().is_none_or(|v| !self.bound.contains(&v));
        matches!(name, "div" | "sqrt") && operands.iter().all(outside)
    }

    /// Whether what stands at the place is the same in the reverse sweep: it is never written and outlives the block.
    fn is_fixed(&self, p: &Place) -> bool {
        !self.arena.info(p.base).mutable && !self.bound.contains(&p.base)
    }

    fn is_repeatable(&self, c: &Capture) -> bool {
        c.repeatable && c.writes.is_empty() && c.reads.iter().all(|v| !self.arena.info(*v).mutable)
    }

    /// Whether a value can be had from what is kept and what is outside; `chain` collects what has to be computed again.
    fn derivable(&self, v: Var, forward: &Block, chain: &mut BTreeSet<Var>) -> bool {
        if self.known.contains(&v) || !self.bound.contains(&v) || chain.contains(&v) {
            return true;
        }
        let Some(s) = forward.stmts.iter().find(|s| s.binds().contains(&v)) else { return false };
        if !self.is_cheap(s) {
            return false;
        }
        let Stmt::Let { value, .. } = s else { return false };
        let mut all = true;
        value.uses(&mut |u, _| all = all && self.derivable(u, forward, chain));
        if all {
            chain.insert(v);
        }
        all
    }
}
