//! `number_to_bool`: `1` becomes true, `0` false.

use crate::json::{Kinds, Parsed};
use crate::rules::{Arguments, Definition, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition::new("number_to_bool", Kinds::NUMBER, repair);

/// Accepts the integers `1` and `0`. Refuses any other number, `1.0` too.
fn repair(tree: &Tree<'_>, _: &Arguments, _: &Target<'_>) -> Outcome {
    let Some(number) = tree.as_number() else { return Outcome::Keep };
    match number.value {
        Parsed::U64(1) => Outcome::replace(Tree::Bool(true)),
        Parsed::U64(0) => Outcome::replace(Tree::Bool(false)),
        _ => Outcome::refuse("neither `1` nor `0`"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, said};

    #[test]
    fn one_and_zero_are_booleans() {
        assert_eq!(said(&DEFINITION, &Arguments::None, &json!(1)), Said::To(json!(true)));
        assert_eq!(said(&DEFINITION, &Arguments::None, &json!(0)), Said::To(json!(false)));
    }

    #[test]
    fn other_numbers_are_refused() {
        for number in [json!(2), json!(-1), json!(1.0), json!(0.0), json!(-0.0), json!(0.5), json!(u64::MAX)] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &number), Said::refuse("neither `1` nor `0`"), "{number}");
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!(true), json!("1"), json!(null), json!([1])] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
