//! The order in which the entries of a report are replayed.

use std::cmp::{Ordering, Reverse};

use super::{Change, Coercion};
use crate::json::Segment;

/// Puts the entries in the order of their paths: outermost first, and of one list what was dropped before what has moved up. Those
/// of one path stay in the order in which the rules fired.
///
/// Each of the `walks` begins with the entry of this number. Where two of them have changed one value, all entries of the first come
/// before those of the second: around what the first has changed there was nothing new yet.
pub(super) fn put_in_order(coercions: &mut [Coercion], walks: &[usize]) {
    if !meet(coercions, walks) {
        return coercions.sort_by(in_order);
    }
    let mut left = coercions;
    for start in walks.iter().rev() {
        let (before, walk) = left.split_at_mut((*start).min(left.len()));
        walk.sort_by(in_order);
        left = before;
    }
    left.sort_by(in_order);
}

fn in_order(one: &Coercion, other: &Coercion) -> Ordering {
    if one.drops_item() || other.drops_item() { steps(one).cmp(steps(other)) } else { one.path.cmp(&other.path) }
}

/// A step of a path.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Step<'p> {
    /// To an item that was dropped: the last one comes first.
    Dropped(Reverse<&'p Segment>),
    /// To anything else.
    Into(&'p Segment),
}

fn steps(coercion: &Coercion) -> impl Iterator<Item = Step<'_>> {
    let dropped = coercion.path.segments.len().checked_sub(1).filter(|_| coercion.drops_item());
    coercion.path.segments.iter().enumerate().map(move |(depth, segment)| match dropped {
        Some(last) if last == depth => Step::Dropped(Reverse(segment)),
        _ => Step::Into(segment),
    })
}

/// Whether two walks have changed one value, or one what is inside the other's.
fn meet(coercions: &[Coercion], walks: &[usize]) -> bool {
    if walks.is_empty() {
        return false;
    }
    let walk = |at: usize| walks.partition_point(|start| *start <= at);
    let mut changed: Vec<(&[Segment], usize)> = coercions
        .iter()
        .enumerate()
        .flat_map(|(at, coercion)| changed(coercion).map(move |path| (path, walk(at))))
        .collect();
    changed.sort_unstable();
    // What is inside a value follows it. As long as nothing has met, all around a value is of one walk.
    let mut around: Vec<(&[Segment], usize)> = Vec::new();
    for (path, walk) in changed {
        while around.last().is_some_and(|(outer, _)| !path.starts_with(outer)) {
            around.pop();
        }
        if around.last().is_some_and(|(_, other)| *other != walk) {
            return true;
        }
        around.push((path, walk));
    }
    false
}

/// Where an entry has changed the document: a list whose item is dropped, where a member was before.
fn changed(coercion: &Coercion) -> impl Iterator<Item = &[Segment]> {
    let path = &*coercion.path.segments;
    let path = if coercion.drops_item() { path.split_last().map_or(path, |(_, list)| list) } else { path };
    let from = match &coercion.change {
        Change::Moved { from } => Some(&*from.segments),
        _ => None,
    };
    std::iter::once(path).chain(from)
}
