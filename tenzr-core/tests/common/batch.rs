//! An operation and its rules on a batch, against the stack of what they give on single examples.

/// An operation of one operand and its rule.
macro_rules! one {
    ($name:expr, $sizes:expr, $S:ty, |$x:ident| $f:expr $(, |$ct:ident, $a:ident, $y:ident| $g:expr)?) => {
        for e in $sizes {
            for (k, p) in $crate::common::forms::Mapped::<$S>::all(&e, 1).iter().enumerate() {
                let what = format!("{} {e:?} form {k}", $name);
                let (n, before) = (e.n, p.logical());
                let mapped = { let $x = p; $f };
                let y = tenzr_core::runtime::devectorize::<$crate::common::D, _>(mapped.clone(), n);
                $crate::common::forms::assert_stack(&y, n, &what, |i| { let $x = &p.example(i); $f });
                let shared = tenzr_core::runtime::devectorize::<$crate::common::D, _>({ let $x = p.clone(); $f }, n);
                let owned = tenzr_core::runtime::devectorize::<$crate::common::D, _>({ let $x = p.unique(); $f }, n);
                $crate::common::forms::assert_close(shared.view(), y.view(), &what);
                $crate::common::forms::assert_close(owned.view(), y.view(), &what);
                assert_eq!(p.logical(), before, "{what}: a shared value changed");
                $(for c in $crate::common::forms::like(&mapped, 9) {
                    let g = { let ($ct, $a, $y) = (c.clone(), p, &mapped); let _ = ($a, $y); $g };
                    g.assert_cotangent(n, &what, |i| {
                        let p = p.example(i);
                        let y = { let $x = &p; $f };
                        let ($ct, $a, $y) = (c.example(i), &p, &y);
                        let _ = ($a, $y);
                        $g
                    });
                })?
            }
        }
    };
}

/// The same of two, each mapped or shared.
macro_rules! two {
    ($name:expr, $sizes:expr, $S:ty, $S2:ty, |$x:ident, $z:ident| $f:expr
        $(, |$ct:ident, $a:ident, $b:ident, $y:ident| ($g:expr, $h:expr))?) => {
        two!(@ $name, $sizes, $crate::common::forms::Mapped<$S>, $crate::common::forms::Mapped<$S2>, |$x, $z| $f $(, |$ct, $a, $b, $y| ($g, $h))?);
        two!(@ $name, $sizes, $crate::common::forms::Mapped<$S>, tenzr_core::Tensor<f64, $S2, tenzr_core::axis::Single>, |$x, $z| $f $(, |$ct, $a, $b, $y| ($g, $h))?);
        two!(@ $name, $sizes, tenzr_core::Tensor<f64, $S, tenzr_core::axis::Single>, $crate::common::forms::Mapped<$S2>, |$x, $z| $f $(, |$ct, $a, $b, $y| ($g, $h))?);
    };
    (@ $name:expr, $sizes:expr, $T:ty, $T2:ty, |$x:ident, $z:ident| $f:expr
        $(, |$ct:ident, $a:ident, $b:ident, $y:ident| ($g:expr, $h:expr))?) => {
        for e in $sizes {
            let (ps, qs) = (<$T>::all(&e, 1), <$T2>::all(&e, 2));
            for (k, (p, q)) in ps.iter().flat_map(|p| qs.iter().map(move |q| (p, q))).enumerate() {
                let what = format!("{} {e:?} forms {} {}", $name, k / qs.len(), k % qs.len());
                let (n, before) = (e.n, (p.logical(), q.logical()));
                let mapped = { let ($x, $z) = (p, q); $f };
                let y = tenzr_core::runtime::devectorize::<$crate::common::D, _>(mapped.clone(), n);
                $crate::common::forms::assert_stack(&y, n, &what, |i| { let ($x, $z) = (&p.example(i), &q.example(i)); $f });
                let shared = tenzr_core::runtime::devectorize::<$crate::common::D, _>({ let ($x, $z) = (p.clone(), q.clone()); $f }, n);
                let owned = tenzr_core::runtime::devectorize::<$crate::common::D, _>({ let ($x, $z) = (p.unique(), q.unique()); $f }, n);
                $crate::common::forms::assert_close(shared.view(), y.view(), &what);
                $crate::common::forms::assert_close(owned.view(), y.view(), &what);
                assert_eq!((p.logical(), q.logical()), before, "{what}: a shared value changed");
                $(for c in $crate::common::forms::like(&mapped, 9) {
                    let ct = c.clone();
                    let (g, h) = { let ($ct, $a, $b, $y) = (ct, p, q, &mapped); let _ = ($a, $b, $y); ({ let $ct = $ct.clone(); $g }, $h) };
                    let run = |i: usize| {
                        let (p, q) = (p.example(i), q.example(i));
                        let y = { let ($x, $z) = (&p, &q); $f };
                        let ($ct, $a, $b, $y) = (c.example(i), &p, &q, &y);
                        let _ = ($a, $b, $y);
                        ({ let $ct = $ct.clone(); $g }, $h)
                    };
                    g.assert_cotangent(n, &what, |i| run(i).0);
                    h.assert_cotangent(n, &what, |i| run(i).1);
                })?
            }
        }
    };
}
