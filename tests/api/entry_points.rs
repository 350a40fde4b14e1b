//! Where the entry points differ from one another, case by case: the table in `docs/entry-points.md` names these tests.
//! Everywhere else they agree (`tests/guarantees/entry_points.rs`).

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_coerce::{Coerce, Error, IssueCode, Mode, Options, Report};
use serde_json::{Value, json};

mod limits;
mod numbers;

/// What the entry point for text returns.
fn text<T: Coerce>(text: &str) -> Result<T, Error> {
    T::from_str_with_report(text).map(|(value, _)| value)
}

/// What the entry point for values returns for the same document.
fn value<T: Coerce>(text: &str) -> Result<T, Error> {
    T::from_value(serde_json::from_str(text).expect("the text is JSON"))
}

/// What serde's deserializer of text says, as any other format's would.
fn foreign<T: Coerce>(text: &str) -> Result<(T, Report), Error> {
    T::from_deserializer_with_report(&mut serde_json::Deserializer::from_str(text))
}

/// Whether `serde_json`'s `arbitrary_precision` is on, as any crate in a tree may have it: then a number is its text.
fn keeps_text() -> bool {
    serde_json::from_str::<Value>("1e400").is_ok()
}

fn codes(error: &Error) -> Vec<(String, IssueCode)> {
    error.issues().iter().map(|issue| (issue.path.to_string(), issue.code)).collect()
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Page {
    #[serde(alias = "size")]
    #[coerce(string_to_number)]
    limit: u8,
}

/// A `Value` has each key once; which of them it kept is not to be seen any more.
#[test]
fn repeated_keys_are_a_fault_in_text_only() {
    let twice = r#"{"limit": 1, "limit": "2"}"#;
    assert_eq!(codes(&text::<Page>(twice).unwrap_err()), [("limit".into(), IssueCode::DuplicateField)]);
    assert_eq!(value::<Page>(twice).unwrap(), Page { limit: 2 });
    // Two names of one field are two keys to a `Value` too.
    assert!(value::<Page>(r#"{"limit": 1, "size": 2}"#).is_err());
    // In a map the last one stays, as with serde.
    let map = BTreeMap::from([("a".to_owned(), 2)]);
    assert_eq!(text::<BTreeMap<String, u8>>(r#"{"a": 1, "a": 2}"#).unwrap(), map);
}

/// Only the last one of a name can be said to be dropped.
#[test]
fn a_report_of_a_member_that_is_dropped_twice_is_not_complete() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    #[coerce(drop_keys("d"))]
    struct Call {
        a: u8,
    }
    for (text, complete) in [(r#"{"a": 1, "d": 2}"#, true), (r#"{"a": 1, "d": 2, "d": 3}"#, false)] {
        let (call, report) = Call::from_str_with_report(text).expect("it is dropped");
        assert_eq!((call.a, report.len(), report.is_complete()), (1, 1, complete), "{text}");
    }
}

/// A patch can't say which member of a name it is about.
#[test]
fn a_report_beside_repeated_keys_is_not_complete() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    struct Counts {
        #[coerce(string_to_number)]
        counts: BTreeMap<String, u8>,
        #[serde(default)]
        #[coerce(null_to_default)]
        most: u8,
    }
    let read =
        |text: &str| Counts::from_str_with_report(text).map_or_else(|error| error.report().clone(), |read| read.1);
    for (text, expected) in [
        (r#"{"counts": {"a": "1", "b": 2}}"#, (1, true)),
        (r#"{"counts": {"a": "1", "a": "2"}}"#, (2, false)),
        (r#"{"counts": {"a": 1, "a": 2}}"#, (0, true)),
        (r#"{"counts": {"a": 1}, "most": null, "most": 1}"#, (1, false)),
    ] {
        let report = read(text);
        assert_eq!((report.len(), report.is_complete()), expected, "{text}");
    }
    let many: Vec<String> = (0..40).map(|number| format!("\"k{}\": \"1\"", number % 39)).collect();
    assert!(!read(&format!("{{\"counts\": {{{}}}}}", many.join(","))).is_complete());
}

/// serde takes no look at what it skips, and neither do we where no rule acts.
#[test]
fn bytes_that_are_not_utf_8_are_read_where_serde_skips_them() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    #[coerce(object_to_value(key = "input"))]
    struct Wrapped {
        #[coerce(string_to_number)]
        limit: u8,
    }
    let bytes = |limit: &str| [format!("{{\"limit\": {limit}, \"other\": \"").as_bytes(), b"\xff\"}"].concat();
    assert_eq!(serde_json::from_slice::<Wrapped>(&bytes("1")).unwrap(), Wrapped { limit: 1 });
    for mode in [Mode::Strict, Mode::Safe] {
        let options = Options::default().mode(mode);
        assert_eq!(
            options.from_slice_with_report::<Wrapped>(&bytes("1")).unwrap(),
            (Wrapped { limit: 1 }, Report::default())
        );
        assert_eq!(options.from_slice_with_report::<Page>(&bytes("1")).unwrap().0, Page { limit: 1 });
        let error = options.from_slice_with_report::<Page>(&bytes("true")).unwrap_err();
        assert_eq!(codes(&error), [("limit".into(), IssueCode::InvalidType)]);
    }
    let (page, report) = Page::from_slice_with_report(&bytes("\"1\"")).unwrap();
    assert_eq!((page, report.len()), (Page { limit: 1 }, 1));
    // A rule looks at the whole object before another acts in it.
    let error = Wrapped::from_slice_with_report(&bytes("\"1\"")).unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::Syntax);
}

/// `serde_json` reads a boolean as a key byte by byte, whatever the bytes are: it may panic. So it does not read such text first.
#[test]
fn a_boolean_as_a_key_is_read_as_any_other_key() {
    type Flags = BTreeMap<bool, u8>;
    let escaped = r#"{"tru\u0065": 2}"#;
    assert!(serde_json::from_str::<Flags>(escaped).is_err());
    assert_eq!(
        serde_json::from_value::<Flags>(serde_json::from_str(escaped).unwrap()).unwrap(),
        Flags::from([(true, 2)])
    );
    for mode in [Mode::Safe, Mode::Strict] {
        let options = Options::default().mode(mode);
        assert_eq!(options.from_str_with_report::<Flags>(escaped).unwrap().0, Flags::from([(true, 2)]));
        let error = options.from_str_with_report::<Flags>(r#"{"é": 1}"#).unwrap_err();
        assert_eq!(codes(&error), [(r#"["é"]"#.into(), IssueCode::InvalidValue)]);
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Counts {
    #[coerce(string_to_number)]
    total: u8,
    by_id: BTreeMap<u64, u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct ForeignCounts {
    #[coerce(string_to_number)]
    total: u8,
    #[coerce(serde)]
    by_id: ById,
}

/// It has no `Coerce`: its own `Deserialize` alone knows that its keys are numbers.
#[derive(Debug, PartialEq, Deserialize)]
struct ById(BTreeMap<u64, u8>);

/// `serde_json` reads no number as a key that a text writes with escapes, though the tree of the text has it: also where the texts before
/// needed repairs.
#[test]
fn a_number_as_a_key_is_read_as_serde_reads_it_whatever_was_read_before() {
    let escaped = r#"{"total": 1, "by_id": {"\u0035": 2}}"#;
    assert!(serde_json::from_str::<Counts>(escaped).is_err());
    for _ in 0..4 {
        for mode in [Mode::Strict, Mode::Safe] {
            let options = Options::default().mode(mode);
            let error = options.from_str_with_report::<Counts>(escaped).unwrap_err();
            assert_eq!(codes(&error), [(String::new(), IssueCode::Custom)], "{error}");
            assert!(options.from_slice_with_report::<Counts>(escaped.as_bytes()).is_err());
            assert!(options.from_str_with_report::<ForeignCounts>(escaped).is_err());
        }
        // What escapes stand for elsewhere is read.
        let repaired = Counts::from_str_with_report(r#"{"\u0074otal": "1", "by_id": {"5": 2}}"#).unwrap();
        assert_eq!((repaired.0.by_id, repaired.1.len()), (BTreeMap::from([(5, 2)]), 1));
        assert!(ForeignCounts::from_str_with_report(r#"{"total": "1", "by_id": {"5": 2}}"#).is_ok());
    }
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "only what is wrong is looked at")]
struct Dated {
    a: u8,
    #[coerce(serde)]
    b: std::num::NonZeroU8,
    c: u8,
}

/// A document is read whole before any type judges it, so a field that serde's `Deserialize` reads stops nothing.
#[test]
fn a_foreign_field_that_refuses_stops_no_entry_point() {
    let document = r#"{"a": "x", "b": 0, "c": "y"}"#;
    let all = ["a", "b", "c"].map(str::to_owned);
    let errors = [text::<Dated>(document), value(document), foreign(document).map(|(read, _)| read)];
    for error in errors.map(Result::unwrap_err) {
        let paths: Vec<_> = codes(&error).into_iter().map(|(path, _)| path).collect();
        assert_eq!(paths, all, "{error}");
    }
}

/// What is no document has nothing that a type could judge. The parser of `serde_json` says where in the text it stopped, another
/// deserializer may not: there the path says it.
#[test]
fn text_that_breaks_off_is_one_issue() {
    let broken = r#"{"limit": "many", "next": [1"#;
    assert_eq!(codes(&text::<Page>(broken).unwrap_err()), [(String::new(), IssueCode::Syntax)]);
    assert_eq!(codes(&foreign::<Page>(broken).unwrap_err()), [("next".into(), IssueCode::Syntax)]);
}

/// What comes after the value is the caller's with a deserializer, as with serde.
#[test]
fn what_follows_the_value_is_a_fault_in_text_only() {
    let document = r#"{"limit": 1} 2"#;
    assert_eq!(text::<Page>(document).unwrap_err().issues()[0].code, IssueCode::Syntax);
    assert_eq!(foreign::<Page>(document).unwrap().0, Page { limit: 1 });
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Shape {
    Circle { radius: u8 },
}

/// As `serde_json` has it: its deserializer of values does not read a struct variant from a list, that of text does.
#[test]
fn a_struct_variant_is_read_from_a_list_in_text_only() {
    let document = r#"{"Circle": [5]}"#;
    assert_eq!(text::<Shape>(document).unwrap(), Shape::Circle { radius: 5 });
    assert_eq!(foreign::<Shape>(document).unwrap().0, Shape::Circle { radius: 5 });
    assert_eq!(Shape::from_deserializer_with_report(json!({"Circle": [5]})).unwrap().0, Shape::Circle { radius: 5 });
    assert_eq!(serde_json::from_str::<Shape>(document).unwrap(), Shape::Circle { radius: 5 });
    assert!(value::<Shape>(document).is_err());
    assert!(serde_json::from_value::<Shape>(json!({"Circle": [5]})).is_err());
}

#[derive(Debug, Deserialize, Coerce)]
enum Corner {
    #[expect(dead_code, reason = "what counts is that no pair is read")]
    At(u8, u8),
}

/// `serde_json` has other words for it in a `Value`.
#[test]
fn a_tuple_variant_without_items_is_refused_in_the_same_words() {
    let document = r#"{"At": []}"#;
    let error = text::<Corner>(document).unwrap_err();
    assert_eq!(error.to_string(), "At: expected 2 items, got 0; it is a list of 2 (integer, integer)");
    assert_eq!(error, value::<Corner>(document).unwrap_err());
    assert_eq!(error, foreign::<Corner>(document).unwrap_err());
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(empty_to_null, null_to_object)]
struct Arguments {
    note: Option<String>,
}

/// Only where the type says that its arguments may be absent. A deserializer of JSON finds no value in it.
#[test]
fn empty_text_is_absent_arguments_where_the_type_says_so() {
    assert_eq!(text::<Arguments>(" \n").unwrap(), Arguments { note: None });
    assert_eq!(Arguments::from_slice_with_report(b"").unwrap().0, Arguments { note: None });
    assert_eq!(Arguments::from_value(json!("")).unwrap(), Arguments { note: None });
    assert_eq!(foreign::<Arguments>("").unwrap_err().issues()[0].code, IssueCode::Syntax);
    assert_eq!(text::<Page>("").unwrap_err().issues()[0].code, IssueCode::Syntax);
}
