//! `ignore_case`: a string that differs from an allowed value only in case becomes that value.

use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition =
    Definition::new("ignore_case", "an allowed value in other case is read as that value", Kinds::STRING, repair)
        .on_items();

/// Accepts a string that equals one of the words of the place, ignoring ASCII case. Refuses one that matches none, or
/// several that differ from each other; a string that is one of them already stays.
fn repair(tree: &Tree<'_>, _: &Arguments, target: &Target<'_>) -> Outcome {
    let Some(text) = tree.as_str() else { return Outcome::Keep };
    let mut alike = (target.words)();
    alike.retain(|word| word.eq_ignore_ascii_case(text));
    alike.sort_unstable();
    alike.dedup();
    match alike.as_slice() {
        [] => Outcome::refuse("matches no allowed value, ignoring case"),
        words if words.contains(&text) => Outcome::Keep,
        [word] => Outcome::string((*word).to_owned()),
        _ => Outcome::refuse("matches several allowed values, ignoring case"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::rules::testing::{Said, anywhere, said_at};

    fn matched(value: &Value, words: &[&str]) -> Said {
        let words = || words.to_vec();
        said_at(&DEFINITION, &Arguments::None, value, &Target { words: &words, ..anywhere() })
    }

    const WORDS: &[&str] = &["red", "green", "Red!", "red!", "été"];

    #[test]
    fn the_word_that_differs_in_case_is_meant() {
        for (text, word) in [("RED", "red"), ("gReen", "green"), ("éTé", "été")] {
            assert_eq!(matched(&json!(text), WORDS), Said::To(json!(word)), "{text}");
        }
    }

    #[test]
    fn a_word_counts_once_however_often_it_is_given() {
        let words = ["true", "TRUE?", "true", "tru", "true"];
        assert_eq!(matched(&json!("True"), &words), Said::To(json!("true")));
    }

    #[test]
    fn what_matches_none_or_several_is_refused() {
        const NONE: &str = "matches no allowed value, ignoring case";
        const SEVERAL: &str = "matches several allowed values, ignoring case";
        for (text, reason) in [("blue", NONE), (" red", NONE), ("", NONE), ("Été", NONE), ("RED!", SEVERAL)] {
            assert_eq!(matched(&json!(text), WORDS), Said::refuse(reason), "{text}");
        }
    }

    #[test]
    fn the_words_and_what_is_no_string_are_kept() {
        for value in [json!("red"), json!("red!"), json!("Red!"), json!(1), json!(null), json!(["RED"])] {
            assert_eq!(matched(&value, WORDS), Said::Keep, "{value}");
        }
    }
}
