//! Which of the two compilers takes a function. A macro does not see what a name stands for, so where the types leave it
//! open the body decides: each compiler says whether it can read it.

use crate::parse::attribute::Attribute;
use crate::scalar::signature::{has_tensor, is_scalar};
use syn::ItemFn;

/// Whether a function is scalar code.
pub fn takes_scalar(attribute: &Attribute, f: &ItemFn) -> bool {
    if attribute.scalar || attribute.tensor {
        return attribute.scalar;
    }
    if !is_scalar(f) {
        return crate::scalar::expand::is_taken(attribute, f);
    }
    // Plain numbers beside tensors: a tensor by its name says so, another name of one by what is done with it.
    let as_tensors = || crate::emit::function::is_taken(attribute, f);
    !has_tensor(f) && (crate::scalar::expand::is_read(attribute, f) || !as_tensors())
}
