//! Which keywords a subschema has, and what is known of each: looked through once for all that is asked.

use std::ops::BitOr;

use serde_json::Value;

use crate::json::below;

/// Some kinds of keywords, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Keywords(u16);

/// The keywords about a scalar, or about how much something has.
const BOUNDS: [&[&str]; 3] = [
    &["exclusiveMaximum", "exclusiveMinimum", "maximum", "minimum", "multipleOf", "format", "uniqueItems"],
    &["contentEncoding", "contentMediaType", "maxContains", "maxItems", "maxLength", "maxProperties"],
    &["minContains", "minItems", "minLength", "minProperties"],
];

impl Keywords {
    /// They lead to other subschemas at the same location.
    pub(super) const LEADS: Self = Self(1);
    /// They list values, or may do so.
    pub(super) const LISTING: Self = Self(1 << 1);
    pub(super) const LEFT_PROPERTIES: Self = Self(1 << 3);
    pub(super) const LEFT_ITEMS: Self = Self(1 << 4);
    /// They say what is left over.
    pub(super) const LEFT: Self = Self(Self::LEFT_PROPERTIES.0 | Self::LEFT_ITEMS.0);
    /// Their parts evaluate something only where they are valid: what they evaluate is not known ahead.
    pub(super) const BRANCHES: Self = Self(1 << 5);
    /// They may be much to compare with.
    pub(super) const WEIGHING: Self = Self(1 << 6);
    /// They decide which values are valid, other than by a type, a list or another subschema that applies. No keyword that is not known
    /// here decides anything.
    pub(super) const DECIDES: Self = Self(1 << 7);
    /// They hold values, whatever these look like.
    pub(super) const DATA: Self = Self(1 << 8);
    /// They hold one schema.
    pub(super) const ONE: Self = Self(1 << 9);
    /// They hold a list of schemas.
    pub(super) const MANY: Self = Self(1 << 10);
    /// They hold schemas by name.
    pub(super) const NAMED: Self = Self(1 << 11);

    /// Those of a subschema.
    pub(super) fn of(node: &Value) -> Self {
        node.as_object().into_iter().flatten().fold(Self::default(), |all, (name, _)| all | Self::named(name))
    }

    /// What is known of the keyword of this name.
    pub(super) fn named(name: &str) -> Self {
        match name {
            // Most keywords of most schemas.
            "type" | "description" | "title" => Self::default(),
            "$ref" => Self::LEADS,
            "allOf" => Self::LEADS | Self::MANY,
            "$dynamicRef" | "$recursiveRef" => Self::LEADS | Self::BRANCHES | Self::DECIDES,
            "const" | "enum" => Self::LISTING | Self::WEIGHING | Self::DATA,
            "default" | "examples" => Self::DATA,
            "anyOf" | "oneOf" => Self::LISTING | Self::BRANCHES | Self::MANY,
            "if" | "then" | "else" => Self::BRANCHES | Self::DECIDES | Self::ONE,
            "pattern" | "required" | "dependentRequired" => Self::WEIGHING | Self::DECIDES,
            "patternProperties" => Self::WEIGHING | Self::DECIDES | Self::NAMED,
            "dependentSchemas" => Self::BRANCHES | Self::DECIDES | Self::NAMED,
            "dependencies" => Self::BRANCHES | Self::WEIGHING | Self::DECIDES | Self::NAMED,
            "unevaluatedProperties" => Self::LEFT_PROPERTIES | Self::DECIDES | Self::ONE,
            "unevaluatedItems" => Self::LEFT_ITEMS | Self::DECIDES | Self::ONE,
            "properties" => Self::DECIDES | Self::NAMED,
            "$defs" | "definitions" => Self::NAMED,
            "items" => Self::DECIDES | Self::ONE | Self::MANY,
            "prefixItems" => Self::DECIDES | Self::MANY,
            "additionalItems" | "additionalProperties" | "contains" | "not" | "propertyNames" => {
                Self::DECIDES | Self::ONE
            }
            "contentSchema" => Self::ONE,
            _ if BOUNDS.iter().any(|some| some.contains(&name)) => Self::DECIDES,
            _ => Self::default(),
        }
    }

    /// Returns whether one of these is among them.
    pub(super) const fn has(self, some: Self) -> bool {
        self.0 & some.0 > 0
    }
}

impl BitOr for Keywords {
    type Output = Self;

    fn bitor(self, more: Self) -> Self {
        Self(self.0 | more.0)
    }
}

/// All keywords of a schema and its subschemas, with their places. What is data has none.
pub(super) fn keywords_of(schema: &Value) -> Vec<(String, &str, &Value)> {
    let (mut keywords, mut todo) = (Vec::new(), vec![(String::new(), schema)]);
    while let Some((around, part)) = todo.pop() {
        let mut inner = if part.is_array() { held(&around, "", part) } else { Vec::new() };
        for (name, value) in part.as_object().into_iter().flatten() {
            let place = below(&around, name);
            if !Keywords::named(name).has(Keywords::DATA) {
                inner.extend(held(&place, name, value));
            }
            keywords.push((place, &**name, value));
        }
        todo.extend(inner.into_iter().rev());
    }
    keywords
}

/// The subschemas that a keyword holds.
pub(super) fn held<'v>(place: &str, name: &str, value: &'v Value) -> Vec<(String, &'v Value)> {
    match value {
        Value::Object(parts) if Keywords::named(name).has(Keywords::NAMED) => {
            parts.iter().map(|(name, part)| (below(place, name), part)).collect()
        }
        Value::Array(parts) => parts.iter().enumerate().map(|(at, part)| (format!("{place}/{at}"), part)).collect(),
        part => vec![(place.to_owned(), part)],
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn keywords_are_those_of_the_subschema_itself() {
        let node = json!({"type": "object", "properties": {"enum": {}}, "anyOf": [], "unevaluatedProperties": false});
        let keywords = Keywords::of(&node);
        let found = [Keywords::LISTING, Keywords::BRANCHES, Keywords::LEFT, Keywords::LEFT_ITEMS, Keywords::LEADS];
        assert_eq!(found.map(|one| keywords.has(one)), [true, true, true, false, false]);
        assert_eq!(Keywords::of(&json!(true)), Keywords::default());
    }
}
