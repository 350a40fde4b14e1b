//! serde's `Deserializer` of a tree.

use super::Tree;

/// A tree as a serde `Deserializer`.
#[derive(Clone, Copy, Debug)]
pub struct Document<'t, 'a> {
    pub(crate) tree: &'t Tree<'a>,
    /// Whether the format that it came from is human readable.
    pub(crate) human_readable: bool,
}
