//! Booleans and numbers.
#![expect(clippy::cast_lossless, reason = "one macro is for all integers, and only a cast is there for all of them")]

use std::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroIsize, NonZeroU8, NonZeroU16, NonZeroU32,
    NonZeroU64, NonZeroU128, NonZeroUsize, Saturating,
};

use super::described;
use crate::describe::Describe;
use crate::json::Float;
use crate::schema::{Check, Integer, Shape};
use crate::tree;

/// All integers of 64 bits.
const ALL: Integer = range(i64::MIN as i128, u64::MAX as u128, false);

const fn range(min: i128, max: u128, wide: bool) -> Integer {
    Integer { min, max, zero: min <= 0, wide }
}

/// The range without zero. Where zero is the least, one is the least of the others.
const fn without_zero(range: Integer) -> Integer {
    Integer { min: if range.min == 0 { 1 } else { range.min }, zero: false, ..range }
}

/// An integer that serde makes fit. Which ones it reads at all depends on the source.
fn saturating(description: &mut Describe<'_>, all: Integer, check: Check) {
    description.shape(Shape::Integer(all));
    description.expecting("an integer");
    description.check(check);
}

/// Integers from the least on, those without zero, and those that saturate: serde reads any integer of 64 bits into these.
macro_rules! integers {
    ($($type:ty, $nonzero:ty, $least:expr, $all:expr;)+) => {$(
        described! {
            [] $type => |d| d.shape(Shape::Integer(range($least, <$type>::MAX as u128, $all.wide)));
            [] $nonzero => |d| d.shape(Shape::Integer(without_zero(range($least, <$type>::MAX as u128, $all.wide))));
            [] Saturating<$type> => |d| saturating(d, $all, tree::check::<Saturating<$type>>);
        }
    )+};
}

integers! {
    u8, NonZeroU8, 0, ALL;
    u16, NonZeroU16, 0, ALL;
    u32, NonZeroU32, 0, ALL;
    u64, NonZeroU64, 0, ALL;
    usize, NonZeroUsize, 0, ALL;
    i8, NonZeroI8, i128::from(i8::MIN), ALL;
    i16, NonZeroI16, i128::from(i16::MIN), ALL;
    i32, NonZeroI32, i128::from(i32::MIN), ALL;
    i64, NonZeroI64, i128::from(i64::MIN), ALL;
    isize, NonZeroIsize, isize::MIN as i128, ALL;
    u128, NonZeroU128, 0, range(0, u128::MAX, true);
    i128, NonZeroI128, i128::MIN, range(i128::MIN, i128::MAX as u128, true);
}

described! {
    [] bool => |d| d.shape(Shape::Bool);
    // `serde_json` may read it from its digits, and refuse where these are out of range: with `float_roundtrip`.
    [] f32 => |d| {
        d.shape(Shape::Float(Float::Single));
        d.check(tree::check::<f32>);
    };
    [] f64 => |d| d.shape(Shape::Float(Float::Double));
}
