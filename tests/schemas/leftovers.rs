//! `unevaluatedProperties` and `unevaluatedItems`: to say what is left over a validator judges again what stands beside them. Without
//! the limits the tests here that expect one do not end.

use serde_coerce::IssueCode;
use serde_coerce::schema::{Policy, Schema};
use serde_json::{Map, Value, json};

/// Parts that each lead to the next.
fn chained(length: usize, part: impl Fn(Value) -> Value) -> Value {
    let at = |at: usize| (format!("a{at}"), part(json!({"$ref": format!("#/$defs/a{}", at + 1)})));
    let mut parts: Map<String, Value> = (0..length).map(at).collect();
    parts.insert(format!("a{length}"), json!(true));
    json!({"$ref": "#/$defs/a0", "$defs": parts})
}

fn objects(levels: usize) -> Value {
    (0..levels).fold(json!(1), |value, _| json!({"a": value}))
}

/// The codes of the issues. A value that is accepted has none.
fn codes(schema: &Value, value: Value) -> Vec<IssueCode> {
    let schema = Schema::compile(schema, &Policy::new()).unwrap_or_else(|error| panic!("{error}"));
    let issues = schema.from_value_with_report(value).err().map(|error| error.issues().to_vec());
    issues.unwrap_or_default().iter().map(|issue| issue.code).collect()
}

#[test]
fn what_is_left_over_at_each_part_of_one_location_is_limited() {
    let ways: [fn(Value) -> Value; 4] = [
        |next| json!({"allOf": [next], "unevaluatedProperties": {"type": "integer"}}),
        |next| json!({"anyOf": [next], "unevaluatedProperties": {"type": "integer"}}),
        |next| json!({"oneOf": [next], "unevaluatedProperties": {"type": "integer"}}),
        |next| json!({"if": next, "then": true, "unevaluatedProperties": {"type": "integer"}}),
    ];
    for way in ways {
        assert_eq!(codes(&chained(6, way), json!({"a": 1, "b": 2})), [], "{}", way(json!("next")));
        assert_eq!(codes(&chained(60, way), json!({"a": 1})), [IssueCode::LimitExceeded], "{}", way(json!("next")));
    }
    let items = |next| json!({"allOf": [next], "unevaluatedItems": {"type": "integer"}});
    assert_eq!(codes(&chained(6, items), json!([1, 2])), []);
    assert_eq!(codes(&chained(60, items), json!([1])), [IssueCode::LimitExceeded]);
    // One after the other, with no reference between.
    let inline = |length| (0..length).fold(json!(true), |next, _| ways[0](next));
    assert_eq!(codes(&inline(6), json!({"a": 1})), []);
    assert_eq!(codes(&inline(30), json!({"a": 1})), [IssueCode::LimitExceeded]);
}

#[test]
fn what_is_left_over_at_each_level_is_limited() {
    let any = |next: Value| json!({"anyOf": [{"properties": {"a": next}}], "unevaluatedProperties": false});
    assert_eq!(codes(&chained(10, any), objects(10)), []);
    assert_eq!(codes(&chained(60, any), objects(60)), [IssueCode::LimitExceeded]);
    let items = |next: Value| json!({"allOf": [{"prefixItems": [next]}], "unevaluatedItems": false});
    let lists = |levels| (0..levels).fold(json!(1), |value, _| json!([value]));
    assert_eq!(codes(&chained(10, items), lists(10)), []);
    assert_eq!(codes(&chained(60, items), lists(60)), [IssueCode::LimitExceeded]);
}

