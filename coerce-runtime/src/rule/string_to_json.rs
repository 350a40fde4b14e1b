//! `string_to_json`: a string that holds one JSON text becomes what the text says.

use std::str::Bytes;

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::{Kind, Kinds};

/// The rule as declared.
pub const RULE: Rule =
    Rule::new("string_to_json", Kinds::STRING, |value, target| repair(value, target.kinds, target.depth));

/// Takes a string that is one whole JSON text, white space around it allowed, of one of `kinds` and with lists and objects
/// nested at most `depth` deep. Refuses any other: truncated text is never closed, and where a key is repeated in an object
/// one of its values would be lost. It is parsed once: a string inside stays a string.
#[must_use]
pub fn repair(value: &Value, kinds: Kinds, depth: usize) -> Repair {
    let Value::String(text) = value else { return Repair::Keep };
    match read(text, kinds, depth) {
        Ok(json) => Repair::To(json),
        Err(reason) => Repair::Refuse(reason.to_owned()),
    }
}

/// The nesting that `serde_json` can parse.
const PARSER_DEPTH: usize = 127;

const TOO_DEEP: &str = "nested too deep";

fn read(text: &str, kinds: Kinds, depth: usize) -> Result<Value, &'static str> {
    let json = parse(text)?;
    let kind = Kind::of(&json);
    if !kinds.has(kind) {
        return Err(holds(kind));
    }
    let marks = Marks::of(text);
    if marks.depth > depth {
        return Err(TOO_DEEP);
    }
    // The parser lets the last of equal keys win, so its objects have fewer members than the text.
    if marks.members == members(&json) { Ok(json) } else { Err("repeats a key") }
}

fn parse(text: &str) -> Result<Value, &'static str> {
    serde_json::from_str(text).map_err(|error| match Marks::of(text).depth {
        ..=PARSER_DEPTH if error.is_eof() => "not one whole JSON text: it ends too early",
        ..=PARSER_DEPTH => "not one whole JSON text",
        _ => TOO_DEEP,
    })
}

fn holds(kind: Kind) -> &'static str {
    match kind {
        Kind::Null => "it holds null",
        Kind::Bool => "it holds a boolean",
        Kind::Integer | Kind::Float => "it holds a number",
        Kind::String => "it holds a string",
        Kind::List => "it holds a list",
        Kind::Object => "it holds an object",
    }
}

/// How many members the objects in `value` have, all together. The recursion is no deeper than the parser's.
fn members(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.iter().map(members).sum(),
        Value::Object(object) => object.len() + object.values().map(members).sum::<usize>(),
        _ => 0,
    }
}

/// What the marks outside of strings tell of JSON text.
#[derive(Default)]
struct Marks {
    /// How deep lists and objects are nested.
    depth: usize,
    /// How many members the objects have, all together.
    members: usize,
}

impl Marks {
    fn of(text: &str) -> Self {
        let mut marks = Self::default();
        let mut level = 0_usize;
        let mut bytes = text.bytes();
        while let Some(byte) = bytes.next() {
            match byte {
                b'"' => skip_string(&mut bytes),
                b':' => marks.members += 1,
                b'[' | b'{' => level += 1,
                b']' | b'}' => level = level.saturating_sub(1),
                _ => continue,
            }
            marks.depth = marks.depth.max(level);
        }
        marks
    }
}

/// Goes past the closing quotation mark.
fn skip_string(bytes: &mut Bytes<'_>) {
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' => return,
            b'\\' => drop(bytes.next()),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const CONTAINERS: Kinds = Kinds::LIST.or(Kinds::OBJECT);

    #[test]
    fn takes_one_whole_json_text_of_the_kinds() {
        for (text, kinds, json) in [
            ("[1,2]", Kinds::LIST, json!([1, 2])),
            ("[]", Kinds::LIST, json!([])),
            (" \n\t{\"a\":[null]}\r ", Kinds::OBJECT, json!({"a": [null]})),
            ("null", CONTAINERS.or(Kinds::NULL), json!(null)),
            ("\"red\"", CONTAINERS.or(Kinds::STRING), json!("red")),
            ("[\"[1]\"]", Kinds::LIST, json!(["[1]"])),
            (r#"{"a":{"a":":"},"\"a:":[{"a":1}]}"#, Kinds::OBJECT, json!({"a": {"a": ":"}, "\"a:": [{"a": 1}]})),
        ] {
            assert_eq!(repair(&json!(text), kinds, 3), Repair::To(json), "{text}");
        }
    }

    #[test]
    fn refuses_what_is_not_one_whole_json_text() {
        for text in ["a", "[draft] note", "{} x", "[1] [2]", "{'a':1}", "[1,]", "\u{a0}[]"] {
            assert_eq!(repair(&json!(text), Kinds::ALL, 128), refusal("not one whole JSON text"), "{text}");
        }
        for text in ["", " ", "[1,2", "[\"a\", ", "{\"a\"", "\"a"] {
            let reason = refusal("not one whole JSON text: it ends too early");
            assert_eq!(repair(&json!(text), Kinds::ALL, 128), reason, "{text}");
        }
    }

    #[test]
    fn refuses_other_kinds() {
        for (text, reason) in [
            ("null", "it holds null"),
            ("true", "it holds a boolean"),
            ("5", "it holds a number"),
            ("1.5", "it holds a number"),
            ("\"{}\"", "it holds a string"),
            ("[5]", "it holds a list"),
        ] {
            assert_eq!(repair(&json!(text), Kinds::OBJECT, 128), refusal(reason), "{text}");
        }
        assert_eq!(repair(&json!("{\"a\":1}"), Kinds::LIST, 128), refusal("it holds an object"));
    }

    #[test]
    fn refuses_repeated_keys_in_one_object() {
        for text in [r#"{"a":1,"a":1}"#, r#"[{"b":{"a":1,"\u0061":{"c":[]}}}]"#] {
            assert_eq!(repair(&json!(text), CONTAINERS, 128), refusal("repeats a key"), "{text}");
        }
    }

    #[test]
    fn refuses_text_nested_deeper_than_the_limit_or_than_the_parser_can() {
        let nested = |depth| json!("[".repeat(depth) + "\"[[\\\"[[\"" + &"]".repeat(depth));
        for (depth, limit, taken) in [(1, 0, false), (2, 2, true), (3, 2, false), (127, 128, true), (128, 128, false)] {
            let said = repair(&nested(depth), Kinds::LIST, limit);
            assert_eq!(matches!(said, Repair::To(_)), taken, "{depth} of {limit}");
            assert!(taken || said == refusal(TOO_DEEP), "{depth} of {limit}");
        }
        assert_eq!(repair(&nested(100_000), Kinds::ALL, usize::MAX), refusal(TOO_DEEP));
        assert!(matches!(repair(&json!("5"), Kinds::ALL, 0), Repair::To(_)));
    }

    #[test]
    fn keeps_what_is_no_string() {
        for value in [json!(null), json!(5), json!([]), json!({})] {
            assert_eq!(repair(&value, Kinds::ALL, 128), Repair::Keep, "{value}");
        }
    }

    fn refusal(reason: &str) -> Repair {
        Repair::Refuse(reason.to_owned())
    }
}
