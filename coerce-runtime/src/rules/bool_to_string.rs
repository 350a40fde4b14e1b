//! `bool_to_string`: a boolean becomes `"true"` or `"false"`.

use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition::new("bool_to_string", Kinds::BOOL, repair);

/// Accepts both booleans.
fn repair(tree: &Tree<'_>, _: &Arguments, _: &Target<'_>) -> Outcome {
    tree.as_bool().map_or(Outcome::Keep, |bool| Outcome::string(if bool { "true" } else { "false" }))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, said};

    #[test]
    fn booleans_are_text() {
        for (bool, text) in [(true, "true"), (false, "false")] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &json!(bool)), Said::To(json!(text)));
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!("true"), json!(1), json!(null), json!([true])] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
