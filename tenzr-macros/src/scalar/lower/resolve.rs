//! Whose method a name is: a type of the user's may have methods of the names that std uses, as `get`, `push` and `map`.

use super::super::ir::{Operand, Place, Step, Ty, Var, is_variant};
use super::super::prim::Prim;
use super::Lower;
use super::scope::Val;
use quote::ToTokens;
use syn::{Expr, ExprMethodCall, Path};

/// Methods of options and results that take functions, with their numbers of arguments.
const OF_FUNCTIONS: &[(&str, usize)] = &[
    ("map", 1),
    ("and_then", 1),
    ("filter", 1),
    ("or_else", 1),
    ("unwrap_or_else", 1),
    ("is_some_and", 1),
    ("map_or", 2),
    ("map_or_else", 2),
];

/// Other methods of std that users have under the same name, with their numbers of arguments.
const OF_STD: &[(&str, &[usize])] = &[
    ("push", &[1]),
    ("pop", &[0]),
    ("clear", &[0]),
    ("truncate", &[1]),
    ("extend", &[1]),
    ("swap", &[2]),
    ("fill", &[1]),
    ("reverse", &[0]),
    ("first", &[0]),
    ("last", &[0]),
    ("get", &[1]),
    ("get_mut", &[1]),
    ("insert", &[2]),
    ("remove", &[1]),
    ("resize", &[2]),
    ("contains", &[1]),
    ("view", &[0]),
    ("sum", &[0]),
    ("product", &[0]),
    ("row", &[1]),
    ("column", &[1]),
    ("dot", &[1]),
    ("len", &[0]),
    ("is_empty", &[0]),
    ("zip", &[1]),
    ("or", &[1]),
    ("unwrap", &[0]),
    ("expect", &[1]),
    ("copied", &[0]),
    ("ok", &[0]),
    ("take", &[0, 1]),
];

/// The names of functions that make a value of the type that they belong to.
fn is_maker(name: &str) -> bool {
    ["new", "default", "identity", "origin"].contains(&name)
        || ["from_", "with_", "zero", "one", "unit"].iter().any(|p| name.starts_with(p))
}

impl Lower {
    /// The type of what a constructor makes, which is one of the user's.
    pub fn made(&mut self, path: &Path) -> Ty {
        let ty = super::types::made(path);
        if let Ty::Named(t) = &ty {
            self.own.insert(t.to_string());
        }
        ty
    }

    /// What a call of a function most likely gives, by its name: `P::new(..)` a `P`.
    pub fn called_ty(&self, path: &Path) -> Ty {
        let mut of = path.clone();
        let name = of.segments.pop().map(|s| s.ident.to_string()).unwrap_or_default();
        of.segments.pop_punct();
        let is_type = of.segments.last().is_some_and(|s| {
            let ty = s.ident.to_string();
            ty.starts_with(char::is_uppercase) && (ty.len() == 1 || ty.contains(char::is_lowercase))
        });
        let std = of.segments.last().is_some_and(|s| super::call::is_foreign(&s.ident.to_string()));
        if is_type && !std && is_maker(&name) { Ty::Named(of.to_token_stream()) } else { Ty::Unknown }
    }

    fn is_own(&self, ty: &Ty) -> bool {
        let named = matches!(ty, Ty::Named(t) if t.to_string() == "Self" || self.own.contains(&t.to_string()));
        named || self.floats.model(ty).is_some()
    }

    /// Whether an expression is a value of a type of the user's, as far as it shows.
    pub fn is_own_value(&self, e: &Expr) -> bool {
        self.is_own(&self.static_ty(e))
    }

    /// Whether a method that std has a name of is one of the user's all the same: by the type of the receiver, or because
    /// the arguments are not those of std.
    pub fn is_users(&self, receiver: &Val, m: &ExprMethodCall) -> bool {
        let ty = self.ty(receiver);
        match &ty {
            ty if self.is_own(ty) => true,
            Ty::Named(_) | Ty::Unknown => !self.fits_std(m),
            _ => false,
        }
    }

    /// Whether a call is that of a method of options that takes a function.
    pub fn takes_function(&self, m: &ExprMethodCall) -> bool {
        OF_FUNCTIONS.iter().any(|(of, n)| m.method == of && m.args.len() == *n)
            && m.args.last().is_some_and(|e| self.may_be_function(e))
    }

    fn fits_std(&self, m: &ExprMethodCall) -> bool {
        let (name, count) = (m.method.to_string(), m.args.len());
        if let Some((_, n)) = OF_FUNCTIONS.iter().find(|(of, _)| *of == name) {
            return count == *n && m.args.last().is_some_and(|e| self.may_be_function(e));
        }
        match OF_STD.iter().find(|(of, _)| *of == name) {
            Some((_, counts)) => counts.contains(&count),
            None => Prim::named(&name).is_none_or(|p| p.arity == count + 1),
        }
    }

    fn may_be_function(&self, e: &Expr) -> bool {
        match e {
            Expr::Paren(p) => self.may_be_function(&p.expr),
            Expr::Closure(_) => true,
            Expr::Reference(r) => self.may_be_function(&r.expr),
            Expr::Path(p) => match p.path.get_ident().and_then(|i| self.scope.look(i)) {
                Some(v) => match v {
                    Val::Closure(_) | Val::Path(_) => true,
                    Val::Op(Operand::Var(v)) => self.functions.contains(v),
                    Val::Place(p) | Val::Ref { place: p, .. } => self.functions.contains(&p.base),
                    _ => false,
                },
                None => true,
            },
            _ => false,
        }
    }

    /// Whether a value is what a call gave and may be of a type of the user's that has a method of this name. Numbers, too,
    /// have hidden forms of their operations, so that rustc tells the two apart. What functions give that belong to no type
    /// is taken for a number, but for the names of operators.
    pub fn is_called(&self, v: &Val, name: &str) -> bool {
        let operator = ["add", "sub", "mul", "div", "rem", "neg"].contains(&name);
        let base = |v: &Var| {
            matches!(self.arena.info(*v).ty, Ty::Unknown) && self.results.get(v).is_some_and(|of| *of || operator)
        };
        match v {
            Val::Op(Operand::Var(v)) => base(v),
            Val::Place(Place { base: v, path }) | Val::Ref { place: Place { base: v, path }, .. } => {
                path.iter().all(|s| matches!(s, Step::Payload)) && base(v)
            }
            _ => false,
        }
    }

    /// Remembers that a value is what a call gave that is left to Rust.
    pub fn called(&mut self, v: &Val, e: &Expr) {
        let Val::Op(Operand::Var(var)) = v else { return };
        let of_type = match e {
            Expr::MethodCall(_) => true,
            Expr::Call(c) => matches!(&*c.func, Expr::Path(p) if is_variant(&p.path)),
            _ => return,
        };
        self.results.insert(*var, of_type);
    }

    /// Remembers that a variable starts with what another one holds.
    pub fn also_result(&mut self, var: Var, init: &Operand) {
        if let Some(of_type) = init.var().and_then(|v| self.results.get(&v)).copied() {
            self.results.insert(var, of_type);
        }
    }
}
