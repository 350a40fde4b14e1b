//! Numbers are judged by the digits that were written, not by a float made of them.

use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, IssueCode, Report};
use serde_json::{Value, json};

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
struct Quoted {
    #[coerce(string_to_number, float_to_integer)]
    n: u64,
}

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
struct Signed {
    #[coerce(string_to_number, float_to_integer)]
    n: i128,
}

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
struct Bare {
    #[coerce(float_to_integer)]
    n: u64,
}

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
struct Text {
    #[coerce(number_to_string)]
    n: String,
}

/// What the text is read as, with the rules that fired.
fn read<T: Coerce + Serialize>(text: &str) -> Result<(Value, Vec<&'static str>), (IssueCode, String)> {
    let of = |(value, report): (T, Report)| {
        (json!(value)["n"].clone(), report.coercions().iter().map(|entry| entry.rule).collect())
    };
    let fault = |error: serde_coerce::Error| (error.issues()[0].code, error.issues()[0].path.to_pointer());
    T::from_str_with_report(text).map(of).map_err(fault)
}

fn by_value<T: Coerce + Serialize>(text: &str) -> Result<Value, IssueCode> {
    let document: Value = serde_json::from_str(text).expect("it is JSON");
    T::from_value(document).map(|value| json!(value)["n"].clone()).map_err(|error| error.issues()[0].code)
}

const NO_INTEGERS: [&str; 11] = [
    "0.99999999999999999999",
    "9007199254740991.4",
    "9007199254740991.9999999999",
    "9007199254740992.5",
    "1e-400",
    "0.00000000000000000000000000000000000000000000000001",
    "1.00000000000000000000000000000000001",
    "4.9999999999999999999999",
    "12345678901234567.8e-1",
    "1.5",
    "15e-1",
];

const TOO_LARGE: [&str; 4] = ["9007199254740993.0", "1e16", "9007199254740992000e-2", "18446744073709551616.0"];

const INTEGERS: [(&str, u64); 8] = [
    ("12.0", 12),
    ("1.2e1", 12),
    ("120e-1", 12),
    ("12.00000000000000000000000000000000", 12),
    ("0.00000000000000000000000012e26", 12),
    ("-0.0", 0),
    ("9007199254740991.0", 9_007_199_254_740_991),
    ("9007199254740992.0", 9_007_199_254_740_992),
];

