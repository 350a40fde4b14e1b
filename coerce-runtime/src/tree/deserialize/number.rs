//! How numbers are handed over.

use std::any::TypeId;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::Deserializer;
use serde::de::value::MapDeserializer;
use serde::de::{Error, Expected, Visitor};
use serde_json::Value;

use super::{Document, Fault, Node, View};
use crate::issue_code::IssueCode;
use crate::json::{KEEPS_TEXT, Kind, Long, Number, Parsed, TEXT_MEMBER};
use crate::tree::Tree;
use crate::tree::fault::Received;

/// Writes the methods of `Deserializer` that ask for a number of one type.
///
/// With `arbitrary_precision` `serde_json` reads a number in memory from its text, and whatever else is there as what it is.
macro_rules! deserialize {
    ($($method:ident $visit:ident $type:ty,)+) => {$(
        #[inline]
        fn $method<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
            if let (false, Some(Value::Number(number))) = (KEEPS_TEXT, self.in_memory()) {
                return number::visit_in_memory(number, visitor);
            }
            let view = self.view();
            match view.node {
                _ if KEEPS_TEXT && view.origin.is_buffered() => view.number_in_buffer(visitor),
                Node::Value(Value::Number(number)) if KEEPS_TEXT => match number.to_string().parse::<$type>() {
                    Ok(value) => visitor.$visit(value),
                    Err(_) => Err(number::refused(number, &visitor)),
                },
                Node::Tree(Tree::Number(number)) if !view.origin.is_buffered() && number::is_beyond::<$type>(number) => {
                    Err(number::invalid())
                }
                Node::Tree(Tree::Number(number)) => number::visit_as::<$type, V>(number.value, visitor),
                Node::Value(_) if KEEPS_TEXT => view.visit(visitor),
                _ => view.untyped_number::<$type, V>(visitor),
            }
        }
    )+};
}

pub(super) use deserialize;

impl<'t> View<'t, '_> {
    /// Reads an integer of 128 bits.
    pub(super) fn wide<T, V: Visitor<'t>>(
        self,
        visit: fn(V, T) -> Result<V::Value, Fault>,
        visitor: V,
    ) -> Result<V::Value, Fault>
    where
        T: FromStr + TryFrom<u128> + TryFrom<i128>,
    {
        match self.node {
            _ if self.origin.is_buffered() => Err(not_buffered()),
            Node::Tree(Tree::Number(number)) => match wide(number) {
                Some(value) => visit(visitor, value),
                // As in text, where the sign alone is too much.
                None if matches!(number.value, Parsed::I64(_) | Parsed::I128(_)) => Err(invalid()),
                None => self::visit(number.value, visitor),
            },
            Node::Value(Value::Number(number)) if KEEPS_TEXT => match wide(&Number::of(number)) {
                Some(value) => visit(visitor, value),
                None => Err(refused(number, &visitor)),
            },
            _ => match self.number_in_key().as_ref().and_then(wide) {
                Some(value) => visit(visitor, value),
                None => Document::from(self).deserialize_i64(visitor),
            },
        }
    }
}

/// Hands a number over as what the source made of it.
#[inline]
pub(super) fn visit<'t, V: Visitor<'t>>(parsed: Parsed, visitor: V) -> Result<V::Value, Fault> {
    match parsed {
        Parsed::U64(value) => visitor.visit_u64(value),
        Parsed::I64(value) => visitor.visit_i64(value),
        Parsed::F64(value) => visitor.visit_f64(value),
        Parsed::U128(Long(value)) => visitor.visit_u128(value),
        Parsed::I128(Long(value)) => visitor.visit_i128(value),
    }
}

/// Hands a number over to a type that asks for a `T`. Types of floats have no other way to read an integer of 128 bits.
#[inline]
#[expect(clippy::cast_precision_loss, reason = "it is rounded as its digits would be")]
pub(super) fn visit_as<'t, T: 'static, V: Visitor<'t>>(parsed: Parsed, visitor: V) -> Result<V::Value, Fault> {
    let is_float = || [TypeId::of::<f32>(), TypeId::of::<f64>()].contains(&TypeId::of::<T>());
    match parsed {
        Parsed::U128(wide) if is_float() => visitor.visit_f64({ wide.0 } as f64),
        Parsed::I128(wide) if is_float() => visitor.visit_f64({ wide.0 } as f64),
        parsed => visit(parsed, visitor),
    }
}

