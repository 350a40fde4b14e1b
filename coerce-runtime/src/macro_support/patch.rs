//! A `Patch` without `#[serde(default)]` does not compile: serde would read an absent member as null.

use std::marker::PhantomData;

use super::Plain;
use crate::api::Patch;

/// Asks whether a type is a `Patch`.
pub struct Patched<T: ?Sized>(PhantomData<T>);

/// A `Patch`.
pub struct NeedsDefault;

impl<T> Patched<Patch<T>> {
    /// It is one.
    #[must_use]
    pub const fn verdict() -> NeedsDefault {
        NeedsDefault
    }
}

/// The fallback for all other types.
pub trait Unpatched {
    /// It is none.
    #[must_use]
    fn verdict() -> Plain {
        Plain
    }
}

impl<T: ?Sized> Unpatched for Patched<T> {}

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
