//! From a function to its two sweeps.
//!
//! Every active variable has an adjoint of the same structure, and the reverse of a statement moves cotangents from the
//! adjoint of what it wrote to the adjoints of what it read. Overwriting a place takes its cotangent away; reading one adds
//! to it; swapping two swaps their adjoints. Blocks are reversed statement by statement, so the reverse of a loop is a loop
//! over the reverse of its body, and what its iterations have to remember is found by [`keep`](super::keep).
//!
//! Adjoints of what a block binds live in the reverse of that block.

mod call;
mod control;
#[cfg(test)]
mod tests;
mod value;

use super::counters::integers;
use super::dead::without_dead;
use super::ir::{Arena, Block, Checkpoint, Function, Operand, Param, Place, Recursion, Step, Stmt, Ty, Value, Var};
use super::keep::close;
use super::tidy::tidied;
use proc_macro2::Span;
use std::collections::{BTreeMap, BTreeSet};

/// The two sweeps of a function.
#[derive(Clone, Debug)]
pub struct Sweeps {
    /// All variables.
    pub arena: Arena,
    /// The parameters.
    pub params: Vec<Param>,
    /// The forward sweep.
    pub forward: Block,
    /// The result, if it is not `()`.
    pub result: Option<Operand>,
    /// The cotangent of the result.
    pub ct: Option<Var>,
    /// The reverse sweep. It adds to the adjoints of the parameters.
    pub reverse: Block,
    /// The adjoint of each parameter that is active. Behind a reference where the parameter is, and then the reverse sweep
    /// is given it and adds to it; else the reverse sweep declares it, if any cotangent reaches it.
    pub adjoints: Vec<Option<Var>>,
}

/// The two sweeps of a function whose active variables are marked.
pub fn sweeps(f: &Function) -> Sweeps {
    swept(f, Reverser::of(f))
}

/// The same, where the forward sweep holds the pullbacks of calls that may come back to the function.
pub fn sweeps_holding(f: &Function) -> Sweeps {
    swept(f, Reverser { holding: true, ..Reverser::of(f) })
}

fn swept(f: &Function, mut r: Reverser) -> Sweeps {
    let (mut forward, mut reverse) = r.reversed(&f.body);
    let by_value = |v: &Var| f.arena.info(*v).active && !f.arena.info(*v).by_ref;
    for p in f.params.iter().filter(|p| by_value(&p.var)) {
        let d = r.adjoint(p.var);
        let (at_end, at_start) = r.zero(p.var, d);
        forward.stmts.extend(at_end);
        reverse.stmts.splice(0..0, at_start);
    }
    let ct = r.result_cotangent(f);
    if let Some(start) = r.result_start(f, ct, &reverse) {
        reverse.stmts.insert(declarations(&reverse), start);
    }
    let adjoints = f.params.iter().map(|p| r.adjoint_if_active(p.var)).collect();
    let reverse = tidied(reverse, &mut r.arena);
    // The pullback owns what its sweep reads, and a loop that keeps the pullback keeps all of that.
    let (_, reverse) = close(&r.arena, &forward, reverse, &[]);
    Sweeps { arena: r.arena, params: f.params.clone(), forward, result: f.result.clone(), ct, reverse, adjoints }
}

/// How many statements at the start of a reversed block declare its adjoints.
pub fn declarations(b: &Block) -> usize {
    let zero = |s: &Stmt| {
        matches!(s, Stmt::Let { value: Value::Zero(_), .. }) || matches!(s, Stmt::Declare { init: Some(_), .. })
    };
    b.stmts.iter().take_while(|s| zero(s)).count()
}

/// Reverses the statements of a function.
pub struct Reverser {
    /// All variables.
    pub arena: Arena,
    adjoints: BTreeMap<Var, Var>,
    /// The variables that certainly are integers.
    pub(super) integers: BTreeSet<Var>,
    /// How the loops at hand bound what they keep.
    checkpoint: Option<Checkpoint>,
    /// Which calls may come back to the function.
    recursion: Recursion,
    /// Whether their pullbacks are held like those of other calls.
    holding: bool,
    /// What may still be written, by the statements after the one at hand in each block around it and by the next
    /// iterations of loops.
    pending: Vec<BTreeSet<Var>>,
}

/// What a statement becomes: forward statements, and the statements of its reverse in order.
pub type Pair = (Vec<Stmt>, Vec<Stmt>);

impl Reverser {
    /// For a function whose active variables are marked.
    pub fn of(f: &Function) -> Reverser {
        Reverser {
            arena: f.arena.clone(),
            adjoints: BTreeMap::new(),
            integers: integers(&f.body),
            checkpoint: f.checkpoint,
            recursion: f.recursion.clone(),
            holding: false,
            pending: Vec::new(),
        }
    }

