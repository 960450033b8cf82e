//! The representation of scalar code: structured statements over immutable values and places.
//!
//! A *value* is bound once for each time its block runs ([`Stmt::Let`] and the results of calls) and never changes. State
//! lives in variables that are declared mutable and in what references point to; it is read and written as a [`Place`] only,
//! so a read is a snapshot: whatever a rule needs later is a value, and overwriting a place cannot change it.
//!
//! There is no jump. `break`, `continue` and `return` have become flags and conditions before code has this form, so every
//! block runs from its first statement to its last, and the reverse of a block is its statements backwards.
//!
//! Both sweeps of a derivative have this form too; statements that only they use are grouped at the end of [`Stmt`].

use super::prim::Prim;
use proc_macro2::{Ident, Span, TokenStream};
use std::collections::BTreeSet;
use std::rc::Rc;
use syn::Member;

/// A variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Var(pub u32);

/// What the compiler knows of a type: enough to write zeros and to choose between a copy and a clone.
#[derive(Clone, Debug, Default)]
pub enum Ty {
    /// Nothing is known.
    #[default]
    Unknown,
    /// A float that may be differentiated, by value.
    Float,
    /// Something without derivative: integers, truth values, strings, flags.
    Inactive,
    /// An array of a known length.
    Array(Box<Ty>, TokenStream),
    /// A slice: only behind a reference.
    Slice(Box<Ty>),
    /// A `Vec`.
    Vec(Box<Ty>),
    /// An `ndarray` array or view.
    NdArray(Box<Ty>),
    /// A tuple.
    Tuple(Vec<Ty>),
    /// An `Option`.
    Option(Box<Ty>),
    /// Another type, as the user wrote it.
    Named(TokenStream),
}

/// What is known of a variable.
#[derive(Clone, Debug)]
pub struct VarInfo {
    /// The user's name, or that of the operation.
    pub name: String,
    /// Where it comes from.
    pub span: Span,
    /// The type of the value; of what is pointed to where [`by_ref`](VarInfo::by_ref) holds.
    pub ty: Ty,
    /// Whether it may be written after it was bound, as what stands behind `&mut` may: it is read as a place only.
    pub mutable: bool,
    /// Whether the binding is a reference (`&T` or `&mut T`) to the value.
    pub by_ref: bool,
    /// Whether it may carry a derivative. Lowering sets it for parameters, `activity` for all else.
    pub active: bool,
    /// Whether it holds cotangents.
    pub adjoint: bool,
}

/// An operand: a value, or a constant.
#[derive(Clone, Debug)]
pub enum Operand {
    /// An immutable variable.
    Var(Var),
    /// A float literal.
    Float(f64, TokenStream),
    /// An integer literal.
    Int(i64, TokenStream),
    /// Another constant that mentions no variable: `PI`, `N`, `true`, `usize::MAX`.
    Tokens(TokenStream),
}

/// A step from a value to a part of it.
#[derive(Clone, Debug)]
pub enum Step {
    /// `.x`, `.0`
    Field(Member),
    /// `[i]`, or `[[i, j]]` with several
    Index(Vec<Operand>),
    /// `[a..b]`, either bound may be missing
    Range(Option<Operand>, Option<Operand>),
    /// The value inside a `Some` or an `Ok`, which it has to be.
    Payload,
    /// Field `1` of an enum's variant `0`; the value has to be of that variant.
    Variant(syn::Path, Member),
}

/// Whether a path is that of an enum's variant, `Shape::Circle`, as far as it shows.
pub fn is_variant(path: &syn::Path) -> bool {
    path.segments.iter().rev().nth(1).is_some_and(|s| s.ident.to_string().starts_with(char::is_uppercase))
}

/// A part of a variable, to be read or written.
#[derive(Clone, Debug)]
pub struct Place {
    /// The variable.
    pub base: Var,
    /// The steps, outermost first.
    pub path: Vec<Step>,
}

