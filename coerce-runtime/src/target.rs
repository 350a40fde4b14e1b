//! Marker traits of types: they declare which rules fit a type.
//!
//! A rule on a field is checked against the field's type when it is compiled, through aliases and generics. The types of std
//! and those that derive `Coerce` have their markers. A type that serde reads `from` another, or by a `Deserialize` written by
//! hand, has none until its author declares what it is, with an empty impl. `#[coerce(markers)]` gives a type with serde's
//! `from` or `try_from` those of the other type. Beside `#[coerce(serde)]` any rule may stand.
//!
//! ```
//! # use serde_coerce_runtime as serde_coerce;
//! struct Port(u16); // read with `#[serde(try_from = "u16")]`
//!
//! impl serde_coerce::target::Number for Port {}
//! impl serde_coerce::target::Integer for Port {}
//! ```
//!
//! | marker | rules that require it |
//! |---|---|
//! | [`Number`] | `string_to_number`, `bool_to_number` |
//! | [`Integer`] | `float_to_integer` |
//! | [`Bool`] | `string_to_bool`, `number_to_bool`; `ignore_case` beside `string_to_bool` |
//! | [`Text`] | `number_to_string`, `bool_to_string` |
//! | [`Enum`] | `ignore_case` |
//! | [`Choice`] | `bool_to_choice` |
//! | [`Trimmable`] | `trim` |
//! | [`Object`] | `string_to_object` |
//! | [`Unmapped`] | `object_to_value` |
//! | [`List`] | `map_to_list`, `string_to_list`, `singleton_list` |
//! | [`Map`] | none by itself |
//! | [`Collection`] | `drop_invalid_items` |
//! | [`Composite`] | `string_to_json`, `python_to_json`, `json5_to_json` |
//! | [`Fenceable`] | `unfence` |
//! | [`Absentable`] | `null_to_object` |
//! | [`Keyed`] | `list_to_map` |
//! | [`Records`], [`NamedRecords`] | `map_to_list` and `list_to_map` with `key` |
//! | [`Unlisted`] | `list_to_item` |
//! | [`Nullable`] | `empty_to_null`, `text_to_null` |
//! | [`Defaulted`] | `null_to_default` |
//!
//! All pass through `Option` (except `Defaulted`), `Box`, `Rc`, `Arc` and whatever else is read as what it holds. Those from
//! `Number` to `Unmapped` also pass through lists and maps, however deep, as their rules do: `Vec<Option<u64>>` is a
//! `Number`. Rules inside `each(…)` are checked against the [item](Each).
//!
//! What the derive implements:
//!
//! | type | markers |
//! |---|---|
//! | struct with named fields | `Object`, `Composite`, `Fenceable`, `Absentable`, `Keyed`, `Unlisted`, `Unmapped`, `Defaulted` |
//! | struct with several unnamed fields | `Composite`, `Fenceable`, `Unlisted`, `Unmapped`, `Defaulted` |
//! | newtype, `transparent` | those of what it wraps |
//! | unit struct | `Nullable`, `Unlisted`, `Unmapped` |
//! | enum of unit variants | `Enum`, `Choice`, `Composite`, `Fenceable`, `Trimmable`, `Unlisted`, `Unmapped`, `Defaulted` |
//! | enum with data | `Object`, `Absentable`, `Composite`, `Fenceable`, `Unlisted`, `Unmapped`, `Defaulted` |
//! | one with a tag in its objects, or with unit variants beside others, unless untagged | `Enum`, `Choice`, `Trimmable` too |
//! | one that is untagged, or has an untagged variant | `Choice`, `Trimmable` too |
//! | one whose untagged variants accept null: a unit, or an `Option` by its name | `Nullable` in place of `Defaulted` |
//! | `from`, `try_from` | none; with `#[coerce(markers)]` those of the other type |

mod each;
#[doc(hidden)]
pub mod fit;
mod records;
mod std_types;
#[cfg(test)]
mod tests;

pub(crate) use std_types::{atomics, mark};

pub use records::{NamedRecords, Records};

