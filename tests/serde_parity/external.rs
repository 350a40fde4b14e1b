//! Externally tagged enums.

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
enum Words {
    One,
    #[serde(rename = "two", alias = "zwei", alias = "deux")]
    Two,
    Three,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum AllForms {
    Unit,
    Newtype(u8),
    Tuple(u8, String),
    Struct { a: u8, b: Option<String> },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum EmptyForms {
    Tuple(),
    Struct {},
    TupleSkipped(#[serde(skip)] u8, #[serde(skip)] u8),
    StructSkipped {
        #[serde(skip)]
        a: u8,
    },
    NewtypeSkipped(#[serde(skip)] u8),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
enum EmptyFormsDeny {
    Tuple(),
    Struct {},
    StructSkipped {
        #[serde(skip)]
        a: u8,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Newtypes {
    Unit(()),
    Hollow(Hollow),
    Option(Option<u8>),
    Struct(Inner),
    List(Vec<u8>),
    Map(BTreeMap<String, u8>),
    Enum(Words),
    Boxed(Box<AllForms>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum TupleOfOne {
    Skips(u8, #[serde(skip)] u8),
    Defaults(#[serde(default)] u8, #[serde(default)] u8),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
enum Deny {
    Unit,
    Struct { a: u8 },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Other {
    Known,
    Holds(u8),
    #[serde(other)]
    Unknown,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase")]
enum Renamed {
    FirstOne {
        field_one: u8,
        field_two: Option<u8>,
    },
    #[serde(rename = "2nd", alias = "second")]
    SecondOne {
        field_one: u8,
    },
    #[serde(rename_all = "SCREAMING_SNAKE_CASE")]
    ThirdOne {
        field_one: u8,
    },
    #[serde(rename(deserialize = "4th", serialize = "none"))]
    FourthOne(u8),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[expect(dead_code, reason = "never made")]
enum Skipped {
    #[serde(skip)]
    First,
    Second,
    #[serde(skip_deserializing)]
    Third(u8),
    Fourth(u8),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Void {}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[expect(dead_code, reason = "never made")]
enum SkippedAll {
    #[serde(skip)]
    Never,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum LastUntagged {
    Unit,
    Newtype(u8),
    Struct {
        a: u8,
    },
    #[serde(untagged)]
    Number(u8),
    #[serde(untagged)]
    Text(String),
    #[serde(untagged)]
    Object {
        b: u8,
        c: Option<Hollow>,
    },
    #[serde(untagged)]
    Nothing,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Holds {
    word: Words,
    forms: Option<AllForms>,
    list: Vec<Words>,
    #[serde(default)]
    other: Option<Other>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum FlattensInside {
    Struct {
        a: u8,
        #[serde(flatten)]
        rest: BTreeMap<String, u8>,
    },
    Only {
        #[serde(flatten)]
        inner: Inner,
    },
    Plain {
        a: u8,
    },
}

parity! {
    Words => [r#""One""#, r#""two""#, r#""zwei""#, r#"{"deux":null}"#, r#"{"Three":{}}"#];
    AllForms => [
        r#""Unit""#, r#"{"Unit":null}"#, r#"{"Newtype":1}"#, r#"{"Tuple":[1,"x"]}"#, r#"{"Struct":{"a":1,"b":"x"}}"#,
        r#"{"Struct":[1,"x"]}"#, r#"{"Unit":[]}"#, r#""Newtype""#,
    ];
    EmptyForms => [
        r#"{"Tuple":[]}"#, r#"{"Struct":{}}"#, r#"{"TupleSkipped":[]}"#, r#"{"StructSkipped":{}}"#, r#"{"Struct":[]}"#,
        r#""NewtypeSkipped""#, r#"{"NewtypeSkipped":null}"#, r#"{"Tuple":null}"#, r#""Struct""#, r#"{"NewtypeSkipped":1}"#,
    ];
    EmptyFormsDeny => [r#"{"Tuple":[]}"#, r#"{"Struct":{}}"#, r#"{"StructSkipped":{"a":1}}"#, r#"{"Struct":[]}"#];
    Newtypes => [
        r#"{"Unit":null}"#, r#"{"Hollow":null}"#, r#"{"Option":1}"#, r#"{"Option":null}"#, r#"{"Struct":{"a":1}}"#,
        r#"{"List":[1]}"#, r#"{"Map":{"x":1}}"#, r#"{"Enum":"One"}"#, r#"{"Boxed":{"Newtype":1}}"#, r#""Unit""#,
        r#"{"Struct":[1]}"#, r#"{"Unit":{}}"#, r#"{"Hollow":[]}"#,
    ];
    TupleOfOne => [r#"{"Skips":[1]}"#, r#"{"Skips":[1,2]}"#, r#"{"Defaults":[1,2]}"#, r#"{"Defaults":[]}"#, r#"{"Skips":1}"#];
    Deny => [r#""Unit""#, r#"{"Struct":{"a":1}}"#, r#"{"Struct":{"a":1,"b":2}}"#];
    Other => [r#""Known""#, r#"{"Holds":1}"#, r#""what""#, r#"{"what":null}"#, r#"{"what":1}"#];
    Renamed => [
        r#"{"first-one":{"fieldOne":1,"fieldTwo":2}}"#, r#"{"2nd":{"fieldOne":1}}"#, r#"{"second":{"fieldOne":1}}"#,
        r#"{"third-one":{"FIELD_ONE":1}}"#, r#"{"4th":1}"#, r#"{"FourthOne":1}"#,
    ];
    Skipped => [r#""First""#, r#""Second""#, r#"{"Third":1}"#, r#"{"Fourth":1}"#];
    Void => [r#""a""#, "{}", "null"];
    SkippedAll => [r#""Never""#, r#"{"Never":null}"#];
    LastUntagged => [
        r#""Unit""#, r#"{"Newtype":1}"#, r#"{"Struct":{"a":1}}"#, "5", r#""text""#, r#"{"b":1,"c":null}"#, "null",
        r#"{"Struct":[1]}"#, r#"{"Unit":{}}"#, r#"{"b":1,"c":{}}"#,
    ];
    Holds => [r#"{"word":"One","forms":{"Tuple":[1,"x"]},"list":["two","Three"],"other":"what"}"#, r#"{"word":"two","list":[]}"#];
    FlattensInside => [
        r#"{"Struct":{"a":1,"b":2}}"#, r#"{"Only":{"a":1}}"#, r#"{"Plain":{"a":1}}"#, r#"{"Struct":[1]}"#, r#"{"Plain":[1]}"#,
    ];
}
