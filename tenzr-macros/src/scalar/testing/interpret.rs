//! Runs functions and sweeps of the representation, on any kind of number.
//!
//! It is strict where emitted code would be: what a block binds is gone after it, a pullback owns its variables but not
//! what it was given by reference, and a rule sees just what it is said to read. So a sweep that reads what it has not
//! kept stops with [`Stop::Unbound`].

use super::capture::{Code, Shape, compiled, shape};
use super::frame::{bind, clear, compare, get, index, kept_of, left, unbind};
use super::number::{Number, Op, partial, scaled};
use super::place::{At, modify, read};
use super::value::{Frame, Run, Saved, Stop, Value, mismatch};
use super::watch::Watch;
use crate::scalar::ir::{
    Arg, Arm, Block, Callee, Capture, Function, Kept, Make, Operand, Place, Range, Recompute, Step, Stmt, Ty,
    Value as Expr, Var,
};
use crate::scalar::prim::Prim;
use crate::scalar::reverse::Sweeps;
use proc_macro2::TokenStream;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

/// How many statements a run may take.
const FUEL: u64 = 400_000;

/// Functions, with their sweeps where those are run, and what is known from running them.
pub struct Machine<'p> {
    functions: &'p [Function],
    sweeps: &'p [Sweeps],
    /// Captured code by the address of its tokens, which stay where they are while they are borrowed.
    codes: RefCell<HashMap<usize, Rc<Code>>>,
    shapes: RefCell<HashMap<usize, Rc<Shape>>>,
    /// What the runs came near to.
    pub watch: Watch,
    fuel: Cell<u64>,
}

/// What a function gives: its result, and what its parameters are in the end.
pub type Outcome<N> = (Value<N>, Vec<Value<N>>);

