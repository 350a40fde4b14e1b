//! Numbers.

use std::borrow::Cow;
use std::fmt::Display;
use std::marker::PhantomData;
use std::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroIsize, NonZeroU8, NonZeroU16, NonZeroU32, NonZeroU64,
    NonZeroUsize, Saturating,
};
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde_json::{Number, Value};

use crate::coerce::Coerce;
use crate::context::{Context, Node, Received};
use crate::kind::Kinds;
use crate::number::{KEEPS_TEXT, Num, kept};
use crate::shape::{Facts, Shape};

/// The key of a map, read as a number: JSON's text of one to the letter, as `serde_json` has it.
pub(super) fn number_key<T: DeserializeOwned>(text: &str) -> Option<T> {
    let (first, last) = (text.bytes().next()?, text.bytes().last()?);
    let is_bare = matches!(first, b'-' | b'0'..=b'9') && last.is_ascii_digit();
    if is_bare { serde_json::from_str(text).ok() } else { None }
}

/// The facts of `Sh` as the key of a map: there it is always a string.
pub(super) struct KeyOf<Sh>(PhantomData<Sh>);

impl<Sh: Shape> KeyOf<Sh> {
    pub(super) const FACTS: &'static Facts =
        &Facts { expected: || format!("{} as a key", Sh::expected()).into(), ..*Sh::FACTS };
}

/// An integer type.
pub trait Integer: DeserializeOwned + 'static {
    /// What the type takes, in JSON's terms.
    fn expected() -> Cow<'static, str>;

    /// The integer that `value` is, if it is one and in range.
    fn of(value: Num<'_>) -> Option<Self>;

    /// The same for those that need no second look. Where numbers keep their text it matters how they came.
    #[inline]
    fn at_once(number: &Number) -> Option<Self> {
        if KEEPS_TEXT { None } else { Self::of(Num::of(number)) }
    }
}

/// The shape of an integer type.
pub struct Int<T>(PhantomData<T>);

impl<T: Integer> Shape for Int<T> {
    type Out = T;

    const KINDS: Kinds = Kinds::INTEGER;

    fn expected() -> Cow<'static, str> {
        T::expected()
    }

    #[inline]
    fn at_once(value: &mut Value) -> Option<T> {
        match value {
            Value::Number(number) => T::at_once(number),
            _ => None,
        }
    }

    #[inline]
    fn number(value: Num<'_>, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        let read = T::of(value);
        if read.is_none() {
            not_an_integer(value, node, Self::FACTS, cx);
        }
        read
    }

    fn key(value: String, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        let read = number_key(&value);
        if read.is_none() {
            cx.wrong_value(node, KeyOf::<Self>::FACTS, Received::Text(&value));
        }
        read
    }
}

/// Notes a number that is no integer, or one out of range. Beyond 64 bits JSON's integers are floats.
#[cold]
#[inline(never)]
pub(super) fn not_an_integer(value: Num<'_>, node: &Node<'_>, facts: &Facts, cx: &mut Context) {
    let is_float = matches!(value, Num::Text(number) if kept::is_wide(number));
    if value.is_integer() && !is_float {
        cx.wrong_value(node, facts, Received::Number(value));
    } else {
        cx.wrong_kind(node, facts, Received::Number(value));
    }
}

/// `an integer from 0 to 255`
pub(super) fn from_to(least: impl Display, most: impl Display) -> Cow<'static, str> {
    format!("an integer from {least} to {most}").into()
}

/// The integer of type `$type` that a number is.
macro_rules! integer_of {
    ($value:expr, $type:ty) => {
        match $value {
            Num::U64(value) => <$type>::try_from(value).ok(),
            Num::I64(value) => <$type>::try_from(value).ok(),
            Num::U128(value) => <$type>::try_from(value).ok(),
            Num::I128(value) => <$type>::try_from(value).ok(),
            Num::Text(number) => match number.as_u64() {
                Some(value) => <$type>::try_from(value).ok(),
                None => number.to_string().parse::<$type>().ok(),
            },
            Num::F64(_) => None,
        }
    };
}
pub(super) use integer_of;

/// Integers, what is not zero of them, and those that saturate: serde reads these so that they do.
macro_rules! integers {
    ($($type:ty, $nonzero:ty, $range:expr, $but_zero:expr;)+) => {$(
        impl Integer for $type {
            fn expected() -> Cow<'static, str> {
                $range.into()
            }

            #[inline]
            fn of(value: Num<'_>) -> Option<Self> {
                integer_of!(value, $type)
            }

            #[inline]
            fn at_once(number: &Number) -> Option<Self> {
                if KEEPS_TEXT {
                    return None;
                }
                match number.as_u64() {
                    Some(value) => value.try_into().ok(),
                    None => number.as_i64()?.try_into().ok(),
                }
            }
        }

        impl Integer for $nonzero {
            fn expected() -> Cow<'static, str> {
                $but_zero.into()
            }

            #[inline]
            fn of(value: Num<'_>) -> Option<Self> {
                integer_of!(value, $type).and_then(Self::new)
            }
        }

        impl Integer for Saturating<$type> {
            fn expected() -> Cow<'static, str> {
                "an integer".into()
            }

            fn of(value: Num<'_>) -> Option<Self> {
                let nearest = match value {
                    Num::U64(_) | Num::U128(_) => <$type>::MAX,
                    Num::I64(_) => <$type>::MIN,
                    Num::I128(value) => if value < 0 { <$type>::MIN } else { <$type>::MAX },
                    Num::Text(_) | Num::F64(_) => return integer_of!(value, $type).map(Saturating),
                };
                Some(Saturating(integer_of!(value, $type).unwrap_or(nearest)))
            }
        }

        impl Coerce for $type {
            type Shape = Int<Self>;
        }

        impl Coerce for $nonzero {
            type Shape = Int<Self>;
        }

        impl Coerce for Saturating<$type> {
            type Shape = Int<Self>;
        }
    )+};
}

