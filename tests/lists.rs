//! Lists of tensors: slices, arrays and `Vec` as parameters, local lists that grow and change, lists as results.

mod common;

use common::{Batch, Foo, L, differences, near, rng};
use tenzr::prelude::*;

axis!(pub A);
axis!(pub B);
type W = Tensor<f64, (A, B)>;
type H = Tensor<f64, (A,)>;
type C = Tensor<f64, (B,)>;
type Hs = Tensor<f64, (Batch, A)>;

/// Layers whose extents differ.
#[differentiable]
fn network(ws: &[W], bs: &[C], x: &H) -> L {
    assert_eq!(ws.len(), bs.len(), "{} layers", ws.len());
    let mut h = x * 1.0;
    for (i, (w, b)) in ws.iter().zip(bs).enumerate() {
        let y = (h.dot(w, A) + b).rename(B, A);
        h = if i + 1 < ws.len() { y.tanh() } else { y };
    }
    h.square().sum_all()
}

/// Entries by index, the first and the last, parts, and the way back.
#[differentiable]
fn by_index(ws: &[W], bs: &[C], x: &H) -> L {
    let mut total = x.sum_all() * 0.1;
    for i in 0..ws.len() {
        total += (&ws[i] * 0.5).tanh().sum_all() * bs[bs.len() - 1 - i].sum_all();
    }
    if !ws.is_empty() {
        total = total * ws[0].mean_all() + ws.last().unwrap().square().sum_all() * bs.first().unwrap().sum_all();
    }
    for w in ws.iter().rev().skip(1) {
        total = total.tanh() + w.sum_all();
    }
    for (w, k) in ws[..ws.len().min(2)].iter().zip([0.3, 0.7, 0.9]) {
        total += w.square().sum_all() * k;
    }
    total + network(&ws[..1], &bs[..1], x) + network(ws, bs, x)
}

/// A list that grows, whose entries change, and that is looked at again.
#[differentiable]
fn states(ws: &[W], bs: &[C], x: &H) -> L {
    let mut hs = vec![x.tanh()];
    let mut totals = Vec::new();
    for (w, b) in ws.iter().zip(bs) {
        let h = (hs[hs.len() - 1].dot(w, A) + b).rename(B, A);
        totals.push(h.sum_all());
        hs.push(h.tanh());
        if hs.len() > 2 {
            hs[0] = &hs[0] * 0.5;
            hs[1] += hs[1].square();
        }
    }
    let pair = [x * 2.0, x.square()];
    let mut y = pair[0].sum_all() * pair[1].sum_all();
    for h in &hs {
        y = y * 0.9 + h.square().sum_all();
    }
    for (i, t) in totals.iter().enumerate() {
        y += t.tanh() * (i as f64 + 1.0);
    }
    y
}

/// Conditions of the example around entries and assignments to them.
#[differentiable]
fn chosen(ws: &[W], bs: &[C], x: &H) -> L {
    let mut hs = vec![x * 1.0, x * 0.5];
    let mut s = x.sum_all();
    for (w, b) in ws.iter().zip(bs) {
        if s > 1.0 {
            break;
        }
        if s > 0.0 {
            hs[0] = hs[0].tanh() + hs[1].sum_all() * b.sum_all();
        } else {
            s += w.mean_all() * hs[1].sum_all();
        }
        s = s * 0.8 + w.square().mean_all() * 0.3 + 0.2;
    }
    s + hs[0].square().sum_all() + hs.last().unwrap().sum_all()
}

/// A list as the result of a function.
#[differentiable]
fn unrolled(ws: &[W], x: &H) -> Vec<H> {
    let mut hs: Vec<H> = Vec::new();
    let mut h = x * 1.0;
    for w in ws {
        h = h.dot(w, A).rename(B, A).tanh();
        hs.push(h.clone());
    }
    hs
}

/// Lists that calls give.
#[differentiable]
fn of_calls(ws: &[W], bs: &[C], x: &H) -> L {
    let hs: Vec<H> = unrolled(ws, x);
    let mut y = network(ws, bs, x);
    for (h, w) in hs.iter().zip(ws).rev() {
        y = y * 0.5 + h.sum_all() * w.sum_all();
    }
    let again: Vec<H> = unrolled(&ws[1..], &hs[0]);
    y + again[0].square().sum_all() + hs[hs.len() - 1].sum_all()
}

