//! Structs of all four shapes.

use std::marker::PhantomData;

use serde::Deserialize;
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Unit;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct UnitDeny;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Newtype(u8);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct NewtypeOfOption(Option<u8>);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct NewtypeOfUnit(());

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct NewtypeOfStruct(Named);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct NewtypeOfNewtype(NewtypeOfOption);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct NewtypeSkipped(#[serde(skip_deserializing)] u8);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct NewtypeDefault(#[serde(default)] u8);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct EmptyTuple();

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Pair(u8, String);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct TupleSkipped(u8, #[serde(skip)] bool, Option<u8>);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct TupleSkippedAll(#[serde(skip)] u8, #[serde(skip)] bool);

fn seven() -> u8 {
    7
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct TupleDefaults(u8, #[serde(default)] String, #[serde(default = "seven")] u8);

#[derive(Debug, PartialEq, Default, Deserialize, Coerce)]
#[serde(default)]
struct TupleDefault(u8, String, Option<bool>);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Empty {}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct EmptyDeny {}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Named {
    a: u8,
    b: String,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct NamedDeny {
    a: u8,
    b: Option<String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct NamedOptions {
    a: Option<u8>,
    b: Option<Option<String>>,
    c: Option<()>,
    d: Option<NewtypeOfOption>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct NotAbsentable {
    newtype: NewtypeOfOption,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Units {
    unit: (),
    hollow: Unit,
    phantom: PhantomData<u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Nested {
    named: Named,
    list: Vec<Named>,
    pair: Pair,
    option: Option<Box<Named>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct SkippedAll {
    #[serde(skip)]
    a: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct SkippedAllDeny {
    #[serde(skip_deserializing)]
    a: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Raw {
    r#type: u8,
    r#fn: Option<bool>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
struct TaggedStruct {
    a: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type", deny_unknown_fields)]
struct TaggedStructDeny {
    a: u8,
}

parity! {
    Unit => ["null", "{}", "[]"];
    UnitDeny => ["null", "{}", "[]"];
    Newtype => ["5", "[5]"];
    NewtypeOfOption => ["5", "null"];
    NewtypeOfUnit => ["null", "{}", "[]"];
    NewtypeOfStruct => [r#"{"a":1,"b":"x"}"#, r#"[1,"x"]"#];
    NewtypeOfNewtype => ["null", "3"];
    NewtypeSkipped => ["5", "null", "[5]"];
    NewtypeDefault => ["5", "null", "[]"];
    EmptyTuple => ["[]", "null", "{}"];
    Pair => [r#"[1,"x"]"#];
    TupleSkipped => ["[1,2]", "[1,null]", "[1,true,2]"];
    TupleSkippedAll => ["[]", "[1,true]", "null"];
    TupleDefaults => [r#"[1,"x",2]"#, r#"[1,"x"]"#, "[1]"];
    TupleDefault => [r#"[1,"x",true]"#, "[1]", "[]", r#"[1,"x",null]"#];
    Empty => ["{}", r#"{"a":1}"#, "[]"];
    EmptyDeny => ["{}", r#"{"a":1}"#, "[]"];
    Named => [r#"{"a":1,"b":"x"}"#, r#"[1,"x"]"#];
    NamedDeny => [r#"{"a":1,"b":"x"}"#, r#"{"a":1}"#, r#"[1,"x"]"#];
    NamedOptions => [r#"{"a":1,"b":"x","c":null,"d":4}"#, "{}", r#"[1,"x",null,4]"#];
    NotAbsentable => [r#"{"newtype":1}"#, r#"{"newtype":null}"#, "{}"];
    Units => [r#"{"unit":null,"hollow":null,"phantom":null}"#, "[null,null,null]", r#"{"unit":{},"hollow":{},"phantom":[]}"#];
    Nested => [
        r#"{"named":{"a":1,"b":"x"},"list":[{"a":2,"b":"y"},[3,"z"]],"pair":[4,"w"],"option":null}"#,
        r#"{"named":[1,"x"],"list":[],"pair":[4,"w"],"option":{"a":1,"b":"x"}}"#,
    ];
    SkippedAll => ["{}", r#"{"a":1}"#, "[]", "[1]"];
    SkippedAllDeny => ["{}", r#"{"a":1}"#, "[]"];
    Raw => [r#"{"type":1,"fn":true}"#, r#"{"r#type":1}"#];
    TaggedStruct => [r#"{"type":"TaggedStruct","a":1}"#, r#"{"a":1}"#, "[1]"];
    TaggedStructDeny => [r#"{"type":"TaggedStructDeny","a":1}"#, r#"{"a":1}"#];
}
