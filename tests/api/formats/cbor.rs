//! CBOR, by `ciborium`.

use std::collections::BTreeMap;

use ciborium::value::Value as Cbor;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use serde_coerce::{Coerce, Error, Report};

use super::job::{self, Plain, Read, Step, job, messy, wrong};

fn write(value: &impl Serialize) -> Vec<u8> {
    let mut bytes = Vec::new();
    ciborium::into_writer(value, &mut bytes).expect("it is written");
    bytes
}

fn read<T: Coerce>(bytes: &[u8]) -> Result<(T, Report), Error> {
    let Read(read) = ciborium::from_reader(bytes).expect("an outcome is read whatever it is");
    read
}

fn serde<T: for<'de> Deserialize<'de>>(bytes: &[u8]) -> T {
    ciborium::from_reader(bytes).expect("serde reads it")
}

#[test]
fn a_clean_document_is_read_as_serde_reads_it() {
    let bytes = write(&job());
    job::assert_clean(&serde(&bytes), read(&bytes));
}

#[test]
fn a_document_is_repaired() {
    job::assert_repaired(read(&write(&Plain(&messy()))));
}

#[test]
fn all_issues_are_reported() {
    job::assert_refused(read(&write(&Plain(&wrong()))));
}

#[test]
fn bytes_that_end_too_soon_are_one_issue() {
    let mut bytes = write(&Plain(&serde_json::json!({"a": "x", "b": 300, "c": "text"})));
    bytes.truncate(bytes.len() - 2);
    let error = read::<BTreeMap<String, u8>>(&bytes).unwrap_err();
    let found: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_string(), issue.code.as_str())).collect();
    assert_eq!(found, [("c".into(), "syntax")], "{error}");
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Reading {
    bytes: Vec<u8>,
    four: [u8; 4],
    #[coerce(serde)]
    buffer: ByteBuf,
    wide: u128,
    half: f32,
    nothing: Option<u8>,
}

#[test]
fn what_json_has_not_is_read_as_serde_reads_it() {
    let bytes = write(&Cbor::Map(vec![
        (Cbor::from("bytes"), Cbor::Bytes(vec![1, 255])),
        (Cbor::from("four"), Cbor::Bytes(b"abcd".to_vec())),
        (Cbor::from("buffer"), Cbor::Bytes(vec![0])),
        (Cbor::from("wide"), Cbor::Tag(2, Box::new(Cbor::Bytes(vec![1; 16])))),
        (Cbor::from("half"), Cbor::Float(0.5)),
        (Cbor::from("nothing"), Cbor::Null),
    ]));
    let (reading, report) = read::<Reading>(&bytes).unwrap();
    assert_eq!(reading, serde(&bytes));
    assert_eq!(reading.wide, u128::from_be_bytes([1; 16]));
    assert!(report.is_empty());
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Event {
    at: String,
    #[coerce(string_to_number)]
    count: u8,
    step: Step,
}

fn tagged(tag: u64, value: Cbor) -> Cbor {
    Cbor::Tag(tag, Box::new(value))
}

fn event(count: Cbor) -> Vec<u8> {
    let run = vec![(Cbor::from("wait"), tagged(33, Cbor::from(5)))];
    write(&tagged(
        55799,
        Cbor::Map(vec![
            (Cbor::from("at"), tagged(0, Cbor::from("2026-03-01T09:00:00Z"))),
            (Cbor::from("count"), tagged(1, tagged(2000, count))),
            (Cbor::from("step"), Cbor::Map(run)),
        ]),
    ))
}

#[test]
fn tags_are_passed_over() {
    let clean = event(Cbor::from(3));
    let (read_, report) = read::<Event>(&clean).unwrap();
    assert_eq!(read_, serde(&clean));
    assert!(report.is_empty());

    let (read_, report) = read::<Event>(&event(Cbor::from("3"))).unwrap();
    assert_eq!((read_.at.as_str(), read_.count), ("2026-03-01T09:00:00Z", 3));
    assert_eq!(report.warnings(), [r#"count: string "3" was read as number 3 (string_to_number)"#]);

    let error = read::<Event>(&event(Cbor::from("x"))).unwrap_err();
    assert_eq!(error.issues().len(), 1, "{error}");
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Whole {
    Event(Event),
}

#[test]
fn tags_are_passed_over_where_a_value_is_taken_whole() {
    let (Whole::Event(event), _) = read::<Whole>(&event(Cbor::from(3))).unwrap();
    assert_eq!((event.at.as_str(), event.step), ("2026-03-01T09:00:00Z", Step::Wait(5)));
}

#[test]
fn keys_may_be_numbers() {
    let bytes = write(&BTreeMap::from([(1, "a"), (300, "b"), (-1, "c")]));
    let (map, _) = read::<BTreeMap<i16, String>>(&bytes).unwrap();
    assert_eq!(map, serde(&bytes));
    let error = read::<BTreeMap<u8, String>>(&bytes).unwrap_err();
    assert_eq!(error.issues().len(), 2, "{error}");
}
