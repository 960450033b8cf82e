//! Makes a reverse sweep small: the first contribution to an adjoint assigns, and what is zero for certain goes.

use super::ir::{Arena, Block, Operand, Place, Step, Stmt, Ty, Use, Value, Var};
use super::prim::Prim;
use std::collections::BTreeSet;

/// The block with what is zero left out and first contributions assigned.
pub fn tidied(block: Block, arena: &mut Arena) -> Block {
    let mut block = block;
    loop {
        let mut tidy = Tidy { arena, zeros: BTreeSet::new(), changed: false };
        block = tidy.block(block);
        if !tidy.changed {
            return without_empty(block);
        }
    }
}

struct Tidy<'a> {
    arena: &'a mut Arena,
    /// Values that are zero.
    zeros: BTreeSet<Var>,
    changed: bool,
}

impl Tidy<'_> {
    fn block(&mut self, b: Block) -> Block {
        let stmts: Vec<Stmt> = b.stmts.into_iter().map(|s| self.inside(s)).collect();
        let stmts = self.without_zeros(stmts);
        let mut stmts = self.first_contributions(stmts);
        assigned_after_taking(&mut stmts);
        Block { stmts }
    }

    fn inside(&mut self, mut s: Stmt) -> Stmt {
        for b in s.blocks_mut() {
            *b = self.block(std::mem::take(b));
        }
        s
    }

    /// Reads of adjoints that nothing was added to yet are zero, and so is what is computed from them.
    fn without_zeros(&mut self, stmts: Vec<Stmt>) -> Vec<Stmt> {
        let mut fresh: BTreeSet<Var> = BTreeSet::new();
        let mut out = Vec::with_capacity(stmts.len());
        for s in stmts {
            if self.is_nothing(&s, &fresh) {
                if let Stmt::Let { var, .. } = &s {
                    self.zeros.insert(*var);
                    // A declaration from an earlier pass may start with it.
                    out.push(Stmt::Let { var: *var, value: Value::Zero(Ty::Float) });
                }
                self.changed = true;
                continue;
            }
            forget_mentioned(&s, &mut fresh);
            match &s {
                Stmt::Let { var, value: Value::Zero(Ty::Float) } => {
                    self.zeros.insert(*var);
                }
                Stmt::Declare { var, init: Some(Operand::Var(z)) } if self.zeros.contains(z) => {
                    fresh.insert(*var);
                }
                _ => {}
            }
            out.push(s);
        }
        out
    }

    /// Whether a statement adds zero, or gives a zero.
    fn is_nothing(&self, s: &Stmt, fresh: &BTreeSet<Var>) -> bool {
        match s {
            Stmt::Let { value: Value::Read(p) | Value::Take(p), .. } => p.path.is_empty() && fresh.contains(&p.base),
            Stmt::Let { value: Value::Pullback { ct: Operand::Var(c), .. }, .. } => self.zeros.contains(c),
            Stmt::Update { value: Operand::Var(v), .. } => self.zeros.contains(v),
            _ => false,
        }
    }

    /// `let mut d = 0; d += g` is `let mut d = g`, and an adjoint without contributions is not declared.
    fn first_contributions(&mut self, stmts: Vec<Stmt>) -> Vec<Stmt> {
        let mut stmts = stmts;
        let mut i = 0;
        while i < stmts.len() {
            let Stmt::Declare { var, init: Some(Operand::Var(z)) } = &stmts[i] else {
                i += 1;
                continue;
            };
            let (var, z) = (*var, *z);
            if !self.is_zero_of(z, &stmts[..i]) {
                i += 1;
                continue;
            }
            match stmts[i + 1..].iter().position(|s| mentions(s, var)) {
                None => {
                    stmts.remove(i);
                    self.changed = true;
                }
                Some(k) => {
                    if let Some(replaced) = self.assigned(&stmts[i + 1 + k], var) {
                        stmts.splice(i + 1 + k..=i + 1 + k, replaced);
                        stmts.remove(i);
                        self.changed = true;
                    } else {
                        i += 1;
                    }
                }
            }
        }
        self.without_unused_zeros(stmts)
    }

    /// Whether a value is a zero that stands in these statements.
    fn is_zero_of(&self, z: Var, stmts: &[Stmt]) -> bool {
        stmts.iter().any(|s| matches!(s, Stmt::Let { var, value: Value::Zero(Ty::Float) } if *var == z))
    }

    /// The declaration that a first contribution becomes.
    fn assigned(&mut self, s: &Stmt, var: Var) -> Option<Vec<Stmt>> {
        let Stmt::Update { place: Place { base, path }, negate, value } = s else { return None };
        if *base != var || !path.is_empty() {
            return None;
        }
        if !negate {
            return Some(vec![Stmt::Declare { var, init: Some(value.clone()) }]);
        }
        let span = self.arena.info(var).span;
        let n = self.arena.value("n", Ty::Float, span);
        self.arena.info_mut(n).adjoint = true;
        let neg = Prim::named("neg")?;
        Some(vec![
            Stmt::Let { var: n, value: Value::Prim(neg, vec![value.clone()]) },
            Stmt::Declare { var, init: Some(n.into()) },
        ])
    }

    fn without_unused_zeros(&mut self, stmts: Vec<Stmt>) -> Vec<Stmt> {
        let used = Block { stmts: stmts.clone() };
        let mut uses = BTreeSet::new();
        used.each(&mut |s| {
            s.uses(&mut |v, _| {
                uses.insert(v);
            })
        });
        stmts
            .into_iter()
            .filter(|s| !matches!(s, Stmt::Let { var, value: Value::Zero(_) } if !uses.contains(var)))
            .collect()
    }
}

