//! Errors are collected: a body is refused with all that is wrong with it at once.

use proc_macro2::TokenStream;
use quote::ToTokens;

/// The errors found so far.
#[derive(Default)]
pub struct Errors {
    all: Option<syn::Error>,
}

impl Errors {
    /// Adds an error at these tokens.
    pub fn at(&mut self, tokens: impl ToTokens, message: impl std::fmt::Display) {
        self.push(syn::Error::new_spanned(tokens, message));
    }

    /// Adds an error.
    pub fn push(&mut self, error: syn::Error) {
        match &mut self.all {
            Some(all) => all.combine(error),
            none => *none = Some(error),
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.all.is_none()
    }

    /// `value` if there is no error.
    pub fn check<T>(self, value: T) -> Result<T, syn::Error> {
        match self.all {
            None => Ok(value),
            Some(e) => Err(e),
        }
    }
}

/// What the compiler prints for an error, in the place of an expression.
pub fn as_expression(error: &syn::Error) -> TokenStream {
    let errors = error.to_compile_error();
    quote::quote!({ #errors })
}
