//! `#[differentiable(wrt(w1, w2))]`.

use crate::errors::Errors;
use crate::messages;
use crate::scalar::ir::Checkpoint;
use proc_macro2::Ident;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;

const KEYS: &[&str] = &["wrt", "checkpoint", "recursive", "scalar", "tensor", "inherent", "vjp", "jvp"];

/// The attribute's arguments.
#[derive(Default)]
pub struct Attribute {
    /// The parameters to differentiate; all where it is not given.
    pub wrt: Option<Vec<Ident>>,
    /// `checkpoint(sqrt)`: how loops bound what they keep.
    pub checkpoint: Option<Checkpoint>,
    /// `checkpoint(recompute)`: the function keeps its arguments, and runs again.
    pub recompute: bool,
    /// Where a checkpoint is asked for.
    pub checkpoint_at: Option<Ident>,
    /// `recursive`: calls in it may come back to it by way of others.
    pub recursive: bool,
    /// `scalar`: the function is scalar code, although its types do not show it.
    pub scalar: bool,
    /// `tensor`: the function is code of tensors, although its types do not show it.
    pub tensor: bool,
    /// `inherent`: the trait of an `impl` block is not differentiable, and only the type's own functions are added.
    pub inherent: bool,
    /// The rules of its own: `vjp = rule`, `jvp = rule`, or both.
    pub rules: Rules,
}

/// The rules that a function is given instead of those that follow from its body.
#[derive(Default, Clone)]
pub struct Rules {
    /// The function that gives the gradients from the cotangents of the results.
    pub vjp: Option<syn::Path>,
    /// The function that gives the tangents of the results from those of the parameters.
    pub jvp: Option<syn::Path>,
}

impl Rules {
    /// The first of them, where there is one.
    pub fn first(&self) -> Option<&syn::Path> {
        self.vjp.as_ref().or(self.jvp.as_ref())
    }
}

impl Parse for Attribute {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut attribute = Attribute::default();
        let mut errors = Errors::default();
        while !input.is_empty() {
            let key: Ident = input.parse()?;
            if key == "wrt" {
                if attribute.wrt.is_some() {
                    errors.at(&key, messages::REPEATED_KEY);
                }
                let inside;
                syn::parenthesized!(inside in input);
                let names = Punctuated::<Ident, syn::Token![,]>::parse_terminated(&inside)?;
                attribute.wrt = Some(names.into_iter().collect());
            } else if key == "checkpoint" {
                let inside;
                syn::parenthesized!(inside in input);
                match checkpoint(&inside)? {
                    Some(policy) => attribute.checkpoint = Some(policy),
                    None => attribute.recompute = true,
                }
                attribute.checkpoint_at = Some(key);
            } else if key == "recursive" {
                attribute.recursive = true;
            } else if key == "scalar" {
                attribute.scalar = true;
            } else if key == "tensor" {
                attribute.tensor = true;
            } else if key == "inherent" {
                attribute.inherent = true;
            } else if key == "vjp" || key == "jvp" {
                input.parse::<syn::Token![=]>()?;
                let rule = input.parse()?;
                let slot = if key == "vjp" { &mut attribute.rules.vjp } else { &mut attribute.rules.jvp };
                if slot.replace(rule).is_some() {
                    errors.at(&key, messages::REPEATED_RULE);
                }
            } else {
                errors.at(&key, messages::unknown_key(&key.to_string(), KEYS));
                skip_value(input)?;
            }
            if !input.is_empty() {
                input.parse::<syn::Token![,]>()?;
            }
        }
        errors.check(attribute)
    }
}

/// `sqrt`, `binomial(n)`, or `recompute`, which is none of loops.
fn checkpoint(input: ParseStream) -> syn::Result<Option<Checkpoint>> {
    let policy: Ident = input.parse()?;
    match policy.to_string().as_str() {
        "recompute" => Ok(None),
        "sqrt" => Ok(Some(Checkpoint::Sqrt)),
        "binomial" => {
            let inside;
            syn::parenthesized!(inside in input);
            let n: syn::LitInt = inside.parse()?;
            match n.base10_parse::<usize>()? {
                0 => Err(syn::Error::new(n.span(), messages::NO_CHECKPOINTS)),
                n => Ok(Some(Checkpoint::Binomial(n))),
            }
        }
        _ => Err(syn::Error::new(policy.span(), messages::CHECKPOINT_POLICY)),
    }
}

/// Skips the value of an unknown key, so that later keys are looked at as well.
fn skip_value(input: ParseStream) -> syn::Result<()> {
    while !input.is_empty() && !input.peek(syn::Token![,]) {
        input.parse::<proc_macro2::TokenTree>()?;
    }
    Ok(())
}