impl<'p> Machine<'p> {
    /// For functions that call each other by their numbers.
    pub fn new(functions: &'p [Function], sweeps: &'p [Sweeps]) -> Machine<'p> {
        Machine {
            functions,
            sweeps,
            codes: RefCell::default(),
            shapes: RefCell::default(),
            watch: Watch::new(),
            fuel: Cell::new(FUEL),
        }
    }

    /// Runs a function as it was written.
    pub fn primal<N: Number>(&self, function: usize, args: &[Value<N>]) -> Run<Outcome<N>> {
        self.fuel.set(FUEL);
        self.call(function, args.to_vec())
    }

    /// Runs a forward sweep.
    pub fn forward<N: Number>(&self, function: usize, args: &[Value<N>]) -> Run<(Outcome<N>, Saved<N>)> {
        self.fuel.set(FUEL);
        self.call_kept(function, args.to_vec())
    }

    /// Runs a reverse sweep: `again` holds what is behind references. Gives the adjoints with what is added to them.
    pub fn reverse<N: Number>(
        &self,
        saved: &Saved<N>,
        again: Vec<Option<Value<N>>>,
        ct: Option<Value<N>>,
        adjoints: Vec<Option<Value<N>>>,
    ) -> Run<Vec<Value<N>>> {
        let s = &self.sweeps[saved.callee];
        let mut frame = saved.frame.clone();
        for (p, a) in s.params.iter().zip(again) {
            if a.is_some() {
                frame[index(p.var)] = a;
            }
        }
        let by_ref = |v: Var| s.arena.info(v).by_ref;
        let mut adjoints: Vec<Value<N>> =
            adjoints.into_iter().zip(&saved.zeros).map(|(a, zero)| a.unwrap_or_else(|| zero.clone())).collect();
        for (d, a) in s.adjoints.iter().zip(&adjoints) {
            if let Some(d) = d.filter(|d| by_ref(*d)) {
                frame[index(d)] = Some(a.clone());
            }
        }
        if let Some(v) = s.ct {
            frame[index(v)] = ct;
        }
        self.block(&s.reverse, &mut frame)?;
        for (d, a) in s.adjoints.iter().zip(&mut adjoints) {
            match d {
                Some(d) if by_ref(*d) => *a = get(&frame, *d)?.clone(),
                // It is declared where a cotangent reaches it.
                Some(d) => frame[index(*d)].iter().try_for_each(|own| a.accumulate(own, false))?,
                None => {}
            }
        }
        Ok(adjoints)
    }

    /// Runs both sweeps at once. Gives the value, and the adjoints with what is added to them.
    pub fn at_once<N: Number>(
        &self,
        s: &'p Sweeps,
        args: &[Value<N>],
        ct: Value<N>,
        adjoints: Vec<Value<N>>,
    ) -> Run<(Value<N>, Vec<Value<N>>)> {
        self.fuel.set(FUEL);
        let mut frame: Frame<N> = vec![None; s.arena.all().count()];
        for (p, a) in s.params.iter().zip(args) {
            frame[index(p.var)] = Some(a.clone());
        }
        let by_ref = |v: Var| s.arena.info(v).by_ref;
        for (d, a) in s.adjoints.iter().zip(&adjoints) {
            if let Some(d) = d.filter(|d| by_ref(*d)) {
                frame[index(d)] = Some(a.clone());
            }
        }
        if let Some(v) = s.ct {
            frame[index(v)] = Some(ct);
        }
        self.block(&s.reverse, &mut frame)?;
        let mut adjoints = adjoints;
        for (d, a) in s.adjoints.iter().zip(&mut adjoints) {
            match d {
                Some(d) if by_ref(*d) => *a = get(&frame, *d)?.clone(),
                Some(d) => frame[index(*d)].iter().try_for_each(|own| a.accumulate(own, false))?,
                None => {}
            }
        }
        let value = s.result.as_ref().map_or(Ok(Value::Unit), |o| self.operand(o, &mut frame))?;
        Ok((value, adjoints))
    }

    fn call<N: Number>(&self, function: usize, args: Vec<Value<N>>) -> Run<Outcome<N>> {
        let f = &self.functions[function];
        let mut frame: Frame<N> = vec![None; f.arena.all().count()];
        for (p, a) in f.params.iter().zip(args) {
            frame[index(p.var)] = Some(a);
        }
        self.block(&f.body, &mut frame)?;
        self.outcome(f.result.as_ref(), f.params.iter().map(|p| p.var), &mut frame)
    }

    fn call_kept<N: Number>(&self, function: usize, args: Vec<Value<N>>) -> Run<(Outcome<N>, Saved<N>)> {
        let Some(s) = self.sweeps.get(function) else { return mismatch("no sweeps of this function are known") };
        let mut frame: Frame<N> = vec![None; s.arena.all().count()];
        for (p, a) in s.params.iter().zip(args) {
            frame[index(p.var)] = Some(a);
        }
        self.block(&s.forward, &mut frame)?;
        let out = self.outcome(s.result.as_ref(), s.params.iter().map(|p| p.var), &mut frame)?;
        let zeros = out.1.iter().map(Value::zero).collect();
        for p in s.params.iter().filter(|p| s.arena.info(p.var).by_ref) {
            frame[index(p.var)] = None;
        }
        Ok((out, Saved { callee: function, frame, zeros }))
    }

    fn outcome<N: Number>(
        &self,
        result: Option<&'p Operand>,
        params: impl Iterator<Item = Var>,
        frame: &mut Frame<N>,
    ) -> Run<Outcome<N>> {
        let value = result.map_or(Ok(Value::Unit), |o| self.operand(o, frame))?;
        let finals = params.map(|p| get(frame, p).cloned()).collect::<Run<_>>()?;
        Ok((value, finals))
    }

    /// Runs a block whose bindings stay.
    fn block<N: Number>(&self, b: &'p Block, frame: &mut Frame<N>) -> Run<()> {
        b.stmts.iter().try_for_each(|s| self.stmt(s, frame))
    }

    /// Runs a block, reads what is kept of it, and ends its scope.
    fn scoped<N: Number>(&self, b: &'p Block, kept: &[Var], frame: &mut Frame<N>) -> Run<Vec<Value<N>>> {
        self.block(b, frame)?;
        let values = kept.iter().map(|v| get(frame, *v).cloned()).collect::<Run<_>>()?;
        unbind(b, frame);
        Ok(values)
    }

    fn stmt<N: Number>(&self, s: &'p Stmt, frame: &mut Frame<N>) -> Run<()> {
        self.fuel.set(self.fuel.get().checked_sub(1).ok_or(Stop::Fuel)?);
        match s {
            Stmt::Let { var, value } => frame[index(*var)] = Some(self.value(value, frame)?),
            Stmt::Declare { var, init } => {
                frame[index(*var)] = init.as_ref().map(|o| self.operand(o, frame)).transpose()?;
            }
            Stmt::Assign { place, value } => {
                let value = self.operand(value, frame)?;
                self.write(place, value, frame)?;
            }
            Stmt::Update { place, negate, value } => {
                let value = self.operand(value, frame)?;
                self.modify(place, frame, &mut |v| v.accumulate(&value, *negate))?;
            }
            Stmt::Swap { a, b } => {
                let (va, vb) = (self.read(a, frame)?, self.read(b, frame)?);
                self.write(a, vb, frame)?;
                self.write(b, va, frame)?;
            }
            Stmt::Push { place, value } => {
                let value = self.operand(value, frame)?;
                self.modify(place, frame, &mut |v| v.elements().map(|e| e.push(value.clone())))?;
            }
            Stmt::Reverse { place } => self.modify(place, frame, &mut |v| v.elements().map(|e| e.reverse()))?,
            Stmt::If { .. } | Stmt::Match { .. } | Stmt::IfKept { .. } => self.choice(s, frame)?,
            Stmt::For { .. } | Stmt::While { .. } | Stmt::Backwards { .. } => self.repetition(s, frame)?,
            Stmt::Recompute(r) => self.recompute(r, frame)?,
            Stmt::Call { var, callee, args, pullback } => self.called(*var, callee, args, *pullback, frame)?,
            Stmt::Effect(c) => {
                self.code(&c.tokens)?.run(frame)?;
            }
            Stmt::PullAgain { value, callee, args, ct, pulled } => {
                let values = args.iter().map(|a| self.argument(a, frame)).collect::<Run<Vec<_>>>()?;
                let (out, saved) = self.call_kept(self.callee(callee)?, values)?;
                self.pull_saved(&saved, ct.as_ref(), pulled, frame)?;
                if value.is_some() {
                    self.returned(*value, args, out, frame)?;
                }
            }
            Stmt::Pull { pullback, ct, args, .. } => self.pull(*pullback, ct.as_ref(), args, frame)?,
            Stmt::Unpop { place, value } => {
                let Value::Option(o) = get(frame, *value)?.clone() else { return mismatch("not an option") };
                if let Some(x) = o {
                    self.modify(place, frame, &mut |v| v.elements().map(|e| e.push((*x).clone())))?;
                }
            }
        }
        Ok(())
    }

    fn choice<N: Number>(&self, s: &'p Stmt, frame: &mut Frame<N>) -> Run<()> {
        let (which, block, kept) = match s {
            Stmt::If { cond, then, otherwise, kept } => {
                let (i, b) = if self.operand(cond, frame)?.bool()? { (0, then) } else { (1, otherwise) };
                (i, b, kept)
            }
            Stmt::Match { on, arms, kept } => {
                let i = self.arm(on, arms, frame)?;
                (i, &arms[i].body, kept)
            }
            Stmt::IfKept { record, blocks } => {
                let Value::Record(r) = get(frame, *record)?.clone() else { return mismatch("not a record") };
                for (i, values) in r {
                    bind(&blocks[i].0, values, frame);
                    self.scoped(&blocks[i].1, &[], frame)?;
                    clear(&blocks[i].0, frame);
                }
                return Ok(());
            }
            _ => return mismatch("not a choice"),
        };
        let values = self.scoped(block, kept_of(kept, which), frame)?;
        if let Some(k) = kept {
            frame[index(k.record)] = Some(Value::Record(vec![(which, values)]));
        }
        if let Stmt::Match { arms, .. } = s {
            clear(&arms[which].binds, frame);
        }
        Ok(())
    }

    /// The arm that matches, its names bound.
    fn arm<N: Number>(&self, on: &'p Capture, arms: &'p [Arm], frame: &mut Frame<N>) -> Run<usize> {
        let value = self.code(&on.tokens)?.run(frame)?;
        for (i, a) in arms.iter().enumerate() {
            if self.shape(&a.pattern)?.matches(&value, frame)? {
                let guard = match &a.guard {
                    Some(g) => self.code(&g.tokens)?.run(frame)?.bool()?,
                    None => true,
                };
                if guard {
                    return Ok(i);
                }
            }
            clear(&a.binds, frame);
        }
        mismatch("no arm matches")
    }

    fn repetition<N: Number>(&self, s: &'p Stmt, frame: &mut Frame<N>) -> Run<()> {
        let mut rows = Vec::new();
        let kept = match s {
            Stmt::For { var, range, exit, body, kept } => {
                for i in self.range(range, frame)? {
                    frame[index(*var)] = Some(Value::Int(i));
                    self.row(&mut rows, body, kept, frame)?;
                    if left(*exit, frame)? {
                        break;
                    }
                }
                clear(&[*var], frame);
                kept
            }
            Stmt::While { head, cond, exit, body, kept } => {
                loop {
                    self.block(head, frame)?;
                    if !self.operand(cond, frame)?.bool()? {
                        break;
                    }
                    self.row(&mut rows, body, kept, frame)?;
                    unbind(head, frame);
                    if left(*exit, frame)? {
                        break;
                    }
                }
                unbind(head, frame);
                kept
            }
            Stmt::Backwards { record, values, counter, body } => {
                let Value::Record(r) = get(frame, *record)?.clone() else { return mismatch("not a record") };
                let mut numbers = match counter {
                    Some((_, range)) => self.range(range, frame)?.into_iter(),
                    None => Vec::new().into_iter(),
                };
                for (_, row) in r.into_iter().rev() {
                    if let Some((var, _)) = counter {
                        let Some(i) = numbers.next() else { return mismatch("more iterations than numbers") };
                        frame[index(*var)] = Some(Value::Int(i));
                    }
                    bind(values, row, frame);
                    self.scoped(body, &[], frame)?;
                }
                clear(values, frame);
                clear(counter.as_ref().map(|c| c.0).as_slice(), frame);
                return Ok(());
            }
            _ => return mismatch("not a loop"),
        };
        if let Some(k) = kept {
            frame[index(k.record)] = Some(Value::Record(rows));
        }
        Ok(())
    }

    /// Runs an iteration, and adds what it keeps.
    fn row<N: Number>(
        &self,
        rows: &mut Vec<(usize, Vec<Value<N>>)>,
        body: &'p Block,
        kept: &Option<Kept>,
        frame: &mut Frame<N>,
    ) -> Run<()> {
        let only = kept.as_ref().and_then(|k| k.only);
        let mut values = kept_of(kept, 0).to_vec();
        values.extend(only.map(|o| o.choice));
        let mut row = self.scoped(body, &values, frame)?;
        if let Some(o) = only {
            let taken = match row.pop() {
                Some(Value::Record(r)) if o.recorded => r.first().map(|(which, _)| *which == 0),
                Some(Value::Bool(b)) if !o.recorded => Some(b),
                _ => None,
            };
            match taken {
                None => return mismatch("not a choice"),
                Some(first) if first != o.first => return Ok(()),
                Some(_) if o.last => rows.clear(),
                Some(_) => {}
            }
        }
        rows.push((0, row));
        Ok(())
    }

    /// The reverse of a loop from the state before each of its iterations, whatever the policy: that says where states
    /// are kept, not what is computed.
    fn recompute<N: Number>(&self, r: &'p Recompute, frame: &mut Frame<N>) -> Run<()> {
        let Value::Record(rows) = get(frame, r.count)? else { return mismatch("not a record") };
        let count = rows.len();
        let (vars, starts): (Vec<Var>, Vec<Var>) = r.state.iter().copied().unzip();
        let outside: Vec<_> = vars.iter().map(|v| frame[index(*v)].clone()).collect();
        let mut numbers = match &r.counter {
            Some((_, range)) => self.range(range, frame)?,
            None => Vec::new(),
        };
        numbers.truncate(count);
        let all =
            |vars: &[Var], frame: &Frame<N>| vars.iter().map(|v| get(frame, *v).cloned()).collect::<Run<Vec<_>>>();
        let mut states = vec![all(&starts, frame)?];
        let set = |k: usize, frame: &mut Frame<N>| -> Run<()> {
            if let Some((var, _)) = &r.counter {
                let Some(i) = numbers.get(k) else { return mismatch("more iterations than numbers") };
                frame[index(*var)] = Some(Value::Int(*i));
            }
            Ok(())
        };
        bind(&vars, states[0].clone(), frame);
        for k in 1..count {
            set(k - 1, frame)?;
            self.scoped(&r.body, &[], frame)?;
            states.push(all(&vars, frame)?);
        }
        for k in (0..count).rev() {
            set(k, frame)?;
            bind(&vars, states[k].clone(), frame);
            let row = self.scoped(&r.forward, &r.values, frame)?;
            bind(&r.values, row, frame);
            self.scoped(&r.reverse, &[], frame)?;
            clear(&r.values, frame);
        }
        clear(r.counter.as_ref().map(|c| c.0).as_slice(), frame);
        for (v, value) in vars.iter().zip(outside) {
            frame[index(*v)] = value;
        }
        Ok(())
    }

    fn range<N: Number>(&self, r: &'p Range, frame: &mut Frame<N>) -> Run<Vec<i64>> {
        let (start, end) = (self.operand(&r.start, frame)?.int()?, self.operand(&r.end, frame)?.int()?);
        let mut all: Vec<i64> = (start..if r.inclusive { end + 1 } else { end }).collect();
        if r.reversed {
            all.reverse();
        }
        Ok(all)
    }

    fn called<N: Number>(
        &self,
        var: Option<Var>,
        callee: &'p Callee,
        args: &'p [Arg],
        pullback: Option<Var>,
        frame: &mut Frame<N>,
    ) -> Run<()> {
        let f = self.callee(callee)?;
        let values = args.iter().map(|a| self.argument(a, frame)).collect::<Run<Vec<_>>>()?;
        let out = match pullback {
            None => self.call(f, values)?,
            Some(p) => {
                let (out, saved) = self.call_kept(f, values)?;
                frame[index(p)] = Some(Value::Pullback(Rc::new(saved)));
                out
            }
        };
        self.returned(var, args, out, frame)
    }

    /// What a call leaves: its result, and what it wrote.
    fn returned<N: Number>(
        &self,
        var: Option<Var>,
        args: &'p [Arg],
        (value, finals): Outcome<N>,
        frame: &mut Frame<N>,
    ) -> Run<()> {
        for (a, last) in args.iter().zip(finals) {
            if let Arg::RefMut(place) = a {
                self.write(place, last, frame)?;
            }
        }
        if let Some(v) = var {
            frame[index(v)] = Some(value);
        }
        Ok(())
    }

    /// The number of a function.
    fn callee(&self, callee: &Callee) -> Run<usize> {
        let name = match callee {
            Callee::Function(path) => path.get_ident(),
            Callee::Method(name) | Callee::Bounded(_, name) => Some(name),
            Callee::Gradient(..) | Callee::Tangent(_) | Callee::Pulled(_) | Callee::Parameter => None,
        };
        match name.and_then(super::capture::var_of).filter(|v| index(*v) < self.functions.len()) {
            Some(Var(f)) => Ok(f as usize),
            None => mismatch("a callee that programs do not have"),
        }
    }

    fn argument<N: Number>(&self, a: &'p Arg, frame: &mut Frame<N>) -> Run<Value<N>> {
        match a {
            Arg::Value(o) => self.operand(o, frame),
            Arg::Ref(p) | Arg::RefMut(p) => self.read(p, frame),
            Arg::Capture(c) => self.code(&c.tokens)?.run(frame),
        }
    }

    fn pull<N: Number>(
        &self,
        pullback: Var,
        ct: Option<&'p Place>,
        args: &'p [crate::scalar::ir::PullArg],
        frame: &mut Frame<N>,
    ) -> Run<()> {
        let Value::Pullback(saved) = get(frame, pullback)?.clone() else { return mismatch("not a pullback") };
        self.pull_saved(&saved, ct, args, frame)
    }

    fn pull_saved<N: Number>(
        &self,
        saved: &Saved<N>,
        ct: Option<&'p Place>,
        args: &'p [crate::scalar::ir::PullArg],
        frame: &mut Frame<N>,
    ) -> Run<()> {
        let mut some = |p: &'p Option<Place>| p.as_ref().map(|p| self.read(p, frame)).transpose();
        let again = args.iter().map(|a| some(&a.again)).collect::<Run<Vec<_>>>()?;
        let adjoints = args.iter().map(|a| some(&a.adjoint)).collect::<Run<Vec<_>>>()?;
        let ct = ct.map(|p| self.read(p, frame)).transpose()?;
        let after = self.reverse(saved, again, ct, adjoints)?;
        for (a, value) in args.iter().zip(after) {
            if let Some(place) = &a.adjoint {
                self.write(place, value, frame)?;
            }
        }
        Ok(())
    }

    fn value<N: Number>(&self, value: &'p Expr, frame: &mut Frame<N>) -> Run<Value<N>> {
        Ok(match value {
            Expr::Prim(prim, operands) => {
                let (x, n) = self.operands(prim, operands, frame)?;
                let op = Op::of(prim);
                let y = N::apply(op, x, n);
                self.watch.computed(op, x, y);
                Value::Num(y)
            }
            Expr::Read(p) => self.read(p, frame)?,
            Expr::ToVec(p) => match self.read(p, frame)? {
                Value::Array(v) => Value::Array(v),
                other => return mismatch(format!("a `Vec` of {other:?}")),
            },
            Expr::Copy(o) => self.operand(o, frame)?,
            Expr::Make(make, operands) => self.make(make, operands, frame)?,
            Expr::Compare(how, a, b) => {
                let (a, b) = (self.operand(a, frame)?.num()?, self.operand(b, frame)?.num()?);
                self.watch.compared(a, b);
                Value::Bool(compare(*how, a.value(), b.value()))
            }
            Expr::Capture(c) => self.code(&c.tokens)?.run(frame)?,
            Expr::Pop(p) => Value::Option(self.modify(p, frame, &mut |v| Ok(v.elements()?.pop()))?.map(Box::new)),
            Expr::ZeroLike(p) => self.read(p, frame)?.zero(),
            Expr::Zero(ty) => self.zero(ty, frame)?,
            Expr::Take(p) => self.modify(p, frame, &mut |v| {
                let zero = v.zero();
                Ok(std::mem::replace(v, zero))
            })?,
            Expr::Replace(p, by) => {
                let by = get(frame, *by)?.clone();
                self.modify(p, frame, &mut |v| Ok(std::mem::replace(v, by.clone())))?
            }
            Expr::Pullback { ct, prim, index, operands, result } => {
                let ct = self.operand(ct, frame)?.num()?;
                let (x, n) = self.operands(prim, operands, frame)?;
                let y = result.map_or(Ok(N::lit(f64::NAN)), |v| get(frame, v)?.num())?;
                Value::Num(scaled(prim, ct, partial(Op::of(prim), *index, x, y, n)))
            }
            Expr::Unpush(p) => match self.modify(p, frame, &mut |v| Ok(v.elements()?.pop()))? {
                Some(v) => v,
                None => return Err(Stop::Panic("the cotangent of a push is not there".into())),
            },
            Expr::Nonzero(v) => Value::Bool(!get(frame, *v)?.num()?.is_zero()),
        })
    }

    /// The operands of an operation; NaN for those that a rule does not read.
    fn operands<N: Number>(&self, prim: &Prim, operands: &'p [Operand], frame: &mut Frame<N>) -> Run<([N; 3], i32)> {
        let (mut x, mut n) = ([N::lit(f64::NAN); 3], 0);
        for (i, o) in operands.iter().enumerate() {
            if matches!(o, Operand::Tokens(t) if t.is_empty()) {
                continue;
            }
            match self.operand(o, frame)? {
                Value::Num(v) => x[i] = v,
                Value::Int(k) if !prim.differentiated[i] => n = k as i32,
                other => return mismatch(format!("{other:?} is an operand of {}", prim.name)),
            }
        }
        Ok((x, n))
    }

    fn make<N: Number>(&self, make: &'p Make, operands: &'p [Operand], frame: &mut Frame<N>) -> Run<Value<N>> {
        let mut all = operands.iter().map(|o| self.operand(o, frame)).collect::<Run<Vec<_>>>()?;
        Ok(match make {
            Make::Array | Make::Vec => Value::Array(all),
            Make::Tuple => Value::Tuple(all),
            Make::EmptyVec(_) => Value::Array(Vec::new()),
            Make::Repeat(n) | Make::VecRepeat(n) => {
                let n = self.operand(n, frame)?.int()?;
                Value::Array(vec![all.remove(0); n as usize])
            }
            Make::Constructor(path) if path.is_ident("Some") => Value::Option(all.pop().map(Box::new)),
            Make::Constructor(path) if path.is_ident("None") => Value::Option(None),
            Make::Default | Make::Constructor(_) | Make::Struct(..) | Make::Function(_) | Make::Lifted(_) => {
                return mismatch("a type that programs do not have");
            }
        })
    }

    fn zero<N: Number>(&self, ty: &'p Ty, frame: &mut Frame<N>) -> Run<Value<N>> {
        Ok(match ty {
            Ty::Float => Value::Num(N::lit(0.0)),
            Ty::Array(t, n) => {
                let n = self.code(n)?.run(frame)?.int()?;
                Value::Array(vec![self.zero(t, frame)?; n as usize])
            }
            Ty::Tuple(parts) => Value::Tuple(parts.iter().map(|t| self.zero(t, frame)).collect::<Run<_>>()?),
            Ty::Vec(_) | Ty::Slice(_) => Value::Array(Vec::new()),
            Ty::Option(_) => Value::Option(None),
            Ty::Inactive => Value::Unit,
            Ty::Unknown | Ty::NdArray(_) | Ty::Named(_) => return mismatch(format!("a zero of {ty:?}")),
        })
    }

    fn operand<N: Number>(&self, o: &'p Operand, frame: &mut Frame<N>) -> Run<Value<N>> {
        match o {
            Operand::Var(v) => get(frame, *v).cloned(),
            Operand::Float(x, _) => Ok(Value::Num(N::lit(*x))),
            Operand::Int(i, _) => Ok(Value::Int(*i)),
            Operand::Tokens(t) => self.code(t)?.run(frame),
        }
    }

    fn path<N: Number>(&self, place: &'p Place, frame: &mut Frame<N>) -> Run<Vec<At>> {
        let mut at = |o: &'p Operand| -> Run<usize> {
            let i = self.operand(o, frame)?.int()?;
            usize::try_from(i).map_err(|_| Stop::Panic(format!("index {i}")))
        };
        let mut path = Vec::with_capacity(place.path.len());
        for step in &place.path {
            match step {
                Step::Field(syn::Member::Unnamed(i)) => path.push(At::Field(i.index as usize)),
                Step::Index(all) => {
                    for o in all {
                        path.push(At::Index(at(o)?));
                    }
                }
                Step::Range(a, b) => {
                    let start = a.as_ref().map_or(Ok(0), &mut at)?;
                    path.push(At::Range(start, b.as_ref().map(&mut at).transpose()?));
                }
                Step::Payload => path.push(At::Payload),
                Step::Field(_) | Step::Variant(..) => return mismatch("a step that programs do not have"),
            }
        }
        Ok(path)
    }

    fn read<N: Number>(&self, place: &'p Place, frame: &mut Frame<N>) -> Run<Value<N>> {
        let path = self.path(place, frame)?;
        read(get(frame, place.base)?, &path)
    }

    fn modify<N: Number, T>(
        &self,
        place: &'p Place,
        frame: &mut Frame<N>,
        f: &mut dyn FnMut(&mut Value<N>) -> Run<T>,
    ) -> Run<T> {
        let path = self.path(place, frame)?;
        modify(frame[index(place.base)].as_mut().ok_or(Stop::Unbound(place.base))?, &path, f)
    }

    fn write<N: Number>(&self, place: &'p Place, value: Value<N>, frame: &mut Frame<N>) -> Run<()> {
        if place.path.is_empty() {
            frame[index(place.base)] = Some(value);
            return Ok(());
        }
        self.modify(place, frame, &mut |v| {
            *v = value.clone();
            Ok(())
        })
    }

    fn code(&self, tokens: &'p TokenStream) -> Run<Rc<Code>> {
        let key = std::ptr::from_ref(tokens).addr();
        if let Some(c) = self.codes.borrow().get(&key) {
            return Ok(c.clone());
        }
        let c = Rc::new(compiled(tokens)?);
        self.codes.borrow_mut().insert(key, c.clone());
        Ok(c)
    }

    fn shape(&self, tokens: &'p TokenStream) -> Run<Rc<Shape>> {
        let key = std::ptr::from_ref(tokens).addr();
        if let Some(s) = self.shapes.borrow().get(&key) {
            return Ok(s.clone());
        }
        let s = Rc::new(shape(tokens)?);
        self.shapes.borrow_mut().insert(key, s.clone());
        Ok(s)
    }
}
