//! Trees from and to values of JSON.

use std::borrow::Cow;
use std::collections::HashSet;

use serde_json::{Map, Value};

use super::{Key, Member, Tree};
use crate::json::{KEEPS_TEXT, Kind, Number, Parsed};

mod depth;

pub(crate) use depth::{depth_exceeds, drop_deep, holds_more};

/// How many bytes a character of one byte takes in a JSON string at most.
const LONGEST_ESCAPE: usize = 6;

/// Lists of so many items are copied without being counted first.
const A_FEW: usize = 16;

/// More bytes than a list of one number takes that is not kept as text, or of one boolean.
pub(crate) const LONGEST_NUMBER: usize = 64;

impl Tree<'_> {
    /// The tree as a value of JSON. `None`: JSON has no such value (`NaN`, bytes, keys that are no strings), or it can't hold what
    /// is there (repeated members).
    pub fn to_value(&self) -> Option<Value> {
        self.to_value_within(usize::MAX, usize::MAX)
    }

    /// The tree as a value of JSON whose text has at most `bytes` bytes, and that has at most `depth` levels. No more of the value is
    /// looked at than that.
    pub fn to_value_within(&self, bytes: usize, depth: usize) -> Option<Value> {
        // What is small need not be counted.
        let room = if self.is_small(bytes) { usize::MAX } else { bytes };
        Room(room).value(self, depth)
    }

    /// Returns whether it is a scalar or a list of a few whose text has no more than `bytes` bytes however it is written.
    fn is_small(&self, bytes: usize) -> bool {
        match self {
            Self::List(items) if items.len() <= A_FEW => {
                let each = bytes.saturating_sub(2) / items.len().max(1);
                bytes >= 2 && items.iter().all(|item| item.is_small_scalar(each.saturating_sub(1)))
            }
            scalar => scalar.is_small_scalar(bytes),
        }
    }

    fn is_small_scalar(&self, bytes: usize) -> bool {
        match self.as_str() {
            Some(text) => is_small(text, bytes),
            None => !KEEPS_TEXT && bytes > LONGEST_NUMBER && !matches!(self.kind(), Kind::List | Kind::Object),
        }
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
#[inline]
pub(crate) fn is_small(text: &str, bytes: usize) -> bool {
    text.len() < bytes / LONGEST_ESCAPE
}

/// So many bytes of JSON text may be copied.
struct Room(usize);

impl Room {
    fn value(&mut self, tree: &Tree<'_>, depth: usize) -> Option<Value> {
        let scalar = match tree {
            Tree::Null => Value::Null,
            Tree::Bool(value) => Value::Bool(*value),
            Tree::Number(number) => Value::Number(number.to_json()?),
            Tree::String(text) | Tree::Untyped(text) => return self.string(text).map(Value::String),
            Tree::Bytes(_) => return None,
            Tree::List(items) => {
                let below = self.level(items.len(), 1, depth)?;
                return items.iter().map(|item| self.value(item, below)).collect();
            }
            Tree::Object(members) => {
                let below = self.level(members.len(), 2, depth)?;
                return self.members(members, below).map(Value::Object);
            }
            Tree::Value(value) => {
                self.fits(value, depth)?;
                return Some((*value).clone());
            }
        };
        self.fits(&scalar, depth)?;
        Some(scalar)
    }

    fn members(&mut self, members: &[Member<'_>], depth: usize) -> Option<Map<String, Value>> {
        let mut object = Map::new();
        for member in members {
            let key = self.string(member.name()?)?;
            let value = self.value(&member.value, depth)?;
            if object.insert(key, value).is_some() {
                return None;
            }
        }
        Some(object)
    }

    fn string(&mut self, text: &str) -> Option<String> {
        self.take_text(text)?;
        Some(text.to_owned())
    }

    /// Takes the room of a value that needs no copy until then.
    fn fits(&mut self, value: &Value, depth: usize) -> Option<()> {
        match value {
            Value::Null | Value::Bool(true) => self.take(|| 4),
            Value::Bool(false) => self.take(|| 5),
            Value::Number(number) => self.take(|| number.to_string().len()),
            Value::String(text) => self.take_text(text),
            Value::Array(items) => {
                let below = self.level(items.len(), 1, depth)?;
                items.iter().try_for_each(|item| self.fits(item, below))
            }
            Value::Object(members) => {
                let below = self.level(members.len(), 2, depth)?;
                members.iter().try_for_each(|(key, value)| {
                    self.take_text(key)?;
                    self.fits(value, below)
                })
            }
        }
    }

    /// Takes the brackets and commas of a list or an object, and says how many levels are left inside.
    fn level(&mut self, length: usize, each: usize, depth: usize) -> Option<usize> {
        self.take(|| (1 + each * length).max(2))?;
        depth.checked_sub(1)
    }

    /// Takes the room of a string. One that is longer than that is not looked at.
    fn take_text(&mut self, text: &str) -> Option<()> {
        let is_longer = text.len() > self.0;
        let escaped = || text.bytes().map(escaped_length).sum::<usize>();
        self.take(|| if is_longer { text.len() } else { 2 + escaped() })
    }

    /// Takes so many bytes, which need not be counted if there is room for all.
    fn take(&mut self, bytes: impl FnOnce() -> usize) -> Option<()> {
        if self.0 != usize::MAX {
            self.0 = self.0.checked_sub(bytes())?;
        }
        Some(())
    }
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

/// How many bytes a byte of a string takes in JSON.
fn escaped_length(byte: u8) -> usize {
    match byte {
        b'"' | b'\\' | b'\n' | b'\r' | b'\t' | 8 | 12 => 2,
        0..32 => 6,
        _ => 1,
    }
}

/// A value of a tree.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part<'t, 'a> {
    /// A value in memory.
    Value(&'t Value),
    /// Anything else: never a [`Tree::Value`].
    Tree(&'t Tree<'a>),
}

impl<'a> Tree<'a> {
    /// The value itself and all that are inside, in any order. Not by recursion: nobody may have looked at its depth.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Part<'_, 'a>> {
        let mut left = vec![Part::of(self)];
        std::iter::from_fn(move || {
            let part = left.pop()?;
            match part {
                Part::Value(Value::Array(items)) => left.extend(items.iter().map(Part::Value)),
                Part::Value(Value::Object(members)) => left.extend(members.values().map(Part::Value)),
                Part::Tree(Tree::List(items)) => left.extend(items.iter().map(Part::of)),
                Part::Tree(Tree::Object(members)) => left.extend(members.iter().map(|member| Part::of(&member.value))),
                _ => {}
            }
            Some(part)
        })
    }
}

impl<'t, 'a> Part<'t, 'a> {
    pub(crate) fn of(tree: &'t Tree<'a>) -> Self {
        match tree {
            Tree::Value(value) => Self::Value(value),
            tree => Self::Tree(tree),
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
        match self {
            Self::Value(value) => value.get(name).is_some(),
            Self::Tree(Tree::Object(members)) => members.iter().any(|member| member.name() == Some(name)),
            Self::Tree(_) => false,
        }
    }
}

#[cfg(test)]
mod tests;
