//! The table of the scalar programs: a line a variant.

use crate::harness::{Cell, Measured};
use crate::program::{HAND, PRIMAL};

pub fn print(programs: &[Measured]) {
    println!("{:<34} | {:<24} | {:>10} | {:>10} | {:>10}", "program", "variant", "/ hand", "/ primal", "time");
    for program in programs {
        let named = |name: &str| -> &Cell {
            program
                .cells
                .iter()
                .find(|cell| cell.name == name)
                .expect("every program has a primal and an adjoint by hand")
        };
        let (hand, primal) = (named(HAND), named(PRIMAL));
        for cell in &program.cells {
            let (to_hand, to_primal) = (cell.ratio_to(hand), cell.ratio_to(primal));
            let (title, name, duration) = (program.title, cell.name, cell.duration());
            println!("{title:<34} | {name:<24} | {to_hand:>10.3} | {to_primal:>10.3} | {duration:>10}");
        }
    }
}
