//! The order in which the entries of a report are replayed: that of their paths, outermost first.
//!
//! The log has them in the order in which they happened, at the locations of that moment. Two entries may change places as long as
//! neither is at or inside the location of the other, so the entries of one location, and those inside it, stay in the order of the log.
//! An item that was dropped goes in front of what its list holds, as far as it is what came: all others then count without it. That is
//! where every location of a report follows from.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::log::{Event, before_gaps};
use super::{Change, Coercion};
use crate::json::{Path, Segment};

/// Where a report lists an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rank {
    /// Where its path says.
    InPlace,
    /// In front of its list or map: it dropped an item of what a rule had made.
    BeforeList,
    /// In front of all: it dropped an item where the input has it.
    First,
}

/// The entries of a log, in the order of a report.
pub(super) fn put_in_order(mut events: Vec<Event>) -> Vec<Coercion> {
    arrange(&mut events, 0, true);
    let (mut first, mut others) = (Vec::new(), Vec::with_capacity(events.len()));
    for event in events {
        match event {
            Event::Entry { coercion, rank: Rank::First } => first.push(coercion),
            Event::Entry { coercion, .. } => others.push(coercion),
            Event::Gaps { .. } | Event::Forgotten(_) => {}
        }
    }
    if first.is_empty() {
        return others;
    }
    first.reverse();
    first.append(&mut others);
    first
}

/// So many entries are compared with each other.
const A_FEW: usize = 32;

/// Puts the entries in the order of their paths, and returns whether that is the order of the report: where all made another value of one,
/// and none of a value inside which there had been another.
pub(super) fn sort_by_path(entries: &mut [Coercion]) -> bool {
    if !entries.iter().all(|entry| matches!(entry.change, Change::Replaced { .. })) {
        return false;
    }
    if entries.is_sorted_by(|one, other| one.path <= other.path) {
        return true;
    }
    let depth = |entry: &Coercion| entry.path.segments.len();
    let is_around = |(index, outer): (usize, &Coercion)| {
        entries[..index].iter().any(|inner| depth(inner) > depth(outer) && inner.path.starts_with(&outer.path))
    };
    if entries.len() > A_FEW || entries.iter().enumerate().any(is_around) {
        return false;
    }
    entries.sort_by(|one, other| one.path.cmp(&other.path));
    true
}

/// Puts in order what happened at one location, `depth` steps from the root, and inside it. `as_it_came` says that the value there is
/// that of the input, at the same location.
fn arrange(events: &mut [Event], depth: usize, mut as_it_came: bool) {
    if matches!(events, [event] if event.entry().is_some_and(|entry| !entry.drops_item())) {
        return;
    }
    let mut left = events;
    let any_moves = left.iter().any(|event| moved_member(event, depth).is_some());
    while let Some(change) = first_change(left, depth, any_moves) {
        let (inside, rest) = left.split_at_mut(change);
        arrange_inside(inside, depth, as_it_came);
        left = rest.get_mut(1..).unwrap_or_default();
        as_it_came = false;
    }
    arrange_inside(left, depth, as_it_came);
}

/// The first event that all before it must stay before: one that changes the value at this location as a whole, or moves a member
/// inside which something has happened.
fn first_change(events: &[Event], depth: usize, any_moves: bool) -> Option<usize> {
    let mut changed = BTreeSet::new();
    events.iter().position(|event| {
        let member = event.path().segments.get(depth);
        if any_moves {
            if moved_member(event, depth).is_some_and(|from| changed.contains(from)) {
                return true;
            }
            changed.extend(member);
        }
        member.is_none() && event.entry().is_some()
    })
}

/// The member of the object at `depth` that an event moves to another name.
fn moved_member(event: &Event, depth: usize) -> Option<&Segment> {
    let Change::Moved { from } = &event.entry()?.change else { return None };
    from.segments.get(depth).filter(|_| from.segments.len() == depth + 1)
}

