//! Reverse mode: a structured derivative becomes its forward statements and the adjoint statements in reverse order.
//!
//! The derivative of a derivative is never taken statement by statement. A pullback `P(x, s) = J(x)ᵀ s` has, against a
//! cotangent `u`, the derivative `∂⟨u, J(x)ᵀ s⟩/∂x`, which is the tangent of `P` at the dual number `(x, u)`: the same
//! body is run once more, on one more level of forward mode. This holds through calls and to any order.

mod region;

use crate::activity::{active, active_operands};
use crate::ir::{Arena, Arg, Attr, Cotangent, Kind, Level, Op, Operand, Pullback, RuleArg, Shape, Stmt, Var};
use crate::table::{Adjoint, Take, primitive};
use proc_macro2::Span;
use std::collections::{BTreeMap, BTreeSet};

/// Expands all derivatives among the statements.
pub fn expand(arena: &mut Arena, stmts: Vec<Stmt>) -> Vec<Stmt> {
    let mut out = Vec::with_capacity(stmts.len());
    for s in stmts {
        match s.op {
            Op::Pullback(p) => {
                let expanded = expand_pullback(arena, &p, &s.dsts, s.span);
                out.extend(expand(arena, expanded));
            }
            Op::Region(mut r) => {
                for arm in &mut r.arms {
                    arm.stmts = expand(arena, std::mem::take(&mut arm.stmts));
                }
                out.push(Stmt { op: Op::Region(r), ..s });
            }
            _ => out.push(s),
        }
    }
    out
}

fn expand_pullback(arena: &mut Arena, p: &Pullback, dsts: &[Var], span: Span) -> Vec<Stmt> {
    // One value may be the argument of several parameters, of which each has a derivative of its own.
    let mut own = Vec::new();
    let args: Vec<Var> = p
        .args
        .iter()
        .zip(&p.wanted)
        .map(|(v, wanted)| {
            if !wanted {
                return *v;
            }
            let new = arena.copy_of(*v);
            own.push(Stmt { dsts: vec![new], op: Op::Alias(*v), span });
            new
        })
        .collect();
    let (stmts, results) = p.body.instantiate(arena, &args);
    let wrt: BTreeSet<Var> = args.iter().zip(&p.wanted).filter(|(_, w)| **w).map(|(v, _)| *v).collect();
    let mut reversed = differentiate(arena, stmts, &results, &p.cotangents, &wrt);
    let mut out = own;
    out.append(&mut reversed.forward);
    out.append(&mut reversed.reverse);
    let gradients = args.iter().zip(&p.wanted).filter(|(_, w)| **w).map(|(v, _)| *v);
    let mut sources = results.clone();
    for v in gradients {
        let g = reversed.cotangents.get(&v).copied();
        sources.push(g.unwrap_or_else(|| {
            let zero = arena.value_like("zero", v, span);
            out.push(Stmt { dsts: vec![zero], op: Op::Zeros { like: v }, span });
            zero
        }));
    }
    for (d, s) in dsts.iter().zip(sources) {
        out.push(Stmt { dsts: vec![*d], op: Op::Alias(s), span });
    }
    out
}

/// A body split into its two sweeps.
pub struct Reversed {
    /// The forward sweep, with what the reverse sweep needs.
    pub forward: Vec<Stmt>,
    /// The reverse sweep.
    pub reverse: Vec<Stmt>,
    /// The cotangents of active values.
    pub cotangents: BTreeMap<Var, Var>,
}

/// The two sweeps of a body with respect to `wrt`, from the cotangents of its results.
pub fn differentiate(
    arena: &mut Arena,
    stmts: Vec<Stmt>,
    results: &[Var],
    cotangents: &[Cotangent],
    wrt: &BTreeSet<Var>,
) -> Reversed {
    let active = active(&stmts, wrt);
    let mut sweep = Sweep { arena, active: &active, out: Vec::new(), cotangents: BTreeMap::new() };
    let forward: Vec<Stmt> = stmts.into_iter().map(|s| sweep.augmented(s)).collect();
    for (r, ct) in results.iter().zip(cotangents) {
        let assigned = forward.iter().find(|s| s.dsts.contains(r));
        sweep.start(*r, *ct, assigned);
    }
    for s in forward.iter().rev() {
        sweep.reverse(s);
    }
    Reversed { forward, reverse: sweep.out, cotangents: sweep.cotangents }
}

