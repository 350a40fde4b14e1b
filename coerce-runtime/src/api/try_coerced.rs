//! A value with its report, or why it was refused, as one type that serde reads.

use serde::de::{Deserialize, Deserializer};

use super::{Coerce, Coerced, Options};
use crate::report::Error;

/// A value with its report, or all that is wrong with the input: what a handler takes that answers refusals itself.
///
/// As [`Coerced`] it drops into frameworks that read arguments by serde. There a refusal becomes the framework's own error, which
/// keeps only its text, and whose words stand around it. This one reads any document, and holds the [`Error`], with paths, codes, and
/// [`Error::for_model`]. What is no document, as truncated JSON, stays the deserializer's own error.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Coerced, TryCoerced};
///
/// fn largest(arguments: &str) -> Result<String, String> {
///     let TryCoerced(read) = serde_json::from_str::<TryCoerced<Vec<u8>>>(arguments).map_err(|error| error.to_string())?;
///     let Coerced { value, .. } = read.map_err(|error| error.for_model(500))?;
///     Ok(format!("{:?}", value.iter().max()))
/// }
/// assert_eq!(largest("[1, 7]").unwrap(), "Some(7)");
/// assert!(largest("[300]").unwrap_err().starts_with("The input was refused:\n- [0]: expected an integer from 0 to 255"));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct TryCoerced<T>(
    /// The value, or why it was not read.
    pub Result<Coerced<T>, Error>,
);

impl<'de, T: Coerce> Deserialize<'de> for TryCoerced<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = Options::DEFAULT.read_source(deserializer)?;
        Ok(Self(read.map(Coerced::from)))
    }
}

#[cfg(feature = "schemars-1")]
schema_of_inner!(TryCoerced => T);
