//! `custom`: a value becomes what a function of the user says.

use serde_json::Value;

use crate::json::Kinds;
use crate::rules::{Arguments, Definition, EagerTriggers, Outcome, Repair, Target};
use crate::tree::Tree;

/// The rule. What it refuses is refused for good, also where the type would accept it.
pub static DEFINITION: Definition =
    Definition::new("custom", Kinds::ALL, repair).moves_text().eager_on(EagerTriggers::UNKNOWN);

/// Says what the function says; the same value again is no repair. What JSON has not (NaN, bytes, keys that are no strings)
/// no function can see: it is kept.
fn repair(tree: &Tree<'_>, arguments: &Arguments, target: &Target<'_>) -> Outcome {
    let Arguments::Function(function) = arguments else { return Outcome::Keep };
    // The stack may not hold it.
    if tree.depth_exceeds(target.depth) {
        return Outcome::refuse("nested too deep");
    }
    let Some(value) = visible(tree) else { return Outcome::Keep };
    match function(&value) {
        Repair::To(to) if to != value => Outcome::replace(Tree::from(to)),
        Repair::To(_) | Repair::Keep => Outcome::Keep,
        Repair::Refuse(reason) => Outcome::refuse(reason),
    }
}

/// The value that the function sees. Of repeated members it is the last, as in any `Value`: a function that refuses is asked
/// of these objects too.
fn visible(tree: &Tree<'_>) -> Option<Value> {
    tree.to_value().or_else(|| serde_json::from_str(&tree.to_json_text()?).ok())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, anywhere, float, of_tree, said};
    use crate::tree::Member;

    fn euros(value: &Value) -> Repair {
        match value.as_str().map(|text| text.strip_suffix(" €")) {
            None => Repair::To(value.clone()),
            Some(Some("")) => Repair::Keep,
            Some(Some(amount)) => Repair::To(json!(amount)),
            Some(None) => Repair::Refuse("no euros".to_owned()),
        }
    }

    #[test]
    fn it_says_what_the_function_says() {
        for (value, expected) in [
            (json!("5 €"), Said::To(json!("5"))),
            (json!("5 $"), Said::refuse("no euros")),
            (json!(" €"), Said::Keep),
            (json!(5), Said::Keep),
            (json!({"a": ["5 €", 1.5]}), Said::Keep),
        ] {
            assert_eq!(said(&DEFINITION, &Arguments::Function(euros), &value), expected, "{value}");
        }
    }

    #[test]
    fn repeated_members_are_judged_too() {
        let refuses = Arguments::Function(|value| Repair::Refuse(value.to_string()));
        let object = Tree::Object(vec![Member::new("a", Tree::Null), Member::new("a", Tree::Bool(true))]);
        assert_eq!(of_tree(&DEFINITION, &refuses, object, &anywhere()), Said::refuse(r#"{"a":true}"#));
    }

    #[test]
    fn what_json_has_not_is_kept() {
        let all = Arguments::Function(|_| Repair::To(json!(1)));
        for tree in [float(f64::NAN), Tree::Bytes(b"a".as_slice().into())] {
            assert_eq!(of_tree(&DEFINITION, &all, tree, &anywhere()), Said::Keep);
        }
    }
}
