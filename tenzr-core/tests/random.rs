//! Random numbers against those of JAX, bit for bit, and what maps of keys draw.

mod common;

use common::{A, B, C, D};
use serde_json::Value;
use tenzr_core::Tensor;
use tenzr_core::axis::{Axes, Over};
use tenzr_core::element::Float;
use tenzr_core::ops::random::{Key, dropout};
use tenzr_core::runtime::vectorize;

trait Bits: Float {
    fn bits(self) -> u64;
    fn wrapped(bits: u64) -> u64;
}

impl Bits for f32 {
    fn bits(self) -> u64 {
        u64::from(self.to_bits())
    }
    fn wrapped(bits: u64) -> u64 {
        u64::from(bits as u32)
    }
}

impl Bits for f64 {
    fn bits(self) -> u64 {
        self.to_bits()
    }
    fn wrapped(bits: u64) -> u64 {
        bits
    }
}

fn cases() -> Vec<Value> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/goldens/draws/draws.json");
    serde_json::from_str(&std::fs::read_to_string(file).expect("the stored draws")).expect("a list")
}

fn key(case: &Value) -> Key {
    Key::new(case["seed"].as_str().and_then(|s| s.parse().ok()).expect("a seed"))
}

fn words(v: &Value) -> [u32; 2] {
    [0, 1].map(|i| v[i].as_u64().expect("a word") as u32)
}

fn hex(v: &Value) -> u64 {
    u64::from_str_radix(v.as_str().expect("bits"), 16).expect("bits")
}

#[test]
fn keys_are_those_of_jax() {
    for case in cases() {
        let key = key(&case);
        let split = key.split::<3>();
        let tensor = key.keys(A, 3).unwrap().to_vec();
        for (i, k) in split.iter().enumerate() {
            assert_eq!(k.words(), words(&case["split"][i]));
            assert_eq!([(tensor[i] as u64 >> 32) as u32, tensor[i] as u32], k.words());
        }
        for (n, want) in case["fold_in"].as_object().expect("numbers") {
            assert_eq!(key.fold_in(n.parse().unwrap()).words(), words(want));
        }
    }
}

fn draws<E: Bits>() {
    type Draw<E> = fn(Key, [usize; 1]) -> Result<Tensor<E, (A,)>, tenzr_core::error::ShapeError>;
    let kinds: [(&str, Draw<E>); 4] = [
        ("uniform", Tensor::<E, (A,)>::uniform),
        ("normal", Tensor::<E, (A,)>::normal),
        ("gumbel", Tensor::<E, (A,)>::gumbel),
        ("exponential", Tensor::<E, (A,)>::exponential),
    ];
    for case in cases() {
        for (name, draw) in kinds {
            let what = format!("{name}/{} of {}", E::NAME, case["seed"]);
            let want = &case["draws"][format!("{name}/{}", E::NAME)];
            let got: Vec<u64> = draw(key(&case), [100_000]).unwrap().to_vec().into_iter().map(E::bits).collect();
            for (i, want) in want["first"].as_array().expect("bits").iter().enumerate() {
                assert_eq!(got[i], hex(want), "{what}, entry {i}");
            }
            assert_eq!(got.iter().fold(0, |x, b| x ^ b), hex(&want["xor"]), "{what}, xor");
            let sum = got.iter().zip(0u64..).fold(0u64, |s, (b, i)| s.wrapping_add(b.wrapping_mul(i)));
            assert_eq!(E::wrapped(sum), hex(&want["sum"]), "{what}, sum");
        }
    }
}

#[test]
fn draws_of_f32_are_those_of_jax() {
    draws::<f32>();
}

#[test]
fn draws_of_f64_are_those_of_jax() {
    draws::<f64>();
}

fn choices<E: Float>() {
    for case in cases() {
        let key = key(&case);
        let p = Tensor::<E, (A,)>::from_vec([40], vec![E::from_f64(0.3); 40]).unwrap();
        let want: Vec<bool> = case["bernoulli"][E::NAME].as_array().unwrap().iter().map(|v| v == true).collect();
        assert_eq!(p.bernoulli(key).to_vec(), want);
        let logits = case["logits"].as_array().unwrap().iter().map(|v| E::from_f64(v.as_f64().unwrap())).collect();
        let logits = Tensor::<E, (A, B)>::from_vec([3, 4], logits).unwrap();
        let want: Vec<usize> =
            case["categorical"][E::NAME].as_array().unwrap().iter().map(|v| v.as_u64().unwrap() as usize).collect();
        assert_eq!(logits.categorical(key, B).to_vec(), want);
    }
}

#[test]
fn choices_are_those_of_jax() {
    choices::<f32>();
    choices::<f64>();
}

