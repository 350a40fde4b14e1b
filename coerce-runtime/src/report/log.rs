//! The log of a walk: what it did to the document, in the order in which it did it, each at the location of that moment. So the log
//! replays as it is. [`to_entries`](Log::to_entries) puts it in the order of a report (`order.rs`).

use std::{iter, slice};

use serde_json::Value;

use super::order::{self, Event, What};
use super::recorded::{Effect, Recorded};
use super::{Change, Coercion};
use crate::json::{Path, Segment};
use crate::tree::Tree;

/// The changes made to the document, and the rules that made them.
#[derive(Clone, Debug, Default)]
pub(super) struct Log {
    /// The steps to the locations of all entries that have not just one, those of one behind those of another.
    steps: Vec<Segment>,
    /// The strings of all entries, one behind the other.
    text: String,
    /// The values of all entries that are more than a word.
    values: Vec<Value>,
    entries: Vec<Entry>,
    /// The other events, each with the number of entries before it.
    notes: Vec<(usize, Event)>,
}

/// A rule that fired: what a [`Coercion`] is made of, once somebody looks.
#[derive(Clone, Debug)]
struct Entry {
    /// The step to its location, where that is one.
    only: Option<Segment>,
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
    effect: Effect,
    log: &'l Log,
}

impl Fired<'_> {
    /// The change that an entry shows.
    pub(super) fn change(&self) -> Change {
        let value = |recorded: Recorded| recorded.to_value(&self.log.text, &self.log.values);
        match self.effect {
            Effect::Replaced { from, to } => Change::Replaced { from: value(from), to: value(to) },
            Effect::Wrapped(from) => Change::Replaced { from: value(from), to: Value::Array(vec![value(from)]) },
            Effect::Removed(from) => Change::Removed { from: value(from) },
            Effect::Renamed(from) => {
                let mut segments = self.steps.to_vec();
                if let (Some(last), Value::String(name)) = (segments.last_mut(), value(from)) {
                    *last = Segment::Key(name);
                }
                Change::Moved { from: Path { segments } }
            }
        }
    }

    /// Returns whether the value became another.
    pub(super) fn replaced(&self) -> bool {
        matches!(self.effect, Effect::Replaced { .. } | Effect::Wrapped(_))
    }

    fn coercion(&self) -> Coercion {
        Coercion { path: Path { segments: self.steps.to_vec() }, rule: self.rule, change: self.change() }
    }
}

/// Adds the steps to a location, or returns the only one.
pub(crate) trait Steps: FnOnce(&mut Vec<Segment>) -> Option<Segment> {}

impl<F: FnOnce(&mut Vec<Segment>) -> Option<Segment>> Steps for F {}

/// What is larger takes allocators longer.
const A_KILOBYTE: usize = 1024;

/// As many entries as a kilobyte holds.
const A_FEW: usize = A_KILOBYTE / size_of::<Entry>();

/// How far a log had come.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LogMark {
    steps: usize,
    text: usize,
    values: usize,
    entries: usize,
    notes: usize,
}

impl Log {
    /// How many entries it has.
    pub(super) fn kept(&self) -> usize {
        self.entries.len()
    }

    /// Forgets all entries but so many. Returns whether there were more.
    pub(super) fn keep_first(&mut self, most: usize) -> bool {
        let has_more = self.entries.len() > most;
        self.entries.truncate(most);
        has_more
    }

    /// A checkpoint.
    pub(super) fn mark(&self) -> LogMark {
        let Self { steps, text, values, entries, notes } = self;
        let (steps, text, values) = (steps.len(), text.len(), values.len());
        LogMark { steps, text, values, entries: entries.len(), notes: notes.len() }
    }

    /// Adds a string that an entry is going to have.
    #[inline]
    pub(super) fn add_text(&mut self, text: &str) -> Recorded {
        if let Some(short) = Recorded::short(text) {
            return short;
        }
        if self.text.is_empty() {
            self.text = String::with_capacity(A_KILOBYTE);
        }
        let start = self.text.len();
        self.text.push_str(text);
        Recorded::text(start, self.text.len()).unwrap_or_else(|| self.add_value(text.into()))
    }

