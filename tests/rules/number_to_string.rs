//! `number_to_string`: an integer's own digits; with `floats` the text that `serde_json` writes for any number.

use serde_json::{Number, Value};

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("number_to_string").may(|from, to| match (from, to) {
    (Value::Number(from), Value::String(to)) => {
        if is_integer(from) {
            from.to_string() == *to
        } else {
            written(from).as_ref() == Some(to)
        }
    }
    _ => false,
});

/// Whether it is written without fraction and exponent.
fn is_integer(number: &Number) -> bool {
    !number.to_string().contains(['.', 'e', 'E'])
}

/// What `serde_json` writes for a float. Beyond 2^53 it may be an integer that was rounded, unless the text was kept.
fn written(number: &Number) -> Option<String> {
    let float = number.as_f64()?;
    let is_kept = serde_json::from_str::<Value>("1e400").is_ok();
    let is_exact = is_kept || float.abs() <= 9_007_199_254_740_992.0;
    is_exact.then(|| Number::from_f64(float).map(|number| number.to_string()))?
}
