//! Schemas and values that would take a validator more time, or more stack, than there is. Without the limits no test here ends.

use serde_coerce::IssueCode;
use serde_coerce::schema::{Policy, Schema};
use serde_json::{Map, Value, json};

fn nested(levels: usize, leaf: Value) -> Value {
    (0..levels).fold(leaf, |value, _| json!({"next": value, "n": 20}))
}

/// A form of a value that has one of the same kind inside.
fn form(minimum: usize) -> Value {
    let n = json!({"type": "integer", "minimum": minimum});
    json!({"type": "object", "properties": {"next": {"$ref": "#/$defs/a"}, "n": n}, "required": ["n"]})
}

fn recursive(keyword: &str, forms: usize) -> Value {
    let forms: Vec<Value> = (0..forms).map(form).collect();
    json!({"$ref": "#/$defs/a", "$defs": {"a": {keyword: forms}}})
}

/// Parts that each lead to the next.
fn chained(length: usize, part: impl Fn(Value) -> Value) -> Value {
    let at = |at: usize| (format!("a{at}"), part(json!({"$ref": format!("#/$defs/a{}", at + 1)})));
    let mut parts: Map<String, Value> = (0..length).map(at).collect();
    parts.insert(format!("a{length}"), json!({"type": "integer"}));
    json!({"$ref": "#/$defs/a0", "$defs": parts})
}

/// The codes of the issues. A value that is accepted has none.
fn codes(schema: &Value, value: Value) -> Vec<IssueCode> {
    let policy = Policy::new().on("integer", ["string_to_number"]).on("object", ["string_to_json"]);
    let schema = Schema::compile(schema, &policy).unwrap_or_else(|error| panic!("{error}"));
    let issues = schema.from_value_with_report(value).err().map(|error| error.issues().to_vec());
    issues.unwrap_or_default().iter().map(|issue| issue.code).collect()
}

#[test]
fn what_is_valid_is_accepted_however_many_ways_there_are() {
    for keyword in ["anyOf", "allOf"] {
        assert_eq!(codes(&recursive(keyword, 10), nested(100, json!({"n": 20}))), []);
    }
    let open =
        json!({"unevaluatedProperties": {"$ref": "#"}, "anyOf": [{"properties": {"next": {"$ref": "#"}}}, true]});
    assert_eq!(codes(&open, nested(50, json!({}))), []);
}

#[test]
fn what_is_wrong_is_listed_as_far_as_there_is_time() {
    for keyword in ["anyOf", "oneOf", "allOf"] {
        let schema = recursive(keyword, 10);
        let few = codes(&schema, nested(2, json!({"n": "x"})));
        assert!(!few.is_empty() && !few.contains(&IssueCode::LimitExceeded), "{keyword} {few:?}");
        for levels in [20, 100] {
            let many = codes(&schema, nested(levels, json!({"n": "x"})));
            assert!(many.contains(&IssueCode::LimitExceeded), "{keyword} {levels} {many:?}");
        }
    }
    let closed = json!({"unevaluatedProperties": false, "anyOf": [
        {"properties": {"next": {"$ref": "#"}}}, {"properties": {"next": {"$ref": "#"}, "n": true}}]});
    assert!(codes(&closed, nested(60, json!({"x": 1}))).contains(&IssueCode::LimitExceeded));
}

#[test]
fn parts_that_lead_to_the_next_twice_are_judged_where_there_is_time() {
    let twice = |length| {
        chained(
            length,
            |next| json!({"type": "object", "allOf": [{"properties": {"next": next}}, {"properties": {"next": next}}]}),
        )
    };
    let leaf = |levels| (0..levels).fold(json!(1), |value, _| json!({"next": value}));
    assert_eq!(codes(&twice(8), leaf(8)), []);
    assert_eq!(codes(&twice(60), leaf(60)), [IssueCode::LimitExceeded]);
    // A string that holds so much is no shortcut.
    assert!(!codes(&twice(60), json!({"next": leaf(59).to_string()})).is_empty());
    let here = chained(60, |next| json!({"allOf": [next, next]}));
    assert_eq!(codes(&here, json!(1)), [IssueCode::LimitExceeded]);
}

