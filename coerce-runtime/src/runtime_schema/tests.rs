use serde_json::{Value, json};

use super::{Policy, Schema};
use crate::report::{IssueCode, Report};
use crate::rules::Repair;

mod faults;
mod limits;

fn compiled(schema: &Value, policy: &Policy) -> Schema {
    Schema::compile(schema, policy).unwrap_or_else(|error| panic!("{schema}: {error}"))
}

fn faults(schema: &Value, policy: &Policy) -> String {
    Schema::compile(schema, policy).err().map(|error| error.to_string()).unwrap_or_default()
}

fn object(properties: &Value) -> Value {
    json!({"type": "object", "properties": properties})
}

/// Reads a value. Returns what became of it, and by which rules.
fn read(schema: &Schema, value: Value) -> Result<(Value, Vec<&'static str>), String> {
    let rules = |report: &Report| report.coercions().iter().map(|coercion| coercion.rule).collect();
    let (repaired, report) = schema.from_value_with_report(value.clone()).map_err(|error| error.to_string())?;
    let mut replayed = value;
    let patch: json_patch::Patch = serde_json::from_value(report.to_json_patch()).unwrap();
    json_patch::patch(&mut replayed, &patch).unwrap();
    assert_eq!(replayed, repaired, "the report replays");
    let again = schema.from_value_with_report(repaired.clone()).map_err(|error| error.to_string())?;
    assert_eq!((&again.0, again.1.is_empty()), (&repaired, true), "a second reading reports nothing");
    Ok((repaired, rules(&report)))
}

/// Rules for every type, none of which conflict.
fn all_rules() -> Policy {
    let composite = ["unfence", "string_to_json", "python_to_json", "empty_to_null", "null_to_default"];
    Policy::new()
        .on("string", ["number_to_string(floats)", "bool_to_string", "null_to_default", "list_to_item"])
        .on("enum", ["ignore_case(separators)", "list_to_item", "bool_to_choice(yes = \"on\", no = \"off\")"])
        .on("integer", ["string_to_number", "null_to_default", "list_to_item"])
        .on("number", ["string_to_number", "null_to_default", "list_to_item"])
        .on("boolean", ["string_to_bool", "ignore_case", "number_to_bool", "null_to_default"])
        .on("array", composite)
        .on("array", ["map_to_list", "string_to_list", "singleton_list", "drop_invalid_items"])
        .on("object", composite)
        .on("object", ["object_to_value(key = \"value\")", "string_to_object(key = \"type\")", "invalid_to_default"])
}

