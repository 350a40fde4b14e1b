//! The members of an object.

use std::slice::Iter;

use serde::de::{DeserializeSeed, Error, MapAccess, Visitor};
use serde_json::{Map, Value};

use super::{Document, Fault, KeyDocument, Node};
use crate::tree::Member;

/// The members that have not been read. Those of one name are handed over one by one.
pub(super) struct Members<'t, 'a> {
    left: Left<'t, 'a>,
    /// The member whose key has been read last.
    last: Option<Entry<'t, 'a>>,
    human_readable: bool,
}

enum Left<'t, 'a> {
    Values(serde_json::map::Iter<'t>),
    Trees(Iter<'t, Member<'a>>),
}

#[derive(Clone, Copy)]
enum Entry<'t, 'a> {
    Value(&'t String, &'t Value),
    Tree(&'t Member<'a>),
}

impl<'t, 'a> Entry<'t, 'a> {
    #[inline]
    fn key(self, human_readable: bool) -> KeyDocument<'t, 'a> {
        match self {
            Self::Value(key, _) => KeyDocument::of_text(key, human_readable),
            Self::Tree(member) => KeyDocument::new(&member.key, human_readable),
        }
    }

    #[inline]
    fn value(self, human_readable: bool) -> Document<'t, 'a> {
        match self {
            Self::Value(_, value) => Document { node: Node::Value(value), human_readable },
            Self::Tree(member) => Document::new(&member.value, human_readable),
        }
    }

    #[cold]
    fn fault(self, fault: Fault) -> Fault {
        fault.inside(self.key(true).shown().into_owned())
    }
}

impl<'t, 'a> Members<'t, 'a> {
    #[inline]
    pub(super) fn of_values(members: &'t Map<String, Value>, human_readable: bool) -> Self {
        Self { left: Left::Values(members.iter()), last: None, human_readable }
    }

    #[inline]
    pub(super) fn of_trees(members: &'t [Member<'a>], human_readable: bool) -> Self {
        Self { left: Left::Trees(members.iter()), last: None, human_readable }
    }

    /// Reads all of them. To leave some is an error, as in `serde_json`.
    #[inline]
    pub(super) fn visit<V: Visitor<'t>>(mut self, visitor: V) -> Result<V::Value, Fault> {
        let length = self.left();
        let read = visitor.visit_map(&mut self)?;
        if self.left() == 0 { Ok(read) } else { Err(Fault::invalid_length(length, &"an object with fewer members")) }
    }

    #[inline]
    fn left(&self) -> usize {
        match &self.left {
            Left::Values(members) => members.len(),
            Left::Trees(members) => members.len(),
        }
    }

    /// The only member, if there is exactly one.
    pub(super) fn only(mut self) -> Option<(KeyDocument<'t, 'a>, Document<'t, 'a>)> {
        let only = if self.left() == 1 { self.next() } else { None };
        only.map(|entry| (entry.key(self.human_readable), entry.value(self.human_readable)))
    }

    #[inline]
    fn next(&mut self) -> Option<Entry<'t, 'a>> {
        match &mut self.left {
            Left::Values(members) => members.next().map(|(key, value)| Entry::Value(key, value)),
            Left::Trees(members) => members.next().map(Entry::Tree),
        }
    }
}

impl<'t> MapAccess<'t> for Members<'t, '_> {
    type Error = Fault;

    #[inline]
    fn next_key_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let Some(entry) = self.next() else { return Ok(None) };
        self.last = Some(entry);
        seed.deserialize(entry.key(self.human_readable)).map(Some)
    }

    #[inline]
    fn next_value_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        let Some(entry) = self.last.take() else { return Err(Fault::custom("value is missing")) };
        seed.deserialize(entry.value(self.human_readable)).map_err(|fault| entry.fault(fault))
    }

    #[inline]
    fn size_hint(&self) -> Option<usize> {
        Some(self.left())
    }
}
