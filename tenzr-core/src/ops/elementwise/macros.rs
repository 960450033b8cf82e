//! What declares elementwise functions: from a value and a derivative to the method, the function for generated code and
//! its rules.

/// Declares functions of one operand: the method, the function for generated code, and the rule.
///
/// A slope is `costly` where it has an exponential: see [`Function::COSTLY`]. `value` and `slope` are expressions of a number and of a residual, `x` the operand or `y` the result; a function with
/// numbers of its own has them in scope.
macro_rules! functions {
    ($(
        $(#[$doc:meta])*
        $name:ident $Type:ident $(($p:ident: $kind:ident))?, rule $vjp:ident($residual:ident) $product:ident {
            value: |$x:ident| $value:expr;
            slope$(($how:ident))?: |$r:ident| $slope:expr;
        }
    )*) => {
        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            pub fn $name(&self $(, $p: functions!(@argument $kind))?) -> Self {
                $name(self $(, $p)?)
            }
        )* }
        $(
            #[derive(Clone, Copy)]
            pub(crate) struct $Type $((pub(crate) $kind))?;

            impl Function for $Type {
                const OF_RESULT: bool = functions!(@of_result $residual);
                const COSTLY: bool = $(functions!(@$how) ||)? false;

                #[inline(always)]
                fn value<E: Float>(self, $x: E) -> E {
                    $(let $Type($p) = self;)?
                    $value
                }

                #[inline(always)]
                fn slope<E: Float, T: Term<E>>(self, $r: T) -> T {
                    $(let $Type($p) = self;)?
                    $slope
                }

                #[inline(always)]
                fn product(self) -> Product {
                    Product::$product
                }
            }

            functions!(@free $name $Type $vjp $residual $(($p: $kind))?);
        )*
    };
    (@free $name:ident $Type:ident $vjp:ident $residual:ident $(($p:ident: $kind:ident))?) => {
        #[doc = concat!("See [`Tensor::", stringify!($name), "`]. In place where `x` is given by value and nobody else holds it.")]
        #[inline(never)]
        pub fn $name<E: Float, X: Operand<E>>(x: X $(, $p: functions!(@argument $kind))?) -> Tensor<E, X::S, X::V> {
            let f = $Type $((functions!(@convert $kind $p)))?;
            Tensor::from_raw(apply(x.into_raw(), &Ids::of::<X::S, X::V>(), f))
        }

        #[doc = concat!("The rule of [`Tensor::", stringify!($name), "`]: cotangent, then the residual `", stringify!($residual), "`.")]
        #[inline(never)]
        pub fn $vjp<E: Float, S: Axes, V: MappedAxes>(
            ct: Tensor<E, S, V>,
            residual: &Tensor<E, S, V>
            $(, $p: functions!(@argument $kind))?
        ) -> Tensor<E, S, V> {
            let f = $Type $((functions!(@convert $kind $p)))?;
            Tensor::from_raw(pulled(ct.into_raw(), residual.raw(), Tensor::<E, S, V>::IDS, f))
        }
    };
    (@costly) => { true };
    (@of_result x) => { false };
    (@of_result y) => { true };
    (@argument f64) => { impl Into<f64> };
    (@argument $kind:ident) => { $kind };
    (@convert f64 $p:ident) => { $p.into() };
    (@convert $kind:ident $p:ident) => { $p };
}

/// Declares functions that are constant between jumps, with nothing to pass back.
macro_rules! steps {
    ($($(#[$doc:meta])* $name:ident: |$x:ident| $value:expr;)*) => {
        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> { $(
            $(#[$doc])*
            pub fn $name(&self) -> Self {
                $name(self)
            }
        )* }
        $(
            #[doc = concat!("See [`Tensor::", stringify!($name), "`].")]
            #[inline(never)]
            pub fn $name<E: Float, X: Operand<E>>(x: X) -> Tensor<E, X::S, X::V> {
                let f = |$x: E| $value;
                Tensor::from_raw(x.with_raw(|x| primal_map(x, &Ids::of::<X::S, X::V>(), &f)))
            }
        )*
    };
}

/// Declares functions of two operands: the method, the function for generated code, and a rule
/// for each operand that carries a cotangent.
macro_rules! joint {
    ($(
        $(#[$doc:meta])*
        $name:ident $Type:ident $product:ident {
            value: |$x:ident, $y:ident| $value:expr;
            rule $first:ident: |$p:ident, $q:ident| $by_first:expr;
            $(rule $second:ident: |$r:ident, $s:ident| $by_second:expr;)?
        }
    )*) => { $(
        #[derive(Clone, Copy)]
        pub(crate) struct $Type;

        impl Joint<2> for $Type {
            const NAME: &'static str = stringify!($name);
            const PRODUCT: Product = Product::$product;

            #[inline(always)]
            fn value<E: Float>(self, [$x, $y]: [E; 2]) -> E {
                $value
            }

            #[inline(always)]
            fn slope<E: Float, T: Term<E>>(self, k: usize, x: [T; 2]) -> T {
                $(if k == 1 {
                    let [$r, $s] = x;
                    return $by_second;
                })?
                debug_assert!(self.is_smooth(k));
                let [$p, $q] = x;
                $by_first
            }

            fn is_smooth(self, k: usize) -> bool {
                [stringify!($first), $(stringify!($second))?].len() > k
            }
        }

        $(#[$doc])*
        #[inline(never)]
        #[track_caller]
        pub fn $name<E: Float, A: Operand<E>, B: Operand<E>>(a: A, b: B) -> Joined<E, A, B>
        where
            A::S: Broadcast<B::S>,
        {
            let plan = JoinedPlan::<E, A, B>::PLAN;
            Tensor::from_raw(of_two(a.into_raw(), b.into_raw(), plan, $Type))
        }

        joint!(@ $name $Type 0 $first "first");
        $(joint!(@ $name $Type 1 $second "second");)?

        impl<E: Float, S: Axes, V: MappedAxes> Tensor<E, S, V> {
            $(#[$doc])*
            #[track_caller]
            pub fn $name<B: Operand<E>>(&self, other: B) -> Joined<E, &Self, B>
            where
                S: Broadcast<B::S>,
            {
                $name::<E, &Self, B>(self, other)
            }
        }
    )* };
    (@ $name:ident $Type:ident $k:literal $rule:ident $which:literal) => {
        #[doc = concat!("The rule of the ", $which, " operand of [`Tensor::", stringify!($name), "`].")]
        #[inline(never)]
        pub fn $rule<E, S, V, A, B, L>(ct: Tensor<E, S, V>, a: A, b: B, like: &L) -> TensorOf<L>
        where
            E: Float,
            S: Axes,
            V: MappedAxes,
            A: Operand<E>,
            B: Operand<E>,
            L: Shaped<E = E>,
        {
            let plan = Planned::<(A::S, A::V), (B::S, B::V), (S, V)>::PLAN;
            let ct = rule_of_two(ct.into_raw(), $k, a.into_raw(), b.into_raw(), plan, $Type);
            fit_like(Tensor::<E, S, V>::from_raw(ct), like)
        }
    };
}
