//! Numbers that JSON has not (`inf`, `nan`), from formats that have them, are read or refused as serde does it: they never
//! become null, a default or another variant.

#![expect(dead_code, reason = "what is read is compared as a whole")]

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_coerce::{Coerce, Coerced, Mode, Options};

/// What `Mode::Strict` reads.
struct Strictly<T>(T);

impl<'de, T: Coerce> Deserialize<'de> for Strictly<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let read = Options::default().mode(Mode::Strict).from_deserializer_with_report(from);
        read.map(|(value, _)| Self(value)).map_err(D::Error::custom)
    }
}

/// It hands out such a number only where a float is asked for, and refuses it else.
const REFUSING: &str = "YAML by serde-saphyr";

/// A format with its `inf`, `-inf` and `nan`, as the value of the member `x`.
struct Format {
    name: &'static str,
    documents: [Vec<u8>; 3],
}

impl Format {
    fn all() -> [Self; 5] {
        let texts = |texts: [&str; 3]| texts.map(|text| text.as_bytes().to_vec());
        let floats = [f64::INFINITY, f64::NEG_INFINITY, f64::NAN].map(|float| BTreeMap::from([("x", float)]));
        let cbor = floats.each_ref().map(|map| {
            let mut bytes = Vec::new();
            ciborium::into_writer(map, &mut bytes).expect("it is written");
            bytes
        });
        [
            Self { name: "TOML", documents: texts(["x = inf", "x = -inf", "x = nan"]) },
            Self { name: "YAML", documents: texts(["x: .inf", "x: -.inf", "x: .nan"]) },
            Self { name: REFUSING, documents: texts(["x: .inf", "x: -.inf", "x: .nan"]) },
            Self { name: "CBOR", documents: cbor },
            Self { name: "MessagePack", documents: floats.map(|map| rmp_serde::to_vec(&map).expect("it is written")) },
        ]
    }

    fn read<T: DeserializeOwned>(&self, document: &[u8]) -> Result<T, String> {
        let text = std::str::from_utf8(document).unwrap_or_default();
        match self.name {
            "TOML" => toml::from_str(text).map_err(|error| error.to_string()),
            "YAML" => serde_norway::from_str(text).map_err(|error| error.to_string()),
            REFUSING => serde_saphyr::from_str(text).map_err(|error| error.to_string()),
            "CBOR" => ciborium::from_reader(document).map_err(|error| error.to_string()),
            _ => rmp_serde::from_slice(document).map_err(|error| error.to_string()),
        }
    }
}

/// Reads what serde reads, and reports nothing; refuses what serde refuses. Both, in both modes.
fn is_read_as_by_serde<T: Coerce + DeserializeOwned + Debug>() {
    for format in Format::all() {
        for document in &format.documents {
            let name = format.name;
            let debug = |value: &T| format!("{value:?}");
            let serde = format.read::<T>(document).map(|value| debug(&value));
            let safe = format.read::<Coerced<T>>(document);
            if let Ok(Coerced { report, .. }) = &safe {
                assert!(report.is_empty(), "{name}: {report:?}");
            }
            let safe = safe.map(|coerced| debug(&coerced.value));
            let strict = format.read::<Strictly<T>>(document).map(|Strictly(value)| debug(&value));
            for (mode, read) in [("safe", safe), ("strict", strict)] {
                match (&serde, read) {
                    (Ok(serde), Ok(read)) => assert_eq!(&read, serde, "{name}, {mode}"),
                    (Err(_), Err(_)) => {}
                    (Ok(_), Err(_)) if name == REFUSING => {}
                    (serde, read) => panic!("{name}, {mode}: {read:?}, but serde {serde:?}"),
                }
            }
        }
    }
}

#[derive(Debug, Deserialize, Coerce)]
struct Float {
    x: f64,
}

#[derive(Debug, Deserialize, Coerce)]
struct Maybe {
    x: Option<f64>,
}

#[derive(Debug, Deserialize, Coerce)]
struct MaybeInteger {
    #[coerce(string_to_number, float_to_integer)]
    x: Option<u8>,
}

#[derive(Debug, Deserialize, Coerce)]
struct MaybeText {
    x: Option<String>,
}

#[derive(Debug, Deserialize, Coerce)]
struct Defaulted {
    #[serde(default)]
    #[coerce(null_to_default)]
    x: u8,
}

#[derive(Debug, Deserialize, Coerce)]
struct DefaultedFloat {
    #[serde(default)]
    #[coerce(null_to_default)]
    x: f64,
}

#[derive(Debug, Deserialize, Coerce)]
struct ObjectOfNull {
    #[coerce(null_to_object)]
    x: BTreeMap<String, u8>,
}

#[derive(Debug, Deserialize, Coerce)]
struct Loose {
    x: Number,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Number {
    Nothing(()),
    Integer(i64),
    Float(f64),
    Text(String),
}

#[derive(Debug, Deserialize, Coerce)]
struct OtherVariant {
    x: NothingElse,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum NothingElse {
    Maybe(Option<u8>),
    Text(String),
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "kind")]
enum Tagged {
    #[serde(other)]
    Any,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Buffered {
    Wrong { y: u8 },
    Right { x: Option<f64> },
}

#[derive(Debug, Deserialize, Coerce)]
struct Flat {
    #[serde(flatten)]
    rest: BTreeMap<String, Option<f64>>,
}

#[derive(Debug, Deserialize, Coerce)]
struct FlatStruct {
    #[serde(flatten)]
    inner: Maybe,
}

#[derive(Debug, Deserialize, Coerce)]
struct Foreign {
    #[coerce(serde)]
    x: Option<f32>,
}

#[test]
fn a_float_is_that_float() {
    is_read_as_by_serde::<Float>();
    is_read_as_by_serde::<Maybe>();
    is_read_as_by_serde::<DefaultedFloat>();
    is_read_as_by_serde::<Foreign>();
    is_read_as_by_serde::<BTreeMap<String, f64>>();
    is_read_as_by_serde::<BTreeMap<String, Option<f64>>>();
}

#[test]
fn no_option_is_none_for_it() {
    is_read_as_by_serde::<MaybeInteger>();
}

/// YAML's plain `.inf` is a number, unless a string is asked for. What reads the document first asks for nothing: it is refused, not
/// turned into something else.
#[test]
fn a_plain_scalar_of_yaml_is_a_number_to_a_string() {
    let error = serde_norway::from_str::<Coerced<MaybeText>>("x: .inf").unwrap_err();
    assert!(error.to_string().contains("x: expected a string or null, got number inf"), "{error}");
}

#[test]
fn no_default_stands_for_it() {
    is_read_as_by_serde::<Defaulted>();
    is_read_as_by_serde::<ObjectOfNull>();
}

#[test]
fn no_other_variant_is_chosen() {
    is_read_as_by_serde::<Loose>();
    is_read_as_by_serde::<OtherVariant>();
    is_read_as_by_serde::<Tagged>();
}

#[test]
fn what_is_buffered_keeps_it() {
    is_read_as_by_serde::<Buffered>();
    is_read_as_by_serde::<Flat>();
    is_read_as_by_serde::<FlatStruct>();
}

#[test]
fn the_float_reaches_the_field() {
    let read: Coerced<Maybe> = toml::from_str("x = inf").unwrap();
    assert_eq!(read.value.x, Some(f64::INFINITY));
    let read: Coerced<Maybe> = serde_norway::from_str("x: .nan").unwrap();
    assert!(read.value.x.is_some_and(f64::is_nan));
}
