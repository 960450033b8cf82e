//! The intermediate representation: statements over single-assignment variables, straight-line except for
//! [regions](crate::region) of control flow.
//!
//! Maps and levels of forward mode are ordinary operations on values. A derivative is one structured statement,
//! [`Op::Pullback`], that holds the body it differentiates: it is expanded by [`reverse`](crate::reverse) only after
//! everything around it was, so that no rule ever has to be differentiated itself.

use crate::region::Region;
use crate::table::Primitive;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};

/// A variable; each is assigned once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Var(pub u32);

/// A level of forward mode: the first one that its ambient does not have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Level(pub u32);

/// What a variable holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A tensor that the compiler tracks.
    Value,
    /// A list of tensors that the compiler tracks.
    List,
    /// Something of the user's that mentions no tracked value: a tensor, a scalar, a reference.
    Captured,
    /// What is mapped over, with extents.
    Ambient,
    /// A number of examples.
    Extent,
    /// The pullback of a called function.
    Pullback,
    /// What the forward pass of an operation leaves for its rule.
    Residual,
    /// The examples for which a condition holds, and the others.
    Sides,
    /// What a region keeps for its reverse.
    Kept,
}

/// How the results of a call are put together: in the order of the variables that they become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One value.
    One,
    /// A tuple.
    Tuple(Vec<Shape>),
}

/// What is known of a variable.
#[derive(Clone, Debug)]
pub struct VarInfo {
    /// The user's name, or that of the operation.
    pub name: String,
    /// Where it comes from.
    pub span: Span,
    /// What it holds.
    pub kind: Kind,
}

/// A number that an operation takes beside its operands, or an axis: an expression of the user's without tracked values.
#[derive(Clone, Debug)]
pub enum Attr {
    /// Tokens without effects, such as an axis: written where they are needed.
    Tokens(TokenStream),
    /// A value computed once.
    Var(Var),
    /// A type argument: an axis.
    Type(TokenStream),
    /// A type argument: the axis of a level of forward mode.
    Level(Level),
}

/// A number that is written out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Written {
    /// As an integer, for numbers of every type.
    Whole(i64),
    /// As a float, for floats only.
    Float(f64),
}

impl Written {
    /// The number as a float.
    pub fn value(self) -> f64 {
        match self {
            Written::Whole(n) => n as f64,
            Written::Float(x) => x,
        }
    }
}

/// An operand of an operation.
#[derive(Clone, Debug)]
pub enum Operand {
    /// A variable.
    Var(Var),
    /// A literal, which takes the element type of what it meets.
    Literal(Written),
}

impl Operand {
    /// The variable, if it is one.
    pub fn var(&self) -> Option<Var> {
        match self {
            Operand::Var(v) => Some(*v),
            Operand::Literal(_) => None,
        }
    }
}

/// An argument of a call.
#[derive(Clone, Debug)]
pub enum Arg {
    /// A tracked value, by reference, and where it is given.
    Ref(Var, Span),
    /// A tracked value, by value, and where it is given.
    Value(Var, Span),
    /// An expression without tracked values.
    Captured(TokenStream),
}

impl Arg {
    /// The tracked value.
    pub fn var(&self) -> Option<Var> {
        match self {
            Arg::Ref(v, _) | Arg::Value(v, _) => Some(*v),
            Arg::Captured(_) => None,
        }
    }
}

/// The cotangent of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cotangent {
    /// One: the result is the loss.
    Seed,
    /// This value.
    Var(Var),
}

/// A body with parameters.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// The parameters: every variable that the statements use and do not define.
    pub params: Vec<Var>,
    /// The statements, in order.
    pub stmts: Vec<Stmt>,
    /// The results.
    pub results: Vec<Var>,
}

/// The value and the derivative of a body.
#[derive(Clone, Debug)]
pub struct Pullback {
    /// The body.
    pub body: Body,
    /// The arguments, one for each parameter.
    pub args: Vec<Var>,
    /// Which arguments' cotangents are results.
    pub wanted: Vec<bool>,
    /// The cotangents of the body's results.
    pub cotangents: Vec<Cotangent>,
    /// What is mapped over around it.
    pub ambient: Var,
}

