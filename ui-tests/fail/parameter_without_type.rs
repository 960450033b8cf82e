use tenzr::prelude::*;

fn main() {
    let double = grad!(|x| x + x);
}
