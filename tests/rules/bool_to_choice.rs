//! `bool_to_choice`: the one of two words that stands for the boolean.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("bool_to_choice").may(|from, to| match (from, to) {
    (Value::Bool(from), Value::String(to)) => {
        let choices = if *from { ["done", "on", "y", "n/a"].as_slice() } else { &["todo", "off", "n"] };
        choices.contains(&to.as_str())
    }
    _ => false,
});
