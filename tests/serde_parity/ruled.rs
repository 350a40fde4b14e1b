//! Types with rules: in strict mode none applies, though a location with rules is read in another way than one without.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::{Coerce, Mode, Options, Repair};
use serde_json::Value;

use crate::harness::parity;

fn keep(_: &Value) -> Repair {
    Repair::Keep
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"), null_to_object, string_to_json)]
struct Arguments {
    #[coerce(string_to_number)]
    number: Option<f64>,
    #[serde(default)]
    #[coerce(string_to_number, each(custom(keep)))]
    map: BTreeMap<String, u8>,
    #[serde(default)]
    inner: BTreeMap<u8, Inner>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(object_to_value(key = "inner"), ignore_key_case, drop_keys("note"))]
struct Inner {
    #[coerce(number_to_bool, string_to_bool)]
    flag: bool,
    #[coerce(custom(keep))]
    list: Option<Vec<i8>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
#[coerce(object_to_value(key = "event"))]
enum Event {
    Sent {
        #[coerce(custom(keep))]
        at: f64,
        #[coerce(number_to_string)]
        to: Option<String>,
    },
    Read(Inner),
    Lost,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Amount {
    #[coerce(string_to_number)]
    Number(f64),
    Inner(Inner),
    Text(#[coerce(trim)] String),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"))]
struct Flattened {
    a: u8,
    #[serde(flatten)]
    by: By,
    #[serde(flatten)]
    rest: BTreeMap<String, Amount>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum By {
    Mail(Inner),
    Id {
        #[coerce(string_to_number)]
        id: u8,
    },
}

#[derive(Debug, PartialEq, Deserialize)]
struct Money {
    cents: u64,
    #[serde(default)]
    notes: BTreeMap<String, u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Order {
    #[coerce(serde, string_to_json, custom(keep))]
    price: Money,
    #[serde(default)]
    #[coerce(serde, string_to_json, custom(keep))]
    rebates: Vec<Money>,
}

parity! {
    #[ruled] Arguments => [
        r#"{"number":1.5,"map":{"a":1,"b":2},"inner":{"1":{"flag":true,"list":[1]}}}"#,
        r#"{"map":{"a":1,"a":2}}"#,
        r#"{"map":{"a":"x","a":2}}"#,
        r#"{"input":{"number":1},"map":{}}"#,
        r#"{"number":1,"unread":1e400}"#,
    ];
    #[ruled] BTreeMap<String, Inner> => [r#"{"a":{"flag":true},"b":[false,null]}"#, r#"{"a":{"flag":1},"a":{"flag":true}}"#];
    #[ruled] Event => [
        r#"{"type":"Sent","at":1.5,"to":"x"}"#,
        r#"{"at":5,"to":null,"type":"Sent"}"#,
        r#"{"type":"Read","flag":true,"list":[1,-1]}"#,
        r#"{"type":"Lost"}"#,
        r#"["Sent",1.5,"x"]"#,
    ];
    #[ruled] Amount => ["1.5", "7", r#"{"flag":true}"#, r#"" x ""#];
    #[ruled] Flattened => [
        r#"{"Id":{"id":1},"a":1,"Id":1}"#,

        r#"{"a":1,"Mail":{"flag":true},"x":1}"#,
        r#"{"Id":{"id":1},"a":1,"y":"z","w":{"flag":false,"list":null}}"#,
        r#"{"a":1,"Mail":{"flag":true,"flag":false}}"#,
    ];
    #[ruled] Order => [
        r#"{"price":{"cents":250},"rebates":[{"cents":1,"notes":{"a":1}}]}"#,
        r#"{"price":{"cents":1,"cents":2}}"#,
    ];
}

/// Rules may act on the value, so it is held as a tree, which has members that come twice.
#[test]
fn a_foreign_type_beside_rules_meets_every_member_of_the_text() {
    for (text, path) in [
        (r#"{"price": {"cents": 1, "cents": 2}}"#, "/price/cents"),
        (r#"{"price": {"cents": 1, "notes": {"a": "x", "a": 1}}}"#, "/price/notes/a"),
        (r#"{"price": {"cents": 1}, "rebates": [{"cents": 1}, {"cents": 1, "cents": 1}]}"#, "/rebates/1/cents"),
    ] {
        assert!(serde_json::from_str::<Order>(text).is_err(), "{text}");
        let error = Order::from_str_with_report(text).unwrap_err();
        let paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_pointer()).collect();
        assert_eq!(paths, [path], "{text}: {error}");
    }
    let text = r#"{"price": {"cents": 1, "notes": {"a": 1, "a": 2}}}"#;
    let by_serde: Order = serde_json::from_str(text).unwrap();
    assert_eq!(Order::from_str_with_report(text).unwrap().0, by_serde);
}

/// A tree does not keep how its keys were written, and the schema reads trees. Strict mode asks serde first.
#[test]
fn a_number_as_a_key_may_be_written_with_escapes_where_rules_look_first() {
    let text = r#"{"inner": {"\u0031": {"flag": true}}}"#;
    assert!(serde_json::from_str::<Arguments>(text).is_err());
    assert!(Options::default().mode(Mode::Strict).from_str_with_report::<Arguments>(text).is_err());
    let (arguments, report) = Arguments::from_str_with_report(text).unwrap();
    assert!(arguments.inner.contains_key(&1) && report.is_empty());
    // A `Value` does not keep it either.
    let value: Value = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::from_value::<Arguments>(value).unwrap(), arguments);
}
