//! `bool_to_choice`: a boolean becomes one of two given strings.

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared; the two strings come with [`Rule::with`].
pub const RULE: Rule = Rule::new("bool_to_choice", Kinds::BOOL, |_, _| Repair::Keep);

/// Takes both booleans: true becomes `yes`, false becomes `no`.
#[must_use]
pub fn repair(value: &Value, yes: &str, no: &str) -> Repair {
    match value {
        Value::Bool(bool) => Repair::To(Value::from(if *bool { yes } else { no })),
        _ => Repair::Keep,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_booleans() {
        assert_eq!(repair(&json!(true), "done", "todo"), Repair::To(json!("done")));
        assert_eq!(repair(&json!(false), "done", "todo"), Repair::To(json!("todo")));
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!("done"), json!("true"), json!(1), json!(null), json!([true])] {
            assert_eq!(repair(&value, "done", "todo"), Repair::Keep, "{value}");
        }
    }
}
