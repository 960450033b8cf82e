//! Special functions and activations, against differences and against themselves in every other use.

#![allow(unused_variables, reason = "an operation without axes needs no extents")]

mod common;
#[macro_use]
mod harness;

use common::Flat;
use harness::*;
use tenzr::prelude::*;

unary!(erf(x: [A, B] any) -> [A, B] { x.erf() });
unary!(erfc(x: [A] any) -> [A] { x.erfc() });
unary!(erf_inv(x: [A] unit) -> [A] { x.erf_inv() });
unary!(lgamma(x: [A] positive) -> [A] { x.lgamma() });
unary!(digamma(x: [A] positive) -> [A] { x.digamma() });
unary!(polygamma(x: [A] positive) -> [A] { x.polygamma(2) });
unary!(leaky_relu(x: [A, B] any) -> [A, B] { x.leaky_relu(0.1) });
unary!(elu(x: [A] any) -> [A] { x.elu(1.5) });
unary!(selu(x: [A] any) -> [A] { x.selu() });
unary!(gelu(x: [A] any) -> [A] { x.gelu() });
unary!(gelu_tanh(x: [A] any) -> [A] { x.gelu_tanh() });
unary!(silu(x: [A] any) -> [A] { x.silu() });
unary!(hardtanh(x: [A] any) -> [A] { x.hardtanh() });
unary!(log_sigmoid(x: [A] any) -> [A] { x.log_sigmoid() });
unary!(softplus(x: [A] any) -> [A] { x.softplus() });
