//! Which of the two compilers takes a function. A macro does not see what a name stands for, so where the types leave it
//! open the body decides: each compiler says whether it can read it.

use crate::parse::attribute::Attribute;
use crate::scalar::signature::{has_tensor, is_no_grad, is_scalar};
use syn::visit::{self, Visit};
use syn::{FnArg, ItemFn, PathArguments, Type};

/// Whether a function is scalar code.
pub fn takes_scalar(attribute: &Attribute, f: &ItemFn) -> bool {
    if attribute.rules.first().is_some() {
        // Rules of a function's own are for code of tensors, in which a number is a tensor without axes.
        return false;
    }
    if attribute.scalar || attribute.tensor {
        return attribute.scalar;
    }
    if !is_scalar(f) {
        return !has_operation_of_tensors(f) && crate::scalar::expand::is_taken(attribute, f);
    }
    // Plain numbers beside tensors: a tensor by its name says so, another name of one by what is done with it.
    let as_tensors = || may_name_tensors(f) && crate::emit::function::is_taken(attribute, f);
    !has_tensor(f) && (crate::scalar::expand::is_read(attribute, f) || !as_tensors())
}

/// Operations that no other type is likely to have.
const OF_TENSORS: &[&str] = &[
    "broadcast_like",
    "cross_entropy",
    "eq_each",
    "log_softmax",
    "logsumexp",
    "logsumexp_all",
    "max_all",
    "mean_all",
    "min_all",
    "ne_each",
    "softmax",
    "sum_all",
];

/// Whether a body calls an operation that tensors have alone.
fn has_operation_of_tensors(f: &ItemFn) -> bool {
    struct Found(bool);
    impl<'ast> Visit<'ast> for Found {
        fn visit_expr_method_call(&mut self, m: &'ast syn::ExprMethodCall) {
            self.0 |= OF_TENSORS.contains(&m.method.to_string().as_str());
            visit::visit_expr_method_call(self, m);
        }
    }
    let mut found = Found(false);
    found.visit_block(&f.block);
    found.0
}

/// Whether a parameter has a type that may be another name of a tensor.
fn may_name_tensors(f: &ItemFn) -> bool {
    fn is_name(ty: &Type) -> bool {
        match ty {
            Type::Reference(r) => is_name(&r.elem),
            Type::Paren(p) => is_name(&p.elem),
            Type::Path(p) => p.path.segments.last().is_some_and(|s| {
                let text = s.ident.to_string();
                s.arguments == PathArguments::None
                    && text != "Self"
                    && text != "String"
                    && !text.starts_with(char::is_lowercase)
            }),
            _ => false,
        }
    }
    f.sig.inputs.iter().any(|i| matches!(i, FnArg::Typed(t) if !is_no_grad(&t.attrs) && is_name(&t.ty)))
}
