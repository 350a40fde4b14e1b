//! Alternatives that are each a list of values: an enum in another notation.

use proptest::prelude::*;
use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

use super::policies;

fn policy() -> Policy {
    Policy::new()
        .on("enum", ["trim", "ignore_case(separators)"])
        .on("integer", ["string_to_number"])
        .on("number", ["string_to_number"])
        .on("boolean", ["string_to_bool"])
        .on("string", ["number_to_string"])
        .on("nullable", ["empty_to_null"])
        .on("object", ["string_to_json"])
}

fn object(x: &Value) -> Value {
    json!({"type": "object", "properties": {"x": x}, "$defs": {
        "Speed": {"oneOf": [{"const": "fast", "description": "As fast as it goes."}, {"const": "slow"}]},
        "Off": {"enum": ["off"], "deprecated": true},
    }})
}

/// What becomes of a value, or its issue.
fn read(x: &Value, value: &Value) -> Result<Value, String> {
    let schema = Schema::compile(&object(x), &policy()).unwrap_or_else(|error| panic!("{x}: {error}"));
    let outcome = schema.from_value_with_report(json!({"x": value}));
    let (mut document, _) = outcome.map_err(|error| error.to_string())?;
    let again = schema.from_value_with_report(document.clone()).unwrap();
    assert!(again.1.is_empty() && again.0 == document, "{x} {value}");
    Ok(document["x"].take())
}

fn rules(x: &Value) -> String {
    Schema::compile(&object(x), &policy()).unwrap().rules().to_string()
}

/// All ways in which generators write the enum of `fast` and `slow`.
fn speeds() -> Vec<Value> {
    let fast = json!({"type": "string", "const": "fast", "description": "As fast as it goes.", "title": "Fast"});
    let slow = json!({"const": "slow", "$comment": "-", "x-order": 1, "examples": ["slow"], "default": "slow"});
    vec![
        json!({"oneOf": [fast, slow]}),
        json!({"anyOf": [fast, slow]}),
        json!({"type": "string", "oneOf": [fast, slow]}),
        json!({"type": "string", "anyOf": [slow, fast], "default": "fast"}),
        json!({"oneOf": [{"enum": ["fast"]}, {"type": "string", "enum": ["slow"]}]}),
        json!({"anyOf": [{"enum": ["fast", "slow"], "description": "x"}, slow]}),
        json!({"allOf": [{"oneOf": [fast, slow]}]}),
        json!({"$ref": "#/$defs/Speed"}),
        json!({"anyOf": [{"$ref": "#/$defs/Speed"}]}),
        json!({"oneOf": [fast, {"oneOf": [slow]}]}),
        json!({"oneOf": [{"allOf": [fast, {"type": "string"}]}, slow]}),
        // What both lists have.
        json!({"enum": ["slow", "fast", "other"], "oneOf": [fast, slow]}),
        json!({"anyOf": [fast, slow, {"const": "c"}], "oneOf": [{"const": "b"}, fast, slow]}),
        // No value has that type, or is that constant.
        json!({"oneOf": [fast, slow, {"type": "integer", "const": "other"}, {"const": "z", "enum": ["y"]}, false]}),
    ]
}

#[test]
fn alternatives_that_are_lists_are_an_enum() {
    for x in speeds() {
        assert_eq!(rules(&x), "(root)  string_to_json\n/x      trim [eager], ignore_case(separators)\n", "{x}");
        assert_eq!(read(&x, &json!(" FAST")), Ok(json!("fast")), "{x}");
        assert_eq!(read(&x, &json!("slow")), Ok(json!("slow")), "{x}");
        let unknown = read(&x, &json!("fsat")).unwrap_err();
        assert!(
            unknown.starts_with("x: expected `fast` or `slow`, got string \"fsat\"")
                || unknown.starts_with("x: expected `slow` or `fast`"),
            "{x}: {unknown}"
        );
        assert!(unknown.ends_with("did you mean `fast`?") && !unknown.contains('\n'), "{x}: {unknown}");
        let kind = read(&x, &json!(5)).unwrap_err();
        assert!(kind.contains("`fast`") && kind.contains("`slow`") && kind.ends_with("got number 5"), "{x}: {kind}");
        assert!(read(&x, &json!(null)).is_err(), "{x}");
    }
}

