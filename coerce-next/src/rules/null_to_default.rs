//! `null_to_default`: a member that is null is read as absent, so that its default stands.

use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Edit, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition {
    removes: true,
    warning: |_| Some("was read as absent"),
    ..Definition::new(
        "null_to_default",
        "null is read as an absent member, so that the default stands",
        Kinds::NULL,
        repair,
    )
};

/// Accepts null.
fn repair(tree: &Tree<'_>, _: &Arguments, _: &Target<'_>) -> Outcome {
    if tree.is_null() { Outcome::To(Edit::Remove) } else { Outcome::Keep }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, said};

    #[test]
    fn null_is_removed() {
        assert_eq!(said(&DEFINITION, &Arguments::None, &json!(null)), Said::Remove);
        assert_eq!((DEFINITION.warning)(&Tree::Null), Some("was read as absent"));
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!(""), json!("null"), json!(0), json!(false), json!([]), json!({})] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
