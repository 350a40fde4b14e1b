//! `null_to_object`: null becomes the empty object.

use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Form, Outcome, Rules, Target, empty_to_null};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition =
    Definition::new("null_to_object", "null is read as an empty object", Kinds::NULL, repair)
        .fits(|site, _| site.is(&[Form::Object]))
        .gives("null is read as an empty object");

/// Accepts null: arguments that are absent are an empty object.
fn repair(tree: &Tree<'_>, _: &Arguments, _: &Target<'_>) -> Outcome {
    if tree.is_null() { Outcome::replace(Tree::Object(Vec::new())) } else { Outcome::Keep }
}

/// Whether empty text stands for absent arguments: these rules read it as null, and null as an empty object.
pub(crate) fn reads_absence(rules: &Rules) -> bool {
    let declares = |name| rules.list.iter().any(|rule| rule.definition.name == name);
    declares(empty_to_null::DEFINITION.name) && declares(DEFINITION.name)
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
