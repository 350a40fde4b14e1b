//! Queries have no null: what their issues expect.
#![expect(dead_code, reason = "only what is refused is looked at")]

use std::collections::BTreeMap;

use serde::Deserializer;
use serde::de::{Error, Unexpected};

use super::*;

/// A type of somebody else.
#[derive(Debug)]
struct Stars;

impl<'de> Deserialize<'de> for Stars {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Err(D::Error::invalid_value(Unexpected::Str(&text), &"one star or null"))
    }
}

#[derive(Debug, Deserialize, Coerce, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
enum Color {
    Red,
    Green,
    Blue,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Width {
    Pixels(u8),
    Auto,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Widths {
    One(u8),
    Each(Vec<u8>),
    Auto,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum NoWidth {
    None,
    Pixels(u8),
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Border {
    Dotted,
    Wide(Option<u8>),
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged, expecting = "a flag or null")]
enum Written {
    Flag(bool),
}

#[derive(Debug, Deserialize, Coerce)]
struct Nulls {
    byte: Option<u8>,
    bytes: Option<Vec<u8>>,
    color: Option<Color>,
    width: Option<Width>,
    widths: Option<Widths>,
    no_width: Option<NoWidth>,
    border: Option<Border>,
    written: Option<Written>,
    pair: Option<(u8, Option<u8>)>,
    stars: Option<Stars>,
    by_color: Option<BTreeMap<Option<Color>, Option<u8>>>,
    #[coerce(string_to_json)]
    json: Option<Vec<Option<Vec<u8>>>>,
    #[coerce(string_to_list)]
    parts: Option<Vec<Option<u8>>>,
    nothing: Option<()>,
}

#[derive(Debug, Deserialize, Coerce)]
struct Bare {
    written: Written,
}

/// What the issues of a query say.
async fn said_of<T: Coerce + Send + 'static>(query: &str) -> Vec<String> {
    async fn handle<T>(_: Query<T>) {}
    let app = Router::new().route("/", axum::routing::get(handle::<T>));
    let encoded = query.replace('"', "%22").replace('[', "%5B").replace(']', "%5D");
    let answer = send_to(app, Method::GET, &format!("/?{encoded}"), None, "").await;
    let errors = answer.body["errors"].as_array().cloned().unwrap_or_default();
    errors.iter().filter_map(|error| error["detail"].as_str().map(str::to_owned)).collect()
}

/// Null is left out of what is expected, at its beginning or its end, whoever has written that, except of JSON that a rule has read.
#[tokio::test]
async fn what_a_query_may_be_is_said_without_null() {
    let table = [
        ("byte=x", "expected an integer from 0 to 255, got string \"x\""),
        ("bytes=x", "expected a list of integers, got string \"x\""),
        ("color=x", "expected one of `red`, `green`, `blue`, got string \"x\""),
        ("width=x", "expected an integer from 0 to 255, got string \"x\""),
        ("widths=x", "expected an integer from 0 to 255, or a list of integers, got string \"x\""),
        ("no_width=x", "expected an integer from 0 to 255, got string \"x\""),
        ("border=x", "expected `dotted`, or an object with one member, `wide`, got string \"x\""),
        ("written=x", "expected a flag or null, got string \"x\""),
        ("pair=x", "expected a list of 2 (integer, integer or null), got string \"x\""),
        ("stars=x", "expected one star, got string \"x\""),
        ("nothing=x", "expected null, got string \"x\""),
        ("parts=1,x", "expected an integer from 0 to 255, got string \"x\"; in the parts of that string"),
        ("json=x", "expected a list of lists, got string \"x\"; string_to_json: not exactly one JSON text"),
        ("json=[1]", "expected null, or a list of integers, got number 1; in the JSON inside that string"),
    ];
    for (query, expected) in table {
        assert_eq!(said_of::<Nulls>(query).await, [expected], "{query}");
    }
    assert_eq!(said_of::<Written>("").await, ["expected a flag, got an object"]);
    assert_eq!(said_of::<Bare>("").await, ["missing, expected a flag"]);
    let keys = said_of::<BTreeMap<Option<Color>, u8>>("dark=1").await;
    assert_eq!(keys, ["expected one of `red`, `green`, `blue` as a key, got string \"dark\""]);
}
