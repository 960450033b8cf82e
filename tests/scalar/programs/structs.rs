//! Structs: vectors, particles, matrices, rotations, generic in length and number.

use super::program;

mod raymarch {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Copy)]
    struct V3 {
        x: f64,
        y: f64,
        z: f64,
    }
    #[differentiable]
    impl V3 {
        fn new(x: f64, y: f64, z: f64) -> V3 {
            V3 { x, y, z }
        }
        fn add(self, o: V3) -> V3 {
            V3::new(self.x + o.x, self.y + o.y, self.z + o.z)
        }
        fn scale(self, k: f64) -> V3 {
            V3::new(self.x * k, self.y * k, self.z * k)
        }
        fn dot(self, o: V3) -> f64 {
            self.x * o.x + self.y * o.y + self.z * o.z
        }
        fn norm(self) -> f64 {
            self.dot(self).sqrt()
        }
        fn max(self, k: f64) -> V3 {
            V3::new(self.x.max(k), self.y.max(k), self.z.max(k))
        }
    }
    #[differentiable]
    fn sdf(p: V3, r: f64) -> f64 {
        (p.norm() - r).min(p.y + 2.0)
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let o = V3::new(0.1, 0.2, -3.0 + 0.1 * x[0]);
        let d = V3::new(0.05 * x[1], 0.03 * x[2], 1.0);
        let d = d.scale(1.0 / d.norm());
        let mut t = 0.0;
        for _ in 0..40 {
            let h = sdf(o.add(d.scale(t)), 0.8 + 0.05 * x[3]);
            if h < 1e-10 {
                break;
            }
            t += h;
            if t > 20.0 {
                return x[4] * 0.1;
            }
        }
        let p = o.add(d.scale(t)).max(-5.0);
        t * x[5] + p.dot(d)
    }
}

mod generic_real {
    use tenzr::prelude::*;
    #[differentiable]
    fn poly<T: Real>(c: &[T], x: T) -> T {
        let mut s = T::ZERO;
        for &k in c.iter().rev() {
            s = s * x + k;
        }
        s
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        poly(x, x[0]) + poly(&x[..2], 0.5)
    }
}

mod particles {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Debug)]
    struct Particle {
        pos: [f64; 2],
        vel: [f64; 2],
        mass: f64,
    }
    #[differentiable]
    fn forces(ps: &[Particle]) -> Vec<[f64; 2]> {
        let mut out = vec![[0.0; 2]; ps.len()];
        for i in 0..ps.len() {
            for j in 0..ps.len() {
                if i == j {
                    continue;
                }
                let d = [ps[j].pos[0] - ps[i].pos[0], ps[j].pos[1] - ps[i].pos[1]];
                let r2 = d[0] * d[0] + d[1] * d[1] + 0.1;
                let k = ps[j].mass / (r2 * r2.sqrt());
                for a in 0..2 {
                    out[i][a] += k * d[a];
                }
            }
        }
        out
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut ps = vec![
            Particle { pos: [x[0], x[1]], vel: [0.0, 0.1], mass: x[2].abs() },
            Particle { pos: [x[3], x[4]], vel: [0.0; 2], mass: 1.0 },
        ];
        for _ in 0..3 {
            let fs = forces(&ps);
            for (p, f) in ps.iter_mut().zip(&fs) {
                for a in 0..2 {
                    p.vel[a] += 0.1 * f[a];
                    p.pos[a] += 0.1 * p.vel[a];
                }
            }
        }
        ps.iter().map(|p| p.mass * (p.pos[0].powi(2) + p.vel[1])).sum()
    }
}

