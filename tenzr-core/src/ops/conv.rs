//! Convolution, and its transpose, over any number of axes.
//!
//! Windows of the operand get axes of their own, and the convolution is a contraction: `dot` over the channels and the
//! entries of windows, one matrix product where that can be. Axes that operand and kernel share and that are neither are
//! batch axes of both, which is what groups are. Both steps take levels of forward mode: the first is linear, the second
//! is that of `dot`.

use super::contract::contract_untyped;
use super::pick::named;
use super::pool::check_windows;
use crate::axis::{Axes, AxisRef, AxisSet, Convolve, Dimensions, Ids, Join, MappedAxes};
use crate::element::Float;
use crate::kernel::patches::{Sliding, fold, unfold};
use crate::plan::Plan;
use crate::raw::{PerAxis, Raw};
use crate::tensor::{Operand, Shaped, Tensor, TensorOf};
use crate::window::{Slide, Window};

/// The operations of this file, each with the rule of each operand.
pub(super) const OPERATIONS: super::Listed =
    &[("conv", &["conv_input", "conv_kernel"]), ("conv_transpose", &["conv_transpose_input", "conv_transpose_kernel"])];

/// A convolution of operands of these types.
pub type Convolved<E, X, W, In, Sp, Ke> = Tensor<
    E,
    <<X as Operand<E>>::S as Convolve<In, Sp, Ke, <W as Operand<E>>::S>>::Out,
    Join<<X as Operand<E>>::V, <W as Operand<E>>::V>,
>;

/// The axes that a kernel slides over, and those of its positions.
struct Named {
    spatial: Ids,
    kernel: Ids,
}

impl Named {
    fn new<Sp: AxisSet, Ke: AxisSet, const N: usize>() -> Named {
        const { assert!(named::<Sp>().rank() == N, "a window slides over as many axes as are named") };
        const { assert!(named::<Ke>().rank() == N, "a kernel has one axis for each axis that it slides over") };
        Named { spatial: named::<Sp>(), kernel: named::<Ke>() }
    }
}

fn place(ids: &Ids, axis: &AxisRef) -> usize {
    ids.position(axis.id).expect("an axis of the operand")
}

/// The axes of a value and its extents.
#[derive(Clone, Copy)]
struct Extents<'a> {
    ids: &'a Ids,
    dims: &'a PerAxis,
}

impl<'a> Extents<'a> {
    fn of<E: Float>(ids: &'a Ids, x: &'a Raw<E>) -> Self {
        Extents { ids, dims: x.dims() }
    }

    fn along(&self, axis: &AxisRef) -> usize {
        self.dims[place(self.ids, axis)] as usize
    }
}

/// How the kernel slides over an operand.
///
/// # Panics
/// When the window has a size, and the kernel another one.
#[track_caller]
fn slides<const N: usize>(names: &Named, x: Extents, w: Extents, window: &Window<N>) -> Vec<Slide> {
    let window = sized(names, w, window);
    names.spatial.iter().enumerate().map(|(i, axis)| window.slide(i, x.along(axis))).collect()
}

#[track_caller]
fn sized<const N: usize>(names: &Named, w: Extents, window: &Window<N>) -> Window<N> {
    let sizes: [usize; N] = std::array::from_fn(|i| w.along(&names.kernel.axis(i)));
    if let Some(i) = sizes.iter().position(|&n| n == 0) {
        panic!("conv: the axis `{}` of the kernel has no entries", names.kernel.axis(i).name);
    }
    let given = window.size();
    if given != [1; N] && given != sizes {
        panic!("conv: the window has the size {given:?} and the kernel {sizes:?}: start from `Window::default()`");
    }
    window.sized(sizes)
}

