#![doc = include_str!("../README.md")]
//!
//! # Index
//!
//! - [`prelude`]: what a program wants in scope.
//! - [`axis!`], [`differentiable`](macro@differentiable), [`grad!`], [`value_and_grad!`], [`vjp!`], [`jvp!`], [`vmap!`]: the
//!   macros.
//! - [`Tensor`]: the value, with every operation as a method, and how it is made and read. [`Operand`]: what stands
//!   beside a tensor in an operation.
//! - [`Real`]: real numbers, for functions that are generic in them, and [`Dual`], the dual numbers of forward mode.
//! - [`axes`]: the traits of axes, for functions that are generic in one, and the traits behind error messages.
//! - [`elements`]: what a tensor can hold, and what has arithmetic, bits and derivatives.
//! - [`ops`]: operations as functions; most are methods of [`Tensor`] too.
//! - [`Window`] and [`Padding`]: windows that slide over axes, for pooling and convolution.
//! - [`Key`]: what random numbers are drawn from.
//! - [`error`]: what can be wrong with the data of a tensor.
//! - [`check`], [`check_gradients!`], [`assert_close!`]: derivatives against each other and against differences, tensors
//!   entry by entry, for tests.
//! - [`pool`]: the memory that a thread keeps for buffers to come.
//! - [`ndarray`]: re-exported, since tensors are made from its arrays and turned into them.
//!
//! # Features
//!
//! All are off by default.
//!
//! - `serde`: `Serialize` and `Deserialize` for tensors.
//! - `npy`: `Tensor::read_npy` and `write_npy`, NumPy's files.
//! - `safetensors`: `Tensor::from_safetensor` and `to_safetensor`.
//! - `approx`: the traits of that crate for tensors.

#[cfg(any(feature = "npy", feature = "safetensors"))]
pub use tenzr_core::files;
pub use tenzr_core::ops::random::Key;
pub use tenzr_core::real::{Dual, Real};
pub use tenzr_core::window::{Padding, Window};
pub use tenzr_core::{Operand, Tensor, axis as axes, check, element as elements, error, storage::pool};

/// Declares an axis.
///
/// ```
/// use tenzr::prelude::*;
///
/// axis!(pub Batch);
/// axis!(pub Feature = 2);
/// axis! {
///     /// The tokens of a sentence.
///     pub Token <= 512
/// }
///
/// let x = Tensor::<f32, (Batch, Feature)>::zeros([3, 2]).expect("the extents are allowed");
/// assert_eq!(x.shape(), [3, 2]);
/// assert!(Tensor::<f32, (Batch, Feature)>::zeros([3, 4]).is_err());
/// assert!(Tensor::<f32, (Token,)>::zeros([513]).is_err());
/// ```
pub use tenzr_macros::axis;

