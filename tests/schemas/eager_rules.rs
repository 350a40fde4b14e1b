//! Eager rules act on what the schema accepts, as long as nothing else refuses what they make of it.

use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

fn with_number(name: &str, part: &Value, more: &Value) -> Value {
    let mut schema =
        json!({"type": "object", "properties": {name: part, "n": {"type": "integer"}, "s": {"type": "string"}}});
    schema.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    schema
}

#[test]
fn a_rule_is_taken_back_where_something_further_out_refuses_what_it_made() {
    let strings = |more: Value| {
        let mut schema = json!({"type": "array", "items": {"type": "string"}});
        schema.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        schema
    };
    let trim = Policy::tool_calls().at("/tags", ["trim"]);
    let given = json!({"if": {"properties": {"tags": {"const": ""}}}, "else": {"required": ["more"]}});
    for (schema, policy, tags) in [
        (with_number("tags", &strings(json!({"uniqueItems": true})), &json!({})), &trim, json!(["a", " a"])),
        (with_number("tags", &strings(json!({"contains": {"const": " a"}})), &json!({})), &trim, json!(["b", " a"])),
        (
            with_number("tags", &json!({"type": ["string", "null"]}), &given),
            &Policy::tool_calls().at("/tags", ["empty_to_null"]),
            json!(""),
        ),
    ] {
        let schema = Schema::compile(&schema, policy).unwrap();
        for n in [json!(1), json!("1")] {
            let read = schema.from_value_with_report(json!({"tags": tags, "n": n}));
            assert_eq!(read.unwrap().0, json!({"tags": tags, "n": 1}), "{n}");
        }
        // What is wrong elsewhere is all that is said.
        let error = schema.from_value_with_report(json!({"tags": tags, "n": "x"})).unwrap_err().to_string();
        assert!(error.starts_with("n: expected an integer") && !error.contains('\n'), "{error}");
    }
}

#[test]
fn a_rule_stays_where_all_accept_what_it_made() {
    let schema =
        with_number("tags", &json!({"type": "array", "items": {"type": "string"}, "uniqueItems": true}), &json!({}));
    let schema = Schema::compile(&schema, &Policy::tool_calls().on("string", ["trim"])).unwrap();
    let (read, report) = schema.from_value_with_report(json!({"tags": ["a", " b"], "n": "1", "s": " c "})).unwrap();
    assert_eq!((read, report.len()), (json!({"tags": ["a", "b"], "n": 1, "s": "c"}), 3));
    // One that makes of a value what the schema accepts is no such rule.
    let error = schema.from_value_with_report(json!({"tags": ["a", "a "], "n": "x", "s": [" c "]})).unwrap_err();
    let paths: Vec<String> = error.issues().iter().map(|issue| issue.path.to_string()).collect();
    assert_eq!(paths, ["n", "s"], "{error}");
}
