//! The schema of a type, as data: types describe themselves once, and a JSON Schema of run time becomes the same. The engine walks it
//! beside the document.
//!
//! The schemas of a root type and of all that it holds are one list. They refer to each other by number, so that recursive types are no
//! cycle of data.
#![allow(clippy::must_use_candidate, reason = "they are public for the code that the derive writes")]

use std::sync::Arc;

use serde_json::Value;

use crate::constant::Text;
use crate::json::{Float, Kinds};
use crate::report::Issue;
use crate::rules::Rules;
pub(crate) use crate::tree::Check;
use crate::tree::{self, Fault, Key};

mod addresses;
mod declared;
mod expected;
mod facts;
mod graph;
mod kinds;
mod mask;
mod members;
mod reach;
mod resolve;
mod rust_path;
#[cfg(test)]
pub(crate) mod testing;

#[cfg(feature = "schema")]
pub(crate) use addresses::AddressMap;
pub(crate) use addresses::{AddressHasher, AddressSet, address};
#[cfg(feature = "schema")]
pub(crate) use declared::hide_secret;
pub(crate) use declared::hide_undeclared;
pub(crate) use expected::{expected, expected_in_full, expected_otherwise, is_long_as_written, or_null};
pub(crate) use facts::Facts;
pub(crate) use graph::{Graph, Step};
#[cfg(feature = "schema")]
pub(crate) use graph::{components, finished};
pub(crate) use kinds::{
    absent, accepted_kinds, declared_words, is_eager, may_be_none, natural_kinds, open, tagged_for, words,
};
pub(crate) use mask::{Form as MaskForm, Masker, holds_nothing, is_plain};
pub(crate) use members::{length, member_names};
pub(crate) use reach::Reach;
pub(crate) use rust_path::wire_path;

/// The schema of a type: which values it accepts.
#[derive(Debug)]
pub struct Schema {
    /// The form of its values.
    pub shape: Shape,
    /// The rules written on the type. All of them act on the whole value.
    pub rules: Arc<Rules>,
    /// serde's `expecting`: it stands in place of an expectation made of the shape.
    pub expecting: Option<Text>,
    /// Judges a value that has the right shape: `try_from` may refuse it still.
    pub check: Option<Check>,
    /// The member by which a value asks for the rules: `opt_in`.
    pub opt_in: Option<Text>,
    /// The names of a value's parts in Rust.
    pub rust: RustNames,
    /// Judges a value that has the right shape and is no null, where a schema of run time says more than the shape does.
    pub judge: Option<Arc<dyn Judge>>,
    /// A check by the type's own `Deserialize`, where that may not be the one that serde derives.
    pub own: Option<Check>,
    /// True if that is known to be written by hand, with the help of a struct like it: then it has a say in what is refused.
    pub by_hand: bool,
    /// The members that must not be written down wherever they are inside, also where its values have not the form of the type.
    pub guarded: Vec<Text>,
}

/// The names of a value's parts in Rust: a check of the typed value says by these names what it finds.
#[derive(Clone, Copy, Debug)]
pub enum RustNames {
    /// A field as the document does, an item by its position, what a wrapper holds `0`.
    Same,
    /// These, in the order of the shape; those of flattened fields come last.
    These(&'static [&'static str]),
    /// No one knows: a set has no order, and what is read as another type is made of that.
    Unknown,
}

/// The use of a type: by a field, as an item, …
#[derive(Debug)]
pub struct Edge {
    /// The type.
    pub to: Ref,
    /// The rules written at the use.
    pub rules: Arc<Rules>,
    /// True if its values must not be written down.
    pub sensitive: bool,
}

/// Where a schema is.
#[derive(Clone, Debug, Default)]
pub enum Ref {
    /// The definition that has this number.
    Definition(usize),
    /// The same, where it is a part of the type that uses it: the content of a variant.
    Part(usize),
    /// Right here.
    Here(Arc<Schema>),
    /// Nowhere: it is that of any value.
    #[default]
    Any,
}

