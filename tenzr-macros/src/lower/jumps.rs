//! What the syntax says before it is lowered: jumps out of an expression, names that it assigns to, and names that come to
//! hold what depends on a tracked value.

use super::failure::is_failed;
use super::scope::{Scope, bound_names};
use super::{Binding, Value};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};
use syn::{Block, Expr, Stmt};

/// The jumps that leave an expression.
#[derive(Default)]
struct Jumps {
    loops: Vec<Option<String>>,
    /// The labels of blocks.
    blocks: Vec<String>,
    found: bool,
    breaks: bool,
}

impl Jumps {
    fn inside_loop(&mut self, label: Option<&syn::Label>, body: impl FnOnce(&mut Self)) {
        self.loops.push(label.map(|l| l.name.ident.to_string()));
        body(self);
        self.loops.pop();
    }

    fn jump(&mut self, label: Option<&syn::Lifetime>) {
        let stays = match label {
            None => !self.loops.is_empty(),
            Some(l) => {
                let name = l.ident.to_string();
                self.blocks.contains(&name) || self.loops.contains(&Some(name))
            }
        };
        self.found |= !stays;
    }
}

impl<'ast> Visit<'ast> for Jumps {
    fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
    fn visit_expr_async(&mut self, _: &'ast syn::ExprAsync) {}
    fn visit_item(&mut self, _: &'ast syn::Item) {}

    fn visit_expr_return(&mut self, r: &'ast syn::ExprReturn) {
        // What leaves without a value needs nothing of what is around it.
        self.found |= !is_failed(r);
    }

    fn visit_expr_break(&mut self, e: &'ast syn::ExprBreak) {
        self.breaks = true;
        self.jump(e.label.as_ref());
        visit::visit_expr_break(self, e);
    }

    fn visit_expr_continue(&mut self, e: &'ast syn::ExprContinue) {
        self.jump(e.label.as_ref());
    }

    fn visit_expr_block(&mut self, b: &'ast syn::ExprBlock) {
        self.blocks.extend(b.label.as_ref().map(|l| l.name.ident.to_string()));
        self.visit_block(&b.block);
        if b.label.is_some() {
            self.blocks.pop();
        }
    }

    fn visit_expr_for_loop(&mut self, e: &'ast syn::ExprForLoop) {
        self.visit_expr(&e.expr);
        self.inside_loop(e.label.as_ref(), |me| me.visit_block(&e.body));
    }

    fn visit_expr_while(&mut self, e: &'ast syn::ExprWhile) {
        self.visit_expr(&e.cond);
        self.inside_loop(e.label.as_ref(), |me| me.visit_block(&e.body));
    }

    fn visit_expr_loop(&mut self, e: &'ast syn::ExprLoop) {
        self.inside_loop(e.label.as_ref(), |me| me.visit_block(&e.body));
    }
}

/// The shape of a value that a jump carries: the parts of a tuple that is written out.
#[derive(Clone, Debug)]
pub enum Carried {
    /// One value.
    One,
    /// A tuple.
    Tuple(Vec<Carried>),
}

impl Carried {
    /// The shape of a value in scope.
    fn of_value(value: &Value) -> Carried {
        match value {
            Value::Tuple(parts) => Carried::Tuple(parts.iter().map(Carried::of_value).collect()),
            _ => Carried::One,
        }
    }
}

/// The jumps of one kind.
struct Ends<'a> {
    scope: &'a Scope,
    /// The shapes of names that are bound to tuples on the way.
    tuples: BTreeMap<String, Carried>,
    label: Option<String>,
    depth: usize,
    breaks: bool,
    value: Option<Carried>,
    returned: Option<Carried>,
}

impl<'a> Ends<'a> {
    fn new(scope: &'a Scope) -> Ends<'a> {
        Ends { scope, tuples: BTreeMap::new(), label: None, depth: 0, breaks: false, value: None, returned: None }
    }

    fn shape(&self, e: &Expr) -> Carried {
        match e {
            Expr::Tuple(t) => Carried::Tuple(t.elems.iter().map(|e| self.shape(e)).collect()),
            Expr::Paren(p) => self.shape(&p.expr),
            Expr::Path(p) => {
                let Some(name) = p.path.get_ident().map(ToString::to_string) else { return Carried::One };
                match (self.tuples.get(&name), self.scope.look(&name)) {
                    (Some(shape), _) => shape.clone(),
                    (None, Some(Binding::Tracked { value, .. })) => Carried::of_value(value),
                    _ => Carried::One,
                }
            }
            _ => Carried::One,
        }
    }
}

impl<'ast> Visit<'ast> for Ends<'_> {
    fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
    fn visit_item(&mut self, _: &'ast syn::Item) {}

    fn visit_local(&mut self, l: &'ast syn::Local) {
        visit::visit_local(self, l);
        if let (Some(init), [name]) = (&l.init, bound_names(&l.pat).as_slice())
            && !matches!(l.pat, syn::Pat::Tuple(_))
        {
            let shape = self.shape(&init.expr);
            self.tuples.insert(name.to_string(), shape);
        }
    }

    fn visit_expr_return(&mut self, e: &'ast syn::ExprReturn) {
        if !is_failed(e) {
            self.returned = e.expr.as_deref().map(|e| self.shape(e)).or(self.returned.take());
        }
    }

    fn visit_expr_break(&mut self, e: &'ast syn::ExprBreak) {
        let own = match &e.label {
            None => self.depth == 0,
            Some(l) => self.label.as_ref() == Some(&l.ident.to_string()),
        };
        if own {
            self.breaks = true;
            self.value = e.expr.as_deref().map(|e| self.shape(e)).or(self.value.take());
        }
        visit::visit_expr_break(self, e);
    }

    fn visit_expr_for_loop(&mut self, e: &'ast syn::ExprForLoop) {
        self.depth += 1;
        visit::visit_expr_for_loop(self, e);
        self.depth -= 1;
    }

    fn visit_expr_while(&mut self, e: &'ast syn::ExprWhile) {
        self.depth += 1;
        visit::visit_expr_while(self, e);
        self.depth -= 1;
    }

    fn visit_expr_loop(&mut self, e: &'ast syn::ExprLoop) {
        self.depth += 1;
        visit::visit_expr_loop(self, e);
        self.depth -= 1;
    }
}

/// Whether a loop is left by `break`, and what that gives where it gives a value.
///
/// A block is left by its label alone.
pub fn breaks(scope: &Scope, label: Option<&syn::Label>, body: &Block, is_block: bool) -> (bool, Option<Carried>) {
    let label = label.map(|l| l.name.ident.to_string());
    let mut ends = Ends { label, depth: usize::from(is_block), ..Ends::new(scope) };
    ends.visit_block(body);
    (ends.breaks, ends.value)
}

/// What is returned from inside of an expression, if something is.
pub fn returned(scope: &Scope, e: &Expr) -> Option<Carried> {
    let mut ends = Ends::new(scope);
    ends.visit_expr(e);
    ends.returned
}

/// Whether control may leave the expression other than by its value.
pub fn escapes(e: &Expr) -> bool {
    let mut jumps = Jumps::default();
    jumps.visit_expr(e);
    jumps.found
}

/// Whether control may leave the block other than by its end.
pub fn block_escapes(b: &Block) -> bool {
    let mut jumps = Jumps::default();
    jumps.visit_block(b);
    jumps.found
}

/// The innermost name of a place.
pub fn root(e: &Expr) -> Option<&syn::Ident> {
    match e {
        Expr::Path(p) => p.path.get_ident(),
        Expr::Paren(p) => root(&p.expr),
        Expr::Group(g) => root(&g.expr),
        Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => root(&u.expr),
        Expr::Index(i) => root(&i.expr),
        Expr::Field(f) => root(&f.base),
        _ => None,
    }
}

/// The places of an assignment: those of a tuple one by one.
fn targets<'a>(e: &'a Expr, found: &mut Vec<&'a syn::Ident>) {
    match e {
        Expr::Tuple(t) => t.elems.iter().for_each(|e| targets(e, found)),
        e => found.extend(root(e)),
    }
}

/// The names that are assigned to.
struct Assigned(BTreeSet<String>);

impl<'ast> Visit<'ast> for Assigned {
    fn visit_expr_assign(&mut self, a: &'ast syn::ExprAssign) {
        let mut found = Vec::new();
        targets(&a.left, &mut found);
        self.0.extend(found.iter().map(|n| n.to_string()));
        visit::visit_expr_assign(self, a);
    }

