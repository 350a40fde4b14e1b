//! What was found at a place.

use std::borrow::Cow;

use serde_json::Value;

use crate::kind::Kind;
use crate::number::Num;

/// What a type was given and can't be read from.
#[derive(Clone, Copy)]
pub(crate) enum Received<'a> {
    /// `null`
    Null,
    /// A boolean.
    Bool(bool),
    /// A number.
    Number(Num<'a>),
    /// A string.
    Text(&'a str),
    /// A list.
    List,
    /// An object.
    Object,
    /// Bytes, which JSON has not.
    Bytes(&'a [u8]),
}

impl<'a> Received<'a> {
    /// What `value` is.
    pub(crate) fn of(value: &'a Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(value) => Self::Bool(*value),
            Value::Number(number) => Self::Number(Num::of(number)),
            Value::String(text) => Self::Text(text),
            Value::Array(_) => Self::List,
            Value::Object(_) => Self::Object,
        }
    }

    /// Its kind; bytes have none.
    pub(crate) fn kind(self) -> Option<Kind> {
        match self {
            Self::Null => Some(Kind::Null),
            Self::Bool(_) => Some(Kind::Bool),
            Self::Number(number) if number.is_integer() => Some(Kind::Integer),
            Self::Number(_) => Some(Kind::Float),
            Self::Text(_) => Some(Kind::String),
            Self::List => Some(Kind::List),
            Self::Object => Some(Kind::Object),
            Self::Bytes(_) => None,
        }
    }

    /// The value, where it is a scalar or bytes.
    pub(crate) fn to_value(self) -> Value {
        match self {
            Self::Bool(value) => Value::Bool(value),
            Self::Number(number) => number.to_value(),
            Self::Text(text) => Value::String(text.to_owned()),
            Self::Bytes(bytes) => bytes.into(),
            Self::Null | Self::List | Self::Object => Value::Null,
        }
    }

    /// As an issue tells it: short and escaped, or only its kind and length.
    #[cold]
    pub(crate) fn describe(self, hidden: bool) -> Cow<'static, str> {
        match self {
            Self::Null => "null".into(),
            Self::List => "a list".into(),
            Self::Object => "an object".into(),
            Self::Bytes(_) => "bytes".into(),
            Self::Bool(_) if hidden => "a boolean".into(),
            Self::Number(_) if hidden => "a number".into(),
            Self::Text(text) if hidden => match text.chars().count() {
                1 => "a string of 1 character".into(),
                length => format!("a string of {length} characters").into(),
            },
            Self::Bool(true) => "boolean true".into(),
            Self::Bool(false) => "boolean false".into(),
            Self::Number(number) => crate::show::received_number(number).into(),
            Self::Text(text) => crate::show::received_text(text).into(),
        }
    }
}
