// Written by `generate.rs` beside this file, from the seed 1.

pub mod part_0 {
    use crate::check::{Entry, entry};
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
    ];

    #[differentiable]
    pub fn program_0(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x.iter().take(2).filter(|p2| **p2 > 2.0).map(|p3| (*p3).sin() + a).sum::<f64>();
        s1 = s1;
        let (p4, mut q5): (f64, f64) = (0.9 * s1.min(s1), s1);
        for p6 in x.iter().skip(1).step_by(2) {
            'l10: for p8 in x.iter().skip(1).step_by(2) {
                if (*p8) > 0.2 { continue; }
                s1 *= 0.5 + p4.atan().tanh();
            }
            q5 *= (1.5 + a * a).ln().atan().cos();
        }
        q5 + p4 + s1 + p4
    }

    #[differentiable]
    pub fn program_1(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[n % x.len()];
        let mut v2 = vec![s1.max(s1); 3];
        let i3 = (n + n) % v2.len();
        v2[i3] = a - v2[i3] * 0.75;
        'l5: for i4 in (0..2 * n).step_by(4) {
            if v2[(n * 1) % v2.len()].abs() >= 2.0 && i4 % 3 == 0 { break; }
            s1 += x[0].sin() * 0.25;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + v2[0]
    }

    #[differentiable]
    fn helper_2_0(u: f64, n: usize) -> f64 {
        if n == 0 { return 1.5 - u; }
        let below = helper_2_0(n as f64 * 0.25, n - 1);
        let mut s1: f64 = -u;
        s1 = s1 - s1 * 0.75;
        s1 + below + (s1 / (1.5 + u * u))
    }

    #[differentiable]
    pub fn program_2(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = n as f64 * 0.25;
        let mut v3 = [[x[(n * 1) % x.len()], a], [0.75 / (1.5 + x[(n + n) % x.len()].abs()), x[x.len() - 1]]];
        v3[n % 2][1] *= 0.5 + a.tanh();
        v3[1][n % 2] = a.min(1.75);
        if x[(n + n) % x.len()].abs() >= 1.25 { return n as f64 * 0.25; }
        v3[0][1] * v3[1][0] + v3[1][1] + s2 + (s2 - v3[1][0] * v3[1][0])
    }

    #[differentiable]
    fn helper_3_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = (1.5 + u.sin()).powf(w.cos());
        s1 *= 0.5 + u.tanh();
        (s1 + w + u + s1, { let t2 = u; t2 * w + t2 })
    }

    #[differentiable]
    pub fn program_3(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = 0.9 * a;
        let mut v4 = vec![a; 3];
        { let mut f5 = |u6: f64| { s3 = s3 * 0.5 + v4.iter().skip(1).copied().map(|p7| (p7 - v4[n % v4.len()]).tanh()).sum::<f64>().atan(); }; f5(f64::sin(v4[n % v4.len()])); f5(helper_3_0(n as f64 * 0.25, n as f64 * 0.25).0); }
        let i8 = (n + 1) % v4.len();
        v4[i8] -= (s3 + 0.75) * 1.25;
        v4.iter().sum::<f64>() * 0.5 + s3 + v4[v4.len() - 1]
    }

    #[differentiable]
    fn helper_4_0(u: f64) -> Option<f64> {
        if u.abs() >= 0.2 { return None; }
        if (u / (1.5 + u * u)) > 2.0 {
            for i1 in 0..2_usize {
                let mut m2: f64 = u + u;
            }
        } else {
            let b5: f64 = [0.5_f64, 1.5].iter().fold(u, |s3, p4| s3 * 0.5 + (u).sin());
        }
        let mut s6: f64 = u;
        let mut v7 = vec![(0..3_usize).map(|i8| s6).sum::<f64>(); 3];
        Some(v7.iter().sum::<f64>() * 0.5 + s6 + u + u)
    }

    #[differentiable]
    pub fn program_4(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = a;
        let f10 = |u11: f64| x[1 % x.len()] + ({ let t12 = x[n % x.len()]; t12 * t12 + t12 });
        if a > 0.9 { return { let t13 = s9; t13 * a + t13 }; }
        s9 = x[n % x.len()];
        s9 + x[0].cos()
    }

    #[differentiable]
    fn helper_5_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = [u.min(v[3 % v.len()]), v[0], s1];
        v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + v2[0 % 3]
    }

    #[differentiable]
    pub fn program_5(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = match x[(n + 0) % x.len()] { t4 if t4 > 0.9 => t4 * x[n % x.len()], t4 if t4 < -0.9 => -t4 + a, _ => x[0] };
        for i5 in 1..=3_usize {
            if s3 > 0.5 { continue; }
            for i6 in 0..n {
                s3 = (1.5 + s3.sin()).powf(s3.cos()).atan() - s3 * 0.75;
            }
        }
        s3 + a + s3
    }

    #[differentiable]
    fn helper_6_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w;
        s1 + w + u + (0.9 * w)
    }

    #[differentiable]
    pub fn program_6(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a / (1.5 + a * a);
        let mut v3 = (0..4).map(|i4: usize| (i4 as f64 * 0.25) - 0.5).collect::<Vec<f64>>();
        let mut k5 = 0_usize;
        'l6: while k5 < 2 && ((1.5 + a.cos()).log2() > 1.5) {
            k5 += 1;
            if v3[(n + 2) % v3.len()] > 0.75 { break; }
            let (i7, i8) = ((n + 2) % v3.len(), (n + 2) % v3.len());
            v3.swap(i7, i8);
            s2 *= s2.tanh().cos();
        }
        v3.iter().sum::<f64>() * 0.5 + s2 + (match (n * 2) % 3 { 0 => x[0], 1 => v3[(n + 3) % v3.len()], _ => x[x.len() - 1] })
    }

    #[differentiable]
    fn helper_7_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u.mul_add(0.5, u); }
        let below = helper_7_0(u, n - 1);
        let mut s1: f64 = u;
        let mut k3 = 0_usize;
        let r2: f64 = 'l5: loop {
            k3 += 1;
            if k3 > 3 || (below.abs() >= 0.5) { break { let t4 = s1; t4 * t4 + t4 }; }
            s1 -= s1.tanh() * 1.1;
        };
        let b6 = r2 * 0.5 + ((k3 as f64 * 0.25) + u);
        b6 + r2 + (0.5 + s1 * s1).sqrt()
    }

    #[differentiable]
    pub fn program_7(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = a;
        for i8 in 1..=3_usize {
            for p9 in x.iter().skip(1).step_by(2) {
                let b11: f64 = s7;
                s7 = ((s7 - x[(i8 + n) % x.len()] * x[(i8 + n) % x.len()]) - (0.9 * s7.sin()).asin()).tanh();
            }
            s7 *= a.sin().cos();
        }
        s7 + a + (1.5 + s7.sin()).powf(s7.cos())
    }

    #[differentiable]
    fn helper_8_0(u: f64) -> Option<f64> {
        if u < u { return None; }
        if u > 1.25 {
            let b1: f64 = (u / (1.5 + u * u)).mul_add(0.5, [0.5_f64, 1.5].iter().rev().skip(1).copied().fold(-4.0, f64::max));
        } else {
            let mut m2: f64 = u;
        }
        let mut s3: f64 = u;
        let mut v4 = (0..4).map(|i5: usize| u).collect::<Vec<f64>>();
        Some(v4.iter().sum::<f64>() * 0.5 + s3 + u + (s3 - 0.2))
    }

    #[differentiable]
    pub fn program_8(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = a;
        let mut v7 = [a, x[x.len() - 1], (1.25 + (n as f64 * 0.25).sin()).powf(1.5)];
        for i8 in 0..n {
            let d9: f64;
            if x[0] > 2.0 { d9 = a; } else { d9 = -(1.5 + x[i8 % x.len()].sin()).powf(x[0].cos()); }
        }
        for i10 in 0..n {
            s6 = v7[(i10 + 2) % 3].cos() - s6 * 0.75;
        }
        v7.iter().sum::<f64>() * 0.5 + s6 + v7[0]
    }

    #[differentiable]
    fn helper_9_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_9_0(u, n - 1);
        let mut s1: f64 = match u { t2 if t2 > 0.3 => t2 * u, t2 if t2 < -0.3 => -t2 + below, _ => below };
        s1 *= u.cos();
        s1 + below + (u + (n as f64 * 0.25))
    }

    #[differentiable]
    pub fn program_9(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = 1.25 / (1.5 + x[x.len() - 1].abs());
        let mut v4 = ((s3 - a * a) - (s3 * a), s3.max(a));
        let f5 = |u6: f64| a;
        s3 /= 1.5 + (a * a).ln_1p().abs();
        if (a + v4.1) > 0.3 {
            s3 /= 1.5 + (s3 / (1.5 + s3 * s3)).abs();
        } else {
            v4.1 += (if (n * 2) % 2 == 1 { x[0 % x.len()] } else if a.abs() >= 1.1 { s3.fract() } else { (a * a).ln_1p() }) * 0.25;
        }
        v4.0 - v4.1 + s3 + v4.1
    }

    #[differentiable]
    fn helper_10_0(u: f64, n: usize) -> f64 {
        if n == 0 { return (1.5 + u.cos()).log10(); }
        let below = helper_10_0(u + 1.25, n - 1);
        let mut s1: f64 = below;
        let mut v2 = (0..4).map(|i3: usize| u).collect::<Vec<f64>>();
        for p4 in v2.chunks(2) {
            if s1.abs() >= 1.5 || u.abs() >= 0.5 { continue; }
            for &p6 in p4.iter() {
                s1 = (if p6 > 1.1 { u.tanh().powi(3) } else { s1 }).tanh();
            }
            s1 *= 0.5 + below.atan2(1.5 + (below - 2.0).abs()).tanh().tanh();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + below + (1..=n).rev().map(|i8| below).sum::<f64>()
    }

    #[differentiable]
    pub fn program_10(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = x[0];
        let mut v10 = (x.iter().step_by(2).fold(x[(n * 2) % x.len()], |s11, p12| s11 * 0.5 + (((*p12) - x[n % x.len()].clamp(-1.5, 1.25)).tanh()).sin()), x[x.len() - 1] / (1.5 + x[x.len() - 1] * x[x.len() - 1]));
        s9 *= 0.5 + (-(a - 0.3)).tanh();
        s9 *= 0.5 + v10.1.tanh();
        v10.0 - v10.1 + s9 + v10.1
    }

    #[differentiable]
    fn helper_11_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u;
        s1 + w + u + (s1 / 0.9)
    }

    #[differentiable]
    pub fn program_11(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a;
        let mut v3 = (helper_11_0(x[n % x.len()].max(0.25), s2), a.to_radians());
        for i4 in (0..2 * n).step_by(3) {
            if x.iter().rev().skip(1).map(|p5| 1.0 + 0.5 * (v3.1).sin()).product::<f64>() > 0.2 { return x[0].sin(); }
            for i6 in 0..n {
                if a > 1.1 { break; }
                s2 = (s2 * 1.25 - v3.0.sin()).sin();
            }
            s2 = a.tanh() - s2 * 0.75;
        }
        v3.0 - v3.1 + s2 + (a + x[n % x.len()])
    }

    #[differentiable]
    pub fn program_12(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = (1.25 + a.sin()).powf(1.5);
        let mut v2 = [(a * a).ln_1p(), a, a.mul_add(0.5, s1)];
        let mut m3: f64 = (x[x.len() - 1] / 0.75).max((1.5 + a.cos()).log2()) % 1.75;
        let mut m3: f64 = x[x.len() - 1].fract();
        std::mem::swap(&mut s1, &mut m3);
        m3 + v2.iter().sum::<f64>() * 0.5 + s1 + (1.25 + v2[0].sin()).powf(1.5)
    }

    #[differentiable]
    fn helper_13_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u;
        s1 + w + u + s1
    }

    #[differentiable]
    pub fn program_13(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a - x[x.len() - 1] * x[x.len() - 1];
        s2 += s2 * 0.25;
        s2 *= (s2 * x[(n * 3) % x.len()]).cos();
        s2 + a + s2
    }

    #[differentiable]
    fn helper_14_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = w.abs();
        let mut v2 = [[s1, u], [s1, w.max(s1)]];
        v2[0 % 2][1] = v2[0 % 2][1] * 0.5 + w;
        (v2[0][1] * v2[1][0] + v2[1][1] + s1 + w + s1, (0.9 * v2[0][1].sin()).asin())
    }

    #[differentiable]
    pub fn program_14(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[x.len() - 1];
        let mut v4 = [{ let t5 = s3; t5 * x[0] + t5 }, a, x[x.len() - 1]];
        v4[1] = (0..3_usize).map(|i6| v4[1].max((i6 as f64 * 0.25))).sum::<f64>() - v4[1] * 0.75;
        for i7 in (0..3_usize).rev() {
            'l10: for p8 in x.windows(2) {
                s3 = (s3 * 0.3 - v4[0].cos()).sin();
            }
            s3 /= 1.5 + helper_14_0(x[(n + 2) % x.len()], s3).0.atan().abs();
        }
        v4.iter().sum::<f64>() * 0.5 + s3 + (-v4[0])
    }

    #[differentiable]
    pub fn program_15(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0];
        let mut v2 = (x[0], s1);
        for &p3 in x.iter() {
            if s1 < (s1 + 1.25) {
                'l6: for i5 in (0..4_usize).rev() {
                    if s1 > 0.75 { break; }
                    v2.0 += ({ let t7 = s1; t7 * s1 + t7 }).sin() * 0.25;
                }
            } else {
                v2.0 *= v2.0.tanh().cos();
            }
        }
        v2.0 - v2.1 + s1 + s1.atan2(1.5 + s1.abs())
    }

    #[differentiable]
    fn helper_16_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = vec![u * s1; 3];
        v2.iter().sum::<f64>() * 0.5 + s1 + s1
    }

    #[differentiable]
    fn helper_16_1(u: f64, w: f64) -> (f64, f64) {
        let mut s3: f64 = w + 0.2;
        if s3.abs() >= 0.5 || w < u {
            s3 *= u.hypot(1.0 + (-u)).cos();
        } else {
            s3 += s3 * 0.25;
        }
        (s3 + w + u + u, s3.mul_add(0.5, w))
    }

    #[differentiable]
    pub fn program_16(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a.atan2(1.5 + x[0].abs());
        let mut v5 = (s4.sin().sin().exp(), x[0].min(s4));
        let mut v6 = (2.0 * (2.0 / (1.5 + s4.abs())), helper_16_1(a, s4).0);
        v6.1 -= v5.0 * 2.0;
        v6.0 - v6.1 + v5.0 - v5.1 + s4 + x[n % x.len()].copysign(x[n % x.len()])
    }

    #[differentiable]
    pub fn program_17(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[x.len() - 1];
        let mut v2 = [[n as f64 * 0.25, a], [x.iter().take(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5), (0.9 * x[x.len() - 1].cos()).acos()]];
        let mut k4 = 0_usize;
        let r3: f64 = loop {
            k4 += 1;
            if k4 > 2 || ((n as f64 * 0.25) > 0.9) { break n as f64 * 0.25; }
            for p5 in x.iter().skip(1).step_by(2) {
                let mut m7: f64 = x[x.len() - 1];
            }
            s1 += x[0].tanh() * 0.25;
        };
        let b8 = r3 * 0.5 + x[x.len() - 1];
        b8 + r3 + s1
    }

    #[differentiable]
    fn helper_18_0(u: f64) -> Option<f64> {
        if u < (u * u).ln_1p() { return None; }
        if u.max(u) > 0.5 {
            let b1: f64 = u;
            let mut m2: f64 = u;
        }
        let mut s3: f64 = u;
        Some(s3 + u + s3)
    }

    #[differentiable]
    pub fn program_18(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[(n * 3) % x.len()].atan2(1.5 + x[(n * 4) % x.len()].abs());
        s4 = (s4 * 0.75 - (x.iter().rev().skip(1).copied().map(|p5| p5.sin() + (n as f64 * 0.25)).sum::<f64>() / 2.0)).sin();
        s4 *= 0.5 + (match (n as f64 * 0.25) { t6 if t6 > 0.9 => t6 * s4, t6 if t6 < -0.9 => -t6 + a, _ => a }).tanh();
        for p7 in x.windows(2) {
            for &p9 in p7.iter() {
                if x[x.len() - 1] > 0.3 { break; }
                s4 = x[n % x.len()].asinh().atan();
            }
            s4 = x[(n + n) % x.len()].to_radians().cos() - s4 * 0.75;
        }
        s4 + a + (-s4)
    }

    #[differentiable]
    fn helper_19_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = [0.5_f64, 1.5].iter().rev().skip(1).map(|&p2| 1.0 + 0.5 * (p2 * w).sin()).product::<f64>();
        if w.abs() >= 0.75 {
            s1 = s1 * 0.5 + s1;
        }
        (s1 + w + u + u, s1.sin().exp())
    }

    #[differentiable]
    fn helper_19_1(u: f64) -> Option<f64> {
        if u > 0.2 { return None; }
        if u.mul_add(0.5, u) < (match 3 % 3 { 0 => u, 1 => u, _ => u }) {
            let u: f64 = helper_19_0(u, u).1;
        }
        let mut s3: f64 = u;
        Some(s3 + u + (u - u))
    }

    #[differentiable]
    pub fn program_19(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[0].min(1.75);
        for p5 in x.windows(2) {
            s4 *= 0.5 + (-s4).atan().tanh();
        }
        s4 + a + a
    }

    #[differentiable]
    fn helper_20_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[0 % v.len()] - v[v.len() - 1];
        let mut v2 = [s1, u, v[0]];
        'l5: for p3 in v.iter_mut() {
            if (*p3).abs() >= 1.5 { break; }
            s1 *= 0.5 + (if (v2[2 % 3] + 0.2) < v2[2] { v2[2] - v2[1 % 3] } else if v2[1 % 3] < (*p3) { s1.sin() } else { -s1 }).cos().tanh();
        }
        
    }

    #[differentiable]
    pub fn program_20(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = x[0 % x.len()] + x[0];
        'l9: for i8 in 0..n {
            s7 = (s7 * 1.5 - x[0].fract().atan()).sin();
            s7 *= x[0].tanh().cos();
        }
        s7 + a + a
    }

    #[differentiable]
    fn helper_21_0(u: f64) -> Option<f64> {
        if u.hypot(1.0 + u) > 1.1 { return None; }
        if [0.5_f64, 1.5].iter().copied().fold(4.0, f64::min) < (1.5 + u.sin()).powf(u.cos()) {
            if u > 0.5 {
                let u: f64 = u;
            }
            let b1: f64 = u;
        } else {
            let d2: f64;
            if u > 1.1 && u.abs() >= 0.9 { d2 = -u; } else { d2 = u; }
        }
        let mut s3: f64 = u;
        Some(s3 + u + u)
    }

    #[differentiable]
    pub fn program_21(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a;
        let mut w5 = x.to_vec();
        while let Some(t6) = w5.pop() {
            'l9: for (p7, q8) in x.iter().zip(x.iter()) {
                if s4 > 0.2 { return { let t10 = s4; t10 * a + t10 }; }
                s4 += (if x[(n + n) % x.len()] < (*p7) { *q8 } else { *q8 }).atan2(1.5 + (*p7).abs()).sin() * 0.25;
                let mut v11 = (0..4).map(|i12: usize| match (i12 + i12) % 3 { 0 => *p7, 1 => *p7, _ => a }).collect::<Vec<f64>>();
            }
            s4 = (s4 * 1.25 - (1.5 + t6.sin()).powf(a.cos()).cos()).sin();
        }
        s4 + a + a
    }

    #[differentiable]
    fn helper_22_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = again + 2.0;
        let mut v2 = [[u, if s1 > 1.5 { s1 } else { u }], [match s1 { t3 if t3 > 0.9 => t3 * again, t3 if t3 < -0.9 => -t3 + again, _ => s1 }, (0.9 * s1.sin()).asin()]];
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + again + s1
    }

    #[differentiable]
    pub fn program_22(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = helper_22_0(|t5| x[n % x.len()], a);
        let mut v6 = (s4, a);
        if a.min(v6.0).abs() >= 0.75 {
            s4 /= 1.5 + (0.5 / (1.5 + (match a { t7 if t7 > 0.75 => t7 * s4, t7 if t7 < -0.75 => -t7 + v6.1, _ => x[(n + n) % x.len()] }).abs())).abs();
            v6.0 *= 0.5 + v6.1.tanh();
        } else {
            v6.1 *= ({ let t8 = x[n % x.len()]; t8 * a + t8 }).cos();
        }
        v6.0 - v6.1 + s4 + a.sin().exp()
    }

    #[differentiable]
    fn helper_23_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = f(u);
        s1 + again + u
    }

    #[differentiable]
    pub fn program_23(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a;
        let mut k4 = 0_usize;
        let r3: f64 = loop {
            k4 += 1;
            if k4 > 3 || (x.iter().map(|p5| 1.0 + 0.5 * (((*p5) - a).tanh()).sin()).product::<f64>() > 0.75) { break x.iter().fold(x[k4 % x.len()], |s6, p7| s6 * 0.5 + ((*p7).sin() + (s6 - x[n % x.len()] * x[n % x.len()])).sin()); }
            for i8 in (0..2_usize).rev() {
                if s2.min(1.75) < x[0] { break; }
                if (x[0] / (1.5 + s2 * s2)) > 0.2 { break; }
            }
            s2 *= 0.5 + a.sin().tanh();
        };
        let b9 = r3 * 0.5 + x[x.len() - 1];
        b9 + r3 + x.iter().rev().skip(1).map(|&p10| p10 * p10).sum::<f64>()
    }

    #[differentiable]
    fn helper_24_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[2 % v.len()];
        let mut v2 = (2.0 * u, u + u);
        v2.1 += (match 2 % 3 { 0 => v[3 % v.len()], 1 => s1, _ => v2.1 }) * 0.25;
        v2.0 - v2.1 + s1 + v[0].hypot(1.0 + u)
    }

    #[differentiable]
    pub fn program_24(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a.cos().exp_m1();
        let mut v4 = [x[1 % x.len()] + 0.9, a, { let t5 = a; t5 * t5 + t5 }];
        let mut k6 = 0_usize;
        'l8: loop {
            k6 += 1;
            if k6 > 5 || (x.iter().map(|&p7| p7 * p7).sum::<f64>() > 1.5) { break; }
            if s3 > 0.3 && s3 < s3 { break; }
        }
        let f9 = |u10: f64| (a - (n as f64 * 0.25) * (n as f64 * 0.25)) / 1.5;
        v4.iter().sum::<f64>() * 0.5 + x.iter().rev().skip(1).copied().fold(-4.0, f64::max)
    }

    #[differentiable]
    fn helper_25_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = u;
        s1 + *p + u + (*p)
    }

    #[differentiable]
    fn helper_25_1(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_25_1(n as f64 * 0.25, n - 1);
        let mut s2: f64 = u;
        let mut v3 = [[-u, 0.75 / (1.5 + s2.abs())], [s2.min(1.75), { let t4 = below; t4 * u + t4 }]];
        v3[0][1] * v3[1][0] + v3[1][1] + s2 + below + v3[0 % 2][(n + n) % 2]
    }

    #[differentiable]
    pub fn program_25(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = a;
        let mut v6 = x.to_vec();
        for p7 in &mut v6 {
            match n % 4 {
                0 => {
                    s5 *= s5.cos().cos();
                }
                1 | 2 => {
                    s5 += a.atan() * 0.25;
                }
                _ => {
                    *p7 += (match s5 { t9 if t9 > 1.25 => t9 * *p7, t9 if t9 < -1.25 => -t9 + ((*p7) * (*p7)).ln_1p(), _ => s5 % 1.75 }).sin() * 0.25;
                }
            }
        }
        v6.iter().sum::<f64>() * 0.5 + s5 + x[n % x.len()]
    }

    #[differentiable]
    fn helper_26_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f([0.5_f64, 1.5].iter().zip([0.5_f64, 1.5].iter()).map(|(p1, q2)| ((*p1) - (*q2)).tanh() + p1 * q2).sum::<f64>()) + f(u * 0.5);
        let mut s3: f64 = again;
        let mut v4 = ((0.7 * (again / (1.5 + u * u)).sin()).tan(), s3);
        s3 = [0.5_f64, 1.5].iter().fold(v4.1, |s5, p6| s5 * 0.5 + ((*p6)).sin());
        v4.0 - v4.1 + s3 + again + u
    }

    #[differentiable]
    fn helper_26_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s7: f64 = (1.5 + v[1].sin()).powf(v[2].cos());
        [s7 + v.iter().sum::<f64>() * 0.5 + u + (v[0] * s7), s7.mul_add(0.5, s7), helper_26_0(|t8| v[0], u)]
    }

    #[differentiable]
    pub fn program_26(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = x[n % x.len()] - 0.5;
        for &p10 in x.iter() {
            let (p12, mut q13): (f64, f64) = (-p10, s9);
        }
        'l16: for p14 in x.chunks(2) {
            if a < (s9 + s9) { break; }
            'l19: for p17 in x {
                s9 = x[n % x.len()].to_radians().cos();
            }
            s9 /= 1.5 + ({ let c21: Vec<f64> = p14.iter().take(2).map(|p20| (*p20) * (0.7 * x[(n * 4) % x.len()].sin()).tan()).collect(); c21.iter().map(|v| v * v).sum::<f64>() }).tanh().abs();
        }
        s9 + a + x[n % x.len()]
    }

    #[differentiable]
    fn helper_27_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = f64::sin(v[0]);
        let mut v2 = (u, v[3 % v.len()] - v[0] * v[0]);
        if s1.abs() >= 0.5 && u > 0.5 {
            v2.1 -= u * 0.3;
        } else {
            v2.1 /= 1.5 + (0.3 - u).abs();
        }
        
    }

    #[differentiable]
    pub fn program_27(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[0] / 0.75;
        s3 += x[n % x.len()] * 0.25;
        if x[0].min(a) < x[0] { return s3 / (1.5 + x[x.len() - 1] * x[x.len() - 1]); }
        s3 + a + (s3 + x[0])
    }

    #[differentiable]
    pub fn program_28(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = match x[x.len() - 1] { t2 if t2 > 0.3 => t2 * x[0], t2 if t2 < -0.3 => -t2 + x[0], _ => x[n % x.len()] };
        match (n + 1) % 4 {
            0 => {
                let (p3, mut q4): (f64, f64) = (s1.hypot(1.0 + s1), x[n % x.len()].copysign(x[(n + n) % x.len()]));
            }
            1 | 2 => {
                s1 *= 0.5 + s1.tanh();
            }
            _ => {
                s1 *= 0.5 + x[0 % x.len()].tanh();
            }
        }
        s1 + a + x[n % x.len()].max(0.25)
    }

    #[differentiable]
    pub fn program_29(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0];
        s1 = (s1 * 1.5 - (1.25 / (1.5 + a.abs()))).sin();
        let f2 = |u3: f64| (0..n).map(|i4| a).sum::<f64>();
        s1 + s1.min(a)
    }

    #[differentiable]
    pub fn program_30(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = [x.iter().filter(|p3| **p3 > 0.3).map(|p4| a).sum::<f64>(), a, x[n % x.len()]];
        match (n + 3) % 4 {
            0 => {
                let (p5, mut q6): (f64, f64) = (s1.abs() - ({ let t7 = x[x.len() - 1]; t7 * a + t7 }), 0.3 * x[(n * 4) % x.len()]);
            }
            1 | 2 => {
                s1 = x[(n * 4) % x.len()].powi(2);
            }
            _ => {
                s1 = v2[0] - s1 * 0.75;
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a
    }

    #[differentiable]
    fn helper_31_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = -u;
        let mut v2 = vec![u / (1.5 + s1 * s1); 3];
        v2.push(v[0]);
        
    }

    #[differentiable]
    pub fn program_31(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = (1.5 + a.sin()).powf(a.cos());
        if s3 > 0.2 {
            if x[0].sin().cosh() > 1.1 {
                let (p4, mut q5): (f64, f64) = (a, s3);
                s3 += ((a * s3) - 1.1) * 0.25;
            } else {
                s3 -= a.hypot(1.0 + s3) * 1.5;
            }
            s3 *= 0.5 + a.tanh();
        } else if s3.abs() >= 1.5 {
            s3 = s3 - s3 * 0.75;
        }
        s3 + a + s3.abs()
    }

    #[differentiable]
    fn helper_32_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = { let t2 = v[v.len() - 1]; t2 * u + t2 };
        let mut v3 = [[v[3 % v.len()] + s1, v[1 % v.len()]], [u + s1, v[2 % v.len()].to_radians()]];
        if 0 % 2 == 1 { return s1; }
        v3[0][1] * v3[1][0] + v3[1][1] + s1 + u
    }

    #[differentiable]
    pub fn program_32(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a.max(a);
        s4 /= 1.5 + (x.iter().rev().skip(1).zip(x.iter().rev()).map(|(p5, q6)| (*p5) * (*q6) + p5 * q6).sum::<f64>() / (1.5 + x[2 % x.len()] * x[2 % x.len()])).abs();
        if x[0] > 1.1 {
            s4 = (s4 * 0.3 - x[x.len() - 1]).sin();
        }
        s4 + a + s4
    }

    #[differentiable]
    fn helper_33_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[2 % v.len()];
        let mut v2 = [u, u, v.iter().fold(v[1 % v.len()], |s3, p4| s3 * 0.5 + (((*p4) - s3).tanh()).sin())];
        v[3 % v.len()] *= 0.5 + v[0].tanh();
        
    }

    #[differentiable]
    fn helper_33_1(v: &[f64], u: f64) -> f64 {
        let mut s5: f64 = v[1 % v.len()];
        let mut v6 = ((v[3 % v.len()] * v[3 % v.len()]) / (1.5 + s5 * s5), u - 0.2);
        v6.0 - v6.1 + s5 + v6.1
    }

    #[differentiable]
    pub fn program_33(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = helper_33_1(&x[1..], a);
        s7 += a * 0.25;
        if x[(n + 0) % x.len()] > 1.5 {
            s7 = x[(n + n) % x.len()] - s7 * 0.75;
        } else {
            s7 -= (if x[(n + 1) % x.len()] > 2.0 { a } else if s7 > 0.75 { s7 } else { x[(n + 3) % x.len()] }) * 0.75;
        }
        s7 + a + x[n % x.len()]
    }

    #[differentiable]
    pub fn program_34(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[(n + 3) % x.len()];
        for i2 in (0..2 * n).step_by(4) {
            if (n as f64 * 0.25).abs() >= 0.5 { break; }
            s1 /= 1.5 + x[(i2 + i2) % x.len()].sin().abs();
            s1 = s1 * 0.5 + s1.cos();
        }
        s1 + a + ({ let t3 = x[n % x.len()]; t3 * a + t3 })
    }

    #[differentiable]
    fn helper_35_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = again - again;
        let mut v2 = vec![[0.5_f64, 1.5].iter().step_by(2).zip([0.5_f64, 1.5].iter()).map(|(p3, q4)| (*p3) * (*p3) + p3 * q4).sum::<f64>(), s1];
        for p5 in &v2 {
            if again > 0.5 { break; }
            s1 = s1 * 0.5 + (again + (v2[v2.len() - 1] + (*p5))).atan();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + again + s1.min(u)
    }

    #[differentiable]
    pub fn program_35(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = x.iter().rev().skip(1).map(|&p8| 1.0 + 0.5 * (a).sin()).product::<f64>();
        s7 = s7 * 0.5 + a;
        s7 = x[x.len() - 1];
        s7 + a + (1.5 + a.cos()).log2()
    }

    #[differentiable]
    fn helper_36_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = (*p).powi(2);
        let mut v2 = [[match 0 % 3 { 0 => *p, 1 => *p, _ => u }, 0.3 / (1.5 + s1.abs())], [(0.5 + s1 * s1).sqrt(), s1.max(0.25)]];
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + *p + (-u)
    }

    #[differentiable]
    pub fn program_36(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = { let t4 = a; t4 * t4 + t4 };
        for (p5, q6) in x.iter().zip(x.iter()) {
            for i7 in 1..=n {
                for p8 in x.iter().skip(1).step_by(2) {
                    s3 = (0.8 * (*p8).sin()).atanh().sin() - s3 * 0.75;
                    s3 = (s3 * 0.75 - (*p5).atan()).sin();
                }
            }
            s3 = (s3 * 1.1 - (s3 / (1.5 + s3 * s3)).atan()).sin();
        }
        s3 + a + (x[(n + 0) % x.len()] + a)
    }

    #[differentiable]
    fn helper_37_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = *p;
        let mut k3 = 0_usize;
        let r2: f64 = loop {
            k3 += 1;
            if k3 > 3 || (({ let t4 = u; t4 * s1 + t4 }).abs() >= 1.1) { break u; }
            s1 += u.atan() * 0.25;
        };
        let b5 = r2 * 0.5 + (u - 0.9);
        b5 + r2 + (-r2)
    }

    #[differentiable]
    pub fn program_37(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = { let t7 = a; t7 * t7 + t7 };
        let mut v8 = [if x[x.len() - 1].abs() >= 0.75 { a } else { a }, x[n % x.len()], x[(n + n) % x.len()] * a];
        for p9 in v8.iter().skip(1).step_by(2) {
            if a > 2.0 && (*p9) > 0.3 { break; }
            for p11 in x.iter().copied() {
                if p11 < a {
                    s6 = s6 * 0.5 + v8[1].tanh();
                }
                s6 += (if x[x.len() - 1] < (*p9) { *p9 } else if v8[2] < v8[1] { p11 } else { s6 }).atan() * 0.25;
            }
            s6 += (*p9).tanh() * 0.25;
        }
        v8.iter().sum::<f64>() * 0.5 + s6 + v8.iter().skip(1).enumerate().map(|(i13, p14)| (*p14) * a * (i13 + 1) as f64).sum::<f64>()
    }

    #[differentiable]
    fn helper_38_0(u: f64) -> Option<f64> {
        if u > 0.9 { return None; }
        if (u * u) > 2.0 {
            let b1: f64 = u;
        }
        let mut s2: f64 = u + u;
        let mut v3 = [u, s2, s2];
        Some(v3.iter().sum::<f64>() * 0.5 + s2 + u + u)
    }

    #[differentiable]
    fn helper_38_1(u: f64) -> Option<f64> {
        if (match helper_38_0(u) { Some(t4) => t4 * 0.5, None => u }) < u { return None; }
        match helper_38_0(u) {
            Some(t5) if t5 > 2.0 => {
                let t7 = helper_38_0(helper_38_0(u).unwrap_or(t5))?;
            }
            Some(t5) => {
                let b8: f64 = u;
            }
            None => {
                let mut m9: f64 = (u * u) * u.copysign(u);
            }
        }
        let mut s10: f64 = (1.5 + u.cos()).log10();
        Some(s10 + u + ({ let c12: Vec<f64> = [0.5_f64, 1.5].iter().step_by(2).map(|p11| s10).collect(); c12.iter().sum::<f64>() }))
    }

    #[differentiable]
    pub fn program_38(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = 0.5 - x[(n + n) % x.len()];
        let mut k14 = 0_usize;
        loop {
            k14 += 1;
            if k14 > 3 || ((match helper_38_0(a) { Some(t15) => t15 * 0.5, None => x[0] }) > 0.9) { break; }
            if s13 < x.iter().copied().map(|p16| (p16 - s13).tanh()).sum::<f64>() { continue; }
            s13 -= s13.hypot(1.0 + s13).sin() * 0.75;
        }
        s13 + s13
    }

    #[differentiable]
    fn helper_39_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[2 % v.len()];
        let mut v2 = [[v[2 % v.len()], s1.abs()], [-s1, u]];
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + v[v.len() - 1]
    }

    #[differentiable]
    pub fn program_39(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a;
        for i4 in (0..n).rev() {
            s3 = (s3 * 0.5 - (x[x.len() - 1] / 1.1).atan()).sin();
            if x[(i4 + 3) % x.len()] > 0.2 { break; }
        }
        s3 + a + (if s3 < x[x.len() - 1] { s3 } else { a })
    }

    #[differentiable]
    fn helper_40_0(u: f64) -> Option<f64> {
        if u > 0.5 && u.abs() >= 1.1 { return None; }
        if u.mul_add(0.5, u) > 0.2 {
            let mut m1: f64 = u;
        }
        let mut s2: f64 = u.copysign(u);
        let mut v3 = [[[0.5_f64, 1.5].iter().step_by(2).enumerate().map(|(i4, p5)| ((*p5) - (*p5)).tanh() * (i4 + 1) as f64).sum::<f64>(), u + 0.2], [u, f64::sin(u)]];
        Some(v3[0][1] * v3[1][0] + v3[1][1] + s2 + u + (u * v3[3 % 2][0]))
    }

    #[differentiable]
    pub fn program_40(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = x.iter().rev().skip(1).enumerate().map(|(i7, p8)| (*p8).sin() + a * (i7 + 1) as f64).sum::<f64>();
        let mut v9 = (0..4).map(|i10: usize| match helper_40_0(x[(i10 + n) % x.len()]) { Some(t11) => t11 * 0.5, None => s6 }).collect::<Vec<f64>>();
        let b13: f64 = helper_40_0(x[x.len() - 1]).map(|t12| t12 * 0.5).unwrap_or_else(|| x[0]);
        for (p14, q15) in v9.iter_mut().zip(x.iter()) {
            *p14 += (*p14).cos() * 0.25;
        }
        b13 + v9.iter().sum::<f64>() * 0.5 + s6 + (v9[v9.len() - 1] + 1.25)
    }

    #[differentiable]
    fn helper_41_0(u: f64) -> Option<f64> {
        if u.atan2(1.5 + u.abs()) < u { return None; }
        if (1.5 + u.sin()).powf(u.cos()) > 1.25 {
            let u: f64 = -u;
        } else {
            let b2: f64 = { let t1 = u.max(u); t1 * (u / 0.2) + t1 };
        }
        let mut s3: f64 = u / (1.5 + u * u);
        let mut v4 = (0..4).map(|i5: usize| u).collect::<Vec<f64>>();
        Some(v4.iter().sum::<f64>() * 0.5 + s3 + u + s3)
    }

    #[differentiable]
    pub fn program_41(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = x[0] % 1.75;
        s6 *= 0.5 + (s6 * x[(n + n) % x.len()]).tanh();
        let (p7, mut q8): (f64, f64) = (if s6.abs() >= 1.1 && (n + n) % 2 == 0 { s6 } else { s6 }, a);
        q8 + p7 + s6 + (q8 / (1.5 + p7 * p7))
    }

    #[differentiable]
    pub fn program_42(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        if (n as f64 * 0.25).hypot(1.0 + x[0]) < x.iter().take(2).zip(x.iter()).map(|(p2, q3)| ((*p2) - (*q3)).tanh() + p2 * q3).sum::<f64>() {
            s1 *= ({ let t4 = a.hypot(1.0 + (n as f64 * 0.25)); t4 * s1 + t4 }).cos();
            match (n * 4) % 4 {
                0 => {
                    s1 += s1 * 0.25;
                }
                1 | 2 => {
                    s1 = ({ let c6: Vec<f64> = x.iter().map(|p5| (*p5).sin() + s1).collect(); c6.iter().map(|v| v * v).sum::<f64>() }).max(a) - s1 * 0.75;
                }
                _ => {
                    s1 *= (0..n).map(|i7| x[(i7 + 3) % x.len()]).sum::<f64>().cos();
                }
            }
        } else {
            s1 *= s1.cos();
        }
        s1 + a + s1.rem_euclid(2.5)
    }

    #[differentiable]
    fn helper_43_0(u: f64) -> Option<f64> {
        if u.max(u) > 0.3 { return None; }
        if (u - 0.3) < u {
            let b1: f64 = u;
            let b1: f64 = u;
        } else {
            let u: f64 = 0.9 - ({ let t2 = u; t2 * u + t2 });
        }
        let mut s3: f64 = u;
        Some(s3 + u + u)
    }

    #[differentiable]
    pub fn program_43(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = (1.5 + x[x.len() - 1].sin()).powf(x[0].cos());
        s4 = s4 * 0.5 + s4;
        for i5 in 1..=n {
            s4 = s4 * 0.5 + s4.tanh();
            s4 *= 0.5 + (0.9 * s4.sin()).asin().cos().tanh();
        }
        s4 + a + s4
    }

    #[differentiable]
    fn helper_44_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = u.cos().exp_m1();
        let mut v2 = (0..4).map(|i3: usize| match w { t4 if t4 > 0.9 => t4 * u, t4 if t4 < -0.9 => -t4 + s1, _ => u }).collect::<Vec<f64>>();
        let i5 = 2 % v2.len();
        v2[i5] += (-w) * 0.25;
        (v2.iter().sum::<f64>() * 0.5 + s1 + w + v2[0], v2[1 % v2.len()] - s1 * s1)
    }

    #[differentiable]
    pub fn program_44(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = a.min(x[n % x.len()]);
        let mut v7 = [s6 + 0.3, s6, a];
        for &p8 in v7.iter() {
            s6 /= 1.5 + (2.0 + v7[0].sin()).cbrt().cos().abs();
        }
        let d10: f64;
        if v7[1] > 0.9 { d10 = x[0].min(a); } else { d10 = x[x.len() - 1]; }
        d10 + v7.iter().sum::<f64>() * 0.5 + s6 + x[x.len() - 1]
    }

    #[differentiable]
    fn helper_45_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u * u; }
        let below = helper_45_0(u * u, n - 1);
        let mut s1: f64 = n as f64 * 0.25;
        let mut v2 = [-below, s1, u.cos().exp_m1()];
        if v2[0] > 0.75 { return below; }
        v2.iter().sum::<f64>() * 0.5 + s1 + below + u
    }

    #[differentiable]
    pub fn program_45(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a;
        let mut v4 = [x[x.len() - 1], a, a];
        let mut v5 = (a, v4[1]);
        let mut v6 = v4;
        v6.iter().sum::<f64>() * 0.5 + v5.0 - v5.1 + v4.iter().sum::<f64>() * 0.5 + v5.0
    }

    #[differentiable]
    pub fn program_46(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.signum();
        let mut v2 = [x[n % x.len()], a, s1];
        let b3: f64 = a;
        let (p4, mut q5): (f64, f64) = ((b3 - 2.0).cos(), -x[x.len() - 1]);
        if p4 < b3.min(p4) {
            q5 /= 1.5 + (1.5 * b3).sin().sinh().abs();
        } else if p4 < x[(n + 1) % x.len()] {
            q5 /= 1.5 + x[0].abs();
        } else {
            q5 += b3 * 0.25;
        }
        q5 + p4 + b3 + q5
    }

    #[differentiable]
    fn helper_47_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = [u - s1, w, if w > 1.25 { w } else { u }];
        v2.iter().sum::<f64>() * 0.5 + s1 + w + s1.sin()
    }

    #[differentiable]
    pub fn program_47(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x.iter().zip(x.iter()).map(|(p4, q5)| a + p4 * q5).sum::<f64>();
        let mut v6 = ((2.0 + x.iter().step_by(2).map(|&p7| p7.sin() + x[(n + 3) % x.len()]).sum::<f64>().cos()).recip(), x[0]);
        let mut v8 = ((0..n).map(|i9| (-v6.1)).sum::<f64>(), s3);
        let (p10, mut q11): (f64, f64) = (x.iter().copied().map(|p12| p12.sin() + (0.9 * v8.0.sin()).asin()).sum::<f64>(), v8.0 + 1.25);
        v6.1 = x[(n + 1) % x.len()];
        q11 + p10 + v8.0 - v8.1 + (v6.1 / 0.75)
    }

    #[differentiable]
    fn helper_48_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = again;
        s1 = s1 * 0.5 + s1;
        s1 + again + again
    }

    #[differentiable]
    pub fn program_48(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = (0.5 + x[x.len() - 1] * x[x.len() - 1]).sqrt();
        for i3 in 0..n {
            if x[x.len() - 1] > 0.9 { break; }
            let mut k4 = 0_usize;
            'l5: while k4 < 3 && (s2 > 0.3 && x[x.len() - 1] > 1.5) {
                k4 += 1;
                s2 *= x.iter().step_by(2).map(|p6| (*p6) * s2).sum::<f64>().tanh().cos();
                s2 *= 0.5 + x[0].sin().tanh();
            }
            s2 /= 1.5 + ((if x[0].abs() >= 1.25 { x[0] } else if x[(k4 * 2) % x.len()] > 1.1 { x[x.len() - 1] } else { s2 }) + x[0].hypot(1.0 + a)).cos().abs();
        }
        s2 + a + x[(n * 1) % x.len()]
    }

    #[differentiable]
    fn helper_49_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = if 3 % 2 == 0 { u } else { *p };
        let mut v2 = [s1, s1, *p];
        v2[0 % 3] /= 1.5 + u.copysign(u).abs();
        v2.iter().sum::<f64>() * 0.5 + s1 + *p + (1.25 + v2[1 % 3].sin()).powf(1.5)
    }

    #[differentiable]
    fn helper_49_1(u: f64, n: usize) -> f64 {
        if n == 0 { return u.signum(); }
        let below = helper_49_1(u, n - 1);
        let mut s3: f64 = u / 0.3;
        let mut v4 = [s3, u, u.atan2(1.5 + s3.abs())];
        v4.iter().sum::<f64>() * 0.5 + s3 + below + below
    }

    #[differentiable]
    pub fn program_49(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x[0] - a * a;
        let mut v6 = (x.iter().skip(1).zip(x.iter().rev()).map(|(p7, q8)| (*p7) * (*p7).min(s5) + p7 * q8).sum::<f64>(), a + x[(n + 0) % x.len()]);
        let r9 = helper_49_0(&mut s5, x[(n + 0) % x.len()]);
        for (i11, p10) in x.iter().enumerate() {
            if (0.9 * v6.1.sin()).asin().abs() >= 0.75 { break; }
            v6.1 = (a * a).atan() - v6.1 * 0.75;
        }
        r9 + v6.0 - v6.1 + s5 + a
    }
}

