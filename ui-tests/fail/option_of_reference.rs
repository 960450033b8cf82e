use tenzr::prelude::*;

#[differentiable]
fn segments(data: &[f64], ids: &[Option<usize>], n: usize) -> f64 {
    let mut sums = vec![0.0; n];
    for (v, id) in data.iter().zip(ids) {
        if let Some(s) = id.and_then(|i| sums.get_mut(i)) {
            *s += *v;
        }
    }
    sums.iter().sum()
}

fn main() {
    segments(&[1.0], &[Some(0)], 1);
}
