//! Functions that call themselves, and each other.

use super::program;
use std::cell::Cell;
use tenzr::prelude::*;

mod tree_enum {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone)]
    enum Node {
        Leaf(usize),
        Const(f64),
        Add(usize, usize),
        Mul(usize, usize),
        Sin(usize),
    }
    #[differentiable]
    fn eval(t: &[Node], at: usize, x: &[f64]) -> f64 {
        match &t[at] {
            Node::Leaf(i) => x[*i],
            Node::Const(c) => *c,
            Node::Add(a, b) => eval(t, *a, x) + eval(t, *b, x),
            Node::Mul(a, b) => eval(t, *a, x) * eval(t, *b, x),
            Node::Sin(a) => eval(t, *a, x).sin(),
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let t = vec![
            Node::Leaf(0),
            Node::Leaf(1),
            Node::Mul(0, 1),
            Node::Const(x[2]),
            Node::Add(2, 3),
            Node::Sin(4),
            Node::Mul(5, 2),
        ];
        eval(&t, 6, x)
    }
}

mod method_rec {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone)]
    struct Tree {
        val: Vec<f64>,
        left: Vec<Option<usize>>,
        right: Vec<Option<usize>>,
    }
    #[differentiable]
    impl Tree {
        fn fold(&self, at: usize, depth: f64) -> f64 {
            let l = match self.left[at] {
                Some(i) => self.fold(i, depth + self.val[at]),
                None => depth,
            };
            let r = if let Some(i) = self.right[at] { self.fold(i, depth * 0.5) } else { 1.0 };
            self.val[at] * l.sin() + r * r
        }
        fn decay(&mut self, at: usize, k: f64) {
            self.val[at] *= k;
            if let Some(i) = self.left[at] {
                let v = self.val[at];
                self.decay(i, k * v);
            }
            if let Some(i) = self.right[at] {
                self.decay(i, k.cos());
            }
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut t = Tree {
            val: x[..4].to_vec(),
            left: vec![Some(1), Some(2), None, None],
            right: vec![Some(3), None, None, None],
        };
        let a = t.fold(0, x[4]);
        t.decay(0, 0.2 * x[5]);
        a + t.fold(0, 0.3) + t.val[2]
    }
}

mod mutual {
    use tenzr::prelude::*;
    #[differentiable(recursive)]
    fn even(n: usize, x: f64, w: &[f64]) -> f64 {
        if n == 0 { x } else { odd(n - 1, x * w[0], w).sin() + x }
    }
    #[differentiable(recursive)]
    fn odd(n: usize, x: f64, w: &[f64]) -> f64 {
        if n == 0 { x * x } else { even(n - 1, helper(x, w[1]), w) * w[2] }
    }
    #[differentiable]
    fn helper(a: f64, b: f64) -> f64 {
        a * b.cos()
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        even(5, x[0], &x[1..]) + odd(4, x[3], x)
    }
}

