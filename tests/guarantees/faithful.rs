//! What an entry may say: the same value in another way, and nothing else.

use coerce::{Change, Coercion};
use serde_json::Value;

use super::rule::Rule;

/// Whether an entry says what its rule may do.
pub(crate) fn is_faithful(Coercion { rule, change, .. }: &Coercion) -> bool {
    let known = Rule::named(rule);
    match change {
        Change::Replaced { from, to } if is_omitted(from) || is_omitted(to) => known.is_some(),
        Change::Removed { from } if is_omitted(from) => *rule == "drop_keys" || known.is_some(),
        Change::Replaced { from, to } => known.is_some_and(|known| known.may_make(from, to)),
        Change::Removed { from } => *rule == "drop_keys" || known.is_some_and(|known| known.may_take_out(from)),
        Change::Moved { .. } => *rule == "ignore_key_case",
        _ => false,
    }
}

/// Whether the report has no more than the kind and the length of a value: it was too large.
fn is_omitted(value: &Value) -> bool {
    value.get("_omitted").is_some()
}
