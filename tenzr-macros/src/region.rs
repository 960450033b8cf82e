//! Control flow in the representation: bodies that run as often as a condition, a pattern or an iterator says.
//!
//! The statements of an arm see the variables around them, as a block of Rust does. What an arm is given at its start has
//! parameters of its own: the values that a loop carries, or the examples of a batch for which a condition holds. A reverse
//! arm sees the variables of its forward arm as well: those it uses are kept.

use crate::ir::{Op, Stmt, Use, Var};
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, BTreeSet};

/// A piece of control flow. It assigns one variable for each result of its arms, then what it keeps.
#[derive(Clone, Debug)]
pub struct Region {
    /// What decides which arm runs, and how often.
    pub control: Control,
    /// The bodies.
    pub arms: Vec<Arm>,
    /// What the reverse sweep finds of each arm that ran; the last of what the statement assigns.
    pub kept: Option<Var>,
}

/// What decides which arm of a region runs.
#[derive(Clone, Debug)]
pub enum Control {
    /// The first arm whose pattern fits, in Rust.
    Match {
        /// The value.
        scrutinee: TokenStream,
        /// A pattern for each arm, its guard among it.
        patterns: Vec<TokenStream>,
    },
    /// Two arms, by a truth value of Rust's.
    If(Var),
    /// Two arms, for the examples for which a condition holds and for the others.
    Sides(Var),
    /// One arm for each item of an iterator.
    For {
        /// The pattern.
        pat: TokenStream,
        /// The iterator.
        iter: TokenStream,
    },
    /// One arm, again and again.
    Loop,
    /// The reverse of a region: for each arm that ran, the reverse of it, the last first.
    Rewind {
        /// What that kept.
        kept: Var,
        /// What it was.
        of: Rewound,
    },
}

/// What a reverse region goes back through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewound {
    /// One arm of several.
    Match,
    /// Two sides.
    Sides(Var),
    /// A loop.
    Loop,
}

/// A body.
#[derive(Clone, Debug, Default)]
pub struct Arm {
    /// What it is given: carried values, or the examples of its side.
    pub params: Vec<Var>,
    /// Where that comes from: the first values, or the whole batches.
    pub args: Vec<Var>,
    /// The statements, in order.
    pub stmts: Vec<Stmt>,
    /// The results; in a loop the next values of the parameters.
    pub results: Vec<Var>,
    /// In a loop, whether it ends after this iteration.
    pub stop: Option<Var>,
    /// Whether it never ends: it has no results.
    pub never: bool,
    /// What the reverse sweep finds of it again.
    pub keeps: Keeps,
}

/// What an arm keeps.
#[derive(Clone, Debug, Default)]
pub struct Keeps {
    /// Values.
    pub values: BTreeSet<Var>,
    /// The types and extents of values.
    pub likes: BTreeSet<Var>,
}

impl Arm {
    /// The variables that it assigns, those of regions in it left out.
    pub fn defined(&self) -> BTreeSet<Var> {
        self.params.iter().chain(self.stmts.iter().flat_map(|s| &s.dsts)).copied().collect()
    }

    /// Calls `f` for every use of a variable, of its own among them.
    pub fn uses_mut(&mut self, f: &mut dyn FnMut(&mut Var, Use)) {
        self.args.iter_mut().for_each(|v| f(v, Use::Read));
        self.stmts.iter_mut().for_each(|s| s.op.uses_mut(f));
        self.results.iter_mut().chain(&mut self.stop).for_each(|v| f(v, Use::Read));
    }

    /// How it uses variables from around it, its arguments left out. The variables of forward arms in it are its own: a
    /// reverse in it mentions them.
    pub fn outer_uses(&self) -> BTreeSet<(Var, bool)> {
        let mut own = self.defined();
        kept_inside(&self.stmts, &mut own);
        let mut outer = BTreeSet::new();
        let mut note = |v: Var, how: Use| {
            if !own.contains(&v) {
                outer.insert((v, how == Use::Like));
            }
        };
        for s in &self.stmts {
            s.uses(&mut note);
        }
        self.results.iter().chain(&self.stop).for_each(|v| note(*v, Use::Read));
        outer
    }
}

/// What the arms of forward regions assign.
fn kept_inside(stmts: &[Stmt], defined: &mut BTreeSet<Var>) {
    for s in stmts {
        if let Op::Region(r) = &s.op
            && r.kept.is_some()
        {
            for a in &r.arms {
                defined.extend(a.defined());
                kept_inside(&a.stmts, defined);
            }
        }
    }
}

impl Control {
    /// Whether the results of an iteration are the parameters of the next.
    pub fn carries(&self) -> bool {
        matches!(self, Control::For { .. } | Control::Loop | Control::Rewind { of: Rewound::Loop, .. })
    }
}

