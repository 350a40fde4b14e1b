//! Limits: of depth, of the length of text, of what an error keeps.

use std::io::{self, Read};

use serde_coerce::Limits;

use super::*;

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

#[derive(Debug, Deserialize, PartialEq, Coerce)]
struct Listed {
    ids: Vec<u8>,
    #[coerce(string_to_number)]
    count: u8,
}

/// Of a list of numbers it is known at a look that the type accepts it, but not that it may be there.
#[test]
fn a_list_of_scalars_may_be_too_deep() {
    let document = json!({"ids": [1], "count": "1"});
    let text = document.to_string();
    for (depth, fits) in [(1, false), (2, true)] {
        let options = Options::default().limits(Limits::default().depth(depth));
        let reads = [
            options.from_value_with_report::<Listed>(document.clone()),
            options.from_str_with_report(&text),
            options.from_deserializer_with_report(&document),
        ];
        for read in reads {
            let expected = if fits { Ok(Listed { ids: vec![1], count: 1 }) } else { Err(too_deep("ids")) };
            assert_eq!(read.map(|(value, _)| value).map_err(|error| codes(&error)), expected, "{depth}");
        }
    }
}

fn too_deep(path: &str) -> Vec<(String, IssueCode)> {
    vec![(path.to_owned(), IssueCode::LimitExceeded)]
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
