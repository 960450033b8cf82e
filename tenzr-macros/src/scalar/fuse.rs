//! Both sweeps in one, where the cotangent of the result is known from the start.
//!
//! If what flows back into a loop does not depend on what the loop computes, as for a sum, the reverse of an iteration can
//! run right after the iteration. Nothing is kept for it then. The iterations have to be independent of one another in the
//! reverse: they read cotangents that none of them changes, and add to others.
//!
//! The same holds of the arms of a conditional, which run their reverse right after them where a call of the function itself
//! stands in them. Such a call then takes the cotangent of its result along, if that is known before it
//! ([`unite`](super::unite)): the recursion gives the value and the cotangents in one.

use super::dead::without_dead;
use super::ir::{Arena, Block, Callee, Function, Place, Range, Step, Stmt, Ty, Use, Value, Var};
use super::reverse::{Reverser, Sweeps, declarations};
use super::tidy::tidied;
use super::unite::united;
use proc_macro2::Span;
use std::collections::BTreeSet;

/// A function and its reverse in one sweep, which is all in `reverse`; none where nothing can run both at once. A call of
/// which `own` says that it is one of the function itself is of this form too, where the cotangent is known before it.
pub fn fused(f: &Function, own: &dyn Fn(&Callee) -> bool) -> Option<Sweeps> {
    if f.checkpoint.is_some() {
        return None;
    }
    let mut refused = BTreeSet::new();
    loop {
        match Fusion::over(f, own, &refused).run(f) {
            Ok(s) => return s,
            Err(path) => {
                if !refused.insert(path) {
                    return None;
                }
            }
        }
    }
}

/// Whether the iterations of the reverse of a loop may run in any order: what they add up is the same but for rounding.
pub fn is_unordered(arena: &Arena, reverse: &Stmt) -> bool {
    let own = own_elements(reverse);
    Flow::except(arena, reverse, &own).is_some()
}

/// The variables of which an iteration uses only the element that its number chooses.
fn own_elements(reverse: &Stmt) -> BTreeSet<Var> {
    let Some((number, _, body)) = counted(reverse) else { return BTreeSet::new() };
    let is_own =
        |p: &Place| matches!(p.path.first(), Some(Step::Index(i)) if matches!(&i[..], [o] if o.var() == Some(number)));
    let (mut own, mut other) = (BTreeSet::new(), BTreeSet::new());
    body.each(&mut |s| {
        let place = match s {
            Stmt::Let { value: Value::Read(p) | Value::Take(p) | Value::Replace(p, _), .. } => Some(p),
            Stmt::Update { place, .. } | Stmt::Assign { place, .. } => Some(place),
            _ => None,
        };
        let base = place.filter(|p| is_own(p)).map(|p| p.base);
        own.extend(base);
        s.uses(&mut |v, _| {
            if base != Some(v) {
                other.insert(v);
            }
        });
    });
    own.difference(&other).copied().collect()
}

/// A loop that runs to its end.
fn counted(s: &Stmt) -> Option<(Var, &Range, &Block)> {
    match s {
        Stmt::For { var, range, exit: None, body, .. } => Some((*var, range, body)),
        _ => None,
    }
}

/// Where a statement stands: its number in the body, then of each block around it the number of the block and of the
/// statement in it.
type Path = Vec<usize>;

/// A block of which some statements are to run with their reverse.
struct Level<'a> {
    path: Path,
    block: &'a Block,
    /// The statements of the forward sweep that each statement becomes.
    forward: Vec<Vec<Stmt>>,
    /// The statements that are to run with their reverse.
    sites: Vec<Site<'a>>,
    /// What else the forward sweep does at its end: the zeros that adjoints start with.
    ends: Vec<Stmt>,
    /// The reverse sweep.
    reverse: Vec<Stmt>,
}

/// A statement that is to run with its reverse.
struct Site<'a> {
    /// Which one it is in its block.
    at: usize,
    /// The variable of the loop, or the record of the conditional, that marks its reverse.
    mark: Var,
    /// Its blocks.
    inner: Vec<Level<'a>>,
}

