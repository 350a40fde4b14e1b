//! The variant of an enum: a string, or an object of one member.

use serde::de::{DeserializeSeed, EnumAccess, Error, Unexpected, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::flat::Flat;
use super::{Document, Fault, KeyDocument, Node, Origin};

pub(super) struct Variant<'t, 'a> {
    name: KeyDocument<'t, 'a>,
    content: Option<Document<'t, 'a>>,
}

impl<'t, 'a> Variant<'t, 'a> {
    pub(super) fn of(document: Document<'t, 'a>) -> Result<Self, Fault> {
        if let Some(text) = document.string() {
            return Ok(Self { name: KeyDocument::of_text(text, document.origin), content: None });
        }
        match document.members() {
            Some(members) => match members.only() {
                Some((name, content)) => Ok(Self { name, content: Some(content) }),
                None => Err(Fault::invalid_value(Unexpected::Map, &"map with a single key")),
            },
            None => Err(document.invalid_type(&"string or map")),
        }
    }

    /// The variant that a member of the struct around it names.
    pub(super) fn of_flat(
        flat: &'t Flat<'t, 'a>,
        names: &'static [&'static str],
        origin: Origin,
    ) -> Result<Self, Fault> {
        match flat.next(&mut 0, Some(names)) {
            Some(member) => {
                let content = Some(Document::of_tree(&member.value, origin));
                Ok(Self { name: KeyDocument::of_key(&member.key, origin), content })
            }
            None => Err(Fault::custom("no variant of the enum is among the members")),
        }
    }

    /// The content, where there must be one.
    fn content(&self) -> Result<Document<'t, 'a>, Fault> {
        self.content.ok_or_else(|| Fault::invalid_type(Unexpected::Str(&self.name.shown()), &"an object"))
    }

    #[cold]
    fn fault(&self, fault: Fault) -> Fault {
        fault.inside(|| self.name.shown().into_owned())
    }
}

impl<'t> EnumAccess<'t> for Variant<'t, '_> {
    type Error = Fault;
    type Variant = Self;

    #[inline]
    fn variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> Result<(S::Value, Self), Fault> {
        seed.deserialize(self.name).map(|name| (name, self))
    }
}

impl<'t> VariantAccess<'t> for Variant<'t, '_> {
    type Error = Fault;

    #[inline]
    fn unit_variant(self) -> Result<(), Fault> {
        match self.content {
            Some(content) => <()>::deserialize(content).map_err(|fault| self.fault(fault)),
            None => Ok(()),
        }
    }

    #[inline]
    fn newtype_variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> Result<S::Value, Fault> {
        seed.deserialize(self.content()?).map_err(|fault| self.fault(fault))
    }

    #[inline]
    fn tuple_variant<V: Visitor<'t>>(self, length: usize, visitor: V) -> Result<V::Value, Fault> {
        let content = self.content()?;
        let read = match (content.node, content.items()) {
            (Node::Value(Value::Array(items)), _) if items.is_empty() && !content.origin.is_buffered() => {
                visitor.visit_unit()
            }
            (_, Some(items)) => items.visit(visitor, Some(length)),
            (_, None) => Err(content.invalid_type(&"a list")),
        };
        read.map_err(|fault| self.fault(fault))
    }

    #[inline]
    fn struct_variant<V: Visitor<'t>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Fault> {
        let content = self.content()?;
        let read = match content.node {
            Node::Value(value) if !value.is_object() && !content.origin.is_buffered() => {
                Err(content.invalid_type(&"an object"))
            }
            _ => content.deserialize_struct("", fields, visitor),
        };
        read.map_err(|fault| self.fault(fault))
    }
}
