//! `number_to_string`: a number becomes its JSON text.

use serde_json::{Number, Value};

use super::{Repair, Rule};
use crate::kind::Kinds;
use crate::number::KEEPS_TEXT;

/// The rule as declared.
pub const RULE: Rule = Rule::new("number_to_string", Kinds::NUMBER, |value, _| repair(value));

/// Takes every number whose text is known. Refuses a float beyond 2^53, if it has not kept its text: it may be an integer that
/// the parser has rounded, and what its digits were cannot be told any more.
#[must_use]
pub fn repair(value: &Value) -> Repair {
    match value {
        Value::Number(number) if !KEEPS_TEXT && may_be_rounded(number) => {
            Repair::Refuse("larger than 2^53, so its digits may be lost".to_owned())
        }
        Value::Number(number) => Repair::To(Value::String(number.to_string())),
        _ => Repair::Keep,
    }
}

/// 2^53: above it not every integer is a float.
const EXACT: f64 = 9_007_199_254_740_992.0;

fn may_be_rounded(number: &Number) -> bool {
    number.is_f64() && number.as_f64().is_some_and(|float| float.abs() > EXACT)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn refuses_what_a_parser_may_have_rounded() {
        for text in ["18446744073709551616", "-9223372036854775809", "9007199254740993.5", "1e300"] {
            let number: Value = serde_json::from_str(text).unwrap();
            match repair(&number) {
                Repair::To(to) => assert!(KEEPS_TEXT && to == text, "{text}"),
                said => assert!(!KEEPS_TEXT && matches!(said, Repair::Refuse(_)), "{text}"),
            }
        }
    }

    #[test]
    fn takes_numbers() {
        for (number, text) in [
            (json!(42), "42"),
            (json!(-7), "-7"),
            (json!(1.5), "1.5"),
            (json!(5.0), "5.0"),
            (json!(u64::MAX), "18446744073709551615"),
            (json!(9_007_199_254_740_992.0), "9007199254740992.0"),
        ] {
            assert_eq!(repair(&number), Repair::To(json!(text)));
        }
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!("42"), json!(true), json!(null), json!([1])] {
            assert_eq!(repair(&value), Repair::Keep, "{value}");
        }
    }
}
