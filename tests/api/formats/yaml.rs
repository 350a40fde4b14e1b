//! YAML, by `serde-saphyr`. It keeps to the kinds of the document but passes over tags; for these see `yaml_tags`.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::{Coerce, Error, Report};

use super::job::{self, Job, Read};

fn read<T: Coerce>(text: &str) -> Result<(T, Report), Error> {
    let Read(read) = serde_saphyr::from_str(text).expect("the text is YAML");
    read
}

fn serde<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, String> {
    serde_saphyr::from_str(text).map_err(|error| error.to_string())
}

const CLEAN: &str = "
name: nightly
retries: 3
ids: [7, 8]
active: true
ratio: 0.5
level: high
step:
  run: {command: make, timeout: 30}
trigger: {kind: timer, every: 60}
target: {host: db, port: 5432}
ports:
  80: http
  443: https
note: ~
";

#[test]
fn a_clean_document_is_read_as_serde_reads_it() {
    job::assert_clean(&serde(CLEAN).unwrap(), read(CLEAN));
}

#[test]
fn a_document_is_repaired() {
    job::assert_repaired(read(
        r#"
name: nightly
retries: "3"
ids: "7"
active: "true"
ratio: '0.5'
level: HIGH
step: {run: {command: make, timeout: "30"}}
trigger: {kind: timer, every: "60"}
target: {host: db, port: "5432"}
ports: {80: http, 443: https}
"#,
    ));
}

#[test]
fn all_issues_are_reported() {
    job::assert_refused(read(
        "
name: 5
retries: 300
ids: [1, x, -2]
active: maybe
level: middle
step: {run: {command: make, timeout: []}}
trigger: {kind: timer, every: soon}
target: {host: db, port: true}
ports: {http: '80'}
colour: red
",
    ));
}

#[test]
fn text_that_breaks_off_is_one_issue() {
    let text = "name: 5\nretries: many\nids: [1, 2\nactive: true\n";
    let mut outcome = None;
    let parsed = serde_saphyr::with_deserializer_from_str(text, |from| {
        outcome = Some(Job::from_deserializer_with_report(from));
        Ok(())
    });
    let error = outcome.expect("the deserializer was lent").unwrap_err();
    let found: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_string(), issue.code.as_str())).collect();
    assert_eq!(found, [("ids[1]".into(), "syntax")], "{error}");
    drop(parsed);
}

#[test]
fn an_alias_is_what_it_stands_for() {
    type Limits = BTreeMap<String, BTreeMap<String, u8>>;
    let text = "base: &base {cpu: 1}\nother: *base\n";
    let (limits, report) = read::<Limits>(text).unwrap();
    assert_eq!(limits, serde::<Limits>(text).unwrap());
    assert_eq!(limits["other"]["cpu"], 1);
    assert!(report.is_empty());
}

#[test]
fn keys_that_are_numbers_are_read_by_the_type_of_the_key() {
    let (ports, _) = read::<BTreeMap<u16, String>>("80: http\n0x1BB: https\n").unwrap();
    assert_eq!(ports, BTreeMap::from([(80, "http".to_owned()), (443, "https".to_owned())]));

    // Read as numbers, both would be 3.1.
    let text = "3.1: old\n3.10: new\n";
    let (versions, _) = read::<BTreeMap<String, String>>(text).unwrap();
    assert_eq!(versions.keys().collect::<Vec<_>>(), ["3.1", "3.10"]);
    assert_eq!(versions, serde::<BTreeMap<String, String>>(text).unwrap());

    let error = read::<BTreeMap<u8, String>>("1: a\n256: b\n-1: c\n").unwrap_err();
    assert_eq!(error.issues().len(), 2, "{error}");
}

/// JSON has strings as keys only, at every depth.
#[test]
fn keys_of_json_are_strings() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    struct Settings {
        #[serde(rename = "any")]
        json: Option<serde_json::Value>,
    }
    for text in ["any: {1: 2}", "any: {true: {3.10: [{0x10: 1}]}}", "any: {}"] {
        assert_eq!(read::<Settings>(text).unwrap().0, serde::<Settings>(text).unwrap(), "{text}");
        let by_norway = Settings::from_deserializer_with_report(serde_norway::Deserializer::from_str(text));
        assert_eq!(by_norway.unwrap().0, serde_norway::from_str::<Settings>(text).unwrap(), "{text}");
    }
}

#[derive(Debug, PartialEq, Deserialize)]
struct Opaque(f64);