fn ws() -> Vec<W> {
    let mut r = rng(3);
    [[2, 3], [3, 2], [2, 2]].map(|n| W::from_shape_fn(n, |_| 2.0 * r()).unwrap()).into()
}

fn bs() -> Vec<C> {
    let mut r = rng(4);
    [3, 2, 2].map(|n| C::from_shape_fn([n], |_| r()).unwrap()).into()
}

fn x() -> H {
    H::from_slice([2], &[0.4, -0.3]).unwrap()
}

fn xs(n: usize) -> Hs {
    let mut r = rng(5);
    Tensor::from_shape_fn([n, 2], |_| 4.0 * r()).unwrap()
}

type Parts = (Vec<W>, Vec<C>, H);

fn flat((ws, bs, x): &Parts) -> Vec<f64> {
    let (ws, bs) = (ws.iter().flat_map(W::to_vec), bs.iter().flat_map(C::to_vec));
    ws.chain(bs).chain(x.to_vec()).collect()
}

fn of(v: &[f64]) -> Parts {
    let mut v = v.iter().copied();
    let mut next = |n| v.by_ref().take(n).collect::<Vec<f64>>();
    let like = ws();
    let ws = like.iter().map(|w| W::from_vec([w.shape()[0], w.shape()[1]], next(w.shape().iter().product())).unwrap());
    let ws: Vec<W> = ws.collect();
    let bs: Vec<C> = bs().iter().map(|b| C::from_vec([b.shape()[0]], next(b.shape()[0])).unwrap()).collect();
    (ws, bs, H::from_vec([2], next(2)).unwrap())
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Checks all modes of a loss of layers and an example.
macro_rules! checked {
    ($($f:ident)*) => { $( #[test] fn $f() {
        let (ws, bs, x) = (ws(), bs(), x());
        let at = flat(&(ws.clone(), bs.clone(), x.clone()));
        let value = |v: &[f64]| { let (ws, bs, x) = of(v); vec![super::$f(&ws, &bs, &x).item()] };
        let gradient = |v: &[f64]| { let (ws, bs, x) = of(v); flat(&super::$f::grad(&ws, &bs, &x)) };
        let g: Parts = super::$f::grad(&ws, &bs, &x);
        let g = flat(&g);
        near("grad", &g, &differences(value, &at).concat(), 1e-8);
        let (y, again) = super::$f::value_and_grad(&ws, &bs, &x);
        assert_eq!((y.item(), flat(&again)), (value(&at)[0], g.clone()));
        let (_, pullback) = super::$f::vjp(&ws[..], &bs, &x);
        near("vjp", &flat(&pullback(&L::scalar(2.0))), &g.iter().map(|g| 2.0 * g).collect::<Vec<_>>(), 1e-13);
        near("grad!", &flat(&grad!(|ws: &[W], bs: &Vec<C>, x: &H| super::$f(ws, bs, x))(&ws, &bs, &x)), &g, 1e-13);

        let mut r = rng(6);
        let direction: Vec<f64> = at.iter().map(|_| r()).collect();
        let (dw, db, dx) = of(&direction);
        let (_, t) = super::$f::jvp(&ws, &bs, &x, &dw, &db, &dx);
        near("jvp", &[t.item()], &[dot(&g, &direction)], 1e-12);
        let (_, t) = jvp!(|ws: &[W], bs: &[C], x: &H| super::$f(ws, bs, x))(&ws, &bs, &x, &dw, &db, &dx);
        near("jvp!", &[t.item()], &[dot(&g, &direction)], 1e-12);

        let expected: Vec<f64> = differences(gradient, &at).iter().map(|row| dot(row, &direction)).collect();
        let second = grad!(|ws: &[W], bs: &[C], x: &H| {
            let (gw, gb, gx) = grad!(|ws: &[W], bs: &[C], x: &H| super::$f(ws, bs, x))(ws, bs, x);
            let mut s = (gx * &dx).sum_all();
            for (g, d) in gw.iter().zip(&dw) {
                s += (g * d).sum_all();
            }
            for (g, d) in gb.iter().zip(&db) {
                s += (g * d).sum_all();
            }
            s
        })(&ws, &bs, &x);
        near("reverse over reverse", &flat(&second), &expected, 1e-6);
        let (_, second) = jvp!(|ws: &[W], bs: &[C], x: &H| {
            grad!(|ws: &[W], bs: &[C], x: &H| super::$f(ws, bs, x))(ws, bs, x)
        })(&ws, &bs, &x, &dw, &db, &dx);
        near("forward over reverse", &flat(&second), &expected, 1e-6);

        for n in [0, 1, 7] {
            let batch = xs(n);
            let each: Vec<Vec<f64>> =
                (0..n).map(|i| flat(&super::$f::grad(&ws, &bs, &batch.index(Batch, i)))).collect();
            let values: Vec<f64> = (0..n).map(|i| super::$f(&ws, &bs, &batch.index(Batch, i)).item()).collect();
            near("vmap", &vmap!(Batch, |x: &H| super::$f(&ws, &bs, x))(&batch).to_vec(), &values, 1e-12);
            // The gradient of the sum: a list for a list that is shared.
            let (gw, gb, gx) =
                grad!(|ws: &[W], bs: &[C], xs: &Hs| vmap!(Batch, |x: &H| super::$f(ws, bs, x))(xs).sum_all())(
                    &ws, &bs, &batch
                );
            let zero = vec![0.0; at.len()];
            let sum = each.iter().fold(zero, |s, g| s.iter().zip(g).map(|(s, g)| s + g).collect());
            let of_lists = at.len() - 2;
            near("the gradient of the sum", &flat(&(gw, gb, x.clone()))[..of_lists], &sum[..of_lists], 1e-11);
            let of_x: Vec<f64> = each.iter().flat_map(|g| g[of_lists..].to_vec()).collect();
            near("the gradient of the examples", &gx.to_vec(), &of_x, 1e-12);
            // The gradients of each example: a list of batches.
            let (gw, gb, gx) = vmap!(Batch, |x: &H| {
                grad!(|ws: &[W], bs: &[C], x: &H| super::$f(ws, bs, x))(&ws, &bs, x)
            })(&batch);
            for i in 0..n {
                let gw: Vec<W> = gw.iter().map(|g| g.index(Batch, i)).collect();
                let gb: Vec<C> = gb.iter().map(|g| g.index(Batch, i)).collect();
                near("the gradient of an example", &flat(&(gw, gb, gx.index(Batch, i))), &each[i], 1e-12);
            }
            // Lists that differ between the examples.
            let many: Vec<Tensor<f64, (Foo, A, B)>> = ws
                .iter()
                .map(|w| Tensor::from_shape_fn([n, w.shape()[0], w.shape()[1]], |[k, i, j]| w.at([i, j]) + 0.1 * k as f64).unwrap())
                .collect();
            let mapped = vmap!(Foo, |ws: &[W]| super::$f(ws, &bs, &x))(&many).to_vec();
            let example = |k: usize| many.iter().map(|w| w.index(Foo, k)).collect::<Vec<W>>();
            let values: Vec<f64> = (0..n).map(|k| super::$f(&example(k), &bs, &x).item()).collect();
            near("vmap over lists", &mapped, &values, 1e-12);
        }
    } )* };
}

