//! The shapes and attributes of serde's own tests for the derive, where no other file here has them.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Deserializer};
use serde_coerce::Coerce;

use crate::harness::parity;

trait Preset: Sized {
    fn preset() -> Self;
}

impl Preset for i32 {
    fn preset() -> Self {
        123
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct DefaultStruct<A, B, C, D, E>
where
    C: Preset,
    E: Preset,
{
    a1: A,
    #[serde(default)]
    a2: B,
    #[serde(default = "Preset::preset")]
    a3: C,
    #[serde(skip_deserializing)]
    a4: D,
    #[serde(skip_deserializing, default = "Preset::preset")]
    a5: E,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct DefaultTuple<A, B, C>(A, #[serde(default)] B, #[serde(default = "Preset::preset")] C)
where
    C: Preset;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum DefaultVariants<A, B, C, D, E>
where
    C: Preset,
    E: Preset,
{
    Struct {
        a1: A,
        #[serde(default)]
        a2: B,
        #[serde(default = "Preset::preset")]
        a3: C,
        #[serde(skip_deserializing)]
        a4: D,
        #[serde(skip_deserializing, default = "Preset::preset")]
        a5: E,
    },
    Tuple(A, #[serde(default)] B, #[serde(default = "Preset::preset")] C),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct NoStdDefault(i8);

impl Preset for NoStdDefault {
    fn preset() -> Self {
        Self(123)
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct ContainsNoStdDefault<A: Preset> {
    #[serde(default = "Preset::preset")]
    a: A,
}

/// Implements nothing.
#[derive(Debug, PartialEq, Default)]
struct Opaque(i8);

trait Reads: Sized + 'static {
    fn reads<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error>;
}

impl Reads for Opaque {
    fn reads<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        bool::deserialize(from).map(|value| Self(value.into()))
    }
}

impl Preset for Opaque {
    fn preset() -> Self {
        Self(5)
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct ContainsOpaque<A, B, C: Reads, E: Preset> {
    #[serde(skip_deserializing)]
    a: A,
    #[serde(skip_deserializing, default)]
    b: B,
    #[serde(deserialize_with = "Reads::reads", default)]
    c: C,
    #[serde(skip_deserializing, default = "Preset::preset")]
    e: E,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename(serialize = "SuperheroSer", deserialize = "SuperheroDe"))]
enum RenameEnum<A> {
    #[serde(rename = "bruce_wayne")]
    Batman,
    #[serde(rename = "clark_kent")]
    Superman(i8),
    #[serde(rename = "diana_prince")]
    WonderWoman(i8, i8),
    #[serde(rename(serialize = "dick_grayson", deserialize = "jason_todd"))]
    Robin {
        a: i8,
        #[serde(rename(serialize = "c"))]
        #[serde(rename(deserialize = "d"))]
        b: A,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
enum AliasEnum {
    #[serde(rename = "sailor_moon", alias = "usagi_tsukino")]
    SailorMoon {
        a: i8,
        #[serde(alias = "c")]
        b: i8,
        #[serde(alias = "e", rename = "f")]
        d: i8,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum InvalidLength {
    A(i32, i32, i32),
    B(#[serde(skip_deserializing)] i32, i32, i32),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct StructSkip {
    a: i32,
    b: i32,
    #[serde(skip_deserializing)]
    c: i32,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(default)]
struct StructDefault<T> {
    a: i32,
    b: T,
}

impl Default for StructDefault<String> {
    fn default() -> Self {
        Self { a: 100, b: "default".to_owned() }
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(default)]
struct StructSkipDefault {
    #[serde(skip_deserializing)]
    a: i32,
}

impl Default for StructSkipDefault {
    fn default() -> Self {
        Self { a: 16 }
    }
}

#[derive(Debug, PartialEq, Default, Deserialize, Coerce)]
#[serde(default)]
struct StructSkipDefaultGeneric<T> {
    #[serde(skip_deserializing)]
    t: T,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum MixedEnum {
    #[serde(skip_deserializing)]
    #[expect(dead_code, reason = "never made")]
    Skipped,
    Unit,
    Simple(i32),
    Seq(i32, i32, i32),
    Map {
        a: i32,
        b: i32,
        c: i32,
    },
    SimpleWithSkipped(#[serde(skip_deserializing)] Opaque),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct CollectOther {
    a: u32,
    b: u32,
    #[serde(flatten)]
    extra: HashMap<String, u32>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct FlattenStructAndEnum {
    #[serde(flatten)]
    inner: Inner,
    #[serde(flatten)]
    level: Option<Level>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Inner {
    foo: HashMap<String, u32>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Level {
    Info,
    Q(BTreeMap<String, String>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "action")]
enum Message {
    Log { level: Level },
    Info(Hollow),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Hollow;

/// Issue 1904: a flattened unit struct, in the first variant or in the last.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum FlattenLast {
    Tuple(f64, String),
    Flatten {
        #[serde(flatten)]
        nested: Hollow,
    },
}

/// The same.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "tag", content = "content")]
enum FlattenFirst {
    Flatten {
        #[serde(flatten)]
        nested: Hollow,
        string: String,
    },
    Tuple(f64, String),
}

/// The same.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "tag")]
enum FlattenTagged {
    Flatten {
        #[serde(flatten)]
        nested: Hollow,
        string: String,
    },
}

/// The same.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum FlattenUntagged {
    Tuple(f64, String),
    Flatten {
        #[serde(flatten)]
        nested: Hollow,
    },
}

/// Issue 2565: a variant with a flattened unit beside one without.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum FlattenUnit {
    Simple {
        a: i32,
    },
    Flatten {
        #[serde(flatten)]
        flatten: (),
        a: i32,
    },
}

/// Issue 2409 and 2844: attributes that come out of macros.
macro_rules! declare {
    ($type:ident, $field:ident, $with:literal, $name:literal, $ty:ty) => {
        #[derive(Debug, PartialEq, Deserialize, Coerce)]
        struct $type {
            #[serde(with = $with)]
            $field: $ty,
            #[serde(rename = $name, default)]
            other: $ty,
        }
    };
}

mod with {
    use serde::{Deserialize, Deserializer};

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<i32, D::Error> {
        i32::deserialize(from).map(|value| value.wrapping_add(1))
    }
}

declare!(FromMacro, f, "with", "an-other", i32);

macro_rules! unit_type {
    () => {
        ()
    };
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct TypeMacro {
    r#mac: unit_type!(),
    marker: std::marker::PhantomData<unit_type!()>,
}

/// Partly untagged, generic.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum Exp<A, B> {
    Lambda(A, B),
    #[serde(untagged)]
    App(B, B),
    #[serde(untagged)]
    Var(A),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum PartlyUntagged {
    A(u32),
    B,
    #[serde(untagged)]
    Var(u32),
}

/// A struct whose fields have the names of what the derive writes.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Hygiene {
    __field0: u8,
    from: u8,
    cx: Option<u8>,
    node: Option<u8>,
    __other: Option<u8>,
    table: Option<u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Prelude {
    Some(u8),
    None,
    Ok,
    Err { result: u8 },
}

parity! {
    DefaultStruct<i32, i32, i32, i32, i32> => [r#"{"a1":1,"a2":2,"a3":3,"a4":4,"a5":5}"#, r#"{"a1":1}"#, "[1,2,3]", r#"{"whoops1":2,"a1":1,"whoops2":[2]}"#];
    DefaultTuple<i32, i32, i32> => ["[1,2,3]", "[1]"];
    DefaultVariants<i32, i32, i32, i32, i32> => [r#"{"Struct":{"a1":1,"a2":2,"a3":3,"a4":4}}"#, r#"{"Struct":{"a1":1}}"#, r#"{"Tuple":[1]}"#, r#"{"Struct":[1]}"#];
    ContainsNoStdDefault<NoStdDefault> => ["{}", r#"{"a":8}"#];
    ContainsOpaque<Opaque, Opaque, Opaque, Opaque> => ["{}", r#"{"a":1,"b":2,"c":true,"e":4}"#, "[true]"];
    RenameEnum<u8> => [r#""bruce_wayne""#, r#"{"clark_kent":1}"#, r#"{"diana_prince":[1,2]}"#, r#"{"jason_todd":{"a":1,"d":2}}"#, r#"{"dick_grayson":{"a":1,"c":2}}"#];
    AliasEnum => [r#"{"sailor_moon":{"a":0,"b":1,"e":2}}"#, r#"{"usagi_tsukino":{"a":0,"c":1,"f":2}}"#, r#"{"usagi_tsukino":{"a":0,"c":1,"d":2}}"#];
    InvalidLength => [r#"{"A":[1,2,3]}"#, r#"{"B":[1,2]}"#, r#"{"B":[1,2,3]}"#];
    StructSkip => [r#"{"a":1,"b":2}"#, r#"{"a":1,"b":2,"c":3}"#, "[1,2]"];
    StructDefault<String> => [r#"{"a":50,"b":"overwritten"}"#, "{}", "[50]"];
    StructSkipDefault => ["{}", r#"{"a":1}"#, "[]"];
    StructSkipDefaultGeneric<u8> => ["{}", r#"{"t":1}"#, "[]"];
    MixedEnum => [r#""Skipped""#, r#""Unit""#, r#"{"Simple":1}"#, r#"{"Seq":[1,2,3]}"#, r#"{"Map":{"a":1,"b":2,"c":3}}"#, r#""SimpleWithSkipped""#, r#"{"SimpleWithSkipped":null}"#];
    #[unordered] CollectOther => [r#"{"a":1,"b":2,"c":3}"#, r#"{"a":1,"b":2}"#];
    #[unordered] FlattenStructAndEnum => [r#"{"foo":{"a":1,"b":2},"Info":null}"#, r#"{"foo":{},"Q":{"k":"v"}}"#, r#"{"foo":{}}"#];
    Message => [r#"{"action":"Log","level":"Info"}"#, r#"{"action":"Log","level":{"Info":null}}"#, r#"{"action":"Info"}"#, r#"["Log",{"Info":{}}]"#];
    FlattenLast => [r#"{"Tuple":[1.5,"x"]}"#, r#"{"Flatten":{}}"#, r#"{"Flatten":{"a":1}}"#];
    FlattenFirst => [r#"{"tag":"Tuple","content":[1.5,"x"]}"#, r#"{"tag":"Flatten","content":{"string":"x"}}"#, r#"{"content":{"string":"x"},"tag":"Flatten"}"#];
    FlattenTagged => [r#"{"tag":"Flatten","string":"x"}"#];
    FlattenUntagged => [r#"[1.5,"x"]"#, "{}", r#"{"a":1}"#];
    FlattenUnit => [r#"{"Simple":{"a":42}}"#, r#"{"Flatten":{"a":42}}"#, r#"{"Simple":[42]}"#, r#"{"Flatten":[42]}"#];
    FromMacro => [r#"{"f":1,"an-other":2}"#, "[1]"];
    TypeMacro => [r#"{"mac":null,"marker":null}"#];
    Exp<String, u8> => [r#"{"lambda":["x",1]}"#, "[1,2]", r#""x""#];
    PartlyUntagged => [r#"{"t":"A","c":1}"#, r#"{"t":"B"}"#, r#"{"t":1}"#, "42"];
    Hygiene => [r#"{"__field0":1,"from":2,"cx":3,"node":4,"__other":5,"table":6}"#, "[1,2,3,4,5,6]"];
    Prelude => [r#"{"Some":1}"#, r#""None""#, r#""Ok""#, r#"{"Err":{"result":1}}"#];
}
