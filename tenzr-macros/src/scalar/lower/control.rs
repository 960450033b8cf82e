//! Control flow without jumps.
//!
//! A jump sets the flag to the code of its target and ends the statements of its block. What follows the statement that
//! may have jumped moves to where it did not: into the other branch, or under a test of the flag. It is moved while it is
//! lowered: the open blocks form a stack, and one of them may be the rest of the block below it.

use super::super::ir::{Arm, Block, Capture, Operand, Place, Range, Stmt, Ty, Var};
use super::Lower;
use super::scope::Val;
use proc_macro2::Span;
use quote::quote;
use std::collections::BTreeSet;

/// A block that is being cotangent_filled.
#[derive(Default)]
pub struct Frame {
    /// Its statements.
    pub stmts: Vec<Stmt>,
    /// The codes that the flag may have at its end.
    pub exits: BTreeSet<i64>,
    /// Whether its end is never reached.
    pub diverged: bool,
    /// Reads of what never changes, by how they are written.
    pub known: std::collections::HashMap<String, Var>,
    /// Reads of what may change, which has not been written since, and of which variable.
    pub current: std::collections::HashMap<String, (Var, Var)>,
    /// What it is the rest of.
    pub open: Option<Open>,
}

/// Where the rest of a block stands.
pub enum Open {
    /// Under a test of the flag.
    Flag,
    /// In one of the branches of an `if`.
    Side { cond: Operand, then: bool, other: Block },
    /// In one of the arms of a `match`.
    Arm { on: Capture, arms: Vec<Arm>, index: usize },
}

/// A block that was cotangent_filled.
pub struct Done {
    pub block: Block,
    pub exits: BTreeSet<i64>,
    pub diverged: bool,
}

/// What a value that several branches give is kept in.
pub enum Slot {
    One(Var),
    Tuple(Vec<Slot>),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A loop.
    Loop,
    /// A labelled block.
    Block,
    /// A loop over a part of the items of the loop around: `continue` goes on in it, `break` leaves both.
    Inner,
    /// A function or a closure: what jumps inside does not see what is around.
    Function,
}

/// What can be jumped out of.
pub struct Target {
    kind: Kind,
    label: Option<String>,
    leave: i64,
    again: i64,
    slot: Option<Slot>,
}

impl Target {
    /// A function or a closure.
    pub fn function() -> Target {
        Target::new(Kind::Function, None)
    }

    /// A loop or a block with its label.
    pub fn new(kind: Kind, label: Option<&syn::Label>) -> Target {
        let label = label.map(|l| l.name.ident.to_string());
        Target { kind, label, leave: 0, again: 0, slot: None }
    }
}

/// What a loop runs over.
pub enum Head {
    For { var: Var, range: Range },
    While { head: Block, cond: Operand },
    Forever,
}

