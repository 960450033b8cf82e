// Written by `generate` beside this file, from the seed 1.

use crate::check::{A, B, C, Entry, L, N, W, X, Xs, entry, flat, flat_of, w_of, x_of};
use tenzr::prelude::*;

pub const ENTRIES: &[Entry] = &[
    entry!(program_0),
    entry!(program_1),
    entry!(program_2),
    entry!(program_3),
    entry!(program_4),
    entry!(program_5),
    entry!(program_6),
    entry!(program_7),
    entry!(program_8),
    entry!(program_9),
    entry!(program_10),
    entry!(program_11),
    entry!(program_12),
    entry!(program_13),
    entry!(program_14),
    entry!(program_15),
    entry!(program_16),
    entry!(program_17),
    entry!(program_18),
    entry!(program_19),
    entry!(program_20),
    entry!(program_21),
    entry!(program_22),
    entry!(program_23),
    entry!(program_24),
    entry!(program_25),
    entry!(program_26),
    entry!(program_27),
    entry!(program_28),
    entry!(program_29),
    entry!(program_30),
    entry!(program_31),
    entry!(program_32),
    entry!(program_33),
    entry!(program_34),
    entry!(program_35),
    entry!(program_36),
    entry!(program_37),
    entry!(program_38),
    entry!(program_39),
    entry!(program_40),
    entry!(program_41),
    entry!(program_42),
    entry!(program_43),
    entry!(program_44),
    entry!(program_45),
    entry!(program_46),
    entry!(program_47),
    entry!(program_48),
    entry!(program_49),
    entry!(program_50),
    entry!(program_51),
    entry!(program_52),
    entry!(program_53),
    entry!(program_54),
    entry!(program_55),
    entry!(program_56),
    entry!(program_57),
    entry!(program_58),
    entry!(program_59),
    entry!(program_60),
    entry!(program_61),
    entry!(program_62),
    entry!(program_63),
];

#[differentiable]
fn scaled(m: &X, r: &W) -> X {
    let s = m.dot(r, B).tanh();
    m * r + s
}

#[differentiable]
fn parted(m: &X) -> (C, L) {
    let c = m.sum(B);
    if c.sum_all() > 0.3 { (c.tanh(), m.mean_all()) } else { (c * 0.5, m.max_all()) }
}

#[differentiable]
fn settled(c: &C, s: &L) -> L {
    let mut t = c.dot(c, A) * 0.1 + s;
    for _ in 0..3 {
        if t > 0.8 {
            break;
        }
        t = t * 1.2 + 0.1;
    }
    t.tanh()
}

#[differentiable]
fn stacked(m: &X, n: usize) -> Result<Vec<W>, String> {
    let mut rows: Vec<W> = Vec::new();
    if n > 9 {
        return Err(n.to_string());
    }
    for i in 0..n.min(2) {
        rows.push(m.index(A, i).tanh());
    }
    rows.push(m.mean(A));
    Ok(rows)
}

#[differentiable]
fn folded(rows: &[W], s: &L) -> L {
    let mut t = s * 0.5;
    for (i, r) in rows.iter().enumerate() {
        if t > 1.5 {
            break;
        }
        t = t * 0.7 + r.sum_all().tanh() * (1.0 + i as f64);
    }
    t
}

#[differentiable]
fn wave(s: f64, k: f64) -> f64 {
    let mut y = s;
    while y < 0.0 {
        y = y * 0.5 + 0.3;
    }
    (y * k).sin()
}

#[differentiable]
pub fn program_0(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = (w / (w.square() + 1.0)) * 1.0;
    if (k * 1.30) <= -0.30 || n < 3 && n != 2 {
        let mut m3 = m1 * 1.0;
    } else {
        let mut c5 = k * 0.0;
        let b4 = loop {
            c5 += 1.0;
            if c5 > 4.0 { break (x.sum(B) + m1) * 1.0; }
            m2 = (m2 * 1.30 - scaled(&(x * 1.0), &(w * 1.0)).index(A, (n + 1) % 2).tanh()).tanh();
        };
    }
    let (p6, mut q7) = ((x * x).dot(m2, B) * 1.0, m1 * 1.0);
    q7 + p6.sum_all() + m2.sum_all() + (m2.at([(n + 2) % 3]) / (x.at([1, (n + 1) % 3]).square() + 1.0))
}

#[differentiable]
pub fn program_1(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k + k) * 1.0;
    let mut m2 = (w * m1) * 1.0;
    let b3 = x.sum(B).minimum(0.6) * 1.0;
    for i4 in 0..n {
        let mut xs5 = vec![w.tanh(), x.max(A) * 1.0];
    }
    if x.sum_all().tanh() > 0.0 && m1 > 0.40 { return (m1 - k) * 1.0; }
    let b6 = if n == 1 || n > 2 { ((x - x) / ((x - x).square() + 1.0)) * 1.0 } else { (x / (x.square() + 1.0)) * 1.0 };
    let mut xs7 = vec![(m2 / (m2.square() + 1.0)) * 1.0];
    b6.sum_all() + b3.sum_all() + m2.sum_all() + (b6 / (x.square() + 1.0)).sum_all().tanh()
}

#[differentiable]
pub fn program_2(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.sum_all().tanh() * 1.0;
    let mut m2 = (w * w) * 1.0;
    if !((k * 1.30) > 1.30) {
        let mut xs3 = vec![x.mean(A) * 1.0, (m2 * 0.60) * 1.0];
    }
    'l5: for i4 in 1..=2 {
        let mut c7 = k * 0.0;
        let b6 = loop {
            c7 += 1.0;
            if c7 > 4.0 { break scaled(&(x * 1.0), &(m2 * 1.0)) * 1.0; }
            if n < 3 && i4 != 2 {
                m1 -= (k - (m1 - k)).tanh() * 0.70;
            } else {
                m2 -= (w.tanh() * (m1 + k)).tanh() * 0.80;
            }
        };
    }
    m2.sum_all() + m1 + k + ((k - k) * (m1 * 1.00))
}

#[differentiable]
pub fn program_3(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w - w) * 1.0;
    if n % 2 == 0 {
        let (p3, mut q4) = parted(&(x * 1.0));
    }
    let b5 = (m1 * 0.90) * 1.0;
    let (p6, mut q7) = parted(&((x - x) * 1.0));
    let mut t8 = b5.tanh();
    'l9: while t8 < 0.70 {
        t8 = t8 * 0.8 + k.square() + 0.4;
        if (t8 + t8) < 1.00 { break; }
        let mut xs10: Vec<W> = stacked(&(x.softmax(B) * 1.0), n).unwrap();
        m1 -= t8.tanh() * 0.60;
    }
    t8 + q7 + p6.sum_all() + x.softmax(B).at([n % 2, (n + 1) % 3])
}

#[differentiable]
pub fn program_4(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = x.dot(x.sum(B), A) * 1.0;
    m1 += (x + x).sum_all().tanh() * 0.25;
    m2 += ((w / (m2.square() + 1.0)) * 0.30) * 0.25;
    if x.at([(n + 0) % 2, (n + 2) % 3]) <= 1.00 { return (m1 * m1) * 1.0; }
    'l4: for i3 in 0..3 {
        if m1 <= 0.80 { continue; }
        for i5 in (0..n).rev() {
            if i3 == 1 || n > 2 { break 'l4; }
            if settled(&(x.sum(B) * 1.0), &(m1 * 1.0)) > 0.0 && m1 <= 0.70 { return m1 * 1.0; }
        }
        m1 /= ((k * 1.00) * (m1 * 1.10)).tanh().square() + 1.0;
    }
    m2.sum_all() + m1 + k + (x.sum(B).max(A) * w.mean_all())
}

