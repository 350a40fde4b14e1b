//! Functions that read: serde's `with` and `deserialize_with`, on fields and on variants.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_coerce::Coerce;

use crate::harness::parity;

/// Does not implement anything.
#[derive(Debug, PartialEq, Default)]
struct Bare(u8);

mod bare {
    use super::*;

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Bare, D::Error> {
        u8::deserialize(from).map(Bare)
    }
}

mod optional {
    use super::*;

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Bare>, D::Error> {
        Ok(Option::<u8>::deserialize(from)?.map(Bare))
    }
}

/// A string or a number.
fn text_or_number<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    struct Both;

    impl Visitor<'_> for Both {
        type Value = u64;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a string or a number")
        }

        fn visit_u64<E: Error>(self, value: u64) -> Result<u64, E> {
            Ok(value)
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<u64, E> {
            text.parse().map_err(E::custom)
        }
    }

    from.deserialize_any(Both)
}

/// What a deserializer says by itself, in its own words.
fn noted<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    struct Note;

    impl<'de> Visitor<'de> for Note {
        type Value = String;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("anything")
        }

        fn visit_unit<E>(self) -> Result<String, E> {
            Ok("unit".to_owned())
        }

        fn visit_bool<E>(self, value: bool) -> Result<String, E> {
            Ok(format!("bool {value}"))
        }

        fn visit_u64<E>(self, value: u64) -> Result<String, E> {
            Ok(format!("u64 {value}"))
        }

        fn visit_i64<E>(self, value: i64) -> Result<String, E> {
            Ok(format!("i64 {value}"))
        }

        fn visit_f64<E>(self, value: f64) -> Result<String, E> {
            Ok(format!("f64 {value}"))
        }

        fn visit_str<E>(self, value: &str) -> Result<String, E> {
            Ok(format!("str {value}"))
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<String, A::Error> {
            let mut noted = "seq".to_owned();
            while let Some(Noted(item)) = items.next_element()? {
                noted = format!("{noted} {item}");
            }
            Ok(noted)
        }

        fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<String, A::Error> {
            let mut noted = "map".to_owned();
            while let Some((Noted(key), Noted(value))) = members.next_entry()? {
                noted = format!("{noted} {key}={value}");
            }
            Ok(noted)
        }
    }

    from.deserialize_any(Note)
}

struct Noted(String);

impl<'de> Deserialize<'de> for Noted {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        noted(from).map(Self)
    }
}

fn zero_as_unit<'de, D: Deserializer<'de>>(from: D) -> Result<(), D::Error> {
    match i8::deserialize(from)? {
        0 => Ok(()),
        _ => Err(D::Error::custom("not zero")),
    }
}

fn two_parts<'de, D: Deserializer<'de>>(from: D) -> Result<(String, u8), D::Error> {
    let text = String::deserialize(from)?;
    let (first, second) = text.split_once(';').ok_or_else(|| D::Error::custom("no `;`"))?;
    Ok((first.to_owned(), second.parse().map_err(D::Error::custom)?))
}

