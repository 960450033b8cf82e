//! The list of operations says what the rules do.

use std::collections::BTreeMap;

use tenzr_core::real::rules::{OPERATIONS, Operation as Listed};

use crate::table::{Operation, Visitor, visit_all};

/// What is found of each operation by running it.
#[derive(Default)]
struct Found(BTreeMap<&'static str, (usize, Vec<String>)>);

/// Whether the partial of operand `k` changes anywhere when `poison` has been applied to its arguments.
fn reads<O: Operation>(k: usize, poison: impl Fn(&mut [f64; 3], &mut f64, &mut f64)) -> bool {
    O::points().into_iter().any(|(x, c)| {
        let y = O::eval(x, c);
        let clean = O::partial(k, x, c, y);
        let (mut x, mut c, mut y) = (x, c, y);
        poison(&mut x, &mut c, &mut y);
        O::partial(k, x, c, y).to_bits() != clean.to_bits()
    })
}

impl Visitor for Found {
    fn visit<O: Operation>(&mut self) {
        let read = (0..O::ARITY).map(|k| {
            let mut read: Vec<String> =
                (0..O::ARITY).filter(|&i| reads::<O>(k, |x, _, _| x[i] = f64::NAN)).map(|i| format!("x{i}")).collect();
            // Another constant, since that of `powi` is an integer.
            if reads::<O>(k, |_, c, _| *c += 8.0) {
                read.push("c".into());
            }
            if reads::<O>(k, |_, _, y| *y = f64::NAN) {
                read.push("y".into());
            }
            read.join(" ")
        });
        let found = (O::ARITY, read.collect());
        assert!(self.0.insert(O::NAME, found).is_none(), "{} twice", O::NAME);
    }
}

#[test]
fn the_list_of_operations_says_what_rules_read() {
    let mut found = Found::default();
    visit_all(&mut found);
    for &(name, arity, reads, _) in OPERATIONS {
        let (found_arity, found_reads) = found.0.remove(name).unwrap_or_else(|| panic!("{name} is not tested"));
        assert_eq!(
            (arity, reads),
            (found_arity, &*found_reads.iter().map(String::as_str).collect::<Vec<_>>()),
            "{name}"
        );
    }
    assert!(found.0.is_empty(), "not listed: {:?}", found.0.keys());
}

/// The partials at every combination of points where functions tend to be singular, and at one where they overflow.
struct Singular(BTreeMap<&'static str, bool>);

impl Visitor for Singular {
    fn visit<O: Operation>(&mut self) {
        const EDGES: [f64; 8] = [-2.0, -1.0, -0.0, 0.0, 0.5, 1.0, 2.0, 1100.0];
        let mut infinite = false;
        for index in 0..EDGES.len().pow(4) {
            let digit = |k: u32| EDGES[index / EDGES.len().pow(k) % EDGES.len()];
            let (x, c) = ([digit(0), digit(1), digit(2)], digit(3));
            // Bounds out of order are refused.
            if O::NAME == "clamp" && x[1] > x[2] {
                continue;
            }
            let y = O::eval(x, c);
            infinite |= (0..O::ARITY).any(|k| O::partial(k, x, c, y).is_infinite());
        }
        self.0.insert(O::NAME, infinite);
    }
}

#[test]
fn the_list_of_operations_says_which_are_singular() {
    let mut found = Singular(BTreeMap::new());
    visit_all(&mut found);
    let listed: BTreeMap<_, _> = OPERATIONS.iter().map(|&(name, .., singular): &Listed| (name, singular)).collect();
    assert_eq!(found.0, listed);
}
