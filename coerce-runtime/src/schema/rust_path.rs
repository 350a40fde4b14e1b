//! From where a check of the typed value says that something is (`max_results`) to where the document has it (`/maxResults`).

use std::collections::HashMap;
use std::ptr;

use super::{Edge, Enum, Fields, Form, RustNames, Schema, Shape, Tagging, Variant};
use crate::constant::Text;
use crate::json::{Path, Segment};

/// How many steps a path may have. Documents have at most 127 levels; newtypes and flattened fields are steps without one.
const MOST_STEPS: usize = 256;

/// The location in the document of what Rust has at `path`; `None` where it is unknown or might be several.
pub(crate) fn wire_path(schemas: &'static [Schema], path: &str) -> Option<Path> {
    let steps = path.bytes().filter(|byte| matches!(byte, b'.' | b'[')).count();
    // The first name needs no dot before it.
    if steps + usize::from(!path.starts_with(['.', '['])) > MOST_STEPS {
        return None;
    }
    let mut search = Search { schemas, known: HashMap::new() };
    let [segments] = &mut *search.inside(schemas.first()?.declared(schemas), path) else { return None };
    Some(segments.drain(..).rev().collect())
}

/// Where the document has what a path leads to, each with its last step first: at none, one or two of several locations.
type Found = Vec<Vec<Segment>>;

/// What is found below a step.
fn below(mut found: Found, segment: &Segment) -> Option<Found> {
    for segments in &mut found {
        segments.push(segment.clone());
    }
    Some(found).filter(|found| !found.is_empty())
}

/// The finding of two ways to look.
fn either(mut one: Found, other: Found) -> Found {
    one.extend(other);
    one.dedup();
    one.truncate(2);
    one
}

/// The findings for a type and the rest of the path, by the length of that: the work is bounded by these, however many ways lead
/// there. A type that leads to itself at the same location adds nothing to what it finds.
struct Search {
    schemas: &'static [Schema],
    known: HashMap<(*const Schema, usize), Found>,
}

impl Search {
    fn inside(&mut self, schema: &'static Schema, rest: &str) -> Found {
        if rest.is_empty() {
            return vec![Vec::new()];
        }
        let key = (ptr::from_ref(schema), rest.len());
        if let Some(found) = self.known.get(&key) {
            return found.clone();
        }
        self.known.insert(key, Vec::new());
        let found = self.parts(schema, rest).unwrap_or_default();
        self.known.insert(key, found.clone());
        found
    }

    fn used(&mut self, edge: &'static Edge, rest: &str) -> Found {
        self.inside(edge.schema(self.schemas).declared(self.schemas), rest)
    }

    fn parts(&mut self, schema: &'static Schema, rest: &str) -> Option<Found> {
        let names = schema.rust;
        match &schema.shape {
            _ if matches!(names, RustNames::Unknown) => None,
            Shape::Option(inner) => Some(self.used(inner, rest)),
            Shape::Wrapper { inner, .. } => Some(self.wrapped(inner, names.name(0, "0"), rest)),
            Shape::List { .. } | Shape::Tuple(_) => {
                let (at, rest) = step(rest)?;
                let at = names.position(at.parse().ok()?)?;
                below(self.used(schema.item(at)?, rest), &at.into())
            }
            Shape::Map { value, .. } => self.keys(value, rest),
            Shape::Struct(fields) => self.fields(fields, names, rest),
            Shape::Enum(body) => {
                let mut variant = |variant| self.variant(body, variant, rest).unwrap_or_default();
                Some(body.variants.iter().fold(Vec::new(), |found, form| either(found, variant(form))))
            }
            _ => None,
        }
    }

    /// Looks inside a wrapper: a check may pass over it, or name its field.
    fn wrapped(&mut self, inner: &'static Edge, name: &str, rest: &str) -> Found {
        let named = step(rest).filter(|(step, _)| *step == name).map(|(_, rest)| self.used(inner, rest));
        either(self.used(inner, rest), named.unwrap_or_default())
    }

