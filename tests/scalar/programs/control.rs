//! Control flow: early exits, labels, patterns, options and results.

use super::program;

mod let_else {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let Some(first) = x.first() else { return 0.0 };
        let [a, b, .., z] = x else { return *first };
        let Some((l, rest)) = x.split_last() else { return 1.0 };
        let mut s = a * b - z * l;
        for r in rest {
            let Some(v) = (if *r > 0.0 { Some(r.sqrt()) } else { None }) else { continue };
            s += v;
        }
        s
    }
}

mod labelled {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let found = 'outer: loop {
            for i in 0..x.len() {
                for j in (i + 1)..x.len() {
                    s += x[i] * x[j];
                    if x[i] + x[j] > 2.5 {
                        break 'outer Some((i, j));
                    }
                    if x[i] < 0.0 {
                        continue;
                    }
                }
            }
            break None;
        };
        match found {
            Some((i, j)) => s + x[i] * x[j] * 3.0,
            None => s,
        }
    }
}

mod while_let_pop {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut stack = x.to_vec();
        let mut s = 1.0;
        while let Some(v) = stack.pop() {
            if v > 2.0 {
                stack.push(v - 1.0);
                s += v;
                continue;
            }
            s = s * 0.5 + v.sin();
        }
        s
    }
}

mod match_tuple {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for (i, &v) in x.iter().enumerate() {
            s += match (i % 3, v > 1.0) {
                (0, true) => v * v,
                (0, false) | (1, true) => v.exp(),
                (1, _) => -v,
                (k, big) if big => v * k as f64,
                _ => v.cos(),
            };
        }
        s
    }
}

mod option_chain {
    use tenzr::prelude::*;
    #[differentiable]
    fn safe_ln(v: f64) -> Option<f64> {
        if v > 0.0 { Some(v.ln()) } else { None }
    }
    #[differentiable]
    fn safe_sqrt(v: f64) -> Option<f64> {
        (v >= 0.0).then(|| v.sqrt())
    }
    #[differentiable]
    fn chain(v: f64) -> Option<f64> {
        let l = safe_ln(v)?;
        safe_sqrt(l).map(|s| s * v)
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for &v in x {
            s += chain(v).unwrap_or(v * 0.1);
            s += safe_ln(v).and_then(|l| safe_sqrt(l)).or(Some(v)).unwrap();
            if let (Some(a), Some(b)) = (safe_ln(v), safe_sqrt(v)) {
                s += a * b;
            }
            s += safe_ln(v).map_or(0.0, |l| l * 2.0);
        }
        s
    }
}

mod early_exit_nested {
    use tenzr::prelude::*;
    #[differentiable]
    fn find(m: &[Vec<f64>], t: f64) -> Option<f64> {
        for row in m {
            for &v in row {
                if v > t {
                    return Some(v * t);
                }
            }
        }
        None
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let m = vec![x[..3].to_vec(), x[3..].to_vec()];
        find(&m, 0.9).unwrap_or_default() + find(&m, x[4] * 0.5).unwrap_or(x[0])
    }
}

mod enum_ops {
    use tenzr::prelude::*;
    #[differentiable]
    #[derive(Clone, Debug)]
    enum Op {
        Push(f64),
        Add,
        Mul,
        Neg,
        Scale { by: f64 },
        Dup,
    }
    #[differentiable]
    fn eval(ops: &[Op]) -> Option<f64> {
        let mut st: Vec<f64> = Vec::new();
        for op in ops {
            match op {
                Op::Push(v) => st.push(*v),
                Op::Add => {
                    let b = st.pop()?;
                    let a = st.pop()?;
                    st.push(a + b);
                }
                Op::Mul => {
                    let (b, a) = (st.pop()?, st.pop()?);
                    st.push(a * b);
                }
                Op::Neg => {
                    let a = st.pop()?;
                    st.push(-a);
                }
                Op::Scale { by } => {
                    if let Some(t) = st.last_mut() {
                        *t *= by;
                    }
                }
                Op::Dup => {
                    let t = *st.last()?;
                    st.push(t);
                }
            }
        }
        st.pop()
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let prog = vec![
            Op::Push(x[0]),
            Op::Push(x[1]),
            Op::Mul,
            Op::Dup,
            Op::Push(x[2]),
            Op::Add,
            Op::Mul,
            Op::Neg,
            Op::Scale { by: x[3] },
        ];
        eval(&prog).unwrap_or(0.0) + eval(&prog[..2]).unwrap() + eval(&[Op::Add]).unwrap_or(x[4])
    }
}

