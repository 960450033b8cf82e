//! Names: what the compiler tracks, and what it leaves to Rust.

use super::Value;
use crate::ir::Written;
use crate::parse::closure::Transform;
use proc_macro2::{Delimiter, Group, Ident, Spacing, Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{HashMap, HashSet};
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, Pat};

/// What a name stands for.
#[derive(Clone)]
pub enum Binding {
    /// A tracked value; whether the name is a reference.
    Tracked {
        /// The value.
        value: Value,
        /// Whether the user's name is a reference.
        by_ref: bool,
        /// Whether it may be assigned to.
        mutable: bool,
    },
    /// A number written out, and its name in the output.
    Literal(Written, Ident),
    /// A value of the user's, under another name in the output: blocks are flattened there.
    Renamed(Ident),
}

/// A name that is bound.
#[derive(Clone)]
struct Bound {
    binding: Binding,
    /// The name as it was written there.
    name: Ident,
}

/// The macros whose format strings may name local variables.
pub const FORMATTING: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "eprint",
    "eprintln",
    "format",
    "format_args",
    "panic",
    "print",
    "println",
    "todo",
    "unimplemented",
    "unreachable",
    "write",
    "writeln",
];

/// What tokens stand in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    /// Braces after the name of a type.
    Fields,
    /// Other braces.
    Braces,
    /// No braces.
    Else,
}

impl Inside {
    /// Of a group after two tokens.
    fn of(g: &Group, before: &[Option<String>; 2]) -> Inside {
        let [first, second] = before.each_ref().map(|t| t.as_deref().unwrap_or(""));
        if g.delimiter() != Delimiter::Brace || second == "!" {
            return Inside::Else;
        }
        let is_condition = ["if", "match", "while", "in"].contains(&first);
        if second.starts_with(char::is_uppercase) && !is_condition { Inside::Fields } else { Inside::Braces }
    }
}

/// Names by block, innermost last.
#[derive(Clone, Default)]
pub struct Scope {
    blocks: Vec<HashMap<String, Bound>>,
}

impl Scope {
    /// Enters a block.
    pub fn enter(&mut self) {
        self.blocks.push(HashMap::new());
    }

    /// Leaves a block.
    pub fn leave(&mut self) {
        self.blocks.pop();
    }

    /// The number of blocks entered.
    pub fn depth(&self) -> usize {
        self.blocks.len()
    }

    /// Binds a name in the innermost block.
    pub fn bind(&mut self, name: &Ident, binding: Binding) {
        if let Some(block) = self.blocks.last_mut() {
            block.insert(name.to_string(), Bound { binding, name: name.clone() });
        }
    }

    /// Binds a name that no user can write in the innermost block.
    pub fn bind_hidden(&mut self, name: &str, binding: Binding) {
        if let Some(block) = self.blocks.last_mut() {
            block.insert(name.to_owned(), Bound { binding, name: Ident::new("hidden", Span::mixed_site()) });
        }
    }

    /// Leaves blocks until there are as many.
    pub fn truncate(&mut self, depth: usize) {
        self.blocks.truncate(depth);
    }

    /// The names of the innermost block become those of the one around it.
    pub fn flatten(&mut self) {
        let inner = self.blocks.pop().unwrap_or_default();
        if let Some(block) = self.blocks.last_mut() {
            block.extend(inner);
        }
    }

    /// Where a tracked name is bound.
    pub fn place(&self, name: &str) -> Option<(usize, String)> {
        let depth = self.blocks.iter().rposition(|b| b.contains_key(name))?;
        let tracked = matches!(self.blocks[depth].get(name)?.binding, Binding::Tracked { .. });
        tracked.then(|| (depth, name.to_owned()))
    }

    /// All tracked names with their values, in order.
    pub fn tracked(&self) -> Vec<((usize, String), Value)> {
        let mut all: Vec<_> = (0..self.blocks.len())
            .flat_map(|i| self.blocks[i].iter().map(move |(n, b)| (i, n, b)))
            .filter_map(|(i, n, b)| match &b.binding {
                Binding::Tracked { value, .. } => Some(((i, n.clone()), value.clone())),
                _ => None,
            })
            .collect();
        all.sort_by(|a, b| a.0.cmp(&b.0));
        all
    }

