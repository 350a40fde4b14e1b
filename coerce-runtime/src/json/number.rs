//! A number of a document.

use std::borrow::Cow;
use std::fmt::{self, Display};

use serde::de::IgnoredAny;

use crate::json::{INFINITE, Kind};

/// A number as it came from a source, before a type judges it.
#[derive(Clone, Debug)]
pub struct Number<'a> {
    /// The number as the source has parsed it.
    pub value: Parsed,
    /// The digits as they were written, where the source has kept them. Few numbers have any, and all others are small without.
    text: Option<Box<Cow<'a, str>>>,
}

/// A number as a source has parsed it.
#[derive(Clone, Copy, Debug)]
pub enum Parsed {
    /// An integer, zero or above.
    U64(u64),
    /// An integer below zero.
    I64(i64),
    /// A number with a fraction or an exponent, or an integer of more than 64 bits in JSON.
    F64(f64),
    /// An integer that only a source of 128-bit numbers gives.
    U128(Long<u128>),
    /// Such an integer below zero.
    I128(Long<i128>),
}

/// An integer of 128 bits that is no more strictly aligned than one of 64 bits, so that values which hold one stay small.
#[derive(Clone, Copy, Debug)]
#[repr(Rust, packed(8))]
pub struct Long<T: Copy>(pub T);

/// True if numbers keep their text, because some crate of the build switched on `serde_json/arbitrary_precision`.
///
/// A number that is text is larger than one that is not.
pub(crate) const KEEPS_TEXT: bool = size_of::<serde_json::Number>() > size_of::<(u64, u64)>();

/// 2^53: above it not every integer is a float.
pub(crate) const EXACT: f64 = 9_007_199_254_740_992.0;

/// Why a text is no number of JSON.
const NO_NUMBER: &str = "not a JSON number";

/// The name of the one member as which `serde_json` hands over a number that is text.
pub(crate) const TEXT_MEMBER: &str = "$serde_json::private::Number";

impl<'a> Number<'a> {
    /// The kind of the number as `serde_json` reads it, an integer or a float: an integer of more than 64 bits is a float there.
    #[inline]
    pub fn kind(&self) -> Kind {
        match self.value {
            Parsed::F64(_) => Kind::Float,
            _ => Kind::Integer,
        }
    }

    /// Returns the number with its text borrowed.
    pub fn by_ref(&self) -> Number<'_> {
        Number { value: self.value, text: self.text().map(boxed) }
    }

    /// Returns the number with its text owned.
    pub fn into_owned(self) -> Number<'static> {
        Number { value: self.value, text: self.text.map(|text| boxed(text.into_owned())) }
    }

    /// The number that `number` is.
    #[inline]
    pub fn of(number: &serde_json::Number) -> Self {
        let signed = || number.as_i64().map(Parsed::I64);
        let integer = number.as_u64().map(Parsed::U64).or_else(signed);
        if KEEPS_TEXT {
            return Self::with_text(integer, number.to_string().into());
        }
        Self::from(integer.unwrap_or_else(|| Parsed::F64(number.as_f64().unwrap_or(f64::INFINITY))))
    }

    /// The number of this text, a float if it is none that was parsed: infinite where it is out of range.
    #[cold]
    fn with_text(value: Option<Parsed>, text: Cow<'a, str>) -> Self {
        let float = || Parsed::F64(text.parse().unwrap_or(f64::INFINITY));
        Self { value: value.unwrap_or_else(float), text: Some(boxed(text)) }
    }

    /// The number that `serde_json` makes of this JSON text. Or why that is none: it is anything else, or out of the range of floats.
    pub(crate) fn from_text(text: impl Into<Cow<'a, str>>) -> Result<Self, &'static str> {
        let text = text.into();
        let value = Parsed::of_json(&text)?;
        let is_float = matches!(value, Parsed::F64(_));
        Ok(Self { value, text: is_float.then(|| boxed(text)) })
    }

    #[inline]
    /// The number that was parsed from this JSON text, which it keeps where the text says more than it does. With `arbitrary_precision`
    /// serde's buffers have an object in place of a float that has its text.
    pub(crate) fn written(value: Parsed, text: &str) -> Number<'static> {
        let bare = Number::from(value);
        let is_said = |float: f64| KEEPS_TEXT || float.abs() <= EXACT;
        match value {
            Parsed::F64(float) if !(is_said(float) && (is_shortest(text) || bare.to_string() == text)) => {
                Number { value, text: Some(boxed(text.to_owned())) }
            }
            _ => bare,
        }
    }

    /// The number that a `serde_json::Number` with this text is: not always in the range of floats.
    pub(crate) fn kept(text: Cow<'a, str>) -> Self {
        Self::with_text(Parsed::of_json(&text).ok(), text)
    }

    /// The digits as they were written, where the source has kept them. An integer of 64 bits needs none: it is written in one way
    /// only.
    #[inline]
    pub fn text(&self) -> Option<&str> {
        self.text.as_ref().map(|text| &***text)
    }

    /// Keeps the digits as they were written.
    pub(crate) fn keep(&mut self, text: &'a str) {
        self.text = Some(boxed(text));
    }

    /// The digits as they were written. Where they are not there: as `serde_json` writes the number.
    pub fn digits(&self) -> Cow<'_, str> {
        match (self.text(), self.value) {
            (Some(text), _) => Cow::Borrowed(text),
            (None, Parsed::U64(value)) => Cow::Owned(value.to_string()),
            (None, Parsed::I64(value)) => Cow::Owned(value.to_string()),
            (None, _) => Cow::Owned(self.to_string()),
        }
    }

    /// Returns whether it is a float that was written as an integer: `-0`, or one too long for 64 bits. Types of 128 bits read its digits.
    pub(crate) fn is_written_integer(&self) -> bool {
        let is_integer = |text: &str| text.bytes().all(|byte| byte == b'-' || byte.is_ascii_digit());
        self.kind() == Kind::Float && self.text().is_some_and(is_integer)
    }

    /// As a number of JSON. `None`: there it has no such number (`NaN`, infinities, integers that `serde_json` can't hold).
    pub fn to_json(&self) -> Option<serde_json::Number> {
        if let (true, Some(text)) = (KEEPS_TEXT, self.text()) {
            return text.parse().ok();
        }
        match self.value {
            Parsed::U64(value) => Some(value.into()),
            Parsed::I64(value) => Some(value.into()),
            Parsed::F64(value) => serde_json::Number::from_f64(value),
            Parsed::U128(Long(value)) => serde_json::Number::from_u128(value),
            Parsed::I128(Long(value)) => serde_json::Number::from_i128(value),
        }
    }
}

