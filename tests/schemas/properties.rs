//! The guarantees, over generated schemas and values.

use proptest::prelude::*;
use serde_coerce::schema::{Policy, Schema};
use serde_coerce::{Coercion, Limits, Mode};
use serde_json::{Map, Value, json};

use super::{policies, steps};

const NAMES: [&str; 4] = ["a", "b", "kind", "value"];

fn name() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(&NAMES[..])
}

/// Text, numbers and literals that rules act on, or nearly.
fn scalar() -> impl Strategy<Value = Value> {
    let text = [
        "",
        " a ",
        "a",
        "A",
        "b",
        "on",
        "5",
        "5.0",
        "1e2",
        "-1",
        "true",
        "TRUE",
        "null",
        "[1]",
        "[",
        "{\"a\": \"1\"}",
        "{'a': 1}",
        "a,b",
    ];
    let other = [
        json!(null),
        json!(true),
        json!(0),
        json!(1),
        json!(-1),
        json!(5),
        json!(5.0),
        json!(1.5),
        json!(u64::MAX),
        json!(1e300),
    ];
    let all: Vec<Value> = text.iter().map(|text| json!(text)).chain(other).collect();
    proptest::sample::select(all)
}

fn value() -> impl Strategy<Value = Value> {
    scalar().prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..3).prop_map(Value::from),
            proptest::collection::vec((name(), inner), 0..4)
                .prop_map(|members| members.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()),
        ]
    })
}

fn leaf() -> impl Strategy<Value = Value> {
    proptest::sample::select(vec![
        json!({}),
        json!(true),
        json!({"type": "string"}),
        json!({"type": "string", "minLength": 2}),
        json!({"type": ["string", "null"]}),
        json!({"type": "integer"}),
        json!({"type": "integer", "minimum": 1}),
        json!({"type": "number", "nullable": true}),
        json!({"type": "boolean"}),
        json!({"type": ["boolean", "integer"]}),
        json!({"enum": ["a", "b"]}),
        json!({"enum": ["a", "on", null]}),
        json!({"enum": [1, "1"]}),
        json!({"const": "a"}),
        json!({"const": 5}),
        json!({"oneOf": [{"const": "a", "title": "A"}, {"const": "on"}]}),
        json!({"anyOf": [{"enum": ["a", "b"]}, {"const": "on"}, {"type": "null"}]}),
        json!({"type": "string", "oneOf": [{"enum": ["a", "on"]}, {"const": "a"}]}),
        json!({"oneOf": [{"const": "5"}, {"const": 5}, {"const": true}]}),
        json!({"$ref": "#"}),
        json!({"type": "array"}),
        json!({"type": "object"}),
    ])
}

fn composite(inner: &BoxedStrategy<Value>) -> impl Strategy<Value = Value> + use<> {
    let members = || {
        proptest::collection::vec((name(), inner.clone()), 1..4).prop_map(|members| {
            members.into_iter().map(|(name, schema)| (name.to_owned(), schema)).collect::<Map<_, _>>()
        })
    };
    let required =
        || proptest::collection::btree_set(name(), 0..2).prop_map(|names| names.into_iter().collect::<Vec<_>>());
    let list = || proptest::collection::vec(inner.clone(), 1..3);
    prop_oneof![
        (members(), required(), any::<bool>()).prop_map(|(properties, required, closed)| {
            json!({"type": "object", "properties": properties, "required": required, "additionalProperties": !closed})
        }),
        (members(), inner.clone()).prop_map(|(properties, rest)| json!({"type": "object", "properties": properties, "additionalProperties": rest})),
        members().prop_map(|properties| json!({"properties": properties})),
        members().prop_map(|properties| json!({"type": ["object", "integer"], "properties": properties})),
        inner.clone().prop_map(|items| json!({"items": items})),
        inner.clone().prop_map(|items| json!({"type": ["string", "array", "null"], "items": items})),
        (members(), list()).prop_map(|(properties, forms)| json!({"properties": properties, "oneOf": forms})),
        inner.clone().prop_map(|schema| json!({"type": "object", "patternProperties": {"^[ab]$": schema}})),
        several_keywords(inner),
        inner.clone().prop_map(|items| json!({"type": "array", "items": items})),
        several_keywords(inner).prop_map(|items| json!({"type": "array", "items": items})),
        (list(), inner.clone()).prop_map(|(first, rest)| json!({"type": "array", "prefixItems": first, "items": rest})),
        list().prop_map(|forms| json!({"anyOf": forms})),
        list().prop_map(|forms| json!({"oneOf": forms})),
        list().prop_map(|all| json!({"allOf": all})),
        (inner.clone(), members()).prop_map(|(form, properties)| json!({"anyOf": [form, {"type": "null"}, {"type": "object", "properties": properties}]})),
        inner.clone().prop_map(|schema| json!({"not": schema})),
    ]
}

