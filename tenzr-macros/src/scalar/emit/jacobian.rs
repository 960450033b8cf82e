//! The companions that give Jacobians: `jacfwd`, `jacrev`, and `jacobian`, which takes the cheaper one. Each mode computes
//! the value on the way: a hidden form gives both, and `value_and_jacobian` passes both on.

use super::companions::{Forms, adjoint};
use super::function::{Interface, Parameter, Pass, Role};
use super::hidden::extended;
use crate::scalar::types::{Base, mentions_float, owned};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::{Expr, ExprLit, GenericArgument, Index, Lit, PathArguments, Type, WhereClause};

/// How many inputs one run of forward mode takes.
const INPUTS: usize = 8;
/// How many inputs the last run takes, where no more are left.
const FEW_INPUTS: usize = 4;
/// How many results one reverse sweep takes, where their number is not known.
const RESULTS: usize = 4;

/// Whether a result has rows of floats: an array, a `Vec`, or an array of ndarray.
pub fn has_rows(ty: &Type, base: &Base) -> bool {
    let inside = |ty: &Type| has_rows(ty, base) || is_float(ty, base);
    match ty {
        Type::Array(a) => inside(&a.elem),
        Type::Path(p) => p.path.segments.last().is_some_and(|s| {
            let name = s.ident.to_string();
            let element = match &s.arguments {
                PathArguments::AngleBracketed(a) => a.args.iter().find_map(|g| match g {
                    GenericArgument::Type(t) => Some(t),
                    _ => None,
                }),
                _ => None,
            };
            (name == "Vec" || name.starts_with("Array")) && element.is_some_and(inside)
        }),
        _ => false,
    }
}

fn is_float(ty: &Type, base: &Base) -> bool {
    matches!(ty, Type::Path(p) if p.path.get_ident().is_some()) && mentions_float(ty, base)
}

/// The number of results, where it is written.
fn rows(ty: &Type) -> Option<usize> {
    let Type::Array(a) = ty else { return matches!(ty, Type::Path(p) if p.path.get_ident().is_some()).then_some(1) };
    let Expr::Lit(ExprLit { lit: Lit::Int(n), .. }) = &a.len else { return None };
    Some(n.base10_parse::<usize>().ok()? * rows(&a.elem)?)
}

/// How many results one reverse sweep takes.
fn width_of(output: &Type) -> usize {
    rows(output).filter(|n| (1..=RESULTS).contains(n)).unwrap_or(RESULTS)
}

