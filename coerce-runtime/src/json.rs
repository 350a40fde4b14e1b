//! What JSON is made of, and how it is rendered.

mod fragment;
mod kind;
mod number;
mod path;
pub mod render;
pub mod suggest;

pub use kind::{Kind, Kinds};
pub use number::{KEEPS_TEXT, Number, Parsed, TEXT_MEMBER};
pub(crate) use path::Pattern;
pub use path::{Path, Segment};
