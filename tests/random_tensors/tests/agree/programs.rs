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
    'l4: for i3 in 0..2 {
        if (k * k) < -0.30 || i3 == 1 || n > 2 { return m1 * 1.0; }
        let mut c6 = k * 0.0;
        let b5 = loop {
            c6 += 1.0;
            if c6 > 4.0 { break (x.sum(B) + m1) * 1.0; }
            let mut m7 = (scaled(&(x * 1.0), &(w * 1.0)) * 0.60) * 1.0;
        };
    }
    if x.at([0, 0]) > 0.0 && k < 0.80 {
        m2 -= ((w * m1) / (w.square() + 1.0)) * 1.30;
        m2 -= (x - x).mean(A) * 0.20;
    }
    m2.sum_all() + m1 + k + ((m1.square() + 0.7).ln() * m2.mean_all())
}

#[differentiable]
pub fn program_1(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k + k) * 1.0;
    let mut m2 = (w * m1) * 1.0;
    for i3 in 0..3 {
        if n < 3 && n != 2 { break; }
        for i4 in 0..3 {
            let mut m5 = ((x.sum(B) + x.sum(B)) * x.index(B, (i3 + 0) % 3)) * 1.0;
            let g6 = grad!(|u: &W| x.dot(m5, A).dot(u, B) + u.square().sum_all())(&(x.mean(A) * 1.0)).tanh();
        }
        if !(m1.gt(0.1).select(m1, m1 * 0.5) > 0.50) { continue; }
    }
    if settled(&(x.sum(B) * 1.0), &(k * 1.0)) < 0.30 { return (m1 * 0.80) * 1.0; }
    m2.sum_all() + m1 + k + ((k * 1.20) / (k.square() + 1.0))
}

#[differentiable]
pub fn program_2(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.sum(B).max(A) * 1.0;
    let mut m2 = (w + k) * 1.0;
    let mut m3 = (k * 1.30) * 1.0;
    'l5: for i4 in (0..n).rev() {
        if i4 % 2 == 0 && w.cross_entropy(m2.softmax(B), B) <= 0.50 { continue; }
        m3 = m2.softmax(B).mse(m2).tanh() - m3 * 0.75;
        'l7: for i6 in 1..=2 {
            m3 -= (m3 - (m3 - m1)).tanh() * 0.70;
        }
    }
    m3 + m2.sum_all() + m1 + ((k / (m3.square() + 1.0)) / (k.tanh().square() + 1.0))
}

#[differentiable]
pub fn program_3(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w - w) * 1.0;
    if n % 2 == 0 {
        match (m1).item() {
            ..-1.10 => {
                for i4 in (0..n).rev() {
                    m1 *= (x.sum(B).logsumexp_all() / ((m1.square() + 0.7).ln().square() + 1.0)).tanh().tanh();
                }
            }
            v3 if v3 > 1.10 => {
                if m2.mse(m2) > 0.50 { return w.cross_entropy(w.softmax(B), B) * 1.0; }
            }
            _ => {
                m1 -= (m2.cross_entropy(w.softmax(B), B) + k) * 0.60;
            }
        }
    }
    m2.sum_all() + m1 + k + w.softmax(B).mse(w)
}

#[differentiable]
pub fn program_4(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = x.dot(x.sum(B), A) * 1.0;
    'l4: for i3 in 0..2 {
        if (m1 / (m1.square() + 1.0)) < 1.40 { break; }
        let mut m5 = (x / (x.square() + 1.0)).dot(m2, B) * 1.0;
        if n % 2 == 0 && (m1 - m1) <= 1.10 {
            let b6 = (w + k) * 1.0;
            let b7 = (x.square() + 0.6).recip() * 1.0;
        } else if i3 % 2 == 0 {
            m1 += m5.maximum(-0.3).logsumexp_all().tanh() * 0.25;
        } else {
            m5 /= ((m5 / (m5.square() + 1.0)) * (k.square() + 0.7).ln()).tanh().square() + 1.0;
        }
    }
    m2.sum_all() + m1 + k + ((m1 * 1.10) * 0.20)
}

#[differentiable]
pub fn program_5(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.sum_all().tanh() * 1.0;
    let mut m2 = (w + w) * 1.0;
    for i3 in (0..n).rev() {
        'l5: for i4 in 1..=2 {
            if k > 0.70 { break; }
            m2 += x.index(A, (i4 + 0) % 2).tanh() * 0.25;
        }
    }
    let (p6, mut q7) = ((x * 0.70).dot(w, B) * 1.0, w.cross_entropy(m2.softmax(B), B) * 1.0);
    q7 + p6.sum_all() + m2.sum_all() + (m2 + k).mean_all()
}

#[differentiable]
pub fn program_6(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = w * 1.0;
    let (p3, mut q4) = ((x.dot(w, B) * wave((m1 * 1.0), (k * 1.0))) * 1.0, x.sum(B).logsumexp_all() * 1.0);
    'l6: for i5 in 0..n {
        (m1, q4) = (q4 * 0.5, m1 + q4 * 0.3);
        let mut m7 = settled(&(p3 * 1.0), &(m1 * 1.0)) * 1.0;
    }
    let g8 = grad!(|u: &W| (p3.logsumexp_all() * 0.60) + u.square().sum_all())(&(w * 1.0)).tanh();
    (m1, q4) = (q4 * 0.5, m1 + q4 * 0.3);
    for i9 in 0..2 {
        q4 -= ((k + k) * 0.20).tanh() * 1.40;
    }
    g8.sum_all() + q4 + p3.sum_all() + (p3.max(A) * 0.30)
}

#[differentiable]
pub fn program_7(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.cross_entropy(w.softmax(B), B) * 1.0;
    let mut m2 = (w.square() + 0.5).sqrt() * 1.0;
    let mut m3 = x.sum(B) * 1.0;
    for i4 in 0..n {
        let mut m5 = (m1 / (m1.square() + 1.0)) * 1.0;
        if !((k * 1.00) > 1.30) { continue; }
    }
    m3 = (x.logsumexp(B) * 0.20) * 0.90;
    let (p6, mut q7) = (m3 * 1.0, m1 * 1.0);
    q7 + p6.sum_all() + m3.sum_all() + q7
}

#[differentiable]
pub fn program_8(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w + w) * 1.0;
    for i3 in (0..n).rev() {
        for i4 in 0..3 {
            if x.sum(B).max(A) >= 1.10 { continue; }
            if k.abs() >= 0.90 {
                let b5 = if i4 > 1 { x.mean(A).dot(m2, B) * 1.0 } else { w.mean_all() * 1.0 };
                m2 /= (x / (x.square() + 1.0)).dot(x.sum(B), A).tanh().square() + 1.0;
            } else if !(x.sum(B).logsumexp_all() >= 0.90) {
                m2 = ((w * m2) * 1.00).tanh() - m2 * 0.75;
            }
            m1 -= (x.sum(B).max(A) - (m1 - m1)).tanh() * 1.30;
        }
    }
    m2.sum_all() + m1 + k + (wave((m1 * 1.0), (k * 1.0)) + m2.mse(w))
}

