//! A switch that is there twice, or says two things, is malformed: it is an error, and never the last of them.
//!
//! (Could join `tests/api/opt_in.rs`.)

#![expect(dead_code, reason = "what counts is what is refused")]

use serde::Deserialize;
use serde_coerce::{Coerce, Options};
use serde_json::{Value, json};

#[derive(Debug, Deserialize, Coerce)]
#[coerce(opt_in)]
struct Args {
    #[coerce(string_to_number)]
    limit: u8,
}

#[derive(Debug, Deserialize, Coerce)]
#[coerce(opt_in = "lenient")]
#[serde(tag = "op")]
enum Named {
    Add {
        #[coerce(string_to_number)]
        limit: u8,
    },
}

#[derive(Debug, Deserialize, Coerce)]
struct Call {
    args: Vec<Args>,
}

/// Whatever the other members are, by all entry points for text.
fn is_malformed<T: Coerce + std::fmt::Debug>(text: &str, at: &str) {
    let options = Options::default();
    let reads = [
        options.from_str_with_report::<T>(text),
        options.from_slice_with_report(text.as_bytes()),
        options.from_reader_with_report(text.as_bytes()),
        options.from_deserializer_with_report(&mut serde_json::Deserializer::from_str(text)),
    ];
    for read in reads {
        let error = read.map(|(read, report)| format!("{read:?} {report:?}")).expect_err(text);
        let paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_pointer()).collect();
        assert!(paths.iter().any(|path| path.starts_with(at)), "{text}: {error}");
    }
}

const SAFE: &str = r#"{"mode": "safe"}"#;
const STRICT: &str = r#"{"mode": "strict"}"#;

#[test]
fn a_switch_that_comes_twice_is_an_error() {
    for (first, second) in [(SAFE, STRICT), (STRICT, SAFE), (SAFE, SAFE), (SAFE, "5"), ("null", SAFE), ("{}", SAFE)] {
        for limit in ["5", "\"5\""] {
            let one_after_the_other = format!(r#"{{"compat": {first}, "compat": {second}, "limit": {limit}}}"#);
            let around = format!(r#"{{"compat": {first}, "limit": {limit}, "compat": {second}}}"#);
            is_malformed::<Args>(&one_after_the_other, "/compat");
            is_malformed::<Args>(&around, "/compat");
            is_malformed::<Call>(&format!(r#"{{"args": [{around}]}}"#), "/args/0/compat");
            let named = around.replace("compat", "lenient").replacen('{', r#"{"op": "Add", "#, 1);
            is_malformed::<Named>(&named, "/lenient");
        }
    }
}

#[test]
fn a_mode_that_comes_twice_inside_it_is_an_error() {
    for switch in [
        r#"{"mode": "safe", "mode": "strict"}"#,
        r#"{"mode": "strict", "mode": "safe"}"#,
        r#"{"mode": "safe", "mode": "safe"}"#,
        r#"{"mode": 5, "mode": "safe"}"#,
        r#"{"mode": "safe", "preview": false, "preview": false}"#,
    ] {
        for limit in ["5", "\"5\""] {
            let text = format!(r#"{{"limit": {limit}, "compat": {switch}}}"#);
            is_malformed::<Args>(&text, "/compat");
            is_malformed::<Call>(&format!(r#"{{"args": [{text}]}}"#), "/args/0/compat");
        }
    }
}

#[test]
fn a_switch_that_comes_once_is_obeyed() {
    let read = |text: &str| Args::from_str_with_report(text).map(|(args, report)| (args.limit, report.len()));
    assert_eq!(read(r#"{"compat": {"mode": "safe"}, "limit": "5"}"#).unwrap(), (5, 1));
    assert_eq!(read(r#"{"compat": {"mode": "strict"}, "limit": 5}"#).unwrap(), (5, 0));
    assert!(read(r#"{"compat": {"mode": "strict"}, "limit": "5"}"#).is_err());
    assert!(read(r#"{"limit": "5"}"#).is_err());
}

/// In a `Value` the last one stands, and cannot be distinguished from an only one.
#[test]
fn in_a_value_there_is_one() {
    let text = r#"{"compat": {"mode": "strict"}, "compat": {"mode": "safe"}, "limit": "5"}"#;
    let value: Value = serde_json::from_str(text).unwrap();
    assert_eq!(Args::from_value(value).unwrap().limit, 5);
}

/// Reads what [`Args`] declare, and nothing else.
#[derive(Debug, Deserialize, Coerce)]
#[coerce(opt_in)]
#[serde(deny_unknown_fields)]
struct Closed {
    #[coerce(string_to_number)]
    limit: u8,
}

#[derive(Debug, Deserialize, Coerce)]
struct Asking {
    args: Closed,
}

/// Its `Deserialize` reads an [`Asking`] once more, with all that is inside.
#[derive(Debug, Deserialize, Coerce)]
#[serde(try_from = "Asking")]
struct Even(u8);

impl TryFrom<Asking> for Even {
    type Error = &'static str;

    fn try_from(Asking { args: Closed { limit } }: Asking) -> Result<Self, Self::Error> {
        if limit % 2 == 0 { Ok(Self(limit)) } else { Err("odd") }
    }
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Either {
    Even(Even),
    Any(Value),
}

#[derive(Debug, Deserialize, Coerce)]
struct Flat {
    #[serde(flatten)]
    even: Option<Even>,
}

/// Where a walk only tries what a value is, too, the type that is made of it sees no switch.
#[test]
fn a_switch_is_obeyed_inside_a_type_that_is_made_of_another() {
    for mode in ["strict", "safe"] {
        let text = format!(r#"{{"args": {{"compat": {{"mode": "{mode}"}}, "limit": 4}}}}"#);
        assert!(matches!(Either::from_str_with_report(&text), Ok((Either::Even(Even(4)), _))), "{text}");
        assert!(matches!(Flat::from_str_with_report(&text), Ok((Flat { even: Some(Even(4)) }, _))), "{text}");
    }
}

/// What asks for a preview is refused where a value is given, and gets one where that is all there is.
#[test]
fn a_switch_may_ask_for_a_preview_where_one_is_given() {
    let preview = |text: &str| Options::default().preview::<Call>(&text.parse().unwrap());
    let asked = r#"{"args": [{"limit": "5", "compat": {"mode": "safe", "preview": true}}]}"#;
    assert!(Call::from_str_with_report(asked).is_err());
    let previewed = preview(asked).unwrap();
    assert_eq!(previewed.value, json!({"args": [{"limit": 5}]}));
    assert_eq!(previewed, preview(&asked.replace(", \"preview\": true", "")).unwrap());
    for (switch, is_read) in
        [(r#"{"preview": true}"#, true), (r#"{"preview": "true"}"#, false), (r#"{"preview": true, "more": 1}"#, false)]
    {
        assert_eq!(
            preview(&format!(r#"{{"args": [{{"limit": 5, "compat": {switch}}}]}}"#)).is_ok(),
            is_read,
            "{switch}"
        );
    }
}
