//! What serde's own `Deserialize` refuses, by `#[coerce(serde)]` or `with`, is reported with the path inside it and the value that
//! was there, and so are the faults of the other fields.

#![expect(dead_code, reason = "what counts is what is refused")]

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer};
use serde_coerce::{Coerce, Coerced, Error, IssueCode, Mode, Options, TryCoerced};
use serde_json::{Value, json};

/// A date as a crate of its own has it: its words name neither location nor value.
#[derive(Debug)]
struct Stamp(String);

impl<'de> Deserialize<'de> for Stamp {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        if text.starts_with("20") { Ok(Self(text)) } else { Err(D::Error::custom("input contains invalid characters")) }
    }
}

#[derive(Debug, Deserialize)]
struct Range {
    from: u8,
    to: u8,
}

mod cents {
    use super::*;

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|_| D::Error::custom("no cents"))
    }
}

#[derive(Debug, Deserialize, Coerce)]
struct Log {
    #[coerce(serde)]
    at: Stamp,
    #[serde(with = "cents")]
    cents: u64,
    #[coerce(string_to_number)]
    limit: u8,
    #[coerce(serde)]
    range: Range,
    #[coerce(serde)]
    ranges: Vec<Range>,
    zone: String,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "kind")]
enum Event {
    Logged(Log),
}

#[derive(Debug, Deserialize, Coerce)]
struct Logs {
    logs: Vec<Log>,
}

fn wrong() -> Value {
    json!({
        "at": "yesterday", "cents": "five", "limit": "x", "range": {"from": 1, "to": "y"},
        "ranges": [{"from": 1, "to": 2}, {"from": 300, "to": 2}], "zone": 5,
    })
}

/// Paths inside the log.
const PATHS: [&str; 6] = ["/at", "/cents", "/limit", "/range/to", "/ranges/1/from", "/zone"];

/// What was at these paths, as issues show it.
const RECEIVED: [&str; 6] =
    [r#"string "yesterday""#, r#"string "five""#, r#"string "x""#, r#"string "y""#, "number 300", "number 5"];

fn errors<T: Coerce + Debug>(document: &Value) -> Vec<Error> {
    let text = document.to_string();
    let modes = [Mode::Safe, Mode::Strict].map(|mode| Options::default().mode(mode));
    let each = |options: Options| {
        [
            options.from_value_with_report::<T>(document.clone()).expect_err("it is refused"),
            options.from_str_with_report::<T>(&text).expect_err("it is refused"),
            options.from_slice_with_report::<T>(text.as_bytes()).expect_err("it is refused"),
            options.from_deserializer_with_report::<T, _>(document).expect_err("it is refused"),
            options
                .from_deserializer_with_report::<T, _>(&mut serde_json::Deserializer::from_str(&text))
                .expect_err("it is refused"),
        ]
    };
    modes.into_iter().flat_map(each).collect()
}

fn has_all<T: Coerce + Debug>(document: &Value, at: &str) {
    for error in errors::<T>(document) {
        let mut found: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_pointer(), &issue.received)).collect();
        found.sort();
        let paths: Vec<_> = found.iter().map(|(path, _)| path.strip_prefix(at).unwrap_or(path)).collect();
        assert_eq!(paths, PATHS, "{error}");
        for ((path, received), expected) in found.iter().zip(RECEIVED) {
            assert!(json!(received).to_string().contains(&expected.replace('"', "\\\"")), "{path}: {received:?}");
        }
        assert!(error.issues().iter().all(|issue| issue.code != IssueCode::Syntax), "{error}");
    }
}

#[test]
fn a_path_goes_into_what_serde_reads_and_nothing_stops_there() {
    has_all::<Log>(&wrong(), "");
    has_all::<Logs>(&json!({"logs": [wrong()]}), "/logs/0");
    let mut tagged = wrong();
    tagged["kind"] = json!("Logged");
    has_all::<Event>(&tagged, "");
}

