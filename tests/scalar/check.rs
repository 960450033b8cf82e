//! One check for every differentiable scalar function: value, reverse mode, forward mode and central differences
//! against each other, on arguments that are made from one flat list of numbers.

use tenzr::ndarray::{Array, Dimension};

/// The numbers of an argument, a result or a gradient, in order.
pub trait Flat: Sized {
    fn put(&self, out: &mut Vec<f64>);

    /// A value of the same shape made from other numbers.
    fn like(&self, numbers: &mut dyn Iterator<Item = f64>) -> Self;

    fn flat(&self) -> Vec<f64> {
        let mut out = Vec::new();
        self.put(&mut out);
        out
    }
}

impl Flat for f64 {
    fn put(&self, out: &mut Vec<f64>) {
        out.push(*self);
    }

    fn like(&self, numbers: &mut dyn Iterator<Item = f64>) -> Self {
        numbers.next().expect("a number for every entry")
    }
}

impl Flat for f32 {
    fn put(&self, out: &mut Vec<f64>) {
        out.push(f64::from(*self));
    }

    fn like(&self, numbers: &mut dyn Iterator<Item = f64>) -> Self {
        numbers.next().expect("a number for every entry") as f32
    }
}

/// What has no numbers to differentiate.
macro_rules! without_numbers {
    ($($T:ty)*) => { $(
        impl Flat for $T {
            fn put(&self, _: &mut Vec<f64>) {}

            fn like(&self, _: &mut dyn Iterator<Item = f64>) -> Self {
                *self
            }
        }
    )* };
}
without_numbers! { () bool u8 u32 usize i32 i64 }

impl<T: Flat> Flat for Vec<T> {
    fn put(&self, out: &mut Vec<f64>) {
        self.iter().for_each(|v| v.put(out));
    }

    fn like(&self, numbers: &mut dyn Iterator<Item = f64>) -> Self {
        self.iter().map(|v| v.like(numbers)).collect()
    }
}

impl<T: Flat> Flat for Option<T> {
    fn put(&self, out: &mut Vec<f64>) {
        self.iter().for_each(|v| v.put(out));
    }

    fn like(&self, numbers: &mut dyn Iterator<Item = f64>) -> Self {
        self.as_ref().map(|v| v.like(numbers))
    }
}

impl<T: Flat, E: Clone> Flat for Result<T, E> {
    fn put(&self, out: &mut Vec<f64>) {
        self.iter().for_each(|v| v.put(out));
    }

    fn like(&self, numbers: &mut dyn Iterator<Item = f64>) -> Self {
        self.as_ref().map(|v| v.like(numbers)).map_err(E::clone)
    }
}

impl<T: Flat, const N: usize> Flat for [T; N] {
    fn put(&self, out: &mut Vec<f64>) {
        self.iter().for_each(|v| v.put(out));
    }

    fn like(&self, numbers: &mut dyn Iterator<Item = f64>) -> Self {
        std::array::from_fn(|i| self[i].like(numbers))
    }
}

impl<T: Flat + Clone, D: Dimension> Flat for Array<T, D> {
    fn put(&self, out: &mut Vec<f64>) {
        self.iter().for_each(|v| v.put(out));
    }

    fn like(&self, numbers: &mut dyn Iterator<Item = f64>) -> Self {
        self.map(|v| v.like(numbers))
    }
}

macro_rules! flat_tuples {
    ($(($($T:ident $i:tt)*))*) => { $(
        impl<$($T: Flat),*> Flat for ($($T,)*) {
            fn put(&self, out: &mut Vec<f64>) {
                $(self.$i.put(out);)*
            }

            fn like(&self, numbers: &mut dyn Iterator<Item = f64>) -> Self {
                ($(self.$i.like(numbers),)*)
            }
        }
    )* };
}
flat_tuples! { (A 0) (A 0 B 1) (A 0 B 1 C 2) (A 0 B 1 C 2 D 3) (A 0 B 1 C 2 D 3 E 4) (A 0 B 1 C 2 D 3 E 4 F 5) }

/// `Flat` for a struct: the differentiated fields, then those that are kept as they are.
macro_rules! flat_fields {
    ($T:ty: $($f:tt),* $(; keep $($k:tt),*)?) => {
        impl $crate::check::Flat for $T {
            fn put(&self, out: &mut Vec<f64>) {
                $($crate::check::Flat::put(&self.$f, out);)*
            }

            fn like(&self, numbers: &mut dyn Iterator<Item = f64>) -> Self {
                Self { $($f: $crate::check::Flat::like(&self.$f, numbers),)* $($($k: self.$k.clone(),)*)? }
            }
        }
    };
}
pub(crate) use flat_fields;

/// A place to check at: one number, or a list of any kind.
pub trait Point {
    fn numbers(&self) -> Vec<f64>;
}

