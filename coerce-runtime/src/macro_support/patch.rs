//! A `Patch` without `#[serde(default)]` does not compile: serde would read an absent member as null.

use super::Plain;

/// A `Patch`.
pub struct NeedsDefault;

/// Types of fields that need no default.
#[diagnostic::on_unimplemented(
    message = "a `Patch` needs `#[serde(default)]`",
    label = "this field has no default",
    note = "without it serde can't tell an absent member from null"
)]
pub trait NoDefault {}

impl NoDefault for Plain {}

/// Does nothing but compile.
pub fn without_default<T: NoDefault>(_: T) {}
