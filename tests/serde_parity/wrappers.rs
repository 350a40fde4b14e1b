//! Types read as another: `transparent`, `from`, `try_from`, and newtypes around them.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::Deserialize;
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Inner {
    a: u8,
    b: Option<u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(transparent)]
struct Transparent {
    #[serde(skip)]
    before: bool,
    inner: Inner,
    #[serde(skip, default = "seven")]
    after: u8,
    phantom: PhantomData<()>,
}

fn seven() -> u8 {
    7
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(transparent)]
struct TransparentTuple(Option<u8>);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(transparent)]
struct TransparentMany(#[serde(skip)] u8, Vec<Inner>, PhantomData<u8>);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(from = "Option<u32>")]
enum FromOption {
    One,
    Two,
    Nothing,
}

impl From<Option<u32>> for FromOption {
    fn from(value: Option<u32>) -> Self {
        match value {
            Some(1) => Self::One,
            Some(2) => Self::Two,
            _ => Self::Nothing,
        }
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(from = "FromOption")]
struct FromEnum(bool);

impl From<FromOption> for FromEnum {
    fn from(value: FromOption) -> Self {
        Self(value == FromOption::One)
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(try_from = "u32")]
enum TryFromNumber {
    One,
    Two,
}

impl TryFrom<u32> for TryFromNumber {
    type Error = String;

    fn try_from(value: u32) -> Result<Self, String> {
        match value {
            1 => Ok(Self::One),
            2 => Ok(Self::Two),
            _ => Err("out of range".to_owned()),
        }
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(try_from = "Inner")]
struct TryFromStruct {
    sum: u8,
}

impl TryFrom<Inner> for TryFromStruct {
    type Error = &'static str;

    fn try_from(inner: Inner) -> Result<Self, Self::Error> {
        inner.a.checked_add(inner.b.unwrap_or(0)).map(|sum| Self { sum }).ok_or("too large")
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(from = "T")]
struct FromGeneric<T>(Vec<T>);

impl<T> From<T> for FromGeneric<T> {
    fn from(one: T) -> Self {
        Self(vec![one])
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Holds {
    transparent: TransparentTuple,
    from: FromOption,
    from_enum: FromEnum,
    option: Option<TryFromNumber>,
    list: Vec<TryFromStruct>,
    map: BTreeMap<String, Transparent>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Flattens {
    #[serde(flatten)]
    made: TryFromStruct,
    #[serde(flatten)]
    option: Option<Transparent>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Tagged {
    Transparent(Transparent),
    Made(TryFromStruct),
    List(TransparentMany),
    Optional(TransparentTuple),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Foreign {
    #[coerce(serde)]
    inner: ByHand,
    #[coerce(serde)]
    option: Option<ByHand>,
    #[serde(default)]
    #[coerce(serde)]
    list: Vec<ByHand>,
}

/// Has only serde's impl.
#[derive(Debug, PartialEq, Deserialize)]
struct ByHand {
    a: u8,
    unit: Option<()>,
    forms: Option<Forms>,
}

#[derive(Debug, PartialEq, Deserialize)]
enum Forms {
    Unit,
    Newtype(f64),
    Struct { f: u8 },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum ForeignInside {
    Newtype(#[coerce(serde)] ByHand),
    Struct {
        #[coerce(serde)]
        foreign: ByHand,
        #[coerce(serde)]
        units: Option<Units>,
    },
    Flattened {
        #[serde(flatten)]
        #[coerce(serde)]
        foreign: ByHand,
        #[serde(flatten)]
        rest: BTreeMap<String, serde_json::Value>,
    },
}

#[derive(Debug, PartialEq, Deserialize)]
struct Units {
    unit: (),
    hollow: Hollow,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Hollow;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct ForeignFlat {
    id: u8,
    #[serde(flatten)]
    #[coerce(serde)]
    foreign: Option<ByHand>,
    #[serde(flatten)]
    #[coerce(serde)]
    forms: Option<Forms>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum ForeignTried {
    Struct(#[coerce(serde)] ByHand),
    Units(#[coerce(serde)] Units),
    Forms(#[coerce(serde)] Forms),
}

/// Which members a foreign type takes out decides what is unknown, and what others read.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct ForeignDenied {
    id: u8,
    #[serde(flatten)]
    foreign: ByHand,
    #[serde(flatten)]
    forms: Forms,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct ForeignMaybe {
    #[serde(flatten)]
    foreign: Option<ByHand>,
    #[serde(flatten)]
    again: Option<ByHand>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct ForeignAll {
    #[serde(flatten)]
    foreign: Gathers,
    #[serde(flatten)]
    by_tag: ByTag,
    #[serde(flatten)]
    tried: Tried,
    #[serde(flatten)]
    rest: BTreeMap<String, serde_json::Value>,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Gathers {
    a: u8,
    #[serde(flatten)]
    rest: BTreeMap<String, serde_json::Value>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(tag = "type")]
enum ByTag {
    Units(Units),
    Wide { wide: Option<u128>, by_number: Option<BTreeMap<u8, bool>> },
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(untagged)]
enum Tried {
    Wide { wide: u128 },
    Numbers { by_number: BTreeMap<i8, f64> },
    Other { a: u64 },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum ForeignBeside {
    Tag(ByTag),
    Tried(Tried),
    Made(TryFromStruct),
    Many(Vec<ByTag>, Option<Hollow>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "kind")]
enum Judged {
    Made(TryFromStruct),
    Inside { made: Option<TryFromStruct>, number: Option<TryFromNumber> },
    Foreign(ByTag),
    Tried(Tried),
}

parity! {
    Transparent => [r#"{"a":1,"b":2}"#, "[1,null]"];
    TransparentTuple => ["1", "null"];
    TransparentMany => [r#"[{"a":1,"b":null}]"#];
    FromOption => ["1", "null", "9"];
    FromEnum => ["1", "null", "9"];
    TryFromNumber => ["1", "2", "3"];
    TryFromStruct => [r#"{"a":1,"b":2}"#, r#"{"a":255,"b":255}"#, "[1,2]"];
    FromGeneric<u8> => ["1"];
    FromGeneric<Inner> => [r#"{"a":1}"#, "[1,2]"];
    Holds => [
        r#"{"transparent":1,"from":2,"from_enum":1,"option":1,"list":[{"a":1}],"map":{"x":{"a":1,"b":2}}}"#,
        r#"{"list":[],"map":{}}"#, r#"[1,2,1,1,[],{}]"#,
    ];
    Flattens => [r#"{"a":1,"b":2}"#, r#"{"a":255,"b":255}"#];
    Tagged => [r#"{"type":"Transparent","a":1}"#, r#"{"type":"Made","a":1}"#, r#"["List",{"a":1},[2,3]]"#, r#"{"type":"Optional"}"#, r#"["Made",1,2]"#];
    Foreign => [r#"{"inner":{"a":1,"unit":null,"forms":"Unit"},"option":null,"list":[[1,null,{"Newtype":1.5}]]}"#, r#"{"inner":{"a":1}}"#];
    ForeignInside => [
        r#"{"type":"Newtype","a":1,"forms":{"Struct":[1]}}"#, r#"{"type":"Struct","foreign":{"a":1,"unit":{}},"units":{"unit":{},"hollow":[]}}"#,
        r#"{"type":"Struct","foreign":[1,null,{"Unit":{}}]}"#, r#"{"type":"Flattened","a":1,"forms":{"Newtype":1.5},"x":2}"#, r#"["Newtype",1,null,"Unit"]"#,
    ];
    ForeignFlat => [r#"{"id":1,"a":2,"Struct":{"f":1}}"#, r#"{"id":1,"Unit":null}"#, r#"{"id":1,"Struct":[1],"a":"no"}"#, r#"{"id":1}"#];
    ForeignDenied => [r#"{"id":1,"a":2,"Struct":{"f":1}}"#, r#"{"id":1,"a":2,"Unit":null,"x":1}"#, r#"{"id":1,"a":2,"Unit":{},"Newtype":1}"#];
    ForeignMaybe => [r#"{"a":1,"forms":"Unit"}"#, r#"{"a":1,"a":2}"#, r#"{"a":"x"}"#, "{}"];
    ForeignAll => [
        r#"{"a":1,"type":"Wide","b":[1.5]}"#, r#"{"a":1,"type":"Units","unit":{},"hollow":[]}"#, r#"{"a":1,"type":"Wide","wide":1}"#,
        r#"{"a":1,"type":"Wide","by_number":{"1":true}}"#,
    ];
    ForeignBeside => [
        r#"{"t":"Tag","c":{"type":"Units","unit":{},"hollow":[]}}"#, r#"{"c":{"wide":1},"t":"Tried"}"#, r#"{"t":"Tried","c":{"by_number":{"1":1.5}}}"#,
        r#"{"t":"Made","c":{"a":1,"b":2}}"#, r#"{"c":[255,255],"t":"Made"}"#, r#"{"c":[[{"type":"Wide"}],[]],"t":"Many"}"#, r#"{"t":"Tried","c":{"a":1}}"#,
    ];
    Judged => [
        r#"{"kind":"Made","a":1,"b":2}"#, r#"{"kind":"Made","a":255,"b":255}"#, r#"["Made",255,255]"#, r#"{"kind":"Inside","made":[1,2],"number":1}"#,
        r#"{"kind":"Inside","made":[255,255],"number":null}"#, r#"{"kind":"Foreign","type":"Wide"}"#, r#"{"kind":"Tried","a":1}"#,
    ];
    ForeignTried => [r#"{"a":1}"#, r#"{"unit":null,"hollow":null}"#, r#"{"unit":{},"hollow":[]}"#, r#""Unit""#, r#"{"Struct":[1]}"#, r#"{"Newtype":1}"#];
}
