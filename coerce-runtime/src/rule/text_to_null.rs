//! `text_to_null`: a string that is one of the given words becomes null.

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared; the words come with [`Rule::with`].
pub const RULE: Rule = Rule::new("text_to_null", Kinds::STRING, |_, _| Repair::Keep).eager();

/// Takes a string that equals one of `words` exactly. Any other text is left alone.
#[must_use]
pub fn repair(value: &Value, words: &[&str]) -> Repair {
    match value {
        Value::String(text) if words.contains(&text.as_str()) => Repair::To(Value::Null),
        _ => Repair::Keep,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const WORDS: &[&str] = &["null", "None"];

    #[test]
    fn takes_the_words() {
        for word in WORDS {
            assert_eq!(repair(&json!(word), WORDS), Repair::To(json!(null)), "{word}");
        }
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!("none"), json!("null "), json!(""), json!("nul"), json!(null), json!(["null"])] {
            assert_eq!(repair(&value, WORDS), Repair::Keep, "{value}");
        }
    }
}