impl Point for f64 {
    fn numbers(&self) -> Vec<f64> {
        vec![*self]
    }
}

impl<const N: usize> Point for [f64; N] {
    fn numbers(&self) -> Vec<f64> {
        self.to_vec()
    }
}

impl Point for Vec<f64> {
    fn numbers(&self) -> Vec<f64> {
        self.clone()
    }
}

impl Point for &[f64] {
    fn numbers(&self) -> Vec<f64> {
        self.to_vec()
    }
}

/// All numbers but the last: the argument before a scalar one.
pub fn init(x: &[f64]) -> &[f64] {
    x.split_last().expect("a last number").1
}

/// The last number.
pub fn last(x: &[f64]) -> f64 {
    *x.last().expect("a last number")
}

type Numbers = Vec<f64>;

/// A function and its companions on flat lists of numbers. Made by [`check!`] and its relatives.
pub struct Check {
    pub name: &'static str,
    pub value: Box<dyn Fn(&[f64]) -> Numbers>,
    /// `grad` and `value_and_grad`, for a function of one result.
    pub grad: Option<Box<dyn Fn(&[f64]) -> Numbers>>,
    pub value_and_grad: Option<Box<dyn Fn(&[f64]) -> (Numbers, Numbers)>>,
    /// The value, and the gradient for a cotangent.
    pub vjp: Box<dyn Fn(&[f64], &[f64]) -> (Numbers, Numbers)>,
    /// The value, and the derivative along a tangent.
    pub jvp: Option<Box<dyn Fn(&[f64], &[f64]) -> (Numbers, Numbers)>>,
    /// What differences are taken of, where it is not the function itself.
    pub twin: Option<Box<dyn Fn(&[f64]) -> Numbers>>,
}

impl Check {
    /// Checks everything, at points around which the function is smooth.
    #[track_caller]
    pub fn at<P: Point>(self, points: impl IntoIterator<Item = P>) -> Self {
        for p in points {
            let x = p.numbers();
            let gradient = self.modes(&x);
            self.against_differences(&x, &gradient);
        }
        self
    }

    /// Checks the modes against each other and against a known value and gradient. For several results the gradient is
    /// that of their sum.
    #[track_caller]
    pub fn gives(self, point: impl Point, value: impl Point, gradient: impl Point) -> Self {
        self.gives_within(1e-12, point, value, gradient)
    }

    /// As [`Check::gives`], for numbers that are known to fewer digits.
    #[track_caller]
    pub fn gives_within(self, tolerance: f64, point: impl Point, value: impl Point, gradient: impl Point) -> Self {
        let x = point.numbers();
        self.modes(&x);
        let y = (self.value)(&x);
        let (_, g) = (self.vjp)(&x, &vec![1.0; y.len()]);
        near(&format!("{}: value at {x:?}", self.name), &y, &value.numbers(), tolerance);
        near(&format!("{}: gradient at {x:?}", self.name), &g, &gradient.numbers(), tolerance);
        self
    }

    /// Adds forward mode: the value, and the derivative along a tangent.
    pub fn forward(mut self, jvp: impl Fn(&[f64], &[f64]) -> (Numbers, Numbers) + 'static) -> Self {
        self.jvp = Some(Box::new(jvp));
        self
    }

    /// Single precision: differences are taken of the same formula in double precision.
    pub fn single<Y: Flat>(mut self, twin: impl Fn(&[f64]) -> Y + 'static) -> Self {
        self.twin = Some(Box::new(move |x| twin(x).flat()));
        self
    }

    fn precision(&self) -> f64 {
        if self.twin.is_some() { 1e-5 } else { 1e-12 }
    }

    /// Compares the modes at one point and gives the gradient of the weighted results.
    #[track_caller]
    fn modes(&self, x: &[f64]) -> Numbers {
        let at = format!("{} at {x:?}", self.name);
        let y = (self.value)(x);
        let ct = weights(y.len());
        let (v, g) = (self.vjp)(x, &ct);
        same_bits(&format!("{at}: value of vjp"), &v, &y);
        assert_eq!(g.len(), x.len(), "{at}: the gradient has an entry for every number");
        if let Some(grad) = &self.grad {
            near(&format!("{at}: grad and vjp"), &grad(x), &g, self.precision());
        }
        if let Some(value_and_grad) = &self.value_and_grad {
            let (v, h) = value_and_grad(x);
            same_bits(&format!("{at}: value of value_and_grad"), &v, &y);
            near(&format!("{at}: value_and_grad and vjp"), &h, &g, self.precision());
        }
        if g.iter().all(|v| v.is_finite()) {
            let scaled: Numbers = ct.iter().map(|c| -2.5 * c).collect();
            let expected: Numbers = g.iter().map(|v| -2.5 * v).collect();
            near(&format!("{at}: a scaled cotangent"), &(self.vjp)(x, &scaled).1, &expected, self.precision());
            let zeros = (self.vjp)(x, &vec![0.0; ct.len()]).1;
            assert!(zeros.iter().all(|v| *v == 0.0), "{at}: a cotangent of zero gives {zeros:?}");
        }
        self.forward_against_reverse(x, &y, &ct, &g);
        g
    }