#[test]
fn a_filter_as_tools_have_it_is_read_at_every_depth() {
    let some = |name: &str| {
        json!({"type": "object", "required": [name], "additionalProperties": false,
        "properties": {name: {"type": "array", "items": {"$ref": "#/$defs/filter"}}}})
    };
    let not = json!({"type": "object", "required": ["not"], "properties": {"not": {"$ref": "#/$defs/filter"}}});
    let is = json!({"type": "object", "required": ["field", "is"], "properties": {"field": {"type": "string"}, "is": {"type": "integer"}}});
    let schema = json!({"type": "object", "properties": {"filter": {"$ref": "#/$defs/filter"}},
        "$defs": {"filter": {"anyOf": [some("and"), some("or"), not, is]}}});
    let filter = |leaf: Value, levels| {
        let around = |inner: Value, at| match at % 3 {
            0 => json!({"and": [inner, {"field": "a", "is": 1}]}),
            1 => json!({"or": [{"not": {"field": "b", "is": 2}}, inner]}),
            _ => json!({"not": inner}),
        };
        json!({"filter": (0..levels).fold(leaf, around)})
    };
    for levels in [1, 10, 50] {
        assert_eq!(codes(&schema, filter(json!({"field": "c", "is": 3}), levels)), []);
        let wrong = codes(&schema, filter(json!({"field": "c", "is": "three"}), levels));
        assert!(!wrong.is_empty() && !wrong.contains(&IssueCode::LimitExceeded), "{levels} {wrong:?}");
    }
}

#[test]
fn parts_in_a_row_are_no_deeper_than_the_stack() {
    let ways: [fn(Value) -> Value; 4] = [
        |next| next,
        |next| json!({"allOf": [next]}),
        |next| json!({"anyOf": [{"type": "boolean"}, next]}),
        |next| json!({"if": {"type": "string"}, "then": {"type": "string"}, "else": next}),
    ];
    for way in ways {
        assert!(codes(&chained(60, way), json!([])).contains(&IssueCode::InvalidType));
        let fault = Schema::compile(&chained(2000, way), &Policy::new()).expect_err("too long").to_string();
        assert!(fault.starts_with("more than 256 subschemas lead from one to the next"), "{fault}");
    }
    // So many parts at each of so many levels.
    let mut schema = chained(100, |next| next);
    schema["$defs"]["a100"] = json!({"properties": {"next": {"$ref": "#"}}});
    assert_eq!(codes(&schema, nested(10, json!({}))), []);
    assert_eq!(codes(&schema, nested(100, json!({}))), [IssueCode::LimitExceeded]);
    // A long way into the value.
    let deep = chained(5000, |next| json!({"type": "object", "properties": {"next": next}}));
    assert_eq!(codes(&deep, nested(100, json!("x"))), [IssueCode::InvalidType]);
}

#[test]
fn a_schema_may_lead_to_itself_at_the_same_location() {
    for circle in [
        json!({"$ref": "#"}),
        json!({"anyOf": [{"type": "integer"}, {"$ref": "#"}, {"allOf": [{"$ref": "#"}, {"$ref": "#"}]}]}),
    ] {
        assert_eq!(codes(&circle, json!(1)), [], "{circle}");
    }
}

#[test]
fn a_member_may_lead_to_the_choice_around_it() {
    // A choice of one is no choice: it made a location of its own at each level.
    let one = |inner: Value| json!({"type": "object", "anyOf": [{"properties": {"a": {"$ref": "#"}, "n": {"type": "integer"}}}, inner]});
    for inner in [json!({"anyOf": [{"minItems": 1}]}), json!({"anyOf": [{"minItems": 1}, {"type": "null"}]})] {
        let schema = one(inner);
        assert_eq!(codes(&schema, nested(50, json!({"a": {}}))), [], "{schema}");
        let policy = Policy::new().on("integer", ["string_to_number"]);
        assert!(Schema::compile(&schema, &policy).unwrap().rules().rows().len() < 20, "{schema}");
    }
}

#[test]
fn many_parts_are_compiled_in_linear_time() {
    // Each location is judged by itself, as its type is not certain: a validator of its own for each took minutes.
    let list = chained(3000, |next| json!({"items": next}));
    assert_eq!(codes(&list, json!([[[1]]])), []);
}

#[test]
fn more_subschemas_at_one_location_than_are_followed_are_a_fault() {
    let policy = Policy::new().at("/p0", ["string_to_number"]);
    let all = |count: usize| {
        let part = |number: usize| json!({"properties": {format!("p{number}"): {"type": "integer"}}});
        json!({"type": "object", "allOf": (0..count).map(part).collect::<Vec<_>>()})
    };
    assert_eq!(
        Schema::compile(&all(255), &policy).expect("as many as may be").rules().to_string(),
        "/p0  string_to_number\n"
    );
    let fault = Schema::compile(&all(256), &policy).expect_err("too many").to_string();
    assert_eq!(fault, "more than 256 subschemas apply to one location: put some of them together");
}
