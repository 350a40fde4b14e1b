//! Several faults in one document are reported at once, each with all that is known of it.

#![expect(dead_code, reason = "what counts is what is reported of the values")]

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::{Coerce, Error, IssueCode, Mode, Options};
use serde_json::{Value, json};

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Search {
    query: String,
    #[coerce(string_to_number)]
    max_results: u32,
    #[coerce(string_to_bool, ignore_case)]
    dry_run: bool,
    #[coerce(string_to_number, singleton_list)]
    ids: Vec<u8>,
    #[serde(alias = "sorting")]
    order: Option<Order>,
    #[serde(default)]
    labels: BTreeMap<String, Option<char>>,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Order {
    Newest,
    Oldest,
}

fn refused(document: Value) -> Error {
    Search::from_value(document).unwrap_err()
}

/// The issues without what `Display` is for.
fn codes(error: &Error) -> Vec<(String, IssueCode)> {
    error.issues().iter().map(|issue| (issue.path.to_pointer(), issue.code)).collect()
}

#[test]
fn five_wrong_fields_are_five_issues() {
    let document = json!({
        "query": 5, "maxResults": "many", "dryRun": "maybe", "ids": ["1", "x", 300], "order": "newset"
    });
    let error = refused(document.clone());
    let range = "an integer from 0 to";
    let number = "string_to_number: not a JSON number";
    assert_eq!(
        error.to_string(),
        [
            format!("dryRun: expected a boolean, got string \"maybe\"; {IGNORED}; {NO_BOOL}"),
            format!("ids[1]: expected {range} 255, got string \"x\"; {number}"),
            format!("ids[2]: expected {range} 255, got number 300"),
            format!("maxResults: expected {range} 4294967295, got string \"many\"; {number}"),
            "order: expected `newest` or `oldest` or null, got string \"newset\"; did you mean `newest`?".to_owned(),
            "query: expected a string, got number 5".to_owned(),
        ]
        .join("\n")
    );
    assert_eq!(error.report().warnings(), [r#"ids[0]: string "1" was read as number 1 (string_to_number)"#]);
    let by_text = Search::from_str_with_report(&document.to_string()).unwrap_err();
    assert_eq!(by_text, error);
}

const IGNORED: &str = "ignore_case: matches no allowed value, ignoring case";
const NO_BOOL: &str = "string_to_bool: not `true` or `false`";

#[test]
fn an_issue_tells_programs_what_it_tells_people() {
    let error = refused(json!({"query": null, "maxResults": "many", "dryRun": "maybe", "ids": {}, "order": "newset"}));
    let expected = json!({"issues": [
        {
            "path": "/dryRun", "code": "invalid_type", "expected": "a boolean", "received": "string \"maybe\"",
            "tried": [
                {"rule": "ignore_case", "reason": "matches no allowed value, ignoring case"},
                {"rule": "string_to_bool", "reason": "not `true` or `false`"}
            ]
        },
        {
            "path": "/ids/0", "code": "invalid_type", "expected": "an integer from 0 to 255", "received": "an object",
            "hint": "a single value is read as a list of one item"
        },
        {
            "path": "/maxResults", "code": "invalid_type", "expected": "an integer from 0 to 4294967295",
            "received": "string \"many\"", "tried": [{"rule": "string_to_number", "reason": "not a JSON number"}]
        },
        {
            "path": "/order", "code": "unknown_variant", "expected": "`newest` or `oldest` or null", "received": "string \"newset\"",
            "hint": "did you mean `newest`?"
        },
        {"path": "/query", "code": "invalid_type", "expected": "a string", "received": "null"}
    ]});
    assert_eq!(json!(error), expected);
}

#[test]
fn members_that_lack_or_are_unknown_have_paths_of_their_own() {
    let error = refused(json!({"querry": "q", "max_results": 5, "ids": [], "dryRun": true, "zzz": 1}));
    let unknown = "unknown field, expected one of `query`, `maxResults`, `dryRun`, `ids`, `order`, `sorting`, `labels`";
    assert_eq!(
        error.to_string().lines().collect::<Vec<_>>(),
        [
            "maxResults: missing, expected an integer from 0 to 4294967295",
            &format!("max_results: {unknown}; did you mean `maxResults`?"),
            &format!("querry: {unknown}; did you mean `query`?"),
            "query: missing, expected a string",
            &format!("zzz: {unknown}"),
        ]
    );
}

#[test]
fn a_member_that_comes_twice_is_a_fault_of_text() {
    let table = [
        (r#"{"query": "a", "query": "b", "maxResults": 1, "dryRun": true, "ids": []}"#, "/query"),
        (r#"{"query": "a", "maxResults": 1, "maxResults": "x", "dryRun": true, "ids": []}"#, "/maxResults"),
        (r#"{"query": "a", "maxResults": 1, "dryRun": true, "ids": [], "order": null, "sorting": null}"#, "/sorting"),
    ];
    for (text, path) in table {
        let error = Search::from_str_with_report(text).unwrap_err();
        assert_eq!(codes(&error), [(path.to_owned(), IssueCode::DuplicateField)], "{text}");
        let error = Search::from_slice_with_report(text.as_bytes()).unwrap_err();
        assert_eq!(codes(&error), [(path.to_owned(), IssueCode::DuplicateField)], "{text}");
    }
}

#[test]
fn strict_mode_says_what_would_repair() {
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code)]
    struct Loose {
        #[serde(default)]
        #[coerce(invalid_to_default)]
        limit: u8,
        #[coerce(drop_invalid_items)]
        ids: Vec<u8>,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code)]
    struct Wrapped {
        #[coerce(object_to_value(key = "value"))]
        page: Page,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code)]
    struct Page {
        start: u8,
        end: u8,
    }
    let strict = Options::default().mode(Mode::Strict);
    let document = json!({"query": "q", "maxResults": "5", "dryRun": "TRUE", "ids": "7", "labels": {"a": "bc"}});
    let error = strict.from_value_with_report::<Search>(document).unwrap_err();
    let hints: Vec<_> = error.issues().iter().map(|issue| issue.hint.as_deref().unwrap_or_default()).collect();
    assert_eq!(codes(&error).len(), 4);
    let repair = |rule| format!("`{rule}` would repair this in safe mode");
    assert_eq!(hints, [&*repair("ignore_case"), &*repair("singleton_list"), "", &*repair("string_to_number")]);
    assert!(error.report().is_empty());
    let error = strict.from_value_with_report::<Loose>(json!({"limit": "many", "ids": 5})).unwrap_err();
    let hints: Vec<_> = error.issues().iter().map(|issue| issue.hint.as_deref().unwrap_or_default()).collect();
    assert_eq!(hints, ["", &*repair("invalid_to_default")], "{error}");
    let error = strict.from_value_with_report::<Loose>(json!({"limit": 1, "ids": [1, "x"]})).unwrap_err();
    let around = "`drop_invalid_items` on the value around it would repair this in safe mode";
    assert_eq!(error.issues()[0].hint.as_deref(), Some(around), "{error}");
    let error = strict.from_value_with_report::<Loose>(json!({"limit": 1, "ids": ["x", 1, "y"]})).unwrap_err();
    assert!(
        error.issues().len() == 2 && error.issues().iter().all(|issue| issue.hint.as_deref() == Some(around)),
        "{error}"
    );
    let error =
        strict.from_value_with_report::<Wrapped>(json!({"page": {"value": {"start": 1, "end": 2}}})).unwrap_err();
    let hints: Vec<_> = error.issues().iter().map(|issue| issue.hint.as_deref()).collect();
    let around = "`object_to_value` on the value around it would repair this in safe mode";
    assert_eq!(hints, [Some(around), None], "what is one repair is said once: {error}");
}

/// A member that is not known says nothing against the others, wherever it stands.
#[test]
fn what_stands_beside_an_unknown_member_is_judged_too() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(tag = "op", content = "args", rename_all = "lowercase", deny_unknown_fields)]
    enum Call {
        Get { id: u8 },
        List,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    struct Flat {
        name: String,
        #[serde(flatten)]
        call: Call,
    }
    let lines = |error: Error| error.to_string().lines().map(str::to_owned).collect::<Vec<_>>();
    let error = Call::from_value(json!({"op": "get", "args": {"id": "x"}, "arg": 1})).unwrap_err();
    let unknown = "arg: unknown field, expected `op` or `args`; did you mean `args`?";
    assert_eq!(lines(error), [unknown, "args.id: expected an integer from 0 to 255, got string \"x\""]);
    let error = Call::from_value(json!({"op": "get", "arg": {"id": 1}})).unwrap_err();
    assert_eq!(lines(error), [unknown, "args: missing, expected an object with `id` (integer)"]);
    // In any order: what stands behind a tag that is wrong is not unknown.
    for text in
        [r#"{"name": 5, "op": "gte", "args": {}, "more": 1}"#, r#"{"more": 1, "args": {}, "op": "gte", "name": 5}"#]
    {
        assert_eq!(
            lines(Flat::from_str_with_report(text).unwrap_err()),
            [
                "more: unknown field, expected one of `name`, `op`, `args`",
                "name: expected a string, got number 5",
                "op: expected `get` or `list`, got string \"gte\"; did you mean `get`?",
            ],
            "{text}"
        );
    }
}

/// The engine accepts the list, and the conversion refuses it: what came is still said.
#[test]
fn a_list_that_a_conversion_refuses_is_named() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(try_from = "Vec<u8>")]
    struct Pair(u8, u8);
    impl TryFrom<Vec<u8>> for Pair {
        type Error = &'static str;
        fn try_from(numbers: Vec<u8>) -> Result<Self, Self::Error> {
            if let [one, other] = numbers[..] { Ok(Self(one, other)) } else { Err("two numbers are needed") }
        }
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Line {
        ends: Pair,
        #[coerce(string_to_number)]
        width: u8,
    }
    let line = Line::from_value(json!({"ends": [1, 2], "width": "3"})).unwrap();
    assert_eq!((line.ends.0, line.ends.1, line.width), (1, 2, 3));
    let error = Line::from_value(json!({"ends": [1], "width": "3"})).unwrap_err();
    assert_eq!(error.to_string(), "ends: two numbers are needed, got a list");
}
