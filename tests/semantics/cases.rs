//! The cases, their comparison, and the forms that most of them have.

use serde_json::Value;
use std::sync::LazyLock;
use tenzr::axes::{Axes, Axis, Ids, Single, SumOver};
use tenzr::ndarray::ArrayD;
use tenzr::prelude::*;

macro_rules! axes {
    ($($Name:ident)*) => { $( axis!(pub $Name); )* };
}
// Called as in the file. The axes that have no name there are D0, the last one, D1, ...
axes! {
    Batch Foo Bar Elements Row Rows Cols Pred Init Other Coord
    A B C X Y Z D0 D1 D2 D3 I J K O Ci H W Kh Kw N P Q R S
}

pub type Num = Tensor<f64, ()>;
pub type Vector = Tensor<f64, (D0,)>;
pub type Matrix = Tensor<f64, (D1, D0)>;
pub type Cube = Tensor<f64, (D2, D1, D0)>;
pub type Rank4 = Tensor<f64, (D3, D2, D1, D0)>;

static CASES: LazyLock<Vec<Value>> =
    LazyLock::new(|| serde_json::from_str(include_str!("cases.json")).expect("the cases are JSON"));

/// The names of all cases.
pub fn ids() -> impl Iterator<Item = &'static str> {
    CASES.iter().map(|case| case["id"].as_str().expect("a case has a name"))
}

/// A case, and what of it has not been compared yet.
#[must_use = "a case is compared as far as `done`"]
pub struct Case {
    json: &'static Value,
    left: Vec<&'static str>,
}

pub fn case(id: &str) -> Case {
    let json = CASES.iter().find(|case| case["id"] == id).unwrap_or_else(|| panic!("there is no case `{id}`"));
    let gradients = json["expected"]["grads"].as_object().into_iter().flatten();
    Case { json, left: ["value"].into_iter().chain(gradients.map(|(name, _)| name.as_str())).collect() }
}

/// The numbers of nested lists, row by row.
fn numbers(data: &Value) -> Vec<f64> {
    match data {
        Value::Array(entries) => entries.iter().flat_map(numbers).collect(),
        one => vec![one.as_f64().unwrap_or_else(|| panic!("{one} is not a number"))],
    }
}

fn extents(data: &Value) -> Vec<usize> {
    let inner = |entries: &Vec<Value>| entries.first().map(extents).unwrap_or_default();
    data.as_array().map_or(vec![], |entries| [vec![entries.len()], inner(entries)].concat())
}

/// The names of the axes of a type, as the file spells them.
fn names<T: Axes>() -> Vec<String> {
    Ids::of::<T, Single>().iter().map(|axis| axis.name.to_lowercase()).collect()
}

fn tensor<E: Element, T: Axes>(extents: &[usize], data: Vec<E>) -> Tensor<E, T> {
    let array = ArrayD::from_shape_vec(extents, data).expect("lists of one level have one length");
    Tensor::from_array(array).expect("the axes allow any extent")
}

/// Fails where two lists differ by more than 1e-9, absolute for small numbers and relative for large ones.
#[track_caller]
pub fn near(what: &str, found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len(), "{what}: lengths");
    let close = |(a, b): (&f64, &f64)| approx::abs_diff_eq!(a, b, epsilon = 1e-9 * (1.0 + b.abs()));
    assert!(found.iter().zip(expected).all(close), "{what}: found\n{found:?}\ninstead of\n{expected:?}");
}

impl Case {
    /// The input of this name, whose axes are those of the type.
    #[track_caller]
    pub fn input<T: Axes>(&self, name: &str) -> Tensor<f64, T> {
        let (extents, data) = self.data::<T>(name);
        tensor(&extents, data)
    }

    /// The input of this name, of indices.
    #[track_caller]
    pub fn index<T: Axes>(&self, name: &str) -> Tensor<usize, T> {
        let (extents, data) = self.data::<T>(name);
        tensor(&extents, data.iter().map(|&i| i as usize).collect())
    }

    #[track_caller]
    fn data<T: Axes>(&self, name: &str) -> (Vec<usize>, Vec<f64>) {
        let input = &self.json["inputs"][name];
        assert_eq!(input["axes"], Value::from(names::<T>()), "the axes of `{name}`");
        (extents(&input["data"]), numbers(&input["data"]))
    }

