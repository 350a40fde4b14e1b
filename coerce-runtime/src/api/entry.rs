//! The way from a source to a report, compiled once for all types: for each type there is only what reads it into its slot.

use serde::de::{DeserializeOwned, Error as _};
use serde_json::Value;

use super::inner::{self, Scope};
use super::reading::{First, Input, Reading, syntax};
use crate::json::Path;
use crate::report::{Error, Issue, Recorder, Report, put_sent};
use crate::tree::{Document, Fault, Origin, Tree, drop_deep, read_into};

/// Where a value is kept that serde reads from a document: an empty `Option` of its type.
///
/// A trait where a closure would do: the table of a closure has two functions more, and there is one for each type.
pub(super) trait Slot {
    fn read(&mut self, document: Document<'_, '_>) -> Result<(), Fault>;

    fn read_text(&mut self, text: &str) -> serde_json::Result<()>;
}

impl<T: DeserializeOwned> Slot for Option<T> {
    fn read(&mut self, document: Document<'_, '_>) -> Result<(), Fault> {
        read_into(self, document)
    }

    fn read_text(&mut self, text: &str) -> serde_json::Result<()> {
        // It is filled once. That saves the code, for each type, to drop what was in it.
        if self.is_some() {
            return Ok(());
        }
        match serde_json::from_str(text) {
            Ok(value) => *self = Some(value),
            Err(error) => return Err(error),
        }
        Ok(())
    }
}

/// Reads a value into a slot of its type: the value, with the report.
pub(super) fn read_slot<T: DeserializeOwned>(
    read: impl FnOnce(&mut dyn Slot) -> Result<Report, Error>,
) -> Result<(T, Report), Error> {
    let mut slot = None;
    let report = read(&mut slot);
    with_report(&mut slot, report)
}

/// Takes the value out of a slot, with the report. It is compiled once for each type, whatever has filled the slot.
#[inline(never)]
pub(super) fn with_report<T>(slot: &mut Option<T>, report: Result<Report, Error>) -> Result<(T, Report), Error> {
    match report {
        Ok(report) => match slot.take() {
            Some(value) => Ok((value, report)),
            // There is no report before something was read.
            None => Err(syntax("nothing was read")),
        },
        // Nothing is dropped here: that would be more code for each type.
        Err(error) => Err(error),
    }
}