impl Parsed {
    /// The number that `serde_json` makes of a text if one is asked for, with and without `arbitrary_precision`. Or why it makes none.
    pub(crate) fn of_json(text: &str) -> Result<Self, &'static str> {
        let is_bare = text.starts_with(|first: char| first == '-' || first.is_ascii_digit())
            && text.ends_with(|last: char| last.is_ascii_digit());
        let integer = match text.as_bytes() {
            _ if !is_bare => return Err(NO_NUMBER),
            // `007` is no number, and `-0` is a float.
            [b'0', _, ..] | [b'-', b'0', ..] => None,
            [b'-', ..] => text.parse().map(Self::I64).ok(),
            _ => text.parse().map(Self::U64).ok(),
        };
        let is_json = || serde_json::from_str::<IgnoredAny>(text).is_ok();
        let number = integer.or_else(|| serde_json::from_str(text).map(Self::F64).ok());
        number.ok_or_else(|| if is_json() { INFINITE } else { NO_NUMBER })
    }

    /// The number that untyped text is, as Rust's `parse` has it. What is not finite is no number.
    pub(crate) fn of_untyped(text: &str) -> Option<Self> {
        let integer = || text.parse().map(Self::U64).or_else(|_| text.parse().map(Self::I64)).ok();
        let wide = || text.parse().map(Self::wide).or_else(|_| text.parse().map(Self::wide_signed)).ok();
        integer().or_else(wide).or_else(|| Self::float_of_untyped(text))
    }

    /// An integer, in 64 bits if it fits.
    pub(crate) fn of_integer(value: i128) -> Self {
        let unsigned = u64::try_from(value).map(Self::U64);
        let signed = unsigned.or_else(|_| i64::try_from(value).map(Self::I64));
        signed.or_else(|_| u128::try_from(value).map(Self::wide)).unwrap_or_else(|_| Self::wide_signed(value))
    }

    /// An integer of 128 bits.
    pub(crate) fn wide(value: u128) -> Self {
        Self::U128(Long(value))
    }

    /// Such an integer below zero.
    pub(crate) fn wide_signed(value: i128) -> Self {
        Self::I128(Long(value))
    }

    /// The float that untyped text is, for a type of floats.
    pub(crate) fn float_of_untyped(text: &str) -> Option<Self> {
        text.parse().ok().filter(|value: &f64| value.is_finite()).map(Self::F64)
    }
}

impl From<Parsed> for Number<'_> {
    #[inline]
    fn from(value: Parsed) -> Self {
        Self { value, text: None }
    }
}

impl Display for Number<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.to_json(), self.value) {
            (Some(number), _) => number.fmt(f),
            (None, Parsed::U64(value)) => value.fmt(f),
            (None, Parsed::I64(value)) => value.fmt(f),
            (None, Parsed::F64(value)) => value.fmt(f),
            (None, Parsed::U128(Long(value))) => value.fmt(f),
            (None, Parsed::I128(Long(value))) => value.fmt(f),
        }
    }
}

