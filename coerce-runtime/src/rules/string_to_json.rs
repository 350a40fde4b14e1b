//! `string_to_json`: a string that holds one JSON text becomes what the text says.

use serde::de::IgnoredAny;

use super::json5_to_json;
use super::literal_scanner::json::{JSON, NOT_JSON};
use super::literal_scanner::python::PYTHON;
use super::unfence::{Around, around};
use crate::json::{Kind, Kinds};
use crate::rules::{Arguments, Definition, Open, Outcome, Target};
use crate::tree::Tree;

/// Why a text is left that another rule would read.
pub(super) const IN_FENCE: &str = "not exactly one JSON text: it is in a code fence, which `unfence` takes off";
pub(super) const IS_PYTHON: &str =
    "not exactly one JSON text: it is a Python literal, which `python_to_json` would read";
pub(super) const IS_JSON5: &str = "not exactly one JSON text: it is JSON5, which `json5_to_json` would read";

/// The rule.
pub static DEFINITION: Definition =
    Definition::of_text("string_to_json", repair).eager_where(&[Open::Any, Open::Words]).again();

/// Accepts a string that is exactly one JSON text, white space around it allowed, of one of the kinds of the location and
/// nested no deeper than it may be. Refuses any other: truncated text is never closed, and where a key is repeated in an
/// object one of its values would be lost. It is parsed once: a string inside stays a string.
fn repair(text: &str, _: &Arguments, target: &Target<'_>) -> Outcome {
    match read(text, target.depth) {
        Err(NOT_JSON) if target.worded => Outcome::refuse(no_json(text, target)),
        held => read_as(held, target),
    }
}

/// The reason if there is no text. It adds nothing to the received string.
pub(crate) const EMPTY: &str = "it is empty";

/// The value that a JSON text is, with what `serde_json` loses, the digits of numbers and repeated members, and with lists and objects
/// nested at most `depth` deep. Or the reason why it is none: `serde_json` says whether the text is JSON, so that the two cannot disagree.
pub(super) fn read(text: &str, depth: usize) -> Result<Tree<'static>, &'static str> {
    match serde_json::from_str::<IgnoredAny>(text) {
        Ok(IgnoredAny) => JSON.read_known(text, depth),
        Err(_) if text.trim_ascii().is_empty() => Err(EMPTY),
        Err(error) if error.is_eof() => Err("not exactly one JSON text: it ends too early"),
        Err(_) => Err(NOT_JSON),
    }
}

