//! A call and its reverse in one, where the cotangent of the result does not depend on the result.

use super::ir::{Arena, Arg, Callee, Operand, Place, Stmt, Ty, Use, Value, Var};
use std::collections::BTreeSet;

/// Statements that make a call and later make it once more for its cotangents, with both in the place of the first wherever
/// the cotangent of the result can be had before the call. `adjoint` gives the adjoint of the result of a call that may be
/// made so. Returns whether any is.
pub fn united(stmts: &mut Vec<Stmt>, arena: &mut Arena, adjoint: &dyn Fn(Var, &Callee) -> Option<Var>) -> bool {
    let mut any = false;
    let mut at = 0;
    while at < stmts.len() {
        if let Stmt::Call { var: Some(result), pullback: None, callee, args } = &stmts[at]
            && let Some(d) = adjoint(*result, callee)
        {
            let (result, args) = (*result, args.clone());
            any |= unite(stmts, at, arena, (result, args, d)).is_some();
        }
        at += 1;
    }
    any
}

/// Unites a call, of which result, arguments and the adjoint of the result are given, with the statement that repeats it.
fn unite(stmts: &mut Vec<Stmt>, at: usize, arena: &mut Arena, call: (Var, Vec<Arg>, Var)) -> Option<()> {
    let (result, args, d) = call;
    let again = at + 1 + stmts[at + 1..].iter().position(|s| is_again(s, d))?;
    let Stmt::PullAgain { callee, args: copies, ct, pulled, .. } = stmts[again].clone() else { return None };
    if pulled.iter().any(|a| a.written && a.adjoint.is_some()) {
        return None;
    }
    let mut pulled = pulled;
    // The arguments themselves are what they are before the call.
    for (p, a) in pulled.iter_mut().zip(&args) {
        p.again = match a {
            Arg::Ref(place) => Some(place.clone()),
            _ => None,
        };
    }
    let both = Stmt::PullAgain { value: Some(result), callee, args, ct, pulled };
    let moved = moved(arena, stmts, at, again, &both)?;

    let copied: BTreeSet<Var> = copies.iter().filter_map(copy).collect();
    let targets = added(&both);
    let mut early = Vec::new();
    let mut late = Vec::new();
    for (k, s) in stmts.drain(at..).enumerate() {
        match s {
            _ if k == 0 || at + k == again => {}
            s if moved.contains(&(at + k)) => early.push(s),
            // What the call adds to is there before the call; what it started with is added.
            Stmt::Declare { var, init: Some(o) } if targets.contains(&var) => {
                let zero = arena.value("zero", Ty::Float, arena.info(var).span);
                arena.info_mut(zero).adjoint = true;
                early.push(Stmt::Let { var: zero, value: Value::Zero(Ty::Float) });
                early.push(Stmt::Declare { var, init: Some(zero.into()) });
                late.push(Stmt::Update { place: Place::whole(var), negate: false, value: o });
            }
            s => late.push(s),
        }
    }
    stmts.extend(early);
    stmts.push(both);
    stmts.extend(late);
    without_copies(stmts, copied);
    Some(())
}

/// Whether a statement makes a call again with this cotangent.
fn is_again(s: &Stmt, d: Var) -> bool {
    matches!(s, Stmt::PullAgain { value: None, ct: Some(p), .. } if p.base == d && p.path.is_empty())
}

/// The variable of an argument that is written.
fn copy(a: &Arg) -> Option<Var> {
    match a {
        Arg::RefMut(p) if p.path.is_empty() => Some(p.base),
        _ => None,
    }
}

/// What the statement adds to.
fn added(both: &Stmt) -> BTreeSet<Var> {
    let Stmt::PullAgain { pulled, .. } = both else { return BTreeSet::new() };
    pulled.iter().filter_map(|a| a.adjoint.as_ref()).map(|p| p.base).collect()
}