pub mod part_1 {
    use crate::check::{Entry, entry};
    use tenzr::prelude::*;

    pub const ENTRIES: &[Entry] = &[
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
        entry!(program_64),
        entry!(program_65),
        entry!(program_66),
        entry!(program_67),
        entry!(program_68),
        entry!(program_69),
        entry!(program_70),
        entry!(program_71),
        entry!(program_72),
        entry!(program_73),
        entry!(program_74),
        entry!(program_75),
        entry!(program_76),
        entry!(program_77),
        entry!(program_78),
        entry!(program_79),
        entry!(program_80),
        entry!(program_81),
        entry!(program_82),
        entry!(program_83),
        entry!(program_84),
        entry!(program_85),
        entry!(program_86),
        entry!(program_87),
        entry!(program_88),
        entry!(program_89),
        entry!(program_90),
        entry!(program_91),
        entry!(program_92),
        entry!(program_93),
        entry!(program_94),
        entry!(program_95),
        entry!(program_96),
        entry!(program_97),
        entry!(program_98),
        entry!(program_99),
    ];

    #[differentiable]
    fn helper_50_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = 0.75 / (1.5 + u.abs());
        let mut v2 = v.to_vec();
        if 3 % 3 == 1 {
            s1 *= ({ let t3 = s1; t3 * v2[3 % v2.len()] + t3 }).cos().cos();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + v[v.len() - 1]
    }

    #[differentiable]
    pub fn program_50(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[3 % x.len()];
        let mut v5 = (-(-x[n % x.len()]), s4);
        let mut v6 = (a, a);
        v6.1 = v5.0 - v6.1 * 0.75;
        v6.0 += v5.0 * 0.25;
        v6.0 - v6.1 + v5.0 - v5.1 + s4 + v5.1.cos()
    }

