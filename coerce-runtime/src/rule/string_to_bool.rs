//! `string_to_bool`: a string that is a word for true or false becomes the boolean.

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared; more words come with [`Rule::with`], and with [`Rule::words`] for `ignore_case` to know.
pub const RULE: Rule =
    Rule::new("string_to_bool", Kinds::STRING, |value, _| repair(value, &[], &[])).words(&["true", "false"]);

/// Takes `"true"` and the words of `yes`, `"false"` and the words of `no`, exactly. Refuses any other text.
#[must_use]
pub fn repair(value: &Value, yes: &[&str], no: &[&str]) -> Repair {
    let Value::String(text) = value else { return Repair::Keep };
    match text.as_str() {
        "true" => Repair::To(Value::Bool(true)),
        "false" => Repair::To(Value::Bool(false)),
        word if yes.contains(&word) => Repair::To(Value::Bool(true)),
        word if no.contains(&word) => Repair::To(Value::Bool(false)),
        _ => Repair::not_one_of(&[&["true", "false"], yes, no].concat()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const YES: &[&str] = &["on", "1"];
    const NO: &[&str] = &["off", "0"];

    #[test]
    fn takes_true_and_false() {
        for (yes, no) in [(&[][..], &[][..]), (YES, NO)] {
            assert_eq!(repair(&json!("true"), yes, no), Repair::To(json!(true)));
            assert_eq!(repair(&json!("false"), yes, no), Repair::To(json!(false)));
        }
    }

    #[test]
    fn takes_the_words_given() {
        for (text, expected) in [("on", true), ("1", true), ("off", false), ("0", false)] {
            assert_eq!(repair(&json!(text), YES, NO), Repair::To(json!(expected)), "{text}");
        }
    }

    #[test]
    fn refuses_other_text() {
        for text in ["True", "TRUE", " true", "yes", "1", "0", "", "maybe", "on"] {
            let reason = "not `true` or `false`".to_owned();
            assert_eq!(repair(&json!(text), &[], &[]), Repair::Refuse(reason), "{text}");
        }
        for text in ["On", "OFF", "1 ", "yes"] {
            let reason = "not one of `true`, `false`, `on`, `1`, `off`, `0`".to_owned();
            assert_eq!(repair(&json!(text), YES, NO), Repair::Refuse(reason), "{text}");
        }
    }

    #[test]
    fn keeps_what_is_no_string() {
        for value in [json!(true), json!(1), json!(null), json!(["true"])] {
            assert_eq!(repair(&value, YES, NO), Repair::Keep, "{value}");
        }
    }
}