#[test]
fn the_words_of_the_type_stand_beside_the_value() {
    for error in errors::<Log>(&wrong()) {
        let text = error.to_string();
        let line = text.lines().find(|line| line.starts_with("at: ")).expect("it has a line");
        assert!(line.contains("input contains invalid characters") && line.contains(r#"string "yesterday""#), "{line}");
    }
}

#[test]
fn coerced_says_the_same() {
    let error = serde_json::from_str::<Coerced<Log>>(&wrong().to_string()).unwrap_err().to_string();
    for part in ["at: ", "cents: ", "limit: ", "range.to: ", "ranges[1].from: ", "zone: "] {
        assert!(error.contains(part), "{part}: {error}");
    }
}

#[test]
fn what_is_right_is_read() {
    let document = json!({
        "at": "2026-11-22", "cents": "5", "limit": "7", "range": {"from": 1, "to": 2}, "ranges": [], "zone": "utc",
    });
    let (log, report) = Log::from_value_with_report(document).unwrap();
    assert_eq!((log.cents, log.limit, report.len()), (5, 7, 1));
}

/// Behind a tag, in a flattened field and without a tag serde reads from buffers of its own, where `arbitrary_precision` puts objects in
/// the place of most numbers.
#[test]
fn a_number_in_a_buffer_is_shown_as_that_number() {
    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Closed {
        a: u8,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(tag = "t", rename_all = "snake_case")]
    enum Tagged {
        Closed { of: Closed },
        Map { of: BTreeMap<String, u8> },
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Flat {
        #[serde(flatten)]
        closed: BTreeMap<String, Closed>,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Untagged {
        Closed { of: Closed },
        Text(String),
    }
    fn refused<T: Coerce + Debug>(text: &str, start: &str) {
        let value = T::from_value(serde_json::from_str(text).unwrap()).unwrap_err();
        for error in [T::from_str_with_report(text).unwrap_err(), value] {
            let lines = format!("{error} {}", json!(error));
            assert!(lines.starts_with(start) && !lines.contains("private"), "{text}: {lines}");
        }
    }
    refused::<Tagged>(r#"{"t": "closed", "of": 1.5}"#, "of: expected an object, got number 1.5 ");
    refused::<Tagged>(
        r#"{"t": "closed", "of": {"a": 1.5}}"#,
        "of.a: expected an integer from 0 to 255, got number 1.5 ",
    );
    refused::<Tagged>(
        r#"{"t": "map", "of": 1.5}"#,
        "of: expected an object whose values are integers, got number 1.5 ",
    );
    refused::<Flat>(r#"{"x": 1.5}"#, "x: expected an object, got number 1.5 ");
    refused::<Untagged>(r#"{"of": 1.5}"#, "of: expected an object, got number 1.5; other variants: a string ");
    refused::<Untagged>("1.5", "expected an object with `of`, or a string, got number 1.5 ");
}

#[test]
fn no_name_of_a_type_in_rust_is_reported() {
    #[derive(Debug, Deserialize)]
    #[serde(tag = "k")]
    enum Shape {
        Round { radius: u8 },
    }
    #[derive(Debug, Deserialize)]
    #[serde(tag = "k", content = "c")]
    enum Move {
        By(u8, u8),
    }
    #[derive(Debug, Deserialize)]
    #[serde(untagged)]
    enum Id {
        Number(u8),
        Name(String),
    }
    #[derive(Debug, Deserialize)]
    enum Place {
        Near(u8),
    }
    #[derive(Debug, Deserialize)]
    struct Placed {
        #[serde(flatten)]
        place: Place,
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct All {
        id: Id,
        placed: Placed,
        r#move: Move,
        shape: Shape,
    }
    let error = All::from_value(json!({"id": [], "move": 5, "placed": {"x": 1}, "shape": "round"})).unwrap_err();
    assert_eq!(
        error.to_string(),
        "id: matches none of the accepted forms, got a list
move: expected an object, got number 5
placed: no variant of the enum is among the members, got an object
shape: expected an object, got string \"round\""
    );
}

/// A value with its own report, in a type that has others beside it.
#[derive(Debug, Deserialize, Coerce)]
struct Envelope {
    #[coerce(string_to_number)]
    version: u8,
    #[coerce(serde)]
    call: Coerced<Call>,
    #[serde(default)]
    #[coerce(serde)]
    more: Vec<Coerced<Call>>,
}

#[derive(Debug, Deserialize, Coerce)]
struct Call {
    #[coerce(string_to_number)]
    limit: u8,
    #[coerce(string_to_number)]
    ids: Vec<u8>,
}

#[test]
fn issues_of_a_coerced_inside_have_their_whole_paths() {
    let document = json!({
        "version": "x", "call": {"limit": "y", "ids": ["1", "z"]}, "more": [{"limit": 1, "ids": []}, {"limit": "y", "ids": "z"}],
    });
    let all = "\
call.ids[1]: expected an integer from 0 to 255, got string \"z\"; string_to_number: not a JSON number
call.limit: expected an integer from 0 to 255, got string \"y\"; string_to_number: not a JSON number
more[1].ids: expected a list of integers, got string \"z\"
more[1].limit: expected an integer from 0 to 255, got string \"y\"; string_to_number: not a JSON number
version: expected an integer from 0 to 255, got string \"x\"; string_to_number: not a JSON number";
    let text = document.to_string();
    for error in
        [Envelope::from_value(document.clone()).unwrap_err(), serde_coerce::from_str::<Envelope>(&text).unwrap_err()]
    {
        assert_eq!(error.to_string(), all);
        assert_eq!(error.issues()[0].path.to_pointer(), "/call/ids/1");
        assert_eq!(error.issues()[0].code, IssueCode::InvalidType);
    }
    let outer = serde_json::from_str::<Coerced<Envelope>>(&text).unwrap_err();
    assert_eq!(outer.to_string(), all);

    let few = Options::default().limits(serde_coerce::Limits::default().issues(2));
    let error = few.from_value_with_report::<Envelope>(document).unwrap_err();
    assert_eq!((error.issues().len(), error.omitted()), (2, 3), "{error}");
}

/// Each is refused for the same reason, whatever was repaired beside it.
#[test]
fn issues_of_a_coerced_inside_that_comes_again_have_their_whole_paths() {
    let call = |id: &str| json!({"call": {"limit": "y", "ids": [id]}, "version": 1});
    let error = Vec::<Envelope>::from_value(json!([call("1"), call("2"), call("3")])).unwrap_err();
    let paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_pointer()).collect();
    assert_eq!(paths, ["/0/call/limit", "/1/call/limit", "/2/call/limit"]);
}

/// A function may read anything: what it says is about its value.
#[test]
fn a_function_that_reads_another_document_refuses_its_value() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Request {
        #[coerce(custom(with_call))]
        #[expect(dead_code, reason = "it is refused")]
        payload: Value,
    }
    fn with_call(payload: &Value) -> serde_coerce::Repair {
        let refuse = |error: serde_json::Error| serde_coerce::Repair::Refuse(error.to_string());
        Coerced::<Call>::deserialize(&payload["call"]).map_or_else(refuse, |_| serde_coerce::Repair::Keep)
    }
    let error = Request::from_value(json!({"payload": {"call": {"limit": "y", "ids": []}}})).unwrap_err();
    assert_eq!((error.issues()[0].path.to_pointer().as_str(), error.issues()[0].code), ("/payload", IssueCode::Custom));
}

/// At the end of a thread there is nothing in which issues could wait.
#[test]
fn a_coerced_inside_is_read_while_a_thread_ends() {
    struct Reads;
    impl Drop for Reads {
        fn drop(&mut self) {
            assert!(Envelope::from_value(json!({"version": 1, "call": {"limit": "y", "ids": []}})).is_err());
        }
    }
    thread_local!(static LATE: Reads = const { Reads });
    let thread = std::thread::spawn(|| {
        LATE.with(|_| ());
        Envelope::from_value(json!({"version": 1, "call": {"limit": "y", "ids": []}})).is_err()
    });
    assert!(thread.join().unwrap());
}

#[test]
fn the_report_of_a_coerced_inside_stays_with_it() {
    let document = json!({"version": "1", "call": {"limit": "2", "ids": ["1"]}});
    let (read, report) = Envelope::from_value_with_report(document).unwrap();
    assert_eq!((report.len(), read.call.report.len(), read.call.limit), (1, 2, 2));
    assert_eq!(read.call.report.coercions()[0].path.to_pointer(), "/ids/0");
}

/// What an earlier reading refused is no issue of a later one.
#[test]
fn each_reading_has_its_own_issues() {
    let wrong = json!({"version": 1, "call": {"limit": "y", "ids": []}});
    for _ in 0..2 {
        let error = Envelope::from_value(wrong.clone()).unwrap_err();
        assert_eq!(error.issues().len(), 1);
        assert_eq!(error.issues()[0].path.to_pointer(), "/call/limit");
    }
    // What stands inside has been refused by itself before.
    assert!(serde_json::from_value::<Coerced<Call>>(wrong["call"].clone()).is_err());
    assert!(Envelope::from_value(json!({"version": 1, "call": {"limit": 1, "ids": []}})).is_ok());
}

#[derive(Debug, Deserialize)]
enum Step {
    Up,
    Down(u8),
}

/// It says itself that null will do.
#[derive(Debug)]
struct Flag;

impl<'de> Deserialize<'de> for Flag {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(from)?;
        Err(D::Error::invalid_type(Unexpected::Unsigned(number), &"a flag or null"))
    }
}

#[derive(Debug, Deserialize, Coerce)]
struct Options2 {
    flag: Option<Flag>,
    range: Option<Range>,
    ranges: Option<Vec<Range>>,
    step: Option<Step>,
    steps: Vec<Step>,
    count: Option<u32>,
}

/// Null is accepted beside what such a type says that it expects.
#[test]
fn null_is_expected_of_an_option_of_a_type_of_which_nothing_is_known() {
    let document =
        json!({"range": 1, "ranges": 1, "step": {"Dwn": 1}, "steps": [{"Dwn": 1}], "count": 1e20, "flag": 1});
    let error = Options2::from_value(document).unwrap_err().to_string();
    assert_eq!(
        error,
        "\
count: expected an integer from 0 to 4294967295 or null, got number 1e+20
flag: expected a flag or null, got number 1
range: expected an object or null, got number 1
ranges: expected a list or null, got number 1
step: expected `Up` or `Down`, got an object; did you mean `Down`?
steps[0]: expected `Up` or `Down`, got an object; did you mean `Down`?"
    );
    assert!(
        Options2::from_value(json!({"range": null, "ranges": null, "step": null, "steps": [], "count": null})).is_ok()
    );
}

/// Refusals that the handler answers itself: all that the error has.
#[test]
fn a_refusal_can_be_had_whole() {
    let TryCoerced(read) = serde_json::from_str::<TryCoerced<Call>>(r#"{"limit": "y", "ids": ["1"]}"#).unwrap();
    let error = read.unwrap_err();
    assert_eq!((error.issues()[0].path.to_pointer(), error.report().len()), ("/limit".to_owned(), 1));
    let TryCoerced(read) = serde_json::from_str::<TryCoerced<Call>>(r#"{"limit": "5", "ids": []}"#).unwrap();
    assert_eq!(read.map(|call| (call.limit, call.report.len())), Ok((5, 1)));
    assert!(serde_json::from_str::<TryCoerced<Call>>(r#"{"limit": "5", "ids": ["#).unwrap_err().is_eof());
    // The deserializer goes on after it.
    let both = serde_json::from_str::<(TryCoerced<Call>, u8)>(r#"[{"limit": "y", "ids": [1, [2]]}, 7]"#).unwrap();
    assert!(both.0.0.is_err() && both.1 == 7);
}