    /// The cotangent of the result.
    pub fn result_cotangent(&mut self, f: &Function) -> Option<Var> {
        let o = f.result.as_ref()?;
        let ty = o.var().map(|v| self.arena.info(v).ty.clone()).unwrap_or(Ty::Float);
        let ct = self.arena.value("ct", ty, Span::call_site());
        self.arena.info_mut(ct).adjoint = true;
        Some(ct)
    }

    /// What adds it to the adjoint of the result. Where nothing reads that, the cotangent ends here.
    pub fn result_start(&mut self, f: &Function, ct: Option<Var>, reverse: &Block) -> Option<Stmt> {
        let declared = reverse.binds();
        let v = f.result.as_ref().and_then(|o| self.active(o))?;
        let d = self.adjoint_of(v)?;
        declared.contains(&d).then(|| ct.map(|ct| self.add(v, ct.into())))?
    }

    /// The adjoints of the variables that have one.
    pub fn adjoints(&self) -> BTreeMap<Var, Var> {
        self.adjoints.clone()
    }

    /// The adjoint of a variable that has one.
    pub fn adjoint_of(&self, v: Var) -> Option<Var> {
        self.adjoints.get(&v).copied()
    }

    /// The adjoint of a variable, if it is active.
    pub fn adjoint_if_active(&mut self, v: Var) -> Option<Var> {
        self.is_active(v).then(|| self.adjoint(v))
    }

    fn is_active(&self, v: Var) -> bool {
        self.arena.info(v).active
    }

    /// The variable of an active operand.
    fn active(&self, o: &Operand) -> Option<Var> {
        o.var().filter(|v| self.is_active(*v))
    }

    /// The adjoint of a variable.
    pub fn adjoint(&mut self, v: Var) -> Var {
        if let Some(d) = self.adjoints.get(&v) {
            return *d;
        }
        let info = self.arena.info(v).clone();
        let d = self.arena.mutable(&format!("d_{}", info.name), info.ty, info.span);
        let new = self.arena.info_mut(d);
        (new.by_ref, new.adjoint) = (info.by_ref, true);
        self.adjoints.insert(v, d);
        d
    }

    fn adjoint_place(&mut self, p: &Place) -> Place {
        p.of(self.adjoint(p.base))
    }

    /// A value of a sweep: a cotangent, or zeros.
    fn fresh(&mut self, name: &str, ty: Ty, like: Var) -> Var {
        let span = self.arena.info(like).span;
        let v = self.arena.value(name, ty, span);
        self.arena.info_mut(v).adjoint = true;
        v
    }

    /// `d_v += value`
    fn add(&mut self, v: Var, value: Operand) -> Stmt {
        let place = Place::whole(self.adjoint(v));
        Stmt::Update { place, negate: false, value }
    }

    /// Reads the adjoint at a place.
    fn read(&mut self, place: Place, ty: Ty) -> (Var, Stmt) {
        let var = self.fresh("c", ty, place.base);
        (var, Stmt::Let { var, value: Value::Read(place) })
    }

    /// Reverses what comes before statements.
    pub fn before<T>(&mut self, later: &[Stmt], f: impl FnOnce(&mut Self) -> T) -> T {
        let mut written = BTreeSet::new();
        for s in later {
            super::reads::written(s, &mut written);
        }
        self.until(written, f)
    }

    fn until<T>(&mut self, written: BTreeSet<Var>, f: impl FnOnce(&mut Self) -> T) -> T {
        self.pending.push(written);
        let out = f(self);
        self.pending.pop();
        out
    }

    /// The two sweeps of a loop's body.
    pub fn iteration(&mut self, body: &Block) -> (Block, Block) {
        self.repeated_body(body, |this| this.block(body))
    }

    /// Reverses the body of a loop: the next iterations may write what this one does, but for variables of the body, which
    /// each iteration has of its own.
    pub fn repeated_body<T>(&mut self, body: &Block, f: impl FnOnce(&mut Self) -> T) -> T {
        let (mut written, mut own) = (BTreeSet::new(), BTreeSet::new());
        for s in &body.stmts {
            super::reads::written(s, &mut written);
        }
        body.each(&mut |s| own.extend(s.binds()));
        self.until(written.difference(&own).copied().collect(), f)
    }

    /// Whether a variable of the function's own has its last value.
    fn is_settled(&self, v: Var) -> bool {
        !self.arena.info(v).by_ref && self.pending.iter().all(|p| !p.contains(&v))
    }

    /// The two sweeps of a block inside the function: tidied before what its reverse reads is kept for it.
    pub fn block(&mut self, b: &Block) -> (Block, Block) {
        let (forward, reverse) = self.reversed(b);
        (forward, tidied(reverse, &mut self.arena))
    }

