//! The differentiable operations on floats: what their rules read, and what they cost.
//!
//! The rules themselves are functions of `tenzr_core::real::rules`, named `{operation}_{operand}`.

/// What the partial derivative in one operand reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reads {
    /// For each operand, whether it is read.
    pub operands: [bool; 3],
    /// Whether the result is read.
    pub result: bool,
}

/// A differentiable operation on floats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prim {
    /// Its name: the method of std, or of the operator.
    pub name: &'static str,
    /// How many operands it has. An integer exponent counts.
    pub arity: usize,
    /// What each operand's rule reads.
    pub reads: [Reads; 3],
    /// Whether the rule has points where it is infinite: there a cotangent of zero stays zero.
    pub singular: bool,
    /// Whether computing it again costs less than a load and a store.
    pub cheap: bool,
    /// Whether the operand is differentiated: an integer exponent is not.
    pub differentiated: [bool; 3],
}

const NOTHING: Reads = Reads { operands: [false; 3], result: false };

/// From words as `"x0"`, `"x1 y"`, `""`.
const fn reads(words: &str) -> Reads {
    let b = words.as_bytes();
    let mut r = NOTHING;
    let mut i = 0;
    while i < b.len() {
        if b[i] == b'y' {
            r.result = true;
        } else if b[i] == b'x' {
            r.operands[(b[i + 1] - b'0') as usize] = true;
            i += 1;
        }
        i += 1;
    }
    r
}

const fn unary(name: &'static str, r: &str) -> Prim {
    let reads = [reads(r), NOTHING, NOTHING];
    Prim { name, arity: 1, reads, singular: false, cheap: false, differentiated: [true, false, false] }
}

const fn binary(name: &'static str, r0: &str, r1: &str) -> Prim {
    let reads = [reads(r0), reads(r1), NOTHING];
    Prim { name, arity: 2, reads, singular: false, cheap: false, differentiated: [true, true, false] }
}

const fn ternary(name: &'static str, r: [&str; 3]) -> Prim {
    let reads = [reads(r[0]), reads(r[1]), reads(r[2])];
    Prim { name, arity: 3, reads, singular: false, cheap: true, differentiated: [true; 3] }
}

impl Prim {
    const fn cheap(mut self) -> Prim {
        self.cheap = true;
        self
    }

    const fn singular(mut self) -> Prim {
        self.singular = true;
        self
    }

    /// Without influence on what is computed from it.
    const fn constant(mut self) -> Prim {
        self.differentiated = [false; 3];
        self
    }

    const fn constant_exponent(mut self) -> Prim {
        self.differentiated[1] = false;
        self
    }

    /// The operation of this name.
    pub fn named(name: &str) -> Option<&'static Prim> {
        PRIMS.iter().find(|p| p.name == name)
    }
}

/// The product.
pub static PRODUCT: Prim = binary("mul", "x1", "x0").cheap();

/// The product where one factor may be infinite: the other one, if it is zero, gives zero.
pub static STRONG_PRODUCT: Prim = binary("mul", "x1", "x0").cheap().singular();

/// All of them.
pub static PRIMS: &[Prim] = &[
    binary("add", "", "").cheap(),
    binary("sub", "", "").cheap(),
    binary("mul", "x1", "x0").cheap(),
    binary("div", "x1", "x1 y").singular(),
    binary("rem", "", "x0 x1 y"),
    unary("neg", "").cheap(),
    unary("recip", "y").singular(),
    unary("abs", "x0").cheap(),
    unary("signum", "").cheap().constant(),
    unary("sqrt", "y").singular(),
    unary("cbrt", "y").singular(),
    unary("exp", "y").singular(),
    unary("exp2", "y").singular(),
    unary("exp_m1", "x0 y").singular(),
    unary("ln", "x0").singular(),
    unary("ln_1p", "x0").singular(),
    unary("log2", "x0").singular(),
    unary("log10", "x0").singular(),
    unary("sin", "x0"),
    unary("cos", "x0"),
    unary("tan", "y"),
    unary("asin", "x0").singular(),
    unary("acos", "x0").singular(),
    unary("atan", "x0"),
    unary("sinh", "x0").singular(),
    unary("cosh", "x0").singular(),
    unary("tanh", "y"),
    unary("asinh", "x0"),
    unary("acosh", "x0").singular(),
    unary("atanh", "x0").singular(),
    unary("floor", "").cheap().constant(),
    unary("ceil", "").cheap().constant(),
    unary("round", "").cheap().constant(),
    unary("round_ties_even", "").cheap().constant(),
    unary("trunc", "").cheap().constant(),
    unary("fract", "").cheap(),
    unary("to_degrees", "").cheap(),
    unary("to_radians", "").cheap(),
    binary("powi", "x0 x1", "").singular().constant_exponent(),
    binary("powf", "x0 x1 y", "x0 y").singular(),
    binary("log", "x0 x1", "x1 y").singular(),
    binary("hypot", "x0 y", "x1 y"),
    binary("atan2", "x0 x1", "x0 x1"),
    binary("max", "x0 x1", "x0 x1").cheap(),
    binary("min", "x0 x1", "x0 x1").cheap(),
    binary("midpoint", "", "").cheap(),
    binary("copysign", "x0 x1", "").cheap(),
    binary("rem_euclid", "", "x0 x1 y"),
    binary("div_euclid", "", "").cheap().constant(),
    ternary("mul_add", ["x1", "x0", ""]),
    ternary("clamp", ["x0 x1 x2", "x0 x1", "x0 x2"]),
];

#[cfg(test)]
mod tests {
    use super::*;
    use tenzr_core::real::rules::OPERATIONS;

    /// What the core says of an operation, in the words of this table: the constant of `powi` is an operand here.
    fn of_core(name: &str) -> Option<(usize, Vec<Reads>, bool)> {
        let (_, n, words, singular) = OPERATIONS.iter().find(|o| o.0 == name)?;
        Some((*n, words.iter().map(|w| reads(&w.replace('c', "x1"))).collect(), *singular))
    }

    #[test]
    fn rules_read_what_the_core_says() {
        for p in PRIMS {
            let (n, read, singular) = of_core(p.name).unwrap_or_else(|| panic!("the core has no rule of {}", p.name));
            let own = if p.name == "powi" { 1 } else { p.arity };
            assert_eq!(n, own, "the operands of {}", p.name);
            assert_eq!(p.reads[..n], read[..], "what the rules of {} read", p.name);
            assert_eq!(p.singular, singular, "the singular points of {}", p.name);
        }
    }
}
