//! The constants that say whether a rule of `fields(…)` fits a field's type.
//!
//! `Marks::<T>::Number` is the inherent constant, which is true, if `T` has `Coerce` and the marker. Otherwise the compiler finds
//! the constant of the trait [`Unmarked`], which is false and exists for every type. It decides where the code is written: in generic
//! code it knows the bounds alone.

#![allow(non_upper_case_globals, reason = "each constant is named after its marker, or as one in `Unmarked`")]

use std::marker::PhantomData;

use serde::de::DeserializeOwned;

use super::Coerce;
use crate::target;

/// The markers of a type, as constants.
pub struct Marks<T: ?Sized>(PhantomData<T>);

macro_rules! marks {
    ($($marker:ident)*) => {
        $(
            impl<T: Coerce + target::$marker> Marks<T> {
                /// The type has this marker.
                pub const $marker: bool = true;
            }
        )*

        /// The constants of types without the marker, or without `Coerce`.
        pub trait Unmarked {
            /// The type has no `Coerce`.
            const Known: bool = false;
            /// The type cannot be read, which is a fault of its own.
            const Unread: bool = true;
            $(
                /// The type does not have this marker.
                const $marker: bool = false;
            )*
        }
    };
}

marks! {
    Absentable Bool Choice Collection Composite Defaulted Enum Fenceable Integer Keyed List Map NamedRecords Nullable Number
    Object Records Text Trimmable Unlisted Unmapped
}

impl<T: Coerce> Marks<T> {
    /// The type has `Coerce`.
    pub const Known: bool = true;
}

impl<T: DeserializeOwned> Marks<T> {
    /// The type can be read.
    pub const Unread: bool = false;
}

impl<T: ?Sized> Unmarked for Marks<T> {}

/// A check in a constant: it does not compile if a rule fits no field.
///
/// # Panics
/// Panics with `message` if none of `fields` is true.
#[track_caller]
pub const fn fits_somewhere(fields: &[bool], message: &'static str) {
    let mut index = 0;
    while index < fields.len() {
        if fields[index] {
            return;
        }
        index += 1;
    }
    panic!("{}", message)
}