/// An argument of a reverse rule.
#[derive(Clone, Debug)]
pub enum RuleArg {
    /// The cotangent.
    Cotangent(Var),
    /// A value that the rule reads.
    Read(Operand),
    /// A value whose type and extents the rule reads.
    Like(Var),
    /// A number or an axis.
    Attr(Attr),
}

/// An operation.
#[derive(Clone, Debug)]
pub enum Op {
    /// Rust of the user's that mentions no tracked value.
    Capture(TokenStream),
    /// A statement of the user's that mentions no tracked value.
    Verbatim(TokenStream),
    /// An operation of the table.
    Prim {
        /// Which.
        prim: &'static Primitive,
        /// The operands.
        operands: Vec<Operand>,
        /// Numbers and axes.
        attrs: Vec<Attr>,
        /// Whether the residual is a second result.
        residual: bool,
    },
    /// A call of a differentiable function.
    Call {
        /// Its path.
        path: syn::Path,
        /// Its arguments.
        args: Vec<Arg>,
        /// Its results.
        shape: Shape,
        /// What follows it and takes the results out of a `Result` or an `Option`.
        end: TokenStream,
    },
    /// What the whole code is mapped over: the union of the parameters' maps.
    Root {
        /// The parameters.
        params: Vec<Var>,
    },
    /// The ambient inside a map.
    Enter {
        /// The ambient around it.
        ambient: Var,
        /// The axis.
        axis: TokenStream,
        /// The number of examples.
        extent: Var,
    },
    /// The ambient inside a level of forward mode.
    EnterLevel {
        /// The ambient around it.
        ambient: Var,
        /// The level.
        level: Level,
    },
    /// The number of examples of the arguments of a map.
    Extent {
        /// The axis.
        axis: TokenStream,
        /// Names and values of the arguments.
        args: Vec<(String, Var)>,
        /// Which of them are lists.
        lists: Vec<bool>,
    },
    /// `x` mapped over the ambient as well.
    Lift {
        /// The value.
        x: Var,
        /// The ambient.
        ambient: Var,
        /// Whether it is a value without tangents, such as a truth value: levels of forward mode are left out.
        primal: bool,
    },
    /// The examples for which a truth value holds, and the others.
    Sides(Var),
    /// What stands for a value until there is one.
    Absent {
        /// What it is mapped over.
        ambient: Var,
    },
    /// A list with nothing in it.
    EmptyList {
        /// What it is mapped over.
        ambient: Var,
    },
    /// The number of entries of a list.
    Len {
        /// The list.
        list: Var,
    },
    /// A value of Rust's under a name for Rust of the user's.
    Named {
        /// The value.
        x: Var,
        /// The name.
        name: Ident,
    },
    /// Control flow.
    Region(Box<Region>),
    /// Compiles where one example has the type that the user wrote.
    Check {
        /// The type.
        ty: TokenStream,
        /// The value.
        x: Var,
    },
    /// The same value under another name.
    Alias(Var),
    /// A derivative, to be expanded.
    Pullback(Box<Pullback>),
    /// A reverse rule.
    Rule {
        /// The function in the core.
        rule: &'static str,
        /// Its arguments.
        args: Vec<RuleArg>,
        /// The value whose cotangent it gives.
        of: Var,
    },
    /// A call of a differentiable function together with its pullback, the last result.
    CallPullback {
        /// Its path.
        path: syn::Path,
        /// Its arguments.
        args: Vec<Arg>,
        /// Its results, the pullback left out.
        shape: Shape,
        /// What follows the call.
        end: TokenStream,
    },
    /// The cotangents of the arguments of a call: one result for each tracked argument that is wanted.
    Pull {
        /// The pullback.
        pullback: Var,
        /// The cotangents of the call's results.
        cotangents: Vec<Var>,
        /// How they are put together.
        shape: Shape,
        /// For each argument, the value whose cotangent is wanted.
        wanted: Vec<Option<Var>>,
    },
    /// One, stored once; compiles where the value has no axes.
    Seed {
        /// The value whose type and extents it has.
        like: Var,
        /// Whether it has those of that value reduced over all axes of an example.
        reduced: bool,
    },
    /// Zero, stored once.
    Zeros {
        /// The value whose type and extents it has.
        like: Var,
    },
    /// The sum of two cotangents of one value.
    Accumulate {
        /// The first.
        a: Var,
        /// The second.
        b: Var,
        /// The value.
        of: Var,
    },
}

