//! Members: of a map, unknown ones, and one that comes again and again under each attribute.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::Coerce;

use super::{list, object, parts};
use crate::row::{CLEAN, ISSUES, REFUSED, REPAIRED, REPAIRS, Row};

const SIZE: usize = 500;

#[derive(Deserialize, Coerce)]
struct Plain {
    #[coerce(string_to_number)]
    a: u32,
}

#[derive(Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Closed {
    #[coerce(string_to_number)]
    a: u32,
}

#[derive(Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(drop_keys("description"))]
struct Dropping {
    #[coerce(string_to_number)]
    a: u32,
}

#[derive(Deserialize, Coerce)]
#[coerce(ignore_key_case)]
struct Folding {
    #[coerce(string_to_number)]
    a: u32,
}

#[derive(Deserialize, Coerce)]
struct Aliased {
    #[serde(alias = "b")]
    #[coerce(string_to_number)]
    a: u32,
}

#[derive(Deserialize, Coerce)]
struct Flattening {
    #[serde(flatten)]
    inner: Plain,
}

#[derive(Deserialize, Coerce)]
struct Open {
    #[coerce(string_to_number)]
    a: u32,
    #[serde(flatten)]
    #[coerce(string_to_number)]
    others: BTreeMap<String, u32>,
}

#[derive(Deserialize, Coerce)]
enum External {
    A(#[coerce(string_to_number)] u32),
}

#[derive(Deserialize, Coerce)]
#[serde(tag = "t")]
enum Internal {
    A {
        #[coerce(string_to_number)]
        a: u32,
    },
}

#[derive(Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    A(#[coerce(string_to_number)] u32),
}

#[derive(Deserialize, Coerce)]
#[coerce(opt_in = "compat")]
struct Asked {
    #[coerce(string_to_number)]
    a: u32,
}

