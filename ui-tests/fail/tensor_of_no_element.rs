#![allow(unused)]

use tenzr::prelude::*;

axis!(pub Feature);

fn f(x: &Tensor<String, (Feature,)>) {}

fn main() {}
