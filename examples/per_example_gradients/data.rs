//! The inputs of the example: 16 examples of 4 features in 3 classes, and the weights at which to differentiate.

use std::error::Error;

use serde_json::Value;

pub const BATCH: usize = 16;
pub const FEATURES: usize = 4;
pub const HIDDEN: usize = 8;
pub const CLASSES: usize = 3;

/// Embedded, so that the example runs from any directory.
const JSON: &str = include_str!("data/inputs.json");

/// Every value is exactly an f32, so the compiled gradient and the float64 reference start from the same numbers.
pub struct Inputs {
    pub x: Vec<[f64; FEATURES]>,
    /// One-hot.
    pub y: Vec<[f64; CLASSES]>,
    pub w1: [[f64; HIDDEN]; FEATURES],
    pub w2: [[f64; CLASSES]; HIDDEN],
}

impl Inputs {
    pub fn load() -> Result<Self, Box<dyn Error>> {
        let mut json: Value = serde_json::from_str(JSON)?;
        let mut take = |name: &str| json.get_mut(name).map(Value::take).ok_or(format!("inputs.json lacks {name}"));
        let inputs = Self {
            x: serde_json::from_value(take("x")?)?,
            y: serde_json::from_value(take("y")?)?,
            w1: serde_json::from_value(take("w1")?)?,
            w2: serde_json::from_value(take("w2")?)?,
        };
        let labels: Vec<usize> = serde_json::from_value(take("labels")?)?;
        if [inputs.x.len(), inputs.y.len(), labels.len()] != [BATCH; 3] {
            return Err(format!("inputs.json does not hold {BATCH} examples").into());
        }
        if inputs.y.iter().zip(&labels).any(|(y, &label)| y.get(label) != Some(&1.0)) {
            return Err("inputs.json: a row of y does not fit its label".into());
        }
        Ok(inputs)
    }
}
