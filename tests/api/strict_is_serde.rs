//! In strict mode a type is its own `Deserialize`; without rules it is that in safe mode too. These are shapes in which a
//! reader of one's own once said something else.

#![expect(dead_code, reason = "what is read is compared as a whole")]

use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_coerce::{Coerce, Mode, Options};
use serde_json::Value;

/// The same from text, bytes and values, in both modes.
fn is_serde<T: Coerce + DeserializeOwned + Debug>(texts: &[&str]) {
    let debug = |value: T| format!("{value:?}");
    for text in texts {
        for mode in [Mode::Strict, Mode::Safe] {
            let options = Options::default().mode(mode);
            let ours = |read: Result<(T, serde_coerce::Report), serde_coerce::Error>| {
                read.map(|(value, report)| {
                    assert!(report.is_empty(), "{text}: {report:?}");
                    debug(value)
                })
                .map_err(|error| error.to_string())
            };
            let serde = serde_json::from_str::<T>(text).map(debug).map_err(|error| error.to_string());
            agree(text, mode, &serde, &ours(options.from_str_with_report(text)));
            agree(text, mode, &serde, &ours(options.from_slice_with_report(text.as_bytes())));
            agree(
                text,
                mode,
                &serde,
                &ours(options.from_deserializer_with_report(&mut serde_json::Deserializer::from_str(text))),
            );
            let Ok(value) = serde_json::from_str::<Value>(text) else { continue };
            let serde = serde_json::from_value::<T>(value.clone()).map(debug).map_err(|error| error.to_string());
            agree(text, mode, &serde, &ours(options.from_deserializer_with_report(&value)));
            agree(text, mode, &serde, &ours(options.from_value_with_report(value)));
        }
    }
}

fn agree(text: &str, mode: Mode, serde: &Result<String, String>, ours: &Result<String, String>) {
    match (serde, ours) {
        (Ok(serde), Ok(ours)) => assert_eq!(ours, serde, "{mode:?}: {text}"),
        (Err(_), Err(_)) => {}
        _ => panic!("{mode:?}: {text}: {ours:?}, but serde {serde:?}"),
    }
}

mod a_tag_inside_a_tag {
    use super::*;

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(tag = "t")]
    enum A {
        New(B),
        Own { q: String },
        Plain,
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(tag = "q")]
    enum B {
        R,
        S { x: u8 },
    }

    #[test]
    fn that_comes_twice() {
        is_serde::<A>(&[
            r#"{"q":"R","q":"R","t":"New"}"#,
            r#"{"t":"New","q":"R","q":"R"}"#,
            r#"{"q":"R","t":"New","q":"R"}"#,
            r#"{"q":"R","q":"S","x":1,"t":"New"}"#,
            r#"{"q":"S","q":"R","x":1,"t":"New"}"#,
            r#"{"t":"New","q":"S","x":1,"q":"S"}"#,
            r#"{"t":"New","q":"S","x":1,"x":2}"#,
            r#"{"t":"New","t":"New","q":"R"}"#,
            r#"{"q":"R","t":"New","t":"Plain"}"#,
            r#"{"t":"Own","q":"a","q":"b"}"#,
            r#"{"q":"a","q":"b","t":"Own"}"#,
            r#"{"t":"Plain","q":1,"q":2}"#,
            r#"["New","R"]"#,
            r#"{"t":"New","q":5,"q":"R"}"#,
        ]);
    }
}

mod deny_unknown_fields_beside_flatten {
    use super::*;

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Untagged {
        X { x: u8 },
        Y { y: String },
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    struct Maybe {
        #[serde(flatten)]
        u: Option<Untagged>,
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    struct Always {
        a: Option<u8>,
        #[serde(flatten)]
        u: Untagged,
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    struct Map {
        a: Option<u8>,
        #[serde(flatten)]
        rest: Option<BTreeMap<String, u8>>,
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    struct Plain {
        a: Option<u8>,
        #[serde(flatten)]
        inner: Option<Inner>,
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Inner {
        x: u8,
    }

    const TEXTS: [&str; 12] = [
        "{}",
        r#"{"x":1}"#,
        r#"{"y":"b"}"#,
        r#"{"x":1,"y":"b"}"#,
        r#"{"x":"1"}"#,
        r#"{"z":1}"#,
        r#"{"x":1,"z":1}"#,
        r#"{"a":1}"#,
        r#"{"a":1,"x":1}"#,
        r#"{"a":1,"x":1,"z":null}"#,
        r#"{"x":1,"x":2}"#,
        r#"{"a":null,"y":5}"#,
    ];

    #[test]
    fn of_an_option_of_an_untagged_enum() {
        is_serde::<Maybe>(&TEXTS);
    }

    #[test]
    fn of_anything_else() {
        is_serde::<Always>(&TEXTS);
        is_serde::<Map>(&TEXTS);
        is_serde::<Plain>(&TEXTS);
    }
}

mod keys_that_read_themselves {
    use super::*;

    /// As `uuid` has it: hyphens are passed over, and anything else is refused.
    #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    struct Uuid(u32);

    impl<'de> Deserialize<'de> for Uuid {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            let text = String::deserialize(from)?;
            u32::from_str_radix(&text.replace('-', ""), 16).map(Self).map_err(D::Error::custom)
        }
    }

    #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Coerce)]
    struct Id(#[coerce(serde)] Uuid);

    #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Coerce)]
    struct Hexadecimal(#[serde(deserialize_with = "hexadecimal")] u32);

    fn hexadecimal<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
        let text = String::deserialize(from)?;
        u32::from_str_radix(&text, 16).map_err(D::Error::custom)
    }

    #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Coerce)]
    #[serde(transparent)]
    struct Clear {
        #[serde(deserialize_with = "hexadecimal")]
        id: u32,
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Line {
        count: u8,
    }

    const TEXTS: [&str; 8] = [
        "{}",
        r#"{"ff-00":{"count":1}}"#,
        r#"{"ff":{"count":1},"10":{"count":2}}"#,
        r#"{"xyz":{"count":1}}"#,
        r#"{"":{"count":1}}"#,
        r#"{"10":{"count":300}}"#,
        r#"{"10":{"count":1},"10":{"count":2}}"#,
        r#"[["10",{"count":1}]]"#,
    ];

    #[test]
    fn of_a_foreign_type() {
        is_serde::<BTreeMap<Id, Line>>(&TEXTS);
        is_serde::<Vec<BTreeMap<Id, u8>>>(&[r#"[{"a-b":1}]"#, r#"[{"a-b":"1"}]"#, r#"[{"z":1}]"#]);
        is_serde::<Option<BTreeMap<Id, Vec<Id>>>>(&[r#"{"a-b":["c-d"]}"#, r#"{"a-b":[5]}"#, "null"]);
    }

    #[test]
    fn by_a_function() {
        is_serde::<BTreeMap<Hexadecimal, Line>>(&TEXTS);
        is_serde::<BTreeMap<Clear, Line>>(&TEXTS);
    }

    #[test]
    fn in_hashed_maps() {
        is_serde::<HashMap<Id, Line>>(&TEXTS[..2]);
        is_serde::<HashMap<Hexadecimal, Line>>(&TEXTS[3..6]);
    }
}
