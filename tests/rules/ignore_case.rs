//! `ignore_case`: the same word in another case; with `separators` also with others between its parts.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("ignore_case")
    .may(|from, to| match (from, to) {
        (Value::String(from), Value::String(to)) => from != to && folded(from) == folded(to),
        _ => false,
    })
    .said(|value| match value {
        Value::String(text) => Some(text.to_uppercase().into()),
        Value::Bool(bit) => Some(bit.to_string().to_uppercase().into()),
        _ => None,
    })
    .on("Bools Words Actions Choices StateMaps", "ignore_case")
    .on("MaybeWords", "ignore_case(separators)");

/// A word without what does not count.
fn folded(word: &str) -> String {
    word.chars().filter(|letter| !['_', '-', ' '].contains(letter)).map(|letter| letter.to_ascii_lowercase()).collect()
}
