//! Reads of one place with no write between are one value: what a value is kept for, it is kept for once.

use super::ir::{Arena, Block, Function, Operand, Place, Step, Stmt, Ty, Use, Value, Var};
use std::collections::{BTreeMap, BTreeSet};

/// The function with each place read once where it does not change between.
pub fn shared(mut f: Function) -> Function {
    floats(&mut f);
    let mut r = Reads { arena: &f.arena, names: BTreeMap::new() };
    let mut known = Known::default();
    let body = r.block(std::mem::take(&mut f.body), &mut known);
    let names = r.names;
    f.body = body;
    if let Some(o) = &mut f.result {
        renamed(o, &names);
    }
    drop_unused(&mut f, &names);
    f
}

/// What an operation on floats takes and gives is a float, whatever is known of where it comes from.
fn floats(f: &mut Function) {
    let mut found = BTreeSet::new();
    f.body.each(&mut |s| {
        if let Stmt::Let { var, value: Value::Prim(prim, operands) } = s {
            found.insert(*var);
            let taken = operands.iter().zip(prim.differentiated).filter(|(_, d)| *d);
            found.extend(taken.filter_map(|(o, _)| o.var()));
        }
    });
    for v in found {
        let info = f.arena.info_mut(v);
        if info.active && !info.by_ref && matches!(info.ty, Ty::Unknown) {
            info.ty = Ty::Float;
        }
    }
}

/// What is known to stand at places.
#[derive(Clone, Default)]
struct Known {
    values: Vec<(String, Var, Var)>,
}

impl Known {
    fn find(&self, key: &str) -> Option<Var> {
        self.values.iter().rev().find(|(k, ..)| k == key).map(|(.., v)| *v)
    }

    fn forget(&mut self, bases: &BTreeSet<Var>) {
        self.values.retain(|(_, base, _)| !bases.contains(base));
    }
}

struct Reads<'a> {
    arena: &'a Arena,
    /// The values that stand for others.
    names: BTreeMap<Var, Var>,
}

impl Reads<'_> {
    fn block(&mut self, b: Block, known: &mut Known) -> Block {
        let stmts = b.stmts.into_iter().map(|s| self.stmt(s, known)).collect();
        Block { stmts }
    }

    fn stmt(&mut self, mut s: Stmt, known: &mut Known) -> Stmt {
        s.operands_mut(&mut |o| renamed(o, &self.names));
        let mut changed = BTreeSet::new();
        written(&s, &mut changed);
        let is_loop = matches!(s, Stmt::For { .. } | Stmt::While { .. });
        if is_loop {
            known.forget(&changed);
        }
        for b in s.blocks_mut() {
            let mut inner = known.clone();
            *b = self.block(std::mem::take(b), &mut inner);
        }
        // The condition of a loop is computed by its head.
        if let Stmt::While { cond, .. } = &mut s {
            renamed(cond, &self.names);
        }
        known.forget(&changed);
        match &s {
            Stmt::Let { var, value: Value::Read(p) } if self.is_small(*var) => {
                let key = key(p);
                match known.find(&key).filter(|v| self.alike(*v, *var)) {
                    Some(v) => {
                        self.names.insert(*var, v);
                    }
                    None => known.values.push((key, p.base, *var)),
                }
            }
            Stmt::Assign { place, value: Operand::Var(v) }
                if self.is_small(*v) && place.path.is_empty() && self.arena.info(place.base).mutable =>
            {
                known.values.push((key(place), place.base, *v));
            }
            _ => {}
        }
        s
    }

    /// Whether a value is one number: sharing it costs nothing.
    fn is_small(&self, v: Var) -> bool {
        let info = self.arena.info(v);
        matches!(info.ty, Ty::Float | Ty::Inactive) && !info.by_ref && !info.mutable
    }

    fn alike(&self, a: Var, b: Var) -> bool {
        let (a, b) = (self.arena.info(a), self.arena.info(b));
        a.active == b.active && std::mem::discriminant(&a.ty) == std::mem::discriminant(&b.ty)
    }
}

fn renamed(o: &mut Operand, names: &BTreeMap<Var, Var>) {
    if let Operand::Var(v) = o
        && let Some(n) = names.get(v)
    {
        *v = *n;
    }
}

/// Adds the variables that a statement or one inside it writes.
pub fn written(s: &Stmt, all: &mut BTreeSet<Var>) {
    let mut add = |s: &Stmt| {
        s.uses(&mut |v, how| {
            if how == Use::Write {
                all.insert(v);
            }
        });
    };
    add(s);
    s.blocks().into_iter().for_each(|b| b.each(&mut add));
}

fn key(p: &Place) -> String {
    let operand = |o: &Operand| match o {
        Operand::Var(v) => format!("v{}", v.0),
        Operand::Float(_, t) | Operand::Int(_, t) | Operand::Tokens(t) => t.to_string(),
    };
    let mut key = format!("{}", p.base.0);
    for s in &p.path {
        key += &match s {
            Step::Field(syn::Member::Named(n)) => format!(".{n}"),
            Step::Field(syn::Member::Unnamed(i)) => format!(".{}", i.index),
            Step::Index(i) => format!("[{}]", i.iter().map(operand).collect::<Vec<_>>().join(",")),
            Step::Range(a, b) => {
                let bound = |o: &Option<Operand>| o.as_ref().map(operand).unwrap_or_default();
                format!("[{}..{}]", bound(a), bound(b))
            }
            Step::Payload => "?".to_owned(),
            Step::Variant(path, member) => format!("{}", quote::quote!(~#path.#member)),
        };
    }
    key
}

/// Removes the reads that others stand for, unless captured code names them.
fn drop_unused(f: &mut Function, names: &BTreeMap<Var, Var>) {
    let mut used = BTreeSet::new();
    f.body.each(&mut |s| {
        s.uses(&mut |v, _| {
            used.insert(v);
        });
        if let Stmt::While { cond: Operand::Var(v), .. } = s {
            used.insert(*v);
        }
    });
    let dead: BTreeSet<Var> = names.keys().filter(|v| !used.contains(v)).copied().collect();
    remove(&mut f.body, &dead);
}

fn remove(b: &mut Block, dead: &BTreeSet<Var>) {
    b.stmts.retain(|s| !matches!(s, Stmt::Let { var, .. } if dead.contains(var)));
    for s in &mut b.stmts {
        s.blocks_mut().into_iter().for_each(|b| remove(b, dead));
    }
}
