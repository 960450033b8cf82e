//! The runs: at least ten thousand programs, a test for each kind of fault.

use super::check::{Depth, Failure, Verdict, check, near, sweeps_of};
use super::generate::profile::{Inputs, PROFILES, Profile};
use super::generate::{Program, arguments, program};
use super::number::{Number, Op, derivative, partial};
use super::random::Random;
use super::shrink::shrunk;
use super::value::Value;
use super::{show, singular};
use crate::scalar::ir::{Stmt, Value as Expr};
use crate::scalar::prim::PRIMS;
use std::collections::{BTreeMap, BTreeSet};
use std::env;

/// How many programs an ordinary run checks.
const PROGRAMS: u64 = 11_000;

fn from_environment(name: &str) -> Option<u64> {
    env::var(name).ok().map(|s| s.parse().unwrap_or_else(|_| panic!("{name} is a number, not {s}")))
}

fn verdict(profile: &Profile, program: &Program, args: &[Vec<Value<f64>>], seed: u64) -> Verdict {
    if profile.name == "singular-point" {
        return singular::check(program, args, seed);
    }
    let second = profile.name == "second-order" || (seed.is_multiple_of(5) && profile.name != "resource-depth");
    let differences = profile.inputs != Inputs::Ties;
    check(program, args, Depth { differences, second: second && differences }, seed)
}

/// The program of a seed, and arguments for it, the first of which that suit are taken.
fn drawn(profile: &Profile, seed: u64) -> (Program, Vec<Vec<Value<f64>>>) {
    let random = &mut Random::new(seed);
    let p = program(profile, random);
    let draws = (0..4).map(|_| arguments(&p, profile.inputs, random)).collect();
    (p, draws)
}

/// The message of a failure, with the program made small.
fn explained(profile: &Profile, seed: u64, failure: &Failure) -> String {
    let (program, mut draws) = drawn(profile, seed);
    let fails = |v| matches!(v, Verdict::Fails(f) if f.kind == failure.kind);
    draws.retain(|args| fails(verdict(profile, &program, std::slice::from_ref(args), seed)));
    draws.truncate(1);
    let mut least = None;
    let small = shrunk(&program, &mut |p| match verdict(profile, p, &draws, seed) {
        Verdict::Fails(f) if f.kind == failure.kind => {
            least = Some(f);
            true
        }
        _ => false,
    });
    let failure = least.as_ref().unwrap_or(failure);
    let mut text = format!("{} (TENZR_FUZZ_SEED={seed}, {})\n{}\n", failure.kind, profile.name, failure.text);
    let used = small.functions.iter().enumerate();
    let used: Vec<_> = used.filter(|(k, f)| *k == small.entry() || !f.body.stmts.is_empty()).collect();
    used.iter().for_each(|(k, f)| text += &show::function(*k, f));
    if let Ok(all) = sweeps_of(&small) {
        used.iter().for_each(|(k, _)| text += &show::sweeps(*k, &all[*k]));
    }
    text + "arguments:\n" + &draws.first().map_or(String::new(), |args| show::values(args))
}

/// Checks the programs of a profile.
fn programs(name: &str) {
    let (number, profile) = PROFILES.iter().enumerate().find(|p| p.1.name == name).unwrap_or_else(|| panic!("{name}"));
    let first = (number as u64 + 1) << 40;
    if let Some(seed) = from_environment("TENZR_FUZZ_SEED").filter(|s| s >> 40 == first >> 40) {
        let (p, draws) = drawn(profile, seed);
        if let Verdict::Fails(f) = verdict(profile, &p, &draws, seed) {
            panic!("{}", explained(profile, seed, &f));
        }
        return;
    }
    let total = from_environment("TENZR_FUZZ").unwrap_or(PROGRAMS);
    let wanted = (total * u64::from(profile.share) / 1000).max(1);
    let (mut judged, mut compared, mut seed) = (0, 0, first);
    let mut kinds: BTreeMap<&str, (u64, u32)> = BTreeMap::new();
    let mut failures = Vec::new();
    while judged < wanted {
        assert!(seed - first < 20 * wanted + 100, "{judged} of {} programs suit", seed - first);
        let (p, draws) = drawn(profile, seed);
        match verdict(profile, &p, &draws, seed) {
            Verdict::Unsuitable => {}
            Verdict::Holds { compared: c } => {
                judged += 1;
                compared += u64::from(c);
            }
            Verdict::Fails(f) => {
                judged += 1;
                let known = kinds.entry(f.kind).or_insert((seed, 0));
                known.1 += 1;
                if known.1 == 1 {
                    failures.push(explained(profile, seed, &f));
                }
            }
        }
        seed += 1;
    }
    println!("{name}: {judged} programs of {} judged, {compared} compared with differences", seed - first);
    assert!(failures.is_empty(), "{kinds:?} of {judged} programs of {name}\n{}", failures.join("\n\n"));
    assert!(
        profile.inputs == Inputs::Ties || compared * 10 > judged * 8,
        "differences are precise for {compared} only"
    );
}

