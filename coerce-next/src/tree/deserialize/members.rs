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
    key: Option<KeyDocument<'t, 'a>>,
    value: Option<Document<'t, 'a>>,
    human_readable: bool,
}

enum Left<'t, 'a> {
    Values(serde_json::map::Iter<'t>),
    Trees(Iter<'t, Member<'a>>),
}

impl<'t, 'a> Members<'t, 'a> {
    #[inline]
    pub(super) fn of_values(members: &'t Map<String, Value>, human_readable: bool) -> Self {
        Self { left: Left::Values(members.iter()), key: None, value: None, human_readable }
    }

    #[inline]
    pub(super) fn of_trees(members: &'t [Member<'a>], human_readable: bool) -> Self {
        Self { left: Left::Trees(members.iter()), key: None, value: None, human_readable }
    }

    /// Reads all of them. To leave some is an error, as in serde_json.
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
        if self.left() == 1 { self.step() } else { None }
    }

    #[inline]
    fn step(&mut self) -> Option<(KeyDocument<'t, 'a>, Document<'t, 'a>)> {
        let human_readable = self.human_readable;
        match &mut self.left {
            Left::Values(members) => members.next().map(|(key, value)| {
                (KeyDocument::of_text(key, human_readable), Document { node: Node::Value(value), human_readable })
            }),
            Left::Trees(members) => members.next().map(|member| {
                (KeyDocument::new(&member.key, human_readable), Document::new(&member.value, human_readable))
            }),
        }
    }

    #[cold]
    fn fault(&self, fault: Fault) -> Fault {
        match self.key {
            Some(key) => fault.inside(key.shown().into_owned()),
            None => fault,
        }
    }
}

impl<'t> MapAccess<'t> for Members<'t, '_> {
    type Error = Fault;

    #[inline]
    fn next_key_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let Some((key, value)) = self.step() else { return Ok(None) };
        (self.key, self.value) = (Some(key), Some(value));
        seed.deserialize(key).map(Some)
    }

    #[inline]
    fn next_value_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        match self.value.take() {
            Some(value) => seed.deserialize(value).map_err(|fault| self.fault(fault)),
            None => Err(Fault::custom("value is missing")),
        }
    }

    #[inline]
    fn size_hint(&self) -> Option<usize> {
        Some(self.left())
    }
}
