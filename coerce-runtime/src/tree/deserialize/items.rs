//! The items of a list.

use std::fmt;
use std::slice::{Iter, IterMut};

use serde::de::{DeserializeSeed, Error, Expected, SeqAccess, Visitor};
use serde_json::Value;

use super::{Asked, Document, Fault, Node, Origin, Taken, View};
use crate::tree::Tree;

/// The items that have not been read.
pub(super) struct Items<'t, 'a> {
    left: Left<'t, 'a>,
    length: usize,
    origin: Origin,
}

enum Left<'t, 'a> {
    Values(Iter<'t, Value>),
    ToTake(IterMut<'t, Value>, &'t Taken),
    Trees(Iter<'t, Tree<'a>>),
    Bytes(Iter<'t, u8>),
}

impl<'t, 'a> Items<'t, 'a> {
    #[inline]
    pub(super) fn of_values(items: &'t [Value], origin: Origin) -> Self {
        Self { left: Left::Values(items.iter()), length: items.len(), origin: origin.inside() }
    }

    /// Those of a list whose strings may be taken out.
    #[inline]
    pub(super) fn to_take(items: &'t mut [Value], taken: &'t Taken, origin: Origin) -> Self {
        let length = items.len();
        Self { left: Left::ToTake(items.iter_mut(), taken), length, origin: origin.inside() }
    }

    #[inline]
    pub(super) fn of_trees(items: &'t [Tree<'a>], origin: Origin) -> Self {
        Self { left: Left::Trees(items.iter()), length: items.len(), origin: origin.inside() }
    }

    #[inline]
    pub(super) fn of_bytes(bytes: &'t [u8], origin: Origin) -> Self {
        Self { left: Left::Bytes(bytes.iter()), length: bytes.len(), origin }
    }

    /// Reads all of them. To leave some is an error, as in `serde_json`; `expected` says how many there should be.
    #[inline]
    pub(super) fn visit<V: Visitor<'t>>(mut self, visitor: V, expected: Option<usize>) -> Result<V::Value, Fault> {
        match visitor.visit_seq(&mut self) {
            Ok(_) if !self.is_done() => Err(self.too_long(expected)),
            read => read,
        }
    }

    /// Returns whether they are those of a value in memory that has none.
    #[inline]
    pub(super) fn is_empty_value(&self) -> bool {
        let in_memory = matches!(self.left, Left::Values(_) | Left::ToTake(..));
        in_memory && self.length == 0 && !self.origin.is_buffered()
    }

    /// Reads all of them as the fields of a struct.
    pub(super) fn visit_fields<V: Visitor<'t>>(mut self, visitor: V, expected: usize) -> Result<V::Value, Fault> {
        match visitor.visit_seq(ByPosition(&mut self)) {
            Ok(_) if !self.is_done() => Err(self.too_long(Some(expected))),
            read => read,
        }
    }

    /// Returns whether all of them have been read: one comparison, where all iterators are alike.
    #[inline]
    fn is_done(&self) -> bool {
        match &self.left {
            Left::Values(items) => items.len() == 0,
            Left::ToTake(items, _) => items.len() == 0,
            Left::Trees(items) => items.len() == 0,
            Left::Bytes(items) => items.len() == 0,
        }
    }

    #[inline]
    fn left(&self) -> usize {
        match &self.left {
            Left::Values(items) => items.len(),
            Left::ToTake(items, _) => items.len(),
            Left::Trees(items) => items.len(),
            Left::Bytes(items) => items.len(),
        }
    }

    #[inline]
    fn next(&mut self) -> Option<Document<'t, 'a>> {
        let origin = self.origin;
        match &mut self.left {
            Left::Values(items) => items.next().map(|value| Document::of_node(Node::Value(value), origin)),
            Left::ToTake(items, taken) => items.next().map(|value| Document::taking(value, taken, origin)),
            Left::Trees(items) => items.next().map(|tree| Document::of_tree(tree, origin)),
            Left::Bytes(items) => items.next().map(|byte| Document::of_node(Node::Number((*byte).into()), origin)),
        }
    }

    #[cold]
    fn too_long(&self, expected: Option<usize>) -> Fault {
        let expected = expected.unwrap_or(self.length - self.left());
        Fault::invalid_length(self.length, &ListOf(expected))
    }

    /// Of a fault in the last item that was read.
    #[cold]
    fn fault(&self, fault: Fault) -> Fault {
        fault.inside(|| self.length - self.left() - 1)
    }
}

impl<'t> Document<'t, '_> {
    /// Reads a list of so many items.
    #[inline]
    pub(super) fn tuple<V: Visitor<'t>>(self, asked: Asked, length: usize, visitor: V) -> Result<V::Value, Fault> {
        match self.items() {
            Ok(items) => items.visit(visitor, Some(length)),
            Err(View { node: Node::Key(name), .. }) => visitor.visit_borrowed_str(name),
            Err(view) => view.bytes(asked, &visitor)?.visit(visitor, Some(length)),
        }
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
struct ByPosition<'i, 't, 'a>(&'i mut Items<'t, 'a>);

impl<'t> SeqAccess<'t> for ByPosition<'_, 't, '_> {
    type Error = Fault;

    #[inline(never)]
    fn next_element_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        self.0.next_element_seed(seed)
    }
}
