//! Types of every form, and documents for them, on which readers are compared.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Debug;
use std::num::NonZeroU8;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::Value;

mod texts;

pub(crate) use texts::Texts;

/// The work that is done with each type.
pub(crate) trait EachType {
    fn each<T: DeserializeOwned + Debug>(&mut self);
}

/// Goes through all types.
pub(crate) fn all_types(each: &mut impl EachType) {
    scalars(each);
    containers(each);
    structs(each);
    enums(each);
}

macro_rules! each {
    ($each:ident $($type:ty),+ $(,)?) => { $($each.each::<$type>();)+ };
}

fn scalars(each: &mut impl EachType) {
    each!(each bool, u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize, f32, f64, char, String, Box<str>, ());
    each!(each NonZeroU8, PathBuf, Duration, std::net::IpAddr, Value, serde_json::Number, Any, Bytes, Unit, Newtype, Wide);
    each!(each Identifier, OneOfAny);
}

fn containers(each: &mut impl EachType) {
    each!(each Option<u8>, Option<Option<u8>>, Option<()>, Box<Option<String>>, Option<Box<u8>>, Vec<u8>, Vec<Vec<f64>>);
    each!(each [u8; 2], [u8; 0], (u8,), (u8, String), (u8, Option<u8>, Value), VecDeque<Newtype>, BTreeSet<i8>);
    each!(each BTreeMap<String, u8>, BTreeMap<u8, u8>, BTreeMap<i64, Value>, BTreeMap<bool, u8>, BTreeMap<u128, u8>);
    each!(each BTreeMap<i128, u8>, BTreeMap<char, u8>, BTreeMap<External, u8>, BTreeMap<Newtype, u8>, BTreeMap<Option<u8>, u8>);
    each!(each BTreeMap<Vec<u8>, u8>, BTreeMap<(), u8>, BTreeMap<Bytes, u8>, BTreeMap<String, Vec<Record>>, Vec<(String, Any)>);
    each!(each BTreeMap<Wide, u8>, Vec<(FloatKey, u8)>, Result<u8, String>, std::ops::Range<u8>, std::ops::Bound<u8>);
    each!(each Floats, BTreeMap<TransparentKey, u8>);
}

fn structs(each: &mut impl EachType) {
    each!(each Record, Strict, Defaults, Pair, Empty, Tupled, Flat, FlatMap, FlatStrict, FlatEnum, FlatOption, Recursive);
    each!(each Vec<Strict>, Option<Flat>, Custom, TransparentRecord);
}

fn enums(each: &mut impl EachType) {
    each!(each External, Internal, Adjacent, AdjacentStrict, Untagged, OtherVariant, Vec<External>, Option<Untagged>);
    each!(each BTreeMap<String, Adjacent>, Vec<Internal>, ExternalUntagged);
}

/// Whatever is there, as serde buffers it.
#[derive(Debug, Deserialize, Clone, PartialEq)]
#[serde(untagged)]
pub(crate) enum Any {
    Bool(bool),
    Integer(i64),
    Float(f64),
    String(String),
    List(Vec<Any>),
    Object(BTreeMap<String, Any>),
    Unit,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Bytes(Vec<u8>);

struct BytesVisitor;

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_byte_buf(BytesVisitor)
    }
}

impl<'de> serde::de::Visitor<'de> for BytesVisitor {
    type Value = Bytes;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("bytes")
    }

    fn visit_str<E>(self, text: &str) -> Result<Bytes, E> {
        Ok(Bytes(text.as_bytes().to_vec()))
    }

    fn visit_bytes<E>(self, bytes: &[u8]) -> Result<Bytes, E> {
        Ok(Bytes(bytes.to_vec()))
    }

    fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut items: A) -> Result<Bytes, A::Error> {
        let mut bytes = Vec::new();
        while let Some(byte) = items.next_element()? {
            bytes.push(byte);
        }
        Ok(Bytes(bytes))
    }
}

/// Asks for an identifier where a value stands.
#[derive(Debug)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct Identifier(String);

impl<'de> Deserialize<'de> for Identifier {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Name;
        impl serde::de::Visitor<'_> for Name {
            type Value = Identifier;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a name")
            }

            fn visit_str<E>(self, text: &str) -> Result<Identifier, E> {
                Ok(Identifier(text.to_owned()))
            }

            fn visit_u64<E>(self, value: u64) -> Result<Identifier, E> {
                Ok(Identifier(value.to_string()))
            }
        }
        from.deserialize_identifier(Name)
    }
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) enum OneOfAny {
    Wide(u128),
    Option(Option<u8>),
    Tuple(u8, f32),
    Map(BTreeMap<u8, u8>),
    Record(Record),
    Enum(External),
    Any(Value),
}

