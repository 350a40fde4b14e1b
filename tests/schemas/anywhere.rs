//! Locations at any depth: what one policy says of many schemas.

use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

fn compiled(schema: &Value, policy: &Policy) -> Schema {
    Schema::compile(schema, policy).unwrap_or_else(|error| panic!("{error}"))
}

/// What the document becomes, and which rules fired where.
fn read(schema: &Schema, value: Value) -> Result<(Value, Vec<String>), String> {
    let (value, report) = schema.from_value_with_report(value).map_err(|error| error.to_string())?;
    Ok((value, report.coercions().iter().map(|entry| format!("{} {}", entry.path.to_pointer(), entry.rule)).collect()))
}

fn order() -> Value {
    let line = json!({"type": "object", "properties": {
        "count": {"type": "integer"}, "confirm": {"type": "boolean"}, "ids": {"type": "array", "items": {"type": "integer"}},
    }});
    json!({"type": "object", "properties": {
        "confirm": {"type": "boolean"}, "lines": {"type": "array", "items": line}, "line": line,
        "ids": {"type": "string"},
    }})
}

#[test]
fn rules_stand_nowhere_that_a_pattern_forbids() {
    let policy =
        Policy::new().on("boolean", ["string_to_bool"]).on("integer", ["string_to_number"]).never("**/confirm");
    let schema = compiled(&order(), &policy);
    assert!(!schema.rules().to_string().contains("confirm"), "{}", schema.rules());
    assert!(read(&schema, json!({"confirm": "true"})).is_err());
    assert!(read(&schema, json!({"lines": [{"confirm": "true", "count": "1"}]})).is_err());
    let (read, fired) = read(&schema, json!({"confirm": true, "line": {"count": "1"}})).unwrap();
    assert_eq!(
        (read, fired),
        (json!({"confirm": true, "line": {"count": 1}}), vec!["/line/count string_to_number".to_owned()])
    );
}

#[test]
fn what_a_pattern_forbids_is_not_taken_out() {
    let list = json!({"type": "object", "properties": {"xs": {"type": "array", "items": {"type": "integer"}}}});
    let policy = Policy::new().at("/xs", ["drop_invalid_items"]);
    assert_eq!(read(&compiled(&list, &policy), json!({"xs": ["1", 2]})).unwrap().0, json!({"xs": [2]}));
    assert!(read(&compiled(&list, &policy.never("/xs/*")), json!({"xs": ["1", 2]})).is_err());
    let closed = json!({"type": "object", "properties": {"a": {}}, "additionalProperties": false});
    let policy = Policy::new().at("", ["drop_keys(\"Confirm\", \"why\")"]);
    let document = json!({"Confirm": true, "why": "x"});
    assert_eq!(read(&compiled(&closed, &policy), document.clone()).unwrap().0, json!({}));
    let error = read(&compiled(&closed, &policy.never("**/Confirm")), document).unwrap_err();
    assert!(error.starts_with("Confirm: unknown field") && !error.contains('\n'), "{error}");
}

/// A member that no property names may be the one that is meant.
#[test]
fn members_that_the_schema_does_not_declare_are_guarded_too() {
    let counts = json!({"type": "object", "additionalProperties": {"type": "boolean"}});
    let policy = Policy::new().on("boolean", ["string_to_bool"]).at("", ["string_to_json"]).never("**/confirm");
    let schema = compiled(&counts, &policy);
    assert!(read(&schema, json!({"confirm": "true"})).is_err());
    assert_eq!(read(&schema, json!({"other": "true"})).unwrap().0, json!({"other": true}));
    assert_eq!(read(&schema, json!("{\"confirm\": true}")).unwrap().0, json!({"confirm": true}));
    let carried = Policy::new().at("", ["string_to_bool"]).sensitive("**/token");
    let schema = compiled(&counts, &carried);
    let (value, fired) = read(&schema, json!({"token": "true", "other": "true"})).unwrap();
    assert_eq!((value, fired.len()), (json!({"token": true, "other": true}), 2));
}

