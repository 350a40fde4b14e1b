//! One policy for schemas that nobody has seen: a rule `on` a type stands where it can act, and is no fault elsewhere.

use serde_coerce::Repair;
use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

/// What `examples/gateway.rs` and docs/schemas.md let be repaired.
fn policy() -> Policy {
    let root = [
        "unfence",
        "string_to_json",
        "python_to_json",
        "json5_to_json",
        "object_to_value(key(\"arguments\", \"input\"))",
        "empty_to_null",
        "null_to_object",
    ];
    Policy::new()
        .on("integer", ["string_to_number", "float_to_integer", "null_to_default"])
        .on("number", ["string_to_number", "null_to_default"])
        .on("boolean", ["string_to_bool", "ignore_case"])
        .on("array", ["string_to_json", "map_to_list(key = \"name\")", "singleton_list"])
        .on("object", ["string_to_json", "ignore_key_case", "drop_keys(\"why\")"])
        .on("enum", ["ignore_case"])
        .on("nullable", ["text_to_null(\"None\")"])
        .on("string", ["number_to_string", "null_to_default"])
        .at("", root)
}

fn compiled(schema: &Value, policy: &Policy) -> Schema {
    Schema::compile(schema, policy).unwrap_or_else(|error| panic!("{schema}: {error}"))
}

fn faults(schema: &Value, policy: &Policy) -> String {
    Schema::compile(schema, policy).err().map(|error| error.to_string()).unwrap_or_default()
}

#[test]
fn one_policy_is_for_all_tools() {
    for schema in [
        json!({"type": "object"}),
        json!({"type": "object", "properties": {}}),
        json!({"type": "object", "additionalProperties": false}),
        json!({"type": "object", "additionalProperties": {"type": "integer"}}),
        json!({}),
        json!(true),
        json!({"properties": {"a": {"type": "integer"}}}),
        json!({"type": ["object", "null"], "properties": {"a": {"type": "integer"}}}),
        json!({"anyOf": [{"type": "object"}, {"properties": {"a": {}}}]}),
        json!({"oneOf": [{"type": "object", "properties": {"a": {}}}, {"type": "object", "properties": {"b": {}}}]}),
        json!({"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "required": ["a"],
            "properties": {"a": {}, "b": {"type": "array"}, "c": {"type": "object"}, "d": {"type": "array", "items": {"type": "array"}}}}),
    ] {
        let read = compiled(&schema, &policy()).from_value_with_report(json!({"a": {}, "why": "so"}));
        assert!(read.is_ok() || !schema.to_string().contains("\"a\": {}"), "{schema}: {read:?}");
    }
    let none = compiled(&json!({"type": "object"}), &policy());
    assert_eq!(none.from_str_with_report("").unwrap().0, json!({}));
    assert_eq!(none.from_value_with_report(json!("{}")).unwrap().0, json!({}));
    // What is valid as it is stays so.
    let wrapped = json!({"arguments": {"a": 1}});
    assert_eq!(none.from_value_with_report(wrapped.clone()).unwrap().0, wrapped);
    let properties = compiled(&json!({"properties": {"a": {"type": "integer"}}}), &policy());
    assert_eq!(properties.from_value_with_report(json!({"a": "5"})).unwrap().0, json!({"a": 5}));
    assert_eq!(properties.from_value_with_report(json!("{}")).unwrap().0, json!("{}"));
}

#[test]
fn a_rule_at_the_root_fits_its_type() {
    let table = [
        (json!({"type": "object"}), "singleton_list", "(root): `singleton_list` does not fit `object` here: remove it"),
        (
            json!({"type": "integer"}),
            "null_to_object",
            "(root): `null_to_object` does not fit `integer` here: remove it",
        ),
        (json!({"type": "object"}), "ignore_key_case", ""),
        (json!({"type": "array"}), "map_to_list(key = \"a\")", ""),
        (json!({}), "string_to_json", ""),
    ];
    for (schema, rule, fault) in table {
        assert_eq!(faults(&schema, &Policy::new().at("", [rule])), fault, "{schema} {rule}");
        // Not at the root a rule by location has something to do.
        let inside = json!({"type": "object", "properties": {"x": schema}});
        let fault = faults(&inside, &Policy::new().at("/x", [rule]));
        assert!(fault.starts_with("/x: ") && fault.contains(" does not fit "), "{schema} {rule}: {fault}");
    }
}

