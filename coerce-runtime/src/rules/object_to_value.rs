//! `object_to_value`: an object with one member of a given name becomes the value of that member.

use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Edit, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition::new("object_to_value", Kinds::OBJECT, repair);

/// Accepts an object whose only member has one of the names; what it holds may be text that stands for the value, so the rules
/// that read such text run once more. Refuses one that has other members too, or the same one
/// again; an object without such a member is none of its business.
fn repair(tree: &Tree<'_>, arguments: &Arguments, _: &Target<'_>) -> Outcome {
    let (Tree::Object(members), Arguments::Keys(keys)) = (tree, arguments) else { return Outcome::Keep };
    let mut known = members.iter().filter_map(|member| keys.iter().find(|key| member.name() == Some(&***key)));
    match known.next() {
        None => Outcome::Keep,
        Some(_) if members.len() == 1 => Outcome::To(Edit::Unwrap),
        Some(key) if members.iter().all(|member| member.name() == Some(&**key)) => {
            Outcome::refuse(format!("it repeats `{key}`"))
        }
        Some(key) => Outcome::refuse(format!("it has other members than `{key}`")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::rules::testing::{Said, anywhere, of_tree, said, texts};
    use crate::tree::{Key, Member};

    fn unwrapped(value: &Value) -> Said {
        said(&DEFINITION, &Arguments::Keys(texts(&["value"])), value)
    }

    #[test]
    fn the_only_member_stands_alone() {
        for inner in [json!(5), json!(null), json!({"value": 5}), json!([])] {
            assert_eq!(unwrapped(&json!({"value": inner})), Said::To(inner));
        }
    }

    #[test]
    fn any_of_several_names_will_do() {
        let keys = Arguments::Keys(texts(&["arguments", "input"]));
        assert_eq!(said(&DEFINITION, &keys, &json!({"input": 5})), Said::To(json!(5)));
        let both = said(&DEFINITION, &keys, &json!({"arguments": 5, "input": 5}));
        assert_eq!(both, Said::refuse("it has other members than `arguments`"));
    }

    #[test]
    fn other_members_beside_it_are_refused() {
        let reason = "it has other members than `value`";
        assert_eq!(unwrapped(&json!({"value": 5, "x": 1})), Said::refuse(reason));
        let number = Member { key: Key::Other(Box::new(Tree::Bool(true))), ..Member::new("", Tree::Null) };
        for (beside, reason) in [(Member::new("value", Tree::Null), "it repeats `value`"), (number, reason)] {
            let object = Tree::Object(vec![Member::new("value", Tree::Null), beside]);
            let keys = Arguments::Keys(texts(&["value"]));
            assert_eq!(of_tree(&DEFINITION, &keys, object, &anywhere()), Said::refuse(reason));
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!({}), json!({"val": 5}), json!({"Value": 5}), json!(5), json!(["value"]), json!("value")] {
            assert_eq!(unwrapped(&value), Said::Keep, "{value}");
        }
    }
}
