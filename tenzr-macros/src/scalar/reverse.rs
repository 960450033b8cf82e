//! From a function to its two sweeps.
//!
//! Every active variable has an adjoint of the same structure, and the reverse of a statement moves cotangents from the
//! adjoint of what it wrote to the adjoints of what it read. Overwriting a place takes its cotangent away; reading one adds
//! to it; swapping two swaps their adjoints. Blocks are reversed statement by statement, so the reverse of a loop is a loop
//! over the reverse of its body, and what its iterations have to remember is found by [`keep`](super::keep).
//!
//! Adjoints of what a block binds live in the reverse of that block.

use super::dead::without_dead;
use super::fuse::is_unordered;
use super::ir::{
    Arena, Arg, Arm, Block, Callee, Checkpoint, Function, Kept, Make, Operand, Param, Place, PullArg, Range, Recompute,
    Recursion, Step, Stmt, Ty, Value, Var, VarInfo, is_variant,
};
use super::keep;
use super::lower::place_tokens;
use super::prim::Prim;
use super::sink::sunk;
use super::tidy::tidied;
use proc_macro2::{Ident, Span};
use quote::quote;
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
    let mut r = Reverser::of(f);
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
    /// How the loops at hand bound what they keep.
    checkpoint: Option<Checkpoint>,
    /// Which calls may come back to the function.
    recursion: Recursion,
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
            checkpoint: f.checkpoint,
            recursion: f.recursion.clone(),
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
        self.pending.push(written);
        let out = f(self);
        self.pending.pop();
        out
    }

    /// The two sweeps of a loop's body.
    pub fn iteration(&mut self, body: &Block) -> (Block, Block) {
        self.before(&body.stmts, |this| this.block(body))
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

    fn value(&mut self, var: Var, value: &Value) -> Vec<Stmt> {
        let d = Place::whole(self.adjoint(var));
        let ty = self.arena.info(var).ty.clone();
        match value {
            Value::Prim(prim, operands) => {
                let (c, read) = self.read(d, Ty::Float);
                let mut out = vec![read];
                for i in 0..operands.len() {
                    out.extend(self.pullback(c, prim, i, operands, var));
                }
                out
            }
            Value::Read(p) => {
                // A cotangent of a type that is not known, as that of a function, is not known to be cloned.
                let (c, read) = match ty {
                    Ty::Named(_) => {
                        let c = self.fresh("c", ty, var);
                        (c, Stmt::Let { var: c, value: Value::Take(d) })
                    }
                    ty => self.read(d, ty),
                };
                vec![read, Stmt::Update { place: self.adjoint_place(p), negate: false, value: c.into() }]
            }
            Value::ToVec(p) => {
                let to = self.adjoint_place(p);
                self.each(var, |k| (to.then(Step::Index(vec![k.clone()])), d.then(Step::Index(vec![k]))))
            }
            Value::Copy(o) => match self.active(o) {
                Some(v) => {
                    let (c, read) = self.read(d, ty);
                    vec![read, self.add(v, c.into())]
                }
                None => vec![],
            },
            Value::Make(make, operands) => self.make(var, make, operands),
            Value::Pop(p) => {
                let (c, read) = self.read(d, ty);
                vec![read, Stmt::Unpop { place: self.adjoint_place(p), value: c }]
            }
            _ => vec![],
        }
    }

    /// Sine and cosine are each other's derivatives, and both together cost as much as one: the forward sweep takes both.
    fn circular(&mut self, var: Var, prim: &'static Prim, operands: &[Operand]) -> Pair {
        let let_ = |var, value| Stmt::Let { var, value };
        let (Some(v), Some(mul)) = (self.active(&operands[0]), Prim::named("mul")) else { return (vec![], vec![]) };
        let (other, negate) = if prim.name == "sin" { ("cos", false) } else { ("sin", true) };
        let Some(other) = Prim::named(other) else { return (vec![], vec![]) };
        let span = self.arena.info(var).span;
        let partial = self.arena.value(other.name, Ty::Float, span);
        self.arena.info_mut(partial).active = true;
        let forward =
            vec![let_(var, Value::Prim(prim, operands.to_vec())), let_(partial, Value::Prim(other, operands.to_vec()))];
        let d = Place::whole(self.adjoint(var));
        let (c, read) = self.read(d, Ty::Float);
        let g = self.fresh("g", Ty::Float, v);
        let operands = vec![Operand::Tokens(quote!()), partial.into()];
        let product = Value::Pullback { ct: c.into(), prim: mul, index: 0, operands, result: None };
        let place = Place::whole(self.adjoint(v));
        (forward, vec![read, let_(g, product), Stmt::Update { place, negate, value: g.into() }])
    }

    /// The contribution of one operand of an operation.
    fn pullback(
        &mut self,
        c: Var,
        prim: &'static super::prim::Prim,
        index: usize,
        operands: &[Operand],
        result: Var,
    ) -> Vec<Stmt> {
        let Some(v) = self.active(&operands[index]).filter(|_| prim.differentiated[index]) else { return vec![] };
        let negate = matches!((prim.name, index), ("sub", 1) | ("neg", 0));
        let place = Place::whole(self.adjoint(v));
        if negate || matches!(prim.name, "add" | "sub") {
            return vec![Stmt::Update { place, negate, value: c.into() }];
        }
        let reads = prim.reads[index];
        let g = self.fresh("g", Ty::Float, v);
        let kept = |(i, o): (usize, &Operand)| if reads.operands[i] { o.clone() } else { Operand::Tokens(quote!()) };
        let value = Value::Pullback {
            ct: c.into(),
            prim,
            index,
            operands: operands.iter().enumerate().map(kept).collect(),
            result: reads.result.then_some(result),
        };
        vec![Stmt::Let { var: g, value }, Stmt::Update { place, negate: false, value: g.into() }]
    }

    /// `for k in 0..d.len() { to += from }`, both chosen by `k`.
    fn each(&mut self, var: Var, parts: impl FnOnce(Operand) -> (Place, Place)) -> Vec<Stmt> {
        let d = self.adjoint(var);
        let span = self.arena.info(var).span;
        let n = self.arena.value("n", Ty::Inactive, span);
        let k = self.arena.value("k", Ty::Inactive, span);
        let ident = self.arena.ident(d);
        let length =
            super::ir::Capture { tokens: quote!(#ident.len()), reads: vec![d], writes: vec![], repeatable: false };
        let (to, from) = parts(k.into());
        let (c, read) = self.read(from, Ty::Unknown);
        let body = Block { stmts: vec![read, Stmt::Update { place: to, negate: false, value: c.into() }] };
        let range = Range { start: Operand::Int(0, quote!(0usize)), end: n.into(), inclusive: false, reversed: false };
        let repeat = Stmt::For { var: k, range, exit: None, body, kept: None };
        let known = Stmt::Let { var: n, value: Value::Capture(length) };
        vec![known, repeat]
    }

    fn make(&mut self, var: Var, make: &Make, operands: &[Operand]) -> Vec<Stmt> {
        let d = Place::whole(self.adjoint(var));
        if let Make::Repeat(_) | Make::VecRepeat(_) = make {
            let Some(v) = operands.first().and_then(|o| self.active(o)) else { return vec![] };
            let to = Place::whole(self.adjoint(v));
            return self.each(var, |k| (to, d.then(Step::Index(vec![k]))));
        }
        let mut out = Vec::new();
        let mut before = 0;
        for (i, o) in operands.iter().enumerate() {
            let Some(v) = self.active(o) else { continue };
            let ty = self.arena.info(v).ty.clone();
            // The cotangent of a closure has those of the active values only.
            let i = if matches!(make, Make::Lifted(_)) { before } else { i };
            before += 1;
            let Some(step) = part(make, i) else {
                // What follows `..` in a struct: all fields that are not named.
                out.extend(self.rest(var, make, v));
                continue;
            };
            // The cotangent of a function that was captured is no type that is known to be cloned.
            if matches!(make, Make::Lifted(_)) && !matches!(ty, Ty::Float) {
                let c = self.fresh("c", ty, v);
                out.push(Stmt::Let { var: c, value: Value::Take(d.then(step)) });
                out.push(self.add(v, c.into()));
                continue;
            }
            let (c, read) = self.read(d.then(step), ty);
            out.extend([read, self.add(v, c.into())]);
        }
        out
    }

    /// The cotangent of the base of a struct: that of the whole, the named fields left out.
    fn rest(&mut self, var: Var, make: &Make, base: Var) -> Vec<Stmt> {
        let Make::Struct(_, fields, _) = make else { return vec![] };
        let d = Place::whole(self.adjoint(var));
        let mut out = Vec::new();
        for f in fields {
            // Zeros of the shape that the base's own field has.
            let zero = self.fresh("zero", Ty::Unknown, var);
            let own = Place::whole(self.adjoint(base)).then(Step::Field(f.clone()));
            out.push(Stmt::Let { var: zero, value: Value::ZeroLike(own) });
            out.push(Stmt::Assign { place: d.then(Step::Field(f.clone())), value: zero.into() });
        }
        let ty = self.arena.info(var).ty.clone();
        let (c, read) = self.read(d, ty);
        out.extend([read, self.add(base, c.into())]);
        out
    }

    fn declare(&mut self, var: Var, init: &Operand) -> Vec<Stmt> {
        let Some(v) = self.active(init) else {
            // The adjoint has to exist: statements after this one may use it.
            self.adjoint(var);
            return vec![];
        };
        let ty = self.arena.info(var).ty.clone();
        let place = Place::whole(self.adjoint(var));
        let (c, read) = self.read(place, ty);
        vec![read, self.add(v, c.into())]
    }

    fn assign(&mut self, place: &Place, value: &Operand) -> Pair {
        let stmt = Stmt::Assign { place: place.clone(), value: value.clone() };
        let d = self.adjoint_place(place);
        let ty = match (self.place_ty(place), value) {
            // Where a float goes, a float stands.
            (Ty::Unknown, Operand::Var(v)) if matches!(self.arena.info(*v).ty, Ty::Float) => Ty::Float,
            (ty, _) => ty,
        };
        let c = self.fresh("c", ty.clone(), place.base);
        let mut forward = vec![];
        // Without an initial value there is nothing before.
        let first = place.path.is_empty() && !self.arena.info(place.base).mutable;
        let taken = if first {
            Value::Read(d)
        } else if is_static(&ty) {
            Value::Take(d)
        } else {
            let before = self.fresh("before", ty, place.base);
            forward.push(Stmt::Let { var: before, value: Value::ZeroLike(place.clone()) });
            Value::Replace(d, before)
        };
        forward.push(stmt);
        let mut reverse = vec![Stmt::Let { var: c, value: taken }];
        if let Some(v) = self.active(value) {
            reverse.push(self.add(v, c.into()));
        }
        (forward, reverse)
    }

    fn update(&mut self, place: &Place, negate: bool, value: &Operand) -> Vec<Stmt> {
        let d = self.adjoint_place(place);
        let Some(v) = self.active(value) else { return vec![] };
        let (c, read) = self.read(d, Ty::Float);
        let to = Place::whole(self.adjoint(v));
        vec![read, Stmt::Update { place: to, negate, value: c.into() }]
    }

    fn push(&mut self, place: &Place, value: &Operand) -> Vec<Stmt> {
        let d = self.adjoint_place(place);
        let ty = self.active(value).map(|v| self.arena.info(v).ty.clone()).unwrap_or_default();
        let c = self.fresh("c", ty, place.base);
        let mut out = vec![Stmt::Let { var: c, value: Value::Unpush(d) }];
        if let Some(v) = self.active(value) {
            out.push(self.add(v, c.into()));
        }
        out
    }

    fn branch(&mut self, cond: &Operand, then: &Block, otherwise: &Block) -> Pair {
        let (ft, rt) = self.block(then);
        let (fo, ro) = self.block(otherwise);
        let plain = |ft, fo, kept| Stmt::If { cond: cond.clone(), then: ft, otherwise: fo, kept };
        if rt.stmts.is_empty() && ro.stmts.is_empty() {
            return (vec![plain(ft, fo, None)], vec![]);
        }
        let (vt, rt) = keep::close(&self.arena, &ft, rt, &[]);
        let (vo, ro) = keep::close(&self.arena, &fo, ro, &[]);
        if vt.is_empty() && vo.is_empty() {
            return (vec![plain(ft, fo, None)], vec![plain(rt, ro, None)]);
        }
        let record = self.arena.value("kept", Ty::Unknown, Span::call_site());
        let kept = Kept { record, values: vec![vt.clone(), vo.clone()], only: None };
        (vec![plain(ft, fo, Some(kept))], vec![Stmt::IfKept { record, blocks: vec![(vt, rt), (vo, ro)] }])
    }

    fn arms(&mut self, on: &super::ir::Capture, arms: &[Arm]) -> Pair {
        let (mut forward, mut values, mut blocks) = (Vec::new(), Vec::new(), Vec::new());
        for a in arms {
            let (f, r) = self.block(&a.body);
            let (v, r) = keep::close(&self.arena, &f, r, &a.binds);
            forward.push(Arm { body: f, ..a.clone() });
            values.push(v.clone());
            blocks.push((v, r));
        }
        if blocks.iter().all(|(_, r)| r.stmts.is_empty()) {
            return (vec![Stmt::Match { on: on.clone(), arms: forward, kept: None }], vec![]);
        }
        let record = self.arena.value("kept", Ty::Unknown, Span::call_site());
        let kept = Some(Kept { record, values, only: None });
        (vec![Stmt::Match { on: on.clone(), arms: forward, kept }], vec![Stmt::IfKept { record, blocks }])
    }

    fn counted(&mut self, var: Var, range: &Range, exit: Option<Var>, body: &Block) -> Pair {
        let plain = |fb, kept| Stmt::For { var, range: range.clone(), exit, body: fb, kept };
        if let Some(policy) = self.checkpoint {
            return self.checkpointed(policy, Some((var, range.clone())), body, &Block::default(), &plain);
        }
        let (fb, rb) = self.iteration(body);
        if rb.stmts.is_empty() {
            return (vec![plain(fb, None)], vec![]);
        }
        let (rb, only) = sunk(&self.arena, rb);
        let every = exit.is_none() && only.is_none();
        let bound = if every { vec![] } else { vec![var] };
        let (values, rb) = keep::close(&self.arena, &fb, rb, &bound);
        let back = Range { reversed: !range.reversed, ..range.clone() };
        if every && values.is_empty() {
            let along = |range| Stmt::For { var, range, exit: None, body: rb.clone(), kept: None };
            // The optimiser knows loops that run upwards best.
            let upwards = along(range.clone());
            let reverse = if is_unordered(&self.arena, &upwards) { upwards } else { along(back) };
            return (vec![plain(fb, None)], vec![reverse]);
        }
        let record = self.arena.value("kept", Ty::Unknown, Span::call_site());
        let kept = Kept { record, values: vec![values.clone()], only };
        let counter = every.then_some((var, back));
        (vec![plain(fb, Some(kept))], vec![Stmt::Backwards { record, values, counter, body: rb }])
    }

    fn repeated(&mut self, head: &Block, cond: &Operand, exit: Option<Var>, body: &Block) -> Pair {
        let plain = |fb, kept| Stmt::While { head: head.clone(), cond: cond.clone(), exit, body: fb, kept };
        if let Some(policy) = self.checkpoint {
            return self.checkpointed(policy, None, body, head, &plain);
        }
        let (fb, rb) = self.iteration(body);
        if rb.stmts.is_empty() {
            return (vec![plain(fb, None)], vec![]);
        }
        let (rb, only) = sunk(&self.arena, rb);
        // What the head computes is in scope at the end of the body.
        let bound: Vec<Var> = head.binds().into_iter().collect();
        let (values, rb) = keep::close(&self.arena, &fb, rb, &bound);
        let record = self.arena.value("kept", Ty::Unknown, Span::call_site());
        let kept = Kept { record, values: vec![values.clone()], only };
        (vec![plain(fb, Some(kept))], vec![Stmt::Backwards { record, values, counter: None, body: rb }])
    }

    /// A loop that keeps its state before it and the number of its iterations; the loops inside keep what they need for the
    /// pieces that run again.
    fn checkpointed(
        &mut self,
        policy: Checkpoint,
        counter: Option<(Var, Range)>,
        body: &Block,
        head: &Block,
        plain: &dyn Fn(Block, Option<Kept>) -> Stmt,
    ) -> Pair {
        let outer = self.checkpoint.take();
        let (mut fb, rb) = self.iteration(body);
        self.checkpoint = outer;
        if rb.stmts.is_empty() {
            return (vec![plain(fb, None)], vec![]);
        }
        let mut once = head.clone();
        once.stmts.extend(body.stmts.iter().cloned());
        fb.stmts.splice(0..0, head.stmts.iter().cloned());
        let bound: Vec<Var> = counter.iter().map(|c| c.0).collect();
        let (values, reverse) = keep::close(&self.arena, &fb, rb, &bound);
        let mut forward = Vec::new();
        let mut state = Vec::new();
        for v in once.free() {
            let VarInfo { ty, span, active, mutable, .. } = self.arena.info(v).clone();
            if !mutable {
                continue;
            }
            let before = self.arena.value("before", ty, span);
            self.arena.info_mut(before).active = active;
            forward.push(Stmt::Let { var: before, value: Value::Read(Place::whole(v)) });
            state.push((v, before));
        }
        let count = self.arena.value("count", Ty::Inactive, Span::call_site());
        forward.push(plain(body.clone(), Some(Kept { record: count, values: vec![vec![]], only: None })));
        let again = Recompute { policy, count, counter, state, body: once, forward: fb, values, reverse };
        (forward, vec![Stmt::Recompute(Box::new(again))])
    }

    fn call(&mut self, var: Option<Var>, callee: &Callee, args: &[Arg]) -> Pair {
        let result = var.filter(|v| self.is_active(*v));
        let writes = |a: &Arg| matches!(a, Arg::RefMut(p) if self.is_active(p.base));
        if result.is_none() && !args.iter().any(writes) {
            let same = Stmt::Call { var, callee: callee.clone(), args: args.to_vec(), pullback: None };
            return (vec![same], vec![]);
        }
        let (mut forward, mut reverse, mut after) = (Vec::new(), Vec::new(), Vec::new());
        let mut used = Vec::new();
        let mut pulled = Vec::new();
        for (i, a) in args.iter().enumerate() {
            let method = match callee {
                Callee::Method(name) if i == 0 => Some(name),
                _ => None,
            };
            let again = match method {
                Some(name) => self.receiver_again(name, a, &mut forward),
                None => self.again(a, &mut forward),
            };
            let adjoint = self.argument_adjoint(a, &mut used, &mut reverse, &mut after);
            let written = matches!(a, Arg::RefMut(_)) || method.is_some();
            pulled.push(PullArg { again, adjoint, written, receiver: method.is_some() });
        }
        let ct = result.map(|v| Place::whole(self.adjoint(v)));
        if self.recursion.is(callee) {
            let again = self.repeated_args(args, &pulled, &mut forward, &mut reverse);
            forward.push(Stmt::Call { var, callee: callee.clone(), args: args.to_vec(), pullback: None });
            reverse.push(Stmt::PullAgain { value: None, callee: callee.clone(), args: again, ct, pulled });
            reverse.extend(after);
            return (forward, reverse);
        }
        let pullback = self.arena.value("pullback", Ty::Unknown, Span::call_site());
        forward.push(Stmt::Call { var, callee: callee.clone(), args: args.to_vec(), pullback: Some(pullback) });
        let gradient = matches!(callee, Callee::Gradient(_, false));
        reverse.push(Stmt::Pull { pullback, ct, gradient, args: pulled });
        reverse.extend(after);
        (forward, reverse)
    }

    /// The arguments of a call that is made once more in the reverse sweep: what was written is what it was before.
    fn repeated_args(
        &mut self,
        args: &[Arg],
        pulled: &[PullArg],
        forward: &mut Vec<Stmt>,
        reverse: &mut Vec<Stmt>,
    ) -> Vec<Arg> {
        let mut again = Vec::new();
        for (a, p) in args.iter().zip(pulled) {
            again.push(match (a, &p.again) {
                (Arg::Ref(_), Some(place)) => Arg::Ref(place.clone()),
                (Arg::RefMut(place), _) => {
                    let before = self.snapshot(place, forward);
                    let info = self.arena.info(before).clone();
                    let copy = self.arena.mutable(&info.name, info.ty, info.span);
                    self.arena.info_mut(copy).active = info.active;
                    reverse.push(Stmt::Declare { var: copy, init: Some(before.into()) });
                    Arg::RefMut(Place::whole(copy))
                }
                (other, _) => other.clone(),
            });
        }
        again
    }

    /// What a pullback is given again: the place, or a copy from before the call where that may have been overwritten.
    fn again(&mut self, a: &Arg, forward: &mut Vec<Stmt>) -> Option<Place> {
        let Arg::Ref(p) = a else { return None };
        if !self.arena.info(p.base).mutable || self.is_settled(p.base) {
            return Some(p.clone());
        }
        Some(Place::whole(self.snapshot(p, forward)))
    }

    /// What a pullback is given again of a receiver that may have changed: what the method says.
    fn receiver_again(&mut self, method: &Ident, a: &Arg, forward: &mut Vec<Stmt>) -> Option<Place> {
        let p = match a {
            Arg::Ref(p) | Arg::RefMut(p) => p,
            _ => return None,
        };
        if !self.arena.info(p.base).mutable {
            return Some(p.clone());
        }
        let Some(receiver) = place_tokens(&self.arena, p) else { return Some(Place::whole(self.snapshot(p, forward))) };
        let before = self.arena.value("before", Ty::Unknown, self.arena.info(p.base).span);
        self.arena.info_mut(before).active = self.is_active(p.base);
        let method = quote::format_ident!("__{}_before", method);
        let reads = std::iter::once(p.base).chain(p.indices().filter_map(Operand::var)).collect();
        let tokens = quote!((#receiver).#method());
        let capture = super::ir::Capture { tokens, reads, writes: vec![], repeatable: false };
        forward.push(Stmt::Let { var: before, value: Value::Capture(capture) });
        Some(Place::whole(before))
    }

    /// A copy of what stands at a place now.
    fn snapshot(&mut self, p: &Place, forward: &mut Vec<Stmt>) -> Var {
        let ty = self.place_ty(p);
        let span = self.arena.info(p.base).span;
        let copy = self.arena.value("before", ty.clone(), span);
        self.arena.info_mut(copy).active = self.is_active(p.base);
        let value = if matches!(ty, Ty::Slice(_)) { Value::ToVec(p.clone()) } else { Value::Read(p.clone()) };
        if let Ty::Slice(t) = ty {
            self.arena.info_mut(copy).ty = Ty::Vec(t);
        }
        forward.push(Stmt::Let { var: copy, value });
        copy
    }

    /// Where a pullback adds the cotangent of an argument. Two arguments of one variable get places of their own.
    fn argument_adjoint(
        &mut self,
        a: &Arg,
        used: &mut Vec<Var>,
        before: &mut Vec<Stmt>,
        after: &mut Vec<Stmt>,
    ) -> Option<Place> {
        let place = match a {
            Arg::Value(o) => Place::whole(self.active(o)?),
            Arg::Ref(p) | Arg::RefMut(p) => p.clone(),
            Arg::Capture(_) => return None,
        };
        if !self.is_active(place.base) {
            return None;
        }
        let d = self.adjoint_place(&place);
        if !used.contains(&place.base) {
            used.push(place.base);
            return Some(d);
        }
        let ty = self.place_ty(&place);
        let zero = self.fresh("zero", ty.clone(), place.base);
        let part = self.arena.mutable("d_part", ty, self.arena.info(place.base).span);
        self.arena.info_mut(part).adjoint = true;
        before.push(Stmt::Let { var: zero, value: Value::ZeroLike(d.clone()) });
        before.push(Stmt::Declare { var: part, init: Some(zero.into()) });
        let (c, read) = self.read(Place::whole(part), Ty::Unknown);
        after.extend([read, Stmt::Update { place: d, negate: false, value: c.into() }]);
        Some(Place::whole(part))
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

/// The part of an aggregate that an operand became; none for what follows `..` in a struct.
fn part(make: &Make, i: usize) -> Option<Step> {
    let unnamed = |i: usize| syn::Member::from(i);
    match make {
        Make::Array | Make::Vec => Some(Step::Index(vec![Operand::Int(i as i64, quote!(#i))])),
        Make::Tuple | Make::Lifted(_) => Some(Step::Field(unnamed(i))),
        Make::Struct(path, fields, _) if is_variant(path) => {
            fields.get(i).map(|f| Step::Variant(path.clone(), f.clone()))
        }
        Make::Struct(_, fields, _) => fields.get(i).map(|f| Step::Field(f.clone())),
        Make::Constructor(path) => Some(match path.segments.last().map(|s| s.ident.to_string()).as_deref() {
            Some("Some" | "Ok") => Step::Payload,
            _ => Step::Variant(path.clone(), unnamed(i)),
        }),
        Make::Repeat(_) | Make::VecRepeat(_) | Make::EmptyVec(_) | Make::Function(_) => None,
    }
}
