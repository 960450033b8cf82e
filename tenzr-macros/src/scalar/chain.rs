//! Loops whose iterations hand one cotangent to the iteration before.
//!
//! What the reverse of such an iteration does is a multiple of the one cotangent that it takes over. Pushed through operation
//! by operation, the cotangent waits for all of them, and the next iteration waits for it. Here the factors are formed first,
//! with 1 in its place: they do not wait for other iterations. What is left between one iteration and the next is a product.

use super::ir::{Arena, Block, Operand, Place, Stmt, Ty, Value, Var};
use super::prim::{PRODUCT, Prim, STRONG_PRODUCT};
use proc_macro2::Span;
use quote::quote;
use std::collections::BTreeMap;

/// So many operations at least lie between the cotangent that an iteration takes over and the one that it hands on, where the
/// factors are formed first.
const WORTH: usize = 3;

/// The reverse of a loop's body with the factors formed first, where that shortens the way from iteration to iteration.
pub fn shortened(arena: &mut Arena, mut body: Block) -> Block {
    if let [Stmt::IfKept { .. } | Stmt::If { .. }] = body.stmts.as_slice() {
        let mut arms: Vec<&mut Block> =
            body.stmts[0].blocks_mut().into_iter().filter(|b| !b.stmts.is_empty()).collect();
        if let [arm] = arms.as_mut_slice() {
            **arm = straight(arena, std::mem::take(arm));
        }
        return body;
    }
    straight(arena, body)
}

/// The same for statements one after the other.
fn straight(arena: &mut Arena, b: Block) -> Block {
    let Some(chain) = Chain::of(arena, &b).filter(|c| c.length >= WORTH) else { return b };
    Factors { arena, from: chain.from, sums: Vec::new() }.block(b, &chain)
}

/// How a cotangent goes through an iteration.
struct Chain {
    /// The variable that holds it.
    from: Var,
    /// Whether the iteration leaves a zero there before it adds to it.
    taken: bool,
    /// How many operations lie between what it was and what it becomes.
    length: usize,
    /// Whether an operation has points where its factor is infinite.
    singular: bool,
}

impl Chain {
    /// None where another cotangent flows in, or anything but sums and products is done with it.
    fn of(arena: &Arena, b: &Block) -> Option<Chain> {
        let bound = b.binds();
        let is_cotangent = |v: Var| arena.info(v).adjoint;
        let is_number = |v: Var| matches!(arena.info(v).ty, Ty::Float) && !arena.info(v).by_ref;
        let mut from: Option<Var> = None;
        let (mut taken, mut singular, mut written) = (false, false, None);
        let mut lengths: BTreeMap<Var, usize> = BTreeMap::new();
        for s in &b.stmts {
            let mut touches = false;
            s.uses(&mut |v, _| touches |= is_cotangent(v));
            match s {
                Stmt::Let { var, value: Value::Zero(Ty::Float) } => {
                    lengths.insert(*var, 0);
                }
                Stmt::Let { var, value: Value::Read(p) | Value::Take(p) } if touches => {
                    let take = matches!(s, Stmt::Let { value: Value::Take(_), .. });
                    if !p.path.is_empty() || !is_number(p.base) {
                        return None;
                    }
                    if bound.contains(&p.base) {
                        if take {
                            return None;
                        }
                        lengths.insert(*var, *lengths.get(&p.base)?);
                        continue;
                    }
                    if from.is_some_and(|v| v != p.base || take || taken) || written.is_some() {
                        return None;
                    }
                    (from, taken) = (Some(p.base), take);
                    lengths.insert(*var, 0);
                }
                Stmt::Let { var, value: Value::Prim(Prim { name: "neg", .. }, operands) } if touches => {
                    lengths.insert(*var, *lengths.get(&operands[0].var()?)?);
                }
                Stmt::Let { var, value: Value::Pullback { ct, prim, .. } } => {
                    singular |= prim.singular;
                    lengths.insert(*var, lengths.get(&ct.var()?)? + 1);
                }
                Stmt::Declare { var, init: Some(o) } if is_cotangent(*var) && is_number(*var) => {
                    lengths.insert(*var, *lengths.get(&o.var()?)?);
                }
                Stmt::Update { place, value, .. } if is_cotangent(place.base) => {
                    let length = *lengths.get(&value.var()?)?;
                    if bound.contains(&place.base) {
                        let before = lengths.get_mut(&place.base)?;
                        *before = 1 + length.max(*before);
                    } else if Some(place.base) == from {
                        written = Some(1 + length.max(written.unwrap_or(0)));
                    }
                }
                Stmt::Assign { place, value }
                    if Some(place.base) == from && place.path.is_empty() && written.is_none() =>
                {
                    written = Some(*lengths.get(&value.var()?)?);
                }
                Stmt::Let { .. } if !touches => {}
                _ => return None,
            }
        }
        Some(Chain { from: from?, taken, length: written?, singular })
    }
}

