//! `list_to_map`: a list of strings becomes an object with these keys and one value for all.

use std::collections::HashSet;

use crate::json::Kinds;
use crate::rules::{Arguments, Definition, Form, Literal, Outcome, Spec, Target};
use crate::tree::{Member, Tree};

/// The rule.
pub static DEFINITION: Definition = Definition::new(
    "list_to_map",
    "a list of distinct strings is read as an object that has each as a key",
    Kinds::LIST,
    repair,
)
.takes(Spec::Value, "list_to_map(value = true)")
.fits(|site, _| site.is(&[Form::Object]))
.gives("in the object that the list is read as");

/// Accepts a list of strings that are all different: each becomes a key, with the value that was given. `[]` gives `{}`.
/// Refuses a list with an item that is no string, or with a repeated one.
fn repair(tree: &Tree<'_>, arguments: &Arguments, _: &Target<'_>) -> Outcome {
    let (Tree::List(items), Arguments::Value(value)) = (tree, arguments) else { return Outcome::Keep };
    match members(items, value) {
        Ok(members) => Outcome::replace(Tree::Object(members)),
        Err(reason) => Outcome::refuse(reason),
    }
}

fn members(items: &[Tree<'_>], value: &Literal) -> Result<Vec<Member<'static>>, String> {
    let mut known = HashSet::with_capacity(items.len());
    let mut members = Vec::with_capacity(items.len());
    for (index, item) in items.iter().enumerate() {
        let key = item.as_str().ok_or_else(|| format!("its item [{index}] is not a string"))?;
        if !known.insert(key) {
            return Err(format!("its item [{index}] repeats one before it"));
        }
        members.push(Member::new(key.to_owned(), value.to_tree()));
    }
    Ok(members)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::rules::testing::{Said, said};

    fn filled(list: &Value, value: Literal) -> Said {
        said(&DEFINITION, &Arguments::Value(value), list)
    }

    #[test]
    fn distinct_strings_are_keys() {
        for (list, value, object) in [
            (json!(["a", "b"]), Literal::Text("done".into()), json!({"a": "done", "b": "done"})),
            (json!(["b", "B", ""]), Literal::Null, json!({"b": null, "B": null, "": null})),
            (json!(["a"]), Literal::Integer(-1), json!({"a": -1})),
            (json!(["a"]), Literal::Float(0.5), json!({"a": 0.5})),
            (json!(["a"]), Literal::Bool(true), json!({"a": true})),
            (json!([]), Literal::Integer(1), json!({})),
        ] {
            assert_eq!(filled(&list, value), Said::To(object), "{list}");
        }
    }

    #[test]
    fn other_lists_are_refused() {
        for (list, reason) in [
            (json!(["a", 1, 2]), "its item [1] is not a string"),
            (json!([null]), "its item [0] is not a string"),
            (json!([["a"]]), "its item [0] is not a string"),
            (json!(["a", "b", "a"]), "its item [2] repeats one before it"),
        ] {
            assert_eq!(filled(&list, Literal::Null), Said::refuse(reason), "{list}");
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!("a"), json!({"a": "todo"}), json!(null), json!(1)] {
            assert_eq!(filled(&value, Literal::Null), Said::Keep, "{value}");
        }
    }
}
