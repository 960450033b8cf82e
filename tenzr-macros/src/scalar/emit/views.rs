//! Loops over elements with consecutive indices: before the loop their slice is taken, of the loop's length, so that the
//! index needs no check in the loop and the loop can become one of vectors.
//!
//! That is done where `for i in a..n` touches `v[i]`, `v[k + i]` or `v[i - 1]` in every iteration, and touches `v` in no
//! other way. Where it touches `v` in several of these ways and writes, the slices may overlap: they are slices of cells.

use super::Emitter;
use crate::scalar::ir::{Block, Capture, Operand, Place, Range, Step, Stmt, Ty, Value, Var};
use crate::scalar::reverse::place_ty;
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};

/// A slice that stands for the elements that a loop touches.
pub struct View {
    base: Var,
    /// The steps before the index, as text.
    prefix: String,
    /// How many they are.
    steps: usize,
    /// The operands that are the index.
    indices: BTreeSet<Var>,
    /// The name of the slice.
    pub name: Ident,
    /// The loop's variable.
    counter: Var,
    /// What that starts with, if not with zero.
    start: Option<TokenStream>,
    /// Whether it is one of cells.
    pub cells: bool,
}

impl View {
    /// What follows the index in a place of the slice.
    pub fn rest<'p>(&self, p: &'p Place) -> Option<&'p [Step]> {
        let (before, after) = (p.path.get(..self.steps)?, p.path.get(self.steps..)?);
        let (Step::Index(i), rest) = after.split_first()? else { return None };
        let [Operand::Var(i)] = i.as_slice() else { return None };
        (p.base == self.base && self.indices.contains(i) && text(before) == self.prefix).then_some(rest)
    }

    /// The element of the iteration at hand.
    pub fn element(&self, e: &Emitter) -> TokenStream {
        let (name, i, start) = (&self.name, e.name(self.counter), self.start.iter());
        quote!(#name[#i #(- #start)*])
    }
}

/// What is added to the loop's variable.
#[derive(Clone)]
enum Offset {
    Nothing,
    Plus(TokenStream),
    Minus(usize),
}