/// The form of values.
#[derive(Debug)]
pub enum Shape {
    /// Any value: `serde_json::Value`.
    Any,
    /// `null`: `()`, unit structs.
    Null {
        /// True if it is a struct: from its buffers serde reads one from an empty list too.
        unit_struct: bool,
    },
    /// `true`, `false`
    Bool,
    /// An integer in a range.
    Integer(Integer),
    /// A number without a fraction, however it is written: `5.0` is one. The `integer` of JSON Schema.
    Whole,
    /// Any number that is read as a float, of this size.
    Float(Float),
    /// A string.
    String,
    /// A list of any length, or of exactly this one.
    List {
        /// The use of the items.
        item: Edge,
        /// How many there are: of an array.
        length: Option<usize>,
    },
    /// A list in which each item has a type of its own: tuples, tuple structs.
    Tuple(Vec<Element>),
    /// An object with keys that no type declares.
    Map {
        /// The use of the keys. Rules never act on them.
        key: Edge,
        /// A check of a key: an error if it cannot be read.
        read_key: fn(&Key<'_>, human_readable: bool) -> Result<(), Fault>,
        /// The use of the values.
        value: Edge,
        /// Which members it reads, if not all.
        only: Option<Box<dyn Names>>,
    },
    /// An object with known members.
    Struct(Fields),
    /// One of several forms.
    Enum(Enum),
    /// `null`, or something.
    Option(Edge),
    /// A wrapper. A plain newtype that is absent is missing, a transparent one is what is inside.
    Wrapper {
        /// The use of what it wraps.
        inner: Edge,
        /// True if it is absent as what is inside is.
        transparent: bool,
    },
    /// Whatever a foreign `Deserialize` or a function reads.
    Opaque(Opaque),
}

/// What tells a variant without a tag from the others in place of a trial: in the `anyOf` of JSON Schema.
#[derive(Debug)]
pub struct Judged {
    /// Decides whether a value has this form as it is.
    pub judge: Box<dyn Judge>,
    /// The member that decides for this form, where it is there, and its values.
    pub tag: Option<(Text, Vec<Value>)>,
    /// True if it is no form of its own but what all of them have in common: what the value is as long as no form is certain.
    pub common: bool,
}

/// Decides whether a value is accepted as it is, where the schema alone does not say all of it.
pub trait Judge: std::fmt::Debug + Send + Sync {
    /// Returns whether the value is accepted.
    fn accepts(&self, value: &Value) -> bool;

    /// The issues of a value that is not accepted, with paths that start at the value. Where it is `hidden` nothing of it is shown.
    fn issues(&self, value: &Value, hidden: bool) -> Vec<Issue>;
}

/// Some of all names that members may have.
pub trait Names: std::fmt::Debug + Send + Sync {
    /// Returns whether the name is one of them.
    fn has(&self, name: &str) -> bool;
}

/// A range of integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Integer {
    /// The least.
    pub min: i128,
    /// The greatest.
    pub max: u128,
    /// True if zero is one of them.
    pub zero: bool,
    /// True if integers of more than 64 bits are read from their digits: `u128`, `i128`.
    pub wide: bool,
}

/// An item with a type of its own.
#[derive(Debug)]
pub struct Element {
    /// Its type.
    pub edge: Edge,
    /// True if it may be missing at the end.
    pub optional: bool,
    /// True if it stands for all items that follow: of the last one.
    pub repeats: bool,
}

/// The members of an object.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is another question")]
pub struct Fields {
    /// The fields that are read by name or position, in the order of their declaration.
    pub list: Vec<Field>,
    /// The flattened fields, in the order of their declaration.
    pub flattened: Vec<Edge>,
    /// serde's `deny_unknown_fields`.
    pub deny_unknown: bool,
    /// True if members that no field has stay in the value: it is an object of a JSON Schema.
    pub keeps_others: bool,
    /// True if a list of the fields' values is read too, as serde does where nothing is flattened.
    pub from_list: bool,
    /// `ignore_key_case`
    pub ignore_key_case: bool,
    /// `drop_keys("…")`
    pub drop_keys: Vec<Text>,
}

/// A field.
#[derive(Debug)]
pub struct Field {
    /// Its name in the document, then its aliases.
    pub names: Vec<Text>,
    /// The use of its type.
    pub edge: Edge,
    /// True if it or its struct has a default.
    pub optional: bool,
    /// True if it has its exact names even where `ignore_key_case` stands.
    pub exact: bool,
    /// True if it is there for a policy alone: nobody declares it. Where no unknown members are accepted, it is one.
    pub undeclared: bool,
}

