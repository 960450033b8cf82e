//! Where generated loops keep numbers in registers of their own.
//!
//! LLVM packs neighbours into vectors: two carried scalars, or two updates of adjacent elements. The packed loads of one
//! iteration then wait for the single stores of the one before, which makes such loops two to four times slower. A barrier
//! without an instruction (`Real::keep`) prevents it. It stands only where a loop cannot become a vector loop as a whole: on
//! scalars that an iteration takes from the one before, and on elements of which one iteration updates several, at places that
//! move.

use crate::scalar::ir::{Arena, Block, Operand, Place, Step, Stmt, Ty, Value, Var};
use std::collections::{BTreeMap, BTreeSet};

/// The scalars that an iteration reads and writes and that are older than it, where there are several: a single one has no
/// other to be packed with.
pub fn carried(arena: &Arena, body: &Block) -> Vec<Var> {
    Some(handed_on(arena, body)).filter(|all| all.len() > 1).unwrap_or_default()
}

/// The same of any number.
pub fn handed_on(arena: &Arena, body: &Block) -> Vec<Var> {
    let (mut read, mut written, mut bound) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    body.each(&mut |s| {
        bound.extend(s.binds());
        bound.extend(s.binds_inside());
        match s {
            Stmt::Let { value: Value::Read(p) | Value::Take(p), .. } if p.path.is_empty() => {
                read.insert(p.base);
            }
            Stmt::Assign { place, .. } | Stmt::Update { place, .. } if place.path.is_empty() => {
                written.insert(place.base);
            }
            _ => {}
        }
    });
    let scalar = |v: &&Var| {
        let info = arena.info(**v);
        info.mutable && !info.by_ref && (info.active || info.adjoint) && matches!(info.ty, Ty::Float)
    };
    read.intersection(&written).filter(|v| !bound.contains(v)).filter(scalar).copied().collect()
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
