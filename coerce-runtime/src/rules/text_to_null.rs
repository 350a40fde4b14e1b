//! `text_to_null`: a string that is one of the given words becomes null.

use crate::rules::{Arguments, Definition, EagerTriggers, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition::of_text("text_to_null", repair).eager_on(EagerTriggers::UNKNOWN);

/// Accepts a string that equals one of the words exactly. Any other text is left alone.
fn repair(text: &str, arguments: &Arguments, _: &Target<'_>) -> Outcome {
    match arguments {
        Arguments::Words(words) if words.iter().any(|word| word == text) => Outcome::replace(Tree::Null),
        _ => Outcome::Keep,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, said, texts};

    const WORDS: [&str; 2] = ["null", "None"];

    #[test]
    fn the_words_are_null() {
        for word in WORDS {
            let said = said(&DEFINITION, &Arguments::Words(texts(&WORDS)), &json!(word));
            assert_eq!(said, Said::To(json!(null)), "{word}");
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!("none"), json!("null "), json!(""), json!("nul"), json!(null), json!(["null"])] {
            assert_eq!(said(&DEFINITION, &Arguments::Words(texts(&WORDS)), &value), Said::Keep, "{value}");
        }
    }
}
