//! `#[differentiable]` on a function: the function itself, polymorphic in what it is mapped over, and its companions.

use super::companions;
use super::custom::{self, Custom};
use super::groups::{Group, exported_likes, grouped};
use super::signature::Generic;
use super::{Emitter, Mode, dump, ident, mixed, value_of_shape};
use crate::errors::Errors;
use crate::ir::{Arena, Var};
use crate::lower::{Lower, Value};
use crate::messages;
use crate::parse::attribute::Attribute;
use crate::parse::signature::{Param, Role, Signature, signature};
use crate::pipeline::{Code, Straight, Sweeps};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use std::collections::BTreeSet;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Expr, ItemFn, Type};

/// A function in the intermediate representation.
struct Lowered {
    code: Code,
    /// The positions of the tensor parameters.
    positions: Vec<usize>,
    /// The shape of the results.
    shape: Value,
}

/// Expands the attribute.
pub fn expand_function(attribute: syn::Result<Attribute>, mut item: ItemFn) -> TokenStream {
    let attribute = match attribute {
        Ok(a) => a,
        Err(e) => return refused(&e, item),
    };
    let (signature, mut errors) = signature(&attribute, &mut item);
    refuse_checkpoint(&attribute, signature.as_ref(), &mut errors);
    let signature = match (signature, errors.is_empty()) {
        (Some(s), true) => s,
        (s, _) => return refused_signature(errors, s, &item),
    };
    let generic = Generic::new(&item, &signature);
    if let Some(e) = custom::refused(&attribute.rules, attribute.wrt.is_some(), &signature) {
        return stub(&e, &generic, &item, &signature);
    }
    match lower(&generic, &signature, &item) {
        Ok(lowered) => {
            let tokens = emit(&generic, &item, &signature, lowered, &attribute);
            dump::write(&item.sig.ident, &tokens);
            tokens
        }
        Err(e) => stub(&e, &generic, &item, &signature),
    }
}

/// What cannot be kept for running again, and loops that cannot.
fn refuse_checkpoint(attribute: &Attribute, signature: Option<&Signature>, errors: &mut Errors) {
    if let (Some(at), Some(_)) = (&attribute.checkpoint_at, attribute.checkpoint) {
        errors.at(at, messages::CHECKPOINT_OF_TENSORS);
    }
    let borrowed = |p: &&Param| !p.is_tensor() && mentions_reference(&p.written);
    for p in signature.iter().flat_map(|s| &s.params).filter(|p| attribute.recompute && borrowed(p)) {
        errors.at(&p.written, messages::RECOMPUTE_OF_REFERENCE);
    }
}

fn mentions_reference(ty: &Type) -> bool {
    struct Found(bool);
    impl<'ast> Visit<'ast> for Found {
        fn visit_type_reference(&mut self, _: &'ast syn::TypeReference) {
            self.0 = true;
        }
        fn visit_lifetime(&mut self, l: &'ast syn::Lifetime) {
            self.0 |= l.ident != "static";
        }
    }
    let mut found = Found(false);
    found.visit_type(ty);
    found.0
}

/// Whether a function is code of tensors that the compiler takes.
pub fn is_taken(attribute: &Attribute, item: &ItemFn) -> bool {
    let mut item = item.clone();
    match signature(attribute, &mut item) {
        (Some(s), errors) if errors.is_empty() => lower(&Generic::new(&item, &s), &s, &item).is_ok(),
        _ => false,
    }
}

fn lower(generic: &Generic, signature: &Signature, item: &ItemFn) -> syn::Result<Lowered> {
    let mut lower = Lower::new(Some(item.sig.ident.clone()));
    let mut params = Vec::new();
    for (i, p) in signature.params.iter().enumerate().filter(|(_, p)| p.is_tensor()) {
        params.push((i, lower.param(&p.name, &p.ty, p.by_ref, p.mutable)));
    }
    let value = lower.function_body(&item.block, &signature.output, signature.fallible.is_some());
    let tail = item.block.stmts.last().map_or_else(Span::call_site, |s| s.span());
    let shape = lower.result(value, &signature.output, tail);
    let results = lower.flat(&shape, tail).unwrap_or_default();
    let (positions, vars): (Vec<usize>, Vec<Var>) = params.into_iter().unzip();
    let (arena, stmts, errors) = lower.finish(vars.clone());
    errors.check(())?;
    let maps = positions.iter().map(|i| generic.mapped(*i)).collect();
    Ok(Lowered { code: Code::new(arena, stmts, vars, maps, results), positions, shape })
}

