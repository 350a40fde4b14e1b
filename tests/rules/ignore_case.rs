//! `ignore_case`: the same word in another case; with `separators` also with others between its parts.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("ignore_case").may(|from, to| match (from, to) {
    (Value::String(from), Value::String(to)) => from != to && folded(from) == folded(to),
    _ => false,
});

/// A word without what does not count.
fn folded(word: &str) -> String {
    word.chars().filter(|letter| !['_', '-', ' '].contains(letter)).map(|letter| letter.to_ascii_lowercase()).collect()
}
