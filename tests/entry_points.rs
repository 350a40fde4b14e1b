//! Where the entry points differ from one another, case by case: the table in `docs/entry-points.md` names these tests.
//! Everywhere else they agree (`tests/guarantees/entry_points.rs`).

use std::collections::BTreeMap;
use std::io::{self, Read};

use serde::Deserialize;
use serde_coerce::{Coerce, Error, IssueCode, Limits, Mode, Options, Report};
use serde_json::{Value, json};

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

/// A `Value` has no integers beyond 64 bits (unless `serde_json`'s `arbitrary_precision` is on): there they are floats.
#[test]
fn integers_beyond_64_bits_are_read_from_text_only() {
    let digits = "340282366920938463463374607431768211455";
    assert_eq!(text::<u128>(digits).unwrap(), u128::MAX);
    assert_eq!(serde_json::from_str::<u128>(digits).unwrap(), u128::MAX);
    assert_eq!(value::<u128>(digits).is_ok(), keeps_text());
    assert_eq!(serde_json::from_value::<u128>(serde_json::from_str(digits).unwrap()).is_ok(), keeps_text());
    // A deserializer gives the document before a type asks.
    for digits in ["-23333333333333333330", "-0"] {
        assert_eq!((text::<i128>(digits).is_ok(), foreign::<i128>(digits).is_ok()), (true, keeps_text()), "{digits}");
        let of_value = serde_json::from_str(digits).and_then(serde_json::from_value::<i128>);
        assert_eq!((value::<i128>(digits).is_ok(), of_value.is_ok()), (keeps_text(), keeps_text()), "{digits}");
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Wide {
    #[coerce(string_to_number)]
    ruled: u128,
}

/// A rule at the same location changes nothing, and reads the digits of a string whatever the entry point is.
#[test]
fn beside_a_rule_integers_beyond_64_bits_are_the_same() {
    let bare = r#"{"ruled": 340282366920938463463374607431768211455}"#;
    let most = Wide { ruled: u128::MAX };
    assert_eq!(text::<Wide>(bare).unwrap(), most);
    assert_eq!(value::<Wide>(bare).is_ok(), keeps_text());
    // `serde_json` gives what has not asked for 128 bits a float.
    assert_eq!(foreign::<Wide>(bare).is_ok(), keeps_text());
    let string = r#"{"ruled": "340282366920938463463374607431768211455"}"#;
    for read in [text::<Wide>(string), value(string), foreign(string).map(|(read, _)| read)] {
        assert_eq!(read.unwrap(), most);
    }
    // A `Value` has no such number to replay, unless it keeps the digits.
    assert_eq!(Wide::from_str_with_report(string).unwrap().1.is_complete(), keeps_text());
}

fn nested(levels: usize) -> String {
    format!("{}{}", "[".repeat(levels), "]".repeat(levels))
}

fn deep(levels: usize) -> Value {
    (1..levels).fold(json!([]), |inner, _| Value::Array(vec![inner]))
}

/// `serde_json`'s parser has a limit of its own, of 127 levels, and so has text.
#[test]
fn a_higher_limit_of_depth_helps_values_only() {
    let options = Options::default().limits(Limits::default().depth(200));
    assert!(options.from_value_with_report::<Value>(deep(150)).is_ok());
    let error = options.from_str_with_report::<Value>(&nested(150)).unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded);
    // With the usual limit both refuse it.
    assert_eq!(Value::from_value(deep(150)).unwrap_err().issues()[0].code, IssueCode::LimitExceeded);
    assert_eq!(text::<Value>(&nested(150)).unwrap_err().issues()[0].code, IssueCode::LimitExceeded);
}

#[test]
fn a_text_that_is_too_long_is_not_read() {
    let options = Options::default().limits(Limits::default().text_bytes(6));
    for mode in [Mode::Safe, Mode::Strict] {
        let options = options.mode(mode);
        assert_eq!(options.from_str_with_report::<Vec<u8>>("[1, 2]").unwrap().0, [1, 2]);
        let long = "[1, 2] ";
        let errors = [
            options.from_str_with_report::<Vec<u8>>(long).unwrap_err(),
            options.from_slice_with_report::<Vec<u8>>(long.as_bytes()).unwrap_err(),
            options.from_slice_with_report::<Vec<u8>>(b"[1, 2, \xff").unwrap_err(),
            options.from_reader_with_report::<Vec<u8>>(long.as_bytes()).unwrap_err(),
        ];
        for error in errors {
            assert_eq!(error.to_string(), "over the limit, expected a text of at most 6 bytes");
            assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded);
        }
        assert!(options.from_value_with_report::<Vec<u8>>(json!([1, 2, 3, 4])).is_ok());
    }
}

