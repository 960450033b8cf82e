//! Control flow in the output: `match`, `for` and `loop` of Rust, the sides of a condition, and the way back.

use super::{Emitter, ident, like_ident, mixed};
use crate::ir::{Kind, Op, Stmt, Use, Var};
use crate::region::{Arm, Control, Region, Rewound};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use std::collections::{BTreeMap, BTreeSet};

/// How often variables are used, and what is said of them beside that.
#[derive(Default)]
pub(super) struct Uses {
    /// The number of uses that may take the value.
    pub remaining: BTreeMap<Var, usize>,
    /// Variables whose types and extents are read.
    pub likes: BTreeSet<Var>,
    /// Captured expressions that make a value: it is kept, not borrowed.
    pub made: BTreeSet<Var>,
    /// Variables that control flow inside of their block uses: it may come by again, so nothing there may take them.
    pub pinned: BTreeSet<Var>,
}

impl Uses {
    pub fn statement(&mut self, s: &Stmt) {
        match &s.op {
            Op::Region(r) => return self.region(r, &s.dsts),
            Op::Len { .. } => self.made.extend(&s.dsts),
            Op::Capture(t) if super::makes_value(&super::behind(t)) => self.made.extend(&s.dsts),
            _ => {}
        }
        s.uses(&mut |v, how| self.note(v, how));
    }

    fn note(&mut self, v: Var, how: Use) {
        match how {
            Use::Like => {
                self.likes.insert(v);
            }
            Use::Take | Use::Read => *self.remaining.entry(v).or_insert(0) += 1,
        }
    }

    fn region(&mut self, r: &Region, dsts: &[Var]) {
        self.made.extend(dsts);
        if let Control::Rewind { kept, .. } = r.control {
            self.note(kept, Use::Take);
        }
        self.pinned.extend(r.sides());
        for a in &r.arms {
            self.made.extend(&a.params);
            self.made.extend(&a.keeps.values);
            for v in &a.args {
                match r.control.carries() {
                    true => self.note(*v, Use::Take),
                    false => drop(self.pinned.insert(*v)),
                }
            }
            self.pinned.extend(a.outer_uses().into_iter().filter(|(v, _)| !a.keeps.values.contains(v)).map(|u| u.0));
            a.stmts.iter().for_each(|s| self.statement(s));
            a.results.iter().chain(&a.stop).for_each(|v| self.note(*v, Use::Take));
            if r.kept.is_some() {
                a.keeps.values.iter().for_each(|v| self.note(*v, Use::Read));
                self.likes.extend(&a.keeps.likes);
            }
        }
    }
}

/// The arms that end.
fn ending(r: &Region) -> impl Iterator<Item = usize> {
    r.arms.iter().enumerate().filter(|(_, a)| !a.never).map(|(i, _)| i)
}

/// A name that no token of the user's means.
fn own(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}

