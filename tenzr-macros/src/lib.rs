//! The compiler of tenzr: derivatives and batches of ordinary Rust, written at compile time.
//!
//! Use this through the crate `tenzr`, which re-exports the macros and what they expand to.
//!
//! Stages (`pipeline` runs them): `parse` the syntax, `lower` it to the representation `ir` (refusing by `fence` what it cannot),
//! find what is active (`activity`), expand derivatives (`reverse`), name the mapped axes of every value (`tag`),
//! `simplify`, and `emit` Rust. `table` holds all that is known of operations, `messages` all texts.
#![forbid(unsafe_code)]

extern crate proc_macro;

mod activity;
mod axis;
mod copy;
mod dispatch;
mod emit;
mod errors;
mod fence;
mod ir;
mod lower;
mod messages;
mod parse;
mod pipeline;
#[cfg(test)]
mod print;
mod region;
mod reverse;
mod scalar;
mod simplify;
#[cfg(test)]
mod stages;
mod table;
mod tag;
mod verify;

use parse::attribute::Attribute;
use parse::closure::Transform;
use proc_macro::TokenStream;

/// The table of operations, for the test that compares it with the core.
#[doc(hidden)]
#[proc_macro]
pub fn __operation_table(_: TokenStream) -> TokenStream {
    emit::listing::table().into()
}

/// `axis!(pub Batch);`, `axis!(pub Feature = 4);` or `axis!(pub Token <= 512);` declares a unit type that names an axis.
///
/// Takes attributes and documentation, a visibility, a name, and a rule for the extent: none, `= n` for exactly `n`, or
/// `<= n` for at most `n`, where `n` is an integer literal. Several axes take several calls.
///
/// Gives a type that implements `Axis`, `Clone`, `Copy`, `Debug`, `Default`, `PartialEq` and `Eq`. Two axes are the same
/// when they come from the same declaration: its identity is a 32-bit hash of package, file, line, column and name.
///
/// An extent that is fixed or bounded is checked when a tensor is made from foreign data, where a wrong one is a
/// `ShapeError`. Any other extent is checked where two of them meet, where a difference panics and names the axis and
/// both extents.
#[proc_macro]
pub fn axis(input: TokenStream) -> TokenStream {
    match syn::parse::<axis::Declaration>(input) {
        Ok(d) => axis::expand(&d).into(),
        Err(e) => e.to_compile_error().into(),
    }
}

