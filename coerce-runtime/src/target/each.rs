//! The items of lists and maps.

use serde_json::{Map, Value};

use super::{Each, Wraps};

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
