//! The stages in order: from lowered code to statements that are ready to be emitted.

use crate::ir::{Arena, Cotangent, Op, Stmt, Var};
use crate::region::keep;
use crate::reverse::{differentiate, expand};
use crate::simplify::{added_in_place, likes_of_values, live, without_aliases, without_trivial_lifts};
use crate::tag::Tags;
use crate::verify::verify;
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, BTreeSet};

/// Lowered code.
pub struct Code {
    /// All variables.
    pub arena: Arena,
    /// The statements, derivatives structured.
    pub stmts: Vec<Stmt>,
    /// The tracked parameters.
    pub params: Vec<Var>,
    /// In a generic function, what each parameter is mapped over.
    pub maps: Vec<TokenStream>,
    /// The results.
    pub results: Vec<Var>,
}

/// Code without derivatives.
pub struct Straight {
    /// The mapped axes of all values.
    pub tags: Tags,
    /// The statements.
    pub stmts: Vec<Stmt>,
    /// The results.
    pub results: Vec<Var>,
}

/// The two sweeps of code, without derivatives.
pub struct Sweeps {
    /// The mapped axes of all values.
    pub tags: Tags,
    /// The forward sweep.
    pub forward: Vec<Stmt>,
    /// The reverse sweep.
    pub reverse: Vec<Stmt>,
    /// The results of the forward sweep.
    pub results: Vec<Var>,
    /// Their cotangents, which the reverse sweep starts from.
    pub given: Vec<Var>,
    /// The cotangents of the parameters asked for; none where no result depends on one.
    pub gradients: Vec<Option<Var>>,
}

impl Code {
    /// Lowered code, checked; lifts to an ambient that a value is mapped over already are dropped.
    pub fn new(
        arena: Arena,
        stmts: Vec<Stmt>,
        params: Vec<Var>,
        maps: Vec<TokenStream>,
        mut results: Vec<Var>,
    ) -> Code {
        verify("lowering", &stmts, params.iter().copied());
        let tags = tags(&params, &maps, &stmts);
        let (stmts, names) = without_aliases(without_trivial_lifts(stmts, &tags));
        results.iter_mut().for_each(|r| *r = *names.get(r).unwrap_or(r));
        Code { arena, stmts, params, maps, results }
    }

    /// The code as it is, its derivatives expanded.
    pub fn straight(&mut self) -> Straight {
        let (mut stmts, names) = without_aliases(expand(&mut self.arena, self.stmts.clone()));
        let results: Vec<Var> = self.results.iter().map(|r| *names.get(r).unwrap_or(r)).collect();
        added_in_place(&mut stmts, &results);
        let tags = tags(&self.params, &self.maps, &stmts);
        likes_of_values(&mut stmts, &mut BTreeMap::new());
        let mut stmts = live(stmts, results.iter().copied().collect());
        keep(&mut stmts, &mut []);
        verify("expansion", &stmts, self.params.iter().copied());
        Straight { tags, stmts, results }
    }

    /// The code and its reverse with respect to some parameters.
    pub fn sweeps(&mut self, wrt: &[Var]) -> Sweeps {
        let arena = &mut self.arena;
        let given: Vec<Var> = self.results.iter().map(|r| arena.value_like("ct", *r, arena.info(*r).span)).collect();
        let cotangents: Vec<Cotangent> = given.iter().map(|v| Cotangent::Var(*v)).collect();
        let active: BTreeSet<Var> = wrt.iter().copied().collect();
        let reversed = differentiate(arena, self.stmts.clone(), &self.results, &cotangents, &active);
        let (mut forward, names) = without_aliases(expand(arena, reversed.forward));
        let mut reverse = expand(arena, reversed.reverse);
        reverse.iter_mut().for_each(|s| s.op.rename(&names));
        let (mut reverse, more) = without_aliases(reverse);
        let ends: Vec<Var> = reversed.cotangents.values().map(|v| *more.get(v).unwrap_or(v)).collect();
        added_in_place(&mut reverse, &ends);
        let resolved = |v: &Var| {
            let v = names.get(v).unwrap_or(v);
            *more.get(v).unwrap_or(v)
        };
        let mut tags = tags(&self.params, &self.maps, &forward);
        tags.cotangents(self.results.iter().map(resolved).zip(given.iter().copied()));
        tags.extend(&reverse);
        let mut values = self.results.iter().map(resolved).zip(given.iter().copied()).map(|(r, ct)| (ct, r)).collect();
        likes_of_values(&mut forward, &mut values);
        likes_of_values(&mut reverse, &mut values);
        let mut sweeps = Sweeps {
            tags,
            forward,
            reverse,
            results: self.results.iter().map(resolved).collect(),
            given,
            gradients: wrt.iter().map(|w| reversed.cotangents.get(w).map(resolved)).collect(),
        };
        sweeps.drop_unused();
        keep(&mut sweeps.forward, &mut sweeps.reverse);
        let all: Vec<Stmt> = sweeps.forward.iter().chain(&sweeps.reverse).cloned().collect();
        verify("the sweeps", &all, self.params.iter().chain(&sweeps.given).copied());
        sweeps
    }
}

fn tags(params: &[Var], maps: &[TokenStream], stmts: &[Stmt]) -> Tags {
    let named: Vec<(Var, TokenStream)> = params.iter().copied().zip(maps.iter().cloned()).collect();
    Tags::new(&named, stmts)
}

impl Sweeps {
    fn drop_unused(&mut self) {
        self.reverse = live(std::mem::take(&mut self.reverse), self.gradients.iter().flatten().copied().collect());
        let mut needed: BTreeSet<Var> = self.results.iter().copied().collect();
        needed.extend(self.reverse.iter().flat_map(Stmt::used));
        self.forward = live(std::mem::take(&mut self.forward), needed);
    }

    /// The gradients, zeros of the parameter's own type where no result depends on one.
    pub fn gradients_or_zeros(&mut self, arena: &mut Arena, wrt: &[Var]) -> Vec<Var> {
        let mut all = Vec::with_capacity(wrt.len());
        for (w, g) in wrt.iter().zip(&self.gradients) {
            all.push(g.unwrap_or_else(|| {
                let span = arena.info(*w).span;
                let zero = arena.value_like("zero", *w, span);
                self.reverse.push(Stmt { dsts: vec![zero], op: Op::Zeros { like: *w }, span });
                zero
            }));
        }
        all
    }
}