#[test]
fn rules_act_by_declared_type_and_location() {
    let schema = json!({"type": "object", "required": ["must"], "properties": {
        "limit": {"type": "integer"},
        "ids": {"type": "array", "items": {"type": "integer"}},
        "kind": {"enum": ["Company", "person"]},
        "note": {"type": ["string", "null"]},
        "safe": {"type": "boolean"},
        "must": {"type": "string"},
        "filters": {"type": "array", "items": object(&json!({"kind": {"type": "string", "enum": ["a-b", "c"]}, "n": {"type": "number"}}))},
    }});
    let policy = Policy::new()
        .on("integer", ["string_to_number", "float_to_integer"])
        .on("array", ["string_to_json", "singleton_list"])
        .on("enum", ["ignore_case"])
        .on("boolean", ["string_to_bool"])
        .on("nullable", ["text_to_null(\"None\")"])
        .on("string", ["null_to_default"])
        .at("/filters/*/kind", ["ignore_case(separators)"])
        .never("/safe");
    let loaded = compiled(&schema, &policy);
    assert_eq!(
        loaded.rules().to_string(),
        "\
/filters         string_to_json, singleton_list
/filters/*/kind  ignore_case(separators)
/ids             string_to_json, singleton_list
/ids/*           string_to_number, float_to_integer [eager]
/kind            ignore_case
/limit           string_to_number, float_to_integer [eager]
/note            text_to_null(\"None\") [eager]
"
    );
    let table = [
        (json!({"limit": "5.0"}), json!({"limit": 5}), &["string_to_number", "float_to_integer"][..]),
        (json!({"limit": 5.0}), json!({"limit": 5}), &["float_to_integer"]),
        (json!({"ids": "[\"1\", 2]"}), json!({"ids": [1, 2]}), &["string_to_json", "string_to_number"]),
        (json!({"ids": 7}), json!({"ids": [7]}), &["singleton_list"]),
        (json!({"kind": "company"}), json!({"kind": "Company"}), &["ignore_case"]),
        (json!({"note": "None"}), json!({"note": null}), &["text_to_null"]),
        (
            json!({"filters": {"kind": "A_B"}}),
            json!({"filters": [{"kind": "a-b"}]}),
            &["singleton_list", "ignore_case"],
        ),
    ];
    for (mut value, mut expected, rules) in table {
        (value["must"], expected["must"]) = (json!("x"), json!("x"));
        assert_eq!(read(&loaded, value.clone()), Ok((expected, rules.to_vec())), "{value}");
    }
    let refused = [
        (json!({"must": "x", "safe": "true"}), r#"safe: expected a boolean, got string "true""#),
        (json!({"must": null}), "must: expected a string, got null"),
        (json!({}), "must: missing, expected a string"),
        (
            json!({"must": "x", "kind": "robot"}),
            "kind: expected `Company` or `person`, got string \"robot\"; \
             ignore_case: matches no allowed value, ignoring case",
        ),
    ];
    for (value, error) in refused {
        assert_eq!(read(&loaded, value), Err(error.to_owned()));
    }
}

#[test]
fn numbers_stay_exact() {
    let loaded = compiled(&json!({"type": "integer"}), &Policy::new().at("", ["string_to_number"]));
    let exact = 9_007_199_254_740_993_u64;
    assert_eq!(read(&loaded, json!(exact.to_string())), Ok((json!(exact), vec!["string_to_number"])));
    for text in ["9007199254740993.0", "0.99999999999999999999", "18446744073709551616", "1.5", "020", "TBD"] {
        assert!(read(&loaded, json!(text)).is_err(), "{text}");
    }
}

#[test]
fn null_is_removed_where_a_property_is_not_required() {
    let schema =
        json!({"type": "object", "required": ["b"], "properties": {"a": {"type": "string"}, "b": {"type": "string"}}});
    let loaded = compiled(&schema, &Policy::new().on("string", ["null_to_default"]));
    assert_eq!(read(&loaded, json!({"a": null, "b": "x"})), Ok((json!({"b": "x"}), vec!["null_to_default"])));
    assert!(read(&loaded, json!({"b": null})).is_err());
}

#[test]
fn a_call_is_mended_at_the_root() {
    let rules = [
        "unfence",
        "string_to_json",
        "python_to_json",
        "json5_to_json",
        "object_to_value(key(\"arguments\", \"input\"))",
        "empty_to_null",
        "null_to_object",
    ];
    let mut schema = object(&json!({"a": {"type": "integer"}}));
    let loaded = compiled(&schema, &Policy::new().at("", rules));
    // What is valid as it is stays as it is.
    assert_eq!(read(&loaded, json!({"input": {"a": 1}})), Ok((json!({"input": {"a": 1}}), vec![])));
    assert_eq!(loaded.from_str_with_report(" ").unwrap().0, json!({}));
    schema["required"] = json!(["a"]);
    let loaded = compiled(&schema, &Policy::new().at("", rules));
    let whole = json!({"a": 1});
    for (value, rule) in [
        (json!("{\"a\": 1}"), "string_to_json"),
        (json!("{'a': 1}"), "python_to_json"),
        (json!("{a: 1}"), "json5_to_json"),
        (json!({"arguments": {"a": 1}}), "object_to_value"),
        (json!("```json\n{\"a\": 1}\n```"), "unfence"),
    ] {
        let (repaired, rules) = read(&loaded, value).unwrap();
        assert_eq!((&repaired, rules[0]), (&whole, rule));
    }
    let error = loaded.from_str_with_report("{\"a\": 1").unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::Syntax);
}

#[test]
fn ambiguous_types_are_left_alone() {
    let schema = object(&json!({
        "a": {"type": ["string", "integer"]}, "b": {"anyOf": [{"type": "integer"}, {"type": "boolean"}]},
        "c": {"anyOf": [{"type": "integer"}, {"type": "null"}]}, "d": {},
    }));
    let loaded = compiled(&schema, &all_rules());
    assert_eq!(read(&loaded, json!({"a": "42", "d": "42"})), Ok((json!({"a": "42", "d": "42"}), vec![])));
    assert_eq!(read(&loaded, json!({"c": "42"})), Ok((json!({"c": 42}), vec!["string_to_number"])));
    assert_eq!(
        read(&loaded, json!({"b": "42"})),
        Err("b: expected an integer or a boolean, got string \"42\"".to_owned())
    );
}

#[test]
fn the_tag_decides_or_else_the_kind() {
    let tagged = |tag: &str, member: &str| {
        json!({"type": "object", "required": ["type"], "additionalProperties": false,
        "properties": {"type": {"const": tag}, member: {"type": "integer"}}})
    };
    let schema = object(&json!({
        "by_tag": {"oneOf": [tagged("a", "x"), tagged("b", "y")]},
        "by_kind": {"anyOf": [{"type": "string", "enum": ["all"]}, {"type": "array", "items": {"type": "integer"}}]},
    }));
    let policy = Policy::new().on("integer", ["string_to_number"]).on("enum", ["ignore_case"]);
    let loaded = compiled(&schema, &policy);
    let table = [
        (
            json!({"by_tag": {"type": "b", "y": "5"}}),
            Ok((json!({"by_tag": {"type": "b", "y": 5}}), vec!["string_to_number"])),
        ),
        (json!({"by_kind": ["5"]}), Ok((json!({"by_kind": [5]}), vec!["string_to_number"]))),
        (json!({"by_kind": "ALL"}), Ok((json!({"by_kind": "all"}), vec!["ignore_case"]))),
        (json!({"by_kind": 5}), Err("by_kind: expected `all`, or a list of integers, got number 5".to_owned())),
        (json!({"by_tag": {"type": "B", "y": 5}}), Ok((json!({"by_tag": {"type": "b", "y": 5}}), vec!["ignore_case"]))),
        (json!({"by_tag": {"type": 5}}), Err("by_tag.type: expected `a` or `b`, got number 5".to_owned())),
        (json!({"by_tag": {"type": "a", "y": 5}}), Err("by_tag.y: unknown field, expected `x`".to_owned())),
    ];
    for (value, expected) in table {
        assert_eq!(read(&loaded, value.clone()), expected, "{value}");
    }
}

#[test]
fn a_pattern_reaches_one_use_of_a_definition() {
    let schema = json!({"type": "object", "properties": {"a": {"$ref": "#/$defs/n"}, "b": {"$ref": "#/$defs/n"}},
        "$defs": {"n": object(&json!({"n": {"type": "integer"}, "next": {"$ref": "#/$defs/n"}}))}});
    let loaded = compiled(&schema, &Policy::new().at("/a/next/n", ["string_to_number"]));
    assert!(read(&loaded, json!({"a": {"next": {"n": "1"}}})).is_ok());
    for value in
        [json!({"a": {"n": "1"}}), json!({"b": {"next": {"n": "1"}}}), json!({"a": {"next": {"next": {"n": "1"}}}})]
    {
        assert!(read(&loaded, value).is_err());
    }
}

#[test]
fn what_is_sensitive_is_nowhere() {
    let schema = json!({"type": "object", "required": ["login"], "properties": {"login": {
        "type": "object", "required": ["token", "pin"], "properties": {
            "token": {"type": "string", "minLength": 40}, "pin": {"type": "integer", "maximum": 9999},
            "key": {"type": "array", "items": {"type": "string", "pattern": "^x"}}}}}});
    let policy = Policy::new()
        .on("integer", ["string_to_number"])
        .on("object", ["string_to_json"])
        .on("array", ["singleton_list"])
        .sensitive("/login/token")
        .sensitive("/login/pin")
        .sensitive("/login/key");
    let loaded = compiled(&schema, &policy);
    let login = json!({"token": "hunter2", "pin": "777777", "key": ["hunter2"]});
    for value in [json!({"login": login}), json!({"login": login.to_string()})] {
        let error = loaded.from_value_with_report(value).unwrap_err();
        let shown = format!("{error} {} {:?}", serde_json::to_string(&error).unwrap(), error.report());
        assert!(!shown.contains("hunter2") && !shown.contains("777777") && error.issues().len() == 3, "{shown}");
    }
}

#[test]
fn a_string_with_a_secret_inside_is_no_issue_either() {
    let login = json!({"type": ["object", "string"], "maxLength": 3, "properties": {"token": {"type": "string"}}});
    let loaded = compiled(&object(&json!({"login": login})), &Policy::new().sensitive("/login/token"));
    let error = loaded.from_value_with_report(json!({"login": "{\"token\": \"hunter2\"}"})).unwrap_err();
    let shown = format!("{error} {}", serde_json::to_string(&error).unwrap());
    assert!(!shown.contains("hunter2") && shown.contains("a string of 20 characters"), "{shown}");
}

#[test]
fn rules_stand_in_the_schema_where_the_policy_says_so() {
    let schema = object(&json!({"a": {"type": "integer", "x-coerce": ["string_to_number"]}}));
    assert!(compiled(&schema, &Policy::new()).rules().is_empty());
    let loaded = compiled(&schema, &Policy::new().annotations(true));
    assert_eq!(read(&loaded, json!({"a": "1"})), Ok((json!({"a": 1}), vec!["string_to_number"])));
    let wrong = object(&json!({"a": {"type": "integer", "x-coerce": ["string_to_bool", "trimm"]}}));
    assert_eq!(
        faults(&wrong, &Policy::new().annotations(true)),
        "\
/a: unknown rule `trimm`: did you mean `trim`?
/a: `string_to_bool` does not fit `integer` here: remove it"
    );
}

#[test]
fn a_part_may_have_an_anchor_and_no_address() {
    let schema = json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "type": "object", "properties": {"a": {"$ref": "#count"}},
        "definitions": {"count": {"$id": "#count", "type": "integer"}},
    });
    let schema = compiled(&schema, &Policy::new().on("integer", ["string_to_number"]));
    assert_eq!(read(&schema, json!({"a": "5"})), Ok((json!({"a": 5}), vec!["string_to_number"])));
}

#[test]
fn a_part_is_judged_whatever_its_name() {
    let part =
        |member: &str| json!({"type": "object", "properties": {member: {"type": "string"}}, "required": [member]});
    for name in
        ('\u{1}'..='\u{7f}').chain(['é', '\u{1f600}']).map(String::from).chain(["%20".to_owned(), "~1".to_owned()])
    {
        let schema = compiled(
            &object(&json!({&name: {"anyOf": [part("a"), part("b")]}})),
            &Policy::new().on("string", ["trim"]),
        );
        let expected = Ok((json!({&name: {"b": "x"}}), vec!["trim"]));
        assert_eq!(read(&schema, json!({&name: {"b": " x "}})), expected, "{name:?}");
    }
}

#[test]
fn keys_are_folded_and_dropped() {
    let schema =
        json!({"type": "object", "properties": {"isInvestor": {"type": "boolean"}}, "additionalProperties": false});
    let policy = Policy::new().on("object", ["ignore_key_case", "drop_keys(\"why\")"]);
    let loaded = compiled(&schema, &policy);
    assert_eq!(
        read(&loaded, json!({"IsInvestor": true, "why": 1})),
        Ok((json!({"isInvestor": true}), vec!["ignore_key_case", "drop_keys"]))
    );
    assert_eq!(
        read(&loaded, json!({"isInvestro": true})),
        Err("isInvestro: unknown field, expected `isInvestor`; did you mean `isInvestor`?".to_owned())
    );
}

#[test]
fn functions_are_rules_too() {
    fn dollars(value: &Value) -> Repair {
        match value.as_str().map(|text| text.strip_prefix('$').and_then(|digits| digits.parse::<u32>().ok())) {
            None => Repair::Keep,
            Some(Some(amount)) => Repair::To(json!(amount)),
            Some(None) => Repair::Refuse("not an amount".to_owned()),
        }
    }
    let schema = object(&json!({"price": {"type": "number"}}));
    let loaded = compiled(&schema, &Policy::new().custom("/price", "dollars", dollars));
    assert_eq!(read(&loaded, json!({"price": "$5"})), Ok((json!({"price": 5}), vec!["dollars"])));
    assert_eq!(read(&loaded, json!({"price": "5"})), Err("price: not an amount, got \"5\"".to_owned()));
}
