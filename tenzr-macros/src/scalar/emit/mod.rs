//! Rust from the representation: the statements of a sweep.
//!
//! Active floats have the type `R`, their cotangents the type `C`; inactive ones stay what they are, and meet active ones
//! through methods. A float is copied; any other value is moved at its only use and cloned at each use where it has several.

mod boxed;
pub mod call;
mod closure;
pub mod companions;
mod control;
mod copies;
pub mod function;
pub mod functions;
mod hidden;
mod jacobian;
mod lifted;
mod mapped;
mod missing;
mod nested;
mod place;
mod pulled;
mod registers;
mod roles;
mod tapes;
mod value;
mod views;

use super::ir::{Arena, Block, Callee, Capture, Kept, Operand, Place, Range, Recursion, Stmt, Ty, Value, Var};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

/// For each statement of a block the variables that no later one uses.
fn last_uses(b: &Block) -> Vec<BTreeSet<Var>> {
    let mut later = BTreeSet::new();
    let mut last: Vec<BTreeSet<Var>> = b
        .stmts
        .iter()
        .rev()
        .map(|s| {
            let used = Block { stmts: vec![s.clone()] }.free();
            let last = used.difference(&later).copied().collect();
            later.extend(used);
            last
        })
        .collect();
    last.reverse();
    last
}

/// The lints that generated code does not have to keep.
pub fn allow() -> TokenStream {
    quote!(#[allow(unused, non_snake_case, clippy::all, clippy::pedantic, clippy::nursery)])
}

/// Writes the statements of one sweep.
pub struct Emitter<'a> {
    arena: &'a Arena,
    /// The type of active floats.
    real: Ident,
    /// The type of cotangents.
    ct: Ident,
    /// Whether there are no cotangents: the primal.
    primal: bool,
    /// Whether the function is generic in its floats: then constants are of the real type as well.
    generic: bool,
    /// How often each variable is used in this sweep.
    uses: BTreeMap<Var, usize>,
    /// What is used elsewhere than where it comes out of a record.
    outside: BTreeSet<Var>,
    /// What the other sweep reads: it is not moved.
    shared: BTreeSet<Var>,
    /// What can only be moved: pullbacks and records.
    linear: BTreeSet<Var>,
    /// The block in which each variable is bound.
    home: RefCell<BTreeMap<Var, usize>>,
    block: Cell<usize>,
    blocks: Cell<usize>,
    /// Of which variables the innermost loop updates several elements in an iteration.
    scattered: RefCell<BTreeSet<Var>>,
    /// Whether numbers out of records are kept in registers of their own.
    apart: Cell<bool>,
    /// Adjoints that may not be wanted: options of references.
    optional: BTreeSet<Var>,
    /// The name of the function at hand, if it has a form that runs both sweeps in one.
    fused: Option<Ident>,
    /// Records of branches of which loops keep those of one arm only, and whether it is the first.
    sure: BTreeMap<Var, bool>,
    /// The calls whose pullbacks are held behind pointers.
    boxing: Option<Recursion>,
    /// The functions whose pullbacks are at hand.
    callees: BTreeMap<Var, Callee>,
    /// The result of the function.
    result: Option<Var>,
    /// The variables that belong to the block at hand and are not used after the statement at hand.
    dying: RefCell<BTreeSet<Var>>,
    /// Copies of slices that are kept in a buffer for a whole loop, with the record of the loop.
    buffered: BTreeMap<Var, Var>,
    /// The records of loops whose rows are on tapes, with the loops that own these.
    taped: BTreeMap<Var, tapes::Home>,
    /// The slices of the innermost loop.
    views: RefCell<Vec<views::View>>,
}

/// The functions that a sweep calls for their pullbacks.
fn callees(sweep: &Block) -> BTreeMap<Var, Callee> {
    let mut found = BTreeMap::new();
    sweep.each(&mut |s| {
        if let Stmt::Call { callee, pullback: Some(p), .. } = s {
            found.insert(*p, callee.clone());
        }
    });
    found
}

/// The records of which a sweep keeps those of one arm only.
fn sure(sweep: &Block) -> BTreeMap<Var, bool> {
    let mut found = BTreeMap::new();
    sweep.each(&mut |s| {
        let only = s.kept().and_then(|k| k.only).filter(|o| o.recorded);
        found.extend(only.map(|o| (o.choice, o.first)));
    });
    found
}

