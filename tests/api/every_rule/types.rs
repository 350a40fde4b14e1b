//! A rule on a type acts wherever a value of the type stands.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_coerce::Coerce;
use serde_json::{Value, json};

macro_rules! of_types {
    ($($name:ident: [$($rule:tt)*], $value:tt;)*) => {
        $(
            mod $name {
                use super::*;

                #[derive(Debug, Serialize, Deserialize, Coerce)]
                #[coerce($($rule)*)]
                struct Ruled {
                    a: u8,
                }

                #[test]
                fn fires_wherever_the_type_stands() {
                    fires_in_each_shape::<Ruled>(stringify!($name), &json!($value), &json!({"a": 1}));
                }
            }
        )*
    };
}

of_types! {
    unfence: [unfence, string_to_json], "```\n{\"a\": 1}\n```";
    string_to_json: [string_to_json], "{\"a\": 1}";
    python_to_json: [python_to_json], "{'a': 1}";
    json5_to_json: [json5_to_json], "{a: 1}";
    object_to_value: [object_to_value(key = "input")], {"input": {"a": 1}};
    list_to_item: [list_to_item], [{"a": 1}];
    list_to_map: [list_to_map(value = 1)], ["a"];
    ignore_key_case: [ignore_key_case], {"A": 1};
}

fn fires_in_each_shape<T: Coerce + Serialize + fmt::Debug>(rule: &str, value: &Value, made: &Value) {
    fires::<T>(rule, value, made);
    fires::<Option<T>>(rule, value, made);
    fires::<Box<T>>(rule, value, made);
    fires::<Vec<T>>(rule, &json!([value]), &json!([made]));
    fires::<BTreeMap<String, T>>(rule, &json!({"x": value}), &json!({"x": made}));
    fires::<(T, u8)>(rule, &json!([value, 1]), &json!([made, 1]));
    fires::<Holds<T>>(rule, &json!({"inner": value}), &json!({"inner": made}));
    fires::<Newtype<T>>(rule, value, made);
    fires::<External<T>>(rule, &json!({"One": value}), &json!({"One": made}));
    fires::<Adjacent<T>>(rule, &json!({"kind": "One", "content": value}), &json!({"kind": "One", "content": made}));
    fires::<Untagged<T>>(rule, value, made);
}

/// Reads the value, and a list of two of them. The rule fires, and what it makes is read.
fn fires<T: Coerce + Serialize + fmt::Debug>(rule: &str, value: &Value, made: &Value) {
    for read in [T::from_value_with_report(value.clone()), T::from_str_with_report(&value.to_string())] {
        let (read, report) = read.unwrap_or_else(|error| panic!("{value}: {error}"));
        assert_eq!(&json!(read), made, "{value}");
        assert_eq!(report.coercions().first().map(|coercion| coercion.rule), Some(rule), "{value}");
    }
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Holds<T> {
    inner: T,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Newtype<T>(T);

#[derive(Debug, Serialize, Deserialize, Coerce)]
enum External<T> {
    One(T),
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(tag = "kind", content = "content")]
enum Adjacent<T> {
    One(T),
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(untagged)]
enum Untagged<T> {
    Flag(bool),
    One(T),
}
