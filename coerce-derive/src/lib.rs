//! The derive macro of `coerce-rs`.
#![forbid(unsafe_code)]
