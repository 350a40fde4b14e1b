//! The checks that the derive writes: they do nothing but compile.
//!
//! Each takes the type as a value, so that an error stands at the rule's word alone.

use std::marker::PhantomData;

use serde::Serialize;
use serde_json::Value;

use super::Each;
use crate::rules::default_json;

/// A type, as a value.
pub struct Of<T: ?Sized>(pub PhantomData<T>);

impl<T: ?Sized> Clone for Of<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: ?Sized> Copy for Of<T> {}

/// The type `T`.
#[must_use]
pub const fn of<T: ?Sized>() -> Of<T> {
    Of(PhantomData)
}

/// The checks of the rules written on a type itself: never called.
pub trait Fit {
    /// Does nothing but compile.
    fn check();
}

/// The type of its items.
#[must_use]
pub const fn each<T: Each + ?Sized>(_: Of<T>) -> Of<T::Item> {
    Of(PhantomData)
}

/// What has a default that can be written: it takes the place of an item.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no default that can be written, and in `each(…)` this rule puts one in the place of an item",
    label = "not both `Default` and `Serialize`",
    note = "for a type of your own derive both: `#[derive(Default, Serialize)]`",
    note = "to drop the items that cannot be read, write `drop_invalid_items` on the list"
)]
pub trait StandIn: Serialize + Default {}

#[diagnostic::do_not_recommend]
impl<T: Serialize + Default> StandIn for T {}

/// The JSON of the default of `T`.
#[must_use]
pub fn stand_in<T: StandIn>(_: Of<T>) -> Option<Value> {
    default_json::<T>()
}

/// What may be flattened and have rules: they act on the members' values.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a map, and a rule on a flattened field is for the values of a map",
    label = "flattened, and not a map",
    note = "write the rule on the fields of `{Self}`",
    note = "for a map of your own, implement `coerce::target::Map`"
)]
pub trait Flattened {}

#[diagnostic::do_not_recommend]
impl<T: super::Map + ?Sized> Flattened for T {}

/// Whether `T` is [`Flattened`].
pub const fn flattened<T: Flattened + ?Sized>(_: Of<T>) {}

/// A check for each marker.
macro_rules! checks {
    ($($name:ident: $marker:ident,)+) => {$(
        #[doc = concat!("Whether `T` has the marker [`", stringify!($marker), "`](super::", stringify!($marker), ").")]
        pub const fn $name<T: super::$marker + ?Sized>(_: Of<T>) {}
    )+};
}

checks! {
    number: Number, integer: Integer, bool: Bool, text: Text, r#enum: Enum, choice: Choice, trimmable: Trimmable,
    object: Object, unmapped: Unmapped, list: List, map: Map, collection: Collection, fenceable: Fenceable,
    composite: Composite, absentable: Absentable, keyed: Keyed, records: Records, namedrecords: NamedRecords,
    unlisted: Unlisted, nullable: Nullable, defaulted: Defaulted,
}