    #[track_caller]
    fn forward_against_reverse(&self, x: &[f64], y: &[f64], ct: &[f64], g: &[f64]) {
        let Some(jvp) = &self.jvp else { return };
        let units = (0..x.len()).map(|k| (0..x.len()).map(|i| f64::from(u8::from(i == k))).collect::<Numbers>());
        let mixed = g.iter().all(|v| v.is_finite()).then(|| (0..x.len()).map(|i| 0.7 - 0.4 * i as f64).collect());
        let largest = g.iter().filter(|v| v.is_finite()).fold(0.0f64, |m, v| m.max(v.abs()));
        for d in units.chain(mixed) {
            let (v, t) = jvp(x, &d);
            let at = format!("{} at {x:?} along {d:?}", self.name);
            same_bits(&format!("{at}: value of jvp"), &v, y);
            let (forward, reverse) = (dot(ct, &t), dot(&d, g));
            let floor = self.precision() * largest + 1e-14 * y.iter().fold(1.0f64, |m, v| m.max(v.abs()));
            assert!(
                close(forward, reverse, self.precision(), floor),
                "{at}: forward mode gives {forward} and reverse mode {reverse}"
            );
        }
    }

    #[track_caller]
    fn against_differences(&self, x: &[f64], g: &[f64]) {
        let f = |v: &[f64]| self.twin.as_ref().map_or_else(|| (self.value)(v), |twin| twin(v));
        let y = f(x);
        let ct = weights(y.len());
        let tolerance = if self.twin.is_some() { 2e-5 } else { 1e-6 };
        let size = y.iter().chain([&1.0]).fold(0.0f64, |m, v| m.max(v.abs()));
        let d = differences(|v| dot(&ct, &f(v)), x);
        for (k, (a, b)) in g.iter().zip(&d).enumerate() {
            let floor = tolerance * 1e-3 * size;
            assert!(
                close(*a, *b, tolerance, floor),
                "{} at {x:?}: the gradient in entry {k} is {a}, differences give {b}\n{g:?}\n{d:?}",
                self.name
            );
        }
    }
}

/// The cotangent of each result: 1 for the only one, different ones for several.
fn weights(n: usize) -> Numbers {
    if n == 1 { vec![1.0] } else { (0..n).map(|i| 1.0 - 0.3 * i as f64 + 0.05 * (i * i) as f64).collect() }
}

/// Central differences of the fourth order.
pub fn differences(f: impl Fn(&[f64]) -> f64, x: &[f64]) -> Numbers {
    (0..x.len())
        .map(|k| {
            let h = 1e-3 * x[k].abs().max(1.0);
            let at = |t: f64| {
                let mut moved = x.to_vec();
                moved[k] += t * h;
                f(&moved)
            };
            (8.0 * (at(1.0) - at(-1.0)) - (at(2.0) - at(-2.0))) / (12.0 * h)
        })
        .collect()
}

/// The sum of products, without those of a zero in `a`.
fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).filter(|(a, _)| **a != 0.0).map(|(a, b)| a * b).sum()
}

fn close(a: f64, b: f64, relative: f64, floor: f64) -> bool {
    a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= relative * a.abs().max(b.abs()) + floor
}

#[track_caller]
fn same_bits(what: &str, a: &[f64], b: &[f64]) {
    let same = |(a, b): (&f64, &f64)| a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan());
    assert!(a.len() == b.len() && a.iter().zip(b).all(same), "{what}: {a:?} and {b:?}");
}

/// Fails where two lists differ by more than `tolerance`, relative to the larger and with a floor far below the list's
/// largest entry. NaN and infinities agree with themselves.
#[track_caller]
pub fn near(what: &str, a: &[f64], b: &[f64], tolerance: f64) {
    assert_eq!(a.len(), b.len(), "{what}: {a:?} and {b:?} have different lengths");
    let largest = b.iter().filter(|v| v.is_finite()).fold(0.0f64, |m, v| m.max(v.abs()));
    for (i, (x, y)) in a.iter().zip(b).enumerate() {
        let floor = 0.1 * tolerance * largest + 1e-15;
        assert!(close(*x, *y, tolerance, floor), "{what}: entry {i} is {x} and should be {y}\n{a:?}\n{b:?}");
    }
}

