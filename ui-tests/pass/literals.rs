//! Numbers of all spellings, and constants of the standard library.

use std::f32::consts;
use tenzr::prelude::*;

type L = Tensor<f32, ()>;

struct Settings {
    rate: f32,
    power: i32,
}

#[differentiable]
fn f(x: &L, #[no_grad] rate: f32, n: usize) -> L {
    let power = n as i32 - 1;
    let scale = rate.powi(2) + f32::from(3u8);
    let label = format!("{n} {power:>3} {scale}");
    let halves: Vec<f32> = (0..n).map(|i| i as f32 / 2.0).collect();
    let y = x * consts::PI + x * 2f32 + x * 1e-3 + x * -2.0 + 1_000.0 + x * (2.0 / 4.0);
    let z = y * label.len() as f32 * halves[1] * halves.iter().sum::<f32>();
    z.powi(power) * scale
}

fn main() {
    let x = L::scalar(1.0);
    let expected = {
        let slope = consts::PI + 2.0 + 1e-3 - 2.0 + 0.5;
        let (k, scale) = ("3   2 7".len() as f32 * 0.5 * 1.5, 7.0);
        2.0 * (slope + 1000.0) * k * slope * k * scale
    };
    let gradient = f::grad(&x, 2.0, 3).item();
    assert!((gradient - expected).abs() < 1e-4 * expected, "{gradient} {expected}");
    let s = Settings { rate: 2.0, power: 3 };
    assert_eq!(grad!(|x: &L| x.powi(s.power) * s.rate)(&x).item(), 6.0);
    let rates = [1.0f32, 2.0];
    let gradients: Vec<f32> = rates.iter().map(|rate| grad!(|x: &L| x * x * *rate)(&x).item()).collect();
    assert_eq!(gradients, [2.0, 4.0]);
    let mut total = 0.0;
    for i in 0..3 {
        total += grad!(|x: &L| x * i as f32)(&x).item();
    }
    assert_eq!(total, 3.0);
}