#[differentiable]
pub fn program_5(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.sum(B).max(A) * 1.0;
    let mut m2 = (w + w) * 1.0;
    let mut xs3: Vec<W> = stacked(&(x * 1.0), n).unwrap();
    if n > 1 { return m1.relu() * 1.0; }
    let b4 = ((x + x.sum(B)).square() + 0.5).sqrt().index(B, (n + 2) % 3) * 1.0;
    xs3[0] = xs3[xs3.len() - 1] * 0.4 + (w + w).tanh();
    b4.sum_all() + m2.sum_all() + m1 + m1
}

#[differentiable]
pub fn program_6(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = w * 1.0;
    for i3 in (0..n).rev() {
        if (k - k) <= 1.40 { return w.at([i3 % 3]) * 1.0; }
        let b4 = ((w + k).mse(w) + k) * 1.0;
        let mut m5 = (m1 * 1.40) * 1.0;
    }
    let mut xs6 = vec![(w.square() + 0.6).recip() * 1.0, m2.softmax(B) * 1.0];
    for i7 in (0..n).rev() {
        if m1.tanh().exp() >= -1.10 || n == 1 || n > 2 {
            let g8 = grad!(|u: &W| m1 + u.square().sum_all())(&((m2 * m2) * 1.0)).tanh();
        } else {
            m1 -= (x.sum(B).logsumexp_all() / ((m1 - k).square() + 1.0)).tanh() * 0.20;
        }
        m1 -= m1.tanh() * 0.80;
    }
    m2.sum_all() + m1 + k + (k / (m1.square() + 1.0)).tanh().powi(3)
}

#[differentiable]
pub fn program_7(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.at([n % 2, n % 3]) * 1.0;
    let mut m2 = w * 1.0;
    match (m1).item() {
        ..-0.50 => {
            if !(m2.at([1]) > 1.10) {
                let g4 = grad!(|u: &W| x.max(A).cross_entropy(u.softmax(B), B) + u.square().sum_all())(&((m2 * 1.00) * 1.0)).tanh();
                let mut xs5 = vec![w.tanh(), (w - g4) * 1.0];
            } else if !(m1 < 0.90) {
                if n > 1 {
                    let b6 = if n % 2 == 0 { (x - x).mean(B) * 1.0 } else { (x.sum(B) + x.sum(B)) * 1.0 };
                    m2 += m2 * 0.25;
                } else {
                    m2 = ((w * w) + (m2 * m1)) - m2 * 0.75;
                }
            } else {
                m2 /= x.dot(x.sum(B), A).sigmoid().square() + 1.0;
            }
        }
        v3 if v3 > 0.50 => {
            m1 *= m1.tanh();
        }
        _ => {
            m2 -= ((w - m2) + (w * m2)) * 0.80;
        }
    }
    m2.sum_all() + m1 + k + x.gt(0.1).select(x, x * 0.5).at([1, 2])
}

#[differentiable]
pub fn program_8(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w + w) * 1.0;
    let mut xs3 = vec![m2 * 1.0, (m2 * 0.40) * 1.0];
    let (p4, mut q5) = (x.sum(B).tanh() * 1.0, m1 * 1.0);
    let g6 = grad!(|u: &W| (q5.square() + 0.5).sqrt().tanh().exp() + u.square().sum_all())(&((-m2) * 1.0)).tanh();
    let mut m7 = xs3[n % xs3.len()] * 1.0;
    m7.sum_all() + g6.sum_all() + q5 + x.max(A).dot(m2, B)
}

#[differentiable]
pub fn program_9(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = x.mean(A) * 1.0;
    let mut xs3: Vec<W> = stacked(&((x * 0.90) * 1.0), n).unwrap();
    let mut t4 = (k / (k.square() + 1.0)).tanh();
    while t4 < 1.20 {
        t4 = t4 * 0.8 + 0.5;
        if (k.square() + 0.5).sqrt() <= -0.60 || n > 1 { continue; }
        m2 += (m2 * 1.30).tanh() * 0.25;
        if n == 1 || n > 2 && w.mean_all() <= 0.60 { break; }
    }
    let mut c6 = k * 0.0;
    let b5 = loop {
        c6 += 1.0;
        if c6 > 4.0 { break x.sum(B).sigmoid() * 1.0; }
        xs3[0] = xs3[xs3.len() - 1] * 0.4 + (m2 - w).tanh();
        m2 = xs3[n % xs3.len()].tanh() * 1.10;
    };
    b5.sum_all() + t4 + m2.sum_all() + k
}

#[differentiable]
pub fn program_10(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.cross_entropy(w.softmax(B), B) * 1.0;
    let mut m2 = (w - w) * 1.0;
    let (p3, mut q4) = parted(&(x.softmax(B) * 1.0));
    if (k / (k.square() + 1.0)) > 0.0 && q4 >= 1.40 {
        for i5 in 1..=2 {
            let (p6, mut q7) = ((x.sum(B) * 0.80) * 1.0, x.at([(n + 0) % 2, (n + 1) % 3]) * 1.0);
        }
        match (m2.cross_entropy(m2.softmax(B), B)).item() {
            ..-0.20 => {
                m2 -= x.softmax(B).mean(A) * 1.10;
            }
            v8 if v8 > 0.20 => {
                q4 -= ((m1 / (k.square() + 1.0)) * 1.00) * 1.20;
            }
            _ => {
                q4 *= (m2.dot(m2, B) / (x.at([(n + 0) % 2, n % 3]).square() + 1.0)).tanh();
            }
        }
    } else {
        q4 = (q4 * 0.60 - m1).tanh();
    }
    q4 + p3.sum_all() + m2.sum_all() + q4
}

#[differentiable]
pub fn program_11(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = w.sigmoid() * 1.0;
    if (m1 + k) <= 1.30 {
        if n > 1 {
            for i3 in 0..n {
                let b4 = ((x + k).sum(B).square() + 0.7).ln() * 1.0;
            }
        }
        if w.dot(m2, B) <= -1.10 || n % 2 == 0 {
            let mut xs5 = vec![(m2 * 0.60) * 1.0];
        } else {
            let mut t6 = (k / (k.square() + 1.0)).tanh();
            while t6 < 1.10 {
                t6 = t6 * 0.8 + k.square() + 0.4;
                m1 += (t6 - (k * 0.80)).tanh() * 0.25;
            }
        }
    } else {
        m2 += m2.minimum(0.6).softmax(B) * 0.25;
    }
    m2.sum_all() + m1 + k + (x.sum_all().tanh() + (m1 / (m1.square() + 1.0)))
}

#[differentiable]
pub fn program_12(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.cross_entropy(w.softmax(B), B) * 1.0;
    let mut m2 = (w / (w.square() + 1.0)) * 1.0;
    for i3 in 0..2 {
        if m2.mse(w) > 0.0 && k >= 0.30 { break; }
        match ((m1 - m1)).item() {
            ..-0.30 => {
                if !((m1 / (m1.square() + 1.0)) >= 1.10) { break; }
            }
            v4 if v4 > 0.30 => {
                'l6: for i5 in 1..=2 {
                    let mut m7 = ((x.mean(B).square() + 0.7).ln() - x.sum(B)) * 1.0;
                }
            }
            _ => {
                'l9: for i8 in 1..=2 {
                    let mut xs10: Vec<W> = stacked(&(x.softmax(B) * 1.0), n).unwrap();
                }
            }
        }
    }
    m2.sum_all() + m1 + k + (x + x).at([(n + 0) % 2, (n + 1) % 3])
}

