//! Mapped axes of every value, as sets: in a generic function the type of a value is named by its set, so that no type
//! grows with the length of the function.

use crate::ir::{Arena, Arg, Attr, Level, Op, Operand, Stmt, Var};
use crate::region::Region;
use crate::table::Maps;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

/// What a value may be mapped over.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Key {
    /// Whatever a parameter is mapped over.
    Param(usize),
    /// The same, without levels of forward mode.
    PrimalParam(usize),
    /// An axis, as it is written.
    Axis(String),
    /// A level of forward mode.
    Level(Level),
}

/// A set of mapped axes.
pub type Set = BTreeSet<Key>;

/// The sets of all values, and the types of keys.
#[derive(Default)]
pub struct Tags {
    sets: BTreeMap<Var, Set>,
    params: Vec<TokenStream>,
    axes: BTreeMap<String, TokenStream>,
}

impl Tags {
    /// The sets of the values that the statements assign; `params` are the tensor parameters and what each is mapped
    /// over.
    pub fn new(params: &[(Var, TokenStream)], stmts: &[Stmt]) -> Tags {
        let mut tags = Tags::default();
        for (i, (v, mapped)) in params.iter().enumerate() {
            tags.params.push(mapped.clone());
            tags.sets.insert(*v, Set::from([Key::Param(i)]));
        }
        for s in stmts {
            tags.statement(s);
        }
        tags
    }

    /// The sets of the values that more statements assign.
    pub fn extend(&mut self, stmts: &[Stmt]) {
        stmts.iter().for_each(|s| self.statement(s));
    }

    /// Gives cotangents the sets of their values.
    pub fn cotangents(&mut self, pairs: impl Iterator<Item = (Var, Var)>) {
        for (value, ct) in pairs {
            let set = self.set(value);
            self.sets.insert(ct, set);
        }
    }

    /// The set of a value.
    pub fn set(&self, v: Var) -> Set {
        self.sets.get(&v).cloned().unwrap_or_default()
    }

    fn union(&self, vars: impl IntoIterator<Item = Var>) -> Set {
        let mut all: Set = vars.into_iter().flat_map(|v| self.set(v)).collect();
        let whole: Vec<usize> =
            all.iter().filter_map(|k| if let Key::Param(i) = k { Some(*i) } else { None }).collect();
        all.retain(|k| !matches!(k, Key::PrimalParam(i) if whole.contains(i)));
        all
    }

    fn axis(&mut self, tokens: &TokenStream) -> Key {
        let name = tokens.to_string().replace(' ', "");
        self.axes.entry(name.clone()).or_insert_with(|| tokens.clone());
        Key::Axis(name)
    }

    fn key(&mut self, attr: Option<&Attr>) -> Option<Key> {
        match attr? {
            Attr::Type(t) => Some(self.axis(t)),
            Attr::Level(l) => Some(Key::Level(*l)),
            _ => None,
        }
    }

    fn statement(&mut self, s: &Stmt) {
        let set = match &s.op {
            Op::Prim { prim, operands, attrs, .. } => {
                let mut set = self.union(operands.iter().filter_map(Operand::var));
                match (prim.maps, self.key(attrs.first())) {
                    (Maps::Add, Some(key)) => {
                        set.insert(key);
                    }
                    (Maps::Remove, Some(key)) => {
                        set.remove(&key);
                    }
                    (Maps::JoinPrimal, _) => set = primal(set),
                    (Maps::First, _) => set = self.union(operands.first().and_then(Operand::var)),
                    _ => {}
                }
                if prim.likes > 0 && prim.name == "fit_like" {
                    set = self.union(operands.last().and_then(Operand::var));
                }
                set
            }
            Op::Call { args, .. } | Op::CallPullback { args, .. } => self.union(args.iter().filter_map(Arg::var)),
            Op::Root { params } => self.union(params.iter().copied()),
            Op::Enter { ambient, axis, .. } => {
                let key = self.axis(axis);
                let mut set = self.set(*ambient);
                set.insert(key);
                set
            }
            Op::EnterLevel { ambient, level } => {
                let mut set = self.set(*ambient);
                set.insert(Key::Level(*level));
                set
            }
            Op::Lift { x, ambient, primal: false } => self.union([*x, *ambient]),
            Op::Lift { x, ambient, primal: true } => primal(self.union([*x, *ambient])),
            Op::Region(r) => return self.region(r, &s.dsts),
            Op::Absent { ambient } | Op::EmptyList { ambient } => self.set(*ambient),
            Op::Alias(x) | Op::Seed { like: x, .. } | Op::Zeros { like: x } => self.set(*x),
            Op::Rule { of, .. } | Op::Accumulate { of, .. } => self.set(*of),
            Op::Pull { wanted, .. } => {
                for (d, w) in s.dsts.iter().zip(wanted.iter().flatten()) {
                    let set = self.set(*w);
                    self.sets.insert(*d, set);
                }
                return;
            }
            _ => Set::new(),
        };
        for d in &s.dsts {
            self.sets.insert(*d, set.clone());
        }
    }

    /// The results of all arms are mapped over the same, and so is what a loop carries.
    fn region(&mut self, r: &Region, dsts: &[Var]) {
        for a in &r.arms {
            for (p, x) in a.params.iter().zip(&a.args) {
                let set = self.set(*x);
                self.sets.insert(*p, set);
            }
            a.stmts.iter().for_each(|s| self.statement(s));
            for (d, x) in dsts.iter().zip(&a.results) {
                let set = self.set(*x);
                self.sets.entry(*d).or_default().extend(set);
            }
        }
        for d in dsts {
            let set = self.union([*d]);
            self.sets.insert(*d, set);
        }
    }

    /// The type of a set.
    pub fn ty(&self, arena: &Arena, set: &Set) -> TokenStream {
        let private = quote!(::tenzr::__private);
        let mut ty: Option<TokenStream> = None;
        for key in set.iter().rev() {
            let one = match key {
                Key::Param(i) => self.params[*i].clone(),
                Key::PrimalParam(i) => {
                    let p = &self.params[*i];
                    quote!(<#p as #private::axis::MappedAxes>::Primal)
                }
                Key::Axis(name) => {
                    let axis = &self.axes[name];
                    quote!(#private::axis::Over<#axis>)
                }
                Key::Level(l) => {
                    let level = self.level(arena, *l);
                    quote!(#private::axis::Over<#level>)
                }
            };
            ty = Some(match ty {
                None => one,
                Some(rest) => quote!(#private::axis::Join<#one, #rest>),
            });
        }
        ty.unwrap_or_else(|| quote!(#private::axis::Single))
    }

    /// The type of the axis of a level.
    pub fn level(&self, arena: &Arena, level: Level) -> TokenStream {
        let ambient = arena.ambient_of(level);
        debug_assert!(self.sets.contains_key(&ambient), "a level is named by its ambient: two levels must not be one");
        let ambient = self.ty(arena, &self.set(ambient));
        quote!(::tenzr::__private::axis::Fresh<#ambient>)
    }

    /// The type of the outermost ambient.
    pub fn of_root(&self, arena: &Arena, params: &[Var]) -> TokenStream {
        self.ty(arena, &self.union(params.iter().copied()))
    }

    /// The type of what a value is mapped over.
    pub fn of(&self, arena: &Arena, v: Var) -> TokenStream {
        self.ty(arena, &self.set(v))
    }
}

fn primal(set: Set) -> Set {
    set.into_iter()
        .filter_map(|k| match k {
            Key::Param(i) => Some(Key::PrimalParam(i)),
            Key::Level(_) => None,
            k => Some(k),
        })
        .collect()
}
