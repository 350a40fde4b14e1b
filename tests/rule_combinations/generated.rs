//! What `generate.rs` makes, and what it means.

mod fields;
mod types;