impl Lower {
    /// The block that is being cotangent_filled.
    pub fn frame(&mut self) -> &mut Frame {
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    /// Whether what follows is never reached.
    pub fn diverged(&self) -> bool {
        self.frames.last().is_some_and(|f| f.diverged)
    }

    /// Fills a block.
    pub fn scoped<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> (T, Done) {
        let depth = self.open();
        let value = f(self);
        (value, self.done(depth))
    }

    fn open(&mut self) -> usize {
        self.frames.push(Frame::default());
        self.frames.len()
    }

    pub fn done(&mut self, depth: usize) -> Done {
        self.close_to(depth);
        let f = self.frames.pop().unwrap_or_default();
        Done { block: Block { stmts: f.stmts }, exits: f.exits, diverged: f.diverged }
    }

    /// Ends the rests of blocks that were opened above a depth.
    fn close_to(&mut self, depth: usize) {
        while self.frames.len() > depth {
            let Some(Frame { stmts, exits, diverged, open, .. }) = self.frames.pop() else { return };
            let block = Block { stmts };
            match open {
                Some(Open::Side { cond, then, other }) => {
                    let (then, otherwise) = if then { (block, other) } else { (other, block) };
                    self.emit(Stmt::If { cond, then, otherwise, kept: None });
                }
                Some(Open::Arm { on, mut arms, index }) => {
                    arms[index].body = block;
                    self.emit(Stmt::Match { on, arms, kept: None });
                }
                Some(Open::Flag) if !block.stmts.is_empty() => {
                    let codes = self.frame().exits.clone();
                    self.tested.extend(codes);
                    let cond = self.flag_is(0);
                    self.emit(Stmt::If { cond, then: block, otherwise: Block::default(), kept: None });
                }
                Some(Open::Flag) | None => {}
            }
            let frame = self.frame();
            frame.exits.extend(exits);
            frame.diverged = diverged;
        }
    }

    fn flag(&mut self) -> Var {
        match self.flag {
            Some(v) => v,
            None => *self.flag.insert(self.arena.mutable("exit", Ty::Inactive, Span::call_site())),
        }
    }

    /// Whether the flag has this value, negated for zero's sake by the caller.
    fn flag_is(&mut self, code: i64) -> Operand {
        let flag = self.flag();
        let name = self.ident(flag);
        let code = proc_macro2::Literal::i64_unsuffixed(code);
        let capture =
            Capture { tokens: quote!(#name == #code), reads: vec![flag], writes: Vec::new(), repeatable: false };
        self.bind_capture("go", Ty::Inactive, Span::call_site(), capture)
    }

    fn set_flag(&mut self, code: i64) {
        let place = Place::whole(self.flag());
        self.emit(Stmt::Assign { place, value: int(code) });
    }

    /// After a jump that arrived here: others may still be on their way.
    fn reset_flag(&mut self, code: i64, others: bool) {
        if !others {
            return self.set_flag(0);
        }
        let cond = self.flag_is(code);
        let ((), then) = self.scoped(|l| l.set_flag(0));
        self.emit(Stmt::If { cond, then: then.block, otherwise: Block::default(), kept: None });
    }

    /// A jump to the target at this index.
    fn jump(&mut self, code: i64) {
        self.set_flag(code);
        let frame = self.frame();
        if !frame.diverged {
            frame.exits.insert(code);
            frame.diverged = true;
        }
    }

    /// Says that the end of the block is not reached, as after a panic.
    pub fn diverge(&mut self) {
        self.frame().diverged = true;
    }

    /// An `if` whose branches are cotangent_filled. What follows goes to where no jump was.
    pub fn join(&mut self, cond: Operand, then: Done, otherwise: Done) {
        let exits = &then.exits | &otherwise.exits;
        if exits.is_empty() || (then.diverged && otherwise.diverged) {
            let diverged = then.diverged && otherwise.diverged;
            self.emit(Stmt::If { cond, then: then.block, otherwise: otherwise.block, kept: None });
            let frame = self.frame();
            frame.exits.extend(exits);
            frame.diverged |= diverged;
            return;
        }
        if !then.diverged && !otherwise.diverged {
            self.emit(Stmt::If { cond, then: then.block, otherwise: otherwise.block, kept: None });
            return self.open_flag(exits);
        }
        let side = !then.diverged;
        let (rest, other) = if side { (then, otherwise) } else { (otherwise, then) };
        self.open_rest(Open::Side { cond, then: side, other: other.block }, other.exits, rest);
    }

    /// Goes on in the block where no jump was.
    fn open_rest(&mut self, open: Open, others: BTreeSet<i64>, rest: Done) {
        if self.diverged() {
            return;
        }
        self.frame().exits.extend(others);
        self.frames.push(Frame { stmts: rest.block.stmts, open: Some(open), ..Frame::default() });
        if !rest.exits.is_empty() {
            self.open_flag(rest.exits);
        }
    }

    /// Goes on under a test of the flag.
    pub fn open_flag(&mut self, exits: BTreeSet<i64>) {
        if self.diverged() {
            return;
        }
        self.frame().exits.extend(exits);
        self.frames.push(Frame { open: Some(Open::Flag), ..Frame::default() });
    }

    /// A `match` whose arms are cotangent_filled.
    pub fn join_match(&mut self, on: Capture, arms: Vec<(Arm, Done)>) {
        let exits: BTreeSet<i64> = arms.iter().flat_map(|(_, d)| d.exits.iter().copied()).collect();
        let live: Vec<usize> = (0..arms.len()).filter(|i| !arms[*i].1.diverged).collect();
        let mut rest = None;
        let mut cotangent_filled = Vec::new();
        for (i, (mut arm, done)) in arms.into_iter().enumerate() {
            if !exits.is_empty() && live == [i] {
                rest = Some(done);
            } else {
                arm.body = done.block;
            }
            cotangent_filled.push(arm);
        }
        match (rest, live.as_slice()) {
            (Some(rest), [index]) => {
                let others = &exits - &rest.exits;
                self.open_rest(Open::Arm { on, arms: cotangent_filled, index: *index }, others, rest);
            }
            _ => {
                self.emit(Stmt::Match { on, arms: cotangent_filled, kept: None });
                let diverged = live.is_empty();
                match exits.is_empty() || diverged {
                    true => {
                        let frame = self.frame();
                        frame.exits.extend(exits);
                        frame.diverged |= diverged;
                    }
                    false => self.open_flag(exits),
                }
            }
        }
    }

    /// An `if` that gives a value.
    pub fn choose(
        &mut self,
        name: &str,
        cond: Operand,
        then: impl FnOnce(&mut Self) -> Val,
        otherwise: impl FnOnce(&mut Self) -> Val,
    ) -> Val {
        let mut slot = None;
        let (a, then) = self.scoped(|l| l.store_or_refer(&mut slot, name, then));
        let (b, otherwise) = self.scoped(|l| l.store_or_refer(&mut slot, name, otherwise));
        let unchanged = |d: &Done| d.block.stmts.is_empty() && !d.diverged;
        match (a, b) {
            (Some(a), Some(b)) if unchanged(&then) && unchanged(&otherwise) => {
                return Val::Either { cond, places: Box::new([a, b]) };
            }
            (Some(place), _) | (_, Some(place)) => {
                let span = self.arena.info(place.base).span;
                self.errors.push(syn::Error::new(span, super::super::messages::REFERENCE_CHOSEN));
            }
            (None, None) => {}
        }
        self.declare(slot.as_ref());
        self.join(cond, then, otherwise);
        slot.as_ref().map_or(Val::Nothing, load)
    }

    /// Stores the value of some code, or gives the place that it is a mutable reference to.
    fn store_or_refer(
        &mut self,
        slot: &mut Option<Slot>,
        name: &str,
        f: impl FnOnce(&mut Self) -> Val,
    ) -> Option<Place> {
        match f(self) {
            Val::Ref { place, mutable: true } => Some(place),
            value => {
                self.store_into(slot, name, |_| value);
                None
            }
        }
    }

    /// Does the same with each of two places, one of which is meant.
    pub fn either(&mut self, cond: Operand, places: [Place; 2], mut f: impl FnMut(&mut Self, Place)) {
        let [a, b] = places;
        let then = self.scoped(|l| f(l, a)).1;
        let otherwise = self.scoped(|l| f(l, b)).1;
        self.join(cond, then, otherwise);
    }

    /// Stores the value of some code.
    pub fn store_into(&mut self, slot: &mut Option<Slot>, name: &str, f: impl FnOnce(&mut Self) -> Val) {
        let value = f(self);
        if !self.diverged() && !matches!(value, Val::Nothing) {
            self.store(slot, name, value);
        }
    }

    /// Stores a value that one of several branches gives.
    pub fn store(&mut self, slot: &mut Option<Slot>, name: &str, value: Val) {
        match (slot, value) {
            (slot @ None, Val::Tuple(parts)) => {
                let slots = parts.into_iter().map(|p| {
                    let mut slot = None;
                    self.store(&mut slot, name, p);
                    slot
                });
                *slot = slots.collect::<Option<Vec<Slot>>>().map(Slot::Tuple);
            }
            (slot @ None, value) => {
                let ty = self.ty(&value);
                let var = self.arena.value(name, ty, self.span_of(&value));
                *slot = Some(Slot::One(var));
                self.assign_slot(var, value);
            }
            (Some(Slot::One(var)), value) => self.assign_slot(*var, value),
            (Some(Slot::Tuple(slots)), value) => {
                for (i, s) in slots.iter_mut().enumerate() {
                    let part = self.field(&value, syn::Member::Unnamed(i.into()));
                    let inner = std::mem::replace(s, Slot::Tuple(Vec::new()));
                    let mut inner = Some(inner);
                    self.store(&mut inner, name, part);
                    if let Some(inner) = inner {
                        *s = inner;
                    }
                }
            }
        }
    }

    fn assign_slot(&mut self, var: Var, value: Val) {
        // Kept by value it would be a copy, and what is written to it lost.
        if let Some(place) = written_through(&value) {
            let span = self.arena.info(place.base).span;
            self.errors.push(syn::Error::new(span, super::super::messages::REFERENCE_CHOSEN));
        }
        let ty = self.ty(&value);
        let value = self.read(value, self.arena.info(var).span);
        self.learn(&var.into(), &ty);
        self.emit(Stmt::Assign { place: Place::whole(var), value });
    }

    /// Declares what a value is stored in.
    pub fn declare(&mut self, slot: Option<&Slot>) {
        match slot {
            None => {}
            Some(Slot::One(var)) => self.emit(Stmt::Declare { var: *var, init: None }),
            Some(Slot::Tuple(slots)) => slots.iter().for_each(|s| self.declare(Some(s))),
        }
    }

    /// Code that a jump may leave with a value. `jumps` tells whether there is one.
    pub fn region(&mut self, mut target: Target, jumps: bool, f: impl FnOnce(&mut Self) -> Val) -> Val {
        target.leave = self.code();
        self.targets.push(target);
        if !jumps {
            let value = f(self);
            self.targets.pop();
            return value;
        }
        let (value, mut done) = self.scoped(|l| {
            let value = f(l);
            if !l.diverged() && !matches!(value, Val::Nothing) {
                let mut slot = l.targets.last_mut().and_then(|t| t.slot.take());
                l.store(&mut slot, "result", value);
                if let Some(t) = l.targets.last_mut() {
                    t.slot = slot;
                }
            }
        });
        let () = value;
        let Some(target) = self.targets.pop() else { return Val::Nothing };
        self.declare(target.slot.as_ref());
        let left = done.exits.remove(&target.leave);
        for s in done.block.stmts {
            self.emit(s);
        }
        if left && self.tested.contains(&target.leave) && !self.targets.is_empty() {
            self.reset_flag(target.leave, !done.exits.is_empty());
        }
        if done.diverged && !left {
            let frame = self.frame();
            frame.exits.extend(done.exits);
            frame.diverged = true;
        } else if !done.exits.is_empty() {
            self.open_flag(done.exits);
        }
        target.slot.as_ref().map_or(Val::Nothing, load)
    }

    fn code(&mut self) -> i64 {
        self.codes += 1;
        self.codes
    }

    /// A loop; its value is what it is broken with.
    pub fn run_loop(&mut self, mut target: Target, head: Head, body: impl FnOnce(&mut Self)) -> Val {
        target.leave = self.code();
        target.again = self.code();
        let (leave, again) = (target.leave, target.again);
        self.targets.push(target);
        let depth = self.open();
        body(self);
        self.close_to(depth);
        if self.frame().exits.remove(&again) && self.tested.contains(&again) {
            let others = !self.frame().exits.is_empty();
            let diverged = std::mem::take(&mut self.frame().diverged);
            self.reset_flag(again, others);
            self.frame().diverged = diverged;
        }
        let mut done = self.done(depth);
        let Some(target) = self.targets.pop() else { return Val::Nothing };
        self.declare(target.slot.as_ref());
        let exit = (!done.exits.is_empty()).then(|| self.flag());
        self.tested.extend(done.exits.iter().copied());
        let left = done.exits.remove(&leave);
        let forever = matches!(head, Head::Forever);
        self.emit_loop(head, exit, done.block);
        if left {
            self.reset_flag(leave, !done.exits.is_empty());
        }
        if forever && !left {
            let frame = self.frame();
            frame.exits.extend(done.exits);
            frame.diverged = true;
        } else if !done.exits.is_empty() {
            self.open_flag(done.exits);
        }
        target.slot.as_ref().map_or(Val::Nothing, load)
    }

    fn emit_loop(&mut self, head: Head, exit: Option<Var>, body: Block) {
        self.emit(match head {
            Head::For { var, range } => Stmt::For { var, range, exit, body, kept: None },
            Head::While { head, cond } => Stmt::While { head, cond, exit, body, kept: None },
            Head::Forever => {
                let cond = Operand::Tokens(quote!(true));
                Stmt::While { head: Block::default(), cond, exit, body, kept: None }
            }
        });
    }

    /// The innermost of the loops over parts of the items of a loop.
    fn part_of_items(&self, i: usize) -> usize {
        let parts = self.targets[i + 1..].iter().take_while(|t| t.kind == Kind::Inner);
        i + parts.count()
    }

    /// The target of a `break` or `continue`.
    fn loop_target(&mut self, label: Option<&syn::Lifetime>, at: &syn::Expr, again: bool) -> Option<usize> {
        for (i, t) in self.targets.iter().enumerate().rev() {
            let found = match label {
                Some(l) => t.label.as_ref().is_some_and(|name| l.ident == name),
                None => t.kind == Kind::Loop,
            };
            if found && !(again && t.kind == Kind::Block) {
                return Some(if again { self.part_of_items(i) } else { i });
            }
            if t.kind == Kind::Function {
                break;
            }
        }
        match label {
            Some(l) => self.errors.at(l, super::super::messages::unknown_label(&l.to_string())),
            None => self.errors.at(at, super::super::messages::BREAK_OUTSIDE),
        }
        None
    }

    /// `break` and `continue`
    pub fn leave_loop(&mut self, e: &syn::Expr) -> Val {
        match e {
            syn::Expr::Break(b) => {
                let value = b.expr.as_ref().map(|v| self.expr(v));
                if let Some(i) = self.loop_target(b.label.as_ref(), e, false) {
                    self.leave(i, value);
                }
            }
            syn::Expr::Continue(c) => {
                if let Some(i) = self.loop_target(c.label.as_ref(), e, true) {
                    let code = self.targets[i].again;
                    self.jump(code);
                }
            }
            _ => {}
        }
        Val::Nothing
    }

    /// `break` or `continue` of the loop with this index.
    pub fn leave_at(&mut self, i: usize, ends: bool) {
        let code = if ends { self.targets[i].leave } else { self.targets[self.part_of_items(i)].again };
        self.jump(code);
    }

    /// `break` out of the innermost loop, without value.
    pub fn break_innermost(&mut self) {
        if let Some(i) = self.targets.iter().rposition(|t| t.kind == Kind::Loop) {
            self.leave(i, None);
        }
    }

    /// Jumps behind a target with a value.
    fn leave(&mut self, i: usize, value: Option<Val>) {
        if let Some(value) = value.filter(|v| !matches!(v, Val::Nothing))
            && !self.diverged()
        {
            let mut slot = self.targets[i].slot.take();
            self.store(&mut slot, "result", value);
            self.targets[i].slot = slot;
        }
        let code = self.targets[i].leave;
        self.jump(code);
    }

    /// `return`
    pub fn return_with(&mut self, value: Option<Val>) -> Val {
        if let Some(i) = self.targets.iter().rposition(|t| t.kind == Kind::Function) {
            self.leave(i, value);
        }
        Val::Nothing
    }

    /// The statements of the function: jumps that no condition asks for need not be marked.
    pub fn finish_body(&mut self) -> Block {
        let mut done = self.done(1);
        let Some(flag) = self.flag else { return done.block };
        strip(&mut done.block, flag, &self.tested);
        let mut used = false;
        done.block.each(&mut |s| s.uses(&mut |v, _| used |= v == flag));
        if used {
            done.block.stmts.insert(0, Stmt::Declare { var: flag, init: Some(int(0)) });
        }
        done.block
    }

    /// A range from zero.
    pub fn counted(&self, end: Operand) -> Range {
        Range { start: int(0), end, inclusive: false, reversed: false }
    }
}

/// An integer.
pub fn int(i: i64) -> Operand {
    let literal = proc_macro2::Literal::i64_unsuffixed(i);
    Operand::Int(i, quote!(#literal))
}

pub fn load(slot: &Slot) -> Val {
    match slot {
        Slot::One(v) => (*v).into(),
        Slot::Tuple(slots) => Val::Tuple(slots.iter().map(load).collect()),
    }
}

pub fn strip(b: &mut Block, flag: Var, tested: &BTreeSet<i64>) {
    b.stmts.retain(|s| match s {
        Stmt::Assign { place, value: Operand::Int(code, _) } if place.base == flag => {
            *code == 0 || tested.contains(code)
        }
        _ => true,
    });
    for s in &mut b.stmts {
        s.blocks_mut().into_iter().for_each(|b| strip(b, flag, tested));
    }
}

/// What a value lets its holder write to.
fn written_through(v: &Val) -> Option<&Place> {
    match v {
        Val::Ref { place, mutable: true } => Some(place),
        Val::Maybe { inner, .. } => written_through(inner),
        Val::Tuple(parts) => parts.iter().find_map(written_through),
        Val::Either { places, .. } => places.first(),
        _ => None,
    }
}
