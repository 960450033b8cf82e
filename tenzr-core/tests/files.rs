//! Tensors in files of other tools, and the traits of `approx`; each behind its feature.

#![cfg(all(feature = "npy", feature = "safetensors", feature = "approx"))]

mod common;

use approx::{assert_abs_diff_eq, assert_relative_eq, relative_eq, ulps_eq};
use common::{A, B, Three};
use safetensors::SafeTensors;
use tenzr_core::Tensor;
use tenzr_core::files::{ReadNpy, ReadSafetensor};

fn x() -> Tensor<f64, (A, B)> {
    Tensor::from_slice([2, 3], &[1.0, -2.5, f64::INFINITY, 0.0, 1e-300, 4.0]).unwrap()
}

#[test]
fn a_npy_file_gives_what_was_written() {
    let mut bytes = Vec::new();
    x().write_npy(&mut bytes).unwrap();
    let read = Tensor::<f64, (A, B)>::read_npy(&bytes[..]).unwrap();
    assert_eq!((read.shape(), read.to_vec()), (vec![2, 3], x().to_vec()));
    // In the order of storage of another tool.
    let mut bytes = Vec::new();
    x().permute((B, A)).write_npy(&mut bytes).unwrap();
    assert_eq!(Tensor::<f64, (B, A)>::read_npy(&bytes[..]).unwrap().permute((A, B)).to_vec(), x().to_vec());
    let empty = Tensor::<i64, (A,)>::zeros([0]).unwrap();
    let mut bytes = Vec::new();
    empty.write_npy(&mut bytes).unwrap();
    assert_eq!(Tensor::<i64, (A,)>::read_npy(&bytes[..]).unwrap().shape(), [0]);
}

#[test]
fn a_npy_file_of_something_else_is_an_error() {
    let mut bytes = Vec::new();
    x().write_npy(&mut bytes).unwrap();
    assert!(matches!(Tensor::<f32, (A, B)>::read_npy(&bytes[..]), Err(ReadNpy::Format(_))));
    assert!(matches!(Tensor::<f64, (A,)>::read_npy(&bytes[..]), Err(ReadNpy::Shape(_))));
    assert!(matches!(Tensor::<f64, (Three, B)>::read_npy(&bytes[..]), Err(ReadNpy::Shape(_))));
    assert!(matches!(Tensor::<f64, (A, B)>::read_npy(&b"no file"[..]), Err(ReadNpy::Format(_))));
}

#[test]
fn safetensors_give_what_was_written() {
    let mask: Tensor<bool, (A,)> = Tensor::from_slice([2], &[true, false]).unwrap();
    let bytes = safetensors::serialize([("x", x().to_safetensor())], None).unwrap();
    let file = SafeTensors::deserialize(&bytes).unwrap();
    let view = file.tensor("x").unwrap();
    let read = Tensor::<f64, (A, B)>::from_safetensor(&view).unwrap();
    assert_eq!((read.shape(), read.to_vec()), (vec![2, 3], x().to_vec()));
    let wrong = Tensor::<f32, (A, B)>::from_safetensor(&view).unwrap_err();
    assert_eq!(wrong.to_string(), "expected `f32`, and F64 is stored");
    assert!(matches!(Tensor::<f64, (A,)>::from_safetensor(&view), Err(ReadSafetensor::Shape(_))));
    let bytes = safetensors::serialize([("mask", mask.to_safetensor())], None).unwrap();
    let file = SafeTensors::deserialize(&bytes).unwrap();
    let read = Tensor::<bool, (A,)>::from_safetensor(&file.tensor("mask").unwrap()).unwrap();
    assert_eq!(read.to_vec(), [true, false]);
}

#[test]
fn tensors_are_close_entry_by_entry() {
    let a: Tensor<f64, (A,)> = Tensor::from_slice([2], &[1.0, 1000.0]).unwrap();
    assert_relative_eq!(a.clone() + 0.0, a);
    assert_abs_diff_eq!(&a + 1e-4, a.clone(), epsilon = 1e-3);
    assert!(relative_eq!(&a * (1.0 + 1e-9), a.clone(), max_relative = 1e-8));
    assert!(!relative_eq!(&a + 1e-5, a.clone(), max_relative = 1e-8));
    assert!(ulps_eq!(&a * (1.0 + f64::EPSILON), a.clone(), max_ulps = 2));
    let shorter: Tensor<f64, (A,)> = Tensor::from_slice([1], &[1.0]).unwrap();
    assert!(!relative_eq!(shorter, a));
    let nan = a.clone() * f64::NAN;
    assert!(!relative_eq!(nan.clone(), nan));
}