    fn reversed(&mut self, b: &Block) -> (Block, Block) {
        let mut forward = Vec::new();
        let mut reversed = Vec::new();
        for (k, s) in b.stmts.iter().enumerate() {
            let (f, r) = self.before(&b.stmts[k + 1..], |this| this.stmt(s));
            forward.extend(f);
            reversed.push(r);
        }
        let (ends, reverse) = self.closed(b, reversed.into_iter().rev().flatten().collect());
        forward.extend(ends);
        (Block { stmts: forward }, Block { stmts: reverse })
    }

    /// The reverse of a block with the adjoints of what the block binds, after what its forward sweep does for them at its
    /// end.
    pub fn closed(&mut self, b: &Block, reverse: Vec<Stmt>) -> Pair {
        let bound: Vec<(Var, Var)> =
            b.stmts.iter().flat_map(Stmt::binds).filter_map(|v| self.adjoints.get(&v).map(|d| (v, *d))).collect();
        let stmts = without_dead(reverse, &bound.iter().map(|(_, d)| *d).collect());
        let used = Block { stmts: stmts.clone() }.free();
        let (mut ends, mut starts) = (Vec::new(), Vec::new());
        for (v, d) in bound {
            if !used.contains(&d) {
                continue;
            }
            let (at_end, at_start) = self.zero(v, d);
            ends.extend(at_end);
            starts.extend(at_start);
        }
        starts.extend(stmts);
        (ends, starts)
    }

    /// Declares the adjoint of a variable: the statements at the end of the forward block, where its final shape is known,
    /// and those at the start of the reverse.
    pub fn zero(&mut self, v: Var, d: Var) -> Pair {
        let ty = self.arena.info(v).ty.clone();
        let z = self.fresh("zero", ty.clone(), v);
        let declare = Stmt::Declare { var: d, init: Some(z.into()) };
        if is_static(&ty) {
            (vec![], vec![Stmt::Let { var: z, value: Value::Zero(ty) }, declare])
        } else {
            (vec![Stmt::Let { var: z, value: Value::ZeroLike(Place::whole(v)) }], vec![declare])
        }
    }

    /// The two sweeps of a statement.
    pub fn stmt(&mut self, s: &Stmt) -> Pair {
        let same = || vec![s.clone()];
        match s {
            Stmt::Let { var, value: Value::Prim(prim, operands) }
                if self.is_active(*var) && matches!(prim.name, "sin" | "cos") =>
            {
                self.circular(*var, prim, operands)
            }
            Stmt::Let { var, value } if self.is_active(*var) => (same(), self.value(*var, value)),
            Stmt::Declare { var, init: Some(o) } if self.is_active(*var) => (same(), self.declare(*var, o)),
            Stmt::Assign { place, value } if self.is_active(place.base) => self.assign(place, value),
            Stmt::Update { place, negate, value } if self.is_active(place.base) => {
                (same(), self.update(place, *negate, value))
            }
            Stmt::Swap { a, b } if self.is_active(a.base) => {
                let (a, b) = (self.adjoint_place(a), self.adjoint_place(b));
                (same(), vec![Stmt::Swap { a, b }])
            }
            Stmt::Push { place, value } if self.is_active(place.base) => (same(), self.push(place, value)),
            Stmt::Reverse { place } if self.is_active(place.base) => {
                (same(), vec![Stmt::Reverse { place: self.adjoint_place(place) }])
            }
            Stmt::If { cond, then, otherwise, .. } => self.branch(cond, then, otherwise),
            Stmt::Match { on, arms, .. } => self.arms(on, arms),
            Stmt::For { var, range, exit, body, .. } => self.counted(*var, range, *exit, body),
            Stmt::While { head, cond, exit, body, .. } => self.repeated(head, cond, *exit, body),
            Stmt::Call { var, callee, args, .. } => self.call(*var, callee, args),
            _ => (same(), vec![]),
        }
    }

    fn place_ty(&self, p: &Place) -> Ty {
        place_ty(&self.arena, p)
    }
}

/// The type of a part, as far as it is known.
pub fn place_ty(arena: &Arena, p: &Place) -> Ty {
    p.path.iter().fold(arena.info(p.base).ty.clone(), |ty, step| match (ty, step) {
        (Ty::Array(t, _) | Ty::Slice(t) | Ty::Vec(t) | Ty::NdArray(t), Step::Index(_)) => *t,
        (Ty::Array(t, _) | Ty::Slice(t) | Ty::Vec(t), Step::Range(..)) => Ty::Slice(t),
        (Ty::Tuple(t), Step::Field(syn::Member::Unnamed(i))) => t.get(i.index as usize).cloned().unwrap_or_default(),
        (Ty::Option(t), Step::Payload) => *t,
        _ => Ty::Unknown,
    })
}

/// Whether zeros of the type need no value to be like.
pub fn is_static(ty: &Ty) -> bool {
    match ty {
        Ty::Float => true,
        Ty::Array(t, _) => is_static(t),
        Ty::Tuple(parts) => parts.iter().all(is_static),
        _ => false,
    }
}
