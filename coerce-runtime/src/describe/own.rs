//! Types whose `Deserialize` is not the one that serde derives from their declaration: written by hand, or derived by another macro.
//! What they accept is not what their declaration says, so only their own `Deserialize` knows it.

use std::cell::Cell;
use std::collections::HashSet;

use serde::de::{DeserializeOwned, Visitor};
use serde::{Deserializer, de};

use crate::constant::Text;
use crate::schema::{Check, Enum, Shape, Tagging};
use crate::tree::{Fault, absent, check};

/// A type's own `Deserialize`.
#[derive(Clone, Copy)]
pub(super) struct Own {
    /// Finds out what it asks a deserializer for.
    asked: fn() -> Asked,
    /// A check by its `Deserialize`: an error if it does not read the value.
    pub(super) check: Check,
    /// Returns whether it has a value where the member is absent.
    pub(super) absent: fn() -> bool,
}

/// The request of a `Deserialize` to a deserializer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// A struct with these fields.
    Fields(&'static [&'static str]),
    /// An enum with these variants.
    Variants(&'static [&'static str]),
    Map,
    Unit,
    Newtype,
    Tuple,
    /// Whatever there is.
    Any,
    /// Something that serde's derive asks for in no type.
    Other,
}

impl Own {
    /// That of a type.
    pub(super) fn of<T: DeserializeOwned>() -> Self {
        Self { asked: asked::<T>, check: check::<T>, absent: absent::<T> }
    }

    /// Returns whether it may be the one that serde derives for a type of this shape.
    pub(super) fn may_be_derived(self, shape: &Shape) -> bool {
        let asked = (self.asked)();
        match shape {
            Shape::Struct(fields) if !fields.flattened.is_empty() => asked == Asked::Map,
            Shape::Struct(fields) => {
                let parts: Vec<&[Text]> = fields.list.iter().map(|field| &*field.names).collect();
                matches!(asked, Asked::Fields(names) if are_of(names, &parts))
            }
            Shape::Tuple(_) => asked == Asked::Tuple,
            Shape::Null { .. } => asked == Asked::Unit,
            Shape::Wrapper { .. } => asked == Asked::Newtype,
            Shape::Enum(body) => is_of_enum(asked, body),
            _ => true,
        }
    }
}

fn is_of_enum(asked: Asked, body: &Enum) -> bool {
    match (&body.tagging, asked) {
        _ if body.tried().next().is_some() => asked == Asked::Any,
        (Tagging::External, Asked::Variants(names)) => {
            are_of(names, &body.variants.iter().map(|variant| &*variant.names).collect::<Vec<_>>())
        }
        (Tagging::Internal { .. } | Tagging::Untagged, _) => asked == Asked::Any,
        (Tagging::Adjacent { tag, content }, Asked::Fields(names)) => names == [&**tag, &**content],
        _ => false,
    }
}

/// Returns whether these are the names of the parts: of each the first at least.
fn are_of(names: &[&str], parts: &[&[Text]]) -> bool {
    let mut all = Vec::new();
    for part in parts {
        all.extend(part.iter().map(|name| &**name));
    }
    if names == all {
        return true;
    }
    let [asked, known]: [HashSet<&str>; 2] = [names, &all].map(|names| names.iter().copied().collect());
    let is_asked = |part: &&[Text]| part.first().is_none_or(|name| asked.contains(&**name));
    names.iter().all(|name| known.contains(name)) && parts.iter().all(is_asked)
}

fn asked<T: DeserializeOwned>() -> Asked {
    let asked = Cell::new(Asked::Other);
    // There is nothing to read.
    let _ = T::deserialize(Question(&asked)).is_ok();
    asked.get()
}

/// A deserializer that notes what it is asked for, and has nothing.
struct Question<'q>(&'q Cell<Asked>);

macro_rules! questions {
    ($($method:ident($($argument:tt: $type:ty),*) => $asked:expr;)+) => {$(
        fn $method<V: Visitor<'de>>(self, $($argument: $type,)* _: V) -> Result<V::Value, Fault> {
            self.0.set($asked);
            Err(de::Error::custom(""))
        }
    )+};
    (all of $($method:ident)+) => {
        questions! { $($method() => Asked::Other;)+ }
    };
}

impl<'de> Deserializer<'de> for Question<'_> {
    type Error = Fault;

    questions! {
        deserialize_any() => Asked::Any;
        deserialize_struct(_: &'static str, fields: &'static [&'static str]) => Asked::Fields(fields);
        deserialize_enum(_: &'static str, variants: &'static [&'static str]) => Asked::Variants(variants);
        deserialize_map() => Asked::Map;
        deserialize_unit_struct(_: &'static str) => Asked::Unit;
        deserialize_newtype_struct(_: &'static str) => Asked::Newtype;
        deserialize_tuple_struct(_: &'static str, _: usize) => Asked::Tuple;
        deserialize_tuple(_: usize) => Asked::Other;
    }

    questions! {
        all of
        deserialize_bool deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128 deserialize_f32 deserialize_f64
        deserialize_char deserialize_str deserialize_string deserialize_bytes deserialize_byte_buf
        deserialize_option deserialize_unit deserialize_seq deserialize_identifier deserialize_ignored_any
    }
}

#[cfg(test)]
mod tests;