/// Why a text is no JSON.
fn no_json(text: &str, target: &Target<'_>) -> &'static str {
    match around(text) {
        Some(Around::Fence) => IN_FENCE,
        Some(Around::OtherFence) => "not exactly one JSON text: it is in a code fence",
        Some(Around::Fences) => "not exactly one JSON text: it holds several code fences",
        Some(Around::FenceInProse) => "not exactly one JSON text: it holds a code fence among other text",
        Some(Around::OpenFence) => "not exactly one JSON text: it is in a code fence that is not closed",
        Some(Around::EndInLine) => {
            "not exactly one JSON text: it is in a code fence whose closing marks have no line of their own"
        }
        Some(Around::ByteOrderMark) => "not exactly one JSON text: there is a byte order mark before it",
        None if is_python(text, target) => IS_PYTHON,
        _ if is_one(json5_to_json::read(text, target.depth), target) => IS_JSON5,
        Some(Around::Prose) => "not exactly one JSON text: there is other text before it",
        None => NOT_JSON,
    }
}

/// Returns whether a text is a Python literal of one of the kinds of the location.
pub(super) fn is_python(text: &str, target: &Target<'_>) -> bool {
    target.worded && is_one(PYTHON.read(text, target.depth), target)
}

fn is_one<E>(read: Result<Tree<'_>, E>, target: &Target<'_>) -> bool {
    read.is_ok_and(|value| target.kinds.has(value.kind()))
}

/// The value that a text holds, if it is of one of the kinds of the location. Where every value is accepted, a text is more likely
/// meant as that text, unless it holds a list or an object.
pub(super) fn read_as(held: Result<Tree<'static>, &'static str>, target: &Target<'_>) -> Outcome {
    let kinds = if target.open == Open::Any { Kinds::LIST.or(Kinds::OBJECT) } else { target.kinds };
    match held {
        Ok(value) if kinds.has(value.kind()) || (target.unwraps)(&value) => Outcome::replace(value),
        Ok(_) if !target.worded => Outcome::refuse(""),
        Ok(value) => Outcome::refuse(holds(value.kind())),
        Err(reason) => Outcome::refuse(reason),
    }
}

/// The reason where a value of this kind can't stand.
pub(crate) fn holds(kind: Kind) -> String {
    format!("it holds {}", kind.with_article())
}

#[cfg(test)]
mod tests {

    use serde_json::{Value, json};

    use super::*;
    use crate::rules::testing::{Said, anywhere, said_at};
    use crate::trials::so_many;

    const CONTAINERS: Kinds = Kinds::LIST.or(Kinds::OBJECT);

    fn parsed(value: &Value, kinds: Kinds, depth: usize) -> Said {
        said_at(&DEFINITION, &Arguments::None, value, &Target { kinds, depth, ..anywhere() })
    }

    #[test]
    fn exactly_one_json_text_is_read() {
        for (text, kinds, json) in [
            ("[1,2]", Kinds::LIST, json!([1, 2])),
            ("[]", Kinds::LIST, json!([])),
            ("[ ]", Kinds::LIST, json!([])),
            (" { } ", Kinds::OBJECT, json!({})),
            (" \n\t{\"a\":[null]}\r ", Kinds::OBJECT, json!({"a": [null]})),
            ("{ \"a\" : 1 , \"b\" : [ true , -1.5e1 ] }", Kinds::OBJECT, json!({"a": 1, "b": [true, -15.0]})),
            ("null", CONTAINERS.or(Kinds::NULL), json!(null)),
            ("\"red\"", CONTAINERS.or(Kinds::STRING), json!("red")),
            ("[\"[1]\"]", Kinds::LIST, json!(["[1]"])),
            (r#"["\\","\"","\u00e9\ud83d\ude00\n",""]"#, Kinds::LIST, json!(["\\", "\"", "é😀\n", ""])),
            (r#"{"a":{"a":":"},"\"a:":[{"a":1}]}"#, Kinds::OBJECT, json!({"a": {"a": ":"}, "\"a:": [{"a": 1}]})),
        ] {
            assert_eq!(parsed(&json!(text), kinds, 3), Said::To(json), "{text}");
        }
    }

    #[test]
    fn what_is_not_exactly_one_json_text_is_refused() {
        for text in ["a", "[draft] note", "{} x", "[1] [2]", "{'a':b}", "[1,,]", "[1 2]", "{\"a\" 1}", "[01]"] {
            assert_eq!(parsed(&json!(text), Kinds::ALL, 127), Said::refuse("not exactly one JSON text"), "{text}");
        }
        for text in ["[\"\\ud800\"]", "[\"\\x\"]", "{\"\\udc00\":1}"] {
            assert_eq!(parsed(&json!(text), Kinds::ALL, 127), Said::refuse("not exactly one JSON text"), "{text}");
        }
        for text in ["", " \n"] {
            assert_eq!(parsed(&json!(text), Kinds::ALL, 127), Said::refuse("it is empty"), "{text:?}");
        }
        for text in ["[1,2", "[\"a\", ", "{\"a\"", "\"a"] {
            let reason = Said::refuse("not exactly one JSON text: it ends too early");
            assert_eq!(parsed(&json!(text), Kinds::ALL, 127), reason, "{text}");
        }
    }

    #[test]
    fn what_stands_around_json_is_named() {
        for (text, reason) in [
            ("```json\n[1]\n```", "it is in a code fence, which `unfence` takes off"),
            ("So:\n```\n[1]\n```", "it holds a code fence among other text"),
            ("```python\n[1]\n```", "it is in a code fence"),
            ("```json\n[1]```", "it is in a code fence whose closing marks have no line of their own"),
            ("```[1]```", "it is in a code fence"),
            ("```\n~~~\n[1]\n~~~\n```", "it is in a code fence"),
            ("```\n[1]\n```\n```\n[2]\n```", "it holds several code fences"),
            ("So: [1]", "there is other text before it"),
            ("['a', None]", "it is a Python literal, which `python_to_json` would read"),
            ("['a', null]", "it is JSON5, which `json5_to_json` would read"),
            ("/* So: */ [1]", "it is JSON5, which `json5_to_json` would read"),
            ("[\"a\n```\nb\n```\n\"]", "it is JSON5, which `json5_to_json` would read"),
            ("[\"a\nb\"]", "it is JSON5, which `json5_to_json` would read"),
            ("\u{a0}[]", "it is JSON5, which `json5_to_json` would read"),
        ] {
            let reason = format!("not exactly one JSON text: {reason}");
            assert_eq!(parsed(&json!(text), Kinds::LIST, 127), Said::refuse(&reason), "{text}");
        }
    }

    #[test]
    fn other_kinds_are_refused() {
        for (text, reason) in [
            ("null", "it holds null"),
            ("true", "it holds a boolean"),
            ("5", "it holds a number"),
            ("1.5", "it holds a number"),
            ("\"{}\"", "it holds a string"),
            ("[5]", "it holds a list"),
        ] {
            assert_eq!(parsed(&json!(text), Kinds::OBJECT, 127), Said::refuse(reason), "{text}");
        }
        assert_eq!(parsed(&json!("{\"a\":1}"), Kinds::LIST, 127), Said::refuse("it holds an object"));
    }

    #[test]
    fn where_every_value_is_accepted_only_lists_and_objects_are_read() {
        let anything = Target { open: Open::Any, ..anywhere() };
        for (text, json) in [("[1]", Some(json!([1]))), (" {\"a\":\"[]\"}", Some(json!({"a": "[]"})))]
            .into_iter()
            .chain(["5", "null", "true", "\"{}\"", "\"a\"", "a"].map(|text| (text, None)))
        {
            let said = said_at(&DEFINITION, &Arguments::None, &json!(text), &anything);
            assert_eq!(json.is_some(), matches!(said, Said::To(_)), "{text}");
            assert!(json.is_none_or(|json| said == Said::To(json)), "{text}");
        }
        assert!(DEFINITION.is_eager(Open::Any) && !DEFINITION.is_eager(Open::Text) && !DEFINITION.is_eager(Open::No));
    }

    #[test]
    fn a_quoted_word_is_that_word() {
        assert_eq!(parsed(&json!("\"edit\""), Kinds::STRING, 127), Said::To(json!("edit")));
        for text in ["edit", "'edit'", "\"edit", "5"] {
            assert!(matches!(parsed(&json!(text), Kinds::STRING, 127), Said::Refuse(_)), "{text}");
        }
    }

    #[test]
    fn repeated_keys_in_one_object_are_refused() {
        for text in [r#"{"a":1,"a":1}"#, r#"[{"b":{"a":1,"\u0061":{"c":[]}}}]"#] {
            assert_eq!(parsed(&json!(text), CONTAINERS, 127), Said::refuse("repeats a key"), "{text}");
        }
    }

    #[test]
    fn numbers_keep_their_digits_and_are_finite() {
        let json = read("[0.99999999999999999999]", 127);
        let Ok(Tree::List(items)) = json else { panic!("{json:?}") };
        let number = items[0].as_number().and_then(|number| number.text().map(str::to_owned));
        assert_eq!(number.as_deref(), Some("0.99999999999999999999"));
        for text in ["[1e400]", "{\"a\":-1e999}"] {
            let reason = Said::refuse("holds a number that is out of range");
            assert_eq!(parsed(&json!(text), Kinds::ALL, 127), reason, "{text}");
        }
    }

    #[test]
    fn text_nested_too_deep_is_refused() {
        let nested = |depth| json!("[".repeat(depth) + "\"[[\\\"[[\"" + &"]".repeat(depth));
        for (depth, limit, fits) in [(1, 0, false), (2, 2, true), (3, 2, false), (127, 128, true), (128, 128, false)] {
            let said = parsed(&nested(depth), Kinds::LIST, limit);
            assert_eq!(matches!(said, Said::To(_)), fits, "{depth} of {limit}");
            assert!(fits || said == Said::refuse("nested too deep"), "{depth} of {limit}");
        }
        assert_eq!(parsed(&nested(so_many(100_000)), Kinds::ALL, usize::MAX), Said::refuse("nested too deep"));
        assert!(matches!(parsed(&json!("5"), Kinds::ALL, 0), Said::To(_)));
    }

    #[test]
    fn what_is_no_string_is_kept() {
        for value in [json!(null), json!(5), json!([]), json!({})] {
            assert_eq!(parsed(&value, Kinds::ALL, 127), Said::Keep, "{value}");
        }
    }
}
