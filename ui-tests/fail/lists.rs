use tenzr::prelude::*;

axis!(pub A);
type W = Tensor<f32, (A,)>;
type L = Tensor<f32, ()>;

#[differentiable]
fn states(x: &W, n: usize) -> Vec<W> {
    let mut all = Vec::new();
    for _ in 0..n {
        all.push(x.tanh());
    }
    all
}

#[differentiable]
fn nested(ws: &[Vec<W>], ps: &[(W, L)]) -> L {
    ws[0][0].sum_all()
}

#[differentiable]
fn not_a_list(x: &W) -> L {
    let mut s = x[0].sum_all();
    for entry in x {
        s += entry;
    }
    s
}

#[differentiable]
fn without_type(x: &W) -> L {
    let all = states(x, 3);
    all[0].sum_all()
}

#[differentiable]
fn methods(ws: &[W]) -> L {
    let mut all = ws.to_vec();
    all.pop();
    let mut s = ws.iter().map(|w| w.sum_all()).product();
    for pair in ws.iter().zip(&all) {
        s += pair.0.sum_all();
    }
    s
}

#[differentiable]
fn assigned(ws: &[W], x: &W) -> L {
    ws[0] = x * 2.0;
    x[1] = 3.0;
    ws[0].sum_all()
}

#[differentiable]
fn by_jump(ws: &[W]) -> Vec<W> {
    let mut all = ws.to_vec();
    loop {
        all.push(ws[0].tanh());
        if all.len() > 4 {
            return all;
        }
    }
}

#[differentiable]
fn copies(x: &W) -> L {
    let all = [x.tanh(); 3];
    let nested = vec![vec![x * 1.0]];
    all[0].sum_all()
}

fn main() {}
