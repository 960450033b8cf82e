//! Branches and loops, with what they keep.

use super::tapes::Home;
use super::{Emitter, registers};
use crate::scalar::ir::{Arm, Block, Checkpoint, Kept, Only, Operand, Range, Recompute, Stmt, Ty, Var};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

impl Emitter<'_> {
    pub(super) fn control(&self, s: &Stmt) -> TokenStream {
        match s {
            Stmt::If { cond, then, otherwise, kept } => self.conditional(cond, then, otherwise, kept.as_ref()),
            Stmt::Match { on, arms, kept } => self.matching(&on.tokens, arms, kept.as_ref()),
            Stmt::For { var, range, exit, body, kept } => self.counted(*var, range, *exit, body, kept.as_ref()),
            Stmt::While { head, cond, exit, body, kept } => self.repeated(head, cond, *exit, body, kept.as_ref()),
            Stmt::IfKept { record, blocks } => self.kept_branch(*record, blocks),
            Stmt::Backwards { record, values, counter, body } => {
                self.backwards(*record, values, counter.as_ref(), body)
            }
            Stmt::Recompute(r) => self.recompute(r),
            _ => TokenStream::new(),
        }
    }

    /// The reverse of a loop that runs again, piece by piece.
    fn recompute(&self, r: &Recompute) -> TokenStream {
        let (vars, before): (Vec<Var>, Vec<Var>) = r.state.iter().copied().unzip();
        let before = before.into_iter().map(|v| self.given(v));
        let names: Vec<_> = vars.iter().map(|v| self.name(*v)).collect();
        let by_ref: Vec<_> = vars.iter().filter(|v| self.arena.info(**v).by_ref).map(|v| self.name(*v)).collect();
        // What was behind a reference is owned here.
        let borrowed = quote!(#(let #by_ref = &mut #by_ref[..];)*);
        let (items, range) = match &r.counter {
            Some((var, range)) => {
                let (name, range) = (self.name(*var), self.range(range));
                (quote!(#name), quote!(#range.skip(__from).take(__to - __from)))
            }
            None => (quote!(_), quote!(__from..__to)),
        };
        let (body, forward) = (self.block(&r.body), self.block(&r.forward));
        let (row, pattern, reverse) = (self.record(&r.values), self.pattern(&r.values), self.loop_body(&r.reverse));
        let count = self.name(r.count);
        let policy = match r.policy {
            Checkpoint::Sqrt => quote!(Sqrt),
            Checkpoint::Binomial(n) => quote!(Binomial(#n)),
        };
        quote! {
            ::tenzr::__private::real::checkpoint::run(
                ::tenzr::__private::real::checkpoint::Policy::#policy,
                #count,
                (#(#before,)*),
                |(#(mut #names,)*), __from, __to| {
                    { #borrowed for #items in #range { #body } }
                    (#(#names,)*)
                },
                |(#(mut #names,)*), __from, __to| {
                    #borrowed
                    let mut __kept = ::std::vec::Vec::with_capacity(__to - __from);
                    for #items in #range { #forward __kept.push(#row); }
                    for #pattern in __kept.into_iter().rev() { #reverse }
                },
            );
        }
    }

    fn condition(&self, o: &Operand) -> TokenStream {
        match o {
            Operand::Var(v) => {
                let name = self.name(*v);
                quote!(#name)
            }
            Operand::Float(_, t) | Operand::Int(_, t) | Operand::Tokens(t) => t.clone(),
        }
    }

    fn conditional(&self, cond: &Operand, then: &Block, otherwise: &Block, kept: Option<&Kept>) -> TokenStream {
        let cond = self.condition(cond);
        let (then, otherwise) = (self.block(then), self.block(otherwise));
        let Some(k) = kept else {
            return if otherwise.is_empty() {
                quote!(if #cond { #then })
            } else {
                quote!(if #cond { #then } else { #otherwise })
            };
        };
        let record = self.name(k.record);
        let first = Self::wrapped(0, 2, self.record(&k.values[0]));
        let second = Self::wrapped(1, 2, self.record(&k.values[1]));
        quote!(let #record = if #cond { #then #first } else { #otherwise #second };)
    }

    fn matching(&self, on: &TokenStream, arms: &[Arm], kept: Option<&Kept>) -> TokenStream {
        let arms: Vec<TokenStream> = arms
            .iter()
            .enumerate()
            .map(|(i, a)| {
                let (pattern, body) = (&a.pattern, self.block(&a.body));
                let guard = a.guard.as_ref().map(|g| {
                    let tokens = &g.tokens;
                    quote!(if #tokens)
                });
                let record = kept.map(|k| Self::wrapped(i, arms.len(), self.record(&k.values[i])));
                quote!(#pattern #guard => { #body #record })
            })
            .collect();
        match self.record_name(kept) {
            Some(record) => quote!(let #record = match #on { #(#arms)* };),
            None => quote!(match #on { #(#arms)* }),
        }
    }

    fn range(&self, r: &Range) -> TokenStream {
        let (start, end) = (self.condition(&r.start), self.condition(&r.end));
        let range = if r.inclusive { quote!((#start..=#end)) } else { quote!((#start..#end)) };
        if r.reversed { quote!(#range.rev()) } else { range }
    }

    /// Where the values of iterations go, of which there may be `most`: the statement before a loop, and the one at the end
    /// of its body.
    fn rows(&self, kept: Option<&Kept>, most: &TokenStream) -> (TokenStream, TokenStream) {
        let Some(k) = kept else { return Default::default() };
        let record = self.name(k.record);
        let row = self.record(&k.values[0]);
        let (before, add) = match (k.values[0].as_slice(), k.only) {
            ([], Some(Only { last: true, .. })) => (quote!(let mut #record = 0usize;), quote!(#record = 1;)),
            (_, Some(Only { last: true, .. })) => (
                quote!(let mut #record = ::core::option::Option::None;),
                quote!(#record = ::core::option::Option::Some(#row);),
            ),
            ([], _) => (quote!(let mut #record = 0usize;), quote!(#record += 1;)),
            _ => (quote!(let mut #record = ::tenzr::__private::real::Trail::new(#most);), quote!(#record.push(#row);)),
        };
        let Some(only) = k.only else { return (before, add) };
        let choice = self.name(only.choice);
        let taken = match (only.recorded, only.first) {
            // What is kept is known to be of this arm.
            (true, first) => {
                let pattern = Self::wrapped(usize::from(!first), 2, quote!(#choice));
                quote!(let #pattern = #choice)
            }
            (false, true) => quote!(#choice),
            (false, false) => quote!(!#choice),
        };
        // What is found is found a few times in a long search: a jump costs less than a choice each time.
        let seldom = only.last.then(|| quote!(::tenzr::__private::real::seldom();));
        (before, quote!(if #taken { #seldom #add }))
    }

    fn leave(&self, exit: Option<Var>) -> Option<TokenStream> {
        exit.map(|v| {
            let name = self.name(v);
            quote!(if #name != 0 { break; })
        })
    }

    fn counted(&self, var: Var, r: &Range, exit: Option<Var>, body: &Block, kept: Option<&Kept>) -> TokenStream {
        let (name, range) = (self.name(var), self.range(r));
        let (views, body) =
            if exit.is_none() { self.counted_body(var, r, body) } else { (quote!(), self.loop_body(body)) };
        let (tapes, owned) = self.with_tapes(kept.map_or(Home::Counter(var), |k| Home::Record(k.record)));
        if let Some(k) = kept
            && exit.is_none()
            && k.only.is_none()
            && !k.values[0].is_empty()
        {
            let collected = self.collected(name, r, &views, &body, k);
            return quote!(#tapes #collected #owned);
        }
        let (before, row) = self.rows(kept, &quote!(::tenzr::__private::real::trips(&__range)));
        let leave = self.leave(exit);
        if before.is_empty() {
            return quote!({ #tapes #views for #name in #range { #body #leave } });
        }
        quote! {
            #tapes
            let __range = #range;
            #before
            { #views for #name in __range { #body #row #leave } }
            #owned
        }
    }

    /// A loop that runs to its end, so that the number of its rows is known before.
    fn collected(&self, name: Ident, r: &Range, views: &TokenStream, body: &TokenStream, kept: &Kept) -> TokenStream {
        let (record, range, row) = (self.name(kept.record), self.range(r), self.record(&kept.values[0]));
        let trips = quote!(::tenzr::__private::real::trips(&__range));
        if let Some(tape) = self.tape(kept.record) {
            let (buffer, copies) = (self.buffer(kept.record), self.copies(kept.record));
            let run = format_ident!("run_{}", record);
            let start = buffer.map(|b| quote!(let #record = (#record, #b.room(#record * #copies));));
            return quote! {
                let __range = #range;
                let #record = #trips;
                let mut #run = #tape.run(#record);
                #start
                { #views for #name in __range { #body #run.push(#row); } }
                ::core::mem::drop(#run);
            };
        }
        match short(r) {
            Some(n) => quote! {
                let #record: [_; #n] = {
                    let mut __range = #range;
                    #views
                    ::core::array::from_fn(|_| {
                        let #name = ::tenzr::__private::real::following(&mut __range);
                        #body
                        #row
                    })
                };
            },
            None => {
                let buffer = self.buffer(kept.record);
                let (buffers, copies) = (buffer.iter(), self.copies(kept.record));
                let before = quote!(#(let mut #buffers = ::tenzr::__private::real::Copies::new(#trips * #copies);)*);
                let after = buffer.map(|b| quote!(let #record = (#record, #b);));
                quote! {
                    let __range = #range;
                    #before
                    let mut #record = ::tenzr::__private::real::Rows::new(#trips);
                    { #views for #name in __range { #body #record.push(#row); } }
                    #after
                }
            }
        }
    }

    fn repeated(
        &self,
        head: &Block,
        cond: &Operand,
        exit: Option<Var>,
        body: &Block,
        kept: Option<&Kept>,
    ) -> TokenStream {
        let (before, row) = self.rows(kept, &quote!(::core::primitive::usize::MAX));
        let cond = self.condition(cond);
        let head = self.block(head);
        let body = self.loop_body(body);
        let leave = self.leave(exit);
        let test = if cond.to_string() == "true" { quote!() } else { quote!(if !#cond { break; }) };
        let (tapes, owned) = kept.map(|k| self.with_tapes(Home::Record(k.record))).unwrap_or_default();
        quote!(#tapes #before loop { #head #test #body #row #leave } #owned)
    }

    fn kept_branch(&self, record: Var, blocks: &[(Vec<Var>, Block)]) -> TokenStream {
        let sure = self.sure.get(&record).map(|first| &blocks[usize::from(!first)]);
        let record = self.name(record);
        if let Some((values, body)) = sure {
            let (pattern, kept, body) = (self.pattern(values), self.kept_apart(values), self.block(body));
            return quote!({ let #pattern = #record; #kept #body });
        }
        let arms = blocks.iter().enumerate().map(|(i, (values, body))| {
            let pattern = Self::wrapped(i, blocks.len(), self.pattern(values));
            let (kept, body) = (self.kept_apart(values), self.block(body));
            quote!(#pattern => { #kept #body })
        });
        quote!(match #record { #(#arms)* })
    }

    /// Keeps numbers that come out of a record in registers of their own, where the loop at hand asks for that.
    fn kept_apart(&self, values: &[Var]) -> TokenStream {
        let is_number = |v: &&Var| {
            let info = self.arena.info(**v);
            info.active && !info.by_ref && matches!(info.ty, Ty::Float)
        };
        let numbers = values.iter().filter(|_| self.apart.get()).filter(is_number).map(|v| {
            let name = self.name(*v);
            let kept = self.keep(false, &quote!(#name));
            quote!(let #name = #kept;)
        });
        numbers.collect()
    }

    fn backwards(&self, record: Var, values: &[Var], counter: Option<&(Var, Range)>, body: &Block) -> TokenStream {
        let name = self.name(record);
        let pattern = self.pattern(values);
        // Numbers that were stored one by one just before are not loaded as a vector.
        let outer = self.apart.replace(registers::hands_on(self.arena, body));
        let kept = self.kept_apart(values);
        let Some((var, r)) = counter else {
            let (body, tapes) = (self.loop_body(body), self.taken_tapes(record));
            self.apart.set(outer);
            return if values.is_empty() {
                quote!(for _ in 0..#name { #body })
            } else {
                quote! {
                    #tapes
                    for __rows in ::tenzr::__private::real::Record::back(#name) {
                        for #pattern in ::core::iter::IntoIterator::into_iter(__rows).rev() { #kept #body }
                    }
                }
            };
        };
        let (before, body) = self.counted_body(*var, r, body);
        self.apart.set(outer);
        let (var, range) = (self.name(*var), self.range(r));
        let (tapes, taken) = (self.taken_tapes(record), self.loaded(record, values));
        let (rows, after) = match self.tape(record) {
            Some(tape) => {
                let after = self.buffer(record).map(|b| quote!(#b.drop_from(__start);));
                (quote!(#tape.back(#name)), after)
            }
            None => (quote!(#name.into_iter().rev()), None),
        };
        if values.is_empty() {
            quote!({ #before for #var in #range { #body } })
        } else {
            quote!({
                #tapes
                #taken
                #before
                for (#var, #pattern) in ::core::iter::zip(#range, #rows) { #kept #body }

                #after
            })
        }
    }
}

/// The number of iterations that is written, where their rows fit on the stack.
pub(super) fn short(r: &Range) -> Option<usize> {
    const LONGEST: i64 = 16;
    let (Operand::Int(start, _), Operand::Int(end, _)) = (&r.start, &r.end) else { return None };
    let n = end - start + i64::from(r.inclusive);
    (1..=LONGEST).contains(&n).then(|| usize::try_from(n).ok()).flatten()
}
