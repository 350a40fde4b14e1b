//! `drop_invalid_items`: whatever item could not be read is taken out.

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("drop_invalid_items").at_items().may_remove(|_| true);