/// On a function: beside it stands an empty enum of its name with companions, `f::grad`, `f::value_and_grad`, `f::vjp`,
/// `f::jvp`, that give its derivatives. On a struct, an enum or an `impl` block: its values and its methods are ready to be
/// differentiated through.
///
/// A function is of tensors or of numbers. It is *scalar code* where its result, or a parameter behind `&mut`, has floats
/// outside of `Tensor<..>`: `f64`, `&mut [f32]`, `Vec<(f64, usize)>`, `T` with `T: Real`. A macro does not see what an alias
/// or a type of your own stands for. Where the signature has no other types the body decides: what can be read as code of
/// tensors is that, and else fields, literals and patterns of these types, control flow and assignments are scalar.
/// `#[differentiable(scalar)]` says it outright.
///
/// # Functions of tensors
///
/// The function becomes generic in what it is mapped over, so that it takes one example or, inside `vmap!`, a batch. It is
/// a free function with a body of `let` and assignments, branches and loops, arithmetic, operations of tensors, calls of
/// other differentiable functions, tuples, blocks, and `grad!`, `value_and_grad!`, `vjp!`, `jvp!` and `vmap!` that are called there. Parameters and result
/// carry the type of one example. Code that mentions no tensor of the function stays as it is. A parameter is one of:
///
/// - a tensor, by reference or by value, which is differentiated;
/// - a tensor of integers or truth values (written as `Tensor<usize, ..>`, say), or any tensor marked `#[no_grad]`, which
///   is a constant that can be mapped over;
/// - an integer, a `bool`, a string, or a slice or an array of these: a plain constant;
/// - a plain `f32` or `f64` by value, which is differentiated: a tensor without axes inside, and a number for a caller that
///   maps over nothing; so is such a result;
/// - a slice or an array of `f32` or `f64`, which has to be marked `#[no_grad]` or left out of `wrt`.
///
/// A condition that differs between the examples of a batch takes the batch apart: a branch runs on its own examples, and a
/// loop on those that are still in it.
///
/// `#[differentiable(wrt(a, b))]` chooses the parameters whose gradients the companions give. A tensor that is left out
/// still passes derivatives on where another differentiable function calls this one; one marked `#[no_grad]` does not.
///
/// Gradients come in the order of the parameters, as a tuple, or bare where there is one. A gradient has its parameter's
/// own type; where the result does not depend on the parameter it is zero.
///
/// - `f::grad(..)`: the gradients. The result of `f` has to be a tensor of floats without axes.
/// - `f::value_and_grad(..)`: `(value, gradients)`, for the same functions.
/// - `f::vjp(..)`: `(value, pullback)`. The pullback takes a reference to a cotangent of the result's own type, gives the
///   gradients, is called once, and borrows nothing.
/// - `f::jvp(.., &dx, ..)`: `(value, tangent)`, where a tangent for each of those parameters follows the arguments.
///
/// # Scalar code
///
/// The function stays as it is written. A parameter is one of:
///
/// - what has floats: a number, a slice, an array, a `Vec`, an `Option`, a tuple, an array or a view of `ndarray`, a type
///   with `#[differentiable]`, by value, by `&` or by `&mut`, which is differentiated;
/// - the same marked `#[no_grad]`, which is a constant;
/// - an integer, a `bool`, a `char`, a string, or something made of these, which has no derivative and needs no mark;
/// - a function, `impl Fn(f64) -> f64`, for which differentiable bodies give a differentiable function by its name, a method
///   of floats by its path, or a closure. Companions of the caller are given `square::function()` for the function `square`.
///
/// The floats that are differentiated are of one type in a function: `f64`, `f32`, or a parameter `T: Real`.
///
/// Gradients come in the order of the parameters, as a tuple, or bare where there is one, in the owned form of the
/// parameter: that of `&[f64]` is a `Vec<f64>`, that of `&[f64; 3]` a `[f64; 3]`, that of `&Point` a `Point`. What holds no
/// float is its default value in a gradient, a field marked `#[no_grad]` is zero.
///
/// - `f::grad(..)`: the gradients of a function whose result is a number.
/// - `f::value_and_grad(..)`: `(value, gradients)`, for the same functions.
/// - `f::vjp(..)`: `(value, pullback)`. The pullback takes the cotangent of the result by value, in the result's own type,
///   and after it that of each differentiated parameter behind `&mut`; it gives the gradients and is called once.
/// - `f::jvp(.., dx, ..)`: `(value, tangent)`, where a tangent for each differentiated parameter follows the arguments, by
///   the same kind of reference.
/// - `f::jacfwd(..)`, `f::jacrev(..)`: for results with rows, an array, a `Vec` or an array of `ndarray`: one gradient for
///   each entry of the result, in its shape, by forward or by reverse mode. `f::jacobian(..)` takes what costs less,
///   and `f::value_and_jacobian(..)` gives `(value, jacobian)`. Functions with `&mut` parameters have none of these.
///
/// A parameter behind `&mut` is changed as the function changes it. Its gradient is with respect to its value *before*; the
/// cotangent that the pullback takes belongs to its value *after*, and `grad` takes that one as zero.
///
/// In a body, differentiable functions are called by their names, methods as methods. `f::grad(..)`,
/// `f::value_and_grad(..)`, `f::vjp(..)` with a call of its pullback and `f::jvp(..)` stand there too, and those of methods,
/// `p.f_grad(..)`; they are differentiated in turn.
///
/// ## Types and methods
///
/// A struct or an enum with `#[differentiable]` may have fields of every kind that a parameter may be of, and type
/// parameters. Its floats are of one type; a field marked `#[no_grad]` is a constant. It gets a type parameter for its
/// floats with a default, so in types its name means what it meant before. Derives stand after the attribute.
///
/// In an `impl` block with `#[differentiable]`, of a trait or not, each function through which floats go has companions
/// with its name before them: `p.m(x)` has `p.m_grad(x)`, `p.m_value_and_grad(x)`, `p.m_vjp(x)`, `p.m_jvp(x, &dp, dx)`. The
/// gradient of the receiver comes first.
///
/// A trait with `#[differentiable]` has methods over `f64`, or over `f32`, and constants. The types that implement it have the
/// attribute and derive `Clone`, and so have the `impl` blocks of it. A function may be generic in the trait, as in
/// `fn train<M: Model>(m: &M, xs: &[f64]) -> f64`.
/// It has the companions of any function, and the gradient in `m` is an `M`. Where the type of a local value is such a
/// parameter and does not show, it is written out: `let n: M = step(m);`.
///
/// ## Conventions
///
/// At points without a derivative: `max` and `min` of equal operands give each its half; `abs` has the derivative zero at
/// zero; `clamp` one at a bound. Where a derivative is infinite, as that of `sqrt` at zero, a cotangent of zero still gives
/// zero and never NaN. `%` is Rust's. Comparisons, rounding and casts to integers carry no derivative. Sorting is stable,
/// and its gradient permutes. A branch that is not taken has no part in the derivative.
///
/// # Keys
///
/// - `wrt(a, b)`: the parameters whose gradients the companions give.
/// - `scalar`, `tensor`: the function is scalar code, or code of tensors, although its types do not show it.
/// - `inherent`, for an `impl` block of a trait that has no attribute: the derivatives of its functions are functions of the
///   type alone. Traits of std need no mark.
/// - `checkpoint(sqrt)`, `checkpoint(binomial(n))`, for scalar code: loops keep their state before about as many iterations
///   as the square root of their number, or before `n`, instead of what each iteration needs, and run the iterations
///   between again.
/// - `checkpoint(recompute)`, for code of tensors: a pullback keeps the arguments of the function, and runs it again.
/// - `recursive`, for scalar code: calls in the function come back to it by way of others. A function that calls itself by
///   name needs no mark.
///
/// # Panics
///
/// The macro itself does not panic. A function of tensors panics where extents that the types leave open differ. Companions
/// of scalar code panic where the function does, and where a cotangent or a tangent has another length than its value.
///
/// With `TENZR_DUMP=dir` in the environment of the build, the expansion is written to `dir/name-line.rs`.
#[proc_macro_attribute]
pub fn differentiable(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let attribute = syn::parse::<Attribute>(attribute);
    match syn::parse::<syn::Item>(item.clone()) {
        Ok(syn::Item::Impl(i)) => return scalar::expand::implementation(attribute, i).into(),
        Ok(syn::Item::Trait(t)) => return scalar::traits::expand(&t).into(),
        Ok(i @ (syn::Item::Struct(_) | syn::Item::Enum(_))) => return scalar::structs::expand(i).into(),
        _ => {}
    }
    match syn::parse::<syn::ItemFn>(item.clone()) {
        Ok(f) if dispatch::takes_scalar(attribute.as_ref().unwrap_or(&Attribute::default()), &f) => {
            scalar::expand::function(attribute, f).into()
        }
        Ok(f) => emit::function::expand_function(attribute, f).into(),
        Err(e) => emit::function::not_a_function(e, item.into()).into(),
    }
}

