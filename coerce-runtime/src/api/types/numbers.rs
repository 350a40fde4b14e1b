//! Booleans and numbers.
#![expect(
    clippy::cast_lossless,
    clippy::cast_possible_wrap,
    reason = "one macro is for all integers, and only a cast is there for all of them"
)]

use std::num::{NonZero, Saturating};

use super::described;
use crate::describe::Describe;
use crate::json::{Float, KEEPS_TEXT};
use crate::schema::{Check, Integer, Shape};
use crate::target::mark;
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

/// Integers in their range, those without zero, and those that saturate: serde reads any of these integers into them. The `widest` of
/// these speaks for the others, except where a number is text that each reads as its own type.
macro_rules! integers {
    ($($($type:ty)+ => $all:expr, $widest:ty;)+) => {$($(
        described! {
            [] $type => |d| d.shape(Shape::Integer(range(<$type>::MIN as i128, <$type>::MAX as u128, $all.wide)));
            [] NonZero<$type> => |d| {
                d.shape(Shape::Integer(without_zero(range(<$type>::MIN as i128, <$type>::MAX as u128, $all.wide))));
            };
            [] Saturating<$type> => |d| {
                let check = if KEEPS_TEXT { tree::check::<Saturating<$type>> } else { tree::check::<Saturating<$widest>> };
                saturating(d, $all, check);
            };
        }
        mark!(Number Integer Trimmable Unlisted Unmapped Defaulted: { $type, NonZero<$type> });
    )+)+};
}

integers! {
    u8 u16 u32 u64 usize i8 i16 i32 i64 isize => ALL, u64;
    u128 => range(0, u128::MAX, true), u128;
    i128 => range(i128::MIN, i128::MAX as u128, true), i128;
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
