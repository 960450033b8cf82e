//! Models and tools: tables, state machines, polynomials, accounts, images, statistics.

use super::program;

mod pattern_float {
    use tenzr::prelude::*;
    struct Cfg {
        gain: Option<f64>,
        mode: Mode,
    }
    enum Mode {
        Linear(f64),
        Off,
    }
    #[differentiable]
    fn g(v: f64, #[no_grad] cfg: &Cfg) -> f64 {
        let a = if let Some(t) = cfg.gain { t * v } else { v };
        let b = match cfg.mode {
            Mode::Linear(k) => v.max(k) + k * v,
            Mode::Off => 0.0,
        };
        let c = match &cfg.mode {
            Mode::Linear(k) if *k > v => *k - v,
            _ => v,
        };
        a * b + c
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let c = 0.5;
        g(x[0], &Cfg { gain: Some(2.0), mode: Mode::Linear(c) }) + g(x[1], &Cfg { gain: None, mode: Mode::Off })
    }
}

mod grad_closure_captured {
    use tenzr::prelude::*;
    fn model(data: Vec<f64>, w: f64) -> (f64, f64) {
        let d = grad!(|w: f64| data.iter().map(|v| v * w).sum::<f64>() + data[1] * w)(w);
        let e = grad!(|w: f64| {
            let at = |i: usize| data[i] * w;
            at(0) * at(1)
        })(w);
        (d, e)
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let (a, b) = model(vec![1.0, 2.0, 3.0], 0.5);
        assert_eq!((a, b), (8.0, 2.0));
        x[0] * x[1]
    }
}

mod inactive_option_tuple {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let pairs: Vec<(usize, Option<f64>)> = vec![(0, Some(0.5)), (1, None), (2, Some(2.0))];
        let mut s = 0.0;
        for (i, w) in &pairs {
            match w {
                Some(w) => s += w * x[*i],
                None => s -= x[*i],
            }
        }
        if let Some((k, Some(w))) = pairs.last().cloned() {
            s *= w + x[k];
        }
        let best = pairs.iter().filter_map(|p| p.1).fold(0.0, f64::max);
        s + best * x[3]
    }
}

mod lut {
    use tenzr::prelude::*;
    #[differentiable]
    fn interp1(xs: &[f64], ys: &[f64], t: f64) -> f64 {
        let n = xs.len();
        let i = xs.partition_point(|p| *p < t);
        let i = i.clamp(1, n - 1);
        let (x0, x1) = (xs[i - 1], xs[i]);
        let u = (t - x0) / (x1 - x0);
        ys[i - 1] * (1.0 - u) + ys[i] * u
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let xs = [-3.0, 0.1, 1.0, 5.0];
        let j = xs.partition_point(|v| *v < x[0]);
        interp1(&xs, &x[..4], x[4]) + interp1(&xs, &x[2..], x[5]) + x[j]
    }
}

mod state_machine {
    use tenzr::prelude::*;
    #[derive(Clone, Copy, PartialEq, Debug)]
    enum State {
        Idle,
        Charging { since: usize },
        Done,
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut st = State::Idle;
        let mut q = 0.0;
        for (t, &v) in x.iter().enumerate() {
            st = match st {
                State::Idle if v > 0.5 => State::Charging { since: t },
                State::Charging { since } if t - since >= 2 => {
                    q *= v;
                    State::Done
                }
                State::Charging { .. } => {
                    q += v * v;
                    st
                }
                s => s,
            };
            if st == State::Done {
                break;
            }
            q += 0.1 * v;
        }
        q
    }
}

mod two_pointers {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        v.sort_by(|a, b| b.total_cmp(a));
        let (mut i, mut j) = (0, v.len() - 1);
        let mut s = 0.0;
        while i < j {
            let p = v[i] * v[j];
            s += if p > 0.0 { p.sqrt() } else { p * 0.1 };
            i += 1;
            j -= 1;
        }
        s
    }
}

mod gauss_seidel {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let n = 4;
        let mut u = vec![0.0; n + 2];
        u[0] = x[0];
        u[n + 1] = x[1];
        let mut it = 0;
        let res = loop {
            let mut worst: f64 = 0.0;
            for i in 1..=n {
                let new = 0.5 * (u[i - 1] + u[i + 1] + 0.1 * x[2]);
                worst = worst.max((new - u[i]).abs());
                u[i] = new;
            }
            it += 1;
            if worst < 1e-3 || it >= 12 {
                break worst;
            }
        };
        u[1..=n].iter().sum::<f64>() + 0.0 * res
    }
}

