//! Run-time schemas: the schema grows, the document grows, or both do.

use serde_coerce::schema::Policy;
use serde_json::{Map, Value, json};

use super::{list, nested, object};
use crate::row::{CLEAN, Happens, ISSUES, REFUSED, REPAIRED, REPAIRS, Row};

const SIZE: usize = 250;

fn policy() -> Policy {
    Policy::new()
        .on("integer", ["string_to_number"])
        .on("enum", ["ignore_case"])
        .on("object", ["string_to_json"])
        .on("array", ["singleton_list"])
}

/// A schema with a policy and a document.
fn with(schema: Value, document: String) -> (Value, Policy, String) {
    (schema, policy(), document)
}

fn integer() -> Value {
    json!({"type": "integer"})
}

/// An object of so many properties.
fn properties(count: usize, property: impl Fn(usize) -> Value) -> Value {
    let properties: Map<String, Value> = (0..count).map(|i| (format!("someName{i}"), property(i))).collect();
    json!({"type": "object", "properties": properties})
}

/// The same document under one schema.
fn fixed(what: &str, size: usize, happens: Happens, schema: Value, text: impl Fn(usize) -> String) -> Row {
    Row::of_schema(what, size, happens, move |n| with(schema.clone(), text(n)))
}

pub(crate) fn rows() -> Vec<Row> {
    [of_documents(), of_properties(), of_alternatives(), of_references(), of_values(), of_compilation()]
        .into_iter()
        .flatten()
        .collect()
}

