//! Times variants of one computation side by side. Each bench prints its own table of what was measured.
//!
//! Other work on the machine changes times by tens of percent from one second to the next. So every variant runs once
//! in each round, the order is turned round from round to round, and what is reported is the median of the ratios of
//! two variants in the same round.

use std::hint::black_box;
use std::time::{Duration, Instant};

pub struct Effort {
    pub rounds: usize,
    /// How long each variant runs in each round.
    pub slice: Duration,
}

pub struct Column<'a> {
    pub title: &'static str,
    variants: Vec<Variant<'a>>,
}

struct Variant<'a> {
    name: &'static str,
    run: Box<dyn FnMut() + 'a>,
}

pub struct Measured {
    pub title: &'static str,
    /// One a variant, in the order in which they were added.
    pub cells: Vec<Cell>,
}

pub struct Cell {
    pub name: &'static str,
    /// Nanoseconds a call, one entry a round.
    times: Vec<f64>,
}

impl Cell {
    pub fn duration(&self) -> String {
        match median(self.times.clone()) {
            nanoseconds @ ..1e3 => format!("{nanoseconds:.0} ns"),
            nanoseconds @ ..1e6 => format!("{:.2} us", nanoseconds / 1e3),
            nanoseconds => format!("{:.2} ms", nanoseconds / 1e6),
        }
    }

    /// The median over the rounds: `base` has to be of the same column, so that its rounds are the same ones.
    pub fn ratio_to(&self, base: &Cell) -> f64 {
        median(self.times.iter().zip(&base.times).map(|(own, base)| own / base).collect())
    }
}

impl<'a> Column<'a> {
    pub fn new(title: &'static str) -> Self {
        Self { title, variants: Vec::new() }
    }

    /// What `run` returns is kept from the optimiser, and dropping it is part of the time.
    pub fn variant<T>(mut self, name: &'static str, mut run: impl FnMut() -> T + 'a) -> Self {
        let run = Box::new(move || drop(black_box(run())));
        self.variants.push(Variant { name, run });
        self
    }

    pub fn measure(mut self, effort: &Effort) -> Measured {
        let calls: Vec<u32> = self.variants.iter_mut().map(|variant| calls_in(effort.slice, variant)).collect();
        let count = self.variants.len();
        let mut times = vec![Vec::with_capacity(effort.rounds); count];
        for round in 0..effort.rounds {
            for position in 0..count {
                let index = if round % 2 == 0 { position } else { count - 1 - position };
                times[index].push(time(&mut self.variants[index], calls[index]));
            }
        }
        let cells = self.variants.iter().zip(times).map(|(variant, times)| Cell { name: variant.name, times });
        Measured { title: self.title, cells: cells.collect() }
    }
}

/// Nanoseconds a call. The call before the clock starts brings the variant's own data into the caches again.
fn time(variant: &mut Variant, calls: u32) -> f64 {
    (variant.run)();
    let started = Instant::now();
    for _ in 0..calls {
        (variant.run)();
    }
    started.elapsed().as_nanos() as f64 / f64::from(calls)
}

/// How many calls fill the slice. A first guess from a few calls, then a better one from a tenth of the guess.
fn calls_in(slice: Duration, variant: &mut Variant) -> u32 {
    let fill = |nanoseconds: f64| (slice.as_nanos() as f64 / nanoseconds.max(1.0)).clamp(1.0, 1e8) as u32;
    let guess = fill(time(variant, 2));
    if guess < 100 { guess } else { fill(time(variant, guess / 10)) }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    if values.len() % 2 == 1 { values[middle] } else { (values[middle - 1] + values[middle]) / 2.0 }
}
