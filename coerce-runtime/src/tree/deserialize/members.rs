//! The members of an object.

use std::slice::Iter;

use serde::de::{DeserializeSeed, Error, MapAccess, Visitor};
use serde_json::{Map, Value};

use super::flat::Flat;
use super::{Document, Fault, KeyDocument, Node, Origin};
use crate::tree::Member;

/// The members that have not been read. Those of one name are handed over one by one.
pub(super) struct Members<'t, 'a> {
    left: Left<'t, 'a>,
    /// The member whose key has been read last.
    last: Option<Entry<'t, 'a>>,
    /// How many there were.
    length: usize,
    origin: Origin,
}

enum Left<'t, 'a> {
    Values(serde_json::map::Iter<'t>),
    Trees(Iter<'t, Member<'a>>),
    /// Those that a flattened field reads.
    Flat {
        flat: &'t Flat<'t, 'a>,
        /// The place of the next one.
        next: usize,
        /// The names that a struct asks for. It takes these members out.
        names: Option<&'static [&'static str]>,
    },
}

#[derive(Clone, Copy)]
enum Entry<'t, 'a> {
    Value(&'t String, &'t Value),
    Tree(&'t Member<'a>),
}

impl<'t, 'a> Entry<'t, 'a> {
    #[inline]
    fn key(self, origin: Origin) -> KeyDocument<'t, 'a> {
        match self {
            Self::Value(key, _) => KeyDocument::of_text(key, origin),
            Self::Tree(member) => KeyDocument::of_key(&member.key, origin),
        }
    }

    #[inline]
    fn value(self, origin: Origin) -> Document<'t, 'a> {
        match self {
            Self::Value(_, value) => Document { node: Node::Value(value), origin },
            Self::Tree(member) => Document::of_tree(&member.value, origin),
        }
    }

    #[cold]
    fn fault(self, fault: Fault) -> Fault {
        fault.inside(|| self.key(Origin::JSON).shown().into_owned())
    }
}

/// The fault of who asks for a value before its key.
#[cold]
fn missing() -> Fault {
    Fault::custom("value is missing")
}

impl<'t, 'a> Members<'t, 'a> {
    #[inline]
    pub(super) fn of_values(members: &'t Map<String, Value>, origin: Origin) -> Self {
        Self { left: Left::Values(members.iter()), last: None, length: members.len(), origin }
    }

    #[inline]
    pub(super) fn of_trees(members: &'t [Member<'a>], origin: Origin) -> Self {
        Self { left: Left::Trees(members.iter()), last: None, length: members.len(), origin }
    }

    /// Those that a flattened field reads: all that are left, or those of these names.
    pub(super) fn of_flat(flat: &'t Flat<'t, 'a>, names: Option<&'static [&'static str]>, origin: Origin) -> Self {
        Self { left: Left::Flat { flat, next: 0, names }, last: None, length: 0, origin }
    }

    /// Reads all of them. To leave some is an error, as in `serde_json`.
    #[inline]
    pub(super) fn visit<V: Visitor<'t>>(mut self, visitor: V) -> Result<V::Value, Fault> {
        match visitor.visit_map(&mut self) {
            Ok(_) if self.left() > 0 => Err(self.too_many()),
            read => read,
        }
    }

    #[cold]
    pub(super) fn too_many(&self) -> Fault {
        Fault::invalid_length(self.length, &"an object with fewer members")
    }

    #[inline]
    pub(super) fn left(&self) -> usize {
        match &self.left {
            Left::Values(members) => members.len(),
            Left::Trees(members) => members.len(),
            // Others may read what one leaves.
            Left::Flat { .. } => 0,
        }
    }

    /// The only member, if there is exactly one.
    pub(super) fn only(mut self) -> Option<(KeyDocument<'t, 'a>, Document<'t, 'a>)> {
        let only = if self.left() == 1 { self.next() } else { None };
        only.map(|entry| (entry.key(self.origin), entry.value(self.origin)))
    }

    #[inline]
    fn advance(&mut self) -> Option<KeyDocument<'t, 'a>> {
        self.last = self.next();
        self.last.map(|entry| entry.key(self.origin))
    }

    #[inline]
    fn next(&mut self) -> Option<Entry<'t, 'a>> {
        match &mut self.left {
            Left::Values(members) => members.next().map(|(key, value)| Entry::Value(key, value)),
            Left::Trees(members) => members.next().map(Entry::Tree),
            Left::Flat { flat, next, names } => flat.next(next, *names).map(Entry::Tree),
        }
    }
}

impl<'t> MapAccess<'t> for Members<'t, '_> {
    type Error = Fault;

    #[inline]
    fn next_key_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let Some(key) = self.advance() else { return Ok(None) };
        match seed.deserialize(key) {
            Ok(key) => Ok(Some(key)),
            Err(fault) => Err(fault),
        }
    }

    #[inline]
    fn next_value_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        let Some(entry) = self.last.take() else { return Err(missing()) };
        match seed.deserialize(entry.value(self.origin)) {
            Ok(value) => Ok(value),
            Err(fault) => Err(entry.fault(fault)),
        }
    }

    #[inline]
    fn size_hint(&self) -> Option<usize> {
        Some(self.left())
    }
}
