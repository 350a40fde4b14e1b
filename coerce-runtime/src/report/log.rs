//! The log of a walk: what it did to the document, in the order in which it did it, each at the location of that moment. So the log
//! replays as it is. [`into_entries`](Log::into_entries) puts it in the order of a report (`order.rs`).

use std::collections::BTreeSet;

use super::order::{self, Rank};
use super::{Change, Coercion};
use crate::json::{Path, Segment};

/// The changes made to the document, and the rules that made them.
#[derive(Debug, Default)]
pub(super) struct Log {
    events: Vec<Event>,
    /// How many of the events are entries.
    kept: usize,
}

/// Something that happened to the document.
#[derive(Debug)]
pub(super) enum Event {
    /// A rule fired.
    Entry {
        /// The repair that it made. An item that it dropped stays until all items of its list are judged.
        coercion: Coercion,
        /// Where the report lists it.
        rank: Rank,
    },
    /// The items that were dropped from a list left it: those behind them moved up.
    Gaps {
        /// The list.
        list: Path,
        /// Their positions before, in order. Those whose entries are over the limit are among them.
        dropped: Vec<usize>,
    },
    /// A member that is none of the document left it.
    Forgotten(Path),
}

impl Event {
    /// Where it happened.
    pub(super) fn path(&self) -> &Path {
        match self {
            Self::Entry { coercion, .. } => &coercion.path,
            Self::Gaps { list, .. } => list,
            Self::Forgotten(path) => path,
        }
    }

    /// All locations that it names.
    pub(super) fn paths(&mut self) -> impl Iterator<Item = &mut Path> {
        let (path, from) = match self {
            Self::Entry { coercion: Coercion { path, change, .. }, .. } => match change {
                Change::Moved { from } => (path, Some(from)),
                _ => (path, None),
            },
            Self::Gaps { list: path, .. } | Self::Forgotten(path) => (path, None),
        };
        std::iter::once(path).chain(from)
    }

    /// The entry, if it is one.
    pub(super) fn entry(&self) -> Option<&Coercion> {
        match self {
            Self::Entry { coercion, .. } => Some(coercion),
            _ => None,
        }
    }
}

impl Log {
    /// How many entries it has.
    pub(super) fn kept(&self) -> usize {
        self.kept
    }

    /// How many events it has.
    pub(super) fn len(&self) -> usize {
        self.events.len()
    }

    /// Adds an entry.
    pub(super) fn push(&mut self, coercion: Coercion) {
        self.kept += 1;
        self.events.push(Event::Entry { coercion, rank: Rank::InPlace });
    }

    /// Adds that items left a list, or a member the document. Without an entry before it nobody asks.
    pub(super) fn note(&mut self, event: impl FnOnce() -> Event) {
        if self.kept > 0 {
            self.events.push(event());
        }
    }

    /// Forgets what came after the first `len` events, `kept` of which are entries.
    pub(super) fn truncate(&mut self, len: usize, kept: usize) {
        self.events.truncate(len);
        self.kept = kept;
    }

    /// The entries after the first `len` events.
    pub(super) fn since(&self, len: usize) -> impl DoubleEndedIterator<Item = &Coercion> {
        self.events.get(len..).unwrap_or_default().iter().filter_map(Event::entry)
    }

    /// The entries in the order of a report, at the locations that they have then.
    pub(super) fn into_entries(mut self) -> Vec<Coercion> {
        forget(&mut self.events);
        order::put_in_order(self.events)
    }
}

/// Takes the members that were forgotten out of the values that entries made. Goes backwards: a member was in what the last entry
/// around it made; where that has moved it, where it was before.
fn forget(events: &mut [Event]) {
    if !events.iter().any(|event| matches!(event, Event::Forgotten(_))) {
        return;
    }
    let mut pending = BTreeSet::new();
    for event in events.iter_mut().rev() {
        match event {
            Event::Forgotten(path) => pending.extend([std::mem::take(path)]),
            Event::Entry { coercion, .. } => {
                let inside = take_inside(&mut pending, &coercion.path);
                pending.extend(inside.into_iter().filter_map(|member| coercion.without(member)));
            }
            Event::Gaps { list, dropped } => {
                let depth = list.segments.len();
                let inside = take_inside(&mut pending, list);
                pending.extend(inside.into_iter().map(|member| as_before_gaps(member, depth, dropped)));
            }
        }
    }
}

/// Takes out the paths at or inside a location.
fn take_inside(pending: &mut BTreeSet<Path>, around: &Path) -> Vec<Path> {
    let inside: Vec<Path> = pending.range(around..).take_while(|path| path.starts_with(around)).cloned().collect();
    for path in &inside {
        pending.remove(path);
    }
    inside
}

/// A path that counts the items of the list at `depth` as they were before those that were `dropped`, in order, left it.
fn as_before_gaps(mut path: Path, depth: usize, dropped: &[usize]) -> Path {
    if let Some(Segment::Index(index)) = path.segments.get_mut(depth) {
        *index = before_gaps(*index, dropped);
    }
    path
}

/// The position that an item had before those that were `dropped`, in order, left its list.
pub(super) fn before_gaps(index: usize, dropped: &[usize]) -> usize {
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
