//! The items of a list.

use std::fmt;
use std::slice::Iter;

use serde::de::{DeserializeSeed, Error, Expected, SeqAccess, Visitor};
use serde_json::Value;

use super::{Document, Fault, Node, Origin};
use crate::tree::Tree;

/// The items that have not been read.
pub(super) struct Items<'t, 'a> {
    left: Left<'t, 'a>,
    length: usize,
    origin: Origin,
}

enum Left<'t, 'a> {
    Values(Iter<'t, Value>),
    Trees(Iter<'t, Tree<'a>>),
}

impl<'t, 'a> Items<'t, 'a> {
    #[inline]
    pub(super) fn of_values(items: &'t [Value], origin: Origin) -> Self {
        Self { left: Left::Values(items.iter()), length: items.len(), origin }
    }

    #[inline]
    pub(super) fn of_trees(items: &'t [Tree<'a>], origin: Origin) -> Self {
        Self { left: Left::Trees(items.iter()), length: items.len(), origin }
    }

    /// Reads all of them. To leave some is an error, as in `serde_json`; `expected` says how many there should be.
    #[inline]
    pub(super) fn visit<V: Visitor<'t>>(mut self, visitor: V, expected: Option<usize>) -> Result<V::Value, Fault> {
        let read = visitor.visit_seq(&mut self)?;
        if self.left() == 0 { Ok(read) } else { Err(self.too_long(expected)) }
    }

    #[inline]
    fn left(&self) -> usize {
        match &self.left {
            Left::Values(items) => items.len(),
            Left::Trees(items) => items.len(),
        }
    }

    #[cold]
    fn too_long(&self, expected: Option<usize>) -> Fault {
        wrong_length(self.length, expected.unwrap_or(self.length - self.left()))
    }

    /// Of a fault in the last item that was read.
    #[cold]
    fn fault(&self, fault: Fault) -> Fault {
        fault.inside(|| self.length - self.left() - 1)
    }
}

/// Of a list that has more items than are read.
#[cold]
pub(super) fn wrong_length(found: usize, expected: usize) -> Fault {
    Fault::invalid_length(found, &ListOf(expected))
}

struct ListOf(usize);

impl Expected for ListOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of {}", self.0)
    }
}

impl<'t> SeqAccess<'t> for Items<'t, '_> {
    type Error = Fault;

    #[inline]
    fn next_element_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let origin = self.origin;
        let next = match &mut self.left {
            Left::Values(items) => items.next().map(|value| Document { node: Node::Value(value), origin }),
            Left::Trees(items) => items.next().map(|tree| Document::of_tree(tree, origin)),
        };
        let Some(item) = next else { return Ok(None) };
        match seed.deserialize(item) {
            Ok(read) => Ok(Some(read)),
            Err(fault) => Err(self.fault(fault)),
        }
    }

    #[inline]
    fn size_hint(&self) -> Option<usize> {
        Some(self.left())
    }
}
