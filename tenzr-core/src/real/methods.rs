//! The hidden forms of the methods of numbers and of collections, as types with the attribute have them: where the
//! compiler cannot see whether `a.mul(b)` is a product or a method of a type of the user's, it calls `__mul_call` or
//! `__mul_vjp`, and rustc finds the right one.

use std::marker::PhantomData;
use std::ops;

use super::argument::{Active, Before, Inert};
use super::{Cotangent, Real, rules};

/// A rule with the operands after the first one from a group.
macro_rules! partial {
    ($rule:ident $x:ident ($($operand:ident),*) $y:ident) => {
        rules::$rule($x, $($operand,)* $y)
    };
}

/// A type beside a name that is counted only.
macro_rules! pair {
    ($T:ty, $_name:ident) => {
        $T
    };
}

/// For each operation: its name and those of its forms, how its products with partials are taken; its operands after the
/// first one, with the names of their slots; and the rules with the slots that they fill.
macro_rules! operations {
    ($(
        $f:path: $call:ident $vjp:ident $before:ident $roles:ident $scale:ident
        ($($operand:ident: $T:ident as $role:ident, $slot:ident),*) $operands:tt $own:ident $($rule:ident $to:ident)*;
    )*) => {
        /// The operations on numbers in their hidden forms.
        pub trait NumberMethods: Real { $(
            #[doc(hidden)]
            #[inline(always)]
            fn $call(&self, $($operand: $T,)* _: PhantomData<Self>) -> Self {
                $f(*self, $($operand),*)
            }

            #[doc(hidden)]
            #[inline(always)]
            fn $before(&self) -> Before<(), (Active, $($role),*)> {
                Before { receiver: (), roles: self.$roles() }
            }

            #[doc(hidden)]
            #[inline(always)]
            fn $roles(&self) -> (Active, $($role),*) {
                (Active, $($role),*)
            }

            #[doc(hidden)]
            #[inline(always)]
            #[allow(clippy::type_complexity, reason = "the type is that of every pullback")]
            fn $vjp<C: Cotangent<Self>>(
                &self,
                $($operand: $T,)*
                _: PhantomData<(Self, C)>,
            ) -> (Self, impl FnOnce(C, (), Option<&mut C>, $(pair!((), $slot), Option<&mut C>),*) + use<Self, C>) {
                let x = *self;
                let y = $f(x, $($operand),*);
                (y, move |ct: C, (), own: Option<&mut C>, $((): (), $slot: Option<&mut C>),*| {
                    if let Some(slot) = own {
                        *slot += ct.$scale(partial!($own x $operands y));
                    }
                    $(if let Some(slot) = $to {
                        *slot += ct.$scale(partial!($rule x $operands y));
                    })*
                })
            }
        )* }

        impl<R: Real> NumberMethods for R {}
    };
}

