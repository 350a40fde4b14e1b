//! The log of a walk: what it did to the document, in the order in which it did it, each at the location of that moment. So the log
//! replays as it is. [`into_entries`](Log::into_entries) puts it in the order of a report (`order.rs`).

use std::collections::BTreeSet;

use serde_json::Value;

use super::order::{self, Rank};
use super::recorded::{Effect, Recorded};
use super::{Change, Coercion};
use crate::json::{Path, Segment};

/// The changes made to the document, and the rules that made them.
#[derive(Debug, Default)]
pub(super) struct Log {
    /// The steps to the locations of all entries, those of one behind those of another.
    steps: Vec<Segment>,
    /// The strings of all entries, one behind the other.
    text: String,
    entries: Vec<Entry>,
    /// The other events, each with the number of entries before it.
    notes: Vec<(usize, Event)>,
}

/// A rule that fired: what a [`Coercion`] is made of, once somebody looks.
#[derive(Debug)]
struct Entry {
    /// How many steps there are with its own.
    end: u32,
    rule: &'static str,
    effect: Effect,
}

/// An entry that is kept, as others look at it while the walk goes on.
#[derive(Clone, Copy)]
pub(crate) struct Fired<'l> {
    /// The steps to its location.
    pub(crate) steps: &'l [Segment],
    /// The name of the rule.
    pub(crate) rule: &'static str,
    effect: &'l Effect,
    text: &'l str,
}

impl Fired<'_> {
    /// The value before and the value after, where it became another.
    pub(super) fn replaced(&self) -> Option<(Value, Value)> {
        match self.effect.clone().into_change(self.steps, self.text) {
            Change::Replaced { from, to } => Some((from, to)),
            Change::Removed { .. } | Change::Moved { .. } => None,
        }
    }
}

/// What is larger takes allocators longer.
const A_KILOBYTE: usize = 1024;

/// As many entries as a kilobyte holds.
const A_FEW: usize = A_KILOBYTE / size_of::<Entry>();

/// How far a log had come.
#[derive(Clone, Copy, Debug)]
pub(super) struct LogMark {
    steps: usize,
    text: usize,
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
        LogMark { steps: self.steps.len(), text: self.text.len(), entries: self.entries.len(), notes: self.notes.len() }
    }

    /// Adds a string that an entry is going to have.
    #[inline]
    pub(super) fn add_text(&mut self, text: &str) -> Recorded {
        if self.text.is_empty() {
            self.text = String::with_capacity(A_KILOBYTE);
        }
        let start = self.text.len();
        self.text.push_str(text);
        Recorded::text(start, self.text.len()).unwrap_or_else(|| Value::from(text).into())
    }

    /// Adds an entry at the location to which `walk` adds the steps. Returns these, to be cut.
    #[inline]
    pub(super) fn push(
        &mut self,
        walk: impl FnOnce(&mut Vec<Segment>),
        rule: &'static str,
        effect: Effect,
    ) -> &mut [Segment] {
        if self.entries.is_empty() {
            self.entries = Vec::with_capacity(A_FEW);
            self.steps = Vec::with_capacity(A_FEW);
        }
        let start = self.steps.len();
        walk(&mut self.steps);
        // More steps than that are none that anyone keeps.
        let end = u32::try_from(self.steps.len()).unwrap_or(u32::MAX);
        self.entries.push(Entry { end, rule, effect });
        &mut self.steps[start..]
    }

    /// Adds that items left a list, or a member the document. Without an entry before it nobody asks.
    pub(super) fn note(&mut self, event: impl FnOnce() -> Event) {
        if !self.entries.is_empty() {
            self.notes.push((self.entries.len(), event()));
        }
    }

    /// Forgets what came after the mark.
    pub(super) fn truncate(&mut self, mark: LogMark) {
        self.steps.truncate(mark.steps);
        self.text.truncate(mark.text);
        self.entries.truncate(mark.entries);
        self.notes.truncate(mark.notes);
    }

    /// The entries after the mark, in the order in which the rules fired.
    pub(super) fn since(&self, mark: LogMark) -> impl DoubleEndedIterator<Item = Fired<'_>> {
        let end = |index: usize| self.entries.get(index).map_or(0, |entry| entry.end as usize);
        (mark.entries..self.entries.len()).map(move |index| {
            let Entry { rule, effect, .. } = &self.entries[index];
            let start = index.checked_sub(1).map_or(0, end);
            Fired { steps: &self.steps[start..end(index)], rule, effect, text: &self.text }
        })
    }

    /// All entries, in the order in which the rules fired.
    pub(super) fn entries(&self) -> impl DoubleEndedIterator<Item = Fired<'_>> {
        self.since(LogMark { steps: 0, text: 0, entries: 0, notes: 0 })
    }

    /// The entries in the order of a report, at the locations that they have then.
    pub(super) fn into_entries(self) -> Vec<Coercion> {
        let Self { steps, text, entries, notes } = self;
        let (mut steps, mut start) = (steps.into_iter(), 0);
        let entry = |Entry { end, rule, effect }| {
            let path = Path { segments: steps.by_ref().take((end - start) as usize).collect() };
            start = end;
            Coercion { change: effect.into_change(&path.segments, &text), path, rule }
        };
        let mut entries: Vec<Coercion> = entries.into_iter().map(entry).collect();
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

#[cfg(test)]
impl Log {
    /// Adds an entry that is made already.
    pub(super) fn add(&mut self, Coercion { path, rule, change }: Coercion) {
        let effect = self.effect(change);
        self.push(|steps| steps.extend(path.segments), rule, effect);
    }

    /// The effect of which an entry shows this.
    pub(super) fn effect(&mut self, change: Change) -> Effect {
        match change {
            Change::Replaced { from, to } => Effect::Replaced { from: from.into(), to: to.into() },
            Change::Removed { from } => Effect::Removed { from: from.into() },
            Change::Moved { from } => {
                let name = from.segments.last().and_then(|step| step.name().ok());
                Effect::Renamed { from: self.add_text(name.expect("a member")) }
            }
        }
    }
}
