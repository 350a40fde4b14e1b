//! `string_to_number`: the number that the text is, to the last digit.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("string_to_number").may(|from, to| match (from, to) {
    (Value::String(from), Value::Number(to)) => is_same_number(from, &to.to_string()),
    _ => false,
});

/// Whether two JSON numbers are one: as integers to the last digit, else as floats.
fn is_same_number(from: &str, to: &str) -> bool {
    match (from.parse::<i128>(), to.parse::<i128>()) {
        (Ok(from), Ok(to)) => from == to,
        // Integers beyond 64 bits are floats, and `-0` is one.
        _ => from.parse::<f64>().ok() == to.parse().ok(),
    }
}
