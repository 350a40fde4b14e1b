//! Trees from and to values of JSON.

use std::borrow::Cow;
use std::collections::HashSet;

use serde_json::{Map, Value};

use super::{Key, Member, Tree};
use crate::json::{Number, Parsed};

mod depth;

pub(crate) use depth::{drop_deep, holds_more};

/// How many bytes a character of one byte takes in a JSON string at most.
const LONGEST_ESCAPE: usize = 6;

/// More bytes than a list of one number takes that is not kept as text, or of one boolean.
pub(crate) const LONGEST_NUMBER: usize = 64;

impl Tree<'_> {
    /// The tree as a value of JSON. `None`: JSON has no such value (`NaN`, bytes, keys that are no strings), or it can't hold what
    /// is there (repeated members).
    pub fn to_value(&self) -> Option<Value> {
        Some(match self {
            Self::Null => Value::Null,
            Self::Bool(value) => Value::Bool(*value),
            Self::Number(number) => Value::Number(number.to_json()?),
            Self::String(text) | Self::Untyped(text) => Value::String((**text).to_owned()),
            Self::Bytes(_) => return None,
            Self::List(items) => Value::Array(items.iter().map(Self::to_value).collect::<Option<_>>()?),
            Self::Object(members) => {
                let mut object = Map::new();
                for member in members {
                    let before = object.insert(member.name()?.to_owned(), member.value.to_value()?);
                    if before.is_some() {
                        return None;
                    }
                }
                Value::Object(object)
            }
            Self::Value(value) => (*value).clone(),
        })
    }

    /// The tree as a value of JSON whose text has at most `bytes` bytes, and that has at most `depth` levels. No more of the value is
    /// looked at than that.
    pub fn to_value_within(&self, bytes: usize, depth: usize) -> Option<Value> {
        let fits = self.parts().try_fold(bytes, |room, part| part.take_from(room)).is_some();
        if fits && !self.depth_exceeds(depth) { self.to_value() } else { None }
    }

    /// The text of the value in JSON, numbers as they were written. `None`: it is no value of JSON, except that members may be
    /// repeated.
    pub fn to_json_text(&self) -> Option<String> {
        let mut text = String::new();
        self.write(&mut text).then_some(text)
    }

    fn write(&self, text: &mut String) -> bool {
        match self {
            Self::List(items) => write_all(items, Self::write, ['[', ']'], text),
            Self::Object(members) => write_all(members, Member::write, ['{', '}'], text),
            Self::Number(number) => {
                text.push_str(&number.digits());
                number.text().is_some() || !matches!(number.value, Parsed::F64(value) if !value.is_finite())
            }
            scalar => scalar.to_value().map(|value| text.push_str(&value.to_string())).is_some(),
        }
    }

    /// How many characters a string has, a list items, an object members. Other kinds have no length.
    pub fn len(&self) -> Option<usize> {
        match self {
            Self::Bytes(bytes) => Some(bytes.len()),
            Self::List(items) => Some(items.len()),
            Self::Value(Value::Array(items)) => Some(items.len()),
            Self::Object(members) => Some(members.len()),
            Self::Value(Value::Object(members)) => Some(members.len()),
            scalar => scalar.as_str().map(|text| text.chars().count()),
        }
    }

    /// Returns `true` if an object inside has a member of the same name as another.
    pub(crate) fn repeats_members(&self) -> bool {
        self.parts().any(|part| matches!(part, Part::Tree(Tree::Object(members)) if any_twice(members)))
    }

    /// Turns bytes into the list of their numbers, as which a format hands them over where a list is asked for.
    pub fn spread_bytes(&mut self) {
        if let Self::Bytes(bytes) = self {
            let numbers = bytes.iter().map(|byte| Self::Number(Number::from(Parsed::U64((*byte).into()))));
            *self = Self::List(numbers.collect());
        }
    }
}

impl Member<'_> {
    fn write(&self, text: &mut String) -> bool {
        let Key::Text(key) = &self.key else { return false };
        text.push_str(&Value::from(&**key).to_string());
        text.push(':');
        self.value.write(text)
    }
}

/// Writes items or members between brackets, until one can't be written.
fn write_all<T>(all: &[T], write: fn(&T, &mut String) -> bool, [open, close]: [char; 2], text: &mut String) -> bool {
    text.push(open);
    let are_json = all.iter().enumerate().all(|(index, each)| {
        text.push_str(if index > 0 { "," } else { "" });
        write(each, text)
    });
    text.push(close);
    are_json
}

impl From<Value> for Tree<'static> {
    fn from(value: Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(value) => Self::Bool(value),
            Value::Number(number) => Self::Number(Number::of(&number)),
            Value::String(text) => Self::String(Cow::Owned(text)),
            Value::Array(items) => Self::List(items.into_iter().map(Self::from).collect()),
            Value::Object(members) => {
                let member = |(key, value): (String, Value)| Member::new(key, Self::from(value));
                Self::Object(members.into_iter().map(member).collect())
            }
        }
    }
}

/// Returns whether a string takes no more than so many bytes in JSON, however it is written.
pub(crate) fn is_small(text: &str, bytes: usize) -> bool {
    text.len() < bytes / LONGEST_ESCAPE
}

