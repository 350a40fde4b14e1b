//! All values of a tree.

use serde_json::Value;

use crate::tree::Tree;

/// A value of a tree.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part<'t, 'a> {
    /// A value in memory.
    Value(&'t Value),
    /// Anything else: never a [`Tree::Value`].
    Tree(&'t Tree<'a>),
}

impl<'a> Tree<'a> {
    /// The value itself and all that are inside, in any order. Not by recursion: nobody may have looked at its depth.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Part<'_, 'a>> {
        let mut left = vec![Part::of(self)];
        std::iter::from_fn(move || {
            let part = left.pop()?;
            match part {
                Part::Value(Value::Array(items)) => left.extend(items.iter().map(Part::Value)),
                Part::Value(Value::Object(members)) => left.extend(members.values().map(Part::Value)),
                Part::Tree(Tree::List(items)) => left.extend(items.iter().map(Part::of)),
                Part::Tree(Tree::Object(members)) => left.extend(members.iter().map(|member| Part::of(&member.value))),
                _ => {}
            }
            Some(part)
        })
    }
}

impl<'t, 'a> Part<'t, 'a> {
    pub(crate) fn of(tree: &'t Tree<'a>) -> Self {
        match tree {
            Tree::Value(value) => Self::Value(value),
            tree => Self::Tree(tree),
        }
    }

    /// The text of a string.
    pub(crate) fn as_str(self) -> Option<&'t str> {
        match self {
            Self::Value(value) => value.as_str(),
            Self::Tree(tree) => tree.as_str(),
        }
    }

    /// Returns whether it is an object with a member of this name.
    pub(crate) fn has_member(self, name: &str) -> bool {
        match self {
            Self::Value(value) => value.get(name).is_some(),
            Self::Tree(Tree::Object(members)) => members.iter().any(|member| member.name() == Some(name)),
            Self::Tree(_) => false,
        }
    }
}
