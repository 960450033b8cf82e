//! Constructors, reading, printing and equality.

mod common;

use common::{A, B, C, Three, UpToFour};
use ndarray::{ArcArray, Array, Array2, ArrayD, ShapeBuilder, s};
use tenzr_core::Tensor;
use tenzr_core::axis::ExtentRule;
use tenzr_core::error::ShapeError;
use tenzr_core::runtime::vectorize;

type M = Tensor<f64, (A, B)>;

fn counted(a: usize, b: usize) -> M {
    M::from_shape_fn([a, b], |[i, j]| (i * b + j) as f64).unwrap()
}

const fn is_send_and_sync<T: Send + Sync>() {}
const _: () = {
    is_send_and_sync::<M>();
    is_send_and_sync::<Tensor<bool, (), tenzr_core::axis::Over<A>>>();
};

#[test]
fn every_constructor_gives_the_same_tensor() {
    for (a, b) in [(2, 3), (1, 1), (0, 3), (3, 0), (5, 7)] {
        let entries: Vec<f64> = (0..a * b).map(|v| v as f64).collect();
        let x = counted(a, b);
        assert_eq!(x, M::from_vec([a, b], entries.clone()).unwrap());
        assert_eq!(x, M::from_slice([a, b], &entries).unwrap());
        let array = Array2::from_shape_vec((a, b), entries.clone()).unwrap();
        assert_eq!(x, M::from_array(array.view()).unwrap());
        assert_eq!(x, M::from_array(ArcArray::from(array.clone())).unwrap());
        assert_eq!(x, M::from_array(array.clone().into_dyn()).unwrap());
        assert_eq!(x, M::try_from(array).unwrap());
        assert_eq!(x.to_vec(), entries);
        assert_eq!(x.shape(), [a, b]);
        assert_eq!((x.extent(A), x.extent(B), x.len(), x.is_empty()), (a, b, a * b, a * b == 0));
    }
    assert_eq!(M::ones([2, 3]).unwrap(), M::from_vec([2, 3], vec![1.0; 6]).unwrap());
    assert_eq!(M::zeros([2, 3]).unwrap(), M::filled([2, 3], -0.0).unwrap());
    assert!(!Tensor::<bool, (A,)>::zeros([1]).unwrap().at([0]));
    assert_eq!(Tensor::<usize, ()>::scalar(7).item(), 7);
    assert_eq!(Tensor::<f32, ()>::from(7.5).to_vec(), [7.5]);
}

#[test]
fn arrays_of_any_layout() {
    let array = Array::from_shape_fn((4, 5).f(), |(i, j)| (10 * i + j) as f64);
    let want = M::from_shape_fn([4, 5], |[i, j]| (10 * i + j) as f64).unwrap();
    assert_eq!(M::from_array(array.clone()).unwrap(), want);
    assert_eq!(M::from_array(array.slice(s![..;-1, ..])).unwrap().at([0, 3]), 33.0);
    let rows = array.as_standard_layout().into_owned();
    // Owned parts of a larger array, with the start and the end of its memory left out.
    let tail = rows.clone().slice_move(s![2.., ..]);
    assert_eq!(M::from_array(tail).unwrap(), M::from_shape_fn([2, 5], |[i, j]| want.at([i + 2, j])).unwrap());
    let head = rows.clone().slice_move(s![..2, ..]);
    assert_eq!(M::from_array(head).unwrap().at([1, 4]), 14.0);
    let repeated = rows.slice(s![1, ..]).to_owned();
    assert_eq!(M::from_array(repeated.broadcast((3, 5)).unwrap()).unwrap().at([2, 1]), 11.0);
}

#[test]
fn owned_memory_is_taken_over_both_ways() {
    let array = Array2::<f64>::zeros((10, 20));
    let at = array.as_ptr();
    let x = M::from_array(array).unwrap();
    assert_eq!(x.view().as_ptr(), at);
    let permuted = x.permute((B, A));
    drop(x);
    let back = permuted.into_array();
    assert_eq!((back.as_ptr(), back.shape()), (at, &[20, 10][..]));
    let shared = M::from_array(back.into_dimensionality::<ndarray::Ix2>().unwrap().reversed_axes()).unwrap();
    assert_eq!(shared.view().as_ptr(), at);
    let clone = shared.clone();
    assert_ne!(shared.into_array().as_ptr(), at);
    let entries = clone.into_vec();
    assert_eq!(entries.as_ptr(), at);
}

