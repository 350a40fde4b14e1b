//! `number_to_string`: a number becomes its JSON text.

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule = Rule::new("number_to_string", Kinds::NUMBER, |value, _| repair(value));

/// Takes every number.
#[must_use]
pub fn repair(value: &Value) -> Repair {
    match value {
        Value::Number(number) => Repair::To(Value::String(number.to_string())),
        _ => Repair::Keep,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_numbers() {
        for (number, text) in [
            (json!(42), "42"),
            (json!(-7), "-7"),
            (json!(1.5), "1.5"),
            (json!(5.0), "5.0"),
            (json!(u64::MAX), "18446744073709551615"),
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
