//! Support code for the derive: what the code that it writes names. Nothing here is for people.

#![allow(clippy::must_use_candidate, reason = "what the derive writes uses all of it")]

mod marks;
mod patch;
mod probe;

pub use std::borrow::Cow;
pub use std::ops::Deref;
pub use std::option::Option::{None, Some};
pub use std::result::Result;

pub use serde::de::{Deserialize, DeserializeOwned};

pub use crate::api::Coerce;
// For tests, which compare schemas with serde.
pub use crate::api::{Judgement, judge_text, judge_value};
pub use crate::describe::{Describe, Location, NumberOf, Structure, Tuple, Types, Variants};
pub use crate::rules::{Arguments, Definition, Items, Rule, Rules};
pub use crate::schema::{Edge, Fields, Form, Ref, Schema, Shape, Tagging, Variant};
pub use crate::target;
pub use crate::tree::{absent, check};

use std::any::type_name;

use crate::tree::{Check, Document, Fault};

pub use marks::{Marks, Unmarked, fits_somewhere};
pub use patch::{NoDefault, without_default};
pub use probe::{Derived, Foreign, Plain, Probe, asked};

/// The rules, a module each. A list of them would be one more place to know each by its name.
pub mod rules {
    pub use crate::rules::*;
}

/// The schemas of a type and of all that it holds, for tests. The type itself comes first.
pub fn schemas<T: Coerce>() -> Vec<Schema> {
    Types::of(T::number)
}

/// The type is read by its `Deserialize`, which may not be the one that serde derives. The bound is `Coerce`, so that the compiler
/// says once that the type lacks the other.
pub fn own<T: Coerce>(description: &mut Describe<'_>) {
    description.own(check::<T>, type_name::<T>());
}

/// The type that is needed for masking alone. Where it has no schema, there is nothing to mask.
pub fn masked(mask: Option<NumberOf>) -> NumberOf {
    mask.unwrap_or(|types| types.add(Schema::new(Shape::Any)))
}

/// Accepts null, in whatever buffer of serde's: content that is not read.
///
/// # Errors
/// It is not.
pub fn null(document: Document<'_, '_>) -> Result<(), Fault> {
    document.null()
}

/// Accepts what a function of serde's `with` has read as a value of this type.
///
/// # Errors
/// What the function says.
pub fn read<T>(read: Result<T, Fault>) -> Result<(), Fault> {
    read.map(drop)
}

/// There is no value where the member is absent.
pub fn never(_: Check) -> bool {
    false
}

/// There is a value even where the member is absent.
pub fn always(_: Check) -> bool {
    true
}
