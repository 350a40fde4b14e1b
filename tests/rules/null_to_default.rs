//! `null_to_default`: only null is taken out.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("null_to_default").may_remove(Value::is_null);
