//! Small programs as they are written in practice, each a function of a slice.
#![allow(dead_code, clippy::all, reason = "the programs are there for their form")]

mod control;
mod models;
mod names;
mod recursion;
mod sequences;
mod solvers;
mod structs;
mod values;

/// A test of `f` in a module, at two points.
macro_rules! program {
    ($name:ident) => {
        #[test]
        fn $name() {
            use self::$name::f;
            let points = [[0.7, 1.3, -0.4, 2.1, 0.9, 1.7], [1.1, -0.6, 0.8, 0.3, 1.9, -1.2]];
            $crate::check::check!(f, |x| (x), |d| (d)).at(points);
        }
    };
}
use program;
