//! Corners of run-time schemas that one condition decides, each with the outcome for one document.

use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

/// The repaired document with its warnings, or the issues; or the faults of schema and policy.
fn outcome(schema: &Value, policy: &Policy, document: &Value) -> String {
    let schema = match Schema::compile(schema, policy) {
        Ok(schema) => schema,
        Err(faults) => return format!("fault: {faults}"),
    };
    match schema.from_value_with_report(document.clone()) {
        Ok((value, report)) => format!("{value} {}", report.warnings().join("; ")),
        Err(error) => error.to_string(),
    }
}

fn check(table: &[(Value, Policy, Value, &str)]) {
    let came: Vec<String> = table.iter().map(|(schema, policy, sent, _)| outcome(schema, policy, sent)).collect();
    assert_eq!(came, table.iter().map(|(.., expected)| *expected).collect::<Vec<_>>());
}

#[test]
fn what_a_policy_hides_is_not_shown() {
    let tagged = |name: &str| {
        let properties = json!({"k": {"const": name}, "n": {"type": "integer"}});
        json!({"type": "object", "required": ["k"], "properties": properties})
    };
    let pin = json!({"properties": {"o": {
        "type": ["object", "string"], "maxLength": 3, "properties": {"pin": {"type": "integer"}},
    }}});
    let closed = json!({"type": "object", "properties": {"q": {}}, "additionalProperties": false});
    let items = json!({"type": "object", "properties": {"id": {"type": "string"}}});
    let moved = json!({"properties": {"l": {"type": "object", "additionalProperties": items}, "m": closed}});
    let all = json!({"properties": {"f": {"allOf": [{"additionalProperties": false}, {"properties": {"x": {}}}]}}});
    check(&[
        (
            json!({"properties": {"t": {"oneOf": [tagged("a"), tagged("b")]}}}),
            Policy::new().sensitive("/t/k"),
            json!({"t": {"k": "SECRET", "n": 5}}),
            "t.k: expected `a` or `b`, got a string of 6 characters",
        ),
        (
            pin.clone(),
            Policy::new().sensitive("/o/pin"),
            json!({"o": "PIN=1234"}),
            "o: expected a string of at most 3 characters, got a string of 8 characters",
        ),
        (
            pin,
            Policy::new().sensitive("**/pin"),
            json!({"o": "{\"pin\":1234}"}),
            "o: expected a string of at most 3 characters, got a string of 12 characters",
        ),
        (
            moved,
            Policy::new().at("/l", ["list_to_map(key = \"id\")"]).sensitive("/l/*/id").sensitive("/m/*"),
            json!({"m": {"SECRET": 1}}),
            r#"m["…"]: unknown field, expected `q`"#,
        ),
        (
            json!({"properties": {"p": {"enum": ["alpha", 5]}}}),
            Policy::new().sensitive("/p"),
            json!({"p": "alphb"}),
            "p: expected `alpha` or `5`, got a string of 5 characters",
        ),
        (
            json!({"properties": {"p": {"type": "array", "minItems": 2}}}),
            Policy::new().sensitive("/p"),
            json!({"p": [1]}),
            "p: expected a list of at least 2, got a list",
        ),
        (all, Policy::new().sensitive("/f"), json!({"f": {"x": 1}}), r#"f["…"]: unknown field"#),
    ]);
}

#[test]
fn no_rule_acts_where_none_may() {
    let form = |name: &str| {
        let properties = json!({"k": {"const": name}, "n": {"type": "integer"}});
        json!({"type": "object", "required": ["k"], "properties": properties})
    };
    let list = json!({"properties": {"l": {"type": "array", "items": {"type": "integer"}}}});
    check(&[
        (
            json!({"properties": {"o": {"oneOf": [form("a"), form("b")]}}}),
            Policy::new().on("object", ["ignore_key_case"]).never("/o"),
            json!({"o": {"K": "a"}}),
            "o.k: missing tag, expected `a` or `b`",
        ),
        (
            list,
            Policy::new().at("/l", ["string_to_json"]).never("/l/*"),
            json!({"l": "[1]"}),
            r#"{"l":[1]} l: string "[1]" was read as list of 1 (string_to_json)"#,
        ),
    ]);
}

#[test]
fn rules_are_where_they_fit_whatever_was_found_elsewhere() {
    let integers = json!({"type": "array", "items": {"type": "integer"}});
    let lists = json!({"type": "array", "items": integers});
    let pair = json!({"type": "array", "items": {"type": "integer"}, "minItems": 2});
    let lists_policy = || Policy::new().on("array", ["singleton_list"]);
    let objects = |names: &[&str]| {
        let properties: Value = names.iter().map(|name| ((*name).to_owned(), json!({"type": "integer"}))).collect();
        json!({"type": "object", "additionalProperties": false, "properties": properties})
    };
    let map = |values: Value| json!({"type": "object", "additionalProperties": values});
    let counts = map(json!({"type": "integer"}));
    let maps = map(json!({"type": "object", "properties": {"k": {"type": "string"}}}));
    check(&[
        (
            json!({"required": ["z"], "properties": {"z": integers, "a": lists}}),
            lists_policy(),
            json!({"z": [], "a": [1, 2]}),
            "a[0]: expected a list of integers, got number 1\na[1]: expected a list of integers, got number 2",
        ),
        (
            json!({"properties": {"a": integers, "b": pair}}),
            lists_policy(),
            json!({"a": 1, "b": 1}),
            "b: expected a list of integers, got number 1",
        ),
        (
            json!({"properties": {"a": pair}}),
            Policy::new().on("array", ["string_to_json"]),
            json!({"a": "[1,2]"}),
            r#"{"a":[1,2]} a: string "[1,2]" was read as list of 2 (string_to_json)"#,
        ),
        (
            json!({"properties": {"a": lists}}),
            Policy::new().on("array", ["string_to_json"]),
            json!({"a": [[1], "[2]"]}),
            r#"{"a":[[1],[2]]} a[1]: string "[2]" was read as list of 1 (string_to_json)"#,
        ),
        (
            json!({"properties": {"o": objects(&["a", "A"])}}),
            Policy::new().on("object", ["ignore_key_case", "string_to_json"]),
            json!({"o": "{}"}),
            r#"{"o":{}} o: string "{}" was read as empty object (string_to_json)"#,
        ),
        (
            json!({"properties": {"o": objects(&["a", "b"]), "p": objects(&["a", "A", "b"])}}),
            Policy::new().on("object", ["ignore_key_case"]),
            json!({"o": {"B": 1}, "p": {"B": 1}}),
            "p.B: unknown field, expected one of `A`, `a`, `b`; did you mean `b`?",
        ),
        (
            json!({"properties": {"a": counts, "m": maps, "z": counts}}),
            Policy::new().on("object", ["list_to_map(key = \"k\")"]),
            json!({"m": [{"k": "a"}]}),
            r#"{"m":{"a":{}}} m: list of 1 was read as object with 1 member (list_to_map)"#,
        ),
        (
            json!({"properties": {"o": {"anyOf": [{"type": ["object", "null"]}, {"type": "object"}]}}}),
            Policy::new().on("nullable", ["empty_to_null"]),
            json!({"o": ""}),
            r#"{"o":null} o: string "" was read as null (empty_to_null)"#,
        ),
        (
            json!({"allOf": [{"type": "string"}, {"enum": [1, 2]}]}),
            Policy::new(),
            json!(1),
            "expected a string, got number 1",
        ),
    ]);
}

#[test]
fn a_faulty_rule_is_a_fault() {
    let open = json!({"properties": {"o": {"type": "object", "properties": {"a": {"type": "integer"}}}}});
    let three = json!({"type": "object", "properties": {"A": {"type": "integer"}, "B": {"type": "integer"}, "a": {"type": "integer"}}});
    check(&[
        (
            open,
            Policy::new().at("/o", ["drop_keys(\"x\")"]),
            json!({}),
            "fault: /o: `drop_keys` does not fit `object` here: remove it",
        ),
        (
            three,
            Policy::new().at("", ["ignore_key_case"]),
            json!({}),
            "fault: (root): `ignore_key_case` can't tell `A` from `a`: remove it",
        ),
        (
            json!({"properties": {"n": {"type": "integer"}}}),
            Policy::new().at("/n", ["empty_to_null"]),
            json!({}),
            "fault: /n: `empty_to_null` does not fit `integer` here: remove it",
        ),
    ]);
}

#[test]
fn half_a_surrogate_pair_is_no_character() {
    let list = json!({"properties": {"a": {"type": "array", "items": {"type": "string"}}}});
    let policy = || Policy::new().on("array", ["json5_to_json"]);
    check(&[
        (
            list.clone(),
            policy(),
            json!({"a": "['\\uD83D\\uDE00']"}),
            r#"{"a":["😀"]} a: string "['\\uD83D\\uDE00']" was read as list of 1 (json5_to_json)"#,
        ),
        (
            list,
            policy(),
            json!({"a": "['\\uD83DxyDE00']"}),
            r#"a: expected a list of strings, got string "['\\uD83DxyDE00']"; json5_to_json: not exactly one JSON5 document"#,
        ),
    ]);
}