mod of {
    use super::*;
    checked! { network by_index states chosen of_calls }
}

#[test]
fn lists_are_results() {
    let (ws, x) = (ws(), x());
    let (hs, pullback) = unrolled::vjp(&ws, &x);
    let cts: Vec<H> = hs.iter().map(|h| h * 0.5 + 1.0).collect();
    let (gw, gx): (Vec<W>, H) = pullback(&cts);
    let loss = |v: &[f64]| {
        let (ws, _, x) = of(v);
        vec![unrolled(&ws, &x).iter().zip(&cts).map(|(h, ct)| (h * ct).sum_all().item()).sum()]
    };
    let at = flat(&(ws.clone(), bs(), x.clone()));
    let expected = differences(loss, &at).concat();
    let g = flat(&(gw, bs().iter().map(|b| b * 0.0).collect(), gx));
    near("pullback", &g, &expected, 1e-8);
    let (_, tangents) = unrolled::jvp(&ws, &x, &ws, &x);
    let along: f64 = tangents.iter().zip(&cts).map(|(t, ct)| (t * ct).sum_all().item()).sum();
    let zero = flat(&(ws.clone(), bs().iter().map(|b| b * 0.0).collect(), x.clone()));
    near("jvp", &[along], &[dot(&g, &zero)], 1e-12);
    let (values, pullback) = vjp!(|ws: &[W], x: &H| {
        let hs: Vec<H> = unrolled(ws, x);
        hs
    })(&ws, &x);
    assert_eq!(values.iter().map(H::to_vec).collect::<Vec<_>>(), hs.iter().map(H::to_vec).collect::<Vec<_>>());
    let (again, _) = pullback(&cts);
    near("vjp!", &again[0].to_vec(), &g[..6], 1e-13);
    let batch = xs(3);
    let mapped: Vec<Hs> = vmap!(Batch, |x: &H| {
        let hs: Vec<H> = unrolled(&ws, x);
        hs
    })(&batch);
    for i in 0..3 {
        for (m, h) in mapped.iter().zip(unrolled(&ws, &batch.index(Batch, i))) {
            near("a list of batches", &m.index(Batch, i).to_vec(), &h.to_vec(), 1e-13);
        }
    }
}

