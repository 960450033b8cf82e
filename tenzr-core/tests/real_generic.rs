//! The interface as generated code uses it: generic in the numbers, with operands of unknown type.

use tenzr_core::real::{self, Accumulate, Cotangent, Dual, Get as _, Over, Real, Value, Wide};

/// A body in the form that the compiler emits: constants by methods, leaves by `v`, inactive operands lifted.
fn residuals<R: Real<Base = f64>>(x: &[R], scale: f64) -> Vec<R> {
    let (mut carried, behind) = (R::lit(0.0), &scale);
    let weights: Vec<R> = real::lift::<R, _>(vec![1.0, 2.0, 3.0]);
    x.iter()
        .zip(&weights)
        .map(|(x, w)| {
            carried += x.v() * w.v();
            carried = carried.keep();
            carried.sin().mulc(real::base(behind)) + real::lift::<R, _>(scale)
        })
        .collect()
}

/// A pullback in that form.
fn pullback<R: Real<Base = f64>, C: Cotangent<R>>(x: &[R], ct: C) -> (Vec<C>, usize) {
    let mut dx = real::zero::<R, C, _>(x);
    let mut count = real::zero::<R, C, _>(&x.len());
    for (d, x) in dx.iter_mut().zip(x) {
        let y = x.v().exp();
        d.accumulate_cotangent(ct.scale(real::rules::exp_0(x.v(), y)).strong(R::ONE).scalec(2.0));
    }
    count.accumulate_cotangent(3);
    (dx, count)
}

/// The types of a signature, found by projection.
fn lifted<T>(x: T) -> T::With<Dual<T::Base, 1>>
where
    T: Over + real::Lift<Dual<T::Base, 1>, Lifted = T::With<Dual<T::Base, 1>>>,
{
    Over::lift(x)
}

#[test]
fn a_generic_body_runs_on_floats_and_dual_numbers() {
    let x = [0.5, -0.25, 1.5];
    let plain = residuals(&x, 2.0);
    let dual = residuals(&[Dual::variable(0.5, 0), Dual::constant(-0.25), Dual::constant(1.5)], 2.0);
    let mut carried = 0.0_f64;
    for ((x, w), (plain, dual)) in x.iter().zip([1.0, 2.0, 3.0]).zip(plain.iter().zip(&dual)) {
        carried += x * w;
        assert_eq!(*plain, carried.sin() * 2.0 + 2.0);
        assert_eq!((dual.re, dual.eps), (*plain, [carried.cos() * 2.0]));
    }
    let nested = residuals(&[Dual::<Dual<f64, 2>, 1>::ONE], 2.0);
    assert_eq!(nested[0].value(), 1.0_f64.sin() * 2.0 + 2.0);
}

#[test]
fn a_generic_pullback_runs_on_wide_cotangents() {
    let x = [0.0, 1.0];
    let (one, _) = pullback::<f64, f64>(&x, 1.5);
    let (wide, count) = pullback(&x, Wide([1.5, 0.0, -1.0]));
    assert_eq!(count, 0);
    for (one, Wide(wide)) in one.iter().zip(wide) {
        assert_eq!(wide, [*one, 0.0, -one / 1.5]);
    }
    let (dual, _) = pullback(&[Dual::<f64, 1>::ONE], Dual::ONE);
    assert_eq!(dual[0].value(), 2.0 * 1.0_f64.exp());
}

#[test]
fn numbers_are_read_through_references() {
    fn all<R: Real>(mut x: R) -> [R; 4] {
        let by_ref = &x;
        let twice = &by_ref;
        let read = (x.v(), by_ref.v(), twice.v());
        let unique = &mut x;
        [read.0, read.1, read.2, unique.v()]
    }
    assert_eq!(all(2.5), [2.5; 4]);
    assert_eq!(all(Dual::<f32, 1>::variable(2.5, 0)).map(|x| x.eps), [[1.0]; 4]);
    let mut c = 1.5_f32;
    let by_ref = &c;
    let twice = &by_ref;
    assert_eq!([real::base(c), real::base(by_ref), real::base(twice), real::base::<f32, _>(1.5)], [1.5; 4]);
    let unique = &mut c;
    assert_eq!(real::base(unique), 1.5);
}

#[test]
fn lifting_follows_the_type() {
    type D = Dual<f64, 1>;
    let (array, option, n) = lifted(([1.0_f64, 2.0], Some(vec![3.0_f64]), 4_usize));
    assert_eq!((array.map(|x| x.eps), option.map(|v| v[0].re), n), ([[0.0]; 2], Some(3.0), 4));
    let (n, x) = lifted((1_i32, 2.0_f32));
    assert_eq!((n, x.re), (1, 2.0_f32));
    assert_eq!(real::lift::<D, _>(D::variable(1.0, 0)).eps, [1.0]);
    assert_eq!(real::lift::<D, _>(&[1.0, 2.0][..]).len(), 2);
    let ok: Result<D, String> = real::lift(Ok::<_, String>(1.0));
    assert_eq!(ok, Ok(D::ONE));
}

#[test]
fn cotangents_of_references_are_those_of_values() {
    fn zeros<V: Value<f64> + ?Sized>(v: &V) -> V::Ct<f64> {
        real::zero::<f64, f64, V>(v)
    }
    let x = vec![1.0, 2.0];
    assert_eq!((zeros(&x), zeros(&&x), zeros(&&x[..1])), (vec![0.0; 2], vec![0.0; 2], vec![0.0]));
    assert_eq!(zeros(&(&1.0, Some(&2.0), &[3.0; 2], "a", (4_u8, true))), (0.0, Some(0.0), [0.0; 2], "", (0, false)));
}