/// Hands over a number in memory that is no text.
#[inline]
pub(super) fn visit_in_memory<'t, V: Visitor<'t>>(number: &serde_json::Number, visitor: V) -> Result<V::Value, Fault> {
    match (number.as_u64(), number.as_i64()) {
        (Some(value), _) => visitor.visit_u64(value),
        (None, Some(value)) => visitor.visit_i64(value),
        (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::INFINITY)),
    }
}

/// Returns whether a number is out of the range of floats, where it is one of JSON (with `arbitrary_precision` there may be some), or of
/// that of `T`: with its feature `float_roundtrip` `serde_json` reads an `f32` from its digits, and refuses what would be infinite.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "whether it is infinite as an `f32` is the question")]
pub(super) fn is_beyond<T: 'static>(number: &Number<'_>) -> bool {
    let Parsed::F64(value) = number.value else { return false };
    if !value.is_finite() {
        return KEEPS_TEXT && number.text().is_some();
    }
    TypeId::of::<T>() == TypeId::of::<f32>() && (value as f32).is_infinite() && *ROUNDTRIP
}

/// True if the feature is on: any crate of a build may switch it on.
static ROUNDTRIP: LazyLock<bool> = LazyLock::new(|| serde_json::from_str::<f32>("1e39").is_err());

/// Hands over a number where any value is asked for. With `arbitrary_precision` a number that is no integer of 64 bits is text.
#[inline]
pub(super) fn visit_any<'t, V: Visitor<'t>>(number: &Number<'_>, visitor: V) -> Result<V::Value, Fault> {
    match (number.value, number.text()) {
        (Parsed::F64(_), Some(_)) if KEEPS_TEXT => visit_text(number.to_string(), visitor),
        (parsed, _) => visit(parsed, visitor),
    }
}

/// Hands over a number in memory that is text: it is handed over as text only where no other way is exact.
#[cold]
pub(super) fn visit_kept<'t, V: Visitor<'t>>(number: &serde_json::Number, visitor: V) -> Result<V::Value, Fault> {
    match kept(number) {
        Some(parsed) => visit(parsed, visitor),
        None => visit_text(number.to_string(), visitor),
    }
}

/// The number that has just the text of one in memory.
pub(crate) fn kept(number: &serde_json::Number) -> Option<Parsed> {
    let unsigned = || number.as_u64().map(Parsed::U64);
    let signed = || number.as_i64().map(Parsed::I64);
    let wide = || number.as_u128().map(Parsed::wide);
    let wide_signed = || number.as_i128().map(Parsed::wide_signed);
    unsigned().or_else(signed).or_else(wide).or_else(wide_signed).or_else(|| exact_float(number))
}

/// The float that has just the text of `number`.
fn exact_float(number: &serde_json::Number) -> Option<Parsed> {
    let float = number.as_f64()?;
    let text = number.to_string();
    let written = serde_json::Number::from_f64(float).map(|exact| exact.to_string());
    (float.to_string() == text || written.is_some_and(|written| written == text)).then_some(Parsed::F64(float))
}

/// As the object of one member that `serde_json`'s types know for a number.
#[cold]
fn visit_text<'t, V: Visitor<'t>>(text: String, visitor: V) -> Result<V::Value, Fault> {
    visitor.visit_map(MapDeserializer::new(std::iter::once((TEXT_MEMBER, text))))
}

/// The integer of 128 bits that it is, as `serde_json` reads it from the digits.
fn wide<T: FromStr + TryFrom<u128> + TryFrom<i128>>(number: &Number<'_>) -> Option<T> {
    match (number.text(), number.value) {
        (Some(digits), _) => digits.parse().ok(),
        (None, Parsed::U64(value)) => T::try_from(u128::from(value)).ok(),
        (None, Parsed::I64(value)) => T::try_from(i128::from(value)).ok(),
        (None, Parsed::U128(Long(value))) => T::try_from(value).ok(),
        (None, Parsed::I128(Long(value))) => T::try_from(value).ok(),
        (None, Parsed::F64(_)) => None,
    }
}

/// The fault of integers of 128 bits, which serde's buffers have not.
#[cold]
fn not_buffered() -> Fault {
    Fault::custom("integers of 128 bits can't be read here")
}

#[cold]
pub(super) fn invalid() -> Fault {
    Fault::custom("number out of range")
}

/// The fault of a number in memory that is text, where its text is none of the type that was asked for.
#[cold]
pub(super) fn refused(number: &serde_json::Number, expected: &dyn Expected) -> Fault {
    let number = Number::of(number);
    let code = if number.kind() == Kind::Integer { IssueCode::InvalidValue } else { IssueCode::InvalidType };
    Fault::of(code, Received::Number(number.value), expected)
}
