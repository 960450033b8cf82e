//! Makes a failing program small.

use super::generate::Program;
use crate::scalar::ir::{Block, Operand, Stmt, Value};
use quote::quote;

/// The least program found for which `fails` still holds, by leaving statements out, taking blocks for the statement
/// that holds them, and computing less.
pub fn shrunk(program: &Program, fails: &mut dyn FnMut(&Program) -> bool) -> Program {
    let mut best = program.clone();
    loop {
        let mut smaller = false;
        for f in (0..best.functions.len()).rev() {
            let mut at = count(&best.functions[f].body);
            while at > 0 {
                at -= 1;
                for how in [Change::Drop, Change::First, Change::Second, Change::Constant] {
                    let mut next = best.clone();
                    let mut k = at;
                    if !change(&mut next.functions[f].body, &mut k, how) {
                        continue;
                    }
                    if fails(&next) {
                        best = next;
                        smaller = true;
                        break;
                    }
                }
                at = at.min(count(&best.functions[f].body));
            }
        }
        if !smaller {
            return best;
        }
    }
}

fn count(b: &Block) -> usize {
    let mut n = 0;
    b.each(&mut |_| n += 1);
    n
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    /// The statement goes.
    Drop,
    /// Its first block takes its place.
    First,
    /// Its second block does.
    Second,
    /// What it computes becomes a constant.
    Constant,
}

/// Changes statement number `k`; false if there is nothing to change.
fn change(b: &mut Block, k: &mut usize, how: Change) -> bool {
    for i in 0..b.stmts.len() {
        if *k == 0 {
            return change_at(b, i, how);
        }
        *k -= 1;
        for inner in b.stmts[i].blocks_mut() {
            let n = count(inner);
            if *k < n {
                return change(inner, k, how);
            }
            *k -= n;
        }
    }
    false
}

fn change_at(b: &mut Block, i: usize, how: Change) -> bool {
    match how {
        Change::Drop => {
            b.stmts.remove(i);
            true
        }
        Change::First | Change::Second => {
            let mut stmts = match &b.stmts[i] {
                Stmt::For { var, range, .. } if how == Change::First => {
                    vec![Stmt::Let { var: *var, value: Value::Copy(range.start.clone()) }]
                }
                _ => vec![],
            };
            let which = if how == Change::First { 0 } else { 1 };
            let blocks = b.stmts[i].blocks();
            let Some(block) = blocks.get(which) else { return false };
            stmts.extend(block.stmts.clone());
            b.stmts.splice(i..=i, stmts);
            true
        }
        Change::Constant => {
            let Stmt::Let { value, .. } = &mut b.stmts[i] else { return false };
            if !matches!(value, Value::Prim(..) | Value::Read(_)) {
                return false;
            }
            *value = Value::Copy(Operand::Float(0.5, quote!(0.5f64)));
            true
        }
    }
}
