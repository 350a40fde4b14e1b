//! The digits of a number as written, without what does not count.

use crate::json::render::joined;

/// A decimal number, exactly: its digits times a power of ten. Equal numbers have equal parts, however they were written.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Decimal {
    /// True if it is below zero. Zero is not.
    negative: bool,
    /// The digits, without zeros at either end: `0` of zero.
    digits: String,
    /// The power of ten to multiply the digits by. One beyond what an `i64` holds stands at its end.
    power: i64,
}

impl Decimal {
    /// The number that JSON text of a number is.
    pub(super) fn of(text: &str) -> Self {
        let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let written = joined(&[whole.trim_start_matches('-'), fraction]);
        let significant = written.trim_end_matches('0');
        let zeros = signed(written.len() - significant.len());
        let power = saturating(exponent).saturating_add(zeros).saturating_sub(signed(fraction.len()));
        match significant.trim_start_matches('0') {
            "" => Self { negative: false, digits: "0".to_owned(), power: 0 },
            digits => Self { negative: text.starts_with('-'), digits: digits.to_owned(), power },
        }
    }

    /// Returns whether it has digits after the point.
    pub(super) fn has_fraction(&self) -> bool {
        self.power < 0
    }

    /// The integer that it is, if that fits.
    pub(super) fn to_i64(&self) -> Option<i64> {
        let scale = 10_i64.checked_pow(u32::try_from(self.power).ok()?)?;
        let digits: i64 = self.digits.parse().ok()?;
        let magnitude = digits.checked_mul(scale)?;
        Some(if self.negative { -magnitude } else { magnitude })
    }
}

/// The exponent, or the end of `i64` that is nearest to it.
fn saturating(exponent: &str) -> i64 {
    let end = if exponent.starts_with('-') { i64::MIN } else { i64::MAX };
    exponent.parse().unwrap_or(end)
}

fn signed(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_numbers_are_equal_however_written() {
        for (one, other) in [
            ("3.10", "3.1"),
            ("1e2", "100.0"),
            ("0.5E+1", "5"),
            ("50e-1", "5.0"),
            ("-0.0", "0"),
            ("0e99999999999999999999", "0"),
            ("-12.00", "-12"),
            ("0.00120", "1.2e-3"),
        ] {
            assert_eq!(Decimal::of(one), Decimal::of(other), "{one}");
        }
        for (one, other) in [("1", "-1"), ("10", "1"), ("0.1", "0.10000000000000001"), ("1e-400", "0"), ("101", "11")] {
            assert_ne!(Decimal::of(one), Decimal::of(other), "{one}");
        }
    }

    #[test]
    fn integers_are_exact() {
        for (text, integer) in [
            ("5.0", Some(5)),
            ("1e3", Some(1000)),
            ("-1.20e1", Some(-12)),
            ("0e5", Some(0)),
            ("9007199254740993.0", Some(9_007_199_254_740_993)),
            ("9223372036854775807", Some(i64::MAX)),
            ("9223372036854775808", None),
            ("1e99999999999999999999", None),
            ("1.5", None),
            ("1e-99999999999999999999", None),
        ] {
            assert_eq!(Decimal::of(text).to_i64(), integer, "{text}");
        }
    }

    #[test]
    fn fractions_are_found() {
        for text in ["1.5", "1e-400", "1e-99999999999999999999", "1.5e-9223372036854775808", "0.99999999999999999999"] {
            assert!(Decimal::of(text).has_fraction(), "{text}");
        }
        for text in ["0.0e-7", "100e-2", "1.5e1", "1e400"] {
            assert!(!Decimal::of(text).has_fraction(), "{text}");
        }
    }
}