#[differentiable]
pub fn program_9(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = x.mean(A) * 1.0;
    let (p3, mut q4) = parted(&((x * 0.20) * 1.0));
    let b5 = ((q4 * 0.40) / (q4.square() + 1.0)) * 1.0;
    let mut c7 = k * 0.0;
    let b6 = loop {
        c7 += 1.0;
        if c7 > 4.0 { break (x * w) * 1.0; }
        if n % 2 == 0 { return wave((q4 * 1.0), (q4 * 1.0)) * 1.0; }
        m2 *= m2.tanh().tanh();
        for i8 in 0..2 {
            if (k.square() + 0.7).ln() > 0.0 && m1 > 0.50 { continue; }
            let mut m9 = (x.logsumexp(B) * 0.70) * 1.0;
        }
    };
    b6.sum_all() + b5 + q4 + x.mean(A).dot(m2, B)
}

#[differentiable]
pub fn program_10(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.sum(B).max(A) * 1.0;
    let mut m2 = (w * 1.00) * 1.0;
    let b3 = if m1 <= 1.00 { ((w / (m2.square() + 1.0)).square() + 0.7).ln() * 1.0 } else { (w * 0.30) * 1.0 };
    let b4 = (x * 0.40).softmax(B).index(A, (n + 1) % 2) * 1.0;
    if n < 3 && n != 2 {
        if (m1 * 0.70) < 0.60 {
            let mut m5 = x * 1.0;
            m5 -= m5.softmax(B).tanh().powi(3) * 0.40;
        } else {
            m2 *= (x + x.sum(B)).max(A).tanh();
        }
    } else {
        m1 += (x.sum(B).max(A) / ((k * 0.70).square() + 1.0)) * 0.25;
    }
    b4.sum_all() + b3.sum_all() + m2.sum_all() + m1
}

#[differentiable]
pub fn program_11(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = w.sigmoid() * 1.0;
    let (p3, mut q4) = parted(&((x + x) * 1.0));
    if n % 2 == 0 {
        let mut t5 = (q4 * k).tanh();
        'l6: while t5 < 0.50 {
            t5 = t5 * 0.8 + k.square() + 0.4;
            if !((k * k) > 0.20) { break; }
            let b7 = if w.at([n % 3]) < 0.60 { w * 1.0 } else { m2 * 1.0 };
        }
        if !(x.sum_all().tanh() <= 1.30) {
            let mut c9 = k * 0.0;
            let b8 = loop {
                c9 += 1.0;
                if c9 > 4.0 { break m2.tanh() * 1.0; }
                let g10 = grad!(|u: &W| (t5 * 1.00) + u.square().sum_all())(&(w.softmax(B) * 1.0)).tanh();
            };
        }
    } else {
        m2 += m2.minimum(0.6).softmax(B) * 0.25;
    }
    q4 + p3.sum_all() + m2.sum_all() + (m2.at([n % 3]) + w.cross_entropy(w.softmax(B), B))
}

#[differentiable]
pub fn program_12(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.at([n % 3]) * 1.0;
    let mut m2 = (w / (w.square() + 1.0)) * 1.0;
    let (p3, mut q4) = parted(&((x * 0.70) * 1.0));
    'l6: for i5 in 0..2 {
        m1 = (x * 0.60).sum_all().tanh().tanh() * 0.60;
    }
    let g7 = grad!(|u: &W| x.dot(u, B).logsumexp_all() + u.square().sum_all())(&(m2 * 1.0)).tanh();
    let b8 = (p3 / (p3.square() + 1.0)) * 1.0;
    let g9 = grad!(|u: &W| ((m1 / (m1.square() + 1.0)) / ((k.square() + 0.7).ln().square() + 1.0)) + u.square().sum_all())(&(m2 * 1.0)).tanh();
    (m1, q4) = (q4 * 0.5, m1 + q4 * 0.3);
    g9.sum_all() + b8.sum_all() + g7.sum_all() + x.index(A, 0).dot(m2, B)
}

#[differentiable]
pub fn program_13(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.at([0, n % 3]) * 1.0;
    let mut m2 = w * 1.0;
    m1 = x.dot(w, B).logsumexp_all() * 1.20;
    if x.sum(B).logsumexp_all() > 0.0 && m1 >= 0.90 {
        'l4: for i3 in 0..n {
            let b5 = if (k - k) > 0.60 { (x.index(A, (n + 0) % 2) + m1) * 1.0 } else { (m2 * m2) * 1.0 };
        }
    } else {
        let (p6, mut q7) = ((x.dot(m2, B) + k) * 1.0, x.at([n % 2, 2]) * 1.0);
    }
    let (p8, mut q9) = parted(&((x - x) * 1.0));
    q9 + p8.sum_all() + m2.sum_all() + (m1 * 0.60)
}

#[differentiable]
pub fn program_14(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = (w + w) * 1.0;
    let mut m3 = (m2 / (w.square() + 1.0)).cross_entropy(w.softmax(B), B) * 1.0;
    'l5: for i4 in 0..3 {
        let b6 = (x - x).tanh().powi(3) * 1.0;
        if n == 1 || n > 2 {
            m2 /= w.tanh().square() + 1.0;
            m2 += ((m2 * 1.30) * 1.20).tanh() * 0.25;
        } else if n % 2 == 0 {
            m3 = b6.dot(x.sum(B), A).at([i4 % 3]).tanh() * 1.40;
        } else {
            m2 = (b6 * b6).max(A).tanh() - m2 * 0.75;
        }
    }
    m3 + m2.sum_all() + m1 + x.dot(m2, B).logsumexp_all()
}

#[differentiable]
pub fn program_15(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.cross_entropy(w.softmax(B), B) * 1.0;
    let mut m2 = (w * k) * 1.0;
    m1 *= wave((k * 1.0), (m1 * 1.0)).abs().tanh();
    if x.at([1, (n + 0) % 3]) < 1.20 {
        let mut m3 = x.sum(B) * 1.0;
        'l5: for i4 in (0..n).rev() {
            let g6 = grad!(|u: &W| wave((k * 1.0), (k * 1.0)) + u.square().sum_all())(&((m2 * m2) * 1.0)).tanh();
        }
    }
    if n % 2 == 0 {
        match (k.sigmoid()).item() {
            ..-1.40 => {
                m2 = (w * 0.50) - m2 * 0.75;
            }
            v7 if v7 > 1.40 => {
                m1 /= (x.sum(B).logsumexp_all() * (v7 + k)).square() + 1.0;
            }
            _ => {
                m2 *= (w - (w / (m2.square() + 1.0))).tanh();
            }
        }
    } else if w.cross_entropy(w.softmax(B), B) >= 1.00 {
        m1 = m1 - m1 * 0.75;
    } else {
        m1 = (k.square() - (m1 * 0.80)) * 0.30;
    }
    m2.sum_all() + m1 + k + m2.dot(m2, B).tanh().exp()
}

#[differentiable]
pub fn program_16(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = w * 1.0;
    for i3 in (0..n).rev() {
        let (p4, mut q5) = (x.sum(B) * 1.0, k.tanh().exp() * 1.0);
    }
    for i6 in 0..3 {
        if i6 == 1 || n > 2 { continue; }
        for i7 in (0..n).rev() {
            m1 = (settled(&(x.sum(B) * 1.0), &(k * 1.0)) / (k.square() + 1.0)).tanh() - m1 * 0.75;
        }
        if (k - k) > 0.0 && k > 1.00 { break; }
    }
    match (k).item() {
        ..-0.50 => {
            m1 = k * 1.40;
        }
        v8 if v8 > 0.50 => {
            m1 = x.mean(A).cross_entropy(w.softmax(B), B) * 1.20;
        }
        _ => {
            m2 = (m2 - x.index(A, 1)) * 0.60;
        }
    }
    m2.sum_all() + m1 + k + w.mse(m2)
}

