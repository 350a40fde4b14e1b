//! Enums of std, externally tagged: `{"Ok": 5}`.

use std::ops::Bound;

use super::described;
use crate::api::Coerce;
use crate::describe::{Describe, NumberOf};

/// An enum of these variants, each with what it holds.
fn choice(description: &mut Describe<'_>, list: &[(&'static str, Option<NumberOf>)]) {
    let mut variants = description.externally_tagged();
    for (name, content) in list {
        match content {
            Some(content) => {
                let content = variants.used(*content);
                variants.newtype(name, content);
            }
            None => {
                variants.unit(name);
            }
        }
    }
    variants.done();
}

described! {
    [T: Coerce] Bound<T> =>
        |d| choice(d, &[("Unbounded", None), ("Included", Some(T::number)), ("Excluded", Some(T::number))]);
    [T: Coerce, E: Coerce] Result<T, E> => |d| choice(d, &[("Ok", Some(T::number)), ("Err", Some(E::number))]);
}

#[cfg(any(unix, windows))]
mod os {
    //! The system's strings: each system reads its own.

    use std::ffi::{OsStr, OsString};

    use super::{choice, described};
    use crate::api::types::read_as;

    #[cfg(unix)]
    described! {
        [] OsString => |d| choice(d, &[("Unix", Some(<Vec<u8>>::number))]);
    }

    #[cfg(windows)]
    described! {
        [] OsString => |d| choice(d, &[("Windows", Some(<Vec<u16>>::number))]);
    }

    read_as! {
        [] Box<OsStr> => OsString;
    }
}
