//! Pieces with blocks: conditionals, loops, exits and inlined closures.
//!
//! As in lowered code there is no jump: an exit sets the flag of the function to the code of what is left, the rest of
//! its block is in the other branch, and what follows an inner block runs only where the flag is zero.

use super::Kind;
use super::profile::Piece;
use super::writer::{Entry, Writer, float, integer};
use crate::scalar::ir::{Arm, Block, Make, Operand, Place, Range, Stmt, Value, Var};
use proc_macro2::{Literal, Span};
use quote::quote;

/// The code of a return.
const RETURN: i64 = 1000;

impl Writer<'_> {
    /// Some statements.
    pub fn statements(&mut self, count: usize, out: &mut Vec<Stmt>) {
        for k in 0..count {
            if self.budget == 0 {
                return;
            }
            self.budget -= 1;
            let piece = self.profile.piece(self.random);
            if piece == Piece::Exit && self.exits.is_some() {
                return self.exit(count - k - 1, out);
            }
            let before = self.exits_written;
            self.piece(piece, out);
            if self.exits_written > before && k + 1 < count {
                let Some(cond) = self.flag_is(0, out) else { continue };
                let inside = std::mem::take(&mut self.loop_body);
                let then = self.scoped(|w, out| w.statements(count - k - 1, out));
                self.loop_body = inside;
                return out.push(Stmt::If { cond, then, otherwise: Block::default(), kept: None });
            }
        }
    }

    fn piece(&mut self, piece: Piece, out: &mut Vec<Stmt>) {
        match piece {
            Piece::Operation | Piece::Exit => {
                self.operation(out);
            }
            Piece::Extremum => {
                self.extremum(out);
            }
            Piece::Declare => self.new_variable(out),
            Piece::Assign => self.assign(out),
            Piece::Update => self.update(out),
            Piece::Multiply => self.multiply(out),
            Piece::Swap => self.swap(out),
            Piece::Branch if self.depth < 3 => self.branch(out),
            Piece::Late => self.late(out),
            Piece::Counted if self.depth < 3 => self.counted(out),
            Piece::While if self.depth < 2 => self.repeated(out),
            Piece::Match if self.depth < 3 => self.arms(out),
            Piece::Branch | Piece::Counted | Piece::While | Piece::Match => self.update(out),
            Piece::Call => self.call(out),
            Piece::Stack => self.stack(out),
            Piece::Whole => self.whole(out),
            Piece::Reverse => self.turn(out),
            Piece::Closure => self.closure(out),
            Piece::Unused => self.unused(out),
            Piece::Scatter => self.scatter(out),
            Piece::Count => self.count_up(out),
            Piece::Optional => self.optional(out),
            Piece::Product => self.product(out),
            Piece::Deep => self.deep(out),
        }
    }

    fn inner(&mut self, least: usize) -> Block {
        let count = least + self.random.below(3);
        let inside = std::mem::take(&mut self.loop_body);
        let block = self.scoped(|w, out| w.statements(count, out));
        self.loop_body = inside;
        block
    }

    fn branch(&mut self, out: &mut Vec<Stmt>) {
        let cond = self.condition(out);
        let then = self.inner(1);
        let otherwise = if self.random.chance(50) { self.inner(1) } else { Block::default() };
        out.push(Stmt::If { cond, then, otherwise, kept: None });
    }

    /// A value that each branch gives: a float, or an array.
    fn late(&mut self, out: &mut Vec<Stmt>) {
        let cond = self.condition(out);
        let array = self.random.chance(25);
        let kind = if array { Kind::Array(2) } else { Kind::Float };
        let y = self.arena.value("y", Self::ty(&kind), Span::call_site());
        out.push(Stmt::Declare { var: y, init: None });
        let mut side = || {
            self.scoped(|w, out| {
                let mut value = if w.random.chance(70) { w.operation(out) } else { w.float(out) };
                if array {
                    let all = vec![value, w.float(out)];
                    value = w.set("t", Kind::Array(2), Value::Make(Make::Array, all), out).into();
                }
                out.push(Stmt::Assign { place: Place::whole(y), value });
            })
        };
        let (then, otherwise) = (side(), side());
        out.push(Stmt::If { cond, then, otherwise, kept: None });
        self.scope.push(Entry { var: y, kind, mutable: false, memory: array });
    }

    fn arms(&mut self, out: &mut Vec<Stmt>) {
        if let Some(o) = self.find(|e| e.kind == Kind::Option).filter(|_| self.random.chance(50)) {
            let name = self.arena.ident(o.var);
            let on = self.capture(quote!(#name), vec![o.var]);
            let arm = |pattern, body| Arm { pattern, binds: vec![], guard: None, body };
            let arms = vec![arm(quote!(Some(_)), self.inner(1)), arm(quote!(None), self.inner(0))];
            return out.push(Stmt::Match { on, arms, kept: None });
        }
        let (tokens, reads) = self.count();
        let on = self.capture(quote!(#tokens % 4), reads);
        let mut arms = vec![Arm { pattern: quote!(0), binds: vec![], guard: None, body: self.inner(1) }];
        if self.random.chance(50) {
            arms.push(Arm { pattern: quote!(1 | 3), binds: vec![], guard: None, body: self.inner(0) });
        }
        if self.random.chance(50) {
            let n = self.arena.value("n", Self::ty(&Kind::Int), Span::call_site());
            let name = self.arena.ident(n);
            let guard = self.capture(quote!(#name > 1), vec![n]);
            let body = self.scoped(|w, out| {
                w.scope.push(Entry { var: n, kind: Kind::Int, mutable: false, memory: false });
                w.loop_body = false;
                w.statements(2, out);
            });
            arms.push(Arm { pattern: quote!(#name), binds: vec![n], guard: Some(guard), body });
        }
        arms.push(Arm { pattern: quote!(_), binds: vec![], guard: None, body: self.inner(1) });
        out.push(Stmt::Match { on, arms, kept: None });
    }

    /// The values of a counted loop.
    fn range(&mut self, out: &mut Vec<Stmt>) -> Range {
        let inclusive = self.random.chance(20);
        let reversed = self.random.chance(25);
        let most = if self.depth > 0 { 3 } else { 5 };
        let start = integer(self.random.below(2) as i64);
        let end = match self.random.chance(45) {
            true => {
                let (tokens, reads) = self.count();
                let most = Literal::usize_unsuffixed(most);
                let c = self.capture(quote!(#tokens % #most), reads);
                self.set("n", Kind::Int, Value::Capture(c), out).into()
            }
            false => integer(self.random.below(most) as i64),
        };
        Range { start, end, inclusive, reversed }
    }

    /// The body of a loop; with it, the flag where the loop can be left.
    fn body(&mut self, counter: Option<Var>) -> (Block, Option<Var>, i64) {
        self.codes += 1;
        let code = self.codes;
        self.loops.push(code);
        let before = self.exits_written;
        let outside = std::mem::replace(&mut self.loop_body, true);
        let count = 2 + self.random.below(3);
        let block = self.scoped(|w, out| {
            if let Some(var) = counter {
                w.scope.push(Entry { var, kind: Kind::Int, mutable: false, memory: false });
            }
            w.statements(count, out);
        });
        self.loop_body = outside;
        self.loops.pop();
        let exit = self.exits.map(|e| e.0).filter(|_| self.exits_written > before);
        (block, exit, code)
    }

    /// A loop that was left by its own code goes on behind it.
    fn behind(&mut self, exit: Option<Var>, code: i64, out: &mut Vec<Stmt>) {
        let Some(flag) = exit else { return };
        let Some(cond) = self.flag_is(code, out) else { return };
        let reset = Stmt::Assign { place: Place::whole(flag), value: integer(0) };
        out.push(Stmt::If { cond, then: Block { stmts: vec![reset] }, otherwise: Block::default(), kept: None });
    }

    fn counted(&mut self, out: &mut Vec<Stmt>) {
        let range = self.range(out);
        let var = self.arena.value("i", Self::ty(&Kind::Int), Span::call_site());
        let (body, exit, code) = self.body(Some(var));
        out.push(Stmt::For { var, range, exit, body, kept: None });
        self.behind(exit, code, out);
    }

    /// A loop with a condition on a counter, and sometimes on a float as well.
    fn repeated(&mut self, out: &mut Vec<Stmt>) {
        let k = self.declare("k", Kind::Int, integer(0), out);
        // The body must not change the counter, or the loop may not end.
        self.scope.retain(|e| e.var != k);
        let name = self.arena.ident(k);
        let most = Literal::usize_unsuffixed(1 + self.random.below(4));
        let below = self.capture(quote!(#name < #most), vec![k]);
        let x = self.find(|e| e.mutable && e.kind == Kind::Float).filter(|_| self.random.chance(50));
        let mut cond = Operand::Tokens(quote!(true));
        let head = self.scoped(|w, out| {
            let b = w.set("b", Kind::Bool, Value::Capture(below), out);
            cond = b.into();
            if let Some(x) = x {
                let x = w.read(Place::whole(x.var), Kind::Float, out);
                let c = Value::Compare(crate::scalar::ir::Comparison::Lt, x, float(1.5));
                let c = w.set("b", Kind::Bool, c, out);
                let (first, second) = (w.arena.ident(b), w.arena.ident(c));
                let both = w.capture(quote!(#first && #second), vec![b, c]);
                cond = w.set("b", Kind::Bool, Value::Capture(both), out).into();
            }
        });
        let (mut body, exit, code) = self.body(None);
        let tokens = quote!(#name += 1);
        let up = crate::scalar::ir::Capture { tokens, reads: vec![k], writes: vec![k], repeatable: false };
        body.stmts.insert(0, Stmt::Effect(up));
        out.push(Stmt::While { head, cond, exit, body, kept: None });
        self.behind(exit, code, out);
    }

    /// `break`, `continue` or `return` in one branch, the rest of the block in the other.
    fn exit(&mut self, rest: usize, out: &mut Vec<Stmt>) {
        let Some((flag, result)) = self.exits else { return };
        let cond = self.condition(out);
        let leave = |code| Stmt::Assign { place: Place::whole(flag), value: integer(code) };
        let continues = self.loop_body && !self.loops.is_empty() && self.random.chance(35);
        let code = match self.loops.last() {
            Some(code) if self.random.chance(70) => *code,
            Some(_) if self.loops.len() > 1 && self.random.chance(50) => self.loops[0],
            _ => RETURN,
        };
        let then = self.scoped(|w, out| {
            w.loop_body = false;
            if w.random.chance(60) {
                w.update(out);
            }
            if continues {
                return;
            }
            if code == RETURN {
                let value = w.operation(out);
                out.push(Stmt::Assign { place: Place::whole(result), value });
            }
            out.push(leave(code));
        });
        if !continues {
            self.exits_written += 1;
        }
        let otherwise = self.scoped(|w, out| w.statements(rest, out));
        let (then, otherwise, cond) = match cond {
            cond if self.random.chance(50) => (then, otherwise, cond),
            Operand::Var(b) => {
                let name = self.arena.ident(b);
                let not = self.capture(quote!(!#name), vec![b]);
                (otherwise, then, self.set("b", Kind::Bool, Value::Capture(not), out).into())
            }
            cond => (then, otherwise, cond),
        };
        out.push(Stmt::If { cond, then, otherwise, kept: None });
    }

    /// A closure that captures what is in scope and adds to a variable, written out at each of its calls.
    fn closure(&mut self, out: &mut Vec<Stmt>) {
        let (captured, total) = (self.float(out), self.find(|e| e.mutable && e.kind == Kind::Float));
        let names = ["mul", "add", "sub", "sin", "tanh", "max"];
        let steps: Vec<(&str, usize)> = (0..3).map(|_| (*self.random.pick(&names), self.random.below(3))).collect();
        let again = self.find(|e| e.mutable && matches!(e.kind, Kind::Array(_)));
        for _ in 0..2 + self.random.below(2) {
            let argument = self.float(out);
            let p = self.set("p", Kind::Float, Value::Copy(argument), out);
            let mut last: Operand = p.into();
            for (name, other) in &steps {
                let memory = match (&again, other) {
                    (Some(e), 2) => {
                        let cell = Place::whole(e.var).then(crate::scalar::ir::Step::Index(vec![integer(0)]));
                        self.read(cell, Kind::Float, out)
                    }
                    (_, 0) => p.into(),
                    _ => captured.clone(),
                };
                let unary = matches!(*name, "sin" | "tanh");
                let operands = if unary { vec![last] } else { vec![last, memory] };
                last = self.prim(name, operands, out);
            }
            if let Some(t) = &total {
                out.push(Stmt::Update { place: Place::whole(t.var), negate: false, value: last });
            }
            if self.random.chance(30) {
                self.update(out);
            }
        }
    }

    /// A long loop over a recurrence that stays bounded.
    fn deep(&mut self, out: &mut Vec<Stmt>) {
        let start = self.float(out);
        let x = self.declare("x", Kind::Float, start, out);
        let (a, b) = (self.float(out), self.float(out));
        let pair = self.set("t", Kind::Array(2), Value::Make(Make::Array, vec![a, b]), out);
        let k = self.declare("k", Kind::Int, integer(0), out);
        let var = self.arena.value("i", Self::ty(&Kind::Int), Span::call_site());
        let end = integer(100 + self.random.below(200) as i64);
        let body = self.scoped(|w, out| {
            let before = w.read(Place::whole(x), Kind::Float, out);
            let s = w.prim("sin", vec![before], out);
            let y = w.float(out);
            let scaled = w.prim("mul", vec![y, float(0.125)], out);
            let value = w.prim("add", vec![s, scaled], out);
            let value = w.prim("mul", vec![value, float(0.75)], out);
            out.push(Stmt::Assign { place: Place::whole(x), value });
            // What the next iterations read depends on how many were odd, say.
            w.count_up(out);
            let name = w.arena.ident(k);
            let i = w.capture(quote!(#name % 2), vec![k]);
            let i = w.set("i", Kind::Int, Value::Capture(i), out);
            let cell = Place::whole(pair).then(crate::scalar::ir::Step::Index(vec![i.into()]));
            let cell = w.read(cell, Kind::Float, out);
            let value = w.prim("mul", vec![cell, float(0.03125)], out);
            out.push(Stmt::Update { place: Place::whole(x), negate: false, value });
        });
        let range = Range { start: integer(0), end, inclusive: false, reversed: false };
        out.push(Stmt::For { var, range, exit: None, body, kept: None });
    }
}
