//! Values by reference, constants, texts and tables.

use super::program;

mod ref_of_mutref {
    use tenzr::prelude::*;
    #[differentiable]
    fn norm(v: &[f64]) -> f64 {
        let mut s = 0.0;
        for a in v {
            s += a * a;
        }
        s.sqrt()
    }
    #[differentiable]
    fn normalize(v: &mut [f64]) {
        let n = norm(&v);
        for a in v.iter_mut() {
            *a /= n;
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        normalize(&mut v);
        v[0] * 2.0 - v[1] + norm(&v[1..3])
    }
}

mod pattern_inactive {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let table = [(0usize, 0.5), (1, 1.5), (2, -2.0)];
        let mut s = 0.0;
        for &(i, w) in table.iter() {
            s += x[i] * w;
        }
        for (i, w) in table {
            s += x[i + 1] * w;
        }
        s * x[0]
    }
}

mod option_const {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let lim: Option<f64> = Some(1.0);
        let mut s = 0.0;
        for &v in x {
            s += match lim {
                Some(t) if v > t => t * v.sin(),
                Some(t) => v + t,
                None => v,
            };
        }
        if let Some(t) = lim {
            s *= t + x[0];
        }
        s
    }
}

mod loop_break_unused {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut i = 0;
        let mut s = 0.0;
        let r = loop {
            s += x[i] * x[i];
            i += 1;
            if i == x.len() {
                break s * 2.0;
            }
        };
        s
    }
}

mod str_param {
    use tenzr::prelude::*;
    #[differentiable]
    fn lookup(names: &[&str], vals: &[f64], want: &str) -> f64 {
        for (n, v) in names.iter().zip(vals) {
            if *n == want {
                return *v;
            }
        }
        0.0
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let names = ["a", "b", "c"];
        lookup(&names, x, "b") * lookup(&["p", "q"], &x[2..], "q") + lookup(&names, x, "zz")
    }
}

mod nograd_slice_field {
    use tenzr::prelude::*;
    const K: [f64; 3] = [0.5, 1.0, 2.0];
    #[differentiable]
    struct Table<'a> {
        #[no_grad]
        knots: &'a [f64],
        scale: f64,
    }
    #[differentiable]
    impl<'a> Table<'a> {
        fn eval(&self, x: f64) -> f64 {
            let mut s = 0.0;
            for i in 0..self.knots.len() {
                s += self.knots[i] * x * self.scale;
            }
            for k in self.knots {
                s += k * x;
            }
            for (i, k) in self.knots.iter().enumerate() {
                s += k * x * i as f64;
            }
            s + self.knots[1]
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let t = Table { knots: &K, scale: x[1] };
        t.eval(x[0]) * x[2] + t.knots[0] * x[3]
    }
}

mod int_methods {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let n = x.len();
        let mut s = 0.0;
        for i in 0..n {
            let j = (i + 1) % n;
            let k = i.saturating_sub(1).min(n - 1).max(0);
            let m = i.pow(2).wrapping_add(3).rem_euclid(n);
            let d = (i as i32 - 3).abs().signum() as f64;
            let p = i.checked_sub(1).map_or(0, |v| v);
            let c = (i as i64).clamp(1, 3) as usize;
            let z = i.trailing_zeros().min(4) as usize;
            s += x[j] * x[k] + d * x[m] + x[p].sin() * x[c] + x[z];
            if i.is_power_of_two() {
                s *= 1.1;
            }
            let dd = i.abs_diff(3) as i32;
            s += x[i].powi(dd);
        }
        s
    }
}

mod hashmap_names {
    use std::collections::HashMap;
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut idx: HashMap<String, usize> = HashMap::new();
        idx.insert("mass".to_string(), 0);
        idx.insert("vel".to_string(), 1);
        let m = x[idx["mass"]];
        let v = match idx.get("vel") {
            Some(&i) => x[i],
            None => 0.0,
        };
        0.5 * m * v * v
    }
}

mod const_table {
    use tenzr::prelude::*;
    const W: [f64; 3] = [0.2, 0.3, 0.5];
    static NODES: &[(f64, f64)] = &[(-0.57735, 1.0), (0.57735, 1.0)];
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for (w, v) in W.iter().zip(x) {
            s += w * v * v;
        }
        for &(n, w) in NODES {
            s += w * (x[0] * n + x[1]).exp();
        }
        for (n, w) in NODES.iter() {
            s += w * (x[2] * n).sin();
        }
        s + W[1] * x[3]
    }
}

mod option_struct {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Debug)]
    struct Node {
        val: f64,
        left: Option<usize>,
        right: Option<usize>,
    }
    #[differentiable]
    fn sum_tree(nodes: &[Node], root: usize) -> f64 {
        let mut stack = vec![root];
        let mut s = 0.0;
        while let Some(i) = stack.pop() {
            let n = &nodes[i];
            s += n.val * n.val;
            if let Some(l) = n.left {
                stack.push(l);
            }
            if let Some(r) = n.right {
                stack.push(r);
            }
        }
        s
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let nodes = vec![
            Node { val: x[0], left: Some(1), right: Some(2) },
            Node { val: x[1] * x[2], left: None, right: None },
            Node { val: x[3], left: None, right: Some(3) },
            Node { val: x[4], left: None, right: None },
        ];
        sum_tree(&nodes, 0)
    }
}

mod recursive {
    use tenzr::prelude::*;
    #[differentiable]
    fn horner(c: &[f64], x: f64) -> f64 {
        if c.is_empty() { 0.0 } else { c[0] + x * horner(&c[1..], x) }
    }
    #[differentiable]
    fn ack(n: usize, x: f64) -> f64 {
        match n {
            0 => x,
            1 => x.sin(),
            n => ack(n - 1, x) * ack(n - 2, x) + x,
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        horner(x, 0.7) + horner(&x[1..], x[0]) + ack(5, x[1])
    }
}

mod float_methods {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let a = x[0].abs() + 0.2;
        let b = x[1];
        a.sqrt()
            + a.cbrt()
            + b.exp_m1()
            + a.ln_1p()
            + a.log10()
            + a.log2()
            + a.log(3.0)
            + b.atan2(a)
            + b.hypot(a)
            + b.sinh()
            + b.tanh().asinh()
            + (b * 0.3).asin()
            + b.to_radians()
            + a.recip()
            + a.powf(b)
            + b.mul_add(a, x[2])
            + b.copysign(x[2])
            + b.rem_euclid(a)
            + b.clamp(-1.0, 1.0)
            + f64::max(a, b)
            + f64::hypot(a, 2.0)
            + b.exp2()
            + (a + 1.0).acosh()
            + x[3].sin_cos().0 * x[3].sin_cos().1
    }
}

program!(ref_of_mutref);
program!(pattern_inactive);
program!(option_const);
program!(loop_break_unused);
program!(str_param);
program!(nograd_slice_field);
program!(int_methods);
program!(hashmap_names);
program!(const_table);
program!(option_struct);
program!(recursive);
program!(float_methods);
