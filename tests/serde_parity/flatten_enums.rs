//! Flattened enums, and flattened structs with enums in them.

use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Struct {
    f: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum External {
    Unit,
    Newtype(u8),
    NewtypeStruct(Struct),
    Tuple(u8, u8),
    InsertInteger {
        index: u32,
        value: u32,
    },
    #[serde(alias = "alias")]
    Aliased(Option<u8>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Internal {
    Unit,
    Newtype(Struct),
    Struct { a: u8 },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "typeY")]
enum OtherInternal {
    C { c: i32 },
    D { d: i32 },
    Map(BTreeMap<String, serde_json::Value>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case", tag = "t", content = "value")]
enum Adjacent {
    Unit,
    InsertInteger { index: u32, value: u32 },
    NewtypeVariant(Value),
    Option(Option<u8>),
    Tuple(u8, u8),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "value", deny_unknown_fields)]
enum AdjacentDeny {
    Unit,
    Newtype(u8),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Value {
    value: u32,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct AdjacentNewtype(Adjacent);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Untagged {
    A { a: i32 },
    B { b: i32, c: Option<()> },
    Newtype(Struct),
    Map(BTreeMap<String, bool>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum LastUntagged {
    Tagged(u8),
    #[serde(untagged)]
    Struct {
        s: u8,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum UntaggedUnit {
    Unit,
    Hollow(()),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OneExternal {
    outer: u8,
    #[serde(flatten)]
    data: External,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct ExternalAndMap {
    #[serde(flatten)]
    data: External,
    #[serde(flatten)]
    extra: HashMap<String, String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct ExternalTwice {
    #[serde(flatten)]
    first: External,
    #[serde(flatten)]
    second: External,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OptionExternal {
    #[serde(flatten)]
    data: Option<External>,
    #[serde(flatten)]
    rest: BTreeMap<String, serde_json::Value>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OneInternal {
    outer: u8,
    #[serde(flatten)]
    data: Internal,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct InternalTwice {
    #[serde(flatten)]
    x: Internal,
    #[serde(flatten)]
    y: OtherInternal,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct InternalAndMap {
    #[serde(flatten)]
    data: Option<Internal>,
    #[serde(flatten)]
    rest: BTreeMap<String, serde_json::Value>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OneAdjacent {
    outer: u32,
    #[serde(flatten)]
    data: AdjacentNewtype,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct AdjacentAndMap {
    #[serde(flatten)]
    data: Option<Adjacent>,
    #[serde(flatten)]
    rest: BTreeMap<String, serde_json::Value>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OneAdjacentDeny {
    outer: u32,
    #[serde(flatten)]
    data: AdjacentDeny,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OneUntagged {
    outer: Option<u8>,
    #[serde(flatten)]
    data: Untagged,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct UntaggedAndMap {
    #[serde(flatten)]
    data: Option<Untagged>,
    #[serde(flatten)]
    rest: BTreeMap<String, serde_json::Value>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OneLastUntagged {
    #[serde(flatten)]
    data: LastUntagged,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OneUntaggedUnit {
    #[serde(flatten)]
    data: UntaggedUnit,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Page {
    #[serde(flatten)]
    paging: Paging,
    #[serde(flatten)]
    sort: Sort,
    #[serde(flatten)]
    filter: Option<Untagged>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Paging {
    limit: u8,
    #[serde(default)]
    order: Option<Order>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Order {
    Asc,
    Desc,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "sort")]
enum Sort {
    Date { since: Option<String> },
    Name,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "kind")]
enum TagOverFlatten {
    One {
        id: u8,
        #[serde(flatten)]
        data: External,
    },
    Two {
        #[serde(flatten)]
        data: Internal,
        #[serde(flatten)]
        rest: BTreeMap<String, u8>,
    },
}

/// What an enum has taken out before it fails is seen by nobody else.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct AdjacentAndNumbers {
    #[serde(flatten)]
    data: Option<Adjacent>,
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

parity! {
    AdjacentAndNumbers => [r#"{"value":"x"}"#, r#"{"t":"bad","value":"x"}"#, r#"{"value":"x","t":"bad"}"#, r#"{"t":"unit","t":"unit","value":"x"}"#, r#"{"a":1,"t":"tuple","value":[1,2]}"#, r#"{"t":"unit","value":"x","t":"bad"}"#];
    OneExternal => [
        r#"{"outer":1,"unit":null}"#, r#"{"outer":1,"newtype":2}"#, r#"{"outer":1,"tuple":[1,2]}"#, r#"{"outer":1,"newtype_struct":[1]}"#,
        r#"{"outer":1,"insert_integer":{"index":0,"value":42}}"#, r#"{"outer":1,"insert_integer":[0,42]}"#, r#"{"outer":1,"alias":null}"#,
        r#"{"insert_integer":{"index":0,"value":1},"outer":1,"insert_integer":{"index":0,"index":1,"value":1}}"#,
        r#"{"outer":1,"tuple":[1,2],"newtype":3}"#, r#"{"newtype":3,"outer":1,"aliased":4}"#, r#"{"outer":1,"unit":{}}"#,
    ];
    #[unordered] ExternalAndMap => [r#"{"insert_integer":{"index":0,"value":42},"extra_key":"extra value"}"#, r#"{"unit":null,"newtype":"x"}"#];
    ExternalTwice => [r#"{"newtype":1,"tuple":[1,2]}"#, r#"{"tuple":[1,2],"newtype":1,"unit":null}"#];
    OptionExternal => [r#"{"newtype":1,"more":2}"#, r#"{"more":2}"#, r#"{"newtype":"x","unit":null}"#];
    OneInternal => [r#"{"outer":1,"type":"Unit"}"#, r#"{"outer":1,"type":"Newtype","f":2}"#, r#"{"a":2,"type":"Struct","outer":1}"#, r#"{"outer":1,"type":0}"#];
    InternalTwice => [
        r#"{"type":"Struct","a":1,"typeY":"D","d":2}"#, r#"{"typeY":"C","c":1,"type":"Newtype","f":2}"#, r#"{"typeY":"Map","type":"Unit"}"#,
    ];
    InternalAndMap => [r#"{"type":"Struct","a":1,"more":2}"#, r#"{"type":"what","more":2}"#, r#"{"more":2}"#];
    OneAdjacent => [
        r#"{"value":[1,1],"t":4,"outer":1}"#, r#"{"outer":1,"t":{"unit":{}},"value":null}"#,
        r#"{"outer":42,"t":"insert_integer","value":{"index":0,"value":42}}"#, r#"{"outer":42,"t":"newtype_variant","value":{"value":23}}"#,
        r#"{"outer":42,"t":"unit"}"#, r#"{"outer":42,"t":"option"}"#, r#"{"value":[1,2],"t":"tuple","outer":42}"#, r#"{"outer":42,"t":{"unit":null}}"#,
        r#"{"outer":42,"t":"insert_integer","value":[0,42]}"#, r#"{"outer":42,"t":"unit","value":{}}"#,
    ];
    AdjacentAndMap => [r#"{"t":"tuple","value":[1,2],"more":1}"#, r#"{"t":"tuple","value":[1],"more":1}"#, r#"{"value":1}"#];
    OneAdjacentDeny => [r#"{"outer":1,"t":"Unit"}"#, r#"{"outer":1,"t":"Newtype","value":1,"more":2}"#];
    OneUntagged => [r#"{"outer":1,"a":2}"#, r#"{"b":2,"c":null}"#, r#"{"f":1}"#, r#"{"outer":1}"#, r#"{"x":true}"#, r#"{"b":2,"c":{}}"#];
    UntaggedAndMap => [r#"{"a":1,"more":2}"#, r#"{"more":2}"#, r#"{"more":true}"#];
    OneLastUntagged => [r#"{"Tagged":1}"#, r#"{"s":1}"#, r#"{"Tagged":1,"s":2}"#];
    OneUntaggedUnit => ["{}", r#"{"a":1}"#];
    Page => [
        r#"{"limit":1,"order":"asc","sort":"Date","since":"x","a":1}"#, r#"{"limit":1,"sort":"Name"}"#, r#"{"limit":1,"order":{"desc":null},"sort":1}"#,
    ];
    TagOverFlatten => [r#"{"kind":"One","id":1,"newtype":2}"#, r#"{"newtype":2,"kind":"One","id":1}"#, r#"{"kind":"Two","type":"Struct","a":1}"#];
}
