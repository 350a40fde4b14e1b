//! Structs and tuples: a call for each field.

use super::{Location, NumberOf, Structure, Tuple};
use crate::constant::Text;
use crate::rules::texts;
use crate::schema::{Edge, Element, Field};
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

pub(super) fn last_of<T>(list: &mut Vec<T>, item: T) -> &mut T {
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
