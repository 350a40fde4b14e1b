use serde_json::{Value, json};

use super::{Policy, Schema};
use crate::report::{IssueCode, Report};
use crate::rules::{ALL, Repair};

fn compiled(schema: &Value, policy: &Policy) -> Schema {
    Schema::compile(schema, policy).unwrap_or_else(|error| panic!("{schema}: {error}"))
}

fn faults(schema: &Value, policy: &Policy) -> String {
    Schema::compile(schema, policy).err().map(|error| error.to_string()).unwrap_or_default()
}

fn object(properties: &Value) -> Value {
    json!({"type": "object", "properties": properties})
}

/// What becomes of a value, and by which rules.
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
        (json!({"by_tag": {"type": "c"}}), Err("by_tag.type: expected `a` or `b`, got string \"c\"".to_owned())),
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
fn every_fault_is_reported_at_once() {
    let schema = object(&json!({"a": {"type": "integer"}, "b": {"type": "string"},
        "c": {"allOf": [{"type": "string"}, {"type": "integer"}]}}));
    let policy = Policy::new()
        .on("strnig", ["trim"])
        .on("string", ["string_to_number"])
        .at("/a", ["string_to_bool"])
        .at("/x", ["trim"])
        .at("b", ["trim"])
        .at("/b", ["list_to_map"])
        .never("/saef");
    assert_eq!(
        faults(&schema, &policy),
        "\
unknown declared type `strnig`: did you mean `string`?
`b` is no location: write one as `/filters/*/kind`
`list_to_map` needs arguments: write `list_to_map(value = true)`
`string_to_number` does not fit `string`: remove it
/a: `string_to_bool` does not fit `integer` here: remove it
/c: no value has the types that `allOf` asks for together
the schema has no location `/x`
the schema has no location `/saef`"
    );
    let boolean = object(&json!({"a": {"type": "boolean"}}));
    for (rules, fault) in [
        (&["ignore_case"][..], "/a: `ignore_case` does not fit `boolean` here: remove it"),
        (&["ignore_case", "string_to_bool"], ""),
        (&["ignore_key_case(\"a\")"], "`ignore_key_case` takes no arguments: write `ignore_key_case`"),
    ] {
        assert_eq!(faults(&boolean, &Policy::new().at("/a", rules.iter().copied())), fault, "{rules:?}");
    }
    for draft in ["draft-04", "draft-06", "draft-07"] {
        let schema = format!("http://json-schema.org/{draft}/schema#");
        let old = json!({"$schema": schema, "minimum": 1, "exclusiveMinimum": "x"});
        let kind = if draft == "draft-04" { "boolean" } else { "number" };
        let fault = format!("/exclusiveMinimum: not a JSON Schema: \"x\" is not of type \"{kind}\"");
        assert_eq!(faults(&old, &Policy::new()), fault, "{draft}");
    }
    let wrong = json!({"type": "object", "properties": {"a": {"type": "Integer"}, "b": {"minimum": "5"}}});
    assert_eq!(
        faults(&wrong, &Policy::new().on("string", ["trimm"])),
        "\
unknown rule `trimm`: did you mean `trim`?
/properties/a/type: not a JSON Schema: unknown type `Integer`: did you mean `integer`?
/properties/b/minimum: not a JSON Schema: \"5\" is not of type \"number\""
    );
    for schema in
        [json!({"type": "strin"}), json!({"$ref": "#/nowhere"}), json!({"$ref": "https://example.com/a"}), json!(5)]
    {
        let fault = faults(&schema, &Policy::new());
        assert!(fault.contains("not a JSON Schema"), "{schema}: {fault}");
    }
}

