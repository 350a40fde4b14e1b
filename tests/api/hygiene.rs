//! The derive leans on nothing around it: no prelude, no names of std's, no names of the type's own; and strict users see no
//! lint.

#![no_implicit_prelude]
#![deny(warnings, clippy::pedantic, missing_docs, unused)]

mod deprecated;
mod forbidding;
mod generics;
mod macros;
mod raw_names;
mod renamed;
mod shadowed;

use ::serde_coerce::{Coerce, Report};

/// What text is read as, with what was repaired.
fn reported<T: Coerce>(text: &str) -> (T, Report) {
    T::from_str_with_report(text).unwrap_or_else(|error| ::std::panic!("{error}"))
}

/// What text is read as.
fn read<T: Coerce>(text: &str) -> T {
    reported(text).0
}
