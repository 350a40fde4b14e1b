//! Untagged enums.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::Deserialize;
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Inner {
    a: u8,
    #[serde(default)]
    b: Option<bool>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Hollow;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum AllForms {
    A { a: u8 },
    B { b: u8 },
    C,
    D(u8),
    E(String),
    F(u8, u8),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Numbers {
    Small(u8),
    Signed(i64),
    Large(u64),
    Float(f64),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Newtypes {
    Unit(()),
    Hollow(Hollow),
    Pair((u8, u8)),
    Struct(Inner),
    List(Vec<Inner>),
    Map(BTreeMap<String, u8>),
    External(External),
    Option(Option<char>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum External {
    Unit,
    Newtype(u8),
    Tuple2(u8, u8),
    Struct { f: u8 },
    EmptyTuple(),
    EmptyStruct {},
    Phantom(PhantomData<u8>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum OnlyExternal {
    Inner(External),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Units {
    Struct { unit: (), hollow: Hollow, option: Option<()> },
    Tuple((), Hollow),
    Phantom(PhantomData<u8>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum WithOption {
    Struct { optional: Option<u32> },
    Null,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged, deny_unknown_fields)]
enum Deny {
    A { a: u8 },
    Ab { a: u8, b: u8 },
    Newtype(Inner),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged, rename_all_fields = "camelCase")]
enum Renamed {
    First {
        field_one: u8,
    },
    #[serde(rename_all = "UPPERCASE")]
    Second {
        #[serde(alias = "sort")]
        kind: String,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Skips {
    #[serde(skip)]
    #[expect(dead_code, reason = "never made")]
    Never(u8),
    Newtype(#[serde(skip)] u8),
    Tuple(u8, #[serde(skip)] u8),
    Empty {},
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Nested {
    Inner(AllForms),
    Tagged(Internal),
    Last(Vec<Nested>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Internal {
    One { x: f64 },
    Two,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Flattens {
    Struct {
        a: u8,
        #[serde(flatten)]
        inner: Extra,
    },
    Map {
        #[serde(flatten)]
        map: BTreeMap<u64, String>,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Extra {
    x: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged, expecting = "something else")]
enum Expecting {
    Only(bool),
    Text(String),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Holds {
    one: AllForms,
    list: Vec<Numbers>,
    map: BTreeMap<String, WithOption>,
    option: Option<Expecting>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Void {}

parity! {
    AllForms => [r#"{"a":1}"#, r#"{"b":1}"#, "null", "5", r#""x""#, "[1,2]", "[1]"];
    Numbers => ["5", "-5", "300", "18446744073709551615", "1.5", "5.0", "1e400"];
    Newtypes => [
        "null", "{}", "[]", "[1,2]", r#"{"a":1}"#, r#"[{"a":1},[2,true]]"#, r#"{"x":1}"#, r#""Unit""#, r#"{"Struct":{"f":1}}"#,
        r#""c""#, r#"{"Unit":null}"#,
    ];
    OnlyExternal => [
        r#""Unit""#, r#"{"Unit":null}"#, r#"{"Unit":{}}"#, r#"{"Newtype":1}"#, r#"{"Tuple2":[1,2]}"#, r#"{"Struct":{"f":1}}"#,
        r#"{"Struct":[1]}"#, r#"{"EmptyTuple":[]}"#, r#"{"EmptyStruct":[]}"#, r#"{"EmptyStruct":{}}"#, r#"{"Phantom":null}"#,
        r#"{"Phantom":[]}"#,
    ];
    Units => [r#"{"unit":null,"hollow":null,"option":null}"#, r#"{"unit":{},"hollow":[]}"#, "[null,null]", "[{},[]]", "null", "[]", "{}"];
    WithOption => [r#"{"optional":42}"#, r#"{"optional":null}"#, "{}", "null", "[1]"];
    Deny => [r#"{"a":1}"#, r#"{"a":1,"b":2}"#, r#"{"a":1,"b":true}"#, r#"{"a":1,"c":2}"#, "[1,true]"];
    Renamed => [r#"{"fieldOne":1}"#, r#"{"KIND":"x"}"#, r#"{"sort":"x"}"#, r#"{"field_one":1}"#];
    Skips => ["null", "5", "[1]", "{}", "[]", "[1,2]"];
    Nested => [r#"{"a":1}"#, r#"{"type":"One","x":1.5}"#, r#"{"type":"Two"}"#, r#"[{"type":"Two"},[1,2]]"#, r#"["One",1.5]"#, "null"];
    Flattens => [r#"{"a":1,"x":2}"#, r#"{"100":"y"}"#, "{}", r#"{"a":1}"#];
    Expecting => ["true", r#""x""#, "5"];
    Holds => [r#"{"one":{"a":1},"list":[1,-5,1.5],"map":{"x":{"optional":1},"y":null},"option":true}"#, r#"{"one":null,"list":[],"map":{}}"#];
    Void => ["null", "{}"];
}