#[differentiable]
pub fn program_13(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.sum(B).max(A) * 1.0;
    let mut m2 = (w + m1) * 1.0;
    let (p3, mut q4) = (x.softmax(B).dot(m2, B) * 1.0, x.sum(B).max(A) * 1.0);
    q4 -= p3.logsumexp_all() * 0.40;
    'l6: for i5 in 0..n {
        for i7 in 0..3 {
            if m1 > 0.60 { continue; }
            let mut xs8 = vec![x.dot(p3, A) * 1.0, (m2 * m2) * 1.0];
        }
    }
    let b9 = (x.dot(m2, B) + q4) * 1.0;
    b9.sum_all() + q4 + p3.sum_all() + settled(&(b9 * 1.0), &(k * 1.0))
}

#[differentiable]
pub fn program_14(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = (w + w) * 1.0;
    let mut xs3 = vec![m2 * 1.0];
    for i4 in 0..2 {
        let mut xs5 = vec![xs3[n % xs3.len()] * 1.0];
        if (m1 / (m1.square() + 1.0)) < 1.30 {
            let (p6, mut q7) = (x.sum(B) * 1.0, xs3.last().unwrap().sum_all() * 1.0);
            m2 += m2.tanh() * 0.25;
        }
    }
    m2.sum_all() + m1 + k + folded(&xs3, &(m1 * 1.0))
}

#[differentiable]
pub fn program_15(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.dot(w, B) * 1.0;
    let mut m2 = (w * m1) * 1.0;
    let mut m3 = (m2 * k) * 1.0;
    for i4 in 0..n {
        let mut c6 = k * 0.0;
        let b5 = 'l7: loop {
            c6 += 1.0;
            if c6 > 4.0 { break x.sum(B).tanh().powi(3) * 1.0; }
            if !((m1 * m1) >= 1.20) { break x.index(B, n % 3) * 1.0; }
            m3 += x.max(A).tanh() * 0.25;
            let mut xs8 = vec![w.tanh(), x.index(A, n % 2) * 1.0];
        };
    }
    let mut xs9 = vec![w.tanh(), (m3 * k) * 1.0];
    m2 /= (xs9[n % xs9.len()] * 0.70).square() + 1.0;
    m3.sum_all() + m2.sum_all() + m1 + (folded(&xs9[..1], &(k * 1.0)) + folded(&xs9[..1], &(m1 * 1.0)))
}

#[differentiable]
pub fn program_16(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = w * 1.0;
    for i3 in (0..n).rev() {
        for i4 in (0..n).rev() {
            let mut xs5 = vec![w.tanh(), x.dot(x.sum(B), A) * 1.0];
            xs5[i4 % xs5.len()] += (w * m1).tanh() * 0.5;
        }
    }
    for i6 in (0..n).rev() {
        for i7 in 0..n {
            m1 -= (x - x).at([(n + 1) % 2, 2]).tanh() * 1.20;
        }
    }
    m2.sum_all() + m1 + k + (m2 + m2).at([(n + 0) % 3])
}

#[differentiable]
pub fn program_17(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = (w * 1.30) * 1.0;
    let (p3, mut q4) = parted(&(scaled(&(x * 1.0), &(w * 1.0)) * 1.0));
    let mut xs5 = vec![w.tanh(), (w - m2) * 1.0];
    let b6 = x.mean(A) * 1.0;
    'l8: for i7 in 0..n {
        if m2.mean_all() > 0.0 && q4 <= 1.10 { continue; }
        for i9 in 1..=2 {
            if n == 1 || n > 2 { return (m1 - k) * 1.0; }
            q4 /= xs5.last().unwrap().sum_all().tanh().square() + 1.0;
        }
    }
    b6.sum_all() + q4 + p3.sum_all() + folded(&xs5, &(m1 * 1.0))
}

#[differentiable]
pub fn program_18(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = w * 1.0;
    'l4: for i3 in (0..n).rev() {
        if i3 == 1 || n > 2 && (m1.square() + 0.6).recip() >= 0.80 { return (m1 / (k.square() + 1.0)) * 1.0; }
        let mut xs5 = vec![w.tanh(), x.dot(x.sum(B), A) * 1.0];
        let b6 = if n == 1 || n > 2 && m1 > 0.60 { ((k - k) * w.cross_entropy(m2.softmax(B), B)) * 1.0 } else { m2.cross_entropy(m2.softmax(B), B) * 1.0 };
    }
    let mut xs7: Vec<W> = stacked(&((x.square() + 0.5).sqrt() * 1.0), n).unwrap();
    m2.sum_all() + m1 + k + (x.sum(B).max(A) + (m1 * 0.80))
}

#[differentiable]
pub fn program_19(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k - k) * 1.0;
    let mut m2 = x.index(A, 1) * 1.0;
    m2 -= m2 * 0.40;
    let mut c4 = k * 0.0;
    let b3 = loop {
        c4 += 1.0;
        if c4 > 4.0 { break x.sum(B) * 1.0; }
        let g5 = grad!(|u: &W| u.at([n % 3]) + u.square().sum_all())(&(x.dot(x.sum(B), A) * 1.0)).tanh();
        let mut xs6 = vec![w.tanh(), (w + k) * 1.0];
    };
    b3.sum_all() + m2.sum_all() + m1 + m1
}

#[differentiable]
pub fn program_20(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = wave((k * 1.0), (k * 1.0)) * 1.0;
    let mut m2 = (w.square() + 0.5).sqrt() * 1.0;
    m2 = (x / (x.square() + 1.0)).dot(x.sum(B), A) - m2 * 0.75;
    m2 = w - m2 * 0.75;
    let mut m3 = x.sum(B) * 1.0;
    let b4 = m2 * 1.0;
    match ((m1 * k)).item() {
        ..-1.00 => {
            let mut t6 = (k / (k.square() + 1.0)).tanh();
            while t6 < 0.20 {
                t6 = t6 * 0.8 + 0.5;
                for i7 in 0..3 {
                    if t6 > 0.0 && k <= 0.50 { continue; }
                    m2 = (x.mean(A) + (m2 * m1)).tanh() * 0.20;
                }
                m1 -= t6.minimum(0.6).square().tanh() * 0.60;
            }
        }
        v5 if v5 > 1.00 => {
            m2 = ((w * m2) + (m2 / (w.square() + 1.0))) * 1.20;
        }
        _ => {
            m2 *= (x.index(A, 1) + (k / (m1.square() + 1.0))).tanh();
        }
    }
    b4.sum_all() + m3.sum_all() + m2.sum_all() + (m3.logsumexp_all() - wave((m1 * 1.0), (m1 * 1.0)))
}

#[differentiable]
pub fn program_21(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = w.maximum(-0.3) * 1.0;
    let mut xs3: Vec<W> = stacked(&((x * 1.40) * 1.0), n).unwrap();
    let mut m4 = (x.square() + 0.7).ln().softmax(B) * 1.0;
    m2 -= (xs3[n % xs3.len()] * (m2 + m2)) * 0.70;
    let b5 = k * 1.0;
    'l7: for i6 in 0..3 {
        if i6 == 1 || n > 2 {
            m4 *= ((x - m4) + (x.sum(B) * 0.50)).tanh().tanh();
        }
    }
    b5 + m4.sum_all() + m2.sum_all() + (x.sum(B) / (x.sum(B).square() + 1.0)).max(A)
}