mod simpson_struct_fn {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone)]
    struct Poly {
        c: Vec<f64>,
    }
    #[differentiable]
    impl Poly {
        fn eval(&self, x: f64) -> f64 {
            self.c.iter().rev().fold(0.0, |a, c| a * x + c)
        }
        fn deriv(&self) -> Poly {
            Poly { c: self.c.iter().enumerate().skip(1).map(|(i, c)| c * i as f64).collect() }
        }
        fn add(&self, o: &Poly) -> Poly {
            let n = self.c.len().max(o.c.len());
            Poly { c: (0..n).map(|i| self.c.get(i).unwrap_or(&0.0) + o.c.get(i).unwrap_or(&0.0)).collect() }
        }
        fn root(&self, mut x: f64) -> f64 {
            let d = self.deriv();
            for _ in 0..3 {
                x -= self.eval(x) / (d.eval(x).abs() + 1.0);
            }
            x
        }
        fn degree(&self) -> usize {
            self.c.len().saturating_sub(1)
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let p = Poly { c: x[..4].to_vec() };
        let q = p.deriv().add(&p);
        q.eval(x[4]) + p.root(x[5]) * p.degree() as f64 + p.add(&q).eval(0.3)
    }
}

mod bank {
    use tenzr::prelude::*;
    #[derive(Debug, Clone)]
    enum TxError {
        Insufficient(f64),
        Unknown(String),
    }
    impl std::fmt::Display for TxError {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{self:?}")
        }
    }
    #[differentiable]
    #[derive(Clone, Debug)]
    struct Acct {
        bal: f64,
        rate: f64,
        #[no_grad]
        name: String,
    }
    #[differentiable]
    impl Acct {
        fn withdraw(&mut self, a: f64) -> Result<f64, TxError> {
            if a > self.bal {
                return Err(TxError::Insufficient(1.0));
            }
            self.bal -= a;
            Ok(self.bal)
        }
        fn accrue(&mut self) {
            self.bal *= 1.0 + self.rate;
        }
    }
    #[differentiable]
    fn transfer(a: &mut Acct, b: &mut Acct, amt: f64) -> Result<(), TxError> {
        let left = a.withdraw(amt)?;
        b.bal += amt * (1.0 - 0.01 * left);
        Ok(())
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut a = Acct { bal: 10.0 + x[0], rate: 0.1 * x[1], name: "a".into() };
        let mut b = Acct { bal: x[2], rate: 0.0, name: String::from("b") };
        a.accrue();
        if transfer(&mut a, &mut b, x[3]).is_err() {
            return -1.0;
        }
        let _ = transfer(&mut b, &mut a, 1e9);
        a.bal * b.bal
    }
}

mod conv2d {
    use tenzr::prelude::*;
    #[differentiable]
    fn conv(img: &[Vec<f64>], k: &[[f64; 3]; 3]) -> Vec<Vec<f64>> {
        let (h, w) = (img.len(), img[0].len());
        (0..h)
            .map(|r| {
                (0..w)
                    .map(|c| {
                        let mut s = 0.0;
                        for (dr, row) in k.iter().enumerate() {
                            for (dc, &kv) in row.iter().enumerate() {
                                let (rr, cc) = (r as isize + dr as isize - 1, c as isize + dc as isize - 1);
                                if rr < 0 || cc < 0 || rr >= h as isize || cc >= w as isize {
                                    continue;
                                }
                                s += kv * img[rr as usize][cc as usize];
                            }
                        }
                        s
                    })
                    .collect()
            })
            .collect()
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let img = vec![x[..3].to_vec(), x[3..].to_vec()];
        let k = [[0.0, x[0], 0.1], [0.2, 1.0, x[1]], [0.3, 0.0, -0.5]];
        conv(&img, &k).iter().flatten().map(|v| v.max(0.0)).sum()
    }
}

