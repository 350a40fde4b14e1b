//! What is deep, and what is long: levels, JSON in strings, strings, keys, numbers.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::Coerce;
use serde_json::{Value, json};

use super::{nested, object};
use crate::row::{CLEAN, REFUSED, REPAIRED, REPAIRS, Row};

const LENGTH: usize = 4_000;
/// Four times that is within the limit.
const LEVELS: usize = 25;

#[derive(Deserialize, Coerce)]
struct Record {
    #[serde(default)]
    #[coerce(string_to_number, float_to_integer)]
    number: u32,
    #[serde(default)]
    #[coerce(trim, unfence)]
    text: String,
    #[serde(default)]
    any: Value,
    #[coerce(string_to_json)]
    next: Option<Box<Record>>,
    #[serde(default)]
    entries: BTreeMap<String, Record>,
}

#[derive(Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(ignore_key_case)]
struct Closed {
    #[serde(default)]
    number: u32,
}

#[derive(Deserialize, Coerce)]
struct Outer {
    #[coerce(string_to_json)]
    inner: Option<Box<Outer>>,
    #[serde(default)]
    #[coerce(each(list_to_item))]
    parts: Vec<u8>,
}

pub(crate) fn rows() -> Vec<Row> {
    [levels(), lengths(), keys_and_numbers()].into_iter().flatten().collect()
}

fn levels() -> Vec<Row> {
    vec![
        Row::of::<Record>("levels", LEVELS, CLEAN, |n| nested(n, r#"{"next":"#, r#"{"number":1}"#, "}")),
        Row::of::<Record>("levels, each repaired", LEVELS, REPAIRS, |n| {
            nested(n, r#"{"number":"1","next":"#, r#"{"number":"1"}"#, "}")
        })
        .with_paths(1),
        Row::of::<Record>("levels, each refused", LEVELS, REFUSED, |n| {
            nested(n, r#"{"number":"x","next":"#, r#"{"number":"x"}"#, "}")
        })
        .with_paths(1),
        Row::of::<Record>("levels of maps", LEVELS, REPAIRED, |n| {
            nested(n / 2, r#"{"entries":{"a":"#, r#"{"number":"1"}"#, "}}")
        }),
        Row::of::<Record>("levels of untyped lists", LEVELS, REPAIRED, |n| {
            format!(r#"{{"number":"1","any":{}}}"#, nested(n, "[", "1", "]"))
        }),
        Row::of::<Outer>("levels of JSON in strings", 2, REPAIRS, |n| {
            let text = (0..n).fold(json!({"parts": [1]}), |inner, _| json!({"inner": inner.to_string()}));
            text.to_string()
        }),
    ]
}

fn lengths() -> Vec<Row> {
    let text = |n: usize, around: fn(String) -> String| json!({"text": around("a".repeat(n))}).to_string();
    vec![
        Row::of::<Record>("length of a string", LENGTH, CLEAN, move |n| text(n, |long| long)),
        Row::of::<Record>("length of a string, trimmed", LENGTH, REPAIRED, move |n| {
            text(n, |long| format!(" {long} "))
        }),
        Row::of::<Record>("length of a string, all of it white space", LENGTH, REPAIRED, |n| {
            json!({"text": " ".repeat(n)}).to_string()
        }),
        Row::of::<Record>("length of a string with escapes", LENGTH, REPAIRED, |n| {
            json!({"text": format!(" {}", "\n\"a".repeat(n))}).to_string()
        }),
        Row::of::<Record>("length of a string, unfenced", LENGTH, REPAIRED, move |n| {
            text(n, |long| format!("```\n{long}\n```"))
        }),
        Row::of::<Record>("lines of a string, unfenced", LENGTH, REPAIRED, |n| {
            json!({"text": format!("```\n{}```", "``\n".repeat(n))}).to_string()
        }),
        Row::of::<Record>("length of a string, refused", LENGTH, REFUSED, |n| {
            json!({"number": "x".repeat(n)}).to_string()
        }),
        Row::of::<Record>("length of a string, refused as JSON", LENGTH, REFUSED, |n| {
            json!({"next": "[1,".repeat(n)}).to_string()
        }),
    ]
}

fn keys_and_numbers() -> Vec<Row> {
    vec![
        Row::of::<Closed>("length of a key, refused", LENGTH, REFUSED, |n| format!(r#"{{"{}":1}}"#, "n".repeat(n))),
        Row::of::<Closed>("length of a key, folded", LENGTH, REPAIRED, |n| {
            format!(r#"{{"number{}":1}}"#, "_".repeat(n))
        }),
        Row::of::<BTreeMap<String, Record>>("length of a key of a map", LENGTH, REPAIRED, |n| {
            object(1, |_| format!(r#""{}":{{"number":"1"}}"#, "n".repeat(n)))
        }),
        Row::of::<Record>("length of a number", LENGTH, REPAIRED, |n| {
            format!(r#"{{"number":"1","any":0.{}}}"#, "5".repeat(n))
        }),
        Row::of::<Record>("length of a number to an integer", LENGTH, REPAIRED, |n| {
            format!(r#"{{"number":"1.{}"}}"#, "0".repeat(n))
        }),
        Row::of::<Record>("length of a number, refused", LENGTH, REFUSED, |n| {
            format!(r#"{{"number":"{}"}}"#, "5".repeat(n))
        }),
    ]
}
