//! The order in which the entries of a report are replayed: that of their paths, outermost first.
//!
//! The log has them in the order in which they happened, at the locations of that moment. Two entries may change places as long as
//! neither is at or inside the location of the other, so the entries of one location, and those inside it, stay in the order of the log.
//! An item that was dropped goes in front of what its list holds, as far as it is what came: all others then count without it. That is
//! where every location of a report follows from.

use std::collections::HashSet;

use serde_json::Value;

use super::{Change, Coercion};
use crate::json::{Path, Segment};
use crate::rules::named;
use crate::sort::{sort_by, sort_numbers};

/// Something that happened to the document.
#[derive(Clone, Debug)]
pub(super) struct Event {
    /// Where it happened.
    path: Path,
    what: What,
    /// Where the report lists it.
    rank: Rank,
}

/// What happened.
#[derive(Clone, Debug)]
pub(super) enum What {
    /// A rule fired. An item that it dropped stays until all items of its list are judged.
    Entry { rule: &'static str, change: Change },
    /// The items that were dropped from a list left it: those behind them moved up. These are their positions before, in order. Those
    /// whose entries are over the limit are among them.
    Gaps(Vec<usize>),
    /// A member that is none of the document left it.
    Forgotten,
}

impl Event {
    /// Something that happened at a location.
    pub(super) fn at(path: Path, what: What) -> Self {
        Self { path, what, rank: Rank::InPlace }
    }

    /// The items of the list at `depth` that all locations which it names go through.
    fn items(&mut self, depth: usize) -> impl Iterator<Item = &mut usize> {
        let from = match &mut self.what {
            What::Entry { change: Change::Moved { from }, .. } => Some(from),
            _ => None,
        };
        std::iter::once(&mut self.path).chain(from).filter_map(move |path| item_at(path, depth))
    }

    /// Takes a member, which is at or inside its location, out of the value that it made. If it made none: where the member was before.
    fn without(&mut self, mut member: Path) -> Option<Path> {
        let depth = self.path.segments.len();
        let inside = member.segments.get(depth..).unwrap_or_default();
        match &mut self.what {
            What::Entry { change: Change::Moved { from }, .. } => {
                return Some(from.segments.iter().chain(inside).cloned().collect());
            }
            What::Entry { change: Change::Replaced { to, .. }, .. } => {
                let (last, around) = inside.split_last()?;
                let around = to.pointer_mut(&Path { segments: around.to_vec() }.to_pointer());
                if let (Some(Value::Object(members)), Ok(name)) = (around, last.name()) {
                    // `remove` would not keep the order of the others where `serde_json` does.
                    members.retain(|member, _| member != name);
                }
                return None;
            }
            What::Gaps(dropped) => {
                if let Some(index) = item_at(&mut member, depth) {
                    *index = before_gaps(*index, dropped);
                }
            }
            What::Entry { .. } | What::Forgotten => {}
        }
        Some(member)
    }
}

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
    forget(&mut events);
    arrange(&mut events, 0, true);
    let entries = events.into_iter().filter_map(|Event { path, what, rank }| match what {
        What::Entry { rule, change } => Some((Coercion { path, rule, change }, rank)),
        What::Gaps(_) | What::Forgotten => None,
    });
    let (first, others): (Vec<_>, Vec<_>) = entries.partition(|(_, rank)| *rank == Rank::First);
    first.into_iter().rev().chain(others).map(|(coercion, _)| coercion).collect()
}

/// So many entries are compared with each other.
const A_FEW: usize = 32;

/// Puts the entries in the order of their paths, and returns whether that is the order of the report: where all made another value of one,
/// and none of a value inside which there had been another. So it is with most reports, and it takes half as long.
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
    sort_by(entries, |one, other| one.path.cmp(&other.path));
    true
}

/// Puts in order what happened at one location, `depth` steps from the root, and inside it. `as_it_came` says that the value there is
/// that of the input, at the same location.
fn arrange(events: &mut [Event], depth: usize, mut as_it_came: bool) {
    let mut left = events;
    while let Some(change) = first_change(left, depth) {
        let (inside, rest) = left.split_at_mut(change);
        arrange_inside(inside, depth, as_it_came);
        left = rest.get_mut(1..).unwrap_or_default();
        as_it_came = false;
    }
    arrange_inside(left, depth, as_it_came);
}

/// The first event that all before it must stay before: one that changes the value at this location as a whole, or moves a member
/// inside which something has happened.
fn first_change(events: &[Event], depth: usize) -> Option<usize> {
    let mut changed = HashSet::new();
    events.iter().position(|event| {
        let moves = moved_member(event, depth).is_some_and(|from| changed.contains(from));
        let member = event.path.segments.get(depth);
        changed.extend(member.and_then(|member| member.name().ok()));
        moves || member.is_none() && matches!(event.what, What::Entry { .. })
    })
}

/// The member of the object at `depth` that an event moves to another name.
fn moved_member(event: &Event, depth: usize) -> Option<&str> {
    let What::Entry { change: Change::Moved { from }, .. } = &event.what else { return None };
    from.segments.get(depth).filter(|_| from.segments.len() == depth + 1)?.name().ok()
}

