//! Assignments: compound and plain, by index and by field, through references, of values that the reverse pass needs.

use crate::check::{check, flat_fields, init, last, outputs, scalar, slice, two};
use tenzr::ndarray::{Array1, Array2};
use tenzr::prelude::*;

#[differentiable]
fn compound(x: f64, y: f64) -> f64 {
    let mut a = x;
    a += y;
    a *= x;
    a -= y * y;
    a /= 1.0 + x * x;
    a %= 3.0;
    a += 2.0;
    a *= a;
    a -= a * 0.5;
    a /= y;
    a
}

#[differentiable]
fn right_side_reads_left(x: f64) -> f64 {
    let mut a = x;
    a += a;
    a *= a + 1.0;
    a = a.sin() * a;
    a -= a.cos() * x;
    a
}

#[differentiable]
fn overwritten_before_reverse(x: f64, y: f64) -> f64 {
    let mut a = x.sin();
    let b = a * y;
    a = y * y;
    let c = a * b;
    a = c.exp();
    a * c + b
}

#[differentiable]
fn shadowed(x: f64) -> f64 {
    let x = x * 2.0;
    let x = {
        let x = x.sin();
        x * x
    };
    let y = x;
    let x = y + x;
    x * y
}

#[differentiable]
fn declared_later(x: f64, y: f64) -> f64 {
    let a;
    let b: f64;
    b = x * y;
    a = b.cos() + x;
    a * b
}

#[differentiable]
fn copied(x: f64) -> f64 {
    let mut a = x;
    let b = a;
    a = a * a;
    let c = a;
    a += b;
    a * b * c
}

#[test]
fn of_numbers() {
    two!(compound).at([[1.0, 2.0], [-0.5, 0.7], [2.0, 4.0]]);
    scalar!(right_side_reads_left).at([0.4, -1.1]);
    two!(overwritten_before_reverse).at([[0.4, 0.9], [-1.1, 0.3]]);
    scalar!(shadowed).at([0.4, -1.1]);
    two!(declared_later).at([[0.4, 0.9], [-1.1, 0.3]]);
    scalar!(copied).at([0.4]).gives(2.0, 48.0, 112.0);
}

#[differentiable]
fn array_entries(x: [f64; 3]) -> f64 {
    let mut v = x;
    v[0] *= v[1];
    v[1] = v[0] + v[2];
    v[2] -= v[1] * v[1];
    v[1] += v[1];
    v[0] = v[2];
    v[0] * v[1] + v[2]
}

#[differentiable]
fn prefix_scan(x: &[f64], a: f64) -> Vec<f64> {
    let mut v = x.to_vec();
    for i in 1..v.len() {
        v[i] += a * v[i - 1].sin();
    }
    v
}

#[differentiable]
fn scan_and_swap(x: &[f64], a: f64) -> f64 {
    let mut v = x.to_vec();
    let n = v.len();
    for i in 1..n {
        v[i] += a * v[i - 1].sin();
        if i % 2 == 0 {
            v.swap(i, i - 1);
        }
    }
    let mut s = 0.0;
    for (i, e) in v.iter().enumerate() {
        s += e * (i + 1) as f64;
    }
    s
}

#[differentiable]
fn matrix_entries(x: f64, y: f64) -> f64 {
    let mut m = [[x, y], [0.0, 1.0]];
    m[1][0] = m[0][0] * m[0][1];
    m[0][1] += m[1][0];
    m[1] = m[0];
    m[1][1] *= 2.0;
    let row = m[1];
    m[0][0] = row[1] * row[0];
    m[0][0] + m[0][1] * m[1][1]
}

#[differentiable]
fn nested_vec(x: &[f64], n: usize) -> f64 {
    let mut m = vec![vec![0.0; n]; n];
    for i in 0..n {
        for j in 0..n {
            m[i][j] = x[i] * x[j] + if i == j { 1.0 } else { 0.0 };
        }
    }
    for k in 0..n {
        for i in k + 1..n {
            let f = m[i][k] / m[k][k];
            for j in k..n {
                m[i][j] -= f * m[k][j];
            }
        }
    }
    let mut det = 1.0;
    for k in 0..n {
        det *= m[k][k];
    }
    det
}

