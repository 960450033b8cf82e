//! Digits drawn in the terminal, in shaded block characters.

use crate::digits::{SIDE, Sample};

const SHADES: [char; 5] = [' ', '░', '▒', '▓', '█'];
const PER_ROW: usize = 5;
const GAP: &str = "   ";

/// A character cell is about twice as high as it is wide, so each pixel is drawn twice.
const WIDTH: usize = 2 * SIDE;

pub struct Picture<'a> {
    pub sample: &'a Sample,
    pub captions: [String; 2],
}

/// The pictures side by side, captions beneath.
pub fn side_by_side(pictures: &[Picture]) -> String {
    let mut out = String::new();
    for row in pictures.chunks(PER_ROW) {
        for line in 0..SIDE {
            push_line(&mut out, row.iter().map(|picture| scan_line(picture.sample, line)));
        }
        for caption in 0..2 {
            push_line(&mut out, row.iter().map(|picture| format!("{:<WIDTH$}", picture.captions[caption])));
        }
        out.push('\n');
    }
    out
}

fn push_line(out: &mut String, cells: impl Iterator<Item = String>) {
    let line = cells.collect::<Vec<_>>().join(GAP);
    out.push_str(line.trim_end());
    out.push('\n');
}

fn scan_line(sample: &Sample, line: usize) -> String {
    let pixels = &sample.pixels[line * SIDE..(line + 1) * SIDE];
    pixels.iter().flat_map(|&brightness| [shade(brightness); 2]).collect()
}

fn shade(brightness: f32) -> char {
    let darkest = SHADES.len() - 1;
    let index = (brightness * darkest as f32).round() as usize;
    SHADES[index.min(darkest)]
}
