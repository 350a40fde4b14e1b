//! The verdict of the schema alone on a document: for the tests that hold it to serde.

use serde_json::Value;

use super::reading::{Input, Reading};
use super::{Coerce, Options};
use crate::report::{Error, Mode};

/// The verdict of the schema on a document, and of the engine with it, before serde has the last word.
pub struct Judgement {
    /// The schema's verdict on it as it is: true if accepted, `None` if that takes more work than it may.
    pub accepted: Option<bool>,
    /// How many issues the engine finds.
    pub issues: usize,
}

/// Judges the document in a text by the schema alone.
///
/// # Errors
/// There is no document: the text is no JSON, or nested too deeply.
pub fn judge_text<T: Coerce>(text: &str, mode: Mode) -> Result<Judgement, Error> {
    let options = Options::default().mode(mode);
    let reading = options.reading::<T>();
    reading.text(text, None).map(|input| reading.judge(input))
}

/// Judges a value by the schema alone.
#[must_use]
pub fn judge_value<T: Coerce>(value: &Value, mode: Mode) -> Judgement {
    Options::default().mode(mode).reading::<T>().judge(Input::value(value))
}

impl Reading<'_> {
    fn judge(&self, mut input: Input<'_>) -> Judgement {
        let accepted = self.accepts(&mut input);
        let issues = self.repair(&mut input).accepted().map_or_else(|error| error.issues().len(), |_| 0);
        Judgement { accepted, issues }
    }
}
