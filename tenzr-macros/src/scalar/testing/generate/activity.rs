//! Marks the variables that a derivative passes through.

use crate::scalar::ir::{Arena, Arg, Block, Function, Operand, Place, Stmt, Ty, Value, Var};

/// Marks all variables that depend on a parameter that is marked.
pub fn mark(f: &mut Function) {
    while step(&mut f.arena, &f.body) {}
}

fn step(arena: &mut Arena, body: &Block) -> bool {
    let mut found = Vec::new();
    body.each(&mut |s| reached(arena, s, &mut found));
    found.retain(|v| !arena.info(*v).active && !matches!(arena.info(*v).ty, Ty::Inactive));
    for v in &found {
        arena.info_mut(*v).active = true;
    }
    !found.is_empty()
}

fn is(arena: &Arena, o: &Operand) -> bool {
    o.var().is_some_and(|v| arena.info(v).active)
}

fn at(arena: &Arena, p: &Place) -> bool {
    arena.info(p.base).active
}

/// The variables that a statement makes active.
fn reached(arena: &Arena, s: &Stmt, found: &mut Vec<Var>) {
    match s {
        Stmt::Let { var, value } if computed(arena, value) => found.push(*var),
        Stmt::Declare { var, init: Some(o) } if is(arena, o) => found.push(*var),
        Stmt::Assign { place, value } | Stmt::Update { place, value, .. } | Stmt::Push { place, value }
            if is(arena, value) =>
        {
            found.push(place.base);
        }
        Stmt::Swap { a, b } if at(arena, a) || at(arena, b) => found.extend([a.base, b.base]),
        Stmt::Call { var, args, .. } => {
            let active = args.iter().any(|a| match a {
                Arg::Value(o) => is(arena, o),
                Arg::Ref(p) | Arg::RefMut(p) => at(arena, p),
                Arg::Capture(_) => false,
            });
            if active {
                found.extend(var);
                found.extend(args.iter().filter_map(|a| match a {
                    Arg::RefMut(p) => Some(p.base),
                    _ => None,
                }));
            }
        }
        _ => {}
    }
}

fn computed(arena: &Arena, value: &Value) -> bool {
    match value {
        Value::Prim(p, operands) => operands.iter().enumerate().any(|(i, o)| p.differentiated[i] && is(arena, o)),
        Value::Read(p) | Value::ToVec(p) | Value::Pop(p) => at(arena, p),
        Value::Copy(o) => is(arena, o),
        Value::Make(_, operands) => operands.iter().any(|o| is(arena, o)),
        _ => false,
    }
}
