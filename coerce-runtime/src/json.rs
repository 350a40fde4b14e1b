//! JSON: its kinds, numbers and paths, and how it is rendered.

mod escape;
mod float;
pub(crate) mod integers;
mod kind;
mod number;
mod path;
pub(crate) mod render;
pub(crate) mod suggest;

pub(crate) use escape::{plain, unescaped};
pub(crate) use float::Float;
pub(crate) use kind::{Kind, Kinds};
pub(crate) use number::{EXACT, KEEPS_TEXT, Long, Number, Parsed, TEXT_MEMBER};
#[cfg(feature = "schema")]
pub(crate) use path::escaped;
pub(crate) use path::{HIDDEN_KEY, below, cut_keys};
pub use path::{Path, Segment};