struct Sweep<'a> {
    arena: &'a mut Arena,
    active: &'a BTreeSet<Var>,
    out: Vec<Stmt>,
    cotangents: BTreeMap<Var, Var>,
}

impl Sweep<'_> {
    /// The forward statement together with what its reverse needs.
    fn augmented(&mut self, mut s: Stmt) -> Stmt {
        let any_active = s.dsts.iter().any(|d| self.active.contains(d));
        match s.op {
            Op::Call { path, args, shape, end } if any_active => {
                s.dsts.push(self.arena.var("pullback", Kind::Pullback, s.span));
                s.op = Op::CallPullback { path, args, shape, end };
            }
            Op::Region(region) => {
                s.op = Op::Region(Box::new(self.augmented_region(*region, &mut s.dsts, s.span)));
            }
            Op::Prim { prim, ref operands, ref mut residual, .. } if any_active && prim.with_residual.is_some() => {
                let reads = |a: &Adjoint| matches!(a, Adjoint::Rule(_, takes) if takes.contains(&Take::Residual));
                if active_operands(operands, prim.adjoints, self.active).any(|(_, a)| reads(a)) {
                    *residual = true;
                    s.dsts.push(self.arena.var("residual", Kind::Residual, s.span));
                }
            }
            _ => {}
        }
        s
    }

    fn start(&mut self, result: Var, ct: Cotangent, assigned: Option<&Stmt>) {
        if !self.active.contains(&result) {
            return;
        }
        let span = self.arena.info(result).span;
        match ct {
            Cotangent::Var(v) => self.add(result, v, span),
            Cotangent::Seed => {
                // A total is a loss, and where only its gradient is asked for it need not be computed.
                let op = match assigned.and_then(|s| total_of(&s.op)) {
                    Some(x) => Op::Seed { like: x, reduced: true },
                    None => Op::Seed { like: result, reduced: false },
                };
                let seed = self.emit("seed", op, span);
                self.add(result, seed, span);
            }
        }
    }

    fn emit(&mut self, name: &str, op: Op, span: Span) -> Var {
        let v = match like(&op) {
            Some(of) => self.arena.value_like(name, of, span),
            None => self.arena.var(name, Kind::Value, span),
        };
        self.out.push(Stmt { dsts: vec![v], op, span });
        v
    }

    fn prim(&mut self, name: &str, operands: &[Var], level: Level, span: Span) -> Var {
        let operands = operands.iter().map(|v| Operand::Var(*v)).collect();
        let op = Op::Prim { prim: primitive(name), operands, attrs: vec![Attr::Level(level)], residual: false };
        self.emit(name, op, span)
    }

    /// Adds a contribution to a cotangent: the first assigns, later ones accumulate.
    fn add(&mut self, of: Var, contribution: Var, span: Span) {
        let total = match self.cotangents.get(&of) {
            None => contribution,
            Some(&a) => {
                let name = format!("d_{}", self.arena.info(of).name);
                self.emit(&name, Op::Accumulate { a, b: contribution, of }, span)
            }
        };
        self.cotangents.insert(of, total);
    }

    fn reverse(&mut self, s: &Stmt) {
        match &s.op {
            Op::Prim { prim, operands, attrs, residual } => {
                let results = &s.dsts[..prim.results];
                if !results.iter().any(|r| self.cotangents.contains_key(r)) {
                    return;
                }
                let cotangents = self.cotangents_of(results, s.span);
                let rules: Vec<(Var, &'static str, Vec<RuleArg>)> =
                    active_operands(operands, prim.adjoints, self.active)
                        .filter_map(|(v, adjoint)| {
                            let Adjoint::Rule(rule, takes) = adjoint else { return None };
                            let residual = residual.then(|| s.dsts[prim.results]);
                            Some((v, *rule, rule_args(takes, &cotangents, operands, attrs, results, residual)))
                        })
                        .collect();
                for (of, rule, args) in rules {
                    let name = format!("d_{}", self.arena.info(of).name);
                    let g = self.emit(&name, Op::Rule { rule, args, of }, s.span);
                    self.add(of, g, s.span);
                }
            }
            Op::Lift { x, .. } if self.active.contains(x) => {
                let Some(&ct) = self.cotangents.get(&s.dsts[0]) else { return };
                let name = format!("d_{}", self.arena.info(*x).name);
                let args = vec![RuleArg::Cotangent(ct), RuleArg::Like(*x)];
                let g = self.emit(&name, Op::Rule { rule: "fit_like", args, of: *x }, s.span);
                self.add(*x, g, s.span);
            }
            Op::Alias(x) if self.active.contains(x) => {
                if let Some(&ct) = self.cotangents.get(&s.dsts[0]) {
                    self.add(*x, ct, s.span);
                }
            }
            Op::CallPullback { args, shape, .. } => self.reverse_call(args, shape, &s.dsts, s.span),
            Op::Pullback(p) => self.reverse_pullback(p, &s.dsts, s.span),
            Op::Region(r) => self.reverse_region(r, &s.dsts, s.span),
            _ => {}
        }
    }

    /// The cotangents of several results, zero for one that nothing uses.
    fn cotangents_of(&mut self, results: &[Var], span: Span) -> Vec<Var> {
        results
            .iter()
            .map(|r| match self.cotangents.get(r) {
                Some(ct) => *ct,
                None => self.emit("zero", Op::Zeros { like: *r }, span),
            })
            .collect()
    }

    fn reverse_call(&mut self, args: &[Arg], shape: &Shape, dsts: &[Var], span: Span) {
        let (pullback, results) = match dsts.split_last() {
            Some((p, r)) => (*p, r),
            None => return,
        };
        if !results.iter().any(|r| self.cotangents.contains_key(r)) {
            return;
        }
        let cotangents = self.cotangents_of(results, span);
        let wanted: Vec<Option<Var>> = args.iter().map(|a| a.var().filter(|v| self.active.contains(v))).collect();
        let targets: Vec<Var> = wanted.iter().flatten().copied().collect();
        let gradients: Vec<Var> = targets
            .iter()
            .map(|t| {
                let name = format!("d_{}", self.arena.info(*t).name);
                self.arena.value_like(&name, *t, span)
            })
            .collect();
        let shape = shape.clone();
        self.out.push(Stmt { dsts: gradients.clone(), op: Op::Pull { pullback, cotangents, shape, wanted }, span });
        for (t, g) in targets.into_iter().zip(gradients) {
            self.add(t, g, span);
        }
    }

    /// The derivative of a derivative: the same body on dual numbers.
    fn reverse_pullback(&mut self, p: &Pullback, dsts: &[Var], span: Span) {
        let (values, gradients) = dsts.split_at(p.body.results.len());
        if !dsts.iter().any(|d| self.cotangents.contains_key(d)) {
            return;
        }
        let level = self.arena.level(p.ambient);
        let ambient = self.arena.var("ambient", Kind::Ambient, span);
        let enter = Op::EnterLevel { ambient: p.ambient, level };
        self.out.push(Stmt { dsts: vec![ambient], op: enter, span });
        let args = self.dual_arguments(p, gradients, (level, ambient), span);
        let cotangents = self.dual_cotangents(p, values, level, span);
        let wanted: Vec<bool> = p.args.iter().map(|a| self.active.contains(a)).collect();
        let new_values: Vec<Var> = values.iter().map(|v| self.arena.copy_of(*v)).collect();
        let targets: Vec<Var> = p.args.iter().copied().filter(|a| self.active.contains(a)).collect();
        let new_gradients: Vec<Var> = targets.iter().map(|t| self.arena.copy_of(*t)).collect();
        let again = Pullback { body: p.body.clone(), args, wanted, cotangents, ambient };
        let all = new_values.iter().chain(&new_gradients).copied().collect();
        self.out.push(Stmt { dsts: all, op: Op::Pullback(Box::new(again)), span });
        for (t, g) in targets.into_iter().zip(new_gradients) {
            let d = self.prim("tangent_of", &[g], level, span);
            self.add(t, d, span);
        }
        for (ct, y) in p.cotangents.iter().zip(new_values) {
            if let Cotangent::Var(ct) = ct
                && self.active.contains(ct)
            {
                let d = self.prim("tangent_of", &[y], level, span);
                self.add(*ct, d, span);
            }
        }
    }

    /// The arguments as dual numbers: those whose gradients have cotangents get them as tangents, other active ones
    /// get a tangent of zero.
    fn dual_arguments(
        &mut self,
        p: &Pullback,
        gradients: &[Var],
        (level, ambient): (Level, Var),
        span: Span,
    ) -> Vec<Var> {
        let mut gradients = gradients.iter();
        let mut args = Vec::with_capacity(p.args.len());
        for (a, wanted) in p.args.iter().zip(&p.wanted) {
            let u = if *wanted { gradients.next().and_then(|g| self.cotangents.get(g)).copied() } else { None };
            args.push(match u {
                Some(u) => self.prim("dual", &[*a, u], level, span),
                None if *a == p.ambient => ambient,
                None if self.active.contains(a) => self.prim("constant", &[*a], level, span),
                None => *a,
            });
        }
        args
    }

    /// The cotangents of the results as dual numbers.
    fn dual_cotangents(&mut self, p: &Pullback, values: &[Var], level: Level, span: Span) -> Vec<Cotangent> {
        let mut cotangents = Vec::with_capacity(values.len());
        for (ct, y) in p.cotangents.iter().zip(values) {
            let u = self.cotangents.get(y).copied();
            cotangents.push(match (ct, u) {
                (Cotangent::Seed, None) => Cotangent::Seed,
                (Cotangent::Var(c), None) => Cotangent::Var(self.prim("constant", &[*c], level, span)),
                (ct, Some(u)) => {
                    let c = match ct {
                        Cotangent::Var(c) => *c,
                        Cotangent::Seed => self.emit("seed", Op::Seed { like: *y, reduced: false }, span),
                    };
                    Cotangent::Var(self.prim("dual", &[c, u], level, span))
                }
            });
        }
        cotangents
    }
}

