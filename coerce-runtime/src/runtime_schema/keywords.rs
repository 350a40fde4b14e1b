//! Which keywords a subschema has: looked through once for all that is asked.

use serde_json::Value;

/// Some keywords, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Keywords(u8);

impl Keywords {
    /// They lead to other subschemas at the same location.
    pub(super) const LEADS: Self = Self(1);
    /// They list values.
    pub(super) const LISTS: Self = Self(1 << 1);
    pub(super) const CHOICE: Self = Self(1 << 2);
    /// They may list values, or forms.
    pub(super) const LISTING: Self = Self::LISTS.and(Self::CHOICE);
    pub(super) const LEFT_PROPERTIES: Self = Self(1 << 3);
    pub(super) const LEFT_ITEMS: Self = Self(1 << 4);
    /// They say what is left over.
    pub(super) const LEFT: Self = Self::LEFT_PROPERTIES.and(Self::LEFT_ITEMS);
    /// Their parts evaluate something only where they are valid: what they evaluate is not known ahead.
    pub(super) const BRANCHES: Self = Self(1 << 5);
    /// They may be much to compare with.
    pub(super) const WEIGHING: Self = Self(1 << 6);

    /// Those of a subschema.
    pub(super) fn of(node: &Value) -> Self {
        node.as_object().into_iter().flatten().fold(Self::default(), |all, (name, _)| all.and(Self::named(name)))
    }

    /// Those of all these subschemas.
    pub(super) fn of_all(nodes: &[&Value]) -> Self {
        nodes.iter().fold(Self::default(), |all, node| all.and(Self::of(node)))
    }

    /// That of this name.
    pub(super) fn named(name: &str) -> Self {
        match name {
            "$ref" | "allOf" => Self::LEADS,
            "$dynamicRef" | "$recursiveRef" => Self::LEADS.and(Self::BRANCHES),
            "const" | "enum" => Self::LISTS.and(Self::WEIGHING),
            "anyOf" | "oneOf" => Self::CHOICE.and(Self::BRANCHES),
            "if" | "then" | "else" | "dependentSchemas" => Self::BRANCHES,
            "pattern" | "patternProperties" | "required" | "dependentRequired" => Self::WEIGHING,
            "dependencies" => Self::BRANCHES.and(Self::WEIGHING),
            "unevaluatedProperties" => Self::LEFT_PROPERTIES,
            "unevaluatedItems" => Self::LEFT_ITEMS,
            _ => Self::default(),
        }
    }

    pub(super) const fn and(self, more: Self) -> Self {
        Self(self.0 | more.0)
    }

    /// Returns whether one of these is among them.
    pub(super) const fn has(self, some: Self) -> bool {
        self.0 & some.0 > 0
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
        let found = [Keywords::CHOICE, Keywords::BRANCHES, Keywords::LEFT, Keywords::LEFT_ITEMS, Keywords::LISTS];
        assert_eq!(found.map(|one| keywords.has(one)), [true, true, true, false, false]);
        assert_eq!(Keywords::of(&json!(true)), Keywords::default());
        assert!(Keywords::of_all(&[&node, &json!({"const": 1})]).has(Keywords::LISTS));
    }
}