/// A reader without an end is read to the limit.
#[test]
fn a_reader_is_read_no_further_than_a_text_may_be_long() {
    let mut read = 0;
    let endless = io::repeat(b' ').take(1 << 20);
    let counted = Counted { inner: endless, read: &mut read };
    let options = Options::default().limits(Limits::default().text_bytes(1000));
    let error = options.from_reader_with_report::<u8>(counted).unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded);
    assert_eq!(read, 1001);
}

struct Counted<'a, R> {
    inner: R,
    read: &'a mut usize,
}

impl<R: Read> Read for Counted<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.inner.read(buffer).inspect(|read| *self.read += read)
    }
}

#[test]
fn a_lower_limit_of_depth_holds_for_all() {
    let options = Options::default().limits(Limits::default().depth(3));
    for levels in [3, 4] {
        let document = nested(levels);
        let expected = options.from_value_with_report::<Value>(deep(levels)).map_err(|error| codes(&error));
        assert_eq!(expected.is_ok(), levels == 3);
        assert_eq!(options.from_str_with_report::<Value>(&document).map_err(|error| codes(&error)), expected);
        let mut from = serde_json::Deserializer::from_str(&document);
        assert_eq!(
            options.from_deserializer_with_report::<Value, _>(&mut from).map_err(|error| codes(&error)),
            expected
        );
    }
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "it is always too deep")]
struct Deep {
    ids: Vec<u8>,
    any: Value,
}

/// The path is that of the list or object that is too deep, whatever the type makes of it.
#[test]
fn what_is_too_deep_has_the_same_path_for_all() {
    let inner = deep(5);
    for (document, path) in
        [(json!({"ids": inner, "any": 1}), "ids[0][0]"), (json!({"ids": [], "any": inner}), "any[0][0]")]
    {
        let options = Options::default().limits(Limits::default().depth(3));
        let text = document.to_string();
        let reads = [
            options.from_value_with_report::<Deep>(document.clone()),
            options.from_str_with_report(&text),
            options.from_deserializer_with_report(&document),
            options.from_deserializer_with_report(&mut serde_json::Deserializer::from_str(&text)),
        ];
        for error in reads.map(Result::unwrap_err) {
            assert_eq!(codes(&error), [(path.to_owned(), IssueCode::LimitExceeded)]);
        }
        let error = options.preview::<Deep>(&document).unwrap_err();
        assert_eq!(codes(&error), [(path.to_owned(), IssueCode::LimitExceeded)]);
    }
}

/// serde alone reads a `Value` until the stack is full, and text 127 levels deep.
#[test]
fn a_document_is_at_most_127_levels_deep() {
    for (levels, fits) in [(127, true), (128, false)] {
        let document = nested(levels);
        for mode in [Mode::Safe, Mode::Strict] {
            let options = Options::default().mode(mode);
            assert_eq!(options.from_value_with_report::<Value>(deep(levels)).is_ok(), fits);
            assert_eq!(options.from_str_with_report::<Value>(&document).is_ok(), fits);
            assert_eq!(options.from_deserializer_with_report::<Value, _>(deep(levels)).is_ok(), fits);
        }
        assert_eq!(serde_json::from_str::<Value>(&document).is_ok(), fits);
        assert!(serde_json::from_value::<Value>(deep(levels)).is_ok());
    }
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

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "none of them is read: all are wrong")]
struct Wrong {
    a: u8,
    b: u8,
}