/// Taking leaves a zero; where the next use adds to it, that assigns instead.
fn assigned_after_taking(stmts: &mut [Stmt]) {
    for i in 0..stmts.len() {
        let Stmt::Let { value: Value::Take(place), .. } = &stmts[i] else { continue };
        let place = place.clone();
        let next = stmts[i + 1..].iter().position(|s| mentions(s, place.base)).map(|k| i + 1 + k);
        let Some(k) = next else { continue };
        let Stmt::Update { place: to, negate: false, value } = &stmts[k] else { continue };
        if !same(to, &place) || value.var() == Some(place.base) {
            continue;
        }
        stmts[k] = Stmt::Assign { place: place.clone(), value: value.clone() };
        if let Stmt::Let { value, .. } = &mut stmts[i] {
            *value = Value::Read(place);
        }
    }
}

/// Whether two places are certainly the same.
fn same(a: &Place, b: &Place) -> bool {
    let step = |(a, b): (&Step, &Step)| match (a, b) {
        (Step::Field(a), Step::Field(b)) => a == b,
        (Step::Index(a), Step::Index(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.var().is_some() && a.var() == b.var())
        }
        _ => false,
    };
    a.base == b.base && a.path.len() == b.path.len() && a.path.iter().zip(&b.path).all(step)
}

/// Whether a statement, or one inside it, uses the variable.
fn mentions(s: &Stmt, var: Var) -> bool {
    let mut found = false;
    each_of(s, &mut |s| s.uses(&mut |v, _: Use| found = found || v == var));
    found
}

fn each_of(s: &Stmt, f: &mut dyn FnMut(&Stmt)) {
    f(s);
    s.blocks().into_iter().for_each(|b| b.each(f));
}

fn forget_mentioned(s: &Stmt, fresh: &mut BTreeSet<Var>) {
    each_of(s, &mut |s| {
        s.uses(&mut |v, _| {
            fresh.remove(&v);
        })
    });
}

/// Loops and conditionals whose body is empty do nothing in a reverse sweep.
fn without_empty(b: Block) -> Block {
    let stmts = b
        .stmts
        .into_iter()
        .map(|mut s| {
            for b in s.blocks_mut() {
                *b = without_empty(std::mem::take(b));
            }
            s
        })
        .filter(|s| {
            let idle = matches!(s, Stmt::If { .. } | Stmt::For { .. } | Stmt::IfKept { .. } | Stmt::Backwards { .. });
            !idle || s.blocks().iter().any(|b| !b.stmts.is_empty())
        })
        .collect();
    Block { stmts }
}
