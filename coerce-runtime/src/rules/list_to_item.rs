//! `list_to_item`: a list of one item becomes that item.

use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Edit, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition::new("list_to_item", Kinds::LIST, repair);

/// Accepts a list of exactly one item. Refuses an empty one, and one of more items.
fn repair(tree: &Tree<'_>, _: &Arguments, _: &Target<'_>) -> Outcome {
    let Tree::List(items) = tree else { return Outcome::Keep };
    match items.len() {
        1 => Outcome::To(Edit::Unwrap),
        0 => Outcome::refuse("an empty list"),
        _ => Outcome::refuse("more than one item"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, said};

    #[test]
    fn the_only_item_stands_alone() {
        for item in [json!(5), json!([5]), json!(null), json!({"a": 1})] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &json!([item])), Said::To(item));
        }
    }

    #[test]
    fn other_lists_are_refused() {
        for (list, reason) in [(json!([]), "an empty list"), (json!([5, 6]), "more than one item")] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &list), Said::refuse(reason));
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!(5), json!("[5]"), json!({"0": 5}), json!(null)] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