    #[differentiable]
    fn helper_51_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = [v[3 % v.len()].sin().exp2(), u, u];
        v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + (if v2[1 % 3] < v[0] { v[0] } else { s1 })
    }

    #[differentiable]
    pub fn program_51(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[0] - a;
        let mut w4 = x.to_vec();
        'l6: while let Some(t5) = w4.pop() {
            if (t5 - 0.75) < x.iter().zip(x.iter().rev()).map(|(p7, q8)| (*p7).sin() + t5 + p7 * q8).sum::<f64>() { break; }
            for p9 in x.iter().copied() {
                s3 = s3.mul_add(0.5, p9).atan();
            }
            s3 += t5.cos() * 0.25;
        }
        s3 + a + s3
    }

    #[differentiable]
    fn helper_52_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = 1.5 - u;
        s1 + u + u
    }

    #[differentiable]
    pub fn program_52(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a;
        let mut v3 = [[{ let t4 = a; t4 * x[0] + t4 }, -x[0]], [s2, x[n % x.len()]]];
        v3[n % 2][(n * 3) % 2] -= ((n as f64 * 0.25) / 1.25) * 1.25;
        if (v3[n % 2][0] + v3[1][1]) > 0.75 {
            s2 /= 1.5 + (0.3 - v3[0][n % 2]).abs();
        } else {
            s2 += (v3[(n * 1) % 2][0] + x[3 % x.len()]) * 0.25;
        }
        v3[0][1] * v3[1][0] + v3[1][1] + s2 + a
    }

    #[differentiable]
    pub fn program_53(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[x.len() - 1].abs();
        let mut v2 = [a, x[x.len() - 1], x[(n + n) % x.len()]];
        'l5: for p3 in v2.iter_mut() {
            for p6 in x.iter().copied() {
                if (n * 2) % 3 == 1 { break 'l5; }
                if a < a {
                    s1 = (1.5 + s1.cos()).log2().cos() - s1 * 0.75;
                } else if a < ({ let t8 = s1; t8 * (*p3) + t8 }) {
                    *p3 -= ({ let t9 = { let c11: Vec<f64> = x.iter().map(|p10| p6).collect(); c11.iter().fold(0.5, |s, v| s * 0.5 + v) }; t9 * (1.5 + x[(n + 1) % x.len()].sin()).powf(x[x.len() - 1].cos()) + t9 }).atan() * 0.3;
                }
            }
            s1 = a.hypot(1.0 + (*p3)).tanh();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + (x[(n + 0) % x.len()] * x[x.len() - 1])
    }

    #[differentiable]
    fn helper_54_0(u: f64) -> Option<f64> {
        if [0.5_f64, 1.5].iter().skip(1).zip([0.5_f64, 1.5].iter().rev()).map(|(p1, q2)| (*p1).sin() + (*q2) + p1 * q2).sum::<f64>() > 1.25 { return None; }
        if u.rem_euclid(2.5) > 0.75 {
            let mut m4: f64 = [0.5_f64, 1.5].chunks(2).map(|w3| (w3[0] - 0.5) * w3[3 % w3.len()]).sum::<f64>();
        }
        let mut s5: f64 = u;
        Some(s5 + u + s5)
    }

    #[differentiable]
    pub fn program_54(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = n as f64 * 0.25;
        let mut v7 = x.to_vec();
        let i8 = n % v7.len();
        v7[i8] = (v7[i8] * 1.1 - (a / 0.2)).sin();
        let mut k10 = 0_usize;
        let r9: f64 = loop {
            k10 += 1;
            if k10 > 4 || (a < s6 || s6 < v7[0]) { break -a.min(1.75); }
            if s6 < (n as f64 * 0.25) { continue; }
            s6 += x[0].sin().exp2().tanh() * 0.25;
        };
        let b11 = r9 * 0.5 + v7[(k10 * 4) % v7.len()];
        b11 + r9 + (1.5 + v7[0] * v7[0]).acosh()
    }

    #[differentiable]
    fn helper_55_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = u;
        let mut v2 = (0..4).map(|i3: usize| w).collect::<Vec<f64>>();
        let t4 = if v2.len() > 1 { v2.pop().unwrap() } else { v2[0] };
        (t4 + v2.iter().sum::<f64>() * 0.5 + s1 + v2[2 % v2.len()], u)
    }

    #[differentiable]
    pub fn program_55(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x[n % x.len()] / (1.5 + a * a);
        'l7: for i6 in 1..=2_usize {
            for (p8, q9) in x.iter().zip(x.iter()) {
                let mut k11 = 0_usize;
                let r10: f64 = loop {
                    k11 += 1;
                    if k11 > 4 || (s5.rem_euclid(2.5).abs() >= 1.5) { break a; }
                    if (-a) > 0.5 { break 'l7; }
                    let (p12, mut q13) = helper_55_0(x[(i6 + i6) % x.len()], (1.5 + (*q9).cos()).log10());
                    s5 -= a.cos() * 0.9;
                };
                let b14 = r10 * 0.5 + (1.5 + s5 * s5).ln();
            }
            s5 -= x[i6 % x.len()].tanh() * 0.75;
        }
        s5 + a + a
    }

    #[differentiable]
    fn helper_56_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u.atan2(1.5 + u.abs());
        let mut v2 = [[u, 1.5 - s1], [{ let t3 = s1; t3 * v[v.len() - 1] + t3 }, u + 0.2]];
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + v.iter().sum::<f64>() * 0.5 + v2[1][3 % 2]
    }

    #[differentiable]
    pub fn program_56(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a;
        s4 = (s4 * 0.75 - (n as f64 * 0.25)).sin();
        let f5 = |u6: f64| u6 + u6;
        s4 + (x[(n + 1) % x.len()] + 1.5)
    }

    #[differentiable]
    fn helper_57_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v[2 % v.len()];
        s1 + v.iter().sum::<f64>() * 0.5 + u + v.iter().step_by(2).enumerate().map(|(i2, p3)| (*p3) * u * (i2 + 1) as f64).sum::<f64>()
    }

    #[differentiable]
    pub fn program_57(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x.iter().copied().min_by(f64::total_cmp).unwrap_or(0.5);
        s4 *= helper_57_0(x.to_vec(), 1.25 / (1.5 + s4.abs())).cos();
        match (n + n) % 4 {
            0 => {
                s4 += x[x.len() - 1].atan2(1.5 + (a + 0.5).abs()) * 0.25;
            }
            1 | 2 => {
                s4 = a;
            }
            _ => {
                s4 += (match s4 { t5 if t5 > 0.2 => t5 * a, t5 if t5 < -0.2 => -t5 + x[(n * 3) % x.len()], _ => helper_57_0(x.to_vec(), s4) }) * 0.25;
            }
        }
        s4 + a + a
    }

    #[differentiable]
    fn helper_58_0(u: f64, n: usize) -> f64 {
        if n == 0 { return if u > 2.0 { u } else { u }; }
        let below = helper_58_0(if u < u { u } else if u.abs() >= 0.2 { u } else { u }, n - 1);
        let mut s1: f64 = 1.25 * below;
        for i2 in 0..n {
            for i3 in 0..3_usize {
                if (i2 + 0) % 3 == 0 { return i2 as f64 * 0.25; }
                s1 *= s1.sin().cos();
            }
            s1 += (n as f64 * 0.25).atan() * 0.25;
        }
        s1 + below + (-below)
    }

    #[differentiable]
    pub fn program_58(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a.abs();
        let mut v5 = [[s4, a], [{ let t6 = a; t6 * t6 + t6 }, a]];
        v5[1][1] = v5[1][1] * 0.5 + (s4 + x[(n * 3) % x.len()]);
        v5[2 % 2][(n + 0) % 2] = v5[2 % 2][(n + 0) % 2] * 0.5 + a;
        for i7 in (0..2 * n).step_by(4) {
            if x[n % x.len()] > 1.25 { continue; }
            let mut w8 = x.to_vec();
            'l10: while let Some(t9) = w8.pop() {
                s4 = s4 * 0.5 + (x[(i7 + i7) % x.len()] * x[(i7 + i7) % x.len()]).ln_1p().tanh();
            }
            s4 *= v5[(n + 0) % 2][(i7 + n) % 2].mul_add(0.5, a).atan().cos();
        }
        v5[0][1] * v5[1][0] + v5[1][1] + s4 + (1.1 - v5[(n + n) % 2][1])
    }

    #[differentiable]
    pub fn program_59(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[x.len() - 1].min(a);
        s1 = (s1 * 0.3 - x.iter().take(2).zip(x.iter()).map(|(p2, q3)| ({ let t4 = *q3; t4 * s1 + t4 }) + p2 * q3).sum::<f64>()).sin();
        for p5 in x.iter().copied() {
            'l8: for i7 in 0..3_usize {
                if a > 0.75 || p5 > 1.5 { break; }
                s1 = p5.tanh() - s1 * 0.75;
                s1 /= 1.5 + f64::sin(s1).atan().abs();
            }
            s1 = s1 * 0.5 + (1.5 + s1.sin()).powf(s1.cos()).cos();
        }
        s1 + a + ({ let t9 = s1; t9 * a + t9 })
    }

    #[differentiable]
    fn helper_60_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w - 0.5;
        let mut v2 = vec![match 3 % 3 { 0 => u, 1 => w, _ => s1 }; 3];
        for p3 in v2.iter().rev() {
            if s1 > 0.5 { break; }
            s1 = s1 * 0.5 + (match s1 { t5 if t5 > 1.5 => t5 * s1, t5 if t5 < -1.5 => -t5 + u, _ => s1 }).cos();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + w + v2[1 % v2.len()]
    }

    #[differentiable]
    fn helper_60_1(u: f64, w: f64) -> f64 {
        let mut s6: f64 = w;
        if u.abs() >= 1.1 {
            s6 *= 0.5 + (s6 - u).tanh();
        } else if u > 1.5 {
            s6 = s6;
        } else {
            s6 += w.atan() * 0.25;
        }
        s6 + w + u + w
    }

    #[differentiable]
    pub fn program_60(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = a;
        let mut v8 = x.to_vec();
        let mut w9 = x.to_vec();
        while let Some(t10) = w9.pop() {
            if t10 > 0.5 { break; }
            let i11 = (n + 2) % v8.len();
            v8[i11] = t10.sin();
            for i12 in 0..n {
                if i12 % 3 == 1 { continue; }
                s7 /= 1.5 + v8[2 % v8.len()].tanh().abs();
            }
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + (match v8[0] { t13 if t13 > 0.75 => t13 * s7, t13 if t13 < -0.75 => -t13 + x[0], _ => x[0] })
    }

    #[differentiable]
    fn helper_61_0(u: f64) -> Option<f64> {
        if u.abs() >= 0.3 && u > 1.1 { return None; }
        if 0 % 2 == 0 {
            let d1: f64;
            if u < u { d1 = (u / (1.5 + u * u)).to_radians(); } else { d1 = [0.5_f64, 1.5].iter().step_by(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5); }
        }
        let mut s2: f64 = u;
        let mut v3 = vec![(1.5 + u.sin()).powf(u.cos()), s2];
        Some(v3.iter().sum::<f64>() * 0.5 + s2 + u + ({ let t4 = s2; t4 * t4 + t4 }))
    }

    #[differentiable]
    pub fn program_61(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = a;
        let mut v6 = vec![a; 3];
        for i7 in (0..2_usize).rev() {
            let t8 = if v6.len() > 1 { v6.pop().unwrap() } else { v6[0] };
        }
        v6.iter().sum::<f64>() * 0.5 + s5 + a
    }

    #[differentiable]
    pub fn program_62(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[3 % x.len()];
        let mut v2 = (a.sin().exp2().atan2(1.5 + (n as f64 * 0.25).abs()), -s1);
        for i3 in (0..n).rev() {
            'l6: for p4 in x.iter().skip(1).step_by(2) {
                if s1.abs() >= 0.5 && (*p4).abs() >= 0.75 { break; }
                for i7 in (0..3_usize).rev() {
                    v2.1 *= x.iter().filter(|p8| **p8 > 0.3).map(|p9| ((*p9) - (*p4)).tanh()).sum::<f64>().atan2(1.5 + x[0].abs()).sin().cos();
                }
                s1 = (v2.1 / (1.5 + v2.1 * v2.1)).cos();
            }
            s1 = (s1 * 0.2 - x[0].cos()).sin();
        }
        v2.0 - v2.1 + s1 + x[(n + 2) % x.len()]
    }

    #[differentiable]
    fn helper_63_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[1];
        let mut v2 = vec![u + s1, u];
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + s1, v2[v2.len() - 1], v2[0]]
    }

    #[differentiable]
    pub fn program_63(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[0];
        s3 -= x[0] * 0.5;
        for i4 in 0..n {
            if (i4 * 2) % 3 == 1 { return x[n % x.len()]; }
            let mut v5 = (helper_63_0([s3.powi(2), s3, x[0]], s3)[1].to_radians(), s3 / 0.5);
        }
        s3 + a + ({ let t6 = x[(n + n) % x.len()]; t6 * x[n % x.len()] + t6 })
    }

    #[differentiable]
    fn helper_64_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = *p;
        s1 + *p + u + (*p)
    }

    #[differentiable]
    fn helper_64_1(u: f64) -> Option<f64> {
        if 0 % 3 == 1 { return None; }
        if (if u > 0.9 { u } else { u }) > 0.9 {
            let b3: f64 = { let t2 = u; t2 * t2 + t2 };
            let u: f64 = -b3;
        } else {
            let b4: f64 = u;
        }
        let mut s5: f64 = u.max(u);
        Some(s5 + u + ({ let t6 = s5; t6 * s5 + t6 }))
    }

    #[differentiable]
    pub fn program_64(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = a + 0.2;
        let mut m8: f64 = s7;
        s7 /= 1.5 + x[0].abs();
        if s7.max(m8) < m8 {
            m8 = (m8 * 1.5 - (-a)).sin();
        }
        m8 + s7 + (x[(n + 2) % x.len()] - m8 * m8)
    }

    #[differentiable]
    fn helper_65_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u - 0.5; }
        let below = helper_65_0(u, n - 1);
        let mut s1: f64 = u;
        'l3: for i2 in 0..n {
            let mut w4 = vec![u, below];
            while let Some(t5) = w4.pop() {
                s1 = (s1 * 1.25 - below.sin()).sin();
            }
            s1 -= s1.cos() * 0.9;
        }
        s1 + below + below.min(1.75)
    }

    #[differentiable]
    pub fn program_65(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = a.copysign(x[x.len() - 1]);
        let mut v7 = (s6, s6);
        v7.0 = v7.0 * 0.5 + x[x.len() - 1];
        if s6.sin().cosh() < (x[(n + n) % x.len()] + a) { return x[(n * 2) % x.len()] + 0.75; }
        if (n as f64 * 0.25).abs() >= 0.2 {
            v7.0 = x[0 % x.len()] - v7.0 * 0.75;
        } else if s6.mul_add(0.5, x[(n * 3) % x.len()]) < (match (n * 4) % 3 { 0 => x[(n * 2) % x.len()], 1 => a, _ => v7.1 }) {
            v7.0 -= (s6 + (a / (1.5 + v7.0 * v7.0))) * 1.25;
        } else {
            v7.0 -= ((x[(n + 2) % x.len()] - 0.2) - s6) * 0.5;
        }
        v7.0 - v7.1 + s6 + s6.powi(2)
    }

    #[differentiable]
    fn helper_66_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = u.max((*p));
        let mut v2 = ([0.5_f64, 1.5].iter().filter(|p3| **p3 > 1.5).map(|p4| (*p4).sin() + s1).sum::<f64>().asinh(), s1);
        (*p, s1) = (s1, *p * 0.5 + s1);
        v2.0 - v2.1 + s1 + *p + u
    }

    #[differentiable]
    pub fn program_66(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x[x.len() - 1];
        match (n + n) % 4 {
            0 => {
                let mut s5: f64 = a;
            }
            1 | 2 => {
                s5 /= 1.5 + x[x.len() - 1].abs();
            }
            _ => {
                s5 /= 1.5 + x[2 % x.len()].abs();
            }
        }
        s5 + a + ({ let t6 = s5; t6 * s5 + t6 })
    }

    #[differentiable]
    pub fn program_67(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[x.len() - 1];
        if s1 > 0.5 && a > 0.5 {
            let mut k2 = 0_usize;
            while k2 < 5 && (x.iter().copied().map(|p3| p3.sin() + x[0]).sum::<f64>() > 0.3) {
                k2 += 1;
                if x[(n * 4) % x.len()] > 1.1 { break; }
                s1 *= (a.sin() * (0.9 - (k2 as f64 * 0.25))).sin().cos();
            }
        } else {
            s1 += x[0 % x.len()].mul_add(0.5, a.sin()) * 0.25;
        }
        s1 + a + ((n as f64 * 0.25) * s1)
    }

    #[differentiable]
    fn helper_68_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = if 2 % 2 == 0 { u } else { u };
        s1 = s1 * 0.5 + u;
        s1 + u + u.fract()
    }

    #[differentiable]
    pub fn program_68(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x.iter().rev().map(|&p3| p3 * p3).sum::<f64>();
        let mut v4 = vec![s2; 3];
        if s2.abs() >= 0.2 || s2 > 1.5 {
            if v4.windows(3).map(|w5| (w5[1] - 0.5) * v4[3 % v4.len()]).sum::<f64>() > 0.9 {
                if v4[v4.len() - 1] > 0.5 { return -s2; }
            } else {
                s2 /= 1.5 + s2.abs();
            }
            s2 = s2 * 0.5 + v4[n % v4.len()];
        }
        v4.iter().sum::<f64>() * 0.5 + s2 + a
    }

    #[differentiable]
    fn helper_69_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = [0.5_f64, 1.5].iter().map(|p2| w).sum::<f64>();
        let mut v3 = [u, s1, u.to_radians()];
        'l6: for (i5, p4) in v3.iter_mut().enumerate() {
            *p4 *= 0.5 + s1.cos().tanh();
        }
        (v3.iter().sum::<f64>() * 0.5 + s1 + w + u, u.signum())
    }

    #[differentiable]
    fn helper_69_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s7: f64 = v[2 % 3];
        if 0 % 3 == 0 { return [u, s7, s7]; }
        [s7 + v.iter().sum::<f64>() * 0.5 + u + u, (1.5 + u.sin()).powf(u.cos()), v.iter().copied().map(|p8| (p8 - v[2 % 3]).tanh()).map(f64::tanh).sum::<f64>()]
    }

    #[differentiable]
    pub fn program_69(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = a;
        'l11: for i10 in (0..2_usize).rev() {
            let (p12, mut q13) = helper_69_0(x[0], x.iter().rev().skip(1).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5));
        }
        for p14 in x.iter().copied() {
            if ({ let t16 = p14; t16 * p14 + t16 }) < p14 { break; }
            s9 = a.sin() - s9 * 0.75;
        }
        s9 + a + s9
    }

    #[differentiable]
    fn helper_70_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = u;
        { let mut f2 = |u3: f64| { s1 = s1 * 0.5 + (if u3 > 1.1 { u } else { u }).atan(); }; f2(u); f2((*p) + 1.25); }
        s1 + *p + u + u.atan2(1.5 + (*p).abs())
    }

    #[differentiable]
    pub fn program_70(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a.max(0.25);
        if x.iter().step_by(2).map(|&p5| p5 * x[(n + 3) % x.len()]).sum::<f64>() > 0.5 {
            'l7: for i6 in 0..n {
                if x[0] > 2.0 || x[(i6 * 3) % x.len()] > 1.5 { return x[(i6 + n) % x.len()] - s4; }
                s4 = (s4 * 1.1 - s4.cos()).sin();
            }
        } else {
            s4 *= 0.5 + s4.copysign(a).tanh();
        }
        s4 + a + x[(n * 3) % x.len()]
    }

    #[differentiable]
    pub fn program_71(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = [[a.signum(), (0..2 * n).step_by(2).map(|i3| s1).sum::<f64>()], [(0..2 * n).step_by(2).map(|i4| a).sum::<f64>(), s1]];
        v2[n % 2][(n * 4) % 2] = v2[n % 2][(n * 4) % 2] * 0.5 + s1;
        for p5 in x.iter().rev() {
            s1 = (s1 - (*p5) * (*p5)).sin();
        }
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + (s1 - s1 * s1)
    }

    #[differentiable]
    fn helper_72_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v[v.len() - 1];
        s1 + v.iter().sum::<f64>() * 0.5 + u + s1
    }

    #[differentiable]
    pub fn program_72(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a - a;
        let mut v3 = [x[n % x.len()], x[n % x.len()], x[0] / (1.5 + s2 * s2)];
        s2 += (1.1 * v3[0 % 3]) * 0.25;
        let (i4, i5) = (2 % v3.len(), (n + 3) % v3.len());
        v3.swap(i4, i5);
        v3.iter().sum::<f64>() * 0.5 + s2 + v3[0]
    }

    #[differentiable]
    fn helper_73_0(u: f64, n: usize) -> f64 {
        if n == 0 { return n as f64 * 0.25; }
        let below = helper_73_0(u, n - 1);
        let mut s1: f64 = { let t2 = u; t2 * u + t2 };
        let mut v3 = (0..4).map(|i4: usize| { let t5 = s1; t5 * t5 + t5 }).collect::<Vec<f64>>();
        v3.iter().sum::<f64>() * 0.5 + s1 + below + below
    }

    #[differentiable]
    pub fn program_73(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = { let t7 = a; t7 * t7 + t7 };
        let mut v8 = (0..4).map(|i9: usize| a - a * a).collect::<Vec<f64>>();
        let b10: f64 = s6;
        'l12: for i11 in 0..3_usize {
            s6 = s6 * 0.5 + (0.5 + b10 * b10).sqrt().atan();
        }
        b10 + v8.iter().sum::<f64>() * 0.5 + s6 + (-(n as f64 * 0.25))
    }

    #[differentiable]
    pub fn program_74(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = [[a, a], [x[n % x.len()], if a < s1 { a } else { s1 }]];
        for (p3, q4) in x.iter().zip(x.iter()) {
            s1 = (s1 * 1.5 - x[0].cos()).sin();
        }
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + x[x.len() - 1]
    }

    #[differentiable]
    fn helper_75_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v.windows(3).map(|w2| (w2[1] - 0.5) * v[v.len() - 1]).sum::<f64>();
        let mut v3 = (u, v[1 % v.len()]);
        
    }

    #[differentiable]
    fn helper_75_1(u: f64, n: usize) -> f64 {
        if n == 0 { return [0.5_f64, 1.5].iter().skip(1).copied().fold(-4.0, f64::max); }
        let below = helper_75_1(u, n - 1);
        let mut s4: f64 = [0.5_f64, 1.5].iter().map(|p5| 1.0 + 0.5 * ((*p5)).sin()).product::<f64>();
        let mut v6 = vec![(0.8 * below.sin()).atanh(), below];
        v6.iter().sum::<f64>() * 0.5 + s4 + below + (n as f64 * 0.25)
    }

    #[differentiable]
    pub fn program_75(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = x[x.len() - 1];
        let mut v8 = [[helper_75_1(x[0], 0), x.iter().rev().skip(1).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5)], [(1.5 + a * a).acosh(), 0.3 / (1.5 + x[x.len() - 1].abs())]];
        let mut s7: f64 = a + (a / (1.5 + s7 * s7));
        match (n + n) % 4 {
            0 => {
                v8[0 % 2][2 % 2] = (v8[0 % 2][2 % 2] * 1.1 - s7).sin();
            }
            1 | 2 => {
                s7 -= ((a / (1.5 + a * a)) + v8[n % 2][1 % 2]) * 0.5;
            }
            _ => {
                s7 -= a * 1.1;
            }
        }
        v8[0][1] * v8[1][0] + v8[1][1] + s7 + (s7 - (n as f64 * 0.25) * (n as f64 * 0.25))
    }

    #[differentiable]
    fn helper_76_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[v.len() - 1];
        let mut v2 = (u.min(u.mul_add(0.5, v[0])), (1.5 + u * u).acosh());
        
    }

    #[differentiable]
    pub fn program_76(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[(n + 2) % x.len()];
        for p4 in x.windows(2) {
            let mut v6 = (p4[n % p4.len()].copysign(x[0]), x[n % x.len()]);
        }
        if a > 0.9 || s3 > 1.25 {
            s3 /= 1.5 + (-x[x.len() - 1]).abs();
        } else {
            s3 /= 1.5 + s3.abs();
        }
        s3 + a + (x[0] + 1.1)
    }

    #[differentiable]
    fn helper_77_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = u / 0.2;
        if again.tanh() < s1 {
            s1 += again * 0.25;
        }
        s1 + again + u
    }

    #[differentiable]
    pub fn program_77(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x[(n + n) % x.len()].abs();
        s2 /= 1.5 + a.abs();
        if a > 1.1 && s2 > 2.0 {
            s2 -= a * 0.75;
        } else if s2 > 0.2 && a < x[(n + n) % x.len()] {
            s2 = (s2 + s2) - s2 * 0.75;
        } else {
            s2 *= 0.5 + (0.5 / (1.5 + x[n % x.len()].abs())).tanh();
        }
        s2 + a + a.fract()
    }

    #[differentiable]
    fn helper_78_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_78_0(match u { t1 if t1 > 0.9 => t1 * u, t1 if t1 < -0.9 => -t1 + u, _ => u }, n - 1);
        let mut s2: f64 = match 3 % 3 { 0 => n as f64 * 0.25, 1 => u, _ => below };
        s2 = -u;
        s2 + below + s2
    }

    #[differentiable]
    pub fn program_78(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a + 0.9;
        let mut v4 = x.to_vec();
        let i5 = 1 % v4.len();
        v4[i5] = v4[i5] * 0.5 + a;
        let mut w6 = x.to_vec();
        while let Some(t7) = w6.pop() {
            let mut w8 = v4.clone();
            'l10: while let Some(t9) = w8.pop() {
                let (l11, r12) = v4.split_at_mut(1);
                for (p13, q14) in r12.iter_mut().zip(l11.iter()) {
                    *p13 += *q14 * ({ let t15 = a; t15 * t9 + t15 });
                }
            }
            s3 = (x[(n + 3) % x.len()] - a).tanh() - s3 * 0.75;
        }
        v4.iter().sum::<f64>() * 0.5 + s3 + x[0]
    }

    #[differentiable]
    pub fn program_79(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        s1 = s1 * 0.5 + a;
        let f2 = |u3: f64| a.abs();
        let d4: f64;
        if n % 3 == 1 { d4 = a.tanh().powi(3); } else { d4 = x[x.len() - 1]; }
        d4 + s1 + (if n % 3 == 1 { d4 } else { a })
    }

    #[differentiable]
    fn helper_80_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w * w;
        for i2 in 0..2_usize {
            if s1 > 1.5 && w.abs() >= 0.3 { continue; }
            s1 = w.sin() - s1 * 0.75;
        }
        s1 + w + u + (match 1 % 3 { 0 => w, 1 => s1, _ => w })
    }

    #[differentiable]
    pub fn program_80(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[x.len() - 1];
        s3 *= 0.5 + a.tanh();
        s3 = (-(a * a).ln_1p()) - s3 * 0.75;
        s3 + a + s3
    }

    #[differentiable]
    pub fn program_81(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.fract();
        let b2: f64 = s1;
        let mut v3 = ({ let c5: Vec<f64> = x.iter().map(|p4| ((*p4) - x[x.len() - 1]).tanh()).collect(); c5.iter().sum::<f64>() }, a);
        v3.0 - v3.1 + b2 + s1 + s1
    }

    #[differentiable]
    fn helper_82_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w;
        let mut v2 = vec![(0.8 * s1.sin()).atanh(); 3];
        if (u * v2[v2.len() - 1]) > 1.1 {
            s1 = (1.5 + v2[0 % v2.len()].sin()).powf(s1.cos());
        } else {
            s1 += u * 0.25;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + w + w
    }

    #[differentiable]
    pub fn program_82(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a.copysign(a);
        s3 *= 0.5 + (s3 + 0.2).tanh();
        { let mut f4 = |u5: f64| { s3 = s3 * 0.5 + u5.atan(); }; f4(a - 0.75); f4(x.windows(3).map(|w6| (w6[1] - 0.5) * w6[0]).sum::<f64>()); }
        s3 + a + s3
    }

    #[differentiable]
    fn helper_83_0(u: f64) -> Option<f64> {
        if u < ({ let c2: Vec<f64> = [0.5_f64, 1.5].iter().take(2).map(|p1| (*p1) * (*p1)).collect(); c2.iter().map(|v| v * v).sum::<f64>() }) { return None; }
        if u < u.max(u) {
            let u: f64 = u;
        }
        let mut s3: f64 = u - u;
        Some(s3 + u + (-u))
    }

    #[differentiable]
    pub fn program_83(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[0];
        let mut v5 = vec![s4; 3];
        let i6 = (n + n) % v5.len();
        v5[i6] *= s4.hypot(1.0 + a).hypot(1.0 + s4).cos();
        for i7 in 0..n {
            if n % 2 == 0 || v5[(n + i7) % v5.len()] < a { break; }
            let i8 = 2 % v5.len();
            v5[i8] = (v5[i8] * 1.1 - (s4 + x[x.len() - 1]).atan()).sin();
            s4 /= 1.5 + x[x.len() - 1].atan().abs();
        }
        v5.iter().sum::<f64>() * 0.5 + s4 + (n as f64 * 0.25)
    }

    #[differentiable]
    fn helper_84_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = u + 0.5;
        s1 = w / (1.5 + s1 * s1);
        (s1 + w + u + (if w > 2.0 { u } else { s1 }), if u > 0.3 { w } else if w.abs() >= 0.9 { s1 } else { u })
    }

    #[differentiable]
    pub fn program_84(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = (0.8 * a.sin()).atanh();
        s2 -= (match n % 3 { 0 => a, 1 => a, _ => s2 }) * 1.1;
        for i3 in (0..2 * n).step_by(4) {
            if (a - a * a) > 1.5 { break; }
            s2 /= 1.5 + a.atan().abs();
        }
        s2 + a + x.iter().skip(1).map(|&p4| s2).sum::<f64>()
    }

    #[differentiable]
    fn helper_85_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = -v[0];
        let mut w2 = v.clone();
        while let Some(t3) = w2.pop() {
            'l5: for i4 in (0..2_usize).rev() {
                if v[1 % v.len()] > 0.3 { continue; }
                s1 = u.min(1.75).tanh() - s1 * 0.75;
            }
            s1 = u.sin();
        }
        s1 + v.iter().sum::<f64>() * 0.5 + u + v[1 % v.len()]
    }

    #[differentiable]
    pub fn program_85(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = x[(n + n) % x.len()];
        if x[(n + n) % x.len()] > 0.2 {
            s6 = f64::sin(x[0]) - s6 * 0.75;
        } else {
            s6 = s6 * 0.5 + x.iter().take(2).map(|&p7| p7).sum::<f64>();
        }
        s6 + a + a
    }

    #[differentiable]
    fn helper_86_0(u: f64) -> Option<f64> {
        if u < u.atan() { return None; }
        if (0.9 * u.sin()).asin() > 1.25 {
            if u < (0.8 * u.sin()).atanh() {
                let u: f64 = u;
            } else if u.min(u) > 0.3 {
                let mut m1: f64 = u;
            } else {
                let mut m2: f64 = u - 0.5;
            }
            let mut m3: f64 = u;
        } else {
            let mut m4: f64 = u;
        }
        let mut s5: f64 = u;
        let mut v6 = (u, u);
        Some(v6.0 - v6.1 + s5 + u + v6.0.copysign(s5))
    }

    #[differentiable]
    pub fn program_86(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = x[(n + n) % x.len()] - a * a;
        s7 *= 0.5 + (0.7 * helper_86_0(x[x.len() - 1]).unwrap_or(s7).sin()).tan().tanh();
        for (p9, q10) in x.iter().zip(x.iter()) {
            for i11 in 0..4_usize {
                if (if s7 > 1.25 { s7 } else { *p9 }) > 1.1 { break; }
                s7 *= (*p9).sin().cos();
            }
            s7 /= 1.5 + helper_86_0(*p9).unwrap_or(a).atan().abs();
        }
        s7 + a + helper_86_0(a).unwrap_or(a)
    }

    #[differentiable]
    pub fn program_87(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        s1 += (1.5 + s1.sin()).powf(x[x.len() - 1].cos()) * 0.25;
        for (p2, q3) in x.iter().zip(x.iter()) {
            if x[n % x.len()] > 0.5 || a.abs() >= 0.9 { return *q3; }
            for i4 in 1..=3_usize {
                s1 -= (*p2).sin() * 0.9;
            }
        }
        s1 + a + x[x.len() - 1]
    }

    #[differentiable]
    fn helper_88_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = w;
        let mut v2 = [s1, s1, (1.25 + w.sin()).powf(1.5)];
        (v2.iter().sum::<f64>() * 0.5 + s1 + w + s1, v2[1] * u)
    }

    #[differentiable]
    pub fn program_88(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = -a;
        'l5: for i4 in 0..n {
            for p6 in x.iter().skip(1).step_by(2) {
                let mut v8 = [(*p6).asinh(), s3, x.iter().rev().enumerate().map(|(i9, p10)| x[x.len() - 1] * (i9 + 1) as f64).sum::<f64>()];
                'l13: for (p11, q12) in x.iter().zip(v8.iter()) {
                    if (*p6) > 1.5 { return v8[n % 3].copysign(s3); }
                    s3 -= v8[2].sin() * 0.9;
                }
            }
            s3 = (s3 * 2.0 - helper_88_0(s3, x[x.len() - 1]).0.sin()).sin();
        }
        s3 + a + x[(n * 1) % x.len()]
    }

    #[differentiable]
    fn helper_89_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = [[s1, u + u], [-u, v[3 % v.len()].cos().exp_m1()]];
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + s1
    }

    #[differentiable]
    fn helper_89_1(u: f64, w: f64) -> f64 {
        let mut s3: f64 = w;
        for i4 in (0..2_usize).rev() {
            s3 = s3 * 0.5 + (1.1 / (1.5 + s3.abs())).tanh();
        }
        s3 + w + u + w
    }

    #[differentiable]
    pub fn program_89(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = n as f64 * 0.25;
        let mut v6 = [[x[0], if a.abs() >= 1.5 { a } else { a }], [x.iter().map(|&p7| 1.0 + 0.5 * (p7.sin() + a).sin()).product::<f64>(), a]];
        for i8 in (0..2 * n).step_by(4) {
            if ({ let c10: Vec<f64> = x.iter().rev().map(|p9| (*p9) * x[x.len() - 1]).collect(); c10.iter().fold(0.5, |s, v| s * 0.5 + v) }).abs() >= 1.25 { continue; }
            v6[(i8 + n) % 2][n % 2] *= v6[1][1].sin().cos();
            s5 -= a.atan() * 2.0;
        }
        v6[0][1] * v6[1][0] + v6[1][1] + s5 + x[(n + 1) % x.len()]
    }

    #[differentiable]
    fn helper_90_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[v.len() - 1];
        let (i2, i3) = (1 % v.len(), 0 % v.len());
        v.swap(i2, i3);
        
    }

    #[differentiable]
    pub fn program_90(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a;
        let mut v5 = ((1.25 - a) * s4, s4);
        if s4 < (s4 * v5.0) {
            let f6 = |u7: f64| u7;
            v5.0 *= 0.5 + ({ let t8 = a; t8 * v5.1 + t8 }).tanh();
        }
        v5.0 - v5.1 + s4 + v5.0.min(x[0])
    }

    #[differentiable]
    fn helper_91_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = u;
        let mut v2 = [0.9 * w, w, s1];
        v2[0 % 3] = (v2[0 % 3] * 1.25 - w).sin();
        (v2.iter().sum::<f64>() * 0.5 + s1 + w + (u + u), (0..3_usize).map(|i3| s1).sum::<f64>())
    }

    #[differentiable]
    pub fn program_91(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[0];
        let mut v5 = [x[(n + n) % x.len()], x[x.len() - 1], s4.copysign(s4)];
        for p6 in v5.iter_mut().rev() {
            for (i9, p8) in x.iter().enumerate() {
                s4 -= (if (-(*p6)) > 0.75 { (2.0 + (*p8).cos()).recip() } else { *p8 }).sin() * 1.25;
            }
        }
        v5.iter().sum::<f64>() * 0.5 + s4 + a
    }

    #[differentiable]
    fn helper_92_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[0];
        
    }

    #[differentiable]
    pub fn program_92(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[n % x.len()].cos();
        let mut v5 = [[a, s4], [x[n % x.len()].hypot(1.0 + a), x[(n + 3) % x.len()]]];
        for (i7, p6) in x.iter().enumerate() {
            s4 /= 1.5 + (n as f64 * 0.25).cos().abs();
        }
        let mut v8 = [a, v5[1][n % 2], a];
        v8.iter().sum::<f64>() * 0.5 + v5[0][1] * v5[1][0] + v5[1][1] + s4 + s4
    }

    #[differentiable]
    fn helper_93_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = u.tanh();
        [s1 + v.iter().sum::<f64>() * 0.5 + u + v[2].sin(), v[2 % 3], s1]
    }

    #[differentiable]
    pub fn program_93(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = helper_93_0([x[0 % x.len()], x[x.len() - 1], a], a)[1];
        let mut v3 = (0..4).map(|i4: usize| x[x.len() - 1]).collect::<Vec<f64>>();
        for p5 in x.iter().skip(1).step_by(2) {
            { let mut f7 = |u8: f64| { s2 = s2 * 0.5 + u8.atan(); }; f7(a); f7(x[x.len() - 1]); }
        }
        let i9 = n % v3.len();
        v3[i9] = v3[i9] * 0.5 + x[(n + n) % x.len()];
        v3.iter().sum::<f64>() * 0.5 + s2 + (0.3 - v3[0])
    }

    #[differentiable]
    fn helper_94_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = { let t2 = u; t2 * v[v.len() - 1] + t2 };
        
    }

    #[differentiable]
    pub fn program_94(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a;
        let b4: f64 = x[0];
        let mut m5: f64 = (2.0 + s3.cos()).recip();
        m5 + b4 + s3 + a
    }

    #[differentiable]
    fn helper_95_0(u: f64) -> Option<f64> {
        if u < (0.5 * u) { return None; }
        if 1 % 2 == 0 {
            let mut m1: f64 = u;
        } else {
            let d2: f64;
            if u > 1.1 || 3 % 2 == 1 { d2 = u * u; } else { d2 = u; }
        }
        let mut s3: f64 = u;
        Some(s3 + u + u)
    }

    #[differentiable]
    pub fn program_95(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = match helper_95_0(x[x.len() - 1]) { Some(t5) => t5 * 0.5, None => x[0] };
        let mut v6 = x.to_vec();
        for i7 in 0..n {
            if (2.0 + v6[(i7 * 3) % v6.len()].sin()).cbrt() > 1.1 { break; }
            'l9: for i8 in (0..2 * n).step_by(2) {
                if (-s4) > 0.3 { continue; }
                s4 -= (x[i8 % x.len()] * x[n % x.len()].to_radians()).cos() * 0.9;
            }
            s4 += a.sin() * 0.25;
        }
        v6.iter().sum::<f64>() * 0.5 + s4 + (v6[n % v6.len()] - x[(n + 2) % x.len()] * x[(n + 2) % x.len()])
    }

    #[differentiable]
    pub fn program_96(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = { let c3: Vec<f64> = x.iter().map(|p2| (*p2) * x[n % x.len()]).collect(); c3.iter().map(|v| v * v).sum::<f64>() };
        let mut v4 = vec![a; 3];
        if (1.5 + s1.sin()).powf(a.cos()) > 0.75 {
            for p5 in &v4 {
                s1 = (1.1 * (*p5)).sin() - s1 * 0.75;
            }
            s1 -= (0..n).map(|i7| v4[(i7 + i7) % v4.len()].max(x[(n * 4) % x.len()])).sum::<f64>() * 1.1;
        } else if x.iter().zip(x.iter()).map(|(p8, q9)| (*p8).sin() + x[x.len() - 1] + p8 * q9).sum::<f64>() > 0.2 {
            s1 -= (if a < (if v4[v4.len() - 1] > 0.9 { v4[n % v4.len()] } else if v4[0] > 0.2 { x[n % x.len()] } else { v4[v4.len() - 1] }) { s1 } else { s1 }) * 2.0;
        } else {
            s1 *= v4.iter().rev().skip(1).copied().map(|p10| x[x.len() - 1]).sum::<f64>().cos();
        }
        v4.iter().sum::<f64>() * 0.5 + s1 + a
    }

    #[differentiable]
    fn helper_97_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u.hypot(1.0 + u)) + f(u * 0.5);
        let mut s1: f64 = [0.5_f64, 1.5].iter().skip(1).copied().map(|p2| p2 * u).sum::<f64>();
        if (-again) > 0.75 {
            s1 = (s1 * 0.3 - s1).sin();
        } else {
            s1 = s1 * 0.5 + again.sin().exp();
        }
        s1 + again + (0.9 * s1)
    }

    #[differentiable]
    pub fn program_97(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = n as f64 * 0.25;
        let (p4, mut q5): (f64, f64) = (a, s3);
        let mut k7 = 0_usize;
        let r6: f64 = loop {
            k7 += 1;
            if k7 > 2 || ((1.1 * q5).abs() >= 0.3) { break (match s3 { t8 if t8 > 1.5 => t8 * a, t8 if t8 < -1.5 => -t8 + q5, _ => x[k7 % x.len()] }) / (1.5 + a * a); }
            match 3 % 4 {
                0 => {
                    s3 = s3 * 0.5 + (a + 0.5).tanh();
                }
                1 | 2 => {
                    q5 *= 0.5 + x.iter().rev().zip(x.iter().rev()).map(|(p9, q10)| (*p9).sin() + (*q10) + p9 * q10).sum::<f64>().cos().tanh();
                }
                _ => {
                    q5 -= q5.cos() * 0.3;
                }
            }
            q5 += (0.75 / (1.5 + (0.2 / (1.5 + a.abs())).abs())).atan() * 0.25;
        };
        let b11 = r6 * 0.5 + x.iter().enumerate().map(|(i12, p13)| (*p13) * s3 * (i12 + 1) as f64).sum::<f64>();
        b11 + r6 + q5
    }

    #[differentiable]
    fn helper_98_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = w;
        let mut v2 = [if s1.abs() >= 2.0 { w } else { s1 }, s1, w];
        for i3 in 0..4_usize {
            for p4 in v2.iter().skip(1).step_by(2) {
                s1 = v2.iter().skip(1).copied().map(|p6| (p6 - p6).tanh()).sum::<f64>().cos();
            }
            s1 *= (u + u).sin().cos();
        }
        (v2.iter().sum::<f64>() * 0.5 + s1 + w + v2[0], w)
    }

    #[differentiable]
    pub fn program_98(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = -a;
        let mut v8 = (x[(n + 2) % x.len()] + s7, x[x.len() - 1].max(a));
        s7 *= (n as f64 * 0.25).cos();
        for i9 in 1..=n {
            'l12: for p10 in x.iter().skip(1).step_by(2) {
                s7 -= s7.atan() * 1.1;
            }
        }
        v8.0 - v8.1 + s7 + (1.5 + x[n % x.len()].sin()).powf(x[(n + 3) % x.len()].cos())
    }

    #[differentiable]
    fn helper_99_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = u.hypot(1.0 + (*p));
        s1 *= 0.5 + s1.tanh();
        s1 + *p + u + (0.75 / (1.5 + (*p).abs()))
    }

    #[differentiable]
    fn helper_99_1(u: f64, w: f64) -> f64 {
        let mut s2: f64 = if 0 % 3 == 1 { w } else { w };
        let mut v3 = vec![w.mul_add(0.5, w); 3];
        let t4 = if v3.len() > 1 { v3.pop().unwrap() } else { v3[0] };
        t4 + v3.iter().sum::<f64>() * 0.5 + s2 + v3[v3.len() - 1]
    }

    #[differentiable]
    pub fn program_99(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x[n % x.len()];
        let f6 = |u7: f64| (-x[(n + n) % x.len()]) - a * a;
        s5 *= x[n % x.len()].cos();
        s5 + s5
    }
}

pub mod part_2 {
    use crate::check::{Entry, entry};
    use tenzr::prelude::*;

    pub const ENTRIES: &[Entry] = &[
        entry!(program_100),
        entry!(program_101),
        entry!(program_102),
        entry!(program_103),
        entry!(program_104),
        entry!(program_105),
        entry!(program_106),
        entry!(program_107),
        entry!(program_108),
        entry!(program_109),
        entry!(program_110),
        entry!(program_111),
        entry!(program_112),
        entry!(program_113),
        entry!(program_114),
        entry!(program_115),
        entry!(program_116),
        entry!(program_117),
        entry!(program_118),
        entry!(program_119),
        entry!(program_120),
        entry!(program_121),
        entry!(program_122),
        entry!(program_123),
        entry!(program_124),
        entry!(program_125),
        entry!(program_126),
        entry!(program_127),
        entry!(program_128),
        entry!(program_129),
        entry!(program_130),
        entry!(program_131),
        entry!(program_132),
        entry!(program_133),
        entry!(program_134),
        entry!(program_135),
        entry!(program_136),
        entry!(program_137),
        entry!(program_138),
        entry!(program_139),
        entry!(program_140),
        entry!(program_141),
        entry!(program_142),
        entry!(program_143),
        entry!(program_144),
        entry!(program_145),
        entry!(program_146),
        entry!(program_147),
        entry!(program_148),
        entry!(program_149),
    ];

