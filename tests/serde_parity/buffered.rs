//! std's types behind a tag, in an untagged variant and in a flattened struct, where serde reads them from a buffer of its
//! own, which takes a little more and a little less than JSON.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ffi::{CString, OsString};
use std::marker::PhantomData;
use std::net::IpAddr;
use std::num::{NonZeroU8, Saturating, Wrapping};
use std::ops::{Bound, Range};
use std::path::PathBuf;
use std::rc::Rc;
use std::time::{Duration, SystemTime};

use coerce::Coerce;
use serde::Deserialize;

use crate::harness::parity;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Internal<T> {
    Field { x: T, y: Option<T> },
    List { x: Vec<T> },
    Newtype(T),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Untagged<T> {
    Field { x: T },
    Newtype(T),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum Adjacent<T> {
    Field { x: T },
    Newtype(T),
    Pair(T, T),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Flat<T> {
    #[serde(flatten)]
    inner: One<T>,
    #[serde(flatten)]
    rest: BTreeMap<String, T>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct One<T> {
    x: T,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Hollow;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct EmptyTuple();

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Empty {}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Forms {
    Unit,
    Newtype(Option<u8>),
    EmptyTuple(),
    Struct {
        f: u8,
    },
    #[serde(other)]
    Other,
}

/// The same samples, for each way into the buffer.
macro_rules! buffered {
    ($($type:ty => $a:literal, $b:literal;)+) => {
        parity! {$(
            Internal<$type> => [
                concat!(r#"{"type":"Field","x":"#, $a, "}"), concat!(r#"{"y":"#, $b, r#","type":"Field","x":"#, $a, "}"),
                concat!(r#"{"type":"List","x":["#, $a, ",", $b, "]}"), concat!(r#"["Field","#, $a, "]"), r#"{"type":"Newtype"}"#,
                concat!(r#"["Newtype","#, $a, "]"),
            ];
            Untagged<$type> => [concat!(r#"{"x":"#, $a, "}"), $a, $b];
            Adjacent<$type> => [
                concat!(r#"{"t":"Field","c":{"x":"#, $a, "}}"), concat!(r#"{"c":"#, $b, r#","t":"Newtype"}"#),
                concat!(r#"{"c":["#, $a, ",", $b, r#"],"t":"Pair"}"#), concat!(r#"["Newtype","#, $a, "]"),
            ];
            Flat<$type> => [concat!(r#"{"x":"#, $a, r#","z":"#, $b, "}"), concat!(r#"{"x":"#, $b, "}")];
        )+}
    };
}

buffered! {
    () => "null", "{}";
    Hollow => "null", "[]";
    PhantomData<u8> => "null", "[]";
    EmptyTuple => "[]", "null";
    Empty => "{}", "[]";
    Option<Option<u8>> => "5", "null";
    u8 => "5", "256";
    i64 => "-5", "18446744073709551615";
    u128 => "5", "18446744073709551616";
    f32 => "1.5", "5";
    f64 => "1.5", "-0.0";
    NonZeroU8 => "5", "0";
    Saturating<i8> => "5", "300";
    Wrapping<u8> => "5", "300";
    bool => "true", "1";
    char => r#""x""#, r#""xy""#;
    String => r#""x""#, "1";
    PathBuf => r#""x""#, "1";
    CString => r#""x""#, "[97]";
    OsString => r#"{"Unix":[97]}"#, r#"{"Windows":[97]}"#;
    IpAddr => r#""127.0.0.1""#, r#""::1""#;
    Rc<[u8]> => "[1,2]", "[]";
    VecDeque<One<u8>> => r#"[{"x":1},[2]]"#, "[]";
    BTreeSet<u8> => "[2,1]", "{}";
    [u8; 2] => "[1,2]", "[1]";
    (u8, String) => r#"[1,"x"]"#, "[]";
    BTreeMap<String, u8> => r#"{"a":1}"#, "{}";
    BTreeMap<u8, u8> => r#"{"1":1}"#, "{}";
    BTreeMap<bool, Hollow> => r#"{"true":null}"#, "{}";
    BTreeMap<Option<char>, f64> => r#"{"x":1.5}"#, "{}";
    BTreeMap<Forms, ()> => r#"{"Unit":null}"#, "{}";
    Range<u8> => r#"{"start":1,"end":2}"#, "[1,2]";
    Bound<f64> => r#"{"Included":1.5}"#, r#""Unbounded""#;
    Result<u8, ()> => r#"{"Ok":1}"#, r#"{"Err":{}}"#;
    Duration => r#"{"secs":1,"nanos":2}"#, "[1,2]";
    SystemTime => r#"{"secs_since_epoch":1,"nanos_since_epoch":2}"#, "[1,2]";
    serde_json::Value => r#"{"a":[1.5,null]}"#, "18446744073709551616";
    serde_json::Number => "1.5", "5";
    serde_json::Map<String, serde_json::Value> => r#"{"a":[1.5,null]}"#, "{}";
    Forms => r#"{"Struct":[1]}"#, r#"{"Unit":{}}"#;
    Internal<u8> => r#"{"type":"Field","x":1}"#, r#"{"x":1,"type":0}"#;
    Untagged<Hollow> => r#"{"x":{}}"#, r#"{"x":null}"#;
    Adjacent<Forms> => r#"{"c":{"Unit":{}},"t":"Newtype"}"#, r#"{"t":"Newtype","c":{"Struct":[1]}}"#;
    Flat<u8> => r#"{"x":1,"z":2}"#, r#"{"x":1}"#;
}

impl PartialOrd for Forms {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Eq for Forms {}

impl Ord for Forms {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        format!("{self:?}").cmp(&format!("{other:?}"))
    }
}
