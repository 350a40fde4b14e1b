//! The members of an object.

use std::slice::Iter;

use serde::de::{DeserializeSeed, Error, MapAccess, Visitor};
use serde_json::{Map, Value};

use super::flat::Flat;
use super::{Document, Fault, Node, Origin, Taken, View};
use crate::tree::{Key, Member};

/// The members that have not been read. Those of one name are handed over one by one.
pub(super) struct Members<'t, 'a> {
    left: Left<'t, 'a>,
    /// The name that has been read last.
    name: Option<Name<'t, 'a>>,
    /// Its value, until it is read.
    value: Option<Document<'t, 'a>>,
    /// How many there were.
    length: usize,
    origin: Origin,
}

enum Left<'t, 'a> {
    /// Those of an object whose strings may be taken out.
    ToTake(serde_json::map::IterMut<'t>, &'t Taken),
    Trees(Iter<'t, Member<'a>>),
    Seldom(Seldom<'t, 'a>),
}

/// Members that are seldom read: there is no code for them in each struct.
enum Seldom<'t, 'a> {
    Values(serde_json::map::Iter<'t>),
    /// Those that a flattened field reads.
    Flat {
        flat: &'t Flat<'t, 'a>,
        /// The place of the next one.
        next: usize,
        /// The names that a struct asks for. It takes these members out.
        names: Option<&'static [&'static str]>,
    },
}

/// The name of a member.
#[derive(Clone, Copy)]
enum Name<'t, 'a> {
    Text(&'t String),
    Of(&'t Key<'a>),
}

impl<'t, 'a> Name<'t, 'a> {
    #[inline]
    fn view(self, origin: Origin) -> View<'t, 'a> {
        let node = match self {
            Self::Text(text) => Node::Key(text),
            Self::Of(key) => Node::of_key(key),
        };
        View { node, origin }
    }
}

/// The fault of who asks for a value before its key.
#[cold]
fn missing() -> Fault {
    Fault::custom("value is missing")
}

impl<'t, 'a> Members<'t, 'a> {
    #[inline]
    fn new(left: Left<'t, 'a>, length: usize, origin: Origin) -> Self {
        Self { left, name: None, value: None, length, origin }
    }

    #[inline]
    pub(super) fn of_values(members: &'t Map<String, Value>, origin: Origin) -> Self {
        Self::new(Left::Seldom(Seldom::Values(members.iter())), members.len(), origin.inside())
    }

    /// Those of an object whose strings may be taken out.
    #[inline]
    pub(super) fn to_take(members: &'t mut Map<String, Value>, taken: &'t Taken, origin: Origin) -> Self {
        let length = members.len();
        Self::new(Left::ToTake(members.iter_mut(), taken), length, origin.inside())
    }

    #[inline]
    pub(super) fn of_trees(members: &'t [Member<'a>], origin: Origin) -> Self {
        Self::new(Left::Trees(members.iter()), members.len(), origin.inside())
    }

    /// Those that a flattened field reads: all that are left, or those of these names.
    pub(super) fn of_flat(flat: &'t Flat<'t, 'a>, names: Option<&'static [&'static str]>, origin: Origin) -> Self {
        Self::new(Left::Seldom(Seldom::Flat { flat, next: 0, names }), 0, origin)
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
    fn too_many(&self) -> Fault {
        Fault::invalid_length(self.length, &"an object with fewer members")
    }

    #[inline]
    fn left(&self) -> usize {
        match &self.left {
            Left::ToTake(members, _) => members.len(),
            Left::Trees(members) => members.len(),
            Left::Seldom(Seldom::Values(members)) => members.len(),
            // Others may read what one leaves.
            Left::Seldom(Seldom::Flat { .. }) => 0,
        }
    }

    /// The only member, if there is exactly one.
    pub(super) fn only(mut self) -> Option<(View<'t, 'a>, Document<'t, 'a>)> {
        let name = if self.left() == 1 { self.next() } else { None }?;
        Some((name.view(self.origin), self.value.take()?))
    }

    /// Goes to the next member. Returns its name.
    #[inline]
    fn next(&mut self) -> Option<Name<'t, 'a>> {
        let name = match &mut self.left {
            Left::ToTake(members, taken) => {
                let (name, value) = members.next()?;
                self.value = Some(Document::taking(value, taken, self.origin));
                Name::Text(name)
            }
            Left::Trees(members) => {
                let member = members.next()?;
                self.value = Some(Document::of_tree(&member.value, self.origin));
                Name::Of(&member.key)
            }
            Left::Seldom(members) => {
                let (name, value) = members.next(self.origin)?;
                self.value = Some(value);
                name
            }
        };
        self.name = Some(name);
        Some(name)
    }

    /// Of a fault in the value that was read last.
    #[cold]
    fn fault(&self, fault: Fault) -> Fault {
        match self.name {
            Some(name) => name.view(self.origin).around(fault),
            None => fault,
        }
    }
}

impl<'t, 'a> Seldom<'t, 'a> {
    #[inline(never)]
    fn next(&mut self, origin: Origin) -> Option<(Name<'t, 'a>, Document<'t, 'a>)> {
        match self {
            Self::Values(members) => {
                members.next().map(|(key, value)| (Name::Text(key), Document::of_node(Node::Value(value), origin)))
            }
            Self::Flat { flat, next, names } => {
                let member = flat.next(next, *names);
                member.map(|member| (Name::Of(&member.key), Document::of_tree(&member.value, origin)))
            }
        }
    }
}

impl<'t> MapAccess<'t> for Members<'t, '_> {
    type Error = Fault;

    #[inline]
    fn next_key_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        match self.next() {
            Some(name) => seed.deserialize(Document::from(name.view(self.origin))).map(Some),
            None => Ok(None),
        }
    }

    #[inline]
    fn next_value_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        let Some(value) = self.value.take() else { return Err(missing()) };
        match seed.deserialize(value) {
            Ok(read) => Ok(read),
            Err(fault) => Err(self.fault(fault)),
        }
    }

    #[inline]
    fn size_hint(&self) -> Option<usize> {
        Some(self.left())
    }
}
