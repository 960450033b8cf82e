//! Variables that are declared without a value have to be assigned on every way to where they are read. Where a jump was
//! turned into a flag the structure no longer shows it: such a variable gets a value to start with.

use super::super::ir::{Arena, Block, Function, Make, Operand, Place, Stmt, Ty, Value, Var};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

type Vars = BTreeSet<Var>;

/// Gives a start to all variables that need one.
pub fn settle(f: &mut Function) {
    super::lift::each_lifted(&mut f.body, &mut |l| {
        let mut inner = Function {
            arena: std::mem::take(&mut f.arena),
            params: Vec::new(),
            body: std::mem::take(&mut l.body),
            result: Some(l.result.clone()),
            recursion: f.recursion.clone(),
            checkpoint: None,
            standard: Vec::new(),
        };
        settle(&mut inner);
        (f.arena, l.body) = (inner.arena, inner.body);
        l.result = inner.result.unwrap_or_else(|| l.result.clone());
    });
    own(f);
}

/// Those that the body itself declares.
fn own(f: &mut Function) {
    let mut late = Vars::new();
    f.body.each(&mut |s| {
        if let Stmt::Declare { var, init: None } = s {
            late.insert(*var);
        }
    });
    let mut check = Check { late: &late, unsure: Vars::new() };
    let mut assigned = Vars::new();
    check.block(&f.body, &mut assigned);
    if let Some(v) = f.result.as_ref().and_then(Operand::var)
        && late.contains(&v)
        && !assigned.contains(&v)
    {
        check.unsure.insert(v);
    }
    let unsure = check.unsure;
    if unsure.is_empty() {
        return;
    }
    let mut start = Start { arena: std::mem::take(&mut f.arena), unsure: &unsure, wrapped: BTreeMap::new() };
    start.block(&mut f.body);
    if let Some(Operand::Var(v)) = f.result
        && unsure.contains(&v)
    {
        f.result = Some(start.read_into(v, &mut f.body.stmts));
    }
    f.arena = start.arena;
}

struct Check<'a> {
    late: &'a Vars,
    unsure: Vars,
}

impl Check<'_> {
    fn block(&mut self, b: &Block, assigned: &mut Vars) -> bool {
        for s in &b.stmts {
            self.uses(s, assigned);
            match s {
                Stmt::Assign { place, .. } if place.path.is_empty() => {
                    assigned.insert(place.base);
                }
                Stmt::If { .. } | Stmt::Match { .. } => {
                    let mut all: Option<Vars> = None;
                    for b in s.blocks() {
                        let mut inside = assigned.clone();
                        let ends = self.block(b, &mut inside);
                        if ends {
                            all = Some(all.map_or(inside.clone(), |a| &a & &inside));
                        }
                    }
                    match all {
                        Some(all) => *assigned = all,
                        None => return false,
                    }
                }
                Stmt::While { head, body, cond, .. } => {
                    let mut inside = assigned.clone();
                    self.block(head, &mut inside);
                    self.operand(cond, &inside);
                    self.block(body, &mut inside);
                }
                Stmt::Effect(c) if is_panic(&c.tokens) => return false,
                s => {
                    for b in s.blocks() {
                        self.block(b, &mut assigned.clone());
                    }
                }
            }
            if matches!(s, Stmt::For { .. } | Stmt::While { .. }) {
                self.repeated(s);
            }
        }
        true
    }

    /// What a loop assigns and does not declare is assigned more than once, as far as rustc sees.
    fn repeated(&mut self, s: &Stmt) {
        let (mut declared, mut assigned) = (Vars::new(), Vars::new());
        for b in s.blocks() {
            b.each(&mut |s| {
                declared.extend(s.binds());
                if let Stmt::Assign { place, .. } = s {
                    assigned.insert(place.base);
                }
            });
        }
        self.unsure.extend(assigned.difference(&declared).filter(|v| self.late.contains(v)));
    }

    fn operand(&mut self, o: &Operand, assigned: &Vars) {
        if let Some(v) = o.var().filter(|v| self.late.contains(v) && !assigned.contains(v)) {
            self.unsure.insert(v);
        }
    }

    fn uses(&mut self, s: &Stmt, assigned: &Vars) {
        let target = match s {
            Stmt::Assign { place, .. } if place.path.is_empty() => Some(place.base),
            _ => None,
        };
        s.uses(&mut |v, _| {
            if Some(v) != target && self.late.contains(&v) && !assigned.contains(&v) {
                self.unsure.insert(v);
            }
        });
    }
}

/// Whether code never returns.
fn is_panic(tokens: &proc_macro2::TokenStream) -> bool {
    let first = tokens.clone().into_iter().next().map(|t| t.to_string()).unwrap_or_default();
    ["panic", "unreachable", "todo", "unimplemented"].contains(&first.as_str())
}

struct Start<'a> {
    arena: Arena,
    unsure: &'a Vars,
    /// Variables of an unknown type, and the options that hold them.
    wrapped: BTreeMap<Var, Var>,
}