    #[track_caller]
    fn compare<T: Axes>(&mut self, what: &'static str, found: &Tensor<f64, T>, expected: &Value) {
        assert_eq!(expected["axes"], Value::from(names::<T>()), "{what}: axes");
        assert_eq!(found.shape(), extents(&expected["data"]), "{what}: extents");
        near(what, &found.to_vec(), &numbers(&expected["data"]));
        self.seen(what);
    }

    #[track_caller]
    fn seen(&mut self, what: &str) {
        let at = self.left.iter().position(|left| *left == what);
        self.left.remove(at.unwrap_or_else(|| panic!("`{what}` is compared twice, or is no part of the case")));
    }

    #[track_caller]
    pub fn value<T: Axes>(mut self, found: &Tensor<f64, T>) -> Self {
        self.compare("value", found, &self.json["expected"]["value"]);
        self
    }

    #[track_caller]
    pub fn grad<T: Axes>(mut self, name: &'static str, found: &Tensor<f64, T>) -> Self {
        self.compare(name, found, &self.json["expected"]["grads"][name]);
        self
    }

    /// As [`Case::grad`], if the file has it.
    #[track_caller]
    pub fn grad_if_any<T: Axes>(self, name: &'static str, found: &Tensor<f64, T>) -> Self {
        if self.left.contains(&name) { self.grad(name, found) } else { self }
    }

    /// As [`Case::grad`] where Nx and JAX differ and tenzr agrees with JAX; the file has both.
    #[track_caller]
    pub fn grad_of_jax<T: Axes>(mut self, name: &'static str, found: &Tensor<f64, T>) -> Self {
        let data = &self.json["jax"][name];
        let axes = &self.json["expected"]["grads"][name]["axes"];
        self.compare(name, found, &serde_json::json!({ "axes": axes, "data": data }));
        self
    }

    /// As [`Case::grad`] of matrices over the last two axes: the symmetric part of what the file has.
    #[track_caller]
    pub fn grad_symmetrised<T: Axes>(mut self, name: &'static str, found: &Tensor<f64, T>) -> Self {
        let data = &self.json["expected"]["grads"][name]["data"];
        let n = *extents(data).last().expect("a matrix");
        let symmetric = |m: &[f64]| (0..n * n).map(|i| (m[i] + m[i % n * n + i / n]) / 2.0).collect::<Vec<_>>();
        let expected: Vec<f64> = numbers(data).chunks(n * n).flat_map(symmetric).collect();
        assert_ne!(expected, numbers(data), "the matrices are symmetric");
        near(name, &found.to_vec(), &expected);
        self.seen(name);
        self
    }

    /// Where tenzr chooses otherwise: the numbers that it gives instead of those of the file.
    #[track_caller]
    pub fn instead<T: Axes>(mut self, what: &'static str, found: &Tensor<f64, T>, chosen: &[f64]) -> Self {
        let expected = &self.json["expected"];
        let stated = if what == "value" { &expected[what] } else { &expected["grads"][what] };
        assert_ne!(numbers(&stated["data"]), chosen, "the two agree");
        near(what, &found.to_vec(), chosen);
        self.seen(what);
        self
    }

    #[track_caller]
    pub fn done(self) {
        assert!(self.left.is_empty(), "not compared: {:?}", self.left);
    }
}

/// What a function gives for each entry along the leading axis, one after the other.
pub fn stacked<T: Axes + SumOver<Over>, Over: Axis>(
    xs: &Tensor<f64, T>,
    over: Over,
    f: impl Fn(&Tensor<f64, T::Out>) -> Vec<f64>,
) -> Vec<f64> {
    (0..xs.shape()[0]).flat_map(|i| f(&xs.index(over, i))).collect()
}

pub fn ones<T: Axes>(like: &Tensor<f64, T>) -> Tensor<f64, T> {
    tensor(&like.shape(), vec![1.0; like.to_vec().len()])
}

/// A function of one example, over one leading axis of its input: value, gradient, and the gradient by example.
macro_rules! each {
    ($name:ident $id:literal ($Over:ident $(, $Axis:ident)*) -> $Value:ty = |$x:ident: $X:ident| $($body:tt)*) => {
        #[test]
        fn $name() {
            let case = case($id);
            let $x: Tensor<f64, ($Over, $($Axis),*)> = case.input(stringify!($x));
            let value: Tensor<f64, $Value> = vmap!($Over, |$x: &$X| $($body)*)(&$x);
            let each: Tensor<f64, ($Over, $($Axis),*)> =
                vmap!($Over, |$x: &$X| grad!(|$x: &$X| { $($body)* }.sum_all())($x))(&$x);
            let one = grad!(|$x: &$X| { $($body)* }.sum_all());
            near("by example", &each.to_vec(), &stacked(&$x, $Over, |x| one(x).to_vec()));
            case.value(&value).grad(stringify!($x), &each).done();
        }
    };
}

