//! The crate under another name, behind a module of one's own.

/// The facade as others hand it on.
mod hands_on {
    /// Nested, so that the path is one.
    pub(super) mod inner {
        pub(crate) use ::serde_coerce as lenient;
    }
}

/// Not the crate.
#[allow(dead_code, reason = "it is there to be in the way")]
mod serde_coerce {}

use super::reported;
use ::std::assert_eq;
use ::std::prelude::v1::{Default, Vec};
use hands_on::inner::lenient;

#[derive(::serde::Deserialize, lenient::Coerce)]
#[coerce(crate = "hands_on::inner::lenient")]
struct Outer<T> {
    #[coerce(string_to_number)]
    number: u8,
    #[coerce(singleton_list)]
    inner: Vec<Inner>,
    other: T,
}

#[derive(Default, ::serde::Deserialize, lenient::Coerce)]
#[coerce(crate = "self::hands_on::inner::lenient", string_to_object(key = "word"))]
#[serde(default)]
struct Inner {
    #[coerce(null_to_default)]
    word: Word,
}

#[derive(Default, ::serde::Deserialize, lenient::Coerce)]
#[coerce(crate = "self::lenient")]
enum Word {
    #[default]
    Yes,
    No(#[coerce(number_to_bool)] bool),
}

#[test]
fn a_renamed_crate_is_found() {
    let document = r#"{"number": "1", "inner": "Yes", "other": {"No": 1}}"#;
    let (outer, report) = reported::<Outer<Word>>(document);
    assert_eq!((outer.number, outer.inner.len(), report.len()), (1, 1, 4));
    ::std::assert!(::std::matches!((outer.other, &outer.inner[0].word), (Word::No(true), Word::Yes)));
}
