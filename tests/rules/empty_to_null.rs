//! `empty_to_null`: null for the empty text.

use serde_json::{Value, json};

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("empty_to_null")
    .eager()
    .may(|from, to| match (from, to) {
        (from, Value::Null) => from == "",
        _ => false,
    })
    .said(|_| Some(json!("")))
    .on(
        "Numbers Integers MaybeIntegers Bools MaybeBools Texts MaybeTexts Words \
         MaybeWords Lists MaybeLists Maps MaybeMaps Objects MaybeObjects Actions \
         Strangers",
        "empty_to_null",
    )
    .on("Choices", ".empty_to_null");