    fn fields(&mut self, fields: &'static Fields, names: RustNames, rest: &str) -> Option<Found> {
        let (name, rest) = step(rest)?;
        let listed = fields.list.iter().map(|field| (first(&field.names), &field.edge));
        let mut all = listed.chain(fields.flattened.iter().map(|edge| ("", edge))).enumerate();
        let (at, (wire, edge)) = all.find(|(at, (wire, _))| names.name(*at, wire) == name)?;
        let found = self.used(edge, rest);
        if at < fields.list.len() { below(found, &wire.into()) } else { Some(found) }
    }

    /// A key may hold what separates steps. It ends at the first of these after which the rest is a path of the value.
    fn keys(&mut self, value: &'static Edge, rest: &str) -> Option<Found> {
        // An index is a position in the order of a map, which the document does not have, or a number as a key: no one knows which.
        if rest.starts_with('[') {
            return None;
        }
        let rest = rest.strip_prefix('.').unwrap_or(rest);
        let mut ends = rest.match_indices(['.', '[']).map(|(end, _)| end).chain([rest.len()]);
        ends.find_map(|end| {
            let (key, rest) = rest.split_at(end);
            below(self.used(value, rest), &key.to_owned().into())
        })
    }

    fn variant(&mut self, body: &'static Enum, variant: &'static Variant, rest: &str) -> Option<Found> {
        let content = variant.content.as_ref()?;
        let found = match variant.form {
            Form::Newtype => self.wrapped(content, "0", rest),
            _ => self.used(content, rest),
        };
        match &body.tagging {
            Tagging::External if !body.tries(variant) => below(found, &first(&variant.names).into()),
            Tagging::Adjacent { content, .. } if !body.tries(variant) => below(found, &content.as_ref().into()),
            _ => Some(found),
        }
    }
}

/// The name in the document.
fn first(names: &'static [Text]) -> &'static str {
    names.first().map_or("", AsRef::as_ref)
}

impl RustNames {
    /// The name of the part with this number, which the document calls `wire`.
    fn name(self, at: usize, wire: &'static str) -> &'static str {
        match self {
            Self::These(names) => names.get(at).copied().unwrap_or_default(),
            Self::Same | Self::Unknown => wire,
        }
    }

    /// The number of the part that has this position in Rust.
    fn position(self, position: usize) -> Option<usize> {
        match self {
            Self::These(names) => names.iter().position(|name| name.parse() == Ok(position)),
            Self::Same | Self::Unknown => Some(position),
        }
    }
}

/// The first step of a path, by its name or position, and what follows it: `.name`, `name` or `[0]`.
fn step(path: &str) -> Option<(&str, &str)> {
    if let Some(inside) = path.strip_prefix('[') {
        return inside.split_once(']');
    }
    let path = path.strip_prefix('.').unwrap_or(path);
    let (name, rest) = path.split_at(path.find(['.', '[']).unwrap_or(path.len()));
    Some((name.strip_prefix("r#").unwrap_or(name), rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::testing::*;
    use crate::trials::so_many;

    fn found(path: &str) -> Option<String> {
        wire_path(tree().leak(), path).map(|path| path.to_pointer())
    }

    #[test]
    fn steps_lead_inward() {
        assert_eq!(found("").as_deref(), Some(""));
        assert_eq!(found("children[0].other.name").as_deref(), Some("/children/0/other/name"));
        for nowhere in
            ["nam", "name.x", "name[0]", "children[", "children[x]", "children[0", ".", "[0]", "children.name"]
        {
            assert_eq!(found(nowhere), None, "{nowhere}");
        }
    }

    #[test]
    fn a_path_may_be_as_long_as_values_are_deep() {
        let path = |steps: usize| [&".other".repeat(steps), ".name"].concat();
        assert_eq!(found(&path(MOST_STEPS - 1)), Some(["/other".repeat(MOST_STEPS - 1), "/name".to_owned()].concat()));
        assert_eq!(found(&path(MOST_STEPS)), None);
        assert_eq!(found(&path(MOST_STEPS)[1..]), None, "the first step needs no dot");
        assert_eq!(found(&path(so_many(1 << 20))), None);
    }
}