/// Writes the derivative of a function beside it.
///
/// ```
/// use tenzr::prelude::*;
///
/// axis!(pub Feature = 2);
/// type X = Tensor<f64, (Feature,)>;
///
/// #[differentiable]
/// fn energy(x: &X, k: &Tensor<f64, ()>) -> Tensor<f64, ()> {
///     x.square().sum(Feature) * k
/// }
///
/// // `wrt` chooses what the companions give, and `#[no_grad]` marks a constant.
/// #[differentiable(wrt(x))]
/// fn scaled(x: &X, k: &Tensor<f64, ()>, #[no_grad] rate: f64) -> Tensor<f64, ()> {
///     energy(x, k) * rate
/// }
///
/// # fn main() -> Result<(), ShapeError> {
/// let x = X::from_slice([2], &[1.0, 3.0])?;
/// let k = Tensor::<f64, ()>::scalar(2.0);
/// assert_eq!(energy(&x, &k).item(), 20.0);
///
/// let (dx, dk) = energy::grad(&x, &k);
/// assert_eq!((dx.to_vec(), dk.item()), (vec![4.0, 12.0], 10.0));
///
/// let (value, dx) = scaled::value_and_grad(&x, &k, 0.5);
/// assert_eq!((value.item(), dx.to_vec()), (10.0, vec![2.0, 6.0]));
///
/// let (value, pullback) = energy::vjp(&x, &k);
/// let (dx, _) = pullback(&Tensor::scalar(10.0));
/// assert_eq!((value.item(), dx.to_vec()), (20.0, vec![40.0, 120.0]));
///
/// let (_, dy) = energy::jvp(&x, &k, &X::from_slice([2], &[1.0, 0.0])?, &Tensor::scalar(0.0));
/// assert_eq!(dy.item(), 4.0);
/// # Ok(())
/// # }
/// ```
///
/// A rule of its own, which takes the place of what follows from the body: a differentiable function of the cotangents of
/// the results and of the parameters that gives the gradients in order (`vjp`), or one of the parameters and of tangents
/// of those that are differentiated that gives the tangent (`jvp`). One is enough for both modes; maps and higher orders
/// follow.
///
/// ```
/// use tenzr::prelude::*;
///
/// axis!(pub Feature);
/// type X = Tensor<f64, (Feature,)>;
///
/// #[differentiable]
/// fn straight_through(ct: &X, _x: &X) -> X {
///     ct * 1.0
/// }
///
/// #[differentiable(vjp = straight_through)]
/// fn binary(x: &X) -> X {
///     x.gt(0.0).select(x * 0.0 + 1.0, x * 0.0 - 1.0)
/// }
///
/// # fn main() -> Result<(), ShapeError> {
/// let x = X::from_slice([2], &[-0.5, 2.0])?;
/// let gradient = grad!(|x: &X| (binary(x) * x).sum_all());
/// assert_eq!(gradient(&x).to_vec(), [-1.0 - 0.5, 1.0 + 2.0]);
/// # Ok(())
/// # }
/// ```
///
/// Plain numbers, with what is written through `&mut`:
///
/// ```
/// use tenzr::prelude::*;
///
/// #[differentiable]
/// fn rescale(x: &mut [f64], k: f64) -> f64 {
///     let mut norm = 0.0;
///     for v in x.iter_mut() {
///         *v *= k;
///         norm += *v * *v;
///     }
///     norm
/// }
///
/// let mut x = [3.0, 4.0];
/// let (dx, dk) = rescale::grad(&mut x, 2.0);
/// // With respect to the values before, which the call has changed.
/// assert_eq!((x, dx, dk), ([6.0, 8.0], vec![24.0, 32.0], 100.0));
///
/// let (value, pullback) = rescale::vjp(&mut x, 0.5);
/// // The cotangent of the result, then that of `x` after the call.
/// let (dx, dk) = pullback(0.0, vec![1.0, 0.0]);
/// assert_eq!((value, dx, dk), (25.0, vec![0.5, 0.0], 6.0));
/// ```
///
/// Types and methods of your own, and derivatives of derivatives:
///
/// ```
/// use tenzr::prelude::*;
///
/// #[differentiable]
/// #[derive(Clone, Debug, PartialEq)]
/// enum Shape {
///     Circle { radius: f64 },
///     Square(f64),
/// }
///
/// #[differentiable]
/// impl Shape {
///     fn area(&self, scale: f64) -> f64 {
///         let area = match self {
///             Shape::Circle { radius } => 3.0 * radius * radius,
///             Shape::Square(side) => side * side,
///         };
///         area * scale
///     }
/// }
///
/// assert_eq!(Shape::Square(3.0).area_grad(2.0), (Shape::Square(12.0), 9.0));
///
/// #[differentiable]
/// fn cube<T: Real>(x: T) -> T {
///     x * x * x
/// }
///
/// #[differentiable]
/// fn slope(x: f64) -> f64 {
///     cube::grad(x)
/// }
///
/// assert_eq!((slope(2.0), slope::grad(2.0), cube::grad(2.0f32)), (12.0, 12.0, 12.0));
/// ```
///
/// The Jacobian, and a long loop that keeps a few states only:
///
/// ```
/// use tenzr::prelude::*;
///
/// #[differentiable]
/// fn polar(r: f64, angle: f64) -> [f64; 2] {
///     [r * angle.cos(), r * angle.sin()]
/// }
///
/// // One array for each parameter.
/// assert_eq!(polar::jacobian(2.0, 0.0), ([1.0, 0.0], [0.0, 2.0]));
/// assert_eq!(polar::jacfwd(2.0, 0.0), polar::jacrev(2.0, 0.0));
/// assert_eq!(polar::value_and_jacobian(2.0, 0.0), (polar(2.0, 0.0), polar::jacobian(2.0, 0.0)));
///
/// #[differentiable(checkpoint(sqrt), wrt(start))]
/// fn logistic(start: f64, rate: f64, steps: usize) -> f64 {
///     let mut x = start;
///     for _ in 0..steps {
///         x = rate * x * (1.0 - x);
///     }
///     x
/// }
///
/// // At its fixed point 1 - 1 / rate the map contracts by 2 - rate.
/// assert_eq!(logistic::grad(0.5, 2.0, 100), 0.0);
/// assert!((logistic::grad(1.0 - 1.0 / 2.5, 2.5, 3) + 0.125).abs() < 1e-12);
/// ```
pub use tenzr_macros::differentiable;

