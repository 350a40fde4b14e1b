//! JSON: its kinds, numbers and paths, and how it is rendered.

mod float;
pub(crate) mod integers;
mod kind;
mod number;
mod path;
mod plain;
pub(crate) mod render;
pub(crate) mod suggest;

pub(crate) use float::{Float, INFINITE};
pub(crate) use kind::{Kind, Kinds};
pub(crate) use number::{EXACT, KEEPS_TEXT, Long, Number, Parsed, TEXT_MEMBER};
#[cfg(feature = "schema")]
pub(crate) use path::steps;
pub(crate) use path::{HIDDEN_KEY, below, cut_keys};
pub use path::{Path, Segment};
pub(crate) use plain::plain;
