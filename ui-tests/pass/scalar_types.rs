//! Structs, enums and methods of scalar code, one without floats among them, and a trait object that is a constant.

use tenzr::prelude::*;

#[differentiable]
struct Layout {
    width: usize,
}

#[differentiable]
#[derive(Clone, Debug, PartialEq)]
struct Model {
    weights: Vec<f64>,
    #[no_grad]
    rate: f64,
    name: String,
}

#[differentiable]
impl Model {
    fn score(&self, x: &[f64]) -> f64 {
        let mut sum = 0.0;
        for (w, v) in self.weights.iter().zip(x) {
            if *v < 0.0 {
                continue;
            }
            sum += w * v;
        }
        sum * self.rate
    }
}

trait Prior {
    fn width(&self) -> f64;
}

impl Prior for Layout {
    fn width(&self) -> f64 {
        self.width as f64
    }
}

#[differentiable]
fn loss(model: &Model, x: &[f64], #[no_grad] prior: &dyn Prior) -> f64 {
    model.score(x).powi(2) / prior.width()
}

fn main() {
    let model = Model { weights: vec![1.0, 2.0], rate: 0.5, name: "m".to_owned() };
    let (dm, dx) = model.score_grad(&[3.0, -1.0]);
    assert_eq!(dm, Model { weights: vec![1.5, 0.0], rate: 0.0, name: String::new() });
    assert_eq!(dx, [0.5, 0.0]);
    let (dm, dx) = loss::grad(&model, &[3.0, -1.0], &Layout { width: 3 });
    assert_eq!((dm.weights, dx), (vec![1.5, 0.0], vec![0.5, 0.0]));
}
