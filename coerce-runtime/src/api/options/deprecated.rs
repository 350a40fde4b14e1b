//! The entry points by the names that they had: one called `from_value` gives the value alone everywhere else.

use std::io::Read;

use serde::Deserializer;
use serde_json::Value;

use super::Options;
use crate::api::Coerce;
use crate::report::{Error, Report};

impl Options {
    #[deprecated(since = "0.3.0", note = "renamed to `from_value_with_report`")]
    #[doc(hidden)]
    pub fn from_value<T: Coerce>(&self, value: Value) -> Result<(T, Report), Error> {
        self.from_value_with_report(value)
    }

    #[deprecated(since = "0.3.0", note = "renamed to `from_str_with_report`")]
    #[doc(hidden)]
    pub fn from_str<T: Coerce>(&self, text: &str) -> Result<(T, Report), Error> {
        self.from_str_with_report(text)
    }

    #[deprecated(since = "0.3.0", note = "renamed to `from_slice_with_report`")]
    #[doc(hidden)]
    pub fn from_slice<T: Coerce>(&self, bytes: &[u8]) -> Result<(T, Report), Error> {
        self.from_slice_with_report(bytes)
    }

    #[deprecated(since = "0.3.0", note = "renamed to `from_reader_with_report`")]
    #[doc(hidden)]
    pub fn from_reader<T: Coerce>(&self, reader: impl Read) -> Result<(T, Report), Error> {
        self.from_reader_with_report(reader)
    }

    #[deprecated(since = "0.3.0", note = "renamed to `from_deserializer_with_report`")]
    #[doc(hidden)]
    pub fn from_deserializer<'de, T: Coerce, D: Deserializer<'de>>(
        &self,
        deserializer: D,
    ) -> Result<(T, Report), Error> {
        self.from_deserializer_with_report(deserializer)
    }
}
