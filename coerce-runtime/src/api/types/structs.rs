//! Structs of std: times and ranges. All fields are required, others are refused, and a list of the fields' values is read too.

use std::ops::{Range, RangeFrom, RangeInclusive, RangeTo};
use std::time::{Duration, SystemTime};

use super::described;
use crate::api::Coerce;
use crate::describe::{Describe, NumberOf, Types};
use crate::schema::Check;
use crate::tree;

fn fields(description: &mut Describe<'_>, fields: &[(&'static str, NumberOf)]) {
    let mut structure = description.structure();
    structure.shape.deny_unknown = true;
    for (name, of) in fields {
        structure.field(*of, &[name]);
    }
    structure.done();
}

/// A time of so many seconds and nanoseconds. Not all are read.
fn time(description: &mut Describe<'_>, [seconds, nanoseconds]: [&'static str; 2], check: Check) {
    description.check(check);
    fields(description, &[(seconds, u64::number), (nanoseconds, u32::number)]);
}

/// An end of a range. serde asks for it also where its type is an `Option`: a plain newtype is never absent.
fn end<T: Coerce>(types: &mut Types) -> usize {
    types.newtype(T::number)
}

described! {
    [] Duration => |d| time(d, ["secs", "nanos"], tree::check::<Duration>);
    [] SystemTime => |d| time(d, ["secs_since_epoch", "nanos_since_epoch"], tree::check::<SystemTime>);
    [T: Coerce] Range<T> => |d| fields(d, &[("start", end::<T>), ("end", end::<T>)]);
    [T: Coerce] RangeInclusive<T> => |d| fields(d, &[("start", end::<T>), ("end", end::<T>)]);
    [T: Coerce] RangeFrom<T> => |d| fields(d, &[("start", end::<T>)]);
    [T: Coerce] RangeTo<T> => |d| fields(d, &[("end", end::<T>)]);
}