/// Markers, each with what the compiler says where a type lacks it.
macro_rules! markers {
    ($last:tt: $($(#[$doc:meta])* $name:ident $({ $($item:tt)* })?: $message:tt, $label:tt $(, $note:tt)*;)+) => {$(
        $(#[$doc])*
        #[diagnostic::on_unimplemented(
            message = $message,
            label = $label,
            note = "for a type of your own that does not derive `Coerce`, derive it: that says what the type is",
            $(note = $note,)*
            note = "for one with serde's `from` or `try_from`, write `#[coerce(markers)]` on it",
            note = $last
        )]
        pub trait $name {
            $($($item)*)?
        }
    )+};
}

markers! {
    "for a type of another crate, switch on the feature of `serde_coerce` that knows it, such as `uuid-1` or \
     `rust_decimal-1`, or else write `serde` beside the rule":
    /// Accepts numbers.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Port(u16);
    ///
    /// impl serde_coerce::target::Number for Port {}
    /// ```
    Number: "`{Self}` is not a number, and this rule is for numbers", "not a number",
        "for a type of your own that is, implement `serde_coerce::target::Number`";

    /// Accepts integers.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Port(u16);
    ///
    /// impl serde_coerce::target::Integer for Port {}
    /// ```
    Integer: "`{Self}` is not an integer, and this rule is for integers", "not an integer",
        "for a type of your own that is, implement `serde_coerce::target::Integer`";

    /// Accepts booleans.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Flag(bool);
    ///
    /// impl serde_coerce::target::Bool for Flag {}
    /// ```
    Bool: "`{Self}` is not a boolean, and this rule is for booleans", "not a boolean",
        "for a type of your own that is, implement `serde_coerce::target::Bool`";

    /// Accepts any string, or nearly any.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Name(String);
    ///
    /// impl serde_coerce::target::Text for Name {}
    /// ```
    Text: "`{Self}` is not a string, and this rule is for strings", "not a string",
        "for a type of your own that is, implement `serde_coerce::target::Text`";

    /// Accepts one of several strings, as an enum accepts the names of its variants.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Color(u8);
    ///
    /// impl serde_coerce::target::Enum for Color {}
    /// ```
    Enum: "`{Self}` is not an enum, and this rule is for the names of variants", "not an enum",
        "beside `string_to_bool` the rule is for booleans",
        "for a type of your own that is, implement `serde_coerce::target::Enum`";

    /// Accepts strings: any of them, or the names of variants.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Name(String);
    ///
    /// impl serde_coerce::target::Choice for Name {}
    /// ```
    Choice: "`{Self}` is neither a string nor an enum, and this rule produces a string", "neither a string nor an enum",
        "for a type of your own that is, implement `serde_coerce::target::Choice`";

    /// Accepts strings, or what rules read from strings: numbers, booleans, the names of variants.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Name(String);
    ///
    /// impl serde_coerce::target::Trimmable for Name {}
    /// ```
    Trimmable: "`{Self}` is not read from a string, and this rule trims strings", "not read from a string",
        "for the strings inside a struct, write the rule on its fields",
        "for a type of your own that is, implement `serde_coerce::target::Trimmable`";

    /// Accepts objects, as a struct or an enum with data does.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Address(String);
    ///
    /// impl serde_coerce::target::Object for Address {}
    /// ```
    Object: "`{Self}` is neither a struct nor an enum with data, and this rule produces an object",
        "does not accept an object", "for a type of your own that is, implement `serde_coerce::target::Object`";

    /// Does not accept every object as it is, unlike a map.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Port(u16);
    ///
    /// impl serde_coerce::target::Unmapped for Port {}
    /// ```
    Unmapped: "`{Self}` may accept any object as it is, and this rule is for types that do not", "may accept any object",
        "for a type of your own that does not, implement `serde_coerce::target::Unmapped`";

    /// Accepts lists, of any length or of one.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Tags(Vec<String>);
    ///
    /// impl serde_coerce::target::List for Tags {}
    /// ```
    List: "`{Self}` is not a list, and this rule is for lists", "not a list",
        "for lists inside a list or a map, write `each(…)` around the rule",
        "for a type of your own that is, implement `serde_coerce::target::List`";

    /// Accepts objects with any keys.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Labels(Vec<(String, String)>);
    ///
    /// impl serde_coerce::target::Map for Labels {}
    /// ```
    Map: "`{Self}` is not a map, and this rule is for maps", "not a map",
        "for maps inside a list or a map, write `each(…)` around the rule",
        "for a type of your own that is, implement `serde_coerce::target::Map`";

    /// Accepts strings of any kind, or lists, objects or allowed values that a string may hold.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Query(String);
    ///
    /// impl serde_coerce::target::Fenceable for Query {}
    /// ```
    Fenceable:
        "`{Self}` is neither a string nor what a string may hold as JSON, and this rule reads these from a code fence",
        "neither a string nor a list nor an object",
        "for a type of your own that is, implement `serde_coerce::target::Fenceable`";

    /// Accepts lists, objects or allowed values, which a string may hold as JSON.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Tags(Vec<String>);
    ///
    /// impl serde_coerce::target::Composite for Tags {}
    /// ```
    Composite: "`{Self}` is neither a list nor an object, and this rule reads these from a string",
        "neither a list nor an object",
        "a number or a boolean is read from a string by `string_to_number` or `string_to_bool`",
        "for a type of your own that is, implement `serde_coerce::target::Composite`";

    /// Accepts objects, and so an empty one.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Filter(Vec<String>);
    ///
    /// impl serde_coerce::target::Absentable for Filter {}
    /// ```
    Absentable: "`{Self}` is not read from an object, and this rule produces an empty one", "not read from an object",
        "for a type of your own that is, implement `serde_coerce::target::Absentable`";

    /// Accepts objects whose members are keys with values, as a map or a struct does.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Labels(Vec<(String, String)>);
    ///
    /// impl serde_coerce::target::Keyed for Labels {}
    /// ```
    Keyed: "`{Self}` is neither a map nor a struct, and this rule produces an object of keys",
        "neither a map nor a struct", "for a type of your own that is, implement `serde_coerce::target::Keyed`";

    /// Is not a list.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Port(u16);
    ///
    /// impl serde_coerce::target::Unlisted for Port {}
    /// ```
    Unlisted: "`{Self}` is a list, or may be one, and this rule is for types that are not", "may be a list",
        "for a type of your own that is not, implement `serde_coerce::target::Unlisted`";

    /// Accepts null.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Limit(u8);
    ///
    /// impl serde_coerce::target::Nullable for Limit {}
    /// ```
    Nullable: "`{Self}` does not accept null, which is what this rule produces", "does not accept null",
        "make it an `Option`, or write `null_to_default` or `null_to_object` beside the rule",
        "for a type of your own that does, implement `serde_coerce::target::Nullable`";

    /// Does not accept null.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Port(u16);
    ///
    /// impl serde_coerce::target::Defaulted for Port {}
    /// ```
    Defaulted: "`{Self}` accepts null, or may accept it, and this rule is for types that do not", "may accept null",
        "an `Option` reads null as `None`: remove the rule",
        "for a type of your own that does not, implement `serde_coerce::target::Defaulted`";
}

