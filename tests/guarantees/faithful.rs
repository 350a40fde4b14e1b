//! What an entry may say: the same value in another way, and nothing else.

use serde_coerce::{Change, Coercion};

use super::changes::leaves_out;
use super::rule::Rule;

/// Whether an entry says what its rule may do.
pub(crate) fn is_faithful(coercion: &Coercion) -> bool {
    let Coercion { rule, change, .. } = coercion;
    let known = Rule::named(rule);
    match change {
        _ if leaves_out(coercion) => *rule == "drop_keys" || known.is_some(),
        Change::Replaced { from, to } => known.is_some_and(|known| known.may_make(from, to)),
        Change::Removed { from } => *rule == "drop_keys" || known.is_some_and(|known| known.may_take_out(from)),
        Change::Moved { .. } => *rule == "ignore_key_case",
        _ => false,
    }
}
