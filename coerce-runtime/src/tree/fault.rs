//! What a `Deserialize` says that does not accept a value.

use std::borrow::Cow;
use std::fmt::{self, Display};
use std::sync::{Arc, LazyLock};

use serde::de::{Error, Expected, Unexpected};

use super::deserialize::Asked;
use super::{expectation, quoted};
use crate::issue_code::IssueCode;
use crate::json::{Number, Parsed, Path, Segment, render};

/// The error of a `Deserialize` that does not accept a value: serde's error of a [`Document`](super::Document).
///
/// It is rendered only where somebody looks: `Deserialize` tries the variants of an untagged enum one by one. Of a
/// [trial](super::Origin::trial) nothing is said.
pub struct Fault(Arc<Inner>);

struct Inner {
    code: IssueCode,
    expected: Option<String>,
    received: Option<Received>,
    names: &'static [&'static str],
    message: Option<String>,
    /// The way to the value, from the inside out.
    steps: Vec<Segment>,
    /// What was asked for, where there was nothing.
    asked: Option<Asked>,
}

/// The fault of all trials, shared so that none of them allocates.
static UNSAID: LazyLock<Arc<Inner>> = LazyLock::new(|| Arc::new(Inner::new(IssueCode::Custom)));

/// The value that was refused.
pub(super) enum Received {
    Number(Parsed),
    String(String),
    /// The name of a variant or of a member.
    Name(String),
    /// Any other value, as it is rendered.
    Rendered(String),
}

/// So much of a string that it is rendered as the whole would be. It may be long, and copies of it cost.
const KEPT: usize = 65;

impl Inner {
    const fn new(code: IssueCode) -> Self {
        Self { code, expected: None, received: None, message: None, names: &[], steps: Vec::new(), asked: None }
    }
}

impl Fault {
    /// The fault of a trial, of which nothing is said.
    pub(super) fn unsaid() -> Self {
        Self(UNSAID.clone())
    }

    /// The fault of nothing, for a `Deserialize` that asks for this.
    pub(super) fn of_nothing(asked: Asked) -> Self {
        Self(Arc::new(Inner { asked: Some(asked), ..Inner::new(IssueCode::Custom) }))
    }

    /// Returns what was asked for, where there was nothing.
    pub(super) fn asked(&self) -> Option<Asked> {
        self.0.asked
    }

    /// The fault of other code.
    fn saying(message: &str) -> Self {
        if let Some((code, received, expected)) = quoted::parse(message) {
            return Self::of(code, received, &expected);
        }
        let message = Some(quoted::without_position(message).to_owned());
        Self(Arc::new(Inner { message, ..Inner::new(IssueCode::Custom) }))
    }

    /// The fault of a value that is not what was asked for.
    #[cold]
    pub(super) fn of(code: IssueCode, received: Received, expected: &dyn Expected) -> Self {
        let expected = Some(expected.to_string());
        Self(Arc::new(Inner { received: Some(received), expected, ..Inner::new(code) }))
    }

