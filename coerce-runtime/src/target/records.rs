//! Lists and maps of what has members.

use super::{Each, Keyed, List, Map};

/// Is a [list](List) of what accepts objects of keys: of structs or maps. It follows from the markers of the list and of its items, and
/// is implemented by none.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// struct Column(String);
/// struct Table(Vec<Column>);
///
/// impl serde_coerce::target::Keyed for Column {}
/// impl serde_coerce::target::List for Table {}
/// impl serde_coerce::target::Each for Table {
///     type Item = Column;
/// }
///
/// fn takes_records<T: serde_coerce::target::Records>() {}
/// takes_records::<Table>();
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of structs or maps, and with `key` this rule produces one",
    label = "not a list of structs or maps",
    note = "without `key` the rule is for lists of anything",
    note = "for types of your own, implement `serde_coerce::target::Keyed` for the item, `List` and `Each` for the list",
    note = "for a type of another crate, write `serde` beside the rule"
)]
pub trait Records {}

#[diagnostic::do_not_recommend]
impl<T: List + Each<Item: Keyed> + ?Sized> Records for T {}

/// Is a [map](Map) of what accepts objects of keys: of structs or maps. It follows from the markers of the map and of its values, and
/// is implemented by none.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// struct Column(String);
/// struct Table(Vec<(String, Column)>);
///
/// impl serde_coerce::target::Keyed for Column {}
/// impl serde_coerce::target::Map for Table {}
/// impl serde_coerce::target::Each for Table {
///     type Item = Column;
/// }
///
/// fn takes_named_records<T: serde_coerce::target::NamedRecords>() {}
/// takes_named_records::<Table>();
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a map of structs or maps, and with `key` this rule produces one",
    label = "not a map of structs or maps",
    note = "with `value` the rule is for structs, and for maps of anything",
    note = "for types of your own, implement `serde_coerce::target::Keyed` for the value, `Map` and `Each` for the map",
    note = "for a type of another crate, write `serde` beside the rule"
)]
pub trait NamedRecords {}

#[diagnostic::do_not_recommend]
impl<T: Map + Each<Item: Keyed> + ?Sized> NamedRecords for T {}
