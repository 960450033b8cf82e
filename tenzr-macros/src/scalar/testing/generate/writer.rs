//! What the pieces of a program have in common: names in scope, operands, places, conditions.

use super::calls::Signature;
use super::profile::Profile;
use super::{Kind, Random};
use crate::scalar::ir::{Arena, Block, Capture, Comparison, Operand, Place, Step, Stmt, Ty, Value, Var};
use proc_macro2::{Literal, Span, TokenStream};
use quote::quote;

/// A variable in scope.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The variable.
    pub var: Var,
    /// What it holds.
    pub kind: Kind,
    /// Whether it may be written.
    pub mutable: bool,
    /// Whether it is read as a place.
    pub memory: bool,
}

/// Writes one function.
pub struct Writer<'r> {
    /// The kind of program.
    pub profile: &'r Profile,
    /// Where the choices come from.
    pub random: &'r mut Random,
    /// What can be called.
    pub signatures: &'r [Signature],
    /// The variables.
    pub arena: Arena,
    /// Those in scope.
    pub scope: Vec<Entry>,
    /// The flag that exits set, and the variable of an early result.
    pub exits: Option<(Var, Var)>,
    /// The codes of the loops around, which an exit may leave.
    pub loops: Vec<i64>,
    /// How many exits were written.
    pub exits_written: usize,
    /// How many codes were given.
    pub codes: i64,
    /// How many blocks are around.
    pub depth: usize,
    /// How many pieces may follow.
    pub budget: usize,
    /// Whether the block is directly that of a loop.
    pub loop_body: bool,
}