/// The value that an operation gives one like.
fn like(op: &Op) -> Option<Var> {
    match op {
        Op::Rule { of, .. } | Op::Accumulate { of, .. } => Some(*of),
        Op::Zeros { like } => Some(*like),
        Op::Prim { operands, .. } => operands.first().and_then(Operand::var),
        _ => None,
    }
}

/// What an operation reduces over all axes of an example.
fn total_of(op: &Op) -> Option<Var> {
    match op {
        Op::Prim { prim, operands, .. } if matches!(prim.name, "sum_all" | "mean_all") => operands[0].var(),
        _ => None,
    }
}

fn rule_args(
    takes: &[Take],
    cotangents: &[Var],
    operands: &[Operand],
    attrs: &[Attr],
    results: &[Var],
    residual: Option<Var>,
) -> Vec<RuleArg> {
    takes
        .iter()
        .map(|take| match *take {
            Take::Ct => RuleArg::Cotangent(cotangents[0]),
            Take::CtOf(i) => RuleArg::Cotangent(cotangents[i]),
            Take::Operand(i) => RuleArg::Read(operands[i].clone()),
            Take::Like(i) => match &operands[i] {
                Operand::Var(v) => RuleArg::Like(*v),
                literal => RuleArg::Read(literal.clone()),
            },
            Take::Result => RuleArg::Read(Operand::Var(results[0])),
            Take::ResultOf(i) => RuleArg::Read(Operand::Var(results[i])),
            Take::Residual => RuleArg::Read(Operand::Var(residual.unwrap_or(results[0]))),
            Take::Attr(i) => RuleArg::Attr(attrs[i].clone()),
        })
        .collect()
}
