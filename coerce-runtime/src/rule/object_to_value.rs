//! `object_to_value`: an object with one member of a given name becomes the value of that member.

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared; the key comes with [`Rule::with`].
pub const RULE: Rule = Rule::new("object_to_value", Kinds::OBJECT, |_, _| Repair::Keep);

/// Takes an object whose only member is `key`. Refuses one that has other members too; an object without that member is
/// none of its business.
#[must_use]
pub fn repair(value: &Value, key: &str) -> Repair {
    let Value::Object(object) = value else { return Repair::Keep };
    match object.get(key) {
        None => Repair::Keep,
        Some(value) if object.len() == 1 => Repair::To(value.clone()),
        Some(_) => Repair::Refuse(format!("it has other members than `{key}`")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_the_only_member() {
        for inner in [json!(5), json!(null), json!({"value": 5}), json!([])] {
            assert_eq!(repair(&json!({"value": inner}), "value"), Repair::To(inner));
        }
    }

    #[test]
    fn refuses_other_members_beside_it() {
        let reason = "it has other members than `value`".to_owned();
        assert_eq!(repair(&json!({"value": 5, "x": 1}), "value"), Repair::Refuse(reason));
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!({}), json!({"val": 5}), json!({"Value": 5}), json!(5), json!(["value"]), json!("value")] {
            assert_eq!(repair(&value, "value"), Repair::Keep, "{value}");
        }
    }
}