#[test]
fn a_fraction_that_a_float_would_lose_is_a_fraction() {
    for digits in NO_INTEGERS.iter().chain(&TOO_LARGE) {
        let text = format!(r#"{{"n": "{digits}"}}"#);
        assert_eq!(read::<Quoted>(&text), Err((IssueCode::InvalidType, "/n".to_owned())), "{digits}");
        assert_eq!(by_value::<Quoted>(&text), Err(IssueCode::InvalidType), "{digits}");
        let negative = format!(r#"{{"n": "-{digits}"}}"#);
        assert_eq!(read::<Signed>(&negative), Err((IssueCode::InvalidType, "/n".to_owned())), "-{digits}");
    }
}

#[test]
fn digits_in_a_string_that_are_an_integer_are_read() {
    for (digits, integer) in INTEGERS {
        let text = format!(r#"{{"n": "{digits}"}}"#);
        let rules = vec!["string_to_number", "float_to_integer"];
        assert_eq!(read::<Quoted>(&text), Ok((json!(integer), rules)), "{digits}");
        assert_eq!(by_value::<Quoted>(&text), Ok(json!(integer)), "{digits}");
    }
}

/// The text has the digits of a bare number too.
#[test]
fn bare_digits_in_text_are_judged_the_same() {
    for digits in NO_INTEGERS.iter().chain(&TOO_LARGE) {
        let text = format!(r#"{{"n": {digits}}}"#);
        assert_eq!(read::<Bare>(&text), Err((IssueCode::InvalidType, "/n".to_owned())), "{digits}");
    }
    for (digits, integer) in INTEGERS {
        let text = format!(r#"{{"n": {digits}}}"#);
        assert_eq!(read::<Bare>(&text), Ok((json!(integer), vec!["float_to_integer"])), "{digits}");
    }
}

/// Where the digits are gone, magnitude beyond 2^53 is refused.
#[test]
fn a_float_in_memory_is_an_integer_up_to_2_to_the_53() {
    let read = |float: f64| Bare::from_value(json!({"n": float})).map(|read| read.n);
    assert_eq!(read(9_007_199_254_740_992.0).unwrap(), 9_007_199_254_740_992);
    assert_eq!(read(12.0).unwrap(), 12);
    assert!(read(9_007_199_254_740_994.0).is_err());
    assert!(read(0.5).is_err());
}

#[test]
fn a_number_becomes_its_digits_only_where_none_are_lost() {
    for digits in ["42", "0", "-1", "18446744073709551615", "-9223372036854775808"] {
        let text = format!(r#"{{"n": {digits}}}"#);
        assert_eq!(read::<Text>(&text), Ok((json!(digits), vec!["number_to_string"])), "{digits}");
        assert_eq!(by_value::<Text>(&text), Ok(json!(digits)), "{digits}");
    }
    for digits in ["3.10", "1e2", "1.5", "5.0", "0.1", "100.0", "-0.0", "-0"] {
        let text = format!(r#"{{"n": {digits}}}"#);
        assert_eq!(read::<Text>(&text), Err((IssueCode::InvalidType, "/n".to_owned())), "{digits}");
        assert_eq!(by_value::<Text>(&text), Err(IssueCode::InvalidType), "{digits}");
    }
}

/// Text keeps the digits of integers beyond 64 bits.
#[test]
fn an_integer_beyond_64_bits_keeps_its_digits() {
    for digits in ["18446744073709551616", "-9223372036854775809", "340282366920938463463374607431768211456"] {
        let text = format!(r#"{{"n": {digits}}}"#);
        assert_eq!(read::<Text>(&text), Ok((json!(digits), vec!["number_to_string"])), "{digits}");
    }
}

/// Text has the digits of integers beyond 64 bits, also where no rule asks for them.
#[test]
fn an_integer_that_is_too_long_is_shown_as_it_was_written() {
    for digits in ["100000000000000000000", "-9223372036854775809"] {
        let error = <(u8,)>::from_str_with_report(&format!("[{digits}]")).unwrap_err();
        assert_eq!(error.issues()[0].received.as_deref(), Some(&*format!("number {digits}")));
    }
}

/// `number_to_string(floats)`: any number becomes the text that `serde_json` writes, where no digit is lost.
mod floats_as_text {
    use serde::Deserialize;
    use serde_coerce::{Coerce, IssueCode};

    #[derive(Debug, Deserialize, Coerce)]
    struct Text {
        #[coerce(number_to_string(floats))]
        n: String,
    }

    #[test]
    fn a_float_becomes_what_serde_json_writes_where_it_is_asked_for() {
        let table = [("3.10", "3.1"), ("1e2", "100.0"), ("1.5", "1.5"), ("5.0", "5.0"), ("42", "42"), ("-0.0", "-0.0")];
        for (digits, expected) in table {
            let (read, report) = Text::from_str_with_report(&format!(r#"{{"n": {digits}}}"#)).unwrap();
            assert_eq!((read.n.as_str(), report.len()), (expected, 1), "{digits}");
        }
    }

    #[test]
    fn digits_that_would_be_lost_are_not() {
        for digits in ["0.1000000000000000055511151231257827", "9007199254740993.0", "1.00000000000000000001", "1e-400"]
        {
            let error = Text::from_str_with_report(&format!(r#"{{"n": {digits}}}"#)).expect_err(digits);
            assert_eq!(error.issues()[0].code, IssueCode::InvalidType, "{digits}: {error}");
        }
    }
}

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[coerce(string_to_number)]
struct Ratio(f32);

#[derive(Debug, Default, PartialEq, Deserialize, Serialize, Coerce)]
#[serde(default)]
struct Floats {
    #[coerce(string_to_number)]
    single: f32,
    #[coerce(string_to_number)]
    double: f64,
    #[coerce(string_to_number)]
    option: Option<f32>,
    #[coerce(string_to_number)]
    items: Vec<Option<f32>>,
    #[coerce(string_to_number)]
    map: std::collections::BTreeMap<String, Box<f32>>,
    ratio: Option<Ratio>,
}

/// A float holds the nearest one to the digits, as serde reads the bare number; what would be infinite, or zero without being so, is left.
#[test]
fn a_float_that_would_be_infinite_or_zero_is_refused() {
    let single = |text: &str| {
        let documents = [
            ("single", json!(text)),
            ("option", json!(text)),
            ("items", json!(["1", text])),
            ("map", json!({"a": text})),
            ("ratio", json!(text)),
        ];
        let read = documents.map(|(name, value)| {
            let outcome = Floats::from_value_with_report(json!({name: value}));
            if let Err(error) = &outcome {
                let reason = &error.issues()[0].tried[0].reason;
                assert!(reason.starts_with("too large: ") || reason.starts_with("too close to zero: "), "{error}");
            }
            outcome.is_ok()
        });
        assert!(read.iter().all(|is_read| *is_read == read[0]), "{text}: {read:?}");
        read[0]
    };
    let double = |text: &str| Floats::from_value(json!({"double": text})).is_ok();
    let zero = format!("-0.{}", "0".repeat(400));
    for (text, fits_single, fits_double) in [
        ("1e-46", false, true),
        ("7e-46", false, true),
        ("1e-45", true, true),
        ("-1e-45", true, true),
        ("1e-400", false, false),
        ("3.4028234e38", true, true),
        ("3.5e38", false, true),
        ("-1e39", false, true),
        ("1000000000000000000000000000000000000000", false, true),
        ("-0", true, true),
        ("0e-999", true, true),
        (&zero, true, true),
        ("9007199254740993", true, true),
        ("0.1", true, true),
    ] {
        assert_eq!((single(text), double(text)), (fits_single, fits_double), "{text}");
    }
    // A bare number is serde's, and so is what it is rounded to.
    let read = Floats::from_value(json!({"single": 1e39, "double": "9007199254740993"})).expect("serde reads it");
    assert_eq!((read.single, read.double), (f32::INFINITY, 9_007_199_254_740_992.0));
}

#[test]
fn a_refused_float_is_shown_as_it_was_written() {
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code, reason = "it is never read")]
    struct Switch {
        on: bool,
        share: f64,
    }
    for written in ["1.50", "123456789012345.67", "1e-400", "-0.0"] {
        let text = format!(r#"{{"on":{written},"share":1.50}}"#);
        let error = Switch::from_str_with_report(&text).unwrap_err();
        assert_eq!(error.to_string(), format!("on: expected a boolean, got number {written}"));
    }
}

/// Also where the type has had so much to repair that its documents become trees first, which hold what a rule for the whole may read.
#[test]
fn a_number_that_nothing_reads_may_be_out_of_range() {
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(object_to_value(key = "input"))]
    struct Call {
        #[coerce(string_to_number)]
        a: u8,
    }
    for a in ["5", r#""5""#, "5"] {
        let read = |text: &str| Call::from_str_with_report(text).map(|(call, report)| (call.a, report.len()));
        assert_eq!(read(r#"{"a": 5, "x": 1e999}"#), Ok((5, 0)));
        for _ in 0..64 {
            assert!(read(&format!(r#"{{"a": {a}}}"#)).is_ok());
        }
    }
}
