//! Where generated loops keep numbers in registers of their own.
//!
//! LLVM packs neighbours into vectors: two carried scalars, or two updates of adjacent elements. The packed loads of one
//! iteration then wait for the single stores of the one before, which makes such loops two to four times slower. A barrier
//! without an instruction (`Real::keep`) prevents it. It stands only where a loop cannot become a vector loop as a whole: on
//! scalars that an iteration takes from the one before, and on elements of which one iteration updates several, at places that
//! move.

use crate::scalar::ir::{Arena, Block, Operand, Place, Step, Stmt, Ty, Value, Var};
use std::collections::{BTreeMap, BTreeSet};

/// The scalars that an iteration hands on to the next, where there are several: a single one has no other to be packed with.
pub fn carried(arena: &Arena, body: &Block) -> Vec<Var> {
    let Scalars { read, written } = Scalars::of(arena, body);
    let all: Vec<Var> = read.intersection(&written).copied().collect();
    if all.len() > 1 { all } else { Vec::new() }
}

/// Whether an iteration hands on a scalar to the next.
pub fn hands_on(arena: &Arena, body: &Block) -> bool {
    let scalars = Scalars::of(arena, body);
    !scalars.read.is_disjoint(&scalars.written)
}

/// The scalars of a loop that are older than an iteration.
#[derive(Default)]
struct Scalars {
    read: BTreeSet<Var>,
    written: BTreeSet<Var>,
}

impl Scalars {
    fn of(arena: &Arena, body: &Block) -> Scalars {
        let (mut all, mut bound) = (Scalars::default(), BTreeSet::new());
        body.each(&mut |s| {
            bound.extend(s.binds());
            bound.extend(s.binds_inside());
            match s {
                Stmt::Let { value: Value::Read(p) | Value::Take(p), .. } if p.path.is_empty() => {
                    all.read.insert(p.base);
                }
                Stmt::Assign { place, .. } | Stmt::Update { place, .. } if place.path.is_empty() => {
                    all.written.insert(place.base);
                }
                _ => {}
            }
        });
        let is_older = |v: &Var| {
            let info = arena.info(*v);
            let is_number = (info.active || info.adjoint) && matches!(info.ty, Ty::Float);
            info.mutable && !info.by_ref && is_number && !bound.contains(v)
        };
        all.read.retain(is_older);
        all.written.retain(is_older);
        all
    }
}

/// The variables of which an iteration updates several elements that the next iteration may update in part. Elements with
/// fixed numbers are the same ones each time: as a vector they are stored and loaded as they are.
pub fn scattered(body: &Block) -> BTreeSet<Var> {
    let mut indices: BTreeMap<Var, BTreeSet<Vec<Var>>> = BTreeMap::new();
    for s in &body.stmts {
        if let Stmt::Update { place, .. } = s
            && let Some(index) = moving_index(place)
        {
            indices.entry(place.base).or_default().insert(index);
        }
    }
    indices.into_iter().filter(|(_, i)| i.len() > 1).map(|(v, _)| v).collect()
}

/// The last index of a place, if it is not a fixed number.
fn moving_index(p: &Place) -> Option<Vec<Var>> {
    let Some(Step::Index(i)) = p.path.last() else { return None };
    let vars: Vec<Var> = i.iter().filter_map(Operand::var).collect();
    (!vars.is_empty()).then_some(vars)
}