#[differentiable]
fn arrays_of_ndarray(x: &[f64], y: f64) -> f64 {
    let mut v = Array1::from(x.to_vec());
    let mut m = Array2::zeros((2, x.len()));
    for i in 0..x.len() {
        v[i] *= y;
        m[[0, i]] = v[i] * v[i];
        m[[1, i]] += m[[0, i]] * y;
    }
    m[[0, 0]] = 3.0 * y;
    v.sum() + m.sum()
}

#[differentiable]
fn cleared(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    let before: f64 = v.iter().map(|a| a * a).sum();
    v.fill(0.0);
    let zeros: f64 = v.iter().sum();
    for (a, b) in v.iter_mut().zip(x) {
        *a = 2.0 * b;
    }
    before + zeros + v[0] * v[v.len() - 1]
}

#[differentiable]
fn same_index_twice(x: &[f64], index: &[usize]) -> f64 {
    let mut bins = [0.0; 3];
    for (v, i) in x.iter().zip(index) {
        bins[*i] += v * v;
    }
    bins[0] * bins[1] + bins[2]
}

#[test]
fn by_index() {
    check!(array_entries, |x| ([x[0], x[1], x[2]]), |d| ([d[0], d[1], d[2]])).at([[1.0, 2.0, -0.5], [0.3, 0.0, 1.0]]);
    outputs!(prefix_scan, |x| (init(x), last(x)), |d| (init(d), last(d))).at([
        vec![0.7],
        vec![1.0, 0.7],
        vec![1.0, -2.0, 0.3, 0.8, 0.7],
    ]);
    check!(scan_and_swap, |x| (init(x), last(x)), |d| (init(d), last(d)))
        .at([vec![0.7], vec![1.0, 0.7], vec![1.0, -2.0, 0.3, 0.8, -0.1, 0.7]])
        .gives([1.0, 2.0, 0.0], 5.0, [1.0, 2.0, 2.0 * 1f64.sin()]);
    two!(matrix_entries).at([[1.0, 2.0], [-0.5, 0.7]]);
    check!(nested_vec, |x| (x, 3), |d| (d)).at([[1.0, 2.0, -0.5]]).gives([1.0, 2.0, 3.0], 15.0, [2.0, 4.0, 6.0]);
    check!(nested_vec, |x| (x, 0), |d| (d)).gives([0.0; 0], 1.0, [0.0; 0]);
    check!(nested_vec, |x| (x, 1), |d| (d)).gives(3.0, 10.0, 6.0);
    check!(arrays_of_ndarray, |x| (init(x), last(x)), |d| (init(d), last(d))).at([[1.0, 0.7], [-2.0, 0.5]]);
    check!(arrays_of_ndarray, |x| (init(x), last(x)), |d| (init(d), last(d))).at([[1.0, 3.0, -0.2, 0.7]]);
    slice!(cleared).at([vec![1.5], vec![1.0, 2.0, -0.5]]).gives([1.0, 3.0], 22.0, [14.0, 10.0]);
    check!(same_index_twice, |x| (x, &[0, 1, 0, 2, 1]), |d| (d)).at([[1.0, 2.0, 3.0, 4.0, 5.0]]).gives(
        [1.0, 2.0, 3.0, 4.0, 5.0],
        306.0,
        [58.0, 40.0, 174.0, 8.0, 100.0],
    );
    check!(same_index_twice, |x| (x, &[]), |d| (d)).gives([0.0; 0], 0.0, [0.0; 0]);
}

#[differentiable]
fn swaps(x: f64, y: f64) -> f64 {
    let (mut a, mut b) = (x, y * y);
    std::mem::swap(&mut a, &mut b);
    a *= 2.0;
    let c = std::mem::replace(&mut b, a * x);
    let t = a;
    a = b;
    b = t;
    (a, b) = (b, a + c);
    let taken = std::mem::take(&mut a);
    a * y + b * taken + c
}

#[differentiable]
fn rotate(x: [f64; 3], n: usize) -> f64 {
    let [mut a, mut b, mut c] = x;
    for _ in 0..n {
        (a, b, c) = (b, c, a * b);
    }
    a + 2.0 * b + 3.0 * c
}