/// The windows of `x` under the axes of the kernel's positions, laid out for the contraction with `other` to the axes `out`:
/// axes of one part in the product stand side by side, in the order of `other` or of `out`, and those that windows slide over
/// innermost, so that rows are copied.
fn unfolded<E: Float>(
    names: &Named,
    (x, ids): (&Raw<E>, &Ids),
    (other, oi): (&Raw<E>, &Ids),
    slides: &[Slide],
    out: &Ids,
) -> (Raw<E>, Ids) {
    let all = names.kernel.iter().fold(*ids, |all, axis| all.with(*axis));
    let ordered =
        |ids: &mut dyn Iterator<Item = AxisRef>| ids.filter_map(|axis| all.position(axis.id)).collect::<Vec<_>>();
    let shared = |i: &usize| oi.position(all.axis(*i).id).is_some();
    let kept = |i: &usize| out.position(all.axis(*i).id).is_some();
    let by_out = ordered(&mut out.iter().copied());
    let by_other = ordered(&mut other.storage_order()[..other.rank()].iter().map(|&i| oi.axis(i)));
    let batch = by_out.iter().copied().filter(shared);
    let rows: Vec<usize> = by_out.iter().copied().filter(|i| !shared(i)).collect();
    let sums: Vec<usize> = by_other.into_iter().filter(|i| !kept(i)).collect();
    let slides_in_sums = names.spatial.iter().all(|axis| out.position(axis.id).is_none());
    let (outer, inner) = if slides_in_sums { (rows, sums) } else { (sums, rows) };
    let mut order: Vec<usize> = batch.chain(outer).chain(inner).collect();
    let rest: Vec<usize> = (0..all.rank()).filter(|i| !order.contains(i)).collect();
    order.splice(0..0, rest);
    let windows = unfold(x, &sliding(names, ids, slides), &order);
    let seen = windows.reseen(order.iter().map(|&i| Ok(i)));
    (seen, order.iter().fold(Ids::EMPTY, |ids, &i| ids.with(all.axis(i))))
}

/// Where the axes stand in a value and in its windows.
fn sliding(names: &Named, ids: &Ids, slides: &[Slide]) -> Vec<Sliding> {
    let rank = ids.rank();
    let one = |(i, (axis, slide)): (usize, (&AxisRef, &Slide))| Sliding {
        axis: place(ids, axis),
        window: rank + i,
        slide: *slide,
    };
    names.spatial.iter().zip(slides).enumerate().map(one).collect()
}

/// The windows of `x` contracted with `w`, a kernel or a cotangent, to the axes `out`.
fn correlate<E: Float>(
    names: &Named,
    (x, xi): (&Raw<E>, &Ids),
    (w, wi): (&Raw<E>, &Ids),
    slides: &[Slide],
    out: &Ids,
) -> Raw<E> {
    let (windows, ids) = unfolded(names, (x, xi), (w, wi), slides, out);
    contract_untyped(&Plan::new(ids, *wi, *out), &windows, w, None)
}

/// The transpose of [`correlate`] in its windows: `out` has the axes of what is slid over, whose extents `slides` know.
fn scatter<E: Float>(
    names: &Named,
    (ct, ci): (&Raw<E>, &Ids),
    (w, wi): (&Raw<E>, &Ids),
    slides: &[Slide],
    out: &Ids,
) -> Raw<E> {
    let all = names.kernel.iter().fold(*out, |all, axis| all.with(*axis));
    let windows = contract_untyped(&Plan::new(*ci, *wi, all), ct, w, None);
    fold(&windows, &sliding(names, out, slides))
}

/// See [`Tensor::conv`].
#[inline(never)]
#[track_caller]
pub fn conv<E, X, W, In, Sp, Ke, const N: usize>(
    x: X,
    kernel: W,
    _channels: In,
    _along: Sp,
    _positions: Ke,
    window: Window<N>,
) -> Convolved<E, X, W, In, Sp, Ke>
where
    E: Float,
    X: Operand<E>,
    W: Operand<E>,
    In: AxisSet,
    Sp: Dimensions<N>,
    Ke: Dimensions<N>,
    X::S: Convolve<In, Sp, Ke, W::S>,
{
    let names = Named::new::<Sp, Ke, N>();
    let (xi, wi) = (Ids::of::<X::S, X::V>(), Ids::of::<W::S, W::V>());
    let out = Convolved::<E, X, W, In, Sp, Ke>::IDS;
    let y = x.with_raw(|x| {
        kernel.with_raw(|w| {
            let slides = slides(&names, Extents::of(&xi, x), Extents::of(&wi, w), &window);
            correlate(&names, (x, &xi), (w, &wi), &slides, out)
        })
    });
    check_windows("conv", out, y.dims());
    Tensor::from_raw(y)
}

/// The rule of the first operand of [`Tensor::conv`]: the transposed convolution of the cotangent.
#[inline(never)]
pub fn conv_input<E, S, V, W, In, Sp, Ke, L, const N: usize>(
    ct: Tensor<E, S, V>,
    kernel: W,
    _channels: In,
    _along: Sp,
    _positions: Ke,
    window: Window<N>,
    like: &L,
) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    W: Operand<E>,
    In: AxisSet,
    Sp: AxisSet,
    Ke: AxisSet,
    L: Shaped<E = E>,
{
    let names = Named::new::<Sp, Ke, N>();
    let (ci, wi, li) = (Ids::of::<S, V>(), Ids::of::<W::S, W::V>(), Ids::of::<L::S, L::V>());
    Tensor::from_raw(kernel.with_raw(|w| {
        let slides = slides(&names, Extents { ids: &li, dims: like.dims() }, Extents::of(&wi, w), &window);
        scatter(&names, (ct.raw(), &ci), (w, &wi), &slides, &li)
    }))
}

