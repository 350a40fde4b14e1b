//! Which keyword is to blame for what is wrong at a place of a schema.

use serde_json::{Value, json};

use super::super::keywords::Keywords;
use crate::json::{below, steps};

/// The part of a schema to blame.
#[derive(Debug, PartialEq)]
pub(super) struct Blame {
    /// A keyword, or one of the schemas that a keyword holds by name.
    pub(super) place: String,
    /// The subschema that says less without it.
    pub(super) around: String,
    /// True if it is a property or definition whose schema is none: it is one that says nothing then, so that its name stays known.
    keeps_name: bool,
}

impl Blame {
    /// Returns the part to blame for a fault at a place. None if that is a subschema as a whole.
    pub(super) fn of(schema: &Value, at: &str) -> Option<Self> {
        let to: Vec<String> = steps(at).skip(1).collect();
        let pointer = |end| to[..end].iter().fold(String::new(), |place, step| below(&place, step));
        let blame = |end, around, keeps_name| Some(Self { place: pointer(end), around: pointer(around), keeps_name });
        let (mut start, mut node) = (0, schema);
        loop {
            let keyword = to.get(start)?;
            let value = node.get(keyword)?;
            let kind = Keywords::named(keyword);
            let (held, end) = match to.get(start + 1) {
                _ if kind.has(Keywords::ONE) && value.is_object() => (value, start + 1),
                Some(index) if kind.has(Keywords::MANY) && value.is_array() => {
                    (value.get(index.parse::<usize>().ok()?)?, start + 2)
                }
                Some(name) if kind.has(Keywords::NAMED) && value.is_object() => (value.get(name)?, start + 2),
                _ => return blame(start + 1, start, false),
            };
            if to.len() > end && held.is_object() {
                (start, node) = (end, held);
                continue;
            }
            let is_pattern = keyword == "patternProperties";
            return match (kind.has(Keywords::NAMED), held.is_object()) {
                (true, false) if keyword != "dependencies" && keyword != "dependentSchemas" => blame(end, end, true),
                (true, is_schema) if is_pattern || !is_schema => blame(end, start, false),
                (false, false) => blame(start + 1, start, false),
                _ => None,
            };
        }
    }

    /// Leaves it out.
    pub(super) fn leave_out(&self, schema: &mut Value) {
        let around = self.place.rfind('/').and_then(|end| schema.pointer_mut(&self.place[..end]));
        let (Some(Value::Object(members)), Some(name)) = (around, steps(&self.place).last()) else { return };
        if self.keeps_name { drop(members.insert(name, json!({}))) } else { drop(members.remove(&name)) }
    }
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
            let blame = Blame::of(&schema, wrong).unwrap_or_else(|| panic!("{schema}"));
            assert_eq!(blame.place, place, "{schema}");
            blame.leave_out(&mut schema);
            assert_eq!(schema, left);
        }
        for (schema, wrong) in
            [(json!(5), ""), (json!({"a": {}}), ""), (json!({"not": {}}), "/not"), (json!({"not": {}}), "/not/x")]
        {
            assert_eq!(Blame::of(&schema, wrong), None, "{schema}");
        }
    }
}
