//! The entry points as free functions, named as those of `serde_json`.

use std::io::Read;

use serde_json::Value;

use super::{Coerce, Options};
use crate::report::Error;

/// Reads JSON text with the declared rules. It stands where `serde_json::from_str` stood.
///
/// The report is dropped: [`Coerce::from_str_with_report`] returns it, [`Options`] has other modes and limits.
///
/// # Errors
/// All issues at once, each with its path; one of code `syntax` where the text is not exactly one JSON value.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// let ids: Vec<u8> = serde_coerce::from_str("[1, 2]")?;
/// assert_eq!(ids, [1, 2]);
///
/// let error = serde_coerce::from_str::<Vec<u8>>(r#"[1, "x", 300]"#).unwrap_err();
/// assert_eq!(error.issues().len(), 2);
/// # Ok::<(), serde_coerce::Error>(())
/// ```
pub fn from_str<T: Coerce>(text: &str) -> Result<T, Error> {
    Options::DEFAULT.from_str_with_report(text).map(|(value, _)| value)
}

/// Reads JSON text in bytes with the declared rules. It stands where `serde_json::from_slice` stood.
///
/// The report is dropped: [`Coerce::from_slice_with_report`] returns it, [`Options`] has other modes and limits.
///
/// # Errors
/// All issues at once, each with its path; one of code `syntax` where the bytes are not exactly one JSON value in UTF-8.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// let ids: Vec<u8> = serde_coerce::from_slice(b"[1, 2]")?;
/// assert_eq!(ids, [1, 2]);
/// # Ok::<(), serde_coerce::Error>(())
/// ```
pub fn from_slice<T: Coerce>(bytes: &[u8]) -> Result<T, Error> {
    Options::DEFAULT.from_slice_with_report(bytes).map(|(value, _)| value)
}

/// Reads JSON text to the end of `reader` with the declared rules. It stands where `serde_json::from_reader` stood.
///
/// The report is dropped: [`Coerce::from_reader_with_report`] returns it, [`Options`] has other modes and limits.
///
/// # Errors
/// All issues at once, each with its path; one of code `syntax` where what was read is not exactly one JSON value, or where
/// reading failed.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// let ids: Vec<u8> = serde_coerce::from_reader("[1, 2]".as_bytes())?;
/// assert_eq!(ids, [1, 2]);
/// # Ok::<(), serde_coerce::Error>(())
/// ```
pub fn from_reader<T: Coerce>(reader: impl Read) -> Result<T, Error> {
    Options::DEFAULT.from_reader_with_report(reader).map(|(value, _)| value)
}

/// Reads a `serde_json::Value` with the declared rules. It stands where `serde_json::from_value` stood.
///
/// The report is dropped: [`Coerce::from_value_with_report`] returns it, [`Options`] has other modes and limits.
///
/// # Errors
/// All issues at once, each with its path.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_json::json;
///
/// let ids: Vec<u8> = serde_coerce::from_value(json!([1, 2]))?;
/// assert_eq!(ids, [1, 2]);
/// # Ok::<(), serde_coerce::Error>(())
/// ```
pub fn from_value<T: Coerce>(value: Value) -> Result<T, Error> {
    Options::DEFAULT.from_value_with_report(value).map(|(value, _)| value)
}
