//! `string_to_number`: a string that is itself a JSON number becomes that number.

use serde_json::{Number, Value};

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule = Rule::new("string_to_number", Kinds::STRING, |value, _| repair(value));

/// Takes a string that is a JSON number (RFC 8259 §6) to the letter, and finite. The type then judges that number as if it
/// had come bare.
#[must_use]
pub fn repair(value: &Value) -> Repair {
    let Value::String(text) = value else { return Repair::Keep };
    match json_number(text) {
        Some(number) => Repair::To(Value::Number(number)),
        None => Repair::Refuse("not a JSON number".to_owned()),
    }
}

/// The number that `text` is in JSON, if it is nothing else: no white space, no `+`, no leading zeros, and finite.
pub(crate) fn json_number(text: &str) -> Option<Number> {
    let bytes = text.as_bytes();
    if let Some(integer) = short_integer(bytes) {
        return Some(integer.into());
    }
    let starts = matches!(bytes.first()?, b'-' | b'0'..=b'9');
    let ends = bytes.last()?.is_ascii_digit();
    let number: Number = if starts && ends { serde_json::from_str(text).ok()? } else { return None };
    number.as_f64().filter(|number| number.is_finite())?;
    Some(number)
}

/// The integer that a text of a few digits is: most numbers in text are.
#[inline]
fn short_integer(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() || digits.len() > 18 || (digits[0] == b'0' && digits.len() > 1) {
        return None;
    }
    digits.iter().try_fold(0, |sum, digit| digit.is_ascii_digit().then(|| sum * 10 + u64::from(digit - b'0')))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_json_numbers_to_the_letter() {
        for (text, number) in [("5", json!(5)), ("-0.25", json!(-0.25)), ("1e3", json!(1000.0))] {
            assert_eq!(repair(&json!(text)), Repair::To(number), "{text}");
        }
    }

    #[test]
    fn refuses_everything_else() {
        for text in ["", "+5", "007", " 5", "5 ", "1,000", "0x10", ".5", "5.", "NaN", "inf", "1e400", "5 apples"] {
            assert!(matches!(repair(&json!(text)), Repair::Refuse(_)), "{text}");
        }
    }
}
