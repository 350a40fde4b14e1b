//! Ranges: objects of their ends.

use std::convert::Infallible;
use std::ops::{Range, RangeFrom, RangeInclusive, RangeTo};

use super::{record, wraps};
use crate::coerce::Coerce;
use crate::record::Record;
use crate::wrap::{Wrap, Wrapped};

/// An end of a range. It must be there, also where its type is an `Option`.
pub(super) struct End<T>(T);

impl<T: Coerce> Wrap for End<T> {
    type From = T;
    type Inner = T::Shape;
    type Error = Infallible;

    const TRANSPARENT: bool = false;

    #[inline]
    fn wrap(inner: T) -> Result<Self, Infallible> {
        Ok(Self(inner))
    }
}

record! {
    /// Both ends.
    struct Ends<T: Coerce> {
        0 start: Wrapped<End<T>> = "start",
        1 end: Wrapped<End<T>> = "end",
    }
}

record! {
    /// The first end alone.
    struct From<T: Coerce> { 0 start: Wrapped<End<T>> = "start" }
}

record! {
    /// The last end alone.
    struct To<T: Coerce> { 0 end: Wrapped<End<T>> = "end" }
}

wraps! {
    [T: Coerce] Range<T> as Record<Ends<T>>, |ends: Ends<T>| ends.start.0..ends.end.0;
    [T: Coerce] RangeInclusive<T> as Record<Ends<T>>, |ends: Ends<T>| ends.start.0..=ends.end.0;
    [T: Coerce] RangeFrom<T> as Record<From<T>>, |from: From<T>| from.start.0..;
    [T: Coerce] RangeTo<T> as Record<To<T>>, |to: To<T>| ..to.end.0;
}
