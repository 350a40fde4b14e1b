//! Floats, and why they do not hold a number.

use super::Parsed;

/// How large a float is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Float {
    /// 32 bits.
    Single,
    /// 64 bits.
    Double,
}

/// Why a float does not hold a number.
pub(crate) const INFINITE: &str = "too large: it would be infinite";
const ZERO: &str = "too close to zero: it would be zero";

impl Float {
    /// Why such a float does not hold the number that was parsed from this text. `None`: it holds the nearest one that there is.
    pub(crate) fn refuses(self, value: Parsed, text: &str) -> Option<&'static str> {
        let Parsed::F64(double) = value else { return None };
        #[expect(clippy::cast_possible_truncation, reason = "it is the nearest float, as serde has it")]
        let float = match self {
            Self::Single => f64::from(double as f32),
            Self::Double => double,
        };
        if float.is_infinite() {
            return Some(INFINITE);
        }
        (float == 0.0 && !is_zero(text)).then_some(ZERO)
    }
}

/// Returns whether the digits of a number are those of zero, whatever the exponent.
fn is_zero(digits: &str) -> bool {
    let coefficient = digits.bytes().take_while(|byte| !matches!(byte, b'e' | b'E'));
    !coefficient.into_iter().any(|byte| matches!(byte, b'1'..=b'9'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(float: Float, text: &str) -> Option<&'static str> {
        float.refuses(Parsed::of_json(text).expect("a number"), text)
    }

    #[test]
    fn what_becomes_infinite_or_zero_is_refused() {
        for (text, single, double) in [
            ("1e-400", Some(ZERO), Some(ZERO)),
            ("-1e-400", Some(ZERO), Some(ZERO)),
            ("2e-324", Some(ZERO), Some(ZERO)),
            ("3e-324", Some(ZERO), None),
            ("1e-46", Some(ZERO), None),
            ("-0.0000000000000000000000000000000000000000000001", Some(ZERO), None),
            ("1e-45", None, None),
            ("3.4028234663852886e38", None, None),
            ("3.5e38", Some(INFINITE), None),
            ("-1e39", Some(INFINITE), None),
            ("1000000000000000000000000000000000000000", Some(INFINITE), None),
            ("1.7976931348623157e308", Some(INFINITE), None),
        ] {
            assert_eq!((refused(Float::Single, text), refused(Float::Double, text)), (single, double), "{text}");
        }
    }

    #[test]
    fn zero_is_zero_however_it_is_written_and_the_rest_is_rounded() {
        let long = format!("0.{}", "0".repeat(500));
        for text in ["0", "-0", "0.0", "0e-999", "-0.00E+999", "0e0", &long] {
            assert_eq!((refused(Float::Single, text), refused(Float::Double, text)), (None, None), "{text}");
        }
        for text in ["9007199254740993", "0.1", "16777217", "18446744073709551615", "-5", "0.99999999999999999999"] {
            assert_eq!((refused(Float::Single, text), refused(Float::Double, text)), (None, None), "{text}");
        }
    }
}
