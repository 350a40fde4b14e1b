//! The schemas of a type in which others have a `Deserialize` that serde does not derive: a copy in which these are opaque. All other
//! parts of it are those of the constants.

use std::collections::HashMap;
use std::ptr;

use super::super::{Edge, Element, Enum, Field, Fields, Opaque, Ref, Schema, Shape, Variant};
use crate::constant::{Many, One};

/// The schemas of a type and of all that it holds, each once, the type itself first. They refer to each other by their numbers.
pub(in super::super) struct AsRead {
    schemas: Vec<&'static Schema>,
    numbers: HashMap<*const Schema, usize>,
}

impl AsRead {
    /// Those of a type with this declaration.
    #[must_use]
    pub(in super::super) fn of(root: &'static Schema) -> Vec<Schema> {
        let mut all = Self { schemas: Vec::new(), numbers: HashMap::new() };
        all.number(root);
        let mut made = Vec::new();
        while let Some(schema) = all.schemas.get(made.len()) {
            made.push(all.schema(schema));
        }
        made
    }

    fn number(&mut self, schema: &'static Schema) -> usize {
        let next = self.schemas.len();
        *self.numbers.entry(ptr::from_ref(schema)).or_insert_with(|| {
            self.schemas.push(schema);
            next
        })
    }

    fn schema(&mut self, schema: &'static Schema) -> Schema {
        Schema {
            shape: schema.handwritten().map_or_else(|| self.shape(&schema.shape), super::Own::opaque),
            rules: One::Static(&schema.rules),
            expecting: schema.expecting.clone(),
            check: schema.check,
            opt_in: schema.opt_in.clone(),
            rust: schema.rust,
            judge: None,
            own: None,
        }
    }

    fn shape(&mut self, shape: &'static Shape) -> Shape {
        match shape {
            Shape::Any => Shape::Any,
            Shape::Null { unit_struct } => Shape::Null { unit_struct: *unit_struct },
            Shape::Bool => Shape::Bool,
            Shape::Integer(integer) => Shape::Integer(*integer),
            Shape::Whole => Shape::Whole,
            Shape::Float(float) => Shape::Float(*float),
            Shape::String => Shape::String,
            Shape::List { item, length } => Shape::List { item: self.edge(item), length: *length },
            Shape::Tuple(elements) => Shape::Tuple(self.each(elements, Self::element)),
            // Constants read all members.
            Shape::Map { key, read_key, value, only: _ } => {
                Shape::Map { key: self.edge(key), read_key: *read_key, value: self.edge(value), only: None }
            }
            Shape::Struct(fields) => Shape::Struct(self.fields(fields)),
            Shape::Enum(body) => Shape::Enum(self.body(body)),
            Shape::Option(inner) => Shape::Option(self.edge(inner)),
            Shape::Wrapper { inner, transparent } => {
                Shape::Wrapper { inner: self.edge(inner), transparent: *transparent }
            }
            Shape::Opaque(Opaque { check, absent, expected, kinds, mask }) => {
                let (check, absent, expected) = (*check, *absent, expected.clone());
                Shape::Opaque(Opaque { check, absent, expected, kinds: *kinds, mask: *mask })
            }
        }
    }

    fn each<T>(&mut self, list: &'static [T], copy: impl Fn(&mut Self, &'static T) -> T) -> Many<T> {
        Many::Owned(list.iter().map(|one| copy(self, one)).collect())
    }

    fn edge(&mut self, edge: &'static Edge) -> Edge {
        let to = Ref::Definition(self.number(edge.schema(&[])));
        Edge { to, rules: One::Static(&edge.rules), sensitive: edge.sensitive }
    }

    fn element(&mut self, element: &'static Element) -> Element {
        Element { edge: self.edge(&element.edge), optional: element.optional, repeats: element.repeats }
    }

    fn fields(&mut self, fields: &'static Fields) -> Fields {
        let Fields { list, flattened, deny_unknown, from_list, ignore_key_case, drop_keys } = fields;
        Fields {
            list: self.each(list, Self::field),
            flattened: self.each(flattened, Self::edge),
            deny_unknown: *deny_unknown,
            from_list: *from_list,
            ignore_key_case: *ignore_key_case,
            drop_keys: Many::Static(drop_keys),
        }
    }

    fn field(&mut self, field: &'static Field) -> Field {
        let Field { names, edge, optional, exact } = field;
        Field { names: Many::Static(names), edge: self.edge(edge), optional: *optional, exact: *exact }
    }

    fn body(&mut self, body: &'static Enum) -> Enum {
        let variants = self.each(&body.variants, Self::variant);
        Enum { tagging: body.tagging.clone(), variants, deny_unknown: body.deny_unknown }
    }

    fn variant(&mut self, variant: &'static Variant) -> Variant {
        // Constants have no judges.
        let Variant { names, content, form, other, untagged, judged: _ } = variant;
        let content = content.as_ref().map(|edge| self.edge(edge));
        Variant { names: Many::Static(names), content, form: *form, other: *other, untagged: *untagged, judged: None }
    }
}