/// `grad!(|w: &W, ..| body)` is a closure of the same parameters that gives the gradient of `body`.
///
/// Takes a closure whose parameters carry their types; `body` is a tensor of floats without axes, per example inside a
/// `vmap!`. A parameter marked `#[no_grad]` is a constant, and so is what the body captures. What a body may contain is
/// said at `#[differentiable]`.
///
/// Gives the gradients in the order of the parameters, as a tuple, or bare where there is one, each of its parameter's
/// own type. In the body of another macro or of a differentiable function it is called on the spot or bound with `let` and
/// called, and is differentiated and mapped like everything else. Inside a `vmap!` it gives one gradient for each example.
///
/// The closure panics where extents that the types leave open differ.
#[proc_macro]
pub fn grad(input: TokenStream) -> TokenStream {
    emit::toplevel::expand_transform(Transform::Grad, input.into()).into()
}

/// `value_and_grad!(|w: &W, ..| body)` is a closure of the same parameters that gives `(value, gradient)`.
///
/// As `grad!`, with the value of `body` first. The forward sweep runs once for both.
#[proc_macro]
pub fn value_and_grad(input: TokenStream) -> TokenStream {
    emit::toplevel::expand_transform(Transform::ValueAndGrad, input.into()).into()
}

/// `vjp!(|x: &X, ..| body)` is a closure of the same parameters that gives `(value, pullback)`.
///
/// Takes a closure as `grad!` does; `body` is a tensor with any axes, or a tuple of tensors. The pullback takes a reference
/// to a cotangent that has the type and the extents of the value and gives the gradients, as a tuple, or bare where there
/// is one.
///
/// Outside of other macros the pullback owns what it needs, so that it may outlive its arguments, and is called once. In
/// the body of another macro or of a differentiable function it may be called any number of times.
///
/// Both closures panic where extents that the types leave open differ.
#[proc_macro]
pub fn vjp(input: TokenStream) -> TokenStream {
    emit::toplevel::expand_transform(Transform::Vjp, input.into()).into()
}

/// `jvp!(|x: &X, ..| body)` is a closure that takes the parameters, then a tangent for each, and gives `(value, tangent)`.
///
/// Takes a closure as `vjp!` does. A parameter marked `#[no_grad]` has no tangent. A tangent has the type and the extents
/// of its parameter, and that of the result has those of the value. Value and tangent are computed in one pass; that of a
/// gradient is the product of a Hessian and a vector.
///
/// The closure panics where a tangent has another extent than its value.
#[proc_macro]
pub fn jvp(input: TokenStream) -> TokenStream {
    emit::toplevel::expand_transform(Transform::Jvp, input.into()).into()
}

/// `vmap!(Batch, |x: &X, ..| body)` is a closure that takes a batch over the axis `Batch` of each parameter.
///
/// Takes an axis and a closure whose parameters carry the types of ONE example; the body is typed for one example as well
/// and may be anything that `#[differentiable]` allows. A parameter marked `#[shared]` is the same for all examples, and
/// so is what the body captures: what depends on these alone runs once.
///
/// Gives the results with the axis `Batch` in front, a tuple of results as a tuple. The outermost `vmap!` takes arguments
/// with the axis in front, too; one in the body of another macro or of a differentiable function finds it wherever it
/// stands. An axis that the example or the result already has, or that is being mapped over, is a compile error.
///
/// The closure panics where two arguments have different numbers of examples, and names both.
#[proc_macro]
pub fn vmap(input: TokenStream) -> TokenStream {
    emit::toplevel::expand_transform(Transform::Vmap, input.into()).into()
}
