use tenzr::prelude::*;

type L = Tensor<f64, ()>;

#[differentiable]
fn tracked(x: &L) -> L {
    let y = x * 1.0;
    #[cfg(any())]
    let y = x * 5.0;
    y
}

#[differentiable]
fn untracked(x: &L) -> L {
    #[cfg(any())]
    let k = 2.0;
    #[cfg(all())]
    let k = 1.0;
    x * k
}

#[differentiable]
fn block(x: &L) -> L {
    #[cfg(any())]
    {
        x * 2.0
    }
    #[cfg(all())]
    {
        x * 3.0
    }
}

fn main() {}