/// The gradient of a loss.
///
/// ```
/// use tenzr::prelude::*;
///
/// axis!(pub Feature = 2);
/// type X = Tensor<f64, (Feature,)>;
///
/// # fn main() -> Result<(), ShapeError> {
/// let (x, w) = (X::from_slice([2], &[1.0, 2.0])?, X::from_slice([2], &[3.0, 4.0])?);
///
/// // What is captured is a constant.
/// let gradient = grad!(|x: &X| x.square().dot(&w, Feature));
/// assert_eq!(gradient(&x).to_vec(), [6.0, 16.0]);
///
/// // Two parameters, two gradients.
/// let (dx, dw) = grad!(|x: &X, w: &X| x.dot(w, Feature))(&x, &w);
/// assert_eq!((dx.to_vec(), dw.to_vec()), (vec![3.0, 4.0], vec![1.0, 2.0]));
///
/// // The second derivative of x³ at 2.
/// type L = Tensor<f64, ()>;
/// let second = grad!(|x: &L| grad!(|x: &L| x.powi(3))(x));
/// assert_eq!(second(&L::scalar(2.0)).item(), 12.0);
/// # Ok(())
/// # }
/// ```
pub use tenzr_macros::grad;

/// The value and the gradient of a loss.
///
/// ```
/// use tenzr::prelude::*;
///
/// type L = Tensor<f64, ()>;
/// let (value, (dx, dy)) = value_and_grad!(|x: &L, y: &L| x * x * y)(&L::scalar(3.0), &L::scalar(2.0));
/// assert_eq!((value.item(), dx.item(), dy.item()), (18.0, 12.0, 9.0));
/// ```
pub use tenzr_macros::value_and_grad;

/// The value of a body and its pullback.
///
/// ```
/// use tenzr::prelude::*;
///
/// axis!(pub Feature = 2);
/// type X = Tensor<f64, (Feature,)>;
///
/// # fn main() -> Result<(), ShapeError> {
/// let x = X::from_slice([2], &[1.0, 2.0])?;
/// let (y, pullback) = vjp!(|x: &X| x.square())(&x);
/// assert_eq!(y.to_vec(), [1.0, 4.0]);
/// assert_eq!(pullback(&X::from_slice([2], &[1.0, 10.0])?).to_vec(), [2.0, 40.0]);
/// # Ok(())
/// # }
/// ```
pub use tenzr_macros::vjp;