    fn visit_expr_binary(&mut self, b: &'ast syn::ExprBinary) {
        if crate::fence::is_assignment(&b.op) {
            self.0.extend(root(&b.left).map(|n| n.to_string()));
        }
        visit::visit_expr_binary(self, b);
    }
}

/// The names that a block assigns to.
fn assigned(block: &Block) -> BTreeSet<String> {
    let mut names = Assigned(BTreeSet::new());
    names.visit_block(block);
    names.0
}

/// The names that a block assigns to, or pushes to.
pub fn changed(block: &Block) -> BTreeSet<String> {
    struct Pushed(BTreeSet<String>);
    impl<'ast> Visit<'ast> for Pushed {
        fn visit_expr_method_call(&mut self, m: &'ast syn::ExprMethodCall) {
            if m.method == "push" {
                self.0.extend(root(&m.receiver).map(ToString::to_string));
            }
            visit::visit_expr_method_call(self, m);
        }
    }
    let mut pushed = Pushed(assigned(block));
    pushed.visit_block(block);
    pushed.0
}

fn assigned_in(e: &Expr) -> BTreeSet<String> {
    let mut names = Assigned(BTreeSet::new());
    names.visit_expr(e);
    names.0
}

/// The names that depend on a tracked value, or on `also`: by any assignment or binding, whatever the order.
struct Dependent<'a> {
    scope: &'a Scope,
    names: BTreeSet<String>,
    grown: bool,
}

