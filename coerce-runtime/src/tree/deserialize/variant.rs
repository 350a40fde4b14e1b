//! The variant of an enum: a string, or an object of one member.

use serde::de::{DeserializeSeed, EnumAccess, Error, Unexpected, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::flat::Flat;
use super::{Asked, Document, Fault, Node, Origin, View};
use crate::tree::expectation::NO_VARIANT;

pub(super) struct Variant<'t, 'a> {
    name: View<'t, 'a>,
    /// What is in it, if there is anything.
    content: Option<Document<'t, 'a>>,
}

impl<'t, 'a> Variant<'t, 'a> {
    pub(super) fn of(document: Document<'t, 'a>, names: &'static [&'static str]) -> Result<Self, Fault> {
        match document.members() {
            Ok(members) => {
                let only = members.only().map(|(name, content)| Self { name, content: Some(content) });
                only.ok_or_else(|| Fault::invalid_value(Unexpected::Map, &"map with a single key"))
            }
            Err(view) if view.string().is_some() => Ok(Self { name: view, content: None }),
            Err(view) => Err(view.refuse(Asked::Variants(names), &"string or map")),
        }
    }

    /// The variant that a member of the struct around it names.
    pub(super) fn of_flat(flat: &'t Flat<'t, 'a>, names: &'static [&'static str]) -> Result<Self, Fault> {
        let member = flat.next(&mut 0, Some(names)).ok_or_else(|| Fault::custom(NO_VARIANT))?;
        let name = View { node: Node::of_key(&member.key), origin: Origin::TAKEN };
        Ok(Self { name, content: Some(Document::of_tree(&member.value, Origin::TAKEN)) })
    }

    /// Reads the content.
    #[inline]
    fn read<T>(self, read: impl FnOnce(Document<'t, 'a>) -> Result<T, Fault>) -> Result<T, Fault> {
        match self.content {
            Some(content) => read(content).map_err(|fault| self.name.around(fault)),
            None => Err(self.name.invalid_type(&"an object")),
        }
    }
}

impl<'t> EnumAccess<'t> for Variant<'t, '_> {
    type Error = Fault;
    type Variant = Self;

    #[inline]
    fn variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> Result<(S::Value, Self), Fault> {
        seed.deserialize(Document::from(self.name)).map(|name| (name, self))
    }
}

impl<'t> VariantAccess<'t> for Variant<'t, '_> {
    type Error = Fault;

    #[inline]
    fn unit_variant(self) -> Result<(), Fault> {
        if self.content.is_none() { Ok(()) } else { self.read(<()>::deserialize) }
    }

    #[inline]
    fn newtype_variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> Result<S::Value, Fault> {
        self.read(|content| seed.deserialize(content))
    }

    #[inline]
    fn tuple_variant<V: Visitor<'t>>(self, length: usize, visitor: V) -> Result<V::Value, Fault> {
        self.read(|content| match content.items() {
            Ok(items) if items.is_empty_value() => visitor.visit_unit(),
            Ok(items) => items.visit(visitor, Some(length)),
            Err(view) => Err(view.invalid_type(&"a list")),
        })
    }

    #[inline]
    fn struct_variant<V: Visitor<'t>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Fault> {
        self.read(|content| match content.members() {
            Ok(members) => members.visit(visitor),
            // A value in memory is read by name alone, a text by position too.
            Err(view @ View { node: Node::Value(_), origin }) if !origin.is_buffered() => {
                Err(view.invalid_type(&"an object"))
            }
            Err(view) => Document::from(view).deserialize_struct("", fields, visitor),
        })
    }
}