impl Interface {
    /// All three. Functions that write through `&mut` have none: their result is not all that they give.
    pub(super) fn jacobians(&self, forms: &Forms) -> TokenStream {
        let Some(output) = &self.output else { return TokenStream::new() };
        if self.params.iter().any(|p| p.pass == Pass::RefMut) {
            return TokenStream::new();
        }
        let forward = self.jacfwd(forms, output);
        let reverse = self.jacrev(forms, output);
        let chosen = self.jacobian(forms, output);
        quote!(#chosen #forward #reverse)
    }

    /// The clauses of a Jacobian: functions among the parameters run over its dual numbers, or with its wide cotangents.
    fn jacobian_clause(&self, forward: bool, width: Option<usize>) -> Option<WhereClause> {
        let base = self.base.tokens();
        let mut more = Vec::new();
        if forward {
            for width in [INPUTS, FEW_INPUTS] {
                let dual = quote!(::tenzr::__private::real::Dual<#base, #width>);
                more.extend(self.function_clauses(&dual, None));
                if let Base::Generic(t) = &self.base {
                    // Of any real number it is not known that it can be one.
                    more.push(syn::parse_quote!(#t: ::tenzr::__private::real::Lift<#dual, Lifted = #dual>));
                }
            }
        }
        if let Some(width) = width {
            more.extend(self.function_clauses(&base, Some(&quote!(::tenzr::__private::real::Wide<#base, #width>))));
        }
        extended(self.public_clause(), more)
    }

    /// The Jacobian's type: for each differentiated parameter the result with that parameter's type in the place of its
    /// numbers.
    fn jacobian_type(&self, output: &Type) -> TokenStream {
        let types: Vec<Type> = self
            .listed()
            .map(|(_, p)| {
                let ty = owned(&p.ty);
                self.replaced(output, &ty)
            })
            .collect();
        match types.as_slice() {
            [one] => quote!(#one),
            all => quote!((#(#all),*)),
        }
    }

    /// The number of all differentiated inputs, and where those of each parameter start.
    fn columns(&self) -> TokenStream {
        let base = self.base.tokens();
        let mut out = quote!(let mut __columns = 0usize;);
        for (i, _) in self.listed() {
            let (d, start) = (adjoint(i), start(i));
            out.extend(quote! {
                let #start = __columns;
                __columns += ::tenzr::__private::real::count::<#base, _>(&mut #d);
            });
        }
        out
    }

    /// The rows of each parameter from the matrix of all.
    fn blocks(&self) -> TokenStream {
        let blocks: Vec<TokenStream> = self
            .listed()
            .map(|(i, _)| {
                let (d, start) = (adjoint(i), start(i));
                quote!(__matrix.of(&__result, &#d, #start))
            })
            .collect();
        match blocks.as_slice() {
            [one] => one.clone(),
            all => quote!((#(#all),*)),
        }
    }

    fn jacfwd(&self, forms: &Forms, output: &Type) -> TokenStream {
        let (vis, name) = (&self.vis, &self.name);
        let (generics, params, clause) =
            (self.public_generics(), self.public_params(), self.jacobian_clause(true, None));
        let (ty, zeros, columns) = (self.jacobian_type(output), self.zeros(|_| true), self.columns());
        let [wide, narrow] = [INPUTS, FEW_INPUTS].map(|width| self.run_forward(forms, width));
        let blocks: Vec<Index> = (0..self.listed().count()).map(Index::from).collect();
        let blocks = match blocks.as_slice() {
            [one] => quote!(__blocks.#one),
            all => quote!((#(__blocks.#all),*)),
        };
        let both = both(forms, "jacfwd");
        let doc = format!("The Jacobian of [`{name}`](fn@{name}) by forward mode, {INPUTS} inputs at a time.");
        let companion = self.jacobian_alone((&forms.name("jacfwd"), &both), &ty, &clause, &doc);
        quote! {
            #companion

            #[doc(hidden)]
            #vis fn #both #generics (#params) -> (#output, #ty) #clause {
                #zeros
                #columns
                let (__value, __blocks) = ::tenzr::__private::real::jacobian::forward(
                    __columns,
                    #INPUTS,
                    #FEW_INPUTS,
                    |__found, __start, __narrow| if __narrow { #narrow } else { #wide },
                );
                (__value, #blocks)
            }
        }
    }

    /// A run of forward mode for so many inputs: the call, and what it found put in its place.
    fn run_forward(&self, forms: &Forms, width: usize) -> TokenStream {
        let (base, call) = (self.base.tokens(), &forms.call);
        let dual = quote!(::tenzr::__private::real::Dual::<#base, #width>);
        let mut seeds = TokenStream::new();
        let args: Vec<TokenStream> =
            self.params.iter().enumerate().map(|(i, p)| self.variable(i, p, &dual, &mut seeds)).collect();
        let hidden = self.hidden_args(&dual, &args);
        let (mut made, mut stored) = (TokenStream::new(), TokenStream::new());
        for (k, (i, _)) in self.listed().enumerate() {
            let (d, first, block) = (adjoint(i), start(i), Index::from(k));
            made.extend(quote! {
                ::tenzr::__private::real::jacobian::Rows::rows(&__y, &mut || ::core::clone::Clone::clone(&#d)),
            });
            stored.extend(quote! {
                ::tenzr::__private::real::jacobian::store::<#base, #width, _, _>(&mut __blocks.#block, &__y, __start, #first);
            });
        }
        quote! {
            let mut __at = 0usize;
            #seeds
            let __y = #call(#hidden);
            let (_, __blocks) = __found.get_or_insert_with(|| {
                (::tenzr::__private::real::jacobian::value::<#base, #width, _>(&__y), (#made))
            });
            #stored
        }
    }

    /// A companion that gives the Jacobian from the form that gives the value as well.
    fn jacobian_alone(
        &self,
        (companion, both): (&Ident, &Ident),
        ty: &TokenStream,
        clause: &Option<WhereClause>,
        doc: &str,
    ) -> TokenStream {
        let (vis, generics, params) = (&self.vis, self.public_generics(), self.public_params());
        let args = self.params.iter().map(|p| &p.name);
        quote! {
            #[doc = #doc]
            #[inline]
            #vis fn #companion #generics (#params) -> #ty #clause {
                Self::#both(#(#args),*).1
            }
        }
    }

    /// An argument of dual numbers, those of the chunk at hand variables.
    fn variable(&self, i: usize, p: &Parameter, dual: &TokenStream, seeds: &mut TokenStream) -> TokenStream {
        let name = &p.name;
        let reference = if p.pass == Pass::Value { quote!(&) } else { quote!(&*) };
        match p.role {
            Role::Active(true) => {
                let local = format_ident!("__x{}", i, span = Span::mixed_site());
                seeds.extend(quote! {
                    let mut #local = ::tenzr::__private::real::lift::<#dual, _>(#reference #name);
                    ::tenzr::__private::real::seeded(&mut #local, __start, &mut __at);
                });
                if p.pass == Pass::Value { quote!(#local) } else { quote!(&#local) }
            }
            Role::Active(false) => {
                let value = quote!(::tenzr::__private::real::lift::<#dual, _>(#reference #name));
                if p.pass == Pass::Value { value } else { quote!(&#value) }
            }
            // Runs several times: what is not copied is cloned.
            _ if p.pass == Pass::Value && p.role == Role::Inactive => quote!(::core::clone::Clone::clone(&#name)),
            _ => Self::argument(p),
        }
    }

    fn jacrev(&self, forms: &Forms, output: &Type) -> TokenStream {
        let width = width_of(output);
        let (vis, name, base) = (&self.vis, &self.name, self.base.tokens());
        let (generics, params, clause) =
            (self.public_generics(), self.public_params(), self.jacobian_clause(false, Some(width)));
        let (ty, zeros, columns, blocks, vjp) =
            (self.jacobian_type(output), self.zeros(|_| true), self.columns(), self.blocks(), &forms.vjp);
        let wide = quote!(::tenzr::__private::real::Wide::<#base, #width>);
        let args = self.repeated_args();
        let hidden = self.hidden_args(&quote!((#base, #wide)), &args);
        let primal = self.hidden_args(&base, &args);
        let call = &forms.primal;
        let (mut wides, mut shows, mut slots) = (TokenStream::new(), TokenStream::new(), Vec::new());
        for (i, p) in self.params.iter().enumerate() {
            let (local, name) = (format_ident!("__w{}", i, span = Span::mixed_site()), &p.name);
            let reference = if p.pass == Pass::Value { quote!(&) } else { quote!(&*) };
            let again = if p.pass == Pass::Ref { Self::argument(p) } else { quote!(()) };
            if p.role == Role::Active(true) {
                wides.extend(quote! {
                    let mut #local = ::tenzr::__private::real::zero::<#base, #wide, _>(#reference #name);
                });
                shows.extend(quote!(::tenzr::__private::real::Entries::<#wide>::each_entry(&mut #local, __show);));
                slots.push(quote!(#again, ::core::option::Option::Some(&mut #local)));
            } else {
                slots.push(quote!(#again, ::core::option::Option::None));
            }
        }
        let both = both(forms, "jacrev");
        let doc = format!("The Jacobian of [`{name}`](fn@{name}) by reverse mode, {width} results at a time.");
        let companion = self.jacobian_alone((&forms.name("jacrev"), &both), &ty, &clause, &doc);
        if rows(output) == Some(width) {
            let lanes = self.lanes(width);
            return quote! {
                #companion

                #[doc(hidden)]
                #[inline]
                #vis fn #both #generics (#params) -> (#output, #ty) #clause {
                    #zeros
                    #wides
                    let (__result, __pullback) = #vjp(#hidden);
                    let __ct = ::tenzr::__private::real::jacobian::seeds::<#base, #width, _>(&__result, 0);
                    __pullback(__ct, #(#slots),*);
                    let __jacobian = #lanes;
                    (__result, __jacobian)
                }
            };
        }
        quote! {
            #companion

            #[doc(hidden)]
            #vis fn #both #generics (#params) -> (#output, #ty) #clause {
                #zeros
                #columns
                let mut __result = #call(#primal);
                let __rows = ::tenzr::__private::real::count::<#base, _>(&mut __result);
                let __matrix = ::tenzr::__private::real::jacobian::reverse::<#base, #width>(
                    __rows,
                    __columns,
                    |__start, __show| {
                        #wides
                        let (__y, __pullback) = #vjp(#hidden);
                        let __ct = ::tenzr::__private::real::jacobian::seeds::<#base, #width, _>(&__y, __start);
                        __pullback(__ct, #(#slots),*);
                        #shows
                    },
                );
                let __jacobian = #blocks;
                (__result, __jacobian)
            }
        }
    }

    /// The Jacobian of each parameter from its wide cotangent, which has a lane for each result.
    fn lanes(&self, width: usize) -> TokenStream {
        let base = self.base.tokens();
        let lanes: Vec<TokenStream> = self
            .listed()
            .map(|(i, _)| {
                let (local, d) = (format_ident!("__w{}", i, span = Span::mixed_site()), adjoint(i));
                quote!(::tenzr::__private::real::jacobian::Lanes::<#base, #width>::new(#local).of(&__result, &#d))
            })
            .collect();
        match lanes.as_slice() {
            [one] => one.clone(),
            all => quote!((#(#all),*)),
        }
    }

    /// The arguments where the call is made several times.
    fn repeated_args(&self) -> Vec<TokenStream> {
        let arg = |p: &Parameter| {
            let name = &p.name;
            match (p.pass, p.role) {
                (_, Role::Function) => Self::argument(p),
                (Pass::Value, _) => quote!(::core::clone::Clone::clone(&#name)),
                _ => quote!(#name),
            }
        };
        self.params.iter().map(arg).collect()
    }

    fn jacobian(&self, forms: &Forms, output: &Type) -> TokenStream {
        let (vis, name) = (&self.vis, &self.name);
        let (generics, params, clause) =
            (self.public_generics(), self.public_params(), self.jacobian_clause(true, Some(width_of(output))));
        let (ty, zeros, columns) = (self.jacobian_type(output), self.zeros(|_| true), self.columns());
        let (companion, together) = (forms.name("jacobian"), forms.name("value_and_jacobian"));
        let [jacfwd, jacrev] = ["jacfwd", "jacrev"].map(|n| both(forms, n));
        let args = self.params.iter().map(|p| &p.name);
        let args = quote!(#(#args),*);
        // A reverse sweep costs about as much as a run of forward mode. Where the number of results is not written, it
        // is taken to be large: finding out would cost a run.
        let cheaper = match rows(output) {
            Some(n) => {
                let sweeps = n.div_ceil(RESULTS.min(n.max(1)));
                quote! {
                    let __reverse = {
                        #zeros
                        #columns
                        #sweeps < __columns.div_ceil(#INPUTS)
                    };
                }
            }
            None => quote!(let __reverse = false;),
        };
        let doc = format!(
            "The Jacobian of [`{name}`](fn@{name}): for each differentiated parameter the result with that parameter's \
             partial derivatives in the place of its numbers. By forward or reverse mode, whichever takes fewer runs."
        );
        let alone = self.jacobian_alone((&companion, &together), &ty, &clause, &doc);
        let doc = format!("The value and the Jacobian of [`{name}`](fn@{name}).");
        quote! {
            #alone

            #[doc = #doc]
            #[inline]
            #vis fn #together #generics (#params) -> (#output, #ty) #clause {
                #cheaper
                if __reverse { Self::#jacrev(#args) } else { Self::#jacfwd(#args) }
            }
        }
    }
}

/// The name of the form that gives the value and the Jacobian.
fn both(forms: &Forms, mode: &str) -> Ident {
    format_ident!("__{}", forms.name(&format!("value_and_{mode}")))
}

fn start(i: usize) -> Ident {
    format_ident!("__start{}", i, span = Span::mixed_site())
}
