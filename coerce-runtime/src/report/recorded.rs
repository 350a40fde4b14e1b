//! Values and changes as the log of a walk has them: what is recorded moves in registers, and becomes a value when somebody looks.

use serde_json::Value;

use crate::json::{KEEPS_TEXT, Number, Parsed};
use crate::tree::Tree;

/// The change that a rule made, as it is recorded.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Effect {
    /// The value became another.
    Replaced {
        /// The value before.
        from: Recorded,
        /// The value after.
        to: Recorded,
    },
    /// The value became the only item of a list.
    Wrapped(Recorded),
    /// The member that had this value was removed.
    Removed(Recorded),
    /// The member had this name.
    Renamed(Recorded),
}

/// A value as it is recorded: a tag and one word, so that it moves in two registers. What does not fit in a word is in the log.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Recorded {
    /// `null`
    Null,
    /// `false`
    False,
    /// `true`
    True,
    /// An integer, zero or above.
    U64(u64),
    /// An integer below zero.
    I64(i64),
    /// The bits of any other number, which is finite.
    F64(u64),
    /// A string of up to seven bytes: a one, and its bytes behind that, in one word.
    Short(u64),
    /// Any other string: the first of its bytes in the text of the log and the one behind the last, in one word.
    Text(u64),
    /// Any other value: its position among the values of the log.
    Value(usize),
}

impl Recorded {
    /// A string of a few bytes, which needs none of the text of the log.
    pub(super) fn short(text: &str) -> Option<Self> {
        let fits = text.len() < size_of::<u64>();
        fits.then(|| Self::Short(text.bytes().fold(1, |word, byte| word << 8 | u64::from(byte))))
    }

    /// The string that has these bytes of the text of the log. `None` if they are too far from its start.
    pub(super) fn text(start: usize, end: usize) -> Option<Self> {
        let (start, end) = (u32::try_from(start).ok()?, u32::try_from(end).ok()?);
        Some(Self::Text(u64::from(start) << 32 | u64::from(end)))
    }

    /// Returns a scalar that is no string. `None` for any other value, and for numbers that JSON has not or that are text.
    pub(super) fn scalar(tree: &Tree<'_>) -> Option<Self> {
        match tree {
            Tree::Null | Tree::Value(Value::Null) => Some(Self::Null),
            Tree::Bool(value) | Tree::Value(Value::Bool(value)) => Some(if *value { Self::True } else { Self::False }),
            Tree::Number(number) if !KEEPS_TEXT => Self::number(number.value),
            Tree::Value(Value::Number(number)) if !KEEPS_TEXT => Self::number(Number::of(number).value),
            _ => None,
        }
    }

    fn number(number: Parsed) -> Option<Self> {
        match number {
            Parsed::U64(value) => Some(Self::U64(value)),
            Parsed::I64(value) => Some(Self::I64(value)),
            Parsed::F64(value) => value.is_finite().then(|| Self::F64(value.to_bits())),
            Parsed::U128(_) | Parsed::I128(_) => None,
        }
    }

    /// The value, where these are the text and the values of the log.
    pub(super) fn to_value(self, text: &str, values: &[Value]) -> Value {
        let half = |bits: u64| usize::try_from(bits & u64::from(u32::MAX)).unwrap_or(usize::MAX);
        match self {
            Self::Null => Value::Null,
            Self::False => false.into(),
            Self::True => true.into(),
            Self::U64(number) => number.into(),
            Self::I64(number) => number.into(),
            Self::F64(bits) => f64::from_bits(bits).into(),
            Self::Short(word) => short_text(word).into(),
            Self::Text(bytes) => text.get(half(bytes >> 32)..half(bytes)).unwrap_or_default().into(),
            Self::Value(at) => values.get(at).cloned().unwrap_or_default(),
        }
    }
}

/// The string of up to seven bytes in a word.
fn short_text(word: u64) -> String {
    let bytes = word.to_be_bytes();
    let behind_one = bytes.iter().skip_while(|byte| **byte == 0).skip(1);
    String::from_utf8(behind_one.copied().collect()).unwrap_or_default()
}
