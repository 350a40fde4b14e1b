//! Modes, limits, batches and tallies are those of types.

use serde_coerce::schema::{Policy, Schema};
use serde_coerce::{BatchStatus, Error, IssueCode, Limits, Mode, Report, Segment, Tally};
use serde_json::{Value, json};

fn search() -> Value {
    json!({"type": "object", "properties": {
        "limit": {"type": "integer"}, "ids": {"type": "array", "items": {"type": "integer"}},
    }})
}

fn compiled() -> Schema {
    let policy = Policy::new().on("integer", ["string_to_number"]).on("array", ["singleton_list"]);
    Schema::compile(&search(), &policy).unwrap()
}

#[test]
fn modes_limits_previews_and_batches_are_those_of_types() {
    let call = json!({"limit": "5", "ids": "7"});
    let schema = compiled();
    let preview = schema.preview(&call).unwrap();
    assert_eq!((preview.value, preview.report.len()), (json!({"limit": 5, "ids": [7]}), 3));
    let strict = schema.clone().mode(Mode::Strict).from_value_with_report(call.clone()).unwrap_err();
    assert_eq!(
        strict.to_string(),
        "ids: expected a list of integers, got string \"7\"; `singleton_list` would repair this in safe mode\n\
         limit: expected an integer, got string \"5\"; `string_to_number` would repair this in safe mode"
    );
    let few = schema.clone().limits(Limits::default().issues(1));
    let error = few.from_value_with_report(json!({"limit": "x", "ids": ["y"]})).unwrap_err();
    assert_eq!((error.issues().len(), error.omitted()), (1, 1));
    let batch = schema.batch(vec![call, json!({"limit": "x"})]);
    assert_eq!((batch.status(), batch.warnings().len()), (BatchStatus::Partial, 3));
}