/// How many names are compared with each other, before a set of them is made.
const FEW_NAMES: usize = 16;

/// Returns whether two of the members have the same name.
pub(crate) fn any_twice(members: &[Member<'_>]) -> bool {
    if members.len() > FEW_NAMES {
        let mut known = HashSet::with_capacity(members.len());
        return members.iter().filter_map(Member::name).any(|name| !known.insert(name));
    }
    let comes_again = |(index, member): (usize, &Member<'_>)| {
        member.name().is_some() && members[..index].iter().any(|before| before.name() == member.name())
    };
    members.iter().enumerate().any(comes_again)
}

/// The room for JSON text that a string leaves. One that is longer than the room is not looked at.
fn take_text(room: usize, text: &str) -> Option<usize> {
    room.checked_sub(text.len())?.checked_sub(2 + text.bytes().map(escapes).sum::<usize>())
}

/// How many bytes more than one a byte of a string takes in JSON.
fn escapes(byte: u8) -> usize {
    match byte {
        b'"' | b'\\' | b'\n' | b'\r' | b'\t' | 8 | 12 => 1,
        0..32 => LONGEST_ESCAPE - 1,
        _ => 0,
    }
}

/// A value of a tree.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part<'t, 'a> {
    /// A value in memory.
    Value(&'a Value),
    /// Anything else: never a [`Tree::Value`].
    Tree(&'t Tree<'a>),
}

impl<'a> Tree<'a> {
    /// The value itself and all that are inside, in any order. Not by recursion: nobody may have looked at its depth. What is inside one
    /// is looked for once the next is asked for.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Part<'_, 'a>> {
        Part::of(self).all()
    }
}

impl<'t, 'a> Part<'t, 'a> {
    pub(crate) fn of(tree: &'t Tree<'a>) -> Self {
        match tree {
            Tree::Value(value) => Self::Value(value),
            tree => Self::Tree(tree),
        }
    }

    /// The part itself and all that are inside, as [`Tree::parts`] has them.
    pub(crate) fn all(self) -> impl Iterator<Item = Self> {
        let (mut left, mut last) = (vec![self], None::<Self>);
        std::iter::from_fn(move || {
            if let Some(part) = last {
                part.each_inside(|inside| left.push(inside));
            }
            last = left.pop();
            last
        })
    }

    /// Visits the items of a list, or the values of the members of an object.
    fn each_inside(self, visit: impl FnMut(Self)) {
        match self {
            Self::Value(Value::Array(items)) => items.iter().map(Self::Value).for_each(visit),
            Self::Value(Value::Object(members)) => members.values().map(Self::Value).for_each(visit),
            Self::Tree(Tree::List(items)) => items.iter().map(Self::of).for_each(visit),
            Self::Tree(Tree::Object(members)) => members.iter().map(|member| Self::of(&member.value)).for_each(visit),
            _ => {}
        }
    }

    /// The room for JSON text that it leaves, without what is inside it. `None` if there is less, or if it is no value of JSON.
    fn take_from(self, room: usize) -> Option<usize> {
        let brackets = |length: usize, each: usize| room.checked_sub((1 + each * length).max(2));
        match self {
            Self::Value(Value::Array(items)) => brackets(items.len(), 1),
            Self::Tree(Tree::List(items)) => brackets(items.len(), 1),
            Self::Value(Value::Object(members)) => {
                members.keys().try_fold(brackets(members.len(), 2)?, |room, key| take_text(room, key))
            }
            Self::Tree(Tree::Object(members)) => {
                members.iter().try_fold(brackets(members.len(), 2)?, |room, member| take_text(room, member.name()?))
            }
            Self::Value(Value::String(text)) => take_text(room, text),
            Self::Tree(Tree::String(text) | Tree::Untyped(text)) => take_text(room, text),
            Self::Value(scalar) => room.checked_sub(scalar.to_string().len()),
            Self::Tree(scalar) => room.checked_sub(scalar.to_value()?.to_string().len()),
        }
    }

    /// The text of a string.
    pub(crate) fn as_str(self) -> Option<&'t str> {
        match self {
            Self::Value(value) => value.as_str(),
            Self::Tree(tree) => tree.as_str(),
        }
    }

    /// Returns whether it is an object with a member of this name.
    pub(crate) fn has_member(self, name: &str) -> bool {
        self.inside(Ok(name)).is_some()
    }

    /// The member of this name, or the item of this index.
    pub(crate) fn inside(self, step: Result<&str, usize>) -> Option<Self> {
        match (self, step) {
            (Self::Value(value), Ok(name)) => value.get(name).map(Self::Value),
            (Self::Value(value), Err(index)) => value.get(index).map(Self::Value),
            (Self::Tree(Tree::List(items)), Err(index)) => items.get(index).map(Self::of),
            (Self::Tree(Tree::Object(members)), Ok(name)) => {
                members.iter().find(|member| member.name() == Some(name)).map(|member| Self::of(&member.value))
            }
            (Self::Tree(_), _) => None,
        }
    }
}

#[cfg(test)]
mod tests;