mod trait_ops {
    use std::ops::{Add, Mul};
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Copy)]
    struct C {
        re: f64,
        im: f64,
    }
    #[differentiable]
    impl C {
        fn mul(self, o: C) -> C {
            C { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
        }
        fn abs2(&self) -> f64 {
            self.re * self.re + self.im * self.im
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let c = C { re: x[0], im: x[1] };
        let mut z = C { re: x[2], im: x[3] };
        for _ in 0..3 {
            z = z.mul(c);
            let t = C { re: z.re + 0.1, ..z };
            z = t;
            if z.abs2() > 1e6 {
                break;
            }
        }
        z.abs2().sqrt()
    }
}

mod v3_chain {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Vec3 {
        pub x: f64,
        pub y: f64,
        pub z: f64,
    }
    #[differentiable]
    impl Vec3 {
        pub const ZERO: Vec3 = Vec3 { x: 0.0, y: 0.0, z: 0.0 };
        pub fn new(x: f64, y: f64, z: f64) -> Self {
            Self { x, y, z }
        }
        pub fn splat(v: f64) -> Self {
            Self::new(v, v, v)
        }
        pub fn add(self, o: Self) -> Self {
            Self::new(self.x + o.x, self.y + o.y, self.z + o.z)
        }
        pub fn sub(self, o: Self) -> Self {
            Self::new(self.x - o.x, self.y - o.y, self.z - o.z)
        }
        pub fn mul(self, k: f64) -> Self {
            Self::new(self.x * k, self.y * k, self.z * k)
        }
        pub fn div(self, k: f64) -> Self {
            self.mul(1.0 / k)
        }
        pub fn neg(self) -> Self {
            self.mul(-1.0)
        }
        pub fn dot(&self, o: &Self) -> f64 {
            self.x * o.x + self.y * o.y + self.z * o.z
        }
        pub fn cross(&self, o: &Self) -> Self {
            Self { x: self.y * o.z - self.z * o.y, y: self.z * o.x - self.x * o.z, z: self.x * o.y - self.y * o.x }
        }
        pub fn length(&self) -> f64 {
            self.dot(self).sqrt()
        }
        pub fn normalize(&self) -> Self {
            self.div(self.length())
        }
        pub fn max(self, o: Self) -> Self {
            Self::new(self.x.max(o.x), self.y.max(o.y), self.z.max(o.z))
        }
        pub fn abs(self) -> Self {
            Self::new(self.x.abs(), self.y.abs(), self.z.abs())
        }
        pub fn map(self, k: f64) -> Self {
            Self::new(self.x * k, self.y.sin(), self.z)
        }
        pub fn lerp(a: Vec3, b: Vec3, t: f64) -> Vec3 {
            a.mul(1.0 - t).add(b.mul(t))
        }
        pub fn sqrt(self) -> Self {
            Self::new(self.x.abs().sqrt(), self.y, self.z)
        }
    }
    #[differentiable]
    fn box_sdf(p: Vec3, b: Vec3) -> f64 {
        let q = p.abs().sub(b);
        let o = q.max(Vec3::splat(0.0));
        o.length() + q.x.max(q.y.max(q.z)).min(0.0)
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let a = Vec3::new(x[0], x[1], x[2]);
        let b = Vec3::new(x[3], x[4], x[5]);
        let c = a.cross(&b).normalize();
        let d = a.sub(b).abs().add(c).mul(0.5).neg();
        let e = Vec3::lerp(a, d, 0.3).map(2.0);
        let g = a.add(b).sqrt().dot(&e).abs().sqrt();
        let h = a.dot(&b).max(0.1).powi(2) + a.dot(&c).sin();
        box_sdf(a, Vec3 { x: 0.3, ..Vec3::ZERO }) + e.dot(&d) * a.length() + g + h
    }
}

mod complex_exp {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Copy)]
    struct Cx {
        re: f64,
        im: f64,
    }
    #[differentiable]
    impl Cx {
        fn new(re: f64, im: f64) -> Cx {
            Cx { re, im }
        }
        fn mul(&self, o: &Cx) -> Cx {
            Cx::new(self.re * o.re - self.im * o.im, self.re * o.im + self.im * o.re)
        }
        fn exp(&self) -> Cx {
            let e = self.re.exp();
            Cx::new(e * self.im.cos(), e * self.im.sin())
        }
        fn norm_sqr(&self) -> f64 {
            self.re * self.re + self.im * self.im
        }
        fn conj(self) -> Cx {
            Cx { im: -self.im, ..self }
        }
        fn recip(&self) -> Cx {
            let n = self.norm_sqr();
            Cx::new(self.re / n, -self.im / n)
        }
        fn powi(&self, n: usize) -> Cx {
            let mut r = Cx::new(1.0, 0.0);
            for _ in 0..n {
                r = r.mul(self);
            }
            r
        }
    }
    #[differentiable]
    fn dft(x: &[f64], k: usize) -> Cx {
        let mut s = Cx::new(0.0, 0.0);
        for (n, &v) in x.iter().enumerate() {
            let w = Cx::new(0.0, -2.0 * std::f64::consts::PI * (k * n) as f64 / x.len() as f64).exp();
            s.re += v * w.re;
            s.im += v * w.im;
        }
        s
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let z = dft(x, 1).mul(&dft(x, 2).conj());
        let w = Cx::new(x[0], x[1]).mul(&Cx::new(0.1, 0.2)).exp().recip();
        z.norm_sqr().sqrt() + w.re * w.im + Cx::new(x[2], x[3]).powi(3).re
    }
}

