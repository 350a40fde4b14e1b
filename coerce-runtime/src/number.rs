//! A JSON number on its way into a type.

use std::fmt;

use serde_json::{Number, Value};

pub(crate) mod kept;

/// A JSON number as it comes from a source, before a type judges it.
#[derive(Clone, Copy, Debug)]
pub enum Num<'a> {
    /// An integer, zero or above.
    U64(u64),
    /// An integer below zero.
    I64(i64),
    /// A number with a fraction or an exponent.
    F64(f64),
    /// An integer that only a source of 128-bit numbers gives.
    U128(u128),
    /// Such an integer below zero.
    I128(i128),
    /// A number that kept its text, with `serde_json/arbitrary_precision`: each type reads it from that.
    Text(&'a Number),
}

/// Whether numbers keep their text, because some crate of the build switched on `serde_json/arbitrary_precision`.
///
/// With it serde hands numbers over as a map of one member; both readers have to know. A number that is text is larger than
/// one that is not.
pub(crate) const KEEPS_TEXT: bool = size_of::<Number>() > size_of::<(u64, u64)>();

/// The name of that one member.
pub(crate) const TEXT_MEMBER: &str = "$serde_json::private::Number";

impl<'a> Num<'a> {
    /// The number that `number` is.
    #[inline]
    pub(crate) fn of(number: &'a Number) -> Self {
        if KEEPS_TEXT {
            Self::Text(number)
        } else if let Some(unsigned) = number.as_u64() {
            Self::U64(unsigned)
        } else if let Some(signed) = number.as_i64() {
            Self::I64(signed)
        } else {
            number.as_f64().map_or(Self::Text(number), Self::F64)
        }
    }

    /// Whether it has neither fraction nor exponent.
    pub(crate) fn is_integer(self) -> bool {
        match self {
            Self::U64(_) | Self::I64(_) | Self::U128(_) | Self::I128(_) => true,
            Self::F64(_) => false,
            Self::Text(number) => !number.is_f64(),
        }
    }

    /// As a JSON value. What JSON can't say (`NaN`, infinities) becomes null, as serde has it.
    pub(crate) fn to_value(self) -> Value {
        let number = match self {
            Self::U64(value) => Some(value.into()),
            Self::I64(value) => Some(value.into()),
            Self::F64(value) => Number::from_f64(value),
            Self::U128(value) => Number::from_u128(value).or_else(|| float(&value.to_string())),
            Self::I128(value) => Number::from_i128(value).or_else(|| float(&value.to_string())),
            Self::Text(number) => Some(number.clone()),
        };
        number.map_or(Value::Null, Value::Number)
    }
}

/// An integer that is too large for JSON's here, as the float that serde reads it as.
fn float(digits: &str) -> Option<Number> {
    Number::from_f64(digits.parse().ok()?)
}

impl fmt::Display for Num<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::U64(value) => value.fmt(f),
            Self::I64(value) => value.fmt(f),
            Self::U128(value) => value.fmt(f),
            Self::I128(value) => value.fmt(f),
            Self::Text(number) => number.fmt(f),
            Self::F64(value) => match Number::from_f64(value) {
                Some(number) => number.fmt(f),
                None => value.fmt(f),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_kept_where_the_feature_is_on() {
        let kept = serde_json::from_str::<Number>("1e400").is_ok();
        assert_eq!(KEEPS_TEXT, kept);
    }
}
