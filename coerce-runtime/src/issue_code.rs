//! The kinds of issues, by name.

use crate::named::named;

/// The kind of an issue, for programs. `Display` and serialization give the name on the wire.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::IssueCode;
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
    /// `limit_exceeded`: the input is over one of the [`Limits`](crate::Limits).
    LimitExceeded,
    /// `custom`: what other code reported, in the issue's `message`.
    Custom,
}

named!(IssueCode {
    InvalidType: "invalid_type",
    InvalidValue: "invalid_value",
    MissingField: "missing_field",
    UnknownField: "unknown_field",
    DuplicateField: "duplicate_field",
    UnknownVariant: "unknown_variant",
    MissingTag: "missing_tag",
    InvalidLength: "invalid_length",
    Syntax: "syntax",
    LimitExceeded: "limit_exceeded",
    Custom: "custom"
});

impl IssueCode {
    /// How the sentence of an issue without message begins. Where the value is at fault, the expectation is enough.
    pub(crate) const fn opening(self, expected: bool) -> Option<&'static str> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_codes_are_listed_in_order() {
        assert!(IssueCode::ALL.is_sorted());
        let wire: Vec<_> = IssueCode::ALL.iter().map(|code| serde_json::to_value(code).unwrap()).collect();
        assert_eq!(wire, IssueCode::ALL.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(IssueCode::ALL.last(), Some(&IssueCode::Custom));
    }
}
