//! The log of a walk: what it did to the document, in the order in which it did it, each at the location of that moment. So the log
//! replays as it is. [`into_entries`](Log::into_entries) puts it in the order of a report (`order.rs`).

use std::collections::BTreeSet;

use super::order::{self, Rank};
use super::{Change, Coercion};
use crate::json::{Path, Segment};

/// The changes made to the document, and the rules that made them.
#[derive(Debug, Default)]
pub(super) struct Log {
    entries: Vec<Coercion>,
    /// The other events, each with the number of entries before it.
    notes: Vec<(usize, Event)>,
}

/// For so many entries a list makes room when it gets the first.
const A_FEW: usize = 4;

/// As many entries as a kilobyte holds: what is larger takes allocators longer.
const A_KILOBYTE: usize = 1024 / size_of::<Coercion>();

/// How far a log had come.
#[derive(Clone, Copy, Debug)]
pub(super) struct LogMark {
    entries: usize,
    notes: usize,
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
        self.entries.len()
    }

    /// A checkpoint.
    pub(super) fn mark(&self) -> LogMark {
        LogMark { entries: self.entries.len(), notes: self.notes.len() }
    }

    /// Adds an entry.
    pub(super) fn push(&mut self, coercion: Coercion) {
        if self.entries.len() == A_FEW && self.entries.capacity() == A_FEW {
            // Into a room of its own: allocators keep one of each size at hand, but not what becomes of it when it grows.
            let few = std::mem::replace(&mut self.entries, Vec::with_capacity(A_KILOBYTE));
            self.entries.extend(few);
        }
        self.entries.push(coercion);
    }

    /// Adds that items left a list, or a member the document. Without an entry before it nobody asks.
    pub(super) fn note(&mut self, event: impl FnOnce() -> Event) {
        if !self.entries.is_empty() {
            self.notes.push((self.entries.len(), event()));
        }
    }

    /// Forgets what came after the mark.
    pub(super) fn truncate(&mut self, mark: LogMark) {
        self.entries.truncate(mark.entries);
        self.notes.truncate(mark.notes);
    }

    /// The entries after the mark.
    pub(super) fn since(&self, mark: LogMark) -> &[Coercion] {
        self.entries.get(mark.entries..).unwrap_or_default()
    }

    /// All entries, in the order in which the rules fired.
    pub(super) fn entries(&self) -> &[Coercion] {
        &self.entries
    }

    /// The entries in the order of a report, at the locations that they have then.
    pub(super) fn into_entries(self) -> Vec<Coercion> {
        let Self { mut entries, notes } = self;
        if notes.is_empty() && order::sort_by_path(&mut entries) {
            return entries;
        }
        let mut events = Vec::with_capacity(entries.len() + notes.len());
        let mut notes = notes.into_iter().peekable();
        for (number, coercion) in entries.into_iter().enumerate() {
            while let Some((_, note)) = notes.next_if(|(before, _)| *before <= number) {
                events.push(note);
            }
            events.push(Event::Entry { coercion, rank: Rank::InPlace });
        }
        events.extend(notes.map(|(_, note)| note));
        forget(&mut events);
        order::put_in_order(events)
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