#[differentiable]
fn push_and_pop(x: &[f64]) -> f64 {
    let mut stack = Vec::new();
    let mut popped = 1.0;
    for v in x {
        stack.push(v * v);
        stack.push(v.sin());
        if stack.len() > 3 {
            popped *= stack.pop().unwrap();
            let top = stack.len() - 1;
            stack[top] += popped;
        }
    }
    stack.truncate(4);
    popped + stack.iter().sum::<f64>()
}

#[differentiable]
fn grown(x: f64, n: usize) -> f64 {
    let mut v = vec![x];
    for i in 0..n {
        let next = v[i] * x + v[v.len() / 2].cos();
        v.push(next);
    }
    v.insert(0, x * 3.0);
    let removed = v.remove(v.len() - 1);
    v.extend([x, removed]);
    v.extend_from_slice(&[removed * x, 1.0]);
    v.reverse();
    let mut s = 0.0;
    for (i, a) in v.iter().enumerate() {
        s += a * i as f64;
    }
    s
}

#[test]
fn swaps_and_stacks() {
    two!(swaps).at([[1.0, 2.0], [-0.5, 0.7]]);
    check!(rotate, |x| ([x[0], x[1], x[2]], 0), |d| ([d[0], d[1], d[2]])).gives([1.0, 2.0, 3.0], 14.0, [1.0, 2.0, 3.0]);
    check!(rotate, |x| ([x[0], x[1], x[2]], 1), |d| ([d[0], d[1], d[2]])).gives([1.0, 2.0, 3.0], 14.0, [6.0, 4.0, 2.0]);
    check!(rotate, |x| ([x[0], x[1], x[2]], 5), |d| ([d[0], d[1], d[2]])).at([[1.1, 0.9, -0.8]]);
    slice!(push_and_pop).at([vec![0.5], vec![0.5, 1.5], vec![0.5, -2.0, 1.5, 0.3]]).gives([0.0; 0], 1.0, [0.0; 0]);
    check!(grown, |x| (x[0], 0), |d| (d[0])).at([0.6, -1.2]);
    check!(grown, |x| (x[0], 6), |d| (d[0])).at([0.6, -1.2]);
}

#[differentiable]
#[derive(Clone, Debug)]
struct Particle {
    position: [f64; 2],
    speed: [f64; 2],
    mass: f64,
}
flat_fields!(Particle: position, speed, mass);

fn particle(x: &[f64]) -> Particle {
    Particle { position: [x[0], x[1]], speed: [x[2], x[3]], mass: x[4] }
}

#[differentiable]
fn advance(p: &mut Particle, h: f64) {
    let r2 = p.position[0] * p.position[0] + p.position[1] * p.position[1];
    for i in 0..2 {
        p.speed[i] -= h * p.position[i] / (r2 * p.mass);
        p.position[i] += h * p.speed[i];
    }
}

#[differentiable]
fn distance_after(p: &Particle, h: f64, steps: usize) -> f64 {
    let mut q = p.clone();
    for _ in 0..steps {
        advance(&mut q, h);
    }
    q.position[0].hypot(q.position[1]) + q.mass * p.mass
}

#[differentiable]
fn fields(p: Particle) -> f64 {
    let mut q = Particle { mass: p.mass * p.mass, ..p };
    q.position[0] = q.mass + p.position[1];
    q.speed = q.position;
    q.mass -= q.speed[0] * q.speed[1];
    let Particle { speed: [u, v], mass, .. } = q;
    u * v * mass
}

#[test]
fn fields_of_structs() {
    check!(distance_after, |x| (&particle(x), x[5], 0), |d| (&particle(d), d[5])).at([[3.0, 4.0, 0.0, 1.0, 2.0, 0.1]]);
    check!(distance_after, |x| (&particle(x), x[5], 8), |d| (&particle(d), d[5]))
        .at([[1.0, 0.2, 0.0, 1.0, 1.5, 0.1], [-1.0, 2.0, 0.3, -1.0, 0.5, 0.05]]);
    check!(fields, |x| (particle(x)), |d| (particle(d))).at([[1.0, 0.2, 0.7, 1.0, 1.5], [-1.0, 2.0, 0.3, -1.0, 0.5]]);
}

#[differentiable]
fn double_all(v: &mut [f64], k: f64) {
    for e in v.iter_mut() {
        *e *= k * *e;
    }
}

