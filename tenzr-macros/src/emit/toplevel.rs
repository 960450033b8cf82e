//! `grad!`, `value_and_grad!`, `vjp!`, `jvp!` and `vmap!` in the user's own code: a closure.

use super::{Emitter, Mode, ident, value_of_shape};
use crate::ir::{Arena, Arg, Op, Stmt, Var};
use crate::lower::{Lower, Value};
use crate::parse::closure::{Parameter, Transform, Transformed};
use crate::parse::list::{is_list, with_entries};
use crate::parse::signature::is_number;
use crate::pipeline::{Code, Straight, Sweeps};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use std::collections::BTreeSet;
use syn::spanned::Spanned;

/// Expands a macro.
pub fn expand_transform(transform: Transform, input: TokenStream) -> TokenStream {
    let expanded = Transformed::parse(transform, input).and_then(|t| match crate::scalar::closures::expand(&t) {
        // Plain numbers beside tensors.
        Some(Err(_)) if t.params.iter().any(|p| !is_number(&p.ty)) => closure(&t),
        Some(expanded) => expanded,
        None => closure(&t),
    });
    match expanded {
        Ok(tokens) => tokens,
        Err(e) => crate::errors::as_expression(&e),
    }
}

/// A parameter of the closure: its type, and the variable it becomes.
struct Argument {
    ty: TokenStream,
    var: Var,
}

fn arguments(t: &Transformed, lower: &mut Lower) -> Vec<Argument> {
    let mut arguments: Vec<Argument> =
        t.params.iter().map(|p| Argument { ty: parameter_type(t, p), var: lower.argument(&p.name, &p.ty) }).collect();
    if t.transform == Transform::Jvp {
        arguments.extend(t.params.iter().filter(|p| p.active).map(|p| {
            let name = format_ident!("d_{}", p.name, span = p.name.span());
            Argument { ty: parameter_type(t, p), var: lower.argument(&name, &p.ty) }
        }));
    }
    arguments
}

