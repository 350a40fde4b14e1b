//! `map_to_list`: an object with the keys `0`, `1`, `2` and so on becomes the list of its values, and with `key` an object of objects the
//! list of these, each with its key as that member.

use std::collections::HashSet;

use crate::constant::Text;
use crate::json::{Kind, Kinds};
use crate::rules::{Arguments, Definition, Edit, Outcome, Target};
use crate::tree::{Member, Part, Tree};

/// The rule.
pub static DEFINITION: Definition = Definition::new("map_to_list", Kinds::OBJECT, repair);

/// Without `key`, accepts an object whose keys are `0` to `n - 1` with n at least 1, in any order; the values come in the order of
/// these numbers. Refuses the empty object, and one with a gap, a leading zero or any other key.
fn repair(tree: &Tree<'_>, arguments: &Arguments, _: &Target<'_>) -> Outcome {
    let Tree::Object(members) = tree else { return Outcome::Keep };
    if let Arguments::Key(key) = arguments {
        return listed(members, key);
    }
    if members.is_empty() {
        return Outcome::refuse("an empty object");
    }
    match in_order(members) {
        Some(order) => Outcome::To(Edit::Values(order)),
        None => Outcome::refuse("its keys are not `0`, `1`, `2` and so on"),
    }
}

/// Accepts an object whose values are objects without that member, which come in the order of the document. Refuses one in which a
/// key is repeated. No key is named: it may be what a sensitive field holds.
fn listed(members: &[Member<'_>], key: &Text) -> Outcome {
    let mut known = HashSet::with_capacity(members.len());
    for (index, member) in members.iter().enumerate() {
        let Some(name) = member.name() else { return Outcome::refuse("one of its keys is not a string") };
        if !known.insert(name) {
            return Outcome::refuse("it repeats a key");
        }
        if member.value.kind() != Kind::Object {
            return Outcome::refuse(format!("its value [{index}] is not an object"));
        }
        if Part::of(&member.value).has_member(key) {
            return Outcome::refuse(format!("its value [{index}] has a member `{key}` already"));
        }
    }
    Outcome::To(Edit::Listed(key.clone()))
}

/// Where the members `0` to `n - 1` are.
fn in_order(members: &[Member<'_>]) -> Option<Vec<usize>> {
    let mut places = vec![usize::MAX; members.len()];
    for (position, member) in members.iter().enumerate() {
        let place = places.get_mut(index(member.name()?)?)?;
        if std::mem::replace(place, position) != usize::MAX {
            return None;
        }
    }
    Some(places)
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
    use crate::rules::testing::{Said, anywhere, of_tree, said, tree};
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

    fn named() -> Arguments {
        Arguments::Key("name".into())
    }

    #[test]
    fn with_a_key_the_keys_are_members() {
        for (object, list) in [
            (json!({"a": {"n": 1}, "b": {}}), json!([{"name": "a", "n": 1}, {"name": "b"}])),
            (json!({"": {"Name": "x"}}), json!([{"name": "", "Name": "x"}])),
            (json!({"0": {"n": {"name": 1}}}), json!([{"name": "0", "n": {"name": 1}}])),
            (json!({}), json!([])),
        ] {
            assert_eq!(said(&DEFINITION, &named(), &object), Said::To(list), "{object}");
        }
        let first = Tree::Object(vec![Member::new("b", tree(&json!({"n": 1}))), Member::new("a", tree(&json!({})))]);
        let listed = Said::To(json!([{"name": "b", "n": 1}, {"name": "a"}]));
        assert_eq!(of_tree(&DEFINITION, &named(), first, &anywhere()), listed);
    }

    #[test]
    fn with_a_key_other_objects_are_refused() {
        for (object, reason) in [
            (json!({"a": {}, "b": 1}), "its value [1] is not an object"),
            (json!({"a": [{}]}), "its value [0] is not an object"),
            (json!({"a": null}), "its value [0] is not an object"),
            (json!({"a": {}, "b": {"name": "b"}}), "its value [1] has a member `name` already"),
            (json!({"a": {"name": null}}), "its value [0] has a member `name` already"),
        ] {
            assert_eq!(said(&DEFINITION, &named(), &object), Said::refuse(reason), "{object}");
        }
        let empty = || Tree::Object(Vec::new());
        let number = Member { key: Key::Other(Box::new(Tree::Null)), ..Member::new("", empty()) };
        for (beside, reason) in
            [(Member::new("a", empty()), "it repeats a key"), (number, "one of its keys is not a string")]
        {
            let object = Tree::Object(vec![Member::new("a", empty()), beside]);
            assert_eq!(of_tree(&DEFINITION, &named(), object, &anywhere()), Said::refuse(reason));
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!(["a"]), json!("{}"), json!(0), json!(null)] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
            assert_eq!(said(&DEFINITION, &named(), &value), Said::Keep, "{value}");
        }
    }
}