mod hmm_logsumexp {
    use tenzr::prelude::*;
    #[differentiable]
    fn lse(v: &[f64]) -> f64 {
        let m = v.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if m.is_infinite() {
            return m;
        }
        m + v.iter().map(|a| (a - m).exp()).sum::<f64>().ln()
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let trans = [[x[0], x[1]], [x[2], 0.0]];
        let mut alpha = [0.0, x[3]];
        for (t, obs) in [0usize, 1, 1].into_iter().enumerate() {
            let mut next = [0.0; 2];
            for (j, n) in next.iter_mut().enumerate() {
                let terms: Vec<f64> = alpha.iter().zip(trans.iter()).map(|(a, row)| a + row[j]).collect();
                *n = lse(&terms) + if obs == j { x[4] } else { -0.1 * t as f64 };
            }
            alpha = next;
        }
        lse(&alpha)
    }
}

mod generic_fn_param_struct {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Copy)]
    struct Dual2 {
        v: f64,
        d: f64,
    }
    #[differentiable]
    impl Dual2 {
        fn var(v: f64) -> Self {
            Dual2 { v, d: 1.0 }
        }
        fn cst(v: f64) -> Self {
            Dual2 { v, d: 0.0 }
        }
        fn mul(self, o: Self) -> Self {
            Dual2 { v: self.v * o.v, d: self.v * o.d + self.d * o.v }
        }
        fn add(self, o: Self) -> Self {
            Dual2 { v: self.v + o.v, d: self.d + o.d }
        }
        fn sin(self) -> Self {
            Dual2 { v: self.v.sin(), d: self.d * self.v.cos() }
        }
        fn powi(self, n: i32) -> Self {
            Dual2 { v: self.v.powi(n), d: n as f64 * self.v.powi(n - 1) * self.d }
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let a = Dual2::var(x[0]);
        let y = a.mul(a).add(Dual2::cst(x[1])).sin().mul(Dual2::cst(x[2])).powi(2);
        y.v + y.d * x[3]
    }
}

mod shadow_rebind {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let x = &x[1..];
        let [a, b, ..] = *x else { unreachable!() };
        let (a, b) = (b, a);
        let a = {
            let a = a * 2.0;
            a + b
        };
        let mut t = (a, [b, 1.0]);
        t.1[1] = t.0 * x[2];
        let (p, [q, r]) = t;
        let &z = &x[3];
        p * q + r * z
    }
}

mod ref_patterns {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut v: Vec<(f64, f64)> = x.chunks(2).map(|c| (c[0], c[1])).collect();
        for (a, b) in v.iter_mut() {
            *a += *b;
            *b *= 0.5;
        }
        for p in &mut v {
            p.0 *= p.1;
        }
        if let Some((a, _)) = v.first_mut() {
            *a = a.sin();
        }
        if let [first, .., last] = v.as_mut_slice() {
            first.1 += last.0;
            std::mem::swap(&mut first.0, &mut last.1);
        }
        v.iter().map(|&(a, b)| a * b + a).sum()
    }
}

mod option_take_replace {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut prev: Option<f64> = None;
        let mut s = 0.0;
        for &v in x {
            if let Some(p) = prev.take() {
                s += p * v;
            }
            if v > 0.0 {
                prev = Some(v);
            }
        }
        let old = prev.replace(x[0]);
        s + old.unwrap_or(0.0) + prev.map(|p| p * 2.0).unwrap_or(1.0) + prev.insert(x[1]).sin()
    }
}

mod sum_types {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let n = x.len() as f64;
        let mean = x.iter().sum::<f64>() / n;
        let var: f64 = x.iter().map(|&v| (v - mean) * (v - mean)).sum::<f64>() / (n - 1.0);
        let skew = x.iter().map(|v| ((v - mean) / var.sqrt()).powi(3)).sum::<f64>() / n;
        let auto: Vec<f64> = (0..3)
            .map(|lag| x.iter().zip(x.iter().skip(lag)).map(|(a, b)| (a - mean) * (b - mean)).sum::<f64>())
            .collect();
        let maxabs = x.iter().map(|v| v.abs()).max_by(|a, b| a.partial_cmp(b).unwrap()).unwrap_or(0.0);
        let (pos, neg): (Vec<f64>, Vec<f64>) = x.iter().partition(|v| **v > 0.0);
        skew + auto[1] / auto[0] + maxabs + pos.iter().sum::<f64>() * neg.len() as f64
    }
}

