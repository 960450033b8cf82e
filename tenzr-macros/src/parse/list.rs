//! Types that are written as lists of tensors: slices, arrays and `Vec`.

use super::signature::is_plain;
use quote::quote_spanned;
use syn::spanned::Spanned;
use syn::{GenericArgument, PathArguments, Type};

/// The type of the entries of a list of tensors; none of lists of plain numbers, of references and of what is no list.
pub fn entry(ty: &Type) -> Option<&Type> {
    let entry = match ty {
        Type::Slice(s) => &*s.elem,
        Type::Array(a) => &*a.elem,
        Type::Paren(p) => return entry(&p.elem),
        Type::Group(g) => return entry(&g.elem),
        Type::Path(p) => {
            let last = p.path.segments.last().filter(|s| s.ident == "Vec")?;
            let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
            match arguments.args.first() {
                Some(GenericArgument::Type(entry)) => entry,
                _ => return None,
            }
        }
        _ => return None,
    };
    (!is_plain(entry) && !matches!(entry, Type::Reference(_))).then_some(entry)
}

/// Whether a type is written as a list of tensors.
pub fn is_list(ty: &Type) -> bool {
    entry(ty).is_some()
}

/// Whether the entries of a list are not tensors, as far as the type shows: lists or tuples.
pub fn is_nested(ty: &Type) -> bool {
    entry(ty).is_some_and(|e| matches!(e, Type::Tuple(_)) || is_list(e))
}

/// The list with owned entries: a `Vec` for a slice.
pub fn owned(ty: &Type) -> Type {
    match ty {
        Type::Slice(s) if is_list(ty) => {
            let (entry, span) = (&s.elem, ty.span().resolved_at(proc_macro2::Span::mixed_site()));
            syn::parse2(quote_spanned!(span=> ::std::vec::Vec<#entry>)).unwrap_or_else(|_| ty.clone())
        }
        ty => ty.clone(),
    }
}

/// The same kind of list with other entries.
pub fn with_entries(ty: &Type, of: impl FnOnce(&Type) -> proc_macro2::TokenStream) -> proc_macro2::TokenStream {
    let span = ty.span().resolved_at(proc_macro2::Span::mixed_site());
    match (ty, entry(ty)) {
        (Type::Slice(_), Some(e)) => {
            let e = of(e);
            quote_spanned!(span=> [#e])
        }
        (Type::Array(a), Some(e)) => {
            let (e, n) = (of(e), &a.len);
            quote_spanned!(span=> [#e; #n])
        }
        (_, Some(e)) => {
            let e = of(e);
            quote_spanned!(span=> ::std::vec::Vec<#e>)
        }
        (ty, None) => of(ty),
    }
}
