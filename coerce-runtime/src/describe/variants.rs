//! Enums: a call for each variant.

use super::parts::last_of;
use super::{Structure, Tuple, Variants};
use crate::constant::Text;
use crate::schema::{Edge, Fields, Form, Shape, Variant};

impl Variants<'_> {
    /// Adds a variant without content.
    pub fn unit(&mut self, name: &'static str) -> &mut Variant {
        self.add(name, Form::Unit, None)
    }

    /// Adds a variant that holds one value.
    pub fn newtype(&mut self, name: &'static str, content: Edge) -> &mut Variant {
        self.add(name, Form::Newtype, Some(content))
    }

    /// Adds a variant that holds several values.
    pub fn tuple(&mut self, name: &'static str, content: Edge) -> &mut Variant {
        self.add(name, Form::Tuple, Some(content))
    }

    /// Adds a variant with named fields.
    pub fn structure(&mut self, name: &'static str, content: Edge) -> &mut Variant {
        self.add(name, Form::Struct, Some(content))
    }

    fn add(&mut self, name: &'static str, form: Form, content: Option<Edge>) -> &mut Variant {
        let names = vec![Text::Borrowed(name)];
        let variant = Variant { names, content, form, other: false, untagged: false, judged: None };
        last_of(&mut self.shape.variants, variant)
    }

    /// The fields of a variant.
    pub fn fields(&mut self) -> Structure<'_> {
        self.part(Fields { from_list: true, ..Fields::default() }, Shape::Struct)
    }

    /// The values of a variant.
    pub fn items(&mut self) -> Tuple<'_> {
        self.part(Vec::new(), Shape::Tuple)
    }

    /// serde's `deny_unknown_fields`.
    pub fn deny_unknown_fields(&mut self) {
        self.shape.deny_unknown = true;
    }
}

impl Variant {
    /// Adds another name.
    pub fn alias(&mut self, name: &'static str) -> &mut Self {
        self.names.push(Text::Borrowed(name));
        self
    }

    /// It stands for every unknown name.
    pub fn other(&mut self) -> &mut Self {
        self.other = true;
        self
    }

    /// It is tried without a tag, after all others.
    pub fn untagged(&mut self) -> &mut Self {
        self.untagged = true;
        self
    }
}