/// Rust of the user's, its variables renamed to those that are emitted.
#[derive(Clone, Debug)]
pub struct Capture {
    /// The tokens.
    pub tokens: TokenStream,
    /// The variables that are read, or written where the capture is a statement.
    pub reads: Vec<Var>,
    /// The mutable variables that may be written.
    pub writes: Vec<Var>,
    /// Whether it is cheap and without effects: where what it reads is the same, evaluating it again costs less than keeping
    /// its value.
    pub repeatable: bool,
}

/// How several values become one.
#[derive(Clone, Debug)]
pub enum Make {
    /// `[a, b]`
    Array,
    /// `[a; n]`
    Repeat(Operand),
    /// `vec![a, b]`
    Vec,
    /// `vec![a; n]`
    VecRepeat(Operand),
    /// `Vec::new()`, `Vec::with_capacity(n)`
    EmptyVec(Option<Operand>),
    /// `Default::default()`, of a type that rustc finds
    Default,
    /// `(a, b)`
    Tuple,
    /// `P { x: a, y: b }`, with the names of the fields and, after `..`, one operand more
    Struct(syn::Path, Vec<Member>, bool),
    /// `P(a, b)`, `Some(a)`, `Shape::Circle(r)`
    Constructor(syn::Path),
    /// A differentiable function as a value.
    Function(syn::Path),
    /// A closure as a value; the operands are what it captures.
    Lifted(Rc<Lifted>),
}

/// A closure as a function of its parameters and of what it captures.
#[derive(Clone, Debug)]
pub struct Lifted {
    /// The parameters.
    pub params: Vec<LiftedParam>,
    /// What it captures, under the names by which the body knows it.
    pub captured: Vec<Var>,
    /// The body.
    pub body: Block,
    /// The result.
    pub result: Operand,
}

/// A parameter of a closure.
#[derive(Clone, Debug)]
pub struct LiftedParam {
    /// The variable; behind `&` or by value.
    pub var: Var,
    /// Its type without the reference, over the real type.
    pub ty: syn::Type,
}

/// A comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
    /// `==`
    Eq,
    /// `!=`
    Ne,
}

/// The right side of a [`Stmt::Let`].
#[derive(Clone, Debug)]
pub enum Value {
    /// A differentiable operation on floats.
    Prim(&'static Prim, Vec<Operand>),
    /// A copy of what stands there now.
    Read(Place),
    /// A `Vec` of the elements that stand there now.
    ToVec(Place),
    /// An operand under another name.
    Copy(Operand),
    /// An aggregate.
    Make(Make, Vec<Operand>),
    /// The comparison of two floats.
    Compare(Comparison, Operand, Operand),
    /// Code that no derivative passes through.
    Capture(Capture),
    /// `Some` of the last element of a `Vec`, which is removed, or `None`.
    Pop(Place),
    /// Sweeps: zeros of the shape of what stands there now, the cotangent that its variable starts with.
    ZeroLike(Place),
    /// Sweeps: zero, of a type that is known.
    Zero(Ty),
    /// Sweeps: the cotangent that stands there, with zeros left behind.
    Take(Place),
    /// Sweeps: the cotangent that stands there, replaced by another value.
    Replace(Place, Var),
    /// Sweeps: a cotangent times the partial derivative of an operation in one of its operands.
    Pullback {
        /// The cotangent.
        ct: Operand,
        /// The operation.
        prim: &'static Prim,
        /// Which operand.
        index: usize,
        /// The operands, as far as the rule reads them.
        operands: Vec<Operand>,
        /// The result, if the rule reads it.
        result: Option<Var>,
    },
    /// Sweeps: the last element of a cotangent, removed: the reverse of a push.
    Unpush(Place),
    /// Sweeps: whether any part of a cotangent is not exactly zero.
    Nonzero(Var),
}

/// An argument of a call.
#[derive(Clone, Debug)]
pub enum Arg {
    /// By value.
    Value(Operand),
    /// `&place`
    Ref(Place),
    /// `&mut place`
    RefMut(Place),
    /// Anything without a derivative.
    Capture(Capture),
}

/// What is called.
#[derive(Clone, Debug)]
pub enum Callee {
    /// A differentiable function by its path.
    Function(syn::Path),
    /// The gradient of one, `f::grad`, or `f::value_and_grad` where `true`.
    Gradient(syn::Path, bool),
    /// The derivative of one along tangents, `f::jvp`.
    Tangent(syn::Path),
    /// The pullback of one, as a function of its arguments and of a cotangent.
    Pulled(syn::Path),
    /// A differentiable method; the receiver is the first argument.
    Method(Ident),
    /// A differentiable method that a bound of a type parameter has: the parameter, and the method.
    Bounded(Ident, Ident),
    /// A function that is a value: the first argument.
    Parameter,
}

/// A pattern's arm.
#[derive(Clone, Debug)]
pub struct Arm {
    /// The pattern, binding nothing but inactive variables (by their emitted names).
    pub pattern: TokenStream,
    /// The inactive variables that it binds.
    pub binds: Vec<Var>,
    /// The condition after it.
    pub guard: Option<Capture>,
    /// What runs.
    pub body: Block,
}

/// Statements in order.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// The statements.
    pub stmts: Vec<Stmt>,
}

