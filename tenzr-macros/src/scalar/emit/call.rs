//! Calls of differentiable functions and their pullbacks.

use super::Emitter;
use super::boxed::boxed_name;
use crate::scalar::ir::{Arg, Callee, Operand, Place, PullArg, Recursion, Ty, Var, is_variant};
use crate::scalar::lower::types::is_inactive;
use crate::scalar::prim::Prim;
use crate::scalar::reverse::place_ty;
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::{Ident, Index, Path};

/// The hidden forms of a function.
#[derive(Clone, Copy)]
enum Form {
    Primal,
    /// The primal of a function of two parameters of which only this one is active.
    Partial(usize),
    Pullback,
    /// The pullback behind a pointer.
    Boxed,
    Both,
}

impl Emitter<'_> {
    pub(super) fn call(&self, var: Option<Var>, callee: &Callee, args: &[Arg], pullback: Option<Var>) -> TokenStream {
        let form = match pullback {
            Some(_) if self.is_boxed(callee) => Form::Boxed,
            Some(_) => Form::Pullback,
            None => self.partial(callee, args).map_or(Form::Primal, Form::Partial),
        };
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

    /// Whether the pullback of a call is held behind a pointer. Numbers have no such form of their operations.
    fn is_boxed(&self, callee: &Callee) -> bool {
        let has_form = match callee {
            Callee::Function(_) => true,
            Callee::Method(name) => {
                matches!(self.boxing, Some(Recursion::Named(_))) || Prim::named(&name.to_string()).is_none()
            }
            _ => false,
        };
        has_form && self.boxing.as_ref().is_some_and(|calls| calls.is(callee))
    }

    /// Which of two arguments alone is active, where the function has a form for that.
    fn partial(&self, callee: &Callee, args: &[Arg]) -> Option<usize> {
        let is_active = |a: &Arg| match a {
            Arg::Value(o) => self.is_active_operand(o),
            Arg::Ref(p) => self.is_active(p.base),
            Arg::RefMut(_) => true,
            Arg::Capture(_) => false,
        };
        let free = matches!(callee, Callee::Function(path) if !is_variant(path)) && !self.generic;
        match args {
            [a, b] if free && is_active(a) != is_active(b) => Some(usize::from(is_active(b))),
            _ => None,
        }
    }

    /// The call of a hidden form.
    fn called(&self, callee: &Callee, args: &[Arg], form: Form) -> TokenStream {
        let (real, ct) = (&self.real, &self.ct);
        let marker = match form {
            Form::Primal | Form::Partial(_) => quote!(::core::marker::PhantomData::<#real>),
            Form::Pullback | Form::Boxed | Form::Both => quote!(::core::marker::PhantomData::<(#real, #ct)>),
        };
        let given = args;
        let receiver = match callee {
            Callee::Method(_) => given.first().map(|a| self.receiver(a)),
            _ => None,
        };
        let roles = match receiver {
            // What is bound before the call: the receiver may be written by it.
            Some(_) => (given.len() > 1).then(|| Ident::new("__roles", Span::mixed_site())).map(|r| quote!(#r)),
            None => match (callee, form) {
                (Callee::Function(path), Form::Partial(active)) => {
                    let (_, roles) = partial_names(active);
                    Some(quote!(#path::#roles))
                }
                _ => self.roles(callee, None),
            },
        };
        let given_as = |i: usize| roles.as_ref().map(|r| role(r, i));
        let args: Vec<TokenStream> = args.iter().enumerate().map(|(i, a)| self.arg(a, given_as(i))).collect();
        match callee {
            Callee::Function(path) if is_variant(path) => {
                let path = associated(path, form, real);
                quote!(#path(#(#args,)* #marker))
            }
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
            Callee::Pulled(path) => {
                let path = nested(path, "pulled", form);
                quote!(#path(#marker, #(#args),*))
            }
            Callee::Method(name) => self.called_method(callee, name, form, (receiver, roles), &args, &marker),
            Callee::Bounded(parameter, name) => {
                let name = hidden_method(name, form);
                let receiver = given.split_first().map(|(a, rest)| self.bounded_receiver(parameter, a, rest));
                let rest = args.iter().skip(1);
                quote!(#parameter::#name(#receiver, #(#rest,)* #marker))
            }
            Callee::Parameter => {
                let (function, rest) = args.split_first().map(|(a, b)| (a.clone(), b)).unwrap_or_default();
                let (name, method) = match form {
                    Form::Primal | Form::Partial(_) => (format_ident!("Call{}", rest.len()), format_ident!("call")),
                    _ => (format_ident!("Pull{}", rest.len()), format_ident!("pull")),
                };
                quote!(::tenzr::__private::real::function::#name::#method(#function, #marker, #(#rest),*))
            }
        }
    }

    /// The call of a method: what it says of its parameters is asked for before, as it may write to its receiver.
    fn called_method(
        &self,
        callee: &Callee,
        name: &Ident,
        form: Form,
        (receiver, roles): (Option<(TokenStream, Option<TokenStream>)>, Option<TokenStream>),
        args: &[TokenStream],
        marker: &TokenStream,
    ) -> TokenStream {
        let form = hidden_method(name, form);
        let (receiver, bound) = receiver.unwrap_or_default();
        let rest = args.iter().skip(1);
        let call = shared_method(name, quote!(#receiver.#form(#(#rest,)* #marker)));
        match (self.roles(callee, Some(&receiver)).filter(|_| roles.is_some()), bound) {
            (None, None) => call,
            (said, bound) => {
                let said = said.map(|said| quote!(let #roles = #said;));
                quote!({ #bound #said #call })
            }
        }
    }

    fn arg(&self, a: &Arg, role: Option<TokenStream>) -> TokenStream {
        match a {
            Arg::Value(o) => self.argument(o, role),
            Arg::Ref(p) => self.shared_reference(p, role),
            Arg::RefMut(p) => {
                let place = self.place(p, true);
                quote!(&mut #place)
            }
            Arg::Capture(c) => c.tokens.clone(),
        }
    }

    /// An argument by value.
    fn argument(&self, o: &Operand, role: Option<TokenStream>) -> TokenStream {
        let real = &self.real;
        match (o, role) {
            (Operand::Int(_, t), _) => t.clone(),
            (Operand::Float(_, t), Some(role)) => quote!(#role.literal::<#real>(#t)),
            (Operand::Tokens(t), Some(role)) => quote!(#role.plain::<#real, _>(#t)),
            (Operand::Var(v), Some(role)) if !is_inactive(&self.arena.info(*v).ty) => {
                let given = self.given(*v);
                if !self.is_active(*v) {
                    quote!(#role.plain::<#real, _>(#given))
                } else if is_floats(&self.arena.info(*v).ty) {
                    quote!(#role.active(#given))
                } else {
                    given
                }
            }
            (o, _) => self.value_for(o, true),
        }
    }

    /// The receiver of a method, and what binds it before: Rust takes the reference that the method asks for.
    fn receiver(&self, a: &Arg) -> (TokenStream, Option<TokenStream>) {
        match a {
            Arg::Ref(p) | Arg::RefMut(p) if self.is_active(p.base) => {
                let place = self.place(p, matches!(a, Arg::RefMut(_)));
                (quote!((#place)), None)
            }
            a => {
                let (name, value) = (Ident::new("__receiver", Span::mixed_site()), self.arg(a, None));
                (quote!(#name), Some(quote!(let #name = #value;)))
            }
        }
    }

    /// What a function says of its parameters; a method says it where its receiver is.
    fn roles(&self, callee: &Callee, receiver: Option<&TokenStream>) -> Option<TokenStream> {
        let real = &self.real;
        match callee {
            Callee::Function(path) if is_variant(path) => {
                let mut path = path.clone();
                if let Some(last) = path.segments.last_mut() {
                    last.ident = format_ident!("__{}_roles", last.ident, span = last.ident.span());
                }
                Some(quote!(#path(::core::marker::PhantomData::<#real>)))
            }
            Callee::Function(path) | Callee::Gradient(path, _) | Callee::Tangent(path) | Callee::Pulled(path) => {
                Some(quote!(#path::__ROLES))
            }
            Callee::Bounded(parameter, name) => {
                let name = format_ident!("__{}_roles", name, span = name.span());
                Some(quote!(#parameter::#name(::core::marker::PhantomData::<#real>)))
            }
            Callee::Method(name) => {
                let hidden = format_ident!("__{}_roles_of", name, span = name.span());
                receiver.map(|r| shared_method(name, quote!(#r.#hidden())))
            }
            Callee::Parameter => None,
        }
    }

    /// The receiver of a method that a bound has. One that is not differentiated has plain numbers, and gets others.
    fn bounded_receiver(&self, parameter: &Ident, a: &Arg, rest: &[Arg]) -> TokenStream {
        let real = &self.real;
        let lent = |p: &Place| rest.iter().any(|a| matches!(a, Arg::Ref(q) if q.base == p.base));
        match a {
            // Where another argument borrows it, the method does not write to it.
            Arg::RefMut(p) if lent(p) => self.arg(&Arg::Ref(p.clone()), None),
            Arg::Ref(p) | Arg::RefMut(p) if !self.is_active(p.base) => {
                let place = self.place(p, false);
                quote!(&<#parameter as ::tenzr::__private::real::Parametric<_>>::over_reals::<#real>(&#place))
            }
            a => self.arg(a, None),
        }
    }

    /// An argument by reference.
    fn shared_reference(&self, p: &Place, role: Option<TokenStream>) -> TokenStream {
        let (real, place) = (&self.real, self.place(p, false));
        let active = self.is_active(p.base);
        match role {
            Some(role) if active && is_floats(&place_ty(self.arena, p)) => quote!(&*#role.active_ref(&#place)),
            Some(role) if !active => quote!(&*#role.plain_ref::<#real, _>(&#place)),
            None if !active && matches!(place_ty(self.arena, p), Ty::Slice(t) if matches!(*t, Ty::Float)) => {
                quote!(&*<#real as ::tenzr::__private::real::Real>::constants(&#place))
            }
            None if !active => quote!(&::tenzr::__private::real::lift::<#real, _>(&#place)),
            _ => quote!(&#place),
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
        let pull = self.pull_by(&pullback, Some(callee), ct, gradient, pulled);
        quote!({ let (_, #pullback) = #called; #pull })
    }

    pub(super) fn pull(&self, pullback: Var, ct: Option<&Place>, gradient: bool, args: &[PullArg]) -> TokenStream {
        self.pull_by(&self.name(pullback), self.callees.get(&pullback), ct, gradient, args)
    }

    /// The cotangent of a result, as a pullback takes it.
    fn given_cotangent(&self, ct: Option<&Place>) -> TokenStream {
        match ct {
            None => quote!(::core::default::Default::default()),
            Some(p) => match self.arena.info(p.base).ty {
                Ty::Float => self.place(p, false),
                _ => {
                    let place = self.place(p, true);
                    quote!(::tenzr::__private::real::Accumulate::take_cotangent(&mut #place))
                }
            },
        }
    }

    /// The place to which a pullback adds the cotangent of an argument.
    fn slot(&self, a: &PullArg) -> TokenStream {
        match &a.adjoint {
            Some(p) => {
                let place = self.place(p, true);
                quote!(::core::option::Option::Some(&mut #place))
            }
            None => quote!(::core::option::Option::None),
        }
    }

    /// Whether a call is one of the function at hand, of which one form gives the value and the cotangents.
    pub(super) fn is_own(&self, callee: &Callee, pulled: &[PullArg]) -> bool {
        let written = pulled.iter().any(|a| a.written && a.adjoint.is_some());
        matches!(callee, Callee::Function(p) if self.fused.as_ref().is_some_and(|own| p.is_ident(own))) && !written
    }

    /// A call of the function at hand that gives the value, if it is asked for, and adds to the cotangents.
    pub(super) fn both(
        &self,
        value: Option<Var>,
        callee: &Callee,
        args: &[Arg],
        ct: &Place,
        pulled: &[PullArg],
    ) -> TokenStream {
        let Callee::Function(path) = callee else { return TokenStream::new() };
        let (real, c) = (&self.real, &self.ct);
        let roles = self.roles(callee, None);
        let args = args.iter().enumerate().map(|(i, a)| self.arg(a, roles.as_ref().map(|r| role(r, i))));
        let slots = pulled.iter().map(|a| self.slot(a));
        let (path, ct) = (hidden(path, Form::Both), self.given_cotangent(Some(ct)));
        let result = value.map_or(quote!(_), |v| {
            let name = self.name(v);
            quote!(#name)
        });
        quote!(let #result = #path(::core::marker::PhantomData::<(#real, #c)>, #(#args,)* #ct, #(#slots),*);)
    }

    fn pull_by(
        &self,
        name: &Ident,
        callee: Option<&Callee>,
        ct: Option<&Place>,
        gradient: bool,
        args: &[PullArg],
    ) -> TokenStream {
        let ct = self.given_cotangent(ct);
        let ct = if gradient {
            let zero = self.zero(&Ty::Float);
            quote!((#zero, #ct))
        } else {
            ct
        };
        // What a method says of its parameters stands with what is given of its receiver.
        let receiver = args.first().filter(|a| a.receiver).and_then(|a| Some((a.again.as_ref()?, a.before)));
        let said = receiver.map(|(p, before)| {
            let place = self.place(p, false);
            if before { quote!(#place.roles) } else { quote!((#place)) }
        });
        let roles = match (callee, receiver) {
            (Some(Callee::Method(_)), Some((_, true))) => said,
            (Some(c), _) => self.roles(c, said.as_ref()),
            (None, _) => None,
        };
        let args = args.iter().enumerate().map(|(i, a)| {
            let again = match &a.again {
                Some(p) if a.receiver => {
                    let receiver = match callee {
                        Some(Callee::Bounded(parameter, _)) => {
                            self.bounded_receiver(parameter, &Arg::Ref(p.clone()), &[])
                        }
                        _ if a.before => {
                            let place = self.place(p, false);
                            quote!(&#place.receiver)
                        }
                        _ => self.shared_reference(p, None),
                    };
                    quote!(::tenzr::__private::real::again(#receiver))
                }
                Some(p) => {
                    let role = roles.as_ref().map(|r| role(r, i));
                    self.copy_again(p, role.as_ref()).unwrap_or_else(|| self.shared_reference(p, role))
                }
                None => quote!(()),
            };
            let slot = self.slot(a);
            quote!(#again, #slot)
        });
        quote!(#name(#ct, #(#args),*);)
    }
}

/// Whether a callee is known by its name, and with it what it says of its parameters.
pub(super) fn says_roles(callee: &Callee) -> bool {
    match callee {
        Callee::Function(path) => !is_variant(path),
        Callee::Gradient(..) | Callee::Tangent(_) => true,
        _ => false,
    }
}

/// The call of a method of a name that numbers and collections have as well: theirs are those of traits.
pub fn shared_method(name: &Ident, call: TokenStream) -> TokenStream {
    let name = name.to_string();
    if Prim::named(&name).is_none() && !["len", "is_empty"].contains(&name.as_str()) {
        return call;
    }
    quote!({
        #[allow(unused_imports)]
        use ::tenzr::__private::real::{CollectionMethods as _, NumberMethods as _};
        #call
    })
}

/// What a function says of one of its parameters.
fn role(roles: &TokenStream, i: usize) -> TokenStream {
    let i = Index::from(i);
    quote!(#roles.#i)
}

/// Whether the type consists of floats, as far as it is known.
fn is_floats(ty: &Ty) -> bool {
    match ty {
        Ty::Float => true,
        Ty::Array(t, _) | Ty::Slice(t) | Ty::Vec(t) => is_floats(t),
        Ty::Tuple(parts) => parts.iter().all(is_floats),
        _ => false,
    }
}

/// The path of a hidden form beside the associated function of a type.
fn associated(path: &Path, form: Form, real: &Ident) -> TokenStream {
    let mut path = path.clone();
    // The arguments of the type as written are those without the parameter for its floats, or have a plain float there.
    if let Some(syn::PathArguments::AngleBracketed(a)) = path.segments.iter_mut().rev().nth(1).map(|s| &mut s.arguments)
    {
        let any: syn::GenericArgument = syn::parse_quote!(_);
        let is_float =
            |g: &syn::GenericArgument| ["f64", "f32", &real.to_string()].contains(&quote!(#g).to_string().as_str());
        match a.args.iter_mut().find(|g| is_float(g)) {
            Some(float) => *float = any,
            None => a.args.push(any),
        }
    }
    if let Some(last) = path.segments.last_mut() {
        last.ident = hidden_method(&last.ident, form);
    }
    quote!(#path)
}

/// The names of the form of a function of which one parameter alone is active, and of what that says of the parameters.
pub fn partial_names(active: usize) -> (Ident, Ident) {
    (format_ident!("__call_of_{}", active), format_ident!("__ROLES_OF_{}", active))
}

/// The path of a hidden form beside the companions of a function.
fn hidden(path: &Path, form: Form) -> TokenStream {
    let form = match form {
        Form::Primal => Ident::new("__call", Span::call_site()),
        Form::Pullback => Ident::new("__vjp", Span::call_site()),
        Form::Boxed => boxed_name(&Ident::new("__vjp", Span::call_site())),
        Form::Both => Ident::new("__vg", Span::call_site()),
        Form::Partial(active) => partial_names(active).0,
    };
    quote!(#path::#form)
}

/// The path of a hidden form of a derivative.
fn nested(path: &Path, derivative: &str, form: Form) -> TokenStream {
    let form = match form {
        Form::Primal | Form::Partial(_) => format_ident!("__{}_call", derivative),
        _ => format_ident!("__{}_vjp", derivative),
    };
    quote!(#path::#form)
}

fn hidden_method(name: &Ident, form: Form) -> Ident {
    match form {
        Form::Primal | Form::Partial(_) => format_ident!("__{}_call", name, span = name.span()),
        Form::Boxed => boxed_name(&format_ident!("__{}_vjp", name, span = name.span())),
        _ => format_ident!("__{}_vjp", name, span = name.span()),
    }
}
