//! The way from a source to a report where the engine is needed, compiled once for all types: for each type there is only the function
//! that reads it from what the engine hands over.

use std::cell::Cell;

use serde_json::Value;

use super::Coerce;
use super::reading::{Held, Reading, Repaired, syntax};
use crate::report::{Error, Report};
use crate::tree::{Document, Fault, drop_deep};

/// What is to be repaired and read.
pub(super) enum Source<'a> {
    /// A value.
    Value(Value),
    /// JSON text, and what serde said of it.
    Text(&'a str, Option<serde_json::Error>),
    /// A document that is repaired already, or why there is none.
    Repaired(Result<Repaired<'a>, Error>),
}

/// Reads a type from a document, and keeps it.
type Read<'s> = &'s dyn Fn(Document<'_, '_>) -> Result<(), Fault>;

/// Repairs the source, and has serde read what comes of it.
pub(super) fn read<T: Coerce>(reading: &Reading, source: Source<'_>) -> Result<(T, Report), Error> {
    let slot = Cell::new(None);
    let report = reading.read(source, &|document| {
        slot.set(Some(T::deserialize(document)?));
        Ok(())
    })?;
    match slot.into_inner() {
        Some(read) => Ok((read, report)),
        // There is no report before something was read.
        None => Err(syntax("nothing was read")),
    }
}

impl Reading {
    /// The same, with a trace of what became of the source.
    fn read(&self, source: Source<'_>, read: Read<'_>) -> Result<Report, Error> {
        let result = match source {
            Source::Value(value) => self.read_value(value, read),
            Source::Text(text, refused) => {
                let held = self.text(text, refused);
                held.and_then(|held| self.repair(held)).and_then(|repaired| repaired.read(read))
            }
            Source::Repaired(repaired) => repaired.and_then(|repaired| repaired.read(read)),
        };
        #[cfg(feature = "tracing")]
        super::trace::record(self.type_name(), result.as_ref());
        result
    }

    fn read_value(&self, value: Value, read: Read<'_>) -> Result<Report, Error> {
        let result = self.repair(Held::value(&value)).and_then(|repaired| repaired.read(read));
        if result.is_err() {
            drop_deep(value);
        }
        result
    }
}

impl Repaired<'_> {
    /// Has serde read the document.
    pub(super) fn read(self, read: Read<'_>) -> Result<Report, Error> {
        match read(self.document()) {
            Ok(()) => self.into_report(),
            Err(fault) => Err(self.into_error(&fault)),
        }
    }
}
