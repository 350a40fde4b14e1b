//! `float_to_integer`: a number with fraction zero becomes the integer.

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule = Rule::new("float_to_integer", Kinds::FLOAT, |value, _| repair(value));

/// Takes a number with fraction zero and a magnitude of at most 2^53, written as `5.0` or `5e0`; `-0.0` gives `0`. Refuses
/// one with a fraction, and larger ones: they are not exact any more.
#[must_use]
pub fn repair(value: &Value) -> Repair {
    match value {
        Value::Number(number) if number.is_f64() => match integer(&number.to_string()) {
            Ok(integer) => Repair::To(Value::from(integer)),
            Err(reason) => Repair::Refuse(reason.to_owned()),
        },
        _ => Repair::Keep,
    }
}

const HAS_FRACTION: &str = "has a fraction";
const TOO_LARGE: &str = "larger than 2^53";

/// The integer that a JSON number is, if it is one. Reads the text, as with `arbitrary_precision` a number may have more
/// digits than an `f64` can tell.
fn integer(text: &str) -> Result<i64, &'static str> {
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = [whole, fraction].concat();
    let significant = digits.trim_end_matches('0');
    if matches!(significant, "" | "-") {
        return Ok(0);
    }
    let zeros = digits.len() - significant.len();
    let power = power_of_ten(exponent, fraction.len(), zeros).ok_or(HAS_FRACTION)?;
    scaled(significant, power).filter(|integer| integer.unsigned_abs() <= 1 << 53).ok_or(TOO_LARGE)
}

/// The power of ten to multiply the digits by, once the point and the zeros at their end are gone; none if it is negative.
/// An exponent that is no `i64` is negative: with a positive one the number would not be finite.
fn power_of_ten(exponent: &str, fraction: usize, zeros: usize) -> Option<u32> {
    let exponent: i64 = exponent.parse().ok()?;
    let point = i64::try_from(fraction).ok()?;
    let zeros = i64::try_from(zeros).ok()?;
    exponent.checked_add(zeros)?.checked_sub(point)?.try_into().ok()
}

fn scaled(digits: &str, power: u32) -> Option<i64> {
    let digits: i64 = digits.parse().ok()?;
    digits.checked_mul(10_i64.checked_pow(power)?)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_floats_with_fraction_zero() {
        for (number, expected) in [
            (json!(5.0), json!(5)),
            (json!(-1.0), json!(-1)),
            (json!(1e3), json!(1000)),
            (json!(-0.0), json!(0)),
            (json!(4_294_967_295.0), json!(4_294_967_295_u32)),
            (json!(9_007_199_254_740_991.0), json!(9_007_199_254_740_991_i64)),
            (json!(-9_007_199_254_740_992.0), json!(-9_007_199_254_740_992_i64)),
        ] {
            assert_eq!(repair(&number), Repair::To(expected), "{number}");
        }
    }

    #[test]
    fn refuses_fractions_and_what_is_not_exact() {
        for (number, reason) in [
            (1.5, HAS_FRACTION),
            (-0.1, HAS_FRACTION),
            (5e-324, HAS_FRACTION),
            (9_007_199_254_740_994.0, TOO_LARGE),
            (-1e16, TOO_LARGE),
            (1e300, TOO_LARGE),
        ] {
            assert_eq!(repair(&json!(number)), Repair::Refuse(reason.to_owned()), "{number}");
        }
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!(5), json!(-5), json!("5.0"), json!(true), json!(null), json!([5.0])] {
            assert_eq!(repair(&value), Repair::Keep, "{value}");
        }
    }

    #[test]
    fn reads_all_digits_of_the_text() {
        for (text, expected) in [
            ("50e-1", Ok(5)),
            ("0.5E+1", Ok(5)),
            ("-12.00", Ok(-12)),
            ("0e99999999999999999999", Ok(0)),
            ("-0.0e-7", Ok(0)),
            ("9007199254740992.000", Ok(1 << 53)),
            ("9007199254740993.0", Err(TOO_LARGE)),
            ("123456789012345678901234567890.0", Err(TOO_LARGE)),
            ("5.000000000000000000000000001", Err(HAS_FRACTION)),
            ("1e-400", Err(HAS_FRACTION)),
            ("1e-99999999999999999999", Err(HAS_FRACTION)),
            ("1.5e-9223372036854775808", Err(HAS_FRACTION)),
        ] {
            assert_eq!(integer(text), expected, "{text}");
        }
    }
}
