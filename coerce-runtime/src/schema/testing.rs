//! Schemas written by hand, for tests.

pub(crate) use crate::json::Float;
use std::borrow::Cow;
use std::sync::Arc;

use serde::de::DeserializeOwned;

use super::{Edge, Element, Enum, Field, Fields, Form, Opaque, Ref, Schema, Shape, Tagging, Variant};
use crate::constant::Text;
use crate::rules::{Definition, Items, Level, Rules};
use crate::tree;

pub(crate) fn texts(list: &[&'static str]) -> Vec<Text> {
    list.iter().map(|text| Cow::Borrowed(*text)).collect()
}

pub(crate) fn string() -> Edge {
    owned(Shape::String)
}

pub(crate) fn owned(shape: Shape) -> Edge {
    of_schema(Schema::new(shape))
}

pub(crate) fn of_schema(schema: Schema) -> Edge {
    Edge::to(Ref::Here(Arc::new(schema)))
}

pub(crate) fn definition(index: usize) -> Edge {
    Edge::to(Ref::Definition(index))
}

pub(crate) fn sensitive(edge: Edge) -> Edge {
    Edge { sensitive: true, ..edge }
}

pub(crate) fn ruled(edge: Edge, rules: Rules) -> Edge {
    Edge { rules: Arc::new(rules), ..edge }
}

pub(crate) fn option(inner: Edge) -> Shape {
    Shape::Option(inner)
}

pub(crate) fn wrapper(inner: Edge, transparent: bool) -> Shape {
    Shape::Wrapper { inner, transparent }
}

pub(crate) fn list(item: Edge) -> Shape {
    Shape::List { item, length: None }
}

pub(crate) fn tuple(items: Vec<Edge>) -> Shape {
    Shape::Tuple(items.into_iter().map(Element::required).collect())
}

pub(crate) fn map(key: Edge, value: Edge) -> Shape {
    Shape::Map { key, read_key: |_, _| Ok(()), value, only: None }
}

pub(crate) fn field(name: &'static str, edge: Edge) -> Field {
    Field { names: texts(&[name]), edge, optional: false, exact: false, undeclared: false }
}

pub(crate) fn fields(list: Vec<Field>) -> Fields {
    Fields { list, from_list: true, ..Fields::default() }
}

pub(crate) fn record(list: Vec<Field>) -> Edge {
    owned(Shape::Struct(fields(list)))
}

pub(crate) fn flattening(list: Vec<Field>, flattened: Vec<Edge>) -> Shape {
    Shape::Struct(Fields { flattened, from_list: false, ..fields(list) })
}

pub(crate) fn unit(name: &'static str) -> Variant {
    Variant { names: texts(&[name]), content: None, form: Form::Unit, other: false, untagged: false, judged: None }
}

pub(crate) fn newtype(name: &'static str, content: Edge) -> Variant {
    Variant { content: Some(content), form: Form::Newtype, ..unit(name) }
}

pub(crate) fn enumeration(tagging: Tagging, variants: Vec<Variant>) -> Shape {
    Shape::Enum(Enum { tagging, variants, deny_unknown: false, from_list: true })
}

pub(crate) fn internal(tag: &'static str) -> Tagging {
    Tagging::Internal { tag: tag.into() }
}

pub(crate) fn adjacent(tag: &'static str, content: &'static str) -> Tagging {
    Tagging::Adjacent { tag: tag.into(), content: content.into() }
}

/// A type of which nothing is known.
pub(crate) fn opaque() -> Opaque {
    opaque_of::<String>()
}

/// What the type's `Deserialize` reads.
pub(crate) fn opaque_of<T: DeserializeOwned>() -> Opaque {
    Opaque::of_type(tree::check::<T>)
}

pub(crate) fn foreign(mask: Option<Edge>) -> Edge {
    owned(Shape::Opaque(Opaque { mask, ..opaque() }))
}

pub(crate) fn no_rules() -> Rules {
    Rules::default()
}

/// The rules of a location with one, as the derive writes them.
pub(crate) fn rules_of(definition: &'static Definition) -> Rules {
    let items = match definition.level {
        Level::Whole => Items::None,
        Level::Item => Items::Same,
    };
    Rules { list: vec![definition.rule()], items }
}

/// `struct Tree { name: String, children: Vec<Tree>, other: Option<Box<Tree>> }`
pub(crate) fn tree() -> Vec<Schema> {
    let list = vec![field("name", string()), field("children", definition(1)), field("other", definition(2))];
    let tree = || definition(0);
    vec![Schema::new(Shape::Struct(fields(list))), Schema::new(self::list(tree())), Schema::new(Shape::Option(tree()))]
}

/// So many structs, each of which has all of them; the last is a secret or not.
pub(crate) fn mutual(count: usize, leaf: fn() -> Field) -> Vec<Schema> {
    const NAMES: [&str; 20] =
        ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t"];
    let each = |_| {
        let all = NAMES.iter().take(count).zip(0..).map(|(name, index)| field(name, definition(index)));
        Schema::new(Shape::Struct(fields(all.chain([leaf()]).collect())))
    };
    (0..count).map(each).collect()
}
