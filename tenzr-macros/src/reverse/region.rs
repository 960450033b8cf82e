//! The reverse of control flow: a region of the reverse arms, over what the forward arms kept.

use super::Sweep;
use crate::ir::{Kind, Op, Stmt, Var};
use crate::region::{Arm, Control, Region, Rewound};
use proc_macro2::Span;
use std::collections::{BTreeMap, BTreeSet};

impl Sweep<'_> {
    /// The forward region: its arms with what their reverse needs.
    pub(super) fn augmented_region(&mut self, mut region: Region, dsts: &mut Vec<Var>, span: Span) -> Region {
        for arm in &mut region.arms {
            arm.stmts = std::mem::take(&mut arm.stmts).into_iter().map(|s| self.augmented(s)).collect();
        }
        if dsts.iter().any(|d| self.active.contains(d)) {
            let kept = self.arena.var("kept", Kind::Kept, span);
            region.kept = Some(kept);
            dsts.push(kept);
        }
        region
    }

    pub(super) fn reverse_region(&mut self, region: &Region, dsts: &[Var], span: Span) {
        let (Some(kept), Some((_, results))) = (region.kept, dsts.split_last()) else { return };
        if !results.iter().any(|d| self.cotangents.contains_key(d)) {
            return;
        }
        if region.is_loop() {
            self.reverse_loop(&region.arms[0], kept, results, span);
        } else {
            self.reverse_choice(region, kept, results, span);
        }
    }

    /// The reverse of some statements from cotangents that it adds: the reverse statements, and the cotangents.
    fn reverse_arm(&mut self, arm: &Arm, seeds: &[(Var, Var)], span: Span) -> (Vec<Stmt>, BTreeMap<Var, Var>) {
        let mut inner = Sweep { arena: self.arena, active: self.active, out: Vec::new(), cotangents: BTreeMap::new() };
        for (result, ct) in seeds {
            inner.add(*result, *ct, span);
        }
        for s in arm.stmts.iter().rev() {
            inner.reverse(s);
        }
        (inner.out, inner.cotangents)
    }

    fn named(&mut self, of: Var, span: Span) -> Var {
        let name = format!("d_{}", self.arena.info(of).name);
        self.arena.value_like(&name, of, span)
    }

    /// One arm of several ran, for all examples or for those of its side. An arm gives a cotangent for every value that
    /// some arm uses.
    fn reverse_choice(&mut self, region: &Region, kept: Var, results: &[Var], span: Span) {
        let sides = region.sides();
        let mut arms = Vec::new();
        let mut all = Vec::new();
        let mut targets = BTreeSet::new();
        for arm in &region.arms {
            let mut reversed = Arm { never: arm.never, ..Arm::default() };
            let mut seeds = Vec::new();
            for (result, dst) in arm.results.iter().zip(results) {
                let Some(&ct) = self.cotangents.get(dst).filter(|_| self.active.contains(result)) else { continue };
                let given = if sides.is_some() {
                    let inner = self.arena.copy_of(ct);
                    reversed.params.push(inner);
                    reversed.args.push(ct);
                    inner
                } else {
                    ct
                };
                seeds.push((*result, given));
            }
            let (stmts, cotangents) = self.reverse_arm(arm, &seeds, span);
            reversed.stmts = stmts;
            let own = arm.defined();
            let given: BTreeMap<Var, Var> = arm.params.iter().copied().zip(arm.args.iter().copied()).collect();
            let mut outer: BTreeMap<Var, Var> = BTreeMap::new();
            for (v, ct) in cotangents {
                let target = match given.get(&v) {
                    Some(arg) if self.active.contains(arg) => *arg,
                    None if !own.contains(&v) => v,
                    _ => continue,
                };
                // Two parameters may be given the same value, and it may be used from around as well.
                let total = match outer.get(&target) {
                    None => ct,
                    Some(&a) => {
                        let total = self.named(target, span);
                        let op = Op::Accumulate { a, b: ct, of: v };
                        reversed.stmts.push(Stmt { dsts: vec![total], op, span });
                        total
                    }
                };
                outer.insert(target, total);
            }
            targets.extend(outer.keys().copied());
            arms.push(reversed);
            all.push(outer);
        }
        for (arm, outer) in arms.iter_mut().zip(&all).filter(|(a, _)| !a.never) {
            for target in &targets {
                arm.results.push(match outer.get(target) {
                    Some(ct) => *ct,
                    None => {
                        let zero = self.arena.value_like("zero", *target, span);
                        arm.stmts.push(Stmt { dsts: vec![zero], op: Op::Zeros { like: *target }, span });
                        zero
                    }
                });
            }
        }
        let of = sides.map_or(Rewound::Match, Rewound::Sides);
        self.push_reverse(
            Region { control: Control::Rewind { kept, of }, arms, kept: None },
            targets.into_iter(),
            span,
        );
    }

    /// The iterations backwards: what an iteration gives for its parameters belongs to the results of the one before, and
    /// what it gives for values from around the loop adds up.
    fn reverse_loop(&mut self, arm: &Arm, kept: Var, results: &[Var], span: Span) {
        let mut reversed = Arm::default();
        let (mut seeds, mut carried, mut targets) = (Vec::new(), Vec::new(), Vec::new());
        for (i, param) in arm.params.iter().enumerate().filter(|(_, p)| self.active.contains(p)) {
            let ct = match self.cotangents.get(&results[i]) {
                Some(ct) => *ct,
                None => self.emit("zero", Op::Zeros { like: results[i] }, span),
            };
            let d = self.named(*param, span);
            reversed.params.push(d);
            reversed.args.push(ct);
            if self.active.contains(&arm.results[i]) {
                seeds.push((arm.results[i], d));
            }
            carried.push(*param);
            targets.push(arm.args[i]);
        }
        let (mut stmts, mut cotangents) = self.reverse_arm(arm, &seeds, span);
        for param in carried {
            reversed.results.push(cotangents.remove(&param).unwrap_or_else(|| {
                let zero = self.arena.value_like("zero", param, span);
                stmts.push(Stmt { dsts: vec![zero], op: Op::Zeros { like: param }, span });
                zero
            }));
        }
        let own = arm.defined();
        for (v, ct) in cotangents.into_iter().filter(|(v, _)| !own.contains(v)) {
            let (sum, total) = (self.named(v, span), self.named(v, span));
            reversed.params.push(sum);
            reversed.args.push(self.emit("zero", Op::Zeros { like: v }, span));
            stmts.push(Stmt { dsts: vec![total], op: Op::Accumulate { a: sum, b: ct, of: v }, span });
            reversed.results.push(total);
            targets.push(v);
        }
        reversed.stmts = stmts;
        let control = Control::Rewind { kept, of: Rewound::Loop };
        self.push_reverse(Region { control, arms: vec![reversed], kept: None }, targets.into_iter(), span);
    }

    fn push_reverse(&mut self, region: Region, targets: impl Iterator<Item = Var>, span: Span) {
        let mut added = Vec::new();
        let mut dsts = Vec::new();
        for target in targets {
            let d = self.named(target, span);
            dsts.push(d);
            added.push((target, d));
        }
        debug_assert!(
            region.arms.iter().all(|a| a.never || a.results.len() == dsts.len()),
            "a cotangent for each target"
        );
        self.out.push(Stmt { dsts, op: Op::Region(Box::new(region)), span });
        for (target, d) in added.into_iter().filter(|(t, _)| self.active.contains(t)) {
            self.add(target, d, span);
        }
    }
}
