//! `string_to_object`: a string becomes an object with that string as its only member.

use crate::rules::{Arguments, Definition, Outcome, Target};
use crate::tree::{Member, Tree};

/// The rule.
pub static DEFINITION: Definition = Definition::of_text("string_to_object", repair).moves_text();

/// Accepts a string that is not blank and puts it under the key. Where `only` has words, the string must equal one of
/// them exactly; any other is refused.
fn repair(text: &str, arguments: &Arguments, target: &Target<'_>) -> Outcome {
    let Arguments::KeyOnly { key, only } = arguments else { return Outcome::Keep };
    if text.trim().is_empty() {
        return Outcome::refuse(if text.is_empty() { "an empty string" } else { "a blank string" });
    }
    if only.is_empty() || only.iter().any(|word| word == text) {
        let value = Tree::String(text.to_owned().into());
        return Outcome::replace(Tree::Object(vec![Member::new(key.clone(), value)]));
    }
    Outcome::not_one_of(|| only.iter().map(AsRef::as_ref).collect(), target)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::rules::testing::{Said, said, texts};

    const KNOWN: &[&str] = &["company", "person"];

    fn put(value: &Value, key: &'static str, only: &[&'static str]) -> Said {
        said(&DEFINITION, &Arguments::KeyOnly { key: key.into(), only: texts(only) }, value)
    }

    #[test]
    fn the_words_are_members() {
        assert_eq!(put(&json!("company"), "type", KNOWN), Said::To(json!({"type": "company"})));
    }

    #[test]
    fn any_text_is_where_no_words_are_given() {
        for text in ["x", " x", "{}"] {
            assert_eq!(put(&json!(text), "description", &[]), Said::To(json!({"description": text})), "{text}");
        }
    }

    #[test]
    fn other_text_is_refused() {
        for text in ["Company", " company", "robot"] {
            assert_eq!(put(&json!(text), "type", KNOWN), Said::refuse("not `company` or `person`"), "{text}");
        }
    }

    #[test]
    fn blank_text_is_refused_whatever_the_words() {
        for only in [KNOWN, &[], &["", " "]] {
            assert_eq!(put(&json!(""), "type", only), Said::refuse("an empty string"));
            for text in [" ", "\n\t", "\u{a0}\u{3000}"] {
                assert_eq!(put(&json!(text), "type", only), Said::refuse("a blank string"), "{text:?}");
            }
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!({"type": "robot"}), json!(1), json!(["company"]), json!(null)] {
            assert_eq!(put(&value, "type", KNOWN), Said::Keep, "{value}");
        }
    }
}
