use tenzr::prelude::*;

axis!(pub struct Batch);

fn main() {}
