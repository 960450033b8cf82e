//! Calls of differentiable functions and their pullbacks.

use super::Emitter;
use crate::scalar::ir::{Arg, Callee, Operand, Place, PullArg, Ty, Var};
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::{Ident, Path};

/// The hidden forms of a function.
#[derive(Clone, Copy)]
enum Form {
    Primal,
    Pullback,
}

impl Emitter<'_> {
    pub(super) fn call(&self, var: Option<Var>, callee: &Callee, args: &[Arg], pullback: Option<Var>) -> TokenStream {
        let form = if pullback.is_some() { Form::Pullback } else { Form::Primal };
        let called = self.called(callee, args, form);
        let result = var.map_or(quote!(_), |v| {
            let name = self.name(v);
            if matches!(callee, Callee::Gradient(_, false)) { quote!((_, #name)) } else { quote!(#name) }
        });
        match pullback {
            None => quote!(let #result = #called;),
            Some(p) => {
                let p = self.name(p);
                quote!(let (#result, #p) = #called;)
            }
        }
    }

    /// The call of a hidden form.
    fn called(&self, callee: &Callee, args: &[Arg], form: Form) -> TokenStream {
        let (real, ct) = (&self.real, &self.ct);
        let marker = match form {
            Form::Primal => quote!(::core::marker::PhantomData::<#real>),
            Form::Pullback => quote!(::core::marker::PhantomData::<(#real, #ct)>),
        };
        let args: Vec<TokenStream> = args.iter().map(|a| self.arg(a)).collect();
        match callee {
            Callee::Function(path) => {
                let path = hidden(path, form);
                quote!(#path(#marker, #(#args),*))
            }
            Callee::Gradient(path, _) => {
                let path = nested(path, "value_and_grad", form);
                quote!(#path(#marker, #(#args),*))
            }
            Callee::Tangent(path) => {
                let path = nested(path, "jvp", form);
                quote!(#path(#marker, #(#args),*))
            }
            Callee::Method(name) => {
                let name = hidden_method(name, form);
                let (receiver, rest) = args.split_first().map(|(a, b)| (a.clone(), b.to_vec())).unwrap_or_default();
                quote!((#receiver).#name(#marker, #(#rest),*))
            }
            Callee::Parameter => {
                let (function, rest) = args.split_first().map(|(a, b)| (a.clone(), b)).unwrap_or_default();
                let (name, method) = match form {
                    Form::Primal => (format_ident!("Call{}", rest.len()), format_ident!("call")),
                    Form::Pullback => (format_ident!("Pull{}", rest.len()), format_ident!("pull")),
                };
                quote!(::tenzr::__private::real::function::#name::#method(#function, #marker, #(#rest),*))
            }
        }
    }

    fn arg(&self, a: &Arg) -> TokenStream {
        match a {
            Arg::Value(Operand::Int(_, t)) => t.clone(),
            Arg::Value(o) => self.value_for(o, true),
            Arg::Ref(p) => self.shared_reference(p),
            Arg::RefMut(p) => {
                let place = self.place(p, true);
                quote!(&mut #place)
            }
            Arg::Capture(c) => c.tokens.clone(),
        }
    }

    /// A reference to a place, its floats as active ones.
    fn shared_reference(&self, p: &Place) -> TokenStream {
        let (real, place) = (&self.real, self.place(p, false));
        if self.is_active(p.base) {
            quote!(&#place)
        } else {
            quote!(&::tenzr::__private::real::lift::<#real, _>(&#place))
        }
    }

    /// A call made once more for its pullback.
    pub(super) fn pull_again(
        &self,
        callee: &Callee,
        args: &[Arg],
        ct: Option<&Place>,
        pulled: &[PullArg],
    ) -> TokenStream {
        let pullback = Ident::new("__pullback", Span::mixed_site());
        let called = self.called(callee, args, Form::Pullback);
        let gradient = matches!(callee, Callee::Gradient(_, false));
        let pull = self.pull_by(&pullback, ct, gradient, pulled);
        quote!({ let (_, #pullback) = #called; #pull })
    }

    pub(super) fn pull(&self, pullback: Var, ct: Option<&Place>, gradient: bool, args: &[PullArg]) -> TokenStream {
        self.pull_by(&self.name(pullback), ct, gradient, args)
    }

    fn pull_by(&self, name: &Ident, ct: Option<&Place>, gradient: bool, args: &[PullArg]) -> TokenStream {
        let ct = match ct {
            None => quote!(::core::default::Default::default()),
            Some(p) => match self.arena.info(p.base).ty {
                Ty::Float => self.place(p, false),
                _ => {
                    let place = self.place(p, true);
                    quote!(::tenzr::__private::real::Accumulate::take(&mut #place))
                }
            },
        };
        let ct = if gradient {
            let zero = self.zero(&Ty::Float);
            quote!((#zero, #ct))
        } else {
            ct
        };
        let args = args.iter().map(|a| {
            let again = match &a.again {
                Some(p) => self.shared_reference(p),
                None => quote!(()),
            };
            let slot = match &a.adjoint {
                Some(p) => {
                    let place = self.place(p, true);
                    quote!(::core::option::Option::Some(&mut #place))
                }
                None => quote!(::core::option::Option::None),
            };
            quote!(#again, #slot)
        });
        quote!(#name(#ct, #(#args),*);)
    }
}

/// The path of a hidden form: beside the companions of a function, or beside the associated function of a type.
fn hidden(path: &Path, form: Form) -> TokenStream {
    let mut path = path.clone();
    let owner = path.segments.iter().rev().nth(1).map(|s| s.ident.to_string());
    let associated = owner.is_some_and(|o| o.starts_with(char::is_uppercase));
    if associated {
        if let Some(last) = path.segments.last_mut() {
            last.ident = hidden_method(&last.ident, form);
        }
        return quote!(#path);
    }
    let form = match form {
        Form::Primal => Ident::new("__call", Span::call_site()),
        Form::Pullback => Ident::new("__vjp", Span::call_site()),
    };
    quote!(#path::#form)
}

/// The path of a hidden form of a derivative.
fn nested(path: &Path, derivative: &str, form: Form) -> TokenStream {
    let form = match form {
        Form::Primal => format_ident!("__{}_call", derivative),
        Form::Pullback => format_ident!("__{}_vjp", derivative),
    };
    quote!(#path::#form)
}

fn hidden_method(name: &Ident, form: Form) -> Ident {
    match form {
        Form::Primal => format_ident!("__{}_call", name, span = name.span()),
        Form::Pullback => format_ident!("__{}_vjp", name, span = name.span()),
    }
}
