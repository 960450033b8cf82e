//! Containers of real numbers: zeros and sums of cotangents, lifting, and the two ends of forward mode, for every
//! container, also empty ones.

use std::fmt::Debug;

use ndarray::{Array, Array1, Array2, Array3, IxDyn, arr1, arr2};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use tenzr_core::real::{
    self, Accumulate, Base, Cotangent as _, Dual, FloatKind, Lift, NoFloat, Over, Split, Tangent, Value, Wide,
};

type D = Dual<f64, 1>;

/// A value whose cotangent has its own type, with a second value of its shape.
fn check<V>(v: V, t: V)
where
    V: Value<f64, Ct<f64> = V>
        + Accumulate
        + Tangent<f64, Dual: Split<f64, Plain = V> + Clone>
        + Clone
        + Debug
        + PartialEq,
{
    let zero = real::zero::<f64, f64, _>(&v);
    // Zero is neutral on either side, and taking leaves it.
    let mut sum = zero.clone();
    sum.accumulate_cotangent(v.clone());
    assert_eq!(sum, v);
    sum.accumulate_cotangent(zero.clone());
    assert_eq!(sum, v);
    let taken = sum.take_cotangent();
    assert_eq!((&taken, &sum), (&v, &zero));
    assert_eq!(v.cotangent_zeros(), zero);
    // Twice a value is no longer the value, unless it was zero.
    sum.accumulate_cotangent(v.clone());
    sum.accumulate_cotangent(v.clone());
    assert_eq!(sum == v, v == zero);

    let dual = real::dualize::<f64, _>(&v, &t);
    assert_eq!(real::value_of::<f64, _>(&dual), v);
    assert_eq!(real::tangent_of::<f64, _>(&dual), t);
    // A reference has the zeros of what it refers to.
    assert_eq!(real::zero::<f64, f64, _>(&v), zero);
}

#[test]
fn containers_of_numbers() {
    check(2.5, -1.0);
    check(0.0, 1.0);
    check([1.0, -2.0], [0.5, 0.25]);
    check([0.0; 0], [0.0; 0]);
    check([[1.0], [2.0]], [[3.0], [4.0]]);
    check(vec![1.0, 2.0, 3.0], vec![4.0, 5.0, 6.0]);
    check(Vec::<f64>::new(), vec![]);
    check(vec![vec![1.0], vec![], vec![2.0, 3.0]], vec![vec![4.0], vec![], vec![5.0, 6.0]]);
    check(Some(1.0), Some(2.0));
    check(None::<f64>, None);
    check(vec![Some([1.0]), None], vec![Some([2.0]), None]);
    check((1.0,), (2.0,));
    check((1.0, vec![2.0], Some(3.0)), (4.0, vec![5.0], Some(6.0)));
    check(([1.0], 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, vec![8.0]), ([2.0], 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, vec![9.0]));
}

#[test]
fn arrays_of_ndarray() {
    check(arr1(&[1.0, 2.0]), arr1(&[3.0, 4.0]));
    check(Array1::<f64>::zeros(0), Array1::zeros(0));
    check(arr2(&[[1.0, 2.0], [3.0, 4.0]]), arr2(&[[5.0, 6.0], [7.0, 8.0]]));
    check(Array2::<f64>::zeros((0, 3)), Array2::zeros((0, 3)));
    // Another memory order, and another one for the tangent.
    check(arr2(&[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]).reversed_axes(), arr2(&[[1.0, 0.0], [0.5, 0.25], [2.0, 3.0]]));
    check(Array3::from_shape_fn((2, 1, 3), |(i, _, k)| 1.0 + (i + 2 * k) as f64), Array3::ones((2, 1, 3)));
    check(Array::<f64, _>::ones(IxDyn(&[2, 2])), Array::from_elem(IxDyn(&[2, 2]), 0.5));
    // Views have the zeros of owned arrays.
    let x = arr2(&[[1.0, 2.0], [3.0, 4.0]]);
    assert_eq!(real::zero::<f64, f64, _>(&x.column(1)), Array1::<f64>::zeros(2));
    assert_eq!(real::dualize::<f64, _>(&x.row(0), &x.row(1))[1].eps, [4.0]);
}

#[test]
fn what_is_no_number_is_its_own_cotangent() {
    let v = (3_usize, true, 'c', "text", (1.5, String::from("s")), ());
    let mut zero = real::zero::<f64, f64, _>(&v);
    assert_eq!(zero, (0, false, '\0', "", (0.0, String::new()), ()));
    zero.accumulate_cotangent(v.clone());
    assert_eq!(zero, (0, false, '\0', "", (1.5, String::new()), ()));
    assert_eq!(zero.take_cotangent(), (0, false, '\0', "", (1.5, String::new()), ()));

    let dual = real::dualize::<f64, _>(&v, &(9, false, 'd', "other", (0.5, String::new()), ()));
    assert_eq!(real::value_of::<f64, _>(&dual), v);
    assert_eq!(real::tangent_of::<f64, _>(&dual), (0, false, '\0', "", (0.5, String::new()), ()));
}

