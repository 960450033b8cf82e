//! Random programs of tensors, written as Rust source from a seed, in every mode.
//!
//! `programs.rs` is what `generate` writes for [`SEED`]; `TENZR_BLESS=1 cargo test -p tenzr-random-tensors` writes it
//! anew.
//! `TENZR_RANDOM_TENSORS=100 cargo test -p tenzr-random-tensors` checks a hundred others, in a crate of their own under the
//! target directory; `TENZR_RANDOM_SEED` chooses which.
#![allow(clippy::all, unused, reason = "the programs are there for their form")]

mod check;
#[rustfmt::skip]
mod programs;

use tenzr_random_tensors::generate;

use std::path::{Path, PathBuf};
use std::process::Command;

/// Where the programs that are checked in begin.
const SEED: u64 = 1;
/// How many there are.
const COUNT: usize = 64;
/// One of them that depends on all of its arguments everywhere.
const RIGHT: usize = 0;

#[test]
fn the_programs_are_those_of_the_seed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/agree/programs.rs");
    let source = generate::source(SEED, COUNT);
    if std::env::var_os("TENZR_BLESS").is_some() {
        std::fs::write(&path, &source).expect("the programs can be written");
    }
    let written = std::fs::read_to_string(&path).expect("the programs can be read");
    assert!(written == source, "{} is not what the generator writes; set TENZR_BLESS=1", path.display());
}

#[test]
fn all_modes_agree() {
    assert_eq!(programs::ENTRIES.len(), COUNT);
    check::agree(programs::ENTRIES, SEED);
}

/// The check sees a wrong value, a wrong gradient, a wrong tangent, a wrong batch, a wrong second derivative, and a derivative
/// that all modes get wrong.
#[test]
fn what_is_wrong_is_found() {
    let right = programs::ENTRIES[RIGHT];
    assert!(check::check(&right, 1).is_ok());
    let wrong = [
        check::Entry { value: |x, w, k, n| (programs::ENTRIES[RIGHT].value)(x, w, k, n) + 1e-9, ..right },
        check::Entry {
            reverse: |x, w, k, n| {
                let (y, mut g) = (programs::ENTRIES[RIGHT].reverse)(x, w, k, n);
                g[0] += 1e-6;
                (y, g)
            },
            ..right
        },
        check::Entry {
            forward: |x, w, k, n, d| {
                let (y, t) = (programs::ENTRIES[RIGHT].forward)(x, w, k, n, d);
                (y, t + 1e-6)
            },
            ..right
        },
        check::Entry {
            mapped: |x, w, k, n| (programs::ENTRIES[RIGHT].mapped)(x, w, k, n).into_iter().rev().collect(),
            ..right
        },
        check::Entry {
            each: |x, w, k, n| {
                let all = (programs::ENTRIES[RIGHT].each)(x, w, k, n);
                all.into_iter().map(|part| part.into_iter().rev().collect()).collect()
            },
            ..right
        },
        check::Entry {
            total: |x, w, k, n| {
                let mut all = (programs::ENTRIES[RIGHT].total)(x, w, k, n);
                all[2][0] *= 1.0 + 1e-6;
                all[2][0] += 1e-6;
                all
            },
            ..right
        },
        check::Entry { second: |x, _, _, _, _| vec![1e-3; 10], ..right },
        check::Entry {
            reverse: |x, w, k, n| ((programs::ENTRIES[RIGHT].value)(x, w, k, n), vec![0.0; 10]),
            forward: |x, w, k, n, _| ((programs::ENTRIES[RIGHT].value)(x, w, k, n), 0.0),
            ..right
        },
    ];
    for (i, entry) in wrong.iter().enumerate() {
        assert!(check::check(entry, 1).is_err(), "fault {i} is not found");
    }
}

/// Programs of other seeds, where `TENZR_RANDOM_TENSORS` says how many.
#[test]
fn fresh_programs_agree() {
    let Ok(count) = std::env::var("TENZR_RANDOM_TENSORS") else { return };
    let count: usize = count.parse().expect("`TENZR_RANDOM_TENSORS` is a number of programs");
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
    let at = Path::new(env!("CARGO_TARGET_TMPDIR")).join("random_tensors");
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.ancestors().nth(2).expect("the crate is two folders below the root");
    std::fs::create_dir_all(at.join("src")).expect("a folder for the crate");
    let write = |name: &str, text: &str| std::fs::write(at.join(name), text).expect("the crate can be written");
    let manifest = format!(
        "[package]\nname = \"fresh\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n\
         tenzr = {{ path = {root:?} }}\ntenzr-random-tensors = {{ path = {here:?} }}\n\n[profile.test]\ndebug = false\n"
    );
    write("Cargo.toml", &manifest);
    // The versions of dependencies that this build has.
    write("Cargo.lock", &std::fs::read_to_string(root.join("Cargo.lock")).expect("the lock file can be read"));
    let lib = "#![cfg(test)]\n#![allow(clippy::all, unused)]\nmod check;\nmod programs;\n";
    let test = format!("\n#[test]\nfn all_modes_agree() {{\n    check::agree(programs::ENTRIES, {seed});\n}}\n");
    write("src/lib.rs", &format!("{lib}{test}"));
    write("src/check.rs", include_str!("check.rs"));
    write("src/programs.rs", &generate::source(seed, count));
    at
}