operations! {
    ops::Neg::neg: __neg_call __neg_vjp __neg_before __neg_roles_of scale () () neg_0;
    Real::recip: __recip_call __recip_vjp __recip_before __recip_roles_of strong () () recip_0;
    Real::abs: __abs_call __abs_vjp __abs_before __abs_roles_of scale () () abs_0;
    Real::signum: __signum_call __signum_vjp __signum_before __signum_roles_of scale () () signum_0;
    Real::sqrt: __sqrt_call __sqrt_vjp __sqrt_before __sqrt_roles_of strong () () sqrt_0;
    Real::cbrt: __cbrt_call __cbrt_vjp __cbrt_before __cbrt_roles_of strong () () cbrt_0;
    Real::exp: __exp_call __exp_vjp __exp_before __exp_roles_of strong () () exp_0;
    Real::exp2: __exp2_call __exp2_vjp __exp2_before __exp2_roles_of strong () () exp2_0;
    Real::exp_m1: __exp_m1_call __exp_m1_vjp __exp_m1_before __exp_m1_roles_of strong () () exp_m1_0;
    Real::ln: __ln_call __ln_vjp __ln_before __ln_roles_of strong () () ln_0;
    Real::ln_1p: __ln_1p_call __ln_1p_vjp __ln_1p_before __ln_1p_roles_of strong () () ln_1p_0;
    Real::log2: __log2_call __log2_vjp __log2_before __log2_roles_of strong () () log2_0;
    Real::log10: __log10_call __log10_vjp __log10_before __log10_roles_of strong () () log10_0;
    Real::sin: __sin_call __sin_vjp __sin_before __sin_roles_of scale () () sin_0;
    Real::cos: __cos_call __cos_vjp __cos_before __cos_roles_of scale () () cos_0;
    Real::tan: __tan_call __tan_vjp __tan_before __tan_roles_of scale () () tan_0;
    Real::asin: __asin_call __asin_vjp __asin_before __asin_roles_of strong () () asin_0;
    Real::acos: __acos_call __acos_vjp __acos_before __acos_roles_of strong () () acos_0;
    Real::atan: __atan_call __atan_vjp __atan_before __atan_roles_of scale () () atan_0;
    Real::sinh: __sinh_call __sinh_vjp __sinh_before __sinh_roles_of strong () () sinh_0;
    Real::cosh: __cosh_call __cosh_vjp __cosh_before __cosh_roles_of strong () () cosh_0;
    Real::tanh: __tanh_call __tanh_vjp __tanh_before __tanh_roles_of scale () () tanh_0;
    Real::asinh: __asinh_call __asinh_vjp __asinh_before __asinh_roles_of scale () () asinh_0;
    Real::acosh: __acosh_call __acosh_vjp __acosh_before __acosh_roles_of strong () () acosh_0;
    Real::atanh: __atanh_call __atanh_vjp __atanh_before __atanh_roles_of strong () () atanh_0;
    Real::floor: __floor_call __floor_vjp __floor_before __floor_roles_of scale () () floor_0;
    Real::ceil: __ceil_call __ceil_vjp __ceil_before __ceil_roles_of scale () () ceil_0;
    Real::round: __round_call __round_vjp __round_before __round_roles_of scale () () round_0;
    Real::round_ties_even: __round_ties_even_call __round_ties_even_vjp __round_ties_even_before __round_ties_even_roles_of scale () () round_ties_even_0;
    Real::trunc: __trunc_call __trunc_vjp __trunc_before __trunc_roles_of scale () () trunc_0;
    Real::fract: __fract_call __fract_vjp __fract_before __fract_roles_of scale () () fract_0;
    Real::to_degrees: __to_degrees_call __to_degrees_vjp __to_degrees_before __to_degrees_roles_of scale () () to_degrees_0;
    Real::to_radians: __to_radians_call __to_radians_vjp __to_radians_before __to_radians_roles_of scale () () to_radians_0;
    ops::Add::add: __add_call __add_vjp __add_before __add_roles_of scale (a: Self as Active, d_a) (a) add_0 add_1 d_a;
    ops::Sub::sub: __sub_call __sub_vjp __sub_before __sub_roles_of scale (a: Self as Active, d_a) (a) sub_0 sub_1 d_a;
    ops::Mul::mul: __mul_call __mul_vjp __mul_before __mul_roles_of scale (a: Self as Active, d_a) (a) mul_0 mul_1 d_a;
    ops::Div::div: __div_call __div_vjp __div_before __div_roles_of strong (a: Self as Active, d_a) (a) div_0 div_1 d_a;
    ops::Rem::rem: __rem_call __rem_vjp __rem_before __rem_roles_of scale (a: Self as Active, d_a) (a) rem_0 rem_1 d_a;
    Real::powf: __powf_call __powf_vjp __powf_before __powf_roles_of strong (a: Self as Active, d_a) (a) powf_0 powf_1 d_a;
    Real::log: __log_call __log_vjp __log_before __log_roles_of strong (a: Self as Active, d_a) (a) log_0 log_1 d_a;
    Real::hypot: __hypot_call __hypot_vjp __hypot_before __hypot_roles_of scale (a: Self as Active, d_a) (a) hypot_0 hypot_1 d_a;
    Real::atan2: __atan2_call __atan2_vjp __atan2_before __atan2_roles_of scale (a: Self as Active, d_a) (a) atan2_0 atan2_1 d_a;
    Real::max: __max_call __max_vjp __max_before __max_roles_of scale (a: Self as Active, d_a) (a) max_0 max_1 d_a;
    Real::min: __min_call __min_vjp __min_before __min_roles_of scale (a: Self as Active, d_a) (a) min_0 min_1 d_a;
    Real::midpoint: __midpoint_call __midpoint_vjp __midpoint_before __midpoint_roles_of scale (a: Self as Active, d_a) (a) midpoint_0 midpoint_1 d_a;
    Real::copysign: __copysign_call __copysign_vjp __copysign_before __copysign_roles_of scale (a: Self as Active, d_a) (a) copysign_0 copysign_1 d_a;
    Real::rem_euclid: __rem_euclid_call __rem_euclid_vjp __rem_euclid_before __rem_euclid_roles_of scale (a: Self as Active, d_a) (a) rem_euclid_0 rem_euclid_1 d_a;
    Real::div_euclid: __div_euclid_call __div_euclid_vjp __div_euclid_before __div_euclid_roles_of scale (a: Self as Active, d_a) (a) div_euclid_0 div_euclid_1 d_a;
    Real::powi: __powi_call __powi_vjp __powi_before __powi_roles_of strong (c: i32 as Inert, _d_c) (c) powi_0;
    Real::mul_add: __mul_add_call __mul_add_vjp __mul_add_before __mul_add_roles_of scale (a: Self as Active, d_a, b: Self as Active, d_b) (a, b) mul_add_0 mul_add_1 d_a mul_add_2 d_b;
    Real::clamp: __clamp_call __clamp_vjp __clamp_before __clamp_roles_of scale (a: Self as Active, d_a, b: Self as Active, d_b) (a, b) clamp_0 clamp_1 d_a clamp_2 d_b;
}