fn flat_count<'de, D: Deserializer<'de>>(from: D) -> Result<usize, D::Error> {
    BTreeMap::<String, serde_json::Value>::deserialize(from).map(|map| map.len())
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Fields {
    #[serde(with = "bare")]
    a: Bare,
    #[serde(deserialize_with = "text_or_number")]
    b: u64,
    #[serde(with = "optional")]
    c: Option<Bare>,
    #[serde(with = "optional", default)]
    d: Option<Bare>,
    #[serde(deserialize_with = "bare::deserialize", default)]
    e: Bare,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Notes {
    #[serde(deserialize_with = "noted")]
    one: String,
    #[serde(deserialize_with = "noted", default)]
    two: String,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Tuple(#[serde(with = "bare")] Bare, #[serde(deserialize_with = "noted")] String);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Newtype(#[serde(deserialize_with = "text_or_number")] u64);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(transparent)]
struct Transparent {
    #[serde(with = "bare")]
    bare: Bare,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Flattened {
    a: u8,
    #[serde(flatten, deserialize_with = "flat_count")]
    count: usize,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct FlattenedTold {
    a: u8,
    #[serde(flatten, deserialize_with = "noted")]
    rest: String,
    #[serde(flatten)]
    map: BTreeMap<String, u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum External {
    #[serde(deserialize_with = "zero_as_unit")]
    Unit,
    #[serde(deserialize_with = "text_or_number")]
    Newtype(u64),
    #[serde(deserialize_with = "two_parts")]
    Tuple(String, u8),
    #[serde(deserialize_with = "two_parts")]
    Struct {
        f1: String,
        f2: u8,
    },
    #[serde(with = "bare")]
    One {
        only: Bare,
    },
    Field(#[serde(with = "bare")] Bare),
    Fields {
        #[serde(deserialize_with = "noted")]
        noted: String,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t")]
enum Internal {
    #[serde(deserialize_with = "unit_of_map")]
    Unit,
    #[serde(deserialize_with = "noted")]
    Newtype(String),
    #[serde(deserialize_with = "noted")]
    Struct {
        only: String,
    },
    Field(#[serde(deserialize_with = "noted")] String),
    Fields {
        #[serde(deserialize_with = "noted")]
        noted: String,
        #[serde(with = "optional", default)]
        option: Option<Bare>,
    },
}

fn unit_of_map<'de, D: Deserializer<'de>>(from: D) -> Result<(), D::Error> {
    BTreeMap::<String, u8>::deserialize(from).map(drop)
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    #[serde(deserialize_with = "zero_as_unit")]
    Unit,
    #[serde(deserialize_with = "text_or_number")]
    Newtype(u64),
    #[serde(with = "optional")]
    Optional(Option<Bare>),
    #[serde(deserialize_with = "two_parts")]
    Tuple(String, u8),
    #[serde(deserialize_with = "two_parts")]
    Struct {
        f1: String,
        f2: u8,
    },
    Field(#[serde(deserialize_with = "optional_number")] Option<u8>),
    Noted(#[serde(deserialize_with = "noted")] String),
}

fn optional_number<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u8>, D::Error> {
    Ok(Option::<u8>::deserialize(from)?.map(|value| value / 2))
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Untagged {
    #[serde(deserialize_with = "zero_as_unit")]
    Unit,
    #[serde(deserialize_with = "two_parts")]
    Tuple(String, u8),
    #[serde(deserialize_with = "text_or_number")]
    Newtype(u64),
    Fields {
        #[serde(deserialize_with = "noted")]
        noted: String,
    },
    #[serde(deserialize_with = "noted")]
    Noted { only: String },
}

parity! {
    Fields => [r#"{"a":1,"b":"2","c":null,"d":3,"e":4}"#, r#"{"a":1,"b":2,"c":3}"#, r#"[1,2,3,4,5]"#, r#"{"a":1,"b":2}"#];
    Notes => [r#"{"one":{"a":[1,-1,1.5,null,true]},"two":"x"}"#, r#"{"one":null}"#, r#"[1,2]"#];
    Tuple => [r#"[1,{"a":null}]"#];
    Newtype => ["1", r#""1""#];
    Transparent => ["1", r#""1""#];
    Flattened => [r#"{"a":1,"b":2,"c":[]}"#, r#"{"a":1}"#];
    FlattenedTold => [r#"{"a":1,"b":2}"#, r#"{"a":1}"#];
    External => [
        r#"{"Unit":0}"#, r#""Unit""#, r#"{"Newtype":"5"}"#, r#"{"Tuple":"a;1"}"#, r#"{"Struct":"b;2"}"#, r#"{"One":1}"#, r#"{"Field":1}"#,
        r#"{"Fields":{"noted":1.5}}"#, r#"{"Fields":["x"]}"#,
    ];
    Internal => [
        r#"{"t":"Unit"}"#, r#"{"t":"Newtype","a":1}"#, r#"{"t":"Struct","x":[1,null]}"#, r#"["Newtype",1,"x"]"#, r#"{"t":"Field","a":{"b":true}}"#,
        r#"{"t":"Fields","noted":{"a":1},"option":1}"#, r#"{"noted":-1,"t":"Fields"}"#, r#"["Fields",1]"#, r#"["Struct"]"#,
        r#"["Newtype",{"x":"a","x":false}]"#,
    ];
    Adjacent => [
        r#"{"t":"Unit","c":0}"#, r#"{"t":"Unit"}"#, r#"{"t":"Newtype","c":"5"}"#, r#"{"t":"Optional"}"#, r#"{"t":"Optional","c":null}"#,
        r#"{"c":"a;1","t":"Tuple"}"#, r#"{"t":"Struct","c":"b;2"}"#, r#"{"t":"Field"}"#, r#"{"t":"Field","c":1}"#, r#"{"t":"Noted","c":{"a":1}}"#,
        r#"{"c":{"a":1},"t":"Noted"}"#, r#"["Noted",[1]]"#, r#"{"t":"Noted"}"#,
    ];
    Untagged => ["0", "5", r#""5""#, r#""a;1""#, r#"{"noted":[1,1.5]}"#, "[1,{}]", "null", r#"{"noted":{"x":1},"noted":{"x":1,"x":2}}"#];
}
