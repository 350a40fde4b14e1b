//! `json5_to_json`: a string that holds one JSON5 document becomes the same as JSON.

use serde::de::IgnoredAny;

use super::literal_scanner::{json, json5};
use super::string_to_json;
use crate::rules::{Arguments, Definition, Open, Outcome, Target};
use crate::tree::Tree;

/// Why a text is left that another rule would read.
pub(super) const IS_JSON: &str = "it is JSON, which `string_to_json` reads";
pub(super) const IS_PYTHON: &str = "it is a Python literal, which `python_to_json` reads";

/// The rule.
pub static DEFINITION: Definition =
    Definition::of_text("json5_to_json", repair).eager_where(&[Open::Any, Open::Words]).again().reads_source();

/// Accepts a string that is exactly one JSON5 document, of one of the kinds of the location and nested no deeper than it may be, or
/// JSON but for the control characters inside its strings. Refuses any other: truncated text is never closed, where a key is repeated
/// one of its values would be lost, and what is JSON is the business of `string_to_json`. JSON5 reads `"\D"` as `D` and `"\."` as
/// `.`: it is refused too, as the backslash of a path or an expression would be lost. So are, in double quotes, `"\v"` and a
/// backslash before a line break.
fn repair(text: &str, _: &Arguments, target: &Target<'_>) -> Outcome {
    if serde_json::from_str::<IgnoredAny>(text).is_err() {
        return match read(text, target.depth) {
            Err(json5::PYTHON) if string_to_json::is_python(text, target) => Outcome::refuse(IS_PYTHON),
            held => string_to_json::read_as(held, target),
        };
    }
    match string_to_json::read_as(string_to_json::read(text, target.depth), target) {
        Outcome::To(_) => Outcome::refuse(IS_JSON),
        other => other,
    }
}

