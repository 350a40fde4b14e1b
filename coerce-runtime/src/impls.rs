//! `Coerce` for the types of std and of `serde_json`: what serde reads, each with a shape of its own.
//!
//! What decides between two readings is always serde's own impl of the type, for a `Value` and for text.

mod boolean;
mod choice;
mod json;
mod list;
mod map;
mod net;
mod option;
mod pointer;
mod range;
mod scalar;
mod text;
mod time;
mod tuple;
mod unit;
mod wide;

pub use unit::{Nothing, UnitStruct};

#[cfg(test)]
mod tests;

/// A struct of std: its fields, all required and no others, by name or by position.
///
/// ```text
/// record! {
///     /// The parts of a duration.
///     struct Parts { 0 secs: Int<u64> = "secs", 1 nanos: Int<u32> = "nanos" }
/// }
/// ```
macro_rules! record {
    (
        $(#[$doc:meta])*
        struct $name:ident $(<$param:ident: $bound:path>)? {
            $($index:literal $field:ident: $shape:ty = $key:literal),+ $(,)?
        }
    ) => {
        $(#[$doc])*
        pub struct $name $(<$param: $bound>)? {
            $($field: <$shape as $crate::shape::Shape>::Out,)+
        }

        impl $(<$param: $bound>)? $crate::record::Fields<0> for $name $(<$param>)? {
            const TABLE: &'static $crate::record::Table = &$crate::record::Table {
                fields: &[$($crate::record::Field {
                    name: $key,
                    names: &[$key],
                    rules: $crate::rule::Rules::NONE,
                    sensitive: false,
                    optional: false,
                },)+],
                expecting: None,
                deny_unknown: true,
                flatten: false,
                sensitive: false,
                ignore_key_case: false,
                drop_keys: &[],
            };

            #[inline]
            fn find(key: &str) -> Option<$crate::record::Member> {
                match key {
                    $($key => Some($crate::record::Member::new($index, 0)),)+
                    _ => None,
                }
            }

            fn read<'de, S: $crate::record::FieldSource<'de>>(
                mut from: $crate::record::Reader<'_, S>,
                cx: &mut $crate::context::Context,
            ) -> Result<Option<Self>, S::Error> {
                $(let mut $field = $crate::slot::Slot::Empty;)+
                loop {
                    let member = from.next::<Self, 0>(cx)?;
                    match member.index {
                        $($index => from.field::<Self, 0, $shape>(&mut $field, member, &Self::TABLE.fields[$index], cx)?,)+
                        _ => break,
                    }
                }
                $(from.require::<$shape>(&mut $field, &Self::TABLE.fields[$index], Self::TABLE, cx);)+
                if !from.is_sound(Self::TABLE, cx) {
                    return Ok(None);
                }
                Ok(match ($($field,)+) {
                    ($($crate::slot::Slot::Value($field),)+) => Some(Self { $($field),+ }),
                    _ => None,
                })
            }

            fn describe(outline: &mut $crate::outline::Outline) {
                $(outline.field::<$shape>(&Self::TABLE.fields[$index]);)+
            }
        }
    };
}
use record;

/// Types that are read as another type.
///
/// ```text
/// wraps! {
///     [T: Coerce] Box<T> as T::Shape, Self::new;
/// }
/// ```
macro_rules! wraps {
    ($([$($generics:tt)*] $type:ty as $inner:ty, $wrap:expr;)+) => {$(
        impl<$($generics)*> $crate::wrap::Wrap for $type {
            type From = <$inner as $crate::shape::Shape>::Out;
            type Inner = $inner;
            type Error = std::convert::Infallible;

            #[inline]
            fn wrap(inner: <$inner as $crate::shape::Shape>::Out) -> Result<Self, Self::Error> {
                let wrap = $wrap;
                Ok(wrap(inner))
            }
        }

        impl<$($generics)*> $crate::coerce::Coerce for $type {
            type Shape = $crate::wrap::Wrapped<Self>;
        }
    )+};
}
use wraps;
