use tenzr::prelude::*;

const N: usize = 4;

axis!(pub Feature = N);

fn main() {}