/// The value that `text` is, with lists and objects nested at most `depth` deep. Or the reason why it is none.
pub(crate) fn read(text: &str, depth: usize) -> Result<Tree<'static>, &'static str> {
    match json5::JSON5.read(text, depth) {
        Err(json5::LINE_BREAK) => json::LOOSE_JSON.read(text, depth),
        Err(_) if text.trim_ascii().is_empty() => Err(string_to_json::EMPTY),
        read => read,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::json::Kinds;
    use crate::rules::testing::{Said, anywhere, said_at};
    use crate::trials::so_many;

    const CONTAINERS: Kinds = Kinds::LIST.or(Kinds::OBJECT);

    fn read_as(value: &Value, kinds: Kinds, depth: usize) -> Said {
        said_at(&DEFINITION, &Arguments::None, value, &Target { kinds, depth, ..anywhere() })
    }

    fn refused(texts: &[&str], reason: &str) {
        for text in texts {
            assert_eq!(read_as(&json!(text), Kinds::ALL, 127), Said::refuse(reason), "{text}");
        }
    }

    #[test]
    fn exactly_one_document_is_read() {
        for (text, json) in [
            ("{a: 1}", json!({"a": 1})),
            ("['a', \"b\",]", json!(["a", "b"])),
            ("{$_: {'b c': [null, true, false],},}", json!({"$_": {"b c": [null, true, false]}})),
            ("// one\n[1, /* two */ 2] // three", json!([1, 2])),
            ("/**/[/* * / [ */]/*'*/", json!([])),
            ("[1]//", json!([1])),
            ("[1, // one\r2, // two\u{2028}3]", json!([1, 2, 3])),
            ("\u{feff}[\u{a0}1\u{b}\u{c},\u{2003}2\u{2029}]", json!([1, 2])),
            ("{null: 1, true: 2, Nones: 3, NaN: 4}", json!({"null": 1, "true": 2, "Nones": 3, "NaN": 4})),
            ("{größe: 1, 名前: 2, a\u{200d}1: 3}", json!({"größe": 1, "名前": 2, "a\u{200d}1": 3})),
            (r"{\u0061b: 1, a\u0062c: 2, _\u0031: 3}", json!({"ab": 1, "abc": 2, "_1": 3})),
        ] {
            assert_eq!(read_as(&json!(text), CONTAINERS, 3), Said::To(json), "{text}");
        }
    }

    #[test]
    fn strings_are_unescaped() {
        for (text, string) in [
            (r"['\'\x22\\\/']", "'\"\\/"),
            (r"['\b\f\n\r\t\v\0']", "\x08\x0c\n\r\t\x0b\0"),
            (r"['\x41\xe9\u00e9\u2028']", "Aéé\u{2028}"),
            (r#"["\x41\0\'",]"#, "A\0'"),
            (r"['\uD83D\uDE00😀']", "😀😀"),
            ("['a\\\nb\\\r\nc\\\rd\\\u{2028}e\\\u{2029}f']", "abcdef"),
            ("['\t\0\u{2028}\u{7f}//']", "\t\0\u{2028}\u{7f}//"),
        ] {
            assert_eq!(read_as(&json!(text), CONTAINERS, 1), Said::To(json!([string])), "{text}");
        }
    }

    #[test]
    fn strings_of_other_forms_are_refused() {
        let texts = [r"['\1']", r"['\9']", r"['\00']", r"['\x4']", r"['\xg0']", r"['\u12']", r"['\u+123']"];
        refused(&texts, "not exactly one JSON5 document");
        let halves = [r"['\uD83D']", r"['\uDE00']", r"['\uD83D\u0041']", r"['\uD83D\n']", r"['\uD83D\uD83D']"];
        refused(&halves, "not exactly one JSON5 document");
        let letters = [r#"{"path": "C:\Dev"}"#, r"['\d+']", r"['\a']", r"['\é']", r"['\c", r"['\None']", r"['\名']"];
        let signs = [r#"{"files": "\.rs$"}"#, r"['\-']", r"['\$']", r"['\ ']", r"['\(a\)']", r"['\😀']"];
        let quoted = [
            r#"{"path": "C:\vendor"}"#,
            "{\"cmd\": \"a \\\n b\"}",
            "[\"a\\\r\n\"]",
            "[\"\\\u{2028}\"]",
            r#"{"\v": 1}"#,
        ];
        let reason = "has a backslash before a sign that needs none: a path or an expression may be meant";
        refused(&[&letters[..], &signs, &quoted].concat(), reason);
    }

    #[test]
    fn control_characters_may_stand_in_the_strings_of_json() {
        for (text, json) in [
            ("{\"a\": \"b\nc\"}", json!({"a": "b\nc"})),
            ("{\"a\nb\": [\"\r\n\t\", \"\\\"\n\\\\\"]}", json!({"a\nb": ["\r\n\t", "\"\n\\"]})),
            ("[\"\u{1}\n\u{1f}\0\"]", json!(["\u{1}\n\u{1f}\0"])),
            ("[\"\t\"]", json!(["\t"])),
        ] {
            assert_eq!(read_as(&json!(text), CONTAINERS, 2), Said::To(json), "{text:?}");
        }
        let mixed = ["{a: \"b\nc\"}", "['a\nb']", "[\"a\nb\",]", "[\"a\nb\"] //", "['a\\\n\nb']", "[\"a\n\", \"b\"]]"];
        refused(&mixed, "has a line break inside a string, and is not JSON otherwise");
        refused(&["[\"a\nb", "{\"a\": \"\n\""], "not exactly one JSON5 document: it ends too early");
        refused(&["{\"a\n\": 1, \"a\\n\": 2}"], "repeats a key");
    }

    #[test]
    fn numbers_have_the_digits_that_json_asks_for() {
        for (text, digits) in [
            ("+5", "5"),
            ("5.", "5.0"),
            (".5", "0.5"),
            ("-.5", "-0.5"),
            ("+.5e+3", "0.5e+3"),
            ("5.E2", "5.0E2"),
            ("-5.", "-5.0"),
            ("+0", "0"),
            ("1.50", "1.50"),
            ("0.99999999999999999999", "0.99999999999999999999"),
            ("+123456789012345678901234567890", "123456789012345678901234567890"),
            ("0x1F", "31"),
            ("-0Xff", "-255"),
            ("+0x0000000000000000000a", "10"),
            ("0xFFFFFFFFFFFFFFFF", "18446744073709551615"),
            ("-0x8000000000000000", "-9223372036854775808"),
        ] {
            let read = read(text, 0);
            let Ok(Tree::Number(number)) = read else { panic!("{text}: {read:?}") };
            assert_eq!(number.digits(), digits, "{text}");
        }
    }

    #[test]
    fn other_numbers_are_refused() {
        let numbers = [
            "[+ 5]", "[+-5]", "[-+5]", "[--5]", "[05]", "[.]", "[.e1]", "[+]", "[0x]", "[0xg]", "[0x1.5]", "[5..]",
            "[1e]", "[1_000]", "[1n]", "[0o7]", "[5a]", "[٣]",
        ];
        for text in numbers {
            let said = read_as(&json!(text), Kinds::ALL, 127);
            assert!(
                matches!(&said, Said::Refuse(reason) if reason.starts_with("not exactly one JSON5")),
                "{text} {said:?}"
            );
        }
        let reason = "holds `NaN` or `Infinity`, which JSON does not have";
        refused(&["NaN", "[Infinity]", "{a: -Infinity}", "+NaN"], reason);
        refused(&["[1e400,]", "-.1e999"], "holds a number that is out of range");
        let long = ["0x10000000000000000", "-0x8000000000000001", "[-0xFFFFFFFFFFFFFFFF]"];
        refused(&long, "holds a hexadecimal number of more than 64 bits");
    }

    #[test]
    fn each_refusal_has_its_reason() {
        refused(&["", " \n"], "it is empty");
        let cut = ["{a", "{a:", "{a: 1", "{a: 1,", "['a", "['a\\", "[1,", "[", "// a", "[1] /* a", "/*/", "\u{a0}"];
        refused(&cut, "not exactly one JSON5 document: it ends too early");
        refused(&["{a: 1, 'a': 2}", r"[{\u0061: 1, a: 1}]"], "repeats a key");
        refused(
            &["[1,] [2]", "{a: 1} b", "{a: 1}}", "'a' 'b'"],
            "not exactly one JSON5 document: something follows it",
        );
        let no_comma = ["{a: 1 b: 2}", "['a' 'b']", "[1 2]", "{'a': 'say 'hi''}"];
        refused(&no_comma, "not exactly one JSON5 document: no comma and no closing bracket follows a value");
        refused(&["True", "{'a': None}", "[False,]"], "it is a Python literal, which `python_to_json` reads");
        let words =
            ["{a: True}", "[null, None]", "[True] // yes", "{None: 'x', a: 1}", r"{'a': {\u0054rue: 1}}", "{False:"];
        refused(&words, "holds a word of Python");
        let names = ["{1: 2}", "{,}", "{-a: 1}", "{\\x61: 1}", "{\\u0031: 1}", "{()}", "{²a: 1}"];
        refused(&names, "not exactly one JSON5 document: a name is neither a string nor an identifier");
        let others = [
            "a",
            "{a: b}",
            "[,]",
            "[1,,2]",
            "{a 1}",
            "{a: }",
            "(1,)",
            "{'a'}",
            "undefined",
            "#[1]",
            "[1]#",
            "\u{85}[]",
        ];
        for text in others {
            let said = read_as(&json!(text), Kinds::ALL, 127);
            assert!(
                matches!(&said, Said::Refuse(reason) if reason.starts_with("not exactly one JSON5")),
                "{text} {said:?}"
            );
        }
    }

    #[test]
    fn json_is_left_to_its_own_rule() {
        refused(&["[1]", " {\"a\": \"\\u00e9\"} ", "5", "null"], "it is JSON, which `string_to_json` reads");
        assert_eq!(read_as(&json!("5"), Kinds::LIST, 127), Said::refuse("it holds a number"));
        assert_eq!(read_as(&json!("{\"a\":1,\"a\":2}"), Kinds::ALL, 127), Said::refuse("repeats a key"));
    }

    #[test]
    fn other_kinds_are_refused() {
        for (text, reason) in
            [("+5", "it holds a number"), ("'a'", "it holds a string"), ("{a: 1}", "it holds an object")]
        {
            assert_eq!(read_as(&json!(text), Kinds::LIST, 127), Said::refuse(reason), "{text}");
        }
        let anything = Target { open: Open::Any, ..anywhere() };
        assert_eq!(said_at(&DEFINITION, &Arguments::None, &json!("'a'"), &anything), Said::refuse("it holds a string"));
        assert_eq!(read_as(&json!("'a'"), Kinds::STRING, 0), Said::To(json!("a")));
    }

    #[test]
    fn text_nested_too_deep_is_refused() {
        for (open, close) in [("[", ",]"), ("{a:", "}")] {
            let nested = |depth| json!(open.repeat(depth) + "'[[{'" + &close.repeat(depth));
            for (depth, limit, fits) in
                [(1, 0, false), (2, 2, true), (3, 2, false), (127, 128, true), (128, 128, false)]
            {
                let said = read_as(&nested(depth), Kinds::ALL, limit);
                assert_eq!(matches!(said, Said::To(_)), fits, "{depth} of {limit}");
                assert!(fits || said == Said::refuse("nested too deep"), "{depth} of {limit}");
            }
            assert_eq!(read_as(&nested(so_many(100_000)), Kinds::ALL, usize::MAX), Said::refuse("nested too deep"));
        }
        assert_eq!(read_as(&json!("[[\"\n\"]]"), Kinds::ALL, 1), Said::refuse("nested too deep"));
    }

    #[test]
    fn what_is_no_string_is_kept() {
        for value in [json!(null), json!(5), json!([]), json!({})] {
            assert_eq!(read_as(&value, Kinds::ALL, 127), Said::Keep, "{value}");
        }
        assert!(DEFINITION.is_eager(Open::Any) && !DEFINITION.is_eager(Open::Text));
    }
}
