//! `MessagePack`, by `rmp-serde`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use serde_coerce::{Coerce, Error, Report};
use serde_json::json;

use super::job::{self, Job, Plain, Target, job, messy, wrong};

fn read<T: Coerce>(bytes: &[u8]) -> Result<(T, Report), Error> {
    T::from_deserializer_with_report(&mut rmp_serde::Deserializer::from_read_ref(bytes))
}

#[test]
fn a_clean_document_is_read_as_serde_reads_it() {
    let bytes = rmp_serde::to_vec_named(&job()).unwrap();
    job::assert_clean(&rmp_serde::from_slice(&bytes).unwrap(), read(&bytes));
}

#[test]
fn a_document_is_repaired() {
    job::assert_repaired(read(&rmp_serde::to_vec_named(&Plain(&messy())).unwrap()));
}

/// serde reads a field and a variant by its position as well. Rules know names only.
#[test]
fn a_position_is_no_name() {
    #[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
    struct Window {
        #[coerce(string_to_number)]
        limit: u8,
        #[coerce(string_to_number)]
        offset: Option<u8>,
    }
    #[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
    enum Level {
        Low,
        High,
    }
    let both = rmp_serde::to_vec(&BTreeMap::from([(0, 5), (1, 7)])).unwrap();
    assert_eq!(rmp_serde::from_slice::<Window>(&both).unwrap(), Window { limit: 5, offset: Some(7) });
    assert_eq!(read::<Window>(&both).unwrap_err().to_string(), "limit: missing, expected an integer from 0 to 255");
    let optional = rmp_serde::to_vec_named(&Plain(&json!({"limit": "5"}))).unwrap();
    // A map of two members: that one, and `1: 7`.
    let optional = [&[0x82], &optional[1..], &[1, 7]].concat();
    assert_eq!(read::<Window>(&optional).unwrap().0, Window { limit: 5, offset: Some(7) });
    let level = rmp_serde::to_vec(&1).unwrap();
    assert_eq!(rmp_serde::from_slice::<Level>(&level).unwrap(), Level::High);
    assert_eq!(read::<Level>(&level).unwrap_err().to_string(), "expected `Low` or `High`, got number 1");
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Page {
    #[coerce(string_to_number)]
    limit: u8,
    #[serde(default)]
    #[coerce(string_to_number)]
    offset: u8,
    #[serde(flatten)]
    sorting: Sorting,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Sorting {
    #[coerce(string_to_bool)]
    descending: bool,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Closed {
    a: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Inside {
    #[serde(rename = "one")]
    One { a: u8 },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Outside {
    #[serde(rename = "one")]
    One(u8),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Either {
    One(Closed),
    Two(Sorting),
}

/// A map whose keys are bytes, as Python writes them for `{b"a": 1}`.
fn by_bytes(map: &serde_json::Value) -> Vec<u8> {
    let members = map.as_object().into_iter().flatten();
    let map: BTreeMap<ByteBuf, &serde_json::Value> =
        members.map(|(key, value)| (ByteBuf::from(key.as_str()), value)).collect();
    rmp_serde::to_vec_named(&map).unwrap()
}

#[track_caller]
fn same_by_bytes<T: Coerce + PartialEq + std::fmt::Debug>(map: &serde_json::Value) {
    let bytes = by_bytes(map);
    let (value, report) = read::<T>(&bytes).unwrap();
    assert_eq!(value, rmp_serde::from_slice::<T>(&bytes).unwrap());
    assert!(report.is_empty(), "{report:?}");
}

#[test]
fn bytes_are_the_name_of_a_field_where_serde_has_them_so() {
    same_by_bytes::<Page>(&json!({"limit": 1, "descending": true}));
    same_by_bytes::<Closed>(&json!({"a": 1}));
    same_by_bytes::<Inside>(&json!({"type": "one", "a": 1}));
    same_by_bytes::<Outside>(&json!({"one": 1}));
    same_by_bytes::<Either>(&json!({"a": 1}));
    same_by_bytes::<Either>(&json!({"descending": true}));
    same_by_bytes::<BTreeMap<String, u8>>(&json!({"a": 1}));
    let (page, report) = read::<Page>(&by_bytes(&json!({"limit": "1", "offset": "2", "descending": "true"}))).unwrap();
    assert_eq!(page, Page { limit: 1, offset: 2, sorting: Sorting { descending: true } });
    let paths: Vec<String> = report.coercions().iter().map(|entry| entry.path.to_string()).collect();
    assert_eq!(paths, ["descending", "limit", "offset"]);
    let error = read::<Closed>(&by_bytes(&json!({"a": 1, "b": 2}))).unwrap_err();
    assert_eq!(error.to_string(), "b: unknown field, expected `a`");
    // Bytes that are no string are no name.
    let other = rmp_serde::to_vec_named(&BTreeMap::from([(ByteBuf::from([0xff]), 1)])).unwrap();
    assert_eq!(read::<Closed>(&other).unwrap_err().issues()[0].path.to_string(), "a");
}

#[test]
fn all_issues_are_reported() {
    job::assert_refused(read(&rmp_serde::to_vec_named(&Plain(&wrong())).unwrap()));
}

/// `rmp-serde` writes structs as lists of their fields' values by default.
#[test]
fn a_struct_is_read_from_a_list_too() {
    // serde reads no struct variant of an untagged enum from a list.
    let written = Job { target: Target::Host("db".into()), ..job() };
    let bytes = rmp_serde::to_vec(&written).unwrap();
    let (read, report) = read::<Job>(&bytes).unwrap();
    assert_eq!(read, written);
    assert_eq!(rmp_serde::from_slice::<Job>(&bytes).unwrap(), written);
    assert!(report.is_empty());
}

#[test]
fn a_list_of_fields_is_repaired_and_its_paths_are_positions() {
    let list = json!([
        "nightly", "3", "7", "true", 0.5, "HIGH", {"wait": "5"}, {"kind": "manual"}, "db", {}, null,
    ]);
    let (job, report) = read::<Job>(&rmp_serde::to_vec_named(&Plain(&list)).unwrap()).unwrap();
    assert_eq!((job.retries, job.ids, job.active), (3, vec![7], Some(true)));
    let paths: Vec<_> = report.coercions().iter().map(|coercion| coercion.path.to_string()).collect();
    assert_eq!(paths, ["[1]", "[2]", "[2][0]", "[3]", "[5]", "[6].wait"]);

    let list = json!([5, 300, [1, "x"], true, 0.5, "high", "skip", {"kind": "manual"}, 1, {}, null]);
    let error = read::<Job>(&rmp_serde::to_vec_named(&Plain(&list)).unwrap()).unwrap_err();
    let paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_string()).collect();
    assert_eq!(paths, ["[0]", "[1]", "[2][1]", "[8]"], "{error}");

    let error = read::<Job>(&rmp_serde::to_vec_named(&Plain(&json!([1, 2]))).unwrap()).unwrap_err();
    assert_eq!(error.issues().len(), 1, "{error}");
    let shown = error.to_string();
    assert!(
        shown.starts_with("expected an object with `name` (string), ") && shown.ends_with(", got a list"),
        "{shown}"
    );
}

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
struct Blob {
    #[coerce(string_to_number)]
    bytes: Vec<u8>,
    four: [u8; 4],
    text: String,
    #[coerce(serde)]
    buffer: ByteBuf,
}

/// With `bin` in place of the lists.
#[derive(Serialize)]
struct Written {
    bytes: ByteBuf,
    four: ByteBuf,
    text: ByteBuf,
    buffer: ByteBuf,
}

#[test]
fn bin_is_read_as_serde_reads_it() {
    let bin = |bytes: &[u8]| ByteBuf::from(bytes);
    let written = Written { bytes: bin(&[1, 255]), four: bin(b"abcd"), text: bin(b"hi"), buffer: bin(&[0]) };
    let bytes = rmp_serde::to_vec_named(&written).unwrap();
    let (blob, report) = read::<Blob>(&bytes).unwrap();
    assert_eq!(blob, rmp_serde::from_slice(&bytes).unwrap());
    assert_eq!(blob.bytes, [1, 255]);
    assert!(report.is_empty());
}

#[test]
fn bin_that_does_not_fit_is_reported() {
    let bin = |bytes: &[u8]| ByteBuf::from(bytes);
    let written = Written { bytes: bin(&[]), four: bin(&[1]), text: bin(&[0xff]), buffer: bin(&[]) };
    let error = read::<Blob>(&rmp_serde::to_vec_named(&written).unwrap()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "four: expected 4 items, got 1; it is a list of 4 integers\ntext: expected a string, got bytes"
    );
}

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[serde(untagged)]
enum Buffered {
    Bytes(Vec<u8>),
}

/// To find the variant serde keeps the value in a buffer of its own, whose bytes are nothing but bytes.
#[test]
fn bin_behind_a_buffer_is_no_list() {
    let bytes = rmp_serde::to_vec(&ByteBuf::from([1, 2])).unwrap();
    assert!(rmp_serde::from_slice::<Buffered>(&bytes).is_err());
    assert!(read::<Buffered>(&bytes).is_err());
    let list = rmp_serde::to_vec(&[1, 2]).unwrap();
    assert_eq!(read::<Buffered>(&list).unwrap().0, rmp_serde::from_slice(&list).unwrap());
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Flags {
    #[coerce(list_to_item)]
    flag: u8,
    #[coerce(each(custom(halved)))]
    halves: Vec<u8>,
}

fn halved(value: &serde_json::Value) -> serde_coerce::Repair {
    value.as_u64().map_or(serde_coerce::Repair::Keep, |number| serde_coerce::Repair::To((number / 2).into()))
}

#[test]
fn rules_act_on_the_items_of_bin() {
    #[derive(Serialize)]
    struct Sent {
        flag: [u8; 1],
        halves: ByteBuf,
    }
    let bytes = rmp_serde::to_vec_named(&Sent { flag: [4], halves: ByteBuf::from([2, 4]) }).unwrap();
    let (flags, report) = read::<Flags>(&bytes).unwrap();
    assert_eq!(flags, Flags { flag: 4, halves: vec![1, 2] });
    assert_eq!(report.len(), 3);
}

#[test]
fn keys_may_be_numbers() {
    let bytes = rmp_serde::to_vec(&BTreeMap::from([(1, "a"), (300, "b"), (-1, "c")])).unwrap();
    let (map, _) = read::<BTreeMap<i16, String>>(&bytes).unwrap();
    assert_eq!(map, rmp_serde::from_slice(&bytes).unwrap());
    let error = read::<BTreeMap<u8, String>>(&bytes).unwrap_err();
    assert_eq!(error.issues().len(), 2, "{error}");
}

#[test]
fn bytes_that_end_too_soon_are_one_issue() {
    let mut bytes = rmp_serde::to_vec_named(&Plain(&json!([{"a": "x"}, {"b": 300}, {"c": 1}]))).unwrap();
    bytes.truncate(bytes.len() - 1);
    let error = read::<Vec<BTreeMap<String, u8>>>(&bytes).unwrap_err();
    let found: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_string(), issue.code.as_str())).collect();
    assert_eq!(found, [("[2].c".into(), "syntax")], "{error}");
}
