//! `Coerce` for the types of std and of `serde_json`, and for those that a feature names: the schema of what serde's own
//! `Deserialize` of the type reads.

#[cfg(feature = "chrono-04")]
mod chrono;
mod enums;
#[cfg(feature = "jiff-02")]
mod jiff;
mod json;
mod lists;
mod maps;
mod numbers;
mod pointers;
#[cfg(feature = "rust_decimal-1")]
mod rust_decimal;
mod structs;
mod text;
#[cfg(feature = "time-03")]
mod time;
mod tuples;
#[cfg(feature = "url-2")]
mod url;
#[cfg(feature = "uuid-1")]
mod uuid;

#[cfg(test)]
mod leaf;
#[cfg(test)]
mod tests;

use super::Coerce;
use crate::schema::{Edge, Ref};

/// The use of a type without any rules.
const fn edge<T: Coerce>() -> Edge {
    Edge::to(Ref::Type(T::schema))
}

/// Types with a schema of their own. The feature of a type of another crate stands on it, so that documentation shows it.
///
/// ```text
/// schemas! {
///     [T: Coerce] Option<T> => Schema::new(Shape::Option(edge::<T>()));
///     #[cfg(feature = "uuid-1")]
///     [] Uuid => Schema::opaque::<Uuid>("a UUID", TEXT);
/// }
/// ```
macro_rules! schemas {
    ($($(#[$feature:meta])? [$($generics:tt)*] $type:ty => $schema:expr;)+) => {$(
        $(#[$feature])?
        impl<$($generics)*> $crate::api::Coerce for $type {
            fn schema() -> &'static $crate::schema::Schema {
                const { &$schema }
            }
        }
    )+};
}
use schemas;

/// Types that serde reads as another type.
///
/// ```text
/// read_as! {
///     [T: Coerce] Box<T> => T;
/// }
/// ```
macro_rules! read_as {
    ($([$($generics:tt)*] $type:ty => $other:ty;)+) => {$(
        impl<$($generics)*> $crate::api::Coerce for $type {
            fn schema() -> &'static $crate::schema::Schema {
                <$other as $crate::api::Coerce>::schema()
            }
        }
    )+};
}
use read_as;