    /// The value of a tracked name.
    pub fn at(&self, (depth, name): &(usize, String)) -> Value {
        match self.blocks.get(*depth).and_then(|b| b.get(name)) {
            Some(Bound { binding: Binding::Tracked { value, .. }, .. }) => value.clone(),
            _ => Value::Refused,
        }
    }

    /// Gives a tracked name another value.
    pub fn set(&mut self, (depth, name): &(usize, String), new: Value) {
        if let Some(Bound { binding: Binding::Tracked { value, .. }, .. }) =
            self.blocks.get_mut(*depth).and_then(|b| b.get_mut(name))
        {
            *value = new;
        }
    }

    /// Assigns to the tracked name that was bound last.
    pub fn assign(&mut self, name: &str, new: Value) {
        if let Some(place) = self.place(name) {
            self.set(&place, new);
        }
    }

    /// What a name stands for.
    pub fn look(&self, name: &str) -> Option<&Binding> {
        self.bound(name).map(|b| &b.binding)
    }

    fn bound(&self, name: &str) -> Option<&Bound> {
        self.blocks.iter().rev().find_map(|b| b.get(name))
    }

    /// Whether a name is the one that was bound last, and not one that `macro_rules!` keeps apart from it.
    pub fn is_same(&self, name: &Ident) -> bool {
        self.bound(&name.to_string()).is_none_or(|b| hygiene(&b.name) == hygiene(name))
    }

    fn is_tracked(&self, name: &str) -> bool {
        matches!(self.look(name), Some(Binding::Tracked { .. }))
    }

    /// A tracked value that an expression mentions.
    pub fn tracked_in(&self, e: &Expr) -> Option<String> {
        let mut finder = Finder { scope: self, shadowed: HashSet::new(), found: None };
        finder.visit_expr(e);
        finder.found
    }

    /// A tracked value that tokens mention.
    pub fn tracked_in_tokens(&self, tokens: &TokenStream) -> Option<String> {
        tokens.clone().into_iter().find_map(|t| match t {
            TokenTree::Ident(i) if self.is_tracked(&i.to_string()) => Some(i.to_string()),
            TokenTree::Group(g) => self.tracked_in_tokens(&g.stream()),
            // `"{x}"` in a formatting macro.
            TokenTree::Literal(l) => braced_names(&l.to_string()).into_iter().find(|name| self.is_tracked(name)),
            _ => None,
        })
    }

    /// The tokens with the names that stand for something else in the output.
    pub fn renamed(&self, tokens: impl ToTokens) -> TokenStream {
        if self.blocks.iter().all(|b| b.values().all(|v| matches!(v.binding, Binding::Tracked { .. }))) {
            return tokens.to_token_stream();
        }
        self.renamed_stream(tokens.to_token_stream(), Inside::Else)
    }