    fn named(code: IssueCode, name: &str, names: &'static [&'static str]) -> Self {
        Self(Arc::new(Inner { received: Some(Received::Name(kept(name))), names, ..Inner::new(code) }))
    }

    /// Returns the fault as that of the value one level further out.
    #[cold]
    pub(crate) fn inside<S: Into<Segment>>(mut self, step: impl FnOnce() -> S) -> Self {
        if let Some(inner) = Arc::get_mut(&mut self.0) {
            inner.steps.push(step().into());
        }
        self
    }

    /// Which of serde's errors it is.
    pub fn code(&self) -> IssueCode {
        self.0.code
    }

    /// Where serde stopped, seen from the value that was read.
    pub fn path(&self) -> Path {
        Path { segments: self.0.steps.iter().rev().cloned().collect() }
    }

    /// Returns what was expected, in JSON's terms.
    pub fn expected(&self) -> Option<Cow<'static, str>> {
        self.0.expected.as_deref().map(expectation::in_json)
    }

    /// Returns what was refused: `string "abc"`, `number 5`, `boolean true`, `null`, `a list`, `an object`.
    pub fn received(&self) -> Option<String> {
        match self.0.code {
            IssueCode::UnknownField | IssueCode::MissingField | IssueCode::DuplicateField => None,
            _ => self.0.received.as_ref().map(Received::render),
        }
    }

    /// The name of the member or of the variant that is unknown, missing or comes twice. A long one is cut.
    pub fn name(&self) -> Option<&str> {
        match &self.0.received {
            Some(Received::Name(name)) => Some(name),
            _ => None,
        }
    }

    /// The names that are known, where one is not.
    pub fn names(&self) -> &'static [&'static str] {
        self.0.names
    }

    /// Returns what other code says, cut where it is long.
    pub fn message(&self) -> Option<String> {
        self.0.message.as_deref().map(expectation::without_type).map(render::shorten)
    }
}

impl Received {
    fn of(unexpected: Unexpected<'_>) -> Self {
        match unexpected {
            Unexpected::Unsigned(value) => Self::Number(Parsed::U64(value)),
            Unexpected::Signed(value) => Self::Number(Parsed::I64(value)),
            Unexpected::Float(value) => Self::Number(Parsed::F64(value)),
            Unexpected::Str(text) => Self::String(kept(text)),
            other => Self::Rendered(quoted::received(&other.to_string())),
        }
    }

    fn render(&self) -> String {
        match self {
            Self::Number(value) => render::numbered("number ", Number::from(*value)),
            Self::String(text) | Self::Name(text) => render::quoted("string ", text),
            Self::Rendered(rendered) => rendered.clone(),
        }
    }
}

fn kept(text: &str) -> String {
    let end = text.char_indices().nth(KEPT).map_or(text.len(), |(end, _)| end);
    text[..end].to_owned()
}

impl Error for Fault {
    /// A message may quote what serde says of a part: then it is understood.
    #[cold]
    fn custom<T: Display>(message: T) -> Self {
        Self::saying(&message.to_string())
    }

    #[cold]
    fn invalid_type(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::of(IssueCode::InvalidType, Received::of(unexpected), expected)
    }

    #[cold]
    fn invalid_value(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::of(IssueCode::InvalidValue, Received::of(unexpected), expected)
    }

    #[cold]
    fn invalid_length(length: usize, expected: &dyn Expected) -> Self {
        Self::of(IssueCode::InvalidLength, Received::Rendered(format!("length {length}")), expected)
    }

    #[cold]
    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Self {
        Self::named(IssueCode::UnknownVariant, variant, expected)
    }

    #[cold]
    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        Self::named(IssueCode::UnknownField, field, expected)
    }

    #[cold]
    fn missing_field(field: &'static str) -> Self {
        Self::named(IssueCode::MissingField, field, &[])
    }

    #[cold]
    fn duplicate_field(field: &'static str) -> Self {
        Self::named(IssueCode::DuplicateField, field, &[])
    }
}

/// The words of serde where it has some: a `Deserialize` may put them into an error of its own.
impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(message) = &self.0.message {
            return f.write_str(message);
        }
        let name = self.name().unwrap_or_default();
        match self.0.code {
            IssueCode::UnknownField => write!(f, "unknown field `{name}`"),
            IssueCode::MissingField => write!(f, "missing field `{name}`"),
            IssueCode::DuplicateField => write!(f, "duplicate field `{name}`"),
            IssueCode::UnknownVariant if self.0.expected.is_none() => write!(f, "unknown variant `{name}`"),
            _ => {
                let received = self.received().unwrap_or_default();
                write!(f, "expected {}, got {received}", self.expected().unwrap_or_default())
            }
        }
    }
}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at `{}`: {self}", self.0.code, self.path())
    }
}

impl std::error::Error for Fault {}

#[cfg(test)]
mod tests;
