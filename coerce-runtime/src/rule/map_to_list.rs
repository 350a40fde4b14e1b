//! `map_to_list`: an object with the keys `0`, `1`, `2` and so on becomes the list of its values.

use serde_json::{Map, Value};

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule = Rule::new("map_to_list", Kinds::OBJECT, |value, _| repair(value));

/// Takes an object whose keys are `0` to `n - 1` with n at least 1, in any order; the values come in the order of these
/// numbers. Refuses the empty object, and one with a gap, a leading zero or any other key.
#[must_use]
pub fn repair(value: &Value) -> Repair {
    let Value::Object(object) = value else { return Repair::Keep };
    match in_order(object) {
        Some(items) if items.is_empty() => Repair::Refuse("an empty object".to_owned()),
        Some(items) => Repair::To(items.into_iter().cloned().collect()),
        None => Repair::Refuse("its keys are not `0`, `1`, `2` and so on".to_owned()),
    }
}

/// The values under `0` to `n - 1`. As there are n members, no other key is left if each of these is there.
fn in_order(object: &Map<String, Value>) -> Option<Vec<&Value>> {
    (0..object.len()).map(|at| object.get(&at.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_the_values_in_numeric_order() {
        let eleven: Map<_, _> = (0..11).rev().map(|at| (at.to_string(), json!(at))).collect();
        for (object, list) in [
            (json!({"0": "a"}), json!(["a"])),
            (json!({"1": "b", "0": null}), json!([null, "b"])),
            (Value::Object(eleven), json!([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])),
        ] {
            assert_eq!(repair(&object), Repair::To(list), "{object}");
        }
    }

    #[test]
    fn refuses_other_objects() {
        for keys in [&[][..], &["1"], &["0", "2"], &["00"], &["0", "01"], &["0", "x"], &["-0"], &["+0"], &[" 0"]] {
            let object: Map<_, _> = keys.iter().map(|key| ((*key).to_owned(), json!("a"))).collect();
            assert!(matches!(repair(&Value::Object(object)), Repair::Refuse(_)), "{keys:?}");
        }
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!(["a"]), json!("{}"), json!(0), json!(null)] {
            assert_eq!(repair(&value), Repair::Keep, "{value}");
        }
    }
}
