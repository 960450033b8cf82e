//! What a block keeps for its reverse: of the values that the reverse reads, those that cannot be had again for less.
//!
//! A value is computed again where that takes cheap operations on values that are kept anyway, that belong to an outer
//! block, or that are read again from what is never written. All else is kept, and transcendental functions always.

use super::ir::{Arena, Block, Capture, Make, Operand, Place, Stmt, Value, Var};
use super::reverse::is_static;
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// What the reverse of a block can rely on beside values.
#[derive(Default)]
pub struct Stable {
    /// Variables that have again what they had at the start of the block.
    pub counters: BTreeSet<Var>,
    /// Slices that are written, of which the reverse knows the lengths.
    pub lengths: BTreeSet<Var>,
}

/// A block's reverse, and what it needs.
pub struct Closing {
    /// What the block keeps for it.
    pub values: Vec<Var>,
    /// The statements before it that compute again what is not kept.
    pub again: Vec<Stmt>,
    /// The reverse itself.
    pub reverse: Block,
}

/// The values of a block, and of `extra` that are bound for it, that are kept for its reverse, and the reverse with the
/// statements before it that compute the others again.
pub fn close(arena: &Arena, forward: &Block, reverse: Block, extra: &[Var]) -> (Vec<Var>, Block) {
    let Closing { values, mut again, reverse } = closing(arena, forward, &reverse, extra, &Stable::default());
    again.extend(reverse.stmts);
    (values, Block { stmts: again })
}

/// The same apart.
pub fn closing(arena: &Arena, forward: &Block, reverse: &Block, extra: &[Var], stable: &Stable) -> Closing {
    let mut bound = forward.binds();
    bound.extend(extra);
    let needed: BTreeSet<Var> = reverse.free().intersection(&bound).copied().collect();
    let mut search = Search { arena, bound: &bound, known: BTreeSet::new(), stable };
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
    Closing { values: kept.into_iter().collect(), again: binding(forward, &again), reverse: reverse.clone() }
}

/// The statements that compute values again from what is kept, if they can be had so.
pub fn had_again(
    arena: &Arena,
    forward: &Block,
    extra: &[Var],
    kept: &[Var],
    mut values: impl Iterator<Item = Var>,
) -> Option<Vec<Stmt>> {
    let mut bound = forward.binds();
    bound.extend(extra);
    let stable = Stable::default();
    let search = Search { arena, bound: &bound, known: kept.iter().copied().collect(), stable: &stable };
    let mut chain = BTreeSet::new();
    values.all(|v| search.derivable(v, forward, &mut chain)).then(|| binding(forward, &chain))
}

/// The statements of a block that bind these.
fn binding(b: &Block, values: &BTreeSet<Var>) -> Vec<Stmt> {
    b.stmts.iter().filter(|s| s.binds().iter().any(|v| values.contains(v))).cloned().collect()
}

struct Search<'a> {
    arena: &'a Arena,
    /// What is bound in the block.
    bound: &'a BTreeSet<Var>,
    /// What is kept.
    known: BTreeSet<Var>,
    /// What else the reverse has.
    stable: &'a Stable,
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
        let is_counter = self.stable.counters.contains(&p.base) && p.path.is_empty();
        is_counter || !self.arena.info(p.base).mutable && !self.bound.contains(&p.base)
    }

    fn is_repeatable(&self, c: &Capture) -> bool {
        let is_there = |v: &Var| {
            let lent = self.stable.lengths.contains(v) && is_length(&c.tokens, &self.arena.ident(*v));
            !self.arena.info(*v).mutable || self.stable.counters.contains(v) || lent
        };
        c.repeatable && c.writes.is_empty() && c.reads.iter().all(is_there)
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

/// Whether tokens are the length of a part of a slice: `slice[a..].len()`.
fn is_length(tokens: &TokenStream, slice: &Ident) -> bool {
    let mut tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    if let [TokenTree::Group(g)] = tokens.as_slice()
        && g.delimiter() == Delimiter::None
    {
        tokens = g.stream().into_iter().collect();
    }
    let [TokenTree::Ident(first), parts @ .., TokenTree::Punct(_), TokenTree::Ident(last), TokenTree::Group(_)] =
        tokens.as_slice()
    else {
        return false;
    };
    let is_part = |t: &TokenTree| matches!(t, TokenTree::Group(g) if g.delimiter() == Delimiter::Bracket);
    first == slice && last == "len" && parts.iter().all(is_part)
}
