//! Which gradients a reverse statement serves: statements that serve only some run under a condition, so that a caller
//! pays for what it asks for.

use crate::ir::{Stmt, Use, Var};
use std::collections::{BTreeMap, BTreeSet};

/// Reverse statements that serve the same gradients.
pub struct Group {
    /// The gradients: positions of parameters.
    pub serves: BTreeSet<usize>,
    /// The statements, in order.
    pub stmts: Vec<Stmt>,
    /// What later groups, or the result, use of them.
    pub exports: Vec<Var>,
    /// What they use of earlier groups.
    pub imports: Vec<Var>,
}

/// The statements by the gradients they serve, those that serve most first: what a group uses comes before it.
pub fn grouped(stmts: Vec<Stmt>, gradients: &[(usize, Var)]) -> Vec<Group> {
    let serves = served(&stmts, gradients);
    let mut groups: Vec<Group> = Vec::new();
    for s in stmts {
        let set = served_by(&s, &serves);
        match groups.iter_mut().find(|g| g.serves == set) {
            Some(g) => g.stmts.push(s),
            None => groups.push(Group { serves: set, stmts: vec![s], exports: Vec::new(), imports: Vec::new() }),
        }
    }
    groups.sort_by_key(|g| std::cmp::Reverse(g.serves.len()));
    connect(&mut groups, gradients);
    groups
}

fn served(stmts: &[Stmt], gradients: &[(usize, Var)]) -> BTreeMap<Var, BTreeSet<usize>> {
    let mut serves: BTreeMap<Var, BTreeSet<usize>> = BTreeMap::new();
    for (i, v) in gradients {
        serves.entry(*v).or_default().insert(*i);
    }
    for s in stmts.iter().rev() {
        let set = served_by(s, &serves);
        for v in s.used() {
            serves.entry(v).or_default().extend(&set);
        }
    }
    serves
}

/// A statement without results checks something, for every caller.
fn served_by(s: &Stmt, serves: &BTreeMap<Var, BTreeSet<usize>>) -> BTreeSet<usize> {
    if s.dsts.is_empty() {
        return s.used().iter().filter_map(|v| serves.get(v)).flatten().copied().collect();
    }
    s.dsts.iter().filter_map(|d| serves.get(d)).flatten().copied().collect()
}

fn connect(groups: &mut [Group], gradients: &[(usize, Var)]) {
    let mut home: BTreeMap<Var, usize> = BTreeMap::new();
    for (i, g) in groups.iter().enumerate() {
        for s in &g.stmts {
            home.extend(s.dsts.iter().map(|d| (*d, i)));
        }
    }
    let mut exports: Vec<BTreeSet<Var>> = vec![BTreeSet::new(); groups.len()];
    for (i, g) in groups.iter_mut().enumerate() {
        let mut imports = BTreeSet::new();
        for v in g.stmts.iter().flat_map(Stmt::used) {
            if let Some(&h) = home.get(&v)
                && h != i
            {
                imports.insert(v);
                exports[h].insert(v);
            }
        }
        g.imports = imports.into_iter().collect();
    }
    for (_, v) in gradients {
        if let Some(&h) = home.get(v) {
            exports[h].insert(*v);
        }
    }
    for (g, e) in groups.iter_mut().zip(exports) {
        g.exports = e.into_iter().collect();
    }
}

/// What some groups hand on to others that read its type and extents only: it is handed on as a value, so nothing before may
/// take it.
pub fn exported_likes(groups: &[Group], from: impl Fn(&Group) -> bool) -> BTreeSet<Var> {
    let mut exported: BTreeSet<Var> = groups.iter().filter(|g| from(g)).flat_map(|g| &g.exports).copied().collect();
    for g in groups {
        let own: BTreeSet<Var> = g.stmts.iter().flat_map(|s| &s.dsts).copied().collect();
        for s in &g.stmts {
            s.uses(&mut |v, how| {
                if how != Use::Like && !own.contains(&v) {
                    exported.remove(&v);
                }
            });
        }
    }
    exported
}
