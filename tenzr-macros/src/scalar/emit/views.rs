//! Loops over elements with consecutive indices: before the loop their slice is taken, of the loop's length, so that the
//! index needs no check in the loop and the loop can become one of vectors.
//!
//! That is done where `for i in 0..n` touches `v[i]` or `v[k + i]` in every iteration, and touches `v` in no other way.

use super::Emitter;
use crate::scalar::ir::{Block, Operand, Place, Range, Step, Stmt, Ty, Value, Var};
use crate::scalar::reverse::place_ty;
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
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
}

impl View {
    /// What follows the index in a place of the slice.
    pub fn rest<'p>(&self, p: &'p Place) -> Option<&'p [Step]> {
        let (before, after) = (p.path.get(..self.steps)?, p.path.get(self.steps..)?);
        let (Step::Index(i), rest) = after.split_first()? else { return None };
        let [Operand::Var(i)] = i.as_slice() else { return None };
        (p.base == self.base && self.indices.contains(i) && text(before) == self.prefix).then_some(rest)
    }

    /// The loop's variable.
    pub fn counter(&self) -> Var {
        self.counter
    }
}

fn text(path: &[Step]) -> String {
    format!("{path:?}")
}

/// Elements that a loop touches.
struct Form<'a> {
    prefix: &'a [Step],
    /// What is added to the loop's variable.
    offset: TokenStream,
    indices: BTreeSet<Var>,
    /// Whether every iteration touches them.
    always: bool,
    written: bool,
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
    offsets: BTreeMap<Var, TokenStream>,
}

impl<'a> Loop<'a> {
    fn new(e: &Emitter, counter: Var, body: &'a Block) -> Self {
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
        let mut l = Loop { counter, body, changing, offsets: BTreeMap::new() };
        let name = e.name(counter);
        for s in &body.stmts {
            if let Stmt::Let { var, value: Value::Capture(c) } = s
                && c.writes.is_empty()
                && c.reads.iter().all(|v| *v == counter || !l.changing.contains(v))
                && let Some(offset) = summand(&c.tokens, &name)
            {
                l.offsets.insert(*var, offset);
            }
        }
        l
    }

    fn is_fixed(&self, o: &Operand) -> bool {
        o.var().is_none_or(|v| !self.changing.contains(&v))
    }

    /// The steps before the index, the index, and what is added to the loop's variable.
    fn form(&self, p: &'a Place) -> Option<(&'a [Step], Var, TokenStream)> {
        let at = p.path.iter().position(|s| matches!(s, Step::Index(i) if !i.iter().all(|o| self.is_fixed(o))))?;
        let Step::Index(i) = &p.path[at] else { return None };
        let [Operand::Var(i)] = i.as_slice() else { return None };
        let fixed = p.path[..at].iter().all(|s| match s {
            Step::Index(i) => i.len() == 1,
            Step::Range(a, b) => a.iter().chain(b).all(|o| self.is_fixed(o)),
            Step::Field(_) => true,
            Step::Payload | Step::Variant(..) => false,
        });
        let offset = if *i == self.counter { quote!() } else { self.offsets.get(i)?.clone() };
        fixed.then(|| (&p.path[..at], *i, offset))
    }
}

/// `k` of `k + i`.
fn summand(tokens: &TokenStream, i: &Ident) -> Option<TokenStream> {
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
            Some(tokens[..n - 2].iter().cloned().collect())
        }
        [first, p, k] if is(first) && plus(p) && simple(k) => Some(TokenStream::from(k.clone())),
        _ => None,
    }
}

impl Emitter<'_> {
    /// The slices that a loop's body works on, and what takes them before the loop.
    pub(super) fn views(&self, counter: Var, range: &Range, body: &Block) -> (Vec<View>, TokenStream) {
        let plain = matches!(range.start, Operand::Int(0, _)) && !range.inclusive;
        let nested =
            |s: &Stmt| matches!(s, Stmt::For { .. } | Stmt::While { .. } | Stmt::Backwards { .. } | Stmt::Recompute(_));
        let mut innermost = true;
        body.each(&mut |s| innermost &= !nested(s));
        if !plain || !innermost {
            return Default::default();
        }
        let l = Loop::new(self, counter, body);
        let n = match &range.end {
            Operand::Var(v) => {
                let n = self.name(*v);
                quote!(#n)
            }
            Operand::Float(_, t) | Operand::Int(_, t) | Operand::Tokens(t) => t.clone(),
        };
        let (mut views, mut before) = (Vec::new(), TokenStream::new());
        for (base, forms) in self.forms(&l) {
            for f in forms.into_values() {
                let name = format_ident!("__view{}", views.len(), span = Span::mixed_site());
                let whole = self.place(&Place { base, path: f.prefix.to_vec() }, f.written);
                let offset = &f.offset;
                let from = (!offset.is_empty()).then(|| quote!([#offset..]));
                let reference = if f.written { quote!(&mut) } else { quote!(&) };
                before.extend(quote! {
                    let #name: #reference [_] =
                        if #n == 0 { #reference [] } else { #reference #whole #from[..#n] };
                });
                let prefix = text(f.prefix);
                views.push(View { base, prefix, steps: f.prefix.len(), indices: f.indices, name, counter });
            }
        }
        (views, before)
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
            *found.entry(p.base).or_default() += 1;
            let form = all
                .entry(p.base)
                .or_default()
                .entry(format!("{} {offset}", text(prefix)))
                .or_insert_with(|| Form { prefix, offset, indices: BTreeSet::new(), always: false, written: false });
            form.indices.insert(index);
            form.always |= always;
            form.written |= written;
        });
        all.retain(|v, forms| {
            let sliced = forms.values().all(|f| {
                let ty = place_ty(self.arena, &Place { base: *v, path: f.prefix.to_vec() });
                f.always && matches!(ty, Ty::Slice(_) | Ty::Vec(_))
            });
            let apart = forms.len() == 1 || forms.values().all(|f| !f.written);
            sliced && apart && found[v] == uses[v] && !self.optional.contains(v)
        });
        all
    }
}

/// Calls `f` for every statement, and whether it runs whenever the block does.
fn each<'a>(b: &'a Block, always: bool, f: &mut dyn FnMut(&'a Stmt, bool)) {
    for s in &b.stmts {
        f(s, always);
        s.blocks().into_iter().for_each(|b| each(b, false, f));
    }
}
