//! Calls that agent hosts meet, and that hand-written coercers are tested with: what becomes of them under a policy for all.

use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

fn policy() -> Policy {
    let whole = ["string_to_json", "python_to_json"];
    Policy::new()
        .on("string", ["bool_to_string", "number_to_string", "null_to_default"])
        .on("integer", ["string_to_number", "null_to_default"])
        .on("number", ["string_to_number", "null_to_default"])
        .on("boolean", ["string_to_bool", "ignore_case", "null_to_default"])
        .on("enum", ["ignore_case", "null_to_default"])
        .on("array", whole)
        .on("array", ["singleton_list", "null_to_default"])
        .on("object", whole)
        .on("object", ["null_to_default"])
}

fn object(properties: &Value) -> Value {
    json!({"type": "object", "properties": properties})
}

/// The document, or `None` where the call is refused.
fn read(schema: &Value, call: &Value) -> Option<Value> {
    let schema = Schema::compile(schema, &policy()).unwrap_or_else(|error| panic!("{schema}: {error}"));
    let (document, _) = schema.from_value_with_report(call.clone()).ok()?;
    let again = schema.from_value_with_report(document.clone()).unwrap();
    assert!(again.1.is_empty() && again.0 == document, "{document}");
    Some(document)
}

#[track_caller]
fn table(schema: &Value, rows: &[(Value, Option<Value>)]) {
    for (call, expected) in rows {
        assert_eq!(read(schema, call), *expected, "{schema} {call}");
    }
}

#[test]
fn scalars_as_strings() {
    let schema = object(&json!({"count": {"type": "number"}, "limit": {"type": "integer"}, "on": {"type": "boolean"}}));
    table(
        &schema,
        &[
            (json!({"count": "5", "limit": "10", "on": "TRUE"}), Some(json!({"count": 5, "limit": 10, "on": true}))),
            (json!({"limit": "9007199254740993"}), Some(json!({"limit": 9_007_199_254_740_993_u64}))),
            (json!({"count": "-3.25"}), Some(json!({"count": -3.25}))),
            (json!({"limit": "5.5"}), None),
            (json!({"limit": "020"}), None),
            (json!({"limit": " 5"}), None),
            (json!({"limit": ""}), None),
            (json!({"limit": "1e400"}), None),
            // Neither a boolean nor null is a number.
            (json!({"limit": true}), None),
            (json!({"limit": null}), Some(json!({}))),
            (json!({"on": "yes"}), None),
            (json!({"on": 1}), None),
        ],
    );
}

#[test]
fn lists_and_objects_as_strings() {
    let matrix = json!({"type": "array", "items": {"type": "array", "items": {"type": "integer"}}});
    let request = object(&json!({"start": {"type": "integer"}, "on": {"type": ["boolean", "null"]}}));
    let schema =
        object(&json!({"values": matrix, "request": request, "many": {"type": ["array", "null"], "items": request},
        "free": {"type": "array", "items": {"type": "object"}}}));
    table(
        &schema,
        &[
            (json!({"values": "[[\"1\", \"2\"], [\"3\", 4]]"}), Some(json!({"values": [[1, 2], [3, 4]]}))),
            (
                json!({"request": "{\"start\": \"12\", \"on\": \"false\"}"}),
                Some(json!({"request": {"start": 12, "on": false}})),
            ),
            (json!({"many": "[{\"on\": \"true\"}]"}), Some(json!({"many": [{"on": true}]}))),
            (json!({"many": null}), Some(json!({"many": null}))),
            (json!({"free": "[{\"text\": {\"a\": 1}}]"}), Some(json!({"free": [{"text": {"a": 1}}]}))),
            (json!({"free": "[{'text': None}]"}), Some(json!({"free": [{"text": null}]}))),
            // Cut off.
            (json!({"values": "[[1, 2], [3"}), None),
            (json!({"request": "{\"start\": 1"}), None),
            (json!({"request": "[1]"}), None),
        ],
    );
}

