//! Arrays of `ndarray`: rows, columns and whole arrays are positions that are fixed or free.

use super::super::ir::{Operand, Place, Step, Ty};
use super::control::{Head, Kind, Target};
use super::iterate::{Iter, Source, Stage};
use super::scope::Val;
use super::{Lower, fence};
use proc_macro2::Span;
use quote::quote;
use std::rc::Rc;
use syn::{Expr, ExprMethodCall, Type};

/// A part of an array, in which some positions are fixed.
#[derive(Clone)]
pub struct View {
    /// The array.
    pub place: Place,
    /// The position along each axis, as far as it is fixed.
    pub at: Vec<Option<Operand>>,
    /// Whether it may be written.
    pub mutable: bool,
}

impl View {
    /// How many positions are free.
    fn rank(&self) -> usize {
        self.at.iter().filter(|a| a.is_none()).count()
    }

    /// The axis of the free position with this number.
    fn axis(&self, n: usize) -> Option<usize> {
        self.at.iter().enumerate().filter(|(_, a)| a.is_none()).nth(n).map(|(i, _)| i)
    }

    /// With one more position fixed.
    fn fixed(&self, n: usize, k: Operand) -> Val {
        let mut view = self.clone();
        if let Some(axis) = self.axis(n) {
            view.at[axis] = Some(k);
        }
        if view.rank() > 0 {
            return Val::View(Rc::new(view));
        }
        let place = view.place.then(Step::Index(view.at.into_iter().flatten().collect()));
        Val::Ref { place, mutable: view.mutable }
    }

    /// The item at a position along the first free axis.
    pub fn item(&self, k: &Operand) -> Val {
        self.fixed(0, k.clone())
    }
}

/// The number of axes that a type of `ndarray` says.
pub fn rank(ty: &Type) -> Option<usize> {
    match ty {
        Type::Reference(r) => rank(&r.elem),
        Type::Path(p) => {
            let last = p.path.segments.last()?;
            let args = super::types::arguments(&last.arguments);
            let digit = |name: String| name.chars().last().and_then(|c| c.to_digit(10)).map(|d| d as usize);
            digit(last.ident.to_string()).or_else(|| match args.last()? {
                Type::Path(dim) => digit(dim.path.segments.last()?.ident.to_string()),
                _ => None,
            })
        }
        _ => None,
    }
}

/// The methods of arrays that are lowered.
const METHODS: &[&str] = &[
    "iter",
    "iter_mut",
    "into_iter",
    "sum",
    "row",
    "row_mut",
    "column",
    "column_mut",
    "outer_iter",
    "rows",
    "index_axis",
    "axis_iter",
    "view",
    "view_mut",
    "len",
    "product",
    "fill",
];

impl Lower {
    /// A value as a part of an array, if it is one whose axes are known.
    pub fn view(&self, v: &Val) -> Option<View> {
        match v {
            Val::View(view) => Some((**view).clone()),
            Val::Place(p) | Val::Ref { place: p, .. } if p.path.is_empty() => {
                let rank = *self.ranks.get(&p.base)?;
                let mutable = self.arena.info(p.base).mutable;
                Some(View { place: p.clone(), at: vec![None; rank], mutable })
            }
            Val::Op(Operand::Var(v)) => self.view(&Val::Place(Place::whole(*v))),
            _ => None,
        }
    }

