//! `string_to_object`: a string becomes an object with that string as its only member.

use serde_json::{Map, Value};

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared; the key and the words come with [`Rule::with`].
pub const RULE: Rule = Rule::new("string_to_object", Kinds::STRING, |_, _| Repair::Keep);

/// Takes a non-empty string and puts it under `key`. Where `only` has words, the string must equal one of them exactly;
/// any other is refused.
#[must_use]
pub fn repair(value: &Value, key: &str, only: &[&str]) -> Repair {
    let Value::String(text) = value else { return Repair::Keep };
    if text.is_empty() {
        return Repair::Refuse("an empty string".to_owned());
    }
    if only.is_empty() || only.contains(&text.as_str()) {
        return Repair::To(Value::Object(Map::from_iter([(key.to_owned(), value.clone())])));
    }
    Repair::not_one_of(only)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const KNOWN: &[&str] = &["company", "person"];

    #[test]
    fn takes_the_words() {
        assert_eq!(repair(&json!("company"), "type", KNOWN), Repair::To(json!({"type": "company"})));
    }

    #[test]
    fn takes_any_text_where_no_words_are_given() {
        for text in ["x", " ", "{}"] {
            assert_eq!(repair(&json!(text), "description", &[]), Repair::To(json!({"description": text})), "{text}");
        }
    }

    #[test]
    fn refuses_other_text() {
        for text in ["Company", " company", "robot"] {
            let reason = "not `company` or `person`".to_owned();
            assert_eq!(repair(&json!(text), "type", KNOWN), Repair::Refuse(reason), "{text}");
        }
        for only in [KNOWN, &[], &[""]] {
            assert_eq!(repair(&json!(""), "type", only), Repair::Refuse("an empty string".to_owned()));
        }
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!({"type": "robot"}), json!(1), json!(["company"]), json!(null)] {
            assert_eq!(repair(&value, "type", KNOWN), Repair::Keep, "{value}");
        }
    }
}