#[differentiable]
pub fn program_17(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = (w * 1.30) * 1.0;
    match (k).item() {
        ..-0.70 => {
            if !(wave((k * 1.0), (m1 * 1.0)) > 0.80) {
                for i4 in 0..3 {
                    let mut t5 = (k + k).tanh();
                    while t5 < 0.50 {
                        t5 = t5 * 0.8 + 0.5;
                        m2 += (m2 + t5).tanh().powi(3).tanh() * 0.25;
                    }
                    m1 = (m1 * 0.50 - (w - m2).cross_entropy(w.softmax(B), B).tanh()).tanh();
                }
                m1 /= k.square() + 1.0;
            }
        }
        v3 if v3 > 0.70 => {
            m1 += (m2.square() + 0.6).recip().mse(m2) * 0.25;
        }
        _ => {
            m2 = w * 1.30;
        }
    }
    m2.sum_all() + m1 + k + wave((k * 1.0), (m1 * 1.0))
}

#[differentiable]
pub fn program_18(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = w * 1.0;
    m2 = m2 * 1.40;
    let g3 = grad!(|u: &W| (u * u).mse(u) + u.square().sum_all())(&(x.mean(A) * 1.0)).tanh();
    m2 -= ((m2 + m2) * (m2 * 0.20)) * 1.20;
    if n < 3 && n != 2 && m1 > 1.40 {
        m1 = (m1 * 0.30 - w.mse(g3)).tanh();
    } else {
        m2 = (x.square() + 0.5).sqrt().dot(x.sum(B), A) * 0.60;
    }
    g3.sum_all() + m2.sum_all() + m1 + ((k + m1) * k)
}

#[differentiable]
pub fn program_19(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k - k) * 1.0;
    let mut m2 = x.index(A, (n + 0) % 2) * 1.0;
    let b3 = x.mean(B) * 1.0;
    let mut t4 = m2.dot(m2, B).tanh();
    while t4 < 0.90 {
        t4 = t4 * 0.8 + 0.5;
        if t4 > 0.0 && t4 <= 0.20 {
            let b5 = x.index(A, (n + 1) % 2) * 1.0;
            m1 += wave((t4 * 1.0), (k * 1.0)).tanh() * 0.25;
        } else if n == 1 || n > 2 {
            m1 = (m1 * 0.20 - (w / (w.square() + 1.0)).mean_all().tanh()).tanh();
        } else {
            m2 /= scaled(&(x * 1.0), &(m2 * 1.0)).mean(A).tanh().square() + 1.0;
        }
    }
    t4 + b3.sum_all() + m2.sum_all() + t4
}

#[differentiable]
pub fn program_20(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.sum(B).max(A) * 1.0;
    let mut m2 = (w * w) * 1.0;
    m2 = (m2 * 0.70 - m2).tanh();
    for i3 in 0..n {
        if i3 == 1 || n > 2 { break; }
        'l5: for i4 in 0..n {
            if i4 % 2 == 0 { break; }
            if !((m1 * 0.30) <= 1.10) {
                if (k / (k.square() + 1.0)) >= -1.00 || n % 2 == 0 {
                    if n < 3 && n != 2 && m1 > 1.20 { return w.at([(i3 + 1) % 3]) * 1.0; }
                    let g6 = grad!(|u: &W| m1 + u.square().sum_all())(&(x.index(A, i4 % 2) * 1.0)).tanh();
                }
            }
            m1 = (k.minimum(0.6) * k).tanh() * 1.00;
        }
    }
    m2.sum_all() + m1 + k + wave((m1 * 1.0), (k * 1.0))
}

#[differentiable]
pub fn program_21(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = w.maximum(-0.3) * 1.0;
    for i3 in 0..2 {
        for i4 in 0..2 {
            m2 += m2.tanh() * 0.25;
        }
    }
    let mut t5 = m1.tanh();
    while t5 < 0.50 {
        t5 = t5 * 0.8 + k.square() + 0.4;
        if n > 1 { break; }
        let mut c7 = k * 0.0;
        let b6 = loop {
            c7 += 1.0;
            if c7 > 4.0 { break k.sigmoid() * 1.0; }
            if m2.dot(m2, B) > 0.0 && k < 0.90 {
                m1 += ((m1 / (t5.square() + 1.0)) + (m1 * k)).tanh() * 0.25;
            } else if !(wave((m1 * 1.0), (k * 1.0)) < 0.50) {
                m2 = (x + x.sum(B)).index(A, (n + 0) % 2).tanh() - m2 * 0.75;
            }
            m2 /= ((w * m2) / (x.index(A, (n + 1) % 2).square() + 1.0)).tanh().square() + 1.0;
        };
        m2 = (-(m2 * 1.30)).tanh() * 1.10;
    }
    t5 + m2.sum_all() + m1 + ((t5 / (t5.square() + 1.0)) / ((k + t5).square() + 1.0))
}

#[differentiable]
pub fn program_22(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k + k) * 1.0;
    let mut m2 = x.index(A, 0) * 1.0;
    let b3 = (x.sum(B) / (x.sum(B).square() + 1.0)) * 1.0;
    let mut m4 = b3 * 1.0;
    let mut m5 = ((m4.outer(w) * 1.40) * (k - settled(&(b3 * 1.0), &(k * 1.0)))) * 1.0;
    let b6 = (b3 - b3) * 1.0;
    match ((m1 / (m1.square() + 1.0))).item() {
        ..-1.40 => {
            let b8 = if n > 1 { (w * 0.30) * 1.0 } else { m5.mean(A) * 1.0 };
        }
        v7 if v7 > 1.40 => {
            m4 += (m5 * 1.20).dot(w, B) * 0.25;
        }
        _ => {
            m1 = ((m1.square() + 0.7).ln() * 0.20) - m1 * 0.75;
        }
    }
    b6.sum_all() + m5.sum_all() + m4.sum_all() + (m1.square().square() + 0.5).sqrt()
}

#[differentiable]
pub fn program_23(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.mse(w) * 1.0;
    let mut m2 = (w * k) * 1.0;
    if (m1 + m1) < -1.30 || n > 1 {
        if !((-k) < 0.80) {
            for i3 in 0..n {
                let mut m4 = x.mean(B).max(A) * 1.0;
                m1 /= (settled(&(x.sum(B) * 1.0), &(k * 1.0)) / (x.sum_all().tanh().square() + 1.0)).tanh().square() + 1.0;
            }
        } else if n > 1 {
            m2 = (m2 + (m2 / (w.square() + 1.0))) - m2 * 0.75;
        }
        m1 = (m1 * 1.40 - (m2.cross_entropy(w.softmax(B), B) + (k * m1))).tanh();
    } else if n > 1 {
        m1 *= w.dot(m2, B).tanh().powi(3).tanh();
    } else {
        m2 *= (x + x).index(A, (n + 1) % 2).tanh();
    }
    m2.sum_all() + m1 + k + ((k + k) * 1.20)
}

#[differentiable]
pub fn program_24(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k - k) * 1.0;
    let mut m2 = w.tanh().exp() * 1.0;
    let (p3, mut q4) = parted(&((x + x) * 1.0));
    m2 -= (x + p3).mean(A) * 1.10;
    for i5 in 0..2 {
        if (k - q4) >= 0.30 { continue; }
        'l7: for i6 in (0..n).rev() {
            if !((k.square() + 0.6).recip() <= 0.40) { return m2.at([(i5 + 0) % 3]) * 1.0; }
            q4 += (w * m2).cross_entropy(m2.softmax(B), B).tanh() * 0.25;
        }
    }
    q4 + p3.sum_all() + m2.sum_all() + (p3 / (p3.square() + 1.0)).max(A)
}

