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

use serde::Deserialize;
use serde_coerce::Coerce;

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
struct Empty {}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct EmptyTuple();

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Scalars {
    phantom: PhantomData<u8>,
    empty: EmptyTuple,
    i64: Option<i64>,
    f32: Option<f32>,
    nonzero: Option<NonZeroU8>,
    saturating: Option<Saturating<i8>>,
    wrapping: Option<Wrapping<u8>>,
    flag: Option<bool>,
    path: Option<PathBuf>,
    ip: Option<IpAddr>,
    rc: Option<Rc<[u8]>>,
    set: Option<BTreeSet<u8>>,
    time: Option<SystemTime>,
}

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
    ($($(#[$how:ident])? $type:ty => $a:literal, $b:literal;)+) => {
        parity! {$(
            $(#[$how])? Internal<$type> => [
                concat!(r#"{"type":"Field","x":"#, $a, "}"), concat!(r#"{"y":"#, $b, r#","type":"Field","x":"#, $a, "}"),
                concat!(r#"{"type":"List","x":["#, $a, ",", $b, "]}"), concat!(r#"["Field","#, $a, "]"), r#"{"type":"Newtype"}"#,
                concat!(r#"["Newtype","#, $a, "]"), r#"["Newtype"]"#, r#"{"type":"Newtype","type":"Newtype"}"#,
            ];
            $(#[$how])? Untagged<$type> => [concat!(r#"{"x":"#, $a, "}"), $a, $b];
            $(#[$how])? Adjacent<$type> => [
                concat!(r#"{"t":"Field","c":{"x":"#, $a, "}}"), concat!(r#"{"c":"#, $b, r#","t":"Newtype"}"#),
                concat!(r#"{"c":["#, $a, ",", $b, r#"],"t":"Pair"}"#), concat!(r#"["Newtype","#, $a, "]"),
                concat!(r#"{"t":"Field","c":{"x":"#, $a, r#","z":1e400},"z":1e400}"#),
            ];
            $(#[$how])? Flat<$type> => [concat!(r#"{"x":"#, $a, r#","z":"#, $b, "}"), concat!(r#"{"x":"#, $b, "}")];
        )+}
    };
}

buffered! {
    () => "null", "{}";
    Hollow => "null", "[]";
    Empty => "{}", "[]";
    Scalars => r#"{"phantom":null,"empty":[],"i64":-5,"f32":1.5,"wrapping":1,"flag":true}"#, r#"{"phantom":[],"empty":[],"nonzero":1,"path":"x"}"#;
    Option<Option<u8>> => "5", "null";
    u8 => "5", "256";
    u128 => "5", "18446744073709551616";
    f64 => "1.5", "-0.0";
    char => r#""x""#, r#""xy""#;
    String => r#""x""#, "1";
    CString => r#""x""#, "[97]";
    OsString => r#"{"Unix":[97]}"#, r#"{"Windows":[97]}"#;
    VecDeque<One<u8>> => r#"[{"x":1},[2]]"#, "[]";
    [u8; 2] => "[1,2]", "[1]";
    (u8, String) => r#"[1,"x"]"#, "[]";
    BTreeMap<u8, u8> => r#"{"1":1}"#, "{}";
    #[ascii] BTreeMap<bool, Hollow> => r#"{"true":null}"#, "{}";
    BTreeMap<Option<char>, f64> => r#"{"x":1.5}"#, "{}";
    BTreeMap<Forms, ()> => r#"{"Unit":null}"#, "{}";
    Range<u8> => r#"{"start":1,"end":2}"#, "[1,2]";
    Bound<f64> => r#"{"Included":1.5}"#, r#""Unbounded""#;
    Result<u8, ()> => r#"{"Ok":1}"#, r#"{"Err":{}}"#;
    Duration => r#"{"secs":1,"nanos":2}"#, "[1,2]";
    serde_json::Value => r#"{"a":[1.5,null]}"#, "18446744073709551616";
    serde_json::Number => "1.5", "5";
    serde_json::Map<String, serde_json::Value> => r#"{"a":[1.5,null]}"#, "{}";
    Forms => r#"{"Struct":[1]}"#, r#"{"Unit":{}}"#;
    Option<Forms> => r#"{"what":null,"what":null}"#, "null";
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
