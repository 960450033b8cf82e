//! `axis!`: a unit type with an identity, a name and a rule for its extent.

use crate::messages;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::parse::{Parse, ParseStream};

/// `/// docs` `pub Name`, `= 4` or `<= 512`.
pub struct Declaration {
    attrs: Vec<syn::Attribute>,
    vis: syn::Visibility,
    name: Ident,
    extent: Extent,
}

enum Extent {
    Dynamic,
    Fixed(syn::LitInt),
    AtMost(syn::LitInt),
}

impl Parse for Declaration {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let attrs = input.call(syn::Attribute::parse_outer)?;
        let vis = input.parse()?;
        let name: Ident = input.parse().map_err(|e| syn::Error::new(e.span(), messages::AXIS_SYNTAX))?;
        let literal = |input: ParseStream| {
            input.parse::<syn::LitInt>().map_err(|e| syn::Error::new(e.span(), messages::AXIS_EXTENT))
        };
        let extent = if input.peek(syn::Token![<=]) {
            input.parse::<syn::Token![<=]>()?;
            Extent::AtMost(literal(input)?)
        } else if input.peek(syn::Token![=]) {
            input.parse::<syn::Token![=]>()?;
            Extent::Fixed(literal(input)?)
        } else {
            Extent::Dynamic
        };
        input.parse::<Option<syn::Token![;]>>()?;
        if !input.is_empty() {
            return Err(input.error(messages::AXIS_SYNTAX));
        }
        Ok(Declaration { attrs, vis, name, extent })
    }
}

/// The type of a number, bit by bit; users' crates need no typenum of their own.
fn number(n: u64) -> TokenStream {
    let bits = 64 - n.leading_zeros();
    (0..bits).rev().fold(quote!(::tenzr::__private::typenum::UTerm), |high, i| {
        let bit = if n >> i & 1 == 1 { quote!(B1) } else { quote!(B0) };
        quote!(::tenzr::__private::typenum::UInt<#high, ::tenzr::__private::typenum::#bit>)
    })
}

/// 32 bits with the top one set, hashed (FNV-1a) from the place of the declaration.
fn identity(place: &str) -> u64 {
    let mut h: u32 = 0x811c_9dc5;
    for b in place.bytes() {
        h = (h ^ u32::from(b)).wrapping_mul(0x0100_0193);
    }
    // FNV's low bits are weak for strings that differ at their end only, and they are compared first.
    h ^= h >> 16;
    h = h.wrapping_mul(0x85eb_ca6b);
    h ^= h >> 13;
    u64::from(h | 1 << 31)
}

fn place(name: &Ident) -> String {
    let package = std::env::var("CARGO_PKG_NAME").unwrap_or_default();
    let span = name.span();
    let (file, line, column) = location(span);
    // One `macro_rules!` may declare several axes at one place.
    let expansion = crate::lower::hygiene(name).filter(|h| h != "0").unwrap_or_default();
    format!("{package}\0{file}\0{line}\0{column}\0{name}{expansion}")
}

fn location(span: Span) -> (String, usize, usize) {
    let span = span.unwrap();
    (span.file(), span.line(), span.column())
}

/// The declaration as Rust.
pub fn expand(d: &Declaration) -> TokenStream {
    let Declaration { attrs, vis, name, extent } = d;
    let id = number(identity(&place(name)));
    let text = name.to_string();
    let private = quote!(::tenzr::__private);
    let extent = match extent {
        Extent::Dynamic => quote!(#private::axis::Dyn),
        Extent::Fixed(n) => length(n, quote!(#private::axis::Fixed)),
        Extent::AtMost(n) => length(n, quote!(#private::axis::AtMost)),
    };
    quote_spanned! {name.span()=>
        #(#attrs)*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #vis struct #name;

        #[automatically_derived]
        impl #private::axis::AxisSet for #name {
            type List = #private::axis::Cons<#name, #private::axis::End>;
            type Tuple = (#name,);
        }

        #[automatically_derived]
        impl #private::axis::Axis for #name {
            type Id = #id;
            type Extent = #extent;
            type Above<__L: #private::axis::Level> = __L;
            type KeepPrimal<__T: #private::axis::MappedAxes> = #private::axis::Over<#name, __T>;
            const NAME: &'static ::core::primitive::str = #text;
        }
    }
}

fn length(n: &syn::LitInt, rule: TokenStream) -> TokenStream {
    match n.base10_parse::<u64>() {
        Ok(n) => {
            let n = number(n);
            quote!(#rule<#n>)
        }
        Err(e) => e.to_compile_error(),
    }
}