mod slices_patterns {
    use tenzr::prelude::*;
    #[differentiable]
    fn fold(v: &[f64]) -> f64 {
        match v {
            [] => 0.0,
            [a] => a * a,
            [a, b] => a * b,
            [first, .., last] if *first > *last => first - last,
            [first, rest @ ..] => first.sin() + rest.iter().sum::<f64>(),
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        fold(&[])
            + fold(&x[..1])
            + fold(&x[..2])
            + fold(&x[..3])
            + fold(&x[2..])
            + fold(&[x[0], 100.0, x[1] * 50.0 + 200.0])
    }
}

mod early_return_loop {
    use tenzr::prelude::*;
    #[differentiable]
    fn first_over(v: &[f64], t: f64) -> f64 {
        for (i, &a) in v.iter().enumerate() {
            if a > t {
                return a * (i + 1) as f64;
            }
        }
        -t
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        first_over(x, 0.8) + first_over(x, x[2] * 2.0) + first_over(&x[..1], 5.0 + x[1])
    }
}

mod result_map_err {
    use tenzr::prelude::*;
    #[differentiable]
    fn checked_div(a: f64, b: f64) -> Result<f64, String> {
        if b == 0.0 { Err(format!("division of {a} by zero")) } else { Ok(a / b) }
    }
    #[differentiable]
    fn calc(a: f64, b: f64) -> Result<f64, String> {
        let q = checked_div(a, b).map_err(|e| e.to_uppercase())?;
        let r = checked_div(q, a).or_else(|_| checked_div(1.0, b))?;
        if r.is_nan() {
            return Err("nan".into());
        }
        Ok(q + r * 2.0)
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        (match calc(x[0], x[1]) {
            Ok(v) => v,
            Err(_) => 0.0,
        }) + calc(x[2], x[3]).unwrap_or_else(|_| x[4])
            + calc(x[0], 0.0).ok().unwrap_or(x[5])
    }
}

mod match_range {
    use tenzr::prelude::*;
    #[differentiable]
    fn bucket(v: f64) -> f64 {
        match v {
            v if v < 0.0 => -v,
            0.0..1.0 => v * v,
            1.0..=2.0 => v.sqrt(),
            _ => v.ln(),
        }
    }
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for (i, v) in x.iter().enumerate() {
            s += bucket(*v)
                * match i {
                    0 | 1 => 1.0,
                    2..=3 => x[0],
                    n @ 4..=10 => n as f64,
                    _ => 0.0,
                };
        }
        s
    }
}

mod last_winner_argmax {
    use tenzr::prelude::*;
    #[differentiable]
    pub fn f(x: &[f64]) -> f64 {
        let (mut best, mut at) = (f64::MIN, 0);
        for (i, &v) in x.iter().enumerate() {
            if v > best {
                best = v;
                at = i;
            }
        }
        let idx = x.iter().enumerate().min_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(i, _)| i).unwrap_or(0);
        best * x[(at + 1) % x.len()] + x[idx].powi(3)
    }
}

program!(let_else);
program!(labelled);
program!(while_let_pop);
program!(match_tuple);
program!(option_chain);
program!(early_exit_nested);
program!(enum_ops);
program!(slices_patterns);
program!(early_return_loop);
program!(result_map_err);
program!(match_range);
program!(last_winner_argmax);
