//! The reverse of branches and loops, with what they keep.

use super::{Pair, Reverser};
use crate::scalar::chain::shortened;
use crate::scalar::counters::Closed;
use crate::scalar::fuse::is_unordered;
use crate::scalar::ir::{
    Arm, Block, Capture, Checkpoint, Kept, Only, Operand, Place, Range, Recompute, Stmt, Ty, Value, Var, VarInfo,
};
use crate::scalar::keep;
use crate::scalar::sink::sunk;
use proc_macro2::Span;

impl Reverser {
    pub(super) fn branch(&mut self, cond: &Operand, then: &Block, otherwise: &Block) -> Pair {
        let (ft, rt) = self.block(then);
        let (fo, ro) = self.block(otherwise);
        let plain = |ft, fo, kept| Stmt::If { cond: cond.clone(), then: ft, otherwise: fo, kept };
        if rt.stmts.is_empty() && ro.stmts.is_empty() {
            return (vec![plain(ft, fo, None)], vec![]);
        }
        let (vt, rt) = keep::close(&self.arena, &ft, rt, &[]);
        let (vo, ro) = keep::close(&self.arena, &fo, ro, &[]);
        if vt.is_empty() && vo.is_empty() {
            return (vec![plain(ft, fo, None)], vec![plain(rt, ro, None)]);
        }
        let record = self.arena.value("kept", Ty::Unknown, Span::call_site());
        let kept = Kept { record, values: vec![vt.clone(), vo.clone()], only: None };
        (vec![plain(ft, fo, Some(kept))], vec![Stmt::IfKept { record, blocks: vec![(vt, rt), (vo, ro)] }])
    }

    pub(super) fn arms(&mut self, on: &Capture, arms: &[Arm]) -> Pair {
        let (mut forward, mut values, mut blocks) = (Vec::new(), Vec::new(), Vec::new());
        for a in arms {
            let (f, r) = self.block(&a.body);
            let (v, r) = keep::close(&self.arena, &f, r, &a.binds);
            forward.push(Arm { body: f, ..a.clone() });
            values.push(v.clone());
            blocks.push((v, r));
        }
        if blocks.iter().all(|(_, r)| r.stmts.is_empty()) {
            return (vec![Stmt::Match { on: on.clone(), arms: forward, kept: None }], vec![]);
        }
        let record = self.arena.value("kept", Ty::Unknown, Span::call_site());
        let kept = Some(Kept { record, values, only: None });
        (vec![Stmt::Match { on: on.clone(), arms: forward, kept }], vec![Stmt::IfKept { record, blocks }])
    }

    pub(super) fn counted(&mut self, var: Var, range: &Range, exit: Option<Var>, body: &Block) -> Pair {
        let plain = |fb, kept| Stmt::For { var, range: range.clone(), exit, body: fb, kept };
        if let Some(policy) = self.checkpoint {
            return self.checkpointed(policy, Some((var, range.clone())), body, &Block::default(), &plain);
        }
        let (fb, rb) = self.iteration(body);
        if rb.stmts.is_empty() {
            return (vec![plain(fb, None)], vec![]);
        }
        let (rb, only) = sunk(&self.arena, rb);
        let rb = shortened(&mut self.arena, rb);
        let every = exit.is_none() && only.is_none();
        let bound = if every { vec![] } else { vec![var] };
        let Closed { values, reverse: rb, after, before } = self.closed_body(&fb, rb, &bound, only);
        let back = Range { reversed: !range.reversed, ..range.clone() };
        if every && values.is_empty() {
            let along = |range| Stmt::For { var, range, exit: None, body: rb.clone(), kept: None };
            // The optimiser knows loops that run upwards best.
            let upwards = along(range.clone());
            let any_order = before.is_empty() && is_unordered(&self.arena, &upwards);
            let reverse = if any_order { upwards } else { along(back) };
            return around(plain(fb, None), after, before, reverse);
        }
        let record = self.arena.value("kept", Ty::Unknown, Span::call_site());
        let kept = Kept { record, values: vec![values.clone()], only };
        let counter = every.then_some((var, back));
        around(plain(fb, Some(kept)), after, before, Stmt::Backwards { record, values, counter, body: rb })
    }

