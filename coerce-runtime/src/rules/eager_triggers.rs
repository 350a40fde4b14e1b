//! The triggers on which an eager rule would act on a string: where no string of a document has one, serde can read it first.

use serde_json::Value;

/// A set of triggers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EagerTriggers(u8);

impl EagerTriggers {
    /// White space around it.
    pub const SPACE: Self = Self(1);
    /// There is nothing in it.
    pub const EMPTY: Self = Self(1 << 1);
    /// There is no such trigger: the rule may act on anything.
    pub const UNKNOWN: Self = Self(0xff);

    /// Those of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    fn on(self, text: &str) -> bool {
        let has = |trigger: Self| self.0 & trigger.0 != 0;
        let has_space = || text.starts_with(char::is_whitespace) || text.ends_with(char::is_whitespace);
        has(Self::SPACE) && has_space() || has(Self::EMPTY) && text.is_empty()
    }

    /// Returns whether a string in this JSON text may have one. Text that is no JSON may be reported to have none.
    #[expect(clippy::inline_always, reason = "out of line, the loop takes more for each byte")]
    #[inline(always)]
    #[must_use]
    pub(crate) fn in_text(self, json: &str) -> bool {
        if self == Self::UNKNOWN {
            return true;
        }
        let mut start = None;
        for (at, byte) in json.bytes().enumerate() {
            match (byte, start) {
                // What is written with an escape is not looked into.
                (b'\\', _) => return true,
                (b'"', None) => start = Some(at + 1),
                (b'"', Some(start)) if json.get(start..at).is_some_and(|text| self.on(text)) => return true,
                (b'"', Some(_)) => start = None,
                _ => {}
            }
        }
        false
    }

    /// Returns whether a string in this value may have one, as far as `levels` down.
    #[must_use]
    pub(crate) fn in_value(self, value: &Value, levels: usize) -> bool {
        match (self, value) {
            (Self::UNKNOWN, _) => true,
            (triggers, Value::String(text)) => triggers.on(text),
            (_, Value::Array(_) | Value::Object(_)) if levels == 0 => true,
            (triggers, Value::Array(items)) => items.iter().any(|item| triggers.in_value(item, levels - 1)),
            (triggers, Value::Object(members)) => members.values().any(|member| triggers.in_value(member, levels - 1)),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn signs_are_found_in_strings_and_nowhere_else() {
        let both = EagerTriggers::SPACE.or(EagerTriggers::EMPTY);
        let table = [
            (json!({"a": [1, " x"]}), EagerTriggers::SPACE, true),
            (json!({"a": [1, "x\u{a0}"]}), EagerTriggers::SPACE, true),
            (json!({"a": "x y", "b": []}), both, false),
            (json!({"a": ""}), EagerTriggers::SPACE, false),
            (json!({"a": ""}), both, true),
            (json!(["x", {"b": ""}]), EagerTriggers::EMPTY, true),
            (json!([true, null, 1.5, "x"]), both, false),
            (json!(1), EagerTriggers::UNKNOWN, true),
        ];
        for (value, triggers, found) in table {
            assert_eq!(triggers.in_value(&value, 2), found, "{value}");
            for text in [value.to_string(), format!("{value:#}")] {
                assert_eq!(triggers.in_text(&text), found, "{text}");
            }
        }
    }

    #[test]
    fn what_is_not_looked_into_may_have_any() {
        assert!(EagerTriggers::SPACE.in_text(r#"{"a": "\u0020x"}"#) && EagerTriggers::SPACE.in_text(r#"["x\n"]"#));
        assert!(EagerTriggers::SPACE.in_value(&json!([["x"]]), 1));
    }
}
