//! What `generate.rs` makes, and what it means.

mod calls;
mod fields;
mod types;
