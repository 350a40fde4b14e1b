//! `bool_to_choice`: a boolean becomes one of two given strings.

use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition::new("bool_to_choice", Kinds::BOOL, repair);

/// Accepts both booleans: true becomes `yes`, false becomes `no`.
fn repair(tree: &Tree<'_>, arguments: &Arguments, _: &Target<'_>) -> Outcome {
    match (tree.as_bool(), arguments) {
        (Some(true), Arguments::YesNo { yes, .. }) => Outcome::string(yes.clone()),
        (Some(false), Arguments::YesNo { no, .. }) => Outcome::string(no.clone()),
        _ => Outcome::Keep,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, said};

    const CHOICE: Arguments =
        Arguments::YesNo { yes: std::borrow::Cow::Borrowed("done"), no: std::borrow::Cow::Borrowed("todo") };

    #[test]
    fn booleans_are_the_strings() {
        for (bool, text) in [(true, "done"), (false, "todo")] {
            assert_eq!(said(&DEFINITION, &CHOICE, &json!(bool)), Said::To(json!(text)));
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!("done"), json!("true"), json!(1), json!(null), json!([true])] {
            assert_eq!(said(&DEFINITION, &CHOICE, &value), Said::Keep, "{value}");
        }
    }
}
