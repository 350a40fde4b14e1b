//! The words of issues: the document as the caller knows it, and what to send instead.

#![expect(dead_code, reason = "what counts is what is reported of the values")]

use std::collections::BTreeMap;
use std::panic::catch_unwind;

use serde::{Deserialize, Deserializer};
use serde_coerce::{Coerce, Error, Limits, Mode, Options, Repair};
use serde_json::{Value, json};

fn dollars(value: &Value) -> Repair {
    match value.as_str().map(|text| (text, text.strip_prefix('$'))) {
        Some((_, Some("twenty"))) => Repair::To(json!(20)),
        Some((text, None)) if text.len() < 3 => Repair::Refuse("not in dollars".to_owned()),
        _ => Repair::Keep,
    }
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Speed {
    Fast,
    Slow,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(try_from = "Vec<u8>")]
struct Two([u8; 2]);

impl TryFrom<Vec<u8>> for Two {
    type Error = String;

    fn try_from(list: Vec<u8>) -> Result<Self, String> {
        list.try_into().map(Self).map_err(|list: Vec<u8>| format!("not two but {}", list.len()))
    }
}

#[derive(Debug, Deserialize, Coerce)]
struct Tag(#[coerce(trim, custom(dollars))] String);

#[derive(Debug, Deserialize)]
struct Foreign {
    count: u8,
}

#[derive(Debug, Default, Deserialize, Coerce)]
#[serde(default, deny_unknown_fields)]
struct Call {
    #[coerce(string_to_number)]
    limit: Option<u32>,
    #[coerce(trim, string_to_number)]
    id: u8,
    #[coerce(string_to_number, float_to_integer)]
    count: u8,
    #[coerce(object_to_value(key = "value"), string_to_number)]
    wrapped: u8,
    #[coerce(custom(dollars))]
    price: Option<f64>,
    #[coerce(custom(dollars))]
    cents: u8,
    #[coerce(trim)]
    speed: Option<Speed>,
    #[coerce(serde, string_to_json)]
    two: Option<Two>,
    #[coerce(string_to_json)]
    pair: (u8, String),
    #[coerce(singleton_list)]
    three: [u8; 3],
    #[coerce(string_to_json)]
    filter: BTreeMap<String, u8>,
    #[coerce(serde, each(string_to_number))]
    foreign: Vec<u8>,
    #[coerce(string_to_list, singleton_list, string_to_number)]
    tags: Vec<u8>,
    #[coerce(string_to_json, python_to_json)]
    map: BTreeMap<String, u8>,
    total: u64,
    #[coerce(sensitive, string_to_number)]
    pin: u8,
    #[coerce(sensitive, custom(dollars))]
    fee: u8,
}

fn refused(call: &Value) -> Error {
    Call::from_value(call.clone()).unwrap_err()
}

fn line(call: &Value) -> String {
    refused(call).to_string()
}

#[test]
fn what_was_sent_is_what_it_got() {
    let table = [
        (
            json!({"limit": "5000000000"}),
            r#"limit: expected an integer from 0 to 4294967295 or null, got string "5000000000""#,
        ),
        (json!({"limit": "1e3"}), r#"limit: expected an integer from 0 to 4294967295 or null, got string "1e3""#),
        // What is left of it is not what was sent.
        (json!({"id": " 300 "}), r#"id: expected an integer from 0 to 255, got string " 300 "; read as number 300"#),
        (
            json!({"count": "300.0"}),
            r#"count: expected an integer from 0 to 255, got string "300.0"; read as number 300"#,
        ),
        (
            json!({"wrapped": {"value": "300"}}),
            "wrapped: expected an integer from 0 to 255, got an object; read as number 300",
        ),
        (
            json!({"wrapped": {"value": "x"}}),
            r#"wrapped: expected an integer from 0 to 255, got an object; string_to_number: not a JSON number; read as string "x""#,
        ),
        (
            json!({"speed": " fats "}),
            r#"speed: expected `fast` or `slow` or null, got string " fats "; did you mean `fast`?"#,
        ),
        (json!({"two": "[1]"}), r#"two: not two but 1, got string "[1]"; read as a list"#),
        (json!({"foreign": ["1", "300"]}), r#"foreign[1]: expected an integer from 0 to 255, got string "300""#),
        (
            json!({"cents": "$twenty", "limit": "-1"}),
            "limit: expected an integer from 0 to 4294967295 or null, got string \"-1\"",
        ),
        (json!({"pin": "300"}), "pin: expected an integer from 0 to 255, got a string of 3 characters"),
    ];
    for (call, expected) in table {
        assert_eq!(line(&call), expected);
        assert_eq!(Call::from_str_with_report(&call.to_string()).unwrap_err().to_string(), expected);
    }
}

/// What the report keeps is for the report alone.
#[test]
fn what_was_sent_does_not_depend_on_limits() {
    let call = json!({"limit": "5000000000", "wrapped": {"value": "300"}});
    let few = Options::default().limits(Limits::default().coercions(0).recorded_bytes(1));
    let error = few.from_value_with_report::<Call>(call.clone()).unwrap_err();
    assert_eq!(error.to_string(), line(&call));
}

#[test]
fn digits_are_those_that_were_written() {
    let error = Call::from_str_with_report(r#"{"limit": 1e3}"#).unwrap_err();
    assert_eq!(error.to_string(), "limit: expected an integer from 0 to 4294967295 or null, got number 1e3");
}

#[test]
fn what_is_inside_a_value_says_where_that_came_from() {
    let table = [
        (
            json!({"filter": "{\"a\": \"x\", \"b\": \"y\"}"}),
            "filter.a: expected an integer from 0 to 255, got string \"x\"; in the JSON inside that string\n\
             filter.b: expected an integer from 0 to 255, got string \"y\"",
        ),
        (
            json!({"tags": true}),
            "tags[0]: expected an integer from 0 to 255, got boolean true; a single value is read as a list of one item",
        ),
        (
            json!({"tags": "5, x"}),
            "tags[1]: expected an integer from 0 to 255, got string \"x\"; string_to_number: not a JSON number; \
             in the parts of that string",
        ),
        (
            json!({"pair": "[1]"}),
            "pair: expected 2 items, got 1; it is a list of 2 (integer, string); in the JSON inside that string",
        ),
    ];
    for (call, expected) in table {
        assert_eq!(line(&call), expected);
    }
}

#[test]
fn a_refusal_begins_with_its_reason() {
    let error = refused(&json!({"price": "5"}));
    assert_eq!(error.to_string(), r#"price: not in dollars, got "5""#);
    let wire = json!({
        "path": "/price", "code": "custom", "expected": "a number or null", "received": "\"5\"",
        "tried": [{"rule": "dollars", "reason": "not in dollars"}], "message": "not in dollars",
    });
    assert_eq!(json!(error)["issues"][0], wire);
    assert!(error.for_model(500).contains("- price: not in dollars, got \"5\"; expected a number or null\n"));
    assert_eq!(line(&json!({"fee": "5"})), "fee: refused, got a string of 1 character");
    // What the type accepts by itself is no news where it accepts such values.
    let error = Tag::from_value(json!(" 5 ")).unwrap_err();
    assert_eq!(error.to_string(), r#"not in dollars, got " 5 ""#);
    assert!(error.for_model(500).contains("- not in dollars, got \" 5 \"\n"), "{}", error.for_model(500));
}

#[test]
fn a_list_of_another_length_is_counted() {
    assert_eq!(line(&json!({"pair": [1]})), "pair: expected 2 items, got 1; it is a list of 2 (integer, string)");
    assert_eq!(
        line(&json!({"three": 5})),
        "three: expected 3 items, got 1; it is a list of 3 integers; a single value is read as a list of one item"
    );
}

#[test]
fn lists_in_strings_empty_text_and_ranges_have_plain_words() {
    let tags = line(&json!({"tags": "[1, 2"}));
    assert!(tags.ends_with("string_to_list, singleton_list: looks like a JSON list in a string"), "{tags}");
    let map = line(&json!({"map": ""}));
    assert!(map.contains("string_to_json: it is empty") && !map.contains("python"), "{map}");
    assert_eq!(line(&json!({"total": -1})), "total: expected a non-negative integer, got number -1");
    let beyond = Call::from_str_with_report(r#"{"total": 18446744073709551616}"#).unwrap_err();
    assert_eq!(
        beyond.to_string(),
        "total: expected an integer from 0 to 18446744073709551615, got number 18446744073709551616"
    );
}

#[test]
fn a_member_that_is_given_twice_says_so() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Aliased {
        #[serde(alias = "q")]
        query: String,
        n: u8,
    }
    let error = Aliased::from_str_with_report(r#"{"query": "a", "q": "b", "n": 1, "n": 2}"#).unwrap_err();
    assert_eq!(
        error.to_string(),
        "n: given more than once\nq: given more than once, expected only one of `query` and `q`"
    );
}

#[test]
fn two_short_alternatives_have_no_comma() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Id {
        Number(u8),
        Text(String),
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Either {
        Ids(Vec<u8>),
        Speed(Speed),
    }
    let said = |error: Error| error.issues()[0].expected.to_string();
    assert_eq!(said(Id::from_value(json!([])).unwrap_err()), "an integer from 0 to 255 or a string");
    assert_eq!(said(Speed::from_value(json!(1)).unwrap_err()), "`fast` or `slow`");
    assert_eq!(said(Option::<Speed>::from_value(json!(1)).unwrap_err()), "`fast` or `slow` or null");
    assert_eq!(said(Either::from_value(json!(true)).unwrap_err()), "a list of integers, or `fast` or `slow`");
}

/// The names of all rules that a report or a table may have.
fn names_no_rule(text: &str) {
    let rules = ["string_to_", "_to_json", "singleton_list", "ignore_", "unfence", "drop_keys", "each("];
    assert!(rules.iter().all(|rule| !text.contains(rule)), "{text}");
}

#[test]
fn a_model_hears_of_the_document_alone() {
    let strict = Options::default().mode(Mode::Strict);
    let calls = [
        json!({"limit": "many", "tags": "[1", "price": "5", "map": "{'a'", "filter": "[]", "speed": "FAST"}),
        json!({"limit": "5", "tags": "1, 2", "filter": "{\"a\": 1}"}),
        json!({"tags": {"a": 1}, "filter": "{\"a\": \"x\"}", "two": "[1]"}),
        json!({"tags": "[None]", "filter": "{a: None}", "two": "{'a': 1, 'b': None}"}),
        json!({"tags": "```\n[1]\n```", "filter": "{'a': null}"}),
    ];
    for call in calls {
        if let Err(error) = Call::from_value(call.clone()) {
            names_no_rule(&error.for_model(10_000));
        }
        let error = strict.from_value_with_report::<Call>(call).unwrap_err();
        names_no_rule(&error.for_model(10_000));
    }
    let error = refused(&json!({"limit": "many"}));
    let text = "- limit: expected an integer from 0 to 4294967295 or null, got string \"many\"; not a JSON number\n";
    assert!(error.for_model(1000).contains(text), "{}", error.for_model(1000));
    let fenced = Call::from_str_with_report("```json\n{}\n```").unwrap_err();
    assert!(fenced.to_string().contains("`unfence`"));
    assert!(fenced.for_model(1000).contains("send what is inside alone\n"));
    names_no_rule(&fenced.for_model(1000));
}

/// Names that the caller knows are hints to it still.
#[test]
fn a_model_hears_what_is_left_of_a_hint() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(rename_all = "camelCase", deny_unknown_fields)]
    #[coerce(ignore_key_case, drop_keys("note"))]
    struct Keys {
        max_results: u8,
    }
    let strict = Options::default().mode(Mode::Strict);
    let error = strict.from_value_with_report::<Keys>(json!({"max_results": 1, "note": 1})).unwrap_err();
    assert!(error.to_string().contains("`ignore_key_case` would read this as `maxResults` in safe mode"));
    let text = error.for_model(1000);
    assert!(
        text.contains("- max_results: unknown field, expected `maxResults`; did you mean `maxResults`?\n"),
        "{text}"
    );
    assert!(text.contains("- note: unknown field, expected `maxResults`\n"), "{text}");
    // A hint of one's own is nobody else's.
    let mut issues = error.into_issues();
    issues[1].hint = Some("leave it out".to_owned());
    let text = Error::from(issues).for_model(1000);
    assert!(text.contains("- max_results: unknown field, expected `maxResults`; leave it out\n"), "{text}");
}

#[test]
fn a_panic_shows_the_issues() {
    let panicked = catch_unwind(|| Call::from_value(json!({"total": -1, "limit": "x"})).unwrap()).unwrap_err();
    let text = panicked.downcast_ref::<String>().unwrap();
    let lines = "limit: expected an integer from 0 to 4294967295 or null, got string \"x\"; string_to_number: not a JSON number\n\
        total: expected a non-negative integer, got number -1";
    assert!(text.ends_with(lines), "{text}");
    let error = refused(&json!({"total": -1}));
    assert_eq!(format!("{error:?}"), error.to_string());
    assert!(format!("{error:#?}").contains("InvalidValue"));
}

/// Names that the type declares are no secrets, and keys may be.
#[test]
fn declared_names_are_shown_where_keys_are_hidden() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Secrets {
        #[coerce(sensitive)]
        tokens: BTreeMap<String, Deep>,
        list: Vec<Deep>,
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Deep {
        name: String,
        inner: Vec<Value>,
    }
    let table = [
        (r#"{"list": [{"name": "x"#, "`list[0].name`"),
        (r#"{"tokens": {"hunter2": {"name": "x"#, "`tokens[\"…\"].name`"),
        (r#"{"list": [{"hunter2": {"name": "x"#, "`list[0][\"…\"]`"),
    ];
    for (text, path) in table {
        let error = Secrets::from_str_with_report(text).unwrap_err().to_string();
        assert!(error.contains(path) && !error.contains("hunter2"), "{error}");
    }
    let deep = format!(r#"{{"tokens": {{"hunter2": {{"name": "", "inner": {}"#, "[".repeat(130));
    let error = Secrets::from_str_with_report(&deep).unwrap_err();
    assert!(error.to_string().starts_with("tokens[\"…\"].inner[0]"), "{error}");
}

/// A function that reads a field as serde would, so that the type is not known.
fn by_hand<'de, D: Deserializer<'de>>(from: D) -> Result<Foreign, D::Error> {
    Foreign::deserialize(from)
}

#[test]
fn what_another_type_reads_says_what_was_sent_too() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Around {
        #[serde(deserialize_with = "by_hand")]
        #[coerce(string_to_json, each(string_to_number))]
        foreign: Foreign,
    }
    let error = Around::from_value(json!({"foreign": {"count": "300"}})).unwrap_err();
    assert_eq!(error.to_string(), "foreign.count: expected an integer from 0 to 255, got string \"300\"");
    let error = Around::from_value(json!({"foreign": "{}"})).unwrap_err();
    assert_eq!(error.to_string(), "foreign.count: missing; in the JSON inside that string");
}

#[test]
fn a_warning_says_what_a_value_was_unwrapped_from() {
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(object_to_value(key("arguments", "input")))]
    struct Arguments {
        limit: u8,
    }
    let warned = |call: Value| Arguments::from_value_with_report(call).unwrap().1.warnings();
    let warnings = warned(json!({"arguments": {"limit": 5}}));
    assert_eq!(warnings, ["object with 1 member was unwrapped from `arguments` (object_to_value)"]);
}