#[differentiable]
pub fn program_22(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k + k) * 1.0;
    let mut m2 = x.dot(x.sum(B), A) * 1.0;
    if n < 3 && n != 2 { return x.sum(B).logsumexp_all() * 1.0; }
    let mut xs3 = vec![(m2 / (m2.square() + 1.0)) * 1.0];
    let g4 = grad!(|u: &W| (folded(&xs3[..1], &(k * 1.0)) * 0.90) + u.square().sum_all())(&((m2 + m2) * 1.0)).tanh();
    let mut t5 = (k * 0.70).tanh();
    while t5 < 0.90 {
        t5 = t5 * 0.8 + k.square() + 0.4;
        let b6 = x.index(A, 1) * 1.0;
        let mut xs7 = vec![(w * 1.10) * 1.0];
    }
    t5 + g4.sum_all() + m2.sum_all() + xs3.last().unwrap().sum_all()
}

#[differentiable]
pub fn program_23(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.sum(B).max(A) * 1.0;
    let mut m2 = x.max(A) * 1.0;
    let mut xs3 = vec![m2.softmax(B) * 1.0];
    if (k * m1) > 0.0 && k < 0.30 {
        let mut m4 = k * 1.0;
        let b5 = (scaled(&(x * 1.0), &(m2 * 1.0)) + x.sum(B)) * 1.0;
    } else if !(settled(&(x.sum(B) * 1.0), &(m1 * 1.0)) < 0.60) {
        m1 = (m2 + m2).mean_all() * 1.40;
    } else {
        m1 = (m1 * 0.30 - (folded(&xs3, &(k * 1.0)) / (folded(&xs3, &(m1 * 1.0)).square() + 1.0))).tanh();
    }
    m2.sum_all() + m1 + k + xs3.last().unwrap().sum_all()
}

#[differentiable]
pub fn program_24(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k - k) * 1.0;
    let mut m2 = w.tanh().exp() * 1.0;
    for i3 in 0..n {
        if m1.tanh().exp() > 0.0 && m1 > 0.90 { break; }
        let mut xs4 = vec![m2 * 1.0, m2 * 1.0];
    }
    let mut t5 = settled(&(x.sum(B) * 1.0), &(m1 * 1.0)).tanh();
    while t5 < 1.30 {
        t5 = t5 * 0.8 + k.square() + 0.4;
        if (t5 * 0.90) > 0.0 && k <= 0.70 { break; }
        let mut m6 = (x - x).logsumexp(B) * 1.0;
        let mut xs7: Vec<W> = stacked(&(scaled(&(x * 1.0), &(w * 1.0)) * 1.0), n).unwrap();
    }
    t5 + m2.sum_all() + m1 + (w + m1).at([1])
}

#[differentiable]
pub fn program_25(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * 0.20) * 1.0;
    let mut m2 = w * 1.0;
    let (p3, mut q4) = (x.sum(B) * 1.0, k.sigmoid() * 1.0);
    match (k).item() {
        ..-0.90 => {
            if q4 > -0.80 || n % 2 == 0 {
                let b6 = if n < 3 && n != 2 && (k + k) > 1.40 { x * 1.0 } else { scaled(&(x * 1.0), &(w * 1.0)) * 1.0 };
                m2 -= (w * (w * m2)) * 0.80;
            } else {
                for i7 in 0..n {
                    m1 = (m1 * 0.20 - (wave((m1 * 1.0), (k * 1.0)) * (k / (m1.square() + 1.0))).tanh()).tanh();
                }
            }
        }
        v5 if v5 > 0.90 => {
            m1 = (m1 * 0.50 - v5).tanh();
        }
        _ => {
            q4 -= x.mean(A).mean_all() * 0.80;
        }
    }
    q4 + p3.sum_all() + m2.sum_all() + (m2 - m2).cross_entropy(w.softmax(B), B)
}

#[differentiable]
pub fn program_26(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = x.index(A, n % 2) * 1.0;
    for i3 in 1..=2 {
        let (p4, mut q5) = parted(&(x.sum(B).outer(w) * 1.0));
    }
    let mut m6 = ((m2.relu() * x.index(A, 0)) * 1.10) * 1.0;
    if n < 3 && n != 2 && (m1 * m1) < 0.70 {
        let mut xs7: Vec<W> = stacked(&((x - x) * 1.0), n).unwrap();
        if folded(&xs7, &(k * 1.0)) <= 1.30 {
            m1 = (m1 * 0.80 - ((m1 * 0.40) / (folded(&xs7, &(k * 1.0)).square() + 1.0))).tanh();
        } else {
            m6 *= (x - x).mean(A).tanh();
        }
    }
    m6.sum_all() + m2.sum_all() + m1 + (m1 * 0.70)
}

#[differentiable]
pub fn program_27(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.sum_all().tanh() * 1.0;
    let mut m2 = (w - w) * 1.0;
    if !((m1 * 1.10) <= 0.20) {
        let (p3, mut q4) = (((x.sum(B) + x.sum(B)) + (x.sum(B) + x.sum(B))) * 1.0, (m1 + m1) * 1.0);
        let mut m5 = ((m2 * 0.70) * 0.20) * 1.0;
    }
    for i6 in 1..=2 {
        m2 = x.mean(A).tanh() * 0.40;
    }
    m2.sum_all() + m1 + k + k
}

#[differentiable]
pub fn program_28(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.at([1]) * 1.0;
    let mut m2 = w * 1.0;
    let mut c4 = k * 0.0;
    let b3 = loop {
        c4 += 1.0;
        if c4 > 4.0 { break x.index(A, n % 2) * 1.0; }
        if w.at([1]) >= -0.70 || n == 1 || n > 2 {
            let mut xs5: Vec<W> = stacked(&(x.softmax(B) * 1.0), n).unwrap();
        }
    };
    if n == 1 || n > 2 { return settled(&(x.sum(B) * 1.0), &(k * 1.0)) * 1.0; }
    b3.sum_all() + m2.sum_all() + m1 + b3.softmax(B).cross_entropy(w.softmax(B), B)
}

#[differentiable]
pub fn program_29(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w + w) * 1.0;
    let mut xs3 = vec![w.tanh(), w.minimum(0.6) * 1.0];
    for i4 in 0..3 {
        let mut m5 = ((x.sum(B).outer(w) + x.sum(B).outer(m2)) + xs3.last().unwrap().sum_all()) * 1.0;
        for i6 in 0..2 {
            let b7 = (x.at([(n + 0) % 2, (i4 + 1) % 3]) / ((m1 + k).square() + 1.0)) * 1.0;
        }
    }
    for i8 in 0..3 {
        m1 = (m2 / (m2.square() + 1.0)).mse(w).tanh() * 0.60;
    }
    m2.sum_all() + m1 + k + ((m1.square() + 0.6).recip() / (m1.square() + 1.0))
}

#[differentiable]
pub fn program_30(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = w.square() * 1.0;
    let mut xs3: Vec<W> = stacked(&((x + x) * 1.0), n).unwrap();
    let g4 = grad!(|u: &W| ((k - k) * (k * 0.20)) + u.square().sum_all())(&(xs3[n % xs3.len()] * 1.0)).tanh();
    let (p5, mut q6) = parted(&(x * 1.0));
    let mut m7 = x * 1.0;
    if n % 2 == 0 {
        (m1, q6) = (q6 * 0.5, m1 + q6 * 0.3);
        m7 /= ((x + m7) * m7.maximum(-0.3)).square() + 1.0;
    }
    m7.sum_all() + q6 + p5.sum_all() + (m1 * 0.40)
}

