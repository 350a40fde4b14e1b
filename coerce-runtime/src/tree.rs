//! The document as a tree: what the engine repairs and what serde reads afterwards.
//!
//! It keeps what JSON text has and `serde_json::Value` has not (repeated members, the digits of a number as written), and what
//! other formats have and JSON has not (NaN, bytes, keys that are no strings). It borrows from the text or the `Value` that it
//! was made of.

use std::borrow::Cow;
use std::num::NonZeroU32;

use serde_json::Value;

use crate::json::{Kind, Number};

mod deserialize;
mod expectation;
mod fault;
#[cfg(test)]
pub(crate) mod fixtures;
mod quoted;
mod value;

pub(crate) use deserialize::{
    Asked, Buffer, Check, Document, Flat, Origin, Taken, asked, kept, read_into, read_key, reads_items,
};
pub use deserialize::{absent, check};
pub(crate) use fault::Fault;
pub(crate) use value::{LONGEST_NUMBER, Part, any_twice, drop_deep, holds_more, is_small};

/// A value of a document.
#[derive(Clone, Debug)]
pub enum Tree<'a> {
    /// `null`, and what other formats have for it.
    Null,
    /// `true`, `false`
    Bool(bool),
    /// A number. Not always finite: other formats have NaN and infinities.
    Number(Number<'a>),
    /// A string.
    String(Cow<'a, str>),
    /// Text of a source that has no kinds, as forms and queries have none: a string, which types of numbers and booleans read too.
    Untyped(Cow<'a, str>),
    /// Bytes, which JSON has not.
    Bytes(Cow<'a, [u8]>),
    /// An array.
    List(Vec<Tree<'a>>),
    /// An object: its members in the order of the document, repeated ones too.
    Object(Vec<Member<'a>>),
    /// A value in memory that nothing has looked into yet. [`expand`](Self::expand) turns one level of it into the other
    /// variants.
    Value(&'a Value),
}

/// A member of an object.
#[derive(Clone, Debug)]
pub struct Member<'a> {
    /// Its name.
    pub key: Key<'a>,
    /// Its value.
    pub value: Tree<'a>,
    /// Who has read it already, so that flattened fields don't see it: 0 if nobody has. A field of the struct around them claims
    /// its member, and so does an earlier flattened struct; the tag of an internally tagged enum is claimed while its content is
    /// read. Claimants are numbered as the walk meets them, so that what came inside one has a larger number.
    pub claimed: u32,
    /// The number that the plan has for the field as which it was read, where it has the name of one.
    pub field: Option<NonZeroU32>,
    /// True if its value is one of those that this field accepts and no rule changes.
    pub settled: bool,
}

/// The name of a member.
#[derive(Clone, Debug)]
pub enum Key<'a> {
    /// A string, as in JSON.
    Text(Cow<'a, str>),
    /// Any other value: other formats have integers and more.
    Other(Box<Tree<'a>>),
}

impl<'a> Member<'a> {
    /// A member that nobody has read yet.
    pub fn new(key: impl Into<Cow<'a, str>>, value: Tree<'a>) -> Self {
        Self::keyed(Key::Text(key.into()), value)
    }

    /// A member with a key of any kind that nobody has read yet.
    pub fn keyed(key: Key<'a>, value: Tree<'a>) -> Self {
        Self { key, value, claimed: 0, field: None, settled: false }
    }

    /// Returns whether somebody has read it.
    pub fn is_claimed(&self) -> bool {
        self.claimed > 0
    }

    /// Its name, if that is a string.
    pub fn name(&self) -> Option<&str> {
        self.key.as_str()
    }
}

impl<'a> Key<'a> {
    /// The name, if it is a string, or bytes that are one: as these, some formats have the names of fields.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Other(tree) => match &**tree {
                Tree::Bytes(bytes) => std::str::from_utf8(bytes).ok(),
                _ => None,
            },
        }
    }

    /// The name as it stands in a path.
    pub fn shown(&self) -> Cow<'_, str> {
        match (self.as_str(), self) {
            (None, Self::Other(tree)) => tree.shown_as_key(),
            (text, _) => Cow::Borrowed(text.unwrap_or_default()),
        }
    }

    /// The key that a value is.
    pub(crate) fn from_tree(tree: Tree<'a>) -> Self {
        match tree {
            Tree::String(text) | Tree::Untyped(text) => Self::Text(text),
            tree => Self::Other(Box::new(tree)),
        }
    }
}

impl Tree<'_> {
    /// Returns what kind of value it is.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Null => Kind::Null,
            Self::Bool(_) => Kind::Bool,
            Self::Number(number) => number.kind(),
            Self::String(_) | Self::Untyped(_) => Kind::String,
            Self::Bytes(_) => Kind::Bytes,
            Self::List(_) => Kind::List,
            Self::Object(_) => Kind::Object,
            Self::Value(value) => Kind::of(value),
        }
    }

    /// The string that it is.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::String(text) | Self::Untyped(text) => Some(text),
            Self::Value(Value::String(text)) => Some(text),
            _ => None,
        }
    }

    /// Returns whether it is text of which the source does not say what kind it is.
    pub fn is_untyped(&self) -> bool {
        matches!(self, Self::Untyped(_))
    }

    /// The boolean that it is.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Self::Bool(bool) => Some(*bool),
            Self::Value(value) => value.as_bool(),
            _ => None,
        }
    }

    /// The number that it is.
    pub fn as_number(&self) -> Option<Number<'_>> {
        match self {
            Self::Number(number) => Some(number.by_ref()),
            Self::Value(Value::Number(number)) => Some(Number::of(number)),
            _ => None,
        }
    }

    /// Returns whether it is null.
    pub fn is_null(&self) -> bool {
        matches!(self, Self::Null | Self::Value(Value::Null))
    }

    /// Turns a list or an object in memory into one whose items or members can be changed. Scalars stay as they are, and so
    /// does what is inside.
    pub fn expand(&mut self) {
        match self {
            Self::Value(Value::Array(items)) => *self = Self::List(items.iter().map(Tree::Value).collect()),
            Self::Value(Value::Object(members)) => {
                let members = members.iter().map(|(key, value)| Member::new(key.as_str(), Tree::Value(value)));
                *self = Self::Object(members.collect());
            }
            _ => {}
        }
    }

    /// Lets two members of an object change places.
    pub(crate) fn swap_members(&mut self, one: usize, other: usize) {
        if let (Self::Object(members), true) = (self, one != other) {
            members.swap(one, other);
        }
    }

    /// A value as it stands in a path, where it is a key.
    fn shown_as_key(&self) -> Cow<'_, str> {
        match self {
            Self::String(text) | Self::Untyped(text) => Cow::Borrowed(text),
            Self::Number(number) => number.digits(),
            tree => Cow::Owned(tree.to_json_text().unwrap_or_else(|| tree.kind().name().to_owned())),
        }
    }

    /// Takes the value out and leaves null.
    pub fn take(&mut self) -> Self {
        std::mem::replace(self, Self::Null)
    }
}
