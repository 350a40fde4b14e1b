//! Attributes of containers and fields: names, aliases, defaults, unknown fields.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Renamed {
    #[serde(rename = "b")]
    a: u8,
    #[serde(rename(deserialize = "in", serialize = "out"))]
    c: u8,
    #[serde(rename(serialize = "gone"))]
    d: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
struct Camel {
    first_name: String,
    #[serde(rename = "last_name")]
    last_name: String,
    r#type: Option<u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all(deserialize = "SCREAMING-KEBAB-CASE", serialize = "lowercase"))]
struct Screaming {
    first_name: u8,
    #[serde(alias = "second")]
    second_name: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "PascalCase")]
struct Pascal {
    first_name: u8,
    x: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Aliased {
    #[serde(alias = "b", alias = "c", alias = "d-e")]
    a: u8,
    #[serde(rename = "x", alias = "y", default)]
    z: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct AliasedDeny {
    a1: i32,
    #[serde(alias = "a3")]
    a2: i32,
    #[serde(alias = "a5", rename = "a6")]
    a4: i32,
}

fn seven() -> u8 {
    7
}

mod defaults {
    pub(super) fn text() -> String {
        "text".to_owned()
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Defaults {
    #[serde(default)]
    a: u8,
    #[serde(default = "seven")]
    b: u8,
    #[serde(default = "defaults::text")]
    c: String,
    #[serde(default = "Default::default")]
    d: Vec<u8>,
    #[serde(default = "some")]
    e: Option<u8>,
    f: u8,
}

#[expect(clippy::unnecessary_wraps, reason = "the field's type")]
fn some() -> Option<u8> {
    Some(1)
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(default)]
struct ContainerDefault {
    a: u8,
    b: String,
    #[serde(default)]
    c: u8,
    #[serde(default = "seven")]
    d: u8,
    #[serde(skip)]
    e: u8,
    #[serde(skip, default = "seven")]
    f: u8,
    g: Option<u8>,
}

impl Default for ContainerDefault {
    fn default() -> Self {
        Self { a: 1, b: "b".to_owned(), c: 3, d: 4, e: 5, f: 6, g: Some(8) }
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(default = "preset")]
struct ContainerDefaultPath {
    a: u8,
    #[serde(skip_deserializing)]
    b: u8,
    c: Option<bool>,
}

fn preset() -> ContainerDefaultPath {
    ContainerDefaultPath { a: 1, b: 2, c: Some(true) }
}

#[derive(Debug, PartialEq, Default, Deserialize, Coerce)]
#[serde(default, deny_unknown_fields)]
struct ContainerDefaultDeny {
    a: u8,
    b: Option<u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Skips {
    a: u8,
    #[serde(skip)]
    b: u8,
    #[serde(skip_deserializing)]
    c: Option<u8>,
    #[serde(skip_deserializing, default = "seven")]
    d: u8,
    #[serde(skip_serializing)]
    e: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    f: Option<u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct SkipsDeny {
    a: u8,
    #[serde(skip)]
    b: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(expecting = "something else", deny_unknown_fields)]
struct Expecting {
    a: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Odd {
    #[serde(rename = "")]
    empty: u8,
    #[serde(rename = "a b\"c")]
    quoted: u8,
    #[serde(rename = "é")]
    accent: u8,
    #[serde(rename = "0")]
    digit: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Many {
    f00: Option<u8>,
    f01: Option<u8>,
    f02: Option<u8>,
    f03: Option<u8>,
    f04: Option<u8>,
    f05: Option<u8>,
    f06: Option<u8>,
    f07: Option<u8>,
    f08: Option<u8>,
    f09: Option<u8>,
    f10: Option<u8>,
    f11: Option<u8>,
    f12: Option<u8>,
    f13: Option<u8>,
    f14: Option<u8>,
    f15: Option<u8>,
    f16: Option<u8>,
}

#[derive(Debug, PartialEq, Default, Deserialize, Coerce)]
#[serde(rename_all = "kebab-case", default)]
struct Config {
    max_size: Option<u64>,
    log_level: Level,
    paths: Vec<String>,
    labels: BTreeMap<String, String>,
    #[serde(alias = "retry")]
    retries: Retries,
}

#[derive(Debug, PartialEq, Default, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Level {
    #[default]
    Info,
    #[serde(alias = "WARN")]
    Warning,
}

#[derive(Debug, PartialEq, Default, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Retries {
    count: u8,
    #[serde(default)]
    delay_ms: f64,
}

parity! {
    Renamed => [r#"{"b":1,"in":2,"d":3}"#, r#"{"a":1,"c":2,"gone":3}"#, "[1,2,3]"];
    Camel => [r#"{"firstName":"x","last_name":"y","type":1}"#, r#"{"first_name":"x","lastName":"y"}"#];
    Screaming => [r#"{"FIRST-NAME":1,"SECOND-NAME":2}"#, r#"{"FIRST-NAME":1,"second":2}"#];
    Pascal => [r#"{"FirstName":1,"X":2}"#];
    Aliased => [r#"{"a":1}"#, r#"{"b":1,"y":2}"#, r#"{"c":1,"x":2}"#, r#"{"d-e":1,"a":2}"#, "[1,2]"];
    AliasedDeny => [r#"{"a1":1,"a2":2,"a5":3}"#, r#"{"a1":1,"a3":2,"a6":3}"#, r#"{"a1":1,"a3":2,"a4":3}"#];
    Defaults => [r#"{"f":1}"#, r#"{"a":1,"b":2,"c":"x","d":[1],"e":null,"f":3}"#, r#"[1,2,"x",[1],null,3]"#];
    ContainerDefault => ["{}", r#"{"a":9,"b":"x","c":9,"d":9,"e":9,"f":9,"g":null}"#, r#"[9,"x"]"#, "[]"];
    ContainerDefaultPath => ["{}", r#"{"a":9,"b":9,"c":null}"#, "[9]", "[9,false]"];
    ContainerDefaultDeny => ["{}", r#"{"a":1,"b":2}"#, "[1]", r#"{"c":1}"#];
    Skips => [r#"{"a":1,"e":2}"#, r#"{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}"#, "[1,2,3]"];
    SkipsDeny => [r#"{"a":1}"#, r#"{"a":1,"b":2}"#, "[1]"];
    Expecting => [r#"{"a":1}"#, "[1]"];
    Odd => [r#"{"":1,"a b\"c":2,"é":3,"0":4}"#, "[1,2,3,4]"];
    Many => [r#"{"f00":1,"f05":2,"f16":3}"#, "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]", "{}"];
    Config => [
        r#"{"max-size":10,"log-level":"warning","paths":["a"],"labels":{"x":"y"},"retry":{"count":1,"delay_ms":1.5}}"#,
        r#"{"log-level":"WARN","retries":{"count":1}}"#, "{}",
    ];
    Level => [r#""info""#, r#""WARN""#, r#"{"warning":null}"#];
}