impl Region {
    /// Whether it runs its arm again and again.
    pub fn is_loop(&self) -> bool {
        self.control.carries()
    }

    /// Whether its arms are given the examples of a side.
    pub fn sides(&self) -> Option<Var> {
        match self.control {
            Control::Sides(v) | Control::Rewind { of: Rewound::Sides(v), .. } => Some(v),
            _ => None,
        }
    }

    /// Calls `f` for every use of a variable, of those inside the arms among them.
    pub fn uses_mut(&mut self, f: &mut dyn FnMut(&mut Var, Use)) {
        match &mut self.control {
            Control::Sides(v) | Control::If(v) => f(v, Use::Read),
            Control::Rewind { kept, of } => {
                f(kept, Use::Take);
                if let Rewound::Sides(v) = of {
                    f(v, Use::Read);
                }
            }
            Control::Match { .. } | Control::For { .. } | Control::Loop => {}
        }
        self.arms.iter_mut().for_each(|a| a.uses_mut(f));
    }

    /// How it uses variables from around it.
    pub fn outer_uses(&self) -> BTreeSet<(Var, bool)> {
        let mut uses: BTreeSet<(Var, bool)> = self.arms.iter().flat_map(Arm::outer_uses).collect();
        uses.extend(self.arms.iter().flat_map(|a| &a.args).map(|v| (*v, false)));
        match self.control {
            Control::Sides(v) | Control::If(v) => uses.extend([(v, false)]),
            Control::Rewind { kept, of } => {
                uses.extend([(kept, false)]);
                if let Rewound::Sides(v) = of {
                    uses.extend([(v, false)]);
                }
            }
            Control::Match { .. } | Control::For { .. } | Control::Loop => {}
        }
        uses
    }

    /// Whether it may be left out when no result is used.
    pub fn is_pure(&self) -> bool {
        self.arms.iter().all(|a| a.stmts.iter().all(|s| s.op.is_pure() || matches!(s.op, Op::Check { .. })))
    }
}

/// What the arms of forward regions keep: what the reverse arms use of them.
pub fn keep(forward: &mut [Stmt], reverse: &mut [Stmt]) {
    let mut needs = BTreeMap::new();
    collect(forward, &mut needs);
    collect(reverse, &mut needs);
    let mut keeps = BTreeMap::new();
    assign_forward(forward, &needs, &mut keeps);
    assign_forward(reverse, &needs, &mut keeps);
    assign_reverse(forward, &keeps);
    assign_reverse(reverse, &keeps);
}

/// What the arms of reverse regions use from outside of them, by what those take up.
fn collect(stmts: &[Stmt], needs: &mut BTreeMap<Var, Vec<BTreeSet<(Var, bool)>>>) {
    for s in stmts {
        let Op::Region(r) = &s.op else { continue };
        if let Control::Rewind { kept, .. } = r.control {
            let mut uses: Vec<_> = r.arms.iter().map(Arm::outer_uses).collect();
            for (u, a) in uses.iter_mut().zip(&r.arms) {
                // The first value of what a reverse loop carries is of the outside.
                u.retain(|(v, _)| !a.params.contains(v));
            }
            needs.insert(kept, uses);
        }
        r.arms.iter().for_each(|a| collect(&a.stmts, needs));
    }
}

fn assign_forward(
    stmts: &mut [Stmt],
    needs: &BTreeMap<Var, Vec<BTreeSet<(Var, bool)>>>,
    keeps: &mut BTreeMap<Var, Vec<Keeps>>,
) {
    for s in stmts {
        let Op::Region(r) = &mut s.op else { continue };
        if let Some(used) = r.kept.and_then(|k| needs.get(&k)) {
            for (a, used) in r.arms.iter_mut().zip(used) {
                let own = a.defined();
                let of = |like: bool| used.iter().filter(|u| u.1 == like && own.contains(&u.0)).map(|u| u.0).collect();
                a.keeps = Keeps { values: of(false), likes: of(true) };
            }
            keeps.extend(r.kept.map(|k| (k, r.arms.iter().map(|a| a.keeps.clone()).collect())));
        }
        r.arms.iter_mut().for_each(|a| assign_forward(&mut a.stmts, needs, keeps));
    }
}

fn assign_reverse(stmts: &mut [Stmt], keeps: &BTreeMap<Var, Vec<Keeps>>) {
    for s in stmts {
        let Op::Region(r) = &mut s.op else { continue };
        if let Control::Rewind { kept, .. } = r.control
            && let Some(all) = keeps.get(&kept)
        {
            r.arms.iter_mut().zip(all).for_each(|(a, k)| a.keeps = k.clone());
        }
        r.arms.iter_mut().for_each(|a| assign_reverse(&mut a.stmts, keeps));
    }
}