    #[differentiable]
    fn helper_100_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = (w * w).ln_1p();
        s1 + w + u + s1
    }

    #[differentiable]
    pub fn program_100(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a * a;
        let mut v3 = x.to_vec();
        let (p4, mut q5): (f64, f64) = (a, v3[n % v3.len()]);
        'l8: for (i7, p6) in x.iter().enumerate() {
            let mut s2: f64 = q5;
        }
        q5 + p4 + v3.iter().sum::<f64>() * 0.5 + x.iter().zip(v3.iter()).map(|(p9, q10)| (*p9).sin() + q5 + p9 * q10).sum::<f64>()
    }

    #[differentiable]
    pub fn program_101(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = f64::sin(a);
        s1 *= 0.5 + x[n % x.len()].max(0.25).tanh();
        let mut m3: f64 = ({ let t2 = a; t2 * (0.8 * s1.sin()).atanh() + t2 }) * (0.7 * s1.sin()).tan();
        m3 + s1 + (a - 0.75)
    }

    #[differentiable]
    fn helper_102_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = u;
        s1 + *p + u + (2.0 + (*p).sin()).cbrt()
    }

    #[differentiable]
    pub fn program_102(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x[n % x.len()];
        if x.iter().zip(x.iter()).map(|(p3, q4)| (*p3).sin() + s2 + p3 * q4).sum::<f64>() < a { return s2; }
        for p5 in x.iter().copied() {
            if (1.5 * p5) > 0.5 { continue; }
            'l9: for p7 in x.chunks(2) {
                s2 = (0.9 * p5.sin()).asin().cos() - s2 * 0.75;
            }
            s2 = s2 * 0.5 + p5.clamp(-1.5, 1.25).tanh();
        }
        s2 + a + ({ let t10 = x[(n + 3) % x.len()]; t10 * x[0 % x.len()] + t10 })
    }

    #[differentiable]
    fn helper_103_0(u: f64) -> Option<f64> {
        if (if u.abs() >= 0.75 { u } else if u.abs() >= 0.3 { u } else { u }) > 0.3 { return None; }
        if [0.5_f64, 1.5].iter().skip(1).copied().fold(-4.0, f64::max) > 0.75 {
            let b3: f64 = { let c2: Vec<f64> = [0.5_f64, 1.5].iter().rev().skip(1).map(|p1| (*p1) * u).collect(); c2.iter().map(|v| v * v).sum::<f64>() };
        } else {
            let mut m4: f64 = u - (u / (1.5 + u * u));
        }
        let mut s5: f64 = u;
        let mut v6 = (s5, (0.7 * u.sin()).tan());
        Some(v6.0 - v6.1 + s5 + u + (0.8 * s5.sin()).atanh())
    }

    #[differentiable]
    pub fn program_103(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = x[0];
        let mut v8 = (0..4).map(|i9: usize| s7.max(0.25)).collect::<Vec<f64>>();
        'l12: for p10 in x.windows(2) {
            if ({ let t13 = p10[(n + 2) % p10.len()]; t13 * s7 + t13 }) > 0.75 { return a; }
            let t14 = if v8.len() > 1 { v8.pop().unwrap() } else { v8[0] };
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + s7
    }

    #[differentiable]
    fn helper_104_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w + u;
        s1 + w + u + s1.copysign(w)
    }

    #[differentiable]
    pub fn program_104(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = -x[n % x.len()];
        let mut v3 = [s2, x[1 % x.len()], s2];
        let mut v4 = [[s2, a / (1.5 + a * a)], [(1.5 + a * a).ln(), { let t5 = s2; t5 * s2 + t5 }]];
        let b6: f64 = x[x.len() - 1].cos();
        b6 + v4[0][1] * v4[1][0] + v4[1][1] + v3.iter().sum::<f64>() * 0.5 + v4[(n * 2) % 2][n % 2]
    }

    #[differentiable]
    fn helper_105_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = (*p).min(1.75);
        s1 + *p + u + (0.5 * u)
    }

    #[differentiable]
    pub fn program_105(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a;
        let mut v3 = (0..4).map(|i4: usize| (1.5 + x[(i4 + i4) % x.len()] * x[(i4 + i4) % x.len()]).acosh()).collect::<Vec<f64>>();
        { let mut f5 = |u6: f64| { s2 = s2 * 0.5 + u6.atan(); }; f5(v3.iter().rev().copied().fold(4.0, f64::min)); f5((1.5 + x[3 % x.len()] * x[3 % x.len()]).ln()); }
        'l8: for i7 in 0..n {
            if x[i7 % x.len()].abs() >= 0.2 { break; }
            for p9 in v3.iter_mut().rev() {
                s2 = s2 * 0.5 + ((1.5 + (*p9).sin()).powf(x[0].cos()) + x[(n + i7) % x.len()]).cos();
            }
            s2 += a.tanh() * 0.25;
        }
        v3.iter().sum::<f64>() * 0.5 + s2 + s2
    }

    #[differentiable]
    pub fn program_106(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0];
        let mut v2 = vec![x.iter().fold(x[n % x.len()], |s3, p4| s3 * 0.5 + (a).sin()); 3];
        'l6: for i5 in 1..=3_usize {
            if v2[0] > 1.5 { break; }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + s1
    }

    #[differentiable]
    fn helper_107_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = [s1, u, s1];
        let (i3, i4) = (1 % v2.len(), 2 % v2.len());
        v2.swap(i3, i4);
        v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().zip(v2.iter()).map(|(p5, q6)| (*p5) * (*q6) + p5 * q6).sum::<f64>()
    }

    #[differentiable]
    pub fn program_107(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = x[x.len() - 1];
        let mut v8 = [[s7, a / 0.5], [{ let c10: Vec<f64> = x.iter().rev().skip(1).map(|p9| ((*p9) - x[0 % x.len()]).tanh()).collect(); c10.iter().map(|v| v * v).sum::<f64>() }, s7]];
        for i11 in 0..n {
            for i12 in 1..=n {
                match i12 % 4 {
                    0 => {
                        s7 *= 0.5 + x[3 % x.len()].sin().tanh();
                    }
                    1 | 2 => {
                        s7 = (s7 + 0.75).sin() - s7 * 0.75;
                    }
                    _ => {
                        s7 *= 0.5 + v8[(i12 * 1) % 2][1].atan().tanh();
                    }
                }
            }
        }
        v8[0][1] * v8[1][0] + v8[1][1] + s7 + s7
    }

    #[differentiable]
    fn helper_108_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_108_0(if n % 3 == 0 { u } else if n % 3 == 1 { u } else { u }, n - 1);
        let mut s1: f64 = below;
        s1 *= below.cos();
        s1 + below + ({ let c3: Vec<f64> = [0.5_f64, 1.5].iter().map(|p2| (*p2) * u).collect(); c3.iter().sum::<f64>() })
    }

    #[differentiable]
    fn helper_108_1(u: f64) -> Option<f64> {
        if u > 1.25 || u > 0.2 { return None; }
        if (u - 0.75) > 0.2 {
            let u: f64 = u;
        } else {
            let b4: f64 = u.max(0.25);
        }
        let mut s5: f64 = helper_108_0(u, 2);
        let mut v6 = (u.mul_add(0.5, u).to_radians(), u);
        Some(v6.0 - v6.1 + s5 + u + s5)
    }

    #[differentiable]
    pub fn program_108(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = x[(n + n) % x.len()] * x[0];
        let mut v8 = [[helper_108_0(a, 0), a], [s7 / (1.5 + x[(n + 0) % x.len()] * x[(n + 0) % x.len()]), x[n % x.len()]]];
        let b9: f64 = v8[n % 2][1];
        v8[(n + 0) % 2][n % 2] += b9 * 0.25;
        b9 + v8[0][1] * v8[1][0] + v8[1][1] + s7 + (b9 - 0.5)
    }

    #[differentiable]
    fn helper_109_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = u;
        let mut v2 = [u.tanh().powi(3), again, u];
        v2.iter().sum::<f64>() * 0.5 + s1 + again + v2[2 % 3]
    }

    #[differentiable]
    pub fn program_109(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a;
        s3 /= 1.5 + ((1.1 * s3) - 0.2).abs();
        let mut v4 = [a, x[(n + n) % x.len()], x[0]];
        v4.iter().sum::<f64>() * 0.5 + s3 + (v4[(n + n) % 3] + v4[(n + 3) % 3])
    }

    #[differentiable]
    fn helper_110_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u;
        
    }

    #[differentiable]
    pub fn program_110(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a;
        let mut v3 = [x[0], s2, a.rem_euclid(2.5)];
        match (n * 1) % 4 {
            0 => {
                { let mut f4 = |u5: f64| { s2 = s2 * 0.5 + u5.atan(); }; f4(a); f4({ let t6 = v3[1]; t6 * x[n % x.len()] + t6 }); }
            }
            1 | 2 => {
                'l8: for i7 in (0..2 * n).step_by(3) {
                    if (1.25 / (1.5 + v3[n % 3].abs())) > 0.9 { break; }
                    let mut w9 = x.to_vec();
                    'l11: while let Some(t10) = w9.pop() {
                        s2 /= 1.5 + t10.tanh().abs();
                    }
                    s2 = (a * a).cos() - s2 * 0.75;
                }
            }
            _ => {
                s2 *= 0.5 + (0.5 - a).signum().tanh();
            }
        }
        v3.iter().sum::<f64>() * 0.5 + s2 + x.chunks(2).map(|w12| (w12[0] - 0.5) * s2).sum::<f64>()
    }

    #[differentiable]
    fn helper_111_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = u;
        let (i2, i3) = (0 % v.len(), 3 % v.len());
        v.swap(i2, i3);
        [s1 + v.iter().sum::<f64>() * 0.5 + u + (-v[0]), 0.75 / (1.5 + u.abs()), u / 0.3]
    }

    #[differentiable]
    pub fn program_111(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[0] - x[x.len() - 1];
        let mut v5 = [s4, a, s4.sin()];
        if (-x[n % x.len()]) > 0.3 {
            if s4 > 0.2 || x[3 % x.len()].abs() >= 2.0 {
                'l8: for p6 in &v5 {
                    s4 *= x[(n * 1) % x.len()].tanh().cos();
                }
            } else {
                s4 = s4 * 0.5 + (1.5 - x[n % x.len()]);
            }
            s4 = s4 * 0.5 + s4;
        } else {
            s4 -= helper_111_0([x[(n + 2) % x.len()] % 1.75, n as f64 * 0.25, v5[n % 3]], s4)[2] * 0.3;
        }
        v5.iter().sum::<f64>() * 0.5 + s4 + (-a)
    }

    #[differentiable]
    fn helper_112_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u.min(1.75);
        
    }

    #[differentiable]
    pub fn program_112(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = (0.5 + x[0] * x[0]).sqrt();
        let mut v3 = [a.tanh().powi(3), s2, -a];
        for (i5, p4) in v3.iter().enumerate() {
            'l7: for i6 in (0..n).rev() {
                if v3[2 % 3].abs() >= 0.5 { break; }
                s2 -= (n as f64 * 0.25).cos().atan() * 0.75;
            }
            s2 = (*p4).tanh() - s2 * 0.75;
        }
        v3.iter().sum::<f64>() * 0.5 + s2 + (x[x.len() - 1] / (1.5 + (n as f64 * 0.25) * (n as f64 * 0.25)))
    }

    #[differentiable]
    fn helper_113_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[0];
        s1 + u + u
    }

    #[differentiable]
    pub fn program_113(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a;
        s2 *= x.iter().rev().skip(1).map(|p3| 1.0 + 0.5 * (x.chunks(2).map(|w4| (w4[0] - 0.5) * s2).sum::<f64>()).sin()).product::<f64>().cos();
        if a.sin().exp() > 0.2 {
            s2 += s2 * 0.25;
        } else {
            s2 += s2 * 0.25;
        }
        s2 + a + x.iter().rev().skip(1).enumerate().map(|(i5, p6)| ((*p6) - a).tanh() * (i5 + 1) as f64).sum::<f64>()
    }

    #[differentiable]
    fn helper_114_0(u: f64) -> Option<f64> {
        if u > 0.75 { return None; }
        if [0.5_f64, 1.5].chunks(2).map(|w1| (w1[0] - 0.5) * u).sum::<f64>().abs() >= 1.25 {
            let f2 = |u3: f64| u3.copysign(u3);
        }
        let mut s4: f64 = (0..3_usize).map(|i5| u).sum::<f64>();
        let mut v6 = (0..4).map(|i7: usize| u).collect::<Vec<f64>>();
        Some(v6.iter().sum::<f64>() * 0.5 + s4 + u + (match u { t8 if t8 > 0.2 => t8 * v6[0], t8 if t8 < -0.2 => -t8 + s4, _ => u }))
    }

    #[differentiable]
    pub fn program_114(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = a - x[n % x.len()];
        s9 = x[(n * 1) % x.len()] - s9 * 0.75;
        for i10 in 0..2_usize {
            s9 = (s9 * 0.3 - s9.cos()).sin();
        }
        s9 + a + helper_114_0(s9).map_or(n as f64 * 0.25, |t11| t11.sin())
    }

    #[differentiable]
    fn helper_115_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = 0.9 / (1.5 + u.abs());
        let mut v2 = [v[v.len() - 1], u, v[v.len() - 1]];
        v2.iter().sum::<f64>() * 0.5 + s1 + (if v[2 % v.len()] > 0.5 { v2[3 % 3] } else if v[1 % v.len()] < s1 { u } else { s1 })
    }

    #[differentiable]
    fn helper_115_1(u: f64) -> Option<f64> {
        if u > 1.1 && u < u { return None; }
        if (1.5 - u).abs() >= 1.5 {
            for i3 in 0..4_usize {
                let mut m4: f64 = u;
            }
        } else if helper_115_0(&[helper_115_0(&[u + u, u], u), u], u) < u.min(u) {
            let b5: f64 = u;
        } else {
            let u: f64 = u;
        }
        let mut s6: f64 = u;
        Some(s6 + u + helper_115_0(&[s6 - 0.3, u], s6))
    }

    #[differentiable]
    pub fn program_115(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = (0..3_usize).map(|i8| a).sum::<f64>();
        let mut v9 = [s7, x[0], (n as f64 * 0.25) - s7 * s7];
        if let Some(t11) = helper_115_1(helper_115_1(x[(n * 4) % x.len()]).map(|t10| t10 * 0.5).unwrap_or_else(|| s7)) {
            let (i12, i13) = (2 % v9.len(), n % v9.len());
            v9.swap(i12, i13);
            let (p14, mut q15): (f64, f64) = (t11 - 0.5, v9[2]);
        } else {
            s7 *= x[(n + n) % x.len()].atan2(1.5 + v9[1].abs()).cos();
        }
        v9.iter().sum::<f64>() * 0.5 + s7 + a.atan2(1.5 + a.abs())
    }

    #[differentiable]
    pub fn program_116(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0].abs();
        if x[0] < (0.9 * a.cos()).acos() {
            let mut v2 = (1.1 / (1.5 + ({ let t3 = a; t3 * a + t3 }).abs()), a);
            v2.1 += (v2.0 / 2.0) * 0.25;
        }
        s1 + a + (-x[x.len() - 1])
    }

    #[differentiable]
    fn helper_117_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = w;
        let mut v2 = (u, s1);
        s1 = [0.5_f64, 1.5].iter().map(|&p3| s1).sum::<f64>() - s1 * 0.75;
        (v2.0 - v2.1 + s1 + w + u.mul_add(0.5, u), v2.0)
    }

    #[differentiable]
    pub fn program_117(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x.iter().filter(|p5| **p5 > 0.2).map(|p6| (*p6).sin() + (*p6)).sum::<f64>();
        let mut v7 = x.to_vec();
        let i8 = (n * 1) % v7.len();
        v7[i8] = helper_117_0(x[0 % x.len()], v7[(n * 4) % v7.len()]).0 - v7[i8] * 0.75;
        s4 = a;
        if s4 < (2.0 + x[(n * 4) % x.len()].cos()).recip() {
            s4 += v7[(n + n) % v7.len()] * 0.25;
        } else {
            s4 *= s4.cos();
        }
        v7.iter().sum::<f64>() * 0.5 + s4 + (0..3_usize).map(|i9| s4).sum::<f64>()
    }

    #[differentiable]
    fn helper_118_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = { let t2 = v[0 % v.len()]; t2 * v[0] + t2 };
        let mut v3 = [v[3 % v.len()], v[0], s1];
        if v3[2] < s1 {
            s1 = v.iter().rev().skip(1).zip(v3.iter()).map(|(p4, q5)| (*p4) * (0..3_usize).map(|i6| (*p4)).sum::<f64>() + p4 * q5).sum::<f64>();
        } else if s1.abs() >= 1.5 || v3[0 % 3] > 0.75 {
            s1 /= 1.5 + (u / 0.5).abs();
        }
        v3.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u.min(v[3 % v.len()])
    }

    #[differentiable]
    fn helper_118_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s7: f64 = u / (1.5 + u * u);
        let mut v8 = vec![v[0 % v.len()]; 3];
        v8.iter().sum::<f64>() * 0.5 + s7 + v.iter().sum::<f64>() * 0.5 + (1.5 + v8[0 % v8.len()].cos()).log2()
    }

    #[differentiable]
    pub fn program_118(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = a;
        let mut v10 = vec![a.sin().exp2(); 3];
        if ((n as f64 * 0.25) * x[0]) < s9 {
            let (p11, mut q12): (f64, f64) = (a, v10[(n * 1) % v10.len()] - 0.2);
            let i13 = 2 % v10.len();
            v10[i13] *= 0.5 + (2.0 + a.sin()).cbrt().tanh();
        } else {
            s9 = s9;
        }
        v10.iter().sum::<f64>() * 0.5 + s9 + (0.3 * x[2 % x.len()])
    }

    #[differentiable]
    pub fn program_119(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut s1: f64 = a;
        'l4: for p2 in x.iter().skip(1).step_by(2) {
            'l7: for p5 in x {
                if x[0].abs() >= 0.75 || a.abs() >= 0.75 { continue; }
                s1 = s1.tanh() - s1 * 0.75;
            }
            s1 *= 0.5 + (-(*p2)).sin().tanh();
        }
        s1 + a + s1
    }

    #[differentiable]
    pub fn program_120(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[n % x.len()];
        let mut v2 = [[x[x.len() - 1], x.iter().rev().map(|p3| (*p3).sin() + x[x.len() - 1]).sum::<f64>()], [x[(n + n) % x.len()], s1]];
        let mut v4 = [v2[(n + n) % 2][0], s1, x[x.len() - 1] % 1.75];
        let mut w5 = x.to_vec();
        while let Some(t6) = w5.pop() {
            for (p7, q8) in v4.iter().zip(x.iter()) {
                if (match t6 { t9 if t9 > 0.5 => t9 * a, t9 if t9 < -0.5 => -t9 + s1, _ => x[(n + 0) % x.len()] }) < (*q8) { return -v2[0][1]; }
                s1 = s1 * 0.5 + x[x.len() - 1].atan();
            }
        }
        v4.iter().sum::<f64>() * 0.5 + v2[0][1] * v2[1][0] + v2[1][1] + s1 + (0.3 * x[(n + 0) % x.len()])
    }

    #[differentiable]
    fn helper_121_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = *p;
        let mut v2 = [[s1, 2.0 - (*p)], [u, u]];
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + *p + (s1 + (*p))
    }

    #[differentiable]
    pub fn program_121(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[(n * 1) % x.len()];
        let mut v4 = [if x[0] > 0.5 { x[1 % x.len()] } else if (n as f64 * 0.25) > 2.0 { s3 } else { x[0] }, s3, -x[0]];
        s3 *= v4[0].cos();
        helper_121_0(&mut v4[(n * 2) % 3], s3 + x[x.len() - 1]);
        let mut m5: f64 = 0.5 / (1.5 + s3.abs());
        m5 + v4.iter().sum::<f64>() * 0.5 + s3 + (1.5 + s3.sin()).powf(x[0 % x.len()].cos())
    }

    #[differentiable]
    pub fn program_122(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = -x[n % x.len()];
        let b2: f64 = a;
        for p3 in x {
            if (match (n + 0) % 3 { 0 => s1, 1 => x[x.len() - 1], _ => b2 }) < s1 { break; }
            let mut w5 = x.to_vec();
            'l7: while let Some(t6) = w5.pop() {
                s1 = b2.cos();
            }
            s1 = ({ let t8 = b2; t8 * t8 + t8 }).sin() - s1 * 0.75;
        }
        b2 + s1 + (1.5 + b2.sin()).powf(a.cos())
    }

    #[differentiable]
    fn helper_123_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = 1.25 - u;
        for i2 in 0..2_usize {
            if u > 0.5 { break; }
            s1 += s1.cos() * 0.25;
        }
        (s1 + w + u + [0.5_f64, 1.5].windows(2).map(|w3| (w3[1] - 0.5) * w3[0]).sum::<f64>(), u)
    }

    #[differentiable]
    pub fn program_123(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x.windows(3).map(|w5| (w5[1] - 0.5) * a).sum::<f64>();
        { let mut f6 = |u7: f64| { s4 = s4 * 0.5 + (1.5 / (1.5 + x[1 % x.len()].abs())).atan(); }; f6(x[n % x.len()]); f6(0.9 * a); }
        s4 = x.iter().rev().zip(x.iter().rev()).map(|(p8, q9)| s4 + p8 * q9).sum::<f64>();
        s4 + a + (a / 0.9)
    }

    #[differentiable]
    fn helper_124_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = -v[1 % v.len()];
        let mut v2 = ((v[0 % v.len()] * v[0 % v.len()]).ln_1p() - s1 * s1, v[0 % v.len()].powi(2));
        v2.0 = (-u) - v2.0 * 0.75;
        v2.0 - v2.1 + s1 + v2.1
    }

    #[differentiable]
    pub fn program_124(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a;
        let mut v4 = vec![0.5 - a; 3];
        for i5 in 0..4_usize {
            let i6 = i5 % v4.len();
            v4[i6] = ({ let t7 = a; t7 * x[x.len() - 1] + t7 }).atan();
        }
        v4.iter().sum::<f64>() * 0.5 + s3 + x[0]
    }

    #[differentiable]
    pub fn program_125(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[(n + n) % x.len()];
        s1 = s1 - s1 * 0.75;
        let mut m3: f64 = { let t2 = a; t2 * t2 + t2 };
        let b4: f64 = 1.5 * m3;
        b4 + m3 + s1 + s1
    }

    #[differentiable]
    fn helper_126_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[0 % 3];
        let mut v2 = vec![v[0 % 3], v[0]];
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + v2[v2.len() - 1], { let t3 = v2[v2.len() - 1]; t3 * v[1 % 3] + t3 }, v.iter().step_by(2).filter(|p4| **p4 > 2.0).map(|p5| (*p5).sin() + (*p5)).sum::<f64>()]
    }

    #[differentiable]
    pub fn program_126(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = helper_126_0([a - a, x[n % x.len()], a], a)[2];
        'l8: for i7 in (0..n).rev() {
            let mut k9 = 0_usize;
            while k9 < 2 && (x[x.len() - 1] > 1.5) {
                k9 += 1;
                if (i7 as f64 * 0.25) > 0.9 && a < x[x.len() - 1] { break; }
                for p10 in x.iter().rev() {
                    s6 = (1.5 * s6).tanh();
                }
                s6 /= 1.5 + a.atan2(1.5 + x[0].abs()).tanh().abs();
            }
            s6 = (s6 * 0.2 - (n as f64 * 0.25).sin()).sin();
        }
        s6 + a + x[(n * 4) % x.len()]
    }

    #[differentiable]
    pub fn program_127(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = 0.2 / (1.5 + a.abs());
        let mut v2 = [a, x[x.len() - 1], s1 + a];
        let b3: f64 = match (n + 0) % 3 { 0 => (n as f64 * 0.25) / (1.5 + x[(n + 3) % x.len()] * x[(n + 3) % x.len()]), 1 => x[x.len() - 1].sin().sinh(), _ => v2[(n + n) % 3] };
        'l5: for i4 in 1..=2_usize {
            if v2[(i4 * 2) % 3] > 1.5 { break; }
            s1 = s1 * 0.5 + ({ let t6 = a; t6 * a + t6 }).sin();
        }
        b3 + v2.iter().sum::<f64>() * 0.5 + s1 + (s1 / 0.9)
    }

    #[differentiable]
    fn helper_128_0(u: f64) -> Option<f64> {
        if u.abs() >= 0.75 || u > 0.2 { return None; }
        if u < (u / 1.1) {
            let b1: f64 = (1.5 + u.cos()).log10();
        }
        let mut s2: f64 = u;
        Some(s2 + u + u)
    }

    #[differentiable]
    pub fn program_128(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[3 % x.len()];
        let mut v4 = [s3, s3, x[n % x.len()]];
        match helper_128_0(s3) {
            Some(t5) if t5 > 2.0 => {
                for (i7, p6) in v4.iter_mut().enumerate() {
                    let mut w8 = x.to_vec();
                    'l10: while let Some(t9) = w8.pop() {
                        s3 *= 0.5 + t5.atan().tanh();
                    }
                    s3 += a.max((*p6)).tanh() * 0.25;
                }
            }
            Some(t5) => {
                s3 += (0.75 / (1.5 + a.abs())) * 0.25;
            }
            None => {
                s3 /= 1.5 + x.iter().zip(v4.iter()).map(|(p11, q12)| (*p11).sin() + (*p11) + p11 * q12).sum::<f64>().abs();
            }
        }
        v4.iter().sum::<f64>() * 0.5 + s3 + a
    }

    #[differentiable]
    fn helper_129_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_129_0(u, n - 1);
        let mut s1: f64 = below;
        if n % 3 == 0 {
            s1 *= 0.5 + below.tanh();
        } else {
            s1 -= u * 1.1;
        }
        s1 + below + (s1 % 1.75)
    }

    #[differentiable]
    pub fn program_129(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = helper_129_0(a, 0);
        s2 += a * 0.25;
        s2 *= 0.5 + x.iter().skip(1).map(|&p3| 1.0 + 0.5 * ((p3 - (a + a)).tanh()).sin()).product::<f64>().tanh();
        s2 = helper_129_0(x[(n + n) % x.len()], 0);
        s2 + a + x[0].fract()
    }

    #[differentiable]
    pub fn program_130(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = match x[0] { t2 if t2 > 0.5 => t2 * n as f64 * 0.25, t2 if t2 < -0.5 => -t2 + a, _ => x[(n * 4) % x.len()] };
        'l4: for i3 in 0..n {
            if x[0] > 0.5 { continue; }
            if s1 < a && s1.abs() >= 0.3 {
                s1 /= 1.5 + ({ let t5 = a; t5 * a + t5 }).atan().abs();
            } else {
                s1 = (if x.iter().step_by(2).map(|p6| (*p6) * (*p6)).map(f64::tanh).sum::<f64>() < s1 { x[x.len() - 1] } else { a }).atan() - s1 * 0.75;
            }
        }
        s1 + a + (1.25 / (1.5 + x[0].abs()))
    }

    #[differentiable]
    fn helper_131_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u;
        let mut v2 = [u / (1.5 + v[0 % v.len()] * v[0 % v.len()]), u, v[v.len() - 1]];
        
    }

    #[differentiable]
    fn helper_131_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s4: f64 = u;
        [s4 + v.iter().sum::<f64>() * 0.5 + u + v.iter().skip(1).copied().fold(-4.0, f64::max), v.iter().rev().skip(1).map(|p5| ((*p5) - v[1 % 3]).tanh()).sum::<f64>(), (0.9 * s4.cos()).acos()]
    }

    #[differentiable]
    pub fn program_131(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = helper_131_1([(0.9 * a.cos()).acos(), n as f64 * 0.25, x[(n * 1) % x.len()] - x[0] * x[0]], a)[2];
        let mut v7 = [s6, x[0], x.iter().filter(|p8| **p8 > 0.3).map(|p9| (*p9).sin() + a).sum::<f64>()];
        v7[(n + 1) % 3] *= 0.5 + v7[n % 3].tanh();
        let (p10, mut q11): (f64, f64) = (a, (1.5 + x[x.len() - 1] * x[x.len() - 1]).ln());
        q11 + p10 + v7.iter().sum::<f64>() * 0.5 + x[n % x.len()].hypot(1.0 + a)
    }

    #[differentiable]
    pub fn program_132(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.sin();
        s1 *= a.cos();
        s1 -= s1 * 0.9;
        s1 + a + (a - 1.5)
    }

    #[differentiable]
    fn helper_133_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v.iter().rev().skip(1).map(|p2| (*p2)).sum::<f64>();
        let mut v3 = [s1, v[0], u];
        
    }

    #[differentiable]
    pub fn program_133(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[x.len() - 1];
        let mut m5: f64 = -(1.5 + x[0] * x[0]).acosh();
        s4 = x.iter().enumerate().map(|(i6, p7)| (*p7) * (*p7) * (i6 + 1) as f64).sum::<f64>() - s4 * 0.75;
        m5 + s4 + m5
    }

    #[differentiable]
    pub fn program_134(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        for (i3, p2) in x.iter().enumerate() {
            s1 *= a.tanh().cos();
            s1 = (s1 * 2.0 - (*p2).cos()).sin();
        }
        s1 + a + x[0]
    }

    #[differentiable]
    pub fn program_135(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[(n + 3) % x.len()] / 0.3;
        let mut s1: f64 = s1;
        s1 = s1 * 0.5 + x.iter().rev().filter(|p2| **p2 > 1.5).map(|p3| (*p3) * a.max(0.25)).sum::<f64>();
        s1 -= (a + a) * 0.5;
        s1 + a + x[n % x.len()]
    }

    #[differentiable]
    fn helper_136_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = *p;
        s1 + *p + u + u
    }

    #[differentiable]
    pub fn program_136(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a;
        { let mut f3 = |u4: f64| { s2 = s2 * 0.5 + (x[x.len() - 1] - a).atan(); }; f3(a); f3(x[n % x.len()].sin()); }
        for i5 in 0..n {
            'l7: for i6 in 1..=1_usize {
                s2 /= 1.5 + (s2 * s2).tanh().abs();
            }
            s2 = s2 * 0.5 + (i5 as f64 * 0.25).cos();
        }
        s2 + a + a
    }

    #[differentiable]
    fn helper_137_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = [0.5_f64, 1.5].iter().rev().skip(1).copied().map(|p2| 1.0 + 0.5 * ((p2 - p2).tanh()).sin()).product::<f64>();
        let mut v3 = [s1, s1, (*p).atan2(1.5 + (*p).abs())];
        v3.iter().sum::<f64>() * 0.5 + s1 + *p + v3[0]
    }

    #[differentiable]
    fn helper_137_1(p: &mut f64, u: f64) -> f64 {
        let mut s4: f64 = (*p) / (1.5 + (*p) * (*p));
        let mut v5 = [[*p, [0.5_f64, 1.5].iter().map(|&p6| 1.0 + 0.5 * (p6 * (*p)).sin()).product::<f64>()], [if u > 0.3 { u } else { *p }, *p]];
        v5[0][1] * v5[1][0] + v5[1][1] + s4 + *p + (0.8 * v5[1][0].sin()).atanh()
    }

    #[differentiable]
    pub fn program_137(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = 0.9 - a;
        let mut v8 = [(a * a).ln_1p(), a, x[n % x.len()]];
        v8.reverse();
        let mut v9 = (0..4).map(|i10: usize| x[(n * 1) % x.len()]).collect::<Vec<f64>>();
        v9.iter().sum::<f64>() * 0.5 + v8.iter().sum::<f64>() * 0.5 + s7 + v9[0].hypot(1.0 + s7)
    }

    #[differentiable]
    fn helper_138_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[1 % v.len()] - 0.2;
        let mut v2 = (v[0] * v.iter().take(2).filter(|p3| **p3 > 0.75).map(|p4| s1).sum::<f64>(), u + s1);
        v2.0 - v2.1 + s1 + s1
    }

    #[differentiable]
    pub fn program_138(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x[0].hypot(1.0 + a);
        s5 = s5 * 0.5 + x[x.len() - 1];
        s5 -= x[0] * 0.9;
        s5 + a + (if n % 3 == 0 { x[(n + 2) % x.len()] } else { a })
    }

    #[differentiable]
    fn helper_139_0(u: f64) -> Option<f64> {
        if u > 0.5 { return None; }
        if u > 0.2 {
            let d1: f64;
            if u > 0.3 { d1 = u; } else { d1 = match u { t2 if t2 > 1.1 => t2 * 1.1 / (1.5 + u.abs()), t2 if t2 < -1.1 => -t2 + u, _ => u }; }
            let b3: f64 = u;
        }
        let mut s4: f64 = u;
        let mut v5 = [[if u.abs() >= 0.3 { s4 } else if u > 1.5 { s4 } else { s4 }, s4 - u], [1.1 / (1.5 + s4.abs()), s4.min(u)]];
        Some(v5[0][1] * v5[1][0] + v5[1][1] + s4 + u + u.atan2(1.5 + s4.abs()))
    }

    #[differentiable]
    pub fn program_139(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = x[(n + 1) % x.len()];
        let mut v7 = x.to_vec();
        'l9: for i8 in (0..n).rev() {
            if ({ let c11: Vec<f64> = x.iter().take(2).map(|p10| x[n % x.len()]).collect(); c11.iter().fold(0.5, |s, v| s * 0.5 + v) }) > 1.5 { continue; }
            let (l12, r13) = v7.split_at_mut(1);
            for (p14, q15) in l12.iter_mut().zip(r13.iter()) {
                *p14 += *q15 * ({ let t16 = x[n % x.len()]; t16 * x[0] + t16 });
            }
        }
        let (l17, r18) = v7.split_at_mut(1);
        for (p19, q20) in r18.iter_mut().zip(l17.iter()) {
            *p19 += *q20 * s6;
        }
        v7.iter().sum::<f64>() * 0.5 + s6 + a
    }

    #[differentiable]
    fn helper_140_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_140_0(u, n - 1);
        let mut s1: f64 = u + u;
        let mut v2 = vec![s1; 3];
        v2.iter().sum::<f64>() * 0.5 + s1 + below + s1
    }

    #[differentiable]
    pub fn program_140(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a / 0.9;
        let mut v4 = [a, x[0], s3];
        'l7: for (p5, q6) in v4.iter().zip(v4.iter()) {
            s3 /= 1.5 + (*q6).copysign((*q6)).tanh().abs();
            s3 += x[0].cos() * 0.25;
        }
        v4.iter().sum::<f64>() * 0.5 + s3 + a
    }

    #[differentiable]
    fn helper_141_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = f64::sin(v[1 % 3]);
        [s1 + v.iter().sum::<f64>() * 0.5 + u + ({ let t2 = u; t2 * u + t2 }), s1 * u, -v[2]]
    }

    #[differentiable]
    pub fn program_141(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = helper_141_0([x[0], x[x.len() - 1], x.chunks(3).map(|w4| (w4[0] - 0.5) * a).sum::<f64>()], x[n % x.len()])[1];
        s3 *= 0.5 + s3.tanh();
        for p5 in x.iter().skip(1).step_by(2) {
            for i7 in 1..=1_usize {
                if (*p5) > 1.25 { break; }
                s3 = a.sin().exp().asinh().sin();
            }
            s3 = s3 * 0.5 + ({ let t8 = s3; t8 * t8 + t8 }).tanh();
        }
        s3 + a + ({ let t9 = x[x.len() - 1]; t9 * x[x.len() - 1] + t9 })
    }

    #[differentiable]
    fn helper_142_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = again.mul_add(0.5, u);
        let mut v2 = [-again, s1, match s1 { t3 if t3 > 0.75 => t3 * s1, t3 if t3 < -0.75 => -t3 + again, _ => u }];
        if v2.iter().filter(|p4| **p4 > 1.1).map(|p5| (*p5) * s1).sum::<f64>() > 0.2 { return 0.3 / (1.5 + again.abs()); }
        v2.iter().sum::<f64>() * 0.5 + s1 + again + v2.iter().rev().enumerate().map(|(i6, p7)| ((*p7) - (*p7)).tanh() * (i6 + 1) as f64).sum::<f64>()
    }

    #[differentiable]
    pub fn program_142(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = helper_142_0(|t9| t9, x[n % x.len()]);
        let mut v10 = vec![a; 3];
        'l12: for i11 in 0..4_usize {
            if a < v10[v10.len() - 1] && s8 > 1.25 { return a.hypot(1.0 + s8); }
            match 2 % 4 {
                0 => {
                    s8 = v10.iter().rev().skip(1).copied().map(|p13| 1.0 + 0.5 * ((p13 - s8).tanh()).sin()).product::<f64>().cos() - s8 * 0.75;
                }
                1 | 2 => {
                    s8 *= 0.5 + x[(n * 3) % x.len()].cos().tanh();
                }
                _ => {
                    s8 *= 0.5 + helper_142_0(|t14| a, i11 as f64 * 0.25).atan().tanh();
                }
            }
        }
        v10.iter().sum::<f64>() * 0.5 + s8 + (v10[v10.len() - 1] - 1.5)
    }

    #[differentiable]
    fn helper_143_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = if u > 0.5 { u } else if v[0] > 0.9 { v[0] } else { u };
        [s1 + v.iter().sum::<f64>() * 0.5 + u + (v[2] % 1.75), (1.5 + v[1 % 3].sin()).powf(v[0].cos()), if u > 0.75 { s1 } else if u > 0.9 { s1 } else { u }]
    }

    #[differentiable]
    pub fn program_143(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x[0].signum();
        s2 = (s2 / 1.5).mul_add(0.5, (0.9 - s2)) - s2 * 0.75;
        let (p3, mut q4): (f64, f64) = (a, a);
        q4 + p3 + s2 + q4
    }

    #[differentiable]
    fn helper_144_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = v.clone();
        v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u
    }

    #[differentiable]
    pub fn program_144(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[n % x.len()];
        s3 /= 1.5 + (a + x[0]).abs();
        s3 = (s3 * 0.3 - a.min(x[(n + n) % x.len()])).sin();
        s3 + a + a
    }

    #[differentiable]
    fn helper_145_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v.windows(2).map(|w2| (w2[1] - 0.5) * v[2]).sum::<f64>();
        [s1 + v.iter().sum::<f64>() * 0.5 + u + v[1 % 3], s1, (0.8 * u.sin()).atanh()]
    }

    #[differentiable]
    pub fn program_145(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a / (1.5 + a * a);
        let (p4, mut q5): (f64, f64) = (x[1 % x.len()], x[x.len() - 1]);
        let b6: f64 = match (n + 1) % 3 { 0 => if q5 > 0.2 { s3 } else { p4 }, 1 => n as f64 * 0.25, _ => q5 };
        let mut w7 = x.to_vec();
        'l9: while let Some(t8) = w7.pop() {
            'l11: for i10 in 1..=2_usize {
                q5 = (q5 * 0.3 - p4.cos()).sin();
            }
            s3 *= (a - 2.0).cos().cos();
        }
        b6 + q5 + p4 + (0.9 / (1.5 + b6.abs()))
    }

    #[differentiable]
    fn helper_146_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = -u;
        let i2 = 1 % v.len();
        v[i2] /= 1.5 + s1.abs();
        s1 + v.iter().sum::<f64>() * 0.5 + u + u
    }

    #[differentiable]
    pub fn program_146(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = 1.25 - a;
        let mut v4 = [[if n % 2 == 0 { x[(n + 0) % x.len()] } else { x[x.len() - 1] }, x.iter().skip(1).map(|&p5| p5.sin() + a).sum::<f64>()], [a + 1.25, x[0]]];
        for p6 in x.chunks(2) {
            s3 = s3 * 0.5 + s3.atan();
            s3 *= helper_146_0(p6.to_vec(), s3.min(v4[(n * 2) % 2][0])).cos().cos();
        }
        v4[0][1] * v4[1][0] + v4[1][1] + s3 + s3
    }

    #[differentiable]
    fn helper_147_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(1.5 - u) + f(u * 0.5);
        let mut s1: f64 = f(again);
        s1 *= u.cos();
        s1 + again + s1
    }

    #[differentiable]
    fn helper_147_1(u: f64, w: f64) -> (f64, f64) {
        let mut s2: f64 = u.clamp(-1.5, 1.25);
        let mut v3 = (0..4).map(|i4: usize| { let t5 = w; t5 * w + t5 }).collect::<Vec<f64>>();
        (v3.iter().sum::<f64>() * 0.5 + s2 + w + u, u / 0.75)
    }

    #[differentiable]
    pub fn program_147(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = if a.abs() >= 1.25 { x[(n * 4) % x.len()] } else { x[0] };
        let mut v7 = [x[3 % x.len()], a, helper_147_0(|t8| s6, a)];
        v7[0] *= 0.5 + helper_147_1(a - 0.9, { let t9 = v7[2]; t9 * x[(n + n) % x.len()] + t9 }).0.tanh();
        v7[(n + 2) % 3] += a.min(a).abs() * 0.25;
        let (p10, mut q11) = helper_147_1((1.5 + (a % 1.75).sin()).powf(x.iter().step_by(2).fold(x[x.len() - 1], |s12, p13| s12 * 0.5 + (((*p13) - s6).tanh()).sin()).cos()), helper_147_0(f64::sin, v7[1]));
        q11 + p10 + v7.iter().sum::<f64>() * 0.5 + x[n % x.len()]
    }

    #[differentiable]
    fn helper_148_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(f(u)) + f(u * 0.5);
        let mut s1: f64 = u;
        let mut v2 = ((match again { t3 if t3 > 2.0 => t3 * again, t3 if t3 < -2.0 => -t3 + s1, _ => s1 }) / 1.25, u);
        s1 /= 1.5 + s1.abs();
        v2.0 - v2.1 + s1 + again + s1
    }

    #[differentiable]
    pub fn program_148(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a;
        let mut m5: f64 = (1.5 + x[(n + n) % x.len()] * x[(n + n) % x.len()]).ln();
        if s4 < (1.5 + a * a).acosh() { return x[(n + n) % x.len()]; }
        m5 + s4 + a
    }

    #[differentiable]
    fn helper_149_0(u: f64, n: usize) -> f64 {
        if n == 0 { return [0.5_f64, 1.5].iter().skip(1).fold(u, |s1, p2| s1 * 0.5 + ((*p2).sin() + s1).sin()); }
        let below = helper_149_0({ let t3 = u; t3 * u + t3 }, n - 1);
        let mut s4: f64 = below;
        s4 + below + (u * u)
    }

    #[differentiable]
    pub fn program_149(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x.iter().copied().fold(-4.0, f64::max);
        for i6 in (0..2_usize).rev() {
            'l9: for p7 in x {
                if a > 0.3 { break; }
                if s5 < x[(i6 + 1) % x.len()] && x[x.len() - 1] > 2.0 {
                    s5 = a.sin();
                } else if (if x[i6 % x.len()].abs() >= 0.5 { x[(i6 + 1) % x.len()] } else if a.abs() >= 0.9 { s5 } else { *p7 }) > 1.25 {
                    s5 /= 1.5 + ((i6 as f64 * 0.25) * x[(n + 0) % x.len()]).atan().abs();
                }
            }
        }
        s5 + a + (if a > 0.5 { x[0] } else { a })
    }
}

pub mod part_3 {
    use crate::check::{Entry, entry};
    use tenzr::prelude::*;

    pub const ENTRIES: &[Entry] = &[
        entry!(program_150),
        entry!(program_151),
        entry!(program_152),
        entry!(program_153),
        entry!(program_154),
        entry!(program_155),
        entry!(program_156),
        entry!(program_157),
        entry!(program_158),
        entry!(program_159),
        entry!(program_160),
        entry!(program_161),
        entry!(program_162),
        entry!(program_163),
        entry!(program_164),
        entry!(program_165),
        entry!(program_166),
        entry!(program_167),
        entry!(program_168),
        entry!(program_169),
        entry!(program_170),
        entry!(program_171),
        entry!(program_172),
        entry!(program_173),
        entry!(program_174),
        entry!(program_175),
        entry!(program_176),
        entry!(program_177),
        entry!(program_178),
        entry!(program_179),
        entry!(program_180),
        entry!(program_181),
        entry!(program_182),
        entry!(program_183),
        entry!(program_184),
        entry!(program_185),
        entry!(program_186),
        entry!(program_187),
        entry!(program_188),
        entry!(program_189),
        entry!(program_190),
        entry!(program_191),
        entry!(program_192),
        entry!(program_193),
        entry!(program_194),
        entry!(program_195),
        entry!(program_196),
        entry!(program_197),
        entry!(program_198),
        entry!(program_199),
    ];