/// Values kept for the reverse sweep: one tuple for each time a block ran.
#[derive(Clone, Debug)]
pub struct Kept {
    /// What holds them.
    pub record: Var,
    /// The values of each block: one for a loop, two for an `if`, one for each arm of a `match`.
    pub values: Vec<Vec<Var>>,
    /// Of a loop, which iterations keep their values, if not all.
    pub only: Option<Only>,
}

/// The iterations of a loop that keep values: those that took one of two arms of a branch.
#[derive(Clone, Copy, Debug)]
pub struct Only {
    /// The branch's record, or else its condition.
    pub choice: Var,
    /// Whether it is the first arm.
    pub first: bool,
    /// Whether `choice` is a record.
    pub recorded: bool,
    /// Whether only the last one of them does.
    pub last: bool,
}

/// The values that a counted loop runs over.
#[derive(Clone, Debug)]
pub struct Range {
    /// The first.
    pub start: Operand,
    /// The end.
    pub end: Operand,
    /// Whether the end belongs to it.
    pub inclusive: bool,
    /// Whether it runs from the end.
    pub reversed: bool,
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Stmt {
    /// `let var = value;`
    Let {
        /// The value's name.
        var: Var,
        /// The value.
        value: Value,
    },
    /// `let mut var = init;`. Without `init`, `let var;`: assigned exactly once on every way, before it is read.
    Declare {
        /// The variable.
        var: Var,
        /// What it starts with.
        init: Option<Operand>,
    },
    /// `place = value;`
    Assign {
        /// The place.
        place: Place,
        /// The new value.
        value: Operand,
    },
    /// `place += value;` or `place -= value;` for floats; in sweeps also for cotangents of any type
    Update {
        /// The place.
        place: Place,
        /// Whether it is subtracted.
        negate: bool,
        /// What is added.
        value: Operand,
    },
    /// `swap(&mut a, &mut b)`, also `v.swap(i, j)`
    Swap {
        /// One place.
        a: Place,
        /// The other.
        b: Place,
    },
    /// `place.push(value)`
    Push {
        /// The `Vec`.
        place: Place,
        /// The new last element.
        value: Operand,
    },
    /// `place.reverse()`
    Reverse {
        /// The slice.
        place: Place,
    },
    /// `if cond { then } else { otherwise }`
    If {
        /// The condition.
        cond: Operand,
        /// Where it holds.
        then: Block,
        /// Where not.
        otherwise: Block,
        /// Sweeps: what the forward sweep keeps.
        kept: Option<Kept>,
    },
    /// `match on { arms }`; `on` mentions inactive values only, or active ones behind a reference that bind nothing active
    Match {
        /// What is matched.
        on: Capture,
        /// The arms.
        arms: Vec<Arm>,
        /// Sweeps: what the forward sweep keeps.
        kept: Option<Kept>,
    },
    /// `for var in range { body }`
    For {
        /// The loop's variable, an integer.
        var: Var,
        /// The values of the variable.
        range: Range,
        /// A mutable inactive variable, an integer: after an iteration that leaves it non-zero no other follows.
        exit: Option<Var>,
        /// The body.
        body: Block,
        /// Sweeps: what each iteration of the forward sweep keeps, and whether the iterations are counted.
        kept: Option<Kept>,
    },
    /// `while { head; cond } { body }`. `head` changes nothing that carries a derivative and nothing that the body reads.
    While {
        /// Computes the condition.
        head: Block,
        /// The condition.
        cond: Operand,
        /// See [`Stmt::For`].
        exit: Option<Var>,
        /// The body.
        body: Block,
        /// Sweeps: what each iteration of the forward sweep keeps.
        kept: Option<Kept>,
    },
    /// A call of a differentiable function.
    Call {
        /// The result, if it is not `()`.
        var: Option<Var>,
        /// What is called.
        callee: Callee,
        /// The arguments.
        args: Vec<Arg>,
        /// Sweeps: the pullback.
        pullback: Option<Var>,
    },
    /// Code without derivative that is run for its effects.
    Effect(Capture),

    /// Sweeps: runs `pullback`, which adds to the cotangents of the arguments.
    Pull {
        /// The pullback.
        pullback: Var,
        /// The cotangent of the result, if there is one.
        ct: Option<Place>,
        /// Whether the result is a gradient whose value was left out.
        gradient: bool,
        /// For each argument: what it was by reference, and where its cotangent stands, if it is wanted.
        args: Vec<PullArg>,
    },
    /// Sweeps: runs a call once more, with its pullback: the reverse of a call whose pullback the forward sweep cannot hold,
    /// since it is of the type of the function at hand.
    PullAgain {
        /// The result of the call, where the cotangent is known before it: value and cotangents come out of one sweep.
        value: Option<Var>,
        /// What is called.
        callee: Callee,
        /// The arguments as they were.
        args: Vec<Arg>,
        /// The cotangent of the result, if there is one.
        ct: Option<Place>,
        /// For each argument what it was by reference, and where its cotangent stands.
        pulled: Vec<PullArg>,
    },
    /// Sweeps: the reverse of [`Value::Pop`]: `Some` goes back to the end.
    Unpop {
        /// The cotangent of the `Vec`.
        place: Place,
        /// The cotangent of the option.
        value: Var,
    },
    /// Sweeps: the reverse of a conditional: runs the block whose values were kept.
    IfKept {
        /// The record.
        record: Var,
        /// The values and the reverse of each block of the [`Stmt::If`] or [`Stmt::Match`].
        blocks: Vec<(Vec<Var>, Block)>,
    },
    /// Sweeps: the reverse of a loop that is run again, piece by piece.
    Recompute(Box<Recompute>),
    /// Sweeps: the reverse of a loop that kept values: once for each of its iterations, the last first.
    Backwards {
        /// The record.
        record: Var,
        /// The values of an iteration.
        values: Vec<Var>,
        /// The variable of a counted loop that ran to its end, and the values that it takes here, the last first.
        counter: Option<(Var, Range)>,
        /// The body.
        body: Block,
    },
}

/// How the values that a long loop keeps are bounded: its state is kept now and then, and the iterations between run again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checkpoint {
    /// About the square root of the number of iterations: twice the work.
    Sqrt,
    /// So many states, placed so that the least work is repeated.
    Binomial(usize),
}

