//! `invalid_to_default`: whatever could not be read is taken out; an item becomes the default of its type.

use serde_json::{Value, json};

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("invalid_to_default")
    .may(|_, to| is_default(to))
    .may_remove(|_| true)
    .said(|_| Some(json!({"x": []})))
    .on(
        "Numbers Integers MaybeIntegers Bools MaybeBools Texts MaybeTexts Words \
         MaybeWords Lists MaybeLists Sets Maps MaybeMaps Objects MaybeObjects Actions \
         Patches Events Variants Strangers",
        "invalid_to_default",
    )
    .on("Grids", ".invalid_to_default");

/// Whether it is the default of an item's type.
fn is_default(value: &Value) -> bool {
    [json!([]), json!(0), json!(""), json!(false), json!({})].contains(value)
}
