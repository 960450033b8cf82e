//! Names that std has as well: methods, functions, variants and defaults of the user's own.

use super::program;

mod floor_call {
    use tenzr::prelude::*;
    #[differentiable]
    fn h(x: f64) -> f64 {
        x * 1.5 + 0.13
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let k = h(x[0]).floor();
        let s = h(x[1]).signum();
        x[0] * k + s * x[1] + h(x[2]).abs() + (h(x[3]) - h(x[3]).trunc()) + h(x[4]).round() * x[5] + h(x[5]).fract()
    }
}

mod user_get {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone)]
    struct Grid {
        data: Vec<f64>,
        w: usize,
    }
    #[differentiable]
    impl Grid {
        fn get(&self, r: usize, c: usize) -> f64 {
            self.data[r * self.w + c]
        }
        fn set(&mut self, r: usize, c: usize, v: f64) {
            self.data[r * self.w + c] = v;
        }
        fn len(&self) -> usize {
            self.data.len()
        }
        fn push(&mut self, v: f64) {
            self.data.push(v * 2.0);
        }
        fn insert(&mut self, i: usize, v: f64) {
            self.data[i] += v;
        }
        fn map(&self, k: f64) -> f64 {
            let mut s = 0.0;
            for d in &self.data {
                s += d * k;
            }
            s
        }
        fn first(&self) -> f64 {
            self.data[0] * 3.0
        }
        fn sum(&self) -> f64 {
            self.data.iter().sum()
        }
        fn max(&self) -> f64 {
            self.data.iter().copied().fold(f64::MIN, f64::max)
        }
        fn swap(&mut self, a: usize) {
            self.data.swap(0, a);
        }
        fn clear(&mut self) {
            for d in self.data.iter_mut() {
                *d *= 0.5;
            }
        }
        fn contains(&self, v: f64) -> bool {
            self.data[0] > v
        }
        fn iter(&self) -> f64 {
            self.data[0]
        }
        fn is_empty(&self) -> bool {
            self.data.is_empty()
        }
        fn sin(&self) -> f64 {
            self.data[0].sin()
        }
        fn pop(&mut self) -> f64 {
            self.data[1] *= 2.0;
            self.data[1]
        }
        fn unwrap(&self) -> f64 {
            self.data[1]
        }
        fn abs(&self) -> f64 {
            self.data[1].abs()
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut g = Grid { data: x[..4].to_vec(), w: 2 };
        g.set(0, 1, x[4] * x[0]);
        g.push(x[5]);
        g.insert(2, x[1]);
        let mut s = g.get(1, 0) * g.get(0, 1) + g.map(x[3]) + g.first() + g.sum() + g.max();
        g.swap(1);
        g.clear();
        if g.contains(-1000.0) && !g.is_empty() {
            s += g.iter() * g.len() as f64;
        }
        s + g.sin() + g.pop() + g.unwrap() * g.abs()
    }
}

mod default_rest {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Default)]
    struct P {
        x: f64,
        y: f64,
        z: f64,
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let p = P { x: x[0], ..Default::default() };
        let q = P { y: x[1] * p.x, ..P::default() };
        let r = P { z: x[2], ..q.clone() };
        p.x * 2.0 + q.y + r.z * r.y + p.y
    }
}

mod mem_fields {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Default)]
    struct S {
        pos: f64,
        vel: f64,
        hist: Vec<f64>,
    }
    #[differentiable]
    impl S {
        fn step(&mut self, a: f64) -> f64 {
            let old = std::mem::replace(&mut self.pos, a);
            std::mem::swap(&mut self.pos, &mut self.vel);
            self.hist.push(old);
            old
        }
        fn drain(&mut self) -> Vec<f64> {
            std::mem::take(&mut self.hist)
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        use std::mem;
        let mut s = S { pos: x[0], vel: x[1], hist: Vec::new() };
        let a = s.step(x[2]);
        let b = s.step(x[3] * a);
        let h = s.drain();
        let t = mem::take(&mut s.pos);
        mem::swap(&mut s.pos, &mut s.vel);
        a * b + h[0] * h[1] * t + s.pos * 3.0 + s.vel
    }
}

mod shadow_prelude {
    use tenzr::prelude::*;
    #[differentiable]
    fn max(a: f64, b: f64) -> f64 {
        if a > b { a * a } else { b * b }
    }
    #[differentiable]
    fn min(v: &[f64]) -> f64 {
        v[0] - v[1]
    }
    #[differentiable]
    fn swap(a: f64, b: f64) -> f64 {
        a * b
    }
    #[differentiable]
    fn replace(a: f64, b: f64) -> f64 {
        a - b
    }
    #[differentiable]
    fn take(a: f64) -> f64 {
        a * 3.0
    }
    #[differentiable]
    fn drop(a: f64) -> f64 {
        a.sin()
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        max(x[0], x[1]) + min(&x) + swap(x[2], x[3]) + replace(x[1], x[4]) * take(x[5]) + drop(x[0])
    }
}

