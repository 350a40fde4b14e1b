//! One answer for every format: what JSON text is read to, `MessagePack`, CBOR and YAML of the same document are read to.
//!
//! The documents are the same in each run; for others set `PROPTEST_RNG_SEED`, for more `PROPTEST_CASES`.

use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;
use serde_coerce::Coerce;
use serde_json::{Map, Value, json};

use super::job::{Job, Outcome, Plain, Read, job, messy, wrong};

fn by_json(document: &Value) -> Outcome {
    Job::from_deserializer_with_report(&mut serde_json::Deserializer::from_str(&document.to_string()))
}

fn by_message_pack(document: &Value) -> Outcome {
    let bytes = rmp_serde::to_vec_named(&Plain(document)).expect("it is written");
    Job::from_deserializer_with_report(&mut rmp_serde::Deserializer::from_read_ref(&bytes))
}

fn by_cbor(document: &Value) -> Outcome {
    let mut bytes = Vec::new();
    ciborium::into_writer(&Plain(document), &mut bytes).expect("it is written");
    let Read(read) = ciborium::from_reader(bytes.as_slice()).expect("an outcome is read whatever it is");
    read
}

fn by_yaml(document: &Value) -> Outcome {
    let text = serde_norway::to_string(&Plain(document)).expect("it is written");
    Job::from_deserializer_with_report(serde_norway::Deserializer::from_str(&text))
}

/// Anything that may stand in a field.
fn anything() -> impl Strategy<Value = Value> {
    let scalars = vec![
        json!(null),
        json!(true),
        json!(0),
        json!(7),
        json!(-1),
        json!(300),
        json!(u64::MAX),
        json!(0.5),
        json!(2.0),
        json!(""),
        json!("7"),
        json!("true"),
        json!("HIGH"),
        json!("skip"),
        json!("timer"),
        json!("[1]"),
    ];
    let scalar = select(scalars);
    scalar.prop_recursive(3, 12, 3, |inner| {
        let key = select(vec!["run", "wait", "move", "command", "timeout", "kind", "every", "host", "port", "80"]);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..3).prop_map(Value::Array),
            prop::collection::btree_map(key.prop_map(str::to_owned), inner, 0..3)
                .prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

/// A job, clean, messy or wrong, with other values in some fields.
fn documents() -> impl Strategy<Value = Value> {
    let clean = serde_json::to_value(job()).expect("a job is JSON");
    let Value::Object(fields) = &clean else { panic!("a job is an object") };
    let names: Vec<_> = fields.keys().cloned().collect();
    let changes = prop::collection::vec((select(names), prop::option::weighted(0.8, anything())), 0..4);
    (select(vec![clean, messy(), wrong()]), changes).prop_map(|(mut document, changes)| {
        document.as_object_mut().into_iter().for_each(|fields| change(fields, &changes));
        document
    })
}

fn change(fields: &mut Map<String, Value>, changes: &[(String, Option<Value>)]) {
    for (name, value) in changes {
        match value {
            Some(value) => drop(fields.insert(name.clone(), value.clone())),
            None => drop(fields.remove(name)),
        }
    }
}

/// The same documents in each run, if no others are asked for.
fn config() -> ProptestConfig {
    let all = ProptestConfig::default();
    let rng_seed = if all.rng_seed == RngSeed::Random { RngSeed::Fixed(0) } else { all.rng_seed };
    ProptestConfig { rng_seed, failure_persistence: None, ..all }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn message_pack_is_read_as_json_is(document in documents()) {
        prop_assert_eq!(by_message_pack(&document), by_json(&document));
    }

    #[test]
    fn cbor_is_read_as_json_is(document in documents()) {
        prop_assert_eq!(by_cbor(&document), by_json(&document));
    }

    #[test]
    fn yaml_is_read_as_json_is(document in documents()) {
        prop_assert_eq!(by_yaml(&document), by_json(&document));
    }
}
