//! Copies of slices that are kept for each iteration of a loop: one buffer for the loop, not one for each iteration.
//!
//! That is done for copies that the reverse sweep only passes on to pullbacks, in loops of which the length is known.

use super::call::says_roles;
use super::control::short;
use super::{Emitter, callees};
use crate::scalar::ir::{Arena, Block, Callee, Place, Stmt, Ty, Value, Var};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};

/// The copies that go in a buffer, with the record of the loop that keeps them.
pub fn buffered(arena: &Arena, sweeps: &[&Block]) -> BTreeMap<Var, Var> {
    let (mut all, mut otherwise) = (BTreeMap::new(), BTreeSet::new());
    let called: BTreeMap<Var, Callee> = sweeps.iter().flat_map(|s| callees(s)).collect();
    for sweep in sweeps {
        sweep.each(&mut |s| {
            all.extend(copies(arena, s));
            used(s, &called, &mut otherwise);
        });
    }
    all.retain(|v, _| !otherwise.contains(v));
    all
}

/// The copies that an iteration of a loop makes and keeps.
fn copies(arena: &Arena, s: &Stmt) -> Vec<(Var, Var)> {
    let Stmt::For { range, exit: None, body, kept: Some(k), .. } = s else { return vec![] };
    if k.only.is_some() || short(range).is_some() {
        return vec![];
    }
    let is_copy =
        |v: &Var| body.stmts.iter().any(|s| matches!(s, Stmt::Let { var, value } if var == v && copied(value)));
    let is_buffer = |v: &Var| match &arena.info(*v).ty {
        Ty::Vec(t) | Ty::Slice(t) => matches!(**t, Ty::Float),
        _ => false,
    };
    let kept = k.values[0].iter().filter(|v| is_copy(v) && is_buffer(v) && arena.info(**v).active);
    kept.map(|v| (*v, k.record)).collect()
}

fn copied(value: &Value) -> bool {
    matches!(value, Value::Read(_) | Value::ToVec(_))
}

/// The variables that a statement uses otherwise than to give them again to a pullback of a function that says what its
/// parameters are.
fn used(s: &Stmt, called: &BTreeMap<Var, Callee>, all: &mut BTreeSet<Var>) {
    let again: Vec<&Place> = match s {
        Stmt::Pull { pullback, args, .. } if called.get(pullback).is_some_and(says_roles) => {
            args.iter().filter(|a| !a.receiver).filter_map(|a| a.again.as_ref()).collect()
        }
        _ => Vec::new(),
    };
    let given = |v: Var| again.iter().filter(|p| p.base == v && p.path.is_empty()).count();
    let mut uses: BTreeMap<Var, usize> = BTreeMap::new();
    s.uses(&mut |v, _| *uses.entry(v).or_default() += 1);
    all.extend(uses.into_iter().filter(|(v, n)| given(*v) != *n).map(|(v, _)| v));
    if let Stmt::Recompute(r) = s {
        all.extend(&r.values);
    }
}

impl Emitter<'_> {
    /// The buffer of the copies that a loop with this record keeps.
    pub(super) fn buffer(&self, record: Var) -> Option<Ident> {
        self.buffered.values().any(|r| *r == record).then(|| format_ident!("copies_{}", self.name(record)))
    }

    /// How many copies an iteration makes.
    pub(super) fn copies(&self, record: Var) -> usize {
        self.buffered.values().filter(|r| **r == record).count()
    }

    /// Makes a copy in the buffer of the loop at hand.
    pub(super) fn save(&self, var: Var, value: &Value) -> Option<TokenStream> {
        let buffer = self.buffer(*self.buffered.get(&var)?)?;
        let (Value::Read(p) | Value::ToVec(p)) = value else { return None };
        let (name, place) = (self.name(var), self.place(p, false));
        Some(quote!(let #name = #buffer.save(&#place);))
    }

    /// What stands before the reverse of a loop that keeps copies in a buffer.
    pub(super) fn loaded(&self, record: Var, values: &[Var]) -> TokenStream {
        let Some(buffer) = self.buffer(record) else { return TokenStream::new() };
        let name = self.name(record);
        let places = values.iter().filter(|v| self.buffered.contains_key(v)).map(|v| self.place_of_copy(*v));
        // On a tape the buffer is another loop's.
        let own = if self.tape(record).is_some() { quote!(__start) } else { quote!(#buffer) };
        quote!(let (#name, #own) = #name; #(let mut #places = ::std::vec::Vec::new();)*)
    }

    /// The `Vec` for a copy, where one is asked for.
    fn place_of_copy(&self, v: Var) -> Ident {
        format_ident!("loaded_{}", self.name(v))
    }

    /// A copy as the argument of a pullback.
    pub(super) fn copy_again(&self, p: &Place, role: Option<&TokenStream>) -> Option<TokenStream> {
        let buffer = self.buffer(*self.buffered.get(&p.base)?)?;
        let (role, name, out) = (role?, self.name(p.base), self.place_of_copy(p.base));
        Some(quote!(&*#role.active_ref(#role.saved(&#buffer, #name, &mut #out))))
    }
}