impl<'a> Emitter<'a> {
    /// For the statements of `sweep`, where `other` is what else runs in the same scope later.
    pub fn new(arena: &'a Arena, real: &Ident, ct: &Ident, sweep: &Block, other: &Block, result: Option<Var>) -> Self {
        let mut uses: BTreeMap<Var, usize> = BTreeMap::new();
        let mut linear = BTreeSet::new();
        let mut shared = other.free();
        sweep.each(&mut |s| {
            s.uses(&mut |v, _| *uses.entry(v).or_default() += 1);
            if let Stmt::While { cond: Operand::Var(v), .. } = s {
                *uses.entry(*v).or_default() += 1;
            }
            match s {
                Stmt::Call { pullback: Some(p), .. } => {
                    linear.insert(*p);
                }
                Stmt::If { kept: Some(k), .. }
                | Stmt::Match { kept: Some(k), .. }
                | Stmt::For { kept: Some(k), .. }
                | Stmt::While { kept: Some(k), .. } => {
                    linear.insert(k.record);
                    shared.extend(k.values.iter().flatten());
                }
                Stmt::Pull { pullback: v, .. } | Stmt::IfKept { record: v, .. } | Stmt::Backwards { record: v, .. } => {
                    linear.insert(*v);
                }
                Stmt::Recompute(r) => shared.extend(&r.values),
                _ => {}
            }
        });
        if let Some(v) = result {
            *uses.entry(v).or_default() += 1;
        }
        Emitter {
            arena,
            real: real.clone(),
            ct: ct.clone(),
            primal: false,
            generic: *real != function::Names::hidden().real,
            outside: outside(sweep),
            uses,
            shared,
            linear,
            home: RefCell::default(),
            block: Cell::new(0),
            blocks: Cell::new(0),
            scattered: RefCell::default(),
            apart: Cell::new(false),
            optional: BTreeSet::new(),
            fused: None,
            sure: sure(sweep),
            boxing: None,
            callees: callees(sweep),
            result,
            dying: RefCell::default(),
            buffered: copies::buffered(arena, &[sweep, other]),
            taped: tapes::taped(&[sweep, other]),
            views: RefCell::default(),
        }
    }

    /// Where there are no cotangents.
    pub fn primal(mut self) -> Self {
        self.primal = true;
        self
    }

    /// The same after `forward`, whose pullbacks this sweep runs.
    pub fn after(mut self, forward: &Block, reverse: &Block) -> Self {
        self.buffered = copies::buffered(self.arena, &[forward, reverse]);
        self.taped = tapes::taped(&[forward, reverse]);
        self.callees.extend(callees(forward));
        self.sure.extend(sure(forward));
        self
    }

    /// For a function that is generic in its floats.
    pub fn generic(mut self, generic: bool) -> Self {
        self.generic = generic;
        self
    }

    /// With adjoints that are options, as nobody may want them.
    pub fn optional(mut self, adjoints: BTreeSet<Var>) -> Self {
        self.optional = adjoints;
        self
    }

    /// For a function that has a form that runs both sweeps in one.
    pub fn fused(mut self, name: Option<Ident>) -> Self {
        self.fused = name;
        self
    }

    /// Holds the pullbacks of calls that may come back behind pointers.
    pub fn boxing(mut self, calls: Recursion) -> Self {
        self.boxing = Some(calls);
        self
    }

    /// The statements of a block.
    pub fn block(&self, b: &Block) -> TokenStream {
        let outer = self.block.get();
        self.blocks.set(self.blocks.get() + 1);
        self.block.set(self.blocks.get());
        let outer_dying = self.dying.take();
        let last = last_uses(b);
        let tokens = b
            .stmts
            .iter()
            .zip(last)
            .map(|(s, last)| {
                let mut home = self.home.borrow_mut();
                s.binds().into_iter().for_each(|v| {
                    home.insert(v, self.block.get());
                });
                let here = |v: &Var| home.get(v) == Some(&self.block.get());
                let gone = |v: &Var| here(v) && !self.shared.contains(v) && self.result != Some(*v);
                *self.dying.borrow_mut() = last.into_iter().filter(gone).collect();
                drop(home);
                self.stmt(s)
            })
            .collect();
        self.dying.replace(outer_dying);
        // What follows the outermost block belongs to it.
        if outer == 0 {
            return tokens;
        }
        self.block.set(outer);
        tokens
    }