    fn renamed_stream(&self, tokens: TokenStream, inside: Inside) -> TokenStream {
        let mut out = TokenStream::new();
        let mut after_dot = false;
        let mut before: [Option<String>; 2] = [None, None];
        let mut tokens = tokens.into_iter().peekable();
        while let Some(t) = tokens.next() {
            let dot = matches!(&t, TokenTree::Punct(p) if p.as_char() == '.');
            let range = dot && after_dot;
            let text = match &t {
                TokenTree::Ident(i) => Some(i.to_string()),
                TokenTree::Punct(p) => Some(p.to_string()),
                _ => None,
            };
            // A name before `::` is a segment of a path; one before a colon is a field where it begins an entry in braces,
            // else a variable with its type.
            let after_comma = before[1].as_deref() == Some(",");
            let begins_entry = inside != Inside::Else && (after_comma || out.is_empty());
            // `Point { x }` and `{ x, y: 1.0 }` are fields with the name of a variable; `{ x }` is a block.
            let is_field = begins_entry
                && match tokens.peek() {
                    Some(TokenTree::Punct(p)) => p.as_char() == ',',
                    Some(_) => false,
                    None => after_comma || inside == Inside::Fields,
                };
            let before_colon = matches!(tokens.peek(), Some(TokenTree::Punct(p))
                if p.as_char() == ':' && (begins_entry || p.spacing() == Spacing::Joint));
            let renamed = match t {
                TokenTree::Ident(i) if !after_dot && !before_colon => match self.look(&i.to_string()) {
                    Some(Binding::Renamed(n) | Binding::Literal(_, n)) if *n != i && self.is_same(&i) => {
                        let mut n = n.clone();
                        n.set_span(n.span().located_at(i.span()));
                        if is_field {
                            out.extend(quote::quote!(#i:));
                        }
                        TokenTree::Ident(n)
                    }
                    _ => TokenTree::Ident(i),
                },
                TokenTree::Group(g) => {
                    let mut stream = self.renamed_stream(g.stream(), Inside::of(&g, &before));
                    if let [Some(name), Some(bang)] = &before
                        && bang == "!"
                        && FORMATTING.contains(&name.as_str())
                    {
                        stream.extend(self.format_arguments(&g.stream()));
                    }
                    let mut renamed = Group::new(g.delimiter(), stream);
                    renamed.set_span(g.span());
                    TokenTree::Group(renamed)
                }
                t => t,
            };
            out.extend([renamed]);
            after_dot = dot && !range;
            before = [before[1].take(), text];
        }
        out
    }

    /// The arguments that a formatting macro needs more: one for each name in the braces of its strings that stands for
    /// something else in the output.
    fn format_arguments(&self, tokens: &TokenStream) -> TokenStream {
        let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
        let is_punct = |t: Option<&TokenTree>, c: char| matches!(t, Some(TokenTree::Punct(p)) if p.as_char() == c);
        let given = |name: &str| {
            (0..tokens.len()).any(|i| {
                matches!(&tokens[i], TokenTree::Ident(n) if n == name)
                    && is_punct(tokens.get(i + 1), '=')
                    && !is_punct(tokens.get(i + 2), '=')
            })
        };
        let mut needs_comma = !is_punct(tokens.last(), ',');
        let mut seen = HashSet::new();
        let mut arguments = TokenStream::new();
        for t in &tokens {
            let TokenTree::Literal(literal) = t else { continue };
            for name in braced_names(&literal.to_string()) {
                let Some(Binding::Renamed(n) | Binding::Literal(_, n)) = self.look(&name) else { continue };
                if *n == name || given(&name) || !seen.insert(name.clone()) {
                    continue;
                }
                let written = Ident::new(&name, n.span());
                let comma = std::mem::replace(&mut needs_comma, true).then(|| quote::quote!(,));
                arguments.extend(quote::quote!(#comma #written = #n));
            }
        }
        arguments
    }
}

/// The expansion that a name comes from; nothing where that cannot be told.
pub fn hygiene(name: &Ident) -> Option<String> {
    // There is no interface for it, but the text of a span begins with it: `#3 bytes(10..12)`.
    let span = format!("{:?}", name.span());
    span.strip_prefix('#')?.split(' ').next().map(str::to_owned)
}

struct Finder<'a> {
    scope: &'a Scope,
    shadowed: HashSet<String>,
    found: Option<String>,
}

impl Finder<'_> {
    fn name(&mut self, name: String) {
        if self.found.is_none() && !self.shadowed.contains(&name) && self.scope.is_tracked(&name) {
            self.found = Some(name);
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_expr_path(&mut self, p: &'ast syn::ExprPath) {
        if let Some(name) = p.path.get_ident() {
            self.name(name.to_string());
        }
    }

    fn visit_expr_closure(&mut self, c: &'ast syn::ExprClosure) {
        let names: Vec<String> = c.inputs.iter().flat_map(bound_names).map(|i| i.to_string()).collect();
        let added: Vec<String> = names.into_iter().filter(|n| self.shadowed.insert(n.clone())).collect();
        visit::visit_expr_closure(self, c);
        added.iter().for_each(|n| {
            self.shadowed.remove(n);
        });
    }

    fn visit_macro(&mut self, m: &'ast syn::Macro) {
        // The parameters of a nested derivative shadow names as those of a closure do; looking at all of its tokens is
        // the safe side.
        let _ = Transform::of(m);
        if let Some(name) = self.scope.tracked_in_tokens(&m.tokens) {
            self.name(name);
        }
    }
}

/// Whether a token, or one of a group, is such a name.
pub fn mentions(token: TokenTree, is: &dyn Fn(&str) -> bool) -> bool {
    match token {
        TokenTree::Ident(i) => is(&i.to_string()),
        TokenTree::Group(g) => g.stream().into_iter().any(|t| mentions(t, is)),
        _ => false,
    }
}

/// The names in braces that are not doubled: of a value, of a width, of a precision.
fn braced_names(text: &str) -> Vec<String> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let pieces = text.replace("{{", "");
    let mut names = Vec::new();
    for piece in pieces.split('{').skip(1) {
        let piece = piece.split('}').next().unwrap_or("");
        let (value, form) = piece.split_once(':').unwrap_or((piece, ""));
        names.push(value.chars().take_while(|c| is_name(*c)).collect());
        // What stands before the last `$` of each part.
        for before in form.split('$').rev().skip(1) {
            let start = before.rfind(|c: char| !is_name(c)).map_or(0, |i| i + 1);
            names.push(before[start..].to_owned());
        }
    }
    names
}

/// The pattern with other names.
pub fn renamed_pattern(pat: &Pat, names: &HashMap<String, Ident>) -> Pat {
    struct Rename<'a>(&'a HashMap<String, Ident>);
    impl VisitMut for Rename<'_> {
        fn visit_pat_ident_mut(&mut self, p: &mut syn::PatIdent) {
            if let Some(name) = self.0.get(&p.ident.to_string()) {
                p.ident = name.clone();
            }
            visit_mut::visit_pat_ident_mut(self, p);
        }

        fn visit_field_pat_mut(&mut self, p: &mut syn::FieldPat) {
            visit_mut::visit_field_pat_mut(self, p);
            if let (syn::Member::Named(field), Pat::Ident(bound)) = (&p.member, &*p.pat)
                && *field != bound.ident
            {
                // `Point { x }` becomes `Point { x: name }`.
                p.colon_token.get_or_insert_default();
            }
        }
    }
    let mut pat = pat.clone();
    Rename(names).visit_pat_mut(&mut pat);
    pat
}

/// The names that a pattern binds.
pub fn bound_names(pat: &Pat) -> Vec<Ident> {
    struct Names(Vec<Ident>);
    impl<'ast> Visit<'ast> for Names {
        fn visit_pat_ident(&mut self, p: &'ast syn::PatIdent) {
            self.0.push(p.ident.clone());
            visit::visit_pat_ident(self, p);
        }
    }
    let mut names = Names(Vec::new());
    names.visit_pat(pat);
    names.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_format_strings_are_found() {
        assert_eq!(braced_names("\"{x} and {y:?} and {} and {{z}} and {0}\""), ["x", "y", "", "0"]);
        assert_eq!(braced_names("\"{x:>w$.p$} {:#?} {y:1$}\""), ["x", "p", "w", "", "y", "1"]);
    }

    #[test]
    fn patterns_are_renamed_and_their_fields_are_not() {
        let pat: Pat = syn::parse_quote!((a, Range { start: b, end }, ref c));
        let names = ["a", "b", "end"].map(|n| (n.to_owned(), quote::format_ident!("{n}_1"))).into();
        let expected: Pat = syn::parse_quote!((a_1, Range { start: b_1, end: end_1 }, ref c));
        assert_eq!(renamed_pattern(&pat, &names), expected);
    }
}
