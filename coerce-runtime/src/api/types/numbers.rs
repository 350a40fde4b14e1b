//! Booleans and numbers.

use std::borrow::Cow;
use std::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroIsize, NonZeroU8, NonZeroU16, NonZeroU32,
    NonZeroU64, NonZeroU128, NonZeroUsize, Saturating,
};

use super::schemas;
use crate::constant::One;
use crate::json::Float;
use crate::rules::Rules;
use crate::schema::{Check, Integer, RustNames, Schema, Shape};
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
const fn saturating(all: Integer, check: Check) -> Schema {
    let expecting = Some(Cow::Borrowed("an integer"));
    Schema {
        shape: Shape::Integer(all),
        rules: One::Static(Rules::NONE),
        expecting,
        check: Some(check),
        opt_in: None,
        rust: RustNames::Same,
        judge: None,
        own: None,
    }
}

/// Integers from the least on, those without zero, and those that saturate: serde reads any integer of 64 bits into these.
macro_rules! integers {
    ($($type:ty, $nonzero:ty, $least:expr, $all:expr;)+) => {$(
        schemas! {
            [] $type => Schema::new(Shape::Integer(range($least, <$type>::MAX as u128, $all.wide)));
            [] $nonzero => Schema::new(Shape::Integer(without_zero(range($least, <$type>::MAX as u128, $all.wide))));
            [] Saturating<$type> => saturating($all, tree::check::<Saturating<$type>>);
        }
    )+};
}

integers! {
    u8, NonZeroU8, 0, ALL;
    u16, NonZeroU16, 0, ALL;
    u32, NonZeroU32, 0, ALL;
    u64, NonZeroU64, 0, ALL;
    usize, NonZeroUsize, 0, ALL;
    i8, NonZeroI8, i8::MIN as i128, ALL;
    i16, NonZeroI16, i16::MIN as i128, ALL;
    i32, NonZeroI32, i32::MIN as i128, ALL;
    i64, NonZeroI64, i64::MIN as i128, ALL;
    isize, NonZeroIsize, isize::MIN as i128, ALL;
    u128, NonZeroU128, 0, range(0, u128::MAX, true);
    i128, NonZeroI128, i128::MIN, range(i128::MIN, i128::MAX as u128, true);
}

schemas! {
    [] bool => Schema::new(Shape::Bool);
    // `serde_json` may read it from its digits, and refuse where these are out of range: with `float_roundtrip`.
    [] f32 => Schema::checked(Shape::Float(Float::Single), tree::check::<f32>);
    [] f64 => Schema::new(Shape::Float(Float::Double));
}