/// A tensor of more axes has the numbers of one of a single axis.
#[test]
fn the_shape_does_not_matter() {
    let key = Key::new(3);
    let flat = Tensor::<f64, (A,)>::normal(key, [24]).unwrap().to_vec();
    assert_eq!(Tensor::<f64, (B, A, C)>::normal(key, [2, 3, 4]).unwrap().to_vec(), flat);
    assert_eq!(Tensor::<f64, (A, B)>::normal(key, [0, 3]).unwrap().to_vec(), Vec::<f64>::new());
    assert_eq!(Tensor::<f64, ()>::normal(key, []).unwrap().to_vec(), flat[..1]);
    assert!(Tensor::<f64, (common::Three,)>::normal(key, [4]).is_err());
    let like = Tensor::<f64, (A, B)>::from_vec([4, 6], vec![0.0; 24]).unwrap();
    assert_eq!(key.normal_like(&like).to_vec(), flat);
}

fn example<S: Axes>(x: &Tensor<f64, S, Over<D>>, i: usize) -> Vec<f64> {
    x.raw().at(0, i).into_vec()
}

/// A shared key draws once, a mapped one for each example.
#[test]
fn keys_under_a_map() {
    let key = Key::new(9);
    let keys = key.keys(D, 3).unwrap();
    let mapped = vectorize::<D, _, _>(&keys);
    let by_key = key.split::<3>();
    let xs = Tensor::<f64, (D, A)>::from_vec([3, 5], (0..15).map(|i| 1.0 + f64::from(i)).collect()).unwrap();
    let x = vectorize::<D, _, _>(&xs);
    let noise = mapped.normal_like(&x);
    let dropped = dropout(&x, &mapped, 0.5);
    let shared = dropout(&x, key, 0.5);
    for (i, one) in by_key.into_iter().enumerate() {
        let plain = Tensor::<f64, (A,)>::from_raw(x.raw().at(0, i));
        assert_eq!(example(&noise, i), one.normal_like(&plain).to_vec());
        assert_eq!(example(&dropped, i), plain.dropout(one, 0.5).to_vec());
        assert_eq!(example(&shared, i), plain.dropout(key, 0.5).to_vec());
        assert_eq!(mapped.fold_in(4).raw().at(0, i).item(), keys.fold_in(4).to_vec()[i]);
    }
    // Of a shared key there is one set of numbers.
    assert_eq!(key.normal_like(&x).shape(), [5]);
}

/// Mean, variance and the third moment of many numbers, within five deviations of what they are.
#[test]
fn moments() {
    let n = 1_000_000;
    let key = Key::new(1);
    let check = |what: &str, v: Vec<f64>, mean: f64, variance: f64| {
        let m = v.iter().sum::<f64>() / n as f64;
        let s = v.iter().map(|x| (x - m) * (x - m)).sum::<f64>() / n as f64;
        assert!((m - mean).abs() < 5.0 * (variance / n as f64).sqrt(), "{what}: mean {m}");
        assert!((s / variance - 1.0).abs() < 0.02, "{what}: variance {s}");
    };
    let gumbel = std::f64::consts::PI.powi(2) / 6.0;
    check("uniform", Tensor::<f64, (A,)>::uniform(key, [n]).unwrap().to_vec(), 0.5, 1.0 / 12.0);
    check("normal", Tensor::<f64, (A,)>::normal(key, [n]).unwrap().to_vec(), 0.0, 1.0);
    check("gumbel", Tensor::<f64, (A,)>::gumbel(key, [n]).unwrap().to_vec(), 0.577_215_664_9, gumbel);
    check("exponential", Tensor::<f64, (A,)>::exponential(key, [n]).unwrap().to_vec(), 1.0, 1.0);
    let ones = Tensor::<f64, (A,)>::from_vec([n], vec![1.0; n]).unwrap();
    // Of dropout the mean is that of its operand.
    check("dropout", ones.dropout(key, 0.25).to_vec(), 1.0, 1.0 / 0.75 - 1.0);
}

#[test]
fn rates_at_the_ends() {
    let x = Tensor::<f64, (A,)>::from_vec([3], vec![1.0, f64::INFINITY, f64::NAN]).unwrap();
    assert_eq!(x.dropout(Key::new(0), 1.0).to_vec(), [0.0, 0.0, 0.0]);
    let all = x.dropout(Key::new(0), 0.0).to_vec();
    assert!(all[0] == 1.0 && all[1] == f64::INFINITY && all[2].is_nan());
}

#[test]
#[should_panic(expected = "dropout: the rate 1.5 is not between 0 and 1")]
fn a_rate_that_is_no_probability_is_refused() {
    let x = Tensor::<f64, (A,)>::from_vec([1], vec![1.0]).unwrap();
    x.dropout(Key::new(0), 1.5);
}
