//! std's lists, sets, arrays, tuples, ranges and enums.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashSet, LinkedList, VecDeque};
use std::fmt;
use std::ops::{Bound, Range, RangeFrom, RangeInclusive, RangeTo};
use std::rc::Rc;
use std::sync::Arc;

use serde::Deserialize;
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Coerce)]
struct Item {
    a: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Lists {
    vec: Vec<Option<u8>>,
    deque: VecDeque<bool>,
    linked: LinkedList<String>,
    boxed: Box<[Item]>,
    rc: Rc<[u8]>,
    arc: Arc<[Item]>,
    set: BTreeSet<Item>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Arrays {
    none: [u8; 0],
    three: [Item; 3],
    nested: [[u8; 2]; 2],
    option: Option<[u8; 1]>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Tuples {
    one: (u8,),
    two: (u8, Option<String>),
    three: (Item, (), bool),
    nested: ((u8, u8), Vec<(u8, u8)>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Ranges {
    range: Option<Range<u8>>,
    inclusive: Option<RangeInclusive<Option<u8>>>,
    from: Option<RangeFrom<u8>>,
    to: Option<RangeTo<String>>,
}

type Twelve = (u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, String);

#[derive(Deserialize, Coerce)]
struct Sixteen((u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, String));

/// std has none for tuples of so many.
impl fmt::Debug for Sixteen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (a, b, c, d, e, g, h, i, j, k, l, m, n, o, p, q) = &self.0;
        f.debug_list().entries([a, b, c, d, e, g, h, i, j, k, l, m, n, o, p]).entry(q).finish()
    }
}

parity! {
    Vec<u8> => ["[1,2]", "[]"];
    Vec<Item> => [r#"[{"a":1},[2]]"#];
    Vec<()> => ["[null,null]"];
    VecDeque<Option<u8>> => ["[1,null]"];
    LinkedList<String> => [r#"["x","y"]"#];
    #[debug] BinaryHeap<u8> => ["[3,1,2]"];
    BTreeSet<u8> => ["[1,2,1]"];
    #[unordered] HashSet<String> => [r#"["x","y","x"]"#];
    [u8; 2] => ["[1,2]", "[1]", "[1,2,3]"];
    [Option<Item>; 3] => [r#"[{"a":1},null,[2]]"#];
    (u8,) => ["[1]", "1"];
    (u8, String, bool) => [r#"[1,"x",true]"#];
    Twelve => [r#"[1,2,3,4,5,6,7,8,9,10,11,"x"]"#];
    #[debug] Sixteen => [r#"[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,"x"]"#];
    Reverse<u8> => ["1"];
    Cow<'static, str> => [r#""x""#];
    Cow<'static, [u8]> => ["[1,2]"];
    Range<u8> => [r#"{"start":1,"end":2}"#, "[1,2]", r#"{"start":1,"end":2,"x":3}"#];
    RangeInclusive<Option<u8>> => [r#"{"start":1,"end":null}"#, "[1,2]", r#"{"start":1}"#];
    RangeFrom<i8> => [r#"{"start":1}"#, "[1]"];
    RangeTo<i8> => [r#"{"end":1}"#, "[1]"];
    Bound<u8> => [r#""Unbounded""#, r#"{"Included":1}"#, r#"{"Excluded":1}"#, r#"{"Unbounded":null}"#];
    Result<u8, String> => [r#"{"Ok":1}"#, r#"{"Err":"x"}"#];
    Result<(), Option<u8>> => [r#"{"Ok":null}"#, r#"{"Err":null}"#, r#""Ok""#];
    Lists => [
        r#"{"vec":[1,null],"deque":[true],"linked":["x"],"boxed":[{"a":1}],"rc":[1],"arc":[[1]],"set":[{"a":2},{"a":1}]}"#,
        r#"[[],[],[],[],[],[],[]]"#,
    ];
    Arrays => [r#"{"none":[],"three":[{"a":1},[2],{"a":3}],"nested":[[1,2],[3,4]],"option":[1]}"#];
    Tuples => [r#"{"one":[1],"two":[1,null],"three":[{"a":1},null,true],"nested":[[1,2],[[3,4]]]}"#];
    Ranges => [r#"{"range":{"start":1,"end":2},"inclusive":{"start":null,"end":2},"from":{"start":1},"to":{"end":"x"}}"#, r#"[[1,2],[1,2],[1],["x"]]"#];
}
