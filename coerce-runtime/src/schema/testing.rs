//! Schemas written by hand, for tests.

pub(crate) use crate::json::Float;
use std::borrow::Cow;

use super::{Edge, Element, Enum, Field, Fields, Form, Opaque, Ref, Schema, Shape, Tagging, Variant};
use crate::constant::{Many, One, Text};
use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Items, Level, Rule, Rules};

pub(crate) static STRING: Schema = Schema::new(Shape::String);

/// The use of a string that must not be written down.
pub(crate) const SECRET_STRING: Edge =
    Edge { to: Ref::Here(One::Static(&STRING)), rules: One::Static(Rules::NONE), sensitive: true };

pub(crate) fn many<T>(list: Vec<T>) -> Many<T> {
    Many::Owned(list.into_boxed_slice())
}

pub(crate) fn texts(list: &[&'static str]) -> Many<Text> {
    many(list.iter().map(|text| Cow::Borrowed(*text)).collect())
}

pub(crate) fn string() -> Edge {
    Edge::here(&STRING)
}

pub(crate) fn owned(shape: Shape) -> Edge {
    of_schema(Schema::new(shape))
}

pub(crate) fn of_schema(schema: Schema) -> Edge {
    Edge::to(Ref::Here(One::from(schema)))
}

pub(crate) fn definition(index: usize) -> Edge {
    Edge::to(Ref::Definition(index))
}

pub(crate) fn sensitive(edge: Edge) -> Edge {
    Edge { sensitive: true, ..edge }
}

pub(crate) fn ruled(edge: Edge, rules: Rules) -> Edge {
    Edge { rules: One::from(rules), ..edge }
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
    Shape::Tuple(many(items.into_iter().map(Element::required).collect()))
}

pub(crate) fn map(key: Edge, value: Edge) -> Shape {
    Shape::Map { key, read_key: |_, _| Ok(()), value, only: None }
}

pub(crate) fn field(name: &'static str, edge: Edge) -> Field {
    Field { names: texts(&[name]), edge, optional: false, exact: false }
}

pub(crate) fn fields(list: Vec<Field>) -> Fields {
    Fields {
        list: many(list),
        flattened: Many::Static(&[]),
        deny_unknown: false,
        from_list: true,
        ignore_key_case: false,
        drop_keys: Many::Static(&[]),
    }
}

pub(crate) fn record(list: Vec<Field>) -> Edge {
    owned(Shape::Struct(fields(list)))
}

pub(crate) fn flattening(list: Vec<Field>, flattened: Vec<Edge>) -> Shape {
    Shape::Struct(Fields { flattened: many(flattened), from_list: false, ..fields(list) })
}

pub(crate) fn unit(name: &'static str) -> Variant {
    Variant { names: texts(&[name]), content: None, form: Form::Unit, other: false, untagged: false, judged: None }
}

pub(crate) fn newtype(name: &'static str, content: Edge) -> Variant {
    Variant { content: Some(content), form: Form::Newtype, ..unit(name) }
}

pub(crate) fn enumeration(tagging: Tagging, variants: Vec<Variant>) -> Shape {
    Shape::Enum(Enum { tagging, variants: many(variants), deny_unknown: false })
}

pub(crate) fn internal(tag: &'static str) -> Tagging {
    Tagging::Internal { tag: tag.into() }
}

pub(crate) fn adjacent(tag: &'static str, content: &'static str) -> Tagging {
    Tagging::Adjacent { tag: tag.into(), content: content.into() }
}

pub(crate) fn foreign(mask: Option<fn() -> &'static Schema>) -> Edge {
    owned(Shape::Opaque(Opaque { mask, ..Opaque::of::<String>("", Kinds::ALL) }))
}

pub(crate) fn no_rules() -> Rules {
    Rules { list: Many::Static(&[]), items: Items::None }
}

/// The rules of a location with one, as the derive writes them.
pub(crate) fn rules_of(definition: &'static Definition) -> Rules {
    let items = match definition.level {
        Level::Whole => Items::None,
        Level::Item => Items::Same,
    };
    let rule = Rule::new(definition, definition.level, Arguments::None, "");
    Rules { list: many(vec![rule]), items }
}

/// `struct Tree { name: String, children: Vec<Tree>, other: Option<Box<Tree>> }`
pub(crate) fn tree() -> &'static Schema {
    static CHILDREN: Schema = Schema::new(Shape::List { item: Edge::to(Ref::Type(tree)), length: None });
    static OTHER: Schema = Schema::new(Shape::Option(Edge::to(Ref::Type(tree))));
    const FIELDS: &[Field] = &[
        Field {
            names: Many::Static(&[Cow::Borrowed("name")]),
            edge: Edge::here(&STRING),
            optional: false,
            exact: false,
        },
        Field {
            names: Many::Static(&[Cow::Borrowed("children")]),
            edge: Edge::here(&CHILDREN),
            optional: false,
            exact: false,
        },
        Field {
            names: Many::Static(&[Cow::Borrowed("other")]),
            edge: Edge::here(&OTHER),
            optional: false,
            exact: false,
        },
    ];
    static TREE: Schema = Schema::new(constant(FIELDS, true));
    &TREE
}

const fn constant(list: &'static [Field], from_list: bool) -> Shape {
    Shape::Struct(Fields {
        list: Many::Static(list),
        flattened: Many::Static(&[]),
        deny_unknown: false,
        from_list,
        ignore_key_case: false,
        drop_keys: Many::Static(&[]),
    })
}

/// One of ten structs, each of which has all ten.
fn one_of_ten<const N: usize>() -> &'static Schema {
    macro_rules! list {
        ($($name:literal to $index:literal),+) => {
            const {
                &[$(Field {
                    names: Many::Static(const { &[Cow::Borrowed($name)] }),
                    edge: Edge::to(Ref::Type(one_of_ten::<$index>)),
                    optional: false,
                    exact: false,
                }),+]
            }
        };
    }
    const {
        &Schema::new(constant(
            list!("a" to 0, "b" to 1, "c" to 2, "d" to 3, "e" to 4, "f" to 5, "g" to 6, "h" to 7, "i" to 8, "j" to 9),
            N % 2 == 0,
        ))
    }
}

/// The first of ten structs that each have all ten.
pub(crate) fn ten() -> &'static Schema {
    one_of_ten::<0>()
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
