//! How a report comes about: while a document is read, what rules do is noted in brief; the entries are made of the notes when
//! somebody asks for them.

use serde_json::Value;

use super::limits::is_short_scalar;
use super::{Change, Coercion, Entries, Report};
use crate::context::Node;
use crate::mode::Limits;
use crate::path::{Path, Segment};

/// What is noted while a document is read. Nothing is allocated as long as nothing is.
#[derive(Default)]
pub(crate) struct Notes(Option<Box<Entries>>);

/// A rule that fired, as it is noted.
#[derive(Debug)]
pub(super) struct Note {
    rule: &'static str,
    place: Place,
    deed: Deed,
}

/// Where it fired.
#[derive(Debug)]
enum Place {
    /// On a field of the document itself: most do, and their path is not built.
    Field(&'static str),
    Path(Path),
}

/// What it did. What can be told from the rest is not written down.
#[derive(Debug)]
pub(crate) enum Deed {
    Changed(Change),
    /// The value became the list of just that.
    Wrapped(Value),
}

/// How many notes there were at some moment: what to [roll back](Notes::rollback) to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    kept: usize,
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
        self.push(Note { rule, place: Place::Path(path), deed: Deed::Changed(change) }, cut);
    }

    /// The same for a value that was replaced, told [in brief](Deed::in_brief).
    #[inline]
    pub(crate) fn keep_brief(&mut self, node: &Node<'_>, rule: &'static str, deed: Deed, limits: &Limits) {
        if let Some(name) = node.own_field() {
            return self.push(Note { rule, place: Place::Field(name), deed }, false);
        }
        let mut path = node.path();
        let cut = path.cut(limits.recorded_bytes);
        self.push(Note { rule, place: Place::Path(path), deed }, cut);
    }

    #[inline]
    fn push(&mut self, note: Note, cut: bool) {
        let entries = self.0.get_or_insert_with(|| Box::new(Entries::with_room()));
        entries.fired += 1;
        entries.cut |= cut;
        entries.noted().push(note);
    }

    /// Counts a rule that fired, if there is no room for its entry: then it need not be made.
    #[inline]
    pub(crate) fn overflows(&mut self, limits: &Limits) -> bool {
        let kept = self.0.as_mut().map_or(0, |entries| entries.noted().len());
        let overflows = kept >= limits.coercions;
        if overflows {
            let entries = self.0.get_or_insert_default();
            entries.fired += 1;
            entries.cut = true;
        }
        overflows
    }

    #[inline]
    pub(crate) fn mark(&mut self) -> Mark {
        let Some(entries) = &mut self.0 else { return Mark::default() };
        Mark { kept: entries.noted().len(), fired: entries.fired, cut: entries.cut }
    }

    /// The rules that fired on values at `depth` since `mark` was taken, as far as they are kept.
    pub(crate) fn rules_since(&mut self, mark: Mark, depth: usize) -> impl Iterator<Item = &'static str> + Clone {
        let noted = self.0.as_mut().map_or(&[][..], |entries| &entries.noted()[..]);
        noted.iter().skip(mark.kept).filter(move |note| note.place.depth() == depth).map(|note| note.rule)
    }

    /// Forgets all since `mark` was taken.
    pub(crate) fn rollback(&mut self, mark: Mark) {
        let Mark { kept, fired, cut } = mark;
        if let Some(entries) = &mut self.0 {
            entries.noted().truncate(kept);
            (entries.fired, entries.cut) = (fired, cut);
        }
    }
}

impl Place {
    fn depth(&self) -> usize {
        match self {
            Self::Field(_) => 1,
            Self::Path(path) => path.segments.len(),
        }
    }
}

impl Deed {
    /// What replacing `from` by `to` is, if both are short and no memory has to be taken to tell it. Else `from` comes back.
    #[inline]
    pub(crate) fn in_brief(from: Value, to: &Value, limits: &Limits) -> Result<Self, Value> {
        let is_brief = |value: &Value| is_short_scalar(value, limits.recorded_bytes);
        if limits.recorded_bytes < 64 || !is_brief(&from) {
            return Err(from);
        }
        match to {
            Value::Array(items) if limits.depth > 0 && matches!(&items[..], [item] if *item == from) => {
                Ok(Self::Wrapped(from))
            }
            to if is_brief(to) => Ok(Self::Changed(Change::Replaced { from, to: to.clone() })),
            _ => Err(from),
        }
    }
}

impl From<Place> for Path {
    fn from(place: Place) -> Self {
        match place {
            Place::Field(name) => Self { segments: vec![Segment::Field(name)] },
            Place::Path(path) => path,
        }
    }
}

impl From<Deed> for Change {
    fn from(deed: Deed) -> Self {
        match deed {
            Deed::Changed(change) => change,
            Deed::Wrapped(from) => Self::Replaced { to: Value::Array(vec![from.clone()]), from },
        }
    }
}

impl From<Note> for Coercion {
    fn from(Note { rule, place, deed }: Note) -> Self {
        Self { path: place.into(), rule, change: deed.into() }
    }
}