fn parameter_type(t: &Transformed, p: &Parameter) -> TokenStream {
    let span = super::mixed(p.ty.span());
    let axes = if p.active { t.axes.as_slice() } else { &[] };
    let ty = with_entries(&p.written, |ty| {
        axes.iter()
            .rev()
            .fold(quote!(#ty), |example, axis| quote_spanned!(span=> ::tenzr::__private::rt::Batched<#example, #axis>))
    });
    if p.by_ref { quote!(&#ty) } else { ty }
}

fn closure(t: &Transformed) -> syn::Result<TokenStream> {
    let mut lower = Lower::new(None);
    let arguments = arguments(t, &mut lower);
    let vars: Vec<Var> = arguments.iter().map(|a| a.var).collect();
    let names: Vec<Ident> = (0..vars.len()).map(|i| argument_name(&lower.arena, i, vars[i])).collect();
    let value = lower.transform(t, vars.clone());
    let body = if let (Transform::Vjp, Value::Tuple(parts)) = (t.transform, &value) {
        let wrt: Vec<Var> = t.params.iter().zip(&vars).filter(|(p, _)| p.active).map(|(_, v)| *v).collect();
        vjp(lower, t, parts[0].clone(), &wrt, &vars)?
    } else {
        value_of(lower, t, value, &vars)?
    };
    let types = arguments.iter().map(|a| &a.ty);
    let capture = &t.capture;
    Ok(quote!(#capture |#(#names: #types),*| { #body }))
}

/// The name of a parameter of the closure; no name of the user's, nor that of another parameter.
fn argument_name(arena: &Arena, i: usize, v: Var) -> Ident {
    let info = arena.info(v);
    format_ident!("__arg{}_{}", i, info.name, span = super::mixed(info.span))
}

/// A plain number of the user's as a tensor without axes, or the way back.
fn number(ty: &syn::Type, way: &str, value: &TokenStream) -> TokenStream {
    let way = Ident::new(way, proc_macro2::Span::mixed_site());
    quote!(<#ty as ::tenzr::__private::rt::Example>::#way::<::tenzr::__private::axis::Single>(#value))
}

/// `let __w_1 = __arg0_w.clone();`
fn bind(t: &Transformed, arena: &Arena, vars: &[Var], emitter: &Emitter) -> TokenStream {
    let params = t.params.iter().chain(t.params.iter().filter(|p| p.active));
    vars.iter()
        .zip(params)
        .enumerate()
        .map(|(i, (v, p))| {
            let (name, argument) = (ident(arena, *v), argument_name(arena, i, *v));
            let like = emitter.like(*v);
            let value = if is_list(&p.ty) {
                quote!(::tenzr::__private::rt::list::given(#argument))
            } else if p.by_ref {
                quote!(::core::clone::Clone::clone(#argument))
            } else {
                quote!(#argument)
            };
            let is_mapped = p.active && !t.axes.is_empty();
            let value = if is_number(&p.ty) && !is_mapped { number(&p.ty, "inner", &quote!(&#value)) } else { value };
            quote!(let #name = #value; #like)
        })
        .collect()
}

/// The gradients, those of plain numbers and of lists as such.
fn gradients(t: &Transformed, values: Vec<TokenStream>) -> Vec<TokenStream> {
    let params = t.params.iter().filter(|p| p.active);
    let outer = |(v, p): (TokenStream, &Parameter)| {
        if is_number(&p.ty) || is_list(&p.ty) { number(&p.ty, "outer", &v) } else { v }
    };
    values.into_iter().zip(params).map(outer).collect()
}

/// The lowered closure.
fn code(mut lower: Lower, t: &Transformed, value: &Value, vars: &[Var]) -> syn::Result<Code> {
    let results = lower.flat(value, t.body.span()).unwrap_or_default();
    let (arena, stmts, errors) = lower.finish(Vec::new());
    errors.check(())?;
    Ok(Code::new(arena, stmts, vars.to_vec(), Vec::new(), results))
}

fn value_of(lower: Lower, t: &Transformed, value: Value, vars: &[Var]) -> syn::Result<TokenStream> {
    let mut code = code(lower, t, &value, vars)?;
    let Straight { tags, stmts, results } = code.straight();
    let mut emitter = Emitter::new(&code.arena, &tags, Mode::Inline, stmts.iter(), &results);
    let params = bind(t, &code.arena, vars, &emitter);
    let body = emitter.statements(&stmts);
    let mut values: Vec<TokenStream> = results.iter().map(|r| result(&mut emitter, *r)).collect();
    if matches!(t.transform, Transform::Grad | Transform::ValueAndGrad) {
        let of_value = usize::from(t.transform == Transform::ValueAndGrad);
        let of_gradients = results.iter().skip(of_value).map(|r| emitter.owned(*r)).collect();
        values.truncate(of_value);
        values.extend(gradients(t, of_gradients));
    }
    let value = value_of_shape(&value, &mut values.into_iter());
    Ok(quote!(#params #body #value))
}

/// A result as users see it: a list as a `Vec`.
fn result(emitter: &mut Emitter, r: Var) -> TokenStream {
    let value = emitter.owned(r);
    if emitter.is_list(r) { quote!(::tenzr::__private::rt::list::outer(#value)) } else { value }
}

/// The captured arguments of calls in the reverse sweep become copies of the pullback's own: it outlives what the user's
/// expression borrows, and must not take it away either.
fn owned_arguments(reverse: &mut [Stmt]) -> TokenStream {
    let mut owned = TokenStream::new();
    let mut count = 0usize;
    for s in reverse {
        let span = super::mixed(s.span);
        let (Op::Call { args, .. } | Op::CallPullback { args, .. }) = &mut s.op else { continue };
        for a in args {
            let Arg::Captured(tokens) = a else { continue };
            let name = format_ident!("__own_{}", count, span = span);
            count += 1;
            let value = match syn::parse2::<syn::Expr>(tokens.clone()) {
                Ok(syn::Expr::Reference(r)) if r.mutability.is_none() => {
                    *tokens = quote_spanned!(span=> &#name);
                    r.expr.to_token_stream()
                }
                _ => std::mem::replace(tokens, quote_spanned!(span=> ::core::clone::Clone::clone(&#name))),
            };
            owned.extend(quote_spanned!(span=> let #name = ::core::clone::Clone::clone(&(#value));));
        }
    }
    owned
}

/// The outermost `vjp!`: the value, and a closure over what the reverse sweep needs.
fn vjp(lower: Lower, t: &Transformed, value: Value, wrt: &[Var], vars: &[Var]) -> syn::Result<TokenStream> {
    let mut code = code(lower, t, &value, vars)?;
    let mut sweeps = code.sweeps(wrt);
    let gradients = sweeps.gradients_or_zeros(&mut code.arena, wrt);
    let owned = owned_arguments(&mut sweeps.reverse);
    let Sweeps { tags, forward, reverse, results, given, .. } = sweeps;
    let arena = &code.arena;
    let ends: Vec<Var> = results.iter().chain(&gradients).copied().collect();
    let mut emitter = Emitter::new(arena, &tags, Mode::Inline, forward.iter().chain(&reverse), &ends);
    let captured: BTreeSet<Var> = reverse.iter().flat_map(Stmt::used).filter(|v| emitter.is_borrowed(*v)).collect();
    let captured: Vec<Ident> = captured.into_iter().map(|v| ident(arena, v)).collect();
    let params = bind(t, arena, vars, &emitter);
    let body = emitter.statements(&forward);
    let types: Vec<Ident> = given.iter().map(|v| format_ident!("__type_{}", v.0)).collect();
    let likes = results.iter().zip(&types).map(|(r, ty)| {
        let r = ident(arena, *r);
        quote!(let #ty = #r.like();)
    });
    let likes = quote!(#(#likes)*);
    let values: Vec<TokenStream> = results.iter().map(|r| result(&mut emitter, *r)).collect();
    let value = value_of_shape(&value, &mut values.into_iter());
    let given_lists = given.iter().filter(|v| emitter.is_list(**v)).map(|v| {
        let name = ident(arena, *v);
        quote!(let #name = ::tenzr::__private::rt::list::given(#name);)
    });
    let given_lists: TokenStream = given_lists.collect();
    let given_likes: TokenStream = given.iter().map(|v| emitter.like(*v)).collect();
    let sweep = emitter.statements(&reverse);
    let values: Vec<TokenStream> = gradients.iter().map(|g| emitter.owned(*g)).collect();
    let gradients = self::gradients(t, values);
    let gradients = super::signature::bare(&gradients);
    let names: Vec<Ident> = given.iter().map(|v| ident(arena, *v)).collect();
    let (types, pattern) = (tuple(&types), tuple(&names));
    Ok(quote! {
        #params
        #body
        #likes
        #owned
        #(let #captured = ::core::clone::Clone::clone(#captured);)*
        (#value, ::tenzr::__private::rt::pullback(#types, move |#pattern| {
            #(let #captured = &#captured;)*
            #given_lists
            #given_likes
            #sweep
            #gradients
        }))
    })
}

fn tuple(names: &[Ident]) -> TokenStream {
    if let [one] = names { quote!(#one) } else { quote!((#(#names),*)) }
}
