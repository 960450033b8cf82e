//! The table of the classifier: all columns beside each other.

use crate::harness::Measured;

/// One line a variant, one column a computation; a variant that a column lacks has a dash there. The first variant of
/// a column is the one that the others are a ratio to.
pub fn print(columns: &[Measured]) {
    let mut names: Vec<&str> = Vec::new();
    for cell in columns.iter().flat_map(|column| &column.cells) {
        if !names.contains(&cell.name) {
            names.push(cell.name);
        }
    }
    let line = |name: &str, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| format!(" | {cell:>22}")).collect();
        println!("{name:<28}{cells}");
    };
    println!("ratio to the hand-written reference (median time)");
    line("", columns.iter().map(|column| column.title.to_owned()).collect());
    for name in names {
        let cell = |column: &Measured| match column.cells.iter().find(|cell| cell.name == name) {
            Some(cell) => format!("{:.3} ({})", cell.ratio_to(&column.cells[0]), cell.duration()),
            None => "-".to_owned(),
        };
        line(name, columns.iter().map(cell).collect());
    }
}