#[test]
fn types_that_extend_each_other_are_read_at_every_level() {
    // As OpenAPI has them: what a base declares, and no more. The validator knows ahead what they evaluate.
    let extends = |next: Value| json!({"allOf": [{"properties": {"a": next}}], "properties": {"b": true}, "unevaluatedProperties": false});
    assert_eq!(codes(&chained(60, extends), objects(60)), []);
    let wide = |()| (0..20).fold(json!(1), |value, _| json!({"a": value, "b": vec![1; 100]}));
    assert_eq!(codes(&chained(20, extends), wide(())), []);
    assert_eq!(codes(&chained(20, extends), json!({"c": 1})), [IssueCode::UnknownField]);
    // One that refers to itself is remembered.
    let tree = json!({"type": "object", "unevaluatedProperties": false,
        "anyOf": [{"properties": {"a": {"$ref": "#"}}}, {"properties": {"a": {"type": "integer"}}}]});
    assert_eq!(codes(&tree, objects(60)), []);
}

#[test]
fn a_circle_that_comes_to_each_part_twice_is_limited() {
    let twice = |length: usize, further: Value| {
        let mut schema = chained(length, |next| {
            let mut part = json!({"allOf": [next, next]});
            further.as_object().into_iter().flatten().for_each(|(name, value)| part[name] = value.clone());
            part
        });
        schema["$defs"][format!("a{length}")] = json!({"properties": {"a": {"$ref": "#"}}});
        schema
    };
    let object = || json!({"a": {}});
    assert_eq!(codes(&twice(5, json!({})), object()), []);
    assert_eq!(codes(&twice(40, json!({})), object()), [IssueCode::LimitExceeded]);
    let left = json!({"unevaluatedProperties": {"$ref": "#"}});
    assert_eq!(codes(&twice(2, left.clone()), object()), []);
    assert_eq!(codes(&twice(8, left), object()), [IssueCode::LimitExceeded]);
}

#[test]
fn what_takes_a_validator_too_long_to_compile_is_a_fault() {
    let twice = |next: Value| json!({"allOf": [next, next], "unevaluatedProperties": {"type": "integer"}});
    assert_eq!(codes(&chained(4, twice), json!({"a": 1})), []);
    for keyword in ["unevaluatedProperties", "unevaluatedItems"] {
        let mut below = chained(60, |next| json!({"allOf": [next, next]}));
        below[keyword] = json!(false);
        for schema in [below, chained(60, twice)] {
            let fault = Schema::compile(&schema, &Policy::new()).expect_err("too much").to_string();
            assert!(fault.starts_with("too many subschemas meet again beside"), "{fault}");
        }
    }
}

#[test]
fn a_member_that_is_declared_is_not_left_over_because_another_is_wrong() {
    let issues = |schema: &Value, value: Value| {
        let schema = Schema::compile(schema, &Policy::new()).unwrap();
        schema.from_value_with_report(value).unwrap_err().to_string()
    };
    let parts = json!({"type": "object", "unevaluatedProperties": false, "allOf": [
        {"properties": {"a": {"type": "integer"}, "b": {"type": "string"}}}, {"properties": {"c": {"type": "string"}}},
    ]});
    let wrong = "a: expected an integer, got string \"x\"";
    assert_eq!(issues(&parts, json!({"a": "x", "b": "y"})), wrong);
    let unknown = format!("{wrong}\nd: unknown field");
    assert_eq!(issues(&parts, json!({"a": "x", "b": "y", "d": 1})), unknown);
    let form =
        |kind: &str| json!({"required": ["kind"], "properties": {"kind": {"const": kind}, "n": {"type": "integer"}}});
    let flattened = json!({"type": "object", "properties": {"id": {"type": "string"}}, "required": ["id"],
        "oneOf": [form("a"), form("b")], "unevaluatedProperties": false});
    let error = issues(&flattened, json!({"id": "1", "kind": "a", "n": "x"}));
    assert_eq!(error, "n: expected an integer, got string \"x\"");
    // What only another form declares is left over.
    let other = json!({"type": "object", "unevaluatedProperties": false, "anyOf": [
        {"properties": {"a": {"const": 1}}, "required": ["a"]}, {"properties": {"b": {}}, "required": ["b"]},
    ]});
    assert!(issues(&other, json!({"a": 1, "z": 2})).starts_with("z: unknown field"));
}
