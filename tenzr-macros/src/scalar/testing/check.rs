//! What holds of every program: primal, forward mode, reverse mode and differences agree.

use super::generate::Program;
use super::interpret::{Machine, Outcome};
use super::number::{Dual, Number};
use super::random::Random;
use super::show;
use super::value::{Run, Stop, Value};
use crate::scalar::fuse::fused;
use crate::scalar::reads::shared;
use crate::scalar::reverse::{Sweeps, sweeps, sweeps_holding};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How near to a tie or a jump a program may come where it is compared with differences.
const GAP: f64 = 2e-3;
/// How large its numbers may be there.
const PEAK: f64 = 1e3;
/// The step of differences.
const STEP: f64 = 1e-4;

/// What is compared.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// Whether the derivative exists around the arguments, so that differences show it.
    pub differences: bool,
    /// Whether the gradient is differentiated once more.
    pub second: bool,
}

/// What came of a program.
#[derive(Debug)]
pub enum Verdict {
    /// All agree.
    Holds {
        /// Whether differences were precise enough to be compared.
        compared: bool,
    },
    /// The program cannot be judged at these arguments.
    Unsuitable,
    /// Something disagrees.
    Fails(Failure),
}

/// A disagreement.
#[derive(Debug)]
pub struct Failure {
    /// What kind.
    pub kind: &'static str,
    /// The numbers.
    pub text: String,
}

impl Failure {
    fn new<T>(kind: &'static str, text: impl Into<String>) -> Result<T, Failure> {
        Err(Failure { kind, text: text.into() })
    }
}

/// Checks a program at the first arguments that suit it. Directions and cotangents come from the seed.
pub fn check(program: &Program, draws: &[Vec<Value<f64>>], depth: Depth, seed: u64) -> Verdict {
    let machine = Machine::new(&program.functions, &[]);
    for args in draws {
        machine.watch.reset();
        let Ok(primal) = machine.primal(program.entry(), args) else { continue };
        let at = Point::new(program, args, &primal, seed);
        let Ok(slope) = at.slope(&machine) else { continue };
        let watch = &machine.watch;
        if !(watch.peak() < PEAK && slope.abs() < PEAK) || (depth.differences && watch.gap() < GAP) {
            continue;
        }
        return match at.agrees(&machine, &primal, slope, depth) {
            Ok(compared) => Verdict::Holds { compared },
            Err(f) => Verdict::Fails(f),
        };
    }
    Verdict::Unsuitable
}

/// The sweeps of all functions.
pub fn sweeps_of(program: &Program) -> Result<Vec<Sweeps>, Failure> {
    let all = AssertUnwindSafe(|| {
        let all = program.functions.iter().enumerate();
        // Every other function holds the pullbacks of its calls that come back, and the others run those once more.
        all.map(|(i, f)| if i % 2 == 0 { sweeps(&shared(f.clone())) } else { sweeps_holding(&shared(f.clone())) })
            .collect()
    });
    catch_unwind(all).or_else(|e| {
        let text = e.downcast_ref::<String>().cloned().or_else(|| e.downcast_ref::<&str>().map(|s| (*s).to_owned()));
        Failure::new("the sweeps cannot be made", text.unwrap_or_default())
    })
}

/// A program at arguments, with directions and the cotangents of what it gives.
pub struct Point<'p> {
    program: &'p Program,
    args: &'p [Value<f64>],
    active: Vec<bool>,
    direction: Vec<Value<f64>>,
    other: Vec<Value<f64>>,
    ct: Value<f64>,
    finals: Vec<Value<f64>>,
}

