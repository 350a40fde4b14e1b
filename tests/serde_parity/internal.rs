//! Internally tagged enums.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Inner {
    a: u8,
    #[serde(default)]
    b: Option<String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct InnerDeny {
    a: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Hollow;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Mapped(BTreeMap<String, String>);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum AllForms {
    Unit,
    Newtype(Inner),
    Struct { a: u8, b: Option<String> },
    Empty {},
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type", deny_unknown_fields)]
enum Deny {
    Unit,
    Newtype(Inner),
    NewtypeDeny(InnerDeny),
    Struct { a: u8 },
    Empty {},
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Newtypes {
    Unit(()),
    Hollow(Hollow),
    Map(BTreeMap<String, u8>),
    Mapped(Mapped),
    Option(Option<Inner>),
    External(External),
    Internal(Box<AllForms>),
    Adjacent(Adjacent),
    Untagged(Untagged),
    Value(serde_json::Value),
    Number(u8),
    List(Vec<u8>),
    Pair(Pair),
    Skipped(#[serde(skip)] u8),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Pair(u8, u8);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum External {
    Unit,
    Newtype(u8),
    Tuple(u8, u8),
    Struct { f: u8 },
    EmptyTuple(),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    Unit,
    Newtype(u8),
    Tuple(u8, u8),
    Struct { f: u8 },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Untagged {
    Number { n: u8 },
    Text { n: String },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Fields {
    Scalars { flag: bool, number: f64, small: f32, text: String, letter: char, big: i64 },
    Shapes { unit: (), hollow: Hollow, option: Option<u8>, pair: (u8, u8), list: Vec<Inner> },
    Enums { external: External, adjacent: Option<Adjacent>, untagged: Option<Untagged> },
    Maps { words: BTreeMap<String, u8>, numbers: BTreeMap<u8, Inner> },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Other {
    Known {
        a: u8,
    },
    #[serde(other)]
    Unknown,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum LastUntagged {
    Tagged {
        a: u8,
    },
    Unit,
    #[serde(untagged)]
    Named {
        r#type: String,
        b: u8,
    },
    #[serde(untagged)]
    Number(u8),
    #[serde(untagged)]
    Newtype(Inner),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "a")]
enum TagIsField {
    Newtype(Inner),
    Flat {
        #[serde(flatten)]
        inner: Inner,
    },
    Option(Option<Inner>),
    Map(BTreeMap<String, u8>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Flattens {
    Struct {
        a: u8,
        #[serde(flatten)]
        rest: BTreeMap<String, u8>,
    },
    Two {
        #[serde(flatten)]
        inner: Inner,
        #[serde(flatten)]
        other: Option<Pairs>,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Pairs {
    x: u8,
    y: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Holds {
    id: u8,
    shape: AllForms,
    list: Vec<Fields>,
    option: Option<Other>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Aliased {
    #[serde(alias = "a", alias = "b", rename = "c")]
    Struct {
        #[serde(alias = "x", alias = "y")]
        z: u8,
    },
    #[serde(skip)]
    #[expect(dead_code, reason = "never made")]
    Never,
    D,
}

parity! {
    AllForms => [
        r#"{"type":"Unit"}"#, r#"{"type":"Newtype","a":1,"b":"x"}"#, r#"{"a":1,"type":"Struct","b":"x"}"#,
        r#"{"type":"Empty"}"#, r#"["Unit"]"#, r#"["Newtype",1,"x"]"#, r#"["Struct",1,"x"]"#, r#"["Empty"]"#, r#"{"type":0}"#,
        r#"{"a":1,"type":2}"#, r#"["Unit",1]"#, r#"{"type":"Unit","more":[1]}"#, r#"{"type":{"Unit":null}}"#,
    ];
    Deny => [
        r#"{"type":"Unit"}"#, r#"{"type":"Unit","x":1}"#, r#"{"type":"Newtype","a":1}"#, r#"{"type":"NewtypeDeny","a":1}"#,
        r#"{"type":"Struct","a":1}"#, r#"{"type":"Empty"}"#, r#"{"type":"Struct","a":1,"x":1}"#, r#"{"type":"Newtype","a":1,"x":1}"#,
    ];
    Newtypes => [
        r#"{"type":"Unit"}"#, r#"{"type":"Hollow"}"#, r#"{"type":"Map","x":1}"#, r#"{"type":"Mapped","x":"y"}"#,
        r#"{"type":"Option","a":1}"#, r#"{"type":"External","Struct":{"f":1}}"#, r#"{"type":"External","Tuple":[1,2]}"#,
        r#"{"type":"Internal"}"#, r#"{"type":"Adjacent","t":"Tuple","c":[1,2]}"#, r#"{"type":"Untagged","n":"x"}"#,
        r#"{"type":"Value","x":[1,{"y":null}]}"#, r#"{"type":"Number"}"#, r#"["List",1,2]"#, r#"["Pair",1,2]"#, r#"["Hollow"]"#,
        r#"["Unit"]"#, r#"["Value",1,2]"#, r#"{"type":"Skipped"}"#, r#"["Skipped"]"#, r#"{"type":"External","Struct":[1]}"#,
        r#"{"type":"External","Unit":{}}"#, r#"{"type":"External","EmptyTuple":[]}"#, r#"{"type":"Adjacent","t":"Unit"}"#,
        r#"{"type":"Adjacent","c":{"f":1},"t":"Struct"}"#, r#"["Option",1]"#, r#"["Adjacent","Newtype",1]"#,
        r#"{"type":"External","Struct":{"f":1,"large":1e309}}"#, r#"{"type":"Hollow","large":[1e309]}"#,
    ];
    Fields => [
        r#"{"type":"scalars","flag":true,"number":1.5,"small":0.1,"text":"x","letter":"y","big":-5}"#,
        r#"{"type":"shapes","unit":null,"hollow":null,"option":1,"pair":[1,2],"list":[{"a":1},[2,"x"]]}"#,
        r#"{"unit":{},"hollow":{},"pair":[1,2],"list":[],"type":"shapes"}"#,
        r#"{"type":"enums","external":{"Struct":[1]},"adjacent":{"t":"Unit"},"untagged":{"n":1}}"#,
        r#"{"type":"enums","external":"Unit"}"#, r#"{"type":"maps","words":{"x":1},"numbers":{"1":{"a":1}}}"#,
        r#"["shapes",null,[],3,[1,2],[]]"#, r#"["enums",{"Unit":{}},{"c":1,"t":"Newtype"}]"#,
    ];
    Other => [r#"{"type":"Known","a":1}"#, r#"{"type":"what"}"#, r#"{"type":"what","a":"x"}"#, r#"["what",1]"#, r#"{"type":7}"#];
    LastUntagged => [
        r#"{"type":"Tagged","a":1}"#, r#"{"type":"Unit"}"#, r#"{"type":"x","b":1}"#, "5", r#"{"a":1,"b":"x"}"#,
        r#"{"type":"Tagged","b":1}"#, r#"["Tagged",1]"#, r#"[1,"x"]"#,
    ];
    TagIsField => [
        r#"{"a":"Newtype","b":"x"}"#, r#"["Newtype",1,"x"]"#, r#"{"a":"Newtype","b":"x","a":1}"#, r#"{"a":"Flat","b":"x"}"#, r#"{"a":"Option"}"#,
        r#"{"a":"Map","x":1}"#,
    ];
    Flattens => [
        r#"{"type":"Struct","a":1,"x":2}"#, r#"{"x":2,"type":"Struct","a":1}"#, r#"{"type":"Two","a":1,"x":1,"y":2}"#,
        r#"{"type":"Two","a":1,"x":1}"#, r#"["Struct",1]"#,
    ];
    Holds => [
        r#"{"id":1,"shape":{"type":"Unit"},"list":[{"type":"maps","words":{},"numbers":{}}],"option":{"type":"x"}}"#,
        r#"{"id":1,"shape":["Struct",1,null],"list":[]}"#,
    ];
    Aliased => [r#"{"type":"a","x":1}"#, r#"{"type":"c","z":1}"#, r#"{"type":"D"}"#, r#"{"type":"Never"}"#, r#"{"type":1}"#];
}