#[differentiable]
pub fn program_25(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * 0.20) * 1.0;
    let mut m2 = w * 1.0;
    let b3 = ((x.sum(B) + x.sum(B)) * 0.50) * 1.0;
    m1 = x.max(A).dot(m2, B) - m1 * 0.75;
    for i4 in 1..=2 {
        m1 = w.abs().mse(m2).tanh() * 1.00;
    }
    m1 += w.softmax(B).mse(w) * 0.25;
    let mut m5 = x.dot(w, B) * 1.0;
    m5.sum_all() + b3.sum_all() + m2.sum_all() + (-(m1 * 0.40))
}

#[differentiable]
pub fn program_26(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = x.max(A) * 1.0;
    let (p3, mut q4) = (x.sum(B).square() * 1.0, m2.dot(w, B) * 1.0);
    for i5 in (0..n).rev() {
        match (w.mean_all()).item() {
            ..-1.40 => {
                'l8: for i7 in 0..2 {
                    if wave((k * 1.0), (k * 1.0)) > 0.0 && q4 < 1.30 { break; }
                    let mut m9 = p3 * 1.0;
                    let b10 = if i7 % 2 == 0 && (q4 / (m1.square() + 1.0)) <= 1.40 { (x.sum(B) / (p3.tanh().square() + 1.0)) * 1.0 } else { x.index(B, n % 3) * 1.0 };
                }
            }
            v6 if v6 > 1.40 => {
                m1 -= x.sum_all().tanh().tanh() * 0.30;
            }
            _ => {
                q4 *= (m2 * q4).mse(w).tanh().tanh();
            }
        }
    }
    q4 + p3.sum_all() + m2.sum_all() + ((m1 * 0.90) * 0.70)
}

#[differentiable]
pub fn program_27(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.cross_entropy(w.softmax(B), B) * 1.0;
    let mut m2 = (w - w) * 1.0;
    let (p3, mut q4) = ((x.dot(m2, B) * 0.20) * 1.0, w.dot(m2, B) * 1.0);
    if !(wave((k * 1.0), (q4 * 1.0)) <= 1.10) {
        let mut m5 = ((m2 * 0.70) * 0.20) * 1.0;
        for i6 in 0..n {
            q4 -= (w * m5).mse(w).tanh() * 1.20;
        }
    } else if x.at([0, 0]) > 0.0 && k >= 0.20 {
        m2 = (x * 0.90).mean(A) * 0.20;
    }
    q4 + p3.sum_all() + m2.sum_all() + (k * m2.at([1]))
}

#[differentiable]
pub fn program_28(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.sum(B).max(A) * 1.0;
    let mut m2 = x.mean(A) * 1.0;
    let mut m3 = x.mean(A) * 1.0;
    match (x.sum(B).max(A)).item() {
        ..-0.30 => {
            if w.mean_all() < 0.40 {
                for i5 in 1..=2 {
                    if i5 > 1 { continue; }
                    m1 = (w.mean_all() * 1.00).tanh() * 0.80;
                }
            }
        }
        v4 if v4 > 0.30 => {
            m1 /= wave((k * 1.0), (m1 * 1.0)).square() + 1.0;
        }
        _ => {
            m1 *= (m1.tanh().exp() * 0.40).tanh();
        }
    }
    m3.sum_all() + m2.sum_all() + m1 + w.dot(m3, B)
}

#[differentiable]
pub fn program_29(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w + w) * 1.0;
    if !(k.minimum(0.6) <= 1.30) {
        let mut t3 = m2.mse(m2).tanh();
        while t3 < 0.30 {
            t3 = t3 * 0.8 + k.square() + 0.4;
            let mut m4 = ((x * x) * w.softmax(B)).index(B, n % 3) * 1.0;
            for i5 in 1..=2 {
                if n == 1 || n > 2 {
                    m2 = (m2 * 0.60 - ((w + m2) / ((w * w).square() + 1.0)).tanh()).tanh();
                    m4 = ((m4 / (m4.square() + 1.0)) + (m1 * 1.00)).tanh() - m4 * 0.75;
                }
            }
        }
    } else {
        m2 = (m2 * 0.80 - (x * 1.10).index(A, (n + 0) % 2)).tanh();
    }
    m2.sum_all() + m1 + k + (k * 1.40).sigmoid()
}

#[differentiable]
pub fn program_30(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = w.square() * 1.0;
    let b3 = ((x + x.sum(B)).logsumexp(B) / (((x.sum(B) - x.sum(B)) * (x.sum(B) * 1.00)).square() + 1.0)) * 1.0;
    match (wave((k * 1.0), (k * 1.0))).item() {
        ..-0.90 => {
            let mut m5 = x * 1.0;
        }
        v4 if v4 > 0.90 => {
            let g6 = grad!(|u: &W| b3.outer(u).at([0, (n + 0) % 3]) + u.square().sum_all())(&(m2 * 1.0)).tanh();
        }
        _ => {
            for i7 in 1..=2 {
                let mut t8 = (m1 * 1.00).tanh();
                while t8 < 0.30 {
                    t8 = t8 * 0.8 + 0.5;
                    m1 = (m1 * 0.30 - m1.tanh()).tanh();
                }
                m1 *= (t8 - x.at([i7 % 2, n % 3])).tanh().tanh();
            }
        }
    }
    b3.sum_all() + m2.sum_all() + m1 + m1
}

#[differentiable]
pub fn program_31(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.mean_all() * 1.0;
    let mut m2 = x.index(A, (n + 1) % 2) * 1.0;
    if n == 1 || n > 2 { return x.sum(B).logsumexp_all() * 1.0; }
    let g3 = grad!(|u: &W| x.mean(A).mse(u) + u.square().sum_all())(&(m2 * 1.0)).tanh();
    let (p4, mut q5) = parted(&(x * 1.0));
    if (k - k) < -0.80 || n % 2 == 0 {
        'l7: for i6 in 0..3 {
            q5 += k.tanh() * 0.25;
        }
        m2 /= (x.mean(A) - (g3 * w)).square() + 1.0;
    } else if (k + k) > 1.10 {
        m2 /= (m2.sigmoid().square() + 0.6).recip().square() + 1.0;
    }
    q5 + p4.sum_all() + g3.sum_all() + k
}

#[differentiable]
pub fn program_32(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = w * 1.0;
    if n > 1 {
        let mut m3 = x * 1.0;
    }
    if n < 3 && n != 2 {
        let g4 = grad!(|u: &W| x.sum(B).max(A) + u.square().sum_all())(&((w * 1.30) * 1.0)).tanh();
        m2 -= g4.tanh() * 1.30;
    } else {
        m1 /= (w.cross_entropy(m2.softmax(B), B) * 1.30).square() + 1.0;
    }
    m2.sum_all() + m1 + k + w.dot(m2, B)
}

#[differentiable]
pub fn program_33(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w * 0.70) * 1.0;
    let mut m3 = x.at([n % 2, n % 3]) * 1.0;
    if x.at([1, 2]) > 0.80 {
        match (m2.mean_all()).item() {
            ..-0.60 => {
                for i5 in 0..n {
                    let g6 = grad!(|u: &W| x.dot(x.sum(B), A).at([(n + 1) % 3]) + u.square().sum_all())(&(x.dot(x.sum(B), A) * 1.0)).tanh();
                }
            }
            v4 if v4 > 0.60 => {
                m1 *= x.dot(x.sum(B), A).cross_entropy(m2.softmax(B), B).tanh();
            }
            _ => {
                m1 += k * 0.25;
            }
        }
        m3 = (w.mse(m2) * m3) * 0.20;
    } else {
        m2 *= m2.tanh();
    }
    m3 + m2.sum_all() + m1 + wave((k * 1.0), (m3 * 1.0))
}