/// What the validator finds is worded as what the engine finds.
#[test]
fn what_the_validator_finds_is_worded_for_the_caller() {
    let policy = Policy::new().on("integer", ["string_to_number"]).on("array", ["singleton_list"]);
    let table = [
        (json!({"minLength": 1}), json!(""), r#"expected a string of at least 1 character, got string """#),
        (json!({"maxLength": 2}), json!("abc"), r#"expected a string of at most 2 characters, got string "abc""#),
        (
            json!({"minProperties": 2}),
            json!({}),
            "expected an object of at least 2 members, got an object of 0 members",
        ),
        (
            json!({"maxProperties": 1}),
            json!({"a": 1, "b": 2}),
            "expected an object of at most 1 member, got an object of 2 members",
        ),
        (json!({"minItems": 1}), json!([]), "expected a list of at least 1, got a list of 0"),
        (json!({"enum": ["a", 1]}), json!("b"), r#"expected `a` or `1`, got string "b""#),
        (json!({"multipleOf": 5}), json!(7), "expected a multiple of 5, got number 7"),
        (json!({"minimum": 5}), json!(4), "expected a number of at least 5, got number 4"),
        (json!({"exclusiveMinimum": 5}), json!(5), "expected a number greater than 5, got number 5"),
        (json!({"exclusiveMaximum": 5}), json!(5), "expected a number less than 5, got number 5"),
        (json!({"maxItems": 1}), json!([1, 2]), "expected a list of at most 1, got a list of 2"),
        (
            json!({"uniqueItems": true}),
            json!([1, 1]),
            "[1]: given more than once, got number 1; it is the same as item 0 of the list",
        ),
        (json!({"const": "a"}), json!(1), "expected `a`, got number 1"),
        (json!({"pattern": "^a"}), json!("b"), r#"expected a string that matches `^a`, got string "b""#),
        (
            json!({"$schema": "http://json-schema.org/draft-07/schema#", "format": "ipv4"}),
            json!("b"),
            r#"expected a string of the format `ipv4`, got string "b""#,
        ),
        (json!(false), json!(1), "expected no value, got number 1"),
        (json!({"type": ["array", "integer"]}), json!("x"), r#"expected an integer or a list, got string "x""#),
        (
            json!({"propertyNames": {"maxLength": 1}}),
            json!({"a": 1, "bc": 1}),
            "bc: expected a string of at most 1 character as a key",
        ),
        (json!({"propertyNames": {"enum": ["a", "b"]}}), json!({"c": 1}), "c: expected `a` or `b` as a key"),
        (json!({"propertyNames": {"not": {}}}), json!({"c": 1}), "c: refused by `not` of the schema"),
        (
            json!({"contains": {"const": 1}}),
            json!([2]),
            "expected a list with at least one item as `contains` of the schema says, got a list",
        ),
        (
            json!({"contains": {"const": 1}, "minContains": 2}),
            json!([1]),
            "expected a list with more items as `contains` of the schema says, got a list",
        ),
        (
            json!({"contains": {"const": 1}, "maxContains": 1}),
            json!([1, 1]),
            "expected a list with fewer items as `contains` of the schema says, got a list",
        ),
        (json!({"not": {}}), json!(1), "refused by `not` of the schema, got number 1"),
        (
            json!({"type": "integer", "maximum": 100}),
            json!("500"),
            "expected a number of at most 100, got string \"500\"",
        ),
        (
            json!({"type": "array", "maxItems": 0, "items": {"type": "integer"}}),
            json!("5"),
            "expected a list of at most 0, got string \"5\"; read as a list of 1",
        ),
    ];
    for (schema, value, expected) in table {
        let schema = Schema::compile(&schema, &policy).unwrap();
        let error = schema.from_value_with_report(value).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
}

/// Each repeated item by its path; which it repeats is shown, what it is only where it may be.
#[test]
fn repeated_items_of_a_set_are_named_by_their_paths() {
    let schema = json!({"type": "object", "properties": {"tags": {"type": "array", "uniqueItems": true}}});
    let refused = |policy: &Policy, tags: Value| {
        let schema = Schema::compile(&schema, policy).unwrap();
        schema.from_value_with_report(json!({"tags": tags})).unwrap_err().to_string()
    };
    let open = Policy::new();
    assert_eq!(
        refused(&open, json!(["a", "b", "a", {"x": 1}, "a", {"x": 1}])),
        "tags[2]: given more than once, got string \"a\"; it is the same as item 0 of the list\n\
         tags[4]: given more than once, got string \"a\"; it is the same as item 0 of the list\n\
         tags[5]: given more than once, got an object; it is the same as item 3 of the list"
    );
    assert_eq!(refused(&open, json!([1, 1.0])), "tags: expected a list of distinct items, got a list");
    let secret = refused(&Policy::new().sensitive("/tags"), json!(["a", "a"]));
    assert_eq!(
        secret,
        "tags[1]: given more than once, got a string of 1 character; it is the same as item 0 of the list"
    );
}

#[test]
fn the_table_lists_the_rules_of_each_alternative() {
    let schema = json!({"type": "object", "properties": {"x": {"oneOf": [
        {"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"]},
        {"type": "array", "items": {"type": "integer"}},
    ]}}});
    let rules = Schema::compile(&schema, &Policy::new().on("integer", ["string_to_number"])).unwrap().rules();
    let mut paths: Vec<String> = rules.rows().iter().map(|row| row.path.clone()).collect();
    paths.sort();
    assert_eq!(paths, ["/x/*", "/x/n"]);
}

/// The steps of a path tell names of the schema from keys of the input, which may be anything.
#[test]
fn paths_tell_declared_names_from_keys() {
    let schema = json!({"properties": {"a": {"minimum": 5}}, "additionalProperties": {"minimum": 5}});
    let schema = Schema::compile(&schema, &Policy::new()).unwrap();
    let error = schema.from_value_with_report(json!({"a": 1, "b": 1})).unwrap_err();
    let steps: Vec<_> = error.issues().iter().flat_map(|issue| issue.path.segments.clone()).collect();
    assert_eq!(steps, [Segment::Name("a".to_owned()), Segment::Key("b".to_owned())]);
}

#[test]
fn a_text_is_too_deep_where_its_value_is() {
    let schema =
        json!({"type": "object", "properties": {"a": {}, "b": {"type": "array", "items": {"$ref": "#/properties/b"}}}});
    let schema = Schema::compile(&schema, &Policy::tool_calls()).unwrap();
    for (name, levels) in [("a", 127), ("a", 300), ("b", 127), ("b", 300), ("c", 127), ("c", 300)] {
        let text = format!(r#"{{"{name}": {}{}}}"#, "[".repeat(levels), "]".repeat(levels));
        let by_text = schema.from_str_with_report(&text).unwrap_err();
        let list = (0..levels).fold(None, |inner, _| Some(Value::from_iter(inner))).unwrap();
        let by_value = schema.from_value_with_report(json!({name: list})).unwrap_err();
        assert_eq!(by_text.issues()[0].code, IssueCode::LimitExceeded, "{by_text}");
        // Where nothing is declared, the parser looks for no place.
        assert!(name == "c" || by_text.to_string() == by_value.to_string(), "{by_text}");
    }
    let within = format!(r#"{{"a": {}{}}}"#, "[".repeat(126), "]".repeat(126));
    assert!(schema.from_str_with_report(&within).is_ok());
}

#[test]
fn tallies_count_by_declared_names() {
    let (schema, tally) = (compiled(), Tally::new());
    for call in [json!({"ids": ["5", "6"]}), json!({"limit": 1}), json!({"limit": "x"})] {
        let outcome: Result<(Value, Report), Error> = schema.from_value_with_report(call);
        tally.record(&outcome);
    }
    assert_eq!((tally.clean(), tally.coerced(), tally.rejected()), (1, 1, 1));
    let [row] = &*tally.repairs() else { panic!("{tally}") };
    assert_eq!((&*row.path, row.rule, row.count), ("/ids/*", "string_to_number", 2));
}

/// Of what is hidden neither a name nor a length is shown.
#[test]
fn what_the_validator_finds_shows_nothing_that_is_hidden() {
    const SECRET: &str = "hunter2";
    let x = json!({"propertyNames": {"maxLength": 1}, "minProperties": 3, "minItems": 3, "contains": {"const": 1}});
    let schema = json!({"type": "object", "properties": {"x": x, "m": {"type": "object", "propertyNames": {"maxLength": 1}, "additionalProperties": {"type": "integer"}}}});
    for (policy, value) in [
        (Policy::new().sensitive("/x"), json!({"x": {SECRET: SECRET}})),
        (Policy::new().sensitive("/x"), json!({"x": [SECRET]})),
        (Policy::new().sensitive("/x/**"), json!({"x": [SECRET]})),
        // Its keys come out of what is hidden.
        (Policy::new().at("/m", ["list_to_map(value = 1)"]).sensitive("/m/*"), json!({"m": [SECRET]})),
        (Policy::new().at("/m", ["list_to_map(value = 1)"]).sensitive("/m/*"), json!({"x": {SECRET: 1}})),
        (Policy::new().at("/m", ["list_to_map(value = 1)"]).sensitive("/m/*"), json!({"m": {SECRET: 1}})),
    ] {
        let schema = Schema::compile(&schema, &policy).unwrap();
        let error = schema.from_value_with_report(value.clone()).unwrap_err();
        let shown = format!("{error:?} {error} {:?} {}", error.report(), json!(error));
        assert!(!shown.contains(SECRET), "{value}: {shown}");
        let shows_lengths =
            schema.from_value_with_report(json!({"x": [1]})).unwrap_err().to_string().contains("got a list of 1");
        assert!(shows_lengths || !shown.contains(" of 1"), "{value}: {shown}");
    }
}

#[test]
fn an_item_that_comes_twice_is_known_by_its_number_wherever_the_list_is() {
    let tags = json!({"type": "array", "items": {"type": "string"}, "uniqueItems": true});
    let schema = json!({"type": "array", "items": {"type": "object", "properties": {"tags": tags}}});
    let schema = Schema::compile(&schema, &Policy::new().on("array", ["drop_invalid_items"])).unwrap();
    let error =
        schema.mode(Mode::Strict).from_value_with_report(json!([{"tags": ["a", "a"]}])).unwrap_err().to_string();
    assert!(error.starts_with("[0].tags[1]: ") && error.contains("it is the same as item 0 of the list"), "{error}");
}