/// The reverse of a loop of which the forward sweep keeps only the state before it and the number of iterations.
#[derive(Clone, Debug)]
pub struct Recompute {
    /// When states are kept.
    pub policy: Checkpoint,
    /// The number of iterations that ran.
    pub count: Var,
    /// The variable of a counted loop, and its values.
    pub counter: Option<(Var, Range)>,
    /// The mutable variables that the loop reads or writes, and their values before it.
    pub state: Vec<(Var, Var)>,
    /// An iteration.
    pub body: Block,
    /// An iteration of the forward sweep.
    pub forward: Block,
    /// What it keeps.
    pub values: Vec<Var>,
    /// Its reverse.
    pub reverse: Block,
}

/// An argument of a pullback.
#[derive(Clone, Debug)]
pub struct PullArg {
    /// What was given by reference is given again.
    pub again: Option<Place>,
    /// Whether it is the receiver of a method, of which the pullback says whether it wants it again.
    pub receiver: bool,
    /// Whether what is given again is what the method of an unknown type said of its receiver before the call.
    pub before: bool,
    /// Its cotangent.
    pub adjoint: Option<Place>,
    /// Whether the argument was written through a reference, so that its cotangent is changed and not only added to.
    pub written: bool,
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// The variable.
    pub var: Var,
    /// Whether it is behind `&mut`.
    #[cfg_attr(not(test), expect(dead_code, reason = "the interpreter of the tests reads it"))]
    pub written: bool,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// All variables.
    pub arena: Arena,
    /// The parameters.
    pub params: Vec<Param>,
    /// The body.
    pub body: Block,
    /// The result, if it is not `()`.
    pub result: Option<Operand>,
    /// Which calls in it may come back to it: their pullbacks cannot be kept.
    pub recursion: Recursion,
    /// How its loops bound what they keep, if the user asked for it.
    pub checkpoint: Option<Checkpoint>,
    /// The bare names in it that were taken for functions of std.
    pub standard: Vec<Ident>,
}

