//! Operators of two tensors, or of a tensor and a number on either side, by value and by reference.

/// The bound of the elements, those that have numbers of their own, the mapped axes of the result of two tensors and of
/// one; then each trait of the standard library, its method and the function.
macro_rules! operators {
    (
        $Bound:ident, $plain:tt, [$V:ident, $V2:ident => $Both:ty], [$V1:ident => $One:ty];
        $($op:ident $method:ident $f:ident;)*
    ) => { $(
        operators! { @two [$Bound [$V $V2 $Both]] $op $method $f ('a, 'b,) (&'a Tensor<E, S, V>) (&'b Tensor<E, S2, V2>) }
        operators! { @two [$Bound [$V $V2 $Both]] $op $method $f ('b,) (Tensor<E, S, V>) (&'b Tensor<E, S2, V2>) }
        operators! { @two [$Bound [$V $V2 $Both]] $op $method $f ('a,) (&'a Tensor<E, S, V>) (Tensor<E, S2, V2>) }
        operators! { @two [$Bound [$V $V2 $Both]] $op $method $f () (Tensor<E, S, V>) (Tensor<E, S2, V2>) }
        operators! { @scalars $plain [$V1 $One] $op $method $f }
    )* };
    (@two [$Bound:ident [$V:ident $V2:ident $Both:ty]] $op:ident $method:ident $f:ident ($($l:tt)*) ($a:ty) ($b:ty)) => {
        impl<$($l)* E: $Bound, S: Axes + Broadcast<S2>, $V: MappedAxes, S2: Axes, $V2: MappedAxes> std::ops::$op<$b>
            for $a
        {
            type Output = Tensor<E, <S as Broadcast<S2>>::Out, $Both>;
            #[track_caller]
            fn $method(self, other: $b) -> Self::Output {
                $f(self, other)
            }
        }
    };
    (@scalars [$($E:ident)*] $of:tt $op:ident $method:ident $f:ident) => { $(
        operators! { @scalar $E $of $op $method $f }
    )* };
    (@scalar $E:ident $of:tt $op:ident $method:ident $f:ident) => {
        operators! { @one $of $op $method $f $E, () (Tensor<$E, S, V>) ($E) }
        operators! { @one $of $op $method $f $E, ('a,) (&'a Tensor<$E, S, V>) ($E) }
        operators! { @one $of $op $method $f $E, () ($E) (Tensor<$E, S, V>) }
        operators! { @one $of $op $method $f $E, ('a,) ($E) (&'a Tensor<$E, S, V>) }
    };
    (@one [$V:ident $One:ty] $op:ident $method:ident $f:ident $E:ident, ($($l:tt)*) ($a:ty) ($b:ty)) => {
        impl<$($l)* S: Axes, $V: MappedAxes> std::ops::$op<$b> for $a
        where
            S: Broadcast<(), Out = S>,
            (): Broadcast<S, Out = S>,
        {
            type Output = Tensor<$E, S, $One>;
            #[track_caller]
            fn $method(self, other: $b) -> Self::Output {
                Tensor::from_raw($f::<$E, $a, $b>(self, other).into_raw())
            }
        }
    };
}

/// Assignment operators of a tensor that nothing maps: each trait, its method and the function.
macro_rules! assignments {
    ($Bound:ident; $($op:ident $assign:ident $f:ident;)*) => { $(
        impl<E: $Bound, S: Axes + Broadcast<B::S, Out = S>, B: Operand<E, V = Single>> std::ops::$op<B> for Tensor<E, S> {
            #[track_caller]
            fn $assign(&mut self, other: B) {
                // Taken out, so that the operation may rewrite its storage.
                let this = std::mem::replace(self, Tensor::from_raw(Raw::scalar(E::default())));
                *self = Tensor::from_raw($f(this, other).into_raw());
            }
        }
    )* };
}
