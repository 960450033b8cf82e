//! Types of parameters and results through which no derivative passes, refused by name.

use super::lower::types::{Floats, is_inactive};
use super::messages::unsupported;
use super::signature::is_no_grad;
use crate::errors::Errors;
use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{FnArg, ReturnType, Type, TypeParamBound};

/// What may be changed behind a shared reference, with what to write instead.
pub const CELLS: &[&str] = &[
    "Cell",
    "RefCell",
    "OnceCell",
    "LazyCell",
    "Mutex",
    "RwLock",
    "OnceLock",
    "LazyLock",
    "UnsafeCell",
    "Ref",
    "RefMut",
];
pub const CELL_HELP: &str =
    "take `&mut`, or keep the value in a `let mut` variable: closures in the body may write to it";

/// Pointers that own what they point to.
const POINTERS: &[&str] = &["Rc", "Arc", "Weak"];
const POINTER_HELP: &str = "take the value by reference: `&*x` at the call";

/// Collections without an order of their own, or whose elements move.
pub const COLLECTIONS: &[&str] =
    &["HashMap", "BTreeMap", "HashSet", "BTreeSet", "VecDeque", "BinaryHeap", "LinkedList"];
pub const COLLECTION_HELP: &str = "keep the values in a `Vec`, and what finds their positions beside it";

/// Refuses such types in a parameter, unless it is marked as a constant. Gives whether there is one.
pub fn parameter(input: &FnArg, floats: &Floats, errors: &mut Errors) -> bool {
    let mut types = Types { floats, errors, found: false };
    match input {
        FnArg::Typed(t) if !is_no_grad(&t.attrs) => types.visit_type(&t.ty),
        _ => {}
    }
    types.found
}

/// Refuses such types in a result.
pub fn result(output: &ReturnType, floats: &Floats, errors: &mut Errors) {
    let mut types = Types { floats, errors, found: false };
    if let ReturnType::Type(_, ty) = output {
        types.visit_type(ty);
        if let Type::Reference(r) = &**ty
            && r.mutability.is_some()
        {
            let text =
                unsupported("a result that is a mutable reference", "change the value in place, and give nothing");
            types.refuse(r, text);
        }
        if let Type::ImplTrait(t) = &**ty {
            let text =
                unsupported("a result of type `impl Trait`", "return the values, in a `Vec` or an array for several");
            types.refuse(t, text);
        }
    }
}

struct Types<'a> {
    floats: &'a Floats,
    errors: &'a mut Errors,
    found: bool,
}

fn is_function(b: &TypeParamBound) -> bool {
    let TypeParamBound::Trait(t) = b else { return true };
    t.path.segments.last().is_some_and(|s| ["Fn", "FnMut", "FnOnce"].iter().any(|f| s.ident == f))
}

impl<'ast> Visit<'ast> for Types<'_> {
    fn visit_type(&mut self, ty: &'ast Type) {
        match ty {
            Type::TraitObject(t) if !t.bounds.iter().any(is_function) => {
                let text =
                    unsupported("a trait object", "write an `enum` of the types, or mark a constant with `#[no_grad]`");
                self.refuse(t, text);
            }
            Type::Ptr(p) => self.refuse(p, unsupported("a raw pointer", "use references")),
            Type::ImplTrait(t) => {
                let iterates = |b: &TypeParamBound| {
                    let TypeParamBound::Trait(t) = b else { return false };
                    t.path.segments.last().is_some_and(|s| s.ident.to_string().ends_with("Iterator"))
                };
                if t.bounds.iter().any(iterates) {
                    self.refuse(t, unsupported("an iterator as a parameter", "take a slice, `&[f64]`"));
                }
            }
            // A function's own types are not those of values.
            Type::FnPtr(_) | Type::TraitObject(_) => {}
            Type::Path(p) => self.path(ty, p),
            ty => visit::visit_type(self, ty),
        }
    }
}

impl Types<'_> {
    fn refuse(&mut self, at: impl ToTokens, text: String) {
        self.found = true;
        self.errors.at(at, text);
    }

    fn path(&mut self, ty: &Type, p: &syn::TypePath) {
        let Some(last) = p.path.segments.last() else { return };
        let name = last.ident.to_string();
        let of_floats = || !last.arguments.is_none() && !is_inactive(&self.floats.ty(ty));
        let help = match name.as_str() {
            "Tensor" => Some("write operations of tensors in a function of tensors, and give this one numbers"),
            n if CELLS.contains(&n) && of_floats() => Some(CELL_HELP),
            n if POINTERS.contains(&n) && of_floats() => Some(POINTER_HELP),
            n if COLLECTIONS.contains(&n) && of_floats() => Some(COLLECTION_HELP),
            _ => None,
        };
        match help {
            Some(help) if name == "Tensor" => self.refuse(p, unsupported("a tensor beside plain numbers", help)),
            Some(help) => self.refuse(p, unsupported(&format!("`{name}` of values that are differentiated"), help)),
            None => visit::visit_type_path(self, p),
        }
    }
}
