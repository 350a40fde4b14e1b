//! What other code says: formats that quote what they can't parse, and paths of what is too deep.

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use serde_coerce::{Coerce, Coerced};
use serde_json::{Value, json};

use super::planted::{TEXT, shows};
use super::seen::{Seen, seen_everywhere};

#[derive(Debug, Deserialize, Coerce)]
struct Login {
    #[coerce(sensitive, string_to_json)]
    pw: Value,
}

/// A format that quotes what it can't parse.
struct Quoting;

impl<'de> Deserializer<'de> for Quoting {
    type Error = serde::de::value::Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Self::Error> {
        Err(serde::de::Error::custom(format!("{TEXT} is no value")))
    }

    forward_to_deserialize_any! {
        bool u8 i8 u16 i16 u32 i32 u64 i64 u128 i128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

#[test]
fn what_a_source_quotes_is_masked() {
    let error = Coerced::<Login>::deserialize(Quoting).map(|read| read.report).unwrap_err();
    assert!(!shows(&error.to_string()), "{error}");
    let mut seen = Seen::default();
    seen.outcome(&Login::from_deserializer_with_report(Quoting));
    assert!(!seen.0.iter().any(|line| shows(line)), "{:?}", seen.0);
}

/// What is no JSON is refused in the words of `serde_json`'s parser, which quotes nothing.
#[test]
fn text_that_is_no_json_is_not_quoted() {
    let text = r#"{"pw": {"hunter2": tru}}"#;
    let error = serde_json::from_str::<Coerced<Login>>(text).unwrap_err();
    assert!(error.is_syntax() && !shows(&error.to_string()), "{error}");
    let mut seen = Seen::default();
    seen.outcome(&Login::from_str_with_report(text));
    assert!(!seen.0.iter().any(|line| shows(line)), "{:?}", seen.0);
}

#[test]
fn the_path_of_what_is_too_deep_is_masked() {
    let deep = (0..200).fold(json!(1), |inside, _| json!({ TEXT: inside }));
    let document = json!({"pw": deep});
    let seen = seen_everywhere::<Login>(&document);
    assert!(!seen.iter().any(|line| shows(line)), "{seen:?}");
}
