//! Types as values, for the checks that rules fit them, and what only these checks ask for.

use std::marker::PhantomData;

use serde::Serialize;

use super::{Each, mark};

/// A type, as a value.
pub type Of<T> = PhantomData<T>;

/// The type `T`.
#[must_use]
pub const fn of<T: ?Sized>() -> Of<T> {
    PhantomData
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

/// Every rule fits it.
#[derive(Default, Serialize)]
pub struct Anything;

#[diagnostic::do_not_recommend]
impl Each for Anything {
    type Item = Self;
}

mark!(Absentable Bool Choice Collection Composite Defaulted Enum Fenceable Integer Keyed List Map Nullable Number: { Anything });
mark!(Object Text Trimmable Unlisted Unmapped: { Anything });
