//! The entry points by their shorter names.

use std::io::Read;

use serde::Deserializer;
use serde_json::Value;

use super::Options;
use crate::api::Coerce;
use crate::report::{Error, Report};

impl Options {
    /// Reads a `serde_json::Value`. The same as [`from_value_with_report`](Self::from_value_with_report), which says what it gives.
    ///
    /// # Errors
    /// All issues at once, each with its path.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::Options;
    ///
    /// let (ids, _): (Vec<u8>, _) = Options::default().from_value(serde_json::json!([1, 2]))?;
    /// assert_eq!(ids, [1, 2]);
    /// # Ok::<(), coerce::Error>(())
    /// ```
    pub fn from_value<T: Coerce>(&self, value: Value) -> Result<(T, Report), Error> {
        self.from_value_with_report(value)
    }

    /// Reads JSON text. The same as [`from_str_with_report`](Self::from_str_with_report), which says what it gives.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where the text is not exactly one JSON value.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::Options;
    ///
    /// let (ids, _): (Vec<u8>, _) = Options::default().from_str("[1, 2]")?;
    /// assert_eq!(ids, [1, 2]);
    /// # Ok::<(), coerce::Error>(())
    /// ```
    pub fn from_str<T: Coerce>(&self, text: &str) -> Result<(T, Report), Error> {
        self.from_str_with_report(text)
    }

    /// Reads JSON text in bytes. The same as [`from_slice_with_report`](Self::from_slice_with_report), which says what it gives.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where the text is not exactly one JSON value.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::Options;
    ///
    /// let (ids, _): (Vec<u8>, _) = Options::default().from_slice(b"[1, 2]")?;
    /// assert_eq!(ids, [1, 2]);
    /// # Ok::<(), coerce::Error>(())
    /// ```
    pub fn from_slice<T: Coerce>(&self, bytes: &[u8]) -> Result<(T, Report), Error> {
        self.from_slice_with_report(bytes)
    }

    /// Reads JSON text to the end of `reader`. The same as [`from_reader_with_report`](Self::from_reader_with_report), which says what it gives.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where the text is not exactly one JSON value, or where reading failed.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::Options;
    ///
    /// let (ids, _): (Vec<u8>, _) = Options::default().from_reader("[1, 2]".as_bytes())?;
    /// assert_eq!(ids, [1, 2]);
    /// # Ok::<(), coerce::Error>(())
    /// ```
    pub fn from_reader<T: Coerce>(&self, reader: impl Read) -> Result<(T, Report), Error> {
        self.from_reader_with_report(reader)
    }

    /// Reads from any serde `Deserializer` of a self-describing format. The same as [`from_deserializer_with_report`](Self::from_deserializer_with_report), which says what it gives.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where the deserializer itself fails.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::Options;
    ///
    /// let (ids, _): (Vec<u8>, _) = Options::default().from_deserializer(&mut serde_json::Deserializer::from_str("[1, 2]"))?;
    /// assert_eq!(ids, [1, 2]);
    /// # Ok::<(), coerce::Error>(())
    /// ```
    pub fn from_deserializer<'de, T: Coerce, D: Deserializer<'de>>(
        &self,
        deserializer: D,
    ) -> Result<(T, Report), Error> {
        self.from_deserializer_with_report(deserializer)
    }
}