/// How many elements there are, in the hidden forms of methods of these names.
pub trait CollectionMethods {
    #[doc(hidden)]
    fn __len_call<R>(&self, _: PhantomData<R>) -> usize;

    #[doc(hidden)]
    #[inline(always)]
    fn __len_before(&self) -> Before<(), ()> {
        Before { receiver: (), roles: () }
    }

    #[doc(hidden)]
    #[inline(always)]
    fn __is_empty_before(&self) -> Before<(), ()> {
        Before { receiver: (), roles: () }
    }

    #[doc(hidden)]
    #[inline(always)]
    fn __len_vjp<R, C, T>(
        &self,
        _: PhantomData<(R, C)>,
    ) -> (usize, impl FnOnce(usize, (), Option<&mut T>) + use<Self, R, C, T>) {
        (self.__len_call(PhantomData::<R>), |_: usize, (): (), _: Option<&mut T>| ())
    }

    #[doc(hidden)]
    #[inline(always)]
    fn __is_empty_vjp<R, C, T>(
        &self,
        _: PhantomData<(R, C)>,
    ) -> (bool, impl FnOnce(bool, (), Option<&mut T>) + use<Self, R, C, T>) {
        (self.__len_call(PhantomData::<R>) == 0, |_: bool, (): (), _: Option<&mut T>| ())
    }

    #[doc(hidden)]
    #[inline(always)]
    fn __is_empty_call<R>(&self, marker: PhantomData<R>) -> bool {
        self.__len_call(marker) == 0
    }
}

impl<T> CollectionMethods for [T] {
    #[inline(always)]
    fn __len_call<R>(&self, _: PhantomData<R>) -> usize {
        self.len()
    }
}

impl CollectionMethods for str {
    #[inline(always)]
    fn __len_call<R>(&self, _: PhantomData<R>) -> usize {
        self.len()
    }
}