/// The check of a function of one result. Arguments, then tangents, are written in terms of a flat list:
/// `check!(f, |x| (&x[1..], x[0], 3), |d| (&d[1..], d[0]))`. Without tangents forward mode is left out.
macro_rules! check {
    ($($f:ident)::+, |$x:ident| ($($a:expr),* $(,)?)) => {{
        use $crate::check::Flat as _;
        let mut check = $crate::check::outputs!($($f)::+, |$x| ($($a),*));
        check.grad = Some(Box::new(|$x: &[f64]| $($f)::+::grad($($a),*).flat()));
        check.value_and_grad = Some(Box::new(|$x: &[f64]| {
            let (y, g) = $($f)::+::value_and_grad($($a),*);
            (y.flat(), g.flat())
        }));
        check
    }};
    ($($f:ident)::+, |$x:ident| ($($a:expr),* $(,)?), |$d:ident| $tangents:tt) => {
        $crate::check::check!($($f)::+, |$x| ($($a),*))
            .forward($crate::check::jvp!($($f)::+, |$x, $d| ($($a),*) $tangents))
    };
}
pub(crate) use check;

/// The check of a function of several results, which has no `grad`.
macro_rules! outputs {
    ($($f:ident)::+, |$x:ident| ($($a:expr),* $(,)?)) => {{
        use $crate::check::Flat as _;
        $crate::check::Check {
            name: stringify!($($f)::+),
            value: Box::new(|$x: &[f64]| $($f)::+($($a),*).flat()),
            grad: None,
            value_and_grad: None,
            vjp: Box::new(|$x: &[f64], ct: &[f64]| match $($f)::+::vjp($($a),*) {
                (y, pullback) => {
                    let ct = y.like(&mut ct.iter().copied());
                    (y.flat(), pullback(ct).flat())
                }
            }),
            jvp: None,
            twin: None,
        }
    }};
    ($($f:ident)::+, |$x:ident| ($($a:expr),* $(,)?), |$d:ident| $tangents:tt) => {
        $crate::check::outputs!($($f)::+, |$x| ($($a),*))
            .forward($crate::check::jvp!($($f)::+, |$x, $d| ($($a),*) $tangents))
    };
}
pub(crate) use outputs;

/// Forward mode of a function on flat lists.
macro_rules! jvp {
    ($($f:ident)::+, |$x:ident, $d:ident| ($($a:expr),*) ($($t:expr),* $(,)?)) => {
        |$x: &[f64], $d: &[f64]| {
            use $crate::check::Flat as _;
            let (y, t) = $($f)::+::jvp($($a,)* $($t),*);
            (y.flat(), t.flat())
        }
    };
}
pub(crate) use jvp;

/// The check of a method, whose companions are methods beside it:
/// `method!(P::m[m_grad, m_value_and_grad, m_vjp, m_jvp], |x| (&p(x), 1.0), |d| (&p(d)))`.
macro_rules! method {
    ($P:ident::$m:ident[$grad:ident, $value_and_grad:ident, $vjp:ident, $jvp:ident],
     |$x:ident| ($($a:expr),* $(,)?), |$d:ident| ($($t:expr),* $(,)?)) => {{
        use $crate::check::Flat as _;
        $crate::check::Check {
            name: stringify!($P::$m),
            value: Box::new(|$x: &[f64]| $P::$m($($a),*).flat()),
            grad: Some(Box::new(|$x: &[f64]| $P::$grad($($a),*).flat())),
            value_and_grad: Some(Box::new(|$x: &[f64]| {
                let (y, g) = $P::$value_and_grad($($a),*);
                (y.flat(), g.flat())
            })),
            vjp: Box::new(|$x: &[f64], ct: &[f64]| match $P::$vjp($($a),*) {
                (y, pullback) => {
                    let ct = y.like(&mut ct.iter().copied());
                    (y.flat(), pullback(ct).flat())
                }
            }),
            jvp: Some(Box::new(|$x: &[f64], $d: &[f64]| {
                let (y, t) = $P::$jvp($($a,)* $($t),*);
                (y.flat(), t.flat())
            })),
            twin: None,
        }
    }};
}
pub(crate) use method;

/// The check of a function of one number.
macro_rules! scalar {
    ($($f:ident)::+) => { $crate::check::check!($($f)::+, |x| (x[0]), |d| (d[0])) };
}
pub(crate) use scalar;

/// The check of a function of two numbers.
macro_rules! two {
    ($($f:ident)::+) => { $crate::check::check!($($f)::+, |x| (x[0], x[1]), |d| (d[0], d[1])) };
}
pub(crate) use two;

/// The check of a function of one slice.
macro_rules! slice {
    ($($f:ident)::+) => { $crate::check::check!($($f)::+, |x| (x), |d| (d)) };
}
pub(crate) use slice;
