//! The question whether a rule fits a field's type, asked only of types that can be read: of others the compiler has said enough.

use std::marker::PhantomData;

use serde::de::DeserializeOwned;

use crate::target::fit::{Anything, Of};

/// Asks for the type that rules have to fit.
pub struct Fit<T: ?Sized>(PhantomData<T>);

impl<T: DeserializeOwned> Fit<T> {
    /// The type itself.
    #[must_use]
    pub const fn of() -> Of<T> {
        Of(PhantomData)
    }
}

/// The fallback where a type can't be read.
pub trait Unread {
    /// A type that everything fits.
    #[must_use]
    fn of() -> Of<Anything> {
        Of(PhantomData)
    }
}

impl<T: ?Sized> Unread for Fit<T> {}
