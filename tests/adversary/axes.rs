//! Axes that one macro declares several times.

use super::*;

macro_rules! declare {
    ($name:ident) => {
        pub mod $name {
            use tenzr::prelude::*;
            axis!(pub Same);
            pub type T = Tensor<f64, (Same,)>;
        }
    };
}
declare!(a);
declare!(b);

#[test]
fn of_one_macro_are_different() {
    let x = a::T::from_slice([2], &[1.0, 2.0]).unwrap();
    let y = b::T::from_slice([3], &[1.0, 10.0, 100.0]).unwrap();
    let z: Tensor<f64, (a::Same, b::Same)> = x.outer(&y);
    assert_eq!(z.to_vec(), [1.0, 10.0, 100.0, 2.0, 20.0, 200.0]);
    let m: Tensor<f64, (a::Same, b::Same)> = vmap!(a::Same, |x: &L| vmap!(b::Same, |y: &L| x * y)(&y))(&x);
    assert_eq!(m.to_vec(), z.to_vec());
}
