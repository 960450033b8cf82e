//! Sequences: iterators, sorting, dynamic programming.

use super::program;

mod knn {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let pts = [[0.1, 0.2], [0.9, 1.1], [0.4, -0.3], [2.0, 1.0]];
        let mut d: Vec<(f64, usize)> =
            pts.iter().enumerate().map(|(i, p)| ((p[0] - x[0]).powi(2) + (p[1] - x[1]).powi(2), i)).collect();
        d.sort_by(|a, b| a.0.partial_cmp(&b.0).unwrap());
        let mut s = 0.0;
        for &(dist, i) in d.iter().take(2) {
            s += (-dist).exp() * x[2 + i];
        }
        s
    }
}

mod closure_state {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut acc = 0.0;
        let mut count = 0usize;
        let mut add = |v: f64| {
            acc += v * v;
            count += 1;
        };
        for &v in x {
            add(v);
        }
        add(2.0);
        let mean = acc / count as f64;
        let dev = x.iter().map(|v| (v - mean).powi(2)).sum::<f64>();
        dev.sqrt()
    }
}

mod scan_like {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut run = 0.0;
        let cums: Vec<f64> = x
            .iter()
            .map(|&v| {
                run += v;
                run
            })
            .collect();
        cums.iter().zip(x).map(|(c, v)| c * v).fold(0.0, |a, b| a + b.tanh())
    }
}

mod dp {
    use tenzr::prelude::*;
    #[differentiable]
    fn softmin(a: f64, b: f64, c: f64) -> f64 {
        -((-a).exp() + (-b).exp() + (-c).exp()).ln()
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let (a, b) = x.split_at(3);
        let (n, m) = (a.len(), b.len());
        let mut d = vec![vec![1e3; m + 1]; n + 1];
        d[0][0] = 0.0;
        for i in 1..=n {
            for j in 1..=m {
                let c = (a[i - 1] - b[j - 1]).powi(2);
                d[i][j] = c + softmin(d[i - 1][j], d[i][j - 1], d[i - 1][j - 1]);
            }
        }
        d[n][m]
    }
}

mod iter_chain {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let a: f64 = x.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum();
        let b: f64 = x.chunks(2).map(|c| c.iter().product::<f64>()).sum();
        let c = x.iter().skip(1).step_by(2).rev().fold(0.0, |a, v| a * 0.5 + v);
        let d = x.iter().filter(|v| **v > 0.0).map(|v| v.ln()).sum::<f64>();
        let e = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
        let m = x.iter().copied().min_by(|a, b| a.total_cmp(b)).unwrap();
        let k = x.iter().enumerate().max_by(|a, b| a.1.partial_cmp(b.1).unwrap()).map(|(i, _)| i).unwrap();
        a + b * c + d * e - m + x[k]
    }
}

mod ring {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        const CAP: usize = 3;
        let mut buf = [0.0; CAP];
        let mut head = 0;
        let mut s = 0.0;
        for v in x.iter() {
            buf[head] = *v;
            head = (head + 1) % CAP;
            let mean = buf.iter().sum::<f64>() / CAP as f64;
            s += (v - mean) * (v - mean);
        }
        s
    }
}

mod sort_median {
    use tenzr::prelude::*;
    #[differentiable]
    fn median(v: &[f64]) -> f64 {
        let mut s = v.to_vec();
        s.sort_by(|a, b| a.partial_cmp(b).unwrap());
        let n = s.len();
        if n % 2 == 0 { 0.5 * (s[n / 2 - 1] + s[n / 2]) } else { s[n / 2] }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let m = median(x);
        let d: Vec<f64> = x.iter().map(|v| (v - m).abs()).collect();
        m * 2.0 + median(&d) + median(&x[..3])
    }
}

mod chunks_exact_dot {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut acc = [0.0; 2];
        for (c, w) in x.chunks_exact(2).zip([0.5, 1.5, 2.5]) {
            for (a, v) in acc.iter_mut().zip(c) {
                *a += v * v * w;
            }
        }
        let flat: Vec<f64> = x.chunks(4).flat_map(|c| c.iter().map(|v| v * 2.0)).collect();
        acc[0] * acc[1].sqrt() + flat.iter().rev().take(2).product::<f64>()
    }
}

mod retain_dedup {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut v: Vec<f64> = x.to_vec();
        v.retain(|a| *a > 0.0);
        v.iter().map(|a| a.ln()).sum::<f64>() + v.len() as f64 * x[0]
    }
}

mod extend_concat {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let (a, b) = x.split_at(x.len() / 2);
        let mut v = Vec::with_capacity(8);
        v.extend_from_slice(b);
        v.extend(a.iter().map(|t| t * 2.0));
        v.insert(1, x[0] * x[1]);
        let r = v.remove(0);
        v.swap(0, 2);
        v.truncate(5);
        v.rotate_left(1);
        v.iter().enumerate().map(|(i, t)| (i as f64 + 1.0) * t).sum::<f64>() + r * r
    }
}

mod fill_copy {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut b = [0.0; 6];
        b.copy_from_slice(x);
        b[..2].fill(x[5]);
        b[2..].reverse();
        let (l, r) = b.split_at_mut(3);
        l[0] += r[1];
        r[0] *= l[2];
        std::mem::swap(&mut l[1], &mut r[2]);
        b.iter().zip(b.iter().skip(1)).map(|(p, q)| p * q).sum()
    }
}

mod fold_tuple {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let (s, s2, n) = x.iter().fold((0.0, 0.0, 0usize), |(s, s2, n), v| (s + v, s2 + v * v, n + 1));
        let mean = s / n as f64;
        let (lo, hi) = x.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), &v| (l.min(v), h.max(v)));
        (s2 / n as f64 - mean * mean).sqrt() * (hi - lo)
    }
}

mod zip3_windows {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let w = [1.0, -2.0, 1.0];
        let lap: Vec<f64> = x.windows(3).map(|s| s.iter().zip(&w).map(|(a, b)| a * b).sum()).collect();
        let e = lap.iter().map(|l| l * l).sum::<f64>();
        let m = lap.iter().copied().reduce(f64::max).unwrap();
        let any = lap.iter().any(|l| *l > 1.0);
        let all = lap.iter().all(|l| l.is_finite());
        e + m * if any && all { 2.0 } else { 0.5 }
    }
}

mod viterbi {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let n = 3;
        let obs = [0usize, 1, 1, 0];
        let mut v: Vec<f64> = vec![x[0], x[1], 0.1];
        for &o in obs.iter().skip(1) {
            let mut next = vec![f64::NEG_INFINITY; n];
            for j in 0..n {
                for i in 0..n {
                    let t = v[i] + if i == j { x[2] } else { x[3] * 0.3 } + if o == j % 2 { x[4] } else { -0.2 };
                    if t > next[j] {
                        next[j] = t;
                    }
                }
            }
            v = next;
        }
        v.into_iter().fold(f64::NEG_INFINITY, f64::max)
    }
}

program!(knn);
program!(closure_state);
program!(scan_like);
program!(dp);
program!(iter_chain);
program!(ring);
program!(sort_median);
program!(chunks_exact_dot);
program!(retain_dedup);
program!(extend_concat);
program!(fill_copy);
program!(fold_tuple);
program!(zip3_windows);
program!(viterbi);
