//! Names, and what they stand for.

use super::super::ir::{Operand, Place, Var};
use super::iterate::Iter;
use super::view::View;
use crate::lower::hygiene;
use proc_macro2::Ident;
use std::collections::HashMap;
use std::rc::Rc;
use syn::{Expr, Pat};

/// What an expression gives, or a name stands for.
#[derive(Clone)]
pub enum Val {
    /// A value.
    Op(Operand),
    /// A place, which is read when its value is asked for.
    Place(Place),
    /// A reference to a place.
    Ref {
        /// What it points to.
        place: Place,
        /// Whether it is `&mut`.
        mutable: bool,
    },
    /// A tuple that was not made.
    Tuple(Vec<Val>),
    /// One of two mutable references.
    Either {
        /// Whether it is the first.
        cond: Operand,
        /// What they point to.
        places: Box<[Place; 2]>,
    },
    /// An option that was not made.
    Maybe {
        /// Whether it is `Some`.
        some: Operand,
        /// What is inside then.
        inner: Box<Val>,
    },
    /// A part of an `ndarray` array.
    View(Rc<View>),
    /// An iterator.
    Iter(Rc<Iter>),
    /// A closure or a local function.
    Closure(Rc<Closure>),
    /// A function by its path.
    Path(syn::Path),
    /// `()`, or nothing after a jump or an error.
    Nothing,
}

/// A closure or a local function.
pub struct Closure {
    /// What its parameters are bound to.
    pub params: Vec<Pat>,
    /// The body.
    pub body: Expr,
    /// The names that it sees.
    pub scope: Scope,
    /// The name of a function, which might call itself.
    pub function: Option<String>,
    /// The type of the result, as far as it is written.
    pub result: Option<syn::Type>,
}

type Key = (String, Option<String>);

/// Names by block, innermost last. Two names that `macro_rules!` keeps apart are two names.
#[derive(Clone, Default)]
pub struct Scope {
    blocks: Vec<HashMap<Key, Val>>,
}

fn key(name: &Ident) -> Key {
    (name.to_string(), hygiene(name))
}

impl Scope {
    /// Enters a block.
    pub fn enter(&mut self) {
        self.blocks.push(HashMap::new());
    }

    /// Leaves a block.
    pub fn leave(&mut self) {
        self.blocks.pop();
    }

    /// Binds a name in the innermost block.
    pub fn bind(&mut self, name: &Ident, val: Val) {
        if let Some(block) = self.blocks.last_mut() {
            block.insert(key(name), val);
        }
    }

    /// What a name stands for.
    pub fn look(&self, name: &Ident) -> Option<&Val> {
        let key = key(name);
        self.blocks.iter().rev().find_map(|b| b.get(&key))
    }

    /// What a name in the text of a format string stands for.
    pub fn look_text(&self, name: &str) -> Option<&Val> {
        self.blocks.iter().rev().find_map(|b| b.iter().find(|(k, _)| k.0 == name).map(|(_, v)| v))
    }

    /// Only the local functions and constants, which are all that a function's body sees.
    pub fn functions(&self) -> Scope {
        let is_item = |v: &Val| match v {
            Val::Closure(c) => c.function.is_some(),
            Val::Op(Operand::Tokens(_)) | Val::Path(_) => true,
            _ => false,
        };
        let keep =
            |b: &HashMap<Key, Val>| b.iter().filter(|(_, v)| is_item(v)).map(|(k, v)| (k.clone(), v.clone())).collect();
        Scope { blocks: self.blocks.iter().map(keep).collect() }
    }
}

impl From<Var> for Val {
    fn from(v: Var) -> Val {
        Val::Op(v.into())
    }
}

impl From<Operand> for Val {
    fn from(o: Operand) -> Val {
        Val::Op(o)
    }
}