impl Dependent<'_> {
    fn mentions(&self, e: &Expr) -> bool {
        struct Mentions<'a>(&'a BTreeSet<String>, bool);
        impl<'ast> Visit<'ast> for Mentions<'_> {
            fn visit_expr_path(&mut self, p: &'ast syn::ExprPath) {
                self.1 |= p.path.get_ident().is_some_and(|i| self.0.contains(&i.to_string()));
            }
            fn visit_macro(&mut self, m: &'ast syn::Macro) {
                let named = |t| super::scope::mentions(t, &|n: &str| self.0.contains(n));
                self.1 |= m.tokens.clone().into_iter().any(named);
            }
        }
        let mut mentions = Mentions(&self.names, false);
        mentions.visit_expr(e);
        mentions.1 || self.scope.tracked_in(e).is_some()
    }

    /// Whether the guard of a pattern depends on a tracked value.
    fn guarded(&self, arm: &syn::Arm) -> bool {
        super::flow::guarded(&arm.pat).1.is_some_and(|g| self.mentions(g))
    }

    fn add(&mut self, names: impl IntoIterator<Item = String>) {
        for n in names {
            self.grown |= self.names.insert(n);
        }
    }
}

impl<'ast> Visit<'ast> for Dependent<'_> {
    fn visit_local(&mut self, l: &'ast syn::Local) {
        if let Some(init) = &l.init
            && self.mentions(&init.expr)
        {
            self.add(bound_names(&l.pat).iter().map(ToString::to_string));
        }
        visit::visit_local(self, l);
    }

    fn visit_expr_assign(&mut self, a: &'ast syn::ExprAssign) {
        if self.mentions(&a.right) {
            let mut found = Vec::new();
            targets(&a.left, &mut found);
            self.add(found.iter().map(|n| n.to_string()));
        }
        visit::visit_expr_assign(self, a);
    }

    fn visit_expr_binary(&mut self, b: &'ast syn::ExprBinary) {
        if crate::fence::is_assignment(&b.op) && self.mentions(&b.right) {
            self.add(root(&b.left).map(ToString::to_string));
        }
        visit::visit_expr_binary(self, b);
    }

    fn visit_expr_method_call(&mut self, m: &'ast syn::ExprMethodCall) {
        if m.method == "push" && m.args.iter().any(|a| self.mentions(a)) {
            self.add(root(&m.receiver).map(ToString::to_string));
        }
        visit::visit_expr_method_call(self, m);
    }

    fn visit_expr_for_loop(&mut self, f: &'ast syn::ExprForLoop) {
        if self.mentions(&f.expr) {
            self.add(bound_names(&f.pat).iter().map(ToString::to_string));
        }
        visit::visit_expr_for_loop(self, f);
    }

    // What is assigned under a condition depends on the condition.
    fn visit_expr_if(&mut self, e: &'ast syn::ExprIf) {
        if self.mentions(&e.cond) {
            self.add(assigned(&e.then_branch));
            if let Some((_, other)) = &e.else_branch {
                self.add(assigned_in(other));
            }
        }
        visit::visit_expr_if(self, e);
    }

    fn visit_expr_match(&mut self, m: &'ast syn::ExprMatch) {
        let scrutinee = self.mentions(&m.expr);
        for arm in &m.arms {
            if scrutinee {
                self.add(bound_names(&arm.pat).iter().map(ToString::to_string));
            }
            if scrutinee || self.guarded(arm) {
                m.arms.iter().for_each(|a| self.add(assigned_in(&a.body)));
            }
        }
        visit::visit_expr_match(self, m);
    }

    fn visit_expr_while(&mut self, e: &'ast syn::ExprWhile) {
        if self.mentions(&e.cond) {
            self.add(assigned(&e.body));
        }
        visit::visit_expr_while(self, e);
    }
}

