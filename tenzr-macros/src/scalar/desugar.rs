//! What is written shorter in a function than the compiler needs it: `Self::f` in an `impl` block, `impl Model` as the type
//! of a parameter.

use super::lower::is_constructor;
use super::signature::{is_bound_of_user, is_no_grad};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::visit_mut::{self, VisitMut};
use syn::{FnArg, GenericArgument, GenericParam, ItemFn, Macro, Path, PathArguments, Signature, Type, TypePath};

/// Names the type of an `impl` block where its body says `Self`: what stands there may belong to the type over plain
/// floats, as constants do, or to a trait of that, while `Self` in a hidden form is the type over other numbers. Where a value
/// is made or matched, the name has no arguments: the cotangent of `Self` is another type, of the same name.
pub fn own_paths(f: &mut ItemFn, ty: &Type) {
    let Type::Path(p) = ty else { return };
    let (mut own, mut bare) = (p.path.clone(), p.path.clone());
    if let Some(last) = own.segments.last_mut()
        && let PathArguments::AngleBracketed(a) = &mut last.arguments
    {
        a.args = a.args.iter().filter(|g| !matches!(g, GenericArgument::Lifetime(_))).cloned().collect();
        a.colon2_token.get_or_insert_default();
        if a.args.is_empty() {
            last.arguments = PathArguments::None;
        }
    }
    bare.segments.iter_mut().for_each(|s| s.arguments = PathArguments::None);
    let mut paths = OwnPaths { own, bare };
    paths.visit_signature_mut(&mut f.sig);
    paths.visit_block_mut(&mut f.block);
}

struct OwnPaths {
    own: Path,
    bare: Path,
}

impl VisitMut for OwnPaths {
    fn visit_path_mut(&mut self, p: &mut Path) {
        let made = is_constructor(p) || p.segments.len() > 1 && p.segments.last().is_some_and(|s| s.ident == "default");
        if p.segments.first().is_some_and(|s| s.ident == "Self") && (made || p.segments.len() > 1) {
            let rest = std::mem::take(&mut p.segments).into_iter().skip(1);
            *p = if made { self.bare.clone() } else { self.own.clone() };
            p.segments.extend(rest);
        }
        visit_mut::visit_path_mut(self, p);
    }

    fn visit_type_path_mut(&mut self, p: &mut TypePath) {
        p.path.segments.iter_mut().for_each(|s| self.visit_path_segment_mut(s));
    }

    fn visit_macro_mut(&mut self, m: &mut Macro) {
        m.tokens = self.tokens(std::mem::take(&mut m.tokens));
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

impl OwnPaths {
    /// The same in the tokens of a macro.
    fn tokens(&self, tokens: TokenStream) -> TokenStream {
        let mut out = TokenStream::new();
        let mut rest = tokens.into_iter().peekable();
        while let Some(t) = rest.next() {
            match t {
                TokenTree::Group(g) => {
                    let mut group = proc_macro2::Group::new(g.delimiter(), self.tokens(g.stream()));
                    group.set_span(g.span());
                    group.to_tokens(&mut out);
                }
                TokenTree::Ident(i)
                    if i == "Self" && matches!(rest.peek(), Some(TokenTree::Punct(p)) if p.as_char() == ':') =>
                {
                    self.own.to_tokens(&mut out);
                }
                t => t.to_tokens(&mut out),
            }
        }
        out
    }
}

/// Gives a type parameter to `m: &impl Model`.
pub fn named_parameters(sig: &mut Signature) {
    let mut named = Vec::new();
    for (i, input) in sig.inputs.iter_mut().enumerate() {
        let FnArg::Typed(t) = input else { continue };
        let name = format_ident!("__M{}", i, span = Span::mixed_site());
        if !is_no_grad(&t.attrs)
            && let Some(bounds) = named_parameter(&mut t.ty, &name)
        {
            named.push(bounds);
        }
    }
    sig.generics.params.extend(named);
}

fn named_parameter(ty: &mut Type, name: &Ident) -> Option<GenericParam> {
    match ty {
        Type::Reference(r) => named_parameter(&mut r.elem, name),
        Type::Slice(s) => named_parameter(&mut s.elem, name),
        Type::Array(a) => named_parameter(&mut a.elem, name),
        Type::Paren(p) => named_parameter(&mut p.elem, name),
        Type::ImplTrait(t) if t.bounds.iter().any(is_bound_of_user) => {
            let bounds = &t.bounds;
            let param = syn::parse_quote!(#name: #bounds);
            *ty = syn::parse2(quote!(#name)).ok()?;
            Some(param)
        }
        _ => None,
    }
}
