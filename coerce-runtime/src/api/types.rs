//! `Coerce` for the types of std and of `serde_json`, and for those that a feature names: the schema of what serde's own
//! `Deserialize` of the type reads.

#[cfg(feature = "chrono-04")]
mod chrono;
mod collections;
mod enums;
#[cfg(any(feature = "jiff-02", feature = "jiff-1"))]
mod jiff;
mod json;
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

/// Types with a description of their own. The feature of a type of another crate stands on it, so that documentation shows it. The markers
/// of such types come before them: what is read from a string that not every string is (a date, a UUID) is no `Text`, so that no number or
/// boolean becomes one.
///
/// ```text
/// described! {
///     [T: Coerce] Option<T> => |d| d.option(T::number);
///     [T: Coerce, const N: usize] [T; N] where [Self: DeserializeOwned] => |d| d.list(T::number, Some(N));
/// }
///
/// described! {
///     #![cfg(feature = "uuid-1")]
///     Trimmable Unlisted Unmapped Defaulted:
///     [] Uuid => |d| d.foreign::<Uuid>("a UUID", TEXT);
/// }
/// ```
macro_rules! described {
    (
        #![$feature:meta]
        $($marker:ident)+:
        $($(#[$doc:meta])* [$($generics:tt)*] $type:ty $(where [$($bound:tt)*])? => |$d:ident| $description:expr;)+
    ) => {
        described! { $(#[$feature] $(#[$doc])* [$($generics)*] $type $(where [$($bound)*])? => |$d| $description;)+ }
        $crate::target::mark!($($marker)+: { $([$($generics)*] $type;)+ });
    };
    ($($(#[$attribute:meta])* [$($generics:tt)*] $type:ty $(where [$($bound:tt)*])? => |$d:ident| $description:expr;)+) => {$(
        $(#[$attribute])*
        impl<$($generics)*> $crate::api::Coerce for $type
        $(where $($bound)*)?
        {
            fn describe($d: &mut $crate::describe::Describe<'_>) {
                $description;
            }
        }
    )+};
}
use described;

/// Types that serde reads as another type: each has the description and the number of that.
///
/// ```text
/// read_as! {
///     [T: Coerce] Box<T> => T;
/// }
/// ```
macro_rules! read_as {
    ($($(#[$attribute:meta])* [$($generics:tt)*] $type:ty $(where [$($bound:tt)*])? => $other:ty;)+) => {$(
        $(#[$attribute])*
        impl<$($generics)*> $crate::api::Coerce for $type
        $(where $($bound)*)?
        {
            fn describe(description: &mut $crate::describe::Describe<'_>) {
                <$other as $crate::api::Coerce>::describe(description);
            }

            fn number(types: &mut $crate::describe::Types) -> usize {
                <$other as $crate::api::Coerce>::number(types)
            }
        }
    )+};
}
use read_as;
