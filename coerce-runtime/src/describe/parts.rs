//! Structs and tuples: a call for each field.

use super::{Location, NumberOf, Types};
use crate::constant::Text;
use crate::rules::texts;
use crate::schema::{Edge, Element, Field, Fields, Ref, RustNames, Shape};
use crate::target::fit::{Anything, Of};

/// The fields of a struct, or of a variant.
#[must_use]
pub struct Structure<'t> {
    pub(super) types: &'t mut Types,
    pub(super) number: usize,
    pub(super) fields: Fields,
}

impl Structure<'_> {
    /// Adds a field of this name.
    #[inline(never)]
    pub fn field(&mut self, of: NumberOf, name: &'static str) -> &mut Field {
        let edge = self.types.edge(of);
        let field = Field { names: vec![Text::Borrowed(name)], edge, optional: false, exact: false };
        last_of(&mut self.fields.list, field)
    }

    /// Adds a field that reads the members which no other field has.
    #[inline(never)]
    pub fn flatten(&mut self, of: NumberOf) -> &mut Edge {
        let edge = self.types.edge(of);
        self.fields.from_list = false;
        last_of(&mut self.fields.flattened, edge)
    }

    /// A list of the fields' values is not read.
    #[inline(never)]
    pub fn never_a_list(&mut self) {
        self.fields.from_list = false;
    }

    /// serde's `deny_unknown_fields`.
    #[inline(never)]
    pub fn deny_unknown_fields(&mut self) {
        self.fields.deny_unknown = true;
    }

    /// `ignore_key_case`
    #[inline(never)]
    pub fn ignore_key_case(&mut self) {
        self.fields.ignore_key_case = true;
    }

    /// `drop_keys("…")`
    #[inline(never)]
    pub fn drop_keys(&mut self, keys: &[&'static str]) {
        self.fields.drop_keys = texts(keys);
    }

    /// Sets the names that the fields have in Rust, the flattened ones last.
    #[inline(never)]
    pub fn rust_names(&mut self, names: &'static [&'static str]) {
        self.types.schemas[self.number].rust = RustNames::These(names);
    }

    /// Ends the description.
    #[inline(never)]
    pub fn done(&mut self) {
        self.types.schemas[self.number].shape = Shape::Struct(std::mem::take(&mut self.fields));
    }

    /// Ends the description of a variant's content. Returns the use of it.
    #[inline(never)]
    #[must_use]
    pub fn content(&mut self) -> Edge {
        self.done();
        Edge::to(Ref::Part(self.number))
    }
}

/// The fields of a tuple struct, or of a variant.
#[must_use]
pub struct Tuple<'t> {
    pub(super) types: &'t mut Types,
    pub(super) number: usize,
    pub(super) elements: Vec<Element>,
}

impl Tuple<'_> {
    /// Adds a field.
    #[inline(never)]
    pub fn item(&mut self, of: NumberOf) -> &mut Element {
        let edge = self.types.edge(of);
        last_of(&mut self.elements, Element::required(edge))
    }

    /// Sets the positions that the fields have in Rust.
    #[inline(never)]
    pub fn rust_names(&mut self, names: &'static [&'static str]) {
        self.types.schemas[self.number].rust = RustNames::These(names);
    }

    /// Ends the description.
    #[inline(never)]
    pub fn done(&mut self) {
        self.types.schemas[self.number].shape = Shape::Tuple(std::mem::take(&mut self.elements));
    }

    /// Ends the description of a variant's content. Returns the use of it.
    #[inline(never)]
    #[must_use]
    pub fn content(&mut self) -> Edge {
        self.done();
        Edge::to(Ref::Part(self.number))
    }
}

pub(super) fn last_of<T>(list: &mut Vec<T>, item: T) -> &mut T {
    let end = list.len();
    list.push(item);
    &mut list[end]
}

impl Field {
    /// Adds another name.
    #[inline(never)]
    pub fn alias(&mut self, name: &'static str) -> &mut Self {
        self.names.push(Text::Borrowed(name));
        self
    }

    /// It has a default, or its struct has.
    #[inline(never)]
    pub fn optional(&mut self) -> &mut Self {
        self.optional = true;
        self
    }
}

impl Element {
    /// It may be missing at the end.
    #[inline(never)]
    pub fn optional(&mut self) -> &mut Self {
        self.optional = true;
        self
    }
}

impl Edge {
    /// Its values must not be written down.
    #[inline(never)]
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
