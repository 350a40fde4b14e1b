//! The subschemas of a location.

use std::ops::Deref;

use serde_json::Value;

/// Some subschemas that apply together: mostly one, which takes no memory of its own.
#[derive(Clone, Debug)]
pub(in super::super) enum Nodes<'v> {
    One([&'v Value; 1]),
    Many(Vec<&'v Value>),
}

impl<'v> Nodes<'v> {
    pub(in super::super) fn push(&mut self, node: &'v Value) {
        match self {
            Self::One([first]) => *self = Self::Many(vec![first, node]),
            Self::Many(nodes) => nodes.push(node),
        }
    }
}

impl Default for Nodes<'_> {
    fn default() -> Self {
        Self::Many(Vec::new())
    }
}

impl<'v> From<&[&'v Value]> for Nodes<'v> {
    fn from(nodes: &[&'v Value]) -> Self {
        if let [node] = nodes { Self::One([node]) } else { Self::Many(nodes.to_vec()) }
    }
}

impl<'v> Deref for Nodes<'v> {
    type Target = [&'v Value];

    fn deref(&self) -> &[&'v Value] {
        match self {
            Self::One(node) => node,
            Self::Many(nodes) => nodes,
        }
    }
}