#[test]
fn what_contradicts_stands_not_where_it_comes_by_type() {
    let schema = json!({"type": "object", "properties": {
        "a": {"type": "object", "properties": {"n": {"type": "integer"}}},
        "b": {"type": "boolean"},
    }});
    // By location counts before by type.
    let policy = Policy::new()
        .on("object", ["null_to_default", "null_to_object"])
        .on("boolean", ["number_to_bool", "string_to_bool", "ignore_case"])
        .at("/a", ["null_to_object"])
        .at("/b", ["bool_to_string"]);
    let fault = "/b: `bool_to_string` does not fit `boolean` here: remove it";
    assert_eq!(faults(&schema, &policy), fault);
    let policy = Policy::new().on("object", ["null_to_default", "null_to_object"]).at("/a", ["null_to_object"]);
    assert_eq!(compiled(&schema, &policy).rules().to_string(), "(root)  null_to_object\n/a      null_to_object\n");
    // Of two by type the first counts, where it can act.
    let policy = Policy::new().on("object", ["null_to_default", "null_to_object"]);
    assert_eq!(compiled(&schema, &policy).rules().to_string(), "(root)  null_to_object\n/a      null_to_default\n");
    let policy = Policy::new().on("object", ["null_to_object", "null_to_default"]);
    assert_eq!(compiled(&schema, &policy).rules().to_string(), "(root)  null_to_object\n/a      null_to_object\n");
    // Two by location are a fault.
    let policy = Policy::new().at("/a", ["null_to_object", "null_to_default"]);
    assert_eq!(faults(&schema, &policy), "/a: `null_to_default` and `null_to_object` conflict: remove one");
}

/// A rule that needs another beside it goes with that.
#[test]
fn what_needs_a_rule_that_stands_not_stands_not() {
    let schema = json!({"type": "array", "items": {"type": "boolean"}});
    let policy = Policy::new().on("boolean", ["ignore_case", "string_to_bool"]);
    assert_eq!(compiled(&schema, &policy).rules().to_string(), "/*  ignore_case, string_to_bool\n");
    let object = json!({"type": "object", "properties": {"a": {"type": "object"}}});
    let policy = Policy::new().on("object", ["null_to_default", "null_to_object", "empty_to_null"]);
    assert_eq!(
        compiled(&object, &policy).rules().to_string(),
        "(root)  empty_to_null [eager], null_to_object\n/a      empty_to_null [eager], null_to_default\n"
    );
}

#[test]
fn names_that_differ_in_case_alone_are_not_folded() {
    let both = json!({"type": "object", "properties": {"isSafe": {"type": "integer"}, "is_safe": {"type": "string"}}});
    let schema = json!({"type": "object", "properties": {"x": both, "someName": {"type": "integer"}}});
    let on = compiled(&schema, &Policy::new().on("object", ["ignore_key_case"]));
    assert_eq!(on.from_value_with_report(json!({"some_name": 5})).unwrap().0, json!({"someName": 5}));
    let same = json!({"x": {"IsSafe": 5}});
    assert_eq!(on.from_value_with_report(same.clone()).unwrap().0, same);
    let fault = "/x: `ignore_key_case` can't tell `isSafe` from `is_safe`: remove it";
    assert_eq!(faults(&schema, &Policy::new().at("/x", ["ignore_key_case"])), fault);
}

