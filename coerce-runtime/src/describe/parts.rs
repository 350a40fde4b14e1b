//! Structs, tuples and enums: a call for each field and each variant.

use super::{Location, NumberOf, Structure, Tuple, Variants};
use crate::rules::texts;
use crate::schema::{Edge, Element, Field, Fields, Form, Shape, Variant};
use crate::target::fit::{Anything, Of};

impl Structure<'_> {
    /// Adds a field of this name, which may have aliases.
    pub fn field(&mut self, of: NumberOf, names: &[&'static str]) -> &mut Field {
        let edge = self.types.edge(of);
        let field = Field { names: texts(names), edge, optional: false, exact: false, undeclared: false };
        last_of(&mut self.shape.list, field)
    }

    /// Adds a field that reads the members which no other field has.
    pub fn flatten(&mut self, of: NumberOf) -> &mut Edge {
        let edge = self.types.edge(of);
        self.shape.from_list = false;
        last_of(&mut self.shape.flattened, edge)
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

impl Edge {
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
    /// Adds a variant of this name, which may have aliases.
    pub fn variant(&mut self, names: &[&'static str], form: Form, content: Option<Edge>) -> &mut Variant {
        let names = texts(names);
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
}
