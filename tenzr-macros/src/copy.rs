//! Copies of bodies: every variable that a copy assigns is new, and so is every level of forward mode that it enters.

use crate::ir::{Arena, Attr, Body, Level, Op, RuleArg, Stmt, Var};
use crate::region::{Arm, Control, Region, Rewound};
use std::collections::BTreeMap;

impl Body {
    /// The statements and results with these arguments, every inner variable new.
    pub fn instantiate(&self, arena: &mut Arena, args: &[Var]) -> (Vec<Stmt>, Vec<Var>) {
        let names = self.params.iter().copied().zip(args.iter().copied()).collect();
        let mut copy = Copy { arena, names, levels: BTreeMap::new() };
        let stmts = copy.statements(&self.stmts);
        (stmts, self.results.iter().map(|r| copy.name(*r)).collect())
    }
}

/// Copies statements, every variable that they assign new.
struct Copy<'a> {
    arena: &'a mut Arena,
    names: BTreeMap<Var, Var>,
    levels: BTreeMap<Level, Level>,
}

impl Copy<'_> {
    fn name(&self, v: Var) -> Var {
        *self.names.get(&v).unwrap_or(&v)
    }

    fn fresh(&mut self, v: Var) -> Var {
        let new = self.arena.copy_of(v);
        self.names.insert(v, new);
        new
    }

    fn statements(&mut self, stmts: &[Stmt]) -> Vec<Stmt> {
        stmts
            .iter()
            .map(|s| {
                let op = match &s.op {
                    Op::Region(r) => Op::Region(Box::new(self.region(r))),
                    op => {
                        let mut op = op.clone();
                        op.rename(&self.names);
                        renew_levels(&mut op, self.arena, &mut self.levels);
                        op
                    }
                };
                Stmt { dsts: s.dsts.iter().map(|d| self.fresh(*d)).collect(), op, span: s.span }
            })
            .collect()
    }

    fn region(&mut self, r: &Region) -> Region {
        let control = match &r.control {
            Control::Sides(v) => Control::Sides(self.name(*v)),
            Control::If(v) => Control::If(self.name(*v)),
            Control::Rewind { kept, of } => Control::Rewind {
                kept: self.name(*kept),
                of: if let Rewound::Sides(v) = of { Rewound::Sides(self.name(*v)) } else { *of },
            },
            other => other.clone(),
        };
        let arms = r.arms.iter().map(|a| self.arm(a)).collect();
        // What it keeps is one of what the statement assigns, and gets its new name there.
        debug_assert!(r.kept.is_none(), "a body that is differentiated has not been before");
        Region { control, arms, kept: None }
    }

    fn arm(&mut self, a: &Arm) -> Arm {
        let args = a.args.iter().map(|v| self.name(*v)).collect();
        let params = a.params.iter().map(|p| self.fresh(*p)).collect();
        let stmts = self.statements(&a.stmts);
        let results = a.results.iter().map(|r| self.name(*r)).collect();
        let stop = a.stop.map(|v| self.name(v));
        Arm { params, args, stmts, results, stop, never: a.never, keeps: a.keeps.clone() }
    }
}

/// A level entered inside a body is another one in each copy of the body, since its ambient may be another one.
fn renew_levels(op: &mut Op, arena: &mut Arena, levels: &mut BTreeMap<Level, Level>) {
    match op {
        Op::EnterLevel { ambient, level } => {
            let new = arena.level(*ambient);
            levels.insert(*level, new);
            *level = new;
        }
        Op::Prim { attrs, .. } => attrs.iter_mut().for_each(|a| renew_level(a, levels)),
        Op::Rule { args, .. } => args.iter_mut().for_each(|a| {
            if let RuleArg::Attr(a) = a {
                renew_level(a, levels);
            }
        }),
        Op::Pullback(p) => {
            renew_outer(&mut p.body.stmts, levels);
        }
        _ => {}
    }
}

/// Renews the levels of the outside that an inner body mentions; not those that it enters itself, which may be called
/// the same: the body of a `vjp!` is a copy of the statements that gave its value.
fn renew_outer(stmts: &mut [Stmt], levels: &BTreeMap<Level, Level>) {
    let mut levels = levels.clone();
    for s in stmts {
        match &mut s.op {
            Op::EnterLevel { level, .. } => {
                levels.remove(level);
            }
            Op::Prim { attrs, .. } => attrs.iter_mut().for_each(|a| renew_level(a, &levels)),
            Op::Pullback(p) => renew_outer(&mut p.body.stmts, &levels),
            Op::Region(r) => r.arms.iter_mut().for_each(|a| renew_outer(&mut a.stmts, &levels)),
            _ => {}
        }
    }
}

fn renew_level(a: &mut Attr, levels: &BTreeMap<Level, Level>) {
    if let Attr::Level(l) = a
        && let Some(new) = levels.get(l)
    {
        *l = *new;
    }
}
