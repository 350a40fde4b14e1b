//! `map_to_list`: an object with the keys `0`, `1`, `2` and so on becomes the list of its values.

use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Edit, Form, Outcome, Target};
use crate::tree::{Member, Tree};

/// The rule.
pub static DEFINITION: Definition = Definition::new(
    "map_to_list",
    "an object whose keys are 0, 1, 2 … is read as the list of its values",
    Kinds::OBJECT,
    repair,
)
.fits(|site, _| site.is(&[Form::Array]))
.conflicts(&["list_to_map"])
.gives("in the values of that object");

/// Accepts an object whose keys are `0` to `n - 1` with n at least 1, in any order; the values come in the order of these
/// numbers. Refuses the empty object, and one with a gap, a leading zero or any other key.
fn repair(tree: &Tree<'_>, _: &Arguments, _: &Target<'_>) -> Outcome {
    let Tree::Object(members) = tree else { return Outcome::Keep };
    if members.is_empty() {
        return Outcome::refuse("an empty object");
    }
    match in_order(members) {
        Some(order) => Outcome::To(Edit::Values(order)),
        None => Outcome::refuse("its keys are not `0`, `1`, `2` and so on"),
    }
}

/// Where the members `0` to `n - 1` are. As there are n members, none is missing if each is one of these and none comes
/// twice.
fn in_order(members: &[Member<'_>]) -> Option<Vec<usize>> {
    let mut order = vec![None; members.len()];
    for (position, member) in members.iter().enumerate() {
        let place = order.get_mut(index(member.name()?)?)?;
        if place.replace(position).is_some() {
            return None;
        }
    }
    order.into_iter().collect()
}

/// The number that a key is, written as JSON writes integers.
fn index(key: &str) -> Option<usize> {
    let is_plain = key == "0" || !key.starts_with(['0', '+']);
    if is_plain { key.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, Value, json};

    use super::*;
    use crate::rules::testing::{Said, anywhere, of_tree, said};
    use crate::tree::Key;

    #[test]
    fn values_come_in_numeric_order() {
        let eleven: Map<_, _> = (0..11).rev().map(|at| (at.to_string(), json!(at))).collect();
        for (object, list) in [
            (json!({"0": "a"}), json!(["a"])),
            (json!({"1": "b", "0": null}), json!([null, "b"])),
            (Value::Object(eleven), json!([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])),
        ] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &object), Said::To(list), "{object}");
        }
    }

    #[test]
    fn other_objects_are_refused() {
        for keys in [&["1"][..], &["0", "2"], &["00"], &["0", "01"], &["0", "x"], &["-0"], &["+0"], &[" 0"], &["0", ""]]
        {
            let object: Map<_, _> = keys.iter().map(|key| ((*key).to_owned(), json!("a"))).collect();
            let said = said(&DEFINITION, &Arguments::None, &Value::Object(object));
            assert_eq!(said, Said::refuse("its keys are not `0`, `1`, `2` and so on"), "{keys:?}");
        }
        assert_eq!(said(&DEFINITION, &Arguments::None, &json!({})), Said::refuse("an empty object"));
    }

    #[test]
    fn keys_that_repeat_or_are_no_strings_are_refused() {
        let number = Member { key: Key::Other(Box::new(Tree::Null)), ..Member::new("", Tree::Null) };
        for beside in [Member::new("0", Tree::Null), number] {
            let object = Tree::Object(vec![Member::new("0", Tree::Null), beside]);
            assert!(matches!(of_tree(&DEFINITION, &Arguments::None, object, &anywhere()), Said::Refuse(_)));
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!(["a"]), json!("{}"), json!(0), json!(null)] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
