//! `float_to_integer`: the same number, up to where every integer is a float.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("float_to_integer").may(|from, to| match (from, to) {
    (Value::Number(from), Value::Number(to)) => {
        let is_whole = to.as_f64().is_some_and(|to| to.abs() <= MOST);
        from.is_f64() && to.is_i64() && from.as_f64() == to.as_f64() && is_whole
    }
    _ => false,
});

/// 2^53: above it not every integer is a float.
const MOST: f64 = 9_007_199_254_740_992.0;