#[test]
fn what_is_wrong_with_data_is_named() {
    type T = Tensor<f32, (Three, UpToFour)>;
    assert!(T::zeros([3, 4]).is_ok() && T::zeros([3, 0]).is_ok());
    let error = |r: Result<T, ShapeError>| r.unwrap_err();
    let extent = |axis, expected, found| ShapeError::Extent { axis, expected, found };
    assert_eq!(error(T::ones([2, 4])), extent("Three", ExtentRule::Fixed(3), 2));
    assert_eq!(error(T::from_shape_fn([3, 5], |_| 0.0)), extent("UpToFour", ExtentRule::AtMost(4), 5));
    assert_eq!(error(T::ones([2, 4])).to_string(), "the axis `Three` has extent 3, and the data has 2");
    let axes = vec!["Three", "UpToFour"];
    assert_eq!(
        error(T::from_vec([3, 2], vec![0.0; 5])),
        ShapeError::Length { axes: axes.clone(), expected: 6, found: 5 }
    );
    assert_eq!(
        error(T::from_slice([3, 2], &[0.0; 7])),
        ShapeError::Length { axes: axes.clone(), expected: 6, found: 7 }
    );
    assert_eq!(error(T::from_array(ArrayD::zeros(vec![3, 2, 1]))), ShapeError::Rank { axes: axes.clone(), found: 3 });
    let big = |a, b| M::filled([a, b], 1.0);
    let too_large = ShapeError::TooLarge { axes: vec!["A", "B"] };
    assert_eq!(big(1 << 16, 1 << 16).unwrap_err(), too_large);
    assert_eq!(big(1 << 33, 1).unwrap_err(), too_large);
    assert_eq!(big(0, 1 << 32).unwrap_err(), too_large);
    assert_eq!(
        Tensor::<f64, (A, B, C)>::zeros([0, 1 << 20, 1 << 20]).unwrap_err().to_string(),
        "the extents of the axes (A, B, C) do not fit 32 bits"
    );
    assert_eq!(big(1 << 16, 1 << 15).unwrap().len(), 1 << 31);
}

#[test]
fn reading_is_by_axis_whatever_the_storage() {
    let x = counted(2, 3);
    let p = x.permute((B, A));
    assert_eq!(p.to_vec(), [0.0, 3.0, 1.0, 4.0, 2.0, 5.0]);
    assert_eq!((p.at([2, 1]), p.shape()), (5.0, vec![3, 2]));
    assert_eq!(p.iter().collect::<Vec<_>>(), p.to_vec());
    assert_eq!(p.iter().len(), 6);
    assert_eq!(p.to_array(), p.view());
    assert!(p.to_array().is_standard_layout());
    let b = x.broadcast(C, 2);
    assert_eq!(b.view().shape(), [2, 2, 3]);
    assert_eq!(b.clone().into_array(), b.view());
    assert_eq!(b.at([1, 1, 2]), 5.0);
    assert_eq!(b, Tensor::from_vec([2, 2, 3], [x.to_vec(), x.to_vec()].concat()).unwrap());
    assert_eq!(counted(0, 3).broadcast(C, 2).view().shape(), [2, 0, 3]);
    assert_ne!(x, counted(2, 2));
    assert_ne!(counted(2, 0), counted(0, 0));
    assert_ne!(M::filled([1, 1], f64::NAN).unwrap(), M::filled([1, 1], f64::NAN).unwrap());
}

#[test]
#[should_panic(expected = "the index 3 is out of range for the axis `B` of extent 3")]
fn an_index_out_of_range_is_named() {
    counted(4, 3).at([3, 3]);
}

#[test]
fn printing_names_axes_and_extents() {
    let x = counted(2, 2);
    assert_eq!(x.to_string(), "Tensor<f64>[A: 2, B: 2] [[0, 1],\n [2, 3]]");
    assert_eq!(format!("{:.1?}", Tensor::<f32, ()>::scalar(3.0)), "Tensor<f32>[] 3.0");
    let mapped = vectorize::<B, _, _>(&x);
    assert!(format!("{mapped:?}").starts_with("Tensor<f64>[mapped B: 2, A: 2] [["));
    let large = M::zeros([1000, 1000]).unwrap();
    assert!(large.to_string().len() < 5000 && large.to_string().contains("..."));
}

#[cfg(feature = "serde")]
#[test]
fn serde_checks_axes_extents_and_length() {
    type T = Tensor<f32, (A, Three)>;
    let x = T::from_shape_fn([2, 3], |[i, j]| (i + 10 * j) as f32).unwrap();
    let text = serde_json::to_string(&x).unwrap();
    assert_eq!(text, r#"{"axes":["A","Three"],"extents":[2,3],"data":[0.0,10.0,20.0,1.0,11.0,21.0]}"#);
    assert_eq!(serde_json::from_str::<T>(&text).unwrap(), x);
    let permuted = serde_json::to_string(&x.permute((Three, A))).unwrap();
    let error = |text: &str| serde_json::from_str::<T>(text).unwrap_err().to_string();
    assert!(error(&permuted).contains("expected the axes (A, Three), and the data has (Three, A)"));
    assert!(error(&text.replace("[2,3]", "[3,2]")).contains("the axis `Three` has extent 3, and the data has 2"));
    assert!(error(&text.replace("[2,3]", "[3,3]")).contains("expected 9 entries, and the data has 6"));
    assert!(error(&text.replace("[2,3]", "[2]")).contains("expected 2 axes (A, Three), and the data has 1"));
}

#[test]
fn assignment_forms_write_in_place_and_leave_copies_alone() {
    let mut x = Tensor::<f64, (A, B)>::from_shape_fn([3, 4], |[i, j]| (4 * i + j) as f64).unwrap();
    let row = Tensor::<f64, (B,)>::from_shape_fn([4], |[j]| j as f64 + 1.0).unwrap();
    let copy = x.clone();
    x += &row;
    x -= 1.0;
    x *= row.clone();
    x /= &copy.square().broadcast_like(&x).mean_all();
    let n = (0..12).map(|k| (k * k) as f64).sum::<f64>() / 12.0;
    for i in 0..3 {
        for j in 0..4 {
            let expected = ((4 * i + j) as f64 + j as f64) * (j as f64 + 1.0) / n;
            assert!((x.at([i, j]) - expected).abs() < 1e-12);
            assert_eq!(copy.at([i, j]), (4 * i + j) as f64);
        }
    }
}