impl Level<'_> {
    fn forward(&self) -> Block {
        Block { stmts: self.forward.iter().flatten().chain(&self.ends).cloned().collect() }
    }
}

/// Finds the statements that are to run with their reverse.
struct Search<'a> {
    own: &'a dyn Fn(&Callee) -> bool,
    refused: &'a BTreeSet<Path>,
}

impl Search<'_> {
    /// Loops of the body, and what calls of the function itself stand in.
    fn is_chosen(&self, s: &Stmt, path: &Path) -> bool {
        let mut calls = false;
        s.blocks().into_iter().for_each(|b| {
            b.each(&mut |s| calls |= matches!(s, Stmt::Call { callee, .. } if (self.own)(callee)));
        });
        let loops = counted(s).is_some();
        let fits = loops && path.len() == 1 || calls && (loops || matches!(s, Stmt::If { .. }));
        fits && !self.refused.contains(path)
    }

    /// The sweeps of a block, the reverse without the adjoints of what the block binds.
    fn level<'b>(&self, r: &mut Reverser, block: &'b Block, path: Path) -> Level<'b> {
        let (mut forward, mut reversed, mut sites) = (Vec::new(), Vec::new(), Vec::new());
        for (i, s) in block.stmts.iter().enumerate() {
            let own: Path = path.iter().copied().chain([i]).collect();
            let later = &block.stmts[i + 1..];
            let (fs, rs) = if self.is_chosen(s, &own) {
                let (fs, rs, site) = r.before(later, |r| self.site(r, s, i, own));
                sites.push(site);
                (fs, rs)
            } else {
                r.before(later, |r| r.stmt(s))
            };
            forward.push(fs);
            reversed.push(rs);
        }
        let reverse = reversed.into_iter().rev().flatten().collect();
        Level { path, block, forward, sites, ends: Vec::new(), reverse }
    }

    /// The sweeps of a statement whose reverse is to run right after it.
    fn site<'b>(&self, r: &mut Reverser, s: &'b Stmt, at: usize, path: Path) -> (Vec<Stmt>, Vec<Stmt>, Site<'b>) {
        if let Some((var, range, body)) = counted(s) {
            let mut level = r.repeated_body(body, |r| self.inner(r, body, path, 0));
            let with = |body| Stmt::For { var, range: range.clone(), exit: None, body, kept: None };
            let reverse = Block { stmts: std::mem::take(&mut level.reverse) };
            let rs = if reverse.stmts.is_empty() { vec![] } else { vec![with(reverse)] };
            return (vec![with(level.forward())], rs, Site { at, mark: var, inner: vec![level] });
        }
        let mark = r.arena.value("kept", Ty::Unknown, Span::call_site());
        let inner: Vec<&Block> = s.blocks();
        let mut inner: Vec<Level> =
            inner.into_iter().enumerate().map(|(k, b)| self.inner(r, b, path.clone(), k)).collect();
        let mut forward = s.clone();
        for (b, level) in forward.blocks_mut().into_iter().zip(&inner) {
            *b = level.forward();
        }
        let reverse = |level: &mut Level| (vec![], Block { stmts: std::mem::take(&mut level.reverse) });
        let blocks: Vec<_> = inner.iter_mut().map(reverse).collect();
        let rs = if blocks.iter().all(|(_, b)| b.stmts.is_empty()) {
            vec![]
        } else {
            vec![Stmt::IfKept { record: mark, blocks }]
        };
        (vec![forward], rs, Site { at, mark, inner })
    }

    /// The sweeps of a block inside the function.
    fn inner<'b>(&self, r: &mut Reverser, block: &'b Block, path: Path, k: usize) -> Level<'b> {
        let mut level = self.level(r, block, path.into_iter().chain([k]).collect());
        let (ends, reverse) = r.closed(block, std::mem::take(&mut level.reverse));
        level.ends = ends;
        level.reverse = tidied(Block { stmts: reverse }, &mut r.arena).stmts;
        level
    }
}

