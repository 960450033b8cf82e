//! Ordinary Rust programs over plain numbers, differentiated in every mode and compared with independent numbers. One
//! file a theme.
#![allow(
    dead_code,
    unused_imports,
    unused_mut,
    unused_variables,
    dropping_copy_types,
    clippy::needless_borrows_for_generic_args,
    clippy::unused_unit,
    reason = "programs as people write them, of which some are only differentiated"
)]
#![allow(
    unused_assignments,
    clippy::assign_op_pattern,
    clippy::blocks_in_conditions,
    clippy::collapsible_else_if,
    clippy::excessive_precision,
    clippy::explicit_counter_loop,
    clippy::iter_nth,
    clippy::let_and_return,
    clippy::manual_is_multiple_of,
    clippy::manual_memcpy,
    clippy::iter_nth_zero,
    clippy::manual_range_contains,
    clippy::manual_swap,
    clippy::misrefactored_assign_op,
    clippy::needless_late_init,
    clippy::needless_range_loop,
    clippy::needless_return,
    clippy::ptr_arg,
    clippy::redundant_closure,
    clippy::too_many_arguments,
    clippy::useless_vec,
    clippy::while_let_loop,
    reason = "the programs are there for their form"
)]

mod adversary;
mod branches;
mod calls;
mod check;
mod closures;
mod constants;
mod conventions;
mod errors;
mod faults_control;
mod faults_orders;
mod faults_shapes;
mod faults_values;
mod float_methods;
mod functions;
mod hygiene;
mod iterators;
mod jacobians;
mod loops;
mod methods;
mod mutation;
mod orders;
mod programs;
mod pullbacks;
mod records;
mod slices;
mod structs;
mod traits;
mod types;