#[differentiable]
pub fn program_31(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = settled(&(x.sum(B) * 1.0), &(k * 1.0)) * 1.0;
    let mut m2 = x.dot(x.sum(B), A) * 1.0;
    let b3 = (((x / (x.square() + 1.0)) / (scaled(&(x * 1.0), &(m2 * 1.0)).square() + 1.0)) / (((x * m2) + (x.sum(B) - x.sum(B))).square() + 1.0)) * 1.0;
    for i4 in (0..n).rev() {
        let (p5, mut q6) = ((b3 - b3).sum(B) * 1.0, (k - m1) * 1.0);
        for i7 in 0..n {
            if n < 3 && i7 != 2 { return (m1 / (k.square() + 1.0)) * 1.0; }
            let mut m8 = p5 * 1.0;
        }
    }
    b3.sum_all() + m2.sum_all() + m1 + m1
}

#[differentiable]
pub fn program_32(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = w * 1.0;
    let mut xs3 = vec![x.max(A) * 1.0];
    'l6: for (i4, r5) in (0..2).zip(xs3.iter().rev()) {
        xs3[0] = xs3[xs3.len() - 1] * 0.4 + (r5 * 1.30).tanh();
    }
    xs3[n % xs3.len()] += x.index(A, n % 2).tanh() * 0.5;
    m2.sum_all() + m1 + k + (k / (x.sum(B).max(A).square() + 1.0))
}

#[differentiable]
pub fn program_33(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w * 0.70) * 1.0;
    'l4: for i3 in 1..=2 {
        let mut c6 = k * 0.0;
        let b5 = 'l7: loop {
            c6 += 1.0;
            if c6 > 4.0 { break (x + x) * 1.0; }
            let mut xs8: Vec<W> = stacked(&((x + m1) * 1.0), n).unwrap();
            if i3 % 2 == 0 { return x.sum_all().tanh() * 1.0; }
        };
        let (p9, mut q10) = parted(&(b5.tanh() * 1.0));
    }
    m2.sum_all() + m1 + k + x.dot(m2, B).max(A)
}

#[differentiable]
pub fn program_34(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.cross_entropy(w.softmax(B), B) * 1.0;
    let mut m2 = (w.square() + 0.6).recip() * 1.0;
    let (p3, mut q4) = (((x.sum(B) + k) * 0.50) * 1.0, (m1 / (k.square() + 1.0)) * 1.0);
    let mut m5 = x * 1.0;
    if n > 1 {
        let mut t6 = (q4 - q4).tanh();
        while t6 < 0.60 {
            t6 = t6 * 0.8 + k.square() + 0.4;
            if (q4 + q4) >= 1.10 {
                let mut m7 = m5.mean(B) * 1.0;
                let (p8, mut q9) = parted(&(scaled(&(m5 * 1.0), &(w * 1.0)) * 1.0));
            } else {
                m2 -= w.tanh() * 0.60;
            }
        }
        m1 = (m1 * 0.70 - ((m1 / (k.square() + 1.0)) * 1.20)).tanh();
    } else {
        m1 = (m1 * 0.20 - ((m1 + k) * 1.00)).tanh();
    }
    m5.sum_all() + q4 + p3.sum_all() + (m2 + w).cross_entropy(m2.softmax(B), B)
}

#[differentiable]
pub fn program_35(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = (w - w) * 1.0;
    if w.dot(w, B) >= -0.80 || n % 2 == 0 {
        let mut xs3: Vec<W> = stacked(&((x + x.sum(B)) * 1.0), n).unwrap();
    } else if n < 3 && n != 2 {
        for i4 in 0..2 {
            m2 *= (m2 + w).tanh().tanh();
            for i5 in 0..2 {
                let b6 = if settled(&(x.sum(B) * 1.0), &(k * 1.0)) < -0.50 || n < 3 && n != 2 { (x / (x.square() + 1.0)).at([1, 1]) * 1.0 } else { (m1 / (k.square() + 1.0)) * 1.0 };
                let mut xs7: Vec<W> = stacked(&((x - x) * 1.0), n).unwrap();
            }
        }
    } else {
        m2 += x.softmax(B).mean(A) * 0.25;
    }
    m2.sum_all() + m1 + k + (-(m1 / (k.square() + 1.0)))
}

#[differentiable]
pub fn program_36(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.dot(w, B) * 1.0;
    let mut m2 = (-w) * 1.0;
    let b3 = ((k * 0.60) / (w.mse(w).square() + 1.0)) * 1.0;
    let mut c5 = k * 0.0;
    let b4 = loop {
        c5 += 1.0;
        if c5 > 4.0 { break (x * w) * 1.0; }
        for i6 in 0..n {
            let mut xs7 = vec![(m2 / (m2.square() + 1.0)) * 1.0, w * 1.0];
        }
        'l9: for i8 in 0..3 {
            m2 += (x * 1.20).index(A, 1).tanh() * 0.25;
            m1 = (m1 * 0.30 - (settled(&(x.sum(B) * 1.0), &(m1 * 1.0)) * b3).tanh()).tanh();
        }
    };
    b4.sum_all() + b3 + m2.sum_all() + m2.mean_all()
}

#[differentiable]
pub fn program_37(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.at([2]) * 1.0;
    let mut m2 = w.softmax(B) * 1.0;
    let mut xs3 = vec![x.max(A) * 1.0];
    let mut xs4 = vec![(m2 - m2) * 1.0];
    match (x.at([0, n % 3])).item() {
        ..-0.50 => {
            let g6 = grad!(|u: &W| wave((k * 1.0), (k * 1.0)).tanh() + u.square().sum_all())(&((w + w) * 1.0)).tanh();
        }
        v5 if v5 > 0.50 => {
            m1 /= folded(&xs4[..1], &(m1 * 1.0)).square() + 1.0;
        }
        _ => {
            m1 /= (folded(&xs4, &(k * 1.0)) / (k.square() + 1.0)).square() + 1.0;
        }
    }
    m2.sum_all() + m1 + k + (m2 - m2).mse(w)
}

#[differentiable]
pub fn program_38(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = w.sigmoid() * 1.0;
    let mut m3 = (m2 + k) * 1.0;
    if !(m2.dot(w, B) >= 0.40) {
        for i4 in 1..=2 {
            if n < 3 && n != 2 { break; }
            let mut m5 = (((x / (x.square() + 1.0)) + (-m1)) + ((x.sum(B) * m1) / (x.sum(B).square() + 1.0))) * 1.0;
        }
    } else {
        m2 -= (m3 / (m2.square() + 1.0)).softmax(B) * 0.30;
    }
    m3.sum_all() + m2.sum_all() + m1 + m3.at([n % 3])
}

#[differentiable]
pub fn program_39(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = (w * w) * 1.0;
    match (x.sum(B).logsumexp_all()).item() {
        ..-0.70 => {
            for i4 in 0..3 {
                if i4 > 1 { return m2.mean_all() * 1.0; }
                if n % 2 == 0 { break; }
            }
        }
        v3 if v3 > 0.70 => {
            let mut m5 = ((x / (x.square() + 1.0)) / (scaled(&(x * 1.0), &(m2 * 1.0)).square() + 1.0)) * 1.0;
        }
        _ => {
            'l7: for i6 in 0..n {
                if n % 2 == 0 { continue; }
                m2 -= (x * 0.90).max(A).tanh() * 0.20;
            }
        }
    }
    m2.sum_all() + m1 + k + wave((m1 * 1.0), (m1 * 1.0))
}