    #[differentiable]
    fn helper_150_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = (2.0 + v[2 % v.len()].sin()).cbrt();
        s1 + u + s1
    }

    #[differentiable]
    fn helper_150_1(u: f64, w: f64) -> (f64, f64) {
        let mut s2: f64 = u + u;
        (s2 + w + u + u, u)
    }

    #[differentiable]
    pub fn program_150(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a.atan2(1.5 + x[(n + 0) % x.len()].abs());
        if (0..n).map(|i4| s3).sum::<f64>() > 0.9 {
            if x[n % x.len()].sin().exp2() < a {
                if x[n % x.len()] < x[0] { return s3.min(1.75); }
            } else {
                s3 = (match (n + n) % 3 { 0 => x[1 % x.len()], 1 => a, _ => x[(n * 1) % x.len()] }) - s3 * 0.75;
            }
            s3 += s3 * 0.25;
        }
        s3 + a + s3
    }

    #[differentiable]
    fn helper_151_0(u: f64) -> Option<f64> {
        if u > 0.3 { return None; }
        if u > 0.3 {
            let u: f64 = u;
        } else {
            let u: f64 = (1.5 + u * u).ln();
        }
        let mut s1: f64 = (1.5 + u.cos()).log10();
        let mut v2 = [[u, { let c4: Vec<f64> = [0.5_f64, 1.5].iter().map(|p3| (*p3) * (*p3)).collect(); c4.iter().map(|v| v * v).sum::<f64>() }], [s1, s1]];
        Some(v2[0][1] * v2[1][0] + v2[1][1] + s1 + u + s1)
    }

    #[differentiable]
    pub fn program_151(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = a.min(a);
        'l8: for p6 in x.chunks(2) {
            let mut s5: f64 = -s5;
            s5 = s5 * 0.5 + (match helper_151_0(a) { Some(t9) => t9 * 0.5, None => s5 }).tanh();
        }
        s5 + a + x[n % x.len()]
    }

    #[differentiable]
    pub fn program_152(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.atan();
        let (p2, mut q3): (f64, f64) = (x[n % x.len()], x.iter().step_by(2).fold(x[(n + n) % x.len()], |s4, p5| s4 * 0.5 + (a).sin()));
        for i6 in 1..=n {
            for &p7 in x.iter() {
                q3 = (q3 * 0.75 - (x[x.len() - 1].atan() - 0.5).atan()).sin();
            }
            q3 -= x.iter().rev().zip(x.iter()).map(|(p9, q10)| (*p9) * a + p9 * q10).sum::<f64>().atan() * 0.75;
        }
        q3 + p2 + s1 + ({ let t11 = s1; t11 * a + t11 })
    }

    #[differentiable]
    fn helper_153_0(u: f64) -> Option<f64> {
        if u > 0.75 { return None; }
        if 1 % 2 == 1 {
            let mut m1: f64 = u.copysign(u);
        } else {
            let b2: f64 = u;
        }
        let mut s3: f64 = u;
        Some(s3 + u + (u * s3))
    }

    #[differentiable]
    pub fn program_153(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a;
        'l6: for i5 in (0..4_usize).rev() {
            if (a * (i5 as f64 * 0.25)) > 0.3 { break; }
            let f7 = |u8: f64| x[2 % x.len()];
            s4 = a.atan();
        }
        s4 + a + (s4 + s4)
    }

    #[differentiable]
    fn helper_154_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = 0.2 * v[2];
        let mut v2 = [v[2 % 3], s1, u];
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + s1, v[1 % 3].copysign(s1), u]
    }

    #[differentiable]
    pub fn program_154(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = if x[0] > 1.25 { a } else { a };
        let (p4, mut q5): (f64, f64) = (x.iter().rev().enumerate().map(|(i6, p7)| (*p7) * (i6 + 1) as f64).sum::<f64>() / 0.9, a);
        for i8 in (0..n).rev() {
            if x[(n * 3) % x.len()].abs() >= 0.2 || p4 > 1.25 { break; }
            q5 = x[x.len() - 1].fract().sin();
        }
        q5 + p4 + s3 + a
    }

    #[differentiable]
    fn helper_155_0(u: f64) -> Option<f64> {
        if u > 1.25 && 1 % 2 == 1 { return None; }
        if u > 0.3 {
            let d1: f64;
            if (u - u * u) < u { d1 = u; } else { d1 = u.max(0.25); }
        }
        let mut s2: f64 = u;
        Some(s2 + u + u)
    }

    #[differentiable]
    fn helper_155_1(u: f64, w: f64) -> f64 {
        let mut s3: f64 = (1.5 + u.cos()).log10();
        s3 + w + u + u
    }

    #[differentiable]
    pub fn program_155(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a;
        let mut v5 = (0.2 / (1.5 + ({ let t6 = x[0]; t6 * x[0] + t6 }).abs()), 0.75 / (1.5 + a.abs()));
        v5.1 = v5.1 * 0.5 + (0.9 - v5.1);
        let d7: f64;
        if (a + 0.75) > 0.2 { d7 = a; } else { d7 = a; }
        v5.1 -= (0.5 + x[(n * 2) % x.len()] * x[(n * 2) % x.len()]).sqrt() * 1.5;
        d7 + v5.0 - v5.1 + s4 + a
    }

    #[differentiable]
    fn helper_156_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[2 % v.len()];
        if (2.0 + v[v.len() - 1].sin()).cbrt() > 1.25 {
            s1 = s1 - s1 * 0.75;
        } else {
            s1 = (s1 * 0.75 - v[v.len() - 1].min(1.75).max(u.max(u))).sin();
        }
        s1 + u + v[3 % v.len()]
    }

    #[differentiable]
    pub fn program_156(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x[(n + n) % x.len()];
        for i3 in 1..=n {
            'l5: for i4 in (0..n).rev() {
                if s2.abs() >= 0.9 { return x.iter().step_by(2).map(|p6| (*p6) * (*p6)).sum::<f64>(); }
                let mut m7: f64 = -a.min(1.75).max(a.max(s2));
                m7 *= 0.5 + x[(i3 + n) % x.len()].tanh().tanh();
            }
            s2 *= s2.atan().cos();
        }
        s2 + a + x[n % x.len()]
    }

    #[differentiable]
    fn helper_157_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w.max(0.25);
        s1 = s1 - s1 * 0.75;
        s1 + w + u + s1
    }

    #[differentiable]
    pub fn program_157(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = -x[0];
        let mut v3 = x.to_vec();
        if (-v3[v3.len() - 1]) > 0.3 {
            let i4 = n % v3.len();
            v3[i4] = ((s2 / (1.5 + a * a)) * ({ let t5 = a; t5 * a + t5 })) - v3[i4] * 0.75;
        } else if ({ let t6 = s2; t6 * s2 + t6 }) > 1.1 {
            s2 /= 1.5 + (if v3[0] > 0.9 { (2.0 + s2.cos()).recip() } else { { let t7 = a; t7 * s2 + t7 } }).abs();
        }
        v3.iter().sum::<f64>() * 0.5 + s2 + s2
    }

    #[differentiable]
    fn helper_158_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[0] + u;
        let mut v2 = [[u, v.iter().step_by(2).zip(v.iter().rev()).map(|(p3, q4)| (*q4) + p3 * q4).sum::<f64>()], [v[2 % v.len()].max(v[0]), s1]];
        
    }

    #[differentiable]
    pub fn program_158(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = a / 0.3;
        let mut v6 = [[(1.5 + x[n % x.len()].sin()).powf(x[0].cos()), a + 1.25], [x[(n + n) % x.len()], s5]];
        s5 = s5 - s5 * 0.75;
        if a > 0.75 {
            s5 = a - s5 * 0.75;
        } else {
            s5 = s5.powi(2);
        }
        v6[0][1] * v6[1][0] + v6[1][1] + s5 + (1.5 + v6[0][(n + 1) % 2] * v6[0][(n + 1) % 2]).ln()
    }

    #[differentiable]
    fn helper_159_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v[0 % v.len()];
        let mut v2 = [u, u, v[v.len() - 1]];
        v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + (if v[v.len() - 1] > 0.3 { v2[2] } else { v[0 % v.len()] })
    }

    #[differentiable]
    pub fn program_159(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[x.len() - 1] / (1.5 + a * a);
        if ({ let t4 = x[3 % x.len()]; t4 * x[x.len() - 1] + t4 }) < (a + s3) {
            s3 = s3 * 0.5 + ({ let t5 = -x[x.len() - 1]; t5 * s3 + t5 });
        } else {
            s3 = (2.0 + x[x.len() - 1].cos()).recip() - s3 * 0.75;
        }
        s3 + a + a
    }

    #[differentiable]
    pub fn program_160(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0] + a;
        let mut v2 = (s1, -x[0]);
        s1 = (s1 * 0.9 - v2.0).sin();
        v2.0 /= 1.5 + v2.0.mul_add(0.5, s1).abs();
        v2.0 - v2.1 + s1 + v2.0
    }

    #[differentiable]
    pub fn program_161(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[n % x.len()];
        s1 /= 1.5 + s1.abs();
        for i2 in 1..=n {
            let mut w3 = x.to_vec();
            while let Some(t4) = w3.pop() {
                if s1 > 0.3 { continue; }
                if x[(i2 + 1) % x.len()] > 2.0 {
                    s1 = t4.tanh();
                }
                s1 *= 0.5 + ({ let t5 = (1.5 + s1 * s1).acosh(); t5 * (a - 0.2) + t5 }).cos().tanh();
            }
            s1 *= s1.sin().cos();
        }
        s1 + a + x[3 % x.len()]
    }

    #[differentiable]
    fn helper_162_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w;
        let mut v2 = [u, u, (0.9 * u.sin()).asin()];
        let (l3, r4) = v2.split_at_mut(1);
        for (p5, q6) in r4.iter_mut().zip(l3.iter()) {
            *p5 += *q6 * w.min(u);
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + w + (u - s1 * s1)
    }

    #[differentiable]
    pub fn program_162(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = a;
        let mut v8 = x.to_vec();
        if helper_162_0(s7, s7) > 0.3 {
            let mut v9 = [s7 - 1.5, x[0], s7];
        } else if n % 2 == 0 || s7 > 0.5 {
            s7 = s7 * 0.5 + s7;
        } else {
            s7 *= v8[0].hypot(1.0 + s7).cos();
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + x.iter().rev().skip(1).filter(|p10| **p10 > 0.9).map(|p11| ((*p11) - x[x.len() - 1]).tanh()).sum::<f64>()
    }

    #[differentiable]
    fn helper_163_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = (0.5 + u * u).sqrt();
        let mut v2 = (0..4).map(|i3: usize| (1.5 + s1.sin()).powf(v[0].cos())).collect::<Vec<f64>>();
        'l6: for p4 in v.iter().skip(1).step_by(2) {
            s1 += (-v.iter().take(2).copied().map(|p7| p7 * v[2 % v.len()]).sum::<f64>()).atan() * 0.25;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u.mul_add(0.5, v[0])
    }

    #[differentiable]
    pub fn program_163(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = a.to_radians();
        let mut v9 = (0..4).map(|i10: usize| x[x.len() - 1].max(x[(n + i10) % x.len()])).collect::<Vec<f64>>();
        s8 = (s8 * 0.3 - (1.25 * v9[0])).sin();
        let (i11, i12) = ((n * 2) % v9.len(), n % v9.len());
        v9.swap(i11, i12);
        for i13 in 0..2_usize {
            for p14 in v9.iter().rev() {
                s8 -= ((0.5 + a * a).sqrt() + a).sin() * 0.9;
            }
            s8 *= 0.5 + x[(i13 + 1) % x.len()].atan().tanh();
        }
        v9.iter().sum::<f64>() * 0.5 + s8 + s8
    }

    #[differentiable]
    pub fn program_164(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = (0.5 + a * a).sqrt();
        let mut v2 = (a, -x[(n + 3) % x.len()]);
        for p3 in x.iter().rev() {
            if v2.0 < (0.2 * v2.0) { break; }
            v2.0 = (x[(n + 0) % x.len()] - s1).atan();
            s1 = (s1 * 0.9 - (match s1 { t5 if t5 > 1.1 => t5 * a, t5 if t5 < -1.1 => -t5 + a, _ => *p3 }).sin()).sin();
        }
        v2.0 - v2.1 + s1 + a
    }

    #[differentiable]
    fn helper_165_0(u: f64, n: usize) -> f64 {
        if n == 0 { return n as f64 * 0.25; }
        let below = helper_165_0(u, n - 1);
        let mut s1: f64 = u;
        let mut v2 = (0..4).map(|i3: usize| below).collect::<Vec<f64>>();
        for (i5, p4) in v2.iter_mut().enumerate() {
            s1 = (s1 * 0.3 - (*p4).sin()).sin();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + below + (1.5 + u.sin()).powf(u.cos())
    }

    #[differentiable]
    pub fn program_165(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = x[0];
        let mut v7 = x.to_vec();
        let i8 = n % v7.len();
        v7[i8] *= 0.5 + a.tanh();
        for p9 in &v7 {
            s6 = ((*p9) / (1.5 + v7[(n * 4) % v7.len()] * v7[(n * 4) % v7.len()])).tanh() - s6 * 0.75;
            s6 *= 0.5 + ({ let t11 = a; t11 * x[x.len() - 1] + t11 }).tanh().tanh();
        }
        v7.iter().sum::<f64>() * 0.5 + s6 + (s6 - s6)
    }

    #[differentiable]
    fn helper_166_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f([0.5_f64, 1.5].iter().fold(u, |s1, p2| s1 * 0.5 + (s1).sin())) + f(u * 0.5);
        let mut s3: f64 = again;
        s3 + again + s3
    }

    #[differentiable]
    pub fn program_166(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a;
        let mut v5 = [a, x[x.len() - 1], helper_166_0(|t6| x[(n + n) % x.len()], s4)];
        let mut k8 = 0_usize;
        let r7: f64 = loop {
            k8 += 1;
            if k8 > 2 || (s4 > 1.25) { break a; }
            let (i9, i10) = (k8 % v5.len(), 0 % v5.len());
            v5.swap(i9, i10);
        };
        let b11 = r7 * 0.5 + helper_166_0(|t12| a, n as f64 * 0.25);
        v5[0] = v5[0] * 0.5 + b11;
        b11 + r7 + v5[n % 3]
    }

    #[differentiable]
    fn helper_167_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[0];
        let mut v2 = [v[2 % v.len()].mul_add(0.5, v[3 % v.len()]), s1, u];
        if v2[1].to_radians() > 1.25 {
            s1 = v[3 % v.len()] - s1 * 0.75;
        } else {
            s1 += (if u > 0.9 { s1.cos().exp_m1() } else { v[3 % v.len()].tanh().powi(3) }) * 0.25;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + u
    }

    #[differentiable]
    pub fn program_167(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[n % x.len()];
        let mut v4 = x.to_vec();
        'l6: for i5 in 0..2_usize {
            let mut v7 = [if s3 > 0.5 { s3 } else { x[(n + n) % x.len()] }, x[0], s3.asinh()];
            if v4.len() > 3 { v4.truncate(2); } else { v4.extend([v7[0].sin().cosh(), 0.5]); }
        }
        v4.iter().sum::<f64>() * 0.5 + s3 + (a / (1.5 + v4[(n * 1) % v4.len()] * v4[(n * 1) % v4.len()]))
    }

    #[differentiable]
    fn helper_168_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = (2.0 + u.sin()).cbrt();
        let mut v2 = vec![{ let c4: Vec<f64> = [0.5_f64, 1.5].iter().map(|p3| ((*p3) - s1).tanh()).collect(); c4.iter().fold(0.5, |s, v| s * 0.5 + v) }; 3];
        v2.iter().sum::<f64>() * 0.5 + s1 + again + v2[0]
    }

    #[differentiable]
    pub fn program_168(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = (1.5 + x[(n + 0) % x.len()].sin()).powf(x[n % x.len()].cos());
        for (i7, p6) in x.iter().enumerate() {
            let mut v8 = x.to_vec();
        }
        s5 + a + (0.5 - x[(n + 0) % x.len()])
    }

    #[differentiable]
    fn helper_169_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u.max(0.25);
        
    }

    #[differentiable]
    fn helper_169_1(v: &[f64], u: f64) -> f64 {
        let mut s2: f64 = u;
        let mut v3 = [[v[0 % v.len()], v[0]], [s2.atan2(1.5 + s2.abs()), u]];
        v3[0][1] * v3[1][0] + v3[1][1] + s2 + v3[3 % 2][0].atan()
    }

    #[differentiable]
    pub fn program_169(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[0] * a;
        let mut v5 = x.to_vec();
        helper_169_0(&mut v5[..1], (0.5 + x[x.len() - 1] * x[x.len() - 1]).sqrt());
        let i6 = n % v5.len();
        v5[i6] *= (1.5 + v5[v5.len() - 1].sin()).powf(v5[v5.len() - 1].cos()).cos();
        v5.iter().sum::<f64>() * 0.5 + s4 + v5[(n + n) % v5.len()].rem_euclid(2.5)
    }

    #[differentiable]
    pub fn program_170(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0];
        let mut v2 = (0..4).map(|i3: usize| s1.sin().sinh()).collect::<Vec<f64>>();
        let mut m4: f64 = s1 - ((0.75 / (1.5 + a.abs())) % 1.75);
        let f5 = |u6: f64| (u6 / (1.5 + x[x.len() - 1] * x[x.len() - 1])).sin().cosh();
        m4 + v2.iter().sum::<f64>() * 0.5 + v2[n % v2.len()]
    }

    #[differentiable]
    fn helper_171_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = u;
        let mut v2 = [u / (1.5 + v[1] * v[1]), u, (1.5 + v[2] * v[2]).ln()];
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + v[1].mul_add(0.5, s1), s1, s1 + v2[0]]
    }

    #[differentiable]
    pub fn program_171(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = helper_171_0([x[(n + 2) % x.len()], x[n % x.len()], x[n % x.len()] + a], x[x.len() - 1])[0];
        let mut v4 = [[s3, a], [s3, x.iter().take(2).map(|p5| (*p5) * x[n % x.len()]).sum::<f64>()]];
        v4[0][1] += (0.5 * (if v4[n % 2][0].abs() >= 0.9 { v4[1][0] } else { x[x.len() - 1] })) * 0.25;
        let d6: f64;
        if a > 0.5 && v4[3 % 2][(n + n) % 2] > 0.2 { d6 = s3; } else { d6 = x.iter().enumerate().map(|(i7, p8)| x[0] * (i7 + 1) as f64).sum::<f64>() / 0.3; }
        d6 + v4[0][1] * v4[1][0] + v4[1][1] + s3 + x[(n + 0) % x.len()]
    }

    #[differentiable]
    pub fn program_172(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = (2.0 + a.cos()).recip();
        let mut v2 = x.to_vec();
        for (i4, p3) in x.iter().enumerate() {
            if s1 > 0.9 { continue; }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + (0.3 / (1.5 + x[x.len() - 1].abs()))
    }

    #[differentiable]
    fn helper_173_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = *p;
        s1 = s1 - s1 * 0.75;
        s1 + *p + u + s1
    }

    #[differentiable]
    pub fn program_173(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x[0];
        'l5: for &p3 in x.iter() {
            match n % 4 {
                0 => {
                    s2 -= s2.mul_add(0.5, p3.clamp(-1.5, 1.25)).cos() * 2.0;
                }
                1 | 2 => {
                    s2 *= (1.5 + s2.sin()).powf((a + x[x.len() - 1]).cos()).cos().cos();
                }
                _ => {
                    s2 = (-p3).min(1.75).atan();
                }
            }
        }
        s2 + a + a
    }

    #[differentiable]
    fn helper_174_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v[3 % v.len()];
        if (if v[2 % v.len()] > 0.75 { u } else { s1 }) > 1.1 {
            s1 += v[v.len() - 1].mul_add(0.5, s1) * 0.25;
        } else if v[0] > 2.0 {
            s1 /= 1.5 + s1.abs();
        } else {
            s1 *= 0.5 + u.signum().sin().cosh().tanh();
        }
        s1 + v.iter().sum::<f64>() * 0.5 + u + (s1 + s1)
    }

    #[differentiable]
    pub fn program_174(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = -x[n % x.len()];
        let mut v3 = [[x[x.len() - 1].sin().cosh(), s2], [s2, x[n % x.len()]]];
        v3[1 % 2][(n * 3) % 2] += (0..2 * n).step_by(2).map(|i4| s2).sum::<f64>() * 0.25;
        let d5: f64;
        if (n + n) % 3 == 1 { d5 = s2; } else { d5 = v3[0][1] * a; }
        d5 + v3[0][1] * v3[1][0] + v3[1][1] + s2 + a
    }

    #[differentiable]
    fn helper_175_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u.fract(); }
        let below = helper_175_0(n as f64 * 0.25, n - 1);
        let mut s1: f64 = u - u * u;
        let mut v2 = [u, s1, below.mul_add(0.5, u)];
        v2[2] += (s1 / (1.5 + u * u)) * 0.25;
        v2.iter().sum::<f64>() * 0.5 + s1 + below + (below + u)
    }

    #[differentiable]
    pub fn program_175(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = { let t4 = n as f64 * 0.25; t4 * t4 + t4 };
        for p5 in x.windows(2) {
            if s3.atan() > 1.1 { continue; }
            s3 = s3 * 0.5 + f64::sin((1.5 + (n as f64 * 0.25).sin()).powf(p5[0].cos())).tanh();
            s3 *= x[x.len() - 1].cos().cos();
        }
        s3 + a + ({ let t7 = s3; t7 * t7 + t7 })
    }

    #[differentiable]
    fn helper_176_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = ([0.5_f64, 1.5].iter().filter(|p3| **p3 > 0.3).map(|p4| u.sin().sinh()).sum::<f64>(), w.hypot(1.0 + s1));
        v2.0 - v2.1 + s1 + w + (-v2.0)
    }

    #[differentiable]
    fn helper_176_1(u: f64, w: f64) -> f64 {
        let mut s5: f64 = w;
        let mut v6 = (0..4).map(|i7: usize| u).collect::<Vec<f64>>();
        v6.push({ let c9: Vec<f64> = [0.5_f64, 1.5].iter().skip(1).map(|p8| (*p8).sin() + (2.0 / (1.5 + u.abs()))).collect(); c9.iter().sum::<f64>() });
        v6.iter().sum::<f64>() * 0.5 + s5 + w + s5
    }

    #[differentiable]
    pub fn program_176(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = a;
        let mut v11 = [x[n % x.len()].min(a), a, s10 * x[(n * 3) % x.len()]];
        let b12: f64 = x[x.len() - 1].atan2(1.5 + s10.min(s10).abs());
        let mut v13 = [[v11[n % 3], a.min(s10)], [b12, (1..=n).rev().map(|i14| x[i14 % x.len()]).sum::<f64>()]];
        v13[0][1] * v13[1][0] + v13[1][1] + b12 + v11.iter().sum::<f64>() * 0.5 + s10
    }

    #[differentiable]
    pub fn program_177(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.sin();
        s1 -= ({ let t2 = (n as f64 * 0.25).atan(); t2 * (a + 0.2) + t2 }) * 1.25;
        for i3 in 0..2_usize {
            match (n + n) % 4 {
                0 => {
                    s1 = (i3 as f64 * 0.25).tanh() - s1 * 0.75;
                }
                1 | 2 => {
                    s1 /= 1.5 + s1.cos().abs();
                }
                _ => {
                    s1 = (s1 * 0.5 - x[1 % x.len()].atan()).sin();
                }
            }
        }
        s1 + a + (a / 2.0)
    }

    #[differentiable]
    pub fn program_178(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a / 0.5;
        if a > 1.5 { return 0.5 / (1.5 + x[2 % x.len()].abs()); }
        match n % 4 {
            0 => {
                let b2: f64 = a;
            }
            1 | 2 => {
                s1 = s1 * 0.5 + ({ let t3 = (0.5 + x[n % x.len()] * x[n % x.len()]).sqrt(); t3 * (-a) + t3 });
            }
            _ => {
                s1 -= a * 0.2;
            }
        }
        s1 + a + s1
    }

    #[differentiable]
    fn helper_179_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[0 % v.len()];
        let mut v2 = [v.iter().step_by(2).fold(u, |s3, p4| s3 * 0.5 + ((*p4)).sin()), u, u];
        let mut w5 = v.to_vec();
        while let Some(t6) = w5.pop() {
            s1 = v.iter().rev().skip(1).copied().map(|p7| p7.sin() + s1).sum::<f64>().atan();
        }
        
    }

    #[differentiable]
    pub fn program_179(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = (n as f64 * 0.25).atan();
        let mut v9 = x.to_vec();
        match (n * 2) % 4 {
            0 => {
                if (match v9[(n + 3) % v9.len()] { t10 if t10 > 0.5 => t10 * s8, t10 if t10 < -0.5 => -t10 + x[(n * 1) % x.len()], _ => v9[(n + n) % v9.len()] }) < x[0] {
                    let (p11, mut q12): (f64, f64) = (s8.asinh(), x[0] - 0.2);
                }
            }
            1 | 2 => {
                s8 -= s8 * 1.25;
            }
            _ => {
                s8 = s8 * 0.5 + v9[v9.len() - 1];
            }
        }
        v9.iter().sum::<f64>() * 0.5 + s8 + x[0]
    }

    #[differentiable]
    pub fn program_180(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        s1 *= 0.5 + s1.tanh();
        s1 *= (x[n % x.len()] - s1 * s1).cos();
        s1 += (0.5 * x[3 % x.len()]) * 0.25;
        s1 + a + x[x.len() - 1]
    }

    #[differentiable]
    fn helper_181_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u;
        s1 + w + u + s1
    }

    #[differentiable]
    fn helper_181_1(u: f64) -> Option<f64> {
        if u.abs() >= 1.1 { return None; }
        if u < u && u.abs() >= 1.5 {
            let d2: f64;
            if u.max(u) < u { d2 = u; } else { d2 = u; }
        } else if u < u || u > 0.3 {
            let mut m4: f64 = helper_181_0({ let t3 = u; t3 * u + t3 }, u / (1.5 + u * u));
        } else {
            let mut m5: f64 = u;
        }
        let mut s6: f64 = u - u * u;
        let mut v7 = vec![u.sin().cosh(); 3];
        Some(v7.iter().sum::<f64>() * 0.5 + s6 + u + (1.5 - s6))
    }

    #[differentiable]
    pub fn program_181(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = x[0];
        let mut v9 = ((1.5 + a.sin()).powf(s8.atan2(1.5 + s8.abs()).cos()), x[0] + 1.1);
        if (n * 3) % 2 == 0 {
            s8 = x[x.len() - 1] - s8 * 0.75;
            for p10 in x.iter().rev() {
                let mut w12 = x.to_vec();
                while let Some(t13) = w12.pop() {
                    s8 += s8.atan() * 0.25;
                }
                v9.0 *= 0.5 + helper_181_1(s8).map_or(s8, |t14| t14.sin()).tanh().tanh();
            }
        }
        v9.0 - v9.1 + s8 + s8
    }

    #[differentiable]
    fn helper_182_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u + u) + f(u * 0.5);
        let mut s1: f64 = u;
        let mut v2 = (0..4).map(|i3: usize| u).collect::<Vec<f64>>();
        if u < again && s1 < v2[1 % v2.len()] {
            s1 = (s1 * 1.5 - u.max(0.25)).sin();
        } else {
            s1 *= again.cos();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + again + v2.iter().map(|p4| ((*p4) - u).tanh()).sum::<f64>()
    }

    #[differentiable]
    pub fn program_182(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = a * a;
        let mut v6 = [if (n as f64 * 0.25).abs() >= 2.0 { n as f64 * 0.25 } else if a > 2.0 { a } else { s5 }, x[(n + 2) % x.len()], s5 + s5];
        for p7 in x {
            if helper_182_0(|t9| *p7, a).abs() >= 1.5 { break; }
            'l12: for (p10, q11) in x.iter().zip(x.iter()) {
                if a < ((*p7) + a) { break; }
                let (p13, mut q14): (f64, f64) = (a, v6[(n * 2) % 3]);
            }
            for p15 in x.chunks(2) {
                s5 *= 0.5 + s5.copysign(s5).tanh().tanh();
            }
        }
        v6.iter().sum::<f64>() * 0.5 + s5 + helper_182_0(|t17| a, s5)
    }

    #[differentiable]
    fn helper_183_0(u: f64) -> Option<f64> {
        if 2 % 2 == 0 { return None; }
        if 3 % 2 == 1 {
            let mut m2: f64 = u.max((({ let t1 = u; t1 * u + t1 }) / (1.5 + u * u)));
        }
        let mut s3: f64 = (1.5 + u * u).ln();
        Some(s3 + u + s3)
    }

    #[differentiable]
    pub fn program_183(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = match a { t5 if t5 > 0.2 => t5 * a, t5 if t5 < -0.2 => -t5 + a, _ => n as f64 * 0.25 };
        'l8: for p6 in x.chunks(2) {
            let mut v9 = (x[x.len() - 1], x[0]);
        }
        s4 = (s4 * 0.75 - a).sin();
        s4 + a + a.to_radians()
    }

    #[differentiable]
    fn helper_184_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u;
        let mut v2 = (s1, u.sin().cosh());
        v[0] *= 0.5 + u.tanh();
        
    }

    #[differentiable]
    fn helper_184_1(u: f64, w: f64) -> (f64, f64) {
        let mut s3: f64 = u.asinh();
        (s3 + w + u + u, [0.5_f64, 1.5].chunks(2).map(|w4| (w4[0] - 0.5) * w4[0]).sum::<f64>())
    }

    #[differentiable]
    pub fn program_184(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = { let t6 = n as f64 * 0.25; t6 * x[(n * 1) % x.len()] + t6 };
        let mut v7 = (x[n % x.len()], { let t8 = a; t8 * x[n % x.len()] + t8 });
        if x[x.len() - 1] < helper_184_1(a, v7.1).0 {
            for i9 in 0..n {
                v7.0 = (match (i9 * 2) % 3 { 0 => v7.1, 1 => i9 as f64 * 0.25, _ => v7.1 }).cos();
                s5 = (s5 * 1.5 - x[0].sin()).sin();
            }
            s5 /= 1.5 + s5.abs();
        } else if (-s5) > 0.3 {
            s5 *= 0.5 + x[(n + 0) % x.len()].tanh();
        }
        v7.0 - v7.1 + s5 + (2.0 + v7.1.sin()).cbrt()
    }

    #[differentiable]
    pub fn program_185(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = 0.2 * x[0];
        let mut v2 = vec![a; 3];
        let (i3, i4) = ((n + n) % v2.len(), n % v2.len());
        v2.swap(i3, i4);
        if x[n % x.len()] < s1 {
            s1 -= (-x[(n + 3) % x.len()]) * 2.0;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + v2[0]
    }

    #[differentiable]
    fn helper_186_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = (u, v[0 % v.len()]);
        v2.0 - v2.1 + s1 + (v[0 % v.len()] / 2.0)
    }

    #[differentiable]
    pub fn program_186(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a;
        let mut v4 = [a, x[2 % x.len()], s3];
        let d5: f64;
        if n % 3 == 0 { d5 = 1.1 - a; } else { d5 = s3; }
        let d5: f64 = d5.sin().exp();
        d5 + v4.iter().sum::<f64>() * 0.5 + s3 + x[x.len() - 1]
    }

    #[differentiable]
    fn helper_187_0(u: f64) -> Option<f64> {
        if u > 1.1 { return None; }
        if u < [0.5_f64, 1.5].iter().fold(u, |s1, p2| s1 * 0.5 + ((*p2).sin() + u).sin()) {
            let d3: f64;
            if 2 % 2 == 0 { d3 = u; } else { d3 = u; }
        } else if (-u).abs() >= 2.0 {
            let b4: f64 = (-u) / (1.5 + u * u);
        } else {
            let mut m7: f64 = [0.5_f64, 1.5].iter().zip([0.5_f64, 1.5].iter()).map(|(p5, q6)| (*p5).sin() + (0.7 * (*p5).sin()).tan() + p5 * q6).sum::<f64>();
        }
        let mut s8: f64 = u + u;
        let mut v9 = vec![u, u];
        Some(v9.iter().sum::<f64>() * 0.5 + s8 + u + s8)
    }

    #[differentiable]
    pub fn program_187(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = x[0].atan();
        s10 += (2.0 - x[(n + 1) % x.len()]) * 0.25;
        for i11 in 1..=1_usize {
            'l13: for i12 in (0..2 * n).step_by(3) {
                match helper_187_0((0.8 * a.sin()).atanh()) {
                    Some(t14) if t14 > 1.5 => {
                        s10 /= 1.5 + x.windows(2).map(|w15| (w15[1] - 0.5) * s10).sum::<f64>().tanh().abs();
                    }
                    Some(t14) => {
                        s10 = x[(i11 + 3) % x.len()].tanh() - s10 * 0.75;
                    }
                    None => {
                        s10 -= a.cos() * 2.0;
                    }
                }
            }
            s10 = s10 * 0.5 + (({ let t16 = s10; t16 * x[3 % x.len()] + t16 }) * a).tanh();
        }
        s10 + a + a
    }

    #[differentiable]
    pub fn program_188(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = (1.5 + (n as f64 * 0.25).sin()).powf(x[n % x.len()].cos());
        if s1 > 0.2 { return s1; }
        if (0.9 / (1.5 + a.abs())) > 2.0 {
            s1 = if x[0].abs() >= 0.3 && a < a { x[n % x.len()] } else { a };
        } else if s1.rem_euclid(2.5) > 1.25 {
            s1 = (s1 * 1.5 - a).sin();
        } else {
            s1 = (s1 * 1.25 - (1.5 + a.sin()).powf(a.cos())).sin();
        }
        s1 + a + x[x.len() - 1]
    }

    #[differentiable]
    pub fn program_189(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = (x[(n + 0) % x.len()].hypot(1.0 + x[0]).mul_add(0.5, (0..2 * n).step_by(2).map(|i3| x[i3 % x.len()]).sum::<f64>()), a);
        v2.1 = v2.1 * 0.5 + x[n % x.len()];
        let f4 = |u5: f64| a;
        v2.0 - v2.1 + s1 + s1
    }

    #[differentiable]
    fn helper_190_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u;
        'l4: for p2 in v.iter_mut().rev() {
            if (*p2) > 2.0 { break; }
            s1 /= 1.5 + s1.fract().atan().abs();
        }
        s1 + v.iter().sum::<f64>() * 0.5 + u + s1
    }

    #[differentiable]
    pub fn program_190(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x.iter().fold(a, |s6, p7| s6 * 0.5 + ((*p7).sin() + x[n % x.len()]).sin());
        let mut v8 = (s5, x[0]);
        let mut s5: f64 = a;
        v8.1 = x[0];
        v8.0 - v8.1 + s5 + x.iter().filter(|p9| **p9 > 0.2).map(|p10| (*p10) * (*p10)).sum::<f64>()
    }

    #[differentiable]
    fn helper_191_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u + w;
        s1 + w + u + (w - s1 * s1)
    }

    #[differentiable]
    pub fn program_191(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x.iter().copied().map(|p3| p3 * p3).sum::<f64>();
        s2 = s2 * 0.5 + ({ let t4 = x[(n * 1) % x.len()]; t4 * t4 + t4 });
        for i5 in (0..2 * n).step_by(2) {
            if (if a.abs() >= 0.5 { x[0] } else { a }) > 0.9 { continue; }
            s2 = a.sin() - s2 * 0.75;
        }
        s2 + a + (1.1 - x[0])
    }

    #[differentiable]
    fn helper_192_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[3 % v.len()];
        
    }

    #[differentiable]
    fn helper_192_1(v: &[f64], u: f64) -> f64 {
        let mut s2: f64 = u;
        let mut v3 = v.to_vec();
        v3.iter().sum::<f64>() * 0.5 + s2 + ({ let t4 = v3[v3.len() - 1]; t4 * u + t4 })
    }

    #[differentiable]
    pub fn program_192(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = (1.5 + a.sin()).powf(x[n % x.len()].cos());
        for i6 in 1..=1_usize {
            for i7 in (0..2 * n).step_by(4) {
                s5 = (s5 * 0.5 - (1.5 + (n as f64 * 0.25).sin()).powf(x[n % x.len()].cos()).cos()).sin();
                s5 = (x[x.len() - 1] + 0.5).to_radians().tanh() - s5 * 0.75;
            }
            s5 *= x[i6 % x.len()].tanh().cos();
        }
        s5 + a + x[x.len() - 1]
    }

    #[differentiable]
    fn helper_193_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[3 % 3];
        let mut v2 = v;
        'l4: for i3 in 0..2_usize {
            let mut k6 = 0_usize;
            let r5: f64 = loop {
                k6 += 1;
                if k6 > 3 || ((0.8 * v[2 % 3].sin()).atanh() > 0.9) { break (2.0 + ({ let t7 = v2[2]; t7 * (k6 as f64 * 0.25) + t7 }).sin()).cbrt(); }
                s1 = v[(k6 * 2) % 3].sin() - s1 * 0.75;
            };
            let b8 = r5 * 0.5 + (0..3_usize).map(|i9| u).sum::<f64>();
            s1 = u.atan();
        }
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + s1.sin().sinh(), u.fract(), (1.25 + s1.sin()).powf(1.5)]
    }

    #[differentiable]
    pub fn program_193(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = a;
        let mut v11 = (((n as f64 * 0.25) - s10 * s10).atan2(1.5 + s10.abs()), -x[0]);
        if (1.1 * v11.0).abs() >= 0.9 {
            { let mut f12 = |u13: f64| { s10 = s10 * 0.5 + u13.atan(); }; f12(v11.0 - a); f12(v11.0.max(x[x.len() - 1])); }
            v11.1 += x[0] * 0.25;
        }
        v11.0 - v11.1 + s10 + (-s10)
    }

    #[differentiable]
    fn helper_194_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = match v[0 % v.len()] { t2 if t2 > 0.75 => t2 * v[0], t2 if t2 < -0.75 => -t2 + u, _ => u };
        let mut v3 = [v[2 % v.len()], s1, s1];
        v3.iter().sum::<f64>() * 0.5 + s1 + u
    }

    #[differentiable]
    pub fn program_194(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a;
        'l7: for p5 in x.chunks(2) {
            for i8 in (0..n).rev() {
                s4 += (-s4).atan() * 0.25;
                s4 = (-(2.0 / (1.5 + a.abs()))).sin();
            }
            s4 = (0.2 / (1.5 + p5[(n + n) % p5.len()].abs())).tanh() - s4 * 0.75;
        }
        s4 + a + s4
    }

    #[differentiable]
    fn helper_195_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = u;
        v[2] = v[2] * 0.5 + u;
        [s1 + v.iter().sum::<f64>() * 0.5 + u + u, v[0 % 3].min(s1), u]
    }

    #[differentiable]
    pub fn program_195(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a;
        for i3 in 0..n {
            let mut k4 = 0_usize;
            'l6: loop {
                k4 += 1;
                if k4 > 3 || ((0..2 * n).step_by(2).map(|i5| a).sum::<f64>() > 0.9) { break; }
                if a > 1.25 || s2 > 2.0 { continue; }
                s2 -= s2.sin().cosh().tanh() * 0.9;
            }
            if (x[0] / 0.5) > 0.9 {
                s2 -= (-({ let t7 = a; t7 * t7 + t7 })).cos() * 0.9;
            } else {
                s2 = (s2 * 0.5 - a.hypot(1.0 + x[0]).tanh()).sin();
            }
        }
        s2 + a + (a - 0.5)
    }

    #[differentiable]
    fn helper_196_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = u.to_radians();
        let mut v2 = (0..4).map(|i3: usize| (1.25 + s1.sin()).powf(1.5)).collect::<Vec<f64>>();
        (v2.iter().sum::<f64>() * 0.5 + s1 + w + w, u.min(1.75))
    }

    #[differentiable]
    pub fn program_196(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[(n + n) % x.len()];
        s4 = s4 * 0.5 + a;
        s4 = s4 * 0.5 + a;
        s4 += (-(a + 0.75)) * 0.25;
        s4 + a + a.max(s4)
    }

    #[differentiable]
    fn helper_197_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = (1.5 + v[0] * v[0]).ln();
        let mut v2 = v.to_vec();
        v2.iter().sum::<f64>() * 0.5 + s1 + (s1 * u)
    }

    #[differentiable]
    pub fn program_197(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a;
        s3 = x[x.len() - 1] - s3 * 0.75;
        for (p4, q5) in x.iter().zip(x.iter()) {
            s3 -= x[n % x.len()].atan() * 2.0;
        }
        s3 + a + (-s3)
    }

    #[differentiable]
    fn helper_198_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = u.asinh();
        let mut v2 = [{ let t3 = w; t3 * s1 + t3 }, u, w];
        let (i4, i5) = (2 % v2.len(), 0 % v2.len());
        v2.swap(i4, i5);
        (v2.iter().sum::<f64>() * 0.5 + s1 + w + (0.5 + v2[0 % 3] * v2[0 % 3]).sqrt(), w.cos().exp_m1())
    }

    #[differentiable]
    pub fn program_198(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = a - 0.2;
        let mut v7 = [[s6, x[0]], [x[0], x[(n + n) % x.len()]]];
        v7[n % 2][1] = a;
        let b8: f64 = helper_198_0(s6, (2.0 + x[n % x.len()].sin()).cbrt()).1;
        b8 + v7[0][1] * v7[1][0] + v7[1][1] + s6 + ({ let t9 = x[(n + n) % x.len()]; t9 * s6 + t9 })
    }

    #[differentiable]
    fn helper_199_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = u;
        s1 + again + again
    }

    #[differentiable]
    pub fn program_199(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a;
        if (-x[0]) > 0.3 {
            if (s2 / (1.5 + s2 * s2)).abs() >= 0.9 {
                let mut k4 = 0_usize;
                let r3: f64 = 'l5: loop {
                    k4 += 1;
                    if k4 > 4 || ((x[x.len() - 1] + x[0]) > 1.5) { break x[x.len() - 1]; }
                    s2 += x[0].atan2(1.5 + s2.abs()).tanh() * 0.25;
                };
                let b6 = r3 * 0.5 + helper_199_0(f64::atan, s2);
            }
            s2 = (s2 * 2.0 - a).sin();
        } else if s2 < a && (n + 2) % 3 == 1 {
            s2 = s2 * 0.5 + s2;
        }
        s2 + a + s2
    }
}