/// The value of a body and its derivative along tangents.
///
/// ```
/// use tenzr::prelude::*;
///
/// type L = Tensor<f64, ()>;
/// let (x, y) = (L::scalar(3.0), L::scalar(2.0));
/// // The values, then a tangent for each.
/// let (value, tangent) = jvp!(|x: &L, y: &L| x * x * y)(&x, &y, &L::scalar(1.0), &L::scalar(0.0));
/// assert_eq!((value.item(), tangent.item()), (18.0, 12.0));
///
/// // The product of a Hessian and a vector: forward mode over a gradient.
/// let (_, hv) = jvp!(|x: &L| grad!(|x: &L| x.powi(3))(x))(&x, &L::scalar(1.0));
/// assert_eq!(hv.item(), 18.0);
/// ```
pub use tenzr_macros::jvp;

/// A body for one example as a closure of a batch.
///
/// ```
/// use tenzr::prelude::*;
///
/// axis!(pub Batch);
/// axis!(pub Feature = 2);
/// type X = Tensor<f64, (Feature,)>;
///
/// # fn main() -> Result<(), ShapeError> {
/// let xs = Tensor::<f64, (Batch, Feature)>::from_slice([2, 2], &[1.0, 2.0, 3.0, 4.0])?;
/// let w = X::from_slice([2], &[1.0, 10.0])?;
///
/// // What is captured is the same for all examples.
/// let scores: Tensor<f64, (Batch,)> = vmap!(Batch, |x: &X| x.dot(&w, Feature))(&xs);
/// assert_eq!(scores.to_vec(), [21.0, 43.0]);
///
/// // So is an argument marked `#[shared]`.
/// let scores = vmap!(Batch, |x: &X, #[shared] w: &X| x.dot(w, Feature))(&xs, &w);
/// assert_eq!(scores.to_vec(), [21.0, 43.0]);
///
/// // Several axes at once, the outermost first.
/// axis!(pub Foo);
/// let pairs = Tensor::<f64, (Foo, Batch, Feature)>::from_slice([1, 2, 2], &[1.0, 2.0, 3.0, 4.0])?;
/// let sums: Tensor<f64, (Foo, Batch)> = vmap!((Foo, Batch), |x: &X| x.sum(Feature))(&pairs);
/// assert_eq!(sums.to_vec(), [3.0, 7.0]);
///
/// // One gradient for each example.
/// let each = vmap!(Batch, |x: &X| grad!(|w: &X| x.dot(w, Feature).square())(&w))(&xs);
/// assert_eq!(each.to_vec(), [42.0, 84.0, 258.0, 344.0]);
/// # Ok(())
/// # }
/// ```
///
/// Over an axis that the example has already it does not compile:
///
/// ```compile_fail,E0277
/// # use tenzr::prelude::*;
/// # axis!(pub Batch);
/// type X = Tensor<f64, (Batch,)>;
/// let sums = vmap!(Batch, |x: &X| x.sum(Batch));
/// ```
pub use tenzr_macros::vmap;

/// The crate whose arrays tensors are made from and turned into.
pub use ndarray;