/// Which calls may come back to the function they stand in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Recursion {
    /// Those of this name.
    Named(String),
    /// Any.
    Any,
}

impl Recursion {
    /// Whether a call is one of them.
    pub fn is(&self, callee: &Callee) -> bool {
        let name = match callee {
            Callee::Function(p) | Callee::Gradient(p, _) | Callee::Tangent(p) | Callee::Pulled(p) => {
                p.segments.last().map(|s| &s.ident)
            }
            Callee::Method(name) | Callee::Bounded(_, name) => Some(name),
            Callee::Parameter => None,
        };
        match self {
            Recursion::Named(own) => name.is_some_and(|n| n == own),
            Recursion::Any => name.is_some(),
        }
    }
}

/// All variables of a function.
#[derive(Clone, Debug, Default)]
pub struct Arena {
    vars: Vec<VarInfo>,
}

impl Arena {
    /// A new immutable, inactive variable.
    pub fn value(&mut self, name: &str, ty: Ty, span: Span) -> Var {
        let name = name.trim_start_matches("r#").to_owned();
        self.vars.push(VarInfo { name, span, ty, mutable: false, by_ref: false, active: false, adjoint: false });
        Var(self.vars.len() as u32 - 1)
    }

    /// A new mutable variable.
    pub fn mutable(&mut self, name: &str, ty: Ty, span: Span) -> Var {
        let v = self.value(name, ty, span);
        self.info_mut(v).mutable = true;
        v
    }

    /// What is known of a variable.
    pub fn info(&self, v: Var) -> &VarInfo {
        &self.vars[v.0 as usize]
    }

    /// What is known of a variable, to be completed.
    pub fn info_mut(&mut self, v: Var) -> &mut VarInfo {
        &mut self.vars[v.0 as usize]
    }

    /// All variables.
    pub fn all(&self) -> impl Iterator<Item = Var> + use<> {
        (0..self.vars.len() as u32).map(Var)
    }

    /// The name that a variable has in the emitted code: no token of the user's means it.
    pub fn ident(&self, v: Var) -> Ident {
        let info = self.info(v);
        Ident::new(&format!("{}_{}", info.name, v.0), Span::mixed_site().located_at(info.span))
    }
}

impl Operand {
    /// The variable, if it is one.
    pub fn var(&self) -> Option<Var> {
        match self {
            Operand::Var(v) => Some(*v),
            _ => None,
        }
    }
}

impl From<Var> for Operand {
    fn from(v: Var) -> Operand {
        Operand::Var(v)
    }
}

impl Place {
    /// The whole variable.
    pub fn whole(base: Var) -> Place {
        Place { base, path: Vec::new() }
    }

    /// A part of this place.
    pub fn then(&self, step: Step) -> Place {
        let mut path = self.path.clone();
        path.push(step);
        Place { base: self.base, path }
    }

    /// The same part of another variable.
    pub fn of(&self, base: Var) -> Place {
        Place { base, path: self.path.clone() }
    }

