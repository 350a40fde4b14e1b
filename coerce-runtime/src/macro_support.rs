//! Support code for the derive: what the code that it writes names. Nothing here is for people.
//!
//! A [`Schema`] has drop glue, so that what a constant refers to must be a constant by itself: the constructors are `const fn`,
//! get all their parts, and the derive writes `const { &[…] }` around lists of what they return.

mod fit;
mod marks;
mod patch;
mod probe;

pub use core::option::Option::{None, Some};
pub use core::result::Result;

pub use serde::de::{Deserialize, DeserializeOwned};

pub use crate::api::Coerce;
// For tests, which compare schemas with serde.
pub use crate::api::{Judgement, judge_text, judge_value};
pub use crate::constant::{Many, Text};
pub use crate::rules::{Arguments, Items, Level, Literal, Rule, Rules};
pub use crate::schema::{Edge, Fields, Form, Ref, RustNames, Schema, Tagging, Variant};
pub use crate::target;
pub use crate::tree::{Absent, absent, check};

use crate::constant::One;
use crate::json::Kinds;
use crate::schema::{Check, Element, Enum, Field, Opaque, Own};
use crate::tree::{Document, Fault};

pub use fit::{Fit, Unread};
pub use marks::{Marks, Unmarked, fits_somewhere};
pub use patch::{NoDefault, Patched, Unpatched, without_default};
pub use probe::{Derived, Foreign, Plain, Probe, Underived, asked};

/// The rules, a module each. A list of them would be one more place to know each by its name.
pub mod rules {
    pub use crate::rules::*;
}

/// The form of values. An alias: the compiler writes out in full what has the name of a public variant, and would say
/// `std::string::String`.
pub type Shape = crate::schema::Shape;

/// Where the schema of a type is.
pub type SchemaOf = fn() -> &'static Schema;

/// A schema that has nothing but its shape.
#[must_use]
pub const fn schema(shape: Shape) -> Schema {
    Schema::new(shape)
}

/// A schema whose parts Rust calls otherwise.
#[must_use]
pub const fn named(shape: Shape, rust: RustNames) -> Schema {
    Schema::named(shape, rust)
}

/// A schema with all its parts.
#[must_use]
pub const fn whole(
    shape: Shape,
    rules: &'static Rules,
    expecting: Option<Text>,
    check: Option<Check>,
    opt_in: Option<Text>,
    rust: RustNames,
) -> Schema {
    Schema { shape, rules: One::Static(rules), expecting, check, opt_in, rust, judge: None, own: None }
}

/// The schema of a type whose `Deserialize` may not be the one that serde derives.
#[must_use]
pub const fn own<T: Coerce>(schema: Schema) -> Schema {
    schema.with_own(Own::of::<T>(T::schema))
}

/// The use of a type, without rules.
#[must_use]
pub const fn plain(to: SchemaOf) -> Edge {
    Edge::to(Ref::Type(to))
}

/// The use of a type.
#[must_use]
pub const fn edge(to: Ref, rules: &'static Rules, sensitive: bool) -> Edge {
    Edge { to, rules: One::Static(rules), sensitive }
}

/// A schema without a type of its own.
#[must_use]
pub const fn here(schema: &'static Schema) -> Ref {
    Ref::Here(One::Static(schema))
}

/// A schema that is needed for masking alone. Where the type has none, there is nothing to mask.
#[must_use]
pub const fn mask(mask: Option<SchemaOf>) -> Ref {
    Ref::Type(match mask {
        Some(schema) => schema,
        None => unmasked,
    })
}

fn unmasked() -> &'static Schema {
    const { &schema(Shape::Any) }
}

/// A field.
#[must_use]
pub const fn field(names: &'static [Text], optional: bool, edge: Edge) -> Field {
    Field { names: Many::Static(names), edge, optional, exact: false }
}

/// An item of a tuple.
#[must_use]
pub const fn element(optional: bool, edge: Edge) -> Element {
    Element { edge, optional, repeats: false }
}

/// A struct.
#[must_use]
pub const fn record(
    list: &'static [Field],
    flattened: &'static [Edge],
    from_list: bool,
    deny_unknown: bool,
    ignore_key_case: bool,
    drop_keys: &'static [Text],
) -> Shape {
    Shape::Struct(Fields {
        list: Many::Static(list),
        flattened: Many::Static(flattened),
        deny_unknown,
        from_list,
        ignore_key_case,
        drop_keys: Many::Static(drop_keys),
    })
}

/// A unit struct.
pub const NULL: Shape = Shape::Null { unit_struct: true };

/// A tuple struct.
#[must_use]
pub const fn tuple(list: &'static [Element]) -> Shape {
    Shape::Tuple(Many::Static(list))
}

/// The shape of a type that is read as another.
#[must_use]
pub const fn wrapper(transparent: bool, inner: Edge) -> Shape {
    Shape::Wrapper { inner, transparent }
}

/// An enum.
#[must_use]
pub const fn one_of(tagging: Tagging, variants: &'static [Variant], deny_unknown: bool) -> Shape {
    Shape::Enum(Enum { tagging, variants: Many::Static(variants), deny_unknown })
}

/// A variant.
#[must_use]
pub const fn variant(
    names: &'static [Text],
    form: Form,
    content: Option<Edge>,
    other: bool,
    untagged: bool,
) -> Variant {
    Variant { names: Many::Static(names), content, form, other, untagged, judged: None }
}

/// The shape of a type of which only a function knows what it accepts.
#[must_use]
pub const fn opaque(check: Check, absent: fn() -> bool, mask: Option<SchemaOf>) -> Shape {
    Shape::Opaque(Opaque { check, absent, expected: Text::Borrowed(""), kinds: Kinds::ALL, mask })
}

/// Accepts null, in whatever buffer of serde's: content that is not read.
///
/// # Errors
/// It is not.
pub fn null(document: Document<'_, '_>) -> Result<(), Fault> {
    document.null()
}

/// Accepts what a function of serde's `with` has read as a value of this type.
///
/// # Errors
/// What the function says.
pub fn read<T>(read: Result<T, Fault>) -> Result<(), Fault> {
    read.map(drop)
}

/// There is no value where the member is absent.
#[must_use]
pub fn never() -> bool {
    false
}

/// There is a value even where the member is absent.
#[must_use]
pub fn always() -> bool {
    true
}

/// The rules of a location.
#[must_use]
pub const fn set(list: &'static [Rule], items: Items) -> Rules {
    Rules { list: Many::Static(list), items }
}

/// Rules for items.
#[must_use]
pub const fn items(rules: &'static Rules) -> Items {
    Items::These(One::Static(rules))
}

/// The schema that a failed derive leaves: its errors stop the build before anyone can ask.
#[must_use]
pub fn failed() -> &'static Schema {
    unmasked()
}
