//! What is wrong with schemas and policies: all of it at once, or ignored where the policy says so.

use serde_coerce::schema::{Policy, Schema};
use serde_json::{Map, Value, json};

const DRAFT_4: &str = "http://json-schema.org/draft-04/schema#";

fn object(properties: &Value) -> Value {
    json!({"type": "object", "properties": properties})
}

fn faults(schema: &Value, policy: &Policy) -> Vec<String> {
    let error = Schema::compile(schema, policy).err();
    error.map(|error| error.to_string().lines().map(str::to_owned).collect()).unwrap_or_default()
}

fn lenient() -> Policy {
    Policy::new().on("integer", ["string_to_number"]).on("array", ["singleton_list"]).lenient_schemas(true)
}

fn compiled(schema: &Value, policy: &Policy) -> Schema {
    Schema::compile(schema, policy).unwrap_or_else(|error| panic!("{schema}: {error}"))
}

#[test]
fn all_faults_are_reported_at_once() {
    let schema = object(&json!({
        "a": {"type": "float"},
        "b": {"type": "strin"},
        "c": {"$ref": "https://example.com/c.json"},
        "d": {"$ref": "#/$defs/nowhere"},
        "e": {"type": "string", "pattern": "(["},
        "f": {"type": "array", "items": {"required": true}},
        "g": {"type": "integer"},
        "h": {"allOf": [{"type": "string"}, {"type": "integer"}]},
        "i": {"patternProperties": {"([": {}, "x": {}}},
        "type": "string",
        "j": {"default": {"$ref": "#/nowhere"}, "enum": [{"$ref": "#/nowhere"}]},
    }));
    let policy = Policy::new()
        .on("strnig", ["trim"])
        .at("/g", ["singleton_list"])
        .at("/nowhere", ["trim"])
        .never("/gg")
        // What may be there nobody knows.
        .at("/a", ["string_to_number"])
        .at("/c/inside", ["trim"])
        .never("/d/inside");
    let found = faults(&schema, &policy);
    let expected = [
        "unknown declared type `strnig`: did you mean `string`?",
        "/properties/a/type: not a JSON Schema: unknown type `float`: write ",
        "/properties/b/type: not a JSON Schema: unknown type `strin`: did you mean `string`?",
        "/properties/f/items/required: not a JSON Schema: true is not of type \"array\"",
        "/properties/type: not a JSON Schema: \"string\" is not of types ",
        "/properties/c/$ref: not a JSON Schema: Resource 'https://example.com/c.json' is not present",
        "/properties/d/$ref: not a JSON Schema: Pointer '/$defs/nowhere' does not exist",
        "/properties/e/pattern: not a JSON Schema: \"([\" is not a \"regex\"",
        "/properties/i/patternProperties/([: not a JSON Schema: \"([\" is not a \"regex\"",
        "/g: `singleton_list` does not fit `integer` here: remove it",
        "/h: no value has the types that `allOf` asks for together",
        "the schema has no location `/nowhere`",
        "the schema has no location `/gg`",
    ];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (expected, found) in expected.iter().zip(&found) {
        assert!(found.starts_with(expected), "{expected}: {found:#?}");
    }
}

/// What is wrong is said in the words of the draft that the fewest keywords contradict.
#[test]
fn the_draft_that_least_contradicts_is_the_one() {
    let old = json!({"items": [{"type": "integer"}], "required": true});
    assert_eq!(faults(&old, &Policy::new()), ["/required: not a JSON Schema: true is not of type \"array\""]);
    for named in ["https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft-07/schema#", ""] {
        for place in ["$defs", "definitions"] {
            let mut part = json!({"type": "object", "properties": {"n": {"$ref": format!("#/{place}/n")}},
                place: {"n": {"type": "integer", "required": true, "enum": null}}});
            if !named.is_empty() {
                part["$schema"] = named.into();
            }
            let found = faults(&part, &Policy::new());
            assert!(
                found.len() == 2 && found.iter().all(|fault| fault.starts_with(&format!("/{place}/n/"))),
                "{part}: {found:?}"
            );
            let schema = compiled(&part, &lenient());
            assert_eq!(schema.ignored().len(), 2, "{part}");
            assert_eq!(schema.from_value_with_report(json!({"n": "5"})).unwrap().0, json!({"n": 5}));
        }
    }
    let schema = compiled(&old, &lenient());
    assert_eq!(schema.from_value_with_report(json!(["5", "5"])).unwrap().0, json!([5, "5"]));
    assert_eq!(schema.ignored(), ["/required: not a JSON Schema: true is not of type \"array\""]);
}

