//! What can be wrong, by name.

use std::fmt::{self, Display};

use serde::{Serialize, Serializer};

/// What is wrong, for programs. `Display` and serialization give the name on the wire.
///
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::IssueCode;
///
/// assert_eq!(IssueCode::InvalidType.as_str(), "invalid_type");
/// assert_eq!(IssueCode::MissingField.to_string(), "missing_field");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum IssueCode {
    /// `invalid_type`: a value of a kind that the type does not accept.
    InvalidType,
    /// `invalid_value`: the kind is right, the value is not: a number out of range.
    InvalidValue,
    /// `missing_field`: a required member is absent.
    MissingField,
    /// `unknown_field`: a member that the type does not know and does not allow.
    UnknownField,
    /// `duplicate_field`: two members for one field.
    DuplicateField,
    /// `unknown_variant`: a string or tag that names none of the enum's variants.
    UnknownVariant,
    /// `missing_tag`: an enum's object does not say which variant it is.
    MissingTag,
    /// `invalid_length`: a list of another length than the type has.
    InvalidLength,
    /// `syntax`: the text is not valid JSON.
    Syntax,
    /// `limit_exceeded`: the input is over one of the [`Limits`](super::Limits).
    LimitExceeded,
    /// `custom`: what other code reported, in the issue's `message`.
    Custom,
}

impl IssueCode {
    /// All codes, in order.
    pub(crate) const ALL: [Self; 11] = [
        Self::InvalidType,
        Self::InvalidValue,
        Self::MissingField,
        Self::UnknownField,
        Self::DuplicateField,
        Self::UnknownVariant,
        Self::MissingTag,
        Self::InvalidLength,
        Self::Syntax,
        Self::LimitExceeded,
        Self::Custom,
    ];

    /// The name on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::InvalidType => "invalid_type",
            Self::InvalidValue => "invalid_value",
            Self::MissingField => "missing_field",
            Self::UnknownField => "unknown_field",
            Self::DuplicateField => "duplicate_field",
            Self::UnknownVariant => "unknown_variant",
            Self::MissingTag => "missing_tag",
            Self::InvalidLength => "invalid_length",
            Self::Syntax => "syntax",
            Self::LimitExceeded => "limit_exceeded",
            Self::Custom => "custom",
        }
    }

    /// How the sentence of an issue without message begins. Where the value is at fault, the expectation is enough.
    pub(super) const fn opening(self, expected: bool) -> Option<&'static str> {
        match self {
            Self::MissingField => Some("missing"),
            Self::UnknownField => Some("unknown field"),
            Self::DuplicateField => Some("given more than once"),
            Self::MissingTag => Some("missing tag"),
            Self::Syntax => Some("not valid JSON"),
            Self::LimitExceeded => Some("over the limit"),
            _ if expected => None,
            Self::InvalidType => Some("invalid type"),
            Self::UnknownVariant => Some("unknown variant"),
            Self::InvalidLength => Some("invalid length"),
            Self::InvalidValue | Self::Custom => Some("invalid value"),
        }
    }
}

impl Display for IssueCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl Serialize for IssueCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_codes_are_listed_in_order() {
        assert!(IssueCode::ALL.is_sorted());
        let wire: Vec<_> = IssueCode::ALL.iter().map(|code| serde_json::to_value(code).unwrap()).collect();
        assert_eq!(wire, IssueCode::ALL.map(|code| code.to_string()));
        assert_eq!(IssueCode::ALL.last(), Some(&IssueCode::Custom));
    }
}