#[differentiable]
pub fn program_34(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.mse(w) * 1.0;
    let mut m2 = (w / (w.square() + 1.0)) * 1.0;
    for i3 in 1..=2 {
        let mut t4 = (m1 / (m1.square() + 1.0)).tanh();
        while t4 < 0.30 {
            t4 = t4 * 0.8 + 0.5;
            match (t4.tanh().powi(3)).item() {
                ..-1.40 => {
                    m2 /= (x - x).max(A).tanh().square() + 1.0;
                }
                v5 if v5 > 1.40 => {
                    let mut m6 = (t4 + x.mean(B).logsumexp_all()) * 1.0;
                }
                _ => {
                    if x.sum(B).max(A) >= -1.00 || n < 3 && n != 2 { return m2.mse(m2) * 1.0; }
                }
            }
            let b7 = m2 * 1.0;
        }
    }
    m2.sum_all() + m1 + k + ((k * 0.70) * (m1 / (k.square() + 1.0)))
}

#[differentiable]
pub fn program_35(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = (w - w) * 1.0;
    m2 = x.relu().dot(x.sum(B), A) - m2 * 0.75;
    let g3 = grad!(|u: &W| (u.mean_all() * 0.20) + u.square().sum_all())(&(w * 1.0)).tanh();
    let b4 = if n % 2 == 0 { ((w * k) * g3) * 1.0 } else { g3 * 1.0 };
    m2 = (m2 * 0.30 - x.gt(0.1).select(x, x * 0.5).mean(A)).tanh();
    for i5 in 0..2 {
        let b6 = m2 * 1.0;
    }
    let mut m7 = (x.sum(B) / (x.sum(B).square() + 1.0)) * 1.0;
    m7.sum_all() + b4.sum_all() + g3.sum_all() + ((m1 / (k.square() + 1.0)) * w.dot(w, B))
}

#[differentiable]
pub fn program_36(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.cross_entropy(w.softmax(B), B) * 1.0;
    let mut m2 = (w + m1) * 1.0;
    match ((k * 0.70)).item() {
        ..-0.80 => {
            m2 = (m2 + k).softmax(B) - m2 * 0.75;
        }
        v3 if v3 > 0.80 => {
            let mut m4 = (((x * x) * 0.70) * 1.00) * 1.0;
        }
        _ => {
            let b5 = (x.sum(B) * x.sum(B)) * 1.0;
        }
    }
    let (p6, mut q7) = ((x + x.sum(B)).logsumexp(B) * 1.0, (k.square() + 0.5).sqrt() * 1.0);
    m1 += q7 * 0.25;
    let mut c9 = k * 0.0;
    let b8 = loop {
        c9 += 1.0;
        if c9 > 4.0 { break p6 * 1.0; }
        q7 *= ((k * 0.90) * k.abs()).tanh().tanh();
    };
    b8.sum_all() + q7 + p6.sum_all() + m1
}

#[differentiable]
pub fn program_37(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.at([1]) * 1.0;
    let mut m2 = w * 1.0;
    if (k + k) >= 0.80 {
        for i3 in 0..3 {
            if n == 1 || n > 2 {
                'l5: for i4 in (0..n).rev() {
                    m2 = (m2 * 1.30 - x.sum(B).outer(w).max(A).tanh()).tanh();
                }
                m2 -= ((w - w) + x.at([(i3 + 1) % 2, (i3 + 1) % 3])).tanh() * 1.10;
            } else {
                m2 += (x.index(A, 0) * m2.sigmoid()).tanh() * 0.25;
            }
            m2 -= m2.tanh() * 0.70;
        }
        m1 /= k.square() + 1.0;
    } else {
        m1 = w.softmax(B).at([n % 3]) * 0.40;
    }
    m2.sum_all() + m1 + k + x.mean(A).cross_entropy(w.softmax(B), B)
}

#[differentiable]
pub fn program_38(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = w.sigmoid() * 1.0;
    let mut m3 = (m2 + k) * 1.0;
    for i4 in 0..3 {
        let (p5, mut q6) = (x.logsumexp(B).minimum(0.6) * 1.0, m1 * 1.0);
    }
    if (k / (k.square() + 1.0)) >= 0.40 {
        m1 = (m1 * 0.80 - wave((m1 * 1.0), (k * 1.0))).tanh();
    } else if n % 2 == 0 && (-m1) <= 0.60 {
        m3 -= m2 * 1.00;
    } else {
        m2 += x.softmax(B).dot(x.sum(B), A) * 0.25;
    }
    m3.sum_all() + m2.sum_all() + m1 + (m1.tanh() / (k.tanh().square() + 1.0))
}

#[differentiable]
pub fn program_39(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = (w * w) * 1.0;
    for i3 in 0..2 {
        let b4 = if i3 > 1 { (m2.cross_entropy(w.softmax(B), B) * x.at([i3 % 2, i3 % 3])) * 1.0 } else { w.dot(m2, B) * 1.0 };
    }
    let g5 = grad!(|u: &W| (u + m1).cross_entropy(u.softmax(B), B) + u.square().sum_all())(&((w / (w.square() + 1.0)) * 1.0)).tanh();
    if n % 2 == 0 { return (m1 - m1) * 1.0; }
    for i6 in 1..=2 {
        let (p7, mut q8) = (x.sum(B) * 1.0, wave((m1 * 1.0), (k * 1.0)) * 1.0);
    }
    g5.sum_all() + m2.sum_all() + m1 + (g5 * 0.70).cross_entropy(m2.softmax(B), B)
}

#[differentiable]
pub fn program_40(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.at([n % 3]) * 1.0;
    let mut m2 = (w - w) * 1.0;
    let b3 = if n > 1 && m2.mse(w) >= 0.30 { (x + (x.sum(B) / (x.sum(B).square() + 1.0))) * 1.0 } else { x * 1.0 };
    if wave((k * 1.0), (k * 1.0)) >= -0.50 || n < 3 && n != 2 { return x.sum(B).max(A) * 1.0; }
    for i4 in 0..2 {
        let b5 = (((m1 / (k.square() + 1.0)) + (k - m1)) + b3.dot(m2, B).logsumexp_all()) * 1.0;
    }
    m2 = (w + k) - m2 * 0.75;
    b3.sum_all() + m2.sum_all() + m1 + settled(&(x.sum(B) * 1.0), &(m1 * 1.0))
}

#[differentiable]
pub fn program_41(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.mean_all() * 1.0;
    let mut m2 = (w + k) * 1.0;
    if w.cross_entropy(m2.softmax(B), B) > 0.0 && k > 0.90 {
        let (p3, mut q4) = parted(&((x * m1) * 1.0));
        if n % 2 == 0 { return m2.at([(n + 2) % 3]) * 1.0; }
    } else {
        m2 = (m2 * 1.40 - (x.dot(x.sum(B), A) + (m2 * 0.30))).tanh();
    }
    for i5 in 0..2 {
        m1 -= (k.square() / ((k * m1).square() + 1.0)).tanh() * 1.10;
    }
    m2.sum_all() + m1 + k + (x.sum(B) + x.sum(B)).logsumexp_all()
}

