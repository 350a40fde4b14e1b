//! Enums of std, externally tagged: `{"Ok": 5}`.

use std::ops::Bound;

use super::{described, read_as};
use crate::api::Coerce;
use crate::describe::{Describe, NumberOf};
use crate::schema::{Form, Tagging};

/// An enum of these variants, each with what it holds.
fn choice(description: &mut Describe<'_>, list: &[(&'static str, Option<NumberOf>)]) {
    let mut variants = description.variants(Tagging::External);
    for (name, content) in list {
        let form = if content.is_some() { Form::Newtype } else { Form::Unit };
        let content = content.map(|content| variants.used(content));
        variants.variant(&[name], form, content);
    }
    variants.done();
}

described! {
    [T: Coerce] Bound<T> =>
        |d| choice(d, &[("Unbounded", None), ("Included", Some(T::number)), ("Excluded", Some(T::number))]);
    [T: Coerce, E: Coerce] Result<T, E> => |d| choice(d, &[("Ok", Some(T::number)), ("Err", Some(E::number))]);
    // The strings of the system: each system reads its own.
    #[cfg(unix)]
    [] std::ffi::OsString => |d| choice(d, &[("Unix", Some(<Vec<u8>>::number))]);
    #[cfg(windows)]
    [] std::ffi::OsString => |d| choice(d, &[("Windows", Some(<Vec<u16>>::number))]);
}

read_as! {
    #[cfg(any(unix, windows))]
    [] Box<std::ffi::OsStr> => std::ffi::OsString;
}
