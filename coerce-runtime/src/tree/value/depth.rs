//! How deep trees and values are, whatever the stack holds.

use serde_json::Value;

use crate::json::Segment;
use crate::tree::Tree;

/// So many levels are searched by recursion, which is fast; deeper ones by a list of what is left to do.
const RECURSION: usize = 128;

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

/// Returns whether lists and objects are nested more than `limit` deep. The stack needs no more than a few levels for it.
pub(crate) fn depth_exceeds(value: &Value, limit: usize) -> bool {
    search(value, limit, limit.min(RECURSION))
}

/// Searches `recursion` levels, and leaves what is below to [`search_list`].
fn search(value: &Value, limit: usize, recursion: usize) -> bool {
    let inner = |value: &Value| {
        if recursion > 0 { search(value, limit - 1, recursion - 1) } else { search_list(value, limit - 1) }
    };
    // Scalars have nothing inside: most need no call.
    let exceeds = |value: &Value| matches!(value, Value::Array(_) | Value::Object(_)) && inner(value);
    match value {
        Value::Array(items) => limit == 0 || items.iter().any(exceeds),
        Value::Object(members) => limit == 0 || members.values().any(exceeds),
        _ => false,
    }
}

#[cold]
fn search_list(value: &Value, limit: usize) -> bool {
    let mut todo = vec![(value, limit)];
    while let Some((value, limit)) = todo.pop() {
        match value {
            Value::Array(_) | Value::Object(_) if limit == 0 => return true,
            Value::Array(items) => todo.extend(items.iter().map(|item| (item, limit - 1))),
            Value::Object(members) => todo.extend(members.values().map(|value| (value, limit - 1))),
            _ => {}
        }
    }
    false
}

fn step(step: Segment, way: Option<Vec<Segment>>) -> Option<Vec<Segment>> {
    let mut way = way?;
    way.push(step);
    Some(way)
}

/// Drops a value that may be nested more deeply than the stack holds.
pub(crate) fn drop_deep(value: Value) {
    // Most are not, and are dropped faster by recursion.
    if !depth_exceeds(&value, RECURSION) {
        return;
    }
    let mut todo = vec![value];
    while let Some(value) = todo.pop() {
        match value {
            Value::Array(items) => todo.extend(items),
            Value::Object(members) => todo.extend(members.into_iter().map(|(_, value)| value)),
            _ => {}
        }
    }
}
