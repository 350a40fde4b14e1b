//! `text_to_null`: null for the words given.

use serde_json::{Value, json};

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("text_to_null")
    .eager()
    .may(|from, to| match (from, to) {
        (from, Value::Null) => from == "None" || from == "null",
        _ => false,
    })
    .said(|_| Some(json!("None")))
    .on(
        "Numbers Integers MaybeIntegers Bools MaybeBools Texts MaybeTexts Words \
         MaybeWords Lists MaybeLists Maps MaybeMaps Objects MaybeObjects Patches \
         Strangers",
        r#"text_to_null("null","None")"#,
    )
    .on("Choices", r#".text_to_null("null","None")"#);
