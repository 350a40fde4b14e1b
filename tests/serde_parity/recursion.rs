//! Types inside themselves.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde::Deserialize;
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct ByVec {
    name: String,
    #[serde(default)]
    children: Vec<ByVec>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct ByOption {
    value: u8,
    next: Option<Box<ByOption>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct ByMap {
    #[serde(default)]
    children: BTreeMap<String, Rc<ByMap>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Tree<D> {
    Split { left: Box<Tree<D>>, right: Box<Tree<D>> },
    Leaf(D),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "op")]
enum Internal {
    And { all: Vec<Internal> },
    Not(Box<Not>),
    Leaf { value: bool },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Not {
    of: Internal,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "op", content = "of")]
enum Adjacent {
    And(Vec<Adjacent>),
    Not(Box<Adjacent>),
    Leaf,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct MutualA {
    b: Option<Box<MutualB>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum MutualB {
    A(MutualA),
    End,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Flattened {
    name: u8,
    #[serde(flatten)]
    more: Option<Box<Rest>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Rest {
    child: Flattened,
}

parity! {
    ByVec => [r#"{"name":"a","children":[{"name":"b"},["c",[]]]}"#];
    ByOption => [r#"{"value":1,"next":{"value":2,"next":null}}"#, "[1,[2,null]]"];
    ByMap => [r#"{"children":{"a":{},"b":{"children":{"c":{}}}}}"#];
    Tree<u8> => [r#"{"Split":{"left":{"Leaf":1},"right":{"Split":[{"Leaf":2},{"Leaf":3}]}}}"#];
    Internal => [
        r#"{"op":"And","all":[{"op":"Leaf","value":true},{"of":{"op":"Leaf","value":false},"op":"Not"}]}"#,
        r#"["And",[["Leaf",true],["Not",["And",[]]]]]"#,
    ];
    Adjacent => [r#"{"op":"And","of":[{"op":"Leaf"},{"of":{"op":"Leaf","of":null},"op":"Not"}]}"#, r#"["Not",["Leaf",null]]"#];
    Json => [r#"{"a":[1,"x",null,true,{"b":1.5}]}"#, "[]", "{}"];
    MutualA => [r#"{"b":{"A":{"b":"End"}}}"#, r#"{"b":null}"#];
    Flattened => [r#"{"name":1,"child":{"name":2,"child":{"name":3}}}"#, r#"{"name":1,"child":5}"#];
}
