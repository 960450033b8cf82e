//! The compiler of tenzr: derivatives and batches of ordinary Rust, written at compile time.
//!
//! Use this through the crate `tenzr`, which re-exports the macros and what they expand to.
//!
//! Stages ([`pipeline`] runs them): [`parse`] the syntax, [`lower`] it to the representation [`ir`] (refusing by [`fence`] what it cannot),
//! find what is active ([`activity`]), expand derivatives ([`reverse`]), name the mapped axes of every value ([`tag`]),
//! [`simplify`], and [`emit`] Rust. [`table`] holds all that is known of operations, [`messages`] all texts.
#![forbid(unsafe_code)]

extern crate proc_macro;

mod activity;
mod axis;
mod emit;
mod errors;
mod fence;
mod ir;
mod lower;
mod messages;
mod parse;
mod pipeline;
#[cfg(test)]
mod print;
mod reverse;
mod simplify;
#[cfg(test)]
mod stages;
mod table;
mod tag;
mod verify;

use parse::attribute::Attribute;
use parse::closure::Transform;
use proc_macro::TokenStream;

/// The table of operations, for the test that compares it with the core.
#[doc(hidden)]
#[proc_macro]
pub fn __operation_table(_: TokenStream) -> TokenStream {
    emit::listing::table().into()
}

/// Declares an axis: `axis!(pub Batch);`, `axis!(pub Feature = 4);`, `axis!(pub Token <= 512);`.
#[proc_macro]
pub fn axis(input: TokenStream) -> TokenStream {
    match syn::parse::<axis::Declaration>(input) {
        Ok(d) => axis::expand(&d).into(),
        Err(e) => e.to_compile_error().into(),
    }
}

/// Writes the derivative of a function beside it.
#[proc_macro_attribute]
pub fn differentiable(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let attribute = syn::parse::<Attribute>(attribute);
    match syn::parse::<syn::ItemFn>(item.clone()) {
        Ok(f) => emit::function::expand_function(attribute, f).into(),
        Err(e) => emit::function::not_a_function(e, item.into()).into(),
    }
}

/// The gradient of a closure.
#[proc_macro]
pub fn grad(input: TokenStream) -> TokenStream {
    emit::toplevel::expand_transform(Transform::Grad, input.into()).into()
}

/// The value and the gradient of a closure.
#[proc_macro]
pub fn value_and_grad(input: TokenStream) -> TokenStream {
    emit::toplevel::expand_transform(Transform::ValueAndGrad, input.into()).into()
}

/// The value and the pullback of a closure.
#[proc_macro]
pub fn vjp(input: TokenStream) -> TokenStream {
    emit::toplevel::expand_transform(Transform::Vjp, input.into()).into()
}

/// The value of a closure and its derivative along tangents.
#[proc_macro]
pub fn jvp(input: TokenStream) -> TokenStream {
    emit::toplevel::expand_transform(Transform::Jvp, input.into()).into()
}

/// A closure of one example as a closure of a batch.
#[proc_macro]
pub fn vmap(input: TokenStream) -> TokenStream {
    emit::toplevel::expand_transform(Transform::Vmap, input.into()).into()
}