/// An array has an array as its gradient, by value and by reference.
#[test]
fn arrays_have_arrays_as_gradients() {
    #[differentiable]
    fn f(pair: [H; 2], ends: &[H; 3], x: &H) -> L {
        let mut s = (&pair[0] * &pair[1]).sum_all();
        for (k, e) in ends.iter().enumerate() {
            s = s * x.sum_all() + e.square().sum_all() * k as f64;
        }
        s
    }
    let h = |v: f64| H::from_slice([2], &[v, 1.0 - v]).unwrap();
    let (pair, ends) = ([h(0.2), h(0.7)], [h(0.1), h(-0.4), h(0.6)]);
    let (g, e, gx): ([H; 2], [H; 3], H) = f::grad(pair.clone(), &ends, &x());
    let value = |v: &[f64]| {
        let at = |i: usize| H::from_slice([2], &v[2 * i..2 * i + 2]).unwrap();
        vec![f([at(0), at(1)], &[at(2), at(3), at(4)], &at(5)).item()]
    };
    let all = |pair: &[H], ends: &[H], x: &H| -> Vec<f64> {
        pair.iter().chain(ends).chain([x]).flat_map(H::to_vec).collect()
    };
    near("arrays", &all(&g, &e, &gx), &differences(value, &all(&pair, &ends, &x())).concat(), 1e-8);
    let (d, _, _): ([H; 2], [H; 3], H) = grad!(|p: [H; 2], e: &[H; 3], x: &H| f(p, e, x))(pair, &ends, &x());
    assert_eq!(d.map(|d| d.to_vec()), g.map(|g| g.to_vec()));
}

/// No layers at all.
#[test]
fn empty_lists() {
    let (ws, bs): (Vec<W>, Vec<C>) = (Vec::new(), Vec::new());
    let (gw, gb, gx) = network::grad(&ws, &bs, &x());
    assert!(gw.is_empty() && gb.is_empty());
    near("x", &gx.to_vec(), &(x() * 2.0).to_vec(), 1e-14);
    assert_eq!(unrolled(&ws, &x()).len(), 0);
    let many: Vec<Tensor<f64, (Foo, A, B)>> = Vec::new();
    let y = vmap!(Foo, |ws: &[W], x: &H| network(ws, &bs, x))(&many, &Tensor::zeros([2, 2]).unwrap());
    assert_eq!(y.to_vec(), [0.0, 0.0]);
}

#[test]
#[should_panic(expected = "index 3 of a list of 3 tensors")]
fn an_index_out_of_range() {
    #[differentiable]
    fn f(ws: &[W], i: usize) -> L {
        ws[i].sum_all()
    }
    f(&ws(), 3);
}