impl Reading<'_> {
    /// Repairs a value, and has serde read what comes of it. If serde comes `first`, it has refused the value before.
    pub(super) fn read_value(self, value: &mut Value, first: First, slot: &mut dyn Slot) -> Result<Report, Error> {
        let report = self.read_tree(value, first, slot);
        if report.is_err() {
            drop_deep(std::mem::take(value));
        }
        report
    }

    fn read_tree(&self, value: &Value, first: First, slot: &mut dyn Slot) -> Result<Report, Error> {
        let _scope = Scope::enter();
        let mut input = self.value(value);
        if first == First::Tree && self.is_read(&mut input, slot) {
            self.known.history.note_clean();
            return Ok(Report::default());
        }
        self.known.history.note_dirty();
        self.ended(self.repaired(input, slot))
    }

    /// Reads text into the slot. Who reads it first changes no result, only what it costs: serde does where no eager rule may act; from the
    /// tree of the text, for which there must be one, where the inputs before needed repairs.
    pub(super) fn read_text(self, text: &str, slot: &mut dyn Slot) -> Result<Report, Error> {
        let first = self.first_in_text(text);
        let is_tree = first == First::Tree;
        let mut refused = None;
        if first == First::Serde {
            match slot.read_text(text) {
                Ok(()) => {
                    self.known.history.note_clean();
                    return Ok(Report::default());
                }
                Err(error) => refused = Some(error),
            }
        }
        let _scope = Scope::enter();
        let mut input = match self.text(text, refused.as_ref()) {
            Ok(input) => input,
            // What is no tree may be a text all the same: serde skips a number that nothing reads, however large.
            Err(_) if is_tree && slot.read_text(text).is_ok() => return Ok(Report::default()),
            Err(error) => return self.ended(Err(error)),
        };
        if is_tree && self.is_read(&mut input, slot) {
            self.known.history.note_clean();
            return Ok(Report::default());
        }
        self.known.history.note_dirty();
        let recorder = self.repair(&mut input);
        // Where nothing was repaired, serde's own word on the text stands.
        let may_differ = if recorder.failures() > 0 { self.may_read_text_otherwise() } else { recorder.fired() == 0 };
        if is_tree && may_differ {
            match slot.read_text(text) {
                Ok(()) => return Ok(Report::default()),
                Err(error) => refused = Some(error),
            }
        }
        self.ended(self.read_repaired(&input, recorder, refused, slot))
    }

    /// Reads JSON text in bytes into the slot.
    pub(super) fn read_slice(self, bytes: &[u8], slot: &mut dyn Slot) -> Result<Report, Error> {
        if let Ok(text) = std::str::from_utf8(bytes) {
            return self.read_text(text, slot);
        }
        let _scope = Scope::enter();
        let repaired = self.repair_bytes(bytes);
        self.ended(repaired.and_then(|(input, recorder)| self.read_repaired(&input, recorder, None, slot)))
    }

    /// Repairs a document, and has serde read what comes of it.
    pub(super) fn read(&self, input: Result<Input<'_>, Error>, slot: &mut dyn Slot) -> Result<Report, Error> {
        let _scope = Scope::enter();
        self.ended(input.and_then(|input| self.repaired(input, slot)))
    }

    fn repaired(&self, mut input: Input<'_>, slot: &mut dyn Slot) -> Result<Report, Error> {
        let recorder = self.repair(&mut input);
        self.read_repaired(&input, recorder, None, slot)
    }

    /// Has serde read a repaired document, if nothing in it was refused. `refused` is what serde says of the source itself, where it has read
    /// that: where nothing was repaired, that stands.
    pub(super) fn read_repaired(
        &self,
        input: &Input<'_>,
        recorder: Recorder,
        refused: Option<serde_json::Error>,
        slot: &mut dyn Slot,
    ) -> Result<Report, Error> {
        if recorder.failures() > 0 {
            return Err(recorder.into_error());
        }
        // What nobody reads is in the tree of a value, however deep, and serde's buffers have no limit.
        let origin = Origin::of(input.human_readable).levels(self.options.limits.depth);
        let read = slot.read(Document::of_tree(&input.tree, origin));
        match (read, refused.filter(|_| recorder.fired() == 0)) {
            (Ok(()), None) => Ok(recorder.into_report()),
            (Ok(()), Some(error)) => Err(self.refused(recorder, &Fault::custom(error), &input.tree)),
            (Err(fault), _) => Err(self.refused(recorder, &fault, &input.tree)),
        }
    }

    /// The error where serde refuses the document in the end.
    fn refused(&self, mut recorder: Recorder, fault: &Fault, tree: &Tree<'_>) -> Error {
        let most = self.options.limits.depth;
        let beyond = if fault.path().segments.len() < most { None } else { tree.way_beyond(most) };
        if let Some(segments) = beyond {
            return self.too_deep(Path { segments }, most).after(recorder.into_report());
        }
        let hidden = self.known.facts.sensitive;
        let mut issue = Issue::from_fault(Path::default(), fault, hidden);
        if hidden {
            issue.path = self.shown(fault.path());
        }
        put_sent(std::slice::from_mut(&mut issue), recorder.coercions());
        recorder.issue(issue);
        recorder.into_error()
    }

    /// The error of an input that is refused without being read, for whoever looks at what was refused.
    #[cfg_attr(not(feature = "tracing"), expect(clippy::unused_self, reason = "an event has the name of the type"))]
    pub(super) fn refuse(&self, error: Error) -> Error {
        #[cfg(feature = "tracing")]
        super::trace::record(self.name, Err(&error));
        error
    }

    /// The result of a reading that has ended.
    fn ended(&self, result: Result<Report, Error>) -> Result<Report, Error> {
        let result = result.map_err(|error| inner::told_apart(error, self.options.limits));
        #[cfg(feature = "tracing")]
        super::trace::record(self.name, result.as_ref());
        result
    }
}
