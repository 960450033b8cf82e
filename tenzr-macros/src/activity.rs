//! Activity: which values depend on the differentiated ones.

use crate::ir::{Arg, Op, Operand, Stmt, Var};
use crate::region::Region;
use crate::table::Adjoint;
use std::collections::BTreeSet;

/// The values that depend on `wrt` by operations that carry a cotangent; `wrt` among them.
pub fn active(stmts: &[Stmt], wrt: &BTreeSet<Var>) -> BTreeSet<Var> {
    let mut active = wrt.clone();
    mark(stmts, &mut active);
    active
}

fn mark(stmts: &[Stmt], active: &mut BTreeSet<Var>) {
    for s in stmts {
        match &s.op {
            Op::Region(r) => mark_region(r, &s.dsts, active),
            op if is_active(op, active) => active.extend(&s.dsts),
            _ => {}
        }
    }
}

/// A value that a loop carries is active where it is in any iteration.
fn mark_region(r: &Region, dsts: &[Var], active: &mut BTreeSet<Var>) {
    loop {
        let before = active.len();
        for a in &r.arms {
            let given = a.params.iter().zip(&a.args).filter(|(_, x)| active.contains(x)).map(|(p, _)| *p);
            let given: Vec<Var> = given.collect();
            active.extend(given);
            mark(&a.stmts, active);
            for (i, (d, x)) in dsts.iter().zip(&a.results).enumerate() {
                if active.contains(x) {
                    active.insert(*d);
                    if r.is_loop() {
                        active.insert(a.params[i]);
                    }
                }
            }
            if r.is_loop() {
                // The value before the first iteration is the result where there is none.
                let unchanged = dsts.iter().zip(&a.params).filter(|(_, p)| active.contains(p)).map(|(d, _)| *d);
                let unchanged: Vec<Var> = unchanged.collect();
                active.extend(unchanged);
            }
        }
        if active.len() == before {
            return;
        }
    }
}

fn is_active(op: &Op, active: &BTreeSet<Var>) -> bool {
    let is = |v: &Var| active.contains(v);
    match op {
        Op::Prim { prim, operands, .. } => operands
            .iter()
            .zip(prim.adjoints)
            .any(|(o, a)| matches!(a, Adjoint::Rule(..)) && o.var().as_ref().is_some_and(is)),
        Op::Call { args, .. } | Op::CallPullback { args, .. } => args.iter().filter_map(Arg::var).any(|v| is(&v)),
        Op::Lift { x, .. } | Op::Alias(x) => is(x),
        Op::Pullback(p) => {
            p.args.iter().any(is) || p.cotangents.iter().any(|c| matches!(c, crate::ir::Cotangent::Var(v) if is(v)))
        }
        // Reverse statements are never differentiated: the derivative that they come from is.
        _ => false,
    }
}

/// The operands of an operation that are active and have a rule.
pub fn active_operands<'a>(
    operands: &'a [Operand],
    adjoints: &'a [Adjoint],
    active: &'a BTreeSet<Var>,
) -> impl Iterator<Item = (Var, &'a Adjoint)> {
    operands.iter().zip(adjoints).filter_map(|(o, a)| {
        let v = o.var().filter(|v| active.contains(v))?;
        matches!(a, Adjoint::Rule(..)).then_some((v, a))
    })
}
