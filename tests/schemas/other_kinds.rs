//! Locations whose values may be of several kinds, of which the schema says more for some.

use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

/// Reads a document that is valid, with a policy that has eager rules: it stays as it is.
fn stays(schema: &Value, policy: &Policy, document: &Value) {
    let schema = Schema::compile(schema, policy).unwrap();
    let (read, report) = schema.from_value_with_report(document.clone()).unwrap();
    assert_eq!((&read, report.len()), (document, 0), "{document}");
}

#[test]
fn a_valid_value_of_another_kind_is_not_lost() {
    let object = json!({"type": ["object", "string"], "properties": {"x": {"type": "integer"}}});
    let list = json!({"type": ["array", "string"], "items": {"type": "integer"}});
    let open = json!({"properties": {"x": {"type": "integer"}}});
    let both = json!({"properties": {"x": {"type": "integer"}}, "items": {"type": "integer"}});
    let choice = json!({"anyOf": [{"properties": {"x": {"type": "integer"}}, "required": ["x"]}, {"type": "boolean"}]});
    let policies = [Policy::tool_calls(), Policy::new().on("string", ["trim"])];
    for (inner, values) in [
        (&object, vec![json!("text"), json!({"x": 1}), json!(" ")]),
        (&list, vec![json!("text"), json!([1])]),
        (&open, vec![json!("text"), json!(5), json!([]), json!(true), json!({"x": 1})]),
        (&both, vec![json!("text"), json!([1]), json!({"x": 1})]),
        (&choice, vec![json!("text"), json!(true), json!([]), json!({"x": 1})]),
    ] {
        for (value, policy) in values.iter().flat_map(|value| policies.iter().map(move |policy| (value, policy))) {
            let schema = json!({"type": "object", "properties": {
                "a": {"type": "object", "properties": {"c": inner}},
                "l": {"type": "array", "items": inner},
                "s": {"type": "string"},
            }});
            let lossy = policy.clone().at("/a", ["invalid_to_default"]).at("/l", ["drop_invalid_items"]);
            stays(&schema, &lossy, &json!({"a": {"c": value}, "l": [value, value]}));
        }
    }
}

#[test]
fn rules_still_act_inside_each_kind() {
    let inner = json!({"properties": {"x": {"type": "integer"}}, "items": {"type": "string"}});
    let schema = json!({"type": "object", "properties": {"v": inner, "n": {"type": "integer"}}});
    let policy = Policy::new().on("integer", ["string_to_number"]).on("string", ["trim"]);
    let schema = Schema::compile(&schema, &policy).unwrap();
    let read = |document| schema.from_value_with_report(document).map(|(read, report)| (read, report.len()));
    assert_eq!(read(json!({"v": {"x": "1"}, "n": "2"})).unwrap(), (json!({"v": {"x": 1}, "n": 2}), 2));
    // An eager rule acts on an item that is accepted, too.
    assert_eq!(read(json!({"v": [" a "], "n": 2})).unwrap(), (json!({"v": ["a"], "n": 2}), 1));
    assert_eq!(read(json!({"v": " a ", "n": "2"})).unwrap(), (json!({"v": " a ", "n": 2}), 1));
}

#[test]
fn a_renamed_member_may_be_of_another_kind() {
    for closed in [json!(true), json!(false)] {
        let schema = json!({"type": "object", "additionalProperties": closed, "properties": {
            "filter": {"type": ["object", "string"], "properties": {"x": {"type": "integer"}}},
            "n": {"type": "integer"},
        }});
        let policy = Policy::new().on("object", ["ignore_key_case"]).on("integer", ["string_to_number"]);
        let schema = Schema::compile(&schema, &policy).unwrap();
        let (read, report) = schema.from_value_with_report(json!({"Filter": "hello", "n": "1"})).unwrap();
        assert_eq!((read, report.len()), (json!({"filter": "hello", "n": 1}), 2));
    }
}

/// Where it doesn't fit its property it stays one that nobody reads, whatever is repaired beside it.
#[test]
fn a_renamed_member_depends_on_no_other() {
    let schema = json!({"type": "object", "properties": {
        "age": {"type": "integer"}, "score": {"type": "number"},
        "a": {"type": "object", "properties": {"age": {"type": "integer"}}},
    }});
    let policy = Policy::new().on("object", ["ignore_key_case"]).on("number", ["string_to_number"]);
    let schema = Schema::compile(&schema, &policy).unwrap();
    for (age, read) in [(json!("x"), "AGE"), (json!(5), "age")] {
        for score in [json!(1.5), json!("1.5")] {
            for (sent, expected) in [
                (json!({"AGE": age, "score": score}), json!({read: age, "score": 1.5})),
                (json!({"a": {"AGE": age}, "score": score}), json!({"a": {read: age}, "score": 1.5})),
            ] {
                assert_eq!(schema.from_value_with_report(sent).unwrap().0, expected);
            }
        }
    }
    let error = schema.from_value_with_report(json!({"AGE": "x", "score": "y"})).unwrap_err();
    assert_eq!(error.issues().len(), 1);
}

/// The form is selected by the kind that a value has before any rule: so a rule that only reads values of other kinds acts in none.
#[test]
fn a_rule_that_can_act_in_no_form_is_a_fault_or_not_listed() {
    let list = json!({"type": "array", "items": {"type": "integer"}});
    let schema = |forms| json!({"type": "object", "properties": {"v": {"anyOf": forms}}});
    let ids = schema(json!([{"type": "integer"}, list]));
    let rows =
        |schema: &Value, policy: &Policy| Schema::compile(schema, policy).map(|schema| schema.rules().to_string());
    let both = Policy::new().on("integer", ["string_to_number"]).on("array", ["string_to_json", "singleton_list"]);
    assert_eq!(rows(&ids, &both).unwrap(), "/v/*  string_to_number\n");
    for (rules, fault) in [
        ("string_to_json", Some("/v: `string_to_json` fits no form of the value here: remove it")),
        ("invalid_to_default", Some("/v: `invalid_to_default` fits no form of the value here: remove it")),
        ("string_to_bool", Some("/v/*: `string_to_bool` does not fit `integer` here: remove it")),
        // It acts on items.
        ("string_to_number", None),
        ("float_to_integer", None),
    ] {
        let error = rows(&ids, &Policy::new().at("/v", [rules])).err();
        assert_eq!(error.map(|error| error.to_string()).as_deref(), fault, "{rules}");
    }
    // Each location of a definition that is used twice says the same.
    let twice = json!({"type": "object", "properties": {"a": {"$ref": "#/$defs/v"}, "b": {"$ref": "#/$defs/v"}},
        "$defs": {"v": {"anyOf": [{"type": "string"}, {"type": "boolean"}]}}});
    assert_eq!(rows(&twice, &Policy::new().at("/*", ["trim"])).unwrap(), "/a  trim [eager]\n/b  trim [eager]\n");
    // In several forms.
    let policy = Policy::new().at("/v", ["float_to_integer"]);
    let read = |value: Value| Schema::compile(&ids, &policy).unwrap().from_value_with_report(value).unwrap();
    for (value, read_as) in [(json!({"v": 5.0}), json!({"v": 5})), (json!({"v": [5.0]}), json!({"v": [5]}))] {
        let (document, report) = read(value);
        assert_eq!((document.to_string(), report.len()), (read_as.to_string(), 1));
    }
}
