//! Items in each of which a rule fires, for every rule; and one value in which a rule has much to do.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::{Coerce, Repair};
use serde_json::Value;

use super::{list, object, parts};
use crate::row::{REPAIRED, REPAIRS, Row};

const ITEMS: usize = 250;
const PARTS: usize = 500;

#[derive(Deserialize, Coerce)]
enum Kind {
    Red,
    DarkGreen,
}

#[derive(Deserialize, Default, Coerce)]
struct Inner {
    #[serde(default)]
    a: String,
}

/// The name of the function below.
pub(super) const FUNCTION: &str = "one_for_text";

fn one_for_text(value: &Value) -> Repair {
    value.as_str().map_or(Repair::Keep, |_| Repair::To(Value::from(1)))
}

/// A row for a field of this type with these rules, in a list of items that each have this value.
macro_rules! rule {
    ($what:literal, $value:literal, $type:ty, $($rules:tt)+) => {{
        #[derive(Deserialize, Coerce)]
        struct Item {
            #[serde(default)]
            #[coerce($($rules)+)]
            x: $type,
        }
        Row::of::<Vec<Item>>(concat!("items with `", $what, "`"), ITEMS, REPAIRS, |n| {
            list(n, |_| format!(r#"{{"x":{}}}"#, $value))
        })
    }};
}

/// A row for one value of this type with these rules.
macro_rules! value {
    ($what:literal, $type:ty, $text:expr, $($rules:tt)+) => {{
        #[derive(Deserialize, Coerce)]
        struct Root {
            #[coerce($($rules)+)]
            x: $type,
        }
        Row::of::<Root>($what, PARTS, REPAIRED, |n| {
            let text: fn(usize) -> String = $text;
            format!(r#"{{"x":{}}}"#, text(n))
        })
    }};
}

pub(crate) fn rows() -> Vec<Row> {
    [of_texts(), of_nulls(), of_shapes(), of_scalars(), of_invalid(), of_long_values(), of_dropped()]
        .into_iter()
        .flatten()
        .collect()
}

fn of_texts() -> Vec<Row> {
    vec![
        rule!("unfence", r#""```json\n[1]\n```""#, Vec<u8>, unfence, string_to_json),
        rule!("unfence` of text", r#""```\na\n```""#, String, unfence),
        rule!("string_to_json", r#""[1]""#, Vec<u8>, string_to_json),
        rule!("python_to_json", r#""['a']""#, Vec<String>, python_to_json),
        rule!("json5_to_json", r#""[1,]""#, Vec<u8>, json5_to_json),
        rule!("object_to_value", r#"{"value":1}"#, u8, object_to_value(key = "value")),
        rule!("list_to_item", "[1]", u8, list_to_item),
        rule!("trim", r#"" x ""#, String, trim),
    ]
}

fn of_nulls() -> Vec<Row> {
    vec![
        rule!("empty_to_null", r#""""#, Option<u8>, empty_to_null),
        rule!("text_to_null", r#""None""#, Option<u8>, text_to_null("null", "None")),
        rule!("null_to_default", "null", u8, null_to_default),
        rule!("each(null_to_default)", "[null]", Vec<u8>, each(null_to_default)),
        rule!("null_to_object", "null", Inner, null_to_object),
    ]
}

fn of_shapes() -> Vec<Row> {
    vec![
        rule!("map_to_list", r#"{"0":1}"#, Vec<u8>, map_to_list),
        rule!("map_to_list(key)", r#"{"x":{"b":1}}"#, Vec<BTreeMap<String, serde_json::Value>>, map_to_list(key = "a")),
        rule!("list_to_map(key)", r#"[{"a":"x","b":1}]"#, BTreeMap<String, BTreeMap<String, u8>>, list_to_map(key = "a")),
        rule!("string_to_list", r#""a,b""#, Vec<String>, string_to_list),
        rule!("singleton_list", "1", Vec<u8>, singleton_list),
        rule!("list_to_map", r#"["a"]"#, BTreeMap<String, String>, list_to_map(value = "done")),
        rule!("string_to_object", r#""x""#, Inner, string_to_object(key = "a")),
    ]
}

fn of_scalars() -> Vec<Row> {
    vec![
        rule!("ignore_case", r#""RED""#, Option<Kind>, ignore_case),
        rule!("ignore_case(separators)", r#""dark green""#, Option<Kind>, ignore_case(separators)),
        rule!("string_to_number", r#""5""#, u8, string_to_number),
        rule!("float_to_integer", "5.0", u8, float_to_integer),
        rule!("number_to_string", "5", String, number_to_string),
        rule!("number_to_string(floats)", "5.5", String, number_to_string(floats)),
        rule!("string_to_bool", r#""true""#, bool, string_to_bool),
        rule!("number_to_bool", "1", bool, number_to_bool),
        rule!("bool_to_number", "true", u8, bool_to_number),
        rule!("bool_to_string", "true", String, bool_to_string),
        rule!("bool_to_choice", "true", String, bool_to_choice(yes = "on", no = "off")),
        rule!("custom", r#""x""#, u8, custom(one_for_text)),
        rule!("custom(first)", r#""x""#, u8, custom(first = one_for_text)),
    ]
}

fn of_invalid() -> Vec<Row> {
    vec![
        rule!("invalid_to_default", r#""x""#, u8, invalid_to_default),
        rule!("each(invalid_to_default)", r#"["x"]"#, Vec<u8>, each(invalid_to_default)),
        rule!("invalid_to_default` after repairs", r#"["1","x"]"#, Vec<u8>, string_to_number, invalid_to_default),
        rule!("drop_invalid_items", r#"[1,"x"]"#, Vec<u8>, drop_invalid_items),
    ]
}

fn of_long_values() -> Vec<Row> {
    vec![
        value!(
            "items of a value: `string_to_number`",
            Vec<u32>,
            |n| list(n, |i| format!(r#""{i}""#)),
            string_to_number
        ),
        value!("items of a value: `custom`", Vec<u32>, |n| list(n, |_| r#""x""#.to_owned()), custom(one_for_text)),
        value!("items of a value: `trim`", Vec<String>, |n| list(n, |i| format!(r#"" {i}""#)), trim),
        value!(
            "items of a value: `each(invalid_to_default)`",
            Vec<u32>,
            |n| list(n, |_| r#""x""#.to_owned()),
            each(invalid_to_default)
        ),
        value!("members of a value: `map_to_list`", Vec<u32>, |n| object(n, |i| format!(r#""{i}":{i}"#)), map_to_list),
        value!("items of a value: `list_to_map`", BTreeMap<String, u8>, |n| list(n, |i| format!(r#""k{i}""#)), list_to_map(value = 1)),
        value!(
            "parts of a value: `string_to_list`",
            Vec<String>,
            |n| format!("\"{}\"", parts(n, |i| i.to_string())),
            string_to_list
        ),
        value!(
            "items in a string: `string_to_json`",
            Vec<u32>,
            |n| format!("\"{}\"", list(n, |i| i.to_string())),
            string_to_json
        ),
        value!(
            "items in a string, repaired too",
            Vec<u32>,
            |n| format!("\"{}\"", list(n, |i| format!(r#"\"{i}\""#))),
            string_to_json,
            string_to_number
        ),
        value!("members in a string: `string_to_json`", BTreeMap<String, u32>, |n| format!("\"{}\"", object(n, |i| format!(r#"\"k{i}\":{i}"#))), string_to_json),
        value!(
            "items in a string: `python_to_json`",
            Vec<String>,
            |n| format!("\"{}\"", list(n, |i| format!("'{i}'"))),
            python_to_json
        ),
        value!("members in a string: `python_to_json`", BTreeMap<String, u32>, |n| format!("\"{}\"", object(n, |i| format!("'k{i}':{i}"))), python_to_json),
    ]
}

#[derive(Deserialize, Coerce)]
struct Repaired {
    #[coerce(string_to_number)]
    a: u8,
}

/// Every second item is repaired, every other one is dropped.
fn half(item: usize) -> String {
    ["null", r#"{"a":"1"}"#][item % 2].to_owned()
}

fn of_dropped() -> Vec<Row> {
    vec![
        value!("items, all dropped", Vec<Repaired>, |n| list(n, |_| "null".to_owned()), drop_invalid_items),
        value!("items, half dropped and half repaired", Vec<Repaired>, |n| list(n, half), drop_invalid_items),
        value!(
            "20 times as many items, half dropped and half repaired",
            Vec<Repaired>,
            |n| list(20 * n, half),
            drop_invalid_items
        ),
        value!("members, half dropped and half repaired", BTreeMap<String, Repaired>, |n| object(n, |i| format!(r#""k{i}":{}"#, half(i))), drop_invalid_items),
        value!("members, half dropped for their keys", BTreeMap<u32, u32>, |n| object(n, |i| format!(r#""{}{i}":"{i}""#, ["", "k"][i % 2])), string_to_number, drop_invalid_items),
        value!(
            "lists of items, half dropped and half repaired",
            Vec<Vec<Repaired>>,
            |n| list(n / 10, |_| list(10, half)),
            each(drop_invalid_items)
        ),
        value!(
            "items dropped that were repaired",
            Vec<(Repaired, u8)>,
            |n| list(n, |_| r#"[{"a":"1"},"x"]"#.to_owned()),
            drop_invalid_items
        ),
    ]
}
