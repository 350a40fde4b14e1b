//! `ignore_case`: a string that differs from an accepted word only in case becomes that word.

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule = Rule::new("ignore_case", Kinds::STRING, |value, target| repair(value, target.accepted_words()));

/// Takes a string that equals one of `words` but for ASCII case. Refuses one that equals none, or several that differ from
/// each other; a string that is one of them already stays.
#[must_use]
pub fn repair(value: &Value, words: impl Iterator<Item = &'static str>) -> Repair {
    let Value::String(text) = value else { return Repair::Keep };
    let mut alike: Vec<&str> = words.filter(|word| word.eq_ignore_ascii_case(text)).collect();
    alike.sort_unstable();
    alike.dedup();
    match alike.as_slice() {
        [] => Repair::Refuse("equal to no accepted word, whatever the case".to_owned()),
        words if words.contains(&text.as_str()) => Repair::Keep,
        [word] => Repair::To(Value::from(*word)),
        _ => Repair::Refuse("equal to several accepted words but for case".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rule::Target;

    const WORDS: [&str; 5] = ["red", "green", "Red!", "red!", "été"];

    #[test]
    fn takes_what_equals_one_word_but_for_case() {
        for (text, word) in [("RED", "red"), ("gReen", "green"), ("éTé", "été")] {
            assert_eq!(repair(&json!(text), WORDS.into_iter()), Repair::To(json!(word)), "{text}");
        }
    }

    #[test]
    fn counts_a_word_once_however_often_it_is_given() {
        let words = ["true", "TRUE?", "true", "tru", "true"].into_iter();
        assert_eq!(repair(&json!("True"), words), Repair::To(json!("true")));
    }

    #[test]
    fn refuses_what_equals_none_or_several() {
        for (text, reason) in [
            ("blue", "equal to no accepted word, whatever the case"),
            (" red", "equal to no accepted word, whatever the case"),
            ("", "equal to no accepted word, whatever the case"),
            ("Été", "equal to no accepted word, whatever the case"),
            ("RED!", "equal to several accepted words but for case"),
        ] {
            assert_eq!(repair(&json!(text), WORDS.into_iter()), Repair::Refuse(reason.to_owned()), "{text}");
        }
    }

    #[test]
    fn keeps_the_words_and_what_is_no_string() {
        for value in [json!("red"), json!("red!"), json!("Red!"), json!(1), json!(null), json!(["RED"])] {
            assert_eq!(repair(&value, WORDS.into_iter()), Repair::Keep, "{value}");
        }
    }

    #[test]
    fn knows_the_words_of_the_type_and_of_the_rules() {
        let rules = [RULE, crate::rule::string_to_bool::RULE];
        let target = Target { kinds: Kinds::BOOL, words: &["red"], rules: &rules, depth: 128 };
        for (text, word) in [("Red", "red"), ("FALSE", "false")] {
            assert_eq!((RULE.repair)(&json!(text), &target), Repair::To(json!(word)));
        }
    }
}
