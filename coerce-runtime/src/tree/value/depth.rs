//! How deep trees and values are, whatever the stack holds.

use serde_json::Value;

use super::Part;
use crate::json::Segment;
use crate::tree::Tree;

impl Tree<'_> {
    /// Returns whether lists and objects are nested more than `limit` deep. Not by recursion: the stack may not hold them.
    pub fn depth_exceeds(&self, limit: usize) -> bool {
        let whole = Part::of(self);
        let mut todo: Vec<_> = whole.holds_more().then_some((whole, limit)).into_iter().collect();
        while let Some((part, limit)) = todo.pop() {
            let Some(below) = limit.checked_sub(1) else { return true };
            part.each_inside(|inside| todo.extend(inside.holds_more().then_some((inside, below))));
        }
        false
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

/// Returns whether there is something inside a value: most have nothing, and need not be looked at.
pub(crate) fn holds_more(value: &Value) -> bool {
    matches!(value, Value::Array(_) | Value::Object(_))
}

impl Part<'_, '_> {
    /// Returns whether there may be something inside it.
    fn holds_more(self) -> bool {
        match self {
            Self::Value(value) => holds_more(value),
            Self::Tree(tree) => matches!(tree, Tree::List(_) | Tree::Object(_)),
        }
    }
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