struct Fusion<'a> {
    reverser: Reverser,
    own: &'a dyn Fn(&Callee) -> bool,
    /// Whether anything runs both sweeps at once.
    any: bool,
    body: Option<Level<'a>>,
}

impl<'a> Fusion<'a> {
    fn over(f: &'a Function, own: &'a dyn Fn(&Callee) -> bool, refused: &BTreeSet<Path>) -> Fusion<'a> {
        let mut reverser = Reverser::of(f);
        let body = Search { own, refused }.level(&mut reverser, &f.body, Path::new());
        Fusion { reverser, own, any: false, body: Some(body) }
    }

    /// The error is the statement that cannot run with its reverse.
    fn run(mut self, f: &Function) -> Result<Option<Sweeps>, Path> {
        let Some(mut body) = self.body.take() else { return Ok(None) };
        self.declare(f, &mut body);
        let ct = self.reverser.result_cotangent(f);
        let mut block = Block { stmts: std::mem::take(&mut body.reverse) };
        if let Some(start) = self.reverser.result_start(f, ct, &block) {
            block.stmts.insert(declarations(&block), start);
        }
        body.reverse = block.stmts;
        let stmts = self.merged(body, &f.params.iter().map(|p| p.var).collect())?;
        if !self.any {
            return Ok(None);
        }
        let adjoints = f.params.iter().map(|p| self.reverser.adjoint_if_active(p.var)).collect();
        let mut arena = self.reverser.arena;
        let reverse = tidied(Block { stmts }, &mut arena);
        let (params, result) = (f.params.clone(), f.result.clone());
        Ok(Some(Sweeps { arena, params, forward: Block::default(), result, ct, reverse, adjoints }))
    }

    /// A block with its reverse after it, and in it what can run with its reverse.
    fn merged(&mut self, mut level: Level, outer: &BTreeSet<Var>) -> Result<Vec<Stmt>, Path> {
        for site in std::mem::take(&mut level.sites) {
            self.fuse(&mut level, site, outer)?;
        }
        let mut stmts: Vec<Stmt> = level.forward.into_iter().flatten().collect();
        stmts.extend(level.ends);
        stmts.extend(level.reverse);
        let Fusion { reverser, own, .. } = self;
        let adjoints = reverser.adjoints();
        let adjoint = |v: Var, c: &Callee| adjoints.get(&v).copied().filter(|_| own(c));
        self.any |= united(&mut stmts, &mut reverser.arena, &adjoint);
        Ok(stmts)
    }

    /// Declares the adjoints of what the body binds and of parameters by value.
    fn declare(&mut self, f: &Function, body: &mut Level) {
        let by_value = |v: &Var| f.arena.info(*v).active && !f.arena.info(*v).by_ref;
        let params = f.params.iter().map(|p| p.var).filter(by_value);
        let mut bound: Vec<(Var, Var)> = params.map(|v| (v, self.reverser.adjoint(v))).collect();
        let wanted: BTreeSet<Var> = bound.iter().map(|(_, d)| *d).collect();
        bound.extend(f.body.stmts.iter().flat_map(Stmt::binds).filter_map(|v| Some((v, self.reverser.adjoint_of(v)?))));
        let local = bound.iter().map(|(_, d)| *d).filter(|d| !wanted.contains(d)).collect();
        let stmts = without_dead(std::mem::take(&mut body.reverse), &local);
        let used = Block { stmts: stmts.clone() }.free();
        for (v, d) in bound {
            if wanted.contains(&d) || used.contains(&d) {
                let (at_end, at_start) = self.reverser.zero(v, d);
                body.ends.extend(at_end);
                body.reverse.extend(at_start);
            }
        }
        body.reverse.extend(stmts);
    }

    /// Moves the reverse of a statement into it, and before it what the reverse needs. The error is the statement.
    fn fuse(&mut self, level: &mut Level, site: Site, outer: &BTreeSet<Var>) -> Result<(), Path> {
        let (i, var) = (site.at, site.mark);
        let path: Path = level.path.iter().copied().chain([i]).collect();
        let is_it = |s: &Stmt| match s {
            Stmt::IfKept { record, .. } => *record == var,
            s => counted(s).is_some_and(|(v, ..)| v == var),
        };
        let Some(at) = level.reverse.iter().position(is_it) else { return Ok(()) };
        let flow = Flow::of(&self.reverser.arena, &level.reverse[at]).ok_or_else(|| path.clone())?;
        let bound = level.forward[..i].iter().flatten().flat_map(Stmt::binds);
        let before: BTreeSet<Var> = outer.iter().copied().chain(bound).collect();
        let moved = self.needed(level, &flow, at, &before).ok_or_else(|| path.clone())?;
        if !others_only_add(level, &flow, at, &moved) || !is_final(level, at, &moved) {
            return Err(path);
        }
        let mut starts = Vec::new();
        for k in moved.iter().rev() {
            starts.insert(0, level.reverse.remove(*k));
        }
        let zeros: BTreeSet<Var> = starts.iter().filter_map(init).collect();
        let (early, late): (Vec<Stmt>, Vec<Stmt>) =
            std::mem::take(&mut level.ends).into_iter().partition(|s| s.binds().iter().any(|v| zeros.contains(v)));
        level.ends = late;
        if !early.iter().all(|s| has_its_shape(level.block, s, i, &before)) {
            return Err(path);
        }
        let mut reverse = level.reverse.remove(at - moved.len());
        self.any |= counted(&reverse).is_some();
        let reversed: Vec<Block> = reverse.blocks_mut().into_iter().map(std::mem::take).collect();
        // The loop's own variable too.
        let inside = before.iter().copied().chain([var]).collect();
        let mut bodies = Vec::new();
        for (mut inner, reverse) in site.inner.into_iter().zip(reversed) {
            inner.reverse = reverse.stmts;
            bodies.push(self.merged(inner, &inside)?);
        }
        if let Some(s) = level.forward[i].last_mut() {
            for (b, stmts) in s.blocks_mut().into_iter().zip(bodies) {
                b.stmts = stmts;
            }
        }
        level.forward[i].splice(0..0, early.into_iter().chain(starts));
        Ok(())
    }

    /// The statements of the reverse before the loop's that say what flows into it, and that declare what it adds to.
    fn needed(&self, level: &Level, flow: &Flow, at: usize, before: &BTreeSet<Var>) -> Option<BTreeSet<usize>> {
        let ends: BTreeSet<Var> = level.ends.iter().flat_map(Stmt::binds).collect();
        let (mut moved, mut vars) = (BTreeSet::new(), flow.read.clone());
        loop {
            let count = moved.len();
            for (k, s) in level.reverse[..at].iter().enumerate() {
                let declares = |v: &Var| matches!(s, Stmt::Declare { var, .. } if var == v);
                let is_needed = target(s).is_some_and(|v| vars.contains(&v) || flow.added.contains(&v) && declares(&v));
                if is_needed && moved.insert(k) {
                    s.uses(&mut |v, _| {
                        vars.insert(v);
                    });
                }
            }
            if moved.len() == count {
                break;
            }
        }
        let known = |v: &Var| {
            let info = self.reverser.arena.info(*v);
            info.adjoint || before.contains(v) || ends.contains(v)
        };
        // What else writes one of them is no simple statement.
        let writes = |s: &Stmt| {
            let mut found = false;
            Block { stmts: vec![s.clone()] }.each(&mut |s| {
                s.uses(&mut |v, how| found |= how == Use::Write && vars.contains(&v));
            });
            found
        };
        let simple =
            (0..at).all(|k| if moved.contains(&k) { is_simple(&level.reverse[k]) } else { !writes(&level.reverse[k]) });
        (simple && vars.iter().all(known)).then_some(moved)
    }
}

