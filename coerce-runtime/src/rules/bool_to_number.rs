//! `bool_to_number`: true becomes `1`, false `0`.

use crate::json::{Kinds, Number, Parsed};
use crate::rules::{Arguments, Definition, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition::new("bool_to_number", Kinds::BOOL, repair);

/// Accepts a boolean.
fn repair(tree: &Tree<'_>, _: &Arguments, _: &Target<'_>) -> Outcome {
    tree.as_bool().map_or(Outcome::Keep, |bool| Outcome::replace(Tree::Number(Number::from(Parsed::U64(bool.into())))))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, said};

    #[test]
    fn booleans_are_numbers() {
        assert_eq!(said(&DEFINITION, &Arguments::None, &json!(true)), Said::To(json!(1)));
        assert_eq!(said(&DEFINITION, &Arguments::None, &json!(false)), Said::To(json!(0)));
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!(1), json!("true"), json!(null), json!([true])] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