pub mod part_4 {
    use crate::check::{Entry, entry};
    use tenzr::prelude::*;

    pub const ENTRIES: &[Entry] = &[
        entry!(program_200),
        entry!(program_201),
        entry!(program_202),
        entry!(program_203),
        entry!(program_204),
        entry!(program_205),
        entry!(program_206),
        entry!(program_207),
        entry!(program_208),
        entry!(program_209),
        entry!(program_210),
        entry!(program_211),
        entry!(program_212),
        entry!(program_213),
        entry!(program_214),
        entry!(program_215),
        entry!(program_216),
        entry!(program_217),
        entry!(program_218),
        entry!(program_219),
        entry!(program_220),
        entry!(program_221),
        entry!(program_222),
        entry!(program_223),
        entry!(program_224),
        entry!(program_225),
        entry!(program_226),
        entry!(program_227),
        entry!(program_228),
        entry!(program_229),
        entry!(program_230),
        entry!(program_231),
        entry!(program_232),
        entry!(program_233),
        entry!(program_234),
        entry!(program_235),
        entry!(program_236),
        entry!(program_237),
        entry!(program_238),
        entry!(program_239),
        entry!(program_240),
        entry!(program_241),
        entry!(program_242),
        entry!(program_243),
        entry!(program_244),
        entry!(program_245),
        entry!(program_246),
        entry!(program_247),
        entry!(program_248),
        entry!(program_249),
    ];

    #[differentiable]
    fn helper_200_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = (2.0 + v[v.len() - 1].cos()).recip();
        s1 + v.iter().sum::<f64>() * 0.5 + u + s1
    }

    #[differentiable]
    pub fn program_200(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a - x[x.len() - 1] * x[x.len() - 1];
        let f3 = |u4: f64| x.chunks(2).map(|w5| (w5[0] - 0.5) * (2.0 - x[x.len() - 1])).sum::<f64>();
        let b6: f64 = (1.5 + s2.sin()).powf(s2.cos());
        b6 + s2 + (s2 / 1.5)
    }

    #[differentiable]
    fn helper_201_0(u: f64) -> Option<f64> {
        if u > 1.5 { return None; }
        if u > 1.5 {
            let b2: f64 = [0.5_f64, 1.5].windows(2).map(|w1| (w1[1] - 0.5) * u).sum::<f64>();
        }
        let mut s3: f64 = u;
        let mut v4 = [s3.sin().sinh(), u, (1.5 + u.sin()).powf(s3.cos())];
        Some(v4.iter().sum::<f64>() * 0.5 + s3 + u + v4[0])
    }

    #[differentiable]
    pub fn program_201(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = (0.5 + x[x.len() - 1] * x[x.len() - 1]).sqrt();
        if s5 > 0.3 && x[x.len() - 1].abs() >= 1.5 {
            s5 = (0..2 * n).step_by(2).map(|i6| s5).sum::<f64>() - s5 * 0.75;
            s5 = s5 * 0.5 + f64::sin(x.iter().zip(x.iter()).map(|(p7, q8)| (*p7) + p7 * q8).sum::<f64>());
        } else {
            s5 = (s5 * 0.5 - s5).sin();
        }
        s5 + a + a
    }

    #[differentiable]
    fn helper_202_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f([0.5_f64, 1.5].iter().rev().skip(1).zip([0.5_f64, 1.5].iter()).map(|(p1, q2)| (*p1) + p1 * q2).sum::<f64>()) + f(u * 0.5);
        let mut s3: f64 = again;
        s3 + again + (1.1 / (1.5 + again.abs()))
    }

    #[differentiable]
    pub fn program_202(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = (0.7 * a.sin()).tan();
        let mut v5 = [[f64::sin(x[1 % x.len()]), x.iter().rev().zip(x.iter().rev()).map(|(p6, q7)| (*p6) * x[x.len() - 1] + p6 * q7).sum::<f64>()], [x[x.len() - 1] - a * a, if a < s4 { a } else { s4 }]];
        s4 = s4 * 0.5 + s4;
        let mut k9 = 0_usize;
        let r8: f64 = loop {
            k9 += 1;
            if k9 > 3 || ((0.8 * x[(n * 2) % x.len()].sin()).atanh().abs() >= 2.0) { break a; }
            if a > 1.1 && a.abs() >= 1.5 { break a; }
        };
        let b10 = r8 * 0.5 + x.iter().filter(|p11| **p11 > 1.1).map(|p12| (*p12).sin() + (*p12)).sum::<f64>();
        b10 + r8 + a
    }

    #[differentiable]
    fn helper_203_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = if v[2 % v.len()].abs() >= 2.0 { v[3 % v.len()] } else { u };
        s1 + u + v[0 % v.len()].min(1.75)
    }

    #[differentiable]
    pub fn program_203(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x[(n + n) % x.len()] - a * a;
        let mut v3 = [s2.copysign(a), s2, s2.rem_euclid(2.5)];
        'l5: for i4 in 0..n {
            v3[0] = (v3[0] * 0.3 - s2.cos()).sin();
        }
        for i6 in 0..4_usize {
            s2 /= 1.5 + (0.8 * (n as f64 * 0.25).sin()).atanh().cos().abs();
        }
        v3.iter().sum::<f64>() * 0.5 + s2 + x[0].clamp(-1.5, 1.25)
    }

    #[differentiable]
    fn helper_204_0(u: f64) -> Option<f64> {
        if (-u) < u { return None; }
        if u < u {
            let mut m1: f64 = (u * u).ln_1p();
        }
        let mut s2: f64 = -u;
        let mut v3 = [u.max(0.25), u, u.sin().cosh()];
        Some(v3.iter().sum::<f64>() * 0.5 + s2 + u + s2)
    }

    #[differentiable]
    pub fn program_204(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = helper_204_0(x[x.len() - 1]).map_or(x[n % x.len()], |t5| t5.sin());
        s4 = s4 * 0.5 + x[x.len() - 1];
        'l7: for i6 in (0..n).rev() {
            s4 += ((n as f64 * 0.25) * x[x.len() - 1].min(1.75)).cos() * 0.25;
        }
        s4 + a + x[0]
    }

    #[differentiable]
    fn helper_205_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = (0..3_usize).map(|i2| (*p)).sum::<f64>();
        let mut v3 = [*p, *p, *p];
        v3.iter().sum::<f64>() * 0.5 + s1 + *p + u
    }

    #[differentiable]
    fn helper_205_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s4: f64 = u;
        let mut v5 = [[v[1] - u, s4], [s4, u.powi(2)]];
        let (i6, i7) = (0 % v.len(), 0 % v.len());
        v.swap(i6, i7);
        [v5[0][1] * v5[1][0] + v5[1][1] + s4 + v.iter().sum::<f64>() * 0.5 + (0.9 * v[2 % 3].cos()).acos(), v[0 % 3] * v5[3 % 2][1], (2.0 + v[1].sin()).cbrt()]
    }

    #[differentiable]
    pub fn program_205(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = x.iter().rev().skip(1).copied().fold(-4.0, f64::max);
        let mut v9 = [[x[n % x.len()], a], [x.iter().rev().skip(1).zip(x.iter()).map(|(p10, q11)| (*p10) + p10 * q11).sum::<f64>(), (2.0 + a.sin()).cbrt()]];
        let mut v12 = [[(0.5 + a * a).sqrt(), helper_205_1([a.copysign(s8), a, x[0].max(s8)], x[3 % x.len()])[0]], [v9[1][(n * 4) % 2], a]];
        if helper_205_1([v9[1][1], v9[n % 2][(n + 3) % 2], (0.5 + v9[(n + 3) % 2][0] * v9[(n + 3) % 2][0]).sqrt()], x[x.len() - 1])[0].abs() >= 1.1 { return v12[n % 2][1]; }
        v12[0][1] * v12[1][0] + v12[1][1] + v9[0][1] * v9[1][0] + v9[1][1] + s8 + (2.0 / (1.5 + v12[0][0].abs()))
    }

    #[differentiable]
    pub fn program_206(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[(n * 2) % x.len()].rem_euclid(2.5);
        if a.sin() > 0.3 {
            let (p2, mut q3): (f64, f64) = ((1.5 + a.cos()).log10().mul_add(0.5, s1), a);
        } else if a < (n as f64 * 0.25) {
            if (-s1).abs() >= 1.25 { return x.iter().take(2).map(|&p4| (p4 - s1).tanh()).sum::<f64>(); }
        }
        s1 + a + s1
    }

    #[differentiable]
    fn helper_207_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = u.max(0.25);
        let mut v2 = [w, w, w];
        for (i4, p3) in v2.iter_mut().enumerate() {
            'l6: for i5 in 0..2_usize {
                s1 *= w.tanh().cos();
            }
            s1 -= s1.hypot(1.0 + ((*p3) / 0.5)).sin() * 2.0;
        }
        (v2.iter().sum::<f64>() * 0.5 + s1 + w + w, (0..3_usize).map(|i7| w).sum::<f64>())
    }

    #[differentiable]
    pub fn program_207(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = x[x.len() - 1];
        let mut v9 = [x[n % x.len()], a, x[x.len() - 1]];
        let mut v10 = (a, { let t11 = x[0]; t11 * a + t11 });
        let (i12, i13) = (n % v9.len(), (n * 1) % v9.len());
        v9.swap(i12, i13);
        v10.0 - v10.1 + v9.iter().sum::<f64>() * 0.5 + s8 + s8
    }

    #[differentiable]
    fn helper_208_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[0 % 3];
        [s1 + v.iter().sum::<f64>() * 0.5 + u + s1, s1, s1]
    }

    #[differentiable]
    pub fn program_208(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a - a * a;
        if a.max(x[0]) > 0.75 {
            'l4: for i3 in (0..n).rev() {
                s2 *= 0.5 + x[i3 % x.len()].mul_add(0.5, a).tanh().tanh();
            }
            s2 = s2 - s2 * 0.75;
        } else {
            s2 -= x.iter().skip(1).map(|p5| (*p5)).map(f64::tanh).sum::<f64>() * 0.9;
        }
        s2 + a + x[0]
    }

    #[differentiable]
    fn helper_209_0(u: f64) -> Option<f64> {
        if (0..3_usize).map(|i1| u).sum::<f64>() > 2.0 { return None; }
        if 2 % 2 == 0 {
            'l3: for i2 in 0..3_usize {
                'l5: for i4 in 0..4_usize {
                    let mut m6: f64 = u;
                }
                let mut m7: f64 = u;
            }
        }
        let mut s8: f64 = u % 1.75;
        let mut v9 = (s8, u);
        Some(v9.0 - v9.1 + s8 + u + (2.0 - u))
    }

    #[differentiable]
    pub fn program_209(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = a.asinh();
        let mut v11 = [if x[0] < s10 { x[(n + 2) % x.len()] } else { x[x.len() - 1] }, a, s10];
        s10 /= 1.5 + x[x.len() - 1].hypot(1.0 + s10).abs();
        if ({ let t12 = s10; t12 * v11[n % 3] + t12 }) > 1.1 {
            s10 = s10 * 0.5 + ({ let t13 = a * x[0]; t13 * x[0] + t13 });
        } else {
            s10 /= 1.5 + a.abs();
        }
        v11.iter().sum::<f64>() * 0.5 + s10 + s10
    }

    #[differentiable]
    fn helper_210_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = f64::sin(u);
        let mut v2 = [s1, s1, s1];
        if 1 % 2 == 0 {
            s1 = (s1 * 1.25 - (-s1)).sin();
        } else {
            s1 = u.hypot(1.0 + s1) - s1 * 0.75;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + ({ let t3 = u; t3 * v2[0] + t3 })
    }

    #[differentiable]
    pub fn program_210(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = 0.2 * x[n % x.len()];
        s4 += s4.tanh().powi(3) * 0.25;
        'l6: for i5 in 0..4_usize {
            let mut w7 = x.to_vec();
            'l9: while let Some(t8) = w7.pop() {
                s4 = s4 * 0.5 + x[(i5 + n) % x.len()].atan();
            }
            s4 = s4 * 0.5 + helper_210_0(x, x.iter().rev().skip(1).fold(a, |s10, p11| s10 * 0.5 + ((*p11) * (*p11)).sin())).sin();
        }
        s4 + a + s4
    }

    #[differentiable]
    fn helper_211_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_211_0(u, n - 1);
        let mut s1: f64 = u;
        let mut v2 = vec![below.atan2(1.5 + s1.abs()), s1];
        v2.iter().sum::<f64>() * 0.5 + s1 + below + u
    }

    #[differentiable]
    pub fn program_211(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a;
        let mut k5 = 0_usize;
        let r4: f64 = 'l6: loop {
            k5 += 1;
            if k5 > 2 || ((n + 3) % 3 == 0) { break x[(k5 + n) % x.len()]; }
            let d7: f64;
            if s3 < x[0] || a.abs() >= 0.2 { d7 = x[(n + 0) % x.len()]; } else { d7 = 1.5 / (1.5 + (-x[x.len() - 1]).abs()); }
        };
        let b8 = r4 * 0.5 + (x[x.len() - 1] - x[0 % x.len()]);
        b8 + r4 + x[x.len() - 1]
    }

    #[differentiable]
    pub fn program_212(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[n % x.len()];
        let mut v2 = vec![s1; 3];
        if s1.abs() >= 0.9 { return (1.25 + v2[0].sin()).powf(1.5); }
        match n % 4 {
            0 => {
                s1 += v2.iter().map(|&p3| p3 * p3).sum::<f64>() * 0.25;
            }
            1 | 2 => {
                s1 += (if x[n % x.len()].abs() >= 0.75 { -s1 } else if 1 % 3 == 0 { a } else { v2[0] / (1.5 + x[x.len() - 1] * x[x.len() - 1]) }) * 0.25;
            }
            _ => {
                s1 += (if s1 < v2[0] { v2[0] } else { s1 }) * 0.25;
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + s1.max(a)
    }

    #[differentiable]
    fn helper_213_0(u: f64) -> Option<f64> {
        if u.cos() > 2.0 { return None; }
        if u > 0.2 {
            let d1: f64;
            if u.abs() >= 0.5 { d1 = u; } else { d1 = { let t2 = u.tanh(); t2 * u + t2 }; }
        } else if (2.0 + u.cos()).recip() > 1.25 {
            let d3: f64;
            if u > 2.0 { d3 = u; } else { d3 = (u - u).max(u.tanh()); }
        }
        let mut s4: f64 = u;
        Some(s4 + u + (u + s4))
    }

    #[differentiable]
    pub fn program_213(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x[0];
        let mut v6 = [match x[x.len() - 1] { t7 if t7 > 0.9 => t7 * s5, t7 if t7 < -0.9 => -t7 + a, _ => a }, a, s5 - 1.1];
        match helper_213_0(v6[3 % 3].signum()) {
            Some(t8) if t8 > 0.2 => {
                v6[0] *= 0.5 + s5.tanh();
            }
            Some(t8) => {
                s5 = (s5 * 0.2 - (-s5).cos()).sin();
            }
            None => {
                s5 *= s5.cos();
            }
        }
        v6.iter().sum::<f64>() * 0.5 + s5 + s5
    }

    #[differentiable]
    fn helper_214_0(u: f64) -> Option<f64> {
        if u > 0.3 { return None; }
        if 2 % 2 == 1 && u < u {
            let b1: f64 = u * u;
        } else {
            let mut m2: f64 = u;
        }
        let mut s3: f64 = u;
        let mut v4 = [u, u, s3 + s3];
        Some(v4.iter().sum::<f64>() * 0.5 + s3 + u + u.clamp(-1.5, 1.25))
    }

    #[differentiable]
    pub fn program_214(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = 1.5 / (1.5 + x[(n * 4) % x.len()].abs());
        let mut k6 = 0_usize;
        'l7: while k6 < 3 && (x[0].abs() >= 0.2) {
            k6 += 1;
            if helper_214_0(s5).map(|t8| t8 * 0.5).unwrap_or_else(|| s5) > 2.0 { break; }
            for i9 in 0..n {
                let (p10, mut q11): (f64, f64) = (x[i9 % x.len()], x[0]);
                let t12 = s5;
                s5 = q11;
                q11 = t12;
            }
            s5 = s5 * 0.5 + (a - s5 * s5).sin();
        }
        s5 + a
    }

    #[differentiable]
    fn helper_215_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u;
        v[2 % v.len()] = (s1 * v[v.len() - 1]) - 0.9;
        
    }

    #[differentiable]
    pub fn program_215(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x[x.len() - 1];
        let mut v3 = ((s2 + s2).sin().sinh(), x[n % x.len()].atan());
        if x[n % x.len()] < (s2 / (1.5 + v3.1 * v3.1)) {
            v3.0 *= ({ let t4 = v3.1.hypot(1.0 + s2); t4 * x[n % x.len()] + t4 }).cos();
        } else {
            s2 = ((n as f64 * 0.25) / (1.5 + v3.0 * v3.0)) - s2 * 0.75;
        }
        v3.0 - v3.1 + s2 + x[n % x.len()]
    }

    #[differentiable]
    fn helper_216_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[0].hypot(1.0 + u);
        [s1 + v.iter().sum::<f64>() * 0.5 + u + u, v[3 % 3], s1]
    }

    #[differentiable]
    fn helper_216_1(v: &mut [f64], u: f64) {
        let mut s2: f64 = u;
        
    }

    #[differentiable]
    pub fn program_216(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a + x[0];
        let mut v4 = [[helper_216_0([helper_216_0([s3.clamp(-1.5, 1.25), a, a], x[0])[0], x[x.len() - 1], a], a)[0], match x[1 % x.len()] { t5 if t5 > 2.0 => t5 * x[0], t5 if t5 < -2.0 => -t5 + x[x.len() - 1], _ => s3 }], [a, s3]];
        if n % 2 == 1 {
            'l7: for i6 in 1..=n {
                if x[x.len() - 1] > 0.9 { break; }
                s3 -= (n as f64 * 0.25).asinh().atan() * 0.3;
            }
            s3 *= x[x.len() - 1].cos();
        } else {
            s3 = s3 * 0.5 + s3;
        }
        v4[0][1] * v4[1][0] + v4[1][1] + s3 + x[0].min(s3)
    }

    #[differentiable]
    pub fn program_217(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = 0.9 - x[3 % x.len()];
        let mut v2 = [[a, s1.tanh().powi(3)], [a.fract(), -x[n % x.len()]]];
        s1 = s1 - s1 * 0.75;
        v2[1][1] = v2[1][1] * 0.5 + x[(n + 1) % x.len()];
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + x[(n * 1) % x.len()]
    }

    #[differentiable]
    fn helper_218_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[v.len() - 1].sin().cosh();
        { let mut f2 = |u3: f64| { s1 = s1 * 0.5 + v[0].atan(); }; f2(v[v.len() - 1] - v[v.len() - 1] * v[v.len() - 1]); f2(u.atan()); }
        s1 + u + s1
    }

    #[differentiable]
    fn helper_218_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(-u) + f(u * 0.5);
        let mut s4: f64 = (1.25 + again.sin()).powf(1.5);
        'l6: for i5 in 1..=1_usize {
            s4 = s4 * 0.5 + again.rem_euclid(2.5).atan();
        }
        s4 + again + s4.min(1.75)
    }

    #[differentiable]
    pub fn program_218(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = x[0];
        s7 *= 0.5 + helper_218_0(&x[1..], x[0].asinh()).tanh();
        s7 = (0.75 / (1.5 + x[2 % x.len()].abs())) - s7 * 0.75;
        s7 + a + a
    }

    #[differentiable]
    pub fn program_219(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = [[x[n % x.len()], x[0] % 1.75], [x[n % x.len()], s1]];
        v2[1][1] = (1.5 + v2[0][1].cos()).log2().atan();
        let mut k4 = 0_usize;
        let r3: f64 = 'l5: loop {
            k4 += 1;
            if k4 > 4 || (x[x.len() - 1].copysign(v2[1][0]) > 0.2) { break v2[2 % 2][n % 2]; }
            'l8: for p6 in x.chunks(2) {
                s1 *= v2[0][k4 % 2].cos().cos();
            }
            s1 /= 1.5 + (1.5 + x[0].cos()).log10().sin().abs();
        };
        let b9 = r3 * 0.5 + s1.atan2(1.5 + (k4 as f64 * 0.25).abs());
        b9 + r3 + (a - x[0])
    }

    #[differentiable]
    pub fn program_220(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = match (n * 4) % 3 { 0 => x[0 % x.len()], 1 => a, _ => a };
        let mut v2 = (0..4).map(|i3: usize| x[0]).collect::<Vec<f64>>();
        for i4 in (0..n).rev() {
            if a > 0.3 { break; }
            s1 *= 0.5 + a.sin().exp2().sin().tanh();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a
    }

    #[differentiable]
    fn helper_221_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_221_0([0.5_f64, 1.5].iter().skip(1).filter(|p1| **p1 > 2.0).map(|p2| (*p2)).sum::<f64>(), n - 1);
        let mut s3: f64 = below;
        s3 = (s3 * 0.5 - u.abs()).sin();
        s3 + below + (n as f64 * 0.25).min(u)
    }

    #[differentiable]
    pub fn program_221(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[n % x.len()].clamp(-1.5, 1.25);
        s4 = (1.5 + x[2 % x.len()].cos()).log2() - s4 * 0.75;
        if (n + 3) % 3 == 0 {
            let mut v5 = (0..4).map(|i6: usize| s4).collect::<Vec<f64>>();
            s4 /= 1.5 + a.abs();
        } else {
            s4 = s4 * 0.5 + s4.hypot(1.0 + (1.5 + x[(n + n) % x.len()].sin()).powf(a.cos()));
        }
        s4 + a + a
    }

    #[differentiable]
    fn helper_222_0(u: f64) -> Option<f64> {
        if u > 0.3 { return None; }
        if u.abs() >= 0.9 && u > 0.2 {
            let b2: f64 = match u { t1 if t1 > 0.3 => t1 * u, t1 if t1 < -0.3 => -t1 + u, _ => u };
        }
        let mut s3: f64 = match 1 % 3 { 0 => u, 1 => u, _ => u };
        Some(s3 + u + u)
    }

    #[differentiable]
    pub fn program_222(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[x.len() - 1].copysign(a);
        let mut v5 = x.to_vec();
        if v5[0] > 2.0 {
            let i6 = (n + n) % v5.len();
            v5[i6] *= a.cos();
        } else {
            s4 *= v5[v5.len() - 1].cos();
        }
        v5.iter().sum::<f64>() * 0.5 + s4 + s4
    }

    #[differentiable]
    pub fn program_223(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0];
        let mut v2 = (0..4).map(|i3: usize| x[(n * 2) % x.len()]).collect::<Vec<f64>>();
        let (i4, i5) = (0 % v2.len(), n % v2.len());
        v2.swap(i4, i5);
        let mut k6 = 0_usize;
        while k6 < 3 && (s1 > 0.2) {
            k6 += 1;
            'l8: for i7 in (0..2 * n).step_by(2) {
                s1 *= 0.5 + s1.to_radians().tanh().tanh();
            }
            s1 *= 0.5 + (x[0] % 1.75).atan().tanh();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + v2[(n + k6) % v2.len()].sin().exp()
    }

    #[differentiable]
    pub fn program_224(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = (0..4).map(|i3: usize| a.min(a)).collect::<Vec<f64>>();
        let (i4, i5) = (n % v2.len(), (n + 2) % v2.len());
        v2.swap(i4, i5);
        if s1 < s1.powi(2) { return x[0]; }
        { let mut f6 = |u7: f64| { s1 = s1 * 0.5 + v2[0].atan(); }; f6(v2[v2.len() - 1]); f6(v2[(n * 2) % v2.len()]); }
        v2.iter().sum::<f64>() * 0.5 + s1 + (match v2[(n + 1) % v2.len()] { t8 if t8 > 0.3 => t8 * x[0], t8 if t8 < -0.3 => -t8 + s1, _ => x[x.len() - 1] })
    }

    #[differentiable]
    fn helper_225_0(u: f64) -> Option<f64> {
        if [0.5_f64, 1.5].iter().take(2).copied().map(|p1| p1 * u).sum::<f64>() < u { return None; }
        if u < u || u.abs() >= 0.9 {
            let b2: f64 = (u / (1.5 + u * u)).sin();
            let mut m3: f64 = b2;
        } else if (u * u) < u.min(u) {
            let b4: f64 = u.min(u);
        }
        let mut s5: f64 = u;
        Some(s5 + u + u)
    }

    #[differentiable]
    pub fn program_225(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = 0.5 - a;
        let mut v7 = [1.5 / (1.5 + a.abs()), x[x.len() - 1], (0.7 * x[x.len() - 1].sin()).tan()];
        for i8 in 1..=3_usize {
            for (p9, q10) in v7.iter().zip(v7.iter()) {
                if (*p9) > 1.1 || a > 1.1 { break; }
                s6 = ((1.25 + x[n % x.len()].sin()).powf(1.5) / 0.3).atan();
            }
        }
        v7.iter().sum::<f64>() * 0.5 + s6 + s6
    }

    #[differentiable]
    pub fn program_226(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = 0.2 * a;
        let mut v2 = (a, n as f64 * 0.25);
        for &p3 in x.iter() {
            for p5 in x.chunks(2) {
                let (p7, mut q8): (f64, f64) = (0.5 / (1.5 + s1.abs()), p3);
            }
            v2.0 = p3.sin();
        }
        v2.0 - v2.1 + s1 + (a - s1 * s1)
    }

    #[differentiable]
    fn helper_227_0(u: f64) -> Option<f64> {
        if (0.2 * u) < u { return None; }
        if u > 0.9 || u.abs() >= 0.5 {
            let mut m1: f64 = u;
            m1 /= 1.5 + m1.abs();
        } else if u.abs() >= 0.5 {
            let mut m4: f64 = [0.5_f64, 1.5].iter().zip([0.5_f64, 1.5].iter()).map(|(p2, q3)| ((*p2) - ((*q3) * (*q3))).tanh() + p2 * q3).sum::<f64>().tanh();
        } else {
            let b5: f64 = u;
        }
        let mut s6: f64 = u.sin().cosh();
        let mut v7 = (u, 1.5 - u);
        Some(v7.0 - v7.1 + s6 + u + (s6 * v7.1))
    }

    #[differentiable]
    pub fn program_227(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = 2.0 * x[(n * 4) % x.len()];
        let mut v9 = (0..4).map(|i10: usize| -s8).collect::<Vec<f64>>();
        for p11 in x {
            let (i13, i14) = ((n + n) % v9.len(), n % v9.len());
            v9.swap(i13, i14);
            s8 += v9[v9.len() - 1].sin() * 0.25;
        }
        v9.iter().sum::<f64>() * 0.5 + s8 + s8
    }

    #[differentiable]
    pub fn program_228(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0 % x.len()];
        for i2 in 0..2_usize {
            s1 *= 0.5 + x.iter().copied().map(|p3| (p3 - p3).tanh()).sum::<f64>().atan().tanh();
            s1 *= 0.5 + x[1 % x.len()].sin().tanh();
        }
        s1 + a + a
    }

    #[differentiable]
    fn helper_229_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u.hypot(1.0 + u);
        let mut v2 = [u, v[v.len() - 1], u];
        match 3 % 4 {
            0 => {
                s1 = s1 * 0.5 + v[2 % v.len()];
            }
            1 | 2 => {
                s1 *= 0.5 + v[v.len() - 1].tanh();
            }
            _ => {
                s1 = (s1 * 1.25 - v[0]).sin();
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + (0.75 - s1)
    }

    #[differentiable]
    fn helper_229_1(p: &mut f64, u: f64) -> f64 {
        let mut s3: f64 = u;
        let mut v4 = (0..4).map(|i5: usize| u).collect::<Vec<f64>>();
        for p6 in v4.iter().rev() {
            s3 -= (*p6).hypot(1.0 + u.atan()).sin() * 1.5;
        }
        v4.iter().sum::<f64>() * 0.5 + s3 + *p + helper_229_0(&v4, v4[2 % v4.len()])
    }

    #[differentiable]
    pub fn program_229(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = a;
        s8 *= a.cos();
        let r9 = helper_229_1(&mut s8, x[0]);
        r9 + s8 + (s8 * x[n % x.len()])
    }

    #[differentiable]
    fn helper_230_0(u: f64, n: usize) -> f64 {
        if n == 0 { return 0.75 - u; }
        let below = helper_230_0((1.5 + (n as f64 * 0.25).cos()).log2(), n - 1);
        let mut s1: f64 = below;
        s1 -= (0.8 * below.sin()).atanh() * 0.9;
        s1 + below + u.tanh().powi(3)
    }

    #[differentiable]
    fn helper_230_1(v: &mut [f64], u: f64) {
        let mut s2: f64 = v[v.len() - 1] - v[0] * v[0];
        let mut v3 = [u, s2, v[2 % v.len()]];
        
    }

    #[differentiable]
    pub fn program_230(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a;
        let mut v5 = (0..4).map(|i6: usize| a).collect::<Vec<f64>>();
        if (0.2 - x[(n * 2) % x.len()]) > 2.0 { return v5[(n + n) % v5.len()]; }
        let mut w7 = x.to_vec();
        while let Some(t8) = w7.pop() {
            let (i9, i10) = (n % v5.len(), 2 % v5.len());
            v5.swap(i9, i10);
        }
        v5.iter().sum::<f64>() * 0.5 + s4 + a.min(s4)
    }

    #[differentiable]
    pub fn program_231(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = (1..=n).rev().map(|i2| x[x.len() - 1]).sum::<f64>();
        let b3: f64 = s1;
        s1 = s1 * 0.5 + x[(n + 1) % x.len()];
        if (0..3_usize).map(|i4| s1).sum::<f64>() < a {
            s1 = s1 * 0.5 + (1.5 + s1.cos()).log2();
        }
        b3 + s1 + b3
    }

    #[differentiable]
    fn helper_232_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(f(u)) + f(u * 0.5);
        let mut s1: f64 = (0.9 * again.sin()).asin();
        let mut v2 = [[(1.5 + again.cos()).log2(), again], [s1 + u, s1.sin()]];
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + again + again
    }

    #[differentiable]
    pub fn program_232(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[n % x.len()];
        let mut v4 = [[s3, a], [helper_232_0(|t5| x[0], s3), a]];
        'l8: for p6 in x.windows(2) {
            'l11: for p9 in p6.windows(2) {
                v4[0][1 % 2] += x[n % x.len()].cos() * 0.25;
                match (n + n) % 4 {
                    0 => {
                        s3 += p6[n % p6.len()].cos() * 0.25;
                    }
                    1 | 2 => {
                        s3 *= (p9[0] - a * a).atan().cos();
                    }
                    _ => {
                        s3 += s3.cos() * 0.25;
                    }
                }
            }
            s3 -= (-p6[n % p6.len()]).cos() * 0.9;
        }
        v4[0][1] * v4[1][0] + v4[1][1] + s3 + (1.5 + a.cos()).log10()
    }

    #[differentiable]
    fn helper_233_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v[0 % v.len()];
        let mut v2 = [u, s1, s1 * s1];
        let i3 = 1 % v.len();
        v[i3] *= v.iter().copied().map(|p4| u).sum::<f64>().cos();
        v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + v[0]
    }

    #[differentiable]
    pub fn program_233(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = a - a * a;
        s5 *= 0.5 + a.tanh();
        s5 -= a * 1.25;
        if s5 > 0.3 {
            s5 = s5;
        }
        s5 + a + x[0]
    }

    #[differentiable]
    fn helper_234_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[0];
        let mut v2 = [v.iter().skip(1).enumerate().map(|(i3, p4)| ((*p4) - v[(i3 + 2) % v.len()]).tanh() * (i3 + 1) as f64).sum::<f64>(), u, u.to_radians()];
        v2.iter().sum::<f64>() * 0.5 + s1 + s1
    }

    #[differentiable]
    pub fn program_234(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = helper_234_0(x, a);
        let mut s5: f64 = a;
        s5 *= helper_234_0(&x[1..], s5).cos();
        s5 = s5 * 0.5 + s5;
        s5 + a + a
    }

    #[differentiable]
    fn helper_235_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[0].sin().cosh();
        if v[0] > 0.5 {
            s1 = s1.cos().exp_m1() - s1 * 0.75;
        } else {
            s1 -= s1.max(v[3 % v.len()]) * 1.25;
        }
        s1 + u + (v[2 % v.len()] - 1.5)
    }

    #[differentiable]
    pub fn program_235(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a + x[0];
        if s2 < x[x.len() - 1] && s2 > 0.5 { return x[0]; }
        s2 = s2.hypot(1.0 + s2) - s2 * 0.75;
        let f3 = |u4: f64| u4.max(x[(n + n) % x.len()].min(u4));
        s2 + ({ let t5 = a; t5 * a + t5 })
    }

    #[differentiable]
    fn helper_236_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u * u) + f(u * 0.5);
        let mut s1: f64 = -again;
        s1 + again + [0.5_f64, 1.5].iter().rev().skip(1).fold(u, |s2, p3| s2 * 0.5 + (((*p3) - (*p3)).tanh()).sin())
    }

    #[differentiable]
    pub fn program_236(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = -x[(n + 0) % x.len()];
        if (n as f64 * 0.25) < helper_236_0(|t5| x[(n + 0) % x.len()], n as f64 * 0.25) {
            s4 -= s4 * 1.1;
            s4 = a - s4 * 0.75;
        } else {
            s4 = s4 * 0.5 + x[(n + 2) % x.len()];
        }
        s4 + a + s4
    }

    #[differentiable]
    fn helper_237_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[1];
        let mut v2 = (({ let t3 = v[2 % 3]; t3 * t3 + t3 }) - 1.5, v[2 % 3]);
        [v2.0 - v2.1 + s1 + v.iter().sum::<f64>() * 0.5 + ({ let t4 = u; t4 * v2.1 + t4 }), u, u]
    }

    #[differentiable]
    fn helper_237_1(u: f64, w: f64) -> f64 {
        let mut s5: f64 = helper_237_0([u, u, w], w)[0];
        s5 + w + u + s5
    }

    #[differentiable]
    pub fn program_237(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = a;
        let mut v7 = [1.5 / (1.5 + x[x.len() - 1].abs()), a, a];
        for p8 in x {
            v7[2 % 3] = (*p8).tanh() - v7[2 % 3] * 0.75;
            let mut v10 = v7;
        }
        v7.iter().sum::<f64>() * 0.5 + s6 + v7.iter().skip(1).fold(x[x.len() - 1], |s11, p12| s11 * 0.5 + ((*p12) * s6).sin())
    }

    #[differentiable]
    fn helper_238_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = u.cos().exp_m1();
        let mut v2 = vec![s1.max(0.25); 3];
        v2.iter().sum::<f64>() * 0.5 + s1 + *p + v2.iter().map(|p3| (*p3) * (*p3)).sum::<f64>()
    }

    #[differentiable]
    fn helper_238_1(u: f64) -> Option<f64> {
        if (0.9 * u.sin()).asin() < u { return None; }
        if u.sin().sinh() > 1.1 {
            for i4 in 0..2_usize {
                for i5 in 0..4_usize {
                    if (-u) < (i5 as f64 * 0.25) { return Some(u); }
                    let d6: f64;
                    if (i4 + i5) % 2 == 0 && i5 % 3 == 1 { d6 = u; } else { d6 = (0.8 * u.sin()).atanh(); }
                }
                let mut m7: f64 = u + u;
            }
        }
        let mut s8: f64 = u;
        Some(s8 + u + u)
    }

    #[differentiable]
    pub fn program_238(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = x[x.len() - 1];
        let mut v10 = vec![s9; 3];
        let (p11, mut q12): (f64, f64) = (x[x.len() - 1], s9);
        for p13 in v10.iter().skip(1).step_by(2) {
            for i15 in (0..2 * n).step_by(3) {
                s9 = (s9 * 0.9 - v10[n % v10.len()].sin()).sin();
            }
            q12 += q12.cos() * 0.25;
        }
        q12 + p11 + v10.iter().sum::<f64>() * 0.5 + q12
    }

    #[differentiable]
    fn helper_239_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u;
        if w.abs() >= 0.9 { return s1 / 1.25; }
        s1 + w + u + s1
    }

    #[differentiable]
    pub fn program_239(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x[x.len() - 1] + a;
        let mut v3 = [(1.5 + a.sin()).powf(s2.cos()), a, a];
        let (i4, i5) = ((n * 1) % v3.len(), n % v3.len());
        v3.swap(i4, i5);
        v3[1] *= 0.5 + ({ let t6 = s2; t6 * x[x.len() - 1] + t6 }).tanh();
        v3.iter().sum::<f64>() * 0.5 + s2 + a
    }

    #[differentiable]
    pub fn program_240(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = { let t2 = n as f64 * 0.25; t2 * a + t2 };
        if n % 2 == 1 { return a; }
        let mut m3: f64 = s1;
        m3 *= 0.5 + ({ let t4 = x[0]; t4 * (a - 0.9) + t4 }).tanh();
        m3 + s1 + (s1 * x[(n + n) % x.len()])
    }

    #[differentiable]
    fn helper_241_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v.chunks(2).map(|w2| (w2[0] - 0.5) * v[2]).sum::<f64>();
        let (i3, i4) = (3 % v.len(), 1 % v.len());
        v.swap(i3, i4);
        [s1 + v.iter().sum::<f64>() * 0.5 + u + v[1], -v[0], u]
    }

    #[differentiable]
    pub fn program_241(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x[(n + 2) % x.len()];
        let mut v6 = (0..4).map(|i7: usize| s5).collect::<Vec<f64>>();
        let mut v8 = (0..4).map(|i9: usize| v6[(n + 0) % v6.len()] - a).collect::<Vec<f64>>();
        'l11: for i10 in 1..=3_usize {
            if v6[(n * 4) % v6.len()].sin().exp2() > 1.25 { return 0.3 * s5; }
            s5 = (s5 * 1.25 - v6[v6.len() - 1].cos()).sin();
        }
        v8.iter().sum::<f64>() * 0.5 + v6.iter().sum::<f64>() * 0.5 + s5 + (a / (1.5 + a * a))
    }

    #[differentiable]
    fn helper_242_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u;
        s1 + u + (0..3_usize).map(|i2| v[v.len() - 1]).sum::<f64>()
    }

    #[differentiable]
    pub fn program_242(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a;
        match n % 4 {
            0 => {
                s3 *= 0.5 + x[(n + 1) % x.len()].tanh();
            }
            1 | 2 => {
                if a.min(a) < x[1 % x.len()] {
                    s3 = s3 * 0.5 + s3;
                } else if s3.abs() >= 0.3 && s3 > 2.0 {
                    s3 = (s3 * 1.1 - a).sin();
                }
            }
            _ => {
                s3 = s3 * 0.5 + a;
            }
        }
        s3 + a + (a - s3 * s3)
    }

    #[differentiable]
    pub fn program_243(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = (0..2 * n).step_by(2).map(|i2| (i2 as f64 * 0.25)).sum::<f64>();
        let mut v3 = vec![s1; 3];
        let (p4, mut q5): (f64, f64) = (v3[0], v3[v3.len() - 1]);
        for (i7, p6) in v3.iter_mut().enumerate() {
            s1 *= 0.5 + q5.atan2(1.5 + a.abs()).cos().tanh();
            *p6 += q5.sin() * 0.25;
        }
        q5 + p4 + v3.iter().sum::<f64>() * 0.5 + q5
    }

    #[differentiable]
    fn helper_244_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u;
        s1 + u + (-v[0 % v.len()])
    }

    #[differentiable]
    fn helper_244_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u.hypot(1.0 + u)) + f(u * 0.5);
        let mut s2: f64 = again;
        s2 + again + (-again)
    }

    #[differentiable]
    pub fn program_244(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = { let t4 = a; t4 * x[x.len() - 1] + t4 };
        if a < x[0 % x.len()] {
            s3 = x.iter().rev().zip(x.iter()).map(|(p5, q6)| ((*p5) - (*q6)).tanh() + p5 * q6).sum::<f64>() - s3 * 0.75;
            let mut k7 = 0_usize;
            'l8: loop {
                k7 += 1;
                if k7 > 5 || (k7 % 3 == 0) { break; }
                for p9 in x.iter().rev() {
                    s3 += x.iter().take(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5).atan() * 0.25;
                }
                s3 -= (if (1..=n).rev().map(|i11| s3).sum::<f64>() > 1.1 { (0..2 * n).step_by(2).map(|i12| (n as f64 * 0.25)).sum::<f64>() } else { helper_244_1(|t13| s3, a) }).atan() * 2.0;
            }
        } else {
            s3 /= 1.5 + (1.5 + s3.cos()).log10().abs();
        }
        s3 + a + s3
    }

    #[differentiable]
    fn helper_245_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u;
        let mut v2 = (v[3 % v.len()].min((u - 1.1)), v[0]);
        for p3 in v.iter_mut() {
            if u.copysign(v2.0) > 2.0 { continue; }
            s1 = (*p3).tanh() - s1 * 0.75;
        }
        
    }

    #[differentiable]
    fn helper_245_1(u: f64) -> Option<f64> {
        if u > 0.75 { return None; }
        if (match 0 % 3 { 0 => u, 1 => u, _ => u }).abs() >= 2.0 {
            let mut m5: f64 = 0.3 / (1.5 + u.abs());
        } else if u.abs() >= 2.0 && u.abs() >= 1.5 {
            let b6: f64 = u;
        }
        let mut s7: f64 = u;
        let mut v8 = [-u, u, if u < s7 { u } else { u }];
        Some(v8.iter().sum::<f64>() * 0.5 + s7 + u + s7)
    }

    #[differentiable]
    pub fn program_245(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = a;
        s9 *= 0.5 + (n as f64 * 0.25).tanh();
        s9 *= s9.cos();
        s9 + a + (x[x.len() - 1] + 1.5)
    }

    #[differentiable]
    fn helper_246_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_246_0({ let t1 = u; t1 * u + t1 }, n - 1);
        let mut s2: f64 = (1.5 + u * u).acosh();
        s2 = s2;
        s2 + below + [0.5_f64, 1.5].iter().step_by(2).map(|&p3| p3.sin() + u).sum::<f64>()
    }

    #[differentiable]
    fn helper_246_1(u: f64, w: f64) -> f64 {
        let mut s4: f64 = u;
        s4 + w + u + w
    }

    #[differentiable]
    pub fn program_246(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = n as f64 * 0.25;
        if f64::sin(a) < (2.0 + x[x.len() - 1].sin()).cbrt() { return { let c7: Vec<f64> = x.iter().take(2).map(|p6| ((*p6) - x[n % x.len()]).tanh()).collect(); c7.iter().fold(0.5, |s, v| s * 0.5 + v) }; }
        if s5 > 0.9 { return x[(n * 2) % x.len()]; }
        s5 + a + x[n % x.len()]
    }

    #[differentiable]
    fn helper_247_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u + 0.5;
        let mut v2 = [[u, v[1 % v.len()].min(s1)], [{ let t3 = u; t3 * v[0] + t3 }, -u]];
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + v.iter().sum::<f64>() * 0.5 + (v2[0 % 2][1] * v2[0 % 2][1]).ln_1p()
    }

    #[differentiable]
    pub fn program_247(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = 1.1 - x[n % x.len()];
        let mut v5 = x.to_vec();
        'l8: for (p6, q7) in v5.iter().zip(v5.iter()) {
            for p9 in x.iter().rev() {
                'l12: for i11 in 1..=n {
                    s4 = (s4 * 1.5 - (*q7).cos()).sin();
                }
            }
            s4 = (*q7).cos();
        }
        v5.iter().sum::<f64>() * 0.5 + s4 + s4.min(v5[(n + n) % v5.len()])
    }

    #[differentiable]
    fn helper_248_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w;
        s1 = (w % 1.75) - s1 * 0.75;
        s1 + w + u + s1
    }

    #[differentiable]
    pub fn program_248(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x[(n * 3) % x.len()];
        let mut v3 = [x[x.len() - 1], s2, x[x.len() - 1]];
        let (i4, i5) = ((n * 1) % v3.len(), (n + n) % v3.len());
        v3.swap(i4, i5);
        v3 = v3;
        v3.iter().sum::<f64>() * 0.5 + s2 + (a + 0.5)
    }

    #[differentiable]
    fn helper_249_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u - u; }
        let below = helper_249_0(u, n - 1);
        let mut s1: f64 = below.max(u);
        let mut v2 = [[(2.0 + u.sin()).cbrt(), below], [n as f64 * 0.25, below]];
        let b3: f64 = u;
        b3 + v2[0][1] * v2[1][0] + v2[1][1] + s1 + s1
    }

    #[differentiable]
    pub fn program_249(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a;
        let mut v5 = (0..4).map(|i6: usize| helper_249_0(s4, 0)).collect::<Vec<f64>>();
        'l9: for p7 in &mut v5 {
            if s4 > 0.3 { return s4; }
            *p7 -= (*p7).atan() * 0.5;
        }
        v5.iter().sum::<f64>() * 0.5 + s4 + v5[0]
    }
}