macro_rules! kinds_of_fault {
    ($($test:ident $name:literal),* $(,)?) => {
        $(#[test]
        fn $test() {
            programs($name);
        })*

        #[test]
        fn every_profile_is_run() {
            let run = [$($name),*];
            assert_eq!(run.to_vec(), PROFILES.iter().map(|p| p.name).collect::<Vec<_>>());
            assert_eq!(PROFILES.iter().map(|p| p.share).sum::<u32>(), 1000);
        }
    };
}

kinds_of_fault! {
    control_flow "control-flow",
    mutation_and_aliasing "mutation-aliasing",
    accumulation "accumulation",
    captured_by_closures "closure-capture",
    indices_and_scatter "index-scatter",
    ties_and_bounds "ties-and-bounds",
    singular_points "singular-point",
    integers_unused_and_constant "integer-unused-constant",
    second_order "second-order",
    products_with_zeros "product-with-zeros",
    long_loops "resource-depth",
}

#[test]
fn every_operation_has_its_derivative_by_what_its_rule_reads() {
    for prim in PRIMS {
        let op = Op::of(prim);
        for shift in [0.0, 0.13, 1.0] {
            // From 1 on for `acosh`, within -1 and 1 for its relatives; bounds of `clamp` in order.
            let first = if prim.name == "acosh" { 1.5 + shift } else { 0.35 + 0.4 * shift };
            let (x, n) = ([first, 0.55, 0.85], 3);
            let y = f64::apply(op, x, n);
            for i in (0..prim.arity).filter(|i| prim.differentiated[*i]) {
                let at = |h: f64| {
                    let mut x = x;
                    x[i] += h;
                    f64::apply(op, x, n)
                };
                let difference = (8.0 * (at(1e-3) - at(-1e-3)) - (at(2e-3) - at(-2e-3))) / 12e-3;
                let closed = derivative(op, i, x, n);
                assert!(near(closed, difference, 1e-8), "{} {i} at {x:?}: {closed} is not {difference}", prim.name);
                let reads = prim.reads[i];
                let seen: [f64; 3] = std::array::from_fn(|k| if reads.operands[k] { x[k] } else { f64::NAN });
                let rule = partial(op, i, seen, if reads.result { y } else { f64::NAN }, n);
                assert!(near(rule, closed, 1e-14), "{} {i} at {x:?}: {rule} is not {closed}", prim.name);
            }
        }
    }
}

/// What a statement is called in the message that it does not occur.
fn variant(debug: String) -> String {
    debug.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_operation_and_every_statement_occurs() {
    let mut seen = BTreeSet::new();
    for (number, profile) in PROFILES.iter().enumerate() {
        for k in 0..60 {
            let (p, _) = drawn(profile, ((number as u64 + 1) << 40) + k);
            let Ok(all) = sweeps_of(&p) else { continue };
            let blocks = p.functions.iter().map(|f| &f.body);
            for b in blocks.chain(all.iter().flat_map(|s| [&s.forward, &s.reverse])) {
                b.each(&mut |s| {
                    seen.insert(variant(format!("{s:?}")));
                    if let Stmt::Let { value, .. } = s {
                        seen.insert(variant(format!("{value:?}")));
                        if let Expr::Prim(prim, _) = value {
                            seen.insert(prim.name.to_owned());
                        }
                    }
                });
            }
        }
    }
    let statements = [
        "Let",
        "Declare",
        "Assign",
        "Update",
        "Swap",
        "Push",
        "Reverse",
        "If",
        "Match",
        "For",
        "While",
        "Call",
        "Effect",
        "Pull",
        "Unpop",
        "IfKept",
        "Backwards",
        "Recompute",
    ];
    let values = [
        "Prim", "Read", "ToVec", "Copy", "Make", "Compare", "Capture", "Pop", "ZeroLike", "Zero", "Take", "Replace",
        "Pullback", "Unpush", "Nonzero",
    ];
    let wanted = statements.into_iter().chain(values).chain(PRIMS.iter().map(|p| p.name));
    let missing: Vec<&str> = wanted.filter(|w| !seen.contains(*w)).collect();
    assert!(missing.is_empty(), "{missing:?} do not occur");
}