/// Members to which several keywords apply.
fn several_keywords(inner: &BoxedStrategy<Value>) -> impl Strategy<Value = Value> + use<> {
    let properties = || proptest::collection::btree_map(name(), inner.clone(), 1..3);
    let patterns =
        || proptest::collection::btree_map(proptest::sample::select(&["^[ab]$", "a", "."][..]), inner.clone(), 1..3);
    let all = proptest::collection::vec(properties().prop_map(|properties| json!({"properties": properties})), 1..3);
    (properties(), patterns(), proptest::option::of(inner.clone()), all, any::<bool>()).prop_map(
        |(properties, patterns, rest, all, both)| {
            let mut schema = json!({"type": "object", "properties": properties, "patternProperties": patterns});
            if let Some(rest) = rest {
                schema["additionalProperties"] = rest;
            }
            if both {
                schema["allOf"] = all.into();
            }
            schema
        },
    )
}

fn schema() -> impl Strategy<Value = Value> {
    leaf().boxed().prop_recursive(3, 12, 3, |inner| composite(&inner.boxed()))
}

/// Any JSON that has the words of JSON Schema.
fn garbage() -> impl Strategy<Value = Value> {
    let words = [
        "$anchor",
        "$defs",
        "$dynamicRef",
        "$id",
        "$recursiveRef",
        "$ref",
        "$schema",
        "additionalItems",
        "additionalProperties",
        "allOf",
        "anyOf",
        "const",
        "contains",
        "definitions",
        "dependentSchemas",
        "enum",
        "exclusiveMinimum",
        "format",
        "if",
        "items",
        "minimum",
        "multipleOf",
        "not",
        "nullable",
        "oneOf",
        "pattern",
        "patternProperties",
        "prefixItems",
        "properties",
        "propertyNames",
        "required",
        "then",
        "type",
        "unevaluatedItems",
        "unevaluatedProperties",
        "uniqueItems",
        "x-coerce",
        "a",
    ];
    let texts = [
        "#",
        "#/",
        "#/$defs/a",
        "#a",
        "a",
        "array",
        "integer",
        "object",
        "string",
        "null",
        "https://json-schema.org/draft/2019-09/schema",
        "http://json-schema.org/draft-07/schema#",
        "^a",
        "(",
        "%zz",
        "trim",
        "nope(",
        "",
    ];
    let leaf = prop_oneof![scalar(), proptest::sample::select(texts.to_vec()).prop_map(Value::from)];
    leaf.prop_recursive(4, 24, 4, move |inner| {
        let word = proptest::sample::select(words.to_vec());
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..3).prop_map(Value::from),
            proptest::collection::vec((word, inner), 0..4)
                .prop_map(|members| members.into_iter().map(|(word, value)| (word.to_owned(), value)).collect()),
        ]
    })
}

/// The rules that may act on what is valid.
const EAGER: [&str; 6] = ["trim", "unfence", "empty_to_null", "text_to_null", "float_to_integer", "ignore_key_case"];

