//! The triggers on which an eager rule would act on a string: where no string of a document has one, serde can read it first.

use serde_json::Value;

use crate::json::plain;

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

    /// Returns whether a string in this JSON text may have one.
    pub(crate) fn in_text(self, json: &str) -> bool {
        if self == Self::UNKNOWN {
            return true;
        }
        let mut rest = json;
        while let Some(quote) = rest.bytes().position(|byte| byte == b'"') {
            let string = rest.get(quote + 1..).unwrap_or_default();
            let end = plain(string.as_bytes());
            // What is written with an escape is not looked into.
            match (string.get(..end), string.get(end..).and_then(|behind| behind.strip_prefix('"'))) {
                (Some(text), Some(behind)) if !self.on(text) => rest = behind,
                _ => return true,
            }
        }
        false
    }

    /// Returns whether a string in this value may have one, as far as `levels` down.
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
        // What an escape stands for is not looked at, nor is text that ends in a string.
        for text in [r#"["\u0020x"]"#, r#"["x\n"]"#, r#"["x"#] {
            assert!(both.in_text(text), "{text}");
        }
    }

    #[test]
    fn what_is_not_looked_into_may_have_any() {
        assert!(EagerTriggers::SPACE.in_text(r#"{"a": "\u0020x"}"#) && EagerTriggers::SPACE.in_text(r#"["x\n"]"#));
        assert!(EagerTriggers::SPACE.in_value(&json!([["x"]]), 1));
    }
}
