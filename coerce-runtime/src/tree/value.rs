//! Trees from and to values of JSON.

use std::collections::HashSet;

use std::borrow::Cow;

use serde_json::{Map, Value};

use super::{Key, Member, Tree};
use crate::json::{KEEPS_TEXT, Number, Parsed};

mod depth;
mod parts;

pub(crate) use depth::{depth_exceeds, drop_deep, way_beyond};
pub(crate) use parts::Part;

/// Why a tree is not copied into a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoValue {
    /// It is larger or nested more deeply than asked for.
    TooLarge,
    /// JSON has no such value: `NaN`, bytes, a key that is no string, repeated members.
    NotJson,
}

/// How many bytes a character of one byte takes in a JSON string at most.
const LONGEST_ESCAPE: usize = 6;

/// Lists of so many items are copied without being counted first.
const A_FEW: usize = 16;

/// More bytes than a list of one number takes that is not kept as text, or of one boolean.
pub(crate) const LONGEST_NUMBER: usize = 64;

impl Tree<'_> {
    /// The tree as a value of JSON. `None`: JSON has no such value (`NaN`, bytes, keys that are no strings), or it can't hold what
    /// is there (repeated members).
    #[must_use]
    pub fn to_value(&self) -> Option<Value> {
        self.to_value_within(usize::MAX, usize::MAX).ok()
    }

    /// The tree as a value of JSON whose text has at most `bytes` bytes, and that has at most `depth` levels. No more of the value is
    /// looked at than that.
    ///
    /// # Errors
    /// Why there is no such value.
    pub fn to_value_within(&self, bytes: usize, depth: usize) -> Result<Value, NoValue> {
        match self.small(bytes, depth) {
            Some(value) => Ok(value),
            None => Room(bytes).value(self, depth),
        }
    }

    /// The value, if it is a scalar or a list of a few whose text has no more than `bytes` bytes however it is written.
    fn small(&self, bytes: usize, depth: usize) -> Option<Value> {
        match self {
            Self::List(items) if depth > 0 && items.len() <= A_FEW => {
                let each = bytes.saturating_sub(2) / items.len().max(1);
                let mut list = Vec::with_capacity(items.len());
                for item in items {
                    list.push(item.small_scalar(each.saturating_sub(1))?);
                }
                (bytes >= 2).then_some(Value::Array(list))
            }
            scalar => scalar.small_scalar(bytes),
        }
    }

    /// The value, if it is a scalar whose text has no more than `bytes` bytes however it is written: then nothing is counted.
    fn small_scalar(&self, bytes: usize) -> Option<Value> {
        let fits = |text: &str| is_small(text, bytes);
        match self {
            Self::String(text) if fits(text) => Some(Value::String((**text).to_owned())),
            Self::Value(Value::String(text)) if fits(text) => Some(Value::String(text.clone())),
            Self::Number(number) if !KEEPS_TEXT && bytes > LONGEST_NUMBER => number.to_json().map(Value::Number),
            Self::Bool(value) if bytes > LONGEST_NUMBER => Some(Value::Bool(*value)),
            Self::Null if bytes > LONGEST_NUMBER => Some(Value::Null),
            Self::Value(value @ Value::Number(_)) if !KEEPS_TEXT && bytes > LONGEST_NUMBER => Some((*value).clone()),
            _ => None,
        }
    }

    /// The text of the value in JSON, numbers as they were written. `None`: it is no value of JSON, except that members may be
    /// repeated.
    #[must_use]
    pub fn to_json_text(&self) -> Option<String> {
        let mut text = String::new();
        self.write(&mut text).then_some(text)
    }

    fn write(&self, text: &mut String) -> bool {
        match self {
            Self::List(items) => {
                text.push('[');
                let all = items.iter().enumerate().all(|(index, item)| {
                    text.push_str(if index > 0 { "," } else { "" });
                    item.write(text)
                });
                text.push(']');
                all
            }
            Self::Object(members) => {
                text.push('{');
                let all = members.iter().enumerate().all(|(index, member)| {
                    text.push_str(if index > 0 { "," } else { "" });
                    member.write(text)
                });
                text.push('}');
                all
            }
            Self::Number(number) => {
                let is_json = number.text().is_some() || number.is_finite();
                text.push_str(&number.digits());
                is_json
            }
            Self::Bytes(_) => false,
            scalar => scalar.to_value().is_some_and(|value| {
                text.push_str(&value.to_string());
                true
            }),
        }
    }

    /// How many characters a string has, a list items, an object members. Other kinds have no length.
    #[must_use]
    pub fn len(&self) -> Option<usize> {
        match self {
            Self::String(text) | Self::Untyped(text) => Some(text.chars().count()),
            Self::Value(Value::String(text)) => Some(text.chars().count()),
            Self::Bytes(bytes) => Some(bytes.len()),
            Self::List(items) => Some(items.len()),
            Self::Value(Value::Array(items)) => Some(items.len()),
            Self::Object(members) => Some(members.len()),
            Self::Value(Value::Object(members)) => Some(members.len()),
            _ => None,
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

impl Number<'_> {
    fn is_finite(&self) -> bool {
        !matches!(self.value, Parsed::F64(value) if !value.is_finite())
    }
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
    fn value(&mut self, tree: &Tree<'_>, depth: usize) -> Result<Value, NoValue> {
        Ok(match tree {
            Tree::Null => self.take(4).map(|()| Value::Null)?,
            Tree::Bool(value) => self.take(if *value { 4 } else { 5 }).map(|()| Value::Bool(*value))?,
            Tree::Number(number) => self.number(number.to_json().ok_or(NoValue::NotJson)?)?,
            Tree::String(text) | Tree::Untyped(text) => self.string(text).map(Value::String)?,
            Tree::Bytes(_) => return Err(NoValue::NotJson),
            Tree::List(items) => {
                let below = self.level(items.len(), 1, depth)?;
                Value::Array(items.iter().map(|item| self.value(item, below)).collect::<Result<_, _>>()?)
            }
            Tree::Object(members) => {
                let below = self.level(members.len(), 2, depth)?;
                Value::Object(self.members(members, below)?)
            }
            Tree::Value(value) => {
                self.fits(value, depth)?;
                (*value).clone()
            }
        })
    }

    fn members(&mut self, members: &[Member<'_>], depth: usize) -> Result<Map<String, Value>, NoValue> {
        let mut object = Map::new();
        for member in members {
            let key = self.string(member.name().ok_or(NoValue::NotJson)?)?;
            let value = self.value(&member.value, depth)?;
            if object.insert(key, value).is_some() {
                return Err(NoValue::NotJson);
            }
        }
        Ok(object)
    }

    /// Returns whether a value that needs no copy until then fits.
    fn fits(&mut self, value: &Value, depth: usize) -> Result<(), NoValue> {
        match value {
            Value::Null | Value::Bool(true) => self.take(4),
            Value::Bool(false) => self.take(5),
            Value::Number(number) => self.take(number.to_string().len()),
            Value::String(text) => self.take(text_length(text, self.0)),
            Value::Array(items) => {
                let below = self.level(items.len(), 1, depth)?;
                items.iter().try_for_each(|item| self.fits(item, below))
            }
            Value::Object(members) => {
                let below = self.level(members.len(), 2, depth)?;
                members.iter().try_for_each(|(key, value)| {
                    self.take(text_length(key, self.0))?;
                    self.fits(value, below)
                })
            }
        }
    }

    /// Takes the brackets and commas of a list or an object, and says how many levels are left inside.
    fn level(&mut self, length: usize, each: usize, depth: usize) -> Result<usize, NoValue> {
        self.take((1 + each * length).max(2))?;
        depth.checked_sub(1).ok_or(NoValue::TooLarge)
    }

    fn number(&mut self, number: serde_json::Number) -> Result<Value, NoValue> {
        if self.0 != usize::MAX {
            self.take(number.to_string().len())?;
        }
        Ok(Value::Number(number))
    }

    fn string(&mut self, text: &str) -> Result<String, NoValue> {
        self.take(text_length(text, self.0))?;
        Ok(text.to_owned())
    }

    fn take(&mut self, bytes: usize) -> Result<(), NoValue> {
        if self.0 == usize::MAX {
            return Ok(());
        }
        self.0 = self.0.checked_sub(bytes).ok_or(NoValue::TooLarge)?;
        Ok(())
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
    let mut left = members.iter();
    let names_same = |one: &Member<'_>, other: &Member<'_>| one.name().is_some() && one.name() == other.name();
    while let Some(member) = left.next() {
        if left.clone().any(|other| names_same(member, other)) {
            return true;
        }
    }
    false
}

/// How many bytes a string takes in JSON. One that is longer than the room is not looked at.
fn text_length(text: &str, room: usize) -> usize {
    if room == usize::MAX || text.len() > room {
        return text.len();
    }
    2 + text.bytes().map(escaped_length).sum::<usize>()
}

fn escaped_length(byte: u8) -> usize {
    match byte {
        b'"' | b'\\' | b'\n' | b'\r' | b'\t' | 8 | 12 => 2,
        0..32 => 6,
        _ => 1,
    }
}

#[cfg(test)]
mod tests;
