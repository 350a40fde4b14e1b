//! `python_to_json`: a string that holds one Python literal becomes the same as JSON.

use super::literal_scanner::python::PYTHON;
use super::string_to_json;
use crate::rules::{Arguments, Definition, Open, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition =
    Definition::of_text("python_to_json", repair).eager_where(&[Open::Any, Open::Words]).again().reads_source();

/// Accepts a string that is exactly one Python literal that JSON can say too, white space around it allowed, of one of the kinds
/// of the location and nested no deeper than it may be. Refuses any other: nothing is evaluated, and nothing is guessed.
fn repair(text: &str, _: &Arguments, target: &Target<'_>) -> Outcome {
    if text.trim_ascii().is_empty() {
        // That it is empty says nothing of Python.
        return Outcome::Keep;
    }
    string_to_json::read_as(read(text, target.depth), target)
}

/// The value that `text` is, with lists and objects nested at most `depth` deep. Or the reason why it is none.
pub(crate) fn read(text: &str, depth: usize) -> Result<Tree<'static>, &'static str> {
    PYTHON.read(text, depth)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::json::Kinds;
    use crate::rules::testing::{Said, anywhere, said_at};
    use crate::trials::so_many;

    const CONTAINERS: Kinds = Kinds::LIST.or(Kinds::OBJECT);
    const NOT_PYTHON: &str = "not exactly one Python literal that JSON can say";
    const TOO_EARLY: &str = "not exactly one Python literal: it ends too early";

    fn parsed(value: &Value, kinds: Kinds, depth: usize) -> Said {
        said_at(&DEFINITION, &Arguments::None, value, &Target { kinds, depth, ..anywhere() })
    }

    #[test]
    fn exactly_one_literal_is_read() {
        for (text, json) in [
            ("{}", json!({})),
            ("[]", json!([])),
            ("()", json!([])),
            ("(1,)", json!([1])),
            ("(1, 'a', )", json!([1, "a"])),
            (" \n{'a': True, \"b\": None, }\t", json!({"a": true, "b": null})),
            ("[1, -2, 1.5, 1e2, -0.0]", json!([1, -2, 1.5, 100.0, -0.0])),
            ("[-0]", json!([0])),
            ("{'a':{'a':(False,[{}])}}", json!({"a": {"a": [false, [{}]]}})),
            ("[\n1\r\n,\x0c2\t]", json!([1, 2])),
            (r#"['it\'s', "it's", 'say "hi"', "\"\\"]"#, json!(["it's", "it's", "say \"hi\"", "\"\\"])),
            (r"['\n\t\r', '\x41\xe9', '\u00e9\u2028', '']", json!(["\n\t\r", "Aé", "é\u{2028}", ""])),
            ("['é😀', '\t', \"{'a': 1}\", '#']", json!(["é😀", "\t", "{'a': 1}", "#"])),
            ("{'': 1, ' ': 2}", json!({"": 1, " ": 2})),
        ] {
            assert_eq!(parsed(&json!(text), CONTAINERS, 5), Said::To(json), "{text}");
        }
    }

    #[test]
    fn scalars_are_read_where_they_are_accepted() {
        for (text, kinds, json) in [
            ("None", Kinds::NULL, json!(null)),
            ("'edit'", Kinds::STRING, json!("edit")),
            ("\"edit\"", Kinds::STRING, json!("edit")),
            (" True ", Kinds::BOOL, json!(true)),
            ("-5", Kinds::INTEGER, json!(-5)),
        ] {
            assert_eq!(parsed(&json!(text), kinds, 0), Said::To(json), "{text}");
        }
        for (text, reason) in [("None", "it holds null"), ("5", "it holds a number"), ("'{}'", "it holds a string")] {
            assert_eq!(parsed(&json!(text), Kinds::OBJECT, 127), Said::refuse(reason), "{text}");
            let anything = Target { open: Open::Any, ..anywhere() };
            assert_eq!(said_at(&DEFINITION, &Arguments::None, &json!(text), &anything), Said::refuse(reason), "{text}");
        }
    }

    #[test]
    fn what_is_no_such_literal_is_refused() {
        for text in [
            "a",
            "edit",
            "null",
            "true",
            "[true]",
            "[null]",
            "nan",
            "[inf]",
            "1, 2",
            "(1)",
            "('a')",
            "((1, 2))",
            "(,)",
            "[,]",
            "[1,,2]",
            "[1 2]",
            "{'a'}",
            "{'a', 'b'}",
            "{'a': 1, 'b'}",
            "{'a' 1}",
            "{'a': }",
            "set()",
            "dict(a=1)",
            "datetime(2020, 1, 1)",
            "[f(1)]",
            "[*()]",
            "[1] + [2]",
            "[] []",
            "[1]]",
            "[1 # one\n]",
            "1 if True else 2",
            "[x for x in ()]",
            "...",
            "[1:2]",
            "'a'.b",
            "lambda: 1",
            "-'a'",
            "not True",
            "\u{a0}[]",
            "[\u{2003}]",
            "[1\\\n]",
        ] {
            assert_eq!(parsed(&json!(text), Kinds::ALL, 127), Said::refuse(NOT_PYTHON), "{text}");
        }
    }

    #[test]
    fn strings_of_other_forms_are_refused() {
        for text in [
            "b'a'",
            "f'a'",
            "r'a'",
            "u'a'",
            "rb'a'",
            "'a' 'b'",
            "['a' \"b\"]",
            "'''a'''",
            "\"\"\"a\"\"\"",
            "''''''",
            r"'\a'",
            r"'\0'",
            r"'\101'",
            r"'\N{DASH}'",
            r"'\U0001f600'",
            r"'\/'",
            r"'\x4'",
            r"'\xg0'",
            r"'\u12'",
            r"'\u+123'",
            r"'\ud83d'",
            r"'\ud83d\ude00'",
            "'a\nb'",
            "'a\rb'",
            "'a\\\nb'",
            "'\0'",
        ] {
            assert_eq!(parsed(&json!(text), Kinds::ALL, 127), Said::refuse(NOT_PYTHON), "{text}");
        }
    }

    #[test]
    fn numbers_are_those_of_json() {
        for text in
            ["+1", "- 1", "--1", "007", "0x10", "0o7", "0b1", "1_000", ".5", "5.", "1j", "1.", "1e", "1-2", "1+1j", "٣"]
        {
            assert_eq!(parsed(&json!(text), Kinds::ALL, 127), Said::refuse(NOT_PYTHON), "{text}");
        }
        for text in ["1e400", "[-1e999]"] {
            let reason = "holds a number that is out of range";
            assert_eq!(parsed(&json!(text), Kinds::ALL, 127), Said::refuse(reason), "{text}");
        }
    }

    #[test]
    fn numbers_keep_their_digits() {
        for digits in ["0.99999999999999999999", "123456789012345678901234567890", "1E5"] {
            let read = PYTHON.read(digits, 127);
            let Ok(Tree::Number(number)) = read else { panic!("{read:?}") };
            assert_eq!(number.text(), Some(digits));
        }
    }

    #[test]
    fn text_that_is_cut_off_is_refused() {
        for text in ["[", "[1", "[1,", "(", "{'a'", "{'a':", "{'a': 1", "{'a': 1,", "'a", "\"a\\", "['a\\'"] {
            assert_eq!(parsed(&json!(text), Kinds::ALL, 127), Said::refuse(TOO_EARLY), "{text}");
        }
    }

    #[test]
    fn empty_text_is_left_to_others() {
        for text in ["", " ", "\n"] {
            assert_eq!(parsed(&json!(text), Kinds::ALL, 127), Said::Keep, "{text:?}");
        }
    }

    #[test]
    fn keys_are_strings_and_each_comes_once() {
        for text in [
            "{1, 2}",
            "{,}",
            "{**{}}",
            "{{{",
            "{1: 2}",
            "{None: 1}",
            "{True: 1}",
            "{(1, 2): 3}",
            "{'a': 1, 2: 3}",
            "{[]: 1}",
            "{{}: 1}",
        ] {
            assert_eq!(parsed(&json!(text), Kinds::ALL, 127), Said::refuse("has a key that is no string"), "{text}");
        }
        for text in ["{'a': 1, \"a\": 1}", r"[{'b': {'a': 1, '\x61': []}}]"] {
            assert_eq!(parsed(&json!(text), Kinds::ALL, 127), Said::refuse("repeats a key"), "{text}");
        }
    }

    #[test]
    fn text_nested_too_deep_is_refused() {
        for (open, close) in [("[", "]"), ("(", ",)"), ("{'a':", "}")] {
            let nested = |depth| json!(open.repeat(depth) + "'[[(('" + &close.repeat(depth));
            for (depth, limit, fits) in
                [(1, 0, false), (2, 2, true), (3, 2, false), (127, 128, true), (128, 128, false)]
            {
                let said = parsed(&nested(depth), Kinds::ALL, limit);
                assert_eq!(matches!(said, Said::To(_)), fits, "{depth} of {limit}");
                assert!(fits || said == Said::refuse("nested too deep"), "{depth} of {limit}");
            }
            assert_eq!(parsed(&nested(so_many(100_000)), Kinds::ALL, usize::MAX), Said::refuse("nested too deep"));
        }
    }

    #[test]
    fn what_is_no_string_is_kept() {
        for value in [json!(null), json!(5), json!([]), json!({})] {
            assert_eq!(parsed(&value, Kinds::ALL, 127), Said::Keep, "{value}");
        }
        assert!(DEFINITION.is_eager(Open::Any) && !DEFINITION.is_eager(Open::Text));
    }
}