impl Emitter<'_> {
    pub(super) fn region(&mut self, r: &Region, s: &Stmt) -> TokenStream {
        let span = mixed(s.span);
        let dsts = &s.dsts[..s.dsts.len() - usize::from(r.kept.is_some())];
        let code = match &r.control {
            Control::Match { scrutinee, patterns } => {
                let head = quote_spanned!(span=> match #scrutinee);
                self.match_arms(r, head, patterns, &s.dsts, span)
            }
            Control::If(v) => {
                let v = self.read_bool(*v);
                self.match_arms(r, quote_spanned!(span=> match #v), &[quote!(true), quote!(false)], &s.dsts, span)
            }
            Control::Sides(_) => self.sides(r, dsts, span),
            Control::For { pat, iter } => self.repeated_arm(r, quote_spanned!(span=> for #pat in #iter), dsts, span),
            Control::Loop => self.repeated_arm(r, quote_spanned!(span=> loop), dsts, span),
            Control::Rewind { kept, of: Rewound::Loop } => {
                let (pattern, kept) = (self.kept_pattern(&r.arms[0]), ident(self.arena, *kept));
                let head = quote_spanned!(span=> for #pattern in #kept.into_iter().rev());
                self.repeated_arm(r, head, dsts, span)
            }
            Control::Rewind { kept, of: Rewound::Match } => self.rewound_match(r, *kept, dsts, span),
            Control::Rewind { kept, of: Rewound::Sides(_) } => self.rewound_sides(r, *kept, dsts, span),
        };
        let retags: TokenStream = dsts
            .iter()
            .filter(|d| matches!(self.kind(**d), Kind::Value | Kind::List))
            .map(|d| self.retag_again(*d, span))
            .collect();
        let likes: TokenStream = s.dsts.iter().map(|d| self.like(*d)).collect();
        quote!(#code #retags #likes)
    }

    /// A truth value of Rust's.
    fn read_bool(&mut self, v: Var) -> TokenStream {
        self.used_up(v);
        let name = ident(self.arena, v);
        if self.is_borrowed(v) { quote!(*#name) } else { quote!(#name) }
    }

    /// What an arm keeps: its values, then the types of others.
    fn kept_value(&mut self, a: &Arm) -> TokenStream {
        let values: Vec<TokenStream> = a.keeps.values.iter().map(|v| self.kept_owned(*v)).collect();
        let likes: Vec<Ident> = a.keeps.likes.iter().map(|v| like_ident(self.arena, *v)).collect();
        quote!((#(#values,)* #(::core::clone::Clone::clone(&#likes),)*))
    }

    /// A pullback, and what other control flow keeps, is used in the reverse sweep only.
    fn kept_owned(&mut self, v: Var) -> TokenStream {
        if matches!(self.kind(v), Kind::Pullback | Kind::Kept) {
            return self.plain(v);
        }
        self.owned(v)
    }

    fn kept_pattern(&self, a: &Arm) -> TokenStream {
        let values = a.keeps.values.iter().map(|v| ident(self.arena, *v));
        let likes = a.keeps.likes.iter().map(|v| like_ident(self.arena, *v));
        let names = values.chain(likes);
        quote!((#(#names,)*))
    }

    fn results(&mut self, a: &Arm) -> Vec<TokenStream> {
        a.results.iter().map(|v| self.owned(*v)).collect()
    }

    fn match_arms(
        &mut self,
        r: &Region,
        head: TokenStream,
        patterns: &[TokenStream],
        dsts: &[Var],
        span: Span,
    ) -> TokenStream {
        let mut arms = TokenStream::new();
        for (i, (a, pattern)) in r.arms.iter().zip(patterns).enumerate() {
            let stmts = self.inner(&a.stmts);
            if a.never {
                arms.extend(quote_spanned!(span=> #pattern => { #stmts }));
                continue;
            }
            let kept = r.kept.map(|_| {
                let value = self.kept_value(a);
                let each = ending(r).map(|j| match i == j {
                    true => quote!(::core::option::Option::Some(#value)),
                    false => quote!(::core::option::Option::None),
                });
                quote!((#(#each,)*))
            });
            let here = own("__kept_here");
            let name = kept.as_ref().map(|_| &here);
            let results = self.results(a);
            let binding = kept.as_ref().map(|k| quote!(let #here = #k;));
            arms.extend(quote_spanned!(span=> #pattern => { #stmts #binding (#(#results,)* #name) }));
        }
        let names = dsts.iter().map(|d| ident(self.arena, *d));
        quote_spanned!(span=> let (#(#names,)*) = #head { #arms };)
    }

    fn rewound_match(&mut self, r: &Region, kept: Var, dsts: &[Var], span: Span) -> TokenStream {
        let kept = ident(self.arena, kept);
        let mut arms = TokenStream::new();
        for i in ending(r) {
            let a = &r.arms[i];
            let pattern = self.kept_pattern(a);
            let each = ending(r).map(|j| match i == j {
                true => quote!(::core::option::Option::Some(#pattern)),
                false => quote!(_),
            });
            let each = quote!((#(#each,)*));
            let stmts = self.inner(&a.stmts);
            let results = self.results(a);
            arms.extend(quote_spanned!(span=> #each => { #stmts (#(#results,)*) }));
        }
        let names = dsts.iter().map(|d| ident(self.arena, *d));
        quote_spanned!(span=> let (#(#names,)*) = match #kept { #arms _ => ::core::unreachable!() };)
    }

    /// The iterations of a loop, forward or back.
    fn repeated_arm(&mut self, r: &Region, head: TokenStream, dsts: &[Var], span: Span) -> TokenStream {
        let a = &r.arms[0];
        let first: TokenStream = a
            .params
            .iter()
            .zip(&a.args)
            .map(|(p, x)| {
                let (p, x) = (ident(self.arena, *p), self.owned(*x));
                quote_spanned!(span=> let mut #p = #x;)
            })
            .collect();
        let rows = r.kept.map(|k| ident(self.arena, k));
        let rows_before = rows.as_ref().map(|k| quote!(let mut #k = ::std::vec::Vec::new();));
        let likes: TokenStream = a.params.iter().map(|p| self.like(*p)).collect();
        let stmts = self.inner(&a.stmts);
        let row = rows.map(|k| {
            let value = self.kept_value(a);
            quote_spanned!(span=> #k.push(#value);)
        });
        let stop = a.stop.map(|v| {
            let v = ident(self.arena, v);
            let name = own("__stop");
            quote_spanned!(span=> let #name = ::tenzr::__private::rt::stops(&#v);)
        });
        let end = stop.as_ref().map(|_| {
            let name = own("__stop");
            quote!(if #name { break; })
        });
        let results = self.results(a);
        if let Some(v) = a.stop {
            self.used_up(v);
        }
        let next: Vec<Ident> = (0..a.params.len()).map(|i| own(&format!("__next_{i}"))).collect();
        let params: Vec<Ident> = a.params.iter().map(|p| ident(self.arena, *p)).collect();
        let after = dsts.iter().zip(&params).map(|(d, p)| {
            let d = ident(self.arena, *d);
            quote_spanned!(span=> let #d = #p;)
        });
        quote_spanned! {span=>
            #first
            #rows_before
            #head {
                #likes
                #stmts
                #row
                #stop
                let (#(#next,)*) = (#(#results,)*);
                #(#params = #next;)*
                #end
            }
            #(#after)*
        }
    }

    fn given_examples(&mut self, a: &Arm, span: Span) -> TokenStream {
        let side = own("__side");
        a.params
            .iter()
            .zip(&a.args)
            .map(|(p, x)| {
                let take = Ident::new(if self.kind(*p) == Kind::Ambient { "ambient" } else { "take" }, span);
                let (name, x) = (ident(self.arena, *p), ident(self.arena, *x));
                let like = self.like(*p);
                match self.is_list(*p) {
                    true => quote_spanned!(span=>
                        let #name = ::tenzr::__private::rt::list::take(#side, &#x); #like),
                    false => quote_spanned!(span=> let #name = #side.#take(&#x); #like),
                }
            })
            .collect()
    }

    fn sides(&mut self, r: &Region, dsts: &[Var], span: Span) -> TokenStream {
        let Some(sides) = r.sides().map(|v| ident(self.arena, v)) else { return TokenStream::new() };
        let merged: Vec<Ident> = dsts.iter().map(|d| own(&format!("__merged_{}", d.0))).collect();
        let side = own("__side");
        let (mut loops, mut rows) = (TokenStream::new(), Vec::new());
        for (i, a) in r.arms.iter().enumerate() {
            let holds = i == 0;
            let given = self.given_examples(a, span);
            let stmts = self.inner(&a.stmts);
            if a.never {
                loops.extend(quote_spanned!(span=> for #side in #sides.those(#holds) { #given #stmts }));
                continue;
            }
            let row = r.kept.map(|k| {
                let name = own(&format!("__rows_{}_{i}", k.0));
                let value = self.kept_value(a);
                rows.push(name.clone());
                quote_spanned!(span=> #name.push(#value);)
            });
            let results = self.results(a);
            loops.extend(quote_spanned! {span=>
                for #side in #sides.those(#holds) {
                    #given
                    #stmts
                    #row
                    #(#merged.put(#side, #results);)*
                }
            });
        }
        let new = self.together(dsts, &sides, "merged");
        let names = dsts.iter().map(|d| ident(self.arena, *d));
        let kept = r.kept.map(|k| {
            let k = ident(self.arena, k);
            quote!(let #k = (#(#rows,)*);)
        });
        quote_spanned! {span=>
            #(let mut #rows = ::std::vec::Vec::new();)*
            #(let mut #merged = #new;)*
            #loops
            #(let #names = #merged.finish();)*
            #kept
        }
    }

    /// What puts the results of sides together, each.
    fn together(&self, dsts: &[Var], sides: &Ident, how: &str) -> Vec<TokenStream> {
        let how = own(how);
        dsts.iter()
            .map(|d| match self.is_list(*d) {
                true => quote!(::tenzr::__private::rt::list::#how(&#sides)),
                false => quote!(#sides.#how()),
            })
            .collect()
    }

    fn rewound_sides(&mut self, r: &Region, kept: Var, dsts: &[Var], span: Span) -> TokenStream {
        let Some(sides) = r.sides().map(|v| ident(self.arena, v)) else { return TokenStream::new() };
        let sums: Vec<Ident> = dsts.iter().map(|d| own(&format!("__sum_{}", d.0))).collect();
        let rows: Vec<Ident> = ending(r).map(|i| own(&format!("__rows_{}_{i}", kept.0))).collect();
        let (kept, side) = (ident(self.arena, kept), own("__side"));
        let mut loops = TokenStream::new();
        for (i, rows) in ending(r).zip(&rows) {
            let a = &r.arms[i];
            let (holds, pattern) = (i == 0, self.kept_pattern(a));
            let given = self.given_examples(a, span);
            let stmts = self.inner(&a.stmts);
            let results = self.results(a);
            loops.extend(quote_spanned! {span=>
                for (#side, #pattern) in ::core::iter::zip(#sides.those(#holds), #rows) {
                    #given
                    #stmts
                    #(#sums.add(#side, #results);)*
                }
            });
        }
        let new = self.together(dsts, &sides, "summed");
        let names = dsts.iter().map(|d| ident(self.arena, *d));
        quote_spanned! {span=>
            let (#(#rows,)*) = #kept;
            #(let mut #sums = #new;)*
            #loops
            #(let #names = #sums.finish();)*
        }
    }
}