impl<'p> Point<'p> {
    /// With random directions and cotangents.
    pub fn new(program: &'p Program, args: &'p [Value<f64>], primal: &Outcome<f64>, seed: u64) -> Point<'p> {
        let random = &mut Random::new(seed ^ 0x5851_f42d_4c95_7f2d);
        let main = program.main();
        let active: Vec<bool> = main.params.iter().map(|p| main.arena.info(p.var).active).collect();
        let mut along = |scale: f64| -> Vec<Value<f64>> {
            let scales = active.iter().map(|a| if *a { scale } else { 0.0 });
            args.iter().zip(scales).map(|(a, s)| a.over(&mut |_| s * random.unit())).collect()
        };
        let (direction, other) = (along(1.0), along(1.0));
        let ct = primal.0.over(&mut |_| random.unit());
        let written = main.params.iter().map(|p| f64::from(p.written));
        let finals = primal.1.iter().zip(written).map(|(v, w)| v.over(&mut |_| w * random.unit())).collect();
        Point { program, args, active, direction, other, ct, finals }
    }

    /// Holds the first argument still.
    pub fn still(&mut self) {
        self.direction[0] = Value::Num(0.0);
    }

    fn seeded(&self, direction: &[Value<f64>]) -> Vec<Value<Dual<f64>>> {
        along(self.args, direction, |re, eps| Dual { re, eps })
    }

    /// Whether all that is computed agrees; false where differences were not precise enough to be compared.
    fn agrees(&self, machine: &Machine<'_>, primal: &Outcome<f64>, slope: f64, depth: Depth) -> Result<bool, Failure> {
        let compared = depth.differences && self.differences(machine, slope)?;
        let sweeps = sweeps_of(self.program)?;
        let both = Machine::new(&self.program.functions, &sweeps);
        self.reverse(&both, primal, slope)?;
        if depth.second {
            self.second(&both, depth.differences)?;
        }
        Ok(compared)
    }

    /// The derivative of what is given, against the cotangents, in the direction.
    pub fn slope(&self, machine: &Machine<'_>) -> Run<f64> {
        let out = machine.primal(self.program.entry(), &self.seeded(&self.direction))?;
        Ok(self.against(&out, |d| d.eps))
    }

    /// The inner product with the cotangents.
    fn against<N: Number>(&self, out: &Outcome<N>, part: impl Fn(N) -> f64) -> f64 {
        let dot = |v: &Value<N>, ct: &Value<f64>| -> f64 {
            v.floats().into_iter().zip(ct.floats()).map(|(x, c)| part(x) * c).sum()
        };
        let finals: f64 = out.1.iter().zip(&self.finals).map(|(v, c)| dot(v, c)).sum();
        dot(&out.0, &self.ct) + finals
    }

    /// Forward mode against differences; false where those are not precise.
    fn differences(&self, machine: &Machine<'_>, slope: f64) -> Result<bool, Failure> {
        let at = |h: f64| {
            let moved = along(self.args, &self.direction, |x, d| x + h * d);
            machine.primal(self.program.entry(), &moved).map(|out| self.against(&out, |x| x))
        };
        let Ok(all) = [-2.0, -1.0, 1.0, 2.0].into_iter().map(|k| at(k * STEP)).collect::<Run<Vec<f64>>>() else {
            return Failure::new("a program stops beside its arguments", "");
        };
        let Some(difference) = difference(&all) else { return Ok(false) };
        if near(slope, difference, 1e-6) {
            return Ok(true);
        }
        Failure::new("forward mode is not what differences give", format!("{slope} is not {difference}"))
    }

    /// Reverse mode against the primal and against forward mode.
    pub fn reverse(&self, machine: &Machine<'_>, primal: &Outcome<f64>, slope: f64) -> Result<(), Failure> {
        let (out, gradient) = self.gradient(machine, self.args)?;
        let bits = |o: &Outcome<f64>| -> Vec<u64> {
            let all = o.1.iter().chain([&o.0]).flat_map(Value::floats);
            all.map(f64::to_bits).collect()
        };
        if bits(&out) != bits(primal) {
            return Failure::new("the forward sweep gives another value", format!("{out:?} is not {primal:?}"));
        }
        let reverse: f64 = self.along(&gradient, &self.direction, |g| g);
        if near(reverse, slope, 1e-9) {
            return self.at_once(primal, slope);
        }
        let mut text = format!("reverse {reverse} is not forward {slope}\ngradients of the parameters:\n");
        text += &self.gradients(&gradient);
        Failure::new("reverse mode is not forward mode", text)
    }

    /// Both sweeps in one, where the program has that form, as reverse mode.
    fn at_once(&self, primal: &Outcome<f64>, slope: f64) -> Result<(), Failure> {
        let main = self.program.main();
        if main.params.iter().any(|p| p.written) {
            return Ok(());
        }
        let Some(one) = fused(&shared(main.clone()), &|c| main.recursion.is(c)) else { return Ok(()) };
        let sweeps = sweeps_of(self.program)?;
        let machine = Machine::new(&self.program.functions, &sweeps);
        let zeros = self.args.iter().map(Value::zero).collect();
        let stops = |r| Failure { kind: "both sweeps in one stop", text: self.stopped(&r) };
        let (value, gradient) = machine.at_once(&one, self.args, self.ct.clone(), zeros).map_err(stops)?;
        let bits = |v: &Value<f64>| v.floats().into_iter().map(f64::to_bits).collect::<Vec<_>>();
        if bits(&value) != bits(&primal.0) {
            return Failure::new("both sweeps in one give another value", format!("{value:?} is not {:?}", primal.0));
        }
        let found = self.along(&gradient, &self.direction, |g| g);
        if near(found, slope, 1e-9) {
            return Ok(());
        }
        Failure::new("both sweeps in one are not forward mode", format!("{found} is not {slope}"))
    }

    /// The gradient beside that which forward mode gives, a float at a time.
    fn gradients(&self, gradient: &[Value<f64>]) -> String {
        let machine = Machine::new(&self.program.functions, &[]);
        let mut text = String::new();
        for (i, g) in gradient.iter().enumerate().filter(|(i, _)| self.active[*i]) {
            let forward: Vec<String> = (0..self.args[i].floats().len())
                .map(|k| {
                    let mut direction: Vec<Value<f64>> = self.args.iter().map(Value::zero).collect();
                    let mut n = 0;
                    direction[i] = self.args[i].over(&mut |_| {
                        n += 1;
                        f64::from(n == k + 1)
                    });
                    let out = machine.primal(self.program.entry(), &self.seeded(&direction));
                    out.map_or("stops".into(), |o| self.against(&o, |d| d.eps).to_string())
                })
                .collect();
            text += &format!("    parameter {i}: {:?}, forward {}\n", g.floats(), forward.join(", "));
        }
        text
    }

    fn along<N: Number>(&self, gradient: &[Value<N>], direction: &[Value<f64>], part: impl Fn(N) -> f64) -> f64 {
        let pairs = gradient.iter().zip(direction).zip(&self.active).filter(|p| *p.1);
        pairs.flat_map(|((g, d), _)| g.floats().into_iter().zip(d.floats())).map(|(g, d)| part(g) * d).sum()
    }

    /// What the forward sweep gives, and the gradient: what the reverse sweep adds to adjoints that are not zero
    /// before.
    pub fn gradient<N: Number>(
        &self,
        machine: &Machine<'_>,
        args: &[Value<N>],
    ) -> Result<(Outcome<N>, Vec<Value<N>>), Failure> {
        let stops = |r| Failure { kind: "a sweep stops", text: self.stopped(&r) };
        let (out, saved) = machine.forward(self.program.entry(), args).map_err(stops)?;
        let main = self.program.main();
        let constant = |v: &Value<f64>| v.over(&mut |x| N::lit(x));
        let by_ref = |i: usize| main.arena.info(main.params[i].var).by_ref;
        let again = args.iter().enumerate().map(|(i, a)| (by_ref(i) && !main.params[i].written).then(|| a.clone()));
        let before = |i: usize| match main.params[i].written {
            true => constant(&self.finals[i]),
            false => out.1[i].over(&mut |_| N::lit(0.25)),
        };
        let adjoints = (0..args.len()).map(|i| self.active[i].then(|| before(i))).collect();
        let ct = main.result.is_some().then(|| constant(&self.ct));
        let mut gradient = machine.reverse(&saved, again.collect(), ct, adjoints).map_err(stops)?;
        for (i, g) in gradient.iter_mut().enumerate().filter(|(i, _)| self.active[*i] && !main.params[*i].written) {
            g.accumulate(&before(i), true).map_err(stops)?;
        }
        Ok((out, gradient))
    }

    fn stopped(&self, stop: &Stop) -> String {
        let name = match sweeps_of(self.program) {
            Ok(all) => all.last().map(|s| show::stop(stop, &s.arena)),
            Err(_) => None,
        };
        name.unwrap_or_else(|| format!("{stop:?}"))
    }

    /// Reverse mode on dual numbers against forward mode twice, and against differences of reverse mode.
    fn second(&self, machine: &Machine<'_>, differences: bool) -> Result<(), Failure> {
        let (_, gradient) = self.gradient(machine, &self.seeded(&self.other))?;
        let reverse = self.along(&gradient, &self.direction, |g| g.eps);
        let inner = self.seeded(&self.other);
        let twice = along(&inner, &self.direction, |re, d| Dual { re, eps: Dual { re: d, eps: 0.0 } });
        let Ok(out) = machine.primal(self.program.entry(), &twice) else {
            return Failure::new("forward mode twice stops", "");
        };
        let forward = self.against(&out, |d| d.eps.eps);
        if !near(reverse, forward, 1e-8) {
            let text = format!("reverse {reverse} is not forward {forward}");
            return Failure::new("the second derivative of reverse mode is not that of forward mode", text);
        }
        let at = |h: f64| -> Result<f64, Failure> {
            let moved = along(self.args, &self.other, |x, d| x + h * d);
            Ok(self.along(&self.gradient(machine, &moved)?.1, &self.direction, |g| g))
        };
        if !differences {
            return Ok(());
        }
        let all = [-2.0, -1.0, 1.0, 2.0].into_iter().map(|k| at(k * STEP)).collect::<Result<Vec<_>, _>>()?;
        match difference(&all) {
            Some(d) if !near(reverse, d, 1e-5) => {
                Failure::new("the second derivative is not what differences give", format!("{reverse} is not {d}"))
            }
            _ => Ok(()),
        }
    }
}

/// Values moved in a direction.
fn along<N: Number, M>(args: &[Value<N>], direction: &[Value<f64>], f: impl Fn(N, f64) -> M) -> Vec<Value<M>> {
    let moved = |(a, d): (&Value<N>, &Value<f64>)| {
        let mut by = d.floats().into_iter();
        a.over(&mut |x| f(x, by.next().unwrap_or(0.0)))
    };
    args.iter().zip(direction).map(moved).collect()
}

/// The derivative from values at -2, -1, 1 and 2 steps; none where the function bends too much for it.
fn difference(at: &[f64]) -> Option<f64> {
    let (inner, outer) = (at[2] - at[1], at[3] - at[0]);
    let d = (8.0 * inner - outer) / (12.0 * STEP);
    let first = inner / (2.0 * STEP);
    near(first, d, 1e-3).then_some(d)
}

/// Whether two numbers agree; NaN agrees with nothing.
pub fn near(a: f64, b: f64, tolerance: f64) -> bool {
    a == b || (a - b).abs() <= tolerance * (1.0 + a.abs().max(b.abs()))
}