impl Offset {
    /// Where the slice begins, for a loop that begins with `start`.
    fn first(&self, start: Option<&TokenStream>) -> Option<TokenStream> {
        match self {
            Offset::Nothing => start.cloned(),
            Offset::Plus(k) => Some(start.map_or(k.clone(), |a| quote!(#k + #a))),
            // Loops that begin before are left out.
            Offset::Minus(k) => start.map(|a| quote!(#a - #k)),
        }
    }
}

fn text(path: &[Step]) -> String {
    format!("{path:?}")
}

/// Elements that a loop touches.
struct Form<'a> {
    prefix: &'a [Step],
    /// What is added to the loop's variable.
    offset: Offset,
    indices: BTreeSet<Var>,
    /// Whether every iteration touches them.
    always: bool,
    written: bool,
    /// Whether the elements themselves are touched, and not parts of them.
    whole: bool,
    /// Whether they are known to be floats.
    floats: bool,
}

impl Form<'_> {
    /// Whether it is a part of the variable's own slice.
    fn is_part(&self) -> bool {
        self.prefix.iter().all(|s| matches!(s, Step::Range(..)))
    }
}

/// The places of a statement that can be those of a slice, and whether they are written.
fn places(s: &Stmt) -> Option<(&Place, bool)> {
    match s {
        Stmt::Let { value: Value::Read(p), .. } => Some((p, false)),
        Stmt::Let { value: Value::Take(p) | Value::Replace(p, _), .. } => Some((p, true)),
        Stmt::Update { place, .. } | Stmt::Assign { place, .. } => Some((place, true)),
        _ => None,
    }
}

/// The loop at hand.
struct Loop<'a> {
    counter: Var,
    body: &'a Block,
    /// What its body binds or writes.
    changing: BTreeSet<Var>,
    /// The values of the body that are the loop's variable and something fixed: the latter.
    offsets: BTreeMap<Var, Offset>,
    /// The values of the body that are the same in every iteration, from what is outside.
    fixed: BTreeMap<Ident, TokenStream>,
}

impl<'a> Loop<'a> {
    fn new(e: &Emitter, counter: Var, start: &Operand, body: &'a Block) -> Self {
        let mut changing = BTreeSet::from([counter]);
        body.each(&mut |s| {
            changing.extend(s.binds());
            changing.extend(s.binds_inside());
            s.uses(&mut |v, how| {
                if how == crate::scalar::ir::Use::Write {
                    changing.insert(v);
                }
            });
        });
        let mut l = Loop { counter, body, changing, offsets: BTreeMap::new(), fixed: BTreeMap::new() };
        for s in &body.stmts {
            if let Stmt::Let { var, value: Value::Capture(c) } = s
                && c.writes.is_empty()
            {
                l.know(e, *var, c, start);
            }
        }
        l
    }

    /// Takes note of a value that is fixed, or the loop's variable and something fixed.
    fn know(&mut self, e: &Emitter, var: Var, c: &Capture, start: &Operand) {
        let fixed = |v: &Var| !self.changing.contains(v) || self.fixed.contains_key(&e.name(*v));
        if c.repeatable && c.reads.iter().all(fixed) {
            let tokens = replaced(c.tokens.clone(), &self.fixed);
            self.fixed.insert(e.name(var), quote!((#tokens)));
        } else if c.reads.iter().all(|v| *v == self.counter || fixed(v))
            && let Some(offset) = summand(&c.tokens, &e.name(self.counter))
        {
            let offset = match offset {
                // Before the first element there is none.
                Offset::Minus(k) if !starts_with(start, k) => return,
                Offset::Plus(k) => Offset::Plus(replaced(k, &self.fixed)),
                other => other,
            };
            self.offsets.insert(var, offset);
        }
    }

    fn is_fixed(&self, o: &Operand) -> bool {
        o.var().is_none_or(|v| !self.changing.contains(&v))
    }

    /// The steps before the index, the index, and what is added to the loop's variable.
    fn form(&self, p: &'a Place) -> Option<(&'a [Step], Var, Offset)> {
        let at = p.path.iter().position(|s| matches!(s, Step::Index(i) if !i.iter().all(|o| self.is_fixed(o))))?;
        let Step::Index(i) = &p.path[at] else { return None };
        let [Operand::Var(i)] = i.as_slice() else { return None };
        let fixed = p.path[..at].iter().all(|s| match s {
            Step::Index(i) => i.len() == 1,
            Step::Range(a, b) => a.iter().chain(b).all(|o| self.is_fixed(o)),
            Step::Field(_) => true,
            Step::Payload | Step::Variant(..) => false,
        });
        let offset = if *i == self.counter { Offset::Nothing } else { self.offsets.get(i)?.clone() };
        fixed.then(|| (&p.path[..at], *i, offset))
    }
}

/// Whether a loop begins with at least `k`.
fn starts_with(start: &Operand, k: usize) -> bool {
    matches!(start, Operand::Int(a, _) if usize::try_from(*a).is_ok_and(|a| a >= k))
}

/// Tokens with values in the place of names.
fn replaced(tokens: TokenStream, values: &BTreeMap<Ident, TokenStream>) -> TokenStream {
    let token = |t: TokenTree| match t {
        TokenTree::Ident(i) if values.contains_key(&i) => values[&i].clone(),
        TokenTree::Group(g) => TokenTree::from(Group::new(g.delimiter(), replaced(g.stream(), values))).into(),
        other => other.into(),
    };
    tokens.into_iter().map(token).collect::<TokenStream>()
}

/// `k` of `k + i`, and 1 of `i - 1`.
fn summand(tokens: &TokenStream, i: &Ident) -> Option<Offset> {
    let mut tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    if let [TokenTree::Group(g)] = tokens.as_slice()
        && g.delimiter() == Delimiter::None
    {
        tokens = g.stream().into_iter().collect();
    }
    let is = |t: &TokenTree| matches!(t, TokenTree::Ident(n) if n == i);
    let plus = |t: &TokenTree| matches!(t, TokenTree::Punct(p) if p.as_char() == '+');
    let n = tokens.len();
    let simple = |t: &TokenTree| match t {
        TokenTree::Punct(p) => ['*', '+', '-', '/', '%', '.'].contains(&p.as_char()),
        other => !is(other),
    };
    match tokens.as_slice() {
        [.., p, last] if n > 2 && plus(p) && is(last) && tokens[..n - 2].iter().all(simple) => {
            Some(Offset::Plus(tokens[..n - 2].iter().cloned().collect()))
        }
        [first, p, k] if is(first) && plus(p) && simple(k) => Some(Offset::Plus(TokenStream::from(k.clone()))),
        [first, TokenTree::Punct(p), TokenTree::Literal(k)] if is(first) && p.as_char() == '-' => {
            let k: syn::LitInt = syn::parse_str(&k.to_string()).ok()?;
            k.base10_parse().ok().map(Offset::Minus)
        }
        _ => None,
    }
}

impl Emitter<'_> {
    /// The slices that a loop's body works on, and what takes them before the loop.
    pub(super) fn views(&self, counter: Var, range: &Range, body: &Block) -> (Vec<View>, TokenStream) {
        let nested =
            |s: &Stmt| matches!(s, Stmt::For { .. } | Stmt::While { .. } | Stmt::Backwards { .. } | Stmt::Recompute(_));
        let mut innermost = true;
        body.each(&mut |s| innermost &= !nested(s));
        if range.inclusive || !innermost {
            return Default::default();
        }
        let start = match &range.start {
            Operand::Int(0, _) => None,
            o => Some(self.index(o)),
        };
        let l = Loop::new(self, counter, &range.start, body);
        let (mut views, mut before) = (Vec::new(), TokenStream::new());
        for (base, forms) in self.forms(&l) {
            let cells = !are_apart(&forms);
            let whole = Place::whole(base);
            let of_cells = format_ident!("__cells{}", views.len(), span = Span::mixed_site());
            if cells {
                let whole = self.place(&whole, true);
                before.extend(quote! {
                    let #of_cells: &[::core::cell::Cell<_>] =
                        ::core::cell::Cell::as_slice_of_cells(::core::cell::Cell::from_mut(&mut #whole[..]));
                });
            }
            for f in forms.into_values() {
                let name = format_ident!("__view{}", views.len(), span = Span::mixed_site());
                let whole = if cells {
                    f.prefix.iter().fold(quote!(#of_cells), |inner, s| self.step(inner, s, false))
                } else {
                    self.place(&Place { base, path: f.prefix.to_vec() }, f.written)
                };
                let mutable = f.written && !cells;
                let optional = self.optional.contains(&base).then_some(base);
                let from = f.offset.first(start.as_ref());
                let slice = slice(&whole, from, mutable, start.as_ref(), &self.index(&range.end));
                before.extend(self.taken(&name, &slice, mutable, optional));
                let prefix = text(f.prefix);
                let (steps, indices, start) = (f.prefix.len(), f.indices, start.clone());
                views.push(View { base, prefix, steps, indices, name, counter, start, cells });
            }
        }
        (views, before)
    }

    /// Gives a slice its name; to a slice of what nobody may want, if it is wanted.
    fn taken(&self, name: &Ident, slice: &TokenStream, mutable: bool, optional: Option<Var>) -> TokenStream {
        let reference = if mutable { quote!(&mut) } else { quote!(&) };
        match optional.map(|v| self.name(v)) {
            None => quote!(let #name: #reference [_] = #slice;),
            Some(base) => quote!(let mut #name = #base.as_deref_mut().map(|#base| -> &mut [_] { #slice });),
        }
    }

    /// By variable what a loop touches of it; none where it touches it in other ways too.
    fn forms<'a>(&self, l: &Loop<'a>) -> BTreeMap<Var, BTreeMap<String, Form<'a>>> {
        let mut all: BTreeMap<Var, BTreeMap<String, Form>> = BTreeMap::new();
        let mut found: BTreeMap<Var, usize> = BTreeMap::new();
        let mut uses: BTreeMap<Var, usize> = BTreeMap::new();
        each(l.body, true, &mut |s, always| {
            s.uses(&mut |v, _| *uses.entry(v).or_default() += 1);
            let Some((p, written)) = places(s) else { return };
            let Some((prefix, index, offset)) = l.form(p) else { return };
            let is_whole = p.path.len() == prefix.len() + 1;
            *found.entry(p.base).or_default() += 1;
            let form = all
                .entry(p.base)
                .or_default()
                .entry(format!("{} {}", text(prefix), offset.first(Some(&quote!(0))).unwrap_or_default()))
                .or_insert_with(|| Form {
                    prefix,
                    offset,
                    indices: BTreeSet::new(),
                    always: false,
                    written: false,
                    whole: true,
                    floats: false,
                });
            form.indices.insert(index);
            form.always |= always;
            form.written |= written;
            form.whole &= is_whole;
            form.floats |= is_whole && self.moves_float(s, p);
        });
        all.retain(|v, forms| {
            let sliced = forms.values().all(|f| {
                let ty = place_ty(self.arena, &Place { base: *v, path: f.prefix.to_vec() });
                // What has a range of elements is a slice, whatever it is a part of.
                let ranged = matches!(f.prefix.last(), Some(Step::Range(..)));
                f.always && (ranged || matches!(ty, Ty::Slice(_) | Ty::Vec(_)))
            });
            let cells = forms.values().all(|f| f.whole && f.is_part()) && forms.values().any(|f| f.floats);
            sliced && (are_apart(forms) || cells && !self.optional.contains(v)) && found[v] == uses[v]
        });
        all
    }

    /// Whether a statement shows that a place holds a float.
    fn moves_float(&self, s: &Stmt, p: &Place) -> bool {
        let moved = match s {
            Stmt::Let { var, .. } => Some(*var),
            Stmt::Update { value, .. } | Stmt::Assign { value, .. } => value.var(),
            _ => None,
        };
        let is_float = |ty: &Ty| matches!(ty, Ty::Float);
        is_float(&place_ty(self.arena, p)) || moved.is_some_and(|v| is_float(&self.arena.info(v).ty))
    }

    /// The cell that holds the float at a place, if the loop at hand has one.
    pub(super) fn cell(&self, p: &Place) -> Option<TokenStream> {
        let views = self.views.borrow();
        views.iter().find(|v| v.cells && v.rest(p).is_some()).map(|v| v.element(self))
    }
}

/// Whether slices do not overlap where one of them is written.
fn are_apart(forms: &BTreeMap<String, Form>) -> bool {
    forms.len() == 1 || forms.values().all(|f| !f.written)
}

/// The elements from `first` that a loop from `start` to `n` touches.
fn slice(
    whole: &TokenStream,
    first: Option<TokenStream>,
    mutable: bool,
    start: Option<&TokenStream>,
    n: &TokenStream,
) -> TokenStream {
    let from = first.map(|first| quote!([#first..]));
    let reference = if mutable { quote!(&mut) } else { quote!(&) };
    let (empty, length) = match start {
        None => (quote!(#n == 0), quote!(#n)),
        Some(a) => (quote!(#n <= #a), quote!(#n - #a)),
    };
    quote!(if #empty { #reference [] } else { #reference #whole #from[..#length] })
}

/// Calls `f` for every statement, and whether it runs whenever the block does.
fn each<'a>(b: &'a Block, always: bool, f: &mut dyn FnMut(&'a Stmt, bool)) {
    for s in &b.stmts {
        f(s, always);
        s.blocks().into_iter().for_each(|b| each(b, false, f));
    }
}
