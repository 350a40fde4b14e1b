//! The door for what the derive writes. Not for people: it may change with every release.

pub use std::fmt::Display;

pub use serde::de::DeserializeOwned;
pub use serde::{Deserialize, Deserializer};
pub use serde_json::Value;

pub use crate::coerce::Coerce;
pub use crate::context::{Context, Node};
pub use crate::enums::{
    ContentSource, Enum, Form, StructVariant, Tagging, TupleVariant, UnitVariant, Variant, VariantTable, Variants,
};
pub use crate::foreign::{Absent, ByPath, Foreign, Via, With};
pub use crate::impls::{Nothing, UnitStruct};
pub use crate::kind::Kinds;
pub use crate::opt_in::{OptIn, OptedIn};
pub use crate::outline::{Outline, Way};
pub use crate::record::{Field, FieldSource, Fields, Member, Reader, Record, Table, Tuple};
pub use crate::rule::{self, Repair, Rule, Rules};
pub use crate::shape::Shape;
pub use crate::slot::Slot;
pub use crate::target::fit::Fit;
pub use crate::target::{self, Wraps};
pub use crate::unread::Unread;
pub use crate::wrap::{Wrap, Wrapped};