fn dependent(scope: &Scope, visit: &dyn Fn(&mut Dependent)) -> BTreeSet<String> {
    let mut dependent = Dependent { scope, names: BTreeSet::new(), grown: true };
    while std::mem::take(&mut dependent.grown) {
        visit(&mut dependent);
    }
    dependent.names
}

/// Whether a name comes to depend on a tracked value in these statements.
pub fn becomes_tracked(scope: &Scope, name: &str, rest: &[Stmt]) -> bool {
    dependent(scope, &|d| rest.iter().for_each(|s| d.visit_stmt(s))).contains(name)
}

/// Whether a jump in the body of a loop, or the end of the loop, is taken on a condition that depends on a tracked value.
pub fn leaves_by_example(scope: &Scope, body: &Block) -> bool {
    let names = dependent(scope, &|d| d.visit_block(body));
    struct Conditions<'a> {
        dependent: Dependent<'a>,
        found: bool,
    }
    impl<'ast> Visit<'ast> for Conditions<'_> {
        fn visit_expr_if(&mut self, e: &'ast syn::ExprIf) {
            let mut jumps = Jumps::default();
            jumps.visit_block(&e.then_branch);
            if let Some((_, other)) = &e.else_branch {
                jumps.visit_expr(other);
            }
            self.found |= (jumps.found || jumps.breaks) && self.dependent.mentions(&e.cond);
            visit::visit_expr_if(self, e);
        }

        fn visit_expr_match(&mut self, m: &'ast syn::ExprMatch) {
            let mut jumps = Jumps::default();
            m.arms.iter().for_each(|a| jumps.visit_expr(&a.body));
            self.found |= (jumps.found || jumps.breaks)
                && (self.dependent.mentions(&m.expr) || m.arms.iter().any(|a| self.dependent.guarded(a)));
            visit::visit_expr_match(self, m);
        }

        fn visit_expr_while(&mut self, e: &'ast syn::ExprWhile) {
            let mut jumps = Jumps::default();
            jumps.visit_block(&e.body);
            self.found |= jumps.found && self.dependent.mentions(&e.cond);
            visit::visit_expr_while(self, e);
        }
    }
    let mut conditions = Conditions { dependent: Dependent { scope, names, grown: false }, found: false };
    conditions.visit_block(body);
    conditions.found
}