    fn name(&self, v: Var) -> Ident {
        self.arena.ident(v)
    }

    fn is_active(&self, v: Var) -> bool {
        let info = self.arena.info(v);
        info.active || info.adjoint || self.generic && matches!(info.ty, Ty::Float)
    }

    fn is_active_operand(&self, o: &Operand) -> bool {
        match o {
            Operand::Var(v) => self.is_active(*v),
            Operand::Float(..) => self.generic,
            Operand::Tokens(t) => self.is_real_constant(t),
            Operand::Int(..) => false,
        }
    }

    /// Whether tokens are a constant of the real type: `T::ZERO`.
    fn is_real_constant(&self, tokens: &TokenStream) -> bool {
        let mut tokens = tokens.clone().into_iter();
        let first = match tokens.next() {
            Some(TokenTree::Group(g)) => return self.is_real_constant(&g.stream()),
            Some(TokenTree::Punct(p)) if p.as_char() == '-' => tokens.next(),
            first => first,
        };
        self.generic && matches!(first, Some(TokenTree::Ident(i)) if i == self.real)
    }

    /// A variable's value, given away: moved where this is its only use.
    fn given(&self, v: Var) -> TokenStream {
        let name = self.name(v);
        let info = self.arena.info(v);
        let copied = matches!(info.ty, Ty::Float) && !info.by_ref;
        let here = self.home.borrow().get(&v).is_none_or(|h| *h == self.block.get());
        let only = self.uses.get(&v).copied().unwrap_or(0) <= 1 && here && !self.shared.contains(&v);
        if copied || self.linear.contains(&v) || only && !info.by_ref {
            quote!(#name)
        } else if info.by_ref {
            quote!(::core::clone::Clone::clone(&*#name))
        } else {
            quote!(::core::clone::Clone::clone(&#name))
        }
    }

    /// A value as it is kept in a record.
    fn kept(&self, v: Var) -> TokenStream {
        let name = self.name(v);
        if self.linear.contains(&v) || matches!(self.arena.info(v).ty, Ty::Float) || !self.outside.contains(&v) {
            quote!(#name)
        } else {
            quote!(::core::clone::Clone::clone(&#name))
        }
    }

    /// The tuple of the values that a block keeps.
    fn record(&self, values: &[Var]) -> TokenStream {
        let values = values.iter().map(|v| self.kept(*v));
        quote!((#(#values,)*))
    }

    /// The pattern that takes the tuple apart.
    fn pattern(&self, values: &[Var]) -> TokenStream {
        let names = values.iter().map(|v| self.name(*v));
        quote!((#(#names,)*))
    }

    fn stmt(&self, s: &Stmt) -> TokenStream {
        match s {
            Stmt::Let { var, value } => self.bind(*var, value),
            Stmt::Declare { var, init } => self.declare(*var, init.as_ref()),
            Stmt::Assign { place, value } if self.cell(place).is_some() => {
                let (cell, value) = (self.cell(place), self.value_for(value, self.is_active(place.base)));
                quote!(#cell.set(#value);)
            }
            Stmt::Assign { place, value } => {
                let (to, value) = (self.place(place, true), self.value_for(value, self.is_active(place.base)));
                quote!(#to = #value;)
            }
            Stmt::Update { place, negate, value } => self.update(place, *negate, value),
            Stmt::Swap { a, b } => self.swap(a, b),
            Stmt::Push { place, value } => {
                let (to, value) = (self.place(place, true), self.value_for(value, self.is_active(place.base)));
                quote!(#to.push(#value);)
            }
            Stmt::Reverse { place } => {
                let place = self.place(place, true);
                quote!(#place.reverse();)
            }
            Stmt::Effect(c) => {
                let tokens = self.captured(c);
                quote!(#tokens;)
            }
            Stmt::Unpop { place, value } => {
                let (place, value) = (self.place(place, true), self.given(*value));
                quote!(if let ::core::option::Option::Some(__ct) = #value { #place.push(__ct); })
            }
            Stmt::Call { var, callee, args, pullback } => self.call(*var, callee, args, *pullback),
            Stmt::Pull { pullback, ct, gradient, args } => self.pull(*pullback, ct.as_ref(), *gradient, args),
            Stmt::PullAgain { value, callee, args, ct: Some(ct), pulled }
                if value.is_some() || self.is_own(callee, pulled) =>
            {
                self.both(*value, callee, args, ct, pulled)
            }
            Stmt::PullAgain { callee, args, ct, pulled, .. } => self.pull_again(callee, args, ct.as_ref(), pulled),
            _ => self.control(s),
        }
    }

    /// Code of the user's: it sees the value of what carries a derivative.
    pub(super) fn captured(&self, c: &Capture) -> TokenStream {
        let tokens = &c.tokens;
        if self.generic {
            return tokens.clone();
        }
        let mut seen = TokenStream::new();
        let reads: BTreeSet<Var> = c.reads.iter().filter(|v| !c.writes.contains(v)).copied().collect();
        for v in reads.into_iter().filter(|v| self.is_active(*v) && !self.arena.info(*v).adjoint) {
            let (name, info) = (self.name(v), self.arena.info(v));
            match (&info.ty, info.by_ref) {
                (Ty::Float, false) => seen.extend(quote!(let #name = ::tenzr::__private::real::Real::value(#name);)),
                (Ty::Float, true) => seen.extend(quote!(let #name = &::tenzr::__private::real::Real::value(*#name);)),
                (Ty::Unknown, false) => {
                    seen.extend(quote!(let #name = (&&&::tenzr::__private::real::Seen(&#name)).seen();))
                }
                _ => {}
            }
        }
        if seen.is_empty() {
            return tokens.clone();
        }
        quote!({
            #[allow(unused_imports)]
            use ::tenzr::__private::real::{SeenCopy as _, SeenNumber as _, SeenOther as _};
            #seen
            #tokens
        })
    }

    fn bind(&self, var: Var, value: &Value) -> TokenStream {
        if let Some(saved) = self.save(var, value) {
            return saved;
        }
        let (name, value) = (self.name(var), self.value(var, value));
        quote!(let #name = #value;)
    }

    fn declare(&self, var: Var, init: Option<&Operand>) -> TokenStream {
        let name = self.name(var);
        let mutable = self.arena.info(var).mutable.then(|| quote!(mut));
        match init {
            None => quote!(let #mutable #name;),
            Some(o) => {
                let value = self.value_for(o, self.is_active(var));
                quote!(let #mutable #name = #value;)
            }
        }
    }

    fn update(&self, place: &Place, negate: bool, value: &Operand) -> TokenStream {
        let sum = self.sum(place, negate, value);
        if !self.optional.contains(&place.base) {
            return sum;
        }
        let view = self.views.borrow().iter().find(|v| v.rest(place).is_some()).map(|v| v.name.clone());
        let name = view.unwrap_or_else(|| self.name(place.base));
        quote!(if let ::core::option::Option::Some(#name) = #name.as_deref_mut() { #sum })
    }

    /// `cell += value`
    fn cell_sum(&self, cell: &TokenStream, place: &Place, negate: bool, value: &Operand) -> TokenStream {
        let info = self.arena.info(place.base);
        let before = quote!(#cell.get());
        let after = if info.active && !info.adjoint && !self.is_active_operand(value) {
            let (constant, method) = (self.constant(value), if negate { quote!(subc) } else { quote!(addc) });
            quote!(::tenzr::__private::real::Real::#method(#before, #constant))
        } else {
            let value = self.value_for(value, self.is_active(place.base));
            if negate { quote!(#before - #value) } else { quote!(#before + #value) }
        };
        if info.adjoint && self.scattered.borrow().contains(&place.base) {
            let kept = self.keep(true, &after);
            return quote!(#cell.set(#kept););
        }
        quote!(#cell.set(#after);)
    }

    fn sum(&self, place: &Place, negate: bool, value: &Operand) -> TokenStream {
        if let Some(cell) = self.cell(place) {
            return self.cell_sum(&cell, place, negate, value);
        }
        let to = self.place(place, true);
        let info = self.arena.info(place.base);
        if info.adjoint && !negate && !matches!(super::reverse::place_ty(self.arena, place), Ty::Float) {
            let value = self.value_for(value, true);
            if value::has_field(place) {
                let to = self.part_place(place);
                return quote!({
                    #[allow(unused_imports)]
                    use ::tenzr::__private::real::{
                        AddPart as _, CarriesNothing as _, CarriesSome as _, LentElements as _, OwnElements as _,
                        SkipPart as _,
                    };
                    let __part = #value;
                    // The cotangent of integers is empty: there is no part of it.
                    if (&&::tenzr::__private::real::Carried(&__part)).carries() {
                        (&mut &mut &mut ::tenzr::__private::real::Contribution::new(&mut #to, __part)).add_part();
                    }
                });
            }
            return quote!(::tenzr::__private::real::add(&mut #to, #value););
        }
        if info.active && !info.adjoint && !self.is_active_operand(value) {
            let constant = self.constant(value);
            let method = if negate { quote!(subc) } else { quote!(addc) };
            return quote!({
                let __place = &mut #to;
                *__place = ::tenzr::__private::real::Real::#method(*__place, #constant);
            });
        }
        let value = self.value_for(value, self.is_active(place.base));
        if info.adjoint && self.scattered.borrow().contains(&place.base) {
            let sum = if negate { quote!(*__place - #value) } else { quote!(*__place + #value) };
            let kept = self.keep(true, &sum);
            return quote!({
                let __place = &mut #to;
                *__place = #kept;
            });
        }
        if negate { quote!(#to -= #value;) } else { quote!(#to += #value;) }
    }

    fn keep(&self, adjoint: bool, value: &TokenStream) -> TokenStream {
        let real = &self.real;
        if adjoint {
            quote!(::tenzr::__private::real::Cotangent::<#real>::keep(#value))
        } else {
            quote!(::tenzr::__private::real::Real::keep(#value))
        }
    }

    /// The body of a loop, its carried scalars kept in registers at the end.
    fn loop_body(&self, body: &Block) -> TokenStream {
        let outer = self.scattered.replace(registers::scattered(body));
        let tokens = self.block(body);
        self.scattered.replace(outer);
        let carried = registers::carried(self.arena, body).into_iter().map(|v| {
            let name = self.name(v);
            let kept = self.keep(self.arena.info(v).adjoint, &quote!(#name));
            quote!(#name = #kept;)
        });
        quote!(#tokens #(#carried)*)
    }

    /// The body of a counted loop, and what stands before the loop.
    fn counted_body(&self, var: Var, range: &Range, body: &Block) -> (TokenStream, TokenStream) {
        let (views, before) = self.views(var, range, body);
        let outer = self.views.replace(views);
        let tokens = self.loop_body(body);
        self.views.replace(outer);
        (before, tokens)
    }

    /// The names of the kept values of a conditional's block, wrapped by which block it is.
    fn wrapped(i: usize, n: usize, inner: TokenStream) -> TokenStream {
        let first = quote!(::tenzr::__private::real::Either::First);
        let second = quote!(::tenzr::__private::real::Either::Second);
        let innermost = if i + 1 == n { inner } else { quote!(#first(#inner)) };
        (0..i).fold(innermost, |t, _| quote!(#second(#t)))
    }

    fn record_name(&self, kept: Option<&Kept>) -> Option<Ident> {
        kept.map(|k| self.name(k.record))
    }
}

/// The variables that are used, other than by the reverse of a block that has taken them out of its record.
fn outside(b: &Block) -> BTreeSet<Var> {
    let mut all = BTreeSet::new();
    for s in &b.stmts {
        s.uses(&mut |v, _| {
            all.insert(v);
        });
        if let Stmt::While { cond: Operand::Var(v), .. } = s {
            all.insert(*v);
        }
        match s {
            Stmt::IfKept { blocks, .. } => {
                all.extend(
                    blocks.iter().flat_map(|(values, b)| outside(b).into_iter().filter(|v| !values.contains(v))),
                );
            }
            Stmt::Backwards { values, body, .. } => {
                all.extend(outside(body).into_iter().filter(|v| !values.contains(v)));
            }
            _ => all.extend(s.blocks().into_iter().flat_map(outside)),
        }
    }
    all
}
