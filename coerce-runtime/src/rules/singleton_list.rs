//! `singleton_list`: a value that is no list becomes the list of that one item.

use super::string_to_list::{MAY_BE_LIST, starts_as_list};
use crate::json::{Kind, Kinds};
use crate::rules::{Arguments, Definition, Edit, Outcome, Target};
use crate::tree::Tree;

/// The kinds of an item: neither a list nor null, nor bytes, which may be a list of numbers.
const ITEMS: Kinds = Kinds::ALL.without(Kinds::LIST).without(Kinds::NULL).without(Kinds::BYTES);

/// The rule.
pub static DEFINITION: Definition = Definition::new("singleton_list", ITEMS, repair).moves_text();

/// Accepts anything except a list and null. Refuses a string that starts as a list in JSON does: `string_to_json`, where
/// declared, has already refused it, and one item it is not.
fn repair(tree: &Tree<'_>, _: &Arguments, _: &Target<'_>) -> Outcome {
    match tree.kind() {
        Kind::String if tree.as_str().is_some_and(starts_as_list) => Outcome::refuse(MAY_BE_LIST),
        kind if ITEMS.has(kind) => Outcome::To(Edit::Wrap),
        _ => Outcome::Keep,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, anywhere, of_tree, said};

    #[test]
    fn single_values_are_items() {
        for value in [json!("a"), json!(""), json!("a,b"), json!(5), json!(1.5), json!(true), json!({"a": 1})] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::To(json!([value])));
        }
    }

    #[test]
    fn what_may_be_a_list_as_text_is_refused() {
        for text in ["[\"a\"]", "[\"a\", ", "[draft] note", " \n[", "[]", "\u{feff}[\"a\"]", "```json\n[\"a\"]\n```"] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &json!(text)), Said::refuse(MAY_BE_LIST), "{text:?}");
        }
    }

    #[test]
    fn lists_and_null_are_kept() {
        for value in [json!([]), json!(["a"]), json!([[1]]), json!(null)] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
        let bytes = Tree::Bytes(b"a".as_slice().into());
        assert_eq!(of_tree(&DEFINITION, &Arguments::None, bytes, &anywhere()), Said::Keep);
    }
}
