//! Structs of std: times and ranges. All fields are required, others are refused, and a list of the fields' values is read too.

use std::borrow::Cow;
use std::ops::{Range, RangeFrom, RangeInclusive, RangeTo};
use std::time::{Duration, SystemTime};

use super::{edge, schemas};
use crate::api::Coerce;
use crate::constant::Many;
use crate::schema::{Edge, Field, Fields, Schema, Shape};
use crate::tree;

const fn fields(list: &'static [Field]) -> Shape {
    Shape::Struct(Fields {
        list: Many::Static(list),
        flattened: Many::Static(&[]),
        deny_unknown: true,
        from_list: true,
        ignore_key_case: false,
        drop_keys: Many::Static(&[]),
    })
}

/// An end of a range. serde asks for it also where its type is an `Option`: a plain newtype is never absent.
const fn end<T: Coerce>() -> Edge {
    Edge::here(const { &Schema::new(Shape::Wrapper { inner: edge::<T>(), transparent: false }) })
}

macro_rules! record {
    ($($name:literal: $edge:expr),+) => {
        fields(const { &[$(Field::required(&[Cow::Borrowed($name)], $edge)),+] })
    };
}

schemas! {
    [] Duration => Schema::checked(
        record!("secs": edge::<u64>(), "nanos": edge::<u32>()),
        tree::check::<Duration>,
    );
    [] SystemTime => Schema::checked(
        record!("secs_since_epoch": edge::<u64>(), "nanos_since_epoch": edge::<u32>()),
        tree::check::<SystemTime>,
    );
    [T: Coerce] Range<T> => Schema::new(record!("start": end::<T>(), "end": end::<T>()));
    [T: Coerce] RangeInclusive<T> => Schema::new(record!("start": end::<T>(), "end": end::<T>()));
    [T: Coerce] RangeFrom<T> => Schema::new(record!("start": end::<T>()));
    [T: Coerce] RangeTo<T> => Schema::new(record!("end": end::<T>()));
}