/// A function of two inputs, each over an axis of its own: every pair is an example.
macro_rules! pairs {
    (
        $name:ident $id:literal
        |
            $x:ident: $X:ident in ($Outer:ident $(, $XAxis:ident)*),
            $y:ident: $Y:ident in ($Inner:ident $(, $YAxis:ident)*)
        |
        -> $Value:ty = $($body:tt)*
    ) => {
        #[test]
        fn $name() {
            let case = case($id);
            let xs: Tensor<f64, ($Outer, $($XAxis),*)> = case.input(stringify!($x));
            let ys: Tensor<f64, ($Inner, $($YAxis),*)> = case.input(stringify!($y));
            let value: Tensor<f64, $Value> = vmap!($Outer, |$x: &$X| vmap!($Inner, |$y: &$Y| $($body)*)(&ys))(&xs);
            let (dx, dy): (Tensor<f64, ($Outer, $Inner, $($XAxis),*)>, Tensor<f64, ($Outer, $Inner, $($YAxis),*)>) =
                vmap!($Outer, |$x: &$X| vmap!($Inner, |$y: &$Y| {
                    grad!(|$x: &$X, $y: &$Y| { $($body)* }.sum_all())($x, $y)
                })(&ys))(&xs);
            let one = grad!(|$x: &$X, $y: &$Y| { $($body)* }.sum_all());
            let of_x = stacked(&xs, $Outer, |x| stacked(&ys, $Inner, |y| one(x, y).0.to_vec()));
            let of_y = stacked(&xs, $Outer, |x| stacked(&ys, $Inner, |y| one(x, y).1.to_vec()));
            near("by example", &dx.to_vec(), &of_x);
            near("by example", &dy.to_vec(), &of_y);
            case.value(&value).grad(stringify!($x), &dx).grad(stringify!($y), &dy).done();
        }
    };
}

/// What is differentiated is shared by the examples of what is captured.
macro_rules! shared {
    (
        $name:ident $id:literal
        |$x:ident: $X:ident in ($Over:ident $(, $XAxis:ident)*), $y:ident: $Y:ident in ($($YAxis:ident),*)|
        -> $Value:ty = $($body:tt)*
    ) => {
        #[test]
        fn $name() {
            let case = case($id);
            let xs: Tensor<f64, ($Over, $($XAxis),*)> = case.input(stringify!($x));
            let $y: $Y = case.input(stringify!($y));
            let value: Tensor<f64, $Value> = vmap!($Over, |$x: &$X, #[shared] $y: &$Y| $($body)*)(&xs, &$y);
            let each: Tensor<f64, ($Over, $($YAxis),*)> =
                vmap!($Over, |$x: &$X| grad!(|$y: &$Y| { $($body)* }.sum_all())(&$y))(&xs);
            let one = |$x: &$X| grad!(|$y: &$Y| { $($body)* }.sum_all())(&$y).to_vec();
            near("by example", &each.to_vec(), &stacked(&xs, $Over, |x| one(x)));
            case.value(&value).grad(stringify!($y), &each).done();
        }
    };
}

/// A loss of one input: value and gradient.
macro_rules! one {
    ($name:ident $id:literal |$x:ident: $X:ident| $($body:tt)*) => {
        #[test]
        fn $name() {
            let case = case($id);
            let (value, dx): (Num, $X) = value_and_grad!(|$x: &$X| $($body)*)(&case.input(stringify!($x)));
            case.value(&value).grad(stringify!($x), &dx).done();
        }
    };
}

/// A loss of two inputs: value and gradients.
macro_rules! two {
    ($name:ident $id:literal |$x:ident: $X:ident, $y:ident: $Y:ident| $($body:tt)*) => {
        #[test]
        fn $name() {
            let case = case($id);
            let ($x, $y): ($X, $Y) = (case.input(stringify!($x)), case.input(stringify!($y)));
            let (value, (dx, dy)): (Num, ($X, $Y)) = value_and_grad!(|$x: &$X, $y: &$Y| $($body)*)(&$x, &$y);
            case.value(&value).grad(stringify!($x), &dx).grad(stringify!($y), &dy).done();
        }
    };
}
