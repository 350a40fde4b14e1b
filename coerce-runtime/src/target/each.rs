//! The items of lists and maps.

use serde_json::{Map, Value};

use super::Wraps;

/// Has items: a list, or a map with its values. The rules inside `each(…)` act on the items.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// struct Tags(String); // read with `#[serde(from = "Vec<String>")]`
///
/// impl serde_coerce::target::Each for Tags {
///     type Item = String;
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no items, and `each(…)` is for lists and maps",
    label = "neither a list nor a map",
    note = "write the rules without `each(…)`",
    note = "for a type of your own that has items, implement `serde_coerce::target::Each`",
    note = "for one with serde's `from` or `try_from`, write `#[coerce(markers)]` on it",
    note = "for a type of another crate, switch on the feature of `serde_coerce` that knows it, such as `indexmap-2` or \
            `smallvec-1`, or else write `serde` beside the rule"
)]
pub trait Each {
    /// The type of an item, or of a map's value.
    type Item;
}

#[diagnostic::do_not_recommend]
impl<T: Wraps + ?Sized> Each for T
where
    T::Inner: Each,
{
    type Item = <T::Inner as Each>::Item;
}

macro_rules! items {
    ($([$($generics:tt)*] $type:ty => $item:ty;)+) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> $crate::target::Each for $type {
            type Item = $item;
        }
    )+};
}

pub(super) use items;

items! {
    [T: Each] Option<T> => T::Item;
    [] Map<String, Value> => Value;
}