#[test]
fn floats_are_read_from_integers_of_128_bits() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    struct Floats {
        double: f64,
        #[coerce(string_to_number)]
        single: Option<f32>,
        list: Vec<f64>,
        opaque: Opaque,
    }
    let text = "
double: 18446744073709551616
single: 36893488147419103233
list: [-9223372036854775809]
opaque: 20000000000000000001
";
    let expected: Floats = serde_norway::from_str(text).unwrap();
    let by_norway = Floats::from_deserializer_with_report(serde_norway::Deserializer::from_str(text));
    assert_eq!(by_norway.unwrap().0, expected);
    assert_eq!(read::<Floats>(text).unwrap().0, expected);
}

#[test]
fn serde_buffers_no_integer_of_128_bits() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    #[serde(tag = "kind", rename_all = "lowercase")]
    enum Measure {
        Length { metres: f64 },
    }
    let buffered = "{kind: length, metres: 18446744073709551616}";
    // serde's buffers have no such integers.
    assert!(serde_norway::from_str::<Measure>(buffered).is_err());
    assert!(Measure::from_deserializer_with_report(serde_norway::Deserializer::from_str(buffered)).is_err());
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Statuses {
    #[serde(rename = "404")]
    #[coerce(string_to_number)]
    missing: u8,
}

#[test]
fn a_field_may_be_named_like_a_number() {
    assert_eq!(serde::<Statuses>("404: 1").unwrap(), Statuses { missing: 1 });
    assert_eq!(read::<Statuses>("404: '1'").unwrap().0, Statuses { missing: 1 });
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Image {
    #[coerce(number_to_string)]
    tag: Option<String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Version {
    version: String,
}

/// The difference that matters: a plain `3.10` is a number here, whatever the field; to serde it is text in a text field.
#[test]
fn a_plain_scalar_has_the_kind_that_yaml_gives_it() {
    assert_eq!(serde::<Version>("version: 3.10").unwrap().version, "3.10");
    let error = read::<Version>("version: 3.10").unwrap_err();
    assert_eq!(error.to_string(), "version: expected a string, got number 3.1");
    assert_eq!(read::<Version>("version: '3.10'").unwrap().0.version, "3.10");

    let (image, report) = read::<Image>("tag: 12").unwrap();
    assert_eq!(image.tag.as_deref(), Some("12"));
    assert_eq!(report.warnings(), [r#"tag: number 12 was read as string "12" (number_to_string)"#]);
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Blob {
    bytes: Vec<u8>,
    #[coerce(serde)]
    buffer: serde_bytes::ByteBuf,
}

#[test]
fn bytes_are_a_list_of_numbers_or_base64_of_text() {
    let text = "bytes: [1, 2, 255]\nbuffer: !!binary aGk=\n";
    let (blob, report) = read::<Blob>(text).unwrap();
    assert_eq!(blob, serde(text).unwrap());
    assert_eq!(blob.bytes, [1, 2, 255]);
    assert_eq!(blob.buffer.as_slice(), b"hi");
    assert!(report.is_empty());
}

/// `serde-saphyr` hands other bytes over only to a type that asks for bytes, and here a value is read by its kind.
#[test]
fn base64_of_what_is_no_text_is_refused() {
    let text = "bytes: []\nbuffer: !!binary AQL/\n";
    assert_eq!(serde::<Blob>(text).unwrap().buffer.as_slice(), [1, 2, 255]);
    let mut outcome = None;
    let parsed = serde_saphyr::with_deserializer_from_str(text, |from| {
        outcome = Some(Blob::from_deserializer_with_report(from));
        Ok(())
    });
    let error = outcome.expect("the deserializer was lent").unwrap_err();
    assert_eq!(error.issues()[0].path.to_string(), "buffer", "{error}");
    drop(parsed);
}

#[test]
fn an_option_is_none_for_each_way_to_write_null() {
    for null in ["", "~", "null"] {
        let text = format!("tag: {null}");
        assert_eq!(read::<Image>(&text).unwrap().0, Image { tag: None });
        assert_eq!(serde::<Image>(&text).unwrap(), Image { tag: None });
    }
}

/// By its policy for whoever does not ask for a float.
#[test]
fn numbers_that_are_not_finite_are_refused() {
    for text in [".inf", "-.inf", ".nan"] {
        assert!(serde::<f64>(text).is_ok());
        assert!(serde_saphyr::from_str::<serde_coerce::Coerced<f64>>(text).is_err(), "{text}");
        assert!(serde_norway::from_str::<serde_coerce::Coerced<f64>>(text).is_ok(), "{text}");
    }
}
