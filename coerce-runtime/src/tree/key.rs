//! Keys as they are shown.

use std::borrow::Cow;

use super::{Key, Tree};

impl<'a> Key<'a> {
    /// The name as it stands in a path.
    pub fn shown(&self) -> Cow<'_, str> {
        match self {
            Self::Text(text) => Cow::Borrowed(text),
            Self::Other(tree) => tree.shown_as_key(),
        }
    }

    /// The key that a value is.
    pub(crate) fn from_tree(tree: Tree<'a>) -> Self {
        match tree {
            Tree::String(text) | Tree::Untyped(text) => Self::Text(text),
            tree => Self::Other(Box::new(tree)),
        }
    }
}

impl Tree<'_> {
    /// A value as it stands in a path, where it is a key.
    pub(super) fn shown_as_key(&self) -> Cow<'_, str> {
        match self {
            Self::String(text) | Self::Untyped(text) => Cow::Borrowed(text),
            Self::Number(number) => number.digits(),
            tree => Cow::Owned(tree.to_json_text().unwrap_or_else(|| tree.kind().name().to_owned())),
        }
    }
}