#[test]
fn null_among_the_alternatives_may_be_null() {
    let fast = json!({"const": "fast"});
    for x in [
        json!({"oneOf": [fast, {"const": "slow"}, {"type": "null"}]}),
        json!({"anyOf": [fast, {"enum": ["slow", null]}]}),
        json!({"anyOf": [fast, {"const": "slow"}, {"const": null}]}),
        json!({"anyOf": [{"$ref": "#/$defs/Speed"}, {"type": "null"}], "default": null}),
        json!({"oneOf": [{"type": "null"}, {"anyOf": [fast, {"const": "slow"}]}]}),
        json!({"type": ["string", "null"], "oneOf": [fast, {"const": "slow"}, {"type": "null"}]}),
    ] {
        assert_eq!(read(&x, &json!(null)), Ok(json!(null)), "{x}");
        assert_eq!(read(&x, &json!("")), Ok(json!(null)), "{x}");
        assert_eq!(read(&x, &json!("Slow")), Ok(json!("slow")), "{x}");
        let unknown = read(&x, &json!("fsat")).unwrap_err();
        assert!(unknown.contains("`fast`") && unknown.contains("did you mean `fast`?"), "{x}: {unknown}");
    }
    // The type beside them refuses null.
    let x = json!({"type": "string", "oneOf": [fast, {"type": "null"}]});
    assert_eq!(read(&x, &json!(null)), Err("x: expected `fast`, got null".to_owned()));
}

#[test]
fn what_two_alternatives_of_one_of_have_is_no_value() {
    let x = json!({"type": "string", "oneOf": [{"enum": ["a", "b"]}, {"enum": ["b", "c", "c"]}]});
    assert_eq!(read(&x, &json!("A")), Ok(json!("a")));
    assert_eq!(read(&x, &json!("C")), Ok(json!("c")));
    for value in ["b", "B", "x"] {
        let issue = read(&x, &json!(value)).unwrap_err();
        assert!(issue.starts_with(&format!("x: expected `a` or `c`, got string \"{value}\"")), "{issue}");
    }
    let any = json!({"type": "string", "anyOf": [{"enum": ["a", "b"]}, {"enum": ["b", "c", "c"]}]});
    assert_eq!(read(&any, &json!("B")), Ok(json!("b")));
    // With the type of the value the lists differ.
    let typed = json!({"oneOf": [{"enum": ["a", "b"]}, {"type": "integer", "enum": ["b", 1]}, {"const": "c"}], "type": "string"});
    assert_eq!(read(&typed, &json!("B")), Ok(json!("b")));
    let numbers = json!({"oneOf": [{"enum": [1, 2]}, {"enum": [2.0, 3]}]});
    assert_eq!(read(&numbers, &json!("3")), Ok(json!(3)));
    assert_eq!(read(&numbers, &json!("7")), Err("x: expected `1` or `3`, got string \"7\"".to_owned()));
    let none = json!({"oneOf": [{"const": "a"}, {"const": "a"}]});
    assert!(read(&none, &json!("a")).is_err() && read(&none, &json!("A")).is_err());
}

#[test]
fn constants_of_different_kinds_are_not_read_into_each_other() {
    let x = json!({"oneOf": [{"const": "5"}, {"const": 5}, {"const": true}, {"const": "true"}, {"const": "a"}]});
    for value in [json!("5"), json!(5), json!(true), json!("true"), json!("a")] {
        assert_eq!(read(&x, &value), Ok(value.clone()));
    }
    for value in [json!("false"), json!("6"), json!(6), json!(false), json!({}), json!(null)] {
        let issue = read(&x, &value).unwrap_err();
        assert!(issue.starts_with("x: expected "), "{issue}");
        for named in ["`5`", "`true`", "`a`"] {
            assert!(issue.contains(named), "{value}: {issue}");
        }
    }
    // No rule stands where none can act; where each type has an alternative of its own the type of the value selects it.
    assert_eq!(rules(&json!({"oneOf": [{"const": "a"}, {"const": "b"}, {"const": 0}]})), "(root)  string_to_json\n");
    let apart = json!({"oneOf": [{"enum": ["a", "b"]}, {"const": 0}]});
    assert_eq!(read(&apart, &json!("A")), Ok(json!("a")));
    assert!(read(&apart, &json!("0")).is_err());
    let numbers = json!({"anyOf": [{"const": 1}, {"enum": [2, 3]}]});
    assert_eq!(read(&numbers, &json!("2")), Ok(json!(2)));
    let issue = read(&numbers, &json!(7)).unwrap_err();
    assert_eq!(issue, "x: expected one of `1`, `2`, `3`, got number 7");
    let strings = json!({"oneOf": [{"const": "1"}, {"const": "2"}]});
    assert!(read(&strings, &json!(1)).is_err());
}