    /// The values that choose the part.
    pub fn indices(&self) -> impl Iterator<Item = &Operand> {
        self.path.iter().flat_map(|s| match s {
            Step::Index(i) => i.iter().collect::<Vec<_>>(),
            Step::Range(a, b) => a.iter().chain(b).collect(),
            Step::Field(_) | Step::Payload | Step::Variant(..) => Vec::new(),
        })
    }
}

/// How a statement uses a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// An immutable value is read.
    Value,
    /// A part of it is read as a place.
    Read,
    /// A part of it is written.
    Write,
}

type Visit<'a> = dyn FnMut(Var, Use) + 'a;

fn operand_uses(o: &Operand, f: &mut Visit) {
    if let Operand::Var(v) = o {
        f(*v, Use::Value);
    }
}

fn place_uses(p: &Place, how: Use, f: &mut Visit) {
    f(p.base, how);
    p.indices().for_each(|o| operand_uses(o, f));
}

fn capture_uses(c: &Capture, f: &mut Visit) {
    c.reads.iter().for_each(|v| f(*v, Use::Read));
    c.writes.iter().for_each(|v| f(*v, Use::Write));
}

impl Value {
    /// Calls `f` for every variable that it uses.
    pub fn uses(&self, f: &mut Visit) {
        match self {
            Value::Prim(_, operands) | Value::Make(_, operands) => {
                operands.iter().for_each(|o| operand_uses(o, f));
                if let Value::Make(Make::Repeat(n) | Make::VecRepeat(n) | Make::EmptyVec(Some(n)), _) = self {
                    operand_uses(n, f);
                }
            }
            Value::Copy(o) => operand_uses(o, f),
            Value::Read(p) | Value::ToVec(p) | Value::ZeroLike(p) => place_uses(p, Use::Read, f),
            Value::Take(p) | Value::Pop(p) | Value::Unpush(p) => place_uses(p, Use::Write, f),
            Value::Replace(p, v) => {
                place_uses(p, Use::Write, f);
                f(*v, Use::Value);
            }
            Value::Compare(_, a, b) => {
                operand_uses(a, f);
                operand_uses(b, f);
            }
            Value::Capture(c) => capture_uses(c, f),
            Value::Zero(_) => {}
            Value::Nonzero(v) => f(*v, Use::Value),
            Value::Pullback { ct, operands, result, .. } => {
                operand_uses(ct, f);
                operands.iter().for_each(|o| operand_uses(o, f));
                result.iter().for_each(|v| f(*v, Use::Value));
            }
        }
    }
}

impl Stmt {
    /// Calls `f` for every variable that it uses; those of its blocks are left out.
    pub fn uses(&self, f: &mut Visit) {
        match self {
            Stmt::Let { value, .. } => value.uses(f),
            Stmt::Declare { init, .. } => init.iter().for_each(|o| operand_uses(o, f)),
            Stmt::Assign { place, value } | Stmt::Update { place, value, .. } | Stmt::Push { place, value } => {
                place_uses(place, Use::Write, f);
                operand_uses(value, f);
            }
            Stmt::Swap { a, b } => {
                place_uses(a, Use::Write, f);
                place_uses(b, Use::Write, f);
            }
            Stmt::Reverse { place } => place_uses(place, Use::Write, f),
            Stmt::If { cond, .. } => operand_uses(cond, f),
            Stmt::Match { on, arms, .. } => {
                capture_uses(on, f);
                arms.iter().filter_map(|a| a.guard.as_ref()).for_each(|g| capture_uses(g, f));
            }
            Stmt::For { range, exit, .. } => {
                operand_uses(&range.start, f);
                operand_uses(&range.end, f);
                exit.iter().for_each(|v| f(*v, Use::Read));
            }
            Stmt::While { exit, .. } => exit.iter().for_each(|v| f(*v, Use::Read)),
            Stmt::Call { args, .. } => args.iter().for_each(|a| arg_uses(a, f)),
            Stmt::Effect(c) => capture_uses(c, f),
            Stmt::Pull { pullback, ct, args, .. } => {
                f(*pullback, Use::Value);
                ct.iter().for_each(|p| place_uses(p, Use::Write, f));
                for a in args {
                    a.again.iter().for_each(|p| place_uses(p, Use::Read, f));
                    a.adjoint.iter().for_each(|p| place_uses(p, Use::Write, f));
                }
            }
            Stmt::PullAgain { args, ct, pulled, .. } => {
                args.iter().for_each(|a| arg_uses(a, f));
                ct.iter().for_each(|p| place_uses(p, Use::Write, f));
                for a in pulled {
                    a.again.iter().for_each(|p| place_uses(p, Use::Read, f));
                    a.adjoint.iter().for_each(|p| place_uses(p, Use::Write, f));
                }
            }
            Stmt::Unpop { place, value } => {
                place_uses(place, Use::Write, f);
                f(*value, Use::Value);
            }
            Stmt::IfKept { record, .. } => f(*record, Use::Value),
            Stmt::Recompute(r) => {
                f(r.count, Use::Value);
                r.state.iter().for_each(|(_, v)| f(*v, Use::Value));
                if let Some((_, range)) = &r.counter {
                    operand_uses(&range.start, f);
                    operand_uses(&range.end, f);
                }
            }
            Stmt::Backwards { record, counter, .. } => {
                f(*record, Use::Value);
                if let Some((_, range)) = counter {
                    operand_uses(&range.start, f);
                    operand_uses(&range.end, f);
                }
            }
        }
    }