fn emit(generic: &Generic, item: &ItemFn, signature: &Signature, mut f: Lowered, attribute: &Attribute) -> TokenStream {
    let primal = primal(generic, &mut f);
    let companions = if attribute.rules.first().is_some() {
        let Custom { value, pullback, plain, rules } = custom::custom(generic, signature, &attribute.rules, &primal);
        let forms = Forms { primal: value, pullback, recompute: attribute.recompute };
        let (companions, name) = (with_companions(generic, item, signature, forms), generic.name());
        quote!(#companions impl #name { #plain } #rules)
    } else {
        let pullback = pullback(generic, signature, &mut f);
        with_companions(generic, item, signature, Forms { primal, pullback, recompute: attribute.recompute })
    };
    let (vis, attrs, name) = (&item.vis, &item.attrs, generic.name());
    let plain = &generic.companion();
    let (generics, params, args, clause) = (plain.generics(), plain.params(), plain.args(), plain.where_clause());
    let ambient = plain.ambient();
    let (output, ty, question) = (plain.fallible(plain.output(&ambient)), &signature.output, plain.question());
    let value = plain
        .succeeded(quote!(<#ty as ::tenzr::__private::rt::Example>::outer::<#ambient>(#name::call(#args)#question)));
    let allow = allow();
    quote! {
        #(#attrs)*
        #allow
        #vis fn #name #generics (#params) -> #output #clause { #value }
        #companions
    }
}

fn allow() -> TokenStream {
    quote!(#[allow(unused, clippy::all, clippy::pedantic)])
}

/// `let __x_1 = ..` for every tensor parameter.
fn bind_params(generic: &Generic, f: &Lowered, emitter: &Emitter) -> TokenStream {
    f.positions
        .iter()
        .zip(&f.code.params)
        .map(|(i, v)| {
            let (name, value) = (ident(&f.code.arena, *v), generic.lifted_value(*i));
            let like = emitter.like(*v);
            quote!(let #name = #value; #like)
        })
        .collect()
}

fn primal(generic: &Generic, f: &mut Lowered) -> TokenStream {
    let Straight { tags, stmts, results } = f.code.straight();
    let mut emitter = Emitter::new(&f.code.arena, &tags, Mode::Function, stmts.iter(), &results);
    let params = bind_params(generic, f, &emitter);
    let body = emitter.statements(&stmts);
    let values: Vec<TokenStream> = results.iter().map(|r| emitter.owned(*r)).collect();
    let value = declared(
        generic.output_type(),
        generic.tail(),
        &f.shape,
        &mut values.into_iter(),
        &mut |ty, span, v| quote_spanned!(span=> ::tenzr::__private::rt::result::<#ty, _>(#v).0),
    );
    let value = generic.succeeded(value);
    quote!(#params #body #value)
}

type Leaf<'a> = dyn FnMut(&Type, Span, TokenStream) -> TokenStream + 'a;

/// The value with the types that the user wrote, each by `leaf` from the type, the place of the value and the value.
fn declared(
    ty: &Type,
    tail: Option<&Expr>,
    shape: &Value,
    values: &mut impl Iterator<Item = TokenStream>,
    leaf: &mut Leaf,
) -> TokenStream {
    match (ty, shape) {
        (Type::Tuple(t), Value::Tuple(parts)) if t.elems.len() == parts.len() => {
            let parts: Vec<TokenStream> = parts
                .iter()
                .enumerate()
                .map(|(i, p)| {
                    let tail = match tail {
                        Some(Expr::Tuple(e)) => e.elems.get(i),
                        other => other,
                    };
                    declared(&t.elems[i], tail, p, values, leaf)
                })
                .collect();
            quote!((#(#parts,)*))
        }
        // The name of a tuple.
        (_, Value::Tuple(_)) => value_of_shape(shape, values),
        _ => leaf(ty, mixed(tail.map_or(ty.span(), last_token)), values.next().unwrap_or_default()),
    }
}

/// The token that gives the value of an expression: a method, an operator, a function.
fn last_token(e: &Expr) -> Span {
    match e {
        Expr::MethodCall(m) => m.method.span(),
        Expr::Binary(b) => b.op.span(),
        Expr::Paren(p) => last_token(&p.expr),
        Expr::Reference(r) => last_token(&r.expr),
        Expr::Block(b) => match b.block.stmts.last() {
            Some(syn::Stmt::Expr(e, None)) => last_token(e),
            _ => e.span(),
        },
        e => e.span(),
    }
}

/// The body of the hidden `__vjp`.
fn pullback(generic: &Generic, signature: &Signature, f: &mut Lowered) -> TokenStream {
    let (positions, wrt): (Vec<usize>, Vec<Var>) = f
        .positions
        .iter()
        .zip(&f.code.params)
        .filter(|(i, _)| signature.params[**i].role == Role::Active)
        .map(|(i, v)| (*i, *v))
        .unzip();
    let sweeps = f.code.sweeps(&wrt);
    let gradients: Vec<(usize, Var)> =
        positions.into_iter().zip(&sweeps.gradients).filter_map(|(i, g)| g.map(|g| (i, g))).collect();
    emit_pullback(generic, f, sweeps, &gradients)
}

fn emit_pullback(generic: &Generic, f: &Lowered, sweeps: Sweeps, gradients: &[(usize, Var)]) -> TokenStream {
    let Sweeps { tags, forward, reverse, results, given, .. } = sweeps;
    let arena = &f.code.arena;
    let groups = grouped(reverse, gradients);
    let order = forward.iter().chain(groups.iter().flat_map(|g| &g.stmts));
    let active = served_at_all(&groups);
    let exported = exported_likes(&groups, |g| !is_unconditional(g, active));
    let ends: Vec<Var> = results.iter().copied().chain(exported).collect();
    let mut emitter = Emitter::new(arena, &tags, Mode::Function, order, &ends);
    let params = bind_params(generic, f, &emitter);
    let body = emitter.statements(&forward);
    let values: Vec<TokenStream> = results.iter().map(|r| emitter.owned(*r)).collect();
    let (mut outs, mut backs) = (TokenStream::new(), Vec::new());
    let value =
        declared(generic.output_type(), generic.tail(), &f.shape, &mut values.into_iter(), &mut |ty, span, v| {
            let (out, back) = (hidden("__out", backs.len()), hidden("__computed", backs.len()));
            outs.extend(quote_spanned!(span=> let (#out, #back) = ::tenzr::__private::rt::result::<#ty, _>(#v);));
            backs.push(back);
            quote!(#out)
        });
    let backs: TokenStream = backs
        .iter()
        .zip(&given)
        .map(|(back, v)| {
            let name = ident(arena, *v);
            quote!(let #name = #back(#name);)
        })
        .collect();
    let sweep = emit_groups(&mut emitter, arena, &groups);
    let ct = value_of_shape(
        &f.shape,
        &mut given.iter().map(|v| {
            let name = ident(arena, *v);
            quote!(#name)
        }),
    );
    let likes: TokenStream = given.iter().map(|v| emitter.like(*v)).collect();
    let slots = slots(generic, arena, gradients, &groups);
    let (output, n) = (generic.inner_output(&generic.ambient()), generic.count());
    let want = hidden("__want", "");
    let result = generic.succeeded(quote! {
        (#value, move |#ct: #output, #want: [::core::primitive::bool; #n]| { #backs #likes #sweep #slots })
    });
    quote! {
        #params
        #body
        #outs
        #result
    }
}

/// A name that no token of the user's means.
fn hidden(name: &str, number: impl std::fmt::Display) -> Ident {
    Ident::new(&format!("{name}{number}"), Span::mixed_site())
}

/// How many gradients there are statements for.
fn served_at_all(groups: &[Group]) -> usize {
    groups.iter().flat_map(|g| &g.serves).collect::<BTreeSet<_>>().len()
}

/// Whether a group runs for every caller.
fn is_unconditional(g: &Group, active: usize) -> bool {
    g.serves.len() == active
}

fn emit_groups(emitter: &mut Emitter, arena: &Arena, groups: &[Group]) -> TokenStream {
    let active = served_at_all(groups);
    let mut out = TokenStream::new();
    for (k, g) in groups.iter().enumerate() {
        let imports: TokenStream = g
            .imports
            .iter()
            .filter(|v| groups.iter().any(|h| !is_unconditional(h, active) && h.exports.contains(v)))
            .map(|v| {
                let name = ident(arena, *v);
                let last = !groups[k + 1..].iter().any(|h| h.imports.contains(v));
                let from = if last { quote!(#name) } else { quote!(::core::clone::Clone::clone(&#name)) };
                let like = emitter.like(*v);
                quote!(let #name = ::tenzr::__private::rt::computed(#from); #like)
            })
            .collect();
        let stmts = emitter.statements(&g.stmts);
        if is_unconditional(g, active) {
            out.extend(stmts);
            continue;
        }
        // What serves no gradient is there for its types only.
        let want = hidden("__want", "");
        let serves = g.serves.iter().map(|i| quote!(#want[#i]));
        let serves = if g.serves.is_empty() { quote!(false) } else { quote!(#(#serves)||*) };
        let names: Vec<Ident> = g.exports.iter().map(|v| ident(arena, *v)).collect();
        let none = names.iter().map(|_| quote!(::core::option::Option::None));
        out.extend(quote! {
            let (#(#names,)*) = if #serves {
                #imports
                #stmts
                (#(::core::option::Option::Some(#names),)*)
            } else {
                (#(#none,)*)
            };
        });
    }
    out
}

/// The results of a hidden pullback: one slot for each parameter.
fn slots(generic: &Generic, arena: &Arena, gradients: &[(usize, Var)], groups: &[Group]) -> TokenStream {
    let active = served_at_all(groups);
    let tensors: BTreeSet<usize> = generic.tensors().map(|(i, _)| i).collect();
    let slots = (0..generic.count()).map(|i| match gradients.iter().find(|g| g.0 == i) {
        _ if !tensors.contains(&i) => quote!(()),
        None => quote!(::core::option::Option::None),
        Some((_, v)) => {
            let name = ident(arena, *v);
            let conditional = groups.iter().any(|g| !is_unconditional(g, active) && g.exports.contains(v));
            let shared = gradients.iter().filter(|g| g.1 == *v).count() > 1;
            let value = if shared { quote!(::core::clone::Clone::clone(&#name)) } else { quote!(#name) };
            if conditional { value } else { quote!(::core::option::Option::Some(#value)) }
        }
    });
    quote!((#(#slots,)*))
}

/// The bodies of the hidden forms.
struct Forms {
    primal: TokenStream,
    pullback: TokenStream,
    /// Whether the function keeps its arguments, and runs again.
    recompute: bool,
}

/// The body of a form that keeps the arguments and runs the function again for its pullback.
fn run_again(generic: &Generic, ct: &Ident, want: &Ident) -> TokenStream {
    let (mut keep, mut args) = (TokenStream::new(), Vec::new());
    let plain = &generic.companion();
    let tensors: BTreeSet<usize> = plain.tensors().map(|(i, _)| i).collect();
    for i in 0..plain.count() {
        let (name, kept) = (plain.param(i), format_ident!("__kept{}", i, span = Span::mixed_site()));
        let value = match tensors.contains(&i) {
            true => plain.lifted_value(i),
            false => quote!(::core::clone::Clone::clone(&#name)),
        };
        keep.extend(quote!(let #kept = #value;));
        args.push(if plain.is_by_reference(i) { quote!(&#kept) } else { quote!(#kept) });
    }
    let (given, question) = (plain.args(), plain.question());
    let both = plain.succeeded(quote!((_, __pullback)));
    let otherwise =
        (!question.is_empty()).then(|| quote!(else { ::core::unreachable!("it has a value the second time, too") }));
    plain.succeeded(quote! {{
        #keep
        let __y = Self::call(#given)#question;
        (__y, move |#ct, #want| {
            let #both = Self::__run_vjp(#(#args),*) #otherwise;
            __pullback(#ct, #want)
        })
    }})
}

fn with_companions(generic: &Generic, item: &ItemFn, signature: &Signature, forms: Forms) -> TokenStream {
    let Forms { primal, pullback, recompute } = forms;
    let (vis, name) = (&item.vis, generic.name());
    let (generics, params, clause) = (generic.generics(), generic.params(), generic.where_clause());
    let (output, slots, captures) = (generic.inner_output(&generic.ambient()), generic.slots(), generic.captures());
    let n = generic.count();
    let public = companions::public(generic, item, signature);
    let allow = allow();
    let doc = format!("The derivatives of [`{name}`](fn@{name}).");
    let span = name.span();
    let value = generic.fallible(output.clone());
    let both = generic.fallible(quote! {
        (#output, impl ::core::ops::FnOnce(#output, [::core::primitive::bool; #n]) -> #slots + #captures)
    });
    let pullback = if recompute {
        let own_params = generic.companion().params();
        let again = run_again(generic, &hidden("__ct", ""), &hidden("__want", ""));
        quote_spanned! {span=>
            #[doc(hidden)]
            fn __run_vjp #generics (#params) -> #both #clause { #pullback }
            #[doc(hidden)]
            #vis fn __mapped_vjp #generics (#own_params) -> #both #clause { #again }
        }
    } else {
        quote_spanned! {span=>
            #[doc(hidden)]
            #vis fn __mapped_vjp #generics (#params) -> #both #clause { #pullback }
        }
    };
    quote_spanned! {span=>
        #[doc = #doc]
        #[allow(non_camel_case_types, dead_code)]
        #vis enum #name {}

        #[automatically_derived]
        #allow
        impl #name {
            #public
            #[doc(hidden)]
            #vis fn call #generics (#params) -> #value #clause { #primal }
            #pullback
        }
    }
}

/// Errors and a function of the right signature, so that exactly those errors appear.
fn stub(error: &syn::Error, generic: &Generic, item: &ItemFn, signature: &Signature) -> TokenStream {
    let errors = error.to_compile_error();
    let (output, inner) = (generic.output(&generic.ambient()), generic.inner_output(&generic.ambient()));
    let (n, slots) = (generic.count(), generic.slots());
    let never = generic.succeeded(quote! {
        (::core::unreachable!(), |_: #inner, _: [::core::primitive::bool; #n]| -> #slots { ::core::unreachable!() })
    });
    let never = quote!(if true { ::core::unreachable!() } #never);
    let output = generic.fallible(output);
    let forms = Forms { primal: quote!(::core::unreachable!()), pullback: never, recompute: false };
    let companions = with_companions(generic, item, signature, forms);
    let (vis, attrs, name) = (&item.vis, &item.attrs, generic.name());
    let (generics, params, clause) = (generic.generics(), generic.params(), generic.where_clause());
    let allow = allow();
    quote! {
        #errors
        #(#attrs)*
        #allow
        #vis fn #name #generics (#params) -> #output #clause { ::core::unreachable!() }
        #companions
    }
}

/// An attribute that could not be read: the function is taken without its arguments.
fn refused(error: &syn::Error, mut item: ItemFn) -> TokenStream {
    let (signature, _) = signature(&Attribute::default(), &mut item);
    let mut errors = Errors::default();
    errors.push(error.clone());
    refused_signature(errors, signature, &item)
}

/// A signature with errors: a function with the same one, as far as it could be read, without a body.
fn refused_signature(errors: Errors, signature: Option<Signature>, item: &ItemFn) -> TokenStream {
    let Err(error) = errors.check(()) else { return TokenStream::new() };
    if let Some(s) = signature {
        return stub(&error, &Generic::new(item, &s), item, &s);
    }
    let errors = error.to_compile_error();
    let (attrs, vis, sig) = (&item.attrs, &item.vis, &item.sig);
    if item.sig.receiver().is_some() {
        return quote!(#(#attrs)* #[allow(unused)] #vis #sig { #errors ::core::unreachable!() });
    }
    quote!(#errors #(#attrs)* #[allow(unused)] #vis #sig { ::core::unreachable!() })
}

/// What is not a function.
pub fn not_a_function(error: syn::Error, tokens: TokenStream) -> TokenStream {
    let error = if syn::parse2::<syn::Item>(tokens.clone()).is_ok_and(|i| !matches!(i, syn::Item::Fn(_))) {
        syn::Error::new(Span::call_site(), messages::NOT_A_FUNCTION)
    } else {
        error
    };
    let errors = error.to_compile_error();
    quote!(#errors #tokens)
}