#[test]
fn what_may_be_a_string_stays_one() {
    let schema = object(&json!({"text": {"type": "string"}, "any": {"type": ["string", "object"]},
        "id": {"type": ["string", "integer"]}, "either": {"anyOf": [{"type": "integer"}, {"type": "string"}]}, "open": {}}));
    for call in [
        json!({"text": "{\"a\": 1}", "any": "{\"a\": 1}"}),
        json!({"text": "42", "id": "42", "either": "42", "open": "42", "other": "42"}),
        json!({"text": "null", "id": "007"}),
    ] {
        table(&schema, &[(call.clone(), Some(call))]);
    }
    table(&json!({"type": "object"}), &[(json!({"count": "10"}), Some(json!({"count": "10"})))]);
}

#[test]
fn members_that_no_property_names() {
    let entry = object(&json!({"count": {"type": "integer"}, "on": {"type": "boolean"}}));
    let schema = json!({"type": "object", "additionalProperties": entry});
    let call = json!({"a": "{\"count\": \"5\"}", "b": {"count": "7", "on": "true"}});
    table(&schema, &[(call, Some(json!({"a": {"count": 5}, "b": {"count": 7, "on": true}})))]);
}

#[test]
fn unions_by_what_tells_them_apart() {
    let form = |action: Value, member: &str, of: &str| json!({"type": "object", "properties": {"action": action, member: {"type": of}}, "required": ["action", member]});
    for tag in [
        |name: &str| json!({"const": name}),
        |name: &str| json!({"enum": [name]}),
        |name: &str| json!({"type": "string", "const": name}),
    ] {
        let forms = [form(tag("list"), "limit", "integer"), form(tag("push"), "force", "boolean")];
        table(
            &json!({"oneOf": forms}),
            &[
                (json!({"action": "list", "limit": "100"}), Some(json!({"action": "list", "limit": 100}))),
                (json!({"action": "push", "force": "true"}), Some(json!({"action": "push", "force": true}))),
                (json!({"action": "unknown", "limit": "100"}), None),
                (json!({"limit": "100"}), None),
            ],
        );
    }
    // Nothing tells them apart, and no repair is tried to find out.
    let forms = json!({"anyOf": [{"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]},
        {"type": "object", "properties": {"id": {"type": "integer"}}, "required": ["id"]}]});
    table(&forms, &[(json!({"id": "42"}), None), (json!({"id": 42}), Some(json!({"id": 42})))]);
    let merged = json!({"allOf": [object(&json!({"page": {"type": "integer"}})), object(&json!({"per_page": {"type": "integer"}, "all": {"type": "boolean"}}))]});
    let call = json!({"page": "2", "per_page": "50", "all": "false"});
    table(&merged, &[(call, Some(json!({"page": 2, "per_page": 50, "all": false})))]);
}

#[test]
fn references_and_what_pydantic_writes() {
    let schema = json!({"type": "object", "title": "SearchArguments", "required": ["filter"], "additionalProperties": false,
        "$defs": {"Filter": {"type": "object", "title": "Filter", "properties": {"limit": {"type": "integer", "default": 10, "title": "Limit"},
            "sub": {"anyOf": [{"$ref": "#/$defs/Filter"}, {"type": "null"}], "default": null}}}},
        "properties": {"filter": {"$ref": "#/$defs/Filter", "description": "What to look for"},
            "before": {"anyOf": [{"type": "string", "format": "date-time"}, {"type": "null"}], "default": null, "title": "Before"},
            "tags": {"anyOf": [{"items": {"type": "string"}, "type": "array"}, {"type": "null"}], "default": null}}});
    table(
        &schema,
        &[
            (
                json!({"filter": {"limit": "5", "sub": {"limit": "6", "sub": null}}, "before": null, "tags": "a"}),
                Some(json!({"filter": {"limit": 5, "sub": {"limit": 6, "sub": null}}, "before": null, "tags": ["a"]})),
            ),
            (json!({"filter": "{\"limit\": 5}"}), Some(json!({"filter": {"limit": 5}}))),
            (json!({"filter": {"limit": null}}), Some(json!({"filter": {}}))),
            (json!({"filter": null}), None),
            (json!({"filter": {}, "extra": 1}), None),
        ],
    );
}
