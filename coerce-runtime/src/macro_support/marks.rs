//! Whether a rule of `fields(…)` fits a field's type, as a constant.
//!
//! `Marks::<T>::Number` is the item of the type where `T` has `Coerce` and the marker. Where it does not, the compiler goes on to
//! the trait [`Unmarked`], which has the same names for every type. The choice is made where the code is written: in generic code by
//! the bounds.

use std::marker::PhantomData;

use serde::de::DeserializeOwned;

use super::Coerce;
use crate::target::{
    Absentable, Bool, Choice, Collection, Composite, Defaulted, Enum, Fenceable, Integer, Keyed, List, Map,
    NamedRecords, Nullable, Number, Object, Records, Text, Trimmable, Unlisted, Unmapped,
};

/// Asks which markers a type has.
pub struct Marks<T: ?Sized>(PhantomData<T>);

macro_rules! marks {
    ($($marker:ident)*) => {
        $(
            #[allow(non_upper_case_globals, reason = "each is named after its marker")]
            impl<T: Coerce + $marker> Marks<T> {
                /// It has this one.
                pub const $marker: bool = true;
            }
        )*

        /// What is there where a type has not the marker, or no `Coerce`.
        #[allow(non_upper_case_globals, reason = "each is named after its marker")]
        pub trait Unmarked {
            /// It has no `Coerce`.
            const Known: bool = false;
            /// It can't be read, which is fault enough.
            const Unread: bool = true;
            $(
                /// It has not this one.
                const $marker: bool = false;
            )*
        }
    };
}

marks! {
    Absentable Bool Choice Collection Composite Defaulted Enum Fenceable Integer Keyed List Map NamedRecords Nullable Number
    Object Records Text Trimmable Unlisted Unmapped
}

#[allow(non_upper_case_globals, reason = "it stands for one of `Unmarked`")]
impl<T: Coerce> Marks<T> {
    /// It has `Coerce`.
    pub const Known: bool = true;
}

#[allow(non_upper_case_globals, reason = "it stands for one of `Unmarked`")]
impl<T: DeserializeOwned> Marks<T> {
    /// It can be read.
    pub const Unread: bool = false;
}

impl<T: ?Sized> Unmarked for Marks<T> {}

/// Does not compile where a rule fits no field.
///
/// # Panics
/// There is none that it fits.
#[track_caller]
pub const fn fits_somewhere(fields: &[bool], message: &'static str) {
    let mut place = 0;
    while place < fields.len() {
        if fields[place] {
            return;
        }
        place += 1;
    }
    panic!("{}", message)
}
