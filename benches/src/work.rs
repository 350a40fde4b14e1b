//! One piece of work: a reader, an entry point, a document.

use std::{fmt, hint::black_box, mem};

use serde_json::Value;

use crate::document::Document;

/// Where a document comes in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntryPoint {
    /// An owned `serde_json::Value`, which the reader consumes.
    Value,
    /// JSON text.
    Text,
}

impl fmt::Display for EntryPoint {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Value => "value",
            Self::Text => "text",
        })
    }
}

/// What one reader does with one document by one entry point.
pub struct Work {
    /// The crate that reads.
    pub reader: &'static str,
    /// Where the document comes in.
    pub entry_point: EntryPoint,
    /// What is read.
    pub document: Document,
    prepare: Box<dyn Fn() -> Job>,
}

impl Work {
    /// Reads an owned value.
    pub(crate) fn value<T: 'static, E: 'static>(
        reader: &'static str,
        document: Document,
        read: fn(Value) -> Result<T, E>,
        show: fn(T) -> Value,
    ) -> Self {
        let prepare = move || Job {
            input: Input::Value(document.value(), Box::new(move |value| drop(black_box(read(black_box(value)))))),
            shown: Box::new(move || read(document.value()).ok().map(show)),
        };
        Self { reader, entry_point: EntryPoint::Value, document, prepare: Box::new(prepare) }
    }

    /// Reads text.
    pub(crate) fn text<T: 'static, E: 'static>(
        reader: &'static str,
        document: Document,
        read: fn(&str) -> Result<T, E>,
        show: fn(T) -> Value,
    ) -> Self {
        let prepare = move || Job {
            input: Input::Text(document.text(), Box::new(move |text| drop(black_box(read(black_box(text)))))),
            shown: Box::new(move || read(&document.text()).ok().map(show)),
        };
        Self { reader, entry_point: EntryPoint::Text, document, prepare: Box::new(prepare) }
    }

    /// How the work is called on a command line: `coerce/value/clean`.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}/{}/{}", self.reader, self.entry_point, self.document)
    }

    /// Builds the document, once for any number of readings.
    #[must_use]
    pub fn prepare(&self) -> Job {
        (self.prepare)()
    }
}

/// A piece of work whose document is built.
pub struct Job {
    input: Input,
    shown: Box<dyn Fn() -> Option<Value>>,
}

enum Input {
    Value(Value, Box<dyn Fn(Value)>),
    Text(String, Box<dyn Fn(&str)>),
}

impl Job {
    /// Reads the document and drops what came of it. A value is cloned first, for its reader consumes it.
    pub fn read(&self) {
        match &self.input {
            Input::Value(value, read) => read(value.clone()),
            Input::Text(text, read) => read(text),
        }
    }

    /// As many readings, with every clone made ahead of the first.
    pub fn read_ahead(&self, times: usize) {
        match &self.input {
            Input::Value(value, read) => vec![value.clone(); times].into_iter().for_each(read),
            Input::Text(text, read) => (0..times).for_each(|_| read(text)),
        }
    }

    /// As many clones as [`Job::read_ahead`] makes, and no reading. They are kept: to drop them is the reader's work.
    pub fn clone_ahead(&self, times: usize) {
        if let Input::Value(value, _) = &self.input {
            mem::forget(black_box(vec![value.clone(); times]));
        }
    }

    /// What the reader made of the document, as JSON again; nothing if it refused it.
    #[must_use]
    pub fn shown(&self) -> Option<Value> {
        (self.shown)()
    }
}