fn of_documents() -> Vec<Row> {
    let items = || json!({"type": "array", "items": integer()});
    let record =
        || json!({"type": "object", "required": ["a"], "properties": {"a": integer()}, "additionalProperties": false});
    vec![
        fixed("schema: items", SIZE, CLEAN, items(), |n| list(n, |i| i.to_string())),
        fixed("schema: items repaired", SIZE, REPAIRS, items(), |n| list(n, |i| format!(r#""{i}""#))),
        fixed("schema: items refused", SIZE, ISSUES, items(), |n| list(n, |i| format!(r#""x{i}""#))),
        fixed("schema: objects refused", SIZE, ISSUES, json!({"items": record()}), |n| {
            list(n, |i| format!(r#"{{"b{i}":1}}"#))
        }),
        fixed("schema: unknown members refused", SIZE, ISSUES, record(), |n| object(n, |i| format!(r#""b{i}":1"#))),
        fixed(
            "schema: members repaired",
            SIZE,
            REPAIRS,
            json!({"type": "object", "additionalProperties": integer()}),
            |n| object(n, |i| format!(r#""k{i}":"1""#)),
        ),
        fixed(
            "schema: unique items",
            SIZE,
            REPAIRS,
            json!({"uniqueItems": true, "type": "array", "items": integer()}),
            |n| list(n, |i| format!(r#""{i}""#)),
        ),
        fixed("schema: unique items of lists", SIZE, CLEAN, json!({"uniqueItems": true}), |n| {
            list(n, |i| format!("[{i}]"))
        }),
        fixed("schema: levels", 25, REPAIRS, json!({"properties": {"next": {"$ref": "#"}, "n": integer()}}), |n| {
            nested(n, r#"{"n":"1","next":"#, r#"{"n":"1"}"#, "}")
        })
        .with_paths(1),
        fixed("schema: `contains`", SIZE, CLEAN, json!({"contains": {"const": "no"}, "minContains": 0}), |n| {
            list(n, |i| i.to_string())
        }),
        fixed("schema: `propertyNames`", SIZE, CLEAN, json!({"propertyNames": {"pattern": "^k[0-9]+$"}}), |n| {
            object(n, |i| format!(r#""k{i}":1"#))
        }),
        fixed(
            "schema: `unevaluatedProperties`",
            SIZE,
            REFUSED,
            json!({"anyOf": [{"properties": {"a": true}}, {"patternProperties": {"^k": true}}], "unevaluatedProperties": false}),
            |n| object(n, |i| format!(r#""{}{i}":1"#, ["k", "m"][i % 2])),
        ),
        fixed(
            "schema: length of a string under a `pattern`",
            10_000,
            REFUSED,
            json!({"type": "string", "pattern": "^(a|b)*c$"}),
            |n| format!("\"{}\"", "a".repeat(n)),
        ),
        fixed(
            "schema: length of a string under a `pattern` that backtracks",
            100,
            REFUSED,
            json!({"type": "string", "pattern": "^(?=(a+)+$)(a+)+$"}),
            |n| format!("\"{}b\"", "a".repeat(n)),
        ),
    ]
}

fn of_properties() -> Vec<Row> {
    let folding = || Policy::new().on("object", ["ignore_key_case"]).on("integer", ["string_to_number"]);
    vec![
        Row::of_schema("schema: properties × members", SIZE, REPAIRS, |n| {
            with(properties(n, |_| integer()), object(n, |i| format!(r#""someName{i}":"1""#)))
        }),
        Row::of_schema("schema: properties × members folded", SIZE, REPAIRS, |n| {
            (properties(n, |_| integer()), folding(), object(n, |i| format!(r#""SOME_NAME_{i}":1"#)))
        }),
        Row::of_schema("schema: properties × members folded into one", SIZE, REFUSED, |n| {
            let names = object(n, |i| format!(r#""SOME_NAME_{}1":"1""#, "-".repeat(i % 9) + &"_".repeat(i / 9 % 9)));
            let mut schema = properties(n, |_| integer());
            schema["additionalProperties"] = false.into();
            (schema, folding(), names)
        }),
        Row::of_schema("schema: properties × 32 members unknown", SIZE, REFUSED, |n| {
            let mut schema = properties(n, |_| integer());
            schema["additionalProperties"] = false.into();
            with(schema, object(32, |i| format!(r#""someNaem{i}":1"#)))
        }),
        Row::of_schema("schema: required names, all missing", SIZE, ISSUES, |n| {
            let required = (0..n).map(|i| format!("name{i}")).collect::<Vec<_>>();
            with(json!({"type": "object", "required": required}), "{}".to_owned())
        }),
        Row::of_schema("schema: patterns of properties", 100, REPAIRED, |n| {
            let patterns: Map<String, Value> = (0..n).map(|i| (format!("^k{i}$"), integer())).collect();
            with(json!({"type": "object", "patternProperties": patterns}), r#"{"k1":"1"}"#.to_owned())
        }),
        fixed(
            "schema: 10 patterns of properties × members",
            SIZE,
            REPAIRED,
            json!({"type": "object", "patternProperties": (0..10).map(|i| (format!("^k{i}"), integer())).collect::<Map<_, _>>()}),
            |n| object(n, |i| format!(r#""k{i}":"1""#)),
        ),
        Row::of_schema("schema: `dependentSchemas`", 100, REPAIRED, |n| {
            let parts: Map<String, Value> =
                (0..n).map(|i| (format!("k{i}"), json!({"properties": {"a": integer()}}))).collect();
            with(
                json!({"type": "object", "properties": {"a": integer()}, "dependentSchemas": parts}),
                r#"{"k1":1,"a":"1"}"#.to_owned(),
            )
        }),
    ]
}

/// Alternatives, each of which has a tag of its own.
fn alternatives(keyword: &str, count: usize) -> Value {
    let part = |i: usize| json!({"type": "object", "required": ["t"], "properties": {"t": {"const": format!("k{i}")}, "a": integer()}});
    json!({keyword: (0..count).map(part).collect::<Vec<_>>()})
}

fn of_alternatives() -> Vec<Row> {
    let mut rows = Vec::new();
    for keyword in ["anyOf", "oneOf"] {
        rows.push(Row::of_schema(&format!("schema: alternatives of `{keyword}`"), 50, REPAIRED, |n| {
            with(alternatives(keyword, n), format!(r#"{{"t":"k{}","a":"1"}}"#, n - 1))
        }));
        rows.push(Row::of_schema(&format!("schema: alternatives of `{keyword}`, refused"), 50, REFUSED, |n| {
            with(alternatives(keyword, n), r#"{"t":"x","a":"1"}"#.to_owned())
        }));
        rows.push(fixed(
            &format!("schema: 16 alternatives of `{keyword}` × items"),
            100,
            REPAIRS,
            json!({"items": alternatives(keyword, 16)}),
            |n| list(n, |i| format!(r#"{{"t":"k{}","a":"1"}}"#, i % 16)),
        ));
        rows.push(fixed(
            &format!("schema: 16 alternatives of `{keyword}` × items refused"),
            100,
            REFUSED,
            json!({"items": alternatives(keyword, 16)}),
            |n| list(n, |i| format!(r#"{{"t":"x{i}","a":"1"}}"#)),
        ));
    }
    rows.push(Row::of_schema("schema: parts of `allOf`", 50, REPAIRED, |n| {
        with(json!({"type": "object", "allOf": all_of(n)}), object(n, |i| format!(r#""k{i}":"1""#)))
    }));
    rows
}

fn all_of(count: usize) -> Vec<Value> {
    (0..count).map(|i| json!({"properties": {format!("k{i}"): integer()}})).collect()
}

/// References that each lead to the next.
fn chain(length: usize, to: impl Fn(Value) -> Value) -> Value {
    let part = |i: usize| (format!("a{i}"), to(json!({"$ref": format!("#/$defs/a{}", i + 1)})));
    let mut parts: Map<String, Value> = (0..length).map(part).collect();
    parts.insert(format!("a{length}"), integer());
    json!({"$ref": "#/$defs/a0", "$defs": parts})
}

fn of_references() -> Vec<Row> {
    vec![
        Row::of_schema("schema: references in a row", 50, REPAIRED, |n| {
            with(chain(n, |next| next), "\"1\"".to_owned())
        }),
        Row::of_schema("schema: `allOf` in `allOf`", 25, REPAIRED, |n| {
            with(chain(n, |next| json!({"allOf": [next]})), "\"1\"".to_owned())
        }),
        Row::of_schema("schema: `anyOf` in `anyOf`", 12, REFUSED, |n| {
            with(chain(n, |next| json!({"anyOf": [{"type": "array"}, next]})), "\"x\"".to_owned())
        }),
        Row::of_schema("schema: references × levels", 25, REPAIRED, |n| {
            with(
                chain(n, |next| json!({"type": "object", "properties": {"a": next}})),
                nested(n, r#"{"a":"#, "\"1\"", "}"),
            )
        }),
        // From so many on the work of the validator is counted ahead.
        Row::of_schema("schema: properties that refer to one part", 400, REPAIRS, |n| {
            let mut schema = properties(n, |_| json!({"$ref": "#/$defs/part"}));
            schema["$defs"] = json!({"part": {"type": "object", "properties": {"a": integer()}}});
            with(schema, object(n, |i| format!(r#""someName{i}":{{"a":"1"}}"#)))
        }),
    ]
}

fn words(count: usize) -> Value {
    json!({"items": {"enum": (0..count).map(|i| format!("value_{i}_of_many")).collect::<Vec<_>>()}})
}

fn of_values() -> Vec<Row> {
    vec![
        Row::of_schema("schema: allowed values × 32 items", 250, REPAIRED, |n| {
            with(words(n), list(32, |i| format!(r#""VALUE_{i}_OF_MANY""#)))
        }),
        Row::of_schema("schema: allowed values × 32 items refused", 250, REFUSED, |n| {
            with(words(n), list(32, |i| format!(r#""value_{i}_of_man""#)))
        }),
        fixed("schema: 100 allowed values × items", 100, REPAIRS, words(100), |n| {
            list(n, |i| format!(r#""VALUE_{}_OF_MANY""#, i % 100))
        }),
        fixed("schema: 100 allowed values × items refused", 100, ISSUES, words(100), |n| {
            list(n, |i| format!(r#""value_{i}_of_man""#))
        }),
    ]
}

/// Rules at so many locations, a pattern each.
fn rules_at(count: usize) -> Policy {
    let at = |policy: Policy, i: usize| policy.at(format!("/someName{i}"), ["string_to_number"]);
    (0..count).fold(Policy::new(), at)
}

fn of_compilation() -> Vec<Row> {
    let plain = |schema: Value| (schema, policy());
    vec![
        Row::of_compilation("schema: properties", SIZE, |n| plain(properties(n, |_| integer()))),
        Row::of_compilation("schema: properties, each with a type of its own", 100, |n| {
            plain(properties(n, |i| json!({"type": "object", "properties": {format!("k{i}"): integer()}})))
        }),
        Row::of_compilation("schema: properties that are judged", 100, |n| {
            plain(properties(n, |i| json!({"type": ["integer", "string"], "minimum": i})))
        }),
        Row::of_compilation("schema: properties × 25 rules at locations", 100, |n| {
            (properties(n, |_| integer()), rules_at(25))
        }),
        Row::of_compilation("schema: rules at locations × 400 properties", 100, |n| {
            (properties(400, |_| integer()), rules_at(n))
        }),
        Row::of_compilation("schema: required names × properties", SIZE, |n| {
            let mut schema = properties(n, |_| integer());
            schema["required"] = (0..n).map(|i| format!("someName{i}")).collect();
            plain(schema)
        }),
        Row::of_compilation("schema: patterns of properties", 25, |n| {
            plain(
                json!({"type": "object", "patternProperties": (0..n).map(|i| (format!("^k{i}$"), integer())).collect::<Map<_, _>>()}),
            )
        }),
        Row::of_compilation("schema: alternatives of `anyOf`", 50, |n| plain(alternatives("anyOf", n))),
        Row::of_compilation("schema: alternatives of `oneOf`", 50, |n| plain(alternatives("oneOf", n))),
        Row::of_compilation("schema: parts of `allOf`", 50, |n| plain(json!({"type": "object", "allOf": all_of(n)}))),
        Row::of_compilation("schema: references in a row", 50, |n| plain(chain(n, |next| next))),
        Row::of_compilation("schema: references × levels", 100, |n| {
            plain(chain(n, |next| json!({"type": "object", "properties": {"a": next}})))
        }),
        Row::of_compilation("schema: allowed values", 250, |n| plain(words(n))),
    ]
}
