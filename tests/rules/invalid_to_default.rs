//! `invalid_to_default`: whatever could not be read is taken out; an item becomes the default of its type.

use serde_json::{Value, json};

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("invalid_to_default").may(|_, to| is_default(to)).may_remove(|_| true);

/// Whether it is the default of an item's type.
fn is_default(value: &Value) -> bool {
    [json!([]), json!(0), json!(""), json!(false), json!({})].contains(value)
}
