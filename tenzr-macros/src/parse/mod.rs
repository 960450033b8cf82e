//! From tokens to typed syntax: the attribute, the signature of a function, the closure of a macro.

pub mod attribute;
pub mod closure;
pub mod list;
pub mod signature;
