//! `string_to_bool`: the boolean that the word stands for.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("string_to_bool").may(|from, to| match (from, to) {
    (Value::String(from), Value::Bool(to)) => {
        let words = if *to { ["true", "on"] } else { ["false", "off"] };
        words.contains(&from.as_str())
    }
    _ => false,
});
