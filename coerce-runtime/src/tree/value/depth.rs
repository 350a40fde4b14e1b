//! How deep trees and values are, whatever the stack holds.

use serde_json::Value;

use crate::json::Segment;
use crate::tree::Tree;

impl Tree<'_> {
    /// Returns whether lists and objects are nested more than `limit` deep.
    pub fn depth_exceeds(&self, limit: usize) -> bool {
        match self {
            Self::Value(value) => depth_exceeds(value, limit),
            Self::List(items) => limit == 0 || items.iter().any(|item| item.depth_exceeds(limit - 1)),
            Self::Object(members) => limit == 0 || members.iter().any(|member| member.value.depth_exceeds(limit - 1)),
            _ => false,
        }
    }

    /// The way to the first list or object that is nested more than `limit` deep.
    #[cold]
    pub fn way_beyond(&self, limit: usize) -> Option<Vec<Segment>> {
        let mut way = if self.depth_exceeds(limit) { self.descend(limit)? } else { return None };
        way.reverse();
        Some(way)
    }

    /// The way, from the inside out.
    fn descend(&self, limit: usize) -> Option<Vec<Segment>> {
        match self {
            Self::List(_) | Self::Object(_) if limit == 0 => Some(Vec::new()),
            Self::List(items) => {
                let mut items = items.iter().enumerate();
                items.find_map(|(index, item)| step(index.into(), item.descend(limit - 1)))
            }
            Self::Object(members) => members
                .iter()
                .find_map(|member| step(member.key.shown().into_owned().into(), member.value.descend(limit - 1))),
            Self::Value(Value::Array(_) | Value::Object(_)) => {
                let mut level = self.clone();
                level.expand();
                level.descend(limit)
            }
            _ => None,
        }
    }
}

/// Returns whether lists and objects are nested more than `limit` deep. Not by recursion: the stack may not hold them.
pub(crate) fn depth_exceeds(value: &Value, limit: usize) -> bool {
    let mut todo = vec![(value, limit)];
    while let Some((value, limit)) = todo.pop() {
        match value {
            Value::Array(_) | Value::Object(_) if limit == 0 => return true,
            Value::Array(items) => {
                todo.extend(items.iter().filter(|item| holds_more(item)).map(|item| (item, limit - 1)));
            }
            Value::Object(members) => {
                todo.extend(members.values().filter(|value| holds_more(value)).map(|value| (value, limit - 1)));
            }
            _ => {}
        }
    }
    false
}

/// Returns whether there is something inside a value: most have nothing, and need not be looked at.
pub(crate) fn holds_more(value: &Value) -> bool {
    matches!(value, Value::Array(_) | Value::Object(_))
}

fn step(step: Segment, way: Option<Vec<Segment>>) -> Option<Vec<Segment>> {
    let mut way = way?;
    way.push(step);
    Some(way)
}

/// Drops a value that may be nested more deeply than the stack holds.
pub(crate) fn drop_deep(value: Value) {
    let mut todo = vec![value];
    while let Some(value) = todo.pop() {
        match value {
            Value::Array(items) => todo.extend(items.into_iter().filter(holds_more)),
            Value::Object(members) => todo.extend(members.into_iter().map(|(_, value)| value).filter(holds_more)),
            _ => {}
        }
    }
}
