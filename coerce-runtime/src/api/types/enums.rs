//! Enums of std, externally tagged: `{"Ok": 5}`.

use std::borrow::Cow;
use std::ops::Bound;

use super::{edge, schemas};
use crate::api::Coerce;
use crate::constant::Many;
use crate::schema::{Enum, Schema, Shape, Tagging, Variant};

const fn variants(list: &'static [Variant]) -> Schema {
    Schema::new(Shape::Enum(Enum { tagging: Tagging::External, variants: Many::Static(list), deny_unknown: false }))
}

/// ```text
/// choice!("Unbounded", "Included": T)
/// ```
macro_rules! choice {
    ($($name:literal $(: $content:ty)?),+) => {
        variants(const { &[$(choice!(@variant $name $(: $content)?)),+] })
    };
    (@variant $name:literal) => {
        Variant::unit(&[Cow::Borrowed($name)])
    };
    (@variant $name:literal: $content:ty) => {
        Variant::newtype(&[Cow::Borrowed($name)], edge::<$content>())
    };
}

schemas! {
    [T: Coerce] Bound<T> => choice!("Unbounded", "Included": T, "Excluded": T);
    [T: Coerce, E: Coerce] Result<T, E> => choice!("Ok": T, "Err": E);
}

#[cfg(any(unix, windows))]
mod os {
    //! The system's strings: each system reads its own.

    use std::ffi::{OsStr, OsString};

    use super::{Cow, Variant, edge, schemas, variants};
    use crate::api::types::read_as;

    #[cfg(unix)]
    schemas! {
        [] OsString => choice!("Unix": Vec<u8>);
    }

    #[cfg(windows)]
    schemas! {
        [] OsString => choice!("Windows": Vec<u16>);
    }

    read_as! {
        [] Box<OsStr> => OsString;
    }
}