#[differentiable]
pub fn program_40(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.dot(w, B) * 1.0;
    let mut m2 = w.softmax(B) * 1.0;
    let mut xs3 = vec![w.tanh(), w * 1.0];
    m2 *= (w.gt(0.1).select(w, w * 0.5) + w.at([(n + 0) % 3])).tanh();
    m1 = ((m1.square() + 0.7).ln() * k) * 1.10;
    xs3.push((w * m1).tanh());
    m2 += ((w + m2) + x.max(A)) * 0.25;
    m2.sum_all() + m1 + k + (m2 - m2).mse(m2)
}

#[differentiable]
pub fn program_41(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.dot(w, B) * 1.0;
    let mut m2 = w * 1.0;
    let (p3, mut q4) = parted(&((x * w) * 1.0));
    let mut xs5: Vec<W> = stacked(&(p3.outer(m2) * 1.0), n).unwrap();
    q4 *= m2.cross_entropy(w.softmax(B), B).tanh();
    let mut t6 = q4.relu().tanh();
    'l7: while t6 < 1.20 {
        t6 = t6 * 0.8 + 0.5;
        let (p8, mut q9) = parted(&(x.softmax(B) * 1.0));
    }
    t6 + q4 + p3.sum_all() + folded(&xs5, &(k * 1.0))
}

#[differentiable]
pub fn program_42(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w / (w.square() + 1.0)) * 1.0;
    match ((k * 0.60)).item() {
        ..-0.30 => {
            let mut xs4 = vec![(m2 / (w.square() + 1.0)) * 1.0, (w + k) * 1.0];
        }
        v3 if v3 > 0.30 => {
            let mut xs5 = vec![x.dot(x.sum(B), A) * 1.0, w.softmax(B) * 1.0];
        }
        _ => {
            if n == 1 || n > 2 {
                m1 = (m1 * 1.30 - m1).tanh();
            } else if x.sum_all().tanh() > 0.0 && k <= 0.30 {
                m1 *= ((k / (m1.square() + 1.0)) + x.at([n % 2, (n + 0) % 3])).tanh();
            }
        }
    }
    m2.sum_all() + m1 + k + wave((k * 1.0), (m1 * 1.0))
}

#[differentiable]
pub fn program_43(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.at([n % 3]) * 1.0;
    let mut m2 = (w * 0.20) * 1.0;
    if wave((k * 1.0), (m1 * 1.0)) > 0.0 && m1 > 1.20 {
        let mut xs3 = vec![(w * 0.40) * 1.0];
    }
    let b4 = if n < 3 && n != 2 { w * 1.0 } else { x.mean(A) * 1.0 };
    for i5 in (0..n).rev() {
        let b6 = if (k / (k.square() + 1.0)) < 0.40 { x.sum(B) * 1.0 } else { x.logsumexp(B) * 1.0 };
    }
    let mut xs7 = vec![w.tanh(), (w * w) * 1.0];
    xs7.push(x.dot(x.sum(B), A).tanh());
    b4.sum_all() + m2.sum_all() + m1 + ((m1 + m1) - folded(&xs7, &(k * 1.0)))
}

#[differentiable]
pub fn program_44(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = x.dot(x.sum(B), A) * 1.0;
    if (m1 / (m1.square() + 1.0)) > 0.0 && m1 >= 0.40 {
        if x.sum(B).max(A) <= 1.30 {
            let b3 = if n == 1 || n > 2 { ((x * 0.90) + (x.sum(B).square() + 0.6).recip()) * 1.0 } else { (x * x) * 1.0 };
            m1 = (m1 * 0.90 - b3.mean(B).max(A)).tanh();
        } else {
            let g4 = grad!(|u: &W| u.softmax(B).cross_entropy(u.softmax(B), B) + u.square().sum_all())(&(x.dot(x.sum(B), A) * 1.0)).tanh();
        }
    }
    'l6: for i5 in 1..=2 {
        m1 = ((m1 * 0.60) + (m1 - m1)).tanh() - m1 * 0.75;
    }
    m2.sum_all() + m1 + k + m1
}

#[differentiable]
pub fn program_45(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.cross_entropy(w.softmax(B), B) * 1.0;
    let mut m2 = (w * w) * 1.0;
    let b3 = if !(x.sum(B).logsumexp_all() > 1.00) { ((x + x.sum(B)) + x) * 1.0 } else { (x * 1.40) * 1.0 };
    let b4 = (scaled(&(b3 * 1.0), &(m2 * 1.0)) * scaled(&(b3 * 1.0), &(w * 1.0))) * 1.0;
    let (p5, mut q6) = parted(&((x / (b4.square() + 1.0)) * 1.0));
    let (p7, mut q8) = parted(&((x - x) * 1.0));
    if (m1 * 0.80) > 0.0 && q6 > 0.90 {
        for i9 in 1..=2 {
            let g10 = grad!(|u: &W| k + u.square().sum_all())(&((w * 1.20) * 1.0)).tanh();
            q6 += (b4 / (x.square() + 1.0)).at([0, (n + 1) % 3]).tanh() * 0.25;
        }
        m2 *= (b4 - x).index(A, n % 2).tanh();
    } else if !(w.cross_entropy(m2.softmax(B), B) > 0.60) {
        m2 -= ((w * m2) * (m1 - k)) * 0.50;
    } else {
        m1 *= b4.dot(p5, A).cross_entropy(w.softmax(B), B).tanh();
    }
    q8 + p7.sum_all() + q6 + (q6 * (q8 * 0.60))
}

#[differentiable]
pub fn program_46(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k.tanh() * 1.0;
    let mut m2 = (w - w) * 1.0;
    'l4: for i3 in 0..3 {
        if i3 > 1 { return (k - m1) * 1.0; }
        let mut xs5 = vec![x.mean(A) * 1.0];
        let mut xs6 = xs5.to_vec();
    }
    let mut xs7 = vec![w.tanh(), x.mean(A) * 1.0];
    let mut m8 = (x / (x.square() + 1.0)).index(B, (n + 1) % 3) * 1.0;
    m8.sum_all() + m2.sum_all() + m1 + m1
}

#[differentiable]
pub fn program_47(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w * w) * 1.0;
    for i3 in 0..2 {
        if (k / (m1.square() + 1.0)) < 0.80 { break; }
        for i4 in 0..2 {
            if n % 2 == 0 {
                let g5 = grad!(|u: &W| x.index(A, n % 2).at([(n + 2) % 3]) + u.square().sum_all())(&(x.dot(x.sum(B), A) * 1.0)).tanh();
                match (x.at([n % 2, n % 3])).item() {
                    ..-1.10 => {
                        let mut m7 = ((x.sum(B) / (x.sum(B).square() + 1.0)) * m2.mean_all()) * 1.0;
                    }
                    v6 if v6 > 1.10 => {
                        m1 = (m1 * 0.40 - (v6 + x.sum_all().tanh()).tanh()).tanh();
                    }
                    _ => {
                        m2 += x.mean(A).softmax(B).tanh() * 0.25;
                    }
                }
            } else {
                m1 /= x.sum(B).max(A).sigmoid().tanh().square() + 1.0;
            }
            m2 *= (m2.softmax(B) * 1.10).tanh().tanh();
        }
        m2 *= (x.index(A, 1) + (m2 + w)).tanh().tanh();
    }
    m2.sum_all() + m1 + k + x.dot(x.sum(B), A).mse(m2)
}

