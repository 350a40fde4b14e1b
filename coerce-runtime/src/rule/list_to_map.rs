//! `list_to_map`: a list of strings becomes an object with these keys and one value for all.

use serde_json::{Map, Value};

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared; the value comes with [`Rule::with`].
pub const RULE: Rule = Rule::new("list_to_map", 12, Kinds::LIST, |_, _| Repair::Keep);

/// Takes a list of strings that are all different: each becomes a key, with a value of `filler`. `[]` gives `{}`. Refuses a
/// list with an item that is no string, or with a repeated one.
#[must_use]
pub fn repair(value: &Value, filler: impl Fn() -> Value) -> Repair {
    let Value::Array(items) = value else { return Repair::Keep };
    match filled(items, filler) {
        Ok(object) => Repair::To(Value::Object(object)),
        Err(reason) => Repair::Refuse(reason.to_owned()),
    }
}

fn filled(items: &[Value], filler: impl Fn() -> Value) -> Result<Map<String, Value>, &'static str> {
    let mut object = Map::new();
    for item in items {
        let Value::String(key) = item else { return Err("an item is not a string") };
        if object.insert(key.clone(), filler()).is_some() {
            return Err("a string is repeated");
        }
    }
    Ok(object)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_distinct_strings() {
        for (list, filler, object) in [
            (json!(["a", "b"]), json!("done"), json!({"a": "done", "b": "done"})),
            (json!(["b", "B", ""]), json!(null), json!({"b": null, "B": null, "": null})),
            (json!([]), json!(1), json!({})),
        ] {
            assert_eq!(repair(&list, || filler.clone()), Repair::To(object), "{list}");
        }
    }

    #[test]
    fn refuses_other_lists() {
        for (list, reason) in [
            (json!(["a", 1]), "an item is not a string"),
            (json!([null]), "an item is not a string"),
            (json!([["a"]]), "an item is not a string"),
            (json!(["a", "a"]), "a string is repeated"),
        ] {
            assert_eq!(repair(&list, || json!("done")), Repair::Refuse(reason.to_owned()), "{list}");
        }
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!("a"), json!({"a": "todo"}), json!(null), json!(1)] {
            assert_eq!(repair(&value, || json!("done")), Repair::Keep, "{value}");
        }
    }
}
