use tenzr::prelude::*;

type L = Tensor<f32, ()>;

macro_rules! gradient {
    ($factor:expr) => {
        grad!(|x: &L| {
            let y = x * 2.0;
            y * $factor
        })
    };
}

fn main() {
    let y = L::scalar(5.0);
    let _gradient = gradient!(&y);
}