#[test]
fn alternatives_that_say_more_are_none() {
    // The second may be any string, or is any value.
    for other in [json!({"type": "string"}), json!({}), json!(true), json!({"$ref": "#/$defs/none/items"})] {
        let x = json!({"anyOf": [{"const": "a"}, other]});
        let mut schema = object(&x);
        schema["$defs"]["none"] = json!({"items": {"minLength": 5}});
        let schema = Schema::compile(&schema, &policy()).unwrap();
        let read = schema.from_value_with_report(json!({"x": "A"}));
        assert!(read.is_err() || read.is_ok_and(|(document, _)| document == json!({"x": "A"})), "{x}");
    }
    // One that refers to itself is no list.
    let circle = json!({"$ref": "#/$defs/c", "$defs": {"c": {"anyOf": [{"$ref": "#/$defs/c"}, {"const": "a"}]}}});
    assert!(Schema::compile(&circle, &policy()).is_ok());
    // Draft 4 knows no `const`.
    let old = json!({"$schema": "http://json-schema.org/draft-04/schema#", "type": "string", "oneOf": [{"const": "a"}, {"minLength": 9}]});
    let schema = Schema::compile(&old, &policy()).unwrap();
    assert_eq!(schema.from_value_with_report(json!("A")).unwrap().0, json!("A"));
}

#[test]
fn the_validator_judges_what_an_alternative_says_beside_its_list() {
    for keyword in ["anyOf", "oneOf"] {
        let x = json!({keyword: [{"enum": ["a", "b"], "pattern": "^a"}, {"const": "c", "minLength": 1}]});
        assert_eq!(read(&x, &json!("A")), Ok(json!("a")), "{x}");
        assert_eq!(read(&x, &json!("C")), Ok(json!("c")), "{x}");
        let refused = read(&x, &json!("B")).unwrap_err();
        assert!(refused.starts_with("x: expected "), "{refused}");
        let x = json!({keyword: [{"enum": ["a", "b"], "pattern": "^a"}, {"enum": ["b", "c"]}]});
        assert_eq!(read(&x, &json!("b")), Ok(json!("b")), "{x}");
        // It stays so beside something that a rule repairs.
        let schema = json!({"type": "object", "properties": {"x": x, "n": {"type": "integer"}}});
        let schema = Schema::compile(&schema, &policy()).unwrap();
        let read = schema.from_value_with_report(json!({"x": "b", "n": "1"})).map(|(document, _)| document);
        assert_eq!(read.unwrap(), json!({"x": "b", "n": 1}), "{x}");
    }
}

/// A property that such an enum of one value declares tells forms apart.
#[test]
fn a_tag_may_be_written_so() {
    let form = |tag: &str, member: &str| {
        json!({"type": "object", "required": ["kind"], "properties": {
            "kind": {"oneOf": [{"const": tag, "title": tag}]}, member: {"type": "integer"}}})
    };
    let x = json!({"oneOf": [form("a", "n"), form("b", "m")]});
    assert_eq!(read(&x, &json!({"kind": "b", "m": "5"})), Ok(json!({"kind": "b", "m": 5})));
    let tried = "ignore_case: matches no allowed value, ignoring case and separators";
    assert_eq!(read(&x, &json!({"kind": "c"})), Err(format!("x.kind: expected `a` or `b`, got string \"c\"; {tried}")));
}

/// What many lists in each other allow takes no more time than they are long.
#[test]
fn lists_in_lists_end() {
    let at = |at: usize| {
        let next = json!({"$ref": format!("#/$defs/a{}", at + 1)});
        (format!("a{at}"), json!({"anyOf": [next, next, {"const": format!("v{at}")}]}))
    };
    let mut parts: serde_json::Map<String, Value> = (0..60).map(at).collect();
    parts.insert("a60".to_owned(), json!({"const": "last"}));
    let schema = json!({"type": "object", "properties": {"x": {"$ref": "#/$defs/a0"}}, "$defs": parts});
    let _ = Schema::compile(&schema, &policy()).map(|schema| schema.from_value_with_report(json!({"x": "LAST"})));
}

/// Values with the numbers of the alternatives that list them.
fn listed() -> impl Strategy<Value = Vec<(Value, usize)>> {
    let values = [
        json!("a"),
        json!("B"),
        json!("on"),
        json!("off"),
        json!("5"),
        json!(""),
        json!(5),
        json!(7),
        json!(1.5),
        json!(true),
        json!(null),
    ];
    let strings = values[..6].to_vec();
    let some = |values: Vec<Value>| proptest::sample::subsequence(values.clone(), 1..values.len()).prop_shuffle();
    let numbered = |values: Vec<Value>| {
        let count = values.len();
        (Just(values), proptest::collection::vec(0..3_usize, count))
            .prop_map(|(values, at)| values.into_iter().zip(at).collect())
    };
    prop_oneof![some(strings).prop_flat_map(numbered), some(values.to_vec()).prop_flat_map(numbered)]
}