/// An integer constant.
pub fn integer(i: i64) -> Operand {
    let k = Literal::usize_suffixed(i as usize);
    Operand::Int(i, quote!(#k))
}

/// A float constant.
pub fn float(x: f64) -> Operand {
    let c = Literal::f64_suffixed(x);
    Operand::Float(x, quote!(#c))
}

impl<'r> Writer<'r> {
    /// For a function that may call those of `signatures`.
    pub fn new(profile: &'r Profile, random: &'r mut Random, signatures: &'r [Signature]) -> Writer<'r> {
        Writer {
            profile,
            random,
            signatures,
            arena: Arena::default(),
            scope: Vec::new(),
            exits: None,
            loops: Vec::new(),
            exits_written: 0,
            codes: 0,
            depth: 0,
            budget: 24,
            loop_body: false,
        }
    }

    /// The type of a kind.
    pub fn ty(kind: &Kind) -> Ty {
        let float = || Box::new(Ty::Float);
        let length = |n: &usize| {
            let n = Literal::usize_unsuffixed(*n);
            quote!(#n)
        };
        match kind {
            Kind::Float => Ty::Float,
            Kind::Int | Kind::Bool => Ty::Inactive,
            Kind::Array(n) => Ty::Array(float(), length(n)),
            Kind::Slice(_) => Ty::Slice(float()),
            Kind::Vec => Ty::Vec(float()),
            Kind::Pair => Ty::Tuple(vec![Ty::Float, Ty::Float]),
            Kind::Grid(n) => Ty::Array(Box::new(Ty::Array(float(), quote!(2))), length(n)),
            Kind::Option => Ty::Option(float()),
        }
    }

    /// A new immutable variable in scope.
    pub fn bound(&mut self, name: &str, kind: Kind) -> Var {
        let var = self.arena.value(name, Self::ty(&kind), Span::call_site());
        let memory = !matches!(kind, Kind::Float | Kind::Int | Kind::Bool);
        self.scope.push(Entry { var, kind, mutable: false, memory });
        var
    }

    /// A new mutable variable in scope.
    pub fn mutable(&mut self, name: &str, kind: Kind) -> Var {
        let var = self.arena.mutable(name, Self::ty(&kind), Span::call_site());
        self.scope.push(Entry { var, kind, mutable: true, memory: true });
        var
    }

    /// `let name = value;`
    pub fn set(&mut self, name: &str, kind: Kind, value: Value, out: &mut Vec<Stmt>) -> Var {
        let var = self.bound(name, kind);
        out.push(Stmt::Let { var, value });
        var
    }

    /// `let mut name = init;`
    pub fn declare(&mut self, name: &str, kind: Kind, init: Operand, out: &mut Vec<Stmt>) -> Var {
        let var = self.mutable(name, kind);
        out.push(Stmt::Declare { var, init: Some(init) });
        var
    }

    /// A copy of what stands at a place.
    pub fn read(&mut self, place: Place, kind: Kind, out: &mut Vec<Stmt>) -> Operand {
        self.set("r", kind, Value::Read(place), out).into()
    }

    /// A variable in scope that fits.
    pub fn find(&mut self, fits: impl Fn(&Entry) -> bool) -> Option<Entry> {
        let all: Vec<usize> = (0..self.scope.len()).filter(|i| fits(&self.scope[*i])).collect();
        if all.is_empty() {
            return None;
        }
        // Late names more often than early ones.
        let k = self.random.below(all.len()).max(self.random.below(all.len()));
        Some(self.scope[all[k]].clone())
    }

    /// A place of a float in a variable.
    pub fn cell(&mut self, e: &Entry, out: &mut Vec<Stmt>) -> Place {
        let whole = Place::whole(e.var);
        match e.kind {
            Kind::Array(n) | Kind::Slice(n) => {
                let i = self.index(n, out);
                whole.then(Step::Index(vec![i]))
            }
            Kind::Grid(n) => {
                let (i, j) = (self.index(n, out), self.index(2, out));
                whole.then(Step::Index(vec![i])).then(Step::Index(vec![j]))
            }
            Kind::Pair => whole.then(Step::Field(syn::Member::from(self.random.below(2)))),
            _ => whole,
        }
    }

    /// A mutable place of a float.
    pub fn target(&mut self, out: &mut Vec<Stmt>) -> Option<Place> {
        let has_cells = |e: &Entry| !matches!(e.kind, Kind::Int | Kind::Bool | Kind::Vec | Kind::Option);
        let e = self.find(|e| e.mutable && has_cells(e))?;
        Some(self.cell(&e, out))
    }

    /// A float.
    pub fn float(&mut self, out: &mut Vec<Stmt>) -> Operand {
        if self.random.chance(10) {
            return self.constant();
        }
        match self.find(|e| !matches!(e.kind, Kind::Bool | Kind::Vec | Kind::Option)) {
            None => self.constant(),
            Some(e) if e.kind == Kind::Int && self.random.chance(60) => self.float(out),
            Some(e) if e.kind == Kind::Int => {
                let i = self.arena.ident(e.var);
                let c = self.capture(quote!(#i as f64 * 0.25f64), vec![e.var]);
                self.set("s", Kind::Float, Value::Capture(c), out).into()
            }
            Some(e) if !e.memory => e.var.into(),
            Some(e) => {
                let place = self.cell(&e, out);
                self.read(place, Kind::Float, out)
            }
        }
    }

    /// A constant.
    pub fn constant(&mut self) -> Operand {
        float(*self.random.pick(&[0.5, -0.5, 1.0, 0.25, -1.0, 2.0, 0.0]))
    }

    /// Captured code that reads variables.
    pub fn capture(&self, tokens: TokenStream, reads: Vec<Var>) -> Capture {
        let repeatable = reads.iter().all(|v| !self.arena.info(*v).mutable);
        Capture { tokens, reads, writes: vec![], repeatable }
    }

    /// An integer expression, never negative.
    pub fn count(&mut self) -> (TokenStream, Vec<Var>) {
        let k = Literal::usize_unsuffixed(self.random.below(4));
        let Some(a) = self.find(|e| e.kind == Kind::Int) else { return (quote!(#k), vec![]) };
        let i = self.arena.ident(a.var);
        match self.random.below(4) {
            0 => (quote!(#i), vec![a.var]),
            1 => (quote!((#i + #k)), vec![a.var]),
            2 => (quote!((#i * 2 + #k)), vec![a.var]),
            _ => match self.find(|e| e.kind == Kind::Int) {
                Some(b) => {
                    let j = self.arena.ident(b.var);
                    (quote!((#i + #j)), vec![a.var, b.var])
                }
                None => (quote!(#i), vec![a.var]),
            },
        }
    }

    /// An index below `n`.
    pub fn index(&mut self, n: usize, out: &mut Vec<Stmt>) -> Operand {
        if self.random.chance(35) {
            return integer(self.random.below(n) as i64);
        }
        let (tokens, reads) = self.count();
        if reads.is_empty() {
            return integer(self.random.below(n) as i64);
        }
        let n = Literal::usize_unsuffixed(n);
        let c = self.capture(quote!(#tokens % #n), reads);
        self.set("i", Kind::Int, Value::Capture(c), out).into()
    }

    /// A condition.
    pub fn condition(&mut self, out: &mut Vec<Stmt>) -> Operand {
        if self.random.chance(30)
            && let Some(e) = self.find(|e| e.kind == Kind::Bool && !e.mutable)
        {
            return e.var.into();
        }
        if self.random.chance(30) {
            let (tokens, reads) = self.count();
            let c = self.capture(quote!(#tokens % 2 == 1), reads);
            return self.set("b", Kind::Bool, Value::Capture(c), out).into();
        }
        use Comparison::{Ge, Gt, Le, Lt};
        let how = *self.random.pick(&[Lt, Le, Gt, Ge]);
        let (a, b) = (self.float(out), self.float(out));
        self.set("b", Kind::Bool, Value::Compare(how, a, b), out).into()
    }

    /// A test of the exit flag.
    pub fn flag_is(&mut self, code: i64, out: &mut Vec<Stmt>) -> Option<Operand> {
        let (flag, _) = self.exits?;
        let i = self.arena.ident(flag);
        let code = Literal::usize_unsuffixed(code as usize);
        let c = self.capture(quote!(#i == #code), vec![flag]);
        Some(self.set("f", Kind::Bool, Value::Capture(c), out).into())
    }

    /// A block with a scope of its own.
    pub fn scoped(&mut self, write: impl FnOnce(&mut Self, &mut Vec<Stmt>)) -> Block {
        let mark = self.scope.len();
        let mut stmts = Vec::new();
        self.depth += 1;
        write(self, &mut stmts);
        self.depth -= 1;
        self.scope.truncate(mark);
        Block { stmts }
    }
}
