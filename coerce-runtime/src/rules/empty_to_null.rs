//! `empty_to_null`: the empty string becomes null.

use crate::rules::{Arguments, Definition, EagerTriggers, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition::of_text("empty_to_null", repair).eager_on(EagerTriggers::EMPTY);

/// Accepts `""` and nothing else: `" "` is text.
fn repair(text: &str, _: &Arguments, _: &Target<'_>) -> Outcome {
    if text.is_empty() { Outcome::replace(Tree::Null) } else { Outcome::Keep }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, said};

    #[test]
    fn the_empty_string_is_null() {
        assert_eq!(said(&DEFINITION, &Arguments::None, &json!("")), Said::To(json!(null)));
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!(" "), json!("null"), json!("a"), json!(null), json!([]), json!({}), json!(0)] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