pub mod part_5 {
    use crate::check::{Entry, entry};
    use tenzr::prelude::*;

    pub const ENTRIES: &[Entry] = &[
        entry!(program_250),
        entry!(program_251),
        entry!(program_252),
        entry!(program_253),
        entry!(program_254),
        entry!(program_255),
        entry!(program_256),
        entry!(program_257),
        entry!(program_258),
        entry!(program_259),
        entry!(program_260),
        entry!(program_261),
        entry!(program_262),
        entry!(program_263),
        entry!(program_264),
        entry!(program_265),
        entry!(program_266),
        entry!(program_267),
        entry!(program_268),
        entry!(program_269),
        entry!(program_270),
        entry!(program_271),
        entry!(program_272),
        entry!(program_273),
        entry!(program_274),
        entry!(program_275),
        entry!(program_276),
        entry!(program_277),
        entry!(program_278),
        entry!(program_279),
        entry!(program_280),
        entry!(program_281),
        entry!(program_282),
        entry!(program_283),
        entry!(program_284),
        entry!(program_285),
        entry!(program_286),
        entry!(program_287),
        entry!(program_288),
        entry!(program_289),
        entry!(program_290),
        entry!(program_291),
        entry!(program_292),
        entry!(program_293),
        entry!(program_294),
        entry!(program_295),
        entry!(program_296),
        entry!(program_297),
        entry!(program_298),
        entry!(program_299),
    ];

