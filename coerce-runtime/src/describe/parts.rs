//! Structs, tuples and enums: a call for each field and each variant.

use super::{Location, NumberOf, Structure, Tuple, Variants};
use crate::constant::Text;
use crate::rules::texts;
use crate::schema::{Edge, Element, Field, Fields, Form, Shape, Variant};
use crate::target::fit::{Anything, Of};

impl Structure<'_> {
    /// Adds a field of this name.
    pub fn field(&mut self, of: NumberOf, name: &'static str) -> &mut Field {
        let edge = self.types.edge(of);
        let field = Field { names: vec![Text::Borrowed(name)], edge, optional: false, exact: false, undeclared: false };
        last_of(&mut self.shape.list, field)
    }

    /// Adds a field that reads the members which no other field has.
    pub fn flatten(&mut self, of: NumberOf) -> &mut Edge {
        let edge = self.types.edge(of);
        self.shape.from_list = false;
        last_of(&mut self.shape.flattened, edge)
    }

    /// A list of the fields' values is not read.
    pub fn never_a_list(&mut self) {
        self.shape.from_list = false;
    }

    /// serde's `deny_unknown_fields`.
    pub fn deny_unknown_fields(&mut self) {
        self.shape.deny_unknown = true;
    }

    /// `ignore_key_case`
    pub fn ignore_key_case(&mut self) {
        self.shape.ignore_key_case = true;
    }

    /// `drop_keys("…")`
    pub fn drop_keys(&mut self, keys: &[&'static str]) {
        self.shape.drop_keys = texts(keys);
    }
}

impl Tuple<'_> {
    /// Adds a field.
    pub fn item(&mut self, of: NumberOf) -> &mut Element {
        let edge = self.types.edge(of);
        last_of(&mut self.shape, Element::required(edge))
    }
}

fn last_of<T>(list: &mut Vec<T>, item: T) -> &mut T {
    let end = list.len();
    list.push(item);
    &mut list[end]
}

impl Field {
    /// Adds another name.
    pub fn alias(&mut self, name: &'static str) -> &mut Self {
        self.names.push(Text::Borrowed(name));
        self
    }

    /// It has a default, or its struct has.
    pub fn optional(&mut self) -> &mut Self {
        self.optional = true;
        self
    }
}

impl Element {
    /// It may be missing at the end.
    pub fn optional(&mut self) -> &mut Self {
        self.optional = true;
        self
    }
}

impl Edge {
    /// Its values must not be written down.
    pub fn sensitive(&mut self) -> &mut Self {
        self.sensitive = true;
        self
    }

    /// The rules of the use, which fit the type.
    pub fn of<T: ?Sized>(&mut self, _: Of<T>) -> Location<'_, T> {
        Location::of_use(&mut self.rules, true)
    }

    /// The rules of what another than the type itself reads: nothing is known of its items.
    pub fn unread(&mut self) -> Location<'_, Anything> {
        Location::of_use(&mut self.rules, false)
    }
}

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
