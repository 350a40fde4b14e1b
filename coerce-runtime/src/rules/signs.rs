//! By which signs an eager rule would act on a string: where no string of a document bears one, serde can read it first.

use serde_json::Value;

/// A set of signs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs(u8);

impl Signs {
    /// White space around it.
    pub const SPACE: Self = Self(1);
    /// There is nothing in it.
    pub const EMPTY: Self = Self(1 << 1);
    /// There is no such sign: the rule may act on anything.
    pub const UNKNOWN: Self = Self(0xff);

    /// Those of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    const fn has(self, sign: Self) -> bool {
        self.0 & sign.0 != 0
    }

    fn on(self, text: &str) -> bool {
        let has_space = || text.starts_with(char::is_whitespace) || text.ends_with(char::is_whitespace);
        self.has(Self::SPACE) && has_space() || self.has(Self::EMPTY) && text.is_empty()
    }

    /// Returns whether a string in this JSON text may bear one. Text that is no JSON may be reported to bear none.
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

    /// Returns whether a string in this value may bear one, as far as `levels` down.
    #[must_use]
    pub(crate) fn in_value(self, value: &Value, levels: usize) -> bool {
        match (self, value) {
            (Self::UNKNOWN, _) => true,
            (signs, Value::String(text)) => signs.on(text),
            (_, Value::Array(_) | Value::Object(_)) if levels == 0 => true,
            (signs, Value::Array(items)) => items.iter().any(|item| signs.in_value(item, levels - 1)),
            (signs, Value::Object(members)) => members.values().any(|member| signs.in_value(member, levels - 1)),
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
        let both = Signs::SPACE.or(Signs::EMPTY);
        let table = [
            (json!({"a": [1, " x"]}), Signs::SPACE, true),
            (json!({"a": [1, "x\u{a0}"]}), Signs::SPACE, true),
            (json!({"a": "x y", "b": []}), both, false),
            (json!({"a": ""}), Signs::SPACE, false),
            (json!({"a": ""}), both, true),
            (json!(["x", {"b": ""}]), Signs::EMPTY, true),
            (json!([true, null, 1.5, "x"]), both, false),
            (json!(1), Signs::UNKNOWN, true),
        ];
        for (value, signs, found) in table {
            assert_eq!(signs.in_value(&value, 2), found, "{value}");
            for text in [value.to_string(), format!("{value:#}")] {
                assert_eq!(signs.in_text(&text), found, "{text}");
            }
        }
    }

    #[test]
    fn what_is_not_looked_into_may_bear_any() {
        assert!(Signs::SPACE.in_text(r#"{"a": "\u0020x"}"#) && Signs::SPACE.in_text(r#"["x\n"]"#));
        assert!(Signs::SPACE.in_value(&json!([["x"]]), 1));
    }
}