    /// Adds a value that an entry is going to have.
    pub(super) fn add_value(&mut self, value: Value) -> Recorded {
        Recorded::scalar(&Tree::Value(&value)).unwrap_or_else(|| {
            self.values.push(value);
            Recorded::Value(self.values.len() - 1)
        })
    }

    /// Adds an entry at the location to which `walk` adds the steps, or returns the only one. Returns these, to be cut, and its effect,
    /// to be set: of so many words it is written once, in its place.
    #[inline]
    pub(super) fn push(&mut self, walk: impl Steps, rule: &'static str) -> (&mut [Segment], &mut Effect) {
        if self.entries.is_empty() {
            self.entries = Vec::with_capacity(A_FEW);
        }
        let (start, at) = (self.steps.len(), self.entries.len());
        let only = walk(&mut self.steps);
        // More steps than that are none that anyone keeps.
        let end = u32::try_from(self.steps.len()).unwrap_or(u32::MAX);
        self.entries.extend(iter::once_with(|| Entry { only, end, rule, effect: Effect::Removed(Recorded::Null) }));
        let Entry { only, effect, .. } = &mut self.entries[at];
        let steps = match only {
            Some(step) => slice::from_mut(step),
            None => &mut self.steps[start..],
        };
        (steps, effect)
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
        self.values.truncate(mark.values);
        self.entries.truncate(mark.entries);
        self.notes.truncate(mark.notes);
    }

    /// The entries after the mark, in the order in which the rules fired.
    pub(super) fn since(&self, mark: LogMark) -> impl DoubleEndedIterator<Item = Fired<'_>> {
        let end = |index: usize| self.entries.get(index).map_or(0, |entry| entry.end as usize);
        (mark.entries..self.entries.len()).map(move |index| {
            let Entry { only, rule, effect, .. } = &self.entries[index];
            let steps = match only {
                Some(step) => slice::from_ref(step),
                None => &self.steps[index.checked_sub(1).map_or(0, end)..end(index)],
            };
            Fired { steps, rule, effect: *effect, log: self }
        })
    }

    /// The entries in the order of a report, at the locations that they have then.
    pub(super) fn to_entries(&self) -> Vec<Coercion> {
        let mut entries: Vec<Coercion> = self.since(LogMark::default()).map(|fired| fired.coercion()).collect();
        if self.notes.is_empty() && order::sort_by_path(&mut entries) {
            return entries;
        }
        let mut events = Vec::with_capacity(entries.len() + self.notes.len());
        let mut notes = self.notes.iter().peekable();
        for (number, Coercion { path, rule, change }) in entries.into_iter().enumerate() {
            while let Some((_, note)) = notes.next_if(|(before, _)| *before <= number) {
                events.push(note.clone());
            }
            events.push(Event::at(path, What::Entry { rule, change }));
        }
        events.extend(notes.map(|(_, note)| note.clone()));
        order::put_in_order(events)
    }
}

#[cfg(test)]
impl Log {
    /// Adds an entry that is made already.
    pub(super) fn add(&mut self, Coercion { path, rule, change }: Coercion) {
        let effect = self.effect(change);
        let walk = |steps: &mut Vec<Segment>| {
            steps.extend(path.segments);
            None
        };
        *self.push(walk, rule).1 = effect;
    }

    /// The effect of which an entry shows this.
    pub(super) fn effect(&mut self, change: Change) -> Effect {
        match change {
            Change::Replaced { from, to } => Effect::Replaced { from: self.add_value(from), to: self.add_value(to) },
            Change::Removed { from } => Effect::Removed(self.add_value(from)),
            Change::Moved { from } => {
                let name = from.segments.last().and_then(|step| step.name().ok());
                Effect::Renamed(self.add_text(name.expect("a member")))
            }
        }
    }
}
