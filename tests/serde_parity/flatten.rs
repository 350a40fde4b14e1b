//! Flattened structs, maps and options.

use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Inner {
    x: u8,
    #[serde(alias = "why")]
    y: Option<String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Second {
    f: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct InnerDeny {
    x: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Hollow;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Wrapped(Inner);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct WrappedMap(BTreeMap<String, u8>);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(transparent)]
struct Transparent {
    inner: Inner,
}

#[derive(Debug, PartialEq, Default, Deserialize, Coerce)]
#[serde(default)]
struct Defaulted {
    x: u8,
    z: Option<u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OneStruct {
    a: u8,
    #[serde(flatten)]
    inner: Inner,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OneMap {
    a: u8,
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OneHashMap {
    a: Option<u8>,
    #[serde(flatten)]
    rest: HashMap<String, serde_json::Value>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OneValue {
    a: u8,
    #[serde(flatten)]
    rest: serde_json::Value,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OneJsonMap {
    a: u8,
    #[serde(flatten)]
    rest: serde_json::Map<String, serde_json::Value>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct NumberKeys {
    name: String,
    #[serde(flatten)]
    rest: BTreeMap<u32, u32>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Several {
    #[serde(flatten)]
    first: Inner,
    b: u8,
    #[serde(flatten)]
    second: Second,
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct MapTwice {
    #[serde(flatten)]
    first: BTreeMap<String, String>,
    #[serde(flatten)]
    between: Named,
    #[serde(flatten)]
    second: BTreeMap<String, String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Named {
    y: String,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct SameTwice {
    #[serde(flatten)]
    first: Second,
    #[serde(flatten)]
    second: Option<Second>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Options {
    a: Option<u8>,
    #[serde(flatten)]
    inner: Option<Inner>,
    #[serde(flatten)]
    second: Option<Second>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OptionMap {
    #[serde(flatten)]
    rest: Option<BTreeMap<String, u8>>,
    #[serde(flatten)]
    nested: Option<Option<Second>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Deeper {
    a: u8,
    #[serde(flatten)]
    middle: Middle,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Middle {
    m: u8,
    #[serde(flatten)]
    inner: Inner,
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct DeeperTwice {
    #[serde(flatten)]
    middle: OneStruct,
    #[serde(flatten)]
    second: Second,
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Unit {
    a: u8,
    #[serde(flatten)]
    unit: (),
    #[serde(flatten)]
    hollow: Hollow,
    #[serde(flatten)]
    phantom: std::marker::PhantomData<u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Wrappers {
    #[serde(flatten)]
    wrapped: Wrapped,
    #[serde(flatten)]
    boxed: Box<Second>,
    #[serde(flatten)]
    map: WrappedMap,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Unwrapped {
    #[serde(flatten)]
    transparent: Transparent,
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct InnerDenies {
    a: u8,
    #[serde(flatten)]
    inner: InnerDeny,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct DefaultInside {
    a: u8,
    #[serde(flatten)]
    inner: Defaulted,
    #[serde(flatten)]
    option: Option<Defaulted>,
}

#[derive(Debug, PartialEq, Default, Deserialize, Coerce)]
#[serde(default)]
struct DefaultOutside {
    a: u8,
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
    #[serde(skip)]
    skipped: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct DefaultFlat {
    a: u8,
    #[serde(flatten, default)]
    inner: Defaulted,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Scalar {
    a: u8,
    #[serde(flatten)]
    text: Option<String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Unflattenable {
    a: u8,
    #[serde(flatten)]
    list: Vec<u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Shapes {
    a: u8,
    #[serde(flatten)]
    inner: Contents,
}

/// What is read from serde's buffer.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Contents {
    unit: Option<Units>,
    number: Option<f64>,
    pair: Option<(u8, u8)>,
    list: Option<Vec<Second>>,
    map: Option<BTreeMap<String, Second>>,
    numbers: Option<BTreeMap<u8, u8>>,
    external: Option<External>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Units {
    unit: (),
    hollow: Hollow,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum External {
    Unit,
    Tuple(u8, u8),
    Struct { f: u8 },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct MapOfShapes {
    #[serde(flatten)]
    rest: BTreeMap<String, External>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct MapOfUnits {
    #[serde(flatten)]
    rest: BTreeMap<String, (Hollow, ())>,
}

parity! {
    OneStruct => [r#"{"a":1,"x":2,"y":"z"}"#, r#"{"a":1,"x":2,"why":"z","more":1}"#, "[1,2]"];
    OneMap => [r#"{"a":1,"b":2,"c":3}"#, r#"{"a":1}"#];
    #[unordered] OneHashMap => [r#"{"a":1,"b":{"c":[1.5]},"d":null}"#, "{}"];
    OneValue => [r#"{"a":1,"b":{"c":[1]},"d":null}"#, r#"{"a":1}"#, r#"{"a":1,"b":{"$serde_json::private::Number":true}}"#];
    OneJsonMap => [r#"{"a":1,"b":{"c":[1]},"d":null}"#, r#"{"a":1}"#];
    NumberKeys => [r#"{"name":"x","0":42}"#, r#"{"name":"x"}"#];
    Several => [r#"{"x":1,"y":"z","b":2,"f":3}"#, r#"{"f":3,"b":2,"x":1}"#, r#"{"f":3,"b":2,"x":1,"m":4,"n":5}"#];
    MapTwice => [r#"{"x":"X","y":"Y"}"#, r#"{"y":"Y"}"#];
    SameTwice => [r#"{"f":1}"#];
    Options => [r#"{"a":1,"x":2,"y":"z","f":3}"#, r#"{"a":1,"f":3}"#, r#"{"x":"no","f":3}"#, "{}", r#"{"a":1,"x":2}"#];
    OptionMap => [r#"{"x":1}"#, r#"{"f":1}"#, r#"{"f":"no"}"#, "{}"];
    Deeper => [r#"{"a":1,"m":2,"x":3,"y":"z","n":4}"#, r#"{"a":1,"m":2,"x":3}"#];
    DeeperTwice => [r#"{"a":1,"x":2,"f":3}"#, r#"{"a":1,"x":2,"y":"z","f":3,"n":4}"#];
    Unit => [r#"{"a":1}"#, r#"{"a":1,"b":2}"#];
    Wrappers => [r#"{"x":1,"f":2,"m":3}"#, r#"{"x":1,"f":2}"#];
    Unwrapped => [r#"{"x":1,"m":3}"#, r#"{"x":1}"#];
    InnerDenies => [r#"{"a":1,"x":2}"#, r#"{"a":1,"x":2,"z":3}"#];
    DefaultInside => [r#"{"a":1,"x":2,"z":3}"#, r#"{"a":1}"#, r#"{"a":1,"x":"no"}"#];
    DefaultOutside => [r#"{"a":1,"b":2}"#, "{}", "[]"];
    DefaultFlat => [r#"{"a":1,"x":2}"#, r#"{"a":1}"#, r#"{"a":1,"x":null}"#];
    Scalar => [r#"{"a":1}"#, r#"{"a":1,"text":"x"}"#];
    Unflattenable => [r#"{"a":1,"list":[1]}"#, r#"{"a":1}"#];
    Shapes => [
        r#"{"a":1,"unit":{"unit":null,"hollow":null},"number":1.5,"pair":[1,2],"list":[{"f":1},[2]],"map":{"m":{"f":1}}}"#,
        r#"{"a":1,"unit":{"unit":{},"hollow":[]},"number":5,"numbers":{"1":2},"external":{"Tuple":[1,2]}}"#,
        r#"{"a":1,"external":{"Struct":[1]}}"#, r#"{"a":1,"external":{"Unit":{}}}"#, r#"{"a":1,"unit":[null,{}]}"#,
        r#"{"a":1,"external":{"Struct":{"f":1}},"number":1e400}"#,
    ];
    MapOfShapes => [r#"{"a":"Unit","b":{"Struct":{"f":1}},"c":{"Tuple":[1,2]}}"#, r#"{"a":{"Unit":{}},"b":{"Struct":[1]}}"#];
    MapOfUnits => [r#"{"a":[null,null]}"#, r#"{"a":[{},{}],"b":[[],null]}"#];
}
