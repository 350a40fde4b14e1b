//! A number of a document.

use std::borrow::Cow;

use crate::json::Kind;

/// A number as it came from a source, before a type judges it.
#[derive(Clone, Debug)]
pub struct Number<'a> {
    /// What the source made of it.
    pub value: Parsed,
    /// The digits as they were written, where the source has kept them.
    pub text: Option<Cow<'a, str>>,
}

/// What a source made of a number.
#[derive(Clone, Copy, Debug)]
pub enum Parsed {
    /// An integer, zero or above.
    U64(u64),
    /// An integer below zero.
    I64(i64),
    /// A number with a fraction or an exponent, or an integer of more than 64 bits in JSON.
    F64(f64),
    /// An integer that only a source of 128-bit numbers gives.
    U128(u128),
    /// Such an integer below zero.
    I128(i128),
}

/// Whether numbers keep their text, because some crate of the build switched on `serde_json/arbitrary_precision`.
///
/// A number that is text is larger than one that is not.
pub const KEEPS_TEXT: bool = size_of::<serde_json::Number>() > size_of::<(u64, u64)>();

impl<'a> Number<'a> {
    pub fn kind(&self) -> Kind { todo!() }
    pub fn by_ref(&self) -> Number<'_> { todo!() }
    pub fn of(_number: &'a serde_json::Number) -> Self { todo!() }
}
