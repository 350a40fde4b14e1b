//! The members of an object.

use std::slice::Iter;

use serde::de::{DeserializeSeed, Error, MapAccess, Visitor};
use serde_json::{Map, Value};

use super::flat::Flat;
use super::{Document, Fault, KeyDocument, Node, Origin, Taken};
use crate::tree::Member;

/// The members that have not been read. Those of one name are handed over one by one.
pub(super) struct Members<'t, 'a> {
    left: Left<'t, 'a>,
    /// The member whose key has been read last.
    last: Option<Entry<'t, 'a>>,
    /// How many there were.
    length: usize,
    origin: Origin,
    /// Where strings are kept that are taken out.
    taken: Option<&'t Taken>,
}

enum Left<'t, 'a> {
    Values(serde_json::map::Iter<'t>),
    ToTake(serde_json::map::IterMut<'t>),
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

enum Entry<'t, 'a> {
    Value(&'t String, &'t Value),
    ToTake(&'t String, &'t mut Value),
    Tree(&'t Member<'a>),
}

/// The name of an entry.
#[derive(Clone, Copy)]
enum Name<'t, 'a> {
    Text(&'t String),
    Of(&'t Member<'a>),
}

impl<'t, 'a> Entry<'t, 'a> {
    #[inline]
    fn name(&self) -> Name<'t, 'a> {
        match self {
            Self::Value(name, _) | Self::ToTake(name, _) => Name::Text(name),
            Self::Tree(member) => Name::Of(member),
        }
    }
}

impl<'t, 'a> Name<'t, 'a> {
    #[inline]
    fn key(self, origin: Origin) -> KeyDocument<'t, 'a> {
        match self {
            Self::Text(name) => KeyDocument::of_text(name, origin),
            Self::Of(member) => KeyDocument::of_key(&member.key, origin),
        }
    }

    #[cold]
    fn inside(self, fault: Fault) -> Fault {
        self.key(Origin::JSON).inside(fault)
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
        Self { left: Left::Values(members.iter()), last: None, length: members.len(), origin, taken: None }
    }

    /// Those of an object whose strings may be taken out.
    #[inline]
    pub(super) fn to_take(members: &'t mut Map<String, Value>, taken: &'t Taken) -> Self {
        let length = members.len();
        Self { left: Left::ToTake(members.iter_mut()), last: None, length, origin: Origin::JSON, taken: Some(taken) }
    }

    #[inline]
    pub(super) fn of_trees(members: &'t [Member<'a>], origin: Origin) -> Self {
        Self { left: Left::Trees(members.iter()), last: None, length: members.len(), origin, taken: None }
    }

    /// Those that a flattened field reads: all that are left, or those of these names.
    pub(super) fn of_flat(flat: &'t Flat<'t, 'a>, names: Option<&'static [&'static str]>, origin: Origin) -> Self {
        Self { left: Left::Flat { flat, next: 0, names }, last: None, length: 0, origin, taken: None }
    }

    /// Reads all of them. To leave some is an error, as in `serde_json`.
    #[inline(never)]
    pub(super) fn visit<V: Visitor<'t>>(mut self, visitor: V) -> Result<V::Value, Fault> {
        match visitor.visit_map(&mut self) {
            Ok(_) if self.left() > 0 => Err(self.too_many()),
            read => read,
        }
    }

    #[cold]
    fn too_many(&self) -> Fault {
        Fault::invalid_length(self.length, &"an object with fewer members")
    }

    #[inline]
    fn left(&self) -> usize {
        match &self.left {
            Left::Values(members) => members.len(),
            Left::ToTake(members) => members.len(),
            Left::Trees(members) => members.len(),
            // Others may read what one leaves.
            Left::Flat { .. } => 0,
        }
    }

    /// The only member, if there is exactly one.
    pub(super) fn only(mut self) -> Option<(KeyDocument<'t, 'a>, Document<'t, 'a>)> {
        let only = if self.left() == 1 { self.next() } else { None };
        only.map(|entry| (entry.name().key(self.origin), self.value(entry)))
    }

    #[inline]
    fn value(&self, entry: Entry<'t, 'a>) -> Document<'t, 'a> {
        match (entry, self.taken) {
            (Entry::Value(_, value), _) => Document::of_node(Node::Value(value), self.origin),
            (Entry::ToTake(_, value), Some(taken)) => Document::taking(value, taken),
            (Entry::ToTake(_, value), None) => Document::of_node(Node::Value(value), self.origin),
            (Entry::Tree(member), _) => Document::of_tree(&member.value, self.origin),
        }
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "it is the loop of an object, and short")]
    fn next(&mut self) -> Option<Entry<'t, 'a>> {
        match &mut self.left {
            Left::Values(members) => members.next().map(|(key, value)| Entry::Value(key, value)),
            Left::ToTake(members) => members.next().map(|(key, value)| Entry::ToTake(key, value)),
            Left::Trees(members) => members.next().map(Entry::Tree),
            Left::Flat { flat, next, names } => flat.next(next, *names).map(Entry::Tree),
        }
    }
}

impl<'t> MapAccess<'t> for Members<'t, '_> {
    type Error = Fault;

    #[inline]
    fn next_key_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let Some(entry) = self.next() else { return Ok(None) };
        let name = entry.name();
        self.last = Some(entry);
        seed.deserialize(name.key(self.origin)).map(Some)
    }

    #[inline]
    fn next_value_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        let Some(entry) = self.last.take() else { return Err(missing()) };
        let name = entry.name();
        seed.deserialize(self.value(entry)).map_err(|fault| name.inside(fault))
    }

    #[inline]
    fn size_hint(&self) -> Option<usize> {
        Some(self.left())
    }
}