/// How many digits each float of 64 bits has a decimal of its own for.
const DIGITS: usize = f64::DIGITS as usize;

/// Returns whether a JSON number is as short as its float is written, where that is seen without writing it: `0.5`, `12.25`.
fn is_shortest(text: &str) -> bool {
    let Some((whole, fraction)) = text.trim_start_matches('-').split_once('.') else { return false };
    let is_small = whole == "0" && fraction.starts_with('0');
    let ends = fraction == "0" || !fraction.ends_with('0');
    whole.len() + fraction.len() <= DIGITS && ends && !is_small && fraction.bytes().all(|digit| digit.is_ascii_digit())
}

/// The digits of a number, as it keeps them.
fn boxed<'a>(text: impl Into<Cow<'a, str>>) -> Box<Cow<'a, str>> {
    Box::new(text.into())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn text_is_kept_where_the_feature_is_on() {
        let kept = serde_json::from_str::<serde_json::Number>("1e400").is_ok();
        assert_eq!(KEEPS_TEXT, kept);
    }

    #[test]
    fn only_json_numbers_are_read() {
        let refused =
            ["", "-", "+5", "007", " 5", "5 ", "1,000", "0x10", ".5", "5.", "NaN", "inf", "1e400", "5 6", "5a", "٣"];
        for text in refused {
            assert!(Number::from_text(text).is_err(), "{text}");
        }
        let table = [
            ("0", Kind::Integer),
            ("-1", Kind::Integer),
            ("18446744073709551615", Kind::Integer),
            ("18446744073709551616", Kind::Float),
            ("-9223372036854775808", Kind::Integer),
            ("-9223372036854775809", Kind::Float),
            ("-0", Kind::Float),
            ("1.50", Kind::Float),
            ("1E2", Kind::Float),
            ("1e-400", Kind::Float),
        ];
        for (text, kind) in table {
            let number = Number::from_text(text).unwrap();
            assert_eq!((number.kind(), &*number.digits()), (kind, text));
            let read: serde_json::Number = serde_json::from_str(text).unwrap();
            assert_eq!(number.to_json(), Some(read.clone()), "{text}");
            assert_eq!(number.to_string(), read.to_string(), "{text}");
            assert_eq!(number.by_ref().into_owned().to_string(), read.to_string(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn what_is_shortest_is_written_so(text in "-?(0|[1-9][0-9]{0,9})\\.[0-9]{1,9}") {
            let written = Number::from(Parsed::F64(text.parse().unwrap())).to_string();
            prop_assert!(!is_shortest(&text) || written == text, "{text} is written {written}");
        }
    }

    #[test]
    fn most_floats_are_seen_to_be_shortest() {
        for text in ["0.5", "-12.25", "5.0", "0.1", "1234567890.12345", "-0.9"] {
            assert!(is_shortest(text), "{text}");
        }
        for text in ["5", "0.50", "0.05", "1e3", "1.5e3", "0.1234567890123456", "5.00"] {
            assert!(!is_shortest(text), "{text}");
        }
    }

    #[test]
    fn floats_that_were_written_as_integers_are_known() {
        for text in ["18446744073709551616", "-9223372036854775809", "100000000000000000000", "-0"] {
            assert!(Number::from_text(text).unwrap().is_written_integer(), "{text}");
        }
        for text in ["0", "18446744073709551615", "1e30", "18446744073709551616.0", "-0.0"] {
            assert!(!Number::from_text(text).unwrap().is_written_integer(), "{text}");
        }
    }

    #[test]
    fn a_number_in_memory_is_what_serde_json_says() {
        for text in ["0", "-1", "1.5", "18446744073709551615", "18446744073709551616"] {
            let number: serde_json::Number = serde_json::from_str(text).unwrap();
            let read = Number::of(&number);
            assert_eq!(read.kind() == Kind::Integer, number.is_u64() || number.is_i64(), "{text}");
            assert_eq!(read.to_json(), Some(number), "{text}");
            assert_eq!(read.text.is_some(), KEEPS_TEXT, "{text}");
        }
    }

    #[test]
    fn what_json_has_not_is_no_number_of_json() {
        for (value, shown) in [(f64::NAN, "NaN"), (f64::INFINITY, "inf"), (f64::NEG_INFINITY, "-inf")] {
            let number = Number::from(Parsed::F64(value));
            assert!(number.to_json().is_none());
            assert_eq!(number.to_string(), shown);
        }
        let wide = Number::from(Parsed::wide(u128::MAX));
        assert_eq!((wide.to_json().is_some(), wide.to_string()), (KEEPS_TEXT, u128::MAX.to_string()));
    }
}
