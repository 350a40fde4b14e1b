//! The kinds of JSON value, and sets of them.

use serde_json::Value;

/// The kind of a JSON value. Numbers are of two kinds, because types and rules tell them apart: `5` is an integer, `5.0` is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Kind {
    /// `null`
    Null = 1,
    /// `true`, `false`
    Bool = 1 << 1,
    /// A number without fraction and exponent.
    Integer = 1 << 2,
    /// Any other number.
    Float = 1 << 3,
    /// A string.
    String = 1 << 4,
    /// A list (RFC 8259 calls it an array).
    List = 1 << 5,
    /// An object.
    Object = 1 << 6,
    /// Bytes, which other formats have.
    Bytes = 1 << 7,
}

impl Kind {
    /// The kind of `value`.
    pub fn of(value: &Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(_) => Self::Bool,
            Value::Number(number) if number.is_f64() => Self::Float,
            Value::Number(_) => Self::Integer,
            Value::String(_) => Self::String,
            Value::Array(_) => Self::List,
            Value::Object(_) => Self::Object,
        }
    }

    /// The kind as callers know it: `null`, `boolean`, `number`, `string`, `list`, `object`.
    pub fn name(self) -> &'static str {
        let named = self.with_article();
        named.split_once(' ').map_or(named, |(_, name)| name)
    }

    /// A value of the kind: `null`, `a boolean`, `an object`.
    pub(crate) fn with_article(self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool => "a boolean",
            Self::Integer | Self::Float => "a number",
            Self::String => "a string",
            Self::List => "a list",
            Self::Object => "an object",
            Self::Bytes => "bytes",
        }
    }
}

/// A set of kinds of JSON value, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u8);

impl Kinds {
    /// No kind at all.
    pub const NONE: Self = Self(0);
    /// `null`
    pub const NULL: Self = Self(Kind::Null as u8);
    /// `true`, `false`
    pub const BOOL: Self = Self(Kind::Bool as u8);
    /// Numbers without fraction and exponent.
    pub const INTEGER: Self = Self(Kind::Integer as u8);
    /// All other numbers.
    pub const FLOAT: Self = Self(Kind::Float as u8);
    /// All numbers.
    pub const NUMBER: Self = Self::INTEGER.or(Self::FLOAT);
    /// Strings.
    pub const STRING: Self = Self(Kind::String as u8);
    /// Lists.
    pub const LIST: Self = Self(Kind::List as u8);
    /// Objects.
    pub const OBJECT: Self = Self(Kind::Object as u8);
    /// Bytes.
    pub const BYTES: Self = Self(Kind::Bytes as u8);
    /// Every kind.
    pub const ALL: Self = Self(0xff);

    /// The kinds of both.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The kinds of this set that `other` has too.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The kinds of this set that `other` has not.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns whether `kind` is one of them.
    pub const fn has(self, kind: Kind) -> bool {
        self.0 & kind as u8 != 0
    }

    /// Returns whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