mod matrix_struct {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Debug)]
    struct Matrix {
        rows: usize,
        cols: usize,
        data: Vec<f64>,
    }
    #[differentiable]
    impl Matrix {
        fn zeros(rows: usize, cols: usize) -> Self {
            Matrix { rows, cols, data: vec![0.0; rows * cols] }
        }
        fn identity(n: usize) -> Self {
            let mut m = Self::zeros(n, n);
            for i in 0..n {
                m.set(i, i, 1.0);
            }
            m
        }
        fn get(&self, i: usize, j: usize) -> f64 {
            self.data[i * self.cols + j]
        }
        fn set(&mut self, i: usize, j: usize, v: f64) {
            let c = self.cols;
            self.data[i * c + j] = v;
        }
        fn matmul(&self, o: &Matrix) -> Matrix {
            let mut out = Matrix::zeros(self.rows, o.cols);
            for i in 0..self.rows {
                for j in 0..o.cols {
                    let mut s = 0.0;
                    for k in 0..self.cols {
                        s += self.get(i, k) * o.get(k, j);
                    }
                    out.set(i, j, s);
                }
            }
            out
        }
        fn transpose(&self) -> Matrix {
            let mut t = Matrix::zeros(self.cols, self.rows);
            for i in 0..self.rows {
                for j in 0..self.cols {
                    t.set(j, i, self.get(i, j));
                }
            }
            t
        }
        fn trace(&self) -> f64 {
            (0..self.rows).map(|i| self.get(i, i)).sum()
        }
        fn scale(&mut self, k: f64) {
            for v in &mut self.data {
                *v *= k;
            }
        }
        fn row(&self, i: usize) -> Vec<f64> {
            self.data[i * self.cols..(i + 1) * self.cols].to_vec()
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut a = Matrix { rows: 2, cols: 2, data: x[..4].to_vec() };
        let b = Matrix::identity(2);
        let c = a.matmul(&b).matmul(&a.transpose());
        let r = c.row(1);
        c.trace() + r[0] * x[4] + c.get(0, 1)
    }
}

mod mut_self_iter {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone)]
    struct Ema {
        alpha: f64,
        state: Option<f64>,
    }
    #[differentiable]
    impl Ema {
        fn push(&mut self, v: f64) -> f64 {
            let s = match self.state {
                Some(s) => self.alpha * v + (1.0 - self.alpha) * s,
                None => v,
            };
            self.state = Some(s);
            s
        }
        fn value(&self) -> f64 {
            self.state.unwrap_or(0.0)
        }
        fn reset(&mut self) {
            self.state = None;
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut e = Ema { alpha: 1.0 / (1.0 + x[0] * x[0]), state: None };
        let mut total = e.value();
        for &v in x {
            total += e.push(v).powi(2);
        }
        total += e.value();
        e.reset();
        total + e.push(x[1])
    }
}

mod tuple_structs_generics {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Copy)]
    struct Pair<const N: usize> {
        a: [f64; N],
        b: [f64; N],
    }
    #[differentiable]
    impl<const N: usize> Pair<N> {
        fn dot(&self) -> f64 {
            self.a.iter().zip(self.b.iter()).map(|(p, q)| p * q).sum()
        }
        fn swap(self) -> Self {
            Pair { a: self.b, b: self.a }
        }
        fn scaled(mut self, k: f64) -> Self {
            for i in 0..N {
                self.a[i] *= k;
            }
            self
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let p = Pair { a: [x[0], x[1], x[2]], b: [x[3], x[4], x[5]] };
        p.swap().scaled(x[0]).dot() + Pair::<3>::dot(&p)
    }
}

mod generic_struct_real {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Copy)]
    struct P2<T> {
        x: T,
        y: T,
    }
    #[differentiable]
    impl<T: Real> P2<T> {
        fn norm2(&self) -> T {
            self.x * self.x + self.y * self.y
        }
        fn new(x: T, y: T) -> Self {
            P2 { x, y }
        }
    }
    #[differentiable]
    fn dist<T: Real>(a: &P2<T>, b: &P2<T>) -> T {
        P2::new(a.x - b.x, a.y - b.y).norm2().sqrt()
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let a = P2::new(x[0], x[1]);
        let b = P2 { x: x[2], y: x[3] };
        dist(&a, &b) * a.norm2()
    }
}

