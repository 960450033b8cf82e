use tenzr::prelude::*;

axis!(pub Batch, Time);

fn main() {}