#[test]
fn a_rule_at_a_location_fits_it_or_is_a_fault() {
    let table = [
        (json!({"type": "object", "additionalProperties": {"type": "integer"}}), "ignore_key_case"),
        (json!({"type": "integer"}), "ignore_key_case"),
        (json!({}), r#"drop_keys("description")"#),
        (
            json!({"anyOf": [{"type": "string", "minLength": 5}, {"type": "string", "pattern": "x"}]}),
            "float_to_integer",
        ),
        // No null is valid, though one alternative is null.
        (
            json!({"type": ["string", "integer"], "anyOf": [{"type": "null"}, {"type": ["string", "integer"]}]}),
            "text_to_null(\"None\")",
        ),
    ];
    for (part, rule) in table {
        let fault = faults(&object(&json!({"a": part})), &Policy::new().at("/a", [rule]));
        let name = rule.split('(').next().unwrap_or_default();
        assert!(fault.starts_with(&format!("/a: `{name}` does not fit ")), "{part} {rule}: {fault}");
    }
}

#[test]
fn rules_with_a_key_are_for_lists_and_maps_of_objects() {
    let column = json!({"type": "object", "properties": {"name": {"type": "string"}, "width": {"type": "integer"}}});
    let schema = json!({
        "type": "object",
        "$defs": {"column": column},
        "properties": {
            "list": {"type": "array", "items": {"$ref": "#/$defs/column"}},
            "map": {"type": "object", "additionalProperties": {"$ref": "#/$defs/column"}},
            "maps": {"type": "array", "items": {"type": "object"}},
        },
    });
    let listed = r#"map_to_list(key = "name")"#;
    let keyed = r#"list_to_map(key = "name")"#;
    let loaded = compiled(&schema, &Policy::new().on("array", [listed]).on("object", [keyed]));
    for (value, repaired, rule) in [
        (json!({"list": {"a": {"width": 1}}}), json!({"list": [{"name": "a", "width": 1}]}), "map_to_list"),
        (json!({"maps": {"a": {"b": 1}}}), json!({"maps": [{"name": "a", "b": 1}]}), "map_to_list"),
        (json!({"map": [{"name": "a", "width": 1}]}), json!({"map": {"a": {"width": 1}}}), "list_to_map"),
    ] {
        assert_eq!(read(&loaded, value), Ok((repaired, vec![rule])));
    }
    for (part, rule) in [
        (json!({"type": "array", "items": {"type": "string"}}), listed),
        (json!({"type": "array"}), listed),
        (json!({"type": "array", "items": {"type": "object"}, "prefixItems": [{"type": "object"}]}), listed),
        (json!({"type": "object", "additionalProperties": {"type": "object"}}), listed),
        (json!({"type": "object", "additionalProperties": {"type": "integer"}}), keyed),
        (json!({"type": "object", "properties": {"a": {"type": "object"}}}), keyed),
        (json!({"type": "object"}), keyed),
    ] {
        let fault = faults(&object(&json!({"a": part})), &Policy::new().at("/a", [rule]));
        let name = &rule[..11];
        assert!(fault.starts_with(&format!("/a: `{name}` does not fit ")), "{part} {rule}: {fault}");
    }
    let fault = faults(&object(&json!({"a": {"type": "array"}})), &Policy::new().at("/a", [listed]));
    assert_eq!(fault, "/a: `map_to_list` does not fit what is not declared as an array or a map of objects: remove it");
}

#[test]
fn what_stands_beside_a_reference_counts_since_2019() {
    for (draft, counts) in [
        ("http://json-schema.org/draft-07/schema#", false),
        ("https://json-schema.org/draft/2019-09/schema", true),
        ("https://json-schema.org/draft/2020-12/schema", true),
    ] {
        let part = json!({"$ref": "#/definitions/either", "type": "integer"});
        let either = json!({"either": {"type": ["integer", "string"]}});
        let schema = json!({"$schema": draft, "type": "object", "properties": {"a": part}, "definitions": either});
        let fault = faults(&schema, &Policy::new().at("/a", ["string_to_number"]));
        assert_eq!(fault.is_empty(), counts, "{draft}: {fault}");
    }
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
fn a_location_that_the_schema_does_not_have_is_likely_another() {
    let schema = object(&json!({
        "filters": {"type": "array", "items": object(&json!({"kind": {"type": "string"}, "token": {"type": "string"}}))},
        "safe": {"type": "boolean"}, "a/b": {"type": "string"},
    }));
    let table = [
        (Policy::new().at("/filterz/*/kind", ["trim"]), "`/filterz/*/kind`: did you mean `/filters/*/kind`?"),
        (Policy::new().at("/filters/kind", ["trim"]), "`/filters/kind`: did you mean `/filters/*/kind`?"),
        (Policy::new().sensitive("/filters/*/tokn"), "`/filters/*/tokn`: did you mean `/filters/*/token`?"),
        (Policy::new().never("/Safe"), "`/Safe`: did you mean `/safe`?"),
        (Policy::new().never("/a~1bb"), "`/a~1bb`: did you mean `/a~1b`?"),
        (Policy::new().never("/something/else"), "`/something/else`"),
    ];
    for (policy, expected) in table {
        assert_eq!(faults(&schema, &policy), format!("the schema has no location {expected}"));
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

/// Two forms of one value that each fold into the other would rename a member at every reading.
#[test]
fn no_form_folds_what_another_declares() {
    let (one, other) = (json!({"isSafe": {"type": "integer"}}), json!({"is_safe": {"type": "string"}}));
    let fault = |path: &str| format!("{path}`ignore_key_case` can't tell `isSafe` from `is_safe`: remove it");
    let both = [one.clone(), other.clone()].map(|properties| json!({"properties": properties}));
    let typed = [object(&one), object(&other)];
    for (schema, expected) in [
        (json!({"type": "object", "anyOf": both}), fault("(root): ")),
        (json!({"oneOf": typed}), fault("(root): ")),
        (json!({"oneOf": [{"type": "string"}, {"anyOf": typed}]}), fault("(root): ")),
        (object(&json!({"x": {"allOf": typed}})), fault("/x: ")),
        (
            object(&json!({"x": {"type": "object", "properties": one, "anyOf": [{"required": ["y"]}, &both[1]]}})),
            fault("/x: "),
        ),
        (object(&json!({"x": object(&one), "y": object(&other)})), String::new()),
        (json!({"oneOf": [{"type": "string"}, object(&one)]}), String::new()),
    ] {
        let location = if schema["properties"]["x"].is_object() { "/x" } else { "" };
        assert_eq!(faults(&schema, &Policy::new().at(location, ["ignore_key_case"])), expected, "{schema}");
        // By type it is not there where it can't tell them apart.
        let by_type = compiled(&schema, &Policy::new().on("object", ["ignore_key_case"]));
        let twice = json!({"x": {"IS_SAFE": 1}, "IS_SAFE": 1});
        let read = by_type.from_value_with_report(twice.clone());
        assert!(expected.is_empty() || read.is_err() || read.is_ok_and(|(same, _)| same == twice), "{schema}");
    }
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

#[test]
#[cfg_attr(miri, ignore = "its validators are too large for Miri")]
fn what_explodes_is_refused() {
    let mut deep = json!({"type": "integer"});
    for _ in 0..1000 {
        deep = json!({"items": deep});
    }
    assert!(faults(&deep, &Policy::new()).contains("127 levels") || !faults(&deep, &Policy::new()).is_empty());
    let looped = json!({"$ref": "#/$defs/a", "$defs": {"a": {"allOf": [{"$ref": "#/$defs/b"}]}, "b": {"anyOf": [{"$ref": "#/$defs/a"}]}}});
    let _ = Schema::compile(&looped, &all_rules());
    let loaded = compiled(&json!({"type": "integer"}), &Policy::new());
    let mut value = json!(1);
    for _ in 0..1000 {
        value = json!([value]);
    }
    assert_eq!(loaded.from_value_with_report(value).unwrap_err().issues()[0].code, IssueCode::LimitExceeded);
}

/// Each item is a list again, and the validator has two ways to each.
#[test]
fn lists_in_a_circle_end() {
    let schema = json!({"$ref": "#/items", "items": {"$ref": "#", "type": ["array", "null"]}});
    let loaded = compiled(&schema, &Policy::new().on("array", ["singleton_list"]));
    let nested = |levels| (0..levels).fold(json!(5), |inner, _| json!([inner]));
    for levels in [30, 60, 120] {
        let error = loaded.from_value_with_report(nested(levels)).unwrap_err();
        assert!(error.issues().iter().any(|issue| issue.code == IssueCode::LimitExceeded), "{levels}: {error}");
    }
}

#[test]
fn each_rule_can_be_written_by_location() {
    for rule in ALL.iter().filter(|rule| rule.name != "custom") {
        let fault = faults(&json!({"type": "object"}), &Policy::new().at("/x", [rule.name]));
        assert!(!fault.contains("unknown rule"), "{fault}");
    }
}