/// Operations as functions: operands first, by value or by reference, then axes and numbers. A tensor given by value may
/// be rewritten in place. In a differentiable body they are written with the name of this module before them.
///
/// ```
/// use tenzr::ops;
/// use tenzr::prelude::*;
///
/// axis!(pub Class = 3);
/// type Y = Tensor<f64, (Class,)>;
///
/// #[differentiable]
/// fn loss(z: &Y, y: &Y) -> Tensor<f64, ()> {
///     ops::cross_entropy(ops::tanh(z), y, Class)
/// }
///
/// # fn main() -> Result<(), ShapeError> {
/// let (z, y) = (Y::from_slice([3], &[0.5, -1.0, 2.0])?, Y::from_slice([3], &[0.0, 0.0, 1.0])?);
/// assert_eq!(loss(&z, &y), z.tanh().cross_entropy(&y, Class));
/// assert_eq!(loss::grad(&z, &y).0, grad!(|z: &Y| z.tanh().cross_entropy(&y, Class))(&z));
/// # Ok(())
/// # }
/// ```
///
/// A reduction takes its axes away, and there is no form that keeps them with extent 1: what lacks an axis is broadcast by
/// name. `broadcast_like` repeats it where it is needed.
///
/// ```
/// # use tenzr::prelude::*;
/// # axis!(pub Batch);
/// # axis!(pub Class);
/// # fn main() -> Result<(), ShapeError> {
/// let x = Tensor::<f64, (Batch, Class)>::from_slice([2, 2], &[1.0, 3.0, 5.0, 9.0])?;
/// assert_eq!((&x - x.mean(Class)).to_vec(), [-1.0, 1.0, -2.0, 2.0]);
/// assert_eq!(x.sum(Class).broadcast_like(&x).to_vec(), [4.0, 4.0, 14.0, 14.0]);
/// # Ok(())
/// # }
/// ```
pub mod ops {
    pub use tenzr_core::ops::arith::{add, div, mul, neg, rem, sub};
    pub use tenzr_core::ops::attention::{attention, attention_masked};
    pub use tenzr_core::ops::bits::{and, not, or, shl, shr, xor};
    pub use tenzr_core::ops::compare::{eq_each, ge, gt, le, lt, maximum, minimum, ne_each, select};
    pub use tenzr_core::ops::contract::{dot, outer};
    pub use tenzr_core::ops::conv::{conv, conv_transpose};
    pub use tenzr_core::ops::convert::{stop_gradient, to_f32, to_f64, to_i32, to_i64, to_usize};
    pub use tenzr_core::ops::discrete::{all, all_all, any, any_all, count, count_all, is_finite, is_nan};
    pub use tenzr_core::ops::divergence::{bce_with_logits, cross_entropy_at, kl};
    pub use tenzr_core::ops::elementwise::{
        abs, acos, acosh, asin, asinh, atan, atan2, atanh, cbrt, ceil, clip, copysign, cos, cosh, digamma, elu, erf,
        erf_inv, erfc, exp, exp_m1, exp2, floor, gelu, gelu_tanh, hardtanh, hypot, leaky_relu, lgamma, ln, ln_1p,
        log_sigmoid, log2, log10, mul_add, polygamma, powf, powi, recip, relu, round, rsqrt, selu, sigmoid, sign, silu,
        sin, sinh, softplus, sqrt, square, tan, tanh, trunc,
    };
    pub use tenzr_core::ops::gather::{dynamic_slice, masked_fill, one_hot, take};
    pub use tenzr_core::ops::join::{concat, stack};
    pub use tenzr_core::ops::linalg::{
        Triangle, cholesky, det, eigh, eigvalsh, expm, inverse, log_det, log_det_pd, lu, pinv, qr, solve, solve_pd,
        svd, svdvals, trace, triangular_solve,
    };
    pub use tenzr_core::ops::loss::{cross_entropy, nll};
    pub use tenzr_core::ops::moments::{
        norm, norm_all, norm_inf, norm_inf_all, norm_l1, norm_l1_all, std, std_all, variance, variance_all,
    };
    pub use tenzr_core::ops::moves::{Pad, flip, pad, repeat, roll, slice, tile};
    pub use tenzr_core::ops::normalise::{batch_norm, layer_norm, rms_norm};
    pub use tenzr_core::ops::order::{
        arg_top_k, argsort, argsort_descending, median, median_all, quantile, quantile_all, sort, sort_descending,
        top_k,
    };
    pub use tenzr_core::ops::pool::{avg_pool, max_pool, window_max, window_mean, window_min, window_sum};
    pub use tenzr_core::ops::product::{prod, prod_all};
    pub use tenzr_core::ops::random::{
        bernoulli, categorical, dropout, exponential_like, fold_in, gamma, gumbel_like, normal_like, uniform_like,
    };
    pub use tenzr_core::ops::reduce::{
        argmax, argmin, log_softmax, logsumexp, logsumexp_all, max, max_all, mean, mean_all, min, min_all, softmax,
        sum, sum_all,
    };
    pub use tenzr_core::ops::regression::{huber, mae, mse};
    pub use tenzr_core::ops::scan::{
        cumlogsumexp, cumlogsumexp_reverse, cummax, cummax_reverse, cummin, cummin_reverse, cumprod, cumprod_reverse,
        cumsum, cumsum_reverse,
    };
    pub use tenzr_core::ops::scatter::{
        dynamic_update, scatter_add, scatter_max, scatter_min, scatter_mul, scatter_set,
    };
    pub use tenzr_core::ops::shape::{broadcast, broadcast_like, permute, rename};
    pub use tenzr_core::ops::views::{diagonal, merge, remove_axis, split, tril, triu, windows};
}