    pub(super) fn repeated(&mut self, head: &Block, cond: &Operand, exit: Option<Var>, body: &Block) -> Pair {
        let plain = |fb, kept| Stmt::While { head: head.clone(), cond: cond.clone(), exit, body: fb, kept };
        if let Some(policy) = self.checkpoint {
            return self.checkpointed(policy, None, body, head, &plain);
        }
        let (fb, rb) = self.iteration(body);
        if rb.stmts.is_empty() {
            return (vec![plain(fb, None)], vec![]);
        }
        let (rb, only) = sunk(&self.arena, rb);
        let rb = shortened(&mut self.arena, rb);
        // What the head computes is in scope at the end of the body.
        let bound: Vec<Var> = head.binds().into_iter().collect();
        let Closed { values, reverse: rb, after, before } = self.closed_body(&fb, rb, &bound, only);
        let record = self.arena.value("kept", Ty::Unknown, Span::call_site());
        let kept = Kept { record, values: vec![values.clone()], only };
        around(plain(fb, Some(kept)), after, before, Stmt::Backwards { record, values, counter: None, body: rb })
    }

    /// The reverse of a loop's body with what it reads. Where some iterations have no reverse, counters cannot be counted back.
    fn closed_body(&mut self, forward: &Block, reverse: Block, bound: &[Var], only: Option<Only>) -> Closed {
        if only.is_none() {
            return self.closed_loop(forward, reverse, bound);
        }
        let (values, reverse) = keep::close(&self.arena, forward, reverse, bound);
        Closed { values, reverse, after: vec![], before: vec![] }
    }

    /// A loop that keeps its state before it and the number of its iterations; the loops inside keep what they need for the
    /// pieces that run again.
    pub(super) fn checkpointed(
        &mut self,
        policy: Checkpoint,
        counter: Option<(Var, Range)>,
        body: &Block,
        head: &Block,
        plain: &dyn Fn(Block, Option<Kept>) -> Stmt,
    ) -> Pair {
        let outer = self.checkpoint.take();
        let (mut fb, rb) = self.iteration(body);
        self.checkpoint = outer;
        if rb.stmts.is_empty() {
            return (vec![plain(fb, None)], vec![]);
        }
        let mut once = head.clone();
        once.stmts.extend(body.stmts.iter().cloned());
        fb.stmts.splice(0..0, head.stmts.iter().cloned());
        let bound: Vec<Var> = counter.iter().map(|c| c.0).collect();
        let (values, reverse) = keep::close(&self.arena, &fb, rb, &bound);
        let mut forward = Vec::new();
        let mut state = Vec::new();
        for v in once.free() {
            let VarInfo { ty, span, active, mutable, .. } = self.arena.info(v).clone();
            if !mutable {
                continue;
            }
            let before = self.arena.value("before", ty, span);
            self.arena.info_mut(before).active = active;
            forward.push(Stmt::Let { var: before, value: Value::Read(Place::whole(v)) });
            state.push((v, before));
        }
        let count = self.arena.value("count", Ty::Inactive, Span::call_site());
        forward.push(plain(body.clone(), Some(Kept { record: count, values: vec![vec![]], only: None })));
        let again = Recompute { policy, count, counter, state, body: once, forward: fb, values, reverse };
        (forward, vec![Stmt::Recompute(Box::new(again))])
    }
}

/// Two loops with what stands after the one and before the other.
fn around(forward: Stmt, after: Vec<Stmt>, before: Vec<Stmt>, reverse: Stmt) -> Pair {
    (std::iter::once(forward).chain(after).collect(), before.into_iter().chain([reverse]).collect())
}
