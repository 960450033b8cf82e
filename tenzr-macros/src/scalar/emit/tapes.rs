//! Rows of loops inside loops: one tape for all runs of such a loop, not a buffer for each run.
//!
//! The outermost loop around it owns the tape, beside what it keeps itself. Its reverse takes the runs back in reverse order,
//! as it runs the loops. Where an iteration of the outermost loop runs its reverse right away, the tape is empty again after
//! each iteration.

use super::Emitter;
use super::control::short;
use crate::scalar::ir::{Block, Stmt, Var};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};

/// The loop that owns tapes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Home {
    /// By what it keeps.
    Record(Var),
    /// By its variable: it keeps nothing.
    Counter(Var),
}

/// The records of the loops whose rows are on tapes, with the loops that own these.
pub fn taped(sweeps: &[&Block]) -> BTreeMap<Var, Home> {
    let mut found = BTreeMap::new();
    let mut again = false;
    sweeps.iter().for_each(|b| b.each(&mut |s| again |= matches!(s, Stmt::Recompute(_))));
    if again {
        return found;
    }
    for sweep in sweeps {
        outermost(sweep, &mut |s| {
            let Some((home, taken_back)) = home(s, sweeps) else { return };
            let mut inner = Vec::new();
            s.blocks().into_iter().for_each(|b| candidates(b, &mut inner));
            found.extend(inner.into_iter().filter(|k| taken_back.contains(k)).map(|k| (k, home)));
        });
    }
    found
}

/// Calls `f` for every loop that is in no other loop.
fn outermost<'b>(b: &'b Block, f: &mut dyn FnMut(&'b Stmt)) {
    for s in &b.stmts {
        match s {
            Stmt::For { .. } | Stmt::While { .. } => f(s),
            _ => s.blocks().into_iter().for_each(|b| outermost(b, f)),
        }
    }
}

/// What owns the tapes of a loop, and the records of what its reverse takes back.
fn home(s: &Stmt, sweeps: &[&Block]) -> Option<(Home, BTreeSet<Var>)> {
    match s {
        Stmt::For { range, kept: Some(_), .. } if short(range).is_some() => None,
        Stmt::For { kept: Some(k), .. } | Stmt::While { kept: Some(k), .. } if k.only.is_none() => {
            let mut records = BTreeSet::new();
            sweeps.iter().for_each(|b| {
                b.each(&mut |s| match s {
                    Stmt::Backwards { record, body, .. } if *record == k.record => taken_back(body, &mut records),
                    _ => {}
                });
            });
            // Without rows, what it keeps is a number.
            (!k.values[0].is_empty()).then_some((Home::Record(k.record), records))
        }
        Stmt::For { var, body, kept: None, .. } => {
            let mut records = BTreeSet::new();
            taken_back(body, &mut records);
            Some((Home::Counter(*var), records))
        }
        _ => None,
    }
}

fn taken_back(b: &Block, records: &mut BTreeSet<Var>) {
    b.each(&mut |s| {
        if let Stmt::Backwards { record, .. } = s {
            records.insert(*record);
        }
    });
}

/// The records of counted loops, inside loops all of whose iterations leave what they keep.
fn candidates(b: &Block, found: &mut Vec<Var>) {
    for s in &b.stmts {
        match s {
            Stmt::For { kept: Some(k), .. } | Stmt::While { kept: Some(k), .. } if k.only.is_some() => continue,
            Stmt::For { range, exit: None, kept: Some(k), .. } if !k.values[0].is_empty() && short(range).is_none() => {
                found.push(k.record);
            }
            _ => {}
        }
        s.blocks().into_iter().for_each(|b| candidates(b, found));
    }
}

impl Emitter<'_> {
    /// The tape with the rows of a loop of this record.
    pub(super) fn tape(&self, record: Var) -> Option<Ident> {
        self.taped.contains_key(&record).then(|| format_ident!("tape_{}", self.name(record)))
    }

    /// What a loop owns for the loops inside it: the tapes, and the buffers of copies.
    fn owned(&self, home: Home) -> Vec<Ident> {
        let records = self.taped.iter().filter(|(_, h)| **h == home).map(|(k, _)| *k);
        records.flat_map(|k| self.tape(k).into_iter().chain(self.buffer(k))).collect()
    }

    /// What stands before a loop that owns tapes, and what after it.
    pub(super) fn with_tapes(&self, home: Home) -> (TokenStream, TokenStream) {
        let owned = self.owned(home);
        let records = self.taped.iter().filter(|(_, h)| **h == home).map(|(k, _)| *k);
        let new = records.flat_map(|k| {
            let tape = self.tape(k).map(|t| quote!(let mut #t = ::tenzr::__private::real::Tape::new();));
            let copies = self.buffer(k).map(|b| quote!(let mut #b = ::tenzr::__private::real::Copies::new(0usize);));
            tape.into_iter().chain(copies)
        });
        let before = quote!(#(#new)*);
        let after = match home {
            Home::Record(k) if !owned.is_empty() => {
                let record = self.name(k);
                quote!(let #record = (#record, #(#owned),*);)
            }
            _ => TokenStream::new(),
        };
        (before, after)
    }

    /// What takes the tapes out of the record of the loop that owns them, before its reverse.
    pub(super) fn taken_tapes(&self, record: Var) -> TokenStream {
        let owned = self.owned(Home::Record(record));
        let name = self.name(record);
        if owned.is_empty() { TokenStream::new() } else { quote!(let (#name, #(mut #owned),*) = #name;) }
    }
}
