//! Random programs, written as Rust source from a seed, in every mode.
//!
//! `programs.rs` is what `generate` writes for [`SEED`]; `TENZR_BLESS=1 cargo test --test random` writes it anew.
//! `TENZR_RANDOM_SOURCE=1000 cargo test --test random` checks a thousand others, in a crate of their own under the target
//! directory; `TENZR_RANDOM_SEED` chooses which.
#![allow(clippy::all, unused, reason = "the programs are there for their form")]

mod check;
mod generate;
#[rustfmt::skip]
mod programs;
mod suite;

use std::path::{Path, PathBuf};
use std::process::Command;

/// Where the programs that are checked in begin.
const SEED: u64 = 1;
/// How many there are.
const COUNT: usize = 300;
/// How many stand in one module.
const PER_MODULE: usize = 50;

#[test]
fn the_programs_are_those_of_the_seed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/random/programs.rs");
    let source = generate::source(SEED, COUNT, PER_MODULE, generate::Size::Small);
    if std::env::var_os("TENZR_BLESS").is_some() {
        std::fs::write(&path, &source).expect("the programs can be written");
    }
    let written = std::fs::read_to_string(&path).expect("the programs can be read");
    assert!(written == source, "{} is not what the generator writes; set TENZR_BLESS=1", path.display());
}

#[test]
fn all_modes_agree() {
    assert_eq!(programs::PARTS.iter().map(|p| p.len()).sum::<usize>(), COUNT);
    suite::agree(programs::PARTS, SEED);
}

/// The check sees a wrong value, a wrong gradient, a wrong tangent, and a derivative that both modes get wrong.
#[test]
fn what_is_wrong_is_found() {
    let right = check::Entry {
        name: "square",
        value: |x, a, _| x[0] * x[0] * a,
        reverse: |x, a, _| {
            let mut dx = vec![0.0; x.len()];
            dx[0] = 2.0 * x[0] * a;
            (x[0] * x[0] * a, (dx, x[0] * x[0]))
        },
        forward: |x, a, _, dx, da| (x[0] * x[0] * a, 2.0 * x[0] * a * dx[0] + x[0] * x[0] * da),
    };
    assert!(check::check(&right, 1).is_ok_and(|s| s.active && s.differences > 0));
    let reverse = |x: &[f64], a: f64, _: usize| (x[0] * x[0] * a, (vec![1e-6; x.len()], x[0] * x[0]));
    let wrong = [
        check::Entry { value: |x, a, _| x[0] * a * x[0] + 1e-16, ..right },
        check::Entry { reverse, ..right },
        check::Entry {
            forward: |x, a, _, dx, da| (x[0] * x[0] * a, 2.0 * x[0] * a * dx[0] + 1.000_000_1 * da),
            ..right
        },
        check::Entry {
            value: |x, a, _| x[0] * x[0] * a,
            reverse,
            forward: |x, a, _, _, _| (x[0] * x[0] * a, 0.0),
            ..right
        },
        check::Entry {
            reverse: |x, a, _| (x[0] * x[0] * a, (vec![0.0; x.len()], 0.0)),
            forward: |x, a, _, _, _| (x[0] * x[0] * a, 0.0),
            ..right
        },
    ];
    for (i, entry) in wrong.iter().enumerate() {
        assert!(check::check(entry, 1).is_err(), "fault {i} is not found");
    }
}

/// Programs of other seeds, where `TENZR_RANDOM_SOURCE` says how many.
#[test]
fn fresh_programs_agree() {
    let Ok(count) = std::env::var("TENZR_RANDOM_SOURCE") else { return };
    let count: usize = count.parse().expect("`TENZR_RANDOM_SOURCE` is a number of programs");
    let seed = std::env::var("TENZR_RANDOM_SEED").map_or(1_000_000, |s| s.parse().expect("a seed"));
    let at = written_crate(seed, count);
    let status = Command::new(env!("CARGO"))
        .args(["test", "--manifest-path"])
        .arg(at.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(at.join("target"))
        .status()
        .expect("cargo runs");
    assert!(status.success(), "programs of the seeds from {seed} fail, see {}", at.display());
}

/// Writes the crate of fresh programs and gives its folder.
fn written_crate(seed: u64, count: usize) -> PathBuf {
    let at = Path::new(env!("CARGO_TARGET_TMPDIR")).join("random");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    std::fs::create_dir_all(at.join("src/generate")).expect("a folder for the crate");
    let write = |name: &str, text: &str| std::fs::write(at.join(name), text).expect("the crate can be written");
    let manifest = format!(
        "[package]\nname = \"random-programs\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n\
         tenzr = {{ path = {:?} }}\n\n[profile.test]\nopt-level = 1\ndebug = false\n",
        root.display().to_string()
    );
    write("Cargo.toml", &manifest);
    // The versions of dependencies that this build has.
    write("Cargo.lock", &std::fs::read_to_string(root.join("Cargo.lock")).expect("the lock file can be read"));
    let lib = "#![cfg(test)]\n#![allow(clippy::all, unused)]\nmod check;\nmod random;\nmod generate {\n    pub use \
               crate::random::Random;\n}\nmod programs;\nmod suite;\n";
    write(
        "src/lib.rs",
        &format!("{lib}\n#[test]\nfn all_modes_agree() {{\n    suite::agree(programs::PARTS, {seed});\n}}\n"),
    );
    write("src/check.rs", include_str!("check.rs"));
    write("src/suite.rs", include_str!("suite.rs"));
    write("src/random.rs", include_str!("generate/random.rs"));
    write("src/programs.rs", &generate::source(seed, count, PER_MODULE, generate::Size::Large));
    at
}