/// Puts in order what happened inside one value: items that were dropped first, from the last to the first; then item by item, or
/// member by member.
fn arrange_inside(events: &mut [Event], depth: usize, as_it_came: bool) {
    let gone = count_as_before(events, depth);
    events.sort_by(|one, other| one.path().segments.get(depth).cmp(&other.path().segments.get(depth)));
    let mut any_before = false;
    for group in events.chunk_by_mut(|one, other| one.path().segments.get(depth) == other.path().segments.get(depth)) {
        match group {
            [Event::Entry { coercion, rank }, after @ ..] if drops_item_of(coercion, depth) => {
                *rank = if as_it_came { Rank::First } else { Rank::BeforeList };
                any_before |= !as_it_came;
                // Another member may have got the name since.
                arrange(after, depth + 1, false);
            }
            [event, ..] if event.path().segments.len() > depth => arrange(group, depth + 1, as_it_came),
            _ => {}
        }
    }
    if any_before {
        events.sort_by(|one, other| before_list(one, depth).cmp(&before_list(other, depth)));
    }
    if !gone.is_empty() {
        count_as_after(events, depth, gone);
    }
}

/// Returns whether it dropped an item of the list, or a member of the map, at `depth`.
fn drops_item_of(coercion: &Coercion, depth: usize) -> bool {
    coercion.path.segments.len() == depth + 1 && coercion.drops_item()
}

/// The key by which a dropped item is sorted: in front of all that is not dropped, the last one first.
fn before_list(event: &Event, depth: usize) -> (bool, Option<Reverse<&Segment>>) {
    match event {
        Event::Entry { coercion, rank: Rank::BeforeList } if drops_item_of(coercion, depth) => {
            (false, coercion.path.segments.last().map(Reverse))
        }
        _ => (true, None),
    }
}

/// Counts the items of the list at `depth` as if none had ever left it. Returns those that did, in order.
fn count_as_before(events: &mut [Event], depth: usize) -> Vec<usize> {
    let mut gone = Vec::new();
    if !events.iter().any(|event| gaps_of(event, depth).is_some()) {
        return gone;
    }
    for event in events {
        if let Some(dropped) = gaps_of(event, depth) {
            let dropped: Vec<usize> = dropped.iter().map(|index| before_gaps(*index, &gone)).collect();
            gone.extend(dropped);
            gone.sort_unstable();
        } else if !gone.is_empty() {
            for index in event.paths().filter_map(|path| item_at(path, depth)) {
                *index = before_gaps(*index, &gone);
            }
        }
    }
    gone
}

/// The items that left the list at `depth` at once.
fn gaps_of(event: &Event, depth: usize) -> Option<&[usize]> {
    match event {
        Event::Gaps { list, dropped } if list.segments.len() == depth => Some(dropped),
        _ => None,
    }
}

/// Counts the items of the list at `depth` as they are where the entry stands now: without those of the `gone` that left before.
fn count_as_after(events: &mut [Event], depth: usize, mut gone: Vec<usize>) {
    let late: Vec<usize> = events.iter().filter_map(|event| leaves_late(event, depth)).collect();
    gone.retain(|index| late.binary_search(index).is_err());
    let mut left = 0;
    for event in events {
        if counts_as_before(event, depth) {
            continue;
        }
        let leaves = leaves_late(event, depth).is_some();
        for index in event.paths().filter_map(|path| item_at(path, depth)) {
            let earlier = late[..left].partition_point(|gone| *gone < *index);
            *index -= gone.partition_point(|gone| *gone < *index) + earlier;
        }
        left += usize::from(leaves);
    }
}

/// Returns whether an entry stands in front of all that left the list at `depth`.
fn counts_as_before(event: &Event, depth: usize) -> bool {
    match event {
        Event::Entry { rank: Rank::First, .. } => true,
        Event::Entry { rank: Rank::BeforeList, coercion } => drops_item_of(coercion, depth),
        _ => false,
    }
}

/// The item of the list at `depth` that an entry drops after something has happened inside it.
fn leaves_late(event: &Event, depth: usize) -> Option<usize> {
    match event {
        Event::Entry { coercion, rank: Rank::InPlace } if drops_item_of(coercion, depth) => {
            match coercion.path.segments.last() {
                Some(Segment::Index(index)) => Some(*index),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The item of the list at `depth` that a path goes through.
fn item_at(path: &mut Path, depth: usize) -> Option<&mut usize> {
    match path.segments.get_mut(depth) {
        Some(Segment::Index(index)) => Some(index),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
