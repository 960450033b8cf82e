use tenzr::prelude::*;

axis!(pub Query);
axis!(pub Key);
axis!(pub Feature);
axis!(pub Value);
type Q = Tensor<f32, (Query, Feature)>;
type K = Tensor<f32, (Key, Feature)>;
type V = Tensor<f32, (Key, Value)>;
type O = Tensor<f32, (Query, Value)>;

#[differentiable]
fn attend(q: &Q, k: &K, v: &V) -> O {
    q.attention(k, v, Feature, Value)
}

fn main() {}