mod mut_slice {
    use tenzr::prelude::*;
    #[differentiable]
    fn fft(re: &mut [f64], s: f64) {
        let n = re.len();
        if n <= 1 {
            return;
        }
        let (a, b) = re.split_at_mut(n / 2);
        fft(a, s);
        fft(b, s * 0.5);
        for i in 0..n / 2 {
            let t = re[i];
            let u = re[i + n / 2] * s;
            re[i] = t + u;
            re[i + n / 2] = t * u;
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut v = x[..4].to_vec();
        fft(&mut v, x[4]);
        v[0] * v[3] + v[1] - v[2]
    }
}

mod generic_const {
    use tenzr::prelude::*;
    #[differentiable]
    fn det<const N: usize>(m: &[[f64; N]; N], rows: &[usize], col: usize) -> f64 {
        if rows.is_empty() {
            return 1.0;
        }
        let mut s = 0.0;
        for (k, &r) in rows.iter().enumerate() {
            let rest: Vec<usize> = rows.iter().copied().filter(|q| *q != r).collect();
            let minor = det(m, &rest, col + 1);
            let t = m[r][col] * minor;
            if k % 2 == 0 { s += t } else { s -= t }
        }
        s
    }
    #[differentiable]
    fn real<T: Real>(x: T, n: usize) -> T {
        if n == 0 {
            x
        } else {
            let y = real(x * T::from_f64(0.5), n - 1);
            y * x + y.sin()
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let m = [[x[0], x[1], 0.5], [x[2], x[3], 1.0], [0.3, x[4], x[5]]];
        det(&m, &[0, 1, 2], 0) + real(x[0], 4)
    }
}

mod option_rec {
    use tenzr::prelude::*;
    #[differentiable]
    fn newton(x: f64, a: f64, n: usize) -> Option<f64> {
        let g = x * x - a;
        if g.abs() < 1e-13 {
            return Some(x);
        }
        if n == 0 {
            return None;
        }
        let y = newton(x - g / (2.0 * x), a, n - 1)?;
        Some(y)
    }
    #[differentiable]
    fn quad(a: f64, b: f64, tol: f64, depth: usize, k: f64) -> f64 {
        let g = |t: f64| (k * t).sin();
        let m = 0.5 * (a + b);
        let whole = (b - a) / 6.0 * (g(a) + 4.0 * g(m) + g(b));
        if depth == 0 {
            return whole;
        }
        let halves = quad(a, m, tol, depth - 1, k) + quad(m, b, tol, depth - 1, k);
        if (halves - whole).abs() < tol { halves + (halves - whole) / 15.0 } else { halves }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        newton(1.0, x[0].abs() + 1.0, 20).unwrap_or(0.0) + quad(0.0, x[1], 1e-9, 3, x[2])
    }
}

mod lifetime_struct {
    use tenzr::prelude::*;
    #[differentiable]
    struct Ctx<'a> {
        #[no_grad]
        w: &'a [f64],
        k: f64,
    }
    #[differentiable]
    impl<'a> Ctx<'a> {
        fn go(&self, i: usize, x: f64) -> f64 {
            if i >= self.w.len() {
                x * self.k
            } else {
                let y = self.go(i + 1, x * self.w[i]);
                y.sin() * self.k
            }
        }
    }
    #[differentiable]
    fn with_fn(g: impl Fn(f64) -> f64, x: f64, n: usize) -> f64 {
        if n == 0 { x } else { g(x) * g(x * 0.5 + 0.1 * n as f64) }
    }
    const W: [f64; 3] = [0.5, 1.0, 2.0];
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let c = Ctx { w: &W, k: x[0] };
        c.go(0, x[1]) + with_fn(|t| t * x[2], x[3], 2)
    }
}

mod strassen_vec {
    use tenzr::prelude::*;
    #[differentiable]
    fn merge_sum(v: &[f64], k: f64) -> Vec<f64> {
        if v.len() <= 1 {
            return v.to_vec();
        }
        let (a, b) = v.split_at(v.len() / 2);
        let (l, r) = (merge_sum(a, k), merge_sum(b, k * 0.9));
        let mut out = Vec::new();
        for i in 0..l.len().max(r.len()) {
            let a = l.get(i).copied().unwrap_or(0.0);
            let b = if i < r.len() { r[i] } else { 0.5 };
            out.push(a * k + b.sin());
        }
        out
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        merge_sum(x, x[0]).iter().map(|v| v * v).sum()
    }
}

program!(tree_enum);
program!(method_rec);
program!(mutual);
program!(mut_slice);
program!(generic_const);
program!(option_rec);
program!(lifetime_struct);
program!(strassen_vec);

thread_local!(static CALLS: Cell<usize> = const { Cell::new(0) });

fn count() -> usize {
    CALLS.set(CALLS.get() + 1);
    CALLS.get()
}

/// Its cotangents are not known before the call, so that the two sweeps are not one.
#[differentiable]
fn deep(x: f64, k: f64, n: usize) -> f64 {
    let _ = count();
    if n == 0 {
        return x;
    }
    let y = deep(x, k, n - 1);
    (y * k).sin() + 0.3 * y * y
}

#[differentiable]
#[derive(Clone)]
struct Chain {
    k: f64,
}

#[differentiable]
impl Chain {
    fn deep(&self, x: f64, n: usize) -> f64 {
        let _ = count();
        match n {
            0 => x,
            n => (self.deep(x, n - 1) * self.k).sin(),
        }
    }
}

#[differentiable(recursive)]
fn there(x: f64, n: usize) -> f64 {
    let _ = count();
    if n == 0 { x } else { back(x, n - 1).sin() }
}

#[differentiable(recursive)]
fn back(x: f64, n: usize) -> f64 {
    let _ = count();
    if n == 0 { x * x } else { there(x, n - 1).cos() }
}

/// A function that calls itself `n` times runs `n` times, also where its derivative is taken.
#[test]
fn cost_grows_with_the_depth() {
    let counted = |f: &dyn Fn(usize), n: usize| {
        CALLS.set(0);
        f(n);
        assert_eq!(CALLS.get(), n + 1, "the calls at a depth of {n}");
    };
    for n in [1, 10, 300] {
        counted(&|n| drop(deep::grad(0.3, 0.9, n)), n);
        counted(&|n| drop((Chain { k: 0.9 }).deep_grad(0.3, n)), n);
        counted(&|n| drop(there::grad(0.3, n)), n);
        counted(&|n| drop(deep::jvp(0.3, 0.9, n, 1.0, 0.5)), n);
    }
}