    /// What it keeps for the reverse sweep.
    pub fn kept(&self) -> Option<&Kept> {
        match self {
            Stmt::If { kept, .. } | Stmt::Match { kept, .. } | Stmt::For { kept, .. } | Stmt::While { kept, .. } => {
                kept.as_ref()
            }
            _ => None,
        }
    }

    /// The variables that it binds in its own block.
    pub fn binds(&self) -> Vec<Var> {
        match self {
            Stmt::Let { var, .. } | Stmt::Declare { var, .. } => vec![*var],
            Stmt::Call { var, pullback, .. } => var.iter().chain(pullback).copied().collect(),
            Stmt::PullAgain { value: Some(v), .. } => vec![*v],
            _ => self.kept().map(|k| k.record).into_iter().collect(),
        }
    }

    /// The variables that it binds for its blocks.
    pub fn binds_inside(&self) -> Vec<Var> {
        match self {
            Stmt::For { var, .. } => vec![*var],
            Stmt::While { head, .. } => head.binds().into_iter().collect(),
            Stmt::Match { arms, .. } => arms.iter().flat_map(|a| a.binds.clone()).collect(),
            Stmt::IfKept { blocks, .. } => blocks.iter().flat_map(|b| b.0.clone()).collect(),
            Stmt::Recompute(r) => {
                let inner = r.state.iter().map(|s| s.0).chain(r.counter.as_ref().map(|c| c.0));
                inner.chain(r.values.iter().copied()).collect()
            }
            Stmt::Backwards { values, counter, .. } => {
                values.iter().copied().chain(counter.as_ref().map(|c| c.0)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Its blocks, in the order in which they run.
    pub fn blocks(&self) -> Vec<&Block> {
        match self {
            Stmt::If { then, otherwise, .. } => vec![then, otherwise],
            Stmt::Match { arms, .. } => arms.iter().map(|a| &a.body).collect(),
            Stmt::For { body, .. } | Stmt::Backwards { body, .. } => vec![body],
            Stmt::While { head, body, .. } => vec![head, body],
            Stmt::IfKept { blocks, .. } => blocks.iter().map(|b| &b.1).collect(),
            Stmt::Recompute(r) => vec![&r.body, &r.forward, &r.reverse],
            _ => Vec::new(),
        }
    }
}

impl Stmt {
    /// Its blocks, in the order in which they run.
    pub fn blocks_mut(&mut self) -> Vec<&mut Block> {
        match self {
            Stmt::If { then, otherwise, .. } => vec![then, otherwise],
            Stmt::Match { arms, .. } => arms.iter_mut().map(|a| &mut a.body).collect(),
            Stmt::For { body, .. } | Stmt::Backwards { body, .. } => vec![body],
            Stmt::While { head, body, .. } => vec![head, body],
            Stmt::IfKept { blocks, .. } => blocks.iter_mut().map(|b| &mut b.1).collect(),
            Stmt::Recompute(r) => vec![&mut r.reverse],
            _ => Vec::new(),
        }
    }
}

impl Place {
    /// The values that choose the part.
    fn indices_mut(&mut self) -> impl Iterator<Item = &mut Operand> {
        self.path.iter_mut().flat_map(|s| match s {
            Step::Index(i) => i.iter_mut().collect::<Vec<_>>(),
            Step::Range(a, b) => a.iter_mut().chain(b).collect(),
            Step::Field(_) | Step::Payload | Step::Variant(..) => Vec::new(),
        })
    }
}

type Change<'a> = dyn FnMut(&mut Operand) + 'a;

impl Value {
    /// Calls `f` for every operand of a primal value, those inside captures left out.
    fn operands_mut(&mut self, f: &mut Change) {
        match self {
            Value::Prim(_, operands) => operands.iter_mut().for_each(f),
            Value::Make(make, operands) => {
                operands.iter_mut().for_each(&mut *f);
                if let Make::Repeat(n) | Make::VecRepeat(n) | Make::EmptyVec(Some(n)) = make {
                    f(n);
                }
            }
            Value::Copy(o) => f(o),
            Value::Read(p) | Value::ToVec(p) | Value::Pop(p) => p.indices_mut().for_each(f),
            Value::Compare(_, a, b) => {
                f(a);
                f(b);
            }
            _ => {}
        }
    }
}

impl Stmt {
    /// Calls `f` for every operand of a primal statement, those inside captures and blocks left out.
    pub fn operands_mut(&mut self, f: &mut Change) {
        match self {
            Stmt::Let { value, .. } => value.operands_mut(f),
            Stmt::Declare { init, .. } => init.iter_mut().for_each(f),
            Stmt::Assign { place, value } | Stmt::Update { place, value, .. } | Stmt::Push { place, value } => {
                place.indices_mut().for_each(&mut *f);
                f(value);
            }
            Stmt::Swap { a, b } => a.indices_mut().chain(b.indices_mut()).for_each(f),
            Stmt::Reverse { place } => place.indices_mut().for_each(f),
            Stmt::If { cond, .. } | Stmt::While { cond, .. } => f(cond),
            Stmt::For { range, .. } => {
                f(&mut range.start);
                f(&mut range.end);
            }
            Stmt::Call { args, .. } => args.iter_mut().for_each(|a| match a {
                Arg::Value(o) => f(o),
                Arg::Ref(p) | Arg::RefMut(p) => p.indices_mut().for_each(&mut *f),
                Arg::Capture(_) => {}
            }),
            _ => {}
        }
    }
}

fn arg_uses(a: &Arg, f: &mut Visit) {
    match a {
        Arg::Value(o) => operand_uses(o, f),
        Arg::Ref(p) => place_uses(p, Use::Read, f),
        Arg::RefMut(p) => place_uses(p, Use::Write, f),
        Arg::Capture(c) => capture_uses(c, f),
    }
}

impl Block {
    /// Calls `f` for every statement, those of inner blocks after the statement that holds them.
    pub fn each(&self, f: &mut dyn FnMut(&Stmt)) {
        for s in &self.stmts {
            f(s);
            s.blocks().into_iter().for_each(|b| b.each(f));
        }
    }

    /// The variables that it uses, inner blocks included, and does not bind itself.
    pub fn free(&self) -> BTreeSet<Var> {
        let (mut used, mut bound) = (BTreeSet::new(), BTreeSet::new());
        self.each(&mut |s| {
            s.uses(&mut |v, _| {
                used.insert(v);
            });
            // The values kept by a block are read at its end; the condition of a loop after its head.
            if let Stmt::While { cond: Operand::Var(v), .. } = s {
                used.insert(*v);
            }
            used.extend(s.kept().into_iter().flat_map(|k| &k.values).flatten());
            bound.extend(s.binds());
            bound.extend(s.binds_inside());
        });
        used.difference(&bound).copied().collect()
    }

    /// The variables that it binds, inner blocks left out.
    pub fn binds(&self) -> BTreeSet<Var> {
        self.stmts.iter().flat_map(Stmt::binds).collect()
    }
}