#[test]
fn rules_stand_wherever_a_pattern_leads_and_they_fit() {
    let policy = Policy::new().at("**/ids", ["string_to_list", "string_to_number"]);
    let schema = compiled(&order(), &policy);
    assert_eq!(
        schema.rules().to_string(),
        "\
/line/ids       string_to_list
/line/ids/*     string_to_number
/lines/*/ids    string_to_list
/lines/*/ids/*  string_to_number
"
    );
    let (value, fired) = read(&schema, json!({"lines": [{"ids": "1, 2"}], "ids": "1, 2"})).unwrap();
    assert_eq!((value, fired.len()), (json!({"lines": [{"ids": [1, 2]}], "ids": "1, 2"}), 3));
}

#[test]
fn a_pattern_that_matches_nothing_is_no_fault_and_a_misspelt_location_is() {
    let policy = Policy::new().never("**/no").sensitive("/line/**/no").at("**/no/*/x", ["string_to_number"]);
    compiled(&order(), &policy);
    let fault = Schema::compile(&order(), &policy.never("/cnfirm")).unwrap_err().to_string();
    assert_eq!(fault, "the schema has no location `/cnfirm`: did you mean `/confirm`?");
    let unknown = Schema::compile(&order(), &Policy::new().at("**/ids", ["string_to_lst"])).unwrap_err().to_string();
    assert!(unknown.contains("string_to_lst"), "{unknown}");
    for wrong in ["*/a", "***/a", "a/**"] {
        let fault = Schema::compile(&order(), &Policy::new().never(wrong)).unwrap_err().to_string();
        assert!(fault.contains("is no location"), "{fault}");
    }
}

#[test]
fn what_a_pattern_hides_is_shown_nowhere() {
    const SECRET: &str = "hunter2";
    let open = json!({"type": "object"});
    let login = json!({"type": "object", "properties": {
        "login": {"type": "object", "properties": {"token": {"type": "string"}, "user": {"type": "string"}}},
        "logins": {"type": "array", "items": {"type": "object", "properties": {"token": {"type": "integer"}}}},
        "any": true, "list": {"type": "array"}, "free": {"type": "object"}, "count": {"type": "integer"},
        "map": {"type": "object", "additionalProperties": {"type": "object", "properties": {"token": {}}}},
        "tags": {"type": "array", "items": {"type": "string"}}, "kind": {"enum": ["a", "b"]},
    }});
    let policy = Policy::new()
        .at("", ["string_to_json", "object_to_value(key = \"input\")"])
        .on("object", ["string_to_json"])
        .on("array", ["string_to_json", "singleton_list"])
        .on("integer", ["string_to_number"])
        .on("not required", ["invalid_to_default"])
        .sensitive("**/token");
    let documents = [
        json!({"login": {"token": SECRET}, "count": "1"}),
        json!({"login": {"token": {"a": SECRET}}, "count": "1"}),
        json!({"login": [{"token": SECRET}], "count": "x"}),
        json!({"login": json!({"token": SECRET}).to_string(), "count": "1"}),
        json!({"logins": {"token": SECRET}}),
        json!({"logins": [{"token": SECRET}]}),
        json!({"logins": json!([{"token": SECRET}]).to_string()}),
        json!({"any": {"token": SECRET}, "count": "x"}),
        json!({"list": {"token": SECRET}}),
        json!({"free": json!({"token": SECRET}).to_string()}),
        json!({"free": [{"token": SECRET}]}),
        json!({"map": {"a": json!({"token": SECRET}).to_string()}}),
        json!({"input": {"login": {"token": SECRET}, "x": {"y": {"token": SECRET}}, "token": SECRET, "count": "1"}}),
        json!({"token": SECRET, "count": "1"}),
        json!({"tags": {"token": SECRET}}),
        json!({"tags": {"token": SECRET}, "count": "x"}),
        json!({"tags": [{"token": SECRET}], "kind": {"token": SECRET}}),
        json!({"tags": json!({"token": SECRET}).to_string(), "kind": json!({"token": SECRET}).to_string()}),
        json!({"tags": format!("{{'token': {SECRET}}}"), "count": {"token": SECRET}}),
        json!(json!({"x": {"y": {"token": SECRET}}, "token": SECRET, "count": 1}).to_string()),
    ];
    let mut closed = login.clone();
    closed["additionalProperties"] = json!(false);
    let policies = [&login, &open, &closed].map(|schema| (schema, policy.clone()));
    let dropping = [&open, &closed].map(|schema| (schema, policy.clone().on("object", ["drop_keys(\"token\")"])));
    for (schema, policy) in policies.into_iter().chain(dropping) {
        let schema = compiled(schema, &policy);
        for document in &documents {
            let shown = match schema.from_value_with_report(document.clone()) {
                Ok((_, report)) => format!("{report:?} {:?} {}", report.warnings(), report.to_json_patch()),
                Err(error) => format!("{error:?} {error} {:?} {}", error.report(), json!(error)),
            };
            assert!(!shown.contains(SECRET), "{document}: {shown}");
        }
    }
}

#[test]
fn what_becomes_a_key_or_tells_forms_apart_is_hidden_too() {
    const SECRET: &str = "hunter2";
    let map = json!({"type": "object", "additionalProperties": {"type": "object", "properties": {
        "name": {"type": "string"}, "v": {"type": "integer", "minimum": 5},
    }}});
    let counts =
        json!({"type": "object", "properties": {"m": {"type": "object", "additionalProperties": {"type": "integer"}}}});
    let form = |kind: &str| json!({"type": "object", "required": ["kind"], "properties": {"kind": {"const": kind}, "n": {"type": "integer"}}});
    let pet = json!({"type": "object", "properties": {"pet": {"oneOf": [form("cat"), form("dog")]}}});
    let keyed = Policy::new().at("", ["list_to_map(key = \"name\")"]).sensitive("/*/name");
    let listed = Policy::new().at("/m", ["list_to_map(value = \"x\")"]).sensitive("/m/*");
    let secret = json!({"kind": SECRET, "n": "5"});
    for (schema, policy, document) in [
        (&map, keyed.clone(), json!([{"name": SECRET, "v": "x"}])),
        (&map, keyed.clone(), json!([{"name": SECRET, "v": 1}])),
        (&map, keyed, json!([{"name": SECRET, "v": 7}, {"name": "b", "v": 1}])),
        (&counts, listed, json!({"m": [SECRET]})),
        (&pet, Policy::tool_calls().sensitive("**/kind"), json!({"pet": secret})),
        (&pet, Policy::tool_calls().sensitive("/pet/kind"), json!({"pet": secret})),
        (&pet, Policy::tool_calls().sensitive("/pet/kind"), json!({"pet": secret.to_string()})),
    ] {
        let error = compiled(schema, &policy).from_value_with_report(document.clone()).unwrap_err();
        let shown = format!("{error:?} {error} {:?} {}", error.report(), json!(error));
        assert!(!shown.contains(SECRET), "{document}: {shown}");
    }
    // A form is known by its tag all the same.
    let hiding = compiled(&pet, &Policy::tool_calls().sensitive("**/kind"));
    assert_eq!(
        read(&hiding, json!({"pet": {"kind": "cat", "n": "5"}})).unwrap().0,
        json!({"pet": {"kind": "cat", "n": 5}})
    );
}

#[test]
fn what_is_there_for_a_policy_alone_is_no_member_to_write() {
    for closed in [false, true] {
        let schema =
            json!({"type": "object", "properties": {"a": {"type": "integer"}}, "additionalProperties": !closed});
        let schema = compiled(&schema, &Policy::tool_calls().sensitive("**/token").never("**/confirm"));
        let error = schema.from_value_with_report(json!([1, 2])).unwrap_err().to_string();
        assert!(error.starts_with("expected an object with `a` (optional integer), got a list"), "{error}");
        assert_eq!(read(&schema, json!({"token": "x"})).is_err(), closed);
        if closed {
            let error = schema.from_value_with_report(json!({"token": "x", "mod": 1})).unwrap_err().to_string();
            assert_eq!(error, "mod: unknown field, expected `a`\ntoken: unknown field, expected `a`");
        }
    }
}

#[test]
fn a_key_that_nobody_declares_is_no_more_to_be_seen_where_the_whole_document_may_hold_the_secret() {
    // The first says nothing of the document, so that all of it may be the secret.
    for schema in [json!({"unevaluatedProperties": false}), json!({"type": "object", "unevaluatedProperties": false})] {
        let compiled = compiled(&schema, &Policy::new().sensitive("**/token"));
        let error = compiled.from_value_with_report(json!({"hunter2": 1})).unwrap_err();
        assert_eq!(error.to_string(), r#"["…"]: unknown field"#, "{schema}");
    }
}

/// Once a form that does not declare the member let its rules act on it.
#[test]
fn what_one_form_declares_is_left_alone_in_the_others() {
    let with_mode = json!({"properties": {"mode": {"type": "string"}}, "required": ["kind"]});
    let others = json!({"type": "object", "additionalProperties": {"type": "string"}});
    let schema = json!({"properties": {"a": {"anyOf": [with_mode, others]}}});
    let (policy, document) = (Policy::new().on("string", ["trim"]), json!({"a": {"mode": " x", "b": " y"}}));
    let (value, fired) = read(&compiled(&schema, &policy), document.clone()).unwrap();
    assert_eq!((value, fired.len()), (json!({"a": {"mode": "x", "b": "y"}}), 2));
    let guarded = compiled(&schema, &policy.clone().never("/a/mode"));
    assert_eq!(read(&guarded, document).unwrap().0, json!({"a": {"mode": " x", "b": "y"}}));
    let fault = Schema::compile(&schema, &policy.never("/a/mod")).unwrap_err().to_string();
    assert_eq!(fault, "the schema has no location `/a/mod`: did you mean `/a/mode`?");
}

/// A step of a pointer that looks like a number, or like nothing, may be a name: the document decides.
#[test]
fn names_that_are_empty_or_numbers_have_their_paths() {
    let token = json!({"properties": {"token": {"type": "integer", "maximum": 5}}});
    let any = json!({"properties": {"m": {"additionalProperties": token}, "list": {"items": token}}});
    let document = |name: &str| json!({"m": {name: {"token": 987_654}}, "list": [{}, {"token": 987_654}]});
    for name in ["", "0", "01", "007", "+5"] {
        let path = |policy| {
            let error = compiled(&any, &policy).from_value_with_report(document(name)).unwrap_err();
            let paths = error.issues().iter().map(|issue| issue.path.to_pointer());
            (paths.collect::<Vec<_>>(), error.to_string())
        };
        let paths = vec![format!("/m/{name}/token"), "/list/1/token".to_owned()];
        let (mut found, shown) = path(Policy::new());
        found.sort_by_key(|path| path.starts_with("/list"));
        assert_eq!((found, shown.matches("987654").count()), (paths, 2), "{name}");
        let hiding = [
            Policy::new().sensitive("/m/*/token").sensitive("/list/*/token"),
            Policy::new().sensitive(format!("**/{name}")).sensitive("/list/*"),
        ];
        for (_, shown) in hiding.map(path) {
            assert!(!shown.contains("987654"), "{name}: {shown}");
        }
    }
}

/// It once made a property of the schema out of the member, on which the rules for such properties acted.
#[test]
fn what_a_policy_guards_is_no_property_of_the_schema() {
    let texts = json!({"type": "object", "additionalProperties": {"type": "string"}});
    let policy = Policy::new().on("not required", ["empty_to_null", "null_to_default"]).sensitive("**/token");
    let schema = compiled(&texts, &policy);
    assert_eq!(read(&schema, json!({"token": ""})).unwrap().0, json!({"token": ""}));
    assert!(schema.rules().is_empty());
    let calls = Policy::tool_calls().sensitive("**/token");
    assert!(read(&compiled(&json!({"properties": {"env": texts}}), &calls), json!({"env": {"token": null}})).is_err());
    let folding = Policy::new().on("object", ["ignore_key_case"]).sensitive("**/token");
    let schema = compiled(&json!({"type": "object", "properties": {"a_b": {}}}), &folding);
    assert_eq!(read(&schema, json!({"TOKEN": "q"})).unwrap().0, json!({"TOKEN": "q"}));
    assert_eq!(schema.rules().to_string().lines().count(), 1);
}

#[test]
fn a_map_with_a_guarded_member_is_a_map() {
    let map = json!({"type": "object", "additionalProperties": {"type": "integer"}});
    let policy = Policy::new().on("object", ["drop_invalid_items"]);
    let document = json!({"x": "q", "y": 1, "zzz": "hunter2"});
    for (policy, expected) in [
        (policy.clone(), Some(json!({"y": 1}))),
        (policy.clone().sensitive("**/zzz"), Some(json!({"y": 1}))),
        (policy.clone().never("**/other"), Some(json!({"y": 1}))),
        (policy.clone().never("**/zzz"), None),
        (policy.never("/*"), None),
    ] {
        let schema = compiled(&map, &policy);
        let read = schema.from_value_with_report(document.clone()).ok();
        assert_eq!(read.as_ref().map(|(value, _)| value), expected.as_ref(), "{:?}", schema.rules());
        let error = schema.from_value_with_report(json!(5)).unwrap_err().to_string();
        assert!(error.starts_with("expected an object whose values are integers"), "{error}");
    }
    let mut two = map.clone();
    two["patternProperties"] = json!({"^z": {"type": "string"}});
    let schema = compiled(&two, &Policy::new().on("object", ["drop_invalid_items"]));
    assert_eq!(read(&schema, document.clone()).unwrap().0, json!({"y": 1, "zzz": "hunter2"}));
    assert_eq!(schema.rules().to_string().lines().count(), 1);
    let hiding = compiled(&map, &Policy::new().on("object", ["drop_invalid_items"]).sensitive("**/zzz"));
    let (_, report) = hiding.from_value_with_report(document).unwrap();
    assert!(report.len() == 2 && !format!("{report:?}").contains("hunter2"), "{report:?}");
}