#[test]
fn a_keyword_that_is_wrong_is_ignored_alone() {
    let table = [
        (json!({"type": "integer", "required": true}), "/properties/n/required", json!({"n": 5})),
        (json!({"type": "integer", "enum": null}), "/properties/n/enum", json!({"n": 5})),
        (json!({"type": "integer", "minimum": "1"}), "/properties/n/minimum", json!({"n": 5})),
        (json!({"type": "integer", "description": 5, "title": null}), "/properties/n/description", json!({"n": 5})),
        (json!({"type": "integer", "$ref": "#/definitions/gone"}), "/properties/n/$ref", json!({"n": 5})),
        (json!({"type": "integer", "$ref": "https://example.com/n"}), "/properties/n/$ref", json!({"n": 5})),
        (json!({"type": "integer", "pattern": "(["}), "/properties/n/pattern", json!({"n": 5})),
        (json!({"type": "integer", "anyOf": []}), "/properties/n/anyOf", json!({"n": 5})),
        (json!({"type": "integer", "oneOf": [5, {}]}), "/properties/n/oneOf", json!({"n": 5})),
        (json!({"type": "integer", "not": null}), "/properties/n/not", json!({"n": 5})),
        (json!({"type": "integer", "allOf": {}}), "/properties/n/allOf", json!({"n": 5})),
        (
            json!({"type": "integer", "not": {"minimum": 9, "maximum": "x"}}),
            "/properties/n/not/maximum",
            json!({"n": 5}),
        ),
        (json!({"type": ["integer", "float"]}), "/properties/n/type", json!({"n": "5"})),
        (json!({"type": "float", "minimum": 1}), "/properties/n/type", json!({"n": "5"})),
        (json!(null), "/properties/n", json!({"n": "5"})),
    ];
    for (part, place, expected) in table {
        let schema = json!({"type": "object", "additionalProperties": false, "properties": {"n": part, "m": {"type": "integer"}}});
        let found = faults(&schema, &Policy::new());
        assert!(
            found.iter().any(|fault| fault.starts_with(place) && fault.contains(": not a JSON Schema: ")),
            "{part}: {found:?}"
        );
        // A rule that may fit what was meant, and a location that may be there.
        let policy = lenient().at("/n", ["null_to_default"]).never("/m");
        let schema = compiled(&schema, &policy);
        assert_eq!(schema.ignored().len(), if part.get("title").is_some() { 2 } else { 1 }, "{part}");
        assert!(schema.ignored()[0].starts_with(&format!("{place}: ")), "{:?}", schema.ignored());
        assert_eq!(schema.from_value_with_report(json!({"n": "5"})).unwrap().0, expected, "{part}");
        assert!(schema.from_value_with_report(json!({"x": 1})).is_err(), "{part}");
        assert!(schema.from_value_with_report(json!({"m": "x"})).is_err(), "{part}");
    }
    let root = json!({"$schema": "https://example.com/mine", "type": "object", "required": true, "properties": null});
    let schema = compiled(&root, &lenient());
    assert_eq!(schema.ignored().len(), 3, "{:?}", schema.ignored());
    assert!(schema.from_value_with_report(json!([])).is_err());
    // What is right is not ignored, and the policy is still checked.
    assert!(compiled(&object(&json!({"a": {}})), &lenient()).ignored().is_empty());
    let fault = "the schema has no location `/x`";
    assert_eq!(faults(&json!({"type": "object", "required": true, "properties": {"a": {}}}), &lenient()), [""; 0]);
    assert_eq!(faults(&object(&json!({"a": {"enum": null}})), &lenient().never("/x")), [fault]);
}

