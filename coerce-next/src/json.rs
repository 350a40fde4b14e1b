//! What JSON is made of, and how it is rendered.

mod kind;
mod number;

pub use kind::{Kind, Kinds};
pub use number::{KEEPS_TEXT, Number};