/// The statements between a call and its repetition that have to come before both at once: they say what the cotangent is.
/// None where they cannot.
fn moved(arena: &Arena, stmts: &[Stmt], at: usize, again: usize, both: &Stmt) -> Option<BTreeSet<usize>> {
    let targets = added(both);
    let Stmt::PullAgain { ct: Some(ct), pulled, .. } = both else { return None };
    let places = pulled.iter().filter_map(|a| a.adjoint.as_ref());
    let mut wanted: BTreeSet<Var> = places.flat_map(Place::indices).filter_map(Operand::var).collect();
    wanted.insert(ct.base);
    let mut moved = BTreeSet::new();
    for k in (at + 1..again).rev() {
        let s = &stmts[k];
        let writes = written(s);
        if writes.iter().chain(&s.binds()).any(|v| wanted.contains(v)) {
            if !is_movable(s) {
                return None;
            }
            moved.insert(k);
            uses(s, &mut |v, _| {
                wanted.insert(v);
            });
        }
    }
    // Nothing that is moved is moved past what it has to do with, nor is the repetition.
    let stays = |k: &usize| !moved.contains(k);
    let passes = moved.iter().all(|m| (at..*m).filter(stays).all(|k| is_apart(&stmts[*m], &stmts[k])));
    let accepts = |s: &Stmt| {
        let adds = additions(s);
        let mut only = true;
        uses(s, &mut |v, how| only &= !targets.contains(&v) || how == Use::Write && adds.contains(&v));
        only
    };
    let is_float = |v: &Var| matches!(arena.info(*v).ty, Ty::Float);
    let starts = |s: &Stmt| matches!(s, Stmt::Declare { var, init: Some(_) } if is_float(var));
    let bound_here = |s: &Stmt| s.binds().iter().any(|v| targets.contains(v));
    let rest = (at + 1..again).filter(stays).map(|k| &stmts[k]);
    let fits = rest.clone().all(|s| accepts(s) && (!bound_here(s) || starts(s)));
    // What the repetition adds to is not used by what moves.
    let clear = moved.iter().all(|m| {
        let mut clear = true;
        uses(&stmts[*m], &mut |v, _| clear &= !targets.contains(&v));
        clear
    });
    (passes && fits && clear).then_some(moved)
}

/// Whether two statements may change places.
fn is_apart(a: &Stmt, b: &Stmt) -> bool {
    let touched = |s: &Stmt| -> BTreeSet<Var> { written(s).into_iter().chain(s.binds()).collect() };
    let used = |s: &Stmt| {
        let mut all = BTreeSet::new();
        uses(s, &mut |v, _| {
            all.insert(v);
        });
        all
    };
    let (ta, tb) = (touched(a), touched(b));
    ta.is_disjoint(&used(b)) && tb.is_disjoint(&used(a)) && ta.is_disjoint(&tb)
}

/// Whether a statement does nothing but compute, so that only what it uses decides when it may run.
fn is_movable(s: &Stmt) -> bool {
    match s {
        Stmt::Let { value, .. } => {
            matches!(value, Value::Zero(_) | Value::Read(_) | Value::Pullback { .. } | Value::Prim(..) | Value::Copy(_))
        }
        Stmt::Declare { init, .. } => init.is_some(),
        Stmt::Update { .. } => true,
        _ => false,
    }
}

fn additions(s: &Stmt) -> BTreeSet<Var> {
    let mut all = BTreeSet::new();
    each(s, &mut |s| all.extend(super::fuse::additions(s)));
    all
}

fn each(s: &Stmt, f: &mut dyn FnMut(&Stmt)) {
    f(s);
    s.blocks().into_iter().for_each(|b| b.each(f));
}

fn uses(s: &Stmt, f: &mut dyn FnMut(Var, Use)) {
    each(s, &mut |s| {
        s.uses(f);
        if let Stmt::While { cond: Operand::Var(v), .. } = s {
            f(*v, Use::Value);
        }
        s.kept().into_iter().flat_map(|k| &k.values).flatten().for_each(|v| f(*v, Use::Value));
    });
}

fn written(s: &Stmt) -> BTreeSet<Var> {
    let mut all = BTreeSet::new();
    super::reads::written(s, &mut all);
    all
}

/// Without the copies of arguments that were to be given again.
fn without_copies(stmts: &mut Vec<Stmt>, copies: BTreeSet<Var>) {
    let mut unused = copies;
    loop {
        let mut used = BTreeSet::new();
        for s in stmts.iter() {
            uses(s, &mut |v, _| {
                used.insert(v);
            });
        }
        let before = stmts.len();
        let mut next = BTreeSet::new();
        stmts.retain(|s| match s {
            Stmt::Declare { var, init } if unused.contains(var) && !used.contains(var) => {
                next.extend(init.as_ref().and_then(Operand::var));
                false
            }
            Stmt::Let { var, value: Value::Read(_) | Value::ToVec(_) } => !unused.contains(var) || used.contains(var),
            _ => true,
        });
        unused.extend(next);
        if stmts.len() == before {
            return;
        }
    }
}
