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

/// Types with a default that can be written: it takes the place of an item.
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

/// Types that may be flattened and have rules: these act on the members' values.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a map, and a rule on a flattened field is for the values of a map",
    label = "flattened, and not a map",
    note = "write the rule on the fields of `{Self}`",
    note = "for a map of your own, implement `serde_coerce::target::Map`"
)]
pub trait Flattened {}

#[diagnostic::do_not_recommend]
impl<T: super::Map + ?Sized> Flattened for T {}

/// Compiles only if `T` is [`Flattened`].
pub const fn flattened<T: Flattened + ?Sized>(_: Of<T>) {}

/// Compiles only if `T` is a [`Number`](super::Number).
pub const fn number<T: super::Number + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is an [`Integer`](super::Integer).
pub const fn integer<T: super::Integer + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is a [`Bool`](super::Bool).
pub const fn bool<T: super::Bool + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is a [`Text`](super::Text).
pub const fn text<T: super::Text + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is an [`Enum`](super::Enum).
pub const fn r#enum<T: super::Enum + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is a [`Choice`](super::Choice).
pub const fn choice<T: super::Choice + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is [`Trimmable`](super::Trimmable).
pub const fn trimmable<T: super::Trimmable + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is an [`Object`](super::Object).
pub const fn object<T: super::Object + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is [`Unmapped`](super::Unmapped).
pub const fn unmapped<T: super::Unmapped + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is a [`List`](super::List).
pub const fn list<T: super::List + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is a [`Map`](super::Map).
pub const fn map<T: super::Map + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is a [`Collection`](super::Collection).
pub const fn collection<T: super::Collection + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is [`Fenceable`](super::Fenceable).
pub const fn fenceable<T: super::Fenceable + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is [`Composite`](super::Composite).
pub const fn composite<T: super::Composite + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is [`Absentable`](super::Absentable).
pub const fn absentable<T: super::Absentable + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is [`Keyed`](super::Keyed).
pub const fn keyed<T: super::Keyed + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is [`Records`](super::Records).
pub const fn records<T: super::Records + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is [`NamedRecords`](super::NamedRecords).
pub const fn namedrecords<T: super::NamedRecords + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is [`Unlisted`](super::Unlisted).
pub const fn unlisted<T: super::Unlisted + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is [`Nullable`](super::Nullable).
pub const fn nullable<T: super::Nullable + ?Sized>(_: Of<T>) {}
/// Compiles only if `T` is [`Defaulted`](super::Defaulted).
pub const fn defaulted<T: super::Defaulted + ?Sized>(_: Of<T>) {}