mod closure_returning_closure_value {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let scale = x[0];
        let act = |v: f64| -> f64 { if v > 0.0 { v * scale } else { 0.01 * v } };
        let layer = |w: f64, b: f64, v: f64| act(w * v + b);
        let h = layer(x[1], x[2], x[3]);
        let fs = [0.5, 1.5];
        fs.iter().map(|&k| layer(k, h, x[4])).sum::<f64>() + (|a: f64| a * a)(x[5])
    }
}

mod grid {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        const W: usize = 3;
        const H: usize = 2;
        let mut g = [[0.0; W]; H];
        for r in 0..H {
            for c in 0..W {
                g[r][c] = x[r * W + c];
            }
        }
        for _ in 0..2 {
            let old = g;
            for r in 0..H {
                for c in 0..W {
                    let up = if r > 0 { old[r - 1][c] } else { 0.0 };
                    let left = c.checked_sub(1).map(|c| old[r][c]).unwrap_or(0.0);
                    let right = old[r].get(c + 1).copied().unwrap_or_default();
                    g[r][c] += 0.1 * (up + left + right - 3.0 * old[r][c]);
                }
            }
        }
        g.iter().flatten().map(|v| v * v).sum::<f64>()
            + g.iter().map(|row| row.iter().sum::<f64>().powi(2)).sum::<f64>()
    }
}

mod assoc_fn_ns {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Copy)]
    struct Quat {
        w: f64,
        v: [f64; 3],
    }
    #[differentiable]
    impl Quat {
        fn from_axis_angle(axis: [f64; 3], a: f64) -> Quat {
            let (s, c) = (a / 2.0).sin_cos();
            Quat { w: c, v: axis.map(|t| t * s) }
        }
        fn mul(&self, o: &Quat) -> Quat {
            let [a, b, c] = self.v;
            let [d, e, f] = o.v;
            Quat {
                w: self.w * o.w - a * d - b * e - c * f,
                v: [
                    self.w * d + o.w * a + b * f - c * e,
                    self.w * e + o.w * b + c * d - a * f,
                    self.w * f + o.w * c + a * e - b * d,
                ],
            }
        }
        fn conj(&self) -> Quat {
            Quat { w: self.w, v: [-self.v[0], -self.v[1], -self.v[2]] }
        }
        fn rotate(&self, p: [f64; 3]) -> [f64; 3] {
            self.mul(&Quat { w: 0.0, v: p }).mul(&self.conj()).v
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let q = Quat::from_axis_angle([0.0, 0.6, 0.8], x[0]);
        let r = q.rotate([x[1], x[2], x[3]]);
        r[0] + 2.0 * r[1] - r[2] * x[4]
    }
}

mod iter_by_mut_struct {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Copy, Default)]
    struct Body {
        p: f64,
        v: f64,
    }
    #[differentiable]
    fn leap(bs: &mut [Body], dt: f64) {
        let n = bs.len();
        let mut acc = vec![0.0; n];
        for i in 0..n {
            for j in 0..n {
                if i != j {
                    let d = bs[j].p - bs[i].p;
                    acc[i] += d / (d.abs().powi(3) + 0.5);
                }
            }
        }
        for (b, a) in bs.iter_mut().zip(acc.iter()) {
            b.v += a * dt;
            b.p += b.v * dt;
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut bs: Vec<Body> = (0..3).map(|i| Body { p: x[i], v: x[i + 3] }).collect();
        let mut bs2 = vec![Body::default(); 2];
        bs2[1].p = x[0];
        for _ in 0..2 {
            leap(&mut bs, 0.1);
            leap(&mut bs2, 0.2);
        }
        bs.iter().map(|b| 0.5 * b.v * b.v).sum::<f64>() + bs[0].p + bs2[0].p
    }
}

program!(raymarch);
program!(generic_real);
program!(particles);
program!(trait_ops);
program!(v3_chain);
program!(complex_exp);
program!(matrix_struct);
program!(mut_self_iter);
program!(tuple_structs_generics);
program!(generic_struct_real);
program!(closure_returning_closure_value);
program!(grid);
program!(assoc_fn_ns);
program!(iter_by_mut_struct);