#[differentiable]
pub fn program_48(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w - w) * 1.0;
    let mut xs3: Vec<W> = stacked(&((x - x) * 1.0), n).unwrap();
    xs3[0] = xs3[xs3.len() - 1] * 0.4 + xs3[n % xs3.len()].tanh();
    let g4 = grad!(|u: &W| ((m1 * 0.40) * 1.40) + u.square().sum_all())(&(w * 1.0)).tanh();
    if m1 > 0.0 && m1 > 0.40 {
        m2 = (m2 * 0.30 - (xs3[n % xs3.len()] * k)).tanh();
    } else if n % 2 == 0 && m1 > 0.60 {
        m1 = (m1 * xs3.last().unwrap().sum_all()) - m1 * 0.75;
    } else {
        m1 = folded(&xs3, &(k * 1.0)) * 0.60;
    }
    g4.sum_all() + m2.sum_all() + m1 + xs3.last().unwrap().sum_all()
}

#[differentiable]
pub fn program_49(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = x.dot(x.sum(B), A) * 1.0;
    let mut xs3 = vec![w.tanh(), (w * m1) * 1.0];
    let mut xs4 = xs3.to_vec();
    'l7: for (r6, i5) in xs4[..1].iter().zip(0..3) {
        if n > 1 && folded(&xs3[..1], &(m1 * 1.0)) < 0.60 { continue; }
        let mut xs8 = vec![r6.square() * 1.0, (r6 + m2) * 1.0];
    }
    match ((m1 / (m1.square() + 1.0))).item() {
        ..-0.20 => {
            for i10 in 0..2 {
                m2 = ((m2 + w) + (k * k)).tanh() - m2 * 0.75;
            }
        }
        v9 if v9 > 0.20 => {
            m1 *= (k.square() + 0.6).recip().tanh();
        }
        _ => {
            m2 += ((w - m2) + folded(&xs4, &(k * 1.0))) * 0.25;
        }
    }
    m2.sum_all() + m1 + k + folded(&xs4[..1], &(k * 1.0))
}

#[differentiable]
pub fn program_50(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.dot(w, B) * 1.0;
    let mut m2 = (w * w) * 1.0;
    for i3 in 0..3 {
        if n < 3 && n != 2 { break; }
        let mut m4 = (x / (x.square() + 1.0)).dot(m2, B) * 1.0;
        match (m4.max(A)).item() {
            ..-0.30 => {
                let g6 = grad!(|u: &W| (u * u).mean_all() + u.square().sum_all())(&((w - m2) * 1.0)).tanh();
            }
            v5 if v5 > 0.30 => {
                m1 = v5.tanh() - m1 * 0.75;
            }
            _ => {
                m2 = (m2 * 1.00 - (x * 0.50).index(A, i3 % 2).tanh()).tanh();
            }
        }
    }
    m2.sum_all() + m1 + k + k
}

#[differentiable]
pub fn program_51(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (-k) * 1.0;
    let mut m2 = (w / (w.square() + 1.0)) * 1.0;
    let mut m3 = ((m1 + m1) / (x.sum(B).logsumexp_all().square() + 1.0)) * 1.0;
    let b4 = (m2 * 0.60) * 1.0;
    let mut xs5 = vec![x.dot(x.sum(B), A) * 1.0, b4.softmax(B) * 1.0];
    if n == 1 || n > 2 && k > 1.40 {
        let mut xs6 = vec![(b4 / (w.square() + 1.0)) * 1.0, xs5[n % xs5.len()] * 1.0];
    } else {
        m3 = folded(&xs5, &(m3 * 1.0)) * 1.00;
    }
    b4.sum_all() + m3 + m2.sum_all() + folded(&xs5[..1], &(k * 1.0))
}

#[differentiable]
pub fn program_52(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k + k) * 1.0;
    let mut m2 = x.index(A, n % 2) * 1.0;
    let b3 = if n < 3 && n != 2 { (w.softmax(B) / ((w * w).square() + 1.0)) * 1.0 } else { m2 * 1.0 };
    let mut t4 = k.tanh();
    'l5: while t4 < 0.20 {
        t4 = t4 * 0.8 + k.square() + 0.4;
        if x.at([1, n % 3]) >= -1.10 || n == 1 || n > 2 { return m1 * 1.0; }
        let b6 = if (k * m1) > 1.30 { (x.sum(B).square() + 0.5).sqrt() * 1.0 } else { (x.sum(B) / (x.sum(B).square() + 1.0)) * 1.0 };
    }
    m2 = (m2 * 0.80 - ((w / (w.square() + 1.0)) / ((m2 / (m2.square() + 1.0)).square() + 1.0))).tanh();
    if (k.square() + 0.7).ln() >= -0.60 || n < 3 && n != 2 {
        let b7 = (x.sum(B) - x.sum(B)) * 1.0;
        m2 -= x.tanh().powi(3).max(A) * 0.90;
    } else if !(settled(&(x.sum(B) * 1.0), &(t4 * 1.0)) < 0.70) {
        m2 = ((b3 * 1.00) * (b3 / (b3.square() + 1.0))) - m2 * 0.75;
    } else {
        m1 *= (m2 + b3).at([n % 3]).tanh();
    }
    t4 + b3.sum_all() + m2.sum_all() + (x.sum(B) * m1).logsumexp_all()
}

#[differentiable]
pub fn program_53(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.cross_entropy(w.softmax(B), B) * 1.0;
    let mut m2 = w.relu() * 1.0;
    let mut xs3 = vec![(m2 + m1) * 1.0];
    match ((m1 * m1)).item() {
        ..-1.40 => {
            if n == 1 || n > 2 {
                if (m1 / (k.square() + 1.0)) >= -0.20 || n % 2 == 0 {
                    let (p5, mut q6) = parted(&((x * 1.40) * 1.0));
                    q6 = (q6 * 1.40 - x.index(B, (n + 0) % 3).logsumexp_all()).tanh();
                } else if !(xs3.last().unwrap().sum_all() >= 0.30) {
                    m2 -= (x + x).mean(A) * 0.70;
                } else {
                    m1 = (x.sum_all().tanh() - x.sum(B).max(A)) * 1.10;
                }
            } else if x.sum(B).logsumexp_all() >= 0.20 {
                m2 *= (xs3[n % xs3.len()] + k).tanh();
            }
        }
        v4 if v4 > 1.40 => {
            m1 -= x.sum(B).logsumexp_all() * 0.90;
        }
        _ => {
            m1 /= settled(&(x.sum(B) * 1.0), &(m1 * 1.0)).square() + 1.0;
        }
    }
    m2.sum_all() + m1 + k + (k * m2.mean_all())
}

#[differentiable]
pub fn program_54(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = x.mean(A) * 1.0;
    m2 += (w + m2).tanh().powi(3) * 0.25;
    let mut xs3 = vec![(w * 0.80) * 1.0];
    if n % 2 == 0 {
        let mut c5 = k * 0.0;
        let b4 = loop {
            c5 += 1.0;
            if c5 > 4.0 { break x.dot(x.sum(B), A) * 1.0; }
            if !(xs3.last().unwrap().sum_all() > 0.70) { break (w + k) * 1.0; }
            m1 = (w.mse(m2) + x.sum(B).max(A)).tanh() * 0.90;
        };
    } else {
        m2 *= (x + x).max(A).tanh();
    }
    m2.sum_all() + m1 + k + (x.sum(B).logsumexp_all() / (k.square() + 1.0))
}

