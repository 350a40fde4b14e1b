//! `number_to_bool`: `1` becomes true, `0` false.

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule = Rule::new("number_to_bool", Kinds::INTEGER, |value, _| repair(value));

/// Takes the integers `1` and `0`. Refuses any other number, `1.0` too.
#[must_use]
pub fn repair(value: &Value) -> Repair {
    let Value::Number(number) = value else { return Repair::Keep };
    match number.as_u64() {
        Some(1) => Repair::To(Value::Bool(true)),
        Some(0) => Repair::To(Value::Bool(false)),
        _ => Repair::Refuse("neither `1` nor `0`".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_one_and_zero() {
        assert_eq!(repair(&json!(1)), Repair::To(json!(true)));
        assert_eq!(repair(&json!(0)), Repair::To(json!(false)));
    }

    #[test]
    fn refuses_other_numbers() {
        for number in [json!(2), json!(-1), json!(1.0), json!(0.0), json!(-0.0), json!(0.5), json!(u64::MAX)] {
            assert_eq!(repair(&number), Repair::Refuse("neither `1` nor `0`".to_owned()), "{number}");
        }
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!(true), json!("1"), json!(null), json!([1])] {
            assert_eq!(repair(&value), Repair::Keep, "{value}");
        }
    }
}