/// `an integer from -128 to 127 but 0`
pub(super) fn but_zero(least: impl Display, most: impl Display) -> Cow<'static, str> {
    format!("an integer from {least} to {most} but 0").into()
}

// Written out where the range is the same everywhere: an error then has no text to make.
integers! {
    u8, NonZeroU8, "an integer from 0 to 255", "an integer from 1 to 255";
    u16, NonZeroU16, "an integer from 0 to 65535", "an integer from 1 to 65535";
    u32, NonZeroU32, "an integer from 0 to 4294967295", "an integer from 1 to 4294967295";
    u64, NonZeroU64, "an integer from 0 to 18446744073709551615", "an integer from 1 to 18446744073709551615";
    usize, NonZeroUsize, from_to(usize::MIN, usize::MAX), from_to(1, usize::MAX);
    i8, NonZeroI8, "an integer from -128 to 127", "an integer from -128 to 127 but 0";
    i16, NonZeroI16, "an integer from -32768 to 32767", "an integer from -32768 to 32767 but 0";
    i32, NonZeroI32, "an integer from -2147483648 to 2147483647", "an integer from -2147483648 to 2147483647 but 0";
    i64, NonZeroI64, "an integer from -9223372036854775808 to 9223372036854775807", "an integer from -9223372036854775808 to 9223372036854775807 but 0";
    isize, NonZeroIsize, from_to(isize::MIN, isize::MAX), but_zero(isize::MIN, isize::MAX);
}

/// A type of numbers with a fraction.
pub trait Fraction: DeserializeOwned + 'static {
    /// The nearest to `value`; not always finite, as serde has it.
    fn of(value: Num<'_>) -> Option<Self>;
}

macro_rules! fractions {
    ($($type:ty, $from:expr;)+) => {$(
        impl Fraction for $type {
            #[inline]
            #[expect(clippy::cast_precision_loss, reason = "serde rounds to the nearest")]
            #[allow(clippy::cast_lossless, reason = "true of one of the types")]
            fn of(value: Num<'_>) -> Option<Self> {
                match value {
                    Num::F64(value) => Some($from(value)),
                    Num::U64(value) => Some(value as Self),
                    Num::I64(value) => Some(value as Self),
                    value => by_its_digits(value),
                }
            }
        }

        impl Coerce for $type {
            type Shape = Float<Self>;
        }
    )+};
}

fractions! {
    f32, narrow;
    f64, std::convert::identity;
}

/// The nearest to a number that 64 bits don't hold.
#[cold]
#[inline(never)]
fn by_its_digits<T: FromStr>(value: Num<'_>) -> Option<T> {
    value.to_string().parse().ok()
}

#[expect(clippy::cast_possible_truncation, reason = "serde rounds to the nearest, which may be infinite")]
fn narrow(value: f64) -> f32 {
    let sign = if value.is_sign_negative() { -1.0 } else { 1.0 };
    (value as f32).copysign(sign)
}

/// The shape of a type of numbers with a fraction.
pub struct Float<T>(PhantomData<T>);

impl<T: Fraction> Shape for Float<T> {
    type Out = T;

    const KINDS: Kinds = Kinds::NUMBER;

    fn expected() -> Cow<'static, str> {
        "a number".into()
    }

    #[inline]
    fn at_once(value: &mut Value) -> Option<T> {
        match value {
            Value::Number(number) if !KEEPS_TEXT => T::of(Num::of(number)),
            _ => None,
        }
    }

    #[inline]
    fn number(value: Num<'_>, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        let read = T::of(value);
        if read.is_none() {
            cx.wrong_value(node, Self::FACTS, Received::Number(value));
        }
        read
    }

    fn key(value: String, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        let read = number_key(&value);
        if read.is_none() {
            cx.wrong_value(node, KeyOf::<Self>::FACTS, Received::Text(&value));
        }
        read
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ranges_told_are_those_of_the_types() {
        macro_rules! check {
            ($($type:ty: $nonzero:expr;)+) => {$(
                assert_eq!(<$type as Integer>::expected(), from_to(<$type>::MIN, <$type>::MAX));
                assert_eq!(<std::num::NonZero<$type> as Integer>::expected(), $nonzero);
            )+};
        }
        check! {
            u8: from_to(1, u8::MAX);
            u16: from_to(1, u16::MAX);
            u32: from_to(1, u32::MAX);
            u64: from_to(1, u64::MAX);
            usize: from_to(1, usize::MAX);
            i8: but_zero(i8::MIN, i8::MAX);
            i16: but_zero(i16::MIN, i16::MAX);
            i32: but_zero(i32::MIN, i32::MAX);
            i64: but_zero(i64::MIN, i64::MAX);
            isize: but_zero(isize::MIN, isize::MAX);
        }
    }
}