#[derive(Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Unit;

#[derive(Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Newtype(u8);

#[derive(Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(transparent)]
pub(crate) struct Wide(i128);

#[derive(Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(transparent)]
pub(crate) struct TransparentKey(External);

#[derive(Debug, Deserialize)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct FloatKey(f64);

#[derive(Debug)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct Floats(Vec<(f64, u8)>);

impl<'de> Deserialize<'de> for Floats {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Members;
        impl<'de> serde::de::Visitor<'de> for Members {
            type Value = Floats;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("floats")
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut members: A) -> Result<Floats, A::Error> {
                let mut all = Vec::new();
                while let Some(member) = members.next_entry()? {
                    all.push(member);
                }
                Ok(Floats(all))
            }
        }
        from.deserialize_map(Members)
    }
}

#[derive(Debug, Deserialize)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct Record {
    a: u8,
    #[serde(alias = "bb")]
    b: Option<String>,
    #[serde(default)]
    c: Vec<f32>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a strict one")]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct Strict {
    a: i32,
    b: Option<Newtype>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Defaults {
    a: u128,
    b: (u8, u8),
    #[serde(skip)]
    c: u8,
}

#[derive(Debug, Deserialize)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct Pair(u8, #[serde(default)] Option<u8>);

#[derive(Debug, Deserialize)]
pub(crate) struct Empty {}

#[derive(Debug, Deserialize)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct Tupled(Unit, Newtype, (u8, char), [Option<bool>; 2]);

#[derive(Debug, Deserialize)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct Flat {
    a: u8,
    #[serde(flatten)]
    rest: Defaults,
}

#[derive(Debug, Deserialize)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct FlatMap {
    a: Option<u8>,
    #[serde(flatten)]
    rest: BTreeMap<String, Value>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct FlatStrict {
    a: u8,
    #[serde(flatten)]
    rest: Strict,
}

#[derive(Debug, Deserialize)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct FlatEnum {
    #[serde(flatten)]
    one: External,
    #[serde(flatten)]
    other: Option<Internal>,
}

#[derive(Debug, Deserialize)]
#[expect(dead_code, clippy::zero_sized_map_values, reason = "compared by its `Debug`")]
pub(crate) struct FlatOption {
    #[serde(flatten)]
    record: Option<Record>,
    #[serde(flatten)]
    rest: BTreeMap<String, IgnoredAny>,
}

#[derive(Debug, Deserialize)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct Recursive {
    #[serde(default)]
    a: Option<Box<Recursive>>,
    #[serde(default)]
    b: Vec<Rc<str>>,
}

#[derive(Debug, Deserialize)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct Custom {
    #[serde(deserialize_with = "any_or_none")]
    a: Option<f64>,
}

fn any_or_none<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<f64>, D::Error> {
    Value::deserialize(from).map(|value| value.as_f64())
}

#[derive(Debug, Deserialize)]
#[serde(transparent)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) struct TransparentRecord {
    a: Record,
}

#[derive(Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
pub(crate) enum External {
    A,
    B(u8),
    C(u8, Option<u8>),
    D {
        a: u8,
        b: Option<u8>,
    },
    E(),
    F {},
    G(Unit),
    #[serde(alias = "0")]
    H(Option<u8>),
}

#[derive(Debug, Deserialize)]
#[serde(tag = "a", rename_all = "lowercase")]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) enum Internal {
    A,
    B(Strict),
    C { b: u8 },
    D(BTreeMap<String, Value>),
}

#[derive(Debug, Deserialize)]
#[serde(tag = "a", content = "b", rename_all = "lowercase")]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) enum Adjacent {
    A,
    B(Option<u8>),
    C(u8, f64),
    D { a: u8 },
}

#[derive(Debug, Deserialize)]
#[serde(tag = "a", content = "b", rename_all = "lowercase", deny_unknown_fields)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) enum AdjacentStrict {
    A,
    B(Value),
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) enum Untagged {
    A(u8),
    B(Record),
    C { c: bool },
    D(Vec<Untagged>),
    E(char, u8),
    F,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum OtherVariant {
    A,
    #[serde(other)]
    Other,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(dead_code, reason = "compared by its `Debug`")]
pub(crate) enum ExternalUntagged {
    A(u8),
    #[serde(untagged)]
    Any(Value),
}
