//! The intentional differences from serde: the table in `docs/differences-from-serde.md`, a test each.

use std::collections::BTreeMap;
use std::fmt;

use coerce::{Coerce, Error, IssueCode, Mode, Options};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

fn strictly<T: Coerce>(value: Value) -> Result<T, Error> {
    Options::default().mode(Mode::Strict).from_value(value).map(|(read, _)| read)
}

fn strictly_from_text<T: Coerce>(text: &str) -> Result<T, Error> {
    Options::default().mode(Mode::Strict).from_str(text).map(|(read, _)| read)
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct MapDenies {
    a: u8,
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct EnumDenies {
    a: u8,
    #[serde(flatten)]
    kind: Kind,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "kind")]
enum Kind {
    Open { b: u8 },
}

#[test]
fn a_member_that_a_flattened_field_reads_is_not_unknown() {
    let document = json!({"a": 1, "b": 2});
    assert!(serde_json::from_value::<MapDenies>(document.clone()).is_err());
    assert_eq!(strictly::<MapDenies>(document).unwrap().rest, BTreeMap::from([("b".to_owned(), 2)]));

    let document = json!({"a": 1, "kind": "Open", "b": 2});
    assert!(serde_json::from_value::<EnumDenies>(document.clone()).is_err());
    assert_eq!(strictly::<EnumDenies>(document).unwrap().kind, Kind::Open { b: 2 });
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Deep(Vec<Deep>);

#[test]
fn a_document_is_at_most_128_levels_deep() {
    let nested = |levels: usize| (1..levels).fold(json!([]), |inner, _| json!([inner]));
    assert!(strictly::<Deep>(nested(128)).is_ok());
    assert!(serde_json::from_value::<Deep>(nested(129)).is_ok());
    let error = strictly::<Deep>(nested(129)).unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded);
}

#[test]
fn a_number_or_boolean_as_a_key_may_be_written_with_escapes() {
    let text = r#"{"\u0031": 2}"#;
    assert!(serde_json::from_str::<BTreeMap<u8, u8>>(text).is_err());
    assert_eq!(strictly_from_text::<BTreeMap<u8, u8>>(text).unwrap(), BTreeMap::from([(1, 2)]));
    // A `Value` does not tell how it was written.
    let value: Value = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::from_value::<BTreeMap<u8, u8>>(value).unwrap(), BTreeMap::from([(1, 2)]));

    let text = r#"{"tru\u0065": 2}"#;
    assert!(serde_json::from_str::<BTreeMap<bool, u8>>(text).is_err());
    assert_eq!(strictly_from_text::<BTreeMap<bool, u8>>(text).unwrap(), BTreeMap::from([(true, 2)]));
}

#[test]
fn a_key_that_is_no_boolean_is_refused_whatever_it_is() {
    // serde_json reads on in the middle of the character, and what it then says is no text.
    let error = strictly_from_text::<BTreeMap<bool, u8>>(r#"{"é": 1}"#).unwrap_err();
    assert_eq!(error.issues()[0].path.to_pointer(), "/é");
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Event {
    Sent { to: Target },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Target {
    #[serde(flatten)]
    by: By,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum By {
    Mail(u8),
    Id(u8),
}

/// Of a flattened enum the first member that names a variant counts.
#[test]
fn what_serde_must_buffer_has_its_members_in_the_order_of_a_map() {
    let text = r#"{"to": {"Mail": 1, "Id": 2}, "type": "Sent"}"#;
    let by_serde: Event = serde_json::from_str(text).unwrap();
    assert_eq!(by_serde, Event::Sent { to: Target { by: By::Mail(1) } });

    let value: Value = serde_json::from_str(text).unwrap();
    let by_value: Event = serde_json::from_value(value).unwrap();
    assert_eq!(strictly_from_text::<Event>(text).unwrap(), by_value);
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Ordered {
    Keys(#[serde(deserialize_with = "keys")] Vec<String>),
}

/// The keys of an object, as they come.
fn keys<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    struct Keys;

    impl<'de> Visitor<'de> for Keys {
        type Value = Vec<String>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Vec<String>, A::Error> {
            let mut keys = Vec::new();
            while let Some((key, _)) = members.next_entry::<String, u8>()? {
                keys.push(key);
            }
            Ok(keys)
        }
    }

    from.deserialize_map(Keys)
}

/// What comes more than once stands where it came first.
#[test]
fn what_serde_must_buffer_has_repeated_members_side_by_side() {
    let text = r#"{"a": 1, "b": 2, "a": 3}"#;
    let all = |keys: [&str; 3]| Ordered::Keys(keys.map(str::to_owned).into());
    assert_eq!(serde_json::from_str::<Ordered>(text).unwrap(), all(["a", "b", "a"]));
    assert_eq!(strictly_from_text::<Ordered>(text).unwrap(), all(["a", "a", "b"]));
}