#[differentiable]
fn bump(a: &mut f64, by: f64) -> f64 {
    let old = *a;
    *a = a.sin() + by;
    old * by
}

#[differentiable]
fn through_references(x: &[f64], k: f64) -> f64 {
    let mut v = x.to_vec();
    double_all(&mut v, k);
    let mut a = k;
    let old = bump(&mut a, v[0]);
    let second = bump(&mut v[0], a);
    {
        let (left, right) = v.split_at_mut(1);
        left[0] *= right[0];
        double_all(right, left[0]);
    }
    double_all(&mut v[1..], 0.5);
    old + second * a + v[0] + v.iter().sum::<f64>()
}

#[differentiable]
fn reborrowed(x: f64) -> f64 {
    let mut a = x;
    let r = &mut a;
    *r *= 3.0;
    let s = &mut *r;
    *s += x * x;
    let last = [a, x];
    let view = &last;
    view[0] * view[1]
}

#[differentiable]
fn chosen_reference(x: f64, y: f64) -> f64 {
    let (mut a, mut b) = (x, y);
    for i in 0..4 {
        let r = if i % 2 == 0 { &mut a } else { &mut b };
        *r = r.sin() * 2.0 + 0.1;
    }
    a * b
}

#[differentiable]
fn filled(out: &mut [f64], x: f64) -> f64 {
    let first = out[0];
    for (i, o) in out.iter_mut().enumerate() {
        *o = *o * x + i as f64;
    }
    first * out[1] * out[0]
}

#[differentiable]
fn owned_and_changed(mut v: Vec<f64>, mut k: f64) -> f64 {
    k += v[0];
    v[0] = k * v[1];
    v.push(k);
    v[0] + v[2] * v[1]
}

#[test]
fn through_mutable_references() {
    check!(through_references, |x| (init(x), last(x)), |d| (init(d), last(d)))
        .at([vec![0.5, 1.2, 0.7], vec![-0.5, 0.9, 1.1, 1.3]]);
    scalar!(reborrowed).at([0.5]).gives(2.0, 20.0, 24.0);
    two!(chosen_reference).at([[0.4, 1.9], [-1.0, 0.0]]);
    assert_eq!(filled::grad(&mut [2.0, 3.0], 4.0), (vec![208.0, 64.0], 100.0));
    // What is written has a cotangent of its own after the call.
    let (value, pullback) = filled::vjp(&mut [2.0, 3.0], 4.0);
    assert_eq!((value, pullback(1.0, vec![0.0, 0.0])), (208.0, (vec![208.0, 64.0], 100.0)));
    let mut out = [2.0, 3.0];
    let (value, (d_out, d_x)) = filled::value_and_grad(&mut out, 4.0);
    assert_eq!((out, value, d_out, d_x), ([8.0, 13.0], 208.0, vec![208.0, 64.0], 100.0));
    check!(owned_and_changed, |x| (vec![x[0], x[1]], x[2]), |d| (vec![d[0], d[1]], d[2])).at([[0.4, 1.9, -1.0]]).gives(
        [1.0, 2.0, 3.0],
        16.0,
        [4.0, 8.0, 4.0],
    );
}

#[differentiable]
fn two_names(x: &[f64]) -> f64 {
    let mut b = x.to_vec();
    let a = b.clone();
    for v in &mut b {
        *v *= 3.0;
    }
    let c = b;
    a.iter().zip(&c).map(|(p, q)| p * q).sum()
}

#[differentiable]
fn moved_and_kept(x: f64, y: f64) -> f64 {
    let mut v = [x, y];
    let w = v;
    v[0] = w[1] * w[0];
    let moved = vec![v, w];
    let mut z = moved;
    z[1][0] += v[0];
    z[0][0] * z[1][0] + w[0]
}

#[test]
fn copies() {
    slice!(two_names)
        .at([vec![0.5], vec![1.0, 2.0]])
        .gives([1.0, 2.0], 15.0, [6.0, 12.0])
        .gives([0.0; 0], 0.0, [0.0; 0]);
    two!(moved_and_kept).at([[0.4, 1.9]]).gives([2.0, 3.0], 50.0, [25.0 + 24.0 + 1.0 - 1.0, 28.0]);
}