/// What no rule changes is made by none either.
#[test]
fn what_no_rule_changes_is_set_by_none() {
    let options = json!({"type": "object", "properties": {"confirm": {"type": "boolean"}}, "additionalProperties": {"type": "boolean"}});
    let flags = json!({"type": "object", "additionalProperties": {"type": "boolean"}});
    let either =
        json!({"type": "object", "anyOf": [{"properties": {"confirm": {"type": "boolean"}}}, {"required": ["x"]}]});
    let mapped = Policy::new().at("/x", ["list_to_map(value = true)"]);
    let reason = "list_to_map: would set a member that no rule changes";
    for (x, locations) in [
        (&options, &["/x/confirm", "**/confirm"][..]),
        (&flags, &["**/confirm"]),
        (&either, &["/x/confirm", "**/confirm"]),
    ] {
        for location in locations {
            let schema = compiled(&json!({"type": "object", "properties": {"x": x}}), &mapped.clone().never(*location));
            let read = |x: Value| schema.from_value_with_report(json!({"x": x})).map_err(|error| error.to_string());
            let (document, report) = read(json!(["verbose"])).unwrap();
            assert_eq!((document, report.len()), (json!({"x": {"verbose": true}}), 1), "{x} {location}");
            let error = read(json!(["verbose", "confirm"])).unwrap_err();
            assert!(error.contains(reason), "{x} {location}: {error}");
        }
    }
    let named = json!({"type": "array", "items": {"type": "object", "properties": {"name": {"type": "string"}}}});
    for (x, rule, location) in [
        (&flags, "list_to_map(value = true)", "/x/*"),
        (&options, r#"string_to_object(key = "confirm")"#, "/x/confirm"),
        (&named, r#"map_to_list(key = "name")"#, "/x/*/name"),
        (&named, r#"map_to_list(key = "name")"#, "**/name"),
    ] {
        let policy = Policy::new().at("/x", [rule]);
        let rules = |policy: &Policy| compiled(&json!({"properties": {"x": x}}), policy).rules().to_string();
        assert!(rules(&policy).contains(rule), "{rule}");
        assert_eq!(rules(&policy.never(location)), "", "{rule} {location}");
    }
}

#[test]
fn one_item_is_no_list_of_several() {
    let pair =
        |least: u64| json!({"properties": {"pos": {"type": "array", "items": {"type": "number"}, "minItems": least}}});
    let read = |least| compiled(&pair(least), &Policy::tool_calls()).from_value_with_report(json!({"pos": 1}));
    assert_eq!(read(1).unwrap().0, json!({"pos": [1]}));
    assert_eq!(read(2).unwrap_err().to_string(), "pos: expected a list of numbers, got number 1");
    assert!(!compiled(&pair(2), &Policy::tool_calls()).rules().to_string().contains("singleton_list"));
    assert_eq!(
        faults(&pair(2), &Policy::new().at("/pos", ["singleton_list"])),
        "/pos: `singleton_list` does not fit `array` here: remove it"
    );
}

#[test]
fn functions_of_one_name_all_run_and_none_has_the_name_of_a_rule() {
    fn halved(value: &Value) -> Repair {
        value
            .as_str()
            .and_then(|text| text.strip_suffix(" halves"))
            .map_or(Repair::Keep, |text| Repair::To(text.into()))
    }
    fn number(value: &Value) -> Repair {
        value
            .as_str()
            .and_then(|text| text.parse::<u64>().ok())
            .map_or(Repair::Keep, |number| Repair::To(number.into()))
    }
    let schema = json!({"type": "object", "properties": {"a": {"type": "integer"}}});
    let policy = Policy::new().custom("/a", "fix", halved).custom("/a", "fix", number).custom("/a", "fix", number);
    let schema_with = |policy: &Policy| Schema::compile(&schema, policy);
    let (read, report) = schema_with(&policy).unwrap().from_value_with_report(json!({"a": "3 halves"})).unwrap();
    assert_eq!((read, report.len()), (json!({"a": 3}), 2));
    for name in ["drop_invalid_items", "ignore_key_case", "string_to_number"] {
        let fault = schema_with(&Policy::new().custom("/a", name, number)).unwrap_err().to_string();
        assert_eq!(fault, format!("`{name}` is the name of a rule: give the function another"));
    }
}

/// Rules that are the same at each level are rules of that level.
#[test]
fn each_level_of_nested_lists_has_its_rule() {
    let list = |items: Value| json!({"type": "array", "items": items});
    for levels in 1..=4 {
        let nested = (0..levels).fold(json!({"type": "integer"}), |inner, _| list(inner));
        let expected = (0..levels).fold(json!(5), |inner, _| json!([inner]));
        let at = |policy: Policy, level| policy.at(format!("/l{}", "/*".repeat(level)), ["singleton_list"]);
        for required in [json!([]), json!(["l"])] {
            let schema = json!({"type": "object", "properties": {"l": nested}, "required": required});
            let schema = Schema::compile(&schema, &(0..levels).fold(Policy::new(), at)).unwrap();
            assert_eq!(schema.from_value_with_report(json!({"l": 5})).unwrap().0, json!({"l": expected}), "{levels}");
        }
    }
    let recursive = json!({"$ref": "#/$defs/L", "$defs": {"L": {"type": "array", "items": {"$ref": "#/$defs/L"}}}});
    let schema = Schema::compile(&recursive, &Policy::new().at("**", ["singleton_list"])).unwrap();
    assert!(schema.from_value_with_report(json!(5)).is_err());
}

/// A flat list in place of a list of rows may be one row, or one column.
#[test]
fn an_item_is_made_a_list_by_its_location_alone() {
    let list = |items: Value| json!({"type": "array", "items": items});
    let row = || list(json!({"type": "string"}));
    for rows in [
        list(row()),
        list(json!({"type": ["array", "null"], "items": {"type": "string"}})),
        list(json!({"anyOf": [row(), {"type": "null"}]})),
        json!({"type": "array", "prefixItems": [row(), row()]}),
        json!({"type": "array", "prefixItems": [{}], "items": row()}),
        json!({"items": row()}),
    ] {
        let schema = json!({"type": "object", "properties": {"rows": rows}});
        let read = compiled(&schema, &Policy::tool_calls()).from_value_with_report(json!({"rows": ["Name", "Age"]}));
        let issues = read.expect_err("it may be a row").to_string();
        assert!(issues.contains("rows[1]: expected ") && issues.contains("got string \"Age\""), "{rows}: {issues}");
        let columns = compiled(&schema, &Policy::tool_calls().at("**/rows/*", ["singleton_list"]));
        let read = columns.from_value_with_report(json!({"rows": [["Name"], "Age"]}));
        assert_eq!(read.unwrap().0, json!({"rows": [["Name"], ["Age"]]}), "{rows}");
    }
    // A member of a map is no item of a list.
    let map = compiled(&json!({"type": "object", "additionalProperties": row()}), &Policy::tool_calls());
    assert_eq!(map.from_value_with_report(json!({"a": "b"})).unwrap().0, json!({"a": ["b"]}));
    let objects = list(json!({"type": "object", "properties": {"tags": row()}}));
    let objects = compiled(&json!({"properties": {"all": objects}}), &Policy::tool_calls());
    assert_eq!(
        objects.from_value_with_report(json!({"all": {"tags": "a"}})).unwrap().0,
        json!({"all": [{"tags": ["a"]}]})
    );
}

#[test]
fn null_that_may_mean_something_is_not_taken_out() {
    for (declared, expected) in [
        (json!({"type": "string", "nullable": true}), "assignee: expected a string, got null"),
        (json!({"type": "array", "minItems": 2, "nullable": true}), "assignee: expected a list, got null"),
        (json!({"allOf": [{"type": "string"}, {"nullable": true}]}), "assignee: expected a string, got null"),
    ] {
        let of = |declared: &Value| json!({"type": "object", "properties": {"assignee": declared}});
        let schema = compiled(&of(&declared), &Policy::tool_calls());
        assert!(!schema.rules().to_string().contains("null_to_default"), "{declared}: {}", schema.rules());
        let error = schema.from_value_with_report(json!({"assignee": null})).unwrap_err();
        assert_eq!(error.to_string(), expected, "{declared}");
        assert_eq!(
            faults(&of(&declared), &Policy::new().at("/assignee", ["null_to_default"])).split(':').next(),
            Some("/assignee")
        );
    }
    let plain = json!({"type": "object", "properties": {"assignee": {"type": "string", "nullable": false}}});
    let read = compiled(&plain, &Policy::tool_calls()).from_value_with_report(json!({"assignee": null}));
    assert_eq!(read.unwrap().0, json!({}));
}