#[derive(Deserialize, Coerce)]
struct Map(#[coerce(string_to_number)] BTreeMap<String, u32>);

#[derive(Deserialize, Coerce)]
#[serde(untagged)]
enum Untagged {
    A {
        #[coerce(string_to_number)]
        a: u32,
    },
    B {
        b: bool,
    },
}

pub(crate) fn rows() -> Vec<Row> {
    [of_maps(), unknown(), repeated(), repeated_tags(), in_items()].into_iter().flatten().collect()
}

fn of_maps() -> Vec<Row> {
    vec![
        Row::of::<Map>("members", SIZE, CLEAN, |n| object(n, |i| format!(r#""k{i}":{i}"#))),
        Row::of::<Map>("members repaired", SIZE, REPAIRS, |n| object(n, |i| format!(r#""k{i}":"{i}""#))),
        Row::of::<BTreeMap<u32, u32>>("members with numbers for keys", SIZE, CLEAN, |n| {
            object(n, |i| format!(r#""{i}":{i}"#))
        }),
        Row::of::<Open>("members of a flattened map", SIZE, REPAIRS, |n| {
            format!(r#"{{"a":"1",{}}}"#, parts(n, |i| format!(r#""k{i}":"{i}""#)))
        }),
    ]
}

fn unknown() -> Vec<Row> {
    let beside = |n| format!(r#"{{"a":"1",{}}}"#, parts(n, |i| format!(r#""k{i}":[{i}]"#)));
    vec![
        Row::of::<Plain>("unknown members, ignored", SIZE, REPAIRED, beside),
        Row::of::<Closed>("unknown members, refused", SIZE, ISSUES, beside),
        Row::of::<Dropping>("unknown members, refused beside `drop_keys`", SIZE, ISSUES, beside),
        Row::of::<Folding>("unknown members beside `ignore_key_case`", SIZE, REPAIRED, beside),
        Row::of::<Flattening>("unknown members beside `flatten`", SIZE, REPAIRED, beside),
        Row::of::<Asked>("unknown members beside `opt_in`", SIZE, REPAIRED, |n| {
            format!(r#"{{"compat":{{"mode":"safe"}},"a":"1",{}}}"#, parts(n, |i| format!(r#""k{i}":[{i}]"#)))
        }),
        Row::of::<Internal>("unknown members before an internal tag", SIZE, REPAIRED, |n| {
            format!(r#"{{{},"a":"1","t":"A"}}"#, parts(n, |i| format!(r#""k{i}":[{i}]"#)))
        }),
        Row::of::<Adjacent>("unknown members before an adjacent tag", SIZE, REPAIRED, |n| {
            format!(r#"{{{},"c":"1","t":"A"}}"#, parts(n, |i| format!(r#""k{i}":[{i}]"#)))
        }),
        Row::of::<Untagged>("unknown members of an untagged variant", SIZE, REPAIRED, beside),
        Row::of::<External>("unknown members beside an external tag", SIZE, REFUSED, |n| {
            format!(r#"{{"A":"1",{}}}"#, parts(n, |i| format!(r#""k{i}":[{i}]"#)))
        }),
    ]
}

/// The same member so many times.
fn times(count: usize, member: &str) -> String {
    object(count, |_| member.to_owned())
}

fn repeated() -> Vec<Row> {
    let same = |n| times(n, r#""a":"1""#);
    let rows = vec![
        Row::of::<Plain>("a repeated member", SIZE, REFUSED, same),
        Row::of::<Dropping>("a repeated member of `drop_keys`", SIZE, REPAIRED, |n| {
            format!(r#"{{{},"a":"1"}}"#, parts(n, |_| r#""description":1"#.to_owned()))
        }),
        Row::of::<Dropping>("repeated members around one of `drop_keys`", SIZE, REFUSED, |n| {
            object(n, |i| ["\"a\":\"1\"", "\"description\":1"][i % 2].to_owned())
        }),
        Row::of::<Folding>("a repeated member of `ignore_key_case`, as the field", SIZE, REFUSED, same),
        Row::of::<Folding>("a repeated member of `ignore_key_case`, folded", SIZE, REFUSED, |n| times(n, r#""A":"1""#)),
        Row::of::<Folding>("repeated members of `ignore_key_case`, in all forms", SIZE, REFUSED, |n| {
            object(n, |i| format!(r#""{}A{}":"1""#, "_".repeat(i % 7), "-".repeat(i % 5)))
        }),
        Row::of::<Aliased>("a repeated alias", SIZE, REFUSED, |n| times(n, r#""b":"1""#)),
        Row::of::<Aliased>("a repeated member, under both names", SIZE, REFUSED, |n| {
            object(n, |i| format!(r#""{}":"1""#, ["a", "b"][i % 2]))
        }),
        Row::of::<Flattening>("a repeated member of a flattened struct", SIZE, REFUSED, same),
        Row::of::<Open>("a repeated member of a flattened map", SIZE, REPAIRED, |n| {
            format!(r#"{{"a":"1",{}}}"#, parts(n, |_| r#""k":"1""#.to_owned()))
        }),
        Row::of::<Map>("a repeated member of a map", SIZE, REPAIRED, |n| times(n, r#""k":"1""#)),
        Row::of::<Untagged>("a repeated member of an untagged variant", SIZE, REFUSED, same),
        Row::of::<Plain>("a repeated unknown member", SIZE, REPAIRED, |n| {
            format!(r#"{{"a":"1",{}}}"#, parts(n, |_| r#""k":"1""#.to_owned()))
        }),
        Row::of::<Closed>("a repeated unknown member, refused", SIZE, REFUSED, |n| times(n, r#""k":"1""#)),
    ];
    rows.into_iter().map(Row::by_text).collect()
}

fn repeated_tags() -> Vec<Row> {
    let before = |n, member: &str, rest: &str| format!("{{{},{rest}}}", parts(n, |_| member.to_owned()));
    let rows = vec![
        Row::of::<External>("a repeated external tag", SIZE, REFUSED, |n| times(n, r#""A":"1""#)),
        Row::of::<Internal>("a repeated internal tag", SIZE, REFUSED, move |n| before(n, r#""t":"A""#, r#""a":"1""#)),
        Row::of::<Internal>("a repeated member before an internal tag", SIZE, REFUSED, move |n| {
            before(n, r#""a":"1""#, r#""t":"A""#)
        }),
        Row::of::<Adjacent>("a repeated adjacent tag", SIZE, REFUSED, move |n| before(n, r#""t":"A""#, r#""c":"1""#)),
        Row::of::<Adjacent>("a repeated content before its tag", SIZE, REFUSED, move |n| {
            before(n, r#""c":"1""#, r#""t":"A""#)
        }),
        Row::of::<Adjacent>("a repeated content after its tag", SIZE, REFUSED, |n| {
            format!(r#"{{"t":"A",{}}}"#, parts(n, |_| r#""c":"1""#.to_owned()))
        }),
        Row::of::<Adjacent>("repeated contents and tags", SIZE, REFUSED, |n| {
            object(n, |i| ["\"c\":\"1\"", "\"t\":\"A\""][i % 2].to_owned())
        }),
        Row::of::<Asked>("a repeated switch of `opt_in`", SIZE, REFUSED, move |n| {
            before(n, r#""compat":{"mode":"safe"}"#, r#""a":"1""#)
        }),
        Row::of::<Asked>("a repeated member in a switch of `opt_in`", SIZE, REFUSED, |n| {
            format!(r#"{{"compat":{},"a":"1"}}"#, times(n, r#""mode":"safe""#))
        }),
        Row::of::<Asked>("a repeated member beside a switch of `opt_in`", SIZE, REFUSED, move |n| {
            before(n, r#""a":"1""#, r#""compat":{"mode":"safe"}"#)
        }),
    ];
    rows.into_iter().map(Row::by_text).collect()
}

/// Every attribute in items.
fn in_items() -> Vec<Row> {
    vec![
        Row::of::<Vec<Dropping>>("items with a member of `drop_keys`", SIZE, REPAIRS, |n| {
            list(n, |i| format!(r#"{{"description":{i},"a":"1"}}"#))
        }),
        Row::of::<Vec<Folding>>("items with a member of `ignore_key_case`", SIZE, REPAIRS, |n| {
            list(n, |_| r#"{"A":"1"}"#.to_owned())
        }),
        Row::of::<Vec<Aliased>>("items with an alias", SIZE, REPAIRS, |n| list(n, |_| r#"{"b":"1"}"#.to_owned())),
        Row::of::<Vec<Flattening>>("items with `flatten`", SIZE, REPAIRS, |n| list(n, |_| r#"{"a":"1"}"#.to_owned())),
        Row::of::<Vec<Open>>("items with a flattened map", SIZE, REPAIRS, |n| {
            list(n, |_| r#"{"a":"1","k":"1"}"#.to_owned())
        }),
        Row::of::<Vec<External>>("items with an external tag", SIZE, REPAIRS, |n| {
            list(n, |_| r#"{"A":"1"}"#.to_owned())
        }),
        Row::of::<Vec<Internal>>("items with an internal tag", SIZE, REPAIRS, |n| {
            list(n, |_| r#"{"a":"1","t":"A"}"#.to_owned())
        }),
        Row::of::<Vec<Adjacent>>("items with an adjacent tag", SIZE, REPAIRS, |n| {
            list(n, |_| r#"{"c":"1","t":"A"}"#.to_owned())
        }),
        Row::of::<Vec<Untagged>>("items with an untagged type", SIZE, REPAIRS, |n| {
            list(n, |_| r#"{"a":"1"}"#.to_owned())
        }),
        Row::of::<Vec<Asked>>("items with a switch of `opt_in`", SIZE, REPAIRS, |n| {
            list(n, |_| r#"{"compat":{"mode":"safe"},"a":"1"}"#.to_owned())
        }),
    ]
}
