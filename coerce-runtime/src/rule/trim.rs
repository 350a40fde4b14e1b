//! `trim`: a string loses the white space around it.

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule = Rule::new("trim", Kinds::STRING, |value, _| repair(value)).eager();

/// Takes a string that starts or ends with white space (Unicode's `White_Space`). White space inside stays.
#[must_use]
pub fn repair(value: &Value) -> Repair {
    let Value::String(text) = value else { return Repair::Keep };
    let trimmed = text.trim();
    if trimmed.len() == text.len() { Repair::Keep } else { Repair::To(Value::from(trimmed)) }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_strings_with_white_space_around() {
        let cases = [(" a b ", "a b"), ("a\r\n", "a"), ("\u{a0}a\u{3000}", "a"), (" ", ""), ("\u{85}é", "é")];
        for (text, trimmed) in cases {
            assert_eq!(repair(&json!(text)), Repair::To(json!(trimmed)), "{text:?}");
        }
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!("a"), json!(""), json!("a b"), json!("\u{200b}a\u{feff}"), json!([" a "]), json!(5)] {
            assert_eq!(repair(&value), Repair::Keep, "{value}");
        }
    }
}