/// Whether the statements that now come after the loop only add to what the loop adds to.
fn others_only_add(level: &Level, flow: &Flow, at: usize, moved: &BTreeSet<usize>) -> bool {
    let mut only = true;
    let others = (0..at).filter(|k| !moved.contains(k)).map(|k| &level.reverse[k]);
    for s in others {
        Block { stmts: vec![s.clone()] }.each(&mut |s| {
            let adds = additions(s);
            s.uses(&mut |v, how| only &= !flow.added.contains(&v) || how == Use::Write && adds.contains(&v));
        });
    }
    only
}

/// Whether nothing that stays reads a cotangent before it is complete.
fn is_final(level: &Level, at: usize, moved: &BTreeSet<usize>) -> bool {
    (0..at).filter(|k| !moved.contains(k)).all(|k| {
        let free = Block { stmts: vec![level.reverse[k].clone()] }.free();
        moved.range(k..).all(|m| target(&level.reverse[*m]).is_none_or(|v| !free.contains(&v)))
    })
}
/// Whether the shape of what a zero is made for is the same before the statement as at the end.
fn has_its_shape(block: &Block, s: &Stmt, i: usize, before: &BTreeSet<Var>) -> bool {
    let Stmt::Let { value: Value::ZeroLike(p), .. } = s else { return false };
    let mut written = BTreeSet::new();
    block.stmts[i..].iter().for_each(|s| super::reads::written(s, &mut written));
    before.contains(&p.base) && !written.contains(&p.base)
}