mod user_trait_on_struct {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Interval {
        lo: f64,
        hi: f64,
    }
    #[differentiable]
    impl Interval {
        fn new(a: f64, b: f64) -> Self {
            if a <= b { Self { lo: a, hi: b } } else { Self { lo: b, hi: a } }
        }
        fn contains(&self, v: f64) -> bool {
            v >= self.lo && v <= self.hi
        }
        fn clamp(&self, v: f64) -> f64 {
            v.clamp(self.lo, self.hi)
        }
        fn len(&self) -> f64 {
            self.hi - self.lo
        }
        fn intersect(&self, o: &Interval) -> Option<Interval> {
            let (lo, hi) = (self.lo.max(o.lo), self.hi.min(o.hi));
            if lo > hi { None } else { Some(Interval { lo, hi }) }
        }
        fn split(&self) -> (Interval, Interval) {
            let m = 0.5 * (self.lo + self.hi);
            (Interval::new(self.lo, m), Interval::new(m, self.hi))
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let a = Interval::new(x[0], x[1]);
        let b = Interval::new(x[2], x[3]);
        let (l, r) = a.split();
        let i = a.intersect(&b).map(|i| i.len()).unwrap_or(0.1 * x[4]);
        let k = if b.contains(x[4]) { b.clamp(x[5]) } else { r.clamp(x[4]) };
        i * a.len() + l.hi * k
    }
}

mod impl_default_hand {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone)]
    struct Conf {
        lr: f64,
        decay: f64,
        steps: usize,
    }
    impl Default for Conf {
        fn default() -> Self {
            Conf { lr: 0.1, decay: 0.5, steps: 3 }
        }
    }
    #[differentiable]
    fn run(c: &Conf, x0: f64) -> f64 {
        let mut x = x0;
        let mut lr = c.lr;
        for _ in 0..c.steps {
            x -= lr * (x * x - 1.0);
            lr *= c.decay;
        }
        x
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let d: Conf = Default::default();
        let c = Conf { lr: 0.1 * x[0], ..Default::default() };
        run(&c, x[1]) + run(&Conf::default(), x[2]) + run(&Conf { decay: x[3], ..d }, x[4])
    }
}

mod bits_and_ints {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for mask in 0u32..(1 << 3) {
            let mut p = 1.0;
            for (b, v) in x.iter().take(3).enumerate() {
                if mask & (1 << b) != 0 {
                    p *= v;
                }
            }
            s += if mask.count_ones() % 2 == 0 { p } else { -p };
        }
        let n = x.len();
        let log = usize::BITS - n.leading_zeros();
        let mut i = n;
        while i > 0 {
            s += x[i - 1] / (i as f64 + log as f64);
            i >>= 1;
        }
        let h = (n * 31) ^ 7;
        s * x[h % n]
    }
}

mod iter_misc {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let a: Vec<f64> = x
            .iter()
            .scan(1.0, |p, v| {
                *p *= v;
                Some(*p)
            })
            .take_while(|p| p.abs() > 1e-3)
            .collect();
        let b = x.iter().zip(x.iter().rev()).filter(|(a, b)| a > b).map(|(a, b)| a - b).sum::<f64>();
        let c = x.iter().skip_while(|v| **v > 0.0).next().copied().unwrap_or(0.0);
        let d =
            x.iter().step_by(2).chain(x.iter().skip(1).step_by(2)).enumerate().map(|(i, v)| v * i as f64).sum::<f64>();
        let e = x.iter().flat_map(|v| [v * 2.0, v + 1.0]).fold(0.0, |a, b| 0.9 * a + b);
        let g = x.iter().try_fold(0.0, |a: f64, &v| if v < -5.0 { None } else { Some(a + v * v) }).unwrap_or(0.0);
        let h = x.iter().map(|v| v.sin()).last().unwrap() + x.iter().nth(2).unwrap();
        let m = (1..=3).map(|k| x.iter().map(|v| v.powi(k)).sum::<f64>()).product::<f64>();
        a.iter().sum::<f64>() + b + c * d + e + g + h + m * 1e-3
    }
}

program!(pattern_float);
program!(grad_closure_captured);
program!(inactive_option_tuple);
program!(lut);
program!(state_machine);
program!(two_pointers);
program!(gauss_seidel);
program!(simpson_struct_fn);
program!(bank);
program!(conv2d);
program!(hmm_logsumexp);
program!(generic_fn_param_struct);
program!(shadow_rebind);
program!(ref_patterns);
program!(option_take_replace);
program!(sum_types);
program!(user_trait_on_struct);
program!(impl_default_hand);
program!(bits_and_ints);
program!(iter_misc);