markers! {
    "for a type of another crate, switch on the feature of `serde_coerce` that knows it, such as `indexmap-2` or \
     `smallvec-1`, or else write `serde` beside the rule":
    /// Accepts lists of any length or objects with any keys, so that an item can be dropped.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// struct Tags(Vec<String>);
    ///
    /// impl serde_coerce::target::Collection for Tags {}
    /// ```
    Collection: "`{Self}` is neither a map nor a list of any length, and this rule drops items", "no item can be dropped",
        "for lists inside a list or a map, write `each(…)` around the rule",
        "for a type of your own that is, implement `serde_coerce::target::Collection`";

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
    Each {
        /// The type of an item, or of a map's value.
        type Item;
    }: "`{Self}` has no items, and `each(…)` is for lists and maps", "neither a list nor a map",
        "write the rules without `each(…)`",
        "for a type of your own that has items, implement `serde_coerce::target::Each`";

    /// A type that is read as another, and has its markers: a newtype, a pointer.
    ///
    /// Its message is [`Each`]'s: the compiler stops here when a type without items is asked for them.
    #[doc(hidden)]
    Wraps {
        /// The other type.
        type Inner: ?Sized;
    }: "`{Self}` has no items, and `each(…)` is for lists and maps", "neither a list nor a map",
        "write the rules without `each(…)`",
        "for a type of your own that has items, implement `serde_coerce::target::Each`";
}

/// Compiles only if the type has the marker.
#[cfg(test)]
macro_rules! fits {
    ($marker:ident: $type:ty) => {{
        fn fits<T: $crate::target::$marker + ?Sized>() {}
        fits::<$type>();
    }};
}
#[cfg(test)]
use fits;