#[test]
fn an_error_has_no_cotangent() {
    let (ok, error) = (Ok::<_, String>(2.0), Err::<f64, _>(String::from("no")));
    assert_eq!((real::zero::<f64, f64, _>(&ok), real::zero::<f64, f64, _>(&error)), (Some(0.0), None));
    let dual: Result<D, &str> = Ok(D::new(1.0, [2.0]));
    assert_eq!((real::value_of::<f64, _>(&dual), real::tangent_of::<f64, _>(&dual)), (Ok(1.0), Ok(2.0)));
    let dual: Result<D, &str> = Err("no");
    assert_eq!((real::value_of::<f64, _>(&dual), real::tangent_of::<f64, _>(&dual)), (Err("no"), Err("no")));
}

#[test]
fn slices_become_vectors() {
    let (x, t) = ([1.0, 2.0, 3.0], [4.0, 5.0, 6.0]);
    assert_eq!(real::zero::<f64, f64, _>(&x[1..]), vec![0.0; 2]);
    assert_eq!(real::zero::<f64, Wide<f64, 2>, _>(&x[1..]), vec![Wide([0.0; 2]); 2]);
    let dual = real::dualize::<f64, _>(&x[1..], &t[..2]);
    assert_eq!(
        (real::value_of::<f64, _>(&dual[..]), real::tangent_of::<f64, _>(&dual[..])),
        (vec![2.0, 3.0], vec![4.0, 5.0])
    );
    // Over dual numbers, for derivatives of derivatives.
    let dual = real::dualize::<D, _>(&[D::variable(1.0, 0)][..], &[D::constant(5.0)]);
    assert_eq!((dual[0].re.eps, dual[0].eps[0].re), ([1.0], 5.0));
}

/// What is added to a neutral cotangent stays what it is, the sign of zero included.
#[test]
fn neutral_cotangents_change_nothing() {
    for x in [0.0_f64, -0.0, 1.5, f64::INFINITY] {
        let mut sum = real::neutral::<f64, f64, _>(&([x; 2], vec![x]));
        sum.accumulate_cotangent(([x; 2], vec![x]));
        assert!(sum.0.iter().chain(&sum.1).all(|s| s.to_bits() == x.to_bits()), "{x}");
        let mut dual = real::neutral::<D, D, _>(&D::constant(x));
        dual.accumulate_cotangent(D::new(x, [x]));
        assert!([dual.re].iter().chain(&dual.eps).all(|s| s.to_bits() == x.to_bits()), "{x}");
    }
    // What a user sees.
    assert!(real::zero::<f64, f64, _>(&[1.0; 2]).iter().all(|z| z.to_bits() == 0));
}

#[test]
fn nothing_stands_for_zeros_of_any_shape() {
    let mut vec = Vec::new();
    vec.accumulate_cotangent(vec![1.0, 2.0]);
    vec.accumulate_cotangent(vec![]);
    assert_eq!(vec, [1.0, 2.0]);
    let mut option = None;
    option.accumulate_cotangent(Some(1.0));
    option.accumulate_cotangent(None);
    assert_eq!(option, Some(1.0));
    let mut array = Array2::<f64>::zeros((0, 0));
    array.accumulate_cotangent(Array2::ones((1, 2)));
    array.accumulate_cotangent(Array2::zeros((0, 0)));
    assert_eq!(array, arr2(&[[1.0, 1.0]]));
}

#[test]
#[should_panic(expected = "cotangents of different lengths")]
fn vectors_of_different_lengths_do_not_add() {
    vec![1.0].accumulate_cotangent(vec![1.0, 2.0]);
}

#[test]
#[should_panic(expected = "cotangents of different shapes")]
fn arrays_of_different_shapes_do_not_add() {
    arr2(&[[1.0], [2.0]]).accumulate_cotangent(arr2(&[[1.0, 2.0]]));
}

#[test]
#[should_panic(expected = "a tangent has the length of its value")]
fn a_tangent_of_another_length_panics() {
    let _ = real::dualize::<f64, _>(&[1.0][..], &[1.0, 2.0][..]);
}

#[test]
#[should_panic(expected = "a tangent is `None` where its value is")]
fn a_tangent_of_another_variant_panics() {
    let _ = real::dualize::<f64, _>(&Some(1.0), &None);
}