/// What is read again is untouched, what is valid is changed by an eager rule first, if at all, the report replays, and what was refused says why.
fn holds(schema: &Schema, plain: &Schema, sent: &Value) -> Result<(), TestCaseError> {
    let is_valid = plain.from_value_with_report(sent.clone()).is_ok();
    let strict = schema.clone().mode(Mode::Strict).from_value_with_report(sent.clone());
    prop_assert_eq!(strict.is_ok(), is_valid);
    match schema.from_value_with_report(sent.clone()) {
        Ok((read, report)) => {
            prop_assert!(plain.from_value_with_report(read.clone()).is_ok(), "{} is not valid", read);
            let is_eager = |entry: &Coercion| EAGER.contains(&entry.rule);
            let acts = report.coercions().iter().any(is_eager);
            prop_assert!(!is_valid || acts || report.is_empty(), "{} was valid: {:?}", sent, report);
            prop_assert_eq!(report.is_empty(), read == *sent);
            let mut replayed = sent.clone();
            let patch: json_patch::Patch = serde_json::from_value(report.to_json_patch()).unwrap();
            json_patch::patch(&mut replayed, &patch).unwrap();
            prop_assert_eq!(&replayed, &read);
            prop_assert_eq!(steps::replayed(sent, &report).map_err(TestCaseError::fail)?, read.clone());
            let preview = schema.preview(sent).unwrap();
            prop_assert_eq!((&preview.value, &preview.report), (&read, &report));
            let again = schema.from_value_with_report(read.clone()).unwrap();
            prop_assert!(again.1.is_empty() && again.0 == read, "{} again {:?}", read, again);
        }
        Err(error) => {
            prop_assert!(!is_valid && !error.issues().is_empty(), "{} {}", sent, error);
            if error.report().is_complete() {
                let patch: json_patch::Patch = serde_json::from_value(error.report().to_json_patch()).unwrap();
                let mut patched = sent.clone();
                prop_assert!(json_patch::patch(&mut patched, &patch).is_ok(), "{} {:?}", sent, error.report());
                prop_assert_eq!(steps::replayed(sent, error.report()).map_err(TestCaseError::fail)?, patched);
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn what_is_valid_stays_and_what_is_repaired_is_valid(schema in schema(), sent in proptest::collection::vec(value(), 8)) {
        let (Ok(ruled), Ok(plain)) = (Schema::compile(&schema, &policies::lazy()), Schema::compile(&schema, &Policy::new())) else {
            return Ok(());
        };
        prop_assert!(plain.rules().is_empty());
        for sent in &sent {
            holds(&ruled, &plain, sent)?;
            if plain.from_value_with_report(sent.clone()).is_ok() {
                let (same, report) = ruled.from_value_with_report(sent.clone()).unwrap();
                prop_assert!(same == *sent && report.is_empty(), "{} {:?}", sent, report);
            }
        }
    }

    /// Also where something else in the document has to be repaired.
    #[test]
    fn a_valid_part_stays_as_it_is(schema in schema(), sent in proptest::collection::vec(value(), 8)) {
        let part = schema.to_string().replace("\"#\"", "\"#/$defs/part\"");
        let part: Value = serde_json::from_str(&part).unwrap();
        let around = json!({"type": "object", "properties": {"part": {"$ref": "#/$defs/part"}, "other": {"type": "boolean"}}, "$defs": {"part": part}});
        let alone = json!({"$ref": "#/$defs/part", "$defs": {"part": part}});
        let (Ok(ruled), Ok(alone)) = (Schema::compile(&around, &policies::lazy()), Schema::compile(&alone, &Policy::new())) else {
            return Ok(());
        };
        for sent in sent.iter().filter(|sent| alone.from_value_with_report((*sent).clone()).is_ok()) {
            let (read, report) = ruled.from_value_with_report(json!({"part": sent, "other": "true"})).unwrap();
            prop_assert_eq!(&read["part"], sent);
            prop_assert_eq!(report.len(), 1);
        }
    }

    #[test]
    fn eager_rules_leave_a_valid_document(schema in schema(), sent in proptest::collection::vec(value(), 8)) {
        let (Ok(ruled), Ok(plain)) = (Schema::compile(&schema, &policies::eager()), Schema::compile(&schema, &Policy::new())) else {
            return Ok(());
        };
        for sent in &sent {
            holds(&ruled, &plain, sent)?;
        }
    }

    #[test]
    fn no_json_makes_a_panic_as_schema(schema in garbage(), sent in proptest::collection::vec(value(), 3)) {
        let lenient = policies::lazy().lenient_schemas(true).formats(true);
        for policy in [policies::lazy().annotations(true), policies::eager(), Policy::new().at("/a", ["trim"]).sensitive("/a/*"), lenient] {
            let Ok(schema) = Schema::compile(&schema, &policy) else { continue };
            let _ = (schema.rules().to_string(), schema.ignored());
            for sent in &sent {
                let _ = schema.from_value_with_report(sent.clone());
                let _ = schema.clone().limits(Limits::default().depth(2).issues(1)).preview(sent);
            }
        }
    }
}

proptest! {
    // Each takes ten times what one of the others takes.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(120) })]

    /// Members that several keywords read, in items of which some are dropped.
    #[test]
    fn members_of_items_that_several_keywords_read(
        item in several_keywords(&leaf().boxed()),
        sent in proptest::collection::vec(proptest::collection::vec(value(), 0..5), 3),
    ) {
        let list = json!({"type": "array", "items": item});
        let schema = json!({"type": "object", "properties": {"a": list}, "patternProperties": {"^[ab]$": list}});
        for policy in [policies::lazy(), policies::eager()] {
            let (Ok(ruled), Ok(plain)) = (Schema::compile(&schema, &policy), Schema::compile(&schema, &Policy::new())) else {
                return Ok(());
            };
            for sent in &sent {
                holds(&ruled, &plain, &json!({"a": sent, "b": sent}))?;
            }
        }
    }
}
