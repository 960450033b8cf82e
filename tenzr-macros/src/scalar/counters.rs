//! Integers that a loop counts up or down: the reverse of the loop counts them back, so that no iteration keeps them.
//!
//! An integer to which an iteration adds once, at its own level, and which nothing in the iteration reads after that, has at the
//! start of the iteration what it has at the end less what was added. The reverse of an iteration begins with that.

use super::ir::{Arena, Block, Capture, Operand, Place, Stmt, Ty, Use, Value, Var};
use super::keep::{self, Stable};
use super::reverse::Reverser;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

/// The variables that certainly are integers of the language: they start with a literal.
pub fn integers(body: &Block) -> BTreeSet<Var> {
    let mut found = BTreeSet::new();
    body.each(&mut |s| {
        if let Stmt::Declare { var, init: Some(Operand::Int(..)) } = s {
            found.insert(*var);
        }
    });
    found
}

/// A loop's reverse body that has what it reads, and what stands around the loops.
pub struct Closed {
    /// What an iteration keeps.
    pub values: Vec<Var>,
    /// The reverse of an iteration.
    pub reverse: Block,
    /// After the loop: what the counters have at its end.
    pub after: Vec<Stmt>,
    /// Before its reverse: the counters as they are then.
    pub before: Vec<Stmt>,
}

/// A counter: the statement that counts it on.
struct Step<'a> {
    counter: Var,
    capture: &'a Capture,
}

impl Reverser {
    /// [`keep::close`] for the body of a loop all of whose iterations are reversed.
    pub fn closed_loop(&mut self, forward: &Block, reverse: Block, extra: &[Var]) -> Closed {
        let mut steps = steps(forward, &self.integers);
        let lengths = self.lengths(forward);
        loop {
            let counters = steps.iter().map(|s| s.counter).collect();
            let stable = Stable { counters, lengths: lengths.keys().copied().collect() };
            let closing = keep::closing(&self.arena, forward, &reverse, extra, &stable);
            let read = |s: &Step| closing.again.iter().any(|a| mentions(a, s.counter));
            let used: Vec<usize> = (0..steps.len()).filter(|k| read(&steps[*k])).collect();
            let amounts: Vec<Option<Vec<Stmt>>> = used
                .iter()
                .map(|k| {
                    let step = &steps[*k];
                    let reads = step.capture.reads.iter().copied().filter(|v| *v != step.counter);
                    let again = keep::had_again(&self.arena, forward, extra, &closing.values, reads)?;
                    let counts = |s: &Stmt| steps.iter().any(|c| mentions(s, c.counter));
                    (!again.iter().any(counts)).then_some(again)
                })
                .collect();
            if let Some(k) = amounts.iter().position(Option::is_none) {
                steps.remove(used[k]);
                continue;
            }
            let counted: Vec<&Step> = used.iter().map(|k| &steps[*k]).collect();
            return self.counted_back(closing, &counted, amounts.into_iter().flatten().flatten().collect(), &lengths);
        }
    }

    /// Slices that are written, by what has their lengths in the reverse sweep: their cotangents.
    fn lengths(&mut self, forward: &Block) -> BTreeMap<Var, Var> {
        let is_slice = |arena: &Arena, v: &Var| {
            let info = arena.info(*v);
            info.active && info.mutable && info.by_ref && matches!(info.ty, Ty::Slice(_))
        };
        let slices: Vec<Var> = forward.free().into_iter().filter(|v| is_slice(&self.arena, v)).collect();
        slices.into_iter().map(|v| (v, self.adjoint(v))).collect()
    }

    fn counted_back(
        &mut self,
        closing: keep::Closing,
        steps: &[&Step],
        amounts: Vec<Stmt>,
        lengths: &BTreeMap<Var, Var>,
    ) -> Closed {
        let mut names = lengths.clone();
        let (mut after, mut before, mut back) = (Vec::new(), Vec::new(), Vec::new());
        for s in steps {
            let info = self.arena.info(s.counter).clone();
            let end = self.arena.value("end", Ty::Inactive, info.span);
            let own = self.arena.mutable(&info.name, Ty::Inactive, info.span);
            names.insert(s.counter, own);
            after.push(Stmt::Let { var: end, value: Value::Read(Place::whole(s.counter)) });
            before.push(Stmt::Declare { var: own, init: Some(end.into()) });
        }
        for s in steps {
            let mut capture = s.capture.clone();
            capture.tokens = turned(capture.tokens);
            back.push(self.renamed(Stmt::Effect(capture), &names));
        }
        let has = |s: &Stmt| s.binds().iter().any(|v| amounts.iter().any(|a| a.binds().contains(v)));
        let rest: Vec<Stmt> = closing.again.into_iter().filter(|s| !has(s)).collect();
        let mut stmts: Vec<Stmt> = Vec::new();
        for s in amounts {
            if !stmts.iter().any(|t| t.binds() == s.binds()) {
                stmts.push(self.renamed(s, &names));
            }
        }
        stmts.extend(back);
        stmts.extend(rest.into_iter().map(|s| self.renamed(s, &names)));
        stmts.extend(closing.reverse.stmts);
        Closed { values: closing.values, reverse: Block { stmts }, after, before }
    }