/// Compares the derivatives of a differentiable function of tensors, all of whose parameters are differentiated: reverse
/// mode, forward mode and central differences, along random directions. Gives the worst entry, by the axes and the index,
/// of the first two that differ. For other functions see [`check::check_gradients`].
///
/// ```
/// use tenzr::prelude::*;
/// use tenzr::check_gradients;
///
/// axis!(pub Feature);
/// type X = Tensor<f64, (Feature,)>;
///
/// #[differentiable]
/// fn wrong_vjp(ct: &X, x: &X) -> X {
///     ct * x
/// }
///
/// #[differentiable]
/// fn right_jvp(x: &X, dx: &X) -> X {
///     x * dx * 2.0
/// }
///
/// #[differentiable(vjp = wrong_vjp, jvp = right_jvp)]
/// fn square(x: &X) -> X {
///     x.square()
/// }
///
/// #[differentiable]
/// fn energy(x: &X, k: f64) -> X {
///     x.square().tanh() * k
/// }
///
/// let (x, k) = (X::from_slice([2], &[0.5, 3.0]).expect("the extents are allowed"), 2.0);
/// assert!(check_gradients!(energy(&x, k)).is_ok());
/// let found = check_gradients!(square(&x)).expect_err("the reverse rule is wrong");
/// assert_eq!(found.what, "reverse mode and forward mode");
/// assert_eq!(found.place, "the inputs' part 0, Feature 1");
/// ```
#[macro_export]
macro_rules! check_gradients {
    ($f:ident($($args:tt)*)) => {
        $crate::check_gradients!(@ $f [] [0 1 2 3 4 5] $($args)*,)
    };
    (@ $f:ident [$($done:tt)*] [$i:tt $($more:tt)*] & $x:ident, $($rest:tt)*) => {
        $crate::check_gradients!(@ $f [$($done)* (ref $x $i)] [$($more)*] $($rest)*)
    };
    (@ $f:ident [$($done:tt)*] [$i:tt $($more:tt)*] $x:ident, $($rest:tt)*) => {
        $crate::check_gradients!(@ $f [$($done)* (val $x $i)] [$($more)*] $($rest)*)
    };
    (@ $f:ident $done:tt $more:tt ,) => {
        $crate::check_gradients!(@ $f $done $more)
    };
    (@ $f:ident [($how:ident $x:ident $i:tt)] $more:tt) => {
        $crate::check::check_gradients(
            &($x.clone(),),
            |x| $f($crate::check_gradients!(# $how x 0)),
            |x, ct| ($f::vjp($crate::check_gradients!(# $how x 0)).1(ct),),
            |x, t| $f::jvp($crate::check_gradients!(# $how x 0), $crate::check_gradients!(# $how t 0)).1,
        )
    };
    (@ $f:ident [$(($how:ident $x:ident $i:tt))+] $more:tt) => {
        $crate::check::check_gradients(
            &($($x.clone(),)+),
            |x| $f($($crate::check_gradients!(# $how x $i)),+),
            |x, ct| $f::vjp($($crate::check_gradients!(# $how x $i)),+).1(ct),
            |x, t| $f::jvp($($crate::check_gradients!(# $how x $i)),+, $($crate::check_gradients!(# $how t $i)),+).1,
        )
    };
    (# ref $x:ident $i:tt) => { &$x.$i };
    (# val $x:ident $i:tt) => { $x.$i };
}

/// Panics where two tensors differ: in an extent, or in an entry by more than `1e-12 · max(1, |a|, |b|)`, or what is given
/// as a third argument. Names the worst entry by its axes and its index. Tensors of other axes or elements do not compile.
///
/// ```
/// use tenzr::prelude::*;
/// use tenzr::assert_close;
///
/// axis!(pub Feature);
/// let x = Tensor::<f64, (Feature,)>::from_slice([2], &[1.0, 2.0]).expect("the extents are allowed");
/// assert_close!(&x * 3.0 / 3.0, x);
/// assert_close!(&x + 1e-5, x, 1e-4);
/// ```
#[macro_export]
macro_rules! assert_close {
    ($a:expr, $b:expr $(,)?) => {
        $crate::assert_close!($a, $b, 1e-12)
    };
    ($a:expr, $b:expr, $tolerance:expr $(,)?) => {
        $crate::check::assert_close(&$a, &$b, $tolerance)
    };
}

/// What a program that uses tenzr wants in scope.
pub mod prelude {
    pub use crate::{Real, Tensor, axis, differentiable, grad, jvp, value_and_grad, vjp, vmap};
    pub use tenzr_core::element::{Element, Float};
    pub use tenzr_core::error::ShapeError;
    pub use tenzr_core::ops::moves::Pad;
}

/// What generated code names. No part of the interface.
#[doc(hidden)]
pub mod __private {
    pub use ndarray::Slice;
    pub use tenzr_core::axis;
    pub use tenzr_core::real;
    pub use tenzr_core::runtime as rt;
    pub use tenzr_core::{Lit, Whole};
    pub use typenum;

    /// Operations and their rules, by name.
    pub mod op {
        pub use tenzr_core::ops::arith::*;
        pub use tenzr_core::ops::attention::*;
        pub use tenzr_core::ops::bits::*;
        pub use tenzr_core::ops::compare::*;
        pub use tenzr_core::ops::contract::*;
        pub use tenzr_core::ops::conv::*;
        pub use tenzr_core::ops::convert::*;
        pub use tenzr_core::ops::discrete::*;
        pub use tenzr_core::ops::divergence::*;
        pub use tenzr_core::ops::elementwise::*;
        pub use tenzr_core::ops::fit::*;
        pub use tenzr_core::ops::gather::*;
        pub use tenzr_core::ops::index::*;
        pub use tenzr_core::ops::join::*;
        pub use tenzr_core::ops::linalg::*;
        pub use tenzr_core::ops::loss::*;
        pub use tenzr_core::ops::map::*;
        pub use tenzr_core::ops::moments::*;
        pub use tenzr_core::ops::moves::*;
        pub use tenzr_core::ops::normalise::*;
        pub use tenzr_core::ops::order::*;
        pub use tenzr_core::ops::pick::*;
        pub use tenzr_core::ops::pool::*;
        pub use tenzr_core::ops::product::*;
        pub use tenzr_core::ops::random::*;
        pub use tenzr_core::ops::reduce::*;
        pub use tenzr_core::ops::regression::*;
        pub use tenzr_core::ops::scan::*;
        pub use tenzr_core::ops::scatter::*;
        pub use tenzr_core::ops::shape::*;
        pub use tenzr_core::ops::views::*;
    }
}