/// One of several forms.
#[derive(Debug, Default)]
pub struct Enum {
    /// How variants are told apart.
    pub tagging: Tagging,
    /// All that are ever read, in the order of their declaration; those that are `untagged` by themselves come last.
    pub variants: Vec<Variant>,
    /// serde's `deny_unknown_fields`, for adjacently tagged enums: a member that is neither tag nor content is refused.
    pub deny_unknown: bool,
    /// True if a list that starts with the tag is read too, and `{"name": null}`, as serde does.
    pub from_list: bool,
}

/// How variants are told apart. See serde's "Enum representations".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Tagging {
    /// `{"name": content}`, or `"name"`
    #[default]
    External,
    /// `{"tag": "name", …content}`
    Internal {
        /// The tag's member.
        tag: Text,
    },
    /// `{"tag": "name", "content": content}`
    Adjacent {
        /// The tag's member.
        tag: Text,
        /// The content's member.
        content: Text,
    },
    /// Not at all: the first variant that accepts the value wins.
    Untagged,
}

/// A variant of an enum.
#[derive(Debug)]
pub struct Variant {
    /// Its name in the document, then its aliases.
    pub names: Vec<Text>,
    /// The use of its content. `None` for a unit variant.
    pub content: Option<Edge>,
    /// How the content is written in Rust.
    pub form: Form,
    /// True if it stands for every unknown name: serde's `other`.
    pub other: bool,
    /// True if it is tried without a tag, after all others.
    pub untagged: bool,
    /// The judge that decides for it, so that it is not tried. Of the variants without a tag all have one, or none has.
    pub judged: Option<Box<Judged>>,
}

/// How the content of a variant is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `Name`
    Unit,
    /// `Name(T)`
    Newtype,
    /// `Name(A, B)`
    Tuple,
    /// `Name { … }`
    Struct,
}

/// A type of which only its own `Deserialize` knows what it accepts.
#[derive(Debug)]
pub struct Opaque {
    /// Reads a value and reports what is wrong with it.
    pub check: Check,
    /// Returns whether it has a value where the member is absent, as an `Option` has: what `check` makes of nothing, or what is known.
    pub absent: fn(Check) -> bool,
    /// The values that it accepts, in JSON's terms: `an IPv4 address`. Empty if that is not known.
    pub expected: Text,
    /// The kinds that it may accept.
    pub kinds: Kinds,
    /// True if what it says of a value shows nothing that its type hides.
    pub discreet: bool,
    /// The schema of the same type, for masking alone: beside `#[coerce(serde)]` its sensitive fields stay sensitive.
    pub mask: Option<Edge>,
}

impl Schema {
    /// A type of this shape, without rules.
    pub fn new(shape: Shape) -> Self {
        Self {
            shape,
            rules: Rules::none(),
            expecting: None,
            check: None,
            opt_in: None,
            rust: RustNames::Same,
            judge: None,
            own: None,
            by_hand: false,
            guarded: Vec::new(),
        }
    }
}

impl Edge {
    /// A use without rules.
    pub fn to(to: Ref) -> Self {
        Self { to, rules: Rules::none(), sensitive: false }
    }
}

impl Opaque {
    /// The shape of a type that only its own `Deserialize` knows.
    pub fn of_type(check: Check) -> Self {
        let (expected, kinds) = (Text::Borrowed(""), Kinds::ALL);
        Self { check, absent: tree::absent, expected, kinds, discreet: false, mask: None }
    }

    /// Returns whether it has a value where the member is absent.
    pub fn is_absent(&self) -> bool {
        (self.absent)(self.check)
    }
}

impl Element {
    /// An item that is required.
    pub const fn required(edge: Edge) -> Self {
        Self { edge, optional: false, repeats: false }
    }

    /// The one at a position in a list, where these are all.
    pub(crate) fn at(elements: &[Self], index: usize) -> Option<&Self> {
        elements.get(index).or_else(|| elements.last().filter(|last| last.repeats))
    }

    /// Returns whether these may be the items of a list of this length.
    pub(crate) fn fit(elements: &[Self], length: usize) -> bool {
        let missing = elements.get(length..).unwrap_or_default();
        let ends = length <= elements.len() || elements.last().is_some_and(|last| last.repeats);
        ends && missing.iter().all(|element| element.optional)
    }
}