/// Forms the factors of the cotangents that an iteration adds to.
struct Factors<'a> {
    arena: &'a mut Arena,
    /// What holds the cotangent that the iteration takes over.
    from: Var,
    /// The factors of variables from outside, with whether the variable is assigned.
    sums: Vec<(Var, Var, bool)>,
}

impl Factors<'_> {
    fn block(mut self, b: Block, chain: &Chain) -> Block {
        let span = self.arena.info(self.from).span;
        for v in b.binds() {
            if self.arena.info(v).adjoint {
                self.is_factor(v);
            }
        }
        let whole = self.arena.value("whole", Ty::Float, span);
        self.arena.info_mut(whole).adjoint = true;
        let place = Place::whole(self.from);
        let value = if chain.taken { Value::Take(place) } else { Value::Read(place) };
        let product = if chain.singular { &STRONG_PRODUCT } else { &PRODUCT };
        let mut stmts = Vec::with_capacity(b.stmts.len());
        for s in b.stmts {
            self.stmt(s, whole, product, &mut stmts);
        }
        for (to, sum, assigned) in std::mem::take(&mut self.sums) {
            let factor = self.factor("factor", span);
            stmts.push(Stmt::Let { var: factor, value: Value::Read(Place::whole(sum)) });
            let value = self.product(whole, factor.into(), product, &mut stmts);
            let place = Place::whole(to);
            stmts.push(match assigned {
                true => Stmt::Assign { place, value },
                false => Stmt::Update { place, negate: false, value },
            });
        }
        let mut out = vec![Stmt::Let { var: whole, value }];
        if chain.singular {
            // One question for all products: whether the cotangent is zero.
            let any = self.arena.value("any", Ty::Inactive, span);
            out.push(Stmt::Let { var: any, value: Value::Nonzero(whole) });
            let (then, otherwise) = (Block { stmts }, Block::default());
            out.push(Stmt::If { cond: any.into(), then, otherwise, kept: None });
        } else {
            out.extend(stmts);
        }
        Block { stmts: out }
    }

    fn stmt(&mut self, s: Stmt, whole: Var, product: &'static Prim, out: &mut Vec<Stmt>) {
        match s {
            Stmt::Let { var, value: Value::Read(p) | Value::Take(p) } if p.base == self.from => {
                out.push(Stmt::Let { var, value: Value::Copy(Operand::Float(1.0, quote!(1.0))) });
            }
            Stmt::Update { place, negate, value } if self.is_outer(&place) && place.path.is_empty() => {
                self.sum(place.base, negate, value, out);
            }
            Stmt::Update { place, negate, value } if self.is_outer(&place) => {
                let value = self.product(whole, value, product, out);
                out.push(Stmt::Update { place, negate, value });
            }
            Stmt::Assign { place, value } => {
                self.sum(place.base, false, value, out);
                self.sums.iter_mut().filter(|(to, ..)| *to == place.base).for_each(|(.., assigned)| *assigned = true);
            }
            other => out.push(other),
        }
    }

    /// Whether a place is one of the cotangents from outside.
    fn is_outer(&self, p: &Place) -> bool {
        self.arena.info(p.base).adjoint
    }

    /// Adds a factor to those of a variable.
    fn sum(&mut self, to: Var, negate: bool, value: Operand, out: &mut Vec<Stmt>) {
        if let Some((_, sum, _)) = self.sums.iter().find(|(v, ..)| *v == to) {
            out.push(Stmt::Update { place: Place::whole(*sum), negate, value });
            return;
        }
        let span = self.arena.info(to).span;
        let init = if negate {
            let n = self.factor("n", span);
            out.extend(Prim::named("neg").map(|neg| Stmt::Let { var: n, value: Value::Prim(neg, vec![value]) }));
            n.into()
        } else {
            value
        };
        let sum = self.arena.mutable("sum", Ty::Float, span);
        self.is_factor(sum);
        out.push(Stmt::Declare { var: sum, init: Some(init) });
        self.sums.push((to, sum, false));
    }

    /// The cotangent times a factor.
    fn product(&mut self, whole: Var, factor: Operand, product: &'static Prim, out: &mut Vec<Stmt>) -> Operand {
        let g = self.arena.value("g", Ty::Float, self.arena.info(whole).span);
        self.arena.info_mut(g).adjoint = true;
        let operands = vec![Operand::Tokens(quote!()), factor];
        let value = Value::Pullback { ct: whole.into(), prim: product, index: 0, operands, result: None };
        out.push(Stmt::Let { var: g, value });
        g.into()
    }

    fn factor(&mut self, name: &str, span: Span) -> Var {
        let v = self.arena.value(name, Ty::Float, span);
        self.is_factor(v);
        v
    }

    /// A factor is a number as values are.
    fn is_factor(&mut self, v: Var) {
        let info = self.arena.info_mut(v);
        (info.active, info.adjoint) = (true, false);
    }
}
