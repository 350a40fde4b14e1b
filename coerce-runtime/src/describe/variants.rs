//! Enums: a call for each variant.

use super::parts::last_of;
use super::{NumberOf, Structure, Tuple, Types};
use crate::constant::Text;
use crate::schema::{Edge, Enum, Fields, Form, Schema, Shape, Variant};

/// The variants of an enum.
#[must_use]
pub struct Variants<'t> {
    pub(super) types: &'t mut Types,
    pub(super) number: usize,
    pub(super) body: Enum,
}

impl Variants<'_> {
    /// Adds a variant without content.
    #[inline(never)]
    pub fn unit(&mut self, name: &'static str) -> &mut Variant {
        self.add(name, Form::Unit, None)
    }

    /// Adds a variant that holds one value.
    #[inline(never)]
    pub fn newtype(&mut self, name: &'static str, content: Edge) -> &mut Variant {
        self.add(name, Form::Newtype, Some(content))
    }

    /// Adds a variant that holds several values.
    #[inline(never)]
    pub fn tuple(&mut self, name: &'static str, content: Edge) -> &mut Variant {
        self.add(name, Form::Tuple, Some(content))
    }

    /// Adds a variant with named fields.
    #[inline(never)]
    pub fn structure(&mut self, name: &'static str, content: Edge) -> &mut Variant {
        self.add(name, Form::Struct, Some(content))
    }

    fn add(&mut self, name: &'static str, form: Form, content: Option<Edge>) -> &mut Variant {
        let names = vec![Text::Borrowed(name)];
        let variant = Variant { names, content, form, other: false, untagged: false, judged: None };
        last_of(&mut self.body.variants, variant)
    }

    /// The use of the type that a variant holds.
    #[inline(never)]
    #[must_use]
    pub fn used(&mut self, of: NumberOf) -> Edge {
        self.types.edge(of)
    }

    /// The fields of a variant.
    #[inline(never)]
    pub fn fields(&mut self) -> Structure<'_> {
        let number = self.types.add(Schema::new(Shape::Any));
        Structure { types: self.types, number, fields: Fields::default() }
    }

    /// The values of a variant.
    #[inline(never)]
    pub fn items(&mut self) -> Tuple<'_> {
        let number = self.types.add(Schema::new(Shape::Any));
        Tuple { types: self.types, number, elements: Vec::new() }
    }

    /// serde's `deny_unknown_fields`.
    #[inline(never)]
    pub fn deny_unknown_fields(&mut self) {
        self.body.deny_unknown = true;
    }

    /// Ends the description.
    #[inline(never)]
    pub fn done(self) {
        self.types.schemas[self.number].shape = Shape::Enum(self.body);
    }
}

impl Variant {
    /// Adds another name.
    #[inline(never)]
    pub fn alias(&mut self, name: &'static str) -> &mut Self {
        self.names.push(Text::Borrowed(name));
        self
    }

    /// It stands for every unknown name.
    #[inline(never)]
    pub fn other(&mut self) -> &mut Self {
        self.other = true;
        self
    }

    /// It is tried without a tag, after all others.
    #[inline(never)]
    pub fn untagged(&mut self) -> &mut Self {
        self.untagged = true;
        self
    }
}