#[differentiable]
pub fn program_42(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w / (w.square() + 1.0)) * 1.0;
    let mut c4 = k * 0.0;
    let b3 = loop {
        c4 += 1.0;
        if c4 > 4.0 { break (m2 + m1) * 1.0; }
        for i5 in 0..n {
            let (p6, mut q7) = ((x - x).sum(B) * 1.0, (m1 * 1.20) * 1.0);
        }
        'l9: for i8 in 1..=2 {
            if !(k <= 1.20) { break; }
            m2 += (x / (x.square() + 1.0)).index(A, (n + 0) % 2).tanh() * 0.25;
        }
    };
    b3.sum_all() + m2.sum_all() + m1 + (k / (m1.square() + 1.0)).minimum(0.6)
}

#[differentiable]
pub fn program_43(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = settled(&(x.sum(B) * 1.0), &(k * 1.0)) * 1.0;
    let mut m2 = x.dot(x.sum(B), A) * 1.0;
    if !(x.at([1, 2]) < 0.60) {
        let mut m3 = x * 1.0;
        match (settled(&(x.sum(B) * 1.0), &(m1 * 1.0))).item() {
            ..-1.20 => {
                let b5 = x.sum(B) * 1.0;
            }
            v4 if v4 > 1.20 => {
                let mut m6 = (m2 / (w.square() + 1.0)) * 1.0;
            }
            _ => {
                let mut m7 = m3.index(A, n % 2).softmax(B) * 1.0;
            }
        }
    }
    for i8 in 0..2 {
        m1 -= (k * m1).tanh().powi(3).tanh() * 1.40;
    }
    m2.sum_all() + m1 + k + m1
}

#[differentiable]
pub fn program_44(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = x.mean(A) * 1.0;
    let mut t3 = (m1 / (m1.square() + 1.0)).tanh();
    while t3 < 0.30 {
        t3 = t3 * 0.8 + k.square() + 0.4;
        if (m1 - m1) >= 0.60 { break; }
        m1 -= m1.tanh() * 0.70;
    }
    let mut m4 = ((m2.softmax(B) * t3) - (m2.softmax(B) + (t3 * 0.50))) * 1.0;
    'l6: for i5 in 0..n {
        if i5 > 1 && (m1 / (t3.square() + 1.0)) < 0.90 {
            if n > 1 {
                m1 = x.index(A, n % 2).cross_entropy(m4.softmax(B), B).tanh() * 1.40;
            } else {
                m4 -= m4.tanh() * 1.10;
            }
            m2 *= (x - x).index(A, n % 2).tanh().tanh();
        } else {
            m4 -= m4.tanh().softmax(B).tanh() * 1.20;
        }
        m2 += (m2 + settled(&(x.sum(B) * 1.0), &(k * 1.0))).tanh() * 0.25;
    }
    m4.sum_all() + t3 + m2.sum_all() + ((k * k) - x.sum(B).logsumexp_all())
}

#[differentiable]
pub fn program_45(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.sum(B).logsumexp_all() * 1.0;
    let mut m2 = (w * w) * 1.0;
    match ((k / (m1.square() + 1.0))).item() {
        ..-0.30 => {
            'l5: for i4 in 0..3 {
                if w.mean_all() <= 0.40 { break; }
                match ((k * 0.80)).item() {
                    ..-0.40 => {
                        for i7 in 0..3 {
                            if wave((k * 1.0), (m1 * 1.0)) < -0.70 || i7 == 1 || n > 2 {
                                let mut m8 = (m1 - (m2 + m1).dot(w, B)) * 1.0;
                            } else {
                                m1 *= ((m1 / (k.square() + 1.0)) * 1.20).tanh().tanh();
                            }
                            m1 += (x.sum(B) * x.sum(B)).logsumexp_all().tanh() * 0.25;
                        }
                    }
                    v6 if v6 > 0.40 => {
                        m2 /= (m2 * 1.00).tanh().square() + 1.0;
                    }
                    _ => {
                        m1 -= m2.cross_entropy(m2.softmax(B), B).tanh() * 1.30;
                    }
                }
                m2 = (m2 * 0.40 - (m2.minimum(0.6).square() + 0.5).sqrt().tanh()).tanh();
            }
        }
        v3 if v3 > 0.30 => {
            m2 /= ((m2 * 0.90) / ((w * k).square() + 1.0)).square() + 1.0;
        }
        _ => {
            m2 -= (w.softmax(B) - w) * 1.10;
        }
    }
    m2.sum_all() + m1 + k + w.cross_entropy(w.softmax(B), B).gt(0.1).select(w.cross_entropy(w.softmax(B), B), w.cross_entropy(w.softmax(B), B) * 0.5)
}

#[differentiable]
pub fn program_46(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k.tanh() * 1.0;
    let mut m2 = (w - w) * 1.0;
    'l4: for i3 in 0..3 {
        if i3 > 1 { return (k - m1) * 1.0; }
        if m2.cross_entropy(m2.softmax(B), B) <= 1.30 {
            for i5 in 0..3 {
                if i3 > 1 {
                    let (p6, mut q7) = parted(&((x / (x.square() + 1.0)) * 1.0));
                } else if (m1 * m1) <= 1.20 {
                    m2 = (x + x.sum(B)).mean(A).tanh() * 1.00;
                }
                m2 *= (x.dot(x.sum(B), A) + (m2 * 1.30)).tanh().tanh();
            }
        } else {
            m2 = w.tanh() - m2 * 0.75;
        }
        m2 = (m2 * 1.30).tanh() * 1.30;
    }
    m2.sum_all() + m1 + k + wave((k * 1.0), (m1 * 1.0))
}

#[differentiable]
pub fn program_47(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w * w) * 1.0;
    for i3 in 0..2 {
        if (k / (m1.square() + 1.0)) < 0.80 { break; }
        for i4 in 0..2 {
            let g5 = grad!(|u: &W| x.mean(A).dot(u, B) + u.square().sum_all())(&(w * 1.0)).tanh();
            m2 /= x.index(A, i4 % 2).softmax(B).tanh().square() + 1.0;
        }
        for i6 in 0..3 {
            let (p7, mut q8) = ((x * x).logsumexp(B) * 1.0, m1.sigmoid() * 1.0);
        }
    }
    if n > 1 {
        m1 = k * 0.90;
    } else if !(k > 1.30) {
        m2 -= w * 0.60;
    }
    m2.sum_all() + m1 + k + m2.softmax(B).mean_all()
}

#[differentiable]
pub fn program_48(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = (w - w) * 1.0;
    let mut m3 = x.logsumexp(B) * 1.0;
    let mut t4 = (m1 - k).tanh();
    while t4 < 0.30 {
        t4 = t4 * 0.8 + k.square() + 0.4;
        match ((k - k)).item() {
            ..-0.80 => {
                if n % 2 == 0 && (t4 * 0.20) <= 0.90 { continue; }
            }
            v5 if v5 > 0.80 => {
                m3 = (m3 * 0.30 - m3.tanh()).tanh();
            }
            _ => {
                m3 = (m3 * 0.40 - (m3 * x.index(B, 2)).tanh()).tanh();
            }
        }
        m2 = (x + m3).mean(A).tanh() * 1.00;
    }
    t4 + m3.sum_all() + m2.sum_all() + k
}

