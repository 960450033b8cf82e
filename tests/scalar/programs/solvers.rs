//! Numerical methods: filters, steppers, root finding, decompositions.

use super::program;

mod kalman {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Copy)]
    struct Kf {
        m: f64,
        p: f64,
        q: f64,
        r: f64,
    }
    #[differentiable]
    impl Kf {
        fn new(q: f64, r: f64) -> Self {
            Self { m: 0.0, p: 1.0, q, r }
        }
        fn predict(&mut self, a: f64) {
            self.m *= a;
            self.p = a * self.p * a + self.q;
        }
        fn update(&mut self, z: f64) -> f64 {
            let s = self.p + self.r;
            let k = self.p / s;
            let e = z - self.m;
            self.m += k * e;
            self.p *= 1.0 - k;
            -0.5 * (s.ln() + e * e / s)
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut kf = Kf::new(x[0].exp(), x[1].exp());
        let mut ll = 0.0;
        for &z in &x[2..] {
            kf.predict(0.9);
            ll += kf.update(z);
        }
        ll
    }
}

mod rk4 {
    use tenzr::prelude::*;
    #[differentiable]
    fn rhs(t: f64, y: &[f64; 2], k: f64) -> [f64; 2] {
        [y[1], -k * y[0] - 0.1 * y[1] + t.sin()]
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut y = [x[0], x[1]];
        let (mut t, h) = (0.0, 0.05);
        while t < 0.5 {
            let k1 = rhs(t, &y, x[3]);
            let y2 = [y[0] + 0.5 * h * k1[0], y[1] + 0.5 * h * k1[1]];
            let k2 = rhs(t + 0.5 * h, &y2, x[3]);
            let mut y3 = y;
            for (a, b) in y3.iter_mut().zip(&k2) {
                *a += 0.5 * h * b;
            }
            let k3 = rhs(t + 0.5 * h, &y3, x[3]);
            let y4: [f64; 2] = std::array::from_fn(|i| y[i] + h * k3[i]);
            let k4 = rhs(t + h, &y4, x[3]);
            for i in 0..2 {
                y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
            }
            t += h;
        }
        y[0] * x[2] + y[1]
    }
}

mod cholesky {
    use tenzr::prelude::*;
    #[differentiable]
    fn cholesky<const N: usize>(a: &[[f64; N]; N]) -> Option<[[f64; N]; N]> {
        let mut l = [[0.0; N]; N];
        for i in 0..N {
            for j in 0..=i {
                let s: f64 = (0..j).map(|k| l[i][k] * l[j][k]).sum();
                if i == j {
                    let d = a[i][i] - s;
                    if d <= 0.0 {
                        return None;
                    }
                    l[i][i] = d.sqrt();
                } else {
                    l[i][j] = (a[i][j] - s) / l[j][j];
                }
            }
        }
        Some(l)
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let a = [[4.0 + x[0] * x[0], x[1], 0.2], [x[1], 5.0, x[2]], [0.2, x[2], 6.0 + x[3]]];
        match cholesky(&a) {
            Some(l) => l[0][0].ln() + l[1][1].ln() + l[2][2].ln() + l[2][1],
            None => -1.0,
        }
    }
}

mod newton_result {
    use tenzr::prelude::*;
    #[derive(Debug, Clone, PartialEq)]
    enum SolveError {
        NoConvergence { iters: usize },
        Bad,
    }
    #[differentiable]
    fn newton(a: f64, mut y: f64) -> Result<f64, SolveError> {
        for _ in 0..50 {
            let g = y * y * y + a * y - 2.0;
            let d = 3.0 * y * y + a;
            if d.abs() < 1e-12 {
                return Err(SolveError::Bad);
            }
            let s = g / d;
            y -= s;
            if s.abs() < 1e-13 {
                return Ok(y);
            }
        }
        Err(SolveError::NoConvergence { iters: 50 })
    }
    #[differentiable]
    fn both(a: f64, b: f64) -> Result<f64, SolveError> {
        let p = newton(a.abs() + 1.0, 1.0)?;
        let q = newton(b.abs() + 1.0, 0.5)?;
        Ok(p * q)
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        both(x[0], x[1]).unwrap_or(0.0) + both(x[2], x[3]).unwrap()
    }
}

mod lu {
    use tenzr::prelude::*;
    #[differentiable]
    fn solve(a: &mut [[f64; 3]; 3], b: &mut [f64; 3]) -> Option<()> {
        for c in 0..3 {
            let mut p = c;
            for r in c + 1..3 {
                if a[r][c].abs() > a[p][c].abs() {
                    p = r;
                }
            }
            if a[p][c].abs() < 1e-12 {
                return None;
            }
            a.swap(c, p);
            b.swap(c, p);
            for r in c + 1..3 {
                let m = a[r][c] / a[c][c];
                for k in c..3 {
                    a[r][k] -= m * a[c][k];
                }
                b[r] -= m * b[c];
            }
        }
        for c in (0..3).rev() {
            let mut s = b[c];
            for k in c + 1..3 {
                s -= a[c][k] * b[k];
            }
            b[c] = s / a[c][c];
        }
        Some(())
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut a = [[x[0], 2.0, x[1]], [3.0, x[2], 1.0], [x[3], 1.0, 4.0]];
        let mut b = [1.0, x[4], x[5]];
        if solve(&mut a, &mut b).is_none() {
            return 0.0;
        }
        b[0] + 2.0 * b[1] - b[2]
    }
}