/// What a declaration starts with.
fn init(s: &Stmt) -> Option<Var> {
    match s {
        Stmt::Declare { init: Some(o), .. } => o.var(),
        _ => None,
    }
}

/// The variable that a simple statement binds or writes.
fn target(s: &Stmt) -> Option<Var> {
    match s {
        Stmt::Let { var, .. } | Stmt::Declare { var, .. } => Some(*var),
        Stmt::Update { place, .. } => Some(place.base),
        _ => None,
    }
}

/// Whether a statement only computes cotangents from others.
fn is_simple(s: &Stmt) -> bool {
    match s {
        Stmt::Let { value, .. } => {
            matches!(value, Value::Zero(_) | Value::Read(_) | Value::Pullback { .. } | Value::Prim(..) | Value::Copy(_))
        }
        Stmt::Declare { .. } | Stmt::Update { .. } => true,
        _ => false,
    }
}

/// What a statement adds to.
pub fn additions(s: &Stmt) -> Vec<Var> {
    match s {
        Stmt::Update { place, .. } => vec![place.base],
        Stmt::Pull { args, .. } | Stmt::PullAgain { pulled: args, .. } => {
            args.iter().filter(|a| !a.written).filter_map(|a| a.adjoint.as_ref()).map(|p| p.base).collect()
        }
        _ => Vec::new(),
    }
}

/// The cotangents from outside that the reverse of a loop uses.
#[derive(Default)]
struct Flow {
    /// Those that it reads.
    read: BTreeSet<Var>,
    /// Those that it adds to.
    added: BTreeSet<Var>,
}

impl Flow {
    /// None where it does both with one of them, or anything else.
    fn of(arena: &Arena, reverse: &Stmt) -> Option<Flow> {
        Self::except(arena, reverse, &BTreeSet::new())
    }

    /// With some of them left out.
    fn except(arena: &Arena, reverse: &Stmt, left_out: &BTreeSet<Var>) -> Option<Flow> {
        let whole = Block { stmts: vec![reverse.clone()] };
        let outer = whole.free();
        let (mut flow, mut other) = (Flow::default(), false);
        whole.each(&mut |s| {
            let adds = additions(s);
            s.uses(&mut |v, how| {
                if left_out.contains(&v) || !outer.contains(&v) || !arena.info(v).adjoint {
                    return;
                }
                match how {
                    Use::Value | Use::Read => flow.read.insert(v),
                    Use::Write if adds.contains(&v) => flow.added.insert(v),
                    Use::Write => {
                        other = true;
                        false
                    }
                };
            });
        });
        (!other && flow.read.is_disjoint(&flow.added)).then_some(flow)
    }
}