/// The rule of the kernel of [`Tensor::conv`]: the windows contracted with the cotangent.
#[inline(never)]
pub fn conv_kernel<E, S, V, X, In, Sp, Ke, L, const N: usize>(
    ct: Tensor<E, S, V>,
    x: X,
    _channels: In,
    _along: Sp,
    _positions: Ke,
    window: Window<N>,
    like: &L,
) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    X: Operand<E>,
    In: AxisSet,
    Sp: AxisSet,
    Ke: AxisSet,
    L: Shaped<E = E>,
{
    let names = Named::new::<Sp, Ke, N>();
    let (ci, xi, li) = (Ids::of::<S, V>(), Ids::of::<X::S, X::V>(), Ids::of::<L::S, L::V>());
    Tensor::from_raw(x.with_raw(|x| {
        let slides = slides(&names, Extents::of(&xi, x), Extents { ids: &li, dims: like.dims() }, &window);
        correlate(&names, (x, &xi), (ct.raw(), &ci), &slides, &li)
    }))
}

/// How the kernel slides over the result of a transposed convolution, the extents of which follow from those of the operand.
///
/// # Panics
/// When the window has a dilation of the base, or the padding takes away more than there is.
#[track_caller]
fn transposed_slides<const N: usize>(names: &Named, x: Extents, w: Extents, window: &Window<N>) -> Vec<Slide> {
    let window = sized(names, w, window);
    let one = |(i, axis): (usize, &AxisRef)| match window.transposed(i, x.along(axis)) {
        Some(slide) => slide,
        None => panic!("conv_transpose: the padding along the axis `{}` is larger than the result", axis.name),
    };
    names.spatial.iter().enumerate().map(one).collect()
}

/// See [`Tensor::conv_transpose`].
#[inline(never)]
#[track_caller]
pub fn conv_transpose<E, X, W, In, Sp, Ke, const N: usize>(
    x: X,
    kernel: W,
    _channels: In,
    _along: Sp,
    _positions: Ke,
    window: Window<N>,
) -> Convolved<E, X, W, In, Sp, Ke>
where
    E: Float,
    X: Operand<E>,
    W: Operand<E>,
    In: AxisSet,
    Sp: Dimensions<N>,
    Ke: Dimensions<N>,
    X::S: Convolve<In, Sp, Ke, W::S>,
{
    let names = Named::new::<Sp, Ke, N>();
    let (xi, wi) = (Ids::of::<X::S, X::V>(), Ids::of::<W::S, W::V>());
    let out = Convolved::<E, X, W, In, Sp, Ke>::IDS;
    let y = x.with_raw(|x| {
        kernel.with_raw(|w| {
            let slides = transposed_slides(&names, Extents::of(&xi, x), Extents::of(&wi, w), &window);
            scatter(&names, (x, &xi), (w, &wi), &slides, out)
        })
    });
    check_windows("conv_transpose", out, y.dims());
    Tensor::from_raw(y)
}

/// The rule of the first operand of [`Tensor::conv_transpose`]: the convolution of the cotangent.
#[inline(never)]
pub fn conv_transpose_input<E, S, V, W, In, Sp, Ke, L, const N: usize>(
    ct: Tensor<E, S, V>,
    kernel: W,
    _channels: In,
    _along: Sp,
    _positions: Ke,
    window: Window<N>,
    like: &L,
) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    W: Operand<E>,
    In: AxisSet,
    Sp: AxisSet,
    Ke: AxisSet,
    L: Shaped<E = E>,
{
    let names = Named::new::<Sp, Ke, N>();
    let (ci, wi, li) = (Ids::of::<S, V>(), Ids::of::<W::S, W::V>(), Ids::of::<L::S, L::V>());
    Tensor::from_raw(kernel.with_raw(|w| {
        let slides = transposed_slides(&names, Extents { ids: &li, dims: like.dims() }, Extents::of(&wi, w), &window);
        correlate(&names, (ct.raw(), &ci), (w, &wi), &slides, &li)
    }))
}