/// Puts in order what happened inside one value: items that were dropped first, from the last to the first; then item by item, or
/// member by member.
fn arrange_inside(events: &mut [Event], depth: usize, as_it_came: bool) {
    let gone = count_as_before(events, depth);
    sort_by(events, |one, other| one.path.segments.get(depth).cmp(&other.path.segments.get(depth)));
    let mut any_before = false;
    for group in events.chunk_by_mut(|one, other| one.path.segments.get(depth) == other.path.segments.get(depth)) {
        match group {
            [first, after @ ..] if drops_item_of(first, depth) => {
                first.rank = if as_it_came { Rank::First } else { Rank::BeforeList };
                any_before |= !as_it_came;
                // Another member may have got the name since.
                arrange(after, depth + 1, false);
            }
            [event, ..] if event.path.segments.len() > depth => arrange(group, depth + 1, as_it_came),
            _ => {}
        }
    }
    if any_before {
        // The last one first.
        sort_by(events, |one, other| before_list(other, depth).cmp(&before_list(one, depth)));
    }
    count_as_after(events, depth, &gone);
}

/// Returns whether a rule dropped an item of the list, or a member of the map, at `depth`: the items behind it have moved up.
fn drops_item_of(event: &Event, depth: usize) -> bool {
    event.path.segments.len() == depth + 1
        && matches!(event.what, What::Entry { rule, change: Change::Removed { .. } } if named(rule).drops_items)
}

/// The item that was dropped in front of the list, or the map, at `depth`.
fn before_list(event: &Event, depth: usize) -> Option<&Segment> {
    event.path.segments.get(depth).filter(|_| event.rank == Rank::BeforeList && drops_item_of(event, depth))
}

/// Counts the items of the list at `depth` as if none had ever left it. Returns those that did, in order.
fn count_as_before(events: &mut [Event], depth: usize) -> Vec<usize> {
    let mut gone = Vec::new();
    for event in events {
        match &event.what {
            What::Gaps(dropped) if event.path.segments.len() == depth => {
                let dropped: Vec<usize> = dropped.iter().map(|index| before_gaps(*index, &gone)).collect();
                gone.extend(dropped);
                sort_numbers(&mut gone, &|one, other| one.cmp(&other));
            }
            _ => event.items(depth).for_each(|index| *index = before_gaps(*index, &gone)),
        }
    }
    gone
}

/// Counts the items of the list at `depth` as they are where the entry stands now: without those of the `gone` that left before it. That
/// is all that stood before its own item: the others were dropped there, or in front of the list.
fn count_as_after(events: &mut [Event], depth: usize, gone: &[usize]) {
    for event in events {
        if event.rank != Rank::First && before_list(event, depth).is_none() {
            event.items(depth).for_each(|index| *index -= gone.partition_point(|gone| *gone < *index));
        }
    }
}

/// The item of the list at `depth` that a path goes through.
fn item_at(path: &mut Path, depth: usize) -> Option<&mut usize> {
    match path.segments.get_mut(depth) {
        Some(Segment::Index(index)) => Some(index),
        _ => None,
    }
}

/// Takes the members that were forgotten out of the values that entries made. Goes backwards: a member was in what the last entry
/// around it made; where that has moved it, where it was before.
fn forget(events: &mut [Event]) {
    let (mut forgotten, mut by_path) = (Vec::new(), Vec::new());
    for (number, event) in events.iter_mut().enumerate() {
        match event.what {
            What::Forgotten => forgotten.push((number, std::mem::take(&mut event.path))),
            _ => by_path.push(number),
        }
    }
    if forgotten.is_empty() {
        return;
    }
    sort_numbers(&mut by_path, &|one, other| events[one].path.cmp(&events[other].path));
    for (mut now, mut member) in forgotten {
        while let Some(before) = last_around(&member, now, events, &by_path) {
            let Some(left) = events[before].without(member) else { break };
            (now, member) = (before, left);
        }
    }
}

/// The last event before the one of this number that happened at a location, or around it.
fn last_around(inside: &Path, before: usize, events: &[Event], by_path: &[usize]) -> Option<usize> {
    let last_at = |depth| {
        let steps = inside.segments.get(..depth)?;
        let is_before = |number: &usize| (events[*number].path.segments.as_slice(), *number) < (steps, before);
        let last = *by_path[..by_path.partition_point(is_before)].last()?;
        (events[last].path.segments == steps).then_some(last)
    };
    (0..=inside.segments.len()).filter_map(last_at).max()
}

/// The position that an item had before those that were `dropped`, in order, left its list.
fn before_gaps(index: usize, dropped: &[usize]) -> usize {
    let (mut low, mut high) = (0, dropped.len());
    while low < high {
        let middle = low + (high - low) / 2;
        // So many items were left in front of that gap.
        if dropped[middle] - middle <= index {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    index + low
}

#[cfg(test)]
mod tests;
