//! The way from a source to a report, compiled once for all types: for each type there is only what reads it into its slot.

use std::any::TypeId;

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::inner::{self, Scope};
use super::reading::{Input, Reading, Repaired, syntax};
use super::{Coerce, Options};
use crate::describe::NumberOf;
use crate::report::{Error, Mode, Report};
use crate::tree::{Document, Fault, Taken, drop_deep, read_into};

/// A type that is read.
#[derive(Clone, Copy)]
pub(super) struct Type {
    pub id: TypeId,
    pub number: NumberOf,
    /// The name of the type in Rust.
    #[cfg(feature = "tracing")]
    pub name: fn() -> &'static str,
}

impl Type {
    #[inline]
    pub(super) fn of<T: Coerce>() -> Self {
        Self {
            id: TypeId::of::<T>(),
            number: T::number,
            #[cfg(feature = "tracing")]
            name: std::any::type_name::<T>,
        }
    }
}

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
#[inline]
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
            None => Err(nothing_read()),
        },
        Err(error) => Err(error),
    }
}

/// There is no report before something was read.
#[cold]
fn nothing_read() -> Error {
    syntax("nothing was read")
}

impl Options {
    /// Returns whether serde may read a value before anything else looks at it.
    pub(super) fn serde_comes_first_in(&self, of: Type, value: &Value) -> bool {
        Reading::of(of, self).serde_comes_first_in(value)
    }

    /// Puts back what was taken out of a value, repairs it, and has serde read what comes of it.
    pub(super) fn read_value(
        &self,
        of: Type,
        value: &mut Value,
        taken: &Taken,
        slot: &mut dyn Slot,
    ) -> Result<Report, Error> {
        taken.put_back(value);
        let report = Reading::of(of, self).read(Ok(Input::value(value)), slot);
        if report.is_err() {
            drop_deep(std::mem::take(value));
        }
        report
    }

    /// Reads text into the slot. Who reads it first changes no result, only what it costs: serde does where no eager rule may act; from the
    /// tree of the text, for which there must be one, where the inputs before needed repairs.
    pub(super) fn read_text(&self, of: Type, text: &str, slot: &mut dyn Slot) -> Result<Report, Error> {
        let reading = Reading::of(of, self);
        let serde_comes_first = reading.serde_comes_first_in_text(text);
        let is_tree = serde_comes_first && reading.known.history.expects_repairs();
        let mut refused = None;
        if serde_comes_first && !is_tree {
            match slot.read_text(text) {
                Ok(()) => {
                    reading.known.history.note_clean();
                    return Ok(Report::default());
                }
                Err(error) => refused = Some(error),
            }
        }
        let _scope = Scope::enter();
        let input = reading.text(text, refused);
        if let (true, Ok(Some(tree))) = (is_tree, input.as_ref().map(Input::trial)) {
            if slot.read(tree).is_ok() {
                reading.known.history.note_clean();
                return Ok(Report::default());
            }
        }
        reading.known.history.note_dirty();
        // What is no tree may be a text all the same: serde skips a number that nothing reads, however large.
        let is_built = input.is_ok();
        let mut repaired = input.and_then(|input| reading.repair(input));
        // Where nothing was repaired, serde's own word on the text stands.
        let may_differ = || !is_built || repaired.is_ok() || reading.may_read_text_otherwise();
        if is_tree && !repaired.as_ref().is_ok_and(Repaired::is_changed) && may_differ() {
            match (slot.read_text(text), &mut repaired) {
                (Ok(()), _) => return Ok(Report::default()),
                (Err(error), Ok(unrepaired)) => unrepaired.refuse(error),
                (Err(_), Err(_)) => {}
            }
        }
        reading.finish(repaired, slot)
    }

    /// Reads bytes that are not UTF-8 into the slot.
    pub(super) fn read_bytes(&self, of: Type, bytes: &[u8], slot: &mut dyn Slot) -> Result<Report, Error> {
        let _scope = Scope::enter();
        let (reading, strict) = (Reading::of(of, self), Reading::of(of, &self.mode(Mode::Strict)));
        reading.finish(reading.repair_bytes(bytes, &strict), slot)
    }
}

impl Reading {
    /// Repairs a document, and has serde read what comes of it.
    pub(super) fn read(&self, input: Result<Input<'_>, Error>, slot: &mut dyn Slot) -> Result<Report, Error> {
        let _scope = Scope::enter();
        self.finish(input.and_then(|input| self.repair(input)), slot)
    }

    /// Has serde read what was repaired.
    pub(super) fn finish(&self, repaired: Result<Repaired<'_>, Error>, slot: &mut dyn Slot) -> Result<Report, Error> {
        let result = repaired.and_then(|repaired| repaired.read(slot));
        let result = result.map_err(|error| inner::told_apart(error, self.limits));
        #[cfg(feature = "tracing")]
        super::trace::record((self.name)(), result.as_ref());
        result
    }
}

impl Repaired<'_> {
    /// Has serde read the document.
    pub(super) fn read(self, slot: &mut dyn Slot) -> Result<Report, Error> {
        match slot.read(self.document()) {
            Ok(()) => self.into_report(),
            Err(fault) => Err(self.into_error(&fault)),
        }
    }
}