#[differentiable]
pub fn program_49(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = x.mean(A) * 1.0;
    let mut t3 = w.at([n % 3]).tanh();
    while t3 < 0.60 {
        t3 = t3 * 0.8 + 0.5;
        if !(w.at([(n + 2) % 3]) <= 1.30) {
            for i4 in 0..3 {
                m2 -= (x.dot(x.sum(B), A).square() + 0.6).recip().tanh() * 0.60;
            }
        } else {
            let b5 = x.dot(x.sum(B), A) * 1.0;
        }
    }
    for i6 in 1..=2 {
        if i6 > 1 && (k * k) < 1.20 {
            m2 -= (w * 1.40).softmax(B).tanh() * 0.50;
        } else {
            m2 = (x.dot(x.sum(B), A) / ((w - m2).square() + 1.0)).tanh() * 1.40;
        }
        m1 = (t3 * 1.20).tanh() * 0.70;
    }
    t3 + m2.sum_all() + m1 + t3
}

#[differentiable]
pub fn program_50(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.sum_all().tanh() * 1.0;
    let mut m2 = w.sigmoid() * 1.0;
    let g3 = grad!(|u: &W| (u.mean_all() / (wave((k * 1.0), (m1 * 1.0)).square() + 1.0)) + u.square().sum_all())(&(x.max(A) * 1.0)).tanh();
    m1 = (x.sum(B) / (x.sum(B).square() + 1.0)).max(A) - m1 * 0.75;
    if settled(&(x.sum(B) * 1.0), &(m1 * 1.0)) > 0.30 {
        let b4 = if x.sum(B).max(A) > 0.0 && m1 > 1.00 { (m2.at([(n + 1) % 3]) * (m1 * 1.30)) * 1.0 } else { (k - m1) * 1.0 };
        m2 *= (g3 - x.max(A)).tanh();
    } else if !((k * k) >= 0.50) {
        m1 *= m1.tanh();
    }
    g3.sum_all() + m2.sum_all() + m1 + x.mean(A).mean_all()
}

#[differentiable]
pub fn program_51(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (-k) * 1.0;
    let mut m2 = (w / (w.square() + 1.0)) * 1.0;
    m1 *= m1.tanh();
    let b3 = (k * 0.20) * 1.0;
    let mut m4 = (((x.square() + 0.7).ln() + (x.sum(B) + m1)) + b3) * 1.0;
    let b5 = (x.sum(B) * 0.80) * 1.0;
    if n < 3 && n != 2 && m4.at([n % 2, n % 3]) < 1.20 {
        let (p6, mut q7) = parted(&((x * 1.00) * 1.0));
    } else {
        m4 = (m4.tanh().exp() + (k * 1.20)) * 0.70;
    }
    b5.sum_all() + m4.sum_all() + b3 + (x * 0.30).sum_all().tanh()
}

#[differentiable]
pub fn program_52(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k + k) * 1.0;
    let mut m2 = w.softmax(B) * 1.0;
    'l4: for i3 in 0..n {
        if m1.tanh() <= 0.60 { break; }
        let (p5, mut q6) = parted(&((-x) * 1.0));
        let mut t7 = (q6 + q6).tanh();
        while t7 < 0.20 {
            t7 = t7 * 0.8 + 0.5;
            if wave((q6 * 1.0), (k * 1.0)) >= 0.80 {
                let g8 = grad!(|u: &W| ((t7 + q6) * (m1.square() + 0.5).sqrt()) + u.square().sum_all())(&((m2 - w) * 1.0)).tanh();
            } else if m2.mse(m2) > 0.0 && k > 0.40 {
                m2 += m2.tanh() * 0.25;
            } else {
                q6 /= q6.relu().tanh().square() + 1.0;
            }
            m1 *= q6.tanh().tanh();
        }
    }
    m2.sum_all() + m1 + k + x.index(A, 0).mse(m2)
}

#[differentiable]
pub fn program_53(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = x.sum_all().tanh() * 1.0;
    let mut m2 = x.mean(A) * 1.0;
    if n % 2 == 0 { return k * 1.0; }
    let (p3, mut q4) = parted(&((x / (x.square() + 1.0)) * 1.0));
    let mut m5 = m2.at([n % 3]) * 1.0;
    let (p6, mut q7) = (p3 * 1.0, wave((m1 * 1.0), (m1 * 1.0)) * 1.0);
    for i8 in (0..n).rev() {
        if m2.mean_all() > 0.0 && q4 >= 0.40 { break; }
        m1 -= (w * m5).dot(w, B).tanh() * 0.30;
    }
    q7 + p6.sum_all() + m5 + q4
}

#[differentiable]
pub fn program_54(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = k * 1.0;
    let mut m2 = x.mean(A) * 1.0;
    m2 *= m2.tanh();
    match ((k + m1)).item() {
        ..-1.10 => {
            let mut m4 = (m2.square() + 0.5).sqrt() * 1.0;
        }
        v3 if v3 > 1.10 => {
            if n < 3 && n != 2 {
                m1 = (m1 * 0.50 - (x - x).at([0, 1])).tanh();
            } else if (v3 * 1.20) > 0.0 && v3 < 1.30 {
                m1 = (wave((k * 1.0), (v3 * 1.0)) + w.mse(w)) * 0.90;
            }
        }
        _ => {
            m1 = (m1 * 1.00 - (w - m2).at([(n + 1) % 3])).tanh();
        }
    }
    m2.sum_all() + m1 + k + (w.mean_all() * (m1 / (k.square() + 1.0)))
}

#[differentiable]
pub fn program_55(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.cross_entropy(w.softmax(B), B) * 1.0;
    let mut m2 = w * 1.0;
    let mut t3 = m2.mean_all().tanh();
    'l4: while t3 < 0.70 {
        t3 = t3 * 0.8 + k.square() + 0.4;
        for i5 in 0..2 {
            if n < 3 && i5 != 2 { continue; }
            if !((-m1) > 0.70) { break; }
            m2 = ((w + m2) / (x.max(A).square() + 1.0)).tanh() * 0.50;
        }
    }
    let g6 = grad!(|u: &W| m1 + u.square().sum_all())(&(w * 1.0)).tanh();
    let (p7, mut q8) = (x.sum(B) * 1.0, m1 * 1.0);
    if n > 1 { return wave((t3 * 1.0), (q8 * 1.0)) * 1.0; }
    q8 + p7.sum_all() + g6.sum_all() + (w.cross_entropy(m2.softmax(B), B) / (t3.square() + 1.0))
}

#[differentiable]
pub fn program_56(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (-k) * 1.0;
    let mut m2 = x.mean(A) * 1.0;
    if !((k + k) >= 1.20) { return (m1 * m1) * 1.0; }
    if !((m1 / (k.square() + 1.0)) >= 0.20) {
        let b3 = if n < 3 && n != 2 { (x.softmax(B) + scaled(&(x * 1.0), &(w * 1.0))) * 1.0 } else { (x * x) * 1.0 };
    } else if m1 > 0.0 && m1 >= 0.70 {
        let (p4, mut q5) = parted(&(scaled(&(x * 1.0), &(m2 * 1.0)) * 1.0));
    }
    let g6 = grad!(|u: &W| ((m1 * k) / (k.square() + 1.0)) + u.square().sum_all())(&(m2 * 1.0)).tanh();
    g6.sum_all() + m2.sum_all() + m1 + m1.sigmoid().minimum(0.6)
}

