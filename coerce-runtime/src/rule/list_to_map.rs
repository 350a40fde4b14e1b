//! `list_to_map`: a list of strings becomes an object with these keys and one value for all.

use serde_json::{Map, Value};

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared; the value comes with [`Rule::with`].
pub const RULE: Rule = Rule::new("list_to_map", Kinds::LIST, |_, _| Repair::Keep);

/// Takes a list of strings that are all different: each becomes a key, with a value of `filler`. `[]` gives `{}`. Refuses a
/// list with an item that is no string, or with a repeated one.
#[must_use]
pub fn repair(value: &Value, filler: impl Fn() -> Value) -> Repair {
    let Value::Array(items) = value else { return Repair::Keep };
    match filled(items, filler) {
        Ok(object) => Repair::To(Value::Object(object)),
        Err(reason) => Repair::Refuse(reason),
    }
}

fn filled(items: &[Value], filler: impl Fn() -> Value) -> Result<Map<String, Value>, String> {
    let mut object = Map::new();
    for (index, item) in items.iter().enumerate() {
        let Value::String(key) = item else { return Err(format!("its item [{index}] is not a string")) };
        if object.insert(key.clone(), filler()).is_some() {
            return Err(format!("its item [{index}] repeats one before it"));
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
            (json!(["a", 1, 2]), "its item [1] is not a string"),
            (json!([null]), "its item [0] is not a string"),
            (json!([["a"]]), "its item [0] is not a string"),
            (json!(["a", "b", "a"]), "its item [2] repeats one before it"),
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