impl Start<'_> {
    /// Where the value is kept.
    fn storage(&mut self, v: Var) -> Place {
        if is_known(&self.arena.info(v).ty) {
            self.arena.info_mut(v).mutable = true;
            return Place::whole(v);
        }
        if let Some(w) = self.wrapped.get(&v) {
            return Place::whole(*w);
        }
        let info = self.arena.info(v).clone();
        let w = self.arena.mutable(&info.name, Ty::Option(Box::new(info.ty)), info.span);
        self.wrapped.insert(v, w);
        Place::whole(w)
    }

    fn is_wrapped(&self, v: Var) -> bool {
        !is_known(&self.arena.info(v).ty)
    }

    /// Reads it as a new value.
    fn read_into(&mut self, v: Var, out: &mut Vec<Stmt>) -> Operand {
        let mut place = self.storage(v);
        if self.is_wrapped(v) {
            place = place.then(super::super::ir::Step::Payload);
        }
        let info = self.arena.info(v).clone();
        let var = self.arena.value(&info.name, info.ty, info.span);
        out.push(Stmt::Let { var, value: Value::Read(place) });
        var.into()
    }

    fn make(&mut self, name: &str, like: Var, make: Make, operands: Vec<Operand>, out: &mut Vec<Stmt>) -> Operand {
        let info = self.arena.info(like).clone();
        let var = self.arena.value(name, info.ty, info.span);
        out.push(Stmt::Let { var, value: Value::Make(make, operands) });
        var.into()
    }

    fn start(&mut self, v: Var, out: &mut Vec<Stmt>) {
        let place = self.storage(v);
        let init = match self.is_wrapped(v) {
            true => self.make("none", place.base, Make::Constructor(syn::parse_quote!(None)), Vec::new(), out),
            false => {
                let ty = self.arena.info(v).ty.clone();
                self.zero(&ty, v, out)
            }
        };
        out.push(Stmt::Declare { var: place.base, init: Some(init) });
    }

    fn zero(&mut self, ty: &Ty, like: Var, out: &mut Vec<Stmt>) -> Operand {
        let (make, operands) = match ty {
            Ty::Float => return Operand::Float(0.0, quote!(0.0)),
            Ty::Vec(_) => (Make::EmptyVec(None), Vec::new()),
            Ty::Option(_) => (Make::Constructor(syn::parse_quote!(None)), Vec::new()),
            Ty::Array(t, n) => {
                let zero = self.zero(t, like, out);
                (Make::Repeat(Operand::Tokens(n.clone())), vec![zero])
            }
            Ty::Tuple(parts) => (Make::Tuple, parts.iter().map(|t| self.zero(t, like, out)).collect()),
            _ => return Operand::Tokens(quote!(::core::default::Default::default())),
        };
        let info = self.arena.info(like).clone();
        let var = self.arena.value("start", ty.clone(), info.span);
        out.push(Stmt::Let { var, value: Value::Make(make, operands) });
        var.into()
    }

    fn block(&mut self, b: &mut Block) {
        let mut out = Vec::new();
        for mut s in std::mem::take(&mut b.stmts) {
            match s {
                Stmt::Declare { var, init: None } if self.unsure.contains(&var) => {
                    self.start(var, &mut out);
                    continue;
                }
                Stmt::Assign { ref mut place, ref mut value } if self.unsure.contains(&place.base) => {
                    let v = place.base;
                    let given = self.substituted(value.clone(), &mut out);
                    *place = self.storage(v);
                    *value = match self.is_wrapped(v) {
                        true => self.make(
                            "some",
                            place.base,
                            Make::Constructor(syn::parse_quote!(Some)),
                            vec![given],
                            &mut out,
                        ),
                        false => given,
                    };
                    out.push(s);
                    continue;
                }
                _ => {}
            }
            self.reads(&mut s, &mut out);
            s.blocks_mut().into_iter().for_each(|b| self.block(b));
            out.push(s);
        }
        b.stmts = out;
    }

    fn substituted(&mut self, o: Operand, out: &mut Vec<Stmt>) -> Operand {
        match o.var().filter(|v| self.unsure.contains(v)) {
            Some(v) => self.read_into(v, out),
            None => o,
        }
    }

    /// Reads what a statement uses before it.
    fn reads(&mut self, s: &mut Stmt, out: &mut Vec<Stmt>) {
        let mut used = Vars::new();
        s.uses(&mut |v, _| {
            if self.unsure.contains(&v) {
                used.insert(v);
            }
        });
        for v in used {
            let Operand::Var(new) = self.read_into(v, out) else { continue };
            let (old_name, new_name) = (self.arena.ident(v), self.arena.ident(new));
            super::settle::replace(s, v, new, &old_name, &new_name);
        }
    }
}

/// Whether a value of the type can be made up.
fn is_known(ty: &Ty) -> bool {
    match ty {
        Ty::Float | Ty::Inactive | Ty::Vec(_) | Ty::Option(_) => true,
        Ty::Array(t, _) => is_known(t),
        Ty::Tuple(parts) => parts.iter().all(is_known),
        Ty::Unknown | Ty::Slice(_) | Ty::NdArray(_) | Ty::Named(_) => false,
    }
}
