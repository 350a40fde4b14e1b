//! Generics, bounds and const generics.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer};
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct One<T> {
    x: T,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Newtype<T>(T);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Two<T, U>(T, U);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Enum<T, U> {
    Unit,
    NewType(T),
    Seq(T, U),
    Map { x: T, y: U },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "result")]
enum Response<T> {
    Success(T),
    Failure { code: u8 },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Either<A, B> {
    Left(A),
    Right(B),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum Adjacent<T> {
    Some(T),
    None,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Flat<T> {
    a: u8,
    #[serde(flatten)]
    rest: T,
}

/// serde has arrays only up to 32, so not for every `N`.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(bound = "[u8; N]: Deserialize<'de>")]
struct Array<const N: usize> {
    items: [u8; N],
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(bound(deserialize = "[T; N]: Deserialize<'de>, T: Deserialize<'de>"))]
struct Both<T: Debug, const N: usize>
where
    T: Clone,
{
    items: [T; N],
    option: Option<T>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Measured<const N: usize, T> {
    #[serde(default = "size::<N>")]
    size: usize,
    item: T,
    phantom: PhantomData<[u8; N]>,
}

fn size<const N: usize>() -> usize {
    N
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Flagged<const FLAG: bool> {
    Unit,
    Newtype(Measured<2, Option<bool>>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Phantom<T> {
    a: u8,
    phantom: PhantomData<T>,
}

#[derive(Debug, PartialEq)]
struct NoImpls;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Defaults<A, B, C>
where
    C: Preset,
{
    a: A,
    #[serde(default)]
    b: B,
    #[serde(default = "Preset::preset")]
    c: C,
    #[serde(skip)]
    d: Option<NoImpls>,
}

trait Preset {
    fn preset() -> Self;
}

impl Preset for i32 {
    fn preset() -> Self {
        123
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Assoc<T: HasAssoc> {
    assoc: T::Assoc,
}

trait HasAssoc {
    type Assoc;
}

impl HasAssoc for NoImpls {
    type Assoc = u32;
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct DefaultParameter<T: HasAssoc<Assoc = u32> = NoImpls> {
    phantom: PhantomData<T>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(bound(deserialize = "D: ReadWith"))]
#[coerce(bound = "D: ReadWith, E: ReadWith")]
struct Bound<D, E> {
    #[serde(deserialize_with = "ReadWith::read_with")]
    d: D,
    #[serde(deserialize_with = "ReadWith::read_with", bound(deserialize = "E: ReadWith"))]
    e: E,
}

trait ReadWith: Sized + 'static {
    fn read_with<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error>;
}

impl ReadWith for i32 {
    fn read_with<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        bool::deserialize(from).map(Self::from)
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct With<B>
where
    B: ReadWith,
{
    a: i8,
    #[serde(deserialize_with = "ReadWith::read_with")]
    b: B,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Nested<K: Ord, V> {
    map: BTreeMap<K, Vec<Option<V>>>,
    cow: Cow<'static, str>,
}

#[derive(Debug, PartialEq, Default, Deserialize, Coerce)]
#[serde(default)]
struct ContainerDefault<T> {
    a: u8,
    t: T,
}

type Alias<T> = Two<T, Vec<T>>;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct UsesAlias {
    alias: Alias<u8>,
    result: Result<u8, String>,
}

parity! {
    One<u8> => [r#"{"x":1}"#, "[1]"];
    One<Option<u8>> => [r#"{"x":1}"#, "{}", "[null]"];
    One<()> => [r#"{"x":null}"#, "{}", "[null]"];
    Newtype<u8> => ["1"];
    Newtype<One<bool>> => [r#"{"x":true}"#, "[true]"];
    Two<u8, Newtype<String>> => [r#"[1,"x"]"#];
    Enum<u8, String> => [r#""Unit""#, r#"{"NewType":1}"#, r#"{"Seq":[1,"x"]}"#, r#"{"Map":{"x":1,"y":"z"}}"#];
    Enum<Option<u8>, ()> => [r#""Unit""#, r#"{"NewType":null}"#, r#"{"Seq":[1,null]}"#, r#"{"Map":{"x":1,"y":null}}"#, r#"{"Map":{"y":null}}"#];
    Response<()> => [r#"{"result":"Success"}"#, r#"{"result":"Failure","code":1}"#, r#"["Success"]"#];
    Response<One<u8>> => [r#"{"result":"Success","x":1}"#, r#"["Success",1]"#];
    Response<BTreeMap<String, f64>> => [r#"{"result":"Success","x":1.5}"#, r#"{"x":1.5,"result":"Success"}"#];
    Either<u8, String> => ["1", r#""x""#];
    Either<One<f32>, BTreeMap<u8, bool>> => [r#"{"x":1.5}"#, r#"{"1":true}"#, "[1.5]"];
    Adjacent<Option<u8>> => [r#"{"t":"Some","c":1}"#, r#"{"t":"Some"}"#, r#"{"t":"None"}"#];
    Flat<One<u8>> => [r#"{"a":1,"x":2}"#];
    Flat<Option<Enum<u8, u8>>> => [r#"{"a":1,"NewType":2}"#, r#"{"a":1}"#, r#"{"a":1,"Seq":[1,2]}"#];
    Array<0> => [r#"{"items":[]}"#, "[[]]"];
    Array<2> => [r#"{"items":[1,2]}"#, "[[1,2]]"];
    Array<32> => [r#"{"items":[]}"#, "[[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32]]"];
    Measured<3, u8> => [r#"{"item":1,"phantom":null}"#, r#"{"size":2,"item":1,"phantom":null}"#, "[1,2,null]"];
    Flagged<true> => [r#""Unit""#, r#"{"Newtype":{"phantom":null}}"#];
    Both<String, 1> => [r#"{"items":["x"],"option":"y"}"#, r#"{"items":["x"]}"#];
    Phantom<NoImpls> => [r#"{"a":1,"phantom":null}"#, "[1,null]", r#"{"a":1}"#];
    Defaults<u8, String, i32> => [r#"{"a":1}"#, r#"{"a":1,"b":"x","c":3,"d":4}"#, r#"[1,"x"]"#];
    Assoc<NoImpls> => [r#"{"assoc":1}"#];
    DefaultParameter => [r#"{"phantom":null}"#, r#"{"phantom":{}}"#];
    Bound<i32, i32> => [r#"{"d":true,"e":false}"#, "[true,false]", r#"{"d":true}"#];
    With<i32> => [r#"{"a":1,"b":true}"#, "[1,true]"];
    Nested<String, u8> => [r#"{"map":{"x":[1,null]},"cow":"y"}"#];
    Nested<i16, Newtype<u8>> => [r#"{"map":{"-5":[1,null]},"cow":"y"}"#];
    ContainerDefault<Option<u8>> => [r#"{"a":1,"t":2}"#, "{}", "[1]"];
    UsesAlias => [r#"{"alias":[1,[2]],"result":{"Ok":1}}"#, r#"{"alias":[1,[2]],"result":{"Err":"x"}}"#];
}