mod shadow_option {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Copy)]
    enum Shape {
        Circle(f64),
        Rect { w: f64, h: f64 },
        Unit,
    }
    #[differentiable]
    fn area(s: &Shape) -> f64 {
        match s {
            Shape::Circle(r) => std::f64::consts::PI * r * r,
            Shape::Rect { w, h } => w * h,
            Shape::Unit => 1.0,
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        use Shape::{Circle, Rect, Unit};
        let all = [Circle(x[0]), Rect { w: x[1], h: x[2] }, Unit];
        let mut s = 0.0;
        for a in &all {
            s += area(a) * x[3];
        }
        s
    }
}

mod modules {
    use tenzr::prelude::*;
    mod physics {
        use tenzr::prelude::*;
        pub mod energy {
            use tenzr::prelude::*;
            #[differentiable]
            pub fn kinetic(m: f64, v: f64) -> f64 {
                0.5 * m * v * v
            }
            #[differentiable]
            pub(crate) fn potential(m: f64, h: f64) -> f64 {
                m * super::G * h
            }
        }
        pub const G: f64 = 9.81;
        #[differentiable]
        pub fn total(m: f64, v: f64, h: f64) -> f64 {
            energy::kinetic(m, v) + self::energy::potential(m, h)
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        physics::total(x[0], x[1], x[2]) + self::physics::energy::kinetic(x[3], x[4]) * physics::G
    }
}

mod newtype {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Copy, PartialEq, PartialOrd)]
    struct Meters(f64);
    #[differentiable]
    impl Meters {
        fn get(self) -> f64 {
            self.0
        }
        fn plus(self, o: Self) -> Self {
            Self(self.0 + o.0)
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let Meters(a) = Meters(x[0]).plus(Meters(x[1]));
        let m = Meters(a * x[2]);
        m.get() * m.0
    }
}

mod builder {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone)]
    struct Opt {
        lr: f64,
        beta: f64,
        steps: usize,
    }
    #[differentiable]
    impl Opt {
        fn new() -> Self {
            Opt { lr: 0.1, beta: 0.9, steps: 5 }
        }
        fn with_lr(mut self, lr: f64) -> Self {
            self.lr = lr;
            self
        }
        fn with_steps(self, steps: usize) -> Self {
            Self { steps, ..self }
        }
        fn run(&self, x0: f64, target: f64) -> f64 {
            let (mut x, mut m) = (x0, 0.0);
            for _ in 0..self.steps {
                let g = 2.0 * (x - target);
                m = self.beta * m + (1.0 - self.beta) * g;
                x -= self.lr * m;
            }
            x
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        Opt::new().with_lr(x[0] * 0.1).with_steps(4).run(x[1], x[2])
    }
}

mod nested_fn_and_const {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        const K: f64 = 1.5;
        fn clampv(v: f64, lo: f64, hi: f64) -> f64 {
            if v < lo {
                lo
            } else if v > hi {
                hi
            } else {
                v
            }
        }
        fn helper(a: f64) -> f64 {
            clampv(a * K, -1.0, 2.0)
        }
        x.iter().map(|&v| helper(v)).sum::<f64>() + clampv(x[0], x[2], x[3])
    }
}

mod string_table {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone)]
    struct Params {
        names: Vec<String>,
        values: Vec<f64>,
    }
    #[differentiable]
    impl Params {
        fn lookup(&self, name: &str) -> Option<f64> {
            let i = self.names.iter().position(|n| n == name)?;
            Some(self.values[i])
        }
        fn get_or(&self, name: &str, default: f64) -> f64 {
            self.lookup(name).unwrap_or(default)
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let p = Params { names: vec!["k".to_string(), "m".to_string()], values: vec![x[0], x[1]] };
        p.get_or("k", 1.0) * p.get_or("m", 2.0) + p.get_or("c", x[2])
    }
}

mod match_str {
    use tenzr::prelude::*;
    #[differentiable]
    fn act(kind: &str, v: f64) -> f64 {
        match kind {
            "relu" => v.max(0.0),
            "tanh" => v.tanh(),
            "id" | "linear" => v,
            _ => panic!("unknown {kind}"),
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for (k, v) in ["relu", "tanh", "id"].iter().zip(x) {
            s += act(k, *v) * act("linear", x[3]);
        }
        s + act("tanh", x[4])
    }
}

program!(floor_call);
program!(user_get);
program!(default_rest);
program!(mem_fields);
program!(shadow_prelude);
program!(shadow_option);
program!(modules);
program!(newtype);
program!(builder);
program!(nested_fn_and_const);
program!(string_table);
program!(match_str);
