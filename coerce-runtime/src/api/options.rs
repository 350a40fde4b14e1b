//! The entry points, with their settings.
//!
//! All of them go the same way. Where nothing but serde decides (no eager rule could act), serde reads first, from the source itself;
//! most documents fit, and that is all. Else the document becomes a tree, the engine repairs it along the type's schema, and serde
//! reads what came of it.

use std::io::Read;

use serde::Deserializer;
use serde_json::Value;

use super::Coerce;
use super::entry::{read_slot, with_report};
use super::inner::{self, Scope};
use super::reading::{First, Input, syntax};
use crate::json::Path;
use crate::report::{Error, Limits, Mode, Report};
use crate::tree::{Document, Taken, Tree};

/// How to read: mode and limits, then one of the entry points, which have the names of those of [`Coerce`].
///
/// # Example
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Limits, Mode, Options};
/// use serde_json::json;
///
/// let options = Options::default().mode(Mode::Strict).limits(Limits::default().depth(16));
/// let (value, report) = options.from_value_with_report::<u8>(json!(5))?;
/// assert_eq!(value, 5);
/// assert!(report.is_empty());
/// # Ok::<(), serde_coerce::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    pub(crate) mode: Mode,
    pub(crate) limits: Limits,
}

/// The outcome of a preview: the document that would really be used, and the report of how it came to be.
///
/// Nothing is executed and nothing is hidden in `value`: it is what an approval step should look at.
///
/// # Example
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::Options;
/// use serde_json::json;
///
/// let preview = Options::default().preview::<u8>(&json!(5))?;
/// assert_eq!(preview.value, json!(5));
/// assert!(preview.report.is_empty());
/// # Ok::<(), serde_coerce::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The canonical document: the input with the report replayed on it, whole, sensitive values too. It has no switch
    /// of a type with `opt_in`.
    pub value: Value,
    /// The repairs that would be made.
    pub report: Report,
}

impl Options {
    /// The default, as a constant: the entry points that have it are compiled for each type.
    pub(super) const DEFAULT: Self = Self { mode: Mode::Safe, limits: Limits::DEFAULT };

    /// Sets the mode.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Mode, Options};
    ///
    /// let strict = Options::default().mode(Mode::Strict);
    /// assert_ne!(strict, Options::default());
    /// ```
    #[must_use]
    pub fn mode(self, mode: Mode) -> Self {
        Self { mode, ..self }
    }

    /// Sets the limits.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Limits, Options};
    ///
    /// let options = Options::default().limits(Limits::default().depth(8));
    /// assert!(options.from_str_with_report::<Vec<u8>>("[1]").is_ok());
    /// ```
    #[must_use]
    pub fn limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Reads a `serde_json::Value`, and reports every repair.
    ///
    /// # Errors
    /// All issues at once, each with its path.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Options;
    /// use serde_json::json;
    ///
    /// let (ids, report) = Options::default().from_value_with_report::<Vec<u8>>(json!([1, 2]))?;
    /// assert_eq!((ids, report.len()), (vec![1, 2], 0));
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    pub fn from_value_with_report<T: Coerce>(&self, mut value: Value) -> Result<(T, Report), Error> {
        let reading = self.reading::<T>();
        let first = reading.first_in_value(&value);
        if first == First::Serde {
            let taken = Taken::default();
            match T::deserialize(Document::taking(&mut value, &taken, reading.trial())) {
                Ok(read) => {
                    reading.known.history.note_clean();
                    return Ok((read, Report::EMPTY));
                }
                Err(fault) => drop(fault),
            }
            taken.put_back(&mut value);
        }
        let mut slot = None;
        let report = reading.read_value(&mut value, first, &mut slot);
        with_report(&mut slot, report)
    }

    /// Reads JSON text, and reports every repair.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where the text is not exactly one JSON value.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{IssueCode, Options};
    ///
    /// assert_eq!(Options::default().from_str_with_report::<Vec<u8>>("[1, 2]")?.0, [1, 2]);
    /// let error = Options::default().from_str_with_report::<Vec<u8>>("[1, 2").unwrap_err();
    /// assert_eq!(error.issues()[0].code, IssueCode::Syntax);
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    pub fn from_str_with_report<T: Coerce>(&self, text: &str) -> Result<(T, Report), Error> {
        read_slot(|slot| self.reading::<T>().read_text(text, slot))
    }

    /// Reads JSON text in bytes, and reports every repair.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where the bytes are not exactly one JSON value in UTF-8.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{IssueCode, Options};
    ///
    /// assert_eq!(Options::default().from_slice_with_report::<String>(b"\"a\"")?.0, "a");
    /// let error = Options::default().from_slice_with_report::<String>(b"\"\xff\"").unwrap_err();
    /// assert_eq!(error.issues()[0].code, IssueCode::Syntax);
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    pub fn from_slice_with_report<T: Coerce>(&self, bytes: &[u8]) -> Result<(T, Report), Error> {
        read_slot(|slot| self.reading::<T>().read_slice(bytes, slot))
    }

