//! Adjacently tagged enums.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Inner {
    a: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Hollow;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum AllForms {
    Unit,
    Newtype(u8),
    Tuple(u8, String),
    Struct { a: u8, b: Option<String> },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c", deny_unknown_fields)]
enum Deny {
    Unit,
    Newtype(Inner),
    Tuple(u8, u8),
    Struct { a: u8 },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum Newtypes {
    Unit(()),
    Hollow(Hollow),
    Option(Option<u8>),
    Nested(Option<Option<u8>>),
    Struct(Inner),
    List(Vec<u8>),
    Map(BTreeMap<String, u8>),
    Boxed(Box<AllForms>),
    External(External),
    Value(serde_json::Value),
    Skipped(#[serde(skip)] u8),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum External {
    Unit,
    Struct { f: u8 },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum EmptyForms {
    Tuple(),
    Struct {},
    TupleSkipped(#[serde(skip)] u8, #[serde(skip)] u8),
    StructSkipped {
        #[serde(skip)]
        a: u8,
    },
    Defaults(#[serde(default)] u8, #[serde(default)] u8),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum Units {
    One,
    #[serde(alias = "deux")]
    Two,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum Other {
    Known(u8),
    #[serde(other)]
    Unknown,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum LastUntagged {
    Unit,
    Newtype(u8),
    Struct {
        a: u8,
    },
    #[serde(untagged)]
    Object {
        t: u8,
    },
    #[serde(untagged)]
    Pair(u8, u8),
    #[serde(untagged)]
    Nothing,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c", rename_all = "camelCase", rename_all_fields = "UPPERCASE")]
enum Renamed {
    FirstOne { field_one: u8 },
    SecondOne(u8),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum Flattens {
    Struct {
        a: u8,
        #[serde(flatten)]
        rest: BTreeMap<String, u8>,
    },
    Plain {
        a: u8,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Holds {
    id: u8,
    shape: AllForms,
    list: Vec<Units>,
    option: Option<Newtypes>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum Void {}

parity! {
    AllForms => [
        r#"{"t":"Unit","c":{}}"#, r#"{"c":{},"t":"Unit"}"#,
        r#"{"t":"Unit"}"#, r#"{"t":"Unit","c":null}"#, r#"{"t":"Newtype","c":1}"#, r#"{"c":1,"t":"Newtype"}"#,
        r#"{"t":"Tuple","c":[1,"x"]}"#, r#"{"c":[1,"x"],"t":"Tuple"}"#, r#"{"t":"Struct","c":{"a":1,"b":"x"}}"#,
        r#"{"c":{"a":1},"t":"Struct"}"#, r#"["Unit",null]"#, r#"["Newtype",1]"#, r#"["Tuple",[1,"x"]]"#, r#"["Struct",{"a":1}]"#,
        r#"{"t":{"Unit":null}}"#, r#"{"t":0}"#, r#"{"t":"Struct","c":[1,"x"]}"#, r#"{"t":"Unit","c":{}}"#, r#"[0,null]"#,
        r#"{"t":"Unit","x":1}"#, r#"{"t":"Newtype"}"#, r#"["Unit"]"#,
    ];
    Deny => [
        r#"{"t":"Unit"}"#, r#"{"t":"Newtype","c":{"a":1,"x":2}}"#, r#"{"t":"Tuple","c":[1,2]}"#, r#"{"t":"Struct","c":{"a":1}}"#,
        r#"{"t":"Struct","c":{"a":1,"x":1}}"#, r#"{"t":"Unit","x":1}"#, r#"{"c":{"a":1},"t":"Struct"}"#, r#"["Struct",{"a":1}]"#,
    ];
    Newtypes => [
        r#"{"t":"Skipped","c":{}}"#, r#"{"c":{},"t":"Skipped"}"#,
        r#"{"t":"Unit"}"#, r#"{"t":"Unit","c":null}"#, r#"{"t":"Unit","c":{}}"#, r#"{"c":{},"t":"Unit"}"#, r#"{"t":"Hollow"}"#,
        r#"{"t":"Hollow","c":null}"#, r#"{"c":[],"t":"Hollow"}"#, r#"{"t":"Option"}"#, r#"{"t":"Option","c":1}"#, r#"{"t":"Nested"}"#,
        r#"{"t":"Nested","c":null}"#, r#"{"t":"Struct","c":{"a":1}}"#, r#"{"t":"Struct","c":[1]}"#, r#"{"t":"List","c":[1]}"#,
        r#"{"t":"Map","c":{"x":1}}"#, r#"{"t":"Boxed","c":{"t":"Unit"}}"#, r#"{"t":"External","c":{"Struct":[1]}}"#,
        r#"{"c":{"Struct":[1]},"t":"External"}"#, r#"{"c":{"Unit":{}},"t":"External"}"#, r#"{"t":"Value"}"#, r#"{"t":"Value","c":[1]}"#,
        r#"{"t":"Skipped"}"#, r#"{"t":"Skipped","c":null}"#, r#"["Unit",null]"#, r#"["External",{"Struct":[1]}]"#,
    ];
    EmptyForms => [
        r#"{"t":"StructSkipped","c":1E2}"#,
        r#"{"t":"StructSkipped","c":1E2}"#, r#"{"t":"StructSkipped","c":-170141183460469231731687303715884105729}"#,
        r#"{"t":"Tuple","c":[]}"#, r#"{"t":"Struct","c":{}}"#, r#"{"t":"TupleSkipped","c":[]}"#, r#"{"t":"StructSkipped","c":{}}"#,
        r#"{"t":"Defaults","c":[]}"#, r#"{"t":"Tuple"}"#, r#"{"c":[],"t":"Tuple"}"#, r#"{"c":{},"t":"Struct"}"#, r#"{"c":[],"t":"Struct"}"#,
    ];
    Units => [r#"{"t":"One"}"#, r#"{"t":"deux"}"#, r#"{"t":{"One":null},"c":null}"#, r#"{"t":{"One":{}}}"#, r#"["One",null]"#, r#"{"t":1}"#];
    Other => [
        r#"{"t":"Known","c":1}"#, r#"{"t":"what"}"#, r#"{"t":"what","c":null}"#, r#"{"t":"what","c":1}"#, r#"{"t":{"what":null}}"#,
        r#"{"t":9}"#, r#"["what",null]"#,
    ];
    LastUntagged => [
        r#"{"t":"Unit"}"#, r#"{"t":"Newtype","c":1}"#, r#"{"t":"Struct","c":{"a":1}}"#, r#"{"t":1}"#, "[1,2]", "null",
        r#"{"t":0}"#, r#"["Newtype",1]"#, r#"{"c":1,"t":"Newtype"}"#, r#"[0,null]"#, r#"{"t":"Struct","c":[1]}"#,
        r#"{"t":{"Unit":null}}"#, r#"{"t":{"Unit":{}}}"#, r#"{"t":"Unit","c":{}}"#,
    ];
    Renamed => [r#"{"t":"firstOne","c":{"FIELD_ONE":1}}"#, r#"{"t":"secondOne","c":1}"#];
    Flattens => [r#"{"t":"Struct","c":{"a":1,"x":2}}"#, r#"{"c":{"a":1,"x":2},"t":"Struct"}"#, r#"{"t":"Plain","c":{"a":1}}"#, r#"{"t":"Struct","c":[1]}"#];
    Holds => [
        r#"{"id":1,"shape":{"t":"Tuple","c":[1,"x"]},"list":[{"t":"One"},["deux",null]],"option":{"t":"Option"}}"#,
        r#"{"id":1,"shape":["Unit",null],"list":[]}"#,
    ];
    Void => [r#"{"t":"a"}"#, "{}", r#"["a",null]"#];
}
