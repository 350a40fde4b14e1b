//! `custom`: what the function `price` says, by whose name the report has it.

use serde_json::Value;

use super::Rule;

inventory::submit! { PRICE }

const PRICE: Rule = Rule::new("price").may(|from, to| match (from, to) {
    (Value::String(from), Value::Number(to)) => {
        from.strip_prefix('$').and_then(|from| from.parse().ok()) == to.as_f64()
    }
    _ => false,
});
