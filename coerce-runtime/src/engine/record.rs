//! How repairs come into the report.

use serde_json::Value;

use super::Engine;
use super::cursor::Cursor;
use super::fields::Record;
use super::location::Location;
use crate::json::{KEEPS_TEXT, Segment};
use crate::report::{Effect, Recorded, summary};
use crate::schema::{Shape, is_plain};
use crate::tree::{Part, Tree};

impl<'s> Engine<'s> {
    /// The value as it may be recorded, and whether that is all of it.
    pub(super) fn record_value(&mut self, tree: &Tree<'_>, cursor: &Cursor<'_, 's>) -> (Recorded, bool) {
        let may_be_small = !(self.state.probing || self.settings.facts.sensitive || self.settings.facts.wide);
        let keeps = may_be_small && self.recorder.keeps_coercion();
        if let Some(value) = keeps.then(|| self.recorder.small(tree)).flatten() {
            return (value, true);
        }
        let (value, complete) = self.value_before(tree, cursor);
        (self.recorder.keep(value), complete)
    }

    /// The same of a value that may stay as it is: nothing of it is in the log yet.
    pub(super) fn value_before(&mut self, tree: &Tree<'_>, cursor: &Cursor<'_, 's>) -> (Value, bool) {
        if self.state.probing || !self.recorder.keeps_coercion() {
            return (Value::Null, false);
        }
        let (value, is_whole) = self.recorder.value(tree);
        let complete = is_whole && !(self.settings.facts.wide && is_rounded(cursor, tree));
        if !self.settings.facts.sensitive {
            return (value, complete);
        }
        if !is_whole {
            // It is kind and length already. A string may be the secret itself.
            let is_text = tree.as_str().is_some();
            let hides = if is_text { self.is_hidden(cursor) } else { self.is_hidden_from_around(cursor) };
            return (if hides { summary(tree, "_sensitive") } else { value }, false);
        }
        let forms = if cursor.at.sensitive { None } else { self.masked_as(cursor, &value) };
        let (value, hides) = self.masker().mask(&value, forms);
        (value, complete && !hides)
    }

    /// Returns the value of a member that no field reads, as it may be recorded. Beside a secret nobody knows what is inside.
    pub(super) fn record_unknown(&mut self, name: &str, tree: &Tree<'_>, record: &Record<'_, 's>) -> (Recorded, bool) {
        // A policy may guard members of that name, wherever they are.
        let is_guarded = record.fields.find(name).is_some_and(|(field, _)| self.hides(&field.edge));
        let hidden = record.cursor.at.sensitive || is_guarded || self.hides_from(record.cursor.core) && !is_plain(tree);
        let (value, complete) = if hidden { (summary(tree, "_sensitive"), false) } else { self.recorder.value(tree) };
        (self.recorder.keep(value), complete)
    }

    /// Records a rule that fired. `complete` says that `effect` has its values in full.
    pub(super) fn record(&mut self, at: &Location<'_>, rule: &'static str, effect: Effect, complete: bool) {
        // An effect that is passed on is stored by words and loaded by two at once, for which processors wait.
        if let Some(kept) = self.entry(at, rule, complete) {
            *kept = effect;
        }
    }

    fn entry(&mut self, at: &Location<'_>, rule: &'static str, complete: bool) -> Option<&mut Effect> {
        if self.state.probing {
            return None;
        }
        let complete = complete && !(self.settings.facts.sensitive && at.has_hidden_key());
        self.recorder.entry(|steps| at.only_step(steps), rule, complete)
    }

    /// Records that the member `before`, of the object at `around`, is read as the one at `at`.
    pub(super) fn record_move(&mut self, at: &Location<'_>, around: &Location<'_>, before: &str, rule: &'static str) {
        if !self.state.probing {
            let before = around.path().child(Segment::Key(before.to_owned()));
            self.recorder.renamed(|steps| at.only_step(steps), rule, before, !at.has_hidden_key());
        }
    }
}

/// Returns whether an integer beyond 64 bits, or `-0`, whose digits the type may read, is only a float as JSON in memory.
fn is_rounded(cursor: &Cursor<'_, '_>, tree: &Tree<'_>) -> bool {
    let reads_float = matches!(cursor.core.shape, Shape::Float(_));
    let is_rounded = |part| matches!(part, Part::Tree(Tree::Number(number)) if number.is_written_integer());
    !KEEPS_TEXT && !reads_float && tree.parts().any(is_rounded)
}