fn alternatives(listed: &[(Value, usize)]) -> Vec<Value> {
    let of = |number| listed.iter().filter(|(_, at)| *at == number).map(|(value, _)| value.clone()).collect::<Vec<_>>();
    let written = |values: Vec<Value>| match &values[..] {
        [] => None,
        [one] => Some(json!({"const": one, "title": "one"})),
        several => Some(json!({"enum": several})),
    };
    (0..3).map(of).filter_map(written).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(100) })]

    /// In whatever notation, the same values are accepted, and strings are repaired as in an `enum`.
    #[test]
    fn alternatives_are_what_the_enum_is(
        listed in listed(),
        keyword in proptest::sample::select(&["anyOf", "oneOf"][..]),
        sent in proptest::sample::select(&["a", "A", "b", "B", " on ", "OFF", "5", "5.0", "true", "", "null"][..]),
    ) {
        let values: Vec<&Value> = listed.iter().map(|(value, _)| value).collect();
        let one_type = values.iter().all(|value| value.is_string() || value.is_null());
        for policy in [policies::lazy(), policies::eager()] {
            let read = |schema: &Value, value: &Value| {
                let outcome = Schema::compile(schema, &policy).unwrap().from_value_with_report(value.clone());
                outcome.map(|(value, report)| (value, report.len())).ok()
            };
            let plain = Schema::compile(&json!({"enum": values}), &Policy::new()).unwrap();
            let (list, written) = (json!({"enum": values}), json!({keyword: alternatives(&listed)}));
            for value in values.iter().map(|value| (*value).clone()).chain([json!(sent), json!(5), json!(9), json!(true), json!(null), json!([])]) {
                let (expected, found) = (read(&list, &value), read(&written, &value));
                // Where each type has an alternative of its own, rules may act that can't on a list of several types.
                prop_assert!(found == expected || !one_type && (found.is_some() || expected.is_none()), "{} {}: {:?} {:?}", written, value, found, expected);
                let is_listed = |value: Value| plain.from_value_with_report(value).is_ok();
                prop_assert!(found.is_none_or(|(value, _)| is_listed(value)), "{} {}", written, value);
            }
        }
    }
}

#[test]
fn numbers_are_listed_whatever_is_in_their_place() {
    let priority = json!({"type": "integer", "enum": [0, 1]});
    let maybe = json!({"anyOf": [priority, {"type": "null"}]});
    for (schema, value, expected) in [
        (&priority, json!("High"), "p: expected `0` or `1`, got string \"High\""),
        (&priority, json!(null), "p: expected `0` or `1`, got null"),
        (&priority, json!(5), "p: expected `0` or `1`, got number 5"),
        (&maybe, json!("High"), "p: expected `0` or `1` or null, got string \"High\""),
        // The text of a number is a string beside that number.
        (&json!({"enum": [1, "1", "a"]}), json!(2), "p: expected one of `1`, `\"1\"`, `a`, got number 2"),
    ] {
        let schema = Schema::compile(&json!({"properties": {"p": schema}}), &Policy::new()).unwrap();
        assert_eq!(schema.from_value_with_report(json!({"p": value})).unwrap_err().to_string(), expected);
    }
}

/// serde reads `{"fast": null}` as the name of a variant. A schema that lists strings means strings.
#[test]
fn an_object_is_none_of_the_strings_that_are_listed() {
    let mode = json!({"type": "string", "enum": ["fast", "deep"]});
    for (schema, expected) in [
        (mode.clone(), "p: expected `fast` or `deep`, got an object"),
        (json!({"anyOf": [mode, {"type": "null"}]}), "p: expected `fast` or `deep` or null, got an object"),
        (
            json!({"type": ["string", "null"], "enum": ["fast", "deep", null]}),
            "p: expected `fast` or `deep` or null, got an object",
        ),
        (json!({"const": "fast"}), "p: expected `fast`, got an object"),
        (json!({"const": null}), "p: expected null, got an object"),
    ] {
        for policy in [Policy::new(), Policy::tool_calls()] {
            let schema = Schema::compile(&json!({"properties": {"p": schema}}), &policy).unwrap();
            for value in [json!({"fast": true}), json!({"fast": null}), json!({"other": 1}), json!({})] {
                let error = schema.from_value_with_report(json!({"p": value})).unwrap_err();
                assert_eq!((error.to_string().as_str(), error.issues().len()), (expected, 1), "{value}");
            }
        }
    }
    // The tag of an object is one of them, too.
    let tagged = |kind: &str| json!({"type": "object", "properties": {"kind": {"const": kind}}, "required": ["kind"]});
    let tagged = json!({"properties": {"p": {"oneOf": [tagged("a"), tagged("b")]}}});
    let schema = Schema::compile(&tagged, &Policy::tool_calls()).unwrap();
    let error = schema.from_value_with_report(json!({"p": {"kind": {"a": 1}}})).unwrap_err();
    assert_eq!(error.to_string(), "p.kind: expected `a` or `b`, got an object");
}
