//! A differentiable function and derivatives written by `macro_rules!`.

use tenzr::prelude::*;

type L = Tensor<f64, ()>;

macro_rules! power {
    ($name:ident, $x:ident, $body:expr) => {
        #[differentiable]
        fn $name($x: &L) -> L {
            let y = $body;
            y * 1.0
        }
    };
}

power!(square, x, x * x);
power!(cube, y, y * y * y);

macro_rules! layers {
    ($($name:ident: $k:literal),*) => {
        $(
            #[differentiable]
            fn $name(x: &L, k: &L) -> L {
                let z = x * $k;
                z + k
            }
        )*
    };
}

layers!(twice: 2.0, thrice: 3.0);

macro_rules! derivative {
    ($f:path, $x:expr) => {
        grad!(|x: &L| $f(x))($x)
    };
}

macro_rules! gradient_of {
    ($x:ident => $body:expr, $at:expr) => {
        grad!(|$x: &L| $body)($at)
    };
}

macro_rules! scaled {
    ($x:ident, $factor:expr) => {
        grad!(|$x: &L| {
            let k = 3.0;
            let inner = {
                let n = 2.0;
                $x * n
            };
            inner * k * $factor
        })
    };
}

fn main() {
    // The macro's `k` and `n` are not these.
    let (k, n) = (5.0, 7.0);
    assert_eq!(scaled!(x, k * n)(&L::scalar(1.0)).item(), 210.0);

    let x = L::scalar(3.0);
    assert_eq!(square::grad(&x).item(), 6.0);
    assert_eq!(cube::grad(&x).item(), 27.0);
    assert_eq!(twice::grad(&x, &x).0.item(), 2.0);
    assert_eq!(thrice::grad(&x, &x).0.item(), 3.0);
    assert_eq!(derivative!(square, &x).item(), 6.0);
    assert_eq!(gradient_of!(x => x * x, &x).item(), 6.0);
}
