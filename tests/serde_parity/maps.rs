//! Maps, and what their keys may be.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use serde::Deserialize;
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Word {
    One,
    #[serde(alias = "zwei")]
    Two,
    #[serde(skip)]
    Never,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Coerce)]
enum Rich {
    Unit,
    Newtype(u8),
    #[serde(other)]
    Other,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Coerce)]
#[serde(untagged)]
enum Untagged {
    Number(u8),
    Flag(bool),
    Word(Word),
    Text(String),
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Coerce)]
struct Id(u32);

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Coerce)]
struct Name(String);

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Coerce)]
#[serde(transparent)]
struct Clear {
    id: i8,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Coerce)]
#[serde(from = "String")]
struct Made(usize);

impl From<String> for Made {
    fn from(text: String) -> Self {
        Self(text.len())
    }
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Coerce)]
#[serde(try_from = "u8")]
struct Even(u8);

impl TryFrom<u8> for Even {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Self, Self::Error> {
        if value % 2 == 0 { Ok(Self(value)) } else { Err("odd") }
    }
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Coerce)]
struct Struct {
    a: u8,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Coerce)]
struct Unit;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Maps {
    text: BTreeMap<String, Option<u8>>,
    nested: BTreeMap<u8, BTreeMap<bool, Struct>>,
    option: Option<BTreeMap<char, ()>>,
    boxed: BTreeMap<Box<str>, Vec<Struct>>,
}

parity! {
    BTreeMap<String, u8> => [r#"{"a":1,"b":2}"#, "{}"];
    #[unordered] HashMap<String, Struct> => [r#"{"a":{"a":1},"b":[2]}"#];
    BTreeMap<u8, u8> => [r#"{"1":1,"255":2}"#];
    BTreeMap<i8, u8> => [r#"{"-1":1,"0":2}"#];
    BTreeMap<u64, ()> => [r#"{"18446744073709551615":null}"#];
    BTreeMap<i64, u8> => [r#"{"-5":1}"#];
    BTreeMap<u128, u8> => [r#"{"340282366920938463463374607431768211455":1,"0":2}"#];
    BTreeMap<i128, u8> => [r#"{"-170141183460469231731687303715884105728":1}"#];
    BTreeMap<std::num::NonZeroU16, u8> => [r#"{"1":1}"#, r#"{"0":1}"#];
    BTreeMap<std::num::Saturating<u8>, u8> => [r#"{"1":1}"#, r#"{"300":1}"#];
    #[ascii] BTreeMap<bool, u8> => [r#"{"true":1,"false":2}"#];
    BTreeMap<char, u8> => [r#"{"x":1,"é":2}"#];
    BTreeMap<Option<u8>, u8> => [r#"{"1":1}"#, r#"{"null":1}"#];
    BTreeMap<Option<String>, u8> => [r#"{"1":1}"#, r#"{"null":1}"#];
    BTreeMap<(), u8> => [r#"{"":1}"#, "{}", r#"{"null":1}"#];
    BTreeMap<Vec<u8>, u8> => [r#"{"a":1}"#, "{}"];
    BTreeMap<Box<str>, u8> => [r#"{"a":1}"#];
    BTreeMap<Rc<u8>, u8> => [r#"{"1":1}"#];
    BTreeMap<Cow<'static, str>, u8> => [r#"{"a":1}"#];
    BTreeMap<std::path::PathBuf, u8> => [r#"{"/a":1}"#];
    BTreeMap<std::net::IpAddr, u8> => [r#"{"127.0.0.1":1}"#];
    BTreeMap<Word, u8> => [r#"{"one":1,"zwei":2}"#, r#"{"never":1}"#];
    BTreeMap<Rich, u8> => [r#"{"Unit":1,"what":2}"#, r#"{"Newtype":1}"#];
    BTreeMap<Untagged, u8> => [r#"{"x":1,"one":2}"#, r#"{"1":1,"true":2}"#];
    BTreeMap<Id, u8> => [r#"{"1":1}"#];
    BTreeMap<Name, u8> => [r#"{"x":1}"#];
    BTreeMap<Clear, u8> => [r#"{"-1":1}"#];
    BTreeMap<Made, u8> => [r#"{"xyz":1}"#];
    BTreeMap<Even, u8> => [r#"{"2":1}"#, r#"{"1":1}"#];
    BTreeMap<Struct, u8> => [r#"{"a":1}"#, "{}"];
    BTreeMap<Unit, u8> => [r#"{"":1}"#, "{}"];
    BTreeMap<(u8, u8), u8> => [r#"{"a":1}"#, "{}"];
    BTreeMap<String, serde_json::Value> => [r#"{"a":{"b":[1.5]},"c":null}"#];
    serde_json::Map<String, serde_json::Value> => [r#"{"a":{"b":[1.5]},"c":null}"#];
    #[ascii] Maps => [
        r#"{"text":{"a":1,"b":null},"nested":{"1":{"true":{"a":1}}},"option":{"x":null},"boxed":{"k":[{"a":1},[2]]}}"#,
        r#"[{},{},null,{}]"#,
    ];
}
