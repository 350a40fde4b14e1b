//! `string_to_list`: a string becomes the list of its parts between separators.

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared; a separator other than `,` comes with [`Rule::with`].
pub const RULE: Rule = Rule::new("string_to_list", Kinds::STRING, |value, _| repair(value, ","));

/// Takes a string whose parts between `separator`s, trimmed, are all non-empty; `""` gives the empty list. Refuses an empty
/// part, and a string that starts as a list in JSON does.
#[must_use]
pub fn repair(value: &Value, separator: &str) -> Repair {
    let Value::String(text) = value else { return Repair::Keep };
    if starts_as_list(text) {
        return Repair::Refuse(MAY_BE_LIST.to_owned());
    }
    match parts(text, separator) {
        Some(parts) => Repair::To(Value::Array(parts)),
        None => Repair::Refuse("has an empty part".to_owned()),
    }
}

fn parts(text: &str, separator: &str) -> Option<Vec<Value>> {
    if text.is_empty() {
        return Some(Vec::new());
    }
    text.split(separator).map(str::trim).map(|part| (!part.is_empty()).then(|| Value::from(part))).collect()
}

/// Why a string that starts with `[` is no item and no parts.
pub(super) const MAY_BE_LIST: &str = "it may be a list as text";

/// Whether `text` may be a list as text, whole or cut off.
pub(super) fn starts_as_list(text: &str) -> bool {
    match text.as_bytes().first() {
        Some(b'[') => true,
        Some(b'!'..=b'~') => false,
        _ => text.trim_start().starts_with('['),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_trimmed_parts() {
        for (text, separator, list) in [
            ("a, b", ",", json!(["a", "b"])),
            (" a b ,c[0]\t", ",", json!(["a b", "c[0]"])),
            ("a", ",", json!(["a"])),
            ("", ",", json!([])),
            ("a,b;c", ";", json!(["a,b", "c"])),
            ("a and b", " and ", json!(["a", "b"])),
            ("a\nb", "\n", json!(["a", "b"])),
        ] {
            assert_eq!(repair(&json!(text), separator), Repair::To(list), "{text:?}");
        }
    }

    #[test]
    fn refuses_empty_parts() {
        for (text, separator) in [("a,,b", ","), ("a,", ","), (",a", ","), (" ", ","), ("a, ,b", ","), ("ab", "")] {
            let said = repair(&json!(text), separator);
            assert_eq!(said, Repair::Refuse("has an empty part".to_owned()), "{text:?}");
        }
    }

    #[test]
    fn refuses_what_may_be_a_list_as_text() {
        for text in ["[1,2]", " [1", "[draft] a, b", "\u{a0}["] {
            assert_eq!(repair(&json!(text), ","), Repair::Refuse(MAY_BE_LIST.to_owned()), "{text:?}");
        }
    }

    #[test]
    fn keeps_what_is_no_string() {
        for value in [json!(5), json!(["a,b"]), json!({"a": "b,c"}), json!(null)] {
            assert_eq!(repair(&value, ","), Repair::Keep, "{value}");
        }
    }
}
