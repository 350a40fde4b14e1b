//! `null_to_object`: null becomes the empty object.

use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition::new("null_to_object", Kinds::NULL, repair);

/// Accepts null: arguments that are absent are an empty object.
fn repair(tree: &Tree<'_>, _: &Arguments, _: &Target<'_>) -> Outcome {
    if tree.is_null() { Outcome::replace(Tree::Object(Vec::new())) } else { Outcome::Keep }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, said};

    #[test]
    fn null_is_an_object() {
        assert_eq!(said(&DEFINITION, &Arguments::None, &json!(null)), Said::To(json!({})));
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!(""), json!("null"), json!(0), json!(false), json!([]), json!({})] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
