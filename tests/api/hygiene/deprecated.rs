//! What is deprecated can still be read, and whoever derives it sees no lint.

use super::read;
use ::serde::Deserialize;
use ::serde_coerce::Coerce;
use ::std::assert_eq;

/// A deprecated type.
#[derive(Deserialize, Coerce)]
#[deprecated]
pub(super) struct Old {
    /// And its field.
    #[coerce(string_to_number)]
    #[deprecated(note = "no more")]
    pub field: u8,
}

/// A type with a deprecated field and a deprecated variant's like.
#[derive(Deserialize, Coerce)]
#[coerce(fields(trim))]
pub(super) struct New {
    /// A deprecated one.
    #[deprecated]
    #[serde(default)]
    pub gone: u8,
    /// One that is not.
    #[coerce(string_to_number)]
    pub here: u8,
}

/// A type with a field whose type is deprecated.
#[derive(Deserialize, Coerce)]
#[allow(deprecated, reason = "it is what is tested")]
pub(super) struct Holder {
    /// The field.
    #[coerce(null_to_object)]
    pub old: Old,
}

/// An enum of which a part is deprecated.
#[derive(Deserialize, Coerce)]
pub(super) enum Mixed {
    /// Deprecated.
    #[deprecated]
    Gone,
    /// Deprecated too.
    #[deprecated]
    Lost {
        /// A number.
        number: u8,
    },
    /// Not.
    Here(u8),
}

#[test]
#[allow(deprecated, reason = "it is what is tested")]
fn deprecated_things_are_read() {
    assert_eq!(read::<Old>(r#"{"field": "1"}"#).field, 1);
    assert_eq!(read::<Holder>(r#"{"old": {"field": "1"}}"#).old.field, 1);
    let new = read::<New>(r#"{"gone": 2, "here": "3"}"#);
    assert_eq!((new.gone, new.here), (2, 3));
    for (document, expected) in [(r#""Gone""#, 0), (r#"{"Lost": {"number": 4}}"#, 4), (r#"{"Here": 5}"#, 5)] {
        let number = match read::<Mixed>(document) {
            Mixed::Gone => 0,
            Mixed::Lost { number } | Mixed::Here(number) => number,
        };
        assert_eq!(number, expected);
    }
}