#[differentiable]
pub fn program_55(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.mean_all() * 1.0;
    let mut m2 = w * 1.0;
    if !(m2.mean_all() >= 0.40) {
        let mut xs3 = vec![w.tanh(), x.dot(x.sum(B), A) * 1.0];
    } else {
        'l5: for i4 in (0..n).rev() {
            m2 /= ((m2 + m1) * m2).tanh().square() + 1.0;
            let (p6, mut q7) = ((x + x.sum(B)).sum(B) * 1.0, x.sum(B).logsumexp_all() * 1.0);
        }
    }
    let mut c9 = k * 0.0;
    let b8 = loop {
        c9 += 1.0;
        if c9 > 4.0 { break x.max(A) * 1.0; }
        if n == 1 || n > 2 { break (m2 - m2) * 1.0; }
        let (p10, mut q11) = parted(&((x - x) * 1.0));
        m2 *= x.mean(A).softmax(B).tanh().tanh();
    };
    b8.sum_all() + m2.sum_all() + m1 + settled(&(x.sum(B) * 1.0), &(k * 1.0))
}

#[differentiable]
pub fn program_56(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (-k) * 1.0;
    let mut m2 = x.max(A) * 1.0;
    let b3 = if (k * 0.60) > -1.20 || n % 2 == 0 { (x / ((x / (x.square() + 1.0)).square() + 1.0)) * 1.0 } else { (x + x.sum(B)) * 1.0 };
    m2 /= m2.square() + 1.0;
    let (p4, mut q5) = parted(&(b3.softmax(B) * 1.0));
    'l7: for i6 in 0..2 {
        if i6 > 1 {
            m2 = m2.tanh() - m2 * 0.75;
        } else {
            m2 = (m2 * 1.20 - m2.tanh()).tanh();
        }
        m1 *= (x.at([0, n % 3]).square() + 0.5).sqrt().tanh().tanh();
    }
    q5 + p4.sum_all() + b3.sum_all() + m1
}

#[differentiable]
pub fn program_57(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * 0.20) * 1.0;
    let mut m2 = (w * 0.80) * 1.0;
    let mut xs3 = vec![w.tanh(), (w * 0.40) * 1.0];
    let mut xs4 = vec![(w * w) * 1.0];
    for i5 in 0..2 {
        for i6 in 1..=2 {
            let mut m7 = x.abs() * 1.0;
            let b8 = if !(m1.sigmoid() < 0.50) { ((x.sum(B) - x.sum(B)) * w.at([0])) * 1.0 } else { x.sum(B) * 1.0 };
        }
        m2 *= ((m2 * 1.20) / (x.mean(A).square() + 1.0)).tanh().tanh();
    }
    m2.sum_all() + m1 + k + (m2 - m2).cross_entropy(w.softmax(B), B)
}

#[differentiable]
pub fn program_58(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = settled(&(x.sum(B) * 1.0), &(k * 1.0)) * 1.0;
    let mut m2 = w.abs() * 1.0;
    let mut c4 = k * 0.0;
    let b3 = loop {
        c4 += 1.0;
        if c4 > 4.0 { break x.sum(B).tanh() * 1.0; }
        if n > 1 { break (x.sum(B) + m1) * 1.0; }
        if m1.tanh().powi(3) > 0.0 && k <= 0.90 {
            if m1 <= 0.30 { return w.mse(w) * 1.0; }
        }
    };
    let mut m5 = w * 1.0;
    m5.sum_all() + b3.sum_all() + m2.sum_all() + (m5.cross_entropy(m2.softmax(B), B) + (m1 / (m1.square() + 1.0)))
}

#[differentiable]
pub fn program_59(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = w * 1.0;
    if (k - m1) <= 1.40 {
        for i3 in 1..=2 {
            let b4 = if (k * 0.90) <= 0.30 { (w - m2).mean_all() * 1.0 } else { (m1 * m1) * 1.0 };
            for i5 in 0..3 {
                if m2.cross_entropy(m2.softmax(B), B) >= -1.20 || n < 3 && i5 != 2 { break; }
                let mut xs6: Vec<W> = stacked(&(x.sum(B).outer(w) * 1.0), n).unwrap();
                m2 = (m2 * 0.50 - (x.mean(A) * 1.10).tanh()).tanh();
            }
        }
        for i7 in 1..=2 {
            if n < 3 && i7 != 2 && k > 0.80 { break; }
            m1 -= ((m1 - m1) - w.mse(w)).tanh() * 1.30;
        }
    } else {
        m2 -= x.max(A).softmax(B) * 1.10;
    }
    m2.sum_all() + m1 + k + (m1 * 1.40)
}

#[differentiable]
pub fn program_60(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k + k) * 1.0;
    let mut m2 = w * 1.0;
    let mut m3 = (m1.gt(0.1).select(m1, m1 * 0.5) * 1.20) * 1.0;
    match (m1).item() {
        ..-0.90 => {
            match ((m3 * 1.40)).item() {
                ..-0.40 => {
                    if n == 1 || n > 2 {
                        let b6 = ((x.sum(B).logsumexp_all() * 1.40) * 1.00) * 1.0;
                        m2 = (m2 * 0.70 - ((w / (w.square() + 1.0)) * m2.at([(n + 2) % 3]))).tanh();
                    }
                }
                v5 if v5 > 0.40 => {
                    m1 /= (m2 * 1.20).mean_all().square() + 1.0;
                }
                _ => {
                    m2 = (x.max(A) + x.sum(B).max(A)) * 0.60;
                }
            }
        }
        v4 if v4 > 0.90 => {
            m3 = m3 * 1.10;
        }
        _ => {
            m1 = k - m1 * 0.75;
        }
    }
    m3 + m2.sum_all() + m1 + x.dot(x.sum(B), A).dot(w, B)
}

#[differentiable]
pub fn program_61(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k + k) * 1.0;
    let mut m2 = w * 1.0;
    let mut t3 = k.tanh();
    while t3 < 0.60 {
        t3 = t3 * 0.8 + 0.5;
        let mut xs4 = vec![(w + m2) * 1.0];
    }
    for i5 in (0..n).rev() {
        let b6 = x.max(A) * 1.0;
    }
    m1 = m2.at([n % 3]) * 0.70;
    for i7 in (0..n).rev() {
        m2 *= x.sum(B).outer(w).dot(x.sum(B), A).tanh().tanh();
    }
    t3 + m2.sum_all() + m1 + k
}

#[differentiable]
pub fn program_62(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = (w / (w.square() + 1.0)) * 1.0;
    let mut m3 = (x + x.sum(B)).logsumexp(B) * 1.0;
    let b4 = if (m1 * 0.90) > -0.30 || n % 2 == 0 { x.mean(B).logsumexp_all() * 1.0 } else { m2.cross_entropy(w.softmax(B), B) * 1.0 };
    let (p5, mut q6) = parted(&((x * 1.30) * 1.0));
    let mut xs7 = vec![w.tanh(), (m2 / (w.square() + 1.0)) * 1.0];
    if n == 1 || n > 2 { return q6 * 1.0; }
    q6 + p5.sum_all() + b4 + ((b4 * b4).square() + 0.5).sqrt()
}

#[differentiable]
pub fn program_63(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.at([(n + 1) % 2, 2]) * 1.0;
    let mut m2 = (w / (w.square() + 1.0)) * 1.0;
    let mut m3 = x.sum(B) * 1.0;
    let mut xs4 = vec![x.max(A) * 1.0];
    xs4[0] = xs4[xs4.len() - 1] * 0.4 + m2.tanh();
    let mut xs5 = vec![w * 1.0, m2.softmax(B) * 1.0];
    let mut xs6 = vec![w * 1.0];
    let mut xs7 = xs4.to_vec();
    xs4[n % xs4.len()] += (w / (m2.square() + 1.0)).tanh() * 0.5;
    m3.sum_all() + m2.sum_all() + m1 + x.sum_all().tanh()
}
