//! Single operations beside ndarray's, small and large: what a typed operation costs over its kernel.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use ndarray::{Array2, Axis};
use std::hint::black_box;
use tenzr::prelude::*;

axis!(Row);
axis!(Col);
axis!(Inner);

type Matrix = Tensor<f32, (Row, Col)>;
type Right = Tensor<f32, (Col, Inner)>;

/// Rows and columns.
const SIZES: [(usize, usize); 3] = [(4, 3), (64, 64), (512, 512)];

fn entry(i: usize, j: usize) -> f32 {
    ((i * 31 + j * 17) % 101) as f32 / 50.0 - 1.0
}

fn array(rows: usize, cols: usize) -> Array2<f32> {
    Array2::from_shape_fn((rows, cols), |(i, j)| entry(i, j))
}

fn matrix(rows: usize, cols: usize) -> Matrix {
    Tensor::from_shape_fn([rows, cols], |[i, j]| entry(i, j)).expect("dynamic extents")
}

/// One operation in both libraries at every size.
fn compare<A, B>(c: &mut Criterion, name: &str, ours: impl Fn(&Matrix) -> A, theirs: impl Fn(&Array2<f32>) -> B) {
    let mut group = c.benchmark_group(name);
    for (rows, cols) in SIZES {
        let (x, y) = (matrix(rows, cols), array(rows, cols));
        let size = format!("{rows}x{cols}");
        group.bench_function(BenchmarkId::new("tenzr", &size), |b| b.iter(|| ours(black_box(&x))));
        group.bench_function(BenchmarkId::new("ndarray", &size), |b| b.iter(|| theirs(black_box(&y))));
    }
    group.finish();
}

fn elementwise(c: &mut Criterion) {
    compare(c, "add", |x| x + x, |y| y + y);
    compare(c, "tanh", Tensor::tanh, |y| y.mapv(f32::tanh));
}

fn reductions(c: &mut Criterion) {
    compare(c, "sum of rows", |x| x.sum(Col), |y| y.sum_axis(Axis(1)));
    compare(c, "sum of columns", |x| x.sum(Row), |y| y.sum_axis(Axis(0)));
}

fn products(c: &mut Criterion) {
    let mut group = c.benchmark_group("product");
    for (rows, cols) in SIZES {
        let (x, y) = (matrix(rows, cols), array(rows, cols));
        let w = Right::from_shape_fn([cols, rows], |[i, j]| entry(j, i)).expect("dynamic extents");
        let v = array(rows, cols).reversed_axes();
        let size = format!("{rows}x{cols}x{rows}");
        group.bench_function(BenchmarkId::new("tenzr", &size), |b| b.iter(|| black_box(&x).dot(black_box(&w), Col)));
        group.bench_function(BenchmarkId::new("ndarray", &size), |b| b.iter(|| black_box(&y).dot(black_box(&v))));
    }
    group.finish();
}

criterion_group!(benches, elementwise, reductions, products);
criterion_main!(benches);
