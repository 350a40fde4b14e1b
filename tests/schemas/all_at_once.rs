//! What is wrong with an object or a list as a whole, beside what is wrong inside.

use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

/// The issues of a document, a line each without what was received, sorted.
fn issues(schema: &Value, document: Value) -> Vec<String> {
    let schema = Schema::compile(schema, &Policy::tool_calls()).unwrap();
    let error = schema.from_value_with_report(document).unwrap_err();
    let mut lines: Vec<String> =
        error.to_string().lines().map(|line| line.split(", got ").next().unwrap().to_owned()).collect();
    lines.sort();
    lines
}

#[test]
fn a_fault_of_the_whole_is_reported_beside_those_inside() {
    let object = |more: Value| {
        let mut schema = json!({"type": "object", "properties": {"n": {"type": "integer"}, "a": {}, "b": {}}});
        schema.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        schema
    };
    let n = "n: expected an integer";
    let table = [
        (object(json!({"minProperties": 3})), json!({"n": "x"}), vec!["expected an object of at least 3 members", n]),
        (
            object(json!({"anyOf": [{"required": ["a"]}, {"required": ["b"]}]})),
            json!({"n": "x"}),
            vec!["expected an object with `a` or `b`", n],
        ),
        (
            object(json!({"not": {"required": ["a", "b"]}})),
            json!({"n": "x", "a": 1, "b": 2}),
            vec![n, "refused by `not` of the schema"],
        ),
        (
            json!({"type": "object", "propertyNames": {"pattern": "^[a-z]+$"}, "additionalProperties": {"type": "integer"}}),
            json!({"Ab": 1, "n": "x"}),
            vec!["Ab: expected a string that matches `^[a-z]+$` as a key", n],
        ),
        (
            json!({"type": "array", "minItems": 3, "items": {"type": "integer"}}),
            json!(["x"]),
            vec!["[0]: expected an integer", "expected a list of at least 3"],
        ),
        (
            json!({"type": "array", "maxItems": 2, "contains": {"const": "x"}, "items": {"type": "string"}}),
            json!(["a", "b", [true]]),
            vec![
                "[2]: expected a string",
                "expected a list of at most 2",
                "expected a list with at least one item as `contains` of the schema says",
            ],
        ),
    ];
    for (schema, document, expected) in table {
        assert_eq!(issues(&schema, document), expected, "{schema}");
    }
}

#[test]
fn a_fault_inside_an_alternative_is_not_reported_twice() {
    let forms = json!([
        {"type": "object", "properties": {"kind": {"const": "a"}, "n": {"type": "integer"}}, "required": ["kind", "n"]},
        {"type": "object", "properties": {"kind": {"const": "b"}, "s": {"type": "string"}}, "required": ["kind", "s"]},
    ]);
    for keyword in ["anyOf", "oneOf"] {
        let schema = json!({"type": "object", "properties": {"v": {keyword: forms}, "w": {"type": "boolean"}}});
        assert_eq!(issues(&schema, json!({"v": {"kind": "a", "n": "x"}})), ["v.n: expected an integer"]);
        assert_eq!(
            issues(&schema, json!({"v": {"kind": "a"}, "w": []})),
            ["v.n: missing, expected an integer", "w: expected a boolean"]
        );
        let maybe = json!({"type": "object", "properties": {"v": {keyword: [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]}}});
        assert_eq!(issues(&maybe, json!({"v": [1, "x"]})), ["v[1]: expected an integer"]);
    }
}

#[test]
fn a_value_inside_a_repaired_one_is_said_to_come_from_there() {
    let filter =
        json!({"type": "object", "properties": {"n": {"type": "integer", "minimum": 1}, "m": {"minLength": 2}}});
    let schema =
        json!({"type": "object", "properties": {"filter": filter, "ids": {"items": {"maximum": 5}, "type": "array"}}});
    let schema = Schema::compile(&schema, &Policy::tool_calls()).unwrap();
    let read = |document| schema.from_value_with_report(document).unwrap_err().to_string();
    for (document, expected) in [
        (
            json!({"filter": "{\"n\": 0, \"m\": \"x\"}", "ids": 7}),
            "filter.m: expected a string of at least 2 characters, got string \"x\"; in the JSON inside that string\n\
             filter.n: expected a number of at least 1, got number 0\n\
             ids[0]: expected a number of at most 5, got number 7; a single value is read as a list of one item",
        ),
        // The walk has said it.
        (
            json!({"filter": "{\"n\": \"x\", \"m\": \"x\"}"}),
            "filter.m: expected a string of at least 2 characters, got string \"x\"\n\
             filter.n: expected an integer, got string \"x\"; string_to_number: not a JSON number; in the JSON inside that string",
        ),
        (json!({"filter": {"n": 0}}), "filter.n: expected a number of at least 1, got number 0"),
    ] {
        assert_eq!(read(document), expected);
    }
}