/// The rule of the kernel of [`Tensor::conv_transpose`]: the windows of the cotangent contracted with the operand.
#[inline(never)]
pub fn conv_transpose_kernel<E, S, V, X, In, Sp, Ke, L, const N: usize>(
    ct: Tensor<E, S, V>,
    x: X,
    _channels: In,
    _along: Sp,
    _positions: Ke,
    window: Window<N>,
    like: &L,
) -> TensorOf<L>
where
    E: Float,
    S: Axes,
    V: MappedAxes,
    X: Operand<E>,
    In: AxisSet,
    Sp: AxisSet,
    Ke: AxisSet,
    L: Shaped<E = E>,
{
    let names = Named::new::<Sp, Ke, N>();
    let (ci, xi, li) = (Ids::of::<S, V>(), Ids::of::<X::S, X::V>(), Ids::of::<L::S, L::V>());
    Tensor::from_raw(x.with_raw(|x| {
        let slides = transposed_slides(&names, Extents::of(&xi, x), Extents { ids: &li, dims: like.dims() }, &window);
        correlate(&names, (ct.raw(), &ci), (x, &xi), &slides, &li)
    }))
}

impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
    /// The convolution with a kernel, in one, two, three or more dimensions:
    /// `x.conv(&w, Channel, (Height, Width), (Down, Across), Window::default().stride([2, 2]).padding(Padding::Same))`.
    ///
    /// Formula: `y[n, o, i, j] = Σ_c Σ_k Σ_l x[n, c, i stride + k dilation - low, j ..] w[o, c, k, l]`; the kernel is not flipped,
    /// and outside of `x` stands zero. Named: the channels that are summed, an axis or several; the axes of `x` that the
    /// kernel slides over, which the result has again, with the number of windows as extent; the kernel's axes of positions,
    /// one for each of those in their order. What the kernel has more, the channels of the result, follows the axes of `x`
    /// without the summed ones. Axes that both have beside these are batch axes, and so are groups: `x` over
    /// `(Batch, Group, Channel, Height, Width)` and `w` over `(Group, Out, Channel, Down, Across)`.
    ///
    /// The window has its size from the kernel. A dilation of its base dilates `x`. Rules: the transposed convolution of the
    /// cotangent for `x`, the windows of `x` contracted with the cotangent for `w`. Arithmetic of windows and padding are
    /// XLA's `ConvGeneralDilated`.
    ///
    /// # Panics
    /// When a common axis has different extents, the window has another size than the kernel, or an axis does not allow the
    /// number of windows.
    #[track_caller]
    pub fn conv<W: Operand<E>, In: AxisSet, Sp: Dimensions<N>, Ke: Dimensions<N>, const N: usize>(
        &self,
        kernel: W,
        channels: In,
        along: Sp,
        positions: Ke,
        window: Window<N>,
    ) -> Convolved<E, &Self, W, In, Sp, Ke>
    where
        S: Convolve<In, Sp, Ke, W::S>,
    {
        conv(self, kernel, channels, along, positions, window)
    }

    /// The transposed convolution: the transpose of [`Tensor::conv`] with the same window, as a linear map, the kernel's
    /// axis of summed channels and that of the result's having changed roles.
    ///
    /// Formula: `y[n, o, i stride + k dilation - low] += Σ_c x[n, c, i] w[c, o, k]`. Names and axes are those of
    /// [`Tensor::conv`]. Of `n` entries become `(n - 1) stride + reach`, the reach of a kernel of `k` being
    /// `(k - 1) dilation + 1`, for [`Padding::Valid`](crate::window::Padding::Valid); as many less the padding, where that is
    /// explicit; and `n stride` for [`Padding::Same`](crate::window::Padding::Same). None becomes none.
    ///
    /// Rules: the convolution of the cotangent for `x`, its windows contracted with `x` for `w`.
    ///
    /// # Panics
    /// When a common axis has different extents, the window has another size than the kernel or a dilation of its base, the
    /// padding is larger than what there is, or an axis does not allow its new extent.
    #[track_caller]
    pub fn conv_transpose<W: Operand<E>, In: AxisSet, Sp: Dimensions<N>, Ke: Dimensions<N>, const N: usize>(
        &self,
        kernel: W,
        channels: In,
        along: Sp,
        positions: Ke,
        window: Window<N>,
    ) -> Convolved<E, &Self, W, In, Sp, Ke>
    where
        S: Convolve<In, Sp, Ke, W::S>,
    {
        conv_transpose(self, kernel, channels, along, positions, window)
    }
}
