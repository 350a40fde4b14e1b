//! Items that are refused, with each code.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::{Coerce, Repair};
use serde_json::Value;

use super::{list, object};
use crate::row::{ISSUES, Row};

const ITEMS: usize = 250;

#[derive(Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Item {
    #[coerce(trim, string_to_number, float_to_integer)]
    number: u8,
}

#[derive(Deserialize, Coerce)]
#[serde(untagged)]
enum Untagged {
    A {
        #[coerce(string_to_number)]
        a: u8,
    },
    B {
        b: u8,
    },
    C(bool),
}

#[derive(Deserialize, Coerce)]
#[serde(tag = "t")]
enum Tagged {
    First { a: u8 },
    Second { b: u8 },
}

#[derive(Deserialize, Coerce)]
struct Word(#[coerce(ignore_case)] Kind);

#[derive(Deserialize, Coerce)]
enum Kind {
    Red,
    Green,
    Blue,
}

#[derive(Deserialize, Coerce)]
struct Checked(#[coerce(custom(refuse))] u8);

fn refuse(_: &Value) -> Repair {
    Repair::Refuse("no".into())
}

#[derive(Deserialize, Coerce)]
struct Secret {
    #[coerce(sensitive, string_to_number)]
    pin: u8,
}

/// A row for a list of items of this type, each of which has an issue.
macro_rules! issue {
    ($what:literal, $type:ty, $item:expr) => {
        Row::of::<Vec<$type>>(concat!("issues: ", $what), ITEMS, ISSUES, |n| {
            list(n, |i| {
                let item: fn(usize) -> String = $item;
                item(i)
            })
        })
    };
}

pub(crate) fn rows() -> Vec<Row> {
    vec![
        issue!("another type", Item, |_| r#"{"number":true}"#.into()),
        issue!("another value", Item, |_| r#"{"number":"256"}"#.into()),
        issue!("rules that don't apply", Item, |i| format!(r#"{{"number":" x{i}"}}"#)),
        issue!("missing members", Item, |_| "{}".into()),
        issue!("unknown members", Item, |i| format!(r#"{{"number":1,"numbr{i}":1}}"#)),
        issue!("repeated members, of values the last", Item, |i| format!(r#"{{"number":"x{i}","number":"x"}}"#)),
        issue!("unknown variants", Word, |i| format!(r#""Gren{i}""#)),
        issue!("unknown tags", Tagged, |i| format!(r#"{{"t":"Frist{i}","a":1}}"#)),
        issue!("missing tags", Tagged, |_| r#"{"a":1}"#.into()),
        issue!("inside a tagged type", Tagged, |_| r#"{"t":"First","a":"x"}"#.into()),
        issue!("inside an untagged type", Untagged, |i| format!(r#"{{"a":"x{i}"}}"#)),
        issue!("no variant of an untagged type", Untagged, |i| format!(r#""x{i}""#)),
        issue!("refused by `custom`", Checked, |i| i.to_string()),
        issue!("sensitive", Secret, |i| format!(r#"{{"pin":"x{i}"}}"#)),
        Row::of::<BTreeMap<u32, u32>>("issues: keys", ITEMS, ISSUES, |n| object(n, |i| format!(r#""k{i}":1"#))),
        Row::of::<BTreeMap<String, Item>>("issues: values of a map", ITEMS, ISSUES, |n| {
            object(n, |i| format!(r#""k{i}":{{"number":"x"}}"#))
        }),
    ]
}
