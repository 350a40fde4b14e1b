//! Members that a flattened field reads and `deny_unknown_fields` refuses all the same, and types that depend on the order of members.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct MapDenies {
    a: u8,
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct EnumDenies {
    a: u8,
    #[serde(flatten)]
    kind: Kind,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "kind")]
enum Kind {
    Open { b: u8 },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Event {
    Sent { to: Target },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Target {
    #[serde(flatten)]
    by: By,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum By {
    Mail(u8),
    Id(u8),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Ordered {
    Keys(#[serde(deserialize_with = "keys")] Vec<String>),
}

/// The keys of an object, as they come.
fn keys<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    struct Keys;

    impl<'de> Visitor<'de> for Keys {
        type Value = Vec<String>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Vec<String>, A::Error> {
            let mut keys = Vec::new();
            while let Some((key, _)) = members.next_entry::<String, u8>()? {
                keys.push(key);
            }
            Ok(keys)
        }
    }

    from.deserialize_map(Keys)
}

parity! {
    MapDenies => [r#"{"a":1}"#, r#"{"a":1,"b":2}"#];
    EnumDenies => [r#"{"a":1,"kind":"Open","b":2}"#, r#"{"a":1}"#];
    Event => [r#"{"to":{"Mail":1,"Id":2},"type":"Sent"}"#, r#"{"type":"Sent","to":{"Id":2,"Mail":1}}"#];
    Ordered => [r#"{"a":1,"b":2,"a":3}"#, r#"{"b":1,"a":2}"#];
}
