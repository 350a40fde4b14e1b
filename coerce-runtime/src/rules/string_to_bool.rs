//! `string_to_bool`: a string that is a word for true or false becomes the boolean.

use crate::constant::Text;
use crate::rules::{Arguments, Definition, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition { words, ..Definition::of_text("string_to_bool", repair) };

/// Accepts `"true"` and the words of `yes`, `"false"` and the words of `no`, exactly. Refuses any other text.
fn repair(text: &str, arguments: &Arguments, target: &Target<'_>) -> Outcome {
    let place = |words: [&[Text]; 2]| words.iter().position(|words| words.iter().any(|word| word == text));
    match place([&TRUE, &FALSE]).or_else(|| place(given(arguments))) {
        Some(place) => Outcome::replace(Tree::Bool(place == 0)),
        None => Outcome::not_one_of(|| words(arguments).into_iter().map(AsRef::as_ref).collect(), target),
    }
}

/// The words that are always read.
static TRUE: [Text; 1] = [Text::Borrowed("true")];
static FALSE: [Text; 1] = [Text::Borrowed("false")];

/// The other words for true, and those for false.
fn given(arguments: &Arguments) -> [&[Text]; 2] {
    if let Arguments::YesNoWords { yes, no } = arguments { [yes, no] } else { [&[], &[]] }
}

fn words(arguments: &Arguments) -> Vec<&Text> {
    let [yes, no] = given(arguments);
    TRUE.iter().chain(&FALSE).chain(yes).chain(no).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, said, texts};

    fn with_words() -> Arguments {
        Arguments::YesNoWords { yes: texts(&["on", "1"]), no: texts(&["off", "0"]) }
    }

    #[test]
    fn true_and_false_are_booleans() {
        for arguments in [Arguments::None, with_words()] {
            assert_eq!(said(&DEFINITION, &arguments, &json!("true")), Said::To(json!(true)));
            assert_eq!(said(&DEFINITION, &arguments, &json!("false")), Said::To(json!(false)));
        }
    }

    #[test]
    fn so_are_the_words_given() {
        for (text, bool) in [("on", true), ("1", true), ("off", false), ("0", false)] {
            assert_eq!(said(&DEFINITION, &with_words(), &json!(text)), Said::To(json!(bool)), "{text}");
        }
    }

    #[test]
    fn other_text_is_refused() {
        for text in ["True", "TRUE", " true", "yes", "1", "0", "", "maybe", "on"] {
            let said = said(&DEFINITION, &Arguments::None, &json!(text));
            assert_eq!(said, Said::refuse("not `true` or `false`"), "{text}");
        }
        for text in ["On", "OFF", "1 ", "yes"] {
            let said = said(&DEFINITION, &with_words(), &json!(text));
            assert_eq!(said, Said::refuse("not one of `true`, `false`, `on`, `1`, `off`, `0`"), "{text}");
        }
    }

    #[test]
    fn what_is_no_string_is_kept() {
        for value in [json!(true), json!(1), json!(null), json!(["true"])] {
            assert_eq!(said(&DEFINITION, &with_words(), &value), Said::Keep, "{value}");
        }
    }
}
