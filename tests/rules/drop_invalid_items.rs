//! `drop_invalid_items`: whatever item could not be read is taken out.

use serde_json::json;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("drop_invalid_items")
    .at_items()
    .may_remove(|_| true)
    .said(|_| Some(json!([{"x": []}])))
    .on("Lists MaybeMaps EntityLists", "drop_invalid_items");