#[test]
#[should_panic(expected = "a list has 2 tensors for some examples of a batch and 1 for others")]
fn lists_of_different_lengths() {
    #[differentiable]
    fn f(x: &H) -> L {
        let mut hs = vec![x * 1.0];
        if x.sum_all() > 0.0 {
            hs.push(x * 2.0);
        }
        hs[0].sum_all() + hs[hs.len() - 1].sum_all()
    }
    let xs = Hs::from_slice([2, 2], &[-1.0, 0.0, 1.0, 0.0]).unwrap();
    // One example may have as many as it likes.
    assert_eq!((f(&xs.index(Batch, 0)).item(), f(&xs.index(Batch, 1)).item()), (-2.0, 3.0));
    vmap!(Batch, |x: &H| f(x))(&xs);
}

/// A derivative in a loop over a list, by the position and the length.
#[test]
fn derivatives_in_loops_over_lists() {
    #[differentiable]
    fn f(ws: &[H], x: &H) -> L {
        let mut y = x * 1.0;
        for (i, w) in ws.iter().enumerate() {
            let g = grad!(|u: &H| (u * &ws[(i + 1) % ws.len()]).sum_all() * w.sum_all() + u.square().sum_all())(&y);
            y = y * 0.5 + g * 0.2;
        }
        y.square().sum_all()
    }
    let h = |v: f64| H::from_slice([2], &[v, 1.0 - v]).unwrap();
    let ws = [h(0.2), h(0.7), h(-0.3)];
    let (g, gx): (Vec<H>, H) = f::grad(&ws, &x());
    let value = |v: &[f64]| {
        let at = |i: usize| H::from_slice([2], &v[2 * i..2 * i + 2]).unwrap();
        vec![f(&[at(0), at(1), at(2)], &at(3)).item()]
    };
    let all = |ws: &[H], x: &H| -> Vec<f64> { ws.iter().chain([x]).flat_map(H::to_vec).collect() };
    near("the gradient", &all(&g, &gx), &differences(value, &all(&ws, &x())).concat(), 1e-8);
}

/// Lists beside the rest of the language.
mod mixed {
    use super::*;

    /// A constant list.
    #[differentiable]
    fn constant(#[no_grad] ws: &[Tensor<f64, (A, B)>], x: &H) -> L {
        let mut h = x * 1.0;
        for w in ws {
            h = h.dot(w, A).rename(B, A).tanh();
        }
        h.square().sum_all()
    }

    /// The same, of any float, and with `wrt`.
    #[differentiable(wrt(ws))]
    fn generic<E: Float>(ws: &[Tensor<E, (A, B)>], x: &Tensor<E, (A,)>) -> Tensor<E, ()> {
        let mut h = x * 1.0;
        for w in ws {
            h = h.dot(w, A).rename(B, A).tanh();
        }
        h.square().sum_all()
    }

    /// A list and a number, or nothing.
    #[differentiable]
    fn halves(x: &H, n: usize) -> Result<(Vec<H>, f64), String> {
        if n > 5 {
            return Err(format!("{n} halves"));
        }
        let mut hs = vec![x * 1.0];
        while hs.len() < n {
            let last = hs.last().unwrap() * 0.5;
            hs.push(last.tanh());
        }
        let total = hs[0].sum_all() * hs.len() as f64;
        Ok((hs, total))
    }

    /// Lists by branches, of calls, and over literals.
    #[differentiable]
    fn chosen(x: &H, n: usize) -> Option<L> {
        let (hs, s): (Vec<H>, L) = halves(x, n).ok()?;
        let pair = if s > 0.15 { vec![x.tanh(), hs[0].square()] } else { [x * 2.0, x - 1.0].to_vec() };
        let mut y = s * 0.3;
        for (i, (a, (b, _))) in pair.iter().zip(hs.iter().zip(0..)).enumerate() {
            y += (a * b).sum_all() * (i + 1) as f64;
        }
        for h in vec![x.tanh(), x * 0.5] {
            y = y.tanh() + h.sum_all();
        }
        if pair.is_empty() || hs.len() > 9 { None } else { Some(y) }
    }