#[test]
fn the_float_of_a_type_is_the_first_there_is() {
    fn name<T: Over>() -> (&'static str, &'static str) {
        (std::any::type_name::<T::Float>(), std::any::type_name::<T::Base>())
    }
    fn nearest<T: Over>(c: f64) -> f64 {
        T::Base::nearest(c).into()
    }
    let none = std::any::type_name::<NoFloat>();
    assert_eq!(name::<(usize, [bool; 2], &str)>(), (none, "f64"));
    assert_eq!(name::<(usize, Vec<(f32, i8)>)>(), ("f32", "f32"));
    assert_eq!(name::<Array2<f64>>(), ("f64", "f64"));
    assert_eq!(name::<Dual<Dual<f32, 1>, 2>>(), ("f32", "f32"));
    assert_eq!((nearest::<Option<f32>>(0.1), nearest::<u8>(0.1)), (f64::from(0.1_f32), 0.1));
    fn other<K: FloatKind>() -> &'static str {
        std::any::type_name::<K::Or<f32>>()
    }
    assert_eq!((other::<NoFloat>(), other::<f64>()), ("f32", "f64"));
}

/// Lifts by the type that the projection names.
fn lift<T>(x: T) -> T::With<D>
where
    T: Over + Lift<D, Lifted = T::With<D>>,
{
    x.lift()
}

#[test]
fn lifted_values_are_constants() {
    let lifted = lift(vec![(1.0_f64, 2_u8)]);
    assert_eq!((lifted[0].0.re, lifted[0].0.eps, lifted[0].1), (1.0, [0.0], 2));
    assert_eq!(lift(Vec::<[f64; 2]>::new()).len(), 0);
    assert_eq!(lift(arr2(&[[1.0, 2.0]])).map(|x| x.re), arr2(&[[1.0, 2.0]]));
    assert!(lift(None::<f64>).is_none());
    assert_eq!(lift(Err::<f64, _>("no")), Err("no"));
    assert_eq!(lift((true, 'c', "text", String::from("s"), ())), (true, 'c', "text", String::from("s"), ()));
    let eight = lift((1.0_f64, 2.0_f64, 3.0_f64, 4.0_f64, 5.0_f64, 6.0_f64, 7.0_f64, 8.0_f64));
    assert_eq!((eight.0.re, eight.7.re), (1.0, 8.0));
    // What holds dual numbers keeps its derivatives, behind references too.
    let kept = real::lift::<D, _>(&mut [D::variable(1.0, 0)]);
    assert_eq!(kept[0].eps, [1.0]);
    assert_eq!(real::lift::<D, _>(&mut [1.0, 2.0][..]).len(), 2);
}

#[test]
fn wide_cotangents_are_separate_sweeps() {
    let mut rng = TestRunner::new_with_rng(
        Config { cases: 256, failure_persistence: None, ..Config::default() },
        TestRng::deterministic_rng(RngAlgorithm::ChaCha),
    );
    let number = prop_oneof![Just(0.0), Just(f64::INFINITY), -1e3..1e3];
    let strategy = (prop::array::uniform3(number.clone()), prop::array::uniform3(number.clone()), number);
    rng.run(&strategy, |(a, b, p)| {
        let sweeps = |f: &dyn Fn(f64, f64) -> f64| [0, 1, 2].map(|k| f(a[k], b[k]).to_bits());
        let bits = |w: Wide<f64, 3>| w.0.map(f64::to_bits);
        let (wa, wb) = (Wide(a), Wide(b));
        prop_assert_eq!(bits(wa + wb), sweeps(&|a, b| a + b));
        prop_assert_eq!(bits(wa - wb), sweeps(&|a, b| a - b));
        prop_assert_eq!(bits(-wa), sweeps(&|a, _| -a));
        prop_assert_eq!(bits(wa.scale(p)), sweeps(&|a, _| a.scale(p)));
        prop_assert_eq!(bits(wa.scalec(p)), sweeps(&|a, _| a * p));
        prop_assert_eq!(bits(wa.strong(p)), sweeps(&|a, _| a.strong(p)));
        prop_assert_eq!(wa.is_zero(), a == [0.0; 3]);
        let (mut sum, mut difference) = (wa, wa);
        sum += wb;
        difference -= wb;
        prop_assert_eq!((bits(sum), bits(difference)), (bits(wa + wb), bits(wa - wb)));
        Ok(())
    })
    .unwrap();
    assert_eq!((Wide::<f64, 3>::unit(1), Wide::<f64, 2>::default()), (Wide([0.0, 1.0, 0.0]), Wide([0.0, 0.0])));
    assert_eq!(Wide([f64::INFINITY, 0.0]).strong(0.0).0[1], 0.0);
}

#[test]
fn zero_counts_derivatives() {
    assert!(D::constant(0.0).is_zero() && !D::variable(0.0, 0).is_zero());
    // Strong in every part: no infinity meets an exact zero.
    let product = D::variable(0.0, 0).strong(D::new(f64::INFINITY, [f64::INFINITY]));
    assert_eq!((product.re, product.eps), (0.0, [f64::INFINITY]));
    assert_eq!(D::constant(2.0).strong(D::new(3.0, [4.0])).eps, [8.0]);
}