/// The first ones met are kept: text is met in its own order, and a `Value` in the order of its map. How many there were is
/// the same.
#[test]
fn over_a_limit_each_entry_point_keeps_what_it_meets_first() {
    let options = Options::default().limits(Limits::default().issues(1));
    let document = r#"{"b": "x", "a": "y"}"#;
    let from_text = options.from_str_with_report::<Wrong>(document).unwrap_err();
    let from_value = options.from_value_with_report::<Wrong>(serde_json::from_str(document).unwrap()).unwrap_err();
    assert_eq!(codes(&from_text), [("b".into(), IssueCode::InvalidType)]);
    // serde_json's `preserve_order` makes this one "b".
    assert_eq!(codes(&from_value).len(), 1);
    let last = |error: &Error| error.to_string().lines().last().map(str::to_owned);
    assert_eq!(last(&from_text), last(&from_value));
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

/// A number is a `f64` before it is a `f32`, unless a `Value` keeps its text. `serde_json` does so too, unless its
/// `float_roundtrip` is on: then its own entry point for text rounds once, and what it reads from clean text stands.
#[test]
fn a_f32_is_rounded_by_way_of_f64() {
    let between = "1.00000017881393432617187499";
    #[expect(clippy::cast_possible_truncation, reason = "it is what is looked at")]
    let by_way = between.parse::<f64>().unwrap() as f32;
    assert_ne!(by_way.to_bits(), between.parse::<f32>().unwrap().to_bits());
    let at_once: f32 = serde_json::from_str(between).unwrap();
    assert_eq!(text::<f32>(between).unwrap().to_bits(), at_once.to_bits());
    assert_eq!(foreign::<f32>(between).unwrap().0.to_bits(), by_way.to_bits());
    assert_eq!(value::<f32>(between).unwrap().to_bits() == by_way.to_bits(), !keeps_text());
    let by_serde: f32 = serde_json::from_value(serde_json::from_str(between).unwrap()).unwrap();
    assert_eq!(value::<f32>(between).unwrap().to_bits(), by_serde.to_bits());
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Measure {
    Length {
        #[coerce(string_to_number)]
        metres: f64,
    },
}

/// serde reads what is behind a tag from a buffer of its own. With `arbitrary_precision` a parser puts a number with a
/// fraction there as an object, which is no number any more.
#[test]
fn a_fraction_behind_a_tag_is_read_from_text_only_without_arbitrary_precision() {
    let document = r#"{"type": "Length", "metres": 1.5}"#;
    let length = Measure::Length { metres: 1.5 };
    assert_eq!(serde_json::from_str::<Measure>(document).is_ok(), !keeps_text());
    assert_eq!(serde_json::from_value::<Measure>(serde_json::from_str(document).unwrap()).unwrap(), length);

    assert_eq!(value::<Measure>(document).unwrap(), length);
    for read in [text::<Measure>(document), foreign::<Measure>(document).map(|(read, _)| read)] {
        match read {
            Ok(read) => assert_eq!((read, keeps_text()), (Measure::Length { metres: 1.5 }, false)),
            Err(error) => {
                assert!(keeps_text() && error.to_string().contains("`serde_json/arbitrary_precision`"), "{error}");
            }
        }
    }
    // What a rule makes of a string did not come from the parser.
    assert_eq!(text::<Measure>(r#"{"type": "Length", "metres": "1.5"}"#).unwrap(), length);
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

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"))]
struct Wrapped {
    #[coerce(string_to_number)]
    limit: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"))]
struct Trimmed {
    #[coerce(trim)]
    name: String,
}

/// serde skips it, so it is no fault. Where a rule may look at the whole object nothing is skipped: then it is, unless serde has read
/// the document first.
#[test]
fn a_number_out_of_range_that_nobody_reads_is_passed_over() {
    let document = r#"{"limit": 5, "unread": 1e400}"#;
    for mode in [Mode::Safe, Mode::Strict] {
        let (read, report) = Options::default().mode(mode).from_str_with_report::<Wrapped>(document).unwrap();
        assert_eq!((read, report.len()), (Wrapped { limit: 5 }, 0));
    }
    assert_eq!(text::<Wrapped>(r#"{"limit": "5", "unread": 1e400}"#).is_ok(), keeps_text());
    // A deserializer can be read only once.
    let mut once = serde_json::Deserializer::from_str(document);
    let read = Options::default().mode(Mode::Strict).from_deserializer_with_report::<Wrapped, _>(&mut once);
    assert_eq!(read.is_ok(), keeps_text());
    let document = r#"{"name": " a ", "unread": 1e400}"#;
    assert_eq!(Options::default().mode(Mode::Strict).from_str_with_report::<Trimmed>(document).unwrap().0.name, " a ");
    match text::<Trimmed>(document) {
        Ok(read) => assert_eq!((read.name.as_str(), keeps_text()), ("a", true)),
        Err(error) => assert_eq!(codes(&error)[0].1, IssueCode::Syntax),
    }
}

/// What no `Value` can be made of is no JSON to `serde_json`, wherever it stands.
#[test]
fn numbers_and_texts_that_no_value_has_are_a_matter_of_syntax() {
    let large = r#"{"limit": 1e400}"#;
    assert_eq!(codes(&text::<Page>(large).unwrap_err())[0].1 == IssueCode::Syntax, !keeps_text());
    for document in [r#"{"limit": "\ud800"}"#, r#"{"limit": 01}"#] {
        let error = text::<Page>(document).unwrap_err();
        assert!(codes(&error).iter().any(|(_, code)| *code == IssueCode::Syntax), "{error}");
        assert!(serde_json::from_str::<Value>(document).is_err());
    }
    let error = Page::from_slice_with_report(b"{\"limit\": \"\xff\"}").unwrap_err();
    assert!(codes(&error).iter().any(|(_, code)| *code == IssueCode::Syntax), "{error}");
}

/// The digits of a float beyond 2^53 may be those of an integer that a `Value` has rounded.
#[test]
fn large_floats_are_strings_only_where_their_digits_are_there() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    struct Note {
        #[coerce(number_to_string(floats))]
        text: String,
    }
    let large = r#"{"text": 1e20}"#;
    let written = serde_json::to_string(&1e20).expect("a number");
    assert_eq!(text::<Note>(large).expect("its digits are there").text, written);
    assert_eq!(value::<Note>(large).is_ok(), keeps_text());
    assert!(value::<Note>(r#"{"text": 9007199254740991.0}"#).is_ok());
}
