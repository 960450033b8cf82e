//! The handwritten digits: read from the file beside this one and split into a training set and a held-out fifth.

use std::error::Error;
use std::io::Read;

use flate2::read::GzDecoder;

pub const SIDE: usize = 8;
pub const PIXELS: usize = SIDE * SIDE;
pub const CLASSES: usize = 10;

/// The brightest value in the file; pixels are scaled by it to 0..=1.
const BRIGHTEST: f32 = 16.0;

/// Embedded, so that the example runs from any directory.
const CSV_GZ: &[u8] = include_bytes!("data/digits.csv.gz");

/// One digit as it was written, and which digit it was meant to be.
pub struct Sample {
    pub pixels: [f32; PIXELS],
    pub label: usize,
}

pub struct Digits {
    pub train: Vec<Sample>,
    pub test: Vec<Sample>,
}

impl Digits {
    /// Every fifth digit is held out: the same split in every run, and, since neighbouring lines are mostly by one hand,
    /// one that has each writer in both parts.
    pub fn load() -> Result<Self, Box<dyn Error>> {
        let mut csv = String::new();
        GzDecoder::new(CSV_GZ).read_to_string(&mut csv)?;

        let (mut train, mut test) = (Vec::new(), Vec::new());
        for (index, line) in csv.lines().enumerate() {
            let sample = parse(line).map_err(|error| format!("digits.csv line {}: {error}", index + 1))?;
            if index % 5 == 4 { test.push(sample) } else { train.push(sample) }
        }
        Ok(Self { train, test })
    }
}

/// One line: 64 pixels, row by row, then the label.
fn parse(line: &str) -> Result<Sample, Box<dyn Error>> {
    let (pixels, label) = line.rsplit_once(',').ok_or("no comma")?;
    let pixels: Vec<f32> = pixels.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let pixels: [f32; PIXELS] = pixels.try_into().map_err(|_| "not 64 pixels")?;
    let pixels = pixels.map(|value| value / BRIGHTEST);
    let label: usize = label.trim().parse()?;
    if label >= CLASSES {
        return Err(format!("{label} is not a digit").into());
    }
    Ok(Sample { pixels, label })
}
