//! The forms on the wire: report, metadata of an answer, error.

#![expect(dead_code, reason = "what counts is what is reported of the values")]

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::{Coerce, Report};
use serde_json::{Value, json};

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[coerce(ignore_key_case, drop_keys("note"))]
struct Person {
    #[coerce(string_to_bool, ignore_case)]
    is_investor: bool,
    #[serde(default)]
    #[coerce(null_to_default)]
    age: u8,
    #[serde(default)]
    #[coerce(list_to_map(value = true))]
    flags: BTreeMap<String, bool>,
    #[serde(default)]
    #[coerce(string_to_json)]
    friends: Vec<Person>,
}

fn report(document: Value) -> Report {
    Person::from_value_with_report(document).unwrap_or_else(|error| panic!("{error}")).1
}

fn messy() -> Report {
    report(json!({
        "IsInvestor": "TRUE", "age": null, "note": {"a": 1}, "flags": ["a", "b"],
        "friends": "[{\"is_investor\": true, \"flags\": []}]"
    }))
}

#[test]
fn a_report_has_an_entry_and_a_sentence_for_each_repair() {
    let friends = json!([{"is_investor": true, "flags": []}]);
    let expected = json!({
        "_coercions": [
            {"path": "/age", "rule": "null_to_default", "from": null},
            {"path": "/flags", "rule": "list_to_map", "from": ["a", "b"], "to": {"a": true, "b": true}},
            {"path": "/friends", "rule": "string_to_json", "from": r#"[{"flags": [], "is_investor": true}]"#, "to": friends},
            {"path": "/friends/0/flags", "rule": "list_to_map", "from": [], "to": {}},
            {"path": "/friends/0/isInvestor", "rule": "ignore_key_case", "moved_from": "/friends/0/is_investor"},
            {"path": "/isInvestor", "rule": "ignore_key_case", "moved_from": "/IsInvestor"},
            {"path": "/isInvestor", "rule": "ignore_case", "from": "TRUE", "to": "true"},
            {"path": "/isInvestor", "rule": "string_to_bool", "from": "true", "to": true},
            {"path": "/note", "rule": "drop_keys", "from": {"a": 1}}
        ],
        "_warnings": [
            "age: null was read as absent (null_to_default)",
            "flags: list of 2 was read as object with 2 members (list_to_map)",
            "friends: string \"[{\\\"flags\\\": [], \\\"is_investor\\\": true}]\" was read as list of 1 (string_to_json)",
            "friends[0].isInvestor: read from member \"is_investor\" (ignore_key_case)",
            "isInvestor: read from member \"IsInvestor\" (ignore_key_case)",
            "isInvestor: string \"TRUE\" was read as string \"true\" (ignore_case)",
            "isInvestor: string \"true\" was read as boolean true (string_to_bool)",
            "note: this member is not used and was dropped (drop_keys)"
        ]
    });
    let report = report(json!({
        "IsInvestor": "TRUE", "age": null, "note": {"a": 1}, "flags": ["a", "b"],
        "friends": "[{\"flags\": [], \"is_investor\": true}]"
    }));
    assert_eq!(json!(report), expected);
    assert_eq!((report.len(), report.is_empty(), report.is_complete()), (9, false, true));
}

#[test]
fn a_report_as_a_patch() {
    let report = report(json!({"is_investor": "TRUE", "age": null, "note": 1}));
    let expected = json!([
        {"op": "remove", "path": "/age"},
        {"op": "move", "from": "/is_investor", "path": "/isInvestor"},
        {"op": "replace", "path": "/isInvestor", "value": "true"},
        {"op": "replace", "path": "/isInvestor", "value": true},
        {"op": "remove", "path": "/note"}
    ]);
    assert_eq!(report.to_json_patch(), expected);
    // The type declares that name too.
    assert!(report.coercions().iter().any(|coercion| coercion.path.to_pattern() == "/note"));
}

#[test]
fn a_report_is_attached_to_any_answer() {
    let report = messy();
    let reported = json!(report);
    let table = [
        (json!({"found": 2}), json!({"found": 2})),
        (json!({}), json!({})),
        (json!([1]), json!({"result": [1]})),
        (json!("done"), json!({"result": "done"})),
        (json!(null), json!({"result": null})),
        (json!({"_warnings": "mine"}), json!({})),
    ];
    for (mut answer, mut expected) in table {
        report.attach_to(&mut answer);
        expected["_coercions"] = reported["_coercions"].clone();
        expected["_warnings"] = reported["_warnings"].clone();
        assert_eq!(answer, expected);
    }
}

#[test]
fn an_empty_report_leaves_the_answer_as_it_is() {
    let clean = report(json!({"isInvestor": true}));
    assert_eq!(json!(clean), json!({"_coercions": [], "_warnings": []}));
    for answer in [json!({"found": 2}), json!([1]), json!(null)] {
        let mut attached = answer.clone();
        clean.attach_to(&mut attached);
        assert_eq!(attached, answer);
    }
}

#[test]
fn an_error_is_its_issues() {
    let error = Person::from_value(json!({"isInvestor": "maybe", "age": "x", "not": 1})).unwrap_err();
    let expected = json!({"issues": [
        {"path": "/age", "code": "invalid_type", "expected": "an integer from 0 to 255", "received": "string \"x\""},
        {
            "path": "/isInvestor", "code": "invalid_type", "expected": "a boolean", "received": "string \"maybe\"",
            "tried": [
                {"rule": "ignore_case", "reason": "matches no allowed value, ignoring case"},
                {"rule": "string_to_bool", "reason": "not `true` or `false`"}
            ]
        },
        {
            "path": "/not", "code": "unknown_field", "expected": "one of `isInvestor`, `age`, `flags`, `friends`",
            "received": null
        }
    ]});
    assert_eq!(json!(error), expected);
}

/// The caller of a service can declare no rule.
#[test]
fn a_problem_names_no_rule_that_would_read_the_value() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Call {
        #[coerce(string_to_json)]
        filter: BTreeMap<String, u8>,
    }
    let error = Call::from_value(json!({"filter": "{'a': 1}"})).unwrap_err();
    let tried = "string_to_json: not exactly one JSON text: it is a Python literal";
    let detail = error.to_problem()["errors"][0]["detail"].to_string();
    assert!(detail.ends_with(&format!("{tried}\"")), "{detail}");
    assert!(error.to_string().ends_with(&format!("{tried}, which `python_to_json` would read")), "{error}");
}
