//! Which keyword is to blame for what is wrong at a place of a schema.

use serde_json::{Value, json};

/// The keywords that hold one schema.
const ONE: [&str; 12] = [
    "additionalItems",
    "additionalProperties",
    "contains",
    "contentSchema",
    "else",
    "if",
    "items",
    "not",
    "propertyNames",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
];

/// The keywords that hold a list of schemas.
const LISTS: [&str; 5] = ["allOf", "anyOf", "items", "oneOf", "prefixItems"];

/// The keywords that hold schemas by name.
pub(super) const MAPS: [&str; 6] =
    ["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"];

/// The keywords that hold values, whatever these look like.
pub(super) const DATA: [&str; 4] = ["const", "default", "enum", "examples"];

/// The part of a schema to blame, with the steps to it.
#[derive(Debug, PartialEq)]
pub(super) enum Blame {
    /// A keyword, or one of the schemas that a keyword holds by name: it is left out.
    Member(Vec<String>, usize),
    /// A property or definition whose schema is none: it is one that says nothing, so that its name stays known.
    Named(Vec<String>, usize),
}

impl Blame {
    /// Returns the part to blame for a fault at the end of these steps. None if that is a subschema as a whole.
    pub(super) fn of(schema: &Value, to: &[String]) -> Option<Self> {
        let (mut at, mut node) = (0, schema);
        loop {
            let keyword = to.get(at)?;
            let value = node.get(keyword)?;
            let is_one_of = |keywords: &[&str]| keywords.contains(&&**keyword);
            let (held, place, named) = match to.get(at + 1) {
                _ if is_one_of(&ONE) && value.is_object() => (value, at + 1, false),
                Some(index) if is_one_of(&LISTS) && value.is_array() => {
                    (value.get(index.parse::<usize>().ok()?)?, at + 2, false)
                }
                Some(name) if is_one_of(&MAPS) && value.is_object() => (value.get(name)?, at + 2, true),
                _ => return Some(Self::Member(to[..=at].to_vec(), at)),
            };
            if to.len() > place && held.is_object() {
                (at, node) = (place, held);
                continue;
            }
            let is_pattern = keyword == "patternProperties";
            return match (named, held.is_object()) {
                (true, false) if is_pattern || is_one_of(&["$defs", "definitions", "properties"]) => {
                    Some(Self::Named(to[..place].to_vec(), at))
                }
                (true, is_schema) if is_pattern || !is_schema => Some(Self::Member(to[..place].to_vec(), at)),
                (false, false) => Some(Self::Member(to[..=at].to_vec(), at)),
                _ => None,
            };
        }
    }

    /// The steps to what is left out.
    pub(super) fn place(&self) -> &[String] {
        let (Self::Member(place, _) | Self::Named(place, _)) = self;
        place
    }

    /// The steps to the subschema that says less without it.
    pub(super) fn around(&self) -> &[String] {
        match self {
            Self::Member(place, around) => &place[..*around],
            Self::Named(place, _) => place,
        }
    }

    pub(super) fn leave_out(&self, schema: &mut Value) {
        let place = self.place();
        let Some((last, around)) = place.split_last() else { return };
        let Some(members) = schema.pointer_mut(&pointer(around)).and_then(Value::as_object_mut) else { return };
        match self {
            Self::Member(..) => drop(members.remove(last)),
            Self::Named(..) => drop(members.insert(last.clone(), json!({}))),
        }
    }
}

/// The steps of a pointer.
pub(super) fn steps(pointer: &str) -> Vec<String> {
    pointer.split('/').skip(1).map(|step| step.replace("~1", "/").replace("~0", "~")).collect()
}

pub(super) fn pointer(steps: &[String]) -> String {
    let step = |step: &String| step.replace('~', "~0").replace('/', "~1");
    steps.iter().flat_map(|one| ["/".to_owned(), step(one)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_innermost_keyword_is_to_blame() {
        let table = [
            (json!({"required": true}), "/required", "/required", json!({})),
            (json!({"required": ["a", 5]}), "/required/1", "/required", json!({})),
            (json!({"not": 5, "type": "null"}), "/not", "/not", json!({"type": "null"})),
            (json!({"not": {"type": 5}}), "/not/type", "/not/type", json!({"not": {}})),
            (json!({"anyOf": [{}, 5]}), "/anyOf/1", "/anyOf", json!({})),
            (json!({"anyOf": [{}, {"type": 5}]}), "/anyOf/1/type", "/anyOf/1/type", json!({"anyOf": [{}, {}]})),
            (json!({"items": [{"type": 5}]}), "/items/0/type", "/items/0/type", json!({"items": [{}]})),
            (json!({"properties": 5}), "/properties", "/properties", json!({})),
            (json!({"properties": {"a": 5}}), "/properties/a", "/properties/a", json!({"properties": {"a": {}}})),
            (
                json!({"properties": {"required": {"required": 1}}}),
                "/properties/required/required",
                "/properties/required/required",
                json!({"properties": {"required": {}}}),
            ),
            (
                json!({"patternProperties": {"(": {}, "a/b": {"type": 5}}}),
                "/patternProperties/(",
                "/patternProperties/(",
                json!({"patternProperties": {"a/b": {"type": 5}}}),
            ),
            (
                json!({"dependencies": {"a": ["b", 5]}}),
                "/dependencies/a/1",
                "/dependencies/a",
                json!({"dependencies": {}}),
            ),
            (json!({"dependentRequired": {"a": 5}}), "/dependentRequired/a", "/dependentRequired", json!({})),
        ];
        for (mut schema, wrong, place, left) in table {
            let blame = Blame::of(&schema, &steps(wrong)).unwrap_or_else(|| panic!("{schema}"));
            assert_eq!(pointer(blame.place()), place, "{schema}");
            blame.leave_out(&mut schema);
            assert_eq!(schema, left);
        }
        for (schema, wrong) in
            [(json!(5), ""), (json!({"a": {}}), ""), (json!({"not": {}}), "/not"), (json!({"not": {}}), "/not/x")]
        {
            assert_eq!(Blame::of(&schema, &steps(wrong)), None, "{schema}");
        }
    }
}
