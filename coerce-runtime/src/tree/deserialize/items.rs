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
    Bytes(Iter<'t, u8>),
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

    #[inline]
    pub(super) fn of_bytes(bytes: &'t [u8], origin: Origin) -> Self {
        Self { left: Left::Bytes(bytes.iter()), length: bytes.len(), origin }
    }

    /// Reads all of them. To leave some is an error, as in `serde_json`; `expected` says how many there should be.
    #[inline]
    pub(super) fn visit<V: Visitor<'t>>(mut self, visitor: V, expected: Option<usize>) -> Result<V::Value, Fault> {
        match visitor.visit_seq(&mut self) {
            Ok(_) if self.left() > 0 => Err(self.too_long(expected)),
            read => read,
        }
    }

    #[inline]
    pub(super) fn left(&self) -> usize {
        match &self.left {
            Left::Values(items) => items.len(),
            Left::Trees(items) => items.len(),
            Left::Bytes(items) => items.len(),
        }
    }

    #[inline]
    fn next(&mut self) -> Option<Document<'t, 'a>> {
        let origin = self.origin;
        match &mut self.left {
            Left::Values(items) => items.next().map(|value| Document { node: Node::Value(value), origin }),
            Left::Trees(items) => items.next().map(|tree| Document::of_tree(tree, origin)),
            Left::Bytes(items) => items.next().map(|byte| Document { node: Node::Byte(*byte), origin }),
        }
    }

    #[cold]
    pub(super) fn too_long(&self, expected: Option<usize>) -> Fault {
        let expected = expected.unwrap_or(self.length - self.left());
        Fault::invalid_length(self.length, &ListOf(expected))
    }

    /// Of a fault in the last item that was read.
    #[cold]
    fn fault(&self, fault: Fault) -> Fault {
        fault.inside(|| self.length - self.left() - 1)
    }
}

struct ListOf(usize);

impl Expected for ListOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of {}", self.0)
    }
}

impl<'t> SeqAccess<'t> for Items<'t, '_> {
    type Error = Fault;

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "it is the loop of a list, and short; a struct has it out of line")]
    fn next_element_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let Some(item) = self.next() else { return Ok(None) };
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

/// The fields of a struct that is read from a list. That is seldom, and each struct has code for it: so this is compiled once for each
/// type of a field, and not into each struct.
pub(super) struct ByPosition<'i, 't, 'a>(pub &'i mut Items<'t, 'a>);

impl<'t> SeqAccess<'t> for ByPosition<'_, 't, '_> {
    type Error = Fault;

    #[inline(never)]
    fn next_element_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        self.0.next_element_seed(seed)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.left())
    }
}
