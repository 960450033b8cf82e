//! The check of all programs of a table.

use crate::check::{Entry, Seen, check};

/// Checks all programs and says which fail.
pub fn agree(parts: &[&[Entry]], seed: u64) {
    let all: Vec<&Entry> = parts.iter().copied().flatten().collect();
    let (mut failures, mut seen) = (Vec::new(), Vec::<Seen>::new());
    for (i, entry) in all.iter().enumerate() {
        match check(entry, seed.wrapping_add(i as u64)) {
            Ok(s) => seen.push(s),
            Err(e) => failures.push(format!("seed {}: {e}", seed.wrapping_add(i as u64))),
        }
    }
    assert!(failures.is_empty(), "{} of {} programs fail:\n{}", failures.len(), all.len(), failures.join("\n"));
    let (points, directions) = seen.iter().fold((0, 0), |(p, d), s| (p + s.compared, d + s.differences));
    let compared = seen.iter().filter(|s| s.differences > 0).count();
    let active = seen.iter().filter(|s| s.active).count();
    println!("{points} points, {directions} directions compared with differences");
    assert!(
        compared * 100 >= all.len() * 98,
        "only {compared} of {} programs could be compared with differences",
        all.len()
    );
    assert!(active * 100 >= all.len() * 98, "only {active} of {} programs have a derivative", all.len());
}
