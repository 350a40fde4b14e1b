//! Numbers: what text has of them and a `Value` has not.

use super::*;

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

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(unfence, string_to_json, python_to_json, json5_to_json)]
struct Limit {
    #[coerce(string_to_number)]
    limit: Option<i128>,
}

/// JSON in memory has it as a float, which serde refuses.
#[test]
fn a_report_that_cannot_say_minus_zero_is_not_complete() {
    for read in
        [json!("{\"limit\": -0}"), json!("```json\n{\"limit\": -0}\n```"), json!("{limit: -0}"), json!({"limit": "-0"})]
    {
        let (limit, report) = Limit::from_value_with_report(read.clone()).unwrap();
        assert_eq!((limit.limit, report.is_complete()), (Some(0), keeps_text()), "{read}");
    }
    // In Python it is an integer.
    for zero in [json!("{'limit': 0}"), json!("{'limit': -0}")] {
        let (limit, report) = Limit::from_value_with_report(zero).unwrap();
        assert_eq!((limit.limit, report.is_complete()), (Some(0), true));
    }
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

#[derive(Debug, PartialEq, Deserialize)]
struct Foreign(f32);

/// Who reads a text first depends on the texts before. What comes of it does not.
#[test]
fn what_is_read_from_a_text_does_not_depend_on_the_texts_before() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    struct Share {
        #[coerce(string_to_number)]
        count: u8,
        part: f32,
    }
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    struct ForeignShare {
        #[coerce(string_to_number)]
        count: u8,
        part: Foreign,
    }
    fn every_reading_is_serdes<T: Coerce + Debug + PartialEq + DeserializeOwned>() {
        let clean = r#"{"count": 1, "part": 1.00000005960464477539062500001}"#;
        let expected: T = serde_json::from_str(clean).unwrap();
        for mode in [Mode::Safe, Mode::Strict, Mode::Safe, Mode::Strict] {
            assert_eq!(Options::default().mode(mode).from_str_with_report::<T>(clean).unwrap().0, expected);
            assert!(text::<T>(r#"{"count": "1", "part": 1}"#).is_ok());
            assert!(text::<T>(r#"{"count": "2", "part": 1}"#).is_ok());
        }
    }
    every_reading_is_serdes::<Share>();
    every_reading_is_serdes::<ForeignShare>();
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