    /// A piece of a loop that runs again, with lists.
    #[differentiable(checkpoint(recompute))]
    fn again(ws: &[W], h: &H, k: f64, n: usize) -> L {
        let mut h = h * k;
        for w in ws[..n].iter() {
            h = h.dot(w, A).rename(B, A).tanh();
        }
        h.square().sum_all()
    }

    #[differentiable]
    fn not_again(ws: &[W], h: &H, k: f64, n: usize) -> L {
        let mut h = h * k;
        for w in ws[..n].iter() {
            h = h.dot(w, A).rename(B, A).tanh();
        }
        h.square().sum_all()
    }

    /// Iterators that are consumed on the spot.
    #[differentiable]
    fn consumed(ws: &[W], bs: &[C], x: &H) -> L {
        let k = 0.5;
        let penalty = ws.iter().map(|w| w.square().sum_all() * k).sum::<L>();
        let h = ws.iter().zip(bs).fold(x * 1.0, |h, (w, b)| (h.dot(w, A) + b).rename(B, A).tanh());
        let totals: Vec<L> = bs[1..].iter().enumerate().map(|(i, b)| b.sum_all() * (i as f64 + 1.0)).collect();
        let pair = [x.tanh(), h.square()];
        let again: Vec<H> = pair.iter().rev().map(|h| h * 2.0).collect();
        let last = again.iter().map(|h| h.sum_all()).fold(totals[0].clone(), |s, t| s * 0.5 + t);
        penalty + h.sum_all() + last + totals.iter().sum::<L>()
    }

    #[differentiable]
    fn written_out(ws: &[W], bs: &[C], x: &H) -> L {
        let mut y = x.sum_all() * 0.0;
        for w in ws {
            y += w.square().sum_all() * 0.5;
        }
        let mut h = x * 1.0;
        for (w, b) in ws.iter().zip(bs) {
            h = (h.dot(w, A) + b).rename(B, A).tanh();
        }
        let (a, b) = (bs[1].sum_all(), bs[2].sum_all() * 2.0);
        let last = (&a * 0.5 + h.square().sum_all() * 2.0) * 0.5 + x.tanh().sum_all() * 2.0;
        y + h.sum_all() + last + a + b
    }

    #[test]
    fn iterators_are_loops() {
        let (ws, bs) = (ws(), bs());
        let (y, g) = consumed::value_and_grad(&ws, &bs, &x());
        let (z, h) = written_out::value_and_grad(&ws, &bs, &x());
        near("value", &[y.item()], &[z.item()], 1e-14);
        near("gradient", &flat(&g), &flat(&h), 1e-13);
        assert!(consumed(&ws[..0], &bs, &x()).item().is_finite());
    }

    fn is_gradient(f: impl Fn(&H) -> L, g: &H) {
        let value = |v: &[f64]| vec![f(&H::from_slice([2], v).unwrap()).item()];
        near("gradient", &g.to_vec(), &differences(value, &x().to_vec()).concat(), 1e-8);
    }

