//! How a report comes about: while a document is read, what rules do is noted in brief; the entries are made of the notes when
//! somebody asks for them.

use serde_json::Value;

use super::limits::is_short_scalar;
use super::{Change, Coercion, Entries, Report};
use crate::context::Node;
use crate::mode::Limits;
use crate::number::KEEPS_TEXT;
use crate::path::{Path, Segment};
use crate::record::Field;

/// What is noted while a document is read. Nothing is allocated as long as nothing is.
#[derive(Default)]
pub(crate) struct Notes(Option<Box<Entries>>);

/// A rule that fired, as it is noted.
pub(super) struct Note {
    rule: &'static str,
    place: Place,
    /// The value before. Null where it does not matter.
    from: Value,
    deed: Deed,
}

/// Where it fired.
enum Place {
    /// On a field of the document itself, found by the `n`-th of its names: most do, and their path is not built.
    Field(&'static Field, u32),
    Path(Path),
}

/// What it did. What can be told from the rest is not written down.
pub(crate) enum Deed {
    /// The value became this one.
    Replaced(Value),
    /// The value became the list of just that.
    Wrapped,
    /// The member was taken out.
    Removed,
    /// The member had another name: this one.
    Moved(Path),
}

/// How far the notes had come at some moment: what to [roll back](Notes::rollback) to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    fired: usize,
    cut: bool,
}

impl Notes {
    /// Whether nothing was ever written down.
    #[inline]
    pub(crate) fn is_untouched(&self) -> bool {
        self.0.is_none()
    }

    /// The report. Its entries are made later, if at all.
    #[inline]
    pub(crate) fn into_report(self) -> Report {
        Report(self.0)
    }

    /// Counts a rule that fired, and keeps its entry; that there is [room](Self::overflows) was asked before. Long values
    /// are told by kind and length, long keys are cut. `masked` says that the entry does not tell everything already: its
    /// values are a sensitive field's.
    pub(crate) fn keep(&mut self, mut coercion: Coercion, limits: &Limits, masked: bool) {
        let cut = coercion.shrink(limits) | masked;
        let Coercion { path, rule, change } = coercion;
        let (from, deed) = match change {
            Change::Replaced { from, to } => (from, Deed::Replaced(to)),
            Change::Removed { from } => (from, Deed::Removed),
            Change::Moved { from } => (Value::Null, Deed::Moved(from)),
        };
        self.push(Note { rule, place: Place::Path(path), from, deed }, cut);
    }

    /// The same for a value that was replaced, told [in brief](Deed::in_brief), if there is room.
    #[inline]
    pub(crate) fn keep_brief(&mut self, node: &Node<'_>, rule: &'static str, from: Value, deed: Deed, limits: &Limits) {
        if self.overflows(limits) {
            return;
        }
        if let Some((field, word)) = node.own_field() {
            return self.push(Note { rule, place: Place::Field(field, word), from, deed }, false);
        }
        let mut path = node.path();
        let cut = path.cut(limits.recorded_bytes);
        self.push(Note { rule, place: Place::Path(path), from, deed }, cut);
    }

    #[expect(clippy::inline_always, reason = "else each note is moved once more")]
    #[inline(always)]
    fn push(&mut self, note: Note, cut: bool) {
        let entries = match &mut self.0 {
            Some(entries) => entries,
            untouched => start(untouched),
        };
        entries.fired += 1;
        entries.cut |= cut;
        entries.noted().push(note);
    }

    /// Counts a rule that fired, if there is no room for its entry: then it need not be made.
    #[inline]
    pub(crate) fn overflows(&mut self, limits: &Limits) -> bool {
        let overflows = self.fired() >= limits.coercions;
        if overflows {
            let entries = self.0.get_or_insert_default();
            entries.fired += 1;
            entries.cut = true;
        }
        overflows
    }

    #[inline]
    pub(crate) fn mark(&self) -> Mark {
        self.0.as_ref().map_or_else(Mark::default, |entries| Mark { fired: entries.fired, cut: entries.cut })
    }

    /// How many rules have fired.
    #[inline]
    pub(crate) fn fired(&self) -> usize {
        self.0.as_ref().map_or(0, |entries| entries.fired)
    }

    /// The rules that fired on values at `depth` after so many had, as far as they are kept.
    pub(crate) fn rules_since(&mut self, fired: usize, depth: usize) -> Vec<&'static str> {
        match &mut self.0 {
            Some(entries) if entries.fired > fired => {
                let since = entries.noted().iter().skip(fired);
                since.filter(|note| note.place.depth() == depth).map(|note| note.rule).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Forgets all since `mark` was taken.
    pub(crate) fn rollback(&mut self, mark: Mark) {
        if let Some(entries) = &mut self.0 {
            entries.noted().truncate(mark.fired);
            (entries.fired, entries.cut) = (mark.fired, mark.cut);
        }
    }
}

impl Note {
    /// Frees what it holds if that is a text alone, as nearly always, which is less work than to look for all that it could
    /// hold. Whether that was so.
    #[inline]
    pub(super) fn free_text(&mut self) -> bool {
        let Self { place: Place::Field(..), from: Value::String(text), deed, .. } = self else { return false };
        let holds_nothing = match deed {
            Deed::Replaced(Value::Number(_)) => !KEEPS_TEXT,
            Deed::Replaced(Value::Null | Value::Bool(_)) | Deed::Wrapped | Deed::Removed => true,
            Deed::Replaced(_) | Deed::Moved(_) => false,
        };
        if holds_nothing {
            drop(std::mem::take(text));
        }
        holds_nothing
    }
}

#[cold]
#[inline(never)]
fn start(notes: &mut Option<Box<Entries>>) -> &mut Entries {
    notes.get_or_insert_default()
}

impl Place {
    fn depth(&self) -> usize {
        match self {
            Self::Field(..) => 1,
            Self::Path(path) => path.segments.len(),
        }
    }
}

impl Deed {
    /// What replacing `from` by `to` is, if both are short.
    #[inline]
    pub(crate) fn in_brief(from: &Value, to: &Value, limits: &Limits) -> Option<Self> {
        let is_brief = |value| limits.recorded_bytes >= 64 && is_short_scalar(value, limits.recorded_bytes);
        if !is_brief(from) {
            return None;
        }
        if is_brief(to) {
            return Some(Self::Replaced(to.clone()));
        }
        let is_wrapped =
            limits.depth > 0 && matches!(to, Value::Array(items) if matches!(&items[..], [item] if item == from));
        is_wrapped.then_some(Self::Wrapped)
    }
}

impl From<Place> for Path {
    fn from(place: Place) -> Self {
        match place {
            Place::Field(field, word) => Self { segments: vec![Segment::Field(field.name_at(word))] },
            Place::Path(path) => path,
        }
    }
}

impl From<Note> for Coercion {
    fn from(Note { rule, place, from, deed }: Note) -> Self {
        let change = match deed {
            Deed::Replaced(to) => Change::Replaced { from, to },
            Deed::Wrapped => Change::Replaced { to: Value::Array(vec![from.clone()]), from },
            Deed::Removed => Change::Removed { from },
            Deed::Moved(from) => Change::Moved { from },
        };
        Self { path: place.into(), rule, change }
    }
}
