//! `string_to_list`: a string becomes the list of its parts between separators.

use super::unfence;
use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition::new("string_to_list", Kinds::STRING, repair).moves_text();

/// Why a string that starts with `[` is no item and no parts.
pub(super) const MAY_BE_LIST: &str = "looks like a JSON list in a string";

/// Accepts a string whose parts between separators, trimmed, are all non-empty; `""` gives the empty list. Refuses an
/// empty part, and a string that starts as a list in JSON does.
fn repair(tree: &Tree<'_>, arguments: &Arguments, _: &Target<'_>) -> Outcome {
    let Some(text) = tree.as_str() else { return Outcome::Keep };
    if starts_as_list(text) {
        return Outcome::refuse(MAY_BE_LIST);
    }
    let separator = if let Arguments::Separator(separator) = arguments { separator } else { "," };
    let parts: Vec<&str> = if text.is_empty() { Vec::new() } else { text.split(separator).map(str::trim).collect() };
    if parts.contains(&"") {
        return Outcome::refuse("has an empty part");
    }
    // The parts of untyped text are untyped too.
    let typed = if tree.is_untyped() { Tree::Untyped } else { Tree::String };
    Outcome::replace(Tree::List(parts.into_iter().map(|part| typed(part.to_owned().into())).collect()))
}

/// Returns whether `text` may be a list as text, whole or cut off, in a code fence or not.
pub(super) fn starts_as_list(text: &str) -> bool {
    // Most texts have none, and there is no more to look at.
    if !text.as_bytes().contains(&b'[') {
        return false;
    }
    let is_space = |letter: char| letter.is_whitespace() || letter == '\u{feff}';
    let text = text.trim_start_matches(is_space);
    let inside = match text.split_once('\n') {
        Some((first, rest)) if unfence::mark(first).is_some() => rest,
        _ => text.strip_prefix("```").map_or(text, |rest| rest.trim_start_matches(char::is_alphanumeric)),
    };
    inside.trim_start_matches(is_space).starts_with('[')
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, said};

    fn split(text: &str, separator: &'static str) -> Said {
        said(&DEFINITION, &Arguments::Separator(separator.into()), &json!(text))
    }

    #[test]
    fn parts_are_trimmed() {
        for (text, separator, list) in [
            ("a, b", ",", json!(["a", "b"])),
            (" a b ,c[0]\t", ",", json!(["a b", "c[0]"])),
            ("a", ",", json!(["a"])),
            ("", ",", json!([])),
            ("a,b;c", ";", json!(["a,b", "c"])),
            ("a and b", " and ", json!(["a", "b"])),
            ("a\nb", "\n", json!(["a", "b"])),
        ] {
            assert_eq!(split(text, separator), Said::To(list), "{text:?}");
        }
        assert_eq!(said(&DEFINITION, &Arguments::None, &json!("a,b")), Said::To(json!(["a", "b"])));
    }

    #[test]
    fn empty_parts_are_refused() {
        for (text, separator) in [("a,,b", ","), ("a,", ","), (",a", ","), (" ", ","), ("a, ,b", ","), ("ab", "")] {
            assert_eq!(split(text, separator), Said::refuse("has an empty part"), "{text:?}");
        }
    }

    #[test]
    fn what_may_be_a_list_as_text_is_refused() {
        let fenced = ["```json\n[1, 2]\n```", " ```\n[1, ", "```[1]```", "```python [1, 2", "\u{feff}```\n\u{feff}["];
        let marks = ["~~~\n[1, ", "````json\n[1]\n````", "```c++\r\n[", "```json title=x\n [", "``` json\n[1]\n```"];
        for text in marks {
            assert_eq!(split(text, ","), Said::refuse(MAY_BE_LIST), "{text:?}");
        }
        for text in ["[1,2]", " [1", "[draft] a, b", "\u{a0}[", "\u{feff}[1,2]", "\n\u{feff} ["].iter().chain(&fenced) {
            assert_eq!(split(text, ","), Said::refuse(MAY_BE_LIST), "{text:?}");
        }
        for text in ["``[1]``", "``` a [1] ```", "json [1]", "```", "(1, 2"] {
            assert!(matches!(split(text, ";"), Said::To(_)), "{text:?}");
        }
    }

    #[test]
    fn what_is_no_string_is_kept() {
        for value in [json!(5), json!(["a,b"]), json!({"a": "b,c"}), json!(null)] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
