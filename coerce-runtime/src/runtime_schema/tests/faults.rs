//! Faults of policies: rules that do not fit, locations that a schema does not have.

use serde_json::json;

use super::*;
use crate::rules::ALL;

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
/b: `list_to_map` needs arguments: write `list_to_map(value = true)`
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
        (
            &["ignore_key_case(\"a\")"],
            "/a: in `ignore_key_case(\"a\")`: `ignore_key_case` takes no arguments: write `ignore_key_case`",
        ),
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
declared type `string`: unknown rule `trimm`: did you mean `trim`?
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
fn a_malformed_rule_is_named_with_where_it_was_given() {
    let end = "expected a name or a value at the end";
    let string = json!({"type": "string", "x-coerce": ["trim("]});
    let table = [
        (Policy::new().at("", ["trim("]), "(root): in `trim(`: "),
        (Policy::new().at("/a", ["trim("]), "/a: in `trim(`: "),
        (Policy::new().at("**/a", [""]), "**/a: in `\"\"`: "),
        (Policy::new().on("not required", [" "]), "declared type `not required`: in ` `: "),
        (Policy::new().annotations(true), "/a: in `trim(`: "),
    ];
    for (policy, expected) in table {
        assert_eq!(faults(&object(&json!({"a": string})), &policy), format!("{expected}{end}"));
    }
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
        (Policy::new().at("/", ["trim"]), "`/`: did you mean the empty string, which is the root?"),
    ];
    for (policy, expected) in table {
        assert_eq!(faults(&schema, &policy), format!("the schema has no location {expected}"));
    }
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
fn each_rule_can_be_written_by_location() {
    for rule in ALL.iter().filter(|rule| rule.name != "custom") {
        let fault = faults(&json!({"type": "object"}), &Policy::new().at("/x", [rule.name]));
        assert!(!fault.contains("unknown rule"), "{fault}");
    }
}
