//! Which variables may carry a derivative: those that something active flows into.
//!
//! The analysis does not look at the order of statements: a variable that is active anywhere is active everywhere.

use super::ir::{Arena, Arg, Block, Function, Make, Operand, Place, Stmt, Value, Var};
use super::lower::types::is_inactive;
use std::collections::BTreeSet;

/// Marks the active variables. Those of the parameters are marked already. `result` says whether the result is active.
pub fn mark(f: &mut Function, result: bool) {
    let mut made = BTreeSet::new();
    all_made(&f.body, &mut made);
    let mut a = Activity { arena: std::mem::take(&mut f.arena), made, changed: true };
    while a.changed {
        a.changed = false;
        a.block(&f.body);
        f.result.iter().for_each(|o| a.made_for(o, result));
    }
    f.arena = a.arena;
}

fn all_made(b: &Block, made: &mut BTreeSet<Var>) {
    b.each(&mut |s| {
        if let Stmt::Let { var, value: Value::Make(make, _) } = s {
            made.insert(*var);
            if let Make::Lifted(l) = make {
                all_made(&l.body, made);
            }
        }
    });
}

struct Activity {
    arena: Arena,
    /// Aggregates that are made here.
    made: BTreeSet<Var>,
    changed: bool,
}

impl Activity {
    fn is(&self, v: Var) -> bool {
        self.arena.info(v).active
    }

    fn operand(&self, o: &Operand) -> bool {
        o.var().is_some_and(|v| self.is(v))
    }

    fn place(&self, p: &Place) -> bool {
        self.is(p.base)
    }

    fn set(&mut self, v: Var, active: bool) {
        let info = self.arena.info_mut(v);
        if active && !info.active && !is_inactive(&info.ty) {
            info.active = true;
            self.changed = true;
        }
    }

    fn value(&self, v: &Value) -> bool {
        match v {
            Value::Prim(p, operands) => operands.iter().zip(p.differentiated).any(|(o, d)| d && self.operand(o)),
            Value::Make(_, operands) => operands.iter().any(|o| self.operand(o)),
            Value::Read(p) | Value::ToVec(p) | Value::Pop(p) => self.place(p),
            Value::Copy(o) => self.operand(o),
            _ => false,
        }
    }

    fn block(&mut self, b: &Block) {
        for s in &b.stmts {
            self.stmt(s);
            s.blocks().into_iter().for_each(|b| self.block(b));
        }
    }

    /// What is made to become a part of something active is made of active numbers, so that it has the type.
    fn made_for(&mut self, o: &Operand, active: bool) {
        if let Some(v) = o.var().filter(|v| self.made.contains(v)) {
            self.set(v, active);
        }
    }

    fn stmt(&mut self, s: &Stmt) {
        match s {
            Stmt::Let { var, value } => {
                self.set(*var, self.value(value));
                if let Value::Make(make, operands) = value {
                    if let Make::Lifted(l) = make {
                        self.block(&l.body);
                    }
                    let active = self.is(*var);
                    operands.iter().for_each(|o| self.made_for(o, active));
                }
            }
            Stmt::Declare { var, init: Some(o) } => {
                self.set(*var, self.operand(o));
                self.made_for(o, self.is(*var));
            }
            Stmt::Assign { place, value } | Stmt::Update { place, value, .. } | Stmt::Push { place, value } => {
                self.set(place.base, self.operand(value));
                self.made_for(value, self.place(place));
            }
            Stmt::Swap { a, b } => {
                let active = self.place(a) || self.place(b);
                self.set(a.base, active);
                self.set(b.base, active);
            }
            Stmt::Call { var, args, .. } => self.call(*var, args),
            _ => {}
        }
    }

    /// An active argument makes everything active that the function can write.
    fn call(&mut self, var: Option<Var>, args: &[Arg]) {
        let active = args.iter().any(|a| self.argument(a));
        if let Some(v) = var {
            self.set(v, active);
        }
        for a in args {
            match a {
                Arg::RefMut(p) => self.set(p.base, active),
                Arg::Value(o) => self.made_for(o, active),
                _ => {}
            }
        }
    }

    fn argument(&self, a: &Arg) -> bool {
        match a {
            Arg::Value(o) => self.operand(o),
            Arg::Ref(p) | Arg::RefMut(p) => self.place(p),
            Arg::Capture(_) => false,
        }
    }
}

/// Whether a call has an active argument.
pub fn is_active_call(arena: &Arena, args: &[Arg]) -> bool {
    args.iter().any(|a| match a {
        Arg::Value(o) => o.var().is_some_and(|v| arena.info(v).active),
        Arg::Ref(p) | Arg::RefMut(p) => arena.info(p.base).active,
        Arg::Capture(_) => false,
    })
}
