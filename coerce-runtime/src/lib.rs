//! The runtime of [`coerce-rs`](https://docs.rs/coerce-rs): use it through that crate.
#![forbid(unsafe_code)]

pub mod kind;
pub mod rule;
