//! Convolution: A counts examples, G groups; C are the channels of the operand, O those of the result; B, D, Z are slid over
//! by K, L, M.

use crate::common::{A, B, C, D, G, K, L, M, O, Z};
use crate::forms::unknown;
use crate::harness::{Case, Golden};
use tenzr_core::ops::conv::*;
use tenzr_core::window::{Padding, Window};

fn numbers<E: Golden, const N: usize>(t: &Case<E>, name: &str) -> [usize; N] {
    std::array::from_fn(|i| t.attr(name)[i].as_u64().expect("a number") as usize)
}

fn window<E: Golden, const N: usize>(t: &Case<E>) -> Window<N> {
    let end = |i: usize, j: usize| t.attr("padding")[i][j].as_i64().expect("a number of entries") as isize;
    let padding = match t.attr("padding").as_str() {
        Some("valid") => Padding::Valid,
        Some(_) => Padding::Same,
        None => Padding::Explicit(std::array::from_fn(|i| (end(i, 0), end(i, 1)))),
    };
    let plain = Window::default().stride(numbers(t, "stride")).dilation(numbers(t, "dilation"));
    plain.base_dilation(numbers(t, "base")).padding(padding)
}

pub fn run<E: Golden>(t: &Case<E>) {
    macro_rules! convolutions {
        ($f:ident, $input:ident, $kernel:ident: $($axes:literal $S:ty, $S2:ty, $Sp:tt $Ke:tt $n:literal;)*) => {
            match t.axes.as_str() {
                $($axes => two!(t, $S, $S2, |x, w| $f(x, w, C, $Sp, $Ke, window::<E, $n>(t)), |ct, x, w, _y| (
                    $input(ct, w, C, $Sp, $Ke, window::<E, $n>(t), x),
                    $kernel(ct, x, C, $Sp, $Ke, window::<E, $n>(t), w)
                )),)*
                other => unknown(t, other),
            }
        };
    }
    if t.op == "conv_transpose" {
        return convolutions! { conv_transpose, conv_transpose_input, conv_transpose_kernel:
            "ACB,COK" (A, C, B), (C, O, K), B K 1;
            "ABC,KOC" (A, B, C), (K, O, C), B K 1;
            "ACBD,COKL" (A, C, B, D), (C, O, K, L), (B, D) (K, L) 2;
        };
    }
    convolutions! { conv, conv_input, conv_kernel:
        "ACB,OCK" (A, C, B), (O, C, K), B K 1;
        "CB,OCK" (C, B), (O, C, K), B K 1;
        "CB,CK" (C, B), (C, K), B K 1;
        "ABC,KCO" (A, B, C), (K, C, O), B K 1;
        "BCA,COK" (B, C, A), (C, O, K), B K 1;
        "ACBD,OCKL" (A, C, B, D), (O, C, K, L), (B, D) (K, L) 2;
        "ABDC,KLCO" (A, B, D, C), (K, L, C, O), (B, D) (K, L) 2;
        "CDB,OLKC" (C, D, B), (O, L, K, C), (B, D) (K, L) 2;
        "AGCB,GOCK" (A, G, C, B), (G, O, C, K), B K 1;
        "AGCBD,GOCKL" (A, G, C, B, D), (G, O, C, K, L), (B, D) (K, L) 2;
        "CBDZ,OCKLM" (C, B, D, Z), (O, C, K, L, M), (B, D, Z) (K, L, M) 3;
    }
}