    #[test]
    fn constants_and_captured_lists() {
        let ws = ws();
        let g = constant::grad(&ws, &x());
        is_gradient(|x| constant(&ws, x), &g);
        let (_, of_x) = grad!(|ws: &[W], x: &H| constant_of(ws, x))(&ws, &x());
        near("a list that is differentiated", &of_x.to_vec(), &g.to_vec(), 1e-13);
        near("a captured list", &grad!(|x: &H| constant(&ws, x))(&x()).to_vec(), &g.to_vec(), 1e-13);
        near(
            "a constant list",
            &grad!(|#[no_grad] ws: &[W], x: &H| constant_of(ws, x))(&ws, &x()).to_vec(),
            &g.to_vec(),
            1e-13,
        );
        let batch = xs(3);
        let each = vmap!(Batch, |#[shared] ws: &[W], x: &H| grad!(|x: &H| constant_of(ws, x))(x))(&ws, &batch);
        for i in 0..3 {
            let g = constant::grad(&ws, &batch.index(Batch, i));
            near("a shared list", &each.index(Batch, i).to_vec(), &g.to_vec(), 1e-13);
        }
    }

    #[differentiable]
    fn constant_of(ws: &[W], x: &H) -> L {
        generic(ws, x)
    }

    #[test]
    fn of_any_float() {
        let g: Vec<W> = generic::grad(&ws(), &x());
        let (h, _) = constant_of::grad(&ws(), &x());
        for (g, h) in g.iter().zip(&h) {
            near("wrt", &g.to_vec(), &h.to_vec(), 1e-14);
        }
        let ws: Vec<Tensor<f32, (A, B)>> = ws().iter().map(|w| w.to_f32()).collect();
        let single: Vec<Tensor<f32, (A, B)>> = generic::grad(&ws, &x().to_f32());
        for (g, h) in single.iter().zip(&h) {
            near("f32", &g.to_f64().to_vec(), &h.to_vec(), 1e-5);
        }
    }

    #[test]
    fn lists_in_results_that_may_not_be_there() {
        let ((hs, total), pullback) = halves::vjp(&x(), 3).unwrap();
        assert_eq!((hs.len(), total), (3, x().sum_all().item() * 3.0));
        let g: H = pullback(&(hs.iter().map(|h| h * 0.0).collect(), 2.0));
        near("pullback", &g.to_vec(), &[6.0, 6.0], 1e-14);
        assert_eq!(halves::vjp(&x(), 6).err().as_deref(), Some("6 halves"));
        assert!(chosen(&x(), 7).is_none());
        for n in [1, 2, 4] {
            is_gradient(|x| chosen(x, n).unwrap(), &chosen::grad(&x(), n).unwrap());
            let batch = xs(4);
            let each = vmap!(Batch, |x: &H| grad!(|x: &H| chosen(x, n).unwrap())(x))(&batch);
            for i in 0..4 {
                let g = chosen::grad(&batch.index(Batch, i), n).unwrap();
                near("an example", &each.index(Batch, i).to_vec(), &g.to_vec(), 1e-12);
            }
        }
    }

    #[test]
    fn local_lists_in_macros() {
        let g = grad!(|x: &H| {
            let mut hs = vec![x.tanh(), x.square()];
            for k in 0..2 {
                let h = &hs[k] * &hs[hs.len() - 1];
                hs.push(h);
            }
            hs[2].sum_all() + hs[3].square().sum_all()
        })(&x());
        is_gradient(
            |x| {
                let (a, b) = (x.tanh(), x.square());
                let c = &a * &b;
                let d = &b * &c;
                c.sum_all() + d.square().sum_all()
            },
            &g,
        );
    }

    #[test]
    fn running_again_is_the_same() {
        let (ws, x) = (ws(), x());
        let flat = |(ws, x, k): (Vec<W>, H, f64)| -> Vec<f64> {
            ws.iter().flat_map(W::to_vec).chain(x.to_vec()).chain([k]).collect()
        };
        assert_eq!(flat(again::grad(&ws, &x, 0.8, 2)), flat(not_again::grad(&ws, &x, 0.8, 2)));
        let second = |f: fn(&[W], &H, f64) -> (Vec<W>, H, f64)| flat(f(&ws, &x, 0.8));
        let one = second(|ws, x, k| {
            grad!(|ws: &[W], x: &H, k: f64| grad!(|x: &H| again(ws, x, k, 3))(x).square().sum_all())(ws, x, k)
        });
        let other = second(|ws, x, k| {
            grad!(|ws: &[W], x: &H, k: f64| grad!(|x: &H| not_again(ws, x, k, 3))(x).square().sum_all())(ws, x, k)
        });
        near("second order", &one, &other, 1e-13);
        let batch = xs(4);
        let mapped = vmap!(Batch, |x: &H| grad!(|x: &H| again(&ws, x, 0.8, 2))(x))(&batch);
        for i in 0..4 {
            let (_, g, _) = not_again::grad(&ws, &batch.index(Batch, i), 0.8, 2);
            near("mapped", &mapped.index(Batch, i).to_vec(), &g.to_vec(), 1e-13);
        }
    }
}