#[differentiable]
pub fn program_57(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * 0.20) * 1.0;
    let mut m2 = (w * 0.80) * 1.0;
    let mut m3 = (scaled(&(x * 1.0), &(w * 1.0)).dot(x.sum(B), A) + wave((m1 * 1.0), (k * 1.0))) * 1.0;
    let mut c5 = k * 0.0;
    let b4 = loop {
        c5 += 1.0;
        if c5 > 4.0 { break m2.mean_all() * 1.0; }
        if n % 2 == 0 && k >= 1.00 { break (m1 - k) * 1.0; }
        for i6 in 0..n {
            if k > 0.0 && m1 < 0.70 {
                if !(k < 0.50) {
                    if !(settled(&(x.sum(B) * 1.0), &(k * 1.0)) >= 1.00) {
                        m1 += wave((m1 * 1.0), (k * 1.0)).tanh() * 0.25;
                    }
                } else {
                    m2 /= ((m3 + m1) / ((w + m3).square() + 1.0)).tanh().square() + 1.0;
                }
                m1 -= x.sum(B).square().logsumexp_all().tanh() * 0.20;
            } else {
                m3 = w.relu().tanh().exp().tanh() * 1.00;
            }
        }
    };
    b4 + m3.sum_all() + m2.sum_all() + (w.mse(w) * (k / (b4.square() + 1.0)))
}

#[differentiable]
pub fn program_58(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.mse(w) * 1.0;
    let mut m2 = w.abs() * 1.0;
    let mut c4 = k * 0.0;
    let b3 = loop {
        c4 += 1.0;
        if c4 > 4.0 { break x.sum(B).tanh() * 1.0; }
        if n > 1 { break (x.sum(B) + m1) * 1.0; }
        if m1.tanh().powi(3) > 0.0 && k <= 0.90 {
            if m1 <= 0.30 {
                let mut m5 = (x * w).tanh() * 1.0;
            } else if !((k + m1) < 0.20) {
                m2 += (m2.softmax(B) * (k - m1)).tanh() * 0.25;
            }
        } else if n < 3 && n != 2 {
            m2 *= (-x).mean(A).tanh().tanh();
        } else {
            m2 = m2.square().tanh() - m2 * 0.75;
        }
    };
    b3.sum_all() + m2.sum_all() + m1 + m2.at([(n + 0) % 3])
}

#[differentiable]
pub fn program_59(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k / (k.square() + 1.0)) * 1.0;
    let mut m2 = w * 1.0;
    if (k - m1) <= 1.40 {
        for i3 in 1..=2 {
            match ((k / (k.square() + 1.0))).item() {
                ..-1.30 => {
                    for i5 in 0..n {
                        let (p6, mut q7) = parted(&((x - x) * 1.0));
                    }
                }
                v4 if v4 > 1.30 => {
                    let mut c9 = k * 0.0;
                    let b8 = loop {
                        c9 += 1.0;
                        if c9 > 4.0 { break wave((v4 * 1.0), (k * 1.0)) * 1.0; }
                        if wave((v4 * 1.0), (k * 1.0)) <= 0.20 { break m1 * 1.0; }
                        if (m1 / (v4.square() + 1.0)) <= -0.80 || i3 > 1 {
                            m1 = x.index(A, (i3 + 0) % 2).mean_all().tanh() - m1 * 0.75;
                        } else {
                            m1 = (m1 * 1.20 - (w.at([0]).square() + 0.6).recip().tanh()).tanh();
                        }
                        m2 = (x.max(A) - m2).tanh() - m2 * 0.75;
                    };
                }
                _ => {
                    m2 *= (x / (x.square() + 1.0)).dot(x.sum(B), A).tanh().tanh();
                }
            }
            m2 /= x.tanh().mean(A).tanh().square() + 1.0;
        }
        m1 /= (m2 - w).mse(w).square() + 1.0;
    } else {
        m2 = (x.dot(x.sum(B), A) - m2) - m2 * 0.75;
    }
    m2.sum_all() + m1 + k + k
}

#[differentiable]
pub fn program_60(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k + k) * 1.0;
    let mut m2 = w * 1.0;
    let (p3, mut q4) = parted(&((x * 1.00) * 1.0));
    for i5 in 0..2 {
        let mut c7 = k * 0.0;
        let b6 = 'l8: loop {
            c7 += 1.0;
            if c7 > 4.0 { break scaled(&(x * 1.0), &(w * 1.0)) * 1.0; }
            m2 = (m2.gt(0.1).select(m2, m2 * 0.5) / (w.square() + 1.0)).tanh() * 0.20;
        };
        'l10: for i9 in 0..3 {
            m1 += w.mse(w).tanh() * 0.25;
        }
    }
    q4 + p3.sum_all() + m2.sum_all() + x.sum_all().tanh()
}

#[differentiable]
pub fn program_61(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k + k) * 1.0;
    let mut m2 = w * 1.0;
    let mut m3 = ((x.sum(B) + x.sum(B)).tanh().powi(3) + (x + x.sum(B)).sum(B)) * 1.0;
    let b4 = if w.mean_all() > 0.0 && k > 0.20 { ((x / (x.square() + 1.0)) + x) * 1.0 } else { x.tanh().exp() * 1.0 };
    for i5 in 0..2 {
        let g6 = grad!(|u: &W| m1 + u.square().sum_all())(&((w / (m2.square() + 1.0)) * 1.0)).tanh();
        'l8: for i7 in 0..3 {
            if n == 1 || n > 2 { break; }
            if i5 == 1 || n > 2 {
                m1 = (m1 * 0.80 - m2.mse(w).tanh()).tanh();
            }
            m1 *= b4.at([i7 % 2, 1]).tanh().tanh();
        }
    }
    b4.sum_all() + m3.sum_all() + m2.sum_all() + (w / (w.square() + 1.0)).at([1])
}

#[differentiable]
pub fn program_62(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = (k * k) * 1.0;
    let mut m2 = (w / (w.square() + 1.0)) * 1.0;
    let mut t3 = w.at([(n + 2) % 3]).tanh();
    while t3 < 1.00 {
        t3 = t3 * 0.8 + 0.5;
        for i4 in 0..2 {
            let (p5, mut q6) = (((x.sum(B) / (x.sum(B).square() + 1.0)) * 0.70) * 1.0, x.at([0, i4 % 3]) * 1.0);
        }
        let mut t7 = (m1 * 1.30).tanh();
        'l8: while t7 < 0.60 {
            t7 = t7 * 0.8 + 0.5;
            m1 = ((t7 * 1.40) - (m1 - m1)).tanh() - m1 * 0.75;
            m1 = k.tanh() * 1.30;
        }
    }
    t3 + m2.sum_all() + m1 + k
}

#[differentiable]
pub fn program_63(x: &X, w: &W, k: f64, n: usize) -> L {
    let mut m1 = w.mse(w) * 1.0;
    let mut m2 = w * 1.0;
    for i3 in 1..=2 {
        if x.sum_all().tanh() < 1.40 { break; }
        let (p4, mut q5) = ((x * w).index(B, (n + 1) % 3) * 1.0, (m1 / (k.square() + 1.0)) * 1.0);
    }
    let mut m6 = x * 1.0;
    let g7 = grad!(|u: &W| k + u.square().sum_all())(&(w.softmax(B) * 1.0)).tanh();
    if n % 2 == 0 {
        let mut m8 = (m2.square() + 0.5).sqrt() * 1.0;
        for i9 in 0..2 {
            if !(m6.sum_all().tanh() >= 0.20) { continue; }
            m8 = (m8 * 0.30 - (m2.maximum(-0.3) - (g7 / (m8.square() + 1.0))).tanh()).tanh();
        }
    }
    g7.sum_all() + m6.sum_all() + m2.sum_all() + settled(&(x.sum(B) * 1.0), &(k * 1.0))
}