    /// How many positions there are along the first free axis.
    pub fn extent(&mut self, view: &View, span: Span) -> Operand {
        let place = Val::Place(view.place.clone());
        let tokens = self.receiver_tokens(&place).unwrap_or_default();
        let tokens = match (view.at.len(), view.axis(0)) {
            (1, _) => quote!(#tokens.len()),
            (_, axis) => {
                let axis = axis.unwrap_or_default();
                quote!(#tokens.shape()[#axis])
            }
        };
        let capture = self.capture_places(tokens, &[&place]);
        self.bind_capture("n", Ty::Inactive, span, capture)
    }

    /// All elements, row by row.
    pub fn elements(&self, view: View) -> Iter {
        let stages = vec![Stage::Flatten; view.rank().saturating_sub(1)];
        Iter { source: Source::View(Rc::new(view)), stages }
    }

    /// A method of an array, if it is one of those that are lowered.
    pub fn view_method(&mut self, receiver: &Val, m: &ExprMethodCall) -> Option<Val> {
        let name = m.method.to_string();
        let view = self.view(receiver).filter(|_| METHODS.contains(&name.as_str()))?;
        let span = m.method.span();
        let args: Vec<&Expr> = m.args.iter().collect();
        let iter = |i: Iter| Val::Iter(Rc::new(i));
        Some(match (name.as_str(), args.as_slice()) {
            ("iter" | "iter_mut" | "into_iter", []) => iter(self.elements(view)),
            ("sum", []) => {
                let all = self.elements(view);
                self.sum_from(&all, span, false, Operand::Float(0.0, quote!(0.0)))
            }
            ("product", []) => {
                let all = self.elements(view);
                self.sum_from(&all, span, true, Operand::Float(1.0, quote!(1.0)))
            }
            ("fill", [value]) => {
                let value = self.value(value);
                let all = self.elements(view);
                self.each(&all, span, &mut |l, item| {
                    let place = l.place(item, span);
                    l.store_at(place, value.clone());
                });
                Val::Nothing
            }
            ("row" | "row_mut", [i]) => view.fixed(0, self.index(i)),
            ("column" | "column_mut", [j]) => view.fixed(1, self.index(j)),
            ("outer_iter" | "rows", []) => iter(Iter { source: Source::View(Rc::new(view)), stages: Vec::new() }),
            ("index_axis", [axis, i]) => {
                let n = self.axis_number(axis)?;
                view.fixed(n, self.index(i))
            }
            ("axis_iter", [axis]) if self.axis_number(axis) == Some(0) => {
                iter(Iter { source: Source::View(Rc::new(view)), stages: Vec::new() })
            }
            ("view" | "view_mut", []) => Val::View(Rc::new(view)),
            ("len", []) if view.rank() == 1 => self.extent(&view, span).into(),
            ("len", []) if view.at.iter().all(Option::is_none) => return None,
            _ => self.refuse(&m.method, fence::array_method(&name)),
        })
    }

    /// A function that makes an array: one of zeros, whose elements are written then.
    pub fn array_function(&mut self, path: &syn::Path, args: &[&Expr], span: Span) -> Val {
        let name = path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let Some(rank) = self.path_rank(path) else { return self.inactive_function(path, args, span) };
        match (name.as_str(), args) {
            ("zeros", [shape]) => {
                let shape = self.value(shape);
                self.zeros(path, &shape, rank, span)
            }
            ("ones", [shape]) => {
                let shape = self.value(shape);
                self.filled_array(path, &shape, rank, span, &mut |_, _| Operand::Float(1.0, quote!(1.0)).into())
            }
            ("from_elem", [shape, value]) => {
                let (shape, value) = (self.value(shape), self.value(value));
                self.filled_array(path, &shape, rank, span, &mut |_, _| value.clone().into())
            }
            ("from_shape_fn", [shape, f]) => {
                let (shape, f) = (self.value(shape), self.expr(f));
                self.filled_array(path, &shape, rank, span, &mut |l, at| {
                    let at = at.iter().cloned().map(Val::Op).collect::<Vec<_>>();
                    let arg = if at.len() == 1 { at[0].clone() } else { Val::Tuple(at) };
                    l.applied(&f, vec![arg], span)
                })
            }
            ("from" | "from_vec", [v]) if rank == 1 => {
                let v = self.expr(v);
                let v = self.place(v, span);
                let n = self.len_of(&Val::Place(v.clone()), span);
                self.filled_array(path, &n, rank, span, &mut |_, at| Val::Place(v.then(Step::Index(at.to_vec()))))
            }
            _ => self.inactive_function(path, args, span),
        }
    }

    /// The number of axes that `Array2::..` says.
    fn path_rank(&self, path: &syn::Path) -> Option<usize> {
        let before = path.segments.iter().rev().nth(1)?;
        before.ident.to_string().chars().last()?.to_digit(10).map(|d| d as usize)
    }

    fn zeros(&mut self, path: &syn::Path, shape: &Operand, rank: usize, span: Span) -> Val {
        let mut path = path.clone();
        let count = path.segments.len();
        let float = self.floats.ident(span);
        path.segments[count - 2].arguments = syn::PathArguments::AngleBracketed(syn::parse_quote!(::<#float>));
        path.segments[count - 1].ident = proc_macro2::Ident::new("zeros", span);
        let tokens = self.operand_tokens(shape);
        let capture = self.capture_of(quote!(#path(#tokens)), &[shape], false);
        let o = self.bind_capture("array", Ty::NdArray(Box::new(Ty::Float)), span, capture);
        if let Some(v) = o.var() {
            self.ranks.insert(v, rank);
        }
        Val::Op(o)
    }

    fn filled_array(
        &mut self,
        path: &syn::Path,
        shape: &Operand,
        rank: usize,
        span: Span,
        value: &mut dyn FnMut(&mut Self, &[Operand]) -> Val,
    ) -> Val {
        let zeros = self.zeros(path, shape, rank, span);
        let zeros = self.read(zeros, span);
        let place = self.new_variable("array", zeros, span);
        let Some(view) = self.view(&Val::Place(place.clone())) else { return Val::Nothing };
        self.fill_view(&view, span, value);
        self.fresh.insert(place.base);
        Val::Place(place)
    }

    /// Writes every element of a part of an array.
    fn fill_view(&mut self, view: &View, span: Span, value: &mut dyn FnMut(&mut Self, &[Operand]) -> Val) {
        let n = self.extent(view, span);
        let var = self.arena.value("i", Ty::Inactive, span);
        let range = self.counted(n);
        self.run_loop(Target::new(Kind::Loop, None), Head::For { var, range }, |l| match view.item(&var.into()) {
            Val::View(inner) => l.fill_view(&inner, span, value),
            Val::Ref { place, .. } => {
                let at: Vec<Operand> = place.indices().cloned().collect();
                let v = value(l, &at);
                let v = l.read(v, span);
                l.store_at(place, v);
            }
            _ => {}
        })
        .discard();
    }

    /// The number in `Axis(0)`.
    fn axis_number(&self, e: &Expr) -> Option<usize> {
        let Expr::Call(c) = e else { return None };
        match self.constant(c.args.first()?) {
            Some(Operand::Int(i, _)) => usize::try_from(i).ok(),
            _ => None,
        }
    }

    /// An element of a part of an array.
    pub fn view_index(&mut self, view: &View, index: &[Operand]) -> Val {
        let mut val = Val::View(Rc::new(view.clone()));
        for k in index {
            val = match val {
                Val::View(v) => v.fixed(0, k.clone()),
                val => val,
            };
        }
        self.deref(val)
    }
}
