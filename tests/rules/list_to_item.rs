//! `list_to_item`: the one item.

use serde_json::{Value, json};

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("list_to_item")
    .may(|from, to| match (from, to) {
        (Value::Array(items), to) => items.iter().eq([to]),
        _ => false,
    })
    .said(|value| Some(json!([value])))
    .on(
        "Numbers Integers MaybeIntegers Bools MaybeBools Texts MaybeTexts Words \
         MaybeWords Maps MaybeMaps Objects MaybeObjects Actions Patches Events Variants \
         Strangers StateMaps Pairs NonNullObjects",
        "list_to_item",
    )
    .on("Choices StrangeLists", ".list_to_item")
    .on("Shelves", "..list_to_item");