/// A statement.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// What it assigns.
    pub dsts: Vec<Var>,
    /// The operation.
    pub op: Op,
    /// Where it comes from.
    pub span: Span,
}

/// How a statement uses a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// The value may be taken.
    Take,
    /// The value is read.
    Read,
    /// Only type and extents are read.
    Like,
}

impl Stmt {
    /// Calls `f` for every use of a variable; for a region, of those from around it.
    pub fn uses(&self, f: &mut dyn FnMut(Var, Use)) {
        if let Op::Region(r) = &self.op {
            return r.outer_uses().into_iter().for_each(|(v, like)| f(v, if like { Use::Like } else { Use::Read }));
        }
        let mut op = self.op.clone();
        op.uses_mut(&mut |v, u| f(*v, u));
    }

    /// The variables it uses; of a region those from around it.
    pub fn used(&self) -> BTreeSet<Var> {
        if let Op::Region(r) = &self.op {
            return r.outer_uses().into_iter().map(|(v, _)| v).collect();
        }
        let mut used = BTreeSet::new();
        self.uses(&mut |v, _| {
            used.insert(v);
        });
        used
    }
}

impl Op {
    /// Calls `f` for every use of a variable.
    pub fn uses_mut(&mut self, f: &mut dyn FnMut(&mut Var, Use)) {
        match self {
            Op::Capture(_) | Op::Verbatim(_) => {}
            Op::Prim { prim, operands, attrs, .. } => {
                let values = operands.len() - prim.likes;
                for (i, o) in operands.iter_mut().enumerate() {
                    operand_use(o, if i < values { Use::Take } else { Use::Like }, f);
                }
                attrs.iter_mut().for_each(|a| attr_use(a, f));
            }
            Op::Call { args, .. } | Op::CallPullback { args, .. } => args.iter_mut().for_each(|a| match a {
                Arg::Ref(v, _) => f(v, Use::Read),
                Arg::Value(v, _) => f(v, Use::Take),
                Arg::Captured(_) => {}
            }),
            Op::Root { params } => params.iter_mut().for_each(|v| f(v, Use::Read)),
            Op::Enter { ambient, extent, .. } => {
                f(ambient, Use::Read);
                f(extent, Use::Read);
            }
            Op::EnterLevel { ambient, .. } | Op::Absent { ambient } | Op::EmptyList { ambient } => {
                f(ambient, Use::Read)
            }
            Op::Len { list } => f(list, Use::Read),
            Op::Named { x, .. } => f(x, Use::Read),
            Op::Extent { args, .. } => args.iter_mut().for_each(|(_, v)| f(v, Use::Read)),
            Op::Lift { x, ambient, .. } => {
                f(x, Use::Take);
                f(ambient, Use::Read);
            }
            Op::Sides(condition) => f(condition, Use::Read),
            Op::Region(r) => r.uses_mut(f),
            Op::Check { x, .. } => f(x, Use::Read),
            Op::Alias(x) => f(x, Use::Take),
            Op::Pullback(p) => {
                p.args.iter_mut().for_each(|v| f(v, Use::Read));
                for ct in &mut p.cotangents {
                    if let Cotangent::Var(v) = ct {
                        f(v, Use::Read);
                    }
                }
                f(&mut p.ambient, Use::Read);
            }
            Op::Rule { args, of, .. } => {
                args.iter_mut().for_each(|a| rule_use(a, f));
                let _ = of;
            }
            Op::Pull { pullback, cotangents, wanted, .. } => {
                f(pullback, Use::Take);
                cotangents.iter_mut().for_each(|v| f(v, Use::Take));
                wanted.iter_mut().flatten().for_each(|v| f(v, Use::Like));
            }
            Op::Seed { like, .. } | Op::Zeros { like } => f(like, Use::Like),
            Op::Accumulate { a, b, .. } => {
                f(a, Use::Take);
                f(b, Use::Take);
            }
        }
    }

    /// Replaces variables, those that a rule names without using them too.
    pub fn rename(&mut self, names: &BTreeMap<Var, Var>) {
        let renamed = |v: &mut Var| {
            if let Some(n) = names.get(v) {
                *v = *n;
            }
        };
        self.uses_mut(&mut |v, _| renamed(v));
        self.rename_types(names);
    }