mod spline {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let xs = [0.0, 1.0, 2.0, 3.0];
        let ys = &x[..4];
        let t = (x[4] * 0.5).clamp(0.0, 2.99);
        let i = xs.iter().rposition(|&k| t >= k).unwrap_or(0).min(2);
        let u = (t - xs[i]) / (xs[i + 1] - xs[i]);
        let h00 = (1.0 + 2.0 * u) * (1.0 - u).powi(2);
        let h01 = u * u * (3.0 - 2.0 * u);
        h00 * ys[i] + h01 * ys[i + 1]
    }
}

mod bisect {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let g = |t: f64| t * t * t + x[0].abs() * t - 1.0;
        let (mut lo, mut hi) = (0.0_f64, 2.0_f64);
        for _ in 0..5 {
            let mid = 0.5 * (lo + hi);
            if g(mid) > 0.0 { hi = mid } else { lo = mid }
        }
        let m = 0.5 * (lo + hi);
        m - g(m) / (3.0 * m * m + x[0].abs()) + x[1] * x[2]
    }
}

mod gd_loop_grad {
    use tenzr::prelude::*;
    #[differentiable]
    fn loss(w: f64, b: f64) -> f64 {
        (w * 2.0 + b - 3.0).powi(2) + 0.1 * w * w
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let (mut w, mut b) = (x[0], x[1]);
        for _ in 0..3 {
            let (gw, gb) = loss::grad(w, b);
            w -= 0.05 * gw;
            b -= 0.05 * gb;
        }
        w * w + b
    }
}

mod while_conv {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let a = x[0].abs() + 0.5;
        let mut y = a;
        let mut it = 0;
        while (y * y - a).abs() > 1e-12 && it < 60 {
            y = 0.5 * (y + a / y);
            it += 1;
        }
        let mut z = x[1];
        loop {
            z *= 0.5;
            if z.abs() < 0.2 {
                break;
            }
        }
        y + z
    }
}

mod fn_items {
    use tenzr::prelude::*;
    #[differentiable]
    fn quad(f: impl Fn(f64) -> f64, a: f64, b: f64, n: usize) -> f64 {
        let h = (b - a) / n as f64;
        let mut s = 0.5 * (f(a) + f(b));
        for i in 1..n {
            s += f(a + i as f64 * h);
        }
        s * h
    }
    #[differentiable]
    fn g(x: f64) -> f64 {
        x.sin() * x
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        quad(g, 0.0, x[0], 8) + quad(|t| t * x[1] + (x[2] * t).cos(), x[3], 1.0, 6) + quad(&g, x[4], x[5], 3)
    }
}

mod nested_option_if_let_else {
    use tenzr::prelude::*;
    #[differentiable]
    fn interp(xs: &[f64], ys: &[f64], t: f64) -> Option<f64> {
        if xs.len() != ys.len() || xs.is_empty() {
            return None;
        }
        for w in xs.windows(2).zip(ys.windows(2)) {
            let (a, b) = w;
            if let ([x0, x1], [y0, y1]) = (a, b) {
                if t >= *x0 && t <= *x1 {
                    let u = (t - x0) / (x1 - x0);
                    return Some(y0 + u * (y1 - y0));
                }
            }
        }
        None
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let xs = [-2.0, 0.0, 1.0, 3.0];
        interp(&xs, &x[..4], x[4]).unwrap_or(0.0)
            + interp(&xs, &x[2..], 0.5).expect("inside")
            + if let Some(v) = interp(&xs, &x[..2], 0.1) { v } else { x[5] }
    }
}

mod log_likelihood_struct_slice {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone)]
    struct Gauss {
        mu: f64,
        sigma: f64,
    }
    #[differentiable]
    impl Gauss {
        fn logpdf(&self, x: f64) -> f64 {
            let z = (x - self.mu) / self.sigma;
            -0.5 * z * z - self.sigma.ln() - 0.5 * (2.0 * std::f64::consts::PI).ln()
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let comps = [Gauss { mu: x[0], sigma: x[1].abs() + 0.1 }, Gauss { mu: x[2], sigma: x[3].abs() + 0.1 }];
        let data = [0.1, -0.3, 1.2];
        data.iter()
            .map(|&d| {
                let l: Vec<f64> = comps.iter().map(|c| c.logpdf(d)).collect();
                let m = l.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
                m + l.iter().map(|v| (v - m).exp()).sum::<f64>().ln()
            })
            .sum()
    }
}

program!(kalman);
program!(rk4);
program!(cholesky);
program!(newton_result);
program!(lu);
program!(spline);
program!(bisect);
program!(gd_loop_grad);
program!(while_conv);
program!(fn_items);
program!(nested_option_if_let_else);
program!(log_likelihood_struct_slice);