    /// A statement that is computed again, with other variables.
    fn renamed(&self, s: Stmt, names: &BTreeMap<Var, Var>) -> Stmt {
        let new = |v: Var| names.get(&v).copied().unwrap_or(v);
        let capture = |c: Capture| {
            let idents = names.iter().map(|(a, b)| (self.arena.ident(*a), self.arena.ident(*b))).collect();
            Capture {
                tokens: with_names(c.tokens, &idents),
                reads: c.reads.into_iter().map(new).collect(),
                writes: c.writes.into_iter().map(new).collect(),
                repeatable: c.repeatable,
            }
        };
        match s {
            Stmt::Effect(c) => Stmt::Effect(capture(c)),
            Stmt::Let { var, value: Value::Capture(c) } => Stmt::Let { var, value: Value::Capture(capture(c)) },
            Stmt::Let { var, value: Value::Read(p) } => Stmt::Let { var, value: Value::Read(p.of(new(p.base))) },
            other => other,
        }
    }
}

/// The integers that an iteration adds to once.
fn steps<'b>(forward: &'b Block, integers: &BTreeSet<Var>) -> Vec<Step<'b>> {
    let mut writes: BTreeMap<Var, usize> = BTreeMap::new();
    forward.each(&mut |s| {
        s.uses(&mut |v, how| *writes.entry(v).or_default() += usize::from(how == Use::Write));
    });
    let own = forward.binds();
    let mut found = Vec::new();
    for (i, s) in forward.stmts.iter().enumerate() {
        let Stmt::Effect(c) = s else { continue };
        let [v] = c.writes.as_slice() else { continue };
        let later = forward.stmts[i + 1..].iter().any(|s| mentions(s, *v));
        if integers.contains(v) && !own.contains(v) && writes[v] == 1 && !later && is_step(&c.tokens) {
            found.push(Step { counter: *v, capture: c });
        }
    }
    found
}

/// Whether tokens are `counter += amount` or `counter -= amount`, the amount a number or a name.
fn is_step(tokens: &TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let is = |t: &TokenTree, all: &[char]| matches!(t, TokenTree::Punct(p) if all.contains(&p.as_char()));
    match tokens.as_slice() {
        [TokenTree::Ident(_), sign, equals, TokenTree::Ident(_) | TokenTree::Literal(_)] => {
            is(sign, &['+', '-']) && is(equals, &['='])
        }
        _ => false,
    }
}

/// The step back.
fn turned(tokens: TokenStream) -> TokenStream {
    let mut tokens = tokens.into_iter();
    let (counter, sign) = (tokens.next(), tokens.next());
    let amount = tokens.nth(1);
    match sign {
        Some(TokenTree::Punct(p)) if p.as_char() == '+' => quote!(#counter -= #amount),
        _ => quote!(#counter += #amount),
    }
}

fn with_names(tokens: TokenStream, names: &BTreeMap<Ident, Ident>) -> TokenStream {
    let token = |t: TokenTree| match t {
        TokenTree::Ident(i) => TokenTree::Ident(names.get(&i).cloned().unwrap_or(i)),
        TokenTree::Group(g) => {
            let mut new = proc_macro2::Group::new(g.delimiter(), with_names(g.stream(), names));
            new.set_span(g.span());
            new.into()
        }
        other => other,
    };
    tokens.into_iter().map(token).collect()
}

/// Whether a statement, or one inside it, uses the variable.
fn mentions(s: &Stmt, var: Var) -> bool {
    let mut found = false;
    Block { stmts: vec![s.clone()] }.each(&mut |s| {
        s.uses(&mut |v, _| found |= v == var);
        found |= matches!(s, Stmt::While { cond: Operand::Var(v), .. } if *v == var);
    });
    found
}
