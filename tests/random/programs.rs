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
    fn helper_0_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v.iter().take(2).filter(|p2| **p2 > 2.0).map(|p3| ((*p3) - v[v.len() - 1]).tanh()).sum::<f64>();
        match 0 % 4 {
            0 => {
                s1 = s1 * 0.5 + v.iter().enumerate().map(|(i4, p5)| (*p5).sin() + (v[0] + 0.5) * (i4 + 1) as f64).sum::<f64>();
            }
            1 | 2 => {
                s1 *= 0.5 + ({ let t6 = u; t6 * v[v.len() - 1] + t6 }).tanh();
            }
            _ => {
                s1 = s1 * 0.5 + s1;
            }
        }
        s1 + v.iter().sum::<f64>() * 0.5 + u + s1
    }

    #[differentiable]
    pub fn program_0(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = if a.abs() >= 0.9 { x[n % x.len()] } else if a > 1.5 { a } else { a };
        let mut v8 = [x.iter().rev().map(|&p9| p9.sin() + a).sum::<f64>(), s7, x[0] - x[(n + n) % x.len()]];
        if ({ let t10 = v8[2 % 3]; t10 * a + t10 }) > 2.0 {
            let f11 = |u12: f64| u12.max(0.25);
            for i13 in (0..n).rev() {
                let b14: f64 = (1.5 + x[x.len() - 1] * x[x.len() - 1]).ln();
            }
        }
        'l17: for p15 in x.iter().copied() {
            s7 /= 1.5 + ({ let t18 = p15; t18 * p15 + t18 }).sin().exp().tanh().abs();
        }
        if n % 3 == 0 {
            if (0..3_usize).map(|i19| v8[i19 % 3]).sum::<f64>() > 1.5 {
                if ({ let c21: Vec<f64> = v8.iter().map(|p20| (*p20).sin() + s7).collect(); c21.iter().fold(0.5, |s, v| s * 0.5 + v) }) > 0.5 {
                    let b22: f64 = helper_0_0(x.to_vec(), x[x.len() - 1].max(0.25).abs());
                    v8[2] = (1.5 + v8[(n * 2) % 3] * v8[(n * 2) % 3]).acosh().copysign((match s7 { t23 if t23 > 0.9 => t23 * v8[1], t23 if t23 < -0.9 => -t23 + s7, _ => v8[1] }));
                }
            }
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + a + x[(n * 2) % x.len()]
    }

    #[differentiable]
    fn helper_1_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = u;
        let mut v2 = (if u < v.iter().take(2).copied().map(|p3| (p3 - v[0 % 3]).tanh()).sum::<f64>() { v[0] } else { v[0].atan2(1.5 + u.abs()) }, v[0 % 3]);
        v2.1 += (-(0.8 * v[3 % 3].sin()).atanh()) * 0.25;
        [v2.0 - v2.1 + s1 + v.iter().sum::<f64>() * 0.5 + u + (-(-u)), (1.5 + v[1].cos()).log10(), if v2.1 > 0.5 { u } else { v2.1 }]
    }

    #[differentiable]
    fn helper_1_1(v: &mut [f64], u: f64) {
        let mut s4: f64 = (2.0 + v[0].sin()).cbrt();
        v[0] = helper_1_0([v[v.len() - 1], u, (0..3_usize).map(|i5| u).sum::<f64>()], u)[0].atan2(1.5 + (u * v[v.len() - 1]).abs());
        v[1 % v.len()] = v[1 % v.len()] * 0.5 + (-v.iter().rev().skip(1).map(|&p6| p6 * s4).map(f64::tanh).sum::<f64>());
        for &p7 in v.iter() {
            s4 *= 0.5 + (0.9 * p7.cos()).acos().clamp(-1.5, 1.25).atan().tanh();
            s4 = (p7 * s4).sin();
            s4 = s4 * 0.5 + (1.5 + p7 * p7).ln().sin();
        }
        
    }

    #[differentiable]
    pub fn program_1(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = if x[x.len() - 1].abs() >= 0.2 { a } else { x[x.len() - 1] };
        let mut v10 = (0..4).map(|i11: usize| if a < s9 { s9 } else { x[n % x.len()] }).collect::<Vec<f64>>();
        s9 = s9.fract() - v10[0] * v10[0];
        for p12 in v10.windows(2) {
            for i14 in 0..4_usize {
                'l17: for p15 in x.chunks(2) {
                    if p12[1 % p12.len()] > 0.5 {
                        s9 = ((match p12[p12.len() - 1] { t18 if t18 > 1.5 => t18 * p12[0], t18 if t18 < -1.5 => -t18 + n as f64 * 0.25, _ => p12[0] }) + x.windows(3).map(|w19| (w19[1] - 0.5) * p15[3 % p15.len()]).sum::<f64>()).tanh();
                    } else {
                        s9 += (if a.copysign(x[0]) < ({ let t20 = v10[(i14 * 1) % v10.len()]; t20 * a + t20 }) { p12[2 % p12.len()] } else if a.abs() >= 1.5 { 0.75 * a } else { s9 - a * a }).atan() * 0.25;
                        s9 = s9 * 0.5 + (0.8 * (-s9).sin()).atanh().cos();
                    }
                }
                let b23: f64 = v10.iter().take(2).filter(|p21| **p21 > 0.2).map(|p22| a).sum::<f64>().max((2.0 + v10[(n + 3) % v10.len()].cos()).recip());
            }
            s9 += ((-v10[0]) / 0.5).atan() * 0.25;
        }
        v10.iter().sum::<f64>() * 0.5 + s9 + a + helper_1_0([a, v10[n % v10.len()], f64::sin(a)], x[0])[2].cos().exp_m1()
    }

    #[differentiable]
    fn helper_2_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u.cos().exp_m1();
        let u: f64 = (-(if v[v.len() - 1] > 0.75 { s1 } else if v[v.len() - 1].abs() >= 1.25 { u } else { u })) * (0.5 + v[3 % v.len()] * v[3 % v.len()]).sqrt();
        s1 + u + ((if 0 % 3 == 1 { v[2 % v.len()] } else { u }) + u.fract())
    }

    #[differentiable]
    pub fn program_2(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a - a;
        for p3 in x.iter().copied() {
            for i5 in (0..4_usize).rev() {
                if x[(n + i5) % x.len()] > 0.75 { return x[(i5 + i5) % x.len()]; }
                s2 *= 0.5 + x[0].max(x[(n + i5) % x.len()]).atan().tanh();
            }
        }
        if a.tanh() > 0.9 || a > 1.1 && a.abs() >= 1.5 {
            let (p6, mut q7): (f64, f64) = (0.9 / (1.5 + x.iter().zip(x.iter()).map(|(p8, q9)| ((*p8) - x[(n + 0) % x.len()]).tanh() + p8 * q9).sum::<f64>().abs()), s2);
        }
        let (p10, mut q11): (f64, f64) = (a, if a.abs() >= 0.75 { x[x.len() - 1] } else { x[2 % x.len()] });
        if ({ let t12 = s2; t12 * s2 + t12 }) > 1.5 {
            s2 /= 1.5 + ({ let c14: Vec<f64> = x.iter().rev().skip(1).map(|p13| (*p13).sin() + f64::sin(p10)).collect(); c14.iter().map(|v| v * v).sum::<f64>() }).abs();
            s2 = (1.25 + x[0].fract().sin()).powf(1.5);
        }
        q11 + p10 + s2 + a + a
    }

    #[differentiable]
    fn helper_3_0(u: f64) -> Option<f64> {
        if (1.5 + u.sin()).powf(u.cos()) > 0.3 { return None; }
        let mut s1: f64 = u + 0.75;
        for i2 in 0..3_usize {
            s1 = s1 * 0.5 + (match u { t4 if t4 > 0.2 => t4 * { let t3 = u; t3 * s1 + t3 }, t4 if t4 < -0.2 => -t4 + (1.5 + s1.sin()).powf(u.cos()), _ => -u }).cos();
            s1 *= (u - s1 * s1).cos().cos().cos();
        }
        Some(s1 + u + (u + s1).copysign(s1))
    }

    #[differentiable]
    fn helper_3_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s5: f64 = (2.0 + again.sin()).cbrt();
        let mut v6 = (0..4).map(|i7: usize| 2.0 / (1.5 + again.abs())).collect::<Vec<f64>>();
        if 3 % 3 == 0 {
            s5 = (s5 * 1.25 - v6.iter().fold(u, |s8, p9| s8 * 0.5 + ((*p9) * (if again > 1.5 { again } else if v6[v6.len() - 1] > 0.2 { again } else { s5 })).sin())).sin();
            s5 = s5;
        } else if (0..3_usize).map(|i10| (i10 as f64 * 0.25)).sum::<f64>() > 1.25 {
            s5 += v6.iter().step_by(2).enumerate().map(|(i11, p12)| (*p12) * (i11 + 1) as f64).sum::<f64>().sin().exp() * 0.25;
        }
        v6.iter().sum::<f64>() * 0.5 + s5 + again + u + u
    }

    #[differentiable]
    pub fn program_3(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = { let t14 = x[(n + 0) % x.len()]; t14 * x[0] + t14 };
        for i15 in 0..3_usize {
            let b18: f64 = { let t16 = a.to_radians() / (1.5 + s13 * s13); t16 * helper_3_0(a.asinh()).map_or((1.5 + t16 * t16).ln(), |t17| t17.sin()) + t16 };
            if i15 % 3 == 1 {
                if (s13 / 0.2) > 1.25 { break; }
                s13 /= 1.5 + (2.0 + (x[3 % x.len()] - 0.3).cos()).recip().cos().abs();
            } else if a.sin().abs() >= 0.75 {
                if (x[(i15 * 3) % x.len()] * x[n % x.len()]) > 1.25 { continue; }
            } else {
                match (i15 * 4) % 4 {
                    0 => {
                        s13 = (s13 * 0.3 - helper_3_0(if b18 < a { x[0] } else { s13 }).map(|t19| t19 * 0.5).unwrap_or_else(|| x[i15 % x.len()]).tanh()).sin();
                    }
                    1 | 2 => {
                        for p20 in x.iter().skip(1).step_by(2) {
                            s13 *= (s13.copysign(a) * a.mul_add(0.5, x[3 % x.len()])).atan().cos();
                            s13 = (if (i15 as f64 * 0.25).abs() >= 0.75 { { let t22 = n as f64 * 0.25; t22 * t22 + t22 } } else { s13 }).tanh() - s13 * 0.75;
                        }
                    }
                    _ => {
                        s13 = (s13 * 0.9 - x.iter().rev().copied().min_by(f64::total_cmp).unwrap_or(0.5).tanh()).sin();
                    }
                }
            }
            s13 = s13 * 0.5 + x.iter().skip(1).fold(x[x.len() - 1], |s23, p24| s23 * 0.5 + (((*p24) - x[x.len() - 1]).tanh()).sin()).sin().cosh().sin();
        }
        s13 + a + (0.8 * a.cos().exp_m1().sin()).atanh()
    }

    #[differentiable]
    fn helper_4_0(u: f64) -> Option<f64> {
        if (u + u).abs() >= 0.5 { return None; }
        let mut s1: f64 = u / (1.5 + u * u);
        let mut v2 = (-s1, s1.sin().exp2());
        if (s1 + s1) < u.min(v2.1) {
            v2.1 /= 1.5 + (-(if v2.1.abs() >= 1.1 { v2.0 } else { s1 })).abs();
            if (0..3_usize).map(|i3| v2.1).sum::<f64>() < u { return None; }
        } else if u < v2.0.hypot(1.0 + u) {
            s1 -= (0.3 - [0.5_f64, 1.5].iter().step_by(2).fold(v2.0, |s4, p5| s4 * 0.5 + (((*p5) - (*p5)).tanh()).sin())) * 2.0;
        }
        Some(v2.0 - v2.1 + s1 + u + (u.copysign(s1) * (-v2.0)))
    }

    #[differentiable]
    fn helper_4_1(u: f64, w: f64) -> (f64, f64) {
        let mut s6: f64 = 2.0 * w;
        'l8: for i7 in 0..3_usize {
            s6 *= (1.5 + w.cos()).log2().copysign(s6.hypot(1.0 + s6)).tanh().cos();
            let mut k10 = 0_usize;
            let r9: f64 = 'l12: loop {
                k10 += 1;
                if k10 > 2 || ((w % 1.75) < [0.5_f64, 1.5].chunks(3).map(|w11| (w11[0] - 0.5) * s6).sum::<f64>()) { break (1.5 + s6 * s6).acosh().clamp(-1.5, 1.25); }
                s6 /= 1.5 + (if (w * s6).abs() >= 1.25 { w } else { match s6 { t13 if t13 > 1.25 => t13 * s6, t13 if t13 < -1.25 => -t13 + w, _ => u } }).atan().abs();
                s6 = (k10 as f64 * 0.25).sin() - s6 * 0.75;
                s6 *= 0.5 + (u.atan2(1.5 + u.abs()) / (1.5 + s6 * s6)).atan().tanh();
            };
        }
        (s6 + w + u + s6, u.mul_add(0.5, s6.copysign(u)))
    }

    #[differentiable]
    pub fn program_4(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s14: f64 = x[n % x.len()].mul_add(0.5, x[(n + 3) % x.len()]);
        s14 += (0..2 * n).step_by(2).map(|i15| (1.5 * x[(n * 4) % x.len()])).sum::<f64>() * 0.25;
        for i16 in (0..3_usize).rev() {
            s14 += (match x[0] { t17 if t17 > 0.3 => t17 * s14, t17 if t17 < -0.3 => -t17 + x[x.len() - 1], _ => x[0] }).sin().tanh() * 0.25;
            s14 = (s14 * 1.5 - (({ let t18 = a; t18 * a + t18 }) - a * a).sin()).sin();
        }
        for (i20, p19) in x.iter().enumerate() {
            s14 *= 0.5 + ((s14 - 0.3) - a * a).atan().tanh();
            s14 *= 0.5 + helper_4_1(a, match helper_4_0(*p19) { Some(t21) => t21 * 0.5, None => *p19 }).0.sin().tanh();
            for i22 in 0..n {
                for i23 in (0..n).rev() {
                    match i20 % 4 {
                        0 => {
                            s14 -= x.iter().step_by(2).filter(|p24| **p24 > 2.0).map(|p25| (*p25).sin() + (*p19)).sum::<f64>().sin() * 1.5;
                        }
                        1 | 2 => {
                            s14 = (-(s14 * x[0])).atan();
                        }
                        _ => {
                            s14 /= 1.5 + a.sin().abs();
                        }
                    }
                }
                s14 = (s14 - (*p19).atan()).tanh() - s14 * 0.75;
                s14 *= 0.5 + (s14 / (1.5 + a * a)).tanh().powi(3).cos().tanh();
            }
        }
        s14 + a + ((match s14 { t26 if t26 > 0.5 => t26 * a, t26 if t26 < -0.5 => -t26 + a, _ => a }) + 0.5)
    }

    #[differentiable]
    pub fn program_5(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = 1.1 * x[0];
        let mut v2 = x.to_vec();
        if s1.min(1.75) > 0.9 && (n + 0) % 3 == 1 {
            s1 += (v2[(n + n) % v2.len()] / (1.5 + s1 * s1)) * 0.25;
        } else {
            { let mut f3 = |u4: f64| { s1 = s1 * 0.5 + v2[0].atan(); }; f3(v2[0]); f3({ let t5 = a; t5 * x[(n + 3) % x.len()] + t5 }); }
        }
        let i6 = n % v2.len();
        v2[i6] /= 1.5 + ((s1 + v2[(n + n) % v2.len()]) + s1).abs();
        if a < x[(n + 1) % x.len()].copysign(a) {
            let mut s1: f64 = (if (s1 - 2.0) > 0.5 { x[0].sin().sinh() } else { { let c8: Vec<f64> = v2.iter().take(2).map(|p7| (n as f64 * 0.25)).collect(); c8.iter().map(|v| v * v).sum::<f64>() } }) * (s1 * s1).ln_1p();
            let t9 = if v2.len() > 1 { v2.pop().unwrap() } else { v2[0] };
        } else {
            s1 *= a.cos();
        }
        let i10 = n % v2.len();
        v2[i10] *= 0.5 + ({ let t11 = x[x.len() - 1] - x[n % x.len()] * x[n % x.len()]; t11 * (-s1) + t11 }).tanh();
        v2.push(0.2 * x[n % x.len()]);
        let i12 = 0 % v2.len();
        v2[i12] *= 0.5 + s1.tanh().powi(3).tanh();
        v2.iter().sum::<f64>() * 0.5 + s1 + a + v2.iter().rev().skip(1).map(|p13| (*p13) * (if (*p13) < a { x[(n * 2) % x.len()] } else { s1 })).sum::<f64>()
    }

    #[differentiable]
    fn helper_6_0(u: f64) -> Option<f64> {
        if [0.5_f64, 1.5].iter().step_by(2).filter(|p1| **p1 > 2.0).map(|p2| (*p2)).sum::<f64>() > 0.9 { return None; }
        let mut s3: f64 = u.abs();
        let mut v4 = vec![s3.atan2(1.5 + u.abs()), u];
        let i5 = 1 % v4.len();
        v4[i5] = if u > 0.75 { (s3 * s3).ln_1p() } else { 1.1 * v4[2 % v4.len()] };
        Some(v4.iter().sum::<f64>() * 0.5 + s3 + u + u.atan2(1.5 + v4[2 % v4.len()].abs()).max(0.25))
    }

    #[differentiable]
    fn helper_6_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s6: f64 = v[1].atan2(1.5 + u.abs());
        v = [s6.hypot(1.0 + s6), u, u.mul_add(0.5, s6)];
        v = v;
        [s6 + v.iter().sum::<f64>() * 0.5 + u + (1.5 + u * u).acosh().sin().cosh(), u + s6, v[0 % 3] / 0.9]
    }

    #[differentiable]
    fn helper_6_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s7: f64 = u / (1.5 + u * u);
        let mut v8 = vec![s7; 3];
        let i9 = 1 % v8.len();
        v8[i9] = (v8[i9] * 1.25 - s7.max(0.25).hypot(1.0 + (v8[0 % v8.len()] * v8[0 % v8.len()]).ln_1p())).sin();
        let i10 = 2 % v.len();
        v[i10] -= (1.5 + (0.75 / (1.5 + v8[1 % v8.len()].abs())).sin()).powf((1.5 + v8[0 % v8.len()].cos()).log2().cos()) * 0.5;
        for p11 in v8.iter_mut() {
            s7 *= (v.iter().rev().enumerate().map(|(i13, p14)| ((*p14) - (*p14)).tanh() * (i13 + 1) as f64).sum::<f64>() / (1.5 + (*p11) * (*p11))).sin().cos();
            s7 = (1.5 + (*p11) * (*p11)).acosh().cos();
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + v.iter().sum::<f64>() * 0.5 + u + (-helper_6_1([v8.iter().rev().skip(1).map(|&p15| v8[0 % v8.len()]).sum::<f64>(), u, (0.8 * u.sin()).atanh()], u)[0])
    }

    #[differentiable]
    pub fn program_6(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s16: f64 = -x[x.len() - 1];
        let mut v17 = [x[(n * 1) % x.len()], a, s16];
        for p18 in x.windows(2) {
            let mut m21: f64 = match helper_6_0((a * a).ln_1p()) { Some(t20) => t20 * 0.5, None => -(0.5 + v17[(n + 2) % 3] * v17[(n + 2) % 3]).sqrt() };
            let b23: f64 = { let t22 = v17[2]; t22 * (-v17[(n + n) % 3]).max((match n % 3 { 0 => m21, 1 => m21, _ => t22 })) + t22 };
        }
        v17[(n + n) % 3] = v17[(n + n) % 3] * 0.5 + v17[(n + 3) % 3];
        let mut w24 = x.to_vec();
        'l26: while let Some(t25) = w24.pop() {
            v17[2] = (v17[2] * 1.1 - (if a > 2.0 { t25 } else { v17[2] }).signum().sin()).sin();
            match helper_6_0(v17[(n + n) % 3].tanh().powi(3)) {
                Some(t27) if t27 > 0.5 => {
                    { let mut f28 = |u29: f64| { s16 = s16 * 0.5 + helper_6_1(v17, helper_6_2(x.to_vec(), t27))[1].atan(); }; f28(helper_6_0(t25).unwrap_or(t27)); f28(x[n % x.len()] / 2.0); }
                }
                Some(t27) => {
                    if let Some(t31) = helper_6_0(s16.asinh()) {
                        v17[n % 3] = (1.5 + x.iter().take(2).map(|&p32| t27).map(f64::tanh).sum::<f64>().sin()).powf(t31.min(x[x.len() - 1]).cos()).cos() - v17[n % 3] * 0.75;
                        s16 /= 1.5 + t27.cos().abs();
                    } else {
                        v17 = v17;
                    }
                }
                None => {
                    v17.reverse();
                }
            }
        }
        v17.iter().sum::<f64>() * 0.5 + s16 + a + helper_6_0(a - 0.75).map_or(x[(n + n) % x.len()] - x[0], |t33| t33.sin())
    }

    #[differentiable]
    fn helper_7_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u + u) + f(u * 0.5);
        let mut s1: f64 = again.copysign(u);
        let mut v2 = vec![again / (1.5 + again * again), again];
        let mut w3 = v2.clone();
        while let Some(t4) = w3.pop() {
            s1 += (if (1.5 + u.cos()).log10() > 0.3 { (1.5 + again * again).ln() } else { if u.abs() >= 0.9 { s1 } else if v2[v2.len() - 1] > 0.2 { s1 } else { t4 } }).atan() * 0.25;
            s1 /= 1.5 + ({ let t5 = t4 - again; t5 * (v2[1 % v2.len()] + 1.1) + t5 }).cos().abs();
            s1 = s1 * 0.5 + ((-again) * (1.5 + again.sin()).powf(s1.cos())).cos();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + again + u + s1
    }

    #[differentiable]
    fn helper_7_1(u: f64) -> Option<f64> {
        if u.max(u).abs() >= 0.9 { return None; }
        let mut s6: f64 = [0.5_f64, 1.5].iter().take(2).map(|&p7| (p7 - u).tanh()).sum::<f64>();
        let mut v8 = [u % 1.75, u, -u];
        s6 /= 1.5 + (v8[2 % 3] * v8[2 % 3]).abs();
        v8[3 % 3] *= (-(u - v8[0 % 3])).cos();
        Some(v8.iter().sum::<f64>() * 0.5 + s6 + u + u.hypot(1.0 + s6.max(s6)))
    }

    #[differentiable]
    pub fn program_7(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = helper_7_0(|t10| t10, x[3 % x.len()]);
        let mut v11 = x.to_vec();
        for i12 in 1..=n {
            if (n + n) % 3 == 1 {
                let (l13, r14) = v11.split_at_mut(1);
                for (p15, q16) in l13.iter_mut().zip(r14.iter()) {
                    *p15 += *q16 * (if x[(n * 4) % x.len()] < x[x.len() - 1] { a } else { s9 });
                }
                if a > 1.1 || a < x[(i12 + 0) % x.len()] { return x[(n + n) % x.len()] - v11[v11.len() - 1] * v11[v11.len() - 1]; }
            } else {
                let i17 = (i12 + i12) % v11.len();
                v11[i17] = (v11[(n + 3) % v11.len()] - 0.3).mul_add(0.5, (v11[i12 % v11.len()] / (1.5 + a * a))).atan() - v11[i17] * 0.75;
                'l20: for (p18, q19) in x.iter().zip(x.iter()) {
                    let (i21, i22) = ((i12 + 3) % v11.len(), 1 % v11.len());
                    v11.swap(i21, i22);
                    match (n + i12) % 4 {
                        0 => {
                            s9 -= v11[0].cos() * 0.2;
                        }
                        1 | 2 => {
                            s9 *= (-(0..3_usize).map(|i23| x[x.len() - 1]).sum::<f64>()).sin().cos();
                        }
                        _ => {
                            s9 *= 0.5 + (*p18).abs().sin().tanh();
                        }
                    }
                    s9 = (s9 * 0.9 - (v11.iter().zip(x.iter()).map(|(p24, q25)| (*p24) * (*q25) + p24 * q25).sum::<f64>() + ({ let t26 = *p18; t26 * s9 + t26 })).atan()).sin();
                }
            }
        }
        v11.iter().sum::<f64>() * 0.5 + s9 + a + helper_7_1({ let t27 = x[(n * 2) % x.len()]; t27 * s9 + t27 }).unwrap_or(x.iter().skip(1).filter(|p28| **p28 > 1.5).map(|p29| ((*p29) - v11[(n * 3) % v11.len()]).tanh()).sum::<f64>())
    }

    #[differentiable]
    pub fn program_8(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = [x[0] / 1.1, s1, 0.75 - x[2 % x.len()]];
        if ({ let t3 = x[n % x.len()]; t3 * s1 + t3 }) > 0.3 {
            match 1 % 4 {
                0 => {
                    let f4 = |u5: f64| x.iter().enumerate().map(|(i6, p7)| ((*p7) - (u5 + x[n % x.len()]).asinh()).tanh() * (i6 + 1) as f64).sum::<f64>();
                }
                1 | 2 => {
                    v2[2] += s1 * 0.25;
                }
                _ => {
                    for i8 in (0..n).rev() {
                        if a > 0.75 && a < a { break; }
                        s1 -= (2.0 + a.cos()).recip().mul_add(0.5, (1.5 + s1.sin()).powf(x[x.len() - 1].cos())).tanh() * 1.1;
                    }
                }
            }
        } else {
            let mut w9 = x.to_vec();
            while let Some(t10) = w9.pop() {
                let mut k11 = 0_usize;
                loop {
                    k11 += 1;
                    if k11 > 2 || ((n * 1) % 2 == 0) { break; }
                    v2 = [x[0].clamp(-1.5, 1.25), x[x.len() - 1], { let c13: Vec<f64> = x.iter().rev().map(|p12| ((*p12) - a).tanh()).collect(); c13.iter().fold(0.5, |s, v| s * 0.5 + v) }];
                    s1 = (s1 * 0.5 - v2[(k11 * 2) % 3].mul_add(0.5, (a + a)).tanh()).sin();
                }
                s1 /= 1.5 + (a.tanh().powi(3) + 1.25).tanh().abs();
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + v2[(n * 1) % 3].powi(2)
    }

    #[differentiable]
    fn helper_9_0(u: f64) -> Option<f64> {
        if 0 % 2 == 1 { return None; }
        let mut s1: f64 = 0.9 - u;
        let mut v2 = (0..4).map(|i3: usize| s1).collect::<Vec<f64>>();
        let mut m5: f64 = ({ let t4 = u.copysign(s1); t4 * v2[3 % v2.len()] + t4 }) + (0.8 * u.sin()).atanh().sin().exp();
        Some(m5 + v2.iter().sum::<f64>() * 0.5 + s1 + u + ((s1 + m5) % 1.75))
    }

    #[differentiable]
    fn helper_9_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s6: f64 = v[2 % v.len()] - u * u;
        let mut v7 = (v.iter().step_by(2).copied().map(|p8| p8 * helper_9_0(p8).map_or(u, |t9| t9.sin())).sum::<f64>(), (1.5 + s6.sin()).powf(s6.cos()));
        let i10 = 2 % v.len();
        v[i10] *= u.cos();
        let Some(t12) = helper_9_0(match helper_9_0(s6) { Some(t11) => t11 * 0.5, None => v[0 % v.len()] }) else { return -s6; };
        t12 + v7.0 - v7.1 + s6 + v.iter().sum::<f64>() * 0.5 + u + v.iter().take(2).fold(t12, |s13, p14| s13 * 0.5 + (v.iter().filter(|p15| **p15 > 0.3).map(|p16| (*p16).sin() + (*p14)).sum::<f64>()).sin())
    }

    #[differentiable]
    pub fn program_9(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s17: f64 = helper_9_1(x.to_vec(), x[0]);
        let mut v18 = (1.1 * (a * a).ln_1p(), a.sin().exp2());
        v18.1 = v18.1.mul_add(0.5, s17).copysign((1.5 + s17 * s17).acosh());
        v18.1 = helper_9_0(v18.0).map_or(x[0], |t19| t19.sin()) + 0.9;
        if (a - a) > 1.5 {
            s17 *= 0.5 + (s17.sin().exp() - s17.atan()).tanh();
            v18.0 = (v18.0 * 1.5 - x[3 % x.len()]).sin();
        } else {
            v18.1 -= (1.5 + v18.0.sin()).powf(a.cos()).max(({ let t20 = x[0]; t20 * v18.0 + t20 })) * 1.5;
        }
        s17 *= 0.5 + helper_9_1(x.to_vec(), s17.min(a)).tanh();
        v18.0 - v18.1 + s17 + a + (2.0 + (1.5 - x[x.len() - 1]).sin()).cbrt()
    }

    #[differentiable]
    fn helper_10_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = u.mul_add(0.5, u);
        s1 += (-(-w)) * 0.25;
        (s1 + w + u + (0.5 * u.abs()), (1.5 + s1.sin()).powf(s1.cos()).max(w))
    }

    #[differentiable]
    pub fn program_10(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x.iter().take(2).copied().map(|p3| p3.sin() + x[x.len() - 1]).sum::<f64>();
        s2 /= 1.5 + (0.8 * a.sin()).atanh().max((x[n % x.len()] - 1.5)).abs();
        let f4 = |u5: f64| u5;
        for p6 in x.windows(2) {
            s2 *= helper_10_0(s2.max(a), (n as f64 * 0.25) - s2).0.tanh().cos();
        }
        s2 = (-({ let t8 = x[x.len() - 1]; t8 * x[0] + t8 })) - s2 * 0.75;
        s2 += (x[n % x.len()] - 0.9).mul_add(0.5, (x[x.len() - 1] / (1.5 + x[x.len() - 1] * x[x.len() - 1]))) * 0.25;
        let mut v9 = [-a, x[x.len() - 1], s2 - s2];
        let (l10, r11) = v9.split_at_mut(1);
        for (p12, q13) in l10.iter_mut().zip(r11.iter()) {
            *p12 += *q13 * x[x.len() - 1];
        }
        let mut v14 = (helper_10_0(a.max(x[(n + n) % x.len()]), -x[(n * 2) % x.len()]).0, a);
        if (v9[3 % 3] + a) > 1.5 {
            if (a / 0.3) < (n as f64 * 0.25).min(a) {
                let (l15, r16) = v9.split_at_mut(1);
                for (p17, q18) in l15.iter_mut().zip(r16.iter()) {
                    *p17 += *q18 * helper_10_0(x[0 % x.len()], s2).1;
                }
                'l20: for i19 in 0..4_usize {
                    s2 *= x.iter().step_by(2).map(|&p21| p21 * (a + 1.5)).sum::<f64>().atan().cos();
                    s2 = (s2 * 0.5 - v14.0.tanh()).sin();
                }
            }
        } else {
            v14.1 -= ((if x[0] > 1.5 { v9[n % 3] } else if a < a { x[n % x.len()] } else { a }) + 1.5) * 1.1;
            s2 = v9[0];
        }
        v14.0 - v14.1 + v9.iter().sum::<f64>() * 0.5 + s2 + helper_10_0(v9[n % 3].max(0.25), 0.5 - v14.1).1
    }

    #[differentiable]
    fn helper_11_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = u;
        let mut v2 = vec![again.to_radians(); 3];
        for i3 in 0..2_usize {
            let i4 = 2 % v2.len();
            v2[i4] = v2[i4] * 0.5 + ((0.3 - u) * again.mul_add(0.5, again)).cos();
        }
        { let mut f5 = |u6: f64| { s1 = s1 * 0.5 + v2.iter().fold(again, |s7, p8| s7 * 0.5 + ((*p8).sin() + v2.iter().rev().zip(v2.iter().rev()).map(|(p9, q10)| (*p9).sin() + (*q10) + p9 * q10).sum::<f64>()).sin()).atan(); }; f5(match 2 % 3 { 0 => u, 1 => u, _ => v2[v2.len() - 1] }); f5(u * v2[0 % v2.len()]); }
        v2.iter().sum::<f64>() * 0.5 + s1 + again + u + ({ let t11 = u / (1.5 + s1 * s1); t11 * (v2[0] - again) + t11 })
    }

    #[differentiable]
    fn helper_11_1(u: f64, w: f64) -> (f64, f64) {
        let mut s12: f64 = u.tanh().powi(3);
        let mut v13 = [{ let t14 = s12; t14 * w + t14 }, s12, [0.5_f64, 1.5].iter().take(2).filter(|p15| **p15 > 0.75).map(|p16| (*p16)).sum::<f64>()];
        s12 = s12 * 0.5 + (0.3 / (1.5 + v13.iter().filter(|p17| **p17 > 0.5).map(|p18| (*p18) * w).sum::<f64>().abs()));
        match 1 % 4 {
            0 => {
                s12 = s12 * 0.5 + ({ let t19 = w.hypot(1.0 + s12); t19 * (v13[0 % 3] + v13[3 % 3]) + t19 });
            }
            1 | 2 => {
                s12 = (v13.iter().skip(1).enumerate().map(|(i20, p21)| (*p21) * (i20 + 1) as f64).sum::<f64>() * (0.5 + u * u).sqrt()) - s12 * 0.75;
            }
            _ => {
                s12 -= v13[0] * 1.25;
            }
        }
        (v13.iter().sum::<f64>() * 0.5 + s12 + w + u + (({ let t22 = v13[2 % 3]; t22 * t22 + t22 }) / 0.3), v13[1 % 3].max(w) + helper_11_0(|t23| t23, u))
    }

    #[differentiable]
    fn helper_11_2(u: f64, w: f64) -> (f64, f64) {
        let mut s24: f64 = helper_11_0(f64::tanh, u);
        let mut v25 = [[w * s24, match u { t26 if t26 > 1.5 => t26 * w, t26 if t26 < -1.5 => -t26 + u, _ => u }], [s24.signum(), { let t27 = w; t27 * t27 + t27 }]];
        v25[1 % 2][0] -= (match 2 % 3 { 0 => 0.75 - s24, 1 => { let t28 = u; t28 * t28 + t28 }, _ => u / 0.75 }) * 1.5;
        for i29 in 0..2_usize {
            let u: f64 = { let c31: Vec<f64> = [0.5_f64, 1.5].iter().take(2).map(|p30| (-u.mul_add(0.5, s24))).collect(); c31.iter().sum::<f64>() };
        }
        (v25[0][1] * v25[1][0] + v25[1][1] + s24 + w + u + [0.5_f64, 1.5].iter().step_by(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5).sin().cosh(), s24.copysign(w).hypot(1.0 + (1.5 + v25[2 % 2][1 % 2].sin()).powf(s24.cos())))
    }

    #[differentiable]
    pub fn program_11(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s32: f64 = { let t33 = x[n % x.len()]; t33 * t33 + t33 };
        let mut v34 = [helper_11_1(a, a).0, s32, x.iter().take(2).map(|&p35| 1.0 + 0.5 * (s32).sin()).product::<f64>()];
        v34[1] = (v34[1] * 0.5 - ({ let t36 = v34[2 % 3]; t36 * a + t36 }).mul_add(0.5, v34[0].mul_add(0.5, s32))).sin();
        let (l37, r38) = v34.split_at_mut(1);
        for (p39, q40) in l37.iter_mut().zip(r38.iter()) {
            *p39 += *q40 * (s32 * x[x.len() - 1]);
        }
        v34 = v34;
        v34[2] /= 1.5 + (x.iter().rev().copied().min_by(f64::total_cmp).unwrap_or(0.5) % 1.75).abs();
        if x[(n + 1) % x.len()] < (n as f64 * 0.25) && s32.abs() >= 1.1 { return (0.8 * x[x.len() - 1].sin()).atanh(); }
        v34[n % 3] += (-v34[1]).tanh().powi(3) * 0.25;
        v34[0] = (v34[0] * 0.2 - (-a.to_radians())).sin();
        let f41 = |u42: f64| x[0].mul_add(0.5, a.copysign(a).sin().cosh());
        s32 = s32 * 0.5 + ((match s32 { t43 if t43 > 0.5 => t43 * s32, t43 if t43 < -0.5 => -t43 + a, _ => a }) + (1.5 * a));
        v34[n % 3] *= s32.cos();
        s32 *= (-(0.3 / (1.5 + v34[1].abs()))).cos();
        if v34[2].mul_add(0.5, (n as f64 * 0.25)) > 1.25 {
            if f41(a) < x[(n + 3) % x.len()].mul_add(0.5, a) {
                s32 /= 1.5 + v34.iter().rev().fold(x[n % x.len()], |s44, p45| s44 * 0.5 + (((*p45) - v34[2]).tanh()).sin()).sin().abs();
                s32 = (s32 / (1.5 + a * a)).sin().exp();
            } else {
                s32 = s32 * 0.5 + (1.5 + (-v34[(n + n) % 3]).sin()).powf((s32 - 0.3).cos());
                s32 /= 1.5 + ((x[x.len() - 1] - s32) + a.min(s32)).abs();
            }
            s32 = s32 * 0.5 + (if (match v34[1] { t46 if t46 > 1.1 => t46 * x[n % x.len()], t46 if t46 < -1.1 => -t46 + v34[1], _ => x[0] }) < (v34[3 % 3] + 2.0) { x.iter().map(|&p47| 1.0 + 0.5 * (p47 * v34[2 % 3]).sin()).product::<f64>() } else { s32.copysign(v34[1]) });
        } else if a.sin().cosh().abs() >= 0.3 {
            s32 /= 1.5 + a.abs();
        } else {
            s32 = (x[x.len() - 1] - x[2 % x.len()]).fract();
            s32 -= ({ let c49: Vec<f64> = v34.iter().rev().map(|p48| (*p48).sin() + (x[(n + n) % x.len()] * (*p48))).collect(); c49.iter().fold(0.5, |s, v| s * 0.5 + v) }) * 0.9;
        }
        v34.iter().sum::<f64>() * 0.5 + s32 + a + (n as f64 * 0.25)
    }

    #[differentiable]
    fn helper_12_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = (1.25 + v[0].sin()).powf(1.5);
        let mut v2 = [(u * u).ln_1p(), v[0], v[v.len() - 1].mul_add(0.5, u)];
        for p3 in v.chunks(2) {
            s1 = s1 * 0.5 + v2.iter().skip(1).filter(|p5| **p5 > 0.3).map(|p6| (*p6).sin() + (v2[1 % 3] - v2[1 % 3])).sum::<f64>().cos();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + u + (-(v[0] - v[0 % v.len()]))
    }

    #[differentiable]
    fn helper_12_1(p: &mut f64, u: f64) -> f64 {
        let mut s7: f64 = (1.25 + u.sin()).powf(1.5);
        let mut v8 = (0.2 / (1.5 + (*p).tanh().abs()), helper_12_0(&[helper_12_0(&[s7.asinh(), s7], u), u], u));
        for i9 in (0..2_usize).rev() {
            v8.0 -= (*p).max((*p)).mul_add(0.5, (*p)).sin() * 0.2;
            s7 = (s7 * 0.2 - helper_12_0(&[f64::sin(v8.1), v8.0], [0.5_f64, 1.5].iter().fold(u, |s10, p11| s10 * 0.5 + ((*p11)).sin())).tanh()).sin();
        }
        v8.0 - v8.1 + s7 + *p + u + helper_12_0(&[helper_12_0(&[helper_12_0(&[helper_12_0(&[v8.1 + 0.3, v8.1], *p), *p], s7), v8.1], v8.0), u], [0.5_f64, 1.5].iter().skip(1).filter(|p12| **p12 > 2.0).map(|p13| (*p13) * v8.0).sum::<f64>())
    }

    #[differentiable]
    fn helper_12_2(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u + u) + f(u * 0.5);
        let mut s14: f64 = helper_12_0(&[if again > 0.75 { u } else { again }, again], again);
        let mut v15 = [(1.25 + s14.sin()).powf(1.5), again, (0..3_usize).map(|i16| again).sum::<f64>()];
        if u > 0.5 && 2 % 2 == 1 { return again + again; }
        v15.iter().sum::<f64>() * 0.5 + s14 + again + u + ((v15[2 % 3] + 1.25) + 0.75)
    }

    #[differentiable]
    pub fn program_12(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s17: f64 = helper_12_0(&x[1..], x[n % x.len()]);
        s17 /= 1.5 + (2.0 / (1.5 + ({ let t18 = a; t18 * (n as f64 * 0.25) + t18 }).abs())).abs();
        let r20 = helper_12_1(&mut s17, { let t19 = a; t19 * a + t19 });
        s17 = (a + 1.1) + 0.9;
        if n % 3 == 0 {
            if (1.5 / (1.5 + a.abs())) > 0.75 {
                s17 *= 0.5 + (-(a - 1.1)).tanh();
                let (p21, mut q22): (f64, f64) = (x.iter().copied().fold(4.0, f64::min), helper_12_2(|t23| s17, s17));
            } else if n % 2 == 0 {
                let r20: f64 = { let t24 = x[(n + 1) % x.len()]; t24 * x[(n + n) % x.len()].mul_add(0.5, x.iter().map(|&p25| (p25 - s17).tanh()).sum::<f64>()) + t24 };
            }
        } else {
            s17 = s17 * 0.5 + ({ let t26 = s17.atan2(1.5 + a.abs()); t26 * helper_12_0(&x[1..], a) + t26 });
        }
        r20 + s17 + a + (helper_12_2(|t27| r20, a) * (match s17 { t28 if t28 > 1.25 => t28 * a, t28 if t28 < -1.25 => -t28 + x[0], _ => x[0] }))
    }

    #[differentiable]
    fn helper_13_0(u: f64) -> Option<f64> {
        if u < u { return None; }
        let mut s1: f64 = [0.5_f64, 1.5].iter().fold(u, |s2, p3| s2 * 0.5 + ((*p3).sin() + (*p3)).sin());
        s1 = s1 * 0.5 + u.sin().sinh().cos().exp_m1();
        Some(s1 + u + (0.7 * (u * u).sin()).tan())
    }

    #[differentiable]
    fn helper_13_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s4: f64 = v[2 % v.len()].max(0.25);
        let mut v5 = v.clone();
        v.push(match 1 % 3 { 0 => helper_13_0(s4).map(|t6| t6 * 0.5).unwrap_or_else(|| v5[v5.len() - 1]), 1 => u % 1.75, _ => (1.5 + s4.cos()).log10() });
        v5.iter().sum::<f64>() * 0.5 + s4 + v.iter().sum::<f64>() * 0.5 + u + (v5[0 % v5.len()].powi(2) / (1.5 + s4 * s4))
    }

    #[differentiable]
    pub fn program_13(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = x.iter().skip(1).fold(x[x.len() - 1], |s8, p9| s8 * 0.5 + (s8).sin());
        let mut v10 = [[helper_13_0(a).map_or(s7, |t11| t11.sin()), -s7], [helper_13_0(s7).map(|t12| t12 * 0.5).unwrap_or_else(|| x[x.len() - 1]), x[(n * 3) % x.len()] * a]];
        let mut v13 = [v10[0][1] / 0.2, x[0 % x.len()], v10[1][(n + n) % 2]];
        let mut w14 = x.to_vec();
        while let Some(t15) = w14.pop() {
            for (i17, p16) in v13.iter_mut().enumerate() {
                s7 *= (if t15.abs() >= 1.5 { *p16 } else { x[0] }).tanh().cos();
                for p18 in x.iter().skip(1).step_by(2) {
                    let mut v20 = x.to_vec();
                    if a < (1.5 + (i17 as f64 * 0.25).cos()).log2() { return x.iter().skip(1).zip(v20.iter().rev()).map(|(p21, q22)| (*p21).sin() + t15 + p21 * q22).sum::<f64>(); }
                }
            }
            if helper_13_0(a).map_or(v10[0][0 % 2], |t23| t23.sin()).abs() >= 2.0 {
                for (p24, q25) in v13.iter().zip(x.iter()) {
                    match (n + n) % 4 {
                        0 => {
                            if (x[(n * 4) % x.len()] - a * a) > 0.3 {
                                if s7 < (*q25) && a.abs() >= 0.75 { break; }
                            } else {
                                let Some(t26) = helper_13_0(v10[1][(n + 2) % 2].clamp(-1.5, 1.25)) else { break; };
                                s7 -= t15.atan() * 1.5;
                            }
                        }
                        1 | 2 => {
                            s7 = (s7 * 0.5 - ({ let t27 = (*p24) + t15; t27 * (0.9 / (1.5 + (n as f64 * 0.25).abs())) + t27 }).atan()).sin();
                        }
                        _ => {
                            s7 *= 0.5 + ({ let t28 = v13.iter().map(|p29| 1.0 + 0.5 * ((*p29) * v10[(n + 3) % 2][n % 2]).sin()).product::<f64>(); t28 * (*p24) + t28 }).sin().tanh();
                        }
                    }
                    s7 = v13.windows(3).map(|w30| (w30[1] - 0.5) * v13.iter().take(2).enumerate().map(|(i31, p32)| (*p32).sin() + w30[w30.len() - 1] * (i31 + 1) as f64).sum::<f64>()).sum::<f64>().cos();
                }
                s7 = helper_13_1(x.to_vec(), v10[(n + n) % 2][0].min(s7)).atan();
            } else {
                s7 = (s7 * 1.5 - a.atan2(1.5 + v13[n % 3].abs()).copysign(x[0]).tanh()).sin();
            }
            s7 += (1.25 / (1.5 + x[x.len() - 1].abs())).min(t15.cos().exp_m1()).cos() * 0.25;
        }
        v13.iter().sum::<f64>() * 0.5 + v10[0][1] * v10[1][0] + v10[1][1] + s7 + a + (if s7 > 0.9 && 1 % 2 == 0 { -v13[(n + n) % 3] } else { (0.9 * s7.sin()).asin() })
    }

    #[differentiable]
    fn helper_14_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = -u;
        let mut v2 = ((0..3_usize).map(|i3| u).sum::<f64>(), v[0].max(u));
        v[1] -= (v[1] + s1).clamp(-1.5, 1.25) * 1.25;
        v[1] -= ({ let c5: Vec<f64> = v.iter().skip(1).map(|p4| (*p4) * (s1 / 0.9)).collect(); c5.iter().fold(0.5, |s, v| s * 0.5 + v) }) * 0.75;
        if u > 0.9 {
            s1 = (s1 * 2.0 - (2.0 + s1.cos()).recip()).sin();
            v2.1 = ((0..3_usize).map(|i6| v[2]).sum::<f64>() + 0.2) - v2.1 * 0.75;
        } else {
            v2.1 = v2.1 * 0.5 + s1;
            s1 -= (1.5 + (1.5 + u.sin()).powf(v[1].cos()).cos()).log10() * 2.0;
        }
        [v2.0 - v2.1 + s1 + v.iter().sum::<f64>() * 0.5 + u + (1.25 + (0.5 + v[3 % 3] * v[3 % 3]).sqrt().sin()).powf(1.5), v.iter().map(|p7| ((*p7) - u).tanh()).sum::<f64>(), v2.1 + 0.3]
    }

    #[differentiable]
    pub fn program_14(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = x[0];
        for i9 in 0..n {
            s8 /= 1.5 + (1.5 + a * a).ln().cos().abs();
        }
        let mut v10 = [s8 / 0.75, x[(n + 0) % x.len()], x[x.len() - 1]];
        'l12: for i11 in (0..2_usize).rev() {
            let (p13, mut q14): (f64, f64) = (-v10.iter().copied().map(|p15| 1.0 + 0.5 * (s8).sin()).product::<f64>(), x.chunks(2).map(|w16| (w16[0] - 0.5) * a).sum::<f64>());
            v10[0] -= x.windows(3).map(|w17| (w17[1] - 0.5) * f64::sin(v10[(n * 4) % 3])).sum::<f64>().sin() * 1.25;
        }
        if (x[0] / (1.5 + a * a)) > 0.9 {
            'l19: for i18 in 1..=n {
                v10[(n + n) % 3] = (v10[(n + n) % 3] * 0.3 - a.tanh()).sin();
            }
        } else {
            let (l20, r21) = v10.split_at_mut(1);
            for (p22, q23) in l20.iter_mut().zip(r21.iter()) {
                *p22 += *q23 * a.copysign(a);
            }
        }
        v10[2] = v10[2] * 0.5 + (0.5 / (1.5 + (if a.abs() >= 0.5 { a } else { x[0] }).abs()));
        let mut k25 = 0_usize;
        let r24: f64 = loop {
            k25 += 1;
            if k25 > 2 || (n % 2 == 1) { break (0..3_usize).map(|i26| v10[0].max(x[3 % x.len()])).sum::<f64>(); }
            s8 = s8 * 0.5 + ({ let t27 = v10[k25 % 3] + x[x.len() - 1]; t27 * (0.9 * s8.sin()).asin() + t27 }).cos();
            s8 = ({ let t28 = v10[1].copysign(s8); t28 * (match k25 % 3 { 0 => t28, 1 => x[k25 % x.len()], _ => t28 }) + t28 }).sin() - s8 * 0.75;
            s8 /= 1.5 + (1.5 + (a + s8).sin()).powf(v10[(n + 1) % 3].cos()).sin().abs();
        };
        r24 + v10.iter().sum::<f64>() * 0.5 + s8 + r24.sin().exp2().sin().sinh()
    }

    #[differentiable]
    fn helper_15_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = u / 0.3;
        let mut v2 = [if 2 % 2 == 1 { s1 } else { *p }, u, s1 - 2.0];
        v2[1 % 3] *= (*p).max(s1.min((*p))).cos();
        (*p, s1) = (s1, *p * 0.5 + s1);
        v2.iter().sum::<f64>() * 0.5 + s1 + *p + u + u.sin()
    }

    #[differentiable]
    fn helper_15_1(u: f64) -> Option<f64> {
        if u.min(u) > 0.75 { return None; }
        let mut s3: f64 = u.tanh().powi(3);
        let mut v4 = [[u.sin().exp(), 0.75 / (1.5 + s3.abs())], [u.max(u), u / (1.5 + s3 * s3)]];
        match 0 % 4 {
            0 => {
                let mut v5 = vec![{ let t6 = s3; t6 * s3 + t6 }; 3];
            }
            1 | 2 => {
                s3 = ([0.5_f64, 1.5].iter().zip([0.5_f64, 1.5].iter()).map(|(p7, q8)| (*p7).sin() + (*p7) + p7 * q8).sum::<f64>() - 1.5) - s3 * 0.75;
            }
            _ => {
                s3 = (s3 * 0.3 - [0.5_f64, 1.5].iter().map(|p9| 1.0 + 0.5 * (((*p9) - (s3 + (*p9))).tanh()).sin()).product::<f64>()).sin();
            }
        }
        Some(v4[0][1] * v4[1][0] + v4[1][1] + s3 + u + u)
    }

    #[differentiable]
    fn helper_15_2(u: f64, w: f64) -> f64 {
        let mut s10: f64 = (0..3_usize).map(|i11| w).sum::<f64>();
        match helper_15_1([0.5_f64, 1.5].iter().map(|&p12| p12).sum::<f64>()) {
            Some(t13) if t13 > 1.25 => {
                let w: f64 = t13;
            }
            Some(t13) => {
                s10 = (0.9 * s10.cos()).acos().max(0.25) - s10 * 0.75;
            }
            None => {
                s10 += (helper_15_1(u).map_or(s10, |t14| t14.sin()) + (-s10)) * 0.25;
            }
        }
        s10 + w + u + u.max(s10).signum()
    }

    #[differentiable]
    pub fn program_15(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s15: f64 = a;
        for p16 in x.iter().skip(1).step_by(2) {
            let f18 = |u19: f64| ({ let t20 = -a; t20 * helper_15_2(x[n % x.len()], u19) + t20 }) * helper_15_2(helper_15_2(x[x.len() - 1], u19), 2.0 / (1.5 + a.abs()));
            let d22: f64;
            if (n * 4) % 3 == 0 || s15 < x[0] { d22 = (0..n).map(|i21| (0.9 * a.cos()).acos()).sum::<f64>().clamp(-1.5, 1.25); } else { d22 = (-a).asinh(); }
            s15 /= 1.5 + (match s15 { t24 if t24 > 0.75 => t24 * -s15, t24 if t24 < -0.75 => -t24 + helper_15_1(d22).unwrap_or(a), _ => n as f64 * 0.25 }).tanh().abs();
        }
        if (-x[n % x.len()]) < x.windows(3).map(|w25| (w25[1] - 0.5) * x[0]).sum::<f64>() || x.iter().take(2).fold(a, |s26, p27| s26 * 0.5 + ((*p27) * s15).sin()).abs() >= 1.25 {
            for i28 in (0..n).rev() {
                let b29: f64 = helper_15_2(1.25 * x[n % x.len()], x[n % x.len()].tanh() + s15.min(1.75));
            }
        } else {
            for (p30, q31) in x.iter().zip(x.iter()) {
                for p32 in x {
                    for p34 in x.iter().rev() {
                        s15 /= 1.5 + (0.8 * (1.5 - (*p30)).sin()).atanh().sin().abs();
                        s15 = (0.9 * s15.cos()).acos().tanh();
                        s15 -= s15.hypot(1.0 + ({ let t36 = n as f64 * 0.25; t36 * a + t36 })).sin() * 1.5;
                    }
                    s15 /= 1.5 + (a.rem_euclid(2.5) * x.iter().map(|&p37| p37.sin() + a).sum::<f64>()).sin().abs();
                    s15 = (if (*p30) > 0.2 && s15 > 2.0 { { let t38 = *p32; t38 * (*q31) + t38 } } else { *p30 }).sin();
                }
                s15 = (s15 * 0.9 - (-({ let t39 = x[0]; t39 * a + t39 })).tanh()).sin();
            }
            s15 *= (0.9 - helper_15_2(a, n as f64 * 0.25)).cos();
        }
        s15 + a + ({ let t40 = x.windows(3).map(|w41| (w41[1] - 0.5) * a).sum::<f64>(); t40 * x[n % x.len()] + t40 })
    }

    #[differentiable]
    fn helper_16_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = -u;
        let mut v2 = vec![(1.25 + s1.sin()).powf(1.5); 3];
        if (-s1) < (*p) && v2[v2.len() - 1].atan2(1.5 + (*p).abs()).abs() >= 0.2 {
            let mut k3 = 0_usize;
            while k3 < 5 && (u.copysign(u) < (u / (1.5 + v2[k3 % v2.len()] * v2[k3 % v2.len()]))) {
                k3 += 1;
                v2.push(s1 + (1.5 - u));
                *p *= (*p).atan2(1.5 + v2[v2.len() - 1].abs()).min(u.mul_add(0.5, (*p))).cos().cos();
                s1 = (if (*p).abs() >= 1.5 { u } else { u }).sin().cos();
            }
            *p -= (((*p) / 0.9) / 0.5) * 0.2;
        } else {
            s1 = s1 * 0.5 + ((*p) + v2[0]).max(u);
            *p = (*p) * 0.5 + (u - s1 * s1).min(s1);
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + *p + u + v2.iter().step_by(2).zip(v2.iter()).map(|(p4, q5)| ((*p4) - v2[1 % v2.len()]).tanh() + p4 * q5).sum::<f64>().copysign((*p).hypot(1.0 + u))
    }

    #[differentiable]
    fn helper_16_1(v: &mut [f64], u: f64) {
        let mut s6: f64 = u + 0.2;
        let r7 = helper_16_0(&mut s6, (1.5 + v[3 % v.len()].sin()).powf(v[v.len() - 1].cos()));
        let mut k8 = 0_usize;
        while k8 < 3 && (k8 % 3 == 0) {
            k8 += 1;
            let mut k10 = 0_usize;
            let r9: f64 = loop {
                k10 += 1;
                if k10 > 3 || (v[v.len() - 1].min(u) < r7.hypot(1.0 + v[k8 % v.len()])) { break (if v[k8 % v.len()].abs() >= 0.5 { s6 } else { v[0] }) / 0.2; }
                s6 *= s6.cos().cos();
            };
            s6 = s6 * 0.5 + (-r7).asinh().sin();
        }
        
    }

    #[differentiable]
    fn helper_16_2(u: f64, w: f64) -> (f64, f64) {
        let mut s11: f64 = -u;
        s11 = (0..3_usize).map(|i12| (s11 - s11)).sum::<f64>();
        let mut v13 = [[if 3 % 2 == 0 { s11 } else if s11 < s11 { u } else { s11 }, u * s11], [u, { let t14 = u; t14 * w + t14 }]];
        (v13[0][1] * v13[1][0] + v13[1][1] + s11 + w + u + (-u.fract()), u.min(1.75).powi(2))
    }

    #[differentiable]
    pub fn program_16(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s15: f64 = match n % 3 { 0 => x[0], 1 => a, _ => x[(n * 1) % x.len()] };
        let mut v16 = [x[(n + 0) % x.len()] - x[n % x.len()], a, s15.min(x[0])];
        if v16[2].fract() > 0.75 {
            let (p17, mut q18) = helper_16_2(helper_16_2(v16[n % 3], v16[(n + n) % 3]).0.mul_add(0.5, (s15 / 0.5)), helper_16_2(s15, v16[(n + n) % 3]).1);
        } else if (n + 2) % 3 == 1 {
            match 1 % 4 {
                0 => {
                    if (-v16[2]) < s15.atan() && s15.max(v16[2]).abs() >= 1.25 {
                        helper_16_1(&mut v16, f64::sin(s15));
                        let r19 = helper_16_0(&mut s15, if x[(n + n) % x.len()] < a { v16[(n * 3) % 3] } else if a > 1.25 { x[x.len() - 1] } else { x[(n * 4) % x.len()] });
                    } else if (a - a * a) > 0.5 {
                        v16[1] += helper_16_2(x[0] + v16[n % 3], x[n % x.len()].hypot(1.0 + x[n % x.len()])).1 * 0.25;
                    } else {
                        s15 = (s15 * 0.75 - helper_16_2(v16[(n + 2) % 3].hypot(1.0 + a), match v16[(n + n) % 3] { t20 if t20 > 1.1 => t20 * s15, t20 if t20 < -1.1 => -t20 + s15, _ => x[x.len() - 1] }).0).sin();
                        s15 *= (x[x.len() - 1] + 0.3).cos();
                    }
                }
                1 | 2 => {
                    s15 /= 1.5 + v16[0 % 3].abs();
                }
                _ => {
                    s15 = (s15 * 0.3 - (-v16[(n + n) % 3]).cos()).sin();
                }
            }
        }
        v16.iter().sum::<f64>() * 0.5 + s15 + a + helper_16_2(if a > 0.75 { a } else { x[0] }, a).0
    }

    #[differentiable]
    fn helper_17_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u.max(u); }
        let below = helper_17_0(u, n - 1);
        let mut s1: f64 = u;
        let mut v2 = (0..4).map(|i3: usize| below.min(below)).collect::<Vec<f64>>();
        if v2[n % v2.len()] > 0.5 { return n as f64 * 0.25; }
        s1 = s1 * 0.5 + (0..3_usize).map(|i4| s1).sum::<f64>();
        v2.iter().sum::<f64>() * 0.5 + s1 + below + u + ((1.5 + below.sin()).powf(v2[0].cos()) / 0.5)
    }

    #[differentiable]
    fn helper_17_1(p: &mut f64, u: f64) -> f64 {
        let mut s5: f64 = (*p).mul_add(0.5, u);
        s5 += helper_17_0(*p, 1) * 0.25;
        let b6: f64 = (1.5 + helper_17_0(u, 2).sin()).powf((u + s5).cos()).atan2(1.5 + helper_17_0(s5.clamp(-1.5, 1.25), 1).abs());
        b6 + s5 + *p + u + (*p)
    }

    #[differentiable]
    pub fn program_17(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = x[n % x.len()];
        let mut v8 = (0..4).map(|i9: usize| x[x.len() - 1].min(1.75)).collect::<Vec<f64>>();
        for i10 in 0..3_usize {
            if (i10 * 2) % 3 == 0 {
                helper_17_1(&mut v8[0], x[x.len() - 1].mul_add(0.5, x[x.len() - 1]));
            } else {
                'l12: for i11 in 1..=2_usize {
                    for p13 in x.iter().rev() {
                        let i15 = i10 % v8.len();
                        v8[i15] += (*p13).sin() * 0.25;
                        let i16 = i10 % v8.len();
                        v8[i16] /= 1.5 + (v8[v8.len() - 1] - (*p13)).copysign((0.8 * s7.sin()).atanh()).cos().abs();
                    }
                    if (n as f64 * 0.25) > 0.75 {
                        for i17 in 0..4_usize {
                            s7 = (2.0 + x[i11 % x.len()].sin()).cbrt().sin();
                            s7 += (-s7).mul_add(0.5, (1.25 + s7.sin()).powf(1.5)).cos() * 0.25;
                        }
                        s7 *= (0.8 * (a + x[0]).sin()).atanh().tanh().cos();
                    }
                    s7 -= (0..n).map(|i18| a).sum::<f64>().atan() * 0.2;
                }
                s7 = (0.9 * (1.5 * v8[i10 % v8.len()]).sin()).asin().atan();
            }
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + a + v8[0].atan2(1.5 + x[x.len() - 1].abs())
    }

    #[differentiable]
    pub fn program_18(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = { let t2 = x[1 % x.len()]; t2 * t2 + t2 };
        let mut v3 = vec![s1.max(a); 3];
        if (-v3[(n * 2) % v3.len()]) < x.iter().skip(1).copied().fold(-4.0, f64::max) { return x.iter().map(|&p4| p4.sin() + p4).sum::<f64>(); }
        let mut m5: f64 = (-s1).copysign(a.max(0.25)).copysign((v3[n % v3.len()].fract() * s1.asinh()));
        for (i7, p6) in v3.iter_mut().enumerate() {
            if ((*p6) + m5) > 0.9 {
                let t8 = m5;
                m5 = *p6;
                *p6 = t8;
                'l11: for p9 in x.chunks(2) {
                    (m5, *p6) = (*p6, m5 * 0.5 + *p6);
                }
            }
            let mut m13: f64 = match x[(n * 4) % x.len()] { t12 if t12 > 0.3 => t12 * 1.25 - a, t12 if t12 < -0.3 => -t12 + (if s1 > 0.3 { m5 } else { a }) / 1.1, _ => (0.9 * x.iter().copied().fold(-4.0, f64::max).cos()).acos() };
            s1 /= 1.5 + (1..=n).rev().map(|i14| a).sum::<f64>().atan().abs();
        }
        'l16: for i15 in (0..n).rev() {
            let b18: f64 = x.iter().copied().map(|p17| p17.sin() + (1.25 + s1.sin()).powf(1.5).asinh()).sum::<f64>();
            m5 = (m5 * 0.5 - (-({ let t19 = x[0]; t19 * t19 + t19 })).cos()).sin();
            s1 += m5.atan2(1.5 + a.abs()).cos() * 0.25;
        }
        m5 + v3.iter().sum::<f64>() * 0.5 + s1 + a + (0.9 * (1.25 + m5.sin()).powf(1.5).cos()).acos()
    }

    #[differentiable]
    pub fn program_19(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = -a;
        let mut m2: f64 = s1 / 1.1;
        for (i4, p3) in x.iter().enumerate() {
            m2 = a.max(0.25).sin() - m2 * 0.75;
            let b5: f64 = x[(n + i4) % x.len()];
            match (i4 * 4) % 4 {
                0 => {
                    s1 += x[x.len() - 1].tanh() * 0.25;
                }
                1 | 2 => {
                    for i6 in 1..=n {
                        'l9: for (p7, q8) in x.iter().zip(x.iter()) {
                            s1 = (a / (1.5 + (*q8) * (*q8))).clamp(-1.5, 1.25).sin() - s1 * 0.75;
                            m2 -= ((*p3) * x.iter().rev().zip(x.iter()).map(|(p10, q11)| (*q8) + p10 * q11).sum::<f64>()).tanh() * 0.75;
                        }
                        m2 -= f64::sin(a.sin()).sin() * 0.9;
                    }
                }
                _ => {
                    let mut k13 = 0_usize;
                    let r12: f64 = loop {
                        k13 += 1;
                        if k13 > 3 || (b5 > 0.3) { break -x.iter().skip(1).map(|p14| 1.0 + 0.5 * ((*p14) * s1).sin()).product::<f64>(); }
                        match n % 4 {
                            0 => {
                                if x.iter().zip(x.iter().rev()).map(|(p15, q16)| (*p15) * a + p15 * q16).sum::<f64>() > 1.5 {
                                    s1 = s1.asinh().tanh();
                                } else if (match m2 { t17 if t17 > 0.9 => t17 * b5, t17 if t17 < -0.9 => -t17 + *p3, _ => b5 }) > 0.9 {
                                    s1 -= ({ let t18 = s1; t18 * m2 + t18 }).mul_add(0.5, (match 3 % 3 { 0 => a, 1 => m2, _ => b5 })).cos() * 0.2;
                                } else {
                                    s1 += (x[x.len() - 1] + (*p3)).hypot(1.0 + (0.8 * b5.sin()).atanh()).cos() * 0.25;
                                }
                            }
                            1 | 2 => {
                                s1 *= 0.5 + (0.7 * m2.min(x[0]).sin()).tan().sin().tanh();
                            }
                            _ => {
                                m2 /= 1.5 + ({ let t19 = x[(i4 * 2) % x.len()].to_radians(); t19 * m2 + t19 }).sin().abs();
                            }
                        }
                    };
                }
            }
        }
        m2 + s1 + a + (match 2 % 3 { 0 => x[x.len() - 1].to_radians(), 1 => a.signum(), _ => s1.tanh() })
    }

    #[differentiable]
    fn helper_20_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut k3 = 0_usize;
        let r2: f64 = loop {
            k3 += 1;
            if k3 > 4 || (v[0].cos() > 0.2) { break (s1 - v[0]).min(1.75); }
            let d4: f64;
            if s1 > 0.75 && (k3 as f64 * 0.25) > 0.75 { d4 = s1.cos().to_radians().sin().exp2(); } else { d4 = (0.9 * s1.sin()).asin().tanh(); }
            { let mut f5 = |u6: f64| { s1 = s1 * 0.5 + f64::sin(u6).atan(); }; f5(u.asinh()); f5(k3 as f64 * 0.25); }
        };
        r2 + s1 + v.iter().sum::<f64>() * 0.5 + u + v.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5).cos().exp_m1()
    }

    #[differentiable]
    fn helper_20_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s7: f64 = v[0].atan2(1.5 + u.abs());
        for p8 in v.windows(2) {
            s7 = (s7 * 1.5 - v.iter().fold(u, |s10, p11| s10 * 0.5 + ((*p11) * helper_20_0(p8.to_vec(), *p11)).sin()).sin()).sin();
            s7 = p8[3 % p8.len()].cos() - s7 * 0.75;
            s7 = s7.cos().exp_m1().sin().sin();
        }
        [s7 + v.iter().sum::<f64>() * 0.5 + u + (({ let t12 = u; t12 * s7 + t12 }) / (1.5 + u * u)), u + v[1], v.iter().step_by(2).zip(v.iter()).map(|(p13, q14)| u + p13 * q14).sum::<f64>()]
    }

    #[differentiable]
    fn helper_20_2(u: f64, w: f64) -> (f64, f64) {
        let mut s15: f64 = w / (1.5 + u * u);
        let mut k16 = 0_usize;
        while k16 < 5 && (helper_20_1([w + u, s15, u.sin().exp2()], s15)[1] > 0.5) {
            k16 += 1;
            s15 *= (0.7 * u.sin()).tan().atan().cos();
            s15 /= 1.5 + [0.5_f64, 1.5].chunks(3).map(|w17| (w17[0] - 0.5) * w).sum::<f64>().clamp(-1.5, 1.25).tanh().abs();
            s15 -= ((w / 0.5) / 0.75).atan() * 0.75;
        }
        (s15 + w + u + (helper_20_0(vec![w.fract(), s15], s15) * helper_20_0(vec![helper_20_0(vec![u.hypot(1.0 + w), s15], u), k16 as f64 * 0.25], u)), ((k16 as f64 * 0.25) - w * w) + ({ let t18 = u; t18 * u + t18 }))
    }

    #[differentiable]
    pub fn program_20(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s19: f64 = (0.8 * a.sin()).atanh();
        let mut v20 = (a.atan2(1.5 + x[2 % x.len()].abs()).tanh().powi(3), x[x.len() - 1] + a);
        if x[(n + n) % x.len()].max(0.25).abs() >= 0.2 {
            for &p21 in x.iter() {
                let d23: f64;
                if (match x[n % x.len()] { t24 if t24 > 2.0 => t24 * v20.1, t24 if t24 < -2.0 => -t24 + x[n % x.len()], _ => a }) < v20.1.hypot(1.0 + (n as f64 * 0.25)) { d23 = helper_20_1([(1.5 + x[2 % x.len()].sin()).powf(a.cos()), p21, (0.7 * s19.sin()).tan()], x[0])[0].cos().exp_m1().hypot(1.0 + ((x[0] + s19) + 0.5)); } else { d23 = if x.iter().step_by(2).zip(x.iter()).map(|(p25, q26)| (*p25).sin() + a + p25 * q26).sum::<f64>() > 0.2 { { let t27 = a; t27 * s19 + t27 } } else { p21 }; }
                let mut k29 = 0_usize;
                let r28: f64 = loop {
                    k29 += 1;
                    if k29 > 3 || ((1.5 + p21 * p21).acosh().abs() >= 0.3) { break helper_20_1([match x[0 % x.len()] { t30 if t30 > 2.0 => t30 * a, t30 if t30 < -2.0 => -t30 + a, _ => d23 }, a, -x[(n + n) % x.len()]], { let c32: Vec<f64> = x.iter().map(|p31| (*p31) * x[x.len() - 1]).collect(); c32.iter().fold(0.5, |s, v| s * 0.5 + v) })[0]; }
                    v20.1 = (v20.1 * 1.1 - (-v20.1).hypot(1.0 + (if p21.abs() >= 0.9 { v20.1 } else { p21 })).atan()).sin();
                    for p33 in x.iter().copied() {
                        v20.1 -= ((-a) * (a + (n as f64 * 0.25))).tanh() * 2.0;
                        v20.0 = (x[3 % x.len()] * v20.1).rem_euclid(2.5).cos();
                        s19 += (1.25 * (0.9 * d23.sin()).asin()).tanh() * 0.25;
                    }
                    v20.0 = (v20.0 * 0.5 - s19.mul_add(0.5, (x[(n + 2) % x.len()] * a)).tanh()).sin();
                };
            }
        } else {
            s19 = x.iter().rev().skip(1).copied().fold(-4.0, f64::max);
            v20.1 = v20.1 * 0.5 + (1.5 + x.windows(3).map(|w35| (w35[1] - 0.5) * w35[n % w35.len()]).sum::<f64>().sin()).powf((x[0] - 2.0).cos());
        }
        v20.0 - v20.1 + s19 + a + (1.25 + (x[(n + 0) % x.len()] + 1.25).sin()).powf(1.5)
    }

    #[differentiable]
    fn helper_21_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = u * v[3 % 3];
        let mut v2 = v;
        v.reverse();
        let mut v3 = [v2.iter().filter(|p4| **p4 > 1.1).map(|p5| (*p5).sin() + v2[2]).sum::<f64>(), v2[1], v2[1]];
        [v3.iter().sum::<f64>() * 0.5 + v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (1.25 + u.max(v[3 % 3]).sin()).powf(1.5), (2.0 + v2[2].cos()).recip(), s1 - v[2 % 3] * v[2 % 3]]
    }

    #[differentiable]
    fn helper_21_1(v: &[f64], u: f64) -> f64 {
        let mut s6: f64 = u.min(v[v.len() - 1]);
        let mut v7 = [helper_21_0([(1.5 + v[v.len() - 1].sin()).powf(v[3 % v.len()].cos()), v[2 % v.len()], s6.asinh()], s6)[0], v[2 % v.len()], { let t8 = s6; t8 * s6 + t8 }];
        v7.iter().sum::<f64>() * 0.5 + s6 + u + u.atan2(1.5 + v.iter().step_by(2).copied().map(|p9| p9.sin() + v[2 % v.len()]).sum::<f64>().abs())
    }

    #[differentiable]
    pub fn program_21(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = (1.5 + x[(n + n) % x.len()].sin()).powf(x[0].cos());
        s10 += (-a.to_radians()) * 0.25;
        let mut v11 = [[x.iter().rev().skip(1).map(|&p12| 1.0 + 0.5 * (s10).sin()).product::<f64>(), x.iter().copied().fold(-4.0, f64::max)], [s10, x[(n + n) % x.len()].max(0.25)]];
        v11[n % 2][1] -= ((s10 * s10).ln_1p() / (1.5 + a * a)) * 1.5;
        let mut v13 = vec![match (n * 2) % 3 { 0 => a, 1 => x[0], _ => a }; 3];
        let b14: f64 = helper_21_1(x, s10.atan2(1.5 + v11[(n * 1) % 2][1].abs())).hypot(1.0 + v11[0][0]);
        s10 = helper_21_0([x.iter().rev().skip(1).enumerate().map(|(i15, p16)| (*p16).sin() + (*p16) * (i15 + 1) as f64).sum::<f64>(), b14, -a], v13[n % v13.len()])[0] + (-x[n % x.len()]);
        b14 + v13.iter().sum::<f64>() * 0.5 + v11[0][1] * v11[1][0] + v11[1][1] + s10 + (match (n * 3) % 3 { 0 => (1.5 + v13[n % v13.len()].sin()).powf(a.cos()), 1 => (1.5 + b14.sin()).powf(b14.cos()), _ => match (n + 3) % 3 { 0 => b14, 1 => v11[n % 2][(n + 0) % 2], _ => x[(n + n) % x.len()] } })
    }

    #[differentiable]
    fn helper_22_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = (1.5 + u * u).ln();
        let i2 = 2 % v.len();
        v[i2] -= v.chunks(2).map(|w3| (w3[0] - 0.5) * w3[0].mul_add(0.5, u)).sum::<f64>() * 1.5;
        s1 + v.iter().sum::<f64>() * 0.5 + u + ((u - 1.1) + (s1 + 1.5))
    }

    #[differentiable]
    fn helper_22_1(u: f64, w: f64) -> (f64, f64) {
        let mut s4: f64 = if w > 0.9 { u } else { u };
        let mut v5 = vec![[0.5_f64, 1.5].windows(2).map(|w6| (w6[1] - 0.5) * u).sum::<f64>(); 3];
        let i7 = 1 % v5.len();
        v5[i7] = v5[i7] * 0.5 + ({ let t8 = s4.atan2(1.5 + u.abs()); t8 * (2.0 - s4) + t8 });
        s4 *= s4.cos();
        (v5.iter().sum::<f64>() * 0.5 + s4 + w + u + v5.iter().rev().copied().map(|p9| v5[0]).sum::<f64>(), (-s4).max(s4.copysign(s4)))
    }

    #[differentiable]
    pub fn program_22(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = a.max(a);
        if n % 2 == 0 { return f64::sin(s10); }
        s10 -= x.iter().filter(|p11| **p11 > 2.0).map(|p12| (*p12) * a.signum()).sum::<f64>() * 0.3;
        s10 -= (2.0 + x[3 % x.len()].sin()).cbrt().copysign(helper_22_0(x.to_vec(), s10)) * 0.9;
        for p13 in x.windows(2) {
            s10 -= (1..=n).rev().map(|i15| x[x.len() - 1].copysign(s10)).sum::<f64>().tanh() * 1.1;
        }
        if (-x[0]) < (match x[(n + 1) % x.len()] { t16 if t16 > 0.2 => t16 * a, t16 if t16 < -0.2 => -t16 + x[n % x.len()], _ => s10 }) {
            if (x[n % x.len()] - 0.75) > 2.0 { return (0.5 + a * a).sqrt(); }
            s10 += (if (s10 * s10) < x[(n * 1) % x.len()].atan() { match a { t17 if t17 > 0.3 => t17 * a, t17 if t17 < -0.3 => -t17 + a, _ => s10 } } else { (1.5 + s10 * s10).ln() }) * 0.25;
        } else {
            let mut m18: f64 = (x[n % x.len()] * x[n % x.len()]).ln_1p().min(a.max(a.max(s10)));
        }
        s10 = x.iter().copied().fold(-4.0, f64::max);
        let f19 = |u20: f64| (if u20.abs() >= 1.25 && x[x.len() - 1] > 1.1 { helper_22_0(x.to_vec(), x[(n * 4) % x.len()]) } else { (n as f64 * 0.25) / 0.3 }) + (u20.copysign(u20) - u20.signum());
        let mut k21 = 0_usize;
        loop {
            k21 += 1;
            if k21 > 2 || (x[n % x.len()].min(s10) > 0.2) { break; }
            s10 = s10 * 0.5 + helper_22_0(x.to_vec(), a - x[(k21 * 2) % x.len()]).cos();
        }
        s10 + a + x[(k21 + 1) % x.len()].sin().cosh().atan2(1.5 + (s10 - a * a).abs())
    }

    #[differentiable]
    pub fn program_23(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[(n * 3) % x.len()];
        s1 += x[(n + 1) % x.len()] * 0.25;
        s1 = (s1 * 1.25 - ((1.5 + s1 * s1).acosh() - 0.9)).sin();
        for p2 in x.iter().skip(1).step_by(2) {
            let f4 = |u5: f64| x[0];
            s1 = x.iter().map(|p6| (*p6) * (0.5 + (*p2) * (*p2)).sqrt()).sum::<f64>().tanh() - s1 * 0.75;
        }
        let mut k7 = 0_usize;
        'l9: while k7 < 3 && (({ let t8 = x[x.len() - 1]; t8 * s1 + t8 }) > 2.0) {
            k7 += 1;
            s1 -= (0.8 * s1.sin()).atanh().sin() * 2.0;
        }
        s1 + a + ((-x[x.len() - 1]) / (1.5 + s1 * s1))
    }

    #[differentiable]
    fn helper_24_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = (1.5 + w.cos()).log2();
        'l3: for i2 in 1..=1_usize {
            let w: f64 = u.atan().mul_add(0.5, (2.0 / (1.5 + s1.abs()))) * ({ let c5: Vec<f64> = [0.5_f64, 1.5].iter().take(2).map(|p4| (*p4).sin() + (*p4)).collect(); c5.iter().sum::<f64>() });
            s1 /= 1.5 + (0.9 * w.cos()).acos().sin().abs();
            s1 += u.min(u).tanh().sin() * 0.25;
        }
        s1 + w + u + (u.max(u) + 0.9)
    }

    #[differentiable]
    pub fn program_24(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = a.mul_add(0.5, a);
        let mut v7 = [[match (n * 3) % 3 { 0 => x[(n + 3) % x.len()], 1 => a, _ => s6 }, s6], [helper_24_0(s6, n as f64 * 0.25), s6 + s6]];
        for p8 in x {
            if helper_24_0(a, s6) < x.iter().rev().skip(1).copied().fold(-4.0, f64::max) {
                for i10 in 1..=2_usize {
                    for i11 in 0..3_usize {
                        v7[0][n % 2] = (v7[0][n % 2] * 0.75 - ({ let t12 = s6 + x[1 % x.len()]; t12 * (v7[(i10 + i11) % 2][1] / (1.5 + t12 * t12)) + t12 }).tanh()).sin();
                    }
                    s6 += (if a < s6 { *p8 } else { s6 }).atan().sin() * 0.25;
                }
                let f13 = |u14: f64| ((a * a) / 1.5).min((if helper_24_0(u14, a) > 1.1 { (*p8).powi(2) } else { helper_24_0(u14, x[(n + 2) % x.len()]) }));
            } else {
                'l16: for i15 in 0..2_usize {
                    if (if a > 2.0 { a } else if (*p8) < (*p8) { v7[1][0] } else { *p8 }) < s6.copysign(s6) || x.iter().step_by(2).enumerate().map(|(i17, p18)| (*p18).sin() + a * (i17 + 1) as f64).sum::<f64>() < x[n % x.len()] {
                        let b19: f64 = ((0.75 / (1.5 + a.abs())) + (1.25 + s6.sin()).powf(1.5)) - (*p8) * (*p8);
                        if (b19 * b19) > 0.9 { break; }
                    } else {
                        v7[(i15 + 2) % 2][1] /= 1.5 + ({ let t20 = x[(i15 + i15) % x.len()]; t20 * a + t20 }).copysign(x.iter().enumerate().map(|(i21, p22)| (*p8) * (i21 + 1) as f64).sum::<f64>()).tanh().abs();
                        s6 /= 1.5 + (1.5 + a.sin()).powf((*p8).cos()).tanh().abs();
                    }
                    s6 *= (s6 + v7[(n + i15) % 2][(i15 + 2) % 2]).hypot(1.0 + (0.75 * x[(n + 2) % x.len()])).atan().cos();
                }
                s6 *= 0.5 + x.iter().map(|&p23| (p23 - (a + 0.9)).tanh()).sum::<f64>().sin().tanh();
            }
            s6 += x.iter().fold(s6, |s24, p25| s24 * 0.5 + (((*p25) - s6.atan()).tanh()).sin()).cos() * 0.25;
        }
        v7[0][1] * v7[1][0] + v7[1][1] + s6 + a + (match 2 % 3 { 0 => helper_24_0(s6, v7[1][0]), 1 => a.mul_add(0.5, a), _ => v7[n % 2][1] })
    }

    #[differentiable]
    fn helper_25_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(if u > 0.5 { u } else { u }) + f(u * 0.5);
        let mut s1: f64 = again.hypot(1.0 + again);
        let mut v2 = (-u, s1);
        s1 = (s1 * 0.5 - (-again.min(1.75))).sin();
        let mut k3 = 0_usize;
        while k3 < 5 && (v2.0 > 1.25) {
            k3 += 1;
            if (2.0 + s1.cos()).recip() > 0.75 {
                v2.1 = v2.1 * 0.5 + (0.9 * again.cos()).acos().sin();
            }
        }
        v2.0 - v2.1 + s1 + again + (if v2.0 > 0.75 { u } else { s1 }).clamp(-1.5, 1.25)
    }

    #[differentiable]
    fn helper_25_1(u: f64, w: f64) -> (f64, f64) {
        let mut s4: f64 = -w;
        let mut v5 = vec![[0.5_f64, 1.5].iter().skip(1).zip([0.5_f64, 1.5].iter()).map(|(p6, q7)| (*p6) + p6 * q7).sum::<f64>(); 3];
        for i8 in 0..2_usize {
            let b9: f64 = s4.max((-w.mul_add(0.5, u)));
            s4 *= (helper_25_0(|t10| u, w) + (-w)).sin().cos();
        }
        (v5.iter().sum::<f64>() * 0.5 + s4 + w + u + helper_25_0(|t11| helper_25_0(f64::tanh, v5[0]), if 1 % 2 == 0 { s4 } else if w.abs() >= 1.5 { w } else { s4 }), ({ let t12 = u; t12 * s4 + t12 }).copysign(v5[2 % v5.len()]))
    }

    #[differentiable]
    pub fn program_25(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = helper_25_1(x[0], a).1;
        s13 += (x.iter().rev().skip(1).copied().min_by(f64::total_cmp).unwrap_or(0.5) - (if a < x[x.len() - 1] { x[x.len() - 1] } else { s13 })) * 0.25;
        for (i15, p14) in x.iter().enumerate() {
            s13 *= 0.5 + helper_25_1((1.5 + s13 * s13).ln(), helper_25_0(|t16| a, *p14)).1.tanh().tanh();
            if (s13 / (1.5 + s13 * s13)) > 1.25 {
                let mut v17 = (helper_25_0(|t18| t18, a) - (0.75 * s13), s13 / (1.5 + a * a));
                let b20: f64 = helper_25_1(v17.0.asinh().signum(), x.iter().copied().map(|p19| (p19 - x[2 % x.len()]).tanh()).sum::<f64>() + (0.8 * s13.sin()).atanh()).1;
            } else if ({ let t21 = *p14; t21 * a + t21 }) > 1.1 {
                let mut k22 = 0_usize;
                while k22 < 5 && (x[0] > 1.1 || x[x.len() - 1] > 0.75) {
                    k22 += 1;
                    s13 /= 1.5 + x[0].tanh().abs();
                    let mut v23 = [x[i15 % x.len()] + 0.3, x[0 % x.len()], match (k22 * 2) % 3 { 0 => *p14, 1 => *p14, _ => *p14 }];
                    s13 = (((k22 as f64 * 0.25) + x[0]) + 0.5).cos() - s13 * 0.75;
                }
            } else {
                s13 += (0.9 * (s13 * a).cos()).acos().tanh() * 0.25;
                s13 = (s13 * 0.3 - helper_25_0(|t26| helper_25_0(|t27| x[0], *p14), { let c25: Vec<f64> = x.iter().rev().map(|p24| (*p24) * a).collect(); c25.iter().fold(0.5, |s, v| s * 0.5 + v) }).sin()).sin();
            }
        }
        s13 + a + (0.9 * x[0].max(0.25))
    }

    #[differentiable]
    fn helper_26_0(u: f64) -> Option<f64> {
        if [0.5_f64, 1.5].iter().zip([0.5_f64, 1.5].iter()).map(|(p1, q2)| ((*p1) - (*q2)).tanh() + p1 * q2).sum::<f64>() > 0.5 { return None; }
        let mut s3: f64 = (0..3_usize).map(|i4| u).sum::<f64>();
        if (s3 / (1.5 + u * u)).abs() >= 0.9 {
            for i5 in 1..=3_usize {
                let mut k7 = 0_usize;
                let r6: f64 = loop {
                    k7 += 1;
                    if k7 > 2 || ((-s3) > 0.2) { break u.atan2(1.5 + s3.abs()); }
                    s3 = ([0.5_f64, 1.5].iter().fold(s3, |s8, p9| s8 * 0.5 + (s3).sin()) + (u / (1.5 + s3 * s3))).cos() - s3 * 0.75;
                    s3 += u.tanh().powi(3).sin() * 0.25;
                    s3 -= s3.atan() * 0.2;
                };
                s3 += ((u * u) - r6 * r6).cos() * 0.25;
                s3 += (s3 + (match u { t10 if t10 > 2.0 => t10 * i5 as f64 * 0.25, t10 if t10 < -2.0 => -t10 + r6, _ => s3 })).cos() * 0.25;
            }
        } else {
            s3 *= 0.5 + u.asinh().tanh();
        }
        Some(s3 + u + (s3 + u).sin().exp())
    }

    #[differentiable]
    fn helper_26_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s11: f64 = again;
        let mut v12 = [-u, s11, { let c14: Vec<f64> = [0.5_f64, 1.5].iter().rev().skip(1).map(|p13| (*p13)).collect(); c14.iter().sum::<f64>() }];
        for p15 in v12.iter_mut().rev() {
            s11 -= ([0.5_f64, 1.5].iter().skip(1).copied().map(|p17| (p17 - again).tanh()).sum::<f64>() + 0.75).tanh() * 1.1;
            s11 = s11 * 0.5 + ((*p15) + (*p15)).max(again.tanh().powi(3)).atan();
        }
        v12.iter().sum::<f64>() * 0.5 + s11 + again + u + (s11 * u).copysign((again + 1.5))
    }

    #[differentiable]
    pub fn program_26(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s18: f64 = x[n % x.len()] + 0.2;
        let Some(t19) = helper_26_0(2.0 * s18) else { return helper_26_0(x[n % x.len()]).map(|t20| t20 * 0.5).unwrap_or_else(|| x[x.len() - 1]); };
        if (match 0 % 3 { 0 => t19, 1 => s18, _ => a }) > 0.75 {
            { let mut f21 = |u22: f64| { s18 = s18 * 0.5 + (t19 * x[n % x.len()]).sin().exp2().atan(); }; f21(t19); f21((1.5 + t19.cos()).log10()); }
            for i23 in 1..=n {
                s18 = (s18 * 0.2 - (-t19).max(x[(i23 + n) % x.len()]).sin()).sin();
                if (if s18 > 0.2 { x[x.len() - 1] } else { t19 }) > 0.5 {
                    let d25: f64;
                    if t19 < x[0] || t19.abs() >= 1.25 { d25 = (0..n).map(|i24| a).sum::<f64>().mul_add(0.5, (x[x.len() - 1] + 0.9)).to_radians(); } else { d25 = if t19 > 0.9 { helper_26_0(s18).map(|t26| t26 * 0.5).unwrap_or_else(|| t19) } else { a.tanh() }; }
                    match (i23 + 3) % 4 {
                        0 => {
                            s18 /= 1.5 + (2.0 + x[x.len() - 1].tanh().sin()).cbrt().sin().abs();
                        }
                        1 | 2 => {
                            s18 *= x.iter().fold(d25, |s27, p28| s27 * 0.5 + ((*p28) * (if n % 3 == 0 { s27 } else { x[i23 % x.len()] })).sin()).cos().cos();
                        }
                        _ => {
                            s18 = (t19.mul_add(0.5, d25) * (if t19 < s18 { s18 } else { d25 })).atan() - s18 * 0.75;
                        }
                    }
                }
            }
        } else {
            s18 += helper_26_1(f64::atan, x[n % x.len()] * x[x.len() - 1]) * 0.25;
            s18 -= (t19.min(x[x.len() - 1]) + (s18 + 0.75)) * 1.25;
        }
        t19 + s18 + a + ({ let t29 = s18.max(s18); t29 * (1..=n).rev().map(|i30| t19).sum::<f64>() + t29 })
    }

    #[differentiable]
    pub fn program_27(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0];
        s1 *= (s1 + (a - s1 * s1)).cos();
        s1 += (1.25 + (-x[x.len() - 1]).sin()).powf(1.5) * 0.25;
        if 3 % 2 == 1 {
            'l4: for p2 in x.iter().skip(1).step_by(2) {
                for &p5 in x.iter() {
                    s1 = (s1 * 0.5 - (1.5 + p5.fract().sin()).powf(a.fract().cos()).tanh()).sin();
                    s1 = (s1 * 0.5 - p5.sin().exp2().tanh()).sin();
                    s1 = s1 * 0.5 + p5.sin();
                }
            }
        }
        s1 + a + x.iter().enumerate().map(|(i7, p8)| x.iter().skip(1).copied().fold(4.0, f64::min) * (i7 + 1) as f64).sum::<f64>()
    }

    #[differentiable]
    pub fn program_28(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = (1..=n).rev().map(|i2| a).sum::<f64>();
        let mut v3 = [x[(n * 3) % x.len()] / 1.5, x[x.len() - 1], x[(n + n) % x.len()].tanh().powi(3)];
        for (p4, q5) in x.iter().zip(x.iter()) {
            let f6 = |u7: f64| if (*p4).abs() >= 0.2 { match (n + 2) % 3 { 0 => x[0], 1 => a, _ => a } } else { (0.5 + u7 * u7).sqrt() };
            if s1 > 0.3 && x[x.len() - 1].abs() >= 0.3 { break; }
            if a.mul_add(0.5, (*q5)) > 0.5 || x[0].min(x[n % x.len()]) < x[(n * 1) % x.len()] {
                s1 *= 0.5 + v3.iter().skip(1).enumerate().map(|(i8, p9)| ((*p9) - v3.iter().copied().map(|p10| p10.sin() + (*p4)).sum::<f64>()).tanh() * (i8 + 1) as f64).sum::<f64>().sin().tanh();
                v3[1] = (v3[1] * 1.5 - ((*q5).clamp(-1.5, 1.25) + 0.5).tanh()).sin();
            } else if x[x.len() - 1] < x.iter().fold(s1, |s11, p12| s11 * 0.5 + ((*p12) * (*q5)).sin()) {
                let (i13, i14) = (n % v3.len(), (n + 2) % v3.len());
                v3.swap(i13, i14);
            } else {
                s1 += (1.5 + s1.cos()).log10().sin().sinh().cos() * 0.25;
            }
        }
        v3.iter().sum::<f64>() * 0.5 + s1 + a + v3.iter().skip(1).zip(v3.iter()).map(|(p15, q16)| (*p15) * a + p15 * q16).sum::<f64>()
    }

    #[differentiable]
    fn helper_29_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_29_0(u.tanh().powi(3), n - 1);
        let mut s1: f64 = u + below;
        let mut v2 = [below, below, below.to_radians()];
        for &p3 in v2.iter() {
            let d5: f64;
            if (-p3) < s1 { d5 = (1.5 + (0.7 * u.sin()).tan().cos()).log2(); } else { d5 = below; }
            for p6 in v2.iter().rev() {
                s1 = s1 * 0.5 + s1.cos();
                s1 += ({ let t8 = u.min(v2[2]); t8 * (d5 - s1 * s1) + t8 }).atan() * 0.25;
                s1 = (below + (*p6)).atan() - s1 * 0.75;
            }
            s1 *= ({ let t9 = s1 + p3; t9 * ({ let t10 = u; t10 * s1 + t10 }) + t9 }).sin().cos();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + below + u + (v2[0].rem_euclid(2.5) + (v2[1 % 3] / 0.3))
    }

    #[differentiable]
    fn helper_29_1(u: f64, n: usize) -> f64 {
        if n == 0 { return -u; }
        let below = helper_29_1(u.min(u), n - 1);
        let mut s11: f64 = u.copysign(u);
        if u > 0.2 {
            let f12 = |u13: f64| [0.5_f64, 1.5].iter().rev().fold(u, |s14, p15| s14 * 0.5 + ((*p15).sin() + ((1.5 + below.cos()).log2() + (*p15).to_radians())).sin());
            s11 -= (below * below).min(1.75) * 1.1;
        } else {
            s11 += ([0.5_f64, 1.5].iter().skip(1).enumerate().map(|(i16, p17)| (*p17).sin() + below * (i16 + 1) as f64).sum::<f64>() - 1.1) * 0.25;
        }
        s11 + below + u + (0.9 - below.sin())
    }

    #[differentiable]
    pub fn program_29(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s18: f64 = if x[0].abs() >= 1.25 { a } else { x[x.len() - 1] };
        let mut v19 = [x[x.len() - 1].cos().exp_m1(), s18, s18.copysign(x[x.len() - 1])];
        s18 = helper_29_1(x[(n + n) % x.len()], 2).clamp(-1.5, 1.25) - s18 * 0.75;
        let (p20, mut q21): (f64, f64) = (x[(n + 1) % x.len()], (1.5 + s18 * s18).acosh());
        let (p22, mut q23): (f64, f64) = ({ let t24 = if a < s18 { x[x.len() - 1] } else if a > 1.5 { p20 } else { a }; t24 * p20.signum() + t24 }, 0.5 * a);
        q21 *= (1.5 + s18 * s18).acosh().cos();
        'l27: for p25 in x.iter().skip(1).step_by(2) {
            let (l28, r29) = v19.split_at_mut(1);
            for (p30, q31) in l28.iter_mut().zip(r29.iter()) {
                *p30 += *q31 * (0..2 * n).step_by(2).map(|i32| x[n % x.len()]).sum::<f64>();
            }
        }
        if n % 3 == 0 {
            q23 *= 0.5 + q23.tanh();
            s18 = 1.25 * ({ let t33 = s18; t33 * s18 + t33 });
        } else {
            q21 = (q21 * 1.5 - helper_29_1(v19.iter().rev().skip(1).copied().fold(-4.0, f64::max), 3)).sin();
            q23 = q23 * 0.5 + ({ let t34 = s18; t34 * v19[0] + t34 });
        }
        q23 + p22 + q21 + p20 + v19.iter().sum::<f64>() * 0.5 + (-q23).hypot(1.0 + ({ let t35 = p20; t35 * p22 + t35 }))
    }

    #[differentiable]
    fn helper_30_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = { let t2 = w; t2 * u + t2 };
        let mut v3 = ((1.5 + u.atan2(1.5 + w.abs()).sin()).powf((w - s1).cos()), s1.clamp(-1.5, 1.25));
        if (u * v3.0) > 1.1 {
            if ({ let t4 = u; t4 * v3.0 + t4 }) > 0.9 {
                s1 = s1 * 0.5 + (1.5 + s1.sin()).powf(u.cos()).atan2(1.5 + (match w { t5 if t5 > 0.5 => t5 * s1, t5 if t5 < -0.5 => -t5 + s1, _ => v3.1 }).abs());
                v3.1 = (w + u) - v3.1 * 0.75;
            } else if (1.5 + w.sin()).powf(s1.cos()) > 1.1 {
                v3.1 *= (2.0 / (1.5 + s1.min(1.75).abs())).cos();
            }
        }
        v3.0 - v3.1 + s1 + w + u + [0.5_f64, 1.5].windows(3).map(|w6| (w6[1] - 0.5) * (s1 * u)).sum::<f64>()
    }

    #[differentiable]
    fn helper_30_1(p: &mut f64, u: f64) -> f64 {
        let mut s7: f64 = [0.5_f64, 1.5].iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5);
        let mut v8 = vec![(0..3_usize).map(|i9| s7).sum::<f64>(); 3];
        let mut v10 = [(*p).max(v8[2 % v8.len()]), v8[2 % v8.len()], u];
        if v10.iter().map(|&p11| 1.0 + 0.5 * (p11.sin() + s7).sin()).product::<f64>() < (-v10[2]) {
            *p = (0.2 * v10[1].hypot(1.0 + (*p))) - (*p) * 0.75;
            s7 = (0..3_usize).map(|i12| (0.5 - (*p))).sum::<f64>() - s7 * 0.75;
        } else {
            *p = ((*p) * 1.25 - v8.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5)).sin();
            s7 *= (s7 / 1.5).cos();
        }
        v10.iter().sum::<f64>() * 0.5 + v8.iter().sum::<f64>() * 0.5 + s7 + *p + u + (*p).atan().min((0.5 / (1.5 + v8[0].abs())))
    }

    #[differentiable]
    pub fn program_30(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = x[(n + 1) % x.len()];
        s13 = (s13 * 0.2 - (a * a).ln_1p()).sin();
        match 2 % 4 {
            0 => {
                if n % 3 == 0 {
                    let r14 = helper_30_1(&mut s13, x[0].tanh().powi(3));
                    s13 = s13 * 0.5 + a;
                } else if (s13 - a) > 1.5 {
                    if x[x.len() - 1].max(a) > 2.0 {
                        let r15 = helper_30_1(&mut s13, x[(n + n) % x.len()] + x[1 % x.len()]);
                        for i16 in 0..n {
                            for i17 in (0..2_usize).rev() {
                                s13 -= (2.0 + x[n % x.len()].max(r15).cos()).recip().cos() * 1.25;
                            }
                            match (i16 + 1) % 4 {
                                0 => {
                                    let b20: f64 = helper_30_0((-r15) - 1.5, match s13 { t19 if t19 > 1.25 => t19 * x[0], t19 if t19 < -1.25 => -t19 + x.iter().rev().map(|p18| 1.0 + 0.5 * (((*p18) - x[(i16 + i16) % x.len()]).tanh()).sin()).product::<f64>(), _ => x[(i16 + i16) % x.len()] * (i16 as f64 * 0.25) });
                                }
                                1 | 2 => {
                                    if a > 0.75 {
                                        if a > 0.5 { return { let t21 = r15; t21 * x[i16 % x.len()] + t21 }; }
                                    } else {
                                        s13 += (r15.abs() - a.copysign(s13)).cos() * 0.25;
                                    }
                                }
                                _ => {
                                    s13 = (s13 - 0.2).min((0.9 / (1.5 + s13.abs()))).sin() - s13 * 0.75;
                                }
                            }
                            s13 += a.sin() * 0.25;
                        }
                    } else {
                        s13 = s13 * 0.5 + (a.copysign(s13) * x[x.len() - 1].min(s13));
                    }
                }
            }
            1 | 2 => {
                s13 = a.atan2(1.5 + x[0].abs()) * s13.to_radians();
            }
            _ => {
                s13 /= 1.5 + helper_30_0(s13, s13).hypot(1.0 + a.hypot(1.0 + a)).abs();
            }
        }
        s13 + a + (s13.hypot(1.0 + a) / (1.5 + x[n % x.len()] * x[n % x.len()]))
    }

    #[differentiable]
    fn helper_31_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v.iter().fold(u, |s2, p3| s2 * 0.5 + ((*p3).sin() + s2).sin());
        v[1 % v.len()] += ({ let t4 = u; t4 * u + t4 }).tanh().powi(3) * 0.25;
        v[2 % v.len()] = v[2 % v.len()] * 0.5 + (u + 0.9);
        if (if v[2 % v.len()] > 0.3 { s1 } else { v[1 % v.len()] }) < u.abs() {
            s1 -= (0.3 - s1) * 0.2;
            s1 = (s1 * 1.5 - (0.5 + s1 * s1).sqrt()).sin();
        } else if (0.9 - s1) < v.iter().step_by(2).map(|&p5| p5 * s1).sum::<f64>() {
            s1 *= ((s1 + 0.3) + 0.9).cos();
        } else {
            s1 = (s1 * 0.75 - ((s1 * s1).ln_1p() + s1)).sin();
            s1 *= 0.5 + v.iter().rev().skip(1).map(|&p6| (p6 - s1).tanh()).sum::<f64>().hypot(1.0 + (1.5 + s1.cos()).log2()).tanh();
        }
        
    }

    #[differentiable]
    pub fn program_31(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = -a;
        match n % 4 {
            0 => {
                let (p8, mut q9): (f64, f64) = (-s7, (1.5 + x[0] * x[0]).ln());
            }
            1 | 2 => {
                if n % 3 == 0 && (0.2 / (1.5 + s7.abs())) > 0.2 {
                    for p10 in x.iter().skip(1).step_by(2) {
                        s7 /= 1.5 + (n as f64 * 0.25).hypot(1.0 + x[0]).tanh().cos().abs();
                        let mut v12 = [s7.max(s7), a, x[n % x.len()]];
                        match (n * 3) % 4 {
                            0 => {
                                helper_31_0(&mut v12, *p10);
                            }
                            1 | 2 => {
                                helper_31_0(&mut v12, a - (*p10));
                            }
                            _ => {
                                if (a + 1.25).abs() >= 1.1 {
                                    if (1.5 + s7 * s7).ln() < ({ let t13 = x[(n + 2) % x.len()]; t13 * s7 + t13 }) {
                                        s7 /= 1.5 + (1.5 + v12[1] * v12[1]).acosh().sin().abs();
                                    } else {
                                        s7 = a.copysign(v12[n % 3]).copysign(v12[0]).atan() - s7 * 0.75;
                                        s7 = s7 * 0.5 + (1.5 + ({ let t14 = *p10; t14 * a + t14 }).cos()).log2().atan();
                                    }
                                    s7 *= (s7 - 0.9).min((x[(n + 3) % x.len()] + 0.75)).tanh().cos();
                                } else if v12.iter().step_by(2).map(|p15| 1.0 + 0.5 * (((*p15) - v12[1]).tanh()).sin()).product::<f64>() > 0.9 {
                                    s7 /= 1.5 + (-v12[2]).sin().abs();
                                }
                            }
                        }
                    }
                    s7 += ({ let t16 = match (n * 3) % 3 { 0 => s7, 1 => a, _ => s7 }; t16 * x[(n + n) % x.len()].min(a) + t16 }) * 0.25;
                } else {
                    s7 = s7 * 0.5 + ((0.8 * a.sin()).atanh() / 0.5);
                }
            }
            _ => {
                s7 *= x[(n + 3) % x.len()].max(s7).cos();
            }
        }
        s7 + a + a.fract().fract()
    }

    #[differentiable]
    pub fn program_32(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = { let t2 = a; t2 * t2 + t2 };
        s1 = (a - (n as f64 * 0.25)) - s1 * 0.75;
        for i3 in 1..=1_usize {
            for i4 in (0..2 * n).step_by(4) {
                s1 *= (1.5 + x[0].sin()).powf(a.cos()).to_radians().tanh().cos();
                let mut s1: f64 = ({ let t5 = match x[1 % x.len()] { t6 if t6 > 0.9 => t6 * s1, t6 if t6 < -0.9 => -t6 + a, _ => n as f64 * 0.25 }; t5 * (match 1 % 3 { 0 => a, 1 => a, _ => t5 }) + t5 }).rem_euclid(2.5);
                s1 /= 1.5 + ((-a) - (0.3 - x[i4 % x.len()])).atan().abs();
            }
            for i7 in (0..n).rev() {
                let d8: f64;
                if s1.max(0.25) > 0.9 { d8 = x[x.len() - 1] + ((-(i7 as f64 * 0.25)) / (1.5 + (n as f64 * 0.25) * (n as f64 * 0.25))); } else { d8 = x[0]; }
                s1 *= 0.5 + (2.0 + s1.cos()).recip().sin().exp().cos().tanh();
                for i9 in 0..4_usize {
                    s1 = s1.cos();
                    s1 /= 1.5 + s1.min(x[i9 % x.len()]).rem_euclid(2.5).atan().abs();
                    s1 = x[0].tanh();
                }
            }
        }
        s1 + a + (a.atan2(1.5 + a.abs()) + (-s1))
    }

    #[differentiable]
    fn helper_33_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = *p;
        let mut v2 = (0..4).map(|i3: usize| i3 as f64 * 0.25).collect::<Vec<f64>>();
        if 0 % 3 == 1 { return -u; }
        if s1 > 0.75 || s1.abs() >= 0.3 { return (1.5 + v2[v2.len() - 1].cos()).log2(); }
        v2.iter().sum::<f64>() * 0.5 + s1 + *p + u + (if v2[v2.len() - 1].abs() >= 2.0 && v2[0] < u { (*p) - 0.75 } else { u.atan2(1.5 + v2[0].abs()) })
    }

    #[differentiable]
    pub fn program_33(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a;
        let mut v5 = [s4.copysign(a), s4, { let t6 = a; t6 * (n as f64 * 0.25) + t6 }];
        let (i7, i8) = (1 % v5.len(), (n + n) % v5.len());
        v5.swap(i7, i8);
        s4 *= (2.0 + a.sin()).cbrt().copysign(v5[n % 3].fract()).cos();
        v5 = [a.cos().exp_m1(), v5[n % 3], s4];
        match n % 4 {
            0 => {
                if (2.0 / (1.5 + x[0].abs())).abs() >= 0.3 {
                    let mut w9 = x.to_vec();
                    while let Some(t10) = w9.pop() {
                        s4 = s4 * 0.5 + ((t10 - s4 * s4) * ({ let t11 = t10; t11 * t11 + t11 })).sin();
                    }
                } else {
                    s4 = x.iter().rev().filter(|p12| **p12 > 0.5).map(|p13| s4).sum::<f64>().hypot(1.0 + v5[0].copysign(x[0 % x.len()]));
                }
            }
            1 | 2 => {
                s4 -= x.iter().rev().enumerate().map(|(i14, p15)| ((*p15) - s4).tanh() * (i14 + 1) as f64).sum::<f64>() * 1.1;
            }
            _ => {
                s4 -= (1.5 + s4 * s4).acosh() * 2.0;
            }
        }
        v5.iter().sum::<f64>() * 0.5 + s4 + a + (0..2 * n).step_by(2).map(|i16| x[x.len() - 1]).sum::<f64>().atan()
    }

    #[differentiable]
    fn helper_34_0(u: f64) -> Option<f64> {
        if (u + u).abs() >= 1.1 { return None; }
        let mut s1: f64 = u;
        let mut v2 = [[u, if s1 > 0.5 { s1 } else if u.abs() >= 0.2 { s1 } else { u }], [(1.5 + u * u).acosh(), u.mul_add(0.5, u)]];
        match 0 % 4 {
            0 => {
                'l4: for i3 in 0..2_usize {
                    s1 = s1 * 0.5 + [0.5_f64, 1.5].iter().take(2).filter(|p5| **p5 > 0.5).map(|p6| s1).sum::<f64>().sin().exp2().atan();
                }
            }
            1 | 2 => {
                s1 *= v2[1][3 % 2].cos();
            }
            _ => {
                s1 += ((s1 * v2[1 % 2][2 % 2]) - 0.75) * 0.25;
            }
        }
        Some(v2[0][1] * v2[1][0] + v2[1][1] + s1 + u + (if s1 > 0.5 { u } else { s1 }).hypot(1.0 + u))
    }

    #[differentiable]
    fn helper_34_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s7: f64 = u.asinh();
        let mut v8 = (u, helper_34_0(s7).map_or(s7, |t9| t9.sin()));
        let mut s7: f64 = { let t10 = helper_34_0(v[v.len() - 1] * s7).unwrap_or(v[0].max(v[2 % v.len()])); t10 * (v.chunks(3).map(|w12| (w12[0] - 0.5) * v[0]).sum::<f64>() - u) + t10 };
        if v8.0 > 0.75 {
            v8.0 *= (1.5 + helper_34_0(u).unwrap_or(v[v.len() - 1]).cos()).log10().cos();
        } else {
            v8.1 = (v8.1 * 1.5 - v8.0.min((v[v.len() - 1] * s7))).sin();
            v8.1 *= 0.5 + s7.hypot(1.0 + ({ let t14 = v8.0; t14 * v[v.len() - 1] + t14 })).tanh();
        }
        v8.0 - v8.1 + s7 + v.iter().sum::<f64>() * 0.5 + u + helper_34_0(u + s7).map_or(1.5 * u, |t15| t15.sin())
    }

    #[differentiable]
    fn helper_34_2(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f((1.5 + u.sin()).powf(u.cos())) + f(u * 0.5);
        let mut s16: f64 = u + 1.5;
        let mut v17 = (2.0 / (1.5 + ({ let t18 = u; t18 * u + t18 }).abs()), [0.5_f64, 1.5].iter().fold(s16, |s19, p20| s19 * 0.5 + (u).sin()));
        let mut w21 = vec![1.1 - s16, again];
        while let Some(t22) = w21.pop() {
            if (u / 0.75) < f(v17.1) {
                if v17.0.max(v17.1) < t22 { break; }
            } else {
                s16 += ((v17.1 % 1.75) * s16.atan2(1.5 + v17.1.abs())).atan() * 0.25;
                v17.0 *= 0.5 + (2.0 - (1.1 / (1.5 + s16.abs()))).tanh().tanh();
            }
        }
        v17.0 - v17.1 + s16 + again + u + (0.9 - (0..3_usize).map(|i23| again).sum::<f64>())
    }

    #[differentiable]
    pub fn program_34(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s24: f64 = a.cos().exp_m1();
        let mut v25 = (a, a.cos().exp_m1());
        'l28: for p26 in x.iter().rev() {
            v25.0 = (v25.0 * 1.1 - s24.sin()).sin();
        }
        let mut k29 = 0_usize;
        'l30: while k29 < 3 && (v25.1 < x[(n + 0) % x.len()] && x[(n + n) % x.len()].abs() >= 1.25) {
            k29 += 1;
            let (p31, mut q32): (f64, f64) = ((1.5 + (s24 - 0.3).sin()).powf(helper_34_1(x.to_vec(), a).cos()), x[0 % x.len()]);
            'l35: for p33 in x.windows(2) {
                s24 += (if p31 > 0.75 { q32 } else { x[0] + v25.0 }).atan() * 0.25;
                'l38: for p36 in p33.iter().rev() {
                    q32 /= 1.5 + ({ let t39 = x.iter().step_by(2).copied().fold(-4.0, f64::max); t39 * p33.iter().rev().copied().fold(4.0, f64::min) + t39 }).cos().abs();
                }
            }
        }
        v25.0 - v25.1 + s24 + a + (s24.sin() - x[(k29 * 1) % x.len()] * x[(k29 * 1) % x.len()])
    }

    #[differentiable]
    fn helper_35_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = [s1 / 0.5, s1, { let t3 = *p; t3 * u + t3 }];
        if ({ let t4 = s1; t4 * s1 + t4 }) < v2[1] {
            for p5 in v2.chunks(2) {
                s1 *= (0.2 / (1.5 + u.atan().abs())).tanh().cos();
            }
        } else {
            *p -= u.mul_add(0.5, (*p)).atan2(1.5 + v2.iter().skip(1).copied().map(|p7| 1.0 + 0.5 * ((p7 - (*p)).tanh()).sin()).product::<f64>().abs()) * 1.25;
            s1 *= ((1.25 + s1.sin()).powf(1.5) / (1.5 + s1 * s1)).cos();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + *p + u + v2.iter().step_by(2).fold(u, |s8, p9| s8 * 0.5 + (((*p9) - v2[0 % 3].copysign((*p9))).tanh()).sin())
    }

    #[differentiable]
    fn helper_35_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s10: f64 = (1.5 + v[0].sin()).powf(u.cos());
        let mut v11 = (0..4).map(|i12: usize| 1.25 - v[(i12 + i12) % v.len()]).collect::<Vec<f64>>();
        v11.push({ let t13 = s10; t13 * v[v.len() - 1] + t13 });
        let (p14, mut q15): (f64, f64) = (match v[0 % v.len()] { t16 if t16 > 0.5 => t16 * u, t16 if t16 < -0.5 => -t16 + u, _ => v[v.len() - 1] }, (1.5 + s10.sin()).powf(v[1 % v.len()].cos()));
        q15 + p14 + v11.iter().sum::<f64>() * 0.5 + s10 + v.iter().sum::<f64>() * 0.5 + (1.5 + s10.sin()).powf(q15.cos())
    }

    #[differentiable]
    fn helper_35_2(u: f64, w: f64) -> f64 {
        let mut s17: f64 = match 2 % 3 { 0 => w, 1 => u, _ => w };
        let mut v18 = ({ let t19 = { let t20 = u; t20 * t20 + t20 }; t19 * u.tanh().powi(3) + t19 }, { let t21 = s17; t21 * w + t21 });
        let r23 = helper_35_0(&mut s17, { let t22 = w; t22 * t22 + t22 });
        r23 + v18.0 - v18.1 + s17 + w + u + (-s17).min(1.75)
    }

    #[differentiable]
    pub fn program_35(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s24: f64 = x[(n + 0) % x.len()];
        s24 = ({ let t25 = 1.25 / (1.5 + x[0].abs()); t25 * helper_35_1(x.to_vec(), a) + t25 }) - s24 * 0.75;
        'l27: for i26 in 1..=3_usize {
            for p28 in x.iter().rev() {
                s24 += x[x.len() - 1].cos() * 0.25;
                s24 /= 1.5 + (0.9 * (x[n % x.len()] + x[i26 % x.len()]).cos()).acos().atan().abs();
                let (p30, mut q31): (f64, f64) = (a.sin().cosh(), s24);
            }
            s24 /= 1.5 + (1.5 + s24.cos()).log2().copysign(x.iter().take(2).copied().fold(4.0, f64::min)).sin().abs();
        }
        s24 + a + a
    }

    #[differentiable]
    fn helper_36_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u - 1.25;
        let mut v2 = [[v[0] + v[3 % v.len()], s1 * s1], [{ let t3 = s1; t3 * s1 + t3 }, -u]];
        v.reverse();
        
    }

    #[differentiable]
    fn helper_36_1(u: f64, w: f64) -> (f64, f64) {
        let mut s4: f64 = -u;
        s4 -= ((u / (1.5 + u * u)) * (s4 + u)) * 0.5;
        let f5 = |u6: f64| (-u6).mul_add(0.5, (match u6 { t7 if t7 > 1.25 => t7 * u, t7 if t7 < -1.25 => -t7 + w, _ => u }));
        let mut v8 = ((0.7 * [0.5_f64, 1.5].iter().take(2).enumerate().map(|(i9, p10)| ((*p10) - u).tanh() * (i9 + 1) as f64).sum::<f64>().sin()).tan(), (2.0 + w.sin()).cbrt());
        (v8.0 - v8.1 + s4 + w + u + ({ let c12: Vec<f64> = [0.5_f64, 1.5].iter().rev().map(|p11| ((*p11) - w.cos()).tanh()).collect(); c12.iter().map(|v| v * v).sum::<f64>() }), s4)
    }

    #[differentiable]
    fn helper_36_2(v: &[f64], u: f64) -> f64 {
        let mut s13: f64 = v[1 % v.len()].max(v[v.len() - 1]);
        let mut v14 = [[{ let t15 = s13; t15 * t15 + t15 }, s13.cos().exp_m1()], [v.iter().zip(v.iter()).map(|(p16, q17)| (*p16) * v[1 % v.len()] + p16 * q17).sum::<f64>(), if u > 1.5 { u } else if u.abs() >= 2.0 { v[0] } else { v[v.len() - 1] }]];
        v14[0][1] -= (v[v.len() - 1] - v14[2 % 2][2 % 2]).atan2(1.5 + s13.to_radians().abs()) * 1.1;
        v14[1 % 2][0] -= s13 * 0.3;
        for i18 in 0..2_usize {
            s13 = s13.sin() - s13 * 0.75;
            s13 = s13 * 0.5 + (-(u + 1.25)).cos();
            s13 -= (1.5 + s13 * s13).ln().cos() * 1.25;
        }
        v14[0][1] * v14[1][0] + v14[1][1] + s13 + u + ((1.25 + v14[2 % 2][0].sin()).powf(1.5) + v.iter().map(|p19| (*p19) * s13).sum::<f64>())
    }

    #[differentiable]
    pub fn program_36(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s20: f64 = x[(n + 2) % x.len()] - 1.25;
        let mut v21 = vec![x[x.len() - 1] + s20; 3];
        v21.reverse();
        let d23: f64;
        if v21[0] < a || x[n % x.len()].abs() >= 1.5 { d23 = { let t22 = x[x.len() - 1]; t22 * (match n % 3 { 0 => a, 1 => t22, _ => a.abs() }) + t22 }; } else { d23 = x[n % x.len()].copysign((n as f64 * 0.25)).atan2(1.5 + (1.25 + v21[v21.len() - 1].sin()).powf(1.5).abs()); }
        helper_36_0(&mut v21[..1], 1.5 - d23);
        if (1.5 + d23.sin()).powf(v21[3 % v21.len()].cos()).abs() >= 0.75 {
            for i24 in 1..=n {
                let mut w25 = v21.clone();
                'l27: while let Some(t26) = w25.pop() {
                    let mut w28 = v21.clone();
                    while let Some(t29) = w28.pop() {
                        let (i30, i31) = ((n + i24) % v21.len(), i24 % v21.len());
                        v21.swap(i30, i31);
                        if v21.len() > 3 { v21.truncate(2); } else { v21.extend([x[n % x.len()].copysign(s20), 0.5]); }
                    }
                }
                v21.push(0.5 - (0.7 * x[x.len() - 1].sin()).tan());
                s20 += ((v21[(n * 2) % v21.len()] - d23 * d23) * x.iter().filter(|p32| **p32 > 0.75).map(|p33| (*p33)).sum::<f64>()).sin() * 0.25;
            }
            s20 = s20 * 0.5 + helper_36_2(x, (0.9 * d23.cos()).acos());
        } else if x.iter().filter(|p34| **p34 > 0.75).map(|p35| (*p35).sin() + x[0]).sum::<f64>().abs() >= 0.75 {
            s20 /= 1.5 + (d23 * d23).ln_1p().abs();
        }
        d23 + v21.iter().sum::<f64>() * 0.5 + s20 + a + v21[0].sin()
    }

    #[differentiable]
    pub fn program_37(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = (0.9 * a.cos()).acos();
        let mut k3 = 0_usize;
        let r2: f64 = loop {
            k3 += 1;
            if k3 > 4 || ((x[0] / (1.5 + x[(n + 0) % x.len()] * x[(n + 0) % x.len()])).abs() >= 0.2) { break (-x[0]).max((0.5 + s1 * s1).sqrt()); }
            if (-x[x.len() - 1]) > 2.0 && a > 0.5 {
                s1 = (s1 * 0.75 - x[x.len() - 1].max(a).mul_add(0.5, x.iter().step_by(2).fold(x[n % x.len()], |s4, p5| s4 * 0.5 + (((*p5) - x[0]).tanh()).sin())).sin()).sin();
                let mut k6 = 0_usize;
                loop {
                    k6 += 1;
                    if k6 > 3 || ((s1 / 0.9) > 0.9) { break; }
                    let mut m7: f64 = (1.5 + a.sin()).powf(s1.cos());
                    let mut v8 = [[x[0] * m7, m7 + s1], [(k3 as f64 * 0.25).to_radians(), s1]];
                    m7 *= 0.5 + (m7.copysign(m7) + (2.0 / (1.5 + m7.abs()))).tanh().tanh();
                }
            } else {
                s1 += (if (a * a).abs() >= 0.2 { -s1 } else if a.abs() >= 0.75 { { let c10: Vec<f64> = x.iter().rev().skip(1).map(|p9| (*p9) * x[0]).collect(); c10.iter().map(|v| v * v).sum::<f64>() } } else { s1 }).sin() * 0.25;
                s1 *= 0.5 + (1.5 + x[0].sin()).powf(a.max(x[(n * 4) % x.len()]).cos()).sin().tanh();
            }
            s1 -= ({ let t11 = x[(n * 3) % x.len()].copysign(a); t11 * (s1 + (k3 as f64 * 0.25)) + t11 }).sin() * 1.25;
            s1 = s1 * 0.5 + s1.cos();
        };
        r2 + s1 + a + r2.max(x[(n * 4) % x.len()]).clamp(-1.5, 1.25)
    }

    #[differentiable]
    pub fn program_38(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a % 1.75;
        'l3: for i2 in 0..n {
            s1 = (a * a).ln_1p().sin() - s1 * 0.75;
            if a < a.hypot(1.0 + s1) {
                if (0.9 / (1.5 + s1.abs())) > 0.9 {
                    s1 = (s1 * 1.5 - (-x[0]).atan()).sin();
                } else {
                    if i2 % 3 == 1 {
                        if (i2 as f64 * 0.25) < ({ let t4 = a; t4 * a + t4 }) {
                            let b7: f64 = { let t5 = 1.1 / (1.5 + a.abs()); t5 * (x.iter().map(|p6| (i2 as f64 * 0.25)).sum::<f64>() - (i2 as f64 * 0.25) * (i2 as f64 * 0.25)) + t5 };
                        }
                        if x[x.len() - 1] > 1.1 {
                            let mut s1: f64 = (1.5 + (1.25 + ({ let t8 = a; t8 * s1 + t8 }).sin()).powf(1.5).cos()).log10();
                        } else {
                            s1 *= 0.5 + ({ let c10: Vec<f64> = x.iter().map(|p9| (*p9) * a).collect(); c10.iter().map(|v| v * v).sum::<f64>() }).rem_euclid(2.5).cos().tanh();
                        }
                    }
                    let mut v11 = (-(s1 - s1 * s1), s1.powi(2));
                }
                if (2.0 - s1) > 0.75 { return (1.5 + x[0].sin()).powf(s1.cos()); }
            } else if a > 0.75 || x[x.len() - 1] > 0.2 {
                s1 = (match s1 { t12 if t12 > 1.1 => t12 * s1, t12 if t12 < -1.1 => -t12 + a, _ => x[x.len() - 1] }).sin().sinh().cos();
            }
        }
        s1 + a + (1.5 + a * a).ln()
    }

    #[differentiable]
    fn helper_39_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u.to_radians();
        let mut v2 = [[s1.atan2(1.5 + s1.abs()), v.iter().map(|&p3| u).map(f64::tanh).sum::<f64>()], [s1, { let t4 = s1; t4 * v[v.len() - 1] + t4 }]];
        let (p5, mut q6): (f64, f64) = (u.min((0.9 * v2[0][0 % 2].sin()).asin()), v[1 % v.len()] + v2[0 % 2][0]);
        let b8: f64 = { let t7 = v[1 % v.len()]; t7 * t7 + t7 };
        let mut k9 = 0_usize;
        while k9 < 4 && (v2[(k9 + k9) % 2][k9 % 2].abs() >= 0.5 && b8 > 2.0) {
            k9 += 1;
            s1 *= (if (k9 + 3) % 3 == 1 { { let t10 = v[k9 % v.len()]; t10 * b8 + t10 } } else if v2[k9 % 2][(k9 + 1) % 2] < v[k9 % v.len()] { p5.sin() } else { p5 }).tanh().cos();
        }
        b8 + q6 + p5 + v2[0][1] * v2[1][0] + v2[1][1] + (1.5 + s1.sin()).powf(b8.cos())
    }

    #[differentiable]
    fn helper_39_1(v: &[f64], u: f64) -> f64 {
        let mut s11: f64 = u / (1.5 + u * u);
        s11 = match u { t12 if t12 > 0.5 => t12 * if u > 0.5 { v[0] } else { u }, t12 if t12 < -0.5 => -t12 + u.min(v[2 % v.len()]), _ => u * v[v.len() - 1] };
        { let mut f13 = |u14: f64| { s11 = s11 * 0.5 + v.iter().copied().map(|p15| p15 * (1.5 + u14.sin()).powf(v[3 % v.len()].cos())).sum::<f64>().atan(); }; f13(-u); f13(-v[0]); }
        if s11 < s11.max(v[2 % v.len()]) {
            s11 *= 0.5 + v.windows(2).map(|w16| (w16[1] - 0.5) * (match w16[w16.len() - 1] { t17 if t17 > 0.2 => t17 * u, t17 if t17 < -0.2 => -t17 + s11, _ => v[3 % v.len()] })).sum::<f64>().tanh();
            s11 = s11 * 0.5 + (if u.abs() >= 0.75 || s11.abs() >= 0.3 { s11.asinh() } else { -v[3 % v.len()] });
        } else if v[0].to_radians().abs() >= 0.3 {
            s11 *= 0.5 + (if u > 0.9 && 0 % 2 == 0 { s11.signum() } else { (1.5 + s11.sin()).powf(u.cos()) }).tanh();
        } else {
            s11 *= (0.9 * v[0]).cos();
            s11 /= 1.5 + ({ let t18 = s11; t18 * helper_39_0(v, v[0]) + t18 }).abs();
        }
        s11 + u + ({ let t19 = u * u; t19 * ({ let t20 = s11; t20 * v[3 % v.len()] + t20 }) + t19 })
    }

    #[differentiable]
    pub fn program_39(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s21: f64 = (1.5 + x[1 % x.len()] * x[1 % x.len()]).ln();
        for p22 in x.iter().copied() {
            let mut m24: f64 = -s21;
            s21 = (match m24 { t25 if t25 > 2.0 => t25 * m24, t25 if t25 < -2.0 => -t25 + x[0], _ => s21 }).min(s21.sin().cosh()).atan() - s21 * 0.75;
        }
        if (0.2 - s21) > 0.5 {
            match (n + 1) % 4 {
                0 => {
                    for i26 in 0..n {
                        for p27 in x.chunks(2) {
                            for i29 in 0..n {
                                s21 = x.iter().step_by(2).copied().map(|p30| p30 * p30.tanh()).sum::<f64>().cos();
                                s21 -= (a * a).ln_1p().cos() * 0.5;
                                s21 = (s21 * 0.3 - (p27[0] % 1.75).max(0.25).sin()).sin();
                            }
                        }
                    }
                }
                1 | 2 => {
                    s21 *= (0.9 * helper_39_0(x, x[n % x.len()]).sin()).asin().cos();
                }
                _ => {
                    s21 *= s21.cos();
                }
            }
        }
        s21 + a + s21
    }

    #[differentiable]
    fn helper_40_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u.sin().exp();
        'l3: for i2 in 0..3_usize {
            if i2 % 3 == 0 {
                s1 *= (-u).tanh().cos();
            }
            s1 /= 1.5 + (-w).copysign((1.1 / (1.5 + s1.abs()))).cos().abs();
        }
        s1 + w + u + [0.5_f64, 1.5].iter().skip(1).copied().min_by(f64::total_cmp).unwrap_or(0.5)
    }

    #[differentiable]
    pub fn program_40(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = 1.25 - a;
        let mut v5 = [s4 % 1.75, x[x.len() - 1], a.mul_add(0.5, x[(n * 1) % x.len()])];
        let d8: f64;
        if ({ let t9 = v5[(n + n) % 3]; t9 * a + t9 }) < (a - a) { d8 = v5.iter().rev().skip(1).enumerate().map(|(i6, p7)| (*p7).sin() + (1.5 + (*p7).cos()).log10().clamp(-1.5, 1.25) * (i6 + 1) as f64).sum::<f64>(); } else { d8 = helper_40_0(if a > 0.5 { v5[(n + 1) % 3] } else { a }, v5[(n + n) % 3]); }
        if n % 2 == 1 { return -v5[2]; }
        if n % 2 == 1 {
            let b10: f64 = s4;
            for i11 in 0..n {
                let (i12, i13) = (i11 % v5.len(), (i11 * 1) % v5.len());
                v5.swap(i12, i13);
            }
        } else {
            let mut m14: f64 = (0.5 + v5[n % 3] * v5[n % 3]).sqrt();
            s4 = s4 * 0.5 + (1.1 * helper_40_0(s4, d8));
        }
        d8 + v5.iter().sum::<f64>() * 0.5 + s4 + a + a
    }

    #[differentiable]
    fn helper_41_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[0].max(u);
        let mut v2 = v.to_vec();
        let mut k4 = 0_usize;
        let r3: f64 = loop {
            k4 += 1;
            if k4 > 2 || ((1.5 + u.sin()).powf(v[v.len() - 1].cos()).abs() >= 0.75) { break s1 - s1; }
            s1 = (s1 * 1.5 - ({ let t5 = v[0] * v2[k4 % v2.len()]; t5 * v.iter().skip(1).filter(|p6| **p6 > 1.5).map(|p7| ((*p7) - v2[v2.len() - 1]).tanh()).sum::<f64>() + t5 }).sin()).sin();
            s1 = s1.min(s1).mul_add(0.5, (0.75 - s1)).cos() - s1 * 0.75;
        };
        r3 + v2.iter().sum::<f64>() * 0.5 + s1 + (u / (1.5 + s1 * s1))
    }

    #[differentiable]
    pub fn program_41(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = a * a;
        let mut v9 = [[s8.powi(2), if a.abs() >= 0.2 { n as f64 * 0.25 } else { s8 }], [(0.7 * s8.sin()).tan(), s8.sin().sinh()]];
        if s8.abs() >= 1.5 || a > 0.75 && (a - v9[0][0] * v9[0][0]) < x[x.len() - 1] {
            match n % 4 {
                0 => {
                    s8 = ({ let c11: Vec<f64> = x.iter().skip(1).map(|p10| x[x.len() - 1].max(x[n % x.len()])).collect(); c11.iter().fold(0.5, |s, v| s * 0.5 + v) }) - s8 * 0.75;
                }
                1 | 2 => {
                    let mut v12 = vec![(2.0 + x[0].cos()).recip(); 3];
                }
                _ => {
                    let (p13, mut q14): (f64, f64) = (-(a + 1.1), helper_41_0(&x[1..], x[x.len() - 1]));
                }
            }
            match (n * 1) % 4 {
                0 => {
                    for p15 in x {
                        s8 *= 0.5 + ({ let t17 = (*p15).max(0.25); t17 * a + t17 }).atan().tanh();
                    }
                }
                1 | 2 => {
                    for (p18, q19) in x.iter().zip(x.iter()) {
                        let b22: f64 = { let t20 = (-x[(n * 1) % x.len()]) % 1.75; t20 * (match s8 { t21 if t21 > 2.0 => t21 * v9[0][1], t21 if t21 < -2.0 => -t21 + (1.5 + a * a).acosh(), _ => helper_41_0(x, *p18) }) + t20 };
                    }
                }
                _ => {
                    v9[(n + 0) % 2][0] = (v9[(n + 0) % 2][0] * 0.3 - ({ let t23 = s8; t23 * s8 + t23 }).sin().exp2()).sin();
                }
            }
        } else {
            v9[1 % 2][n % 2] /= 1.5 + (0..3_usize).map(|i24| v9[(n + i24) % 2][n % 2]).sum::<f64>().min(({ let t25 = s8; t25 * v9[0 % 2][0] + t25 })).abs();
            s8 = helper_41_0(x, { let t26 = v9[(n * 2) % 2][1 % 2]; t26 * t26 + t26 });
        }
        v9[0][1] * v9[1][0] + v9[1][1] + s8 + a + x.iter().rev().skip(1).copied().map(|p27| (p27 - (x[x.len() - 1] + v9[(n + n) % 2][1])).tanh()).sum::<f64>()
    }

    #[differentiable]
    pub fn program_42(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0].sin().sinh();
        s1 /= 1.5 + (if ({ let t2 = s1; t2 * t2 + t2 }) < a { x[2 % x.len()] - a * a } else { (0.7 * s1.sin()).tan() }).abs();
        s1 /= 1.5 + (s1 * a.cos().exp_m1()).abs();
        s1 += (x[x.len() - 1] + a).mul_add(0.5, ({ let c4: Vec<f64> = x.iter().map(|p3| (*p3).sin() + s1).collect(); c4.iter().map(|v| v * v).sum::<f64>() })) * 0.25;
        if s1 > 1.5 {
            s1 = s1.cos().exp_m1().sin().exp();
            for (i6, p5) in x.iter().enumerate() {
                for p7 in x.iter().copied() {
                    s1 = x[x.len() - 1].rem_euclid(2.5).cos();
                    s1 = a.atan2(1.5 + (*p5).abs()).clamp(-1.5, 1.25).atan();
                }
                s1 = x.iter().filter(|p9| **p9 > 2.0).map(|p10| (*p10).sin() + a).sum::<f64>().sin() - s1 * 0.75;
                if ((*p5) - a) > 0.3 {
                    for p11 in x.windows(2) {
                        let f13 = |u14: f64| (p11[(i6 + i6) % p11.len()].sin().sinh() * (u14 * x[(n + 3) % x.len()])) - (-(*p5).atan2(1.5 + u14.abs()));
                    }
                } else {
                    s1 *= ((s1 * (*p5)) - (0.3 * x[(n * 4) % x.len()])).sin().cos();
                }
            }
        }
        s1 + a + (0.8 * (1..=n).rev().map(|i15| s1).sum::<f64>().sin()).atanh()
    }

    #[differentiable]
    fn helper_43_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u - w * w;
        let w: f64 = (-(s1 - 0.3)).cos();
        s1 + w + u + (w + u)
    }

    #[differentiable]
    fn helper_43_1(v: &mut [f64], u: f64) {
        let mut s2: f64 = (u * u).ln_1p();
        let mut v3 = (v.chunks(2).map(|w4| (w4[0] - 0.5) * (v[1 % v.len()] - v[0 % v.len()] * v[0 % v.len()])).sum::<f64>(), s2.signum());
        let (l5, r6) = v.split_at_mut(1);
        for (p7, q8) in l5.iter_mut().zip(r6.iter()) {
            *p7 += *q8 * v3.0;
        }
        
    }

    #[differentiable]
    fn helper_43_2(v: &mut [f64], u: f64) {
        let mut s9: f64 = 1.1 * u;
        let mut v10 = ({ let t11 = s9 + 1.25; t11 * helper_43_0(t11, v[2 % v.len()]) + t11 }, helper_43_0(s9, u));
        v[1 % v.len()] = (v[1 % v.len()] * 2.0 - (-(1.5 + v10.1.sin()).powf(v10.1.cos()))).sin();
        let (p12, mut q13): (f64, f64) = (helper_43_0(-u, (0.8 * v10.0.sin()).atanh()), if s9 > 1.1 { v[v.len() - 1] } else { v[0] });
        
    }

    #[differentiable]
    pub fn program_43(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s14: f64 = x[n % x.len()] + a;
        let mut v15 = [x[x.len() - 1] + a, s14, (0.9 * a.cos()).acos()];
        if s14.copysign(s14) > 0.9 { return v15[1 % 3] % 1.75; }
        helper_43_1(&mut v15, s14 / 1.5);
        if s14 < helper_43_0(x[x.len() - 1], a) {
            s14 = (s14 * 0.9 - (-helper_43_0(x[0], v15[(n + 0) % 3]))).sin();
        } else {
            match 2 % 4 {
                0 => {
                    if ({ let t16 = a; t16 * (n as f64 * 0.25) + t16 }) < (0.75 * s14) {
                        for i17 in 1..=2_usize {
                            v15[1] = (if (0.8 * s14.sin()).atanh().abs() >= 2.0 { helper_43_0(x[n % x.len()], a) } else { { let t18 = s14; t18 * a + t18 } }).cos() - v15[1] * 0.75;
                            helper_43_1(&mut v15[..1], x[0 % x.len()].mul_add(0.5, x[n % x.len()]));
                            v15 = [v15[(i17 + n) % 3].signum(), a, helper_43_0(s14, x[(n + i17) % x.len()])];
                        }
                    } else {
                        let mut m21: f64 = -({ let t19 = s14.asinh(); t19 * x.windows(2).map(|w20| (w20[1] - 0.5) * s14).sum::<f64>() + t19 });
                        (s14, m21) = (m21, s14 * 0.5 + m21);
                    }
                }
                1 | 2 => {
                    let (p22, mut q23): (f64, f64) = (helper_43_0(helper_43_0(a, s14), (0..3_usize).map(|i24| v15[2 % 3]).sum::<f64>()), (0.9 * x[(n * 3) % x.len()].sin()).asin());
                }
                _ => {
                    let (p25, mut q26): (f64, f64) = ((-s14) * v15[(n + n) % 3], -v15[2]);
                }
            }
            s14 *= 0.5 + x[(n * 1) % x.len()].tanh();
        }
        v15.iter().sum::<f64>() * 0.5 + s14 + a + (a * a).ln_1p()
    }

    #[differentiable]
    fn helper_44_0(u: f64, n: usize) -> f64 {
        if n == 0 { return (0.9 * u.sin()).asin(); }
        let below = helper_44_0(u, n - 1);
        let mut s1: f64 = [0.5_f64, 1.5].iter().skip(1).copied().map(|p2| (p2 - p2).tanh()).map(f64::tanh).sum::<f64>();
        for i3 in (0..n).rev() {
            let f4 = |u5: f64| -((u * (n as f64 * 0.25)) + 0.9);
            s1 = ((below / 0.2) - u.max(below)).sin();
            s1 /= 1.5 + ({ let t6 = u.sin(); t6 * (match t6 { t7 if t7 > 0.75 => t7 * t6, t7 if t7 < -0.75 => -t7 + u, _ => u }) + t6 }).cos().abs();
        }
        s1 + below + u + (below + below)
    }

    #[differentiable]
    fn helper_44_1(u: f64, n: usize) -> f64 {
        if n == 0 { return u.fract(); }
        let below = helper_44_1(u, n - 1);
        let mut s8: f64 = below * u;
        let mut v9 = [helper_44_0(s8, 3), below, u.to_radians()];
        if (0.5 * below) < (u + below) {
            for &p10 in v9.iter() {
                s8 = s8 * 0.5 + ((v9[1] + v9[n % 3]) + 0.75).sin();
                s8 = (match s8 { t12 if t12 > 1.25 => t12 * -p10, t12 if t12 < -1.25 => -t12 + helper_44_0(s8, 2), _ => (1.5 + u * u).ln() }).tanh() - s8 * 0.75;
                s8 = s8 * 0.5 + (if p10.abs() >= 1.5 { below } else { u }).tanh().powi(3).cos();
            }
            s8 += ((s8 / 0.3) - s8 * s8) * 0.25;
        } else if (1.5 + s8.cos()).log2() < helper_44_0(v9[(n + n) % 3], 3) {
            s8 = helper_44_0(below, 2) - s8 * 0.75;
        } else {
            s8 *= below.cos();
            s8 = helper_44_0(1.5 / (1.5 + s8.abs()), 2);
        }
        v9.iter().sum::<f64>() * 0.5 + s8 + below + u + (-(s8 + 1.25))
    }

    #[differentiable]
    pub fn program_44(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = x[(n + 1) % x.len()] / (1.5 + x[x.len() - 1] * x[x.len() - 1]);
        let mut v14 = [helper_44_0(a, 3), x[0], a.signum()];
        if (x[(n + 3) % x.len()] * x[(n + 0) % x.len()]) > 1.5 {
            v14[2] *= (v14[2].tanh() - 0.9).cos();
        } else if s13 < (1.1 * a) {
            if (a + a) > 1.25 {
                let (p15, mut q16): (f64, f64) = ((1.5 + a.cos().exp_m1().sin()).powf((-s13).cos()), v14[0] + a);
                v14[(n + 1) % 3] *= 0.5 + helper_44_1(a + v14[(n * 4) % 3], 2).tanh();
            } else if v14.iter().take(2).enumerate().map(|(i17, p18)| (*p18).sin() + v14[(i17 + 1) % 3] * (i17 + 1) as f64).sum::<f64>() > 1.25 {
                s13 = (0.7 * x.windows(3).map(|w19| (w19[1] - 0.5) * v14[n % 3]).sum::<f64>().sin()).tan();
            }
        }
        v14[(n + n) % 3] *= 0.5 + helper_44_1(v14.iter().filter(|p20| **p20 > 1.25).map(|p21| (*p21).sin() + (n as f64 * 0.25)).sum::<f64>(), 1).tanh();
        let mut v22 = (0..4).map(|i23: usize| if a.abs() >= 0.9 { x[(i23 + 3) % x.len()] } else { s13 }).collect::<Vec<f64>>();
        v22.iter().sum::<f64>() * 0.5 + v14.iter().sum::<f64>() * 0.5 + s13 + a + (a + 0.9).mul_add(0.5, (1.5 + s13.sin()).powf(s13.cos()))
    }

    #[differentiable]
    fn helper_45_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = (1.5 + (*p).cos()).log10();
        let b2: f64 = match 3 % 3 { 0 => (1.5 + u * u).ln() * ((*p) + s1), 1 => -(0.75 - u), _ => ((*p) * (*p)).cos().exp_m1() };
        s1 += s1.atan2(1.5 + u.abs()).atan() * 0.25;
        if [0.5_f64, 1.5].iter().skip(1).copied().map(|p3| p3 * (*p)).map(f64::tanh).sum::<f64>() > 2.0 {
            s1 = (s1 * 1.1 - (2.0 * (*p)).tanh().powi(3)).sin();
            s1 /= 1.5 + (match 0 % 3 { 0 => b2, 1 => s1, _ => u }).abs();
        } else if (*p).sin().exp() > 0.5 {
            *p = ((*p) * 0.2 - (0..3_usize).map(|i4| (u * (*p))).sum::<f64>()).sin();
        } else {
            s1 *= u.cos();
            *p = (*p) * 0.5 + [0.5_f64, 1.5].iter().skip(1).copied().map(|p5| 1.0 + 0.5 * (s1.tanh().powi(3)).sin()).product::<f64>();
        }
        b2 + s1 + *p + u + (2.0 - s1)
    }

    #[differentiable]
    fn helper_45_1(u: f64, w: f64) -> f64 {
        let mut s6: f64 = -u;
        s6 -= (u * (u - s6 * s6)) * 1.25;
        let mut k7 = 0_usize;
        'l8: loop {
            k7 += 1;
            if k7 > 5 || ((w * s6) > 0.5) { break; }
            let mut s6: f64 = s6;
            s6 *= 0.5 + ((s6 - s6) / 1.1).atan().tanh();
        }
        s6 + w + u + ((u / (1.5 + u * u)) / 0.2)
    }

    #[differentiable]
    fn helper_45_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s9: f64 = v[0];
        v.reverse();
        let i10 = 2 % v.len();
        v[i10] = v[i10] * 0.5 + s9;
        s9 + v.iter().sum::<f64>() * 0.5 + u + (match 3 % 3 { 0 => if u < s9 { u } else if u > 0.5 { u } else { v[2 % v.len()] }, 1 => s9.sin().sinh(), _ => u })
    }

    #[differentiable]
    pub fn program_45(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s11: f64 = f64::sin(x[x.len() - 1]);
        for p12 in x.chunks(2) {
            if (n as f64 * 0.25).cos().exp_m1() > 1.5 {
                s11 = s11 * 0.5 + (2.0 + x[0].min(p12[p12.len() - 1]).cos()).recip().cos();
            }
            if x[x.len() - 1].max(x[1 % x.len()]) > 0.3 && helper_45_1(s11, a).abs() >= 0.5 {
                s11 *= (s11 / 1.5).tanh().cos();
            } else {
                let mut s11: f64 = -(if (n as f64 * 0.25).abs() >= 2.0 || p12[(n * 1) % p12.len()] < a { (2.0 + a.sin()).cbrt() } else if n % 3 == 1 { a } else { -s11 });
            }
            let f14 = |u15: f64| helper_45_1({ let t16 = u15.signum(); t16 * ({ let t17 = u15; t17 * t17 + t17 }) + t16 }, -a.abs());
        }
        let mut v18 = [x[x.len() - 1] / 0.2, a, match n % 3 { 0 => a, 1 => x[(n * 3) % x.len()], _ => s11 }];
        v18.iter().sum::<f64>() * 0.5 + s11 + a + helper_45_1(a + 0.5, helper_45_1(v18[0], v18[1]))
    }

    #[differentiable]
    fn helper_46_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[v.len() - 1].signum();
        s1 = s1 * 0.5 + s1;
        s1 *= v[3 % v.len()].cos();
        s1 + u + v[2 % v.len()]
    }

    #[differentiable]
    pub fn program_46(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = x[(n * 4) % x.len()].hypot(1.0 + a);
        let mut v3 = (0..4).map(|i4: usize| s2.sin().exp2()).collect::<Vec<f64>>();
        'l7: for &p5 in x.iter() {
            for i8 in (0..4_usize).rev() {
                s2 *= (0..3_usize).map(|i9| p5).sum::<f64>().atan().cos();
            }
            s2 /= 1.5 + v3[(n + 1) % v3.len()].cos().abs();
            if (-v3[0]) > 1.5 { return a.atan(); }
        }
        for i10 in 1..=n {
            'l13: for &p11 in v3.iter() {
                let b14: f64 = (1.5 - (-s2)) - x[x.len() - 1] * x[x.len() - 1];
                s2 = v3[v3.len() - 1].asinh().max((0.5 + p11 * p11).sqrt()).sin();
            }
            s2 += (s2 - a).atan2(1.5 + (v3[0] * x[1 % x.len()]).abs()).atan() * 0.25;
        }
        v3.iter().sum::<f64>() * 0.5 + s2 + a + (helper_46_0(x, a) - x[n % x.len()].abs())
    }

    #[differentiable]
    fn helper_47_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u.min(u);
        let mut v2 = [v[1 % v.len()] + 1.25, u, if u.abs() >= 1.5 { u } else if v[v.len() - 1] > 1.5 { v[0] } else { v[v.len() - 1] }];
        for p3 in v2.iter().copied() {
            let mut v5 = ((2.0 + p3.max(p3).cos()).recip(), v[1 % v.len()]);
            s1 *= 0.5 + (2.0 - (0.5 * u)).tanh().tanh();
            s1 = (s1 * 1.25 - (match 0 % 3 { 0 => -v[0 % v.len()], 1 => p3.max(p3), _ => s1 + v[3 % v.len()] }).cos()).sin();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (0.5 + u * u).sqrt()
    }

    #[differentiable]
    fn helper_47_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s6: f64 = v[3 % 3].sin().sinh();
        let mut v7 = [u.atan(), u, s6 + u];
        s6 *= (0.9 * v7[0].mul_add(0.5, s6).sin()).asin().cos();
        if u.max(s6) > 0.9 {
            s6 *= (0..3_usize).map(|i8| v[i8 % 3]).sum::<f64>().cos();
            s6 *= v7[2].cos();
        }
        [v7.iter().sum::<f64>() * 0.5 + s6 + v.iter().sum::<f64>() * 0.5 + u + v.iter().step_by(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5), (0.5 + s6 * s6).sqrt(), (0..3_usize).map(|i9| v[(i9 + 0) % 3]).sum::<f64>()]
    }

    #[differentiable]
    fn helper_47_2(v: &[f64], u: f64) -> f64 {
        let mut s10: f64 = v[0].min(1.75);
        let mut v11 = vec![v[v.len() - 1] / 0.5; 3];
        v11.reverse();
        let i12 = 2 % v11.len();
        v11[i12] = v11[i12] * 0.5 + u;
        v11.iter().sum::<f64>() * 0.5 + s10 + u + (1.5 + u.cos()).log10()
    }

    #[differentiable]
    pub fn program_47(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = a.cos();
        let mut v14 = (helper_47_0(x.to_vec(), match x[(n + n) % x.len()] { t15 if t15 > 1.25 => t15 * s13, t15 if t15 < -1.25 => -t15 + s13, _ => a }), (1.5 + x[n % x.len()] * x[n % x.len()]).ln());
        v14.0 += (match (n + 2) % 3 { 0 => x[(n + 0) % x.len()], 1 => -v14.0, _ => s13 * v14.1 }) * 0.25;
        v14.0 *= 0.5 + helper_47_0(x.to_vec(), s13).tanh();
        v14.0 -= x.iter().take(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5) * 1.5;
        if helper_47_0(x.to_vec(), s13).abs() >= 2.0 { return helper_47_0(x.to_vec(), x[(n + n) % x.len()]); }
        v14.0 /= 1.5 + x[x.len() - 1].abs();
        'l17: for i16 in 0..3_usize {
            if (n as f64 * 0.25) > 0.9 && (-a) > 2.0 {
                if (v14.0 + a) > 1.1 {
                    s13 *= ({ let t18 = helper_47_1([v14.0.cos().exp_m1(), s13, a - 1.1], v14.0)[1]; t18 * v14.1 + t18 }).sin().cos();
                    let mut s13: f64 = x.iter().fold(a, |s19, p20| s19 * 0.5 + (((*p20) - (0.9 * s13.cos()).acos()).tanh()).sin());
                }
                match (i16 + 1) % 4 {
                    0 => {
                        v14.1 += ({ let t21 = a; t21 * x.iter().filter(|p22| **p22 > 0.2).map(|p23| (*p23) * (n as f64 * 0.25)).sum::<f64>() + t21 }).atan() * 0.25;
                    }
                    1 | 2 => {
                        v14.1 *= (1.5 * (0.5 + s13 * s13).sqrt()).atan().cos();
                    }
                    _ => {
                        v14.1 /= 1.5 + x.iter().step_by(2).fold(s13, |s24, p25| s24 * 0.5 + ((*p25) * (if (*p25) > 0.3 { *p25 } else if i16 % 2 == 1 { *p25 } else { x[x.len() - 1] })).sin()).atan().abs();
                    }
                }
            } else {
                s13 *= helper_47_2(x, x.iter().rev().copied().map(|p26| 1.0 + 0.5 * (s13).sin()).product::<f64>()).cos().cos();
                v14.0 = (0.9 * s13.cos()).acos().cos().exp_m1().cos();
            }
        }
        v14.0 - v14.1 + s13 + a + (0.9 * a.cos()).acos().hypot(1.0 + a)
    }

    #[differentiable]
    pub fn program_48(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = { let t2 = x[n % x.len()]; t2 * t2 + t2 };
        let mut v3 = vec![n as f64 * 0.25; 3];
        s1 -= x[0].fract().tanh() * 0.5;
        let i4 = n % v3.len();
        v3[i4] = v3[i4] * 0.5 + v3.iter().skip(1).fold(a, |s5, p6| s5 * 0.5 + ((*p6) * a).sin()).max((0..3_usize).map(|i7| x[x.len() - 1]).sum::<f64>());
        s1 /= 1.5 + (1.5 - x[x.len() - 1].max(x[x.len() - 1])).abs();
        s1 = a.sin().sinh() - s1 * 0.75;
        'l10: for p8 in x.windows(2) {
            let i11 = (n + 2) % v3.len();
            v3[i11] = v3[i11] * 0.5 + (if a > 0.5 { v3[n % v3.len()] - p8[0] } else if p8[p8.len() - 1].abs() >= 1.1 { -a } else { a * a }).sin();
        }
        let i12 = n % v3.len();
        v3[i12] /= 1.5 + (2.0 * a.abs()).abs();
        for p13 in v3.iter_mut().rev() {
            *p13 = (*p13) * 0.5 + x[(n + n) % x.len()].tanh();
            *p13 += (1.5 + x.iter().take(2).map(|&p15| p15.sin() + (*p13)).sum::<f64>().cos()).log10().cos() * 0.25;
            s1 *= 0.5 + a.signum().fract().cos().tanh();
        }
        v3.iter().sum::<f64>() * 0.5 + s1 + a + x.iter().map(|&p16| p16 * (s1 / 0.3)).sum::<f64>()
    }

    #[differentiable]
    fn helper_49_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u.hypot(1.0 + u)) + f(u * 0.5);
        let mut s1: f64 = (0..3_usize).map(|i2| u).sum::<f64>();
        let mut v3 = [[0.5_f64, 1.5].iter().map(|p4| (*p4) * again).sum::<f64>(), u, again + u];
        if (1.1 / (1.5 + u.abs())) > 2.0 {
            s1 += ((u * again) / 0.3) * 0.25;
        } else {
            s1 = (s1 * 0.75 - ((if v3[1 % 3].abs() >= 1.1 { s1 } else { again }) - 0.5)).sin();
        }
        v3.iter().sum::<f64>() * 0.5 + s1 + again + u + u.atan2(1.5 + again.abs()).abs()
    }

    #[differentiable]
    fn helper_49_1(u: f64, w: f64) -> (f64, f64) {
        let mut s5: f64 = u;
        match 2 % 4 {
            0 => {
                s5 = (s5 * 0.5 - (match 1 % 3 { 0 => u, 1 => (1.5 + u * u).ln(), _ => u * w })).sin();
            }
            1 | 2 => {
                s5 += (if w.abs() >= 1.1 || w.abs() >= 2.0 { [0.5_f64, 1.5].iter().take(2).copied().map(|p6| (p6 - p6).tanh()).sum::<f64>() } else if w < w { (0.9 * u.sin()).asin() } else { w }) * 0.25;
            }
            _ => {
                s5 *= (1.25 + (1.5 + s5.sin()).powf(w.cos()).sin()).powf(1.5).cos();
            }
        }
        (s5 + w + u + (helper_49_0(f64::tanh, s5) * (match u { t7 if t7 > 1.25 => t7 * s5, t7 if t7 < -1.25 => -t7 + s5, _ => w })), ({ let t8 = s5; t8 * u + t8 }).tanh())
    }

    #[differentiable]
    fn helper_49_2(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s9: f64 = u.hypot(1.0 + u);
        for p10 in v.iter().copied() {
            s9 *= 0.5 + s9.sin().exp().max(0.25).atan().tanh();
            s9 = (s9 * 1.25 - p10.sin()).sin();
        }
        [s9 + v.iter().sum::<f64>() * 0.5 + u + ((s9 + 0.5) - v.iter().filter(|p12| **p12 > 1.5).map(|p13| (*p13).sin() + v[3 % 3]).sum::<f64>()), u + s9, { let t14 = s9; t14 * s9 + t14 }]
    }

    #[differentiable]
    pub fn program_49(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s15: f64 = x[0] - a * a;
        let mut v16 = [a - x[x.len() - 1] * x[x.len() - 1], a, s15 - s15 * s15];
        s15 *= 0.5 + x[(n + n) % x.len()].powi(2).tanh();
        'l18: for i17 in 1..=3_usize {
            s15 /= 1.5 + ((s15 + v16[2 % 3]) - s15).cos().abs();
            if i17 % 3 == 1 {
                match i17 % 4 {
                    0 => {
                        for (p19, q20) in x.iter().zip(x.iter()) {
                            v16[0] *= (0.9 * (*p19).min(a).cos()).acos().atan().cos();
                            v16 = [a.sin().exp(), i17 as f64 * 0.25, (0.9 * (*p19).sin()).asin()];
                        }
                    }
                    1 | 2 => {
                        v16[1] *= 0.5 + ((match n % 3 { 0 => v16[0], 1 => v16[(i17 * 1) % 3], _ => s15 }) / 1.5).cos().tanh();
                    }
                    _ => {
                        s15 = (s15 + x[2 % x.len()]).fract().tanh() - s15 * 0.75;
                    }
                }
            }
        }
        v16.iter().sum::<f64>() * 0.5 + s15 + a + s15.tanh()
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
    pub fn program_50(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = (x[(n + n) % x.len()] * x[(n + n) % x.len()]).ln_1p();
        s1 -= (2.0 * (-a)) * 0.9;
        s1 *= (1.5 + s1 * s1).ln().cos();
        let f2 = |u3: f64| { let t4 = a.sin().exp().min(1.75); t4 * x.iter().filter(|p5| **p5 > 0.3).map(|p6| ((*p6) - a).tanh()).sum::<f64>() + t4 };
        'l8: for i7 in 0..n {
            if (-x[i7 % x.len()]) > 0.9 {
                s1 -= (0.9 * s1.atan2(1.5 + x[(i7 + 1) % x.len()].abs()).cos()).acos().sin() * 0.9;
                if (a - 0.9) > 1.1 {
                    s1 *= x.iter().skip(1).fold(s1, |s9, p10| s9 * 0.5 + (((*p10) - x[0].powi(2)).tanh()).sin()).atan().cos();
                } else {
                    let mut m13: f64 = 0.2 * (({ let c12: Vec<f64> = x.iter().map(|p11| ((*p11) - x[x.len() - 1]).tanh()).collect(); c12.iter().map(|v| v * v).sum::<f64>() }) / 0.9);
                    for i14 in (0..2 * n).step_by(2) {
                        if (n * 3) % 3 == 1 {
                            let mut k16 = 0_usize;
                            let r15: f64 = loop {
                                k16 += 1;
                                if k16 > 3 || ((if m13.abs() >= 0.5 { n as f64 * 0.25 } else if a.abs() >= 1.5 { m13 } else { s1 }) < m13.mul_add(0.5, s1)) { break (1.5 + a * a).ln() - (a - x[1 % x.len()]); }
                                let b17: f64 = if x[(n + i14) % x.len()].hypot(1.0 + s1) < (1.5 + s1.sin()).powf(m13.cos()) && s1 > 1.25 || a.abs() >= 0.9 { x.iter().rev().skip(1).copied().fold(-4.0, f64::max) } else { x[i7 % x.len()].sin().cosh() };
                                s1 /= 1.5 + x.iter().fold(m13, |s18, p19| s18 * 0.5 + (((*p19) - b17).tanh()).sin()).cos().abs();
                                s1 *= b17.tanh().cos();
                            };
                        }
                        s1 *= 0.5 + (0.5 + m13 * m13).sqrt().hypot(1.0 + s1.mul_add(0.5, m13)).cos().tanh();
                    }
                }
            } else {
                s1 = (s1 * 1.1 - (-({ let t20 = a; t20 * s1 + t20 })).tanh()).sin();
                s1 *= 0.5 + (-(s1 - 1.25)).sin().tanh();
            }
        }
        s1 + a + x[x.len() - 1]
    }

    #[differentiable]
    fn helper_51_0(u: f64, n: usize) -> f64 {
        if n == 0 { return (0..2 * n).step_by(2).map(|i1| u).sum::<f64>(); }
        let below = helper_51_0(u, n - 1);
        let mut s2: f64 = { let t3 = below; t3 * u + t3 };
        let mut v4 = [-s2, u, u.min(s2)];
        if (2.0 + s2.sin()).cbrt() < (s2 - 1.25) {
            s2 /= 1.5 + (n as f64 * 0.25).min(u).to_radians().abs();
        }
        v4.iter().sum::<f64>() * 0.5 + s2 + below + u + (v4[(n + 3) % 3] + 0.5)
    }

    #[differentiable]
    fn helper_51_1(u: f64) -> Option<f64> {
        if u.abs() >= 2.0 && u.abs() >= 0.2 { return None; }
        let mut s5: f64 = (1.5 + u.cos()).log2();
        let mut v6 = ((1.5 + s5.sin()).powf(u.cos()).max((-s5)), u.cos());
        let mut k7 = 0_usize;
        loop {
            k7 += 1;
            if k7 > 4 || (v6.1.abs() >= 0.75 && v6.1 < u) { break; }
            s5 = s5 * 0.5 + s5.cos();
            s5 *= ((v6.1 / (1.5 + u * u)) - u * u).tanh().cos();
        }
        Some(v6.0 - v6.1 + s5 + u + [0.5_f64, 1.5].iter().skip(1).enumerate().map(|(i8, p9)| (*p9).sin() + (-v6.0) * (i8 + 1) as f64).sum::<f64>())
    }

    #[differentiable]
    pub fn program_51(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = if (n + 1) % 2 == 0 { a } else { a };
        let mut w11 = x.to_vec();
        'l13: while let Some(t12) = w11.pop() {
            s10 += a.sin() * 0.25;
            match helper_51_1(s10.signum()) {
                Some(t14) if t14 > 0.9 => {
                    if x[(n + n) % x.len()] < ({ let c16: Vec<f64> = x.iter().step_by(2).map(|p15| x[x.len() - 1]).collect(); c16.iter().sum::<f64>() }) {
                        s10 = (({ let c18: Vec<f64> = x.iter().map(|p17| (*p17) * t14).collect(); c18.iter().sum::<f64>() }) - (1.5 + s10.sin()).powf(a.cos())).sin();
                        match 3 % 4 {
                            0 => {
                                let mut m21: f64 = x.iter().take(2).fold(n as f64 * 0.25, |s19, p20| s19 * 0.5 + (x[x.len() - 1]).sin()).min(1.75).atan();
                            }
                            1 | 2 => {
                                let mut k22 = 0_usize;
                                loop {
                                    k22 += 1;
                                    if k22 > 2 || (x.iter().rev().enumerate().map(|(i23, p24)| x[0] * (i23 + 1) as f64).sum::<f64>() > 1.5) { break; }
                                    if (0.5 / (1.5 + s10.abs())) > 0.3 {
                                        s10 -= ((1..=n).rev().map(|i25| t14).sum::<f64>() * (x[0] - a)).sin() * 2.0;
                                    } else {
                                        'l28: for (p26, q27) in x.iter().zip(x.iter()) {
                                            s10 /= 1.5 + ((-s10) + 0.75).tanh().abs();
                                            s10 /= 1.5 + x.iter().skip(1).fold(t12, |s29, p30| s29 * 0.5 + (((*p30) - x[0].min((*p26))).tanh()).sin()).tanh().abs();
                                            s10 = s10 * 0.5 + (1.25 * x.iter().filter(|p31| **p31 > 0.9).map(|p32| (*p32) * (*p26)).sum::<f64>()).atan();
                                        }
                                    }
                                    s10 *= 0.5 + x[(n + 0) % x.len()].asinh().tanh().tanh();
                                    s10 = (s10 * 0.9 - (t14 * (if x[0].abs() >= 1.1 { t12 } else if a > 2.0 { x[(k22 + k22) % x.len()] } else { s10 })).tanh()).sin();
                                }
                            }
                            _ => {
                                s10 += (f64::sin(t12) - a).cos() * 0.25;
                            }
                        }
                    } else if t14 < (1.5 + t12.cos()).log10() {
                        s10 = (match a { t33 if t33 > 0.75 => t33 * (1.5 + t14.sin()).powf(t14.cos()), t33 if t33 < -0.75 => -t33 + a.tanh().powi(3), _ => s10 - t12 }).cos();
                    } else {
                        s10 = (f64::sin(s10) / 1.5).atan();
                    }
                }
                Some(t14) => {
                    s10 /= 1.5 + (s10 - a * a).min(t12.atan2(1.5 + a.abs())).atan().abs();
                }
                None => {
                    s10 *= t12.sin().cos();
                }
            }
        }
        s10 + a + ((match helper_51_1(x[(n + n) % x.len()]) { Some(t34) => t34 * 0.5, None => x[(n + 1) % x.len()] }) - x[0] * x[0])
    }

    #[differentiable]
    fn helper_52_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u.signum();
        v[0 % v.len()] = v[0 % v.len()] * 0.5 + (v.windows(2).map(|w2| (w2[1] - 0.5) * s1).sum::<f64>() - u * u);
        for i3 in 0..3_usize {
            s1 *= 0.5 + v[0].min((i3 as f64 * 0.25).sin().exp2()).tanh().tanh();
        }
        
    }

    #[differentiable]
    fn helper_52_1(u: f64) -> Option<f64> {
        if (u + 0.5) > 1.5 { return None; }
        let mut s4: f64 = u * u;
        let mut v5 = vec![(0.5 + s4 * s4).sqrt(), u];
        let (i6, i7) = (1 % v5.len(), 2 % v5.len());
        v5.swap(i6, i7);
        for p8 in v5.iter_mut() {
            s4 -= (s4 * u.sin().cosh()).sin() * 0.9;
        }
        Some(v5.iter().sum::<f64>() * 0.5 + s4 + u + ((s4 - s4) * (0.75 - u)))
    }

    #[differentiable]
    pub fn program_52(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = x[(n * 1) % x.len()] - 1.25;
        let mut m13: f64 = ({ let t11 = s10.rem_euclid(2.5); t11 * helper_52_1(x[n % x.len()]).unwrap_or(t11) + t11 }).to_radians();
        let b16: f64 = match helper_52_1(a.atan2(1.5 + s10.abs()).abs()) { Some(t15) => t15 * 0.5, None => (x[n % x.len()] - 2.0).min((match helper_52_1(m13) { Some(t14) => t14 * 0.5, None => s10 })) };
        if ({ let t17 = b16; t17 * m13 + t17 }) > 0.5 && a < s10 || b16 > 1.5 {
            let (p18, mut q19): (f64, f64) = ((0..2 * n).step_by(2).map(|i20| helper_52_1(x[x.len() - 1]).map_or(x[x.len() - 1], |t21| t21.sin())).sum::<f64>(), (1.5 + a * a).acosh());
        } else {
            let (p22, mut q23): (f64, f64) = (({ let c25: Vec<f64> = x.iter().map(|p24| a).collect(); c25.iter().fold(0.5, |s, v| s * 0.5 + v) }) - m13, m13.atan2(1.5 + x[(n + 3) % x.len()].abs()));
        }
        for i26 in (0..2_usize).rev() {
            m13 = m13 * 0.5 + (1.25 / (1.5 + s10.to_radians().abs())).atan();
            if (0.7 * m13.sin()).tan() > 0.9 {
                for p27 in x.windows(2) {
                    let mut v29 = ((p27[p27.len() - 1] * a).asinh(), a);
                    if a.rem_euclid(2.5) < x.iter().filter(|p30| **p30 > 0.75).map(|p31| (*p31) * (*p31)).sum::<f64>() {
                        v29.0 -= (1.25 - p27[0].clamp(-1.5, 1.25)).tanh() * 0.2;
                    } else {
                        s10 *= 0.5 + ({ let t32 = (0..3_usize).map(|i33| b16).sum::<f64>(); t32 * m13.powi(2) + t32 }).sin().tanh();
                        m13 *= ((-m13) / 0.5).atan().cos();
                    }
                }
                s10 = s10 * 0.5 + (b16.asinh() - ({ let t34 = s10; t34 * s10 + t34 })).sin();
            } else if (m13 / 0.2) < helper_52_1(b16).map_or(m13, |t35| t35.sin()) {
                m13 -= a.atan2(1.5 + a.abs()).powi(2).cos() * 0.2;
            } else {
                m13 = (1.5 + m13 * m13).ln().cos() - m13 * 0.75;
            }
        }
        b16 + m13 + s10 + a + (m13 + 1.1)
    }

    #[differentiable]
    fn helper_53_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = u.abs();
        let mut v2 = [[-u, 2.0 - u], [u / (1.5 + s1 * s1), s1.asinh()]];
        if (-v2[2 % 2][3 % 2]) > 0.5 {
            s1 -= (1.5 + u.tanh().powi(3).cos()).log10() * 0.9;
        } else {
            s1 -= s1 * 1.25;
            s1 *= 0.5 + (1.5 + (u / 1.5).cos()).log2().tanh();
        }
        [v2[0][1] * v2[1][0] + v2[1][1] + s1 + v.iter().sum::<f64>() * 0.5 + u + v.iter().skip(1).copied().map(|p3| p3.sin() + (v2[1 % 2][3 % 2] / 0.5)).sum::<f64>(), { let c5: Vec<f64> = v.iter().map(|p4| u).collect(); c5.iter().fold(0.5, |s, v| s * 0.5 + v) }, (0.9 * v[1].sin()).asin()]
    }

    #[differentiable]
    pub fn program_53(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = x.iter().map(|&p7| (p7 - p7).tanh()).sum::<f64>();
        s6 *= ({ let t8 = (n as f64 * 0.25) - 0.9; t8 * helper_53_0([s6.sin(), s6, helper_53_0([x[x.len() - 1] * a, t8, { let c10: Vec<f64> = x.iter().map(|p9| (*p9) * s6).collect(); c10.iter().fold(0.5, |s, v| s * 0.5 + v) }], x[x.len() - 1])[1]], s6)[1] + t8 }).cos();
        let mut w11 = x.to_vec();
        while let Some(t12) = w11.pop() {
            let mut v13 = vec![x.iter().take(2).copied().map(|p14| t12).sum::<f64>(); 3];
            let i15 = n % v13.len();
            v13[i15] = (v13[i15] * 1.25 - helper_53_0([v13.iter().rev().copied().map(|p16| (p16 - x[0]).tanh()).sum::<f64>(), t12, { let c18: Vec<f64> = x.iter().rev().map(|p17| (*p17).sin() + v13[2 % v13.len()]).collect(); c18.iter().map(|v| v * v).sum::<f64>() }], t12.sin().exp())[0].cos()).sin();
        }
        for p19 in x.iter().skip(1).step_by(2) {
            s6 = s6 * 0.5 + (2.0 * a).clamp(-1.5, 1.25).atan();
        }
        let mut w21 = x.to_vec();
        while let Some(t22) = w21.pop() {
            s6 *= 0.5 + (-(s6 * t22)).atan().tanh();
            s6 = (x[(n + n) % x.len()].signum() - t22 * t22).cos() - s6 * 0.75;
        }
        s6 = (s6 * 0.2 - x[(n + 0) % x.len()]).sin();
        s6 = (-x[n % x.len()].sin().cosh()) - s6 * 0.75;
        match (n * 2) % 4 {
            0 => {
                let b23: f64 = ((a + 0.75) + 2.0).sin().exp2();
            }
            1 | 2 => {
                s6 = (n as f64 * 0.25) * (if s6 > 0.3 { x[0] } else if x[x.len() - 1] > 1.1 { a } else { x[n % x.len()] });
            }
            _ => {
                s6 = { let t24 = { let c26: Vec<f64> = x.iter().map(|p25| (*p25).sin() + x[0]).collect(); c26.iter().fold(0.5, |s, v| s * 0.5 + v) }; t24 * s6.atan2(1.5 + s6.abs()) + t24 };
            }
        }
        s6 + a + (1.25 + x.iter().step_by(2).enumerate().map(|(i27, p28)| (*p28) * (*p28) * (i27 + 1) as f64).sum::<f64>().sin()).powf(1.5)
    }

    #[differentiable]
    pub fn program_54(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0].hypot(1.0 + a);
        let mut v2 = x.to_vec();
        match (n + 1) % 4 {
            0 => {
                let i3 = n % v2.len();
                v2[i3] *= (0.8 * (a * v2[v2.len() - 1]).sin()).atanh().cos();
            }
            1 | 2 => {
                for i4 in 0..n {
                    let mut s1: f64 = v2.iter().skip(1).filter(|p5| **p5 > 0.3).map(|p6| (*p6).sin() + (1.5 * (0..n).map(|i7| x[(i7 + i4) % x.len()]).sum::<f64>())).sum::<f64>();
                    let f8 = |u9: f64| (0.7 * (u9 - x[(n + n) % x.len()] * x[(n + n) % x.len()]).sin()).tan();
                    if v2[0].abs() >= 1.25 || a < v2[(n + n) % v2.len()] { return 1.25 - v2[v2.len() - 1]; }
                }
            }
            _ => {
                for (p10, q11) in x.iter().zip(x.iter()) {
                    let mut k13 = 0_usize;
                    let r12: f64 = 'l14: loop {
                        k13 += 1;
                        if k13 > 2 || ((*q11).rem_euclid(2.5) < ((*p10) / (1.5 + a * a))) { break (1.5 + v2[0] * v2[0]).acosh(); }
                        let i15 = k13 % v2.len();
                        v2[i15] /= 1.5 + (-x.iter().take(2).enumerate().map(|(i16, p17)| ((*p17) - a).tanh() * (i16 + 1) as f64).sum::<f64>()).atan().abs();
                        let (i18, i19) = (k13 % v2.len(), k13 % v2.len());
                        v2.swap(i18, i19);
                        s1 *= (0..n).map(|i20| x.iter().skip(1).zip(x.iter()).map(|(p21, q22)| ((*p21) - (*p21)).tanh() + p21 * q22).sum::<f64>()).sum::<f64>().atan().cos();
                    };
                }
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + ((-x[n % x.len()]) - 0.75)
    }

    #[differentiable]
    fn helper_55_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = (1.5 + again * again).ln();
        let mut v2 = (0..4).map(|i3: usize| s1).collect::<Vec<f64>>();
        let f4 = |u5: f64| (2.0 + [0.5_f64, 1.5].iter().copied().fold(-4.0, f64::max).cos()).recip();
        let (l6, r7) = v2.split_at_mut(1);
        for (p8, q9) in r7.iter_mut().zip(l6.iter()) {
            *p8 += *q9 * (u / (1.5 + u * u));
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + again + (again + again.atan2(1.5 + u.abs()))
    }

    #[differentiable]
    fn helper_55_1(v: &[f64], u: f64) -> f64 {
        let mut s10: f64 = u.min(v[1 % v.len()]);
        let mut v11 = [[helper_55_0(f64::tanh, s10), s10 + 1.1], [-s10, u.atan()]];
        let f12 = |u13: f64| helper_55_0(|t14| u13, 1.5 * u13.rem_euclid(2.5));
        if s10 > 0.3 || u.abs() >= 0.75 { return (1.5 + u * u).ln(); }
        v11[0][1] * v11[1][0] + v11[1][1] + s10 + u + s10.asinh().sin().sinh()
    }

    #[differentiable]
    fn helper_55_2(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s15: f64 = v.iter().step_by(2).map(|p16| (*p16) * v[2]).sum::<f64>();
        { let mut f17 = |u18: f64| { s15 = s15 * 0.5 + (({ let t19 = u; t19 * u + t19 }) + (u18 / (1.5 + u * u))).atan(); }; f17(v[0].sin().exp()); f17(u * v[2 % 3]); }
        if (s15 / 1.25) < (0.9 * u.cos()).acos() {
            for (p20, q21) in v.iter().zip(v.iter()) {
                s15 *= 0.5 + (0.9 * ((*p20) / (1.5 + (*q21) * (*q21))).cos()).acos().atan().tanh();
            }
            s15 -= (2.0 / (1.5 + (0.2 * s15).abs())) * 0.9;
        }
        [s15 + v.iter().sum::<f64>() * 0.5 + u + (v.iter().take(2).copied().map(|p22| s15).sum::<f64>() / (1.5 + s15 * s15)), s15 - u, v[2 % 3] + s15]
    }

    #[differentiable]
    pub fn program_55(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s23: f64 = 0.3 - x[x.len() - 1];
        s23 += helper_55_0(f64::sin, -x[0]) * 0.25;
        s23 /= 1.5 + (0.9 * x[(n + 2) % x.len()].cos()).acos().copysign(((n as f64 * 0.25) - 0.5)).abs();
        let mut s23: f64 = (x[(n + 1) % x.len()] - 1.1) / (1.5 + x[x.len() - 1] * x[x.len() - 1]);
        let mut k25 = 0_usize;
        let r24: f64 = 'l26: loop {
            k25 += 1;
            if k25 > 2 || (s23.sin().sinh() > 0.9) { break helper_55_2([1.5 * x[x.len() - 1], a, x[k25 % x.len()] + a], a - 0.5)[2]; }
            if (x[(n + 3) % x.len()] / (1.5 + a * a)) > 1.5 && helper_55_1(x, a) > 0.2 {
                if s23.copysign(a) > 1.25 {
                    s23 += x[0].tanh() * 0.25;
                    'l28: for i27 in 1..=n {
                        s23 = (0.5 / (1.5 + x[(n * 4) % x.len()].abs())).sin() - s23 * 0.75;
                        s23 *= s23.atan().atan().cos();
                        s23 = s23 * 0.5 + (a * s23).tanh();
                    }
                } else {
                    s23 = s23 * 0.5 + x.iter().rev().map(|p29| (*p29).sin() + a).map(f64::tanh).sum::<f64>().max(s23).cos();
                }
            }
            s23 -= a.max(a).cos().exp_m1().sin() * 0.3;
        };
        r24 + s23 + a + (match 1 % 3 { 0 => r24 - s23, 1 => match x[0 % x.len()] { t30 if t30 > 0.2 => t30 * x[0], t30 if t30 < -0.2 => -t30 + n as f64 * 0.25, _ => r24 }, _ => r24 + a })
    }

    #[differentiable]
    fn helper_56_0(u: f64) -> Option<f64> {
        if u > 0.2 || u.abs() >= 0.3 { return None; }
        let mut s1: f64 = [0.5_f64, 1.5].iter().skip(1).copied().map(|p2| p2.sin() + u).sum::<f64>();
        let mut v3 = vec![{ let t4 = s1; t4 * s1 + t4 }, u];
        let mut s1: f64 = v3[3 % v3.len()];
        let mut s1: f64 = (v3.iter().rev().skip(1).map(|p5| (*p5).sin() + s1).sum::<f64>() - 1.1) + (-(v3[2 % v3.len()] * u));
        Some(v3.iter().sum::<f64>() * 0.5 + s1 + u + (u + 2.0))
    }

    #[differentiable]
    pub fn program_56(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = { let t7 = a; t7 * a + t7 };
        let mut v8 = x.to_vec();
        match 1 % 4 {
            0 => {
                s6 = { let t9 = x[(n + n) % x.len()].mul_add(0.5, v8[(n + n) % v8.len()]); t9 * v8.iter().take(2).fold(s6, |s10, p11| s10 * 0.5 + ((*p11)).sin()) + t9 };
            }
            1 | 2 => {
                'l14: for p12 in x.chunks(2) {
                    let i15 = n % v8.len();
                    v8[i15] /= 1.5 + (if v8[1 % v8.len()] < x[x.len() - 1] || a > 0.3 { (1.5 + s6 * s6).ln() } else { x.iter().rev().skip(1).filter(|p16| **p16 > 0.2).map(|p17| ((*p17) - (*p17)).tanh()).sum::<f64>() }).sin().abs();
                    let i18 = (n + 2) % v8.len();
                    v8[i18] = (match helper_56_0(x[n % x.len()]) { Some(t19) => t19 * 0.5, None => n as f64 * 0.25 }).sin().exp().cos() - v8[i18] * 0.75;
                    for i20 in 0..n {
                        s6 = a.atan() - s6 * 0.75;
                    }
                }
            }
            _ => {
                s6 += (helper_56_0(n as f64 * 0.25).map_or(v8[0], |t21| t21.sin()) - 0.3) * 0.25;
            }
        }
        v8.iter().sum::<f64>() * 0.5 + s6 + a + (if a < a { s6.hypot(1.0 + s6) } else { v8.iter().enumerate().map(|(i22, p23)| ((*p23) - v8[0]).tanh() * (i22 + 1) as f64).sum::<f64>() })
    }

    #[differentiable]
    fn helper_57_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = u * u;
        let mut w2 = vec![w * u, s1];
        while let Some(t3) = w2.pop() {
            s1 -= ((t3 * t3).ln_1p() - 0.75).sin() * 2.0;
        }
        (s1 + w + u + w, [0.5_f64, 1.5].iter().skip(1).copied().fold(-4.0, f64::max))
    }

    #[differentiable]
    fn helper_57_1(u: f64) -> Option<f64> {
        if ({ let t4 = u; t4 * t4 + t4 }) > 0.9 { return None; }
        let mut s5: f64 = u.atan2(1.5 + u.abs());
        for i6 in 0..3_usize {
            s5 -= (u + s5).mul_add(0.5, (1.25 / (1.5 + s5.abs()))).cos() * 0.3;
        }
        for i7 in 0..4_usize {
            s5 *= 0.5 + helper_57_0(u, s5 - 0.2).1.atan().tanh();
            s5 -= [0.5_f64, 1.5].windows(2).map(|w8| (w8[1] - 0.5) * u.copysign(u)).sum::<f64>().cos() * 0.3;
        }
        Some(s5 + u + (if u < u { s5 } else if u > 0.75 { s5 } else { s5 }).sin().sinh())
    }

    #[differentiable]
    pub fn program_57(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = helper_57_0(a, x[n % x.len()]).1;
        let mut v10 = [[x[n % x.len()].min(a), 0.75 * (n as f64 * 0.25)], [x[n % x.len()] - 1.1, -x[(n + n) % x.len()]]];
        s9 *= 0.5 + (if a > 0.75 { a } else if a < v10[(n + n) % 2][(n * 2) % 2] { s9 } else { v10[(n + n) % 2][n % 2] }).powi(2).tanh();
        v10[0][(n + 0) % 2] -= x.iter().fold(s9, |s11, p12| s11 * 0.5 + (v10[n % 2][0]).sin()) * 1.1;
        s9 /= 1.5 + ({ let t13 = s9 * x[(n + n) % x.len()]; t13 * x[x.len() - 1] + t13 }).abs();
        if (n + n) % 3 == 0 { return s9.abs(); }
        let mut v14 = vec![-s9; 3];
        let (l15, r16) = v14.split_at_mut(1);
        for (p17, q18) in l15.iter_mut().zip(r16.iter()) {
            *p17 += *q18 * (if a > 0.5 { a } else if v10[(n + n) % 2][(n + 2) % 2] < v10[3 % 2][(n + n) % 2] { x[0] } else { s9 });
        }
        let i19 = (n + n) % v14.len();
        v14[i19] -= ({ let t20 = x[(n + n) % x.len()]; t20 * v10[0][1] + t20 }).to_radians() * 1.1;
        if (a / 1.5) > 0.3 {
            let d21: f64;
            if (v14[0] / (1.5 + s9 * s9)) > 0.2 { d21 = (1.5 + s9 * s9).ln(); } else { d21 = (v10[n % 2][(n + 0) % 2] / (1.5 + s9 * s9)).hypot(1.0 + (0..2 * n).step_by(2).map(|i22| s9).sum::<f64>()); }
        }
        v14.iter().sum::<f64>() * 0.5 + v10[0][1] * v10[1][0] + v10[1][1] + s9 + a + x[x.len() - 1]
    }

    #[differentiable]
    pub fn program_58(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0].sin().exp();
        let mut v2 = [x[x.len() - 1].abs(), s1, if a < x[0] { x[(n + 0) % x.len()] } else { s1 }];
        for i3 in 0..3_usize {
            v2[0] += (x[i3 % x.len()] - (x[0] / 0.5)).tanh() * 0.25;
            v2[0] = ({ let t4 = x[x.len() - 1]; t4 * x[(i3 * 1) % x.len()].tanh() + t4 }).cos();
        }
        if (n + 1) % 2 == 1 {
            v2 = [s1.sin().cosh(), v2[2], (1.5 + x[0].sin()).powf(v2[(n + 0) % 3].cos())];
            let mut k5 = 0_usize;
            while k5 < 2 && (n % 2 == 0) {
                k5 += 1;
                let mut k7 = 0_usize;
                let r6: f64 = loop {
                    k7 += 1;
                    if k7 > 4 || (x.windows(3).map(|w8| (w8[1] - 0.5) * v2[(n + n) % 3]).sum::<f64>() > 1.5) { break x.iter().take(2).zip(x.iter()).map(|(p9, q10)| (*q10) + p9 * q10).sum::<f64>(); }
                    if ({ let t11 = s1; t11 * (n as f64 * 0.25) + t11 }) > 0.3 {
                        v2[0 % 3] = v2[0 % 3] * 0.5 + (x[(k5 + n) % x.len()] * x[(k5 + n) % x.len()]).ln_1p().tanh();
                        if (0..2 * n).step_by(2).map(|i12| s1).sum::<f64>() > 0.5 {
                            let mut k13 = 0_usize;
                            while k13 < 3 && ((match x[x.len() - 1] { t14 if t14 > 1.25 => t14 * a, t14 if t14 < -1.25 => -t14 + s1, _ => v2[2 % 3] }) > 2.0) {
                                k13 += 1;
                                v2[0] = (0.9 - (2.0 + v2[2].sin()).cbrt()).atan() - v2[0] * 0.75;
                                v2[1] *= ({ let t15 = s1 / 2.0; t15 * (1.5 + s1.sin()).powf(x[0].cos()) + t15 }).cos().cos();
                                v2[1] *= 0.5 + x[x.len() - 1].atan().tanh();
                            }
                        } else if (s1 * a) > 1.5 {
                            s1 *= a.tanh().cos();
                        } else {
                            s1 *= ((1.5 - x[(k7 + 3) % x.len()]) - (x[0] + a)).cos().cos();
                            s1 += s1.sin() * 0.25;
                        }
                    }
                };
            }
        } else {
            s1 *= a.cos().exp_m1().atan2(1.5 + (v2[1] / (1.5 + a * a)).abs()).cos();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + (-(x[n % x.len()] + v2[0]))
    }

    #[differentiable]
    fn helper_59_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = w.min(w);
        let mut v2 = [u - w * w, s1, u * s1];
        v2[0] *= s1.cos();
        for (p3, q4) in v2.iter().zip(v2.iter()) {
            for p5 in v2.iter().rev() {
                s1 /= 1.5 + ({ let t7 = u; t7 * (*p3).min((*p3)) + t7 }).atan().abs();
                s1 = s1 * 0.5 + v2.iter().rev().skip(1).filter(|p8| **p8 > 0.2).map(|p9| ((*p9) - v2[3 % 3]).tanh()).sum::<f64>().hypot(1.0 + v2.iter().step_by(2).fold(*q4, |s10, p11| s10 * 0.5 + (s10).sin())).tanh();
                s1 = (s1 * 0.9 - (({ let c13: Vec<f64> = v2.iter().take(2).map(|p12| (*p12) * (*p3)).collect(); c13.iter().sum::<f64>() }) % 1.75).atan()).sin();
            }
            s1 -= v2.iter().skip(1).filter(|p14| **p14 > 1.1).map(|p15| (1.5 + w.cos()).log10()).sum::<f64>().atan() * 1.1;
        }
        (v2.iter().sum::<f64>() * 0.5 + s1 + w + u + ((1.5 + v2[2] * v2[2]).ln() - 1.1), (1.5 + v2[0].sin()).powf(v2[2 % 3].cos()).atan2(1.5 + (if s1 < u { w } else { v2[0 % 3] }).abs()))
    }

    #[differentiable]
    fn helper_59_1(u: f64, w: f64) -> f64 {
        let mut s16: f64 = w;
        let mut v17 = (0..4).map(|i18: usize| s16.mul_add(0.5, s16)).collect::<Vec<f64>>();
        if (u + s16) > 1.25 {
            for p19 in &v17 {
                s16 = (*p19).sin();
                s16 += v17.iter().map(|p21| ({ let c23: Vec<f64> = v17.iter().rev().map(|p22| (*p22).sin() + u).collect(); c23.iter().sum::<f64>() })).sum::<f64>().sin() * 0.25;
            }
            s16 *= (2.0 - (if u.abs() >= 1.1 { v17[v17.len() - 1] } else if v17[1 % v17.len()] > 0.5 { u } else { v17[0] })).cos();
        }
        v17.iter().sum::<f64>() * 0.5 + s16 + w + u + s16
    }

    #[differentiable]
    fn helper_59_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s24: f64 = v.iter().step_by(2).copied().map(|p25| v[1 % v.len()]).map(f64::tanh).sum::<f64>();
        let (i26, i27) = (0 % v.len(), 1 % v.len());
        v.swap(i26, i27);
        s24 + v.iter().sum::<f64>() * 0.5 + u + (if ({ let t28 = v[2 % v.len()]; t28 * u + t28 }) < helper_59_0(v[v.len() - 1], u).1 { s24.asinh() } else { u.abs() })
    }

    #[differentiable]
    pub fn program_59(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s29: f64 = match n % 3 { 0 => a, 1 => x[3 % x.len()], _ => a };
        let mut v30 = ((match a { t31 if t31 > 1.1 => t31 * x[0], t31 if t31 < -1.1 => -t31 + s29, _ => s29 }).mul_add(0.5, s29.sin().exp2()), x[(n * 1) % x.len()].to_radians());
        s29 /= 1.5 + s29.mul_add(0.5, v30.1).to_radians().abs();
        if helper_59_0(v30.1, n as f64 * 0.25).0.abs() >= 0.3 {
            v30.0 = (1.5 + (s29 + 1.25).sin()).powf((0.3 - x[(n + 1) % x.len()]).cos()) - v30.0 * 0.75;
        }
        let mut m32: f64 = (1.5 + helper_59_1(s29, a).sin()).powf((1.25 * x[0]).cos()).min((1.5 + x[(n + 1) % x.len()] * x[(n + 1) % x.len()]).acosh());
        let (p33, mut q34) = helper_59_0(x[0], (0.8 * v30.1.sin()).atanh());
        let mut m36: f64 = helper_59_1(x.iter().skip(1).map(|&p35| (p35 - (if s29 > 0.2 { v30.0 } else { x[x.len() - 1] })).tanh()).sum::<f64>(), helper_59_1(q34, q34).sin().exp2());
        let mut m36: f64 = if (a * m36) > 2.0 { x.iter().filter(|p37| **p37 > 0.5).map(|p38| ((*p38) - s29).tanh()).sum::<f64>().atan2(1.5 + (if s29 > 0.5 { q34 } else { m36 }).abs()) } else { if v30.1.copysign(p33) < (if n % 3 == 1 { v30.1 } else { q34 }) { m32 } else if s29 > 0.3 { (2.0 + a.sin()).cbrt() } else { a.max(s29) } };
        let (p39, mut q40) = helper_59_0({ let t41 = q34.powi(2); t41 * t41.tanh() + t41 }, { let t42 = x[x.len() - 1]; t42 * m36 + t42 });
        m32 *= 0.5 + q34.tanh();
        match (n + n) % 4 {
            0 => {
                s29 /= 1.5 + (0..3_usize).map(|i43| p33).sum::<f64>().tanh().powi(3).abs();
            }
            1 | 2 => {
                q40 = (q40 * 0.9 - helper_59_2(x.to_vec(), x.iter().copied().min_by(f64::total_cmp).unwrap_or(0.5))).sin();
            }
            _ => {
                for p44 in x.chunks(2) {
                    m32 -= p39.tanh().powi(3).mul_add(0.5, (if q40 > 0.2 { p39 } else { m32 })).sin() * 1.1;
                    m36 -= ((1.5 + s29 * s29).acosh() / (1.5 + p33 * p33)).sin() * 0.75;
                    v30.1 *= 0.5 + s29.tanh().powi(3).tanh().tanh();
                }
            }
        }
        q40 + p39 + m36 + q34 + p33 + (-(1.25 + m36.sin()).powf(1.5))
    }

    #[differentiable]
    fn helper_60_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[1 % v.len()].mul_add(0.5, u);
        let mut v2 = [match s1 { t3 if t3 > 1.5 => t3 * u, t3 if t3 < -1.5 => -t3 + v[v.len() - 1], _ => u }, s1, 1.25 / (1.5 + s1.abs())];
        let (l4, r5) = v2.split_at_mut(1);
        for (p6, q7) in l4.iter_mut().zip(r5.iter()) {
            *p6 += *q7 * (1.5 + u.sin()).powf(u.cos());
        }
        let (p8, mut q9): (f64, f64) = (v2[0], if v2[2] < s1 { u } else { v2[1] });
        q9 + p8 + v2.iter().sum::<f64>() * 0.5 + s1 + s1
    }

    #[differentiable]
    pub fn program_60(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = x[2 % x.len()].signum();
        match 0 % 4 {
            0 => {
                let mut k12 = 0_usize;
                let r11: f64 = loop {
                    k12 += 1;
                    if k12 > 3 || (a.abs() >= 1.1 || a > 1.1) { break (1.5 + x[(k12 + 2) % x.len()].sin()).powf((n as f64 * 0.25).cos()) + 0.2; }
                    for p13 in x {
                        s10 = (s10 * 1.1 - ({ let c16: Vec<f64> = x.iter().map(|p15| (*p15).sin() + s10).collect(); c16.iter().sum::<f64>() }).cos()).sin();
                        if a.abs() >= 0.3 || a.abs() >= 0.9 || (n as f64 * 0.25).abs() >= 1.1 || x[x.len() - 1] > 0.5 {
                            s10 *= 0.5 + a.asinh().tanh().tanh();
                        } else {
                            let mut k18 = 0_usize;
                            let r17: f64 = loop {
                                k18 += 1;
                                if k18 > 4 || ((*p13) > 0.5 || s10 > 0.9) { break match (k18 + 1) % 3 { 0 => s10.hypot(1.0 + x[k18 % x.len()]), 1 => a.copysign(s10), _ => { let t19 = *p13; t19 * a + t19 } }; }
                                s10 = s10 * 0.5 + ({ let c21: Vec<f64> = x.iter().take(2).map(|p20| (*p20) * x[2 % x.len()]).collect(); c21.iter().sum::<f64>() }).atan2(1.5 + x[0].mul_add(0.5, s10).abs()).tanh();
                                s10 = (s10 * 0.3 - (*p13).max(s10).copysign(x[(n * 3) % x.len()]).atan()).sin();
                                if ((*p13) - 1.5) < (*p13).fract() {
                                    s10 -= (1.5 + x.iter().skip(1).zip(x.iter()).map(|(p22, q23)| x[(n + n) % x.len()] + p22 * q23).sum::<f64>().sin()).powf(x[0].atan2(1.5 + (*p13).abs()).cos()).atan() * 1.25;
                                    s10 = s10 * 0.5 + ({ let t24 = a; t24 * x[0 % x.len()] + t24 }).sin();
                                }
                            };
                            s10 += (r17 + (n as f64 * 0.25)).copysign(r17).sin() * 0.25;
                        }
                    }
                    s10 += (0.9 * helper_60_0(&x[1..], a).cos()).acos().cos() * 0.25;
                    s10 -= x[(k12 * 1) % x.len()].cos() * 0.75;
                };
            }
            1 | 2 => {
                s10 = s10 * 0.5 + x[x.len() - 1].sin().cosh().cos().exp_m1();
            }
            _ => {
                s10 -= (1.5 - s10.min(x[0])) * 1.25;
            }
        }
        s10 + a + (-x[(n * 3) % x.len()]).sin().exp()
    }

    #[differentiable]
    fn helper_61_0(u: f64) -> Option<f64> {
        if u.abs() >= 0.3 && u > 1.1 { return None; }
        let mut s1: f64 = u;
        let mut v2 = [u.cos().exp_m1(), s1, s1.min(u)];
        let mut k3 = 0_usize;
        loop {
            k3 += 1;
            if k3 > 4 || (u < (u - v2[(k3 + k3) % 3])) { break; }
            s1 -= (1.5 + (match k3 % 3 { 0 => s1, 1 => v2[(k3 * 2) % 3], _ => k3 as f64 * 0.25 }).sin()).powf(((k3 as f64 * 0.25) - s1 * s1).cos()).cos() * 1.5;
            s1 += v2.chunks(2).map(|w4| (w4[0] - 0.5) * v2[1]).sum::<f64>().tanh().atan() * 0.25;
            s1 /= 1.5 + (1.5 + (0.9 * s1.cos()).acos().cos()).log2().tanh().abs();
        }
        Some(v2.iter().sum::<f64>() * 0.5 + s1 + u + u.to_radians().atan2(1.5 + (match u { t5 if t5 > 2.0 => t5 * u, t5 if t5 < -2.0 => -t5 + s1, _ => s1 }).abs()))
    }

    #[differentiable]
    fn helper_61_1(u: f64, n: usize) -> f64 {
        if n == 0 { return u.abs(); }
        let below = helper_61_1(u.sin().cosh(), n - 1);
        let mut s6: f64 = (n as f64 * 0.25) * u;
        let mut m8: f64 = [0.5_f64, 1.5].iter().map(|&p7| (1.5 + p7.cos()).log10()).sum::<f64>();
        m8 = m8 * 0.5 + ((match helper_61_0(s6) { Some(t9) => t9 * 0.5, None => u }) - 0.2);
        s6 /= 1.5 + u.min(s6).hypot(1.0 + (u + u)).abs();
        m8 + s6 + below + u + ({ let c11: Vec<f64> = [0.5_f64, 1.5].iter().map(|p10| (-u)).collect(); c11.iter().sum::<f64>() })
    }

    #[differentiable]
    pub fn program_61(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s12: f64 = a.sin().sinh();
        let mut v13 = [a.max(s12), s12, { let t14 = a; t14 * a + t14 }];
        for p15 in &mut v13 {
            *p15 = (*p15) * 0.5 + (match n % 3 { 0 => (*p15).cos().exp_m1(), 1 => { let c18: Vec<f64> = x.iter().rev().skip(1).map(|p17| (*p15)).collect(); c18.iter().map(|v| v * v).sum::<f64>() }, _ => match 3 % 3 { 0 => a, 1 => a, _ => x[x.len() - 1] } }).atan();
        }
        if (n * 4) % 3 == 1 {
            v13[0 % 3] -= (match n % 3 { 0 => a.signum(), 1 => s12.mul_add(0.5, s12), _ => (v13[2] * v13[2]).ln_1p() }) * 1.5;
            v13[(n + 0) % 3] = v13[(n + 0) % 3] * 0.5 + (2.0 - x[0]);
        } else if x[n % x.len()].abs() >= 2.0 && s12.abs() >= 1.25 {
            for i19 in 0..n {
                s12 /= 1.5 + helper_61_1(x[x.len() - 1], 3).max(helper_61_0(s12).map(|t20| t20 * 0.5).unwrap_or_else(|| i19 as f64 * 0.25)).sin().abs();
            }
        } else {
            let (p21, mut q22): (f64, f64) = (({ let t23 = x[x.len() - 1]; t23 * (n as f64 * 0.25) + t23 }).copysign((x[n % x.len()] + 2.0)), v13[1] + 0.5);
            for i24 in 0..4_usize {
                let mut k25 = 0_usize;
                'l26: while k25 < 2 && (x[3 % x.len()] < x[x.len() - 1] && p21 > 1.25) {
                    k25 += 1;
                    for p27 in x.iter().copied() {
                        let d29: f64;
                        if (if 1 % 2 == 0 { p21 } else { q22 }) < (n as f64 * 0.25) { d29 = x[i24 % x.len()].max(v13[k25 % 3]).rem_euclid(2.5); } else { d29 = if n % 3 == 0 { s12 } else if p27 > 2.0 { v13[0].sin() } else { s12 }; }
                        s12 = s12 * 0.5 + (match (n * 2) % 3 { 0 => p27, 1 => s12, _ => x[(n + 0) % x.len()] }).copysign(d29).sin();
                        q22 -= ({ let t30 = d29; t30 * (-v13[k25 % 3]) + t30 }).sin() * 2.0;
                    }
                    q22 += x[i24 % x.len()].cos() * 0.25;
                }
                q22 = v13.iter().skip(1).zip(v13.iter()).map(|(p31, q32)| ((*p31) - v13[(k25 + 3) % 3].sin().exp2()).tanh() + p31 * q32).sum::<f64>().tanh() - q22 * 0.75;
            }
        }
        v13.iter().sum::<f64>() * 0.5 + s12 + a + helper_61_0(v13[(n + 0) % 3] + a).map(|t33| t33 * 0.5).unwrap_or_else(|| x[n % x.len()].hypot(1.0 + s12))
    }

    #[differentiable]
    fn helper_62_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = match u { t2 if t2 > 0.75 => t2 * v[v.len() - 1], t2 if t2 < -0.75 => -t2 + u, _ => v[1 % v.len()] };
        let b4: f64 = (2.0 + v.iter().take(2).copied().map(|p3| p3 * s1).sum::<f64>().sin().cosh().cos()).recip();
        b4 + s1 + v.iter().sum::<f64>() * 0.5 + u + b4
    }

    #[differentiable]
    pub fn program_62(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x[x.len() - 1];
        let mut w6 = x.to_vec();
        while let Some(t7) = w6.pop() {
            s5 = (s5 * 0.75 - ((0.3 * t7) - 1.1).cos()).sin();
            if x.iter().filter(|p8| **p8 > 0.3).map(|p9| ((*p9) - s5).tanh()).sum::<f64>() < (0.2 * x[0]) {
                if 2 % 2 == 0 {
                    if (0.9 * s5.sin()).asin() > 1.5 || (n as f64 * 0.25).abs() > 0.2 {
                        s5 = (s5 * 1.1 - (t7.max(0.25) + a.rem_euclid(2.5)).tanh()).sin();
                    } else {
                        if x.chunks(2).map(|w10| (w10[0] - 0.5) * t7).sum::<f64>() > 1.1 {
                            s5 = (x[0] + a).hypot(1.0 + (1.5 - a)).sin();
                            for i11 in 1..=1_usize {
                                if (1.5 + s5.sin()).powf(t7.cos()) > 0.75 {
                                    let mut s5: f64 = (1.5 + x.iter().skip(1).copied().map(|p12| p12.sin() + x[i11 % x.len()]).sum::<f64>().sin()).powf(x[x.len() - 1].rem_euclid(2.5).cos()).max((0.5 - a).max((1.5 + s5.cos()).log10()));
                                    if x[0].max(t7) < (0.9 * x[0].sin()).asin() {
                                        s5 *= 0.5 + (a * s5).cos().tanh();
                                    } else if s5 > 0.9 && t7 > 1.5 {
                                        match i11 % 4 {
                                            0 => {
                                                s5 += (1.25 + s5.sin()).powf(1.5).to_radians().sin() * 0.25;
                                            }
                                            1 | 2 => {
                                                s5 *= (n as f64 * 0.25).sin().sin().cos();
                                            }
                                            _ => {
                                                s5 = a.max(s5).copysign((i11 as f64 * 0.25)).cos();
                                            }
                                        }
                                    }
                                } else {
                                    s5 *= (t7 * s5).sin().cos();
                                    s5 *= ({ let c14: Vec<f64> = x.iter().step_by(2).map(|p13| ((*p13) - s5).tanh()).collect(); c14.iter().map(|v| v * v).sum::<f64>() }).copysign((-x[0])).tanh().cos();
                                }
                                s5 = x[i11 % x.len()].tanh() - s5 * 0.75;
                            }
                        } else if t7 > 0.5 && s5.abs() >= 1.1 {
                            s5 /= 1.5 + x.iter().copied().fold(4.0, f64::min).sin().abs();
                        } else {
                            s5 = ({ let t15 = a; t15 * s5 + t15 }).signum().sin() - s5 * 0.75;
                        }
                    }
                    s5 += ({ let t16 = a.copysign(t7); t16 * (-a) + t16 }).sin() * 0.25;
                } else {
                    s5 = (1.5 + (t7 * a).sin()).powf((if t7 > 1.25 { t7 } else { s5 }).cos()).cos();
                    s5 = s5 * 0.5 + (({ let t17 = a; t17 * t17 + t17 }) * (t7 - a * a)).sin();
                }
                s5 = x.iter().rev().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5).cos();
            } else if a.max(x[(n + 0) % x.len()]) > 0.75 {
                s5 -= (1.5 + (a - x[n % x.len()] * x[n % x.len()]).sin()).powf(x.iter().step_by(2).copied().map(|p18| p18).sum::<f64>().cos()).atan() * 0.9;
            }
        }
        s5 + a + (((n as f64 * 0.25) % 1.75) - 1.1)
    }

    #[differentiable]
    fn helper_63_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v.iter().take(2).map(|&p2| p2.sin() + p2).sum::<f64>();
        let mut v3 = [{ let t4 = v[0]; t4 * u + t4 }, v[2 % v.len()], v[3 % v.len()].tanh().powi(3)];
        let d5: f64;
        if v[1 % v.len()].powi(2) < (0.9 * v3[0].sin()).asin() { d5 = -v[v.len() - 1].rem_euclid(2.5).hypot(1.0 + u.max(s1)); } else { d5 = s1; }
        for p6 in &v {
            s1 *= 0.5 + (-u.to_radians()).atan().tanh();
            s1 /= 1.5 + (-s1.mul_add(0.5, v[v.len() - 1])).sin().abs();
            s1 = s1 * 0.5 + (({ let t8 = u; t8 * s1 + t8 }) / (1.5 + v[v.len() - 1] * v[v.len() - 1])).atan();
        }
        d5 + v3.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (0..3_usize).map(|i9| s1).sum::<f64>()
    }

    #[differentiable]
    fn helper_63_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s10: f64 = v[3 % v.len()].mul_add(0.5, v[0]);
        let mut v11 = ((s10 - u * u).tanh().powi(3), (1.5 + u * u).ln());
        s10 *= (v11.0 - v11.0).min((1.5 + v[0] * v[0]).acosh()).cos();
        v11.1 = (v11.1 * 1.5 - (1.5 + ({ let t12 = v[3 % v.len()]; t12 * t12 + t12 }).sin()).powf(u.fract().cos())).sin();
        v11.0 - v11.1 + s10 + v.iter().sum::<f64>() * 0.5 + u + (0.5 - v[1 % v.len()].sin().exp2())
    }

    #[differentiable]
    fn helper_63_2(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s13: f64 = u.fract();
        if (2.0 + v[0].sin()).cbrt() > 1.25 {
            s13 /= 1.5 + v[1].min(u).signum().abs();
        } else if s13.mul_add(0.5, s13) > 1.25 {
            s13 = (s13 * 0.2 - u).sin();
        }
        [s13 + v.iter().sum::<f64>() * 0.5 + u + ({ let c15: Vec<f64> = v.iter().map(|p14| (*p14).sin() + ((*p14) * u)).collect(); c15.iter().fold(0.5, |s, v| s * 0.5 + v) }), v[1], v[1 % 3] + u]
    }

    #[differentiable]
    pub fn program_63(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s16: f64 = x[n % x.len()].abs();
        let mut v17 = x.to_vec();
        if v17.len() > 3 { v17.truncate(2); } else { v17.extend([1.5 / (1.5 + x[x.len() - 1].abs()), 0.5]); }
        for p18 in v17.iter_mut().rev() {
            let t20 = s16;
            s16 = *p18;
            *p18 = t20;
            *p18 *= 0.5 + helper_63_1(x.to_vec(), helper_63_1(x.to_vec(), a)).sin().tanh();
        }
        let mut k21 = 0_usize;
        while k21 < 4 && (a.mul_add(0.5, (k21 as f64 * 0.25)) > 0.3) {
            k21 += 1;
            for (p22, q23) in x.iter().zip(v17.iter()) {
                if 2 % 3 == 0 {
                    let mut w24 = v17.clone();
                    while let Some(t25) = w24.pop() {
                        { let mut f26 = |u27: f64| { s16 = s16 * 0.5 + x.iter().rev().skip(1).zip(v17.iter()).map(|(p28, q29)| (*p28) * (*q29) + p28 * q29).sum::<f64>().min(t25.sin().sinh()).atan(); }; f26(x.chunks(2).map(|w30| (w30[0] - 0.5) * w30[(k21 * 4) % w30.len()]).sum::<f64>()); f26(v17[(n + 1) % v17.len()] + (*q23)); }
                        s16 /= 1.5 + (match k21 % 3 { 0 => (1.5 + (*q23).cos()).log10(), 1 => s16.tanh(), _ => v17[0] }).sin().abs();
                        s16 = (s16 * 0.2 - t25.atan2(1.5 + t25.abs()).tanh()).sin();
                    }
                    if (n + 0) % 3 == 0 {
                        s16 -= (x.iter().filter(|p31| **p31 > 2.0).map(|p32| (*p32)).sum::<f64>() - 1.1).sin() * 2.0;
                        s16 *= 0.5 + (0.3 - (*p22)).tanh().tanh();
                    } else {
                        s16 = (a + a).tanh() - s16 * 0.75;
                        s16 = (s16 * 0.9 - ((a + (n as f64 * 0.25)) / 1.1).sin()).sin();
                    }
                }
            }
        }
        v17.iter().sum::<f64>() * 0.5 + s16 + a + helper_63_1(x.to_vec(), -x[(n + 1) % x.len()])
    }

    #[differentiable]
    fn helper_64_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u;
        let mut v2 = [[2.0 * s1, v[0].sin()], [u + s1, s1]];
        if (1.25 + u.sin()).powf(1.5) < ({ let t3 = s1; t3 * t3 + t3 }) {
            s1 = s1 - s1 * 0.75;
            s1 *= 0.5 + s1.tanh();
        } else if v[0].copysign(v[0]) < v[3 % v.len()].max(v[v.len() - 1]) {
            s1 = s1 * 0.5 + (-s1.sin().exp());
        } else {
            s1 *= 0.5 + (if (-u) > 1.1 { v.iter().fold(u, |s4, p5| s4 * 0.5 + ((*p5) * s4).sin()) } else { u }).tanh();
            s1 = s1 * 0.5 + (1.25 / (1.5 + (v[3 % v.len()] + 0.9).abs()));
        }
        
    }

    #[differentiable]
    pub fn program_64(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = a.cos().exp_m1();
        if x.iter().take(2).fold(a, |s7, p8| s7 * 0.5 + ((*p8) * s7).sin()).abs() >= 0.75 || s6.atan() > 0.9 {
            s6 = (1.5 + ({ let t9 = s6; t9 * s6 + t9 }).sin()).powf(s6.cos()) - s6 * 0.75;
        } else if n % 3 == 0 || s6.abs() >= 0.75 {
            if a.max(x[0]) > 0.9 {
                let b10: f64 = -(x[n % x.len()] * x[n % x.len()]).ln_1p();
                s6 /= 1.5 + x.iter().rev().copied().map(|p11| p11.sin() + s6).sum::<f64>().abs();
            } else {
                if x[3 % x.len()] > 0.2 || (n as f64 * 0.25).to_radians() > 1.25 {
                    s6 = 1.5 * a;
                } else if (x[(n * 1) % x.len()] / (1.5 + s6 * s6)) > 0.5 {
                    s6 = x[0] - s6 * 0.75;
                } else {
                    s6 *= (match a { t12 if t12 > 0.2 => t12 * x[x.len() - 1], t12 if t12 < -0.2 => -t12 + s6, _ => x[x.len() - 1] }).cos();
                    s6 = s6 * 0.5 + (-(match (n * 1) % 3 { 0 => s6, 1 => s6, _ => a }));
                }
                s6 *= 0.5 + (0..3_usize).map(|i13| (-s6)).sum::<f64>().tanh();
            }
        } else {
            s6 -= (match n % 3 { 0 => s6 * x[x.len() - 1], 1 => a - 2.0, _ => x[x.len() - 1] / 0.9 }) * 0.3;
        }
        s6 + a + (-x[0])
    }

    #[differentiable]
    fn helper_65_0(u: f64) -> Option<f64> {
        if (u - 0.5) < u { return None; }
        let mut s1: f64 = u;
        for i2 in 0..3_usize {
            s1 *= 0.5 + (0.8 * (s1 + s1).sin()).atanh().tanh().tanh();
            s1 = ((1.25 * u) % 1.75).tanh();
        }
        Some(s1 + u + ((-u) / 2.0))
    }

    #[differentiable]
    pub fn program_65(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a + a;
        let mut v4 = ((0.9 * s3.powi(2).sin()).asin(), 0.75 - s3);
        let f5 = |u6: f64| u6;
        v4.0 /= 1.5 + ({ let t7 = n as f64 * 0.25; t7 * (0..n).map(|i8| t7).sum::<f64>() + t7 }).abs();
        match n % 4 {
            0 => {
                if x[x.len() - 1].abs().abs() >= 1.25 {
                    s3 = (s3 * 0.2 - (1.5 + ({ let t9 = a; t9 * t9 + t9 }).sin()).powf((1.5 + (n as f64 * 0.25) * (n as f64 * 0.25)).acosh().cos())).sin();
                    let mut k10 = 0_usize;
                    'l11: while k10 < 4 && (a.mul_add(0.5, x[(n * 4) % x.len()]).abs() >= 0.9) {
                        k10 += 1;
                        s3 -= (match x[3 % x.len()] { t13 if t13 > 1.1 => t13 * a, t13 if t13 < -1.1 => -t13 + -x[0], _ => helper_65_0(a).map_or(a, |t12| t12.sin()) }).atan() * 0.75;
                        match (n + 2) % 4 {
                            0 => {
                                for p14 in x.windows(2) {
                                    'l18: for p16 in p14 {
                                        s3 *= (2.0 + (a - p14[(n + 2) % p14.len()]).sin()).cbrt().atan().cos();
                                    }
                                    let Some(t19) = helper_65_0(a + 1.25) else { break; };
                                    s3 *= 0.5 + s3.atan().tanh();
                                }
                            }
                            1 | 2 => {
                                s3 -= (0.8 * (a + x[0]).sin()).atanh().atan() * 2.0;
                            }
                            _ => {
                                v4.0 *= ({ let t20 = x.iter().map(|&p21| (p21 - v4.0).tanh()).sum::<f64>(); t20 * (if t20 > 1.25 { s3 } else { v4.1 }) + t20 }).atan().cos();
                            }
                        }
                    }
                } else {
                    s3 = (s3 * 0.3 - (1.25 + (x[n % x.len()] * s3).sin()).powf(1.5)).sin();
                    v4.1 -= x.windows(2).map(|w22| (w22[1] - 0.5) * w22[(n + 1) % w22.len()]).sum::<f64>().abs() * 1.5;
                }
            }
            1 | 2 => {
                s3 -= s3 * 2.0;
            }
            _ => {
                s3 *= (match helper_65_0(s3 - 0.2) { Some(t23) => t23 * 0.5, None => f5(a) }).cos();
            }
        }
        v4.0 - v4.1 + s3 + a + (a + v4.0).max(a)
    }

    #[differentiable]
    pub fn program_66(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[n % x.len()].max(x[(n + 3) % x.len()]);
        let mut v2 = (s1.max(s1).sin().exp(), (n as f64 * 0.25).sin());
        for i3 in 1..=3_usize {
            let (p4, mut q5): (f64, f64) = ((1.5 + s1 * s1).ln(), if a > 1.1 { x[(n + i3) % x.len()] } else { a });
        }
        v2.1 *= ((match x[x.len() - 1] { t6 if t6 > 0.9 => t6 * s1, t6 if t6 < -0.9 => -t6 + v2.0, _ => n as f64 * 0.25 }) / (1.5 + x[n % x.len()] * x[n % x.len()])).cos();
        v2.0 *= (1.5 + v2.1.sin()).powf((0.7 * a.sin()).tan().cos()).cos();
        if x[n % x.len()] < a && s1 > 1.5 || s1.signum() > 2.0 {
            s1 = s1 * 0.5 + x.windows(2).map(|w7| (w7[1] - 0.5) * v2.0).sum::<f64>();
        } else {
            s1 += x[x.len() - 1].min(x[x.len() - 1]) * 0.25;
            s1 = (if v2.0.sin().exp() > 1.1 { s1 / 0.5 } else { { let c9: Vec<f64> = x.iter().skip(1).map(|p8| ((*p8) - x[n % x.len()]).tanh()).collect(); c9.iter().sum::<f64>() } }) - s1 * 0.75;
        }
        v2.0 - v2.1 + s1 + a + x.iter().filter(|p10| **p10 > 0.3).map(|p11| v2.1).sum::<f64>()
    }

    #[differentiable]
    fn helper_67_0(u: f64) -> Option<f64> {
        if (1.5 + u.cos()).log10() > 0.2 { return None; }
        let mut s1: f64 = u.mul_add(0.5, u);
        let mut v2 = [s1 * s1, s1, u.rem_euclid(2.5)];
        let mut k4 = 0_usize;
        let r3: f64 = 'l5: loop {
            k4 += 1;
            if k4 > 4 || (v2[1 % 3] > 1.1 || u > 0.5) { break s1; }
            v2[(k4 * 4) % 3] *= 0.5 + s1.sin().copysign(v2.iter().map(|&p6| p6.sin() + u).sum::<f64>()).sin().tanh();
        };
        Some(r3 + v2.iter().sum::<f64>() * 0.5 + s1 + u + v2[3 % 3])
    }

    #[differentiable]
    fn helper_67_1(u: f64, w: f64) -> f64 {
        let mut s7: f64 = (1.5 + u.sin()).powf(u.cos());
        let mut v8 = (s7, u.copysign(u));
        let mut v9 = vec![s7 - u, u];
        let mut k10 = 0_usize;
        loop {
            k10 += 1;
            if k10 > 4 || (v8.0 < u || v9[0].abs() >= 0.75) { break; }
            if v9.iter().skip(1).zip(v9.iter()).map(|(p11, q12)| ((*p11) - v9[v9.len() - 1]).tanh() + p11 * q12).sum::<f64>() > 1.5 { break; }
            s7 = (helper_67_0(u).map_or(s7, |t13| t13.sin()) * v9.iter().rev().skip(1).enumerate().map(|(i14, p15)| ((*p15) - v8.0).tanh() * (i14 + 1) as f64).sum::<f64>()).atan();
            v8.1 -= (v8.0 + v8.0.atan2(1.5 + v8.1.abs())).atan() * 2.0;
        }
        v9.iter().sum::<f64>() * 0.5 + v8.0 - v8.1 + s7 + w + (w.mul_add(0.5, u) * (s7 * s7))
    }

    #[differentiable]
    pub fn program_67(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s16: f64 = a.max(x[n % x.len()]);
        let mut v17 = [[(1.5 + a.cos()).log2(), -a], [helper_67_0(x[x.len() - 1]).unwrap_or(x[n % x.len()]), (a * a).ln_1p()]];
        if (2.0 + v17[n % 2][(n + n) % 2].cos()).recip() > 0.9 {
            v17[0 % 2][0] *= a.cos();
        } else {
            for i19 in 1..=1_usize {
                for (p20, q21) in x.iter().zip(x.iter()) {
                    let f22 = |u23: f64| -a.atan2(1.5 + u23.abs()).cos().exp_m1();
                }
                let mut s16: f64 = v17[0 % 2][0].max(a).sin().exp() + 0.9;
                for (i25, p24) in x.iter().enumerate() {
                    v17[1][1] *= 0.5 + (a / 0.5).cos().tanh();
                }
            }
        }
        for i26 in 1..=3_usize {
            s16 -= ({ let c28: Vec<f64> = x.iter().map(|p27| ((*p27) - (x[n % x.len()] * v17[(i26 + 0) % 2][(n + i26) % 2])).tanh()).collect(); c28.iter().map(|v| v * v).sum::<f64>() }).atan() * 1.1;
        }
        v17[0][1] * v17[1][0] + v17[1][1] + s16 + a + s16
    }

    #[differentiable]
    fn helper_68_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(-u) + f(u * 0.5);
        let mut s1: f64 = f(again);
        let mut v2 = [u, s1, if u < u { u } else { u }];
        v2[3 % 3] /= 1.5 + ({ let t3 = 1.5 - u; t3 * s1.min(u) + t3 }).abs();
        'l5: for i4 in 0..3_usize {
            let (i6, i7) = (1 % v2.len(), (i4 + 1) % v2.len());
            v2.swap(i6, i7);
            s1 += v2[0].tanh() * 0.25;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + again + u + (if (0.7 * v2[3 % 3].sin()).tan() < again { s1 } else { match 2 % 3 { 0 => s1, 1 => u, _ => again } })
    }

    #[differentiable]
    fn helper_68_1(u: f64) -> Option<f64> {
        if 3 % 2 == 1 { return None; }
        let mut s8: f64 = (0.7 * u.sin()).tan();
        s8 += (if (s8 % 1.75).abs() >= 0.9 { 0.75 * s8 } else if u.abs() >= 1.1 { s8.max(0.25) } else { u - u }) * 0.25;
        s8 = s8 * 0.5 + (1.5 + (1.5 + u.sin()).powf(u.cos()).sin()).powf(u.sin().cos());
        if u.hypot(1.0 + u) > 0.5 {
            s8 = ((if 3 % 3 == 1 { u } else if u.abs() >= 0.3 { s8 } else { s8 }) * helper_68_0(|t9| u, u)) - s8 * 0.75;
            s8 = (-(s8 - u)) - s8 * 0.75;
        }
        Some(s8 + u + ((s8 - u * u) / (1.5 + u * u)))
    }

    #[differentiable]
    fn helper_68_2(v: &mut [f64], u: f64) {
        let mut s10: f64 = match 2 % 3 { 0 => v[v.len() - 1], 1 => v[0], _ => u };
        for (p11, q12) in v.iter().zip(v.iter()) {
            s10 *= 0.5 + s10.min(u).max((*q12).sin().cosh()).sin().tanh();
            s10 *= 0.5 + (v.iter().rev().enumerate().map(|(i13, p14)| (*p14) * (i13 + 1) as f64).sum::<f64>() + (*q12)).atan().tanh();
        }
        
    }

    #[differentiable]
    pub fn program_68(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s15: f64 = (0..3_usize).map(|i16| x[(i16 + n) % x.len()]).sum::<f64>();
        let mut v17 = [a, x[0], x.iter().map(|p18| (*p18).sin() + s15).sum::<f64>()];
        let f19 = |u20: f64| (({ let t21 = u20; t21 * a + t21 }) * (-a)) - (n as f64 * 0.25) * (n as f64 * 0.25);
        v17[0] = (v17[0] * 0.5 - x[x.len() - 1].mul_add(0.5, v17[1]).atan2(1.5 + ({ let t22 = s15; t22 * v17[1] + t22 }).abs())).sin();
        for (p23, q24) in v17.iter().zip(x.iter()) {
            let (p25, mut q26): (f64, f64) = ((0..3_usize).map(|i27| (2.0 * x[(n + 3) % x.len()])).sum::<f64>(), (*p23) - 0.75);
            if (p25 * v17[(n + 2) % 3]) > 0.9 {
                if x.iter().skip(1).map(|p28| (*p23)).sum::<f64>().abs() >= 0.9 { break; }
                let b31: f64 = (1.5 + helper_68_0(|t29| a, p25).sin()).powf((0.2 / (1.5 + v17[(n * 4) % 3].abs())).cos()).hypot(1.0 + helper_68_0(|t30| *q24, q26.powi(2)));
            }
            if (n + 2) % 2 == 1 || a.min(1.75) < p25 {
                q26 = (2.0 + (a * (*q24)).cos()).recip().cos();
                q26 -= (2.0 / (1.5 + p25.abs())).max((1.5 - a)).tanh() * 0.2;
            } else if x[0] > 0.3 || (*q24) > 1.25 {
                let mut m33: f64 = helper_68_0(|t32| x[0], q26.max(s15)) / (1.5 + q26 * q26);
            } else {
                if (-a).abs() >= 0.5 || p25 > 1.1 || (n as f64 * 0.25) > 0.9 {
                    q26 *= 0.5 + (a * x[0]).hypot(1.0 + p25.sin().sinh()).atan().tanh();
                }
                s15 += v17.iter().step_by(2).map(|&p34| p34.sin() + (p34 + (*p23))).sum::<f64>().sin() * 0.25;
            }
        }
        v17.iter().sum::<f64>() * 0.5 + s15 + a + (1.5 + x[0].sin()).powf((-s15).cos())
    }

    #[differentiable]
    fn helper_69_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = -u;
        let mut v2 = (s1 / (1.5 + s1 * s1), s1.max(v[2 % 3]));
        [v2.0 - v2.1 + s1 + v.iter().sum::<f64>() * 0.5 + u + (-(0..3_usize).map(|i3| u).sum::<f64>()), f64::sin(v2.0), v[1 % 3] + s1]
    }

    #[differentiable]
    fn helper_69_1(v: &mut [f64], u: f64) {
        let mut s4: f64 = u.signum();
        v[3 % v.len()] *= 0.5 + (if s4 > 0.3 && 1 % 3 == 0 { s4 } else { v[0].sin().exp2() }).tanh();
        v[0] /= 1.5 + u.abs();
        match 3 % 4 {
            0 => {
                s4 /= 1.5 + (v.iter().rev().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5) + v[0 % v.len()].atan2(1.5 + s4.abs())).abs();
            }
            1 | 2 => {
                s4 -= (if u.abs() >= 0.2 { u } else { v[2 % v.len()] }).sin().exp() * 1.5;
            }
            _ => {
                s4 -= (v[1 % v.len()] + u).max(0.25) * 1.1;
            }
        }
        
    }

    #[differentiable]
    fn helper_69_2(u: f64, w: f64) -> f64 {
        let mut s5: f64 = u + w;
        for i6 in 0..2_usize {
            s5 *= 0.5 + helper_69_0([u.max(s5), s5, u.min(s5)], u)[2].atan().tanh();
            let d7: f64;
            if u.abs().abs() >= 2.0 { d7 = s5.abs().to_radians() / (1.5 + w * w); } else { d7 = [0.5_f64, 1.5].iter().fold(s5, |s8, p9| s8 * 0.5 + (((*p9) - w).tanh()).sin()).min((1.5 + s5.cos()).log2()); }
            s5 += (1.25 + s5.hypot(1.0 + w).sin()).powf(1.5).atan() * 0.25;
        }
        s5 + w + u + (u.abs() + 0.2)
    }

    #[differentiable]
    pub fn program_69(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = -x[0 % x.len()];
        let mut v11 = [a.copysign(x[1 % x.len()]), s10, x[x.len() - 1] * s10];
        v11[(n + 1) % 3] /= 1.5 + (1.25 + v11[1 % 3].max(a).sin()).powf(1.5).abs();
        let (p12, mut q13): (f64, f64) = (v11[(n * 1) % 3], x[n % x.len()]);
        let mut v14 = (0..4).map(|i15: usize| p12 / (1.5 + v11[2] * v11[2])).collect::<Vec<f64>>();
        helper_69_1(&mut v11, s10 - (n as f64 * 0.25) * (n as f64 * 0.25));
        helper_69_1(&mut v14, v11[1] / (1.5 + a * a));
        for p16 in v11.iter_mut() {
            let d18: f64;
            if (s10 * s10) > 0.9 { d18 = (1.5 + (1.5 + (1.5 + p12 * p12).acosh().sin()).powf((n as f64 * 0.25).cos().cos()).cos()).log10(); } else { d18 = (0..n).map(|i19| ({ let t20 = *p16; t20 * x[0] + t20 })).sum::<f64>(); }
            std::mem::swap(&mut q13, p16);
        }
        if p12.sin().abs() >= 1.25 && n % 3 == 0 {
            for (p21, q22) in v14.iter().zip(v14.iter()) {
                v11[0 % 3] += helper_69_0([p12 * (n as f64 * 0.25), v14[(n * 2) % v14.len()], p12.sin().cosh()], helper_69_0(v11, s10)[0])[0].sin() * 0.25;
            }
            s10 = (s10 * 1.1 - x[(n * 4) % x.len()]).sin();
        } else {
            q13 = (1.5 - p12).copysign((0.7 * p12.sin()).tan()) - q13 * 0.75;
        }
        v14.iter().sum::<f64>() * 0.5 + q13 + p12 + v11.iter().sum::<f64>() * 0.5 + s10 + ({ let t23 = a.atan2(1.5 + a.abs()); t23 * (if p12 < a { v14[(n + n) % v14.len()] } else { v14[n % v14.len()] }) + t23 })
    }

    #[differentiable]
    fn helper_70_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_70_0({ let c2: Vec<f64> = [0.5_f64, 1.5].iter().take(2).map(|p1| (*p1) * u).collect(); c2.iter().fold(0.5, |s, v| s * 0.5 + v) }, n - 1);
        let mut s3: f64 = if (n as f64 * 0.25) < u { below } else { u };
        let mut v4 = [u + 1.25, u, u.sin().exp()];
        v4[2 % 3] += v4.chunks(2).map(|w5| (w5[0] - 0.5) * below.atan2(1.5 + below.abs())).sum::<f64>() * 0.25;
        v4.iter().sum::<f64>() * 0.5 + s3 + below + u + (-v4.chunks(2).map(|w6| (w6[0] - 0.5) * u).sum::<f64>())
    }

    #[differentiable]
    fn helper_70_1(v: &mut [f64], u: f64) {
        let mut s7: f64 = (0.8 * u.sin()).atanh();
        let mut v8 = [[-u, s7 * s7], [(0..3_usize).map(|i9| u).sum::<f64>(), (0.7 * v[2 % v.len()].sin()).tan()]];
        let f10 = |u11: f64| helper_70_0(helper_70_0(u11, 3).clamp(-1.5, 1.25), 1);
        
    }

    #[differentiable]
    fn helper_70_2(u: f64, n: usize) -> f64 {
        if n == 0 { return [0.5_f64, 1.5].iter().rev().fold(u, |s13, p14| s13 * 0.5 + (s13).sin()); }
        let below = helper_70_2([0.5_f64, 1.5].iter().copied().map(|p15| p15 * p15).sum::<f64>(), n - 1);
        let mut s16: f64 = helper_70_0(u, 2);
        s16 /= 1.5 + (1.5 + below.atan2(1.5 + u.abs()).sin()).powf(helper_70_0(u, 3).cos()).abs();
        s16 = s16 * 0.5 + u;
        s16 + below + u + s16
    }

    #[differentiable]
    pub fn program_70(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s17: f64 = x[(n * 2) % x.len()];
        let mut v18 = vec![x.windows(2).map(|w19| (w19[1] - 0.5) * a).sum::<f64>(); 3];
        if s17.atan2(1.5 + s17.abs()) > 1.5 { return s17.mul_add(0.5, a); }
        s17 -= helper_70_0(helper_70_0(x[0], 3), 2) * 0.2;
        let i20 = (n * 4) % v18.len();
        v18[i20] += a * 0.25;
        if ({ let t21 = x[(n + n) % x.len()]; t21 * s17 + t21 }) < (-v18[(n * 2) % v18.len()]) {
            if v18.iter().take(2).map(|&p22| (p22 - x[x.len() - 1]).tanh()).sum::<f64>() > 1.25 { return helper_70_0(x[(n + n) % x.len()], 0); }
            let (p23, mut q24): (f64, f64) = (if helper_70_2(v18[(n + 0) % v18.len()], 1) < x[(n + 0) % x.len()].sin().exp2() { a.hypot(1.0 + x[(n + n) % x.len()]) } else { -a }, v18[0] + a);
        } else {
            s17 += (-x[(n + n) % x.len()]).copysign(helper_70_2(x[3 % x.len()], 0)) * 0.25;
            s17 /= 1.5 + ((0.7 * x[(n * 1) % x.len()].sin()).tan() * v18.chunks(2).map(|w25| (w25[0] - 0.5) * v18[n % v18.len()]).sum::<f64>()).abs();
        }
        v18.iter().sum::<f64>() * 0.5 + s17 + a + (0.2 - x[0].atan2(1.5 + v18[v18.len() - 1].abs()))
    }

    #[differentiable]
    fn helper_71_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[0 % v.len()];
        let f2 = |u3: f64| { let t4 = u; t4 * (-t4).asinh() + t4 };
        s1 -= (-s1).signum() * 0.2;
        
    }

    #[differentiable]
    fn helper_71_1(p: &mut f64, u: f64) -> f64 {
        let mut s5: f64 = if (*p) > 1.1 { u } else { u };
        let mut v6 = [[(*p).asinh(), (*p).copysign((*p))], [(1.5 + u.sin()).powf((*p).cos()), (2.0 + u.cos()).recip()]];
        if (s5 + s5) > 0.5 {
            v6[1 % 2][3 % 2] = (v6[1 % 2][3 % 2] * 2.0 - (-s5.powi(2))).sin();
            if (-(*p)) < u || s5.copysign(u).abs() >= 0.75 {
                *p -= (1.5 - u).signum() * 0.75;
                s5 -= (v6[1][0] - v6[1][2 % 2] * v6[1][2 % 2]).sin().exp2() * 0.5;
            }
        } else if ({ let t7 = s5; t7 * t7 + t7 }) < v6[1][0].mul_add(0.5, s5) {
            *p = (*p) * 0.5 + (-(s5 + v6[0][2 % 2]));
        } else {
            s5 = (s5 * 0.9 - ((u + s5) - [0.5_f64, 1.5].chunks(2).map(|w8| (w8[0] - 0.5) * u).sum::<f64>())).sin();
            *p += [0.5_f64, 1.5].iter().map(|&p9| (p9 - u.min(p9)).tanh()).sum::<f64>() * 0.25;
        }
        v6[0][1] * v6[1][0] + v6[1][1] + s5 + *p + u + (1.25 / (1.5 + v6[0 % 2][2 % 2].abs()))
    }

    #[differentiable]
    pub fn program_71(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = a.powi(2);
        let mut v11 = [s10.hypot(1.0 + a), s10, (1.5 + a.cos()).log10()];
        match n % 4 {
            0 => {
                let r13 = helper_71_1(&mut s10, v11.iter().step_by(2).map(|p12| (*p12) * a).sum::<f64>());
            }
            1 | 2 => {
                for i14 in 1..=3_usize {
                    s10 = (1.5 + (-x[0]).sin()).powf((n as f64 * 0.25).cos()).sin() - s10 * 0.75;
                    v11[i14 % 3] = ((s10 / 1.1) + 0.75).atan();
                    let mut s10: f64 = x[x.len() - 1].to_radians().asinh().max(v11.iter().rev().skip(1).enumerate().map(|(i15, p16)| (*p16) * ({ let t17 = v11[2]; t17 * x[0] + t17 }) * (i15 + 1) as f64).sum::<f64>());
                }
            }
            _ => {
                if (n + 3) % 3 == 0 {
                    'l19: for i18 in (0..2 * n).step_by(2) {
                        let d21: f64;
                        if v11[(i18 * 4) % 3] < (a * s10) { d21 = x.iter().map(|&p20| (s10.sin().cosh() % 1.75)).sum::<f64>(); } else { d21 = (a * a).ln_1p().max(0.25); }
                    }
                }
            }
        }
        match (n + 3) % 4 {
            0 => {
                s10 = (s10 * 0.2 - (s10 - 1.25).abs()).sin();
            }
            1 | 2 => {
                match (n + 0) % 4 {
                    0 => {
                        v11[2 % 3] -= v11[(n * 2) % 3].to_radians() * 0.5;
                    }
                    1 | 2 => {
                        s10 /= 1.5 + s10.abs();
                    }
                    _ => {
                        s10 += (0.9 - s10) * 0.25;
                    }
                }
            }
            _ => {
                s10 = (v11[n % 3] + a) + x[x.len() - 1].clamp(-1.5, 1.25);
            }
        }
        v11.iter().sum::<f64>() * 0.5 + s10 + a + ((1.25 + a.sin()).powf(1.5) * (match s10 { t22 if t22 > 2.0 => t22 * a, t22 if t22 < -2.0 => -t22 + a, _ => v11[n % 3] }))
    }

    #[differentiable]
    fn helper_72_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = (1.5 + w * w).acosh();
        let f2 = |u3: f64| f64::sin((-u3)).sin().sinh();
        if (s1 / 0.5) < s1 {
            s1 -= ({ let t4 = w; t4 * w + t4 }).rem_euclid(2.5) * 1.1;
            s1 = (s1 * 0.9 - ({ let t5 = s1; t5 * s1 + t5 }).rem_euclid(2.5)).sin();
        } else {
            s1 += (0.5 / (1.5 + s1.abs())) * 0.25;
        }
        (s1 + w + u + w, match 1 % 3 { 0 => { let t6 = u; t6 * s1 + t6 }, 1 => u.min(s1), _ => (1.25 + w.sin()).powf(1.5) })
    }

    #[differentiable]
    fn helper_72_1(v: &[f64], u: f64) -> f64 {
        let mut s7: f64 = u / (1.5 + u * u);
        s7 -= v.iter().enumerate().map(|(i8, p9)| helper_72_0(s7, v[i8 % v.len()]).0 * (i8 + 1) as f64).sum::<f64>() * 0.9;
        let b10: f64 = 1.25 / (1.5 + helper_72_0(if s7.abs() >= 0.75 { v[0] } else { v[0] }, u.min(v[0])).1.abs());
        b10 + s7 + u + v[2 % v.len()].cos().exp_m1().max(helper_72_0(u, b10).0)
    }

    #[differentiable]
    fn helper_72_2(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f({ let t11 = u; t11 * u + t11 }) + f(u * 0.5);
        let mut s12: f64 = { let t13 = u; t13 * again + t13 };
        let mut v14 = [again / (1.5 + s12 * s12), again, (0.5 + s12 * s12).sqrt()];
        let mut k16 = 0_usize;
        let r15: f64 = loop {
            k16 += 1;
            if k16 > 4 || ((s12 + s12) < helper_72_1(&v14[..2], again)) { break (1.5 + u.sin()).powf(again.copysign(v14[(k16 + k16) % 3]).cos()); }
            let (i17, i18) = (k16 % v14.len(), (k16 + k16) % v14.len());
            v14.swap(i17, i18);
            s12 = s12 * 0.5 + (v14.iter().filter(|p19| **p19 > 1.25).map(|p20| ((*p20) - again).tanh()).sum::<f64>() + s12).sin();
        };
        r15 + v14.iter().sum::<f64>() * 0.5 + s12 + again + v14.iter().step_by(2).filter(|p21| **p21 > 0.2).map(|p22| v14.iter().filter(|p23| **p23 > 0.9).map(|p24| (*p24) * (*p24)).sum::<f64>()).sum::<f64>()
    }

    #[differentiable]
    pub fn program_72(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s25: f64 = a;
        'l27: for i26 in 1..=n {
            s25 = (s25 * 0.5 - (0.5 + (n as f64 * 0.25) * (n as f64 * 0.25)).sqrt().sin()).sin();
            { let mut f28 = |u29: f64| { s25 = s25 * 0.5 + ((x[(n + n) % x.len()] * a) + 0.3).atan(); }; f28(-a); f28(x.chunks(3).map(|w30| (w30[0] - 0.5) * w30[(n * 1) % w30.len()]).sum::<f64>()); }
        }
        if (1.5 + a * a).acosh() > 1.25 {
            let d31: f64;
            if x[(n + 2) % x.len()].atan2(1.5 + s25.abs()) > 2.0 { d31 = x[(n + 3) % x.len()].atan2(1.5 + a.abs()).clamp(-1.5, 1.25).sin().cosh(); } else { d31 = { let t32 = match s25 { t33 if t33 > 0.9 => t33 * s25, t33 if t33 < -0.9 => -t33 + a, _ => x[n % x.len()] }; t32 * a.min(t32) + t32 }; }
        } else if n % 3 == 0 {
            if a.rem_euclid(2.5) > 0.5 {
                s25 *= 0.5 + (a * a).ln_1p().tanh();
                s25 *= 0.5 + helper_72_1(&x[1..], s25 * s25).tanh();
            } else {
                s25 = helper_72_2(|t34| (0.8 * s25.sin()).atanh(), -x[x.len() - 1]) - s25 * 0.75;
            }
        } else {
            s25 *= (0.75 - helper_72_0(a, x[0]).1).cos();
            s25 = x.iter().enumerate().map(|(i35, p36)| ((*p36) - x[(i35 * 2) % x.len()].atan2(1.5 + x[0].abs())).tanh() * (i35 + 1) as f64).sum::<f64>() - s25 * 0.75;
        }
        s25 + a + helper_72_0(a, s25.max(s25)).0
    }

    #[differentiable]
    fn helper_73_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = (1.25 + u.sin()).powf(1.5);
        let mut v2 = [[0.5_f64, 1.5].iter().skip(1).enumerate().map(|(i3, p4)| (*p4).sin() + u * (i3 + 1) as f64).sum::<f64>(), w, w / (1.5 + u * u)];
        if u.sin() < ({ let t5 = v2[2]; t5 * w + t5 }) {
            v2 = v2;
            s1 *= 0.5 + s1.mul_add(0.5, v2[1 % 3]).max(0.25).tanh();
        } else {
            s1 -= (1.5 + w.sin()).powf(u.cos()).mul_add(0.5, (-s1)) * 0.2;
            s1 = 1.25 * u;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + w + u + (1.5 + v2.iter().copied().map(|p6| p6 * p6).sum::<f64>().cos()).log10()
    }

    #[differentiable]
    fn helper_73_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(0.75 * u) + f(u * 0.5);
        let mut s7: f64 = u.tanh();
        if (0..3_usize).map(|i8| again).sum::<f64>() < (again * again) {
            s7 -= helper_73_0(again.min(1.75), u.powi(2)) * 0.3;
        } else {
            s7 /= 1.5 + ((-s7) / (1.5 + u * u)).abs();
            s7 = u.atan2(1.5 + again.abs()) + again.sin();
        }
        s7 + again + u + (if s7 > 0.2 { again } else { s7 }).fract()
    }

    #[differentiable]
    fn helper_73_2(u: f64, w: f64) -> f64 {
        let mut s9: f64 = u.tanh().powi(3);
        if (-w) < (u * s9) {
            let f10 = |u11: f64| helper_73_1(|t13| if u11 < u11 || t13 > 1.5 { u } else { if u11 > 1.1 { u } else { w } }, [0.5_f64, 1.5].iter().map(|p12| (*p12).sin() + helper_73_1(f64::sin, u)).sum::<f64>());
        }
        s9 *= 0.5 + (0..3_usize).map(|i14| [0.5_f64, 1.5].iter().take(2).enumerate().map(|(i15, p16)| ((*p16) - w).tanh() * (i15 + 1) as f64).sum::<f64>()).sum::<f64>().tanh();
        s9 + w + u + [0.5_f64, 1.5].iter().copied().map(|p17| 1.0 + 0.5 * (p17.sin() + s9.atan2(1.5 + p17.abs())).sin()).product::<f64>()
    }

    #[differentiable]
    pub fn program_73(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s18: f64 = x[x.len() - 1];
        let mut v19 = x.to_vec();
        if (v19[1 % v19.len()] / 2.0).abs() >= 2.0 {
            let i20 = n % v19.len();
            v19[i20] -= (v19.windows(3).map(|w21| (w21[1] - 0.5) * x[x.len() - 1]).sum::<f64>() * (0.9 * x[0])) * 0.3;
        } else {
            if v19[0].sin().sinh() > 0.3 { return match a { t22 if t22 > 2.0 => t22 * x[(n + 3) % x.len()], t22 if t22 < -2.0 => -t22 + s18, _ => x[0] }; }
        }
        let mut v23 = [helper_73_1(f64::sin, a), x[x.len() - 1], s18.asinh()];
        for i24 in (0..2 * n).step_by(3) {
            for i25 in (0..3_usize).rev() {
                for i26 in (0..4_usize).rev() {
                    let b29: f64 = ({ let c28: Vec<f64> = x.iter().skip(1).map(|p27| (*p27).sin() + s18).collect(); c28.iter().fold(0.5, |s, v| s * 0.5 + v) }).copysign((if (1.5 + x[(i26 * 3) % x.len()].cos()).log2() < (v19[v19.len() - 1] / (1.5 + (i26 as f64 * 0.25) * (i26 as f64 * 0.25))) { 2.0 - s18 } else if v23[0].abs() >= 0.75 { s18 } else { (i25 as f64 * 0.25).min(a) }));
                }
                for i30 in 0..n {
                    v23[(i30 + 2) % 3] = (v23[(i30 + 2) % 3] * 0.3 - ({ let t31 = v19[1 % v19.len()].mul_add(0.5, v23[1]); t31 * v19[v19.len() - 1].sin().cosh() + t31 }).sin()).sin();
                    v23 = v23;
                }
            }
            if (v19[i24 % v19.len()] + 0.5) < (if a > 0.5 { v23[0] } else if n % 2 == 0 { v23[(i24 + 2) % 3] } else { v19[(n + i24) % v19.len()] }) {
                s18 -= v19.iter().skip(1).zip(v23.iter()).map(|(p32, q33)| (*p32).sin() + ({ let t34 = *p32; t34 * (*q33) + t34 }) + p32 * q33).sum::<f64>().atan() * 0.2;
                v23[1] += s18.tanh() * 0.25;
            } else if x[x.len() - 1] < v19[(n + 3) % v19.len()] && v19[0] < v23[2] {
                s18 = s18 * 0.5 + a.sin().sinh().sin().atan();
            } else {
                s18 *= helper_73_0(v19[(i24 + n) % v19.len()] * v19[0], if a > 1.5 { v23[0] } else { s18 }).cos().cos();
            }
            s18 /= 1.5 + (if s18.abs() >= 0.3 { v23[n % 3] } else { a }).cos().exp_m1().sin().abs();
        }
        v23.iter().sum::<f64>() * 0.5 + v19.iter().sum::<f64>() * 0.5 + s18 + a + (if v19[0].fract() > 0.5 { v23[(n + 0) % 3].copysign(v19[v19.len() - 1]) } else { x[x.len() - 1] / (1.5 + v19[0] * v19[0]) })
    }

    #[differentiable]
    pub fn program_74(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a + x[2 % x.len()];
        let mut v2 = (1.1 * (1.1 - x[n % x.len()]), s1.powi(2));
        let mut m4: f64 = (-(n as f64 * 0.25)).hypot(1.0 + (s1 + 0.3)) + ({ let t3 = f64::sin(x[0]); t3 * (match n % 3 { 0 => x[3 % x.len()], 1 => a, _ => a }) + t3 });
        s1 = s1 * 0.5 + (-(a / 1.5));
        match (n + n) % 4 {
            0 => {
                if n % 3 == 0 {
                    s1 -= x.iter().map(|p5| ((*p5) - ({ let t6 = s1; t6 * a + t6 })).tanh()).sum::<f64>() * 0.3;
                    v2.0 *= 0.5 + (x[x.len() - 1] + (n as f64 * 0.25)).atan2(1.5 + x[0].abs()).tanh();
                } else {
                    let (p7, mut q8): (f64, f64) = (v2.0 - x[1 % x.len()] * x[1 % x.len()], s1);
                    if m4.abs() >= 1.25 && m4 < m4 || s1 > 2.0 {
                        if x.chunks(3).map(|w9| (w9[0] - 0.5) * x[2 % x.len()]).sum::<f64>() > 0.2 {
                            match 0 % 4 {
                                0 => {
                                    if s1.hypot(1.0 + s1) > 0.75 {
                                        v2.1 -= a.min(x[n % x.len()]).signum() * 1.5;
                                        if (v2.0 * x[0]) > 1.1 { return x[x.len() - 1]; }
                                    }
                                }
                                1 | 2 => {
                                    m4 -= (1.1 / (1.5 + s1.sin().cosh().abs())) * 1.25;
                                }
                                _ => {
                                    s1 *= 0.5 + ({ let t10 = m4; t10 * x[n % x.len()] + t10 }).max(m4.min(1.75)).tanh();
                                }
                            }
                            v2.0 = (v2.0 * 0.2 - (a.mul_add(0.5, a) + q8)).sin();
                        }
                    }
                }
            }
            1 | 2 => {
                v2.0 = (v2.0 * 2.0 - ({ let t11 = (1.25 + x[n % x.len()].sin()).powf(1.5); t11 * (s1 - t11 * t11) + t11 })).sin();
            }
            _ => {
                m4 = m4 * 0.5 + (a + 1.1);
            }
        }
        m4 + v2.0 - v2.1 + s1 + a + (v2.0 * x.windows(3).map(|w12| (w12[1] - 0.5) * v2.1).sum::<f64>())
    }

    #[differentiable]
    fn helper_75_0(u: f64) -> Option<f64> {
        if [0.5_f64, 1.5].windows(3).map(|w1| (w1[1] - 0.5) * u).sum::<f64>() > 0.9 { return None; }
        let mut s2: f64 = 1.5 - u;
        if (s2 - 0.9) > 1.25 {
            s2 *= 0.5 + [0.5_f64, 1.5].iter().skip(1).copied().fold(-4.0, f64::max).tanh();
            s2 = (0.9 * u.sin()).asin();
        } else if (s2 / 1.5) > 0.75 {
            s2 /= 1.5 + (2.0 + s2.cos()).recip().mul_add(0.5, (2.0 * u)).abs();
        }
        Some(s2 + u + (0.5 * u))
    }

    #[differentiable]
    fn helper_75_1(u: f64) -> Option<f64> {
        if u > 0.2 || u < u { return None; }
        let mut s3: f64 = u.signum();
        let u: f64 = ((1.5 + s3.cos()).log10() + s3) + 0.2;
        for i4 in 0..4_usize {
            s3 += (0.3 - (u * u)).atan() * 0.25;
            s3 = (0.5 / (1.5 + [0.5_f64, 1.5].iter().rev().filter(|p5| **p5 > 1.1).map(|p6| u).sum::<f64>().abs())).atan() - s3 * 0.75;
            s3 = helper_75_0(u).map(|t7| t7 * 0.5).unwrap_or_else(|| s3).tanh().atan();
        }
        Some(s3 + u + (match 0 % 3 { 0 => [0.5_f64, 1.5].iter().take(2).filter(|p8| **p8 > 1.1).map(|p9| ((*p9) - u).tanh()).sum::<f64>(), 1 => u - u * u, _ => (2.0 + u.sin()).cbrt() }))
    }

    #[differentiable]
    pub fn program_75(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = x[x.len() - 1].max(x[0]);
        let mut v11 = vec![s10 / (1.5 + x[(n + n) % x.len()] * x[(n + n) % x.len()]); 3];
        for p12 in v11.iter_mut() {
            s10 = helper_75_0({ let t14 = x[(n * 4) % x.len()]; t14 * (*p12) + t14 }).map_or((*p12) * a, |t15| t15.sin()).atan() - s10 * 0.75;
            let mut k17 = 0_usize;
            let r16: f64 = 'l18: loop {
                k17 += 1;
                if k17 > 4 || ((a / 1.25).abs() >= 0.3) { break (match 1 % 3 { 0 => a, 1 => x[(n + k17) % x.len()], _ => x[x.len() - 1] }).sin().exp2(); }
                s10 = (s10 * (k17 as f64 * 0.25)).hypot(1.0 + (x[3 % x.len()] - a)).tanh();
            };
            let b19: f64 = ((a + s10) - (*p12).rem_euclid(2.5)).cos().exp_m1();
        }
        for (i21, p20) in x.iter().enumerate() {
            if ({ let t22 = a; t22 * s10 + t22 }) > 0.5 {
                s10 = (v11.iter().map(|&p23| (p23 - a).tanh()).map(f64::tanh).sum::<f64>() * x[x.len() - 1].max((*p20))).atan() - s10 * 0.75;
                if (v11[v11.len() - 1] + v11[(i21 * 1) % v11.len()]) < (-v11[i21 % v11.len()]) { return s10 - v11[2 % v11.len()] * v11[2 % v11.len()]; }
            } else {
                s10 -= helper_75_0(-(*p20)).unwrap_or((2.0 + (*p20).sin()).cbrt()).tanh() * 2.0;
                let d28: f64;
                if (x[(n * 4) % x.len()] + x[0]) > 0.75 { d28 = match helper_75_1(helper_75_0(helper_75_1(x[n % x.len()]).map(|t25| t25 * 0.5).unwrap_or_else(|| v11[0])).map(|t26| t26 * 0.5).unwrap_or_else(|| s10)) { Some(t27) => t27 * 0.5, None => 2.0 - x[x.len() - 1].copysign((*p20)) }; } else { d28 = v11.iter().rev().fold(x[x.len() - 1], |s29, p30| s29 * 0.5 + (((*p30) - v11[0]).tanh()).sin()); }
            }
        }
        if (1.5 + s10.sin()).powf(a.cos()) > 2.0 {
            let i31 = 1 % v11.len();
            v11[i31] = (match x[1 % x.len()] { t32 if t32 > 0.5 => t32 * s10, t32 if t32 < -0.5 => -t32 + a, _ => v11[0] }).sin();
        } else {
            s10 = a - s10 * 0.75;
            s10 = (s10 * 0.75 - (0.9 * helper_75_1(s10).map(|t33| t33 * 0.5).unwrap_or_else(|| s10).cos()).acos()).sin();
        }
        v11.iter().sum::<f64>() * 0.5 + s10 + a + helper_75_1(v11[n % v11.len()] * v11[v11.len() - 1]).unwrap_or(-x[(n + 2) % x.len()])
    }

    #[differentiable]
    fn helper_76_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = [0.5_f64, 1.5].iter().step_by(2).filter(|p2| **p2 > 1.1).map(|p3| (*p3).sin() + w).sum::<f64>();
        s1 *= 0.5 + (-u).tanh();
        s1 + w + u + ((0..3_usize).map(|i4| s1).sum::<f64>() % 1.75)
    }

    #[differentiable]
    pub fn program_76(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = match x[0 % x.len()] { t6 if t6 > 0.2 => t6 * x[x.len() - 1], t6 if t6 < -0.2 => -t6 + x[(n * 3) % x.len()], _ => x[(n + 2) % x.len()] };
        let mut s5: f64 = x.iter().rev().map(|p7| ((*p7) - (1.5 + (a - (*p7) * (*p7)).sin()).powf((s5 * x[n % x.len()]).cos())).tanh()).sum::<f64>();
        for p8 in x.iter().rev() {
            s5 *= (*p8).sin().cos();
            s5 /= 1.5 + ({ let t10 = a - s5 * s5; t10 * (n as f64 * 0.25) + t10 }).atan().abs();
            if x[n % x.len()].clamp(-1.5, 1.25) > 0.9 {
                let mut k12 = 0_usize;
                let r11: f64 = loop {
                    k12 += 1;
                    if k12 > 4 || ((if x[x.len() - 1].abs() >= 0.75 { a } else if a > 1.5 { a } else { x[x.len() - 1] }) > 1.5) { break helper_76_0(x[(k12 + n) % x.len()] + 1.25, helper_76_0(a, a)); }
                    if s5.abs() >= 0.2 {
                        let b14: f64 = ({ let t13 = x[x.len() - 1]; t13 * x[x.len() - 1] + t13 }).copysign(x[0].copysign(x[2 % x.len()]).rem_euclid(2.5));
                        for i15 in 1..=n {
                            let f16 = |u17: f64| (*p8).max((*p8)).sin().exp() * (0.2 * b14.signum());
                        }
                    } else if x[k12 % x.len()].hypot(1.0 + x[x.len() - 1]) < (-(*p8)) {
                        s5 += x.iter().copied().map(|p18| 1.0 + 0.5 * (a.abs()).sin()).product::<f64>().atan() * 0.25;
                    }
                };
                for p19 in x.windows(2) {
                    s5 -= (0.9 * (*p8).min(a).cos()).acos().cos() * 0.5;
                    s5 *= 0.5 + a.sin().sinh().cos().tanh();
                    s5 += (k12 as f64 * 0.25).max((2.0 + r11.cos()).recip()).cos() * 0.25;
                }
            }
        }
        s5 + a + (s5.atan2(1.5 + x[(n * 2) % x.len()].abs()) / 1.5)
    }

    #[differentiable]
    pub fn program_77(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        for i2 in (0..4_usize).rev() {
            for (p3, q4) in x.iter().zip(x.iter()) {
                s1 += s1.atan() * 0.25;
                let (p5, mut q6): (f64, f64) = (*p3, a);
                s1 = (s1 * 0.9 - (0.5 + s1 * s1).sqrt().tanh()).sin();
            }
            s1 *= 0.5 + s1.atan().tanh();
            if i2 % 3 == 1 {
                s1 = ({ let t7 = a.asinh(); t7 * x[0] + t7 }).sin();
            } else if i2 % 3 == 0 {
                s1 += (1..=n).rev().map(|i8| x[0]).sum::<f64>().tanh() * 0.25;
            }
        }
        s1 + a + s1.fract().signum()
    }

    #[differentiable]
    fn helper_78_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = match 3 % 3 { 0 => u, 1 => u, _ => w };
        let mut v2 = [u.min(u), w, u * w];
        s1 = (s1 * 0.5 - (1.25 + w.sin()).powf(1.5).atan2(1.5 + s1.atan2(1.5 + u.abs()).abs())).sin();
        v2.iter().sum::<f64>() * 0.5 + s1 + w + u + (1.5 + s1.sin()).powf(s1.cos()).max(0.25)
    }

    #[differentiable]
    fn helper_78_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s3: f64 = f64::sin(u);
        let mut v4 = [u, s3, 2.0 / (1.5 + v[3 % v.len()].abs())];
        v4[1] = (v4[1] * 1.1 - v.iter().copied().map(|p5| p5 * (2.0 + s3.sin()).cbrt()).map(f64::tanh).sum::<f64>()).sin();
        let (l6, r7) = v.split_at_mut(1);
        for (p8, q9) in r7.iter_mut().zip(l6.iter()) {
            *p8 += *q9 * (v4[0] * v4[0]);
        }
        v4[1] -= (if v4[1].min(s3) < s3.rem_euclid(2.5) { u } else if v4[3 % 3] > 0.9 { 2.0 * v4[1 % 3] } else { -v[1 % v.len()] }) * 2.0;
        v4.iter().sum::<f64>() * 0.5 + s3 + v.iter().sum::<f64>() * 0.5 + u + (2.0 + s3.sin()).cbrt().signum()
    }

    #[differentiable]
    fn helper_78_2(v: &[f64], u: f64) -> f64 {
        let mut s10: f64 = v[0 % v.len()] * v[0];
        let mut v11 = [[u.min(s10), u.tanh()], [helper_78_1(v.to_vec(), s10), { let t12 = u; t12 * u + t12 }]];
        s10 *= 0.5 + helper_78_0(v[0] - s10 * s10, v11[3 % 2][1 % 2] / (1.5 + v[1 % v.len()] * v[1 % v.len()])).tanh();
        if (v[v.len() - 1] / 0.9) < (v[1 % v.len()] * v[0]) { return v[2 % v.len()].signum(); }
        let mut v13 = [{ let t14 = s10; t14 * t14 + t14 }, v11[1][0 % 2], s10 + 0.75];
        v13.iter().sum::<f64>() * 0.5 + v11[0][1] * v11[1][0] + v11[1][1] + s10 + u + (0.7 * u.sin()).tan().atan2(1.5 + v.iter().step_by(2).zip(v13.iter()).map(|(p15, q16)| ((*p15) - (*p15)).tanh() + p15 * q16).sum::<f64>().abs())
    }

    #[differentiable]
    pub fn program_78(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s17: f64 = x[0 % x.len()];
        let mut v18 = [s17 - s17 * s17, x[x.len() - 1], helper_78_2(&x[1..], x[x.len() - 1])];
        match 3 % 4 {
            0 => {
                let mut k20 = 0_usize;
                let r19: f64 = 'l22: loop {
                    k20 += 1;
                    if k20 > 2 || (x[3 % x.len()].tanh() > 0.3) { break (1..=n).rev().map(|i21| (s17 / 0.9)).sum::<f64>(); }
                    let b23: f64 = -(1.5 + a.sin()).powf(v18[0].cos()).sin();
                    v18[0] = (v18.iter().step_by(2).enumerate().map(|(i24, p25)| (*p25).sin() + s17 * (i24 + 1) as f64).sum::<f64>() / (1.5 + a * a)).tanh() - v18[0] * 0.75;
                };
            }
            1 | 2 => {
                if ({ let t26 = x[x.len() - 1]; t26 * s17 + t26 }) < (v18[(n + n) % 3] - v18[2]) {
                    let (l27, r28) = v18.split_at_mut(1);
                    for (p29, q30) in l27.iter_mut().zip(r28.iter()) {
                        *p29 += *q30 * (x[0] * x[0]);
                    }
                    let d31: f64;
                    if (v18[1] * s17) > 0.75 { d31 = -s17; } else { d31 = v18[1].mul_add(0.5, v18.windows(3).map(|w32| (w32[1] - 0.5) * a).sum::<f64>()); }
                }
            }
            _ => {
                v18[n % 3] *= 0.5 + x.iter().take(2).map(|p33| (*p33) * (*p33)).map(f64::tanh).sum::<f64>().tanh();
            }
        }
        v18.reverse();
        s17 = (({ let t34 = v18[n % 3]; t34 * t34 + t34 }) / (1.5 + s17 * s17)) - s17 * 0.75;
        let b35: f64 = a;
        b35 + v18.iter().sum::<f64>() * 0.5 + s17 + a + helper_78_2(&v18, v18[2] - 0.75)
    }

    #[differentiable]
    fn helper_79_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = u + (*p);
        let mut v2 = (0..4).map(|i3: usize| s1 - (*p)).collect::<Vec<f64>>();
        let f4 = |u5: f64| u5;
        let u: f64 = { let t6 = v2.iter().filter(|p7| **p7 > 1.25).map(|p8| f4(u)).sum::<f64>(); t6 * (2.0 / (1.5 + (s1 / 1.1).abs())) + t6 };
        let mut m9: f64 = (-v2.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5)).hypot(1.0 + (u + (v2[3 % v2.len()] * u)));
        m9 + v2.iter().sum::<f64>() * 0.5 + s1 + *p + (-v2[1 % v2.len()].abs())
    }

    #[differentiable]
    fn helper_79_1(u: f64, n: usize) -> f64 {
        if n == 0 { return -u; }
        let below = helper_79_1(u.signum(), n - 1);
        let mut s10: f64 = u.min(1.75);
        s10 /= 1.5 + ((0.9 * u.sin()).asin() + ((n as f64 * 0.25) - s10 * s10)).abs();
        s10 + below + u + (u * s10).copysign(below)
    }

    #[differentiable]
    fn helper_79_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s11: f64 = helper_79_1(v[v.len() - 1], 3);
        let i12 = 3 % v.len();
        v[i12] /= 1.5 + (v.iter().rev().skip(1).fold(u, |s13, p14| s13 * 0.5 + ((*p14).sin() + v[0]).sin()) / 0.5).abs();
        s11 + v.iter().sum::<f64>() * 0.5 + u + v.iter().fold(s11, |s15, p16| s15 * 0.5 + (((*p16) - v[2 % v.len()]).tanh()).sin()).abs()
    }

    #[differentiable]
    pub fn program_79(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s17: f64 = a / 0.9;
        let mut v18 = [s17 - 0.2, a, s17 - s17 * s17];
        if helper_79_1(v18[2], 2) < ({ let t19 = v18[0 % 3]; t19 * v18[n % 3] + t19 }) { return 1.5 * s17; }
        if helper_79_1(a, 3) < ({ let t20 = v18[2]; t20 * s17 + t20 }) {
            let (p21, mut q22): (f64, f64) = (helper_79_1(v18[n % 3].to_radians(), 2), x[x.len() - 1] / (1.5 + a * a));
        }
        s17 = (s17 * 0.75 - s17).sin();
        let mut v23 = (0..4).map(|i24: usize| a.sin().sinh()).collect::<Vec<f64>>();
        let mut v25 = v18;
        for &p26 in v18.iter() {
            s17 = (a.sin().sinh() + (-a)).sin();
        }
        v25.iter().sum::<f64>() * 0.5 + v23.iter().sum::<f64>() * 0.5 + v18.iter().sum::<f64>() * 0.5 + s17 + ((0.8 * x[2 % x.len()].sin()).atanh() * s17)
    }

    #[differentiable]
    fn helper_80_0(u: f64) -> Option<f64> {
        if (u * u) > 1.1 { return None; }
        let mut s1: f64 = u;
        s1 = (s1 * 0.9 - (1.5 + u.signum().sin()).powf((u / 1.25).cos())).sin();
        Some(s1 + u + (u + u).atan())
    }

    #[differentiable]
    pub fn program_80(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = a.min(a);
        let mut v3 = [helper_80_0(s2).map(|t4| t4 * 0.5).unwrap_or_else(|| x[x.len() - 1]), x[x.len() - 1], helper_80_0(x[1 % x.len()]).unwrap_or(x[x.len() - 1])];
        v3 = [helper_80_0(x[x.len() - 1]).unwrap_or(n as f64 * 0.25), v3[1], a.hypot(1.0 + v3[(n * 2) % 3])];
        s2 /= 1.5 + (1.5 + v3[(n + n) % 3] * v3[(n + n) % 3]).acosh().abs();
        v3[(n * 2) % 3] *= x.iter().fold(s2, |s7, p8| s7 * 0.5 + ((*p8).sin() + (1.25 / (1.5 + v3[n % 3].abs()))).sin()).cos();
        let (l9, r10) = v3.split_at_mut(1);
        for (p11, q12) in r10.iter_mut().zip(l9.iter()) {
            *p11 += *q12 * x.iter().rev().skip(1).copied().map(|p13| (n as f64 * 0.25)).sum::<f64>();
        }
        for p14 in x {
            v3[n % 3] /= 1.5 + (x[(n * 3) % x.len()] - 1.25).tanh().abs();
            for &p16 in v3.iter() {
                s2 *= v3[0].tanh().atan().cos();
                let mut m20: f64 = match a { t19 if t19 > 0.9 => t19 * x[x.len() - 1].min(v3[1]) - (1.5 + a * a).ln(), t19 if t19 < -0.9 => -t19 + n as f64 * 0.25, _ => ((*p14) * (*p14)).ln_1p().hypot(1.0 + v3.iter().rev().map(|p18| (*p18) * s2).sum::<f64>()) };
                m20 += (1.25 / (1.5 + ({ let t21 = v3[1]; t21 * a + t21 }).abs())).atan() * 0.25;
            }
        }
        for i22 in 0..n {
            if (-v3[1 % 3]) < (v3[1] * v3[1]).ln_1p() {
                let d23: f64;
                if x[(n + i22) % x.len()] > 1.25 || x[n % x.len()].abs() >= 0.2 { d23 = x[x.len() - 1]; } else { d23 = x[x.len() - 1].copysign(x.iter().take(2).copied().fold(4.0, f64::min)); }
                for &p24 in v3.iter() {
                    s2 = v3.iter().rev().fold(d23, |s26, p27| s26 * 0.5 + (d23.to_radians()).sin()).sin() - s2 * 0.75;
                    s2 += v3[2].atan() * 0.25;
                }
            } else if s2 > 0.3 && a < s2 {
                s2 -= (0.3 * v3[0].max(s2)).sin() * 1.5;
            }
            s2 *= ((0.2 * a) / (1.5 + x[3 % x.len()] * x[3 % x.len()])).tanh().cos();
        }
        v3.iter().sum::<f64>() * 0.5 + s2 + a + ((1.5 + x[x.len() - 1].sin()).powf(x[(n * 2) % x.len()].cos()) / 1.25)
    }

    #[differentiable]
    pub fn program_81(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5);
        let b4: f64 = ({ let t2 = a; t2 * x.iter().rev().skip(1).map(|&p3| 1.0 + 0.5 * (p3 * s1).sin()).product::<f64>() + t2 }).clamp(-1.5, 1.25);
        s1 *= 0.5 + a.tanh();
        for i5 in (0..3_usize).rev() {
            for (p6, q7) in x.iter().zip(x.iter()) {
                s1 = (0.8 * x.iter().rev().filter(|p8| **p8 > 0.5).map(|p9| (*p9).sin() + (*p6)).sum::<f64>().sin()).atanh().cos();
            }
            s1 = s1 * 0.5 + (({ let t10 = x[(n * 3) % x.len()]; t10 * s1 + t10 }) - ({ let c12: Vec<f64> = x.iter().map(|p11| (*p11).sin() + s1).collect(); c12.iter().sum::<f64>() })).sin();
            let mut k14 = 0_usize;
            let r13: f64 = loop {
                k14 += 1;
                if k14 > 2 || (b4 > 2.0 && b4 > 0.5) { break x.iter().take(2).filter(|p15| **p15 > 0.9).map(|p16| (*p16).sin() + s1).sum::<f64>(); }
                s1 += ({ let t17 = x[(n * 3) % x.len()].atan2(1.5 + b4.abs()); t17 * x.windows(3).map(|w18| (w18[1] - 0.5) * b4).sum::<f64>() + t17 }).atan() * 0.25;
            };
        }
        b4 + s1 + a + (1.25 - (b4 - s1))
    }

    #[differentiable]
    fn helper_82_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = { let t2 = w; t2 * w + t2 };
        let mut v3 = [(0.8 * s1.sin()).atanh(), w, u];
        let d4: f64;
        if w.atan() > 2.0 { d4 = w; } else { d4 = u.max(w).sin().exp2(); }
        (d4 + v3.iter().sum::<f64>() * 0.5 + s1 + w + u + ({ let c6: Vec<f64> = v3.iter().rev().map(|p5| ((*p5) - v3[3 % 3].atan2(1.5 + v3[1].abs())).tanh()).collect(); c6.iter().sum::<f64>() }), (1.5 + (1.25 - v3[1]).sin()).powf((1.5 / (1.5 + v3[1].abs())).cos()))
    }

    #[differentiable]
    pub fn program_82(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = (0.9 * x[(n + 0) % x.len()].sin()).asin();
        let mut v8 = (helper_82_0(x.windows(3).map(|w9| (w9[1] - 0.5) * x[0]).sum::<f64>(), 0.3 - s7).1, 0.75 / (1.5 + a.abs()));
        let mut v10 = (helper_82_0(a.hypot(1.0 + v8.0), (1.5 + s7.cos()).log2()).1, s7);
        s7 += ({ let t11 = a + v10.1; t11 * ({ let t12 = s7; t12 * v10.1 + t12 }) + t11 }) * 0.25;
        v10.1 *= (x[n % x.len()] / 1.25).max(0.25).cos();
        s7 = (s7 * 0.9 - (0.2 / (1.5 + x[(n + n) % x.len()].max(v10.0).abs()))).sin();
        let d14: f64;
        if v10.0.abs() >= 0.5 && a > 0.3 { d14 = 1.25 * (0..n).map(|i13| v10.1.hypot(1.0 + v10.0)).sum::<f64>(); } else { d14 = if (v8.1 / (1.5 + s7 * s7)) > 2.0 { (1.5 + v10.0.cos()).log2() } else { v10.0 / (1.5 + s7 * s7) }; }
        for p15 in x.iter().rev() {
            let mut k17 = 0_usize;
            while k17 < 4 && (a < x[(k17 + 3) % x.len()] && v10.1.abs() >= 1.5) {
                k17 += 1;
                let b19: f64 = (if v8.0 > 1.1 || s7 < d14 { a } else if x[0 % x.len()] < (*p15) { f64::sin(d14) } else { (1..=n).rev().map(|i18| v8.1).sum::<f64>() }).atan2(1.5 + v8.1.abs());
                v8.0 = (v10.0 * (d14 + 0.5)).atan() - v8.0 * 0.75;
                for &p20 in x.iter() {
                    s7 /= 1.5 + x.iter().step_by(2).fold(v10.1, |s22, p23| s22 * 0.5 + ((*p23) * p20).sin()).atan().abs();
                    v8.0 -= (0.9 * v8.1.sin()).asin().atan() * 0.3;
                }
            }
            s7 += x.iter().zip(x.iter()).map(|(p24, q25)| (*p24) * d14 + p24 * q25).sum::<f64>().hypot(1.0 + helper_82_0(x[k17 % x.len()], v8.0).1).cos() * 0.25;
        }
        d14 + v10.0 - v10.1 + v8.0 - v8.1 + s7 + helper_82_0(s7, x[(n + 1) % x.len()]).1.mul_add(0.5, (1.5 + a.cos()).log10())
    }

    #[differentiable]
    fn helper_83_0(u: f64) -> Option<f64> {
        if f64::sin(u) < ({ let c2: Vec<f64> = [0.5_f64, 1.5].iter().take(2).map(|p1| (*p1) * (*p1)).collect(); c2.iter().map(|v| v * v).sum::<f64>() }) { return None; }
        let mut s3: f64 = (0..3_usize).map(|i4| u).sum::<f64>();
        let mut v5 = [s3.max(u), u, s3 - s3 * s3];
        let mut m7: f64 = { let t6 = (u / (1.5 + v5[2] * v5[2])) - s3.sin().exp2(); t6 * (1.5 + t6.cos()).log10().mul_add(0.5, u) + t6 };
        Some(m7 + v5.iter().sum::<f64>() * 0.5 + s3 + u + (0.5 + s3 * s3).sqrt())
    }

    #[differentiable]
    fn helper_83_1(u: f64) -> Option<f64> {
        if (0..3_usize).map(|i8| u).sum::<f64>() < (0.5 + u * u).sqrt() { return None; }
        let mut s9: f64 = u - u * u;
        if 0 % 2 == 0 || 0 % 2 == 1 || u.abs() >= 0.2 {
            s9 = f64::sin((-s9)) - s9 * 0.75;
            { let mut f10 = |u11: f64| { s9 = s9 * 0.5 + [0.5_f64, 1.5].iter().map(|&p12| p12 * (u - 1.25)).sum::<f64>().atan(); }; f10(u % 1.75); f10(u.copysign(u)); }
        } else {
            s9 = (s9 * 1.25 - (-s9.fract())).sin();
        }
        Some(s9 + u + (0.8 * (if s9.abs() >= 0.9 { s9 } else { u }).sin()).atanh())
    }

    #[differentiable]
    pub fn program_83(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = (1.5 + x[(n + 0) % x.len()].sin()).powf(a.cos());
        let mut v14 = [0.3 - s13, s13, a + s13];
        let mut s13: f64 = (0.5 - s13.mul_add(0.5, v14[1])) + (a.tanh().powi(3) / 1.25);
        for p15 in &v14 {
            let mut m17: f64 = (s13 - s13) - 1.25;
        }
        { let mut f18 = |u19: f64| { s13 = s13 * 0.5 + v14.iter().step_by(2).enumerate().map(|(i20, p21)| ((*p21) - (a * v14[(n + n) % 3])).tanh() * (i20 + 1) as f64).sum::<f64>().atan(); }; f18(a * x[x.len() - 1]); f18(v14[2]); }
        if s13.max(0.25) < x[x.len() - 1].min(1.75) {
            for i22 in 0..2_usize {
                'l24: for i23 in (0..2 * n).step_by(3) {
                    s13 = (s13 * 1.1 - (if s13 > 1.25 { x[0].to_radians() } else if v14[(n + 2) % 3] > 0.5 { { let t25 = v14[2]; t25 * t25 + t25 } } else { a }).sin()).sin();
                }
            }
        } else if (0.9 * a.sin()).asin().abs() >= 0.75 {
            v14[0] = (2.0 + x[n % x.len()].max(0.25).cos()).recip();
        } else {
            'l27: for i26 in 0..n {
                for i28 in 0..n {
                    let Some(t29) = helper_83_0(2.0 * s13) else { break; };
                    v14[(i28 + n) % 3] *= 0.5 + (if ({ let c31: Vec<f64> = x.iter().map(|p30| x[(i26 + i26) % x.len()]).collect(); c31.iter().map(|v| v * v).sum::<f64>() }) < s13.copysign(v14[n % 3]) { v14[i26 % 3] } else { s13 + 1.25 }).cos().tanh();
                }
                let Some(t32) = helper_83_0(a.signum()) else { break; };
            }
        }
        v14.iter().sum::<f64>() * 0.5 + s13 + a + (1.1 * a)
    }

    #[differentiable]
    pub fn program_84(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = { let t2 = a; t2 * t2 + t2 };
        let mut v3 = [s1 + s1, s1, 0.3 * a];
        let mut k5 = 0_usize;
        let r4: f64 = loop {
            k5 += 1;
            if k5 > 2 || (a > 1.5) { break s1 + x[0]; }
            for p6 in v3.iter_mut() {
                *p6 = ((*p6) * 1.25 - (0.9 * (x[3 % x.len()] - x[(k5 + k5) % x.len()] * x[(k5 + k5) % x.len()]).sin()).asin().atan()).sin();
                *p6 *= 0.5 + (k5 as f64 * 0.25).atan().tanh().tanh();
                s1 = (x[(n + n) % x.len()] * s1).hypot(1.0 + a.clamp(-1.5, 1.25)).cos();
            }
        };
        for (p8, q9) in v3.iter().zip(x.iter()) {
            if 0 % 2 == 0 || ((*p8) - v3[(k5 + k5) % 3] * v3[(k5 + k5) % 3]) < (*p8).min(s1) {
                s1 += (x.iter().zip(v3.iter()).map(|(p10, q11)| (*p10) * (*p8) + p10 * q11).sum::<f64>() / (1.5 + r4 * r4)).tanh() * 0.25;
            }
            s1 = x[(k5 * 1) % x.len()].cos().copysign(((*q9) - r4)).tanh() - s1 * 0.75;
        }
        r4 + v3.iter().sum::<f64>() * 0.5 + s1 + ((v3[(k5 * 3) % 3] * v3[(k5 * 3) % 3]).ln_1p() * v3[(n * 4) % 3])
    }

    #[differentiable]
    fn helper_85_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[0];
        match 1 % 4 {
            0 => {
                s1 = ({ let t2 = { let t3 = v[1 % 3]; t3 * t3 + t3 }; t2 * (if v[1 % 3].abs() >= 0.2 { t2 } else if v[1] > 0.9 { s1 } else { u }) + t2 }) - s1 * 0.75;
            }
            1 | 2 => {
                v[2] -= (v[1 % 3] * s1).sin() * 0.2;
            }
            _ => {
                s1 = (s1 * 1.25 - ({ let t4 = match 2 % 3 { 0 => v[3 % 3], 1 => s1, _ => s1 }; t4 * t4 + t4 })).sin();
            }
        }
        [s1 + v.iter().sum::<f64>() * 0.5 + u + u.atan2(1.5 + v[2].abs()).abs(), (u * u).ln_1p(), -u]
    }

    #[differentiable]
    pub fn program_85(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = { let t6 = a; t6 * x[n % x.len()] + t6 };
        let mut v7 = (0..4).map(|i8: usize| (0..3_usize).map(|i9| a).sum::<f64>()).collect::<Vec<f64>>();
        for i10 in (0..2 * n).step_by(2) {
            for i11 in 0..n {
                s5 -= ({ let c13: Vec<f64> = v7.iter().map(|p12| (*p12).sin() + (i11 as f64 * 0.25)).collect(); c13.iter().map(|v| v * v).sum::<f64>() }).cos() * 1.5;
                let i14 = 3 % v7.len();
                v7[i14] = v7[i14] * 0.5 + (if (1.5 + x[0].cos()).log2() < x[x.len() - 1] { x[(n + n) % x.len()] } else { s5.clamp(-1.5, 1.25) }).sin();
                let i15 = 2 % v7.len();
                v7[i15] -= ({ let t16 = x[(n + 3) % x.len()]; t16 * s5 + t16 }).copysign(v7[(n + i11) % v7.len()]).tanh() * 0.5;
            }
        }
        if ({ let c18: Vec<f64> = x.iter().rev().map(|p17| (*p17) * s5).collect(); c18.iter().map(|v| v * v).sum::<f64>() }) < (s5 * s5).ln_1p() {
            let i19 = n % v7.len();
            v7[i19] = v7[(n + 2) % v7.len()] - v7[i19] * 0.75;
            if (1.5 + a.sin()).powf(x[n % x.len()].cos()) < a.cos() {
                s5 *= 0.5 + (1.5 + (a * s5).sin()).powf(a.abs().cos()).tanh();
            } else {
                s5 += x.iter().enumerate().map(|(i20, p21)| (*p21) * (*p21).hypot(1.0 + s5) * (i20 + 1) as f64).sum::<f64>() * 0.25;
                'l24: for p22 in v7.chunks(2) {
                    s5 = (s5 * 0.9 - v7[0].mul_add(0.5, v7[0]).atan2(1.5 + s5.abs()).tanh()).sin();
                }
            }
        } else {
            s5 *= 0.5 + helper_85_0([-a, x[n % x.len()], s5.sin().exp2()], x[2 % x.len()])[2].fract().tanh();
        }
        v7.iter().sum::<f64>() * 0.5 + s5 + a + (s5 * s5).ln_1p()
    }

    #[differentiable]
    fn helper_86_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f([0.5_f64, 1.5].iter().skip(1).copied().map(|p1| (p1 - u).tanh()).sum::<f64>()) + f(u * 0.5);
        let mut s2: f64 = again - u;
        let mut v3 = ((s2 / 0.3).abs(), s2 / 0.9);
        v3.1 *= v3.1.cos();
        let (p4, mut q5): (f64, f64) = (s2 * again, (0..3_usize).map(|i6| again).sum::<f64>());
        if (s2 * again) < s2.cos().exp_m1() { return v3.1 - 0.9; }
        q5 + p4 + v3.0 - v3.1 + s2 + again + ({ let t7 = p4 / 0.2; t7 * (v3.1 / 1.5) + t7 })
    }

    #[differentiable]
    fn helper_86_1(v: &mut [f64], u: f64) {
        let mut s8: f64 = -u;
        let mut v9 = ({ let t10 = f64::sin(v[0 % v.len()]); t10 * t10.sin() + t10 }, u * u);
        let u: f64 = ((1.5 + u.sin()).powf(v[v.len() - 1].cos()) + (v9.1 * u)) - v[1 % v.len()] * v[1 % v.len()];
        if (v[v.len() - 1] * s8).abs() >= 0.3 {
            s8 += s8 * 0.25;
        } else {
            v9.0 = v9.0 * 0.5 + v.iter().map(|&p11| p11).sum::<f64>().fract();
            v9.1 = u;
        }
        
    }

    #[differentiable]
    pub fn program_86(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s14: f64 = a + 1.25;
        let mut v15 = [[x[(n * 1) % x.len()].mul_add(0.5, x[(n * 2) % x.len()]), s14], [x[0] / (1.5 + x[0] * x[0]), s14.sin().exp2()]];
        let mut m18: f64 = s14.max((n as f64 * 0.25).sin().sinh()).mul_add(0.5, helper_86_0(f64::atan, { let c17: Vec<f64> = x.iter().map(|p16| (*p16).sin() + s14).collect(); c17.iter().sum::<f64>() }));
        v15[0][n % 2] = x[0] - v15[0][n % 2] * 0.75;
        let mut w19 = x.to_vec();
        while let Some(t20) = w19.pop() {
            for i21 in 0..n {
                if m18.min(t20) > 1.5 {
                    let mut w22 = x.to_vec();
                    'l24: while let Some(t23) = w22.pop() {
                        let mut m28: f64 = { let c26: Vec<f64> = x.iter().rev().map(|p25| x.iter().map(|p27| (*p27) * (n as f64 * 0.25)).sum::<f64>().copysign((t23 - s14 * s14))).collect(); c26.iter().map(|v| v * v).sum::<f64>() };
                    }
                    v15[n % 2][0] *= ({ let c30: Vec<f64> = x.iter().rev().skip(1).map(|p29| ((*p29) - ({ let t31 = x[x.len() - 1]; t31 * (*p29) + t31 })).tanh()).collect(); c30.iter().fold(0.5, |s, v| s * 0.5 + v) }).sin().cos();
                } else if (0.5 + t20 * t20).sqrt() > 0.2 {
                    v15[1][n % 2] /= 1.5 + t20.tanh().abs();
                } else {
                    for &p32 in x.iter() {
                        if (1.5 + t20 * t20).ln() < a.mul_add(0.5, a) {
                            m18 /= 1.5 + ({ let c35: Vec<f64> = x.iter().take(2).map(|p34| (*p34).sin() + x.iter().take(2).map(|p36| t20).sum::<f64>()).collect(); c35.iter().fold(0.5, |s, v| s * 0.5 + v) }).cos().abs();
                        } else {
                            m18 -= (1.5 + p32 * p32).ln().cos() * 0.9;
                            s14 /= 1.5 + (v15[1 % 2][(n + i21) % 2] - t20 * t20).copysign((0.5 + p32 * p32).sqrt()).sin().abs();
                        }
                        s14 *= 0.5 + (if (n + n) % 2 == 1 { 1.25 / (1.5 + a.abs()) } else { a.sin().exp2() }).cos().tanh();
                    }
                }
                s14 -= a.min(s14).max((-s14)).sin() * 0.5;
                m18 = (2.0 - (0.9 / (1.5 + x[n % x.len()].abs()))).cos();
            }
        }
        m18 + v15[0][1] * v15[1][0] + v15[1][1] + s14 + a + (match a { t37 if t37 > 1.25 => t37 * x[n % x.len()], t37 if t37 < -1.25 => -t37 + m18, _ => x[(n + n) % x.len()] }).tanh().powi(3)
    }

    #[differentiable]
    fn helper_87_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v[3 % v.len()];
        let mut m7: f64 = match v[3 % v.len()] { t6 if t6 > 1.5 => t6 * -(0..3_usize).map(|i2| u).sum::<f64>(), t6 if t6 < -1.5 => -t6 + { let c4: Vec<f64> = v.iter().take(2).map(|p3| (*p3) * v.iter().step_by(2).copied().map(|p5| 1.0 + 0.5 * (p5 * s1).sin()).product::<f64>()).collect(); c4.iter().sum::<f64>() }, _ => v[0].sin().exp2().clamp(-1.5, 1.25) };
        let b8: f64 = (u.cos().exp_m1() - v[1 % v.len()] * v[1 % v.len()]).mul_add(0.5, u.sin().exp());
        b8 + m7 + s1 + v.iter().sum::<f64>() * 0.5 + u + ((0.5 + s1 * s1).sqrt() / (1.5 + s1 * s1))
    }

    #[differentiable]
    fn helper_87_1(u: f64, w: f64) -> f64 {
        let mut s9: f64 = u.max(0.25);
        let mut v10 = ((-u).atan2(1.5 + s9.abs()), helper_87_0(vec![s9 / (1.5 + s9 * s9), w], s9));
        match 2 % 4 {
            0 => {
                let d12: f64;
                if w.signum().abs() >= 1.25 { d12 = ((0.2 * u) + 0.9).hypot(1.0 + ([0.5_f64, 1.5].iter().take(2).copied().map(|p11| p11 * u).sum::<f64>() + w)); } else { d12 = (-s9) - u * u; }
            }
            1 | 2 => {
                s9 += [0.5_f64, 1.5].iter().take(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5) * 0.25;
            }
            _ => {
                v10.1 = helper_87_0(vec![u - 0.9, u], [0.5_f64, 1.5].iter().copied().min_by(f64::total_cmp).unwrap_or(0.5)) - v10.1 * 0.75;
            }
        }
        v10.0 - v10.1 + s9 + w + u + helper_87_0(vec![s9, v10.1], v10.0.min(w))
    }

    #[differentiable]
    fn helper_87_2(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s13: f64 = v.iter().zip(v.iter()).map(|(p14, q15)| (*p14) * v[0 % 3] + p14 * q15).sum::<f64>();
        let mut v16 = v;
        v[3 % 3] = v[3 % 3] * 0.5 + v.iter().copied().fold(-4.0, f64::max);
        [v16.iter().sum::<f64>() * 0.5 + s13 + v.iter().sum::<f64>() * 0.5 + u + v[1 % 3].sin().exp().sin().exp2(), -s13, v[3 % 3] + 0.3]
    }

    #[differentiable]
    pub fn program_87(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s17: f64 = a / 0.9;
        let mut v18 = [(1.5 + a.cos()).log10(), a, if a > 1.1 { a } else { s17 }];
        if n % 3 == 1 || x[x.len() - 1].hypot(1.0 + (n as f64 * 0.25)) > 0.2 {
            for p19 in v18.iter_mut() {
                s17 -= a.tanh() * 1.1;
                let b23: f64 = x.iter().step_by(2).filter(|p21| **p21 > 0.2).map(|p22| ((*p22) - s17.tanh().hypot(1.0 + (n as f64 * 0.25))).tanh()).sum::<f64>();
            }
            s17 /= 1.5 + (({ let c25: Vec<f64> = v18.iter().take(2).map(|p24| (*p24) * x[n % x.len()]).collect(); c25.iter().sum::<f64>() }) - x[(n + 0) % x.len()] * x[(n + 0) % x.len()]).abs();
        } else {
            for p26 in x.iter().rev() {
                for p28 in v18.chunks(2) {
                    s17 -= ({ let t30 = s17 * s17; t30 * (p28[n % p28.len()] + s17) + t30 }).tanh() * 1.1;
                    s17 -= (-x[x.len() - 1]).tanh() * 0.3;
                    s17 *= 0.5 + v18[(n * 4) % 3].cos().tanh();
                }
            }
        }
        v18.iter().sum::<f64>() * 0.5 + s17 + a + helper_87_1(s17 * (n as f64 * 0.25), v18.iter().skip(1).enumerate().map(|(i31, p32)| ((*p32) - (*p32)).tanh() * (i31 + 1) as f64).sum::<f64>())
    }

    #[differentiable]
    fn helper_88_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = -again;
        let mut v2 = (again, u.atan2(1.5 + s1.abs()));
        if (match v2.0 { t3 if t3 > 1.5 => t3 * again, t3 if t3 < -1.5 => -t3 + u, _ => v2.1 }) < ({ let t4 = u; t4 * u + t4 }) {
            v2.1 = v2.1 * 0.5 + (0.9 / (1.5 + (-v2.0).abs()));
        } else if s1 < [0.5_f64, 1.5].iter().rev().skip(1).enumerate().map(|(i5, p6)| (*p6) * again * (i5 + 1) as f64).sum::<f64>() {
            v2.1 += again.atan2(1.5 + u.hypot(1.0 + again).abs()) * 0.25;
        }
        v2.0 - v2.1 + s1 + again + u + s1.copysign((again * u))
    }

    #[differentiable]
    fn helper_88_1(p: &mut f64, u: f64) -> f64 {
        let mut s7: f64 = u;
        let mut v8 = vec![0.2 / (1.5 + s7.abs()); 3];
        let i9 = 0 % v8.len();
        v8[i9] += ({ let t10 = { let t11 = s7; t11 * u + t11 }; t10 * ((*p) + (*p)) + t10 }) * 0.25;
        let d13: f64;
        if (*p).min(v8[1 % v8.len()]) > 1.25 { d13 = (1.5 + v8.iter().take(2).map(|&p12| (p12 - (-v8[v8.len() - 1])).tanh()).map(f64::tanh).sum::<f64>().sin()).powf(u.sin().exp2().cos()); } else { d13 = (v8[v8.len() - 1] - s7) % 1.75; }
        let i14 = 2 % v8.len();
        v8[i14] = (v8[i14] * 1.1 - ((0.9 * v8[0 % v8.len()].sin()).asin() / (1.5 + v8[3 % v8.len()] * v8[3 % v8.len()]))).sin();
        d13 + v8.iter().sum::<f64>() * 0.5 + s7 + *p + u + (1.5 + v8[0].sin()).powf(v8[0].cos()).mul_add(0.5, (*p))
    }

    #[differentiable]
    pub fn program_88(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s15: f64 = x.iter().rev().map(|&p16| p16.sin() + p16).sum::<f64>();
        let (p17, mut q18): (f64, f64) = (x.iter().copied().fold(-4.0, f64::max), x[2 % x.len()].sin().cosh());
        s15 /= 1.5 + (0.75 - helper_88_0(|t19| x[0], p17)).abs();
        let r20 = helper_88_1(&mut q18, a.sin());
        let (p21, mut q22): (f64, f64) = (1.5 / (1.5 + (q18 + 0.5).abs()), helper_88_0(|t23| s15, n as f64 * 0.25));
        s15 = s15 * 0.5 + s15;
        let (p24, mut q25): (f64, f64) = (helper_88_0(|t26| q22, x[x.len() - 1]).sin().exp(), match 0 % 3 { 0 => p17, 1 => s15, _ => q22 });
        q25 + p24 + q22 + p21 + r20 + q18.min(p24).to_radians()
    }

    #[differentiable]
    fn helper_89_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f([0.5_f64, 1.5].iter().copied().fold(-4.0, f64::max)) + f(u * 0.5);
        let mut s1: f64 = if again.abs() >= 0.2 { again } else { again };
        for i2 in 0..2_usize {
            for i3 in 0..3_usize {
                s1 = [0.5_f64, 1.5].iter().rev().skip(1).fold(u, |s4, p5| s4 * 0.5 + ((*p5).sin() + (1.5 * (*p5))).sin()).cos();
                s1 *= 0.5 + (0..3_usize).map(|i6| [0.5_f64, 1.5].iter().skip(1).copied().map(|p7| (p7 - u).tanh()).sum::<f64>()).sum::<f64>().sin().tanh();
            }
        }
        s1 + again + u + (s1 % 1.75)
    }

    #[differentiable]
    fn helper_89_1(v: &[f64], u: f64) -> f64 {
        let mut s8: f64 = helper_89_0(|t9| v[v.len() - 1], u);
        let mut v10 = vec![v[0].max(0.25); 3];
        let mut v11 = [f64::sin(v[0]), u, s8];
        v11.iter().sum::<f64>() * 0.5 + v10.iter().sum::<f64>() * 0.5 + s8 + u + (match v10[0] { t12 if t12 > 1.1 => t12 * v11[3 % 3], t12 if t12 < -1.1 => -t12 + v[0].atan2(1.5 + v[1 % v.len()].abs()), _ => (0.5 + v10[0 % v10.len()] * v10[0 % v10.len()]).sqrt() })
    }

    #[differentiable]
    pub fn program_89(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = a.tanh().powi(3);
        let mut v14 = vec![x[0].cos().exp_m1(); 3];
        { let mut f15 = |u16: f64| { s13 = s13 * 0.5 + a.copysign((-u16)).atan(); }; f15({ let t17 = a; t17 * a + t17 }); f15(x[1 % x.len()]); }
        let i18 = (n + n) % v14.len();
        v14[i18] *= (if v14[v14.len() - 1].abs() >= 0.75 { a } else { x[x.len() - 1] }).atan().cos();
        let i19 = 0 % v14.len();
        v14[i19] += v14.iter().take(2).enumerate().map(|(i20, p21)| ((*p21) - (-a)).tanh() * (i20 + 1) as f64).sum::<f64>() * 0.25;
        for p22 in v14.iter_mut().rev() {
            *p22 = (1.5 + x[n % x.len()] * x[n % x.len()]).acosh().tanh() - (*p22) * 0.75;
            *p22 = (if (*p22) > 0.5 { x[(n * 4) % x.len()] } else { x[x.len() - 1] }).min(({ let t24 = x[x.len() - 1]; t24 * t24 + t24 })).atan() - (*p22) * 0.75;
            for i25 in (0..2 * n).step_by(4) {
                let t26 = s13;
                s13 = *p22;
                *p22 = t26;
            }
        }
        if a > 2.0 && x[(n + n) % x.len()] < v14[(n * 1) % v14.len()] { return helper_89_1(&v14, v14[v14.len() - 1]); }
        s13 -= a * 0.2;
        v14.iter().sum::<f64>() * 0.5 + s13 + a + ({ let c28: Vec<f64> = x.iter().map(|p27| (*p27)).collect(); c28.iter().sum::<f64>() })
    }

    #[differentiable]
    fn helper_90_0(u: f64, n: usize) -> f64 {
        if n == 0 { return n as f64 * 0.25; }
        let below = helper_90_0((u * u).ln_1p(), n - 1);
        let mut s1: f64 = u.tanh();
        s1 = s1 * 0.5 + (0.75 - s1.cos().exp_m1());
        if (1.25 - (n as f64 * 0.25)) > 0.2 || [0.5_f64, 1.5].iter().zip([0.5_f64, 1.5].iter().rev()).map(|(p2, q3)| ((*p2) - (*p2)).tanh() + p2 * q3).sum::<f64>() < (0.3 * (n as f64 * 0.25)) {
            s1 = [0.5_f64, 1.5].chunks(2).map(|w4| (w4[0] - 0.5) * ({ let t5 = below; t5 * w4[n % w4.len()] + t5 })).sum::<f64>();
            s1 = (1.5 + below * below).ln();
        }
        s1 + below + u + u.min(1.75).min(below)
    }

    #[differentiable]
    fn helper_90_1(v: &[f64], u: f64) -> f64 {
        let mut s6: f64 = { let t7 = v[0]; t7 * u + t7 };
        let mut v8 = vec![s6 - s6 * s6; 3];
        if (-v[v.len() - 1]) > 2.0 {
            s6 = (s6 * 0.2 - ((u % 1.75) + (v8[1 % v8.len()] / 0.2))).sin();
        } else if 2 % 3 == 1 {
            s6 *= ((if u > 0.75 { v[1 % v.len()] } else if s6 < v[3 % v.len()] { v8[0 % v8.len()] } else { v[3 % v.len()] }) - 0.9).cos();
        }
        v8.iter().sum::<f64>() * 0.5 + s6 + u + ((u - v8[2 % v8.len()]) - 1.5)
    }

    #[differentiable]
    pub fn program_90(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = x[n % x.len()] % 1.75;
        s9 /= 1.5 + (1.5 + helper_90_1(x, n as f64 * 0.25).sin()).powf((s9 / (1.5 + x[(n + n) % x.len()] * x[(n + n) % x.len()])).cos()).abs();
        s9 = ((x[n % x.len()] - a) / 1.1) - s9 * 0.75;
        s9 *= (0.5 + s9 * s9).sqrt().cos();
        let d10: f64;
        if a < (x[0] - s9) { d10 = x[n % x.len()]; } else { d10 = -(0..2 * n).step_by(2).map(|i11| x[(i11 + 1) % x.len()]).sum::<f64>(); }
        s9 += (x[x.len() - 1].sin() - (x[(n + 1) % x.len()] * a)) * 0.25;
        let mut v12 = [[a.tanh(), x[(n * 3) % x.len()] + x[n % x.len()]], [{ let t13 = a; t13 * s9 + t13 }, x[x.len() - 1].hypot(1.0 + d10)]];
        for i14 in (0..2 * n).step_by(3) {
            for (p15, q16) in x.iter().zip(x.iter()) {
                v12[1][0] += s9.sin() * 0.25;
                s9 = ({ let t17 = d10; t17 * a + t17 }).atan2(1.5 + (0.8 * d10.sin()).atanh().abs()).cos();
                s9 *= 0.5 + (x.iter().zip(x.iter()).map(|(p18, q19)| (*p18) * (*p15) + p18 * q19).sum::<f64>() - d10 * d10).sin().tanh();
            }
        }
        if s9.atan2(1.5 + x[x.len() - 1].abs()) < (-d10) {
            if 0 % 3 == 1 {
                let mut k20 = 0_usize;
                while k20 < 4 && (a.min(a) > 2.0) {
                    k20 += 1;
                    s9 = (s9 * 2.0 - (d10.tanh() % 1.75).cos()).sin();
                }
                s9 = ((d10 * s9) % 1.75) - s9 * 0.75;
            }
        } else if (n + n) % 3 == 1 && a > 0.75 {
            s9 = (a + 0.5) - s9 * 0.75;
        } else {
            s9 = s9 * 0.5 + (x.iter().skip(1).map(|&p21| 1.0 + 0.5 * (p21.sin() + x[n % x.len()]).sin()).product::<f64>() * x[x.len() - 1].clamp(-1.5, 1.25));
            s9 *= 0.5 + helper_90_0(a, 0).tanh();
        }
        v12[0][1] * v12[1][0] + v12[1][1] + d10 + s9 + a + (x.iter().rev().copied().fold(-4.0, f64::max) / (1.5 + d10 * d10))
    }

    #[differentiable]
    fn helper_91_0(u: f64, n: usize) -> f64 {
        if n == 0 { return if u.abs() >= 2.0 { u } else { n as f64 * 0.25 }; }
        let below = helper_91_0(u.max(u), n - 1);
        let mut s1: f64 = below;
        let mut k3 = 0_usize;
        let r2: f64 = loop {
            k3 += 1;
            if k3 > 4 || (u.abs() >= 1.25 || below.abs() >= 1.25) { break (1.25 + s1.hypot(1.0 + s1).sin()).powf(1.5); }
            s1 = (if below.abs() >= 1.25 && below > 0.2 { u.abs() } else { below.tanh() }).tanh() - s1 * 0.75;
            s1 -= (match s1 { t4 if t4 > 0.5 => t4 * u, t4 if t4 < -0.5 => -t4 + below, _ => s1 }).tanh() * 2.0;
            s1 -= ((s1 - 0.9) - below * below).sin() * 1.1;
        };
        r2 + s1 + below + r2
    }

    #[differentiable]
    fn helper_91_1(u: f64, w: f64) -> (f64, f64) {
        let mut s5: f64 = w.hypot(1.0 + w);
        let mut v6 = [{ let c8: Vec<f64> = [0.5_f64, 1.5].iter().skip(1).map(|p7| ((*p7) - u).tanh()).collect(); c8.iter().fold(0.5, |s, v| s * 0.5 + v) }, s5, { let t9 = w; t9 * s5 + t9 }];
        if (1.5 + v6[2].sin()).powf(w.cos()) > 0.2 || (s5 / (1.5 + u * u)) > 1.25 {
            let mut v10 = vec![w + u; 3];
        } else {
            s5 *= helper_91_0(-v6[1], 1).cos();
        }
        (v6.iter().sum::<f64>() * 0.5 + s5 + w + u + (0..3_usize).map(|i11| v6.iter().copied().map(|p12| 1.0 + 0.5 * (p12.sin() + s5).sin()).product::<f64>()).sum::<f64>(), helper_91_0(v6.iter().step_by(2).map(|p13| 1.0 + 0.5 * (((*p13) - (*p13)).tanh()).sin()).product::<f64>(), 2))
    }

    #[differentiable]
    fn helper_91_2(u: f64, w: f64) -> f64 {
        let mut s14: f64 = w;
        for i15 in 0..2_usize {
            let b17: f64 = helper_91_1(-u.cos(), (0..3_usize).map(|i16| w).sum::<f64>().to_radians()).1;
            for i18 in 0..3_usize {
                s14 += s14.cos() * 0.25;
                s14 = s14 * 0.5 + (u * u).cos().tanh();
            }
        }
        s14 + w + u + (s14.min(u) - (w + 2.0))
    }

    #[differentiable]
    pub fn program_91(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s19: f64 = (1.5 + x[1 % x.len()].cos()).log2();
        if a.powi(2) > 1.5 {
            if x.iter().step_by(2).filter(|p20| **p20 > 0.75).map(|p21| ((*p21) - (*p21)).tanh()).sum::<f64>().abs() >= 1.25 {
                s19 -= x[1 % x.len()] * 1.5;
            } else {
                s19 = x.iter().step_by(2).fold(s19, |s22, p23| s22 * 0.5 + (((*p23) - (a / 0.5)).tanh()).sin()) - s19 * 0.75;
            }
            let mut w24 = x.to_vec();
            while let Some(t25) = w24.pop() {
                let mut k26 = 0_usize;
                loop {
                    k26 += 1;
                    if k26 > 5 || (x[(n + n) % x.len()].min(x[n % x.len()]) < x.iter().rev().enumerate().map(|(i27, p28)| (*p28) * a * (i27 + 1) as f64).sum::<f64>()) { break; }
                    s19 *= (t25 - x.iter().copied().map(|p29| s19).sum::<f64>()).atan().cos();
                    s19 = (s19 * s19).ln_1p().tanh();
                    s19 += (s19 + s19).atan() * 0.25;
                }
            }
        } else {
            s19 -= (0.9 * (0.75 / (1.5 + a.abs()))) * 0.3;
        }
        s19 = x.iter().copied().map(|p30| p30 * (1.5 + x[(n + n) % x.len()] * x[(n + n) % x.len()]).acosh()).sum::<f64>();
        let b32: f64 = ({ let t31 = 0.75 / (1.5 + a.abs()); t31 * (s19 % 1.75) + t31 }) - a * a;
        b32 + s19 + a + (-a.copysign(b32))
    }

    #[differentiable]
    fn helper_92_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v.iter().step_by(2).enumerate().map(|(i2, p3)| (*p3).sin() + v[0] * (i2 + 1) as f64).sum::<f64>();
        let mut v4 = v.to_vec();
        s1 /= 1.5 + v.iter().take(2).fold(v[3 % v.len()], |s5, p6| s5 * 0.5 + ((*p6) * s5.powi(2)).sin()).abs();
        for i7 in (0..4_usize).rev() {
            for p8 in v4.iter().rev() {
                s1 /= 1.5 + ((v[(i7 + 3) % v.len()] / (1.5 + (i7 as f64 * 0.25) * (i7 as f64 * 0.25))) - 1.25).tanh().abs();
                s1 += ((1.5 + u.cos()).log2() - 0.5).atan() * 0.25;
                s1 /= 1.5 + (({ let t10 = u; t10 * s1 + t10 }) * (if (*p8) > 0.9 { u } else if v[0] > 2.0 { v[v.len() - 1] } else { v[(i7 * 1) % v.len()] })).sin().abs();
            }
        }
        v4.iter().sum::<f64>() * 0.5 + s1 + u + s1
    }

    #[differentiable]
    fn helper_92_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s11: f64 = { let c13: Vec<f64> = v.iter().skip(1).map(|p12| (*p12) * u).collect(); c13.iter().map(|v| v * v).sum::<f64>() };
        let mut v14 = vec![v.iter().map(|&p15| p15.sin() + s11).sum::<f64>(); 3];
        for i16 in 0..4_usize {
            for i17 in 1..=1_usize {
                if (s11 * s11).ln_1p() > 0.9 {
                    s11 *= (0.3 * s11.max(u)).sin().cos();
                    s11 = ((i17 as f64 * 0.25) + 2.0).copysign(u).cos();
                } else if u > 0.5 || u < u {
                    s11 = (0..3_usize).map(|i18| v[v.len() - 1]).sum::<f64>().hypot(1.0 + (i16 as f64 * 0.25).max(v14[(i16 + i17) % v14.len()])).atan() - s11 * 0.75;
                }
                s11 /= 1.5 + (1.5 + ({ let t19 = s11; t19 * s11 + t19 }).cos()).log10().atan().abs();
                s11 = (s11 * 1.1 - ((0.8 * s11.sin()).atanh() - 0.2).cos()).sin();
            }
            s11 = (s11 * 0.9 - (0.9 * v14[(i16 + 2) % v14.len()].sin()).asin().tanh()).sin();
            s11 += s11.clamp(-1.5, 1.25).min(s11).tanh() * 0.25;
        }
        v14.iter().sum::<f64>() * 0.5 + s11 + v.iter().sum::<f64>() * 0.5 + u + s11.cos().exp_m1().max(s11.rem_euclid(2.5))
    }

    #[differentiable]
    fn helper_92_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s20: f64 = u + v[v.len() - 1];
        let mut v21 = v.clone();
        let i22 = 3 % v21.len();
        v21[i22] *= (v.iter().map(|p23| u).sum::<f64>() + u.min(v[0])).cos();
        let i24 = 3 % v21.len();
        v21[i24] = (v21[i24] * 1.5 - (helper_92_1(v21.clone(), v[2 % v.len()]) + (u % 1.75))).sin();
        for i25 in (0..2_usize).rev() {
            s20 += (0..3_usize).map(|i26| s20.fract()).sum::<f64>().cos() * 0.25;
            s20 -= f64::sin((2.0 + s20.cos()).recip()).atan() * 2.0;
        }
        v21.iter().sum::<f64>() * 0.5 + s20 + v.iter().sum::<f64>() * 0.5 + u + u
    }

    #[differentiable]
    pub fn program_92(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s27: f64 = -a;
        let mut v28 = vec![-x[n % x.len()]; 3];
        let i29 = n % v28.len();
        v28[i29] = (v28[i29] * 0.2 - (1.1 * a.clamp(-1.5, 1.25))).sin();
        let mut v30 = [x[x.len() - 1] + a, x[(n + n) % x.len()], x[(n + n) % x.len()].hypot(1.0 + s27)];
        if x.iter().take(2).map(|p31| x[x.len() - 1]).sum::<f64>() < (0.75 * x[x.len() - 1]) { return v28[v28.len() - 1]; }
        let mut k32 = 0_usize;
        'l34: loop {
            k32 += 1;
            if k32 > 5 || (({ let t33 = v28[(k32 * 4) % v28.len()]; t33 * x[x.len() - 1] + t33 }) > 0.3) { break; }
            let mut s27: f64 = x.iter().take(2).enumerate().map(|(i35, p36)| (*p36) * (if v30[1] < v28[(i35 + n) % v28.len()] || v28[k32 % v28.len()] > 1.1 { if s27 > 0.2 { *p36 } else if (i35 + 0) % 2 == 0 { v28[v28.len() - 1] } else { x[0] } } else { v30[(n + i35) % 3].atan2(1.5 + (i35 as f64 * 0.25).abs()) }) * (i35 + 1) as f64).sum::<f64>();
        }
        let i37 = 0 % v28.len();
        v28[i37] -= x.iter().step_by(2).copied().map(|p38| (p38 - x[(n * 3) % x.len()]).tanh()).sum::<f64>().sin().sinh() * 1.1;
        v30.iter().sum::<f64>() * 0.5 + v28.iter().sum::<f64>() * 0.5 + s27 + ((s27 - v28[0] * v28[0]) * x[0].atan2(1.5 + a.abs()))
    }

    #[differentiable]
    fn helper_93_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u;
        let mut m5: f64 = if s1 > 0.2 && v[2 % v.len()] > 0.75 && ({ let t2 = v[v.len() - 1]; t2 * u + t2 }).abs() >= 0.5 { (u * u).ln_1p() } else if u.abs() >= 1.1 { v.iter().step_by(2).fold(s1, |s3, p4| s3 * 0.5 + (((*p4) - (*p4).min(s1)).tanh()).sin()) } else { v[1 % v.len()] };
        v[1 % v.len()] /= 1.5 + (2.0 * v[v.len() - 1]).rem_euclid(2.5).abs();
        let (p6, mut q7): (f64, f64) = ((0..3_usize).map(|i8| (-s1)).sum::<f64>(), u / 0.75);
        
    }

    #[differentiable]
    fn helper_93_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s9: f64 = v[0].tanh();
        let b10: f64 = s9.mul_add(0.5, (u - 0.75)).to_radians();
        if b10.fract() < s9.sin() {
            s9 = v.iter().zip(v.iter()).map(|(p11, q12)| ((*p11) + u) + p11 * q12).sum::<f64>() - s9 * 0.75;
        } else if f64::sin(b10) > 0.2 {
            s9 *= (v[0] - 0.75).cos();
        }
        b10 + s9 + v.iter().sum::<f64>() * 0.5 + u + (if b10 > 1.25 { b10 } else if u.abs() >= 0.9 { s9 } else { s9 }).fract()
    }

    #[differentiable]
    fn helper_93_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s13: f64 = v.iter().take(2).copied().map(|p14| (p14 - p14).tanh()).sum::<f64>();
        let mut v15 = ((u + s13) + 0.3, 2.0 * v[0]);
        helper_93_0(&mut v[..], s13 - 0.75);
        v15.0 - v15.1 + s13 + v.iter().sum::<f64>() * 0.5 + u + (v[0 % v.len()] - v[v.len() - 1]).tanh()
    }

    #[differentiable]
    pub fn program_93(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s16: f64 = a.max(0.25);
        let mut v17 = (x.chunks(2).map(|w18| (w18[0] - 0.5) * (a - w18[(n * 4) % w18.len()])).sum::<f64>(), s16.asinh());
        let mut v19 = [[x.chunks(2).map(|w20| (w20[0] - 0.5) * v17.1).sum::<f64>(), v17.1.hypot(1.0 + s16)], [v17.1, { let t21 = x[0]; t21 * a + t21 }]];
        if v17.0.sin().exp2() < x.iter().rev().enumerate().map(|(i22, p23)| ((*p23) - s16).tanh() * (i22 + 1) as f64).sum::<f64>() {
            match (n + 1) % 4 {
                0 => {
                    for i24 in 1..=n {
                        v17.0 *= 0.5 + helper_93_2(x.to_vec(), x[n % x.len()] + 0.9).cos().tanh();
                        v19[1][(n + i24) % 2] = v19[1][(n + i24) % 2] * 0.5 + v19[0][0].signum().max((a / 2.0)).atan();
                    }
                }
                1 | 2 => {
                    if (0.7 * v19[0][n % 2].sin()).tan() > 1.25 {
                        v17.0 += (({ let t25 = v17.1; t25 * x[0 % x.len()] + t25 }) / 0.3) * 0.25;
                        v17.1 -= helper_93_2(x.to_vec(), match 2 % 3 { 0 => s16, 1 => x[(n + 3) % x.len()], _ => x[0] }) * 2.0;
                    }
                }
                _ => {
                    s16 /= 1.5 + ((s16 * s16) + a).abs();
                }
            }
        }
        v19[0][1] * v19[1][0] + v19[1][1] + v17.0 - v17.1 + s16 + a + x.iter().rev().skip(1).filter(|p26| **p26 > 1.1).map(|p27| a.max(s16)).sum::<f64>()
    }

    #[differentiable]
    pub fn program_94(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.signum();
        let mut v2 = (x.iter().rev().map(|p3| 1.0 + 0.5 * (((*p3) - (*p3)).tanh()).sin()).product::<f64>(), (1.5 + x[(n + 1) % x.len()].cos()).log2());
        s1 *= 0.5 + ({ let t4 = { let t5 = x[x.len() - 1]; t5 * v2.0 + t5 }; t4 * (-x[0]) + t4 }).tanh();
        v2.1 = (v2.1 * 0.3 - (match (n + n) % 3 { 0 => v2.1, 1 => v2.1, _ => s1 })).sin();
        v2.1 /= 1.5 + (-v2.1.max(0.25)).abs();
        if x[x.len() - 1].max(v2.1) < (-s1) {
            for (i7, p6) in x.iter().enumerate() {
                s1 *= (({ let c9: Vec<f64> = x.iter().step_by(2).map(|p8| (*p8) * (*p6)).collect(); c9.iter().sum::<f64>() }) / (1.5 + s1 * s1)).tanh().cos();
                let mut v10 = [{ let t11 = a; t11 * s1 + t11 }, *p6, (0.9 * x[(n + i7) % x.len()].sin()).asin()];
                s1 = (s1 * 2.0 - (1.25 + a.sin()).powf(1.5).cos()).sin();
            }
        } else {
            v2.1 -= x[0].cos().exp_m1() * 0.9;
        }
        v2.0 - v2.1 + s1 + a + (0.3 * v2.0).atan2(1.5 + (-s1).abs())
    }

    #[differentiable]
    fn helper_95_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = (0..3_usize).map(|i2| (*p)).sum::<f64>();
        let mut v3 = [u + (*p), *p, (*p).fract()];
        *p -= (1.5 + (*p).cos()).log2() * 1.1;
        *p = (*p) * 0.5 + (match s1 { t5 if t5 > 0.2 => t5 * s1.signum(), t5 if t5 < -0.2 => -t5 + u.tanh(), _ => v3.iter().skip(1).map(|p4| 1.0 + 0.5 * (s1).sin()).product::<f64>() });
        v3.iter().sum::<f64>() * 0.5 + s1 + *p + u + (v3[1 % 3] + v3[2])
    }

    #[differentiable]
    pub fn program_95(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = { let c8: Vec<f64> = x.iter().map(|p7| ((*p7) - x[(n + 0) % x.len()]).tanh()).collect(); c8.iter().fold(0.5, |s, v| s * 0.5 + v) };
        for i9 in 0..n {
            if 1 % 2 == 0 {
                if (1.5 + a.sin()).powf(s6.cos()) > 0.75 {
                    let (p10, mut q11): (f64, f64) = ((2.0 + (x[0] * a).sin()).cbrt(), a.hypot(1.0 + a));
                } else {
                    if ({ let t12 = x[0]; t12 * s6 + t12 }) > 0.5 {
                        let b16: f64 = s6.copysign((0..n).map(|i13| x.iter().filter(|p14| **p14 > 0.3).map(|p15| ((*p15) - (*p15)).tanh()).sum::<f64>()).sum::<f64>());
                        s6 += (-(s6 - b16 * b16)).tanh() * 0.25;
                    } else if a.hypot(1.0 + x[x.len() - 1]) < (a * a) {
                        let mut s6: f64 = (1..=n).rev().map(|i17| x.iter().filter(|p18| **p18 > 0.9).map(|p19| ((*p19) - x[(i9 * 4) % x.len()]).tanh()).sum::<f64>()).sum::<f64>().clamp(-1.5, 1.25);
                    } else {
                        s6 = ((x[0 % x.len()] + x[(n + n) % x.len()]) - x[0] * x[0]).sin() - s6 * 0.75;
                    }
                    s6 = (s6 * 2.0 - (0..n).map(|i20| (-a)).sum::<f64>().cos()).sin();
                }
            } else if (0.9 - x[x.len() - 1]) > 1.1 {
                s6 -= s6.tanh() * 0.3;
            }
        }
        s6 + a + (1.1 / (1.5 + (if x[x.len() - 1] > 2.0 { a } else { s6 }).abs()))
    }

    #[differentiable]
    fn helper_96_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = { let c3: Vec<f64> = v.iter().map(|p2| ((*p2) - u).tanh()).collect(); c3.iter().fold(0.5, |s, v| s * 0.5 + v) };
        let mut v4 = (0..4).map(|i5: usize| u).collect::<Vec<f64>>();
        let u: f64 = (0.9 * (-v[3 % v.len()]).sin()).asin();
        let i6 = 3 % v4.len();
        v4[i6] /= 1.5 + v4[v4.len() - 1].abs();
        
    }

    #[differentiable]
    pub fn program_96(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = x[(n * 4) % x.len()] / 0.9;
        let mut v9 = [a + a, a, a.copysign(s8)];
        v9[2] = v9[2] * 0.5 + x.iter().enumerate().map(|(i10, p11)| (*p11).sin() + v9[1] * (i10 + 1) as f64).sum::<f64>().mul_add(0.5, v9.windows(2).map(|w12| (w12[1] - 0.5) * x[x.len() - 1]).sum::<f64>());
        for p13 in x.windows(2) {
            for i15 in 1..=1_usize {
                s8 -= (-s8).cos() * 2.0;
                v9[(n + i15) % 3] *= (-x[x.len() - 1].hypot(1.0 + a)).tanh().cos();
            }
            v9[(n * 2) % 3] += (1.5 + ({ let t16 = v9[0]; t16 * v9[1] + t16 }).cos()).log10().atan() * 0.25;
        }
        for i17 in (0..n).rev() {
            if (a + s8) > 1.5 {
                helper_96_0(&mut v9, (0.5 + x[(n * 3) % x.len()] * x[(n * 3) % x.len()]).sqrt());
            } else {
                'l20: for p18 in v9.iter_mut() {
                    s8 *= 0.5 + x[0].fract().max(s8).sin().tanh();
                }
            }
            for p21 in x.windows(2) {
                v9 = [(1.5 + x[i17 % x.len()] * x[i17 % x.len()]).ln(), s8, 0.5 * x[i17 % x.len()]];
                if a > 1.25 { break; }
            }
            s8 += (1.5 + s8.mul_add(0.5, a).sin()).powf(a.abs().cos()).tanh() * 0.25;
        }
        v9.iter().sum::<f64>() * 0.5 + s8 + a + ((x[x.len() - 1] / 0.5) * (n as f64 * 0.25))
    }

    #[differentiable]
    fn helper_97_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[0 % 3].rem_euclid(2.5);
        let mut k3 = 0_usize;
        let r2: f64 = loop {
            k3 += 1;
            if k3 > 2 || (u.min(s1) < (match s1 { t4 if t4 > 0.3 => t4 * v[3 % 3], t4 if t4 < -0.3 => -t4 + v[3 % 3], _ => s1 })) { break (v[(k3 + k3) % 3] * v[(k3 + k3) % 3]).max(v[(k3 + k3) % 3].clamp(-1.5, 1.25)); }
            v[k3 % 3] = u.tanh();
            s1 = s1 * 0.5 + ((1.5 / (1.5 + v[(k3 + 0) % 3].abs())) / (1.5 + (k3 as f64 * 0.25) * (k3 as f64 * 0.25))).atan();
            s1 = s1 * 0.5 + u.sin().exp().sin();
        };
        [r2 + s1 + v.iter().sum::<f64>() * 0.5 + u + (if r2.abs() >= 0.9 { u } else { u }).atan2(1.5 + r2.copysign(u).abs()), v.iter().rev().zip(v.iter().rev()).map(|(p5, q6)| (*p5) * (*q6) + p5 * q6).sum::<f64>(), if r2.abs() >= 0.9 { v[0] } else { s1 }]
    }

    #[differentiable]
    pub fn program_97(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = x[x.len() - 1] - 0.5;
        let mut v8 = x.to_vec();
        let (p9, mut q10): (f64, f64) = (helper_97_0([v8.iter().enumerate().map(|(i11, p12)| (*p12) * s7 * (i11 + 1) as f64).sum::<f64>(), n as f64 * 0.25, a], a.fract())[0], v8.iter().rev().fold(v8[n % v8.len()], |s13, p14| s13 * 0.5 + (((*p14) - v8[(n * 4) % v8.len()]).tanh()).sin()));
        if helper_97_0([q10 - x[(n + 2) % x.len()], q10, x.iter().take(2).zip(v8.iter().rev()).map(|(p15, q16)| (*p15).sin() + v8[(n + 2) % v8.len()] + p15 * q16).sum::<f64>()], s7)[0] > 0.5 {
            let mut s7: f64 = x.iter().step_by(2).copied().min_by(f64::total_cmp).unwrap_or(0.5) - ((n as f64 * 0.25) / 1.5);
        } else if p9 > 1.25 || q10 < p9 {
            let i17 = (n * 1) % v8.len();
            v8[i17] *= (helper_97_0([(x[(n + n) % x.len()] * x[(n + n) % x.len()]).ln_1p(), a, q10.tanh().powi(3)], q10)[1] * ({ let t18 = p9; t18 * v8[0] + t18 })).cos();
        }
        if helper_97_0([helper_97_0([q10.signum(), s7, helper_97_0([(0..3_usize).map(|i19| q10).sum::<f64>(), p9, (0.9 * x[(n + 2) % x.len()].cos()).acos()], p9)[2]], s7)[0], v8[n % v8.len()], a], a)[0] > 0.75 { return (1.5 + q10.cos()).log2(); }
        if (-v8[n % v8.len()]) > 0.5 {
            q10 += x.iter().map(|&p20| 1.0 + 0.5 * ((p20 - q10).tanh()).sin()).product::<f64>().to_radians() * 0.25;
        }
        let i21 = (n * 4) % v8.len();
        v8[i21] = v8.iter().step_by(2).fold(a, |s22, p23| s22 * 0.5 + (({ let t24 = v8[0]; t24 * s7 + t24 })).sin()) - v8[i21] * 0.75;
        for i25 in 1..=n {
            let i26 = (n + 3) % v8.len();
            v8[i26] = x[(i25 + n) % x.len()].sin();
            s7 -= (0..2 * n).step_by(2).map(|i27| v8.iter().filter(|p28| **p28 > 1.1).map(|p29| v8[i25 % v8.len()]).sum::<f64>()).sum::<f64>().cos() * 1.1;
        }
        q10 + p9 + v8.iter().sum::<f64>() * 0.5 + s7 + x.iter().take(2).copied().fold(4.0, f64::min)
    }

    #[differentiable]
    fn helper_98_0(u: f64) -> Option<f64> {
        if 3 % 3 == 1 && 0 % 3 == 0 { return None; }
        let mut s1: f64 = u + u;
        let mut v2 = (0..4).map(|i3: usize| u + 1.5).collect::<Vec<f64>>();
        let i4 = 1 % v2.len();
        v2[i4] /= 1.5 + (match u { t5 if t5 > 0.75 => t5 * if v2[0].abs() >= 0.9 { s1 } else { v2[2 % v2.len()] }, t5 if t5 < -0.75 => -t5 + v2[v2.len() - 1].fract(), _ => v2[v2.len() - 1] % 1.75 }).abs();
        if u > 0.5 {
            s1 *= u.max((u * u)).cos();
        } else if (-s1) > 0.3 {
            s1 += u.abs().fract() * 0.25;
        } else {
            s1 *= (0.5 + s1 * s1).sqrt().cos();
        }
        Some(v2.iter().sum::<f64>() * 0.5 + s1 + u + (-s1))
    }

    #[differentiable]
    fn helper_98_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s6: f64 = 0.2 - u;
        s6 -= v[1 % v.len()] * 1.25;
        if 0 % 3 == 0 {
            s6 = (1.5 + v[2 % v.len()].sin()).powf(v[0 % v.len()].cos()).min(v[0]) - s6 * 0.75;
            s6 = ((s6 - u) / 0.9) - s6 * 0.75;
        } else if v[0].clamp(-1.5, 1.25) < u.sin().exp2() {
            s6 = (s6 * 0.75 - v[0]).sin();
        } else {
            s6 = (s6 * 0.3 - ({ let t7 = (0.5 + s6 * s6).sqrt(); t7 * (u * u).ln_1p() + t7 })).sin();
        }
        s6 + v.iter().sum::<f64>() * 0.5 + u + (({ let t8 = s6; t8 * u + t8 }) - (u + u))
    }

    #[differentiable]
    fn helper_98_2(u: f64, w: f64) -> f64 {
        let mut s9: f64 = (0.8 * u.sin()).atanh();
        let mut v10 = ((u - s9 * s9) * (u + 1.1), if s9 > 1.5 { w } else { u });
        let f11 = |u12: f64| helper_98_0((0.9 * u12.cos()).acos()).map(|t13| t13 * 0.5).unwrap_or_else(|| w - u).mul_add(0.5, u12.sin().cosh().atan());
        v10.0 - v10.1 + s9 + w + u + helper_98_0(u.min(1.75)).unwrap_or(s9 / 1.1)
    }

    #[differentiable]
    pub fn program_98(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s15: f64 = a + x[0];
        let mut w16 = x.to_vec();
        while let Some(t17) = w16.pop() {
            s15 = x.windows(2).map(|w18| (w18[1] - 0.5) * x[(n + 3) % x.len()]).sum::<f64>().fract().cos() - s15 * 0.75;
            if (t17 + a) < x[0].powi(2) || a < a.min(t17) {
                for i19 in (0..2_usize).rev() {
                    if let Some(t21) = helper_98_0({ let t20 = t17; t20 * t17 + t20 }) {
                        for i22 in 1..=n {
                            if i22 % 3 == 0 {
                                s15 = ((i22 as f64 * 0.25) / 1.25).sin();
                                s15 /= 1.5 + x[i19 % x.len()].copysign(t21).sin().abs();
                            } else {
                                s15 /= 1.5 + (if x.windows(3).map(|w23| (w23[1] - 0.5) * w23[i22 % w23.len()]).sum::<f64>() > 1.5 { f64::sin(s15) } else { t17 / 0.3 }).sin().abs();
                            }
                            s15 *= 0.5 + (2.0 / (1.5 + (t21 - t17).abs())).atan().tanh();
                            s15 = s15 * 0.5 + ((1.5 + x[3 % x.len()].cos()).log2() / 1.1).cos();
                        }
                        s15 *= 0.5 + ({ let t24 = a; t24 * a + t24 }).signum().tanh().tanh();
                    } else {
                        s15 *= 0.5 + ({ let t25 = s15 - x[x.len() - 1]; t25 * ({ let t26 = t17; t26 * x[0] + t26 }) + t25 }).sin().tanh();
                    }
                    s15 = ({ let t27 = a; t27 * x[0 % x.len()] + t27 }).tanh() - s15 * 0.75;
                }
                s15 /= 1.5 + x[x.len() - 1].cos().abs().sin().abs();
            } else if (n + 1) % 3 == 0 {
                s15 = (({ let t28 = s15; t28 * s15 + t28 }) / 0.75).atan() - s15 * 0.75;
            }
        }
        s15 + a + ((n as f64 * 0.25) - x[0] * x[0]).max(x.iter().rev().skip(1).enumerate().map(|(i29, p30)| (*p30).sin() + (*p30) * (i29 + 1) as f64).sum::<f64>())
    }

    #[differentiable]
    pub fn program_99(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        if s1.max(x[x.len() - 1]) > 0.2 {
            let (p2, mut q3): (f64, f64) = ((1.5 + a.sin()).powf(a.cos()) * a, 0.2 - x[n % x.len()]);
        } else if (1.5 + s1.sin()).powf(a.cos()).abs() >= 0.9 {
            let b4: f64 = (0.5 + s1 * s1).sqrt();
        }
        s1 *= 0.5 + (0.9 * x[1 % x.len()].atan2(1.5 + s1.abs()).sin()).asin().tanh();
        if x.iter().map(|&p5| (p5 - a).tanh()).sum::<f64>() > 1.5 {
            s1 /= 1.5 + (-({ let t6 = a; t6 * x[0] + t6 })).abs();
            s1 -= (0.75 - (s1 + s1)) * 2.0;
        } else {
            s1 /= 1.5 + (s1 % 1.75).abs();
        }
        s1 + a + ({ let t7 = (s1 * s1).ln_1p(); t7 * t7.tanh() + t7 })
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
    fn helper_100_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v.iter().map(|&p2| 1.0 + 0.5 * (p2.sin() + u).sin()).product::<f64>();
        let mut v3 = [v[v.len() - 1] * v[0], u, v[v.len() - 1]];
        let d4: f64;
        if (v3[2] - v3[2]).abs() >= 0.5 { d4 = -(0.7 * u.sin()).tan(); } else { d4 = v[1 % v.len()] + v3[0 % 3]; }
        if d4.sin().exp() > 0.75 {
            s1 += (u.abs() / 0.2) * 0.25;
            s1 = v[1 % v.len()] - s1 * 0.75;
        } else if v3[2] < u || v[0 % v.len()] < s1 {
            s1 -= ({ let t5 = (0..3_usize).map(|i6| v3[1]).sum::<f64>(); t5 * (-v3[2]) + t5 }) * 0.2;
        }
        d4 + v3.iter().sum::<f64>() * 0.5 + s1 + u + (0.8 * (s1 % 1.75).sin()).atanh()
    }

    #[differentiable]
    fn helper_100_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s7: f64 = u.atan2(1.5 + v[v.len() - 1].abs());
        let mut v8 = ((match 3 % 3 { 0 => u, 1 => u, _ => u }).sin().sinh(), v[v.len() - 1] * v[1 % v.len()]);
        if v.len() > 3 { v.truncate(2); } else { v.extend([u, 0.5]); }
        let i9 = 2 % v.len();
        v[i9] = (v[i9] * 0.2 - (-v.iter().take(2).copied().fold(4.0, f64::min))).sin();
        match 2 % 4 {
            0 => {
                v8.1 *= 0.5 + ({ let t10 = s7; t10 * u + t10 }).sin().sinh().tanh();
            }
            1 | 2 => {
                s7 = helper_100_0(&v, match v[0] { t11 if t11 > 2.0 => t11 * s7, t11 if t11 < -2.0 => -t11 + u, _ => v8.0 }) - s7 * 0.75;
            }
            _ => {
                s7 = s7 * 0.5 + ({ let t12 = v8.1; t12 * (2.0 + u.sin()).cbrt() + t12 });
            }
        }
        v8.0 - v8.1 + s7 + v.iter().sum::<f64>() * 0.5 + u + (-({ let t13 = s7; t13 * s7 + t13 }))
    }

    #[differentiable]
    fn helper_100_2(v: &mut [f64], u: f64) {
        let mut s14: f64 = v[0] + u;
        if (1.25 + v[0 % v.len()].sin()).powf(1.5) > 1.5 {
            if (u * s14) > 0.9 && ({ let t15 = s14; t15 * v[0] + t15 }) < (2.0 + v[v.len() - 1].cos()).recip() {
                s14 += ((if u < v[0] { s14 } else { v[v.len() - 1] }) - u * u) * 0.25;
            } else if (v[3 % v.len()] * u) > 0.3 {
                s14 /= 1.5 + (match 2 % 3 { 0 => s14 - 1.1, 1 => -v[0], _ => { let t16 = v[v.len() - 1]; t16 * s14 + t16 } }).abs();
            }
        } else if u.copysign(s14) < (1.5 + u.cos()).log10() {
            s14 = (s14 * 0.9 - v.iter().take(2).zip(v.iter()).map(|(p17, q18)| (*p17).sin() + (v[0] * (*q18)) + p17 * q18).sum::<f64>()).sin();
        }
        
    }

    #[differentiable]
    pub fn program_100(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s19: f64 = a;
        s19 = (s19 * 1.1 - s19).sin();
        for (i21, p20) in x.iter().enumerate() {
            s19 = ((x[(i21 + n) % x.len()] - a) - x[(n + n) % x.len()] * x[(n + n) % x.len()]).atan();
            if (a - x[0] * x[0]) > 0.2 {
                s19 *= 0.5 + (1.5 + ((*p20) * s19).cos()).log10().cos().tanh();
            }
        }
        for (i23, p22) in x.iter().enumerate() {
            let f24 = |u25: f64| (-(*p22)).copysign(x.windows(3).map(|w26| (w26[1] - 0.5) * (w26[0] / 0.3)).sum::<f64>());
            s19 = (s19 * 1.5 - (0.75 * x[0]).hypot(1.0 + (1.5 + x[x.len() - 1].cos()).log2()).sin()).sin();
            for (p27, q28) in x.iter().zip(x.iter()) {
                s19 = (s19 * 0.9 - (0.75 * s19.sin()).atan()).sin();
                s19 = ({ let c30: Vec<f64> = x.iter().step_by(2).map(|p29| (*p29) * s19).collect(); c30.iter().map(|v| v * v).sum::<f64>() }).sin() - s19 * 0.75;
                s19 += x.iter().rev().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5).cos().exp_m1().tanh() * 0.25;
            }
        }
        s19 + a + x.iter().map(|&p31| p31.sin() + p31).sum::<f64>().min(x[x.len() - 1].to_radians())
    }

    #[differentiable]
    pub fn program_101(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = -a;
        let mut v2 = (s1, (n as f64 * 0.25).max(x[n % x.len()]));
        if (v2.0 + a) < s1.powi(2) { return a; }
        s1 = (s1 * 0.2 - (a.min(1.75) / (1.5 + v2.0 * v2.0))).sin();
        for p3 in x.iter().copied() {
            let d5: f64;
            if x[0].hypot(1.0 + v2.0) > 0.9 { d5 = (a * v2.0).sin().exp2(); } else { d5 = a.hypot(1.0 + p3) + (1..=n).rev().map(|i6| s1).sum::<f64>(); }
            v2.0 = v2.0 * 0.5 + a.cos();
        }
        for i7 in (0..n).rev() {
            let (p8, mut q9): (f64, f64) = (a, if s1.abs() >= 1.1 { s1 } else { v2.0 });
        }
        v2.1 += x[0] * 0.25;
        if (0.9 - v2.0) < (s1 + a) { return a.copysign(v2.0); }
        if n % 2 == 1 || x[x.len() - 1].max(x[(n * 2) % x.len()]) > 0.5 {
            v2.1 = x.windows(3).map(|w10| (w10[1] - 0.5) * (a - x[x.len() - 1] * x[x.len() - 1])).sum::<f64>() - v2.1 * 0.75;
            v2.1 += s1 * 0.25;
        } else if (a / (1.5 + x[(n + n) % x.len()] * x[(n + n) % x.len()])) < x[x.len() - 1] {
            v2.1 = x.iter().step_by(2).copied().fold(-4.0, f64::max) - v2.1 * 0.75;
        }
        v2.0 - v2.1 + s1 + a + v2.0.max((a + a))
    }

    #[differentiable]
    pub fn program_102(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[x.len() - 1].min(1.75);
        s1 = (x[0] / (1.5 + a * a)) - s1 * 0.75;
        match (n * 1) % 4 {
            0 => {
                s1 *= (x[0 % x.len()].tanh().powi(3) + (a + x[n % x.len()])).cos();
            }
            1 | 2 => {
                let (p2, mut q3): (f64, f64) = (1.25 - (1..=n).rev().map(|i4| x[(i4 * 2) % x.len()]).sum::<f64>(), a.sin().cosh());
            }
            _ => {
                s1 /= 1.5 + ((0.9 * a.sin()).asin() - (s1 % 1.75)).abs();
            }
        }
        s1 -= (x[n % x.len()] * a) * 1.5;
        s1 = (s1 - s1) - s1 * 0.75;
        let f5 = |u6: f64| (0.5 + (n as f64 * 0.25) * (n as f64 * 0.25)).sqrt().signum().mul_add(0.5, (x.iter().rev().skip(1).copied().map(|p7| 1.0 + 0.5 * (p7.sin() + u6).sin()).product::<f64>() - ({ let t8 = a; t8 * x[n % x.len()] + t8 })));
        s1 += x[n % x.len()] * 0.25;
        let mut v9 = [x[0], a, s1];
        let b11: f64 = { let t10 = -f5(a); t10 * (v9[0 % 3] / 0.9) + t10 };
        v9[0] *= 0.5 + (if (n + 3) % 3 == 0 || b11 > 0.9 { v9.iter().copied().map(|p12| p12.sin() + x[0]).sum::<f64>() } else if s1.abs() >= 0.75 { if a < s1 { a } else { s1 } } else { x.iter().step_by(2).map(|p13| ((*p13) - b11).tanh()).sum::<f64>() }).tanh();
        v9[n % 3] += b11 * 0.25;
        b11 + v9.iter().sum::<f64>() * 0.5 + s1 + f5(if (n * 4) % 2 == 1 { x[x.len() - 1] } else { b11 })
    }

    #[differentiable]
    fn helper_103_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u + v[3 % v.len()];
        let (l2, r3) = v.split_at_mut(1);
        for (p4, q5) in l2.iter_mut().zip(r3.iter()) {
            *p4 += *q5 * (0.8 * u.sin()).atanh();
        }
        s1 + v.iter().sum::<f64>() * 0.5 + u + s1.sin()
    }

    #[differentiable]
    fn helper_103_1(u: f64, n: usize) -> f64 {
        if n == 0 { return u.tanh(); }
        let below = helper_103_1(u.copysign(u), n - 1);
        let mut s6: f64 = below.max(u);
        let mut v7 = (0..4).map(|i8: usize| below).collect::<Vec<f64>>();
        let i9 = (n * 4) % v7.len();
        v7[i9] = helper_103_0(v7.clone(), v7[v7.len() - 1]) * (0.8 * v7[3 % v7.len()].sin()).atanh();
        let i10 = n % v7.len();
        v7[i10] = v7[i10] * 0.5 + (0.8 * below.rem_euclid(2.5).sin()).atanh();
        if s6.asinh() < v7[(n + n) % v7.len()] {
            s6 = s6 - s6 * 0.75;
            s6 -= helper_103_0(v7.clone(), below * s6) * 1.5;
        } else {
            s6 += (v7[n % v7.len()] - 0.3) * 0.25;
        }
        v7.iter().sum::<f64>() * 0.5 + s6 + below + u + (2.0 + (1.1 * u).sin()).cbrt()
    }

    #[differentiable]
    pub fn program_103(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s11: f64 = x.iter().step_by(2).zip(x.iter().rev()).map(|(p12, q13)| (*p12) * a + p12 * q13).sum::<f64>();
        let mut v14 = (0..4).map(|i15: usize| x[(i15 * 1) % x.len()] + s11).collect::<Vec<f64>>();
        for p16 in x.iter().skip(1).step_by(2) {
            let i18 = (n + 2) % v14.len();
            v14[i18] = (v14[i18] * 1.1 - (v14.iter().rev().fold(v14[0], |s19, p20| s19 * 0.5 + ((*p20) * (*p20)).sin()) / 0.75).sin()).sin();
            let (p21, mut q22): (f64, f64) = (helper_103_0(x.to_vec(), x[2 % x.len()]), v14[0] + a);
        }
        let t23 = if v14.len() > 1 { v14.pop().unwrap() } else { v14[0] };
        let i24 = 0 % v14.len();
        v14[i24] /= 1.5 + (0..3_usize).map(|i25| v14[0]).sum::<f64>().abs();
        let f26 = |u27: f64| x[(n * 3) % x.len()].min(u27).atan().rem_euclid(2.5);
        'l29: for i28 in (0..n).rev() {
            s11 /= 1.5 + (match x[x.len() - 1] { t30 if t30 > 0.2 => t30 * n as f64 * 0.25, t30 if t30 < -0.2 => -t30 + x[(i28 * 2) % x.len()], _ => s11 }).mul_add(0.5, helper_103_1(a, 2)).tanh().abs();
            s11 = (2.0 + v14[i28 % v14.len()].sin()).cbrt().max(a.hypot(1.0 + t23)).tanh();
            s11 += ((1.1 * x[x.len() - 1]) - x[0] * x[0]).sin() * 0.25;
        }
        t23 + v14.iter().sum::<f64>() * 0.5 + s11 + ((-x[(n * 1) % x.len()]) / 0.9)
    }

    #[differentiable]
    fn helper_104_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u) + f(u * 0.5);
        let mut s1: f64 = -u;
        let b3: f64 = ((2.0 + again.sin()).cbrt() + 0.5).copysign([0.5_f64, 1.5].iter().rev().copied().map(|p2| (1.5 + again * again).ln()).sum::<f64>());
        for i4 in 0..2_usize {
            s1 /= 1.5 + [0.5_f64, 1.5].iter().rev().skip(1).map(|p5| (*p5) * b3.hypot(1.0 + b3)).sum::<f64>().atan().abs();
            s1 = (1.5 + (1.5 + u.cos()).log2().sin()).powf(again.fract().cos()).sin();
            s1 = (s1.sin().sinh() * (-b3)).cos();
        }
        b3 + s1 + again + u + (if s1.abs() >= 1.5 { again } else { again })
    }

    #[differentiable]
    fn helper_104_1(u: f64) -> Option<f64> {
        if (-u) > 0.2 { return None; }
        let mut s6: f64 = u.mul_add(0.5, u);
        let mut v7 = (u.powi(2) + (s6 - s6 * s6), s6);
        if v7.1.max(u).abs() >= 1.5 {
            v7.0 *= 0.5 + (-s6.mul_add(0.5, s6)).tanh();
        } else if helper_104_0(f64::tanh, s6).abs() >= 0.9 {
            v7.0 = (0..3_usize).map(|i8| v7.0).sum::<f64>().sin();
        } else {
            s6 = (u + 0.5).fract() - s6 * 0.75;
            v7.1 = helper_104_0(|t9| v7.0, v7.0).copysign((u % 1.75)) - v7.1 * 0.75;
        }
        Some(v7.0 - v7.1 + s6 + u + [0.5_f64, 1.5].iter().map(|&p10| p10.sin() + v7.0.cos()).sum::<f64>())
    }

    #[differentiable]
    fn helper_104_2(p: &mut f64, u: f64) -> f64 {
        let mut s11: f64 = helper_104_0(f64::atan, u);
        let mut v12 = (({ let t13 = s11; t13 * u + t13 }).mul_add(0.5, (s11 - u)), (*p).min(s11));
        let mut s11: f64 = { let t14 = helper_104_1(u).map(|t15| t15 * 0.5).unwrap_or_else(|| v12.1).sin().cosh(); t14 * (*p) + t14 };
        v12.0 - v12.1 + s11 + *p + u + ((*p) / (1.5 + s11 * s11))
    }

    #[differentiable]
    pub fn program_104(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s16: f64 = x[x.len() - 1] * a;
        let mut v17 = [[0.3 * a, match helper_104_1(s16) { Some(t18) => t18 * 0.5, None => s16 }], [x[(n + 3) % x.len()], { let t19 = x[n % x.len()]; t19 * x[n % x.len()] + t19 }]];
        for p20 in x.chunks(2) {
            for &p22 in p20.iter() {
                s16 = x.iter().step_by(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5).cos() - s16 * 0.75;
            }
        }
        let f24 = |u25: f64| { let t26 = (1.5 + u25.sin()).powf(a.cos()).atan2(1.5 + u25.min(u25).abs()); t26 * ({ let t27 = -x[n % x.len()]; t27 * t27.clamp(-1.5, 1.25) + t27 }) + t26 };
        v17[0][0] = v17[0][0] * 0.5 + (1.5 + (0.9 * v17[0][0].cos()).acos().sin()).powf(x[(n + 1) % x.len()].fract().cos());
        let mut w28 = x.to_vec();
        while let Some(t29) = w28.pop() {
            for p30 in x.iter().copied() {
                s16 += v17[n % 2][n % 2].tanh() * 0.25;
            }
        }
        for p32 in x.windows(2) {
            s16 = s16 * 0.5 + x[(n + 2) % x.len()].sin();
            s16 = (match 0 % 3 { 0 => v17[(n + 0) % 2][1], 1 => a, _ => x[0] }).copysign((x[0] - s16 * s16)).atan();
            s16 += (v17[0][0].clamp(-1.5, 1.25) / (1.5 + v17[1][n % 2] * v17[1][n % 2])).atan() * 0.25;
        }
        v17[0][1] * v17[1][0] + v17[1][1] + s16 + a + helper_104_1(a.sin()).map(|t35| t35 * 0.5).unwrap_or_else(|| x.windows(3).map(|w34| (w34[1] - 0.5) * v17[1][0]).sum::<f64>())
    }

    #[differentiable]
    fn helper_105_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[3 % 3];
        v[0] = (s1 - v[0]).tanh() - v[0] * 0.75;
        v[2] = v[2] * 0.5 + ({ let t2 = (1.5 + v[3 % 3] * v[3 % 3]).acosh(); t2 * v[3 % 3].hypot(1.0 + t2) + t2 });
        for i3 in 0..3_usize {
            s1 *= v.iter().rev().skip(1).fold(u, |s4, p5| s4 * 0.5 + ((*p5).sin() + s1).sin()).hypot(1.0 + ({ let t6 = u; t6 * t6 + t6 })).sin().cos();
            s1 *= 0.5 + (v[3 % 3] + u).atan2(1.5 + (0..3_usize).map(|i7| s1).sum::<f64>().abs()).cos().tanh();
            s1 = (s1 * 1.25 - (-u.abs()).sin()).sin();
        }
        [s1 + v.iter().sum::<f64>() * 0.5 + u + (1.5 + (match s1 { t8 if t8 > 1.5 => t8 * s1, t8 if t8 < -1.5 => -t8 + u, _ => v[2] }).sin()).powf(v[1].cos()), v[1 % 3] * u, (0..3_usize).map(|i9| u).sum::<f64>()]
    }

    #[differentiable]
    fn helper_105_1(u: f64, w: f64) -> (f64, f64) {
        let mut s10: f64 = [0.5_f64, 1.5].iter().copied().fold(-4.0, f64::max);
        let mut v11 = [(2.0 + w.cos()).recip(), s10, { let t12 = w; t12 * t12 + t12 }];
        let mut m13: f64 = helper_105_0([v11[1], w, s10 * w], s10)[1];
        (m13 + v11.iter().sum::<f64>() * 0.5 + s10 + w + u + (-m13), u.min(1.75).abs())
    }

    #[differentiable]
    pub fn program_105(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s14: f64 = if a.abs() >= 2.0 { x[0] } else { x[n % x.len()] };
        let mut v15 = x.to_vec();
        { let mut f16 = |u17: f64| { s14 = s14 * 0.5 + (match v15[0] { t18 if t18 > 2.0 => t18 * u17 + 0.9, t18 if t18 < -2.0 => -t18 + x[x.len() - 1], _ => match n % 3 { 0 => x[n % x.len()], 1 => v15[2 % v15.len()], _ => u17 } }).atan(); }; f16(a / 1.5); f16(v15[0].tanh()); }
        let i19 = n % v15.len();
        v15[i19] += s14 * 0.25;
        s14 *= ({ let t20 = v15[v15.len() - 1]; t20 * s14 + t20 }).powi(2).cos();
        v15.push((x[x.len() - 1] * x[x.len() - 1]).ln_1p());
        'l22: for i21 in (0..2_usize).rev() {
            s14 = s14 * 0.5 + ((x[0] * v15[v15.len() - 1]) - (1.5 + s14 * s14).ln()).cos();
            let mut m25: f64 = -((1..=n).rev().map(|i23| s14).sum::<f64>() + x.windows(2).map(|w24| (w24[1] - 0.5) * v15[v15.len() - 1]).sum::<f64>());
        }
        s14 *= 0.5 + (0.5 * (1.5 + s14 * s14).acosh()).tanh();
        for i26 in 1..=n {
            for i27 in (0..2 * n).step_by(4) {
                for i28 in 0..3_usize {
                    let i29 = (i28 + i26) % v15.len();
                    v15[i29] -= (n as f64 * 0.25).powi(2).cos() * 0.3;
                    s14 *= (1.25 / (1.5 + s14.abs())).min((-x[n % x.len()])).sin().cos();
                }
                s14 = (x[0 % x.len()].hypot(1.0 + x[x.len() - 1]) * v15[i26 % v15.len()].copysign((i27 as f64 * 0.25))).tanh() - s14 * 0.75;
            }
        }
        v15.iter().sum::<f64>() * 0.5 + s14 + a + (a.max(a) - 0.3)
    }

    #[differentiable]
    pub fn program_106(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0].tanh().powi(3);
        s1 = x.iter().fold(x[n % x.len()], |s2, p3| s2 * 0.5 + ((*p3).sin() + s2.asinh()).sin());
        for i4 in 0..n {
            if (a + a).abs() >= 0.5 {
                for p5 in x.iter().skip(1).step_by(2) {
                    s1 *= 0.5 + ((*p5) - (*p5) * (*p5)).atan().tanh();
                    s1 += ({ let t7 = x[(n * 3) % x.len()]; t7 * (*p5) + t7 }).sin().exp2().sin() * 0.25;
                    for p8 in x.iter().rev() {
                        s1 += ((a * (*p5)) + 0.9).sin() * 0.25;
                    }
                }
                s1 += (s1.copysign(x[0]) * x[n % x.len()]).atan() * 0.25;
            } else if (x[0] * a) < (a * (n as f64 * 0.25)) {
                match 2 % 4 {
                    0 => {
                        s1 = (1.5 + a * a).acosh().atan();
                    }
                    1 | 2 => {
                        s1 = s1 * 0.5 + a.cos();
                    }
                    _ => {
                        s1 -= s1.cos() * 0.9;
                    }
                }
            } else {
                s1 = ((x[x.len() - 1] / (1.5 + s1 * s1)) % 1.75).atan() - s1 * 0.75;
            }
            s1 /= 1.5 + f64::sin(s1).cos().abs();
        }
        s1 + a + (a / 0.3)
    }

    #[differentiable]
    pub fn program_107(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x.iter().step_by(2).fold(a, |s2, p3| s2 * 0.5 + ((*p3).sin() + (n as f64 * 0.25)).sin());
        let mut v4 = ((0.9 * a.cos()).acos(), { let t5 = a; t5 * t5 + t5 });
        s1 -= (1.5 + v4.1 * v4.1).acosh() * 1.1;
        if x[x.len() - 1].max(x[x.len() - 1]).abs() >= 0.5 && v4.1.to_radians() < (0..3_usize).map(|i6| x[n % x.len()]).sum::<f64>() {
            'l9: for &p7 in x.iter() {
                let mut m12: f64 = x.iter().rev().skip(1).enumerate().map(|(i10, p11)| (*p11).sin() + x[i10 % x.len()].min(p7) * (i10 + 1) as f64).sum::<f64>().mul_add(0.5, s1.atan());
                for i13 in (0..n).rev() {
                    for p14 in x.chunks(2) {
                        m12 += ((-m12) + a).cos() * 0.25;
                        v4.1 = (v4.1 * 2.0 - ({ let t16 = if a < s1 { m12 } else { p7 }; t16 * a.hypot(1.0 + s1) + t16 }).cos()).sin();
                    }
                    m12 *= 0.5 + (2.0 + x.iter().step_by(2).copied().map(|p17| p17 * x[n % x.len()]).sum::<f64>().sin()).cbrt().atan().tanh();
                    m12 -= (1.5 + s1.cos()).log10().sin().exp2().tanh() * 1.25;
                }
                m12 += ((v4.0 / (1.5 + m12 * m12)) + x[0]).cos() * 0.25;
            }
        } else if v4.0.abs() >= 1.1 && 0 % 2 == 0 {
            s1 *= x.iter().step_by(2).copied().map(|p18| (p18 - ({ let c20: Vec<f64> = x.iter().map(|p19| (*p19).sin() + p18).collect(); c20.iter().map(|v| v * v).sum::<f64>() })).tanh()).sum::<f64>().cos();
        } else {
            v4.1 = v4.1 * 0.5 + (match n % 3 { 0 => s1 / 0.3, 1 => s1, _ => x.iter().rev().map(|p21| s1).sum::<f64>() });
        }
        v4.0 - v4.1 + s1 + a + ({ let t22 = v4.0; t22 * x[(n * 2) % x.len()] + t22 }).sin()
    }

    #[differentiable]
    fn helper_108_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = { let t2 = u; t2 * u + t2 };
        let mut v3 = [0.75 - w, w, w];
        v3[3 % 3] += (if v3[1].abs() >= 1.25 { w } else { w }).rem_euclid(2.5) * 0.25;
        v3[0 % 3] += (s1.signum() - (s1 / (1.5 + v3[0 % 3] * v3[0 % 3]))) * 0.25;
        v3.iter().sum::<f64>() * 0.5 + s1 + w + u + s1.min(v3[1]).sin().exp2()
    }

    #[differentiable]
    fn helper_108_1(u: f64) -> Option<f64> {
        if u > 0.9 || u > 2.0 { return None; }
        let mut s4: f64 = u.sin();
        let mut v5 = [u / (1.5 + u * u), s4, u.to_radians()];
        let mut m6: f64 = if (0.3 * s4) > 1.25 { helper_108_0(u, u).clamp(-1.5, 1.25) } else if v5[0] > 0.5 { s4.max(v5[2]) - (v5[2] * u) } else { 1.25 - s4 };
        for i7 in 0..3_usize {
            v5[i7 % 3] /= 1.5 + v5.iter().enumerate().map(|(i8, p9)| ((*p9) - u.min(u)).tanh() * (i8 + 1) as f64).sum::<f64>().cos().abs();
        }
        Some(m6 + v5.iter().sum::<f64>() * 0.5 + s4 + u + (m6 * m6).ln_1p())
    }

    #[differentiable]
    pub fn program_108(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = { let t11 = x[0]; t11 * x[x.len() - 1] + t11 };
        let mut v12 = [match helper_108_1(a) { Some(t13) => t13 * 0.5, None => s10 }, a, -a];
        s10 = (s10 * 0.5 - (1.1 * s10).copysign(x[0])).sin();
        v12 = [x[(n + n) % x.len()] + 0.75, s10, x.iter().rev().skip(1).enumerate().map(|(i14, p15)| (*p15).sin() + v12[2] * (i14 + 1) as f64).sum::<f64>()];
        match (n + 1) % 4 {
            0 => {
                let d18: f64;
                if (1.5 + v12[2].sin()).powf(x[(n * 2) % x.len()].cos()) > 0.75 { d18 = (0..2 * n).step_by(2).map(|i16| (0..3_usize).map(|i17| a.max(x[x.len() - 1])).sum::<f64>()).sum::<f64>(); } else { d18 = x[n % x.len()] - 1.1; }
            }
            1 | 2 => {
                s10 /= 1.5 + (s10.sin().exp() * ({ let t19 = v12[1]; t19 * (n as f64 * 0.25) + t19 })).abs();
            }
            _ => {
                v12[0] = (v12[0] * 1.1 - (-a).sin().cosh()).sin();
            }
        }
        let b22: f64 = (0..3_usize).map(|i20| v12.iter().rev().map(|&p21| 1.0 + 0.5 * (x[x.len() - 1]).sin()).product::<f64>()).sum::<f64>().sin().sinh();
        b22 + v12.iter().sum::<f64>() * 0.5 + s10 + a + (s10 / (1.5 + x[0] * x[0])).tanh().powi(3)
    }

    #[differentiable]
    fn helper_109_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = (0..3_usize).map(|i2| u).sum::<f64>();
        s1 = s1 - s1 * 0.75;
        for &p3 in v.iter() {
            s1 *= 0.5 + (u * s1).atan().tanh();
            s1 = (0.9 - s1.min(s1)).sin() - s1 * 0.75;
            s1 = (p3.hypot(1.0 + v[2 % 3]) * p3.mul_add(0.5, v[0])).atan() - s1 * 0.75;
        }
        [s1 + v.iter().sum::<f64>() * 0.5 + u + v.iter().step_by(2).enumerate().map(|(i5, p6)| ((*p6) - v[(i5 + 0) % 3]).tanh() * (i5 + 1) as f64).sum::<f64>(), u.to_radians(), u - u]
    }

    #[differentiable]
    fn helper_109_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s7: f64 = v.iter().enumerate().map(|(i8, p9)| (*p9) * (i8 + 1) as f64).sum::<f64>();
        if (-s7) > 1.25 {
            let i10 = 2 % v.len();
            v[i10] *= (0.9 * (1.5 + v[v.len() - 1].sin()).powf(v[0].cos()).cos()).acos().cos();
        } else if s7 < v[v.len() - 1] && u.abs() >= 0.5 {
            s7 -= v.iter().rev().copied().map(|p11| 1.0 + 0.5 * (p11 * (u / (1.5 + s7 * s7))).sin()).product::<f64>() * 0.2;
        } else {
            s7 *= (0..3_usize).map(|i12| ({ let t13 = s7; t13 * v[v.len() - 1] + t13 })).sum::<f64>().cos();
            s7 *= 0.5 + v[3 % v.len()].clamp(-1.5, 1.25).min((2.0 * u)).tanh();
        }
        s7 + v.iter().sum::<f64>() * 0.5 + u + helper_109_0([-s7, s7, 1.5 / (1.5 + s7.abs())], v.iter().rev().skip(1).copied().min_by(f64::total_cmp).unwrap_or(0.5))[0]
    }

    #[differentiable]
    fn helper_109_2(v: &mut [f64], u: f64) {
        let mut s14: f64 = helper_109_0([v.iter().copied().map(|p15| u).map(f64::tanh).sum::<f64>(), v[0], v[3 % v.len()] * v[v.len() - 1]], v[v.len() - 1])[0];
        let mut m17: f64 = { let t16 = helper_109_1(v.to_vec(), u).tanh().powi(3); t16 * ((-s14) * (1.5 + s14 * s14).ln()) + t16 };
        v[v.len() - 1] *= 0.5 + ((if 2 % 3 == 1 { m17 } else if m17 < m17 { u } else { m17 }) + 0.5).tanh();
        let (p18, mut q19): (f64, f64) = (0.2 * (s14 * u), if m17 > 0.2 { u } else { m17 });
        
    }

    #[differentiable]
    pub fn program_109(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s21: f64 = x[(n + n) % x.len()] + x[0];
        let mut v22 = x.to_vec();
        helper_109_2(&mut v22[..], 0.2 * a);
        let f23 = |u24: f64| (u24 % 1.75).mul_add(0.5, x[3 % x.len()]) - (u24 + 0.3);
        for (p25, q26) in v22.iter_mut().zip(x.iter()) {
            'l28: for i27 in (0..2 * n).step_by(3) {
                s21 = (*q26).atan().sin();
                s21 -= a.min(x[n % x.len()]).copysign(a).tanh() * 0.5;
            }
            s21 = (s21 * 0.3 - (*p25).copysign((1.25 * (*p25))).sin()).sin();
        }
        let mut w29 = v22.clone();
        'l31: while let Some(t30) = w29.pop() {
            let mut v32 = v22.clone();
            s21 /= 1.5 + x.chunks(3).map(|w33| (w33[0] - 0.5) * (x[0] * x[0]).ln_1p()).sum::<f64>().atan().abs();
        }
        v22.iter().sum::<f64>() * 0.5 + s21 + a + x[(n + n) % x.len()]
    }

    #[differentiable]
    fn helper_110_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u - 2.0;
        for i2 in 0..4_usize {
            let i3 = 1 % v.len();
            v[i3] /= 1.5 + u.sin().abs();
            s1 *= s1.rem_euclid(2.5).sin().cos();
            s1 *= (if s1 < s1.clamp(-1.5, 1.25) { v[(i2 * 1) % v.len()] + v[(i2 + i2) % v.len()] } else { v[0] }).cos().cos();
        }
        s1 + v.iter().sum::<f64>() * 0.5 + u + v[0 % v.len()]
    }

    #[differentiable]
    pub fn program_110(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x.iter().fold(n as f64 * 0.25, |s5, p6| s5 * 0.5 + ((*p6) * (*p6)).sin());
        let mut v7 = [[{ let t8 = s4; t8 * t8 + t8 }, x.iter().skip(1).copied().fold(-4.0, f64::max)], [x[x.len() - 1].cos(), match x[0] { t9 if t9 > 1.5 => t9 * a, t9 if t9 < -1.5 => -t9 + a, _ => a }]];
        let mut m11: f64 = 1.5 - x.windows(3).map(|w10| (w10[1] - 0.5) * helper_110_0(w10.to_vec(), v7[0][0])).sum::<f64>();
        let (p12, mut q13): (f64, f64) = (helper_110_0(x.to_vec(), s4) / 0.75, x[x.len() - 1].mul_add(0.5, x[n % x.len()]));
        let f14 = |u15: f64| a;
        match 1 % 4 {
            0 => {
                v7[(n * 3) % 2][(n + n) % 2] = v7[(n * 3) % 2][(n + n) % 2] * 0.5 + x[(n * 3) % x.len()];
            }
            1 | 2 => {
                q13 *= (0.7 * x[x.len() - 1].sin()).tan().cos().cos();
            }
            _ => {
                m11 /= 1.5 + helper_110_0(x.to_vec(), (1..=n).rev().map(|i16| v7[1][n % 2]).sum::<f64>()).abs();
            }
        }
        'l19: for p17 in x.iter().rev() {
            if v7[1][n % 2] > 0.3 { break; }
            q13 += f14(s4.copysign(m11)).tanh() * 0.25;
        }
        q13 + p12 + m11 + v7[0][1] * v7[1][0] + v7[1][1] + ({ let c21: Vec<f64> = x.iter().map(|p20| ((*p20) - (2.0 + q13.cos()).recip()).tanh()).collect(); c21.iter().sum::<f64>() })
    }

    #[differentiable]
    fn helper_111_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = { let t2 = v[v.len() - 1]; t2 * v[2 % v.len()] + t2 };
        let mut v3 = (u, { let t4 = u; t4 * u + t4 });
        v3.0 *= (u * v3.1).cos();
        for i5 in 0..2_usize {
            v3.0 /= 1.5 + (v[(i5 * 4) % v.len()] - v[i5 % v.len()]).hypot(1.0 + v[0]).tanh().abs();
            s1 = (-s1).tanh() - s1 * 0.75;
        }
        v3.0 - v3.1 + s1 + v.iter().sum::<f64>() * 0.5 + u + (({ let t6 = s1; t6 * u + t6 }) + (1.25 + s1.sin()).powf(1.5))
    }

    #[differentiable]
    fn helper_111_1(v: &[f64], u: f64) -> f64 {
        let mut s7: f64 = u;
        let mut v8 = [-s7, s7, u - s7 * s7];
        v8[2] = (u - v8[0]).max(u.min(u)) - v8[2] * 0.75;
        if v[2 % v.len()].rem_euclid(2.5) > 0.9 {
            s7 = v.chunks(2).map(|w9| (w9[0] - 0.5) * u).sum::<f64>().copysign(({ let t10 = v8[0 % 3]; t10 * s7 + t10 }));
        } else {
            s7 *= 0.5 + (1.1 / (1.5 + (-v[1 % v.len()]).abs())).tanh();
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + u + (match 1 % 3 { 0 => 1.25 / (1.5 + v[0].abs()), 1 => { let t11 = v[0 % v.len()]; t11 * s7 + t11 }, _ => (0.7 * s7.sin()).tan() })
    }

    #[differentiable]
    pub fn program_111(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s12: f64 = -a;
        let mut s12: f64 = x.iter().step_by(2).fold(s12, |s13, p14| s13 * 0.5 + (({ let t15 = s12 / (1.5 + x[0] * x[0]); t15 * helper_111_0(x.to_vec(), s13) + t15 })).sin());
        for p16 in x.iter().rev() {
            match n % 4 {
                0 => {
                    s12 = s12 * 0.5 + (-(0.8 * x[0].sin()).atanh()).cos();
                }
                1 | 2 => {
                    for p18 in x.chunks(2) {
                        if ({ let t20 = p18[p18.len() - 1]; t20 * p18[0] + t20 }) > 1.25 {
                            if (p18[0] * p18[p18.len() - 1]) < p18.windows(3).map(|w21| (w21[1] - 0.5) * s12).sum::<f64>() {
                                for i22 in 1..=3_usize {
                                    s12 += (s12 + p18[p18.len() - 1]).sin().exp2().cos() * 0.25;
                                    let mut m23: f64 = (n as f64 * 0.25).cos().exp_m1();
                                }
                                for i24 in 0..n {
                                    s12 = (s12 * 0.3 - ((*p16) + a).min(x[0].min(a)).cos()).sin();
                                    s12 = s12.asinh().cos();
                                }
                            }
                            s12 = (s12 * 1.5 - (match (*p16) { t25 if t25 > 0.9 => t25 * a.sin().cosh(), t25 if t25 < -0.9 => -t25 + a.atan2(1.5 + x[0].abs()), _ => s12 - s12 * s12 }).tanh()).sin();
                        }
                    }
                }
                _ => {
                    s12 *= 0.5 + helper_111_1(&x[1..], s12).min(1.75).cos().tanh();
                }
            }
            s12 /= 1.5 + (0.5 + x[x.len() - 1] * x[x.len() - 1]).sqrt().max(({ let t26 = a; t26 * s12 + t26 })).atan().abs();
            s12 -= (if ((*p16) + 1.25).abs() >= 1.1 { match (*p16) { t27 if t27 > 1.1 => t27 * s12, t27 if t27 < -1.1 => -t27 + a, _ => x[0] } } else { (0.9 * (*p16).sin()).asin() }).sin() * 1.5;
        }
        s12 + a + ((1.5 + a.cos()).log2() + (-s12))
    }

    #[differentiable]
    pub fn program_112(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = [0.2 * s1, x[0], x[(n * 2) % x.len()]];
        s1 = s1 * 0.5 + (v2[n % 3] * (a - a));
        'l4: for i3 in 0..n {
            if 0 % 2 == 0 {
                'l7: for p5 in v2.iter_mut() {
                    let (p8, mut q9): (f64, f64) = ((2.0 + ((*p5) / 1.25).cos()).recip(), s1.min(s1));
                    let (p10, mut q11): (f64, f64) = (a.mul_add(0.5, (*p5)), p8 / (1.5 + a * a));
                }
            }
        }
        let mut k12 = 0_usize;
        loop {
            k12 += 1;
            if k12 > 2 || (a > 0.3) { break; }
            s1 += ({ let t13 = (0.7 * v2[1].sin()).tan(); t13 * (t13 + (k12 as f64 * 0.25)) + t13 }).tanh() * 0.25;
            s1 *= v2.iter().rev().skip(1).filter(|p14| **p14 > 0.5).map(|p15| (*p15) * a.min(v2[0])).sum::<f64>().atan().cos();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + ((s1 * s1).ln_1p() - x[(n + 3) % x.len()] * x[(n + 3) % x.len()])
    }

    #[differentiable]
    fn helper_113_0(u: f64, n: usize) -> f64 {
        if n == 0 { return (0..2 * n).step_by(2).map(|i1| u).sum::<f64>(); }
        let below = helper_113_0(u + u, n - 1);
        let mut s2: f64 = below;
        for i3 in 1..=n {
            s2 *= [0.5_f64, 1.5].chunks(3).map(|w4| (w4[0] - 0.5) * (1.5 + below * below).ln()).sum::<f64>().atan().cos();
        }
        s2 + below + u + (-s2.min(1.75))
    }

    #[differentiable]
    pub fn program_113(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = (0.9 * a.cos()).acos();
        let mut v6 = ((0..3_usize).map(|i7| (0..n).map(|i8| s5).sum::<f64>()).sum::<f64>(), s5 - (n as f64 * 0.25));
        let mut v9 = [x[x.len() - 1].cos().exp_m1(), v6.1, -x[0]];
        if (0.2 - v6.0) < (v9[0] + s5) { return v9.iter().rev().copied().min_by(f64::total_cmp).unwrap_or(0.5); }
        for i10 in 0..n {
            v9 = v9;
            v9[2] = (v9[2] * 0.2 - ((2.0 + a.sin()).cbrt() * (x[0 % x.len()] + 0.75)).sin()).sin();
            for i11 in (0..2 * n).step_by(2) {
                if s5 > 0.5 {
                    let b13: f64 = 0.5 * x.chunks(3).map(|w12| (w12[0] - 0.5) * a.rem_euclid(2.5)).sum::<f64>();
                    v9[2] *= 0.5 + (0.8 * v9.iter().filter(|p14| **p14 > 0.2).map(|p15| (*p15) * v6.0).sum::<f64>().sin()).atanh().cos().tanh();
                } else {
                    for i16 in 0..n {
                        s5 = s5 * 0.5 + v9.iter().fold(v9[(i16 + 3) % 3], |s17, p18| s17 * 0.5 + (s5).sin()).to_radians().sin();
                        v6.0 += (s5.copysign(v9[(i10 * 2) % 3]) / 0.5).sin() * 0.25;
                    }
                    v6.0 /= 1.5 + (i11 as f64 * 0.25).sin().abs();
                }
                s5 *= 0.5 + x.iter().step_by(2).copied().map(|p19| p19.sin() + ({ let t20 = s5; t20 * v6.0 + t20 })).sum::<f64>().tanh().tanh();
            }
        }
        v9.iter().sum::<f64>() * 0.5 + v6.0 - v6.1 + s5 + a + ((0..3_usize).map(|i21| x[n % x.len()]).sum::<f64>() % 1.75)
    }

    #[differentiable]
    pub fn program_114(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        s1 = s1 * 0.5 + ({ let t2 = x.chunks(3).map(|w3| (w3[0] - 0.5) * a).sum::<f64>(); t2 * x[3 % x.len()] + t2 });
        let mut w4 = x.to_vec();
        while let Some(t5) = w4.pop() {
            for i6 in 0..2_usize {
                for (i8, p7) in x.iter().enumerate() {
                    s1 -= x.iter().rev().copied().map(|p9| p9.sin() + s1.powi(2)).map(f64::tanh).sum::<f64>().tanh() * 0.2;
                    s1 = ({ let t10 = t5; t10 * a + t10 }).atan();
                }
                let mut v11 = [t5.asinh(), x[x.len() - 1], { let c13: Vec<f64> = x.iter().rev().skip(1).map(|p12| x[(i6 * 1) % x.len()]).collect(); c13.iter().map(|v| v * v).sum::<f64>() }];
            }
            let mut m15: f64 = ({ let t14 = s1; t14 * t5 + t14 }) - (a - s1 * s1);
        }
        s1 = (s1 * 0.3 - s1).sin();
        for (p16, q17) in x.iter().zip(x.iter()) {
            if a.copysign(a).abs() >= 0.3 {
                s1 = s1.max(0.25).mul_add(0.5, x.iter().rev().map(|p18| (*p18) * a).map(f64::tanh).sum::<f64>()).atan();
                s1 = ((*p16) - 0.9).atan() - s1 * 0.75;
            }
            s1 = (0.8 * x.iter().map(|p19| (*p19)).sum::<f64>().sin()).atanh().cos() - s1 * 0.75;
        }
        s1 + a + (0..2 * n).step_by(2).map(|i20| x[i20 % x.len()]).sum::<f64>()
    }

    #[differentiable]
    fn helper_115_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = u;
        let mut v2 = vec![v[0]; 3];
        { let mut f3 = |u4: f64| { s1 = s1 * 0.5 + ({ let t5 = u; t5 * u + t5 }).atan(); }; f3(u); f3(v2[0 % v2.len()] + 0.75); }
        if 0 % 3 == 1 {
            if u > 0.75 {
                s1 = (u * (if u.abs() >= 1.25 { v2[0 % v2.len()] } else if s1 > 2.0 { s1 } else { u })) - s1 * 0.75;
                s1 *= ({ let t6 = v2.iter().zip(v.iter()).map(|(p7, q8)| (*p7) * u + p7 * q8).sum::<f64>(); t6 * v2[2 % v2.len()].fract() + t6 }).cos();
            } else {
                s1 -= v[2 % 3] * 2.0;
                s1 *= 0.5 + (({ let t9 = s1; t9 * v[2 % 3] + t9 }) * v[0 % 3].to_radians()).tanh();
            }
        } else if s1 > 0.3 || s1 > 1.1 {
            s1 *= ((s1 + 1.5) - 0.3).cos();
        } else {
            s1 = ({ let t10 = (0..3_usize).map(|i11| v[i11 % 3]).sum::<f64>(); t10 * v2[1 % v2.len()].signum() + t10 }) - s1 * 0.75;
            s1 *= 0.5 + (0.9 * u.sin()).asin().tanh();
        }
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + v2.iter().rev().zip(v.iter().rev()).map(|(p12, q13)| (*p12) * (*p12).hypot(1.0 + u) + p12 * q13).sum::<f64>(), v[2 % 3].atan2(1.5 + v2[v2.len() - 1].abs()), v2[v2.len() - 1]]
    }

    #[differentiable]
    pub fn program_115(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s14: f64 = a.min(x[3 % x.len()]);
        let mut v15 = [-x[n % x.len()], n as f64 * 0.25, x[x.len() - 1].max(s14)];
        if (0.8 * a.sin()).atanh() < (-a) {
            s14 = s14 * 0.5 + ((s14 * a) / (1.5 + s14 * s14));
            if ({ let c17: Vec<f64> = x.iter().map(|p16| (*p16).sin() + a).collect(); c17.iter().map(|v| v * v).sum::<f64>() }) < v15[1] && (n + n) % 3 == 0 {
                if a.atan2(1.5 + s14.abs()) < (1.5 + v15[0] * v15[0]).ln() {
                    'l20: for &p18 in v15.iter() {
                        s14 = s14 * 0.5 + s14.min(1.75).max(p18.mul_add(0.5, a)).cos();
                        let mut s14: f64 = (-({ let c22: Vec<f64> = v15.iter().rev().map(|p21| (*p21).sin() + v15[(n + n) % 3]).collect(); c22.iter().sum::<f64>() })).cos();
                    }
                } else {
                    v15[(n + n) % 3] = (v15[(n + n) % 3] * 1.25 - (0.7 * v15[0].sin().sin()).tan()).sin();
                    v15[1] *= 0.5 + x[x.len() - 1].tanh();
                }
            } else {
                for i23 in (0..2 * n).step_by(2) {
                    v15[1] = v15[1] * 0.5 + s14.atan2(1.5 + x[(n * 4) % x.len()].abs()).tanh().powi(3).cos();
                    s14 *= (if (-x[0]) > 1.1 { v15[(n + n) % 3] } else { v15[1].rem_euclid(2.5) }).atan().cos();
                }
                s14 /= 1.5 + ((if x[(n + n) % x.len()].abs() >= 0.5 { x[(n + n) % x.len()] } else { s14 }) + (if x[n % x.len()] < a { a } else { v15[(n + 0) % 3] })).abs();
            }
        }
        v15.iter().sum::<f64>() * 0.5 + s14 + a + v15.iter().rev().skip(1).map(|&p24| p24 * x.iter().zip(x.iter()).map(|(p25, q26)| s14 + p25 * q26).sum::<f64>()).map(f64::tanh).sum::<f64>()
    }

    #[differentiable]
    fn helper_116_0(u: f64) -> Option<f64> {
        if (1.5 + u.cos()).log10() > 1.1 { return None; }
        let mut s1: f64 = u.atan2(1.5 + u.abs());
        let mut k3 = 0_usize;
        let r2: f64 = loop {
            k3 += 1;
            if k3 > 2 || (u > 2.0 && s1 > 1.1) { break (0.7 * ({ let t4 = u; t4 * t4 + t4 }).sin()).tan(); }
            s1 = (s1 * 2.0 - s1.cos().exp_m1().sin()).sin();
            if k3 % 3 == 1 {
                s1 = (0.2 * (u - s1 * s1)).cos();
                s1 *= 0.5 + (({ let c6: Vec<f64> = [0.5_f64, 1.5].iter().step_by(2).map(|p5| (*p5) * s1).collect(); c6.iter().sum::<f64>() }) + (0.3 / (1.5 + u.abs()))).sin().tanh();
            } else {
                s1 = (1.5 + (s1 - u * u).sin()).powf((1.5 + u.cos()).log10().cos()).tanh() - s1 * 0.75;
            }
            s1 += (1.5 + s1.powi(2).sin()).powf(s1.cos()).sin() * 0.25;
        };
        Some(r2 + s1 + u + [0.5_f64, 1.5].iter().rev().copied().min_by(f64::total_cmp).unwrap_or(0.5))
    }

    #[differentiable]
    fn helper_116_1(u: f64, w: f64) -> (f64, f64) {
        let mut s7: f64 = u - u;
        let mut v8 = [s7.atan(), w, match helper_116_0(w) { Some(t9) => t9 * 0.5, None => w }];
        let mut v10 = v8;
        v10[1] -= helper_116_0(u).map(|t11| t11 * 0.5).unwrap_or_else(|| v10[2 % 3]).sin().sinh() * 0.75;
        (v10.iter().sum::<f64>() * 0.5 + v8.iter().sum::<f64>() * 0.5 + s7 + w + u + (2.0 - v10.chunks(2).map(|w12| (w12[0] - 0.5) * v10[1 % 3]).sum::<f64>()), v10[1 % 3])
    }

    #[differentiable]
    pub fn program_116(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = a;
        let mut v14 = [match helper_116_0(s13) { Some(t15) => t15 * 0.5, None => n as f64 * 0.25 }, s13, { let t16 = x[n % x.len()]; t16 * a + t16 }];
        for p17 in v14.iter_mut().rev() {
            if (1.5 + x[x.len() - 1] * x[x.len() - 1]).acosh() > 0.2 { break; }
            if x[0].sin().sinh() > 1.1 {
                s13 *= 0.5 + (a - a * a).atan().tanh();
                let mut v19 = [[a * (*p17), s13.clamp(-1.5, 1.25)], [s13.to_radians(), x[0]]];
            } else if x[0] > 1.25 || (*p17).abs() >= 0.5 {
                if (1.5 + s13 * s13).ln() > 0.5 { continue; }
            } else {
                if helper_116_0(a).map(|t20| t20 * 0.5).unwrap_or_else(|| x[0]) > 0.3 || a > 0.2 {
                    if (-a) > 0.5 {
                        if let Some(t21) = helper_116_0(s13) {
                            s13 = (1.1 - x.iter().take(2).fold(x[(n + n) % x.len()], |s22, p23| s22 * 0.5 + (a).sin())).atan();
                            s13 = ((s13 + 1.5) - (1.5 + a.sin()).powf((*p17).cos())).sin();
                        } else {
                            s13 = (-a).cos() - s13 * 0.75;
                        }
                    } else {
                        let t24 = s13;
                        s13 = *p17;
                        *p17 = t24;
                        *p17 = helper_116_0(a.hypot(1.0 + x[x.len() - 1])).unwrap_or((*p17).min((*p17))).sin() - (*p17) * 0.75;
                    }
                    *p17 /= 1.5 + (2.0 + ((*p17) - a).cos()).recip().tanh().abs();
                } else {
                    *p17 += ({ let t26 = x.chunks(3).map(|w27| (w27[0] - 0.5) * a).sum::<f64>(); t26 * (-t26) + t26 }).sin() * 0.25;
                }
                s13 = (s13 * 1.1 - x.iter().zip(x.iter().rev()).map(|(p28, q29)| (*p28).sin() + a + p28 * q29).sum::<f64>().copysign(x.iter().step_by(2).map(|p30| 1.0 + 0.5 * ((*p30) * s13).sin()).product::<f64>()).cos()).sin();
            }
            s13 = s13 * 0.5 + helper_116_0(a.sin()).map_or(x[0].clamp(-1.5, 1.25), |t31| t31.sin()).tanh();
        }
        v14.iter().sum::<f64>() * 0.5 + s13 + a + (1.5 + f64::sin(a).cos()).log10()
    }

    #[differentiable]
    fn helper_117_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v.iter().map(|p2| v[1 % v.len()]).sum::<f64>();
        for p3 in v.iter().rev() {
            s1 *= 0.5 + (((*p3) - 0.2) / (1.5 + s1 * s1)).tanh().tanh();
        }
        if s1 > 0.3 {
            s1 = (s1 * 0.2 - v.iter().filter(|p5| **p5 > 0.2).map(|p6| (*p6).sin() + u).sum::<f64>()).sin();
            s1 *= (1.5 + v[v.len() - 1].cos()).log10().cos();
        }
        s1 + v.iter().sum::<f64>() * 0.5 + u + ((v[3 % v.len()] / (1.5 + s1 * s1)) + ({ let t7 = u; t7 * v[v.len() - 1] + t7 }))
    }

    #[differentiable]
    pub fn program_117(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = (2.0 + (n as f64 * 0.25).cos()).recip();
        let mut v9 = (-x.iter().step_by(2).map(|&p10| x[(n * 1) % x.len()]).sum::<f64>(), helper_117_0(x.to_vec(), a));
        if x.iter().fold(x[n % x.len()], |s11, p12| s11 * 0.5 + (s11).sin()) > 1.5 {
            let mut k13 = 0_usize;
            loop {
                k13 += 1;
                if k13 > 5 || ((match a { t14 if t14 > 0.5 => t14 * v9.1, t14 if t14 < -0.5 => -t14 + v9.0, _ => v9.1 }) > 1.5) { break; }
                for i15 in 0..n {
                    for i16 in (0..n).rev() {
                        v9.1 = s8.min(a).sin();
                    }
                    for p17 in x.iter().copied() {
                        let (p19, mut q20): (f64, f64) = (p17 - x[0], p17.tanh());
                        let mut q20: f64 = (0.9 * a.sin()).asin();
                    }
                    s8 = (s8 * 1.5 - ({ let t21 = a.signum(); t21 * (0.9 * x[x.len() - 1]) + t21 }).cos()).sin();
                }
            }
        } else {
            s8 *= (-v9.1).cos();
            s8 += (a * a).tanh() * 0.25;
        }
        v9.0 - v9.1 + s8 + a + (2.0 - a).cos().exp_m1()
    }

    #[differentiable]
    fn helper_118_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = (1.5 + (*p).cos()).log10();
        let mut v2 = [u, s1, -(*p)];
        if (0.9 - u) < s1 {
            for &p3 in v2.iter() {
                s1 = (p3 - 1.5).min((1.5 + u * u).ln()).tanh();
                *p -= ({ let t5 = { let t6 = s1; t6 * (*p) + t6 }; t5 * (*p) + t5 }).sin() * 1.25;
                *p /= 1.5 + u.min(1.75).copysign((*p).sin()).atan().abs();
            }
        } else {
            *p = (*p) * 0.5 + (1.1 / (1.5 + u.asinh().abs()));
            s1 = s1 * 0.5 + ((1.5 + s1.cos()).log10() * (0.8 * (*p).sin()).atanh());
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + *p + u + (v2.iter().rev().skip(1).map(|&p7| (p7 - u).tanh()).map(f64::tanh).sum::<f64>() - (*p))
    }

    #[differentiable]
    fn helper_118_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s8: f64 = { let t9 = u; t9 * u + t9 };
        let d10: f64;
        if (0.3 * u) < s8 { d10 = u - s8 * s8; } else { d10 = f64::sin(({ let t11 = u; t11 * s8 + t11 })); }
        d10 + s8 + v.iter().sum::<f64>() * 0.5 + u + v.iter().step_by(2).map(|&p12| (p12 + 0.5)).sum::<f64>()
    }

    #[differentiable]
    fn helper_118_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s13: f64 = helper_118_1(v.clone(), u);
        let r14 = helper_118_0(&mut s13, helper_118_1(v.clone(), v[0]));
        r14 + s13 + v.iter().sum::<f64>() * 0.5 + u + ((0.5 - u) * u.signum())
    }

    #[differentiable]
    pub fn program_118(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s15: f64 = a.tanh();
        let mut v16 = [s15.sin().sinh(), s15, s15];
        if ({ let t17 = v16[n % 3]; t17 * a + t17 }) > 2.0 {
            let (p18, mut q19): (f64, f64) = (v16[0], 1.5 / (1.5 + v16[0].abs()));
            match (n * 4) % 4 {
                0 => {
                    let b20: f64 = (helper_118_1(x.to_vec(), q19) * a).mul_add(0.5, (1.5 + helper_118_1(x.to_vec(), q19).sin()).powf(helper_118_1(x.to_vec(), q19).cos()));
                }
                1 | 2 => {
                    v16[n % 3] *= (x[0].hypot(1.0 + p18) + (match (n + 0) % 3 { 0 => s15, 1 => v16[n % 3], _ => v16[1] })).cos();
                }
                _ => {
                    let (l21, r22) = v16.split_at_mut(1);
                    for (p23, q24) in l21.iter_mut().zip(r22.iter()) {
                        *p23 += *q24 * q19;
                    }
                }
            }
        }
        let f25 = |u26: f64| x.iter().copied().map(|p27| p27 * (2.0 / (1.5 + x[n % x.len()].abs()))).map(f64::tanh).sum::<f64>() - a * a;
        let mut s15: f64 = ({ let t28 = -a; t28 * s15.tanh() + t28 }) * (({ let t29 = s15; t29 * a + t29 }) / 0.3);
        v16.iter().sum::<f64>() * 0.5 + s15 + a + x[0].sin().exp2().atan2(1.5 + (-a).abs())
    }

    #[differentiable]
    fn helper_119_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[1 % 3];
        v[0] = v[0] * 0.5 + u.sin().sinh().sin().exp2();
        [s1 + v.iter().sum::<f64>() * 0.5 + u + v.iter().map(|&p2| p2 * f64::sin(p2)).sum::<f64>(), (0.7 * s1.sin()).tan(), s1 / (1.5 + u * u)]
    }

    #[differentiable]
    fn helper_119_1(u: f64, w: f64) -> (f64, f64) {
        let mut s3: f64 = u;
        let w: f64 = (w.max(w) - 0.9).min(s3);
        let mut s3: f64 = w.clamp(-1.5, 1.25);
        (s3 + w + u + ({ let t4 = w - u * u; t4 * s3.rem_euclid(2.5) + t4 }), (0.8 * s3.sin()).atanh() / (1.5 + w * w))
    }

    #[differentiable]
    pub fn program_119(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = 0.5 * x[0];
        let mut v6 = [[x[(n + 2) % x.len()] + a, (0.5 + a * a).sqrt()], [(1.5 + s5.sin()).powf(a.cos()), if s5 > 1.1 { s5 } else { x[x.len() - 1] }]];
        let mut k8 = 0_usize;
        let r7: f64 = loop {
            k8 += 1;
            if k8 > 3 || (1 % 2 == 1) { break helper_119_1(x[x.len() - 1].atan2(1.5 + s5.abs()), a.hypot(1.0 + s5)).0; }
            s5 *= (0.2 - (match n % 3 { 0 => s5, 1 => v6[0][0], _ => s5 })).tanh().cos();
            v6[k8 % 2][1] -= x.iter().take(2).filter(|p9| **p9 > 0.3).map(|p10| (a + x[x.len() - 1])).sum::<f64>().sin() * 0.75;
            let b11: f64 = (a - x[(n + k8) % x.len()] * x[(n + k8) % x.len()]).atan2(1.5 + (if v6[k8 % 2][1 % 2] > 0.9 || v6[0][k8 % 2].abs() >= 1.1 { s5 } else { v6[k8 % 2][(k8 * 3) % 2].powi(2) }).abs());
        };
        v6[(n + n) % 2][0] += ({ let t12 = a - x[2 % x.len()]; t12 * t12.atan2(1.5 + r7.abs()) + t12 }) * 0.25;
        let (p13, mut q14) = helper_119_1((0.3 - v6[1][1]) - 0.2, v6[0][n % 2].asinh());
        let mut k16 = 0_usize;
        let r15: f64 = 'l18: loop {
            k16 += 1;
            if k16 > 2 || ((if a.abs() >= 2.0 { n as f64 * 0.25 } else if (k8 as f64 * 0.25).abs() >= 0.9 { x[0] } else { r7 }) > 0.75) { break -helper_119_0([x.iter().map(|&p17| r7).sum::<f64>(), q14, 1.25 - s5], q14)[2]; }
            v6[1][2 % 2] = v6[1][2 % 2] * 0.5 + (0.2 / (1.5 + x.iter().rev().skip(1).map(|&p19| p19.sin() + p13).map(f64::tanh).sum::<f64>().abs())).atan();
            v6[0][1] *= x.iter().step_by(2).enumerate().map(|(i20, p21)| ((*p21) - x[0].min(r7)).tanh() * (i20 + 1) as f64).sum::<f64>().sin().cos();
        };
        r15 + q14 + p13 + r7 + helper_119_0([helper_119_1(p13, a).1, p13, { let t22 = v6[k16 % 2][0]; t22 * r7 + t22 }], q14)[1].tanh()
    }

    #[differentiable]
    fn helper_120_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = u;
        for i2 in 0..3_usize {
            let f3 = |u4: f64| 2.0 - (u.max(0.25) * w.sin());
        }
        (s1 + w + u + (w + 1.25), s1.min(u))
    }

    #[differentiable]
    fn helper_120_1(v: &mut [f64], u: f64) {
        let mut s5: f64 = (2.0 + u.sin()).cbrt();
        let mut k7 = 0_usize;
        let r6: f64 = loop {
            k7 += 1;
            if k7 > 2 || ((u / 0.5).abs() >= 0.5) { break 0.75 * (2.0 / (1.5 + s5.abs())); }
            s5 *= v.iter().rev().skip(1).enumerate().map(|(i8, p9)| (*p9).sin() + ((*p9) - v[(k7 + k7) % v.len()] * v[(k7 + k7) % v.len()]) * (i8 + 1) as f64).sum::<f64>().tanh().cos();
            s5 *= ({ let t10 = v[v.len() - 1]; t10 * (0.8 * t10.sin()).atanh() + t10 }).tanh().cos();
        };
        
    }

    #[differentiable]
    pub fn program_120(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s12: f64 = a % 1.75;
        let mut v13 = [x.iter().take(2).copied().min_by(f64::total_cmp).unwrap_or(0.5), a, helper_120_0(s12, x[n % x.len()]).0];
        helper_120_1(&mut v13, -(n as f64 * 0.25));
        let (l14, r15) = v13.split_at_mut(1);
        for (p16, q17) in r15.iter_mut().zip(l14.iter()) {
            *p16 += *q17 * (0.5 + s12 * s12).sqrt();
        }
        s12 = (s12 * 1.25 - (if a > 1.25 && v13[1].abs() >= 1.25 { x[(n * 3) % x.len()].powi(2) } else { v13.iter().fold(s12, |s18, p19| s18 * 0.5 + ((*p19).sin() + (*p19)).sin()) })).sin();
        if n % 2 == 0 {
            s12 = s12 * 0.5 + a.mul_add(0.5, s12).asinh();
            s12 = (s12 * 1.25 - a).sin();
        }
        v13.reverse();
        if (v13[(n + 3) % 3] + 1.1) > 0.9 { return v13[(n + 0) % 3].min(a); }
        if (v13[0] + s12) > 0.9 {
            let (l20, r21) = v13.split_at_mut(1);
            for (p22, q23) in l20.iter_mut().zip(r21.iter()) {
                *p22 += *q23 * ({ let c25: Vec<f64> = x.iter().rev().skip(1).map(|p24| ((*p24) - s12).tanh()).collect(); c25.iter().sum::<f64>() });
            }
        }
        s12 *= 0.5 + helper_120_0(s12, 0.2 - x[2 % x.len()]).0.tanh();
        let (l26, r27) = v13.split_at_mut(1);
        for (p28, q29) in l26.iter_mut().zip(r27.iter()) {
            *p28 += *q29 * (a - s12);
        }
        let mut w30 = x.to_vec();
        while let Some(t31) = w30.pop() {
            s12 *= ({ let t32 = a / 2.0; t32 * t31 + t32 }).cos().cos();
        }
        v13.iter().sum::<f64>() * 0.5 + s12 + a + helper_120_0(x.iter().rev().skip(1).filter(|p33| **p33 > 0.75).map(|p34| ((*p34) - s12).tanh()).sum::<f64>(), a.sin().exp()).1
    }

    #[differentiable]
    pub fn program_121(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = [[{ let t3 = s1; t3 * s1 + t3 }, x[2 % x.len()]], [x[n % x.len()].atan2(1.5 + s1.abs()), a.copysign(s1)]];
        v2[(n * 2) % 2][0] = (-v2[(n * 3) % 2][0].max(0.25)) - v2[(n * 2) % 2][0] * 0.75;
        s1 = (s1 * 2.0 - f64::sin(v2[n % 2][n % 2])).sin();
        if ({ let t4 = a; t4 * s1 + t4 }) > 1.5 { return a * v2[0][1]; }
        for p5 in x.chunks(2) {
            if (0..2 * n).step_by(2).map(|i7| x[n % x.len()]).sum::<f64>() > 0.75 {
                if x[0 % x.len()].sin() > 2.0 {
                    if ({ let t8 = a; t8 * p5[2 % p5.len()] + t8 }).abs() >= 1.5 { break; }
                    'l10: for i9 in (0..4_usize).rev() {
                        s1 = (match a { t11 if t11 > 1.5 => t11 * v2[0][(n + 2) % 2] * v2[1][(n + i9) % 2], t11 if t11 < -1.5 => -t11 + -p5[n % p5.len()], _ => s1 }).sin();
                        s1 = (s1 * 1.25 - (s1 + 0.75).sin()).sin();
                        s1 -= ({ let t12 = v2[1][1]; t12 * p5[0] + t12 }).atan().atan() * 1.5;
                    }
                } else if x[(n * 2) % x.len()].copysign(x[(n * 1) % x.len()]) > 1.25 {
                    s1 -= (-x[0].copysign(x[x.len() - 1])).sin() * 0.3;
                }
                s1 = s1 * 0.5 + x.iter().skip(1).copied().fold(-4.0, f64::max).tanh().powi(3).sin();
            } else {
                s1 /= 1.5 + (x[n % x.len()] * x[n % x.len()]).ln_1p().cos().abs();
            }
        }
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + a + ({ let c14: Vec<f64> = x.iter().rev().map(|p13| (*p13).sin() + (x[(n + n) % x.len()] + v2[1][n % 2])).collect(); c14.iter().sum::<f64>() })
    }

    #[differentiable]
    fn helper_122_0(u: f64, n: usize) -> f64 {
        if n == 0 { return -u; }
        let below = helper_122_0([0.5_f64, 1.5].iter().take(2).copied().map(|p1| 1.0 + 0.5 * (p1 * u).sin()).product::<f64>(), n - 1);
        let mut s2: f64 = [0.5_f64, 1.5].iter().zip([0.5_f64, 1.5].iter().rev()).map(|(p3, q4)| (*p3) * below + p3 * q4).sum::<f64>();
        let mut v5 = [{ let t6 = s2; t6 * u + t6 }, u, (0.9 * u.sin()).asin()];
        if (n + 0) % 3 == 1 || u > 0.9 { return (1.5 + u.sin()).powf(s2.cos()); }
        if (-below) > 0.75 {
            s2 -= (u / (1.5 + v5[2] * v5[2])).asinh() * 0.2;
        }
        v5.iter().sum::<f64>() * 0.5 + s2 + below + u + s2.atan2(1.5 + (v5[3 % 3] + s2).abs())
    }

    #[differentiable]
    fn helper_122_1(u: f64, n: usize) -> f64 {
        if n == 0 { return u.cos().exp_m1(); }
        let below = helper_122_1((1.5 + u.sin()).powf(u.cos()), n - 1);
        let mut s7: f64 = u + below;
        if n % 2 == 1 {
            s7 -= (helper_122_0(u, 2) - s7.signum()) * 1.1;
            s7 *= ((below / (1.5 + below * below)) + ({ let t8 = n as f64 * 0.25; t8 * u + t8 })).cos();
        } else {
            s7 *= 0.5 + (0..3_usize).map(|i9| s7.atan2(1.5 + s7.abs())).sum::<f64>().tanh();
        }
        s7 + below + u + ({ let t10 = (0.8 * s7.sin()).atanh(); t10 * (below + u) + t10 })
    }

    #[differentiable]
    fn helper_122_2(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f([0.5_f64, 1.5].iter().rev().skip(1).enumerate().map(|(i11, p12)| u * (i11 + 1) as f64).sum::<f64>()) + f(u * 0.5);
        let mut s13: f64 = [0.5_f64, 1.5].iter().take(2).fold(again, |s14, p15| s14 * 0.5 + ((*p15) * u).sin());
        let mut v16 = (0..4).map(|i17: usize| (0.5 + s13 * s13).sqrt()).collect::<Vec<f64>>();
        let i18 = 1 % v16.len();
        v16[i18] /= 1.5 + (0.9 - helper_122_1(again, 3)).abs();
        let f19 = |u20: f64| [0.5_f64, 1.5].iter().rev().copied().map(|p21| 1.0 + 0.5 * (p21.sin() + f(u).hypot(1.0 + (again / 1.25))).sin()).product::<f64>();
        if (0.5 * v16[0]) < (0..3_usize).map(|i22| v16[v16.len() - 1]).sum::<f64>() {
            s13 *= 0.5 + v16[v16.len() - 1].max(s13).tanh();
        } else if u.min(s13).abs() >= 0.9 {
            s13 = again.max(v16[2 % v16.len()]).signum();
        }
        v16.iter().sum::<f64>() * 0.5 + s13 + again + (u * u).mul_add(0.5, u.max(s13))
    }

    #[differentiable]
    pub fn program_122(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s23: f64 = x[(n + n) % x.len()].hypot(1.0 + a);
        let mut v24 = [helper_122_0(a, 3), a, (0.9 * s23.cos()).acos()];
        let mut s23: f64 = v24.iter().take(2).copied().map(|p25| 1.0 + 0.5 * ((p25 - (x[n % x.len()] * x[n % x.len()]).ln_1p().atan2(1.5 + ({ let t26 = a; t26 * v24[(n + 2) % 3] + t26 }).abs())).tanh()).sin()).product::<f64>();
        s23 /= 1.5 + (0..3_usize).map(|i27| ({ let t28 = v24[(i27 * 3) % 3]; t28 * t28 + t28 })).sum::<f64>().abs();
        let (l29, r30) = v24.split_at_mut(1);
        for (p31, q32) in r30.iter_mut().zip(l29.iter()) {
            *p31 += *q32 * (x[n % x.len()] / 0.75);
        }
        let mut m34: f64 = match n % 3 { 0 => x.iter().rev().skip(1).copied().map(|p33| a.mul_add(0.5, s23)).sum::<f64>(), 1 => -(match (n + 0) % 3 { 0 => s23, 1 => x[n % x.len()], _ => x[0] }), _ => (s23 + a) - v24[(n + 0) % 3] * v24[(n + 0) % 3] };
        v24[(n + n) % 3] -= (match n % 3 { 0 => x[n % x.len()], 1 => s23, _ => x[n % x.len()] }).tanh() * 0.75;
        let (p35, mut q36): (f64, f64) = ((0.5 * m34) + v24[(n + 3) % 3].mul_add(0.5, a), helper_122_0(m34, 1));
        q36 + p35 + m34 + v24.iter().sum::<f64>() * 0.5 + s23 + (q36 + s23).copysign(v24[n % 3].mul_add(0.5, m34))
    }

    #[differentiable]
    fn helper_123_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u + u;
        match 3 % 4 {
            0 => {
                v[1 % v.len()] = (if 0 % 2 == 1 { (0..3_usize).map(|i2| u).sum::<f64>() } else if s1 > 1.5 { v.windows(2).map(|w3| (w3[1] - 0.5) * u).sum::<f64>() } else { s1.atan() }) - v[1 % v.len()] * 0.75;
            }
            1 | 2 => {
                s1 = s1 * 0.5 + (v.chunks(2).map(|w4| (w4[0] - 0.5) * w4[3 % w4.len()]).sum::<f64>() + (s1 - u));
            }
            _ => {
                s1 = -v[v.len() - 1];
            }
        }
        
    }

    #[differentiable]
    pub fn program_123(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x[n % x.len()] - x[n % x.len()] * x[n % x.len()];
        let (p6, mut q7): (f64, f64) = (a - x[0] * x[0], -(n as f64 * 0.25));
        s5 = (s5 * 0.3 - (1.5 + s5.min(a).cos()).log2()).sin();
        q7 *= (x[n % x.len()].atan() - a.fract()).cos();
        for (p8, q9) in x.iter().zip(x.iter()) {
            for &p10 in x.iter() {
                q7 *= p10.copysign((1.25 - s5)).sin().cos();
            }
            for &p12 in x.iter() {
                s5 = s5 * 0.5 + (p12 + 2.0).sin();
                for p14 in x.iter().skip(1).step_by(2) {
                    if (*q9).mul_add(0.5, s5) > 0.2 {
                        s5 += (-p12).sin() * 0.25;
                    } else {
                        s5 /= 1.5 + (*p14).sin().abs();
                    }
                }
            }
        }
        q7 + p6 + s5 + a + ({ let t16 = (1.5 + q7.cos()).log10(); t16 * (-x[x.len() - 1]) + t16 })
    }

    #[differentiable]
    fn helper_124_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[3 % v.len()] / 2.0;
        let mut v2 = [s1 - s1 * s1, s1, (1.5 + v[0 % v.len()] * v[0 % v.len()]).ln()];
        let mut v3 = vec![match u { t4 if t4 > 0.2 => t4 * s1, t4 if t4 < -0.2 => -t4 + s1, _ => s1 }; 3];
        match 0 % 4 {
            0 => {
                let mut v5 = v2;
            }
            1 | 2 => {
                s1 /= 1.5 + v3.iter().rev().fold(u, |s6, p7| s6 * 0.5 + ((*p7).sin() + (u - 0.2)).sin()).abs();
            }
            _ => {
                s1 /= 1.5 + (0.9 * u.sin()).asin().abs();
            }
        }
        v3.iter().sum::<f64>() * 0.5 + v2.iter().sum::<f64>() * 0.5 + s1 + u + (({ let t8 = u; t8 * v3[v3.len() - 1] + t8 }) - s1.tanh().powi(3))
    }

    #[differentiable]
    fn helper_124_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s9: f64 = helper_124_0(&v, v[0 % 3]);
        let mut v10 = vec![v[0] * s9, u];
        v10.push(helper_124_0(&v[..2], s9 - 1.25));
        [v10.iter().sum::<f64>() * 0.5 + s9 + v.iter().sum::<f64>() * 0.5 + u + (-(-u)), (2.0 + s9.sin()).cbrt(), v.iter().rev().zip(v10.iter()).map(|(p11, q12)| v10[1 % v10.len()] + p11 * q12).sum::<f64>()]
    }

    #[differentiable]
    pub fn program_124(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = x[(n * 1) % x.len()].atan2(1.5 + a.abs());
        if a.fract() < x[x.len() - 1] { return a + a; }
        let b14: f64 = (1.5 + (a / 0.75).sin()).powf(x[n % x.len()].cos());
        if ({ let t15 = s13; t15 * s13 + t15 }) > 2.0 {
            s13 /= 1.5 + helper_124_0(x, (1.5 + (n as f64 * 0.25) * (n as f64 * 0.25)).ln()).abs();
        }
        s13 /= 1.5 + (-s13).atan2(1.5 + b14.copysign(s13).abs()).abs();
        let mut w16 = x.to_vec();
        'l18: while let Some(t17) = w16.pop() {
            s13 /= 1.5 + (a.atan2(1.5 + s13.abs()) - 1.25).atan().abs();
            s13 = x[3 % x.len()].cos();
            s13 -= helper_124_1([t17.max(a), b14, (0.9 * b14.cos()).acos()], x[x.len() - 1])[2].sin().sinh().tanh() * 0.9;
        }
        b14 + s13 + a + x.iter().step_by(2).zip(x.iter().rev()).map(|(p19, q20)| ((*p19) - (-a)).tanh() + p19 * q20).sum::<f64>()
    }

    #[differentiable]
    fn helper_125_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = { let t2 = u; t2 * t2 + t2 };
        let mut v3 = [(1.5 + s1 * s1).ln(), s1, -v[2 % v.len()]];
        let f4 = |u5: f64| { let t6 = u5.sin().exp(); t6 * (u - 1.5) + t6 };
        for p7 in v3.iter().skip(1).step_by(2) {
            { let mut f9 = |u10: f64| { s1 = s1 * 0.5 + (match 1 % 3 { 0 => f64::sin((*p7)), 1 => u * (*p7), _ => u10 - 0.3 }).atan(); }; f9(v3.iter().rev().skip(1).enumerate().map(|(i11, p12)| (*p12).sin() + v3[1 % 3] * (i11 + 1) as f64).sum::<f64>()); f9((*p7).rem_euclid(2.5)); }
        }
        v3.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (-s1).hypot(1.0 + s1.sin().exp())
    }

    #[differentiable]
    fn helper_125_1(v: &mut [f64], u: f64) {
        let mut s13: f64 = v.iter().fold(v[0], |s14, p15| s14 * 0.5 + ((*p15) * v[3 % v.len()]).sin());
        let mut v16 = vec![(u * u).ln_1p(); 3];
        let b17: f64 = (0.5 * (match 1 % 3 { 0 => u, 1 => v16[0], _ => v[1 % v.len()] })).max((1.25 / (1.5 + v[3 % v.len()].abs())).mul_add(0.5, v[3 % v.len()].atan2(1.5 + v[v.len() - 1].abs())));
        
    }

    #[differentiable]
    fn helper_125_2(v: &[f64], u: f64) -> f64 {
        let mut s18: f64 = v[0];
        let mut v19 = (0..4).map(|i20: usize| -u).collect::<Vec<f64>>();
        let i21 = 0 % v19.len();
        v19[i21] = v19[v19.len() - 1] - v19[i21] * 0.75;
        for i22 in 0..2_usize {
            helper_125_1(&mut v19, v.iter().step_by(2).map(|&p23| p23.sin() + v[v.len() - 1]).sum::<f64>());
        }
        v19.iter().sum::<f64>() * 0.5 + s18 + u + ({ let t24 = v[3 % v.len()] + v19[3 % v19.len()]; t24 * u + t24 })
    }

    #[differentiable]
    pub fn program_125(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s25: f64 = x[n % x.len()];
        s25 /= 1.5 + x.iter().zip(x.iter().rev()).map(|(p26, q27)| ((*p26) - (match (*q27) { t28 if t28 > 0.9 => t28 * x[(n + n) % x.len()], t28 if t28 < -0.9 => -t28 + *p26, _ => *p26 })).tanh() + p26 * q27).sum::<f64>().abs();
        'l30: for i29 in 1..=3_usize {
            s25 = s25 * 0.5 + ({ let t31 = x[x.len() - 1].atan2(1.5 + x[(i29 + 3) % x.len()].abs()); t31 * a.min(1.75) + t31 }).atan();
            'l33: for i32 in (0..2_usize).rev() {
                let mut v34 = [[x[0], s25.hypot(1.0 + x[0])], [x.iter().zip(x.iter()).map(|(p35, q36)| ((*p35) - a).tanh() + p35 * q36).sum::<f64>(), x[x.len() - 1]]];
                if v34[i32 % 2][(i29 + n) % 2].mul_add(0.5, (i32 as f64 * 0.25)).abs() >= 0.75 {
                    s25 -= ({ let t37 = v34[0 % 2][1].sin().exp(); t37 * v34[(i29 + 2) % 2][0] + t37 }).tanh() * 0.3;
                    s25 *= x[0].min(x[x.len() - 1]).cos().cos();
                } else {
                    s25 *= x.iter().zip(x.iter()).map(|(p38, q39)| (*p38).sin() + (0.9 / (1.5 + (*q39).abs())) + p38 * q39).sum::<f64>().atan().cos();
                    s25 *= 0.5 + (2.0 + (0.9 / (1.5 + x[x.len() - 1].abs())).sin()).cbrt().tanh().tanh();
                }
                s25 = ({ let t40 = x[0]; t40 * v34[1][0] + t40 }).mul_add(0.5, x.iter().take(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5)).cos();
            }
            s25 = s25 * 0.5 + (a - (n as f64 * 0.25) * (n as f64 * 0.25)).cos();
        }
        s25 + a + (x[0].sin() + (-a))
    }

    #[differentiable]
    pub fn program_126(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        s1 -= (if (0..3_usize).map(|i2| a).sum::<f64>().abs() >= 1.5 { (2.0 + (n as f64 * 0.25).sin()).cbrt() } else if s1 > 1.25 { -s1 } else { s1.copysign(a) }) * 0.2;
        s1 *= a.cos();
        if a > 1.1 || s1.abs() >= 2.0 && s1.tanh().powi(3) > 0.3 {
            'l5: for p3 in x.iter().copied() {
                'l7: for i6 in (0..n).rev() {
                    'l9: for i8 in 0..n {
                        s1 = (s1 * 0.2 - p3.atan2(1.5 + s1.abs()).copysign(p3.max(s1)).tanh()).sin();
                        let (p10, mut q11): (f64, f64) = ((0.9 * (0.7 * s1.sin()).tan().cos()).acos(), p3 * p3);
                        s1 = p10.cos();
                    }
                    s1 = ((1.5 + a.cos()).log2() % 1.75).atan() - s1 * 0.75;
                }
            }
        }
        s1 = x[(n + n) % x.len()].min(x[(n * 2) % x.len()]) * s1.hypot(1.0 + a);
        s1 + a + s1
    }

    #[differentiable]
    fn helper_127_0(u: f64, n: usize) -> f64 {
        if n == 0 { return 0.2 / (1.5 + u.abs()); }
        let below = helper_127_0(u, n - 1);
        let mut s1: f64 = { let t2 = u; t2 * (n as f64 * 0.25) + t2 };
        let d3: f64;
        if (n as f64 * 0.25) > 0.9 || below < s1 { d3 = below.max(s1).tanh().powi(3) - ((match n % 3 { 0 => u, 1 => below, _ => s1 }) + 1.1); } else { d3 = (1.5 + below.sin()).powf(u.cos()).signum(); }
        d3 + s1 + below + u + d3
    }

    #[differentiable]
    fn helper_127_1(u: f64, n: usize) -> f64 {
        if n == 0 { return u - 1.5; }
        let below = helper_127_1({ let t4 = u; t4 * t4 + t4 }, n - 1);
        let mut s5: f64 = match below { t6 if t6 > 0.2 => t6 * below, t6 if t6 < -0.2 => -t6 + u, _ => u };
        let mut v7 = [{ let t8 = below; t8 * t8 + t8 }, s5, s5 / 0.9];
        if u.atan2(1.5 + below.abs()) > 1.1 {
            s5 *= 0.5 + helper_127_0(-s5, 1).tanh();
            let b9: f64 = helper_127_0(below, 2) + (below + below).tanh();
        } else {
            s5 *= 0.5 + helper_127_0(u, 3).abs().tanh();
        }
        v7.iter().sum::<f64>() * 0.5 + s5 + below + u + ({ let t10 = (0..2 * n).step_by(2).map(|i11| below).sum::<f64>(); t10 * (match below { t12 if t12 > 2.0 => t12 * u, t12 if t12 < -2.0 => -t12 + v7[(n + 1) % 3], _ => s5 }) + t10 })
    }

    #[differentiable]
    pub fn program_127(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = helper_127_1(a, 3);
        let mut k15 = 0_usize;
        let r14: f64 = loop {
            k15 += 1;
            if k15 > 4 || (a > 1.25 && a < a) { break x.iter().skip(1).enumerate().map(|(i16, p17)| s13 * (i16 + 1) as f64).sum::<f64>() + helper_127_1(s13, 0); }
            let f18 = |u19: f64| helper_127_0(u19, 3);
        };
        if (k15 as f64 * 0.25) < ({ let t20 = x[0]; t20 * s13 + t20 }) {
            let mut k21 = 0_usize;
            loop {
                k21 += 1;
                if k21 > 2 || (s13.abs() >= 0.9) { break; }
                let b22: f64 = helper_127_1(r14.fract(), 3).max(0.25);
                let (p23, mut q24): (f64, f64) = (helper_127_1(if x[0 % x.len()] > 0.3 { r14 } else if b22.abs() >= 0.75 { s13 } else { a }, 1), r14.hypot(1.0 + s13));
            }
        } else if helper_127_0(s13, 3) > 0.3 {
            let mut s13: f64 = 0.5 * (0.7 * (s13 + a).sin()).tan();
        }
        s13 = (s13 * 0.2 - helper_127_1(1.5 / (1.5 + a.abs()), 3)).sin();
        for i25 in (0..4_usize).rev() {
            let (p26, mut q27): (f64, f64) = (-helper_127_1(a, 3), if s13.abs() >= 0.2 { r14 } else { a });
            q27 *= (0.9 * a.sin()).asin().min((a / (1.5 + p26 * p26))).atan().cos();
            s13 *= 0.5 + helper_127_0(a.max(0.25), 1).cos().tanh();
        }
        s13 /= 1.5 + helper_127_1(x[2 % x.len()], 3).tanh().abs();
        if (1.5 + x[0].cos()).log10() > 2.0 {
            s13 = x.iter().step_by(2).enumerate().map(|(i28, p29)| r14.min(x[x.len() - 1]) * (i28 + 1) as f64).sum::<f64>();
        } else {
            s13 *= 0.5 + (x[(n * 1) % x.len()] * (match r14 { t30 if t30 > 0.75 => t30 * x[0], t30 if t30 < -0.75 => -t30 + a, _ => r14 })).tanh();
            s13 /= 1.5 + ({ let t31 = s13; t31 * s13 + t31 }).mul_add(0.5, (-x[x.len() - 1])).abs();
        }
        r14 + s13 + a + helper_127_1(if s13.abs() >= 1.5 { s13 } else { s13 }, 0)
    }

    #[differentiable]
    fn helper_128_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = (0..4).map(|i3: usize| *p).collect::<Vec<f64>>();
        let (p4, mut q5): (f64, f64) = (s1.min(v2[v2.len() - 1]).copysign((*p)), (0..3_usize).map(|i6| v2[i6 % v2.len()]).sum::<f64>());
        if q5 < (v2[2 % v2.len()] + v2[v2.len() - 1]) {
            *p /= 1.5 + ({ let t7 = s1; t7 * (0.3 * u) + t7 }).abs();
            s1 *= v2[v2.len() - 1].cos();
        } else {
            s1 /= 1.5 + (u + (-p4)).abs();
        }
        q5 + p4 + v2.iter().sum::<f64>() * 0.5 + s1 + *p + (1.5 / (1.5 + (p4 / (1.5 + q5 * q5)).abs()))
    }

    #[differentiable]
    pub fn program_128(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = a;
        let mut v9 = vec![a - a * a; 3];
        s8 *= (-a.max(x[n % x.len()])).cos();
        s8 = (s8 * 1.25 - (if a.abs() >= 0.75 { s8 } else { v9[v9.len() - 1] }).atan()).sin();
        for (i11, p10) in v9.iter().enumerate() {
            s8 -= ({ let t12 = v9[i11 % v9.len()]; t12 * t12 + t12 }).hypot(1.0 + x[(n + i11) % x.len()].asinh()).tanh() * 1.1;
        }
        let mut s8: f64 = (match v9[0] { t15 if t15 > 1.25 => t15 * v9[v9.len() - 1].tanh().powi(3), t15 if t15 < -1.25 => -t15 + x.iter().fold(s8, |s13, p14| s13 * 0.5 + (a).sin()), _ => x[n % x.len()].max(x[0 % x.len()]) }) + a.cos().exp_m1();
        let i16 = (n * 1) % v9.len();
        v9[i16] /= 1.5 + ({ let t17 = a; t17 * s8 + t17 }).abs().abs();
        v9.iter().sum::<f64>() * 0.5 + s8 + a + (a - 0.9).copysign(x[x.len() - 1].asinh())
    }

    #[differentiable]
    fn helper_129_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = [u * w, s1, w.atan2(1.5 + u.abs())];
        if v2.iter().take(2).map(|&p3| (p3 - u).tanh()).sum::<f64>().abs() >= 0.75 && 3 % 3 == 0 || s1.abs() >= 0.2 {
            s1 /= 1.5 + u.min(u).max(v2.iter().step_by(2).map(|&p4| 1.0 + 0.5 * (p4 * u).sin()).product::<f64>()).abs();
        } else {
            s1 = (w + w) - s1 * 0.75;
            s1 -= v2.chunks(2).map(|w5| (w5[0] - 0.5) * s1).sum::<f64>() * 2.0;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + w + u + s1
    }

    #[differentiable]
    fn helper_129_1(u: f64) -> Option<f64> {
        if (u + 0.9) < [0.5_f64, 1.5].windows(3).map(|w6| (w6[1] - 0.5) * w6[w6.len() - 1]).sum::<f64>() { return None; }
        let mut s7: f64 = 0.75 / (1.5 + u.abs());
        let mut v8 = (({ let t9 = u; t9 * t9 + t9 }).copysign((0.7 * u.sin()).tan()), -s7);
        if 0 % 3 == 0 { return None; }
        Some(v8.0 - v8.1 + s7 + u + [0.5_f64, 1.5].windows(3).map(|w10| (w10[1] - 0.5) * (w10[1 % w10.len()] * w10[1 % w10.len()]).ln_1p()).sum::<f64>())
    }

    #[differentiable]
    fn helper_129_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s11: f64 = if v[v.len() - 1] > 1.5 { v[0] } else { u };
        let i12 = 0 % v.len();
        v[i12] *= (v.iter().filter(|p13| **p13 > 1.1).map(|p14| (*p14)).sum::<f64>() + 1.5).cos();
        let i15 = 1 % v.len();
        v[i15] *= v[v.len() - 1].cos();
        s11 *= 0.5 + ({ let t16 = u.atan2(1.5 + v[3 % v.len()].abs()); t16 * (0..3_usize).map(|i17| u).sum::<f64>() + t16 }).tanh();
        s11 + v.iter().sum::<f64>() * 0.5 + u + ({ let t18 = v[v.len() - 1]; t18 * v[1 % v.len()] + t18 }).copysign(v[0])
    }

    #[differentiable]
    pub fn program_129(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s19: f64 = (1.25 + a.sin()).powf(1.5);
        for i20 in 0..n {
            for p21 in x.iter().copied() {
                let b23: f64 = -x[i20 % x.len()];
                s19 += (0.9 * (match 0 % 3 { 0 => x[(n + 1) % x.len()], 1 => x[0], _ => p21 }).sin()).asin().sin() * 0.25;
                let mut v24 = vec![a; 3];
            }
        }
        s19 *= (if (s19 - 0.5) < a.sin().exp() { if s19 > 1.1 { a } else { a } } else if a.abs() >= 0.3 { 2.0 - a } else { s19.mul_add(0.5, a) }).cos();
        s19 /= 1.5 + s19.abs();
        let f25 = |u26: f64| (u26 + x[0 % x.len()]).min((u26 % 1.75)).max(x.iter().step_by(2).enumerate().map(|(i27, p28)| (*p28).sin() + helper_129_0(*p28, u26) * (i27 + 1) as f64).sum::<f64>());
        let (p29, mut q30): (f64, f64) = (helper_129_1(x[x.len() - 1]).map(|t31| t31 * 0.5).unwrap_or_else(|| x[x.len() - 1]).min(1.75), { let t32 = a; t32 * x[n % x.len()] + t32 });
        s19 = (s19 * 1.25 - (q30 - (0.8 * a.sin()).atanh())).sin();
        let (p33, mut q34): (f64, f64) = ((0..n).map(|i35| x[0]).sum::<f64>() + x.iter().zip(x.iter().rev()).map(|(p36, q37)| (*p36) * (*p36) + p36 * q37).sum::<f64>(), helper_129_2(x.to_vec(), x[(n * 1) % x.len()]));
        s19 *= x.iter().step_by(2).copied().map(|p38| (p38 - (1.5 + p29 * p29).acosh()).tanh()).sum::<f64>().cos();
        q34 + p33 + q30 + p29 + (p29 - a.cos().exp_m1())
    }

    #[differentiable]
    pub fn program_130(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0] + 0.75;
        let mut v2 = x.to_vec();
        let mut w3 = v2.clone();
        while let Some(t4) = w3.pop() {
            let (i5, i6) = (1 % v2.len(), (n * 4) % v2.len());
            v2.swap(i5, i6);
            let i7 = n % v2.len();
            v2[i7] = (if a.tanh() > 0.9 { s1.sin().sinh() } else { x[n % x.len()].powi(2) }).tanh() - v2[i7] * 0.75;
            let (l8, r9) = v2.split_at_mut(1);
            for (p10, q11) in l8.iter_mut().zip(r9.iter()) {
                *p10 += *q11 * t4.min(t4);
            }
        }
        let i12 = 0 % v2.len();
        v2[i12] = v2[i12] * 0.5 + (n as f64 * 0.25).copysign(v2[0]).signum();
        if ({ let t13 = x[0]; t13 * v2[0] + t13 }).abs() >= 0.5 {
            if (a + v2[0]) < (1.1 - x[1 % x.len()]) {
                let d15: f64;
                if x.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5) > 0.3 { d15 = x.iter().take(2).copied().map(|p14| p14.sin() + p14).sum::<f64>().sin(); } else { d15 = (0.9 * v2[n % v2.len()]).sin().sinh(); }
            }
        } else {
            'l17: for i16 in (0..3_usize).rev() {
                { let mut f18 = |u19: f64| { s1 = s1 * 0.5 + v2[0].atan(); }; f18(x[i16 % x.len()].sin().sinh()); f18(x[(n + 2) % x.len()] + 2.0); }
                s1 += (s1 - v2[0]).sin().sinh().tanh() * 0.25;
                s1 -= a.atan2(1.5 + (a * x[(n + i16) % x.len()]).abs()).tanh() * 1.25;
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + (0.8 * (0.2 / (1.5 + s1.abs())).sin()).atanh()
    }

    #[differentiable]
    fn helper_131_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = w.mul_add(0.5, u);
        'l3: for i2 in 0..2_usize {
            let mut m4: f64 = u;
            m4 -= m4.copysign(w).tanh() * 0.3;
        }
        (s1 + w + u + ([0.5_f64, 1.5].iter().filter(|p5| **p5 > 1.5).map(|p6| (*p6) * (*p6)).sum::<f64>() - 1.25), [0.5_f64, 1.5].iter().take(2).map(|&p7| p7.sin() + (1.5 + s1 * s1).ln()).sum::<f64>())
    }

    #[differentiable]
    fn helper_131_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s8: f64 = (0.9 * u.cos()).acos();
        v[0 % 3] = (v[0 % 3] * 0.9 - (0.9 * (s8 - s8).cos()).acos()).sin();
        [s8 + v.iter().sum::<f64>() * 0.5 + u + v[1], match 1 % 3 { 0 => v[2], 1 => u, _ => u }, (1.5 + v[0] * v[0]).acosh()]
    }

    #[differentiable]
    fn helper_131_2(u: f64, w: f64) -> f64 {
        let mut s9: f64 = (1.5 + w.sin()).powf(w.cos());
        if 2 % 3 == 0 {
            let (p10, mut q11) = helper_131_0(u.fract(), u.powi(2));
            s9 *= 0.5 + ((q11 + s9) + (u - 0.9)).tanh();
        }
        s9 + w + u + (0.5 + u * u).sqrt()
    }

    #[differentiable]
    pub fn program_131(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s12: f64 = (1.5 + x[0] * x[0]).acosh();
        s12 += (-s12.atan2(1.5 + x[0].abs())) * 0.25;
        s12 = (({ let c14: Vec<f64> = x.iter().rev().skip(1).map(|p13| (*p13) * a).collect(); c14.iter().fold(0.5, |s, v| s * 0.5 + v) }) - 0.5) - s12 * 0.75;
        s12 = (s12 + a).powi(2);
        let mut w15 = x.to_vec();
        while let Some(t16) = w15.pop() {
            s12 -= ({ let t17 = a.hypot(1.0 + t16); t17 * f64::sin(t17) + t17 }).tanh() * 1.1;
            let mut k19 = 0_usize;
            let r18: f64 = loop {
                k19 += 1;
                if k19 > 3 || ((0.7 * x[(n + n) % x.len()].sin()).tan() > 0.2) { break (if t16 < x[(n + 2) % x.len()] { s12 } else { a }).atan2(1.5 + x[0].cos().abs()); }
                let mut v20 = [{ let t21 = s12; t21 * s12 + t21 }, t16, t16];
            };
        }
        let mut w22 = x.to_vec();
        while let Some(t23) = w22.pop() {
            s12 = (0.2 - a).cos() - s12 * 0.75;
            s12 /= 1.5 + x[(n * 1) % x.len()].abs().copysign((x[n % x.len()] / 1.1)).tanh().abs();
            s12 /= 1.5 + x.windows(3).map(|w24| (w24[1] - 0.5) * t23).sum::<f64>().sin().abs();
        }
        s12 + a + x[n % x.len()]
    }

    #[differentiable]
    pub fn program_132(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[(n * 2) % x.len()];
        if (1.5 + a.cos()).log10() < (0.9 * s1.cos()).acos() {
            for p2 in x.iter().copied() {
                s1 /= 1.5 + (({ let t4 = a; t4 * x[(n + n) % x.len()] + t4 }) + 1.1).atan().abs();
                s1 = (s1 * 0.5 - x.iter().rev().skip(1).fold(p2, |s5, p6| s5 * 0.5 + ((*p6).sin() + x[x.len() - 1].cos().exp_m1()).sin()).atan()).sin();
            }
            let d7: f64;
            if x[x.len() - 1].sin().sinh() > 1.1 { d7 = (1.5 + (2.0 + (x[n % x.len()] + 0.5).cos()).recip().sin()).powf(x[(n + n) % x.len()].cos()); } else { d7 = (x[x.len() - 1] * x[x.len() - 1]).ln_1p().tanh().powi(3); }
        } else {
            let b9: f64 = x.chunks(3).map(|w8| (w8[0] - 0.5) * x[0]).sum::<f64>();
        }
        let b13: f64 = x.iter().map(|p10| (n as f64 * 0.25)).sum::<f64>().min(x.iter().step_by(2).filter(|p11| **p11 > 1.5).map(|p12| (*p12).sin() + a).sum::<f64>()).max(x[(n + n) % x.len()].atan().to_radians());
        if (0.9 * (n as f64 * 0.25).sin()).asin() > 1.1 || b13 < (0.9 * b13.sin()).asin() {
            s1 = b13.max((-x[x.len() - 1]));
        } else if n % 3 == 1 {
            s1 *= 0.5 + (1.5 + b13.cos()).log2().atan2(1.5 + b13.abs()).tanh();
        } else {
            s1 = s1 * 0.5 + ((a / 1.1) * ({ let t14 = b13; t14 * b13 + t14 }));
            s1 /= 1.5 + (0.9 * (s1 + a).cos()).acos().abs();
        }
        b13 + s1 + a + x.iter().map(|&p15| p15 * s1.to_radians()).sum::<f64>()
    }

    #[differentiable]
    fn helper_133_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = u / 0.3;
        let mut v2 = [[(0..3_usize).map(|i3| u).sum::<f64>(), (s1 * s1).ln_1p()], [(0..3_usize).map(|i4| s1).sum::<f64>(), u + 1.5]];
        v2[1][1 % 2] = v2[1][1 % 2] * 0.5 + (*p).clamp(-1.5, 1.25);
        if (*p) > 0.2 && v2[0 % 2][2 % 2] > 0.2 {
            if u.hypot(1.0 + s1) > 1.25 {
                *p *= (*p).cos().exp_m1().cos();
            } else if (if (*p) > 1.5 { s1 } else { s1 }) > 1.5 {
                s1 = u - s1 * 0.75;
            } else {
                s1 /= 1.5 + s1.hypot(1.0 + u).abs();
                *p = (*p) * 0.5 + (v2[2 % 2][1].tanh().powi(3) * (match v2[0 % 2][1] { t5 if t5 > 0.9 => t5 * *p, t5 if t5 < -0.9 => -t5 + *p, _ => v2[0][3 % 2] }));
            }
        } else if u > 2.0 {
            s1 = s1 * 0.5 + ({ let t6 = v2[0][1 % 2]; t6 * (*p).max((*p)) + t6 });
        }
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + *p + u + (if u.min(u) > 1.5 { *p } else { (1.5 + (*p).sin()).powf(v2[0][1].cos()) })
    }

    #[differentiable]
    fn helper_133_1(p: &mut f64, u: f64) -> f64 {
        let mut s7: f64 = (1.5 + u.sin()).powf((*p).cos());
        let mut v8 = [[u.cos().exp_m1(), u * (*p)], [s7.sin().cosh(), -(*p)]];
        v8[1 % 2][2 % 2] = (-(*p)).rem_euclid(2.5) - v8[1 % 2][2 % 2] * 0.75;
        let mut k10 = 0_usize;
        let r9: f64 = loop {
            k10 += 1;
            if k10 > 4 || (2 % 2 == 1) { break if u > 2.0 { *p } else { 0.2 / (1.5 + s7.abs()) }; }
            v8[1][0] = (v8[1][0] * 0.9 - [0.5_f64, 1.5].iter().rev().skip(1).map(|&p11| p11.sin() + (k10 as f64 * 0.25).mul_add(0.5, s7)).sum::<f64>().cos()).sin();
        };
        r9 + v8[0][1] * v8[1][0] + v8[1][1] + s7 + *p + ({ let c13: Vec<f64> = [0.5_f64, 1.5].iter().map(|p12| (*p12).sin() + [0.5_f64, 1.5].iter().rev().fold(s7, |s14, p15| s14 * 0.5 + (((*p15) - s14).tanh()).sin())).collect(); c13.iter().fold(0.5, |s, v| s * 0.5 + v) })
    }

    #[differentiable]
    pub fn program_133(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s16: f64 = x[(n + 0) % x.len()].hypot(1.0 + a);
        let mut k18 = 0_usize;
        let r17: f64 = loop {
            k18 += 1;
            if k18 > 4 || ((if s16 > 1.1 { s16 } else { s16 }) > 0.75) { break (x[1 % x.len()] - 0.2).min(a); }
            s16 *= ({ let t19 = x[(n * 3) % x.len()]; t19 * t19 + t19 }).sin().cos();
        };
        if (x[(n + n) % x.len()] * r17).abs() >= 2.0 {
            let (p20, mut q21): (f64, f64) = (-(0.8 * x[1 % x.len()].sin()).atanh(), s16);
        } else if (k18 * 4) % 3 == 1 {
            let mut m22: f64 = ((match (k18 + n) % 3 { 0 => s16, 1 => s16, _ => s16 }) / (1.5 + x[(k18 + n) % x.len()] * x[(k18 + n) % x.len()])).clamp(-1.5, 1.25);
        } else {
            s16 /= 1.5 + (1.5 + s16.sin()).powf(s16.cos()).abs();
        }
        let mut v23 = [[a.clamp(-1.5, 1.25), x.iter().skip(1).fold(a, |s24, p25| s24 * 0.5 + (((*p25) - s24).tanh()).sin())], [-a, s16.signum()]];
        for i26 in 1..=2_usize {
            for i27 in 1..=n {
                let mut v28 = vec![x.windows(2).map(|w29| (w29[1] - 0.5) * v23[(i27 * 2) % 2][(n * 3) % 2]).sum::<f64>(); 3];
                s16 *= (s16.powi(2) / (1.5 + v28[v28.len() - 1] * v28[v28.len() - 1])).sin().cos();
                s16 = r17.hypot(1.0 + a).sin().exp2().atan() - s16 * 0.75;
            }
            s16 = s16 * 0.5 + (k18 as f64 * 0.25).cos();
        }
        v23[0][1] * v23[1][0] + v23[1][1] + r17 + s16 + (a - 0.9)
    }

    #[differentiable]
    fn helper_134_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = w;
        for i2 in 0..4_usize {
            if w > 0.5 {
                s1 = s1.clamp(-1.5, 1.25).mul_add(0.5, u).atan();
                s1 = (s1 * 1.25 - (s1 - u).min((0.9 * s1.sin()).asin()).sin()).sin();
            }
        }
        (s1 + w + u + s1, u + (w + w))
    }

    #[differentiable]
    fn helper_134_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u + 1.5) + f(u * 0.5);
        let mut s3: f64 = u;
        let mut v4 = vec![0.2 - u, again];
        let mut v5 = [[s3 * s3, helper_134_0(again, u).1], [again * s3, -again]];
        v5[0][1] * v5[1][0] + v5[1][1] + v4.iter().sum::<f64>() * 0.5 + s3 + again + (0.9 * ({ let t6 = v5[0][1]; t6 * v5[2 % 2][1] + t6 }).cos()).acos()
    }

    #[differentiable]
    pub fn program_134(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = a.atan2(1.5 + a.abs());
        if s7 > 2.0 {
            s7 = (s7 * 0.9 - helper_134_0(a.tanh(), if s7.abs() >= 1.25 { x[(n + 1) % x.len()] } else if a.abs() >= 0.9 { s7 } else { s7 }).0).sin();
        }
        if x[(n * 2) % x.len()].rem_euclid(2.5) < x[n % x.len()].mul_add(0.5, s7) {
            let (p8, mut q9) = helper_134_0({ let t10 = s7.hypot(1.0 + a); t10 * (if x[x.len() - 1].abs() >= 0.9 { a } else { x[x.len() - 1] }) + t10 }, helper_134_1(f64::atan, x[0]));
            let d11: f64;
            if helper_134_0(a, s7).0 > 1.25 { d11 = (0.5 - p8).min(1.75).min(p8); } else { d11 = helper_134_1(|t12| s7, (2.0 + a.cos()).recip()); }
        } else if x[n % x.len()] > 0.2 && x[x.len() - 1].abs() >= 2.0 {
            if (1.5 + x[n % x.len()].sin()).powf(a.cos()) > 0.5 {
                let mut k13 = 0_usize;
                'l14: while k13 < 4 && (n % 3 == 1) {
                    k13 += 1;
                    s7 -= (helper_134_0(x[(k13 + 1) % x.len()], x[2 % x.len()]).1 * (-a)).atan() * 0.5;
                    s7 /= 1.5 + x.iter().zip(x.iter()).map(|(p15, q16)| ((*p15) - (*q16).asinh()).tanh() + p15 * q16).sum::<f64>().cos().abs();
                }
            }
        } else {
            s7 = s7 * 0.5 + (a.min(x[(n + n) % x.len()]) * (1.5 + a.cos()).log2());
            s7 = (s7 * 0.3 - a).sin();
        }
        s7 + a + (match (n * 2) % 3 { 0 => a, 1 => s7, _ => a }).rem_euclid(2.5)
    }

    #[differentiable]
    fn helper_135_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u + 0.2;
        let mut v2 = [u.min(s1), v[0], { let t3 = u; t3 * v[v.len() - 1] + t3 }];
        s1 /= 1.5 + s1.abs();
        let d4: f64;
        if s1 > 0.5 && v2[1].abs() >= 0.3 { d4 = v2[3 % 3].sin().cosh().tanh(); } else { d4 = (0.7 * u.sin()).tan(); }
        s1 -= v[3 % v.len()] * 1.5;
        d4 + v2.iter().sum::<f64>() * 0.5 + s1 + u + (if (d4 - 0.75) < (1.5 + s1.sin()).powf(s1.cos()) { v[3 % v.len()].abs() } else { 0.3 * u })
    }

    #[differentiable]
    pub fn program_135(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = (0.5 + a * a).sqrt();
        s5 += (0.75 / (1.5 + (1.25 * s5).abs())) * 0.25;
        s5 = s5 * 0.5 + (1.5 + x[x.len() - 1].sin()).powf(x[0].cos()).copysign((1.5 + a.sin()).powf(a.cos()));
        let mut s5: f64 = (-a).mul_add(0.5, (x[x.len() - 1] * a)).copysign((if a > 1.25 { x[(n + n) % x.len()] } else { x[x.len() - 1] }).max((-s5)));
        match (n + n) % 4 {
            0 => {
                s5 = s5 - s5 * 0.75;
            }
            1 | 2 => {
                if x[0].tanh() > 1.5 {
                    if x.iter().filter(|p6| **p6 > 0.2).map(|p7| (*p7)).sum::<f64>() > 2.0 {
                        'l9: for i8 in (0..2 * n).step_by(4) {
                            for p10 in x.chunks(2) {
                                s5 = (1.5 + s5 * s5).acosh().hypot(1.0 + x[0].clamp(-1.5, 1.25)).cos();
                                for p12 in x {
                                    s5 *= 0.5 + ((1.5 + a * a).acosh() + s5.abs()).atan().tanh();
                                }
                                for i14 in 0..n {
                                    s5 = (s5 * 0.3 - a.atan()).sin();
                                    s5 *= 0.5 + (0.75 - (a - (n as f64 * 0.25))).sin().tanh();
                                    s5 /= 1.5 + x.iter().rev().skip(1).filter(|p15| **p15 > 2.0).map(|p16| (*p16).sin() + (i14 as f64 * 0.25)).sum::<f64>().atan2(1.5 + a.abs()).sin().abs();
                                }
                            }
                        }
                        s5 = x.iter().rev().skip(1).map(|p17| (*p17).sin() + (*p17)).sum::<f64>().powi(2) - s5 * 0.75;
                    } else {
                        s5 = (s5.atan2(1.5 + s5.abs()) * ({ let t18 = a; t18 * t18 + t18 })) - s5 * 0.75;
                    }
                } else {
                    s5 = (0.9 * a.rem_euclid(2.5).sin()).asin() - s5 * 0.75;
                }
            }
            _ => {
                s5 /= 1.5 + (s5.signum() + s5).abs();
            }
        }
        s5 + a + (-s5.tanh())
    }

    #[differentiable]
    fn helper_136_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w + w;
        let mut v2 = vec![s1.sin(), s1];
        s1 *= 0.5 + (w * w).ln_1p().tanh();
        let (p3, mut q4): (f64, f64) = ((1.5 + u * u).acosh(), s1.hypot(1.0 + w));
        let mut k5 = 0_usize;
        while k5 < 3 && (k5 % 2 == 1) {
            k5 += 1;
            s1 = (s1 * 1.5 - s1.mul_add(0.5, s1).sin().exp2().tanh()).sin();
        }
        q4 + p3 + v2.iter().sum::<f64>() * 0.5 + s1 + ((s1 - s1 * s1) - (0.3 * p3))
    }

    #[differentiable]
    fn helper_136_1(u: f64, w: f64) -> (f64, f64) {
        let mut s6: f64 = u.max(w);
        let mut v7 = [[s6.max(u), helper_136_0(u, u)], [(0.9 * u.sin()).asin(), helper_136_0(w, w)]];
        let b8: f64 = v7[3 % 2][1];
        (b8 + v7[0][1] * v7[1][0] + v7[1][1] + s6 + w + u + (if (-v7[0][1]).abs() >= 1.5 { if w > 1.1 { s6 } else { s6 } } else { u.hypot(1.0 + b8) }), (b8 - w * w).max(w.sin().exp2()))
    }

    #[differentiable]
    fn helper_136_2(p: &mut f64, u: f64) -> f64 {
        let mut s9: f64 = 1.1 * u;
        let mut v10 = vec![helper_136_1(u, s9).1, *p];
        s9 *= u.cos();
        v10.iter().sum::<f64>() * 0.5 + s9 + *p + u + (0..3_usize).map(|i11| v10[v10.len() - 1]).sum::<f64>().sin().exp2()
    }

    #[differentiable]
    pub fn program_136(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s12: f64 = x[(n * 3) % x.len()] - x[x.len() - 1];
        let mut v13 = vec![helper_136_1(s12, a).0; 3];
        if x.iter().copied().map(|p14| x[(n + 2) % x.len()]).sum::<f64>() > 1.25 || a > 0.75 || s12 > 0.2 {
            let mut v15 = vec![{ let t16 = s12; t16 * t16 + t16 }; 3];
            s12 = (s12 * 1.5 - v13.chunks(3).map(|w17| (w17[0] - 0.5) * v13[n % v13.len()]).sum::<f64>().max(s12)).sin();
        }
        v13.push(0.3 - (0.5 + x[x.len() - 1] * x[x.len() - 1]).sqrt());
        if helper_136_0(x[x.len() - 1], s12).abs() >= 0.9 {
            let mut v18 = [[a + 0.5, v13[v13.len() - 1] + 0.5], [helper_136_1(a, x[x.len() - 1]).0, { let t19 = a; t19 * x[0] + t19 }]];
            let f20 = |u21: f64| 0.5 * x.iter().step_by(2).map(|p22| x.iter().rev().map(|&p23| u21).map(f64::tanh).sum::<f64>()).sum::<f64>();
        } else if (-a) < ({ let t24 = s12; t24 * v13[v13.len() - 1] + t24 }) {
            { let mut f25 = |u26: f64| { s12 = s12 * 0.5 + x.iter().rev().skip(1).map(|&p27| a).map(f64::tanh).sum::<f64>().max(helper_136_0(a, u26)).atan(); }; f25(0.9 * x[0]); f25(helper_136_1(v13[0], a).1); }
        } else {
            for i28 in 0..n {
                s12 *= 0.5 + (2.0 - x.iter().skip(1).enumerate().map(|(i29, p30)| (*p30) * s12 * (i29 + 1) as f64).sum::<f64>()).tanh().tanh();
                s12 *= (helper_136_1(s12, a).1 / (1.5 + s12 * s12)).tanh().cos();
            }
            s12 = v13.iter().rev().skip(1).filter(|p31| **p31 > 0.9).map(|p32| ((*p32) - a).tanh()).sum::<f64>();
        }
        v13.iter().sum::<f64>() * 0.5 + s12 + a + a.atan2(1.5 + s12.abs()).copysign(x[x.len() - 1].sin().cosh())
    }

    #[differentiable]
    fn helper_137_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = if 3 % 3 == 0 { u } else { u };
        let mut v2 = v.clone();
        if v[1 % v.len()].atan2(1.5 + s1.abs()) > 1.25 {
            s1 *= ({ let t3 = v[2 % v.len()].tanh(); t3 * (0.75 / (1.5 + s1.abs())) + t3 }).cos();
            if (if v[0].abs() >= 0.75 { u } else { u }) < ({ let c5: Vec<f64> = v2.iter().take(2).map(|p4| s1).collect(); c5.iter().sum::<f64>() }) {
                s1 *= 0.5 + ({ let t6 = (0.8 * v2[0].sin()).atanh(); t6 * t6.tanh() + t6 }).tanh();
                s1 = -(match v[v.len() - 1] { t7 if t7 > 1.25 => t7 * u, t7 if t7 < -1.25 => -t7 + v2[0], _ => v2[v2.len() - 1] });
            } else if (v[v.len() - 1] + v[0]) > 1.25 {
                s1 = (s1 * 0.3 - (if ({ let c9: Vec<f64> = v.iter().rev().skip(1).map(|p8| ((*p8) - v2[v2.len() - 1]).tanh()).collect(); c9.iter().sum::<f64>() }) > 0.5 { v.iter().rev().skip(1).map(|p10| (*p10) * (*p10)).sum::<f64>() } else { v2[1 % v2.len()].powi(2) })).sin();
            }
        } else if (v[1 % v.len()] - v2[v2.len() - 1] * v2[v2.len() - 1]) > 1.25 {
            s1 *= 0.5 + ((0.7 * u.sin()).tan() + (v2[0] + 1.25)).tanh();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + v2.iter().rev().skip(1).enumerate().map(|(i11, p12)| ((*p12) - s1).tanh() * (i11 + 1) as f64).sum::<f64>().rem_euclid(2.5)
    }

    #[differentiable]
    fn helper_137_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u.atan2(1.5 + u.abs())) + f(u * 0.5);
        let mut s13: f64 = u + 2.0;
        let mut v14 = (0..4).map(|i15: usize| (0.7 * s13.sin()).tan()).collect::<Vec<f64>>();
        let mut v16 = [1.25 / (1.5 + again.abs()), s13, v14[0].powi(2)];
        v16.iter().sum::<f64>() * 0.5 + v14.iter().sum::<f64>() * 0.5 + s13 + again + (0.9 * helper_137_0(v14.clone(), u).cos()).acos()
    }

    #[differentiable]
    pub fn program_137(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s17: f64 = a.max(a);
        let (p18, mut q19): (f64, f64) = (0.5 - helper_137_0(x.to_vec(), a), x[x.len() - 1] + 0.2);
        let mut v20 = x.to_vec();
        for i21 in (0..n).rev() {
            let mut k22 = 0_usize;
            loop {
                k22 += 1;
                if k22 > 2 || (x[x.len() - 1].mul_add(0.5, p18) > 1.5) { break; }
                let mut m26: f64 = if (a - 0.3).abs() >= 1.5 { { let c24: Vec<f64> = v20.iter().map(|p23| ((*p23) - (*p23).copysign(p18)).tanh()).collect(); c24.iter().fold(0.5, |s, v| s * 0.5 + v) } } else { if a > 0.2 { { let t25 = x[x.len() - 1]; t25 * x[x.len() - 1] + t25 } } else if p18 < a { v20[0] } else { a } };
                let i27 = (n + i21) % v20.len();
                v20[i27] *= 0.5 + ({ let t28 = { let t29 = q19; t29 * t29 + t29 }; t28 * (match i21 % 3 { 0 => x[0], 1 => q19, _ => a }) + t28 }).atan().tanh();
            }
        }
        let (i30, i31) = ((n * 2) % v20.len(), (n + n) % v20.len());
        v20.swap(i30, i31);
        if (v20[(n + n) % v20.len()] / (1.5 + x[0] * x[0])) > 0.9 {
            let i32 = n % v20.len();
            v20[i32] *= 0.5 + (-helper_137_1(f64::sin, p18)).tanh();
            for i33 in 1..=2_usize {
                let f34 = |u35: f64| -(({ let t36 = p18; t36 * u35 + t36 }) + x[(i33 + 3) % x.len()].clamp(-1.5, 1.25));
            }
        } else if q19 > 1.25 || x[0] > 1.1 {
            let i37 = n % v20.len();
            v20[i37] = p18 - v20[i37] * 0.75;
        } else {
            s17 = (p18 - 0.5).clamp(-1.5, 1.25);
        }
        v20.iter().sum::<f64>() * 0.5 + q19 + p18 + s17 + (0..3_usize).map(|i38| (-s17)).sum::<f64>()
    }

    #[differentiable]
    fn helper_138_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = -w;
        let mut v2 = (0..4).map(|i3: usize| { let t4 = u; t4 * u + t4 }).collect::<Vec<f64>>();
        if 2 % 2 == 0 {
            if v2[2 % v2.len()] < w.atan() {
                s1 /= 1.5 + f64::sin(u).abs();
            } else {
                s1 = (-v2[1 % v2.len()]) - s1 * 0.75;
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + w + u + (v2.windows(2).map(|w5| (w5[1] - 0.5) * u).sum::<f64>() % 1.75)
    }

    #[differentiable]
    fn helper_138_1(u: f64, w: f64) -> f64 {
        let mut s6: f64 = u.sin().sinh();
        s6 = (s6 * 1.25 - (1.5 + u.cos()).log2().to_radians()).sin();
        if (s6 + s6) < s6.max(w) {
            s6 = w;
        } else {
            s6 = s6 * 0.5 + (-s6.sin().exp2());
            s6 *= 0.5 + (1.5 + s6 * s6).ln().tanh();
        }
        s6 + w + u + helper_138_0(s6, s6).abs()
    }

    #[differentiable]
    fn helper_138_2(v: &[f64], u: f64) -> f64 {
        let mut s7: f64 = match 2 % 3 { 0 => v[0], 1 => v[3 % v.len()], _ => v[v.len() - 1] };
        let mut v8 = vec![(1.5 + s7 * s7).ln(); 3];
        if (if v[1 % v.len()] > 0.3 { v[2 % v.len()] } else { s7 }) > 0.75 {
            let mut m12: f64 = (0..3_usize).map(|i9| ({ let c11: Vec<f64> = v8.iter().map(|p10| (if v[v.len() - 1].abs() >= 1.1 { s7 } else { v8[0] })).collect(); c11.iter().sum::<f64>() })).sum::<f64>();
        } else {
            s7 = s7 * 0.5 + (s7.max(v[1 % v.len()]) / (1.5 + v8[v8.len() - 1] * v8[v8.len() - 1]));
            s7 = s7 * 0.5 + v8.iter().enumerate().map(|(i13, p14)| (1.5 + s7.cos()).log2() * (i13 + 1) as f64).sum::<f64>();
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + u + (-v[0]).min(1.75)
    }

    #[differentiable]
    pub fn program_138(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s15: f64 = a.max(0.25);
        if (-a) < (1.5 + s15.sin()).powf(x[n % x.len()].cos()) && helper_138_2(x, s15) > 1.1 {
            if (1.5 + s15 * s15).ln() < (if a > 0.75 { x[(n + n) % x.len()] } else { s15 }) || a.abs() >= 0.9 && s15 > 1.1 {
                let b17: f64 = -helper_138_2(x, { let t16 = a; t16 * t16 + t16 });
            } else {
                s15 = ({ let t18 = x.iter().rev().skip(1).map(|&p19| p19.sin() + x[(n * 2) % x.len()]).sum::<f64>(); t18 * s15 + t18 }) - s15 * 0.75;
                for p20 in x.iter().copied() {
                    if (-p20) < s15.copysign(a) {
                        s15 /= 1.5 + (x.iter().skip(1).fold(p20, |s22, p23| s22 * 0.5 + ((*p23) * s22).sin()) + (-s15)).atan().abs();
                        for p24 in x.chunks(2) {
                            for p26 in x.iter().skip(1).step_by(2) {
                                s15 += (1.5 * p20.atan2(1.5 + x[(n + 2) % x.len()].abs())).sin() * 0.25;
                                s15 /= 1.5 + (1.5 / (1.5 + s15.abs())).atan().abs();
                            }
                        }
                    } else {
                        s15 *= 0.5 + (({ let t28 = n as f64 * 0.25; t28 * a + t28 }) * (s15 * a)).tanh().tanh();
                        s15 *= (x[x.len() - 1].mul_add(0.5, x[0]) * p20).atan().cos();
                    }
                }
            }
            s15 -= ((if a.abs() >= 1.25 { x[(n + 1) % x.len()] } else { a }) + 1.5) * 2.0;
        }
        s15 + a + (1.5 + x[(n + n) % x.len()] * x[(n + n) % x.len()]).acosh()
    }

    #[differentiable]
    fn helper_139_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u - u * u;
        let mut v2 = [v[1 % v.len()], u, f64::sin(s1)];
        let b3: f64 = u;
        v2[0] *= (s1.atan2(1.5 + s1.abs()) - v[v.len() - 1] * v[v.len() - 1]).cos();
        s1 *= (u.rem_euclid(2.5) + (s1 * s1).ln_1p()).cos();
        b3 + v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (if v[3 % v.len()] > 1.25 || u > 0.3 { s1.max(v[v.len() - 1]) } else { v[1 % v.len()].tanh().powi(3) })
    }

    #[differentiable]
    pub fn program_139(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x.iter().zip(x.iter()).map(|(p5, q6)| a + p5 * q6).sum::<f64>();
        let f7 = |u8: f64| (0.5 + a * a).sqrt();
        s4 += s4 * 0.25;
        for i9 in 1..=n {
            s4 = (0.2 / (1.5 + ((n as f64 * 0.25) / 0.9).abs())).cos() - s4 * 0.75;
            if a > 0.75 {
                s4 += (1.5 + a.copysign(x[(i9 + 3) % x.len()]).sin()).powf(helper_139_0(x.to_vec(), s4).cos()).atan() * 0.25;
            } else {
                match (i9 + n) % 4 {
                    0 => {
                        let mut k11 = 0_usize;
                        let r10: f64 = loop {
                            k11 += 1;
                            if k11 > 3 || (x[n % x.len()].min(1.75) < (1.5 + a.sin()).powf(x[x.len() - 1].cos())) { break a; }
                            match 3 % 4 {
                                0 => {
                                    let (p12, mut q13): (f64, f64) = (f7(s4 - a * a), s4 - (i9 as f64 * 0.25));
                                }
                                1 | 2 => {
                                    if (a - 0.3) < (1.5 + x[0].sin()).powf(x[x.len() - 1].cos()) {
                                        if x[n % x.len()] > 0.5 {
                                            s4 -= s4.min((n as f64 * 0.25)).tanh().sin() * 1.25;
                                        } else if x[0 % x.len()] < x[(i9 * 2) % x.len()] {
                                            s4 -= s4.to_radians().cos() * 0.75;
                                        } else {
                                            s4 += x[(k11 * 1) % x.len()].sin() * 0.25;
                                        }
                                        s4 *= 0.5 + ((a - x[(n * 1) % x.len()]) - a * a).sin().tanh();
                                    } else {
                                        s4 *= 0.5 + ((s4 + s4) + x[(i9 + 3) % x.len()].sin().sinh()).sin().tanh();
                                        s4 += (a + x[k11 % x.len()]).copysign(s4).sin() * 0.25;
                                    }
                                }
                                _ => {
                                    s4 = s4 * 0.5 + x.iter().fold(s4, |s14, p15| s14 * 0.5 + ((s4 - a * a)).sin()).sin();
                                }
                            }
                        };
                    }
                    1 | 2 => {
                        s4 = (s4 * 1.1 - (0.75 / (1.5 + x[0].min(1.75).abs())).cos()).sin();
                    }
                    _ => {
                        s4 -= ({ let c17: Vec<f64> = x.iter().take(2).map(|p16| (*p16) * a).collect(); c17.iter().map(|v| v * v).sum::<f64>() }).atan().sin() * 1.25;
                    }
                }
            }
            s4 *= s4.sin().cos();
        }
        s4 + a + s4
    }

    #[differentiable]
    pub fn program_140(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = 0.2 / (1.5 + a.abs());
        for i2 in (0..2 * n).step_by(4) {
            for i3 in 1..=n {
                match i3 % 4 {
                    0 => {
                        let mut k4 = 0_usize;
                        'l6: loop {
                            k4 += 1;
                            if k4 > 2 || (x[x.len() - 1] < ({ let t5 = i3 as f64 * 0.25; t5 * t5 + t5 })) { break; }
                            let b7: f64 = x[i2 % x.len()].fract().rem_euclid(2.5);
                            match 0 % 4 {
                                0 => {
                                    s1 = (b7 * (1.1 * s1)).sin() - s1 * 0.75;
                                }
                                1 | 2 => {
                                    s1 -= s1.atan() * 1.25;
                                }
                                _ => {
                                    s1 = (0.5 * (match b7 { t8 if t8 > 0.5 => t8 * b7, t8 if t8 < -0.5 => -t8 + s1, _ => s1 })).cos();
                                }
                            }
                        }
                    }
                    1 | 2 => {
                        s1 = (0..2 * n).step_by(2).map(|i9| a).sum::<f64>().hypot(1.0 + (i3 as f64 * 0.25).sin()).atan();
                    }
                    _ => {
                        s1 += ({ let t10 = (0..2 * n).step_by(2).map(|i11| a).sum::<f64>(); t10 * (-t10) + t10 }).cos() * 0.25;
                    }
                }
            }
            s1 += x[n % x.len()].max(a).min((s1 - 1.5)).atan() * 0.25;
        }
        s1 + a + (1.5 + s1.min(1.75).sin()).powf((2.0 * s1).cos())
    }

    #[differentiable]
    fn helper_141_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u.fract();
        let mut v2 = [u.atan2(1.5 + s1.abs()), v[0 % v.len()], v[3 % v.len()] + 1.25];
        match 2 % 4 {
            0 => {
                s1 += u.sin().sinh() * 0.25;
            }
            1 | 2 => {
                s1 -= s1 * 0.9;
            }
            _ => {
                s1 = (1.25 + (v[v.len() - 1] * v[v.len() - 1]).ln_1p().sin()).powf(1.5) - s1 * 0.75;
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + u + (v[1 % v.len()] + 0.9)
    }

    #[differentiable]
    pub fn program_141(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x[x.len() - 1];
        if x[(n * 1) % x.len()].hypot(1.0 + a) > 1.25 {
            s3 *= (0.9 * a.sin()).asin().cos();
            match (n + n) % 4 {
                0 => {
                    s3 -= s3 * 0.9;
                }
                1 | 2 => {
                    if (a - 0.3).abs() >= 0.3 { return n as f64 * 0.25; }
                }
                _ => {
                    s3 -= (-({ let c5: Vec<f64> = x.iter().skip(1).map(|p4| (*p4).sin() + x[(n * 2) % x.len()]).collect(); c5.iter().map(|v| v * v).sum::<f64>() })) * 0.5;
                }
            }
        } else {
            s3 *= 0.5 + (-(if a < s3 { a } else { x[2 % x.len()] })).tanh();
            s3 = (s3 * 0.75 - (helper_141_0(&x[1..], s3) - 0.2)).sin();
        }
        if (if a.abs() >= 0.3 { a } else if x[0].abs() >= 1.25 { x[(n * 3) % x.len()] } else { x[n % x.len()] }) > 0.75 { return x[0] / (1.5 + s3 * s3); }
        let mut v6 = ((-s3) / 0.2, helper_141_0(x, a));
        let mut k8 = 0_usize;
        let r7: f64 = loop {
            k8 += 1;
            if k8 > 4 || (x.iter().zip(x.iter()).map(|(p9, q10)| ((*p9) - x[x.len() - 1]).tanh() + p9 * q10).sum::<f64>() < (x[n % x.len()] + 1.5)) { break x.iter().rev().skip(1).map(|p11| (*p11).sin() + (match (*p11) { t12 if t12 > 0.75 => t12 * x[n % x.len()], t12 if t12 < -0.75 => -t12 + a, _ => x[0] })).sum::<f64>(); }
            s3 *= a.mul_add(0.5, helper_141_0(x, s3)).atan().cos();
        };
        r7 + v6.0 - v6.1 + s3 + x.iter().skip(1).map(|&p13| a).sum::<f64>().max(0.25)
    }

    #[differentiable]
    fn helper_142_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u - u * u;
        let mut v2 = [s1, s1, -v[1 % v.len()]];
        s1 = (s1 * 0.75 - (v2[3 % 3] + u)).sin();
        
    }

    #[differentiable]
    fn helper_142_1(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_142_1([0.5_f64, 1.5].iter().skip(1).enumerate().map(|(i5, p6)| (*p6).sin() + (*p6) * (i5 + 1) as f64).sum::<f64>(), n - 1);
        let mut s7: f64 = below + 2.0;
        let mut v8 = [(0.9 * s7.cos()).acos(), s7, (2.0 + s7.cos()).recip()];
        v8[n % 3] = (v8[n % 3] * 0.3 - (0..2 * n).step_by(2).map(|i9| (below - below)).sum::<f64>()).sin();
        for i10 in (0..3_usize).rev() {
            s7 -= s7.tanh() * 0.2;
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + below + u + (s7.cos().exp_m1() * ({ let t11 = u; t11 * u + t11 }))
    }

    #[differentiable]
    fn helper_142_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s12: f64 = if u.abs() >= 0.2 { u } else if u > 2.0 { v[0] } else { u };
        let mut v13 = [-s12, s12, s12 + 1.25];
        helper_142_0(&mut v13[..1], v[1 % v.len()].max(0.25));
        v.push(if v13.iter().copied().map(|p14| (p14 - v13[1 % 3]).tanh()).sum::<f64>() > 0.75 { v13[2].signum() } else { v13[2].sin().cosh() });
        v13.iter().sum::<f64>() * 0.5 + s12 + v.iter().sum::<f64>() * 0.5 + u + (1.5 + (u + 1.25).sin()).powf((0..3_usize).map(|i15| s12).sum::<f64>().cos())
    }

    #[differentiable]
    pub fn program_142(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s16: f64 = (1..=n).rev().map(|i17| a).sum::<f64>();
        let mut v18 = x.to_vec();
        let (p19, mut q20): (f64, f64) = ((1.5 + a * a).ln(), match n % 3 { 0 => v18[0 % v18.len()], 1 => a, _ => s16 });
        if a < p19 || s16 < x[(n * 3) % x.len()] && (n * 2) % 3 == 1 {
            for i21 in 0..n {
                let mut w22 = x.to_vec();
                while let Some(t23) = w22.pop() {
                    let t23: f64 = (1..=n).rev().map(|i24| (2.0 + (1.5 + p19 * p19).acosh().cos()).recip()).sum::<f64>();
                }
                let i25 = i21 % v18.len();
                v18[i25] = helper_142_2(x.to_vec(), x[(i21 * 4) % x.len()]).sin();
                let f26 = |u27: f64| (if (0.9 - a) > 0.3 { (0.8 * p19.sin()).atanh() } else { 2.0 * (n as f64 * 0.25) }) + (0.7 * x.windows(3).map(|w28| (w28[1] - 0.5) * p19).sum::<f64>().sin()).tan();
            }
            helper_142_0(&mut v18, q20 - a * a);
        } else {
            q20 = (q20 * 2.0 - helper_142_2(v18.clone(), a)).sin();
            q20 *= x.iter().rev().skip(1).map(|&p29| 1.0 + 0.5 * ((0..2 * n).step_by(2).map(|i30| v18[v18.len() - 1]).sum::<f64>()).sin()).product::<f64>().cos();
        }
        q20 + p19 + v18.iter().sum::<f64>() * 0.5 + s16 + (p19 - 0.3)
    }

    #[differentiable]
    pub fn program_143(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x.iter().filter(|p2| **p2 > 0.2).map(|p3| (*p3) * x[n % x.len()]).sum::<f64>();
        let mut v4 = [-a, a, a];
        'l6: for i5 in (0..n).rev() {
            for i7 in 0..n {
                v4[(i5 + n) % 3] = (2.0 + (-v4[i7 % 3]).cos()).recip().sin() - v4[(i5 + n) % 3] * 0.75;
            }
            if (0.2 / (1.5 + x[(i5 + 0) % x.len()].abs())) > 0.9 {
                if ({ let t8 = v4[(i5 + n) % 3]; t8 * v4[(n + n) % 3] + t8 }) < v4[0 % 3].max(0.25) { continue; }
            }
        }
        if s1 < v4.iter().take(2).filter(|p9| **p9 > 0.5).map(|p10| (*p10) * v4[n % 3]).sum::<f64>() || (s1 - 1.5) < (1.25 / (1.5 + (n as f64 * 0.25).abs())) {
            let (p11, mut q12): (f64, f64) = ((v4[2] + x[(n * 2) % x.len()]).max(0.25), { let t13 = n as f64 * 0.25; t13 * a + t13 });
        } else if v4[(n * 2) % 3] > 0.5 || x[0] < s1 {
            v4[0] *= 0.5 + v4.iter().step_by(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5).tanh();
        } else {
            let d14: f64;
            if x[1 % x.len()].max(x[(n * 2) % x.len()]) > 1.1 { d14 = ((s1 - a * a) / (1.5 + v4[(n + 3) % 3] * v4[(n + 3) % 3])).atan2(1.5 + (a.mul_add(0.5, a) * v4[0].max(0.25)).abs()); } else { d14 = (0.7 * s1.sin()).tan() - s1 * s1; }
            for (i16, p15) in v4.iter_mut().enumerate() {
                s1 *= 0.5 + (1.5 + (1.5 + x[x.len() - 1] * x[x.len() - 1]).acosh().sin()).powf(x.iter().rev().map(|p17| x[1 % x.len()]).sum::<f64>().cos()).tanh().tanh();
            }
        }
        if (0..n).map(|i18| a).sum::<f64>() > 0.3 {
            let d22: f64;
            if (if a < s1 { a } else { n as f64 * 0.25 }) > 0.9 { d22 = if (0.2 - v4[2]) < s1 { { let t19 = s1; t19 * t19 + t19 } } else { x.iter().rev().zip(v4.iter()).map(|(p20, q21)| (*p20).sin() + (*p20) + p20 * q21).sum::<f64>().mul_add(0.5, (1.5 + s1.sin()).powf(v4[n % 3].cos())) }; } else { d22 = x.iter().rev().skip(1).filter(|p23| **p23 > 1.25).map(|p24| (a + s1)).sum::<f64>(); }
        } else if (1.5 - a) < v4[0] {
            s1 *= 0.5 + a.hypot(1.0 + (n as f64 * 0.25)).tanh();
        } else {
            s1 += (({ let t25 = v4[2 % 3]; t25 * s1 + t25 }) * (a * a)) * 0.25;
        }
        v4.iter().sum::<f64>() * 0.5 + s1 + a + x.iter().rev().skip(1).map(|&p26| p26).map(f64::tanh).sum::<f64>()
    }

    #[differentiable]
    fn helper_144_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u;
        let mut v2 = v.to_vec();
        'l5: for p3 in v.iter().copied() {
            if s1 < v2[0] || v2[v2.len() - 1] < u || s1 < u.signum() {
                s1 = (0.3 / (1.5 + ({ let t6 = u; t6 * p3 + t6 }).abs())).atan() - s1 * 0.75;
                s1 -= s1.copysign(v2[v2.len() - 1]).atan() * 0.3;
            } else {
                s1 /= 1.5 + (if u > 0.75 { u } else { u }).rem_euclid(2.5).tanh().abs();
                s1 = s1 * 0.5 + (v[2 % v.len()].max(v[0 % v.len()]) - ({ let t7 = s1; t7 * v[0] + t7 })).cos();
            }
        }
        
    }

    #[differentiable]
    fn helper_144_1(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_144_1(u - 2.0, n - 1);
        let mut s8: f64 = [0.5_f64, 1.5].iter().rev().skip(1).enumerate().map(|(i9, p10)| (*p10).sin() + (*p10) * (i9 + 1) as f64).sum::<f64>();
        let mut v11 = [[{ let t12 = below; t12 * u + t12 }, u + below], [below.cos().exp_m1(), n as f64 * 0.25]];
        match (n * 1) % 4 {
            0 => {
                s8 *= (below % 1.75).min(below).cos();
            }
            1 | 2 => {
                s8 = (s8 * 1.5 - (1.5 + s8.sin()).powf(below.max(0.25).cos())).sin();
            }
            _ => {
                s8 = (if u < (0.3 * u) { 2.0 * below } else if s8 < s8 { { let t13 = v11[0][0]; t13 * below + t13 } } else { (n as f64 * 0.25) * u }) - s8 * 0.75;
            }
        }
        v11[0][1] * v11[1][0] + v11[1][1] + s8 + below + u + s8.min(below.to_radians())
    }

    #[differentiable]
    fn helper_144_2(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s14: f64 = { let t15 = u; t15 * v[2 % 3] + t15 };
        let mut v16 = (helper_144_1(if u.abs() >= 0.9 { u } else if 0 % 3 == 1 { u } else { s14 }, 2), if u.abs() >= 0.3 { s14 } else { s14 });
        let mut k18 = 0_usize;
        let r17: f64 = 'l20: loop {
            k18 += 1;
            if k18 > 2 || (v.iter().rev().skip(1).map(|&p19| (p19 - p19).tanh()).sum::<f64>() > 0.3) { break (2.0 + (if v[(k18 * 1) % 3] < s14 { v16.1 } else { s14 }).sin()).cbrt(); }
            helper_144_0(&mut v[..1], s14.powi(2));
            s14 = ((if v[1] < v16.1 { s14 } else { v16.0 }) * ({ let t21 = s14; t21 * (k18 as f64 * 0.25) + t21 })).cos();
            v16.1 += helper_144_1(v16.1 + u, 1).tanh() * 0.25;
        };
        [r17 + v16.0 - v16.1 + s14 + v.iter().sum::<f64>() * 0.5 + u.atan2(1.5 + s14.abs()).max((if u < v16.0 { v16.0 } else { v[0] })), v[1 % 3].hypot(1.0 + v[2]), k18 as f64 * 0.25]
    }

    #[differentiable]
    pub fn program_144(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s22: f64 = x[(n + 0) % x.len()].rem_euclid(2.5);
        let mut v23 = x.to_vec();
        let (i24, i25) = (0 % v23.len(), 1 % v23.len());
        v23.swap(i24, i25);
        { let mut f26 = |u27: f64| { s22 = s22 * 0.5 + helper_144_2([2.0 / (1.5 + x[(n + n) % x.len()].abs()), x[2 % x.len()], helper_144_2([helper_144_1(x[x.len() - 1], 1), n as f64 * 0.25, a], x[x.len() - 1])[0]], v23[v23.len() - 1])[1].hypot(1.0 + ({ let t28 = u27; t28 * a + t28 })).atan(); }; f26(x[2 % x.len()] % 1.75); f26(v23[0 % v23.len()] - a * a); }
        s22 += x[x.len() - 1] * 0.25;
        let (l29, r30) = v23.split_at_mut(1);
        for (p31, q32) in l29.iter_mut().zip(r30.iter()) {
            *p31 += *q32 * (x[0] / 1.1);
        }
        helper_144_0(&mut v23, a);
        let (i33, i34) = (n % v23.len(), 3 % v23.len());
        v23.swap(i33, i34);
        let b36: f64 = x.windows(3).map(|w35| (w35[1] - 0.5) * (1.5 + v23[(n * 4) % v23.len()] * v23[(n * 4) % v23.len()]).acosh()).sum::<f64>();
        for i37 in 0..n {
            if (b36 * x[x.len() - 1]) < (match i37 % 3 { 0 => b36, 1 => v23[i37 % v23.len()], _ => v23[(n + 1) % v23.len()] }) { return v23[i37 % v23.len()].signum(); }
            helper_144_0(&mut v23[..1], x[1 % x.len()]);
            for p38 in &v23 {
                s22 /= 1.5 + (*p38).tanh().powi(3).sin().abs();
                s22 -= ({ let t40 = a; t40 * (-a) + t40 }).atan() * 1.5;
            }
        }
        b36 + v23.iter().sum::<f64>() * 0.5 + s22 + a + (0.7 * v23[(n + 0) % v23.len()].sin()).tan().min(helper_144_1(s22, 0))
    }

    #[differentiable]
    fn helper_145_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u - u * u; }
        let below = helper_145_0(u.mul_add(0.5, u), n - 1);
        let mut s1: f64 = (1.5 + below * below).acosh();
        let f2 = |u3: f64| (0.8 * (0.8 * (u3 + 0.75).sin()).atanh().sin()).atanh();
        s1 + below + u + (0.9 * (u * u).sin()).asin()
    }

    #[differentiable]
    pub fn program_145(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = helper_145_0(a, 3);
        let mut v5 = [x[x.len() - 1].min(x[x.len() - 1]), x[0 % x.len()], 2.0 - x[x.len() - 1]];
        if v5.iter().step_by(2).zip(x.iter()).map(|(p6, q7)| (*q7) + p6 * q7).sum::<f64>() < ({ let t8 = v5[(n * 1) % 3]; t8 * t8 + t8 }) {
            'l11: for p9 in v5.iter_mut().rev() {
                *p9 += x.iter().skip(1).copied().map(|p12| 1.0 + 0.5 * (p12.sin() + (a - 2.0)).sin()).product::<f64>().tanh() * 0.25;
            }
        } else {
            v5[(n + n) % 3] = a;
            let mut v13 = x.to_vec();
        }
        if (0..3_usize).map(|i14| v5[n % 3]).sum::<f64>() > 0.5 { return (0.7 * s4.sin()).tan(); }
        s4 = (s4 * 0.5 - x[0]).sin();
        'l17: for p15 in x.iter().copied() {
            if (0.2 * s4) > 0.3 {
                s4 /= 1.5 + a.sin().exp().sin().exp2().tanh().abs();
            } else {
                let mut m18: f64 = p15 + x.iter().rev().copied().min_by(f64::total_cmp).unwrap_or(0.5);
                m18 *= 0.5 + (-m18).tanh().tanh();
            }
            s4 += (1.25 + helper_145_0(x[(n + 2) % x.len()], 2).sin()).powf(1.5).sin() * 0.25;
        }
        v5.iter().sum::<f64>() * 0.5 + s4 + a + x[(n + n) % x.len()]
    }

    #[differentiable]
    pub fn program_146(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = { let t2 = a; t2 * t2 + t2 };
        let mut v3 = [[s1 - 0.9, s1 + a], [x.iter().copied().map(|p4| a).sum::<f64>(), s1 + a]];
        let mut v5 = x.to_vec();
        'l7: for i6 in (0..2 * n).step_by(2) {
            s1 = (s1 * 1.5 - a.to_radians().sin()).sin();
        }
        if a.min(1.75).abs() >= 1.25 {
            s1 += v5.iter().rev().skip(1).fold(a, |s8, p9| s8 * 0.5 + ((match x[0] { t10 if t10 > 1.5 => t10 * x[(n + 1) % x.len()], t10 if t10 < -1.5 => -t10 + a, _ => a })).sin()) * 0.25;
            if x[(n * 2) % x.len()].cos().exp_m1() < s1.tanh() || a.abs() >= 1.5 || s1.abs() >= 0.3 {
                let mut w11 = x.to_vec();
                'l13: while let Some(t12) = w11.pop() {
                    let b14: f64 = (0.7 * t12.atan().sin()).tan();
                    let mut k16 = 0_usize;
                    let r15: f64 = 'l17: loop {
                        k16 += 1;
                        if k16 > 4 || ((0.9 / (1.5 + t12.abs())).abs() >= 1.1) { break (b14 + s1).clamp(-1.5, 1.25); }
                        let i18 = (k16 * 3) % v5.len();
                        v5[i18] *= t12.cos().cos();
                    };
                    if ({ let t19 = t12; t19 * t19 + t19 }) < t12 {
                        if (t12 - 0.9) > 2.0 {
                            s1 = s1 * 0.5 + t12.sin();
                            s1 -= r15.atan() * 0.5;
                        } else if b14.rem_euclid(2.5).abs() >= 0.75 {
                            s1 = (a + s1).sin().exp().cos() - s1 * 0.75;
                        }
                        s1 = (a + s1.to_radians()).atan() - s1 * 0.75;
                    } else if (1.5 + r15.sin()).powf(a.cos()) > 0.5 {
                        s1 += v5[v5.len() - 1].rem_euclid(2.5).tanh() * 0.25;
                    } else {
                        s1 /= 1.5 + ({ let t20 = t12 / (1.5 + a * a); t20 * (t20 - x[x.len() - 1]) + t20 }).atan().abs();
                    }
                }
            } else {
                s1 += a * 0.25;
                s1 = s1 * 0.5 + s1.max(0.25).min((a - 1.25));
            }
        } else {
            s1 /= 1.5 + x[x.len() - 1].clamp(-1.5, 1.25).atan2(1.5 + x.iter().skip(1).copied().map(|p21| (p21 - v3[1][(n + 2) % 2]).tanh()).sum::<f64>().abs()).abs();
            s1 *= (s1.mul_add(0.5, v3[0][0]) - v5[(n + n) % v5.len()].cos().exp_m1()).cos();
        }
        v5.iter().sum::<f64>() * 0.5 + v3[0][1] * v3[1][0] + v3[1][1] + s1 + a + (1.25 + v3[n % 2][0].mul_add(0.5, s1).sin()).powf(1.5)
    }

    #[differentiable]
    fn helper_147_0(u: f64) -> Option<f64> {
        if 1 % 2 == 1 || u > 1.5 { return None; }
        let mut s1: f64 = u * u;
        let mut v2 = ((0.7 * [0.5_f64, 1.5].iter().map(|&p3| p3.sin() + p3).sum::<f64>().sin()).tan(), u.clamp(-1.5, 1.25));
        if (match v2.0 { t4 if t4 > 0.75 => t4 * u, t4 if t4 < -0.75 => -t4 + v2.1, _ => v2.0 }) < v2.0 { return Some(v2.0); }
        for i5 in 0..4_usize {
            let mut v6 = vec![if v2.1 < s1 { u } else { s1 }, v2.0];
            s1 += u.tanh() * 0.25;
        }
        Some(v2.0 - v2.1 + s1 + u + (u - 0.3).max((1.5 + v2.0 * v2.0).acosh()))
    }

    #[differentiable]
    fn helper_147_1(v: &mut [f64], u: f64) {
        let mut s7: f64 = helper_147_0(v[1 % v.len()]).map_or(u, |t8| t8.sin());
        if v.iter().copied().fold(4.0, f64::min) > 0.5 || (match helper_147_0(s7) { Some(t9) => t9 * 0.5, None => s7 }) > 0.5 {
            let mut v10 = (u.tanh() - 0.2, f64::sin(s7));
        }
        s7 = if 0 % 3 == 0 { v[v.len() - 1].signum() } else { s7.clamp(-1.5, 1.25) };
        
    }

    #[differentiable]
    fn helper_147_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s15: f64 = v[0 % v.len()].copysign(u);
        let (l16, r17) = v.split_at_mut(1);
        for (p18, q19) in l16.iter_mut().zip(r17.iter()) {
            *p18 += *q19 * helper_147_0(u).map_or(u, |t20| t20.sin());
        }
        s15 + v.iter().sum::<f64>() * 0.5 + u + ((if v[0 % v.len()] > 0.5 { s15 } else { s15 }) - helper_147_0(u).unwrap_or(u))
    }

    #[differentiable]
    pub fn program_147(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s22: f64 = a.max(a);
        let mut v23 = [[x[(n + 1) % x.len()], (n as f64 * 0.25) + x[n % x.len()]], [a.mul_add(0.5, a), x.iter().step_by(2).map(|p24| 1.0 + 0.5 * (x[(n * 1) % x.len()]).sin()).product::<f64>()]];
        v23[0][0] = (0..n).map(|i25| a).sum::<f64>().powi(2);
        s22 /= 1.5 + ((1.5 + s22.sin()).powf(x[0].cos()) - 0.5).abs();
        s22 = v23[0][0] - s22 * 0.75;
        for i26 in (0..n).rev() {
            'l29: for p27 in x.iter().skip(1).step_by(2) {
                let mut w30 = x.to_vec();
                while let Some(t31) = w30.pop() {
                    let Some(t33) = helper_147_0({ let t32 = a; t32 * x[x.len() - 1] + t32 }) else { break; };
                }
                match (n + 3) % 4 {
                    0 => {
                        if x.iter().step_by(2).fold(x[x.len() - 1], |s34, p35| s34 * 0.5 + (((*p35) - s34).tanh()).sin()) > 0.5 {
                            if x[0].min(x[0]) > 1.1 {
                                v23[1][1] *= 0.5 + (0.2 - s22).tanh().tanh();
                            }
                            'l38: for p36 in x {
                                if ((*p27) - x[0]) > 0.3 {
                                    s22 = s22 * 0.5 + (-v23[i26 % 2][0]).tanh();
                                    s22 = s22 * 0.5 + a.sin().atan2(1.5 + v23[1][0].cos().exp_m1().abs()).atan();
                                } else {
                                    s22 = (s22 * 2.0 - (*p36).mul_add(0.5, (*p27)).fract().cos()).sin();
                                }
                                s22 = s22 * 0.5 + v23[(n + 1) % 2][i26 % 2].copysign((*p36)).hypot(1.0 + s22.cos()).atan();
                                s22 = (s22 * 0.3 - (0..n).map(|i39| x.iter().map(|p40| a).sum::<f64>()).sum::<f64>().sin()).sin();
                            }
                        } else {
                            s22 = (s22 * 0.3 - (a - 0.9).tanh()).sin();
                            s22 *= 0.5 + (-a).mul_add(0.5, s22.atan2(1.5 + s22.abs())).tanh().tanh();
                        }
                    }
                    1 | 2 => {
                        s22 += ((x[(n + n) % x.len()] % 1.75) * v23[0 % 2][0]).atan() * 0.25;
                    }
                    _ => {
                        s22 = (s22 + a).atan2(1.5 + x[x.len() - 1].abs()).sin() - s22 * 0.75;
                    }
                }
                s22 = x.iter().step_by(2).zip(x.iter().rev()).map(|(p41, q42)| ((*p41) - (*p41)).tanh() + p41 * q42).sum::<f64>().sin();
            }
        }
        v23[0][1] * v23[1][0] + v23[1][1] + s22 + a + (v23[1 % 2][0].copysign(s22) + x[x.len() - 1].min(s22))
    }

    #[differentiable]
    pub fn program_148(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[(n * 4) % x.len()].cos().exp_m1();
        if (n + n) % 2 == 0 {
            let (p2, mut q3): (f64, f64) = ((s1 * x[(n + n) % x.len()]).tanh(), 0.75 - x[x.len() - 1]);
            q3 /= 1.5 + ({ let t4 = p2; t4 * (a / (1.5 + (n as f64 * 0.25) * (n as f64 * 0.25))) + t4 }).abs();
        }
        s1 = s1 * 0.5 + s1.rem_euclid(2.5).hypot(1.0 + a.atan2(1.5 + a.abs()));
        let mut m6: f64 = ((s1 * a) - ({ let t5 = a; t5 * s1 + t5 })).copysign((-s1));
        s1 *= 0.5 + x.iter().take(2).map(|p7| (*p7).sin() + (m6 + 0.2)).sum::<f64>().tanh();
        if (n * 4) % 3 == 0 {
            s1 = x[(n * 3) % x.len()];
            s1 *= 0.5 + (2.0 / (1.5 + (m6 * a).abs())).tanh();
        } else {
            s1 += (x[(n * 1) % x.len()] % 1.75) * 0.25;
            for p8 in x.iter().skip(1).step_by(2) {
                let mut m12: f64 = x.iter().rev().filter(|p10| **p10 > 1.5).map(|p11| ((*p11) - x[0].max(m6.copysign(x[(n + n) % x.len()]))).tanh()).sum::<f64>();
            }
        }
        m6 + s1 + a + s1.hypot(1.0 + a.max(s1))
    }

    #[differentiable]
    pub fn program_149(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.tanh().powi(3);
        s1 = s1 * 0.5 + (-x[x.len() - 1].atan2(1.5 + x[0].abs()));
        s1 *= (match (n + 0) % 3 { 0 => s1 * a, 1 => a.atan2(1.5 + x[x.len() - 1].abs()), _ => x[x.len() - 1] }).cos();
        s1 = (1.5 + s1.sin()).powf(s1.cos()).sin().sinh() - s1 * 0.75;
        s1 += x.iter().copied().map(|p2| p2.sin() + (s1 + x[0])).sum::<f64>() * 0.25;
        let mut k4 = 0_usize;
        let r3: f64 = loop {
            k4 += 1;
            if k4 > 2 || (x[0].tanh().powi(3) > 0.75) { break x.iter().rev().zip(x.iter()).map(|(p5, q6)| (*p5) * s1 + p5 * q6).sum::<f64>().cos(); }
            s1 = a.max(a).tanh() - s1 * 0.75;
            s1 += (s1.cos() * (n as f64 * 0.25)).sin() * 0.25;
            s1 += ((if x[x.len() - 1] > 0.5 { s1 } else if x[x.len() - 1].abs() >= 1.25 { s1 } else { k4 as f64 * 0.25 }) - x[x.len() - 1] * x[x.len() - 1]).atan() * 0.25;
        };
        if (n + 1) % 2 == 1 {
            let (p7, mut q8): (f64, f64) = (x.iter().filter(|p9| **p9 > 0.75).map(|p10| (*p10) * x.iter().rev().map(|p11| ((*p11) - s1).tanh()).sum::<f64>()).sum::<f64>(), -a);
        }
        let (p12, mut q13): (f64, f64) = (match (n + k4) % 3 { 0 => a.hypot(1.0 + s1), 1 => r3 + 0.2, _ => r3 + r3 }, r3.to_radians());
        let mut k14 = 0_usize;
        while k14 < 5 && (a > 1.25 || r3.abs() >= 0.5) {
            k14 += 1;
            s1 = s1 * 0.5 + ({ let t15 = x[x.len() - 1].max(s1); t15 * (t15 * s1) + t15 }).atan();
        }
        q13 + p12 + r3 + (q13 * r3).fract()
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
    fn helper_150_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u * u; }
        let below = helper_150_0(0.3 - u, n - 1);
        let mut s1: f64 = match n % 3 { 0 => u, 1 => u, _ => below };
        for i2 in 1..=n {
            s1 += (1.1 - (-s1)).cos() * 0.25;
        }
        s1 + below + u + (0.7 * [0.5_f64, 1.5].iter().rev().skip(1).copied().fold(-4.0, f64::max).sin()).tan()
    }

    #[differentiable]
    pub fn program_150(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = match a { t4 if t4 > 0.3 => t4 * a, t4 if t4 < -0.3 => -t4 + a, _ => n as f64 * 0.25 };
        let mut v5 = x.to_vec();
        for p6 in v5.iter_mut() {
            *p6 += helper_150_0({ let t8 = *p6; t8 * a + t8 }, 2).atan() * 0.25;
            if x[0].max(x[x.len() - 1]).abs() >= 0.3 { break; }
        }
        if (n + 1) % 2 == 0 { return s3 - (n as f64 * 0.25); }
        let mut s3: f64 = helper_150_0(x[3 % x.len()].sin().exp2(), 3) % 1.75;
        let (l9, r10) = v5.split_at_mut(1);
        for (p11, q12) in r10.iter_mut().zip(l9.iter()) {
            *p11 += *q12 * x[(n * 1) % x.len()].copysign(a);
        }
        let i13 = (n * 3) % v5.len();
        v5[i13] = helper_150_0(x[x.len() - 1].max(s3), 3);
        let mut s3: f64 = if x[n % x.len()] > 0.5 && x[0] > 0.9 || v5[v5.len() - 1].abs() >= 0.2 || v5[0] > 0.75 { s3.fract().cos().exp_m1() } else { helper_150_0(0.3 * x[(n * 4) % x.len()], 0) };
        if ({ let t14 = v5[v5.len() - 1]; t14 * t14 + t14 }) > 0.2 {
            let i15 = (n + 2) % v5.len();
            v5[i15] -= (match v5[(n * 3) % v5.len()] { t16 if t16 > 0.75 => t16 * s3, t16 if t16 < -0.75 => -t16 + a, _ => v5[0].sin().cosh() }) * 2.0;
            match n % 4 {
                0 => {
                    let i17 = 1 % v5.len();
                    v5[i17] *= a.cos();
                }
                1 | 2 => {
                    if s3.powi(2) > 0.9 {
                        let i18 = 1 % v5.len();
                        v5[i18] += (0.5 - v5[(n + 0) % v5.len()].max(s3)) * 0.25;
                        s3 = x[x.len() - 1].atan2(1.5 + x[x.len() - 1].abs()).copysign(a) - s3 * 0.75;
                    } else if a.min(s3) > 0.9 {
                        s3 = (s3 * 0.75 - helper_150_0(-v5[v5.len() - 1], 2)).sin();
                    }
                }
                _ => {
                    s3 *= 0.5 + ((1.25 / (1.5 + v5[3 % v5.len()].abs())) - 2.0).tanh();
                }
            }
        }
        v5.iter().sum::<f64>() * 0.5 + s3 + a + (1.25 + v5.iter().take(2).fold(a, |s19, p20| s19 * 0.5 + (((*p20) - v5[v5.len() - 1]).tanh()).sin()).sin()).powf(1.5)
    }

    #[differentiable]
    fn helper_151_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u - w;
        let mut v2 = vec![{ let t3 = u; t3 * t3 + t3 }; 3];
        let b4: f64 = s1.cos();
        let i5 = 0 % v2.len();
        v2[i5] = v2.iter().skip(1).map(|&p6| (v2[v2.len() - 1] / 1.5)).sum::<f64>() - v2[i5] * 0.75;
        b4 + v2.iter().sum::<f64>() * 0.5 + s1 + w + u + (if b4.copysign(s1) > 1.25 { v2[v2.len() - 1].max(b4) } else { v2.iter().skip(1).filter(|p7| **p7 > 0.2).map(|p8| (*p8)).sum::<f64>() })
    }

    #[differentiable]
    fn helper_151_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s9: f64 = v[v.len() - 1].min(u);
        let mut v10 = (0..4).map(|i11: usize| v[(i11 + i11) % v.len()].clamp(-1.5, 1.25)).collect::<Vec<f64>>();
        'l14: for (i13, p12) in v.iter_mut().enumerate() {
            *p12 *= ((1.5 + s9.sin()).powf(u.cos()) / (1.5 + s9 * s9)).sin().cos();
        }
        if 1 % 2 == 1 || v10[3 % v10.len()] < u { return { let t15 = v[0]; t15 * v[0] + t15 }; }
        v10.iter().sum::<f64>() * 0.5 + s9 + v.iter().sum::<f64>() * 0.5 + u + ((if v10[0] > 1.1 { v[1 % v.len()] } else { u }) * (u / 1.25))
    }

    #[differentiable]
    pub fn program_151(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s16: f64 = a.atan2(1.5 + a.abs());
        let mut v17 = [(0.8 * a.sin()).atanh(), s16, { let t18 = x[x.len() - 1]; t18 * s16 + t18 }];
        if v17[n % 3] > 0.5 {
            let (i19, i20) = (3 % v17.len(), 2 % v17.len());
            v17.swap(i19, i20);
            if v17[2].cos() > 0.5 || helper_151_1(x.to_vec(), a) > 1.5 {
                for p21 in x.iter().copied() {
                    v17[2] += (-({ let c24: Vec<f64> = x.iter().take(2).map(|p23| a).collect(); c24.iter().fold(0.5, |s, v| s * 0.5 + v) })).tanh() * 0.25;
                }
            } else if v17[0].mul_add(0.5, s16) < v17[2 % 3].sin().exp() {
                let b28: f64 = x.iter().rev().filter(|p25| **p25 > 1.5).map(|p26| ({ let t27 = helper_151_0(s16, x[x.len() - 1]); t27 * (a / 0.5) + t27 })).sum::<f64>();
            }
        } else {
            s16 = helper_151_1(x.to_vec(), 1.25 / (1.5 + s16.abs())) - s16 * 0.75;
        }
        { let mut f29 = |u30: f64| { s16 = s16 * 0.5 + a.atan(); }; f29(a.copysign(x[(n * 3) % x.len()])); f29((0..2 * n).step_by(2).map(|i31| a).sum::<f64>()); }
        if helper_151_1(x.to_vec(), x[n % x.len()]).abs() >= 1.25 {
            for i32 in 0..4_usize {
                match (i32 + 1) % 4 {
                    0 => {
                        s16 *= (a.mul_add(0.5, a) + 0.5).sin().cos();
                    }
                    1 | 2 => {
                        v17[(i32 * 4) % 3] = v17.iter().map(|p33| (*p33) * (*p33).hypot(1.0 + a)).sum::<f64>().atan();
                    }
                    _ => {
                        for i34 in (0..2 * n).step_by(2) {
                            s16 = ((0.5 - a) / (1.5 + s16 * s16)).sin();
                        }
                    }
                }
            }
            s16 += (1.5 + helper_151_0(a, x[x.len() - 1]).cos()).log2() * 0.25;
        }
        v17.iter().sum::<f64>() * 0.5 + s16 + a + helper_151_1(x.to_vec(), s16)
    }

    #[differentiable]
    pub fn program_152(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = -x[n % x.len()];
        let mut v2 = vec![a * s1; 3];
        for (i4, p3) in v2.iter_mut().enumerate() {
            let (p5, mut q6): (f64, f64) = (x[(i4 + i4) % x.len()].mul_add(0.5, (*p3).fract()), n as f64 * 0.25);
        }
        if a.copysign(v2[0]).abs() >= 0.3 {
            if a < x[0] && x[(n * 2) % x.len()] < v2[(n + n) % v2.len()] || (n * 2) % 2 == 1 {
                let i7 = (n + n) % v2.len();
                v2[i7] = v2[0] - v2[i7] * 0.75;
            }
        } else {
            s1 *= ((1.25 + v2[v2.len() - 1].sin()).powf(1.5) * x[(n + n) % x.len()].sin()).cos();
        }
        for i8 in 1..=1_usize {
            let i9 = 1 % v2.len();
            v2[i9] *= 0.5 + (a * v2[v2.len() - 1]).sin().tanh();
            if x.chunks(3).map(|w10| (w10[0] - 0.5) * x[0]).sum::<f64>() > 0.5 && (2.0 - s1) > 1.25 {
                let i11 = (i8 + n) % v2.len();
                v2[i11] += (-v2[(i8 * 3) % v2.len()].sin().exp2()).sin() * 0.25;
            } else {
                s1 *= ((0.8 * v2[i8 % v2.len()].sin()).atanh() % 1.75).cos().cos();
                s1 = ((1.5 - s1) % 1.75).atan();
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + (s1 - s1 * s1)
    }

    #[differentiable]
    fn helper_153_0(u: f64) -> Option<f64> {
        if u > 0.75 { return None; }
        let mut s1: f64 = u;
        let mut v2 = [[0.5_f64, 1.5].iter().rev().skip(1).filter(|p3| **p3 > 1.1).map(|p4| s1).sum::<f64>(), u, s1];
        v2[0] = (v2[2].tanh().powi(3) - (v2[0 % 3] + v2[3 % 3])) - v2[0] * 0.75;
        Some(v2.iter().sum::<f64>() * 0.5 + s1 + u + ({ let t5 = u; t5 * u + t5 }))
    }

    #[differentiable]
    fn helper_153_1(u: f64, n: usize) -> f64 {
        if n == 0 { return [0.5_f64, 1.5].iter().filter(|p6| **p6 > 0.3).map(|p7| (*p7)).sum::<f64>(); }
        let below = helper_153_1([0.5_f64, 1.5].iter().step_by(2).enumerate().map(|(i8, p9)| (*p9) * (i8 + 1) as f64).sum::<f64>(), n - 1);
        let mut s10: f64 = [0.5_f64, 1.5].iter().step_by(2).fold(below, |s11, p12| s11 * 0.5 + (((*p12) - s11).tanh()).sin());
        let mut v13 = vec![1.25 * u; 3];
        let (i14, i15) = ((n + 1) % v13.len(), (n + n) % v13.len());
        v13.swap(i14, i15);
        let i16 = n % v13.len();
        v13[i16] *= v13.iter().enumerate().map(|(i17, p18)| v13[v13.len() - 1].copysign((*p18)) * (i17 + 1) as f64).sum::<f64>().cos();
        let mut k20 = 0_usize;
        let r19: f64 = loop {
            k20 += 1;
            if k20 > 3 || (below.max(0.25) > 1.5) { break v13.iter().skip(1).map(|p21| (*p21).sin() + below).map(f64::tanh).sum::<f64>() * helper_153_0(below).map_or(u, |t22| t22.sin()); }
            s10 *= 0.5 + (({ let t23 = v13[v13.len() - 1]; t23 * s10 + t23 }) * (2.0 + s10.cos()).recip()).atan().tanh();
            s10 /= 1.5 + v13[v13.len() - 1].sin().abs();
            s10 = (s10 * 2.0 - (v13[(n * 1) % v13.len()].atan2(1.5 + s10.abs()) - 1.1).tanh()).sin();
        };
        r19 + v13.iter().sum::<f64>() * 0.5 + s10 + below + (0.5 - helper_153_0(s10).map(|t24| t24 * 0.5).unwrap_or_else(|| v13[0]))
    }

    #[differentiable]
    fn helper_153_2(v: &mut [f64], u: f64) {
        let mut s25: f64 = u.tanh().powi(3);
        let mut v26 = v.to_vec();
        for p27 in v.iter().copied() {
            let b31: f64 = v.iter().map(|p29| (0.7 * p27.sin()).tan()).sum::<f64>().min(v26.iter().map(|&p30| (p30 - v[v.len() - 1].copysign(p27)).tanh()).sum::<f64>());
        }
        let i32 = 1 % v26.len();
        v26[i32] *= 0.5 + ((1.5 + v[0].cos()).log2() * v[1 % v.len()]).tanh();
        
    }

    #[differentiable]
    pub fn program_153(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s35: f64 = a.min(x[x.len() - 1]);
        let mut v36 = (s35, a - 2.0);
        if n % 2 == 0 { return (0.9 * x[0].cos()).acos(); }
        v36.1 /= 1.5 + (1.5 + x[(n + 1) % x.len()] * x[(n + 1) % x.len()]).ln().abs();
        let mut m38: f64 = helper_153_1({ let t37 = x[0]; t37 * a + t37 }, 3);
        m38 += x.iter().step_by(2).zip(x.iter()).map(|(p39, q40)| (*p39) * a.max(0.25) + p39 * q40).sum::<f64>() * 0.25;
        let mut m41: f64 = m38;
        v36.1 = v36.1 * 0.5 + (1.5 + (2.0 + x[0].cos()).recip().sin()).powf(s35.mul_add(0.5, s35).cos());
        if m41.hypot(1.0 + a) > 1.25 {
            s35 = (s35 * 0.2 - ({ let t42 = v36.1 * a; t42 * (v36.0 + a) + t42 })).sin();
            let b43: f64 = helper_153_1(helper_153_1(if m41 > 0.2 { a } else { s35 }, 3), 2);
        } else {
            m41 -= m38 * 0.9;
        }
        let mut k44 = 0_usize;
        'l47: while k44 < 4 && (({ let c46: Vec<f64> = x.iter().skip(1).map(|p45| (*p45).sin() + x[0]).collect(); c46.iter().map(|v| v * v).sum::<f64>() }) > 1.1) {
            k44 += 1;
            for p48 in x.iter().copied() {
                for i50 in 0..4_usize {
                    let f51 = |u52: f64| (1.5 + (1.5 + x[(i50 + 2) % x.len()].cos()).log10().sin()).powf(x.iter().rev().skip(1).copied().fold(4.0, f64::min).cos()).signum();
                    m41 = (-(1.25 / (1.5 + x[(i50 + k44) % x.len()].abs()))).cos();
                }
                v36.1 -= x.iter().rev().skip(1).filter(|p53| **p53 > 0.3).map(|p54| (*p54) * m41).sum::<f64>().cos() * 0.3;
                m41 = (m41 * 1.1 - (if (1.5 - m41) > 1.5 { v36.1 - v36.1 } else { x.iter().copied().map(|p55| 1.0 + 0.5 * ((p55 - a).tanh()).sin()).product::<f64>() }).cos()).sin();
            }
        }
        m41 + m38 + v36.0 - v36.1 + s35 + (1.25 / (1.5 + (1.25 / (1.5 + m41.abs())).abs()))
    }

    #[differentiable]
    pub fn program_154(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.rem_euclid(2.5);
        s1 = (0.75 / (1.5 + x[(n * 2) % x.len()].signum().abs())) - s1 * 0.75;
        let d2: f64;
        if s1.copysign(a) < a.signum() { d2 = x[0]; } else { d2 = x[n % x.len()].mul_add(0.5, x[x.len() - 1]).max(f64::sin(a)); }
        let d3: f64;
        if (1.5 + s1.cos()).log2() > 1.5 { d3 = a / 0.2; } else { d3 = x.iter().filter(|p4| **p4 > 0.9).map(|p5| (*p5) * x[0].max(x[(n + n) % x.len()])).sum::<f64>(); }
        match n % 4 {
            0 => {
                'l8: for (p6, q7) in x.iter().zip(x.iter()) {
                    if d2.abs() >= 0.75 && n % 2 == 0 {
                        for (i10, p9) in x.iter().enumerate() {
                            s1 = (s1 * 0.3 - ((a * s1) / 1.1).sin()).sin();
                        }
                    }
                    s1 += (0.9 / (1.5 + (*q7).abs())).atan() * 0.25;
                    s1 /= 1.5 + (-(*q7)).atan().abs();
                }
            }
            1 | 2 => {
                s1 = x.iter().copied().map(|p11| 1.0 + 0.5 * (p11.sin() + x[0]).sin()).product::<f64>() * (0.8 * d3.sin()).atanh();
            }
            _ => {
                s1 = s1;
            }
        }
        d3 + d2 + s1 + a + (2.0 + x[x.len() - 1].sin()).cbrt().atan()
    }

    #[differentiable]
    fn helper_155_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = [[u + 0.5, (0.9 * s1.cos()).acos()], [if (*p).abs() >= 0.75 { u } else { u }, s1.fract()]];
        let (p3, mut q4): (f64, f64) = ([0.5_f64, 1.5].iter().skip(1).copied().map(|p5| p5.sin() + (p5 - (*p) * (*p))).sum::<f64>(), if v2[0 % 2][0].abs() >= 1.5 { u } else { *p });
        let mut m7: f64 = v2[1][1 % 2].min([0.5_f64, 1.5].iter().skip(1).map(|p6| (*p6) * v2[0][1 % 2]).sum::<f64>().copysign(q4.atan2(1.5 + (*p).abs())));
        m7 + q4 + p3 + v2[0][1] * v2[1][0] + v2[1][1] + s1 + [0.5_f64, 1.5].iter().step_by(2).zip([0.5_f64, 1.5].iter()).map(|(p8, q9)| ((*p8) - (if m7 > 0.3 { *p8 } else { p3 })).tanh() + p8 * q9).sum::<f64>()
    }

    #[differentiable]
    pub fn program_155(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = x[3 % x.len()].copysign(a);
        let mut v11 = [(0.5 + s10 * s10).sqrt(), a, 2.0 - a];
        v11[0] = v11[0] * 0.5 + (-(match a { t12 if t12 > 2.0 => t12 * x[(n + 2) % x.len()], t12 if t12 < -2.0 => -t12 + s10, _ => x[(n + 3) % x.len()] }));
        let mut k14 = 0_usize;
        let r13: f64 = 'l15: loop {
            k14 += 1;
            if k14 > 4 || ((v11[2] * a) > 0.2) { break (1.5 + (0.3 / (1.5 + x[(k14 + k14) % x.len()].abs())).sin()).powf(x[(n + 1) % x.len()].min(v11[(k14 + k14) % 3]).cos()); }
            let mut w16 = x.to_vec();
            while let Some(t17) = w16.pop() {
                for i18 in 1..=1_usize {
                    v11[n % 3] /= 1.5 + ({ let t19 = x[x.len() - 1]; t19 * t19 + t19 }).min(1.75).atan().abs();
                    v11[1] = v11[1] * 0.5 + (2.0 * (0.3 - s10)).tanh();
                    v11 = v11;
                }
            }
        };
        let r13: f64 = (1.5 + ((0..n).map(|i20| v11[0 % 3]).sum::<f64>() * x[x.len() - 1]).cos()).log2();
        r13 + v11.iter().sum::<f64>() * 0.5 + s10 + (1.25 + (v11[1] + v11[1]).sin()).powf(1.5)
    }

    #[differentiable]
    fn helper_156_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v[2 % v.len()];
        let (p2, mut q3): (f64, f64) = ((2.0 + v[v.len() - 1].sin()).cbrt().copysign(s1), s1);
        q3 + p2 + s1 + v.iter().sum::<f64>() * 0.5 + u + ({ let c5: Vec<f64> = v.iter().map(|p4| (*p4).sin() + p2).collect(); c5.iter().map(|v| v * v).sum::<f64>() })
    }

    #[differentiable]
    fn helper_156_1(u: f64) -> Option<f64> {
        if (u * u).ln_1p() > 0.5 { return None; }
        let mut s6: f64 = u.max(u);
        s6 /= 1.5 + [0.5_f64, 1.5].iter().copied().map(|p7| (p7 - s6.clamp(-1.5, 1.25)).tanh()).sum::<f64>().abs();
        Some(s6 + u + helper_156_0(vec![s6, u], 0.5 / (1.5 + s6.abs())))
    }

    #[differentiable]
    pub fn program_156(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = (0.9 * x[x.len() - 1].sin()).asin();
        let mut m10: f64 = x.windows(3).map(|w9| (w9[1] - 0.5) * x[x.len() - 1].mul_add(0.5, a).hypot(1.0 + (w9[n % w9.len()] % 1.75))).sum::<f64>();
        m10 = m10 * 0.5 + (a.to_radians() - s8 * s8);
        match (n + n) % 4 {
            0 => {
                let d11: f64;
                if n % 3 == 1 { d11 = s8; } else { d11 = x.iter().rev().skip(1).copied().fold(4.0, f64::min).atan2(1.5 + x[(n * 2) % x.len()].tanh().powi(3).abs()); }
            }
            1 | 2 => {
                (s8, m10) = (m10, s8 * 0.5 + m10);
            }
            _ => {
                if m10.atan2(1.5 + a.abs()).abs() >= 0.75 {
                    if (s8 + a) > 1.1 {
                        if m10 < (1.1 * a) && (x[n % x.len()] + m10) > 0.75 {
                            s8 *= 0.5 + (if a > 1.1 { n as f64 * 0.25 } else if a > 2.0 { s8 } else { m10 }).min((s8 * m10)).tanh();
                            let (p12, mut q13): (f64, f64) = ({ let t14 = 0.5 * a; t14 * a + t14 }, m10);
                        }
                    } else {
                        for p15 in x.iter().skip(1).step_by(2) {
                            for p17 in x.iter().rev() {
                                s8 = s8 * 0.5 + (1.25 / (1.5 + (*p15).abs())).sin();
                            }
                            s8 += (0.5 / (1.5 + x[x.len() - 1].copysign(m10).abs())).atan() * 0.25;
                            s8 = s8 * 0.5 + (*p15).tanh();
                        }
                        s8 *= s8.cos();
                    }
                    m10 *= x[x.len() - 1].cos();
                }
            }
        }
        m10 + s8 + a + (2.0 + (x[0] * x[0]).ln_1p().cos()).recip()
    }

    #[differentiable]
    pub fn program_157(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[n % x.len()];
        { let mut f2 = |u3: f64| { s1 = s1 * 0.5 + x.iter().rev().skip(1).zip(x.iter()).map(|(p4, q5)| x[(n + 3) % x.len()] + p4 * q5).sum::<f64>().atan(); }; f2(a.tanh().powi(3)); f2(a.min(1.75)); }
        let mut k7 = 0_usize;
        let r6: f64 = loop {
            k7 += 1;
            if k7 > 4 || (s1 < s1 || s1.abs() >= 0.3) { break x.iter().copied().fold(4.0, f64::min) / (1.5 + a * a); }
            s1 = (s1 * 1.25 - (-(1.5 + s1 * s1).acosh()).tanh()).sin();
            s1 -= x[0].min(a).cos() * 0.75;
        };
        for i8 in 0..n {
            'l10: for i9 in 1..=n {
                s1 = s1 * 0.5 + (x[2 % x.len()] * x[2 % x.len()]).ln_1p().mul_add(0.5, (s1 * x[n % x.len()])).atan();
                let mut k11 = 0_usize;
                while k11 < 5 && (3 % 3 == 1) {
                    k11 += 1;
                    if ({ let t12 = s1; t12 * a + t12 }) > 0.5 {
                        s1 = (2.0 - (s1 + s1)).atan() - s1 * 0.75;
                        s1 = s1.cos();
                    } else {
                        s1 = s1 * 0.5 + x.iter().filter(|p13| **p13 > 0.9).map(|p14| ((*p14) - x[0]).tanh()).sum::<f64>().atan2(1.5 + a.abs()).sin();
                        s1 *= 0.5 + s1.tanh().hypot(1.0 + (x[n % x.len()] / (1.5 + s1 * s1))).sin().tanh();
                    }
                    s1 = (s1 * 1.1 - (match (i8 + k11) % 3 { 0 => s1, 1 => r6, _ => a }).copysign(x[(n + 0) % x.len()].atan2(1.5 + a.abs())).atan()).sin();
                }
                s1 = s1 * 0.5 + (i9 as f64 * 0.25).cos();
            }
            s1 += x.iter().filter(|p15| **p15 > 0.5).map(|p16| (*p16).sin() + x.iter().filter(|p17| **p17 > 0.3).map(|p18| (*p18) * r6).sum::<f64>()).sum::<f64>().tanh() * 0.25;
        }
        r6 + s1 + a + (if (match (n as f64 * 0.25) { t19 if t19 > 1.25 => t19 * s1, t19 if t19 < -1.25 => -t19 + a, _ => x[(n * 1) % x.len()] }) > 0.2 { a } else if r6 > 2.0 { x.iter().copied().map(|p20| p20 * x[1 % x.len()]).sum::<f64>() } else { r6.rem_euclid(2.5) })
    }

    #[differentiable]
    fn helper_158_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u * u) + f(u * 0.5);
        let mut s1: f64 = match 3 % 3 { 0 => u, 1 => u, _ => again };
        let mut v2 = vec![[0.5_f64, 1.5].iter().map(|p3| (*p3).sin() + (*p3)).sum::<f64>(), again];
        if 0 % 2 == 0 { return v2[v2.len() - 1]; }
        let b5: f64 = (1.5 + v2.iter().copied().map(|p4| s1).map(f64::tanh).sum::<f64>().sin()).powf((v2[v2.len() - 1] + 0.5).cos());
        b5 + v2.iter().sum::<f64>() * 0.5 + s1 + again + (if 0 % 3 == 0 { again } else { again })
    }

    #[differentiable]
    fn helper_158_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u - 1.25) + f(u * 0.5);
        let mut s6: f64 = f(again);
        'l8: for i7 in 0..4_usize {
            s6 = again.sin().exp().tanh().cos() - s6 * 0.75;
            s6 = (u * u).sin().sinh().tanh();
        }
        s6 + again + u + (0.3 * (1.5 + again * again).ln())
    }

    #[differentiable]
    fn helper_158_2(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u.max(u)) + f(u * 0.5);
        let mut s9: f64 = -again;
        let mut v10 = [u.min(again), s9, s9.cos().exp_m1()];
        let mut m16: f64 = { let t11 = v10.iter().skip(1).enumerate().map(|(i12, p13)| ((*p13) - u).tanh() * (i12 + 1) as f64).sum::<f64>().sin().exp(); t11 * v10.iter().filter(|p14| **p14 > 1.25).map(|p15| (*p15).sin() + again).sum::<f64>() + t11 };
        for i17 in 0..4_usize {
            m16 *= 0.5 + ((1.25 + m16.sin()).powf(1.5) / 1.25).atan().tanh();
            s9 *= 0.5 + (m16 + 1.1).cos().tanh();
        }
        m16 + v10.iter().sum::<f64>() * 0.5 + s9 + again + v10[1 % 3]
    }

    #[differentiable]
    pub fn program_158(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s18: f64 = x.iter().skip(1).enumerate().map(|(i19, p20)| (*p20) * a * (i19 + 1) as f64).sum::<f64>();
        let mut v21 = [x[0] % 1.75, x[(n + 2) % x.len()], if x[n % x.len()].abs() >= 1.5 { s18 } else { x[(n + n) % x.len()] }];
        v21[0] = v21[0] * 0.5 + (helper_158_0(|t22| v21[1], a) - v21[0] * v21[0]);
        if helper_158_1(|t23| a, a) > 0.2 {
            s18 *= 0.5 + x[(n + 1) % x.len()].sin().sinh().tanh();
            v21[n % 3] *= ((-s18) / (1.5 + a * a)).cos();
        }
        let mut v24 = (0..4).map(|i25: usize| match (i25 + 2) % 3 { 0 => x[0], 1 => a, _ => s18 }).collect::<Vec<f64>>();
        if x[(n + n) % x.len()].copysign(v21[0]) > 1.25 {
            let i26 = n % v24.len();
            v24[i26] = (-a).powi(2);
            let (i27, i28) = (n % v24.len(), n % v24.len());
            v24.swap(i27, i28);
        } else {
            let (p29, mut q30): (f64, f64) = ((2.0 + s18.cos()).recip() / 2.0, match x[(n + n) % x.len()] { t31 if t31 > 1.1 => t31 * a, t31 if t31 < -1.1 => -t31 + s18, _ => s18 });
        }
        let (l32, r33) = v21.split_at_mut(1);
        for (p34, q35) in r33.iter_mut().zip(l32.iter()) {
            *p34 += *q35 * x[x.len() - 1].rem_euclid(2.5);
        }
        v24.iter().sum::<f64>() * 0.5 + v21.iter().sum::<f64>() * 0.5 + s18 + a + v21[(n + n) % 3].max(v24[v24.len() - 1]).max((0.9 * x[x.len() - 1].cos()).acos())
    }

    #[differentiable]
    pub fn program_159(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = vec![(n as f64 * 0.25) + 0.5; 3];
        for p3 in &mut v2 {
            let mut s1: f64 = (*p3).min((n as f64 * 0.25)).clamp(-1.5, 1.25);
            s1 /= 1.5 + s1.atan().sin().abs();
            if (*p3) > 2.0 { continue; }
        }
        s1 = (0.75 / (1.5 + (a - s1).abs())) - s1 * 0.75;
        'l6: for i5 in 1..=1_usize {
            for i7 in 0..n {
                s1 += (x[0].max(0.25) * (-a)).sin() * 0.25;
                s1 = (0.9 * x[x.len() - 1].cos()).acos().cos() - s1 * 0.75;
                s1 /= 1.5 + (1.5 + ({ let t8 = s1; t8 * s1 + t8 }).cos()).log10().cos().abs();
            }
            s1 = x.iter().map(|&p9| p9.sin() + (1.5 + s1.sin()).powf(p9.cos())).map(f64::tanh).sum::<f64>().cos() - s1 * 0.75;
            s1 *= f64::sin((s1 * v2[i5 % v2.len()])).tanh().cos();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + (n as f64 * 0.25).hypot(1.0 + x.iter().fold(v2[0], |s10, p11| s10 * 0.5 + (s1).sin()))
    }

    #[differentiable]
    fn helper_160_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u + w;
        let (p2, mut q3): (f64, f64) = ([0.5_f64, 1.5].chunks(2).map(|w4| (w4[0] - 0.5) * w4[w4.len() - 1]).sum::<f64>(), w + w);
        for i5 in 0..2_usize {
            let f6 = |u7: f64| ((p2 * u7) - u * u).max(((i5 as f64 * 0.25) / 1.5));
            s1 *= 0.5 + (w.sin() - 0.5).cos().tanh();
        }
        q3 + p2 + s1 + w + u + [0.5_f64, 1.5].iter().rev().skip(1).map(|&p8| p8.sin() + w).map(f64::tanh).sum::<f64>().min([0.5_f64, 1.5].iter().map(|p9| (*p9).sin() + q3).sum::<f64>())
    }

    #[differentiable]
    fn helper_160_1(p: &mut f64, u: f64) -> f64 {
        let mut s10: f64 = u - u * u;
        *p /= 1.5 + ([0.5_f64, 1.5].windows(2).map(|w11| (w11[1] - 0.5) * u).sum::<f64>() / (1.5 + s10 * s10)).abs();
        s10 -= (-s10).min((*p).max(0.25)) * 1.5;
        s10 + *p + u + ((*p).atan2(1.5 + (*p).abs()) * s10.sin().exp2())
    }

    #[differentiable]
    pub fn program_160(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s12: f64 = x[n % x.len()] - x[0] * x[0];
        let mut v13 = x.to_vec();
        let mut m14: f64 = (helper_160_0(s12, s12) - a * a).fract();
        if x[x.len() - 1].max(s12) < m14.copysign(v13[v13.len() - 1]) || v13[0].cos().exp_m1() < (1.5 + m14.cos()).log10() {
            let i15 = n % v13.len();
            v13[i15] *= 0.5 + (({ let t16 = s12; t16 * t16 + t16 }) - helper_160_0(a, x[(n + n) % x.len()])).tanh();
            if v13.iter().step_by(2).fold(s12, |s17, p18| s17 * 0.5 + (((*p18) - v13[(n + 1) % v13.len()]).tanh()).sin()) < (1.5 / (1.5 + x[(n * 4) % x.len()].abs())) {
                let r19 = helper_160_1(&mut s12, helper_160_0(v13[(n + 1) % v13.len()], m14));
                let i20 = (n * 4) % v13.len();
                v13[i20] = (v13[i20] * 0.3 - (0..3_usize).map(|i21| (r19 + r19)).sum::<f64>()).sin();
            }
        } else {
            m14 -= (1..=n).rev().map(|i22| v13[n % v13.len()].cos().exp_m1()).sum::<f64>() * 1.1;
            let mut k23 = 0_usize;
            loop {
                k23 += 1;
                if k23 > 3 || ((s12 - v13[0]) < (s12 + v13[k23 % v13.len()])) { break; }
                (s12, m14) = (m14, s12 * 0.5 + m14);
                let i24 = 0 % v13.len();
                v13[i24] = s12.tanh();
            }
        }
        m14 *= 0.5 + (m14 - x[(n * 1) % x.len()] * x[(n * 1) % x.len()]).copysign(a.rem_euclid(2.5)).tanh();
        let d25: f64;
        if (-m14) > 0.9 { d25 = ((1.5 + x[x.len() - 1].cos()).log2() % 1.75) + (1.5 + s12.sin()).powf((a + s12).cos()); } else { d25 = 1.5 * s12.atan2(1.5 + v13[(n * 1) % v13.len()].abs()); }
        d25 + m14 + v13.iter().sum::<f64>() * 0.5 + s12 + x.iter().fold(a, |s26, p27| s26 * 0.5 + ((*p27) * v13[(n + 1) % v13.len()].max((*p27))).sin())
    }

    #[differentiable]
    fn helper_161_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = (0..4).map(|i3: usize| s1.min(s1)).collect::<Vec<f64>>();
        let i4 = 1 % v2.len();
        v2[i4] = v2[i4] * 0.5 + (-v2[v2.len() - 1]).sin().exp2();
        v2.iter().sum::<f64>() * 0.5 + s1 + u + v2.iter().rev().skip(1).zip(v.iter().rev()).map(|(p5, q6)| ((*p5) - (v[v.len() - 1] * (*p5))).tanh() + p5 * q6).sum::<f64>()
    }

    #[differentiable]
    pub fn program_161(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s7: f64 = match n % 3 { 0 => n as f64 * 0.25, 1 => x[1 % x.len()], _ => a };
        for (p8, q9) in x.iter().zip(x.iter()) {
            s7 = (s7 * 0.9 - (((n as f64 * 0.25) - 0.2) + helper_161_0(x, *p8)).cos()).sin();
        }
        let b10: f64 = if x[0].fract() > 0.9 { a.sin().exp() / 1.5 } else { a.tanh().powi(3).clamp(-1.5, 1.25) };
        if x[(n * 4) % x.len()].mul_add(0.5, x[x.len() - 1]).abs() >= 0.5 {
            s7 = (if b10 > 1.1 { x[n % x.len()] } else { a }).tanh().powi(3);
            s7 *= 0.5 + ((0.2 - x[x.len() - 1]) / (1.5 + a * a)).tanh();
        } else if s7.sin().exp2() > 2.0 {
            s7 *= ((match n % 3 { 0 => b10, 1 => x[(n + 0) % x.len()], _ => s7 }) / 2.0).cos();
        }
        s7 = (s7 * 0.9 - (if x.iter().copied().map(|p11| 1.0 + 0.5 * (b10).sin()).product::<f64>() < (1.5 + s7 * s7).acosh() { (1.5 + a.cos()).log10() } else { s7 })).sin();
        b10 + s7 + a + x[0].copysign((1.5 + b10.sin()).powf((n as f64 * 0.25).cos()))
    }

    #[differentiable]
    pub fn program_162(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[(n + 3) % x.len()];
        let mut k2 = 0_usize;
        loop {
            k2 += 1;
            if k2 > 2 || (x[(k2 + n) % x.len()] < a && x[n % x.len()] > 0.2) { break; }
            if a.abs() >= 1.25 && x[0].abs() >= 0.9 || 1 % 2 == 0 {
                s1 -= (a.asinh() * (-(n as f64 * 0.25))).sin() * 0.9;
            }
            let f3 = |u4: f64| (1.25 - x[0]) / 0.5;
            let mut s1: f64 = x[(k2 + n) % x.len()] + 0.2;
        }
        for i5 in 0..3_usize {
            s1 -= x.iter().rev().skip(1).filter(|p6| **p6 > 0.9).map(|p7| (a % 1.75)).sum::<f64>().sin() * 0.9;
            s1 -= ((x[(k2 + 2) % x.len()] + a) / 1.25).sin() * 2.0;
            let mut v8 = vec![{ let c10: Vec<f64> = x.iter().rev().map(|p9| x[x.len() - 1]).collect(); c10.iter().fold(0.5, |s, v| s * 0.5 + v) }; 3];
        }
        s1 *= (f64::sin((k2 as f64 * 0.25)) / (1.5 + x[3 % x.len()] * x[3 % x.len()])).cos();
        match (n + k2) % 4 {
            0 => {
                s1 *= ((0..2 * n).step_by(2).map(|i11| x[i11 % x.len()]).sum::<f64>() + 0.2).cos();
            }
            1 | 2 => {
                s1 -= ({ let t12 = k2 as f64 * 0.25; t12 * x[x.len() - 1] + t12 }).copysign((0.3 * s1)) * 0.2;
            }
            _ => {
                s1 *= ((1.25 + x[x.len() - 1].sin()).powf(1.5) - (match a { t13 if t13 > 1.25 => t13 * x[0], t13 if t13 < -1.25 => -t13 + x[(n + k2) % x.len()], _ => s1 })).cos();
            }
        }
        s1 + a + x.iter().rev().skip(1).fold(x[x.len() - 1], |s14, p15| s14 * 0.5 + ((*p15) * x[(k2 + k2) % x.len()]).sin())
    }

    #[differentiable]
    pub fn program_163(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = (0..3_usize).map(|i2| (n as f64 * 0.25)).sum::<f64>();
        for (p3, q4) in x.iter().zip(x.iter()) {
            s1 /= 1.5 + ({ let t5 = 0.75 / (1.5 + (*q4).abs()); t5 * (*q4).mul_add(0.5, x[x.len() - 1]) + t5 }).tanh().abs();
        }
        if (1.5 + a.cos()).log10() > 1.25 {
            for p6 in x.iter().copied() {
                let p6: f64 = x[0];
            }
        } else if n % 3 == 0 {
            s1 *= 0.5 + ((0.5 + x[x.len() - 1] * x[x.len() - 1]).sqrt() * ({ let t8 = x[(n + n) % x.len()]; t8 * s1 + t8 })).tanh();
        } else {
            s1 = s1 * 0.5 + x[x.len() - 1].max(x[n % x.len()]);
            s1 = a - s1 * 0.75;
        }
        s1 + a + ((a + 2.0) / (1.5 + s1 * s1))
    }

    #[differentiable]
    fn helper_164_0(u: f64) -> Option<f64> {
        if u > 1.1 || u > 1.5 { return None; }
        let mut s1: f64 = u / (1.5 + u * u);
        let mut v2 = [1.5 * s1, u, [0.5_f64, 1.5].iter().step_by(2).zip([0.5_f64, 1.5].iter()).map(|(p3, q4)| (*p3) * (*q4) + p3 * q4).sum::<f64>()];
        s1 /= 1.5 + ({ let t5 = s1; t5 * (t5 - u) + t5 }).abs();
        Some(v2.iter().sum::<f64>() * 0.5 + s1 + u + ((1.5 + s1.sin()).powf(u.cos()) - u.sin()))
    }

    #[differentiable]
    fn helper_164_1(p: &mut f64, u: f64) -> f64 {
        let mut s6: f64 = helper_164_0(u).map(|t7| t7 * 0.5).unwrap_or_else(|| *p);
        let d8: f64;
        if (if u > 1.25 { u } else { *p }) < f64::sin((*p)) { d8 = (2.0 + (-(1.25 + (*p).sin()).powf(1.5)).cos()).recip(); } else { d8 = { let t9 = { let t10 = s6; t10 * (*p) + t10 }; t9 * helper_164_0(u).map(|t11| t11 * 0.5).unwrap_or_else(|| *p) + t9 }; }
        d8 + s6 + *p + u + (d8.atan() + (2.0 + u.cos()).recip())
    }

    #[differentiable]
    fn helper_164_2(p: &mut f64, u: f64) -> f64 {
        let mut s12: f64 = (*p).tanh().powi(3);
        let mut v13 = (0..4).map(|i14: usize| helper_164_0(*p).map_or(*p, |t15| t15.sin())).collect::<Vec<f64>>();
        let mut v16 = [{ let t17 = u; t17 * (*p) + t17 }, v13[v13.len() - 1], v13[0 % v13.len()].tanh().powi(3)];
        if v13[0].powi(2) < (v13[v13.len() - 1] * v16[0]) && 1 % 3 == 0 {
            { let mut f18 = |u19: f64| { s12 = s12 * 0.5 + ({ let t20 = (1.25 + u.sin()).powf(1.5); t20 * (*p).atan2(1.5 + u.abs()) + t20 }).atan(); }; f18(v16[1].hypot(1.0 + v13[1 % v13.len()])); f18((*p).min(v13[v13.len() - 1])); }
            s12 += (0.8 * helper_164_0(u).map_or(v16[0], |t21| t21.sin()).sin()).atanh() * 0.25;
        } else {
            *p = ((*p) * 1.25 - u).sin();
            *p *= helper_164_0(v13.iter().step_by(2).map(|&p22| 1.0 + 0.5 * (p22.sin() + v16[1]).sin()).product::<f64>()).unwrap_or(s12).cos();
        }
        v16.iter().sum::<f64>() * 0.5 + v13.iter().sum::<f64>() * 0.5 + s12 + *p + u + (0.2 / (1.5 + v16[0].powi(2).abs()))
    }

    #[differentiable]
    pub fn program_164(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s24: f64 = helper_164_0(n as f64 * 0.25).map(|t25| t25 * 0.5).unwrap_or_else(|| x[0]);
        let mut v26 = [[1.1 - s24, if s24 < x[0] { s24 } else { s24 }], [helper_164_0(s24).map_or(x[x.len() - 1], |t27| t27.sin()), x[(n * 2) % x.len()] - s24]];
        for i28 in (0..2 * n).step_by(4) {
            v26[0][0] /= 1.5 + s24.sin().abs();
            s24 -= (x[x.len() - 1] + 1.1).min(1.75).sin() * 0.75;
        }
        'l30: for i29 in (0..n).rev() {
            let f31 = |u32: f64| helper_164_0(x.iter().step_by(2).copied().map(|p33| 1.0 + 0.5 * (p33 * ({ let t34 = u32; t34 * p33 + t34 })).sin()).product::<f64>()).unwrap_or((0..3_usize).map(|i35| x[x.len() - 1]).sum::<f64>().mul_add(0.5, x.iter().step_by(2).zip(x.iter()).map(|(p36, q37)| a + p36 * q37).sum::<f64>()));
            let d41: f64;
            if x[(i29 + i29) % x.len()].abs() >= 1.1 { d41 = (1..=n).rev().map(|i39| (match v26[1][0] { t40 if t40 > 2.0 => t40 * v26[n % 2][3 % 2], t40 if t40 < -2.0 => -t40 + v26[0][0], _ => s24 })).sum::<f64>().sin().exp2(); } else { d41 = (v26[1][1] * v26[(i29 + 1) % 2][1]).atan(); }
            for p42 in x.iter().skip(1).step_by(2) {
                if (x[0] - v26[i29 % 2][0]) < x[0].max(x[0]) {
                    let mut k44 = 0_usize;
                    loop {
                        k44 += 1;
                        if k44 > 2 || ((k44 * 3) % 2 == 1) { break; }
                        s24 = (s24 * 0.3 - (0.3 - (-x[x.len() - 1])).sin()).sin();
                        s24 /= 1.5 + x.iter().filter(|p45| **p45 > 1.5).map(|p46| (*p46)).sum::<f64>().tanh().abs();
                        s24 *= 0.5 + ({ let t47 = if (*p42) < v26[0][0] { x[3 % x.len()] } else { v26[k44 % 2][0] }; t47 * x[x.len() - 1].min(x[k44 % x.len()]) + t47 }).atan().tanh();
                    }
                } else {
                    s24 *= f31(x[x.len() - 1]).min(f31(x[0])).tanh().cos();
                    s24 = f31((*p42) - 1.1).atan() - s24 * 0.75;
                }
            }
        }
        v26[0][1] * v26[1][0] + v26[1][1] + s24 + a + (v26[(n + 0) % 2][1 % 2] / (1.5 + a * a)).min(x[x.len() - 1].rem_euclid(2.5))
    }

    #[differentiable]
    fn helper_165_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = -v[0];
        let mut v2 = v;
        if s1 > 1.1 {
            s1 = (1.5 + v[1] * v[1]).acosh();
            s1 -= v2[2] * 1.1;
        } else if ({ let t3 = u; t3 * s1 + t3 }) < u.atan2(1.5 + v2[2].abs()) {
            s1 = v[0 % 3] - s1 * 0.75;
        } else {
            s1 /= 1.5 + s1.max((0.9 * s1.cos()).acos()).abs();
        }
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (s1 / (1.5 + s1 * s1)), -v[1], (1.25 + v2[2].sin()).powf(1.5)]
    }

    #[differentiable]
    fn helper_165_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s4: f64 = v[1 % 3] % 1.75;
        let mut v5 = v;
        v[0 % 3] *= (match s4 { t7 if t7 > 0.2 => t7 * { let t6 = v5[0]; t6 * t6 + t6 }, t7 if t7 < -0.2 => -t7 + v5[2 % 3].cos(), _ => u.copysign(v5[0 % 3]) }).cos();
        if helper_165_0([u / 2.0, u, 1.5 / (1.5 + v[0 % 3].abs())], v5[0])[0].abs() >= 0.3 { return [v5[2 % 3], v.iter().step_by(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5), v5[0 % 3]]; }
        [v5.iter().sum::<f64>() * 0.5 + s4 + v.iter().sum::<f64>() * 0.5 + u + ((u + s4) * u.min(v5[3 % 3])), v.iter().rev().filter(|p8| **p8 > 2.0).map(|p9| (*p9) * v[1]).sum::<f64>(), helper_165_0(v, u)[0]]
    }

    #[differentiable]
    fn helper_165_2(u: f64, w: f64) -> f64 {
        let mut s10: f64 = w - u;
        let mut v11 = vec![{ let c13: Vec<f64> = [0.5_f64, 1.5].iter().map(|p12| ((*p12) - (*p12)).tanh()).collect(); c13.iter().fold(0.5, |s, v| s * 0.5 + v) }; 3];
        let i14 = 0 % v11.len();
        v11[i14] *= (v11.iter().copied().fold(4.0, f64::min) * (if v11[v11.len() - 1].abs() >= 1.25 { w } else if v11[0].abs() >= 0.5 { s10 } else { u })).cos();
        v11.iter().sum::<f64>() * 0.5 + s10 + w + u + ((0.9 / (1.5 + w.abs())) - s10 * s10)
    }

    #[differentiable]
    pub fn program_165(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s15: f64 = x[0].max(x[(n + 3) % x.len()]);
        let mut v16 = vec![x[0] - 1.25; 3];
        let (p17, mut q18): (f64, f64) = (a.max(0.25).cos(), a % 1.75);
        q18 *= (2.0 + helper_165_0([(1..=n).rev().map(|i19| q18).sum::<f64>(), s15, if a > 0.9 { x[1 % x.len()] } else { p17 }], x[0])[1].sin()).cbrt().cos();
        let d25: f64;
        if s15.abs() >= 0.5 && v16[(n + 3) % v16.len()] > 1.25 { d25 = v16.iter().rev().skip(1).zip(x.iter()).map(|(p20, q21)| v16.iter().enumerate().map(|(i22, p23)| (n as f64 * 0.25) * (i22 + 1) as f64).sum::<f64>().hypot(1.0 + x.chunks(3).map(|w24| (w24[0] - 0.5) * v16[n % v16.len()]).sum::<f64>()) + p20 * q21).sum::<f64>(); } else { d25 = (v16[v16.len() - 1] - p17 * p17).atan2(1.5 + q18.sin().exp().abs()); }
        { let mut f26 = |u27: f64| { q18 = q18 * 0.5 + (u27.cos() - 0.2).atan(); }; f26(if d25.abs() >= 1.5 { s15 } else { x[n % x.len()] }); f26(helper_165_0([-p17, x[0], v16.windows(3).map(|w28| (w28[1] - 0.5) * v16[0]).sum::<f64>()], x[0])[1]); }
        for i29 in (0..2 * n).step_by(2) {
            for (p30, q31) in x.iter().zip(v16.iter()) {
                q18 = (-(*p30)).tanh().cos() - q18 * 0.75;
                s15 = (s15 * 1.1 - f64::sin((*p30)).tanh()).sin();
            }
            for i32 in (0..2_usize).rev() {
                let b33: f64 = (0.5 + p17 * p17).sqrt().powi(2);
            }
            let i34 = 0 % v16.len();
            v16[i34] /= 1.5 + helper_165_1([{ let t35 = d25; t35 * d25 + t35 }, a, d25.sin().exp()], (0.7 * p17.sin()).tan())[0].tanh().abs();
        }
        d25 + q18 + p17 + v16.iter().sum::<f64>() * 0.5 + s15 + (q18 - 0.75)
    }

    #[differentiable]
    fn helper_166_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = 2.0 * v[0];
        let mut m2: f64 = -(1.25 - u).copysign(s1.max(0.25));
        let (p3, mut q4): (f64, f64) = (v[v.len() - 1], u);
        q4 + p3 + m2 + s1 + v.iter().sum::<f64>() * 0.5 + (0.9 * q4.hypot(1.0 + s1).sin()).asin()
    }

    #[differentiable]
    pub fn program_166(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = a - x[1 % x.len()] * x[1 % x.len()];
        let b6: f64 = helper_166_0(x.to_vec(), (0.5 + a * a).sqrt()) / 1.1;
        s5 -= (0.3 - (2.0 - a)) * 1.5;
        match n % 4 {
            0 => {
                s5 -= x.iter().copied().map(|p7| p7).sum::<f64>() * 0.2;
            }
            1 | 2 => {
                'l9: for i8 in (0..2_usize).rev() {
                    s5 = s5 * 0.5 + helper_166_0(x.to_vec(), match 0 % 3 { 0 => s5, 1 => i8 as f64 * 0.25, _ => a }).tanh();
                }
            }
            _ => {
                s5 *= (-a).max((s5 / 0.9)).cos();
            }
        }
        s5 = s5 * 0.5 + (helper_166_0(x.to_vec(), x[x.len() - 1]) + 0.9);
        let f10 = |u11: f64| helper_166_0(x.to_vec(), a.atan() + u11.sin().sinh());
        if s5.abs() >= 0.2 && a.abs() >= 0.2 || (n + 2) % 2 == 1 {
            s5 = (b6.hypot(1.0 + (n as f64 * 0.25)) * a.abs()) - s5 * 0.75;
            let mut w12 = x.to_vec();
            while let Some(t13) = w12.pop() {
                s5 *= 0.5 + (1.1 / (1.5 + ({ let t14 = t13; t14 * t14 + t14 }).abs())).atan().tanh();
                let b18: f64 = if x.iter().rev().skip(1).copied().map(|p15| 1.0 + 0.5 * (p15.sin() + x[(n + 1) % x.len()]).sin()).product::<f64>() > 1.25 { (0.5 + t13 * t13).sqrt() } else if (n + 2) % 3 == 0 { x.iter().take(2).fold(x[n % x.len()], |s16, p17| s16 * 0.5 + (((*p17) - helper_166_0(x.to_vec(), a)).tanh()).sin()) } else { f64::sin(a) + (x[n % x.len()] * b6) };
            }
        } else {
            s5 -= x[1 % x.len()] * 0.5;
        }
        b6 + s5 + a + ((-x[3 % x.len()]) + (s5 - s5))
    }

    #[differentiable]
    fn helper_167_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u.min(u); }
        let below = helper_167_0(u.sin().exp(), n - 1);
        let mut s1: f64 = u;
        let mut v2 = vec![below - 0.2, below];
        let mut m3: f64 = (if below.hypot(1.0 + below) > 0.2 { v2[v2.len() - 1].copysign(u) } else { 0.75 * v2[v2.len() - 1] }).max((0.5 + s1 * s1).sqrt().max(s1.cos().exp_m1()));
        m3 + v2.iter().sum::<f64>() * 0.5 + s1 + below + ((s1 + u) - u)
    }

    #[differentiable]
    pub fn program_167(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = { let t5 = x[n % x.len()]; t5 * t5 + t5 };
        let mut v6 = [helper_167_0(x[(n + n) % x.len()], 2), x[(n + 0) % x.len()], match (n + n) % 3 { 0 => a, 1 => x[0], _ => a }];
        v6[2] = (0.9 * s4.sin().exp2().cos()).acos() - v6[2] * 0.75;
        if (a / (1.5 + v6[(n * 1) % 3] * v6[(n * 1) % 3])) > 0.3 { return v6[n % 3].abs(); }
        v6[2] = x.iter().filter(|p7| **p7 > 0.5).map(|p8| ((*p8) - helper_167_0(a, 0)).tanh()).sum::<f64>() - v6[2] * 0.75;
        for i9 in (0..2_usize).rev() {
            v6 = v6;
            for i10 in (0..3_usize).rev() {
                if ({ let t11 = a; t11 * v6[2] + t11 }).abs() >= 1.1 {
                    v6[1] = f64::sin(v6[(i10 + 1) % 3].to_radians()).sin();
                } else if (-a) > 0.2 {
                    s4 *= (1.5 + a * a).ln().sin().cos();
                } else {
                    for p12 in v6.iter_mut().rev() {
                        let f14 = |u15: f64| (0.3 / (1.5 + (if u15.abs() >= 0.2 { x[0] } else if (n + 0) % 3 == 0 { a } else { u15 }).abs())).hypot(1.0 + a);
                    }
                }
            }
        }
        v6[(n * 1) % 3] = (match x[0] { t17 if t17 > 0.9 => t17 * if a < x[1 % x.len()] { s4 } else if s4 < x[x.len() - 1] { v6[1] } else { x[(n + 0) % x.len()] }, t17 if t17 < -0.9 => -t17 + { let t16 = s4; t16 * s4 + t16 }, _ => a }) - v6[(n * 1) % 3] * 0.75;
        v6.reverse();
        v6[(n + 1) % 3] /= 1.5 + helper_167_0(x[1 % x.len()] / 1.1, 0).abs();
        v6.iter().sum::<f64>() * 0.5 + s4 + a + ({ let c19: Vec<f64> = x.iter().map(|p18| ((*p18) - (-a)).tanh()).collect(); c19.iter().sum::<f64>() })
    }

    #[differentiable]
    fn helper_168_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[v.len() - 1].hypot(1.0 + u);
        match 2 % 4 {
            0 => {
                s1 *= (0.7 * ({ let c3: Vec<f64> = v.iter().rev().skip(1).map(|p2| s1).collect(); c3.iter().sum::<f64>() }).sin()).tan().cos();
            }
            1 | 2 => {
                s1 *= 0.5 + (if ({ let t4 = s1; t4 * u + t4 }) > 0.3 { (1.5 + v[0].sin()).powf(v[0].cos()) } else { v[v.len() - 1].hypot(1.0 + u) }).tanh();
            }
            _ => {
                s1 -= ((0.3 * v[0 % v.len()]) + (0.75 / (1.5 + v[3 % v.len()].abs()))) * 0.75;
            }
        }
        
    }

    #[differentiable]
    pub fn program_168(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = a;
        let mut v6 = [a, x[n % x.len()], x[2 % x.len()]];
        let mut v7 = x.to_vec();
        let i8 = n % v7.len();
        v7[i8] = v7[i8] * 0.5 + (a.copysign(v6[2]) * (-a));
        if x[0].max(v7[v7.len() - 1]) < x[(n * 2) % x.len()].sin().exp2() {
            for p9 in v6.iter_mut().rev() {
                let mut v11 = [v7[0].fract(), s5, *p9];
            }
            let mut v12 = v6;
        } else {
            { let mut f13 = |u14: f64| { s5 = s5 * 0.5 + ((if v7[v7.len() - 1] < v7[(n * 1) % v7.len()] { u14 } else { v7[0] }) * v7[(n + 2) % v7.len()]).atan(); }; f13(v6[2]); f13(v6[(n + 2) % 3]); }
            match 3 % 4 {
                0 => {
                    s5 -= a.signum() * 1.25;
                }
                1 | 2 => {
                    s5 = s5 * 0.5 + a.sin().exp2();
                }
                _ => {
                    s5 /= 1.5 + (if 1 % 2 == 1 { s5 - s5 * s5 } else { x[0] }).abs();
                }
            }
        }
        v7.iter().sum::<f64>() * 0.5 + v6.iter().sum::<f64>() * 0.5 + s5 + a + (a.mul_add(0.5, v7[0]) - 0.3)
    }

    #[differentiable]
    fn helper_169_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w.sin().sinh();
        let mut v2 = [u.sin().cosh(), u, [0.5_f64, 1.5].iter().copied().map(|p3| u).map(f64::tanh).sum::<f64>()];
        s1 = (s1 * 1.1 - v2.iter().take(2).zip(v2.iter()).map(|(p4, q5)| ((*p4) - (match (*p4) { t6 if t6 > 2.0 => t6 * v2[2 % 3], t6 if t6 < -2.0 => -t6 + *p4, _ => *q5 })).tanh() + p4 * q5).sum::<f64>()).sin();
        let (p7, mut q8): (f64, f64) = (if (u * u) > 0.75 { w - w } else { w }, { let t9 = s1; t9 * v2[1 % 3] + t9 });
        v2[1] = (v2[1] * 2.0 - (1.5 + (q8 - w).sin()).powf((s1 - q8).cos())).sin();
        q8 + p7 + v2.iter().sum::<f64>() * 0.5 + s1 + w + s1
    }

    #[differentiable]
    fn helper_169_1(u: f64, w: f64) -> f64 {
        let mut s10: f64 = [0.5_f64, 1.5].iter().rev().copied().map(|p11| w).map(f64::tanh).sum::<f64>();
        if s10 > 0.3 {
            let mut k12 = 0_usize;
            'l13: loop {
                k12 += 1;
                if k12 > 5 || (u.max(s10) > 0.3) { break; }
                s10 += w.tanh() * 0.25;
                s10 *= (u / 0.9).mul_add(0.5, (w / (1.5 + w * w))).tanh().cos();
            }
        } else {
            s10 /= 1.5 + (2.0 + u.cos()).recip().powi(2).abs();
            s10 /= 1.5 + w.mul_add(0.5, s10).copysign((w - w)).abs();
        }
        s10 + w + u + (w.hypot(1.0 + u) - u * u)
    }

    #[differentiable]
    pub fn program_169(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s14: f64 = x[2 % x.len()] + 1.5;
        s14 = s14 * 0.5 + ((x[x.len() - 1] + 0.2) + x[0].min(a));
        let mut m15: f64 = (0.8 * helper_169_1(a, s14).sin().exp2().sin()).atanh();
        for &p16 in x.iter() {
            m15 += x[0].sin() * 0.25;
            m15 = m15 * 0.5 + (1.5 + s14 * s14).ln().atan();
            for i18 in 1..=3_usize {
                let (p19, mut q20): (f64, f64) = (x[n % x.len()], p16.rem_euclid(2.5));
                let mut m21: f64 = (0.8 * q20.sin()).atanh().rem_euclid(2.5);
                for p22 in x.iter().skip(1).step_by(2) {
                    m15 *= 0.5 + x.iter().filter(|p24| **p24 > 2.0).map(|p25| (*p25).sin() + a).sum::<f64>().tanh().tanh();
                }
            }
        }
        m15 + s14 + a + (x[(n * 1) % x.len()] - a * a).max((x[n % x.len()] * x[n % x.len()]))
    }

    #[differentiable]
    fn helper_170_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v.chunks(3).map(|w2| (w2[0] - 0.5) * w2[w2.len() - 1]).sum::<f64>();
        let mut v3 = vec![1.25 - s1; 3];
        if s1 > 0.3 { return [v3[1 % v3.len()], v[1].mul_add(0.5, v[2]), v3[2 % v3.len()]]; }
        [v3.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + v[1 % 3], v3[v3.len() - 1], s1.powi(2)]
    }

    #[differentiable]
    fn helper_170_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(helper_170_0([u.mul_add(0.5, u), u, (0.8 * u.sin()).atanh()], u)[2]) + f(u * 0.5);
        let mut s4: f64 = helper_170_0([again % 1.75, u, -again], again)[2];
        s4 /= 1.5 + u.abs();
        s4 *= ((again - 1.5) * (0.5 + u * u).sqrt()).cos();
        'l6: for i5 in 0..4_usize {
            s4 *= 0.5 + (-again.hypot(1.0 + u)).cos().tanh();
            s4 = (s4 * 0.3 - (u / 0.3).atan()).sin();
            s4 = [0.5_f64, 1.5].iter().map(|p7| 1.0 + 0.5 * ((*p7).sin() + again).sin()).product::<f64>().max(again.cos().exp_m1()).atan() - s4 * 0.75;
        }
        s4 + again + u + (again / 0.3).sin().cosh()
    }

    #[differentiable]
    pub fn program_170(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = helper_170_1(|t9| t9, x[0]);
        let mut v10 = [helper_170_1(|t11| a, x[(n + 3) % x.len()]), x[0], a / (1.5 + x[n % x.len()] * x[n % x.len()])];
        v10[1] *= x[0].cos();
        v10[1 % 3] = helper_170_0([s8.copysign(x[0]), a, x[0].copysign((n as f64 * 0.25))], v10[1])[1] - (a + a);
        let (l12, r13) = v10.split_at_mut(1);
        for (p14, q15) in l12.iter_mut().zip(r13.iter()) {
            *p14 += *q15 * x.iter().skip(1).enumerate().map(|(i16, p17)| (*p17) * (*p17) * (i16 + 1) as f64).sum::<f64>();
        }
        for i18 in 0..4_usize {
            for p19 in v10.iter_mut() {
                *p19 /= 1.5 + (0..2 * n).step_by(2).map(|i21| s8).sum::<f64>().hypot(1.0 + (x[1 % x.len()] - 1.1)).sin().abs();
            }
        }
        let mut s8: f64 = x.iter().copied().map(|p22| p22 * x.iter().step_by(2).fold(v10[2], |s23, p24| s23 * 0.5 + (((*p24) - (0.3 - a)).tanh()).sin())).sum::<f64>();
        v10.iter().sum::<f64>() * 0.5 + s8 + a + (-((n as f64 * 0.25) / 0.2))
    }

    #[differentiable]
    pub fn program_171(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = (2.0 + x[0].cos()).recip();
        let mut v2 = (0..4).map(|i3: usize| { let t4 = x[x.len() - 1]; t4 * a + t4 }).collect::<Vec<f64>>();
        let i5 = 1 % v2.len();
        v2[i5] = (1.5 + x[0].sin()).powf(a.cos()) - v2[i5] * 0.75;
        let t6 = if v2.len() > 1 { v2.pop().unwrap() } else { v2[0] };
        { let mut f7 = |u8: f64| { s1 = s1 * 0.5 + (a.rem_euclid(2.5) - t6 * t6).atan(); }; f7(x[0].sin()); f7(v2[(n + n) % v2.len()]); }
        if s1.max(s1) > 1.1 {
            if v2.len() > 3 { v2.truncate(2); } else { v2.extend([s1 * s1, 0.5]); }
            let d9: f64;
            if a < v2[n % v2.len()] || v2[(n + n) % v2.len()] > 1.5 { d9 = (1.25 - v2[n % v2.len()]) - 1.25; } else { d9 = s1.max(0.25) / 2.0; }
        }
        for p10 in x.windows(2) {
            'l13: for i12 in 1..=n {
                s1 += ((-x[i12 % x.len()]) + (1.5 + t6.sin()).powf(s1.cos())).cos() * 0.25;
                let mut v14 = [v2[0], s1, s1 - 0.3];
                v14[2] = ((s1 + p10[p10.len() - 1]) * s1.atan2(1.5 + s1.abs())).sin() - v14[2] * 0.75;
            }
        }
        let mut w15 = x.to_vec();
        while let Some(t16) = w15.pop() {
            let t6: f64 = { let t17 = (v2[n % v2.len()] / 1.1) + (2.0 + t6.cos()).recip(); t17 * (match a { t18 if t18 > 0.5 => t18 * if v2[v2.len() - 1] < a { x[x.len() - 1] } else if t17 > 0.75 { v2[0] } else { x[(n + 2) % x.len()] }, t18 if t18 < -0.5 => -t18 + if t17 > 0.5 { t6 } else { a }, _ => t17 }) + t17 };
            s1 = (s1 * 1.5 - (if x[0].abs() >= 0.75 { v2[(n * 3) % v2.len()] } else if t16.abs() >= 0.3 { v2[n % v2.len()] } else { t6 }).clamp(-1.5, 1.25).tanh()).sin();
        }
        t6 + v2.iter().sum::<f64>() * 0.5 + s1 + a + (1.25 + s1.sin().cosh().sin()).powf(1.5)
    }

    #[differentiable]
    fn helper_172_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = (2.0 + v[0 % v.len()].cos()).recip();
        let mut v2 = (0..4).map(|i3: usize| v.iter().rev().skip(1).enumerate().map(|(i4, p5)| (*p5) * u * (i4 + 1) as f64).sum::<f64>()).collect::<Vec<f64>>();
        if s1.copysign(u) > 0.9 {
            s1 /= 1.5 + (if 2 % 2 == 1 { u / 0.3 } else { v2.iter().rev().zip(v2.iter()).map(|(p6, q7)| (*q7) + p6 * q7).sum::<f64>() }).abs();
            s1 /= 1.5 + (v2[v2.len() - 1] / 2.0).abs();
        } else if s1.max(u) > 1.5 {
            s1 += (s1 - s1 * s1).max(v2[0].sin().cosh()) * 0.25;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (v2[0 % v2.len()] * (s1 + v2[1 % v2.len()]))
    }

    #[differentiable]
    fn helper_172_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(helper_172_0(vec![1.5 / (1.5 + u.abs()), u], u)) + f(u * 0.5);
        let mut s8: f64 = again.sin();
        let mut v9 = [again, u, u.min(s8)];
        if ({ let t10 = u; t10 * t10 + t10 }) < (again + 0.9) {
            v9[0] = (v9[0] - 0.5).max(again.sin().exp()) - v9[0] * 0.75;
            match 1 % 4 {
                0 => {
                    s8 = s8 * 0.5 + (1.5 + s8.sin()).powf(v9[1].cos()).hypot(1.0 + (again + again));
                }
                1 | 2 => {
                    s8 *= (-(again - 0.2)).cos();
                }
                _ => {
                    s8 = -(2.0 + s8.sin()).cbrt();
                }
            }
        } else {
            s8 += (-(u - 0.3)) * 0.25;
        }
        v9.iter().sum::<f64>() * 0.5 + s8 + again + u + (v9[1].sin().exp() + (if s8.abs() >= 1.5 { again } else { v9[1] }))
    }

    #[differentiable]
    pub fn program_172(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s11: f64 = helper_172_0(x.to_vec(), x[(n + 1) % x.len()]);
        let mut v12 = [x[x.len() - 1] - x[0], s11, x[n % x.len()].sin().cosh()];
        { let mut f13 = |u14: f64| { s11 = s11 * 0.5 + (if (-v12[n % 3]) < helper_172_1(|t15| u14, v12[(n * 4) % 3]) { helper_172_1(|t16| t16, v12[1 % 3]) } else { v12[2].sin().sinh() }).atan(); }; f13(v12[2].copysign(x[(n * 3) % x.len()])); f13((0..3_usize).map(|i17| a).sum::<f64>()); }
        if v12[2].max(a) < x.iter().skip(1).fold(n as f64 * 0.25, |s18, p19| s18 * 0.5 + ((*p19) * (*p19)).sin()) { return helper_172_1(|t20| t20, a); }
        v12[(n + 0) % 3] *= v12[1].cos();
        let f21 = |u22: f64| (0..3_usize).map(|i23| (0.7 * (2.0 + a.cos()).recip().sin()).tan()).sum::<f64>();
        v12[1] *= 0.5 + (0.9 * helper_172_0(x.to_vec(), v12[(n + 0) % 3])).tanh();
        if (n + n) % 3 == 1 && a.atan2(1.5 + x[x.len() - 1].abs()) > 0.2 {
            s11 = ((match a { t24 if t24 > 0.5 => t24 * x[x.len() - 1], t24 if t24 < -0.5 => -t24 + s11, _ => s11 }) - s11 * s11) - s11 * 0.75;
            s11 += (n as f64 * 0.25) * 0.25;
        } else if v12[n % 3] > 0.2 {
            s11 *= (helper_172_0(x.to_vec(), s11) / (1.5 + v12[1] * v12[1])).cos();
        }
        v12.iter().sum::<f64>() * 0.5 + s11 + a + ((a + x[0]) * v12[1].mul_add(0.5, s11))
    }

    #[differentiable]
    fn helper_173_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w - 0.5;
        if (-u) > 0.2 {
            s1 = (s1 * 0.5 - s1.rem_euclid(2.5).cos().exp_m1()).sin();
        } else {
            s1 = (if w < w { s1 } else if w.abs() >= 0.2 { s1 } else { u }) + u.copysign(w);
            s1 /= 1.5 + (-u).abs();
        }
        s1 + w + u + w.copysign(w).asinh()
    }

    #[differentiable]
    pub fn program_173(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = if a > 0.75 { x[3 % x.len()] } else { x[(n * 3) % x.len()] };
        let mut v3 = (helper_173_0(x.iter().rev().copied().map(|p4| p4.sin() + s2).sum::<f64>(), 0.2 - s2), x.iter().skip(1).map(|p5| (*p5).sin() + s2).sum::<f64>());
        for i6 in (0..n).rev() {
            v3.0 += (1.5 + (1.5 + x[x.len() - 1] * x[x.len() - 1]).ln().sin()).powf(x[(n + n) % x.len()].cos()).cos() * 0.25;
            if (1.5 + a.sin()).powf(v3.0.cos()) > 1.5 { continue; }
            'l8: for i7 in (0..2 * n).step_by(2) {
                'l11: for (p9, q10) in x.iter().zip(x.iter()) {
                    v3.0 = (v3.0 * 1.5 - ({ let t12 = a / (1.5 + (*p9) * (*p9)); t12 * (*q10) + t12 }).cos()).sin();
                }
            }
        }
        let mut s2: f64 = a + 0.2;
        let b13: f64 = a;
        s2 = -a.mul_add(0.5, b13);
        for p14 in x.windows(2) {
            s2 = (x[(n + 0) % x.len()] + p14[p14.len() - 1]).tanh().powi(3).cos();
        }
        b13 + v3.0 - v3.1 + s2 + a + (0.3 / (1.5 + (0..n).map(|i16| v3.1).sum::<f64>().abs()))
    }

    #[differentiable]
    pub fn program_174(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.cos();
        let mut v2 = (match x[0] { t3 if t3 > 0.2 => t3 * a, t3 if t3 < -0.2 => -t3 + x[x.len() - 1], _ => a }, a + x[(n * 1) % x.len()]);
        if v2.1.hypot(1.0 + s1) < x[0].sin() { return s1.max(0.25); }
        let b4: f64 = a.sin().exp2().sin() / (1.5 + s1 * s1);
        s1 += ((b4 / (1.5 + x[2 % x.len()] * x[2 % x.len()])) + s1) * 0.25;
        v2.1 = v2.1 * 0.5 + (-x.iter().step_by(2).filter(|p5| **p5 > 1.1).map(|p6| ((*p6) - (*p6)).tanh()).sum::<f64>());
        v2.1 *= (a / (1.5 + a * a)).min(x[(n * 4) % x.len()]).cos();
        s1 = s1 * 0.5 + v2.0;
        if 2 % 2 == 1 && (s1 * x[0]).abs() >= 1.5 {
            let mut s1: f64 = (1.5 + v2.1 * v2.1).ln();
            for i7 in 1..=n {
                s1 *= 0.5 + (-x.iter().map(|&p8| p8.sin() + v2.0).sum::<f64>()).tanh().tanh();
                s1 = (s1 * 2.0 - (s1 * b4).mul_add(0.5, (i7 as f64 * 0.25)).tanh()).sin();
                v2.0 *= (b4 / 0.5).atan().cos();
            }
        } else if a < (0.75 / (1.5 + x[n % x.len()].abs())) {
            v2.0 = (v2.0 * 0.5 - x.iter().take(2).enumerate().map(|(i9, p10)| (*p10) * a * (i9 + 1) as f64).sum::<f64>().fract()).sin();
        } else {
            s1 += (0.75 * b4) * 0.25;
        }
        b4 + v2.0 - v2.1 + s1 + a + ({ let t11 = b4; t11 * (0.2 - a) + t11 })
    }

    #[differentiable]
    fn helper_175_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = (0.7 * u.sin()).tan();
        let mut v2 = [[-w, u - s1 * s1], [u / 0.2, s1 * s1]];
        let u: f64 = { let t3 = (w / (1.5 + v2[1][2 % 2] * v2[1][2 % 2])) / (1.5 + u * u); t3 * t3.max(u.sin().cosh()) + t3 };
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + w + u + ({ let t4 = (0.9 * u.cos()).acos(); t4 * (w + s1) + t4 })
    }

    #[differentiable]
    fn helper_175_1(v: &[f64], u: f64) -> f64 {
        let mut s5: f64 = v.iter().skip(1).enumerate().map(|(i6, p7)| ((*p7) - u).tanh() * (i6 + 1) as f64).sum::<f64>();
        let mut v8 = v.to_vec();
        let i9 = 1 % v8.len();
        v8[i9] *= f64::sin((u * s5)).cos();
        { let mut f10 = |u11: f64| { s5 = s5 * 0.5 + (u.min(v[0 % v.len()]) + 0.3).atan(); }; f10(v[0].atan2(1.5 + v[0 % v.len()].abs())); f10(v8[v8.len() - 1] + u); }
        v8.iter().sum::<f64>() * 0.5 + s5 + u + (0.2 * v[v.len() - 1]).copysign((-v[0]))
    }

    #[differentiable]
    fn helper_175_2(v: &[f64], u: f64) -> f64 {
        let mut s12: f64 = v.iter().copied().map(|p13| p13 * u).sum::<f64>();
        if v[v.len() - 1] > 0.3 && s12 < u { return helper_175_1(v, v[0 % v.len()]); }
        s12 *= 0.5 + (u + u).max(u.atan2(1.5 + v[2 % v.len()].abs())).tanh();
        for p14 in v.windows(2) {
            s12 = ((-s12) * v.iter().enumerate().map(|(i16, p17)| (*p17) * v[(i16 + 1) % v.len()] * (i16 + 1) as f64).sum::<f64>()).atan();
            s12 /= 1.5 + (u.mul_add(0.5, s12) - 0.9).tanh().abs();
        }
        s12 + u + (-(2.0 + s12.sin()).cbrt())
    }

    #[differentiable]
    pub fn program_175(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s18: f64 = a.min(a);
        let mut v19 = (helper_175_2(x, x.iter().filter(|p20| **p20 > 0.2).map(|p21| (*p21) * a).sum::<f64>()), a - 0.3);
        s18 -= (s18.atan2(1.5 + v19.0.abs()) + (v19.0 - 2.0)) * 0.3;
        v19.0 = (0.5 / (1.5 + v19.0.cos().exp_m1().abs())) - v19.0 * 0.75;
        for i22 in 0..n {
            if x[i22 % x.len()].sin().exp2().abs() >= 0.9 {
                let (p23, mut q24): (f64, f64) = (v19.0.asinh().max(v19.1), (0..2 * n).step_by(2).map(|i25| s18).sum::<f64>());
            } else if (v19.0 - a * a) < ({ let t26 = a; t26 * t26 + t26 }) {
                v19.1 = (match (i22 + 0) % 3 { 0 => x.iter().step_by(2).fold(s18, |s27, p28| s27 * 0.5 + ((*p28).sin() + s27).sin()), 1 => s18.rem_euclid(2.5), _ => a }).atan();
            } else {
                v19.0 = (v19.0 * 0.9 - (-x[n % x.len()].min(a)).sin()).sin();
                s18 *= s18.sin().cos();
            }
            s18 -= ((a + (n as f64 * 0.25)) * x[i22 % x.len()].atan2(1.5 + a.abs())).sin() * 1.5;
            v19.1 *= (-helper_175_0(v19.0, x[2 % x.len()])).atan().cos();
        }
        v19.0 - v19.1 + s18 + a + helper_175_0(x[x.len() - 1], s18).mul_add(0.5, (-s18))
    }

    #[differentiable]
    fn helper_176_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = (v.iter().step_by(2).filter(|p3| **p3 > 0.2).map(|p4| (*p4).sin() + (*p4)).sum::<f64>() - 0.5, match 3 % 3 { 0 => u, 1 => v[3 % v.len()], _ => v[2 % v.len()] });
        let i5 = 3 % v.len();
        v[i5] = (-v2.0) - v[i5] * 0.75;
        v2.0 - v2.1 + s1 + v.iter().sum::<f64>() * 0.5 + u + (v2.0 * u.min(s1))
    }

    #[differentiable]
    pub fn program_176(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = helper_176_0(x.to_vec(), x[x.len() - 1]);
        let mut v7 = (0..4).map(|i8: usize| s6.powi(2)).collect::<Vec<f64>>();
        let i9 = n % v7.len();
        v7[i9] += x[(n + n) % x.len()].cos() * 0.25;
        let i10 = n % v7.len();
        v7[i10] = (1.25 + ({ let t11 = a; t11 * a + t11 }).sin()).powf(1.5);
        if n % 3 == 1 {
            let d14: f64;
            if s6 > 1.1 || a > 1.25 { d14 = (1.5 + x[n % x.len()].min(a).sin()).powf(x[(n + n) % x.len()].powi(2).cos()) - ({ let c13: Vec<f64> = v7.iter().take(2).map(|p12| x[0]).collect(); c13.iter().fold(0.5, |s, v| s * 0.5 + v) }); } else { d14 = (1.5 + a * a).ln(); }
            for p15 in x.iter().rev() {
                let f17 = |u18: f64| helper_176_0(x.to_vec(), a.sin().exp()).atan2(1.5 + (match (n + n) % 3 { 0 => d14, 1 => x[0].max(a), _ => -(*p15) }).abs());
            }
        } else if s6.min(x[0]) > 1.5 {
            let i19 = n % v7.len();
            v7[i19] = (-({ let t20 = v7[0]; t20 * a + t20 })) - v7[i19] * 0.75;
        }
        for (i22, p21) in v7.iter().enumerate() {
            s6 *= ({ let t23 = (*p21) - (*p21) * (*p21); t23 * helper_176_0(v7.clone(), v7[(i22 * 3) % v7.len()]) + t23 }).sin().cos();
        }
        'l26: for p24 in x.iter().rev() {
            match n % 4 {
                0 => {
                    let f27 = |u28: f64| (*p24).mul_add(0.5, (n as f64 * 0.25)).max(0.25) - a;
                }
                1 | 2 => {
                    s6 = (x[x.len() - 1] - 0.2).cos() - s6 * 0.75;
                }
                _ => {
                    if (*p24).atan2(1.5 + v7[n % v7.len()].abs()) > 0.5 {
                        s6 /= 1.5 + v7.iter().take(2).fold(*p24, |s29, p30| s29 * 0.5 + ((*p30) * helper_176_0(v7.clone(), a)).sin()).atan().abs();
                        s6 *= helper_176_0(x.to_vec(), x.iter().step_by(2).copied().map(|p31| p31.sin() + (*p24)).sum::<f64>()).cos().cos();
                    }
                }
            }
        }
        v7.iter().sum::<f64>() * 0.5 + s6 + a + x[0].sin()
    }

    #[differentiable]
    pub fn program_177(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = { let c3: Vec<f64> = x.iter().map(|p2| (*p2).sin() + x[n % x.len()]).collect(); c3.iter().sum::<f64>() };
        s1 = (x[(n + 1) % x.len()] / 2.0) - s1 * 0.75;
        if (s1 / (1.5 + s1 * s1)) > 0.5 {
            s1 = (s1 * 0.75 - (a + 0.2)).sin();
        } else {
            s1 = s1 * 0.5 + a.hypot(1.0 + x[(n + 3) % x.len()]);
            s1 = (s1 * 0.3 - (-a.atan2(1.5 + s1.abs()))).sin();
        }
        s1 /= 1.5 + a.abs();
        s1 *= ((if s1 > 1.25 { a } else { x[(n * 3) % x.len()] }) - 0.5).cos();
        s1 += f64::sin((-x[0])) * 0.25;
        s1 + a + x[x.len() - 1].max(x[x.len() - 1]).max((x[n % x.len()] * a))
    }

    #[differentiable]
    fn helper_178_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = (*p) / 0.5;
        if ({ let c3: Vec<f64> = [0.5_f64, 1.5].iter().skip(1).map(|p2| (*p2).sin() + (*p2)).collect(); c3.iter().fold(0.5, |s, v| s * 0.5 + v) }) > 1.1 {
            match 0 % 4 {
                0 => {
                    let mut v4 = [(*p).signum(), *p, (*p) + (*p)];
                }
                1 | 2 => {
                    *p *= 0.5 + (*p).tanh();
                }
                _ => {
                    s1 += (s1 * (*p).atan()) * 0.25;
                }
            }
            *p += ({ let c6: Vec<f64> = [0.5_f64, 1.5].iter().map(|p5| (*p5) * s1).collect(); c6.iter().fold(0.5, |s, v| s * 0.5 + v) }) * 0.25;
        } else if s1 > 0.75 {
            s1 -= u.hypot(1.0 + u.min(u)) * 0.2;
        } else {
            s1 /= 1.5 + (if s1 < ((*p) + u) { u } else if s1.abs() >= 0.2 { s1.copysign(s1) } else { [0.5_f64, 1.5].iter().rev().map(|p7| (*p7).sin() + (*p)).sum::<f64>() }).abs();
        }
        s1 + *p + u + ([0.5_f64, 1.5].iter().step_by(2).fold(s1, |s8, p9| s8 * 0.5 + ((*p9).sin() + s1).sin()) - (0..3_usize).map(|i10| (*p)).sum::<f64>())
    }

    #[differentiable]
    fn helper_178_1(v: &[f64], u: f64) -> f64 {
        let mut s11: f64 = v[v.len() - 1].atan2(1.5 + u.abs());
        s11 *= (u - (0.3 - v[v.len() - 1])).cos();
        s11 + u + (1.25 / (1.5 + u.sin().exp().abs()))
    }

    #[differentiable]
    fn helper_178_2(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s12: f64 = u + v[3 % 3];
        if (u + v[1]) > 0.3 {
            for p13 in v.windows(2) {
                let (p15, mut q16): (f64, f64) = (s12.min(v[3 % 3]) * (2.0 + p13[0].sin()).cbrt(), p13.iter().rev().copied().min_by(f64::total_cmp).unwrap_or(0.5));
                q16 = (1.5 + s12 * s12).ln().tanh() - q16 * 0.75;
            }
            s12 += (2.0 + (s12 * v[1 % 3]).sin()).cbrt() * 0.25;
        } else {
            s12 -= v.iter().copied().fold(-4.0, f64::max) * 2.0;
        }
        [s12 + v.iter().sum::<f64>() * 0.5 + u + s12, if 3 % 3 == 0 { v[0] } else { v[1] }, v[2]]
    }

    #[differentiable]
    pub fn program_178(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s17: f64 = x[x.len() - 1] - x[0] * x[0];
        if x.iter().skip(1).filter(|p18| **p18 > 1.25).map(|p19| (*p19) * (*p19)).sum::<f64>() > 1.5 {
            let f20 = |u21: f64| x.iter().rev().map(|p22| (*p22) * (a * (*p22))).map(f64::tanh).sum::<f64>().abs();
            match 1 % 4 {
                0 => {
                    s17 += (1.5 + x.iter().rev().skip(1).copied().map(|p23| (p23 - x[(n + 3) % x.len()]).tanh()).sum::<f64>().sin()).powf((x[0] - a * a).cos()) * 0.25;
                }
                1 | 2 => {
                    let d26: f64;
                    if (2.0 + a.cos()).recip() < helper_178_2([0.2 * a, a, match x[x.len() - 1] { t27 if t27 > 0.3 => t27 * x[1 % x.len()], t27 if t27 < -0.3 => -t27 + a, _ => a }], a)[0] { d26 = ((1.5 - s17) + a) * x.iter().filter(|p24| **p24 > 0.3).map(|p25| (*p25) * (0.9 * s17)).sum::<f64>(); } else { d26 = 0.9 - a.sin().exp(); }
                }
                _ => {
                    let b29: f64 = (if helper_178_1(x, x[(n + 2) % x.len()]).abs() >= 1.5 { -s17 } else if x[n % x.len()] < a { x[n % x.len()] - 1.25 } else { (0..n).map(|i28| s17).sum::<f64>() }).tanh();
                }
            }
        } else {
            s17 /= 1.5 + ((n as f64 * 0.25).cos() - helper_178_2([a / 0.5, x[1 % x.len()], ((n as f64 * 0.25) * (n as f64 * 0.25)).ln_1p()], x[0])[2]).abs();
        }
        s17 + a + ({ let c31: Vec<f64> = x.iter().take(2).map(|p30| ((*p30) - helper_178_1(&x[1..], s17)).tanh()).collect(); c31.iter().map(|v| v * v).sum::<f64>() })
    }

    #[differentiable]
    pub fn program_179(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = -(n as f64 * 0.25);
        let mut v2 = vec![s1 * x[n % x.len()]; 3];
        let i3 = (n + n) % v2.len();
        v2[i3] *= v2[0].cos();
        for i4 in (0..3_usize).rev() {
            match n % 4 {
                0 => {
                    let mut v5 = vec![x[x.len() - 1]; 3];
                }
                1 | 2 => {
                    let i6 = 3 % v2.len();
                    v2[i6] += (v2[v2.len() - 1] % 1.75).cos() * 0.25;
                }
                _ => {
                    for i7 in 1..=1_usize {
                        let d9: f64;
                        if x[0] > 1.25 && (n as f64 * 0.25) > 0.2 { d9 = (1.5 + v2[0] * v2[0]).ln().atan2(1.5 + v2.iter().skip(1).map(|&p8| 1.0 + 0.5 * (p8.sin() + (-x[(n + i4) % x.len()])).sin()).product::<f64>().abs()); } else { d9 = (1.5 + s1 * s1).acosh() + a.powi(2); }
                        if s1.hypot(1.0 + v2[n % v2.len()]) > 1.25 {
                            for i10 in 0..3_usize {
                                s1 -= (s1 + d9).asinh().atan() * 1.25;
                            }
                            s1 = x.iter().enumerate().map(|(i11, p12)| ((*p12) - d9.copysign(a)).tanh() * (i11 + 1) as f64).sum::<f64>().cos();
                        } else {
                            s1 *= 0.5 + a.to_radians().sin().tanh();
                        }
                    }
                }
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + (if v2[(n + 2) % v2.len()].cos().exp_m1() > 0.9 { s1.atan2(1.5 + x[0].abs()) } else { (1.5 + (n as f64 * 0.25).sin()).powf(s1.cos()) })
    }

    #[differentiable]
    fn helper_180_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[v.len() - 1].fract();
        let mut v2 = [[v[1 % v.len()] - u, v[v.len() - 1] - s1 * s1], [u, v[0] - 0.5]];
        s1 += ({ let t3 = v[3 % v.len()]; t3 * t3 + t3 }) * 0.25;
        let b4: f64 = (0.9 * (2.0 + v[3 % v.len()].sin()).cbrt()).atan();
        b4 + v2[0][1] * v2[1][0] + v2[1][1] + s1 + u + b4.to_radians()
    }

    #[differentiable]
    pub fn program_180(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = helper_180_0(x, a);
        'l7: for i6 in 0..n {
            if x.iter().step_by(2).filter(|p8| **p8 > 0.2).map(|p9| (*p9).sin() + x[0]).sum::<f64>() < (if (i6 as f64 * 0.25) > 1.25 { n as f64 * 0.25 } else { a }) {
                s5 *= (if (-x[0]).abs() >= 1.25 { s5 * a } else { x[x.len() - 1] / 0.3 }).cos().cos();
                s5 = (s5.cos().exp_m1() + s5.atan2(1.5 + a.abs())).cos() - s5 * 0.75;
            } else if (i6 as f64 * 0.25).tanh().powi(3) < (if a < (i6 as f64 * 0.25) { a } else { a }) {
                { let mut f10 = |u11: f64| { s5 = s5 * 0.5 + (1.5 - a.max(x[3 % x.len()])).atan(); }; f10(x.iter().enumerate().map(|(i12, p13)| (*p13).sin() + (*p13) * (i12 + 1) as f64).sum::<f64>()); f10({ let t14 = a; t14 * t14 + t14 }); }
            }
        }
        s5 = (1.25 + x[x.len() - 1].sin()).powf(1.5).atan2(1.5 + (1.5 + (n as f64 * 0.25).sin()).powf(x[(n * 1) % x.len()].cos()).abs());
        let mut k15 = 0_usize;
        'l18: loop {
            k15 += 1;
            if k15 > 3 || (x.iter().zip(x.iter()).map(|(p16, q17)| (*p16) * a + p16 * q17).sum::<f64>() < helper_180_0(&x[1..], a)) { break; }
            s5 = (s5 * 0.9 - (a - s5 * s5).to_radians().atan()).sin();
            s5 += (1.25 + (a + s5).sin()).powf(1.5).sin() * 0.25;
        }
        match (k15 * 3) % 4 {
            0 => {
                s5 /= 1.5 + (-(a - a)).abs();
            }
            1 | 2 => {
                s5 *= 0.5 + helper_180_0(x, helper_180_0(x, s5)).tanh();
            }
            _ => {
                s5 += (helper_180_0(x, s5) % 1.75) * 0.25;
            }
        }
        s5 + a + (s5 - 1.5)
    }

    #[differentiable]
    fn helper_181_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = u;
        let mut v2 = vec![u / 0.5, u];
        s1 *= v[2].signum().cos();
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + v[0], u * u, v[2 % 3]]
    }

    #[differentiable]
    pub fn program_181(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = (1.5 + x[n % x.len()] * x[n % x.len()]).ln();
        if n % 3 == 0 {
            if (1.5 + x[0] * x[0]).acosh() > 0.3 {
                for i4 in 0..n {
                    s3 = helper_181_0([s3.max(a), s3, -s3], x[n % x.len()].sin().sinh())[1].cos() - s3 * 0.75;
                }
                s3 -= (0.2 / (1.5 + helper_181_0([s3, s3, (1.5 + a.sin()).powf(s3.cos())], s3)[1].abs())) * 0.3;
            } else {
                s3 = s3 * 0.5 + x.iter().copied().fold(-4.0, f64::max);
                s3 *= 0.5 + a.tanh();
            }
            let mut m5: f64 = 0.5 * (2.0 / (1.5 + (0.9 * s3.cos()).acos().abs()));
        } else if (0.7 * x[0].sin()).tan().abs() >= 0.9 {
            let mut w6 = x.to_vec();
            while let Some(t7) = w6.pop() {
                s3 /= 1.5 + (helper_181_0([a + (n as f64 * 0.25), t7, x.iter().filter(|p8| **p8 > 0.5).map(|p9| x[(n + 2) % x.len()]).sum::<f64>()], x[0 % x.len()])[2] + 1.25).sin().abs();
            }
        }
        let mut m10: f64 = -(-s3).sin().exp();
        if a.abs() >= 0.75 {
            let (p11, mut q12): (f64, f64) = (match s3 { t13 if t13 > 1.5 => t13 * s3.atan2(1.5 + x[0].abs()), t13 if t13 < -1.5 => -t13 + m10.clamp(-1.5, 1.25), _ => helper_181_0([(1.5 + m10.cos()).log10(), a, (1.5 + x[(n * 3) % x.len()] * x[(n * 3) % x.len()]).ln()], s3)[2] }, 0.9 - a);
            s3 = (s3 * 0.9 - helper_181_0([a + p11, x[0], x.iter().take(2).copied().map(|p14| p14.sin() + s3).map(f64::tanh).sum::<f64>()], match x[(n + n) % x.len()] { t15 if t15 > 1.25 => t15 * q12, t15 if t15 < -1.25 => -t15 + m10, _ => s3 })[1]).sin();
        }
        m10 + s3 + a + helper_181_0([helper_181_0([-x[n % x.len()], a, m10.rem_euclid(2.5)], x[n % x.len()])[1], x[n % x.len()], s3 - 0.75], x[x.len() - 1].cos())[0]
    }

    #[differentiable]
    fn helper_182_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut m2: f64 = -v[0].max(0.25).max((u - s1));
        m2 + s1 + v.iter().sum::<f64>() * 0.5 + u + (1.25 * m2.max(v[v.len() - 1]))
    }

    #[differentiable]
    fn helper_182_1(p: &mut f64, u: f64) -> f64 {
        let mut s3: f64 = (*p).max(u);
        let mut v4 = vec![u % 1.75, s3];
        if (-(*p)) > 0.75 {
            *p = (*p) * 0.5 + s3;
        }
        v4.iter().sum::<f64>() * 0.5 + s3 + *p + u + (((*p) / (1.5 + (*p) * (*p))) * (0..3_usize).map(|i5| v4[i5 % v4.len()]).sum::<f64>())
    }

    #[differentiable]
    fn helper_182_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s6: f64 = u.copysign(v[v.len() - 1]);
        let mut v7 = [v[0], s6, s6 * u];
        let f8 = |u9: f64| (2.0 + ({ let c11: Vec<f64> = [0.5_f64, 1.5].iter().map(|p10| (*p10) * helper_182_0(vec![u, u9], *p10)).collect(); c11.iter().fold(0.5, |s, v| s * 0.5 + v) }).sin()).cbrt();
        v7[1] = v7[1] * 0.5 + (({ let t12 = u; t12 * u + t12 }) * (u + u));
        if 2 % 2 == 1 {
            s6 = helper_182_0(v.clone(), u) % 1.75;
            s6 = s6 * 0.5 + ((u + u) + (s6 * s6));
        } else {
            s6 /= 1.5 + v[v.len() - 1].abs();
        }
        v7.iter().sum::<f64>() * 0.5 + s6 + v.iter().sum::<f64>() * 0.5 + u + ((s6 + v[3 % v.len()]) / (1.5 + v[1 % v.len()] * v[1 % v.len()]))
    }

    #[differentiable]
    pub fn program_182(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = helper_182_0(x.to_vec(), x[(n + n) % x.len()]);
        let mut m14: f64 = (1.25 + helper_182_2(x.to_vec(), a).sin()).powf(1.5).hypot(1.0 + x.iter().rev().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5));
        for i15 in 1..=3_usize {
            for i16 in 0..2_usize {
                match (i16 * 4) % 4 {
                    0 => {
                        s13 = x.iter().take(2).filter(|p17| **p17 > 2.0).map(|p18| (*p18)).sum::<f64>().tanh().tanh();
                    }
                    1 | 2 => {
                        m14 = m14 * 0.5 + x.iter().skip(1).filter(|p19| **p19 > 1.5).map(|p20| (2.0 - x[0 % x.len()])).sum::<f64>().tanh();
                    }
                    _ => {
                        let mut m22: f64 = { let t21 = (if (i16 as f64 * 0.25) < m14 { x[(i16 + i16) % x.len()] } else if (i15 + 2) % 3 == 1 { s13 } else { s13 }).asinh(); t21 * t21.abs().max(a.copysign(t21)) + t21 };
                    }
                }
            }
            let r23 = helper_182_1(&mut s13, (0.8 * a.sin()).atanh());
            s13 *= 0.5 + (0.75 / (1.5 + helper_182_2(x.to_vec(), a).abs())).cos().tanh();
        }
        m14 + s13 + a + x[x.len() - 1]
    }

    #[differentiable]
    fn helper_183_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = 0.9 * u;
        let mut v2 = v.to_vec();
        'l5: for p3 in v.iter().rev() {
            let i6 = 0 % v2.len();
            v2[i6] += ({ let t7 = (1.5 + v2[2 % v2.len()].sin()).powf(u.cos()); t7 * (1.5 + s1.sin()).powf(s1.cos()) + t7 }).sin() * 0.25;
        }
        let i8 = 3 % v2.len();
        v2[i8] = v2.iter().rev().skip(1).filter(|p9| **p9 > 1.5).map(|p10| (*p10).tanh()).sum::<f64>() - v2[i8] * 0.75;
        v2.iter().sum::<f64>() * 0.5 + s1 + u + (0.9 * v2[1 % v2.len()].cos()).acos()
    }

    #[differentiable]
    fn helper_183_1(u: f64, w: f64) -> (f64, f64) {
        let mut s11: f64 = w / 0.2;
        let mut v12 = (({ let t13 = u; t13 * u + t13 }) / (1.5 + u * u), w.copysign(u));
        if v12.1 > 1.25 || w.abs() >= 1.5 { return (s11 - 1.1, u); }
        s11 *= v12.0.cos();
        (v12.0 - v12.1 + s11 + w + u + (w * [0.5_f64, 1.5].iter().skip(1).copied().min_by(f64::total_cmp).unwrap_or(0.5)), u)
    }

    #[differentiable]
    pub fn program_183(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s14: f64 = 0.5 / (1.5 + x[n % x.len()].abs());
        for i15 in 0..n {
            for (i17, p16) in x.iter().enumerate() {
                for i18 in (0..4_usize).rev() {
                    s14 -= x.iter().rev().skip(1).copied().map(|p19| (*p16)).map(f64::tanh).sum::<f64>().tanh() * 1.5;
                    let b20: f64 = 0.75 / (1.5 + a.sin().sinh().abs());
                    s14 += x.iter().take(2).copied().map(|p21| p21 * (1.5 + x[i18 % x.len()].sin()).powf(a.cos())).sum::<f64>().tanh() * 0.25;
                }
            }
        }
        if s14 > 0.75 {
            s14 /= 1.5 + (1..=n).rev().map(|i22| a).sum::<f64>().sin().exp2().abs();
            s14 -= (match (n + n) % 3 { 0 => a, 1 => s14, _ => s14 }).sin().exp() * 0.75;
        }
        for i23 in 0..2_usize {
            if (i23 + i23) % 3 == 0 || x[(n + n) % x.len()].abs() >= 1.1 && (i23 + i23) % 2 == 1 {
                s14 = (s14 * 0.2 - a.tanh()).sin();
                for i24 in (0..2 * n).step_by(3) {
                    s14 *= 0.5 + (if a < s14 || (i23 + 2) % 3 == 1 { { let t25 = a; t25 * s14 + t25 } } else if s14.abs() >= 1.25 { if (i24 as f64 * 0.25).abs() >= 0.9 { s14 } else { a } } else { -x[(i23 * 4) % x.len()] }).atan().tanh();
                    s14 *= 0.5 + (-(1.1 * s14)).sin().tanh();
                }
            }
            s14 /= 1.5 + (1.5 + s14.hypot(1.0 + s14).cos()).log10().tanh().abs();
        }
        s14 + a + (x.iter().map(|p26| 1.0 + 0.5 * ((*p26).sin() + x[(n + 3) % x.len()]).sin()).product::<f64>() * x[(n * 3) % x.len()].tanh())
    }

    #[differentiable]
    fn helper_184_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[v.len() - 1];
        let mut v2 = v.to_vec();
        let (p3, mut q4): (f64, f64) = ((u / 0.5) - v[0] * v[0], v2.iter().zip(v.iter().rev()).map(|(p5, q6)| (*p5) * v[0] + p5 * q6).sum::<f64>());
        
    }

    #[differentiable]
    fn helper_184_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s7: f64 = u;
        let mut v8 = [v[0].sin(), v[0 % v.len()], v[v.len() - 1]];
        match 3 % 4 {
            0 => {
                if v8[3 % 3].copysign(v[v.len() - 1]).abs() >= 1.5 {
                    let f9 = |u10: f64| u10;
                    s7 -= v8.iter().skip(1).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5) * 1.1;
                } else if ({ let t11 = u; t11 * u + t11 }) > 1.1 {
                    s7 -= (-u.max(v8[1 % 3])) * 0.3;
                } else {
                    s7 = (s7 * 0.3 - (0.5 + v[0] * v[0]).sqrt()).sin();
                    s7 *= (-(match u { t12 if t12 > 1.1 => t12 * v[v.len() - 1], t12 if t12 < -1.1 => -t12 + u, _ => s7 })).cos();
                }
            }
            1 | 2 => {
                s7 /= 1.5 + (match v8[3 % 3] { t13 if t13 > 0.5 => t13 * v8[3 % 3], t13 if t13 < -0.5 => -t13 + v[1 % v.len()].atan2(1.5 + v[1 % v.len()].abs()), _ => if s7.abs() >= 2.0 { u } else { v[v.len() - 1] } }).abs();
            }
            _ => {
                s7 /= 1.5 + (match v[2 % v.len()] { t16 if t16 > 0.9 => t16 * v.iter().rev().skip(1).copied().map(|p14| v8[1]).sum::<f64>(), t16 if t16 < -0.9 => -t16 + { let t15 = v[0]; t15 * u + t15 }, _ => v8.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5) }).abs();
            }
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + v.iter().sum::<f64>() * 0.5 + u + (-v8[3 % 3])
    }

    #[differentiable]
    pub fn program_184(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s17: f64 = x[(n + n) % x.len()] / (1.5 + x[x.len() - 1] * x[x.len() - 1]);
        let mut v18 = (-(a + s17), if x[0].abs() >= 0.75 { s17 } else { a });
        v18.0 /= 1.5 + (1.5 + v18.0 * v18.0).acosh().abs();
        let mut k19 = 0_usize;
        loop {
            k19 += 1;
            if k19 > 4 || ((x[n % x.len()] / 2.0) > 2.0) { break; }
            let b23: f64 = helper_184_1(x.to_vec(), { let t20 = v18.1; t20 * ({ let c22: Vec<f64> = x.iter().map(|p21| (*p21) * a).collect(); c22.iter().map(|v| v * v).sum::<f64>() }) + t20 });
            v18.0 /= 1.5 + x.chunks(2).map(|w24| (w24[0] - 0.5) * (b23 / (1.5 + x[0] * x[0]))).sum::<f64>().cos().abs();
        }
        v18.0 += x.iter().take(2).fold(s17, |s25, p26| s25 * 0.5 + ((*p26).sin() + (2.0 + v18.0.cos()).recip()).sin()) * 0.25;
        v18.0 /= 1.5 + helper_184_1(x.to_vec(), -v18.0).abs();
        let mut k27 = 0_usize;
        loop {
            k27 += 1;
            if k27 > 3 || ((1.5 + a.cos()).log10() > 0.2) { break; }
            let mut w28 = x.to_vec();
            while let Some(t29) = w28.pop() {
                v18.1 = (v18.0 * v18.0).ln_1p().cos() - v18.1 * 0.75;
                match n % 4 {
                    0 => {
                        v18.0 = v18.0 * 0.5 + ({ let t30 = x[k27 % x.len()]; t30 * t30 + t30 }).tanh().cos();
                    }
                    1 | 2 => {
                        for (i32, p31) in x.iter().enumerate() {
                            v18.1 = ({ let t33 = t29 + a; t33 * (v18.0 * (*p31)) + t33 }).sin() - v18.1 * 0.75;
                        }
                    }
                    _ => {
                        v18.0 = v18.0 * 0.5 + ((if s17.abs() >= 0.2 { v18.1 } else { v18.1 }) + (a * a).ln_1p()).atan();
                    }
                }
                v18.1 = v18.1 * 0.5 + x.iter().step_by(2).map(|p34| x[3 % x.len()]).sum::<f64>().atan2(1.5 + s17.abs()).sin();
            }
        }
        v18.0 - v18.1 + s17 + ((v18.1 / (1.5 + v18.1 * v18.1)) * helper_184_1(x.to_vec(), s17))
    }

    #[differentiable]
    pub fn program_185(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0] - 0.75;
        if a.to_radians() < a { return if a.abs() >= 0.5 { s1 } else if (n + 3) % 2 == 0 { a } else { x[n % x.len()] }; }
        'l3: for i2 in 0..3_usize {
            s1 = x.iter().skip(1).map(|&p4| 1.0 + 0.5 * ((0.7 * a.sin()).tan()).sin()).product::<f64>().sin() - s1 * 0.75;
        }
        if x[0].rem_euclid(2.5) > 0.75 { return x.iter().map(|&p5| p5.sin() + s1).sum::<f64>(); }
        s1 /= 1.5 + (1.5 + x.iter().zip(x.iter()).map(|(p6, q7)| (*p6) * (*p6) + p6 * q7).sum::<f64>().cos()).log10().abs();
        s1 = x.iter().rev().copied().map(|p8| p8.sin() + (a + s1)).sum::<f64>();
        s1 += (0.9 * x[x.len() - 1].cos()).acos() * 0.25;
        for (p9, q10) in x.iter().zip(x.iter()) {
            s1 *= 0.5 + s1.atan().tanh();
            let d11: f64;
            if f64::sin(s1) > 0.2 { d11 = (*p9) + 1.25; } else { d11 = *p9; }
            s1 -= s1.atan2(1.5 + x.iter().rev().skip(1).enumerate().map(|(i12, p13)| d11 * (i12 + 1) as f64).sum::<f64>().abs()).tanh() * 0.9;
        }
        if a > 1.25 { return { let t14 = s1; t14 * a + t14 }; }
        s1 *= ((match x[0] { t15 if t15 > 2.0 => t15 * x[0], t15 if t15 < -2.0 => -t15 + x[(n + n) % x.len()], _ => s1 }) / (1.5 + a * a)).cos();
        let b17: f64 = x.iter().map(|&p16| p16 * (n as f64 * 0.25).copysign(a)).sum::<f64>() - s1 * s1;
        b17 + s1 + a + (0.3 * b17).signum()
    }

    #[differentiable]
    fn helper_186_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = (1.5 + u * u).acosh();
        let mut v2 = (-u, u);
        v2.1 -= (0.9 * (if s1 > 0.9 { u } else { v2.0 }).sin()).asin() * 0.5;
        'l4: for i3 in (0..2_usize).rev() {
            s1 += (-u).clamp(-1.5, 1.25).cos() * 0.25;
            v2.1 -= f64::sin(u).atan() * 1.25;
        }
        v2.0 - v2.1 + s1 + w + u + s1.max(v2.1.mul_add(0.5, w))
    }

    #[differentiable]
    fn helper_186_1(p: &mut f64, u: f64) -> f64 {
        let mut s5: f64 = (0.5 + u * u).sqrt();
        if s5 < ((*p) + s5) {
            s5 *= u.copysign(s5).cos().cos();
            *p -= (if s5 > 0.2 && u.abs() >= 1.1 { [0.5_f64, 1.5].iter().step_by(2).map(|p6| (*p6)).sum::<f64>() } else { (1.5 + u * u).ln() }) * 0.2;
        } else {
            s5 = s5 * 0.5 + helper_186_0(u.copysign(s5), s5.atan2(1.5 + u.abs()));
        }
        s5 + *p + u + (((*p) - 1.25) + ((*p) + (*p)))
    }

    #[differentiable]
    fn helper_186_2(p: &mut f64, u: f64) -> f64 {
        let mut s7: f64 = u * (*p);
        if u < (s7 / (1.5 + u * u)) {
            s7 /= 1.5 + helper_186_0([0.5_f64, 1.5].iter().skip(1).zip([0.5_f64, 1.5].iter()).map(|(p8, q9)| (*p8) * s7 + p8 * q9).sum::<f64>(), s7).abs();
            *p *= (u - 1.1).cos();
        } else {
            *p *= (if 3 % 2 == 0 { s7.mul_add(0.5, u) } else { (*p) * (*p) }).cos();
            s7 *= ((1.25 / (1.5 + u.abs())) / (1.5 + (*p) * (*p))).cos();
        }
        s7 + *p + u + (-(-(*p)))
    }

    #[differentiable]
    pub fn program_186(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = (1.5 + x[0] * x[0]).acosh();
        let mut v11 = [0.3 * x[(n + n) % x.len()], s10, a - a * a];
        let f12 = |u13: f64| helper_186_0(a.abs() + ({ let t14 = a; t14 * u13 + t14 }), u13.fract().cos().exp_m1());
        let r15 = helper_186_1(&mut s10, x[0].min(a));
        let mut v16 = [[a, (1.5 + x[(n + n) % x.len()].cos()).log10()], [v11.iter().fold(x[(n + n) % x.len()], |s17, p18| s17 * 0.5 + (((*p18) - x[n % x.len()]).tanh()).sin()), v11.iter().rev().skip(1).map(|&p19| p19 * p19).sum::<f64>()]];
        s10 /= 1.5 + (0.5 - (1.5 + v11[2].sin()).powf(a.cos())).abs();
        'l22: for (i21, p20) in v11.iter().enumerate() {
            let r23 = helper_186_1(&mut s10, 1.25 - (n as f64 * 0.25));
            let r24 = helper_186_1(&mut s10, r23 * v11[i21 % 3]);
            for (p25, q26) in x.iter().zip(x.iter()) {
                if (*p25).abs() >= 0.5 && (*p25) < s10 || (r23 - x[0]) > 1.1 {
                    let f27 = |u28: f64| f12(a.max(v11[2]) + (v11[2] + (*q26)));
                } else if n % 2 == 0 || s10 > 1.25 {
                    if n % 3 == 0 {
                        for (i30, p29) in v11.iter().enumerate() {
                            let b31: f64 = r15;
                            s10 += x.iter().enumerate().map(|(i32, p33)| (*p33).sin() + f64::sin(b31) * (i32 + 1) as f64).sum::<f64>().atan() * 0.25;
                        }
                    } else {
                        s10 = s10.mul_add(0.5, r24).rem_euclid(2.5).cos();
                        s10 += (if r23.abs() > 1.1 { (*p25) * x[(n * 2) % x.len()] } else if a > 0.2 { s10.sin().exp() } else { x.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5) }).cos() * 0.25;
                    }
                } else {
                    s10 *= 0.5 + x.iter().copied().map(|p34| 1.0 + 0.5 * (p34.sin() + ((*p25) / 0.2)).sin()).product::<f64>().tanh().tanh();
                    s10 *= r23.cos().cos();
                }
            }
        }
        v16[0][1] * v16[1][0] + v16[1][1] + r15 + v11.iter().sum::<f64>() * 0.5 + s10 + (-v11[(n + n) % 3]).hypot(1.0 + (1.5 / (1.5 + v16[(n + 2) % 2][0].abs())))
    }

    #[differentiable]
    fn helper_187_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = -u;
        s1 /= 1.5 + v.iter().map(|&p2| p2.sin() + (1.5 + u.sin()).powf(p2.cos())).sum::<f64>().abs();
        let i3 = 3 % v.len();
        v[i3] += ((0..3_usize).map(|i4| u).sum::<f64>() + 0.75) * 0.25;
        s1 + v.iter().sum::<f64>() * 0.5 + u + (-u)
    }

    #[differentiable]
    fn helper_187_1(p: &mut f64, u: f64) -> f64 {
        let mut s5: f64 = (*p) / (1.5 + (*p) * (*p));
        let mut v6 = [0.75 / (1.5 + s5.abs()), *p, [0.5_f64, 1.5].iter().zip([0.5_f64, 1.5].iter()).map(|(p7, q8)| ((*p7) - s5).tanh() + p7 * q8).sum::<f64>()];
        let f9 = |u10: f64| u10;
        v6.iter().sum::<f64>() * 0.5 + s5 + *p + u + (1.5 + (u + v6[2]).sin()).powf((u * u).cos())
    }

    #[differentiable]
    pub fn program_187(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s11: f64 = x.iter().step_by(2).zip(x.iter()).map(|(p12, q13)| ((*p12) - a).tanh() + p12 * q13).sum::<f64>();
        if (1.5 + x[n % x.len()].sin()).powf(x[0].cos()) < x.iter().enumerate().map(|(i14, p15)| (*p15).sin() + s11 * (i14 + 1) as f64).sum::<f64>() {
            s11 = x[0];
            let (p16, mut q17): (f64, f64) = ((0.8 * a.sin()).atanh() + (2.0 + a.sin()).cbrt(), 0.3 * x[(n + n) % x.len()]);
        } else {
            s11 = helper_187_0(x.to_vec(), if a > 0.75 { x[1 % x.len()] } else { x[n % x.len()] }) - s11 * 0.75;
            match n % 4 {
                0 => {
                    if (-a).abs() >= 1.1 {
                        let mut m19: f64 = (0.8 * ({ let t18 = s11.powi(2); t18 * (-a) + t18 }).sin()).atanh();
                        m19 -= (x[n % x.len()] % 1.75).sin().exp() * 1.25;
                    } else {
                        s11 = (0..2 * n).step_by(2).map(|i20| (1.5 + s11.sin()).powf(a.cos())).sum::<f64>();
                    }
                }
                1 | 2 => {
                    let r21 = helper_187_1(&mut s11, x[(n + 2) % x.len()] + a);
                }
                _ => {
                    let r22 = helper_187_1(&mut s11, a - x[0] * x[0]);
                }
            }
        }
        s11 + a + (2.0 + a.tanh().powi(3).cos()).recip()
    }

    #[differentiable]
    fn helper_188_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = (1.5 + v[0 % 3].sin()).powf(u.cos());
        let mut v2 = vec![u.mul_add(0.5, s1); 3];
        match 2 % 4 {
            0 => {
                match 3 % 4 {
                    0 => {
                        s1 = -(s1 + u);
                    }
                    1 | 2 => {
                        s1 = (s1 * 0.2 - (v2[3 % v2.len()] * v2[3 % v2.len()]).ln_1p()).sin();
                    }
                    _ => {
                        s1 *= (s1 - v2[2 % v2.len()]).mul_add(0.5, v2[0]).cos();
                    }
                }
            }
            1 | 2 => {
                s1 = (0.9 * s1.sin()).asin() * s1;
            }
            _ => {
                s1 = (s1 * 1.25 - v2[1 % v2.len()]).sin();
            }
        }
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + v2[1 % v2.len()].min(u), v2[v2.len() - 1] - v[1 % 3], v2[0 % v2.len()] - 1.5]
    }

    #[differentiable]
    pub fn program_188(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = a + 0.2;
        let mut v4 = (x[x.len() - 1].signum().tanh().powi(3), if x[n % x.len()] < a { s3 } else { x[0] });
        if (a - s3 * s3) > 0.3 { return -v4.1; }
        s3 += (0.5 + a * a).sqrt() * 0.25;
        if v4.0.hypot(1.0 + v4.0) > 0.75 && n % 3 == 0 && a.abs() >= 0.3 {
            let b7: f64 = { let t5 = (a + a).max(({ let t6 = a; t6 * t6 + t6 })); t5 * v4.0 + t5 };
        }
        'l10: for p8 in x.iter().rev() {
            for &p11 in x.iter() {
                for i13 in (0..2 * n).step_by(4) {
                    if (*p8).hypot(1.0 + x[0]) > 0.9 && (*p8).asinh().abs() >= 1.1 {
                        s3 = s3 * 0.5 + x.iter().rev().fold(v4.1, |s14, p15| s14 * 0.5 + ((*p15) * (match (*p8) { t16 if t16 > 0.5 => t16 * s14, t16 if t16 < -0.5 => -t16 + p11, _ => v4.0 })).sin()).sin();
                    } else {
                        v4.0 = (0.2 * x[x.len() - 1]).cos().atan();
                        v4.0 = v4.0 * 0.5 + (({ let t17 = *p8; t17 * v4.1 + t17 }) * p11).tanh();
                    }
                    v4.1 += (2.0 + ((*p8) / 2.0).cos()).recip().tanh() * 0.25;
                }
                v4.0 += (((*p8) + (*p8)) - 1.5).cos() * 0.25;
                for &p18 in x.iter() {
                    s3 = (1.5 + (0.9 - p11).cos()).log2().tanh() - s3 * 0.75;
                }
            }
            s3 = (*p8).sin().exp2().sin() - s3 * 0.75;
            s3 = s3 * 0.5 + (-v4.1.abs()).atan();
        }
        v4.0 - v4.1 + s3 + a + helper_188_0([a - s3, v4.1, x[(n * 3) % x.len()] + x[0]], helper_188_0([{ let t20 = x[1 % x.len()]; t20 * t20 + t20 }, v4.0, x[0] + 0.9], x[x.len() - 1])[1])[0]
    }

    #[differentiable]
    fn helper_189_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = { let t2 = v[v.len() - 1]; t2 * v[1 % v.len()] + t2 };
        let mut v3 = v.to_vec();
        let f4 = |u5: f64| [0.5_f64, 1.5].iter().skip(1).copied().map(|p6| 1.0 + 0.5 * (p6.sin() + (0..3_usize).map(|i7| u).sum::<f64>()).sin()).product::<f64>() * (if u5 > 1.25 { u } else { u }).copysign(u.mul_add(0.5, u5));
        
    }

    #[differentiable]
    pub fn program_189(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = 2.0 * a;
        s9 /= 1.5 + a.abs();
        s9 = (s9 * 0.3 - x[x.len() - 1]).sin();
        if (1.5 + s9.sin()).powf(x[x.len() - 1].cos()) > 0.2 {
            for i10 in 0..n {
                s9 = (s9 * 1.25 - x.iter().step_by(2).filter(|p11| **p11 > 0.3).map(|p12| ((*p12) - a).tanh()).sum::<f64>().cos()).sin();
                { let mut f13 = |u14: f64| { s9 = s9 * 0.5 + x[2 % x.len()].atan(); }; f13(x[0] + 0.3); f13(a - a); }
            }
        } else {
            let d18: f64;
            if (0..n).map(|i19| a).sum::<f64>() > 1.25 { d18 = ({ let c16: Vec<f64> = x.iter().step_by(2).map(|p15| (*p15).sin() + (s9 * x[x.len() - 1])).collect(); c16.iter().map(|v| v * v).sum::<f64>() }).copysign((match s9 { t17 if t17 > 1.1 => t17 * s9, t17 if t17 < -1.1 => -t17 + a, _ => a })); } else { d18 = x[(n * 3) % x.len()].clamp(-1.5, 1.25) - 0.9; }
            let mut k21 = 0_usize;
            let r20: f64 = loop {
                k21 += 1;
                if k21 > 2 || (d18.clamp(-1.5, 1.25).abs() >= 0.2) { break -x[(k21 + n) % x.len()]; }
                if (a * s9) > 1.1 {
                    s9 *= 0.5 + x.iter().rev().skip(1).filter(|p22| **p22 > 0.9).map(|p23| (*p23) * s9.hypot(1.0 + s9)).sum::<f64>().atan().tanh();
                    for p24 in x.windows(2) {
                        for i26 in 0..n {
                            s9 += (p24[p24.len() - 1].rem_euclid(2.5) % 1.75).tanh() * 0.25;
                            s9 += (0.8 * p24[0].sin()).atanh().sin() * 0.25;
                            s9 *= (1.5 + p24[p24.len() - 1].sin()).powf(s9.cos()).hypot(1.0 + a).atan().cos();
                        }
                        s9 *= 0.5 + ((d18 - 0.75) + x[1 % x.len()].clamp(-1.5, 1.25)).cos().tanh();
                        s9 *= (1.5 + (p24[p24.len() - 1] / (1.5 + p24[p24.len() - 1] * p24[p24.len() - 1])).cos()).log2().cos().cos();
                    }
                } else if 3 % 2 == 1 {
                    s9 += x.iter().enumerate().map(|(i27, p28)| (*p28).sin() + ((*p28) - 0.75) * (i27 + 1) as f64).sum::<f64>().cos() * 0.25;
                }
                s9 -= a.sin() * 0.9;
            };
        }
        s9 + a + x[0].hypot(1.0 + x[0])
    }

    #[differentiable]
    fn helper_190_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = 2.0 / (1.5 + w.abs());
        let mut v2 = [w + s1, s1, s1 / 0.75];
        if (0.9 * v2[1].cos()).acos() < (v2[2 % 3] / (1.5 + v2[3 % 3] * v2[3 % 3])) {
            if (-u) < (-w) {
                v2[2] = (s1 * u).atan2(1.5 + (-w).abs());
            } else {
                s1 /= 1.5 + (w.sin().sinh() * v2.iter().filter(|p3| **p3 > 0.2).map(|p4| (*p4) * (*p4)).sum::<f64>()).abs();
            }
            s1 = v2[2] - s1 * 0.75;
        } else if u.atan2(1.5 + v2[0 % 3].abs()) < w {
            s1 = (s1 - 0.3).cos();
        } else {
            s1 *= 0.5 + (match 2 % 3 { 0 => w / 1.1, 1 => (0.7 * v2[3 % 3].sin()).tan(), _ => (1.5 + v2[2 % 3] * v2[2 % 3]).acosh() }).tanh();
            s1 *= 0.5 + (u - 0.2).tanh();
        }
        (v2.iter().sum::<f64>() * 0.5 + s1 + w + u + (u * w).atan(), (0..3_usize).map(|i5| u).sum::<f64>())
    }

    #[differentiable]
    pub fn program_190(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = -x[0];
        let mut v7 = (match x[x.len() - 1] { t9 if t9 > 0.3 => t9 * (0..2 * n).step_by(2).map(|i8| x[(n + 2) % x.len()]).sum::<f64>(), t9 if t9 < -0.3 => -t9 + a / 1.5, _ => s6 }, x.iter().step_by(2).filter(|p10| **p10 > 2.0).map(|p11| ((*p11) - x[n % x.len()]).tanh()).sum::<f64>());
        let mut k13 = 0_usize;
        let r12: f64 = loop {
            k13 += 1;
            if k13 > 3 || (((n as f64 * 0.25) / 1.1) > 0.3) { break (1.5 + (match s6 { t14 if t14 > 0.3 => t14 * s6, t14 if t14 < -0.3 => -t14 + x[(k13 + 1) % x.len()], _ => s6 }).sin()).powf((s6 * s6).ln_1p().cos()); }
            for (p15, q16) in x.iter().zip(x.iter()) {
                if n % 2 == 0 {
                    if (k13 + n) % 3 == 0 {
                        if a.hypot(1.0 + (*q16)) > 0.9 { continue; }
                    } else if (if v7.1 > 0.5 { *p15 } else { v7.0 }) > 0.3 {
                        v7.1 = (v7.1 * 0.2 - (a.mul_add(0.5, (*p15)) - 0.2).atan()).sin();
                    } else {
                        s6 = (0.8 * ({ let c18: Vec<f64> = x.iter().rev().skip(1).map(|p17| (*p17).sin() + (*p17)).collect(); c18.iter().fold(0.5, |s, v| s * 0.5 + v) }).sin()).atanh().atan() - s6 * 0.75;
                        s6 /= 1.5 + (0..n).map(|i19| (s6 % 1.75)).sum::<f64>().sin().abs();
                    }
                    s6 += (1.1 * (*p15)).atan2(1.5 + (*q16).copysign(v7.1).abs()).cos() * 0.25;
                } else if (k13 as f64 * 0.25) < x[x.len() - 1] || (*q16) > 2.0 {
                    v7.1 *= (*p15).sin().cos();
                }
            }
            v7.0 = v7.0 * 0.5 + helper_190_0(f64::sin(x[x.len() - 1]), x.iter().enumerate().map(|(i20, p21)| s6 * (i20 + 1) as f64).sum::<f64>()).0.atan();
            s6 = v7.0.atan2(1.5 + (k13 as f64 * 0.25).abs()).hypot(1.0 + helper_190_0(a, v7.1).0).atan();
        };
        r12 + v7.0 - v7.1 + s6 + helper_190_0(s6 / (1.5 + x[x.len() - 1] * x[x.len() - 1]), helper_190_0(v7.0, v7.1).1).1
    }

    #[differentiable]
    pub fn program_191(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x.iter().rev().filter(|p2| **p2 > 0.75).map(|p3| ((*p3) - x[(n + 0) % x.len()]).tanh()).sum::<f64>();
        let mut w4 = x.to_vec();
        while let Some(t5) = w4.pop() {
            'l7: for i6 in (0..n).rev() {
                s1 = (1.5 + a * a).acosh().sin() - s1 * 0.75;
                for i8 in (0..n).rev() {
                    let (p9, mut q10): (f64, f64) = ((1.5 + (-t5).sin()).powf((0.3 - x[(n * 2) % x.len()]).cos()), x[i8 % x.len()]);
                    q10 = ({ let t11 = -x[x.len() - 1]; t11 * x.iter().skip(1).fold(p9, |s12, p13| s12 * 0.5 + ((*p13)).sin()) + t11 }).cos();
                    s1 *= 0.5 + a.tanh().powi(3).sin().tanh();
                }
                s1 = (1.5 + (if s1 < t5 { t5 } else { a }).sin()).powf((1.1 - x[(i6 + n) % x.len()]).cos()).sin();
            }
        }
        s1 + a + (x[0] * x[0]).ln_1p().tanh()
    }

    #[differentiable]
    fn helper_192_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u + u; }
        let below = helper_192_0(u + u, n - 1);
        let mut s1: f64 = u;
        let mut v2 = [s1.atan2(1.5 + below.abs()), s1, below / (1.5 + u * u)];
        let mut w3 = vec![if (n + 2) % 2 == 0 { u } else { u }, s1];
        while let Some(t4) = w3.pop() {
            let (l5, r6) = v2.split_at_mut(1);
            for (p7, q8) in r6.iter_mut().zip(l5.iter()) {
                *p7 += *q8 * (if t4.abs() >= 0.5 { u } else { u });
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + below + u + (u / 0.75)
    }

    #[differentiable]
    pub fn program_192(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = helper_192_0(x[0], 1);
        let mut k10 = 0_usize;
        loop {
            k10 += 1;
            if k10 > 3 || (x.iter().rev().skip(1).map(|p11| ((*p11) - s9).tanh()).sum::<f64>() > 1.1) { break; }
            s9 = (s9 * 0.2 - x[x.len() - 1].cos()).sin();
            for p12 in x.chunks(2) {
                s9 /= 1.5 + (0..2 * n).step_by(2).map(|i14| p12[0]).sum::<f64>().cos().abs();
                for p15 in p12 {
                    if x[x.len() - 1] < s9 && s9.abs() >= 0.5 && x[x.len() - 1].sin().exp2().abs() >= 0.2 {
                        s9 /= 1.5 + p12[3 % p12.len()].cos().abs();
                    } else if (n as f64 * 0.25) < ({ let c18: Vec<f64> = p12.iter().rev().map(|p17| (*p17) * a).collect(); c18.iter().sum::<f64>() }) {
                        s9 *= (a + (*p15)).atan().cos();
                    } else {
                        s9 = s9 * 0.5 + (-s9).cos();
                        s9 = s9 * 0.5 + (*p15).mul_add(0.5, p12[p12.len() - 1]).atan().cos();
                    }
                    s9 = (s9 * 1.1 - x.iter().fold(x[x.len() - 1], |s19, p20| s19 * 0.5 + (p12[p12.len() - 1]).sin()).signum().sin()).sin();
                }
                s9 = s9 * 0.5 + a.max(p12[0].mul_add(0.5, x[0])).sin();
            }
            s9 *= 0.5 + helper_192_0(x[n % x.len()].copysign(s9), 3).tanh().tanh();
        }
        s9 + a + (0..2 * n).step_by(2).map(|i21| x[x.len() - 1].mul_add(0.5, a)).sum::<f64>()
    }

    #[differentiable]
    pub fn program_193(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[n % x.len()].hypot(1.0 + (n as f64 * 0.25));
        let mut v2 = [a, n as f64 * 0.25, a];
        let mut m4: f64 = (0.8 * (({ let t3 = s1; t3 * x[3 % x.len()] + t3 }) - 1.5).sin()).atanh();
        std::mem::swap(&mut s1, &mut m4);
        let mut w5 = x.to_vec();
        while let Some(t6) = w5.pop() {
            match (n * 2) % 4 {
                0 => {
                    let b7: f64 = m4;
                }
                1 | 2 => {
                    if v2[2].sin() > 1.25 { return a * m4; }
                }
                _ => {
                    v2[0] *= x[0].fract().tanh().cos();
                }
            }
            s1 -= ((1.1 - s1) + 2.0).tanh() * 0.75;
            m4 -= s1.rem_euclid(2.5).tanh() * 2.0;
        }
        m4 + v2.iter().sum::<f64>() * 0.5 + s1 + a + (1.5 + v2[0].cos()).log10()
    }

    #[differentiable]
    fn helper_194_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u * u;
        let mut v2 = [[f64::sin(u), f64::sin(s1)], [u + u, { let c4: Vec<f64> = v.iter().map(|p3| (*p3) * v[v.len() - 1]).collect(); c4.iter().map(|v| v * v).sum::<f64>() }]];
        if u < ({ let t5 = u; t5 * v[v.len() - 1] + t5 }) {
            for i6 in (0..3_usize).rev() {
                if (1.5 + v2[3 % 2][1].cos()).log2() < v2[0][1].powi(2) || (v2[(i6 + i6) % 2][0] + s1) < s1.hypot(1.0 + u) {
                    s1 *= (-(v[v.len() - 1] / 0.9)).atan().cos();
                    s1 *= 0.5 + ({ let c8: Vec<f64> = v.iter().take(2).map(|p7| ((*p7) - v.iter().enumerate().map(|(i9, p10)| ((*p10) - v2[(i6 + 0) % 2][i9 % 2]).tanh() * (i9 + 1) as f64).sum::<f64>()).tanh()).collect(); c8.iter().map(|v| v * v).sum::<f64>() }).atan().tanh();
                }
                s1 = (match u { t13 if t13 > 1.1 => t13 * v.iter().map(|p11| (*p11).sin() + v[0]).sum::<f64>(), t13 if t13 < -1.1 => -t13 + v.iter().rev().skip(1).copied().map(|p12| u).sum::<f64>(), _ => v[0] }).cos() - s1 * 0.75;
                s1 *= 0.5 + ({ let t14 = v2[0][(i6 + i6) % 2] * s1; t14 * (match u { t15 if t15 > 0.3 => t15 * u, t15 if t15 < -0.3 => -t15 + u, _ => v[v.len() - 1] }) + t14 }).tanh().tanh();
            }
            s1 = (1.25 - v2[1][1]).sin() - s1 * 0.75;
        } else if ({ let t16 = u; t16 * u + t16 }) > 1.5 {
            s1 = s1 * 0.5 + v.iter().rev().enumerate().map(|(i17, p18)| (*p18).sin() + (0.5 * v[i17 % v.len()]) * (i17 + 1) as f64).sum::<f64>();
        }
        
    }

    #[differentiable]
    pub fn program_194(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s21: f64 = x.iter().enumerate().map(|(i22, p23)| (*p23).sin() + x[x.len() - 1] * (i22 + 1) as f64).sum::<f64>();
        let mut v24 = (a, (1.5 + x[0].cos()).log10());
        if x.iter().take(2).copied().min_by(f64::total_cmp).unwrap_or(0.5) > 1.5 {
            for p25 in x.iter().skip(1).step_by(2) {
                s21 *= 0.5 + f64::sin((*p25)).atan().tanh();
            }
        } else {
            s21 -= (0.8 * (0.2 * x[n % x.len()]).sin()).atanh() * 2.0;
        }
        'l29: for p27 in x.iter().copied() {
            let mut v30 = x.to_vec();
            let i31 = n % v30.len();
            v30[i31] -= (if (n as f64 * 0.25) < x.iter().step_by(2).filter(|p32| **p32 > 1.1).map(|p33| (*p33).sin() + a).sum::<f64>() { (1.5 + v24.1.cos()).log2() } else if v24.1.abs() >= 0.3 { (1.5 + p27.cos()).log10() } else { -a }).cos() * 1.1;
        }
        v24.0 - v24.1 + s21 + a + (0.5 + a * a).sqrt().sin().sinh()
    }

    #[differentiable]
    fn helper_195_0(u: f64) -> Option<f64> {
        if (0.2 / (1.5 + u.abs())) < (0..3_usize).map(|i1| u).sum::<f64>() { return None; }
        let mut s2: f64 = [0.5_f64, 1.5].iter().take(2).map(|&p3| p3 * p3).sum::<f64>();
        'l5: for i4 in 0..3_usize {
            for i6 in 0..3_usize {
                s2 = s2 * 0.5 + [0.5_f64, 1.5].iter().copied().map(|p7| p7.asinh()).sum::<f64>().tanh();
                s2 = s2 * 0.5 + ((0.9 * s2.cos()).acos() * (-u)).cos();
                s2 -= u.atan2(1.5 + s2.fract().abs()).cos() * 1.25;
            }
            s2 -= u.tanh() * 0.9;
            s2 /= 1.5 + (0.9 * u).max(u).atan().abs();
        }
        Some(s2 + u + (-(u + 0.9)))
    }

    #[differentiable]
    fn helper_195_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s8: f64 = u.max(0.25);
        let mut v9 = (0.5 / (1.5 + v[1 % v.len()].hypot(1.0 + v[v.len() - 1]).abs()), 2.0 * u);
        v9.1 -= ((2.0 + u.sin()).cbrt() / (1.5 + v9.1 * v9.1)) * 0.5;
        'l12: for p10 in v.iter().rev() {
            for i13 in 0..4_usize {
                v9.1 /= 1.5 + ((*p10) + 0.9).tanh().abs();
                v9.0 -= (*p10).cos() * 0.2;
            }
        }
        v9.0 - v9.1 + s8 + v.iter().sum::<f64>() * 0.5 + u + v[v.len() - 1].atan2(1.5 + v9.1.abs()).max(helper_195_0(v9.0).map_or(v9.0, |t14| t14.sin()))
    }

    #[differentiable]
    fn helper_195_2(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s15: f64 = u + 0.5;
        let mut v16 = (s15, helper_195_0(u).unwrap_or(v[2]));
        v16.0 = ({ let t18 = v16.1; t18 * s15 + t18 }).to_radians() - v16.0 * 0.75;
        [v16.0 - v16.1 + s15 + v.iter().sum::<f64>() * 0.5 + u + (1.5 + s15 * s15).acosh(), match helper_195_0(v[2]) { Some(t19) => t19 * 0.5, None => s15 }, if v[2 % 3].abs() >= 0.3 { u } else { u }]
    }

    #[differentiable]
    pub fn program_195(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s20: f64 = x[(n + 2) % x.len()] / (1.5 + x[(n + n) % x.len()] * x[(n + n) % x.len()]);
        if n % 3 == 0 {
            s20 -= helper_195_0(x[(n + n) % x.len()] / (1.5 + x[(n * 4) % x.len()] * x[(n * 4) % x.len()])).map_or(s20, |t21| t21.sin()) * 0.3;
        } else {
            for p22 in x.iter().rev() {
                let b27: f64 = { let t24 = x.iter().step_by(2).zip(x.iter()).map(|(p25, q26)| (*q26) + p25 * q26).sum::<f64>().copysign((a + (*p22))); t24 * (0.3 * (*p22).max((*p22))) + t24 };
                { let mut f28 = |u29: f64| { s20 = s20 * 0.5 + x.iter().fold(*p22, |s30, p31| s30 * 0.5 + ((*p31) * ((*p22) * x[0])).sin()).atan(); }; f28((0.9 * (*p22).sin()).asin()); f28(x[0].max(b27)); }
            }
        }
        s20 += (0.2 / (1.5 + s20.abs())).atan2(1.5 + helper_195_0(x[x.len() - 1]).unwrap_or(x[0 % x.len()]).abs()) * 0.25;
        s20 = s20 * 0.5 + (match x[n % x.len()] { t33 if t33 > 0.9 => t33 * helper_195_1(x.to_vec(), a), t33 if t33 < -0.9 => -t33 + s20 - x[n % x.len()], _ => a * x[x.len() - 1] });
        match (n + n) % 4 {
            0 => {
                if (0.9 * x[n % x.len()].sin()).asin() > 0.75 {
                    s20 = s20 * 0.5 + (a.cos().exp_m1() / 1.25);
                } else if (1..=n).rev().map(|i34| x[x.len() - 1]).sum::<f64>() > 0.5 {
                    s20 = (s20 * 2.0 - x.iter().filter(|p35| **p35 > 0.75).map(|p36| (*p36).sin() + (match helper_195_0(s20) { Some(t37) => t37 * 0.5, None => x[x.len() - 1] })).sum::<f64>()).sin();
                } else {
                    s20 *= a.cos();
                    for i38 in 0..2_usize {
                        let mut v39 = (x[0].min(a).cos().exp_m1(), x[x.len() - 1] + a);
                        v39.0 *= (x.iter().rev().zip(x.iter().rev()).map(|(p40, q41)| ((*p40) - (*p40)).tanh() + p40 * q41).sum::<f64>() / (1.5 + a * a)).cos().cos();
                    }
                }
            }
            1 | 2 => {
                s20 = (s20 * 2.0 - (1.5 + x[x.len() - 1].cos()).log10().max(s20)).sin();
            }
            _ => {
                s20 += a * 0.25;
            }
        }
        s20 + a + (1.5 + x[0].cos()).log10().max(x[x.len() - 1].sin().cosh())
    }

    #[differentiable]
    fn helper_196_0(u: f64) -> Option<f64> {
        if u.to_radians() < u.max(u) { return None; }
        let mut s1: f64 = u - u * u;
        { let mut f2 = |u3: f64| { s1 = s1 * 0.5 + (u3 + u3).atan(); }; f2(u.min(u)); f2((1.5 + u.sin()).powf(u.cos())); }
        for i4 in 0..4_usize {
            let mut m8: f64 = { let t5 = (0..3_usize).map(|i6| (i6 as f64 * 0.25).max(s1)).sum::<f64>(); t5 * (-({ let t7 = t5; t7 * s1 + t7 })) + t5 };
            m8 = (1.5 + (if s1 < m8 { m8 } else { s1 }).cos()).log2().sin() - m8 * 0.75;
        }
        Some(s1 + u + ({ let t9 = s1; t9 * (1.25 * s1) + t9 }))
    }

    #[differentiable]
    pub fn program_196(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = 1.25 - x[x.len() - 1];
        'l12: for i11 in (0..3_usize).rev() {
            let mut s10: f64 = { let t13 = a; t13 * (s10 - t13.hypot(1.0 + s10)) + t13 };
        }
        let mut w14 = x.to_vec();
        while let Some(t15) = w14.pop() {
            for p16 in x.chunks(2) {
                if n % 2 == 1 {
                    for p18 in x {
                        s10 -= (x.iter().rev().map(|p20| 1.0 + 0.5 * (((*p20) - x[(n + 2) % x.len()]).tanh()).sin()).product::<f64>() + (*p18)).atan() * 1.25;
                        let (p21, mut q22): (f64, f64) = (match t15 { t23 if t23 > 1.1 => t23 * s10.min((n as f64 * 0.25)), t23 if t23 < -1.1 => -t23 + (0.9 * s10.sin()).asin(), _ => 1.25 * x[(n + n) % x.len()] }, (2.0 + a.sin()).cbrt());
                        if (1.5 + p16[0 % p16.len()] * p16[0 % p16.len()]).ln() < t15 {
                            let Some(t24) = helper_196_0((2.0 + x[x.len() - 1].cos()).recip()) else { break; };
                        } else if q22 > 1.1 && q22 < p21 {
                            q22 = q22 * 0.5 + p16.iter().step_by(2).filter(|p25| **p25 > 0.3).map(|p26| (*p26).sin() + (-(*p26))).sum::<f64>().sin();
                        } else {
                            q22 = (p16.iter().rev().skip(1).copied().map(|p27| (*p18)).sum::<f64>() * (if s10 < s10 { t15 } else { s10 })).atan() - q22 * 0.75;
                            s10 = (s10 * 0.9 - (0.5 - (0.9 * (*p18))).atan()).sin();
                        }
                    }
                    s10 = s10 * 0.5 + f64::sin(p16[(n * 3) % p16.len()].to_radians()).atan();
                } else if x[n % x.len()] < p16[n % p16.len()] {
                    s10 *= 0.5 + ({ let t28 = 0.3 - a; t28 * x.iter().copied().map(|p29| p16[(n + n) % p16.len()]).sum::<f64>() + t28 }).atan().tanh();
                }
            }
        }
        s10 + a + (if (match helper_196_0(x[0]) { Some(t30) => t30 * 0.5, None => a }) > 1.25 { s10.min(a) } else { s10 })
    }

    #[differentiable]
    fn helper_197_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u;
        let (i2, i3) = (3 % v.len(), 1 % v.len());
        v.swap(i2, i3);
        if (1.5 + v[0] * v[0]).acosh() > 0.3 { return v[v.len() - 1].mul_add(0.5, v[1 % v.len()]); }
        let mut v4 = [s1.mul_add(0.5, v[v.len() - 1]), u, u.max(0.25)];
        v4.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (if u < u && v4[3 % 3].abs() >= 0.2 { v[3 % v.len()] } else { { let t5 = v4[1 % 3]; t5 * v4[2 % 3] + t5 } })
    }

    #[differentiable]
    fn helper_197_1(v: &[f64], u: f64) -> f64 {
        let mut s6: f64 = v[0 % v.len()].min(v[2 % v.len()]);
        let mut v7 = [[{ let t8 = u; t8 * s6 + t8 }, v.windows(3).map(|w9| (w9[1] - 0.5) * w9[0]).sum::<f64>()], [match v[3 % v.len()] { t10 if t10 > 1.1 => t10 * s6, t10 if t10 < -1.1 => -t10 + u, _ => s6 }, v[0] - u]];
        if s6.min(1.75) > 0.2 {
            'l13: for (p11, q12) in v.iter().zip(v.iter()) {
                s6 = ({ let t14 = v7[0][0 % 2]; t14 * v[0] + t14 }).tanh().powi(3).sin() - s6 * 0.75;
                s6 *= (*p11).sin().cos();
            }
            s6 = v7[3 % 2][0] - s6 * 0.75;
        }
        v7[0][1] * v7[1][0] + v7[1][1] + s6 + u + s6
    }

    #[differentiable]
    pub fn program_197(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s15: f64 = x[n % x.len()].min(1.75);
        s15 = s15 * 0.5 + (-x[(n + n) % x.len()]);
        if (s15 * x[0]) < helper_197_0(x.to_vec(), s15) && s15.sin().exp2() > 1.1 {
            let b16: f64 = ((0.5 - x[n % x.len()]) * (if x[n % x.len()].abs() >= 1.1 { x[(n + n) % x.len()] } else { x[n % x.len()] })).signum();
            let mut v17 = [-x[x.len() - 1], s15, { let t18 = s15; t18 * x[(n + 2) % x.len()] + t18 }];
        } else if x[(n + 1) % x.len()].sin().sinh() < helper_197_0(x.to_vec(), a) {
            { let mut f19 = |u20: f64| { s15 = s15 * 0.5 + a.atan(); }; f19(x.iter().skip(1).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5)); f19((0.9 * x[x.len() - 1].sin()).asin()); }
        }
        s15 *= helper_197_1(x, x[0]).mul_add(0.5, helper_197_0(x.to_vec(), a)).cos();
        s15 *= helper_197_1(x, -x[(n + 3) % x.len()]).cos();
        for p21 in x {
            s15 = (0.9 / (1.5 + f64::sin(s15).abs())).sin();
            let (p23, mut q24): (f64, f64) = ((-s15).min(1.75), a.cos().exp_m1());
        }
        s15 + a + s15.rem_euclid(2.5).sin().sinh()
    }

    #[differentiable]
    fn helper_198_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(f(u)) + f(u * 0.5);
        let mut s1: f64 = [0.5_f64, 1.5].iter().map(|p2| (*p2) * again).sum::<f64>();
        let mut v3 = [[again, u], [u - again, s1.abs()]];
        let mut s1: f64 = 0.2 - (again - 2.0);
        { let mut f4 = |u5: f64| { s1 = s1 * 0.5 + [0.5_f64, 1.5].iter().fold(again, |s6, p7| s6 * 0.5 + ((*p7) * (-(*p7))).sin()).atan(); }; f4((2.0 + v3[0][1 % 2].sin()).cbrt()); f4(v3[0][0 % 2] - 0.2); }
        for i8 in 0..2_usize {
            s1 *= 0.5 + ((-s1) * (s1 + s1)).sin().tanh();
            s1 = s1.sin();
        }
        v3[0][1] * v3[1][0] + v3[1][1] + s1 + again + u + [0.5_f64, 1.5].iter().step_by(2).copied().map(|p9| (u / 0.3)).sum::<f64>()
    }

    #[differentiable]
    pub fn program_198(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = x[0] % 1.75;
        let mut v11 = [a.sin(), a, -a];
        { let mut f12 = |u13: f64| { s10 = s10 * 0.5 + x.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5).atan(); }; f12(v11[2] - 1.1); f12(x[x.len() - 1] - x[0] * x[0]); }
        { let mut f14 = |u15: f64| { s10 = s10 * 0.5 + a.cos().sin().exp().atan(); }; f14(a.sin().sinh()); f14(0.9 / (1.5 + a.abs())); }
        v11 = [a.copysign(x[0]), x[0], match v11[1] { t16 if t16 > 0.5 => t16 * v11[(n + 0) % 3], t16 if t16 < -0.5 => -t16 + a, _ => x[x.len() - 1] }];
        s10 -= (0.75 / (1.5 + (x[x.len() - 1] * a).abs())) * 0.3;
        s10 *= 0.5 + (({ let c18: Vec<f64> = x.iter().map(|p17| (*p17)).collect(); c18.iter().fold(0.5, |s, v| s * 0.5 + v) }) / (1.5 + s10 * s10)).tanh();
        let mut m24: f64 = helper_198_0(|t20| helper_198_0(|t22| helper_198_0(|t23| x[0], a), { let t21 = a; t21 * v11[(n + 1) % 3] + t21 }), (x[0] - s10) * helper_198_0(|t19| t19, v11[(n * 3) % 3]));
        for i25 in (0..n).rev() {
            if x.iter().zip(v11.iter()).map(|(p26, q27)| (*p26) * (*q27) + p26 * q27).sum::<f64>() > 1.5 {
                let d29: f64;
                if (-v11[0]) < a.clamp(-1.5, 1.25) { d29 = helper_198_0(|t28| v11[(n * 3) % 3].rem_euclid(2.5), -v11[n % 3]).sin().cosh(); } else { d29 = f64::sin((match v11[0 % 3] { t30 if t30 > 2.0 => t30 * v11[2], t30 if t30 < -2.0 => -t30 + m24, _ => x[n % x.len()] })); }
                let mut w31 = x.to_vec();
                while let Some(t32) = w31.pop() {
                    for (p33, q34) in x.iter().zip(x.iter()) {
                        if (n + 2) % 2 == 1 {
                            v11[(n + i25) % 3] = (0.9 * (1.5 + d29.sin()).powf(v11[(n + 0) % 3].cos()).sin()).asin().sin();
                        } else if t32.abs() >= 1.5 {
                            m24 *= (1.5 + v11[(n + n) % 3].sin()).powf(d29.cos()).sin().cos();
                        } else {
                            s10 = s10 * 0.5 + x[0].cos();
                            m24 *= 0.5 + (a + x[i25 % x.len()]).max(m24.max(m24)).sin().tanh();
                        }
                        m24 *= 0.5 + v11[0].atan().tanh();
                    }
                }
            } else {
                m24 *= 0.5 + (-({ let t35 = x[(n + 0) % x.len()]; t35 * m24 + t35 })).cos().tanh();
            }
        }
        m24 + v11.iter().sum::<f64>() * 0.5 + s10 + a + v11.iter().rev().map(|&p36| p36.sin() + (0.75 * p36)).sum::<f64>()
    }

    #[differentiable]
    fn helper_199_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[0 % v.len()].sin();
        let mut m3: f64 = if ({ let t2 = v[v.len() - 1]; t2 * u + t2 }) < (s1 + s1) { (1.5 + u.cos()).log10() } else { (-v[2 % v.len()]) / (1.5 + v[3 % v.len()] * v[3 % v.len()]) };
        match 1 % 4 {
            0 => {
                if (match v[2 % v.len()] { t4 if t4 > 1.5 => t4 * m3, t4 if t4 < -1.5 => -t4 + m3, _ => u }).abs() >= 0.75 {
                    s1 = (s1 * 0.2 - u).sin();
                    s1 = ({ let c6: Vec<f64> = v.iter().map(|p5| (*p5) * v[2 % v.len()]).collect(); c6.iter().fold(0.5, |s, v| s * 0.5 + v) }) - s1 * 0.75;
                } else if (m3 / (1.5 + u * u)) > 0.2 {
                    m3 = s1;
                } else {
                    m3 = m3 * 0.5 + ((s1 % 1.75) + 1.25);
                    m3 = v.iter().fold(u, |s7, p8| s7 * 0.5 + ((*p8).sin() + u).sin()).sin().exp() - m3 * 0.75;
                }
            }
            1 | 2 => {
                s1 -= s1.clamp(-1.5, 1.25) * 0.9;
            }
            _ => {
                m3 = u * s1.clamp(-1.5, 1.25);
            }
        }
        m3 + s1 + u + (if ({ let t9 = u; t9 * m3 + t9 }) > 0.2 { m3 } else if u > 0.3 { v[v.len() - 1] } else { s1 })
    }

    #[differentiable]
    pub fn program_199(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = x[(n + 0) % x.len()] * a;
        let mut v11 = vec![helper_199_0(x, a); 3];
        let mut v12 = [v11.windows(3).map(|w13| (w13[1] - 0.5) * s10).sum::<f64>(), x[x.len() - 1], a.copysign(a)];
        v12[(n * 3) % 3] = v12[(n * 3) % 3] * 0.5 + (1.5 + s10.sin()).powf(v11[0 % v11.len()].cos()).asinh();
        for p14 in v11.windows(2) {
            let d18: f64;
            if v12[3 % 3] < s10 || (n * 1) % 3 == 0 { d18 = x.iter().enumerate().map(|(i16, p17)| (*p17) * ((2.0 + v12[n % 3].cos()).recip() * p14[(i16 * 2) % p14.len()].sin()) * (i16 + 1) as f64).sum::<f64>(); } else { d18 = ({ let t19 = p14[(n + n) % p14.len()]; t19 * v11[0] + t19 }).signum(); }
            for p20 in p14.windows(2) {
                v12[0] *= (1.25 - v11[v11.len() - 1]).tanh().cos();
                let (i22, i23) = ((n + n) % v12.len(), (n + n) % v12.len());
                v12.swap(i22, i23);
            }
        }
        v11.push((1.5 + s10.sin()).powf(v12[1].cos()) % 1.75);
        let mut m24: f64 = -v11[(n * 4) % v11.len()].hypot(1.0 + v12[(n + n) % 3]).atan();
        m24 + v12.iter().sum::<f64>() * 0.5 + v11.iter().sum::<f64>() * 0.5 + s10 + m24.fract().abs()
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
    pub fn program_200(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x.iter().skip(1).copied().map(|p2| a).sum::<f64>();
        for i3 in 0..n {
            if (if (i3 as f64 * 0.25) > 1.5 { x[(i3 + n) % x.len()] } else if x[n % x.len()] > 1.1 { s1 } else { x[0] }) < (0.75 - s1) {
                s1 = s1 * 0.5 + (1.5 + x[n % x.len()].sin()).powf(a.cos()).copysign(({ let t4 = s1; t4 * x[(i3 + n) % x.len()] + t4 })).tanh();
            }
            let mut k6 = 0_usize;
            let r5: f64 = loop {
                k6 += 1;
                if k6 > 4 || ((n as f64 * 0.25) > 0.5) { break { let t7 = -a; t7 * ({ let t8 = a; t8 * t8 + t8 }) + t7 }; }
                for i9 in 1..=n {
                    let d10: f64;
                    if n % 3 == 0 || x[0 % x.len()] > 0.2 { d10 = x[(i3 + 3) % x.len()]; } else { d10 = a; }
                }
            };
            s1 -= (x[x.len() - 1] * x[0]).atan() * 1.25;
        }
        s1 /= 1.5 + ((s1 - 1.5) + x.iter().zip(x.iter()).map(|(p11, q12)| (*p11).sin() + a + p11 * q12).sum::<f64>()).abs();
        s1 = (0..2 * n).step_by(2).map(|i13| a.min(s1)).sum::<f64>() - s1 * 0.75;
        s1 -= ({ let t14 = x.iter().rev().skip(1).zip(x.iter()).map(|(p15, q16)| ((*p15) - (*q16)).tanh() + p15 * q16).sum::<f64>(); t14 * x[0].atan2(1.5 + a.abs()) + t14 }) * 0.75;
        s1 *= s1.cos();
        let (p17, mut q18): (f64, f64) = (x.iter().skip(1).map(|p19| (*p19).sin() + s1).sum::<f64>(), (1.5 + a.sin()).powf(x[x.len() - 1].cos()));
        q18 + p17 + s1 + a + x.iter().rev().map(|&p20| 1.0 + 0.5 * ((p20 - x.iter().map(|&p21| p20).sum::<f64>()).tanh()).sin()).product::<f64>()
    }

    #[differentiable]
    pub fn program_201(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a - x[n % x.len()] * x[n % x.len()];
        let (p2, mut q3): (f64, f64) = ({ let t4 = s1; t4 * x[0].abs() + t4 }, s1);
        q3 = -(1.5 + x[x.len() - 1].sin()).powf(q3.cos());
        s1 = (s1 * 2.0 - ({ let t5 = s1; t5 * t5 + t5 }).max(0.25)).sin();
        q3 += (0.3 - (match (n * 2) % 3 { 0 => a, 1 => p2, _ => n as f64 * 0.25 })) * 0.25;
        let mut v6 = (0..4).map(|i7: usize| 0.2 - p2).collect::<Vec<f64>>();
        if 1 % 3 == 0 { return a.copysign(a); }
        if (a - 1.25) > 0.2 { return { let t8 = q3; t8 * p2 + t8 }; }
        v6.iter().sum::<f64>() * 0.5 + q3 + p2 + s1 + x[(n + 3) % x.len()]
    }

    #[differentiable]
    fn helper_202_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = (2.0 + v[2 % v.len()].cos()).recip();
        let mut v2 = v.clone();
        let mut m3: f64 = (1.25 - (u * u).ln_1p()).hypot(1.0 + (0.7 * s1.min(1.75).sin()).tan());
        m3 + v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (v2[v2.len() - 1].clamp(-1.5, 1.25) - m3 * m3)
    }

    #[differentiable]
    fn helper_202_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s4: f64 = if u < u { u } else if u > 0.2 { u } else { u };
        match 3 % 4 {
            0 => {
                s4 = (if s4 > 2.0 { u } else { s4 }) * (if u.abs() >= 0.5 { v[1 % v.len()] } else { v[0 % v.len()] });
            }
            1 | 2 => {
                s4 *= (0..3_usize).map(|i5| v[i5 % v.len()].sin().cosh()).sum::<f64>().cos();
            }
            _ => {
                s4 *= v.iter().map(|p6| (*p6) * v.iter().filter(|p7| **p7 > 1.1).map(|p8| (*p8).sin() + (*p8)).sum::<f64>()).map(f64::tanh).sum::<f64>().cos();
            }
        }
        s4 + v.iter().sum::<f64>() * 0.5 + u + (-s4).hypot(1.0 + ({ let t9 = u; t9 * v[v.len() - 1] + t9 }))
    }

    #[differentiable]
    pub fn program_202(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = (2.0 + x[(n + 0) % x.len()].cos()).recip();
        let mut v11 = x.to_vec();
        let mut s10: f64 = v11.chunks(3).map(|w12| (w12[0] - 0.5) * w12[0]).sum::<f64>();
        s10 = (0..n).map(|i13| (s10 / (1.5 + s10 * s10))).sum::<f64>();
        'l16: for (i15, p14) in v11.iter_mut().enumerate() {
            *p14 *= (2.0 + x[n % x.len()].cos()).recip().tanh().powi(3).cos().cos();
            if x.iter().step_by(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5) > 1.1 {
                s10 = ({ let c18: Vec<f64> = x.iter().map(|p17| ((*p17) - x.iter().rev().filter(|p19| **p19 > 0.9).map(|p20| (*p20).sin() + a).sum::<f64>()).tanh()).collect(); c18.iter().sum::<f64>() }).cos();
            }
        }
        let (p21, mut q22): (f64, f64) = ((0.9 * x[x.len() - 1].cos().sin()).asin(), s10);
        q22 + p21 + v11.iter().sum::<f64>() * 0.5 + s10 + ({ let c24: Vec<f64> = v11.iter().take(2).map(|p23| (*p23) * (0.2 - (*p23))).collect(); c24.iter().map(|v| v * v).sum::<f64>() })
    }

    #[differentiable]
    fn helper_203_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(-u) + f(u * 0.5);
        let mut s1: f64 = again;
        let mut v2 = vec![again; 3];
        let mut k3 = 0_usize;
        loop {
            k3 += 1;
            if k3 > 2 || (again > 0.9) { break; }
            let i4 = (k3 * 1) % v2.len();
            v2[i4] /= 1.5 + (1.1 / (1.5 + s1.abs())).min((1.5 + (k3 as f64 * 0.25) * (k3 as f64 * 0.25)).acosh()).sin().abs();
            'l7: for p5 in v2.iter().copied() {
                s1 = (s1 * 0.3 - (if (u + p5) > 1.25 { u + 2.0 } else { (2.0 + (k3 as f64 * 0.25).cos()).recip() }).cos()).sin();
                s1 /= 1.5 + (v2[(k3 * 2) % v2.len()] - ({ let t8 = v2[v2.len() - 1]; t8 * s1 + t8 })).cos().abs();
            }
            s1 -= (u / 0.5).clamp(-1.5, 1.25).tanh() * 1.5;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + again + (s1.hypot(1.0 + v2[0]) + (1.5 + v2[(k3 + k3) % v2.len()].cos()).log10())
    }

    #[differentiable]
    pub fn program_203(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = a + x[x.len() - 1];
        let mut k10 = 0_usize;
        while k10 < 2 && ((a / (1.5 + a * a)) > 0.5) {
            k10 += 1;
            s9 = (0.7 * (2.0 + s9.sin()).cbrt().sin()).tan().sin();
            if (-s9) > 1.25 && (-a).abs() >= 2.0 {
                s9 = s9.sin();
            } else if a.copysign(x[(n * 2) % x.len()]).abs() >= 2.0 {
                'l12: for i11 in 0..n {
                    for i13 in 1..=1_usize {
                        if x[(n + 1) % x.len()] > 1.25 && ({ let t14 = s9; t14 * a + t14 }) < a {
                            s9 /= 1.5 + (1.5 - (n as f64 * 0.25).clamp(-1.5, 1.25)).atan().abs();
                            s9 = ({ let t15 = x.iter().rev().zip(x.iter()).map(|(p16, q17)| x[(k10 + n) % x.len()] + p16 * q17).sum::<f64>(); t15 * (x[(i13 + 1) % x.len()] / (1.5 + s9 * s9)) + t15 }).cos() - s9 * 0.75;
                        }
                        s9 += (1.5 + a.cos()).log2().sin() * 0.25;
                        s9 += (0.5 / (1.5 + (a - 0.5).abs())).atan() * 0.25;
                    }
                    s9 = (a * x[k10 % x.len()]).sin() - s9 * 0.75;
                }
            }
        }
        s9 + a + helper_203_0(|t18| x[k10 % x.len()], s9)
    }

    #[differentiable]
    pub fn program_204(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = [-a, x[n % x.len()], x[x.len() - 1]];
        v2[n % 3] = (1.5 + a.abs().sin()).powf(v2[n % 3].rem_euclid(2.5).cos());
        let d3: f64;
        if v2[n % 3].abs() >= 0.75 && x[3 % x.len()] < v2[(n + 2) % 3] { d3 = ((-s1) + x[0]).sin().cosh(); } else { d3 = (1.5 + a * a).ln().signum(); }
        v2[2] += ({ let t4 = d3; t4 * v2[0] + t4 }).sin().exp() * 0.25;
        for p5 in v2.windows(2) {
            s1 += x.iter().enumerate().map(|(i7, p8)| ((*p8) - ({ let t9 = d3; t9 * (n as f64 * 0.25) + t9 })).tanh() * (i7 + 1) as f64).sum::<f64>().tanh() * 0.25;
            let mut m10: f64 = (1.25 + (2.0 + (p5[0] * a).cos()).recip().sin()).powf(1.5);
            let mut v11 = (x[0], s1.sin().sinh());
        }
        let mut k12 = 0_usize;
        'l15: while k12 < 5 && (v2.iter().zip(x.iter()).map(|(p13, q14)| ((*p13) - v2[1]).tanh() + p13 * q14).sum::<f64>() > 0.75) {
            k12 += 1;
            if d3 > 0.3 {
                s1 /= 1.5 + (({ let t16 = v2[k12 % 3]; t16 * s1 + t16 }) * (d3 - s1 * s1)).cos().abs();
            } else {
                s1 = (s1 * 1.1 - v2[(k12 + n) % 3].tanh()).sin();
            }
            s1 *= (2.0 + x[k12 % x.len()].sin()).cbrt().sin().exp().sin().cos();
            s1 = (s1 * 1.25 - d3.rem_euclid(2.5).rem_euclid(2.5).tanh()).sin();
        }
        d3 + v2.iter().sum::<f64>() * 0.5 + s1 + (s1.to_radians() + v2[k12 % 3])
    }

    #[differentiable]
    pub fn program_205(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a + 1.5;
        let mut v2 = vec![a; 3];
        for &p3 in x.iter() {
            let b5: f64 = -x[(n + n) % x.len()].hypot(1.0 + a);
        }
        v2.reverse();
        if v2.iter().map(|p6| (*p6) * a).map(f64::tanh).sum::<f64>() > 1.1 {
            let (p7, mut q8): (f64, f64) = (if x[(n + n) % x.len()] < (-s1) { x[x.len() - 1] + a } else { s1 }, x.iter().rev().skip(1).copied().fold(-4.0, f64::max));
            'l11: for (i10, p9) in v2.iter().enumerate() {
                q8 /= 1.5 + (1.5 / (1.5 + a.max(0.25).abs())).cos().abs();
                s1 -= x[x.len() - 1].cos() * 1.5;
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + v2.chunks(2).map(|w12| (w12[0] - 0.5) * x[0]).sum::<f64>()
    }

    #[differentiable]
    fn helper_206_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u.rem_euclid(2.5);
        let mut v2 = [{ let t3 = u; t3 * t3 + t3 }, u, s1 + v[3 % v.len()]];
        let u: f64 = v2[2].sin().sinh() % 1.75;
        match 2 % 4 {
            0 => {
                s1 = s1 * 0.5 + ({ let t4 = v.iter().zip(v.iter()).map(|(p5, q6)| (*p5).sin() + (*p5) + p5 * q6).sum::<f64>(); t4 * (v2[0] - v[v.len() - 1] * v[v.len() - 1]) + t4 });
            }
            1 | 2 => {
                s1 = v[0 % v.len()].max(v2[0 % 3]).to_radians() - s1 * 0.75;
            }
            _ => {
                s1 = s1 * 0.5 + (-s1);
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + u + (({ let c8: Vec<f64> = v2.iter().skip(1).map(|p7| (*p7) * s1).collect(); c8.iter().fold(0.5, |s, v| s * 0.5 + v) }) - v[3 % v.len()] * v[3 % v.len()])
    }

    #[differentiable]
    fn helper_206_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f((0..3_usize).map(|i9| u).sum::<f64>()) + f(u * 0.5);
        let mut s10: f64 = again * u;
        s10 -= ((0.5 + u * u).sqrt() / 1.1) * 0.75;
        s10 + again + u + helper_206_0(&[s10, s10], (0.9 * u.cos()).acos())
    }

    #[differentiable]
    fn helper_206_2(p: &mut f64, u: f64) -> f64 {
        let mut s11: f64 = u.mul_add(0.5, (*p));
        let mut v12 = [[(*p).atan2(1.5 + s11.abs()), u.min(1.75)], [u + 0.3, (0.9 * (*p).cos()).acos()]];
        v12[1][0 % 2] -= helper_206_0(&[s11 + 0.5, *p], *p).to_radians() * 0.9;
        v12[0][1] * v12[1][0] + v12[1][1] + s11 + *p + u + (-v12[3 % 2][1])
    }

    #[differentiable]
    pub fn program_206(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = helper_206_1(|t14| x[(n + 1) % x.len()], a);
        let mut v15 = x.to_vec();
        let r16 = helper_206_2(&mut s13, v15[0].atan());
        for (p17, q18) in x.iter().zip(v15.iter()) {
            if v15[v15.len() - 1].cos().exp_m1() > 0.75 && r16.abs() >= 0.5 && x[(n + 3) % x.len()].abs() >= 0.9 {
                if a.copysign(v15[2 % v15.len()]) < helper_206_0(&v15, x[1 % x.len()]) {
                    s13 += (x.iter().copied().map(|p19| (p19 - s13).tanh()).map(f64::tanh).sum::<f64>() - 0.75).atan() * 0.25;
                    s13 *= 0.5 + helper_206_1(|t20| t20, s13).hypot(1.0 + (1.5 + x[x.len() - 1].cos()).log2()).sin().tanh();
                } else if x[(n * 2) % x.len()] > 0.3 {
                    let r21 = helper_206_2(&mut s13, (*q18) + 0.9);
                }
            } else {
                s13 /= 1.5 + helper_206_0(x, a * (*p17)).cos().abs();
                s13 /= 1.5 + ({ let t22 = a; t22 * ({ let t23 = t22; t23 * t23 + t23 }) + t22 }).sin().abs();
            }
            s13 = (s13 * 1.5 - x.windows(2).map(|w24| (w24[1] - 0.5) * (1.5 + v15[v15.len() - 1].cos()).log10()).sum::<f64>().cos()).sin();
            s13 *= 0.5 + ((*q18) * (*q18)).ln_1p().sin().tanh();
        }
        r16 + v15.iter().sum::<f64>() * 0.5 + s13 + a + x[(n * 1) % x.len()]
    }

    #[differentiable]
    pub fn program_207(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = (1.5 + x[(n + 0) % x.len()].cos()).log10();
        let mut v2 = [(0..n).map(|i3| a).sum::<f64>(), s1, a];
        for p4 in x.windows(2) {
            v2[0] *= f64::sin(a.to_radians()).tanh().cos();
        }
        match (n + 3) % 4 {
            0 => {
                let (l6, r7) = v2.split_at_mut(1);
                for (p8, q9) in l6.iter_mut().zip(r7.iter()) {
                    *p8 += *q9 * s1.copysign(a);
                }
            }
            1 | 2 => {
                s1 *= a.cos();
            }
            _ => {
                if a > 0.75 { return v2.chunks(3).map(|w10| (w10[0] - 0.5) * w10[(n + 3) % w10.len()]).sum::<f64>(); }
            }
        }
        'l13: for (p11, q12) in v2.iter_mut().zip(x.iter()) {
            'l15: for i14 in (0..4_usize).rev() {
                s1 += ({ let t16 = a - a * a; t16 * x.iter().skip(1).enumerate().map(|(i17, p18)| a * (i17 + 1) as f64).sum::<f64>() + t16 }).tanh() * 0.25;
                s1 *= x.iter().filter(|p19| **p19 > 0.9).map(|p20| s1).sum::<f64>().sin().cosh().tanh().cos();
                { let mut f21 = |u22: f64| { s1 = s1 * 0.5 + (0.9 * u22).atan(); }; f21(*q12); f21({ let t23 = *p11; t23 * t23 + t23 }); }
            }
            for p24 in x.windows(2) {
                s1 += (*p11).copysign(p24[p24.len() - 1]).clamp(-1.5, 1.25).sin() * 0.25;
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + (x[n % x.len()] * (s1 * s1).ln_1p())
    }

    #[differentiable]
    pub fn program_208(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a - x[n % x.len()] * x[n % x.len()];
        let mut k3 = 0_usize;
        let r2: f64 = 'l4: loop {
            k3 += 1;
            if k3 > 4 || (s1 > 0.5 && a < s1) { break (-a) / 1.25; }
            s1 /= 1.5 + (0.9 * a.hypot(1.0 + x[(k3 + 3) % x.len()])).cos().abs();
            let mut s1: f64 = (n as f64 * 0.25).mul_add(0.5, a).min((-a));
            s1 = (s1 * 0.75 - (1.5 + (1.5 + (n as f64 * 0.25).sin()).powf(s1.cos()).cos()).log2().sin()).sin();
        };
        s1 = s1 * 0.5 + x[(n * 1) % x.len()];
        if ({ let t5 = r2; t5 * t5 + t5 }) > 0.5 {
            s1 = (s1 * 1.1 - (((n as f64 * 0.25) / 0.75) / 1.5)).sin();
            let (p6, mut q7): (f64, f64) = (x.iter().copied().map(|p8| s1).sum::<f64>(), 1.25 / (1.5 + r2.abs()));
        }
        r2 + s1 + a + a
    }

    #[differentiable]
    fn helper_209_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[1 % v.len()].mul_add(0.5, u);
        for p2 in v {
            for i4 in 0..4_usize {
                s1 = (s1 * 1.1 - (1.5 + v.iter().take(2).map(|p5| (*p5).sin() + s1).sum::<f64>().sin()).powf((0.8 * s1.sin()).atanh().cos()).tanh()).sin();
            }
        }
        s1 + u + ((v[0] % 1.75) + s1)
    }

    #[differentiable]
    pub fn program_209(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = match (n * 2) % 3 { 0 => a, 1 => x[0], _ => x[n % x.len()] };
        match 3 % 4 {
            0 => {
                if x[(n + 2) % x.len()].tanh().powi(3) > 1.1 {
                    let b9: f64 = x.iter().step_by(2).fold(s6, |s7, p8| s7 * 0.5 + (((*p8) - ((0.9 / (1.5 + x[(n * 4) % x.len()].abs())) - helper_209_0(x, a))).tanh()).sin());
                    let mut m11: f64 = { let t10 = -a.mul_add(0.5, a); t10 * (1.5 + t10 * t10).acosh().hypot(1.0 + (if x[0] > 1.1 { s6 } else { b9 })) + t10 };
                } else {
                    for (p12, q13) in x.iter().zip(x.iter()) {
                        s6 /= 1.5 + (1.5 + (*p12).cos()).log2().to_radians().tanh().abs();
                        s6 += (1.5 + x[(n + n) % x.len()] * x[(n + n) % x.len()]).acosh().copysign((-x[(n + 1) % x.len()])).cos() * 0.25;
                        if (*q13).cos() > 1.5 {
                            s6 = helper_209_0(x, *q13).min(1.75).tanh();
                            for i14 in (0..2 * n).step_by(2) {
                                let b16: f64 = (1..=n).rev().map(|i15| (-s6).clamp(-1.5, 1.25)).sum::<f64>();
                                { let mut f17 = |u18: f64| { s6 = s6 * 0.5 + (u18 / 1.5).asinh().atan(); }; f17(*q13); f17((*p12) * (*p12)); }
                            }
                        } else if (*q13).abs().abs() >= 0.5 {
                            let mut v19 = (0..4).map(|i20: usize| { let t21 = a; t21 * t21 + t21 }).collect::<Vec<f64>>();
                        }
                    }
                }
            }
            1 | 2 => {
                s6 = (s6 * 1.25 - ({ let c23: Vec<f64> = x.iter().take(2).map(|p22| (*p22) * s6).collect(); c23.iter().map(|v| v * v).sum::<f64>() })).sin();
            }
            _ => {
                s6 = ({ let t24 = x[0]; t24 * x[(n + n) % x.len()] + t24 }).sin().exp() - s6 * 0.75;
            }
        }
        s6 + a + (if s6 > 0.75 { x[0] } else { a }).min(1.75)
    }

    #[differentiable]
    fn helper_210_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = -u;
        let mut v2 = [v[3 % v.len()] + s1, u, (1.5 + u.sin()).powf(v[0].cos())];
        let mut k3 = 0_usize;
        loop {
            k3 += 1;
            if k3 > 3 || (s1.signum() > 0.2) { break; }
            let (p4, mut q5): (f64, f64) = ((u / 1.25).sin().exp2(), (1.25 + u.sin()).powf(1.5));
            q5 = ({ let t6 = q5; t6 * t6 + t6 }).tanh();
        }
        
    }

    #[differentiable]
    fn helper_210_1(u: f64, n: usize) -> f64 {
        if n == 0 { return { let t7 = u; t7 * u + t7 }; }
        let below = helper_210_1(u.tanh().powi(3), n - 1);
        let mut s8: f64 = u * below;
        let mut v9 = [[0.5_f64, 1.5].iter().zip([0.5_f64, 1.5].iter()).map(|(p10, q11)| (*p10).sin() + s8 + p10 * q11).sum::<f64>(), n as f64 * 0.25, u.sin().exp()];
        for i12 in (0..2 * n).step_by(3) {
            s8 /= 1.5 + below.sin().abs();
            s8 = ((v9[1] + u) + 1.25).sin() - s8 * 0.75;
        }
        v9.iter().sum::<f64>() * 0.5 + s8 + below + u + (1.1 - v9[2 % 3])
    }

    #[differentiable]
    fn helper_210_2(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u + u) + f(u * 0.5);
        let mut s13: f64 = again;
        let mut v14 = vec![u.sin(); 3];
        if again.rem_euclid(2.5) > 0.5 && again > 0.2 && v14[v14.len() - 1] < v14[0] {
            for p15 in v14.windows(2) {
                s13 *= 0.5 + u.cos().tanh();
            }
        } else {
            s13 *= 0.5 + helper_210_1(s13 + again, 3).tanh();
        }
        v14.iter().sum::<f64>() * 0.5 + s13 + again + u + ({ let t17 = s13 - 0.2; t17 * (0.2 * u) + t17 })
    }

    #[differentiable]
    pub fn program_210(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s18: f64 = 2.0 * a;
        if 3 % 2 == 1 {
            s18 = s18 * 0.5 + a;
        } else {
            if a < (x[n % x.len()] + 0.9) { return x.iter().copied().min_by(f64::total_cmp).unwrap_or(0.5); }
            let (p19, mut q20): (f64, f64) = (a.copysign(x[(n + 0) % x.len()]).to_radians(), s18 - 0.3);
        }
        let (p21, mut q22): (f64, f64) = ((1.5 + x[x.len() - 1] * x[x.len() - 1]).ln(), (0.5 + a * a).sqrt());
        match (n + 0) % 4 {
            0 => {
                s18 *= ({ let t23 = x.iter().filter(|p24| **p24 > 0.75).map(|p25| ((*p25) - a).tanh()).sum::<f64>(); t23 * helper_210_1(p21, 3) + t23 }).cos();
            }
            1 | 2 => {
                q22 /= 1.5 + helper_210_2(|t26| x.windows(3).map(|w27| (w27[1] - 0.5) * t26).sum::<f64>(), helper_210_2(f64::sin, p21)).abs();
            }
            _ => {
                s18 = x.iter().rev().map(|p28| ((*p28) - x.iter().rev().copied().map(|p29| (p29 - p29).tanh()).sum::<f64>()).tanh()).sum::<f64>();
            }
        }
        q22 + p21 + s18 + a + (1.5 + x.iter().rev().skip(1).zip(x.iter().rev()).map(|(p30, q31)| ((*p30) - (*q31)).tanh() + p30 * q31).sum::<f64>().sin()).powf((2.0 + x[(n * 2) % x.len()].sin()).cbrt().cos())
    }

    #[differentiable]
    fn helper_211_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = u;
        let mut v2 = v;
        let b3: f64 = -(if v2[2 % 3].hypot(1.0 + s1) > 1.1 { u.abs() } else if 3 % 2 == 0 { u - 2.0 } else { v2[1 % 3].cos() });
        s1 = ((u * v2[3 % 3]) % 1.75) - s1 * 0.75;
        v[2] = v[2] * 0.5 + (0.3 - (1.5 + s1 * s1).ln());
        [b3 + v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (1.5 / (1.5 + v.iter().rev().skip(1).enumerate().map(|(i4, p5)| (*p5).sin() + u * (i4 + 1) as f64).sum::<f64>().abs())), b3.min(v2[0]), 0.5 / (1.5 + v2[2].abs())]
    }

    #[differentiable]
    pub fn program_211(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = helper_211_0([x.iter().copied().map(|p7| p7 * p7).map(f64::tanh).sum::<f64>(), x[(n * 4) % x.len()], a / 0.9], n as f64 * 0.25)[1];
        let mut k9 = 0_usize;
        let r8: f64 = loop {
            k9 += 1;
            if k9 > 4 || (x[0].min(1.75) > 1.25) { break x.iter().skip(1).copied().fold(-4.0, f64::max).hypot(1.0 + x[0]); }
            let mut s6: f64 = x[x.len() - 1];
            s6 = s6 * 0.5 + (n as f64 * 0.25).cos();
            if n % 2 == 0 {
                match n % 4 {
                    0 => {
                        if a.abs() >= 1.25 && x[n % x.len()].abs() >= 1.5 && (a * s6) > 0.2 {
                            let mut k10 = 0_usize;
                            'l11: loop {
                                k10 += 1;
                                if k10 > 4 || (a > 0.3 || a > 0.75) { break; }
                                s6 = (s6 * 1.25 - (2.0 * a.mul_add(0.5, a)).tanh()).sin();
                            }
                            s6 = x.iter().step_by(2).copied().map(|p12| p12 * x[0].mul_add(0.5, s6)).sum::<f64>().sin() - s6 * 0.75;
                        }
                    }
                    1 | 2 => {
                        s6 = s6 * 0.5 + x.iter().rev().skip(1).copied().fold(-4.0, f64::max).atan();
                    }
                    _ => {
                        s6 = (s6 * 0.9 - (({ let t13 = a; t13 * t13 + t13 }) * (x[(k9 + 0) % x.len()] % 1.75)).tanh()).sin();
                    }
                }
                s6 = x.iter().rev().copied().map(|p14| a.clamp(-1.5, 1.25)).map(f64::tanh).sum::<f64>().tanh();
            } else if n % 2 == 0 {
                s6 *= x[(n * 2) % x.len()].atan().cos();
            } else {
                s6 -= (s6 * (-x[x.len() - 1])).atan() * 0.5;
            }
        };
        r8 + s6 + a + s6.tanh()
    }

    #[differentiable]
    fn helper_212_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = if w.abs() >= 0.2 { w } else { w };
        if (match s1 { t2 if t2 > 0.2 => t2 * w, t2 if t2 < -0.2 => -t2 + u, _ => u }).abs() >= 0.75 {
            s1 /= 1.5 + s1.abs();
            s1 = (s1 * 1.5 - [0.5_f64, 1.5].iter().copied().fold(4.0, f64::min)).sin();
        } else {
            s1 /= 1.5 + (1.5 + (u * u).sin()).powf(w.mul_add(0.5, s1).cos()).abs();
        }
        s1 + w + u + (w - 1.25).hypot(1.0 + w.min(w))
    }

    #[differentiable]
    fn helper_212_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u + 1.25) + f(u * 0.5);
        let mut s3: f64 = f(u);
        let d7: f64;
        if s3.abs() >= 0.3 && again < u { d7 = 0.2 - [0.5_f64, 1.5].iter().enumerate().map(|(i4, p5)| (*p5) * ({ let t6 = u; t6 * (*p5) + t6 }) * (i4 + 1) as f64).sum::<f64>(); } else { d7 = (1.5 + u * u).ln(); }
        let b8: f64 = (1.5 + again.tanh().powi(3).sin()).powf(f(d7.sin().cosh()).cos());
        b8 + d7 + s3 + again + (match d7 { t10 if t10 > 1.5 => t10 * { let t9 = again; t9 * d7 + t9 }, t10 if t10 < -1.5 => -t10 + d7.atan(), _ => (0.5 + again * again).sqrt() })
    }

    #[differentiable]
    pub fn program_212(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s11: f64 = 0.75 / (1.5 + x[(n + n) % x.len()].abs());
        let mut v12 = [a.hypot(1.0 + a), s11, x[0].atan2(1.5 + x[n % x.len()].abs())];
        if s11 > 0.3 {
            v12 = v12;
        } else {
            for (p13, q14) in x.iter().zip(v12.iter()) {
                if x[0].hypot(1.0 + (*p13)) > 0.5 {
                    if ({ let t15 = a; t15 * t15 + t15 }) > 1.1 {
                        let b18: f64 = if n % 2 == 1 { a.mul_add(0.5, s11).mul_add(0.5, (v12[n % 3] / (1.5 + (*q14) * (*q14)))) } else { if n % 2 == 0 { helper_212_1(|t16| *p13, s11) } else { match a { t17 if t17 > 1.1 => t17 * v12[n % 3], t17 if t17 < -1.1 => -t17 + a, _ => *q14 } } };
                    }
                    for i19 in 0..3_usize {
                        s11 = a.cos() - s11 * 0.75;
                    }
                } else if ({ let t20 = x[x.len() - 1]; t20 * x[x.len() - 1] + t20 }) > 0.2 {
                    let b21: f64 = (((*p13) - 1.25) + (*q14).fract()).cos();
                } else {
                    s11 = (s11 * 1.5 - ((*q14) - 2.0).tanh()).sin();
                }
                s11 = (s11 * 2.0 - helper_212_0((0..2 * n).step_by(2).map(|i22| (*p13)).sum::<f64>(), v12[n % 3].sin().exp()).tanh()).sin();
                s11 *= (v12[(n * 1) % 3] / 0.9).powi(2).cos().cos();
            }
            s11 *= (n as f64 * 0.25).cos();
        }
        v12.iter().sum::<f64>() * 0.5 + s11 + a + x[(n + 0) % x.len()].tanh().powi(3)
    }

    #[differentiable]
    fn helper_213_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = u.min(1.75);
        if (-s1) > 1.25 {
            s1 *= 0.5 + ({ let t2 = s1; t2 * (s1 + 0.9) + t2 }).tanh();
        } else if w.sin().exp2() > 0.9 {
            s1 = (1.5 + (u * u).sin()).powf((2.0 + u.cos()).recip().cos()) - s1 * 0.75;
        } else {
            s1 *= 0.5 + u.tanh();
            s1 *= [0.5_f64, 1.5].iter().skip(1).filter(|p3| **p3 > 0.3).map(|p4| w.cos().exp_m1()).sum::<f64>().cos();
        }
        (s1 + w + u + (0.8 * (s1 / (1.5 + s1 * s1)).sin()).atanh(), -u)
    }

    #[differentiable]
    pub fn program_213(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = (0.9 * (n as f64 * 0.25).sin()).asin();
        let mut v6 = x.to_vec();
        if (match x[0] { t7 if t7 > 1.25 => t7 * v6[(n * 2) % v6.len()], t7 if t7 < -1.25 => -t7 + a, _ => s5 }) > 0.2 && v6.iter().enumerate().map(|(i8, p9)| x[(i8 + 0) % x.len()] * (i8 + 1) as f64).sum::<f64>() > 0.75 {
            s5 *= 0.5 + (0..n).map(|i10| (1.5 + s5.sin()).powf(x[x.len() - 1].cos())).sum::<f64>().tanh();
            if v6[(n + 1) % v6.len()].cos() > 0.3 {
                v6.reverse();
            } else if (v6[v6.len() - 1] + 0.3).abs() >= 1.1 {
                let f11 = |u12: f64| x.iter().fold(u12, |s13, p14| s13 * 0.5 + ((*p14) * (1.5 + (0.5 / (1.5 + a.abs())).sin()).powf((0.5 + a * a).sqrt().cos())).sin());
            } else {
                let i15 = n % v6.len();
                v6[i15] = (1.5 + a * a).ln();
            }
        }
        let mut w16 = x.to_vec();
        while let Some(t17) = w16.pop() {
            let i18 = (n + n) % v6.len();
            v6[i18] = (n as f64 * 0.25).sin() - v6[i18] * 0.75;
        }
        v6.iter().sum::<f64>() * 0.5 + s5 + a + v6[(n * 3) % v6.len()]
    }

    #[differentiable]
    fn helper_214_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = { let t2 = w; t2 * t2 + t2 };
        for i3 in (0..3_usize).rev() {
            s1 *= 0.5 + [0.5_f64, 1.5].iter().step_by(2).fold(u, |s4, p5| s4 * 0.5 + (((*p5) * w)).sin()).sin().tanh();
            s1 = (s1 * 2.0 - w.atan()).sin();
        }
        s1 + w + u + w
    }

    #[differentiable]
    pub fn program_214(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = (1.5 + a * a).acosh();
        let mut v7 = [helper_214_0(x[1 % x.len()], a), a, a];
        for i8 in 1..=2_usize {
            for i9 in 1..=2_usize {
                if v7[0] > 1.25 {
                    v7[(n + 1) % 3] += s6.signum().hypot(1.0 + (s6 / 2.0)).atan() * 0.25;
                    let d10: f64;
                    if (match s6 { t11 if t11 > 0.2 => t11 * i9 as f64 * 0.25, t11 if t11 < -0.2 => -t11 + x[(i9 + n) % x.len()], _ => x[0] }) > 0.75 { d10 = v7.iter().rev().skip(1).copied().fold(-4.0, f64::max); } else { d10 = v7[(i8 + 0) % 3] + v7[(i8 * 4) % 3].atan2(1.5 + v7[3 % 3].abs()); }
                } else {
                    'l14: for (p12, q13) in x.iter().zip(x.iter()) {
                        v7[(i8 * 4) % 3] *= 0.5 + (*p12).sin().tanh();
                        if (1.5 + (*q13).cos()).log10() > 0.5 { continue; }
                    }
                    v7 = [{ let t15 = x[0]; t15 * v7[0] + t15 }, s6, v7[1] * v7[(n * 4) % 3]];
                }
                if (v7[0] * s6) < x.iter().step_by(2).filter(|p16| **p16 > 2.0).map(|p17| x[x.len() - 1]).sum::<f64>() {
                    s6 -= a.atan() * 0.2;
                    s6 = (s6 * 0.75 - ((a - x[(i8 * 4) % x.len()]) + 1.1).tanh()).sin();
                } else {
                    s6 = ((v7[i8 % 3] * a) + (match a { t18 if t18 > 0.2 => t18 * x[2 % x.len()], t18 if t18 < -0.2 => -t18 + a, _ => s6 })).cos();
                }
            }
        }
        v7.iter().sum::<f64>() * 0.5 + s6 + a + ((1.25 - x[x.len() - 1]) * (s6 - a * a))
    }

    #[differentiable]
    pub fn program_215(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = { let t2 = x[0]; t2 * a + t2 };
        let mut v3 = (x.iter().take(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5), 2.0 - x[0]);
        let mut k4 = 0_usize;
        loop {
            k4 += 1;
            if k4 > 3 || (x.iter().filter(|p5| **p5 > 1.5).map(|p6| (*p6) * (*p6)).sum::<f64>().abs() >= 0.3) { break; }
            s1 /= 1.5 + (a.sin().sinh() + s1).atan().abs();
        }
        v3.0 = v3.0 * 0.5 + ((a * v3.1) - v3.1.cos().exp_m1());
        let f7 = |u8: f64| a;
        for i9 in (0..2_usize).rev() {
            s1 = a.sin();
            s1 /= 1.5 + x[i9 % x.len()].max(0.25).atan().abs();
            let mut m11: f64 = ((0..2 * n).step_by(2).map(|i10| a).sum::<f64>() + 2.0) - 2.0;
        }
        for p12 in x.iter().copied() {
            s1 = v3.1.sin();
            if v3.1.sin().exp() > 2.0 { continue; }
        }
        v3.0 - v3.1 + s1 + s1.hypot(1.0 + s1).min((0..n).map(|i14| v3.0).sum::<f64>())
    }

    #[differentiable]
    fn helper_216_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u - u; }
        let below = helper_216_0([0.5_f64, 1.5].iter().skip(1).map(|p1| (*p1) * (*p1)).sum::<f64>(), n - 1);
        let mut s2: f64 = below * u;
        let mut v3 = [-below, u, s2.tanh().powi(3)];
        v3[3 % 3] += (-u).hypot(1.0 + u) * 0.25;
        if u > 0.2 && u < below { return u; }
        if (s2 + 0.75) > 0.5 {
            s2 = (s2 * 0.75 - u).sin();
            s2 *= 0.5 + (1.5 + v3[0].cos()).log10().clamp(-1.5, 1.25).tanh();
        } else if (if v3[2] > 0.5 { v3[1] } else { v3[0] }) > 0.2 {
            s2 = s2 * 0.5 + (u - s2).signum();
        } else {
            s2 -= (0..2 * n).step_by(2).map(|i4| below.asinh()).sum::<f64>() * 0.3;
            s2 /= 1.5 + (1.5 + below.mul_add(0.5, s2).cos()).log10().abs();
        }
        v3.iter().sum::<f64>() * 0.5 + s2 + below + u + ({ let c6: Vec<f64> = v3.iter().map(|p5| (0.3 / (1.5 + u.abs()))).collect(); c6.iter().map(|v| v * v).sum::<f64>() })
    }

    #[differentiable]
    fn helper_216_1(u: f64, n: usize) -> f64 {
        if n == 0 { return u.max(u); }
        let below = helper_216_1(if u > 0.75 { u } else { u }, n - 1);
        let mut s7: f64 = u.copysign(u);
        let mut v8 = [if (n + n) % 2 == 0 { u } else { u }, s7, u + 2.0];
        for (p9, q10) in v8.iter().zip(v8.iter()) {
            let mut m11: f64 = helper_216_0((1.5 + (s7 / (1.5 + s7 * s7)).sin()).powf(helper_216_0(s7, 0).cos()), 0);
        }
        v8.iter().sum::<f64>() * 0.5 + s7 + below + u + v8[(n + 1) % 3].min(1.75).rem_euclid(2.5)
    }

    #[differentiable]
    fn helper_216_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s12: f64 = helper_216_1(u, 3);
        let i13 = 0 % v.len();
        v[i13] = helper_216_1((0.7 * v[0].sin()).tan(), 0) - v[i13] * 0.75;
        s12 + v.iter().sum::<f64>() * 0.5 + u + (u.tanh() * s12.copysign(u))
    }

    #[differentiable]
    pub fn program_216(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s14: f64 = (0.9 * x[x.len() - 1].sin()).asin();
        let mut v15 = [[-a, x[n % x.len()]], [if s14.abs() >= 1.25 { a } else if a > 0.3 { s14 } else { s14 }, x.iter().skip(1).zip(x.iter()).map(|(p16, q17)| (*p16) * (*q17) + p16 * q17).sum::<f64>()]];
        v15[0][1 % 2] = (-s14).fract();
        if (a - 1.5) > 2.0 || a > 0.75 || a < x[(n * 2) % x.len()] {
            for (p18, q19) in x.iter().zip(x.iter()) {
                v15[(n + 1) % 2][0] = (0.75 - a.atan()).cos();
            }
        }
        s14 *= (x[x.len() - 1] - a).copysign(x.windows(2).map(|w20| (w20[1] - 0.5) * w20[(n + 3) % w20.len()]).sum::<f64>()).cos();
        for i21 in 0..3_usize {
            v15[0][1] = helper_216_1(if x[n % x.len()] > 0.75 { x[(n + 3) % x.len()] } else if i21 % 3 == 0 { s14 } else { s14 }, 0).atan() - v15[0][1] * 0.75;
        }
        v15[n % 2][n % 2] = (v15[n % 2][n % 2] * 0.2 - (helper_216_1(a, 3) * (v15[1][1] + x[(n + 0) % x.len()]))).sin();
        v15[0][0] += helper_216_1({ let t22 = x[(n * 4) % x.len()]; t22 * v15[1 % 2][n % 2] + t22 }, 2) * 0.25;
        s14 = (s14 * 0.2 - (x[n % x.len()].powi(2) + (v15[n % 2][n % 2] + v15[(n + 3) % 2][(n * 4) % 2]))).sin();
        let mut v23 = x.to_vec();
        let b24: f64 = ((a - 0.9) + 2.0) / (1.5 + s14 * s14);
        let (l25, r26) = v23.split_at_mut(1);
        for (p27, q28) in l25.iter_mut().zip(r26.iter()) {
            *p27 += *q28 * (2.0 + v15[n % 2][(n + 1) % 2].sin()).cbrt();
        }
        b24 + v23.iter().sum::<f64>() * 0.5 + v15[0][1] * v15[1][0] + v15[1][1] + s14 + x.iter().zip(x.iter()).map(|(p29, q30)| ((*p29) - b24).tanh() + p29 * q30).sum::<f64>().copysign(v23[3 % v23.len()].hypot(1.0 + s14))
    }

    #[differentiable]
    fn helper_217_0(u: f64) -> Option<f64> {
        if (u * u) < u { return None; }
        let mut s1: f64 = u - 1.5;
        let mut v2 = [[(1.5 + u * u).ln(), u], [(0.9 * s1.sin()).asin(), u]];
        for i3 in 0..2_usize {
            let mut v4 = [v2[1][0] % 1.75, v2[1][0], u];
            s1 = (s1 * 1.5 - (-u.max(s1)).sin()).sin();
            s1 = v4[1].sin().exp().min((s1 - v4[1] * v4[1])).sin();
        }
        Some(v2[0][1] * v2[1][0] + v2[1][1] + s1 + u + [0.5_f64, 1.5].iter().step_by(2).enumerate().map(|(i5, p6)| (*p6) * (v2[i5 % 2][1] + s1) * (i5 + 1) as f64).sum::<f64>())
    }

    #[differentiable]
    fn helper_217_1(u: f64, w: f64) -> f64 {
        let mut s7: f64 = u.mul_add(0.5, w);
        if (1.5 + s7.sin()).powf(w.cos()) < [0.5_f64, 1.5].iter().step_by(2).enumerate().map(|(i8, p9)| (*p9) * (*p9) * (i8 + 1) as f64).sum::<f64>() {
            let (p10, mut q11): (f64, f64) = ([0.5_f64, 1.5].iter().copied().fold(-4.0, f64::max), w / (1.5 + s7 * s7));
        } else if s7 < u && s7.abs() >= 2.0 {
            s7 *= helper_217_0([0.5_f64, 1.5].iter().take(2).fold(w, |s12, p13| s12 * 0.5 + ((*p13) * s12).sin())).map(|t14| t14 * 0.5).unwrap_or_else(|| s7.sin().sinh()).cos();
        }
        s7 + w + u + [0.5_f64, 1.5].iter().skip(1).copied().map(|p15| 1.0 + 0.5 * (p15.sin() + [0.5_f64, 1.5].iter().rev().map(|p16| (*p16) * s7).sum::<f64>()).sin()).product::<f64>()
    }

    #[differentiable]
    fn helper_217_2(u: f64, n: usize) -> f64 {
        if n == 0 { return (n as f64 * 0.25) * u; }
        let below = helper_217_2(1.1 - u, n - 1);
        let mut s17: f64 = below;
        let mut v18 = [[0.5_f64, 1.5].iter().rev().skip(1).map(|&p19| p19).sum::<f64>(), below, s17.cos().exp_m1()];
        let u: f64 = -below;
        let mut v20 = [u, v18[(n * 2) % 3], v18.iter().rev().skip(1).enumerate().map(|(i21, p22)| (*p22).sin() + s17 * (i21 + 1) as f64).sum::<f64>()];
        v20.iter().sum::<f64>() * 0.5 + v18.iter().sum::<f64>() * 0.5 + s17 + below + u.max(v18[n % 3]).copysign(s17.copysign(s17))
    }

    #[differentiable]
    pub fn program_217(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s23: f64 = helper_217_2(a, 2);
        let mut v24 = x.to_vec();
        if (0.8 * x[0].sin()).atanh() < (0.9 * a) {
            s23 -= helper_217_1(-v24[v24.len() - 1], if x[0] < s23 { v24[0 % v24.len()] } else if x[x.len() - 1].abs() >= 0.75 { s23 } else { a }) * 1.1;
            for p25 in v24.iter_mut() {
                *p25 = (*p25) * 0.5 + ((0.5 - x[n % x.len()]) * helper_217_2(s23, 3)).cos();
            }
        }
        let i27 = 1 % v24.len();
        v24[i27] *= x.iter().take(2).copied().fold(4.0, f64::min).cos();
        for (p28, q29) in x.iter().zip(x.iter()) {
            for p30 in x.chunks(2) {
                let b33: f64 = { let t32 = (x[x.len() - 1] % 1.75).max(0.25); t32 * (1.5 + s23.cos()).log10() + t32 };
            }
            s23 *= 0.5 + ((*p28) / (1.5 + (*p28) * (*p28))).cos().cos().tanh();
        }
        v24.iter().sum::<f64>() * 0.5 + s23 + a + (0..n).map(|i34| s23).sum::<f64>().min((1.1 / (1.5 + a.abs())))
    }

    #[differentiable]
    fn helper_218_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[1 % v.len()] / (1.5 + v[0] * v[0]);
        let mut v2 = [[{ let t3 = v[0]; t3 * t3 + t3 }, match 0 % 3 { 0 => v[v.len() - 1], 1 => v[1 % v.len()], _ => u }], [s1.tanh().powi(3), s1]];
        for p4 in v.iter().copied() {
            let mut w6 = v.to_vec();
            'l8: while let Some(t7) = w6.pop() {
                s1 *= v[v.len() - 1].atan().cos();
            }
            s1 *= 0.5 + (0..3_usize).map(|i9| v2[(i9 + 2) % 2][0]).sum::<f64>().clamp(-1.5, 1.25).tanh().tanh();
            s1 += v.iter().fold(p4, |s10, p11| s10 * 0.5 + (((*p11) - (if u > 1.25 { v[0] } else if p4 < s10 { s1 } else { u })).tanh()).sin()).atan() * 0.25;
        }
        
    }

    #[differentiable]
    pub fn program_218(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = x[x.len() - 1].copysign(x[n % x.len()]);
        let mut v14 = vec![-a; 3];
        let (i15, i16) = ((n * 4) % v14.len(), 0 % v14.len());
        v14.swap(i15, i16);
        helper_218_0(&mut v14[..1], (1.5 + x[(n + n) % x.len()].cos()).log10());
        if a.hypot(1.0 + x[0]) < (x[0] - a * a) {
            let mut m19: f64 = ((1.5 + v14[v14.len() - 1] * v14[v14.len() - 1]).ln() * x.iter().rev().skip(1).enumerate().map(|(i17, p18)| (*p18).sin() + x[0] * (i17 + 1) as f64).sum::<f64>()) - (v14[0] * a).tanh();
        }
        let i20 = n % v14.len();
        v14[i20] = ((0.7 * x[x.len() - 1].sin()).tan() - v14[n % v14.len()].sin().cosh()) - v14[i20] * 0.75;
        s13 += (0.9 * (s13 * a).cos()).acos() * 0.25;
        helper_218_0(&mut v14[..], -s13);
        s13 -= v14.iter().zip(v14.iter()).map(|(p21, q22)| (*p21).sin() + a.clamp(-1.5, 1.25) + p21 * q22).sum::<f64>() * 1.5;
        s13 = (s13 * 0.3 - (a.mul_add(0.5, a) * (if s13 < s13 { s13 } else { s13 }))).sin();
        s13 = s13 * 0.5 + (0.7 * a.atan2(1.5 + s13.abs()).sin()).tan();
        let d23: f64;
        if a > 2.0 || v14[(n + n) % v14.len()].abs() >= 0.9 { d23 = (1.5 + x[(n + n) % x.len()].sin()).powf(x[0].cos()).max(x[0]).atan(); } else { d23 = x.iter().rev().fold(v14[0], |s24, p25| s24 * 0.5 + ((*p25) * s24.sin().exp()).sin()); }
        let d26: f64;
        if s13 > 0.5 || a.abs() >= 1.25 { d26 = x[(n + n) % x.len()]; } else { d26 = { let t27 = a.sin().sinh(); t27 * s13 + t27 }; }
        for i28 in 1..=2_usize {
            s13 /= 1.5 + a.tanh().abs();
            s13 = s13 * 0.5 + (1..=n).rev().map(|i29| (x[x.len() - 1] / 0.75)).sum::<f64>().tanh();
            s13 *= 0.5 + (v14.iter().rev().zip(x.iter().rev()).map(|(p30, q31)| x[0] + p30 * q31).sum::<f64>() - v14[(n * 1) % v14.len()].hypot(1.0 + v14[2 % v14.len()])).sin().tanh();
        }
        d26 + d23 + v14.iter().sum::<f64>() * 0.5 + s13 + (1.5 + d23.atan2(1.5 + s13.abs()).cos()).log10()
    }

    #[differentiable]
    pub fn program_219(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = { let t2 = a; t2 * t2 + t2 };
        let mut v3 = [(1.5 + a.sin()).powf(s1.cos()), s1, (1.5 + a.cos()).log2()];
        let f4 = |u5: f64| (0.9 * (2.0 + (if x[x.len() - 1] > 1.1 { a } else { a }).sin()).cbrt().cos()).acos();
        v3[0] = (v3[0] * 0.5 - (0.9 * f4(s1).cos()).acos()).sin();
        for p6 in v3.iter().copied() {
            'l10: for (p8, q9) in v3.iter().zip(v3.iter()) {
                for p11 in x.chunks(2) {
                    let mut v13 = (0..4).map(|i14: usize| v3[(n * 2) % 3]).collect::<Vec<f64>>();
                    let i15 = 3 % v13.len();
                    v13[i15] = v13[i15] * 0.5 + (1.5 + (*q9).sin().cosh().cos()).log2().tanh();
                }
                s1 = (s1 * 0.2 - a.sin()).sin();
            }
            s1 = v3.iter().rev().enumerate().map(|(i16, p17)| (*p17) * v3[1 % 3] * (i16 + 1) as f64).sum::<f64>().atan();
        }
        v3.iter().sum::<f64>() * 0.5 + s1 + a + v3[2].sin().exp2()
    }

    #[differentiable]
    fn helper_220_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = match 1 % 3 { 0 => u, 1 => u, _ => v[1 % v.len()] };
        v[v.len() - 1] *= 0.5 + (u * u).copysign(v.iter().copied().map(|p2| v[0 % v.len()]).sum::<f64>()).tanh();
        
    }

    #[differentiable]
    fn helper_220_1(u: f64, w: f64) -> f64 {
        let mut s5: f64 = [0.5_f64, 1.5].iter().fold(u, |s6, p7| s6 * 0.5 + ((*p7).sin() + w).sin());
        let mut v8 = [s5.signum(), w, match w { t9 if t9 > 1.5 => t9 * w, t9 if t9 < -1.5 => -t9 + u, _ => s5 }];
        let (p10, mut q11): (f64, f64) = ({ let t12 = w / (1.5 + s5 * s5); t12 * v8[2] + t12 }, match 0 % 3 { 0 => v8[0], 1 => s5, _ => w });
        for p13 in v8.iter_mut() {
            q11 *= (-[0.5_f64, 1.5].iter().map(|&p15| w).sum::<f64>()).cos().cos();
            q11 += s5.asinh().atan() * 0.25;
        }
        q11 + p10 + v8.iter().sum::<f64>() * 0.5 + s5 + w + (-s5.atan())
    }

    #[differentiable]
    fn helper_220_2(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s16: f64 = v[2 % 3].atan2(1.5 + u.abs());
        let mut v17 = (v.iter().rev().copied().fold(4.0, f64::min) / 0.75, u + 0.9);
        let mut m18: f64 = v[1];
        [m18 + v17.0 - v17.1 + s16 + v.iter().sum::<f64>() * 0.5 + u + helper_220_1(0.2 / (1.5 + u.abs()), v[3 % 3] % 1.75), v17.1.cos(), v.iter().step_by(2).fold(v[1], |s19, p20| s19 * 0.5 + ((*p20) * u).sin())]
    }

    #[differentiable]
    pub fn program_220(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s21: f64 = x.iter().map(|p22| ((*p22) - (*p22)).tanh()).sum::<f64>();
        for i23 in (0..2 * n).step_by(3) {
            s21 = (s21 * 1.5 - x[i23 % x.len()].atan2(1.5 + s21.abs()).tanh().powi(3).sin()).sin();
            for i24 in (0..n).rev() {
                if (0.9 * s21.sin()).asin() > 2.0 {
                    s21 /= 1.5 + ({ let t25 = s21 * x[x.len() - 1]; t25 * (-(n as f64 * 0.25)) + t25 }).sin().abs();
                }
            }
            s21 *= 0.5 + (x[x.len() - 1] + 1.5).max(0.25).tanh().tanh();
        }
        s21 -= (1.5 + x[x.len() - 1].cos()).log10().sin().cosh() * 0.5;
        if a.max(a) > 1.25 { return s21.tanh(); }
        for p26 in x {
            s21 *= 0.5 + a.cos().tanh();
        }
        s21 = a;
        s21 += (-(a / 1.1)) * 0.25;
        s21 + a + a.rem_euclid(2.5).hypot(1.0 + (0.7 * x[2 % x.len()].sin()).tan())
    }

    #[differentiable]
    fn helper_221_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u.mul_add(0.5, v[0]);
        let mut v2 = [u.min(u), s1, v.iter().copied().fold(-4.0, f64::max)];
        v2[0] *= 0.5 + (2.0 + ({ let t3 = v[2 % v.len()]; t3 * t3 + t3 }).cos()).recip().tanh();
        let b4: f64 = (1.5 + s1.sin()).powf(v[0].mul_add(0.5, v[2 % v.len()]).cos()).min(1.75);
        
    }

    #[differentiable]
    fn helper_221_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s5: f64 = u + 0.3;
        let mut v6 = [s5.tanh(), s5, v[3 % 3]];
        for p7 in v.iter().rev() {
            if (1.1 - v[2 % 3]) < ({ let t9 = *p7; t9 * v[0] + t9 }) { break; }
            for i10 in 0..4_usize {
                s5 *= 0.5 + (1.5 + u * u).ln().atan().tanh();
                s5 += s5.atan().atan2(1.5 + ({ let t11 = v6[(i10 + 0) % 3]; t11 * s5 + t11 }).abs()).cos() * 0.25;
            }
            s5 += (v[2] * (0.2 * (*p7))).atan() * 0.25;
        }
        [v6.iter().sum::<f64>() * 0.5 + s5 + v.iter().sum::<f64>() * 0.5 + u + s5, v6[0 % 3].asinh(), 1.25 * s5]
    }

    #[differentiable]
    fn helper_221_2(u: f64, w: f64) -> (f64, f64) {
        let mut s12: f64 = helper_221_1([w / (1.5 + u * u), u, match 0 % 3 { 0 => w, 1 => w, _ => w }], w)[1];
        match 2 % 4 {
            0 => {
                let mut k13 = 0_usize;
                while k13 < 4 && (w < (if k13 % 2 == 1 { w } else { u })) {
                    k13 += 1;
                    s12 /= 1.5 + s12.sin().sinh().sin().abs();
                    s12 /= 1.5 + ((k13 as f64 * 0.25) + 1.25).clamp(-1.5, 1.25).atan().abs();
                }
            }
            1 | 2 => {
                s12 *= [0.5_f64, 1.5].iter().take(2).map(|&p14| p14.sin() + (w + u)).map(f64::tanh).sum::<f64>().cos();
            }
            _ => {
                s12 = (helper_221_1([w.atan2(1.5 + w.abs()), w, [0.5_f64, 1.5].iter().take(2).fold(u, |s15, p16| s15 * 0.5 + ((*p16) * (*p16)).sin())], w)[0] - s12.signum()) - s12 * 0.75;
            }
        }
        (s12 + w + u + ((match u { t17 if t17 > 2.0 => t17 * s12, t17 if t17 < -2.0 => -t17 + u, _ => u }) + 1.5), -(-s12))
    }

    #[differentiable]
    pub fn program_221(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s18: f64 = helper_221_2(x[(n + 1) % x.len()], a).0;
        let mut v19 = [x.iter().copied().min_by(f64::total_cmp).unwrap_or(0.5), x[n % x.len()], helper_221_1([x[1 % x.len()] + (n as f64 * 0.25), s18, x[0]], s18)[2]];
        let mut v20 = (v19.iter().map(|p21| (*p21).sin() + (if x[1 % x.len()] > 0.75 { s18 } else { v19[2] })).sum::<f64>(), helper_221_1(v19, a)[1]);
        if (s18 - 2.0) > 0.75 {
            let (p22, mut q23) = helper_221_2(({ let t24 = x[x.len() - 1]; t24 * v19[0] + t24 }).clamp(-1.5, 1.25), if v19[2] > 1.1 { a } else { s18 });
            v19[1] *= ((x[(n + n) % x.len()] - q23 * q23) + 0.5).cos();
        } else if v19[n % 3].abs() >= 1.5 && a.abs() >= 1.25 {
            v19[2] *= (0.9 * v19.iter().rev().fold(v20.1, |s25, p26| s25 * 0.5 + (((*p26) - (*p26)).tanh()).sin()).cos()).acos().cos();
        } else {
            match n % 4 {
                0 => {
                    if (x[(n + n) % x.len()] - x[0]) > 0.9 {
                        let mut m29: f64 = v19.iter().filter(|p27| **p27 > 2.0).map(|p28| (*p28) * (if x[(n + n) % x.len()] > 0.75 { x[0] } else { s18 })).sum::<f64>().sin().exp2();
                        'l32: for p30 in v19.iter_mut() {
                            for p33 in x {
                                v20.1 *= (match (n * 2) % 3 { 0 => (0.9 * a.cos()).acos(), 1 => (0..3_usize).map(|i35| v20.0).sum::<f64>(), _ => (*p30).sin() }).tanh().cos();
                                m29 *= (2.0 * x[0]).tanh().cos();
                                s18 = ({ let c37: Vec<f64> = x.iter().map(|p36| (if m29 > 2.0 { x[0 % x.len()] } else { v20.1 })).collect(); c37.iter().sum::<f64>() }).tanh() - s18 * 0.75;
                            }
                            m29 *= helper_221_2(x.iter().skip(1).zip(x.iter().rev()).map(|(p38, q39)| x[0] + p38 * q39).sum::<f64>(), helper_221_1([m29.hypot(1.0 + m29), a, x.iter().map(|p40| (*p40) * (*p30)).sum::<f64>()], v20.0)[1]).0.sin().cos();
                            m29 /= 1.5 + x[x.len() - 1].max(({ let t41 = m29; t41 * a + t41 })).atan().abs();
                        }
                    } else if (1.5 + a.cos()).log10() > 0.3 {
                        s18 = (s18 * v20.1).min((0.5 - s18)) - s18 * 0.75;
                    }
                }
                1 | 2 => {
                    v20.1 = { let c43: Vec<f64> = v19.iter().map(|p42| ((*p42) - v19.iter().rev().skip(1).filter(|p44| **p44 > 0.2).map(|p45| a).sum::<f64>()).tanh()).collect(); c43.iter().sum::<f64>() };
                }
                _ => {
                    v20.0 /= 1.5 + (({ let t46 = v19[(n + 3) % 3]; t46 * x[x.len() - 1] + t46 }) / (1.5 + s18 * s18)).abs();
                }
            }
            v20.1 *= (1.5 / (1.5 + a.abs().abs())).cos();
        }
        v20.0 - v20.1 + v19.iter().sum::<f64>() * 0.5 + s18 + a + (0.9 / (1.5 + (if (n + n) % 2 == 0 { s18 } else { s18 }).abs()))
    }

    #[differentiable]
    fn helper_222_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = -w;
        let mut v2 = [[(w * w).ln_1p(), w.powi(2)], [if w > 2.0 { w } else if s1.abs() >= 0.3 { w } else { u }, w + w]];
        let mut v3 = [[u - w, s1], [{ let t4 = u; t4 * u + t4 }, (0.8 * s1.sin()).atanh()]];
        v3[0][1] * v3[1][0] + v3[1][1] + v2[0][1] * v2[1][0] + v2[1][1] + s1 + w + u + ((v3[3 % 2][0] - v2[0][1]) + (-v2[1 % 2][0]))
    }

    #[differentiable]
    fn helper_222_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s5: f64 = v[v.len() - 1] - v[1 % v.len()];
        s5 = s5 * 0.5 + v[v.len() - 1].asinh().sin();
        if u.abs() >= 0.5 || v[0].sin().exp2() > 1.1 {
            let i6 = 3 % v.len();
            v[i6] += (if helper_222_0(u, v[3 % v.len()]) > 1.25 { v.iter().rev().skip(1).zip(v.iter().rev()).map(|(p7, q8)| ((*p7) - (*q8)).tanh() + p7 * q8).sum::<f64>() } else { s5.atan2(1.5 + v[0].abs()) }) * 0.25;
        }
        s5 + v.iter().sum::<f64>() * 0.5 + u + u.mul_add(0.5, (s5 + 0.5))
    }

    #[differentiable]
    pub fn program_222(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = a;
        let mut v10 = [[(n as f64 * 0.25) / 1.5, 1.5 - x[2 % x.len()]], [s9 * x[n % x.len()], s9.cos().exp_m1()]];
        let d11: f64;
        if n % 3 == 1 || v10[3 % 2][(n + n) % 2] < x[(n + n) % x.len()] { d11 = 2.0 - v10[1][1]; } else { d11 = helper_222_0(a, x[1 % x.len()]) * v10[n % 2][0].sin().exp(); }
        'l14: for p12 in x.iter().skip(1).step_by(2) {
            let mut m17: f64 = x.iter().filter(|p15| **p15 > 2.0).map(|p16| (d11.asinh() - 0.2)).sum::<f64>();
        }
        s9 *= 0.5 + (helper_222_0(d11, v10[n % 2][(n + 2) % 2]) + s9.mul_add(0.5, v10[0][(n + n) % 2])).tanh();
        { let mut f18 = |u19: f64| { s9 = s9 * 0.5 + x[(n * 2) % x.len()].clamp(-1.5, 1.25).sin().exp2().atan(); }; f18(if a < x[x.len() - 1] { v10[n % 2][2 % 2] } else { v10[0][(n + n) % 2] }); f18(d11.min(x[x.len() - 1])); }
        s9 -= x.iter().rev().map(|&p20| (p20 - x[n % x.len()].tanh()).tanh()).sum::<f64>() * 1.25;
        v10[(n * 3) % 2][1] /= 1.5 + (-a).fract().abs();
        for i21 in 1..=n {
            s9 = d11.tanh() - s9 * 0.75;
            s9 = (1.5 + (x[0] * x[0]).cos()).log2().sin();
            s9 /= 1.5 + helper_222_1(x.to_vec(), x[x.len() - 1]).rem_euclid(2.5).cos().abs();
        }
        d11 + v10[0][1] * v10[1][0] + v10[1][1] + s9 + a + (-(1.5 * v10[n % 2][(n + n) % 2]))
    }

    #[differentiable]
    fn helper_223_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = 1.25 / (1.5 + u.abs());
        match 1 % 4 {
            0 => {
                if v[2] > 0.3 && v[1] > 0.2 { return [s1, s1 / 0.75, s1]; }
            }
            1 | 2 => {
                for p2 in v.iter_mut() {
                    s1 = (s1 * 0.5 - (0.8 * s1.sin()).atanh().atan2(1.5 + u.to_radians().abs()).cos()).sin();
                }
            }
            _ => {
                s1 = (if v.iter().copied().fold(4.0, f64::min).abs() >= 0.75 { v[1 % 3] / (1.5 + v[3 % 3] * v[3 % 3]) } else if v[0 % 3] > 2.0 { s1 } else { { let t4 = s1; t4 * v[0] + t4 } }) - s1 * 0.75;
            }
        }
        [s1 + v.iter().sum::<f64>() * 0.5 + u + (v.iter().rev().skip(1).copied().min_by(f64::total_cmp).unwrap_or(0.5) * (1.25 + s1.sin()).powf(1.5)), u.min(u), s1 * v[0]]
    }

    #[differentiable]
    pub fn program_223(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = (1..=n).rev().map(|i6| x[i6 % x.len()]).sum::<f64>();
        let mut v7 = [{ let t8 = x[0 % x.len()]; t8 * x[x.len() - 1] + t8 }, x[0], 1.25 / (1.5 + (n as f64 * 0.25).abs())];
        v7[1] = (v7[1] * 1.5 - (1.1 / (1.5 + ({ let t9 = a; t9 * v7[(n + n) % 3] + t9 }).abs()))).sin();
        let mut w10 = x.to_vec();
        while let Some(t11) = w10.pop() {
            for p12 in v7.iter_mut().rev() {
                let f14 = |u15: f64| x[x.len() - 1].cos().copysign(u15);
                if (n + 1) % 3 == 1 {
                    *p12 /= 1.5 + (0.75 - (*p12).sin().cosh()).cos().abs();
                    s5 += a.copysign(x[3 % x.len()]).sin() * 0.25;
                } else {
                    s5 = x[x.len() - 1].sin().mul_add(0.5, (a / (1.5 + t11 * t11))).cos();
                    *p12 = (*p12) * 0.5 + f14(x.iter().copied().fold(4.0, f64::min)).tanh();
                }
            }
        }
        v7.iter().sum::<f64>() * 0.5 + s5 + a + ((1.5 + v7[n % 3] * v7[n % 3]).acosh() + (x[n % x.len()] + s5))
    }

    #[differentiable]
    fn helper_224_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u.clamp(-1.5, 1.25);
        let mut v2 = (0..4).map(|i3: usize| v[v.len() - 1] + 1.5).collect::<Vec<f64>>();
        let i4 = 0 % v2.len();
        v2[i4] = v[0];
        s1 = s1 * 0.5 + ({ let t5 = v.iter().fold(s1, |s6, p7| s6 * 0.5 + ((*p7) * v2[0]).sin()); t5 * t5.cos().exp_m1() + t5 });
        v2.reverse();
        v2.iter().sum::<f64>() * 0.5 + s1 + u + f64::sin(v2[v2.len() - 1]).cos().exp_m1()
    }

    #[differentiable]
    fn helper_224_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s8: f64 = u.mul_add(0.5, u);
        let (i9, i10) = (2 % v.len(), 1 % v.len());
        v.swap(i9, i10);
        match 3 % 4 {
            0 => {
                s8 += (0.9 * (v[v.len() - 1] + u).sin()).asin() * 0.25;
            }
            1 | 2 => {
                s8 -= (if v[1 % v.len()].max(0.25) > 1.1 { -v[0] } else { v[v.len() - 1] - 0.2 }) * 0.2;
            }
            _ => {
                s8 = v.windows(3).map(|w11| (w11[1] - 0.5) * helper_224_0(&v, v[0])).sum::<f64>() - s8 * 0.75;
            }
        }
        s8 + v.iter().sum::<f64>() * 0.5 + u + helper_224_0(&v, 0.5 * v[2 % v.len()])
    }

    #[differentiable]
    fn helper_224_2(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(0.5 / (1.5 + u.abs())) + f(u * 0.5);
        let mut s12: f64 = u.min(1.75);
        match 2 % 4 {
            0 => {
                let mut v13 = [-u, s12, s12.tanh().powi(3)];
            }
            1 | 2 => {
                'l15: for i14 in 0..3_usize {
                    s12 = (-(s12 / 0.9)).atan() - s12 * 0.75;
                    s12 += (0.9 / (1.5 + u.abs())).min(s12.cos().exp_m1()).sin() * 0.25;
                    s12 += (1.5 + s12 * s12).acosh().atan() * 0.25;
                }
            }
            _ => {
                s12 *= (1.5 + (if s12 > 0.3 { again } else if u.abs() >= 1.1 { u } else { s12 }).sin()).powf((again + u).cos()).cos();
            }
        }
        s12 + again + u + (s12.atan2(1.5 + again.abs()) + 2.0)
    }

    #[differentiable]
    pub fn program_224(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s16: f64 = a.max(a);
        s16 /= 1.5 + (-(a + 0.5)).abs();
        let mut w17 = x.to_vec();
        while let Some(t18) = w17.pop() {
            if s16.mul_add(0.5, t18) > 2.0 {
                let mut w19 = x.to_vec();
                while let Some(t20) = w19.pop() {
                    let (p21, mut q22): (f64, f64) = (s16, (0..n).map(|i23| t18).sum::<f64>());
                    'l26: for (p24, q25) in x.iter().zip(x.iter()) {
                        s16 *= 0.5 + (x[n % x.len()].mul_add(0.5, s16) + 0.2).sin().tanh();
                        s16 = (s16 * 0.5 - t18.min((*q25)).atan2(1.5 + (*q25).fract().abs()).cos()).sin();
                        q22 += (*p24).to_radians().sin() * 0.25;
                    }
                }
                s16 += (if s16 > 1.25 { t18 } else { t18 }).copysign((if x[x.len() - 1] > 1.1 { t18 } else if x[n % x.len()] > 1.25 { x[(n + 0) % x.len()] } else { s16 })).tanh() * 0.25;
            }
            s16 *= 0.5 + (1.5 + (-a).sin()).powf(helper_224_0(&x[1..], x[0]).cos()).tanh().tanh();
            s16 = (if (0.75 / (1.5 + x[x.len() - 1].abs())).abs() >= 0.5 { t18.max(t18) } else { x[x.len() - 1].copysign(t18) }).tanh();
        }
        s16 + a + (-helper_224_2(|t27| t27, a))
    }

    #[differentiable]
    fn helper_225_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v[v.len() - 1].min(v[0 % v.len()]);
        if v.windows(2).map(|w2| (w2[1] - 0.5) * u).sum::<f64>() > 1.5 {
            for i3 in (0..2_usize).rev() {
                if s1.sin() < (v[v.len() - 1] / (1.5 + u * u)) {
                    s1 = (s1 * 1.5 - (1.1 - u.sin().cosh()).sin()).sin();
                    s1 = s1 * 0.5 + (-u).cos();
                }
                s1 *= 0.5 + v[0].min(u).sin().sinh().cos().tanh();
            }
            s1 = s1 * 0.5 + (2.0 + v[2 % v.len()].cos()).recip().copysign((match 1 % 3 { 0 => v[0], 1 => s1, _ => u }));
        } else if 3 % 2 == 1 {
            s1 = (s1 * 0.3 - (0.7 * v[3 % v.len()].sin()).tan()).sin();
        }
        s1 + v.iter().sum::<f64>() * 0.5 + u + (v[v.len() - 1].cos().exp_m1() + 2.0)
    }

    #[differentiable]
    pub fn program_225(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a;
        if a.atan2(1.5 + a.abs()) > 0.9 {
            s4 /= 1.5 + ((0.5 + x[n % x.len()] * x[n % x.len()]).sqrt() - (-a)).abs();
            let mut k6 = 0_usize;
            let r5: f64 = 'l9: loop {
                k6 += 1;
                if k6 > 3 || ((1.5 + x[0].sin()).powf(a.cos()) > 0.5) { break x.iter().enumerate().map(|(i7, p8)| (*p8) * (a - a * a) * (i7 + 1) as f64).sum::<f64>(); }
                let mut s4: f64 = a;
            };
        } else {
            s4 += helper_225_0(x.to_vec(), s4).atan2(1.5 + (n as f64 * 0.25).abs()) * 0.25;
            s4 -= (0.2 - (0.2 / (1.5 + a.abs()))) * 2.0;
        }
        if s4.copysign(x[(n + n) % x.len()]) > 1.1 {
            let mut k10 = 0_usize;
            loop {
                k10 += 1;
                if k10 > 5 || ((n + k10) % 2 == 1) { break; }
                match (k10 + n) % 4 {
                    0 => {
                        if s4.mul_add(0.5, s4).abs() >= 0.9 { break; }
                    }
                    1 | 2 => {
                        s4 = (-s4).tanh();
                    }
                    _ => {
                        let mut k12 = 0_usize;
                        let r11: f64 = 'l14: loop {
                            k12 += 1;
                            if k12 > 3 || ((-x[x.len() - 1]).abs() >= 0.2) { break x.iter().rev().map(|p13| (*p13).sin() + (*p13)).sum::<f64>() - x[x.len() - 1] * x[x.len() - 1]; }
                            s4 = (0.5 + x[0] * x[0]).sqrt().powi(2).sin();
                            s4 -= (match s4 { t17 if t17 > 0.3 => t17 * x.iter().rev().copied().map(|p15| p15.sin() + s4).sum::<f64>(), t17 if t17 < -0.3 => -t17 + x.iter().map(|p16| (*p16) * s4).sum::<f64>(), _ => -x[3 % x.len()] }).sin() * 1.1;
                            s4 *= 0.5 + ({ let t18 = a; t18 * (s4 - 1.1) + t18 }).tanh().tanh();
                        };
                    }
                }
                s4 = s4 * 0.5 + ({ let t19 = s4; t19 * x[0 % x.len()] + t19 }).clamp(-1.5, 1.25).tanh();
            }
        } else if a.clamp(-1.5, 1.25) > 0.75 {
            s4 -= (1.25 + (0..3_usize).map(|i20| s4).sum::<f64>().sin()).powf(1.5) * 1.5;
        }
        s4 + a + ((-s4) + 1.1)
    }

    #[differentiable]
    pub fn program_226(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = (a * a).ln_1p();
        let mut v2 = [(0.5 + x[x.len() - 1] * x[x.len() - 1]).sqrt(), a, s1];
        s1 /= 1.5 + ((1.1 * v2[(n * 1) % 3]) / 0.9).abs();
        let (i3, i4) = ((n * 4) % v2.len(), n % v2.len());
        v2.swap(i3, i4);
        let mut m5: f64 = v2[(n + n) % 3];
        v2 = v2;
        for p6 in &v2 {
            m5 *= 0.5 + ({ let t8 = m5; t8 * (*p6) + t8 }).sin().tanh();
            let b9: f64 = m5;
        }
        let b12: f64 = { let t10 = v2.iter().rev().skip(1).map(|p11| 1.0 + 0.5 * ((*p11).sin() + (v2[(n + n) % 3] - s1 * s1)).sin()).product::<f64>(); t10 * a.max(0.25).powi(2) + t10 };
        'l15: for p13 in v2.iter_mut() {
            s1 -= (*p13).tanh().sin() * 1.25;
        }
        v2[(n * 1) % 3] = ({ let t16 = v2[2]; t16 * b12 + t16 }) / 0.9;
        for (i18, p17) in v2.iter_mut().enumerate() {
            let b21: f64 = (2.0 + x.iter().rev().zip(x.iter().rev()).map(|(p19, q20)| (*p19) * (*q20) + p19 * q20).sum::<f64>().cos()).recip().sin();
        }
        v2[n % 3] *= 0.5 + (-(v2[2] - v2[n % 3] * v2[n % 3])).tanh();
        b12 + m5 + v2.iter().sum::<f64>() * 0.5 + s1 + ((0..3_usize).map(|i22| s1).sum::<f64>() / (1.5 + x[n % x.len()] * x[n % x.len()]))
    }

    #[differentiable]
    fn helper_227_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = [0.5_f64, 1.5].iter().filter(|p2| **p2 > 0.2).map(|p3| (*p3) * (*p3)).sum::<f64>();
        let mut v4 = ((-u) - (*p) * (*p), (0.7 * u.sin()).tan());
        if (-u) < (u + (*p)) {
            v4.1 += (*p).hypot(1.0 + (-s1)) * 0.25;
        } else {
            v4.0 = (v4.0 * 1.25 - (v4.0 * (*p).atan2(1.5 + v4.0.abs()))).sin();
            s1 -= (0..3_usize).map(|i5| (1.25 - (*p))).sum::<f64>() * 2.0;
        }
        v4.0 - v4.1 + s1 + *p + u + (u + (*p)).tanh().powi(3)
    }

    #[differentiable]
    fn helper_227_1(v: &mut [f64], u: f64) {
        let mut s6: f64 = u.hypot(1.0 + v[0 % v.len()]);
        let mut v7 = ((v[3 % v.len()] + 0.75).max(0.25), s6 * s6);
        v[0] *= ((u - 1.25) / 1.25).cos();
        let mut m8: f64 = (1.5 + v7.0 * v7.0).ln().max((v7.1 * u.cos().exp_m1()));
        for i9 in 0..3_usize {
            v7.0 = (u * u).ln_1p().hypot(1.0 + v7.0).atan() - v7.0 * 0.75;
            m8 = (m8 * 0.2 - ((-v7.1) + 1.25).sin()).sin();
            m8 = m8 * 0.5 + (u.min(m8) + 2.0).atan();
        }
        
    }

    #[differentiable]
    pub fn program_227(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s10: f64 = x[(n * 4) % x.len()].hypot(1.0 + a);
        for (i12, p11) in x.iter().enumerate() {
            let mut m15: f64 = if x.iter().skip(1).copied().map(|p13| p13 * a).sum::<f64>() > 1.5 { (1.5 + a.atan2(1.5 + x[(n * 4) % x.len()].abs()).cos()).log2() } else { (0..3_usize).map(|i14| ((*p11) / 1.5)).sum::<f64>() };
            for i16 in 0..2_usize {
                for i17 in 1..=n {
                    m15 = m15 * 0.5 + (1.5 + (-(*p11)).cos()).log10().atan();
                    s10 += (i16 as f64 * 0.25).cos() * 0.25;
                    s10 = x.iter().skip(1).map(|&p18| p18 * (s10 / (1.5 + m15 * m15))).sum::<f64>().atan();
                }
            }
        }
        s10 + a + ((match n % 3 { 0 => s10, 1 => x[(n * 3) % x.len()], _ => s10 }) - x[(n + n) % x.len()].hypot(1.0 + x[(n * 4) % x.len()]))
    }

    #[differentiable]
    fn helper_228_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u;
        let mut m3: f64 = { let t2 = (if w > 0.75 { w } else if 3 % 3 == 1 { s1 } else { s1 }).sin().exp(); t2 * ((-w) + 1.25) + t2 };
        if w < (0.5 - s1) { return s1; }
        if w > 2.0 {
            s1 += ([0.5_f64, 1.5].iter().take(2).copied().map(|p4| p4).sum::<f64>() + 2.0) * 0.25;
            m3 += (if s1 > 1.25 { s1 / (1.5 + s1 * s1) } else { w.atan2(1.5 + u.abs()) }) * 0.25;
        }
        m3 + s1 + w + u + (if u.abs() >= 0.2 || s1 < u { -m3 } else if m3 > 1.25 { u.sin().exp2() } else { m3.mul_add(0.5, u) })
    }

    #[differentiable]
    fn helper_228_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s5: f64 = u;
        let mut v6 = ((v[0] / (1.5 + v[0] * v[0])) - (s5 - 1.25), v.iter().map(|&p7| p7.sin() + s5).sum::<f64>());
        let i8 = 1 % v.len();
        v[i8] /= 1.5 + (0..3_usize).map(|i9| v.iter().rev().skip(1).zip(v.iter()).map(|(p10, q11)| (*p10).sin() + s5 + p10 * q11).sum::<f64>()).sum::<f64>().abs();
        v6.0 - v6.1 + s5 + v.iter().sum::<f64>() * 0.5 + u + (-v6.1.hypot(1.0 + v[0 % v.len()]))
    }

    #[differentiable]
    fn helper_228_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s12: f64 = 0.5 / (1.5 + v[0].abs());
        let mut m15: f64 = v.iter().zip(v.iter()).map(|(p13, q14)| (*p13).sin() + (*p13).sin().sinh().cos().exp_m1() + p13 * q14).sum::<f64>();
        for p16 in v.iter_mut() {
            if u.atan2(1.5 + s12.abs()) > 1.1 {
                m15 = (helper_228_1(vec![(0.8 * m15.sin()).atanh(), m15], *p16) - 1.1).tanh();
            } else {
                s12 = (s12 * 0.75 - m15.signum().max(0.25).sin()).sin();
            }
            m15 *= 0.5 + (if u.abs() >= 1.5 { helper_228_0(s12, m15) } else { *p16 }).atan().tanh();
        }
        m15 + s12 + v.iter().sum::<f64>() * 0.5 + u + (if (s12 / 0.75) < (u * u) { v.iter().zip(v.iter()).map(|(p18, q19)| (*p18) * v[0] + p18 * q19).sum::<f64>() } else if s12.abs() >= 1.1 { u * m15 } else { m15.cos().exp_m1() })
    }

    #[differentiable]
    pub fn program_228(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s20: f64 = x.iter().step_by(2).map(|p21| x[n % x.len()]).map(f64::tanh).sum::<f64>();
        let mut v22 = (0..4).map(|i23: usize| (n as f64 * 0.25) + a).collect::<Vec<f64>>();
        let i24 = (n + n) % v22.len();
        v22[i24] /= 1.5 + ({ let t25 = s20; t25 * v22[(n * 4) % v22.len()] + t25 }).fract().abs();
        if (-a) > 2.0 {
            let f26 = |u27: f64| x.iter().step_by(2).enumerate().map(|(i28, p29)| (*p29) * helper_228_0(x.iter().copied().map(|p30| 1.0 + 0.5 * (p30 * a).sin()).product::<f64>(), x[0]) * (i28 + 1) as f64).sum::<f64>();
            s20 /= 1.5 + x.iter().take(2).enumerate().map(|(i31, p32)| (*p32) * ((*p32) + v22[v22.len() - 1]) * (i31 + 1) as f64).sum::<f64>().abs();
        } else {
            if 0 % 2 == 0 {
                let i33 = (n + n) % v22.len();
                v22[i33] /= 1.5 + (0.8 * s20.sin()).atanh().copysign(helper_228_0(x[x.len() - 1], v22[1 % v22.len()])).abs();
            }
        }
        s20 *= 0.5 + (if (n * 3) % 3 == 1 { a * s20 } else { helper_228_2(x.to_vec(), a) }).tanh();
        let (i34, i35) = (2 % v22.len(), (n + n) % v22.len());
        v22.swap(i34, i35);
        'l37: for i36 in 0..n {
            s20 += ({ let t38 = v22[(n + 1) % v22.len()] + 2.0; t38 * (t38 + x[n % x.len()]) + t38 }).atan() * 0.25;
            for i39 in 0..n {
                s20 += (-x[x.len() - 1]).tanh() * 0.25;
                s20 = s20 * 0.5 + (1.25 + (1.5 + a * a).ln().sin()).powf(1.5).tanh();
            }
        }
        v22.iter().sum::<f64>() * 0.5 + s20 + a + (x[(n + n) % x.len()].max(s20) * helper_228_1(x.to_vec(), s20))
    }

    #[differentiable]
    fn helper_229_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u - u;
        let mut v2 = vec![u + 0.2; 3];
        if 2 % 2 == 0 {
            s1 /= 1.5 + ((s1 * v[0]) - 1.25).abs();
            s1 = s1 * 0.5 + ((0.9 * u) + 0.3);
        }
        
    }

    #[differentiable]
    fn helper_229_1(u: f64) -> Option<f64> {
        if u > 0.3 { return None; }
        let mut s3: f64 = u;
        let mut v4 = (0..4).map(|i5: usize| s3 / 0.5).collect::<Vec<f64>>();
        if (u / 2.0) > 0.3 {
            s3 += (2.0 * s3) * 0.25;
        }
        Some(v4.iter().sum::<f64>() * 0.5 + s3 + u + v4.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5).atan2(1.5 + (s3 / 0.3).abs()))
    }

    #[differentiable]
    fn helper_229_2(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s6: f64 = if v[0 % 3] > 0.5 { u } else { u };
        s6 = s6 * 0.5 + ((-s6) / (1.5 + u * u));
        let (p7, mut q8): (f64, f64) = (helper_229_1(1.1 - v[1]).map_or(u.hypot(1.0 + s6), |t9| t9.sin()), { let t10 = v[1]; t10 * s6 + t10 });
        q8 *= ({ let c12: Vec<f64> = v.iter().take(2).map(|p11| (*p11) * s6).collect(); c12.iter().fold(0.5, |s, v| s * 0.5 + v) }).rem_euclid(2.5).cos();
        [q8 + p7 + s6 + v.iter().sum::<f64>() * 0.5 + u + (0.7 * ({ let c14: Vec<f64> = v.iter().step_by(2).map(|p13| (*p13).sin() + v[1]).collect(); c14.iter().sum::<f64>() }).sin()).tan(), p7.hypot(1.0 + q8), s6.atan2(1.5 + u.abs())]
    }

    #[differentiable]
    pub fn program_229(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s15: f64 = (1.5 + x[x.len() - 1].sin()).powf(a.cos());
        let mut v16 = ((0.5 / (1.5 + a.abs())) * a.tanh(), x.chunks(2).map(|w17| (w17[0] - 0.5) * s15).sum::<f64>());
        let (p18, mut q19): (f64, f64) = (x.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5), (s15 * s15).ln_1p());
        let mut m22: f64 = x.iter().fold(q19, |s20, p21| s20 * 0.5 + (((*p21) - (if (n * 1) % 2 == 0 { x[x.len() - 1] + p18 } else if s15 > 0.9 { q19 } else { -s20 })).tanh()).sin());
        if m22 > 0.3 || x[0 % x.len()].abs() >= 0.2 { return (1.5 + m22.sin()).powf(x[0].cos()); }
        v16.1 *= (match q19 { t23 if t23 > 1.5 => t23 * 0.75 - v16.0, t23 if t23 < -1.5 => -t23 + v16.0 + 2.0, _ => (q19 * q19).ln_1p() }).cos();
        m22 *= (2.0 + m22.min(x[x.len() - 1]).cos()).recip().cos();
        if n % 2 == 0 { return helper_229_2([s15.min(1.75), p18, -q19], v16.0)[1]; }
        q19 = (q19 * 0.9 - x[n % x.len()].copysign(v16.1).sin().exp2()).sin();
        let b26: f64 = helper_229_2([helper_229_1(x[2 % x.len()]).unwrap_or(a), p18, -x[(n + n) % x.len()]], s15 * p18)[0].atan2(1.5 + (x.iter().copied().map(|p25| p25.sin() + p18).sum::<f64>() + (q19 * q19)).abs());
        b26 + m22 + q19 + p18 + v16.0 - v16.1 + ((-v16.1) / (1.5 + s15 * s15))
    }

    #[differentiable]
    fn helper_230_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u.clamp(-1.5, 1.25);
        let mut v2 = [[v[1 % v.len()].atan2(1.5 + s1.abs()), v[0 % v.len()] / (1.5 + u * u)], [v.iter().zip(v.iter()).map(|(p3, q4)| (*p3) * v[1 % v.len()] + p3 * q4).sum::<f64>(), v[0]]];
        if (if s1.abs() >= 2.0 { v2[2 % 2][0] } else if v2[0][0] > 0.75 { v2[3 % 2][3 % 2] } else { v2[1 % 2][1] }) > 0.5 {
            let b5: f64 = v2[2 % 2][1] / 0.3;
            s1 = (s1 * 0.9 - (b5 - s1 * s1).sin()).sin();
        } else {
            s1 /= 1.5 + v.iter().rev().map(|p6| (*p6).sin() + s1).sum::<f64>().rem_euclid(2.5).abs();
        }
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + u + ({ let t7 = v[1 % v.len()]; t7 * (u / 2.0) + t7 })
    }

    #[differentiable]
    fn helper_230_1(u: f64, w: f64) -> f64 {
        let mut s8: f64 = match w { t9 if t9 > 0.5 => t9 * u, t9 if t9 < -0.5 => -t9 + u, _ => w };
        let b13: f64 = if u.mul_add(0.5, u) < [0.5_f64, 1.5].iter().take(2).copied().map(|p10| u).sum::<f64>() { match s8 { t12 if t12 > 0.3 => t12 * w.max(w), t12 if t12 < -0.3 => -t12 + helper_230_0(&[u.max(u), w], w), _ => match w { t11 if t11 > 0.3 => t11 * w, t11 if t11 < -0.3 => -t11 + s8, _ => s8 } } } else { s8.min(1.75) };
        b13 + s8 + w + u + (1.5 + b13.max(0.25).cos()).log2()
    }

    #[differentiable]
    pub fn program_230(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s14: f64 = a.min(a);
        let mut s14: f64 = helper_230_0(x, (if x[x.len() - 1] > 0.2 { s14 } else if a > 0.5 { a } else { x[(n + n) % x.len()] }).sin().cosh());
        if helper_230_1(s14, a) < helper_230_1(a, s14) {
            let f15 = |u16: f64| helper_230_1((1.5 + a.hypot(1.0 + u16).cos()).log2(), -(x[0 % x.len()] * u16));
        } else {
            for p17 in x.iter().skip(1).step_by(2) {
                let mut m19: f64 = (2.0 + (((*p17) - 0.5) * x[(n + 2) % x.len()].atan2(1.5 + s14.abs())).sin()).cbrt();
                m19 = a.cos();
                if x[(n + n) % x.len()] > 0.9 {
                    m19 = m19 * 0.5 + x.iter().rev().map(|p20| ((*p20) - x[n % x.len()]).tanh()).sum::<f64>().min(m19.mul_add(0.5, s14)).tanh();
                } else if (*p17) > 1.25 || x[0].abs() >= 1.1 {
                    m19 = ({ let t21 = *p17; t21 * t21.mul_add(0.5, m19) + t21 }).tanh();
                } else {
                    m19 *= 0.5 + ({ let t22 = *p17; t22 * (n as f64 * 0.25) + t22 }).sin().exp2().atan().tanh();
                }
            }
            s14 *= helper_230_0(x, a.atan()).cos();
        }
        s14 + a + (2.0 + x[x.len() - 1].cos()).recip().max(s14.sin().exp())
    }

    #[differentiable]
    fn helper_231_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = (0..3_usize).map(|i2| u).sum::<f64>();
        let mut v3 = [s1.fract(), v[1 % v.len()], (1.5 + u.sin()).powf(v[1 % v.len()].cos())];
        if v[v.len() - 1].atan2(1.5 + v3[0].abs()) < ({ let t4 = v3[1]; t4 * s1 + t4 }) {
            s1 *= v.iter().step_by(2).fold(u, |s5, p6| s5 * 0.5 + ((*p6).sin() + (v3[0 % 3] / (1.5 + v[2 % v.len()] * v[2 % v.len()]))).sin()).cos();
            s1 = (u + 0.3) - s1 * 0.75;
        } else {
            s1 = (0.2 / (1.5 + v[0 % v.len()].abs())) - s1 * 0.75;
        }
        v3.iter().sum::<f64>() * 0.5 + s1 + u + ((1.25 + u.sin()).powf(1.5) - u * u)
    }

    #[differentiable]
    fn helper_231_1(u: f64, w: f64) -> f64 {
        let mut s7: f64 = helper_231_0(&[{ let t8 = w; t8 * t8 + t8 }, u], w);
        s7 = s7 * 0.5 + helper_231_0(&[u.sin(), s7], w.hypot(1.0 + u));
        s7 = w;
        s7 -= (2.0 + (s7 - u).sin()).cbrt() * 1.1;
        s7 + w + u + (w * u).mul_add(0.5, (s7 / 1.5))
    }

    #[differentiable]
    fn helper_231_2(u: f64, n: usize) -> f64 {
        if n == 0 { return u.tanh(); }
        let below = helper_231_2(u.min(u), n - 1);
        let mut s9: f64 = u;
        s9 = s9 * 0.5 + f64::sin(s9).copysign(s9);
        if (below * below) < (0.5 + below * below).sqrt() {
            s9 = { let c11: Vec<f64> = [0.5_f64, 1.5].iter().map(|p10| ((*p10) - helper_231_0(&[0.9 / (1.5 + (*p10).abs()), s9], below)).tanh()).collect(); c11.iter().sum::<f64>() };
        } else if 0 % 2 == 0 {
            s9 = (s9 * 0.5 - s9.sin()).sin();
        } else {
            s9 *= 0.5 + helper_231_1(below.copysign(u), (u * u).ln_1p()).tanh();
        }
        s9 + below + u + (s9.signum() - (1.25 - u))
    }

    #[differentiable]
    pub fn program_231(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s12: f64 = x[0].rem_euclid(2.5);
        let mut v13 = vec![-s12; 3];
        s12 = helper_231_2(v13[0 % v13.len()] % 1.75, 0) - s12 * 0.75;
        s12 /= 1.5 + (1..=n).rev().map(|i14| (n as f64 * 0.25).mul_add(0.5, s12)).sum::<f64>().abs();
        if (x[0] + x[x.len() - 1]) > 0.2 {
            let (i15, i16) = ((n + n) % v13.len(), (n + n) % v13.len());
            v13.swap(i15, i16);
        }
        let i17 = (n + 1) % v13.len();
        v13[i17] = ((s12 - s12 * s12) + (1.5 + a.cos()).log10()) - v13[i17] * 0.75;
        match n % 4 {
            0 => {
                let i18 = n % v13.len();
                v13[i18] = ({ let t19 = helper_231_1(v13[n % v13.len()], a); t19 * a + t19 }) - v13[i18] * 0.75;
            }
            1 | 2 => {
                let b21: f64 = (if ({ let t20 = s12; t20 * x[2 % x.len()] + t20 }).abs() >= 1.25 { x[n % x.len()] - s12 } else { helper_231_0(&v13, a) }).signum();
            }
            _ => {
                let i22 = n % v13.len();
                v13[i22] += helper_231_1(n as f64 * 0.25, (1.5 + v13[(n + n) % v13.len()].sin()).powf(v13[0].cos())) * 0.25;
            }
        }
        if v13.len() > 3 { v13.truncate(2); } else { v13.extend([1.1 / (1.5 + s12.abs()), 0.5]); }
        v13.iter().sum::<f64>() * 0.5 + s12 + a + s12.copysign(x[(n * 1) % x.len()]).rem_euclid(2.5)
    }

    #[differentiable]
    fn helper_232_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = (1.5 + (*p).sin()).powf(u.cos());
        let mut v2 = (s1 % 1.75, -u);
        if u < ((*p) + v2.0) { return (*p).sin(); }
        if (2.0 + (*p).sin()).cbrt() < (1.25 - v2.1) { return s1.sin(); }
        if 0 % 2 == 0 {
            s1 -= (-(-v2.0)) * 0.3;
        }
        v2.0 - v2.1 + s1 + *p + u + [0.5_f64, 1.5].iter().rev().copied().fold(-4.0, f64::max)
    }

    #[differentiable]
    fn helper_232_1(v: &mut [f64], u: f64) {
        let mut s3: f64 = u;
        v[1 % v.len()] += (v.iter().rev().map(|p4| ((*p4) - v[3 % v.len()]).tanh()).sum::<f64>() - 1.25) * 0.25;
        let mut w5 = v.to_vec();
        while let Some(t6) = w5.pop() {
            s3 -= (t6.max(s3) + ({ let t7 = u; t7 * t6 + t7 })).cos() * 0.9;
            s3 = (s3 * 1.25 - (v[v.len() - 1] - t6 * t6).tanh()).sin();
            s3 -= u.tanh().powi(3).cos() * 0.9;
        }
        
    }

    #[differentiable]
    fn helper_232_2(v: &mut [f64], u: f64) {
        let mut s8: f64 = v.windows(3).map(|w9| (w9[1] - 0.5) * w9[2 % w9.len()]).sum::<f64>();
        let r10 = helper_232_0(&mut s8, u - v[0] * v[0]);
        v[v.len() - 1] = (v[v.len() - 1] * 0.9 - (v.chunks(2).map(|w11| (w11[0] - 0.5) * v[2 % v.len()]).sum::<f64>() + u)).sin();
        
    }

    #[differentiable]
    pub fn program_232(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s12: f64 = -x[n % x.len()];
        let mut v13 = [a.cos().exp_m1(), x[0], s12];
        let (i14, i15) = ((n * 2) % v13.len(), n % v13.len());
        v13.swap(i14, i15);
        s12 *= (0.9 * a.cos()).acos().cos();
        let (p16, mut q17): (f64, f64) = (x[n % x.len()].copysign(v13[n % 3]) * (-v13[1]), { let t18 = x[0]; t18 * x[0] + t18 });
        helper_232_2(&mut v13[..], match (n + 1) % 3 { 0 => a, 1 => s12, _ => p16 });
        let mut k19 = 0_usize;
        loop {
            k19 += 1;
            if k19 > 3 || ((1..=n).rev().map(|i20| v13[(i20 + n) % 3]).sum::<f64>() > 1.1) { break; }
            v13.reverse();
            q17 = v13.iter().rev().skip(1).zip(v13.iter()).map(|(p21, q22)| (*p21) * s12.hypot(1.0 + (*q22)) + p21 * q22).sum::<f64>().tanh();
        }
        q17 + p16 + v13.iter().sum::<f64>() * 0.5 + s12 + s12.mul_add(0.5, s12)
    }

    #[differentiable]
    fn helper_233_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u.max(u); }
        let below = helper_233_0(u.max(u), n - 1);
        let mut s1: f64 = u;
        let mut v2 = (0..4).map(|i3: usize| 0.9 / (1.5 + s1.abs())).collect::<Vec<f64>>();
        let mut w4 = v2.clone();
        'l6: while let Some(t5) = w4.pop() {
            let t7 = if v2.len() > 1 { v2.pop().unwrap() } else { v2[0] };
            let i8 = n % v2.len();
            v2[i8] = (v2[i8] * 1.25 - u.cos()).sin();
            s1 += u.tanh() * 0.25;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + below + u + (-(1.5 + s1 * s1).ln())
    }

    #[differentiable]
    pub fn program_233(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = x.iter().zip(x.iter().rev()).map(|(p10, q11)| ((*p10) - a).tanh() + p10 * q11).sum::<f64>();
        let mut v12 = [x.chunks(3).map(|w13| (w13[0] - 0.5) * s9).sum::<f64>(), a, helper_233_0(s9, 3)];
        if a.hypot(1.0 + s9) > 2.0 {
            v12[n % 3] += v12.windows(3).map(|w14| (w14[1] - 0.5) * w14.iter().copied().map(|p15| a).sum::<f64>()).sum::<f64>() * 0.25;
        } else {
            if helper_233_0(s9, 3) > 0.75 { return s9.powi(2); }
            v12[0] = (v12[0] * 0.2 - (if a > 0.5 { a } else { v12[n % 3] }).mul_add(0.5, s9.sin())).sin();
        }
        let (p16, mut q17): (f64, f64) = (v12.windows(3).map(|w18| (w18[1] - 0.5) * x[(n + n) % x.len()]).sum::<f64>().max((a * a)), s9 - 0.5);
        'l20: for i19 in 0..n {
            v12 = v12;
            v12[1] = ((p16 - a) + 1.1).atan() - v12[1] * 0.75;
            let mut k22 = 0_usize;
            let r21: f64 = loop {
                k22 += 1;
                if k22 > 4 || (s9 > 1.1) { break if (1.25 + a.sin()).powf(1.5) > 2.0 { -p16 } else { helper_233_0(a, 1) }; }
                v12[i19 % 3] *= (v12[1] - 2.0).atan().cos();
            };
        }
        let (p23, mut q24): (f64, f64) = (p16.atan(), p16);
        q24 + p23 + q17 + p16 + v12.iter().sum::<f64>() * 0.5 + helper_233_0(v12.iter().filter(|p25| **p25 > 1.5).map(|p26| (*p26).sin() + x[n % x.len()]).sum::<f64>(), 0)
    }

    #[differentiable]
    fn helper_234_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v[0] + u;
        let mut v2 = [v[v.len() - 1], u, u];
        let d3: f64;
        if u.abs() >= 0.9 || u > 0.75 { d3 = (u * v2[0]).to_radians(); } else { d3 = s1; }
        let (i4, i5) = (2 % v.len(), 2 % v.len());
        v.swap(i4, i5);
        v2[0] /= 1.5 + (if d3.rem_euclid(2.5) < v[1 % v.len()] { v2[0 % 3] * v2[1] } else { d3 + v[0] }).abs();
        d3 + v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (if u < v[0] { (1.5 + v[v.len() - 1].cos()).log10() } else { v[1 % v.len()].min(s1) })
    }

    #[differentiable]
    fn helper_234_1(u: f64, w: f64) -> f64 {
        let mut s6: f64 = w.hypot(1.0 + u);
        let mut v7 = (w, -s6);
        for i8 in 0..4_usize {
            s6 *= (s6 - v7.0 * v7.0).copysign(w).tanh().cos();
            s6 = s6 * 0.5 + (w.cos().exp_m1() + (if w > 1.25 { w } else { u })).cos();
            s6 *= v7.0.atan().cos();
        }
        v7.0 - v7.1 + s6 + w + u + [0.5_f64, 1.5].iter().rev().skip(1).filter(|p9| **p9 > 2.0).map(|p10| ((*p10) - helper_234_0(vec![0.2 * u, s6], v7.0)).tanh()).sum::<f64>()
    }

    #[differentiable]
    pub fn program_234(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s11: f64 = { let t12 = a; t12 * x[x.len() - 1] + t12 };
        s11 *= 0.5 + s11.sin().exp2().cos().tanh();
        s11 -= (1.5 + (a + 0.9).sin()).powf(helper_234_1(s11, x[n % x.len()]).cos()) * 1.1;
        if (0.5 / (1.5 + s11.abs())).abs() >= 2.0 {
            s11 /= 1.5 + (1.5 + (0.3 / (1.5 + s11.abs())).sin()).powf((if s11 > 0.3 { s11 } else { x[(n * 4) % x.len()] }).cos()).abs();
            let d13: f64;
            if x[(n + n) % x.len()] < x[0] && x[0].abs() >= 0.75 { d13 = -s11; } else { d13 = a; }
        } else if (1.5 + s11 * s11).acosh() < a.mul_add(0.5, x[0]) {
            let (p14, mut q15): (f64, f64) = ((1.5 + ({ let t16 = s11; t16 * a + t16 }).cos()).log2(), a.abs());
        }
        s11 *= (-(1.5 - a)).cos();
        if helper_234_1(a, n as f64 * 0.25) > 1.5 {
            match n % 4 {
                0 => {
                    match (n + 3) % 4 {
                        0 => {
                            s11 = helper_234_0(x.to_vec(), s11).tanh().powi(3) - s11 * 0.75;
                        }
                        1 | 2 => {
                            s11 -= (x.iter().rev().fold(a, |s17, p18| s17 * 0.5 + ((*p18).sin() + x[(n + 3) % x.len()]).sin()) / 2.0) * 0.9;
                        }
                        _ => {
                            s11 -= x[0] * 0.2;
                        }
                    }
                }
                1 | 2 => {
                    s11 += x.iter().filter(|p19| **p19 > 0.2).map(|p20| ((*p20) - a.tanh()).tanh()).sum::<f64>() * 0.25;
                }
                _ => {
                    s11 /= 1.5 + helper_234_1((0.8 * s11.sin()).atanh(), helper_234_1(x[n % x.len()], x[(n + 1) % x.len()])).abs();
                }
            }
            s11 = s11 * 0.5 + helper_234_1(x[x.len() - 1] - s11 * s11, x[x.len() - 1].cos());
        } else if ({ let t21 = s11; t21 * s11 + t21 }) > 1.1 {
            s11 *= 0.5 + (if x[1 % x.len()].max(a) > 0.75 { 0.2 * s11 } else if a.abs() >= 2.0 { { let t22 = x[(n + 2) % x.len()]; t22 * s11 + t22 } } else { (1.5 + a.cos()).log2() }).tanh();
        }
        s11 + a + (2.0 + helper_234_1(x[0], x[(n * 2) % x.len()]).cos()).recip()
    }

    #[differentiable]
    fn helper_235_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = (*p).cos().exp_m1();
        let mut v2 = [{ let t3 = s1; t3 * u + t3 }, *p, -u];
        let b4: f64 = (u.signum() + (s1 + u)).atan2(1.5 + v2[0].max((*p).atan()).abs());
        let f5 = |u6: f64| (2.0 + [0.5_f64, 1.5].iter().map(|p7| (*p7) * ({ let c9: Vec<f64> = [0.5_f64, 1.5].iter().step_by(2).map(|p8| ((*p8) - u).tanh()).collect(); c9.iter().sum::<f64>() })).sum::<f64>().sin()).cbrt();
        b4 + v2.iter().sum::<f64>() * 0.5 + s1 + *p + (0.75 * s1).hypot(1.0 + (-b4))
    }

    #[differentiable]
    fn helper_235_1(u: f64, w: f64) -> (f64, f64) {
        let mut s10: f64 = w * u;
        let mut v11 = vec![s10; 3];
        helper_235_0(&mut v11[0], match w { t12 if t12 > 0.2 => t12 * u, t12 if t12 < -0.2 => -t12 + u, _ => u });
        (v11.iter().sum::<f64>() * 0.5 + s10 + w + u + (if (1.5 + w * w).acosh() > 1.25 { w + u } else { u }), (-u).min((w - v11[v11.len() - 1])))
    }

    #[differentiable]
    fn helper_235_2(u: f64, n: usize) -> f64 {
        if n == 0 { return [0.5_f64, 1.5].iter().step_by(2).filter(|p13| **p13 > 1.1).map(|p14| (*p14) * u).sum::<f64>(); }
        let below = helper_235_2(0.3 - u, n - 1);
        let mut s15: f64 = helper_235_1(u, u).1;
        let mut v16 = [if u.abs() >= 1.25 { s15 } else { u }, u, { let t17 = below; t17 * u + t17 }];
        let mut k18 = 0_usize;
        loop {
            k18 += 1;
            if k18 > 3 || (s15.sin().sinh() < (v16[3 % 3] - u * u)) { break; }
            s15 = v16.iter().map(|p19| 1.0 + 0.5 * ((*p19) * (-(*p19))).sin()).product::<f64>().tanh() - s15 * 0.75;
            s15 = s15 * 0.5 + (if (s15 * below) > 0.75 { v16.windows(3).map(|w20| (w20[1] - 0.5) * s15).sum::<f64>() } else { u.min(v16[k18 % 3]) }).tanh();
        }
        v16.iter().sum::<f64>() * 0.5 + s15 + below + (2.0 + (n as f64 * 0.25).sin().exp2().cos()).recip()
    }

    #[differentiable]
    pub fn program_235(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s21: f64 = 0.2 * a;
        let mut v22 = [[a, x.iter().rev().skip(1).map(|&p23| p23).sum::<f64>()], [x.windows(2).map(|w24| (w24[1] - 0.5) * x[0]).sum::<f64>(), x[(n + n) % x.len()].copysign(x[(n + 3) % x.len()])]];
        for (i26, p25) in x.iter().enumerate() {
            v22[(n * 4) % 2][0] = v22[(n * 4) % 2][0] * 0.5 + (1.25 + x.iter().fold(v22[1][0], |s27, p28| s27 * 0.5 + (((*p28) - v22[i26 % 2][0]).tanh()).sin()).sin()).powf(1.5).sin();
            v22[i26 % 2][(i26 + i26) % 2] = ((1.5 + (*p25) * (*p25)).acosh() - 0.9).atan();
            { let mut f29 = |u30: f64| { s21 = s21 * 0.5 + helper_235_2(x[0] / 1.25, 0).atan(); }; f29(x.iter().rev().filter(|p31| **p31 > 0.5).map(|p32| (*p25)).sum::<f64>()); f29(v22[0][3 % 2].mul_add(0.5, a)); }
        }
        if (n * 4) % 2 == 1 {
            let mut v33 = [helper_235_2(x[(n + n) % x.len()], 2), x[x.len() - 1], -v22[n % 2][(n * 3) % 2]];
        } else {
            s21 = s21 * 0.5 + (x.iter().fold(a, |s34, p35| s34 * 0.5 + ((*p35).sin() + s21).sin()) * v22[0][1]);
        }
        v22[0][1] * v22[1][0] + v22[1][1] + s21 + a + (if helper_235_1(s21, s21).1 > 0.75 { v22[3 % 2][n % 2] } else if x[1 % x.len()] > 0.5 { (1.5 + a.cos()).log10() } else { s21 / 2.0 })
    }

    #[differentiable]
    pub fn program_236(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[n % x.len()];
        let mut v2 = (0..4).map(|i3: usize| (1.25 + a.sin()).powf(1.5)).collect::<Vec<f64>>();
        s1 -= (0.3 / (1.5 + x[(n * 1) % x.len()].abs())).min((-x[(n + 3) % x.len()])) * 0.5;
        let mut m4: f64 = 2.0 / (1.5 + a.cos().abs());
        let i5 = n % v2.len();
        v2[i5] -= s1 * 1.1;
        if (s1 - m4 * m4) < s1.atan() { return x[(n + 2) % x.len()]; }
        for i6 in 0..n {
            v2.push(m4.tanh());
            let mut w7 = x.to_vec();
            while let Some(t8) = w7.pop() {
                let i9 = (n + 1) % v2.len();
                v2[i9] += ((x[(i6 * 1) % x.len()] + m4) - 1.25).cos() * 0.25;
            }
            (s1, m4) = (m4, s1 * 0.5 + m4);
        }
        m4 -= ({ let t10 = a * a; t10 * x[(n + n) % x.len()].cos().exp_m1() + t10 }) * 1.5;
        s1 += a * 0.25;
        m4 + v2.iter().sum::<f64>() * 0.5 + s1 + a + s1
    }

    #[differentiable]
    fn helper_237_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[0] * v[1 % v.len()];
        for p2 in v.iter_mut() {
            *p2 += (0.9 * (*p2).cos()).acos().sin().sinh().tanh() * 0.25;
        }
        
    }

    #[differentiable]
    fn helper_237_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u * u) + f(u * 0.5);
        let mut s4: f64 = again;
        let mut v5 = (0..4).map(|i6: usize| -u).collect::<Vec<f64>>();
        let i7 = 0 % v5.len();
        v5[i7] -= ({ let t8 = v5[v5.len() - 1]; t8 * again + t8 }).atan() * 1.1;
        helper_237_0(&mut v5[..], again.sin().cosh());
        v5.iter().sum::<f64>() * 0.5 + s4 + again + u + (0.2 / (1.5 + (1.5 + again.cos()).log2().abs()))
    }

    #[differentiable]
    fn helper_237_2(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s9: f64 = v.iter().rev().filter(|p10| **p10 > 0.3).map(|p11| ((*p11) - v[2 % 3]).tanh()).sum::<f64>();
        let mut v12 = [(2.0 + s9.cos()).recip(), v[2 % 3], 0.5 - u];
        if (u * u) > 1.1 {
            s9 /= 1.5 + ({ let t13 = v12[1] + v[2]; t13 * (match s9 { t14 if t14 > 1.1 => t14 * s9, t14 if t14 < -1.1 => -t14 + v[1], _ => v12[1 % 3] }) + t13 }).abs();
        } else {
            s9 = (s9 * 0.9 - (({ let c16: Vec<f64> = v.iter().step_by(2).map(|p15| (*p15).sin() + v12[2 % 3]).collect(); c16.iter().sum::<f64>() }) / 1.5)).sin();
        }
        [v12.iter().sum::<f64>() * 0.5 + s9 + v.iter().sum::<f64>() * 0.5 + u + helper_237_1(|t17| t17, u).atan2(1.5 + (v12[1] + u).abs()), u.max(u), 0.2 / (1.5 + v12[1 % 3].abs())]
    }

    #[differentiable]
    pub fn program_237(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s18: f64 = x.iter().step_by(2).map(|p19| 1.0 + 0.5 * ((*p19)).sin()).product::<f64>();
        let mut v20 = [(1.5 + s18.sin()).powf(a.cos()), s18, a];
        helper_237_0(&mut v20, (0.9 * a.sin()).asin());
        match n % 4 {
            0 => {
                s18 = s18 * 0.5 + helper_237_2([match x[x.len() - 1] { t21 if t21 > 1.1 => t21 * a, t21 if t21 < -1.1 => -t21 + a, _ => x[n % x.len()] }, v20[(n * 3) % 3], v20[0]], s18 / 1.5)[2];
            }
            1 | 2 => {
                helper_237_0(&mut v20[..], s18.mul_add(0.5, a));
            }
            _ => {
                helper_237_0(&mut v20, a.to_radians());
            }
        }
        let (p22, mut q23): (f64, f64) = ((s18 - v20[1] * v20[1]).min(x[(n + 3) % x.len()]), if a < a { a } else { v20[n % 3] });
        q23 + p22 + v20.iter().sum::<f64>() * 0.5 + s18 + (p22 / 0.3)
    }

    #[differentiable]
    fn helper_238_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = -w;
        let mut v2 = [[u, u * u], [[0.5_f64, 1.5].iter().rev().map(|p3| 1.0 + 0.5 * ((*p3) * s1).sin()).product::<f64>(), u.atan()]];
        s1 -= (0.9 * v2[1 % 2][3 % 2].sin()).asin() * 0.75;
        s1 /= 1.5 + (u * u).max((v2[3 % 2][1] - s1)).abs();
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + w + u + (v2[1 % 2][1].max(v2[0 % 2][0]) - s1 * s1)
    }

    #[differentiable]
    pub fn program_238(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x.iter().step_by(2).map(|&p5| 1.0 + 0.5 * (p5).sin()).product::<f64>();
        let mut v6 = [{ let t7 = x[(n + n) % x.len()]; t7 * x[x.len() - 1] + t7 }, x[0], a / 1.1];
        if (n * 3) % 3 == 1 || (2.0 + s4.cos()).recip() < ({ let t8 = s4; t8 * x[(n + n) % x.len()] + t8 }) {
            if x[n % x.len()].asinh().abs() >= 2.0 && x.iter().rev().skip(1).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5) > 0.75 {
                v6[0] = v6[0] * 0.5 + (if s4 > 1.1 || a > 0.3 { v6[(n * 3) % 3] + 0.5 } else if x[0 % x.len()].abs() >= 0.2 { x[x.len() - 1] - x[(n * 2) % x.len()] * x[(n * 2) % x.len()] } else { x[0] / (1.5 + x[x.len() - 1] * x[x.len() - 1]) });
            }
        } else if (n * 4) % 2 == 1 {
            if x[x.len() - 1].atan2(1.5 + a.abs()) > 0.3 || v6.iter().filter(|p9| **p9 > 1.1).map(|p10| v6[0]).sum::<f64>() < v6[0] {
                for p11 in v6.iter_mut() {
                    for (i14, p13) in x.iter().enumerate() {
                        for p15 in x.chunks(2) {
                            *p11 /= 1.5 + (1.5 + p15[(i14 * 4) % p15.len()] * p15[(i14 * 4) % p15.len()]).acosh().cos().abs();
                        }
                    }
                }
            } else {
                let mut v17 = vec![v6.iter().zip(v6.iter()).map(|(p18, q19)| (*p18) * s4 + p18 * q19).sum::<f64>(); 3];
                s4 += a * 0.25;
            }
        }
        let mut m20: f64 = 0.2 - (s4 * s4).ln_1p();
        v6[(n + 0) % 3] -= (a.mul_add(0.5, s4) - v6[0] * v6[0]) * 2.0;
        v6[(n + 2) % 3] = x.windows(2).map(|w21| (w21[1] - 0.5) * (0.2 * w21[(n * 4) % w21.len()])).sum::<f64>() - v6[(n + 2) % 3] * 0.75;
        for i22 in 1..=n {
            m20 = (m20 * 0.9 - x.iter().take(2).copied().map(|p23| p23.max(v6[(n + 0) % 3])).map(f64::tanh).sum::<f64>().tanh()).sin();
            s4 = s4 * 0.5 + (x[x.len() - 1] / 0.2).sin();
            s4 -= (helper_238_0(s4, s4) - s4 * s4).atan() * 2.0;
        }
        m20 + v6.iter().sum::<f64>() * 0.5 + s4 + a + (m20.atan2(1.5 + v6[0].abs()) + helper_238_0(m20, v6[(n + n) % 3]))
    }

    #[differentiable]
    fn helper_239_0(u: f64) -> Option<f64> {
        if u < (u + 0.3) { return None; }
        let mut s1: f64 = u.min(1.75);
        let mut v2 = [[u.sin().cosh(), if s1.abs() >= 0.5 { s1 } else { s1 }], [(0..3_usize).map(|i3| s1).sum::<f64>(), s1 + 1.5]];
        s1 -= s1 * 1.25;
        Some(v2[0][1] * v2[1][0] + v2[1][1] + s1 + u + ({ let t4 = if u.abs() >= 0.9 { v2[0][1 % 2] } else { u }; t4 * u.clamp(-1.5, 1.25) + t4 }))
    }

    #[differentiable]
    fn helper_239_1(v: &mut [f64], u: f64) {
        let mut s5: f64 = v[0] - 2.0;
        v[0] = helper_239_0((1.5 + u * u).ln()).map(|t6| t6 * 0.5).unwrap_or_else(|| v[v.len() - 1]) - v[0] * 0.75;
        
    }

    #[differentiable]
    pub fn program_239(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = x[n % x.len()] + a;
        let mut v9 = [[helper_239_0(x[x.len() - 1]).map_or(s8, |t10| t10.sin()), x[(n + 0) % x.len()].copysign(x[0])], [match helper_239_0(a) { Some(t11) => t11 * 0.5, None => a }, a.atan()]];
        s8 = a - s8 * 0.75;
        let mut m14: f64 = match helper_239_0(helper_239_0(match n % 3 { 0 => s8, 1 => s8, _ => a }).unwrap_or(s8.mul_add(0.5, a))) { Some(t13) => t13 * 0.5, None => (1.5 + (2.0 + a.sin()).cbrt().sin()).powf(((n as f64 * 0.25) / 0.3).cos()) };
        'l17: for p15 in x.iter().copied() {
            if (m14 * m14).abs() >= 0.2 { break; }
            let mut w18 = x.to_vec();
            while let Some(t19) = w18.pop() {
                m14 -= ((-m14) + 0.2).atan() * 0.5;
                let b22: f64 = x.iter().zip(x.iter()).map(|(p20, q21)| (*p20) * (a / 2.0) + p20 * q21).sum::<f64>() + 0.3;
                v9[0][n % 2] = v9[0][n % 2] * 0.5 + ((n as f64 * 0.25) * (n as f64 * 0.25)).ln_1p().atan();
            }
        }
        'l24: for i23 in (0..2_usize).rev() {
            m14 -= v9[1][0].cos() * 1.25;
            m14 = m14.sin();
            m14 = (s8 + x.iter().take(2).copied().map(|p25| p25 * m14).sum::<f64>()).sin();
        }
        m14 + v9[0][1] * v9[1][0] + v9[1][1] + s8 + a + helper_239_0(if (n + n) % 2 == 1 { s8 } else { m14 }).unwrap_or((0.7 * v9[1][n % 2].sin()).tan())
    }

    #[differentiable]
    pub fn program_240(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x.iter().map(|p2| (*p2) * (*p2)).sum::<f64>();
        s1 -= a * 0.2;
        s1 *= 0.5 + s1.copysign(s1).hypot(1.0 + s1).tanh();
        let d6: f64;
        if a > 0.75 && s1 < x[x.len() - 1] { d6 = match (n * 4) % 3 { 0 => (0.9 * s1.sin()).asin() - (x[0] * x[0]), 1 => (1.25 * (n as f64 * 0.25)).cos().exp_m1(), _ => { let t3 = x.iter().zip(x.iter()).map(|(p4, q5)| (*p4).sin() + (*q5) + p4 * q5).sum::<f64>(); t3 * a.fract() + t3 } }; } else { d6 = (0.7 * a.to_radians().sin()).tan(); }
        s1 += (s1 / (1.5 + a * a)) * 0.25;
        if a.mul_add(0.5, a) < s1.copysign(s1) {
            s1 = ((-x[x.len() - 1]) * (s1 * s1)) - s1 * 0.75;
            s1 += (match 2 % 3 { 0 => s1.copysign(s1), 1 => d6 - x[(n * 1) % x.len()], _ => x[0].sin().cosh() }) * 0.25;
        } else {
            s1 = (s1 * 0.5 - (1.5 + (x[(n + 1) % x.len()] + 2.0).sin()).powf((0.7 * s1.sin()).tan().cos())).sin();
            s1 *= 0.5 + (0.9 * a.sin()).asin().tanh();
        }
        s1 = x[0] - 0.5;
        d6 + s1 + a + a.max(a).mul_add(0.5, (1.5 + x[(n + 1) % x.len()] * x[(n + 1) % x.len()]).acosh())
    }

    #[differentiable]
    fn helper_241_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u.copysign(v[v.len() - 1]);
        let mut v2 = vec![s1 + 0.3; 3];
        for i3 in 0..3_usize {
            v2.push((0.5 + u * u).sqrt());
            if i3 % 3 == 0 {
                s1 *= (s1 / (1.5 + v[0] * v[0])).sin().exp2().atan().cos();
            }
            s1 *= 0.5 + v2[0].atan2(1.5 + s1.abs()).mul_add(0.5, s1.max(0.25)).sin().tanh();
        }
        
    }

    #[differentiable]
    pub fn program_241(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a - 1.1;
        s4 = s4.sin();
        let mut m5: f64 = s4.copysign(s4);
        s4 *= 0.5 + x.iter().zip(x.iter()).map(|(p6, q7)| ((*p6) - (0.7 * m5.sin()).tan()).tanh() + p6 * q7).sum::<f64>().tanh();
        let d10: f64;
        if x.iter().zip(x.iter().rev()).map(|(p11, q12)| s4 + p11 * q12).sum::<f64>() < (1.5 + a.cos()).log2() { d10 = x.iter().zip(x.iter()).map(|(p8, q9)| (*p8) * a + p8 * q9).sum::<f64>(); } else { d10 = a.min(1.75); }
        if (m5 / 0.9) < a || (m5 + m5) < m5 {
            let b15: f64 = x.iter().rev().skip(1).enumerate().map(|(i13, p14)| (*p14) * (x[0].copysign((*p14)) + d10) * (i13 + 1) as f64).sum::<f64>();
        } else if (if s4 > 0.3 { m5 } else { a }) > 0.3 {
            s4 = m5 / (1.5 + a * a);
        }
        m5 *= 0.5 + m5.tanh();
        let f16 = |u17: f64| (0.3 - (-a)).min(a.atan2(1.5 + u17.abs()));
        match 2 % 4 {
            0 => {
                for i18 in (0..2_usize).rev() {
                    let mut m21: f64 = x.iter().take(2).zip(x.iter().rev()).map(|(p19, q20)| (*p19).sin() + (-(*p19)) + p19 * q20).sum::<f64>();
                }
            }
            1 | 2 => {
                let mut m23: f64 = if x[x.len() - 1].atan2(1.5 + s4.abs()) < x[n % x.len()] { (1.5 + (x[(n * 1) % x.len()] - 1.25).sin()).powf(({ let t22 = d10; t22 * d10 + t22 }).cos()) } else { d10.sin() * x[(n + 0) % x.len()].sin().cosh() };
            }
            _ => {
                m5 += ({ let t24 = m5; t24 * t24 + t24 }).min(1.75) * 0.25;
            }
        }
        d10 + m5 + s4 + m5.sin().sinh().asinh()
    }

    #[differentiable]
    fn helper_242_0(u: f64, n: usize) -> f64 {
        if n == 0 { return (1.5 + u.sin()).powf(u.cos()); }
        let below = helper_242_0(u.sin(), n - 1);
        let mut s1: f64 = below;
        let mut v2 = [[(u * u).ln_1p(), if below < s1 { s1 } else { below }], [(u * u).ln_1p(), match n % 3 { 0 => below, 1 => below, _ => below }]];
        if (1..=n).rev().map(|i3| u).sum::<f64>() > 0.75 {
            s1 += (0.3 - u) * 0.25;
        } else {
            s1 = s1 * 0.5 + ([0.5_f64, 1.5].windows(3).map(|w4| (w4[1] - 0.5) * u).sum::<f64>() - 0.2);
        }
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + below + u + (1.1 / (1.5 + s1.abs())).asinh()
    }

    #[differentiable]
    fn helper_242_1(v: &mut [f64], u: f64) {
        let mut s5: f64 = v.iter().rev().copied().fold(-4.0, f64::max);
        let mut v6 = [v.iter().step_by(2).map(|&p7| 1.0 + 0.5 * (p7.sin() + s5).sin()).product::<f64>(), u, 1.5 * v[0 % v.len()]];
        let f8 = |u9: f64| [0.5_f64, 1.5].iter().copied().fold(-4.0, f64::max);
        s5 = (s5 * 0.75 - (if (0.8 * u.sin()).atanh() > 0.75 { v[0 % v.len()].powi(2) } else { u.hypot(1.0 + u) })).sin();
        let (i10, i11) = (1 % v6.len(), 1 % v6.len());
        v6.swap(i10, i11);
        
    }

    #[differentiable]
    pub fn program_242(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s12: f64 = (1..=n).rev().map(|i13| a).sum::<f64>();
        let mut v14 = [-x[n % x.len()], a, s12.atan2(1.5 + s12.abs())];
        s12 = (helper_242_0(v14[2], 2) / (1.5 + a * a)) - s12 * 0.75;
        if v14[2].powi(2).abs() >= 2.0 {
            let (p15, mut q16): (f64, f64) = (0.9 / (1.5 + helper_242_0(a, 0).abs()), v14.iter().zip(x.iter()).map(|(p17, q18)| (*p17).sin() + s12 + p17 * q18).sum::<f64>());
            match (n + n) % 4 {
                0 => {
                    let d20: f64;
                    if s12.cos().exp_m1() > 1.25 { d20 = helper_242_0((0..2 * n).step_by(2).map(|i19| v14[(i19 * 1) % 3].cos()).sum::<f64>(), 1); } else { d20 = helper_242_0(p15.copysign(p15), 1); }
                }
                1 | 2 => {
                    if a > 1.25 { return q16; }
                }
                _ => {
                    let (p21, mut q22): (f64, f64) = (helper_242_0(-v14[2], 1), (0.9 * s12.sin()).asin());
                }
            }
        } else {
            v14[(n + 3) % 3] += (v14[2 % 3] / (1.5 + x[0] * x[0])).sin().cosh() * 0.25;
        }
        for p23 in v14.iter_mut() {
            *p23 -= (1.5 + (1.1 * a).cos()).log2().atan() * 0.5;
        }
        if (a + 1.5) > 1.5 {
            let f25 = |u26: f64| (1.5 + a * a).ln().atan2(1.5 + (-a.hypot(1.0 + a)).abs());
        } else if (a - v14[n % 3]) < x.windows(2).map(|w27| (w27[1] - 0.5) * w27[0]).sum::<f64>() {
            if (0..3_usize).map(|i28| a).sum::<f64>() > 1.5 {
                s12 *= (0.9 * (2.0 + x[(n + 3) % x.len()].cos()).recip().cos()).acos().cos();
                s12 /= 1.5 + ({ let t29 = 2.0 - a; t29 * t29 + t29 }).abs();
            } else {
                s12 = s12 - s12 * 0.75;
            }
        }
        v14.iter().sum::<f64>() * 0.5 + s12 + a + v14.iter().enumerate().map(|(i30, p31)| (*p31).sin() + x[(i30 * 4) % x.len()] * (i30 + 1) as f64).sum::<f64>().sin().exp()
    }

    #[differentiable]
    fn helper_243_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = (0..3_usize).map(|i2| v[(i2 + 3) % v.len()]).sum::<f64>();
        let mut v3 = (0..4).map(|i4: usize| u.signum()).collect::<Vec<f64>>();
        v3.reverse();
        let u: f64 = (-v3[0]).asinh();
        v3.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (u / 1.5).atan2(1.5 + (v[3 % v.len()] - u).abs())
    }

    #[differentiable]
    pub fn program_243(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = a.sin().sinh();
        let mut v6 = x.to_vec();
        if v6[(n + 2) % v6.len()].hypot(1.0 + v6[0]) > 0.3 { return x[(n * 1) % x.len()].atan2(1.5 + x[0].abs()); }
        let i7 = n % v6.len();
        v6[i7] = (v6[i7] * 1.1 - (0.9 * a.sin()).asin().rem_euclid(2.5)).sin();
        let i8 = n % v6.len();
        v6[i8] += (1.5 + v6[0].asinh().cos()).log10() * 0.25;
        if (x[x.len() - 1] * v6[0]) > 1.1 {
            let f9 = |u10: f64| x.iter().skip(1).copied().map(|p11| p11.sin() + x[0]).sum::<f64>().sin().sinh().abs();
            let mut k13 = 0_usize;
            let r12: f64 = loop {
                k13 += 1;
                if k13 > 4 || (x[x.len() - 1].abs() >= 0.3 || x[x.len() - 1] < x[3 % x.len()]) { break v6.iter().step_by(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5); }
                let i14 = (n * 1) % v6.len();
                v6[i14] = v6[i14] * 0.5 + v6[0].mul_add(0.5, (-a)).atan();
            };
        }
        v6.iter().sum::<f64>() * 0.5 + s5 + a + ((if v6[(n + n) % v6.len()] > 1.25 { x[0] } else { v6[v6.len() - 1] }) - (2.0 + s5.cos()).recip())
    }

    #[differentiable]
    fn helper_244_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u.max(0.25)) + f(u * 0.5);
        let mut s1: f64 = (2.0 + again.cos()).recip();
        let mut v2 = [-u, s1, s1 / (1.5 + again * again)];
        if (s1 - 0.9) > 1.1 {
            s1 = (s1 * 0.75 - ((0.75 * again) / 0.9)).sin();
            s1 += (if (1.5 + v2[3 % 3].sin()).powf(u.cos()) < v2.iter().rev().zip(v2.iter()).map(|(p3, q4)| v2[2 % 3] + p3 * q4).sum::<f64>() { v2[2 % 3] } else if 1 % 2 == 0 { (1.25 + u.sin()).powf(1.5) } else { (1.5 + v2[3 % 3].sin()).powf(u.cos()) }) * 0.25;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + again + u + (1.5 + again.sin()).powf((u % 1.75).cos())
    }

    #[differentiable]
    pub fn program_244(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = match x[n % x.len()] { t6 if t6 > 0.9 => t6 * x[(n + 3) % x.len()], t6 if t6 < -0.9 => -t6 + a, _ => x[0] };
        let mut v7 = vec![x[n % x.len()].sin().cosh(); 3];
        for i8 in (0..n).rev() {
            let mut m10: f64 = 0.75 * ({ let t9 = v7[i8 % v7.len()].rem_euclid(2.5); t9 * helper_244_0(f64::atan, v7[0]) + t9 });
            let i11 = n % v7.len();
            v7[i11] = (v7[i11] * 0.75 - ({ let t12 = x[i8 % x.len()] * x[x.len() - 1]; t12 * helper_244_0(|t13| t13, a) + t12 }).atan()).sin();
            let mut v14 = [[a, (1.5 + m10 * m10).ln()], [x[n % x.len()] - 0.2, (s5 * s5).ln_1p()]];
        }
        { let mut f15 = |u16: f64| { s5 = s5 * 0.5 + a.atan().powi(2).atan(); }; f15(x.iter().zip(x.iter().rev()).map(|(p17, q18)| a + p17 * q18).sum::<f64>()); f15(helper_244_0(f64::atan, x[0])); }
        let d20: f64;
        if 2 % 3 == 1 { d20 = -(-helper_244_0(|t19| s5, v7[2 % v7.len()])); } else { d20 = if (n + 3) % 2 == 0 && a > 0.9 { x.iter().copied().map(|p21| p21 * x[x.len() - 1]).sum::<f64>() } else { s5 - a }; }
        let (l22, r23) = v7.split_at_mut(1);
        for (p24, q25) in r23.iter_mut().zip(l22.iter()) {
            *p24 += *q25 * (d20 + s5);
        }
        d20 + v7.iter().sum::<f64>() * 0.5 + s5 + a + x.iter().enumerate().map(|(i26, p27)| (v7[v7.len() - 1] + x[x.len() - 1]) * (i26 + 1) as f64).sum::<f64>()
    }

    #[differentiable]
    pub fn program_245(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0];
        let mut v2 = (-s1.min(a), s1.copysign(x[x.len() - 1]));
        'l4: for i3 in 0..n {
            for &p5 in x.iter() {
                match 3 % 4 {
                    0 => {
                        s1 *= x.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5).atan().cos();
                    }
                    1 | 2 => {
                        for i7 in 0..3_usize {
                            s1 = s1 * 0.5 + v2.0.mul_add(0.5, x[(n + n) % x.len()]).signum().cos();
                        }
                    }
                    _ => {
                        match (n + 3) % 4 {
                            0 => {
                                let mut m9: f64 = if a.min(s1) > 1.5 { { let t8 = s1; t8 * x[0].cos() + t8 } } else { (1.5 + a.mul_add(0.5, x[i3 % x.len()]).sin()).powf((-x[(i3 * 3) % x.len()]).cos()) };
                            }
                            1 | 2 => {
                                let b12: f64 = 0.5 / (1.5 + (if s1 < (-p5) { x[n % x.len()] * p5 } else { x.iter().rev().filter(|p10| **p10 > 1.5).map(|p11| ((*p11) - p5).tanh()).sum::<f64>() }).abs());
                            }
                            _ => {
                                s1 *= 0.5 + (0.3 / (1.5 + a.abs())).tanh().powi(3).atan().tanh();
                            }
                        }
                    }
                }
                v2.1 /= 1.5 + (-(x[x.len() - 1] * x[(i3 + 2) % x.len()])).tanh().abs();
                v2.1 /= 1.5 + (({ let t13 = n as f64 * 0.25; t13 * s1 + t13 }) * p5.hypot(1.0 + s1)).atan().abs();
            }
            v2.0 -= x.iter().take(2).enumerate().map(|(i14, p15)| (*p15).sin() + (2.0 + s1.cos()).recip() * (i14 + 1) as f64).sum::<f64>().cos() * 0.2;
        }
        v2.0 - v2.1 + s1 + a + x.iter().map(|p16| (*p16).sin() + (*p16).asinh()).sum::<f64>()
    }

    #[differentiable]
    fn helper_246_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = w.to_radians();
        let mut v2 = [[{ let t3 = u; t3 * u + t3 }, s1.max(s1)], [w, u]];
        v2[0][0] *= 0.5 + (0..3_usize).map(|i4| s1).sum::<f64>().tanh();
        (v2[0][1] * v2[1][0] + v2[1][1] + s1 + w + u + v2[2 % 2][1 % 2], (-v2[0 % 2][3 % 2]).tanh())
    }

    #[differentiable]
    fn helper_246_1(u: f64, w: f64) -> f64 {
        let mut s5: f64 = (2.0 + u.sin()).cbrt();
        let mut v6 = [{ let c8: Vec<f64> = [0.5_f64, 1.5].iter().rev().map(|p7| (*p7) * s5).collect(); c8.iter().map(|v| v * v).sum::<f64>() }, u, if w > 0.3 { s5 } else { s5 }];
        if (1.5 + u.sin()).powf(s5.cos()) < v6.windows(3).map(|w9| (w9[1] - 0.5) * w9[0]).sum::<f64>() {
            s5 += u.hypot(1.0 + w).rem_euclid(2.5) * 0.25;
        }
        v6.iter().sum::<f64>() * 0.5 + s5 + w + u + helper_246_0(w.copysign(s5), v6[1]).1
    }

    #[differentiable]
    fn helper_246_2(u: f64, w: f64) -> (f64, f64) {
        let mut s10: f64 = (0.9 * w.sin()).asin();
        s10 = (if u.abs() > 1.5 { -w } else { u / 1.25 }) - s10 * 0.75;
        s10 -= u.signum().atan2(1.5 + (0..3_usize).map(|i11| w).sum::<f64>().abs()) * 0.75;
        let (p12, mut q13) = helper_246_0(-helper_246_1(w, w), u.asinh());
        (q13 + p12 + s10 + w + u + (p12 - s10.sin()), 0.5 / (1.5 + helper_246_0(q13, u).1.abs()))
    }

    #[differentiable]
    pub fn program_246(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s14: f64 = x[n % x.len()] / (1.5 + a * a);
        let (p15, mut q16) = helper_246_2({ let t17 = (1..=n).rev().map(|i18| s14).sum::<f64>(); t17 * (s14 + 2.0) + t17 }, (1.5 + a * a).acosh());
        for i19 in (0..3_usize).rev() {
            for p20 in x.windows(2) {
                s14 *= 0.5 + x.iter().map(|&p22| (p22 - (q16 * s14)).tanh()).map(f64::tanh).sum::<f64>().tanh().tanh();
                let mut v23 = [[p20[(i19 + 2) % p20.len()].rem_euclid(2.5), match s14 { t24 if t24 > 0.75 => t24 * q16, t24 if t24 < -0.75 => -t24 + q16, _ => i19 as f64 * 0.25 }], [s14.max(x[(i19 * 4) % x.len()]), if p15.abs() >= 1.1 { p15 } else { x[(n * 4) % x.len()] }]];
            }
            match n % 4 {
                0 => {
                    let d26: f64;
                    if p15.abs() >= 0.2 || x[(n * 3) % x.len()].abs() >= 1.25 { d26 = { let t25 = s14.atan().sin().sinh(); t25 * (0.7 * a.sin()).tan().min(1.75) + t25 }; } else { d26 = helper_246_0(helper_246_0(x[0], x[(n * 4) % x.len()]).1, (1.5 + p15.sin()).powf(a.cos())).1; }
                }
                1 | 2 => {
                    q16 = (q16 * 1.5 - ({ let t27 = x[(i19 + n) % x.len()] + a; t27 * ({ let t28 = s14; t28 * q16 + t28 }) + t27 }).sin()).sin();
                }
                _ => {
                    for p29 in x.windows(2) {
                        s14 *= p29[p29.len() - 1].min((0.5 - s14)).atan().cos();
                        for i31 in (0..2 * n).step_by(3) {
                            q16 = (q16 * 0.9 - x[0].sin()).sin();
                        }
                        if (-p15) > 0.75 {
                            s14 = (p15.max(0.25) + a).atan() - s14 * 0.75;
                            s14 *= (1.25 + x.iter().skip(1).enumerate().map(|(i32, p33)| s14 * (i32 + 1) as f64).sum::<f64>().sin()).powf(1.5).atan().cos();
                        } else {
                            q16 = ((x[(n * 3) % x.len()] / (1.5 + a * a)) - q16.atan2(1.5 + q16.abs())).cos() - q16 * 0.75;
                        }
                    }
                }
            }
            s14 = s14 * 0.5 + s14.atan2(1.5 + a.abs()).copysign((0.5 / (1.5 + a.abs()))).cos();
        }
        q16 + p15 + s14 + a + ({ let t34 = q16 - p15; t34 * (-q16) + t34 })
    }

    #[differentiable]
    pub fn program_247(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0].signum();
        let mut m2: f64 = (x[n % x.len()] + x[(n + n) % x.len()].signum()) - 0.75;
        if (n + n) % 2 == 0 && ({ let t3 = m2; t3 * t3 + t3 }) < x[0].hypot(1.0 + s1) {
            m2 /= 1.5 + (0..3_usize).map(|i4| m2.sin().cosh()).sum::<f64>().abs();
        } else if (x[x.len() - 1] - m2) > 2.0 {
            for p5 in x.iter().rev() {
                match n % 4 {
                    0 => {
                        m2 *= 0.5 + a.sin().tanh();
                    }
                    1 | 2 => {
                        if m2.atan2(1.5 + s1.abs()) < s1 {
                            s1 *= x.iter().zip(x.iter()).map(|(p7, q8)| (*p7).sin() + (-x[(n * 1) % x.len()]) + p7 * q8).sum::<f64>().sin().cos();
                            let t9 = s1;
                            s1 = m2;
                            m2 = t9;
                        } else if (n + 1) % 3 == 1 {
                            if m2.signum() > 0.9 {
                                let d10: f64;
                                if (match x[0] { t11 if t11 > 0.2 => t11 * m2, t11 if t11 < -0.2 => -t11 + a, _ => m2 }).abs() >= 1.1 { d10 = x[x.len() - 1] / 0.3; } else { d10 = (n as f64 * 0.25).copysign(a) * ((*p5) + (*p5)); }
                                m2 = m2 * 0.5 + x[(n * 3) % x.len()].tanh();
                            } else {
                                for i12 in 0..n {
                                    m2 = (if (a - 1.1) < x[x.len() - 1] { 1.1 / (1.5 + a.abs()) } else { a.cos() }).atan();
                                }
                            }
                        } else {
                            m2 = m2 * 0.5 + ({ let t13 = s1; t13 * x[0] + t13 }).copysign(s1).atan();
                            s1 = (x.iter().take(2).map(|p14| (*p14) * m2).sum::<f64>() + 0.2).atan();
                        }
                    }
                    _ => {
                        s1 = x[(n + 3) % x.len()].max(m2).mul_add(0.5, s1.min(m2)).tanh() - s1 * 0.75;
                    }
                }
                m2 = ({ let t15 = m2; t15 * x[n % x.len()] + t15 }).hypot(1.0 + (x[x.len() - 1] / 1.25)).sin() - m2 * 0.75;
            }
        }
        m2 + s1 + a + (if a < a { s1 } else if x[(n * 3) % x.len()].abs() >= 0.75 { m2 } else { s1 }).hypot(1.0 + (0..2 * n).step_by(2).map(|i16| a).sum::<f64>())
    }

    #[differentiable]
    fn helper_248_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(f(u)) + f(u * 0.5);
        let mut s1: f64 = { let t2 = u; t2 * t2 + t2 };
        let mut v3 = (0..4).map(|i4: usize| s1 - again).collect::<Vec<f64>>();
        'l7: for p5 in v3.iter().skip(1).step_by(2) {
            s1 = s1 * 0.5 + (s1 * (2.0 + u.cos()).recip()).sin();
            s1 = (s1 * 1.1 - f((2.0 + s1.sin()).cbrt()).tanh()).sin();
        }
        v3.iter().sum::<f64>() * 0.5 + s1 + again + u + (v3[v3.len() - 1] + v3[0]).clamp(-1.5, 1.25)
    }

    #[differentiable]
    fn helper_248_1(p: &mut f64, u: f64) -> f64 {
        let mut s8: f64 = [0.5_f64, 1.5].iter().map(|p9| (*p9) * (*p)).sum::<f64>();
        let b11: f64 = (2.0 + (0.8 * ({ let t10 = s8; t10 * (*p) + t10 }).sin()).atanh().sin()).cbrt();
        b11 + s8 + *p + u + ([0.5_f64, 1.5].chunks(2).map(|w12| (w12[0] - 0.5) * (*p)).sum::<f64>() * (u / 0.9))
    }

    #[differentiable]
    pub fn program_248(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = x[(n + 3) % x.len()].mul_add(0.5, a);
        for &p14 in x.iter() {
            let mut v16 = ((0.5 + p14 * p14).sqrt() - 0.3, { let t17 = s13; t17 * p14 + t17 });
            let (p18, mut q19): (f64, f64) = (x.iter().skip(1).copied().fold(4.0, f64::min), helper_248_0(|t20| a, p14));
        }
        for p21 in x.windows(2) {
            if helper_248_0(|t23| s13, s13) > 2.0 {
                let mut m26: f64 = p21.iter().rev().skip(1).zip(p21.iter().rev()).map(|(p24, q25)| s13.max(a.hypot(1.0 + a)) + p24 * q25).sum::<f64>();
                for (p27, q28) in p21.iter().zip(p21.iter()) {
                    m26 *= x.iter().copied().map(|p29| (1.5 + s13.sin()).powf(p21[p21.len() - 1].cos())).sum::<f64>().cos().cos();
                    s13 = (s13 * 1.1 - (0.9 * x[x.len() - 1].sin()).asin().min(1.75).cos()).sin();
                }
            } else {
                s13 = s13 * 0.5 + s13.cos();
                s13 = s13 * 0.5 + (1.5 + a.sin()).powf(p21[(n * 3) % p21.len()].max(x[0]).cos()).cos();
            }
            s13 += s13.cos() * 0.25;
        }
        s13 + a + a
    }

    #[differentiable]
    pub fn program_249(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = -x[x.len() - 1];
        s1 *= ((match x[x.len() - 1] { t2 if t2 > 2.0 => t2 * a, t2 if t2 < -2.0 => -t2 + n as f64 * 0.25, _ => x[(n + n) % x.len()] }) + 1.5).cos();
        s1 = s1 * 0.5 + a.atan2(1.5 + a.abs());
        s1 = s1 * 0.5 + a.sin().exp();
        s1 *= 0.5 + ({ let t3 = x[n % x.len()]; t3 * a + t3 }).tanh();
        s1 = (s1 * 0.9 - ({ let t4 = s1; t4 * s1 + t4 })).sin();
        s1 /= 1.5 + (x[(n + n) % x.len()] / (1.5 + s1 * s1)).abs();
        s1 = (s1 * 0.3 - (0..n).map(|i5| x.chunks(2).map(|w6| (w6[0] - 0.5) * x[(i5 + n) % x.len()]).sum::<f64>()).sum::<f64>()).sin();
        for p7 in x.iter().copied() {
            s1 = (s1 * 1.1 - a.cos()).sin();
            for i9 in (0..n).rev() {
                let mut m10: f64 = -p7.mul_add(0.5, x[n % x.len()]).max((if x[x.len() - 1] < p7 { s1 } else { x[0] }));
            }
            s1 /= 1.5 + s1.copysign((x[x.len() - 1] / (1.5 + a * a))).sin().abs();
        }
        s1 + a + x.iter().skip(1).copied().fold(-4.0, f64::max)
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
    fn helper_250_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u + 1.1) + f(u * 0.5);
        let mut s1: f64 = 0.9 / (1.5 + u.abs());
        let mut v2 = [[u, s1], [s1, again]];
        let mut k4 = 0_usize;
        let r3: f64 = 'l6: loop {
            k4 += 1;
            if k4 > 2 || ((v2[1][0] * v2[1][0]).ln_1p() < s1.sin().exp2()) { break [0.5_f64, 1.5].iter().step_by(2).copied().map(|p5| p5 * v2[(k4 + k4) % 2][(k4 + k4) % 2]).sum::<f64>() * (0.9 / (1.5 + again.abs())); }
            v2[(k4 + 2) % 2][0] *= (s1 * (0.3 * v2[0][(k4 + 1) % 2])).cos().cos();
            s1 = (0.7 * again.sin().cosh().sin()).tan().sin();
            s1 /= 1.5 + (-(1.1 * again)).sin().abs();
        };
        r3 + v2[0][1] * v2[1][0] + v2[1][1] + s1 + again + (match r3 { t7 if t7 > 2.0 => t7 * again, t7 if t7 < -2.0 => -t7 + (1.5 + r3.sin()).powf(u.cos()), _ => s1 - 1.1 })
    }

    #[differentiable]
    pub fn program_250(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = helper_250_0(|t9| a, n as f64 * 0.25);
        let mut v10 = vec![s8; 3];
        if (s8 + 1.1) > 2.0 {
            let (p11, mut q12): (f64, f64) = (v10.iter().copied().map(|p13| (p13 - p13.max(0.25)).tanh()).sum::<f64>(), x.iter().rev().skip(1).copied().map(|p14| x[0]).sum::<f64>());
        }
        if (-v10[(n + 1) % v10.len()]) > 1.5 {
            match 1 % 4 {
                0 => {
                    if n % 2 == 1 {
                        let (p15, mut q16): (f64, f64) = ((match (n * 1) % 3 { 0 => s8, 1 => v10[v10.len() - 1], _ => x[n % x.len()] }).max(s8), s8 * x[0]);
                        s8 *= ((-x[1 % x.len()]) / (1.5 + v10[0] * v10[0])).cos();
                    } else if (s8 + v10[0]) > 1.25 {
                        let i17 = (n * 3) % v10.len();
                        v10[i17] *= (s8 - 1.1).cos();
                    }
                }
                1 | 2 => {
                    for p18 in x.iter().copied() {
                        let d21: f64;
                        if (n + n) % 2 == 0 { d21 = v10.iter().map(|&p20| 1.0 + 0.5 * ((-v10[0 % v10.len()].to_radians())).sin()).product::<f64>(); } else { d21 = (p18 * v10[(n + n) % v10.len()]) * p18; }
                    }
                }
                _ => {
                    let mut m23: f64 = (if a.rem_euclid(2.5) > 0.3 { a + x[x.len() - 1] } else { { let t22 = s8; t22 * x[n % x.len()] + t22 } }).mul_add(0.5, a.abs());
                }
            }
        }
        s8 = (v10[v10.len() - 1] + x[3 % x.len()]) - 1.5;
        v10.iter().sum::<f64>() * 0.5 + s8 + a + (match (n + 0) % 3 { 0 => a, 1 => v10[0], _ => a }).hypot(1.0 + (0.2 / (1.5 + v10[v10.len() - 1].abs())))
    }

    #[differentiable]
    fn helper_251_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(-u) + f(u * 0.5);
        let mut s1: f64 = -again;
        s1 *= 0.5 + (({ let t2 = again; t2 * u + t2 }) - again).tanh();
        for i3 in 0..3_usize {
            if (1.25 - s1) > 1.25 {
                s1 -= (0.8 * s1.sin()).atanh().atan() * 1.5;
                s1 -= (if u.abs() >= 1.1 { (1.5 + s1.cos()).log10() } else { { let t4 = s1; t4 * u + t4 } }).atan() * 1.25;
            } else if (if again.abs() >= 1.5 { s1 } else if again > 1.1 { s1 } else { again }) > 1.5 {
                s1 *= f(u).tanh().cos();
            } else {
                s1 = ({ let t5 = s1.mul_add(0.5, u); t5 * ({ let t6 = t5; t6 * u + t6 }) + t5 }).tanh();
                s1 += (u - s1 * s1).min(s1.to_radians()).atan() * 0.25;
            }
            s1 *= [0.5_f64, 1.5].iter().rev().skip(1).map(|&p7| (1.5 + p7 * p7).ln()).sum::<f64>().atan().cos();
            s1 = (s1 * 1.1 - [0.5_f64, 1.5].iter().rev().copied().map(|p8| 1.0 + 0.5 * (p8 * p8.tanh()).sin()).product::<f64>().cos()).sin();
        }
        s1 + again + u + [0.5_f64, 1.5].iter().rev().skip(1).filter(|p9| **p9 > 0.5).map(|p10| (*p10) * u.powi(2)).sum::<f64>()
    }

    #[differentiable]
    fn helper_251_1(u: f64) -> Option<f64> {
        if helper_251_0(|t11| t11, u) > 0.9 { return None; }
        let mut s12: f64 = helper_251_0(|t13| u, u);
        let mut s12: f64 = { let t14 = u.max(u) + (0.7 * u.sin()).tan(); t14 * helper_251_0(|t15| t15 * t15, u) + t14 };
        Some(s12 + u + u.max([0.5_f64, 1.5].iter().step_by(2).zip([0.5_f64, 1.5].iter()).map(|(p16, q17)| ((*p16) - s12).tanh() + p16 * q17).sum::<f64>()))
    }

    #[differentiable]
    pub fn program_251(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s18: f64 = (0.7 * x[0].sin()).tan();
        s18 *= 0.5 + ((1.25 - s18) * (if n % 3 == 0 { a } else { a })).tanh();
        s18 -= ((-s18) + (1.5 * s18)) * 1.5;
        for (p19, q20) in x.iter().zip(x.iter()) {
            if a.max(a).abs() >= 2.0 {
                if x.iter().skip(1).map(|&p21| p21.sin() + p21).map(f64::tanh).sum::<f64>() < x[(n * 3) % x.len()].min(a) { break; }
            } else {
                for i22 in 1..=n {
                    match n % 4 {
                        0 => {
                            'l25: for p23 in x {
                                if (-(*p23)) > 0.3 { break; }
                                s18 = (((*p23) + 0.75) - 0.2).tanh();
                                s18 = ((if (*q20) > 1.1 { *p23 } else { *q20 }) + (2.0 + (*p19).cos()).recip()).cos();
                            }
                        }
                        1 | 2 => {
                            s18 /= 1.5 + (1.25 - s18.sin().sinh()).cos().abs();
                        }
                        _ => {
                            s18 = (s18 * 0.5 - x.iter().rev().fold(*q20, |s26, p27| s26 * 0.5 + ((*p19)).sin()).tanh()).sin();
                        }
                    }
                    s18 *= ({ let t28 = *p19; t28 * ((*p19) * s18) + t28 }).sin().cos();
                }
            }
            s18 = (s18 * 0.9 - (*p19).cos()).sin();
        }
        s18 + a + (0.7 * ((n as f64 * 0.25) - (n as f64 * 0.25) * (n as f64 * 0.25)).sin()).tan()
    }

    #[differentiable]
    fn helper_252_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v.iter().skip(1).filter(|p2| **p2 > 0.9).map(|p3| (*p3).sin() + u).sum::<f64>();
        if 3 % 3 == 0 { return [s1, (1.5 + v[1 % 3].cos()).log10(), u]; }
        if (-u).abs() >= 0.5 { return [s1, v[1 % 3], v[2]]; }
        [s1 + v.iter().sum::<f64>() * 0.5 + u + (if v[0 % 3] > 1.5 { u } else { u }).tanh(), if v[0] > 0.2 { v[1] } else { u }, s1.mul_add(0.5, u)]
    }

    #[differentiable]
    pub fn program_252(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = match n % 3 { 0 => x[(n * 1) % x.len()], 1 => a, _ => a };
        let mut v5 = (x[0], -a);
        let b7: f64 = if (v5.0 / (1.5 + v5.1 * v5.1)).abs() >= 1.25 { helper_252_0([x.iter().skip(1).copied().fold(-4.0, f64::max), a, x.chunks(3).map(|w6| (w6[0] - 0.5) * w6[n % w6.len()]).sum::<f64>()], -x[0])[0] } else { (0.5 / (1.5 + s4.abs())) % 1.75 };
        let b8: f64 = (-(1.5 + v5.1.sin()).powf(b7.cos())).atan2(1.5 + (x[n % x.len()] + 0.2).tanh().powi(3).abs());
        v5.1 = (a * b8).max(x[n % x.len()]);
        if v5.0.fract() > 1.1 {
            let b9: f64 = b8;
        } else {
            s4 /= 1.5 + (v5.0 / (1.5 + b7 * b7)).tanh().abs();
        }
        b8 + b7 + v5.0 - v5.1 + s4 + (1.5 + b8 * b8).acosh()
    }

    #[differentiable]
    fn helper_253_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = v.iter().copied().fold(-4.0, f64::max);
        let mut v2 = vec![v[1 % v.len()].to_radians(); 3];
        let d4: f64;
        if v2[0 % v2.len()] > 1.1 && v[v.len() - 1] < s1 { d4 = -(v.windows(3).map(|w3| (w3[1] - 0.5) * v2[0 % v2.len()]).sum::<f64>() * v[1 % v.len()].sin().exp()); } else { d4 = v[1 % v.len()].hypot(1.0 + v2[0]) / 0.75; }
        if v[3 % v.len()] > 1.1 {
            let i5 = 3 % v2.len();
            v2[i5] = v.iter().skip(1).map(|p6| (*p6).sin() + (*p6)).sum::<f64>();
            s1 *= s1.clamp(-1.5, 1.25).max(0.25).cos();
        } else {
            s1 /= 1.5 + v.iter().take(2).map(|p7| ((*p7) - u).tanh()).sum::<f64>().abs();
        }
        d4 + v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + v2[2 % v2.len()]
    }

    #[differentiable]
    pub fn program_253(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = x[3 % x.len()];
        let (p9, mut q10): (f64, f64) = ((0.5 + s8 * s8).sqrt().hypot(1.0 + ({ let t11 = a; t11 * a + t11 })), 0.75 / (1.5 + a.abs()));
        let mut k13 = 0_usize;
        let r12: f64 = 'l14: loop {
            k13 += 1;
            if k13 > 3 || (p9.copysign(q10) > 1.25) { break q10; }
            match (k13 * 1) % 4 {
                0 => {
                    s8 /= 1.5 + (x[(k13 + n) % x.len()] % 1.75).min((1.5 + p9.cos()).log10()).tanh().abs();
                }
                1 | 2 => {
                    let mut m15: f64 = (0.75 * s8.hypot(1.0 + p9)) + 2.0;
                }
                _ => {
                    s8 = s8.asinh().atan() - s8 * 0.75;
                }
            }
        };
        for i16 in 0..n {
            let mut w17 = x.to_vec();
            'l19: while let Some(t18) = w17.pop() {
                q10 = q10 * 0.5 + x.windows(2).map(|w20| (w20[1] - 0.5) * p9).sum::<f64>().tanh();
            }
        }
        r12 + q10 + p9 + s8 + (if r12.powi(2) > 0.9 { x[x.len() - 1] + s8 } else { a % 1.75 })
    }

    #[differentiable]
    pub fn program_254(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = 1.25 / (1.5 + a.abs());
        let mut v2 = ((0..3_usize).map(|i3| (if a < a { x[0] } else { x[(n * 3) % x.len()] })).sum::<f64>(), { let t4 = x[x.len() - 1]; t4 * t4 + t4 });
        for p5 in x.iter().rev() {
            if (0.3 * v2.1) < ({ let c8: Vec<f64> = x.iter().rev().map(|p7| (*p7).sin() + x[3 % x.len()]).collect(); c8.iter().fold(0.5, |s, v| s * 0.5 + v) }) {
                for i9 in (0..n).rev() {
                    s1 = (s1 * 2.0 - (*p5).cos()).sin();
                    if ({ let c11: Vec<f64> = x.iter().rev().skip(1).map(|p10| a).collect(); c11.iter().sum::<f64>() }) < (if s1 < v2.0 { x[x.len() - 1] } else if a > 0.5 { a } else { v2.1 }) { break; }
                }
            } else {
                for p12 in x.windows(2) {
                    { let mut f14 = |u15: f64| { s1 = s1 * 0.5 + (match p12[p12.len() - 1] { t17 if t17 > 0.5 => t17 * a % 1.75, t17 if t17 < -0.5 => -t17 + x.chunks(3).map(|w16| (w16[0] - 0.5) * (*p5)).sum::<f64>(), _ => -p12[n % p12.len()] }).atan(); }; f14(p12[(n * 2) % p12.len()] - 0.75); f14(p12[0].tanh()); }
                }
            }
        }
        v2.1 = (v2.1 * 0.3 - (a + a).min(s1)).sin();
        let mut v18 = (s1.copysign(a), v2.1.sin());
        if v2.0 > 1.5 && x.iter().rev().fold(v18.0, |s19, p20| s19 * 0.5 + ((*p20) * v18.0).sin()) < (v18.1 - 0.9) {
            let (p21, mut q22): (f64, f64) = (x[n % x.len()], { let t23 = s1; t23 * t23 + t23 });
        } else {
            v18.0 = v18.1.to_radians();
        }
        v18.0 - v18.1 + v2.0 - v2.1 + s1 + a + v2.0
    }

    #[differentiable]
    fn helper_255_0(u: f64, n: usize) -> f64 {
        if n == 0 { return if u > 1.5 { u } else { u }; }
        let below = helper_255_0(u - u, n - 1);
        let mut s1: f64 = u.rem_euclid(2.5);
        if n % 2 == 1 && below.abs() >= 0.9 {
            for i2 in 0..n {
                s1 /= 1.5 + (u + u).min([0.5_f64, 1.5].iter().filter(|p3| **p3 > 1.25).map(|p4| (*p4) * below).sum::<f64>()).cos().abs();
                s1 = (1.5 / (1.5 + (-s1).abs())).tanh() - s1 * 0.75;
                s1 /= 1.5 + ((below * below).ln_1p() / (1.5 + s1 * s1)).cos().abs();
            }
        }
        s1 + below + u + [0.5_f64, 1.5].iter().filter(|p5| **p5 > 0.9).map(|p6| ((*p6) - [0.5_f64, 1.5].iter().step_by(2).zip([0.5_f64, 1.5].iter().rev()).map(|(p7, q8)| (*p7).sin() + (n as f64 * 0.25) + p7 * q8).sum::<f64>()).tanh()).sum::<f64>()
    }

    #[differentiable]
    fn helper_255_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s9: f64 = v[1] + v[0 % 3];
        match 1 % 4 {
            0 => {
                s9 *= (2.0 + (s9 * v[2]).sin()).cbrt().cos();
            }
            1 | 2 => {
                s9 = (0.9 - ({ let t10 = s9; t10 * s9 + t10 })) - s9 * 0.75;
            }
            _ => {
                s9 = v[0 % 3];
            }
        }
        [s9 + v.iter().sum::<f64>() * 0.5 + u + v[2].sin().sinh(), v.iter().rev().map(|p11| (*p11).sin() + s9).sum::<f64>(), s9]
    }

    #[differentiable]
    fn helper_255_2(u: f64) -> Option<f64> {
        if (-u) > 1.5 { return None; }
        let mut s12: f64 = match u { t13 if t13 > 0.3 => t13 * u, t13 if t13 < -0.3 => -t13 + u, _ => u };
        let mut v14 = (0..4).map(|i15: usize| helper_255_1([1.25 * (i15 as f64 * 0.25), s12, s12.atan2(1.5 + s12.abs())], s12)[1]).collect::<Vec<f64>>();
        { let mut f16 = |u17: f64| { s12 = s12 * 0.5 + (-(1.1 * v14[v14.len() - 1])).atan(); }; f16(v14[0].sin()); f16((1.5 + v14[1 % v14.len()] * v14[1 % v14.len()]).acosh()); }
        Some(v14.iter().sum::<f64>() * 0.5 + s12 + u + ({ let t18 = 0.9 - u; t18 * t18 + t18 }))
    }

    #[differentiable]
    pub fn program_255(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s19: f64 = { let t20 = x[(n * 1) % x.len()]; t20 * x[(n + n) % x.len()] + t20 };
        for i21 in 1..=2_usize {
            s19 -= helper_255_1([helper_255_0(n as f64 * 0.25, 0), x[3 % x.len()], if x[0] < a { s19 } else { x[x.len() - 1] }], s19)[0].sin() * 0.9;
            s19 = helper_255_0(a / 1.5, 2).atan();
        }
        s19 *= 0.5 + a.rem_euclid(2.5).max(helper_255_2(a).map(|t22| t22 * 0.5).unwrap_or_else(|| x[n % x.len()])).tanh();
        s19 = s19 * 0.5 + (-(0.8 * (n as f64 * 0.25).sin()).atanh());
        s19 *= 0.5 + s19.tanh();
        s19 -= (-(-x[(n * 4) % x.len()])) * 2.0;
        s19 -= ((x[(n + 1) % x.len()] * x[0]) / 0.9) * 1.5;
        s19 *= 0.5 + helper_255_1([a + 1.1, s19, a.mul_add(0.5, x[0])], s19)[0].hypot(1.0 + x[0].rem_euclid(2.5)).tanh();
        { let mut f23 = |u24: f64| { s19 = s19 * 0.5 + (0.5 + a * a).sqrt().atan(); }; f23(a.atan2(1.5 + a.abs())); f23(x[n % x.len()] + x[0]); }
        s19 = (s19 * 0.9 - (2.0 / (1.5 + a.abs())).atan2(1.5 + a.sin().exp().abs())).sin();
        if x[x.len() - 1].abs() >= 1.1 && x[0] > 0.9 && x.iter().copied().fold(4.0, f64::min) > 0.75 {
            s19 -= (1.5 / (1.5 + a.abs())).max(s19.max(0.25)) * 0.2;
            s19 = helper_255_0(x[n % x.len()].min(x[0]), 1) - s19 * 0.75;
        } else {
            s19 /= 1.5 + a.fract().abs();
        }
        s19 + a + helper_255_1([s19 / 0.5, s19, a + a], x[n % x.len()])[2]
    }

    #[differentiable]
    pub fn program_256(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = [x[(n * 2) % x.len()].max(s1), a, a];
        'l4: for i3 in 0..n {
            let mut m5: f64 = (match (i3 + i3) % 3 { 0 => s1 - 0.2, 1 => v2[(n + i3) % 3] + s1, _ => -x[(n + 2) % x.len()] }).signum();
            let mut k6 = 0_usize;
            while k6 < 4 && (x[0] < (i3 as f64 * 0.25) && m5 > 0.9) {
                k6 += 1;
                s1 = (-({ let c8: Vec<f64> = x.iter().step_by(2).map(|p7| ((*p7) - a).tanh()).collect(); c8.iter().sum::<f64>() })).cos();
                for (p9, q10) in v2.iter().zip(x.iter()) {
                    s1 = (v2.iter().step_by(2).fold(m5, |s11, p12| s11 * 0.5 + (((*p12) - (*p12)).tanh()).sin()) + v2[0].copysign(m5)).cos();
                    m5 *= (0.9 * x[(n + 1) % x.len()].to_radians().cos()).acos().cos().cos();
                }
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + (0.8 * ({ let t13 = a; t13 * v2[0 % 3] + t13 }).sin()).atanh()
    }

    #[differentiable]
    pub fn program_257(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.min(a);
        if (0..2 * n).step_by(2).map(|i2| s1).sum::<f64>() > 0.75 || s1.max(0.25) > 0.2 {
            s1 *= ({ let t3 = a + s1; t3 * t3.max(0.25) + t3 }).cos();
            if (n * 1) % 2 == 0 {
                let f4 = |u5: f64| (match x[3 % x.len()] { t6 if t6 > 2.0 => t6 * u5, t6 if t6 < -2.0 => -t6 + x[1 % x.len()], _ => a }).copysign(x[n % x.len()].copysign(a).max(0.25));
                s1 = { let c8: Vec<f64> = x.iter().skip(1).map(|p7| (*p7) * (*p7)).collect(); c8.iter().map(|v| v * v).sum::<f64>() };
            } else if s1.to_radians() < (2.0 / (1.5 + (n as f64 * 0.25).abs())) {
                s1 = (if x[(n + 0) % x.len()].abs() >= 0.75 && s1.abs() >= 0.5 { x[n % x.len()] } else { (1..=n).rev().map(|i9| s1).sum::<f64>() }) - s1 * 0.75;
            } else {
                for i10 in (0..4_usize).rev() {
                    s1 *= (1.5 + (1.5 + x[x.len() - 1].sin()).powf(s1.cos()).sin()).powf(x[i10 % x.len()].mul_add(0.5, x[(n + 2) % x.len()]).cos()).tanh().cos();
                    for &p11 in x.iter() {
                        let f13 = |u14: f64| 1.25 / (1.5 + (-(a + 0.9)).abs());
                        let mut m15: f64 = (p11 * a).sin().exp2() + x[i10 % x.len()].sin().exp2();
                    }
                    s1 = (s1 * 0.2 - ((2.0 + s1.cos()).recip() + 2.0).sin()).sin();
                }
            }
        } else {
            s1 -= x.iter().skip(1).zip(x.iter()).map(|(p16, q17)| (*p16).sin() + ((n as f64 * 0.25) - 0.3) + p16 * q17).sum::<f64>() * 1.1;
            s1 -= (0.5 * (a / (1.5 + s1 * s1))) * 0.5;
        }
        s1 + a + (x[2 % x.len()] / 0.2)
    }

    #[differentiable]
    pub fn program_258(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.hypot(1.0 + (n as f64 * 0.25));
        for i2 in 1..=n {
            let mut m4: f64 = match (n * 4) % 3 { 0 => x[x.len() - 1].atan2(1.5 + s1.abs()), 1 => { let t3 = a; t3 * s1 + t3 }, _ => (s1 / 0.2) - 0.3 };
        }
        s1 -= f64::sin(x[0]).sin().exp2() * 0.9;
        if ({ let t5 = a; t5 * s1 + t5 }) > 0.75 {
            let mut m6: f64 = (0.7 * a.sin()).tan() + (0.9 * s1.cos()).acos().to_radians();
            if (0.5 - x[0]) > 0.3 { return x[(n + 1) % x.len()]; }
        } else {
            s1 = (s1 * 0.75 - x[x.len() - 1].fract().mul_add(0.5, (-(n as f64 * 0.25)))).sin();
            s1 = (0.8 * ({ let t7 = s1; t7 * s1 + t7 }).sin()).atanh();
        }
        s1 + a + (1..=n).rev().map(|i8| (x[x.len() - 1] * x[x.len() - 1])).sum::<f64>()
    }

    #[differentiable]
    fn helper_259_0(u: f64) -> Option<f64> {
        if u.min(u) < (u - u) { return None; }
        let mut s1: f64 = u + u;
        if u < u || u.abs() >= 0.2 { return None; }
        'l3: for i2 in 0..2_usize {
            s1 *= s1.atan2(1.5 + s1.max(0.25).abs()).atan().cos();
        }
        Some(s1 + u + s1)
    }

    #[differentiable]
    fn helper_259_1(v: &mut [f64], u: f64) {
        let mut s4: f64 = if u > 0.5 { u } else { v[0 % v.len()] };
        let mut v5 = [s4.atan(), v[3 % v.len()], v.iter().enumerate().map(|(i6, p7)| ((*p7) - (*p7)).tanh() * (i6 + 1) as f64).sum::<f64>()];
        if 2 % 3 == 0 {
            s4 += (0.8 * s4.sin().exp().sin()).atanh() * 0.25;
            s4 *= (1.5 + v[1 % v.len()].sin()).powf(v5[1 % 3].cos()).mul_add(0.5, (0.9 * v5[0 % 3].sin()).asin()).cos();
        } else {
            s4 -= s4 * 1.5;
        }
        
    }

    #[differentiable]
    fn helper_259_2(p: &mut f64, u: f64) -> f64 {
        let mut s8: f64 = helper_259_0(*p).map(|t9| t9 * 0.5).unwrap_or_else(|| u);
        let mut v10 = [[0.5_f64, 1.5].iter().fold(s8, |s11, p12| s11 * 0.5 + (s11).sin()), s8, (*p) * s8];
        for (p13, q14) in v10.iter().zip(v10.iter()) {
            if v10.iter().rev().skip(1).enumerate().map(|(i15, p16)| (*q14) * (i15 + 1) as f64).sum::<f64>() > 0.5 {
                s8 -= helper_259_0(helper_259_0(*q14).map(|t17| t17 * 0.5).unwrap_or_else(|| *p)).map_or(u, |t18| t18.sin()).sin() * 0.9;
                s8 = s8 * 0.5 + helper_259_0(v10.iter().map(|&p19| p19 * p19).sum::<f64>()).map(|t22| t22 * 0.5).unwrap_or_else(|| v10.iter().filter(|p20| **p20 > 2.0).map(|p21| (*p)).sum::<f64>()).atan();
            } else if s8.cos() > 0.75 {
                *p = (*p) * 0.5 + ({ let c24: Vec<f64> = v10.iter().skip(1).map(|p23| (*p23).sin() + (-(*p13))).collect(); c24.iter().map(|v| v * v).sum::<f64>() }).atan();
            } else {
                *p = ((*p) * 0.9 - v10.iter().skip(1).zip(v10.iter().rev()).map(|(p25, q26)| (*p25).sin() + ((*q14) - (*p13)) + p25 * q26).sum::<f64>().tanh()).sin();
                s8 *= 0.5 + helper_259_0((*q14).asinh()).map(|t27| t27 * 0.5).unwrap_or_else(|| (0.8 * (*p).sin()).atanh()).tanh().tanh();
            }
            s8 = helper_259_0((*p) / 0.5).map_or((*p13) + s8, |t28| t28.sin()).cos() - s8 * 0.75;
        }
        v10.iter().sum::<f64>() * 0.5 + s8 + *p + u + v10.iter().skip(1).map(|&p29| (s8 + p29)).map(f64::tanh).sum::<f64>()
    }

    #[differentiable]
    pub fn program_259(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s30: f64 = x[n % x.len()].mul_add(0.5, a);
        for (p31, q32) in x.iter().zip(x.iter()) {
            s30 = s30 * 0.5 + x.iter().copied().map(|p33| (p33 - x[0]).tanh()).sum::<f64>().sin().exp2().sin();
            match (n + n) % 4 {
                0 => {
                    if helper_259_0(*p31).map(|t34| t34 * 0.5).unwrap_or_else(|| *q32).abs() >= 1.5 { return (0..2 * n).step_by(2).map(|i35| a).sum::<f64>(); }
                }
                1 | 2 => {
                    for (i37, p36) in x.iter().enumerate() {
                        for i38 in 1..=3_usize {
                            let (p39, mut q40): (f64, f64) = (*p36, s30.cos());
                            let mut v41 = [x[0] - 0.5, q40, (*p31).copysign(q40)];
                        }
                        s30 -= ((x[x.len() - 1] - 0.75) * (*p31).sin().exp2()).atan() * 1.25;
                        s30 -= ({ let t42 = (*p36).atan(); t42 * x.iter().copied().fold(4.0, f64::min) + t42 }).cos() * 0.3;
                    }
                }
                _ => {
                    let d43: f64;
                    if helper_259_0(x[(n * 3) % x.len()]).unwrap_or(x[(n + n) % x.len()]) > 0.5 { d43 = *p31; } else { d43 = 2.0 / (1.5 + (*q32).tanh().abs()); }
                }
            }
            let r46 = helper_259_2(&mut s30, x.iter().step_by(2).copied().map(|p45| x[(n + n) % x.len()]).map(f64::tanh).sum::<f64>());
        }
        s30 = (s30 * 1.1 - ((if a < a { a } else { s30 }) + 0.3)).sin();
        for i47 in 0..3_usize {
            s30 = s30 * 0.5 + helper_259_0(a.copysign(s30)).map_or(a.abs(), |t48| t48.sin()).sin();
        }
        s30 + a + (if x[0].abs() >= 1.25 || a < a { helper_259_0(x[0]).map_or(s30, |t49| t49.sin()) } else { helper_259_0(s30).map(|t50| t50 * 0.5).unwrap_or_else(|| n as f64 * 0.25) })
    }

    #[differentiable]
    fn helper_260_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = if u.abs() >= 0.9 { v[0] } else { v[2 % 3] };
        let mut v2 = (0..4).map(|i3: usize| (i3 as f64 * 0.25).atan2(1.5 + u.abs())).collect::<Vec<f64>>();
        let i4 = 1 % v2.len();
        v2[i4] = (v2[i4] * 2.0 - (v2[0] - v2[3 % v2.len()] * v2[3 % v2.len()]).atan2(1.5 + u.mul_add(0.5, u).abs())).sin();
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + u, s1.mul_add(0.5, s1), v[0 % 3].hypot(1.0 + v[0])]
    }

    #[differentiable]
    fn helper_260_1(u: f64) -> Option<f64> {
        if 2 % 3 == 0 { return None; }
        let mut s5: f64 = u;
        s5 = (s5 * 1.25 - helper_260_0([u / (1.5 + u * u), s5, s5 / (1.5 + u * u)], s5)[2].powi(2)).sin();
        if [0.5_f64, 1.5].iter().rev().map(|&p6| 1.0 + 0.5 * (p6 * u).sin()).product::<f64>() > 0.9 {
            s5 = u - s5 * 0.75;
        } else {
            s5 = [0.5_f64, 1.5].iter().rev().enumerate().map(|(i7, p8)| (0.9 - u) * (i7 + 1) as f64).sum::<f64>() - s5 * 0.75;
        }
        Some(s5 + u + (u.mul_add(0.5, s5) - 0.2))
    }

    #[differentiable]
    pub fn program_260(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = x[x.len() - 1].hypot(1.0 + x[(n * 3) % x.len()]);
        let mut v10 = ((a / (1.5 + x[x.len() - 1] * x[x.len() - 1])).min((0.5 / (1.5 + a.abs()))), s9);
        let mut k11 = 0_usize;
        while k11 < 4 && (v10.0.hypot(1.0 + s9) > 0.9) {
            k11 += 1;
            match (n + 3) % 4 {
                0 => {
                    let f12 = |u13: f64| { let t14 = (x[n % x.len()] * x[n % x.len()]).ln_1p(); t14 * a.copysign(a).hypot(1.0 + (t14 - u13 * u13)) + t14 };
                }
                1 | 2 => {
                    match 2 % 4 {
                        0 => {
                            let d17: f64;
                            if v10.1 > 1.1 { d17 = helper_260_0([a.atan2(1.5 + a.abs()), s9, s9.hypot(1.0 + s9)], { let t15 = { let t16 = s9; t16 * s9 + t16 }; t15 * t15.sin().exp() + t15 })[2]; } else { d17 = a.sin().exp2(); }
                        }
                        1 | 2 => {
                            s9 *= helper_260_0([x.iter().step_by(2).zip(x.iter()).map(|(p18, q19)| ((*p18) - (*p18)).tanh() + p18 * q19).sum::<f64>(), x[0], 1.5 * x[0]], s9)[0].max(v10.1.powi(2)).sin().cos();
                        }
                        _ => {
                            if let Some(t20) = helper_260_1(v10.1 + a) {
                                v10.1 /= 1.5 + x.iter().take(2).copied().map(|p21| 1.0 + 0.5 * ((1.1 - v10.0)).sin()).product::<f64>().cos().abs();
                                if (1.25 + v10.1.sin()).powf(1.5) < v10.0.rem_euclid(2.5) {
                                    v10.1 = helper_260_0([v10.0, x[x.len() - 1], x[k11 % x.len()].atan2(1.5 + (k11 as f64 * 0.25).abs())], a)[2].sin();
                                } else if x[(k11 + n) % x.len()] > 1.5 {
                                    s9 *= 0.5 + (v10.0 / (1.5 + s9 * s9)).sin().exp2().atan().tanh();
                                } else {
                                    s9 += (match x[(n + k11) % x.len()] { t22 if t22 > 2.0 => t22 * if s9 > 0.2 { v10.1 } else { s9 }, t22 if t22 < -2.0 => -t22 + (0.5 + a * a).sqrt(), _ => 0.5 * (n as f64 * 0.25) }).cos() * 0.25;
                                }
                            } else {
                                s9 *= v10.0.fract().rem_euclid(2.5).atan().cos();
                            }
                        }
                    }
                }
                _ => {
                    s9 += x[n % x.len()].min(1.75).cos() * 0.25;
                }
            }
        }
        v10.0 - v10.1 + s9 + a + ({ let t23 = { let c25: Vec<f64> = x.iter().map(|p24| a).collect(); c25.iter().fold(0.5, |s, v| s * 0.5 + v) }; t23 * (k11 as f64 * 0.25).copysign(v10.0) + t23 })
    }

    #[differentiable]
    fn helper_261_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = w.abs();
        let mut v2 = ({ let t3 = u; t3 * ({ let t4 = t3; t4 * w + t4 }) + t3 }, w.atan2(1.5 + u.abs()));
        s1 += v2.1 * 0.25;
        if (0.5 + v2.0 * v2.0).sqrt().abs() >= 0.75 {
            s1 = (s1 * 2.0 - (0.3 / (1.5 + s1.abs())).max(v2.1)).sin();
            v2.0 *= 0.5 + [0.5_f64, 1.5].iter().step_by(2).filter(|p5| **p5 > 0.9).map(|p6| ((*p6) - u.mul_add(0.5, u)).tanh()).sum::<f64>().tanh();
        } else if (-v2.0) > 1.25 {
            v2.1 *= 0.5 + [0.5_f64, 1.5].iter().rev().skip(1).copied().map(|p7| 1.0 + 0.5 * ((p7 - (p7 + s1)).tanh()).sin()).product::<f64>().tanh();
        }
        (v2.0 - v2.1 + s1 + w + u + (0.5 * u).max(0.25), if w > 0.75 && s1 > 0.5 { u.max(v2.1) } else { 0.5 / (1.5 + u.abs()) })
    }

    #[differentiable]
    pub fn program_261(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = x[x.len() - 1] - x[n % x.len()] * x[n % x.len()];
        let mut v9 = (s8, -s8);
        let (p10, mut q11) = helper_261_0(a, a / (1.5 + s8 * s8));
        for (p12, q13) in x.iter().zip(x.iter()) {
            v9.1 /= 1.5 + (0..n).map(|i14| x.windows(2).map(|w15| (w15[1] - 0.5) * w15[w15.len() - 1]).sum::<f64>()).sum::<f64>().atan().abs();
            q11 = (q11 + 1.25).abs().atan();
        }
        let mut s8: f64 = (0.9 * ({ let c17: Vec<f64> = x.iter().map(|p16| (*p16).sin() + s8.rem_euclid(2.5)).collect(); c17.iter().fold(0.5, |s, v| s * 0.5 + v) }).cos()).acos();
        if x[x.len() - 1].signum() > 1.25 {
            s8 = (s8 * 1.25 - (a.hypot(1.0 + p10) * helper_261_0(a, p10).0)).sin();
        }
        q11 /= 1.5 + x.chunks(3).map(|w18| (w18[0] - 0.5) * (1..=n).rev().map(|i19| a).sum::<f64>()).sum::<f64>().abs();
        let mut v20 = (0..4).map(|i21: usize| a - (i21 as f64 * 0.25) * (i21 as f64 * 0.25)).collect::<Vec<f64>>();
        v20.iter().sum::<f64>() * 0.5 + q11 + p10 + v9.0 - v9.1 + s8 + helper_261_0(p10, -s8).1
    }

    #[differentiable]
    fn helper_262_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(0.2 / (1.5 + u.abs())) + f(u * 0.5);
        let mut s1: f64 = -again;
        if s1.abs() >= 0.75 && u.abs() >= 1.25 { return u - 0.3; }
        if 2 % 3 == 1 {
            s1 += (0..3_usize).map(|i2| f(again)).sum::<f64>() * 0.25;
        } else if s1.abs() >= 0.3 || u > 0.75 {
            s1 *= 0.5 + u.tanh();
        }
        s1 + again + u + (0.5 + s1 * s1).sqrt()
    }

    #[differentiable]
    pub fn program_262(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = x.iter().rev().skip(1).map(|p4| (*p4).sin() + x[(n * 3) % x.len()]).sum::<f64>();
        match (n + n) % 4 {
            0 => {
                s3 *= helper_262_0(f64::atan, (1.5 + x[n % x.len()].sin()).powf(a.cos())).cos();
            }
            1 | 2 => {
                { let mut f5 = |u6: f64| { s3 = s3 * 0.5 + (0.7 * (0.8 * x[0].sin()).atanh().sin()).tan().atan(); }; f5(x[(n * 3) % x.len()].mul_add(0.5, x[x.len() - 1])); f5(1.5 * (n as f64 * 0.25)); }
            }
            _ => {
                for p7 in x.iter().rev() {
                    if ((*p7) - s3) > 2.0 {
                        if helper_262_0(|t9| a, s3) > 0.5 { return (*p7).asinh(); }
                        let mut v10 = [(0.9 * a.sin()).asin(), x[x.len() - 1], a.copysign(s3)];
                    }
                    match (n + 1) % 4 {
                        0 => {
                            if (x[n % x.len()] - a) > 2.0 { return a.copysign(x[(n * 3) % x.len()]); }
                        }
                        1 | 2 => {
                            s3 += x[n % x.len()].sin() * 0.25;
                        }
                        _ => {
                            if (-(*p7)) > 1.5 {
                                s3 += (*p7).atan2(1.5 + a.abs()).min(({ let t11 = s3; t11 * x[(n + n) % x.len()] + t11 })).cos() * 0.25;
                            }
                        }
                    }
                    s3 -= x.iter().take(2).filter(|p12| **p12 > 0.75).map(|p13| (*p13) * (*p13).min(1.75)).sum::<f64>().tanh() * 0.9;
                }
            }
        }
        s3 + a + x.iter().take(2).filter(|p14| **p14 > 1.25).map(|p15| (*p15)).sum::<f64>()
    }

    #[differentiable]
    fn helper_263_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u.abs(); }
        let below = helper_263_0({ let t1 = n as f64 * 0.25; t1 * u + t1 }, n - 1);
        let mut s2: f64 = below - below;
        if (s2 / (1.5 + s2 * s2)) > 0.75 { return u.atan2(1.5 + below.abs()); }
        s2 + below + u + (-(-below))
    }

    #[differentiable]
    pub fn program_263(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = { let t4 = x[x.len() - 1]; t4 * x[n % x.len()] + t4 };
        let mut v5 = [[-a, -x[x.len() - 1]], [helper_263_0(x[n % x.len()], 1), a.rem_euclid(2.5)]];
        v5[n % 2][0] *= 0.5 + (helper_263_0(s3, 3) + 1.1).tanh();
        v5[(n + 3) % 2][0] -= x[(n + n) % x.len()] * 0.9;
        for i6 in (0..2_usize).rev() {
            for i7 in (0..2 * n).step_by(2) {
                let mut k8 = 0_usize;
                'l9: while k8 < 2 && (x[x.len() - 1] > 1.5) {
                    k8 += 1;
                    v5[1][1] = ({ let t10 = -x[0]; t10 * (s3 / 0.3) + t10 }).sin();
                    let mut v11 = [s3, s3, v5[1][0]];
                    match n % 4 {
                        0 => {
                            v11[2] = (0.9 * (a - x[k8 % x.len()])).cos() - v11[2] * 0.75;
                        }
                        1 | 2 => {
                            if (v5[(i7 * 2) % 2][1] * a) > 2.0 {
                                v5[(k8 + 2) % 2][(n * 1) % 2] -= x[x.len() - 1].to_radians().sin().exp2().atan() * 0.2;
                            } else {
                                s3 /= 1.5 + (0.8 * (a + v11[i7 % 3]).sin()).atanh().tanh().abs();
                                s3 += (s3.hypot(1.0 + s3) - 1.25).atan() * 0.25;
                            }
                        }
                        _ => {
                            s3 += s3.atan().cos() * 0.25;
                        }
                    }
                }
                s3 += (0.2 * s3).sin().exp2().atan() * 0.25;
            }
            s3 = (s3 * 0.5 - (-(-s3)).tanh()).sin();
            s3 = s3 * 0.5 + ({ let t12 = v5[1][1]; t12 * a + t12 }).min(1.75).cos();
        }
        v5[0][1] * v5[1][0] + v5[1][1] + s3 + a + x[(n + n) % x.len()]
    }

    #[differentiable]
    fn helper_264_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u + u) + f(u * 0.5);
        let mut s1: f64 = u;
        'l3: for i2 in 0..2_usize {
            s1 /= 1.5 + s1.atan().abs();
        }
        s1 + again + u + ({ let t4 = [0.5_f64, 1.5].iter().fold(again, |s5, p6| s5 * 0.5 + ((*p6).sin() + u).sin()); t4 * u.mul_add(0.5, again) + t4 })
    }

    #[differentiable]
    fn helper_264_1(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u.tanh().powi(3)) + f(u * 0.5);
        let mut s7: f64 = f(u);
        let mut v8 = (0..4).map(|i9: usize| helper_264_0(|t10| t10, s7)).collect::<Vec<f64>>();
        let mut m12: f64 = helper_264_0(|t11| s7.clamp(-1.5, 1.25) + (1.5 + again.sin()).powf(v8[1 % v8.len()].cos()), s7);
        m12 = -(s7 * v8[0]);
        let i13 = 3 % v8.len();
        v8[i13] += ({ let t14 = s7.abs(); t14 * helper_264_0(f64::sin, m12) + t14 }) * 0.25;
        m12 + v8.iter().sum::<f64>() * 0.5 + s7 + again + v8.iter().step_by(2).copied().map(|p15| p15.sin() + p15).sum::<f64>().hypot(1.0 + (m12 + v8[v8.len() - 1]))
    }

    #[differentiable]
    fn helper_264_2(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u - u) + f(u * 0.5);
        let mut s16: f64 = u.cos();
        let u: f64 = (match s16 { t17 if t17 > 0.75 => t17 * again, t17 if t17 < -0.75 => -t17 + again, _ => u }).to_radians() / 0.2;
        if helper_264_0(f64::tanh, u) < (1.5 - again) || (u * again) > 2.0 {
            if 1 % 3 == 1 { return (1.5 + u * u).acosh(); }
        } else {
            s16 += (-helper_264_1(|t18| again, again)) * 0.25;
            s16 += (1.1 * again.min(again)) * 0.25;
        }
        s16 + again + u + ((s16 + again) * again.tanh().powi(3))
    }

    #[differentiable]
    pub fn program_264(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s19: f64 = x.chunks(2).map(|w20| (w20[0] - 0.5) * w20[0]).sum::<f64>();
        for p21 in x {
            s19 *= (0.9 * (1.5 + a * a).ln().sin()).asin().sin().cos();
            s19 *= 0.5 + (0..2 * n).step_by(2).map(|i23| (match (i23 + n) % 3 { 0 => s19, 1 => a, _ => s19 })).sum::<f64>().cos().tanh();
            s19 = s19 * 0.5 + helper_264_1(f64::tanh, x[0] + (*p21)).tanh();
        }
        s19 /= 1.5 + x.iter().take(2).map(|p24| (*p24).sin() + helper_264_2(|t25| *p24, *p24)).sum::<f64>().abs();
        s19 = s19 * 0.5 + ((x[0] * s19) % 1.75);
        if (1.5 + s19.sin()).powf(s19.cos()) > 1.5 { return helper_264_0(|t26| s19, s19); }
        for (i28, p27) in x.iter().enumerate() {
            s19 = (2.0 + s19.atan().cos()).recip().atan() - s19 * 0.75;
            s19 = (1.5 + (s19 - 2.0).sin()).powf((*p27).sin().cos()).atan();
        }
        s19 + a + helper_264_2(|t29| s19, a).min(a)
    }

    #[differentiable]
    pub fn program_265(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x.iter().zip(x.iter()).map(|(p2, q3)| (*p2).sin() + a + p2 * q3).sum::<f64>();
        let mut v4 = (-(x[0] / 2.0), s1);
        v4.1 = v4.1 * 0.5 + ((s1 / 1.5) * x[1 % x.len()]);
        let f5 = |u6: f64| u6.max(x.iter().copied().min_by(f64::total_cmp).unwrap_or(0.5));
        s1 *= ((v4.1 / 1.25) * (-s1)).cos();
        for i7 in 0..3_usize {
            for (i9, p8) in x.iter().enumerate() {
                s1 += ((1..=n).rev().map(|i10| x[x.len() - 1]).sum::<f64>() * ({ let c12: Vec<f64> = x.iter().map(|p11| ((*p11) - (*p8)).tanh()).collect(); c12.iter().sum::<f64>() })).tanh() * 0.25;
            }
        }
        s1 = s1 * 0.5 + (if a > 0.5 || x[(n * 3) % x.len()].abs() >= 0.9 { x[0] } else { a / (1.5 + s1 * s1) });
        v4.1 += x.iter().rev().fold(x[x.len() - 1], |s13, p14| s13 * 0.5 + ((*p14).sin() + (1.5 + (*p14) * (*p14)).ln()).sin()) * 0.25;
        s1 /= 1.5 + (1.5 + v4.1 * v4.1).ln().abs();
        s1 = x[x.len() - 1] - s1 * 0.75;
        'l16: for i15 in (0..2 * n).step_by(3) {
            if v4.1 > 0.9 && s1.abs() >= 1.25 || f5(s1) > 0.9 {
                let mut w17 = x.to_vec();
                while let Some(t18) = w17.pop() {
                    s1 += (v4.0 - s1 * s1).cos() * 0.25;
                    s1 = s1 * 0.5 + x.iter().enumerate().map(|(i19, p20)| (2.0 + v4.1.cos()).recip() * (i19 + 1) as f64).sum::<f64>().atan();
                }
                v4.1 *= 0.5 + a.min(v4.1).sin().sinh().tanh().tanh();
            } else {
                v4.0 -= (x.iter().copied().map(|p21| p21.sin() + s1).map(f64::tanh).sum::<f64>() + 0.2).tanh() * 0.75;
            }
        }
        v4.0 - v4.1 + s1 + a + ({ let c23: Vec<f64> = x.iter().rev().skip(1).map(|p22| (*p22).sin() + x[0].sin().exp2()).collect(); c23.iter().sum::<f64>() })
    }

    #[differentiable]
    fn helper_266_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[0] / (1.5 + v[0 % v.len()] * v[0 % v.len()]);
        s1 *= s1.cos();
        if v.iter().take(2).copied().min_by(f64::total_cmp).unwrap_or(0.5) > 0.9 && (-u) > 0.3 {
            v[2 % v.len()] *= (0.9 * s1).mul_add(0.5, s1.max(0.25)).cos();
            s1 = v[v.len() - 1].cos().exp_m1() - s1 * 0.75;
        } else {
            s1 *= 0.5 + ({ let t2 = u; t2 * u + t2 }).atan2(1.5 + (s1 - 2.0).abs()).tanh();
        }
        
    }

    #[differentiable]
    fn helper_266_1(p: &mut f64, u: f64) -> f64 {
        let mut s5: f64 = u.atan2(1.5 + u.abs());
        *p = (0..3_usize).map(|i6| (s5 + u)).sum::<f64>();
        s5 + *p + u + (-s5)
    }

    #[differentiable]
    fn helper_266_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s7: f64 = v.iter().skip(1).filter(|p8| **p8 > 0.9).map(|p9| u).sum::<f64>();
        let mut v10 = [v.iter().step_by(2).filter(|p11| **p11 > 1.25).map(|p12| s7).sum::<f64>(), u, u.tanh()];
        for i13 in 0..4_usize {
            let i14 = i13 % v.len();
            v[i14] /= 1.5 + (s7 - s7).copysign((v10[0 % 3] * u)).sin().abs();
            let t15 = if v.len() > 1 { v.pop().unwrap() } else { v[0] };
            s7 -= (1.5 + t15.sin()).powf(s7.cos()).asinh().sin() * 1.25;
        }
        v10.iter().sum::<f64>() * 0.5 + s7 + v.iter().sum::<f64>() * 0.5 + u + (1.5 + (0.7 * v[2 % v.len()].sin()).tan().cos()).log10()
    }

    #[differentiable]
    pub fn program_266(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s16: f64 = a - x[0] * x[0];
        let mut v17 = ((-s16) * (1.5 + s16.sin()).powf(x[x.len() - 1].cos()), x[0].to_radians());
        if v17.1 > 0.75 || a < v17.0 { return a.hypot(1.0 + x[(n + 3) % x.len()]); }
        let mut v18 = [[-s16, v17.1 - v17.1 * v17.1], [-v17.0, (1.5 + x[n % x.len()] * x[n % x.len()]).ln()]];
        let b19: f64 = (0.9 * s16.sin()) / 1.1;
        v18[1][0] = { let t20 = 0.75 * x[n % x.len()]; t20 * (a / (1.5 + t20 * t20)) + t20 };
        v17.1 += s16 * 0.25;
        let (p21, mut q22): (f64, f64) = (x.iter().filter(|p23| **p23 > 0.9).map(|p24| (*p24) * (*p24).cos().exp_m1()).sum::<f64>(), s16.atan());
        v18[n % 2][1] /= 1.5 + (a.copysign(b19) + v18[0][0].fract()).abs();
        if x[x.len() - 1].abs() >= 0.2 {
            s16 -= x.iter().rev().copied().min_by(f64::total_cmp).unwrap_or(0.5) * 1.25;
            q22 += helper_266_2(x.to_vec(), if s16 < v17.0 { b19 } else { x[n % x.len()] }) * 0.25;
        } else if (-q22) < s16 {
            s16 /= 1.5 + (0..3_usize).map(|i25| x[0]).sum::<f64>().atan2(1.5 + v18[n % 2][1].mul_add(0.5, v18[0][1 % 2]).abs()).abs();
        } else {
            q22 = (0.8 * q22.max(b19).sin()).atanh() - q22 * 0.75;
            q22 /= 1.5 + ((v18[0][1] - x[n % x.len()] * x[n % x.len()]) - 1.25).abs();
        }
        q22 + p21 + b19 + v18[0][1] * v18[1][0] + v18[1][1] + v17.0 - v17.1 + ((1.1 - s16) - 2.0)
    }

    #[differentiable]
    fn helper_267_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u.tanh().powi(3);
        'l3: for i2 in 0..2_usize {
            for p4 in v.iter() {
                if v[(i2 + 1) % v.len()] > 1.5 {
                    s1 /= 1.5 + (0.3 - v[(i2 + i2) % v.len()]).cos().sin().abs();
                } else if (1.5 + u.cos()).log10() > 0.2 {
                    s1 /= 1.5 + (0.5 - (0.3 * v[v.len() - 1])).cos().abs();
                } else {
                    s1 *= u.atan().cos();
                    s1 += ((1.25 * (*p4)) / (1.5 + u * u)).atan() * 0.25;
                }
                s1 *= (1.5 + (v[0] * v[0]).ln_1p().sin()).powf((s1 + u).cos()).sin().cos();
            }
            s1 = (-v[v.len() - 1]).atan() - s1 * 0.75;
            s1 *= (u * s1).atan2(1.5 + s1.abs()).atan().cos();
        }
        
    }

    #[differentiable]
    fn helper_267_1(u: f64, w: f64) -> f64 {
        let mut s6: f64 = w.sin().exp2();
        let mut v7 = [[u, u.to_radians()], [u, if w < u { w } else { u }]];
        v7[3 % 2][0 % 2] = [0.5_f64, 1.5].iter().enumerate().map(|(i8, p9)| u.max(0.25) * (i8 + 1) as f64).sum::<f64>() - v7[3 % 2][0 % 2] * 0.75;
        v7[0][1] * v7[1][0] + v7[1][1] + s6 + w + u + (1.25 / (1.5 + [0.5_f64, 1.5].iter().map(|p10| (*p10).sin() + (*p10)).sum::<f64>().abs()))
    }

    #[differentiable]
    fn helper_267_2(u: f64, w: f64) -> (f64, f64) {
        let mut s11: f64 = (0.9 * w.sin()).asin();
        let mut v12 = (0..4).map(|i13: usize| [0.5_f64, 1.5].iter().copied().min_by(f64::total_cmp).unwrap_or(0.5)).collect::<Vec<f64>>();
        match 2 % 4 {
            0 => {
                'l16: for (p14, q15) in v12.iter().zip(v12.iter()) {
                    s11 = (*q15).atan() - s11 * 0.75;
                    s11 = s11 * 0.5 + (if (v12[2 % v12.len()] * v12[2 % v12.len()]).ln_1p() > 1.5 { *q15 } else { (*q15) + s11 }).sin();
                }
            }
            1 | 2 => {
                s11 *= helper_267_1(v12[2 % v12.len()], u).min((1.5 + s11 * s11).acosh()).cos();
            }
            _ => {
                s11 = (s11 * 1.5 - w.atan2(1.5 + helper_267_1(v12[3 % v12.len()], s11).abs())).sin();
            }
        }
        (v12.iter().sum::<f64>() * 0.5 + s11 + w + u + (w - 0.5).fract(), (0..3_usize).map(|i17| s11.max(s11)).sum::<f64>())
    }

    #[differentiable]
    pub fn program_267(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s18: f64 = a + a;
        for p19 in x.iter().copied() {
            let mut m21: f64 = 0.2 * a.clamp(-1.5, 1.25).hypot(1.0 + (1.5 + x[(n + 0) % x.len()].sin()).powf(x[0].cos()));
            let t22 = s18;
            s18 = m21;
            m21 = t22;
        }
        if (a / (1.5 + a * a)).abs() >= 1.1 {
            let d24: f64;
            if (n + n) % 2 == 0 { d24 = (if (a + a) < x.iter().copied().map(|p23| (p23 - a).tanh()).sum::<f64>() { x[x.len() - 1] } else if a.abs() >= 0.3 { a.min(1.75) } else { -a }).rem_euclid(2.5); } else { d24 = x[0]; }
            if (0.9 * d24.cos()).acos() < (-s18) {
                for p25 in x.windows(2) {
                    if (0.9 * a.cos()).acos() > 1.25 || x[0].asinh().abs() >= 0.75 {
                        s18 = s18 * 0.5 + x[x.len() - 1].min(d24.to_radians()).cos();
                    } else {
                        s18 -= (1.5 * (1.5 + a.sin()).powf(d24.cos())).cos() * 0.3;
                    }
                }
            } else {
                s18 -= (1.25 * a).cos() * 0.3;
            }
        } else {
            s18 /= 1.5 + ({ let t27 = -s18; t27 * helper_267_2(s18, t27).0 + t27 }).abs();
            s18 = a;
        }
        s18 + a + ((s18 * x[x.len() - 1]) - 0.3)
    }

    #[differentiable]
    fn helper_268_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[0];
        v[3 % 3] += s1 * 0.25;
        if s1 > 1.5 {
            v[1] += f64::sin(({ let t2 = v[3 % 3]; t2 * v[1 % 3] + t2 })) * 0.25;
            s1 = { let t3 = -v[0]; t3 * (if 0 % 3 == 0 { v[2] } else { u }) + t3 };
        } else if 2 % 2 == 1 || s1.abs() >= 0.75 {
            s1 = s1 * 0.5 + (v[3 % 3] + s1).tanh().powi(3);
        } else {
            s1 = ((v[1] * u) * v[1 % 3].tanh()) - s1 * 0.75;
            s1 *= 0.5 + s1.tanh();
        }
        [s1 + v.iter().sum::<f64>() * 0.5 + u + v.iter().rev().skip(1).map(|&p4| p4.sin() + u).sum::<f64>().copysign((if s1.abs() >= 1.5 { v[2] } else { v[3 % 3] })), { let t5 = u; t5 * u + t5 }, if u > 1.5 { s1 } else { u }]
    }

    #[differentiable]
    fn helper_268_1(u: f64) -> Option<f64> {
        if helper_268_0([u + u, u, u + u], u)[1].abs() >= 2.0 { return None; }
        let mut s6: f64 = (1.5 + u * u).acosh();
        let mut m8: f64 = helper_268_0([u, s6, { let t7 = s6; t7 * s6 + t7 }], s6)[0].rem_euclid(2.5).sin();
        for i9 in (0..4_usize).rev() {
            s6 = (m8 * m8).ln_1p().max(0.25).atan();
            s6 /= 1.5 + (1.25 * ({ let t10 = u; t10 * u + t10 })).atan().abs();
        }
        Some(m8 + s6 + u + helper_268_0([(2.0 + u.cos()).recip(), m8, helper_268_0([u.hypot(1.0 + s6), u, (2.0 + u.sin()).cbrt()], u)[1]], 0.75 / (1.5 + s6.abs()))[1])
    }

    #[differentiable]
    fn helper_268_2(u: f64, n: usize) -> f64 {
        if n == 0 { return (1.5 + u.sin()).powf(u.cos()); }
        let below = helper_268_2((1.5 + u.cos()).log10(), n - 1);
        let mut s11: f64 = u.mul_add(0.5, (n as f64 * 0.25));
        s11 = (s11 * 0.3 - ((u + s11) / (1.5 + s11 * s11))).sin();
        for i12 in 0..4_usize {
            s11 = s11 * 0.5 + ({ let c14: Vec<f64> = [0.5_f64, 1.5].iter().take(2).map(|p13| (*p13).sin() + (-s11)).collect(); c14.iter().map(|v| v * v).sum::<f64>() }).atan();
            s11 += ({ let t15 = s11; t15 * u + t15 }).atan().atan() * 0.25;
            s11 += (s11 + below).min(below.hypot(1.0 + s11)).tanh() * 0.25;
        }
        s11 + below + u + u
    }

    #[differentiable]
    pub fn program_268(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s16: f64 = helper_268_2(a, 3);
        let mut v17 = [a.powi(2), s16, x.iter().rev().copied().fold(4.0, f64::min)];
        v17[0] *= (-(0.7 * x[0].sin()).tan()).cos();
        for i18 in 1..=2_usize {
            let mut m21: f64 = (0.3 / (1.5 + a.abs())).min((if x.iter().filter(|p19| **p19 > 2.0).map(|p20| (*p20).sin() + s16).sum::<f64>().abs() >= 0.9 { x[0] } else { x[i18 % x.len()].max(s16) }));
            v17[n % 3] += (1.5 + (n as f64 * 0.25).sin()).powf(x[(n + n) % x.len()].cos()).mul_add(0.5, s16).cos() * 0.25;
        }
        v17[(n + 3) % 3] = v17.iter().enumerate().map(|(i22, p23)| (*p23) * x.iter().rev().fold(*p23, |s24, p25| s24 * 0.5 + ((*p23)).sin()) * (i22 + 1) as f64).sum::<f64>();
        for p26 in x.iter().rev() {
            let (p28, mut q29): (f64, f64) = (-s16.sin().exp(), a - 0.2);
            s16 = helper_268_0([(0.9 * a.cos()).acos(), s16, x.iter().zip(x.iter()).map(|(p30, q31)| (*p30).sin() + (*p26) + p30 * q31).sum::<f64>()], (1.5 + p28.sin()).powf(p28.cos()))[2].atan() - s16 * 0.75;
            q29 -= helper_268_0(v17, s16)[0].cos() * 0.5;
        }
        v17.iter().sum::<f64>() * 0.5 + s16 + a + (x[x.len() - 1].max(0.25) * ({ let t32 = x[0]; t32 * v17[0] + t32 }))
    }

    #[differentiable]
    fn helper_269_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = u.hypot(1.0 + w);
        let mut v2 = vec![w; 3];
        let (i3, i4) = (3 % v2.len(), 2 % v2.len());
        v2.swap(i3, i4);
        let (l5, r6) = v2.split_at_mut(1);
        for (p7, q8) in l5.iter_mut().zip(r6.iter()) {
            *p7 += *q8 * (match w { t9 if t9 > 0.5 => t9 * u, t9 if t9 < -0.5 => -t9 + u, _ => s1 });
        }
        'l12: for p10 in v2.iter_mut().rev() {
            *p10 /= 1.5 + (*p10).sin().abs();
        }
        (v2.iter().sum::<f64>() * 0.5 + s1 + w + u + ((if u.abs() >= 0.2 { w } else if v2[1 % v2.len()] > 1.5 { w } else { u }) - s1), (w - v2[0] * v2[0]) / (1.5 + s1 * s1))
    }

    #[differentiable]
    fn helper_269_1(v: &mut [f64], u: f64) {
        let mut s13: f64 = -u;
        v[3 % v.len()] -= ((1.5 + s13.sin()).powf(s13.cos()) - u * u) * 1.1;
        let mut m14: f64 = helper_269_0(u.copysign(u).atan(), s13.max(u).min((1.1 - v[3 % v.len()]))).0;
        let mut m14: f64 = helper_269_0(v.iter().skip(1).map(|p15| 1.0 + 0.5 * ((*p15) * s13).sin()).product::<f64>(), m14 + 0.3).0.cos().exp_m1();
        
    }

    #[differentiable]
    pub fn program_269(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s16: f64 = a.min(a);
        let mut v17 = [(0.7 * s16.sin()).tan(), x[n % x.len()], 1.1 / (1.5 + x[x.len() - 1].abs())];
        helper_269_1(&mut v17[..1], { let t18 = x[x.len() - 1]; t18 * s16 + t18 });
        s16 = (s16 * 0.2 - (-v17[1])).sin();
        match (n * 1) % 4 {
            0 => {
                if (s16 - s16 * s16) > 0.3 { return x.iter().rev().skip(1).map(|&p19| 1.0 + 0.5 * (p19 * p19).sin()).product::<f64>(); }
            }
            1 | 2 => {
                let (p20, mut q21) = helper_269_0(v17.iter().take(2).filter(|p22| **p22 > 0.75).map(|p23| (s16 * s16).ln_1p()).sum::<f64>(), 1.5 - v17[2]);
            }
            _ => {
                for i24 in 0..n {
                    for i25 in 1..=n {
                        let d26: f64;
                        if s16.powi(2) > 0.2 { d26 = -a.min(x[(i25 * 1) % x.len()]).min(a.sin().exp()); } else { d26 = ({ let t27 = s16; t27 * v17[2 % 3] + t27 }) - 0.3; }
                        s16 = (if ((i25 as f64 * 0.25) + 0.3) < ((i25 as f64 * 0.25) + s16) { x[n % x.len()].mul_add(0.5, d26) } else { x[x.len() - 1] }).sin();
                    }
                }
            }
        }
        helper_269_1(&mut v17[..], x.iter().take(2).enumerate().map(|(i28, p29)| s16 * (i28 + 1) as f64).sum::<f64>());
        v17.reverse();
        let mut m30: f64 = x.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5).tanh();
        for p31 in x.iter().rev() {
            'l35: for p33 in v17.iter().skip(1).step_by(2) {
                s16 = x[x.len() - 1].hypot(1.0 + s16).cos();
            }
            s16 *= (match (n + n) % 3 { 0 => (*p31).mul_add(0.5, m30), 1 => x.iter().rev().filter(|p36| **p36 > 0.2).map(|p37| (*p37) * s16).sum::<f64>(), _ => 1.1 * s16 }).sin().cos();
            m30 = (m30 * 0.3 - (if v17[n % 3].hypot(1.0 + s16) < v17[0].fract() { (0.8 * v17[1].sin()).atanh() } else { helper_269_0(v17[(n + 2) % 3], s16).0 }).cos()).sin();
        }
        m30 + v17.iter().sum::<f64>() * 0.5 + s16 + a + ({ let t38 = s16 / (1.5 + m30 * m30); t38 * (s16 * s16) + t38 })
    }

    #[differentiable]
    fn helper_270_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = u;
        let mut v2 = (s1.hypot(1.0 + v[1 % v.len()]).mul_add(0.5, u.min(u)), u);
        match 2 % 4 {
            0 => {
                if 0 % 2 == 0 {
                    v2.1 /= 1.5 + ((v[v.len() - 1] - u) / 1.5).abs();
                } else if (match 3 % 3 { 0 => s1, 1 => v[0], _ => v2.0 }) > 1.25 {
                    s1 = -(0.5 + v[3 % v.len()] * v[3 % v.len()]).sqrt();
                }
            }
            1 | 2 => {
                s1 = (s1 * 0.5 - (0.2 - v[v.len() - 1]).atan()).sin();
            }
            _ => {
                v2.0 -= u * 1.25;
            }
        }
        v2.0 - v2.1 + s1 + u + (2.0 + u.sin()).cbrt()
    }

    #[differentiable]
    fn helper_270_1(v: &[f64], u: f64) -> f64 {
        let mut s3: f64 = if v[v.len() - 1].abs() >= 1.25 { v[3 % v.len()] } else if v[v.len() - 1].abs() >= 0.2 { v[2 % v.len()] } else { v[0 % v.len()] };
        s3 = (0..3_usize).map(|i4| (v[0] / (1.5 + u * u))).sum::<f64>();
        if (if s3 < u { v[0] } else { v[1 % v.len()] }) > 0.3 { return s3 - s3 * s3; }
        let mut w5 = v.to_vec();
        'l7: while let Some(t6) = w5.pop() {
            s3 = helper_270_0(v, if u.abs() >= 0.2 { u } else { s3 }).cos();
            s3 += ({ let c9: Vec<f64> = v.iter().take(2).map(|p8| ((*p8) - t6.rem_euclid(2.5)).tanh()).collect(); c9.iter().sum::<f64>() }).cos() * 0.25;
        }
        s3 + u + v[v.len() - 1]
    }

    #[differentiable]
    fn helper_270_2(u: f64, w: f64) -> (f64, f64) {
        let mut s10: f64 = u - 0.5;
        if (0.9 * s10.cos()).acos() > 0.5 {
            if helper_270_0(&[match 3 % 3 { 0 => u, 1 => u, _ => w }, s10], w).abs() >= 0.5 && u > 0.3 && u > 1.25 {
                'l12: for i11 in 0..3_usize {
                    s10 = (w / (1.5 + u * u)).hypot(1.0 + (0.2 / (1.5 + w.abs()))).sin() - s10 * 0.75;
                }
            }
        } else {
            s10 *= ((w / (1.5 + u * u)) + 2.0).cos();
        }
        (s10 + w + u + (2.0 + ({ let t13 = u; t13 * t13 + t13 }).sin()).cbrt(), u.sin().exp2().mul_add(0.5, (u * u).ln_1p()))
    }

    #[differentiable]
    pub fn program_270(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s14: f64 = x[0].sin().sinh();
        { let mut f15 = |u16: f64| { s14 = s14 * 0.5 + u16.atan(); }; f15(-a); f15(a.abs()); }
        let mut s14: f64 = x.iter().skip(1).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5);
        s14 += x[(n + 1) % x.len()] * 0.25;
        match (n * 3) % 4 {
            0 => {
                if ({ let t17 = x[n % x.len()]; t17 * x[n % x.len()] + t17 }) > 0.5 {
                    let mut v18 = [helper_270_1(x, x[x.len() - 1]), a, 0.75 * s14];
                    let (p19, mut q20) = helper_270_2(a.min(x[0]).hypot(1.0 + (0..2 * n).step_by(2).map(|i21| x[x.len() - 1]).sum::<f64>()), s14.hypot(1.0 + x[1 % x.len()]));
                } else {
                    let b22: f64 = (2.0 + (-x[(n + 3) % x.len()].atan2(1.5 + a.abs())).sin()).cbrt();
                    s14 = x.iter().take(2).fold(s14, |s23, p24| s23 * 0.5 + (((*p24) - a).tanh()).sin());
                }
            }
            1 | 2 => {
                for p25 in x.iter().copied() {
                    s14 /= 1.5 + helper_270_1(x, s14.min(x[n % x.len()])).atan().abs();
                    s14 = ((0.75 / (1.5 + a.abs())) + (s14 / (1.5 + p25 * p25))).sin() - s14 * 0.75;
                    s14 -= p25.cos() * 0.5;
                }
            }
            _ => {
                s14 = (s14 * 0.2 - (-a.atan2(1.5 + s14.abs()))).sin();
            }
        }
        s14 + a + (a + (-x[x.len() - 1]))
    }

    #[differentiable]
    pub fn program_271(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = { let t2 = a; t2 * x[0] + t2 };
        let mut v3 = x.to_vec();
        'l6: for (p4, q5) in v3.iter_mut().zip(x.iter()) {
            let mut m7: f64 = (0.7 * (0.9 * a.cos()).acos().sin()).tan().max(0.25);
            s1 -= x.iter().copied().map(|p8| p8.sin() + ((*q5) * (*q5))).sum::<f64>().cos() * 0.2;
            if (n * 4) % 2 == 0 {
                if (1.5 + x[n % x.len()].sin()).powf((*q5).cos()) > 1.5 {
                    *p4 -= (s1 * s1).ln_1p().cos() * 1.25;
                } else {
                    let (p9, mut q10): (f64, f64) = (s1.hypot(1.0 + (n as f64 * 0.25)), s1);
                    if m7.rem_euclid(2.5) < (*q5) { break; }
                }
            } else {
                let d11: f64;
                if (1.5 + s1.sin()).powf(a.cos()) > 2.0 { d11 = (0.3 / (1.5 + m7.min((*p4)).abs())).to_radians(); } else { d11 = m7.min(m7); }
                let (p12, mut q13): (f64, f64) = (m7.hypot(1.0 + s1) * a, (2.0 + x[0].sin()).cbrt());
            }
        }
        let (p14, mut q15): (f64, f64) = ((1.25 * x[x.len() - 1]) - (0.5 - a), (1.5 + a.sin()).powf(x[n % x.len()].cos()));
        q15 = (q15 * 0.9 - v3[v3.len() - 1]).sin();
        q15 + p14 + v3.iter().sum::<f64>() * 0.5 + s1 + ({ let t16 = (0.9 * x[0 % x.len()].sin()).asin(); t16 * (2.0 + s1.cos()).recip() + t16 })
    }

    #[differentiable]
    pub fn program_272(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = { let t2 = a; t2 * a + t2 };
        s1 /= 1.5 + (0..3_usize).map(|i3| (s1 - s1)).sum::<f64>().abs();
        let mut k5 = 0_usize;
        let r4: f64 = 'l7: loop {
            k5 += 1;
            if k5 > 4 || (s1.sin().sinh().abs() >= 0.5) { break ({ let t6 = a; t6 * s1 + t6 }).mul_add(0.5, (x[0] / (1.5 + x[(k5 + 1) % x.len()] * x[(k5 + 1) % x.len()]))); }
            let mut k9 = 0_usize;
            let r8: f64 = 'l10: loop {
                k9 += 1;
                if k9 > 3 || (s1.abs() >= 2.0) { break x[0].copysign((-s1)); }
                if (0.5 + x[(k5 + k9) % x.len()] * x[(k5 + k9) % x.len()]).sqrt() > 0.75 && (0.7 * s1.sin()).tan() > 1.5 {
                    for p11 in x.iter().copied() {
                        if x[k9 % x.len()].rem_euclid(2.5) < (s1 + 1.1) { return x.iter().rev().skip(1).enumerate().map(|(i13, p14)| a * (i13 + 1) as f64).sum::<f64>(); }
                        s1 = (-((k5 as f64 * 0.25) - s1)).tanh();
                    }
                    s1 *= 0.5 + (1.5 + x[0].sin()).powf((0..n).map(|i15| a).sum::<f64>().cos()).atan().tanh();
                }
                s1 -= (-x[k5 % x.len()].hypot(1.0 + s1)).cos() * 0.3;
                s1 -= x[0].sin() * 1.5;
            };
        };
        r4 + s1 + a + (({ let t16 = k5 as f64 * 0.25; t16 * s1 + t16 }) + 2.0)
    }

    #[differentiable]
    fn helper_273_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = (0..3_usize).map(|i2| u).sum::<f64>();
        for i3 in 0..3_usize {
            let (p4, mut q5): (f64, f64) = ((s1 * v[v.len() - 1]) / 0.3, (1.5 + v[(i3 + 0) % v.len()].sin()).powf(s1.cos()));
            match i3 % 4 {
                0 => {
                    q5 += (0..3_usize).map(|i6| (s1 + 0.75)).sum::<f64>().cos() * 0.25;
                }
                1 | 2 => {
                    s1 = s1 * 0.5 + ({ let t7 = q5 / 0.5; t7 * v[v.len() - 1].max(v[v.len() - 1]) + t7 }).sin();
                }
                _ => {
                    q5 = (q5 * 1.1 - (match p4 { t8 if t8 > 2.0 => t8 * p4, t8 if t8 < -2.0 => -t8 + p4.min(q5), _ => (1.5 + v[0].cos()).log2() }).sin()).sin();
                }
            }
        }
        
    }

    #[differentiable]
    fn helper_273_1(u: f64) -> Option<f64> {
        if (2.0 / (1.5 + u.abs())) > 1.5 { return None; }
        let mut s9: f64 = { let t10 = u; t10 * u + t10 };
        let mut v11 = [[s9 / 0.9, (2.0 + u.cos()).recip()], [{ let t12 = s9; t12 * s9 + t12 }, 0.3 / (1.5 + u.abs())]];
        v11[1 % 2][0] = (v11[1 % 2][0] * 0.9 - u.atan2(1.5 + v11[1 % 2][1].abs()).mul_add(0.5, s9.tanh().powi(3))).sin();
        if (s9 * u).abs() >= 0.2 { return None; }
        Some(v11[0][1] * v11[1][0] + v11[1][1] + s9 + u + (0.8 * (if u < v11[3 % 2][1 % 2] { u } else { s9 }).sin()).atanh())
    }

    #[differentiable]
    pub fn program_273(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = a;
        let mut v14 = [match (n * 4) % 3 { 0 => a, 1 => a, _ => s13 }, x[(n + n) % x.len()], a.copysign(s13)];
        if (2.0 + x[n % x.len()].sin()).cbrt() < (x[n % x.len()] - v14[0] * v14[0]) {
            s13 *= 0.5 + helper_273_1((1.5 + x[x.len() - 1].sin()).powf(a.cos())).unwrap_or((0.9 * x[x.len() - 1].sin()).asin()).tanh();
            let mut v16 = [s13 - (n as f64 * 0.25) * (n as f64 * 0.25), s13, s13.cos()];
        } else {
            match (n + 2) % 4 {
                0 => {
                    s13 += ((a - v14[2] * v14[2]) * a) * 0.25;
                }
                1 | 2 => {
                    s13 /= 1.5 + x.iter().map(|p17| x[0].sin().exp()).sum::<f64>().abs();
                }
                _ => {
                    s13 = (s13 * 0.5 - (0.8 * a.mul_add(0.5, v14[(n + 1) % 3]).sin()).atanh()).sin();
                }
            }
        }
        v14.iter().sum::<f64>() * 0.5 + s13 + a + ((x[x.len() - 1] / (1.5 + x[x.len() - 1] * x[x.len() - 1])) / (1.5 + a * a))
    }

    #[differentiable]
    pub fn program_274(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[(n + 1) % x.len()].cos().exp_m1();
        let mut v2 = [x[0], s1, 1.25 / (1.5 + a.abs())];
        let (i3, i4) = (n % v2.len(), n % v2.len());
        v2.swap(i3, i4);
        if x[n % x.len()] > 1.1 || s1 > 0.3 && a.sin() > 0.2 {
            v2.reverse();
            let mut k6 = 0_usize;
            let r5: f64 = loop {
                k6 += 1;
                if k6 > 4 || (s1 > 0.75 || a < v2[(n + 3) % 3]) { break v2[0]; }
                if a.copysign((k6 as f64 * 0.25)) < s1.rem_euclid(2.5) {
                    s1 /= 1.5 + v2[1].abs().cos().sin().abs();
                }
                if (s1 + 0.75) > 1.25 {
                    s1 += (-(match n % 3 { 0 => n as f64 * 0.25, 1 => x[2 % x.len()], _ => x[(k6 + 1) % x.len()] })).tanh() * 0.25;
                    v2[1] = v2[1] * 0.5 + v2.iter().zip(v2.iter()).map(|(p7, q8)| ((*p7) - v2[1].copysign((*q8))).tanh() + p7 * q8).sum::<f64>().atan();
                } else if s1.abs() >= 0.3 && s1.abs() >= 0.75 {
                    let (i9, i10) = (n % v2.len(), n % v2.len());
                    v2.swap(i9, i10);
                }
            };
        } else if (v2[0] + a) > 0.2 {
            for p11 in x.iter().skip(1).step_by(2) {
                let d14: f64;
                if ({ let t15 = a; t15 * a + t15 }) > 0.5 { d14 = (0.7 * v2.windows(2).map(|w13| (w13[1] - 0.5) * s1).sum::<f64>().sin()).tan(); } else { d14 = s1.min(1.75).hypot(1.0 + (*p11).atan()); }
                if v2.iter().rev().skip(1).fold(*p11, |s16, p17| s16 * 0.5 + (((*p17) - s1).tanh()).sin()) > 0.75 { continue; }
                let mut v18 = ({ let t19 = a.atan2(1.5 + a.abs()); t19 * (*p11).powi(2) + t19 }, a.copysign(d14));
            }
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + a
    }

    #[differentiable]
    pub fn program_275(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = if a > 1.5 { a } else if a < a { x[(n * 1) % x.len()] } else { x[0] };
        let f2 = |u3: f64| (match (n * 1) % 3 { 0 => (1.5 + x[x.len() - 1].sin()).powf(x[(n + 1) % x.len()].cos()), 1 => u3.asinh(), _ => -a }).min(1.75);
        s1 *= 0.5 + (1.1 * ({ let t4 = x[x.len() - 1]; t4 * s1 + t4 })).tanh();
        let (p5, mut q6): (f64, f64) = ({ let c8: Vec<f64> = x.iter().map(|p7| (*p7).sin() + (x[x.len() - 1] + a)).collect(); c8.iter().sum::<f64>() }, a);
        for (p9, q10) in x.iter().zip(x.iter()) {
            let mut m13: f64 = { let t11 = (0..n).map(|i12| (0.8 * (*p9).sin()).atanh()).sum::<f64>(); t11 * (if x[x.len() - 1] > 0.3 { q6.hypot(1.0 + s1) } else { q6 }) + t11 };
        }
        s1 -= ((p5 / (1.5 + p5 * p5)) / 1.1) * 1.25;
        let p5: f64 = x[(n + 2) % x.len()].cos().exp_m1() % 1.75;
        q6 + p5 + s1 + (0.9 * (0..3_usize).map(|i14| s1).sum::<f64>())
    }

    #[differentiable]
    pub fn program_276(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a - 1.5;
        if (a * a) > 2.0 && ((n as f64 * 0.25) * s1) > 0.9 {
            s1 += (0.8 * a.sin()).atanh() * 0.25;
        }
        s1 = (s1 * 0.2 - (({ let t2 = n as f64 * 0.25; t2 * s1 + t2 }) % 1.75)).sin();
        s1 *= x.iter().map(|&p3| p3 * p3.sin().sinh()).map(f64::tanh).sum::<f64>().cos();
        if s1.asinh() > 1.5 {
            s1 = ({ let t4 = (1.5 + s1.sin()).powf(s1.cos()); t4 * a.hypot(1.0 + t4) + t4 }) - s1 * 0.75;
        } else if (if x[x.len() - 1] < a { a } else if s1 > 0.3 { a } else { a }) < x[x.len() - 1] {
            s1 = (s1 * 0.5 - (-a.sin().cosh())).sin();
        } else {
            let mut s1: f64 = if (s1 * x[0]) > 2.0 { { let t5 = 0.75 - a; t5 * (2.0 + (n as f64 * 0.25).cos()).recip() + t5 } } else if s1.abs() >= 1.1 { (0.5 + s1 * s1).sqrt() } else { x[(n + n) % x.len()].cos().cos() };
            s1 /= 1.5 + (1.5 + s1.cos()).log2().abs();
        }
        s1 + a + (if ({ let c7: Vec<f64> = x.iter().take(2).map(|p6| (*p6).sin() + (*p6)).collect(); c7.iter().fold(0.5, |s, v| s * 0.5 + v) }) > 1.5 { { let t8 = a; t8 * x[(n * 2) % x.len()] + t8 } } else { a.atan() })
    }

    #[differentiable]
    fn helper_277_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[1] + v[3 % 3];
        let mut v2 = [{ let c4: Vec<f64> = v.iter().rev().map(|p3| (*p3) * (*p3)).collect(); c4.iter().sum::<f64>() }, u, s1.hypot(1.0 + s1)];
        let mut v5 = (u, v.iter().skip(1).fold(s1, |s6, p7| s6 * 0.5 + (v2[1]).sin()));
        [v5.0 - v5.1 + v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (-s1).atan2(1.5 + (v[1 % 3] / (1.5 + s1 * s1)).abs()), -s1, (1.5 + u.cos()).log10()]
    }

    #[differentiable]
    pub fn program_277(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = x[x.len() - 1].atan2(1.5 + a.abs());
        for p9 in x.windows(2) {
            for i11 in (0..2 * n).step_by(3) {
                s8 = s8 * 0.5 + (1.5 + x[0] * x[0]).ln().cos();
            }
        }
        s8 -= ((2.0 + s8.sin()).cbrt() + f64::sin(a)) * 0.75;
        let mut k12 = 0_usize;
        loop {
            k12 += 1;
            if k12 > 2 || ((1.1 - s8) > 0.75) { break; }
            s8 = s8 * 0.5 + x.iter().zip(x.iter()).map(|(p13, q14)| ((*p13) - (0.8 * s8.sin()).atanh()).tanh() + p13 * q14).sum::<f64>().sin();
            s8 = (s8 * 1.5 - (-s8).copysign((0.8 * a.sin()).atanh()).cos()).sin();
            for p15 in x {
                'l18: for i17 in 0..3_usize {
                    if x.iter().enumerate().map(|(i19, p20)| (*p20).sin() + x[(k12 * 1) % x.len()] * (i19 + 1) as f64).sum::<f64>() < (-(*p15)) {
                        s8 -= ({ let t21 = (1.25 + x[n % x.len()].sin()).powf(1.5); t21 * (-(*p15)) + t21 }).sin() * 0.75;
                        s8 = (s8 + s8).atan() - s8 * 0.75;
                    } else if (0.3 / (1.5 + s8.abs())) < ({ let t22 = s8; t22 * s8 + t22 }) {
                        s8 -= (s8 + 1.5).tanh() * 0.75;
                    } else {
                        s8 *= (1.5 + a * a).acosh().atan().cos();
                    }
                    s8 = (s8 * 0.9 - (-x[(n + n) % x.len()]).mul_add(0.5, (n as f64 * 0.25).min((k12 as f64 * 0.25))).sin()).sin();
                }
                s8 /= 1.5 + (-(*p15).mul_add(0.5, a)).tanh().abs();
            }
        }
        s8 + a + (k12 as f64 * 0.25)
    }

    #[differentiable]
    fn helper_278_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = if v[v.len() - 1].abs() >= 1.25 { v[2 % v.len()] } else { u };
        if u > 2.0 { return v[0].max(0.25); }
        v.reverse();
        v.reverse();
        s1 + v.iter().sum::<f64>() * 0.5 + u + u
    }

    #[differentiable]
    pub fn program_278(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s2: f64 = helper_278_0(x.to_vec(), a);
        let mut v3 = [[x.iter().skip(1).zip(x.iter()).map(|(p4, q5)| (*p4) * x[n % x.len()] + p4 * q5).sum::<f64>(), (0..n).map(|i6| a).sum::<f64>()], [s2 * s2, a.mul_add(0.5, s2)]];
        match (n * 3) % 4 {
            0 => {
                v3[(n + n) % 2][(n + 1) % 2] *= 0.5 + x.iter().map(|p7| ((*p7) - x[(n * 4) % x.len()]).tanh()).sum::<f64>().max(helper_278_0(x.to_vec(), v3[1 % 2][n % 2])).tanh();
            }
            1 | 2 => {
                let mut v8 = [1.5 / (1.5 + s2.abs()), v3[1][1], s2 + a];
            }
            _ => {
                let mut s2: f64 = helper_278_0(x.to_vec(), (-v3[0][(n + 1) % 2]) - s2.max(a));
            }
        }
        let mut s2: f64 = x[0].powi(2) - v3[(n * 2) % 2][0] * v3[(n * 2) % 2][0];
        s2 = (1.25 + (v3[1 % 2][1] + v3[1][1]).sin()).powf(1.5) - s2 * 0.75;
        let mut k9 = 0_usize;
        'l11: loop {
            k9 += 1;
            if k9 > 3 || (({ let t10 = v3[1][k9 % 2]; t10 * v3[(k9 + 2) % 2][n % 2] + t10 }) > 2.0) { break; }
            'l13: for i12 in 0..n {
                v3[1][1] = (v3[1][1] * 1.1 - x.iter().zip(x.iter().rev()).map(|(p14, q15)| (*p14) * (*p14) + p14 * q15).sum::<f64>().tanh()).sin();
                if k9 % 2 == 0 {
                    s2 *= a.copysign((1.1 * s2)).sin().cos();
                } else {
                    for i16 in (0..n).rev() {
                        let (p17, mut q18): (f64, f64) = ((1.5 + (x[x.len() - 1] + x[x.len() - 1]).cos()).log2(), 2.0 / (1.5 + s2.abs()));
                        s2 -= (1.5 + f64::sin((k9 as f64 * 0.25)).cos()).log2().cos() * 1.1;
                        q18 = q18 * 0.5 + (1.5 + (-q18).sin()).powf(x.iter().take(2).copied().fold(-4.0, f64::max).cos()).atan();
                    }
                    s2 *= (0.5 * (a - v3[(i12 * 2) % 2][1] * v3[(i12 * 2) % 2][1])).tanh().cos();
                }
                s2 = (x.iter().zip(x.iter()).map(|(p19, q20)| (*p19).sin() + v3[3 % 2][n % 2] + p19 * q20).sum::<f64>() + 0.9).sin();
            }
            s2 -= a.cos() * 1.25;
        }
        v3[0][1] * v3[1][0] + v3[1][1] + s2 + a + (s2 * a).min(s2.cos())
    }

    #[differentiable]
    fn helper_279_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_279_0(u, n - 1);
        let mut s1: f64 = u + 2.0;
        let (p2, mut q3): (f64, f64) = (u.mul_add(0.5, below), [0.5_f64, 1.5].iter().take(2).enumerate().map(|(i4, p5)| ((*p5) - (*p5)).tanh() * (i4 + 1) as f64).sum::<f64>());
        let d8: f64;
        if (u - 0.3) > 0.75 { d8 = [0.5_f64, 1.5].iter().step_by(2).enumerate().map(|(i6, p7)| ((*p7) - (0.2 / (1.5 + (1.5 + below.cos()).log2().abs()))).tanh() * (i6 + 1) as f64).sum::<f64>(); } else { d8 = p2.rem_euclid(2.5) + 0.3; }
        d8 + q3 + p2 + s1 + below + (0.9 * s1.cos()).acos().copysign(u)
    }

    #[differentiable]
    fn helper_279_1(u: f64, w: f64) -> (f64, f64) {
        let mut s9: f64 = u.min(w);
        let mut v10 = (u, -w);
        if w > 0.5 {
            s9 += [0.5_f64, 1.5].iter().enumerate().map(|(i11, p12)| (*p12).sin() + u * (i11 + 1) as f64).sum::<f64>() * 0.25;
        } else if u.abs() >= 1.5 || w > 1.5 {
            v10.0 /= 1.5 + (s9 / (1.5 + v10.0 * v10.0)).abs();
        } else {
            v10.0 = [0.5_f64, 1.5].iter().skip(1).map(|p13| (-u)).sum::<f64>() - v10.0 * 0.75;
        }
        (v10.0 - v10.1 + s9 + w + u + (2.0 + s9.abs().cos()).recip(), u)
    }

    #[differentiable]
    fn helper_279_2(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(helper_279_0(u, 0)) + f(u * 0.5);
        let mut s14: f64 = again.signum();
        let mut v15 = vec![-u; 3];
        if v15.len() > 3 { v15.truncate(2); } else { v15.extend([u, 0.5]); }
        if (s14 % 1.75).abs() >= 0.75 {
            s14 = s14;
        } else {
            s14 = if v15[3 % v15.len()] > 1.1 && v15[v15.len() - 1] > 1.1 { (1.5 + s14.cos()).log2() } else { (0..3_usize).map(|i16| s14).sum::<f64>() };
            s14 *= 0.5 + v15.iter().copied().map(|p17| p17.sin() + (p17 * p17).ln_1p()).map(f64::tanh).sum::<f64>().tanh();
        }
        v15.iter().sum::<f64>() * 0.5 + s14 + again + u + (2.0 * again).max(again.hypot(1.0 + u))
    }

    #[differentiable]
    pub fn program_279(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s18: f64 = a;
        let b19: f64 = ((2.0 - x[n % x.len()]) * (n as f64 * 0.25)) / (1.5 + s18 * s18);
        for i20 in 0..n {
            s18 = s18 * 0.5 + ((0.3 * x[(n + n) % x.len()]) / (1.5 + b19 * b19)).cos();
            { let mut f21 = |u22: f64| { s18 = s18 * 0.5 + ((-a) * a.sin().exp()).atan(); }; f21((2.0 + b19.sin()).cbrt()); f21({ let t23 = a; t23 * t23 + t23 }); }
            if (2.0 * a) < b19.powi(2) {
                if b19.abs() >= 2.0 {
                    s18 = (s18 * 0.2 - s18.cos()).sin();
                    s18 /= 1.5 + x[x.len() - 1].sin().abs();
                }
            } else {
                s18 = (s18.hypot(1.0 + s18) + (2.0 + a.cos()).recip()).atan() - s18 * 0.75;
            }
        }
        b19 + s18 + a + (1.25 * x.iter().filter(|p24| **p24 > 2.0).map(|p25| (*p25).sin() + s18).sum::<f64>())
    }

    #[differentiable]
    fn helper_280_0(u: f64, n: usize) -> f64 {
        if n == 0 { return -u; }
        let below = helper_280_0((n as f64 * 0.25) - u, n - 1);
        let mut s1: f64 = u;
        let mut v2 = vec![below.sin().exp2(), u];
        let b4: f64 = { let t3 = -s1; t3 * below.min(1.75) + t3 };
        let mut s1: f64 = match (n * 2) % 3 { 0 => s1.copysign(v2[v2.len() - 1]).cos(), 1 => v2.iter().rev().skip(1).filter(|p5| **p5 > 2.0).map(|p6| (u + 0.9)).sum::<f64>(), _ => v2.iter().take(2).copied().map(|p7| (v2[n % v2.len()] - v2[0] * v2[0])).sum::<f64>() };
        s1 /= 1.5 + (-(1.5 + b4 * b4).acosh()).abs();
        b4 + v2.iter().sum::<f64>() * 0.5 + s1 + below + (below - u * u)
    }

    #[differentiable]
    pub fn program_280(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = helper_280_0(a, 3);
        let mut v9 = [helper_280_0(a, 0), x[3 % x.len()], s8.to_radians()];
        v9[0] = ({ let t10 = v9[n % 3] % 1.75; t10 * (v9[n % 3] + 2.0) + t10 }) - v9[0] * 0.75;
        if v9.iter().map(|&p11| p11 * x[x.len() - 1]).sum::<f64>() > 2.0 && x.iter().step_by(2).zip(v9.iter()).map(|(p12, q13)| (*p12) * s8 + p12 * q13).sum::<f64>() > 1.5 {
            for p14 in v9.iter_mut() {
                'l18: for (p16, q17) in x.iter().zip(x.iter()) {
                    for i19 in (0..n).rev() {
                        *p14 = (*p14) * 0.5 + s8.mul_add(0.5, (i19 as f64 * 0.25)).cos();
                        *p14 = ((a - s8) % 1.75).atan() - (*p14) * 0.75;
                    }
                    s8 *= (-s8).cos().cos();
                    *p14 *= 0.5 + (*p16).abs().cos().tanh();
                }
            }
            s8 = s8 * 0.5 + s8.cos().exp_m1();
        } else if n % 3 == 1 {
            s8 *= x[2 % x.len()].atan2(1.5 + s8.abs()).atan2(1.5 + x[n % x.len()].abs()).cos();
        }
        v9.iter().sum::<f64>() * 0.5 + s8 + a + (helper_280_0(x[(n + 1) % x.len()], 0) - a.max(a))
    }

    #[differentiable]
    fn helper_281_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = (1.5 + u.cos()).log2();
        let t2 = *p;
        *p = s1;
        s1 = t2;
        *p = (*p).mul_add(0.5, [0.5_f64, 1.5].iter().step_by(2).fold(u, |s3, p4| s3 * 0.5 + ((*p4) * s1).sin()));
        s1 + *p + u + ((0.9 * (*p).cos()).acos() + (u % 1.75))
    }

    #[differentiable]
    pub fn program_281(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = x[0].sin().sinh();
        let mut v6 = [x.windows(2).map(|w7| (w7[1] - 0.5) * a).sum::<f64>(), s5, s5.sin().cosh()];
        v6[n % 3] = v6[n % 3] * 0.5 + v6[1];
        let mut m8: f64 = 1.25 / (1.5 + (0.2 / (1.5 + v6[(n + n) % 3].abs())).min(x[(n + 0) % x.len()].hypot(1.0 + a)).abs());
        let r9 = helper_281_0(&mut s5, m8);
        if (1.5 + m8.sin()).powf(a.cos()) > 0.9 {
            s5 *= 0.5 + a.tanh();
        } else {
            let r10 = helper_281_0(&mut s5, r9 - x[x.len() - 1]);
            let b11: f64 = (n as f64 * 0.25).hypot(1.0 + v6[2]) - 0.3;
        }
        v6[1] = (v6[1] * 1.5 - f64::sin(s5.max(0.25))).sin();
        r9 + m8 + v6.iter().sum::<f64>() * 0.5 + s5 + r9.mul_add(0.5, x[1 % x.len()]).powi(2)
    }

    #[differentiable]
    fn helper_282_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[2 % v.len()] + 1.5;
        let mut v2 = vec![v[2 % v.len()] + v[2 % v.len()]; 3];
        { let mut f3 = |u4: f64| { s1 = s1 * 0.5 + v[0].atan(); }; f3(1.1 / (1.5 + u.abs())); f3(v.iter().zip(v2.iter()).map(|(p5, q6)| (*p5).sin() + u + p5 * q6).sum::<f64>()); }
        v2.iter().sum::<f64>() * 0.5 + s1 + u + (0.9 - s1.min(v[v.len() - 1]))
    }

    #[differentiable]
    fn helper_282_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s7: f64 = 0.3 / (1.5 + v[0].abs());
        let mut v8 = [helper_282_0(&v, u), v[v.len() - 1], helper_282_0(&v, v[v.len() - 1])];
        let i9 = 0 % v.len();
        v[i9] = (v[v.len() - 1] * s7).powi(2) - v[i9] * 0.75;
        let i10 = 0 % v.len();
        v[i10] += ({ let t11 = (1.5 + u.sin()).powf(u.cos()); t11 * v8.iter().take(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5) + t11 }) * 0.25;
        let mut m12: f64 = (s7.asinh() - 0.75).max((2.0 + (-v[1 % v.len()]).sin()).cbrt());
        m12 + v8.iter().sum::<f64>() * 0.5 + s7 + v.iter().sum::<f64>() * 0.5 + u + (helper_282_0(&v8[..2], s7) * f64::sin(s7))
    }

    #[differentiable]
    pub fn program_282(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = x[(n + 3) % x.len()] - x[x.len() - 1] * x[x.len() - 1];
        let mut v14 = [[a, a + s13], [(0.5 + s13 * s13).sqrt(), a]];
        s13 = helper_282_0(x, s13).fract() - s13 * 0.75;
        s13 += ({ let t15 = -(n as f64 * 0.25); t15 * (1.5 + v14[n % 2][1].sin()).powf(a.cos()) + t15 }) * 0.25;
        v14[n % 2][0] = (2.0 - (n as f64 * 0.25)).atan2(1.5 + a.sin().exp2().abs());
        s13 += helper_282_1(x.to_vec(), v14[1][0]).max(0.25) * 0.25;
        for i16 in 0..2_usize {
            let mut v17 = vec![x.iter().map(|&p18| p18.sin() + v14[n % 2][0]).sum::<f64>(); 3];
        }
        'l21: for &p19 in x.iter() {
            let mut m22: f64 = -(1.5 + s13 * s13).acosh();
            let (p23, mut q24): (f64, f64) = (0.3 - m22, v14[n % 2][1] - m22 * m22);
        }
        s13 *= 0.5 + (1.5 + v14[(n + 1) % 2][(n * 2) % 2] * v14[(n + 1) % 2][(n * 2) % 2]).acosh().copysign(helper_282_0(x, v14[(n + 1) % 2][(n * 2) % 2])).tanh();
        v14[(n * 1) % 2][1] /= 1.5 + (if 3 % 3 == 1 { helper_282_0(&x[1..], v14[1][n % 2]) } else { (n as f64 * 0.25).atan2(1.5 + x[x.len() - 1].abs()) }).abs();
        s13 *= 0.5 + ((x[x.len() - 1] / 0.75) + (if v14[n % 2][1] < s13 { v14[0][0] } else if x[0].abs() >= 0.3 { a } else { v14[0][0] })).tanh();
        v14[0][1] * v14[1][0] + v14[1][1] + s13 + a + (a - a * a).max(x[x.len() - 1].min(x[0 % x.len()]))
    }

    #[differentiable]
    fn helper_283_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v.iter().zip(v.iter().rev()).map(|(p2, q3)| (*p2) * (*q3) + p2 * q3).sum::<f64>();
        match 1 % 4 {
            0 => {
                s1 = v[3 % v.len()].min(u);
            }
            1 | 2 => {
                s1 = u.mul_add(0.5, (if v[0] < s1 { v[v.len() - 1] } else { u }));
            }
            _ => {
                s1 -= (({ let t4 = s1; t4 * t4 + t4 }) + (1.5 + u.sin()).powf(u.cos())) * 0.75;
            }
        }
        
    }

    #[differentiable]
    pub fn program_283(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s5: f64 = (1.5 + a * a).acosh();
        let mut v6 = [[x.iter().rev().map(|&p7| (p7 - a).tanh()).sum::<f64>(), (n as f64 * 0.25) + a], [s5, x[x.len() - 1]]];
        if (0..2 * n).step_by(2).map(|i8| a).sum::<f64>() < (0.7 * x[0].sin()).tan() { return 1.25 * s5; }
        let mut k10 = 0_usize;
        let r9: f64 = loop {
            k10 += 1;
            if k10 > 3 || ((a / 0.9) > 0.9) { break { let t11 = s5; t11 * (match (n * 3) % 3 { 0 => x[0], 1 => t11, _ => t11 }) + t11 }; }
            let mut k13 = 0_usize;
            let r12: f64 = loop {
                k13 += 1;
                if k13 > 4 || ((1.5 + x[x.len() - 1].sin()).powf(v6[1][k10 % 2].cos()) < (v6[0][0] + x[(k10 + 1) % x.len()])) { break -s5; }
                for p14 in x.windows(2) {
                    let mut v16 = [s5, x[x.len() - 1], x[(n + 0) % x.len()] + s5];
                    let mut s5: f64 = if (x[n % x.len()] + 1.25) > 2.0 { a } else if s5.abs() >= 1.1 { x.iter().fold(v6[0][0], |s17, p18| s17 * 0.5 + ((*p18) * (1.5 * s17)).sin()) } else { a };
                }
                if (0..2 * n).step_by(2).map(|i19| a).sum::<f64>() < x.iter().step_by(2).zip(x.iter()).map(|(p20, q21)| (*p20).sin() + (*p20) + p20 * q21).sum::<f64>() {
                    s5 *= v6[k10 % 2][(n + 3) % 2].max(x[x.len() - 1].copysign(a)).atan().cos();
                } else {
                    s5 /= 1.5 + (v6[k10 % 2][0] * v6[k10 % 2][0]).ln_1p().cos().abs();
                }
            };
            s5 = s5 * 0.5 + f64::sin(a.sin().sinh()).sin();
        };
        r9 + v6[0][1] * v6[1][0] + v6[1][1] + s5 + r9
    }

    #[differentiable]
    fn helper_284_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w;
        let mut v2 = [{ let c4: Vec<f64> = [0.5_f64, 1.5].iter().rev().map(|p3| (*p3).sin() + s1).collect(); c4.iter().sum::<f64>() }, w, u];
        v2[2] *= 0.5 + s1.tanh();
        v2[2] *= 0.5 + w.tanh();
        for i5 in 1..=1_usize {
            s1 = (s1 + w).cos();
            s1 -= u.max(w).to_radians().cos() * 1.1;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + w + u + (0.75 - (1.5 + u.sin()).powf(u.cos()))
    }

    #[differentiable]
    fn helper_284_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s6: f64 = helper_284_0(v[0], u);
        let mut v7 = [[v[0] * v[v.len() - 1], (1.5 + v[0].sin()).powf(v[v.len() - 1].cos())], [v[3 % v.len()] / 1.5, s6 / 1.25]];
        let (l8, r9) = v.split_at_mut(1);
        for (p10, q11) in r9.iter_mut().zip(l8.iter()) {
            *p10 += *q11 * ({ let t12 = v7[0 % 2][0]; t12 * t12 + t12 });
        }
        v7[0][1] * v7[1][0] + v7[1][1] + s6 + v.iter().sum::<f64>() * 0.5 + u + (match u { t13 if t13 > 0.3 => t13 * u.clamp(-1.5, 1.25), t13 if t13 < -0.3 => -t13 + (1.5 + v[0].sin()).powf(s6.cos()), _ => helper_284_0(v7[3 % 2][1], s6) })
    }

    #[differentiable]
    fn helper_284_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s14: f64 = (0.9 * u.cos()).acos();
        let mut k15 = 0_usize;
        while k15 < 2 && (({ let c17: Vec<f64> = v.iter().map(|p16| u).collect(); c17.iter().map(|v| v * v).sum::<f64>() }) > 0.3) {
            k15 += 1;
            if (u + v[0]) > 0.5 {
                s14 /= 1.5 + helper_284_1(v.clone(), helper_284_0(s14, v[k15 % v.len()])).sin().abs();
            } else if v.iter().fold(v[0], |s18, p19| s18 * 0.5 + ((*p19) * s14).sin()).abs() >= 0.2 {
                s14 = s14 * 0.5 + (s14.atan2(1.5 + v[(k15 + k15) % v.len()].abs()) / 0.3).atan();
            } else {
                s14 = ((0.75 / (1.5 + s14.abs())) + (-v[(k15 * 2) % v.len()])).cos();
            }
        }
        s14 + v.iter().sum::<f64>() * 0.5 + u + (s14 / 1.25).asinh()
    }

    #[differentiable]
    pub fn program_284(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s20: f64 = x[n % x.len()];
        let mut s20: f64 = helper_284_0(({ let c22: Vec<f64> = x.iter().skip(1).map(|p21| (*p21).sin() + a).collect(); c22.iter().sum::<f64>() }) + (1.25 + (n as f64 * 0.25).sin()).powf(1.5), a.mul_add(0.5, (1.5 + s20.sin()).powf(s20.cos())));
        let mut m25: f64 = x.iter().skip(1).enumerate().map(|(i23, p24)| (*p24).sin() + (*p24).max(0.25) * (i23 + 1) as f64).sum::<f64>().signum();
        s20 = (s20 * 1.25 - x[x.len() - 1].sin().sinh().abs()).sin();
        if n % 2 == 0 { return x.iter().copied().min_by(f64::total_cmp).unwrap_or(0.5); }
        let d26: f64;
        if (x[0] / (1.5 + a * a)) > 0.75 { d26 = -(2.0 + m25.hypot(1.0 + s20).sin()).cbrt(); } else { d26 = (s20 + (n as f64 * 0.25)) + (if m25 > 2.0 { s20 } else { m25 }); }
        let mut k28 = 0_usize;
        let r27: f64 = loop {
            k28 += 1;
            if k28 > 3 || (m25 < m25 && a > 0.5) { break helper_284_0(0.9 * a, d26.copysign(d26)); }
            m25 *= 0.5 + ((match (k28 + k28) % 3 { 0 => m25, 1 => x[0 % x.len()], _ => x[x.len() - 1] }) + 1.5).cos().tanh();
            m25 *= 0.5 + (0.7 * m25.sin()).tan().atan().sin().tanh();
            s20 = (s20 * 0.9 - (if d26 < a { d26 } else { d26 }).atan2(1.5 + (s20 - x[x.len() - 1] * x[x.len() - 1]).abs()).cos()).sin();
        };
        r27 + d26 + m25 + s20 + helper_284_1(x.to_vec(), m25).min((0.9 * r27.sin()).asin())
    }

    #[differentiable]
    pub fn program_285(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x[0];
        let mut v2 = (0..4).map(|i3: usize| a).collect::<Vec<f64>>();
        let i4 = (n + n) % v2.len();
        v2[i4] += (-({ let c6: Vec<f64> = v2.iter().step_by(2).map(|p5| (*p5).sin() + (*p5)).collect(); c6.iter().map(|v| v * v).sum::<f64>() })) * 0.25;
        if n % 3 == 0 {
            let i7 = 2 % v2.len();
            v2[i7] = ({ let t8 = match n % 3 { 0 => v2[(n + n) % v2.len()], 1 => a, _ => x[(n + 0) % x.len()] }; t8 * x.iter().filter(|p9| **p9 > 0.2).map(|p10| x[n % x.len()]).sum::<f64>() + t8 }) - v2[i7] * 0.75;
        } else if a.atan2(1.5 + a.abs()).abs() >= 2.0 {
            let (l11, r12) = v2.split_at_mut(1);
            for (p13, q14) in r12.iter_mut().zip(l11.iter()) {
                *p13 += *q14 * (x[0] + s1);
            }
        } else {
            match 0 % 4 {
                0 => {
                    let i15 = 1 % v2.len();
                    v2[i15] *= 0.5 + (x[x.len() - 1].max(s1) * x.iter().rev().skip(1).copied().map(|p16| 1.0 + 0.5 * (p16 * a).sin()).product::<f64>()).tanh();
                }
                1 | 2 => {
                    let (l17, r18) = v2.split_at_mut(1);
                    for (p19, q20) in r18.iter_mut().zip(l17.iter()) {
                        *p19 += *q20 * x[n % x.len()].abs();
                    }
                }
                _ => {
                    for p21 in &mut v2 {
                        let mut k24 = 0_usize;
                        let r23: f64 = 'l25: loop {
                            k24 += 1;
                            if k24 > 3 || ((a / (1.5 + (*p21) * (*p21))) > 1.5) { break a; }
                            if (-(*p21)) > 1.5 {
                                'l27: for i26 in (0..4_usize).rev() {
                                    match 2 % 4 {
                                        0 => {
                                            let mut m28: f64 = -s1;
                                        }
                                        1 | 2 => {
                                            s1 *= ((s1 * s1).ln_1p() - 0.2).cos().cos();
                                        }
                                        _ => {
                                            *p21 = ((*p21) * 0.75 - (1.5 + x[(i26 + 1) % x.len()] * x[(i26 + 1) % x.len()]).acosh().atan()).sin();
                                        }
                                    }
                                }
                                s1 /= 1.5 + x[0 % x.len()].atan2(1.5 + (if 2 % 3 == 1 { a } else if s1 < x[0] { s1 } else { *p21 }).abs()).atan().abs();
                            }
                            s1 = x.iter().filter(|p29| **p29 > 1.1).map(|p30| ((*p30) - (x[x.len() - 1] - a)).tanh()).sum::<f64>().cos();
                            s1 = ((s1 + a) - (1.5 + x[0].sin()).powf(a.cos())).atan();
                        };
                    }
                }
            }
            s1 -= (-s1).abs() * 0.3;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + v2[(n * 3) % v2.len()].max(x[x.len() - 1]).copysign(s1.max(v2[n % v2.len()]))
    }

    #[differentiable]
    fn helper_286_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = v[0].cos().exp_m1();
        let mut v2 = [{ let c4: Vec<f64> = v.iter().map(|p3| (*p3) * v[0 % v.len()]).collect(); c4.iter().fold(0.5, |s, v| s * 0.5 + v) }, v[2 % v.len()], s1];
        for i5 in 1..=3_usize {
            for p6 in v2.windows(2) {
                for p8 in v.iter().copied() {
                    s1 = s1.signum().tanh() - s1 * 0.75;
                    s1 *= 0.5 + (match i5 % 3 { 0 => v[0], 1 => p6[p6.len() - 1], _ => v2[0] }).powi(2).atan().tanh();
                    s1 = (s1 * 0.3 - (s1.clamp(-1.5, 1.25) * v[(i5 * 1) % v.len()].max(v2[2])).sin()).sin();
                }
                s1 *= 0.5 + s1.sin().exp2().to_radians().cos().tanh();
            }
            s1 = s1 * 0.5 + (1.5 + (s1 + v[v.len() - 1]).sin()).powf(u.cos()).tanh();
            s1 = (1.1 / (1.5 + (i5 as f64 * 0.25).atan2(1.5 + s1.abs()).abs())).tanh() - s1 * 0.75;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + u + v2[2]
    }

    #[differentiable]
    fn helper_286_1(u: f64, w: f64) -> f64 {
        let mut s10: f64 = w;
        s10 += (-({ let t11 = s10; t11 * w + t11 })) * 0.25;
        s10 + w + u + u.atan().asinh()
    }

    #[differentiable]
    fn helper_286_2(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s12: f64 = if v[0 % 3] > 0.75 { u } else if v[0 % 3] < u { u } else { v[1] };
        let mut v13 = vec![-u; 3];
        if v13[0 % v13.len()].tanh() > 1.25 || (1.5 + s12.cos()).log2() > 0.75 {
            s12 /= 1.5 + helper_286_1(s12, v13[2 % v13.len()]).sin().exp().abs();
        } else {
            s12 *= 0.5 + (0.9 * v13[0 % v13.len()].cos()).acos().copysign((0.7 * v13[0].sin()).tan()).tanh();
        }
        [v13.iter().sum::<f64>() * 0.5 + s12 + v.iter().sum::<f64>() * 0.5 + u + ({ let t14 = v13[0 % v13.len()]; t14 * t14 + t14 }).max(s12), v13[0].min(v[0]), v[0]]
    }

    #[differentiable]
    pub fn program_286(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s15: f64 = { let t16 = x[0]; t16 * (n as f64 * 0.25) + t16 };
        let mut v17 = vec![a.hypot(1.0 + x[(n + n) % x.len()]); 3];
        match n % 4 {
            0 => {
                for p18 in v17.iter().rev() {
                    if v17[v17.len() - 1].hypot(1.0 + x[2 % x.len()]) > 0.75 {
                        if v17[(n * 2) % v17.len()] < f64::sin(s15) {
                            let mut m20: f64 = helper_286_1((1.5 + s15.tanh().sin()).powf(v17[v17.len() - 1].cos()), v17[n % v17.len()].atan().atan2(1.5 + s15.tanh().powi(3).abs()));
                            if m20.abs() >= 0.5 {
                                for &p21 in v17.iter() {
                                    m20 += ((-p21) - p21 * p21).sin() * 0.25;
                                    let (p23, mut q24): (f64, f64) = (s15 - s15 * s15, m20.min(m20));
                                }
                                s15 = (s15 * 0.2 - ((1.1 * x[2 % x.len()]) / (1.5 + (*p18) * (*p18))).cos()).sin();
                            }
                        } else {
                            s15 = s15 * 0.5 + (0.8 * (*p18).sin()).atanh().max(0.25).cos();
                        }
                        for &p25 in x.iter() {
                            s15 = ({ let t27 = x[(n * 4) % x.len()] + v17[n % v17.len()]; t27 * p25.tanh().powi(3) + t27 }).tanh();
                            s15 = (if (1.5 / (1.5 + v17[0].abs())) > 0.75 { *p18 } else { (1.5 + s15.sin()).powf((n as f64 * 0.25).cos()) }).atan() - s15 * 0.75;
                            s15 *= 0.5 + x.chunks(3).map(|w28| (w28[0] - 0.5) * x.iter().take(2).map(|&p29| p29.sin() + p29).sum::<f64>()).sum::<f64>().atan().tanh();
                        }
                    } else {
                        s15 *= (v17[0].min((*p18)) - ({ let c31: Vec<f64> = v17.iter().map(|p30| ((*p30) - (*p30)).tanh()).collect(); c31.iter().sum::<f64>() })).cos().cos();
                        s15 = v17[(n + 2) % v17.len()].atan2(1.5 + x[(n + n) % x.len()].abs()).mul_add(0.5, (0.75 / (1.5 + x[0].abs()))).tanh() - s15 * 0.75;
                    }
                }
            }
            1 | 2 => {
                s15 = (s15 * 0.9 - ((match (n + n) % 3 { 0 => s15, 1 => v17[0 % v17.len()], _ => a }) + a.sin().exp())).sin();
            }
            _ => {
                s15 *= (x[(n * 2) % x.len()] + 1.1).cos();
            }
        }
        v17.iter().sum::<f64>() * 0.5 + s15 + a + x.iter().skip(1).enumerate().map(|(i32, p33)| (*p33).sin() + (*p33) * (i32 + 1) as f64).sum::<f64>()
    }

    #[differentiable]
    fn helper_287_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = u.mul_add(0.5, u);
        'l3: for i2 in 0..2_usize {
            let mut k5 = 0_usize;
            let r4: f64 = loop {
                k5 += 1;
                if k5 > 2 || (v[v.len() - 1] < v[v.len() - 1] || v[i2 % v.len()].abs() >= 1.25) { break v[0] - (-v[i2 % v.len()]); }
                for (p6, q7) in v.iter().zip(v.iter()) {
                    s1 = (*q7).atan();
                    s1 *= 0.5 + ((-v[v.len() - 1]) + (*p6)).cos().tanh();
                    s1 += ({ let t8 = s1.min((*q7)); t8 * (0.7 * (*q7).sin()).tan() + t8 }).cos() * 0.25;
                }
            };
        }
        
    }

    #[differentiable]
    fn helper_287_1(p: &mut f64, u: f64) -> f64 {
        let mut s11: f64 = -u;
        let mut v12 = vec![{ let c14: Vec<f64> = [0.5_f64, 1.5].iter().map(|p13| (*p13) * u).collect(); c14.iter().fold(0.5, |s, v| s * 0.5 + v) }; 3];
        helper_287_0(&mut v12[..1], u.cos());
        let (i15, i16) = (0 % v12.len(), 0 % v12.len());
        v12.swap(i15, i16);
        let mut v17 = [(*p) + s11, s11, v12[v12.len() - 1] - (*p) * (*p)];
        v17.iter().sum::<f64>() * 0.5 + v12.iter().sum::<f64>() * 0.5 + s11 + *p + u + ({ let t18 = v17[2]; t18 * v12[v12.len() - 1] + t18 }).clamp(-1.5, 1.25)
    }

    #[differentiable]
    fn helper_287_2(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s19: f64 = u;
        let mut v20 = (({ let t21 = s19; t21 * u + t21 }).max(s19.rem_euclid(2.5)), u);
        { let mut f22 = |u23: f64| { s19 = s19 * 0.5 + u.atan(); }; f22(v20.0); f22(v[2] + u); }
        for p24 in v.iter().rev() {
            s19 = (if u.abs() >= 2.0 || s19 > 0.5 { 0.75 * (*p24) } else { u }).sin() - s19 * 0.75;
        }
        [v20.0 - v20.1 + s19 + v.iter().sum::<f64>() * 0.5 + u + (if v[2].abs() >= 0.75 { v[1] } else { s19 }).signum(), u + 0.3, (1.5 + u.sin()).powf(v[1 % 3].cos())]
    }

    #[differentiable]
    pub fn program_287(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s26: f64 = (1.5 + x[0].sin()).powf(x[n % x.len()].cos());
        s26 = (n as f64 * 0.25).copysign(a).min(1.75);
        for p27 in x.iter().copied() {
            for p29 in x.iter().rev() {
                s26 = s26 * 0.5 + x[n % x.len()].rem_euclid(2.5).cos().exp_m1().atan();
                let f31 = |u32: f64| x.iter().map(|p33| (*p33).sin() + (1.5 + x.iter().rev().skip(1).map(|&p34| p34.sin() + p34).map(f64::tanh).sum::<f64>().sin()).powf((-(*p33)).cos())).sum::<f64>();
            }
            'l37: for (p35, q36) in x.iter().zip(x.iter()) {
                if x.windows(2).map(|w38| (w38[1] - 0.5) * p27).sum::<f64>() > 0.5 { return *p35; }
            }
        }
        if (n * 4) % 3 == 1 {
            let r39 = helper_287_1(&mut s26, 0.75 * x[n % x.len()]);
            let (p40, mut q41): (f64, f64) = ((r39 - x[(n + n) % x.len()] * x[(n + n) % x.len()]) * helper_287_2([a.fract(), a, helper_287_2([r39.abs(), x[0], -a], x[x.len() - 1])[2]], s26)[0], s26.tanh().powi(3));
        } else {
            s26 *= (s26 / (1.5 + x[(n * 2) % x.len()] * x[(n * 2) % x.len()])).cos().cos();
        }
        s26 + a + ({ let t42 = helper_287_2([if a > 1.25 { a } else { x[(n + 3) % x.len()] }, a, (0.7 * s26.sin()).tan()], s26)[2]; t42 * ({ let t43 = x[x.len() - 1]; t43 * a + t43 }) + t42 })
    }

    #[differentiable]
    fn helper_288_0(u: f64, w: f64) -> (f64, f64) {
        let mut s1: f64 = w;
        let mut v2 = (0.2 / (1.5 + (u + w).abs()), w.atan2(1.5 + u.abs()));
        for i3 in 1..=2_usize {
            for i4 in 0..3_usize {
                s1 = (if v2.0 > 0.2 || v2.0 > 0.75 { -v2.1 } else { v2.0.tanh().powi(3) }).cos();
                v2.1 = w.sin();
            }
            v2.0 *= (-[0.5_f64, 1.5].iter().step_by(2).filter(|p5| **p5 > 0.9).map(|p6| (*p6).sin() + (*p6)).sum::<f64>()).cos().cos();
            s1 -= (0..3_usize).map(|i7| (match 1 % 3 { 0 => v2.1, 1 => s1, _ => s1 })).sum::<f64>().sin() * 0.2;
        }
        (v2.0 - v2.1 + s1 + w + u + (1.5 + w * w).ln(), [0.5_f64, 1.5].iter().rev().enumerate().map(|(i8, p9)| ((*p9) - ((*p9) / 0.5)).tanh() * (i8 + 1) as f64).sum::<f64>())
    }

    #[differentiable]
    fn helper_288_1(u: f64, w: f64) -> f64 {
        let mut s10: f64 = [0.5_f64, 1.5].iter().copied().fold(4.0, f64::min);
        let mut k12 = 0_usize;
        let r11: f64 = 'l14: loop {
            k12 += 1;
            if k12 > 3 || ((u - w * w) < [0.5_f64, 1.5].iter().step_by(2).map(|&p13| p13.sin() + s10).sum::<f64>()) { break [0.5_f64, 1.5].iter().rev().skip(1).copied().min_by(f64::total_cmp).unwrap_or(0.5); }
            s10 *= ((2.0 / (1.5 + w.abs())) - (s10 * u)).tanh().cos();
            s10 += ((0..3_usize).map(|i15| s10).sum::<f64>() * s10.abs()).tanh() * 0.25;
        };
        r11 + s10 + w + u + ((match k12 % 3 { 0 => r11, 1 => w, _ => s10 }) + 0.5)
    }

    #[differentiable]
    pub fn program_288(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s16: f64 = x[0] / 0.5;
        let mut v17 = (-helper_288_1(x[0], a), -a);
        if (1.5 + s16 * s16).acosh() > 0.3 { return a; }
        v17.0 *= helper_288_0(0.3 * x[(n * 4) % x.len()], helper_288_1(s16, a)).0.cos();
        match n % 4 {
            0 => {
                v17.0 += helper_288_1((0.7 * v17.1.sin()).tan(), { let t18 = x[0]; t18 * x[n % x.len()] + t18 }) * 0.25;
            }
            1 | 2 => {
                let b19: f64 = (a - (s16 - s16)).powi(2);
            }
            _ => {
                if n % 2 == 1 {
                    match 2 % 4 {
                        0 => {
                            match n % 4 {
                                0 => {
                                    if (x[x.len() - 1] * (n as f64 * 0.25)).abs() >= 1.1 || (1.5 + x[x.len() - 1].sin()).powf(v17.0.cos()) < a {
                                        s16 += ((0.3 * a) * (v17.0 / 0.75)) * 0.25;
                                        v17.1 = (0.9 * x[x.len() - 1].sin().cos()).acos() - v17.1 * 0.75;
                                    } else {
                                        s16 *= (0.75 * (0.3 / (1.5 + s16.abs()))).cos();
                                        s16 = (s16 * 0.3 - x.iter().step_by(2).filter(|p20| **p20 > 2.0).map(|p21| (*p21).sin() + s16).sum::<f64>()).sin();
                                    }
                                }
                                1 | 2 => {
                                    v17.1 += x.iter().skip(1).map(|p22| 1.0 + 0.5 * ((*p22) * a.max(x[x.len() - 1])).sin()).product::<f64>() * 0.25;
                                }
                                _ => {
                                    v17.0 = (0.2 / (1.5 + s16.abs())) - v17.0 * 0.75;
                                }
                            }
                        }
                        1 | 2 => {
                            v17.0 /= 1.5 + helper_288_0(v17.0 + s16, helper_288_0(x[x.len() - 1], a).0).1.abs();
                        }
                        _ => {
                            s16 = (s16 * 1.5 - x[n % x.len()].sin().exp()).sin();
                        }
                    }
                    s16 = (0..3_usize).map(|i23| ((n as f64 * 0.25) + (i23 as f64 * 0.25))).sum::<f64>();
                } else if v17.1 > 0.5 && a > 0.2 {
                    v17.1 = (v17.1 * 0.3 - ({ let t24 = s16 - x[(n + n) % x.len()] * x[(n + n) % x.len()]; t24 * a.copysign(x[x.len() - 1]) + t24 })).sin();
                } else {
                    v17.1 *= 0.5 + x.iter().rev().zip(x.iter()).map(|(p25, q26)| (*p25).sin() + x[n % x.len()] + p25 * q26).sum::<f64>().cos().exp_m1().tanh();
                    s16 += (1.5 + a.atan2(1.5 + s16.abs()).sin()).powf((x[1 % x.len()] * a).cos()) * 0.25;
                }
            }
        }
        v17.0 - v17.1 + s16 + a + (s16.atan2(1.5 + s16.abs()) / (1.5 + v17.1 * v17.1))
    }

    #[differentiable]
    pub fn program_289(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.mul_add(0.5, a);
        let mut v2 = [[x[(n + 0) % x.len()] - 1.25, s1 - x[n % x.len()] * x[n % x.len()]], [s1 / (1.5 + s1 * s1), (1.5 + x[x.len() - 1].sin()).powf(a.cos())]];
        let mut v3 = (x.iter().rev().skip(1).enumerate().map(|(i4, p5)| ((*p5) - x[(i4 + 0) % x.len()]).tanh() * (i4 + 1) as f64).sum::<f64>().hypot(1.0 + (x[(n + n) % x.len()] / 2.0)), s1.sin().exp2());
        v2[3 % 2][0] *= a.max(v3.0).cos();
        v2[1][(n + 2) % 2] = (-x[0]) - v2[1][(n + 2) % 2] * 0.75;
        for i6 in (0..2 * n).step_by(3) {
            for i7 in (0..3_usize).rev() {
                if v2[(i7 + i6) % 2][0].min(v3.1) > 0.2 && ((i6 as f64 * 0.25) - v3.0 * v3.0) > 0.5 {
                    for i8 in 0..3_usize {
                        v2[(i6 * 4) % 2][0 % 2] = (v2[(i6 * 4) % 2][0 % 2] * 0.2 - (-(i7 as f64 * 0.25)).atan()).sin();
                    }
                    s1 -= v2[2 % 2][1].sin() * 1.1;
                } else {
                    v2[1][(i7 + i6) % 2] -= (1.5 + s1 * s1).ln().cos() * 0.9;
                    s1 = (s1 * 0.75 - (-(a - a)).tanh()).sin();
                }
            }
            s1 *= a.cos().cos();
            v3.0 = (0.2 * x.iter().step_by(2).fold(s1, |s9, p10| s9 * 0.5 + (s9).sin())).tanh();
        }
        v3.0 - v3.1 + v2[0][1] * v2[1][0] + v2[1][1] + s1 + a + s1
    }

    #[differentiable]
    pub fn program_290(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = -(n as f64 * 0.25);
        let mut v2 = [[x[(n * 3) % x.len()] + s1, (n as f64 * 0.25).sin().cosh()], [x[x.len() - 1].min(1.75), s1 * s1]];
        let (p3, mut q4): (f64, f64) = (-v2[1][0 % 2], -s1);
        for p5 in x.iter().skip(1).step_by(2) {
            v2[n % 2][(n * 3) % 2] = ({ let t7 = q4; t7 * x.iter().skip(1).fold(p3, |s8, p9| s8 * 0.5 + (a).sin()) + t7 }).sin() - v2[n % 2][(n * 3) % 2] * 0.75;
            s1 = s1 * 0.5 + (*p5).cos();
        }
        let mut v10 = vec![q4 - 2.0; 3];
        q4 *= 0.5 + p3.tanh();
        if (n + 2) % 3 == 0 {
            let (p11, mut q12): (f64, f64) = ((p3 - 0.3).min(1.75), v10[(n + 0) % v10.len()]);
            q4 = q4 * 0.5 + (q4 / 1.5).min(({ let t13 = v2[n % 2][n % 2]; t13 * x[(n * 2) % x.len()] + t13 }));
        } else if v10[v10.len() - 1].sin().exp2() > 2.0 {
            q4 = (q4 * 0.9 - (if v2[(n * 3) % 2][n % 2].tanh().powi(3) < (0.8 * x[2 % x.len()].sin()).atanh() { v10.iter().map(|&p14| p14.sin() + p3).map(f64::tanh).sum::<f64>() } else { s1.tanh() })).sin();
        }
        v10.iter().sum::<f64>() * 0.5 + q4 + p3 + v2[0][1] * v2[1][0] + v2[1][1] + s1 + (0.9 * x[0].powi(2).sin()).asin()
    }

    #[differentiable]
    fn helper_291_0(f: impl Fn(f64) -> f64, u: f64) -> f64 {
        let again = f(u.copysign(u)) + f(u * 0.5);
        let mut s1: f64 = u.tanh();
        let mut v2 = vec![again.atan2(1.5 + u.abs()), again];
        let (i3, i4) = (1 % v2.len(), 3 % v2.len());
        v2.swap(i3, i4);
        v2.iter().sum::<f64>() * 0.5 + s1 + again + u + (0.3 - ({ let t5 = u; t5 * v2[3 % v2.len()] + t5 }))
    }

    #[differentiable]
    pub fn program_291(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s6: f64 = x[0];
        let mut w7 = x.to_vec();
        while let Some(t8) = w7.pop() {
            s6 *= ({ let t9 = helper_291_0(|t10| s6, a); t9 * x.iter().enumerate().map(|(i11, p12)| a * (i11 + 1) as f64).sum::<f64>() + t9 }).atan().cos();
            if (0.5 - s6) > 1.25 {
                for p13 in x.windows(2) {
                    s6 -= a.mul_add(0.5, a).sin().sin() * 0.3;
                    'l17: for p15 in p13 {
                        s6 = a.fract().cos();
                        s6 *= 0.5 + (if s6.abs() >= 1.5 { x[(n * 4) % x.len()] } else { a }).sin().tanh();
                    }
                    s6 /= 1.5 + ({ let t18 = p13[p13.len() - 1].tanh(); t18 * (t8 + p13[0]) + t18 }).cos().abs();
                }
            } else {
                s6 = (s6 * 0.5 - (s6 - 1.25).atan()).sin();
            }
        }
        s6 + a + ((s6 / 0.2) - x[0] * x[0])
    }

    #[differentiable]
    fn helper_292_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = v[2 % v.len()];
        v[1 % v.len()] = (v[1 % v.len()] * 0.3 - v.iter().zip(v.iter().rev()).map(|(p2, q3)| ((*p2) - (2.0 + v[0].cos()).recip()).tanh() + p2 * q3).sum::<f64>()).sin();
        s1 -= (-(u / (1.5 + v[1 % v.len()] * v[1 % v.len()]))) * 1.1;
        match 1 % 4 {
            0 => {
                s1 = s1 * 0.5 + (if 3 % 2 == 1 { (0.8 * v[2 % v.len()].sin()).atanh() } else { v[0] });
            }
            1 | 2 => {
                s1 *= 0.5 + (1.5 + v[0 % v.len()].sin()).powf(v[0].cos()).tanh();
            }
            _ => {
                s1 = (0..3_usize).map(|i4| s1).sum::<f64>().to_radians();
            }
        }
        
    }

    #[differentiable]
    fn helper_292_1(v: &mut [f64], u: f64) {
        let mut s5: f64 = (0..3_usize).map(|i6| u).sum::<f64>();
        let mut v7 = [{ let t8 = u; t8 * s5 + t8 }, u, u + s5];
        helper_292_0(&mut v7[..1], -s5);
        for p9 in &v7 {
            s5 -= (1.5 + v.iter().copied().map(|p11| u).sum::<f64>().cos()).log2().atan() * 1.1;
            s5 = ({ let t12 = v7.iter().take(2).copied().min_by(f64::total_cmp).unwrap_or(0.5); t12 * v.iter().copied().map(|p13| 1.0 + 0.5 * (u).sin()).product::<f64>() + t12 }).sin();
            s5 = v7.iter().rev().enumerate().map(|(i14, p15)| ((*p15) - (*p9).rem_euclid(2.5)).tanh() * (i14 + 1) as f64).sum::<f64>().tanh() - s5 * 0.75;
        }
        
    }

    #[differentiable]
    fn helper_292_2(u: f64, n: usize) -> f64 {
        if n == 0 { return (1.5 + u.cos()).log2(); }
        let below = helper_292_2(u.atan(), n - 1);
        let mut s16: f64 = u;
        let mut v17 = vec![-s16, s16];
        let (p18, mut q19): (f64, f64) = (-u, v17[v17.len() - 1] * below);
        let mut v20 = [v17.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5), s16, q19 + q19];
        let b21: f64 = below.asinh();
        b21 + v20.iter().sum::<f64>() * 0.5 + q19 + p18 + v17.iter().sum::<f64>() * 0.5 + ((2.0 - b21) - q19 * q19)
    }

    #[differentiable]
    pub fn program_292(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s22: f64 = x.iter().rev().map(|p23| (*p23).sin() + (*p23)).sum::<f64>();
        let mut v24 = x.to_vec();
        let (p25, mut q26): (f64, f64) = ((1.5 + x[0 % x.len()] * x[0 % x.len()]).ln() / (1.5 + s22 * s22), a.sin().exp());
        q26 = helper_292_2(s22, 3);
        let mut k27 = 0_usize;
        while k27 < 3 && (v24.iter().rev().skip(1).fold(q26, |s28, p29| s28 * 0.5 + (q26).sin()).abs() >= 0.75) {
            k27 += 1;
            match (k27 + 3) % 4 {
                0 => {
                    let p25: f64 = (0.9 * (v24[0] * v24[0]).ln_1p().cos()).acos();
                }
                1 | 2 => {
                    for p30 in x.chunks(2) {
                        q26 = (q26 * 0.75 - a.cos()).sin();
                        q26 = q26 * 0.5 + (v24[0] / (1.5 + q26 * q26)).sin();
                    }
                }
                _ => {
                    s22 = s22 * 0.5 + x.chunks(3).map(|w32| (w32[0] - 0.5) * helper_292_2(q26, 2)).sum::<f64>().sin();
                }
            }
            q26 = (if v24[0].abs() >= 0.9 || q26 > 1.1 { s22.rem_euclid(2.5) } else { helper_292_2(x[n % x.len()], 2) }).cos() - q26 * 0.75;
        }
        q26 + p25 + v24.iter().sum::<f64>() * 0.5 + s22 + ({ let t33 = p25.rem_euclid(2.5); t33 * f64::sin(s22) + t33 })
    }

    #[differentiable]
    fn helper_293_0(u: f64, n: usize) -> f64 {
        if n == 0 { return u - u; }
        let below = helper_293_0([0.5_f64, 1.5].iter().map(|&p1| p1.sin() + p1).sum::<f64>(), n - 1);
        let mut s2: f64 = u.rem_euclid(2.5);
        s2 = (0..n).map(|i3| (-u)).sum::<f64>() - s2 * 0.75;
        s2 -= (2.0 + (-u).cos()).recip() * 0.2;
        if (n + n) % 3 == 1 { return (1.5 + u.cos()).log2(); }
        s2 + below + u + (below + s2)
    }

    #[differentiable]
    fn helper_293_1(v: &[f64], u: f64) -> f64 {
        let mut s4: f64 = v.iter().take(2).map(|p5| (*p5).sin() + u).sum::<f64>();
        let mut v6 = [v[2 % v.len()] / (1.5 + u * u), v[2 % v.len()], (0..3_usize).map(|i7| s4).sum::<f64>()];
        v6 = [u.tanh(), v6[1], -u];
        v6[2] *= ({ let t8 = v6[3 % 3]; t8 * v6[1] + t8 }).max(v6.iter().step_by(2).enumerate().map(|(i9, p10)| (*p10).sin() + v[v.len() - 1] * (i9 + 1) as f64).sum::<f64>()).cos();
        v6.iter().sum::<f64>() * 0.5 + s4 + u + u
    }

    #[differentiable]
    fn helper_293_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s11: f64 = u.sin().exp2();
        let mut v12 = v.clone();
        if u > 0.75 || s11 < v[v.len() - 1] { return helper_293_0(u, 2); }
        v12.iter().sum::<f64>() * 0.5 + s11 + v.iter().sum::<f64>() * 0.5 + u + (0.5 * (1.5 + v[1 % v.len()].cos()).log2())
    }

    #[differentiable]
    pub fn program_293(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s13: f64 = a - x[(n + 0) % x.len()];
        let mut v14 = vec![x[0]; 3];
        for i15 in 0..n {
            s13 = s13 * 0.5 + ((2.0 + a.cos()).recip() - helper_293_1(&v14, v14[(n + i15) % v14.len()])).atan();
            let (i16, i17) = ((n + i15) % v14.len(), i15 % v14.len());
            v14.swap(i16, i17);
            let i18 = (n + 0) % v14.len();
            v14[i18] = (v14[i18] * 1.5 - (-(-s13)).atan()).sin();
        }
        let i19 = (n + 3) % v14.len();
        v14[i19] *= 0.5 + (0.75 - v14[0].atan()).tanh();
        if (0.3 / (1.5 + v14[(n + n) % v14.len()].abs())) < v14[0].atan2(1.5 + v14[(n + 3) % v14.len()].abs()) {
            s13 = x[n % x.len()] - s13 * 0.75;
            s13 = (s13 * 0.75 - v14.iter().step_by(2).map(|p20| (*p20).sin() + (a - s13 * s13)).map(f64::tanh).sum::<f64>()).sin();
        } else {
            s13 *= 0.5 + ((s13 - v14[(n * 3) % v14.len()]) + 1.5).tanh();
            s13 = s13 * 0.5 + (0..3_usize).map(|i21| (x[n % x.len()] % 1.75)).sum::<f64>();
        }
        v14.iter().sum::<f64>() * 0.5 + s13 + a + s13
    }

    #[differentiable]
    fn helper_294_0(v: &[f64], u: f64) -> f64 {
        let mut s1: f64 = (1.25 + u.sin()).powf(1.5);
        let mut v2 = vec![u; 3];
        let i3 = 0 % v2.len();
        v2[i3] = v2[i3] * 0.5 + (u + s1);
        let i4 = 0 % v2.len();
        v2[i4] -= (-(-s1)) * 1.5;
        for p5 in v.chunks(2) {
            s1 -= ((v[0] + u) - v2.iter().fold(v2[3 % v2.len()], |s7, p8| s7 * 0.5 + ((*p8).sin() + (*p8)).sin())).cos() * 0.2;
            s1 = (v2.iter().rev().skip(1).fold(p5[0], |s9, p10| s9 * 0.5 + (((*p10) - v[0]).tanh()).sin()) + (if u > 0.2 { p5[p5.len() - 1] } else { s1 })).sin() - s1 * 0.75;
            s1 -= (s1 * s1).ln_1p().cos() * 1.25;
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + u + (1.5 + v2[1 % v2.len()] * v2[1 % v2.len()]).ln()
    }

    #[differentiable]
    fn helper_294_1(u: f64, w: f64) -> (f64, f64) {
        let mut s11: f64 = helper_294_0(&[[0.5_f64, 1.5].iter().rev().zip([0.5_f64, 1.5].iter()).map(|(p12, q13)| (*p12).sin() + (*p12) + p12 * q13).sum::<f64>(), u], w);
        match 2 % 4 {
            0 => {
                for i14 in 0..3_usize {
                    s11 = (s11 * 0.5 - (-[0.5_f64, 1.5].iter().map(|&p15| p15.sin() + u).sum::<f64>()).tanh()).sin();
                }
            }
            1 | 2 => {
                s11 += (0.9 - w).sin().sinh() * 0.25;
            }
            _ => {
                s11 -= (s11 * helper_294_0(&[w.sin().exp2(), s11], s11)) * 1.1;
            }
        }
        (s11 + w + u + ({ let t16 = (1.5 + w.sin()).powf(s11.cos()); t16 * helper_294_0(&[helper_294_0(&[[0.5_f64, 1.5].iter().rev().copied().map(|p17| p17.sin() + t16).sum::<f64>(), w], s11), u], s11) + t16 }), u.max(s11) % 1.75)
    }

    #[differentiable]
    fn helper_294_2(u: f64) -> Option<f64> {
        if ({ let t18 = u; t18 * t18 + t18 }).abs() >= 1.5 { return None; }
        let mut s19: f64 = u / (1.5 + u * u);
        let mut v20 = (0..4).map(|i21: usize| s19.clamp(-1.5, 1.25)).collect::<Vec<f64>>();
        match 0 % 4 {
            0 => {
                s19 /= 1.5 + s19.abs();
            }
            1 | 2 => {
                s19 = ({ let t22 = s19 - 0.5; t22 * (1.5 + v20[3 % v20.len()] * v20[3 % v20.len()]).ln() + t22 }) - s19 * 0.75;
            }
            _ => {
                s19 = 0.3 - u.atan2(1.5 + u.abs());
            }
        }
        Some(v20.iter().sum::<f64>() * 0.5 + s19 + u + helper_294_0(&v20, s19.min(v20[3 % v20.len()])))
    }

    #[differentiable]
    pub fn program_294(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s23: f64 = x[0].mul_add(0.5, a);
        let mut v24 = [(1.5 + s23.sin()).powf(a.cos()), a, s23 / (1.5 + x[0] * x[0])];
        let (l25, r26) = v24.split_at_mut(1);
        for (p27, q28) in l25.iter_mut().zip(r26.iter()) {
            *p27 += *q28 * (match n % 3 { 0 => a, 1 => x[n % x.len()], _ => s23 });
        }
        if (x[0] + v24[1 % 3]) > 0.9 && (s23 - 0.9).abs() >= 0.9 {
            let (l29, r30) = v24.split_at_mut(1);
            for (p31, q32) in r30.iter_mut().zip(l29.iter()) {
                *p31 += *q32 * (-a);
            }
            for p33 in v24.chunks(2) {
                let (p35, mut q36) = helper_294_1(-helper_294_0(&x[1..], p33[(n + n) % p33.len()]), helper_294_0(p33, v24[(n * 1) % 3]));
                { let mut f37 = |u38: f64| { s23 = s23 * 0.5 + (0.3 / (1.5 + ({ let t39 = v24[0]; t39 * t39 + t39 }).abs())).atan(); }; f37(a.min(1.75)); f37(p35.hypot(1.0 + v24[0])); }
            }
        }
        for i40 in 1..=2_usize {
            for i41 in 1..=1_usize {
                let mut k43 = 0_usize;
                let r42: f64 = loop {
                    k43 += 1;
                    if k43 > 2 || ((0.9 * s23).abs() >= 1.5) { break (k43 as f64 * 0.25).asinh().mul_add(0.5, (v24[2] - x[0] * x[0])); }
                    let mut s23: f64 = (-s23.cos().exp_m1()).sin().exp2();
                    s23 /= 1.5 + ({ let t44 = v24[1]; t44 * (1.5 + a * a).ln() + t44 }).tanh().abs();
                };
                if (x[0] / (1.5 + s23 * s23)).abs() >= 0.3 {
                    s23 += ((1.1 * v24[0]) / 0.2).atan() * 0.25;
                    s23 -= v24.iter().copied().map(|p45| p45.sin() + (-s23)).sum::<f64>().atan() * 2.0;
                } else {
                    s23 *= 0.5 + ((x[i41 % x.len()] + x[x.len() - 1]) - v24[i41 % 3] * v24[i41 % 3]).atan().tanh();
                    s23 += ({ let t46 = { let t47 = v24[k43 % 3]; t47 * t47 + t47 }; t46 * x[x.len() - 1] + t46 }).cos() * 0.25;
                }
                s23 += (x[(i40 * 1) % x.len()] + x[(i41 + 1) % x.len()].sin().exp2()).cos() * 0.25;
            }
            s23 *= ((-s23) + helper_294_0(x, a)).sin().cos();
            s23 += x[0 % x.len()].tanh() * 0.25;
        }
        v24.iter().sum::<f64>() * 0.5 + s23 + a + helper_294_2({ let t48 = a; t48 * v24[0] + t48 }).unwrap_or(helper_294_0(&x[1..], v24[3 % 3]))
    }

    #[differentiable]
    fn helper_295_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[2].sin();
        let mut v2 = [v[2] * u, s1, s1];
        s1 = v[0 % 3] - s1 * 0.75;
        let (l3, r4) = v2.split_at_mut(1);
        for (p5, q6) in r4.iter_mut().zip(l3.iter()) {
            *p5 += *q6 * (v[1 % 3] - s1 * s1);
        }
        if u > 0.9 {
            s1 /= 1.5 + (s1 % 1.75).mul_add(0.5, s1).abs();
            s1 += ({ let c8: Vec<f64> = v.iter().skip(1).map(|p7| (*p7) * (match (*p7) { t9 if t9 > 2.0 => t9 * u, t9 if t9 < -2.0 => -t9 + u, _ => *p7 })).collect(); c8.iter().fold(0.5, |s, v| s * 0.5 + v) }) * 0.25;
        } else {
            s1 += ((u * s1) + 0.3) * 0.25;
            s1 *= 0.5 + (1.5 * (0..3_usize).map(|i10| u).sum::<f64>()).tanh();
        }
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + v2.iter().skip(1).filter(|p11| **p11 > 0.75).map(|p12| (*p12).sin() + v2[2 % 3].powi(2)).sum::<f64>(), s1 / (1.5 + s1 * s1), s1.max(v2[0])]
    }

    #[differentiable]
    fn helper_295_1(u: f64, w: f64) -> f64 {
        let mut s13: f64 = (1.5 + w * w).acosh();
        let mut v14 = [(0..3_usize).map(|i15| w).sum::<f64>(), w, w];
        let b17: f64 = -v14.iter().step_by(2).map(|p16| ((*p16) - (if w < v14[2] { s13 } else { *p16 })).tanh()).sum::<f64>();
        let (l18, r19) = v14.split_at_mut(1);
        for (p20, q21) in r19.iter_mut().zip(l18.iter()) {
            *p20 += *q21 * (b17 - u);
        }
        b17 + v14.iter().sum::<f64>() * 0.5 + s13 + w + u + u.fract().atan2(1.5 + u.min(u).abs())
    }

    #[differentiable]
    pub fn program_295(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s22: f64 = x[0] * x[0 % x.len()];
        if a.abs() >= 1.5 && x[3 % x.len()] > 1.5 && x[(n * 1) % x.len()] > 1.25 {
            for i23 in (0..n).rev() {
                match (i23 * 2) % 4 {
                    0 => {
                        s22 = s22 * 0.5 + x.iter().map(|p24| (*p24).sin() + ((*p24) * (*p24)).ln_1p()).sum::<f64>().sin();
                    }
                    1 | 2 => {
                        let mut k26 = 0_usize;
                        let r25: f64 = loop {
                            k26 += 1;
                            if k26 > 4 || (x[x.len() - 1] < x[(i23 * 4) % x.len()] && s22 > 1.5) { break { let t27 = x.iter().rev().filter(|p28| **p28 > 0.9).map(|p29| ((*p29) - x[n % x.len()]).tanh()).sum::<f64>(); t27 * (1.5 / (1.5 + a.abs())) + t27 }; }
                            for (p30, q31) in x.iter().zip(x.iter()) {
                                let mut m32: f64 = ((1.5 + x[k26 % x.len()] * x[k26 % x.len()]).ln() + (*q31).min(1.75)).tanh().powi(3);
                                if (0.3 * s22) < ({ let t33 = a; t33 * s22 + t33 }) {
                                    s22 = s22 * 0.5 + s22.min((*p30)).mul_add(0.5, (a - s22)).sin();
                                    s22 -= ({ let t34 = a; t34 * s22 + t34 }).tanh() * 0.5;
                                } else {
                                    s22 += f64::sin((-(*p30))).tanh() * 0.25;
                                    m32 = (2.0 * a).copysign((-a)).tanh();
                                }
                                s22 -= ({ let c36: Vec<f64> = x.iter().rev().skip(1).map(|p35| (0.2 / (1.5 + a.abs()))).collect(); c36.iter().sum::<f64>() }).cos() * 0.2;
                            }
                        };
                    }
                    _ => {
                        s22 -= (1.5 + (x[x.len() - 1] + s22).cos()).log2().atan() * 0.2;
                    }
                }
                s22 += (2.0 + s22.atan().sin()).cbrt().sin() * 0.25;
                s22 = (s22 * 0.75 - a.cos()).sin();
            }
        } else {
            s22 = s22 * 0.5 + (2.0 - (x[(n * 3) % x.len()] + x[0]));
        }
        s22 + a + x.iter().fold(a, |s37, p38| s37 * 0.5 + (((*p38) - s37.sin()).tanh()).sin())
    }

    #[differentiable]
    fn helper_296_0(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s1: f64 = u;
        let i2 = 3 % v.len();
        v[i2] /= 1.5 + (u.min(v[0 % v.len()]) * (1.5 + s1 * s1).ln()).abs();
        s1 + v.iter().sum::<f64>() * 0.5 + u + v.iter().rev().skip(1).copied().map(|p3| p3 * v[v.len() - 1]).map(f64::tanh).sum::<f64>().powi(2)
    }

    #[differentiable]
    pub fn program_296(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = a.cos().exp_m1();
        s4 *= 0.5 + (-a.min(1.75)).tanh();
        if (x[0] - a * a) > 0.2 {
            s4 += ({ let t5 = x[x.len() - 1]; t5 * a.min(a) + t5 }) * 0.25;
        }
        s4 = (s4 * 2.0 - x.iter().rev().skip(1).map(|p6| ((*p6) - x[0]).tanh()).sum::<f64>().min((-s4))).sin();
        for &p7 in x.iter() {
            s4 = s4 * 0.5 + s4.powi(2).copysign(p7.hypot(1.0 + s4)).sin();
            s4 *= x.iter().fold(s4, |s9, p10| s9 * 0.5 + ((*p10).sin() + a.powi(2)).sin()).atan().cos();
            for i11 in (0..2 * n).step_by(3) {
                s4 += p7.atan() * 0.25;
                s4 -= p7.atan() * 0.75;
            }
        }
        s4 + a + (1.5 + a * a).acosh()
    }

    #[differentiable]
    pub fn program_297(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = { let t2 = x[0]; t2 * x[x.len() - 1] + t2 };
        s1 -= a * 1.5;
        s1 *= 0.5 + x.iter().rev().skip(1).copied().fold(4.0, f64::min).tanh();
        let mut v3 = (1.5 - s1, n as f64 * 0.25);
        for i4 in 0..n {
            s1 *= a.tanh().cos();
            v3.1 *= 0.5 + (0.8 * (0.9 * x[(i4 + 2) % x.len()].sin()).asin().sin()).atanh().cos().tanh();
            s1 = (v3.0 - (v3.0 * x[(n + n) % x.len()])).sin();
        }
        v3.0 - v3.1 + s1 + a + ({ let t5 = x[(n + n) % x.len()] + v3.1; t5 * s1 + t5 })
    }

    #[differentiable]
    pub fn program_298(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = x.iter().copied().map(|p2| x[n % x.len()]).sum::<f64>();
        let mut v3 = [s1 / (1.5 + s1 * s1), a, s1 + x[n % x.len()]];
        'l6: for p4 in v3.iter_mut() {
            for i7 in (0..n).rev() {
                if (*p4).sin().exp() > 1.1 { break; }
            }
            *p4 -= x.chunks(3).map(|w8| (w8[0] - 0.5) * (*p4).tanh()).sum::<f64>().sin() * 0.2;
        }
        if (x[x.len() - 1] - a).abs() >= 0.2 {
            if (1.25 - v3[(n + n) % 3]) > 0.3 { return s1; }
        } else if v3[0] > 0.5 && a < x[3 % x.len()] {
            for i9 in 0..n {
                if ({ let c11: Vec<f64> = x.iter().map(|p10| (*p10)).collect(); c11.iter().sum::<f64>() }) > 0.5 {
                    let (i12, i13) = (i9 % v3.len(), (i9 * 2) % v3.len());
                    v3.swap(i12, i13);
                    let d16: f64;
                    if v3[(i9 + n) % 3] > 1.5 || v3[0 % 3].abs() >= 2.0 { d16 = match (n * 1) % 3 { 0 => 0.3 / (1.5 + ({ let c15: Vec<f64> = v3.iter().map(|p14| x[i9 % x.len()]).collect(); c15.iter().sum::<f64>() }).abs()), 1 => v3[n % 3], _ => a.tanh() }; } else { d16 = (1..=n).rev().map(|i17| (a / (1.5 + s1 * s1))).sum::<f64>(); }
                } else {
                    let (i18, i19) = ((n + 2) % v3.len(), 2 % v3.len());
                    v3.swap(i18, i19);
                }
                let b22: f64 = { let t20 = x.chunks(3).map(|w21| (w21[0] - 0.5) * s1).sum::<f64>() - (0.3 / (1.5 + v3[(i9 + n) % 3].abs())); t20 * v3[0] + t20 };
                s1 /= 1.5 + x[(n + 1) % x.len()].cos().abs();
            }
        }
        v3.iter().sum::<f64>() * 0.5 + s1 + a + x[x.len() - 1]
    }

    #[differentiable]
    fn helper_299_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = [0.5_f64, 1.5].iter().enumerate().map(|(i2, p3)| ((*p3) - (*p3)).tanh() * (i2 + 1) as f64).sum::<f64>();
        for i4 in 0..4_usize {
            let f5 = |u6: f64| (2.0 + [0.5_f64, 1.5].iter().enumerate().map(|(i7, p8)| u * (i7 + 1) as f64).sum::<f64>().cos()).recip();
            s1 = (1.25 / (1.5 + s1.sin().abs())).cos();
            s1 = u.tanh() - s1 * 0.75;
        }
        s1 + w + u + ({ let t9 = u.sin().exp2(); t9 * t9 + t9 })
    }

    #[differentiable]
    fn helper_299_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s10: f64 = v[0 % 3].cos();
        let mut v11 = [v[1 % 3] - s10 * s10, u, f64::sin(u)];
        s10 = (s10 * 0.3 - s10).sin();
        let (p12, mut q13): (f64, f64) = (-(v[2] / (1.5 + u * u)), s10 % 1.75);
        [q13 + p12 + v11.iter().sum::<f64>() * 0.5 + s10 + v.iter().sum::<f64>() * 0.5 + (0.5 - (1.25 + p12.sin()).powf(1.5)), v11[1 % 3] + 0.9, p12.powi(2)]
    }

    #[differentiable]
    pub fn program_299(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s14: f64 = a;
        let mut v15 = x.to_vec();
        s14 -= helper_299_1([helper_299_1([(1.5 + a.cos()).log10(), x[x.len() - 1], s14.abs()], a)[1], v15[0], s14], (n as f64 * 0.25).cos().exp_m1())[0] * 1.1;
        s14 /= 1.5 + ({ let t16 = a - x[0]; t16 * x[(n * 2) % x.len()].min(a) + t16 }).abs();
        let mut v17 = vec![(0..2 * n).step_by(2).map(|i18| x[n % x.len()]).sum::<f64>(); 3];
        for (i20, p19) in v15.iter().enumerate() {
            let (p21, mut q22): (f64, f64) = (helper_299_0(*p19, s14) - v15[0 % v15.len()] * v15[0 % v15.len()], helper_299_1([s14.cos().exp_m1(), a, x.windows(2).map(|w23| (w23[1] - 0.5) * v15[v15.len() - 1]).sum::<f64>()], s14)[0]);
            v17.push(if 0 % 3 == 0 { (*p19) + 2.0 } else { a.max(0.25) });
            let i24 = (n + n) % v17.len();
            v17[i24] += ({ let t25 = -v17[n % v17.len()]; t25 * t25 + t25 }).tanh() * 0.25;
        }
        let (p26, mut q27): (f64, f64) = (s14 / 2.0, helper_299_1([-v17[0], s14, s14 / 1.1], v17[0])[2]);
        q27 + p26 + v17.iter().sum::<f64>() * 0.5 + v15.iter().sum::<f64>() * 0.5 + s14 + (2.0 + q27.min(1.75).cos()).recip()
    }
}

pub mod part_6 {
    use crate::check::{Entry, entry};
    use tenzr::prelude::*;

    pub const ENTRIES: &[Entry] = &[
        entry!(program_300),
        entry!(program_301),
        entry!(program_302),
        entry!(program_303),
        entry!(program_304),
        entry!(program_305),
        entry!(program_306),
        entry!(program_307),
        entry!(program_308),
        entry!(program_309),
        entry!(program_310),
        entry!(program_311),
        entry!(program_312),
        entry!(program_313),
        entry!(program_314),
        entry!(program_315),
        entry!(program_316),
        entry!(program_317),
        entry!(program_318),
        entry!(program_319),
    ];

    #[differentiable]
    pub fn program_300(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = ((0.3 / (1.5 + x[x.len() - 1].abs())).abs(), s1);
        s1 = (s1 * 0.9 - ((0..2 * n).step_by(2).map(|i3| a).sum::<f64>() * s1.sin().exp())).sin();
        let mut m4: f64 = (0.7 * s1.sin()).tan().atan().cos().exp_m1();
        for i5 in (0..2 * n).step_by(2) {
            if i5 % 3 == 0 {
                v2.1 += m4.cos() * 0.25;
            }
            for (p6, q7) in x.iter().zip(x.iter()) {
                m4 *= s1.atan().cos().cos();
                v2.0 *= 0.5 + x.iter().zip(x.iter()).map(|(p8, q9)| (*p8).sin() + (*q7) + p8 * q9).sum::<f64>().mul_add(0.5, (2.0 + x[i5 % x.len()].cos()).recip()).cos().tanh();
                v2.0 *= 0.5 + (x.iter().rev().map(|p10| (*p10) * (*p6)).sum::<f64>() * ((*p6) + x[x.len() - 1])).tanh().tanh();
            }
        }
        v2.0 *= (-(-v2.0)).cos();
        let d12: f64;
        if (if x[n % x.len()] < m4 { m4 } else { a }) < (m4 / (1.5 + s1 * s1)) { d12 = x.iter().rev().copied().map(|p11| p11.sin() + a).sum::<f64>().copysign((2.0 / (1.5 + s1.abs()))).sin().exp2(); } else { d12 = if v2.0 < a { v2.1 } else if 0 % 2 == 0 { s1 } else { a }; }
        let mut v13 = [v2.0 + s1, m4, s1 - s1 * s1];
        let (p14, mut q15): (f64, f64) = (x.iter().rev().map(|p16| 1.0 + 0.5 * ((*p16) * s1.atan()).sin()).product::<f64>(), if m4.abs() >= 0.5 { v2.0 } else if m4.abs() >= 0.5 { d12 } else { s1 });
        let b17: f64 = 0.9 - v13[2].hypot(1.0 + x[n % x.len()]);
        b17 + q15 + p14 + v13.iter().sum::<f64>() * 0.5 + d12 + ((2.0 + v2.0.cos()).recip() / 1.1)
    }

    #[differentiable]
    pub fn program_301(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.clamp(-1.5, 1.25);
        let mut v2 = x.to_vec();
        if (1.1 / (1.5 + x[x.len() - 1].abs())) < (x[0] + 1.1) || x[0] < (a * v2[v2.len() - 1]) {
            'l4: for i3 in (0..4_usize).rev() {
                let (p5, mut q6): (f64, f64) = (x[i3 % x.len()].min(1.75), a);
                v2.push(x.iter().copied().map(|p7| p7 * (1..=n).rev().map(|i8| x[0]).sum::<f64>()).sum::<f64>());
                q6 *= 0.5 + (q6 * q6).ln_1p().cos().tanh();
            }
            for p9 in &mut v2 {
                let mut s1: f64 = -(1.25 + (x[0] * (*p9)).sin()).powf(1.5);
                *p9 /= 1.5 + (0..n).map(|i11| (*p9)).sum::<f64>().max(0.25).tanh().abs();
                *p9 = ((*p9) * 0.3 - (s1.copysign((*p9)) * s1).tanh()).sin();
            }
        } else {
            s1 *= 0.5 + x[0].tanh();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + ((s1 * v2[(n + n) % v2.len()]) % 1.75)
    }

    #[differentiable]
    fn helper_302_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = u.to_radians();
        if s1 > 0.5 && u > 0.75 && (2.0 - u) > 2.0 {
            for i2 in 0..3_usize {
                *p = (match (i2 + 1) % 3 { 0 => (*p).min(u), 1 => (*p).cos().exp_m1(), _ => (1.5 + s1.sin()).powf((*p).cos()) }).atan();
                s1 = (0.3 * (-u)).atan();
                *p = ((1.5 + u.sin()).powf(s1.cos()) - (s1 + u)).atan();
            }
        } else {
            *p += ({ let c4: Vec<f64> = [0.5_f64, 1.5].iter().map(|p3| (*p3).sin() + (*p3)).collect(); c4.iter().fold(0.5, |s, v| s * 0.5 + v) }) * 0.25;
            *p *= 0.5 + (-s1).tanh();
        }
        s1 + *p + u + u
    }

    #[differentiable]
    fn helper_302_1(p: &mut f64, u: f64) -> f64 {
        let mut s5: f64 = u.sin().exp2();
        let mut v6 = vec![u.cos().exp_m1(); 3];
        let r7 = helper_302_0(&mut s5, if v6[1 % v6.len()] > 0.9 { u } else { *p });
        r7 + v6.iter().sum::<f64>() * 0.5 + s5 + *p + u + (({ let t8 = u; t8 * (*p) + t8 }) - u * u)
    }

    #[differentiable]
    pub fn program_302(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = (0.9 * a.sin()).asin();
        let f10 = |u11: f64| u11.max((-x.iter().step_by(2).fold(a, |s12, p13| s12 * 0.5 + ((*p13).sin() + (*p13)).sin())));
        s9 *= ((0.2 / (1.5 + a.abs())) + 0.75).cos();
        let b16: f64 = { let t14 = (0.5 + a * a).sqrt() * (a * x[n % x.len()]); t14 * ({ let t15 = a; t15 * (0.3 / (1.5 + t14.abs())) + t15 }) + t14 };
        let mut k17 = 0_usize;
        while k17 < 2 && (f10(b16) < x[0].max(0.25)) {
            k17 += 1;
            let mut v18 = (0..4).map(|i19: usize| (0.8 * x[(n * 3) % x.len()].sin()).atanh()).collect::<Vec<f64>>();
            let f20 = |u21: f64| f10(-(a * a).ln_1p());
            s9 = (if s9.signum() > 0.3 { b16.copysign(a) } else { x[0] * b16 }).sin() - s9 * 0.75;
        }
        b16 + s9 + (2.0 + (-a).cos()).recip()
    }

    #[differentiable]
    fn helper_303_0(p: &mut f64, u: f64) -> f64 {
        let mut s1: f64 = 1.25 * u;
        let mut m4: f64 = [0.5_f64, 1.5].iter().zip([0.5_f64, 1.5].iter()).map(|(p2, q3)| s1.sin().sinh().clamp(-1.5, 1.25) + p2 * q3).sum::<f64>();
        let mut k6 = 0_usize;
        let r5: f64 = 'l7: loop {
            k6 += 1;
            if k6 > 3 || ((*p).hypot(1.0 + s1).abs() >= 2.0) { break (m4 * m4).mul_add(0.5, (1.25 - u)); }
            *p = ((*p) * 1.1 - (1.25 - s1).cos()).sin();
        };
        r5 + m4 + s1 + *p + r5.min((0..3_usize).map(|i8| u).sum::<f64>())
    }

    #[differentiable]
    fn helper_303_1(v: &mut [f64], u: f64) {
        let mut s9: f64 = { let c11: Vec<f64> = v.iter().map(|p10| u).collect(); c11.iter().fold(0.5, |s, v| s * 0.5 + v) };
        if s9.sin().exp2() > 0.9 {
            s9 = s9;
            s9 = s9 * 0.5 + (1.5 / (1.5 + u.max(s9).abs()));
        }
        
    }

    #[differentiable]
    fn helper_303_2(p: &mut f64, u: f64) -> f64 {
        let mut s12: f64 = if (*p).abs() >= 1.1 { u } else { u };
        let b14: f64 = (((*p) * u) - (s12 - (*p) * (*p))).atan2(1.5 + ({ let t13 = (*p).fract(); t13 * (*p).mul_add(0.5, u) + t13 }).abs());
        *p *= (1.5 + (*p) * (*p)).ln().copysign(({ let c16: Vec<f64> = [0.5_f64, 1.5].iter().take(2).map(|p15| ((*p15) - (*p)).tanh()).collect(); c16.iter().sum::<f64>() })).cos();
        b14 + s12 + *p + u + (*p).mul_add(0.5, b14).to_radians()
    }

    #[differentiable]
    pub fn program_303(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s17: f64 = x[(n + n) % x.len()].min(a);
        let mut v18 = vec![(2.0 + x[n % x.len()].cos()).recip(); 3];
        helper_303_0(&mut v18[0], if a > 0.5 { s17 } else { a });
        v18.reverse();
        let r19 = helper_303_0(&mut s17, v18[0].fract());
        let r21 = helper_303_0(&mut s17, { let t20 = v18[0]; t20 * a + t20 });
        if x[n % x.len()].abs() < (-x[(n + 0) % x.len()]) {
            helper_303_0(&mut v18[0], r19.min(s17));
            if (s17 - 0.75) > 0.5 {
                let i22 = 0 % v18.len();
                v18[i22] = (match x[0 % x.len()] { t23 if t23 > 1.25 => t23 * s17, t23 if t23 < -1.25 => -t23 + s17, _ => r19 }).clamp(-1.5, 1.25) - v18[i22] * 0.75;
                if a < v18[(n + n) % v18.len()] || r19 > 0.9 { return s17.min(r19); }
            } else {
                let i24 = (n + 0) % v18.len();
                v18[i24] -= v18.windows(2).map(|w25| (w25[1] - 0.5) * x[0]).sum::<f64>() * 2.0;
            }
        } else {
            s17 += (r19 * r21) * 0.25;
        }
        r21 + r19 + v18.iter().sum::<f64>() * 0.5 + s17 + ((x[n % x.len()] * v18[n % v18.len()]) * (r21 + s17))
    }

    #[differentiable]
    fn helper_304_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u.powi(2);
        let mut v2 = (0..4).map(|i3: usize| [0.5_f64, 1.5].iter().step_by(2).map(|p4| (*p4) * (*p4)).map(f64::tanh).sum::<f64>()).collect::<Vec<f64>>();
        if v2.len() > 3 { v2.truncate(2); } else { v2.extend([[0.5_f64, 1.5].iter().filter(|p5| **p5 > 0.3).map(|p6| (*p6).sin() + w).sum::<f64>(), 0.5]); }
        v2.iter().sum::<f64>() * 0.5 + s1 + w + u + ({ let t7 = s1 - u; t7 * u + t7 })
    }

    #[differentiable]
    fn helper_304_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s8: f64 = v[1 % 3];
        let mut v9 = (0.2 / (1.5 + (-u).abs()), v[3 % 3].max(s8));
        s8 *= u.cos();
        [v9.0 - v9.1 + s8 + v.iter().sum::<f64>() * 0.5 + u + ({ let t10 = if 0 % 2 == 0 { u } else { v9.1 }; t10 * v[2].atan2(1.5 + t10.abs()) + t10 }), (0.8 * s8.sin()).atanh(), v[2 % 3].abs()]
    }

    #[differentiable]
    pub fn program_304(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s11: f64 = x.iter().step_by(2).copied().map(|p12| p12.sin() + a).sum::<f64>();
        let mut v13 = [a * a, x[n % x.len()], x[x.len() - 1] - x[0]];
        for i14 in (0..n).rev() {
            { let mut f15 = |u16: f64| { s11 = s11 * 0.5 + helper_304_1(v13, helper_304_0(v13[1 % 3], x[x.len() - 1]))[2].atan(); }; f15(helper_304_1(v13, x[(n + 0) % x.len()])[2]); f15(x[(n * 1) % x.len()]); }
        }
        s11 = (x[x.len() - 1] / 0.9).max(0.25);
        match n % 4 {
            0 => {
                let mut m18: f64 = { let t17 = (0.9 * s11.sin()).asin() * a.max(s11); t17 * ((0.7 * v13[(n + 2) % 3].sin()).tan() / (1.5 + a * a)) + t17 };
            }
            1 | 2 => {
                s11 /= 1.5 + helper_304_0((0.8 * v13[1].sin()).atanh(), helper_304_1(v13, a)[2]).abs();
            }
            _ => {
                if ({ let c20: Vec<f64> = x.iter().step_by(2).map(|p19| a).collect(); c20.iter().fold(0.5, |s, v| s * 0.5 + v) }) > 1.1 { return v13.iter().rev().skip(1).map(|p21| (*p21) * x[0]).map(f64::tanh).sum::<f64>(); }
            }
        }
        { let mut f22 = |u23: f64| { s11 = s11 * 0.5 + (0.75 * (u23 - x[x.len() - 1] * x[x.len() - 1])).atan(); }; f22(x.iter().skip(1).fold(x[0 % x.len()], |s24, p25| s24 * 0.5 + ((*p25).sin() + a).sin())); f22((0..n).map(|i26| v13[0]).sum::<f64>()); }
        for p27 in v13.iter_mut().rev() {
            *p27 *= 0.5 + (0.2 * s11.copysign(x[2 % x.len()])).atan().tanh();
            'l30: for i29 in 1..=1_usize {
                s11 = (s11 * 0.5 - s11.atan().tanh().powi(3).sin()).sin();
                s11 *= 0.5 + ((s11 - 0.3) + x[0]).atan().tanh();
            }
            *p27 = ((*p27) * 0.9 - a.max((0.5 + x[x.len() - 1] * x[x.len() - 1]).sqrt()).tanh()).sin();
        }
        v13.iter().sum::<f64>() * 0.5 + s11 + a + (1.5 + helper_304_1(v13, v13[n % 3])[2].cos()).log2()
    }

    #[differentiable]
    fn helper_305_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = w;
        let mut k2 = 0_usize;
        while k2 < 5 && ((0.8 * s1.sin()).atanh() < (-w)) {
            k2 += 1;
            let mut v3 = (s1 - (-w), s1.min(s1));
        }
        s1 + w + u + u
    }

    #[differentiable]
    pub fn program_305(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s4: f64 = x[0];
        let mut v5 = [{ let t6 = s4; t6 * t6 + t6 }, x[0], s4 + a];
        let mut m8: f64 = x.iter().take(2).map(|p7| (*p7).sin() + helper_305_0(a.sin().exp(), -(n as f64 * 0.25))).map(f64::tanh).sum::<f64>();
        if x[n % x.len()].abs() >= 1.1 && v5[(n + n) % 3].abs() >= 0.3 { return s4; }
        let mut m9: f64 = (1.5 + (n as f64 * 0.25).hypot(1.0 + v5[1]).cos()).log10() + 0.9;
        s4 *= 0.5 + ({ let c11: Vec<f64> = x.iter().map(|p10| x.iter().step_by(2).zip(x.iter()).map(|(p12, q13)| ((*p12) - s4).tanh() + p12 * q13).sum::<f64>()).collect(); c11.iter().map(|v| v * v).sum::<f64>() }).tanh();
        'l16: for p14 in v5.iter_mut() {
            s4 = (s4 * 1.5 - helper_305_0(m9.atan2(1.5 + x[n % x.len()].abs()), if n % 2 == 1 { x[(n + n) % x.len()] } else if s4.abs() >= 0.9 { a } else { m9 }).sin()).sin();
            m9 += ({ let t17 = s4.atan2(1.5 + x[0].abs()); t17 * helper_305_0(m9, a) + t17 }).atan() * 0.25;
        }
        v5[2] /= 1.5 + v5[0].sin().exp().sin().exp().abs();
        v5[(n + 2) % 3] *= 0.5 + s4.abs().mul_add(0.5, x.iter().rev().skip(1).fold(v5[n % 3], |s18, p19| s18 * 0.5 + (((*p19) - s4).tanh()).sin())).tanh();
        let mut k21 = 0_usize;
        let r20: f64 = loop {
            k21 += 1;
            if k21 > 4 || (a.copysign(m8) > 0.5) { break if (2.0 + m9.cos()).recip() > 1.5 { if s4 > 1.25 { x[(k21 + n) % x.len()] } else if m9 < a { a } else { v5[2 % 3] } } else { m9.copysign(m8) }; }
            m8 += (({ let t22 = m8; t22 * x[0] + t22 }) - (1..=n).rev().map(|i23| s4).sum::<f64>()).atan() * 0.25;
            m9 -= (match 1 % 3 { 0 => m9.mul_add(0.5, s4), 1 => a - 0.9, _ => -x[x.len() - 1] }).cos() * 0.9;
        };
        r20 + m9 + m8 + v5.iter().sum::<f64>() * 0.5 + helper_305_0(r20.fract(), s4 - m8)
    }

    #[differentiable]
    pub fn program_306(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = if a < x[x.len() - 1] { a } else if n % 3 == 1 { a } else { a };
        let mut v2 = [s1 - s1 * s1, x[x.len() - 1], (2.0 + x[3 % x.len()].sin()).cbrt()];
        let f3 = |u4: f64| { let t5 = (1.5 + x[n % x.len()].sin()).powf(u4.cos()) + 0.9; t5 * x[x.len() - 1].sin().sinh().min(1.75) + t5 };
        let mut k7 = 0_usize;
        let r6: f64 = loop {
            k7 += 1;
            if k7 > 3 || ((0..2 * n).step_by(2).map(|i8| a).sum::<f64>().abs() >= 0.9) { break x.iter().rev().skip(1).zip(v2.iter().rev()).map(|(p9, q10)| (*p9) * (*p9) + p9 * q10).sum::<f64>(); }
            let mut k11 = 0_usize;
            while k11 < 4 && (({ let t12 = v2[2 % 3]; t12 * x[0] + t12 }) > 1.1) {
                k11 += 1;
                v2 = [s1.sin().sinh(), x[(n + 1) % x.len()], x[0]];
                v2 = [n as f64 * 0.25, v2[k7 % 3], v2[(k7 + k11) % 3].hypot(1.0 + x[k11 % x.len()])];
                for p13 in v2.iter_mut() {
                    *p13 = ((*p13) * 0.5 - x.iter().skip(1).map(|&p15| p15.sin() + (k11 as f64 * 0.25)).sum::<f64>().tanh()).sin();
                    *p13 = (0..2 * n).step_by(2).map(|i16| (s1 - (*p13))).sum::<f64>().cos();
                }
            }
            v2[2] += ((x[x.len() - 1] / 1.25) - (a * a)).atan() * 0.25;
            for (i18, p17) in v2.iter_mut().enumerate() {
                let f19 = |u20: f64| (1.5 + x[x.len() - 1].abs().sin()).powf((0..n).map(|i21| a).sum::<f64>().cos());
            }
        };
        r6 + v2.iter().sum::<f64>() * 0.5 + s1 + (0.2 - (-x[x.len() - 1]))
    }

    #[differentiable]
    pub fn program_307(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.abs();
        let mut v2 = [[s1 / (1.5 + a * a), a.tanh()], [x.iter().take(2).copied().map(|p3| p3.sin() + (n as f64 * 0.25)).map(f64::tanh).sum::<f64>(), 0.5 * s1]];
        s1 *= 0.5 + x.iter().step_by(2).enumerate().map(|(i4, p5)| ((*p5) - v2[n % 2][1]).tanh() * (i4 + 1) as f64).sum::<f64>().tanh();
        v2[(n + n) % 2][0] -= (if s1 > 0.2 || v2[0][(n + 1) % 2].abs() >= 1.25 { { let t6 = a; t6 * v2[0][(n * 1) % 2] + t6 } } else { s1.mul_add(0.5, a) }) * 0.9;
        let (p7, mut q8): (f64, f64) = ((0.9 * a.cos()).acos(), -v2[n % 2][0]);
        s1 = s1 * 0.5 + (2.0 + (s1 - 0.5).sin()).cbrt();
        for i9 in 0..n {
            { let mut f10 = |u11: f64| { s1 = s1 * 0.5 + x.iter().enumerate().map(|(i12, p13)| a * (i12 + 1) as f64).sum::<f64>().clamp(-1.5, 1.25).atan(); }; f10(x[(n * 4) % x.len()].mul_add(0.5, a)); f10(p7.copysign(v2[1][1])); }
            q8 -= (2.0 - (2.0 + a.cos()).recip()).sin() * 0.5;
        }
        q8 + p7 + v2[0][1] * v2[1][0] + v2[1][1] + s1 + v2[0][1].hypot(1.0 + a).sin()
    }

    #[differentiable]
    pub fn program_308(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = 0.2 / (1.5 + x[(n + 1) % x.len()].abs());
        s1 = (if (n * 1) % 3 == 0 { x[n % x.len()] } else { a }) - s1 * 0.75;
        s1 = s1 * 0.5 + x.iter().rev().skip(1).copied().map(|p2| p2 * a.max(0.25)).sum::<f64>();
        s1 = x.iter().rev().skip(1).zip(x.iter()).map(|(p3, q4)| (*p3) * (if n % 2 == 0 { x[0] } else { a }) + p3 * q4).sum::<f64>();
        s1 += x.iter().enumerate().map(|(i5, p6)| (*p6).sin() + (x[n % x.len()] * x[0]) * (i5 + 1) as f64).sum::<f64>() * 0.25;
        s1 *= a.cos();
        for p7 in x.iter().skip(1).step_by(2) {
            s1 -= ((*p7).signum() + 0.2).sin() * 0.9;
            let (p9, mut q10): (f64, f64) = (({ let t11 = a; t11 * x[x.len() - 1] + t11 }).min(1.75), a);
            let mut w12 = x.to_vec();
            while let Some(t13) = w12.pop() {
                for i14 in 0..n {
                    q10 += (1.5 + a.cos()).log10().tanh() * 0.25;
                    q10 = q10 * 0.5 + (if s1 > 1.5 && s1.abs() >= 1.5 { q10 + s1 } else if p9 > 0.75 { s1 } else { x[0] * q10 }).atan();
                    { let mut f15 = |u16: f64| { s1 = s1 * 0.5 + (t13 - (*p7)).atan(); }; f15(p9 / 0.3); f15({ let t17 = a; t17 * t13 + t17 }); }
                }
                for i18 in 1..=2_usize {
                    s1 += (2.0 - (t13 - t13 * t13)).sin() * 0.25;
                    q10 /= 1.5 + ((*p7).min(a) + 1.1).cos().abs();
                    s1 -= (((*p7) / (1.5 + a * a)) / 0.9).sin() * 0.75;
                }
            }
        }
        s1 + a + (1.5 + ({ let c20: Vec<f64> = x.iter().map(|p19| (*p19) * (n as f64 * 0.25)).collect(); c20.iter().fold(0.5, |s, v| s * 0.5 + v) }).sin()).powf(({ let t21 = x[x.len() - 1]; t21 * t21 + t21 }).cos())
    }

    #[differentiable]
    fn helper_309_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[2] % 1.75;
        let mut v2 = v;
        v2[2 % 3] = v2[2 % 3] * 0.5 + v.chunks(2).map(|w3| (w3[0] - 0.5) * w3[0].clamp(-1.5, 1.25)).sum::<f64>();
        let (i4, i5) = (1 % v2.len(), 3 % v2.len());
        v2.swap(i4, i5);
        [v2.iter().sum::<f64>() * 0.5 + s1 + v.iter().sum::<f64>() * 0.5 + u + (if v.iter().step_by(2).enumerate().map(|(i6, p7)| (*p7) * u * (i6 + 1) as f64).sum::<f64>() > 0.5 { (1.5 + v[1] * v[1]).acosh() } else { v[2 % 3].copysign(v[2 % 3]) }), s1.sin().exp2(), u.atan2(1.5 + u.abs())]
    }

    #[differentiable]
    pub fn program_309(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s8: f64 = a + a;
        for i9 in 1..=3_usize {
            for p10 in x.iter().rev() {
                let b12: f64 = 0.5 / (1.5 + a.abs());
                if (b12 * x[0]) > 1.1 {
                    s8 = ({ let t13 = if n % 2 == 0 { *p10 } else { *p10 }; t13 * x[x.len() - 1] + t13 }).atan() - s8 * 0.75;
                }
            }
            s8 += (0.9 * (a - 1.1).cos()).acos().cos() * 0.25;
        }
        if (a % 1.75) > 1.5 {
            s8 = s8 * 0.5 + ({ let t14 = a * s8; t14 * (-x[0]) + t14 });
        } else {
            let mut m16: f64 = ({ let t15 = helper_309_0([x.iter().rev().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5), s8, s8 * s8], s8)[0]; t15 * (a + a) + t15 }).min(1.75);
            m16 /= 1.5 + ((-a) + 1.5).abs();
        }
        s8 + a + x.iter().enumerate().map(|(i17, p18)| (n as f64 * 0.25).hypot(1.0 + a) * (i17 + 1) as f64).sum::<f64>()
    }

    #[differentiable]
    fn helper_310_0(u: f64) -> Option<f64> {
        if (u / (1.5 + u * u)).abs() >= 0.2 { return None; }
        let mut s1: f64 = u + u;
        let mut v2 = [(1.5 + s1 * s1).acosh(), u, { let t3 = u; t3 * s1 + t3 }];
        let (i4, i5) = (2 % v2.len(), 2 % v2.len());
        v2.swap(i4, i5);
        let d8: f64;
        if u.tanh() > 0.3 { d8 = { let t6 = { let t7 = u.sin().exp2(); t7 * u.mul_add(0.5, t7) + t7 }; t6 * ((u * v2[2]) * v2.iter().skip(1).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5)) + t6 }; } else { d8 = s1.sin().sinh(); }
        Some(d8 + v2.iter().sum::<f64>() * 0.5 + s1 + u + u)
    }

    #[differentiable]
    fn helper_310_1(u: f64) -> Option<f64> {
        if u.hypot(1.0 + u) > 0.75 { return None; }
        let mut s9: f64 = u.max(0.25);
        s9 -= (1.5 * (s9 - u)) * 2.0;
        Some(s9 + u + (u * s9).min((u / (1.5 + s9 * s9))))
    }

    #[differentiable]
    fn helper_310_2(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s10: f64 = v.iter().fold(u, |s11, p12| s11 * 0.5 + ((*p12)).sin());
        let mut v13 = [(0.7 * u.sin()).tan(), s10, v.iter().map(|p14| s10).sum::<f64>()];
        let (i15, i16) = (2 % v.len(), 3 % v.len());
        v.swap(i15, i16);
        for (p17, q18) in v.iter().zip(v.iter()) {
            if (s10 - s10) < ((*p17) % 1.75) {
                s10 = s10 * 0.5 + (0..3_usize).map(|i19| (u * v13[2 % 3])).sum::<f64>().tanh();
                s10 = (1.5 + v13[1].sin()).powf(v13[2].cos()).min(1.75).atan() - s10 * 0.75;
            } else {
                s10 = (s10 * 1.5 - v13.iter().copied().min_by(f64::total_cmp).unwrap_or(0.5).sin()).sin();
            }
            s10 -= (0..3_usize).map(|i20| (2.0 + v13[3 % 3].cos()).recip()).sum::<f64>().tanh() * 0.3;
        }
        v13.iter().sum::<f64>() * 0.5 + s10 + v.iter().sum::<f64>() * 0.5 + u + ({ let t21 = u.signum(); t21 * v[3 % v.len()].min(v[v.len() - 1]) + t21 })
    }

    #[differentiable]
    pub fn program_310(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s22: f64 = a;
        let mut v23 = vec![a - 2.0; 3];
        if (2.0 * (n as f64 * 0.25)) > 1.25 {
            let (p24, mut q25): (f64, f64) = ((x[n % x.len()] - 1.25) - 0.5, x[n % x.len()] + x[0]);
        } else {
            let i26 = 3 % v23.len();
            v23[i26] = (v23[i26] * 0.3 - (-(s22 / 2.0))).sin();
        }
        let i27 = (n + 0) % v23.len();
        v23[i27] = match helper_310_0((0.7 * s22.sin()).tan()) { Some(t28) => t28 * 0.5, None => v23[n % v23.len()].max((n as f64 * 0.25)) };
        let (l29, r30) = v23.split_at_mut(1);
        for (p31, q32) in r30.iter_mut().zip(l29.iter()) {
            *p31 += *q32 * (-s22);
        }
        let i33 = (n + n) % v23.len();
        v23[i33] /= 1.5 + s22.copysign(x[(n + 1) % x.len()]).max((-x[x.len() - 1])).abs();
        let f34 = |u35: f64| x.iter().rev().skip(1).filter(|p36| **p36 > 0.3).map(|p37| (*p37) * (x[x.len() - 1] % 1.75)).sum::<f64>();
        if v23.len() > 3 { v23.truncate(2); } else { v23.extend([x[(n + n) % x.len()] - s22 * s22, 0.5]); }
        let (p38, mut q39): (f64, f64) = ({ let t40 = { let t41 = a; t41 * s22 + t41 }; t40 * v23[v23.len() - 1].sin().exp2() + t40 }, a.copysign(s22));
        let i42 = 3 % v23.len();
        v23[i42] = x.windows(2).map(|w43| (w43[1] - 0.5) * (-p38)).sum::<f64>() - v23[i42] * 0.75;
        if (match (n * 1) % 3 { 0 => a, 1 => x[0], _ => v23[(n * 1) % v23.len()] }) < x.iter().map(|&p44| v23[2 % v23.len()]).sum::<f64>() {
            if x[x.len() - 1] > 0.5 {
                'l47: for p45 in v23.iter_mut() {
                    let f48 = |u49: f64| (0.8 * x.iter().enumerate().map(|(i50, p51)| helper_310_1(x[(i50 * 3) % x.len()]).map(|t52| t52 * 0.5).unwrap_or_else(|| p38) * (i50 + 1) as f64).sum::<f64>().sin()).atanh();
                    *p45 *= ({ let t53 = x[x.len() - 1]; t53 * x[0] + t53 }).mul_add(0.5, (1.25 + p38.sin()).powf(1.5)).sin().cos();
                }
            } else if a.sin().cosh() > 1.25 {
                s22 -= (v23[n % v23.len()].copysign(s22) + (0.5 * p38)) * 0.75;
            }
        } else if p38 > 1.5 || q39 > 1.5 {
            s22 = (s22 * 1.25 - (if n % 3 == 1 { s22 } else { x[3 % x.len()] }).tanh().powi(3)).sin();
        }
        q39 + p38 + v23.iter().sum::<f64>() * 0.5 + s22 + v23.iter().map(|&p54| p54.sin() + v23[(n + 2) % v23.len()]).map(f64::tanh).sum::<f64>().min((1.5 + q39.sin()).powf(a.cos()))
    }

    #[differentiable]
    fn helper_311_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = (0..3_usize).map(|i2| w).sum::<f64>();
        let mut v3 = vec![(1.5 + s1.sin()).powf(u.cos()); 3];
        if (s1 * u) > 0.5 {
            let i4 = 2 % v3.len();
            v3[i4] /= 1.5 + w.mul_add(0.5, u).mul_add(0.5, (2.0 + v3[0].cos()).recip()).abs();
        } else {
            s1 += w * 0.25;
        }
        v3.iter().sum::<f64>() * 0.5 + s1 + w + u + (s1 % 1.75).sin().sinh()
    }

    #[differentiable]
    fn helper_311_1(v: &mut [f64], u: f64) {
        let mut s5: f64 = v[1 % v.len()].min(v[1 % v.len()]);
        let mut v6 = [[v[1 % v.len()] + v[0 % v.len()], v[0] - u * u], [v[0] + u, v.iter().take(2).zip(v.iter()).map(|(p7, q8)| (*p7) * u + p7 * q8).sum::<f64>()]];
        for &p9 in v.iter() {
            s5 -= v.iter().take(2).map(|&p11| p11 * v[2 % v.len()].hypot(1.0 + p9)).sum::<f64>().atan() * 1.1;
            s5 += helper_311_0(if v6[0][0] > 1.25 { p9 } else if u < v[2 % v.len()] { u } else { s5 }, (0.8 * p9.sin()).atanh()).atan() * 0.25;
        }
        
    }

    #[differentiable]
    fn helper_311_2(u: f64, n: usize) -> f64 {
        if n == 0 { return u; }
        let below = helper_311_2([0.5_f64, 1.5].iter().skip(1).map(|p12| ((*p12) - (*p12)).tanh()).sum::<f64>(), n - 1);
        let mut s13: f64 = below + u;
        let mut v14 = [helper_311_0(u, below), below, below - u * u];
        let (i15, i16) = ((n * 4) % v14.len(), n % v14.len());
        v14.swap(i15, i16);
        s13 = s13 * 0.5 + (0.7 * (if u.abs() >= 0.3 { v14[1] } else { below }).sin()).tan();
        v14.iter().sum::<f64>() * 0.5 + s13 + below + u + (v14.iter().map(|&p17| (p17 - below).tanh()).sum::<f64>() * (u * below))
    }

    #[differentiable]
    pub fn program_311(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s18: f64 = x.iter().rev().skip(1).map(|p19| 1.0 + 0.5 * (a).sin()).product::<f64>();
        let mut v20 = [x[0], x[n % x.len()], a.max(s18)];
        v20[3 % 3] /= 1.5 + (1.5 + s18.cos()).log2().mul_add(0.5, (1.5 + s18.sin()).powf(v20[0].cos())).abs();
        s18 += s18.hypot(1.0 + helper_311_0(x[(n + n) % x.len()], v20[1])) * 0.25;
        let (i21, i22) = (n % v20.len(), n % v20.len());
        v20.swap(i21, i22);
        'l25: for p23 in v20.iter_mut() {
            for i26 in (0..n).rev() {
                let mut v27 = [x.iter().copied().map(|p28| p28 * (*p23)).sum::<f64>(), x[i26 % x.len()], a - x[x.len() - 1] * x[x.len() - 1]];
            }
        }
        v20.iter().sum::<f64>() * 0.5 + s18 + a + (match n % 3 { 0 => helper_311_2(a, 3), 1 => -v20[2], _ => a / (1.5 + v20[2] * v20[2]) })
    }

    #[differentiable]
    fn helper_312_0(v: &mut [f64], u: f64) {
        let mut s1: f64 = -u;
        let mut v2 = [[s1.min(s1), u / 0.75], [-v[1 % v.len()], v[v.len() - 1].copysign(v[0])]];
        if s1.min(v2[1][1 % 2]).abs() >= 1.1 { return; }
        v[v.len() - 1] *= 0.5 + (0.5 / (1.5 + (1.5 + v2[1 % 2][0 % 2] * v2[1 % 2][0 % 2]).ln().abs())).tanh();
        
    }

    #[differentiable]
    pub fn program_312(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s3: f64 = -a;
        let mut v4 = vec![x[0]; 3];
        helper_312_0(&mut v4[..], x[x.len() - 1].max(s3));
        helper_312_0(&mut v4, 1.5 - s3);
        helper_312_0(&mut v4, x.iter().copied().map(|p5| p5.sin() + x[0]).map(f64::tanh).sum::<f64>());
        let mut s3: f64 = x.iter().take(2).fold(n as f64 * 0.25, |s6, p7| s6 * 0.5 + ((*p7).sin() + (0..2 * n).step_by(2).map(|i8| x[(i8 + 2) % x.len()].powi(2)).sum::<f64>()).sin());
        let (p9, mut q10): (f64, f64) = (v4[(n + 2) % v4.len()] + 0.3, s3 - x[1 % x.len()] * x[1 % x.len()]);
        let mut w11 = x.to_vec();
        while let Some(t12) = w11.pop() {
            v4.reverse();
            if (2.0 + p9.cos()).recip() < q10.copysign(q10) { break; }
            helper_312_0(&mut v4[..], s3 - 0.5);
        }
        s3 = s3 * 0.5 + ((2.0 + x[x.len() - 1].sin()).cbrt() + p9);
        s3 /= 1.5 + (q10.atan() - 0.2).abs();
        q10 + p9 + v4.iter().sum::<f64>() * 0.5 + s3 + ((1.25 + x[(n * 2) % x.len()].sin()).powf(1.5) + (a - 0.5))
    }

    #[differentiable]
    pub fn program_313(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a;
        let mut v2 = vec![(1.5 + s1 * s1).ln(); 3];
        let i3 = (n + 1) % v2.len();
        v2[i3] *= (1.5 + (1.5 + v2[n % v2.len()].cos()).log10().sin()).powf((if 1 % 3 == 0 { a } else { s1 }).cos()).cos();
        if x[(n + 0) % x.len()] < v2[(n + n) % v2.len()] && (n + 1) % 2 == 0 {
            if (s1 + v2[n % v2.len()]) < s1.max((n as f64 * 0.25)) {
                for p4 in v2.iter().skip(1).step_by(2) {
                    if 0 % 3 == 0 {
                        s1 = (if (*p4).abs() >= 2.0 { a } else { s1 }).sin().sinh().sin();
                    } else if a.max(s1) > 0.5 {
                        match n % 4 {
                            0 => {
                                let mut k6 = 0_usize;
                                'l7: while k6 < 2 && ((0.9 * a.cos()).acos() < x[x.len() - 1]) {
                                    k6 += 1;
                                    'l10: for p8 in v2.chunks(2) {
                                        s1 += s1.min(1.75).tanh() * 0.25;
                                    }
                                    let mut m12: f64 = v2.iter().map(|&p11| (if s1.abs() >= 0.75 { x[(k6 + n) % x.len()] } else { p11 })).sum::<f64>().tanh().powi(3);
                                }
                            }
                            1 | 2 => {
                                s1 = (if (a - 1.1) > 0.75 { 1.25 * (*p4) } else if x[n % x.len()] < v2[(n + n) % v2.len()] { -s1 } else { a }).cos() - s1 * 0.75;
                            }
                            _ => {
                                s1 -= (0.3 / (1.5 + x[0].abs())).tanh() * 1.1;
                            }
                        }
                    } else {
                        s1 += (1.5 + x[n % x.len()] * x[n % x.len()]).acosh().sin() * 0.25;
                    }
                    s1 -= (v2[0] + v2[0]).max(0.25).atan() * 1.5;
                    s1 = s1 * 0.5 + (-(*p4)).signum().sin();
                }
            } else {
                s1 -= s1.copysign(s1).atan2(1.5 + (match n % 3 { 0 => x[(n + n) % x.len()], 1 => a, _ => s1 }).abs()) * 2.0;
            }
        } else if s1.rem_euclid(2.5).abs() >= 0.2 {
            s1 *= 0.5 + (v2[(n + 3) % v2.len()] + (0..n).map(|i13| v2[v2.len() - 1]).sum::<f64>()).tanh();
        }
        v2.iter().sum::<f64>() * 0.5 + s1 + a + (v2[n % v2.len()] * v2[1 % v2.len()]).copysign(v2.chunks(3).map(|w14| (w14[0] - 0.5) * v2[0]).sum::<f64>())
    }

    #[differentiable]
    fn helper_314_0(u: f64) -> Option<f64> {
        if (2.0 + u.sin()).cbrt() > 0.3 { return None; }
        let mut s1: f64 = u;
        let mut k3 = 0_usize;
        let r2: f64 = loop {
            k3 += 1;
            if k3 > 4 || (3 % 3 == 0) { break s1; }
            if (2.0 + s1.sin()).cbrt() > 1.25 {
                s1 = (if s1 < s1 { u } else { u }).abs().sin();
            }
            s1 -= ((1.5 / (1.5 + u.abs())) + 0.75).atan() * 2.0;
        };
        Some(r2 + s1 + u + u)
    }

    #[differentiable]
    fn helper_314_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s4: f64 = v[2 % v.len()].max(u);
        let mut v5 = (s4.asinh().cos(), (1.5 + v[v.len() - 1].sin()).powf(s4.cos()));
        v5.0 - v5.1 + s4 + v.iter().sum::<f64>() * 0.5 + u + (2.0 + u.atan().cos()).recip()
    }

    #[differentiable]
    fn helper_314_2(u: f64, w: f64) -> f64 {
        let mut s6: f64 = u.powi(2);
        s6 = (s6 * 0.5 - ([0.5_f64, 1.5].iter().fold(w, |s7, p8| s7 * 0.5 + ((*p8).sin() + u).sin()) - 1.5)).sin();
        s6 = (s6 * 1.1 - (({ let t9 = u; t9 * t9 + t9 }) * (0.7 * s6.sin()).tan())).sin();
        if helper_314_0(u).map(|t10| t10 * 0.5).unwrap_or_else(|| s6) < u.sin().exp() { return { let t11 = s6; t11 * t11 + t11 }; }
        s6 + w + u + (1.5 + u.sin()).powf(w.cos()).fract()
    }

    #[differentiable]
    pub fn program_314(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s12: f64 = x[(n + n) % x.len()].to_radians();
        let mut v13 = ((1.5 + s12.cos()).log10() * (-x[0]), x.iter().rev().enumerate().map(|(i14, p15)| ((*p15) - a).tanh() * (i14 + 1) as f64).sum::<f64>());
        v13.0 *= helper_314_1(x.to_vec(), (a * a).ln_1p()).cos();
        match n % 4 {
            0 => {
                for i16 in (0..n).rev() {
                    let b20: f64 = (({ let t17 = a; t17 * v13.1 + t17 }) - v13.1 * v13.1).mul_add(0.5, x.iter().skip(1).fold(v13.0, |s18, p19| s18 * 0.5 + ((x[0] + x[0])).sin()));
                    let mut k22 = 0_usize;
                    let r21: f64 = loop {
                        k22 += 1;
                        if k22 > 2 || (({ let t23 = v13.0; t23 * s12 + t23 }) > 0.9) { break b20.powi(2).min(1.75); }
                        let (p24, mut q25): (f64, f64) = ((1..=n).rev().map(|i26| x.iter().take(2).map(|p27| 1.0 + 0.5 * ((*p27).sin() + (*p27)).sin()).product::<f64>()).sum::<f64>(), x[0 % x.len()].copysign(s12));
                    };
                    for p28 in x.iter().copied() {
                        if x.iter().skip(1).filter(|p30| **p30 > 1.5).map(|p31| ((*p31) - (*p31)).tanh()).sum::<f64>() > 0.5 {
                            'l34: for p32 in x.iter().skip(1).step_by(2) {
                                v13.1 = (p28 - (*p32)).sin() - v13.1 * 0.75;
                                let mut v35 = [[if p28 < p28 { p28 } else { p28 }, (0.7 * a.sin()).tan()], [match i16 % 3 { 0 => r21, 1 => p28, _ => r21 }, -b20]];
                            }
                            for i36 in 1..=n {
                                if (a + 0.3) > 1.1 && (n * 4) % 2 == 0 {
                                    v13.1 *= 0.5 + x.iter().map(|&p37| a).sum::<f64>().asinh().cos().tanh();
                                } else {
                                    v13.0 = a.atan() - v13.0 * 0.75;
                                    s12 /= 1.5 + (0.9 * r21.cos()).acos().tanh().abs();
                                }
                                v13.0 = (v13.0 * 1.5 - (0.5 - ({ let t38 = b20; t38 * a + t38 })).atan()).sin();
                            }
                        } else if b20.abs() >= 0.75 {
                            s12 = (match (k22 + k22) % 3 { 0 => match (n * 1) % 3 { 0 => b20, 1 => v13.0, _ => s12 }, 1 => a.atan2(1.5 + s12.abs()), _ => { let t39 = x[1 % x.len()]; t39 * (n as f64 * 0.25) + t39 } }).cos();
                        }
                        s12 *= 0.5 + ((v13.1 * s12) % 1.75).tanh().tanh();
                    }
                }
            }
            1 | 2 => {
                v13.1 *= (a.hypot(1.0 + a) - (if a > 1.1 { v13.1 } else { s12 })).cos();
            }
            _ => {
                s12 = (s12 * 1.25 - (0.9 * (1..=n).rev().map(|i40| a).sum::<f64>().sin()).asin()).sin();
            }
        }
        v13.0 - v13.1 + s12 + a + (a + v13.1).mul_add(0.5, ({ let c42: Vec<f64> = x.iter().take(2).map(|p41| v13.0).collect(); c42.iter().fold(0.5, |s, v| s * 0.5 + v) }))
    }

    #[differentiable]
    fn helper_315_0(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s1: f64 = v[1 % 3] * v[2];
        let mut v2 = ({ let t3 = s1; t3 * v[1 % 3] + t3 }, (0..3_usize).map(|i4| v[1]).sum::<f64>());
        v[1] = v[1] * 0.5 + s1.cos();
        let b6: f64 = (0..3_usize).map(|i5| v2.0.sin().exp2()).sum::<f64>().atan();
        let mut v7 = v;
        [v7.iter().sum::<f64>() * 0.5 + b6 + v2.0 - v2.1 + s1 + v.iter().sum::<f64>() * 0.5 + (v[2] / 0.9), { let t8 = b6; t8 * v[2 % 3] + t8 }, b6]
    }

    #[differentiable]
    pub fn program_315(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s9: f64 = (1.5 + a.cos()).log10();
        let mut v10 = vec![x[(n * 2) % x.len()]; 3];
        if (0..2 * n).step_by(2).map(|i11| x[x.len() - 1]).sum::<f64>().abs() >= 0.5 {
            if (match (n + n) % 3 { 0 => x[(n + 2) % x.len()], 1 => x[(n + n) % x.len()], _ => n as f64 * 0.25 }).abs() >= 1.1 {
                if (0.7 * v10[(n * 2) % v10.len()].sin()).tan() < (a % 1.75) {
                    let i12 = (n + 2) % v10.len();
                    v10[i12] = (v10[i12] * 1.1 - helper_315_0([-v10[v10.len() - 1], s9, s9.hypot(1.0 + s9)], helper_315_0([if x[0] > 2.0 { s9 } else if x[0].abs() >= 1.1 { s9 } else { a }, s9, s9.max(s9)], x[x.len() - 1])[0])[2]).sin();
                } else if (2.0 + a.sin()).cbrt() < ({ let t13 = v10[v10.len() - 1]; t13 * (n as f64 * 0.25) + t13 }) {
                    for p14 in v10.iter_mut().rev() {
                        let mut v16 = [x.iter().rev().skip(1).copied().min_by(f64::total_cmp).unwrap_or(0.5), s9, x[1 % x.len()] + s9];
                        for p17 in v16.chunks(2) {
                            s9 -= (0.5 + p17[(n + 1) % p17.len()] * p17[(n + 1) % p17.len()]).sqrt().atan() * 0.2;
                            *p14 = (*p14) * 0.5 + p17[(n + 1) % p17.len()].atan2(1.5 + p17[(n + 2) % p17.len()].abs()).min(p17[p17.len() - 1].hypot(1.0 + p17[p17.len() - 1])).tanh();
                        }
                    }
                } else {
                    s9 -= x[n % x.len()] * 0.9;
                }
            } else {
                s9 = x.iter().step_by(2).filter(|p19| **p19 > 0.2).map(|p20| (*p20) * (-a)).sum::<f64>();
                s9 = (s9 * 0.3 - (-(0.5 + s9 * s9).sqrt())).sin();
            }
            s9 = (s9 * 0.2 - a).sin();
        } else {
            s9 = f64::sin((v10[n % v10.len()] + x[(n * 1) % x.len()]));
        }
        v10.iter().sum::<f64>() * 0.5 + s9 + a + ({ let t21 = s9 / 0.3; t21 * (t21 + s9) + t21 })
    }

    #[differentiable]
    fn helper_316_0(u: f64, n: usize) -> f64 {
        if n == 0 { return (n as f64 * 0.25).max(u); }
        let below = helper_316_0((0.7 * (n as f64 * 0.25).sin()).tan(), n - 1);
        let mut s1: f64 = u.atan2(1.5 + u.abs());
        let mut v2 = [[[0.5_f64, 1.5].iter().take(2).copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.5), [0.5_f64, 1.5].iter().copied().map(|p3| p3.sin() + u).sum::<f64>()], [[0.5_f64, 1.5].iter().skip(1).fold(s1, |s4, p5| s4 * 0.5 + (below).sin()), [0.5_f64, 1.5].iter().rev().filter(|p6| **p6 > 0.5).map(|p7| (*p7)).sum::<f64>()]];
        match (n + 2) % 4 {
            0 => {
                if (match 3 % 3 { 0 => v2[1][1], 1 => u, _ => u }) > 1.1 {
                    s1 /= 1.5 + (below.sin().exp2() - ((n as f64 * 0.25) / (1.5 + v2[1][(n * 3) % 2] * v2[1][(n * 3) % 2]))).abs();
                    s1 /= 1.5 + ({ let t8 = below * below; t8 * (s1 + 0.5) + t8 }).abs();
                } else {
                    s1 *= 0.5 + ({ let t9 = v2[(n + n) % 2][1].clamp(-1.5, 1.25); t9 * (v2[(n + n) % 2][1] - 0.75) + t9 }).tanh();
                }
            }
            1 | 2 => {
                s1 = s1 * 0.5 + (-u);
            }
            _ => {
                s1 *= u.cos();
            }
        }
        v2[0][1] * v2[1][0] + v2[1][1] + s1 + below + u + s1
    }

    #[differentiable]
    fn helper_316_1(mut v: Vec<f64>, u: f64) -> f64 {
        let mut s10: f64 = (2.0 + v[0 % v.len()].cos()).recip();
        'l13: for (i12, p11) in v.iter().enumerate() {
            s10 = s10 * 0.5 + ({ let t14 = (1.5 + (*p11) * (*p11)).acosh(); t14 * t14.atan() + t14 }).sin();
            s10 = s10 * 0.5 + (-(1.5 + (*p11).cos()).log2()).sin();
        }
        s10 + v.iter().sum::<f64>() * 0.5 + u + helper_316_0(v[0 % v.len()].atan2(1.5 + v[1 % v.len()].abs()), 1)
    }

    #[differentiable]
    fn helper_316_2(v: &mut [f64], u: f64) {
        let mut s15: f64 = v.iter().step_by(2).copied().map(|p16| p16 * p16).sum::<f64>();
        let mut v17 = (v[0].powi(2), (1.5 + u.sin()).powf(v[v.len() - 1].cos()));
        let d22: f64;
        if (0.7 * v17.0.sin()).tan() > 2.0 { d22 = { let t18 = { let t19 = 1.25 * s15; t19 * helper_316_0(s15, 2) + t19 }; t18 * v.iter().zip(v.iter()).map(|(p20, q21)| ((*p20) - (1.5 + t18.sin()).powf(u.cos())).tanh() + p20 * q21).sum::<f64>() + t18 }; } else { d22 = helper_316_1(v.to_vec(), helper_316_0(v17.0, 1)); }
        if (1.1 * v17.1) < helper_316_1(v.to_vec(), u) {
            s15 *= 0.5 + ((v[0] / 0.2) / (1.5 + s15 * s15)).tanh();
        }
        
    }

    #[differentiable]
    pub fn program_316(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s23: f64 = match (n * 4) % 3 { 0 => n as f64 * 0.25, 1 => x[(n + n) % x.len()], _ => x[x.len() - 1] };
        let mut v24 = vec![x.iter().skip(1).copied().map(|p25| (p25 - a).tanh()).map(f64::tanh).sum::<f64>(); 3];
        let mut k26 = 0_usize;
        loop {
            k26 += 1;
            if k26 > 5 || (({ let t27 = v24[(n + k26) % v24.len()]; t27 * x[n % x.len()] + t27 }) < (a - s23)) { break; }
            match n % 4 {
                0 => {
                    if x[0].abs() >= 1.25 {
                        s23 = (-(s23 * x[x.len() - 1])).tanh() - s23 * 0.75;
                    } else if (k26 * 4) % 3 == 0 {
                        helper_316_2(&mut v24[..1], (0.9 * s23.cos()).acos());
                    }
                }
                1 | 2 => {
                    if (1..=n).rev().map(|i28| v24[v24.len() - 1]).sum::<f64>() < (x[(n + n) % x.len()] / 0.2) {
                        match k26 % 4 {
                            0 => {
                                let (p29, mut q30): (f64, f64) = (helper_316_0(v24[1 % v24.len()], 1) - a.sin().exp2(), (0..3_usize).map(|i31| x[i31 % x.len()]).sum::<f64>());
                            }
                            1 | 2 => {
                                helper_316_2(&mut v24, if a > 1.5 { x[(k26 * 4) % x.len()] } else { x[0] });
                            }
                            _ => {
                                let i32 = (k26 + 0) % v24.len();
                                v24[i32] = (if (n as f64 * 0.25).abs() >= 0.2 { v24[(n + 3) % v24.len()] } else { v24[(k26 * 4) % v24.len()] }).copysign((1..=n).rev().map(|i33| a).sum::<f64>()).atan() - v24[i32] * 0.75;
                            }
                        }
                        s23 += (1.5 + v24[n % v24.len()].min(v24[v24.len() - 1]).sin()).powf((0.75 - x[0]).cos()).sin() * 0.25;
                    } else {
                        helper_316_2(&mut v24[..], x[(n + 1) % x.len()].fract());
                    }
                }
                _ => {
                    let (p34, mut q35): (f64, f64) = ({ let t36 = { let t37 = n as f64 * 0.25; t37 * x[k26 % x.len()] + t37 }; t36 * (s23 * s23) + t36 }, v24[(n + 2) % v24.len()]);
                }
            }
            s23 = (k26 as f64 * 0.25).atan2(1.5 + v24[0 % v24.len()].abs()).max(0.25).cos() - s23 * 0.75;
            s23 += (if (0.9 / (1.5 + x[(n + n) % x.len()].abs())) > 1.25 { 1.1 - a } else if v24[0] > 1.1 { (1.5 + v24[0].sin()).powf(a.cos()) } else { helper_316_1(v24.clone(), v24[0]) }).cos() * 0.25;
        }
        v24.iter().sum::<f64>() * 0.5 + s23 + a + ((s23 - v24[3 % v24.len()]) * ({ let t38 = x[0]; t38 * t38 + t38 }))
    }

    #[differentiable]
    fn helper_317_0(u: f64, w: f64) -> f64 {
        let mut s1: f64 = u.min(1.75);
        let mut v2 = (({ let t3 = w; t3 * t3 + t3 }).min(u.tanh().powi(3)), s1);
        v2.0 += (-s1.min(v2.0)) * 0.25;
        let f4 = |u5: f64| [0.5_f64, 1.5].windows(2).map(|w6| (w6[1] - 0.5) * w6[2 % w6.len()]).sum::<f64>() + ({ let t7 = u5; t7 * u + t7 });
        v2.0 - v2.1 + s1 + w + u + (s1 + v2.1)
    }

    #[differentiable]
    fn helper_317_1(mut v: [f64; 3], u: f64) -> [f64; 3] {
        let mut s8: f64 = helper_317_0(v[1 % 3], u);
        let mut v9 = vec![u, s8];
        for p10 in v9.iter().copied() {
            if v9[0] < u && u < v9[v9.len() - 1] { return [u, v9.iter().filter(|p12| **p12 > 0.3).map(|p13| (*p13).sin() + v[3 % 3]).sum::<f64>(), s8]; }
        }
        [v9.iter().sum::<f64>() * 0.5 + s8 + v.iter().sum::<f64>() * 0.5 + u + (v.iter().step_by(2).map(|p14| ((*p14) - u).tanh()).map(f64::tanh).sum::<f64>() / (1.5 + v[1] * v[1])), s8.atan2(1.5 + v[2].abs()), v9.iter().step_by(2).filter(|p15| **p15 > 0.3).map(|p16| ((*p16) - v9[3 % v9.len()]).tanh()).sum::<f64>()]
    }

    #[differentiable]
    fn helper_317_2(u: f64, n: usize) -> f64 {
        if n == 0 { return helper_317_1([u, u, u], u)[2]; }
        let below = helper_317_2((0.5 + u * u).sqrt(), n - 1);
        let mut s17: f64 = match (n + n) % 3 { 0 => u, 1 => below, _ => below };
        let mut v18 = (0..4).map(|i19: usize| u.max(0.25)).collect::<Vec<f64>>();
        s17 -= s17 * 2.0;
        v18.iter().sum::<f64>() * 0.5 + s17 + below + u + (-v18[0]).sin()
    }

    #[differentiable]
    pub fn program_317(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s20: f64 = helper_317_0(x[x.len() - 1], x[0]);
        let mut v21 = [[s20.atan2(1.5 + (n as f64 * 0.25).abs()), x[x.len() - 1].to_radians()], [0.3 / (1.5 + a.abs()), 0.2 - a]];
        if x[x.len() - 1].clamp(-1.5, 1.25) < helper_317_0(a, v21[0][n % 2]) { return x[0]; }
        if (v21[(n * 3) % 2][n % 2] + a).abs() >= 0.75 { return v21[1][1]; }
        let (p22, mut q23): (f64, f64) = ((1.5 + s20.max(v21[0][0]).sin()).powf(helper_317_1([helper_317_2(s20, 0), x[(n + 0) % x.len()], (0..3_usize).map(|i24| x[1 % x.len()]).sum::<f64>()], a)[1].cos()), a);
        if (x[x.len() - 1] * a) > 0.2 && (-v21[0 % 2][0]) > 0.9 {
            s20 = s20 * 0.5 + ((-p22) - v21[0][0] * v21[0][0]);
            let mut w25 = x.to_vec();
            while let Some(t26) = w25.pop() {
                let mut w27 = x.to_vec();
                while let Some(t28) = w27.pop() {
                    for (i30, p29) in x.iter().enumerate() {
                        let p22: f64 = (1.5 + t26.sin().exp2().atan().sin()).powf((v21[0][n % 2] / (1.5 + x[0 % x.len()] * x[0 % x.len()])).cos());
                        if p22 > 0.2 || t28 > 1.25 { return -q23; }
                        v21[0][i30 % 2] = v21[0][i30 % 2] * 0.5 + (2.0 - ({ let t31 = p22; t31 * t26 + t31 })).cos();
                    }
                    v21[0][n % 2] = x.iter().rev().map(|&p32| 1.0 + 0.5 * (p32 * ({ let t33 = s20; t33 * t28 + t33 })).sin()).product::<f64>().cos() - v21[0][n % 2] * 0.75;
                }
            }
        }
        q23 + p22 + v21[0][1] * v21[1][0] + v21[1][1] + s20 + helper_317_0(s20 / (1.5 + v21[(n * 4) % 2][1] * v21[(n * 4) % 2][1]), p22)
    }

    #[differentiable]
    pub fn program_318(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.tanh().powi(3);
        let mut v2 = ((1.5 + a * a).ln(), x[(n + n) % x.len()] / (1.5 + x[x.len() - 1] * x[x.len() - 1]));
        let mut m3: f64 = a.hypot(1.0 + a) - 0.5;
        let mut m3: f64 = s1.atan().max(a).to_radians();
        s1 = s1 * 0.5 + x.iter().zip(x.iter()).map(|(p4, q5)| (*p4) * ((*p4) * x[x.len() - 1]) + p4 * q5).sum::<f64>();
        if m3 < a.copysign(m3) {
            v2.1 = (0.9 * v2.0.cos()).acos().cos();
        } else {
            let t6 = s1;
            s1 = m3;
            m3 = t6;
            for p7 in x.chunks(2) {
                s1 = s1 * 0.5 + (if 1 % 3 == 1 { x[(n + 1) % x.len()] } else { m3.rem_euclid(2.5) }).tanh();
                m3 /= 1.5 + ((a - 0.2) + 2.0).sin().abs();
            }
        }
        s1 -= (1.5 + (a + 0.2).sin()).powf((if v2.1 > 0.3 { x[(n + n) % x.len()] } else { a }).cos()) * 0.75;
        'l11: for p9 in x.windows(2) {
            s1 -= (0.8 * s1.sin()).atanh().sin() * 0.5;
            m3 = (if ({ let t12 = p9[(n * 3) % p9.len()]; t12 * (n as f64 * 0.25) + t12 }) > 0.3 { m3 - p9[(n + n) % p9.len()] } else { { let t13 = s1; t13 * t13 + t13 } }).atan() - m3 * 0.75;
        }
        m3 + v2.0 - v2.1 + s1 + a + x.iter().rev().skip(1).map(|p14| 1.0 + 0.5 * ((*p14) * ((*p14) + 1.25)).sin()).product::<f64>()
    }

    #[differentiable]
    pub fn program_319(x: &[f64], a: f64, n: usize) -> f64 {
        let mut s1: f64 = a.hypot(1.0 + x[n % x.len()]);
        s1 = (s1 * 2.0 - x.iter().take(2).map(|p2| ((*p2) - (1.25 - (*p2))).tanh()).sum::<f64>()).sin();
        let mut s1: f64 = { let t3 = (a / 0.5) - 0.75; t3 * (-a) + t3 };
        let d5: f64;
        if a.abs().abs() >= 1.1 { d5 = (1.25 + ({ let t4 = a; t4 * t4 + t4 }).powi(2).sin()).powf(1.5); } else { d5 = x[(n + 0) % x.len()]; }
        s1 *= (-s1).cos();
        let d7: f64;
        if s1 < (x[(n + n) % x.len()] % 1.75) { d7 = { let t6 = d5; t6 * s1 + t6 }; } else { d7 = (1.5 + x[(n + n) % x.len()] * x[(n + n) % x.len()]).ln(); }
        for p8 in x {
            let mut k10 = 0_usize;
            'l11: loop {
                k10 += 1;
                if k10 > 2 || ((x[0] / 2.0) < (a % 1.75)) { break; }
                'l13: for i12 in 0..2_usize {
                    s1 -= x.iter().skip(1).copied().map(|p14| 1.0 + 0.5 * (d7).sin()).product::<f64>().sin() * 0.2;
                    if (d7 - a) > 0.3 {
                        s1 *= 0.5 + (1.5 + d7.sin()).powf((x[x.len() - 1] + a).cos()).sin().tanh();
                    } else if (a - (*p8) * (*p8)) > 1.1 {
                        s1 += (x[0] / (1.5 + (*p8) * (*p8))).sin().exp2().cos() * 0.25;
                    } else {
                        s1 = s1 * 0.5 + (d5 * (*p8)).copysign(x.windows(2).map(|w15| (w15[1] - 0.5) * w15[(n * 3) % w15.len()]).sum::<f64>()).tanh();
                    }
                    s1 *= 0.5 + (0.9 * ((*p8) / (1.5 + a * a)).sin()).asin().cos().tanh();
                }
                s1 = x.iter().rev().skip(1).map(|p16| ((*p16) - (*p16)).tanh()).sum::<f64>().tanh();
            }
        }
        d7 + d5 + s1 + a + (0.9 - (-a))
    }
}

pub const PARTS: &[&[crate::check::Entry]] = &[part_0::ENTRIES, part_1::ENTRIES, part_2::ENTRIES, part_3::ENTRIES, part_4::ENTRIES, part_5::ENTRIES, part_6::ENTRIES];
