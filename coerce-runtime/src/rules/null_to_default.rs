//! `null_to_default`: a member that is null is read as absent, so that the field keeps its default. An item cannot be absent: there
//! `each(null_to_default)` puts the default of its type.

use super::default_json;
use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Edit, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition::new("null_to_default", Kinds::NULL, repair);

/// Accepts null. Refuses it where the default of an item is null too, or is no JSON.
fn repair(tree: &Tree<'_>, arguments: &Arguments, _: &Target<'_>) -> Outcome {
    match arguments {
        _ if !tree.is_null() => Outcome::Keep,
        Arguments::Default(_) => match default_json::of(arguments) {
            Ok(Tree::Null) => Outcome::refuse("its default is null"),
            default => Outcome::of(default),
        },
        _ => Outcome::To(Edit::Remove),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, said};

    #[test]
    fn null_is_removed() {
        assert_eq!(said(&DEFINITION, &Arguments::None, &json!(null)), Said::Remove);
    }

    #[test]
    fn an_item_that_is_null_becomes_its_default() {
        let zero = Arguments::Default(default_json::default_json::<u8>);
        assert_eq!(said(&DEFINITION, &zero, &json!(null)), Said::To(json!(0)));
        assert_eq!(said(&DEFINITION, &zero, &json!(5)), Said::Keep);
        let none = Arguments::Default(default_json::default_json::<Option<u8>>);
        assert_eq!(said(&DEFINITION, &none, &json!(null)), Said::refuse("its default is null"));
        let no_json = Arguments::Default(|| None);
        assert_eq!(said(&DEFINITION, &no_json, &json!(null)), Said::refuse("its default is not JSON"));
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!(""), json!("null"), json!(0), json!(false), json!([]), json!({})] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