/// A location around a keyword that is ignored may have had what the policy speaks of; others have not.
#[test]
fn what_is_ignored_makes_no_fault_of_the_policy() {
    let schema = json!({"type": "object", "properties": {"a": {"$ref": "#/gone"}, "b": {"type": "object"}}});
    assert!(faults(&schema, &lenient().never("/a/b/c").at("/a", ["singleton_list"])).is_empty());
    assert_eq!(faults(&schema, &lenient().never("/b/c")), ["the schema has no location `/b/c`"]);
}

#[test]
fn what_is_no_keywords_fault_stays_one() {
    for schema in [json!(null), json!(5), json!([]), json!("x")] {
        let found = faults(&schema, &lenient());
        assert!(found.len() == 1 && found[0].starts_with("not a JSON Schema"), "{schema}: {found:?}");
    }
    let types = object(&json!({"a": {"allOf": [{"type": "string"}, {"type": "integer"}]}, "b": {"enum": null}}));
    assert_eq!(faults(&types, &lenient()), ["/a: no value has the types that `allOf` asks for together"]);
    // More subschemas at one location than a validator may go through, and a keyword.
    let chain = |n: usize| (format!("a{n}"), json!({"$ref": format!("#/$defs/a{}", n + 1)}));
    let mut parts: Map<String, Value> = (0..300).map(chain).collect();
    parts.insert("a300".to_owned(), json!({"required": true}));
    let found = faults(&json!({"$ref": "#/$defs/a0", "$defs": parts}), &lenient().on("strnig", ["trim"]));
    assert!(
        found.len() == 3 && found[1].starts_with("/$defs/a300/required: ") && found[2].starts_with("more than 256"),
        "{found:?}"
    );
    // Draft 4 wants `minimum` beside it: what is wrong is the object as a whole.
    let old = json!({"$schema": DRAFT_4, "properties": {"a": {"exclusiveMinimum": true}}});
    assert!(!faults(&old, &Policy::new()).is_empty());
}

#[test]
fn what_is_wrong_in_many_places_is_listed_and_not_left_out() {
    let many = |wrong: Value| {
        let member = |n: usize| (format!("k{n}"), wrong.clone());
        json!({"type": "object", "properties": (0..500).map(member).collect::<Map<_, _>>()})
    };
    for wrong in [
        json!({"type": "float"}),
        json!({"required": true, "enum": null, "minimum": "5"}),
        json!({"$ref": "#/gone"}),
        json!({"pattern": "(["}),
        json!(5),
    ] {
        for policy in [Policy::new(), lenient()] {
            // More than 256 keywords are not left out.
            let faults = faults(&many(wrong.clone()), &policy);
            assert!(!faults.is_empty() && faults.len() <= 1_000, "{wrong}: {}", faults.len());
        }
    }
}

/// A schema that is of an older draft for one keyword does not decide by those of newer ones, and says so.
#[test]
fn keywords_of_newer_drafts_are_listed_where_nobody_reads_them() {
    let old = json!({"minimum": 0, "exclusiveMinimum": true});
    let not_read = |place: &str, keyword: &str, draft: &str| {
        format!("{place}: `{keyword}` is not read: another keyword is that of {draft}")
    };
    let table = [
        (
            json!({"properties": {"n": old, "op": {"const": "read"}}}),
            vec![not_read("/properties/op/const", "const", "draft 4")],
        ),
        (json!({"properties": {"n": old, "const": {"type": "string"}}}), vec![]),
        (json!({"properties": {"n": {"const": {"if": 1}}}}), vec![]),
        (
            json!({"properties": {"a": {"items": [{}]}, "b": {"prefixItems": [{}]}}}),
            vec![not_read("/properties/b/prefixItems", "prefixItems", "draft 2019-09")],
        ),
        // What a schema names it is meant to be.
        (json!({"$schema": DRAFT_4, "properties": {"n": old, "op": {"const": "read"}}}), vec![]),
    ];
    for (schema, expected) in table {
        assert_eq!(compiled(&schema, &Policy::new()).ignored(), expected, "{schema}");
    }
}