    #[differentiable]
    fn helper_250_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[3 % 3].min(u);
        let mut v2 = [-v[1], u, v[0 % 3]];
        v2[3 % 3] /= 1.5 + (match 3 % 3 { 0 => s1, 1 => s1, _ => s1 }).abs();
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u, v2[2 % 3] - s1 * s1, s1]
    }

    #[differentiable]
    fn helper_250_1(v: &[f64], u: f64) -> f64 {
        let mut s3: f64 = v[v.len() - 1];
        let mut v4 = [u * v[0], s3, s3];
        v4[1 % 3] *= s3.cos();
        v4.iter().sum::<f64>() * 0.5 + s3 + v[v.len() - 1]
    }

    #[differentiable]
    pub fn program_250(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = (0.7 * x[0 % x.len()].sin()).tan();
        s5 = (s5 * 0.9 - x[(n * 1) % x.len()]).sin();
        if (match s5 { t6 if t6 > 1.1 => t6 * x[(n + 0) % x.len()], t6 if t6 < -1.1 => -t6 + x[0], _ => x[0] }) > 0.2 {
            s5 = x[(n + n) % x.len()];
        } else {
            s5 = s5 * 0.5 + s5;
        }
        s5 + a + s5
    }

    #[differentiable]
    pub fn program_251(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[x.len() - 1];
        if s1 > 1.1 {
            if a < a.clamp(-1.5, 1.25) {
                s1 = s1 * 0.5 + a;
                s1 *= (0.8 * s1.sin()).atanh().atan().cos();
            } else {
                s1 = x[(n + n) % x.len()];
            }
        } else {
            s1 += s1 * 0.25;
        }
        s1 + a + a
    }

    #[differentiable]
    fn helper_252_0(u: f64) -> Option<f64> {
        if u.max(u) < (0.2 - u) { return None; }
        if (1.5 + u.cos()).log10() < (u * u) {
            let b1: f64 = u.hypot(1.0 + u);
        } else {
            let d2: f64;
            if u.sin().cosh() > 0.3 { d2 = 1.5 * u; } else { d2 = u; }
        }
        let mut s3: f64 = u;
        let mut v4 = [u / 0.3, u, u / 0.3];
        Some(v4.iter().sum::<f64>() * 0.5 + s3 + u + v4[1 % 3])
    }

    #[differentiable]
    pub fn program_252(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = a.to_radians();
        let mut v6 = vec![s5; 3];
        for (p7, q8) in x.iter().zip(x.iter()) {
            if x.iter().skip(1).fold(s5, |s9, p10| s9 * 0.5 + (s9).sin()) < s5 {
                s5 = (s5 * 0.9 - a.mul_add(0.5, (*p7)).atan()).sin();
            }
            s5 *= x[(n + n) % x.len()].tanh().cos();
        }
        v6.iter().sum::<f64>() * 0.5 + s5 + (x[2 % x.len()] - v6[v6.len() - 1])
    }

    #[differentiable]
    pub fn program_253(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x.iter().copied().fold(-4.0, f64::max);
        let mut v2 = vec![a + 0.9; 3];
        let d3: f64;
        if v2[(n * 1) % v2.len()] > 0.3 && x[n % x.len()].abs() >= 1.5 { d3 = (v2[v2.len() - 1] * a).signum() / (1.5 + a * a); } else { d3 = a; }
        v2.push(a + (a - d3 * d3));
        let i4 = 0 % v2.len();
        v2[i4] = v2[i4] * 0.5 + s1.copysign(v2[2 % v2.len()]);
        d3 + v2.iter().sum::<f64>() * 0.5 + s1 + a
    }

    #[differentiable]
    fn helper_254_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_254_0([0.5_f64, 1.5].iter().rev().fold(u, |s1, p2| s1 * 0.5 + (s1).sin()), n - 1);
        let mut s3: f64 = below;
        'l5: for i4 in (0..2_usize).rev() {
            s3 = u.cos();
        }
        s3 + below + (1.5 + s3 * s3).ln()
    }

    #[differentiable]
    pub fn program_254(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = x[x.len() - 1];
        s6 /= 1.5 + ({ let c8: Vec<f64> = x.iter().skip(1).map(|p7| s6).collect(); c8.iter().sum::<f64>() }).abs();
        s6 = s6 * 0.5 + x.iter().step_by(2).map(|p9| (*p9).sin() + (*p9)).sum::<f64>();
        s6 + a + a
    }

    #[differentiable]
    fn helper_255_0(u: f64) -> Option<f64> {
        if u > 1.1 { return None; }
        if u > 0.9 && u.abs() >= 0.75 {
            let b1: f64 = u;
        } else {
            let mut m2: f64 = u;
        }
        let mut s3: f64 = u;
        let mut v4 = [(0.9 * u.sin()).asin(), s3, s3 + s3];
        Some(v4.iter().sum::<f64>() * 0.5 + s3 + u + (s3 - 1.25))
    }

    #[differentiable]
    pub fn program_255(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = (2.0 + a.cos()).recip();
        let mut w6 = x.to_vec();
        'l8: while let Some(t7) = w6.pop() {
            for i9 in 1..=n {
                let mut v10 = x.to_vec();
                s5 *= 0.5 + ((0.9 * v10[0].cos()).acos() / 1.1).tanh().tanh();
            }
            s5 = (s5 * 0.5 - (x[(n * 4) % x.len()] + x[x.len() - 1]).sin()).sin();
        }
        s5 + a + a
    }

    #[differentiable]
    fn helper_256_0(u: f64) -> Option<f64> {
        if u > 0.5 || 1 % 3 == 0 { return None; }
        if ({ let c2: Vec<f64> = [0.5_f64, 1.5].iter().rev().map(|p1| (*p1)).collect(); c2.iter().fold(0.5, |s, v| s * 0.5 + v) }) > 1.5 {
            let d3: f64;
            if (match u { t4 if t4 > 1.1 => t4 * u, t4 if t4 < -1.1 => -t4 + u, _ => u }) > 1.5 { d3 = u; } else { d3 = u.fract() - u; }
        }
        let mut s5: f64 = u;
        let mut v6 = (s5, u);
        Some(v6.0 - v6.1 + s5 + u + u)
    }

    #[differentiable]
    pub fn program_256(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = a;
        let mut v8 = [[s7, a % 1.75], [x[x.len() - 1].tanh().powi(3), x[(n + n) % x.len()]]];
        v8[1][1] = s7;
        if (a * a).abs() >= 0.5 {
            s7 *= 0.5 + ({ let t9 = a; t9 * v8[(n + n) % 2][0] + t9 }).atan().tanh();
        }
        v8[0][1] * v8[1][0] + v8[1][1] + s7 + a
    }

    #[differentiable]
    fn helper_257_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[1 % 3];
        let mut v2 = vec![s1, s1];
        for i3 in (0..2_usize).rev() {
            s1 *= s1.max(v2[0]).copysign(u).sin().cos();
        }
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + v2[1 % v2.len()], v[2], s1]
    }

    #[differentiable]
    pub fn program_257(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = n as f64 * 0.25;
        s4 -= (-s4) * 0.5;
        match 2 % 4 {
            0 => {
                match (n * 3) % 4 {
                    0 => {
                        s4 /= 1.5 + a.abs();
                    }
                    1 | 2 => {
                        s4 = helper_257_0([if (n as f64 * 0.25).abs() >= 2.0 { s4 } else { s4 }, n as f64 * 0.25, s4], if a.abs() >= 0.5 { a } else { x[x.len() - 1] })[2];
                    }
                    _ => {
                        s4 = a.min(a) - s4 * 0.75;
                    }
                }
            }
            1 | 2 => {
                s4 *= 0.5 + s4.abs().tanh();
            }
            _ => {
                s4 += (-({ let t5 = s4; t5 * x[x.len() - 1] + t5 })) * 0.25;
            }
        }
        s4 + a + (x[(n + 3) % x.len()] + x[n % x.len()])
    }

    #[differentiable]
    fn helper_258_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = w;
        let mut v2 = [[w, w.hypot(1.0 + u)], [u.max(s1), w.min(u)]];
        (v2[0][1] * v2[1][0] + v2[1][1] + s1 + w + (v2[1][1] - 0.2), s1.copysign(s1))
    }

    #[differentiable]
    pub fn program_258(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a;
        if (n + 1) % 2 == 1 {
            'l5: for i4 in (0..2 * n).step_by(2) {
                if (0.7 * a.sin()).tan() > 2.0 { break; }
                for (p6, q7) in x.iter().zip(x.iter()) {
                    s3 /= 1.5 + a.sin().abs();
                    s3 = (a % 1.75).cos() - s3 * 0.75;
                }
                s3 *= x[x.len() - 1].fract().atan().cos();
            }
            s3 += x[x.len() - 1] * 0.25;
        } else {
            s3 = s3 * x[0];
        }
        s3 + a + s3
    }

    #[differentiable]
    fn helper_259_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[v.len() - 1];
        let mut v2 = [u - s1, v[1 % v.len()], v.iter().step_by(2).zip(v.iter().rev()).map(|(p3, q4)| (*p3).sin() + u + p3 * q4).sum::<f64>()];
        let (i5, i6) = (0 % v2.len(), 1 % v2.len());
        v2.swap(i5, i6);
        
    }

    #[differentiable]
    pub fn program_259(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = x[x.len() - 1];
        for i9 in 0..3_usize {
            if x[0].abs() >= 0.3 || a > 1.25 { break; }
            let mut k10 = 0_usize;
            'l11: loop {
                k10 += 1;
                if k10 > 2 || (x[n % x.len()].abs() >= 0.75) { break; }
                let mut k13 = 0_usize;
                let r12: f64 = loop {
                    k13 += 1;
                    if k13 > 2 || (a > 0.5) { break (0.8 * a.sin()).atanh() / (1.5 + x[0] * x[0]); }
                    s8 *= a.copysign(a).atan2(1.5 + x.iter().skip(1).fold(a, |s14, p15| s14 * 0.5 + ((*p15) * s14).sin()).abs()).atan().cos();
                };
                let b16 = r12 * 0.5 + (k10 as f64 * 0.25);
                s8 = x[(n + n) % x.len()].sin().cosh().cos() - s8 * 0.75;
            }
        }
        s8 + a + a
    }

    #[differentiable]
    fn helper_260_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = [0.5_f64, 1.5].iter().filter(|p2| **p2 > 0.3).map(|p3| (*p3).sin() + (*p3)).sum::<f64>();
        let mut v4 = (u, s1);
        let f5 = |u6: f64| u;
        (v4.0 - v4.1 + s1 + u.atan2(1.5 + v4.0.abs()), u.cos())
    }

    #[differentiable]
    pub fn program_260(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = (1.25 + a.sin()).powf(1.5);
        let mut v8 = [if (n + n) % 3 == 0 { s7 } else { x[(n + 1) % x.len()] }, s7, x[(n + n) % x.len()]];
        if a > 2.0 && (n as f64 * 0.25) > 0.2 {
            v8[2] *= 0.5 + (2.0 + v8[(n + n) % 3].cos()).recip().tanh();
        } else {
            s7 *= 0.5 + s7.tanh();
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + x[n % x.len()]
    }

    #[differentiable]
    fn helper_261_0(u: f64, n: usize) -> f64 {
        if n == 0 { return if u > 0.75 { u } else { u }; }
        let below = helper_261_0(u, n - 1);
        let mut s1: f64 = below;
        let mut v2 = [below, u, [0.5_f64, 1.5].iter().take(2).copied().map(|p3| p3.sin() + p3).sum::<f64>()];
        v2[(n + 0) % 3] = (v2[(n + 0) % 3] * 1.5 - below).sin();
        v2.iter().sum::<f64>() * 0.5 + s1 + below + below.min(below)
    }

    #[differentiable]
    pub fn program_261(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[x.len() - 1] + x[0];
        let mut v5 = (s4, a - a);
        v5.1 *= s4.cos();
        s4 = (s4 * 0.5 - a).sin();
        let (p6, mut q7): (f64, f64) = (x[(n * 2) % x.len()].cos().exp_m1(), x[(n + n) % x.len()].hypot(1.0 + v5.0));
        q7 + p6 + v5.0 - v5.1 + (match p6 { t8 if t8 > 0.75 => t8 * v5.1, t8 if t8 < -0.75 => -t8 + p6, _ => p6 })
    }

    #[differentiable]
    fn helper_262_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = { let t2 = w; t2 * w + t2 };
        let mut v3 = (1.5 * (0.7 * s1.sin()).tan(), 1.1 - u);
        (v3.0 - v3.1 + s1 + w + [0.5_f64, 1.5].iter().map(|p4| (*p4)).sum::<f64>(), w)
    }

    #[differentiable]
    pub fn program_262(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x[x.len() - 1];
        let mut v6 = x.to_vec();
        match n % 4 {
            0 => {
                for i7 in 0..2_usize {
                    s5 /= 1.5 + a.atan().abs();
                }
            }
            1 | 2 => {
                s5 = (2.0 + s5.cos()).recip();
            }
            _ => {
                s5 = x[x.len() - 1].copysign(a) - s5 * 0.75;
            }
        }
        v6.iter().sum::<f64>() * 0.5 + s5 + (1.5 + a.sin()).powf(a.cos())
    }

    #[differentiable]
    pub fn program_263(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[x.len() - 1].abs();
        let mut v2 = [x[x.len() - 1], x[0], s1 + a];
        match (n + n) % 4 {
            0 => {
                let (l3, r4) = v2.split_at_mut(1);
                for (p5, q6) in l3.iter_mut().zip(r4.iter()) {
                    *p5 += *q6 * (2.0 + s1.sin()).cbrt();
                }
            }
            1 | 2 => {
                s1 -= (match a { t7 if t7 > 0.2 => t7 * s1 * v2[2], t7 if t7 < -0.2 => -t7 + (0.8 * x[x.len() - 1].sin()).atanh(), _ => if v2[1 % 3] > 2.0 { x[n % x.len()] } else { a } }) * 0.5;
            }
            _ => {
                s1 += v2[1] * 0.25;
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + (-(n as f64 * 0.25))
    }

    #[differentiable]
    fn helper_264_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w;
        s1 + w + u + w
    }

    #[differentiable]
    pub fn program_264(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = { let t3 = x[(n + n) % x.len()]; t3 * t3 + t3 };
        let mut v4 = [[{ let t5 = x[0]; t5 * a + t5 }, a], [x[0], a]];
        for &p6 in x.iter() {
            if (n + n) % 3 == 1 { break; }
            { let mut f8 = |u9: f64| { s2 = s2 * 0.5 + u9.copysign(u9).atan(); }; f8(a); f8(v4[n % 2][0].powi(2)); }
        }
        v4[0][1] * v4[1][0] + v4[1][1] + s2 + a
    }

    #[differentiable]
    fn helper_265_0(u: f64) -> Option<f64> {
        if (u - 0.9) < [0.5_f64, 1.5].iter().rev().skip(1).filter(|p1| **p1 > 1.25).map(|p2| (*p2) * (*p2)).sum::<f64>() { return None; }
        if u.abs() >= 0.2 {
            if u > 0.9 {
                let mut m3: f64 = u;
            }
            let mut m4: f64 = u.max(0.25);
        } else {
            let mut m5: f64 = u.max(0.25);
        }
        let mut s6: f64 = u;
        let mut v7 = vec![u * s6; 3];
        Some(v7.iter().sum::<f64>() * 0.5 + s6 + u + s6)
    }

    #[differentiable]
    fn helper_265_1(u: f64) -> Option<f64> {
        if u.tanh() > 0.5 { return None; }
        let t8 = helper_265_0(u)?;
        let mut s9: f64 = t8;
        let mut v10 = (u, t8);
        Some(v10.0 - v10.1 + s9 + t8 + [0.5_f64, 1.5].chunks(2).map(|w11| (w11[0] - 0.5) * v10.0).sum::<f64>())
    }

    #[differentiable]
    pub fn program_265(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s12: f64 = x[(n * 3) % x.len()].copysign(x[x.len() - 1]);
        let mut v13 = (0..4).map(|i14: usize| a).collect::<Vec<f64>>();
        let Some(t15) = helper_265_0(s12) else { return v13.iter().rev().fold(x[x.len() - 1], |s16, p17| s16 * 0.5 + (((*p17) - (*p17)).tanh()).sin()); };
        for p18 in v13.iter_mut() {
            if x[0] > 0.2 && a.abs() >= 0.2 { continue; }
            *p18 -= x[x.len() - 1].sin() * 0.5;
        }
        t15 + v13.iter().sum::<f64>() * 0.5 + s12 + (2.0 + a.cos()).recip()
    }

    #[differentiable]
    fn helper_266_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = [[s1, v[0 % v.len()] + 1.5], [v[1 % v.len()].sin().cosh(), u]];
        let u: f64 = v[3 % v.len()];
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + s1
    }

    #[differentiable]
    fn helper_266_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s3: f64 = helper_266_0(&v, v[3 % v.len()]);
        for i4 in 0..2_usize {
            if (s3 / 0.2) > 0.75 { break; }
            s3 *= 0.5 + u.cos().tanh();
        }
        s3 + v.iter().sum::<f64>() * 0.5 + u + u.min(1.75)
    }

    #[differentiable]
    pub fn program_266(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = a * a;
        s5 = helper_266_0(x, x[1 % x.len()]) - s5 * 0.75;
        s5 /= 1.5 + helper_266_1(x.to_vec(), x[0]).abs();
        for p6 in x.chunks(2) {
            s5 /= 1.5 + (-x[(n + 0) % x.len()]).tanh().abs();
        }
        s5 + a + (0.9 / (1.5 + s5.abs()))
    }

    #[differentiable]
    fn helper_267_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = (1.5 + u * u).acosh();
        for (i3, p2) in v.iter().enumerate() {
            s1 += (1.5 + v[(i3 + 1) % v.len()].sin()).powf((v[v.len() - 1] + 0.5).cos()).cos() * 0.25;
        }
        
    }

    #[differentiable]
    fn helper_267_1(u: f64) -> Option<f64> {
        if u < (-u) { return None; }
        if (u - 0.9) > 0.5 {
            let mut m4: f64 = u;
            m4 /= 1.5 + m4.abs();
        } else {
            let b5: f64 = u * (u - u * u);
        }
        let mut s6: f64 = u;
        Some(s6 + u + u)
    }

    #[differentiable]
    pub fn program_267(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = n as f64 * 0.25;
        let mut v8 = vec![x[(n + 0) % x.len()]; 3];
        if n % 3 == 1 { return v8[n % v8.len()].max(a); }
        helper_267_0(&mut v8, s7.cos().exp_m1());
        let mut k9 = 0_usize;
        while k9 < 5 && (v8[(n + k9) % v8.len()].abs() >= 0.3) {
            k9 += 1;
            for p10 in v8.iter_mut() {
                s7 *= 0.5 + (0.9 * s7.cos()).acos().atan2(1.5 + (1.25 / (1.5 + x[(n + n) % x.len()].abs())).abs()).atan().tanh();
            }
            s7 *= 0.5 + x[x.len() - 1].atan().tanh();
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + x.iter().rev().map(|&p12| 1.0 + 0.5 * (v8[n % v8.len()]).sin()).product::<f64>()
    }

    #[differentiable]
    fn helper_268_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v[3 % v.len()];
        let (i2, i3) = (0 % v.len(), 1 % v.len());
        v.swap(i2, i3);
        s1 + v.iter().sum::<f64>() * 0.5 + u + (0..3_usize).map(|i4| s1).sum::<f64>()
    }

    #[differentiable]
    pub fn program_268(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = a;
        if x[0] > 1.5 || s5 > 0.9 {
            s5 = (0.9 * s5.sin()).asin() - s5 * 0.75;
            if (if (n + n) % 3 == 1 { a } else if a > 1.1 { s5 } else { x[n % x.len()] }) < (s5 / 1.1) {
                s5 = a.fract();
            }
        } else {
            s5 += x[0] * 0.25;
        }
        s5 + a + a
    }

    #[differentiable]
    pub fn program_269(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[n % x.len()].hypot(1.0 + x[x.len() - 1]);
        let mut v2 = [{ let t3 = n as f64 * 0.25; t3 * s1 + t3 }, a, s1];
        for i4 in (0..4_usize).rev() {
            'l7: for p5 in &mut v2 {
                if a > 0.5 { break; }
                for i8 in (0..4_usize).rev() {
                    if x[n % x.len()] > 2.0 {
                        *p5 *= a.tanh().cos();
                    } else if x[(n + 0) % x.len()] < x[(i4 * 4) % x.len()] || (i4 as f64 * 0.25).abs() >= 0.2 {
                        s1 = (*p5).sin() - s1 * 0.75;
                    } else {
                        *p5 -= a.sin() * 1.25;
                    }
                }
            }
            s1 *= x[0].min(a).atan().cos();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + v2.iter().step_by(2).fold(s1, |s9, p10| s9 * 0.5 + ((*p10).sin() + s9).sin())
    }

    #[differentiable]
    pub fn program_270(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0];
        let mut v2 = [[x[(n * 3) % x.len()], a], [a, x[0]]];
        let mut v3 = [x[n % x.len()] * v2[1][n % 2], x[0], x[0]];
        'l6: for &p4 in x.iter() {
            let mut k8 = 0_usize;
            let r7: f64 = 'l9: loop {
                k8 += 1;
                if k8 > 2 || (a > 0.75) { break x[(k8 + n) % x.len()]; }
                if v2[2 % 2][n % 2] < x[0] { return p4.abs(); }
                s1 *= 0.5 + (({ let t10 = v3[k8 % 3]; t10 * v2[3 % 2][(k8 * 4) % 2] + t10 }) + 0.2).tanh().tanh();
            };
            let b11 = r7 * 0.5 + (a / (1.5 + a * a));
            s1 -= (x[0] + a).sin() * 2.0;
        }
        v3.iter().sum::<f64>() * 0.5 + v2[0][1] * v2[1][0] + v2[1][1] + s1 + (-(n as f64 * 0.25))
    }

    #[differentiable]
    pub fn program_271(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = [s1, x[3 % x.len()], n as f64 * 0.25];
        match 2 % 4 {
            0 => {
                let (i3, i4) = ((n + n) % v2.len(), (n + 2) % v2.len());
                v2.swap(i3, i4);
            }
            1 | 2 => {
                v2[1] = v2[1 % 3] - v2[1] * 0.75;
            }
            _ => {
                s1 /= 1.5 + v2.iter().fold(s1, |s5, p6| s5 * 0.5 + ((*p6) * s5).sin()).abs();
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + (-s1)
    }

    #[differentiable]
    fn helper_272_0(u: f64) -> Option<f64> {
        if (u - 0.2) > 1.1 { return None; }
        if u > 0.2 || u.abs() >= 0.75 {
            let mut k2 = 0_usize;
            let r1: f64 = loop {
                k2 += 1;
                if k2 > 2 || (u.abs() >= 0.2) { break ({ let t3 = u; t3 * u + t3 }).mul_add(0.5, (u - u * u)); }
                if u > 0.5 { continue; }
                let mut m4: f64 = u;
            };
            let b5 = r1 * 0.5 + (-u);
        } else if u < u && u < u {
            let u: f64 = u;
        } else {
            let mut m6: f64 = u;
        }
        let mut s7: f64 = u;
        Some(s7 + u + u)
    }

    #[differentiable]
    pub fn program_272(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = x.iter().rev().skip(1).enumerate().map(|(i9, p10)| (*p10).sin() + (i9 as f64 * 0.25) * (i9 + 1) as f64).sum::<f64>();
        let mut v11 = x.to_vec();
        for i12 in 0..2_usize {
            let mut m13: f64 = s8;
        }
        let mut w14 = v11.clone();
        while let Some(t15) = w14.pop() {
            s8 -= s8.cos() * 0.9;
        }
        v11.iter().sum::<f64>() * 0.5 + s8 + (0.5 + s8 * s8).sqrt()
    }

    #[differentiable]
    fn helper_273_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[0] * v[3 % v.len()];
        let mut v2 = (0..4).map(|i3: usize| s1 * v[v.len() - 1]).collect::<Vec<f64>>();
        let t4 = if v2.len() > 1 { v2.pop().unwrap() } else { v2[0] };
        
    }

    #[differentiable]
    fn helper_273_1(v: &[f64], u: f64) -> f64 {
        let mut s5: f64 = v[v.len() - 1];
        let mut v6 = (if v[1 % v.len()] > 1.1 { u / 0.5 } else if 1 % 3 == 0 { v[0] } else { v[v.len() - 1] }, v[0]);
        v6.0 - v6.1 + s5 + s5.atan2(1.5 + s5.abs())
    }

    #[differentiable]
    pub fn program_273(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = if a.abs() >= 1.1 { a } else { a };
        let mut v8 = (0..4).map(|i9: usize| n as f64 * 0.25).collect::<Vec<f64>>();
        if helper_273_1(&x[1..], v8[v8.len() - 1]) > 1.5 {
            v8.push((if s7 > 1.25 { x[x.len() - 1] } else if x[0] > 0.9 { x[n % x.len()] } else { a }) * (0.9 * x[x.len() - 1]));
            match (n * 3) % 4 {
                0 => {
                    s7 -= ({ let t10 = 0.9 - a; t10 * v8[v8.len() - 1] + t10 }) * 0.3;
                }
                1 | 2 => {
                    s7 /= 1.5 + a.abs();
                }
                _ => {
                    s7 = v8[v8.len() - 1] - s7 * 0.75;
                }
            }
        } else {
            s7 -= (x[0 % x.len()] * x[0 % x.len()]).ln_1p() * 1.25;
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + v8[n % v8.len()].min(v8[v8.len() - 1])
    }

    #[differentiable]
    pub fn program_274(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[(n + n) % x.len()];
        let mut v2 = [a.hypot(1.0 + s1), s1, s1.hypot(1.0 + a)];
        'l5: for p3 in x {
            for p6 in x {
                if (*p3) > 0.3 || v2[1] > 0.2 {
                    s1 = s1 * 0.5 + (0..2 * n).step_by(2).map(|i8| a).sum::<f64>().atan();
                } else if (*p3) > 0.75 || v2[(n * 4) % 3] < (*p6) {
                    s1 = v2[n % 3].tanh() - s1 * 0.75;
                } else {
                    s1 = (x[0] - (*p3) * (*p3)).tanh() - s1 * 0.75;
                }
                s1 = s1 * 0.5 + (x[x.len() - 1].max(0.25) / (1.5 + s1 * s1)).cos();
            }
            s1 += (-x[0].min(1.75)).tanh() * 0.25;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + x[(n + 1) % x.len()]
    }

    #[differentiable]
    fn helper_275_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(-u) + f(u * 0.5);
        let mut s1: f64 = again;
        let mut v2 = [again, u, again];
        v2.iter().sum::<f64>() * 0.5 + s1 + again + u
    }

    #[differentiable]
    fn helper_275_1(v: &mut [f64], u: f64) {
        let mut s3: f64 = (1.5 + v[0].sin()).powf(u.cos());
        let mut v4 = ((0.5 + v[v.len() - 1] * v[v.len() - 1]).sqrt(), u / (1.5 + s3 * s3));
        if v4.1 < v[v.len() - 1] {
            s3 = (u + 0.9) - s3 * 0.75;
        } else {
            s3 *= 0.5 + (v[v.len() - 1] / 2.0).tanh();
        }
        
    }

    #[differentiable]
    pub fn program_275(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x[0] - x[0] * x[0];
        let mut v6 = x.to_vec();
        if (n + n) % 3 == 0 { return x[0]; }
        let (p7, mut q8): (f64, f64) = (x[0], s5 - v6[v6.len() - 1] * v6[v6.len() - 1]);
        q8 + p7 + v6.iter().sum::<f64>() * 0.5 + s5
    }

    #[differentiable]
    fn helper_276_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u;
        for p2 in v.iter().copied() {
            if (0..3_usize).map(|i4| p2).sum::<f64>() < (s1 + s1) { continue; }
            s1 -= u.sin() * 1.1;
        }
        
    }

    #[differentiable]
    fn helper_276_1(v: &[f64], u: f64) -> f64 {
        let mut s5: f64 = v[0];
        s5 + u + v[v.len() - 1]
    }

    #[differentiable]
    pub fn program_276(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = x[x.len() - 1].mul_add(0.5, (n as f64 * 0.25));
        let mut v7 = [s6, s6, s6];
        let mut w8 = x.to_vec();
        while let Some(t9) = w8.pop() {
            if t9 < (0.9 * v7[n % 3].sin()).asin() {
                s6 = s6 * 0.5 + (v7.iter().skip(1).copied().map(|p10| 1.0 + 0.5 * (p10.sin() + s6).sin()).product::<f64>() * ({ let c12: Vec<f64> = x.iter().map(|p11| (*p11)).collect(); c12.iter().fold(0.5, |s, v| s * 0.5 + v) })).cos();
            } else if (n as f64 * 0.25).abs() >= 0.75 {
                s6 = (s6 * 0.75 - v7[(n + 3) % 3].cos()).sin();
            }
            s6 -= v7[(n * 4) % 3].sin() * 1.5;
        }
        v7.iter().sum::<f64>() * 0.5 + s6 + (a + 0.3)
    }

    #[differentiable]
    fn helper_277_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u + 1.1; }
        let below = helper_277_0(-u, n - 1);
        let mut s1: f64 = below;
        s1 + below + s1
    }

    #[differentiable]
    fn helper_277_1(u: f64) -> Option<f64> {
        if u < u.hypot(1.0 + u) { return None; }
        if u > 0.5 {
            if u.rem_euclid(2.5) > 1.25 {
                let b2: f64 = u;
            } else if 0 % 3 == 1 {
                let mut m3: f64 = -u;
            }
            let b4: f64 = (1.5 + u * u).ln();
        } else if u < u && 0 % 2 == 0 {
            let b5: f64 = (1.5 + u * u).ln();
        }
        let mut s6: f64 = u;
        let mut v7 = (f64::sin(s6) / 0.75, s6.sin().sinh());
        Some(v7.0 - v7.1 + s6 + u + v7.1)
    }

    #[differentiable]
    pub fn program_277(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = x[(n + n) % x.len()] + a;
        let mut v9 = [[s8, a], [a.copysign(s8), x.iter().map(|p10| (*p10) * s8).sum::<f64>()]];
        let Some(t11) = helper_277_1(v9[0][1]) else { return s8; };
        for p12 in x.windows(2) {
            s8 = s8 * 0.5 + v9[(n + n) % 2][0].sin();
        }
        t11 + v9[0][1] * v9[1][0] + v9[1][1] + s8 + x[0].mul_add(0.5, t11)
    }

    #[differentiable]
    fn helper_278_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = again;
        let mut v2 = vec![[0.5_f64, 1.5].windows(3).map(|w3| (w3[1] - 0.5) * s1).sum::<f64>(); 3];
        v2.iter().sum::<f64>() * 0.5 + s1 + again + u.hypot(1.0 + s1)
    }

    #[differentiable]
    pub fn program_278(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[0];
        if a > 0.3 {
            let mut v5 = vec![s4; 3];
        }
        s4 + a + s4
    }

    #[differentiable]
    pub fn program_279(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        'l4: for p2 in x.chunks(2) {
            s1 += p2[3 % p2.len()].max(p2[n % p2.len()]).tanh() * 0.25;
            s1 = s1 * 0.5 + s1.tanh();
        }
        s1 + a + s1
    }

    #[differentiable]
    fn helper_280_0(u: f64) -> Option<f64> {
        if u > 2.0 { return None; }
        if u > 0.3 && u < u {
            let mut m1: f64 = u;
        }
        let mut s2: f64 = -u;
        let mut v3 = [[0.5_f64, 1.5].iter().fold(u, |s4, p5| s4 * 0.5 + ((*p5) * u).sin()), u, s2];
        Some(v3.iter().sum::<f64>() * 0.5 + s2 + u + u.clamp(-1.5, 1.25))
    }

    #[differentiable]
    fn helper_280_1(u: f64) -> Option<f64> {
        if u < (u + 0.3) { return None; }
        match helper_280_0((0..3_usize).map(|i6| u).sum::<f64>()) {
            Some(t7) if t7 > 0.5 => {
                let t7: f64 = (0.5 + t7 * t7).sqrt() / 2.0;
            }
            Some(t7) => {
                let d10: f64;
                if t7 < helper_280_0(u).map_or(t7, |t11| t11.sin()) { d10 = helper_280_0(t7.hypot(1.0 + u)).map(|t9| t9 * 0.5).unwrap_or_else(|| helper_280_0(t7).map(|t8| t8 * 0.5).unwrap_or_else(|| t7)); } else { d10 = [0.5_f64, 1.5].iter().rev().skip(1).filter(|p12| **p12 > 0.3).map(|p13| (*p13) * [0.5_f64, 1.5].iter().step_by(2).copied().map(|p14| p14.sin() + t7).sum::<f64>()).sum::<f64>(); }
            }
            None => {
                let mut m15: f64 = u / (1.5 + u * u);
            }
        }
        let mut s16: f64 = { let t17 = u; t17 * u + t17 };
        Some(s16 + u + u)
    }

    #[differentiable]
    pub fn program_280(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s18: f64 = x[n % x.len()];
        s18 = s18 * 0.5 + (s18 * s18).tanh().powi(3);
        s18 = s18 * 0.5 + (0.9 - a);
        s18 -= (match helper_280_1(x[(n + 3) % x.len()]) { Some(t19) => t19 * 0.5, None => s18 }) * 1.25;
        s18 + a + x[1 % x.len()]
    }

    #[differentiable]
    fn helper_281_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = u.min(1.75);
        (s1 + w + u + s1, u)
    }

    #[differentiable]
    pub fn program_281(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x[3 % x.len()].sin().cosh();
        let mut v3 = [x[0], a, s2];
        'l6: for p4 in x.windows(2) {
            v3 = [(0.5 + a * a).sqrt(), x[x.len() - 1], helper_281_0(x[x.len() - 1], x[(n * 4) % x.len()]).0];
        }
        for p7 in v3.iter().skip(1).step_by(2) {
            if x[x.len() - 1] > 0.3 { continue; }
            for p9 in &v3 {
                s2 = (*p7).sin() - s2 * 0.75;
            }
            s2 *= (0.5 + x[0] * x[0]).sqrt().atan().cos();
        }
        v3.iter().sum::<f64>() * 0.5 + s2 + a
    }

    #[differentiable]
    fn helper_282_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w;
        let mut v2 = [s1, s1, w];
        v2.iter().sum::<f64>() * 0.5 + s1 + w + u
    }

    #[differentiable]
    pub fn program_282(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = 2.0 - a;
        let mut v4 = [0.9 / (1.5 + x[x.len() - 1].abs()), a, x[(n + 1) % x.len()]];
        for p5 in v4.iter_mut().rev() {
            let mut v7 = [*p5, x[0], (1.5 + s3 * s3).acosh()];
            *p5 = x[x.len() - 1].cos() - (*p5) * 0.75;
        }
        v4.iter().sum::<f64>() * 0.5 + s3 + s3
    }

    #[differentiable]
    fn helper_283_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = (0.5 + u * u).sqrt();
        let mut v2 = v.to_vec();
        v2.push(u);
        
    }

    #[differentiable]
    pub fn program_283(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = (2.0 + x[0].sin()).cbrt();
        s3 -= ((1.5 + s3.sin()).powf(x[x.len() - 1].cos()) + 2.0) * 1.25;
        match 2 % 4 {
            0 => {
                s3 /= 1.5 + x[n % x.len()].abs();
            }
            1 | 2 => {
                s3 = s3 * 0.5 + a;
            }
            _ => {
                s3 = s3 * 0.5 + s3;
            }
        }
        s3 + a + a
    }

    #[differentiable]
    fn helper_284_0(u: f64) -> Option<f64> {
        if u.abs() >= 1.25 || u < u { return None; }
        if u.abs() >= 2.0 {
            let b3: f64 = [0.5_f64, 1.5].iter().rev().enumerate().map(|(i1, p2)| (*p2).sin() + (*p2) * (i1 + 1) as f64).sum::<f64>();
        } else if u > 0.5 {
            let mut m4: f64 = u.atan();
        }
        let mut s5: f64 = u.min(1.75);
        Some(s5 + u + u.abs())
    }

    #[differentiable]
    pub fn program_284(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = (0..3_usize).map(|i7| a).sum::<f64>();
        let mut v8 = ((1.5 + helper_284_0(s6).unwrap_or(n as f64 * 0.25).sin()).powf(a.cos()), -s6);
        s6 = s6 * 0.5 + x[x.len() - 1];
        match n % 4 {
            0 => {
                s6 *= 0.5 + (v8.1 - a * a).tanh();
            }
            1 | 2 => {
                v8.0 = s6;
            }
            _ => {
                v8.0 -= v8.1 * 1.1;
            }
        }
        v8.0 - v8.1 + s6 + x[0].clamp(-1.5, 1.25)
    }

    #[differentiable]
    fn helper_285_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[0].max(v[2 % v.len()]);
        let mut v2 = v.to_vec();
        v2.iter().sum::<f64>() * 0.5 + s1 + (-v2[v2.len() - 1])
    }

    #[differentiable]
    pub fn program_285(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a / (1.5 + x[n % x.len()] * x[n % x.len()]);
        let (p4, mut q5): (f64, f64) = (x[x.len() - 1].cos().exp_m1(), x.iter().rev().map(|&p6| 1.0 + 0.5 * ((p6 - s3).tanh()).sin()).product::<f64>());
        let mut q5: f64 = x[0];
        q5 + p4 + s3 + ({ let t7 = p4; t7 * s3 + t7 })
    }

    #[differentiable]
    fn helper_286_0(u: f64) -> Option<f64> {
        if u.abs() >= 0.9 || u > 0.3 { return None; }
        if (-u).abs() >= 0.9 {
            for i1 in 0..3_usize {
                if u > 0.75 && u > 0.3 { break; }
                let mut m3: f64 = [0.5_f64, 1.5].iter().take(2).copied().map(|p2| p2.sin() + p2).map(f64::tanh).sum::<f64>();
            }
        } else {
            let u: f64 = u.powi(2);
        }
        let mut s4: f64 = if u.abs() >= 0.5 { u } else { u };
        let mut v5 = [u, s4, s4];
        Some(v5.iter().sum::<f64>() * 0.5 + s4 + u + s4)
    }

    #[differentiable]
    pub fn program_286(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = a;
        let mut v7 = (x.iter().zip(x.iter().rev()).map(|(p8, q9)| (*p8).sin() + s6 + p8 * q9).sum::<f64>(), helper_286_0(a).map(|t10| t10 * 0.5).unwrap_or_else(|| s6));
        if (0.75 / (1.5 + a.abs())) < x[0] {
            let mut v11 = x.to_vec();
            let b12: f64 = v7.1;
        } else if v7.0 < ({ let t13 = x[(n + n) % x.len()]; t13 * v7.1 + t13 }) {
            s6 = (s6 * 0.3 - a.atan()).sin();
        } else {
            s6 *= 0.5 + x[0].hypot(1.0 + a).tanh();
        }
        v7.0 - v7.1 + s6 + s6
    }

    #[differentiable]
    fn helper_287_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = [u - v[v.len() - 1] * v[v.len() - 1], v[3 % v.len()], s1];
        v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + v[v.len() - 1]
    }

    #[differentiable]
    pub fn program_287(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[n % x.len()].copysign(a);
        let mut v4 = [n as f64 * 0.25, x[n % x.len()], x[(n + n) % x.len()]];
        v4[(n * 1) % 3] += a * 0.25;
        v4[0] *= ({ let t5 = v4.iter().skip(1).enumerate().map(|(i6, p7)| (*p7) * (i6 + 1) as f64).sum::<f64>(); t5 * x[0].tanh() + t5 }).cos();
        v4.iter().sum::<f64>() * 0.5 + s3 + v4[1]
    }

    #[differentiable]
    fn helper_288_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_288_0(u, n - 1);
        let mut s1: f64 = u;
        let mut v2 = (0..4).map(|i3: usize| u).collect::<Vec<f64>>();
        v2.iter().sum::<f64>() * 0.5 + s1 + below + v2[(n * 1) % v2.len()]
    }

    #[differentiable]
    pub fn program_288(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a;
        let mut v5 = [a, x[x.len() - 1], s4];
        let mut m6: f64 = x[(n * 3) % x.len()];
        'l9: for (i8, p7) in v5.iter().enumerate() {
            for (p10, q11) in v5.iter().zip(v5.iter()) {
                s4 -= a.tanh() * 0.9;
            }
            s4 *= a.sin().cos();
        }
        m6 + v5.iter().sum::<f64>() * 0.5 + s4 + ({ let t12 = x[(n * 4) % x.len()]; t12 * x[x.len() - 1] + t12 })
    }

    #[differentiable]
    fn helper_289_0(u: f64) -> Option<f64> {
        if 2 % 3 == 0 { return None; }
        if u > 1.5 {
            let mut m1: f64 = u + u;
            m1 = (m1 * 0.75 - ([0.5_f64, 1.5].iter().copied().map(|p2| 1.0 + 0.5 * (p2 * u).sin()).product::<f64>() * (0.5 * m1))).sin();
        } else {
            let b3: f64 = u.hypot(1.0 + u) + 1.5;
        }
        let mut s4: f64 = u;
        let mut v5 = [-s4, s4, u];
        Some(v5.iter().sum::<f64>() * 0.5 + s4 + u + v5[3 % 3])
    }

    #[differentiable]
    pub fn program_289(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = a;
        let mut v7 = x.to_vec();
        let mut v8 = [x[(n + n) % x.len()] - 1.1, x[0], a + 0.75];
        v8[2] = (v8[2] * 0.2 - a).sin();
        v8.iter().sum::<f64>() * 0.5 + v7.iter().sum::<f64>() * 0.5 + s6 + (2.0 + v7[(n * 4) % v7.len()].cos()).recip()
    }

    #[differentiable]
    fn helper_290_0(u: f64) -> Option<f64> {
        if u < u.hypot(1.0 + u) { return None; }
        if u.copysign(u) > 0.75 {
            let mut m1: f64 = u;
        } else {
            let b2: f64 = u.sin().exp();
        }
        let mut s3: f64 = 0.5 / (1.5 + u.abs());
        let mut v4 = (0..4).map(|i5: usize| s3).collect::<Vec<f64>>();
        Some(v4.iter().sum::<f64>() * 0.5 + s3 + u + (-s3))
    }

    #[differentiable]
    pub fn program_290(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = a;
        let (p7, mut q8): (f64, f64) = ({ let t9 = x[0]; t9 * x[0] + t9 }, match helper_290_0(x[(n * 4) % x.len()]) { Some(t10) => t10 * 0.5, None => a });
        for i11 in (0..n).rev() {
            if p7 > 2.0 { break; }
            s6 /= 1.5 + x[0].cos().abs();
        }
        q8 + p7 + s6 + (a - 0.3)
    }

    #[differentiable]
    fn helper_291_0(u: f64) -> Option<f64> {
        if (0.9 * u.sin()).asin() > 1.25 { return None; }
        if u > 1.25 {
            let mut m1: f64 = u;
        } else if (u + 0.9) > 2.0 {
            let mut m2: f64 = u;
        }
        let mut s3: f64 = u;
        Some(s3 + u + ({ let t4 = s3; t4 * u + t4 }))
    }

    #[differentiable]
    pub fn program_291(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x[n % x.len()];
        for p6 in x.windows(2) {
            'l9: for i8 in 0..n {
                s5 = s5 * 0.5 + x[0].hypot(1.0 + p6[p6.len() - 1]).atan();
            }
            s5 -= s5.sin() * 0.3;
        }
        s5 + a + s5.copysign(a)
    }

    #[differentiable]
    fn helper_292_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f((0.7 * u.sin()).tan()) + f(u * 0.5);
        let mut s1: f64 = u;
        s1 = (s1 * 2.0 - (if f(again) > 0.3 { { let c3: Vec<f64> = [0.5_f64, 1.5].iter().rev().map(|p2| (*p2).sin() + u).collect(); c3.iter().sum::<f64>() } } else { again })).sin();
        s1 + again + (match u { t4 if t4 > 0.9 => t4 * s1, t4 if t4 < -0.9 => -t4 + s1, _ => s1 })
    }

    #[differentiable]
    fn helper_292_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s5: f64 = v[0 % 3];
        [s5 + v.iter().sum::<f64>() * 0.5 + u + (match u { t6 if t6 > 0.5 => t6 * s5, t6 if t6 < -0.5 => -t6 + v[1], _ => s5 }), helper_292_0(|t7| s5, v[2]), u]
    }

    #[differentiable]
    pub fn program_292(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = (0..3_usize).map(|i9| x[0]).sum::<f64>();
        let mut v10 = (0..4).map(|i11: usize| a).collect::<Vec<f64>>();
        match n % 4 {
            0 => {
                let mut k13 = 0_usize;
                let r12: f64 = loop {
                    k13 += 1;
                    if k13 > 4 || (s8.abs() >= 2.0 && v10[v10.len() - 1] > 2.0) { break x[3 % x.len()]; }
                    if s8 < s8 || s8 > 0.2 { continue; }
                    s8 -= ({ let t14 = s8; t14 * v10[0] + t14 }).cos() * 0.3;
                };
                let b15 = r12 * 0.5 + (v10[k13 % v10.len()] * v10[k13 % v10.len()]).ln_1p();
            }
            1 | 2 => {
                s8 += x[(n + n) % x.len()] * 0.25;
            }
            _ => {
                s8 = x[0] - s8 * 0.75;
            }
        }
        v10.iter().sum::<f64>() * 0.5 + s8 + ({ let t16 = x[n % x.len()]; t16 * x[n % x.len()] + t16 })
    }

    #[differentiable]
    fn helper_293_0(u: f64) -> Option<f64> {
        if u < u { return None; }
        if u > 1.25 {
            let mut m1: f64 = u;
        } else {
            let b2: f64 = u;
        }
        let mut s3: f64 = (2.0 + u.cos()).recip();
        Some(s3 + u + s3)
    }

    #[differentiable]
    pub fn program_293(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = (n as f64 * 0.25).sin().exp2();
        s4 = (s4 * 0.75 - a).sin();
        'l7: for p5 in x.iter().copied() {
            if (0.9 * s4) < p5.sin().exp2() { return (n as f64 * 0.25).copysign(x[(n + n) % x.len()]); }
            s4 *= (1.5 + a.cos()).log2().tanh().cos();
        }
        s4 + a + (-a)
    }

    #[differentiable]
    fn helper_294_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = *p;
        s1 + *p + u + u
    }

    #[differentiable]
    fn helper_294_1(v: &[f64], u: f64) -> f64 {
        let mut s2: f64 = u;
        s2 /= 1.5 + (0.5 + v[0 % v.len()] * v[0 % v.len()]).sqrt().abs();
        s2 + u + u
    }

    #[differentiable]
    pub fn program_294(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = 0.2 * a;
        s3 -= helper_294_1(x, x[(n + 3) % x.len()].abs()) * 0.3;
        for i4 in (0..2 * n).step_by(2) {
            let r5 = helper_294_0(&mut s3, helper_294_1(x, a));
            s3 /= 1.5 + helper_294_1(&x[1..], x[(i4 * 4) % x.len()]).atan().abs();
        }
        s3 + a + x[0]
    }

    #[differentiable]
    fn helper_295_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u.max(w);
        let mut v2 = [w * s1, u, s1];
        v2.iter().sum::<f64>() * 0.5 + s1 + w + (v2[1 % 3] / (1.5 + u * u))
    }

    #[differentiable]
    pub fn program_295(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a;
        s3 /= 1.5 + helper_295_0(x[0], a).abs();
        'l5: for i4 in (0..2 * n).step_by(3) {
            s3 = s3 * 0.5 + (0..2 * n).step_by(2).map(|i6| s3).sum::<f64>().atan();
        }
        s3 + a + s3
    }

    #[differentiable]
    fn helper_296_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = (1.5 + again * again).acosh();
        if u > 1.25 {
            s1 = s1;
        } else if again < again || u > 1.25 {
            s1 *= 0.5 + again.tanh();
        }
        s1 + again + s1
    }

    #[differentiable]
    pub fn program_296(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a;
        let mut v3 = [s2, x[0], 1.25 / (1.5 + s2.abs())];
        for p4 in &mut v3 {
            let mut m6: f64 = *p4;
            let mut m7: f64 = a;
        }
        v3.iter().sum::<f64>() * 0.5 + s2 + helper_296_0(|t8| s2, x[3 % x.len()])
    }

    #[differentiable]
    pub fn program_297(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[n % x.len()].sin().cosh();
        let mut w2 = x.to_vec();
        'l4: while let Some(t3) = w2.pop() {
            let f5 = |u6: f64| n as f64 * 0.25;
        }
        if (1.5 + x[n % x.len()].sin()).powf(x[x.len() - 1].cos()) < a {
            s1 *= ({ let t7 = x[(n + n) % x.len()]; t7 * a + t7 }).cos();
        } else if s1.abs() >= 0.3 {
            s1 = (s1 * 0.3 - a.min(x[x.len() - 1])).sin();
        } else {
            s1 = a - s1 * 0.75;
        }
        s1 + a + x[(n + 1) % x.len()].sin().sinh()
    }

    #[differentiable]
    pub fn program_298(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[x.len() - 1].max(0.25);
        let mut v2 = x.to_vec();
        let f3 = |u4: f64| u4;
        if (a - a * a) > 2.0 {
            if v2[n % v2.len()].abs() >= 0.5 {
                s1 = s1 - s1 * 0.75;
            } else if v2[(n + 1) % v2.len()].sin().exp() < v2[(n + n) % v2.len()] {
                s1 *= 0.5 + s1.tanh();
            } else {
                s1 = a;
            }
            s1 = v2[(n + n) % v2.len()] - s1 * 0.75;
        } else {
            s1 = s1 - s1 * 0.75;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + x[x.len() - 1]
    }

    #[differentiable]
    fn helper_299_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = *p;
        s1 + *p + u + s1
    }

    #[differentiable]
    pub fn program_299(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a;
        'l5: for p3 in x.windows(2) {
            'l7: for i6 in 1..=3_usize {
                for (p8, q9) in p3.iter().zip(p3.iter()) {
                    s2 += p3[n % p3.len()].atan() * 0.25;
                }
                s2 -= x[1 % x.len()].tanh().powi(3).sin() * 0.2;
            }
            s2 = x[(n * 4) % x.len()].sin();
        }
        s2 + a + (0.3 - x[x.len() - 1])
    }
}

pub const PARTS: &[&[crate::check::Entry]] = &[part_0::ENTRIES, part_1::ENTRIES, part_2::ENTRIES, part_3::ENTRIES, part_4::ENTRIES, part_5::ENTRIES];