    /// Reads JSON text to the end of `reader`, and reports every repair.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where what was read is not exactly one JSON value, or
    /// where reading failed.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Options;
    ///
    /// let body: &[u8] = b"[1, 2]"; // a file, a request's body
    /// assert_eq!(Options::default().from_reader_with_report::<Vec<u8>>(body)?.0, [1, 2]);
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    pub fn from_reader_with_report<T: Coerce>(&self, reader: impl Read) -> Result<(T, Report), Error> {
        let mut bytes = Vec::new();
        // One byte more than there may be shows that there is more.
        let most = u64::try_from(self.limits.text_bytes).unwrap_or(u64::MAX).saturating_add(1);
        match reader.take(most).read_to_end(&mut bytes) {
            Ok(_) => self.from_slice_with_report(&bytes),
            Err(error) => Err(self.reading::<T>().refuse(syntax(&error.to_string()))),
        }
    }

    /// Reads from any serde `Deserializer` of a self-describing format, and reports every repair.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where the deserializer itself fails.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde::de::IntoDeserializer;
    /// use serde_coerce::Options;
    /// use serde::de::value::Error;
    ///
    /// let numbers = vec![1u8, 2].into_iter();
    /// let from = serde::de::value::SeqDeserializer::<_, Error>::new(numbers);
    /// assert_eq!(Options::default().from_deserializer_with_report::<Vec<u8>, _>(from)?.0, [1, 2]);
    /// # let from: serde::de::value::U8Deserializer<Error> = 5u8.into_deserializer();
    /// # assert_eq!(Options::default().from_deserializer_with_report::<u8, _>(from)?.0, 5);
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    pub fn from_deserializer_with_report<'de, T: Coerce, D: Deserializer<'de>>(
        &self,
        deserializer: D,
    ) -> Result<(T, Report), Error> {
        let reading = self.reading::<T>();
        let input = reading.deserializer(deserializer).map_err(|stop| reading.stopped(stop));
        read_slot(|slot| reading.read(input, slot))
    }

    /// Reads from a deserializer whose errors the caller handles: one of its own is handed on as it is.
    pub(super) fn read_source<'de, T: Coerce, D: Deserializer<'de>>(
        &self,
        deserializer: D,
    ) -> Result<Result<(T, Report), Error>, D::Error> {
        let reading = self.reading::<T>();
        let input = reading.deserializer(deserializer).map_err(|stop| reading.handed_on(stop))?;
        Ok(read_slot(|slot| reading.read(Ok(input), slot)))
    }

    /// Returns what reading `value` would do, without the typed value: the canonical document and the report. A type with `opt_in` may be
    /// asked for that here: its switch may have `"preview": true`.
    ///
    /// # Errors
    /// All issues at once, each with its path.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Options;
    /// use serde_json::json;
    ///
    /// let value = json!([1, 2]);
    /// assert_eq!(Options::default().preview::<Vec<u8>>(&value)?.value, value);
    /// assert!(Options::default().preview::<Vec<u8>>(&json!("x")).is_err());
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    pub fn preview<T: Coerce>(&self, value: &Value) -> Result<Preview, Error> {
        let _scope = Scope::enter();
        let reading = self.reading::<T>();
        let told_apart = |error| inner::told_apart(error, self.limits);
        let mut input = Input::value(value);
        input.previewed = true;
        let recorder = reading.repair(&mut input).accepted().map_err(told_apart)?;
        // The canonical document has what nothing reads too, and is copied by recursion.
        if let Some(segments) = Tree::Value(value).way_beyond(self.limits.depth) {
            return Err(reading.too_deep(Path { segments }, self.limits.depth));
        }
        let value = input.tree.to_value().unwrap_or_default();
        let report = reading.read_repaired(&input, recorder, None, &mut None::<T>).map_err(told_apart)?;
        Ok(Preview { value, report })
    }
}

/// The entry points by the names that they had: one called `from_value` gives the value alone everywhere else.
macro_rules! renamed {
    ($($old:ident, $note:literal => $new:ident [$($generics:tt)*] $source:ty;)+) => {
        impl Options {$(
            #[deprecated(since = "0.3.0", note = $note)]
            #[doc(hidden)]
            pub fn $old<$($generics)*>(&self, source: $source) -> Result<(T, Report), Error> {
                self.$new(source)
            }
        )+}
    };
}

renamed! {
    from_value, "renamed to `from_value_with_report`" => from_value_with_report [T: Coerce] Value;
    from_str, "renamed to `from_str_with_report`" => from_str_with_report [T: Coerce] &str;
    from_slice, "renamed to `from_slice_with_report`" => from_slice_with_report [T: Coerce] &[u8];
    from_reader, "renamed to `from_reader_with_report`" => from_reader_with_report [T: Coerce] impl Read;
    from_deserializer, "renamed to `from_deserializer_with_report`" => from_deserializer_with_report
        ['de, T: Coerce, D: Deserializer<'de>] D;
}