    /// Replaces the variables that a rule names without using them.
    fn rename_types(&mut self, names: &BTreeMap<Var, Var>) {
        match self {
            Op::Rule { of, .. } | Op::Accumulate { of, .. } => {
                if let Some(n) = names.get(of) {
                    *of = *n;
                }
            }
            Op::Region(r) => r.arms.iter_mut().flat_map(|a| &mut a.stmts).for_each(|s| s.op.rename_types(names)),
            _ => {}
        }
    }

    /// Whether it may be left out when no result is used.
    pub fn is_pure(&self) -> bool {
        match self {
            Op::Verbatim(_) | Op::Check { .. } | Op::Named { .. } => false,
            Op::Capture(t) => !leaves(t),
            Op::Call { args, end, .. } | Op::CallPullback { args, end, .. } => {
                end.is_empty() && !args.iter().any(|a| matches!(a, Arg::Captured(t) if leaves(t)))
            }
            Op::Region(r) => r.is_pure(),
            _ => true,
        }
    }
}

/// Whether Rust of the user's may leave the function.
fn leaves(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().any(|t| match t {
        TokenTree::Punct(p) => p.as_char() == '?',
        TokenTree::Ident(i) => i == "return",
        TokenTree::Group(g) => leaves(&g.stream()),
        TokenTree::Literal(_) => false,
    })
}

fn operand_use(o: &mut Operand, how: Use, f: &mut dyn FnMut(&mut Var, Use)) {
    if let Operand::Var(v) = o {
        f(v, how);
    }
}

fn attr_use(a: &mut Attr, f: &mut dyn FnMut(&mut Var, Use)) {
    if let Attr::Var(v) = a {
        f(v, Use::Read);
    }
}

fn rule_use(a: &mut RuleArg, f: &mut dyn FnMut(&mut Var, Use)) {
    match a {
        RuleArg::Cotangent(v) => f(v, Use::Take),
        RuleArg::Read(o) => operand_use(o, Use::Read, f),
        RuleArg::Like(v) => f(v, Use::Like),
        RuleArg::Attr(a) => attr_use(a, f),
    }
}

/// All variables and levels of one piece of code.
#[derive(Default, Debug)]
pub struct Arena {
    vars: Vec<VarInfo>,
    levels: Vec<Var>,
}

impl Arena {
    /// A new variable.
    pub fn var(&mut self, name: &str, kind: Kind, span: Span) -> Var {
        let name = name.trim_start_matches("r#").to_owned();
        self.vars.push(VarInfo { name, span, kind });
        Var(self.vars.len() as u32 - 1)
    }

    /// A new variable like another one.
    pub fn copy_of(&mut self, v: Var) -> Var {
        let info = self.info(v).clone();
        self.vars.push(info);
        Var(self.vars.len() as u32 - 1)
    }

    /// A new variable for a value like another one: a list where that is one.
    pub fn value_like(&mut self, name: &str, of: Var, span: Span) -> Var {
        let kind = if self.info(of).kind == Kind::List { Kind::List } else { Kind::Value };
        self.var(name, kind, span)
    }

    /// Says what a variable holds after all.
    pub fn set_kind(&mut self, v: Var, kind: Kind) {
        self.vars[v.0 as usize].kind = kind;
    }

    /// What is known of a variable.
    pub fn info(&self, v: Var) -> &VarInfo {
        &self.vars[v.0 as usize]
    }

    /// The first level of forward mode that `ambient` does not have.
    pub fn level(&mut self, ambient: Var) -> Level {
        self.levels.push(ambient);
        Level(self.levels.len() as u32 - 1)
    }

    /// The ambient of a level.
    pub fn ambient_of(&self, level: Level) -> Var {
        self.levels[level.0 as usize]
    }
}

impl Body {
    /// A body whose parameters are all variables that it uses and does not define, `first` before the others.
    pub fn closed(first: Vec<Var>, stmts: Vec<Stmt>, results: Vec<Var>) -> Body {
        let mut params = first;
        let mut known: BTreeSet<Var> = params.iter().copied().collect();
        let mut need = |v: Var, known: &mut BTreeSet<Var>| {
            if known.insert(v) {
                params.push(v);
            }
        };
        for s in &stmts {
            for v in s.used() {
                need(v, &mut known);
            }
            known.extend(&s.dsts);
        }
        for &r in &results {
            need(r, &mut known);
        }
        Body { params, stmts, results }
    }
}
